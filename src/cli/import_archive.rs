//! What an archive would bring.

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::{Value, json};

use super::desk::{Desk, Stop};
use super::export::everything;
use super::import::{Differing as Said, Namesakes, Numbers, introduced, read};
use super::import_players::choice_words;
use super::import_series::named;
use super::people::People;
use super::plan::{Plan, Verdict, changes, changes_data, person};
use crate::club::{Player, PlayerId, Season, Seats, SeriesRecord};
use crate::exchange::{
    Archive, ArchiveChoices, ArchivedPlayer, ArchivedSeason, ArchivedSeries, ArchivedTournament, Choice, Differing,
    MOST_ARCHIVE_BYTES, SettingsVerdict, preview_archive,
};
use crate::tournament::Head;
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
    let choices = ArchiveChoices { differing, series: &|_| differing, same_name: &same_name, seed: rand::random() };
    let preview = preview_archive(&archive, &everything(desk, true)?, &choices);
    let mut report =
        Report { words, people: desk.people()?, archive: &archive, private: namesakes.private, plan: Plan::default() };
    if let Some(verdict) = preview.settings {
        report.settings(verdict);
    }
    for (season, verdict) in &preview.seasons {
        report.season(season, verdict);
    }
    for (player, verdict) in &preview.players {
        let number = numbers.get(&player.id).copied().unwrap_or_default();
        report.player(number, player, verdict);
    }
    for (series, verdict) in &preview.series {
        report.series(series, verdict);
    }
    for (head, verdict) in &preview.tournaments {
        report.tournament(head, verdict);
    }
    report.plan.commands = preview.commands().to_vec();
    Ok(report.plan)
}

fn choice(number: Option<&usize>, candidates: &[PlayerId], said: &Namesakes) -> Choice {
    let has = |said: Option<&Numbers>| number.is_some_and(|number| Numbers::has(said, *number));
    match candidates {
        [one] if has(said.take.as_ref()) => Choice::Take(*one),
        _ if has(said.add.as_ref()) => Choice::Add,
        _ => Choice::Leave,
    }
}

/// What becomes of each part of an archive.
struct Report<'r> {
    words: &'r Words,
    people: People,
    archive: &'r Archive,
    private: bool,
    plan: Plan,
}

impl Report<'_> {
    fn added(&mut self, data: Value, what: String) {
        self.plan.part(Verdict::New, data, message!(self.words, "import-new", what = what));
    }

    /// Another version, and what happens.
    fn differs(&mut self, data: Value, what: String, happens: Differing) {
        let (verdict, choice) = match happens {
            Differing::Skip => (Verdict::Open, message!(self.words, "import-differing-skip")),
            Differing::Replace => (Verdict::Changed, message!(self.words, "import-differing-replace")),
            Differing::KeepBoth => (Verdict::New, message!(self.words, "import-differing-keep-both")),
        };
        self.plan.part(verdict, data, message!(self.words, "import-differs", what = what, choice = choice));
    }

    fn settings(&mut self, verdict: SettingsVerdict) {
        let data = json!({ "kind": "settings" });
        match verdict {
            SettingsVerdict::Same => self.plan.same(data),
            SettingsVerdict::Taken => {
                self.plan.part(Verdict::Changed, data, message!(self.words, "import-settings-taken"));
            }
            SettingsVerdict::Kept => {
                self.plan.part(Verdict::Open, data, message!(self.words, "import-settings-kept"));
            }
        }
    }

    fn season(&mut self, season: &Season, verdict: &ArchivedSeason) {
        let name = season.name.as_str();
        let mut data = json!({ "kind": "season", "id": season.id.to_string(), "name": name });
        let what = message!(self.words, "import-season", name = name);
        match verdict {
            ArchivedSeason::New => self.added(data, what),
            ArchivedSeason::Same => self.plan.same(data),
            ArchivedSeason::Differs(happens) => self.differs(data, what, *happens),
            ArchivedSeason::Refused(refusal) => {
                data["fault"] = refusal.to_string().into();
                let fault = self.words.command_refused(refusal, &|player| Some(self.people.label(player)));
                let line = message!(self.words, "import-season-refused", name = name, fault = fault);
                self.plan.part(Verdict::Refused, data, line);
            }
        }
    }

    fn player(&mut self, number: usize, player: &Player, verdict: &ArchivedPlayer) {
        let name = player.profile.name.to_string();
        let mut data = json!({ "kind": "player", "number": number, "id": player.id.to_string(), "name": name });
        match verdict {
            ArchivedPlayer::New => self.added(data, name),
            ArchivedPlayer::Same => self.plan.same(data),
            ArchivedPlayer::Differs(edit, happens) => {
                let edited = edit.changes();
                data["changes"] = changes_data(&edited, self.private);
                let changes = changes(&edited, self.private, self.words);
                let what = message!(self.words, "import-changed", what = name, changes = changes);
                self.differs(data, what, *happens);
            }
            ArchivedPlayer::MergedHere(into) => {
                data["into"] = person(*into, &self.people);
                let into = self.people.label(*into);
                let line = message!(self.words, "import-merged-here", what = name, into = into);
                self.plan.part(Verdict::Same, data, line);
            }
            ArchivedPlayer::Double => {
                let into = player.merged_into.map(|into| self.name_of(into)).unwrap_or_default();
                self.added(data, message!(self.words, "import-double", what = name, into = into));
            }
            ArchivedPlayer::SameName(namesakes, choice) => {
                data["namesakes"] = namesakes.iter().map(|namesake| person(*namesake, &self.people)).collect();
                let list = introduced(namesakes, &self.people, self.words);
                let choice_words = choice_words(*choice, self.words);
                let what = message!(self.words, "import-same-name", name = name, list = list, choice = choice_words);
                let place = message!(self.words, "exchange-place-player", number = number);
                let line = message!(self.words, "exchange-at", place = place, fault = what);
                let verdict = match choice {
                    Choice::Leave => Verdict::Open,
                    Choice::Add => Verdict::New,
                    Choice::Take(_) => Verdict::Same,
                };
                self.plan.part(verdict, data, line);
            }
            ArchivedPlayer::Left => {
                let line = message!(self.words, "import-left-double", what = name);
                self.plan.part(Verdict::Open, data, line);
            }
        }
    }

    fn series(&mut self, series: &SeriesRecord, verdict: &ArchivedSeries) {
        let (first, second) = (series.players.first, series.players.second);
        let names = Seats::from_fn(|seat| self.name_of(series.players[seat]));
        let what = named(series.date, &names, self.words);
        let players = [(first, &names.first), (second, &names.second)];
        let players = players.map(|(player, name)| json!({ "id": player.to_string(), "name": name }));
        let (id, date) = (series.id.to_string(), series.date.to_string());
        let mut data = json!({ "kind": "series", "id": id, "date": date, "players": players });
        match verdict {
            ArchivedSeries::New => self.added(data, what),
            ArchivedSeries::Same | ArchivedSeries::SameCopy(_) => self.plan.same(data),
            ArchivedSeries::Differs(happens) => self.differs(data, what, *happens),
            ArchivedSeries::WithoutPlayer(player) => self.without(data, what, *player),
            ArchivedSeries::Refused(refusal) => {
                data["fault"] = refusal.to_string().into();
                let fault = self.words.command_refused(refusal, &|player| Some(self.name_of(player)));
                self.refused(data, what, fault);
            }
        }
    }

    fn tournament(&mut self, head: &Head, verdict: &ArchivedTournament) {
        let name = head.name.as_str();
        let mut data = json!({ "kind": "tournament", "id": head.id.to_string(), "name": name });
        let what = message!(self.words, "import-tournament", name = name);
        match verdict {
            ArchivedTournament::New => self.added(data, what),
            ArchivedTournament::Same | ArchivedTournament::SameCopy(_) => self.plan.same(data),
            ArchivedTournament::Differs(happens) => self.differs(data, what, *happens),
            ArchivedTournament::WithoutPlayer(player) => self.without(data, what, *player),
            ArchivedTournament::Refused(not_taken) => {
                data["fault"] = not_taken.to_string().into();
                let fault = self.words.not_taken(not_taken, &|player| Some(self.name_of(player)));
                self.refused(data, what, fault);
            }
        }
    }

    fn without(&mut self, data: Value, what: String, player: PlayerId) {
        let player = self.name_of(player);
        let line = message!(self.words, "import-without-player", what = what, player = player);
        self.plan.part(Verdict::Open, data, line);
    }

    fn refused(&mut self, data: Value, what: String, fault: String) {
        let refused = message!(self.words, "import-refused", fault = fault);
        let line = message!(self.words, "import-changed", what = what, changes = refused);
        self.plan.part(Verdict::Refused, data, line);
    }

    /// A player of the archive, or of the club.
    fn name_of(&self, player: PlayerId) -> String {
        let of_archive = self.archive.players().iter().find(|other| other.id == player);
        of_archive.map_or_else(|| self.people.label(player), |player| player.profile.name.to_string())
    }
}
