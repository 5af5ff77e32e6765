//! Game records whose results follow from their moves by the club's policy.

use thiserror::Error;

use super::counting::what_counts;
use crate::rules::notation::{ComposeFault, Heading, Located, Place, RecordError};
use crate::rules::{Game, Points, Record, Sides, Termination};

/// Why a record is refused.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RefusedRecord {
    /// It cannot be read or breaks the rules of the game.
    #[error(transparent)]
    Notation(#[from] RecordError),
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
#[error("result {claimed}, but {termination} counts {counted}")]
pub struct ResultFault {
    /// What the record says.
    pub claimed: Sides<Points>,
    /// What counts.
    pub counted: Sides<Points>,
    /// The termination by which it counts.
    pub termination: Termination,
}

impl RefusedRecord {
    /// The number of the game in its text, from 1, and the place of the fault.
    pub const fn place(&self) -> (usize, Place) {
        match self {
            RefusedRecord::Notation(error) => (error.game, error.place),
            RefusedRecord::Result { game, place, .. } => (*game, *place),
        }
    }
}

/// Reads the records of a text one by one and verifies their results. After a refused one, reading goes on.
pub fn read_records(text: &str) -> impl Iterator<Item = Result<Record, RefusedRecord>> {
    Record::read(text).map(|read| {
        let Located { record, game, result: place } = read?;
        let counted = what_counts(record.ending(), record.game().score()).map(|score| score.points);
        match (record.result(), counted) {
            (Some(claimed), Some(counted)) if claimed != counted => {
                let termination = record.ending().termination();
                Err(RefusedRecord::Result { game, place, fault: ResultFault { claimed, counted, termination } })
            }
            // A record has `*` exactly when its game is under way.
            _ => Ok(record),
        }
    })
}

/// The record of a game, with the result that its ending gives. It carries the deal where the game knows it and is over.
///
/// # Errors
///
/// When the game does not begin at the start, its ending contradicts its position, or a text cannot be written.
pub fn record(game: Game, heading: Heading) -> Result<Record, ComposeFault> {
    let result = what_counts(&heading.ending, game.score()).map(|score| score.points);
    Record::new(game, heading, result)
}
