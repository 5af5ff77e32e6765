//! An open club file.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fs;
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::Connection;

use super::copy::copy_into;
use super::count::Seen;
use super::error::{StoreError, is_damage, of_file};
use super::lock::{Lock, beside};
use super::open::{checkpoint, close};
use super::watch::ALONE;

/// A club file that can be read.
pub struct ClubFile {
    path: PathBuf,
    pub(super) connection: Connection,
    /// The tables of which every row has been seen to be in its place.
    pub(super) seen: RefCell<BTreeMap<&'static str, Seen>>,
}

/// A club file that this program alone can write.
pub struct Writer {
    pub(super) club: ClubFile,
    // After the database, so that nobody gets the lock before that is closed.
    _lock: Lock,
}

impl ClubFile {
    pub(super) fn new(path: &Path, connection: Connection) -> Result<ClubFile, StoreError> {
        // More statements than there are in this room.
        connection.set_prepared_statement_cache_capacity(64);
        // Whoever opens a file wants to know now whether it can be read at all.
        connection.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))?;
        Ok(ClubFile { path: path.to_owned(), connection, seen: RefCell::default() })
    }

    /// Where the file is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Shows the file from now on as it is at the next look, whatever others write meanwhile. No copy can be made of it then.
    ///
    /// # Errors
    ///
    /// When it is held still already, or cannot be read.
    pub fn hold_still(&self) -> Result<(), StoreError> {
        Ok(self.connection.execute_batch("BEGIN")?)
    }

    /// Writes one consistent copy to a new file, whatever else goes on, and verifies it.
    ///
    /// # Errors
    ///
    /// When there is a file already, none can be written, or the copy is faulty.
    pub fn backup_to(&self, copy: &Path) -> Result<(), StoreError> {
        copy_into(&self.connection, copy, ALONE)
    }

    /// Says how long to wait for another program that has the file locked: five seconds unless said otherwise.
    ///
    /// # Errors
    ///
    /// When it is held still already, or cannot be read.
    pub fn set_patience(&self, patience: Duration) -> Result<(), StoreError> {
        Ok(self.connection.busy_timeout(patience)?)
    }

    /// What is wrong with the database as such, if anything.
    ///
    /// # Errors
    ///
    /// When it cannot be read.
    pub fn faults(&self) -> Result<Vec<String>, StoreError> {
        faults(&self.connection)
    }
}

impl Writer {
    pub(super) const fn new(club: ClubFile, lock: Lock) -> Writer {
        Writer { club, _lock: lock }
    }

    /// Brings the log of the last changes into the file, so that it is whole by itself, unless somebody reads there: for
    /// moments in which there is nothing else to do. Says whether the file is whole by itself now.
    ///
    /// # Errors
    ///
    /// When the disk is full or cannot be written. Nothing is lost then: the log stays beside the file.
    pub fn checkpoint_if_idle(&self) -> Result<bool, StoreError> {
        let path = self.club.path();
        if fs::metadata(beside(path, "-wal")).is_ok_and(|log| log.len() == 0) {
            return Ok(true);
        }
        checkpoint(&self.club.connection).map_err(of_file(path))
    }

    /// Lets others write the file, which is only read here from now on.
    pub fn into_reader(self) -> ClubFile {
        self.club
    }

    /// Closes the file so that it is whole by itself. Dropping does the same, but cannot say what went wrong.
    ///
    /// # Errors
    ///
    /// When the log of the last changes cannot be brought into the file, for instance because another program reads there
    /// for too long. Nothing is lost then: the log stays beside the file.
    pub fn close(self) -> Result<(), StoreError> {
        let Writer { club, _lock } = self;
        let ClubFile { path, connection, .. } = club;
        close(connection).map_err(of_file(&path))
    }
}

impl Deref for Writer {
    type Target = ClubFile;

    fn deref(&self) -> &ClubFile {
        &self.club
    }
}

impl std::fmt::Debug for ClubFile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("ClubFile").field(&self.path).finish()
    }
}

impl std::fmt::Debug for Writer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Writer").field(&self.club.path).finish()
    }
}

pub(super) fn faults(connection: &Connection) -> Result<Vec<String>, StoreError> {
    let mut check = connection.prepare("PRAGMA integrity_check")?;
    let mut faults: Vec<String> = check.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    faults.retain(|fault| fault != "ok");
    let mut check = connection.prepare("PRAGMA foreign_key_check")?;
    let broken =
        check.query_map([], |row| Ok(format!("{} → {}", row.get::<_, String>(0)?, row.get::<_, String>(2)?)))?;
    for fault in broken {
        faults.push(fault?);
    }
    faults.extend(unreadable_indexes(connection)?);
    Ok(faults)
}

/// The indexes of which an entry cannot be read. Where SQLite compares such an entry it takes it for the one that it looks for:
/// its own check finds nothing, and a search ends there.
fn unreadable_indexes(connection: &Connection) -> Result<Vec<String>, StoreError> {
    let mut indexes = connection.prepare("SELECT name, tbl_name, sql FROM sqlite_schema WHERE type = 'index'")?;
    let mut columns =
        connection.prepare("SELECT coalesce(name, 'rowid') FROM pragma_index_xinfo(?1) ORDER BY seqno")?;
    let mut indexes = indexes.query([])?;
    let mut found = Vec::new();
    while let Some(row) = indexes.next()? {
        let (index, table, sql): (String, String, Option<String>) = (row.get(0)?, row.get(1)?, row.get(2)?);
        let columns = columns.query_map([&index], |row| row.get(0))?.collect::<Result<Vec<String>, _>>()?.join(", ");
        // An index of some rows alone serves only who asks for those.
        let of = sql.as_deref().and_then(|sql| sql.split_once(" WHERE ")).map_or("true", |(_, condition)| condition);
        let read = || -> rusqlite::Result<()> {
            let sql = format!("SELECT {columns} FROM {table} INDEXED BY {index} WHERE {of}");
            let mut entries = connection.prepare(&sql)?;
            let mut entries = entries.query([])?;
            while entries.next()?.is_some() {}
            Ok(())
        };
        match read() {
            Err(error) if is_damage(&error) => found.push(format!("index {index}: {error}")),
            read => read?,
        }
    }
    Ok(found)
}
