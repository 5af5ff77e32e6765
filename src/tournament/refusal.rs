//! Why a command about a tournament is refused.

use chrono::NaiveDate;
use thiserror::Error;

use super::facts::{Out, State};
use super::ids::{RoundNumber, StageNumber, TableNumber, TournamentId};
use super::settings::SettingFault;
use super::whole::FactFault;
use crate::club::{PlayerId, SeriesId};

/// Why the facts do not allow a command.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Refusal {
    /// There is no such tournament.
    #[error("no such tournament")]
    NoTournament,
    /// There is such a tournament already.
    #[error("tournament {tournament} exists")]
    TournamentExists {
        /// The id.
        tournament: TournamentId,
    },
    /// It ends before it begins, or a year has not four digits.
    #[error("from {first} to {last}")]
    Dates {
        /// The first day.
        first: NaiveDate,
        /// The last day.
        last: NaiveDate,
    },
    /// A setting is out of its limits.
    #[error("setting: {0}")]
    Setting(#[from] SettingFault),
    /// The tournament has not come so far, or is past it.
    #[error("the tournament is {state:?}")]
    State {
        /// How far it has come.
        state: State,
    },
    /// A stage that has started stays what it is.
    #[error("stage {stage} has started")]
    StageStarted {
        /// Which stage.
        stage: StageNumber,
    },
    /// There is no such stage, or it has not started.
    #[error("no stage {stage}")]
    NoStage {
        /// Which stage.
        stage: StageNumber,
    },
    /// The stage is closed.
    #[error("stage {stage} is closed")]
    StageClosed {
        /// Which stage.
        stage: StageNumber,
    },
    /// The stage is not closed.
    #[error("stage {stage} is open")]
    StageOpen {
        /// Which stage.
        stage: StageNumber,
    },
    /// There is no such player on the club's list.
    #[error("no player {player}")]
    NoPlayer {
        /// Who.
        player: PlayerId,
    },
    /// The player has entered already.
    #[error("player {player} has entered")]
    Entered {
        /// Who.
        player: PlayerId,
    },
    /// The player has not entered.
    #[error("player {player} has not entered")]
    NotEntered {
        /// Who.
        player: PlayerId,
    },
    /// The player has results, which stay: withdrawing is the way.
    #[error("player {player} has results")]
    HasResults {
        /// Who.
        player: PlayerId,
        /// In which round.
        round: RoundNumber,
    },
    /// The player is paired, and has to be taken out of the round first.
    #[error("player {player} is paired in round {round}")]
    Paired {
        /// Who.
        player: PlayerId,
        /// In which round.
        round: RoundNumber,
        /// Where.
        table: TableNumber,
    },
    /// The player is not one of those who can be there.
    #[error("player {player} does not play in round {round}")]
    NotHere {
        /// Who.
        player: PlayerId,
        /// In which round.
        round: RoundNumber,
    },
    /// The player would be twice in a round.
    #[error("player {player} twice in round {round}")]
    Twice {
        /// Who.
        player: PlayerId,
        /// In which round.
        round: RoundNumber,
    },
    /// The player sits out in the round.
    #[error("player {player} sits out in round {round}")]
    SitsOut {
        /// Who.
        player: PlayerId,
        /// In which round.
        round: RoundNumber,
        /// Why.
        out: Out,
    },
    /// The player does not sit out in the round.
    #[error("player {player} does not sit out in round {round}")]
    NotOut {
        /// Who.
        player: PlayerId,
        /// In which round.
        round: RoundNumber,
    },
    /// Some would be left without a place in the round.
    #[error("{} without a place in round {round}", players.len())]
    LeftOut {
        /// Who.
        players: Vec<PlayerId>,
        /// In which round.
        round: RoundNumber,
    },
    /// The order does not name everybody once.
    #[error("the order does not name everybody once")]
    Order {
        /// Somebody who is missing, there twice, or not one of them.
        player: PlayerId,
    },
    /// Fewer than two are here.
    #[error("{here} players")]
    TooFew {
        /// How many.
        here: usize,
    },
    /// More than one would get a bye that nobody gave by hand.
    #[error("{byes} byes in round {round}")]
    Byes {
        /// In which round.
        round: RoundNumber,
        /// How many.
        byes: usize,
    },
    /// The player has as many byes as the settings allow.
    #[error("player {player} has {byes} byes")]
    TooManyByes {
        /// Who.
        player: PlayerId,
        /// How many.
        byes: u16,
    },
    /// The player was not withdrawn, or was.
    #[error("player {player} is {} withdrawn", if *away { "already" } else { "not" })]
    Away {
        /// Who.
        player: PlayerId,
        /// Whether the player is.
        away: bool,
    },
    /// The round is past: what happens in a closed stage or before a return stays.
    #[error("round {round} is past")]
    Past {
        /// The round.
        round: RoundNumber,
    },
    /// Series of a player who leaves have to be ended first: by forfeit, as they stand, or without a result.
    #[error("player {player} has a series in round {round}")]
    SeriesOpen {
        /// Who.
        player: PlayerId,
        /// In which round.
        round: RoundNumber,
        /// Which one.
        series: SeriesId,
    },
    /// There is no such round.
    #[error("no round {round}")]
    NoRound {
        /// Which one.
        round: RoundNumber,
    },
    /// The round was paired before.
    #[error("round {round} is paired")]
    RoundExists {
        /// Which one.
        round: RoundNumber,
    },
    /// Another round is next.
    #[error("round {next} is next")]
    NotNext {
        /// The next one.
        next: RoundNumber,
    },
    /// The round is not closed, as it has to be.
    #[error("round {round} is open")]
    RoundOpen {
        /// Which one.
        round: RoundNumber,
    },
    /// The round is closed.
    #[error("round {round} is closed")]
    RoundClosed {
        /// Which one.
        round: RoundNumber,
    },
    /// The round was released before.
    #[error("round {round} is released")]
    RoundReleased {
        /// Which one.
        round: RoundNumber,
    },
    /// Later rounds come first.
    #[error("round {last} is the last one")]
    NotLast {
        /// The last one.
        last: RoundNumber,
    },
    /// As many rounds as planned were paired.
    #[error("all {rounds} rounds are paired")]
    AllPaired {
        /// How many.
        rounds: u16,
    },
    /// There is nobody at the table.
    #[error("nobody at table {table} in round {round}")]
    NoPairing {
        /// Which round.
        round: RoundNumber,
        /// Which table.
        table: TableNumber,
    },
    /// Two pairings would be at the table.
    #[error("table {table} twice")]
    TableTwice {
        /// Which table.
        table: TableNumber,
    },
    /// Results are missing.
    #[error("{} results are missing in round {round}", tables.len())]
    ResultsMissing {
        /// In which round.
        round: RoundNumber,
        /// At which tables.
        tables: Vec<TableNumber>,
    },
    /// Somebody's opponent has withdrawn.
    #[error("{} need an opponent in round {round}", tables.len())]
    NeedOpponents {
        /// In which round.
        round: RoundNumber,
        /// At which tables.
        tables: Vec<TableNumber>,
    },
    /// Series with games would be struck without being named.
    #[error("{} series have games", series.len())]
    Begun {
        /// Which series.
        series: Vec<SeriesId>,
    },
    /// A pairing that is to stay would go.
    #[error("table {table} is pinned")]
    Pinned {
        /// Which table.
        table: TableNumber,
    },
    /// Such a sitting out comes from pairing alone.
    #[error("nobody sits out so by hand")]
    OutOfPairing,
    /// The series has games, so that somebody turned up.
    #[error("series {series} has games")]
    TurnedUp {
        /// Which one.
        series: SeriesId,
    },
    /// A series that a tournament from elsewhere pairs is not there, or is between others.
    #[error("no series {series} between those who are paired")]
    NoSeries {
        /// Which.
        series: SeriesId,
    },
    /// Only a drawn series of a knockout goes on, as often as the settings say.
    #[error("no extra games")]
    NoExtra,
    /// The next stage needs players, or there is no next one for them.
    #[error("{advance} go on")]
    Advance {
        /// How many.
        advance: usize,
    },
    /// Groups are missing, not numbered from 1 on, or given where there are none.
    #[error("groups")]
    Groups,
    /// The facts would not fit together.
    #[error(transparent)]
    Facts(FactFault),
}

impl From<FactFault> for Refusal {
    fn from(fault: FactFault) -> Refusal {
        match fault {
            FactFault::Setting(fault) => Refusal::Setting(fault),
            FactFault::NotEntered { player } => Refusal::NotEntered { player },
            FactFault::PlayerTwice { player, round } => Refusal::Twice { player, round },
            fault => Refusal::Facts(fault),
        }
    }
}
