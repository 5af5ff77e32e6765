//! The plain-text notation of squares, positions, actions, deals and game records.
//!
//! It is exact: whatever is written reads back as the same value, on any machine.
//!
//! **Squares**: columns `a` to `g` from left to right, rows `1` to `7` from top to bottom.
//!
//! **Tiles**: `N` `E` `S` `W` a hunter by where its rifle points (`H` in piles), `L` lumberjack, `F` fox, `B` bear,
//! `d` duck, `p` pheasant, `t` tree, `?` face down.
//!
//! **Position line**, read and written as a [`Setup`](super::Setup): six fields with one space between them.
//!
//! 1. board: rows 1 to 7 separated by `/`, a letter a tile, a digit for a run of empty squares;
//! 2. side to play: `a` or `h`;
//! 3. piles: captured by the animals, exited animals, captured by the humans, exited humans, separated by commas,
//!    each `-` or its letters in the order `H L F B d p t`;
//! 4. restrictions: the animals' own move on their last turn, the humans', and the fresh green square, each `-` for
//!    none;
//! 5. turns left in the last phase, animals and humans, or `-` before it;
//! 6. hidden: the letters under the `?` in reading order, or `-` when unknown or when nothing is face down.
//!
//! **Actions**: `d3` turns up, `d3=F` names what appeared, `d3-d5` moves, `d3xd5` captures, `d3-off` leaves.
//!
//! **Deals**: the board field of a whole game, `1` in the centre.
//!
//! **Records**: see [`Record`].
//!
//! Only the canonical form of everything but records is accepted. Columns in errors count characters from 1.

mod action;
mod cursor;
mod moves;
mod position;
mod reading;
mod record;
mod recovery;
mod tags;
mod write;

pub use cursor::{Expected, Found, Place, TextError, TextFault};
pub use moves::{MovesError, MovesFault, TypedMoves};
pub(crate) use record::Located;
pub use record::{Comment, ComposeFault, Heading, Instead, Record, RecordError, RecordFault};
pub use tags::{Tag, TagFault};
