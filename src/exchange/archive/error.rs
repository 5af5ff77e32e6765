//! Why an archive cannot be read, and where.

use std::fmt;

use thiserror::Error;
use uuid::Uuid;

use crate::club::{NameFault, Refusal, SheetFault, TotalsFault};
use crate::rules::{self, TextError};
use crate::tournament;

/// Why an archive cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ArchiveError {
    /// It has more bytes than any archive.
    #[error("the file is larger than {most} bytes")]
    TooLarge {
        /// The most that are read.
        most: usize,
    },
    /// It is no JSON, or not in the form of an archive.
    #[error("line {line}, column {column}: {what}")]
    Json {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What is wrong, in English.
        what: String,
    },
    /// It is JSON, but something else.
    #[error("not an archive")]
    NotAnArchive,
    /// A newer version of the program wrote it.
    #[error("version {found}, at most {known} is known")]
    Newer {
        /// The version of the file.
        found: u32,
        /// The newest version that this program knows.
        known: u32,
    },
    /// Something in it cannot be.
    #[error("{place}: {fault}")]
    At {
        /// What.
        place: ArchivePlace,
        /// Why not.
        fault: ArchiveFault,
    },
}

/// A part of an archive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArchivePlace {
    /// The settings.
    Settings,
    /// A season.
    Season {
        /// Its place among the seasons, from 1.
        number: usize,
    },
    /// A player.
    Player {
        /// The place among the players, from 1.
        number: usize,
    },
    /// A series.
    Series {
        /// Its place among the series, from 1.
        number: usize,
    },
    /// A tournament.
    Tournament {
        /// Its place among the tournaments, from 1.
        number: usize,
    },
    /// A round.
    Round {
        /// The place of its tournament among the tournaments, from 1.
        tournament: usize,
        /// Its number there, from 1.
        round: u16,
    },
    /// A game.
    Game {
        /// The place of its series among the series, from 1.
        series: usize,
        /// Its number there, from 1.
        game: usize,
    },
}

impl fmt::Display for ArchivePlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArchivePlace::Settings => f.write_str("settings"),
            ArchivePlace::Season { number } => write!(f, "season {number}"),
            ArchivePlace::Player { number } => write!(f, "player {number}"),
            ArchivePlace::Series { number } => write!(f, "series {number}"),
            ArchivePlace::Tournament { number } => write!(f, "tournament {number}"),
            ArchivePlace::Round { tournament, round } => write!(f, "tournament {tournament}, round {round}"),
            ArchivePlace::Game { series, game } => write!(f, "series {series}, game {game}"),
        }
    }
}

/// Why a part of an archive cannot be.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ArchiveFault {
    /// An id is given twice.
    #[error("id {id} is given twice")]
    Twice {
        /// The id.
        id: Uuid,
    },
    /// A text stands for nothing.
    #[error("unreadable: {text:?}")]
    Unreadable {
        /// The text.
        text: String,
    },
    /// It is no name.
    #[error(transparent)]
    Name(#[from] NameFault),
    /// A player is a double of somebody who is not in the archive.
    #[error("no player {player}")]
    NoPlayer {
        /// That player's id.
        player: Uuid,
    },
    /// A player is a double of a double.
    #[error("a double of a double")]
    DoubleOfDouble,
    /// A player is a double, but not archived.
    #[error("a double that is not archived")]
    DoubleNotArchived,
    /// A series cannot have that many games.
    #[error("a series of {games} games")]
    Length {
        /// How many.
        games: u8,
    },
    /// A game that was played on the screen has no deal.
    #[error("a played game without its deal")]
    NoDeal,
    /// An action or a deal cannot be read.
    #[error(transparent)]
    Text(#[from] TextError),
    /// An action is against the rules.
    #[error("action {number} {text}: {refusal}")]
    Action {
        /// Its number, from 1.
        number: usize,
        /// The action.
        text: String,
        /// The rule that it breaks.
        refusal: rules::Refusal,
    },
    /// A score sheet cannot be.
    #[error(transparent)]
    Sheet(#[from] SheetFault),
    /// Totals cannot be.
    #[error(transparent)]
    Totals(#[from] TotalsFault),
    /// A club would not take it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// No tournament can be so.
    #[error(transparent)]
    Tournament(#[from] tournament::Refusal),
}
