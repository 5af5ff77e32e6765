//! Finding what is named by a part of its id.

use super::error::StoreError;
use super::file::ClubFile;
use super::row::Reading;
use crate::club::SeriesId;

const SERIES_IDS: &str = "SELECT id FROM series ORDER BY id";

impl ClubFile {
    /// The ids of all series, in the order in which they were made.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn series_ids(&self) -> Result<Vec<SeriesId>, StoreError> {
        self.rows(SERIES_IDS, &[], |row| Ok(SeriesId(Reading::part("series", row).id("id")?)))
    }
}
