//! Every figure by which players are ranked, as the terms that add up to it.
//!
//! Definitions are those of the FIDE Handbook, C.07 (Tie-Break Regulations), where they have one of that name; how unplayed
//! rounds are taken is a setting.

use std::cmp::Ordering;

use super::duplicate::Compared;
use super::ids::RoundNumber;
use super::lots::{LOTS, lot};
use super::scores::{RoundScore, Scores, Status};
use super::settings::{Against, Criterion, Settings, UnplayedRounds};
use super::whole::Tournament;
use crate::club::{MatchResult, PlayerId};

/// A figure, kept as a fraction so that equal averages are equal.
#[derive(Clone, Copy, Debug)]
pub struct Figure {
    /// What its terms come to, in the unit of the criterion: see [`Criterion::unit`].
    pub sum: i64,
    /// Among how many it is shared out: 1, or the number of series where players are compared per series.
    pub of: u32,
}

impl Figure {
    /// A figure that is no fraction.
    pub const fn whole(sum: i64) -> Figure {
        Figure { sum, of: 1 }
    }
}

impl PartialEq for Figure {
    fn eq(&self, other: &Figure) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Figure {}

impl PartialOrd for Figure {
    fn partial_cmp(&self, other: &Figure) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Figure {
    fn cmp(&self, other: &Figure) -> Ordering {
        let cross = |one: &Figure, other: &Figure| i128::from(one.sum) * i128::from(other.of);
        cross(self, other).cmp(&cross(other, self))
    }
}

/// In what a figure is counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Unit {
    /// Half match points.
    HalfMatchPoints,
    /// Quarters of a match point.
    QuarterMatchPoints,
    /// Points.
    Points,
    /// Tiles, series or lots.
    Count,
    /// Half points.
    HalfPoints,
    /// Points of a rating.
    Rating,
}

impl Criterion {
    /// In what its figures are counted.
    pub const fn unit(self) -> Unit {
        match self {
            Criterion::MatchPoints
            | Criterion::Buchholz { .. }
            | Criterion::DirectEncounter { .. }
            | Criterion::Progressive => Unit::HalfMatchPoints,
            Criterion::SonnebornBerger => Unit::QuarterMatchPoints,
            Criterion::TotalPoints | Criterion::PointsDifference => Unit::Points,
            Criterion::Duplicate(Against::Median) => Unit::HalfPoints,
            Criterion::Duplicate(Against::EveryTable)
            | Criterion::TilesExited
            | Criterion::CapturedBears
            | Criterion::Wins
            | Criterion::Lot => Unit::Count,
            Criterion::OpponentsRating | Criterion::Performance => Unit::Rating,
        }
    }

    /// Whether it grows with the number of series, so that players with more of them have to be compared per series.
    pub const fn grows(self) -> bool {
        !matches!(
            self,
            Criterion::DirectEncounter { .. } | Criterion::OpponentsRating | Criterion::Performance | Criterion::Lot
        )
    }
}

/// What a figure comes from.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Terms {
    /// The terms, mostly one a round.
    pub terms: Vec<Term>,
    /// Among how many terms their sum is shared out, halves up; 1 where it is not.
    pub divisor: u32,
    /// What is added after that: the difference of ratings that a score stands for.
    pub bonus: i64,
}

impl Terms {
    /// What they come to; `None` for an average of nothing.
    pub fn sum(&self) -> Option<i64> {
        let sum: i64 = self.terms.iter().map(|term| term.value).sum();
        let divisor = i64::from(self.divisor);
        (divisor > 0).then(|| (2 * sum + divisor).div_euclid(2 * divisor) + self.bonus)
    }
}

/// A term of a figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Term {
    /// The round that it belongs to, if to one.
    pub round: Option<RoundNumber>,
    /// What became of the player in it.
    pub status: Option<Status>,
    /// Against whom.
    pub opponent: Option<PlayerId>,
    /// The figure that it starts from, such as the score of the opponent.
    pub base: i64,
    /// What unplayed rounds of the opponent change in that.
    pub adjustment: i64,
    /// What it adds to the figure.
    pub value: i64,
    /// Why.
    pub why: TermWhy,
}

/// Why a term is what it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TermWhy {
    /// The round gave it.
    Scored,
    /// It is the score of the opponent.
    Opponent,
    /// The score of the opponent counts in full for a win, by half for a draw, and not for a loss.
    OpponentBy(MatchResult),
    /// An unplayed round counts as an opponent with one's own score.
    OwnScore,
    /// The same, and it counts as far as the round was won.
    OwnScoreBy(MatchResult),
    /// It is one of the lowest, which are left out.
    LowestLeftOut,
    /// It is one of the highest, which are left out.
    HighestLeftOut,
    /// It is the sum of all rounds up to this one.
    SoFar,
    /// It is the rating of the opponent.
    Rating,
    /// It is the margin of a game, in half points, less the median of all tables.
    Median {
        /// The number of the game in its series, from 1.
        game: usize,
    },
    /// It is what the margin of a game gains against every other table.
    EveryTable {
        /// The number of the game in its series, from 1.
        game: usize,
        /// How many other tables there are.
        others: usize,
    },
    /// It was drawn.
    Lot,
}

/// Everything from which terms are made.
#[derive(Clone, Copy, Debug)]
pub(super) struct Maker<'t> {
    pub(super) tournament: &'t Tournament,
    pub(super) scores: &'t Scores,
    /// The match points of all players, in halves, and what unplayed rounds change in them for their opponents.
    pub(super) totals: &'t [(i64, i64)],
}

/// The match points of all players, and what unplayed rounds change in them for their opponents.
pub(super) fn totals(scores: &Scores, settings: &Settings) -> Vec<(i64, i64)> {
    let draw = i64::from(settings.scale.draw.halves);
    let of_row = |row: &[RoundScore]| {
        let total = row.iter().map(halves).sum();
        let unplayed = row.iter().filter(|score| score.status.is_unplayed());
        let adjustment = match settings.unplayed {
            UnplayedRounds::DrawAgainstSelf => unplayed.map(|score| draw - halves(score)).sum(),
            UnplayedRounds::PlayedOnly => -unplayed.map(halves).sum::<i64>(),
        };
        (total, adjustment)
    };
    (0..scores.players().len()).map(|index| of_row(scores.row(index))).collect()
}

fn halves(score: &RoundScore) -> i64 {
    i64::from(score.match_points.halves)
}

impl Maker<'_> {
    /// The terms of a player's figure; none for direct encounters, which are among those who are level.
    pub(super) fn terms(&self, criterion: Criterion, index: usize) -> Terms {
        let row = self.scores.row(index);
        let rounds = || row.iter().filter(|score| score.status.counts());
        let scored =
            |value: fn(&RoundScore) -> i64| whole(rounds().map(|score| scored_term(score, value(score))).collect());
        match criterion {
            Criterion::MatchPoints => scored(halves),
            Criterion::TotalPoints => scored(|score| i64::from(score.points.0)),
            Criterion::PointsDifference => scored(|score| {
                let is_result = matches!(score.status, Status::Played | Status::Walkover);
                if is_result { i64::from(score.points.0) - i64::from(score.against.0) } else { 0 }
            }),
            Criterion::TilesExited => scored(|score| i64::from(score.exited)),
            Criterion::CapturedBears => scored(|score| i64::from(score.bears.unwrap_or(0))),
            Criterion::Wins => {
                scored(|score| i64::from(score.status == Status::Played && score.result == Some(MatchResult::Win)))
            }
            Criterion::Buchholz { lowest, highest } => {
                let terms = rounds().filter_map(|score| self.opponent(index, score)).collect();
                whole(left_out(terms, lowest.into(), highest.into()))
            }
            Criterion::SonnebornBerger => {
                whole(rounds().filter_map(|score| Some(self.weighted(score, self.opponent(index, score)?))).collect())
            }
            Criterion::DirectEncounter { .. } => whole(Vec::new()),
            Criterion::Progressive => {
                let mut so_far = 0;
                let sums = rounds().map(|score| {
                    so_far += halves(score);
                    Term { value: so_far, why: TermWhy::SoFar, ..scored_term(score, halves(score)) }
                });
                whole(sums.collect())
            }
            Criterion::Duplicate(against) => {
                whole(self.scores.compared(index).iter().map(|game| compared_term(game, against)).collect())
            }
            Criterion::OpponentsRating => self.ratings(row).0,
            Criterion::Performance => {
                let (mut terms, earned) = self.ratings(row);
                let possible = i64::from(terms.divisor) * i64::from(self.tournament.settings().scale.win.halves);
                terms.bonus = rating_difference(earned, possible);
                terms
            }
            Criterion::Lot => {
                let drawn = lot(self.tournament.settings().lots, self.scores.players()[index]);
                // The lowest lot wins, and the highest figure.
                let value = i64::try_from(LOTS - drawn).unwrap_or(i64::MAX);
                let term = Term {
                    round: None,
                    status: None,
                    opponent: None,
                    base: value,
                    adjustment: 0,
                    value,
                    why: TermWhy::Lot,
                };
                whole(vec![term])
            }
        }
    }

    /// The score of the opponent of a round, or what stands for it.
    fn opponent(&self, index: usize, score: &RoundScore) -> Option<Term> {
        let (base, adjustment, why) = match (score.status, score.foe) {
            (Status::Played, Some(foe)) => (self.totals[foe].0, self.totals[foe].1, TermWhy::Opponent),
            _ if self.tournament.settings().unplayed == UnplayedRounds::PlayedOnly => return None,
            _ => (self.totals[index].0, 0, TermWhy::OwnScore),
        };
        Some(Term { base, adjustment, value: base + adjustment, why, ..scored_term(score, 0) })
    }

    /// The score of an opponent as far as the round was won.
    fn weighted(&self, score: &RoundScore, term: Term) -> Term {
        let scale = self.tournament.settings().scale;
        let won = score.result.unwrap_or(match score.match_points {
            points if points >= scale.win => MatchResult::Win,
            points if points.halves > 0 => MatchResult::Draw,
            _ => MatchResult::Loss,
        });
        let weight = match won {
            MatchResult::Win => 2,
            MatchResult::Draw => 1,
            MatchResult::Loss => 0,
        };
        let why = if term.why == TermWhy::OwnScore { TermWhy::OwnScoreBy(won) } else { TermWhy::OpponentBy(won) };
        Term { value: term.value * weight, why, ..term }
    }

    /// The ratings of the opponents met, and the match points won against them, in halves.
    fn ratings(&self, row: &[RoundScore]) -> (Terms, i64) {
        let rated = row.iter().filter(|score| score.status == Status::Played).filter_map(|score| {
            let rating = self.tournament.entries().get(&score.opponent?)?.rating?;
            Some((score, i64::from(rating)))
        });
        let mut earned = 0;
        let terms: Vec<_> = rated
            .map(|(score, rating)| {
                earned += halves(score);
                Term { why: TermWhy::Rating, ..scored_term(score, rating) }
            })
            .collect();
        let divisor = u32::try_from(terms.len()).unwrap_or(u32::MAX);
        (Terms { terms, divisor, bonus: 0 }, earned)
    }
}

const fn whole(terms: Vec<Term>) -> Terms {
    Terms { terms, divisor: 1, bonus: 0 }
}

pub(super) const fn scored_term(score: &RoundScore, value: i64) -> Term {
    Term {
        round: Some(score.round),
        status: Some(score.status),
        opponent: score.opponent,
        base: value,
        adjustment: 0,
        value,
        why: TermWhy::Scored,
    }
}

const fn compared_term(game: &Compared, against: Against) -> Term {
    let (base, adjustment, value, why) = match against {
        Against::Median => {
            let (margin, median) = (2 * game.margin, game.median_doubled);
            (margin, -median, margin - median, TermWhy::Median { game: game.game })
        }
        Against::EveryTable => {
            let why = TermWhy::EveryTable { game: game.game, others: game.others };
            (game.margin, 0, game.matchpoints, why)
        }
    };
    let (round, status, opponent) = (Some(game.round), Some(Status::Played), Some(game.opponent));
    Term { round, status, opponent, base, adjustment, value, why }
}

/// Leaves out the lowest and the highest terms, the earliest of equal ones.
fn left_out(mut terms: Vec<Term>, lowest: usize, highest: usize) -> Vec<Term> {
    let mut order: Vec<_> = (0..terms.len()).collect();
    order.sort_by_key(|&index| terms[index].value);
    for (_, &index) in (0..lowest).zip(&order) {
        terms[index] = Term { value: 0, why: TermWhy::LowestLeftOut, ..terms[index] };
    }
    let left = order.get(lowest..).unwrap_or_default();
    for (_, &index) in (0..highest).zip(left.iter().rev()) {
        terms[index] = Term { value: 0, why: TermWhy::HighestLeftOut, ..terms[index] };
    }
    terms
}

/// By how much a rating is expected to be above those of the opponents, for scores from a half to all, in hundredths: the
/// FIDE Rating Regulations, B.02, table 8.1.1.
const RATING_DIFFERENCES: [i64; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184, 193,
    202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589,
    677, 800,
];

fn rating_difference(earned: i64, possible: i64) -> i64 {
    if possible == 0 {
        return 0;
    }
    let hundredths = ((200 * earned + possible) / (2 * possible)).clamp(0, 100);
    let from_half = usize::try_from((hundredths - 50).abs()).unwrap_or(0);
    RATING_DIFFERENCES[from_half] * (hundredths - 50).signum()
}
