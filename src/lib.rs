//! Halali! for board-game clubs: the game itself and what a club does with it.

pub mod club;
pub mod rules;
