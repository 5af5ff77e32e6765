//! Everything that can be read of a damaged club file.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use rusqlite::{Connection, Row};
use uuid::Uuid;

use super::chain::faulty_steps;
use super::check::{Read, TABLES};
use super::count::Counts;
use super::error::{StoreError, of_file};
use super::fragments::fragments;
use super::holes::{Holed, Key};
use super::mend::{Mended, open_mended};
use super::raw::{Columns, RowKey, columns, id_in, row_key};
use super::reading::Reading;

/// What was found in a damaged file.
#[derive(Default)]
pub(super) struct Found {
    rows: BTreeMap<&'static str, BTreeMap<RowKey, Columns>>,
    /// Rows that are not as they were written.
    pub(super) faulty: BTreeSet<(&'static str, RowKey)>,
    /// Tables of which there may have been more.
    pub(super) holes: BTreeSet<&'static str>,
    /// What undo needs, if all of it is there.
    pub(super) steps: Option<Vec<Columns>>,
    /// The newest entry of the log of which there is something to undo.
    pub(super) last_step: Option<i64>,
    /// How many rows there must be, as far as is known.
    pub(super) counts: Counts,
}

impl Found {
    /// Reads a copy of the file, which is changed on the way.
    pub(super) fn read(copy: &Path) -> Result<Found, StoreError> {
        let mut found = Found::default();
        match open_mended(copy).map(|mended| found.read_tables(&mended)).map_err(of_file(copy)) {
            Ok(()) => {}
            Err(StoreError::Damaged { .. } | StoreError::Sqlite(_) | StoreError::Migration(_)) => {
                found.holes.extend(all_tables());
            }
            Err(error) => return Err(error),
        }
        if !found.holes.is_empty() || !found.faulty.is_empty() {
            match found.read_fragments(copy).map_err(of_file(copy)) {
                Ok(()) | Err(StoreError::Damaged { .. } | StoreError::Sqlite(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(found)
    }

    pub(super) fn of(&self, table: &'static str) -> impl Iterator<Item = (&RowKey, &Columns)> {
        self.rows.get(table).into_iter().flatten()
    }

    /// Those of one owner, such as the games of a series.
    pub(super) fn of_owner(&self, table: &'static str, owner: Uuid) -> impl Iterator<Item = (&RowKey, &Columns)> {
        self.rows.get(table).into_iter().flat_map(move |rows| rows.range((owner, i64::MIN)..=(owner, i64::MAX)))
    }

    /// The numbers of the rows of one owner that are not as they were written.
    pub(super) fn faulty_of(&self, table: &'static str, owner: Uuid) -> impl Iterator<Item = i64> {
        let all = (table, (owner, i64::MIN))..=(table, (owner, i64::MAX));
        self.faulty.range(all).map(|(_, (_, number))| *number)
    }

    pub(super) fn is_nothing(&self) -> bool {
        self.rows.values().all(BTreeMap::is_empty) && self.holes.len() == TABLES.len()
    }

    /// Whether it is known of every game on the screen how many events it had.
    pub(super) fn counts_all_events(&self) -> bool {
        let mut games = self.of("games").filter_map(|(_, columns)| id_in(columns, "live"));
        self.lacking("games") == Some(0) && games.all(|game| self.counts.of_game(game).is_some())
    }

    /// How many rows of a table were not found, as far as is known.
    pub(super) fn lacking(&self, table: &'static str) -> Option<usize> {
        self.counts.of(table)?.checked_sub(self.of(table).count())
    }

    fn read_tables(&mut self, Mended { connection: from, was_counted }: &Mended) {
        if *was_counted {
            self.read_counts(from, "counts");
        }
        for ((table, _), _) in TABLES {
            let rows = self.rows.entry(table).or_default();
            let (mut faulty, mut is_nameless) = (BTreeSet::new(), false);
            let is_all = each_row(from, table, table, &mut |row, key| match key {
                Some(key) if is_whole(row, table) => drop(rows.insert(key, columns(row))),
                Some(key) => drop(faulty.insert((table, key))),
                // Whose row it was nobody can say.
                None => is_nameless = true,
            });
            self.faulty.extend(faulty);
            if !is_all || is_nameless {
                self.holes.insert(table);
            }
        }
        let damaged = damaged_trees(from);
        let is_in_order = damaged.as_ref().is_ok_and(|trees| !trees.contains("undo_steps"));
        let steps = faulty_steps(from).is_ok_and(|faults| faults.is_empty()).then(|| steps(from).ok()).flatten();
        let count = self.counts.of("undo_steps");
        self.steps = steps.filter(|steps| count.map_or(is_in_order, |count| count == steps.len()));
        self.last_step = from.query_row("SELECT max(entry) FROM undo_steps", [], |row| row.get(0)).ok().flatten();
        let is_damaged = |table: &&str| damaged.as_ref().map_or(true, |trees| trees.contains(*table));
        self.holes.extend(all_tables().filter(is_damaged));
    }

    fn read_counts(&mut self, from: &Connection, name: &str) {
        let mut all = || -> rusqlite::Result<()> {
            let mut rows = from.prepare(&format!("SELECT * FROM {name} NOT INDEXED"))?;
            let mut rows = rows.query([])?;
            while let Some(row) = rows.next()? {
                self.counts.add(row);
            }
            Ok(())
        };
        // What is not known is not counted on.
        let _ = all();
    }

    /// Adds the rows in parts of the file to which nothing leads. What is taken out of a file is overwritten there, so that
    /// nothing comes back that was removed.
    fn read_fragments(&mut self, copy: &Path) -> Result<(), StoreError> {
        let tables: Vec<_> = all_tables().chain(["counts"]).collect();
        let fragments = fragments(copy, &tables)?;
        for (table, name) in fragments.names {
            if table == "counts" {
                self.read_counts(&fragments.connection, &name);
                continue;
            }
            let rows = self.rows.entry(table).or_default();
            each_row(&fragments.connection, table, &name, &mut |row, key| {
                if let Some(key) = key.filter(|_| is_whole(row, table)) {
                    rows.entry(key).or_insert_with(|| columns(row));
                    self.faulty.remove(&(table, key));
                }
            });
        }
        Ok(())
    }
}

fn all_tables() -> impl Iterator<Item = &'static str> {
    TABLES.into_iter().map(|((table, _), _)| table)
}

/// Hands out every row of a table that can be found, under a name that the table has here, with its key if it has one. Says
/// whether SQLite could read all of it.
fn each_row(from: &Connection, table: &str, name: &str, take: &mut dyn FnMut(&Row<'_>, Option<RowKey>)) -> bool {
    let (column, key) = match table {
        "club" => ("one", Key::Number),
        "log" => ("number", Key::Number),
        "games" => ("series", Key::Id),
        "live_events" | "live_clocks" => ("game", Key::Id),
        "entries" | "avoids" | "stages" | "rounds" => ("tournament", Key::Of(2)),
        "away" | "members" | "pairings" | "places" => ("tournament", Key::Of(3)),
        "extra" => ("tournament", Key::Of(4)),
        _ => ("id", Key::Id),
    };
    Holed { connection: from, table: name, column, key }.read(&mut |row| take(row, row_key(row, key)))
}

/// Whether a row is as it was written, by whatever rules.
fn is_whole(row: &Row<'_>, table: &'static str) -> bool {
    // The entries that an entry of the log names are looked at later.
    let in_log: Read = |row| Reading::whole("log", row).map(drop);
    let read = TABLES.into_iter().find(|((known, _), _)| *known == table).map_or(in_log, |(_, read)| read);
    let read = if table == "log" { in_log } else { read };
    matches!(read(row), Ok(()) | Err(StoreError::OtherRules { .. }))
}

/// What SQLite says of rows and of indexes, and of pages that are free. Whether rows are as they were written is seen where
/// they are read.
const OF_ROWS: [&str; 5] = [" index ", " value in ", "constraint failed in ", "PRIMARY KEY order", "Freelist"];

/// What SQLite says where it gives up.
const ABORTED: &str = "database disk image is malformed";

/// The tables in whose pages SQLite finds damage.
fn damaged_trees(from: &Connection) -> Result<BTreeSet<String>, StoreError> {
    let names = "SELECT name FROM sqlite_schema WHERE type = 'table' AND coalesce(rootpage = ?1, true)";
    let mut names = from.prepare(names)?;
    let mut found = BTreeSet::new();
    // Without a number SQLite stops at the hundredth.
    let faults = faults_of_pages(from, "1000000000").ok();
    // Of some damage it says no more than that, wherever it is.
    let Some(faults) = faults.filter(|faults| !faults.iter().any(|fault| fault == ABORTED)) else {
        let is_damaged = |table: &&str| !matches!(faults_of_pages(from, table), Ok(faults) if faults.is_empty());
        found.extend(all_tables().filter(is_damaged).map(str::to_owned));
        return Ok(found);
    };
    for fault in faults {
        let root = fault.split_once("Tree ").and_then(|(_, rest)| rest.split(' ').next()?.parse::<i64>().ok());
        // Most say of which tree they are. A page that nobody uses, for one, is one that any table may have lost.
        let of = names.query_map([root], |row| row.get(0))?;
        found.extend(of.collect::<Result<Vec<String>, _>>()?);
    }
    Ok(found)
}

/// What SQLite finds wrong with pages, of a table or altogether.
fn faults_of_pages(from: &Connection, which: &str) -> rusqlite::Result<Vec<String>> {
    let mut check = from.prepare(&format!("PRAGMA integrity_check({which})"))?;
    let mut faults: Vec<String> = check.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    faults.retain(|fault| {
        let is_of_tree = fault.contains("Tree ");
        fault != "ok" && (is_of_tree || !OF_ROWS.iter().any(|words| fault.contains(words)))
    });
    Ok(faults)
}

fn steps(from: &Connection) -> Result<Vec<Columns>, StoreError> {
    let mut steps = from.prepare("SELECT * FROM undo_steps ORDER BY step")?;
    let mut steps = steps.query([])?;
    let mut found = Vec::new();
    while let Some(row) = steps.next()? {
        found.push(columns(row));
    }
    Ok(found)
}
