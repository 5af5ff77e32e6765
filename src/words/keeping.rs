//! What keeps the club file safe, in words: places that are not, backups, damage and what salvage could not read.

use std::path::Path;

use super::{Words, message};
use crate::store::{Difference, Fault, Holding, Kept, Missing, Reason, Warning};

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
        }
    }

    /// What a backup holds.
    pub fn holding(&self, held: &Holding) -> String {
        let players = self.player_count(held.players, held.archived);
        match held.last {
            Some(last) => {
                message!(self, "backup-holds", players = players, series = held.series, last = self.date(last))
            }
            None => message!(self, "backup-holds-players", players = players),
        }
    }

    /// How many players there are, and how many more are archived: the same words wherever they are counted.
    pub fn player_count(&self, players: usize, archived: usize) -> String {
        let count = message!(self, "app-player-count", count = players);
        if archived == 0 { count } else { message!(self, "app-and-archived", players = count, count = archived) }
    }

    /// The size of a file of so many bytes.
    pub fn file_size(&self, bytes: u64) -> String {
        // What is rounded so far is no less exact for it.
        let size = bytes as f64;
        if bytes < 1_000_000 {
            message!(self, "size-kilobytes", size = self.decimal((size / 1e3).max(1.0), 0))
        } else {
            message!(self, "size-megabytes", size = self.decimal(size / 1e6, 1))
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
            Missing::Tournament { name, .. } => message!(self, "missing-tournament", name = name.as_str()),
            &Missing::Round { ref name, round, .. } => {
                message!(self, "missing-round", round = round, tournament = name.as_str())
            }
            Missing::Entry { name, player_name, .. } => {
                message!(self, "missing-entry", player = player_name.as_str(), tournament = name.as_str())
            }
            Missing::Row { table, what } => {
                message!(self, "missing-row", table = table.to_string(), what = what.as_str())
            }
            Missing::Pages { table } => message!(self, "missing-pages", table = table.to_string()),
            Missing::Log { from } => message!(self, "missing-log", from = from.to_string()),
            Missing::Undo => message!(self, "missing-undo"),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use uuid::Uuid;

    use super::*;
    use crate::club::{PlayerId, SeriesId};
    use crate::words::Language;

    fn check(say: impl Fn(&Words) -> String, in_english: &str, in_french: &str) {
        let [english, french] =
            [Language::English, Language::French].map(|language| say(&Words::in_language(language)));
        assert_eq!(english, in_english);
        assert_eq!(french, in_french);
    }

    #[test]
    fn unsafe_places_are_explained() {
        let club = PathBuf::from("Dropbox/club.halaliclub");
        check(
            |words| words.place_warning(&club, &Warning::Synchronised { by: "Dropbox" }),
            "Dropbox/club.halaliclub is in a folder that Dropbox synchronises. It may copy the file while it changes, or mix \
             two versions: keep the club file elsewhere, and backups in that folder.",
            "Dropbox/club.halaliclub se trouve dans un dossier que Dropbox synchronise. Ce service peut copier le fichier \
             pendant qu’il change, ou mélanger deux versions\u{a0}: gardez le fichier du club ailleurs, et des sauvegardes \
             dans ce dossier.",
        );
    }

    #[test]
    fn sizes_of_files_are_short() {
        check(|words| words.file_size(12), "1 kB", "1 ko");
        check(|words| words.file_size(45_600), "46 kB", "46 ko");
        check(|words| words.file_size(1_261_568), "1.3 MB", "1,3 Mo");
    }

    #[test]
    fn what_is_wrong_and_what_is_missing_is_said() {
        check(
            |words| words.health_fault(&Fault::Log { number: 1_234 }),
            "The log lacks an entry or was altered: entry 1234 does not follow from those before it.",
            "Il manque une entrée au journal, ou il a été altéré\u{a0}: l’entrée 1234 ne découle pas des précédentes.",
        );
        let what = || "2026-11-09, Zoë – Max".to_owned();
        check(
            |words| words.missing(&Missing::Game { series: SeriesId(Uuid::nil()), what: what(), number: 2 }),
            "Game 2 of the series of 2026-11-09, Zoë – Max; where later games are there, it is void now",
            "La partie 2 de la série du 2026-11-09, Zoë – Max\u{202f}; si des parties suivantes sont là, elle est maintenant \
             annulée",
        );
        let player = PlayerId(Uuid::from_u128(7));
        check(
            |words| words.missing(&Missing::Player { player, name: "Zoë".to_owned() }),
            "What was known of a player, who now has the name Zoë only (id 00000000-0000-0000-0000-000000000007)",
            "Ce que l’on savait d’un joueur, qui n’a plus que le nom Zoë (id 00000000-0000-0000-0000-000000000007)",
        );
    }
}
