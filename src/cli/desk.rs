//! The desk that a command works at: the club file, opened, and the words to speak in.

use std::fs;
use std::io::{self, BufRead as _, IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};

use chrono::{Local, NaiveDate, Utc};
use clap::Args;
use uuid::Uuid;

use super::backup::tell_ways_out;
use super::out::{held_back, to_the_end};
use super::people::People;
use super::{Done, tell};
use crate::club::{Batch, EntryId, PlayerId, evening_of};
use crate::store::{self, ClubFile, Holder, Opened, ReadOnly, Stamp, StoreError, Writer};
use crate::tournament::Act;
use crate::words::{Words, message};

/// How long to wait for another command that is about to let go of the file.
const PATIENCE: Duration = Duration::from_secs(1);

/// How long between two looks whether it has.
const PAUSE: Duration = Duration::from_millis(50);

/// What every command that changes something takes.
#[derive(Args, Clone, Default)]
pub(super) struct Reason {
    #[arg(long, value_name = "TEXT")]
    why: Option<String>,
}

/// What every command takes that says first what it changes, and asks.
#[derive(Args, Clone, Default)]
pub(super) struct Sure {
    /// Whether to go on without asking.
    #[arg(long)]
    pub(super) yes: bool,
    #[command(flatten)]
    pub(super) reason: Reason,
}

/// Why a command comes to nothing.
pub(super) enum Stop {
    /// It is refused with this sentence.
    Refused(String),
    /// The club file does not allow it.
    Store(StoreError),
    /// Its results cannot be written.
    Output(io::Error),
}

impl From<StoreError> for Stop {
    fn from(error: StoreError) -> Stop {
        Stop::Store(error)
    }
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        Stop::Output(error)
    }
}

/// An open club file, and the language of whoever sits before it.
pub(super) struct Desk<'w> {
    /// The words to speak in.
    pub(super) words: &'w Words,
    path: PathBuf,
    holder: Holder,
    opened: Held,
    /// Whether the backup of the day was seen to.
    is_backed_up: bool,
}

/// How the club file is held.
enum Held {
    /// By this command alone.
    ForWriting(Writer),
    /// Without keeping others from writing, and why so, unless the command wants no more.
    ForReading(ClubFile, Option<ReadOnly>),
}

impl Held {
    fn of(opened: Opened) -> Held {
        match opened {
            Opened::ForWriting(writer) => Held::ForWriting(writer),
            Opened::ForReading { club, why } => Held::ForReading(club, Some(why)),
        }
    }

    /// Whether another program writes the file.
    const fn is_elsewhere(&self) -> bool {
        matches!(self, Held::ForReading(_, Some(ReadOnly::Held { .. })))
    }
}

/// What a command opens the club file for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Access {
    /// It only reads, and everything as it is at one moment. Others may write meanwhile, and nothing is printed before the file
    /// is closed.
    Read,
    /// It copies the file as it is, which others may write meanwhile.
    Copy,
    /// It writes what follows from what it reads: nobody else changes anything in between.
    Change,
}

impl Access {
    /// The access of a command that changes something, or doesn't.
    pub(super) const fn to_change(changes: bool) -> Access {
        if changes { Access::Change } else { Access::Read }
    }
}

/// Opens the club file, does some work, and says what was refused.
pub(super) fn at_desk(
    access: Access,
    club: Option<&Path>,
    words: &Words,
    work: impl FnOnce(&mut Desk<'_>) -> Result<Done, Stop>,
) -> io::Result<Done> {
    let sit_down = || {
        let mut desk = match Desk::open(access, club, words) {
            Ok(desk) => desk,
            Err(stop) => {
                let has_ways_out = matches!(&stop, Stop::Store(error) if error.is_damage());
                let done = refused(stop, words, |_| None)?;
                if let (true, Ok((path, _))) = (has_ways_out, place(club, words)) {
                    tell_ways_out(&path, words);
                }
                return Ok(done);
            }
        };
        let ready = if access == Access::Change { desk.writer().map(drop) } else { Ok(()) };
        let done = match ready.and_then(|()| work(&mut desk)) {
            Ok(done) => done,
            Err(stop) => {
                let has_ways_out = matches!(&stop, Stop::Store(error) if error.is_damage());
                let done = refused(stop, words, |player| desk.name_of(player))?;
                if has_ways_out {
                    tell_ways_out(&desk.path, words);
                }
                done
            }
        };
        desk.leave();
        Ok(done)
    };
    match access {
        Access::Change => to_the_end(words, sit_down),
        Access::Copy => to_the_end(words, || held_back(sit_down)),
        Access::Read => held_back(sit_down),
    }
}

/// Says why a command came to nothing.
pub(super) fn refused(stop: Stop, words: &Words, who: impl Fn(PlayerId) -> Option<String>) -> io::Result<Done> {
    match stop {
        Stop::Refused(sentence) => tell(&sentence),
        Stop::Store(error) => {
            tell(&words.store_error(&error, &who));
            if matches!(error, StoreError::Missing { .. }) {
                tell(&message!(words, "desk-missing"));
            }
        }
        Stop::Output(error) => return Err(error),
    }
    Ok(Done::Refused)
}

/// This program as whoever else wants the file gets to see it.
pub(super) fn holder() -> Holder {
    let host = gethostname::gethostname().to_string_lossy().into_owned();
    Holder { process: std::process::id(), host, since: Utc::now() }
}

/// Today, where the program runs: the evening that goes on, which lasts until after midnight.
pub(super) fn today() -> NaiveDate {
    evening_of(Local::now().naive_local())
}

/// A date as it is typed: four digits, two and two.
pub(super) fn date(text: &str) -> Result<NaiveDate, String> {
    let has_its_shape = text.len() == 10 && text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-');
    let date = NaiveDate::parse_from_str(text, "%Y-%m-%d").map_err(|error| error.to_string())?;
    if has_its_shape { Ok(date) } else { Err(text.to_owned()) }
}

/// The file that is meant, and whether it is the one that the program makes by itself.
pub(super) fn place(club: Option<&Path>, words: &Words) -> Result<(PathBuf, bool), Stop> {
    if let Some(path) = club.map(Path::to_owned).or_else(store::named_place) {
        return Ok((path, false));
    }
    let usual = store::usual_place();
    Ok((usual.ok_or_else(|| Stop::Refused(message!(words, "desk-no-home")))?, true))
}

impl<'w> Desk<'w> {
    fn open(access: Access, club: Option<&Path>, words: &'w Words) -> Result<Desk<'w>, Stop> {
        let (path, is_default) = place(club, words)?;
        let holder = holder();
        let opened = match store::open(&path, &holder) {
            Err(StoreError::Missing { .. }) if is_default => first_start(&path, &holder, words)?,
            opened => opened?,
        };
        let opened = match opened {
            Opened::ForWriting(writer) if access != Access::Change => Held::ForReading(writer.into_reader(), None),
            opened => Held::of(opened),
        };
        let desk = Desk { words, path, holder, opened, is_backed_up: false };
        if access == Access::Read {
            desk.club().hold_still()?;
        }
        Ok(desk)
    }

    /// The file, to read in.
    pub(super) fn club(&self) -> &ClubFile {
        match &self.opened {
            Held::ForWriting(writer) => writer,
            Held::ForReading(club, _) => club,
        }
    }

    /// The file, to write in. Another command that has it gets a moment to finish.
    pub(super) fn writer(&mut self) -> Result<&mut Writer, Stop> {
        if self.opened.is_elsewhere() {
            let open = || store::open(&self.path, &self.holder).map(Held::of);
            self.opened = patiently(open, |opened| opened.as_ref().is_ok_and(Held::is_elsewhere))?;
        }
        match &mut self.opened {
            Held::ForWriting(writer) => {
                if !std::mem::replace(&mut self.is_backed_up, true) {
                    back_up_daily(writer, self.words);
                }
                Ok(writer)
            }
            Held::ForReading(..) => Err(Stop::Refused(message!(self.words, "desk-nothing-changed"))),
        }
    }

    /// Carries out a command.
    pub(super) fn carry_out(&mut self, act: impl Into<Act>, reason: Reason) -> Result<(), Stop> {
        let stamp = self.stamp(reason);
        Ok(self.writer()?.carry_out(act, &stamp)?)
    }

    /// Carries out commands that belong together.
    pub(super) fn carry_out_all<C>(&mut self, batch: &Batch<C>, reason: Reason) -> Result<(), Stop>
    where
        for<'c> &'c C: Into<Act>,
    {
        let stamp = self.stamp(reason);
        Ok(self.writer()?.carry_out_all(batch, &stamp)?)
    }

    /// What is written down with whatever is done now.
    pub(super) fn stamp(&self, reason: Reason) -> Stamp {
        let device = self.holder.host.clone();
        Stamp { entry: EntryId(Uuid::now_v7()), moment: Utc::now(), device, why: reason.why }
    }

    /// Everybody on the list.
    pub(super) fn people(&self) -> Result<People, Stop> {
        Ok(People::new(self.club().players()?))
    }

    fn name_of(&self, player: PlayerId) -> Option<String> {
        Some(self.club().player(player).ok()??.profile.name.to_string())
    }

    /// Says why nothing could be written, if so, and closes the file so that it is whole by itself.
    fn leave(self) {
        let closed = match self.opened {
            Held::ForWriting(writer) => writer.close(),
            Held::ForReading(_, why) => {
                if let Some(why) = why {
                    tell(&self.words.read_only(&why));
                }
                Ok(())
            }
        };
        match closed {
            // Somebody reads the file, which changes nothing: whoever writes next brings the log into it.
            Ok(()) | Err(StoreError::Busy) => {}
            // What was done is done: only the log of it needs room to come into the file.
            Err(StoreError::Full) => {
                tell(&message!(self.words, "desk-not-whole", file = self.path.display().to_string()));
            }
            Err(error) => tell(&self.words.store_error(&error, &|_| None)),
        }
    }
}

/// Makes the backup of the day before the first change, and says what makes the place of the file unsafe. That no backup can be
/// made keeps nobody from going on: the file itself is as it was.
fn back_up_daily(writer: &Writer, words: &Words) {
    match writer.back_up_daily(Utc::now()) {
        Ok(None) => {}
        Ok(Some(_)) => {
            for warning in store::warnings(writer.path()) {
                tell(&words.place_warning(writer.path(), &warning));
            }
        }
        Err(error) => {
            tell(&message!(words, "backup-failed", error = words.store_error(&error, &|_| None)));
        }
    }
}

/// Makes the club file in the folder where the system keeps the data of programs.
fn first_start(path: &Path, holder: &Holder, words: &Words) -> Result<Opened, Stop> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|source| StoreError::Io { path: folder.to_owned(), source })?;
    }
    match store::create(path, holder) {
        Ok(writer) => {
            tell(&message!(words, "desk-created", file = path.display().to_string()));
            Ok(Opened::ForWriting(writer))
        }
        // Another command was started first at the same time.
        Err(StoreError::Exists { .. }) => Ok(opened_by_another(path, holder)?),
        Err(error) => Err(error.into()),
    }
}

/// Waits until the file is there that another command makes.
fn opened_by_another(path: &Path, holder: &Holder) -> Result<Opened, StoreError> {
    patiently(|| store::open(path, holder), |opened| matches!(opened, Err(StoreError::Missing { .. })))
}

/// Does something again for a moment, as long as it comes out as it does while another command has the file.
pub(super) fn patiently<T>(mut act: impl FnMut() -> T, must_wait: impl Fn(&T) -> bool) -> T {
    let since = Instant::now();
    loop {
        let done = act();
        if !must_wait(&done) || since.elapsed() >= PATIENCE {
            return done;
        }
        sleep(PAUSE);
    }
}

/// Says what is going to happen and, where somebody sits at the keyboard, asks whether it shall.
pub(super) fn confirm(words: &Words, sentence: &str, yes: bool) -> Result<(), Stop> {
    tell(sentence);
    if yes || !io::stdin().is_terminal() {
        return Ok(());
    }
    let mut error = io::stderr();
    let _ = write!(error, "{} ", message!(words, "desk-confirm"));
    let _ = error.flush();
    let mut answer = String::new();
    // What cannot be read is no consent.
    let _ = io::stdin().lock().read_line(&mut answer);
    if words.means_yes(&answer) { Ok(()) } else { Err(Stop::Refused(message!(words, "desk-not-confirmed"))) }
}

/// The same for what is not done without a word: where nobody sits at the keyboard, it has to be said beforehand.
pub(super) fn confirm_expressly(words: &Words, sentence: &str, yes: bool) -> Result<(), Stop> {
    confirm(words, sentence, yes)?;
    if yes || io::stdin().is_terminal() { Ok(()) } else { Err(Stop::Refused(message!(words, "desk-needs-yes"))) }
}
