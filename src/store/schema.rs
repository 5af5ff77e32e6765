//! What the club file is made of: its versions, and the triggers that record how to take back every change.

use rusqlite::{Connection, Transaction};
use rusqlite_migration::{M, Migrations};

/// The version of the schema that this program writes.
pub const VERSION: u32 = 1;

/// Says in the header of the file whose it is: "HALI".
pub(super) const APPLICATION_ID: u32 = 0x4841_4C49;

/// Tables that hold no facts. Every other table takes part in undo.
const HOUSEKEEPING: [&str; 2] = ["log", "undo_steps"];

/// The versions of a schema, oldest first.
pub(super) struct Schema {
    pub(super) version: u32,
    pub(super) migrations: Migrations<'static>,
}

impl Schema {
    /// A schema of which each step is an SQL script that leads from one version to the next.
    pub(super) fn new(steps: &[&'static str]) -> Schema {
        let migrations = Migrations::new(steps.iter().map(|sql| step(sql)).collect());
        Schema { version: steps.len() as u32, migrations }
    }

    pub(super) fn current() -> Schema {
        Schema::new(&STEPS)
    }
}

pub(super) const STEPS: [&str; VERSION as usize] = [include_str!("../../data/schema-1.sql")];

/// The triggers are made anew by every step, so that no table or column is without; and they are away while it runs,
/// since nobody can undo it.
fn step(sql: &'static str) -> M<'static> {
    M::up_with_hook("", move |transaction: &Transaction| {
        drop_undo_triggers(transaction)?;
        transaction.execute_batch(sql)?;
        for table in fact_tables(transaction)? {
            transaction.execute_batch(&table.triggers())?;
        }
        Ok(())
    })
    .foreign_key_check()
}

fn drop_undo_triggers(connection: &Connection) -> rusqlite::Result<()> {
    let mut triggers = connection
        .prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger' AND name LIKE 'undo\\_%' ESCAPE '\\'")?;
    let names: Vec<String> = triggers.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    names.iter().try_for_each(|name| connection.execute_batch(&format!("DROP TRIGGER {name}")))
}

/// A table of facts.
pub(super) struct FactTable {
    pub(super) name: String,
    columns: Vec<Column>,
}

struct Column {
    name: String,
    is_blob: bool,
    is_key: bool,
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
    let mut info = connection.prepare("SELECT name, type = 'BLOB', pk > 0 FROM pragma_table_info(?1) ORDER BY cid")?;
    let columns = info
        .query_map([&name], |row| Ok(Column { name: row.get(0)?, is_blob: row.get(1)?, is_key: row.get(2)? }))?
        .collect::<Result<_, _>>()?;
    Ok(FactTable { name, columns })
}

impl FactTable {
    fn keys(&self) -> impl Iterator<Item = &Column> {
        self.columns.iter().filter(|column| column.is_key)
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
        let key_stays: Vec<_> = self.keys().map(|key| format!("OLD.{0} = NEW.{0}", key.name)).collect();
        format!(
            "CREATE TRIGGER undo_{name}_insert AFTER INSERT ON {name} BEGIN {insert} END;
             CREATE TRIGGER undo_{name}_update AFTER UPDATE ON {name} BEGIN
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
        assert_eq!(tables.iter().map(|table| table.name.as_str()).collect::<Vec<_>>(), ["games", "players", "series"]);
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
