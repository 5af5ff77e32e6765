//! Finding what is named by a part of its id.

use serde_json::Value;

use super::error::StoreError;
use super::file::ClubFile;
use super::reading::Reading;
use crate::club::SeriesId;

const SERIES_IDS: &str = "SELECT id FROM series ORDER BY id";
const RECORDED: &str = "SELECT command FROM log WHERE instr(command, '\"record-series\"') > 0 ORDER BY number DESC";

impl ClubFile {
    /// The series that was recorded last, of those that are there. Ids do not tell: those of an import come from elsewhere.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn last_series(&self) -> Result<Option<SeriesId>, StoreError> {
        let mut statement = self.connection.prepare_cached(RECORDED)?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            let command = serde_json::from_str(&row.get::<_, String>(0)?).unwrap_or_default();
            let mut recorded = Vec::new();
            recorded_series(&command, &mut recorded);
            for &id in recorded.iter().rev() {
                if self.series(id)?.is_some() {
                    return Ok(Some(id));
                }
            }
        }
        Ok(None)
    }

    /// The ids of all series.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn series_ids(&self) -> Result<Vec<SeriesId>, StoreError> {
        self.rows(SERIES_IDS, &[], |row| Ok(SeriesId(Reading::part("series", row).id("id")?)))
    }
}

/// The series that a command of the log recorded, alone or in a batch.
fn recorded_series(command: &Value, found: &mut Vec<SeriesId>) {
    if command["command"] == "record-series" {
        found.extend(command["series"].as_str().and_then(|id| id.parse().ok()).map(SeriesId));
    }
    for part in command["commands"].as_array().into_iter().flatten() {
        recorded_series(part, found);
    }
}
