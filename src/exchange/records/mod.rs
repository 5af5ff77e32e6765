//! Game records out and in: the `.halali` files of single games, from which series are put together again.
//!
//! Records of a club have three tags of their own, by which it is known again whose they are: `SeriesId`, `AnimalsId` and
//! `HumansId`. Records without them belong together where two follow one another between the same players on the same date
//! with swapped sides.

mod out;
mod preview;

pub use out::{OutFault, RecordsOut, records};
pub use preview::{PreviewedRecords, RecordsFault, RecordsPreview, RecordsVerdict, preview_records};

/// The tag of the series.
const SERIES_ID: &str = "SeriesId";

/// The tag of a player.
const fn player_id(side: crate::rules::Side) -> &'static str {
    match side {
        crate::rules::Side::Animals => "AnimalsId",
        crate::rules::Side::Humans => "HumansId",
    }
}
