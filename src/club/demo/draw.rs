//! What the demo club draws from its seed.

use chrono::{DateTime, Utc};
use uuid::{Builder, Uuid};

use crate::rules::Random;

/// Draws from one generator.
#[derive(Debug)]
pub(super) struct Draw {
    pub(super) random: Random,
}

impl Draw {
    pub(super) fn new(seed: u64) -> Draw {
        Draw { random: Random::new(seed) }
    }

    /// A number from 0 to `bound` - 1.
    pub(super) fn below(&mut self, bound: u64) -> u64 {
        self.random.below(bound)
    }

    /// Whether something happens that happens so often in a hundred times.
    pub(super) fn chance(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }

    /// Puts values into an order drawn by the algorithm of Fisher and Yates.
    pub(super) fn shuffle<T>(&mut self, values: &mut [T]) {
        for last in (1..values.len()).rev() {
            values.swap(last, self.below(last as u64 + 1) as usize);
        }
    }

    /// An id of UUID version 7 as it would have been given at a moment.
    pub(super) fn id(&mut self, moment: DateTime<Utc>) -> Uuid {
        let random = [(); 10].map(|()| self.below(256) as u8);
        Builder::from_unix_timestamp_millis(moment.timestamp_millis().unsigned_abs(), &random).into_uuid()
    }
}
