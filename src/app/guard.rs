//! The lock on what is the organiser's to decide: it is asked for at one door, whatever screen wants it, and what was asked
//! goes on once the PIN is right.

use std::fmt;
use std::time::Instant;

use chrono::Utc;
use iced::widget::{Column, column, operation, row, text_input};
use iced::{Element, Task};

use super::desk::Act;
use super::pin::{OPEN_FOR, is_the_organisers};
use super::screen::parts::{body, heading, plain, primary, small};
use super::screen::pin_form::Message as Pin;
use super::theme::{self, gap, size};
use super::worker::Failure;
use super::{App, Screen, settings};
use crate::words::message;

const FIELD: &str = "pin";

/// What happened at the lock.
#[derive(Clone, Debug)]
pub enum Message {
    /// Something was typed.
    Typed(String),
    /// That is to be the PIN.
    Tried,
    /// It is, or is not.
    Checked(Result<bool, Failure>),
    /// It is given up.
    GivenUp,
}

/// What hears how an act ended.
type Then = Box<dyn FnOnce(Result<(), Failure>) -> super::Message + Send>;

/// What waits for the PIN.
pub(super) enum Held {
    /// A message.
    Message(Box<super::Message>),
    /// Something to be done to the facts.
    Act { act: Act, why: Option<String>, then: Then },
}

impl fmt::Debug for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Held::Message(message) => message.fmt(f),
            Held::Act { act, .. } => act.fmt(f),
        }
    }
}

/// The PIN that is asked for.
#[derive(Debug)]
pub(super) struct Asked {
    held: Held,
    typed: String,
    said: Option<String>,
    is_tried: bool,
}

impl App {
    /// Whether a PIN is set and has not been given for a while.
    fn is_locked(&self) -> bool {
        self.preferences.pin.is_some() && self.open_until.is_none_or(|until| Instant::now() >= until)
    }

    /// Whether a message waits for the PIN.
    pub(super) fn is_held(&self, message: &super::Message) -> bool {
        let is_the_organisers = match (message, &self.screen) {
            (super::Message::Undo | super::Message::Redo | super::Message::StepMeant, _)
            | (super::Message::Rescue(super::rescue::Message::RestoreAsked), _)
            | (super::Message::Settings(settings::Message::RestoreMeant), _)
            | (super::Message::Settings(settings::Message::Pin(Pin::Set | Pin::Removed)), _) => true,
            (super::Message::Play(message), Screen::Play(screen)) => screen.is_the_organisers(message),
            _ => false,
        };
        is_the_organisers && self.is_locked()
    }

    /// Does something to the facts, once the PIN is given where that is needed.
    pub(super) fn act_guarded(
        &mut self,
        act: Act,
        why: Option<String>,
        then: impl FnOnce(Result<(), Failure>) -> super::Message + Send + 'static,
    ) -> Task<super::Message> {
        if self.is_locked() && is_the_organisers(&act) {
            return self.ask_pin(Held::Act { act, why, then: Box::new(then) });
        }
        self.act(act, why, then)
    }

    pub(super) fn ask_pin(&mut self, held: Held) -> Task<super::Message> {
        self.asked = Some(Asked { held, typed: String::new(), said: None, is_tried: false });
        operation::focus(FIELD)
    }

    /// What a message changes at the lock.
    pub(super) fn guard(&mut self, message: Message) -> Task<super::Message> {
        let Some(asked) = &mut self.asked else { return Task::none() };
        match message {
            Message::Typed(typed) => (asked.typed, asked.said) = (typed, None),
            Message::Tried if !asked.is_tried => {
                let Some(pin) = self.preferences.pin.clone() else { return Task::none() };
                if let Some(seconds) = pin.wait(Utc::now()) {
                    asked.said = Some(message!(self.words, "app-pin-wait", seconds = seconds));
                    return Task::none();
                }
                asked.is_tried = true;
                let typed = std::mem::take(&mut asked.typed);
                let check = self.worker.ask(move |_| Ok(pin.is(&typed)));
                return Task::perform(check, |checked| super::Message::Guard(Message::Checked(checked)));
            }
            Message::Tried => {}
            Message::Checked(Err(failure)) => {
                (asked.said, asked.is_tried) = (Some(failure.plainly(&self.words)), false);
            }
            Message::Checked(Ok(is_right)) => {
                asked.is_tried = false;
                self.preferences.pin = self.preferences.pin.take().map(|pin| pin.tried(is_right, Utc::now()));
                if !is_right {
                    let wait = self.preferences.pin.as_ref().and_then(|pin| pin.wait(Utc::now()));
                    asked.said = Some(match wait {
                        Some(seconds) => message!(self.words, "app-pin-wait", seconds = seconds),
                        None => message!(self.words, "app-pin-wrong"),
                    });
                    return Task::batch([self.keep_preferences(), operation::focus(FIELD)]);
                }
                self.open_until = Instant::now().checked_add(OPEN_FOR);
                let keep = self.keep_preferences();
                return Task::batch([keep, self.go_on()]);
            }
            Message::GivenUp => return self.give_up(),
        }
        Task::none()
    }

    /// Does what has waited.
    fn go_on(&mut self) -> Task<super::Message> {
        match self.asked.take().map(|asked| asked.held) {
            Some(Held::Message(message)) => self.update(*message),
            Some(Held::Act { act, why, then }) => self.act(act, why, then),
            None => Task::none(),
        }
    }

    /// What has waited comes to nothing: whoever asked for it hears why.
    fn give_up(&mut self) -> Task<super::Message> {
        match self.asked.take().map(|asked| asked.held) {
            Some(Held::Act { then, .. }) => {
                let failure = Failure::Said(message!(self.words, "app-pin-needed"));
                self.update(then(Err(failure)))
            }
            Some(Held::Message(_)) | None => Task::none(),
        }
    }
}

/// The question for the PIN.
pub(super) fn view<'a>(app: &'a App, asked: &'a Asked) -> Element<'a, super::Message> {
    let words = &app.words;
    let field = text_input("", &asked.typed)
        .id(FIELD)
        .secure(true)
        .on_input(|typed| super::Message::Guard(Message::Typed(typed)))
        .on_submit(super::Message::Guard(Message::Tried))
        .padding(8)
        .size(size::HEADING)
        .line_height(size::lines(size::HEADING))
        .style(if asked.said.is_some() { theme::wrong_field } else { theme::field });
    let deeds = row![
        primary(message!(words, "app-pin-unlock"), Some(super::Message::Guard(Message::Tried))),
        plain(message!(words, "app-cancel"), Some(super::Message::Guard(Message::GivenUp))),
    ];
    let said = asked.said.as_ref().map(|said| small(said.clone()).style(theme::wrong));
    let content = Column::new()
        .push(heading(message!(words, "app-pin-title")))
        .push(body(message!(words, "app-pin-needed")))
        .push(column![field].push(said).spacing(gap::TINY))
        .push(deeds.spacing(gap::SMALL))
        .push(small(message!(words, "app-pin-forgotten-short")));
    content.spacing(gap::MEDIUM).width(420).into()
}
