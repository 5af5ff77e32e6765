//! What the entries of the log say, in words.

use crate::club::EntryId;
use crate::store::{Did, LogEntry};
use crate::words::{LogNames, Words};

use super::desk::Club;

/// What the ids in the log stand for: now, or else when they were last written there.
pub fn names(entries: &[LogEntry], club: &Club) -> LogNames {
    let people = &club.people;
    let mut names = LogNames {
        players: people.everybody().map(|player| (player.id.to_string(), people.label(player.id))).collect(),
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

/// What the command of an entry did.
pub fn what(id: EntryId, entries: &[LogEntry], club: &Club, words: &Words) -> String {
    let command = entries.iter().find(|entry| entry.stamp.entry == id);
    match command.map(|entry| &entry.did) {
        Some(Did::Command(command)) => words.logged(command, &names(entries, club)),
        _ => String::new(),
    }
}
