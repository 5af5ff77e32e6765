//! Why a command is refused.

use chrono::NaiveDate;
use thiserror::Error;

use super::ids::{PlayerId, SeriesId};
use super::name::NameFault;
use super::series::SeriesFault;
use crate::rules::{Points, Sides};

/// Why the facts do not allow a command.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Refusal {
    /// There is no such player.
    #[error("no player {player}")]
    NoPlayer {
        /// The id.
        player: PlayerId,
    },
    /// There is such a player already.
    #[error("player {player} exists")]
    PlayerExists {
        /// The id.
        player: PlayerId,
    },
    /// The player has series, which stay: such a player can only be archived.
    #[error("player {player} has series")]
    PlayerHasSeries {
        /// The id.
        player: PlayerId,
    },
    /// The player is archived already, or is not.
    #[error("player {player} is {} archived", if *archived { "already" } else { "not" })]
    PlayerArchived {
        /// The id.
        player: PlayerId,
        /// Whether it is.
        archived: bool,
    },
    /// The player is a double of another, who has its series.
    #[error("player {player} is merged into {into}")]
    PlayerMerged {
        /// The id.
        player: PlayerId,
        /// Whose double it is.
        into: PlayerId,
    },
    /// Nobody was born then.
    #[error("birth year {year}")]
    BirthYear {
        /// The year.
        year: u16,
    },
    /// The notes cannot be shown.
    #[error("notes: {0}")]
    Notes(NameFault),
    /// The year of the date has not four digits.
    #[error("date {date}")]
    Date {
        /// The date.
        date: NaiveDate,
    },
    /// There is no such series.
    #[error("no series {series}")]
    NoSeries {
        /// The id.
        series: SeriesId,
    },
    /// There is such a series already.
    #[error("series {series} exists")]
    SeriesExists {
        /// The id.
        series: SeriesId,
    },
    /// The series is closed.
    #[error("series {series} is closed")]
    SeriesClosed {
        /// The id.
        series: SeriesId,
    },
    /// The series has all its games, so that there is nothing to close by decision.
    #[error("series {series} has all its games")]
    SeriesComplete {
        /// The id.
        series: SeriesId,
    },
    /// A game of the series is under way, and has to end before the series is closed.
    #[error("game {game} is still under way")]
    GameUnderWay {
        /// Its number, from 1.
        game: usize,
    },
    /// The series has no game of that number.
    #[error("no game {game} in series {series}")]
    NoGame {
        /// The series.
        series: SeriesId,
        /// The number, from 1.
        game: usize,
    },
    /// The facts make no series.
    #[error(transparent)]
    Series(#[from] SeriesFault),
    /// The walkover points are out of their limits.
    #[error("game {game}: {points} walkover points")]
    WalkoverPoints {
        /// The number of the game, from 1.
        game: usize,
        /// The points.
        points: Points,
    },
    /// A game that was never started has points or exited tiles.
    #[error("game {game}: a walkover with points or exited tiles")]
    WalkoverWithScore {
        /// The number of the game, from 1.
        game: usize,
    },
    /// The organiser gave more points than there are in the box.
    #[error("game {game}: {points} points given")]
    GivenPoints {
        /// The number of the game, from 1.
        game: usize,
        /// The points.
        points: Sides<Points>,
    },
    /// The organiser gave points without a reason.
    #[error("game {game}: points given without a reason")]
    NoReason {
        /// The number of the game, from 1.
        game: usize,
    },
}
