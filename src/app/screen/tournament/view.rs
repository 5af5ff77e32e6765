//! What a tournament looks like: its views in a row, and the desk.

use iced::widget::{Row as Line, column, container, responsive, row, space, text, text_input};
use iced::{Alignment, Element, Length, Padding};

use super::desk::{Cutting, WHY, is_scheduled};
use super::event::Event;
use super::proposing::Message as Proposed;
use super::rounds::{ROW, height_of, outs, table_row};
use super::statistics;
use super::{Busy, Message, Reasoned, TABLE, TournamentScreen, View};
use crate::app::hall;
use crate::app::screen::Cx;
use crate::app::screen::parts::{
    barred_page, body, card, choice, field, fixed_page, grave, head, heading, line, part, plain, primary, sheet, small,
    wrong_note,
};
use crate::app::theme::{self, gap, size};
use crate::app::widget::list::{BAR, list};
use crate::app::widget::{Kind, Press, bounded};
use crate::tournament::{Next, State};
use crate::words::{Words, message, table_list};

/// How wide the card of somebody is.
const CARD: f32 = 380.0;
/// From this width on it stands beside what is looked at.
const BESIDE: f32 = 800.0;
const ROOMY: f32 = 640.0;

impl TournamentScreen {
    /// What is shown.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let failure = self.failure.as_ref().map(|failure| wrong_note(cx.failure(failure)));
        let Some(event) = &self.event else {
            let content: Element<'a, Message> =
                if self.is_gone { body(message!(words, "event-gone")).into() } else { space().into() };
            return fixed_page(
                head(message!(words, "app-place-tournaments"), row![]),
                column![].push(failure).push(content),
            );
        };
        let set_up = Press::new(Kind::Plain, body(message!(words, "setup-title"))).on_press(Message::SetUpAsked);
        let title = head(bounded(event.tournament.head().name.as_str()), row![set_up.padding([6, 12])]);
        let tabs = self.views().into_iter().map(|view| {
            let name = body(name_of(view, words)).wrapping(text::Wrapping::None);
            Press::new(Kind::Choice(self.view == view), name).on_press(Message::Viewed(view)).padding([5, 10]).into()
        });
        let tabs = Line::with_children(tabs).spacing(gap::TINY).wrap().vertical_spacing(gap::TINY);
        let event: &'a Event = event;
        let content: Element<'a, Message> = match self.view {
            View::Desk => self.desk_view(event, cx),
            View::History => self.history_view(cx),
            View::Bracket => self.bracket_view(cx),
            View::Prizes => self.prizes_view(event, cx),
            View::Figures => statistics::view(event, cx),
            View::Rounds => self.rounds_view(event, cx),
            View::Papers => self.papers_view(event, cx),
            View::Hall => {
                let open = event.round().filter(|round| round.state != crate::tournament::RoundState::Closed);
                hall::controls(self.id, open.map(|round| round.number), cx).map(Message::Hall)
            }
            View::People | View::Standings | View::Crosstable => self.with_card(event, cx),
        };
        // These scroll as a whole, with the bar in the margin.
        let is_barred = matches!(self.view, View::Figures | View::Prizes);
        let margin = Padding { right: if is_barred { BAR } else { 0.0 }, ..Padding::ZERO };
        let above = container(column![tabs].push(failure).spacing(gap::MEDIUM)).padding(margin);
        let content = column![above, content].spacing(gap::MEDIUM).height(Length::Fill);
        if is_barred { barred_page(title, content) } else { fixed_page(title, content) }
    }

    /// What is looked at, with the card of somebody beside it, or in its place where there is no room for both.
    fn with_card<'a>(&'a self, event: &'a Event, cx: &Cx<'a>) -> Element<'a, Message> {
        let cx = *cx;
        responsive(move |room| {
            let card = self.card_view(event, &cx);
            if let (true, Some(card)) = (room.width < BESIDE, self.card_view(event, &cx)) {
                return card;
            }
            let main: Element<'a, Message> = match self.view {
                View::People => self.people_view(event, &cx),
                View::Crosstable => self.crosstable_view(event, &cx),
                _ => self.standings_view(event, &cx),
            };
            let card = card.map(|card| container(card).width(CARD));
            row![container(main).width(Length::Fill)].push(card).spacing(gap::LARGE).into()
        })
        .into()
    }

    fn desk_view<'a>(&'a self, event: &'a Event, cx: &Cx<'a>) -> Element<'a, Message> {
        match &self.busy {
            Busy::Tables => self.tables_view(event, cx),
            Busy::Entering(entering) => self.entering_view(entering, event, cx),
            Busy::Proposing(proposing) => self.proposing_view(proposing, event, cx),
            Busy::Cutting(cutting) => cutting_view(cutting, event, cx),
        }
    }

    /// How the evening stands, what is next, and the tables.
    fn tables_view<'a>(&'a self, event: &'a Event, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let state = event.tournament.head().state;
        let round = event.round();
        let rows = round.and_then(|round| event.rounds.get(&round.number));
        let title = match (state, round) {
            (State::Registration, _) => message!(words, "event-entries", count = event.tournament.entries().len()),
            (_, None) => message!(words, "event-has-started"),
            (_, Some(round)) => match event.planned() {
                Some(of) => message!(words, "event-round-of", round = round.number.0, of = of),
                None => message!(words, "event-round", round = round.number.0),
            },
        };
        let counts = rows.filter(|_| state == State::Running).map(|rows| {
            let (done, under_way, waiting) = rows.counts;
            body(message!(words, "event-counts", done = done, playing = under_way, waiting = waiting))
        });
        let (sentence, name) = next(event, cx);
        let can = cx.club.can_be_changed();
        let deed = primary(name, can.then_some(Message::NextAsked)).id("event-next");
        let resume = (state == State::Finished && can)
            .then(|| plain(message!(words, "event-resume"), Some(Message::ReasonAsked(Some(Reasoned::Resume)))));
        let what = column![heading(title)].push(counts).push(small(sentence)).spacing(gap::TINY).width(Length::Fill);
        let open = round.filter(|round| round.state != crate::tournament::RoundState::Closed);
        let time = open.and_then(|round| hall::timer_line(self.id, round.number, cx));
        let top = row![what].push(time).push(resume).push(deed).spacing(gap::MEDIUM).align_y(Alignment::Center);
        let number = (state == State::Running && rows.is_some()).then(|| self.number(event, cx));
        let top = card(column![top].push(number).spacing(gap::MEDIUM)).width(Length::Fill);
        let content: Element<'a, Message> = match (round, rows) {
            (Some(round), Some(rows)) => {
                let number = round.number;
                let cx = *cx;
                let table = responsive(move |room| {
                    let is_roomy = room.width >= ROOMY;
                    let tables =
                        list("event-tables", rows.rows.len(), ROW, self.sight, Message::Scrolled, move |place| {
                            let of = rows.rows.get(place);
                            of.map_or_else(|| space().into(), |of| table_row(of, Some(number), is_roomy, &cx))
                        });
                    let tables = container(tables).height(height_of(rows.rows.len(), room.height));
                    let tables = column![tables, outs(event, number, rows, &cx)].spacing(gap::SMALL);
                    sheet(tables, rows.rows.len() as f32 * ROW, &cx)
                });
                table.height(Length::Fill).into()
            }
            _ => hints(event, words),
        };
        column![top]
            .push(self.reason_view(cx))
            .push(self.why_view(cx))
            .push(content)
            .spacing(gap::MEDIUM)
            .height(Length::Fill)
            .into()
    }

    /// The number of a table, and what else can be done with the round.
    fn number<'a>(&'a self, event: &'a Event, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let can = cx.club.can_be_changed();
        let input = text_input(&message!(words, "event-table-number"), &self.table)
            .id(TABLE)
            .on_input(Message::TableTyped)
            .on_submit(Message::TableEntered)
            .padding(8)
            .size(size::HEADING)
            .line_height(size::lines(size::HEADING))
            .width(150)
            .style(theme::field);
        let open = event.round().filter(|round| round.state != crate::tournament::RoundState::Closed);
        let format = event.tournament.current_stage().map(|stage| stage.format);
        let is_free = !format.is_none_or(is_scheduled);
        let change = open.filter(|_| is_free).map(|_| {
            plain(message!(words, "event-change-pairings"), can.then_some(Message::Proposing(Proposed::ChangeAsked)))
                .padding([6, 12])
        });
        let close = match &event.next {
            Next::Results { round, .. } => {
                let message = Message::ReasonAsked(Some(Reasoned::Close(*round)));
                Some(plain(message!(words, "event-close-missing"), can.then_some(message)).padding([6, 12]))
            }
            _ => None,
        };
        row![input, small(message!(words, "event-table-hint"))]
            .push(change)
            .push(close)
            .spacing(gap::SMALL)
            .align_y(Alignment::Center)
            .wrap()
            .into()
    }

    /// Why something is done that needs a reason.
    pub(super) fn reason_view<'a>(&'a self, cx: &Cx<'a>) -> Option<Element<'a, Message>> {
        let words = cx.words;
        let (reasoned, typed) = self.reason.as_ref()?;
        let question = match reasoned {
            Reasoned::Close(round) => message!(words, "event-close-question", round = round.0),
            Reasoned::Reopen(round) => message!(words, "event-reopen-question", round = round.0),
            Reasoned::Strike(round) => message!(words, "event-strike-question", round = round.0),
            Reasoned::Resume => message!(words, "event-resume-question"),
        };
        let is_given = !typed.trim().is_empty() || !self.needs_reason(*reasoned);
        let meant = is_given.then_some(Message::Meant);
        let why = field(WHY, message!(words, "app-why"), typed, None, Message::Why, meant.clone());
        let deeds = row![
            plain(message!(words, "app-cancel"), Some(Message::ReasonAsked(None))),
            grave(message!(words, "app-do-it"), meant),
        ];
        let content = column![container(why).max_width(480), deeds.spacing(gap::SMALL)];
        Some(part(question, content.spacing(gap::MEDIUM)).into())
    }
}

/// How what is looked at is called.
pub fn name_of(view: View, words: &Words) -> String {
    match view {
        View::Desk => message!(words, "event-desk"),
        View::People => message!(words, "app-place-players"),
        View::Rounds => message!(words, "column-rounds"),
        View::Standings => message!(words, "app-place-standings"),
        View::Crosstable => message!(words, "event-crosstable"),
        View::Bracket => message!(words, "event-bracket"),
        View::Figures => message!(words, "event-statistics"),
        View::Prizes => message!(words, "event-prizes"),
        View::Papers => message!(words, "papers-view"),
        View::Hall => message!(words, "hall-view"),
        View::History => message!(words, "app-place-log"),
    }
}

/// What is next, in a sentence, and what the button for it says.
fn next(event: &Event, cx: &Cx<'_>) -> (String, String) {
    let words = cx.words;
    let tables = |tables: &[crate::tournament::TableNumber]| table_list(tables.iter().copied());
    match &event.next {
        Next::Enter => (message!(words, "tournament-next-enter"), message!(words, "event-do-enter")),
        Next::Start { entered } => {
            (message!(words, "tournament-next-start", count = entered), message!(words, "event-do-start"))
        }
        Next::Pair(round) => (
            message!(words, "tournament-next-pair", round = round.0),
            message!(words, "event-do-pair", round = round.0),
        ),
        Next::Reseat { round, tables: at } => (
            message!(words, "event-next-reseat", round = round.0, tables = tables(at)),
            message!(words, "event-do-reseat"),
        ),
        Next::Release(round) => (
            message!(words, "event-next-release", round = round.0),
            message!(words, "event-do-release", round = round.0),
        ),
        Next::Extra { round, table } => (
            message!(words, "tournament-next-extra", round = round.0, table = table.0),
            message!(words, "event-do-extra"),
        ),
        Next::Results { round, tables: at } => {
            let count = at.len();
            let sentence =
                message!(words, "tournament-next-results", round = round.0, count = count, tables = tables(at));
            (sentence, message!(words, "event-do-result"))
        }
        Next::Close(round) => (
            message!(words, "tournament-next-close", round = round.0),
            message!(words, "event-do-close", round = round.0),
        ),
        Next::Advance(stage) => {
            (message!(words, "tournament-next-stage", stage = stage.0), message!(words, "event-do-advance"))
        }
        Next::Finish => (message!(words, "tournament-next-finish"), message!(words, "event-do-finish")),
        Next::Over { winner } => {
            let player = winner.map_or_else(|| "–".to_owned(), |player| cx.club.people.label(player));
            (message!(words, "tournament-next-over", player = player), message!(words, "app-place-standings"))
        }
    }
}

/// What there is to know before the first round.
fn hints<'a>(event: &Event, words: &Words) -> Element<'a, Message> {
    let stages: Vec<_> = event.tournament.stages().values().map(|stage| words.format(stage.format)).collect();
    let settings = event.tournament.settings();
    let by = settings.criteria.iter().map(|criterion| words.ranked_by(crate::tournament::By::Criterion(*criterion)));
    let content = column![
        body(message!(words, "event-played-as", format = stages.join(" → "))),
        body(message!(words, "event-ranked-by", list = by.collect::<Vec<_>>().join(", "))),
        body(words.date(event.tournament.head().first)),
    ];
    card(content.spacing(gap::SMALL)).width(Length::Fill).into()
}

/// Who goes on to the next stage.
fn cutting_view<'a>(cutting: &'a Cutting, event: &Event, cx: &Cx<'a>) -> Element<'a, Message> {
    let words = cx.words;
    let has_groups = event.tables.len() > 1;
    let largest = event.tables.iter().map(|(_, table)| table.lines.len()).max().unwrap_or(2);
    let counts = [1_u16, 2, 3, 4, 6, 8, 16, 32].into_iter().filter(|count| usize::from(*count) <= largest);
    let counts =
        counts.map(|count| choice(count.to_string(), cutting.per_group == count, Message::CutTo(count)).into());
    let question = if has_groups { message!(words, "event-cut-groups") } else { message!(words, "event-cut") };
    let can = cx.club.can_be_changed() && cutting.advance.is_ok();
    let said: Vec<Element<'a, Message>> = match &cutting.advance {
        Err(why) => vec![body(words.no_advance(why)).style(theme::wrong).into()],
        Ok(advance) => {
            let list: Vec<_> = (1..)
                .zip(&advance.order)
                .map(|(seed, &player)| format!("{seed} {}", cx.club.people.label(player)))
                .collect();
            let all = body(message!(words, "tournament-go-on", count = advance.order.len(), list = list.join(", ")));
            let level = advance.level_at_cut.iter().map(|level| {
                let list: Vec<_> = level.iter().map(|&player| cx.club.people.label(player)).collect();
                body(message!(words, "tournament-level-at-cut", list = list.join(", "))).style(theme::caution).into()
            });
            [all.into()].into_iter().chain(level).collect()
        }
    };
    let deeds = row![
        plain(message!(words, "app-cancel"), Some(Message::Escaped)),
        primary(message!(words, "event-do-advance"), can.then_some(Message::Advanced)).id("event-advance"),
    ];
    let content = column![Line::with_children(counts).spacing(gap::SMALL).wrap(), line()]
        .extend(said)
        .push(deeds.spacing(gap::SMALL));
    part(question, content.spacing(gap::MEDIUM)).into()
}
