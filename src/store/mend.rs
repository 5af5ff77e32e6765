//! A copy of a damaged club file that SQLite can open: what is the same in every club file is written anew.

use std::fs::File;
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;

use rusqlite::{Connection, OpenFlags};

use super::copy::remove;
use super::error::StoreError;
use super::lock::beside;
use super::open::{check_version, connect, migrate, user_version};
use super::schema::{APPLICATION_ID, Schema};
use super::shape::differences;

/// The size of the pages of a club file.
pub(super) const PAGE: usize = 4_096;

/// The version from which on the rows of tables are counted.
const COUNTED_SINCE: u32 = 3;

/// Copies a file with its write-ahead log, which is brought into the copy as far as it goes.
pub(super) fn copy_to_mend(damaged: &Path, copy: &Path) -> Result<(), StoreError> {
    copy_file(damaged, copy)?;
    let log = beside(damaged, "-wal");
    if log.exists() {
        copy_file(&log, &beside(copy, "-wal"))?;
    }
    mend_header(copy).map_err(StoreError::writing(copy))?;
    let bring_in = || -> rusqlite::Result<()> {
        let connection = connect(copy, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))
    };
    // A log that cannot be read has nothing to give.
    let _ = bring_in();
    ["-wal", "-shm"].iter().try_for_each(|ending| remove(&beside(copy, ending)))
}

/// Copies a file so that it is said of the right one what cannot be read or written.
fn copy_file(from: &Path, to: &Path) -> Result<(), StoreError> {
    let mut source = File::open(from).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => StoreError::NothingThere { path: from.to_owned() },
        _ => StoreError::io(from)(error),
    })?;
    let mut target = File::create(to).map_err(StoreError::writing(to))?;
    let mut bytes = vec![0; 1 << 20];
    loop {
        let read = source.read(&mut bytes).map_err(StoreError::io(from))?;
        let Some(read) = bytes.get(..read).filter(|read| !read.is_empty()) else { return Ok(()) };
        target.write_all(read).map_err(StoreError::writing(to))?;
    }
}

/// Writes the fields of the header that say nothing about what is in the file (sqlite.org/fileformat2.html).
fn mend_header(copy: &Path) -> io::Result<()> {
    let mut file = File::options().read(true).write(true).open(copy)?;
    let length = file.metadata()?.len();
    let mut header = [0; 100];
    if length < header.len() as u64 {
        return Ok(());
    }
    file.read_exact(&mut header)?;
    let pages = length.div_ceil(PAGE as u64);
    let first_free = number(&header, 32);
    if !is_first_free_page(&mut file, first_free, pages)? {
        header[32..40].fill(0);
    }
    put_fields(&mut header, pages as u32);
    file.seek(SeekFrom::Start(0))?;
    file.write_all(&header)?;
    // A page that is there in part is read as if the rest of it were empty.
    file.set_len(pages * PAGE as u64)
}

/// Writes into a header what is the same in every club file, but for its version.
pub(super) fn put_fields(header: &mut [u8; 100], pages: u32) {
    let mut put = |at: usize, bytes: &[u8]| header[at..at + bytes.len()].copy_from_slice(bytes);
    put(0, b"SQLite format 3\0");
    put(16, &(PAGE as u16).to_be_bytes());
    // A log may lie beside it; no bytes are kept free in a page; and what parts of a page one row may have.
    put(18, &[2, 2, 0, 64, 32, 32]);
    // The number of pages counts where the number of changes is the same in both places.
    put(24, &[0, 0, 0, 1]);
    put(28, &pages.to_be_bytes());
    put(44, &[0, 0, 0, 4]);
    // No page moves by itself; texts are in UTF-8.
    put(52, &[0, 0, 0, 0, 0, 0, 0, 1]);
    put(64, &[0, 0, 0, 0]);
    put(68, &APPLICATION_ID.to_be_bytes());
    put(72, &[0; 20]);
    put(92, &[0, 0, 0, 1]);
}

fn number(bytes: &[u8], at: usize) -> u32 {
    bytes.iter().skip(at).take(4).fold(0, |number, byte| number << 8 | u32::from(*byte))
}

/// Whether the list of free pages can begin at a page. What is taken for free is written over.
fn is_first_free_page(file: &mut File, page: u32, pages: u64) -> io::Result<bool> {
    if page == 0 || u64::from(page) > pages {
        return Ok(false);
    }
    let mut start = [0; 8];
    file.seek(SeekFrom::Start((u64::from(page) - 1) * PAGE as u64))?;
    let is_there = file.read_exact(&mut start).is_ok();
    Ok(is_there && u64::from(number(&start, 0)) <= pages && (number(&start, 4) as usize) < PAGE / 4)
}

/// A copy that can be read.
pub(super) struct Mended {
    pub(super) connection: Connection,
    /// Whether its rows were counted before it was damaged.
    pub(super) was_counted: bool,
}

/// Opens a copy by its own schema, as far as that can be read.
pub(super) fn open_mended(copy: &Path) -> Result<Mended, StoreError> {
    let mend = connect(copy, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    // Parts of the schema that cannot be understood are passed over then.
    mend.pragma_update(None, "writable_schema", true)?;
    refuse_newer(copy, &mend)?;
    let version = mend_schema(&mend)?;
    mend.close().map_err(|(_, error)| error)?;
    let mut connection = connect(copy, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    connection.pragma_update(None, "writable_schema", true)?;
    if version < Schema::current().version {
        migrate(&mut connection, &Schema::current())?;
    }
    Ok(Mended { connection, was_counted: version >= COUNTED_SINCE })
}

/// Refuses a file that a newer program wrote: one whose version is not known, and whose schema is not either. With a schema
/// that is known it is the number that is damaged.
fn refuse_newer(path: &Path, copy: &Connection) -> Result<(), StoreError> {
    let schema = Schema::current();
    let is_foreign = || differences(copy, &schema).is_ok_and(|found| !found.is_empty());
    let found = user_version(copy)?;
    if found > schema.version && is_foreign() { check_version(path, found, &schema) } else { Ok(()) }
}

/// The version of which a file must be by its tables, whatever it says.
fn version_by_tables(copy: &Connection) -> Result<Option<u32>, StoreError> {
    let has = "SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?1)";
    let mut has = copy.prepare(has)?;
    // One of them may be what is damaged.
    let tables = [("tournaments", 4), ("places", 4), ("counts", COUNTED_SINCE), ("live_events", 2), ("undo_steps", 1)];
    for (table, version) in tables {
        if has.query_row([table], |row| row.get(0))? {
            return Ok(Some(version));
        }
    }
    Ok(None)
}

/// Gives the tables of a copy the definitions that they must have, leaves out what is not read, and says of which version
/// the file is.
fn mend_schema(copy: &Connection) -> Result<u32, StoreError> {
    let schema = Schema::current();
    let version = version_by_tables(copy).ok().flatten().unwrap_or(schema.version);
    copy.pragma_update(None, "user_version", version)?;
    let mut model = Connection::open_in_memory()?;
    schema.migrations.to_version(&mut model, version as usize).map_err(StoreError::Migration)?;
    let mut tables = model.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'table'")?;
    let mut tables = tables.query([])?;
    while let Some(table) = tables.next()? {
        let (name, sql): (String, String) = (table.get(0)?, table.get(1)?);
        copy.execute("UPDATE sqlite_schema SET sql = ?2 WHERE type = 'table' AND name = ?1", (name, sql))?;
    }
    copy.execute("DELETE FROM sqlite_schema WHERE type NOT IN ('table', 'index')", [])?;
    Ok(version)
}
