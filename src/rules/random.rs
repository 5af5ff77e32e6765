//! Randomness from a seed handed in: one named generator, whole numbers of fixed width.

use std::fmt;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use super::deal::Deal;
use super::game::Game;
use super::tile::RuleSet;

/// xoshiro256++, the same numbers from the same seed in every version and on every platform.
#[derive(Clone)]
pub struct Random(Xoshiro256PlusPlus);

impl Random {
    /// The generator that `seed` names, its state filled by SplitMix64.
    pub fn new(seed: u64) -> Random {
        Random(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A number from 0 to `bound` - 1, each as likely as another.
    ///
    /// The method is Lemire's ("Fast random integer generation in an interval", 2019) on 64 bits. `bound` 0 gives 0.
    #[inline]
    pub fn below(&mut self, bound: u64) -> u64 {
        loop {
            let product = u128::from(self.0.next_u64()) * u128::from(bound);
            // Rejecting the lowest 2^64 mod bound products of each interval makes all intervals equally long.
            if product as u64 >= bound || product as u64 >= bound.wrapping_neg() % bound {
                return (product >> 64) as u64;
            }
        }
    }
}

/// Nothing of its state, from which later deals follow.
impl fmt::Debug for Random {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Random(..)")
    }
}

impl Game {
    /// A game of a random deal, each action drawn evenly from the legal ones, played until it is over or as long as
    /// `go_on` wants.
    pub fn random(rules: RuleSet, random: &mut Random, mut go_on: impl FnMut(&Game) -> bool) -> Game {
        let mut game = Game::new(rules, Deal::draw(random));
        while go_on(&game) {
            if game.play_chosen(|count| random.below(u64::from(count)) as u32).is_none() {
                break;
            }
        }
        game
    }
}
