//! Rows as they are, column by column, to take them from one file to another.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::ops::Range;

use rusqlite::types::{Value, ValueRef};
use rusqlite::{Connection, ErrorCode, Row};
use uuid::Uuid;

use super::error::StoreError;
use super::holes::Key;

/// A row as it is, by columns.
pub(super) type Columns = Vec<(String, Value)>;

/// The key of a row: an id or nothing, and a number or nothing; where more than that are its key, a digest of the rest.
pub(super) type RowKey = (Uuid, i64);

pub(super) fn row_key(row: &Row<'_>, key: Key) -> Option<RowKey> {
    let id = || Uuid::from_slice(row.get_ref(0).ok()?.as_blob().ok()?).ok();
    match key {
        Key::Number => Some((Uuid::nil(), row.get(0).ok()?)),
        Key::Id => Some((id()?, row.get("number").unwrap_or(0))),
        Key::Of(columns) => Some((id()?, digest(row, 1..columns)?)),
    }
}

fn digest(row: &Row<'_>, columns: Range<usize>) -> Option<i64> {
    let mut digest = DefaultHasher::new();
    for column in columns {
        match row.get_ref(column).ok()? {
            ValueRef::Integer(number) => number.hash(&mut digest),
            ValueRef::Text(bytes) | ValueRef::Blob(bytes) => bytes.hash(&mut digest),
            ValueRef::Null | ValueRef::Real(_) => return None,
        }
    }
    Some(digest.finish().cast_signed())
}

pub(super) fn columns(row: &Row<'_>) -> Columns {
    let names = row.as_ref().column_names();
    names.iter().enumerate().filter_map(|(at, name)| Some(((*name).to_owned(), row.get(at).ok()?))).collect()
}

pub(super) fn column<'c>(columns: &'c Columns, name: &str) -> Option<&'c Value> {
    columns.iter().find(|(column, _)| column == name).map(|(_, value)| value)
}

pub(super) fn id_in(columns: &Columns, name: &str) -> Option<Uuid> {
    match column(columns, name)? {
        Value::Blob(id) => Uuid::from_slice(id).ok(),
        _ => None,
    }
}

/// Writes a row, unless the schema knows that it cannot be. What comes behind the sum of a row is counted anew.
pub(super) fn insert(to: &Connection, table: &str, columns: &Columns) -> Result<bool, StoreError> {
    let summed = columns.iter().position(|(name, _)| name == "sum").map_or(columns.len(), |sum| sum + 1);
    let columns = columns.get(..summed).unwrap_or_default();
    let names: Vec<_> = columns.iter().map(|(name, _)| name.as_str()).collect();
    let places: Vec<_> = (1..=columns.len()).map(|place| format!("?{place}")).collect();
    let sql = format!("INSERT INTO {table} ({}) VALUES ({})", names.join(", "), places.join(", "));
    let written = to.prepare_cached(&sql)?.execute(rusqlite::params_from_iter(columns.iter().map(|(_, value)| value)));
    match written {
        Ok(_) => Ok(true),
        Err(error) if error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation) => Ok(false),
        Err(error) => Err(error.into()),
    }
}
