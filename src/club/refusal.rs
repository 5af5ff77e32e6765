//! Why a command is refused.

use chrono::NaiveDate;
use thiserror::Error;

use super::ids::{GameId, PlayerId, SeasonId, SeriesId};
use super::name::{Name, NameFault};
use super::series::SeriesFault;
use super::settings::SettingFault;
use crate::rules::{self, Points, Side, Sides};

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
    /// The series belongs to a round of a tournament: it goes, and gets other players, with its pairing alone.
    #[error("series {series} is paired in round {round} of {tournament}")]
    Paired {
        /// The id.
        series: SeriesId,
        /// What the tournament is called.
        tournament: Name,
        /// The number of the round.
        round: u16,
    },
    /// Both players entered the same tournament, so that they are two people.
    #[error("{from} and {into} both entered {tournament}")]
    BothEntered {
        /// One of them.
        from: PlayerId,
        /// The other.
        into: PlayerId,
        /// What the tournament is called.
        tournament: Name,
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
    /// Nothing is written down any more of a player who was made anonymous.
    #[error("player {player} is anonymous")]
    Anonymous {
        /// The player.
        player: PlayerId,
    },
    /// What cannot be undone stands alone.
    #[error("a final command in a batch")]
    Final,
    /// A reason cannot be shown.
    #[error("reason: {0}")]
    Reason(NameFault),
    /// A player can't be a double of itself.
    #[error("player {player} with itself")]
    MergedWithSelf {
        /// The player.
        player: PlayerId,
    },
    /// Two players who met are not the same person.
    #[error("players {from} and {into} met on {date}")]
    PlayersMet {
        /// Who was to be merged.
        from: PlayerId,
        /// Into whom.
        into: PlayerId,
        /// When they met.
        date: NaiveDate,
    },
    /// The moves do not lead to an end by the rules.
    #[error("game {game} is not over by its moves")]
    NotOver {
        /// The number of the game, from 1.
        game: usize,
    },
    /// The moves lead to an end by the rules, and so it did not end otherwise.
    #[error("game {game} is over")]
    Over {
        /// The number of the game, from 1.
        game: usize,
    },
    /// Games come after it.
    #[error("game {game} is not the last one")]
    NotLastGame {
        /// The number of the game, from 1.
        game: usize,
    },
    /// The game is not played on the screen now.
    #[error("game {game} is not under way")]
    NotUnderWay {
        /// The game.
        game: GameId,
    },
    /// Something else has happened in the game since.
    #[error("event {expected} was expected and not {found}")]
    Stale {
        /// The number of the next event.
        expected: u32,
        /// The number that it has.
        found: u32,
    },
    /// The rules of the game do not allow the action.
    #[error("{refusal}")]
    Action {
        /// Who tried it.
        player: Side,
        /// Why not.
        refusal: rules::Refusal,
    },
    /// There are not so many actions to take back.
    #[error("{count} actions of {length} taken back")]
    TakeBack {
        /// How many were to be taken back.
        count: usize,
        /// How many there are.
        length: usize,
    },
    /// What was turned up has been seen: only the organiser can undo that.
    #[error("taking back a turn-up")]
    TakeBackTurnUp,
    /// The organiser undoes actions for a reason.
    #[error("undoing without a reason")]
    NoReasonToUndo,
    /// Free takeback is for practice.
    #[error("the series is no practice")]
    NotPractice,
    /// The game has no clock.
    #[error("no clock")]
    NoClock,
    /// A setting is out of its limits.
    #[error("setting: {0}")]
    Setting(SettingFault),
    /// There is no such season.
    #[error("no season {season}")]
    NoSeason {
        /// The id.
        season: SeasonId,
    },
    /// Another season has that name.
    #[error("season {name} exists")]
    SeasonExists {
        /// The name.
        name: Name,
    },
    /// The season ends before it begins.
    #[error("season from {first} to {last}")]
    SeasonSpan {
        /// Its first day.
        first: NaiveDate,
        /// Its last day.
        last: NaiveDate,
    },
}
