//! What keeps the club file safe, in words: places that are not, backups, damage and what salvage could not read.

use std::path::Path;

use super::{Words, message};
use crate::store::{Kept, Reason, Warning};

impl Words {
    /// Why a place is not safe for a club file.
    pub fn place_warning(&self, club: &Path, warning: &Warning) -> String {
        let file = club.display().to_string();
        match warning {
            Warning::Network { system } => message!(self, "place-network", file = file, system = system.as_str()),
            Warning::Synchronised { by } => {
                message!(self, "place-synchronised", file = file, service = by.to_string())
            }
        }
    }

    /// Why a backup was made.
    pub fn backup_reason(&self, reason: Reason) -> String {
        match reason {
            Reason::Asked => message!(self, "backup-reason-asked"),
            Reason::Daily => message!(self, "backup-reason-daily"),
            Reason::BeforeMigration => message!(self, "backup-reason-before-migration"),
            Reason::BeforeRestore => message!(self, "backup-reason-before-restore"),
            Reason::BeforeImport => message!(self, "backup-reason-before-import"),
            Reason::BeforeMerge => message!(self, "backup-reason-before-merge"),
            Reason::BeforeAnonymising => message!(self, "backup-reason-before-anonymising"),
        }
    }

    /// What became of the file in whose place another was restored; nothing if there was none.
    pub fn kept(&self, kept: &Kept) -> Option<String> {
        match kept {
            Kept::Backup(backup) => {
                Some(message!(self, "restore-kept-backup", file = backup.path.display().to_string()))
            }
            Kept::Damaged(path) => Some(message!(self, "restore-kept-damaged", file = path.display().to_string())),
            Kept::Nothing => None,
        }
    }
}
