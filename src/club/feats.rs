//! The best that was ever done in a club: highest scores, longest streaks, closest finishes.
//!
//! Elsewhere these are called records; here a record is a game that was written down.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use chrono::NaiveDate;

use super::ids::{PlayerId, SeriesId};
use super::meetings::in_order;
use super::result::{MatchResult, SeriesOutcome, SeriesWonBy};
use super::series::{GameFact, Seat, Series};
use crate::rules::{Ending, Points, Side};

/// The feats of some series. Where several are equal all of them are here, the oldest first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Feats {
    /// The most points of a player in a game, all made on the board.
    pub highest_games: Vec<HighestGame>,
    /// The most points of a player in a series, all made on the board, for each number of games.
    pub highest_series: BTreeMap<usize, Vec<HighestSeries>>,
    /// The most series won one after another: two or more.
    pub winning_streaks: Vec<Streak>,
    /// The most series not lost one after another: two or more.
    pub unbeaten_streaks: Vec<Streak>,
    /// Series won by the fewest points, then by the fewest exited tiles.
    pub closest_finishes: Vec<CloseFinish>,
}

/// When and against whom something was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Occasion {
    /// The evening.
    pub date: NaiveDate,
    /// The series.
    pub series: SeriesId,
    /// Who did it.
    pub player: PlayerId,
    /// Against whom.
    pub opponent: PlayerId,
}

/// A score in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HighestGame {
    /// When and against whom.
    pub occasion: Occasion,
    /// The number of the game in its series, from 1.
    pub game: usize,
    /// As which side.
    pub side: Side,
    /// The points.
    pub points: Points,
}

/// A score in a series.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HighestSeries {
    /// When and against whom.
    pub occasion: Occasion,
    /// The points.
    pub points: Points,
}

/// Results of a player one after another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Streak {
    /// Whose.
    pub player: PlayerId,
    /// How many series.
    pub series: usize,
    /// The first of them.
    pub first: (NaiveDate, SeriesId),
    /// The last of them.
    pub last: (NaiveDate, SeriesId),
}

/// A series that was almost drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CloseFinish {
    /// When, and who won against whom.
    pub occasion: Occasion,
    /// By how many points.
    pub points: Points,
    /// By how many exited tiles, if the points were equal.
    pub exited: u16,
}

impl Feats {
    /// The feats of some series, in whatever order. Those that do not count are passed over.
    pub fn of<'s>(series: impl IntoIterator<Item = &'s Series>) -> Feats {
        let series = in_order(series.into_iter().filter(|series| series.counts()));
        let mut feats = Feats {
            winning_streaks: longest_streaks(&series, |result| result == MatchResult::Win),
            unbeaten_streaks: longest_streaks(&series, |result| result != MatchResult::Loss),
            ..Feats::default()
        };
        for series in series {
            for seat in Seat::BOTH {
                feats.add_scores(series, seat);
            }
            if let Some(finish) = close_finish(series) {
                keep_best(&mut feats.closest_finishes, finish, |a, b| (b.points, b.exited).cmp(&(a.points, a.exited)));
            }
        }
        feats
    }

    fn add_scores(&mut self, series: &Series, seat: Seat) {
        let occasion = occasion(series, seat);
        for (number, game) in (1..).zip(series.games()) {
            if let Some(points) = earned(game, seat).filter(|_| game.is_played()) {
                let highest = HighestGame { occasion, game: number, side: game.side(seat), points };
                keep_best(&mut self.highest_games, highest, |a, b| a.points.cmp(&b.points));
            }
        }
        let points: Option<Vec<Points>> = series.games().iter().map(|game| earned(game, seat)).collect();
        if let Some(points) = points.filter(|points| points.len() == series.length().games()) {
            let highest = HighestSeries { occasion, points: points.into_iter().sum() };
            let of_length = self.highest_series.entry(series.length().games()).or_default();
            keep_best(of_length, highest, |a, b| a.points.cmp(&b.points));
        }
    }
}

/// The points of a player in a game if they were made on the board: walkover points and those that an organiser gave are
/// no feat.
fn earned(game: &GameFact, seat: Seat) -> Option<Points> {
    let counted = game.counted()?[seat].0;
    let made = game.board.points[game.side(seat)];
    (counted <= made && !matches!(game.ending, Ending::Adjudicated { given: Some(_) })).then_some(counted)
}

fn occasion(series: &Series, seat: Seat) -> Occasion {
    let players = series.players();
    Occasion { date: series.date, series: series.id(), player: players[seat], opponent: players[seat.opponent()] }
}

fn close_finish(series: &Series) -> Option<CloseFinish> {
    let result = series.result();
    let SeriesOutcome::Won { seat, by: SeriesWonBy::Points | SeriesWonBy::Exits } = result.outcome else { return None };
    let points = Points(result.points[seat].0.abs_diff(result.points[seat.opponent()].0));
    let exited = if points == Points(0) { result.exited[seat].abs_diff(result.exited[seat.opponent()]) } else { 0 };
    Some(CloseFinish { occasion: occasion(series, seat), points, exited })
}

/// The longest runs of results that `holds` accepts, in series that count.
fn longest_streaks(in_order: &[&Series], holds: impl Fn(MatchResult) -> bool) -> Vec<Streak> {
    let mut running: BTreeMap<PlayerId, Streak> = BTreeMap::new();
    let mut longest = Vec::new();
    for series in in_order {
        let result = series.result();
        for seat in Seat::BOTH {
            let player = series.players()[seat];
            let here = (series.date, series.id());
            if result.of(seat).is_some_and(&holds) {
                let streak = running.entry(player).or_insert(Streak { player, series: 0, first: here, last: here });
                streak.series += 1;
                streak.last = here;
            } else if let Some(ended) = running.remove(&player) {
                longest.push(ended);
            }
        }
    }
    longest.extend(running.into_values());
    longest.sort_by_key(|streak| (streak.first, streak.player));
    let most = longest.iter().map(|streak| streak.series).max().filter(|&most| most > 1);
    longest.retain(|streak| Some(streak.series) == most);
    longest
}

/// Keeps the greatest values, all that are equal.
fn keep_best<T>(best: &mut Vec<T>, value: T, compare: impl Fn(&T, &T) -> Ordering) {
    let order = best.first().map_or(Ordering::Greater, |first| compare(&value, first));
    if order.is_gt() {
        best.clear();
    }
    if order.is_ge() {
        best.push(value);
    }
}
