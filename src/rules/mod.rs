//! The game: tiles, squares, positions, actions, legality with reasons, deals, scores, notation, records.
//!
//! Nothing here knows another room, does input or output, reads a clock, or draws randomness other than from a seed
//! that is handed in.

/// The version of the rules in this program. It goes up when a mistake is mended by which some game would have gone on
/// differently: a game that is kept with its moves says by which version they were played.
pub const VERSION: u32 = 1;

mod action;
mod deal;
mod ending;
mod game;
mod legal;
pub mod notation;
mod perft;
mod piles;
mod position;
mod random;
mod refusal;
mod square;
mod tile;
mod validity;

pub use action::Action;
pub use deal::{Deal, Hidden, HiddenFault};
pub use ending::{End, Ending, Given, Loss, Outcome, Score, Termination, WALKOVER_RANGE, WonBy};
pub use game::{Game, Setup};
pub use legal::{Legal, LegalActions, Targets};
pub use notation::{Record, TextError};
pub use perft::perft;
pub use piles::{Pile, Piles};
pub use position::{Cell, LAST_TURNS, OwnMove, Position};
pub use random::Random;
pub use refusal::Refusal;
pub use square::{Direction, SIZE, Square, SquareSet};
pub use tile::{Kind, Points, RuleSet, Side, Sides, Tile};
pub use validity::{Claim, Field, PositionFault};
