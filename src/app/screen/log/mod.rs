//! Everything that was ever done to the club file, the newest first: by player, series and date, and each with what it
//! changed.

mod line;

use std::collections::BTreeSet;
use std::sync::Arc;

use iced::widget::{Column, column, container, operation, responsive, row, scrollable, space, text, text_input};
use iced::{Alignment, Element, Length, Padding, Task};
use serde_json::Value;

use self::line::Line;
use super::parts::{body, card, cell_head, fixed_page, head, line as rule, plain, sheet, small, strong, wrong_note};
use super::span::{End, Span};
use super::{Action, Cx};
use crate::app::Place;
use crate::app::logged;
use crate::app::taking::{Parcel, Rows};
use crate::app::theme::{self, gap, size};
use crate::app::widget::list::{BAR, Sight, uneven_list};
use crate::app::widget::{Kind, Press};
use crate::app::worker::Failure;
use crate::club::{EntryId, SeriesId, search_key};
use crate::words::{Changed, LogNames, Words, message};

const LIST: &str = "log";
const SEARCH: &str = "log-search";
/// How many facts of an entry are shown.
const FACTS: usize = 100;
/// How wide the moment is, and the device below it.
const MOMENT: f32 = 140.0;
/// How wide what an entry changed is.
const CHANGES: f32 = 380.0;

/// The log as it is read: its lines, and the names that it is told with.
type Told = (Vec<Line>, Arc<LogNames>);

/// What an entry changed, and how many facts more than are shown.
type Shown = (Vec<Changed>, usize);

/// What happened on the screen.
#[derive(Clone, Debug)]
pub enum Message {
    /// The log is read.
    Read(Result<Told, Failure>),
    /// It was scrolled.
    Scrolled(Sight),
    /// Something was typed to find entries by.
    Searched(String),
    /// An end of the dates was typed.
    Dated(End, String),
    /// All entries are wanted.
    Cleared,
    /// What an entry changed is wanted, or no more.
    Opened(EntryId),
    /// What an entry changed is read.
    Changes(EntryId, Result<Shown, Failure>),
    /// The series that the log is of is to be looked at.
    SeriesOpened(SeriesId),
    /// The entries that are listed go into a file.
    TakeAsked,
}

/// The log.
#[derive(Debug, Default)]
pub struct Log {
    told: Option<Told>,
    failure: Option<Failure>,
    sight: Sight,
    typed: String,
    span: Span,
    series: Option<SeriesId>,
    /// Places among the lines.
    found: Vec<usize>,
    opened: Option<(EntryId, Option<Result<Shown, Failure>>)>,
}

impl Log {
    /// What was done to a series.
    pub fn of_series(series: SeriesId) -> Log {
        Log { series: Some(series), ..Log::default() }
    }

    /// Reads it anew.
    pub fn refresh(&mut self, cx: &Cx<'_>) -> Task<Message> {
        let (club, language) = (cx.club.clone(), cx.words.language());
        let read = cx.worker.ask(move |desk| {
            let entries = desk.club()?.log()?;
            let names = logged::names(&entries, &club);
            Ok((line::lines(&entries, &names, language), Arc::new(names)))
        });
        Task::perform(read, Message::Read)
    }

    /// What a message changes.
    pub fn update(&mut self, message: Message, cx: &Cx<'_>) -> Action<Message> {
        match message {
            Message::Read(Ok(told)) => {
                self.told = Some(told);
                self.failure = None;
                self.find(cx);
                // What an entry changed may be undone by now: it is read again.
                if let Some((entry, _)) = self.opened.take() {
                    return self.open(entry, cx);
                }
            }
            Message::Read(Err(failure)) => self.failure = Some(failure),
            Message::Scrolled(sight) => self.sight = sight,
            Message::Searched(typed) => {
                self.typed = typed;
                return self.find_anew(cx);
            }
            Message::Dated(end, typed) => {
                self.span.change(end, typed);
                return self.find_anew(cx);
            }
            Message::Cleared => {
                (self.typed, self.span, self.series) = (String::new(), Span::default(), None);
                return self.find_anew(cx);
            }
            Message::Opened(entry) if self.opened.as_ref().is_some_and(|(opened, _)| *opened == entry) => {
                self.opened = None;
            }
            Message::Opened(entry) => return self.open(entry, cx),
            Message::Changes(of, changes) => {
                if let Some((_, shown)) = self.opened.as_mut().filter(|(entry, _)| *entry == of) {
                    *shown = Some(changes);
                }
            }
            Message::SeriesOpened(series) => return Action::Go(Place::Series(series)),
            Message::TakeAsked => return Action::Take(Box::new(self.parcel(cx))),
        }
        Action::None
    }

    /// The entries that are listed, as a table.
    fn parcel(&self, cx: &Cx<'_>) -> Parcel {
        let lines = self.told.as_ref().map_or(&[][..], |(lines, _)| lines);
        let found: Vec<Line> = self.found.iter().filter_map(|place| lines.get(*place)).cloned().collect();
        let pair = self.series.and_then(|id| self.pair(id, cx));
        let title = message!(cx.words, "app-place-log");
        let title = pair.map_or(title.clone(), |pair| format!("{title} – {pair}"));
        let name = title.clone();
        let rows = Rows::new(move |words| line::table(name.clone(), &found, words));
        Parcel::of_table(title, rows)
    }

    /// “Zoë – Max, 30 November 2026”, unless the series is gone.
    fn pair(&self, id: SeriesId, cx: &Cx<'_>) -> Option<String> {
        let series = cx.club.series(id)?;
        let names = cx.club.people.labels(series.players());
        Some(format!("{} – {}, {}", names.first, names.second, cx.words.date(series.date)))
    }

    fn open(&mut self, entry: EntryId, cx: &Cx<'_>) -> Action<Message> {
        let Some((_, names)) = &self.told else { return Action::None };
        self.opened = Some((entry, None));
        let (names, language) = (names.clone(), cx.words.language());
        let read = cx.worker.ask(move |desk| {
            let changes = desk.club()?.changes(entry, FACTS)?;
            let words = Words::in_language(language);
            let facts = changes.facts.into_iter().map(|mut change| {
                let short = |fact: Option<Value>| fact.map(|fact| logged::shortened(&fact).into_owned());
                (change.before, change.after) = (short(change.before.take()), short(change.after.take()));
                words.changed(&change, &names)
            });
            Ok((facts.filter(|changed| !changed.parts.is_empty()).collect(), changes.more))
        });
        Action::Run(Task::perform(read, move |changes| Message::Changes(entry, changes)))
    }

    fn find_anew(&mut self, cx: &Cx<'_>) -> Action<Message> {
        self.find(cx);
        self.sight = self.sight.at(0.0);
        Action::Run(operation::scroll_to(LIST, scrollable::AbsoluteOffset { x: 0.0, y: 0.0 }))
    }

    fn find(&mut self, cx: &Cx<'_>) {
        let Some((lines, _)) = &self.told else { return };
        let words: Vec<String> = self.typed.split_whitespace().map(search_key).collect();
        let ids = |typed: &str| -> BTreeSet<String> {
            cx.club.people.found(typed).into_iter().map(|player| player.id.to_string()).collect()
        };
        let named: Vec<_> = self.typed.split_whitespace().map(ids).collect();
        let series = self.series.map(|series| series.to_string());
        let days = if self.span.is_open() { None } else { Some(self.span.days(cx.words)) };
        let is_wanted = |line: &Line| {
            let is_then = days.is_none_or(|days| days.is_some_and(|(first, last)| (first..=last).contains(&line.date)));
            is_then
                && series.as_ref().is_none_or(|series| line.series.contains(series))
                && line.is_found(&words, &named)
        };
        self.found = (0..lines.len()).filter(|&place| lines.get(place).is_some_and(is_wanted)).collect();
    }

    /// What is shown.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let export = plain(message!(words, "take-export"), (!self.found.is_empty()).then_some(Message::TakeAsked));
        let title = head(message!(words, "app-place-log"), row![export]);
        if let Some(failure) = &self.failure {
            return fixed_page(title, wrong_note(cx.failure(failure)));
        }
        let Some((lines, _)) = &self.told else { return fixed_page(title, space()) };
        if lines.is_empty() {
            return fixed_page(title, body(message!(words, "app-empty-log")));
        }
        let list: Element<'a, Message> = if self.found.is_empty() {
            body(message!(words, "log-nothing-found")).width(Length::Fill).into()
        } else {
            sheet(column![self.titles(words), self.list(lines)], f32::INFINITY, cx)
        };
        let changes = self.opened.as_ref().map(|(entry, changes)| {
            let line = lines.iter().find(|line| line.entry == *entry);
            container(changes_of(line, changes.as_ref(), cx)).width(CHANGES)
        });
        let content = row![list].push(changes).spacing(gap::LARGE).height(Length::Fill);
        fixed_page(title, column![self.tools(cx)].push((!cx.is_wide()).then(rule)).push(content).spacing(gap::SMALL))
    }

    fn tools<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let search = text_input(&message!(words, "log-search"), &self.typed)
            .id(SEARCH)
            .on_input(Message::Searched)
            .padding(8)
            .size(size::BODY)
            .line_height(size::lines(size::BODY))
            .style(theme::field);
        let is_filtered = !self.typed.is_empty() || !self.span.is_open() || self.series.is_some();
        let clear = is_filtered.then(|| plain(message!(words, "log-show-all"), Some(Message::Cleared)));
        let span = self.span.view(["log-from", "log-to"], cx.today(), words, Message::Dated);
        let count = small(message!(words, "log-count", count = self.found.len()));
        let tools = row![container(search).width(280), span].push(clear).spacing(gap::MEDIUM).align_y(Alignment::End);
        let of_series = self.series.map(|id| {
            let pair = self.pair(id, cx);
            let sentence = match &pair {
                Some(pair) => message!(words, "log-of-series", series = pair.as_str()),
                None => message!(words, "log-of-gone-series"),
            };
            let open = pair.map(|_| plain(message!(words, "log-to-series"), Some(Message::SeriesOpened(id))));
            row![strong(sentence)].push(open).spacing(gap::MEDIUM).align_y(Alignment::Center).wrap()
        });
        let hint = row![small(message!(words, "app-log-more")), space::horizontal(), count];
        column![tools.wrap()].push(of_series).push(hint).spacing(gap::SMALL).into()
    }

    fn list<'a>(&'a self, lines: &'a [Line]) -> Element<'a, Message> {
        let list = responsive(move |room| {
            // Beside what an entry changed there is no room: the moment stands above what was done.
            let is_narrow = self.opened.is_some();
            let beside = if is_narrow { 0.0 } else { MOMENT + gap::MEDIUM };
            let room = (room.width - beside - BAR - 16.0).max(80.0);
            let above = if is_narrow { 20.0 } else { 0.0 };
            let shown = |place: usize| self.found.get(place).and_then(|place| lines.get(*place));
            let heights: Vec<f32> =
                (0..self.found.len()).map(|place| shown(place).map_or(0.0, |line| line.height(room) + above)).collect();
            uneven_list(LIST, &heights, self.sight, Message::Scrolled, |place| {
                let (Some(line), Some(height)) = (shown(place), heights.get(place)) else { return space().into() };
                self.entry(line, *height, is_narrow)
            })
        });
        container(list).width(Length::Fill).height(Length::Fill).into()
    }

    /// What stands in the columns. Beside what an entry changed there are none.
    fn titles<'a>(&self, words: &Words) -> Option<Element<'a, Message>> {
        self.opened.is_none().then(|| {
            let titles = row![
                small(format!("{} · {}", message!(words, "log-moment"), message!(words, "column-device")))
                    .width(MOMENT),
                small(message!(words, "log-what")).width(Length::Fill),
            ];
            let titles =
                titles.spacing(gap::MEDIUM).padding(Padding { right: BAR + 8.0, left: 8.0, bottom: 4.0, top: 0.0 });
            column![titles, rule()].into()
        })
    }

    fn entry<'a>(&self, line: &'a Line, height: f32, is_narrow: bool) -> Element<'a, Message> {
        let what = body(line.what.clone());
        let what = if line.is_undone { what.style(theme::faint) } else { what };
        let more = (!line.more.is_empty()).then(|| small(line.more.clone()));
        let content: Element<'a, Message> = if is_narrow {
            let when = cell_head(format!("{} · {}", line.moment, line.device));
            column![when, what].push(more).width(Length::Fill).into()
        } else {
            let when = column![cell_head(line.moment.clone()), cell_head(line.device.clone())].spacing(2);
            row![container(when.width(MOMENT)).padding([2, 0]), column![what].push(more).width(Length::Fill)]
                .spacing(gap::MEDIUM)
                .into()
        };
        let is_open = self.opened.as_ref().is_some_and(|(entry, _)| *entry == line.entry);
        Press::new(Kind::Row(is_open), content)
            .on_press(Message::Opened(line.entry))
            .width(Length::Fill)
            .height(height)
            .padding([6, 8])
            .into()
    }
}

/// What an entry changed: each fact with how it was and how it is since.
fn changes_of<'a>(
    line: Option<&'a Line>,
    changes: Option<&Result<Shown, Failure>>,
    cx: &Cx<'a>,
) -> Element<'a, Message> {
    let words = cx.words;
    let title = line.map(|line| {
        let close = Press::new(Kind::Link, small(message!(words, "app-close"))).on_press(Message::Opened(line.entry));
        let device = small(message!(words, "log-on-device", device = line.device.as_str()));
        let when = column![small(line.moment.clone()), device].width(Length::Fill);
        let more = (!line.more.is_empty()).then(|| small(line.more.clone()));
        column![row![when, close], body(line.what.clone())].push(more).spacing(gap::TINY)
    });
    let content: Element<'a, Message> = match changes {
        None => space().into(),
        Some(Err(failure)) => wrong_note(cx.failure(failure)).into(),
        Some(Ok((facts, _))) if facts.is_empty() => small(message!(words, "log-nothing-kept")).into(),
        Some(Ok((facts, more))) => {
            let more: usize = *more;
            let facts = facts.iter().map(|fact| changed(fact, words));
            let more = (more > 0).then(|| small(message!(words, "app-more-lines", count = more)));
            let margin = Padding { right: BAR, ..Padding::ZERO };
            let facts = Column::with_children(facts).push(more).spacing(gap::MEDIUM).padding(margin);
            scrollable(facts).style(theme::scroll).height(Length::Fill).width(Length::Fill).into()
        }
    };
    card(Column::new().push(title).push(rule()).push(content).spacing(gap::SMALL)).height(Length::Fill).into()
}

fn changed<'a>(fact: &Changed, words: &Words) -> Element<'a, Message> {
    let what = strong(fact.what.clone());
    let state = if fact.is_new {
        Some(small(message!(words, "log-fact-new")).style(theme::well))
    } else if fact.is_gone {
        Some(small(message!(words, "log-fact-gone")).style(theme::wrong))
    } else {
        None
    };
    let none = || "–".to_owned();
    let parts = fact.parts.iter().map(|(name, before, after)| {
        let said = match (fact.is_new, fact.is_gone) {
            (true, _) => after.clone().unwrap_or_else(none),
            (_, true) => before.clone().unwrap_or_else(none),
            _ => format!("{} → {}", before.clone().unwrap_or_else(none), after.clone().unwrap_or_else(none)),
        };
        row![
            small(name.clone()).width(Length::FillPortion(2)),
            body(said).wrapping(text::Wrapping::WordOrGlyph).width(Length::FillPortion(3))
        ]
        .spacing(gap::SMALL)
        .into()
    });
    column![what].push(state).push(Column::with_children(parts).spacing(2)).spacing(2).into()
}
