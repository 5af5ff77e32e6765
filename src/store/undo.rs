//! Undo and redo of any depth, across restarts.
//!
//! Triggers record how to take back each change of a row, under the newest entry of the log. To undo a command is to carry
//! out what was recorded under it, in reverse order, under a new entry; the triggers then record how to redo it, and so on.

use rusqlite::{Connection, params};
use serde_json::Value;
use uuid::Uuid;

use super::error::StoreError;
use super::file::{ClubFile, Writer};
use super::log::Stamp;
use super::salvage;
use super::schema::fact_tables;
use super::sum::execute_summed;
use crate::club::EntryId;

/// The tops of the two stacks after the newest entry: see the table `log`.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tops {
    newest: i64,
    done: Option<i64>,
    undone: Option<i64>,
}

/// A new entry of the log.
pub(super) struct Entry<'v> {
    number: i64,
    kind: &'static str,
    command: Option<&'v Value>,
    reverses: Option<i64>,
    of: Option<i64>,
    under: Option<i64>,
    done: Option<i64>,
    undone: Option<i64>,
}

impl<'v> Entry<'v> {
    /// A command, after which nothing can be redone.
    pub(super) fn command(before: &Tops, command: &'v Value) -> Entry<'v> {
        let number = before.newest + 1;
        Entry {
            number,
            kind: "command",
            command: Some(command),
            reverses: None,
            of: None,
            under: before.done,
            done: Some(number),
            undone: None,
        }
    }
}

impl<'v> Entry<'v> {
    /// A command that lies at the bottom of the stack: nothing from before it can be undone.
    pub(super) fn first(connection: &Connection, command: &'v Value) -> Result<Entry<'v>, StoreError> {
        let newest = connection.query_row("SELECT coalesce(max(number), 0) FROM log", [], |row| row.get(0))?;
        Ok(Entry::command(&Tops { newest, ..Tops::default() }, command))
    }
}

const TOPS: &str = "SELECT number, done, undone FROM log ORDER BY number DESC LIMIT 1";
const REVERSED: &str =
    "SELECT entry.under, coalesce(entry.of, entry.number), command.id FROM log AS entry JOIN log AS command
    ON command.number = coalesce(entry.of, entry.number) WHERE entry.number = ?1";
const APPEND: &str =
    "INSERT INTO log (number, id, moment, device, kind, command, why, reverses, of, under, done, undone, sum)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)";
const COMMAND: &str = "SELECT under, command ->> '$.command' FROM log WHERE number = ?1";
const STEPS: &str = "SELECT fact_table, inverse, fact FROM undo_steps WHERE entry = ?1 ORDER BY step DESC";

/// Whether a command, by its name in the log, can never be undone.
pub(super) fn is_final(command: &str) -> bool {
    ["anonymise-player", salvage::COMMAND].contains(&command)
}

pub(super) fn tops(club: &ClubFile) -> Result<Tops, StoreError> {
    let tops =
        club.one_row(TOPS, &[], |row| Ok(Tops { newest: row.get(0)?, done: row.get(1)?, undone: row.get(2)? }))?;
    Ok(tops.unwrap_or_default())
}

/// A text without control characters, which could do harm where it is shown.
fn on_one_line(text: &str) -> String {
    text.split(char::is_control).map(str::trim).filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

pub(super) fn append(connection: &Connection, stamp: &Stamp, entry: &Entry<'_>) -> Result<(), StoreError> {
    execute_summed(
        connection,
        APPEND,
        params![
            entry.number,
            stamp.entry.0.as_bytes(),
            stamp.moment.timestamp_micros(),
            stamp.device,
            entry.kind,
            entry.command.map(Value::to_string),
            stamp.why.as_deref().map(on_one_line).filter(|why| !why.is_empty()),
            entry.reverses,
            entry.of,
            entry.under,
            entry.done,
            entry.undone,
        ],
    )?;
    Ok(())
}

/// A trigger keeps the end of a game from coming back after more has happened in it.
fn went_on(error: rusqlite::Error) -> StoreError {
    match &error {
        rusqlite::Error::SqliteFailure(_, Some(message)) if message == "the game has gone on" => StoreError::WentOn,
        _ => error.into(),
    }
}

impl Writer {
    /// Undoes the newest command that is not undone, and says which entry of the log that is.
    ///
    /// # Errors
    ///
    /// When there is none, or it cannot be written. Nothing has changed then.
    pub fn undo(&mut self, stamp: &Stamp) -> Result<EntryId, StoreError> {
        self.in_transaction(|writer| {
            let before = tops(writer)?;
            let reverses = writer.undoable(before.done)?.ok_or(StoreError::NothingToUndo)?;
            writer.reverse(stamp, reverses, |number, under| Entry {
                number,
                kind: "undo",
                command: None,
                reverses: Some(reverses),
                of: None,
                under: before.undone,
                done: under,
                undone: Some(number),
            })
        })
    }

    /// Carries out again the command that was undone last, and says which entry of the log that is.
    ///
    /// # Errors
    ///
    /// When there is none, which is so after every new command, or it cannot be written. Nothing has changed then.
    pub fn redo(&mut self, stamp: &Stamp) -> Result<EntryId, StoreError> {
        self.in_transaction(|writer| {
            let before = tops(writer)?;
            let reverses = before.undone.ok_or(StoreError::NothingToRedo)?;
            writer.reverse(stamp, reverses, |number, under| Entry {
                number,
                kind: "redo",
                command: None,
                reverses: Some(reverses),
                of: None,
                under: before.done,
                done: Some(number),
                undone: under,
            })
        })
    }

    /// Takes back what an entry did, under a new entry. `entry` makes it from its number and the one under the other.
    fn reverse(
        &self,
        stamp: &Stamp,
        reverses: i64,
        entry: impl FnOnce(i64, Option<i64>) -> Entry<'static>,
    ) -> Result<EntryId, StoreError> {
        let connection = &self.club.connection;
        let damage = |what: String| StoreError::DamagedRow { table: "undo_steps", what };
        let found = self.one_row(REVERSED, &[&reverses], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
        let (under, of, id): (Option<i64>, i64, Vec<u8>) = found.ok_or_else(|| damage(format!("entry {reverses}")))?;
        let id = Uuid::from_slice(&id).map_err(|error| damage(error.to_string()))?;
        let newest = tops(&self.club)?.newest;
        append(connection, stamp, &Entry { of: Some(of), ..entry(newest + 1, under) })?;
        let steps = self.rows(STEPS, &[&reverses], |row| {
            Ok((row.get::<_, String>(0)?, row.get::<_, String>(1)?, row.get::<_, String>(2)?))
        })?;
        let tables = fact_tables(connection)?;
        for (name, inverse, fact) in steps {
            // What is not as it was recorded must not become a fact.
            let recorded = serde_json::from_str(&fact).map_err(|error| damage(format!("{inverse} {name}: {error}")))?;
            let table = tables.iter().find(|table| table.name == name && table.can_be_taken_back(&inverse, &recorded));
            let statement = table.and_then(|table| table.take_back(&inverse));
            let statement = statement.ok_or_else(|| damage(format!("{inverse} {name}")))?;
            if connection.prepare_cached(&statement)?.execute([&fact]).map_err(went_on)? != 1 {
                return Err(damage(format!("{inverse} {name}: {fact}")));
            }
        }
        Ok(EntryId(id))
    }

    /// Whether there is a command to undo, and one to redo.
    ///
    /// # Errors
    ///
    /// When the file cannot be read.
    pub fn can_undo_and_redo(&self) -> Result<(bool, bool), StoreError> {
        let tops = tops(&self.club)?;
        Ok((self.undoable(tops.done)?.is_some(), tops.undone.is_some()))
    }

    /// The first entry from the top of the done ones down that can be undone: what made a player anonymous can't.
    fn undoable(&self, mut top: Option<i64>) -> Result<Option<i64>, StoreError> {
        while let Some(number) = top {
            let found = self.one_row(COMMAND, &[&number], |row| Ok((row.get(0)?, row.get::<_, Option<String>>(1)?)))?;
            match found {
                Some((under, Some(command))) if is_final(&command) => top = under,
                _ => break,
            }
        }
        Ok(top)
    }
}
