//! What an archive would bring.

use std::collections::BTreeMap;
use std::path::Path;

use super::desk::{Desk, Stop};
use super::export::everything;
use super::import::{Differing as Said, Namesakes, Numbers, Plan, introduced, read};
use super::import_players::{changes, choice_words};
use super::import_series::named;
use super::people::People;
use crate::club::{Player, PlayerId, Seats, SeriesRecord};
use crate::exchange::{
    Archive, ArchiveChoices, ArchivedPlayer, ArchivedSeason, ArchivedSeries, Choice, Differing, MOST_ARCHIVE_BYTES,
    SettingsVerdict, preview_archive,
};
use crate::words::{Words, message};

pub(super) fn plan(file: &Path, said: Said, namesakes: &Namesakes, desk: &Desk<'_>) -> Result<Plan, Stop> {
    let words = desk.words;
    let archive = Archive::read(&read(file, MOST_ARCHIVE_BYTES, words)?).map_err(|error| {
        let (file, error) = (file.display().to_string(), words.archive_error(&error));
        Stop::Refused(message!(words, "exchange-at", place = file, fault = error))
    })?;
    let differing = match said {
        Said::Skip => Differing::Skip,
        Said::Replace => Differing::Replace,
        Said::KeepBoth => Differing::KeepBoth,
    };
    // Players are called by their places in the archive, which are the same at every look.
    let numbers: BTreeMap<_, _> = archive.players().iter().map(|player| player.id).zip(1_usize..).collect();
    let same_name = |player: &Player, candidates: &[PlayerId]| choice(numbers.get(&player.id), candidates, namesakes);
    let choices = ArchiveChoices { differing, series: &|_| differing, same_name: &same_name };
    let preview = preview_archive(&archive, &everything(desk, true)?, &choices);
    let mut report = Report { words, people: desk.people()?, archive: &archive, plan: Plan::default() };
    match preview.settings {
        Some(SettingsVerdict::Taken) => report.changed(message!(words, "import-settings-taken")),
        Some(SettingsVerdict::Kept) => report.open(message!(words, "import-settings-kept")),
        Some(SettingsVerdict::Same) | None => {}
    }
    for (season, verdict) in &preview.seasons {
        let name = message!(words, "import-season", name = season.name.as_str());
        report.season(name, season.name.as_str(), verdict);
    }
    for (player, verdict) in &preview.players {
        let number = numbers.get(&player.id).copied().unwrap_or_default();
        report.player(number, player, verdict);
    }
    for (series, verdict) in &preview.series {
        report.series(series, verdict);
    }
    let commands = preview.commands().to_vec();
    Ok(Plan { commands, ..report.plan })
}

fn choice(number: Option<&usize>, candidates: &[PlayerId], said: &Namesakes) -> Choice {
    let has = |said: Option<&Numbers>| number.is_some_and(|number| Numbers::has(said, *number));
    match candidates {
        [one] if has(said.take.as_ref()) => Choice::Take(*one),
        _ if has(said.add.as_ref()) => Choice::Add,
        _ => Choice::Leave,
    }
}

/// What becomes of each part of an archive, in words.
struct Report<'r> {
    words: &'r Words,
    people: People,
    archive: &'r Archive,
    plan: Plan,
}

impl Report<'_> {
    fn added(&mut self, what: String) {
        self.plan.new += 1;
        self.plan.lines.push(message!(self.words, "import-new", what = what));
    }

    fn changed(&mut self, line: String) {
        self.plan.changed += 1;
        self.plan.lines.push(line);
    }

    fn open(&mut self, line: String) {
        self.plan.open += 1;
        self.plan.lines.push(line);
    }

    fn refused(&mut self, line: String) {
        self.plan.refused += 1;
        self.plan.lines.push(line);
    }

    /// Another version, and what happens.
    fn differs(&mut self, what: String, happens: Differing) {
        let choice = match happens {
            Differing::Skip => message!(self.words, "import-differing-skip"),
            Differing::Replace => message!(self.words, "import-differing-replace"),
            Differing::KeepBoth => message!(self.words, "import-differing-keep-both"),
        };
        let line = message!(self.words, "import-differs", what = what, choice = choice);
        match happens {
            Differing::Skip => self.open(line),
            Differing::Replace => self.changed(line),
            Differing::KeepBoth => {
                self.plan.new += 1;
                self.plan.lines.push(line);
            }
        }
    }

    fn season(&mut self, what: String, name: &str, verdict: &ArchivedSeason) {
        match verdict {
            ArchivedSeason::New => self.added(what),
            ArchivedSeason::Same => self.plan.same += 1,
            ArchivedSeason::Differs(happens) => self.differs(what, *happens),
            ArchivedSeason::Refused(refusal) => {
                let fault = self.words.command_refused(refusal, &|player| Some(self.people.label(player)));
                self.refused(message!(self.words, "import-season-refused", name = name, fault = fault));
            }
        }
    }

    fn player(&mut self, number: usize, player: &Player, verdict: &ArchivedPlayer) {
        let name = player.profile.name.to_string();
        match verdict {
            ArchivedPlayer::New => self.added(name),
            ArchivedPlayer::Same => self.plan.same += 1,
            ArchivedPlayer::Differs(edit, happens) => {
                let changes = changes(&edit.changes(), self.words);
                let what = message!(self.words, "import-changed", what = name, changes = changes);
                self.differs(what, *happens);
            }
            ArchivedPlayer::MergedHere(into) => {
                self.plan.same += 1;
                let into = self.people.label(*into);
                self.plan.lines.push(message!(self.words, "import-merged-here", what = name, into = into));
            }
            ArchivedPlayer::Double => {
                let into = player.merged_into.map(|into| self.name_of(into)).unwrap_or_default();
                self.added(message!(self.words, "import-double", what = name, into = into));
            }
            ArchivedPlayer::SameName(namesakes, choice) => {
                let list = introduced(namesakes, &self.people, self.words);
                let choice_words = choice_words(*choice, self.words);
                let what = message!(self.words, "import-same-name", name = name, list = list, choice = choice_words);
                let place = message!(self.words, "exchange-place-player", number = number);
                let line = message!(self.words, "exchange-at", place = place, fault = what);
                match choice {
                    Choice::Leave => self.open(line),
                    Choice::Add => {
                        self.plan.new += 1;
                        self.plan.lines.push(line);
                    }
                    Choice::Take(_) => {
                        self.plan.same += 1;
                        self.plan.lines.push(line);
                    }
                }
            }
            ArchivedPlayer::Left => self.open(message!(self.words, "import-left-double", what = name)),
        }
    }

    fn series(&mut self, series: &SeriesRecord, verdict: &ArchivedSeries) {
        let names = Seats::from_fn(|seat| self.name_of(series.players[seat]));
        let what = named(series.date, &names, self.words);
        match verdict {
            ArchivedSeries::New => self.added(what),
            ArchivedSeries::Same | ArchivedSeries::SameCopy(_) => self.plan.same += 1,
            ArchivedSeries::Differs(happens) => self.differs(what, *happens),
            ArchivedSeries::WithoutPlayer(player) => {
                let player = self.name_of(*player);
                self.open(message!(self.words, "import-without-player", what = what, player = player));
            }
            ArchivedSeries::Refused(refusal) => {
                let fault = self.words.command_refused(refusal, &|player| Some(self.name_of(player)));
                let refused = message!(self.words, "import-refused", fault = fault);
                self.refused(message!(self.words, "import-changed", what = what, changes = refused));
            }
        }
    }

    /// A player of the archive, or of the club.
    fn name_of(&self, player: PlayerId) -> String {
        let of_archive = self.archive.players().iter().find(|other| other.id == player);
        of_archive.map_or_else(|| self.people.label(player), |player| player.profile.name.to_string())
    }
}
