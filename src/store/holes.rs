//! Reading a table of a damaged database past the places that cannot be read.

use std::collections::VecDeque;

use rusqlite::types::{Value, ValueRef};
use rusqlite::{Connection, Row};

/// How often to look for rows between two places that cannot be read.
const PROBES: usize = 4_000;

/// What the first column of a table's key holds.
#[derive(Clone, Copy)]
pub(super) enum Key {
    Id,
    Number,
    /// An id, with so many columns altogether.
    Of(usize),
}

impl Key {
    const fn last(self) -> u128 {
        match self {
            Key::Id | Key::Of(_) => u128::MAX,
            Key::Number => i64::MAX as u128,
        }
    }

    fn value(self, key: u128) -> Value {
        match self {
            Key::Id | Key::Of(_) => Value::Blob(key.to_be_bytes().to_vec()),
            Key::Number => Value::Integer(key.try_into().unwrap_or(i64::MAX)),
        }
    }

    fn of(self, row: &Row<'_>) -> Option<u128> {
        match (self, row.get_ref(0).ok()?) {
            (Key::Id | Key::Of(_), ValueRef::Blob(id)) => Some(u128::from_be_bytes(id.try_into().ok()?)),
            (Key::Number, ValueRef::Integer(number)) => number.try_into().ok(),
            _ => None,
        }
    }
}

/// A table, by the first column of its key, which is its first column.
pub(super) struct Holed<'c> {
    pub(super) connection: &'c Connection,
    pub(super) table: &'c str,
    pub(super) column: &'c str,
    pub(super) key: Key,
}

impl Holed<'_> {
    /// Hands out every row that can be found, some of them more than once, and says whether there were no holes.
    ///
    /// From a place that cannot be read SQLite goes no further, but it can look for any key from the root of the table. So
    /// each hole is entered in the middle, again and again.
    pub(super) fn read(&self, take: &mut dyn FnMut(&Row<'_>)) -> bool {
        let last = self.key.last();
        let Err(below) = self.scan(None, true, take) else { return true };
        let Err(above) = self.scan(None, false, take) else { return false };
        let low = below.map_or(0, |key| key.saturating_add(1));
        let high = above.map_or(last, |key| key.saturating_sub(1));
        let mut holes = VecDeque::from([(low, high)]);
        for _ in 0..PROBES {
            let Some((low, high)) = holes.pop_front() else { break };
            if low >= high {
                continue;
            }
            let middle = low + (high - low) / 2;
            if let Err(reached) = self.scan(Some((middle + 1, high)), true, take) {
                holes.push_back((reached.map_or(middle + 1, |key| key.saturating_add(1)), high));
            }
            if let Err(reached) = self.scan(Some((low, middle)), false, take) {
                holes.push_back((low, reached.map_or(middle, |key| key.saturating_sub(1))));
            }
        }
        false
    }

    /// Hands out the rows in one direction, all of them or those between two keys; else how far it went. Where SQLite
    /// compares keys, it takes a row that it cannot read for the last one and says nothing.
    fn scan(
        &self,
        between: Option<(u128, u128)>,
        upwards: bool,
        take: &mut dyn FnMut(&Row<'_>),
    ) -> Result<(), Option<u128>> {
        let Holed { connection, table, column, key } = self;
        let direction = if upwards { "ASC" } else { "DESC" };
        let condition = between.map_or(String::new(), |_| format!("WHERE {column} BETWEEN ?1 AND ?2"));
        let sql = format!("SELECT * FROM {table} {condition} ORDER BY {column} {direction}");
        let ends = between.map_or(Vec::new(), |(low, high)| vec![key.value(low), key.value(high)]);
        let mut reached = None;
        let all = || -> rusqlite::Result<()> {
            let mut statement = connection.prepare_cached(&sql)?;
            let mut rows = statement.query(rusqlite::params_from_iter(ends))?;
            while let Some(row) = rows.next()? {
                reached = key.of(row).or(reached);
                take(row);
            }
            Ok(())
        };
        all().map_err(|_| reached)
    }
}
