//! What players may see of a tournament: nothing of a round before it is published, nothing of who is kept apart, and no game on
//! a deal that other tables still play.

use super::check_rounds::missing_results;
use super::facts::{Pairing, Round, RoundState};
use super::results::{Progress, Results};
use super::whole::Tournament;

impl Tournament {
    /// The tournament without what is not published. Whatever follows from it may be shown to everybody.
    pub fn published(&self) -> Tournament {
        let mut published = self.clone();
        published.keep_published();
        published
    }

    /// Whether players may look at the games of a round, as far as these are over. Where all tables play the same deals, no
    /// table may be at play any more.
    pub fn shows_games(&self, round: &Round, results: &Results) -> bool {
        let is_at_play = |pairing: &Pairing| results.progress(pairing.series) == Progress::UnderWay;
        // Whoever closes a round without a result says that nobody plays it any more.
        let has_ended = match round.state {
            RoundState::Closed => !round.pairings().any(is_at_play),
            RoundState::Paired | RoundState::Released => missing_results(self, results, round).is_empty(),
        };
        self.settings().duplicate.is_none() || has_ended
    }
}
