//! What two players did against one another.

use std::collections::BTreeMap;

use super::ids::{PlayerId, SeriesId};
use super::series::{Seat, Series};
use super::standings::Tally;
use crate::rules::Points;

/// What one player did against another. Every series that counts is a win, a draw or a loss; others are passed over.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HeadToHead {
    /// Won, drawn and lost by the first of the two.
    pub tally: Tally,
    /// Points of the first.
    pub points: Points,
    /// Points of the other.
    pub against: Points,
    /// The series, by date.
    pub series: Vec<SeriesId>,
}

impl HeadToHead {
    fn add(&mut self, series: &Series, seat: Seat) {
        let result = series.result();
        let Some(match_result) = result.of(seat) else { return };
        self.tally.add(match_result);
        self.points = self.points + result.points[seat];
        self.against = self.against + result.points[seat.opponent()];
        self.series.push(series.id());
    }
}

/// Adds up the series between two players as the first of them sees them.
pub fn head_to_head<'s>(
    series: impl IntoIterator<Item = &'s Series>,
    player: PlayerId,
    opponent: PlayerId,
) -> HeadToHead {
    let between = series.into_iter().filter(|series| series.seat_of(opponent).is_some());
    head_to_heads(between, player).pop().map(|(_, sum)| sum).unwrap_or_default()
}

/// Adds up the series of a player by opponent, in the order of ids.
pub fn head_to_heads<'s>(
    series: impl IntoIterator<Item = &'s Series>,
    player: PlayerId,
) -> Vec<(PlayerId, HeadToHead)> {
    let mut by_opponent: BTreeMap<PlayerId, HeadToHead> = BTreeMap::new();
    for series in in_order(series) {
        let Some(seat) = series.seat_of(player).filter(|_| series.counts()) else { continue };
        by_opponent.entry(series.players()[seat.opponent()]).or_default().add(series, seat);
    }
    by_opponent.into_iter().collect()
}

/// Series by date, those of an evening by id: ids are given in the order in which series are entered.
pub(super) fn in_order<'s>(series: impl IntoIterator<Item = &'s Series>) -> Vec<&'s Series> {
    let mut series: Vec<_> = series.into_iter().collect();
    series.sort_by_key(|series| (series.date, series.id()));
    series
}
