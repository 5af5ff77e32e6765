//! Standings of a season or of all dates; every figure opens into the series it adds up, and the table can be taken away.

use std::num::NonZeroU32;
use std::path::PathBuf;

use chrono::NaiveDate;
use iced::widget::{Column, Row, column, container, row, scrollable, space};
use iced::{Alignment, Element, Length, Padding, Task};

use super::parts::{
    body, cell, choice, field, figure, figure_head, fixed_page, head, heading, line, plain, result_letter, small,
    strong, wrong_note,
};
use super::save::save;
use super::{Action, Cx};
use crate::app::Place;
use crate::app::desk::{FIRST_DATE, LAST_DATE};
use crate::app::theme::{self, gap};
use crate::app::widget::list::{BAR, Sight, list};
use crate::app::widget::{Kind, Press};
use crate::app::worker::Failure;
use crate::club::{
    LEAST_SERIES, MatchPoints, MatchResult, MatchScale, PlayerId, Ranking, SeasonId, Series, SeriesId, Standing,
    standings,
};
use crate::exchange::{Cell, Column as Titled, Decimal, Form, Table, written};
use crate::words::{Words, message};

const ROW: f32 = 36.0;

/// Whose series are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// All of them.
    All,
    /// Those of a season.
    Season(SeasonId),
    /// Those of the last evening with series.
    Evening,
    /// Those of dates that are typed.
    Span,
}

/// What happened on the screen.
#[derive(Clone, Debug)]
pub enum Message {
    /// Whose series are to be counted.
    Scoped(Scope),
    /// The first day was typed.
    From(String),
    /// The last day was typed.
    To(String),
    /// Whether the average ranks.
    ByAverage(bool),
    /// The terms of a player's figures are wanted, or no more.
    Opened(PlayerId),
    /// A player is to be looked at.
    PlayerOpened(PlayerId),
    /// A series is to be looked at.
    SeriesOpened(SeriesId),
    /// The table was scrolled.
    Scrolled(Sight),
    /// The table is to be taken away.
    ExportAsked(Form),
    /// It is taken away, to a file or nowhere.
    Exported(Result<Option<PathBuf>, Failure>),
}

/// The standings.
#[derive(Debug)]
pub struct Standings {
    scope: Option<Scope>,
    /// The first and the last day as they are typed; an empty one leaves that end open.
    from: String,
    to: String,
    by_average: bool,
    sight: Sight,
    opened: Option<PlayerId>,
    /// The first and last place of what is counted in the club's list.
    places: (usize, usize),
    scale: MatchScale,
    least: u32,
    table: Vec<Standing>,
    said: Option<Result<PathBuf, String>>,
}

impl Default for Standings {
    fn default() -> Standings {
        Standings {
            scope: None,
            from: String::new(),
            to: String::new(),
            by_average: false,
            sight: Sight::default(),
            opened: None,
            places: (0, 0),
            scale: MatchScale::default(),
            least: LEAST_SERIES,
            table: Vec::new(),
            said: None,
        }
    }
}

impl Standings {
    /// Counts anew. The season of today, if there is one, is what one wants to see first.
    pub fn refresh(&mut self, cx: &Cx<'_>) {
        let today = cx.today();
        let season = |id: SeasonId| cx.club.seasons.iter().find(|season| season.id == id);
        let current = || cx.club.seasons.iter().find(|season| (season.first..=season.last).contains(&today));
        let scope = self.scope.filter(|scope| !matches!(scope, Scope::Season(id) if season(*id).is_none()));
        let scope = scope.unwrap_or_else(|| current().map_or(Scope::All, |season| Scope::Season(season.id)));
        self.scope = Some(scope);
        let settings = &cx.club.settings;
        (self.scale, self.least) = (settings.scale, settings.least_series);
        let series = &cx.club.series;
        let span = |first: NaiveDate, last: NaiveDate| {
            let start = series.partition_point(|series| series.date < first);
            (start, series.partition_point(|series| series.date <= last).max(start))
        };
        self.places = match scope {
            Scope::All => (0, series.len()),
            Scope::Span => match (end(&self.from, FIRST_DATE), end(&self.to, LAST_DATE)) {
                (Some(first), Some(last)) => span(first, last),
                _ => (0, 0),
            },
            Scope::Evening => series.last().map_or((0, 0), |last| span(last.date, last.date)),
            Scope::Season(id) => season(id).map_or((0, 0), |season| {
                (self.scale, self.least) = (season.scale, season.least_series);
                span(season.first, season.last)
            }),
        };
        let ranking = if self.by_average { Ranking::Average { least: self.least } } else { Ranking::Total };
        self.table = standings(self.counted(cx), &self.scale, ranking);
        self.table.sort_by_key(|standing| (standing.rank, cx.club.people.place(standing.player)));
    }

    fn counted<'a>(&self, cx: &Cx<'a>) -> &'a [Series] {
        cx.club.series.get(self.places.0..self.places.1).unwrap_or_default()
    }

    /// What a message changes.
    pub fn update(&mut self, message: Message, cx: &Cx<'_>) -> Action<Message> {
        match message {
            Message::Scoped(scope) => {
                self.scope = Some(scope);
                self.said = None;
                self.refresh(cx);
            }
            Message::From(typed) => {
                self.from = typed;
                self.refresh(cx);
            }
            Message::To(typed) => {
                self.to = typed;
                self.refresh(cx);
            }
            Message::ByAverage(by_average) => {
                self.by_average = by_average;
                self.refresh(cx);
            }
            Message::Opened(player) => self.opened = (self.opened != Some(player)).then_some(player),
            Message::PlayerOpened(player) => return Action::Go(Place::Player(player)),
            Message::SeriesOpened(series) => return Action::Go(Place::Series(series)),
            Message::Scrolled(sight) => self.sight = sight,
            Message::ExportAsked(form) => return self.export(form, cx),
            Message::Exported(Ok(None)) => {}
            Message::Exported(Ok(Some(path))) => self.said = Some(Ok(path)),
            Message::Exported(Err(failure)) => self.said = Some(Err(cx.failure(&failure))),
        }
        Action::None
    }

    fn title(&self, cx: &Cx<'_>) -> String {
        let words = cx.words;
        match self.scope {
            Some(Scope::Season(id)) => {
                let season = cx.club.seasons.iter().find(|season| season.id == id);
                season.map(|season| season.name.to_string()).unwrap_or_default()
            }
            Some(Scope::Evening) => {
                let date = self.counted(cx).last().map(|series| words.date(series.date)).unwrap_or_default();
                message!(words, "app-standings-of", date = date)
            }
            Some(Scope::Span) => {
                let ends = (end(&self.from, FIRST_DATE), end(&self.to, LAST_DATE));
                let (from, to) = (ends.0.map(|date| words.date(date)), ends.1.map(|date| words.date(date)));
                match (from.filter(|_| !self.from.is_empty()), to.filter(|_| !self.to.is_empty())) {
                    (Some(from), Some(to)) => message!(words, "standings-span", from = from, to = to),
                    (Some(from), None) => message!(words, "standings-from", from = from),
                    (None, Some(to)) => message!(words, "standings-to", to = to),
                    (None, None) => message!(words, "standings-all"),
                }
            }
            Some(Scope::All) | None => message!(words, "standings-all"),
        }
    }

    fn as_table(&self, cx: &Cx<'_>) -> Table {
        let words = cx.words;
        let people = &cx.club.people;
        let number = |number: u32| Cell::Whole(i64::from(number));
        let average = |standing: &Standing| match NonZeroU32::new(standing.average.of) {
            Some(of) => Cell::Decimal(Decimal::of_fraction(standing.average.points.0, of, 1)),
            None => Cell::Nothing,
        };
        let match_points = |points: MatchPoints| Cell::Decimal(Decimal::of_units(i64::from(points.halves) * 5, 1));
        let columns: Vec<Titled<'_, Standing>> = vec![
            Titled::new(message!(words, "column-rank"), |s: &Standing| Cell::Whole(s.rank as i64)),
            Titled::new(message!(words, "column-player"), |s: &Standing| Cell::text(people.label(s.player))),
            Titled::new(message!(words, "column-series"), |s: &Standing| number(s.tally.series())),
            Titled::new(message!(words, "column-won"), |s: &Standing| number(s.tally.won)),
            Titled::new(message!(words, "column-drawn"), |s: &Standing| number(s.tally.drawn)),
            Titled::new(message!(words, "column-lost"), |s: &Standing| number(s.tally.lost)),
            Titled::new(message!(words, "column-match-points"), move |s: &Standing| match_points(s.match_points)),
            Titled::new(message!(words, "column-points"), |s: &Standing| number(s.points.0)),
            Titled::new(message!(words, "column-exited"), |s: &Standing| number(s.exited)),
            Titled::new(message!(words, "column-average"), average),
        ];
        Table::new(self.title(cx), columns, self.table.iter().copied())
    }

    fn export(&mut self, form: Form, cx: &Cx<'_>) -> Action<Message> {
        let words = cx.words;
        let title = self.title(cx);
        let table = self.as_table(cx);
        let bytes = match words.in_manner(|manner| written(&table, form, manner)) {
            Ok(bytes) => bytes,
            Err(error) => {
                self.said = Some(Err(words.unwritable(&error)));
                return Action::None;
            }
        };
        if form == Form::Text {
            let text = String::from_utf8_lossy(&bytes).into_owned();
            return Action::Run(iced::clipboard::write(text));
        }
        let ending = match form {
            Form::Xlsx => "xlsx",
            Form::Page => "html",
            Form::Json => "json",
            Form::Text => "txt",
            Form::Csv | Form::CsvForSpreadsheets => "csv",
        };
        let save = save(message!(words, "app-export"), format!("{title}.{ending}"), bytes);
        Action::Run(Task::perform(save, Message::Exported))
    }

    /// What is shown.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let can = !self.table.is_empty();
        let export = |name: String, form: Form| plain(name, can.then_some(Message::ExportAsked(form)));
        let deeds = row![
            export(message!(words, "app-copy-text"), Form::Text),
            export("CSV".to_owned(), Form::CsvForSpreadsheets),
            export("Excel".to_owned(), Form::Xlsx),
            export(message!(words, "app-export-page"), Form::Page),
        ];
        let scope = |name: String, scope: Scope| choice(name, self.scope == Some(scope), Message::Scoped(scope)).into();
        let fixed = [
            scope(message!(words, "app-all-dates"), Scope::All),
            scope(message!(words, "app-last-evening"), Scope::Evening),
        ];
        let own = scope(message!(words, "app-own-span"), Scope::Span);
        let seasons = cx.club.seasons.iter().map(|season| scope(season.name.to_string(), Scope::Season(season.id)));
        let scopes = Row::with_children(fixed.into_iter().chain(seasons).chain([own])).spacing(gap::SMALL).wrap();
        let span = (self.scope == Some(Scope::Span)).then(|| self.span(words));
        let by = row![
            choice(message!(words, "app-by-total"), !self.by_average, Message::ByAverage(false)),
            choice(message!(words, "app-by-average"), self.by_average, Message::ByAverage(true)),
        ];
        let by_average = self.by_average.then(|| small(message!(words, "app-average-needs", series = self.least)));
        let by = by.push(by_average).spacing(gap::SMALL).align_y(Alignment::Center);
        let said = self.said.as_ref().map(|said| match said {
            Ok(path) => {
                let sentence = message!(words, "app-exported", file = path.display().to_string());
                container(body(sentence)).padding([10, 14]).width(Length::Fill).style(theme::well_note)
            }
            Err(sentence) => wrong_note(sentence.clone()),
        });
        let terms = self.opened.map(|player| container(self.terms(player, cx)).width(370));
        let content = row![self.rows(cx)].push(terms).spacing(gap::LARGE).height(Length::Fill);
        let all =
            column![scopes].push(span).push(by).push(said).push(content).spacing(gap::MEDIUM).height(Length::Fill);
        fixed_page(head(message!(words, "app-place-standings"), deeds), all)
    }

    /// The first and the last day.
    fn span<'a>(&'a self, words: &Words) -> Element<'a, Message> {
        let fault =
            |typed: &str, open: Option<NaiveDate>| end(typed, open).is_none().then(|| message!(words, "app-no-date"));
        let from = fault(&self.from, FIRST_DATE);
        let from = field("span-from", message!(words, "app-span-from"), &self.from, from, Message::From, None);
        let to = fault(&self.to, LAST_DATE);
        let to = field("span-to", message!(words, "app-span-to"), &self.to, to, Message::To, None);
        row![container(from).width(190), container(to).width(190)].spacing(gap::MEDIUM).into()
    }

    fn rows<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        if self.table.is_empty() {
            return body(message!(words, "app-no-standings-here")).width(Length::Fill).into();
        }
        let columns = row![
            container(small(message!(words, "column-rank"))).width(48),
            small(message!(words, "column-player")).width(Length::Fill),
        ];
        let more = |name: String, width: f32| self.opened.is_none().then(|| figure_head(name, width));
        let columns = columns
            .push(more(message!(words, "app-series-short"), 50.0))
            .push(more(message!(words, "app-won-drawn-lost-short"), 84.0))
            .push(figure_head(message!(words, "app-match-points"), 52.0))
            .push(figure_head(message!(words, "column-points"), 64.0))
            .push(more(message!(words, "app-exited-short"), 52.0))
            .push(more(message!(words, "app-average-short"), 64.0));
        let cx = *cx;
        let rows =
            list("standings", self.table.len(), ROW, self.sight, Message::Scrolled, move |place| self.row(place, &cx));
        let table = column![
            container(columns.spacing(gap::TINY)).padding(Padding { left: 10.0, right: 10.0 + BAR, ..Padding::ZERO }),
            line(),
            rows
        ]
        .spacing(gap::TINY);
        table.width(Length::Fill).into()
    }

    fn row<'a>(&self, place: usize, cx: &Cx<'a>) -> Element<'a, Message> {
        let Some(standing) = self.table.get(place) else { return space().into() };
        let words = cx.words;
        let shares = place > 0 && self.table.get(place - 1).is_some_and(|above| above.rank == standing.rank);
        let rank = if shares { "=".to_owned() } else { standing.rank.to_string() };
        let tally = format!("{}–{}–{}", standing.tally.won, standing.tally.drawn, standing.tally.lost);
        let content = row![
            container(cell(rank).style(theme::faint)).width(48),
            container(cell(cx.club.people.label(standing.player))).width(Length::Fill).clip(true),
        ];
        // Beside the terms there is room for what ranks alone.
        let more = |figure_of: String, width: f32| self.opened.is_none().then(|| figure(figure_of, width));
        let content = content
            .push(more(standing.tally.series().to_string(), 50.0))
            .push(more(tally, 84.0))
            .push(figure(words.match_points(standing.match_points), 52.0))
            .push(figure(standing.points.to_string(), 64.0))
            .push(more(standing.exited.to_string(), 52.0))
            .push(more(words.average(standing.average), 64.0));
        Press::new(Kind::Row(self.opened == Some(standing.player)), content.spacing(gap::TINY))
            .on_press(Message::Opened(standing.player))
            .width(Length::Fill)
            .height(ROW)
            .padding([6, 10])
            .into()
    }

    /// The series that a player's figures add up, with what each of them gives.
    fn terms<'a>(&self, player: PlayerId, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let (mut points, mut exits, mut halves) = (0, 0, 0);
        let mut rows: Vec<Element<'a, Message>> = Vec::new();
        for series in self.counted(cx).iter().filter(|series| series.counts()) {
            let Some(seat) = series.seat_of(player) else { continue };
            let result = series.result();
            let of = result.of(seat);
            let worth = match of {
                Some(MatchResult::Win) => self.scale.win,
                Some(MatchResult::Draw) => self.scale.draw,
                Some(MatchResult::Loss) => self.scale.loss,
                None => MatchPoints::default(),
            };
            points += result.points[seat].0;
            exits += u32::from(result.exited[seat]);
            halves += worth.halves;
            let opponent = cx.club.people.label(series.players()[seat.opponent()]);
            let content = row![
                container(result_letter(of, words)).width(22),
                container(cell(opponent)).width(Length::Fill).clip(true),
                figure(words.match_points(worth), 30.0),
                figure(result.points[seat].to_string(), 44.0),
                figure(result.exited[seat].to_string(), 30.0),
            ];
            let press = Press::new(Kind::Row(false), content.spacing(gap::TINY));
            rows.push(press.on_press(Message::SeriesOpened(series.id())).width(Length::Fill).padding([4, 6]).into());
        }
        let sum = row![
            strong(message!(words, "column-total")).width(Length::Fill),
            figure(words.match_points(MatchPoints { halves }), 36.0),
            figure(points.to_string(), 50.0),
            figure(exits.to_string(), 36.0),
        ];
        let columns = row![
            space().width(Length::Fill),
            figure_head(message!(words, "app-match-points"), 36.0),
            figure_head(message!(words, "app-points-short"), 50.0),
            figure_head(message!(words, "app-exited-short"), 36.0),
        ];
        let name =
            Press::new(Kind::Link, heading(cx.club.people.label(player))).on_press(Message::PlayerOpened(player));
        let rows = Column::with_children(rows).padding(Padding { right: BAR, ..Padding::ZERO });
        let rows = scrollable(rows).style(theme::scroll).height(Length::Fill);
        let content = column![
            name,
            small(message!(words, "app-terms")),
            container(columns).padding(Padding { left: 6.0, right: 6.0 + BAR, ..Padding::ZERO }),
            line(),
            rows,
            line(),
            container(sum).padding(Padding { left: 6.0, right: 6.0 + BAR, ..Padding::ZERO })
        ];
        super::parts::card(content.spacing(gap::SMALL)).height(Length::Fill).into()
    }
}

/// An end of a span: the date that is typed, or the open one where nothing is.
fn end(typed: &str, open: Option<NaiveDate>) -> Option<NaiveDate> {
    match typed.trim() {
        "" => open,
        typed => NaiveDate::parse_from_str(typed, "%Y-%m-%d").ok().filter(|_| typed.len() == 10),
    }
}
