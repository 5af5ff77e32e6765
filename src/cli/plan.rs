//! What an import would do: a line for each part of the file, or the same as data for programs.

use std::io::{self, Write as _};

use serde::Serialize;
use serde_json::{Map, Value, json};

use super::people::People;
use super::results;
use super::table::print_json;
use crate::club::{Command, PlayerId, Seat, Seats, SeriesRecord};
use crate::exchange::{CsvFile, Encoding, FieldChange, NewName, NewSeries, PlayerColumn, Separator, Who};
use crate::tournament::Act;
use crate::words::{Words, message};

/// What becomes of a part of the file.
#[derive(Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Verdict {
    New,
    Changed,
    Same,
    Open,
    Refused,
}

/// A part of the file: a line, a game, a player, …
#[derive(Serialize)]
struct Part {
    verdict: Verdict,
    #[serde(flatten)]
    data: Value,
    /// What people read of it; nothing where the club knows all that already.
    #[serde(skip)]
    line: Option<String>,
}

/// What an import would do, and the commands by which it does.
#[derive(Default)]
pub(super) struct Plan {
    /// Lines about the file as a whole.
    notes: Vec<String>,
    /// The same as data.
    about: Map<String, Value>,
    parts: Vec<Part>,
    pub(super) commands: Vec<Act>,
}

impl Plan {
    /// A plan of a CSV file: how it was read, and which of its columns nobody knows.
    pub(super) fn of_csv(file: &CsvFile, unknown_columns: &[String], words: &Words) -> Plan {
        let separator = match file.separator {
            Separator::Tab => message!(words, "import-tab"),
            other => message!(words, "import-separator", separator = other.character().to_string()),
        };
        let mut plan = Plan::default();
        let encoding = file.encoding.name();
        plan.notes.push(message!(words, "import-read-as", encoding = encoding, separator = separator));
        if file.encoding == Encoding::Windows1252 {
            plan.notes.push(message!(words, "import-guessed"));
        }
        if !unknown_columns.is_empty() {
            plan.notes.push(message!(words, "import-unknown-columns", list = unknown_columns.join(", ")));
        }
        plan.about.insert("encoding".to_owned(), encoding.into());
        plan.about.insert("separator".to_owned(), file.separator.character().to_string().into());
        plan.about.insert("unknown_columns".to_owned(), unknown_columns.into());
        plan
    }

    /// A plan of a file of records, and how it was read where that is a guess.
    pub(super) fn of_records(encoding: Encoding, words: &Words) -> Plan {
        let mut plan = Plan::default();
        if encoding == Encoding::Windows1252 {
            plan.notes.push(message!(words, "import-read-in", encoding = encoding.name()));
            plan.notes.push(message!(words, "import-guessed"));
        }
        plan.about.insert("encoding".to_owned(), encoding.name().into());
        plan
    }

    /// Names players whom the club does not know, and what becomes of them.
    pub(super) fn new_players(&mut self, new: &[NewName], add_players: bool, words: &Words) {
        let list = new.iter().map(|new| new.name.to_string()).collect::<Vec<_>>().join(", ");
        match (new.is_empty(), add_players) {
            (true, _) => {}
            (false, true) => self.notes.push(message!(words, "import-new-players", list = list)),
            (false, false) => self.notes.push(message!(words, "import-new-players-left", list = list)),
        }
        let new = new.iter().map(|new| json!({ "id": new.id.map(|id| id.0), "name": new.name.as_str() }));
        self.about.insert("new_players".to_owned(), new.collect());
    }

    /// Adds a part about which there is a line.
    pub(super) fn part(&mut self, verdict: Verdict, data: Value, line: String) {
        self.parts.push(Part { verdict, data, line: Some(line) });
    }

    /// Adds a part of which the club knows everything: there is nothing to say.
    pub(super) fn same(&mut self, data: Value) {
        self.parts.push(Part { verdict: Verdict::Same, data, line: None });
    }

    /// The commands by which it comes in, where they are about players and series alone.
    pub(super) fn come_in_by(&mut self, commands: Vec<Command>) {
        self.commands = commands.into_iter().map(Act::from).collect();
    }

    /// How many parts something becomes of.
    pub(super) fn count(&self, verdict: Verdict) -> usize {
        self.parts.iter().filter(|part| part.verdict == verdict).count()
    }

    /// Prints it for people.
    pub(super) fn print(&self, words: &Words) -> io::Result<()> {
        let mut out = results();
        for line in self.notes.iter().chain(self.parts.iter().filter_map(|part| part.line.as_ref())) {
            writeln!(out, "{line}")?;
        }
        let summary = message!(
            words,
            "import-summary",
            new = self.count(Verdict::New),
            changed = self.count(Verdict::Changed),
            same = self.count(Verdict::Same),
            open = self.count(Verdict::Open),
            refused = self.count(Verdict::Refused)
        );
        writeln!(out, "{summary}")
    }

    /// Prints it for programs.
    pub(super) fn print_data(&self) -> io::Result<()> {
        print_json(&PlanData {
            about: &self.about,
            new: self.count(Verdict::New),
            changed: self.count(Verdict::Changed),
            same: self.count(Verdict::Same),
            open: self.count(Verdict::Open),
            refused: self.count(Verdict::Refused),
            parts: &self.parts,
        })
    }
}

/// A plan as JSON.
#[derive(Serialize)]
struct PlanData<'p> {
    #[serde(flatten)]
    about: &'p Map<String, Value>,
    new: usize,
    changed: usize,
    same: usize,
    open: usize,
    refused: usize,
    parts: &'p [Part],
}

/// A player of the club as data.
pub(super) fn person(player: PlayerId, people: &People) -> Value {
    json!({ "id": player.to_string(), "name": people.get(player).map(|player| player.profile.name.to_string()) })
}

/// The evening and the players of a series of the club.
pub(super) fn series_data(series: &SeriesRecord, people: &People) -> Value {
    let players = [series.players.first, series.players.second].map(|player| person(player, people));
    json!({ "id": series.id.to_string(), "date": series.date.to_string(), "players": players })
}

/// The evening and the players of a series that is not there.
pub(super) fn new_series_data(new: &NewSeries, names: &[NewName], people: &People) -> Value {
    let who = |who: Who| match who {
        Who::Known(player) => person(player, people),
        Who::New(index) => {
            let new = names.get(index);
            json!({ "id": new.and_then(|new| new.id).map(|id| id.0), "name": new.map(|new| new.name.as_str()) })
        }
    };
    let Seats { first, second } = Seats::from_fn(|seat: Seat| who(new.players[seat]));
    json!({ "date": new.record().date.to_string(), "players": [first, second] })
}

/// Changes of a player as data; what is private is only named, unless it is asked for.
pub(super) fn changes_data(changes: &[FieldChange], private: bool) -> Value {
    let change = |FieldChange { column, from, to }: &FieldChange| {
        if is_hidden(*column, private) {
            json!({ "field": column.title() })
        } else {
            json!({ "field": column.title(), "from": from, "to": to })
        }
    };
    changes.iter().map(change).collect()
}

/// Changes of a player in one line; what is private is only named, unless it is asked for.
pub(super) fn changes(changes: &[FieldChange], private: bool, words: &Words) -> String {
    let change = |FieldChange { column, from, to }: &FieldChange| {
        let field = words.player_column(*column);
        if is_hidden(*column, private) {
            message!(words, "import-change-private", field = field)
        } else {
            message!(words, "import-change", field = field, from = from.as_str(), to = to.as_str())
        }
    };
    changes.iter().map(change).collect::<Vec<_>>().join(", ")
}

const fn is_hidden(column: PlayerColumn, private: bool) -> bool {
    column.is_private() && !private
}
