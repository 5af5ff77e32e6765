//! Position lines and deals.

use std::fmt;
use std::str::FromStr;

use super::cursor::{Cursor, Expected, Failure, TextError, TextFault};
use crate::rules::deal::Deal;
use crate::rules::game::Setup;
use crate::rules::piles::{Pile, Piles};
use crate::rules::position::{Cell, OwnMove, Position};
use crate::rules::square::{SIZE, Square};
use crate::rules::tile::{Kind, Side, Sides, Tile};
use crate::rules::validity::{Claim, Field, PositionFault};

impl FromStr for Setup {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Setup, TextError> {
        Cursor::whole(text, setup)
    }
}

fn setup(cursor: &mut Cursor<'_>) -> Result<Setup, Failure> {
    // Where each field starts, for faults that are found only when all have been read.
    let mut starts = [0; Field::ALL.len()];
    let mut start = |cursor: &mut Cursor<'_>, field: Field| {
        if field != Field::Board {
            cursor.require(" ", Expected::Space)?;
        }
        starts[field as usize] = cursor.offset();
        Ok(())
    };
    start(cursor, Field::Board)?;
    let board = board(cursor)?;
    start(cursor, Field::Side)?;
    let side = cursor.next_if(Side::from_letter).ok_or_else(|| cursor.unexpected(Expected::Side))?;
    start(cursor, Field::Piles)?;
    let piles = piles(cursor)?;
    start(cursor, Field::Restrictions)?;
    let animals = own_move(cursor)?;
    cursor.require(",", Expected::Comma)?;
    let humans = own_move(cursor)?;
    cursor.require(",", Expected::Comma)?;
    let fresh = if cursor.eat("-") { None } else { Some(square(cursor, Expected::FreshSquare)?) };
    start(cursor, Field::Turns)?;
    let turns = turns(cursor)?;
    start(cursor, Field::Hidden)?;
    let hidden = hidden(cursor)?;

    let own_moves = Sides { animals, humans };
    let position = Position::new(Claim { board, side, piles, own_moves, fresh, turns })
        .map_err(|fault| Failure { at: starts[fault.field() as usize], fault: TextFault::Position { fault } })?;
    match hidden {
        None => Ok(Setup::of_position(position)),
        Some(tiles) => Setup::new(position, &tiles)
            .map_err(|fault| Failure { at: starts[Field::Hidden as usize], fault: TextFault::Hidden { fault } }),
    }
}

fn board(cursor: &mut Cursor<'_>) -> Result<[Cell; 49], Failure> {
    let mut board = [Cell::Empty; 49];
    for (row, cells) in board.chunks_exact_mut(SIZE as usize).enumerate() {
        if row > 0 {
            cursor.require("/", Expected::RowEnd)?;
        }
        let mut column = 0;
        let mut after_run = false;
        while column < cells.len() {
            let before = cursor.clone();
            let Some(next) = cursor.next() else { return Err(before.unexpected(Expected::Cell)) };
            match next.to_digit(10) {
                Some(run @ 1..=7) => {
                    column += run as usize;
                    if after_run || column > cells.len() {
                        return Err(before.unexpected(Expected::LongestRun));
                    }
                    after_run = true;
                }
                _ => {
                    cells[column] = match next {
                        '?' => Cell::FaceDown,
                        letter => Cell::Up(Tile::from_letter(letter).ok_or_else(|| before.unexpected(Expected::Cell))?),
                    };
                    column += 1;
                    after_run = false;
                }
            }
        }
    }
    Ok(board)
}

fn piles(cursor: &mut Cursor<'_>) -> Result<Piles, Failure> {
    let mut piles = Piles::EMPTY;
    for (place, (side, pile)) in Piles::ORDER.into_iter().enumerate() {
        if place > 0 {
            cursor.require(",", Expected::Comma)?;
        }
        if cursor.eat("-") {
            continue;
        }
        let mut last = None;
        while let Some(kind) = cursor.peek().and_then(Kind::from_letter) {
            if last.is_some_and(|last| kind < last) {
                return Err(cursor.unexpected(Expected::Pile));
            }
            add_to_pile(&mut piles, side, pile, kind).map_err(|fault| cursor.failure(TextFault::Position { fault }))?;
            last = Some(kind);
            cursor.next();
        }
        if last.is_none() {
            return Err(cursor.unexpected(Expected::Pile));
        }
    }
    Ok(piles)
}

fn add_to_pile(piles: &mut Piles, side: Side, pile: Pile, kind: Kind) -> Result<(), PositionFault> {
    let found = piles.total(kind) + 1;
    if found > kind.count() {
        return Err(PositionFault::TooManyInPiles { kind, found });
    }
    piles.add(side, pile, kind);
    Ok(())
}

pub(super) fn square(cursor: &mut Cursor<'_>, expected: Expected) -> Result<Square, Failure> {
    let before = cursor.clone();
    let column = cursor.next().filter(char::is_ascii_lowercase).map(|letter| letter as u8 - b'a');
    let row = cursor.next().and_then(|digit| digit.to_digit(10)).and_then(|row| row.checked_sub(1));
    match (column, row) {
        (Some(column), Some(row)) => Square::new(column, row as u8),
        _ => None,
    }
    .ok_or_else(|| before.unexpected(expected))
}

fn own_move(cursor: &mut Cursor<'_>) -> Result<Option<OwnMove>, Failure> {
    if cursor.eat("-") {
        return Ok(None);
    }
    let from = square(cursor, Expected::OwnMove)?;
    let to = square(cursor, Expected::OwnMove)?;
    Ok(Some(OwnMove { from, to }))
}

fn turns(cursor: &mut Cursor<'_>) -> Result<Option<Sides<u8>>, Failure> {
    if cursor.eat("-") {
        return Ok(None);
    }
    let left = |cursor: &mut Cursor<'_>| {
        let digit = cursor.next_if(|digit| digit.to_digit(6));
        digit.map(|left| left as u8).ok_or_else(|| cursor.unexpected(Expected::Turns))
    };
    let animals = left(cursor)?;
    cursor.require(",", Expected::Comma)?;
    let humans = left(cursor)?;
    Ok(Some(Sides { animals, humans }))
}

fn hidden(cursor: &mut Cursor<'_>) -> Result<Option<Vec<Tile>>, Failure> {
    if cursor.eat("-") {
        return Ok(None);
    }
    let tiles: Vec<_> = std::iter::from_fn(|| cursor.next_if(Tile::from_letter)).collect();
    if tiles.is_empty() { Err(cursor.unexpected(Expected::Hidden)) } else { Ok(Some(tiles)) }
}

/// The position line with `-` for what is hidden: what players may see.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_position(f, self)?;
        f.write_str("-")
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The whole position line, hidden tiles included where they are known.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = self.position();
        write_position(f, position)?;
        match self.hidden() {
            Some(hidden) if !position.face_down().is_empty() => Square::in_reading_order()
                .filter(|&square| position.face_down().contains(square))
                .filter_map(|square| hidden.tile(square))
                .try_for_each(|tile| write!(f, "{tile}")),
            _ => f.write_str("-"),
        }
    }
}

fn write_position(f: &mut fmt::Formatter<'_>, position: &Position) -> fmt::Result {
    for row in 0..SIZE {
        if row > 0 {
            f.write_str("/")?;
        }
        write_row(f, (0..SIZE).filter_map(|column| Square::new(column, row)).map(|square| position.cell(square)))?;
    }
    write!(f, " {} {} ", position.side().letter(), position.piles())?;
    for side in Side::BOTH {
        match position.own_move(side) {
            Some(OwnMove { from, to }) => write!(f, "{from}{to},")?,
            None => f.write_str("-,")?,
        }
    }
    match position.fresh() {
        Some(square) => write!(f, "{square} ")?,
        None => f.write_str("- ")?,
    }
    match position.turns() {
        Some(Sides { animals, humans }) => write!(f, "{animals},{humans} "),
        None => f.write_str("- "),
    }
}

fn write_row(f: &mut fmt::Formatter<'_>, cells: impl Iterator<Item = Cell>) -> fmt::Result {
    let mut run = 0;
    for cell in cells.map(Some).chain([None]) {
        if cell == Some(Cell::Empty) {
            run += 1;
            continue;
        }
        if run > 0 {
            write!(f, "{run}")?;
            run = 0;
        }
        match cell {
            Some(Cell::FaceDown) => f.write_str("?")?,
            Some(Cell::Up(tile)) => write!(f, "{tile}")?,
            Some(Cell::Empty) | None => {}
        }
    }
    Ok(())
}

impl FromStr for Deal {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Deal, TextError> {
        Cursor::whole(text, deal)
    }
}

fn deal(cursor: &mut Cursor<'_>) -> Result<Deal, Failure> {
    let start = cursor.clone();
    let mut tiles = Vec::with_capacity(48);
    for square in Square::in_reading_order() {
        if square.column() == 0 && square.row() > 0 {
            cursor.require("/", Expected::RowEnd)?;
        }
        if square != Square::CENTRE {
            tiles.push(cursor.next_if(Tile::from_letter).ok_or_else(|| cursor.unexpected(Expected::Tile))?);
        } else if cursor.peek().and_then(Tile::from_letter).is_some() {
            let tiles = start.rest().chars().filter(|&letter| Tile::from_letter(letter).is_some()).count();
            return Err(cursor.failure(TextFault::DealCentre { tiles }));
        } else {
            cursor.require("1", Expected::EmptyCentre)?;
        }
    }
    Deal::new(&tiles).map_err(|fault| start.failure(TextFault::Deal { fault }))
}

/// The layout as a board field: for records of games that are over and for an organiser.
impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in 0..SIZE {
            if row > 0 {
                f.write_str("/")?;
            }
            let squares = (0..SIZE).filter_map(|column| Square::new(column, row));
            write_row(f, squares.map(|square| self.hidden().tile(square).map_or(Cell::Empty, Cell::Up)))?;
        }
        Ok(())
    }
}
