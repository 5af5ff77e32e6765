//! What a player may try on a turn.

use std::cmp::Ordering;

use super::square::Square;
use super::tile::Tile;

/// An action that a player tries, or has played.
///
/// Actions compare in the byte order of their text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `d3`, or `d3=F` where the tile that appears is named. An action that has been played always names it.
    TurnUp {
        /// The face-down tile.
        at: Square,
        /// What it is.
        tile: Option<Tile>,
    },
    /// `d3-d5`: to an empty square.
    Move {
        /// From here.
        from: Square,
        /// To here.
        to: Square,
    },
    /// `d3xd5`: onto a tile that is captured.
    Capture {
        /// From here.
        from: Square,
        /// Onto here.
        to: Square,
    },
    /// `d3-off`: out of the forest.
    Leave {
        /// From here.
        from: Square,
    },
}

impl Action {
    /// The square of the tile that acts.
    pub const fn square(self) -> Square {
        match self {
            Action::TurnUp { at, .. } => at,
            Action::Move { from, .. } | Action::Capture { from, .. } | Action::Leave { from } => from,
        }
    }

    fn key(self) -> (Square, u8, Option<Square>, Option<char>) {
        match self {
            Action::TurnUp { at, tile } => (at, if tile.is_some() { 3 } else { 0 }, None, tile.map(Tile::letter)),
            Action::Move { from, to } => (from, 1, Some(to), None),
            Action::Leave { from } => (from, 2, None, None),
            Action::Capture { from, to } => (from, 4, Some(to), None),
        }
    }
}

impl Ord for Action {
    fn cmp(&self, other: &Self) -> Ordering {
        self.key().cmp(&other.key())
    }
}

impl PartialOrd for Action {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
