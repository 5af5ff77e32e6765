//! Standings of a season or of any dates: columns are chosen and sorted by, every figure opens into the series that it adds
//! up, and the table is printed or taken away as it stands.

mod columns;
mod terms;
mod view;

use std::ops::Range;
use std::sync::Arc;

use chrono::NaiveDate;
use iced::Task;

pub use self::columns::Column;
use self::columns::Line;
use self::terms::Terms;
pub use self::terms::Which;
use super::span::{End, Span};
use super::{Action, Cx};
use crate::app::Place;
use crate::app::taking::Parcel;
use crate::app::widget::list::Sight;
use crate::app::worker::Failure;
use crate::club::{
    LEAST_SERIES, MatchScale, PlayerId, Ranking, Ratings, SeasonId, Series, SeriesId, keep_from, sides_of_everybody,
    standings,
};
use crate::exchange::{Cell, Column as Titled, Form, Table, written};
use crate::words::message;

/// Under what name the columns that were chosen are kept beside the club file.
const KEPT: &str = "columns";
/// How many seasons can be chosen at once; older ones are behind one more press.
const LATEST: usize = 4;

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

/// By what the lines are sorted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// By place.
    Rank,
    /// By name.
    Name,
    /// By a figure.
    By(Column),
}

/// What happened on the screen.
#[derive(Clone, Debug)]
pub enum Message {
    /// Whose series are to be counted.
    Scoped(Scope),
    /// An end of the dates was typed.
    Dated(End, String),
    /// The older seasons are wanted, or no more.
    OlderAsked,
    /// Whether the average ranks.
    ByAverage(bool),
    /// The least number of series was typed.
    Least(String),
    /// The choice of columns is wanted, or no more.
    ColumnsAsked,
    /// A column is wanted, or no more.
    Ticked(Column),
    /// The columns that were chosen another time are read.
    Kept(Result<Option<Vec<Column>>, Failure>),
    /// The columns are kept, or cannot be.
    Keeping(Result<(), Failure>),
    /// The lines are to be sorted so, or the other way round.
    Sorted(Order),
    /// The ratings of the club are counted.
    Rated(Result<Arc<Ratings>, Failure>),
    /// The terms of a player's figures are wanted, or no more.
    Opened(PlayerId),
    /// Which terms are wanted.
    Terms(Which),
    /// The terms were scrolled.
    TermsScrolled(Sight),
    /// A player is to be looked at.
    PlayerOpened(PlayerId),
    /// A series is to be looked at.
    SeriesOpened(SeriesId),
    /// The table was scrolled.
    Scrolled(Sight),
    /// The table is to be put into the clipboard.
    CopyAsked,
    /// The table is to be printed.
    PrintAsked,
    /// The table is to be taken away.
    TakeAsked,
}

/// The standings.
#[derive(Debug)]
pub struct Standings {
    scope: Option<Scope>,
    span: Span,
    shows_older: bool,
    by_average: bool,
    /// The least number of series as it is typed; empty where the usual one holds.
    least: String,
    columns: Vec<Column>,
    /// Whether the columns that were chosen another time are asked for.
    is_asked: bool,
    chooses_columns: bool,
    order: Order,
    is_turned: bool,
    sight: Sight,
    terms: Option<Terms>,
    /// The places of what is counted in the club's list.
    places: Range<usize>,
    scale: MatchScale,
    /// The least number of series that an average needs where none is typed.
    usual_least: u32,
    ratings: Arc<Ratings>,
    table: Vec<Line>,
    failure: Option<Failure>,
}

impl Default for Standings {
    fn default() -> Standings {
        Standings {
            scope: None,
            span: Span::default(),
            shows_older: false,
            by_average: false,
            least: String::new(),
            columns: Column::USUAL.to_vec(),
            is_asked: false,
            chooses_columns: false,
            order: Order::Rank,
            is_turned: false,
            sight: Sight::default(),
            terms: None,
            places: 0..0,
            scale: MatchScale::default(),
            usual_least: LEAST_SERIES,
            ratings: Arc::default(),
            table: Vec::new(),
            failure: None,
        }
    }
}

impl Standings {
    /// Counts anew, and asks for the ratings and the columns.
    pub fn refresh(&mut self, cx: &Cx<'_>) -> Task<Message> {
        self.count(cx);
        let ratings = Task::perform(cx.worker.ask(crate::app::desk::Desk::ratings), Message::Rated);
        if std::mem::replace(&mut self.is_asked, true) {
            return ratings;
        }
        let kept = cx.worker.ask(|desk| desk.kept(KEPT));
        Task::batch([ratings, Task::perform(kept, Message::Kept)])
    }

    /// Counts anew. The season of today, if there is one, is what one wants to see first.
    fn count(&mut self, cx: &Cx<'_>) {
        let today = cx.today();
        let season = |id: SeasonId| cx.club.seasons.iter().find(|season| season.id == id);
        let current = || cx.club.seasons.iter().find(|season| (season.first..=season.last).contains(&today));
        let scope = self.scope.filter(|scope| !matches!(scope, Scope::Season(id) if season(*id).is_none()));
        let scope = scope.unwrap_or_else(|| current().map_or(Scope::All, |season| Scope::Season(season.id)));
        self.scope = Some(scope);
        let settings = &cx.club.settings;
        (self.scale, self.usual_least) = (settings.scale, settings.least_series);
        let series = &cx.club.series;
        self.places = match scope {
            Scope::All => 0..series.len(),
            Scope::Span => self.span.places(series, cx.words),
            Scope::Evening => series.last().map_or(0..0, |last| series.between(last.date, last.date)),
            Scope::Season(id) => season(id).map_or(0..0, |season| {
                (self.scale, self.usual_least) = (season.scale, season.least_series);
                series.between(season.first, season.last)
            }),
        };
        let typed = self.least_typed();
        let ranking = match self.by_average {
            true => Ranking::Average { least: typed.flatten().unwrap_or(self.usual_least) },
            false => Ranking::Total,
        };
        let mut table = standings(self.counted(cx), &self.scale, ranking);
        if let (false, Some(Some(least))) = (self.by_average, typed) {
            keep_from(&mut table, least);
        }
        let mut sides = sides_of_everybody(self.counted(cx));
        let last = self.last_counted(cx).map(|series| series.date);
        let rating = |player: PlayerId| {
            let history = self.ratings.history(player);
            let end = history.partition_point(|(date, _)| Some(*date) <= last);
            history.get(end.checked_sub(1)?).map(|(_, rating)| *rating)
        };
        let lines = table.into_iter().map(|standing| Line {
            standing,
            sides: sides.remove(&standing.player).unwrap_or_default(),
            rating: rating(standing.player),
        });
        self.table = lines.collect();
        self.sort(cx);
        let opened = self.terms.take().map(|terms| (terms.player, terms.which, terms.sight));
        let opened = opened.filter(|(player, ..)| self.table.iter().any(|line| line.standing.player == *player));
        self.terms = opened.map(|(player, which, sight)| {
            let mut terms = self.terms_of(player, which, cx);
            terms.sight = sight;
            terms
        });
    }

    /// The least number of series that is typed: nothing typed, a number, or no number.
    fn least_typed(&self) -> Option<Option<u32>> {
        match self.least.trim() {
            "" => Some(None),
            typed => typed.parse().ok().filter(|least| *least > 0).map(Some),
        }
    }

    fn sort(&mut self, cx: &Cx<'_>) {
        let name = |line: &Line| cx.club.people.place(line.standing.player);
        // Stable: whoever is equal stands by place, and then by name.
        self.table.sort_by_key(|line| (line.standing.rank, name(line)));
        match self.order {
            Order::Rank => {}
            Order::Name => self.table.sort_by_key(name),
            Order::By(column) if self.is_turned => self.table.sort_by(|one, other| column.compare(one, other)),
            Order::By(column) => self.table.sort_by(|one, other| column.compare(other, one)),
        }
        if self.is_turned && !matches!(self.order, Order::By(_)) {
            self.table.reverse();
        }
    }

    fn counted<'a>(&self, cx: &Cx<'a>) -> impl Iterator<Item = Series> + use<'a> {
        cx.club.series.at(self.places.clone())
    }

    fn last_counted(&self, cx: &Cx<'_>) -> Option<Series> {
        self.places.clone().next_back().and_then(|last| cx.club.series.get(last))
    }

    fn terms_of(&self, player: PlayerId, which: Which, cx: &Cx<'_>) -> Terms {
        Terms::new(player, self.counted(cx), self.ratings.history(player), self.scale, which)
    }

    /// What a message changes.
    pub fn update(&mut self, message: Message, cx: &Cx<'_>) -> Action<Message> {
        match message {
            Message::Scoped(scope) => {
                self.scope = Some(scope);
                self.count(cx);
            }
            Message::Dated(end, typed) => {
                self.span.change(end, typed);
                self.count(cx);
            }
            Message::OlderAsked => self.shows_older = !self.shows_older,
            Message::ByAverage(by_average) => {
                self.by_average = by_average;
                self.count(cx);
            }
            Message::Least(typed) => {
                self.least = typed;
                self.count(cx);
            }
            Message::ColumnsAsked => self.chooses_columns = !self.chooses_columns,
            Message::Ticked(column) => return self.tick(column, cx),
            Message::Kept(Ok(Some(columns))) => self.columns = columns,
            Message::Kept(Ok(None)) | Message::Keeping(Ok(())) => {}
            Message::Kept(Err(failure)) | Message::Keeping(Err(failure)) | Message::Rated(Err(failure)) => {
                self.failure = Some(failure);
            }
            Message::Sorted(order) => {
                self.is_turned = self.order == order && !self.is_turned;
                self.order = order;
                self.sort(cx);
            }
            Message::Rated(Ok(ratings)) => {
                self.ratings = ratings;
                self.count(cx);
            }
            Message::Opened(player) => {
                let is_open = self.terms.as_ref().is_some_and(|terms| terms.player == player);
                let which = self.terms.as_ref().map(|terms| terms.which).unwrap_or_default();
                self.terms = (!is_open).then(|| self.terms_of(player, which, cx));
            }
            Message::Terms(which) => {
                if let Some(terms) = &mut self.terms {
                    (terms.which, terms.sight) = (which, Sight::default());
                }
            }
            Message::TermsScrolled(sight) => {
                if let Some(terms) = &mut self.terms {
                    terms.sight = sight;
                }
            }
            Message::PlayerOpened(player) => return Action::Go(Place::Player(player)),
            Message::SeriesOpened(series) => return Action::Go(Place::Series(series)),
            Message::Scrolled(sight) => self.sight = sight,
            Message::CopyAsked => {
                let table = self.as_table(cx);
                // Plain lines can hold any table.
                let text = cx.words.in_manner(|manner| written(&table, Form::Text, manner)).unwrap_or_default();
                let said = message!(cx.words, "take-copied", what = table.title());
                return Action::Copy { text: String::from_utf8_lossy(&text).into_owned(), said };
            }
            Message::PrintAsked => return Action::Print(Box::new(self.parcel(cx))),
            Message::TakeAsked => return Action::Take(Box::new(self.parcel(cx))),
        }
        Action::None
    }

    fn tick(&mut self, column: Column, cx: &Cx<'_>) -> Action<Message> {
        self.columns =
            Column::ALL.into_iter().filter(|other| self.columns.contains(other) != (*other == column)).collect();
        if self.order == Order::By(column) {
            (self.order, self.is_turned) = (Order::Rank, false);
            self.sort(cx);
        }
        if !cx.club.can_be_changed() {
            return Action::None;
        }
        let columns = self.columns.clone();
        Action::Run(Task::perform(cx.worker.ask(move |desk| desk.keep(KEPT, Some(&columns))), Message::Keeping))
    }

    /// What the table is of, as it goes out: the screen's own words.
    fn title(&self, cx: &Cx<'_>) -> String {
        let words = cx.words;
        let of = match self.scope {
            Some(Scope::Season(id)) => {
                let season = cx.club.seasons.iter().find(|season| season.id == id);
                season.map(|season| season.name.to_string()).unwrap_or_default()
            }
            Some(Scope::Evening) => {
                let date = self.last_counted(cx).map(|series| series.date);
                date.map(|date: NaiveDate| words.date(date)).unwrap_or_default()
            }
            Some(Scope::Span) if !self.span.is_open() => self.span.title(words),
            Some(Scope::Span | Scope::All) | None => message!(words, "app-all-dates"),
        };
        let place = message!(words, "app-place-standings");
        let average = self.by_average.then(|| message!(words, "app-by-average"));
        let least = self.least_shown().map(|least| message!(words, "app-average-needs", series = least));
        let more: Vec<String> =
            average.into_iter().chain(least).map(|part| part.trim_end_matches('.').to_owned()).collect();
        if more.is_empty() { format!("{place} – {of}") } else { format!("{place} – {of} ({})", more.join(", ")) }
    }

    /// The least number of series that holds, where one does.
    fn least_shown(&self) -> Option<u32> {
        let typed = self.least_typed().flatten();
        if self.by_average { Some(typed.unwrap_or(self.usual_least)) } else { typed.filter(|least| *least > 1) }
    }

    /// The table as it stands: its lines in their order, under the columns that are shown.
    fn as_table(&self, cx: &Cx<'_>) -> Table {
        let words = cx.words;
        let people = &cx.club.people;
        let rank = Titled::new(message!(words, "column-rank"), |line: &Line| {
            Cell::Whole(i64::try_from(line.standing.rank).unwrap_or(i64::MAX))
        });
        let player = Titled::new(message!(words, "column-player"), |line: &Line| {
            Cell::text(people.whole_label(line.standing.player))
        });
        let has_halves = self.table.iter().any(|line| line.standing.match_points.halves % 2 == 1);
        let figures = self.columns.iter().map(|&column| {
            Titled::new(column.name(words), move |line: &Line| match column {
                Column::MatchPoints if !has_halves => Cell::Whole((line.standing.match_points.halves / 2).into()),
                _ => column.cell(line),
            })
        });
        let columns = [rank, player].into_iter().chain(figures).collect();
        Table::new(self.title(cx), columns, self.table.iter().copied())
    }

    fn parcel(&self, cx: &Cx<'_>) -> Parcel {
        let table = self.as_table(cx);
        Parcel::of_table(table.title().to_owned(), table)
    }
}
