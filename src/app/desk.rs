//! What the worker has before it: the open club file, and what the window shows of it.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use chrono::{NaiveDate, Utc};
use serde::Serialize;
use serde::de::DeserializeOwned;
use uuid::Uuid;

use super::beside::{self, file_failure, remove, write_beside};
use super::logged;
use super::people::People;
use super::widget::bounded;
use super::worker::Failure;
use crate::club::{
    Batch, ClubSettings, Command, Deed, Demo, DemoSize, EntryId, LiveGame, PlayerId, Ratings, Season, Series,
    SeriesBook, SeriesId,
};
use crate::rules::{Score, Side};
use crate::store::{
    self, Ahead, Backup, ClubFile, Holder, Kept, Making, Opened, ReadOnly, Reason, Stamp, StoreError, Watch, Writer,
};
use crate::tournament::{self, Head};
use crate::words::{Language, Words, message};

/// Something that a user does to the facts.
#[derive(Clone, Debug)]
pub enum Act {
    /// One command.
    One(Box<Command>),
    /// Commands that are undone together.
    Together(Batch),
    /// What a file brings, undone together.
    Import(Batch<tournament::Act>),
    /// Commands about a tournament and those of the club that go with them, undone together.
    Event(Batch<tournament::Act>),
}

/// A step through what was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// The newest command is undone.
    Undo,
    /// The command that was undone last is carried out again.
    Redo,
}

impl From<Command> for Act {
    fn from(command: Command) -> Act {
        Act::One(Box::new(command))
    }
}

/// A game that is under way on the screen, as lists show it.
#[derive(Clone, Debug)]
pub struct UnderWay {
    /// Its series.
    pub series: SeriesId,
    /// Its number there, from 1.
    pub number: usize,
    /// Whose turn it is.
    pub to_move: Side,
    /// How many actions it has.
    pub actions: usize,
    /// Points and exited tiles so far.
    pub score: Score,
}

impl UnderWay {
    fn of(live: &LiveGame) -> UnderWay {
        let (series, number) = live.place();
        let game = live.game();
        UnderWay { series, number, to_move: live.to_move(), actions: game.len(), score: game.score() }
    }
}

/// What a step came to.
#[derive(Clone, Debug)]
pub enum Stepped {
    /// It is done: what the club is now, and what was undone or redone.
    Done(Arc<Club>, String),
    /// Nothing is done yet: whether it is meant has to be asked.
    Asked(Question),
}

/// Whether a step is meant.
#[derive(Clone, Debug)]
pub struct Question {
    /// The step.
    pub step: Step,
    /// The entry of the log that it is about, and no other.
    pub entry: EntryId,
    /// What that did, in words.
    pub what: String,
    /// Whether somebody was made anonymous since, which cannot be undone.
    pub passes_anonymous: bool,
    /// The games that people are playing and that would be gone.
    pub games: Vec<UnderWay>,
}

/// All that the window shows of a club, as it was at one moment.
#[derive(Clone, Debug)]
pub struct Club {
    /// Its file.
    pub path: PathBuf,
    /// Why it can only be read, if so.
    pub read_only: Option<ReadOnly>,
    /// Its people.
    pub people: Arc<People>,
    /// Its series, by date.
    pub series: Arc<SeriesBook>,
    /// What it decided for itself.
    pub settings: ClubSettings,
    /// Its seasons, the latest first.
    pub seasons: Vec<Season>,
    /// Its tournaments, the latest first.
    pub tournaments: Vec<Head>,
    /// The games under way on the screen.
    pub under_way: Vec<UnderWay>,
    /// The series whose deals other tables still play: their moves are nobody's business yet.
    pub face_down: BTreeSet<SeriesId>,
    /// Whether there is something to undo, and to redo.
    pub can_undo_and_redo: (bool, bool),
    /// How often it has changed since it was opened.
    pub revision: u64,
}

impl Club {
    /// A series.
    pub fn series(&self, id: SeriesId) -> Option<Series> {
        self.series.find(id)
    }

    /// Whether anything can be changed.
    pub const fn can_be_changed(&self) -> bool {
        self.read_only.is_none()
    }
}

/// The open club file, if there is one.
#[derive(Debug, Default)]
pub struct Desk {
    opened: Option<Opened>,
    /// The demo club that is being made, and into what.
    making: Option<(Making, Demo)>,
    shown: Option<Arc<Club>>,
    ratings: Option<(u64, Arc<Ratings>)>,
    revision: u64,
}

impl Desk {
    /// Opens a club file in place of the one that is open, and makes it if there is none and `may_make` says so.
    ///
    /// # Errors
    ///
    /// When it cannot be opened; the one that was open stays open.
    pub fn open(&mut self, path: &Path, may_make: bool, language: Language) -> Result<Arc<Club>, Failure> {
        // One that could only be read may be free by now.
        if matches!(&self.opened, Some(Opened::ForWriting(writer)) if writer.path() == path) {
            return self.show(language);
        }
        let opened = match store::open(path, &holder()) {
            Err(StoreError::Missing { .. }) if may_make => {
                if let Some(folder) = path.parent() {
                    fs::create_dir_all(folder).map_err(|error| file_failure(folder, &error))?;
                }
                Opened::ForWriting(store::create(path, &holder()).map_err(Failure::of_club(path))?)
            }
            opened => opened.map_err(Failure::of_club(path))?,
        };
        let before = (self.opened.replace(opened), self.shown.take());
        // Some damage is only met once everything is read.
        let club = match self.show(language) {
            Ok(club) => club,
            Err(failure) => {
                (self.opened, self.shown) = before;
                return Err(match failure {
                    Failure::Store(why) => Failure::Club { path: path.to_owned(), why },
                    other => other,
                });
            }
        };
        // They are those of the file before.
        self.ratings = None;
        close(before.0);
        if let Some(Opened::ForWriting(writer)) = &self.opened {
            // A backup that cannot be made must not keep people from playing; the next one may succeed.
            let _ = writer.back_up_daily(Utc::now());
        }
        Ok(club)
    }

    /// Closes the file so that it is whole by itself.
    pub fn leave(&mut self) {
        self.shown = None;
        close(self.opened.take());
    }

    /// The file, to read in.
    ///
    /// # Errors
    ///
    /// When none is open.
    pub fn club(&self) -> Result<&ClubFile, Failure> {
        match &self.opened {
            Some(Opened::ForWriting(writer)) => Ok(writer),
            Some(Opened::ForReading { club, .. }) => Ok(club),
            None => Err(Failure::NoClub),
        }
    }

    /// The file, to write in.
    ///
    /// # Errors
    ///
    /// When none is open, or it can only be read.
    pub fn writer(&mut self) -> Result<&mut Writer, Failure> {
        match &mut self.opened {
            Some(Opened::ForWriting(writer)) => Ok(writer),
            Some(Opened::ForReading { why, .. }) => Err(Failure::ReadOnly(why.clone())),
            None => Err(Failure::NoClub),
        }
    }

    /// Does something to the facts and says what the club is then.
    ///
    /// # Errors
    ///
    /// When it is refused or cannot be written. Nothing has changed then.
    pub fn act(
        &mut self,
        act: &Act,
        why: Option<String>,
        language: Language,
        watch: Watch<'_>,
    ) -> Result<Arc<Club>, Failure> {
        let stamp = stamp(why);
        let writer = self.writer()?;
        match act {
            Act::One(command) => writer.carry_out_watched(&**command, &stamp, watch)?,
            Act::Together(batch) => writer.carry_out_all_watched(batch, &stamp, watch)?,
            Act::Import(batch) => writer.carry_out_all_watched(batch, &stamp, watch)?,
            Act::Event(batch) => match batch.commands.as_slice() {
                [only] => writer.carry_out_watched(only, &stamp, watch)?,
                _ => writer.carry_out_all_watched(batch, &stamp, watch)?,
            },
        }
        self.revision += 1;
        self.show_touched(language)
    }

    /// Undoes or redoes a command, and says what the club is then and which one it was. What takes a game away that people are
    /// playing, or passes over what cannot be undone, is asked first: it is done once `meant` names its entry.
    ///
    /// # Errors
    ///
    /// When there is none, when another one is meant, or when it cannot be written. Nothing has changed then.
    pub fn step(&mut self, step: Step, meant: Option<EntryId>, language: Language) -> Result<Stepped, Failure> {
        let words = Words::in_language(language);
        let writer = self.writer()?;
        let ahead = match step {
            Step::Undo => writer.undo_ahead()?,
            Step::Redo => writer.redo_ahead()?,
        };
        match meant {
            Some(meant) if meant != ahead.entry => return Err(Failure::Said(message!(words, "step-stale"))),
            Some(_) => {}
            None => {
                let games = self.played_away(&ahead)?;
                if ahead.passes_anonymous || !games.is_empty() {
                    let what = self.what_was(ahead.entry, &words)?;
                    let Ahead { entry, passes_anonymous, .. } = ahead;
                    return Ok(Stepped::Asked(Question { step, entry, what, passes_anonymous, games }));
                }
            }
        }
        let stamp = stamp(None);
        let writer = self.writer()?;
        let entry = match step {
            Step::Undo => writer.undo(&stamp)?,
            Step::Redo => writer.redo(&stamp)?,
        };
        self.revision += 1;
        // What is gone now has its name in the state before.
        let before = self.shown.clone();
        let club = self.show_touched(language)?;
        let entry = self.club()?.log_entry(entry)?;
        let what = logged::what(entry.as_slice(), before.as_ref().unwrap_or(&club), &words);
        Ok(Stepped::Done(club, what))
    }

    fn what_was(&self, entry: EntryId, words: &Words) -> Result<String, Failure> {
        let entry = self.club()?.log_entry(entry)?;
        Ok(self.shown.as_ref().map_or_else(String::new, |club| logged::what(entry.as_slice(), club, words)))
    }

    /// The games under way that an undo or redo takes away, as far as anything has happened in them.
    fn played_away(&self, ahead: &Ahead) -> Result<Vec<UnderWay>, Failure> {
        if ahead.games.is_empty() {
            return Ok(Vec::new());
        }
        let live = self.club()?.live_games()?;
        let gone = live.iter().filter(|live| ahead.games.contains(&live.place()) && !live.game().is_empty());
        Ok(gone.map(UnderWay::of).collect())
    }

    /// What the club is now.
    ///
    /// # Errors
    ///
    /// When it cannot be read.
    pub fn show(&mut self, language: Language) -> Result<Arc<Club>, Failure> {
        let series = Arc::new(self.club()?.series_book()?);
        self.show_with(self.people(language)?, series)
    }

    /// What the club is after something was done or taken back: only what was touched by it is read again.
    fn show_touched(&mut self, language: Language) -> Result<Arc<Club>, Failure> {
        let touched = self.writer()?.touched(MOST_TOUCHED)?;
        let (Some(shown), Some(touched)) = (self.shown.clone(), touched) else { return self.show(language) };
        let people = if touched.people { self.people(language)? } else { shown.people.clone() };
        if touched.series.is_empty() {
            return self.show_with(people, shown.series.clone());
        }
        let mut series = SeriesBook::clone(&shown.series);
        for id in touched.series {
            series.remove(id);
            if let Some((changed, ways)) = self.club()?.series_and_ways(id)? {
                series.add(changed, ways);
            }
        }
        self.show_with(people, Arc::new(series))
    }

    fn people(&self, language: Language) -> Result<Arc<People>, Failure> {
        Ok(Arc::new(People::new(self.club()?.players()?, language)))
    }

    fn show_with(&mut self, people: Arc<People>, series: Arc<SeriesBook>) -> Result<Arc<Club>, Failure> {
        let read_only = match &self.opened {
            Some(Opened::ForReading { why, .. }) => Some(why.clone()),
            _ => None,
        };
        let can_undo_and_redo = match &self.opened {
            Some(Opened::ForWriting(writer)) => writer.can_undo_and_redo()?,
            _ => (false, false),
        };
        let file = self.club()?;
        let live = file.live_games()?;
        let club = Arc::new(Club {
            path: file.path().to_owned(),
            read_only,
            people,
            series,
            settings: file.settings()?,
            seasons: file.seasons()?,
            tournaments: file.tournaments()?,
            under_way: live.iter().map(UnderWay::of).collect(),
            face_down: file.face_down()?,
            can_undo_and_redo,
            revision: self.revision,
        });
        self.shown = Some(club.clone());
        Ok(club)
    }

    /// The ratings of everybody after every evening.
    ///
    /// # Errors
    ///
    /// When no club file is open.
    pub fn ratings(&mut self) -> Result<Arc<Ratings>, Failure> {
        let shown = self.shown.clone().ok_or(Failure::NoClub)?;
        if let Some((revision, ratings)) = &self.ratings
            && *revision == shown.revision
        {
            return Ok(ratings.clone());
        }
        let ratings = Arc::new(Ratings::replay(&shown.settings.rating, shown.series.iter()));
        self.ratings = Some((shown.revision, ratings.clone()));
        Ok(ratings)
    }

    /// Makes a backup now, and lists them all.
    ///
    /// # Errors
    ///
    /// When it cannot be written.
    pub fn back_up(&self, watch: Watch<'_>) -> Result<Vec<Backup>, Failure> {
        let club = self.club()?;
        club.back_up_watched(Reason::Asked, Utc::now(), watch)?;
        Ok(store::backups(club.path())?)
    }

    /// Puts another file in the place of a club file, which need not be in order, opens that, and says what became of the one
    /// that was there.
    ///
    /// # Errors
    ///
    /// When the file is no club file or damaged, or cannot be put there; the club file is as it was then, and open if it was.
    pub fn restore(
        &mut self,
        path: &Path,
        from: &Path,
        language: Language,
        watch: Watch<'_>,
    ) -> Result<(Arc<Club>, Kept), Failure> {
        let is_open = self.club().is_ok_and(|open| open.path() == path);
        if is_open {
            // One that may only be read stays open.
            self.writer()?;
            self.leave();
        }
        match store::restore_watched(path, from, &holder(), Utc::now(), watch) {
            Ok(kept) => Ok((self.open(path, false, language)?, kept)),
            Err(why) => {
                if is_open {
                    // Why it cannot be restored matters more than what is wrong with the one that is there.
                    let _ = self.open(path, false, language);
                }
                Err(why.into())
            }
        }
    }

    /// What was kept beside the club file under a name: drafts, and who is here on an evening.
    ///
    /// # Errors
    ///
    /// When it cannot be read, or makes no sense; then the next thing that is kept must not take its place, and it is set aside.
    pub fn kept<T: DeserializeOwned>(&self, name: &str) -> Result<Option<T>, Failure> {
        let path = self.club()?.path().with_added_extension(name);
        let text = match fs::read(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            read => read.map_err(|error| file_failure(&path, &error))?,
        };
        match (serde_json::from_slice(&text), &self.opened) {
            (Ok(kept), _) => Ok(Some(kept)),
            // It belongs to whoever writes in the club file.
            (Err(_), Some(Opened::ForReading { .. })) => Ok(None),
            (Err(_), _) => Err(Failure::SetAside { aside: beside::set_aside(&path)?, path }),
        }
    }

    /// Whether something is kept beside the club file under a name.
    ///
    /// # Errors
    ///
    /// When that cannot be found out.
    pub fn has_kept(&self, name: &str) -> Result<bool, Failure> {
        let path = self.club()?.path().with_added_extension(name);
        path.try_exists().map_err(|error| file_failure(&path, &error))
    }

    /// Keeps something beside the club file under a name, or forgets it.
    ///
    /// # Errors
    ///
    /// When it cannot be written. What was there stays then.
    pub fn keep<T: Serialize>(&self, name: &str, kept: Option<&T>) -> Result<(), Failure> {
        let path = self.club()?.path().with_added_extension(name);
        let Some(kept) = kept else { return remove(&path) };
        let text = serde_json::to_string(kept).map_err(|error| file_failure(&path, &error.into()))?;
        write_beside(&path, &text)
    }

    /// Starts to make the demo club in a new file; what was left there is removed.
    ///
    /// # Errors
    ///
    /// When it cannot be written.
    pub fn start_demo(&mut self, path: &Path) -> Result<usize, Failure> {
        self.drop_demo()?;
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(|error| file_failure(folder, &error))?;
        }
        remove(path)?;
        let evenings = Demo::new(DEMO_SEED, DemoSize::CLUB).count();
        self.making = Some((Making::begin(path, &holder())?, Demo::new(DEMO_SEED, DemoSize::CLUB)));
        Ok(evenings)
    }

    /// Makes one more evening of the demo club; `false` when it is done, and its file closed.
    ///
    /// # Errors
    ///
    /// When it cannot be written.
    pub fn go_on_with_demo(&mut self) -> Result<bool, Failure> {
        let Some((club, demo)) = &mut self.making else { return Ok(false) };
        let Some(evening) = demo.next() else {
            if let Some((club, _)) = self.making.take() {
                club.finish()?;
            }
            return Ok(false);
        };
        for act in evening {
            let why = act.why.map(str::to_owned);
            let stamp = Stamp { entry: act.entry, moment: act.moment, device: "demo".to_owned(), why };
            match act.deed {
                Deed::One(command) => club.writer().carry_out(*command, &stamp)?,
                Deed::Together(batch) => club.writer().carry_out_all(&batch, &stamp)?,
            }
        }
        Ok(true)
    }

    /// Gives up the demo club that is being made.
    ///
    /// # Errors
    ///
    /// None: what stays is cleared away when the next one is made.
    pub fn drop_demo(&mut self) -> Result<(), Failure> {
        self.making = None;
        Ok(())
    }
}

/// Closes a file so that it is whole by itself.
fn close(opened: Option<Opened>) {
    if let Some(Opened::ForWriting(writer)) = opened {
        // Whoever opens the file next brings what is left beside it into it.
        let _ = writer.close();
    }
}

/// How many rows may be touched by what was done so that they are read one by one: those of a round, but not of a long list that
/// came in.
const MOST_TOUCHED: usize = 1000;

/// No series is of an earlier evening.
pub const FIRST_DATE: Option<NaiveDate> = NaiveDate::from_ymd_opt(1000, 1, 1);
/// No series is of a later evening.
pub const LAST_DATE: Option<NaiveDate> = NaiveDate::from_ymd_opt(9999, 12, 31);

/// The seed of the sample club.
const DEMO_SEED: u64 = 1969;

/// This program as whoever else wants the file gets to see it.
pub(super) fn holder() -> Holder {
    let host = gethostname::gethostname().to_string_lossy().into_owned();
    Holder { process: std::process::id(), host, since: Utc::now() }
}

/// What is written down with whatever is done now.
pub fn stamp(why: Option<String>) -> Stamp {
    let device = gethostname::gethostname().to_string_lossy().into_owned();
    Stamp { entry: EntryId(Uuid::now_v7()), moment: Utc::now(), device, why }
}

/// Who a player is, for sentences about refusals.
pub fn who(club: &Club) -> impl Fn(PlayerId) -> Option<String> + use<'_> {
    |player| club.people.get(player).map(|player| bounded(player.profile.name.as_str()))
}
