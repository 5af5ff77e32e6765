//! Files that leave the program: each is there whole or not at all.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write as _};
use std::path::Path;

use super::copy::is_database;
use super::error::StoreError;
use super::half::Half;

/// What marks the name of an export that is not whole yet.
const HALF: &str = ".part";

/// Why an export is not written.
#[derive(Debug)]
pub enum NotWritten {
    /// There is a file of that name, which is not to be replaced.
    Exists,
    /// It would take the place of a club file.
    Club,
    /// The system, or another program, does not let it.
    Store(StoreError),
}

/// Writes an export. A file comes in the place of another only where that is meant, and only when it is whole.
///
/// # Errors
///
/// When it is not written.
pub fn write_export(file: &Path, bytes: &[u8], replaces: bool) -> Result<(), NotWritten> {
    let at = |source: io::Error| NotWritten::Store(StoreError::Io { path: file.to_owned(), source });
    let there = fs::metadata(file).ok();
    if there.as_ref().is_some_and(fs::Metadata::is_dir) {
        return Err(at(ErrorKind::IsADirectory.into()));
    }
    if there.is_some_and(|there| !there.is_file()) {
        // A device or a pipe takes what is written, and nothing may take its place.
        return fs::write(file, bytes).map_err(at);
    }
    // Nobody is asked whether to replace what cannot be.
    if is_database(file) {
        return Err(NotWritten::Club);
    }
    if !replaces && file.try_exists().map_err(at)? {
        return Err(NotWritten::Exists);
    }
    // Another name of a file goes on to be one.
    let place = fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
    let half = Half::begin(&place, ".", HALF).map_err(NotWritten::Store)?;
    write_whole(half.path(), bytes).and_then(|()| fs::rename(half.path(), &place)).map_err(at)
}

fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::create_new(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}
