//! The thread that owns the club file: everything about it is asked of this thread, one thing after another, so that the
//! window never waits for a disk.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;

use tokio::sync::oneshot;

use super::desk::Desk;
use crate::club::PlayerId;
use crate::store::{ClubFile, ReadOnly, StoreError};
use crate::words::{WhoIs, Words};

/// Why something that was asked of the club file came to nothing.
#[derive(Clone, Debug)]
pub enum Failure {
    /// The club file does not allow it.
    Store(Arc<StoreError>),
    /// A club file cannot be opened, or the open one turns out to be damaged.
    Club {
        /// Which.
        path: PathBuf,
        /// Why.
        why: Arc<StoreError>,
    },
    /// The club file can only be read.
    ReadOnly(ReadOnly),
    /// No club file is open.
    NoClub,
    /// A file beside the club file cannot be read or written.
    File {
        /// Which.
        path: PathBuf,
        /// What the system says.
        what: String,
    },
    /// A file beside the club file makes no sense. It was put aside under another name, so that nothing is written over it.
    SetAside {
        /// Which.
        path: PathBuf,
        /// Where it is now.
        aside: PathBuf,
    },
    /// Something that is in words already.
    Said(String),
    /// The thread is gone.
    Gone,
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure::Store(Arc::new(error))
    }
}

impl Failure {
    /// The failure in words; `who` names players.
    pub fn in_words(&self, words: &Words, who: WhoIs<'_>) -> String {
        use crate::words::message;
        match self {
            Failure::Store(why) | Failure::Club { why, .. } => words.store_error(why, who),
            Failure::ReadOnly(why) => words.read_only(why),
            Failure::NoClub => message!(words, "app-no-club"),
            Failure::File { path, what } => {
                message!(words, "store-io", file = path.display().to_string(), error = what.as_str())
            }
            Failure::SetAside { path, aside } => {
                let (file, aside) = (path.display().to_string(), aside.display().to_string());
                message!(words, "app-set-aside", file = file, aside = aside)
            }
            Failure::Said(sentence) => sentence.clone(),
            Failure::Gone => message!(words, "app-worker-gone"),
        }
    }

    /// What is wrong with a club file that is to be opened.
    pub(super) fn of_club(path: &Path) -> impl FnOnce(StoreError) -> Failure {
        let path = path.to_owned();
        move |why| Failure::Club { path, why: Arc::new(why) }
    }

    /// The same failure; where the open club file is at fault, that is said.
    fn seen_at(self, open: Option<&Path>) -> Failure {
        match (self, open) {
            (Failure::Store(why), Some(open)) if why.is_damage() && why.path().is_none_or(|path| path == open) => {
                Failure::Club { path: open.to_owned(), why }
            }
            (failure, _) => failure,
        }
    }

    /// Whether somebody gave it up.
    pub fn is_given_up(&self) -> bool {
        matches!(self, Failure::Store(error) if matches!(**error, StoreError::GivenUp))
    }

    /// The club file that is not there, if it is that.
    pub fn missing(&self) -> Option<PathBuf> {
        match self {
            Failure::Store(error) | Failure::Club { why: error, .. } => match &**error {
                StoreError::Missing { path } => Some(path.clone()),
                _ => None,
            },
            _ => None,
        }
    }

    /// The failure in words where nobody is named.
    pub fn plainly(&self, words: &Words) -> String {
        self.in_words(words, &|_: PlayerId| None)
    }
}

type Job = Box<dyn FnOnce(&mut Desk) + Send>;

/// A way to ask things of the thread that owns the club file. It ends with the last one of these.
#[derive(Clone, Debug)]
pub struct Worker {
    jobs: mpsc::Sender<Job>,
    /// That the open club file is damaged, until somebody hears of it.
    damage: Arc<Mutex<Option<Failure>>>,
}

impl Worker {
    /// Starts the thread, with no club file open.
    pub fn start() -> Worker {
        let (jobs, asked) = mpsc::channel::<Job>();
        thread::spawn(move || {
            let mut desk = Desk::default();
            for job in asked {
                job(&mut desk);
            }
            desk.leave();
        });
        Worker { jobs, damage: Arc::default() }
    }

    /// Asks for something. It is asked at once, whether or not anybody waits for the answer, and done in the order of asking.
    ///
    /// # Errors
    ///
    /// Those of the work, or [`Failure::Gone`].
    pub fn ask<T, W>(&self, work: W) -> impl Future<Output = Result<T, Failure>> + Send + use<T, W>
    where
        T: Send + 'static,
        W: FnOnce(&mut Desk) -> Result<T, Failure> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let damage = self.damage.clone();
        let job: Job = Box::new(move |desk| {
            let done = work(desk).map_err(|failure| {
                let failure = failure.seen_at(desk.club().ok().map(ClubFile::path));
                if let Failure::Club { path, .. } = &failure
                    && desk.club().is_ok_and(|open| open.path() == path)
                {
                    *damage.lock().unwrap_or_else(PoisonError::into_inner) = Some(failure.clone());
                }
                failure
            });
            // Nobody may wait any longer: the work is done all the same.
            let _ = answer.send(done);
        });
        let sent = self.jobs.send(job).is_ok();
        async move {
            if !sent {
                return Err(Failure::Gone);
            }
            answered.await.unwrap_or(Err(Failure::Gone))
        }
    }
}

impl Worker {
    /// That the open club file turned out to be damaged, whatever was asked of it; once.
    pub(super) fn damage(&self) -> Option<Failure> {
        self.damage.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// Does something long that needs no club file, in a thread of its own.
///
/// # Errors
///
/// [`Failure::Gone`] where it was broken off.
pub fn apart<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> impl Future<Output = Result<T, Failure>> + Send + 'static {
    let (answer, answered) = oneshot::channel();
    thread::spawn(move || {
        // Nobody may wait any longer.
        let _ = answer.send(work());
    });
    async move { answered.await.map_err(|_| Failure::Gone) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_first_is_done_first_and_a_club_is_needed() {
        let worker = Worker::start();
        let first = worker.ask(|desk| Ok(desk.club().is_err()));
        let second = worker.ask(|desk| desk.club().map(|_| ()));
        let both = iced::futures::executor::block_on(async { (second.await, first.await) });
        assert!(matches!(both, (Err(Failure::NoClub), Ok(true))), "{both:?}");
    }
}
