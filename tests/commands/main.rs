//! The program from the command line.

mod club;
mod club_place;
mod event_page;
mod exchange;
mod games;
mod keeping;
mod people;
mod rules;
mod sharing;
mod story;
mod timer;
mod tournament;
mod tournament_cases;

#[path = "../support/mod.rs"]
mod support;
