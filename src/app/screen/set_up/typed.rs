//! What is typed of a tournament, and what it says: formats, settings, and how long it takes.

use std::collections::BTreeMap;
use std::num::NonZeroU16;
use std::time::Duration;

use chrono::{NaiveDate, NaiveTime, TimeDelta};
use serde::{Deserialize, Serialize};

use super::faults::{LONGEST_CLOCK, LONGEST_SERIES};
use crate::app::plan::Plan;
use crate::club::{Length, Name, TimeControl};
use crate::rules::RuleSet;
use crate::tournament::schedule::{
    Bracket, Field as Players, GroupDraw, Groups, Minutes, Order, Plan as Rounds, Room, SwissAdvice,
};
use crate::tournament::{Criterion, Elimination, Format, LeagueBy, Legs, Settings, Tournament};
use crate::words::{Words, message};

/// How it is played, as it is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
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
    /// What a won series is worth.
    Win,
    /// What a drawn series is worth.
    Draw,
    /// What a lost series is worth.
    Loss,
    /// How many points of games are one score group.
    Band,
    /// The points of a game that nobody plays.
    Walkover,
    /// The points of a bye in each game.
    ByePoints,
    /// The tiles out of a bye.
    ByeExited,
    /// What a requested bye is worth; nothing: half a win.
    RequestedBye,
    /// What an absence is worth.
    Absent,
    /// What rounds before a late entry are worth; nothing: an absence.
    Late,
    /// How many byes a player has at most; nothing: any number.
    MostByes,
    /// How many extra pairs of games a drawn series of a knockout has.
    ExtraPairs,
    /// From how many series on a league ranks by average.
    Least,
    /// How many are expected to go on to the next stage.
    GoOn,
    /// How far the strongest is above the weakest.
    Spread,
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
            Field::Win => "event-win",
            Field::Draw => "event-draw",
            Field::Loss => "event-loss",
            Field::Band => "event-band",
            Field::Walkover => "event-walkover",
            Field::ByePoints => "event-bye-points",
            Field::ByeExited => "event-bye-exited",
            Field::RequestedBye => "event-requested-bye",
            Field::Absent => "event-absent",
            Field::Late => "event-late",
            Field::MostByes => "event-most-byes",
            Field::ExtraPairs => "event-extra-pairs",
            Field::Least => "event-least",
            Field::GoOn => "event-go-on",
            Field::Spread => "event-spread",
        }
    }
}

/// What is typed of a tournament.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
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
    /// The stages after the first one.
    pub later: Vec<Format>,
    /// What is chosen of the settings; numbers are among what is typed.
    pub settings: Settings,
    pub(super) texts: BTreeMap<Field, String>,
}

impl Typed {
    /// A new tournament on a day, for so many players.
    pub fn new(name: String, day: NaiveDate, players: usize, words: &Words) -> Typed {
        let settings = Settings::usual(rand::random());
        let texts = [
            (Field::Name, name),
            (Field::First, words.typed_date(day)),
            (Field::Groups, "2".to_owned()),
            (Field::Players, players.to_string()),
            (Field::Minutes, "60".to_owned()),
            (Field::Start, "19:00".to_owned()),
            (Field::Spread, "600".to_owned()),
        ];
        let mut typed = Typed {
            kind: Kind::Swiss,
            double: false,
            third_place: true,
            by_average: false,
            games: 2,
            criteria: Criterion::USUAL.to_vec(),
            later: Vec::new(),
            settings: settings.clone(),
            texts: texts.into_iter().collect(),
        };
        typed.take_settings(settings, words);
        typed
    }

    /// A tournament as it is.
    pub fn of(tournament: &Tournament, words: &Words) -> Typed {
        let head = tournament.head();
        let players = tournament.entries().len().max(2);
        let mut typed = Typed::new(head.name.to_string(), head.first, players, words);
        if head.last != head.first {
            typed.type_in(Field::Last, words.typed_date(head.last));
        }
        typed.games = u8::try_from(head.settings.length.games()).unwrap_or(2);
        typed.criteria.clone_from(&head.settings.criteria);
        typed.take_settings(head.settings.clone(), words);
        let formats: Vec<_> = tournament.stages().values().map(|stage| stage.format).collect();
        if let Some(&Format::Knockout { elimination: Elimination::Single { third_place } }) = formats.last() {
            typed.third_place = third_place;
        }
        typed.later = formats.iter().skip(1).copied().collect();
        match formats.first() {
            Some(&Format::Swiss { rounds }) => {
                typed.kind = Kind::Swiss;
                typed.type_in(Field::Rounds, rounds.to_string());
            }
            Some(&Format::League { rounds, by }) => {
                typed.kind = Kind::League;
                typed.type_in(Field::Rounds, rounds.map(|rounds| rounds.to_string()).unwrap_or_default());
                if let LeagueBy::Average { least } = by {
                    typed.by_average = true;
                    typed.type_in(Field::Least, least.to_string());
                }
            }
            Some(&Format::RoundRobin { legs, groups }) => {
                let goes_on = formats.len() > 1;
                typed.kind = if goes_on || groups > 1 { Kind::Groups } else { Kind::RoundRobin };
                typed.double = legs == Legs::Double;
                typed.type_in(Field::Groups, groups.to_string());
            }
            Some(Format::Knockout { elimination: Elimination::Double { .. } }) => typed.kind = Kind::DoubleKnockout,
            Some(Format::Knockout { .. }) => typed.kind = Kind::Knockout,
            None => {}
        }
        typed
    }

    /// What is typed somewhere.
    pub fn text(&self, field: Field) -> &str {
        self.texts.get(&field).map_or("", String::as_str)
    }

    /// Takes what is typed somewhere.
    pub fn type_in(&mut self, field: Field, text: String) {
        self.texts.insert(field, text);
    }

    /// Another way to play; groups are followed by a knockout unless something else is said.
    pub fn play(&mut self, kind: Kind) {
        let knockout = Format::Knockout { elimination: Elimination::Single { third_place: self.third_place } };
        if kind != self.kind {
            self.later = if kind == Kind::Groups { vec![knockout] } else { Vec::new() };
        }
        self.kind = kind;
    }

    /// Whether somebody may play for the third place.
    pub fn has_final(&self) -> bool {
        let single = |format: &Format| matches!(format, Format::Knockout { elimination: Elimination::Single { .. } });
        self.kind == Kind::Knockout || self.later.iter().any(single)
    }

    /// A whole number that is typed; `usual` where nothing is.
    pub(super) fn number<N: std::str::FromStr>(&self, field: Field, usual: Option<N>) -> Option<N> {
        match self.text(field).trim() {
            "" => usual,
            typed => typed.parse().ok(),
        }
    }

    /// The name.
    pub fn name(&self) -> Option<Name> {
        Name::new(self.text(Field::Name)).ok()
    }

    /// The first and the last day.
    pub fn days(&self, words: &Words) -> Option<(NaiveDate, NaiveDate)> {
        let day = |typed: &str| words.read_date(typed);
        let first = day(self.text(Field::First))?;
        let last = if self.text(Field::Last).trim().is_empty() { first } else { day(self.text(Field::Last))? };
        (first <= last).then_some((first, last))
    }

    /// How many players are expected.
    pub fn players(&self) -> Option<Players> {
        Players::new(self.text(Field::Players).trim().parse().ok()?).ok()
    }

    /// How many rounds: what is typed, or what the program advises.
    pub fn rounds(&self) -> Option<u16> {
        let typed = self.text(Field::Rounds).trim();
        if typed.is_empty() {
            return Some(self.players().map_or(USUAL_ROUNDS, |players| SwissAdvice::of(players).recommended));
        }
        typed.parse().ok().filter(|rounds| *rounds > 0)
    }

    fn groups(&self) -> Option<u16> {
        self.text(Field::Groups).trim().parse().ok().filter(|groups| *groups > 0)
    }

    /// The stages; `None` while a number is none.
    pub fn stages(&self) -> Option<Vec<Format>> {
        let knockout = Format::Knockout { elimination: Elimination::Single { third_place: self.third_place } };
        let legs = if self.double { Legs::Double } else { Legs::Single };
        let first = match self.kind {
            Kind::Swiss => Format::Swiss { rounds: self.rounds()? },
            Kind::RoundRobin => Format::RoundRobin { legs, groups: 1 },
            Kind::Knockout => knockout,
            Kind::DoubleKnockout => Format::Knockout { elimination: Elimination::Double { reset: true } },
            Kind::Groups => Format::RoundRobin { legs, groups: self.groups()? },
            Kind::League => {
                let LeagueBy::Average { least } = LeagueBy::AVERAGE else { return None };
                let least = self.number(Field::Least, Some(least))?;
                let by = if self.by_average { LeagueBy::Average { least } } else { LeagueBy::Total };
                Format::League { rounds: Some(self.rounds()?), by }
            }
        };
        let later = self.later.iter().map(|format| match format {
            Format::Knockout { elimination: Elimination::Single { .. } } => knockout,
            other => *other,
        });
        Some([first].into_iter().chain(later).collect())
    }

    /// The length of a series.
    pub fn length(&self) -> Length {
        Length::new(self.games).unwrap_or(Length::TWO)
    }

    /// What is agreed for games on the screen: the clock. The outer `None` is for something that is no number.
    pub fn plan(&self) -> Option<Option<Plan>> {
        let typed = self.text(Field::Clock).trim();
        if typed.is_empty() {
            return Some(None);
        }
        let (least, most) = LONGEST_CLOCK;
        let minutes: u64 = typed.parse().ok().filter(|minutes| (least.into()..=most.into()).contains(minutes))?;
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
        let first = match self.kind {
            Kind::Swiss | Kind::League => Rounds::swiss(players, self.rounds()?),
            Kind::RoundRobin => Rounds::of_schedule(&Groups::one(players).schedule(legs)),
            Kind::Knockout => bracket(players, single),
            Kind::DoubleKnockout => bracket(players, Elimination::Double { reset: true }),
            Kind::Groups => {
                let groups = Groups::draw(players, usize::from(self.groups()?), GroupDraw::Snake).ok()?;
                Rounds::of_schedule(&groups.schedule(legs))
            }
        };
        self.later.iter().try_fold(first, |before, format| {
            let best = Players::new(self.going_on()?.min(players.players())).ok()?;
            Some(before.then(match *format {
                Format::Swiss { rounds } => Rounds::swiss(best, rounds),
                Format::League { rounds, .. } => Rounds::swiss(best, rounds.unwrap_or(1)),
                Format::RoundRobin { legs, .. } => Rounds::of_schedule(&Groups::one(best).schedule(legs)),
                Format::Knockout { elimination: Elimination::Single { .. } } => bracket(best, single),
                Format::Knockout { elimination } => bracket(best, elimination),
            }))
        })
    }

    /// How many are expected to go on: what is typed, or two of each group, or four.
    fn going_on(&self) -> Option<usize> {
        let usual = if self.kind == Kind::Groups { 2 * usize::from(self.groups()?) } else { 4 };
        self.number(Field::GoOn, Some(usual)).filter(|go_on| *go_on > 1)
    }

    /// How many go on from each group.
    pub(super) fn of_each_group(&self) -> Option<u16> {
        let groups = if self.kind == Kind::Groups { usize::from(self.groups()?) } else { 1 };
        u16::try_from(self.going_on()?.div_ceil(groups)).ok()
    }

    /// Tables and times, as they are planned with.
    pub(super) fn room(&self, players: Players) -> Option<Room> {
        let (least, most) = LONGEST_SERIES;
        let series =
            self.text(Field::Minutes).trim().parse().ok().filter(|minutes| (least..=most).contains(minutes))?;
        let enough = u16::try_from(players.players() / 2).unwrap_or(u16::MAX);
        let tables = NonZeroU16::new(self.number(Field::Tables, Some(enough))?)?;
        Some(Room { tables, series: Minutes(series), between: Minutes(10) })
    }

    fn duration(&self, plan: &Rounds, players: Players, words: &Words) -> Option<String> {
        let room = self.room(players)?;
        let tables = room.tables;
        let Minutes(minutes) = plan.duration(&room);
        let (hours, rest) = (minutes / 60, format!("{:02}", minutes % 60));
        let (rounds, tables) = (plan.rounds(), tables.get());
        let takes =
            message!(words, "tournament-takes", rounds = rounds, tables = tables, hours = hours, minutes = rest);
        // A league and what takes more than a day end on another one.
        let start = NaiveTime::parse_from_str(self.text(Field::Start).trim(), "%H:%M").ok();
        let start = start.filter(|_| self.kind != Kind::League && minutes < 24 * 60);
        let end = start.map(|start| (start + TimeDelta::minutes(i64::from(minutes))).format("%H:%M").to_string());
        let end = end.map(|end| message!(words, "tournament-ends-at", time = end));
        Some([Some(takes), end].into_iter().flatten().collect::<Vec<_>>().join(" "))
    }
}

/// The rounds of a Swiss where nobody is expected yet.
const USUAL_ROUNDS: u16 = 5;
