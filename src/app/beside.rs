//! Files of the window's own: beside the club file, and its preferences.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::worker::Failure;
use crate::store::StoreError;

/// Writes a file that holds something beside the facts, such as a draft, so that, whatever happens, either the old or the new one is there.
///
/// # Errors
///
/// When it cannot be written.
pub(super) fn write_beside(path: &Path, text: &str) -> Result<(), Failure> {
    let new = path.with_added_extension("new");
    let write = || -> io::Result<()> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut file = fs::File::create(&new)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(&new, path)
    };
    write().map_err(|error| file_failure(path, &error))
}

/// Gives a file that makes no sense a name of its own, so that nothing takes its place, and says which.
///
/// # Errors
///
/// When it cannot be renamed.
pub(super) fn set_aside(path: &Path) -> Result<PathBuf, Failure> {
    let names = (1..=u16::MAX).map(|number| path.with_added_extension(format!("unreadable-{number}")));
    let mut free = names.filter(|aside| fs::symlink_metadata(aside).is_err());
    let aside = free.next().unwrap_or_else(|| path.with_added_extension("unreadable"));
    fs::rename(path, &aside).map_err(|error| file_failure(path, &error))?;
    Ok(aside)
}

/// Removes a file that need not be there.
///
/// # Errors
///
/// When it is there and stays.
pub(super) fn remove(path: &Path) -> Result<(), Failure> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(file_failure(path, &error)),
        _ => Ok(()),
    }
}

pub(super) fn file_failure(path: &Path, error: &io::Error) -> Failure {
    let source = io::Error::new(error.kind(), error.to_string());
    Failure::Store(Arc::new(StoreError::Io { path: path.to_owned(), source }))
}
