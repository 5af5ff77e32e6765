//! Who may write: whoever holds the lock on `<file>.lock`. `<file>.holder` says who that is; it is a file of its own because a
//! locked file cannot be read on every system.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use serde_json::{Value, json};

/// A running program that has a club file open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Holder {
    /// The number of its process.
    pub process: u32,
    /// The name of the machine.
    pub host: String,
    /// Since when it has the file open.
    pub since: DateTime<Utc>,
}

/// The lock, until it is dropped.
#[derive(Debug)]
pub(super) struct Lock {
    holder: PathBuf,
    // Unlocked by the system when closed, even that of a program that was killed.
    _file: File,
}

pub(super) enum Taken {
    Here(Lock),
    /// By another program, which may not have said yet who it is.
    Elsewhere(Option<Holder>),
    /// Nothing can be written there.
    Unwritable,
}

/// The path of a file beside another, such as `club.halaliclub.lock`.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    PathBuf::from(name)
}

/// The file itself where a path is a link to it: what lies beside it is beside the file, and so is what SQLite writes there.
pub(super) fn behind_links(path: &Path) -> PathBuf {
    let is_link = fs::symlink_metadata(path).is_ok_and(|found| found.file_type().is_symlink());
    is_link.then(|| fs::canonicalize(path).ok()).flatten().unwrap_or_else(|| path.to_owned())
}

pub(super) fn take(path: &Path, holder: &Holder) -> io::Result<Taken> {
    let named = beside(path, ".holder");
    let locked = beside(path, ".lock");
    let (file, can_write) = match OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&locked) {
        Ok(file) => (file, true),
        // Who cannot write may still see that another program does, and must not take the file for one that never changes.
        Err(error) if is_unwritable(&error) => match File::open(&locked) {
            Ok(file) => (file, false),
            Err(_) => return Ok(Taken::Unwritable),
        },
        Err(error) => return Err(error),
    };
    match file.try_lock() {
        Ok(()) if !can_write => Ok(Taken::Unwritable),
        Ok(()) => {
            // On a full disk, say. Who holds the file is good to know; that somebody does is what counts.
            let _ = fs::write(&named, to_text(holder));
            Ok(Taken::Here(Lock { holder: named, _file: file }))
        }
        Err(TryLockError::WouldBlock) => {
            Ok(Taken::Elsewhere(fs::read_to_string(&named).ok().and_then(|text| from_text(&text))))
        }
        Err(TryLockError::Error(error)) => Err(error),
    }
}

pub(super) fn is_unwritable(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem)
}

impl Drop for Lock {
    fn drop(&mut self) {
        // What stays behind is only looked at while somebody holds the lock, and written anew before that.
        let _ = fs::remove_file(&self.holder);
    }
}

fn to_text(holder: &Holder) -> String {
    json!({ "process": holder.process, "host": holder.host, "since": holder.since.timestamp_micros() }).to_string()
}

fn from_text(text: &str) -> Option<Holder> {
    let value: Value = serde_json::from_str(text).ok()?;
    Some(Holder {
        process: value.get("process")?.as_u64()?.try_into().ok()?,
        host: value.get("host")?.as_str()?.to_owned(),
        since: DateTime::from_timestamp_micros(value.get("since")?.as_i64()?)?,
    })
}
