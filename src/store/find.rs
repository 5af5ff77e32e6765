//! Finding what is named by a part of its id, and what the log says of series.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use serde_json::Value;

use super::error::StoreError;
use super::file::ClubFile;
use super::reading::Reading;
use crate::club::{CommandKind, SeriesId};

const SERIES_IDS: &str = "SELECT id FROM series ORDER BY id";
const RECORDED: &str = "SELECT command FROM log WHERE instr(command, ?1) > 0 ORDER BY number DESC";
const COMMANDS: &str = "SELECT moment, command FROM log WHERE moment >= ?1 AND command IS NOT NULL ORDER BY number";
/// What carries a series on; a correction of what was does not.
const GOING_ON: [CommandKind; 4] =
    [CommandKind::RecordSeries, CommandKind::AddGame, CommandKind::EndGame, CommandKind::CloseSeries];

impl ClubFile {
    /// When series were gone on with last, of those that were since a moment.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn gone_on_with(&self, since: DateTime<Utc>) -> Result<BTreeMap<SeriesId, DateTime<Utc>>, StoreError> {
        let entries = self.rows(COMMANDS, &[&since.timestamp_micros()], |row| {
            let row = Reading::part("log", row);
            let moment = DateTime::from_timestamp_micros(row.get("moment")?).ok_or_else(|| row.damage("moment"))?;
            let command: String = row.get("command")?;
            Ok((moment, serde_json::from_str::<Value>(&command).map_err(|error| row.damage(error))?))
        })?;
        let mut last = BTreeMap::new();
        for (moment, command) in entries {
            let mut series = Vec::new();
            series_of(&command, &GOING_ON, &mut series);
            last.extend(series.into_iter().map(|series| (series, moment)));
        }
        Ok(last)
    }

    /// The series that was recorded last, of those that are there. Ids do not tell: those of an import come from elsewhere.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn last_series(&self) -> Result<Option<SeriesId>, StoreError> {
        let mut statement = self.connection.prepare_cached(RECORDED)?;
        let mut rows = statement.query([format!("\"{}\"", CommandKind::RecordSeries.name())])?;
        while let Some(row) = rows.next()? {
            let command = serde_json::from_str(&row.get::<_, String>(0)?).unwrap_or_default();
            let mut recorded = Vec::new();
            series_of(&command, &[CommandKind::RecordSeries], &mut recorded);
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

/// The series of which a command of the log, alone or in a batch, is one of some kinds.
fn series_of(command: &Value, kinds: &[CommandKind], found: &mut Vec<SeriesId>) {
    if command["command"].as_str().and_then(CommandKind::from_name).is_some_and(|kind| kinds.contains(&kind)) {
        found.extend(command["series"].as_str().and_then(|id| id.parse().ok()).map(SeriesId));
    }
    for part in command["commands"].as_array().into_iter().flatten() {
        series_of(part, kinds, found);
    }
}
