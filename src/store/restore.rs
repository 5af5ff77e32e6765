//! Restoring: another file takes the place of the club file at one stroke, and what was there before is kept.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use rusqlite::{Connection, OpenFlags};

use super::backups::{Backup, Reason, back_up, backups, enter, folder, free_name};
use super::check::verify;
use super::copy::{remove, remove_with_companions, sync_folder, write};
use super::error::{StoreError, of_file};
use super::lock::{Holder, Taken, behind_links, beside, is_unwritable, take};
use super::open::{
    check_version, close, connect, connect_to_read, migrate, prepare, version_in_header, version_of_source,
};
use super::schema::Schema;
use super::shape::check_shape;
use super::watch::{ALONE, Watch, part};

/// What became of the file that was in the place of the restored one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kept {
    /// It is a backup now.
    Backup(Backup),
    /// It was damaged, and lies in this place as it was.
    Damaged(PathBuf),
    /// There was none.
    Nothing,
}

/// Puts a copy of another file, such as a backup, in the place of the club file, which need not be there or in order.
/// Whenever the program is killed, either of them is there whole.
///
/// # Errors
///
/// When the other file is no club file or is damaged, somebody has the club file open, or it cannot be written. The club
/// file is as it was then.
pub fn restore(club: &Path, from: &Path, holder: &Holder, now: DateTime<Utc>) -> Result<Kept, StoreError> {
    restore_watched(club, from, holder, now, ALONE)
}

/// The same, where somebody sees how far it is.
///
/// # Errors
///
/// Those, and [`StoreError::GivenUp`].
pub fn restore_watched(
    club: &Path,
    from: &Path,
    holder: &Holder,
    now: DateTime<Utc>,
    watch: Watch<'_>,
) -> Result<Kept, StoreError> {
    let club = &behind_links(club);
    let _lock = match take(club, holder).map_err(StoreError::writing(club))? {
        Taken::Here(lock) => lock,
        Taken::Elsewhere(by) => return Err(StoreError::Held { by }),
        Taken::Unwritable => return Err(StoreError::Unwritable),
    };
    // What SQLite keeps beside a file that only may be read could not be written afterwards either.
    if File::options().read(true).write(true).open(club).is_err_and(|error| is_unwritable(&error)) {
        return Err(StoreError::Unwritable);
    }
    let new = beside(club, ".new");
    remove_with_companions(&new)?;
    let brought = bring(from, &new, &part(watch, 0.0, 0.5)).map_err(|error| match error {
        StoreError::FaultyCopy { .. } | StoreError::Damaged { .. } | StoreError::Altered { .. } => {
            error.said_of(&new, from)
        }
        other => other.said_of(&new, club),
    });
    let switched = brought.and_then(|()| {
        let kept = keep(club, now, &part(watch, 0.5, 1.0))?;
        fs::rename(&new, club).map_err(StoreError::writing(club))?;
        sync_folder(club)?;
        Ok(kept)
    });
    if switched.is_err() {
        // It is written anew the next time anyway.
        let _ = remove_with_companions(&new);
    }
    switched
}

/// The newest backup that is as it should be.
///
/// # Errors
///
/// When the folder of the backups cannot be read.
pub fn last_good(club: &Path) -> Result<Option<Backup>, StoreError> {
    Ok(backups(club)?.into_iter().find(|backup| verify(&backup.path, ALONE).is_ok()))
}

/// Copies a file, brings the copy up to date, and verifies it.
fn bring(from: &Path, new: &Path, watch: Watch<'_>) -> Result<(), StoreError> {
    let schema = Schema::current();
    check_version(from, version_of_source(from)?, &schema)?;
    let connection = connect_to_read(from).map_err(of_file(from))?;
    check_shape(from, &connection, &schema).map_err(of_file(from))?;
    write(&connection, new, &part(watch, 0.0, 0.3))?;
    let update = || -> Result<(), StoreError> {
        let mut copy = connect(new, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        prepare(&copy)?;
        migrate(&mut copy, &schema)?;
        close(copy)
    };
    update().map_err(of_file(new))?;
    verify(new, &part(watch, 0.3, 1.0))?;
    File::options().write(true).open(new).and_then(|file| file.sync_all()).map_err(StoreError::writing(new))
}

/// Keeps what is in the place of the club file, which has no write-ahead log after that: its successor would take it for
/// its own.
fn keep(club: &Path, now: DateTime<Utc>, watch: Watch<'_>) -> Result<Kept, StoreError> {
    match version_in_header(club).and_then(|version| check_version(club, version, &Schema::current())) {
        Ok(()) => {}
        Err(StoreError::Missing { .. }) => {
            remove_with_companions(club)?;
            return Ok(Kept::Nothing);
        }
        Err(StoreError::NotAClub { .. }) => return keep_damaged(club, now),
        Err(error) => return Err(error),
    }
    let keep_whole = || -> Result<Backup, StoreError> {
        let connection = connect(club, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        let backup = back_up(&connection, club, Reason::BeforeRestore, now, watch)?;
        without_log(connection)?;
        Ok(backup)
    };
    match keep_whole().map_err(of_file(club)) {
        Ok(backup) => Ok(Kept::Backup(backup)),
        Err(
            StoreError::Damaged { .. }
            | StoreError::DamagedRow { .. }
            | StoreError::FaultyCopy { .. }
            | StoreError::Altered { .. },
        ) => keep_damaged(club, now),
        Err(error) => Err(error),
    }
}

/// Brings the write-ahead log into the file and does away with it, which only works while nobody else has the file open.
fn without_log(connection: Connection) -> Result<(), StoreError> {
    let mode: String = connection.pragma_update_and_check(None, "journal_mode", "DELETE", |row| row.get(0))?;
    connection.close().map_err(|(_, error)| StoreError::from(error))?;
    if mode == "delete" { Ok(()) } else { Err(StoreError::Busy) }
}

/// Keeps a damaged file as it is, with its log, under a name that is not taken for that of a backup.
fn keep_damaged(club: &Path, now: DateTime<Utc>) -> Result<Kept, StoreError> {
    let folder = folder(club);
    let _alone = enter(&folder)?;
    let kept = beside(&free_name(&folder, now, Reason::BeforeRestore).path, ".damaged");
    for ending in ["-wal", ""] {
        let (from, to) = (beside(club, ending), beside(&kept, ending));
        match fs::copy(&from, &to).and_then(|_| File::options().write(true).open(&to)?.sync_all()) {
            Err(error) if ending == "-wal" && error.kind() == std::io::ErrorKind::NotFound => {}
            copied => copied.map_err(StoreError::writing(&to))?,
        }
    }
    sync_folder(&kept)?;
    for ending in ["-wal", "-shm", "-journal"] {
        remove(&beside(club, ending))?;
    }
    Ok(Kept::Damaged(kept))
}
