//! Whether a club file has the tables, indexes and triggers that this program makes, all of them and no others: a file that
//! was mailed may carry triggers which change the facts behind the program's back.

use std::collections::BTreeMap;
use std::path::Path;

use rusqlite::Connection;

use super::error::StoreError;
use super::open::user_version;
use super::schema::{Schema, VERSION};

/// What a schema is made of: each part, such as `trigger games_fit_insert`, with its table and its definition.
type Parts = BTreeMap<String, Option<String>>;

/// How a part of a file's schema differs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Difference {
    /// It is not there.
    Missing,
    /// It is not what this program makes.
    Altered,
    /// This program makes none of that name.
    Foreign,
}

/// What differs from the schema in the version of the file, such as `trigger games_fit_insert`, and how.
pub(super) fn differences(connection: &Connection, schema: &Schema) -> Result<Vec<(String, Difference)>, StoreError> {
    let version = user_version(connection)?.min(schema.version);
    let is = parts(connection)?;
    if version == VERSION && Some(&is) == shipped().as_ref() {
        return Ok(Vec::new());
    }
    let mut model = Connection::open_in_memory()?;
    schema.migrations.to_version(&mut model, version as usize).map_err(StoreError::Migration)?;
    let should = parts(&model)?;
    let lacking = should.iter().filter_map(|(name, sql)| match is.get(name) {
        None => Some((name.clone(), Difference::Missing)),
        Some(found) if found != sql => Some((name.clone(), Difference::Altered)),
        Some(_) => None,
    });
    let foreign = is.keys().filter(|name| !should.contains_key(*name));
    Ok(lacking.chain(foreign.map(|name| (name.clone(), Difference::Foreign))).collect())
}

/// Refuses a file with another schema.
pub(super) fn check_shape(path: &Path, connection: &Connection, schema: &Schema) -> Result<(), StoreError> {
    match differences(connection, schema)?.as_slice() {
        [] => Ok(()),
        found => {
            let parts = found.iter().map(|(name, _)| name.clone()).collect();
            Err(StoreError::Altered { path: path.to_owned(), parts })
        }
    }
}

/// The parts of the newest schema. To make that from its steps takes longer than opening a file and all that is asked of it
/// then; a test compares them.
fn shipped() -> Option<Parts> {
    serde_json::from_str(include_str!("../../data/shape.json")).ok()
}

/// The parts of a schema with their definitions. What SQLite makes for itself, such as indexes of keys and statistics, is
/// none of ours. A blob in the place of a text is read like it, but not copied like it.
fn parts(connection: &Connection) -> Result<Parts, StoreError> {
    let mut parts = connection.prepare(
        "SELECT type || ' ' || name,
                iif(typeof(type) || typeof(name) || typeof(tbl_name) || typeof(sql) = 'texttexttexttext',
                    tbl_name || ': ' || sql, NULL) FROM sqlite_schema
            WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
    )?;
    let parts = parts.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(parts.collect::<Result<_, _>>()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shipped_is_the_newest_schema() {
        let mut model = Connection::open_in_memory().expect("a database");
        Schema::current().migrations.to_latest(&mut model).expect("a schema");
        let made = parts(&model).expect("parts");
        assert_eq!(shipped(), Some(made.clone()), "{}", serde_json::to_string_pretty(&made).expect("JSON"));
    }
}
