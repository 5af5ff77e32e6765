//! Lots drawn from a tournament's seed: the same for the same players, in whatever order they entered.

use crate::club::PlayerId;
use crate::rules::Random;

/// How many lots there are: so many that two players hardly ever draw the same.
pub(super) const LOTS: u64 = 1 << 48;

/// A player's lot. The lowest wins.
pub fn lot(lots: u64, player: PlayerId) -> u64 {
    let (high, low) = player.0.as_u64_pair();
    let halfway = Random::new(lots ^ high).below(u64::MAX);
    Random::new(halfway ^ low).below(LOTS)
}
