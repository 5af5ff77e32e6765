//! What can be done to a club's facts: commands, the facts they are checked against, and the changes they come to.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;

use super::command_kind::CommandKind;
use super::entry::{GameRecord, SeriesRecord};
use super::ids::{GameId, PlayerId, SeasonId, SeriesId};
use super::live::NewGame;
use super::name::Name;
use super::player::{Player, Profile};
use super::series::{Length, Purpose, SameSides, Seats, Series};
use super::settings::{ClubSettings, Season};

/// Something that a user does to the facts.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// Puts a player on the list.
    AddPlayer {
        /// The id of the new player.
        player: PlayerId,
        /// What is known of the player.
        profile: Profile,
    },
    /// Replaces what is known of a player.
    EditPlayer {
        /// Who.
        player: PlayerId,
        /// What is known now.
        profile: Profile,
    },
    /// Leaves a player out of lists to choose from.
    ArchivePlayer {
        /// Who.
        player: PlayerId,
    },
    /// Takes a player back into the lists.
    RestorePlayer {
        /// Who.
        player: PlayerId,
    },
    /// Strikes a player without series from the list.
    RemovePlayer {
        /// Who.
        player: PlayerId,
    },
    /// Gives the series of a player to another one, of whom it is a double. The double stays, archived, and says so.
    MergePlayers {
        /// The double.
        from: PlayerId,
        /// The player who stays.
        into: PlayerId,
    },
    /// Removes all that is known of a player, doubles included, from facts, log and undo data. It can't be undone.
    AnonymisePlayer {
        /// Who.
        player: PlayerId,
        /// What to call the player from now on.
        name: Name,
    },
    /// Records a series with the games played so far.
    RecordSeries(SeriesRecord),
    /// Adds the next game to a series.
    AddGame {
        /// Which series.
        series: SeriesId,
        /// The game.
        game: GameRecord,
        /// Whether the organiser allows the same sides twice in a row.
        same_sides: SameSides,
    },
    /// Replaces a game.
    CorrectGame {
        /// Which series.
        series: SeriesId,
        /// The number of the game, from 1.
        number: usize,
        /// What it was in truth.
        game: GameRecord,
        /// Whether the organiser allows the same sides twice in a row.
        same_sides: SameSides,
    },
    /// Replaces what a series says besides its games.
    EditSeries {
        /// Which series.
        series: SeriesId,
        /// Who played it. Results stay with the seats.
        players: Seats<PlayerId>,
        /// The calendar date of its evening.
        date: NaiveDate,
        /// What it is for.
        purpose: Purpose,
        /// How many games it has.
        length: Length,
    },
    /// Strikes the last game of a series.
    RemoveGame {
        /// Which series.
        series: SeriesId,
        /// The number of the game, from 1.
        number: usize,
    },
    /// Starts the next game of a series on the screen.
    StartGame {
        /// Which series.
        series: SeriesId,
        /// The game.
        game: NewGame,
    },
    /// Ends a game that is played on the screen.
    EndGame {
        /// Which series.
        series: SeriesId,
        /// Which game.
        id: GameId,
        /// How many events it has: where there are more by now, something else has happened in it.
        events: u32,
        /// What was played and how it ended; see [`LiveGame::ended`](super::LiveGame::ended).
        game: GameRecord,
    },
    /// Closes a series that lacks games, by decision.
    CloseSeries {
        /// Which series.
        series: SeriesId,
    },
    /// Strikes a series with its games.
    RemoveSeries {
        /// Which series.
        series: SeriesId,
    },
    /// Replaces the club's settings.
    ChangeSettings(ClubSettings),
    /// Makes a season, or replaces it.
    PutSeason(Season),
    /// Strikes a season; its series stay.
    RemoveSeason {
        /// Which season.
        season: SeasonId,
    },
}

/// Commands that are carried out together or not at all, and undone together.
#[derive(Clone, PartialEq, Debug)]
pub struct Batch<C = Command> {
    /// What they are for.
    pub purpose: BatchPurpose,
    /// The commands; each is checked against the facts that those before it have led to.
    pub commands: Vec<C>,
}

/// What a batch is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BatchPurpose {
    /// What somebody kept in a file comes in.
    Import,
    /// The results of an evening come in.
    Evening,
    /// A game under way is ended by decision, and its series with it.
    CloseSeries,
    /// A game starts again from a new deal.
    ReplayGame,
    /// Somebody leaves a tournament in the middle of a series, which is ended first.
    Withdraw,
}

impl BatchPurpose {
    /// Every purpose.
    pub const ALL: [BatchPurpose; 5] = [
        BatchPurpose::Import,
        BatchPurpose::Evening,
        BatchPurpose::CloseSeries,
        BatchPurpose::ReplayGame,
        BatchPurpose::Withdraw,
    ];

    /// The purpose that has a name in the log.
    pub fn from_name(name: &str) -> Option<BatchPurpose> {
        BatchPurpose::ALL.into_iter().find(|purpose| purpose.name() == name)
    }

    /// The name in the log.
    pub const fn name(self) -> &'static str {
        match self {
            BatchPurpose::Import => "import",
            BatchPurpose::Evening => "evening",
            BatchPurpose::CloseSeries => "close-series-under-way",
            BatchPurpose::ReplayGame => "replay-game",
            BatchPurpose::Withdraw => "withdraw-under-way",
        }
    }
}

/// The facts that a command is checked against.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Facts {
    /// The players it names, as far as there are such.
    pub players: BTreeMap<PlayerId, Player>,
    /// Which of them have series, have entered tournaments, or have doubles that were merged into them.
    pub bound: BTreeSet<PlayerId>,
    /// The doubles that were merged into them: only for commands that ask for [`Command::whole_player`].
    pub doubles: Vec<Player>,
    /// The series it names, if there is one, and whether its sides need not swap; and all those of
    /// [`Command::whole_player`].
    pub series: BTreeMap<SeriesId, (Series, SameSides)>,
    /// The game that is played on the screen, of the series it names, and how many events it has.
    pub live: Option<(GameId, u32)>,
    /// The seasons: only for commands about seasons.
    pub seasons: Vec<Season>,
    /// Where the series it names is paired, if it is a series of a tournament.
    pub paired: Option<Paired>,
}

/// Where a series is paired in a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paired {
    /// What the tournament is called.
    pub tournament: Name,
    /// The number of the round.
    pub round: u16,
    /// Whether the round is closed, so that a reason is asked for.
    pub is_closed: bool,
}

/// A change of the facts that a command comes to. Changes are carried out in their order.
#[derive(Clone, PartialEq, Debug)]
pub enum Change {
    /// A player is new or different.
    PutPlayer(Player),
    /// A player is gone.
    RemovePlayer(PlayerId),
    /// A player is somebody without a name, in what was written earlier too.
    Anonymise(Player),
    /// A series is new or different, apart from its games.
    PutSeries(Series, SameSides),
    /// A game of a series is new or different.
    PutGame {
        /// Which series.
        series: SeriesId,
        /// The number of the game, from 1.
        number: usize,
        /// The game.
        game: GameRecord,
    },
    /// A game starts on the screen.
    StartGame {
        /// Which series.
        series: SeriesId,
        /// The number of the game, from 1.
        number: usize,
        /// The game.
        game: NewGame,
    },
    /// The last game of a series is gone.
    RemoveGame {
        /// Which series.
        series: SeriesId,
        /// The number of the game, from 1.
        number: usize,
    },
    /// A series is gone with its games.
    RemoveSeries(SeriesId),
    /// The settings are different.
    PutSettings(ClubSettings),
    /// A season is new or different.
    PutSeason(Season),
    /// A season is gone.
    RemoveSeason(SeasonId),
}

impl Command {
    /// The name in the log, such as `add-player`.
    pub const fn name(&self) -> &'static str {
        self.kind().name()
    }

    /// Which command it is.
    pub const fn kind(&self) -> CommandKind {
        match self {
            Command::AddPlayer { .. } => CommandKind::AddPlayer,
            Command::EditPlayer { .. } => CommandKind::EditPlayer,
            Command::ArchivePlayer { .. } => CommandKind::ArchivePlayer,
            Command::RestorePlayer { .. } => CommandKind::RestorePlayer,
            Command::RemovePlayer { .. } => CommandKind::RemovePlayer,
            Command::MergePlayers { .. } => CommandKind::MergePlayers,
            Command::AnonymisePlayer { .. } => CommandKind::AnonymisePlayer,
            Command::RecordSeries(_) => CommandKind::RecordSeries,
            Command::AddGame { .. } => CommandKind::AddGame,
            Command::CorrectGame { .. } => CommandKind::CorrectGame,
            Command::EditSeries { .. } => CommandKind::EditSeries,
            Command::RemoveGame { .. } => CommandKind::RemoveGame,
            Command::StartGame { .. } => CommandKind::StartGame,
            Command::EndGame { .. } => CommandKind::EndGame,
            Command::CloseSeries { .. } => CommandKind::CloseSeries,
            Command::RemoveSeries { .. } => CommandKind::RemoveSeries,
            Command::ChangeSettings(_) => CommandKind::ChangeSettings,
            Command::PutSeason(_) => CommandKind::PutSeason,
            Command::RemoveSeason { .. } => CommandKind::RemoveSeason,
        }
    }

    /// The players whose facts it is checked against.
    pub fn players(&self) -> Vec<PlayerId> {
        match self {
            Command::AddPlayer { player, .. }
            | Command::EditPlayer { player, .. }
            | Command::ArchivePlayer { player }
            | Command::RestorePlayer { player }
            | Command::AnonymisePlayer { player, .. }
            | Command::RemovePlayer { player } => vec![*player],
            Command::MergePlayers { from, into } => vec![*from, *into],
            Command::RecordSeries(SeriesRecord { players, .. }) | Command::EditSeries { players, .. } => {
                vec![players.first, players.second]
            }
            _ => Vec::new(),
        }
    }

    /// The player of whom all series and doubles are needed.
    pub const fn whole_player(&self) -> Option<PlayerId> {
        match self {
            Command::MergePlayers { from: player, .. } | Command::AnonymisePlayer { player, .. } => Some(*player),
            _ => None,
        }
    }

    /// The series whose facts it is checked against.
    pub const fn series(&self) -> Option<SeriesId> {
        match self {
            Command::RecordSeries(record) => Some(record.id),
            Command::AddGame { series, .. }
            | Command::CorrectGame { series, .. }
            | Command::EditSeries { series, .. }
            | Command::RemoveGame { series, .. }
            | Command::StartGame { series, .. }
            | Command::EndGame { series, .. }
            | Command::CloseSeries { series }
            | Command::RemoveSeries { series } => Some(*series),
            _ => None,
        }
    }

    /// Whether it changes what a series comes to, so that a reason is asked for where that belongs to a closed round. What
    /// was played on the screen ends without one.
    pub const fn changes_results(&self) -> bool {
        self.series().is_some() && !matches!(self, Command::RecordSeries(_) | Command::EndGame { .. })
    }

    /// Whether it is checked against the seasons.
    pub const fn is_about_seasons(&self) -> bool {
        matches!(self, Command::PutSeason(_) | Command::RemoveSeason { .. })
    }

    /// Whether it can be undone.
    pub const fn can_be_undone(&self) -> bool {
        !matches!(self, Command::AnonymisePlayer { .. })
    }
}
