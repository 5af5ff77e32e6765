//! Undo and redo of any depth, across restarts.
//!
//! Triggers record how to take back each change of a row, under the newest entry of the log. To undo a command is to carry
//! out what was recorded under it, in reverse order, under a new entry; the triggers then record how to redo it, and so on.

use std::collections::BTreeSet;

use rusqlite::{Connection, Row, params};
use serde_json::Value;
use uuid::Uuid;

use super::count::incomplete;
use super::error::StoreError;
use super::file::{ClubFile, Writer};
use super::log::Stamp;
use super::reading::Reading;
use super::salvage;
use super::schema::fact_tables;
use super::sum::{execute_summed, sum_rows};
use crate::club::{EntryId, SeriesId};

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

const NEWEST: &str = "SELECT * FROM log ORDER BY number DESC LIMIT 1";
const APPEND: &str =
    "INSERT INTO log (number, id, moment, device, kind, command, why, reverses, of, under, done, undone, sum)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)";
/// The steps of an entry with the ones before and behind them.
const STEPS: &str = "SELECT * FROM undo_steps
    WHERE step BETWEEN (SELECT min(step) FROM undo_steps WHERE entry = ?1) - 1
        AND (SELECT max(step) FROM undo_steps WHERE entry = ?1) + 1 ORDER BY step DESC";
/// The steps of the newest entry, or so many of them.
const TOUCHED: &str = "SELECT * FROM undo_steps WHERE entry = (SELECT max(number) FROM log) LIMIT ?1";
const OF_NEWEST: &str = "entry = (SELECT max(number) FROM log)";

/// Whether a command, by its name in the log, can never be undone.
pub(super) fn is_final(command: &str) -> bool {
    ["anonymise-player", salvage::COMMAND].contains(&command)
}

pub(super) fn tops(club: &ClubFile) -> Result<Tops, StoreError> {
    let tops = club.rows(NEWEST, &[], |row| {
        let row = Reading::whole("log", row)?;
        Ok(Tops { newest: row.get("number")?, done: row.get("done")?, undone: row.get("undone")? })
    })?;
    let tops = tops.into_iter().next().unwrap_or_default();
    club.must_be_newest(tops.newest)?;
    Ok(tops)
}

/// Gives what the triggers recorded under the newest entry its sums, which no trigger can make.
pub(super) fn sum_newest_steps(connection: &Connection) -> Result<(), StoreError> {
    sum_rows(connection, "undo_steps", OF_NEWEST, &[])
}

/// What the newest entry of the log is about.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Touched {
    /// Whether the list of people is another one.
    pub people: bool,
    /// The series that are others now, or gone.
    pub series: BTreeSet<SeriesId>,
}

/// What an undo or a redo comes to, before it is done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ahead {
    /// The entry of the log that it is about.
    pub entry: EntryId,
    /// Whether somebody was made anonymous since, which stays and is passed over.
    pub passes_anonymous: bool,
    /// The games that it takes away, by their series and their number there, from 1.
    pub games: BTreeSet<(SeriesId, usize)>,
}

/// How to take back a change of a row.
struct Step {
    step: i64,
    entry: i64,
    table: String,
    inverse: String,
    fact: String,
}

fn step(row: &Row<'_>) -> Result<Step, StoreError> {
    let row = Reading::whole("undo_steps", row)?;
    Ok(Step {
        step: row.get("step")?,
        entry: row.get("entry")?,
        table: row.get("fact_table")?,
        inverse: row.get("inverse")?,
        fact: row.get("fact")?,
    })
}

/// How to take back what an entry did, the last change first: all of it, since steps are numbered without a gap, those of
/// an entry behind those of the entries before.
fn steps_of(club: &ClubFile, entry: i64) -> Result<Vec<Step>, StoreError> {
    let steps = club.rows(STEPS, &[&entry], step)?;
    let newest = club.count_of("undo_steps")? as i64;
    let is_end = |step: &Step| step.step == newest || step.entry > entry;
    let is_start = |step: &Step| step.step == 1 || step.entry < entry;
    let is_all = steps.first().is_some_and(is_end)
        && steps.last().is_some_and(is_start)
        && steps.is_sorted_by(|one, next| one.step == next.step + 1 && one.entry >= next.entry);
    let of_entry: Vec<_> = steps.into_iter().filter(|step| step.entry == entry).collect();
    if is_all && !of_entry.is_empty() { Ok(of_entry) } else { Err(incomplete("undo_steps")) }
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

    /// What the next undo comes to.
    ///
    /// # Errors
    ///
    /// When there is none, or the file cannot be read or is damaged.
    pub fn undo_ahead(&self) -> Result<Ahead, StoreError> {
        let done = tops(self)?.done;
        let reverses = self.undoable(done)?.ok_or(StoreError::NothingToUndo)?;
        // All that cannot be undone and has something under it is of that kind.
        Ok(Ahead { passes_anonymous: done != Some(reverses), ..self.ahead(reverses)? })
    }

    /// What the next redo comes to.
    ///
    /// # Errors
    ///
    /// When there is none, or the file cannot be read or is damaged.
    pub fn redo_ahead(&self) -> Result<Ahead, StoreError> {
        self.ahead(tops(self)?.undone.ok_or(StoreError::NothingToRedo)?)
    }

    fn ahead(&self, reverses: i64) -> Result<Ahead, StoreError> {
        let of = self.numbered(reverses, |row| row.get::<Option<i64>>("of"))?.unwrap_or(reverses);
        let entry = EntryId(self.numbered(of, |row| row.id("id"))?);
        let gone =
            steps_of(self, reverses)?.into_iter().filter(|step| step.table == "games" && step.inverse == "delete");
        let games = gone.filter_map(|step| {
            let game: Value = serde_json::from_str(&step.fact).ok()?;
            let series = Uuid::parse_str(game["series"].as_str()?).ok()?;
            Some((SeriesId(series), usize::try_from(game["number"].as_u64()?).ok()?))
        });
        Ok(Ahead { entry, passes_anonymous: false, games: games.collect() })
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
        let (under, of) = self.numbered(reverses, |row| Ok((row.get("under")?, row.get::<Option<i64>>("of")?)))?;
        let of = of.unwrap_or(reverses);
        let id = self.numbered(of, |row| row.id("id"))?;
        let newest = tops(&self.club)?.newest;
        append(connection, stamp, &Entry { of: Some(of), ..entry(newest + 1, under) })?;
        let steps = steps_of(self, reverses)?;
        let tables = fact_tables(connection)?;
        for Step { table: name, inverse, fact, .. } in steps {
            // What is not as it was recorded must not become a fact.
            let recorded = serde_json::from_str(&fact).map_err(|error| damage(format!("{inverse} {name}: {error}")))?;
            let table = tables.iter().find(|table| table.name == name && table.can_be_taken_back(&inverse, &recorded));
            let statement = table.and_then(|table| table.take_back(&inverse));
            let statement = statement.ok_or_else(|| damage(format!("{inverse} {name}")))?;
            if connection.prepare_cached(&statement)?.execute([&fact]).map_err(went_on)? != 1 {
                return Err(damage(format!("{inverse} {name}: {fact}")));
            }
        }
        sum_newest_steps(connection)?;
        Ok(EntryId(id))
    }

    /// Which people and series the newest entry of the log changed, brought or took away. Where it touched more than `most` rows
    /// that is not found out: to read everything anew is less work then. Nor where it left no steps, as it never can be undone.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn touched(&self, most: usize) -> Result<Option<Touched>, StoreError> {
        let steps = self.rows(TOUCHED, &[&(most as i64 + 1)], step)?;
        if steps.is_empty() || steps.len() > most {
            return Ok(None);
        }
        let mut touched = Touched::default();
        for Step { table, fact, .. } in steps {
            let key = match table.as_str() {
                "series" => "id",
                "games" => "series",
                other => {
                    touched.people |= other == "players";
                    continue;
                }
            };
            let fact: Option<Value> = serde_json::from_str(&fact).ok();
            let id = fact.and_then(|fact| Uuid::parse_str(fact[key].as_str()?).ok());
            touched.series.insert(SeriesId(id.ok_or_else(|| incomplete("undo_steps"))?));
        }
        Ok(Some(touched))
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
            let (under, command) = self.numbered(number, |row| {
                let command: Option<String> = row.get("command")?;
                let command =
                    command.map(|text| serde_json::from_str::<Value>(&text).map_err(|error| row.damage(error)));
                Ok((row.get("under")?, command.transpose()?))
            })?;
            match command.as_ref().and_then(|command| command["command"].as_str()) {
                Some(command) if is_final(command) => top = under,
                _ => break,
            }
        }
        Ok(top)
    }
}
