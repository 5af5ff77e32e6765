//! Tournaments: facts, pairing, schedules, tables, and what the club file keeps of them.

mod brackets;
mod cases;
mod damage;
mod facts;
mod figures;
mod file;
mod file_speed;
mod pairing;
mod paper;
mod played;
mod published;
mod results;
mod rounds;
mod schedule;
mod statistics;
mod tables;
mod timer;
mod undone;

#[path = "../support/event.rs"]
mod event;

#[path = "../support/mod.rs"]
mod support;
