//! Whole numbers wider than `i128`, for costs that need it: as few operations as the matcher asks for.

use std::cmp::Ordering;
use std::ops::{Add, AddAssign, Sub, SubAssign};

use integer_blossom::Weight;

/// Two's complement, the lowest limb first. Like the primitive types in release builds it wraps round where it overflows;
/// whoever packs costs keeps well below.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Wide<const LIMBS: usize>([u64; LIMBS]);

impl<const LIMBS: usize> Wide<LIMBS> {
    const fn is_negative(&self) -> bool {
        self.0[LIMBS - 1] >> 63 == 1
    }

    /// Times a number that is not negative.
    pub(super) fn times(self, factor: u64) -> Self {
        let mut carry = 0;
        Wide(self.0.map(|limb| {
            let product = u128::from(limb) * u128::from(factor) + carry;
            carry = product >> 64;
            product as u64
        }))
    }
}

impl<const LIMBS: usize> PartialOrd for Wide<LIMBS> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<const LIMBS: usize> Ord for Wide<LIMBS> {
    fn cmp(&self, other: &Self) -> Ordering {
        let signs = other.is_negative().cmp(&self.is_negative());
        signs.then_with(|| self.0.iter().rev().cmp(other.0.iter().rev()))
    }
}

impl<const LIMBS: usize> Add for Wide<LIMBS> {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        let mut carry = false;
        let mut limbs = self.0;
        for (limb, more) in limbs.iter_mut().zip(other.0) {
            (*limb, carry) = limb.carrying_add(more, carry);
        }
        Wide(limbs)
    }
}

impl<const LIMBS: usize> Sub for Wide<LIMBS> {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        let mut borrow = false;
        let mut limbs = self.0;
        for (limb, less) in limbs.iter_mut().zip(other.0) {
            (*limb, borrow) = limb.borrowing_sub(less, borrow);
        }
        Wide(limbs)
    }
}

impl<const LIMBS: usize> AddAssign for Wide<LIMBS> {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl<const LIMBS: usize> SubAssign for Wide<LIMBS> {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl<const LIMBS: usize> Weight for Wide<LIMBS> {
    const ZERO: Self = Wide([0; LIMBS]);
    const ONE: Self = {
        let mut limbs = [0; LIMBS];
        limbs[0] = 1;
        Wide(limbs)
    };

    fn inf() -> Self {
        let mut limbs = [u64::MAX; LIMBS];
        limbs[LIMBS - 1] = u64::MAX >> 3;
        Wide(limbs)
    }

    fn double(self) -> Self {
        self + self
    }

    fn half(self) -> Self {
        // The matcher halves what is not negative.
        let mut limbs = self.0;
        let mut above = 0;
        for limb in limbs.iter_mut().rev() {
            (*limb, above) = (*limb >> 1 | above << 63, *limb & 1);
        }
        Wide(limbs)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The same number in 192 bits.
    fn wide(number: i128) -> Wide<3> {
        let fill = if number < 0 { u64::MAX } else { 0 };
        Wide([number as u64, (number >> 64) as u64, fill])
    }

    proptest! {
        #[test]
        fn counts_as_i128_does(a in any::<i64>(), b in any::<i64>(), high in any::<i64>(), factor in any::<u32>()) {
            let (a, b) = (i128::from(a) + (i128::from(high) << 40), i128::from(b) - (i128::from(high) << 50));
            prop_assert_eq!(wide(a) + wide(b), wide(a + b));
            prop_assert_eq!(wide(a) - wide(b), wide(a - b));
            prop_assert_eq!(wide(a).cmp(&wide(b)), a.cmp(&b));
            prop_assert_eq!(wide(a).double(), wide(2 * a));
            prop_assert_eq!(wide(a.abs()).half(), wide(a.abs() / 2));
            let small = i128::from(high).abs();
            prop_assert_eq!(wide(small).times(u64::from(factor)), wide(small * i128::from(factor)));
        }
    }
}
