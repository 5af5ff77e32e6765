//! Every series of the club by evening, the newest first, with filters.

use chrono::NaiveDate;
use iced::widget::{Row, column, container, operation, row, scrollable, space, text_input};
use iced::{Alignment, Element, Length, Task};

use super::parts::{
    body, cell, choice, field, fixed_page, head, line, plain, primary, score_so_far, sheet, small, strong,
};
use super::series_filter::{ENDINGS, Filter, Order, Part, State};
use super::series_table;
use super::span::End;
use super::{Action, Cx};
use crate::app::font;
use crate::app::taking::{Parcel, Rows};
use crate::app::theme::{self, gap, size};
use crate::app::widget::list::{Sight, list};
use crate::app::widget::{Kind, Press, bounded};
use crate::app::{Bring, Place};
use crate::club::{Medium, Purpose, SeasonId, Seat, Seats, Series, SeriesId, SeriesOutcome};
use crate::rules::{RuleSet, Termination};
use crate::words::message;

const ROW: f32 = 38.0;
/// In windows that are narrower there is no room for a date beside two names.
const NARROW: f32 = 800.0;
const LIST: &str = "series";
pub(in crate::app) const SEARCH: &str = "series-search";
const OPPONENT: &str = "series-opponent";

/// What happened on the screen.
#[derive(Clone, Debug)]
pub enum Message {
    /// Something was typed to find series of somebody.
    Searched(String),
    /// Somebody was typed against whom they were.
    OpponentSearched(String),
    /// How far those are that are to be shown.
    StateWanted(State),
    /// How a game of those ended that are to be shown, if that matters.
    EndingWanted(Option<Termination>),
    /// In which order they are to be shown.
    OrderWanted(Order),
    /// One of the filters is to leave nothing out any more.
    Dropped(Part),
    /// What those are for that are to be shown, if that matters.
    PurposeWanted(Option<Purpose>),
    /// By which rules a game of those was played that are to be shown, if that matters.
    RulesWanted(Option<RuleSet>),
    /// Where a game of those was played that are to be shown, if that matters.
    MediumWanted(Option<Medium>),
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
    order: Order,
    shows_more: bool,
    sight: Sight,
    /// In their order.
    lines: Vec<Line>,
    count: usize,
    /// Where nothing is shown, what would be without each of the filters.
    hides: Vec<(Part, usize)>,
}

impl SeriesList {
    /// Whether nothing is typed to find a series.
    pub(in crate::app) fn types_nothing(&self) -> bool {
        self.filter.typed.is_empty()
    }

    /// Where the keyboard goes when the screen opens.
    pub fn focus<M: Send + 'static>(&self) -> Task<M> {
        operation::focus(SEARCH)
    }

    /// Goes back to where the list was scrolled to when the screen was left.
    pub fn scroll_back<M: Send + 'static>(&self) -> Task<M> {
        operation::scroll_to(LIST, scrollable::AbsoluteOffset { x: 0.0, y: self.sight.top() })
    }

    /// Looks anew which ones are found.
    pub fn refresh(&mut self, cx: &Cx<'_>) {
        let all = &cx.club.series;
        let mut places = self.filter.places(cx);
        let points = |place: &usize| all.get(*place).map_or(Seats::from_fn(|_| 0), |series| score_so_far(&series, cx));
        match self.order {
            Order::Oldest => {}
            Order::Newest => places.reverse(),
            Order::Points => places.sort_by_cached_key(|place| {
                let points = points(place);
                (std::cmp::Reverse(points.first.max(points.second)), std::cmp::Reverse(*place))
            }),
            Order::Closest => places.sort_by_cached_key(|place| {
                let points = points(place);
                (points.first.abs_diff(points.second), std::cmp::Reverse(*place))
            }),
        }
        self.count = places.len();
        self.hides = if places.is_empty() { self.filter.hides(cx) } else { Vec::new() };
        if !self.is_by_evening() {
            self.lines = places.into_iter().map(Line::Series).collect();
            return;
        }
        self.lines.clear();
        let mut evening: Option<(NaiveDate, usize)> = None;
        for place in places {
            let Some(date) = all.date(place) else { continue };
            if evening.is_none_or(|(before, _)| before != date) {
                evening = Some((date, self.lines.len()));
                self.lines.push(Line::Evening(date, 0));
            }
            self.lines.push(Line::Series(place));
            if let Some(Line::Evening(_, count)) = evening.and_then(|(_, heading)| self.lines.get_mut(heading)) {
                *count += 1;
            }
        }
    }

    /// Whether the evenings have headings; where they have none each series has its date.
    fn is_by_evening(&self) -> bool {
        matches!(self.order, Order::Newest | Order::Oldest)
    }

    /// What a message changes.
    pub fn update(&mut self, message: Message, cx: &Cx<'_>) -> Action<Message> {
        match message {
            Message::Searched(typed) => self.filter.typed = typed,
            Message::OpponentSearched(typed) => self.filter.opponent = typed,
            Message::StateWanted(state) => self.filter.state = state,
            Message::EndingWanted(ending) => self.filter.ending = ending,
            Message::OrderWanted(order) => self.order = order,
            Message::Dropped(part) => self.filter = self.filter.without(part),
            Message::PurposeWanted(purpose) => self.filter.purpose = purpose,
            Message::RulesWanted(rules) => self.filter.rules = rules,
            Message::MediumWanted(medium) => self.filter.medium = medium,
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

    /// What is shown, in its order; by date the oldest first, as tables are read.
    fn parcel(&self, cx: &Cx<'_>) -> Parcel {
        let places = self.lines.iter().filter_map(|line| match line {
            Line::Series(place) => Some(*place),
            Line::Evening(..) => None,
        });
        let (mut places, club) = (places.collect::<Vec<_>>(), cx.club.clone());
        if self.order == Order::Newest {
            places.reverse();
        }
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
            self.nothing(cx)
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

    /// That nothing is shown, and which of the filters leaves everything out.
    fn nothing<'a>(&self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        if cx.club.series.is_empty() {
            return body(message!(words, "series-nothing-yet")).into();
        }
        let without = self.hides.iter().map(|&(part, count)| {
            let name = self.filter.name(part, cx);
            let said = message!(words, "series-without-filter", filter = name, count = count);
            plain(said, Some(Message::Dropped(part))).into()
        });
        let reason = match self.hides.len() {
            0 => message!(words, "series-filters-together"),
            _ => message!(words, "series-filters-hide"),
        };
        column![strong(message!(words, "app-no-such-series")), body(reason)]
            .push((!self.hides.is_empty()).then(|| Row::with_children(without).spacing(gap::SMALL).wrap()))
            .spacing(gap::MEDIUM)
            .into()
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
            match self.filter.behind() {
                0 => message!(words, "series-more-filters"),
                count => message!(words, "series-more-filters-set", count = count),
            }
        };
        let clear = (self.filter != Filter::default())
            .then(|| plain(message!(words, "series-clear-filters"), Some(Message::Cleared)).padding([6, 12]).into());
        let tools: [Element<'a, Message>; 7] = [
            container(search).width(230).into(),
            state(message!(words, "app-all"), State::Any),
            state(message!(words, "series-running"), State::Running),
            state(message!(words, "series-complete"), State::Complete),
            state(message!(words, "app-incomplete"), State::Incomplete),
            plain(more, Some(Message::MoreAsked)).padding([6, 12]).into(),
            container(small(message!(words, "app-series-count", count = self.count))).padding([8, 4]).into(),
        ];
        let tools = tools.into_iter().chain(clear);
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
        let by_rules = |name: String, rules: Option<RuleSet>| {
            choice(name, self.filter.rules == rules, Message::RulesWanted(rules)).into()
        };
        let rules = [
            by_rules(message!(words, "series-any-rules"), None),
            by_rules(message!(words, "series-rules-classic"), Some(RuleSet::Classic)),
            by_rules(message!(words, "series-rules-boxed"), Some(RuleSet::Boxed)),
        ];
        let played = |name: String, medium: Option<Medium>| {
            choice(name, self.filter.medium == medium, Message::MediumWanted(medium)).into()
        };
        let media = [
            played(message!(words, "series-any-medium"), None),
            played(message!(words, "app-on-screen"), Some(Medium::Screen)),
            played(message!(words, "app-on-paper"), Some(Medium::Paper)),
        ];
        let season = |name: String, season: Option<SeasonId>| {
            choice(name, self.filter.season == season, Message::SeasonWanted(season)).into()
        };
        let seasons = cx.club.seasons.iter().map(|one| season(bounded(one.name.as_str()), Some(one.id)));
        let seasons = [season(message!(words, "app-all-dates"), None)].into_iter().chain(seasons);
        let seasons = (!cx.club.seasons.is_empty()).then(|| Row::with_children(seasons).spacing(gap::SMALL).wrap());
        let ended = |name: String, ending: Option<Termination>| {
            choice(name, self.filter.ending == ending, Message::EndingWanted(ending)).into()
        };
        let endings = [ended(message!(words, "series-any-ending"), None)]
            .into_iter()
            .chain(ENDINGS.map(|of| ended(words.ended(of.name()), Some(of))));
        let order = |name: String, order: Order| choice(name, self.order == order, Message::OrderWanted(order)).into();
        let orders = [
            order(message!(words, "series-newest"), Order::Newest),
            order(message!(words, "series-oldest"), Order::Oldest),
            order(message!(words, "series-most-points"), Order::Points),
            order(message!(words, "series-closest"), Order::Closest),
        ];
        let span = self.filter.span.view(["series-from", "series-to"], cx.today(), words, Message::Dated);
        let name = message!(words, "series-opponent");
        let opponent = field(OPPONENT, name, &self.filter.opponent, None, Message::OpponentSearched, None);
        let [purposes, rules, media] =
            [purposes, rules, media].map(|choices| Row::with_children(choices).spacing(gap::SMALL).wrap());
        column![
            row![container(opponent).width(210), span].spacing(gap::MEDIUM).align_y(Alignment::End),
            row![purposes].push(seasons).spacing(gap::LARGE).wrap().vertical_spacing(gap::SMALL),
            row![rules, media].spacing(gap::LARGE).wrap().vertical_spacing(gap::SMALL),
        ]
        .push(Row::with_children(endings).spacing(gap::SMALL).wrap())
        .push(Row::with_children(orders).spacing(gap::SMALL).wrap())
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
                Some(series_row(&series, ROW, !self.is_by_evening(), Message::Opened(series.id()), cx))
            }
        }
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
    // Where there is little room the names have it.
    let is_narrow = cx.size.width < NARROW;
    let date = (is_dated && !is_narrow).then(|| container(small(words.short_date(series.date))).width(100));
    let content = row![].push(date).extend([
        container(name(Seat::First)).align_right(Length::Fill).clip(true).into(),
        container(cell(points)).center_x(84).into(),
        container(name(Seat::Second)).width(Length::Fill).clip(true).into(),
        container(small(state)).align_right(if is_narrow { 48 } else { 66 }).into(),
    ]);
    Press::new(Kind::Row(false), content.spacing(gap::TINY).align_y(Alignment::Center))
        .on_press(opened)
        .width(Length::Fill)
        .height(height)
        .padding([7, 8])
        .into()
}
