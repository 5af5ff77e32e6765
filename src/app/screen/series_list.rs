//! Every series of the club by evening, the newest first, with filters.

use std::collections::HashSet;

use chrono::NaiveDate;
use iced::widget::{Row, column, container, operation, row, scrollable, space, text_input};
use iced::{Alignment, Element, Length, Task};

use super::parts::{body, cell, choice, fixed_page, head, line, plain, primary, score_so_far, sheet, small, strong};
use super::series_table;
use super::span::{End, Span};
use super::{Action, Cx};
use crate::app::font;
use crate::app::taking::{Parcel, Rows};
use crate::app::theme::{self, gap, size};
use crate::app::widget::list::{Sight, list};
use crate::app::widget::{Kind, Press, bounded};
use crate::app::{Bring, Place};
use crate::club::{PlayerId, Purpose, SeasonId, Seat, Series, SeriesId, SeriesOutcome};
use crate::rules::Ending;
use crate::words::message;

const ROW: f32 = 38.0;
const LIST: &str = "series";
const SEARCH: &str = "series-search";

/// How far the series are that are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum State {
    /// However far they are.
    #[default]
    Any,
    /// A game is under way.
    Running,
    /// Complete.
    Complete,
    /// Lacking games, none of which is under way.
    Incomplete,
}

impl State {
    /// How far a series is.
    fn of(series: &Series) -> State {
        if series.games().iter().any(|game| game.ending == Ending::Unfinished) {
            State::Running
        } else if series.result().outcome == SeriesOutcome::Incomplete {
            State::Incomplete
        } else {
            State::Complete
        }
    }
}

/// What happened on the screen.
#[derive(Clone, Debug)]
pub enum Message {
    /// Something was typed to find series of somebody.
    Searched(String),
    /// How far those are that are to be shown.
    StateWanted(State),
    /// What those are for that are to be shown, if that matters.
    PurposeWanted(Option<Purpose>),
    /// Of which season those are that are to be shown, if that matters.
    SeasonWanted(Option<SeasonId>),
    /// An end of the dates was typed.
    Dated(End, String),
    /// The other filters are wanted, or no more.
    MoreAsked,
    /// Nothing is to be left out.
    Cleared,
    /// The list was scrolled.
    Scrolled(Sight),
    /// A series is to be looked at.
    Opened(SeriesId),
    /// A new one is wanted: on the screen, or on paper.
    NewAsked(bool),
    /// Series are to come in from a file.
    ImportAsked,
    /// What is shown is to be taken away.
    TakeAsked,
}

/// What is left out.
#[derive(Clone, PartialEq, Debug, Default)]
struct Filter {
    typed: String,
    state: State,
    purpose: Option<Purpose>,
    season: Option<SeasonId>,
    span: Span,
}

/// A line of the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Line {
    /// The heading of an evening, with the number of its series.
    Evening(NaiveDate, usize),
    /// The place of a series in the club's list.
    Series(usize),
}

/// The list of series.
#[derive(Debug, Default)]
pub struct SeriesList {
    filter: Filter,
    shows_more: bool,
    sight: Sight,
    /// The newest first.
    lines: Vec<Line>,
    count: usize,
}

impl SeriesList {
    /// Where the keyboard goes when the screen opens.
    pub fn focus<M: Send + 'static>(&self) -> Task<M> {
        operation::focus(SEARCH)
    }

    /// Looks anew which ones are found.
    pub fn refresh(&mut self, cx: &Cx<'_>) {
        let Filter { typed, state, purpose, season, span } = &self.filter;
        let all = &cx.club.series;
        let of_span = if span.is_open() { 0..all.len() } else { span.places(all, cx.words) };
        let season = season.and_then(|id| cx.club.seasons.iter().find(|season| season.id == id));
        let of_season = season.map_or(0..all.len(), |season| all.between(season.first, season.last));
        let wanted = of_span.start.max(of_season.start)..of_span.end.min(of_season.end);
        let named = Named::new(typed, cx);
        let is_wanted = |series: &Series| {
            (*state == State::Any || State::of(series) == *state)
                && purpose.is_none_or(|purpose| series.purpose == purpose)
                && named.has(series)
        };
        self.lines.clear();
        self.count = 0;
        let mut evening: Option<(NaiveDate, usize)> = None;
        for place in wanted.rev() {
            let Some(series) = all.get(place).filter(is_wanted) else { continue };
            if evening.is_none_or(|(date, _)| date != series.date) {
                evening = Some((series.date, self.lines.len()));
                self.lines.push(Line::Evening(series.date, 0));
            }
            self.lines.push(Line::Series(place));
            self.count += 1;
            if let Some(Line::Evening(_, count)) = evening.and_then(|(_, heading)| self.lines.get_mut(heading)) {
                *count += 1;
            }
        }
    }

    /// What a message changes.
    pub fn update(&mut self, message: Message, cx: &Cx<'_>) -> Action<Message> {
        match message {
            Message::Searched(typed) => self.filter.typed = typed,
            Message::StateWanted(state) => self.filter.state = state,
            Message::PurposeWanted(purpose) => self.filter.purpose = purpose,
            Message::SeasonWanted(season) => self.filter.season = season,
            Message::Dated(end, typed) => self.filter.span.change(end, typed),
            Message::MoreAsked => {
                self.shows_more = !self.shows_more;
                return Action::None;
            }
            Message::Cleared => self.filter = Filter::default(),
            Message::Scrolled(sight) => {
                self.sight = sight;
                return Action::None;
            }
            Message::Opened(series) => return Action::Go(Place::Series(series)),
            Message::NewAsked(true) => return Action::Go(Place::PaperResult),
            Message::NewAsked(false) => return Action::Go(Place::NewSeries(None)),
            Message::ImportAsked => return Action::Go(Place::Import(Bring::Series)),
            Message::TakeAsked => return Action::Take(Box::new(self.parcel(cx))),
        }
        self.refresh(cx);
        self.sight = self.sight.at(0.0);
        Action::Run(operation::scroll_to(LIST, scrollable::AbsoluteOffset { x: 0.0, y: 0.0 }))
    }

    /// What is shown, the oldest first.
    fn parcel(&self, cx: &Cx<'_>) -> Parcel {
        let places = self.lines.iter().rev().filter_map(|line| match line {
            Line::Series(place) => Some(*place),
            Line::Evening(..) => None,
        });
        let (places, club) = (places.collect::<Vec<_>>(), cx.club.clone());
        let title = message!(cx.words, "app-place-series");
        let title = if self.filter.span.is_open() { title } else { self.filter.span.title(cx.words) };
        let name = title.clone();
        let rows = Rows::new(move |words| {
            let series: Vec<_> = places.iter().filter_map(|place| club.series.get(*place)).collect();
            series_table::series_list(name.clone(), series, &club.people, words)
        });
        Parcel::of_table(title, rows)
    }

    /// What is shown.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let can = cx.club.can_be_changed();
        let deeds = row![
            plain(message!(words, "take-export"), (self.count > 0).then_some(Message::TakeAsked)),
            plain(message!(words, "app-import"), can.then_some(Message::ImportAsked)),
            plain(message!(words, "app-paper-result"), can.then_some(Message::NewAsked(true))),
            primary(message!(words, "app-new-series"), can.then_some(Message::NewAsked(false))),
        ];
        let content: Element<'a, Message> = if self.lines.is_empty() {
            let clear =
                (!cx.club.series.is_empty()).then(|| plain(message!(words, "series-show-all"), Some(Message::Cleared)));
            let sentence = if cx.club.series.is_empty() {
                message!(words, "series-nothing-yet")
            } else {
                message!(words, "app-no-such-series")
            };
            column![body(sentence)].push(clear).spacing(gap::MEDIUM).into()
        } else {
            let cx = *cx;
            let list = list(LIST, self.lines.len(), ROW, self.sight, Message::Scrolled, move |place| {
                self.line(place, &cx).unwrap_or_else(|| space().into())
            });
            sheet(list, self.lines.len() as f32 * ROW, &cx)
        };
        let content = column![self.tools(cx)]
            .push(self.shows_more.then(|| self.more(cx)))
            .push((!cx.is_wide()).then(line))
            .push(content)
            .spacing(gap::SMALL);
        fixed_page(head(message!(words, "app-place-series"), deeds), content)
    }

    fn tools<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let search = text_input(&message!(words, "app-search-player"), &self.filter.typed)
            .id(SEARCH)
            .on_input(Message::Searched)
            .padding(8)
            .size(size::BODY)
            .line_height(size::lines(size::BODY))
            .style(theme::field);
        let state =
            |name: String, state: State| choice(name, self.filter.state == state, Message::StateWanted(state)).into();
        let more = if self.shows_more {
            message!(words, "series-fewer-filters")
        } else {
            message!(words, "series-more-filters")
        };
        let tools: [Element<'a, Message>; 7] = [
            container(search).width(230).into(),
            state(message!(words, "app-all"), State::Any),
            state(message!(words, "series-running"), State::Running),
            state(message!(words, "series-complete"), State::Complete),
            state(message!(words, "app-incomplete"), State::Incomplete),
            plain(more, Some(Message::MoreAsked)).padding([6, 12]).into(),
            container(small(message!(words, "app-series-count", count = self.count))).padding([8, 4]).into(),
        ];
        Row::with_children(tools).spacing(gap::SMALL).align_y(Alignment::Center).wrap().into()
    }

    /// The filters that are not always in sight.
    fn more<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let purpose = |name: String, purpose: Option<Purpose>| {
            choice(name, self.filter.purpose == purpose, Message::PurposeWanted(purpose)).into()
        };
        let purposes = [
            purpose(message!(words, "series-any-purpose"), None),
            purpose(message!(words, "series-counted"), Some(Purpose::Counted)),
            purpose(message!(words, "app-practice"), Some(Purpose::Practice)),
        ];
        let season = |name: String, season: Option<SeasonId>| {
            choice(name, self.filter.season == season, Message::SeasonWanted(season)).into()
        };
        let seasons = cx.club.seasons.iter().map(|one| season(bounded(one.name.as_str()), Some(one.id)));
        let seasons = [season(message!(words, "app-all-dates"), None)].into_iter().chain(seasons);
        let seasons = (!cx.club.seasons.is_empty()).then(|| Row::with_children(seasons).spacing(gap::SMALL).wrap());
        let clear = (self.filter != Filter::default())
            .then(|| plain(message!(words, "series-show-all"), Some(Message::Cleared)));
        let span = self.filter.span.view(["series-from", "series-to"], cx.today(), words, Message::Dated);
        column![
            row![span].push(clear).spacing(gap::MEDIUM).align_y(Alignment::End),
            Row::with_children(purposes).spacing(gap::SMALL).wrap(),
        ]
        .push(seasons)
        .spacing(gap::SMALL)
        .into()
    }

    fn line<'a>(&self, place: usize, cx: &Cx<'a>) -> Option<Element<'a, Message>> {
        match *self.lines.get(place)? {
            Line::Evening(date, count) => {
                let date = strong(cx.words.date(date));
                let count = small(message!(cx.words, "app-series-count", count = count));
                let heading = row![date, count].spacing(gap::MEDIUM).align_y(Alignment::End);
                Some(container(heading).height(ROW).padding([8, 8]).align_y(Alignment::End).into())
            }
            Line::Series(place) => {
                let series = cx.club.series.get(place)?;
                Some(series_row(&series, ROW, false, Message::Opened(series.id()), cx))
            }
        }
    }
}

/// The players that are typed: one or two, told apart by words.
pub struct Named(Vec<HashSet<PlayerId>>);

impl Named {
    /// Those that are typed. As long as one name fits all that is typed it is of one player; else each word is of somebody.
    pub fn new(typed: &str, cx: &Cx<'_>) -> Named {
        let found =
            |typed: &str| cx.club.people.found(typed).into_iter().map(|player| player.id).collect::<HashSet<_>>();
        if typed.trim().is_empty() {
            return Named(Vec::new());
        }
        let whole = found(typed.trim());
        if whole.is_empty() { Named(typed.split_whitespace().map(found).collect()) } else { Named(vec![whole]) }
    }

    /// Whether a series is of these players.
    pub fn has(&self, series: &Series) -> bool {
        let players = series.players();
        self.are_among(&[players.first, players.second])
    }

    /// Whether each of these players is among some.
    pub fn are_among(&self, players: &[PlayerId]) -> bool {
        self.0.iter().all(|named| players.iter().any(|player| named.contains(player)))
    }
}

/// A series on one line: its date if that is wanted, names, points and what there is to say besides.
pub fn series_row<'a, M: Clone + 'a>(
    series: &Series,
    height: f32,
    is_dated: bool,
    opened: M,
    cx: &Cx<'a>,
) -> Element<'a, M> {
    let words = cx.words;
    let names = cx.club.people.labels(series.players());
    let result = series.result();
    let won = |seat: Seat| matches!(result.outcome, SeriesOutcome::Won { seat: winner, .. } if winner == seat);
    let name = |seat: Seat| {
        let name = cell(names[seat].clone());
        if won(seat) { name.font(font::STRONG) } else { name }
    };
    let state = match (State::of(series), result.outcome, series.purpose) {
        (State::Running, ..) => message!(words, "series-running-short"),
        (State::Incomplete, ..) => format!("{}/{}", series.games().len(), series.length().games()),
        (_, SeriesOutcome::NoResult, _) => "–".to_owned(),
        (_, SeriesOutcome::Drawn { .. }, _) => "=".to_owned(),
        (.., Purpose::Practice) => message!(words, "app-practice-short"),
        (.., Purpose::Extra) => message!(words, "app-extra-short"),
        _ => String::new(),
    };
    let score = score_so_far(series, cx);
    let points = format!("{} – {}", score.first, score.second);
    let date = is_dated.then(|| container(small(words.short_date(series.date))).width(100));
    let content = row![].push(date).extend([
        container(name(Seat::First)).align_right(Length::Fill).clip(true).into(),
        container(cell(points)).center_x(84).into(),
        container(name(Seat::Second)).width(Length::Fill).clip(true).into(),
        container(small(state)).align_right(66).into(),
    ]);
    Press::new(Kind::Row(false), content.spacing(gap::TINY).align_y(Alignment::Center))
        .on_press(opened)
        .width(Length::Fill)
        .height(height)
        .padding([7, 8])
        .into()
}
