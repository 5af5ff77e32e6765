//! The sample club: made evening by evening, so that one sees how far it is and can give it up.

use iced::Task;

use super::worker::Failure;
use super::{App, Message, Note, beside};

impl App {
    /// Opens the sample club, and makes it first where there is none.
    pub(super) fn start_sample(&mut self) -> Task<Message> {
        let Some(path) = self.places.sample() else { return Task::none() };
        if path.exists() {
            return self.open(path, false);
        }
        self.sample = Some((0, 1));
        let in_progress = path.with_extension("new.halaliclub");
        let start = self.worker.ask(move |desk| desk.start_demo(&in_progress).map(|evenings| Some((0, evenings))));
        Task::perform(start, Message::SampleMade)
    }

    pub(super) fn sample_made(&mut self, made: Result<Option<(usize, usize)>, Failure>) -> Task<Message> {
        // It may have been given up in the meantime.
        let (Some(_), Some(path)) = (self.sample, self.places.sample()) else { return Task::none() };
        match made {
            Ok(Some((done, of))) => {
                self.sample = Some((done, of));
                let next = self.worker.ask(move |desk| Ok(desk.go_on_with_demo()?.then_some((done + 1, of))));
                Task::perform(next, Message::SampleMade)
            }
            Ok(None) => {
                self.sample = None;
                let language = self.words.language();
                let finish = self.worker.ask(move |desk| {
                    let made = path.with_extension("new.halaliclub");
                    std::fs::rename(&made, &path).map_err(|error| beside::file_failure(&made, &error))?;
                    desk.open(&path, false, language)
                });
                Task::perform(finish, Message::Opened)
            }
            Err(failure) => {
                self.sample = None;
                self.note = Some(Note::Wrong(self.failure(&failure)));
                Task::none()
            }
        }
    }
}
