//! What the entries of the log say, in words.

use std::borrow::Cow;
use std::collections::{BTreeSet, HashSet};

use serde_json::Value;

use super::desk::Club;
use super::widget::bounded;
use crate::club::SeriesId;
use crate::store::LogEntry;
use crate::words::{LogNames, Words, logged_parts};

/// What the ids in the log stand for: now, or else when they were last written there.
pub fn names(entries: &[LogEntry], club: &Club) -> LogNames {
    let people = &club.people;
    let mut names = LogNames {
        players: people.everybody().map(|player| (player.id.to_string(), people.label(player.id))).collect(),
        tournaments: club.tournaments.iter().map(|head| (head.id.to_string(), bounded(head.name.as_str()))).collect(),
        seasons: club.seasons.iter().map(|season| (season.id.to_string(), bounded(season.name.as_str()))).collect(),
        ..LogNames::default()
    };
    // The ids of all series of a large club would take longer to write out than all the rest.
    let commands = || entries.iter().filter_map(LogEntry::command);
    let named = commands().flat_map(logged_parts).filter_map(|part| part["series"].as_str()?.parse().ok());
    let named: HashSet<SeriesId> = named.map(SeriesId).collect();
    for series in club.series.iter().filter(|series| named.contains(&series.id())) {
        let players = [series.players().first, series.players().second].map(|player| player.to_string());
        names.series.insert(series.id().to_string(), (series.date.to_string(), players));
    }
    commands().rev().for_each(|command| names.learn(&shortened(command)));
    names
}

/// What is written in commands and facts that somebody chose to call something.
const NAMED: [&str; 5] = ["name", "short_name", "group", "household", "contact"];

/// A command or a fact with the names in it as they are shown.
pub fn shortened(value: &Value) -> Cow<'_, Value> {
    fn is_long(value: &Value) -> bool {
        match value {
            Value::Object(fields) => fields.iter().any(|(field, value)| match value.as_str() {
                Some(text) => NAMED.contains(&field.as_str()) && bounded(text) != text,
                None => is_long(value),
            }),
            Value::Array(values) => values.iter().any(is_long),
            _ => false,
        }
    }
    fn shorten(value: &mut Value) {
        match value {
            Value::Object(fields) => fields.iter_mut().for_each(|(field, value)| match value {
                Value::String(text) if NAMED.contains(&field.as_str()) => *text = bounded(text),
                value => shorten(value),
            }),
            Value::Array(values) => values.iter_mut().for_each(shorten),
            _ => {}
        }
    }
    if !is_long(value) {
        return Cow::Borrowed(value);
    }
    let mut short = value.clone();
    shorten(&mut short);
    Cow::Owned(short)
}

/// What the commands of entries did.
pub fn what(entries: &[LogEntry], club: &Club, words: &Words) -> String {
    let names = names(entries, club);
    let said = entries.iter().filter_map(LogEntry::command).map(|command| words.logged(&shortened(command), &names));
    said.collect::<Vec<_>>().join("; ")
}

/// The players and the series that a command is about, by their ids.
pub fn about(command: &Value, names: &LogNames) -> (BTreeSet<String>, BTreeSet<String>) {
    let (mut players, mut series) = (BTreeSet::new(), BTreeSet::new());
    for part in logged_parts(command) {
        let named = ["player", "from", "into", "first", "second"].into_iter().filter_map(|field| part[field].as_str());
        players.extend(named.map(str::to_owned));
        let Some(id) = part["series"].as_str() else { continue };
        series.insert(id.to_owned());
        players.extend(names.series.get(id).into_iter().flat_map(|(_, players)| players.clone()));
    }
    (players, series)
}
