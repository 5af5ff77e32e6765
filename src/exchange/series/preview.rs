//! What a file of series would add, before anything is added.

use std::collections::BTreeMap;

use super::column::{GameColumn, SeriesColumn};
use super::new::{Known, NOBODY, NewSeries, Who, adding, meeting_of};
use super::out::{fact, turned};
use super::people::{NewName, People};
use super::row::{RefusedSeries, Row, Rows, SeriesCellFault};
use crate::club::{Command, Player, PlayerId, Refusal, Seat, Seats, SeriesFault, SeriesId, SeriesRecord};
use crate::exchange::cells::{DateOrder, date_order};
use crate::exchange::csv::{Columns, CsvError, CsvFile, CsvRow};
use crate::exchange::table::{Cell, DecimalMark};
use crate::exchange::watch::{ALONE, Watch, far};
use crate::rules::Points;

/// What a file is read with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FromFile {
    /// The order of dates with strokes, where no date of the file tells it.
    pub date_order: Option<DateOrder>,
    /// The walkover points of games that say none.
    pub walkover: Points,
}

/// What would become of every row of a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeriesPreview {
    /// The titles of columns that nobody knows, which would not come in.
    pub unknown_columns: Vec<String>,
    /// Whom the club does not know. Series of these come in only together with them.
    pub new_players: Vec<NewName>,
    /// The rows.
    pub rows: Vec<PreviewedSeries>,
}

/// What would become of a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PreviewedSeries {
    /// The line of the file on which the row starts, from 1.
    pub line: usize,
    /// What it comes to.
    pub verdict: SeriesVerdict,
}

/// What a row comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeriesVerdict {
    /// A series that is not there.
    New(NewSeries),
    /// The club has it already.
    Known(SeriesId),
    /// The club has another version of it, which stays.
    Differs {
        /// The series of the club.
        series: SeriesId,
        /// What is different.
        changes: Vec<SeriesChange>,
        /// The series as one of its own, where only its evening and its players say that it is the club's.
        apart: Option<NewSeries>,
    },
    /// The row cannot come in.
    Refused(RefusedSeries),
}

/// Something that the club's series and the file's have differently. Texts are as in files; empty for nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeriesChange {
    /// What.
    pub column: SeriesColumn,
    /// What the club has.
    pub club: String,
    /// What the file has.
    pub file: String,
}

/// What a file of series comes to in a club.
///
/// # Errors
///
/// When the file lacks a column that is needed, or has one twice.
pub fn preview_series(
    file: &CsvFile,
    from_file: FromFile,
    players: &[Player],
    series: &[SeriesRecord],
) -> Result<SeriesPreview, CsvError> {
    let preview = preview_series_watched(file, from_file, players, series, ALONE)?;
    // Nobody gives it up whom nobody asks.
    Ok(preview.unwrap_or_default())
}

/// The same, where somebody sees how far it is; `None` where that gives it up.
///
/// # Errors
///
/// Those.
pub fn preview_series_watched(
    file: &CsvFile,
    from_file: FromFile,
    players: &[Player],
    series: &[SeriesRecord],
    watch: Watch<'_>,
) -> Result<Option<SeriesPreview>, CsvError> {
    let columns = Columns::of(file, SeriesColumn::from_title)?;
    let needed = [
        (SeriesColumn::Date, "date"),
        (SeriesColumn::Player(Seat::First), "player_1"),
        (SeriesColumn::Player(Seat::Second), "player_2"),
    ];
    for (column, title) in needed {
        columns.required(file, column, title)?;
    }
    let dates = file.rows.iter().filter_map(|row| columns.cell(row, SeriesColumn::Date));
    let games = columns.iter().filter_map(|column| match column {
        SeriesColumn::Game(number, _) => Some(number),
        _ => None,
    });
    let rows = Rows {
        file,
        columns: &columns,
        date_order: from_file.date_order.or_else(|| date_order(dates)),
        walkover: from_file.walkover,
        games: games.max().unwrap_or_default(),
    };
    let mut matching = Matching::of(players, series);
    // Series that are the same are found first, so that those that are left can only be different or new.
    let of = 2 * file.rows.len();
    let mut found = Vec::with_capacity(file.rows.len());
    for row in &file.rows {
        if far(watch, found.len(), of).is_break() {
            return Ok(None);
        }
        found.push(matching.find(&rows, row));
    }
    let mut previewed = Vec::with_capacity(found.len());
    for (row, found) in file.rows.iter().zip(found) {
        if far(watch, file.rows.len() + previewed.len(), of).is_break() {
            return Ok(None);
        }
        let verdict = match found {
            Ok(Found::Verdict(verdict)) => verdict,
            Ok(Found::Unmatched(new)) => matching.unmatched(&rows, row, new),
            Err(fault) => SeriesVerdict::Refused(rows.refused(row, fault)),
        };
        previewed.push(PreviewedSeries { line: row.line, verdict });
    }
    let Matching { people, .. } = matching;
    Ok(Some(SeriesPreview { unknown_columns: columns.unknown(file), new_players: people.new, rows: previewed }))
}

/// A column and what is wrong there.
type Fault = (SeriesColumn, SeriesCellFault);

/// Which series of the club the rows are.
struct Matching<'c> {
    people: People<'c>,
    /// Its meetings are those that no row has been found to be yet.
    club: Known<'c>,
    /// The lines on which the rows before have given ids.
    lines: BTreeMap<SeriesId, usize>,
}

/// What has been found out about a row at first sight.
enum Found {
    Verdict(SeriesVerdict),
    /// No series of the club is the same.
    Unmatched(NewSeries),
}

impl<'c> Matching<'c> {
    fn of(players: &'c [Player], series: &'c [SeriesRecord]) -> Matching<'c> {
        Matching { people: People::of(players), club: Known::of(players, series), lines: BTreeMap::new() }
    }

    /// Reads a row and looks for the series of the club that has its id or is the same.
    fn find(&mut self, rows: &Rows<'_>, csv: &CsvRow) -> Result<Found, Fault> {
        let row = rows.read(csv)?;
        if let Some(id) = row.id
            && let Some(line) = self.lines.insert(id, csv.line)
        {
            return Err((SeriesColumn::Id, SeriesCellFault::IdTwice { line }));
        }
        let mut find = |seat: Seat| {
            let who = self.people.find(&row.names[seat], row.player_ids[seat], csv.line);
            who.map_err(|fault| (SeriesColumn::Player(seat), fault))
        };
        let players = Seats { first: find(Seat::First)?, second: find(Seat::Second)? };
        let new = new_series(row, players);
        let checked = new.check(&self.club.players, &self.people.new);
        checked.map_err(|refusal| (column_of(&refusal), refusal.into()))?;
        if !new.is_of_known() {
            return Ok(Found::Unmatched(new));
        }
        let same_id = new.id().and_then(|id| self.club.series.get(&id).copied());
        let meeting = same_id.map_or_else(|| meeting_of(new.record()), meeting_of);
        let unmatched = self.club.meetings.entry(meeting).or_default();
        let is_it = |club: &&SeriesRecord| match same_id {
            Some(same) => club.id == same.id,
            None => differences(rows, csv, club, new.record()).is_empty(),
        };
        let same = unmatched.iter().position(is_it).map(|place| unmatched.remove(place));
        Ok(match same.or(same_id) {
            Some(club) => Found::Verdict(known_or_different(rows, csv, club, &new)),
            None => Found::Unmatched(new),
        })
    }

    /// What a row comes to that is no series of the club.
    fn unmatched(&mut self, rows: &Rows<'_>, csv: &CsvRow, mut new: NewSeries) -> SeriesVerdict {
        let other =
            (new.id().is_none() && new.is_of_known()).then(|| self.club.meetings.get_mut(&meeting_of(new.record())));
        let other = other.flatten().filter(|others| !others.is_empty());
        self.club.numbering.give(&mut new);
        match other.map(|others| others.remove(0)) {
            Some(club) => {
                let changes = differences(rows, csv, club, new.record());
                SeriesVerdict::Differs { series: club.id, changes, apart: Some(new) }
            }
            None => SeriesVerdict::New(new),
        }
    }
}

fn known_or_different(rows: &Rows<'_>, csv: &CsvRow, club: &SeriesRecord, new: &NewSeries) -> SeriesVerdict {
    let changes = differences(rows, csv, club, new.record());
    if changes.is_empty() {
        SeriesVerdict::Known(club.id)
    } else {
        SeriesVerdict::Differs { series: club.id, changes, apart: None }
    }
}

fn new_series(row: Row, players: Seats<Who>) -> NewSeries {
    let Row { id, date, purpose, length, same_sides, closed, games, .. } = row;
    let to_come = Seats { first: PlayerId(NOBODY), second: PlayerId(NOBODY) };
    let record =
        SeriesRecord { id: SeriesId(NOBODY), players: to_come, date, purpose, length, same_sides, closed, games };
    NewSeries::new(players, id, record)
}

/// The column that a refusal of the club is about.
fn column_of(refusal: &Refusal) -> SeriesColumn {
    let of_game = |game: usize, column| SeriesColumn::Game(u8::try_from(game).unwrap_or(u8::MAX), column);
    match refusal {
        Refusal::Date { .. } => SeriesColumn::Date,
        Refusal::SeriesComplete { .. } => SeriesColumn::Closed,
        Refusal::WalkoverPoints { game, .. } => of_game(*game, GameColumn::Walkover),
        Refusal::GivenPoints { game, .. } => of_game(*game, GameColumn::Given(Seat::First)),
        Refusal::NoReason { game } => of_game(*game, GameColumn::Reason),
        Refusal::WalkoverWithScore { game } => of_game(*game, GameColumn::Points(Seat::First)),
        Refusal::GameUnderWay { game } | Refusal::Series(SeriesFault::GameUnderWay { game }) => {
            of_game(*game, GameColumn::Termination)
        }
        Refusal::Series(SeriesFault::SameSides { game }) => of_game(*game, GameColumn::Animals),
        Refusal::Series(SeriesFault::TooManyGames { .. }) => SeriesColumn::Length,
        _ => SeriesColumn::Player(Seat::Second),
    }
}

/// What a series of the club and one of the file have differently; what the file leaves to a default is not compared.
fn differences(rows: &Rows<'_>, csv: &CsvRow, club: &SeriesRecord, file: &SeriesRecord) -> Vec<SeriesChange> {
    let in_seats = if club.players.first == file.players.first { club.clone() } else { turned(club) };
    let games = u8::try_from(club.games.len().max(file.games.len())).unwrap_or(u8::MAX);
    let is_said = |column: &SeriesColumn| match column {
        SeriesColumn::Purpose
        | SeriesColumn::Length
        | SeriesColumn::SameSides
        | SeriesColumn::Closed
        | SeriesColumn::Game(_, GameColumn::Walkover | GameColumn::Rules) => !rows.text(csv, *column).is_empty(),
        _ => true,
    };
    let change = |column| {
        let (club, file) = (text(&fact(&in_seats, column)), text(&fact(file, column)));
        (club != file).then_some(SeriesChange { column, club, file })
    };
    let mut changes: Vec<_> = SeriesColumn::all(games).filter(is_said).filter_map(change).collect();
    let different = Seat::BOTH.into_iter().filter(|&seat| in_seats.players[seat] != file.players[seat]);
    changes.extend(different.map(|seat| SeriesChange {
        column: SeriesColumn::PlayerId(seat),
        club: in_seats.players[seat].to_string(),
        file: file.players[seat].to_string(),
    }));
    changes
}

fn text(cell: &Cell) -> String {
    match cell {
        Cell::Nothing => String::new(),
        Cell::Text(text) => text.clone(),
        Cell::Whole(number) => number.to_string(),
        Cell::Decimal(decimal) => decimal.written(DecimalMark::Point),
        Cell::Date(date) => date.to_string(),
    }
}

impl SeriesPreview {
    /// The commands by which the rows come in. Series of new players do so only if these are to be added; `apart` says for a
    /// line whether a series that differs from the club's is one of its own.
    pub fn commands(
        &self,
        add_players: bool,
        apart: impl Fn(usize) -> bool,
        new_id: impl FnMut() -> PlayerId,
    ) -> Vec<Command> {
        let added = self.rows.iter().filter_map(|row| match &row.verdict {
            SeriesVerdict::New(new) => Some(new),
            SeriesVerdict::Differs { apart: Some(new), .. } if apart(row.line) => Some(new),
            _ => None,
        });
        adding(&self.new_players, added.collect(), add_players, new_id)
    }
}
