//! What the entries of the log say, in words.

use super::desk::Club;
use crate::store::{Did, LogEntry};
use crate::words::{LogNames, Words};

/// What the ids in the log stand for: now, or else when they were last written there.
pub fn names(entries: &[LogEntry], club: &Club) -> LogNames {
    let people = &club.people;
    let mut names = LogNames {
        players: people.everybody().map(|player| (player.id.to_string(), people.label(player.id))).collect(),
        seasons: club.seasons.iter().map(|season| (season.id.to_string(), season.name.to_string())).collect(),
        ..LogNames::default()
    };
    for series in club.series.iter() {
        let players = [series.players().first, series.players().second].map(|player| player.to_string());
        names.series.insert(series.id().to_string(), (series.date.to_string(), players));
    }
    for entry in entries.iter().rev() {
        if let Did::Command(command) = &entry.did {
            names.learn(command);
        }
    }
    names
}

/// What the commands of entries did.
pub fn what(entries: &[LogEntry], club: &Club, words: &Words) -> String {
    let names = names(entries, club);
    let said = entries.iter().filter_map(|entry| match &entry.did {
        Did::Command(command) => Some(words.logged(command, &names)),
        Did::Undo(_) | Did::Redo(_) => None,
    });
    said.collect::<Vec<_>>().join("; ")
}
