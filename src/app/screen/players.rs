//! Everybody on the list: to find, to add and to open.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::Arc;

use chrono::NaiveDate;
use iced::keyboard::{Key, key::Named};
use iced::widget::{checkbox, column, container, operation, row, space, text_input};
use iced::{Alignment, Element, Length, Padding, Task};

use super::form::{self, Form};
use super::parts::{barred_page, body, cell, cell_head, figure, fixed_page, head, line, plain, primary, sheet, small};
use super::{Action, Cx};
use crate::app::desk::{Act, Desk};
use crate::app::taking::{Parcel, Rows};
use crate::app::theme::{self, gap, size};
use crate::app::widget::list::{BAR, Sight, list};
use crate::app::widget::{Kind, Press};
use crate::app::worker::Failure;
use crate::app::{Bring, Place};
use crate::club::{Player, PlayerId, Ratings};
use crate::words::message;

/// How high a row is.
const ROW: f32 = 38.0;
const LIST: &str = "players";
pub(in crate::app) const SEARCH: &str = "player-search";

/// Columns of figures.
const NARROW: f32 = 84.0;
const WIDE: f32 = 124.0;

/// By what the list is sorted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Order {
    /// The name.
    #[default]
    Name,
    /// The rating, the highest first.
    Rating,
    /// How many series, the most first.
    Series,
    /// The last evening, the latest first.
    LastPlayed,
}

/// What happened on the screen.
#[derive(Clone, Debug)]
pub enum Message {
    /// A column is to sort by; once more turns the order round.
    Sorted(Order),
    /// The ratings of the club are replayed.
    Rated(Result<Arc<Ratings>, Failure>),
    /// Players are to come in from a file.
    ImportAsked,
    /// Those that are listed are to be given away.
    TakeAsked,
    /// Something was typed to find somebody.
    Searched(String),
    /// Whether archived players are shown.
    Archived(bool),
    /// The list was scrolled.
    Scrolled(Sight),
    /// A player is to be looked at.
    Opened(PlayerId),
    /// The chosen row is to be opened.
    Entered,
    /// The row above or below is to be chosen.
    Moved(isize),
    /// The search field is wanted.
    SearchAsked,
    /// Somebody new is to be added.
    AddAsked,
    /// In the form.
    Form(form::Message),
    /// Somebody was added, or refused.
    Added(Result<(), Failure>),
}

/// The list of players.
#[derive(Debug, Default)]
pub struct Players {
    typed: String,
    shows_archived: bool,
    sight: Sight,
    found: Vec<PlayerId>,
    /// How many are found that are not archived, and that are, shown or not.
    active: usize,
    archived: usize,
    chosen: usize,
    form: Option<Form>,
    /// How many series of everybody count, and when the last one was.
    series: HashMap<PlayerId, (u32, NaiveDate)>,
    /// `None` while they are being computed for the first time.
    ratings: Option<Arc<Ratings>>,
    /// By what the list is sorted, and whether the other way round.
    order: (Order, bool),
}

impl Players {
    /// The screen with the form of somebody new.
    pub fn adding() -> Players {
        Players { form: Some(Form::new("")), ..Players::default() }
    }

    /// Where the keyboard goes when the screen opens.
    pub fn focus<M: Send + 'static>(&self) -> Task<M> {
        operation::focus(if self.form.is_some() { "player-name" } else { SEARCH })
    }

    /// Whether nothing is typed to find somebody.
    pub(in crate::app) fn types_nothing(&self) -> bool {
        self.typed.is_empty()
    }

    /// Looks anew who is found, and asks for the ratings.
    pub fn refresh(&mut self, cx: &Cx<'_>) -> Task<Message> {
        self.series.clear();
        // Whoever sat down to a game was there that evening; only what is played to its end counts, as it does in the standings.
        for series in cx.club.series.iter().filter(|series| !series.games().is_empty()) {
            let counts = u32::from(series.counts());
            for player in [series.players().first, series.players().second] {
                let (count, last) = self.series.entry(player).or_insert((0, series.date));
                *count += counts;
                *last = series.date.max(*last);
            }
        }
        self.search(cx);
        Task::perform(cx.worker.ask(Desk::ratings), Message::Rated)
    }

    fn rating(&self, player: PlayerId) -> Option<f64> {
        self.ratings.as_ref()?.history(player).last().map(|(_, rating)| rating.rating)
    }

    fn search(&mut self, cx: &Cx<'_>) {
        let found: Vec<&Player> = if self.typed.trim().is_empty() {
            cx.club.people.iter().collect()
        } else {
            cx.club.people.found(&self.typed)
        };
        self.archived = found.iter().filter(|player| player.archived).count();
        self.active = found.len() - self.archived;
        let is_shown = |player: &&Player| self.shows_archived || !player.archived;
        self.found = found.into_iter().filter(is_shown).map(|player| player.id).collect();
        let (order, is_reversed) = self.order;
        let mut found = std::mem::take(&mut self.found);
        // Those of whom there is nothing to sort by come last, whichever way round.
        match order {
            Order::Name if is_reversed => found.sort_by_key(|player| Reverse(cx.club.people.place(*player))),
            Order::Name => {}
            Order::Rating => found.sort_by(|one, other| {
                let [one, other] = [one, other].map(|player| self.rating(*player));
                let by = other.unwrap_or_default().total_cmp(&one.unwrap_or_default());
                one.is_none().cmp(&other.is_none()).then(if is_reversed { by.reverse() } else { by })
            }),
            Order::Series | Order::LastPlayed => found.sort_by(|one, other| {
                let [one, other] = [one, other].map(|player| self.series.get(player));
                let by = match order {
                    Order::Series => other.map(|of| of.0).cmp(&one.map(|of| of.0)),
                    _ => other.map(|of| of.1).cmp(&one.map(|of| of.1)),
                };
                one.is_none().cmp(&other.is_none()).then(if is_reversed { by.reverse() } else { by })
            }),
        }
        self.found = found;
        self.chosen = self.chosen.min(self.found.len().saturating_sub(1));
    }

    /// What a key means here.
    pub fn key(&self, key: &Key) -> Option<Message> {
        match key {
            Key::Named(Named::ArrowDown) => Some(Message::Moved(1)),
            Key::Named(Named::ArrowUp) => Some(Message::Moved(-1)),
            Key::Named(Named::PageDown) => Some(Message::Moved(12)),
            Key::Named(Named::PageUp) => Some(Message::Moved(-12)),
            Key::Named(Named::Escape) if self.form.is_some() => Some(Message::Form(form::Message::Cancelled)),
            _ => None,
        }
    }

    /// What a message changes.
    pub fn update(&mut self, message: Message, cx: &Cx<'_>) -> Action<Message> {
        match message {
            Message::Sorted(order) => {
                self.order = (order, self.order == (order, false));
                self.search(cx);
                Action::None
            }
            Message::Rated(Ok(ratings)) => {
                self.ratings = Some(ratings);
                self.search(cx);
                Action::None
            }
            // The list does without: the page of a player says why.
            Message::Rated(Err(_)) => {
                self.ratings.get_or_insert_default();
                Action::None
            }
            Message::TakeAsked => Action::Take(Box::new(self.parcel(cx))),
            Message::ImportAsked => Action::Go(Place::Import(Bring::Players)),
            Message::Searched(typed) => {
                self.typed = typed;
                self.chosen = 0;
                self.search(cx);
                Action::Run(operation::scroll_to(LIST, iced::widget::scrollable::AbsoluteOffset { x: 0.0, y: 0.0 }))
            }
            Message::Archived(shows) => {
                self.shows_archived = shows;
                self.search(cx);
                Action::None
            }
            Message::Scrolled(sight) => {
                self.sight = sight;
                Action::None
            }
            Message::Opened(player) => Action::Go(Place::Player(player)),
            Message::Entered => {
                self.found.get(self.chosen).map_or(Action::None, |player| Action::Go(Place::Player(*player)))
            }
            Message::Moved(by) => {
                let last = self.found.len().saturating_sub(1);
                self.chosen = self.chosen.saturating_add_signed(by).min(last);
                let offset = self.sight.offset_to_show(self.chosen, ROW);
                offset.map_or(Action::None, |y| {
                    Action::Run(operation::scroll_to(LIST, iced::widget::scrollable::AbsoluteOffset { x: 0.0, y }))
                })
            }
            Message::SearchAsked => Action::Run(operation::focus(SEARCH)),
            Message::AddAsked => {
                self.form = Some(Form::new(&self.typed));
                Action::Run(operation::focus("player-name"))
            }
            Message::Form(message) => match self.form.as_mut().map(|form| form.update(message, cx)) {
                Some(form::Outcome::Submit(command)) => {
                    Action::Act { act: Act::One(command), why: None, done: Message::Added }
                }
                Some(form::Outcome::Close) => {
                    self.form = None;
                    Action::Run(operation::focus(SEARCH))
                }
                Some(form::Outcome::Open(player)) => Action::Go(Place::Player(player)),
                Some(form::Outcome::None) | None => Action::None,
            },
            Message::Added(Ok(())) => {
                // The next one can be typed at once.
                self.form = Some(Form::new(""));
                self.typed.clear();
                self.search(cx);
                Action::Run(operation::focus("player-name"))
            }
            Message::Added(Err(failure)) => {
                if let Some(form) = &mut self.form {
                    form.failure = Some(failure);
                }
                Action::None
            }
        }
    }

    /// Those that are listed, as a table. What is nobody else's business, such as where to reach them, is not in it.
    fn parcel(&self, cx: &Cx<'_>) -> Parcel {
        let (found, club) = (self.found.clone(), cx.club.clone());
        let title = message!(cx.words, "app-place-players");
        let name = title.clone();
        let rows = Rows::new(move |words| {
            words.players_for_people(&name, found.iter().filter_map(|player| club.people.get(*player)), false)
        });
        Parcel::of_table(title, rows)
    }

    /// What is shown.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let can_add = cx.club.can_be_changed();
        // The form says by itself what it is for, and an empty list what to do first.
        let offers = self.form.is_none() && !self.is_empty(cx);
        let add = offers.then(|| primary(message!(words, "app-add-player"), can_add.then_some(Message::AddAsked)));
        let search = text_input(&message!(words, "app-search-player"), &self.typed)
            .id(SEARCH)
            .on_input(Message::Searched)
            .on_submit(Message::Entered)
            .padding(8)
            .size(size::BODY)
            .line_height(size::lines(size::BODY))
            .style(theme::field);
        let archived = checkbox(self.shows_archived)
            .label(message!(words, "app-show-archived"))
            .on_toggle(Message::Archived)
            .style(theme::check);
        let count = small(words.player_count(self.active, self.archived));
        let rating = self.ratings.is_none().then(|| small(message!(words, "app-ratings-computed")));
        let tools = row![container(search).width(300), archived, count].push(rating);
        let table =
            column![tools.spacing(gap::MEDIUM).align_y(Alignment::Center).wrap(), self.table(cx)].spacing(gap::MEDIUM);
        let form = self.form.as_ref().map(|form| {
            let form = container(form.view(cx).map(Message::Form)).padding(Padding { right: BAR, ..Padding::ZERO });
            container(iced::widget::scrollable(form).style(theme::scroll)).width(360)
        });
        let content = row![table.width(Length::Fill)].push(form).spacing(gap::LARGE).height(Length::Fill);
        let export = plain(message!(words, "take-export"), (!self.found.is_empty()).then_some(Message::TakeAsked));
        let import = plain(message!(words, "app-import"), cx.club.can_be_changed().then_some(Message::ImportAsked));
        let head = head(message!(words, "app-place-players"), row![export, import].push(add));
        if self.form.is_some() { barred_page(head, content) } else { fixed_page(head, content) }
    }

    fn table<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        if self.found.is_empty() {
            return self.nobody(cx);
        }
        let columns = row![
            container(self.sort_by(message!(words, "column-player"), Order::Name)).width(Length::FillPortion(5)),
            cell_head(message!(words, "app-player-group")).width(Length::FillPortion(3)),
        ];
        let columns = columns.push((!self.is_narrow(cx)).then(|| {
            row![
                container(self.sort_by(message!(words, "column-rating"), Order::Rating)).align_right(NARROW),
                container(self.sort_by(message!(words, "app-place-series"), Order::Series)).align_right(NARROW),
                container(self.sort_by(message!(words, "column-last-evening"), Order::LastPlayed)).align_right(WIDE),
            ]
            .spacing(gap::SMALL)
        }));
        let columns = columns.align_y(Alignment::Center);
        let cx = *cx;
        let rows = list(LIST, self.found.len(), ROW, self.sight, Message::Scrolled, move |place| self.row(place, &cx));
        let heads =
            container(columns.spacing(gap::SMALL)).padding(Padding { left: 10.0, right: 10.0 + BAR, ..Padding::ZERO });
        sheet(column![heads, line(), rows].spacing(gap::TINY), self.found.len() as f32 * ROW, &cx)
    }

    /// Beside the form there is room for names alone, but in a wide window.
    const fn is_narrow(&self, cx: &Cx<'_>) -> bool {
        self.form.is_some() && !cx.is_wide()
    }

    /// The head of a column by which the list can be sorted.
    fn sort_by<'a>(&self, name: String, order: Order) -> Press<'a, Message> {
        let mark = match self.order {
            (by, false) if by == order => " ↓",
            (by, true) if by == order => " ↑",
            _ => "",
        };
        let name = small(format!("{name}{mark}")).wrapping(iced::widget::text::Wrapping::None);
        Press::new(Kind::Link, name).on_press(Message::Sorted(order))
    }

    fn row<'a>(&self, place: usize, cx: &Cx<'a>) -> Element<'a, Message> {
        let Some(player) = self.found.get(place).and_then(|player| cx.club.people.get(*player)) else {
            return space().into();
        };
        let label = cx.club.people.label(player.id);
        let name = match (player.archived, player.profile.guest) {
            (true, _) => message!(cx.words, "app-archived-name", name = label),
            (false, true) => message!(cx.words, "app-guest-name", name = label),
            (false, false) => label,
        };
        let group = player.profile.group.as_ref().map(ToString::to_string).unwrap_or_default();
        let (series, last) = self
            .series
            .get(&player.id)
            .map_or((0, String::new()), |(series, last)| (*series, cx.words.short_date(*last)));
        let rating = self.rating(player.id).map_or_else(String::new, |rating| format!("{rating:.0}"));
        let content = row![
            container(cell(name)).width(Length::FillPortion(5)).clip(true),
            container(cell(group).style(theme::faint)).width(Length::FillPortion(3)).clip(true),
        ];
        let content = content.push((!self.is_narrow(cx)).then(|| {
            row![
                figure(rating, NARROW),
                figure(series.to_string(), NARROW),
                container(cell(last).style(theme::faint)).align_right(WIDE),
            ]
            .spacing(gap::SMALL)
        }));
        Press::new(Kind::Row(place == self.chosen), content.spacing(gap::SMALL).align_y(Alignment::Center))
            .on_press(Message::Opened(player.id))
            .width(Length::Fill)
            .height(ROW)
            .padding([8, 10])
            .into()
    }

    /// Whether nobody is on the list, whatever is typed.
    fn is_empty(&self, cx: &Cx<'_>) -> bool {
        self.found.is_empty() && self.types_nothing() && cx.club.people.iter().next().is_none()
    }

    /// What to do where nobody is found.
    fn nobody<'a>(&self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let typed = self.typed.trim();
        let (sentence, deed) = if typed.is_empty() {
            (message!(words, "app-no-players"), message!(words, "app-add-player"))
        } else {
            (message!(words, "app-nobody-found", typed = typed), message!(words, "app-add-named", name = typed))
        };
        let can_add = cx.club.can_be_changed().then_some(Message::AddAsked);
        let press = if self.is_empty(cx) { primary(deed, can_add) } else { plain(deed, can_add) };
        column![body(sentence)].push(self.form.is_none().then_some(press)).spacing(gap::MEDIUM).into()
    }
}
