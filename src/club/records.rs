//! Game records whose results follow from their moves by the club's policy.

use thiserror::Error;

use super::counting::{WALKOVER_POINTS, points_that_count};
use crate::rules::notation::{self, Place};
use crate::rules::{Points, Record, Sides, Termination};

/// Why a record is refused.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RecordError {
    /// It cannot be read or breaks the rules of the game.
    #[error(transparent)]
    Notation(#[from] notation::RecordError),
    /// Its result does not follow from its moves and its ending.
    #[error("{place}: {fault}")]
    Result {
        /// The number of the game in its text, from 1.
        game: usize,
        /// The place of the result.
        place: Place,
        /// What is wrong.
        fault: ResultFault,
    },
}

/// A result that does not follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("result {}-{}, but {termination} counts {}-{}", claimed.animals, claimed.humans, counted.animals, counted.humans)]
pub struct ResultFault {
    /// What the record says.
    pub claimed: Sides<Points>,
    /// What counts.
    pub counted: Sides<Points>,
    /// The termination by which it counts.
    pub termination: Termination,
}

impl RecordError {
    /// The number of the game in its text, from 1, and the place of the fault.
    pub const fn place(&self) -> (usize, Place) {
        match self {
            RecordError::Notation(error) => (error.game, error.place),
            RecordError::Result { game, place, .. } => (*game, *place),
        }
    }
}

/// Reads the records of a text one by one and verifies their results. After a refused one, reading goes on.
pub fn read_records(text: &str) -> impl Iterator<Item = Result<Record, RecordError>> {
    Record::read(text).map(|read| {
        let notation::Located { record, game, result: place } = read?;
        let walkover = record.walkover().unwrap_or(WALKOVER_POINTS);
        let counted = points_that_count(record.ending(), record.game().score(), walkover);
        match (record.result(), counted) {
            (Some(claimed), Some(counted)) if claimed != counted => {
                let termination = record.ending().termination();
                Err(RecordError::Result { game, place, fault: ResultFault { claimed, counted, termination } })
            }
            // A record has `*` exactly when its game is under way.
            _ => Ok(record),
        }
    })
}
