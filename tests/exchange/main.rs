//! What comes in from files and leaves as files.

mod archive;
mod csv;
mod players;
mod records;
mod series;
mod tables;
mod tournaments;

#[path = "../support/mod.rs"]
mod support;
