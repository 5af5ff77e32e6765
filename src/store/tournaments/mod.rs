//! Tournaments in the club file: a row for every fact of one, and nothing that follows from them.

mod mend;
mod put;
mod read;
mod row;
mod written;

pub(super) use mend::{mend_all, seat_all};
pub(super) use row::{AT_TABLE, PARTS, head, is_part, part};
pub(super) use written::written;
