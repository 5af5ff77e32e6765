//! The health of a club file: whether everything in it is as this program would have written it.

use std::path::Path;

use rusqlite::{Connection, Row};

use super::error::{StoreError, of_file};
use super::file::{ClubFile, faults};
use super::log::{LOG, entry};
use super::open::{connect_to_read, user_version};
use super::row::{self, game, player};
use super::schema::VERSION;

/// Something that is wrong with a club file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// With the database as such.
    Database {
        /// What SQLite says.
        what: String,
    },
    /// With a row.
    Row {
        /// The table.
        table: &'static str,
        /// The row and what is wrong with it.
        what: String,
    },
}

impl ClubFile {
    /// Everything that is wrong with the file, found by reading all of it. This also finds what no question can: an index
    /// that is damaged hides rows from those who ask by it.
    ///
    /// # Errors
    ///
    /// When it cannot be read at all.
    pub fn check(&self) -> Result<Vec<Fault>, StoreError> {
        check(&self.connection, self.path())
    }
}

/// Sees whether a copy is as it should be. Of an older version that is looked at as a database only.
pub(super) fn verify(copy: &Path) -> Result<(), StoreError> {
    let connection = connect_to_read(copy)?;
    let found = || -> Result<Option<String>, StoreError> {
        if user_version(&connection)? < VERSION {
            return Ok(faults(&connection)?.into_iter().next());
        }
        let first = check(&connection, copy)?.into_iter().next();
        Ok(first.map(|fault| match fault {
            Fault::Database { what } => what,
            Fault::Row { table, what } => format!("{table}: {what}"),
        }))
    };
    match found().map_err(of_file(copy))? {
        None => Ok(()),
        Some(what) => Err(StoreError::FaultyCopy { path: copy.to_owned(), what }),
    }
}

fn check(connection: &Connection, path: &Path) -> Result<Vec<Fault>, StoreError> {
    let mut found: Vec<Fault> = faults(connection)?.into_iter().map(|what| Fault::Database { what }).collect();
    let mut rows = |table, read: &dyn Fn(&Row<'_>) -> Result<(), StoreError>| -> Result<(), StoreError> {
        found.extend(faulty_rows(connection, path, table, read)?);
        Ok(())
    };
    rows(("players", "SELECT * FROM players"), &|row| player(row).map(drop))?;
    rows(("series", "SELECT * FROM series"), &|row| row::series(row).map(drop))?;
    rows(("games", "SELECT * FROM games"), &|row| game(row).map(drop))?;
    rows(("log", LOG), &|row| entry(row).map(drop))?;
    Ok(found)
}

/// Reads a whole table, past rows that are damaged, up to the first place where the database itself is.
fn faulty_rows(
    connection: &Connection,
    path: &Path,
    (table, sql): (&'static str, &str),
    read: &dyn Fn(&Row<'_>) -> Result<(), StoreError>,
) -> Result<Vec<Fault>, StoreError> {
    let mut found = Vec::new();
    let mut all = || -> Result<(), StoreError> {
        let mut statement = connection.prepare(sql)?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            match read(row) {
                Err(StoreError::DamagedRow { table, what }) => found.push(Fault::Row { table, what }),
                read => read?,
            }
        }
        Ok(())
    };
    match all().map_err(of_file(path)) {
        Err(StoreError::Damaged { what, .. }) => found.push(Fault::Row { table, what }),
        read => read?,
    }
    Ok(found)
}
