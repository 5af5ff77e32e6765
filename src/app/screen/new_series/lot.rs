//! The lot that says who opens: it is drawn before everybody's eyes.

use std::time::{Duration, Instant};

use crate::club::Seat;

/// How long the lot stays with one player before it goes to the other, in milliseconds: slower and slower.
const STEPS: [u64; 12] = [60, 60, 70, 80, 90, 110, 130, 160, 200, 240, 290, 340];
/// How often the picture changes at most.
pub const FRAME: Duration = Duration::from_millis(30);

/// A lot that is being drawn, or was.
#[derive(Clone, Copy, Debug)]
pub struct Lot {
    drawn: Instant,
    fell: Seat,
}

impl Lot {
    /// A lot that falls on somebody.
    pub fn new(fell: Seat) -> Lot {
        Lot { drawn: Instant::now(), fell }
    }

    /// With whom it is after some time, as long as it is still being drawn.
    fn at(self, since: Duration) -> Option<Seat> {
        let mut left = since;
        for (place, step) in STEPS.into_iter().enumerate() {
            let step = Duration::from_millis(step);
            if left < step {
                // The last step is with the one on whom it falls.
                let is_even = (STEPS.len() - 1 - place).is_multiple_of(2);
                return Some(if is_even { self.fell } else { self.fell.opponent() });
            }
            left -= step;
        }
        None
    }

    /// With whom it is now, as long as it is still being drawn.
    pub fn now(self) -> Option<Seat> {
        self.at(self.drawn.elapsed())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lot_goes_to_and_fro_and_ends_where_it_falls() {
        let lot = Lot::new(Seat::Second);
        let seen: Vec<_> = (0..2000).map_while(|at| lot.at(Duration::from_millis(at))).collect();
        assert!(seen.contains(&Seat::First));
        assert_eq!(seen.last(), Some(&Seat::Second));
        assert!((1500..2000).contains(&seen.len()), "{}", seen.len());
    }
}
