//! What is typed of a tournament, and what it says: formats, settings, and how long it takes.

use std::num::NonZeroU16;
use std::time::Duration;

use chrono::{NaiveDate, NaiveTime, TimeDelta};

use crate::app::plan::Plan;
use crate::club::{Length, Name, TimeControl};
use crate::rules::RuleSet;
use crate::tournament::schedule::{
    Bracket, Field as Players, GroupDraw, Groups, Minutes, Order, Plan as Rounds, Room, SwissAdvice,
};
use crate::tournament::{Criterion, Elimination, Format, LeagueBy, Legs, Tournament};
use crate::words::{Words, message};

/// How it is played, as it is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Kind {
    /// Whoever has as many points plays.
    #[default]
    Swiss,
    /// Everybody plays everybody.
    RoundRobin,
    /// Whoever loses is out.
    Knockout,
    /// Whoever loses twice is out.
    DoubleKnockout,
    /// Round robins in groups, and a knockout of the best.
    Groups,
    /// Evenings that some miss.
    League,
}

impl Kind {
    /// Every way to play.
    pub const ALL: [Kind; 6] =
        [Kind::Swiss, Kind::RoundRobin, Kind::Knockout, Kind::DoubleKnockout, Kind::Groups, Kind::League];

    /// Whether it has as many rounds as somebody says.
    pub const fn has_rounds(self) -> bool {
        matches!(self, Kind::Swiss | Kind::League)
    }
}

/// A field of one line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Field {
    /// The name.
    Name,
    /// The first day.
    First,
    /// The last day.
    Last,
    /// How many rounds.
    Rounds,
    /// How many groups.
    Groups,
    /// Minutes of a player in a game on the screen.
    Clock,
    /// How many players are expected.
    Players,
    /// How many tables there are.
    Tables,
    /// How long a series takes, in minutes.
    Minutes,
    /// When it begins.
    Start,
}

impl Field {
    /// What to call it.
    pub const fn id(self) -> &'static str {
        match self {
            Field::Name => "event-name",
            Field::First => "event-first",
            Field::Last => "event-last",
            Field::Rounds => "event-rounds",
            Field::Groups => "event-groups",
            Field::Clock => "event-clock",
            Field::Players => "event-players",
            Field::Tables => "event-tables",
            Field::Minutes => "event-minutes",
            Field::Start => "event-start",
        }
    }
}

/// What is typed of a tournament.
#[derive(Clone, PartialEq, Debug)]
pub struct Typed {
    /// How it is played.
    pub kind: Kind,
    /// Whether everybody plays everybody twice.
    pub double: bool,
    /// Whether the third place is played for.
    pub third_place: bool,
    /// Whether a league is ranked by average.
    pub by_average: bool,
    /// How many games a series has.
    pub games: u8,
    /// What players are ranked by.
    pub criteria: Vec<Criterion>,
    pub(super) name: String,
    pub(super) first: String,
    pub(super) last: String,
    /// Nothing: as many as the program advises.
    pub(super) rounds: String,
    pub(super) groups: String,
    pub(super) clock: String,
    pub(super) players: String,
    pub(super) tables: String,
    pub(super) minutes: String,
    pub(super) start: String,
}

impl Typed {
    /// A new tournament on a day, for so many players.
    pub fn new(name: String, day: NaiveDate, players: usize, words: &Words) -> Typed {
        Typed {
            kind: Kind::Swiss,
            double: false,
            third_place: true,
            by_average: false,
            games: 2,
            criteria: Criterion::USUAL.to_vec(),
            name,
            first: words.typed_date(day),
            last: String::new(),
            rounds: String::new(),
            groups: "2".to_owned(),
            clock: String::new(),
            players: players.to_string(),
            tables: String::new(),
            minutes: "60".to_owned(),
            start: "19:00".to_owned(),
        }
    }

    /// A tournament as it is.
    pub fn of(tournament: &Tournament, words: &Words) -> Typed {
        let head = tournament.head();
        let players = tournament.entries().len().max(2);
        let mut typed = Typed::new(head.name.to_string(), head.first, players, words);
        if head.last != head.first {
            typed.last = words.typed_date(head.last);
        }
        typed.games = u8::try_from(head.settings.length.games()).unwrap_or(2);
        typed.criteria.clone_from(&head.settings.criteria);
        let formats: Vec<_> = tournament.stages().values().map(|stage| stage.format).collect();
        if let Some(&Format::Knockout { elimination: Elimination::Single { third_place } }) = formats.last() {
            typed.third_place = third_place;
        }
        match formats.first() {
            Some(&Format::Swiss { rounds }) => (typed.kind, typed.rounds) = (Kind::Swiss, rounds.to_string()),
            Some(&Format::League { rounds, by }) => {
                typed.kind = Kind::League;
                typed.rounds = rounds.map(|rounds| rounds.to_string()).unwrap_or_default();
                typed.by_average = matches!(by, LeagueBy::Average { .. });
            }
            Some(&Format::RoundRobin { legs, groups }) => {
                let goes_on = formats.len() > 1;
                typed.kind = if goes_on { Kind::Groups } else { Kind::RoundRobin };
                typed.double = legs == Legs::Double;
                typed.groups = groups.to_string();
            }
            Some(Format::Knockout { elimination: Elimination::Double { .. } }) => typed.kind = Kind::DoubleKnockout,
            Some(Format::Knockout { .. }) => typed.kind = Kind::Knockout,
            None => {}
        }
        typed
    }

    /// What is typed somewhere.
    pub fn text(&self, field: Field) -> &str {
        match field {
            Field::Name => &self.name,
            Field::First => &self.first,
            Field::Last => &self.last,
            Field::Rounds => &self.rounds,
            Field::Groups => &self.groups,
            Field::Clock => &self.clock,
            Field::Players => &self.players,
            Field::Tables => &self.tables,
            Field::Minutes => &self.minutes,
            Field::Start => &self.start,
        }
    }

    /// Takes what is typed somewhere.
    pub fn type_in(&mut self, field: Field, text: String) {
        let place = match field {
            Field::Name => &mut self.name,
            Field::First => &mut self.first,
            Field::Last => &mut self.last,
            Field::Rounds => &mut self.rounds,
            Field::Groups => &mut self.groups,
            Field::Clock => &mut self.clock,
            Field::Players => &mut self.players,
            Field::Tables => &mut self.tables,
            Field::Minutes => &mut self.minutes,
            Field::Start => &mut self.start,
        };
        *place = text;
    }

    /// The name.
    pub fn name(&self) -> Option<Name> {
        Name::new(&self.name).ok()
    }

    /// The first and the last day.
    pub fn days(&self, words: &Words) -> Option<(NaiveDate, NaiveDate)> {
        let day = |typed: &str| words.read_date(typed);
        let first = day(&self.first)?;
        let last = if self.last.trim().is_empty() { first } else { day(&self.last)? };
        (first <= last).then_some((first, last))
    }

    /// How many players are expected.
    pub fn players(&self) -> Option<Players> {
        Players::new(self.players.trim().parse().ok()?).ok()
    }

    /// How many rounds: what is typed, or what the program advises.
    pub fn rounds(&self) -> Option<u16> {
        let typed = self.rounds.trim();
        if typed.is_empty() {
            return Some(self.players().map_or(USUAL_ROUNDS, |players| SwissAdvice::of(players).recommended));
        }
        typed.parse().ok().filter(|rounds| *rounds > 0)
    }

    fn groups(&self) -> Option<u16> {
        self.groups.trim().parse().ok().filter(|groups| *groups > 0)
    }

    /// The stages; `None` while a number is none.
    pub fn stages(&self) -> Option<Vec<Format>> {
        let knockout = Format::Knockout { elimination: Elimination::Single { third_place: self.third_place } };
        let legs = if self.double { Legs::Double } else { Legs::Single };
        Some(match self.kind {
            Kind::Swiss => vec![Format::Swiss { rounds: self.rounds()? }],
            Kind::RoundRobin => vec![Format::RoundRobin { legs, groups: 1 }],
            Kind::Knockout => vec![knockout],
            Kind::DoubleKnockout => vec![Format::Knockout { elimination: Elimination::Double { reset: true } }],
            Kind::Groups => vec![Format::RoundRobin { legs, groups: self.groups()? }, knockout],
            Kind::League => {
                let by = if self.by_average { LeagueBy::AVERAGE } else { LeagueBy::Total };
                vec![Format::League { rounds: Some(self.rounds()?), by }]
            }
        })
    }

    /// The length of a series.
    pub fn length(&self) -> Length {
        Length::new(self.games).unwrap_or(Length::TWO)
    }

    /// What is agreed for games on the screen: the clock. The outer `None` is for something that is no number.
    pub fn plan(&self) -> Option<Option<Plan>> {
        let typed = self.clock.trim();
        if typed.is_empty() {
            return Some(None);
        }
        let minutes: u64 = typed.parse().ok().filter(|minutes| (1..=600).contains(minutes))?;
        let control = TimeControl { main: Duration::from_secs(minutes * 60), increment: Duration::ZERO };
        Some(Some(Plan::new(RuleSet::Classic, Some(control), &[])))
    }

    /// What the choices come to for the players that are expected, sentence by sentence.
    pub fn advice(&self, words: &Words) -> Vec<String> {
        let Some(players) = self.players() else { return Vec::new() };
        let Some(plan) = self.plan_of_rounds(players) else { return Vec::new() };
        let mut said = Vec::new();
        if let (Kind::Swiss, Some(rounds)) = (self.kind, self.rounds()) {
            let advice = SwissAdvice::of(players);
            said.push(message!(
                words,
                "tournament-advice-swiss",
                players = players.players(),
                rounds = rounds,
                recommended = advice.recommended,
                most = advice.most
            ));
            said.extend(advice.warning(rounds).map(|warning| words.swiss_warning(warning, advice.most)));
        } else {
            said.push(message!(words, "tournament-advice-rounds", players = players.players(), rounds = plan.rounds()));
        }
        said.extend(self.duration(&plan, players, words));
        said
    }

    /// Whether the rounds of a Swiss are so many that a round robin does better.
    pub fn is_round_robin_better(&self) -> bool {
        let rounds = self.rounds().unwrap_or_default();
        self.kind == Kind::Swiss
            && self.players().is_some_and(|players| SwissAdvice::of(players).warning(rounds).is_some())
    }

    fn plan_of_rounds(&self, players: Players) -> Option<Rounds> {
        let bracket = |players, elimination| Rounds::of_bracket(&Bracket::new(Order::standard(players), elimination));
        let single = Elimination::Single { third_place: self.third_place };
        let legs = if self.double { Legs::Double } else { Legs::Single };
        Some(match self.kind {
            Kind::Swiss | Kind::League => Rounds::swiss(players, self.rounds()?),
            Kind::RoundRobin => Rounds::of_schedule(&Groups::one(players).schedule(legs)),
            Kind::Knockout => bracket(players, single),
            Kind::DoubleKnockout => bracket(players, Elimination::Double { reset: true }),
            Kind::Groups => {
                let count = usize::from(self.groups()?);
                let groups = Groups::draw(players, count, GroupDraw::Snake).ok()?;
                // Two of each group go on, unless something else is said then.
                let best = Players::new((2 * count).min(players.players())).ok()?;
                Rounds::of_schedule(&groups.schedule(legs)).then(bracket(best, single))
            }
        })
    }

    fn duration(&self, plan: &Rounds, players: Players, words: &Words) -> Option<String> {
        let series = self.minutes.trim().parse().ok().filter(|minutes| (1..=1440).contains(minutes))?;
        let tables = self.tables.trim();
        let enough = u16::try_from(players.players() / 2).unwrap_or(u16::MAX);
        let tables = NonZeroU16::new(if tables.is_empty() { enough } else { tables.parse().ok()? })?;
        let Minutes(minutes) = plan.duration(&Room { tables, series: Minutes(series), between: Minutes(10) });
        let (hours, rest) = (minutes / 60, format!("{:02}", minutes % 60));
        let (rounds, tables) = (plan.rounds(), tables.get());
        let takes =
            message!(words, "tournament-takes", rounds = rounds, tables = tables, hours = hours, minutes = rest);
        // A league and what takes more than a day end on another one.
        let start = NaiveTime::parse_from_str(self.start.trim(), "%H:%M").ok();
        let start = start.filter(|_| self.kind != Kind::League && minutes < 24 * 60);
        let end = start.map(|start| (start + TimeDelta::minutes(i64::from(minutes))).format("%H:%M").to_string());
        let end = end.map(|end| message!(words, "tournament-ends-at", time = end));
        Some([Some(takes), end].into_iter().flatten().collect::<Vec<_>>().join(" "))
    }
}

/// The rounds of a Swiss where nobody is expected yet.
const USUAL_ROUNDS: u16 = 5;
