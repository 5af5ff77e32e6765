//! What an entry of the log changed: each fact before and after it, from what was recorded to take it back.

use std::collections::{BTreeSet, HashMap};

use rusqlite::OptionalExtension as _;
use serde_json::{Map, Value};
use uuid::Uuid;

use super::error::StoreError;
use super::file::ClubFile;
use super::schema::{FactTable, fact_tables};
use crate::club::{EntryId, SeriesId};
use crate::tournament::turn_face_down;

/// A fact before and after an entry of the log. Ids in it are in hexadecimal digits.
#[derive(Clone, PartialEq, Debug)]
pub struct FactChange {
    /// The table of the fact: `club`, `games`, `players`, `seasons`, `series`, or one of those of tournaments.
    pub table: String,
    /// The fact before; `None` where there was none yet.
    pub before: Option<Value>,
    /// The fact afterwards; `None` where it was removed.
    pub after: Option<Value>,
}

/// The facts that an entry changed, in the order in which it first did.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Changes {
    /// The first of them, as many as were asked for.
    pub facts: Vec<FactChange>,
    /// How many more there are.
    pub more: usize,
}

/// A recorded step: its number, its table, how it is taken back, and the row.
struct Step {
    number: i64,
    table: String,
    inverse: String,
    fact: Value,
}

const STEPS: &str = "SELECT step, fact_table, inverse, fact FROM undo_steps
    WHERE entry = (SELECT number FROM log WHERE id = ?1) ORDER BY step";
const LATER: &str = "SELECT step, fact_table, inverse, fact FROM undo_steps WHERE step > ?1 ORDER BY step";
/// What is for the file alone, or lies face down.
const UNSAID: [&str; 5] = ["deal", "live", "rules_version", "search_key", "sum"];

impl ClubFile {
    /// What an entry of the log changed, and at most so many facts of it. Nothing where that is not kept: of what made a
    /// player anonymous.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn changes(&self, entry: EntryId, most: usize) -> Result<Changes, StoreError> {
        let tables = fact_tables(&self.connection)?;
        let keys = |step: &Step| {
            let table = tables.iter().find(|table| table.name == step.table);
            let key = table.and_then(|table| table.key_of(&step.fact));
            key.ok_or_else(|| StoreError::DamagedRow { table: "undo_steps", what: format!("step {}", step.number) })
        };
        let mut changes = Changes::default();
        let mut last = 0;
        // Where each fact stands among the changes; those beyond the most are only counted.
        let mut places: HashMap<(String, String), Option<usize>> = HashMap::new();
        for step in self.rows(STEPS, &[&entry.0.as_bytes()], step)? {
            let key = keys(&step)?;
            last = last.max(step.number);
            places.entry((step.table.clone(), key.to_string())).or_insert_with(|| {
                if changes.facts.len() >= most {
                    changes.more += 1;
                    return None;
                }
                let before = (step.inverse != "delete").then_some(step.fact);
                changes.facts.push(FactChange { table: step.table, before, after: Some(key) });
                Some(changes.facts.len() - 1)
            });
        }
        let mut open: HashMap<_, _> =
            places.into_iter().filter_map(|(fact, place)| place.map(|place| (fact, place))).collect();
        // What was recorded next about a fact says how it was in between; else it is as it is now.
        let mut later = self.connection.prepare_cached(LATER)?;
        let mut rows = later.query([last])?;
        while let (false, Some(row)) = (open.is_empty(), rows.next()?) {
            let step = step(row)?;
            if let Some(place) = open.remove(&(step.table.clone(), keys(&step)?.to_string()))
                && let Some(change) = changes.facts.get_mut(place)
            {
                change.after = (step.inverse != "delete").then_some(step.fact);
            }
        }
        for place in open.into_values() {
            let Some(change) = changes.facts.get_mut(place) else { continue };
            let table = tables.iter().find(|table| table.name == change.table);
            change.after = match (table, &change.after) {
                (Some(table), Some(key)) => self.as_it_is(table, key)?,
                _ => None,
            };
        }
        let face_down: BTreeSet<_> = self.face_down()?.iter().map(|series| series.0.simple().to_string()).collect();
        for change in changes.facts.iter_mut().filter(|change| change.table == "games") {
            for fact in [&mut change.before, &mut change.after].into_iter().flatten() {
                let series = fact["series"].as_str().unwrap_or_default().to_lowercase();
                // What was struck from a round under way was played on its deals too.
                let is_gone = !face_down.is_empty()
                    && match Uuid::try_parse(&series) {
                        Ok(id) => self.series(SeriesId(id))?.is_none(),
                        Err(_) => true,
                    };
                if let Some(fact) = fact.as_object_mut().filter(|_| is_gone || face_down.contains(&series)) {
                    // The tiles that were turned up lie face down at other tables.
                    fact.remove("actions");
                }
            }
        }
        for fact in changes.facts.iter_mut().flat_map(|change| [&mut change.before, &mut change.after]) {
            if let Some(fact) = fact.as_mut().and_then(Value::as_object_mut) {
                fact.retain(|column, _| !UNSAID.contains(&column.as_str()));
                if let Some(settings) = fact.get_mut("settings") {
                    let text = settings.as_str().unwrap_or_default();
                    *settings = parsed(text)?;
                    turn_face_down(settings);
                }
            }
        }
        Ok(changes)
    }

    fn as_it_is(&self, table: &FactTable, key: &Value) -> Result<Option<Value>, StoreError> {
        let mut row = self.connection.prepare_cached(&table.row_as_recorded())?;
        let text: Option<String> = row.query_row([key.to_string()], |row| row.get(0)).optional()?;
        text.map(|text| parsed(&text)).transpose()
    }
}

fn step(row: &rusqlite::Row<'_>) -> Result<Step, StoreError> {
    let text: String = row.get(3)?;
    Ok(Step { number: row.get(0)?, table: row.get(1)?, inverse: row.get(2)?, fact: parsed(&text)? })
}

fn parsed(text: &str) -> Result<Value, StoreError> {
    let damage = |error: serde_json::Error| StoreError::DamagedRow { table: "undo_steps", what: error.to_string() };
    serde_json::from_str(text).map_err(damage)
}

impl FactTable {
    /// The key of a row that was recorded, as an object of its own.
    fn key_of(&self, fact: &Value) -> Option<Value> {
        let value = |key: &str| Some((key.to_owned(), fact.get(key)?.clone()));
        let key: Option<Map<String, Value>> = self.key_names().map(value).collect();
        key.map(Value::Object)
    }
}
