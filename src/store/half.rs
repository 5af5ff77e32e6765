//! Files that are not whole yet: each has a name of its own beside the one that it gets at the end, and a lock as long as the
//! program lives that writes it. What a program left that was killed is cleared away by the next one that comes there.

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::copy::{folder, remove, remove_with_companions};
use super::error::{StoreError, is_full};
use super::lock::beside;

/// What ends the name of the lock of such a file.
const LOCK: &str = ".alive";

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// A file that is not whole yet. It goes when this is dropped, unless it has another name by then.
#[derive(Debug)]
pub(super) struct Half {
    path: PathBuf,
    // Unlocked by the system when closed, even that of a program that was killed.
    held: Option<File>,
}

impl Half {
    /// A free name for a file that is to become `file`: that name after `before`, with the number of the process and a mark
    /// behind it. What is left there by programs that are gone is cleared away.
    ///
    /// # Errors
    ///
    /// When nothing can be written there.
    pub(super) fn begin(file: &Path, before: &str, mark: &str) -> Result<Half, StoreError> {
        clear_away(folder(file));
        clear_away_old(file, before, mark);
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        // The number keeps apart two programs that write to the same place.
        let path = file.with_file_name(format!("{before}{name}.{}{mark}", std::process::id()));
        let lock = beside(&path, LOCK);
        let opened = File::options().write(true).create(true).truncate(false).open(&lock);
        let held = opened.map_err(|error| match folder(file) {
            // What lacks is said, and not what could not be made for it.
            lacking if !lacking.exists() => StoreError::io(lacking)(error),
            // It is no club file that cannot be written: that may be another one.
            _ if is_full(&error) => StoreError::Full,
            _ => StoreError::io(file)(error),
        })?;
        match held.try_lock() {
            // A program on another machine that has the same number.
            Err(TryLockError::WouldBlock) => return Err(StoreError::Busy),
            // Where nothing can be locked, what is left stays for a day.
            Ok(()) | Err(TryLockError::Error(_)) => {}
        }
        let half = Half { path, held: Some(held) };
        remove_all(&half.path)?;
        Ok(half)
    }

    /// Where it is until it is whole.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Half {
    fn drop(&mut self) {
        // Whatever made it stay half matters more than that it stays.
        let _ = remove_all(&self.path);
        // Not every system removes what is open.
        self.held = None;
        let _ = fs::remove_file(beside(&self.path, LOCK));
    }
}

/// Removes the files of a folder that are not whole and that nobody writes any more.
pub(super) fn clear_away(folder: &Path) {
    for lock in fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()) {
        let Some(half) = lock.to_str().and_then(|name| name.strip_suffix(LOCK)).map(PathBuf::from) else { continue };
        let is_left = is_half(&half) && File::open(&lock).is_ok_and(|file| file.try_lock().is_ok());
        // One that stays is no harm.
        if is_left && remove_all(&half).is_ok() {
            let _ = fs::remove_file(&lock);
        }
    }
}

/// Removes a file with everything that belongs to one in which somebody writes.
fn remove_all(path: &Path) -> Result<(), StoreError> {
    remove_with_companions(path)?;
    remove_with_companions(&beside(path, ".new"))?;
    [".holder", ".lock"].iter().try_for_each(|ending| remove(&beside(path, ending)))
}

/// Whether a name ends in the number of a process and a mark.
fn is_half(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let mut parts = name.split('.').rev().skip(1);
    parts.any(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Removes what has no lock and is older than a day: nobody writes at one file for so long.
fn clear_away_old(file: &Path, before: &str, mark: &str) {
    let Some(name) = file.file_name() else { return };
    let start = format!("{before}{}.", name.to_string_lossy());
    let is_half = |found: &str| {
        let rest = found.strip_prefix(&start).map(|rest| rest.trim_start_matches(|c: char| c.is_ascii_digit()));
        rest.is_some_and(|rest| rest.starts_with(mark))
    };
    for entry in fs::read_dir(folder(file)).into_iter().flatten().flatten() {
        let age = entry.metadata().and_then(|found| found.modified()).ok().and_then(|moment| moment.elapsed().ok());
        let is_old = is_half(&entry.file_name().to_string_lossy()) && age.is_some_and(|age| age > DAY);
        if is_old && !beside(&entry.path(), LOCK).exists() {
            let _ = fs::remove_file(entry.path());
        }
    }
}
