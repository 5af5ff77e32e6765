//! The tags of a record: names and values, in canonical order.

use std::fmt;

use thiserror::Error;

use super::cursor::{Cursor, Expected, Failure};

/// The tags that have a place of their own, in the order in which they are written.
pub(super) const KNOWN: [&str; 17] = [
    "Event",
    "Site",
    "Date",
    "Round",
    "Table",
    "Game",
    "Animals",
    "Humans",
    "Rules",
    "Deal",
    "Result",
    "Exited",
    "Termination",
    "Board",
    "Loser",
    "Walkover",
    "Reason",
];

/// A tag's name and value, both such that they can be written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tag {
    name: String,
    value: String,
}

/// Why a name and a value make no tag.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum TagFault {
    /// The name is not a letter and then letters, digits and underscores.
    #[error("not a tag name")]
    Name,
    /// The value holds a control character.
    #[error("control character U+{:04X} in a tag value", u32::from(*character))]
    ControlCharacter {
        /// The character.
        character: char,
    },
}

impl Tag {
    /// A tag.
    ///
    /// # Errors
    ///
    /// When the name or the value could not be written so that it reads back the same.
    pub fn new(name: impl Into<String>, value: impl Into<String>) -> Result<Tag, TagFault> {
        let (name, value) = (name.into(), value.into());
        if !name.starts_with(|c: char| c.is_ascii_alphabetic()) || !name.chars().all(is_name) {
            return Err(TagFault::Name);
        }
        match value.chars().find(|c| c.is_control()) {
            Some(character) => Err(TagFault::ControlCharacter { character }),
            None => Ok(Tag { name, value }),
        }
    }

    /// The name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The value, without escapes.
    pub fn value(&self) -> &str {
        &self.value
    }

    /// Its place in the canonical order; unknown tags keep theirs behind the known ones.
    pub(super) fn rank(&self) -> usize {
        KNOWN.iter().position(|known| *known == self.name).unwrap_or(KNOWN.len())
    }
}

const fn is_name(character: char) -> bool {
    character.is_ascii_alphanumeric() || character == '_'
}

/// Reads `[Name "value"]`, and the offset of the value; the cursor stands on the bracket.
pub(super) fn tag(cursor: &mut Cursor<'_>) -> Result<(Tag, usize), Failure> {
    cursor.require("[", Expected::Tag)?;
    if !cursor.peek().is_some_and(|c| c.is_ascii_alphabetic()) {
        return Err(cursor.unexpected(Expected::TagName));
    }
    let name = cursor.take_until(|c| !is_name(c)).to_owned();
    skip_blanks(cursor);
    cursor.require("\"", Expected::OpeningQuote)?;
    let value_at = cursor.offset();
    let mut value = String::new();
    loop {
        match cursor.peek() {
            None | Some('\n' | '\r') => return Err(cursor.unexpected(Expected::ClosingQuote)),
            Some('"') => break,
            Some('\\') => {
                cursor.next();
                let escaped = cursor.next_if(|c| matches!(c, '"' | '\\').then_some(c));
                value.push(escaped.ok_or_else(|| cursor.unexpected(Expected::Escape))?);
            }
            Some(control) if control.is_control() => return Err(cursor.unexpected(Expected::Visible)),
            Some(_) => value.push_str(cursor.take_until(|c| matches!(c, '"' | '\\') || c.is_control())),
        }
    }
    cursor.require("\"", Expected::ClosingQuote)?;
    skip_blanks(cursor);
    cursor.require("]", Expected::ClosingBracket)?;
    Ok((Tag { name, value }, value_at))
}

fn skip_blanks(cursor: &mut Cursor<'_>) {
    cursor.take_until(|c| !matches!(c, ' ' | '\t'));
}

impl fmt::Display for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let escaped = self.value.replace('\\', "\\\\").replace('"', "\\\"");
        write!(f, "[{} \"{escaped}\"]", self.name)
    }
}
