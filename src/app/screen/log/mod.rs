//! Everything that was ever done to the club file, the newest first.

use std::collections::BTreeMap;

use chrono::Local;
use iced::widget::{column, container, row, space, text, tooltip};
use iced::{Element, Length, Task};

use super::parts::{body, fixed_page, head, line, small, wrong_note};
use super::{Action, Cx};
use crate::app::desk::Club;
use crate::app::logged;
use crate::app::theme::{self, gap, size};
use crate::app::widget::list::{Sight, list};
use crate::app::worker::Failure;
use crate::club::EntryId;
use crate::store::{Did, LogEntry};
use crate::words::{Language, Words, message};

const ROW: f32 = 54.0;

/// An entry as it is shown.
#[derive(Clone, Debug)]
pub struct Line {
    moment: String,
    what: String,
    why: Option<String>,
    device: String,
    /// Whether what was done is undone by now.
    is_undone: bool,
}

/// What happened on the screen.
#[derive(Clone, Debug)]
pub enum Message {
    /// The log is read.
    Read(Result<Vec<Line>, Failure>),
    /// It was scrolled.
    Scrolled(Sight),
}

/// The log.
#[derive(Debug, Default)]
pub struct Log {
    lines: Option<Vec<Line>>,
    failure: Option<Failure>,
    sight: Sight,
}

impl Log {
    /// Reads it anew.
    pub fn refresh(&mut self, cx: &Cx<'_>) -> Task<Message> {
        let (club, language) = (cx.club.clone(), cx.words.language());
        let read = cx.worker.ask(move |desk| Ok(lines(&desk.club()?.log()?, &club, language)));
        Task::perform(read, Message::Read)
    }

    /// What a message changes.
    pub fn update(&mut self, message: Message, _cx: &Cx<'_>) -> Action<Message> {
        match message {
            Message::Read(Ok(lines)) => {
                self.lines = Some(lines);
                self.failure = None;
            }
            Message::Read(Err(failure)) => self.failure = Some(failure),
            Message::Scrolled(sight) => self.sight = sight,
        }
        Action::None
    }

    /// What is shown.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let title = head(message!(words, "app-place-log"), row![]);
        if let Some(failure) = &self.failure {
            return fixed_page(title, wrong_note(cx.failure(failure)));
        }
        let Some(lines) = &self.lines else { return fixed_page(title, space()) };
        if lines.is_empty() {
            return fixed_page(title, body(message!(words, "app-empty-log")));
        }
        let words = cx.words;
        let rows = list("log", lines.len(), ROW, self.sight, Message::Scrolled, move |place| {
            lines.get(place).map_or_else(|| space().into(), |line| entry(line, words))
        });
        fixed_page(title, column![small(message!(words, "app-log-more")), line(), rows].spacing(gap::SMALL))
    }
}

fn entry<'a>(line: &'a Line, words: &Words) -> Element<'a, Message> {
    let what = body(line.what.clone());
    let what = if line.is_undone { what.style(theme::faint) } else { what };
    let why = line.why.as_ref().map(|why| format!("{}: {why}", message!(words, "app-why")));
    let undone = line.is_undone.then(|| message!(words, "app-is-undone"));
    let more: Vec<String> = undone.into_iter().chain(why).collect();
    let more = (!more.is_empty()).then(|| small(more.join(" · ")).wrapping(text::Wrapping::None));
    let whole = container(text(line.what.clone()).size(size::SMALL)).padding(8).max_width(560).style(theme::card);
    let row = row![
        container(small(line.moment.clone())).width(132),
        container(column![what].push(more)).width(Length::Fill).clip(true),
        container(small(line.device.clone()).wrapping(text::Wrapping::None)).width(110).clip(true),
    ];
    let row = container(row.spacing(gap::SMALL)).height(ROW).padding([4, 8]).clip(true);
    tooltip(row, whole, tooltip::Position::FollowCursor).into()
}

/// The entries in words, the newest first.
fn lines(entries: &[LogEntry], club: &Club, language: Language) -> Vec<Line> {
    let words = Words::in_language(language);
    let names = logged::names(entries, club);
    let commands: BTreeMap<EntryId, String> = entries
        .iter()
        .filter_map(|entry| match &entry.did {
            Did::Command(command) => Some((entry.stamp.entry, words.logged(command, &names))),
            Did::Undo(_) | Did::Redo(_) => None,
        })
        .collect();
    let mut undone = BTreeMap::new();
    for entry in entries {
        match entry.did {
            Did::Undo(of) => undone.insert(of, true),
            Did::Redo(of) => undone.insert(of, false),
            Did::Command(_) => None,
        };
    }
    let what = |of: &EntryId| commands.get(of).cloned().unwrap_or_default();
    let line = |entry: &LogEntry| Line {
        moment: entry.stamp.moment.with_timezone(&Local).format("%Y-%m-%d %H:%M").to_string(),
        what: match &entry.did {
            Did::Command(_) => what(&entry.stamp.entry),
            Did::Undo(of) => message!(words, "log-undone", what = what(of)),
            Did::Redo(of) => message!(words, "log-redone", what = what(of)),
        },
        why: entry.stamp.why.clone(),
        device: entry.stamp.device.clone(),
        is_undone: undone.get(&entry.stamp.entry) == Some(&true),
    };
    entries.iter().rev().map(line).collect()
}
