//! The screens: each has a state, messages that name what happened, and asks its parent for what crosses screens.

pub mod evening;
pub mod form;
pub mod home;
pub mod identity;
pub mod import;
pub mod log;
pub mod moves_view;
pub mod new_series;
pub mod paper;
pub mod paper_check;
pub mod paper_lacks;
pub mod paper_view;
pub mod parts;
pub mod pick;
pub mod pin_form;
pub mod player;
pub mod players;
pub mod preview;
pub mod replay;
pub mod rules;
pub mod series_draft;
pub mod series_filter;
pub mod series_list;
pub mod series_page;
pub mod series_table;
pub mod set_up;
pub mod settings;
pub mod span;
pub mod standings;
pub mod tournament;
pub mod tournaments;
pub mod written;

use std::sync::Arc;

use chrono::{DateTime, Local, NaiveDate, Utc};
use iced::{Size, Task};

use super::Place;
use super::desk::{Act, Club, Desk, stamp};
use super::hall::Hall;
use super::preferences::Preferences;
use super::system::{Answer, Question};
use super::taking::Parcel;
use super::theme;
use super::work::Begin;
use super::worker::{Failure, Worker};
use crate::club::{Command, evening_of};
use crate::store::{Kept, Reason, Watch};
use crate::words::{Words, message};

/// What screens are shown with.
#[derive(Clone, Copy, Debug)]
pub struct Cx<'a> {
    /// The words to speak in.
    pub words: &'a Words,
    /// The club.
    pub club: &'a Arc<Club>,
    /// The thread to ask about the club file.
    pub worker: &'a Worker,
    /// What the clock says, where the program runs.
    pub now: DateTime<Local>,
    /// The clock itself, for widgets that look at it when something happens.
    pub clock: fn() -> DateTime<Local>,
    /// The timer and the wall of a tournament.
    pub hall: &'a Hall,
    /// How large the window is.
    pub size: Size,
}

impl Cx<'_> {
    /// Today: the evening that goes on, which lasts until after midnight.
    pub fn today(&self) -> NaiveDate {
        evening_of(self.now.naive_local())
    }

    /// Whether two columns of texts have room side by side, and lists are so wide that paper has to hold them together.
    pub const fn is_wide(&self) -> bool {
        self.size.width >= theme::WIDE
    }

    /// How many rows of this height a window has room for beyond one of the given height.
    pub fn rows_beyond(&self, height: f32, row: f32) -> usize {
        // A cast of a float stays within the bounds of the whole number.
        ((self.size.height - height) / row) as usize
    }

    /// A failure in words.
    pub fn failure(&self, failure: &Failure) -> String {
        failure.in_words(self.words, &super::desk::who(self.club))
    }
}

impl<M: 'static> Action<M> {
    /// A backup, as is made before risky steps. Where the step is known, it is tried first: what is refused needs no backup.
    pub fn back_up(
        reason: Reason,
        step: Option<Command>,
        done: fn(Result<(), Failure>) -> M,
        cx: &Cx<'_>,
    ) -> Action<M> {
        let back_up = move |desk: &mut Desk, watch: Watch<'_>| {
            if let Some(step) = &step {
                desk.writer()?.try_out(step, &stamp(None))?;
            }
            desk.writer()?.back_up_watched(reason, Utc::now(), watch)?;
            Ok(())
        };
        let begin = Begin::at_desk(cx.worker, back_up, done);
        Action::Watch { what: message!(cx.words, "app-work-back-up"), begin }
    }
}

/// What a screen asks of its parent.
#[derive(Debug)]
pub enum Action<M> {
    /// Nothing.
    None,
    /// Work in the background.
    Run(Task<M>),
    /// Work in the background that may be long, and can be given up.
    Watch {
        /// What it is, in words.
        what: String,
        /// How it begins.
        begin: Begin<M>,
    },
    /// Another screen.
    Go(Place),
    /// The screen before.
    Back,
    /// Where the club was last seen as a whole: its evening, or home.
    GoToClub,
    /// Work in the background, and another screen.
    RunAndGo(Task<M>, Place),
    /// Other preferences.
    Prefer(Preferences),
    /// The state of the club that was restored.
    Restored(Arc<Club>, Kept),
    /// Something to be done to the facts.
    Act {
        /// What.
        act: Act,
        /// Why, where that was asked for.
        why: Option<String>,
        /// What it came to, for the screen.
        done: fn(Result<(), Failure>) -> M,
    },
    /// What is the organiser's to be locked again.
    Lock,
    /// The sample club.
    Sample,
    /// The club file that the program makes by itself.
    Usual,
    /// Another club file, which is chosen.
    ChooseClub,
    /// A file that is chosen in a dialogue of the system.
    Ask {
        /// What the dialogue is for.
        question: Question,
        /// What came of it, for the screen.
        answered: fn(Answer) -> M,
    },
    /// Something is given away, to a file.
    Take(Box<Parcel>),
    /// Something is printed.
    Print(Box<Parcel>),
    /// A text is put into the clipboard.
    Copy {
        /// The text.
        text: String,
        /// What is said then.
        said: String,
    },
}
