//! What must be in a club file according to its log.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use uuid::Uuid;

use crate::club::CommandKind;
use crate::tournament;

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
    /// Tournaments.
    pub(super) tournaments: BTreeMap<Uuid, ExpectedTournament>,
    /// Whether the log goes back to the beginning, so that nothing else can be in the file.
    pub(super) is_all: bool,
}

/// A series that must be there.
#[derive(Default)]
pub(super) struct ExpectedSeries {
    pub(super) date: String,
    pub(super) players: Vec<Uuid>,
    pub(super) games: usize,
    /// Whether it was closed without its last games.
    closed: bool,
}

/// A tournament that must be there.
#[derive(Default)]
pub(super) struct ExpectedTournament {
    pub(super) name: String,
    /// Who entered.
    pub(super) entries: BTreeSet<Uuid>,
    /// Its rounds, by number.
    pub(super) rounds: BTreeMap<u16, ExpectedRound>,
}

/// A round that must be there.
#[derive(Default)]
pub(super) struct ExpectedRound {
    date: String,
    pairings: Vec<ExpectedPairing>,
}

struct ExpectedPairing {
    table: Option<u64>,
    players: BTreeSet<Uuid>,
    series: Vec<Uuid>,
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
        if let Some(parts) = command.get("commands").and_then(Value::as_array) {
            return parts.iter().for_each(|part| self.after(part));
        }
        let name = command.get("command").and_then(Value::as_str).unwrap_or_default();
        if let Some(kind) = CommandKind::from_name(name) {
            self.after_club(kind, command);
        } else if let Some(kind) = tournament::CommandKind::from_name(name) {
            // A tournament of which nothing else is known has lost the entry that made it.
            match id_in(command, "tournament") {
                Some(id) => self.after_tournament(kind, id, command),
                None => self.is_all = false,
            }
        } else {
            // What a salvage found stands in no entry, and of other commands nobody knows what they do.
            self.is_all = false;
        }
    }

    fn after_club(&mut self, kind: CommandKind, command: &Value) {
        let id = |field: &str| id_in(command, field);
        match (kind, id("player"), id("series")) {
            (CommandKind::AddPlayer | CommandKind::EditPlayer, Some(player), _) => {
                let name = command.pointer("/profile/name").and_then(Value::as_str);
                self.players.insert(player, name.map(str::to_owned));
            }
            (CommandKind::RemovePlayer, Some(player), _) => drop(self.players.remove(&player)),
            (CommandKind::RecordSeries | CommandKind::EditSeries, _, Some(series)) => {
                let told = self.series.entry(series).or_default();
                told.date = text_in(command, "date");
                told.players = [id("first"), id("second")].into_iter().flatten().collect();
                told.games += command.get("games").and_then(Value::as_array).map_or(0, Vec::len);
                told.closed |= command.get("closed").and_then(Value::as_bool).unwrap_or_default();
            }
            (CommandKind::RemoveSeries, _, Some(series)) => drop(self.series.remove(&series)),
            (CommandKind::AddGame | CommandKind::StartGame, _, Some(series)) => {
                self.series.entry(series).or_default().games += 1;
            }
            (CommandKind::RemoveGame, _, Some(series)) => {
                let told = self.series.entry(series).or_default();
                told.games = told.games.saturating_sub(1);
            }
            (CommandKind::CloseSeries, _, Some(series)) => self.series.entry(series).or_default().closed = true,
            (CommandKind::MergePlayers, ..) => {
                if let (Some(from), Some(into)) = (id("from"), id("into")) {
                    self.tournaments.values_mut().for_each(|tournament| tournament.rename(from, into));
                }
            }
            _ => {}
        }
    }

    fn after_tournament(&mut self, kind: tournament::CommandKind, id: Uuid, command: &Value) {
        use tournament::CommandKind as Kind;
        let player = || id_in(command, "player");
        let round = command.get("round").and_then(Value::as_u64).and_then(|round| round.try_into().ok()).unwrap_or(0);
        let told = self.tournaments.entry(id).or_default();
        match kind {
            Kind::Create | Kind::Edit => told.name = text_in(command, "name"),
            Kind::TakeIn => {
                told.name = text_in(command, "name");
                told.entries = ids(command.get("players")).collect();
                told.rounds = (1..).zip(list(command, "rounds").iter().map(ExpectedRound::taken_in)).collect();
            }
            Kind::Enter => told.entries.extend(player()),
            Kind::RemoveEntry => drop(player().map(|player| told.entries.remove(&player))),
            Kind::ReplaceEntry => {
                if let (Some(player), Some(by)) = (player(), id_in(command, "by")) {
                    told.rename(player, by);
                    for series in told.rounds.values().flat_map(|round| &round.pairings).flat_map(|one| &one.series) {
                        let players = self.series.entry(*series).or_default().players.iter_mut();
                        players.filter(|found| **found == player).for_each(|found| *found = by);
                    }
                }
            }
            Kind::PairRound | Kind::ChangePairings => {
                let now = told.rounds.entry(round).or_default();
                if kind == Kind::PairRound {
                    now.date = text_in(command, "day");
                }
                let mut before = std::mem::take(&mut now.pairings);
                for seating in list(command, "tables") {
                    let mut new = ExpectedPairing::seated(seating);
                    // Who play one another in both keep their series.
                    match before.iter().position(|one| one.players == new.players) {
                        Some(known) => new.series = before.swap_remove(known).series,
                        None => {
                            let players = [id_in(seating, "first"), id_in(seating, "second")];
                            let players = players.into_iter().flatten().collect();
                            let made = ExpectedSeries { date: now.date.clone(), players, ..ExpectedSeries::default() };
                            self.series.extend(new.series.first().map(|&series| (series, made)));
                        }
                    }
                    now.pairings.push(new);
                }
                before.iter().flat_map(|gone| &gone.series).for_each(|gone| drop(self.series.remove(gone)));
            }
            Kind::AddExtra => {
                let table = command.get("table").and_then(Value::as_u64);
                let mut pairings = told.rounds.entry(round).or_default().pairings.iter_mut();
                let at_table = pairings.rfind(|pairing| pairing.table == table);
                if let (Some(pairing), Some(series)) = (at_table, id_in(command, "series")) {
                    pairing.series.push(series);
                    let players = pairing.players.iter().copied().collect();
                    let made = ExpectedSeries { date: text_in(command, "day"), players, ..ExpectedSeries::default() };
                    self.series.insert(series, made);
                }
            }
            Kind::DeleteRound => {
                let gone = told.rounds.remove(&round).unwrap_or_default();
                gone.series().for_each(|series| drop(self.series.remove(&series)));
            }
            Kind::Remove => {
                let is_struck = command.get("struck").and_then(Value::as_bool).unwrap_or_default();
                let gone = self.tournaments.remove(&id).unwrap_or_default();
                for series in gone.rounds.values().flat_map(ExpectedRound::series) {
                    let has_begun = self.series.get(&series).is_some_and(|told| told.games > 0 || told.closed);
                    if is_struck || !has_begun {
                        self.series.remove(&series);
                    }
                }
            }
            Kind::ChangeSettings
            | Kind::SetPrizes
            | Kind::PlanStages
            | Kind::SetSeeds
            | Kind::Start
            | Kind::PutAvoid
            | Kind::RemoveAvoid
            | Kind::FixTable
            | Kind::SitOut
            | Kind::Withdraw
            | Kind::Return
            | Kind::Pin
            | Kind::NoShow
            | Kind::ReleaseRound
            | Kind::CloseRound
            | Kind::ReopenRound
            | Kind::CloseStage
            | Kind::ReopenStage
            | Kind::Finish
            | Kind::Reopen => {}
        }
    }
}

impl ExpectedTournament {
    /// Puts one player in the place of another.
    fn rename(&mut self, from: Uuid, into: Uuid) {
        if self.entries.remove(&from) {
            self.entries.insert(into);
        }
        for pairing in self.rounds.values_mut().flat_map(|round| &mut round.pairings) {
            if pairing.players.remove(&from) {
                pairing.players.insert(into);
            }
        }
    }
}

impl ExpectedRound {
    fn series(&self) -> impl Iterator<Item = Uuid> {
        self.pairings.iter().flat_map(|pairing| pairing.series.iter().copied())
    }

    /// A round of a tournament that came with its history.
    fn taken_in(tables: &Value) -> ExpectedRound {
        let pairings = tables.as_array().into_iter().flatten().map(ExpectedPairing::seated);
        ExpectedRound { date: String::new(), pairings: pairings.collect() }
    }
}

impl ExpectedPairing {
    fn seated(seating: &Value) -> ExpectedPairing {
        let series = seating.get("series");
        ExpectedPairing {
            table: seating.get("table").and_then(Value::as_u64),
            players: [id_in(seating, "first"), id_in(seating, "second")].into_iter().flatten().collect(),
            series: id_in(seating, "series").into_iter().chain(ids(series)).collect(),
        }
    }
}

fn text_in(command: &Value, field: &str) -> String {
    command.get(field).and_then(Value::as_str).unwrap_or_default().to_owned()
}

fn id_in(command: &Value, field: &str) -> Option<Uuid> {
    command.get(field).and_then(Value::as_str).and_then(|id| id.parse().ok())
}

fn list<'v>(command: &'v Value, field: &str) -> &'v [Value] {
    command.get(field).and_then(Value::as_array).map_or(&[], Vec::as_slice)
}

fn ids(list: Option<&Value>) -> impl Iterator<Item = Uuid> {
    let list = list.and_then(Value::as_array).into_iter().flatten();
    list.filter_map(|id| id.as_str()?.parse().ok())
}
