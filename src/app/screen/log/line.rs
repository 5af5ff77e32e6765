//! The entries of the log as lines: in words, and with what they can be found by.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use chrono::{Local, NaiveDate};
use serde_json::Value;

use crate::app::logged;
use crate::app::screen::parts::moment;
use crate::club::{EntryId, search_key};
use crate::store::{Did, LogEntry};
use crate::words::{Language, LogNames, Words, message};

/// An entry as it is shown.
#[derive(Clone, Debug)]
pub struct Line {
    /// Which.
    pub entry: EntryId,
    /// On which day, where the program runs.
    pub date: NaiveDate,
    /// When, in words.
    pub moment: String,
    /// What was done.
    pub what: String,
    /// Why, and whether it is undone since.
    pub more: String,
    /// On which device.
    pub device: String,
    /// Whether what was done is undone by now.
    pub is_undone: bool,
    /// What it can be found by.
    key: String,
    players: BTreeSet<String>,
    /// The series that it is about, by their ids.
    pub series: BTreeSet<String>,
}

impl Line {
    /// Whether all words that are typed are in it, or the players that they name.
    pub fn is_found(&self, words: &[String], named: &[BTreeSet<String>]) -> bool {
        words.iter().all(|word| self.key.contains(word))
            || !named.is_empty() && named.iter().all(|players| !self.players.is_disjoint(players))
    }

    /// How high it is where so many letters stand on a line.
    pub fn height(&self, letters: usize) -> f32 {
        let more = if self.more.is_empty() { 0.0 } else { rows(&self.more, letters + letters / 8) * 19.0 };
        rows(&self.what, letters) * 21.0 + more + 18.0
    }
}

/// On how many rows a text stands where so many letters have room on one, broken between words.
fn rows(text: &str, letters: usize) -> f32 {
    let (mut rows, mut used) = (1_usize, 0);
    for word in text.split(' ').map(|word| word.chars().map(widths).sum::<usize>()) {
        if used > 0 && used + 1 + word > letters {
            rows += 1;
            used = 0;
        }
        // What is longer than a row is broken within.
        let broken = word.saturating_sub(1) / letters.max(1);
        rows += broken;
        used += usize::from(used > 0) + word - broken * letters;
    }
    rows as f32
}

/// How many usual letters a letter is as wide as: those of East Asia and pictures, for instance, are squares.
const fn widths(letter: char) -> usize {
    match letter {
        'M' | 'W' | '\u{1100}'.. => 2,
        _ => 1,
    }
}

/// The entries in words, the newest first.
pub(super) fn lines(entries: &[LogEntry], names: &LogNames, language: Language) -> Vec<Line> {
    let words = Words::in_language(language);
    let commands: HashMap<EntryId, (&Value, String)> = entries
        .iter()
        .filter_map(|entry| match &entry.did {
            Did::Command(command) => {
                Some((entry.stamp.entry, (command, words.logged(&logged::shortened(command), names))))
            }
            Did::Undo(_) | Did::Redo(_) => None,
        })
        .collect();
    let mut undone = BTreeMap::new();
    for entry in entries {
        match entry.did {
            Did::Undo(of) => undone.insert(of, true),
            Did::Redo(of) => undone.insert(of, false),
            Did::Command(_) => None,
        };
    }
    let line = |entry: &LogEntry| {
        let of = match &entry.did {
            Did::Command(_) => entry.stamp.entry,
            Did::Undo(of) | Did::Redo(of) => *of,
        };
        let command = commands.get(&of);
        let what = command.map(|(_, what)| what.clone()).unwrap_or_default();
        let what = match &entry.did {
            Did::Command(_) => what,
            Did::Undo(_) => message!(words, "log-undone", what = what),
            Did::Redo(_) => message!(words, "log-redone", what = what),
        };
        let (players, series) = command.map(|(command, _)| logged::about(command, names)).unwrap_or_default();
        let is_undone = undone.get(&entry.stamp.entry) == Some(&true);
        let why = entry.stamp.why.as_ref().map(|why| message!(words, "log-why", why = why.as_str()));
        let more = is_undone.then(|| message!(words, "app-is-undone")).into_iter().chain(why);
        let more = more.collect::<Vec<_>>().join(" · ");
        Line {
            entry: entry.stamp.entry,
            date: entry.stamp.moment.with_timezone(&Local).date_naive(),
            moment: moment(entry.stamp.moment, &words),
            key: search_key(&format!("{what} {more} {}", entry.stamp.device)),
            what,
            more,
            device: entry.stamp.device.clone(),
            is_undone,
            players,
            series,
        }
    };
    entries.iter().rev().map(line).collect()
}
