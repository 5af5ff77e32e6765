//! What the list of those who take part looks like.

use iced::widget::{Column, Container, column, container, responsive, row, space};
use iced::{Alignment, Element, Length, Padding};

use super::event::Event;
use super::people::{ARRIVAL, FIXED, LIST, Message};
use super::{Message as Parent, TournamentScreen};
use crate::app::screen::Cx;
use crate::app::screen::parts::{
    body, box_of, cell, cell_head, field, figure, figure_head, grave, line, link, plain, sheet, small, strong, ticked,
};
use crate::app::theme::{self, gap};
use crate::app::widget::list::{BAR, list};
use crate::app::widget::{Kind, Press};
use crate::club::PlayerId;
use crate::tournament::{Apart, Out, State};
use crate::words::message;

/// The boxes of those who have not been seen.
const NOT_HERE: &str = "not-here";
const ROW: f32 = 40.0;
/// Below this width there is no room for remarks.
const NARROW: f32 = 560.0;

impl TournamentScreen {
    /// Who takes part.
    pub(super) fn people_view<'a>(&'a self, event: &'a Event, cx: &Cx<'a>) -> Element<'a, Parent> {
        let words = cx.words;
        let can = cx.club.can_be_changed() && event.tournament.head().state != State::Finished;
        let arrival = self.people.arrival.view(ARRIVAL, message!(words, "event-who-enters"), cx);
        let arrival = arrival.map(|message| Parent::People(Message::Arrival(message)));
        let from_list = message!(words, "event-from-list");
        let list = ticked(self.people.shows_list, from_list, Some(Parent::People(Message::ListAsked)));
        let last = self.last(cx).filter(|_| can && event.tournament.head().state == State::Registration);
        let last = last.map(|_| plain(message!(words, "event-from-last"), Some(Parent::People(Message::LastAsked))));
        let absent = self.not_here(event).len();
        let absent = (absent > 0 && can).then(|| {
            let round = event.tournament.next_round().0;
            plain(
                message!(words, "event-others-absent", count = absent, round = round),
                Some(Parent::People(Message::AbsentAsked)),
            )
        });
        let deeds = row![list].push(last).push(absent).spacing(gap::SMALL).align_y(Alignment::Center).wrap();
        let tools = column![].push(can.then(|| container(arrival).max_width(420))).push(deeds).spacing(gap::SMALL);
        let entered = event.tournament.entries().len();
        let count = message!(words, "event-entered", count = entered, here = event.here.len());
        let apart = self.kept_apart(event, cx);
        column![tools, small(count), self.people_rows(event, cx)]
            .push(apart)
            .spacing(gap::SMALL)
            .height(Length::Fill)
            .into()
    }

    fn people_rows<'a>(&'a self, event: &'a Event, cx: &Cx<'a>) -> Element<'a, Parent> {
        let cx = *cx;
        if self.people.found.is_empty() {
            return body(message!(cx.words, "event-nobody")).height(Length::Fill).into();
        }
        let table = responsive(move |room| {
            let words = cx.words;
            let is_roomy = room.width >= NARROW;
            let remark = is_roomy.then(|| apart_from_figure(cell_head(message!(words, "column-remark"))));
            let heads = row![
                container(cell_head(message!(words, "column-seed"))).width(46),
                cell_head(message!(words, "column-player")).width(Length::FillPortion(5)),
                figure_head(message!(words, "column-rating"), 80.0),
            ]
            .push(remark)
            .push(container(cell_head(message!(words, "event-here"))).width(56));
            let margin = Padding { left: 10.0, right: 10.0 + BAR, ..Padding::ZERO };
            let scrolled = |sight| Parent::People(Message::Scrolled(sight));
            let rows = list(LIST, self.people.found.len(), ROW, self.people.sight, scrolled, move |place| {
                let player = self.people.found.get(place);
                player.map_or_else(|| space().into(), |player| self.person(*player, is_roomy, event, &cx))
            });
            column![container(heads.spacing(gap::SMALL)).padding(margin), line(), rows].spacing(gap::TINY).into()
        });
        sheet(container(table).height(Length::Fill), self.people.found.len() as f32 * ROW, &cx)
    }

    fn person<'a>(&self, player: PlayerId, is_roomy: bool, event: &Event, cx: &Cx<'a>) -> Element<'a, Parent> {
        let entry = event.tournament.entries().get(&player);
        let label = cx.club.people.label(player);
        let is_gone = entry.is_some_and(|entry| entry.withdrawn().is_some());
        let name = if is_gone || entry.is_none() { cell(label).style(theme::faint) } else { cell(label) };
        let tick = self.people.shows_list.then(|| box_of(entry.is_some()));
        let name = row![].push(tick).push(name).spacing(gap::SMALL).align_y(Alignment::Center);
        let rating = entry.and_then(|entry| entry.rating).map(|rating| rating.to_string()).unwrap_or_default();
        let remark = is_roomy
            .then(|| apart_from_figure(cell(remarks(player, event, cx).join(", ")).style(theme::faint)).clip(true));
        let seed = entry.and_then(|entry| entry.seed).map(|seed| seed.to_string()).unwrap_or_default();
        let is_here = event.here.contains(&player);
        let here = (entry.is_some() && !is_gone).then(|| {
            let press = Press::new(Kind::Link, box_of(is_here)).on_press(Parent::People(Message::Here(player)));
            let press = press.padding([2, 8]);
            if is_here { press } else { press.id(NOT_HERE) }
        });
        let content = row![
            container(cell(seed).style(theme::faint)).width(46),
            container(name).width(Length::FillPortion(5)).clip(true),
            figure(rating, 80.0),
        ]
        .push(remark)
        .push(container(row![].push(here)).width(56));
        let is_open = self.card.as_ref().is_some_and(|card| card.player == player);
        let message =
            if self.people.shows_list { Parent::People(Message::Ticked(player)) } else { Parent::Opened(player) };
        Press::new(Kind::Row(is_open), content.spacing(gap::SMALL).align_y(Alignment::Center))
            .on_press(message)
            .width(Length::Fill)
            .height(ROW)
            .padding([8, 10])
            .into()
    }

    /// Whom pairing keeps apart.
    fn kept_apart<'a>(&'a self, event: &'a Event, cx: &Cx<'a>) -> Option<Element<'a, Parent>> {
        let words = cx.words;
        let can = cx.club.can_be_changed() && event.tournament.head().state != State::Finished;
        let has = |apart: Apart| event.tournament.avoids().any(|avoid| avoid.apart == apart);
        let toggle = |apart: Apart, name: String| {
            let message = can.then_some(Parent::People(Message::Groups(apart)));
            ticked(has(apart), name, message)
        };
        let pairs = event.tournament.avoids().filter_map(|avoid| match avoid.apart {
            Apart::Pair(one, other) => {
                let (first, second) = (cx.club.people.label(one), cx.club.people.label(other));
                let sentence = message!(words, "log-apart-pair", first = first, second = second);
                let remove = can.then(|| link("×", Parent::People(Message::Together(avoid.apart))));
                Some(row![small(sentence)].push(remove).spacing(gap::TINY).into())
            }
            Apart::Households | Apart::Clubs => None,
        });
        let content = row![
            small(message!(words, "event-kept-apart")),
            toggle(Apart::Households, message!(words, "log-apart-households")),
            toggle(Apart::Clubs, message!(words, "log-apart-clubs")),
        ]
        .extend(pairs);
        Some(content.spacing(gap::SMALL).align_y(Alignment::Center).wrap().into())
    }

    /// What can be done with somebody who takes part.
    pub(super) fn person_deeds<'a>(
        &'a self,
        player: PlayerId,
        event: &'a Event,
        cx: &Cx<'a>,
    ) -> Option<Element<'a, Parent>> {
        let words = cx.words;
        let entry = event.tournament.entries().get(&player)?;
        if !cx.club.can_be_changed() || event.tournament.head().state == State::Finished {
            return None;
        }
        let deed = |name: String, message: Message| {
            Press::new(Kind::Plain, body(name)).on_press(Parent::People(message)).padding([4, 10]).into()
        };
        let next = event.tournament.next_round();
        let has_started = event.tournament.head().state == State::Running;
        let mut deeds: Vec<Element<'a, Parent>> = Vec::new();
        if entry.withdrawn().is_some() {
            deeds.push(deed(message!(words, "event-return"), Message::Returned(player)));
        } else {
            let round = next.0;
            match event.tournament.out(next, player) {
                Some(_) => deeds.push(deed(message!(words, "event-plays", round = round), Message::Out(player, None))),
                None => {
                    let out = |out| Message::Out(player, Some(out));
                    deeds.push(deed(message!(words, "event-asks-bye", round = round), out(Out::RequestedBye)));
                    deeds.push(deed(message!(words, "event-is-absent", round = round), out(Out::Absent)));
                    deeds.push(deed(message!(words, "event-gets-bye", round = round), out(Out::Bye { by_hand: true })));
                }
            }
            let name = message!(words, "event-strike-entry");
            let strike = Press::new(Kind::Grave, body(name)).on_press(Parent::People(Message::Struck(player)));
            let leave = grave(message!(words, "event-withdraw"), Some(Parent::People(Message::Left(player))));
            deeds.push(if has_started { leave.padding([4, 10]).into() } else { strike.padding([4, 10]).into() });
        }
        let fix = field(
            FIXED,
            message!(words, "event-fixed-table"),
            &self.people.fixed,
            None,
            |typed| Parent::People(Message::Fixed(typed)),
            Some(Parent::People(Message::FixAsked(player))),
        );
        let free =
            entry.table.map(|_| link(message!(words, "event-any-table"), Parent::People(Message::FixAsked(player))));
        let apart = self.people.apart.view("event-apart", message!(words, "event-apart-from"), cx);
        let apart = apart.map(|message| Parent::People(Message::Apart(message)));
        let keep = self
            .people
            .apart
            .player(cx)
            .filter(|other| *other != player)
            .map(|_| plain(message!(words, "event-keep-apart"), Some(Parent::People(Message::ApartAsked(player)))));
        let content = column![
            strong(message!(words, "event-deeds")),
            iced::widget::Row::with_children(deeds).spacing(gap::TINY).wrap().vertical_spacing(gap::TINY),
            fix,
        ];
        let content: Column<'a, Parent> = content.push(free).push(apart).push(keep);
        Some(content.spacing(gap::SMALL).into())
    }
}

/// A remark stands apart from the figure before it, which ends at its right edge.
fn apart_from_figure<'a>(remark: impl Into<Element<'a, Parent>>) -> Container<'a, Parent> {
    container(remark).padding(Padding { left: gap::MEDIUM, ..Padding::ZERO }).width(Length::FillPortion(4))
}

/// What is to be known of an entry.
pub(super) fn remarks(player: PlayerId, event: &Event, cx: &Cx<'_>) -> Vec<String> {
    let words = cx.words;
    let Some(entry) = event.tournament.entries().get(&player) else { return Vec::new() };
    let late = (entry.from.0 > 1).then(|| message!(words, "tournament-late", round = entry.from.0));
    let gone = entry.withdrawn().map(|round| message!(words, "tournament-withdrawn", round = round.0));
    let fixed = entry.table.map(|table| message!(words, "tournament-fixed-table", table = table.0));
    let round = event.tournament.next_round();
    let out = event
        .tournament
        .out(round, player)
        .map(|out| message!(words, "event-out", round = round.0, out = words.out(out)));
    [late, gone, fixed, out].into_iter().flatten().collect()
}
