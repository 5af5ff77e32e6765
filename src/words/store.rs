//! The club file in words: why it cannot be opened or written, who has it, and why a command is refused.

use std::io;
use std::path::Path;

use super::{Words, message};
use crate::club::{NameFault, PlayerId, Refusal, SeriesFault, SettingFault};
use crate::store::{ReadOnly, StoreError};

/// Says who a player is; `None` for somebody unknown.
pub type WhoIs<'n> = &'n dyn Fn(PlayerId) -> Option<String>;

impl Words {
    /// Why something could not be done with a club file.
    pub fn store_error(&self, error: &StoreError, who: WhoIs<'_>) -> String {
        let file = |path: &Path| path.display().to_string();
        match error {
            StoreError::Missing { path } => message!(self, "store-missing", file = file(path)),
            StoreError::NothingThere { path } => message!(self, "store-nothing-there", file = file(path)),
            StoreError::Exists { path } => message!(self, "store-exists", file = file(path)),
            StoreError::NotAClub { path } => message!(self, "store-not-a-club", file = file(path)),
            &StoreError::Newer { ref path, found, known } => {
                message!(self, "store-newer", file = file(path), found = found, known = known)
            }
            &StoreError::Older { ref path, found, known } => {
                message!(self, "store-older", file = file(path), found = found, known = known)
            }
            StoreError::Altered { path, parts } => {
                message!(self, "store-altered", file = file(path), parts = parts.join(", "))
            }
            StoreError::Damaged { path, what } => {
                message!(self, "store-damaged", file = file(path), what = what.as_str())
            }
            StoreError::DamagedRow { table, what } => {
                message!(self, "store-damaged-row", table = table.to_string(), what = what.as_str())
            }
            StoreError::ChangesBeside { path } => message!(self, "store-changes-beside", file = file(path)),
            StoreError::Held { by } => self.read_only(&ReadOnly::Held { by: by.clone() }),
            StoreError::Busy => message!(self, "store-busy"),
            StoreError::Disk { path, what } => {
                message!(self, "store-disk", file = file(path), what = what.as_str())
            }
            StoreError::Full => message!(self, "store-full"),
            StoreError::Unwritable => message!(self, "store-unwritable"),
            StoreError::Refused(refusal) => self.command_refused(refusal, who),
            StoreError::TournamentRefused(refusal) => self.tournament_refused(refusal, who),
            StoreError::ReasonNeeded { tournament } => {
                message!(self, "store-reason-needed", tournament = tournament.as_str())
            }
            StoreError::RefusedPart { part, why } => {
                let place: usize = part + 1;
                message!(self, "store-refused-part", part = place, why = self.store_error(why, who))
            }
            &StoreError::OtherRules { found, known } => {
                message!(self, "store-other-rules", found = found, known = known)
            }
            StoreError::Timer { path } => message!(self, "store-timer", file = file(path)),
            StoreError::GivenUp => message!(self, "given-up"),
            StoreError::NothingToUndo => message!(self, "store-nothing-to-undo"),
            StoreError::TracesLeft => message!(self, "store-traces-left"),
            StoreError::DraftsLeft { why } => message!(self, "store-drafts-left", why = self.store_error(why, who)),
            StoreError::WentOn => message!(self, "store-went-on"),
            StoreError::NothingToRedo => message!(self, "store-nothing-to-redo"),
            StoreError::FaultyCopy { path, what } => {
                message!(self, "store-faulty-copy", file = file(path), what = what.as_str())
            }
            StoreError::Io { path, source } => {
                message!(self, "store-io", file = file(path), error = self.system(source))
            }
            StoreError::Migration(error) => message!(self, "store-migration", error = error.to_string()),
            // It is the file that is at fault, and not what was asked of it.
            StoreError::Sqlite(what) if error.is_damage() => {
                message!(self, "store-damaged-inside", what = what.to_string())
            }
            StoreError::Sqlite(error) => message!(self, "store-sqlite", error = error.to_string()),
        }
    }

    /// Why a club file can only be read.
    pub fn read_only(&self, why: &ReadOnly) -> String {
        match why {
            ReadOnly::Held { by: Some(holder) } => message!(
                self,
                "store-held-by",
                host = holder.host.as_str(),
                // A number of a process is a name: no language writes it with separators.
                process = holder.process.to_string(),
                since = format!("{}, {} UTC", self.short_date(holder.since.date_naive()), holder.since.format("%H:%M"))
            ),
            ReadOnly::Held { by: None } => message!(self, "store-held"),
            ReadOnly::Unwritable => message!(self, "store-read-only"),
            ReadOnly::Full => message!(self, "store-read-only-full"),
            ReadOnly::OtherNames => message!(self, "store-other-names"),
        }
    }

    /// Why a command is refused.
    pub fn command_refused(&self, refusal: &Refusal, who: WhoIs<'_>) -> String {
        let named = |player: PlayerId| who(player).unwrap_or_else(|| player.to_string());
        match refusal {
            Refusal::NoPlayer { player } => message!(self, "store-no-player", player = player.to_string()),
            Refusal::PlayerExists { player } => message!(self, "store-player-exists", player = named(*player)),
            Refusal::PlayerHasSeries { player } => message!(self, "store-player-has-series", player = named(*player)),
            Refusal::PlayerArchived { player, archived: true } => {
                message!(self, "store-player-archived", player = named(*player))
            }
            Refusal::PlayerArchived { player, archived: false } => {
                message!(self, "store-player-not-archived", player = named(*player))
            }
            Refusal::PlayerMerged { player, into } => {
                message!(self, "store-player-merged", player = named(*player), into = named(*into))
            }
            Refusal::BirthYear { year } => message!(self, "store-birth-year", year = year.to_string()),
            Refusal::Notes(fault) => message!(self, "store-notes", fault = self.name_fault(*fault)),
            Refusal::Date { date } => message!(self, "store-date", date = date.to_string()),
            Refusal::NoSeries { series } => message!(self, "store-no-series", series = series.to_string()),
            Refusal::SeriesExists { series } => message!(self, "store-series-exists", series = series.to_string()),
            &Refusal::Paired { ref tournament, round, .. } => {
                message!(self, "store-paired", tournament = tournament.as_str(), round = round)
            }
            Refusal::BothEntered { from, into, tournament } => message!(
                self,
                "store-both-entered",
                from = named(*from),
                into = named(*into),
                tournament = tournament.as_str()
            ),
            Refusal::SeriesClosed { .. } => message!(self, "store-series-closed"),
            Refusal::SeriesComplete { .. } => message!(self, "store-series-complete"),
            &Refusal::GameUnderWay { game } => message!(self, "store-game-under-way", game = game),
            &Refusal::NoGame { game, .. } => message!(self, "store-no-game", game = game),
            Refusal::Series(fault) => self.series_fault(*fault),
            &Refusal::WalkoverPoints { game, points } => {
                message!(self, "store-walkover-points", game = game, points = points.0)
            }
            &Refusal::WalkoverWithScore { game } => message!(self, "store-walkover-with-score", game = game),
            &Refusal::GivenPoints { game, points } => {
                let points = format!("{}–{}", points.animals, points.humans);
                message!(self, "store-given-points", game = game, points = points)
            }
            &Refusal::NoReason { game } => message!(self, "store-no-reason", game = game),
            Refusal::Anonymous { player } => message!(self, "store-anonymous", player = named(*player)),
            Refusal::Final => message!(self, "store-final"),
            Refusal::Reason(fault) => message!(self, "store-reason", fault = self.name_fault(*fault)),
            Refusal::MergedWithSelf { player } => message!(self, "store-merged-with-self", player = named(*player)),
            Refusal::PlayersMet { from, into, date } => {
                message!(self, "store-players-met", from = named(*from), into = named(*into), date = date.to_string())
            }
            &Refusal::NotOver { game } => message!(self, "store-not-over", game = game),
            &Refusal::Over { game } => message!(self, "store-over", game = game),
            &Refusal::NotLastGame { game } => message!(self, "store-not-last-game", game = game),
            Refusal::NotUnderWay { .. } => message!(self, "store-not-under-way"),
            Refusal::Stale { .. } => message!(self, "store-stale"),
            &Refusal::Action { player, refusal } => self.refusal(refusal, player),
            &Refusal::TakeBack { count, length } => {
                message!(self, "store-take-back", count = count, length = length)
            }
            Refusal::TakeBackTurnUp => message!(self, "store-take-back-turn-up"),
            Refusal::NoReasonToUndo => message!(self, "store-no-reason-to-undo"),
            Refusal::NotPractice => message!(self, "store-not-practice"),
            Refusal::NoClock => message!(self, "store-no-clock"),
            Refusal::Setting(fault) => self.setting_fault(*fault),
            Refusal::NoSeason { season } => message!(self, "store-no-season", season = season.to_string()),
            Refusal::SeasonExists { name } => message!(self, "store-season-exists", season = name.as_str()),
            Refusal::SeasonSpan { first, last } => {
                message!(self, "store-season-span", first = first.to_string(), last = last.to_string())
            }
        }
    }

    /// What the system says about a file, in the reader's language where that is known, and else in the system's words.
    pub fn system(&self, error: &io::Error) -> String {
        use io::ErrorKind::*;
        match error.kind() {
            NotFound => message!(self, "system-not-found"),
            PermissionDenied => message!(self, "system-denied"),
            StorageFull | QuotaExceeded | FileTooLarge => message!(self, "system-full"),
            ReadOnlyFilesystem => message!(self, "system-read-only"),
            IsADirectory => message!(self, "system-folder"),
            NotADirectory => message!(self, "system-no-folder"),
            InvalidFilename => message!(self, "system-name"),
            ResourceBusy | ExecutableFileBusy => message!(self, "system-in-use"),
            AlreadyExists => message!(self, "system-exists"),
            _ => message!(self, "system-other", error = error.to_string()),
        }
    }

    /// Which setting is out of which limits.
    pub fn setting_fault(&self, fault: SettingFault) -> String {
        match fault {
            SettingFault::Scale => message!(self, "setting-scale"),
            SettingFault::Walkover => message!(self, "setting-walkover"),
            SettingFault::LeastSeries => message!(self, "setting-least-series"),
            SettingFault::Rating => message!(self, "setting-rating"),
            SettingFault::Deviation => message!(self, "setting-deviation"),
            SettingFault::Volatility => message!(self, "setting-volatility"),
            SettingFault::Tau => message!(self, "setting-tau"),
        }
    }

    /// Why some facts make no series.
    pub fn series_fault(&self, fault: SeriesFault) -> String {
        match fault {
            SeriesFault::SamePlayer => message!(self, "store-same-player"),
            SeriesFault::TooManyGames { games, length } => {
                message!(self, "store-too-many-games", games = games, length = length)
            }
            SeriesFault::SameSides { game } => message!(self, "store-same-sides", game = game),
            SeriesFault::GameUnderWay { game } => message!(self, "store-game-under-way", game = game),
        }
    }

    /// Why a text is no name.
    pub fn name_fault(&self, fault: NameFault) -> String {
        match fault {
            NameFault::Blank => message!(self, "store-blank"),
            NameFault::TooLong => message!(self, "store-too-long"),
            NameFault::ControlCharacter { character } => {
                message!(self, "store-control-character", code = format!("U+{:04X}", u32::from(character)))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;
    use uuid::Uuid;

    use super::*;
    use crate::rules::{Points, Sides};
    use crate::store::Holder;
    use crate::words::Language;

    fn who(player: PlayerId) -> Option<String> {
        (player.0.as_u128() == 1).then(|| "Zoë".to_owned())
    }

    fn check(error: impl Into<StoreError>, in_english: &str, in_french: &str) {
        let error = error.into();
        let [english, french] = [Language::English, Language::French]
            .map(|language| Words::in_language(language).store_error(&error, &who));
        assert_eq!(english, in_english);
        assert_eq!(french, in_french);
    }

    #[test]
    fn files_that_cannot_be_used_are_explained() {
        let path = || "club.halaliclub".into();
        check(
            StoreError::Newer { path: path(), found: 3, known: 1 },
            "club.halaliclub comes from a newer version of the program (file version 3, at most 1 is known here). It was \
             left as it is.",
            "club.halaliclub vient d’une version plus récente du programme (version de fichier 3, au plus 1 est connue \
             ici). Il est resté tel quel.",
        );
        check(
            StoreError::Damaged { path: path(), what: "malformed".to_owned() },
            "club.halaliclub is damaged: some of it can no longer be read. It was left as it is. (Detail: “malformed”)",
            "club.halaliclub est endommagé\u{a0}: une partie n’est plus lisible. Il est resté tel quel. (Détail\u{a0}: \
             «\u{a0}malformed\u{a0}»)",
        );
        check(
            StoreError::Busy,
            "Another program, or another window of this one, holds the club file. Nothing was changed. Close it, and try again.",
            "Un autre programme, ou une autre fenêtre de celui-ci, tient le fichier du club. Rien n’a été changé. Fermez-le, \
             puis réessayez.",
        );
    }

    #[test]
    fn refused_commands_are_explained() {
        let player = |number| PlayerId(Uuid::from_u128(number));
        check(
            Refusal::PlayerHasSeries { player: player(1) },
            "Zoë has series, which are kept; archive the player instead.",
            "Zoë a des séries, qui sont conservées\u{202f}; archivez plutôt ce joueur.",
        );
        check(
            Refusal::PlayerMerged { player: player(2), into: player(1) },
            "00000000-0000-0000-0000-000000000002 was merged into Zoë.",
            "00000000-0000-0000-0000-000000000002 a été fusionné avec Zoë.",
        );
        check(
            Refusal::GivenPoints { game: 2, points: Sides { animals: Points(1), humans: Points(1169) } },
            "Game 2: 1–1169 points were given, but the box holds 168.",
            "Partie 2\u{a0}: 1–1169 points ont été donnés, mais la boîte en contient 168.",
        );
        check(
            Refusal::Series(SeriesFault::TooManyGames { games: 3, length: 1 }),
            "3 games in a series of 1.",
            "3 parties dans une série de 1.",
        );
    }

    #[test]
    fn whoever_has_the_file_is_named() {
        let since = DateTime::from_timestamp_micros(1_796_000_000_123_456).expect("a moment");
        let why = ReadOnly::Held { by: Some(Holder { process: 12345, host: "club-laptop".to_owned(), since }) };
        let [english, french] =
            [Language::English, Language::French].map(|language| Words::in_language(language).read_only(&why));
        assert_eq!(
            english,
            "The club file can only be read: the program has it open on club-laptop (process 12345) since 30 Nov 2026, \
             00:53 UTC. Close it there, then open it here again."
        );
        assert_eq!(
            french,
            "Le fichier du club est en lecture seule\u{a0}: le programme l’a ouvert sur club-laptop (processus 12345) \
             depuis le 30 nov. 2026, 00:53 UTC. Fermez-le là-bas, puis rouvrez-le ici."
        );
    }
}
