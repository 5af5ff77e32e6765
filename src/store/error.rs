//! What can go wrong with a club file.

use std::path::{Path, PathBuf};
use std::{fs, io};

use rusqlite::ErrorCode;
use thiserror::Error;

use super::lock::{Holder, beside, is_unwritable};
use crate::club::{Name, Refusal};
use crate::tournament;

/// Why something could not be done with a club file.
#[derive(Debug, Error)]
pub enum StoreError {
    /// There is no file.
    #[error("{}: no such file", path.display())]
    Missing {
        /// The path.
        path: PathBuf,
    },
    /// There is no file from which something was to be taken.
    #[error("{}: no such file to read", path.display())]
    NothingThere {
        /// The path.
        path: PathBuf,
    },
    /// There is a file where a new one was to be written.
    #[error("{}: exists", path.display())]
    Exists {
        /// The path.
        path: PathBuf,
    },
    /// The file is something else.
    #[error("{}: not a club file", path.display())]
    NotAClub {
        /// The path.
        path: PathBuf,
    },
    /// A newer version of the program wrote the file.
    #[error("{}: schema version {found}, at most {known} is known", path.display())]
    Newer {
        /// The path.
        path: PathBuf,
        /// The version of the file.
        found: u32,
        /// The newest version that this program knows.
        known: u32,
    },
    /// An older version of the program wrote the file, and it cannot be written to bring it up to date.
    #[error("{}: schema version {found}, and the file can't be brought to {known}", path.display())]
    Older {
        /// The path.
        path: PathBuf,
        /// The version of the file.
        found: u32,
        /// The version that is needed.
        known: u32,
    },
    /// The file has tables, indexes or triggers that this program did not make, or lacks some that it makes.
    #[error("{}: altered: {}", path.display(), parts.join(", "))]
    Altered {
        /// The path.
        path: PathBuf,
        /// Which, such as `trigger games_fit_insert`.
        parts: Vec<String>,
    },
    /// The file is damaged.
    #[error("{}: damaged: {what}", path.display())]
    Damaged {
        /// The path.
        path: PathBuf,
        /// What SQLite says.
        what: String,
    },
    /// A row of the file is none that this program could have written.
    #[error("damaged row of {table}: {what}")]
    DamagedRow {
        /// The table.
        table: &'static str,
        /// The row and what is wrong with it.
        what: String,
    },
    /// The latest changes lie in the write-ahead log beside the file, which cannot be read where nothing can be written.
    #[error("{}: changes wait beside the file, which can't be written", path.display())]
    ChangesBeside {
        /// The path.
        path: PathBuf,
    },
    /// Another program has the file open.
    #[error("another program has the file open")]
    Held {
        /// Which, as far as it said so.
        by: Option<Holder>,
    },
    /// Another program kept the file locked for too long.
    #[error("the file is locked by another program")]
    Busy,
    /// The disk reports an error.
    #[error("{}: {what}", path.display())]
    Disk {
        /// The path.
        path: PathBuf,
        /// What SQLite says.
        what: String,
    },
    /// The disk is full, or the share of it that one may use.
    #[error("the disk is full")]
    Full,
    /// The file or its folder cannot be written any more.
    #[error("the file can't be written")]
    Unwritable,
    /// The command is refused.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// A command about a tournament is refused.
    #[error(transparent)]
    TournamentRefused(#[from] tournament::Refusal),
    /// Something that was closed in a tournament is touched, for which a reason is asked.
    #[error("a reason is needed in {tournament}")]
    ReasonNeeded {
        /// What the tournament is called.
        tournament: Name,
    },
    /// A command of a batch is refused.
    #[error("command {part} of the batch: {why}")]
    RefusedPart {
        /// Its place in the batch, from 0.
        part: usize,
        /// Why.
        why: Box<StoreError>,
    },
    /// A game was played by another version of the rules, so that its moves cannot be replayed. Its result stands.
    #[error("rules version {found}, known is {known}")]
    OtherRules {
        /// The version of the game.
        found: u32,
        /// The version of this program.
        known: u32,
    },
    /// The file beside the club file that keeps the timers of rounds makes no sense.
    #[error("{}: no timers", path.display())]
    Timer {
        /// That file.
        path: PathBuf,
    },
    /// It was given up before it was done. Nothing has changed.
    #[error("given up")]
    GivenUp,
    /// There is nothing to undo.
    #[error("nothing to undo")]
    NothingToUndo,
    /// The player is anonymous, but another program reads the file, so that what was there before stays beside it for now.
    #[error("traces are left beside the file")]
    TracesLeft,
    /// The player is anonymous, but what is half entered beside the file could not be replaced yet.
    #[error("drafts are left beside the file")]
    DraftsLeft {
        /// What was in the way.
        why: Box<StoreError>,
    },
    /// What is to be redone ended a game in which something else has happened since.
    #[error("the game has gone on")]
    WentOn,
    /// There is nothing to redo.
    #[error("nothing to redo")]
    NothingToRedo,
    /// A copy is not as it should be.
    #[error("{}: the copy is faulty: {what}", path.display())]
    FaultyCopy {
        /// The path of the copy.
        path: PathBuf,
        /// What is wrong.
        what: String,
    },
    /// A file cannot be read or written.
    #[error("{}: {source}", path.display())]
    Io {
        /// The path.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// The file could not be brought up to date; it is as it was.
    #[error(transparent)]
    Migration(rusqlite_migration::Error),
    /// Something that SQLite refuses; a mistake of this program.
    #[error(transparent)]
    Sqlite(rusqlite::Error),
}

impl StoreError {
    /// Whether the club file itself is at fault: it is damaged or altered, so that a backup or a salvage is the way out.
    pub fn is_damage(&self) -> bool {
        match self {
            StoreError::Damaged { .. } | StoreError::DamagedRow { .. } | StoreError::Altered { .. } => true,
            StoreError::Sqlite(error) => is_damage(error),
            _ => false,
        }
    }

    /// The file that is at fault, as far as that is said.
    pub fn path(&self) -> Option<&Path> {
        match self {
            StoreError::Missing { path }
            | StoreError::NotAClub { path }
            | StoreError::Altered { path, .. }
            | StoreError::Damaged { path, .. } => Some(path),
            _ => None,
        }
    }

    /// For what goes wrong with a file that nobody else knows of, such as a copy that is not whole yet: said of another one.
    pub(super) fn said_of(mut self, hidden: &Path, known: &Path) -> StoreError {
        match &mut self {
            StoreError::Missing { path }
            | StoreError::NothingThere { path }
            | StoreError::Exists { path }
            | StoreError::NotAClub { path }
            | StoreError::Newer { path, .. }
            | StoreError::Older { path, .. }
            | StoreError::Altered { path, .. }
            | StoreError::Damaged { path, .. }
            | StoreError::ChangesBeside { path }
            | StoreError::Disk { path, .. }
            | StoreError::FaultyCopy { path, .. }
            | StoreError::Io { path, .. }
                if path == hidden =>
            {
                *path = known.to_owned();
            }
            _ => {}
        }
        self
    }

    /// For what goes wrong with a file that is read.
    pub(super) fn io(path: &Path) -> impl FnOnce(io::Error) -> StoreError {
        let path = path.to_owned();
        move |source| StoreError::Io { path, source }
    }

    /// For what goes wrong with a file or folder that is written.
    pub(super) fn writing(path: &Path) -> impl FnOnce(io::Error) -> StoreError {
        let path = path.to_owned();
        move |source| match source.kind() {
            _ if is_full(&source) => StoreError::Full,
            _ if is_unwritable(&source) => StoreError::Unwritable,
            _ => StoreError::Io { path, source },
        }
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::Busy,
            Some(ErrorCode::DiskFull) => StoreError::Full,
            Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => StoreError::Unwritable,
            _ => StoreError::Sqlite(error),
        }
    }
}

/// Says of which file SQLite found the damage, or which the disk refused.
pub(super) fn of_file(path: &Path) -> impl Fn(StoreError) -> StoreError {
    let path = path.to_owned();
    move |error| match error {
        StoreError::Sqlite(error) if is_damage(&error) => {
            StoreError::Damaged { path: path.clone(), what: error.to_string() }
        }
        // What SQLite keeps beside the file cannot be made on a full disk either.
        StoreError::Sqlite(error)
            if matches!(error.sqlite_error_code(), Some(ErrorCode::SystemIoFailure | ErrorCode::CannotOpen)) =>
        {
            if has_room_beside(&path) {
                StoreError::Disk { path: path.clone(), what: error.to_string() }
            } else {
                StoreError::Full
            }
        }
        other => other,
    }
}

/// Whether the file is at fault and not the disk.
pub(super) fn is_damage(error: &rusqlite::Error) -> bool {
    use rusqlite::Error;

    let code = error.sqlite_error().map(|error| error.extended_code);
    let is_no_value = matches!(
        error,
        Error::Utf8Error(..)
            | Error::FromSqlConversionFailure(..)
            | Error::IntegralValueOutOfRange(..)
            | Error::InvalidColumnType(..)
    );
    is_no_value
        || matches!(error.sqlite_error_code(), Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase))
        || code == Some(rusqlite::ffi::SQLITE_IOERR_SHORT_READ)
}

/// The disk is full, a quota is used up, or the largest size of a file is reached.
pub(super) fn is_full(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded | io::ErrorKind::FileTooLarge)
}

/// Whether what one command may need could be written. SQLite says only of a full disk that it is full, and calls a quota
/// that is used up an error of the disk.
fn has_room_beside(path: &Path) -> bool {
    let probe = beside(path, ".probe");
    let written = fs::write(&probe, [0; 1 << 20]);
    let _ = fs::remove_file(&probe);
    !written.is_err_and(|error| is_full(&error))
}
