//! The options of a tournament: how its stages are played, and what the organiser decides. Making one, changing one and trying
//! one out take the same.

use clap::{Args, ValueEnum};

use crate::cli::desk::Stop;
use crate::cli::season::match_points;
use crate::cli::series::lengths;
use crate::club::{Length, MatchPoints};
use crate::rules::Points;
use crate::tournament::{
    Against, ByePolicy, Criterion, DrawnThen, Elimination, Format, GroupOrder, LatePolicy, LeagueBy, Legs, Primary,
    RoundRobinWithdrawal, Settings, UnplayedRounds,
};
use crate::words::{Words, message};

/// The rounds of a Swiss where nobody says how many.
const SWISS_ROUNDS: u16 = 5;

/// How the stages of a tournament are played where nobody says so.
pub(super) const USUAL_STAGES: [Format; 1] = [Format::Swiss { rounds: SWISS_ROUNDS }];

/// How the stages are played, as far as it is said.
#[derive(Args, Default)]
pub(super) struct StageOptions {
    #[arg(long, value_enum)]
    format: Option<Kind>,
    #[arg(long, value_name = "N")]
    rounds: Option<u16>,
    #[arg(long, value_name = "N")]
    groups: Option<u16>,
    #[arg(long, value_name = "FORMAT", value_parser = then)]
    then: Option<Then>,
    #[arg(long, value_name = "YES", value_enum, num_args = 0..=1, require_equals = true, default_missing_value = "yes")]
    third_place: Option<YesNo>,
    #[arg(long, value_name = "N", value_parser = limit::<u32>)]
    least: Option<Limit<u32>>,
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

/// What comes after the first stage.
#[derive(Clone, Copy)]
enum Then {
    Nothing,
    Stage(Kind),
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum YesNo {
    Yes,
    No,
}

/// A number that can be taken back.
#[derive(Clone, Copy)]
struct Limit<N>(Option<N>);

fn then(typed: &str) -> Result<Then, String> {
    if typed == "none" { Ok(Then::Nothing) } else { Kind::from_str(typed, false).map(Then::Stage) }
}

fn limit<N: std::str::FromStr>(typed: &str) -> Result<Limit<N>, String> {
    match typed {
        "none" => Ok(Limit(None)),
        number => number.parse().map(|number| Limit(Some(number))).map_err(|_| typed.to_owned()),
    }
}

impl Kind {
    const fn format(self) -> Format {
        match self {
            Kind::Swiss => Format::Swiss { rounds: SWISS_ROUNDS },
            Kind::RoundRobin => Format::RoundRobin { legs: Legs::Single, groups: 1 },
            Kind::DoubleRoundRobin => Format::RoundRobin { legs: Legs::Double, groups: 1 },
            Kind::Knockout => Format::Knockout { elimination: Elimination::Single { third_place: false } },
            Kind::DoubleKnockout => Format::Knockout { elimination: Elimination::Double { reset: true } },
            Kind::League => Format::League { rounds: None, by: LeagueBy::Total },
        }
    }
}

impl StageOptions {
    /// Another number of rounds, and nothing else.
    pub(super) fn rounds(number: u16) -> StageOptions {
        StageOptions { rounds: Some(number), ..StageOptions::default() }
    }

    /// The stages with what is said, where they were as they are `before`. Of those that are over, the first so many, only
    /// the format itself is looked at.
    pub(super) fn formats(&self, before: &[Format], over: usize, words: &Words) -> Result<Vec<Format>, Stop> {
        let mut formats = before.to_vec();
        if let (Some(kind), Some(first)) = (self.format, formats.first_mut()) {
            *first = kind.format();
        }
        match self.then {
            None => {}
            Some(Then::Nothing) => formats.truncate(1),
            Some(Then::Stage(kind)) => {
                formats.truncate(1);
                formats.push(kind.format());
            }
        }
        let mut changed = |option: &str, change: &dyn Fn(&mut Format) -> bool| {
            // An option is about the first stage that it means something for.
            if formats.iter_mut().skip(over).any(change) {
                return Ok(());
            }
            Err(Stop::Refused(message!(words, "tournament-option-idle", option = option)))
        };
        if let Some(number) = self.rounds {
            changed("--rounds", &|format| match format {
                Format::Swiss { rounds } => {
                    *rounds = number;
                    true
                }
                Format::League { rounds, .. } => {
                    *rounds = Some(number);
                    true
                }
                _ => false,
            })?;
        }
        if let Some(number) = self.groups {
            changed("--groups", &|format| match format {
                Format::RoundRobin { groups, .. } => {
                    *groups = number;
                    true
                }
                _ => false,
            })?;
        }
        if let Some(yes_no) = self.third_place {
            changed("--third-place", &|format| match format {
                Format::Knockout { elimination: Elimination::Single { third_place } } => {
                    *third_place = yes_no == YesNo::Yes;
                    true
                }
                _ => false,
            })?;
        }
        if let Some(Limit(number)) = self.least {
            changed("--least", &|format| match format {
                Format::League { by, .. } => {
                    *by = number.map_or(LeagueBy::Total, |least| LeagueBy::Average { least });
                    true
                }
                _ => false,
            })?;
        }
        Ok(formats)
    }
}

/// What the organiser decides, as far as it is said.
#[derive(Args)]
pub(super) struct SettingOptions {
    #[arg(long, value_name = "POINTS", value_parser = match_points)]
    win: Option<MatchPoints>,
    #[arg(long, value_name = "POINTS", value_parser = match_points)]
    draw: Option<MatchPoints>,
    #[arg(long, value_name = "POINTS", value_parser = match_points)]
    loss: Option<MatchPoints>,
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = criterion)]
    criteria: Vec<Criterion>,
    #[arg(long, value_name = "BAND", value_parser = limit::<u16>)]
    by_points: Option<Limit<u16>>,
    #[arg(long, value_name = "N", value_parser = lengths())]
    games: Option<Length>,
    #[arg(long, value_name = "POINTS")]
    walkover: Option<u32>,
    #[arg(long, value_enum)]
    bye: Option<ByeWorth>,
    #[arg(long, value_name = "POINTS")]
    bye_points: Option<u32>,
    #[arg(long, value_name = "TILES")]
    bye_exited: Option<u16>,
    #[arg(long, value_name = "POINTS", value_parser = match_points)]
    requested_bye: Option<MatchPoints>,
    #[arg(long, value_name = "POINTS", value_parser = match_points)]
    absent: Option<MatchPoints>,
    #[arg(long, value_name = "POINTS", value_parser = late)]
    late: Option<LatePolicy>,
    #[arg(long, value_name = "N", value_parser = limit::<u16>)]
    most_byes: Option<Limit<u16>>,
    #[arg(long, value_enum)]
    withdrawal: Option<Withdrawal>,
    #[arg(long, value_enum)]
    order: Option<PairOrder>,
    #[arg(long, value_enum)]
    unplayed: Option<Unplayed>,
    #[arg(long, value_name = "N")]
    extra_pairs: Option<u8>,
    #[arg(long, value_enum)]
    drawn_then: Option<AfterDraws>,
    #[arg(long, value_name = "YES", value_enum, num_args = 0..=1, require_equals = true, default_missing_value = "yes")]
    duplicates: Option<YesNo>,
    #[arg(long, value_name = "SEED")]
    lots: Option<u64>,
}

/// What an allocated bye is worth, as it is typed.
#[derive(Clone, Copy, ValueEnum)]
enum ByeWorth {
    Average,
    Fixed,
}

/// What becomes of the series of somebody who leaves a round robin, as it is typed.
#[derive(Clone, Copy, ValueEnum)]
enum Withdrawal {
    AnnulOrWins,
    Wins,
    Annul,
}

/// How figures about opponents take unplayed rounds, as it is typed.
#[derive(Clone, Copy, ValueEnum)]
enum Unplayed {
    Draw,
    PlayedOnly,
}

/// Who goes on after the last drawn pair of games, as it is typed.
#[derive(Clone, Copy, ValueEnum)]
enum AfterDraws {
    BetterSeed,
    Lot,
}

/// The order in which players of a score group are paired, as it is typed.
#[derive(Clone, Copy, ValueEnum)]
enum PairOrder {
    Fold,
    Slide,
    Random,
    Neighbours,
}

fn late(typed: &str) -> Result<LatePolicy, String> {
    if typed == "absent" { Ok(LatePolicy::Absent) } else { match_points(typed).map(LatePolicy::MatchPoints) }
}

const CRITERIA: [(&str, Criterion); 19] = [
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
    ("duplicate-median", Criterion::Duplicate(Against::Median)),
    ("duplicate-matchpoints", Criterion::Duplicate(Against::EveryTable)),
    ("lot", Criterion::Lot),
];

fn criterion(typed: &str) -> Result<Criterion, String> {
    let found = CRITERIA.iter().find(|(name, _)| *name == typed).map(|(_, criterion)| *criterion);
    found.ok_or_else(|| CRITERIA.map(|(name, _)| name).join(", "))
}

/// The name of a criterion, as it is typed and for programs.
pub(super) fn criterion_name(criterion: Criterion) -> String {
    match (CRITERIA.iter().find(|(_, other)| *other == criterion), criterion) {
        (Some((name, _)), _) => (*name).to_owned(),
        (None, Criterion::Buchholz { lowest, highest }) => format!("buchholz-cut-{lowest}-{highest}"),
        // All others have a name of their own.
        (None, _) => String::new(),
    }
}

impl SettingOptions {
    /// The settings with what is said, where they were as they are `before`.
    pub(super) fn settings(&self, before: &Settings) -> Settings {
        let mut settings = before.clone();
        let half = |settings: &Settings| MatchPoints { halves: settings.scale.win.halves / 2 };
        let is_half = settings.requested_bye == half(&settings);
        put(&mut settings.scale.win, self.win);
        put(&mut settings.scale.draw, self.draw);
        put(&mut settings.scale.loss, self.loss);
        // What was half a win is half of whatever a win is worth now.
        let half = is_half.then(|| half(&settings));
        put(&mut settings.requested_bye, self.requested_bye.or(half));
        if !self.criteria.is_empty() {
            settings.criteria.clone_from(&self.criteria);
        }
        let primary = |band: Limit<u16>| band.0.map_or(Primary::MatchPoints, |band| Primary::TotalPoints { band });
        put(&mut settings.primary, self.by_points.map(primary));
        put(&mut settings.length, self.games);
        put(&mut settings.walkover, self.walkover.map(Points));
        settings.bye = self.bye_policy(settings.bye);
        put(&mut settings.absent, self.absent);
        put(&mut settings.late, self.late);
        put(&mut settings.most_byes, self.most_byes.map(|most| most.0));
        put(
            &mut settings.round_robin_withdrawal,
            self.withdrawal.map(|policy| match policy {
                Withdrawal::AnnulOrWins => RoundRobinWithdrawal::AnnulOrWins,
                Withdrawal::Wins => RoundRobinWithdrawal::Wins,
                Withdrawal::Annul => RoundRobinWithdrawal::Annul,
            }),
        );
        put(
            &mut settings.group_order,
            self.order.map(|order| match order {
                PairOrder::Fold => GroupOrder::Fold,
                PairOrder::Slide => GroupOrder::Slide,
                PairOrder::Random => GroupOrder::Random,
                PairOrder::Neighbours => GroupOrder::Neighbours,
            }),
        );
        put(
            &mut settings.unplayed,
            self.unplayed.map(|policy| match policy {
                Unplayed::Draw => UnplayedRounds::DrawAgainstSelf,
                Unplayed::PlayedOnly => UnplayedRounds::PlayedOnly,
            }),
        );
        put(&mut settings.drawn.extra_pairs, self.extra_pairs);
        put(
            &mut settings.drawn.then,
            self.drawn_then.map(|then| match then {
                AfterDraws::BetterSeed => DrawnThen::BetterSeed,
                AfterDraws::Lot => DrawnThen::Lot,
            }),
        );
        settings.duplicate = match self.duplicates {
            None => settings.duplicate,
            Some(YesNo::Yes) => settings.duplicate.or_else(|| Some(rand::random())),
            Some(YesNo::No) => None,
        };
        put(&mut settings.lots, self.lots);
        settings
    }

    fn bye_policy(&self, before: ByePolicy) -> ByePolicy {
        let mut fixed = before.fixed();
        put(&mut fixed.points, self.bye_points.map(Points));
        put(&mut fixed.exited, self.bye_exited);
        let is_fixed = match self.bye {
            None => matches!(before, ByePolicy::Fixed(_)),
            Some(worth) => matches!(worth, ByeWorth::Fixed),
        };
        if is_fixed { ByePolicy::Fixed(fixed) } else { ByePolicy::OwnAverage { otherwise: fixed } }
    }
}

fn put<T>(place: &mut T, value: Option<T>) {
    if let Some(value) = value {
        *place = value;
    }
}
