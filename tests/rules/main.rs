//! The rules core and its notation.

mod cases;
mod cases_play;
mod deals;
mod notation_errors;
mod notation_properties;
mod parsers;
mod properties;
mod score_sheets;
mod tables;

#[path = "../support/mod.rs"]
mod support;
