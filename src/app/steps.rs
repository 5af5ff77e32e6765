//! Undo and redo in the window: each press is one step, and a step that takes something away from people is asked first.

use iced::advanced::widget::operate;
use iced::advanced::widget::operation::focusable::unfocus;
use iced::widget::{Column, column, row, space, text};
use iced::{Alignment, Element, Task};

use super::desk::{Club, Question, Step, Stepped};
use super::screen::parts::{body, grave, heading, plain, small};
use super::theme::{self, gap};
use super::worker::Failure;
use super::{App, Message, Note};
use crate::club::EntryId;
use crate::words::{Words, message};

/// How many steps are named at once, however fast they are asked for; those before are counted.
const NAMED: usize = 3;
/// How wide the question is.
const QUESTION: f32 = 460.0;

impl App {
    /// Undoes or redoes; `meant` is the entry about which it was asked.
    pub(super) fn step(&self, step: Step, meant: Option<EntryId>) -> Task<Message> {
        let language = self.words.language();
        let ask = self.worker.ask(move |desk| desk.step(step, meant, language));
        Task::perform(ask, move |stepped| Message::Stepped(step, stepped))
    }

    pub(super) fn stepped(&mut self, step: Step, stepped: Result<Stepped, Failure>) -> Task<Message> {
        match stepped {
            Ok(Stepped::Asked(question)) => {
                self.stepping = Some(question);
                // What lies beneath a question hears no key.
                operate(unfocus::<()>()).discard()
            }
            Ok(Stepped::Done(club, what)) => {
                self.noted = self.noted.wrapping_add(1);
                let line = match step {
                    Step::Undo => message!(self.words, "log-undone", what = what),
                    Step::Redo => message!(self.words, "log-redone", what = what),
                };
                // Whoever presses fast sees what each of the last steps did, the last one first; a step the other way makes
                // them untrue.
                let before = match self.note.take() {
                    Some(Note::Stepped(way, before)) if way == step => before,
                    _ => Vec::new(),
                };
                self.note = Some(Note::Stepped(step, std::iter::once(line).chain(before).collect()));
                self.see(club)
            }
            Err(failure) => {
                self.note = Some(Note::Wrong(self.failure(&failure)));
                Task::none()
            }
        }
    }

    /// The step that was asked about is meant.
    pub(super) fn step_meant(&mut self) -> Task<Message> {
        self.stepping.take().map_or_else(Task::none, |question| self.step(question.step, Some(question.entry)))
    }
}

/// The last steps in words, and how many there were before them.
pub(super) fn named(steps: &[String], words: &Words) -> Vec<String> {
    let more: usize = steps.len().saturating_sub(NAMED);
    let more = (more > 0).then(|| message!(words, "app-more-lines", count = more));
    steps.iter().take(NAMED).cloned().chain(more).collect()
}

/// Whether a step is meant: what it is about, what goes with it, and how that comes back.
pub(super) fn question<'a>(question: &Question, club: &Club, words: &Words) -> Element<'a, Message> {
    let (title, back) = match question.step {
        Step::Undo => (message!(words, "step-undo-asked"), message!(words, "step-redo-brings-back")),
        Step::Redo => (message!(words, "step-redo-asked"), message!(words, "step-undo-brings-back")),
    };
    let yes = match question.step {
        Step::Undo => message!(words, "step-undo-meant"),
        Step::Redo => message!(words, "step-redo-meant"),
    };
    let stays = question.passes_anonymous.then(|| body(message!(words, "step-stays-anonymous")));
    let games = question.games.iter().filter_map(|game| {
        let names = club.people.labels(club.series(game.series)?.players());
        let sentence = message!(
            words,
            "step-takes-game",
            first = names.first.as_str(),
            second = names.second.as_str(),
            game = game.number,
            count = game.actions
        );
        Some(body(sentence).style(theme::caution).into())
    });
    let deeds = row![
        plain(message!(words, "step-not-meant"), Some(Message::StepNotMeant)),
        space::horizontal(),
        grave(yes, Some(Message::StepMeant)),
    ];
    let content = column![heading(title)]
        .push(stays)
        .push(small(question.what.clone()).style(text::default))
        .push(Column::with_children(games).spacing(gap::SMALL))
        .push(small(back))
        .push(deeds.align_y(Alignment::Center));
    content.spacing(gap::MEDIUM).width(QUESTION).into()
}
