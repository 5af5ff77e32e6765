//! What speaks against a pairing, as whole numbers, the gravest first: two pairings are compared by the first of these in
//! which they differ.

use std::ops::{AddAssign, Index, IndexMut};

use super::field::{Field, Float};
use super::opening::opener;
use crate::tournament::facts::Strength;
use crate::tournament::settings::GroupOrder;

/// What is counted against a round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Criterion {
    /// Hard avoids broken, and byes allocated beyond the most that are allowed.
    HardAvoids,
    /// How many byes whoever gets the bye has had.
    SecondBye,
    /// Pairs that have met before and byes to somebody who had more than others, in this round and in those ahead that the
    /// look-ahead counts.
    Ahead,
    /// Pairs of this round that have met before.
    Rematches,
    /// How often those have met beyond the first time.
    OldRematches,
    /// The score of who gets the bye.
    ByeScore,
    /// How many have a lower seed than who gets the bye.
    ByeSeed,
    /// The squares of the distances between levels, added.
    ScoreGaps,
    /// Soft avoids broken.
    SoftAvoids,
    /// Players who float in the direction of the round before.
    FloatsRunning,
    /// How often those who float have floated in that direction before.
    FloatsAgain,
    /// How often those who begin as animals have done so before: the less, the nearer are all in how often they begin.
    Openings,
    /// How far pairs are from the order inside score groups; who floats should be the last of the higher group and the first
    /// of the lower one.
    GroupOrder,
}

impl Criterion {
    /// All, the gravest first.
    pub const ALL: [Criterion; 13] = [
        Criterion::HardAvoids,
        Criterion::SecondBye,
        Criterion::Ahead,
        Criterion::Rematches,
        Criterion::OldRematches,
        Criterion::ByeScore,
        Criterion::ByeSeed,
        Criterion::ScoreGaps,
        Criterion::SoftAvoids,
        Criterion::FloatsRunning,
        Criterion::FloatsAgain,
        Criterion::Openings,
        Criterion::GroupOrder,
    ];

    /// Whether only the bye can have a value other than 0 here.
    pub(super) const fn is_of_bye(self) -> bool {
        matches!(self, Criterion::SecondBye | Criterion::ByeScore | Criterion::ByeSeed)
    }
}

/// What speaks against a pair or a whole round. The smaller one is better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Cost([i64; Criterion::ALL.len()]);

impl Cost {
    /// The first criterion in which two costs differ, with the values of both.
    pub fn first_difference(&self, other: &Cost) -> Option<(Criterion, i64, i64)> {
        Criterion::ALL.into_iter().map(|of| (of, self[of], other[of])).find(|(_, one, other)| one != other)
    }
}

impl Index<Criterion> for Cost {
    type Output = i64;

    fn index(&self, of: Criterion) -> &i64 {
        &self.0[of as usize]
    }
}

impl IndexMut<Criterion> for Cost {
    fn index_mut(&mut self, of: Criterion) -> &mut i64 {
        &mut self.0[of as usize]
    }
}

impl AddAssign for Cost {
    fn add_assign(&mut self, other: Cost) {
        for (sum, part) in self.0.iter_mut().zip(other.0) {
            *sum += part;
        }
    }
}

impl Field {
    /// What speaks against pairing these two, or against the bye of one of them. [`Criterion::Ahead`] has what this round
    /// adds to it.
    pub(super) fn cost(&self, one: usize, other: usize) -> Cost {
        let (one, other) = (one.min(other), one.max(other));
        if other == self.bye() { self.bye_cost(one) } else { self.pair_cost(one, other) }
    }

    fn bye_cost(&self, one: usize) -> Cost {
        let contender = &self.contenders[one];
        let mut cost = Cost::default();
        cost[Criterion::HardAvoids] = i64::from(self.exceeds_byes(one));
        cost[Criterion::SecondBye] = i64::from(contender.byes);
        cost[Criterion::Ahead] = i64::from(contender.byes > self.fewest_byes);
        cost[Criterion::ByeScore] = i64::from(contender.score.units());
        cost[Criterion::ByeSeed] = (self.contenders.len() - 1 - one) as i64;
        cost
    }

    pub(super) fn exceeds_byes(&self, one: usize) -> bool {
        self.rules.most_byes.is_some_and(|most| self.contenders[one].byes >= most)
    }

    fn pair_cost(&self, one: usize, other: usize) -> Cost {
        let note = self.note(one, other);
        let mut cost = Cost::default();
        cost[Criterion::HardAvoids] = i64::from(note.avoid == Some(Strength::Hard));
        cost[Criterion::SoftAvoids] = i64::from(note.avoid == Some(Strength::Soft));
        cost[Criterion::Ahead] = i64::from(note.times > 0);
        cost[Criterion::Rematches] = i64::from(note.times > 0);
        cost[Criterion::OldRematches] = i64::from(note.times.saturating_sub(1));
        let (a, b) = (self.places[one], self.places[other]);
        cost[Criterion::ScoreGaps] = (a.level - b.level).pow(2);
        if a.level != b.level {
            let (high, low) = if a.level > b.level { (one, other) } else { (other, one) };
            for (floats, float) in [(high, Float::Down), (low, Float::Up)] {
                let floats = self.contenders[floats].floats;
                cost[Criterion::FloatsRunning] += i64::from(floats.last == Some(float));
                cost[Criterion::FloatsAgain] += i64::from(if float == Float::Up { floats.up } else { floats.down });
            }
        }
        // The squares of all counts of openings grow by twice this and 1. How far each is from balance by itself is no
        // measure: whoever had a bye has begun an odd number less often, and would be drawn to others who had one.
        cost[Criterion::Openings] = i64::from(self.contenders[opener(self, one, other)].openings.animals);
        cost[Criterion::GroupOrder] = self.disorder(one, other);
        cost
    }

    fn disorder(&self, one: usize, other: usize) -> i64 {
        let (a, b) = (self.places[one], self.places[other]);
        if a.level != b.level {
            let (high, low) = if a.level > b.level { (a, b) } else { (b, a) };
            return (high.of - 1 - high.at).pow(2) + low.at.pow(2);
        }
        let apart = (a.at - b.at).abs();
        match self.rules.order {
            GroupOrder::Fold => (a.at + b.at - (a.of - 1)).pow(2),
            GroupOrder::Slide => (apart - a.of / 2).pow(2),
            GroupOrder::Neighbours | GroupOrder::Random => (apart - 1).pow(2),
        }
    }
}
