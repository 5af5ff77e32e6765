//! Opening and creating a club file, and who may write it.

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use chrono::{DateTime, Utc};
use rusqlite::{Connection, OpenFlags};

use super::backups::{Reason, back_up};
use super::copy::{remove, remove_with_companions, sync_folder};
use super::error::{StoreError, of_file};
use super::file::{ClubFile, Writer};
use super::lock::{Holder, Lock, Taken, behind_links, beside, is_unwritable, take};
use super::mend::PAGE;
use super::schema::{APPLICATION_ID, Schema};
use super::shape::check_shape;
use super::staged::settle;
use super::watch::ALONE;

/// How long to wait for another program that has the database locked.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);

/// An open club file.
#[derive(Debug)]
pub enum Opened {
    /// It can be read and written.
    ForWriting(Writer),
    /// It can only be read.
    ForReading {
        /// The file.
        club: ClubFile,
        /// Why it can't be written.
        why: ReadOnly,
    },
}

/// Why a club file can only be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadOnly {
    /// Another program writes it.
    Held {
        /// Which, as far as it said so.
        by: Option<Holder>,
    },
    /// The file, its folder or the medium cannot be written.
    Unwritable,
    /// There is no room on the disk, not even for what lies beside an open file.
    Full,
    /// The file has another name, a hard link, under which somebody else could write it at the same time.
    OtherNames,
}

/// Opens a club file; for writing if nobody else does and it can be written.
///
/// # Errors
///
/// When there is no file, it is no club file, a newer program wrote it, or it is damaged. The file stays as it was.
pub fn open(path: &Path, holder: &Holder) -> Result<Opened, StoreError> {
    open_as(&behind_links(path), holder, &Schema::current())
}

/// Whether a file says of itself that it is a club file which this program can read.
///
/// # Errors
///
/// When there is no file, it is no club file, or a newer program wrote it.
pub fn is_club(path: &Path) -> Result<(), StoreError> {
    check_version(path, version_of_source(path)?, &Schema::current())
}

/// Creates a club file without any facts.
///
/// # Errors
///
/// When there is a file already, or none can be written there.
pub fn create(path: &Path, holder: &Holder) -> Result<Writer, StoreError> {
    create_as(path, holder, &Schema::current())
}

/// Half a file never has the right name: it is made under another one.
pub(super) fn create_as(path: &Path, holder: &Holder, schema: &Schema) -> Result<Writer, StoreError> {
    let exists = || StoreError::Exists { path: path.to_owned() };
    // A link that leads nowhere now may lead to a club again when its medium is back.
    if fs::symlink_metadata(path).is_ok() {
        return Err(exists());
    }
    if path.to_str().is_none() {
        // No backup could be made of it.
        return Err(StoreError::io(path)(io::ErrorKind::InvalidFilename.into()));
    }
    let lock = match take(path, holder).map_err(StoreError::writing(path))? {
        Taken::Here(lock) => lock,
        Taken::Elsewhere(_) => return Err(exists()),
        Taken::Unwritable => return Err(StoreError::Unwritable),
    };
    let new = beside(path, ".new");
    remove_with_companions(&new)?;
    // A file with that name which came after the question above is not to be written over.
    if path.try_exists().map_err(StoreError::io(path))? {
        return Err(exists());
    }
    let made = || -> Result<(), StoreError> {
        let mut connection = connect(&new, OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE)?;
        prepare(&connection)?;
        migrate(&mut connection, schema)?;
        close(connection)?;
        fs::rename(&new, path).map_err(StoreError::writing(path))
    };
    if let Err(error) = made() {
        // On a full disk, say. What was wrong matters more than that this stays.
        let _ = remove_with_companions(&new);
        return Err(of_file(&new)(error).said_of(&new, path));
    }
    sync_folder(path)?;
    write_with(path, lock, schema, holder.since)
}

pub(super) fn open_as(path: &Path, holder: &Holder, schema: &Schema) -> Result<Opened, StoreError> {
    check_version(path, version_in_header(path)?, schema)?;
    match take(path, holder).map_err(StoreError::writing(path))? {
        Taken::Elsewhere(by) => {
            let club = read_beside_writer(path, schema)?;
            Ok(Opened::ForReading { club, why: ReadOnly::Held { by } })
        }
        Taken::Unwritable => read_immutable(path, schema, ReadOnly::Unwritable),
        Taken::Here(_) if has_other_names(path) => {
            let club = read_beside_writer(path, schema)?;
            Ok(Opened::ForReading { club, why: ReadOnly::OtherNames })
        }
        Taken::Here(lock) => match File::options().read(true).write(true).open(path) {
            Ok(_) => match write_with(path, lock, schema, holder.since) {
                Err(StoreError::Full) => match read_immutable(path, schema, ReadOnly::Full) {
                    // There is no room to bring it up to date.
                    Err(StoreError::Older { .. }) => Err(StoreError::Full),
                    read => read,
                },
                written => written.map(Opened::ForWriting),
            },
            Err(error) if is_unwritable(&error) => read_immutable(path, schema, ReadOnly::Unwritable),
            Err(error) => Err(StoreError::io(path)(error)),
        },
    }
}

/// Whether a file has more than one name. The lock and the write-ahead log go by the name.
#[cfg(unix)]
fn has_other_names(path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    fs::metadata(path).is_ok_and(|found| found.nlink() > 1)
}

#[cfg(not(unix))]
fn has_other_names(_: &Path) -> bool {
    false
}

/// The version in the header of the file, read without SQLite, which would write beside it.
pub(super) fn version_in_header(path: &Path) -> Result<u32, StoreError> {
    let mut header = [0; 100];
    // To open anything else than a file may wait for ever.
    let read = fs::metadata(path).and_then(|found| {
        if found.is_file() {
            File::open(path)?.read_exact(&mut header)
        } else {
            Err(io::ErrorKind::UnexpectedEof.into())
        }
    });
    let not_a_club = || StoreError::NotAClub { path: path.to_owned() };
    match read {
        Ok(()) => {}
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            return Err(StoreError::Missing { path: path.to_owned() });
        }
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Err(not_a_club()),
        Err(error) => return Err(StoreError::io(path)(error)),
    }
    let number =
        |at: usize| header.get(at..at + 4).map_or(0, |four| four.iter().fold(0, |n, b| n << 8 | u32::from(*b)));
    if !header.starts_with(b"SQLite format 3\0") || number(68) != APPLICATION_ID {
        return Err(not_a_club());
    }
    Ok(number(60))
}

/// The version of a file from which something is to be taken.
pub(super) fn version_of_source(path: &Path) -> Result<u32, StoreError> {
    version_in_header(path).map_err(|error| match error {
        StoreError::Missing { path } => StoreError::NothingThere { path },
        other => other,
    })
}

pub(super) fn check_version(path: &Path, found: u32, schema: &Schema) -> Result<(), StoreError> {
    let known = schema.version;
    if found > known { Err(StoreError::Newer { path: path.to_owned(), found, known }) } else { Ok(()) }
}

pub(super) fn user_version(connection: &Connection) -> Result<u32, StoreError> {
    Ok(connection.pragma_query_value(None, "user_version", |row| row.get(0))?)
}

fn write_with(path: &Path, lock: Lock, schema: &Schema, now: DateTime<Utc>) -> Result<Writer, StoreError> {
    let damaged = of_file(path);
    // A newer program that was killed may have left its version in the write-ahead log alone.
    if has_changes_beside(path) {
        let shared = beside(path, "-shm");
        let was_shared = shared.exists();
        let version = connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY)
            .map_err(StoreError::from)
            .and_then(|connection| user_version(&connection))
            .map_err(&damaged)?;
        if let Err(newer) = check_version(path, version, schema) {
            if !was_shared {
                remove(&shared)?;
            }
            return Err(newer);
        }
    }
    let open = || -> Result<Connection, StoreError> {
        let mut connection = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        prepare(&connection)?;
        check_shape(path, &connection, schema)?;
        if user_version(&connection)? < schema.version {
            back_up(&connection, path, Reason::BeforeMigration, now, ALONE)?;
            migrate(&mut connection, schema)?;
        }
        // What cannot be settled now waits for the next opening; the club can be used meanwhile.
        let _ = settle(path, &connection);
        Ok(connection)
    };
    let club = open().and_then(|connection| ClubFile::new(path, connection));
    club.map(|club| Writer::new(club, lock)).map_err(damaged)
}

fn read_beside_writer(path: &Path, schema: &Schema) -> Result<ClubFile, StoreError> {
    let open = || -> Result<Connection, StoreError> {
        let connection = connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        check_readable(path, user_version(&connection)?, schema)?;
        check_shape(path, &connection, schema)?;
        Ok(connection)
    };
    open().and_then(|connection| ClubFile::new(path, connection)).map_err(of_file(path))
}

fn read_immutable(path: &Path, schema: &Schema, why: ReadOnly) -> Result<Opened, StoreError> {
    if has_changes_beside(path) {
        return Err(StoreError::ChangesBeside { path: path.to_owned() });
    }
    let open = || -> Result<Connection, StoreError> {
        let connection = connect_to_read(path)?;
        check_readable(path, user_version(&connection)?, schema)?;
        check_shape(path, &connection, schema)?;
        Ok(connection)
    };
    let club = open().and_then(|connection| ClubFile::new(path, connection)).map_err(of_file(path))?;
    Ok(Opened::ForReading { club, why })
}

fn check_readable(path: &Path, found: u32, schema: &Schema) -> Result<(), StoreError> {
    check_version(path, found, schema)?;
    let known = schema.version;
    if found < known { Err(StoreError::Older { path: path.to_owned(), found, known }) } else { Ok(()) }
}

/// Reads without writing beside the file, unless a log is there that must be read too.
pub(super) fn connect_to_read(path: &Path) -> Result<Connection, StoreError> {
    if has_changes_beside(path) {
        return Ok(connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?);
    }
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
    let absolute = std::path::absolute(path).map_err(StoreError::io(path))?;
    Ok(connect(&uri(&absolute), flags)?)
}

/// The path as an address that tells SQLite that nobody changes the file.
fn uri(path: &Path) -> PathBuf {
    let mut uri = String::from("file:");
    let bytes = path.as_os_str().as_encoded_bytes();
    if !bytes.starts_with(b"/") {
        uri.push('/');
    }
    for &byte in bytes {
        match byte {
            b'\\' if cfg!(windows) => uri.push('/'),
            b'/' | b':' | b'.' | b'-' | b'_' | b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' => uri.push(char::from(byte)),
            _ => uri.push_str(&format!("%{byte:02X}")),
        }
    }
    uri.push_str("?immutable=1");
    PathBuf::from(uri)
}

fn has_changes_beside(path: &Path) -> bool {
    fs::metadata(beside(path, "-wal")).is_ok_and(|wal| wal.len() > 0)
}

pub(super) fn connect(path: &Path, flags: OpenFlags) -> rusqlite::Result<Connection> {
    // SQLite takes names such as ":memory:" or those that start with "file:" for something else than a path.
    let is_address = flags.contains(OpenFlags::SQLITE_OPEN_URI);
    let path = if is_address { path.to_owned() } else { std::path::absolute(path).unwrap_or_else(|_| path.to_owned()) };
    let connection = Connection::open_with_flags(path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    connection.busy_timeout(PATIENCE)?;
    // A club file may come from anywhere: what its schema calls must be harmless.
    connection.pragma_update(None, "trusted_schema", false)?;
    connection.pragma_update(None, "cell_size_check", true)?;
    Ok(connection)
}

pub(super) fn prepare(connection: &Connection) -> rusqlite::Result<()> {
    // A file that is there already keeps its own.
    connection.pragma_update(None, "page_size", PAGE as i64)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    // Whoever is made anonymous is not to be found in what was overwritten.
    connection.pragma_update(None, "secure_delete", true)?;
    connection.pragma_update(None, "foreign_keys", true)
}

pub(super) fn migrate(connection: &mut Connection, schema: &Schema) -> Result<(), StoreError> {
    schema.migrations.to_latest(connection).map_err(|error| match error {
        rusqlite_migration::Error::RusqliteError { err, .. } => StoreError::from(err),
        other => StoreError::Migration(other),
    })
}

/// Brings the write-ahead log into the file, unless somebody reads there. Says whether the file is whole by itself now.
pub(super) fn checkpoint(connection: &Connection) -> Result<bool, StoreError> {
    let patience: i64 = connection.pragma_query_value(None, "busy_timeout", |row| row.get(0))?;
    connection.busy_timeout(Duration::ZERO)?;
    let busy = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get::<_, bool>(0));
    connection.pragma_update(None, "busy_timeout", patience)?;
    match busy.map_err(StoreError::from) {
        Ok(busy) => Ok(!busy),
        Err(StoreError::Busy) => Ok(false),
        Err(error) => Err(error),
    }
}

/// Closes a database so that the file is whole by itself.
pub(super) fn close(connection: Connection) -> Result<(), StoreError> {
    let busy: bool = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0))?;
    connection.close().map_err(|(_, error)| StoreError::from(error))?;
    // Readers that are still there keep the log in use; the last of them leaves it to the next writer.
    if busy { Err(StoreError::Busy) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;
    use uuid::Uuid;

    use super::super::backups::backups;
    use super::super::log::Stamp;
    use super::super::schema::{STEPS, Step, VERSION};
    use super::*;
    use crate::club::{Command, EntryId, Name, PlayerId, Profile};

    const RANKS: &str = "CREATE TABLE ranks (name TEXT NOT NULL PRIMARY KEY, value INTEGER) STRICT, WITHOUT ROWID;
        INSERT INTO ranks VALUES ('novice', 1);";

    fn holder() -> Holder {
        Holder { process: 1, host: "here".to_owned(), since: DateTime::UNIX_EPOCH }
    }

    fn stamp(number: u128) -> Stamp {
        let entry = EntryId(Uuid::from_u128(number));
        Stamp { entry, moment: DateTime::UNIX_EPOCH, device: "desk".to_owned(), why: None }
    }

    /// A file of the present version with a player, which will be the older one.
    fn older(path: &Path) {
        let mut club = create_as(path, &holder(), &Schema::current()).expect("a club file");
        let profile = Profile::of(Name::new("Zoë").expect("a name"));
        let command = Command::AddPlayer { player: PlayerId(Uuid::from_u128(1)), profile };
        club.carry_out(&command, &stamp(1)).expect("a command");
        club.close().expect("closed");
    }

    /// The present schema with another step.
    fn newer(sql: &'static str) -> Schema {
        let steps: Vec<_> = STEPS.into_iter().chain([Step::of(sql)]).collect();
        Schema::new(&steps)
    }

    fn numbers(path: &Path, sql: &str) -> Vec<i64> {
        let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY).expect("a database");
        let mut statement = connection.prepare(sql).expect(sql);
        statement.query_map([], |row| row.get(0)).expect(sql).collect::<Result<_, _>>().expect(sql)
    }

    #[test]
    fn an_older_file_is_copied_and_brought_up_to_date() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("club.halaliclub");
        older(&path);
        let schema = newer(RANKS);
        let Ok(Opened::ForWriting(mut club)) = open_as(&path, &holder(), &schema) else { panic!("not for writing") };
        assert_eq!(numbers(&path, "SELECT count(*) FROM ranks"), [1]);
        let triggers =
            "SELECT count(*) FROM sqlite_schema WHERE type = 'trigger' AND name LIKE 'undo%' GROUP BY tbl_name";
        assert!(numbers(&path, triggers).into_iter().all(|count| count == 3));
        assert_eq!(numbers(&path, "SELECT count(*) FROM sqlite_schema WHERE name LIKE 'undo_ranks%'"), [3]);
        // What was done before can be undone after.
        club.undo(&stamp(2)).expect("undo");
        club.redo(&stamp(3)).expect("redo");
        club.close().expect("closed");
        let copy = backups(&path).expect("a list").remove(0).path;
        let versions = (i64::from(VERSION), i64::from(VERSION) + 1);
        assert_eq!(
            [numbers(&path, "PRAGMA user_version"), numbers(&copy, "PRAGMA user_version")],
            [[versions.1], [versions.0]]
        );
        assert_eq!(numbers(&copy, "SELECT count(*) FROM players"), [1]);
        assert!(matches!(open(&copy, &holder()), Ok(Opened::ForWriting(_))));
        assert!(
            matches!(open(&path, &holder()), Err(StoreError::Newer { found, known: VERSION, .. }) if found == VERSION + 1)
        );
    }

    #[test]
    fn a_step_that_fails_leaves_the_file_as_it_was() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("club.halaliclub");
        older(&path);
        let before = fs::read(&path).expect("a file");
        for broken in ["CREATE TABLE more (n INTEGER) STRICT; INSERT INTO nothing VALUES (1);", "DELETE FROM log;"] {
            let schema = newer(broken);
            assert!(open_as(&path, &holder(), &schema).is_err(), "{broken}");
            assert_eq!(fs::read(&path).expect("a file"), before, "{broken}");
        }
        let reasons: Vec<_> = backups(&path).expect("a list").iter().map(|backup| backup.reason).collect();
        assert_eq!(reasons, [Reason::BeforeMigration; 2]);
        assert!(matches!(open(&path, &holder()), Ok(Opened::ForWriting(_))));
    }
}
