//! Whether the log is the log of what was done one after the other, and the data of undo what the triggers wrote.

use std::collections::{BTreeSet, HashMap};

use rusqlite::{Connection, Row};
use serde_json::Value;

use super::check::Fault;
use super::error::StoreError;
use super::reading::Reading;
use super::schema::fact_tables;
use super::undo::is_final;

const ENTRIES: &str =
    "SELECT number, kind, reverses, of, under, done, undone, command ->> '$.command' AS command FROM log
    ORDER BY number";
const STEPS: &str = "SELECT * FROM undo_steps ORDER BY step";
const UNDOABLE: &str = "SELECT number, reverses, command ->> '$.command' AS command FROM log ORDER BY number";

/// An entry of the log, as far as it belongs to the stacks of what can be undone and redone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Link {
    number: i64,
    reverses: Option<i64>,
    of: Option<i64>,
    under: Option<i64>,
    done: Option<i64>,
    undone: Option<i64>,
}

/// The stacks as they come about entry by entry.
#[derive(Default)]
struct Stacks {
    newest: Link,
    links: HashMap<i64, Link>,
    finals: HashMap<i64, Option<i64>>,
}

impl Stacks {
    /// What the next entry must be.
    fn next(&self, kind: &str, starts_anew: bool) -> Option<Link> {
        let Link { number, done, undone, .. } = self.newest;
        let number = number + 1;
        let reversed = |top: Option<i64>| self.links.get(&top?).copied();
        let of = |reversed: Link| Some(reversed.of.unwrap_or(reversed.number));
        match kind {
            "undo" => {
                let mut top = done;
                while let Some(under) = top.and_then(|top| self.finals.get(&top)) {
                    top = *under;
                }
                let reversed = reversed(top)?;
                let (under, done) = (undone, reversed.under);
                Some(Link { number, reverses: top, of: of(reversed), under, done, undone: Some(number) })
            }
            "redo" => {
                let reversed = reversed(undone)?;
                let (under, undone) = (done, reversed.under);
                Some(Link {
                    number,
                    reverses: Some(reversed.number),
                    of: of(reversed),
                    under,
                    done: Some(number),
                    undone,
                })
            }
            _ => {
                let under = if starts_anew { None } else { done };
                Some(Link { number, under, done: Some(number), ..Link::default() })
            }
        }
    }
}

/// The first entry that does not follow from those before it, and how many entries do.
pub(super) fn broken_link(connection: &Connection) -> Result<Option<Fault>, StoreError> {
    let mut entries = connection.prepare(ENTRIES)?;
    let mut entries = entries.query([])?;
    let mut stacks = Stacks::default();
    while let Some(row) = entries.next()? {
        let (link, kind) = (link(row)?, row.get::<_, String>("kind")?);
        let command: Option<String> = row.get("command")?;
        let command = command.as_deref().unwrap_or_default();
        if stacks.next(&kind, command == super::salvage::COMMAND) != Some(link) {
            return Ok(Some(Fault::Log { number: stacks.newest.number + 1 }));
        }
        stacks.newest = link;
        stacks.links.insert(link.number, link);
        if is_final(command) {
            stacks.finals.insert(link.number, link.under);
        }
    }
    Ok(None)
}

fn link(row: &Row<'_>) -> rusqlite::Result<Link> {
    Ok(Link {
        number: row.get("number")?,
        reverses: row.get("reverses")?,
        of: row.get("of")?,
        under: row.get("under")?,
        done: row.get("done")?,
        undone: row.get("undone")?,
    })
}

/// The entries of which something could not be taken back: what was recorded is none of ours, or not all there.
///
/// Steps are numbered without a gap. Every command has some, and so have its undo and redo, as many as what they reverse;
/// but for commands that are final, after which there are none of it, or after a salvage none from before.
pub(super) fn faulty_steps(connection: &Connection) -> Result<Vec<Fault>, StoreError> {
    let tables = fact_tables(connection)?;
    let mut steps = connection.prepare(STEPS)?;
    let mut steps = steps.query([])?;
    let (mut faulty, mut counts) = (BTreeSet::new(), HashMap::<i64, usize>::new());
    let (mut next, mut newest) = (1, 0);
    while let Some(row) = steps.next()? {
        let (step, entry): (i64, i64) = (row.get("step")?, row.get("entry")?);
        let (table, inverse): (String, String) = (row.get("fact_table")?, row.get("inverse")?);
        let fact: Option<Value> = serde_json::from_str(&row.get::<_, String>("fact")?).ok();
        let is_whole = Reading::whole("undo_steps", row).is_ok();
        let is_good = is_whole
            && fact.is_some_and(|fact| {
                tables.iter().find(|known| known.name == table).is_some_and(|known| known.is_step(&inverse, &fact))
            });
        if !is_good || step != next || entry < newest {
            faulty.insert(entry);
        }
        next = step.saturating_add(1);
        newest = entry;
        *counts.entry(entry).or_default() += 1;
    }
    faulty.extend(entries_without_steps(connection, &counts)?);
    Ok(faulty.into_iter().map(|entry| Fault::Undo { entry }).collect())
}

fn entries_without_steps(connection: &Connection, counts: &HashMap<i64, usize>) -> Result<Vec<i64>, StoreError> {
    let count = |entry: i64| counts.get(&entry).copied().unwrap_or(0);
    let mut entries = connection.prepare(UNDOABLE)?;
    let mut entries = entries.query([])?;
    let mut found = Vec::new();
    while let Some(row) = entries.next()? {
        let (number, reverses): (i64, Option<i64>) = (row.get("number")?, row.get("reverses")?);
        match row.get::<_, Option<String>>("command")?.as_deref() {
            Some(super::salvage::COMMAND) => found.clear(),
            Some(command) if is_final(command) => {}
            _ if count(number) == 0 || reverses.is_some_and(|of| count(of) != count(number)) => found.push(number),
            _ => {}
        }
    }
    Ok(found)
}
