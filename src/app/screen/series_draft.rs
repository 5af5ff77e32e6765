//! What is typed of a new series.

use serde::{Deserialize, Serialize};

use super::paper::{Draft, Form};
use super::pick::Pick;
use crate::club::Seat;
use crate::rules::RuleSet;

/// The name of the draft beside the club file.
pub const DRAFT: &str = "draft";

/// Who is the animals in game 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Opener {
    /// A lot says so, and it has not been drawn.
    #[default]
    Lot,
    /// A lot said so.
    Drawn(bool),
    /// It was chosen. Whether it is the player named second.
    Chosen(bool),
}

impl Opener {
    /// Who that is, once it is known.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Opener::Lot => None,
            Opener::Drawn(true) | Opener::Chosen(true) => Some(Seat::Second),
            Opener::Drawn(false) | Opener::Chosen(false) => Some(Seat::First),
        }
    }
}

/// What is typed of a series; it outlives the screen and the program.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Typed {
    /// The player named first.
    pub first: Pick,
    /// The player named second.
    pub second: Pick,
    /// Whether it comes from a score sheet, and is not played on the screen.
    pub on_paper: bool,
    /// Whether the rules of the box were played, and not the classic ones.
    pub boxed: bool,
    /// How many games it has.
    pub length: u8,
    /// Whether it counts for nothing.
    pub practice: bool,
    /// The evening; today where nothing is typed.
    pub date: String,
    /// Who is the animals in game 1 on the screen.
    pub opener: Opener,
    /// The games from the score sheet, of which the first `length` ones count.
    pub games: Vec<Draft>,
    /// Whether the organiser allows the same sides twice in a row.
    pub same_sides: bool,
}

impl Default for Typed {
    fn default() -> Typed {
        Typed {
            first: Pick::default(),
            second: Pick::default(),
            on_paper: false,
            boxed: false,
            length: 2,
            practice: false,
            date: String::new(),
            opener: Opener::Lot,
            games: vec![Draft::new(Seat::First, Form::Totals), Draft::new(Seat::Second, Form::Totals)],
            same_sides: false,
        }
    }
}

impl Typed {
    /// The rules that were played.
    pub const fn rules(&self) -> RuleSet {
        if self.boxed { RuleSet::Boxed } else { RuleSet::Classic }
    }

    /// Whether nothing is typed that would be missed.
    pub fn is_empty(&self) -> bool {
        self.first.is_empty() && self.second.is_empty() && !self.has_figures()
    }

    /// Whether something is typed of a game.
    pub fn has_figures(&self) -> bool {
        self.games.iter().any(|game| game.places().into_iter().any(|at| !game.typed(at).is_empty()))
    }
}
