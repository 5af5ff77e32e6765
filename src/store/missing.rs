//! What a salvage did not find.

use super::raw::RowKey;
use crate::club::{PlayerId, SeriesId};
use crate::tournament::TournamentId;

/// Something that was not found in a damaged file.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Missing {
    /// What is known of a player. The series are there, under another name.
    Player {
        /// Who.
        player: PlayerId,
        /// The name that stands for the player now.
        name: String,
    },
    /// A series with its games.
    Series {
        /// Which.
        series: SeriesId,
        /// Its evening and its players, as far as the log says.
        what: Option<String>,
    },
    /// A game. If later ones of the series are there, it is void now; else it is not there.
    Game {
        /// Of which series.
        series: SeriesId,
        /// The evening and the players of the series.
        what: String,
        /// Its number, from 1.
        number: usize,
    },
    /// A tournament. Its series are there without it.
    Tournament {
        /// Which.
        tournament: TournamentId,
        /// What it is called.
        name: String,
    },
    /// A round of a tournament that is there.
    Round {
        /// Of which one.
        tournament: TournamentId,
        /// What that is called.
        name: String,
        /// Its number, from 1.
        round: u16,
    },
    /// An entry of a tournament that is there.
    Entry {
        /// Of which one.
        tournament: TournamentId,
        /// What that is called.
        name: String,
        /// Who entered.
        player: PlayerId,
        /// What the player is called.
        player_name: String,
    },
    /// A row of another table.
    Row {
        /// The table: `club`, `seasons`, `live_events`, `live_clocks` or one of those of tournaments; of events the first
        /// that is missing.
        table: &'static str,
        /// Its key, of what belongs to a tournament the id of that, or what is wrong.
        what: String,
    },
    /// Some pages of a table, with whatever was on them that is not named otherwise.
    Pages {
        /// The table.
        table: &'static str,
    },
    /// The log from an entry on.
    Log {
        /// Its number, from 1.
        from: i64,
    },
    /// What undo needs: nothing from before the salvage can be undone.
    Undo,
}

pub(super) fn row_missing(table: &'static str, (id, number): RowKey) -> Missing {
    let what = if table == "live_events" { format!("{id} {number}") } else { id.to_string() };
    Missing::Row { table, what }
}
