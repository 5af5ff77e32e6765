//! Many criteria in one whole number, so that a matcher of plain weights finds the lexicographic optimum.
//!
//! Let B(k) be at least what criterion k comes to in any complete pairing. The weight of a pair is the sum of its values times
//! M(k), where M(k) is the product of B(j) + 1 over all later criteria j. Summed over a complete pairing this is a number in
//! mixed radix whose digits are the totals of the criteria, each within its radix: two complete pairings compare by it exactly
//! as they do by their totals one after another.

use integer_blossom::Weight;

use super::cost::{Cost, Criterion};
use super::wide::Wide;

/// What a matcher can count in.
pub(super) trait Packed: Weight + Send + Sync {
    /// Bits that a positive number may have.
    const ROOM: u32;

    fn times(self, factor: u64) -> Self;
}

impl Packed for i64 {
    const ROOM: u32 = 63;

    fn times(self, factor: u64) -> i64 {
        self * factor as i64
    }
}

impl Packed for i128 {
    const ROOM: u32 = 127;

    fn times(self, factor: u64) -> i128 {
        self * i128::from(factor)
    }
}

impl<const LIMBS: usize> Packed for Wide<LIMBS> {
    const ROOM: u32 = LIMBS as u32 * 64 - 1;

    fn times(self, factor: u64) -> Self {
        Wide::times(self, factor)
    }
}

/// The most that each criterion comes to in any complete pairing of so many vertices.
///
/// Every pair is counted at both of its ends, so a total is at most half the sum, over the vertices, of the highest value at
/// each. Of a criterion of the bye it is at most the highest value.
pub(super) struct Bounds {
    vertices: usize,
    highest: Vec<Cost>,
}

impl Bounds {
    pub(super) fn new(vertices: usize) -> Bounds {
        Bounds { vertices, highest: vec![Cost::default(); vertices] }
    }

    pub(super) fn add(&mut self, one: usize, other: usize, cost: &Cost) {
        for vertex in [one, other] {
            let highest = &mut self.highest[vertex];
            for of in Criterion::ALL {
                highest[of] = highest[of].max(cost[of]);
            }
        }
    }

    fn of(&self, criterion: Criterion) -> u64 {
        let highest = self.highest.iter().map(|highest| highest[criterion].unsigned_abs());
        // What is ahead of this round is compared where rounds are, and as to this one the other criteria say it.
        match criterion {
            Criterion::Ahead => 0,
            _ if criterion.is_of_bye() => highest.max().unwrap_or(0),
            _ => highest.sum::<u64>() / 2,
        }
    }

    pub(super) fn packing(&self) -> Packing {
        Packing { vertices: self.vertices, radices: Criterion::ALL.map(|of| self.of(of) + 1) }
    }
}

/// How criteria become one number.
pub(super) struct Packing {
    vertices: usize,
    radices: [u64; Criterion::ALL.len()],
}

impl Packing {
    /// Bits that the matcher may need at most: the weight of a forbidden pair is the product of all radices, its duals stay
    /// within the sum of all weights of a pairing, and it doubles them and keeps a margin of eight above.
    pub(super) fn bits(&self) -> u32 {
        let radices: u32 = self.radices.iter().map(|radix| u64::BITS - (radix - 1).leading_zeros()).sum();
        radices + (usize::BITS - self.vertices.leading_zeros()) + 4
    }

    /// What each criterion is multiplied with, and last the weight of a pair that must not be: more than any pairing without
    /// one comes to.
    pub(super) fn factors<W: Packed>(&self) -> ([W; Criterion::ALL.len()], W) {
        let mut factors = [W::ZERO; Criterion::ALL.len()];
        let mut product = W::ONE;
        for (factor, &radix) in factors.iter_mut().zip(&self.radices).rev() {
            *factor = product;
            product = product.times(radix);
        }
        (factors, product)
    }
}

/// The weight of a pair.
pub(super) fn weigh<W: Packed>(factors: &[W; Criterion::ALL.len()], cost: &Cost) -> W {
    let mut weight = W::ZERO;
    for (of, factor) in Criterion::ALL.into_iter().zip(factors) {
        if of != Criterion::Ahead && cost[of] != 0 {
            weight += factor.times(cost[of].unsigned_abs());
        }
    }
    weight
}
