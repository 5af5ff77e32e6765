//! What players may see of a tournament: nothing of a round before it is published, nothing of who is kept apart, and no game on
//! a deal that other tables still play.

use super::facts::{Round, RoundState};
use super::whole::Tournament;
use crate::club::SeriesId;

impl Tournament {
    /// The tournament without what is not published. Whatever follows from it may be shown to everybody.
    pub fn published(&self) -> Tournament {
        let mut published = self.clone();
        published.keep_published();
        published
    }

    /// Whether the games of a round are kept from everybody: where all tables play the same deals, until it is closed. Whoever
    /// closes it without a result says that nobody plays it any more.
    pub fn is_face_down(&self, round: &Round) -> bool {
        self.settings().duplicate.is_some() && round.state != RoundState::Closed
    }

    /// The series of those rounds. Extra games are played at one table alone.
    pub fn face_down(&self) -> impl Iterator<Item = SeriesId> {
        let rounds = self.rounds().values().filter(|round| self.is_face_down(round));
        rounds.flat_map(Round::pairings).map(|pairing| pairing.series)
    }
}
