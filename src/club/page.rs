//! All that a club can say about one player's results.

use std::cmp::Ordering;

use chrono::NaiveDate;

use super::ids::{PlayerId, SeriesId};
use super::meetings::{HeadToHead, head_to_heads, in_order};
use super::ratings::Rating;
use super::result::{MatchResult, SeriesOutcome};
use super::series::{Purpose, Series};
use super::sides::{Figures, Included};
use super::standings::{Average, Tally};
use crate::rules::Points;

/// One series as its player sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayerResult {
    /// Which.
    pub series: SeriesId,
    /// Its evening.
    pub date: NaiveDate,
    /// Against whom.
    pub opponent: PlayerId,
    /// What it was for.
    pub purpose: Purpose,
    /// Whether it counts: see [`Series::counts`].
    pub counts: bool,
    /// Who won it and by what, or that it is incomplete.
    pub outcome: SeriesOutcome,
    /// What that is for the player.
    pub result: Option<MatchResult>,
    /// Points of the player.
    pub points: Points,
    /// Points of the opponent.
    pub against: Points,
    /// Exited tiles of the player.
    pub exited: u16,
    /// Games that were played or are under way.
    pub games: usize,
}

impl PlayerResult {
    fn of(series: &Series, player: PlayerId) -> Option<PlayerResult> {
        let seat = series.seat_of(player)?;
        let result = series.result();
        Some(PlayerResult {
            series: series.id(),
            date: series.date,
            opponent: series.players()[seat.opponent()],
            purpose: series.purpose,
            counts: series.counts(),
            outcome: result.outcome,
            result: result.of(seat),
            points: result.points[seat],
            against: result.points[seat.opponent()],
            exited: result.exited[seat],
            games: series.games().len(),
        })
    }

    /// Compares by points per game, so that series of different lengths can be compared.
    fn compare(&self, other: &PlayerResult) -> Ordering {
        let average = |result: &PlayerResult| Average { points: result.points, of: result.games.max(1) as u32 };
        average(self).cmp(&average(other))
    }
}

/// The results of a player that count, in short.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Form {
    /// The last results, the newest last.
    pub last: Vec<PlayerResult>,
    /// The series with the most points per game; of equal ones the first.
    pub best: Option<PlayerResult>,
    /// The series with the fewest points per game; of equal ones the first.
    pub worst: Option<PlayerResult>,
}

impl Form {
    /// How many results are looked at unless somebody asks for another number.
    pub const LAST: usize = 10;

    /// The form after some results in the order in which they came about. Those that do not count are passed over.
    pub fn of(results: &[PlayerResult], last: usize) -> Form {
        let counted: Vec<_> = results.iter().filter(|result| result.counts).copied().collect();
        Form {
            best: counted.iter().copied().reduce(|best, next| if next.compare(&best).is_gt() { next } else { best }),
            worst: counted
                .iter()
                .copied()
                .reduce(|worst, next| if next.compare(&worst).is_lt() { next } else { worst }),
            last: counted[counted.len().saturating_sub(last)..].to_vec(),
        }
    }
}

/// The page of a player.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayerPage {
    /// Whose it is.
    pub player: PlayerId,
    /// Every series of the player, by date: incomplete ones, practice and walkovers too.
    pub results: Vec<PlayerResult>,
    /// Won, drawn and lost, by the series that count.
    pub tally: Tally,
    /// Points per series, by those that count; `None` without any.
    pub average: Option<Average>,
    /// Against each opponent, in the order of ids.
    pub opponents: Vec<(PlayerId, HeadToHead)>,
    /// As animals and as humans.
    pub figures: Figures,
    /// The last results, the best and the worst.
    pub form: Form,
    /// Ratings after each evening from the first rated series on, oldest first.
    pub ratings: Vec<(NaiveDate, Rating)>,
}

impl PlayerPage {
    /// The page of a player, from series in whatever order; those of others are passed over. `ratings` is the history that
    /// follows from all series of the club: see [`Ratings::history`](super::Ratings::history).
    pub fn new<'s>(
        player: PlayerId,
        series: impl IntoIterator<Item = &'s Series>,
        included: Included,
        ratings: &[(NaiveDate, Rating)],
    ) -> PlayerPage {
        let series = in_order(series.into_iter().filter(|series| series.seat_of(player).is_some()));
        let results: Vec<_> = series.iter().filter_map(|series| PlayerResult::of(series, player)).collect();
        let counted = || results.iter().filter(|result| result.counts);
        let mut tally = Tally::default();
        counted().filter_map(|result| result.result).for_each(|result| tally.add(result));
        let points = counted().map(|result| result.points).sum();
        PlayerPage {
            player,
            tally,
            average: (tally.series() > 0).then_some(Average { points, of: tally.series() }),
            opponents: head_to_heads(series.iter().copied(), player),
            figures: Figures::of_player(series.iter().copied(), player, included),
            form: Form::of(&results, Form::LAST),
            ratings: ratings.to_vec(),
            results,
        }
    }
}
