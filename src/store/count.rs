//! How many rows there must be: triggers keep count in a table of its own, so that no row vanishes from an answer without
//! being missed when a key, an index or a page is damaged. A search by a key that is damaged finds nothing and says nothing.

use std::collections::BTreeMap;

use rusqlite::types::{ToSql, ValueRef};
use rusqlite::{Connection, Row};
use uuid::Uuid;

use super::check::Fault;
use super::error::StoreError;
use super::file::ClubFile;
use super::reading::Reading;
use super::sum::sum_rows;

/// What the table `counts` must hold of what there was before there were tournaments, by the tables themselves and not by
/// their indexes.
const OF_CLUB: &str = "
    SELECT 'date' AS what, date AS key, count(*) AS count FROM series NOT INDEXED GROUP BY date UNION ALL
    SELECT 'player', player, count(*) FROM (SELECT first AS player FROM series NOT INDEXED UNION ALL
        SELECT second FROM series NOT INDEXED) GROUP BY player UNION ALL
    SELECT 'live', game, count(*) FROM live_events GROUP BY game UNION ALL
    SELECT 'table', name, count FROM (
        SELECT 'under_way' AS name, count(*) AS count FROM games NOT INDEXED
            WHERE termination = 'unfinished' AND recorded = 'played' UNION ALL
        SELECT 'games', count(*) FROM games NOT INDEXED UNION ALL
        SELECT 'series', count(*) FROM series NOT INDEXED UNION ALL
        SELECT 'club', count(*) FROM club NOT INDEXED UNION ALL
        SELECT 'players', count(*) FROM players NOT INDEXED UNION ALL
        SELECT 'seasons', count(*) FROM seasons NOT INDEXED UNION ALL
        SELECT 'live_clocks', count(*) FROM live_clocks NOT INDEXED UNION ALL
        SELECT 'log', count(*) FROM log NOT INDEXED UNION ALL
        SELECT 'undo_steps', count(*) FROM undo_steps NOT INDEXED)";

/// What it must hold of tournaments.
const OF_TOURNAMENTS: &str = "
    SELECT 'entry' AS what, player AS key, count(*) AS count FROM entries NOT INDEXED GROUP BY player UNION ALL
    SELECT 'paired', series, count(*) FROM (SELECT series FROM pairings NOT INDEXED UNION ALL
        SELECT series FROM extra NOT INDEXED) GROUP BY series UNION ALL
    SELECT 'table', name, count FROM (
        SELECT 'tournaments' AS name, count(*) AS count FROM tournaments NOT INDEXED UNION ALL
        SELECT 'entries', count(*) FROM entries NOT INDEXED UNION ALL
        SELECT 'away', count(*) FROM away NOT INDEXED UNION ALL
        SELECT 'avoids', count(*) FROM avoids NOT INDEXED UNION ALL
        SELECT 'stages', count(*) FROM stages NOT INDEXED UNION ALL
        SELECT 'members', count(*) FROM members NOT INDEXED UNION ALL
        SELECT 'rounds', count(*) FROM rounds NOT INDEXED UNION ALL
        SELECT 'pairings', count(*) FROM pairings NOT INDEXED UNION ALL
        SELECT 'extra', count(*) FROM extra NOT INDEXED UNION ALL
        SELECT 'places', count(*) FROM places NOT INDEXED)";

const COUNT: &str = "SELECT coalesce(sum(count), 0) FROM counts WHERE what = ?1 AND key = ?2";

/// The keys of a table of which every row was seen to be whole and in its place.
pub(super) struct Seen {
    /// Of which version of the file: it changes with everything that anybody writes.
    version: (i64, u64),
    keys: Vec<Uuid>,
}

/// Counts and sums what a file from before there were counts has.
pub(super) fn count_everything(connection: &Connection) -> Result<(), StoreError> {
    connection
        .execute("UPDATE series SET game_count = (SELECT count(*) FROM games WHERE games.series = series.id)", [])?;
    connection.execute("DELETE FROM counts", [])?;
    connection.execute(&format!("INSERT INTO counts SELECT what, key, count, -count FROM ({OF_CLUB})"), [])?;
    sum_rows(connection, "undo_steps", "true", &[])
}

/// The counts that differ from what there is.
pub(super) fn miscounted(connection: &Connection) -> Result<Vec<Fault>, StoreError> {
    let sql = format!(
        "WITH counted AS (SELECT what, key, count, -count FROM ({OF_CLUB} UNION ALL {OF_TOURNAMENTS}))
        SELECT DISTINCT what || ' ' || iif(typeof(key) = 'blob', hex(key), key) FROM (
            SELECT * FROM (SELECT * FROM counted EXCEPT SELECT * FROM counts) UNION ALL
            SELECT * FROM (SELECT * FROM counts EXCEPT SELECT * FROM counted))"
    );
    let mut differing = connection.prepare(&sql)?;
    let differing = differing.query_map([], |row| row.get::<_, Option<String>>(0))?;
    differing.map(|what| Ok(Fault::Row { table: "counts", what: what?.unwrap_or_default() })).collect()
}

/// For an answer in which something is missing, or is twice.
pub(super) fn incomplete(table: &'static str) -> StoreError {
    StoreError::DamagedRow { table, what: "rows are missing, or their keys are damaged".to_owned() }
}

impl ClubFile {
    /// How many rows there must be.
    pub(super) fn count(&self, what: &str, key: &dyn ToSql) -> Result<usize, StoreError> {
        self.counted(COUNT, &[&what, key])
    }

    /// The answer to a question for a count.
    pub(super) fn counted(&self, sql: &str, parameters: &[&dyn ToSql]) -> Result<usize, StoreError> {
        let count = self.rows(sql, parameters, |row| Ok(row.get::<_, i64>(0)?))?.pop().unwrap_or_default();
        usize::try_from(count).map_err(|_| incomplete("counts"))
    }

    /// How many rows a table must have.
    pub(super) fn count_of(&self, table: &str) -> Result<usize, StoreError> {
        self.count("table", &table)
    }

    /// The rows of an answer, which must be all there are of a table.
    pub(super) fn all_of<T>(&self, table: &'static str, rows: Vec<T>) -> Result<Vec<T>, StoreError> {
        if rows.len() == self.count_of(table)? { Ok(rows) } else { Err(incomplete(table)) }
    }

    /// Sees to it that what was not found by its key is not there: that every row of the table is whole, and in its place.
    /// This need not be seen twice while nobody writes.
    pub(super) fn is_not_there<T>(&self, table: &'static str, id: Uuid) -> Result<Option<T>, StoreError> {
        self.see_whole(table)?;
        let is_there = self.seen.borrow().get(table).is_some_and(|seen| seen.keys.binary_search(&id).is_ok());
        if is_there { Err(incomplete(table)) } else { Ok(None) }
    }

    pub(super) fn see_whole(&self, table: &'static str) -> Result<(), StoreError> {
        self.at_one_moment(|| {
            let version = self.connection.pragma_query_value(None, "data_version", |row| row.get(0))?;
            let version = (version, self.connection.total_changes());
            if self.seen.borrow().get(table).is_some_and(|seen| seen.version == version) {
                return Ok(());
            }
            let key = |row: &Row<'_>| Reading::whole(table, row)?.id("id");
            let keys = self.all_of(table, self.rows(&format!("SELECT * FROM {table} NOT INDEXED"), &[], key)?)?;
            if !keys.is_sorted_by(|one, next| one < next) {
                return Err(incomplete(table));
            }
            self.seen.borrow_mut().insert(table, Seen { version, keys });
            Ok(())
        })
    }
}

/// The counts of a file that may be damaged, as far as they are as they were written.
#[derive(Default)]
pub(super) struct Counts {
    tables: BTreeMap<String, usize>,
    live: BTreeMap<Uuid, usize>,
}

impl Counts {
    /// Takes a row, if it is a count.
    pub(super) fn add(&mut self, row: &Row<'_>) -> Option<()> {
        let (count, minus): (i64, i64) = (row.get("count").ok()?, row.get("minus").ok()?);
        let count = usize::try_from(count).ok().filter(|_| count.checked_neg() == Some(minus))?;
        match (row.get_ref("what").ok()?.as_str().ok()?, row.get_ref("key").ok()?) {
            ("table", ValueRef::Text(name)) => {
                self.tables.insert(str::from_utf8(name).ok()?.to_owned(), count);
            }
            ("live", ValueRef::Blob(game)) => {
                self.live.insert(Uuid::from_slice(game).ok()?, count);
            }
            _ => {}
        }
        Some(())
    }

    /// How many rows a table has, as far as is known.
    pub(super) fn of(&self, table: &str) -> Option<usize> {
        self.tables.get(table).copied()
    }

    /// The games on the screen with the numbers of their last events.
    pub(super) fn live(&self) -> impl Iterator<Item = (Uuid, usize)> {
        self.live.iter().map(|(game, count)| (*game, *count))
    }

    /// How many events a game on the screen had.
    pub(super) fn of_game(&self, game: Uuid) -> Option<usize> {
        self.live.get(&game).copied()
    }
}
