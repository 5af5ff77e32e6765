//! Tonight: games to go on with, the latest series and tonight's standings; and what to do first in an empty club.

use chrono::NaiveDate;
use iced::widget::{Column, Row, column, container, responsive, row, space, text};
use iced::{Alignment, Element, Length, Task};

use super::parts::{
    body, card, cell, head, head_of, heading, narrow_page, page, part, plain, primary, score_so_far, small,
    standing_rows, standings_of,
};
use super::series_draft::DRAFT;
use super::series_list::series_row;
use super::{Action, Cx};
use crate::app::desk::UnderWay;
use crate::app::font;
use crate::app::theme::{gap, size};
use crate::app::widget::bounded;
use crate::app::worker::Failure;
use crate::app::{Bring, Place};
use crate::club::{Series, SeriesId, SeriesOutcome, Standing};
use crate::tournament::{Head, State, TournamentId};
use crate::words::message;

/// How many series the list of the latest has, and at most in a high window.
const LATEST: usize = 8;
const MOST: usize = 24;
/// How many lines the standings of the evening have in a window that is not high.
const LINES: usize = 12;
/// How high a series and a line of the standings are, and the windows in which there is room for more of them.
const ROW: f32 = 36.0;
const HIGH: f32 = 940.0;
const LINE: f32 = 29.0;
const HIGH_FOR_LINES: f32 = 800.0;
/// From so many letters on the name of the club is set smaller.
const LONG: usize = 36;
/// How many tournaments under way are shown.
const EVENTS: usize = 3;
/// How high the first steps are, so that they are alike.
const STEP: Length = Length::Fixed(236.0);
/// From this width on the two halves stand side by side.
const SIDE_BY_SIDE: f32 = 1000.0;

/// What happened on the home page.
#[derive(Clone, Debug)]
pub enum Message {
    /// Players are to be added.
    AddAsked,
    /// Players are to come in from a file.
    ImportAsked,
    /// A series is to be played on the screen.
    NewAsked,
    /// A result is to be entered from a score sheet.
    PaperAsked,
    /// The evening is to be run.
    EveningAsked,
    /// A tournament is to be run.
    TournamentOpened(TournamentId),
    /// A game is to be gone on with.
    GoneOn(SeriesId),
    /// A series is to be looked at.
    SeriesOpened(SeriesId),
    /// Whether a result is half entered.
    DraftFound(Result<bool, Failure>),
    /// The sample club is wanted.
    SampleAsked,
    /// A first game is wanted.
    LessonAsked,
    /// The rules are to be read.
    RulesAsked,
    /// Another club file is wanted.
    ClubAsked,
}

/// The home page.
#[derive(Debug, Default)]
pub struct Home {
    /// Places of the latest series in the club's list, the latest first.
    latest: Vec<usize>,
    /// Series that wait for their next game, which is not under way on the screen.
    waiting: Vec<usize>,
    /// The evening of the standings.
    evening: Option<NaiveDate>,
    table: Vec<Standing>,
    /// Whether a result is half entered.
    has_draft: bool,
}

impl Home {
    /// Counts anew, and asks whether a result is half entered.
    pub fn refresh(&mut self, cx: &Cx<'_>) -> Task<Message> {
        let series = &cx.club.series;
        // What waits at the tables of a tournament is the business of its desk.
        let runs = cx.club.tournaments.iter().any(|head| head.state == State::Running);
        let is_shown = |series: &Series| !runs || !series.games().is_empty();
        self.latest = (0..series.len())
            .rev()
            .filter(|&place| series.get(place).is_some_and(|one| is_shown(&one)))
            .take(MOST)
            .collect();
        let is_waiting = |series: &Series| {
            is_shown(series)
                && series.result().outcome == SeriesOutcome::Incomplete
                && cx.club.under_way.iter().all(|live| live.series != series.id())
        };
        let waiting = (0..series.len()).zip(series.iter()).rev().filter(|(_, series)| is_waiting(series));
        self.waiting = waiting.map(|(place, _)| place).take(LATEST).collect();
        self.evening = series.last().map(|series| series.date);
        self.table = standings_of(&self.evening.map(|date| series.of_evening(date)).unwrap_or_default(), cx);
        Task::perform(cx.worker.ask(|desk| desk.has_kept(DRAFT)), Message::DraftFound)
    }

    /// What a message changes.
    pub fn update(&mut self, message: Message, _cx: &Cx<'_>) -> Action<Message> {
        match message {
            Message::AddAsked => Action::Go(Place::AddPlayer),
            Message::ImportAsked => Action::Go(Place::Import(Bring::Players)),
            Message::NewAsked => Action::Go(Place::NewSeries(None)),
            Message::PaperAsked => Action::Go(Place::PaperResult),
            Message::EveningAsked => Action::Go(Place::Evening),
            Message::TournamentOpened(tournament) => Action::Go(Place::Tournament(tournament)),
            Message::GoneOn(series) => Action::Go(Place::Play(series)),
            Message::SeriesOpened(series) => Action::Go(Place::Series(series)),
            Message::DraftFound(found) => {
                // A draft that cannot be read is said where it would be shown: in its form.
                self.has_draft = matches!(found, Ok(true));
                Action::None
            }
            Message::SampleAsked => Action::Sample,
            Message::LessonAsked => Action::Go(Place::Learn),
            Message::RulesAsked => Action::Go(Place::Rules),
            Message::ClubAsked => Action::ChooseClub,
        }
    }

    /// What is shown.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        if cx.club.people.iter().next().is_none() { empty(self.has_draft, cx) } else { self.tonight(cx) }
    }

    fn tonight<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let name = cx
            .club
            .settings
            .name
            .as_ref()
            .map_or_else(|| message!(words, "app-place-home"), |name| bounded(name.as_str()));
        let today = small(words.date(cx.today()));
        // A long name leaves room for what is below.
        let height = if name.chars().count() < LONG { size::DISPLAY } else { size::HEADING };
        let name = text(name).font(font::DISPLAY).size(height).line_height(size::lines(height));
        let title = column![name.wrapping(text::Wrapping::WordOrGlyph), today];
        let halves = {
            let cx = *cx;
            responsive(move |room| {
                if room.width < SIDE_BY_SIDE {
                    column![self.games(&cx), self.standings(&cx)].spacing(gap::LARGE).into()
                } else {
                    // Two names stand on a line at the left, and one at the right.
                    let left = container(self.games(&cx)).width(Length::FillPortion(5));
                    row![left, container(self.standings(&cx)).width(Length::FillPortion(3))].spacing(gap::LARGE).into()
                }
            })
        };
        let can = cx.club.can_be_changed();
        let paper =
            if self.has_draft { message!(words, "app-paper-draft") } else { message!(words, "app-paper-result") };
        let deeds = row![
            plain(message!(words, "app-place-evening"), Some(Message::EveningAsked)),
            plain(paper, can.then_some(Message::PaperAsked)),
            primary(message!(words, "app-new-series"), can.then_some(Message::NewAsked)),
        ];
        page(head_of(title, deeds), halves.height(Length::Shrink))
    }

    fn games<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let under_way = cx.club.under_way.iter().filter_map(|live| under_way(live, cx));
        let under_way: Vec<_> = under_way.collect();
        let under_way = (!under_way.is_empty())
            .then(|| part(message!(words, "app-under-way"), Column::with_children(under_way).spacing(gap::SMALL)));
        let waiting: Vec<_> = self.waiting.iter().filter_map(|&place| row_of(place, cx)).collect();
        let waiting = (!waiting.is_empty())
            .then(|| part(message!(words, "app-waiting"), Column::with_children(waiting).spacing(gap::TINY)));
        let most = LATEST + cx.rows_beyond(HIGH, ROW + gap::TINY);
        let latest: Vec<_> = self.latest.iter().take(most).filter_map(|&place| row_of(place, cx)).collect();
        let latest: Element<'a, Message> = if latest.is_empty() {
            small(message!(words, "app-no-series")).into()
        } else {
            Column::with_children(latest).spacing(gap::TINY).into()
        };
        let events: Vec<_> = cx
            .club
            .tournaments
            .iter()
            .filter(|head| head.state != State::Finished)
            .take(EVENTS)
            .map(|head| event(head, cx))
            .collect();
        let events = (!events.is_empty())
            .then(|| part(message!(words, "app-place-tournaments"), Column::with_children(events).spacing(gap::SMALL)));
        Column::new()
            .push(events)
            .push(under_way)
            .push(waiting)
            .push(part(message!(words, "app-latest"), latest))
            .spacing(gap::LARGE)
            .into()
    }

    fn standings<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let title = match self.evening {
            Some(date) if date == cx.today() => message!(words, "app-standings-tonight"),
            Some(date) => message!(words, "app-standings-of", date = words.date(date)),
            None => message!(words, "app-standings-tonight"),
        };
        if self.table.is_empty() {
            return part(title, small(message!(words, "app-no-standings"))).into();
        }
        let most = LINES + cx.rows_beyond(HIGH_FOR_LINES, LINE);
        let rows = standing_rows(&self.table, most, cx);
        let more = self.table.len().checked_sub(most).filter(|more| *more > 0);
        let more = more.map(|more| small(message!(words, "app-more-lines", count = more)));
        part(title, rows.push(more)).into()
    }
}

/// What to do in a club without people.
fn empty<'a>(has_draft: bool, cx: &Cx<'a>) -> Element<'a, Message> {
    let words = cx.words;
    let can = cx.club.can_be_changed();
    let way = |title: String, more: String, deeds: Row<'a, Message>, height: Length| -> Element<'a, Message> {
        let content = column![heading(title), small(more), space::vertical(), deeds.spacing(gap::SMALL).wrap()];
        card(content.spacing(gap::SMALL)).width(Length::FillPortion(1)).height(height).into()
    };
    let step = |number: usize, title: String| format!("{number}. {title}");
    let steps = row![
        way(
            step(1, message!(words, "app-first-players")),
            message!(words, "app-first-players-more"),
            row![
                primary(message!(words, "app-add-player"), can.then_some(Message::AddAsked)),
                plain(message!(words, "app-import"), can.then_some(Message::ImportAsked)),
            ],
            STEP,
        ),
        way(
            step(2, message!(words, "app-first-sample")),
            message!(words, "app-first-sample-more"),
            row![plain(message!(words, "app-try-sample"), Some(Message::SampleAsked))],
            STEP,
        ),
        way(
            step(3, message!(words, "app-first-file")),
            message!(words, "app-first-file-more"),
            row![plain(message!(words, "app-open-file"), Some(Message::ClubAsked))],
            STEP,
        ),
    ];
    let learn = way(
        message!(words, "learn-title"),
        message!(words, "learn-more"),
        row![
            plain(message!(words, "learn-first-game"), Some(Message::LessonAsked)),
            plain(message!(words, "learn-read"), Some(Message::RulesAsked)),
        ],
        Length::Shrink,
    );
    let draft = has_draft.then(|| plain(message!(words, "app-paper-draft"), can.then_some(Message::PaperAsked)));
    let welcome = column![body(message!(words, "app-welcome-more"))].push(draft).spacing(gap::MEDIUM);
    let content = column![
        welcome,
        column![steps.spacing(gap::MEDIUM), learn].spacing(gap::MEDIUM),
        small(message!(words, "app-file-is", file = cx.club.path.display().to_string()))
    ];
    let title = head(message!(words, "app-welcome"), row![]);
    narrow_page(title, content.spacing(gap::LARGE))
}

/// A game that can be gone on with.
fn under_way<'a>(live: &UnderWay, cx: &Cx<'a>) -> Option<Element<'a, Message>> {
    let words = cx.words;
    let series = cx.club.series(live.series)?;
    let names = cx.club.people.labels(series.players());
    let pair = format!("{} – {}", names.first, names.second);
    let score = score_so_far(&series, cx);
    let state = message!(
        words,
        "app-under-way-state",
        game = live.number,
        length = series.length().games(),
        actions = live.actions,
        score = format!("{}–{}", score.first, score.second)
    );
    let content = column![cell(pair).font(font::STRONG), small(state)].width(Length::Fill);
    let can = cx.club.can_be_changed();
    let go_on = primary(message!(words, "app-go-on"), can.then_some(Message::GoneOn(live.series)));
    Some(row![content, go_on].spacing(gap::MEDIUM).align_y(Alignment::Center).into())
}

/// A tournament that is not over.
fn event<'a>(head: &Head, cx: &Cx<'a>) -> Element<'a, Message> {
    let words = cx.words;
    let state = format!("{} · {}", words.date(head.first), words.tournament_state(head.state));
    let content = column![cell(head.name.to_string()).font(font::STRONG), small(state)].width(Length::Fill);
    let go_on = primary(message!(words, "event-desk"), Some(Message::TournamentOpened(head.id)));
    row![content, go_on].spacing(gap::MEDIUM).align_y(Alignment::Center).into()
}

fn row_of<'a>(place: usize, cx: &Cx<'a>) -> Option<Element<'a, Message>> {
    let series = cx.club.series.get(place)?;
    Some(series_row(&series, ROW, true, Message::SeriesOpened(series.id()), cx))
}
