//! A row of a file and the series that it describes.

use chrono::NaiveDate;
use thiserror::Error;
use uuid::Uuid;

use super::column::{GameColumn, SeriesColumn};
use crate::club::{
    GameRecord, Length, Name, NameFault, PlayerId, Purpose, Recorded, Refusal, SameSides, Seat, Seats, SeriesId,
    Totals, TotalsFault, search_key,
};
use crate::exchange::cells::{DateOrder, NoDate, date, yes_or_no};
use crate::exchange::csv::{AtCell, Columns, CsvFile, CsvRow};
use crate::rules::{Ending, Given, Loss, Points, RuleSet, Score, Side, Sides, Termination};

/// Why a row is refused, and where.
pub type RefusedSeries = AtCell<SeriesCellFault>;

/// Why a cell is refused.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SeriesCellFault {
    /// It is empty.
    #[error("missing")]
    Missing,
    /// It is no id.
    #[error("not an id: {text}")]
    Id {
        /// What it holds.
        text: String,
    },
    /// An earlier row has the same id.
    #[error("the id of line {line}")]
    IdTwice {
        /// The line of that row.
        line: usize,
    },
    /// It is no date.
    #[error("not a date: {text}")]
    Date {
        /// What it holds.
        text: String,
    },
    /// It can be two dates.
    #[error("two dates can be meant: {text}")]
    AmbiguousDate {
        /// What it holds.
        text: String,
    },
    /// It is no name.
    #[error(transparent)]
    Name(#[from] NameFault),
    /// Several players have the name.
    #[error("several players have the name: {candidates:?}")]
    SeveralPlayers {
        /// These.
        candidates: Vec<PlayerId>,
    },
    /// Nobody has the name, but somebody one that is like it.
    #[error("a name like those of {candidates:?}")]
    SimilarPlayers {
        /// These.
        candidates: Vec<PlayerId>,
    },
    /// The club does not know the id, but somebody else of that name.
    #[error("another id than those of {candidates:?}")]
    OtherId {
        /// These.
        candidates: Vec<PlayerId>,
    },
    /// The name is like a new one on an earlier line.
    #[error("like {name} on line {line}")]
    SimilarNewcomer {
        /// That name.
        name: Name,
        /// That line.
        line: usize,
    },
    /// It is none of the words that can stand there.
    #[error("not known: {text}")]
    Word {
        /// What it holds.
        text: String,
    },
    /// It is no number that can stand there.
    #[error("not a number that can be: {text}")]
    Number {
        /// What it holds.
        text: String,
    },
    /// It says nothing about a game that ended so.
    #[error("{text} says nothing about a game that is {termination}")]
    NotHere {
        /// What it holds.
        text: String,
        /// How the game ended.
        termination: Termination,
    },
    /// A game comes after one that is missing.
    #[error("game {game} is missing")]
    GameMissing {
        /// The number of the missing game, from 1.
        game: u8,
    },
    /// No tiles give these points and exited tiles.
    #[error(transparent)]
    Totals(#[from] TotalsFault),
    /// The club's facts do not allow the series.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

/// What a row says; who its players are is found out elsewhere.
pub(super) struct Row {
    pub(super) id: Option<SeriesId>,
    pub(super) date: NaiveDate,
    pub(super) names: Seats<String>,
    pub(super) player_ids: Seats<Option<PlayerId>>,
    pub(super) purpose: Purpose,
    pub(super) length: Length,
    pub(super) same_sides: SameSides,
    pub(super) closed: bool,
    pub(super) games: Vec<GameRecord>,
}

/// Reads the rows of one file.
pub(super) struct Rows<'f> {
    pub(super) file: &'f CsvFile,
    pub(super) columns: &'f Columns<SeriesColumn>,
    pub(super) date_order: Option<DateOrder>,
    pub(super) walkover: Points,
    /// The number of games for which the file has columns.
    pub(super) games: u8,
}

/// A column and what is wrong there.
type Fault = (SeriesColumn, SeriesCellFault);

impl Rows<'_> {
    /// A refusal of a cell.
    pub(super) fn refused(&self, row: &CsvRow, (which, fault): Fault) -> RefusedSeries {
        AtCell { place: self.columns.place(self.file, row, which), fault }
    }

    /// What a cell holds, without blanks at its ends; nothing where there is none.
    pub(super) fn text<'r>(&self, row: &'r CsvRow, which: SeriesColumn) -> &'r str {
        self.columns.cell(row, which).unwrap_or_default().trim()
    }

    /// What a row says.
    pub(super) fn read(&self, row: &CsvRow) -> Result<Row, Fault> {
        let names = Seats::from_fn(|seat| self.text(row, SeriesColumn::Player(seat)).to_owned());
        let (id, date) = (self.read_id(row, SeriesColumn::Id)?.map(SeriesId), self.read_date(row)?);
        let games = self.read_games(row, &names)?;
        Ok(Row {
            id,
            date,
            player_ids: Seats {
                first: self.read_id(row, SeriesColumn::PlayerId(Seat::First))?.map(PlayerId),
                second: self.read_id(row, SeriesColumn::PlayerId(Seat::Second))?.map(PlayerId),
            },
            names,
            purpose: self.optional(row, SeriesColumn::Purpose, Purpose::from_name)?.unwrap_or(Purpose::Counted),
            length: self.read_length(row, games.len())?,
            same_sides: match self.read_yes(row, SeriesColumn::SameSides)? {
                true => SameSides::Allowed,
                false => SameSides::Refused,
            },
            closed: self.read_yes(row, SeriesColumn::Closed)?,
            games,
        })
    }

    /// What a cell that may be empty says, by the words that `known` knows.
    fn optional<T>(
        &self,
        row: &CsvRow,
        which: SeriesColumn,
        known: impl Fn(&str) -> Option<T>,
    ) -> Result<Option<T>, Fault> {
        let text = self.text(row, which);
        if text.is_empty() {
            return Ok(None);
        }
        let unknown = || (which, SeriesCellFault::Word { text: text.to_owned() });
        known(&text.to_lowercase()).map(Some).ok_or_else(unknown)
    }

    fn read_id(&self, row: &CsvRow, which: SeriesColumn) -> Result<Option<Uuid>, Fault> {
        let text = self.text(row, which);
        if text.is_empty() {
            return Ok(None);
        }
        Uuid::try_parse(text).map(Some).map_err(|_| (which, SeriesCellFault::Id { text: text.to_owned() }))
    }

    fn read_date(&self, row: &CsvRow) -> Result<NaiveDate, Fault> {
        let text = self.text(row, SeriesColumn::Date);
        let fault = |no_date| match no_date {
            NoDate::NotADate if text.is_empty() => SeriesCellFault::Missing,
            NoDate::NotADate => SeriesCellFault::Date { text: text.to_owned() },
            NoDate::Ambiguous => SeriesCellFault::AmbiguousDate { text: text.to_owned() },
        };
        date(text, self.date_order).map_err(|no_date| (SeriesColumn::Date, fault(no_date)))
    }

    fn read_yes(&self, row: &CsvRow, which: SeriesColumn) -> Result<bool, Fault> {
        let text = self.text(row, which);
        yes_or_no(text).ok_or_else(|| (which, SeriesCellFault::Word { text: text.to_owned() }))
    }

    fn read_length(&self, row: &CsvRow, games: usize) -> Result<Length, Fault> {
        let which = SeriesColumn::Length;
        let default = u8::try_from(games).ok().and_then(|games| Length::new(games + games % 2)).unwrap_or(Length::TWO);
        let read = self.read_number(row, which)?.map(|games: u8| {
            Length::new(games).ok_or_else(|| (which, SeriesCellFault::Number { text: games.to_string() }))
        });
        read.unwrap_or(Ok(default))
    }

    fn read_number<N: std::str::FromStr>(&self, row: &CsvRow, which: SeriesColumn) -> Result<Option<N>, Fault> {
        let text = self.text(row, which);
        if text.is_empty() {
            return Ok(None);
        }
        let number = text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten();
        number.map(Some).ok_or_else(|| (which, SeriesCellFault::Number { text: text.to_owned() }))
    }

    fn read_games(&self, row: &CsvRow, names: &Seats<String>) -> Result<Vec<GameRecord>, Fault> {
        let mut games: Vec<GameRecord> = Vec::new();
        for number in 1..=self.games {
            let filled = GameColumn::ALL.into_iter().map(|column| SeriesColumn::Game(number, column));
            let Some(filled) = filled.into_iter().find(|&column| !self.text(row, column).is_empty()) else { continue };
            let played = u8::try_from(games.len()).unwrap_or(u8::MAX);
            if played + 1 < number {
                return Err((filled, SeriesCellFault::GameMissing { game: played + 1 }));
            }
            let before = games.last().map(|game| game.animals);
            games.push(GameCells { rows: self, row, names, number }.read(before)?);
        }
        Ok(games)
    }
}

/// The cells of one game.
struct GameCells<'r, 'f> {
    rows: &'r Rows<'f>,
    row: &'r CsvRow,
    names: &'r Seats<String>,
    number: u8,
}

impl GameCells<'_, '_> {
    const fn column(&self, column: GameColumn) -> SeriesColumn {
        SeriesColumn::Game(self.number, column)
    }

    fn text(&self, column: GameColumn) -> &str {
        self.rows.text(self.row, self.column(column))
    }

    fn word<T>(&self, column: GameColumn, known: impl Fn(&str) -> Option<T>) -> Result<Option<T>, Fault> {
        self.rows.optional(self.row, self.column(column), known)
    }

    fn number<N: std::str::FromStr>(&self, column: GameColumn) -> Result<Option<N>, Fault> {
        self.rows.read_number(self.row, self.column(column))
    }

    fn missing(&self, column: GameColumn) -> Fault {
        (self.column(column), SeriesCellFault::Missing)
    }

    /// The game; `before` was the animals in the one before.
    fn read(&self, before: Option<Seat>) -> Result<GameRecord, Fault> {
        let termination = self.word(GameColumn::Termination, Termination::from_name)?.unwrap_or(Termination::Normal);
        let animals = self.seat(GameColumn::Animals)?.or(before.map(Seat::opponent));
        let animals = animals.ok_or_else(|| self.missing(GameColumn::Animals))?;
        let rules = self.word(GameColumn::Rules, RuleSet::from_name)?.unwrap_or(RuleSet::Classic);
        let totals = self.totals(termination, animals)?;
        let ending = self.ending(termination, animals)?;
        Ok(GameRecord { animals, recorded: Recorded::Totals { rules, totals }, ending })
    }

    /// A player, by number or name.
    fn seat(&self, column: GameColumn) -> Result<Option<Seat>, Fault> {
        let text = self.text(column);
        let key = search_key(text);
        let is_named = |seat: Seat| {
            let name = &self.names[seat];
            name == text || !key.is_empty() && search_key(name) == key
        };
        let seat = match text {
            "" => return Ok(None),
            "1" => Some(Seat::First),
            "2" => Some(Seat::Second),
            _ => Seat::BOTH.into_iter().find(|&seat| is_named(seat) && !is_named(seat.opponent())),
        };
        let unknown = || (self.column(column), SeriesCellFault::Word { text: text.to_owned() });
        seat.map(Some).ok_or_else(unknown)
    }

    fn totals(&self, termination: Termination, animals: Seat) -> Result<Totals, Fault> {
        let may_lack = matches!(termination, Termination::Void | Termination::Lost(Loss::Walkover));
        let mut score = Score::default();
        for seat in Seat::BOTH {
            let side = side_of(seat, animals);
            let points = self.number(GameColumn::Points(seat))?;
            let exited = self.number(GameColumn::Exited(seat))?;
            if !may_lack && points.is_none() {
                return Err(self.missing(GameColumn::Points(seat)));
            }
            if !may_lack && exited.is_none() {
                return Err(self.missing(GameColumn::Exited(seat)));
            }
            score.points[side] = Points(points.unwrap_or_default());
            score.exited[side] = exited.unwrap_or_default();
        }
        let seat = |side: Side| if side == Side::Animals { animals } else { animals.opponent() };
        Totals::new(score).map_err(|fault| {
            let column = match &fault {
                TotalsFault::TooManyExited { side, .. } => GameColumn::Exited(seat(*side)),
                TotalsFault::TooFewPoints { side, .. }
                | TotalsFault::TooManyPoints { side, .. }
                | TotalsFault::NoTiles { side, .. } => GameColumn::Points(seat(*side)),
                TotalsFault::NotTogether { .. } => GameColumn::Points(Seat::First),
            };
            (self.column(column), fault.into())
        })
    }

    fn ending(&self, termination: Termination, animals: Seat) -> Result<Ending, Fault> {
        let lost = [GameColumn::Loser, GameColumn::Walkover];
        let given = [GameColumn::Given(Seat::First), GameColumn::Given(Seat::Second), GameColumn::Reason];
        let (is_lost, is_adjudicated) =
            (matches!(termination, Termination::Lost(_)), termination == Termination::Adjudicated);
        let not_here = lost.into_iter().filter(|_| !is_lost).chain(given.into_iter().filter(|_| !is_adjudicated));
        if let Some(column) = not_here.into_iter().find(|&column| !self.text(column).is_empty()) {
            let text = self.text(column).to_owned();
            return Err((self.column(column), SeriesCellFault::NotHere { text, termination }));
        }
        Ok(match termination {
            Termination::Normal => Ending::Normal,
            Termination::Agreed => Ending::Agreed,
            Termination::Void => Ending::Void,
            Termination::Unfinished => Ending::Unfinished,
            Termination::Adjudicated => Ending::Adjudicated { given: self.given(animals)? },
            Termination::Lost(how) => {
                let loser = self.seat(GameColumn::Loser)?.ok_or_else(|| self.missing(GameColumn::Loser))?;
                let walkover = self.number(GameColumn::Walkover)?.map_or(self.rows.walkover, Points);
                Ending::Lost { how, loser: side_of(loser, animals), walkover }
            }
        })
    }

    /// What the organiser gave: both players' points and a reason, or none of them.
    fn given(&self, animals: Seat) -> Result<Option<Given>, Fault> {
        // A text of its own, whose blanks and lines are kept.
        let reason = self.rows.columns.cell(self.row, self.column(GameColumn::Reason)).unwrap_or_default();
        let mut points = Sides::default();
        let mut missing = Vec::new();
        for seat in Seat::BOTH {
            match self.number(GameColumn::Given(seat))? {
                Some(given) => points[side_of(seat, animals)] = Points(given),
                None => missing.push(GameColumn::Given(seat)),
            }
        }
        missing.extend(reason.trim().is_empty().then_some(GameColumn::Reason));
        match missing.as_slice() {
            [] => Ok(Some(Given { points, reason: reason.to_owned() })),
            [_, _, _] => Ok(None),
            [column, ..] => Err(self.missing(*column)),
        }
    }
}

fn side_of(seat: Seat, animals: Seat) -> Side {
    if seat == animals { Side::Animals } else { Side::Humans }
}
