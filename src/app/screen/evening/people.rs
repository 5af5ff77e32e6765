//! Who is here and who is not: to tick, or to type.

use std::cmp::Reverse;
use std::collections::HashSet;

use chrono::{DateTime, Utc};
use iced::widget::{column, container, row, space};
use iced::{Alignment, Element, Length};

use super::past::Past;
use super::{ARRIVAL, EveningScreen, Message};
use crate::app::screen::Cx;
use crate::app::screen::parts::{box_of, part, small};
use crate::app::theme::{self, gap};
use crate::app::widget::list::list;
use crate::app::widget::{Kind, Line, Press};
use crate::club::{PlayerId, Present};
use crate::words::{Words, message};

const ROW: f32 = 32.0;

/// Who is not here: those first who played last.
pub(super) fn away(here: &[Present], past: &Past, cx: &Cx<'_>) -> Vec<PlayerId> {
    let here: HashSet<PlayerId> = here.iter().map(|one| one.player).collect();
    let members = cx.club.people.iter().filter(|player| !player.archived && !here.contains(&player.id));
    let mut away: Vec<PlayerId> = members.map(|player| player.id).collect();
    away.sort_by_key(|&player| Reverse(past.last_played(player)));
    away
}

/// How long somebody has waited, in words.
pub(super) fn waited(since: DateTime<Utc>, now: DateTime<Utc>, words: &Words) -> String {
    let minutes = (now - since).num_minutes().max(0);
    if minutes == 0 {
        message!(words, "app-just-now")
    } else if minutes < 60 {
        message!(words, "app-minutes", minutes = minutes)
    } else {
        let (hours, minutes) = (minutes / 60, format!("{:02}", minutes % 60));
        message!(words, "app-hours", hours = hours, minutes = minutes)
    }
}

impl EveningScreen {
    /// Whether nobody who comes is being typed.
    pub(in crate::app) fn types_no_name(&self) -> bool {
        self.arrival.is_empty()
    }

    pub(super) fn people<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let can = cx.club.can_be_changed();
        let arrival = can.then(|| {
            let name = message!(words, "app-evening-arrival");
            self.arrival.view(ARRIVAL, name, cx).map(Message::Arrival)
        });
        let free = self.here.iter().filter(|one| one.table.is_none()).count();
        let count = small(message!(words, "app-evening-count", here = self.here.len(), free = free));
        let cx = *cx;
        // The line between them has nothing to say where everybody is here.
        let away = if self.away.is_empty() { 0 } else { 1 + self.away.len() };
        let rows = list("people", self.here.len() + away, ROW, self.sight, Message::Scrolled, move |place| {
            self.row(place, &cx)
        });
        let content = column![].push(arrival).push(count).push(rows).spacing(gap::SMALL);
        part(message!(words, "app-evening-here"), content).height(Length::Fill).into()
    }

    /// Those who are here, a line between, and those who are not.
    fn row<'a>(&'a self, place: usize, cx: &Cx<'a>) -> Element<'a, Message> {
        if let Some(one) = self.here.get(place) {
            return self.here(one, cx);
        }
        let Some(place) = place.checked_sub(self.here.len() + 1) else {
            let line = small(message!(cx.words, "app-evening-away"));
            return container(line).height(ROW).align_bottom(ROW).padding([4, 0]).into();
        };
        let Some(&player) = self.away.get(place) else { return space().into() };
        let name = Line::new(cx.club.people.label(player)).style(theme::faint).width(Length::Fill);
        let can = cx.club.can_be_changed();
        let content = row![box_of(false), name].spacing(gap::SMALL);
        ticked(content.into(), can.then_some(Message::Arrived(player)))
    }

    fn here<'a>(&self, one: &Present, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let state = match one.table {
            Some(table) => message!(words, "app-table-number", table = table),
            None => waited(one.since, self.now, words),
        };
        let name = Line::new(cx.club.people.label(one.player)).width(Length::Fill);
        let content = row![box_of(true), name, small(state)];
        // Who sits at a table stays.
        let can = cx.club.can_be_changed() && one.table.is_none();
        let content = content.spacing(gap::SMALL).align_y(Alignment::Center);
        ticked(content.into(), can.then_some(Message::Left(one.player)))
    }
}

fn ticked<'a>(content: Element<'a, Message>, message: Option<Message>) -> Element<'a, Message> {
    Press::new(Kind::Row(false), content).on_press_maybe(message).width(Length::Fill).height(ROW).padding([5, 4]).into()
}
