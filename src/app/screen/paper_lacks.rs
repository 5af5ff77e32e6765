//! What is missing or wrong first in a game from a score sheet, so that nobody looks for it.

use super::paper::{At, Draft, Form};
use super::paper_check::Checked;
use crate::club::{Seat, Seats};
use crate::words::{Words, message};

/// What keeps something from being kept, and where it is put right.
#[derive(Clone, PartialEq, Debug)]
pub struct Lack<P> {
    /// Where.
    pub at: P,
    /// What, in words.
    pub sentence: String,
}

impl Draft {
    /// What is missing or wrong first; `None` where it says a game. `number` is that of the game, from 1.
    pub fn lacks(&self, checked: &Checked, number: usize, names: &Seats<String>, words: &Words) -> Option<Lack<At>> {
        let first = self.places().first().copied().unwrap_or(At::Moves);
        let is_empty = |at: &At| self.typed(*at).trim().is_empty();
        let fault = match checked {
            Checked::Good(_) => return None,
            Checked::Wrong(fault) => {
                let sentence = message!(words, "app-lacks-wrong", game = number, fault = fault.sentence.as_str());
                return Some(Lack { at: fault.at.unwrap_or(first), sentence });
            }
            Checked::Empty => first,
            Checked::Partly => {
                let figures = if self.form == Form::Totals { self.places() } else { Vec::new() };
                let given = [At::Given(Seat::First), At::Given(Seat::Second), At::Reason];
                let is_given = given.iter().any(|at| !is_empty(at));
                let given = given.into_iter().filter(|_| is_given);
                figures.into_iter().chain(given).find(is_empty).unwrap_or(first)
            }
        };
        let sentence = match fault {
            At::Points(seat) => message!(words, "app-lacks-points", game = number, name = names[seat].as_str()),
            At::Exited(seat) => message!(words, "app-lacks-exited", game = number, name = names[seat].as_str()),
            At::Given(seat) => message!(words, "app-lacks-given", game = number, name = names[seat].as_str()),
            At::Reason => message!(words, "app-lacks-reason", game = number),
            At::Tiles(..) => message!(words, "app-lacks-tiles", game = number),
            At::Moves => message!(words, "app-lacks-moves", game = number),
        };
        Some(Lack { at: fault, sentence })
    }
}
