//! What somebody at a board has in the hand, and why the last try was refused.

use super::marks::{Mark, marks};
use super::scene::Scene;
use crate::rules::{Action, Game, Refusal, Side, Square};

/// The hand of whoever acts on a board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hand {
    /// The tile that is picked up.
    pub picked: Option<Square>,
    /// Why the last try was refused, and whose try it was.
    pub refused: Option<(Refusal, Side)>,
}

impl Hand {
    /// Picks up a tile, wherever it then can go, or says why it may not be moved.
    pub fn pick(&mut self, game: &Game, square: Square) {
        match game.check(Action::Move { from: square, to: square }) {
            Ok(()) | Err(Refusal::NotInLine { .. }) => *self = Hand { picked: Some(square), refused: None },
            Err(refusal) => self.refuse(game, refusal),
        }
    }

    /// Puts down what is in the hand, for a reason.
    pub fn refuse(&mut self, game: &Game, refusal: Refusal) {
        *self = Hand { picked: None, refused: Some((refusal, game.position().side())) };
    }

    /// What the board shows of it.
    pub fn marks(&self) -> Vec<Mark> {
        self.refused.map_or_else(Vec::new, |(refusal, _)| marks(&refusal))
    }

    /// The scene of a game at its newest action with this hand over it.
    pub fn scene(&self, game: &Game) -> Scene {
        let last = game.actions().last();
        Scene {
            ply: game.len(),
            last,
            live: game.end().is_none(),
            selected: self.picked,
            marks: self.marks(),
            ..Scene::of(game.rules(), *game.position())
        }
    }
}
