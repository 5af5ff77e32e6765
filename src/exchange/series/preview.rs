//! What a file of series would add, before anything is added.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use uuid::Uuid;

use super::column::{GameColumn, SeriesColumn};
use super::out::{fact, turned};
use super::people::{NewName, People};
use super::row::{RefusedSeries, Row, Rows, SeriesCellFault};
use crate::club::{
    Command, Facts, Player, PlayerId, Profile, Refusal, Seat, Seats, SeriesFault, SeriesId, SeriesRecord,
};
use crate::exchange::cells::{DateOrder, date_order};
use crate::exchange::csv::{Columns, CsvError, CsvFile, CsvRow};
use crate::exchange::table::{Cell, DecimalMark};
use crate::rules::Points;

/// The space of names in which series without an id get one.
const IDS: Uuid = Uuid::from_u128(0x6f0c_52f5_9d3c_5d1b_8a51_2b3f_93a1_77e4);

/// What a file is read with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FromFile {
    /// The order of dates with strokes, where no date of the file tells it.
    pub date_order: Option<DateOrder>,
    /// The walkover points of games that say none.
    pub walkover: Points,
}

/// What would become of every row of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
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

/// Somebody who plays a series of a file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Who {
    /// A player of the club.
    Known(PlayerId),
    /// The new player with this place in [`SeriesPreview::new_players`].
    New(usize),
}

/// A series to be added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewSeries {
    /// Who plays it.
    pub players: Seats<Who>,
    /// The id that the file gives.
    id: Option<SeriesId>,
    /// Makes the ids of several series of an evening between the same players different; from 1.
    repeat: usize,
    /// Everything but the players and the id.
    record: SeriesRecord,
}

impl NewSeries {
    /// The series, with the ids of new players.
    fn with_ids(&self, new_players: &[PlayerId]) -> SeriesRecord {
        let players = Seats::from_fn(|seat| match self.players[seat] {
            Who::Known(player) => player,
            Who::New(index) => new_players.get(index).copied().unwrap_or(PlayerId(Uuid::nil())),
        });
        let id = self.id.unwrap_or_else(|| derived_id(self.record.date, players, self.repeat));
        SeriesRecord { id, players, ..self.record.clone() }
    }

    /// Everything of the series but the players and the id.
    pub const fn record(&self) -> &SeriesRecord {
        &self.record
    }
}

/// The id of a series that comes without one: a UUID of version 5 of its date, its players' ids in their order, and a
/// number. So two clubs that bring in one list about the same players get the same series.
fn derived_id(date: NaiveDate, players: Seats<PlayerId>, repeat: usize) -> SeriesId {
    let [low, high] = in_order(players);
    SeriesId(Uuid::new_v5(&IDS, format!("{date} {low} {high} {repeat}").as_bytes()))
}

fn in_order<T: Ord>(players: Seats<T>) -> [T; 2] {
    let Seats { first, second } = players;
    if first <= second { [first, second] } else { [second, first] }
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
    let found: Vec<_> = file.rows.iter().map(|row| matching.find(&rows, row)).collect();
    let previewed = file.rows.iter().zip(found).map(|(row, found)| {
        let verdict = match found {
            Ok(Found::Verdict(verdict)) => verdict,
            Ok(Found::Unmatched(new)) => matching.unmatched(&rows, row, new),
            Err(fault) => SeriesVerdict::Refused(rows.refused(row, fault)),
        };
        PreviewedSeries { line: row.line, verdict }
    });
    let previewed = previewed.collect();
    let Matching { people, .. } = matching;
    Ok(SeriesPreview { unknown_columns: columns.unknown(file), new_players: people.new, rows: previewed })
}

/// A column and what is wrong there.
type Fault = (SeriesColumn, SeriesCellFault);

/// Which series of the club the rows are.
struct Matching<'c> {
    people: People<'c>,
    players: BTreeMap<PlayerId, &'c Player>,
    series: BTreeMap<SeriesId, &'c SeriesRecord>,
    /// The series by evening and players that no row has been found to be yet.
    meetings: BTreeMap<(NaiveDate, [PlayerId; 2]), Vec<&'c SeriesRecord>>,
    /// The lines on which the rows before have given ids.
    lines: BTreeMap<SeriesId, usize>,
    /// How many rows before are about an evening of two players and new.
    repeats: BTreeMap<(NaiveDate, [Who; 2]), usize>,
}

/// What has been found out about a row at first sight.
enum Found {
    Verdict(SeriesVerdict),
    /// No series of the club is the same.
    Unmatched(NewSeries),
}

impl<'c> Matching<'c> {
    fn of(players: &'c [Player], series: &'c [SeriesRecord]) -> Matching<'c> {
        let mut meetings = BTreeMap::<_, Vec<_>>::new();
        for series in series {
            meetings.entry(meeting_of(series)).or_default().push(series);
        }
        Matching {
            people: People::of(players),
            players: players.iter().map(|player| (player.id, player)).collect(),
            series: series.iter().map(|series| (series.id, series)).collect(),
            meetings,
            lines: BTreeMap::new(),
            repeats: BTreeMap::new(),
        }
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
        let mut new = new_series(row, players);
        self.check(&new)?;
        let Seats { first: Who::Known(first), second: Who::Known(second) } = players else {
            return Ok(Found::Unmatched(new));
        };
        new.record.players = Seats { first, second };
        let same_id = new.id.and_then(|id| self.series.get(&id).copied());
        let meeting = same_id.map_or_else(|| meeting_of(&new.record), meeting_of);
        let unmatched = self.meetings.entry(meeting).or_default();
        let is_it = |club: &&SeriesRecord| match same_id {
            Some(same) => club.id == same.id,
            None => differences(rows, csv, club, &new.record).is_empty(),
        };
        let same = unmatched.iter().position(is_it).map(|place| unmatched.remove(place));
        Ok(match same.or(same_id) {
            Some(club) => Found::Verdict(known_or_different(rows, csv, club, &new)),
            None => Found::Unmatched(new),
        })
    }

    /// What a row comes to that is no series of the club.
    fn unmatched(&mut self, rows: &Rows<'_>, csv: &CsvRow, mut new: NewSeries) -> SeriesVerdict {
        if new.id.is_none() {
            new.repeat = self.free_repeat(&new);
        }
        let Seats { first: Who::Known(_), second: Who::Known(_) } = new.players else { return SeriesVerdict::New(new) };
        let meeting = meeting_of(&new.record);
        let other = self.meetings.get_mut(&meeting).filter(|others| new.id.is_none() && !others.is_empty());
        match other.map(|others| others.remove(0)) {
            Some(club) => {
                let changes = differences(rows, csv, club, &new.record);
                SeriesVerdict::Differs { series: club.id, changes, apart: Some(new) }
            }
            None => SeriesVerdict::New(new),
        }
    }

    /// A number by which the series gets an id that none of the club and no row before has.
    fn free_repeat(&mut self, new: &NewSeries) -> usize {
        let repeat = self.repeats.entry((new.record.date, in_order(new.players))).or_default();
        let is_taken = |repeat: usize| {
            let id = derived_id(new.record.date, new.record.players, repeat);
            self.series.contains_key(&id) || self.lines.contains_key(&id)
        };
        *repeat += 1;
        while is_taken(*repeat) {
            *repeat += 1;
        }
        *repeat
    }

    /// Whether the club would take the series, new players being in order.
    fn check(&self, new: &NewSeries) -> Result<(), Fault> {
        // Somebody new is called by a number that nobody draws.
        let stand_in = |who: Who| match who {
            Who::Known(player) => player,
            Who::New(index) => PlayerId(Uuid::from_u128(u128::MAX - index as u128)),
        };
        let players = Seats::from_fn(|seat| stand_in(new.players[seat]));
        let known = Seat::BOTH.into_iter().filter_map(|seat| {
            let player = match new.players[seat] {
                Who::Known(player) => (*self.players.get(&player)?).clone(),
                Who::New(index) => {
                    let profile = Profile::of(self.people.new.get(index)?.name.clone());
                    Player { id: players[seat], profile, archived: false, merged_into: None }
                }
            };
            Some((player.id, player))
        });
        let facts = Facts { players: known.collect(), ..Facts::default() };
        let record = SeriesRecord { players, ..new.record.clone() };
        let changes = Command::RecordSeries(record).changes(&facts);
        changes.map(drop).map_err(|refusal| (column_of(&refusal), refusal.into()))
    }
}

fn meeting_of(series: &SeriesRecord) -> (NaiveDate, [PlayerId; 2]) {
    (series.date, in_order(series.players))
}

fn known_or_different(rows: &Rows<'_>, csv: &CsvRow, club: &SeriesRecord, new: &NewSeries) -> SeriesVerdict {
    let changes = differences(rows, csv, club, &new.record);
    if changes.is_empty() {
        SeriesVerdict::Known(club.id)
    } else {
        SeriesVerdict::Differs { series: club.id, changes, apart: None }
    }
}

fn new_series(row: Row, players: Seats<Who>) -> NewSeries {
    let Row { id, date, purpose, length, same_sides, closed, games, .. } = row;
    let nobody = PlayerId(Uuid::nil());
    let (players_to_come, series_to_come) = (Seats { first: nobody, second: nobody }, SeriesId(Uuid::nil()));
    let record =
        SeriesRecord { id: series_to_come, players: players_to_come, date, purpose, length, same_sides, closed, games };
    NewSeries { players, id, repeat: 1, record }
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
        mut new_id: impl FnMut() -> PlayerId,
    ) -> Vec<Command> {
        let added: Vec<&NewSeries> = self
            .rows
            .iter()
            .filter_map(|row| match &row.verdict {
                SeriesVerdict::New(new) => Some(new),
                SeriesVerdict::Differs { apart: Some(new), .. } if apart(row.line) => Some(new),
                _ => None,
            })
            .filter(|new| add_players || Seat::BOTH.into_iter().all(|seat| matches!(new.players[seat], Who::Known(_))))
            .collect();
        let ids: Vec<_> = self.new_players.iter().map(|new| new.id.unwrap_or_else(&mut new_id)).collect();
        let plays = |index: usize| {
            added.iter().any(|new| Seat::BOTH.into_iter().any(|seat| new.players[seat] == Who::New(index)))
        };
        let newcomers = self.new_players.iter().enumerate().filter(|(index, _)| plays(*index));
        let newcomers = newcomers
            .map(|(index, new)| Command::AddPlayer { player: ids[index], profile: Profile::of(new.name.clone()) });
        newcomers.chain(added.iter().map(|new| Command::RecordSeries(new.with_ids(&ids)))).collect()
    }
}
