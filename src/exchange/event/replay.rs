//! A game as a browser plays it again: what every step brings, worked out here, since the page knows no rules.

use std::fmt::Write as _;

use serde::Serialize;

use crate::club::Moves;
use crate::rules::{Score, Side};

/// A game to play again. Nothing in it tells what lies under a tile that was never turned up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Replay {
    /// Which game it is.
    pub title: String,
    /// Who had the animals.
    pub animals: String,
    /// Who had the humans.
    pub humans: String,
    /// How it ended, and with which result.
    pub end: String,
    /// The actions with a space between, as records write them. Where an action changes the score, a colon and the new one come behind it: points of
    /// the animals and of the humans, then exited tiles of both.
    moves: String,
}

impl Replay {
    /// A game with what is said about it: which one it is, who played the animals and the humans, and how it ended.
    pub fn new(title: String, [animals, humans]: [String; 2], end: String, moves: &Moves) -> Replay {
        Replay { title, animals, humans, end, moves: steps(moves) }
    }
}

fn steps(moves: &Moves) -> String {
    let mut text = String::new();
    let mut before = Score::default();
    for (ply, action) in (1..).zip(moves.game().actions()) {
        let gap = if ply > 1 { " " } else { "" };
        // Writing to a string cannot fail.
        let _ = write!(text, "{gap}{action}");
        let score = moves.game().position_after(ply).map_or(before, |position| position.score());
        if score != before {
            let [animals, humans] = Side::BOTH.map(|side| (score.points[side], score.exited[side]));
            let _ = write!(text, ":{},{},{},{}", animals.0, humans.0, animals.1, humans.1);
        }
        before = score;
    }
    text
}
