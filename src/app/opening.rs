//! How a club file becomes the one that is shown.

use std::path::PathBuf;
use std::sync::Arc;

use iced::Task;

use super::desk::Club;
use super::note::Note;
use super::screen::import;
use super::worker::Failure;
use super::{App, Bring, Message, Place, rescue, system};

impl App {
    /// Opens a club file, and makes it where there is none and that is meant.
    pub(super) fn open(&self, path: PathBuf, may_make: bool) -> Task<Message> {
        let language = self.words.language();
        Task::perform(self.worker.ask(move |desk| desk.open(&path, may_make, language)), Message::Opened)
    }

    /// Opens the club file that the program makes by itself.
    pub(super) fn open_usual(&self) -> Task<Message> {
        let usual = self.places.usual.clone();
        usual.map_or_else(Task::none, |path| {
            let may_make = rescue::was_never_there(&path);
            self.open(path, may_make)
        })
    }

    /// Shows the club of a file, or says why that cannot be used.
    pub(super) fn opened(&mut self, opened: Result<Arc<Club>, Failure>) -> Task<Message> {
        match opened {
            Ok(club) => self.enter_club(club),
            Err(failure) => self.not_opened(&failure),
        }
    }

    fn enter_club(&mut self, club: Arc<Club>) -> Task<Message> {
        let named = (self.places.usual.as_ref() != Some(&club.path)).then(|| club.path.clone());
        self.note = self.unread.take().map(|failure| Note::Wrong(failure.plainly(&self.words)));
        (self.chooser, self.taking, self.missing) = (None, None, None);
        (self.rescue, self.stepping) = (None, None);
        self.club = Some(club);
        self.before.clear();
        let left = self.hall.leave_club().map(Message::Hall);
        let mut entered = Task::batch([left, self.enter(Place::Home)]);
        if let Some(records) = self.records.take() {
            let asked = self.go(Place::Import(Bring::Records));
            let chosen = import::Message::FileChosen(system::Answer::Chosen(records));
            entered = Task::batch([entered, asked, self.update(Message::Import(chosen))]);
        }
        if named != self.preferences.club && self.places.named.is_none() {
            self.preferences.club = named;
            return Task::batch([entered, self.keep_preferences()]);
        }
        entered
    }

    fn not_opened(&mut self, failure: &Failure) -> Task<Message> {
        // While another file is chosen, the club that is open stays unless it is this that is damaged.
        let is_choosing = self.chooser.is_some();
        if (!is_choosing || self.club.is_some())
            && let Some(looked) = self.rescue_from(failure)
        {
            self.chooser = None;
            return looked;
        }
        let fault = self.failure(failure);
        match &mut self.chooser {
            Some(chooser) => chooser.fault = Some(fault),
            None => self.note = Some(Note::Wrong(fault)),
        }
        Task::none()
    }
}
