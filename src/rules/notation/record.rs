//! Game records: reading them, action by action against the rules.

use thiserror::Error;

use super::cursor::{Cursor, Expected, Failure, Place, TextFault};
use super::reading;
use super::tags::{Tag, TagFault};
use crate::rules::action::Action;
use crate::rules::ending::{End, Ending, Termination};
use crate::rules::game::Game;
use crate::rules::refusal::Refusal;
use crate::rules::square::Square;
use crate::rules::tile::{Points, Sides, Tile};

/// A game with who played it and how it ended, as it is exchanged in `.halali` files.
///
/// The text is UTF-8: tags such as `[Animals "Élodie Martin"]`, a blank line, the actions with a turn number before each of
/// the animals' (`1. d3=F e4=p 2. d3xe3`), comments in braces after the action that they belong to, and the result
/// (`34-29`, animals first, or `*` for a game under way). Several games follow one another in a file. `Animals`, `Humans`,
/// `Rules` and `Result` are required.
///
/// Reading replays the game and checks everything that the rules decide. Which points count by which ending is decided by
/// the club's policy, so that [`Record::result`] is what the record claims.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    tags: Vec<Tag>,
    game: Game,
    ending: Ending,
    result: Option<Sides<Points>>,
    walkover: Option<Points>,
    comments: Vec<Comment>,
}

/// A comment on an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Comment {
    /// The number of the action, from 1.
    pub ply: usize,
    /// The text, without `}` and control characters, its words separated by single spaces.
    pub text: String,
}

/// What a game is written with besides its actions.
#[derive(Clone, Debug)]
pub struct Heading {
    /// Who played the animals and the humans.
    pub players: Sides<String>,
    /// How the game ended.
    pub ending: Ending,
    /// The points that count; `None` for a game under way.
    pub result: Option<Sides<Points>>,
    /// The walkover points by which they were counted, where the ending has a loser.
    pub walkover: Option<Points>,
    /// Event, site, date, and any others, but none of those that follow from the game.
    pub tags: Vec<Tag>,
    /// Comments, in the order of their actions.
    pub comments: Vec<Comment>,
}

/// Another tile at an earlier turn-up that would make the rest of a record legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Instead {
    /// The number of the turn-up, from 1.
    pub ply: usize,
    /// Its square.
    pub at: Square,
    /// The tile that the record names.
    pub named: Tile,
    /// The tile that would do.
    pub tile: Tile,
}

/// Why a record is refused, and where.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{place}: {fault}")]
pub struct RecordError {
    /// The number of the game in its text, from 1.
    pub game: usize,
    /// Where.
    pub place: Place,
    /// Why.
    pub fault: RecordFault,
}

/// Why a record is refused.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RecordFault {
    /// The text cannot be read here.
    #[error(transparent)]
    Text(TextFault),
    /// A tag is given twice.
    #[error("tag {name} is given twice")]
    RepeatedTag {
        /// Its name.
        name: String,
    },
    /// A required tag is missing.
    #[error("tag {name} is missing")]
    MissingTag {
        /// Its name.
        name: &'static str,
    },
    /// A tag has a value that it cannot have.
    #[error("tag {name} is \"{value}\", expected {expected}")]
    TagValue {
        /// Its name.
        name: &'static str,
        /// Its value.
        value: String,
        /// What it can be.
        expected: Expected,
    },
    /// A tag contradicts the termination.
    #[error("tag {name} can't stand in a record that is {termination}")]
    TagForbidden {
        /// Its name.
        name: &'static str,
        /// The termination.
        termination: Termination,
    },
    /// A tag says something else than the moves.
    #[error("tag {name} is \"{value}\", but the moves give {by_moves}")]
    TagByMoves {
        /// Its name.
        name: &'static str,
        /// Its value.
        value: String,
        /// What it should be.
        by_moves: String,
    },
    /// An action is refused by the rules.
    #[error("action {ply} {action}: {refusal}")]
    Refused {
        /// The number of the action, from 1.
        ply: usize,
        /// The action.
        action: Action,
        /// The rule that it breaks.
        refusal: Refusal,
        /// Earlier turn-ups where another tile would make the rest legal.
        instead: Vec<Instead>,
        /// Whether all of them were tried: in very long records the search stops early.
        searched_all: bool,
    },
    /// The termination is `normal`, but the moves do not end the game.
    #[error("the game is not over after action {ply}")]
    NotOver {
        /// The number of the last action.
        ply: usize,
    },
    /// The moves end the game, but the termination says otherwise.
    #[error("the moves end the game, so that it can't be {termination}")]
    Over {
        /// The termination.
        termination: Termination,
        /// What ended the game.
        end: End,
    },
    /// A game that never started has actions.
    #[error("a walkover has no actions")]
    WalkoverWithActions,
}

/// A record, the number of its game, and the places of its tags.
#[derive(Clone, Debug)]
pub struct Located {
    /// The record.
    pub record: Record,
    /// The number of the game in its text, from 1.
    pub game: usize,
    /// The place of the result tag.
    pub result: Place,
}

impl Record {
    /// The records of a text, one after another. After one that is refused, reading goes on with the next game.
    pub fn read(text: &str) -> Reader<'_> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        Reader { cursor: Cursor::new(text), game: 0 }
    }

    /// A record of a game. It carries the deal where the game knows it and is not under way.
    ///
    /// # Errors
    ///
    /// When the game does not begin at the start, its ending contradicts its position, or a text cannot be written.
    pub fn new(game: Game, heading: Heading) -> Result<Record, ComposeFault> {
        super::write::compose(game, heading)
    }

    pub(super) fn from_parts(tags: Vec<Tag>, game: Game, parts: Parts, comments: Vec<Comment>) -> Record {
        Record { tags, game, ending: parts.ending, result: parts.result, walkover: parts.walkover, comments }
    }

    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.name() == name).map(Tag::value)
    }

    /// All tags, in the order in which they are written.
    pub fn tags(&self) -> &[Tag] {
        &self.tags
    }

    /// The game.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// How it ended.
    pub const fn ending(&self) -> &Ending {
        &self.ending
    }

    /// The points that count, as the record claims; `None` for a game under way.
    pub const fn result(&self) -> Option<Sides<Points>> {
        self.result
    }

    /// The walkover points by which they were counted.
    pub const fn walkover(&self) -> Option<Points> {
        self.walkover
    }

    /// The comments, in the order of their actions.
    pub fn comments(&self) -> &[Comment] {
        &self.comments
    }
}

/// What the tags say about the end of a game.
pub(super) struct Parts {
    pub(super) ending: Ending,
    pub(super) result: Option<Sides<Points>>,
    pub(super) walkover: Option<Points>,
}

/// Why a game cannot be written as a record.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ComposeFault {
    /// The game starts from a position of its own.
    #[error("only games from the start have records")]
    OtherStart,
    /// A tag that follows from the game is given, or one is given twice.
    #[error("tag {name} can't be given")]
    Tag {
        /// Its name.
        name: String,
    },
    /// A text holds what cannot be written.
    #[error(transparent)]
    Text(#[from] TagFault),
    /// A comment cannot be written, or belongs to no action.
    #[error("the comment on action {ply} can't be written")]
    Comment {
        /// The number of the action.
        ply: usize,
    },
    /// The record would be refused when it is read.
    #[error(transparent)]
    Refused(RecordFault),
}

/// Reads the records of a text one by one.
#[derive(Clone, Debug)]
pub struct Reader<'t> {
    cursor: Cursor<'t>,
    game: usize,
}

impl Iterator for Reader<'_> {
    type Item = Result<Located, RecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        reading::skip_blanks(&mut self.cursor);
        self.cursor.peek()?;
        self.game += 1;
        self.cursor.remember_place();
        let start = self.cursor.offset();
        Some(match reading::record(&mut self.cursor) {
            Ok((record, result)) => Ok(Located { record, game: self.game, result: self.cursor.place_of(result) }),
            Err(Failure { at, fault }) => {
                self.skip_game(start, at);
                Err(RecordError { game: self.game, place: self.cursor.place_of(at), fault })
            }
        })
    }
}

impl Reader<'_> {
    /// Goes on to the first tag behind the actions of the game that starts at `start` and failed at `failed`.
    fn skip_game(&mut self, start: usize, failed: usize) {
        self.cursor.set_offset(start);
        let mut in_actions = false;
        while self.cursor.peek().is_some() {
            let line_start = self.cursor.offset();
            let line = self.cursor.take_until(|c| c == '\n').trim();
            if line.starts_with('[') && in_actions && line_start >= failed {
                self.cursor.set_offset(line_start);
                return;
            }
            in_actions |= !line.starts_with('[') && !line.is_empty();
            self.cursor.next();
        }
    }
}
