//! The log: everything that was ever done to a club file.

use chrono::{DateTime, Utc};
use rusqlite::Row;
use rusqlite::types::ToSql;
use serde_json::Value;

use super::count::incomplete;
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

impl LogEntry {
    /// The command that was carried out, where it was that.
    pub const fn command(&self) -> Option<&Value> {
        match &self.did {
            Did::Command(command) => Some(command),
            Did::Undo(_) | Did::Redo(_) => None,
        }
    }
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

const NUMBERED: &str = "SELECT * FROM log WHERE number = ?1";

impl ClubFile {
    /// The newest entry of the log.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn last_entry(&self) -> Result<Option<LogEntry>, StoreError> {
        self.at_one_moment(|| {
            let last = self.one_entry(LAST, &[])?;
            self.must_be_newest(last.as_ref().map_or(0, |(number, _)| *number))?;
            Ok(last.map(|(_, entry)| entry))
        })
    }

    /// The whole log, oldest entry first.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn log(&self) -> Result<Vec<LogEntry>, StoreError> {
        self.entries(LOG, entry)
    }

    /// An entry of the log.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn log_entry(&self, id: EntryId) -> Result<Option<LogEntry>, StoreError> {
        match self.one_entry(ENTRY, &[&id.0.as_bytes()])? {
            // Its key may be damaged.
            None => Ok(self.log()?.into_iter().find(|entry| entry.stamp.entry == id)),
            Some((_, found)) if found.stamp.entry == id => Ok(Some(found)),
            Some(_) => Err(incomplete("log")),
        }
    }

    /// An entry with its number. Of the command that it is about, if it is an undo or redo, only the id is in the answer.
    fn one_entry(&self, sql: &str, parameters: &[&dyn ToSql]) -> Result<Option<(i64, LogEntry)>, StoreError> {
        self.at_one_moment(|| {
            let found = self.rows(sql, parameters, |row| Ok((row.get("number")?, row.get("of")?, entry(row)?)))?;
            let Some((number, of, entry)) = found.into_iter().next() else { return Ok(None) };
            if let (Some(of), Did::Undo(id) | Did::Redo(id)) = (of, &entry.did)
                && self.numbered(of, |row| row.id("id"))? != id.0
            {
                return Err(incomplete("log"));
            }
            Ok(Some((number, entry)))
        })
    }

    /// Something of the entry with a number, which must be there.
    pub(super) fn numbered<T>(
        &self,
        number: i64,
        value: impl Fn(&Reading<'_>) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let found = self.rows(NUMBERED, &[&number], |row| value(&Reading::whole("log", row)?))?;
        found.into_iter().next().ok_or_else(|| incomplete("log"))
    }

    /// Something of every entry of the log, without a hole.
    pub(super) fn entries<T>(
        &self,
        sql: &str,
        value: impl Fn(&Row<'_>) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        self.at_one_moment(|| {
            let entries = self.rows(sql, &[], |row| Ok((row.get("number")?, value(row)?)))?;
            self.must_be_newest(entries.len() as i64)?;
            if (1..).zip(&entries).any(|(number, (found, _)): (i64, &(i64, T))| number != *found) {
                return Err(incomplete("log"));
            }
            Ok(entries.into_iter().map(|(_, entry)| entry).collect())
        })
    }

    /// Sees to it that no entry of the log is newer.
    pub(super) fn must_be_newest(&self, number: i64) -> Result<(), StoreError> {
        if self.count_of("log")? as i64 == number { Ok(()) } else { Err(incomplete("log")) }
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
