//! Rows of the club file and the values they stand for.

use std::fmt::Display;

use chrono::NaiveDate;
use rusqlite::Row;
use rusqlite::types::FromSql;
use uuid::Uuid;

use super::error::StoreError;
use crate::club::{
    Colour, GameFact, Length, Name, Player, PlayerId, Profile, Purpose, SameSides, Seat, Seats, Series, SeriesId,
    Sheet, Totals,
};
use crate::rules::{Ending, Given, Kind, Loss, Pile, Piles, Points, Score, Side, Sides, Termination};

/// A row being read: whatever is wrong with it is damage, since the schema keeps it out.
pub(super) struct Reading<'r> {
    pub(super) table: &'static str,
    pub(super) row: &'r Row<'r>,
}

impl Reading<'_> {
    pub(super) fn damage(&self, what: impl Display) -> StoreError {
        let key: Option<Vec<u8>> = self.row.get(0).ok();
        let key = key.and_then(|bytes| Uuid::from_slice(&bytes).ok()).map(|id| format!("{id}: "));
        StoreError::DamagedRow { table: self.table, what: format!("{}{what}", key.unwrap_or_default()) }
    }

    pub(super) fn get<T: FromSql>(&self, column: &str) -> Result<T, StoreError> {
        self.row.get(column).map_err(|error| self.damage(error))
    }

    pub(super) fn id(&self, column: &str) -> Result<Uuid, StoreError> {
        self.optional_id(column)?.ok_or_else(|| self.damage(column))
    }

    fn optional_id(&self, column: &str) -> Result<Option<Uuid>, StoreError> {
        let bytes: Option<Vec<u8>> = self.get(column)?;
        bytes.map(|bytes| Uuid::from_slice(&bytes).map_err(|error| self.damage(error))).transpose()
    }

    /// A word that must be one of those that `known` knows.
    fn word<T>(&self, column: &str, known: impl Fn(&str) -> Option<T>) -> Result<T, StoreError> {
        self.optional_word(column, known)?.ok_or_else(|| self.damage(column))
    }

    fn optional_word<T>(&self, column: &str, known: impl Fn(&str) -> Option<T>) -> Result<Option<T>, StoreError> {
        let text: Option<String> = self.get(column)?;
        text.map(|text| known(&text).ok_or_else(|| self.damage(format!("{column} {text}")))).transpose()
    }

    fn name(&self, column: &str) -> Result<Option<Name>, StoreError> {
        self.optional_word(column, |text| Name::new(text).ok().filter(|name| name.as_str() == text))
    }

    fn points(&self, column: &str) -> Result<Points, StoreError> {
        self.get(column).map(Points)
    }
}

pub(super) fn player(row: &Row<'_>) -> Result<Player, StoreError> {
    let row = Reading { table: "players", row };
    let name = row.name("name")?.ok_or_else(|| row.damage("no name"))?;
    Ok(Player {
        id: PlayerId(row.id("id")?),
        profile: Profile {
            name,
            short_name: row.name("short_name")?,
            group: row.name("club_group")?,
            household: row.name("household")?,
            colour: row.optional_word("colour", Colour::from_text)?,
            birth_year: row.get("birth_year")?,
            contact: row.name("contact")?,
            notes: row.get("notes")?,
            guest: row.get("guest")?,
        },
        archived: row.get("archived")?,
        merged_into: row.optional_id("merged_into")?.map(PlayerId),
    })
}

/// A series without its games, and whether its sides need not swap.
pub(super) fn series(row: &Row<'_>) -> Result<(Series, SameSides), StoreError> {
    let row = Reading { table: "series", row };
    let players = Seats { first: PlayerId(row.id("first")?), second: PlayerId(row.id("second")?) };
    let date: NaiveDate = row.word("date", |text| text.parse().ok())?;
    let length = Length::new(row.get("length")?).ok_or_else(|| row.damage("length"))?;
    let mut series = Series::new(SeriesId(row.id("id")?), players, date, length).map_err(|fault| row.damage(fault))?;
    series.purpose = row.word("purpose", purpose)?;
    series.closed = row.get("closed")?;
    Ok((series, if row.get("same_sides")? { SameSides::Allowed } else { SameSides::Refused }))
}

/// A game and its place.
pub(super) struct NumberedGame {
    pub(super) series: SeriesId,
    pub(super) number: usize,
    pub(super) fact: GameFact,
}

pub(super) fn game(row: &Row<'_>) -> Result<NumberedGame, StoreError> {
    let row = Reading { table: "games", row };
    let board = Score {
        points: Sides { animals: row.points("animals_points")?, humans: row.points("humans_points")? },
        exited: Sides { animals: row.get("animals_exited")?, humans: row.get("humans_exited")? },
    };
    match row.optional_word("piles", piles)? {
        Some(piles) => {
            let sheet = Sheet::new(piles).map_err(|fault| row.damage(fault))?;
            if sheet.score() != board {
                return Err(row.damage("the piles give other points"));
            }
        }
        None => {
            Totals::new(board).map_err(|fault| row.damage(fault))?;
        }
    }
    let fact = GameFact { animals: row.word("animals", seat)?, board, ending: ending(&row)? };
    Ok(NumberedGame { series: SeriesId(row.id("series")?), number: row.get::<u8>("number")?.into(), fact })
}

fn ending(row: &Reading<'_>) -> Result<Ending, StoreError> {
    Ok(match row.word("termination", Termination::from_name)? {
        Termination::Normal => Ending::Normal,
        Termination::Agreed => Ending::Agreed,
        Termination::Adjudicated => {
            let reason: Option<String> = row.get("reason")?;
            let given = reason.map(|reason| -> Result<Given, StoreError> {
                let points = Sides { animals: row.points("animals_given")?, humans: row.points("humans_given")? };
                Ok(Given { points, reason })
            });
            Ending::Adjudicated { given: given.transpose()? }
        }
        Termination::Lost(how) => {
            Ending::Lost { how, loser: row.word("loser", Side::from_name)?, walkover: row.points("walkover")? }
        }
        Termination::Void => Ending::Void,
        Termination::Unfinished => Ending::Unfinished,
    })
}

pub(super) fn seat(name: &str) -> Option<Seat> {
    Seat::BOTH.into_iter().find(|&seat| seat_name(seat) == name)
}

pub(super) const fn seat_name(seat: Seat) -> &'static str {
    match seat {
        Seat::First => "first",
        Seat::Second => "second",
    }
}

fn purpose(name: &str) -> Option<Purpose> {
    [Purpose::Counted, Purpose::Practice].into_iter().find(|&purpose| purpose_name(purpose) == name)
}

pub(super) const fn purpose_name(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::Counted => "counted",
        Purpose::Practice => "practice",
    }
}

/// Piles as they are written by [`Piles`].
fn piles(text: &str) -> Option<Piles> {
    let written: Vec<&str> = text.split(',').map(|pile| if pile == "-" { "" } else { pile }).collect();
    let count = |side: Side, pile: Pile, kind: Kind| {
        let place = Piles::ORDER.iter().position(|&place| place == (side, pile));
        let letters = place.and_then(|place| written.get(place)).unwrap_or(&"");
        letters.chars().filter(|&letter| letter == kind.letter()).count().try_into().unwrap_or(u8::MAX)
    };
    Piles::from_counts(count).ok().filter(|piles| piles.to_string() == text)
}

/// The columns in which a game that was lost other than on the board says so.
pub(super) fn loss(ending: &Ending) -> Option<(Loss, Side, Points)> {
    match ending {
        Ending::Lost { how, loser, walkover } => Some((*how, *loser, *walkover)),
        _ => None,
    }
}
