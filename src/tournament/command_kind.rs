//! The commands about tournaments without their data, by the names that they have in the log.

use super::command::Command;

/// Commands with the names that they have in the log, and what tells a command as one of them.
macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident = $name:literal),* $(,)?) => {
        /// Which command about a tournament it is.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum CommandKind { $($(#[$doc])* $kind),* }

        impl CommandKind {
            /// Every command.
            pub const ALL: &'static [CommandKind] = &[$(CommandKind::$kind),*];

            /// The name in the log, such as `pair-round`.
            pub const fn name(self) -> &'static str {
                match self { $(CommandKind::$kind => $name),* }
            }

            /// The command that has a name in the log.
            pub fn from_name(name: &str) -> Option<CommandKind> {
                CommandKind::ALL.iter().copied().find(|kind| kind.name() == name)
            }
        }

        impl Command {
            /// Which command it is.
            pub const fn kind(&self) -> CommandKind {
                match self { $(Command::$kind { .. } => CommandKind::$kind),* }
            }
        }
    };
}

kinds! {
    /// See [`Command::Create`].
    Create = "create-tournament",
    /// See [`Command::TakeIn`].
    TakeIn = "take-in-tournament",
    /// See [`Command::Edit`].
    Edit = "edit-tournament",
    /// See [`Command::ChangeSettings`].
    ChangeSettings = "change-tournament-settings",
    /// See [`Command::SetPrizes`].
    SetPrizes = "set-prizes",
    /// See [`Command::PlanStages`].
    PlanStages = "plan-stages",
    /// See [`Command::Remove`].
    Remove = "remove-tournament",
    /// See [`Command::Enter`].
    Enter = "enter",
    /// See [`Command::RemoveEntry`].
    RemoveEntry = "remove-tournament-entry",
    /// See [`Command::ReplaceEntry`].
    ReplaceEntry = "replace-tournament-entry",
    /// See [`Command::SetSeeds`].
    SetSeeds = "set-seeds",
    /// See [`Command::Start`].
    Start = "start-tournament",
    /// See [`Command::PutAvoid`].
    PutAvoid = "put-avoid",
    /// See [`Command::RemoveAvoid`].
    RemoveAvoid = "remove-avoid",
    /// See [`Command::FixTable`].
    FixTable = "fix-table",
    /// See [`Command::SitOut`].
    SitOut = "sit-out",
    /// See [`Command::Withdraw`].
    Withdraw = "withdraw",
    /// See [`Command::Return`].
    Return = "return",
    /// See [`Command::PairRound`].
    PairRound = "pair-round",
    /// See [`Command::ChangePairings`].
    ChangePairings = "change-pairings",
    /// See [`Command::Pin`].
    Pin = "pin-pairing",
    /// See [`Command::NoShow`].
    NoShow = "no-show",
    /// See [`Command::AddExtra`].
    AddExtra = "add-extra-games",
    /// See [`Command::ReleaseRound`].
    ReleaseRound = "release-round",
    /// See [`Command::CloseRound`].
    CloseRound = "close-round",
    /// See [`Command::ReopenRound`].
    ReopenRound = "reopen-round",
    /// See [`Command::DeleteRound`].
    DeleteRound = "delete-round",
    /// See [`Command::CloseStage`].
    CloseStage = "close-stage",
    /// See [`Command::ReopenStage`].
    ReopenStage = "reopen-stage",
    /// See [`Command::Finish`].
    Finish = "finish-tournament",
    /// See [`Command::Reopen`].
    Reopen = "reopen-tournament",
}
