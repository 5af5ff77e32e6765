//! Another club file is chosen: in a dialogue of the system, or where there is none by its path.

use std::path::PathBuf;

use iced::widget::{column, operation, row};
use iced::{Element, Task};

use super::screen::parts::{body, field, heading, plain, primary};
use super::system::{Answer, Question, System, typed_path};
use super::theme::gap;
use super::{App, Message as Outer};
use crate::words::{Words, message};

const FIELD: &str = "club-path";

/// What happened while a club file is chosen.
#[derive(Clone, Debug)]
pub enum Message {
    /// Another club file is wanted.
    Asked,
    /// What came of the dialogue.
    Answered(Answer),
    /// A path was typed.
    Typed(String),
    /// The file that is typed is to be opened.
    Submitted,
    /// No file is chosen after all.
    Closed,
}

/// A club file that is chosen by its path.
#[derive(Debug, Default)]
pub struct Chooser {
    typed: String,
    /// Why the file that was typed cannot be opened.
    pub(super) fault: Option<String>,
}

impl Chooser {
    fn path(&self, system: &System) -> Option<PathBuf> {
        (!self.typed.trim().is_empty()).then(|| typed_path(&self.typed, &system.folder))
    }

    /// What is shown.
    pub(super) fn view<'a>(&'a self, words: &Words) -> Element<'a, Message> {
        let submit = (!self.typed.trim().is_empty()).then_some(Message::Submitted);
        let name = message!(words, "app-club-path");
        let path = field(FIELD, name, &self.typed, self.fault.clone(), Message::Typed, submit.clone());
        let deeds = row![
            primary(message!(words, "app-open"), submit),
            plain(message!(words, "app-cancel"), Some(Message::Closed)),
        ];
        let title = heading(message!(words, "app-choose-club"));
        let why = body(message!(words, "app-no-dialogue"));
        column![title, why, path, deeds.spacing(gap::SMALL)].spacing(gap::MEDIUM).width(560).into()
    }
}

impl App {
    /// Asks which club file is to be opened.
    pub(super) fn choose_club(&self) -> Task<Outer> {
        let title = message!(self.words, "app-choose-club");
        let ask = (self.system.ask)(Question::Club { title });
        Task::perform(ask, |answer| Outer::Chooser(Message::Answered(answer)))
    }

    pub(super) fn chooser(&mut self, message: Message) -> Task<Outer> {
        match message {
            Message::Asked => return self.choose_club(),
            Message::Answered(Answer::Chosen(path)) => return self.open(path, false),
            Message::Answered(Answer::Cancelled) => {}
            Message::Answered(Answer::NoDialogue) => {
                self.chooser = Some(Chooser::default());
                return operation::focus(FIELD);
            }
            Message::Typed(typed) => {
                if let Some(chooser) = &mut self.chooser {
                    chooser.typed = typed;
                    chooser.fault = None;
                }
            }
            Message::Submitted => {
                let path = self.chooser.as_ref().and_then(|chooser| chooser.path(&self.system));
                return path.map_or_else(Task::none, |path| self.open(path, false));
            }
            Message::Closed => self.chooser = None,
        }
        Task::none()
    }
}
