//! Rows of the club file as they are read: whole by their checksums, and their values by the names of the columns.

use std::fmt::{self, Display, Formatter};

use arrayvec::ArrayVec;
use rusqlite::Row;
use rusqlite::types::{FromSql, ValueRef};
use uuid::Uuid;

use super::error::StoreError;
use super::sum::is_sum;
use crate::club::Name;
use crate::rules::Points;

/// A table of which many rows are read at once. To ask SQLite for the place of each name in each row takes longer than all the
/// rest, so the places are found when the program is compiled.
pub(super) struct Table {
    name: &'static str,
    /// In their order. Behind the sum are counts.
    columns: &'static [&'static str],
    counts: usize,
}

impl Table {
    pub(super) const fn column(&self, name: &'static str) -> Column {
        let mut place = 0;
        while !is_same(self.columns[place], name) {
            place += 1;
        }
        Column { name, place }
    }
}

const fn is_same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

pub(super) const PLAYERS: Table = Table {
    name: "players",
    columns: &[
        "id",
        "name",
        "search_key",
        "short_name",
        "club_group",
        "household",
        "colour",
        "birth_year",
        "contact",
        "notes",
        "guest",
        "archived",
        "merged_into",
        "anonymous",
        "sum",
    ],
    counts: 0,
};

pub(super) const SERIES: Table = Table {
    name: "series",
    columns: &["id", "first", "second", "date", "purpose", "length", "same_sides", "closed", "sum", "game_count"],
    counts: 1,
};

pub(super) const GAMES: Table = Table {
    name: "games",
    columns: &[
        "series",
        "number",
        "rules",
        "animals",
        "recorded",
        "animals_points",
        "humans_points",
        "animals_exited",
        "humans_exited",
        "piles",
        "actions",
        "deal",
        "termination",
        "loser",
        "walkover",
        "animals_given",
        "humans_given",
        "reason",
        "rules_version",
        "seen",
        "live",
        "events",
        "clock_main",
        "clock_increment",
        "sum",
    ],
    counts: 0,
};

pub(super) const PAIRINGS: Table = Table {
    name: "pairings",
    columns: &[
        "tournament",
        "round",
        "at_table",
        "series",
        "first",
        "second",
        "bracket",
        "pinned",
        "no_show",
        "missing",
        "sum",
    ],
    counts: 0,
};

pub(super) const PLACES: Table =
    Table { name: "places", columns: &["tournament", "round", "player", "place", "at_table", "sum"], counts: 0 };

const KNOWN: [&Table; 5] = [&PLAYERS, &SERIES, &GAMES, &PAIRINGS, &PLACES];

/// The most columns of those tables.
const MOST_COLUMNS: usize = GAMES.columns.len();

/// A column of a known table.
#[derive(Clone, Copy)]
pub(super) struct Column {
    name: &'static str,
    place: usize,
}

impl Display for Column {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// A column of a known table by its name, as in `at!(GAMES.number)`.
macro_rules! at {
    ($table:ident.$column:ident) => {
        const { $table.column(stringify!($column)) }
    };
}
pub(super) use at;

/// What a value of a row is asked for by.
pub(super) trait Place: Copy + Display {
    fn value<'r>(self, row: &Reading<'r>) -> Result<ValueRef<'r>, StoreError>;
}

impl Place for &str {
    fn value<'r>(self, row: &Reading<'r>) -> Result<ValueRef<'r>, StoreError> {
        row.row.get_ref(self).map_err(|error| row.damage(error))
    }
}

impl Place for Column {
    fn value<'r>(self, row: &Reading<'r>) -> Result<ValueRef<'r>, StoreError> {
        row.values.get(self.place).copied().map_or_else(|| self.name.value(row), Ok)
    }
}

/// A row being read: whatever is wrong with it is damage, since the schema keeps it out.
pub(super) struct Reading<'r> {
    table: &'static str,
    row: &'r Row<'r>,
    /// Of the columns of a known table: what has been fetched for the sum need not be fetched again.
    values: ArrayVec<ValueRef<'r>, MOST_COLUMNS>,
}

impl<'r> Reading<'r> {
    /// A row of which every column up to its sum is as it was written.
    pub(super) fn whole(table: &'static str, row: &'r Row<'r>) -> Result<Reading<'r>, StoreError> {
        let mut reading = Reading::part(table, row);
        let is_whole = match KNOWN.iter().find(|known| known.name == table) {
            Some(known) => {
                for place in 0..known.columns.len() {
                    reading.values.push(row.get_ref(place)?);
                }
                let summed = known.columns.len() - known.counts;
                reading.values.get(..summed).and_then(<[_]>::split_last).is_some_and(|(sum, of)| is_sum(*sum, of))
            }
            None => {
                let sum_at = row.as_ref().column_index("sum")?;
                let values = (0..sum_at).map(|place| row.get_ref(place)).collect::<Result<Vec<_>, _>>()?;
                is_sum(row.get_ref(sum_at)?, &values)
            }
        };
        if is_whole { Ok(reading) } else { Err(reading.damage("the checksum differs")) }
    }

    /// A row of some columns, which has no sum.
    pub(super) const fn part(table: &'static str, row: &'r Row<'r>) -> Reading<'r> {
        Reading { table, row, values: ArrayVec::new_const() }
    }

    pub(super) fn damage(&self, what: impl Display) -> StoreError {
        let key: Option<Vec<u8>> = self.row.get(0).ok();
        let key = key.and_then(|bytes| Uuid::from_slice(&bytes).ok()).map(|id| format!("{id}: "));
        StoreError::DamagedRow { table: self.table, what: format!("{}{what}", key.unwrap_or_default()) }
    }

    pub(super) fn get<T: FromSql>(&self, column: impl Place) -> Result<T, StoreError> {
        T::column_result(column.value(self)?).map_err(|error| self.damage(format!("{column}: {error}")))
    }

    pub(super) fn id(&self, column: impl Place) -> Result<Uuid, StoreError> {
        self.optional_id(column)?.ok_or_else(|| self.damage(column))
    }

    pub(super) fn optional_id(&self, column: impl Place) -> Result<Option<Uuid>, StoreError> {
        let bytes = column.value(self)?.as_blob_or_null().map_err(|error| self.damage(error))?;
        bytes.map(|bytes| Uuid::from_slice(bytes).map_err(|error| self.damage(error))).transpose()
    }

    /// A word that must be one of those that `known` knows.
    pub(super) fn word<T>(&self, column: impl Place, known: impl Fn(&str) -> Option<T>) -> Result<T, StoreError> {
        self.optional_word(column, known)?.ok_or_else(|| self.damage(column))
    }

    pub(super) fn optional_word<T>(
        &self,
        column: impl Place,
        known: impl Fn(&str) -> Option<T>,
    ) -> Result<Option<T>, StoreError> {
        let text = column.value(self)?.as_str_or_null().map_err(|error| self.damage(error))?;
        text.map(|text| known(text).ok_or_else(|| self.damage(format!("{column} {text}")))).transpose()
    }

    pub(super) fn name(&self, column: impl Place) -> Result<Option<Name>, StoreError> {
        self.optional_word(column, |text| Name::kept(text).ok().filter(|name| name.as_str() == text))
    }

    pub(super) fn points(&self, column: impl Place) -> Result<Points, StoreError> {
        self.get(column).map(Points)
    }
}

#[cfg(test)]
mod tests {
    use rusqlite::Connection;

    use super::super::schema::Schema;
    use super::*;

    #[test]
    fn the_columns_are_those_of_the_schema() {
        let mut connection = Connection::open_in_memory().expect("a database");
        Schema::current().migrations.to_latest(&mut connection).expect("a schema");
        for Table { name, columns, counts } in KNOWN {
            let mut info = connection.prepare("SELECT name FROM pragma_table_info(?1) ORDER BY cid").expect("columns");
            let names = info.query_map([name], |row| row.get::<_, String>(0)).expect("names");
            assert_eq!(names.collect::<Result<Vec<_>, _>>().expect("names"), *columns, "{name}");
            assert!(columns.len() <= MOST_COLUMNS);
            assert_eq!(columns[columns.len() - counts - 1], "sum");
        }
    }
}
