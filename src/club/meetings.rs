//! What two players did against one another.

use std::borrow::Borrow;
use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;

use super::ids::{PlayerId, SeriesId};
use super::series::{GameFact, Seat, Seats, Series};
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
        let Some(seat) = series.seat_of(player).filter(|_| series.counts_between()) else { continue };
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

/// How often two players have met, and when last. They have met where both sat down to a game, practice included; a walkover
/// is no meeting.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Met {
    /// How often on the evening itself.
    pub tonight: u32,
    /// How often on earlier evenings.
    pub before: u32,
    /// The last of the earlier evenings on which they did.
    pub last: Option<NaiveDate>,
}

/// Who has met whom, seen from an evening.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Meetings(BTreeMap<(PlayerId, PlayerId), Met>);

impl Meetings {
    /// The meetings on the evenings before one. They stay what they are while that evening goes on.
    pub fn before(series: impl IntoIterator<Item = impl Borrow<Series>>, evening: NaiveDate) -> Meetings {
        let mut meetings = Meetings::default();
        for series in series {
            let series = series.borrow();
            if series.date >= evening || !has_met(series) {
                continue;
            }
            let Seats { first, second } = series.players();
            let met = meetings.0.entry(pair(first, second)).or_default();
            met.before += 1;
            met.last = met.last.max(Some(series.date));
        }
        meetings
    }

    /// The same meetings among some people, and those of the evening itself.
    pub fn among<'s>(&self, people: &BTreeSet<PlayerId>, tonight: impl IntoIterator<Item = &'s Series>) -> Meetings {
        let mut meetings = Meetings::default();
        for &one in people {
            for &other in people.range(..one) {
                meetings.0.extend(self.0.get_key_value(&pair(one, other)));
            }
        }
        for series in tonight.into_iter().filter(|series| has_met(series)) {
            let Seats { first, second } = series.players();
            if people.contains(&first) && people.contains(&second) {
                meetings.0.entry(pair(first, second)).or_default().tonight += 1;
            }
        }
        meetings
    }

    /// How two players have met.
    pub fn of(&self, one: PlayerId, other: PlayerId) -> Met {
        self.0.get(&pair(one, other)).copied().unwrap_or_default()
    }
}

fn has_met(series: &Series) -> bool {
    series.games().iter().any(GameFact::is_played)
}

fn pair(one: PlayerId, other: PlayerId) -> (PlayerId, PlayerId) {
    (one.min(other), one.max(other))
}
