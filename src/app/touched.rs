//! Which series have to be read again after something was done to the facts.

use crate::club::{Command, SeriesId};
use crate::tournament;

/// Whether series are what they were after a command.
pub(super) fn leaves_series_alone(command: &Command) -> bool {
    matches!(
        command,
        Command::AddPlayer { .. }
            | Command::EditPlayer { .. }
            | Command::ArchivePlayer { .. }
            | Command::RestorePlayer { .. }
            | Command::RemovePlayer { .. }
            | Command::ChangeSettings(_)
            | Command::PutSeason(_)
            | Command::RemoveSeason { .. }
    )
}

/// Whether series are what they were after something about a tournament.
pub(super) fn leaves_all_series_alone(act: &tournament::Act) -> bool {
    use tournament::Command as About;
    match act {
        tournament::Act::Club(command) => leaves_series_alone(command),
        tournament::Act::Tournament { command, .. } => !matches!(
            command,
            About::Remove { .. }
                | About::ReplaceEntry { .. }
                | About::PairRound { .. }
                | About::ChangePairings { .. }
                | About::AddExtra { .. }
                | About::DeleteRound { .. }
        ),
    }
}

/// The series that commands are about, where that is one and the same.
pub(super) fn one_series(acts: &[tournament::Act]) -> Option<SeriesId> {
    let mut found = None;
    for act in acts {
        match act {
            tournament::Act::Club(command) => match command.series() {
                Some(series) if found.is_none_or(|found| found == series) => found = Some(series),
                None if leaves_series_alone(command) => {}
                _ => return None,
            },
            act if leaves_all_series_alone(act) => {}
            tournament::Act::Tournament { .. } => return None,
        }
    }
    found
}
