//! Who plays whom next, and the tables.

use iced::widget::{Column, column, container, row, text};
use iced::{Alignment, Element, Length};

use super::people::waited;
use super::{EveningScreen, Message, is_under_way};
use crate::app::font;
use crate::app::screen::Cx;
use crate::app::screen::paper_view::side_mark;
use crate::app::screen::parts::{body, cell, line, link, part, plain, primary, small, strong};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Kind, Press};
use crate::club::{PlayerId, Proposal, Seat, Series, Table};
use crate::rules::{Ending, Side};
use crate::words::message;

/// How many proposals are shown at first.
pub(super) const FIRST: usize = 6;

impl EveningScreen {
    /// The proposals, and who is left over.
    pub(super) fn proposals<'a>(&'a self, is_roomy: bool, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let proposals = self.plan.proposals();
        let rows = proposals.iter().enumerate().take(if self.shows_all { usize::MAX } else { FIRST });
        let rows = rows.map(|(place, proposal)| self.proposal(place, proposal, is_roomy, cx));
        let more = proposals.len().checked_sub(FIRST).filter(|more| *more > 0 && !self.shows_all);
        let more = more.map(|more| link(message!(words, "app-more-lines", count = more), Message::AllAsked));
        let all_play = !self.here.is_empty() && self.plan.left_over().is_empty();
        let hint = proposals.is_empty().then(|| {
            if all_play { message!(words, "app-evening-all-play") } else { message!(words, "app-evening-nobody") }
        });
        let left_over = self.plan.left_over().iter().map(|one| {
            let sentence = message!(words, "app-evening-left-over", waited = waited(one.since, self.now, words));
            row![self.name(one.player, cx), small(sentence)].spacing(gap::SMALL).align_y(Alignment::Center).into()
        });
        let swap = (!proposals.is_empty()).then(|| match self.plan.held() {
            Some(held) => {
                let name = cx.club.people.label(held);
                small(message!(words, "app-evening-swap-with", name = name)).style(theme::caution)
            }
            None => small(message!(words, "app-evening-swap")),
        });
        let hands_off =
            self.plan.has_hands_on().then(|| link(message!(words, "app-evening-hands-off"), Message::HandsOff));
        let content = Column::new()
            .push(hint.map(small))
            .extend(rows)
            .push(more)
            .extend(left_over)
            .push(row![].push(swap).push(hands_off).spacing(gap::MEDIUM).wrap());
        part(message!(words, "app-evening-next"), content.spacing(gap::SMALL)).into()
    }

    /// A name that changes places with another one.
    fn name<'a>(&self, player: PlayerId, cx: &Cx<'a>) -> Element<'a, Message> {
        let is_held = self.plan.held() == Some(player);
        Press::new(Kind::Row(is_held), strong(cx.club.people.label(player)))
            .on_press(Message::Held(player))
            .padding([1, 4])
            .into()
    }

    fn proposal<'a>(&self, place: usize, proposal: &Proposal, is_roomy: bool, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let names = row![self.name(proposal.players.first, cx), body("–"), self.name(proposal.players.second, cx)];
        let names = names.spacing(gap::TINY).align_y(Alignment::Center);
        let waits = {
            let (first, second) = (proposal.since.first, proposal.since.second);
            let (first, second) = (waited(first, self.now, words), waited(second, self.now, words));
            if first == second {
                message!(words, "app-evening-waits-alike", waited = first)
            } else {
                message!(words, "app-evening-waits", first = first, second = second)
            }
        };
        let met = match (proposal.met.tonight, proposal.met.before, proposal.met.last) {
            (0, _, None) => message!(words, "app-evening-never-met"),
            (0, times, Some(last)) => {
                message!(words, "app-evening-met", date = words.short_date(last), times = times)
            }
            (times, ..) => message!(words, "app-evening-met-tonight", times = times),
        };
        let by_hand = self.plan.is_by_hand(proposal.players.first).then(|| message!(words, "app-evening-by-hand"));
        let reason: Vec<String> = by_hand.into_iter().chain([waits, met]).collect();
        let can = cx.club.can_be_changed();
        let is_chosen = place == self.plan.chosen();
        let send = can.then_some(Message::Sent(place, false));
        let send = if is_chosen {
            primary(message!(words, "app-evening-send"), send)
        } else {
            plain(message!(words, "app-evening-send"), send)
        };
        let on_screen = plain(message!(words, "app-on-screen"), can.then_some(Message::Sent(place, true)));
        let deeds = row![send, on_screen].spacing(gap::SMALL).wrap();
        let what = column![names.wrap(), container(small(reason.join(" · "))).padding([0, 4])].width(Length::Fill);
        let content: Element<'a, Message> = if is_roomy {
            row![what, deeds].spacing(gap::MEDIUM).align_y(Alignment::Center).into()
        } else {
            column![what, deeds].spacing(gap::SMALL).into()
        };
        let style: fn(&iced::Theme) -> container::Style = if is_chosen { theme::well_note } else { theme::card };
        container(content).padding([8, 10]).width(Length::Fill).style(style).into()
    }

    /// The tables at play.
    pub(super) fn tables<'a>(&'a self, is_roomy: bool, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        if self.tables.is_empty() {
            let nobody = small(message!(words, "app-evening-no-tables"));
            let content = column![nobody].push(self.cleared_note(cx)).spacing(gap::SMALL);
            return part(message!(words, "app-evening-tables"), content).into();
        }
        let mut rows = Column::new();
        for (place, table) in self.tables.iter().enumerate() {
            rows = rows.push((place > 0).then(line)).push(self.table_row(table, is_roomy, cx));
        }
        let keys = if self.number > 0 {
            small(message!(words, "app-evening-number", number = self.number)).style(theme::caution)
        } else {
            small(message!(words, "app-evening-keys"))
        };
        let content = column![rows.spacing(gap::SMALL), keys].push(self.cleared_note(cx));
        part(message!(words, "app-evening-tables"), content.spacing(gap::SMALL)).into()
    }

    fn table_row<'a>(&self, table: &Table, is_roomy: bool, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let number = table.number;
        let series = self.series(number);
        let series = series.as_ref();
        let can = cx.club.can_be_changed();
        let has_begun = series.is_some_and(|series| !series.games().is_empty());
        let is_live = series.is_some_and(|series| is_under_way(series, cx));
        let name = |seat: Seat| {
            let side = if seat == table.animals { Side::Animals } else { Side::Humans };
            let name = cell(cx.club.people.label(table.players[seat]));
            // Once the series runs, the sides swap from game to game.
            if has_begun {
                return row![name];
            }
            let style = if side == Side::Animals { theme::animals } else { theme::humans };
            row![text(side_mark(side)).size(size::SMALL).line_height(size::lines(size::SMALL)).style(style), name]
                .spacing(gap::TINY)
        };
        let names = row![name(Seat::First), body("–"), name(Seat::Second)].spacing(gap::TINY);
        let state = small(self.state(table, series, cx));
        let what = column![names.wrap(), state].width(Length::Fill);
        let press = |words: String, message: Message| {
            let press = Press::new(Kind::Plain, body(words)).padding([6, 10]);
            press.on_press_maybe(can.then_some(message))
        };
        let paper = (!is_live).then(|| press(message!(words, "app-evening-paper"), Message::Paper(number)));
        let screen = if is_live {
            press(message!(words, "app-evening-resume"), Message::OnScreen(number))
        } else {
            press(message!(words, "app-on-screen"), Message::OnScreen(number))
        };
        let swap = series.is_none().then(|| press("↔".to_owned(), Message::Swapped(number)));
        let clear = series.is_none().then(|| press("×".to_owned(), Message::Cleared(number)));
        let open = series.map(|series| press(message!(words, "app-evening-see"), Message::SeriesOpened(series.id())));
        let deeds = row![].push(paper).push(screen).push(swap).push(clear).push(open).spacing(gap::TINY);
        let deeds = deeds.wrap().vertical_spacing(gap::TINY);
        // What its key does, it does itself.
        let opens = if is_live { Message::OnScreen(number) } else { Message::Paper(number) };
        let number =
            text(number.to_string()).font(font::STRONG).size(size::TITLE).line_height(size::lines(size::TITLE));
        let number = Press::new(Kind::Link, number).on_press_maybe(can.then_some(opens)).width(38);
        if is_roomy {
            return row![number, what, deeds].spacing(gap::SMALL).align_y(Alignment::Center).into();
        }
        row![number, column![what, deeds].spacing(gap::TINY)].spacing(gap::SMALL).into()
    }

    /// How far a table is.
    fn state(&self, table: &Table, series: Option<&Series>, cx: &Cx<'_>) -> String {
        let words = cx.words;
        let Some(series) = series.filter(|series| !series.games().is_empty()) else {
            return message!(words, "app-opens-short", name = cx.club.people.label(table.players[table.animals]));
        };
        let ended = series.games().iter().filter(|game| game.ending != Ending::Unfinished).count();
        let result = series.result();
        // The points stand as the names do.
        let is_same = series.players().first == table.players.first;
        let (first, second) = (result.points.first, result.points.second);
        let (first, second) = if is_same { (first, second) } else { (second, first) };
        let so_far = (ended > 0)
            .then(|| message!(words, "app-evening-after", game = ended, score = format!("{first}–{second}")));
        let live = cx.club.under_way.iter().find(|live| live.series == series.id()).map(|live| {
            let score = format!("{}–{}", live.score.points.animals, live.score.points.humans);
            message!(words, "app-evening-live", game = live.number, actions = live.actions, score = score)
        });
        so_far.into_iter().chain(live).collect::<Vec<_>>().join(" · ")
    }
}
