//! Every series of the club, the newest first, with filters.

use iced::widget::{column, container, operation, row, scrollable, space, text_input};
use iced::{Alignment, Element, Length, Task};

use super::parts::{body, cell, choice, fixed_page, head, line, plain, primary, small};
use super::{Action, Cx};
use crate::app::Place;
use crate::app::font;
use crate::app::theme::{self, gap, size};
use crate::app::widget::list::{Sight, list};
use crate::app::widget::{Kind, Press};
use crate::club::{Player, PlayerId, Purpose, Seat, Series, SeriesId, SeriesOutcome};
use crate::rules::Ending;
use crate::words::message;

const ROW: f32 = 38.0;
const LIST: &str = "series";
const SEARCH: &str = "series-search";

/// Which series are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Which {
    /// All of them.
    #[default]
    All,
    /// Those that lack a game.
    Incomplete,
    /// Those that count for nothing.
    Practice,
}

/// What happened on the screen.
#[derive(Clone, Debug)]
pub enum Message {
    /// Something was typed to find series of somebody.
    Searched(String),
    /// Which ones are to be shown.
    Wanted(Which),
    /// The list was scrolled.
    Scrolled(Sight),
    /// A series is to be looked at.
    Opened(SeriesId),
    /// A new one is wanted: on the screen, or on paper.
    NewAsked(bool),
}

/// The list of series.
#[derive(Debug, Default)]
pub struct SeriesList {
    typed: String,
    which: Which,
    sight: Sight,
    /// Places in the club's list, the newest first.
    found: Vec<usize>,
}

impl SeriesList {
    /// Where the keyboard goes when the screen opens.
    pub fn focus<M: Send + 'static>(&self) -> Task<M> {
        operation::focus(SEARCH)
    }

    /// Looks anew which ones are found.
    pub fn refresh(&mut self, cx: &Cx<'_>) {
        let people: Option<std::collections::HashSet<PlayerId>> = (!self.typed.trim().is_empty())
            .then(|| cx.club.people.found(&self.typed).into_iter().map(|player: &Player| player.id).collect());
        let is_wanted = |series: &Series| match self.which {
            Which::All => true,
            Which::Incomplete => series.result().outcome == SeriesOutcome::Incomplete,
            Which::Practice => series.purpose == Purpose::Practice,
        };
        let is_theirs = |series: &Series| {
            let players = series.players();
            people.as_ref().is_none_or(|people| Seat::BOTH.into_iter().any(|seat| people.contains(&players[seat])))
        };
        let all = &cx.club.series;
        self.found = (0..all.len()).rev().filter(|&place| is_wanted(&all[place]) && is_theirs(&all[place])).collect();
    }

    /// What a message changes.
    pub fn update(&mut self, message: Message, cx: &Cx<'_>) -> Action<Message> {
        match message {
            Message::Searched(typed) => self.typed = typed,
            Message::Wanted(which) => self.which = which,
            Message::Scrolled(sight) => {
                self.sight = sight;
                return Action::None;
            }
            Message::Opened(series) => return Action::Go(Place::Series(series)),
            Message::NewAsked(true) => return Action::Go(Place::PaperResult),
            Message::NewAsked(false) => return Action::Go(Place::NewSeries(None)),
        }
        self.refresh(cx);
        Action::Run(operation::scroll_to(LIST, scrollable::AbsoluteOffset { x: 0.0, y: 0.0 }))
    }

    /// What is shown.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let can = cx.club.can_be_changed();
        let deeds = row![
            plain(message!(words, "app-paper-result"), can.then_some(Message::NewAsked(true))),
            primary(message!(words, "app-new-series"), can.then_some(Message::NewAsked(false))),
        ];
        let search = text_input(&message!(words, "app-search-player"), &self.typed)
            .id(SEARCH)
            .on_input(Message::Searched)
            .padding(8)
            .size(size::BODY)
            .style(theme::field);
        let which = |name: String, which: Which| choice(name, self.which == which, Message::Wanted(which));
        let tools = row![
            container(search).width(260),
            which(message!(words, "app-all"), Which::All),
            which(message!(words, "app-incomplete"), Which::Incomplete),
            which(message!(words, "app-practice"), Which::Practice),
            small(message!(words, "app-series-count", count = self.found.len())),
        ];
        let tools = tools.spacing(gap::SMALL).align_y(Alignment::Center).wrap();
        let content: Element<'a, Message> = if self.found.is_empty() {
            let sentence = if cx.club.series.is_empty() {
                message!(words, "app-no-series")
            } else {
                message!(words, "app-no-such-series")
            };
            body(sentence).into()
        } else {
            let cx = *cx;
            list(LIST, self.found.len(), ROW, self.sight, Message::Scrolled, move |place| self.row(place, &cx))
        };
        let content = column![tools, line(), content].spacing(gap::SMALL);
        fixed_page(head(message!(words, "app-place-series"), deeds), content)
    }

    fn row<'a>(&self, place: usize, cx: &Cx<'a>) -> Element<'a, Message> {
        let Some(series) = self.found.get(place).and_then(|place| cx.club.series.get(*place)) else {
            return space().into();
        };
        series_row(series, ROW, Message::Opened(series.id()), cx)
    }
}

/// A series on one line: date, names, points and what there is to say besides.
pub fn series_row<'a, M: Clone + 'a>(series: &Series, height: f32, opened: M, cx: &Cx<'a>) -> Element<'a, M> {
    let words = cx.words;
    let names = cx.club.people.labels(series.players());
    let result = series.result();
    let won = |seat: Seat| matches!(result.outcome, SeriesOutcome::Won { seat: winner, .. } if winner == seat);
    let name = |seat: Seat| {
        let name = cell(names[seat].clone());
        if won(seat) { name.font(font::STRONG) } else { name }
    };
    let state = match (result.outcome, series.purpose) {
        (SeriesOutcome::Incomplete, _) => {
            let ended = series.games().iter().filter(|game| game.ending != Ending::Unfinished).count();
            format!("{ended}/{}", series.length().games())
        }
        (SeriesOutcome::NoResult, _) => "–".to_owned(),
        (SeriesOutcome::Drawn { .. }, _) => "=".to_owned(),
        (_, Purpose::Practice) => message!(words, "app-practice-short"),
        (_, Purpose::Extra) => message!(words, "app-extra-short"),
        _ => String::new(),
    };
    let points = format!("{} – {}", result.points.first, result.points.second);
    let content = row![
        container(small(words.short_date(series.date))).width(100),
        container(name(Seat::First)).align_right(Length::Fill).clip(true),
        container(cell(points)).center_x(96),
        container(name(Seat::Second)).width(Length::Fill).clip(true),
        container(small(state)).align_right(52),
    ];
    Press::new(Kind::Row(false), content.spacing(gap::TINY).align_y(Alignment::Center))
        .on_press(opened)
        .width(Length::Fill)
        .height(height)
        .padding([7, 8])
        .into()
}
