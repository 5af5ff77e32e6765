//! What is asked before something that cannot be taken lightly.

use crate::rules::{Given, Points, Sides};

/// A field of a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Field {
    /// The animals' points.
    Animals,
    /// The humans' points.
    Humans,
    /// Why.
    Reason,
}

/// A question that lies over the board until it is answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Question {
    /// What can be done besides playing.
    Menu,
    /// Whether both players want the last action back, of so many. In practice nobody is asked.
    TakeBack {
        /// How many actions the game had when it was asked.
        length: usize,
    },
    /// Whether the organiser takes the last action back, across a turn-up too.
    Organiser {
        /// Why.
        reason: String,
    },
    /// Whether both players end the game, and who of them has said so.
    Agree(Sides<bool>),
    /// Whether the player to move gives up.
    Concede,
    /// Whether, and with which points, the organiser ends it.
    Adjudicate(Adjudicated),
    /// The machine slept: whether the clock goes on.
    Slept,
    /// Something is refused for this reason.
    Refused(String),
}

/// An end by the organiser as it is typed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Adjudicated {
    /// Points of the animals and the humans; empty for those on the board.
    pub points: Sides<String>,
    /// Why other points are given.
    pub reason: String,
    /// Whether it was pressed and could not be.
    pub was_pressed: bool,
}

impl Adjudicated {
    /// The points that are given, `None` for those on the board.
    ///
    /// # Errors
    ///
    /// When only half of it is typed, or something else than points that the box holds.
    pub(super) fn given(&self) -> Result<Option<Given>, ()> {
        let typed = [&self.points.animals, &self.points.humans, &self.reason];
        if typed.iter().all(|text| text.trim().is_empty()) {
            return Ok(None);
        }
        let points = |text: &str| text.trim().parse().ok().map(Points).filter(|points| *points <= Points::OF_THE_BOX);
        let animals = points(&self.points.animals).ok_or(())?;
        let humans = points(&self.points.humans).ok_or(())?;
        let fits = animals + humans <= Points::OF_THE_BOX && !self.reason.trim().is_empty();
        let given = Given { points: Sides { animals, humans }, reason: self.reason.trim().to_owned() };
        if fits { Ok(Some(given)) } else { Err(()) }
    }

    /// The same, once it was pressed.
    pub fn pressed(mut self) -> Adjudicated {
        self.was_pressed = true;
        self
    }
}

impl Question {
    /// Takes what was typed into a field.
    pub fn typed(&mut self, field: Field, text: String) {
        match (self, field) {
            (Question::Organiser { reason }, Field::Reason) => *reason = text,
            (Question::Adjudicate(adjudicated), field) => {
                match field {
                    Field::Animals => adjudicated.points.animals = text,
                    Field::Humans => adjudicated.points.humans = text,
                    Field::Reason => adjudicated.reason = text,
                }
                adjudicated.was_pressed = false;
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_given_as_a_whole_or_not_at_all() {
        let typed = |animals: &str, humans: &str, reason: &str| Adjudicated {
            points: Sides { animals: animals.to_owned(), humans: humans.to_owned() },
            reason: reason.to_owned(),
            was_pressed: false,
        };
        assert_eq!(typed("", " ", "").given(), Ok(None));
        let given = typed("30", " 0", "the board fell").given().expect("points").expect("points");
        assert_eq!((given.points.animals, given.points.humans), (Points(30), Points(0)));
        for (animals, humans, reason) in
            [("30", "", "why"), ("30", "20", " "), ("-1", "2", "why"), ("100", "69", "why"), ("x", "2", "why")]
        {
            assert_eq!(typed(animals, humans, reason).given(), Err(()), "{animals} {humans} {reason}");
        }
    }
}
