//! What anybody does to what a club keeps: a command of the club, or one about a tournament.

use super::command::Command;
use super::ids::TournamentId;
use crate::club;

/// Something that a user does. Batches may mix both kinds.
#[derive(Clone, PartialEq, Debug)]
pub enum Act {
    /// To players, series, seasons or settings.
    Club(club::Command),
    /// To a tournament.
    Tournament {
        /// Which one.
        id: TournamentId,
        /// What.
        command: Command,
    },
}

impl Act {
    /// The name in the log.
    pub const fn name(&self) -> &'static str {
        match self {
            Act::Club(command) => command.name(),
            Act::Tournament { command, .. } => command.name(),
        }
    }

    /// Whether it can be undone.
    pub const fn can_be_undone(&self) -> bool {
        match self {
            Act::Club(command) => command.can_be_undone(),
            Act::Tournament { .. } => true,
        }
    }
}

impl From<club::Command> for Act {
    fn from(command: club::Command) -> Act {
        Act::Club(command)
    }
}

impl From<&club::Command> for Act {
    fn from(command: &club::Command) -> Act {
        Act::Club(command.clone())
    }
}

impl From<&Act> for Act {
    fn from(act: &Act) -> Act {
        act.clone()
    }
}
