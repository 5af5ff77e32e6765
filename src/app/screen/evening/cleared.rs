//! Tables of an evening that were taken away and can come back: they are no facts, so that undo knows nothing of them.

use iced::widget::{Container, container, row};
use iced::{Alignment, Length};

use super::{EveningScreen, Message};
use crate::app::screen::Cx;
use crate::app::screen::parts::{body, plain};
use crate::app::theme::{self, gap};
use crate::club::{Seat, Seating, Table};
use crate::words::message;

/// Tables that were taken away since the club has changed, the last one at the end.
#[derive(Debug, Default)]
pub(super) struct Cleared {
    tables: Vec<Seating>,
    /// The revision of the club at that time.
    revision: u64,
}

impl Cleared {
    /// A table is taken away.
    pub(super) fn push(&mut self, seating: Seating, revision: u64) {
        self.tables.push(seating);
        self.revision = revision;
    }

    /// The one that was taken away last.
    pub(super) fn pop(&mut self) -> Option<Seating> {
        self.tables.pop()
    }

    /// Forgets those whose number or people are at a table again, and all of them where something was done since: that is what
    /// undo is about then.
    pub(super) fn look(&mut self, at_play: &[Table], revision: u64) {
        let sits = |of: &Table| Seat::BOTH.map(|seat| of.players[seat]);
        let is_taken = |gone: &Table, by: &Table| {
            gone.number == by.number || sits(gone).into_iter().any(|player| sits(by).contains(&player))
        };
        self.tables.retain(|gone| !at_play.iter().any(|by| is_taken(&gone.table, by)));
        if revision != self.revision {
            self.tables.clear();
        }
    }
}

impl EveningScreen {
    /// Whether undo brings a table back.
    pub(in crate::app) fn brings_back(&self) -> bool {
        !self.cleared.tables.is_empty()
    }

    /// Which table was taken away last, and how it comes back.
    pub(super) fn cleared_note<'a>(&self, cx: &Cx<'a>) -> Option<Container<'a, Message>> {
        let gone = &self.cleared.tables.last()?.table;
        let names = cx.club.people.labels(gone.players);
        let (first, second) = (names.first, names.second);
        let said = message!(cx.words, "app-evening-cleared", table = gone.number, first = first, second = second);
        let back = plain(message!(cx.words, "app-evening-bring-back"), Some(Message::BroughtBack));
        let content = row![body(said).width(Length::Fill), back].spacing(gap::MEDIUM).align_y(Alignment::Center);
        Some(container(content).padding([8, 10]).width(Length::Fill).style(theme::well_note))
    }
}
