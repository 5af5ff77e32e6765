//! What the club file is made of: its versions, and the triggers that record how to take back every change.

use rusqlite::types::{Value, ValueRef};
use rusqlite::{Connection, Transaction};
use rusqlite_migration::{HookError, M, Migrations};
use serde_json::Value as Json;

use super::count::count_everything;
use super::error::StoreError;
use super::sum::{Sum, sum_everything};

/// The version of the schema that this program writes.
pub const VERSION: u32 = 4;

/// Says in the header of the file whose it is: "HALI".
pub(super) const APPLICATION_ID: u32 = 0x4841_4C49;

/// Tables that hold no facts, such as counts, or events that are never taken back. Every other table takes part in undo.
const HOUSEKEEPING: [&str; 5] = ["counts", "live_clocks", "live_events", "log", "undo_steps"];

/// Keeps the log as it is. It stands aside while a version changes what the log is made of, and where a player is made
/// anonymous.
const LOG_KEEPS: &str = "
    CREATE TRIGGER log_keeps_update BEFORE UPDATE ON log BEGIN SELECT RAISE(ABORT, 'the log is never rewritten'); END;
    CREATE TRIGGER log_keeps_delete BEFORE DELETE ON log BEGIN SELECT RAISE(ABORT, 'the log is never rewritten'); END;";
const LOG_GIVES_WAY: &str = "DROP TRIGGER IF EXISTS log_keeps_update; DROP TRIGGER IF EXISTS log_keeps_delete;";

/// The versions of a schema, oldest first.
pub(super) struct Schema {
    pub(super) version: u32,
    pub(super) migrations: Migrations<'static>,
}

/// What leads from one version to the next: a script, and what only the program can do after it.
#[derive(Clone, Copy)]
pub(super) struct Step {
    pub(super) sql: &'static str,
    then: fn(&Connection) -> Result<(), StoreError>,
}

impl Step {
    /// A script alone.
    pub(super) const fn of(sql: &'static str) -> Step {
        Step { sql, then: |_| Ok(()) }
    }
}

impl Schema {
    /// A schema of which each step leads from one version to the next.
    pub(super) fn new(steps: &[Step]) -> Schema {
        let migrations = Migrations::new(steps.iter().map(|&step| migration(step)).collect());
        Schema { version: steps.len() as u32, migrations }
    }

    pub(super) fn current() -> Schema {
        Schema::new(&STEPS)
    }
}

pub(super) const STEPS: [Step; VERSION as usize] = [
    Step::of(include_str!("../../data/schema-1.sql")),
    Step { sql: include_str!("../../data/schema-2.sql"), then: sum_everything },
    Step { sql: include_str!("../../data/schema-3.sql"), then: count_everything },
    Step::of(include_str!("../../data/schema-4.sql")),
];

/// The triggers are made anew by every step, so that no table or column is without; and they are away while it runs,
/// since nobody can undo it.
fn migration(Step { sql, then }: Step) -> M<'static> {
    M::up_with_hook("", move |transaction: &Transaction| {
        drop_undo_triggers(transaction)?;
        transaction.execute_batch(LOG_GIVES_WAY)?;
        transaction.execute_batch(sql)?;
        then(transaction).map_err(|error| match error {
            StoreError::Sqlite(error) => HookError::RusqliteError(error),
            other => HookError::Hook(other.to_string()),
        })?;
        transaction.execute_batch(LOG_GIVES_WAY)?;
        transaction.execute_batch(LOG_KEEPS)?;
        make_undo_triggers(transaction)?;
        Ok(())
    })
    .foreign_key_check()
}

/// Lets the logs be rewritten while `act` runs, inside a transaction.
pub(super) fn rewriting_the_log<T>(
    connection: &Connection,
    act: impl FnOnce() -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    let keepers = "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'
        AND name IN ('log_keeps_update', 'live_events_keep_update')";
    let mut keepers = connection.prepare(keepers)?;
    let keepers: Vec<(String, String)> =
        keepers.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<Result<_, _>>()?;
    for (name, _) in &keepers {
        connection.execute_batch(&format!("DROP TRIGGER {name}"))?;
    }
    let done = act()?;
    for (_, sql) in &keepers {
        connection.execute_batch(sql)?;
    }
    Ok(done)
}

pub(super) fn drop_undo_triggers(connection: &Connection) -> rusqlite::Result<()> {
    let mut triggers = connection
        .prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger' AND name LIKE 'undo\\_%' ESCAPE '\\'")?;
    let names: Vec<String> = triggers.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    names.iter().try_for_each(|name| connection.execute_batch(&format!("DROP TRIGGER {name}")))
}

pub(super) fn make_undo_triggers(connection: &Connection) -> rusqlite::Result<()> {
    fact_tables(connection)?.iter().try_for_each(|table| connection.execute_batch(&table.triggers()))
}

/// A table of facts.
pub(super) struct FactTable {
    pub(super) name: String,
    columns: Vec<Column>,
    /// Whether there are others, which are counts.
    has_counts: bool,
}

struct Column {
    name: String,
    is_blob: bool,
    is_key: bool,
    default: Option<i64>,
}

/// Every table of facts.
pub(super) fn fact_tables(connection: &Connection) -> rusqlite::Result<Vec<FactTable>> {
    let mut tables = connection.prepare(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name",
    )?;
    let names: Vec<String> = tables.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    let facts = names.into_iter().filter(|name| !HOUSEKEEPING.contains(&name.as_str()));
    facts.map(|name| fact_table(connection, name)).collect()
}

fn fact_table(connection: &Connection, name: String) -> rusqlite::Result<FactTable> {
    let mut info = connection.prepare(
        "SELECT name, type = 'BLOB', pk > 0, CAST(dflt_value AS INTEGER) FROM pragma_table_info(?1) ORDER BY cid",
    )?;
    let column = |row: &rusqlite::Row<'_>| {
        Ok(Column { name: row.get(0)?, is_blob: row.get(1)?, is_key: row.get(2)?, default: row.get(3)? })
    };
    let mut columns: Vec<Column> = info.query_map([&name], column)?.collect::<Result<_, _>>()?;
    let all = columns.len();
    let facts = columns.iter().position(|column| column.name == "sum").map_or(all, |sum| sum + 1);
    columns.truncate(facts);
    Ok(FactTable { name, columns, has_counts: facts < all })
}

impl FactTable {
    fn keys(&self) -> impl Iterator<Item = &Column> {
        self.columns.iter().filter(|column| column.is_key)
    }

    /// The names of the columns that tell rows apart.
    pub(super) fn key_names(&self) -> impl Iterator<Item = &str> {
        self.keys().map(|key| key.name.as_str())
    }

    /// The statement that reads a row as a trigger would record it; its parameter is the key as an object.
    pub(super) fn row_as_recorded(&self) -> String {
        let FactTable { name, .. } = self;
        let key: Vec<_> = self.keys().map(|key| format!("{} = {}", key.name, key.value_in_object())).collect();
        format!("SELECT {} FROM {name} WHERE {}", object(name, self.columns.iter()), key.join(" AND "))
    }

    /// Gives a row as a trigger recorded it the columns that came later, and its sum. `None` when it is no such row.
    pub(super) fn complete(&self, fact: &mut Json) -> Option<()> {
        let fact = fact.as_object_mut()?;
        let mut sum = Sum::default();
        for column in self.columns.iter().filter(|column| column.name != "sum") {
            let known = fact.get(&column.name).cloned();
            let json = known.unwrap_or_else(|| column.default.map_or(Json::Null, Json::from));
            match &json {
                Json::Null => sum.add(ValueRef::Null),
                Json::Number(number) => sum.add(ValueRef::Integer(number.as_i64()?)),
                Json::String(text) if column.is_blob && text.is_empty() => sum.add(ValueRef::Null),
                Json::String(text) if column.is_blob => sum.add(ValueRef::from(&Value::Blob(bytes(text)?))),
                Json::String(text) => sum.add(ValueRef::Text(text.as_bytes())),
                _ => return None,
            }
            fact.insert(column.name.clone(), json);
        }
        fact.insert("sum".to_owned(), sum.finish().into());
        Some(())
    }

    /// Whether a row is one that a trigger recorded, with the right sum.
    pub(super) fn is_step(&self, inverse: &str, fact: &Json) -> bool {
        if inverse == "delete" {
            let has = |key: &Column| fact.get(&key.name).is_some();
            return self.keys().all(has) && fact.as_object().is_some_and(|fact| fact.len() == self.keys().count());
        }
        let mut complete = fact.clone();
        self.complete(&mut complete).is_some() && complete == *fact && self.take_back(inverse).is_some()
    }

    /// Whether a row can be taken over as a trigger recorded it: with the right sum, unless it is from before some column came.
    pub(super) fn can_be_taken_back(&self, inverse: &str, fact: &Json) -> bool {
        let is_older = inverse != "delete" && self.columns.iter().any(|column| fact.get(&column.name).is_none());
        self.is_step(inverse, fact) || is_older
    }

    /// Triggers in the manner of "Automatic Undo/Redo Using SQLite" (sqlite.org/undoredo.html), but with rows as data
    /// where that page stores statements: nothing that a file holds is ever run.
    fn triggers(&self) -> String {
        let FactTable { name, .. } = self;
        let record = |inverse: &str, row: String| {
            format!(
                "INSERT INTO undo_steps (entry, fact_table, inverse, fact)
                 VALUES ((SELECT max(number) FROM log), '{name}', '{inverse}', {row});"
            )
        };
        // A count that changes is nothing to take back.
        let of_facts = match self.has_counts {
            true => {
                format!(" OF {}", self.columns.iter().map(|column| column.name.as_str()).collect::<Vec<_>>().join(", "))
            }
            false => String::new(),
        };
        let key_stays: Vec<_> = self.keys().map(|key| format!("OLD.{0} = NEW.{0}", key.name)).collect();
        format!(
            "CREATE TRIGGER undo_{name}_insert AFTER INSERT ON {name} BEGIN {insert} END;
             CREATE TRIGGER undo_{name}_update AFTER UPDATE{of_facts} ON {name} BEGIN
                 SELECT RAISE(ABORT, 'a key never changes') WHERE NOT ({key_stays});
                 {update}
             END;
             CREATE TRIGGER undo_{name}_delete AFTER DELETE ON {name} BEGIN {delete} END;",
            insert = record("delete", object("NEW", self.keys())),
            update = record("update", object("OLD", self.columns.iter())),
            delete = record("insert", object("OLD", self.columns.iter())),
            key_stays = key_stays.join(" AND "),
        )
    }

    /// The statement that takes back a change; its parameter is the row as the trigger recorded it.
    pub(super) fn take_back(&self, inverse: &str) -> Option<String> {
        let FactTable { name, .. } = self;
        let list = |parts: Vec<String>, between: &str| parts.join(between);
        let columns = || list(self.columns.iter().map(|column| column.name.clone()).collect(), ", ");
        let values = || list(self.columns.iter().map(Column::value_in_object).collect(), ", ");
        let key =
            || list(self.keys().map(|key| format!("{} = {}", key.name, key.value_in_object())).collect(), " AND ");
        match inverse {
            "delete" => Some(format!("DELETE FROM {name} WHERE {}", key())),
            "update" => Some(format!("UPDATE {name} SET ({}) = ({}) WHERE {}", columns(), values(), key())),
            "insert" => Some(format!("INSERT INTO {name} ({}) VALUES ({})", columns(), values())),
            _ => None,
        }
    }
}

/// The bytes that a text spells in hexadecimal digits.
fn bytes(hex: &str) -> Option<Vec<u8>> {
    let pairs = (0..hex.len()).step_by(2).map(|at| hex.get(at..at + 2));
    pairs.map(|pair| u8::from_str_radix(pair?, 16).ok()).collect()
}

fn object<'c>(row: &str, columns: impl Iterator<Item = &'c Column>) -> String {
    let pairs =
        columns.map(
            |Column { name, is_blob, .. }| {
                if *is_blob { format!("'{name}', hex({row}.{name})") } else { format!("'{name}', {row}.{name}") }
            },
        );
    format!("json_object({})", pairs.collect::<Vec<_>>().join(", "))
}

impl Column {
    fn value_in_object(&self) -> String {
        let value = format!("?1 ->> '$.{}'", self.name);
        // The hex of nothing is an empty text and not null.
        if self.is_blob { format!("unhex(nullif({value}, ''))") } else { format!("({value})") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_of_facts_has_its_three_triggers() {
        let mut connection = Connection::open_in_memory().expect("a database");
        Schema::current().migrations.to_latest(&mut connection).expect("a schema");
        let tables = fact_tables(&connection).expect("tables");
        assert_eq!(
            tables.iter().map(|table| table.name.as_str()).collect::<Vec<_>>(),
            [
                "avoids",
                "away",
                "club",
                "entries",
                "extra",
                "games",
                "members",
                "pairings",
                "places",
                "players",
                "rounds",
                "seasons",
                "series",
                "stages",
                "tournaments"
            ]
        );
        for table in tables {
            for event in ["insert", "update", "delete"] {
                let name = format!("undo_{}_{event}", table.name);
                let count = "SELECT count(*) FROM sqlite_schema WHERE type = 'trigger' AND name = ?1 AND tbl_name = ?2";
                let found: i64 = connection.query_row(count, [&name, &table.name], |row| row.get(0)).expect("a count");
                assert_eq!(found, 1, "{name}");
            }
        }
    }

    #[test]
    fn the_schema_is_valid() {
        assert_eq!(Schema::current().version, VERSION);
        Schema::current().migrations.validate().expect("a schema that can be built");
    }
}
