//! What the club knows of a tournament's series.

use std::collections::{BTreeMap, BTreeSet};

use super::facts::{Pairing, Round, RoundState};
use super::whole::Tournament;
use crate::club::{GameRecord, Recorded, Seats, Series, SeriesId, SeriesOutcome};
use crate::rules::{Ending, Kind, Pile, Side};

/// The series of a tournament, and the bears captured in them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Results {
    /// The series, with their games.
    pub series: BTreeMap<SeriesId, Series>,
    /// How many bears each player captured, in series of which that is known: see [`captured_bears`].
    pub bears: BTreeMap<SeriesId, Seats<u16>>,
    /// The games, by number, that were played again from a deal of their own, and so are not compared with those of other
    /// tables.
    pub replayed: BTreeSet<(SeriesId, usize)>,
}

/// How far a series has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Progress {
    /// It has no game.
    NotStarted,
    /// Games are missing or under way.
    UnderWay,
    /// It has a result, or all its games are void.
    Complete,
}

impl Results {
    /// What is known of rounds that are closed: results that nobody corrects any more without a reason.
    #[must_use]
    pub fn of_closed_rounds(&self, tournament: &Tournament) -> Results {
        let rounds = tournament.rounds().values().filter(|round| round.state == RoundState::Closed);
        let closed: BTreeSet<_> = rounds.flat_map(Round::pairings).flat_map(Pairing::all_series).copied().collect();
        let mut known = self.clone();
        known.series.retain(|series, _| closed.contains(series));
        known.bears.retain(|series, _| closed.contains(series));
        known.replayed.retain(|(series, _)| closed.contains(series));
        known
    }

    /// How far a series has come. One that nobody knows has not started.
    pub fn progress(&self, series: SeriesId) -> Progress {
        let Some(series) = self.series.get(&series) else { return Progress::NotStarted };
        match series.result().outcome {
            SeriesOutcome::Incomplete if series.games().is_empty() => Progress::NotStarted,
            SeriesOutcome::Incomplete => Progress::UnderWay,
            _ => Progress::Complete,
        }
    }

    /// Whether a series has a game, or was closed without one.
    pub fn has_begun(&self, series: SeriesId) -> bool {
        self.progress(series) != Progress::NotStarted
    }
}

/// How many bears each player captured, if the piles of all the games are known. Bears are captured by the humans alone.
pub fn captured_bears(games: &[GameRecord]) -> Option<Seats<u16>> {
    let mut bears = Seats::default();
    for game in games.iter().filter(|game| game.ending != Ending::Void) {
        let piles = match &game.recorded {
            Recorded::Played(moves) | Recorded::Moves(moves) => moves.game().position().piles(),
            Recorded::Piles { sheet, .. } => sheet.piles(),
            Recorded::Totals { .. } => return None,
        };
        bears[game.animals.opponent()] += u16::from(piles.count(Side::Humans, Pile::Captured, Kind::Bear));
    }
    Some(bears)
}
