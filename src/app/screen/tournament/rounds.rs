//! Who plays whom, by rounds: in the order of tables or of names, with those to come of a schedule.

use iced::widget::{Column, Row as Line, column, container, responsive, row, space, text};
use iced::{Alignment, Element, Length, Task};

use super::event::{Course, Event, Row, Rows};
use super::{Message, Reasoned, TournamentScreen};
use crate::app::font;
use crate::app::screen::paper_view::side_mark;
use crate::app::screen::parts::{body, cell, choice, line, link, plain, sheet, small};
use crate::app::screen::{Action, Cx};
use crate::app::theme::{self, gap, size};
use crate::app::widget::list::list;
use crate::app::widget::{Kind, Press};
use crate::app::worker::Failure;
use crate::club::Seat;
use crate::rules::Side;
use crate::tournament::{Out, RoundNumber, RoundState, State, TableNumber};
use crate::words::{Words, message};

/// What is to be explained in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asking {
    /// Why these two play.
    Table(TableNumber),
    /// Why somebody has the bye.
    Bye,
}

/// How high a table is in a list.
pub(super) const ROW: f32 = 44.0;
/// Room for those who do not play, below the tables.
const OUTS: f32 = 56.0;

/// How high a list of so many tables is in a room: whoever does not play stands right below the last of them, where there is
/// room for that.
pub(super) fn height_of(tables: usize, room: f32) -> Length {
    let wanted = tables as f32 * ROW;
    if wanted + OUTS <= room { Length::Fixed(wanted) } else { Length::Fill }
}

/// From this width on there is room for what is to be said of a table.
const ROOMY: f32 = 640.0;

impl TournamentScreen {
    /// The rounds.
    pub(super) fn rounds_view<'a>(&'a self, event: &'a Event, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let shown = self.round.or_else(|| event.round().map(|round| round.number));
        let shown = shown.or_else(|| event.rounds.keys().next().copied());
        let rounds = event.rounds.keys().map(|&round| {
            let name = message!(words, "event-round", round = round.0);
            choice(name, shown == Some(round), Message::RoundChosen(round)).into()
        });
        let orders = row![
            choice(message!(words, "event-by-table"), !self.by_name, Message::ByName(false)),
            choice(message!(words, "event-by-name"), self.by_name, Message::ByName(true)),
        ];
        let tools = column![
            Line::with_children(rounds).spacing(gap::TINY).wrap().vertical_spacing(gap::TINY),
            orders.spacing(gap::TINY)
        ];
        let tools = tools.spacing(gap::SMALL);
        let Some((number, rows)) = shown.and_then(|round| Some((round, event.rounds.get(&round)?))) else {
            return tools.into();
        };
        let state = match rows.state {
            None => message!(words, "event-scheduled"),
            Some(RoundState::Paired) => message!(words, "event-not-published"),
            Some(RoundState::Released) => message!(words, "event-published"),
            Some(RoundState::Closed) => message!(words, "event-closed"),
        };
        let date = event.tournament.rounds().get(&number).map(|round| words.date(round.date));
        let state: Vec<_> = date.into_iter().chain([state]).collect();
        let deeds = self.round_deeds(number, rows.state, event, cx);
        let about = row![small(state.join(" · ")).width(Length::Fill)].push(deeds).align_y(Alignment::Center);
        let is_paired = rows.state.is_some();
        let count = if self.by_name { rows.by_name.len() } else { rows.rows.len() };
        let cx = *cx;
        let table = responsive(move |room| {
            let is_roomy = room.width >= ROOMY;
            let tables = list("event-rounds", count, ROW, self.sight, Message::Scrolled, move |place| {
                if self.by_name {
                    return by_name(rows, place, is_paired.then_some(number), cx.words);
                }
                let message = is_paired.then_some(number);
                rows.rows.get(place).map_or_else(|| space().into(), |of| table_row(of, message, is_roomy, &cx))
            });
            sheet(tables, count as f32 * ROW, &cx)
        });
        let outs = outs(event, number, rows, &cx);
        let why = self.reason_view(&cx);
        column![tools, about]
            .push(why)
            .push(self.why_view(&cx))
            .push(line())
            .push(table.height(Length::Fill))
            .push(outs)
            .spacing(gap::SMALL)
            .height(Length::Fill)
            .into()
    }

    /// Why two play, or somebody has the bye, as it was asked last.
    pub(super) fn why_view<'a>(&'a self, cx: &Cx<'a>) -> Option<Element<'a, Message>> {
        let (_, why) = self.why.as_ref().filter(|(_, why)| !why.is_empty())?;
        let said = Column::with_children(why.iter().map(|sentence| body(sentence.clone()).into())).spacing(gap::TINY);
        let close = link(message!(cx.words, "app-close"), Message::WhyRead);
        let content = row![said.width(Length::Fill), close].spacing(gap::MEDIUM);
        Some(container(content).padding([10, 14]).width(Length::Fill).style(theme::well_note).into())
    }

    /// Asks for it.
    pub(super) fn ask_why(&mut self, (round, asking): (RoundNumber, Asking), cx: &Cx<'_>) -> Action<Message> {
        let Some(event) = self.event.clone() else { return Action::None };
        self.why = Some(((round, asking), Vec::new()));
        let (club, language) = (cx.club.clone(), cx.words.language());
        let ask = cx.worker.ask(move |_| {
            let words = Words::in_language(language);
            let name = |player| club.people.label(player);
            let Some(of) = event.tournament.rounds().get(&round) else { return Ok(Vec::new()) };
            let why = match asking {
                Asking::Bye => words.why_bye(&event.told(&name), of),
                Asking::Table(table) => match of.at(table) {
                    Some(pairing) => words.why_pairing(&event.told(&name), of, pairing.players),
                    None => Ok(Vec::new()),
                },
            };
            why.map_err(Failure::Said)
        });
        Action::Run(Task::perform(ask, move |told| Message::WhyTold((round, asking), told)))
    }

    /// What can be done with a round.
    fn round_deeds<'a>(
        &'a self,
        number: RoundNumber,
        state: Option<RoundState>,
        event: &Event,
        cx: &Cx<'a>,
    ) -> Option<Element<'a, Message>> {
        let words = cx.words;
        let is_last = event.tournament.last_round().is_some_and(|last| last.number == number);
        let runs = event.tournament.head().state == State::Running && cx.club.can_be_changed();
        let ask = |name: String, reasoned: Reasoned| {
            plain(name, runs.then_some(Message::ReasonAsked(Some(reasoned)))).padding([4, 10])
        };
        let reopen =
            (state == Some(RoundState::Closed)).then(|| ask(message!(words, "event-reopen"), Reasoned::Reopen(number)));
        let strike =
            (is_last && state.is_some()).then(|| ask(message!(words, "event-strike-round"), Reasoned::Strike(number)));
        Some(row![].push(reopen).push(strike).spacing(gap::SMALL).into())
    }
}

/// Who does not play in a round, and why.
pub(super) fn outs<'a>(event: &Event, round: RoundNumber, rows: &Rows, cx: &Cx<'a>) -> Element<'a, Message> {
    let words = cx.words;
    let said = rows.by_name.iter().filter_map(|(name, place)| {
        let (player, out) = (name.as_str(), place.as_ref().err()?.as_str());
        Some(small(message!(words, "tournament-proposed-out", player = player, out = out)).into())
    });
    let has_bye = rows.state.is_some() && event.tournament.outs(round).any(|(_, out)| matches!(out, Out::Bye { .. }));
    let why = has_bye.then(|| {
        Press::new(Kind::Link, small(message!(words, "event-why"))).on_press(Message::WhyAsked(round, Asking::Bye))
    });
    Line::with_children(said).push(why).spacing(gap::MEDIUM).wrap().into()
}

fn by_name<'a>(rows: &'a Rows, place: usize, round: Option<RoundNumber>, words: &Words) -> Element<'a, Message> {
    let Some((name, seat)) = rows.by_name.get(place) else { return space().into() };
    let (table, other, message) = match seat {
        Ok((row, seat)) => {
            let Some(of) = rows.rows.get(*row) else { return space().into() };
            let message = round.map(|round| Message::TableOpened(round, of.table));
            (message!(words, "event-table", table = of.table.0), of.names[seat.opponent()].clone(), message)
        }
        Err(why) => (String::new(), why.clone(), None),
    };
    let content = row![
        container(cell(name.clone()).font(font::STRONG)).width(Length::FillPortion(4)).clip(true),
        container(cell(table)).width(110),
        container(cell(other).style(theme::faint)).width(Length::FillPortion(4)).clip(true),
    ];
    Press::new(Kind::Row(false), content.spacing(gap::SMALL).align_y(Alignment::Center))
        .on_press_maybe(message)
        .width(Length::Fill)
        .height(ROW)
        .padding([10, 10])
        .into()
}

/// A table of a round: its number, who plays with points, and how far it is.
/// With room, also why they play, and a way to the board.
pub(super) fn table_row<'a>(of: &Row, round: Option<RoundNumber>, is_roomy: bool, cx: &Cx<'a>) -> Element<'a, Message> {
    let (mark, style): (_, fn(&iced::Theme) -> text::Style) = match of.course {
        Course::Done => ("✓", theme::well),
        Course::UnderWay => ("…", theme::caution),
        Course::Waiting => ("○", theme::faint),
        Course::NeedsOpponent => ("!", theme::wrong),
    };
    let name = |seat: Seat| {
        let side = if seat == Seat::First { Side::Animals } else { Side::Humans };
        let label = cell(of.names[seat].clone());
        let label = if of.winner == Some(seat) { label.font(font::STRONG) } else { label };
        let label = if of.winner.is_some_and(|winner| winner != seat) { label.style(theme::faint) } else { label };
        let marked: fn(&iced::Theme) -> text::Style =
            if side == Side::Animals { theme::animals } else { theme::humans };
        let side = text(side_mark(side)).size(size::SMALL).style(marked);
        container(row![side, label].spacing(gap::TINY).align_y(Alignment::Center))
            .width(Length::FillPortion(4))
            .clip(true)
    };
    // As wide in every row of a round, so that names stand below one another.
    let width = 62.0 * f32::from(of.most_series.min(3));
    let points = |seat: Seat| container(cell(of.points[seat].clone()).font(font::STRONG)).align_right(width);
    // Where nothing is said of any table the room is for the names.
    let said = (is_roomy && of.is_told)
        .then(|| container(cell(of.said.clone()).style(theme::faint)).width(Length::FillPortion(4)).clip(true));
    let content = row![
        container(text(of.table.to_string()).font(font::STRONG).size(size::HEADING)).width(36),
        container(text(mark).size(size::BODY).style(style)).width(20),
        name(Seat::First),
        points(Seat::First),
        name(Seat::Second),
        points(Seat::Second),
    ]
    .push(said);
    let word = |word: String, message: Message| {
        let word = text(word).size(size::SMALL).wrapping(text::Wrapping::None);
        Press::new(Kind::Link, word).on_press(message)
    };
    let of_round = round.filter(|_| is_roomy);
    let play = of_round.and(of.to_play).filter(|_| cx.club.can_be_changed());
    let play = play.map(|series| word(message!(cx.words, "app-on-screen"), Message::OnScreen(series)));
    let why =
        of_round.map(|round| word(message!(cx.words, "event-why"), Message::WhyAsked(round, Asking::Table(of.table))));
    let message = round.map(|round| Message::TableOpened(round, of.table));
    Press::new(Kind::Row(false), content.push(play).push(why).spacing(gap::SMALL).align_y(Alignment::Center))
        .on_press_maybe(message)
        .width(Length::Fill)
        .height(ROW)
        .padding([8, 8])
        .into()
}
