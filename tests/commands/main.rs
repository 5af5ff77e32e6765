//! The program from the command line.

mod club;
mod club_place;
mod event_page;
mod exchange;
mod games;
mod keeping;
mod people;
mod print;
mod rules;
mod sharing;
mod story;
mod timer;
mod tournament;
mod tournament_by_hand;
mod tournament_cases;
mod tournament_duplicates;
mod tournament_leaving;
mod tournament_set_up;
mod tournament_simulate;
mod tournament_statistics;

#[path = "../support/mod.rs"]
mod support;
