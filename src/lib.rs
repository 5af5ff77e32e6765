//! Halali! for board-game clubs: the game itself and what a club does with it.
//!
//! - [`rules`]: the game, its notation and its records;
//! - [`club`]: what a club keeps and what follows from it;
//! - [`tournament`]: entries, rounds, pairings, standings, explanations and corrections;
//! - [`store`]: the club file;
//! - [`exchange`]: everything that goes out or comes in;
//! - [`words`]: sentences for people, in their language;
//! - `app`: the desktop app, where the feature of that name is on;
//! - [`cli`]: the commands.

#[cfg(feature = "app")]
pub mod app;
pub mod cli;
pub mod club;
pub mod exchange;
pub mod rules;
pub mod store;
pub mod tournament;
pub mod words;
