//! What the window does, through its real view and update code, without a screen.

#![cfg(feature = "app")]

mod board;
mod clock;
mod club;
mod correcting;
mod evening;
mod export;
mod facing;
mod learn;
mod lists;
mod lock;
mod looks;
mod marks;
mod motion;
mod names;
mod new_series;
mod pairing;
mod paper;
mod papers;
mod people;
mod play;
mod rescue;
mod restoring;
mod secrets;
mod series_page;
mod set_up;
mod story;
mod taking_back;
mod texts;
mod tournament;
mod trial;
mod undoing;
mod wall;
mod wander;
mod work;

#[path = "../support/mod.rs"]
mod support;
