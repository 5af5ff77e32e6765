//! Copies made by SQLite itself, which get their name only when they are whole, verified and on the disk.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read as _};
use std::path::Path;

use rusqlite::Connection;

use super::check::verify;
use super::error::{StoreError, of_file};
use super::half::Half;
use super::lock::beside;
use super::watch::{Watch, part, watched};

/// What marks the name of a copy that is not whole yet.
pub(super) const HALF: &str = ".half";

/// Which part of the work at a copy its writing is; the rest goes by with looking at it.
const WRITING: f32 = 0.3;

/// Writes a copy to a new file.
pub(super) fn copy_into(connection: &Connection, copy: &Path, watch: Watch<'_>) -> Result<(), StoreError> {
    let is_free = || match copy.try_exists() {
        Ok(false) => Ok(()),
        Ok(true) => Err(StoreError::Exists { path: copy.to_owned() }),
        Err(error) => Err(StoreError::io(copy)(error)),
    };
    is_free()?;
    let half = Half::begin(copy, "", HALF)?;
    let written = || -> Result<(), StoreError> {
        write(connection, half.path(), &part(watch, 0.0, WRITING))?;
        verify(half.path(), &part(watch, WRITING, 1.0))?;
        // A file with that name may have come meanwhile.
        is_free()?;
        fs::rename(half.path(), copy).map_err(StoreError::writing(copy))
    };
    written().map_err(|error| error.said_of(half.path(), copy))?;
    sync_folder(copy)
}

/// Writes everything to a new file that has reached the disk after that.
pub(super) fn write(connection: &Connection, copy: &Path, watch: Watch<'_>) -> Result<(), StoreError> {
    // SQLite would take a name that starts with "file:" for an address.
    let absolute = std::path::absolute(copy).map_err(StoreError::io(copy))?;
    let not_unicode = || StoreError::io(copy)(io::Error::new(ErrorKind::InvalidFilename, "not Unicode"));
    let name = absolute.to_str().ok_or_else(not_unicode)?;
    // SQLite fills a file that is empty, but cannot say well why it could not make one.
    File::create_new(copy).map_err(StoreError::writing(copy))?;
    let whole = connection.path().and_then(|path| fs::metadata(path).ok()).map_or(0, |file| file.len());
    let far = || fs::metadata(copy).map_or(0, |file| file.len()) as f32 / whole.max(1) as f32;
    let into = || connection.execute("VACUUM INTO ?1", [name]).map_err(StoreError::from);
    watched(connection, watch, || far().min(1.0), into).map_err(of_file(copy)).map_err(|error| match error {
        // What is copied is at fault.
        StoreError::Damaged { what, .. } => {
            StoreError::Damaged { path: connection.path().unwrap_or_default().into(), what }
        }
        other => other,
    })?;
    File::options().write(true).open(copy).and_then(|file| file.sync_all()).map_err(StoreError::writing(copy))
}

pub(super) fn remove(path: &Path) -> Result<(), StoreError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(StoreError::io(path)(error)),
        _ => Ok(()),
    }
}

/// Removes a database and what SQLite keeps beside it.
pub(super) fn remove_with_companions(path: &Path) -> Result<(), StoreError> {
    ["", "-wal", "-shm", "-journal"].iter().try_for_each(|ending| remove(&beside(path, ending)))
}

/// A name is on the disk when its folder is; where folders cannot be opened the system sees to it.
pub(super) fn sync_folder(path: &Path) -> Result<(), StoreError> {
    let folder = folder(path);
    if cfg!(unix) {
        File::open(folder).and_then(|folder| folder.sync_all()).map_err(StoreError::io(folder))
    } else {
        Ok(())
    }
}

pub(super) fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Whether a file is a club file or another database, or lies beside one and belongs to it: no force puts an export there.
pub fn is_database(file: &Path) -> bool {
    let is_one = |path: &Path| {
        let mut start = [0; 16];
        File::open(path).and_then(|mut file| file.read_exact(&mut start)).is_ok() && start == *b"SQLite format 3\0"
    };
    let name = file.to_string_lossy();
    let companions = [".lock", ".holder", "-wal", "-shm", ".new"];
    let of = companions.iter().find_map(|ending| name.strip_suffix(ending));
    file.is_file() && is_one(file) || of.is_some_and(|club| is_one(Path::new(club)))
}
