//! The way out where a club file cannot be opened, or the open one turns out to be damaged: the last good backup, what can
//! be salvaged, or another file. The file itself stays as it is.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use iced::futures::FutureExt as _;
use iced::widget::{Column, column, container, row, scrollable};
use iced::{Element, Length, Padding, Task};

use super::desk::{Club, Desk, stamp};
use super::screen::parts::{body, moment, plain, primary, small, strong, wrong_note};
use super::theme::{self, gap};
use super::work::Begin;
use super::worker::{Failure, apart};
use super::{App, Message as Outer, Note};
use crate::store::{self, Backup, Holding, Kept, Missing, StoreError, Watch};
use crate::words::{Words, message};

/// How high the list of what is lost is at most.
const LOST: f32 = 160.0;
/// How wide the card is at most.
pub(super) const WIDTH: f32 = 640.0;

/// What happened while a way out is looked for.
#[derive(Clone, Debug)]
pub enum Message {
    /// The last good backup of a file was looked for.
    Found(PathBuf, Result<Option<Good>, Failure>),
    /// It is to be restored.
    RestoreAsked,
    /// It is restored, or not.
    Restored(Result<(Arc<Club>, Kept), Failure>),
    /// What can be read is to go into a new file.
    SalvageAsked,
    /// It is in that file, and this is lost; or it could not be done.
    Salvaged(Result<(PathBuf, BTreeSet<Missing>), Failure>),
    /// The list of what is lost is to be kept in the clipboard.
    LostCopied,
    /// The new file is to be opened.
    SalvagedOpened,
    /// The file is to be opened once more.
    Again,
    /// The open club is to be looked at as far as it can be read.
    Closed,
    /// The ways out are wanted again.
    Reopened,
}

/// A backup that is as it should be, and what it holds as far as that can be said.
#[derive(Clone, Debug)]
pub struct Good {
    backup: Backup,
    held: Option<Holding>,
}

impl Good {
    fn of(club: &Path) -> Result<Option<Good>, Failure> {
        let backup = store::last_good(club)?;
        Ok(backup.map(|backup| Good { held: store::holding(&backup).ok(), backup }))
    }

    fn in_words(&self, words: &Words) -> String {
        let made = message!(
            words,
            "rescue-backup",
            moment = moment(self.backup.moment, words),
            why = words.backup_reason(self.backup.reason)
        );
        let held = self.held.as_ref().map(|held| words.holding(held));
        [Some(made), held].into_iter().flatten().collect::<Vec<_>>().join(" ")
    }
}

/// What is wrong with the file, as far as it decides what can be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wrong {
    /// There is none.
    Missing,
    /// A folder has that name.
    Folder,
    /// There is nothing in it.
    Empty,
    /// Something in it cannot be made out.
    Damaged,
    /// The file may be in order.
    Closed,
}

impl Wrong {
    fn of(path: &Path, why: &StoreError) -> Wrong {
        match (why, fs::metadata(path)) {
            (StoreError::Missing { .. }, _) => Wrong::Missing,
            (StoreError::NotAClub { .. }, Ok(found)) if found.is_dir() => Wrong::Folder,
            (StoreError::NotAClub { .. }, Ok(found)) if found.len() == 0 => Wrong::Empty,
            (StoreError::NotAClub { .. }, _) => Wrong::Damaged,
            _ if why.is_damage() => Wrong::Damaged,
            _ => Wrong::Closed,
        }
    }
}

/// A file that cannot be used, and the ways out.
#[derive(Debug)]
pub struct Rescue {
    path: PathBuf,
    failure: Failure,
    wrong: Wrong,
    /// The last good backup, once it has been looked for.
    good: Option<Option<Good>>,
    /// Whether something is being done about it.
    is_busy: bool,
    salvaged: Option<(PathBuf, BTreeSet<Missing>)>,
    /// Why a way out led nowhere.
    stuck: Option<Failure>,
    /// The club is looked at all the same.
    is_closed: bool,
}

impl Rescue {
    /// The file.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Whether the ways out are shown.
    pub(super) const fn is_open(&self) -> bool {
        !self.is_closed
    }

    /// Whether there is more to do than to open another file.
    fn leads_out(&self) -> bool {
        matches!(self.wrong, Wrong::Empty | Wrong::Damaged)
    }

    const fn can_be_restored(&self) -> bool {
        matches!(self.wrong, Wrong::Missing | Wrong::Empty | Wrong::Damaged)
    }

    fn sentence(&self, words: &Words) -> String {
        let file = self.path.display().to_string();
        match self.wrong {
            Wrong::Folder => message!(words, "rescue-folder", file = file),
            Wrong::Empty => message!(words, "rescue-empty", file = file),
            Wrong::Missing | Wrong::Damaged | Wrong::Closed => self.failure.plainly(words),
        }
    }

    /// What is wrong, and what can be done about it.
    pub(super) fn view(&self, words: &Words) -> Element<'_, Message> {
        let restore = self.can_be_restored().then(|| self.backup(words));
        let salvage = (self.wrong == Wrong::Damaged).then(|| self.salvage(words));
        let stuck = self.stuck.as_ref().map(|failure| wrong_note(failure.plainly(words)));
        Column::new()
            .push(body(self.sentence(words)))
            .push(stuck)
            .push(restore)
            .push(salvage)
            .spacing(gap::MEDIUM)
            .max_width(WIDTH)
            .into()
    }

    fn backup(&self, words: &Words) -> Element<'_, Message> {
        let content = match &self.good {
            None => column![small(message!(words, "rescue-looking"))],
            Some(None) => column![small(message!(words, "restore-no-backup"))],
            Some(Some(good)) => {
                let then = match self.wrong {
                    Wrong::Missing => message!(words, "rescue-restore-missing"),
                    _ => message!(words, "rescue-restore-more"),
                };
                let restore =
                    primary(message!(words, "rescue-restore"), (!self.is_busy).then_some(Message::RestoreAsked));
                column![body(good.in_words(words)), small(then), restore]
            }
        };
        column![strong(message!(words, "rescue-last-good"))].push(content.spacing(gap::SMALL)).spacing(gap::TINY).into()
    }

    fn salvage(&self, words: &Words) -> Element<'_, Message> {
        let Some((file, missing)) = &self.salvaged else {
            let salvage = plain(message!(words, "rescue-salvage"), (!self.is_busy).then_some(Message::SalvageAsked));
            let more = if self.is_busy {
                small(message!(words, "rescue-busy"))
            } else {
                small(message!(words, "rescue-salvage-more"))
            };
            let heading = strong(message!(words, "rescue-readable"));
            return column![heading, column![more, salvage].spacing(gap::SMALL)].spacing(gap::TINY).into();
        };
        let lost = if missing.is_empty() {
            message!(words, "salvage-all")
        } else {
            message!(words, "salvage-missing", count = missing.len())
        };
        let lines = missing.iter().map(|missing| small(format!("– {}", words.missing(missing))).into());
        let lines =
            container(Column::with_children(lines).spacing(gap::TINY)).padding(Padding::ZERO.right(gap::MEDIUM));
        let list = (!missing.is_empty()).then(|| container(scrollable(lines).style(theme::scroll)).max_height(LOST));
        let copy = (!missing.is_empty()).then(|| plain(message!(words, "rescue-copy-lost"), Some(Message::LostCopied)));
        let open = row![primary(message!(words, "rescue-open-salvaged"), Some(Message::SalvagedOpened))];
        column![strong(message!(words, "salvage-done", file = file.display().to_string())), body(lost)]
            .push(list)
            .push(open.push(copy).spacing(gap::SMALL))
            .spacing(gap::SMALL)
            .into()
    }

    /// What is done in any case, beside what else is offered where one is.
    pub(super) fn again(&self, words: &Words) -> Element<'_, Message> {
        plain(message!(words, "rescue-again"), (!self.is_busy).then_some(Message::Again)).into()
    }

    /// That the club that is open is damaged, before its screens.
    pub(super) fn banner(&self, words: &Words) -> Option<Element<'_, Message>> {
        let note = body(message!(words, "rescue-banner")).width(Length::Fill);
        let out = plain(message!(words, "rescue-ways-out"), Some(Message::Reopened));
        let content = row![note, out].spacing(gap::MEDIUM).align_y(iced::Alignment::Center);
        self.is_closed.then(|| container(content).padding([10, 14]).width(Length::Fill).style(theme::wrong_note).into())
    }
}

impl App {
    /// Shows the ways out of what is wrong with a club file; says whether there are any.
    pub(super) fn rescue_from(&mut self, failure: &Failure) -> Option<Task<Outer>> {
        let Failure::Club { path, why } = failure else { return None };
        let wrong = Wrong::of(path, why);
        let rescue = Rescue {
            path: path.clone(),
            failure: failure.clone(),
            wrong,
            good: None,
            is_busy: false,
            salvaged: None,
            stuck: None,
            is_closed: false,
        };
        // Where a club is open, only damage is worth more than a note.
        if self.club.is_some() && !rescue.leads_out() {
            return None;
        }
        // The same damage is met again and again.
        if self.rescue.as_ref().is_some_and(|known| known.path == rescue.path && known.is_closed) {
            return Some(Task::none());
        }
        let look = rescue.can_be_restored().then(|| path.clone());
        self.missing = failure.missing();
        self.rescue = Some(rescue);
        let Some(path) = look else { return Some(Task::none()) };
        let asked = path.clone();
        let found = apart(move || Good::of(&path));
        Some(Task::perform(found, move |found| {
            Outer::Rescue(Message::Found(asked.clone(), found.and_then(|found| found)))
        }))
    }

    /// What a message changes where a way out is looked for.
    pub(super) fn rescue(&mut self, message: Message) -> Task<Outer> {
        let language = self.words.language();
        let Some(rescue) = &mut self.rescue else { return Task::none() };
        match message {
            Message::Found(path, found) => {
                if path == rescue.path {
                    rescue.stuck = found.as_ref().err().cloned();
                    rescue.good = Some(found.unwrap_or_default());
                }
            }
            Message::RestoreAsked => {
                let Some(Some(good)) = &rescue.good else { return Task::none() };
                let (club, from) = (rescue.path.clone(), good.backup.path.clone());
                (rescue.is_busy, rescue.stuck) = (true, None);
                let restore = move |desk: &mut Desk, watch: Watch<'_>| desk.restore(&club, &from, language, watch);
                let restored = |restored| Outer::Rescue(Message::Restored(restored));
                let begin = Begin::at_desk(&self.worker, restore, restored);
                return self.watched(message!(self.words, "app-work-restore"), |watching| begin.with(watching));
            }
            Message::Restored(Ok((club, kept))) => {
                let opened = self.update(Outer::Opened(Ok(club)));
                return Task::batch([opened, self.say_restored(&kept)]);
            }
            Message::SalvageAsked => {
                (rescue.is_busy, rescue.stuck) = (true, None);
                let damaged = rescue.path.clone();
                let name = message!(self.words, "rescue-salvaged-name", name = stem(&damaged));
                let folders = [damaged.parent().map(Path::to_owned), Some(self.system.folder.clone())];
                return self.watched(message!(self.words, "app-work-salvage"), move |watching| {
                    let salvage =
                        move || salvage(&damaged, &name, folders.into_iter().flatten(), &watching.part(0.0, 1.0));
                    let salvaged = apart(salvage);
                    salvaged.map(|salvaged| Outer::Rescue(Message::Salvaged(salvaged.and_then(|salvaged| salvaged))))
                });
            }
            Message::Salvaged(Ok(salvaged)) => (rescue.salvaged, rescue.is_busy) = (Some(salvaged), false),
            Message::Restored(Err(failure)) | Message::Salvaged(Err(failure)) => {
                (rescue.stuck, rescue.is_busy) = (Some(failure), false);
            }
            Message::LostCopied => {
                let missing = rescue.salvaged.iter().flat_map(|(_, missing)| missing);
                let lines: Vec<String> = missing.map(|missing| self.words.missing(missing)).collect();
                return self.copy(lines.join("\n"), message!(self.words, "rescue-copied"));
            }
            Message::SalvagedOpened => {
                let file = rescue.salvaged.as_ref().map(|(file, _)| file.clone());
                return file.map_or_else(Task::none, |file| self.open(file, false));
            }
            Message::Again => {
                let path = rescue.path.clone();
                return self.open(path, false);
            }
            Message::Closed => {
                self.close_rescue();
            }
            Message::Reopened => rescue.is_closed = false,
        }
        Task::none()
    }

    /// Leaves the ways out, where a club is open behind them.
    pub(super) fn close_rescue(&mut self) -> bool {
        let (Some(club), Some(rescue)) = (&self.club, &mut self.rescue) else { return false };
        let was_open = !std::mem::replace(&mut rescue.is_closed, true);
        // Only the open club is looked at all the same.
        if club.path != rescue.path {
            self.rescue = None;
        }
        was_open
    }

    /// Says that a backup is restored, and what became of what was there.
    pub(super) fn say_restored(&mut self, kept: &Kept) -> Task<Outer> {
        self.noted = self.noted.wrapping_add(1);
        let kept = match kept {
            Kept::Backup(_) => Some(message!(self.words, "app-restored-kept")),
            Kept::Damaged(_) | Kept::Nothing => self.words.kept(kept),
        };
        let said = [Some(message!(self.words, "app-restored")), kept].into_iter().flatten();
        self.note = Some(Note::Well(said.collect::<Vec<_>>().join(" ")));
        Task::none()
    }
}

/// Whether there are no backups of a club file: where there are, an empty one in its place would hide that it is gone.
pub(super) fn was_never_there(path: &Path) -> bool {
    store::backups(path).is_ok_and(|backups| backups.is_empty())
}

/// Salvages into the first folder where a file can be written, under a name that is free.
fn salvage(
    damaged: &Path,
    name: &str,
    folders: impl Iterator<Item = PathBuf>,
    watch: Watch<'_>,
) -> Result<(PathBuf, BTreeSet<Missing>), Failure> {
    let mut first = None;
    for folder in folders {
        let numbers = (2..u16::MAX).map(|number| format!("{name} {number}"));
        let names = [name.to_owned()].into_iter().chain(numbers);
        let mut files = names.map(|name| folder.join(format!("{name}.halaliclub")));
        let Some(file) = files.find(|file| fs::symlink_metadata(file).is_err()) else { continue };
        match store::salvage_watched(damaged, &file, &stamp(None), watch) {
            Ok(missing) => return Ok((file, missing)),
            Err(error @ (StoreError::Unwritable | StoreError::Full | StoreError::Io { .. })) => {
                first = first.or(Some(error));
            }
            Err(error) => return Err(error.into()),
        }
    }
    Err(first.map_or(Failure::NoClub, Failure::from))
}

fn stem(path: &Path) -> String {
    path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default()
}
