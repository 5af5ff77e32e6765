//! What an organiser decides before a tournament starts. It is frozen then.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use thiserror::Error;

use super::facts::Out;
use super::ids::RoundNumber;
use super::prizes::PrizeFund;
use crate::club::{LEAST_SERIES, Length, MatchPoints, MatchScale, WALKOVER_POINTS};
use crate::rules::{Points, WALKOVER_RANGE};

/// More match points than anything is worth.
const MOST_HALVES: u32 = 200;
/// More rounds than a stage has.
const MOST_ROUNDS: u16 = 999;
/// More extra pairs of games than anybody plays.
const MOST_EXTRA_PAIRS: u8 = 9;

/// How a stage is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "TournamentFormat")]
pub enum Format {
    /// Every round pairs players with about the same score.
    Swiss {
        /// How many rounds are meant to be played.
        rounds: u16,
    },
    /// Everybody meets everybody of the same group.
    RoundRobin {
        /// How often they meet: once or twice.
        legs: Legs,
        /// How many groups there are.
        groups: u16,
    },
    /// Who loses leaves.
    Knockout {
        /// After how many losses.
        elimination: Elimination,
    },
    /// Several evenings of which people miss some.
    League {
        /// How many rounds are meant to be played, where that is known.
        rounds: Option<u16>,
        /// By what players are ranked before the criteria, and paired.
        by: LeagueBy,
    },
}

/// How often everybody meets everybody in a round robin.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Legs {
    /// Once.
    Single,
    /// Twice: the second leg repeats the rounds of the first in their order, with the openings swapped. Where the two legs
    /// join, a player of an even field may open on the same side three times running.
    Double,
}

/// How many losses it takes to leave a knockout.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Elimination {
    /// One.
    Single {
        /// Whether the losers of the semi-finals play for the third place.
        third_place: bool,
    },
    /// Two.
    Double {
        /// Whether the grand final is played again where the winner of the losers' bracket wins it.
        reset: bool,
    },
}

/// By what players of a league are ranked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LeagueBy {
    /// By the list of criteria.
    Total,
    /// By points per series really played, then by the list of criteria.
    Average {
        /// Who played fewer series has no rank.
        least: u32,
    },
}

impl LeagueBy {
    /// By average with the least number of series that clubs usually ask for.
    pub const AVERAGE: LeagueBy = LeagueBy::Average { least: LEAST_SERIES };
}

/// By what players are paired, and what a score means where only one figure is shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Primary {
    /// Match points.
    MatchPoints,
    /// Points of all series.
    TotalPoints {
        /// How many neighbouring ranks make one band, within which all scores are taken for equal.
        band: u16,
    },
}

/// A figure by which players are ranked. Names that others have published mean what they mean there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Criterion {
    /// Match points.
    MatchPoints,
    /// Points of all series.
    TotalPoints,
    /// Points less those of the opponents, in series that were played or won by walkover.
    PointsDifference,
    /// Own tiles that left the forest.
    TilesExited,
    /// Bears captured, in series of which the piles are known.
    CapturedBears,
    /// Series won at the table (WON in FIDE Handbook C.07).
    Wins,
    /// Match points of the opponents (BH in FIDE Handbook C.07), without the lowest ones and the highest ones.
    Buchholz {
        /// How many of the lowest are left out.
        lowest: u8,
        /// How many of the highest are left out.
        highest: u8,
    },
    /// Match points of the opponents beaten, and half of those drawn with (SB in FIDE Handbook C.07).
    SonnebornBerger,
    /// Match points in the series of those who are level against one another (DE in FIDE Handbook C.07).
    DirectEncounter {
        /// Whether it begins again among those who are still level after it, each time that it parts some of them.
        restart: bool,
    },
    /// The match points after each round, added (PS in FIDE Handbook C.07).
    Progressive,
    /// The average rating of the opponents met, rounded (ARO in FIDE Handbook C.07).
    OpponentsRating,
    /// The rating that would make the score expected (TPR in FIDE Handbook C.07).
    Performance,
    /// Margins of games against those of the other tables on the same deal and side.
    Duplicate(Against),
    /// A lot drawn from the tournament's seed.
    Lot,
}

/// With what a game on a duplicate deal is compared.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Against {
    /// The median of all margins.
    Median,
    /// Every other table: two for a greater margin, one for an equal one.
    EveryTable,
}

impl Criterion {
    /// Buchholz with nothing left out.
    pub const BUCHHOLZ: Criterion = Criterion::Buchholz { lowest: 0, highest: 0 };
    /// Buchholz without the lowest.
    pub const CUT_1: Criterion = Criterion::Buchholz { lowest: 1, highest: 0 };
    /// Buchholz without the two lowest.
    pub const CUT_2: Criterion = Criterion::Buchholz { lowest: 2, highest: 0 };
    /// Buchholz without the lowest and the highest.
    pub const MEDIAN: Criterion = Criterion::Buchholz { lowest: 1, highest: 1 };

    /// The order that most tournaments have.
    pub const USUAL: [Criterion; 5] = [
        Criterion::MatchPoints,
        Criterion::TotalPoints,
        Criterion::TilesExited,
        Criterion::BUCHHOLZ,
        Criterion::DirectEncounter { restart: false },
    ];

    /// Whether it depends on how unplayed rounds are taken.
    pub const fn looks_at_opponents(self) -> bool {
        matches!(self, Criterion::Buchholz { .. } | Criterion::SonnebornBerger)
    }
}

/// The points and exited tiles of an allocated bye.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ByePolicy {
    /// The player's own average over the series really played, halves up; before the first one what is given here.
    OwnAverage {
        /// Before the first series.
        otherwise: FixedBye,
    },
    /// Always the same.
    Fixed(FixedBye),
}

/// The points and exited tiles of a bye where no average gives them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct FixedBye {
    /// Points.
    pub points: Points,
    /// Exited tiles.
    pub exited: u16,
}

impl FixedBye {
    /// 70 points and no exited tile.
    pub const USUAL: FixedBye = FixedBye { points: Points(70), exited: 0 };
}

impl ByePolicy {
    /// What a bye gives where there is no average.
    pub const fn fixed(self) -> FixedBye {
        match self {
            ByePolicy::OwnAverage { otherwise: fixed } | ByePolicy::Fixed(fixed) => fixed,
        }
    }
}

/// What the rounds before a late entry are worth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LatePolicy {
    /// As much as an absence.
    Absent,
    /// So many match points each.
    MatchPoints(MatchPoints),
}

/// What becomes of the series of somebody who withdraws from a round robin.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RoundRobinWithdrawal {
    /// All are annulled where less than half were played; otherwise those not played are wins for the opponents.
    AnnulOrWins,
    /// Those not played are wins for the opponents.
    Wins,
    /// All are annulled.
    Annul,
}

/// How figures that look at opponents take unplayed rounds. Whoever shows such a figure shows this with it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum UnplayedRounds {
    /// An opponent's counts as a draw against itself, an own one as an opponent with one's own score.
    DrawAgainstSelf,
    /// Only played rounds count.
    PlayedOnly,
}

/// The order in which players of a score group are paired where all else is equal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum GroupOrder {
    /// The best with the last, the second best with the last but one.
    Fold,
    /// The best of the upper half with the best of the lower half.
    Slide,
    /// By lot, from the tournament's seed.
    Random,
    /// The best with the second best.
    Neighbours,
}

/// How a drawn series of a knockout goes on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct DrawnChain {
    /// How many more pairs of games are played at most.
    pub extra_pairs: u8,
    /// Who goes on where all of them are drawn.
    pub then: DrawnThen,
}

/// Who goes on after the last drawn pair of games of a knockout.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DrawnThen {
    /// The better seed.
    BetterSeed,
    /// Whom the lot names, from the tournament's seed.
    Lot,
}

/// All that an organiser decides.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "TournamentSettings")]
pub struct Settings {
    /// What results are worth.
    pub scale: MatchScale,
    /// By what players are paired.
    pub primary: Primary,
    /// By what they are ranked, in this order; nothing twice.
    pub criteria: Vec<Criterion>,
    /// How many games a series has.
    pub length: Length,
    /// The walkover points of every game.
    pub walkover: Points,
    /// What an allocated bye is worth besides the match points of a win.
    pub bye: ByePolicy,
    /// The match points of a requested bye.
    pub requested_bye: MatchPoints,
    /// The match points of an absence.
    pub absent: MatchPoints,
    /// What the rounds before a late entry are worth.
    pub late: LatePolicy,
    /// What becomes of the series of somebody who withdraws from a round robin.
    pub round_robin_withdrawal: RoundRobinWithdrawal,
    /// How figures that look at opponents take unplayed rounds.
    pub unplayed: UnplayedRounds,
    /// The order inside a score group.
    pub group_order: GroupOrder,
    /// How many byes, allocated or requested, a player has at most, where that is limited.
    pub most_byes: Option<u16>,
    /// How a drawn series of a knockout goes on.
    pub drawn: DrawnChain,
    /// What can be won. This alone may change after the start.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub prizes: Vec<PrizeFund>,
    /// From which deals are drawn where all tables of a round play the same ones. Secret.
    pub duplicate: Option<u64>,
    /// From which the deals of rounds are drawn that were dealt before the tournament came from elsewhere. Secret.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub dealt: BTreeMap<u16, u64>,
    /// From which lots are drawn.
    pub lots: u64,
}

impl Settings {
    /// What most tournaments have, with a seed for the lots.
    pub fn usual(lots: u64) -> Settings {
        let scale = MatchScale::default();
        Settings {
            scale,
            primary: Primary::MatchPoints,
            criteria: Criterion::USUAL.to_vec(),
            length: Length::TWO,
            walkover: WALKOVER_POINTS,
            bye: ByePolicy::OwnAverage { otherwise: FixedBye::USUAL },
            requested_bye: MatchPoints { halves: scale.win.halves / 2 },
            absent: MatchPoints::whole(0),
            late: LatePolicy::Absent,
            round_robin_withdrawal: RoundRobinWithdrawal::AnnulOrWins,
            unplayed: UnplayedRounds::DrawAgainstSelf,
            group_order: GroupOrder::Slide,
            most_byes: None,
            drawn: DrawnChain { extra_pairs: 2, then: DrawnThen::BetterSeed },
            prizes: Vec::new(),
            duplicate: None,
            dealt: BTreeMap::new(),
            lots,
        }
    }

    /// The match points of somebody who does not play in a round.
    pub const fn worth(&self, out: Out) -> MatchPoints {
        match out {
            Out::Bye { .. } => self.scale.win,
            Out::RequestedBye => self.requested_bye,
            Out::Absent => self.absent,
            Out::Rest | Out::Through => MatchPoints::whole(0),
        }
    }

    pub(super) fn check(&self) -> Result<(), SettingFault> {
        let MatchScale { win, draw, loss } = self.scale;
        let late = match self.late {
            LatePolicy::Absent => self.absent,
            LatePolicy::MatchPoints(points) => points,
        };
        let mut once = self.criteria.clone();
        once.sort_unstable();
        once.dedup();
        let compares = self.criteria.iter().any(|criterion| matches!(criterion, Criterion::Duplicate(_)));
        let most_a_bye = Points(Points::OF_THE_BOX.0 * u32::try_from(self.length.games()).unwrap_or(u32::MAX));
        let mut funds = self.prizes.iter().enumerate();
        let is_named_again = |(place, fund): (usize, &PrizeFund)| {
            self.prizes.iter().take(place).any(|other| other.name.search_key() == fund.name.search_key())
        };
        let limits = [
            (win.halves <= MOST_HALVES && win >= draw && draw >= loss && win.halves > 0, SettingFault::Scale),
            (!self.criteria.is_empty(), SettingFault::NoCriteria),
            (once.len() == self.criteria.len(), SettingFault::CriterionTwice),
            (self.duplicate.is_some() || !compares, SettingFault::NoDuplicates),
            (self.primary != Primary::TotalPoints { band: 0 }, SettingFault::Band),
            (WALKOVER_RANGE.contains(&self.walkover), SettingFault::Walkover),
            (self.bye.fixed().points <= most_a_bye, SettingFault::ByePoints),
            (self.requested_bye <= win, SettingFault::RequestedBye),
            (self.absent <= win, SettingFault::Absent),
            (late <= win, SettingFault::Late),
            (self.drawn.extra_pairs <= MOST_EXTRA_PAIRS, SettingFault::ExtraPairs),
            (!funds.any(is_named_again), SettingFault::PrizesTwice),
            (self.prizes.iter().all(|fund| fund.prizes.fit()), SettingFault::Prizes),
        ];
        limits.into_iter().find(|(holds, _)| !holds).map_or(Ok(()), |(_, fault)| Err(fault))
    }
}

/// Turns settings that are written out into settings that may be shown: the deals of duplicate games are secret, and so is
/// what they are drawn from.
pub fn turn_face_down(settings: &mut Value) {
    for secret in ["duplicate", "dealt"] {
        if let Some(secret) = settings.get_mut(secret) {
            *secret = (!secret.is_null()).into();
        }
    }
}

impl Format {
    /// The rounds that are meant to be played, where the format itself says so.
    pub const fn rounds(self) -> Option<u16> {
        match self {
            Format::Swiss { rounds } => Some(rounds),
            Format::League { rounds, .. } => rounds,
            Format::RoundRobin { .. } | Format::Knockout { .. } => None,
        }
    }

    /// Whether a round is paired only when the one before it is closed, since its pairing follows from the scores.
    pub const fn follows_scores(self) -> bool {
        matches!(self, Format::Swiss { .. })
    }

    pub(super) fn check(self) -> Result<(), SettingFault> {
        let rounds_fit = self.rounds().is_none_or(|rounds| (1..=MOST_ROUNDS).contains(&rounds));
        let has_groups = !matches!(self, Format::RoundRobin { groups: 0, .. });
        let least_fits = !matches!(self, Format::League { by: LeagueBy::Average { least: 0 }, .. });
        match (rounds_fit, has_groups, least_fits) {
            (false, ..) => Err(SettingFault::Rounds),
            (_, false, _) => Err(SettingFault::Groups),
            (.., false) => Err(SettingFault::LeastSeries),
            _ => Ok(()),
        }
    }
}

/// A setting out of its limits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum SettingFault {
    /// A loss is worth more than a draw, a draw more than a win, a win too much, or nothing.
    #[error("match points of a win, a draw and a loss")]
    Scale,
    /// Nothing to rank by.
    #[error("no criterion")]
    NoCriteria,
    /// The same criterion twice.
    #[error("a criterion twice")]
    CriterionTwice,
    /// Games are compared, but tables don't play the same deals.
    #[error("no duplicate deals to compare")]
    NoDuplicates,
    /// A band of no ranks.
    #[error("width of a rank band")]
    Band,
    /// See [`WALKOVER_RANGE`].
    #[error("walkover points")]
    Walkover,
    /// More points than a series can give.
    #[error("points of a bye")]
    ByePoints,
    /// More match points than a win.
    #[error("match points of a requested bye")]
    RequestedBye,
    /// More match points than a win.
    #[error("match points of an absence")]
    Absent,
    /// More match points than a win.
    #[error("match points of rounds before a late entry")]
    Late,
    /// At most nine.
    #[error("extra pairs of games")]
    ExtraPairs,
    /// Two prize funds of the same name.
    #[error("prizes of the same name")]
    PrizesTwice,
    /// Nothing to win, or more than can be counted.
    #[error("prizes")]
    Prizes,
    /// From 1 to 999.
    #[error("number of rounds")]
    Rounds,
    /// At least one.
    #[error("number of groups")]
    Groups,
    /// A player ranked by average needs at least one series.
    #[error("least number of series")]
    LeastSeries,
    /// A tournament without a stage.
    #[error("no stage")]
    NoStage,
    /// Fewer rounds than were paired already.
    #[error("{paired} rounds were paired")]
    RoundsPaired {
        /// The last round that was paired.
        paired: RoundNumber,
    },
}
