//! One round of a Swiss tournament or a league evening as a pure function: from a [`Field`] to the cheapest complete pairing.
//!
//! What speaks against a pairing is a list of whole numbers, the gravest first ([`Criterion`]); the round proposed is the least
//! of all, found exactly by a matcher over all pairs. The same field gives the same round on every machine, in whatever order
//! its players were handed in.

mod ahead;
mod cost;
mod draft;
mod explain;
mod field;
mod groups;
mod matching;
mod opening;
mod packing;
mod round;
mod schedule;
mod tables;
mod wide;

pub use cost::{Cost, Criterion};
pub use draft::{Comparison, Draft, DraftFault};
pub use explain::{ByeReason, PassedOver, Verdict};
pub use field::{
    Contender, Field, FieldFacts, FieldFault, Float, Floats, Levels, Manual, Meeting, Openings, Pair, PairingRules,
    Pin, Score,
};
pub use opening::opens;
pub use round::{Broken, NoRound, Outlook, Round, Rule};
pub use tables::{PairedTable, Seated};
pub(super) use tables::{ToSeat, seat};
