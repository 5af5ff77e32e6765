//! What follows from the facts of a club: series, figures, ratings.

mod book;
mod figures;
mod people;
mod ratings;
mod results;
mod ripple;

#[path = "../support/mod.rs"]
mod support;
