//! An open club file.

use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::ops::Deref;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags};

use super::error::StoreError;
use super::lock::{Lock, is_unwritable};
use super::open::close;
use super::schema::{FactTable, fact_tables};

/// A club file that can be read.
#[derive(Debug)]
pub struct ClubFile {
    path: PathBuf,
    pub(super) connection: Connection,
}

/// A club file that this program alone can write.
pub struct Writer {
    pub(super) club: ClubFile,
    pub(super) tables: Vec<FactTable>,
    // After the database, so that nobody gets the lock before that is closed.
    _lock: Lock,
}

impl ClubFile {
    pub(super) fn new(path: &Path, connection: Connection) -> Result<ClubFile, StoreError> {
        // More statements than there are in this room.
        connection.set_prepared_statement_cache_capacity(64);
        // Whoever opens a file wants to know now whether it can be read at all.
        connection.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))?;
        Ok(ClubFile { path: path.to_owned(), connection })
    }

    /// Where the file is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes one consistent copy to a new file, whatever else goes on, and verifies it.
    ///
    /// # Errors
    ///
    /// When there is a file already, none can be written, or the copy is faulty.
    pub fn backup_to(&self, copy: &Path) -> Result<(), StoreError> {
        copy_into(&self.connection, copy)
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
    pub(super) fn new(club: ClubFile, lock: Lock) -> Result<Writer, StoreError> {
        let tables = fact_tables(&club.connection)?;
        Ok(Writer { club, tables, _lock: lock })
    }

    /// Closes the file so that it is whole by itself. Dropping does the same, but cannot say what went wrong.
    ///
    /// # Errors
    ///
    /// When the log of the last changes cannot be brought into the file, for instance because another program reads there
    /// for too long. Nothing is lost then: the log stays beside the file.
    pub fn close(self) -> Result<(), StoreError> {
        let Writer { club, _lock, .. } = self;
        close(club.connection)
    }
}

impl Deref for Writer {
    type Target = ClubFile;

    fn deref(&self) -> &ClubFile {
        &self.club
    }
}

impl std::fmt::Debug for Writer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Writer").field(&self.club.path).finish()
    }
}

/// Writes a copy to a new file and opens it to see that it is whole.
pub(super) fn copy_into(connection: &Connection, copy: &Path) -> Result<(), StoreError> {
    // SQLite would take a name that starts with "file:" for an address.
    let absolute = std::path::absolute(copy).map_err(StoreError::io(copy))?;
    let name = absolute.to_str().ok_or_else(|| StoreError::Io { path: copy.to_owned(), source: not_unicode() })?;
    // SQLite fills a file that is empty; making it here is what keeps a file that is there from being written over.
    match File::create_new(copy) {
        Ok(_) => {}
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            return Err(StoreError::Exists { path: copy.to_owned() });
        }
        Err(error) if is_unwritable(&error) => return Err(StoreError::Unwritable),
        Err(error) => return Err(StoreError::io(copy)(error)),
    }
    connection.execute("VACUUM INTO ?1", [name]).inspect_err(|_| {
        // Half a copy is worse than none.
        let _ = fs::remove_file(copy);
    })?;
    // SQLite does not wait until a copy has reached the disk.
    File::options().write(true).open(copy).and_then(|file| file.sync_all()).map_err(StoreError::io(copy))?;
    let written = Connection::open_with_flags(copy, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    match faults(&written)?.into_iter().next() {
        None => Ok(()),
        Some(what) => Err(StoreError::FaultyCopy { path: copy.to_owned(), what }),
    }
}

fn not_unicode() -> io::Error {
    io::Error::new(ErrorKind::InvalidFilename, "not Unicode")
}

fn faults(connection: &Connection) -> Result<Vec<String>, StoreError> {
    let mut check = connection.prepare("PRAGMA integrity_check")?;
    let mut faults: Vec<String> = check.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    faults.retain(|fault| fault != "ok");
    let mut check = connection.prepare("PRAGMA foreign_key_check")?;
    let broken =
        check.query_map([], |row| Ok(format!("{} → {}", row.get::<_, String>(0)?, row.get::<_, String>(2)?)))?;
    for fault in broken {
        faults.push(fault?);
    }
    Ok(faults)
}
