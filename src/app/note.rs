//! What the window says at its top, and when that goes.

use std::path::PathBuf;
use std::time::Duration;

use iced::{Subscription, time};

use super::desk::Step;
use super::{App, Message};

/// How long a note is there that asks for nothing.
const LONG_ENOUGH: Duration = Duration::from_secs(8);

/// What is said at the top of the window until it is read.
#[derive(Clone, Debug)]
pub(super) enum Note {
    Well(String),
    /// That a file was written, and where it is.
    Filed(String, PathBuf),
    /// What was undone, or redone, in one go, the last first.
    Stepped(Step, Vec<String>),
    Wrong(String),
}

impl Note {
    /// Whether it goes by itself.
    pub(super) const fn fades(&self) -> bool {
        matches!(self, Note::Well(_) | Note::Filed(..) | Note::Stepped(..))
    }
}

impl App {
    /// The end of the time for which a note is there that asks for nothing.
    pub(super) fn fading(&self) -> Subscription<Message> {
        if self.note.as_ref().is_some_and(Note::fades) {
            time::every(LONG_ENOUGH).with(self.noted).map(|(number, _)| Message::NoteFaded(number))
        } else {
            Subscription::none()
        }
    }

    /// Takes away the note of this number, which may be gone and followed by another one.
    pub(super) fn fade(&mut self, number: u32) {
        if number == self.noted {
            self.note = self.note.take().filter(|note| !note.fades());
        }
    }
}
