//! The organiser's PIN in the settings: it is typed twice when it is set, changed or removed.

use std::path::Path;

use iced::widget::{column, container, operation, row, text_input};
use iced::{Element, Length, Task};

use super::parts::{body, grave, part, plain, small, wrong_note};
use super::{Action, Cx, settings};
use crate::app::pin::{LENGTHS, Pin};
use crate::app::preferences::Preferences;
use crate::app::theme::{self, gap, size};
use crate::app::worker::Failure;
use crate::words::message;

const FIELD: &str = "new-pin";
const AGAIN: &str = "new-pin-again";

/// What happened in the form.
#[derive(Clone, Debug)]
pub enum Message {
    /// A PIN was typed.
    Typed(String),
    /// It was typed once more.
    TypedAgain(String),
    /// It is to be typed once more.
    Next,
    /// That is to be the organiser's PIN.
    Set,
    /// It is ready to be kept, or is none.
    Made(Result<Option<Pin>, Failure>),
    /// There is to be no PIN any more.
    Removed,
    /// What is the organiser's is to be locked again.
    LockAsked,
}

/// The form of the PIN.
#[derive(Debug, Default)]
pub struct PinForm {
    typed: String,
    again: String,
    failure: Option<Failure>,
}

impl PinForm {
    fn has_length(&self) -> bool {
        LENGTHS.contains(&self.typed.chars().count())
    }

    /// Whether the two say the same, so that nobody is locked out by a slip.
    fn can_be_set(&self) -> bool {
        self.has_length() && self.typed == self.again
    }

    /// What a message changes. `preferences` are those of this machine.
    pub fn update(&mut self, message: Message, preferences: &Preferences, cx: &Cx<'_>) -> Action<settings::Message> {
        match message {
            Message::Typed(typed) => self.typed = typed,
            Message::TypedAgain(typed) => self.again = typed,
            Message::Next => return Action::Run(operation::focus(AGAIN)),
            Message::Set => {
                if self.can_be_set() {
                    self.again.clear();
                    let typed = std::mem::take(&mut self.typed);
                    let make = cx.worker.ask(move |_| Ok(Pin::new(&typed, rand::random())));
                    return Action::Run(Task::perform(make, |made| settings::Message::Pin(Message::Made(made))));
                }
            }
            Message::Made(Ok(pin)) => {
                self.failure = None;
                let pin = pin.or_else(|| preferences.pin.clone());
                return Action::Prefer(Preferences { pin, ..preferences.clone() });
            }
            Message::Made(Err(failure)) => self.failure = Some(failure),
            Message::Removed => return Action::Prefer(Preferences { pin: None, ..preferences.clone() }),
            Message::LockAsked => return Action::Lock,
        }
        Action::None
    }

    /// What is shown. `file` is where the preferences of this machine are.
    pub fn view<'a>(&'a self, preferences: &Preferences, file: Option<&Path>, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let (least, most): (usize, usize) = (*LENGTHS.start(), *LENGTHS.end());
        let length = (!self.typed.is_empty() && !self.has_length())
            .then(|| message!(words, "app-pin-length", least = least, most = most));
        // Whoever is still typing it has not gone wrong yet.
        let differ = (!self.typed.starts_with(&self.again)).then(|| message!(words, "app-pin-differ"));
        let one = |id: &'static str, name: String, typed: &'a str, fault: Option<String>| {
            let input = text_input("", typed)
                .id(id)
                .secure(true)
                .padding(8)
                .size(size::BODY)
                .line_height(size::lines(size::BODY))
                .style(if fault.is_some() { theme::wrong_field } else { theme::field });
            let fault = fault.map(|fault| small(fault).style(theme::wrong));
            move |input_of: fn(String) -> Message, submit: Option<Message>| {
                let input = container(input.on_input(input_of).on_submit_maybe(submit));
                column![small(name), input].push(fault).spacing(gap::TINY).width(Length::FillPortion(1))
            }
        };
        let is_set = preferences.pin.is_some();
        let name = if is_set { message!(words, "app-pin-new") } else { message!(words, "app-pin-first") };
        let set = if is_set { message!(words, "app-pin-change") } else { message!(words, "app-pin-set") };
        let submit = self.can_be_set().then_some(Message::Set);
        let fields = row![
            one(FIELD, name, &self.typed, length)(Message::Typed, self.has_length().then_some(Message::Next)),
            one(AGAIN, message!(words, "app-pin-again"), &self.again, differ)(Message::TypedAgain, submit.clone()),
        ];
        let deeds = row![plain(set, submit)]
            .push(is_set.then(|| plain(message!(words, "app-pin-lock"), Some(Message::LockAsked))))
            .push(is_set.then(|| grave(message!(words, "app-pin-remove"), Some(Message::Removed))));
        let state = if is_set { message!(words, "app-pin-is-set") } else { message!(words, "app-pin-is-not-set") };
        let failure = self.failure.as_ref().map(|failure| wrong_note(cx.failure(failure)));
        let forgotten = file.map(|file| small(message!(words, "app-pin-forgotten", file = file.display().to_string())));
        let content = column![body(state), small(message!(words, "app-pin-more"))]
            .push(forgotten)
            .push(container(fields.spacing(gap::MEDIUM)).max_width(560))
            .push(failure)
            .push(deeds.spacing(gap::SMALL).wrap().vertical_spacing(gap::SMALL));
        part(message!(words, "app-pin-title"), content.spacing(gap::MEDIUM)).into()
    }
}
