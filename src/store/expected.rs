//! What must be in a club file according to its log.

use std::collections::BTreeMap;

use serde_json::Value;
use uuid::Uuid;

use super::salvage::COMMAND;

/// An entry of the log, as far as it tells what there must be.
pub(super) struct Told {
    pub(super) command: Option<String>,
    pub(super) of: Option<i64>,
    pub(super) under: Option<i64>,
    pub(super) done: Option<i64>,
}

/// What there must be, by id.
#[derive(Default)]
pub(super) struct Expected {
    /// Players with their names, as far as the log has them.
    pub(super) players: BTreeMap<Uuid, Option<String>>,
    /// Series.
    pub(super) series: BTreeMap<Uuid, ExpectedSeries>,
    /// Whether the log goes back to the beginning, so that nothing else can be in the file.
    pub(super) is_all: bool,
}

/// A series that must be there.
#[derive(Default)]
pub(super) struct ExpectedSeries {
    pub(super) date: String,
    pub(super) players: Vec<Uuid>,
    pub(super) games: usize,
}

/// What is left of what the entries did, by what lies on the stack of the done ones.
pub(super) fn expected(entries: &BTreeMap<i64, Told>) -> Expected {
    let mut done = Vec::new();
    let mut top = entries.values().next_back().and_then(|newest| newest.done);
    while let Some((number, entry)) = top.and_then(|top| Some((top, entries.get(&top)?))) {
        done.extend(entries.get(&entry.of.unwrap_or(number)).and_then(|told| told.command.as_deref()));
        top = entry.under;
    }
    let mut expected = Expected { is_all: true, ..Expected::default() };
    for command in done.iter().rev() {
        match serde_json::from_str(command) {
            Ok(command) => expected.after(&command),
            Err(_) => expected.is_all = false,
        }
    }
    expected
}

impl Expected {
    fn after(&mut self, command: &Value) {
        let id = |field: &str| command.get(field).and_then(Value::as_str).and_then(|id| id.parse::<Uuid>().ok());
        match (command.get("command").and_then(Value::as_str), id("player"), id("series")) {
            (Some("add-player" | "edit-player"), Some(player), _) => {
                let name = command.pointer("/profile/name").and_then(Value::as_str);
                self.players.insert(player, name.map(str::to_owned));
            }
            (Some("remove-player"), Some(player), _) => drop(self.players.remove(&player)),
            (Some("record-series" | "edit-series"), _, Some(series)) => {
                let told = self.series.entry(series).or_default();
                told.date = command.get("date").and_then(Value::as_str).unwrap_or_default().to_owned();
                told.players = [id("first"), id("second")].into_iter().flatten().collect();
                told.games += command.get("games").and_then(Value::as_array).map_or(0, Vec::len);
            }
            (Some("remove-series"), _, Some(series)) => drop(self.series.remove(&series)),
            (Some("add-game" | "start-game"), _, Some(series)) => self.series.entry(series).or_default().games += 1,
            (Some("remove-game"), _, Some(series)) => {
                let told = self.series.entry(series).or_default();
                told.games = told.games.saturating_sub(1);
            }
            // Which series of a tournament are there follows from more than its commands.
            _ if command.get("tournament").is_some() => self.is_all = false,
            (Some(COMMAND), ..) => self.is_all = false,
            _ => {}
        }
        let parts = command.get("commands").and_then(Value::as_array);
        parts.into_iter().flatten().for_each(|part| self.after(part));
    }
}
