//! The program from the command line.

mod club;
mod club_place;
mod exchange;
mod games;
mod keeping;
mod people;
mod rules;
mod sharing;
mod tournament;

#[path = "../support/mod.rs"]
mod support;
