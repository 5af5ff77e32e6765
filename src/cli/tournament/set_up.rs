//! Making a tournament, what to know before it starts, and starting it.

use std::collections::BTreeMap;
use std::num::NonZeroU16;

use chrono::{NaiveDate, NaiveTime, TimeDelta};
use clap::{Args, ValueEnum};
use serde_json::json;
use uuid::Uuid;

use super::{Cup, say};
use crate::cli::desk::{Desk, Reason, Stop, date, today};
use crate::cli::season::{match_points, named};
use crate::cli::series::{every_date, lengths};
use crate::cli::table::{Form, print_json};
use crate::cli::{Done, tell};
use crate::club::{Length, MatchPoints, PlayerId, Ratings};
use crate::rules::Points;
use crate::store::StoreError;
use crate::tournament::schedule::{
    Bracket, Field, GroupDraw, Groups, Minutes, Order, Plan, Room, ScheduleFault, SwissAdvice,
};
use crate::tournament::{
    Act, Command as Change, Criterion, DrawnThen, Elimination, Format, GroupOrder, LeagueBy, Legs, Primary, Refusal,
    Settings, StageNumber, State, TournamentId, UnplayedRounds, new_groups, starting_order,
};
use crate::words::{Words, message};

#[derive(Args)]
pub(in crate::cli) struct New {
    #[arg(value_name = "NAME")]
    name: String,
    #[arg(long, value_name = "DATE[..DATE]", value_parser = days)]
    date: Option<(NaiveDate, NaiveDate)>,
    #[arg(long, value_enum, default_value = "swiss")]
    format: Kind,
    #[arg(long, value_name = "N")]
    rounds: Option<u16>,
    #[arg(long, value_name = "N", default_value = "1")]
    groups: u16,
    #[arg(long, value_enum)]
    then: Option<Kind>,
    #[arg(long)]
    third_place: bool,
    #[arg(long, value_name = "N")]
    least: Option<u32>,
    #[command(flatten)]
    settings: Typed,
    #[command(flatten)]
    reason: Reason,
    #[command(flatten)]
    form: Form,
}

/// The settings that are not the usual ones.
#[derive(Args)]
struct Typed {
    #[arg(long, value_name = "POINTS", value_parser = match_points)]
    win: Option<MatchPoints>,
    #[arg(long, value_name = "POINTS", value_parser = match_points)]
    draw: Option<MatchPoints>,
    #[arg(long, value_name = "POINTS", value_parser = match_points)]
    loss: Option<MatchPoints>,
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = criterion)]
    criteria: Vec<Criterion>,
    #[arg(long, value_name = "BAND")]
    by_points: Option<u16>,
    #[arg(long, value_name = "N", default_value = "2", value_parser = lengths())]
    games: Length,
    #[arg(long, value_name = "POINTS")]
    walkover: Option<u32>,
    #[arg(long, value_name = "POINTS", value_parser = match_points)]
    requested_bye: Option<MatchPoints>,
    #[arg(long, value_name = "POINTS", value_parser = match_points)]
    absent: Option<MatchPoints>,
    #[arg(long, value_name = "N")]
    most_byes: Option<u16>,
    #[arg(long, value_enum)]
    order: Option<PairOrder>,
    #[arg(long)]
    played_only: bool,
    #[arg(long, value_name = "N")]
    extra_pairs: Option<u8>,
    #[arg(long)]
    drawn_by_lot: bool,
    #[arg(long, value_name = "SEED")]
    lots: Option<u64>,
}

/// How a stage is played, as it is typed.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Kind {
    Swiss,
    RoundRobin,
    DoubleRoundRobin,
    Knockout,
    DoubleKnockout,
    League,
}

/// The order in which players of a score group are paired, as it is typed.
#[derive(Clone, Copy, ValueEnum)]
enum PairOrder {
    Fold,
    Slide,
    Random,
    Neighbours,
}

/// The rounds of a Swiss where nobody says how many.
const SWISS_ROUNDS: u16 = 5;

const CRITERIA: [(&str, Criterion); 17] = [
    ("match-points", Criterion::MatchPoints),
    ("total-points", Criterion::TotalPoints),
    ("points-difference", Criterion::PointsDifference),
    ("tiles-exited", Criterion::TilesExited),
    ("captured-bears", Criterion::CapturedBears),
    ("wins", Criterion::Wins),
    ("buchholz", Criterion::BUCHHOLZ),
    ("buchholz-cut-1", Criterion::CUT_1),
    ("buchholz-cut-2", Criterion::CUT_2),
    ("median", Criterion::MEDIAN),
    ("sonneborn-berger", Criterion::SonnebornBerger),
    ("direct-encounter", Criterion::DirectEncounter { restart: false }),
    ("direct-encounter-restart", Criterion::DirectEncounter { restart: true }),
    ("progressive", Criterion::Progressive),
    ("opponents-rating", Criterion::OpponentsRating),
    ("performance", Criterion::Performance),
    ("lot", Criterion::Lot),
];

fn criterion(typed: &str) -> Result<Criterion, String> {
    let found = CRITERIA.iter().find(|(name, _)| *name == typed).map(|(_, criterion)| *criterion);
    found.ok_or_else(|| CRITERIA.map(|(name, _)| name).join(", "))
}

/// A date, or the first and the last one with two dots between.
fn days(typed: &str) -> Result<(NaiveDate, NaiveDate), String> {
    match typed.split_once("..") {
        None => date(typed).map(|day| (day, day)),
        Some((first, last)) => Ok((date(first)?, date(last)?)),
    }
}

impl Kind {
    fn format(self, new: &New) -> Format {
        let round_robin = |legs| Format::RoundRobin { legs, groups: new.groups };
        match self {
            Kind::Swiss => Format::Swiss { rounds: new.rounds.unwrap_or(SWISS_ROUNDS) },
            Kind::RoundRobin => round_robin(Legs::Single),
            Kind::DoubleRoundRobin => round_robin(Legs::Double),
            Kind::Knockout => Format::Knockout { elimination: Elimination::Single { third_place: new.third_place } },
            Kind::DoubleKnockout => Format::Knockout { elimination: Elimination::Double { reset: true } },
            Kind::League => {
                let by = new.least.map_or(LeagueBy::Total, |least| LeagueBy::Average { least });
                Format::League { rounds: new.rounds, by }
            }
        }
    }
}

impl Typed {
    fn settings(&self) -> Settings {
        let mut settings = Settings::usual(self.lots.unwrap_or_else(rand::random));
        let scale = &mut settings.scale;
        scale.win = self.win.unwrap_or(scale.win);
        scale.draw = self.draw.unwrap_or(scale.draw);
        scale.loss = self.loss.unwrap_or(scale.loss);
        let half = MatchPoints { halves: scale.win.halves / 2 };
        if !self.criteria.is_empty() {
            settings.criteria.clone_from(&self.criteria);
        }
        if let Some(band) = self.by_points {
            settings.primary = Primary::TotalPoints { band };
        }
        settings.length = self.games;
        settings.walkover = self.walkover.map_or(settings.walkover, Points);
        settings.requested_bye = self.requested_bye.unwrap_or(half);
        settings.absent = self.absent.unwrap_or(settings.absent);
        settings.most_byes = self.most_byes;
        settings.group_order = match self.order {
            None => settings.group_order,
            Some(PairOrder::Fold) => GroupOrder::Fold,
            Some(PairOrder::Slide) => GroupOrder::Slide,
            Some(PairOrder::Random) => GroupOrder::Random,
            Some(PairOrder::Neighbours) => GroupOrder::Neighbours,
        };
        if self.played_only {
            settings.unplayed = UnplayedRounds::PlayedOnly;
        }
        settings.drawn.extra_pairs = self.extra_pairs.unwrap_or(settings.drawn.extra_pairs);
        if self.drawn_by_lot {
            settings.drawn.then = DrawnThen::Lot;
        }
        settings
    }
}

/// Makes a tournament.
pub(super) fn make(desk: &mut Desk<'_>, new: New) -> Result<Done, Stop> {
    let id = TournamentId(Uuid::now_v7());
    let name = named(&new.name, desk.words)?;
    let (first, last) = new.date.unwrap_or_else(|| (today(), today()));
    let stages = [Some(new.format), new.then].into_iter().flatten().map(|kind| kind.format(&new)).collect();
    let settings = Box::new(new.settings.settings());
    let command = Change::Create { id, name: name.clone(), first, last, settings, stages };
    desk.carry_out(Act::Tournament { id, command }, new.reason)?;
    if new.form.json {
        print_json(&json!({ "id": id.to_string(), "name": name.as_str() }))?;
        return Ok(Done::Good);
    }
    say(&message!(desk.words, "tournament-made", tournament = name.as_str()))
}

/// Plans another number of rounds of the stage under way, or of the first one before the start.
pub(super) fn plan_rounds(desk: &mut Desk<'_>, event: &str, number: u16, reason: Reason) -> Result<Done, Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, event)?;
    let meant = cup.tournament.current_stage().map_or(StageNumber::FIRST, |stage| stage.number);
    let mut formats = Vec::new();
    for stage in cup.tournament.stages().values() {
        formats.push(match stage.format {
            Format::Swiss { .. } if stage.number == meant => Format::Swiss { rounds: number },
            Format::League { by, .. } if stage.number == meant => Format::League { rounds: Some(number), by },
            _ if stage.number == meant => return Err(Stop::Refused(message!(words, "tournament-rounds-follow"))),
            format => format,
        });
    }
    desk.carry_out(cup.act(Change::PlanStages(formats)), reason)?;
    let cup = Cup::find(desk, event)?;
    for sentence in advice(&cup, words) {
        tell(&sentence);
    }
    say(&message!(words, "tournament-rounds-planned", tournament = cup.name(), count = number))
}

#[derive(Args)]
pub(in crate::cli) struct Advice {
    #[arg(value_name = "EVENT")]
    event: String,
    #[arg(long, value_name = "N")]
    tables: Option<NonZeroU16>,
    #[arg(long, value_name = "MINUTES", default_value = "60")]
    minutes: u32,
    #[arg(long, value_name = "MINUTES", default_value = "10")]
    between: u32,
    #[arg(long, value_name = "HH:MM", value_parser = time)]
    start: Option<NaiveTime>,
    #[command(flatten)]
    form: Form,
}

fn time(typed: &str) -> Result<NaiveTime, String> {
    NaiveTime::parse_from_str(typed, "%H:%M").map_err(|error| error.to_string())
}

/// Says what the number of players means for the rounds, and how long it takes.
pub(super) fn advise(desk: &mut Desk<'_>, asked: &Advice) -> Result<Done, Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, &asked.event)?;
    let here = cup.tournament.entries().len();
    let plan = plan(&cup).map_err(|_| StoreError::TournamentRefused(Refusal::TooFew { here }))?;
    let tables = asked.tables.or_else(|| NonZeroU16::new(u16::try_from(here / 2).unwrap_or(u16::MAX)));
    let tables = tables.unwrap_or(NonZeroU16::MIN);
    let room = Room { tables, series: Minutes(asked.minutes), between: Minutes(asked.between) };
    let Minutes(minutes) = plan.duration(&room);
    let end = asked.start.map(|start| (start + TimeDelta::minutes(i64::from(minutes))).format("%H:%M").to_string());
    if asked.form.json {
        let swiss = Field::new(here).ok().map(SwissAdvice::of);
        print_json(&json!({
            "players": here,
            "rounds": plan.rounds(),
            "series": plan.series().iter().sum::<usize>(),
            "minutes": minutes,
            "end": end,
            "swiss": swiss.map(|swiss| json!({ "recommended": swiss.recommended, "most": swiss.most })),
        }))?;
        return Ok(Done::Good);
    }
    for sentence in advice(&cup, words) {
        say(&sentence)?;
    }
    let (hours, rest) = (minutes / 60, format!("{:02}", minutes % 60));
    let (rounds, tables) = (plan.rounds(), tables.get());
    say(&message!(words, "tournament-takes", rounds = rounds, tables = tables, hours = hours, minutes = rest))?;
    match end {
        Some(end) => say(&message!(words, "tournament-ends-at", time = end)),
        None => Ok(Done::Good),
    }
}

/// How many series each round has, with those who entered so far.
fn plan(cup: &Cup) -> Result<Plan, ScheduleFault> {
    let field = Field::new(cup.tournament.entries().len())?;
    let stages = cup.tournament.stages();
    let format = stages.get(&StageNumber::FIRST).map_or(Format::Swiss { rounds: 1 }, |stage| stage.format);
    Ok(match format {
        Format::Swiss { rounds } => Plan::swiss(field, rounds),
        Format::League { rounds, .. } => Plan::swiss(field, rounds.unwrap_or(1)),
        Format::RoundRobin { legs, groups } => {
            Plan::of_schedule(&Groups::draw(field, usize::from(groups), GroupDraw::Snake)?.schedule(legs))
        }
        Format::Knockout { elimination } => Plan::of_bracket(&Bracket::new(Order::standard(field), elimination)),
    })
}

/// What to know of the number of rounds before the start.
pub(super) fn advice(cup: &Cup, words: &Words) -> Vec<String> {
    let players = cup.tournament.entries().len();
    let Ok(field) = Field::new(players) else { return Vec::new() };
    let stages = cup.tournament.stages();
    match stages.get(&StageNumber::FIRST).map(|stage| stage.format) {
        Some(Format::Swiss { rounds }) => {
            let advice = SwissAdvice::of(field);
            let (recommended, most) = (advice.recommended, advice.most);
            let first = message!(
                words,
                "tournament-advice-swiss",
                players = players,
                rounds = rounds,
                recommended = recommended,
                most = most
            );
            let warning = advice.warning(rounds).map(|warning| words.swiss_warning(warning, most));
            [first].into_iter().chain(warning).collect()
        }
        Some(_) => {
            let rounds = plan(cup).map_or(0, |plan| plan.rounds());
            vec![message!(words, "tournament-advice-rounds", players = players, rounds = rounds)]
        }
        None => Vec::new(),
    }
}

#[derive(Args)]
pub(in crate::cli) struct Start {
    #[arg(value_name = "EVENT")]
    event: String,
    #[command(flatten)]
    reason: Reason,
}

/// The ratings of everybody who has one, rounded.
pub(super) fn ratings(desk: &Desk<'_>) -> Result<BTreeMap<PlayerId, u16>, Stop> {
    let (first, last) = every_date();
    let ratings = Ratings::replay(&desk.club().settings()?.rating, &desk.club().series_between(first, last)?);
    // A cast of a float stays within the bounds of the whole number.
    let rounded = |value: f64| value.round() as u16;
    Ok(ratings.players().map(|(player, rating)| (player, rounded(rating.rating))).collect())
}

/// Starts a tournament: ratings, numbers and settings are frozen.
pub(super) fn start(desk: &mut Desk<'_>, asked: Start) -> Result<Done, Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, &asked.event)?;
    let all = ratings(desk)?;
    let entered = cup.tournament.entries();
    let ratings: BTreeMap<_, _> = all.into_iter().filter(|(player, _)| entered.contains_key(player)).collect();
    let first = cup.tournament.stages().get(&StageNumber::FIRST);
    let groups = match first.filter(|_| cup.tournament.head().state == State::Registration && entered.len() > 1) {
        Some(first) => {
            let order = starting_order(&cup.tournament, &ratings);
            new_groups(first.format, &order, GroupDraw::Snake)
                .map_err(|fault| Stop::Refused(words.schedule_fault(&fault)))?
        }
        None => BTreeMap::new(),
    };
    desk.carry_out(cup.act(Change::Start { ratings, groups }), asked.reason)?;
    for sentence in advice(&cup, words) {
        tell(&sentence);
    }
    let count = entered.len();
    say(&message!(words, "tournament-has-started", tournament = cup.name(), count = count))
}

/// The name of a criterion, as it is typed and for programs.
pub(super) fn criterion_name(criterion: Criterion) -> String {
    let found = CRITERIA.iter().find(|(_, other)| *other == criterion);
    match (found, criterion) {
        (Some((name, _)), _) => (*name).to_owned(),
        (None, Criterion::Buchholz { lowest, highest }) => format!("buchholz-cut-{lowest}-{highest}"),
        (None, _) => "duplicate".to_owned(),
    }
}
