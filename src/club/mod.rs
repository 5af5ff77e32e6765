//! What a club keeps and what follows from it. So far: which points count by which ending.

mod counting;
mod records;

pub use counting::{WALKOVER_POINTS, points_that_count};
pub use records::{RecordError, ResultFault, read_records};
