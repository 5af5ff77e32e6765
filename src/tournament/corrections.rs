//! What a correction would change: places before and after, and the tables of a round that would be paired in another way.

use std::collections::BTreeSet;

use super::command::{Arrangement, Seating};
use super::facts::{Pairing, Round};
use super::ids::{Rank, TableNumber};
use super::results::{Progress, Results};
use super::standings::Table;
use super::whole::Tournament;
use crate::club::{PlayerId, Seats, SeriesId};

/// Somebody whose place would change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moved {
    /// Who.
    pub player: PlayerId,
    /// The place before.
    pub before: Option<Rank>,
    /// The place after.
    pub after: Option<Rank>,
}

/// Whose place differs between two tables, in the order of the second one.
pub fn moved(before: &Table, after: &Table) -> Vec<Moved> {
    let mut ranks: Vec<_> = before.lines.iter().map(|line| (line.player, line.rank)).collect();
    ranks.sort_unstable_by_key(|&(player, _)| player);
    let rank_before = |player: PlayerId| {
        let place = ranks.binary_search_by_key(&player, |&(player, _)| player).ok();
        place.and_then(|place| ranks[place].1)
    };
    let moves = after.lines.iter().map(|line| Moved {
        player: line.player,
        before: rank_before(line.player),
        after: line.rank,
    });
    moves.filter(|moved| moved.before != moved.after).collect()
}

/// A pairing of a round that another arrangement does not have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Repaired {
    /// Where they play.
    pub table: TableNumber,
    /// Who.
    pub players: Seats<PlayerId>,
    /// Their series.
    pub series: SeriesId,
    /// How far it has come: a series that has begun goes only if it is named.
    pub progress: Progress,
}

/// The pairings of a round that an arrangement does not have.
pub fn repaired(round: &Round, arrangement: &Arrangement, results: &Results) -> Vec<Repaired> {
    let unordered = |players: Seats<PlayerId>| (players.first.min(players.second), players.first.max(players.second));
    let kept: BTreeSet<_> = arrangement.tables.iter().map(|seating| unordered(seating.players)).collect();
    let is_gone = |pairing: &&Pairing| !kept.contains(&unordered(pairing.players));
    let repaired = |pairing: &Pairing| Repaired {
        table: pairing.table,
        players: pairing.players,
        series: pairing.series,
        progress: results.progress(pairing.series),
    };
    round.pairings().filter(is_gone).map(repaired).collect()
}

impl Seating {
    /// How a pairing is arranged now.
    pub fn of(pairing: &Pairing) -> Seating {
        let Pairing { table, players, series, bracket, pinned, .. } = *pairing;
        Seating { table, players, series, bracket, pinned }
    }
}

impl Arrangement {
    /// How a round is paired now, with all who sit out.
    pub fn of(tournament: &Tournament, round: &Round) -> Arrangement {
        Arrangement {
            tables: round.pairings().map(Seating::of).collect(),
            outs: tournament.outs(round.number).collect(),
        }
    }

    /// The same with two players in each other's places, sitting out included. New series take the ids that are given.
    pub fn swapped(mut self, one: PlayerId, other: PlayerId, mut ids: impl FnMut() -> SeriesId) -> Arrangement {
        let swap = |player| match player {
            player if player == one => other,
            player if player == other => one,
            player => player,
        };
        for seating in &mut self.tables {
            let players = Seats::from_fn(|seat| swap(seating.players[seat]));
            if players != seating.players {
                *seating = Seating { players, series: ids(), ..*seating };
            }
        }
        self.outs = self.outs.into_iter().map(|(player, out)| (swap(player), out)).collect();
        self
    }
}
