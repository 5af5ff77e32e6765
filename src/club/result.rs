//! What a series comes to: points, exited tiles, and who won it by what.

use std::cmp::Ordering;

use super::series::{GameFact, Purpose, Seat, Seats, Series};
use crate::rules::{Ending, Points};

/// What a series stands at, or its result when it is complete.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeriesResult {
    /// Points of all games added.
    pub points: Seats<Points>,
    /// Exited tiles of all games added.
    pub exited: Seats<u16>,
    /// Who won it, if that is decided.
    pub outcome: SeriesOutcome,
}

/// Who won a series, and by what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SeriesOutcome {
    /// Games are missing or under way.
    Incomplete,
    /// Every game is void.
    NoResult,
    /// One player won.
    Won {
        /// That player.
        seat: Seat,
        /// What decided.
        by: SeriesWonBy,
    },
    /// Nobody won.
    Drawn {
        /// Why not.
        by: DrawnBy,
    },
}

/// What decided a series.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SeriesWonBy {
    /// More points.
    Points,
    /// More exited tiles at equal points.
    Exits,
    /// The totals would say otherwise, but the opponent conceded, ran out of time, left or did not start a game.
    Fault,
}

/// Why a series is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DrawnBy {
    /// Points and exited tiles are equal.
    Totals,
    /// It was closed before its last games began.
    Decision,
}

impl SeriesResult {
    /// The winner's match result for one player: win, draw or loss. `None` where there is no result.
    pub fn of(&self, seat: Seat) -> Option<MatchResult> {
        match self.outcome {
            SeriesOutcome::Incomplete | SeriesOutcome::NoResult => None,
            SeriesOutcome::Won { seat: winner, .. } if winner == seat => Some(MatchResult::Win),
            SeriesOutcome::Won { .. } => Some(MatchResult::Loss),
            SeriesOutcome::Drawn { .. } => Some(MatchResult::Draw),
        }
    }
}

/// What a series is for one of its players.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MatchResult {
    /// Lost.
    Loss,
    /// Drawn.
    Draw,
    /// Won.
    Win,
}

impl Series {
    /// The result, computed from the games.
    ///
    /// Points decide, then exited tiles. A player who conceded, ran out of time, left or did not start a game cannot win or
    /// draw: where the totals say so the opponent wins. Where both did, the totals decide.
    pub fn result(&self) -> SeriesResult {
        let mut points = Seats::<Points>::default();
        let mut exited = Seats::<u16>::default();
        for counted in self.games().iter().filter_map(GameFact::counted) {
            for seat in Seat::BOTH {
                points[seat] = points[seat] + counted[seat].0;
                exited[seat] += u16::from(counted[seat].1);
            }
        }
        SeriesResult { points, exited, outcome: self.outcome(points, exited) }
    }

    fn outcome(&self, points: Seats<Points>, exited: Seats<u16>) -> SeriesOutcome {
        let games = self.games();
        if games.iter().any(|game| game.ending == Ending::Unfinished) {
            return SeriesOutcome::Incomplete;
        }
        let is_short = games.len() < self.length().games();
        if is_short && !self.closed {
            return SeriesOutcome::Incomplete;
        }
        if games.iter().all(|game| game.ending == Ending::Void) {
            return SeriesOutcome::NoResult;
        }
        let by_totals =
            if is_short { SeriesOutcome::Drawn { by: DrawnBy::Decision } } else { by_totals(points, exited) };
        match (by_totals, self.only_at_fault()) {
            (SeriesOutcome::Won { seat, .. }, Some(fault)) if seat != fault => by_totals,
            (_, Some(fault)) => SeriesOutcome::Won { seat: fault.opponent(), by: SeriesWonBy::Fault },
            (_, None) => by_totals,
        }
    }

    /// Who can neither win nor draw because of a game, whatever the points; nobody where both are at fault.
    pub fn only_at_fault(&self) -> Option<Seat> {
        let at_fault = Seats::from_fn(|seat| self.games().iter().any(|game| game.at_fault() == Some(seat)));
        Seat::BOTH.into_iter().find(|&seat| at_fault[seat] && !at_fault[seat.opponent()])
    }

    /// Whether it counts in standings and ratings: meant to, with a result, and with a game that somebody played.
    pub fn counts(&self) -> bool {
        self.purpose == Purpose::Counted && self.says_who_is_better()
    }

    /// Whether it has a result that counts for nothing, since nobody played.
    pub fn is_unplayed(&self) -> bool {
        self.purpose == Purpose::Counted && self.result().of(Seat::First).is_some() && !self.counts()
    }

    /// Whether it counts in what two players did against one another, where the extra games of a knockout do too.
    pub fn counts_between(&self) -> bool {
        self.purpose != Purpose::Practice && self.says_who_is_better()
    }

    fn says_who_is_better(&self) -> bool {
        self.result().of(Seat::First).is_some() && self.games().iter().any(GameFact::is_played)
    }
}

/// More points, then more exited tiles, else nobody.
fn by_totals(points: Seats<Points>, exited: Seats<u16>) -> SeriesOutcome {
    let by_points = (points.first.cmp(&points.second), SeriesWonBy::Points);
    let by_exits = (exited.first.cmp(&exited.second), SeriesWonBy::Exits);
    match if by_points.0.is_ne() { by_points } else { by_exits } {
        (Ordering::Greater, by) => SeriesOutcome::Won { seat: Seat::First, by },
        (Ordering::Less, by) => SeriesOutcome::Won { seat: Seat::Second, by },
        (Ordering::Equal, _) => SeriesOutcome::Drawn { by: DrawnBy::Totals },
    }
}
