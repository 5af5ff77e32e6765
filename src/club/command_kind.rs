//! Which commands there are, and their names in the log.

/// Which command something is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CommandKind {
    /// [`Command::AddPlayer`](super::Command::AddPlayer).
    AddPlayer,
    /// [`Command::EditPlayer`](super::Command::EditPlayer).
    EditPlayer,
    /// [`Command::ArchivePlayer`](super::Command::ArchivePlayer).
    ArchivePlayer,
    /// [`Command::RestorePlayer`](super::Command::RestorePlayer).
    RestorePlayer,
    /// [`Command::RemovePlayer`](super::Command::RemovePlayer).
    RemovePlayer,
    /// [`Command::MergePlayers`](super::Command::MergePlayers).
    MergePlayers,
    /// [`Command::AnonymisePlayer`](super::Command::AnonymisePlayer).
    AnonymisePlayer,
    /// [`Command::RecordSeries`](super::Command::RecordSeries).
    RecordSeries,
    /// [`Command::AddGame`](super::Command::AddGame).
    AddGame,
    /// [`Command::CorrectGame`](super::Command::CorrectGame).
    CorrectGame,
    /// [`Command::EditSeries`](super::Command::EditSeries).
    EditSeries,
    /// [`Command::RemoveGame`](super::Command::RemoveGame).
    RemoveGame,
    /// [`Command::StartGame`](super::Command::StartGame).
    StartGame,
    /// [`Command::EndGame`](super::Command::EndGame).
    EndGame,
    /// [`Command::CloseSeries`](super::Command::CloseSeries).
    CloseSeries,
    /// [`Command::RemoveSeries`](super::Command::RemoveSeries).
    RemoveSeries,
    /// [`Command::ChangeSettings`](super::Command::ChangeSettings).
    ChangeSettings,
    /// [`Command::PutSeason`](super::Command::PutSeason).
    PutSeason,
    /// [`Command::RemoveSeason`](super::Command::RemoveSeason).
    RemoveSeason,
}

impl CommandKind {
    /// Every command.
    pub const ALL: [CommandKind; 19] = [
        CommandKind::AddPlayer,
        CommandKind::EditPlayer,
        CommandKind::ArchivePlayer,
        CommandKind::RestorePlayer,
        CommandKind::RemovePlayer,
        CommandKind::MergePlayers,
        CommandKind::AnonymisePlayer,
        CommandKind::RecordSeries,
        CommandKind::AddGame,
        CommandKind::CorrectGame,
        CommandKind::EditSeries,
        CommandKind::RemoveGame,
        CommandKind::StartGame,
        CommandKind::EndGame,
        CommandKind::CloseSeries,
        CommandKind::RemoveSeries,
        CommandKind::ChangeSettings,
        CommandKind::PutSeason,
        CommandKind::RemoveSeason,
    ];

    /// The name in the log, such as `add-player`.
    pub const fn name(self) -> &'static str {
        match self {
            CommandKind::AddPlayer => "add-player",
            CommandKind::EditPlayer => "edit-player",
            CommandKind::ArchivePlayer => "archive-player",
            CommandKind::RestorePlayer => "restore-player",
            CommandKind::RemovePlayer => "remove-player",
            CommandKind::MergePlayers => "merge-players",
            CommandKind::AnonymisePlayer => "anonymise-player",
            CommandKind::RecordSeries => "record-series",
            CommandKind::AddGame => "add-game",
            CommandKind::CorrectGame => "correct-game",
            CommandKind::EditSeries => "edit-series",
            CommandKind::RemoveGame => "remove-game",
            CommandKind::StartGame => "start-game",
            CommandKind::EndGame => "end-game",
            CommandKind::CloseSeries => "close-series",
            CommandKind::RemoveSeries => "remove-series",
            CommandKind::ChangeSettings => "change-settings",
            CommandKind::PutSeason => "put-season",
            CommandKind::RemoveSeason => "remove-season",
        }
    }

    /// The command that has a name in the log.
    pub fn from_name(name: &str) -> Option<CommandKind> {
        CommandKind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}
