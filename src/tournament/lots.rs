//! Lots drawn from a tournament's seed: the same for the same players, in whatever order they entered.

use crate::club::PlayerId;
use crate::rules::Random;

/// A player's lot. The lowest wins.
pub fn lot(lots: u64, player: PlayerId) -> u64 {
    let (high, low) = player.0.as_u64_pair();
    let halfway = Random::new(lots ^ high).below(u64::MAX);
    // Lots are compared and added up as signed numbers elsewhere.
    Random::new(halfway ^ low).below(i64::MAX.unsigned_abs())
}
