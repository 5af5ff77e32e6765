//! What keeps the club file safe, in words: places that are not, backups, damage and what salvage could not read.

use std::path::Path;

use super::{Words, message};
use crate::store::{Difference, Fault, Kept, Missing, Reason, Warning};

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

    /// Something that is wrong with a club file.
    pub fn health_fault(&self, fault: &Fault) -> String {
        match fault {
            Fault::Database { what } => message!(self, "fault-database", what = what.as_str()),
            Fault::Schema { part, how: Difference::Missing } => {
                message!(self, "fault-schema-missing", part = part.as_str())
            }
            Fault::Schema { part, how: Difference::Altered } => {
                message!(self, "fault-schema-altered", part = part.as_str())
            }
            Fault::Schema { part, how: Difference::Foreign } => {
                message!(self, "fault-schema-foreign", part = part.as_str())
            }
            Fault::Row { table, what } => {
                message!(self, "fault-row", table = table.to_string(), what = what.as_str())
            }
            Fault::Log { number } => message!(self, "fault-log", number = number.to_string()),
            Fault::Undo { entry } => message!(self, "fault-undo", entry = entry.to_string()),
        }
    }

    /// Something that salvage did not find.
    pub fn missing(&self, missing: &Missing) -> String {
        match missing {
            Missing::Player { player, name } => {
                message!(self, "missing-player", name = name.as_str(), id = player.to_string())
            }
            Missing::Series { what: Some(what), .. } => message!(self, "missing-series", what = what.as_str()),
            Missing::Series { series, what: None } => {
                message!(self, "missing-series-unknown", id = series.to_string())
            }
            Missing::Game { what, number, .. } => {
                message!(self, "missing-game", what = what.as_str(), number = number.to_string())
            }
            Missing::Row { table: "club", .. } => message!(self, "missing-club"),
            Missing::Row { table: "seasons", what } => message!(self, "missing-season", what = what.as_str()),
            Missing::Row { table: "live_events", what } => message!(self, "missing-event", what = what.as_str()),
            Missing::Row { table, what } => {
                message!(self, "missing-row", table = table.to_string(), what = what.as_str())
            }
            Missing::Pages { table } => message!(self, "missing-pages", table = table.to_string()),
            Missing::Log { from } => message!(self, "missing-log", from = from.to_string()),
            Missing::Undo => message!(self, "missing-undo"),
        }
    }
}
