//! What the club decided for itself, its seasons and backups; and how the window looks on this machine.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use iced::widget::{Column, Row, column, container, row, space};
use iced::{Alignment, Element, Length, Task};
use uuid::Uuid;

use super::parts::{
    body, cell, choice, field, grave, head, link, moment, narrow_page, no_date, part, plain, primary, small, strong,
    ticked, wrong_note,
};
use super::pin_form::{self, PinForm};
use super::{Action, Cx};
use crate::app::desk::{Club, Desk};
use crate::app::play;
use crate::app::preferences::{Preferences, TEXT_SIZES};
use crate::app::theme::{self, Look, gap};
use crate::app::work::Begin;
use crate::app::worker::Failure;
use crate::app::{Bring, Place};
use crate::club::{ClubSettings, Command, MatchPoints, MatchScale, Name, RatingSettings, Season, SeasonId};
use crate::rules::Points;
use crate::store::{self, Backup, Holding, Kept, Watch};
use crate::words::{Language, Words, message};

/// How many backups the list shows.
const SHOWN: usize = 8;

/// A setting that is typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Field {
    /// The name of the club.
    Name,
    /// Match points of a win.
    Win,
    /// Match points of a draw.
    Draw,
    /// Match points of a loss.
    Loss,
    /// Walkover points.
    Walkover,
    /// The least number of series to be ranked by average.
    Least,
    /// How fast volatility changes.
    Tau,
    /// The name of a new season.
    SeasonName,
    /// Its first day.
    SeasonFirst,
    /// Its last day.
    SeasonLast,
}

/// What happened on the screen.
#[derive(Clone, Debug)]
pub enum Message {
    /// A language was chosen.
    Spoken(Language),
    /// Colours were chosen.
    Looked(Look),
    /// The colours are to go by the system's.
    AsSystem,
    /// A size of text was chosen.
    SizedBackup(u16),
    /// Boards are to be shown in another way.
    BoardChosen(play::Options),
    /// A setting was typed.
    Typed(Field, String),
    /// The club's settings are to be kept.
    SaveAsked,
    /// The club's settings are kept, or refused.
    Saved(Result<(), Failure>),
    /// A season is to be made.
    SeasonAsked,
    /// It is made, or refused.
    SeasonMade(Result<(), Failure>),
    /// A season is to be struck.
    SeasonStruck(SeasonId),
    /// The backups are read.
    Listed(Result<Vec<SizedBackup>, Failure>),
    /// All of them are to be listed.
    MoreAsked,
    /// What the backup holds that is to be restored.
    Held(PathBuf, Result<Holding, Failure>),
    /// A backup is wanted now.
    BackupAsked,
    /// A backup is to be restored: that is asked again.
    RestoreAsked(usize),
    /// It is not meant.
    RestoreCancelled,
    /// It is meant.
    RestoreMeant,
    /// It is restored, or not.
    Restored(Result<(Arc<Club>, Kept), Failure>),
    /// About the organiser's PIN.
    Pin(pin_form::Message),
    /// What others kept is to come in.
    ImportAsked,
    /// Another club file is wanted.
    ClubAsked,
    /// The sample club is wanted.
    SampleAsked,
    /// The usual club file is wanted.
    UsualAsked,
}

/// A backup, and how large its file is in bytes where that can be said.
pub type SizedBackup = (Backup, Option<u64>);

/// The settings.
#[derive(Debug, Default)]
pub struct Settings {
    typed: [String; 10],
    /// The settings that are shown; what was typed since is not lost when something else changes.
    before: Option<ClubSettings>,
    backups: Vec<SizedBackup>,
    lists_all: bool,
    restoring: Option<usize>,
    /// What the backup holds that is to be restored, once that is known.
    held: Option<Holding>,
    failure: Option<Failure>,
    season_failure: Option<Failure>,
    backup_failure: Option<Failure>,
    pin: PinForm,
}

impl Settings {
    /// Shows the club's settings anew, and reads the list of backups.
    pub fn refresh(&mut self, cx: &Cx<'_>) -> Task<Message> {
        let settings = &cx.club.settings;
        if self.before.as_ref() != Some(settings) {
            self.before = Some(settings.clone());
            let points = |points: MatchPoints| cx.words.match_points(points);
            for (field, text) in [
                (Field::Name, settings.name.as_ref().map(ToString::to_string).unwrap_or_default()),
                (Field::Win, points(settings.scale.win)),
                (Field::Draw, points(settings.scale.draw)),
                (Field::Loss, points(settings.scale.loss)),
                (Field::Walkover, settings.walkover.to_string()),
                (Field::Least, settings.least_series.to_string()),
                (Field::Tau, cx.words.decimal(settings.rating.tau, 2)),
            ] {
                self.typed[field as usize] = text;
            }
        }
        let path = cx.club.path.clone();
        Task::perform(cx.worker.ask(move |_| Ok(sized(store::backups(&path)?))), Message::Listed)
    }

    fn typed(&self, field: Field) -> &str {
        self.typed[field as usize].trim()
    }

    fn number(&self, field: Field) -> Option<f64> {
        let typed = self.typed(field).replace(',', ".");
        let is_number = !typed.is_empty() && typed.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
        typed.parse().ok().filter(|_| is_number)
    }

    /// Match points can have a half.
    fn match_points(&self, field: Field) -> Option<MatchPoints> {
        let halves = self.number(field)? * 2.0;
        (halves.fract() == 0.0 && halves <= 1000.0).then_some(MatchPoints { halves: halves as u32 })
    }

    fn whole(&self, field: Field) -> Option<u32> {
        self.typed(field).parse().ok()
    }

    fn fault(&self, field: Field, cx: &Cx<'_>) -> Option<String> {
        let words = cx.words;
        let typed = self.typed(field);
        let no_number = || Some(message!(words, "app-no-number", typed = typed));
        match field {
            Field::Name if typed.is_empty() => None,
            Field::Name => Name::new(typed).err().map(|fault| words.name_fault(fault)),
            Field::Win | Field::Draw | Field::Loss if self.match_points(field).is_none() => no_number(),
            Field::Walkover | Field::Least if self.whole(field).is_none() => no_number(),
            Field::Tau if self.number(field).is_none() => no_number(),
            Field::SeasonFirst | Field::SeasonLast if !typed.is_empty() && words.read_date(typed).is_none() => {
                Some(no_date(cx))
            }
            _ => None,
        }
    }

    /// The settings that are typed, if they are any.
    fn settings(&self) -> Option<ClubSettings> {
        let before = self.before.as_ref()?;
        let name = match self.typed(Field::Name) {
            "" => None,
            name => Some(Name::new(name).ok()?),
        };
        let scale = MatchScale {
            win: self.match_points(Field::Win)?,
            draw: self.match_points(Field::Draw)?,
            loss: self.match_points(Field::Loss)?,
        };
        let (walkover, least_series) = (Points(self.whole(Field::Walkover)?), self.whole(Field::Least)?);
        let rating = RatingSettings { tau: self.number(Field::Tau)?, ..before.rating };
        Some(ClubSettings { name, scale, walkover, least_series, rating })
    }

    /// The season that is typed; what results are worth in it is frozen with it.
    fn season(&self, cx: &Cx<'_>) -> Option<Season> {
        let name = Name::new(self.typed(Field::SeasonName)).ok()?;
        let day = |field: Field| cx.words.read_date(self.typed(field));
        let (first, last) = (day(Field::SeasonFirst)?, day(Field::SeasonLast)?);
        let ClubSettings { scale, least_series, .. } = cx.club.settings;
        Some(Season { id: SeasonId(Uuid::now_v7()), name, first, last, scale, least_series })
    }

    /// What a message changes. `preferences` are those of this machine.
    pub fn update(&mut self, message: Message, preferences: &Preferences, cx: &Cx<'_>) -> Action<Message> {
        match message {
            Message::Spoken(language) => {
                let language = Some(language.code().to_owned());
                return Action::Prefer(Preferences { language, ..preferences.clone() });
            }
            Message::Looked(look) => {
                return Action::Prefer(Preferences { look, as_system: false, ..preferences.clone() });
            }
            Message::AsSystem => return Action::Prefer(Preferences { as_system: true, ..preferences.clone() }),
            Message::Pin(message) => return self.pin.update(message, preferences, cx),
            Message::SizedBackup(text) => return Action::Prefer(Preferences { text, ..preferences.clone() }),
            Message::BoardChosen(board) => return Action::Prefer(Preferences { board, ..preferences.clone() }),
            Message::Typed(field, text) => self.typed[field as usize] = text,
            Message::SaveAsked => {
                if let Some(settings) = self.settings() {
                    let act = Command::ChangeSettings(settings).into();
                    return Action::Act { act, why: None, done: Message::Saved };
                }
            }
            Message::Saved(result) => self.failure = result.err(),
            Message::SeasonAsked => {
                if let Some(season) = self.season(cx) {
                    let act = Command::PutSeason(season).into();
                    return Action::Act { act, why: None, done: Message::SeasonMade };
                }
            }
            Message::SeasonMade(Ok(())) => {
                self.season_failure = None;
                for field in [Field::SeasonName, Field::SeasonFirst, Field::SeasonLast] {
                    self.typed[field as usize].clear();
                }
            }
            Message::SeasonMade(Err(failure)) => self.season_failure = Some(failure),
            Message::SeasonStruck(season) => {
                let act = Command::RemoveSeason { season }.into();
                return Action::Act { act, why: None, done: Message::SeasonMade };
            }
            Message::Listed(Ok(backups)) => {
                self.backups = backups;
                self.backup_failure = None;
            }
            Message::Listed(Err(failure)) | Message::Restored(Err(failure)) => self.backup_failure = Some(failure),
            Message::BackupAsked => {
                let begin = Begin::at_desk(cx.worker, |desk, watch| desk.back_up(watch).map(sized), Message::Listed);
                return Action::Watch { what: message!(cx.words, "app-work-back-up"), begin };
            }
            Message::RestoreAsked(place) => {
                (self.restoring, self.held, self.backup_failure) = (Some(place), None, None);
                if let Some((backup, _)) = self.backups.get(place).cloned() {
                    let path = backup.path.clone();
                    let look = cx.worker.ask(move |_| Ok(store::holding(&backup)?));
                    return Action::Run(Task::perform(look, move |held| Message::Held(path.clone(), held)));
                }
            }
            Message::Held(path, held) => {
                let is_it = |(backup, _): &SizedBackup| backup.path == path;
                if self.restoring.and_then(|place| self.backups.get(place)).is_some_and(is_it) {
                    match held {
                        Ok(held) => self.held = Some(held),
                        // It cannot be restored, so that nothing is to be asked.
                        Err(failure) => (self.restoring, self.backup_failure) = (None, Some(failure)),
                    }
                }
            }
            Message::MoreAsked => self.lists_all = true,
            Message::RestoreCancelled => self.restoring = None,
            Message::RestoreMeant => return self.restore(cx),
            Message::Restored(Ok((club, kept))) => return Action::Restored(club, kept),
            Message::ImportAsked => return Action::Go(Place::Import(Bring::Archive)),
            Message::ClubAsked => return Action::ChooseClub,
            Message::SampleAsked => return Action::Sample,
            Message::UsualAsked => return Action::Usual,
        }
        Action::None
    }

    fn restore(&mut self, cx: &Cx<'_>) -> Action<Message> {
        let restoring = self.restoring.take().and_then(|place| self.backups.get(place));
        let Some((backup, _)) = restoring else { return Action::None };
        self.backup_failure = None;
        let (club, from, language) = (cx.club.path.clone(), backup.path.clone(), cx.words.language());
        let restore = move |desk: &mut Desk, watch: Watch<'_>| desk.restore(&club, &from, language, watch);
        let begin = Begin::at_desk(cx.worker, restore, Message::Restored);
        Action::Watch { what: message!(cx.words, "app-work-restore"), begin }
    }

    /// What is shown. `file` is where the preferences of this machine are.
    pub fn view<'a>(&'a self, preferences: &'a Preferences, file: Option<&Path>, cx: &Cx<'a>) -> Element<'a, Message> {
        let content = column![
            machine(preferences, cx.words),
            self.club(cx),
            self.seasons(cx),
            self.backups(cx),
            self.pin.view(preferences, file, cx).map(Message::Pin),
            files(cx)
        ];
        let title = head(message!(cx.words, "app-place-settings"), row![]);
        narrow_page(title, content.spacing(gap::LARGE))
    }

    fn one<'a>(
        &'a self,
        which: Field,
        id: &'static str,
        name: String,
        submit: Option<Message>,
        cx: &Cx<'_>,
    ) -> Column<'a, Message> {
        field(
            id,
            name,
            &self.typed[which as usize],
            self.fault(which, cx),
            move |text| Message::Typed(which, text),
            submit,
        )
    }

    fn club<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let settings = self.settings();
        let is_changed = cx.club.can_be_changed() && settings.is_some() && settings != self.before;
        let submit = || is_changed.then_some(Message::SaveAsked);
        let one = |which, id, name| self.one(which, id, name, submit(), cx);
        let scale = row![
            one(Field::Win, "setting-win", message!(words, "app-setting-win")),
            one(Field::Draw, "setting-draw", message!(words, "app-setting-draw")),
            one(Field::Loss, "setting-loss", message!(words, "app-setting-loss")),
        ];
        let more = row![
            one(Field::Walkover, "setting-walkover", message!(words, "app-setting-walkover")),
            one(Field::Least, "setting-least", message!(words, "app-setting-least")),
            one(Field::Tau, "setting-tau", message!(words, "app-setting-tau")),
        ];
        let failure = self.failure.as_ref().map(|failure| wrong_note(cx.failure(failure)));
        let content = column![
            one(Field::Name, "setting-name", message!(words, "app-setting-name")),
            scale.spacing(gap::MEDIUM),
            more.spacing(gap::MEDIUM),
            small(message!(words, "app-settings-frozen"))
        ]
        .push(failure)
        .push(primary(message!(words, "app-save"), submit()));
        part(message!(words, "app-club"), content.spacing(gap::MEDIUM)).into()
    }

    fn seasons<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let can = cx.club.can_be_changed();
        let rows = cx.club.seasons.iter().map(|season| {
            let span = format!("{} – {}", words.short_date(season.first), words.short_date(season.last));
            let strike = can.then(|| link(message!(words, "app-strike"), Message::SeasonStruck(season.id)));
            row![cell(season.name.to_string()).width(Length::Fill), small(span)]
                .push(strike)
                .spacing(gap::MEDIUM)
                .align_y(Alignment::Center)
                .into()
        });
        let submit = || (can && self.season(cx).is_some()).then_some(Message::SeasonAsked);
        let one = |which, id, name| self.one(which, id, name, submit(), cx);
        let season_first = message!(words, "app-season-first", example = words.typed_date(cx.today()));
        let fields = row![
            one(Field::SeasonName, "season-name", message!(words, "app-season-name")).width(Length::FillPortion(2)),
            one(Field::SeasonFirst, "season-first", season_first).width(Length::FillPortion(1)),
            one(Field::SeasonLast, "season-last", message!(words, "app-season-last")).width(Length::FillPortion(1)),
        ];
        let failure = self.season_failure.as_ref().map(|failure| wrong_note(cx.failure(failure)));
        let none = cx.club.seasons.is_empty().then(|| small(message!(words, "app-no-seasons")));
        let content = Column::new()
            .push(none)
            .push(Column::with_children(rows).spacing(gap::TINY))
            .push(fields.spacing(gap::MEDIUM))
            .push(failure)
            .push(plain(message!(words, "app-add-season"), submit()));
        part(message!(words, "app-seasons"), content.spacing(gap::MEDIUM)).into()
    }

    fn backups<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let can = cx.club.can_be_changed();
        let shown = if self.lists_all { usize::MAX } else { SHOWN };
        let rows = self.backups.iter().enumerate().take(shown).map(|(place, (backup, size))| {
            let restore = can.then(|| link(message!(words, "app-restore"), Message::RestoreAsked(place)));
            let size = size.map(|size| words.file_size(size)).unwrap_or_default();
            row![
                container(cell(moment(backup.moment, words))).width(170),
                container(small(size)).width(80),
                small(words.backup_reason(backup.reason)).width(Length::Fill)
            ]
            .push(restore)
            .spacing(gap::MEDIUM)
            .align_y(Alignment::Center)
            .into()
        });
        let question = self.restoring.and_then(|place| self.backups.get(place)).map(|(backup, _)| {
            let deeds = row![
                plain(message!(words, "app-cancel"), Some(Message::RestoreCancelled)),
                space::horizontal(),
                grave(message!(words, "app-restore"), Some(Message::RestoreMeant)),
            ];
            let question = message!(words, "app-restore-question", moment = moment(backup.moment, words));
            let held = self.held.as_ref().map(|held| body(words.holding(held)));
            let content =
                column![strong(question)].push(held).push(body(message!(words, "app-restore-more"))).push(deeds);
            container(content.spacing(gap::SMALL)).padding(14).style(theme::wrong_note)
        });
        let failure = self
            .backup_failure
            .as_ref()
            .map(|failure| wrong_note(format!("{} {}", cx.failure(failure), message!(words, "app-restore-nothing"))));
        let more = self.backups.len().checked_sub(shown).filter(|more| *more > 0);
        let content = Column::new()
            .push(self.backups.is_empty().then(|| small(message!(words, "app-no-backups"))))
            // What is asked and what went wrong stand above a list that may be long.
            .push(question)
            .push(failure)
            .push(Column::with_children(rows).spacing(gap::TINY))
            .push(more.map(|more| plain(message!(words, "app-more-lines", count = more), Some(Message::MoreAsked))))
            .push(plain(message!(words, "app-back-up"), can.then_some(Message::BackupAsked)));
        part(message!(words, "app-backups"), content.spacing(gap::MEDIUM)).into()
    }
}

/// The same backups with their sizes.
fn sized(backups: Vec<Backup>) -> Vec<SizedBackup> {
    let with_size = |backup: Backup| {
        let size = std::fs::metadata(&backup.path).ok().map(|found| found.len());
        (backup, size)
    };
    backups.into_iter().map(with_size).collect()
}

/// How the window looks on this machine.
fn machine<'a>(preferences: &Preferences, words: &Words) -> Element<'a, Message> {
    let labelled = |name: String, choices: Vec<Element<'a, Message>>| {
        column![small(name), Row::with_children(choices).spacing(gap::SMALL).wrap()].spacing(gap::TINY)
    };
    let languages = Language::ALL
        .map(|language| choice(language.own_name(), language == words.language(), Message::Spoken(language)).into());
    let looks = Look::ALL.map(|look| {
        let name = match look {
            Look::Light => message!(words, "app-look-light"),
            Look::Dark => message!(words, "app-look-dark"),
            Look::Contrast => message!(words, "app-look-contrast"),
        };
        choice(name, look == preferences.look && !preferences.as_system, Message::Looked(look)).into()
    });
    let system = choice(message!(words, "app-look-system"), preferences.as_system, Message::AsSystem).into();
    let looks: Vec<Element<'a, Message>> = [system].into_iter().chain(looks).collect();
    let is_silent = preferences.as_system && preferences.system_look.is_none();
    let silent = is_silent.then(|| small(message!(words, "app-look-system-silent")));
    let sizes =
        TEXT_SIZES.map(|size| choice(words.percent(size), size == preferences.text, Message::SizedBackup(size)).into());
    let ways = preferences.board.ways(words);
    let ways = ways.map(|(name, is_on, then)| ticked(is_on, name, Some(Message::BoardChosen(then))).into());
    let content = column![
        labelled(message!(words, "app-language"), languages.into()),
        labelled(message!(words, "app-look"), looks).push(silent),
        labelled(message!(words, "app-text-size"), sizes.into()),
        labelled(message!(words, "app-setting-board"), ways.into()),
        play::turnings(preferences.board, words, Message::BoardChosen),
    ];
    part(message!(words, "app-this-machine"), content.spacing(gap::MEDIUM)).into()
}

/// Which club file is open, and others.
fn files<'a>(cx: &Cx<'a>) -> Element<'a, Message> {
    let words = cx.words;
    let is_usual = crate::store::usual_place().as_ref() == Some(&cx.club.path);
    let usual = (!is_usual).then(|| plain(message!(words, "app-own-club"), Some(Message::UsualAsked)));
    let deeds = row![
        plain(message!(words, "app-open-file"), Some(Message::ClubAsked)),
        plain(message!(words, "app-try-sample"), Some(Message::SampleAsked)),
        plain(message!(words, "app-import"), cx.club.can_be_changed().then_some(Message::ImportAsked)),
    ];
    let file = small(message!(words, "app-file-is", file = cx.club.path.display().to_string()));
    let content = column![file, deeds.push(usual).spacing(gap::SMALL).wrap()].spacing(gap::MEDIUM);
    part(message!(words, "app-club-file"), content).into()
}
