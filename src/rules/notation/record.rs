//! Game records: reading them, action by action against the rules.

use std::fmt;

use thiserror::Error;

use super::cursor::{Cursor, Expected, Failure, Place, TextFault};
use super::tags::{Tag, TagFault};
use super::{reading, recovery};
use crate::rules::ending::{End, Ending, Termination};
use crate::rules::game::Game;
use crate::rules::refusal::Refusal;
use crate::rules::square::Square;
use crate::rules::tile::{Points, Sides, Tile};

/// A game with who played it and how it ended, as it is exchanged in `.halali` files.
///
/// ```text
/// [Event "Club evening"]
/// [Date "2026-11-29"]
/// [Animals "Élodie Martin"]
/// [Humans "Jean Dupont"]
/// [Rules "classic"]
/// [Result "*"]
///
/// 1. d3=F e4=p 2. d3-d4 {a comment on this action}
/// *
/// ```
///
/// The text is UTF-8: tags, a blank line, the actions with a turn number before each of the animals', comments in braces
/// after the action that they belong to, and the result once more. Several games follow one another in a file.
///
/// | tag | value | |
/// | --- | --- | --- |
/// | `Event` `Site` `Date` `Round` `Table` `Game` | any text | optional |
/// | `Animals` `Humans` | the players' names | required |
/// | `Rules` | `classic` or `boxed` | required |
/// | `Deal` | the layout, as in [`Deal`](crate::rules::Deal) | optional; not for a game under way |
/// | `Result` | points that count, animals first (`34-29`), or `*` for a game under way | required |
/// | `Exited` | exited tiles, animals first (`1-2`) | optional, verified |
/// | `Termination` | `normal`, `agreed`, `adjudicated`, `conceded`, `time`, `forfeit`, `walkover`, `void`, `unfinished` | without it `normal`, or `unfinished` with `*` |
/// | `Board` | points by the moves, animals first | optional, verified |
/// | `Loser` | `animals` or `humans` | required for, and only for, `conceded`, `time`, `forfeit`, `walkover` |
/// | `Walkover` | walkover points from 2 to 118 | as for `Loser` |
/// | `Reason` | any text | required where the points of an `adjudicated` game are not the board's |
/// | any other | any text | kept |
///
/// In values `\"` stands for a quotation mark and `\\` for a backslash. A `normal` game must be over by its actions, every
/// other one must not; a `walkover` has no actions. A comment in which
/// an empty line and a whole tag follow one another counts as never closed, so that it swallows no game unseen.
///
/// Reading replays the game and checks everything that the rules decide. Which points count by which ending is the club's
/// policy: `club::read_records` and `club::record` are the doors that verify and compute the result.
#[derive(Clone, PartialEq, Eq)]
pub struct Record {
    tags: Vec<Tag>,
    game: Game,
    ending: Ending,
    result: Option<Sides<Points>>,
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
    /// Event, site, date, and any others, but none of those that follow from the game.
    pub tags: Vec<Tag>,
    /// Comments.
    pub comments: Vec<Comment>,
}

/// Another tile at an earlier turn-up that would make the rest of a record legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Instead {
    /// The number of the turn-up, from 1.
    pub ply: usize,
    /// Its square.
    pub at: Square,
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
    /// The result after the actions is not that of the tag.
    #[error("result {found} after the actions, but {tag} in the tag")]
    OtherResult {
        /// The result after the actions.
        found: String,
        /// The result of the tag.
        tag: String,
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
    #[error("action {ply} {action}: {refusal}{}", Alternatives(instead))]
    Refused {
        /// The number of the action, from 1.
        ply: usize,
        /// The action as it is written.
        action: String,
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

/// The end of the message that an action is refused: what else may be wrong.
struct Alternatives<'a>(&'a [Instead]);

impl fmt::Display for Alternatives<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, Instead { ply, at, tile }) in self.0.iter().enumerate() {
            let before = if index == 0 { "; else legal with " } else { ", " };
            write!(f, "{before}{at}={tile} as action {ply}")?;
        }
        Ok(())
    }
}

/// A record, the number of its game, and the place of its result tag.
#[derive(Clone, Debug)]
pub(crate) struct Located {
    pub(crate) record: Record,
    /// The number of the game in its text, from 1.
    pub(crate) game: usize,
    /// The place of the result tag.
    pub(crate) result: Place,
}

impl Record {
    /// The records of a text, one after another. After one that is refused, reading goes on with the next game.
    ///
    /// Their results are not yet verified, since which points count is not decided here.
    pub(crate) fn read(text: &str) -> Reader<'_> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        Reader { cursor: Cursor::new(text), game: 0 }
    }

    /// A record of a game with the points that count; it carries the deal where the game knows it and is not under way.
    ///
    /// # Errors
    ///
    /// When the game does not begin at the start, its ending contradicts its position, or a text cannot be written.
    pub(crate) fn new(game: Game, heading: Heading, result: Option<Sides<Points>>) -> Result<Record, ComposeFault> {
        super::write::compose(game, heading, result)
    }

    pub(super) fn from_parts(tags: Vec<Tag>, game: Game, parts: Parts, comments: Vec<Comment>) -> Record {
        Record { tags, game, ending: parts.ending, result: parts.result, comments }
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

    /// The points that count; `None` for a game under way.
    pub const fn result(&self) -> Option<Sides<Points>> {
        self.result
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
pub(crate) struct Reader<'t> {
    cursor: Cursor<'t>,
    game: usize,
}

impl Iterator for Reader<'_> {
    type Item = Result<Located, RecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        reading::skip_between_games(&mut self.cursor);
        self.cursor.peek()?;
        self.game += 1;
        self.cursor.remember_place();
        let start = self.cursor.offset();
        Some(match reading::record(&mut self.cursor) {
            Ok((record, result)) => Ok(Located { record, game: self.game, result: self.cursor.place_of(result) }),
            Err(Failure { at, fault }) => {
                let reached = self.cursor.offset().max(at);
                self.cursor.set_offset(start);
                recovery::skip_game(&mut self.cursor, reached);
                Err(RecordError { game: self.game, place: self.cursor.place_of(at), fault })
            }
        })
    }
}

/// Who played and how it went; not the tags, among which is the deal.
impl fmt::Debug for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Record")
            .field("game", &self.game)
            .field("ending", &self.ending)
            .field("result", &self.result)
            .finish_non_exhaustive()
    }
}
