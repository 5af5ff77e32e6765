//! A look at a file with the club beside it, line by line.

use chrono::NaiveDate;
use uuid::Uuid;

use super::{Ask, Brought, Facts, Key, Said, Source, Verdict};
use crate::app::Bring;
use crate::app::people::People;
use crate::app::widget::bounded;
use crate::app::worker::Failure;
use crate::club::{Player, PlayerId, Seats, SeriesRecord};
use crate::exchange::{
    Archive, ArchiveChoices, ArchivedPlayer, ArchivedSeason, ArchivedSeries, ArchivedTournament, Choice, CsvFile,
    Differing, FieldChange, FromFile, Namesake, NewName, NewSeries, PlayerVerdict, RecordsFault, RecordsVerdict,
    SeriesVerdict, SettingsVerdict, Watch, Who, preview_archive, preview_players, preview_records,
    preview_series_watched,
};
use crate::store::StoreError;
use crate::words::{Words, message};

/// What a file would bring into the open club, after what was said.
///
/// # Errors
///
/// When the table lacks a column, or it is given up.
pub fn preview(
    source: &Source,
    facts: Facts,
    bring: Bring,
    said: &Said,
    words: &Words,
    watch: Watch<'_>,
) -> Result<Brought, Failure> {
    let Facts { players, series, settings, seasons, tournaments } = facts;
    let people = People::new(players.clone(), words.language());
    let mut look = Look { said, words, people, series, brought: Brought::default() };
    match source {
        Source::Table(file) if bring == Bring::Players => look.players(file, &players)?,
        Source::Table(file) => {
            let from_file = FromFile { date_order: said.date_order, walkover: settings.walkover };
            look.series(file, from_file, &players, watch)?;
        }
        Source::Archive(archive) => {
            let facts = Archive::new(true, Some(settings), seasons, players, std::mem::take(&mut look.series));
            look.archive(archive, &facts.with_tournaments(tournaments));
        }
        Source::Records(text) => look.records(text, &players),
    }
    let mut brought = look.brought;
    brought.lines.sort_by_key(|line| line.verdict);
    Ok(brought)
}

fn new_id() -> PlayerId {
    PlayerId(Uuid::now_v7())
}

/// A look at a file with the club beside it.
struct Look<'l> {
    said: &'l Said,
    words: &'l Words,
    people: People,
    series: Vec<SeriesRecord>,
    brought: Brought,
}

impl Look<'_> {
    fn failed(&self, error: &crate::exchange::CsvError) -> Failure {
        Failure::Said(self.words.csv_error(error))
    }

    fn who(&self, player: PlayerId) -> Option<String> {
        Some(self.people.label(player))
    }

    fn unknown_columns(&mut self, columns: &[String]) {
        if !columns.is_empty() {
            let note = message!(self.words, "import-unknown-columns", list = columns.join(", "));
            self.brought.notes.push(note);
        }
    }

    fn changes(&self, changes: &[FieldChange]) -> String {
        let change = |FieldChange { column, from, to }: &FieldChange| {
            let field = self.words.player_column(*column);
            message!(self.words, "import-change", field = field, from = from.as_str(), to = to.as_str())
        };
        changes.iter().map(change).collect::<Vec<_>>().join(", ")
    }

    fn choice(&self, key: Key) -> Choice {
        self.said.people.get(&key).copied().unwrap_or(Choice::Leave)
    }

    fn same_name(&mut self, key: Key, name: &str, candidates: &[PlayerId], prefix: impl Fn(String) -> String) {
        let verdict = match self.choice(key) {
            Choice::Leave => Verdict::Open,
            Choice::Add => Verdict::New,
            Choice::Take(_) => Verdict::Changed,
        };
        let sentence = message!(self.words, "app-import-same-name", name = name);
        let candidates = candidates.iter().map(|player| (*player, self.people.label(*player))).collect();
        self.brought.line(verdict, prefix(sentence), Some(Ask::Who(key, candidates)));
    }

    fn players(&mut self, file: &CsvFile, players: &[Player]) -> Result<(), Failure> {
        let preview = preview_players(file, players).map_err(|error| self.failed(&error))?;
        self.unknown_columns(&preview.unknown_columns);
        for row in &preview.rows {
            let words = self.words;
            let line = |what: String| message!(words, "import-line", line = row.line, what = what);
            match &row.verdict {
                PlayerVerdict::Unchanged(_) => self.brought.same += 1,
                PlayerVerdict::New(newcomer) => {
                    let what = message!(words, "import-new", what = bounded(newcomer.profile.name.as_str()));
                    self.brought.line(Verdict::New, line(what), None);
                }
                PlayerVerdict::Changed(edit) => {
                    let (name, changes) = (self.people.label(edit.player()), self.changes(&edit.changes()));
                    let what = message!(words, "import-changed", what = name, changes = changes);
                    self.brought.line(Verdict::Changed, line(what), None);
                }
                PlayerVerdict::SameName { newcomer, namesakes } => {
                    let players = namesakes.iter().filter_map(|namesake| match namesake {
                        Namesake::Player(edit) => Some(edit.player()),
                        Namesake::Line(_) => None,
                    });
                    let candidates: Vec<PlayerId> = players.collect();
                    self.same_name(Key::Line(row.line), &bounded(newcomer.profile.name.as_str()), &candidates, line);
                }
                PlayerVerdict::Refused(refused) => {
                    let fault = words.refused_player(refused, &|player| self.who(player));
                    self.brought.line(Verdict::Refused, fault, None);
                }
            }
        }
        self.brought.come_in_by(preview.commands(|row| self.choice(Key::Line(row.line)), new_id));
        Ok(())
    }

    fn newcomers(&mut self, new: &[NewName]) {
        self.brought.newcomers = new.iter().map(|new| bounded(new.name.as_str())).collect();
    }

    fn comes_in(&self, new: &NewSeries) -> Verdict {
        let is_known = [new.players.first, new.players.second].into_iter().all(|who| matches!(who, Who::Known(_)));
        if self.said.add_players || is_known { Verdict::New } else { Verdict::Open }
    }

    fn named(&self, date: NaiveDate, names: &Seats<String>) -> String {
        let date = self.words.short_date(date);
        message!(self.words, "import-series", date = date, first = names.first.as_str(), second = names.second.as_str())
    }

    fn new_series(&self, new: &NewSeries, names: &[NewName]) -> String {
        let name = |who: Who| match who {
            Who::Known(player) => self.people.label(player),
            Who::New(place) => names.get(place).map(|new| bounded(new.name.as_str())).unwrap_or_default(),
        };
        let names = Seats { first: name(new.players.first), second: name(new.players.second) };
        message!(self.words, "import-new", what = self.named(new.record().date, &names))
    }

    fn of_club(&self, id: crate::club::SeriesId) -> String {
        let found = self.series.iter().find(|series| series.id == id);
        found.map_or_else(|| id.to_string(), |series| self.named(series.date, &self.people.labels(series.players)))
    }

    /// The club has another version, which stays; this one can be kept too, if `key` says how.
    fn differs(&mut self, what: &str, changes: &str, key: Option<usize>, line: impl Fn(String) -> String) {
        let is_apart = key.is_some_and(|key| self.said.apart.contains(&key));
        let (verdict, choice) = if is_apart {
            (Verdict::New, message!(self.words, "import-differing-keep-both"))
        } else {
            (Verdict::Open, message!(self.words, "import-differing-skip"))
        };
        let what = if changes.is_empty() {
            what.to_owned()
        } else {
            message!(self.words, "import-changed", what = what, changes = changes)
        };
        let sentence = message!(self.words, "import-differs", what = what, choice = choice);
        self.brought.line(verdict, line(sentence), key.map(Ask::Apart));
    }

    fn series(
        &mut self,
        file: &CsvFile,
        from_file: FromFile,
        players: &[Player],
        watch: Watch<'_>,
    ) -> Result<(), Failure> {
        let preview = preview_series_watched(file, from_file, players, &self.series, watch);
        let preview = preview.map_err(|error| self.failed(&error))?.ok_or(StoreError::GivenUp)?;
        self.unknown_columns(&preview.unknown_columns);
        self.newcomers(&preview.new_players);
        for row in &preview.rows {
            let words = self.words;
            let line = |what: String| message!(words, "import-line", line = row.line, what = what);
            match &row.verdict {
                SeriesVerdict::Known(_) => self.brought.same += 1,
                SeriesVerdict::New(new) => {
                    let (verdict, what) = (self.comes_in(new), self.new_series(new, &preview.new_players));
                    self.brought.line(verdict, line(what), None);
                }
                SeriesVerdict::Differs { series, changes, apart } => {
                    let change = |change: &crate::exchange::SeriesChange| {
                        let (club, file) = (change.club.as_str(), change.file.as_str());
                        message!(words, "import-change", field = change.column.title(), from = club, to = file)
                    };
                    let changes: Vec<String> = changes.iter().map(change).collect();
                    let key = apart.as_ref().map(|_| row.line);
                    self.differs(&self.of_club(*series), &changes.join(", "), key, line);
                }
                SeriesVerdict::Refused(refused) => {
                    let fault = words.refused_series(refused, &|player| self.who(player));
                    self.brought.line(Verdict::Refused, fault, None);
                }
            }
        }
        let apart = |line| self.said.apart.contains(&line);
        self.brought.come_in_by(preview.commands(self.said.add_players, apart, new_id));
        Ok(())
    }

    fn records(&mut self, text: &str, players: &[Player]) {
        let preview = preview_records(text, self.said.date, players, &self.series);
        self.newcomers(&preview.new_players);
        let words = self.words;
        for error in &preview.refused {
            let (_, place) = error.place();
            let message = words.record_error(error);
            let sentence = message!(words, "where-line", line = place.line, column = place.column, message = message);
            self.brought.line(Verdict::Refused, sentence, None);
        }
        for previewed in &preview.series {
            let list: Vec<String> = previewed.games.iter().map(usize::to_string).collect();
            let (count, list) = (previewed.games.len(), list.join(", "));
            let line =
                |what: String| message!(words, "import-games", count = count, games = list.as_str(), what = what);
            match &previewed.verdict {
                RecordsVerdict::Known(_) => self.brought.same += 1,
                RecordsVerdict::New(new) => {
                    let (verdict, what) = (self.comes_in(new), self.new_series(new, &preview.new_players));
                    self.brought.line(verdict, line(what), None);
                }
                RecordsVerdict::AddsGame { series, .. } => {
                    let what = message!(words, "import-adds-game", what = self.of_club(*series));
                    self.brought.line(Verdict::Changed, line(what), None);
                }
                RecordsVerdict::Differs { series, .. } => {
                    self.differs(&self.of_club(*series), "", previewed.games.first().copied(), line);
                }
                RecordsVerdict::Refused(fault) => {
                    let fault = match fault {
                        RecordsFault::NoDate => message!(words, "app-import-no-date"),
                        fault => words.records_fault(fault, &|player| self.who(player)),
                    };
                    let what = message!(words, "import-refused", fault = fault);
                    self.brought.line(Verdict::Refused, line(what), None);
                }
            }
        }
        let apart = |game| self.said.apart.contains(&game);
        self.brought.come_in_by(preview.commands(self.said.add_players, apart, new_id));
    }

    fn archive(&mut self, archive: &Archive, club: &Archive) {
        let said = self.said;
        let same_name = |player: &Player, _: &[PlayerId]| {
            said.people.get(&Key::Player(player.id)).copied().unwrap_or(Choice::Leave)
        };
        let (differing, seed) = (said.differing, rand::random());
        let choices = ArchiveChoices { differing, series: &|_| differing, same_name: &same_name, seed };
        let preview = preview_archive(archive, club, &choices);
        let words = self.words;
        match preview.settings {
            Some(SettingsVerdict::Taken) => {
                self.brought.line(Verdict::Changed, message!(words, "import-settings-taken"), None);
            }
            Some(SettingsVerdict::Kept) => {
                self.brought.line(Verdict::Open, message!(words, "import-settings-kept"), None);
            }
            Some(SettingsVerdict::Same) => self.brought.same += 1,
            None => {}
        }
        for (season, verdict) in &preview.seasons {
            let name = bounded(season.name.as_str());
            let what = message!(words, "import-season", name = name.as_str());
            match verdict {
                ArchivedSeason::New => self.added(what),
                ArchivedSeason::Same => self.brought.same += 1,
                ArchivedSeason::Differs(happens) => self.happens(&what, *happens),
                ArchivedSeason::Refused(refusal) => {
                    let fault = words.command_refused(refusal, &|player| self.who(player));
                    let sentence = message!(words, "import-season-refused", name = name.as_str(), fault = fault);
                    self.brought.line(Verdict::Refused, sentence, None);
                }
            }
        }
        let name_of = |look: &Look<'_>, player: PlayerId| {
            let of_archive = archive.players().iter().find(|other| other.id == player);
            of_archive.map_or_else(|| look.people.label(player), |player| bounded(player.profile.name.as_str()))
        };
        for (player, verdict) in &preview.players {
            let name = bounded(player.profile.name.as_str());
            match verdict {
                ArchivedPlayer::New => self.added(name),
                ArchivedPlayer::Same => self.brought.same += 1,
                ArchivedPlayer::Differs(edit, happens) => {
                    let changes = self.changes(&edit.changes());
                    self.happens(&message!(words, "import-changed", what = name, changes = changes), *happens);
                }
                ArchivedPlayer::MergedHere(_) => self.brought.same += 1,
                ArchivedPlayer::Double => {
                    let into = player.merged_into.map(|into| name_of(self, into)).unwrap_or_default();
                    self.added(message!(words, "import-double", what = name, into = into));
                }
                ArchivedPlayer::SameName(candidates, _) => {
                    self.same_name(Key::Player(player.id), &name, candidates, |sentence| sentence);
                }
                ArchivedPlayer::Left => {
                    self.brought.line(Verdict::Open, message!(words, "import-left-double", what = name), None);
                }
            }
        }
        for (series, verdict) in &preview.series {
            let names = Seats::from_fn(|seat| name_of(self, series.players[seat]));
            let what = self.named(series.date, &names);
            match verdict {
                ArchivedSeries::New => self.added(what),
                ArchivedSeries::Same | ArchivedSeries::SameCopy(_) => self.brought.same += 1,
                ArchivedSeries::Differs(happens) => self.happens(&what, *happens),
                ArchivedSeries::WithoutPlayer(player) => {
                    let player = name_of(self, *player);
                    self.without(&what, player);
                }
                ArchivedSeries::Refused(refusal) => {
                    let fault = words.command_refused(refusal, &|player| Some(name_of(self, player)));
                    self.refused(&what, fault);
                }
            }
        }
        for (head, verdict) in &preview.tournaments {
            let what = message!(words, "import-tournament", name = bounded(head.name.as_str()));
            match verdict {
                ArchivedTournament::New => self.added(what),
                ArchivedTournament::Same | ArchivedTournament::SameCopy(_) => self.brought.same += 1,
                ArchivedTournament::Differs(happens) => self.happens(&what, *happens),
                ArchivedTournament::WithoutPlayer(player) => {
                    let player = name_of(self, *player);
                    self.without(&what, player);
                }
                ArchivedTournament::Refused(not_taken) => {
                    let fault = words.not_taken(not_taken, &|player| Some(name_of(self, player)));
                    self.refused(&what, fault);
                }
            }
        }
        self.brought.commands = preview.commands().to_vec();
    }

    fn added(&mut self, what: String) {
        self.brought.line(Verdict::New, message!(self.words, "import-new", what = what), None);
    }

    /// A player of it is not in the club.
    fn without(&mut self, what: &str, player: String) {
        let sentence = message!(self.words, "import-without-player", what = what, player = player);
        self.brought.line(Verdict::Open, sentence, None);
    }

    fn refused(&mut self, what: &str, fault: String) {
        let refused = message!(self.words, "import-refused", fault = fault);
        let sentence = message!(self.words, "import-changed", what = what, changes = refused);
        self.brought.line(Verdict::Refused, sentence, None);
    }

    /// The club has another version, and this happens.
    fn happens(&mut self, what: &str, happens: Differing) {
        let (verdict, choice) = match happens {
            Differing::Skip => (Verdict::Open, message!(self.words, "import-differing-skip")),
            Differing::Replace => (Verdict::Changed, message!(self.words, "import-differing-replace")),
            Differing::KeepBoth => (Verdict::New, message!(self.words, "import-differing-keep-both")),
        };
        self.brought.line(verdict, message!(self.words, "import-differs", what = what, choice = choice), None);
    }
}
