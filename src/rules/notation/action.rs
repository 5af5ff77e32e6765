//! Squares and actions.

use std::fmt;
use std::str::FromStr;

use super::cursor::{Cursor, Expected, Failure, TextError, is_blank};
use super::position::square;
use crate::rules::action::Action;
use crate::rules::square::Square;
use crate::rules::tile::Tile;

impl FromStr for Square {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Square, TextError> {
        Cursor::whole(text, |cursor| square(cursor, Expected::Square))
    }
}

impl FromStr for Action {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Action, TextError> {
        Cursor::whole(text, action)
    }
}

pub(super) fn action(cursor: &mut Cursor<'_>) -> Result<Action, Failure> {
    let from = square(cursor, Expected::Square)?;
    if cursor.eat("-off") {
        Ok(Action::Leave { from })
    } else if cursor.eat("-") {
        Ok(Action::Move { from, to: square(cursor, Expected::Goal)? })
    } else if cursor.eat("x") {
        Ok(Action::Capture { from, to: square(cursor, Expected::Square)? })
    } else if cursor.eat("=") {
        let tile = cursor.next_if(Tile::from_letter).ok_or_else(|| cursor.unexpected(Expected::Tile))?;
        Ok(Action::TurnUp { at: from, tile: Some(tile) })
    } else {
        match cursor.peek() {
            Some(other) if !is_blank(other) && other != '{' => Err(cursor.unexpected(Expected::ActionSign)),
            _ => Ok(Action::TurnUp { at: from, tile: None }),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::TurnUp { at, tile: None } => write!(f, "{at}"),
            Action::TurnUp { at, tile: Some(tile) } => write!(f, "{at}={tile}"),
            Action::Move { from, to } => write!(f, "{from}-{to}"),
            Action::Capture { from, to } => write!(f, "{from}x{to}"),
            Action::Leave { from } => write!(f, "{from}-off"),
        }
    }
}
