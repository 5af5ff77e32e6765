//! The log: everything that was ever done to a club file.

use chrono::{DateTime, Utc};
use rusqlite::Row;
use serde_json::Value;

use super::error::StoreError;
use super::file::ClubFile;
use super::reading::Reading;
use crate::club::EntryId;

/// What is written down with a command, an undo or a redo: handed in, since nothing here reads a clock or draws ids.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stamp {
    /// The id of the new entry.
    pub entry: EntryId,
    /// When; kept to the microsecond.
    pub moment: DateTime<Utc>,
    /// On which device.
    pub device: String,
    /// Why, if that was asked for. A blank text is none.
    pub why: Option<String>,
}

/// An entry of the log.
#[derive(Clone, PartialEq, Debug)]
pub struct LogEntry {
    /// Its stamp.
    pub stamp: Stamp,
    /// What was done.
    pub did: Did,
}

/// What was done.
#[derive(Clone, PartialEq, Debug)]
pub enum Did {
    /// A command was carried out: its name in `command` and its data, as JSON; a batch has its parts in `commands`.
    Command(Value),
    /// The command of an entry was undone.
    Undo(EntryId),
    /// The command of an entry was carried out again.
    Redo(EntryId),
}

pub(super) const LOG: &str = "SELECT entry.*, command.id AS of_id FROM log AS entry LEFT JOIN log AS command
    ON command.number = entry.of ORDER BY entry.number";
const ENTRY: &str = "SELECT entry.*, command.id AS of_id FROM log AS entry LEFT JOIN log AS command
    ON command.number = entry.of WHERE entry.id = ?1";

const LAST: &str = "SELECT entry.*, command.id AS of_id FROM log AS entry LEFT JOIN log AS command
    ON command.number = entry.of ORDER BY entry.number DESC LIMIT 1";

impl ClubFile {
    /// The newest entry of the log.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn last_entry(&self) -> Result<Option<LogEntry>, StoreError> {
        Ok(self.rows(LAST, &[], entry)?.pop())
    }

    /// The whole log, oldest entry first.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn log(&self) -> Result<Vec<LogEntry>, StoreError> {
        self.rows(LOG, &[], entry)
    }

    /// An entry of the log.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn log_entry(&self, id: EntryId) -> Result<Option<LogEntry>, StoreError> {
        Ok(self.rows(ENTRY, &[&id.0.as_bytes()], entry)?.pop())
    }
}

pub(super) fn entry(row: &Row<'_>) -> Result<LogEntry, StoreError> {
    let row = Reading::whole("log", row)?;
    let moment = DateTime::from_timestamp_micros(row.get("moment")?).ok_or_else(|| row.damage("moment"))?;
    let stamp = Stamp { entry: EntryId(row.id("id")?), moment, device: row.get("device")?, why: row.get("why")? };
    let kind: String = row.get("kind")?;
    let did = match kind.as_str() {
        "undo" => Did::Undo(EntryId(row.id("of_id")?)),
        "redo" => Did::Redo(EntryId(row.id("of_id")?)),
        _ => {
            let text: String = row.get("command")?;
            Did::Command(serde_json::from_str(&text).map_err(|error| row.damage(error))?)
        }
    };
    Ok(LogEntry { stamp, did })
}
