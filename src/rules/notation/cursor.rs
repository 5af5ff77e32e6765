//! Walking through a text, and errors that name the place, what was found and what was expected.

use std::fmt;
use std::ops::Range;

use thiserror::Error;

use crate::rules::deal::HiddenFault;
use crate::rules::validity::{Field, PositionFault};

/// A place in a text: line and column, both from 1; columns count characters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

impl Place {
    /// The start of a text.
    pub const START: Place = Place { line: 1, column: 1 };

    /// The place behind a text that begins at the start.
    pub fn after(text: &str) -> Place {
        Place::START.behind(text)
    }

    /// The place behind a text that begins here.
    fn behind(self, text: &str) -> Place {
        let characters = |text: &str| text.chars().count();
        match text.rsplit_once('\n') {
            None => Place { line: self.line, column: self.column + characters(text) },
            Some((lines, last)) => {
                let newlines = lines.bytes().filter(|&byte| byte == b'\n').count() + 1;
                Place { line: self.line + newlines, column: characters(last) + 1 }
            }
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// What stands at a place: some of its text, or nothing more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// The text up to the next blank, shortened.
    Text(String),
    /// A blank or another character that cannot be seen.
    Character(char),
    /// The line ends here.
    EndOfLine,
    /// The text ends here.
    EndOfText,
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Found::Text(text) => write!(f, "\"{text}\""),
            Found::Character(' ') => f.write_str("a space"),
            Found::Character(character) => write!(f, "character U+{:04X}", u32::from(*character)),
            Found::EndOfLine => f.write_str("the end of the line"),
            Found::EndOfText => f.write_str("the end"),
        }
    }
}

macro_rules! expected {
    ($($(#[$doc:meta])* $name:ident = $text:literal),* $(,)?) => {
        /// What a text should have had at a place.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Expected { $($(#[$doc])* $name),* }

        impl Expected {
            /// Everything that can be expected.
            pub const ALL: &[Expected] = &[$(Expected::$name),*];
        }

        impl fmt::Display for Expected {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $(Expected::$name => $text),* })
            }
        }
    };
}

expected! {
    /// A tile, a face-down tile or a run of empty squares.
    Cell = "a tile letter, ? or a run of empty squares 1 to 7",
    /// A run of empty squares written as one digit, and no longer than its row.
    LongestRun = "one digit for the whole run of empty squares, within seven squares",
    /// The end of a row of the board.
    RowEnd = "/ after seven squares",
    /// One space between fields.
    Space = "one space and the next field",
    /// The side to play.
    Side = "a or h",
    /// A pile.
    Pile = "- or tile letters in the order H L F B d p t",
    /// A comma between piles, moves or turns.
    Comma = "a comma",
    /// An own move.
    OwnMove = "- or two squares",
    /// A square or none.
    FreshSquare = "- or a square",
    /// Turns left.
    Turns = "- or turns left from 0 to 5",
    /// Hidden tiles.
    Hidden = "- or the hidden tiles' letters N E S W L F B d p t",
    /// A tile letter.
    Tile = "a tile letter N E S W L F B d p t",
    /// A square.
    Square = "a square a1 to g7",
    /// What follows the square in an action.
    ActionSign = "=, - or x after the square",
    /// Where a move goes.
    Goal = "a square a1 to g7 or off",
    /// The empty centre of a deal.
    EmptyCentre = "1 for the empty centre",
    /// Nothing more.
    End = "nothing more",
    /// A tag.
    Tag = "a tag",
    /// The name of a tag.
    TagName = "a tag name of letters, digits and _",
    /// A quotation mark that opens the value of a tag.
    OpeningQuote = "a quoted value",
    /// A quotation mark that closes the value of a tag.
    ClosingQuote = "a closing quotation mark",
    /// A quotation mark or a backslash after a backslash.
    Escape = "\\\" or \\\\",
    /// A character that can be seen.
    Visible = "no control character",
    /// A bracket that closes a tag.
    ClosingBracket = "a closing bracket",
    /// A bracket that closes a comment.
    ClosingBrace = "} at the end of the comment",
    /// An action, a comment or the result.
    ActionOrResult = "an action or the result",
    /// A turn-up that names its tile.
    NamedTile = "= and the letter of the tile that was turned up",
    /// A comment belongs to the action before it.
    ActionBeforeComment = "an action before the first comment",
    /// A turn number before an action of the animals.
    TurnNumber = "the turn number before an action of the animals",
    /// An action of the humans has no turn number.
    NoTurnNumber = "an action of the humans, without a number",
    /// The next game or nothing.
    NextGame = "a tag of the next game, or nothing more",
    /// A points pair or `*`.
    Result = "animals' and humans' points such as 34-29, or *",
    /// A points pair.
    Points = "animals' and humans' points such as 34-29",
    /// The result of a game under way.
    UnfinishedResult = "* for a game under way",
    /// A pair of exited tiles.
    Exited = "animals' and humans' exited tiles such as 1-2, each at most 5",
    /// A set of rules.
    Rules = "classic or boxed",
    /// A termination.
    Termination = "normal, agreed, adjudicated, conceded, time, forfeit, walkover, void or unfinished",
    /// A side.
    Loser = "animals or humans",
    /// Why an organiser gave points.
    Reason = "the reason why the points were given",
    /// Walkover points.
    Walkover = "walkover points from 2 to 118",
}

/// Why a text cannot be read, and where.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{place}: {fault}")]
pub struct TextError {
    /// Where.
    pub place: Place,
    /// Why.
    pub fault: TextFault,
}

/// Why a text cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum TextFault {
    /// Something else is expected.
    #[error("found {found}, expected {expected}")]
    Unexpected {
        /// What stands there.
        found: Found,
        /// What should.
        expected: Expected,
    },
    /// The text can be read, but the position cannot be.
    #[error("{}: {fault}", fault.field().name())]
    Position {
        /// What is wrong with it.
        fault: PositionFault,
    },
    /// The hidden tiles are not the missing ones.
    #[error("{}: {fault}", Field::Hidden.name())]
    Hidden {
        /// What is wrong with them.
        fault: HiddenFault,
    },
    /// The tiles of a deal are not those of the box.
    #[error("deal: {fault}")]
    Deal {
        /// What is wrong with them.
        fault: HiddenFault,
    },
    /// A deal has a tile on d4.
    #[error("deal: {tiles} tiles with one on d4, expected 48 and d4 empty")]
    DealCentre {
        /// Tiles in the deal.
        tiles: usize,
    },
}

/// A fault at a byte offset. Lines and columns are counted only once an error leaves this module.
#[derive(Debug)]
pub(super) struct Failure<F = TextFault> {
    pub(super) at: usize,
    pub(super) fault: F,
}

/// A place in a text and what has been read before it.
#[derive(Clone, Debug)]
pub(super) struct Cursor<'t> {
    text: &'t str,
    /// In bytes.
    at: usize,
    /// An offset whose place is known, from which others are counted.
    known: (usize, Place),
    /// A stretch without `}`, up to one or to the end of the text; see [`Cursor::take_comment`].
    unclosed: Range<usize>,
}

/// What separates the words of a record.
pub(super) const fn is_blank(character: char) -> bool {
    matches!(character, ' ' | '\t' | '\r' | '\n')
}

/// Whether a character leaves nothing to look at, so that an error has to name it.
fn is_unseen(character: char) -> bool {
    let has_no_width = matches!(character, '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}');
    character.is_whitespace() || character.is_control() || has_no_width
}

/// Characters of what was found that an error shows.
const SHOWN: usize = 24;

/// A text up to the first character that `ends` it, or what of that can be shown.
pub(super) fn shortened(text: &str, ends: impl Fn(char) -> bool) -> String {
    let mut word: String = text.chars().take_while(|&c| !ends(c)).take(SHOWN + 1).collect();
    if let Some((cut, _)) = word.char_indices().nth(SHOWN) {
        word.truncate(cut);
        word.push('…');
    }
    word
}

impl<'t> Cursor<'t> {
    pub(super) const fn new(text: &'t str) -> Cursor<'t> {
        Cursor { text, at: 0, known: (0, Place::START), unclosed: 0..0 }
    }

    /// Reads a whole text with `read`.
    pub(super) fn whole<T>(text: &'t str, read: impl FnOnce(&mut Self) -> Result<T, Failure>) -> Result<T, TextError> {
        let mut cursor = Cursor::new(text);
        read(&mut cursor)
            .and_then(|value| cursor.require_end().map(|()| value))
            .map_err(|Failure { at, fault }| TextError { place: cursor.place_of(at), fault })
    }

    /// Bytes read so far.
    pub(super) const fn offset(&self) -> usize {
        self.at
    }

    pub(super) const fn set_offset(&mut self, offset: usize) {
        self.at = offset;
    }

    /// The text from an offset up to here.
    pub(super) fn since(&self, start: usize) -> &'t str {
        self.text.get(start..self.at).unwrap_or_default()
    }

    pub(super) fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or_default()
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    pub(super) fn next(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.at += next.len_utf8();
        Some(next)
    }

    /// Reads the next character if `wanted` makes something of it.
    pub(super) fn next_if<T>(&mut self, wanted: impl FnOnce(char) -> Option<T>) -> Option<T> {
        let next = self.peek()?;
        let value = wanted(next)?;
        self.at += next.len_utf8();
        Some(value)
    }

    /// Reads `text` if it stands here.
    pub(super) fn eat(&mut self, text: &str) -> bool {
        let is_here = self.rest().starts_with(text);
        if is_here {
            self.at += text.len();
        }
        is_here
    }

    /// Passes over blanks: spaces, tabs and the ends of lines.
    pub(super) fn skip_blanks(&mut self) {
        self.take_until(|c| !is_blank(c));
    }

    /// Reads the characters up to the first that `ends`.
    pub(super) fn take_until(&mut self, ends: impl Fn(char) -> bool) -> &'t str {
        let rest = self.rest();
        let taken = &rest[..rest.find(ends).unwrap_or(rest.len())];
        self.at += taken.len();
        taken
    }

    /// Reads the text of a comment up to its `}`, which is read as well; `None`, and nothing is read, where there is none.
    ///
    /// How far the text has no brace is remembered: looking again from each of many that are never closed would take ever
    /// longer.
    pub(super) fn take_comment(&mut self) -> Option<&'t str> {
        let text = self.text;
        let close = self.next_closing()?;
        let comment = text.get(self.at..close)?;
        self.at = close + 1;
        Some(comment)
    }

    fn next_closing(&mut self) -> Option<usize> {
        let find = |from: usize, to: usize| self.text.get(from..to)?.find('}').map(|offset| from + offset);
        let Range { start, end } = self.unclosed;
        let is_before = self.at < start;
        if is_before && let Some(close) = find(self.at, start) {
            return Some(close);
        }
        self.unclosed = match (is_before, start < end && self.at <= end) {
            (true, _) => self.at..end,
            (false, true) => start..end,
            (false, false) => self.at..find(self.at, self.text.len()).unwrap_or(self.text.len()),
        };
        Some(self.unclosed.end).filter(|&end| end < self.text.len())
    }

    pub(super) fn require(&mut self, text: &str, expected: Expected) -> Result<(), Failure> {
        if self.eat(text) { Ok(()) } else { Err(self.unexpected(expected)) }
    }

    pub(super) fn require_end(&self) -> Result<(), Failure> {
        if self.rest().is_empty() { Ok(()) } else { Err(self.unexpected(Expected::End)) }
    }

    /// The word that starts at an offset, shortened.
    pub(super) fn word_at(&self, offset: usize) -> String {
        shortened(self.text.get(offset..).unwrap_or_default(), is_unseen)
    }

    /// The error that something else is expected here.
    pub(super) fn unexpected(&self, expected: Expected) -> Failure {
        let found = match self.peek() {
            None => Found::EndOfText,
            Some('\n' | '\r') => Found::EndOfLine,
            Some(unseen) if is_unseen(unseen) => Found::Character(unseen),
            Some(_) => Found::Text(shortened(self.rest(), is_unseen)),
        };
        self.failure(TextFault::Unexpected { found, expected })
    }

    /// A fault here.
    pub(super) const fn failure<F>(&self, fault: F) -> Failure<F> {
        Failure { at: self.at, fault }
    }

    /// Remembers the place of this offset, so that those behind it are counted from here. In a long text, counting each
    /// from the start would take ever longer.
    pub(super) fn remember_place(&mut self) {
        self.known = (self.at, self.place_of(self.at));
    }

    /// The offset whose place is remembered.
    pub(super) const fn known_offset(&self) -> usize {
        self.known.0
    }

    /// The line and column of a byte offset that is not before the remembered one.
    pub(super) fn place_of(&self, offset: usize) -> Place {
        let (start, place) = self.known;
        place.behind(self.text.get(start..offset).unwrap_or_default())
    }
}
