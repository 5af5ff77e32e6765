//! The entries of the log as lines: in words, and with what they can be found by.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};

use chrono::{Local, NaiveDate};
use serde_json::Value;

use crate::app::font;
use crate::app::logged;
use crate::app::screen::parts::moment;
use crate::app::theme::size;
use crate::app::widget;
use crate::club::{EntryId, search_key};
use crate::exchange::{Cell, Column as Titled, Table};
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

    /// How high it is where its words have so much room, in logical pixels: no less than a moment with a device below it.
    pub fn height(&self, room: f32) -> f32 {
        let more = if self.more.is_empty() { 0 } else { rows(&self.more, room * size::BODY / size::SMALL) };
        let what = rows(&self.what, room) as f32 * ROW + more as f32 * SMALL_ROW;
        what.max(2.0 * ROW) + 18.0
    }
}

/// The distances of lines of text, in logical pixels.
const ROW: f32 = 21.0;
const SMALL_ROW: f32 = 18.0;

/// On how many rows a text of the usual size stands that is broken between words. It may be too many where the renderer breaks
/// elsewhere too, and never too few.
fn rows(text: &str, room: f32) -> usize {
    let (mut rows, mut used) = (1, 0.0);
    for word in text.split(' ').map(|word| word.chars().map(width).sum::<f32>()) {
        let space = if used > 0.0 { width(' ') } else { 0.0 };
        if used > 0.0 && used + space + word > room {
            rows += 1;
            used = word;
        } else {
            used += space + word;
        }
        // What is longer than a row is broken within, between any two letters.
        while used > room {
            rows += 1;
            used -= (room - BROKEN).max(BROKEN);
        }
    }
    rows
}

/// A word that is broken leaves less room than this at the end of a row, in logical pixels.
const BROKEN: f32 = 24.0;

/// How wide a letter of the usual size is, in logical pixels. To set every entry to measure it would take too long.
fn width(letter: char) -> f32 {
    thread_local!(static WIDTHS: RefCell<HashMap<char, f32>> = RefCell::default());
    const TIMES: usize = 8;
    let measured = || widget::width(&letter.to_string().repeat(TIMES), size::BODY, font::TEXT) / TIMES as f32;
    WIDTHS.with_borrow_mut(|widths| *widths.entry(letter).or_insert_with(measured))
}

/// Entries as a table that goes out.
pub(super) fn table(title: String, lines: &[Line], words: &Words) -> Table {
    let columns: Vec<Titled<'_, &Line>> = vec![
        Titled::new(message!(words, "log-moment"), |line: &&Line| Cell::text(line.moment.clone())),
        Titled::new(message!(words, "log-what"), |line: &&Line| Cell::text(line.what.clone())),
        Titled::new(message!(words, "column-remark"), |line: &&Line| Cell::text(line.more.clone())),
        Titled::new(message!(words, "column-device"), |line: &&Line| Cell::text(line.device.clone())),
    ];
    Table::new(title, columns, lines)
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
