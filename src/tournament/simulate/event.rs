//! A tournament with its series in memory, where commands are carried out one after another.

use std::collections::{BTreeMap, BTreeSet};

use uuid::Uuid;

use super::Stuck;
use crate::club::{self, GameFact, PlayerId, Profile, SameSides, SeriesId};
use crate::tournament::command::{Change, Command, Facts};
use crate::tournament::facts::{Head, State};
use crate::tournament::propose::Known;
use crate::tournament::whole::Tournament;

/// A tournament with its series in memory.
#[derive(Clone, PartialEq, Debug)]
pub struct Event {
    tournament: Tournament,
    facts: Facts,
    profiles: BTreeMap<PlayerId, Profile>,
    ids: u64,
}

impl Event {
    /// A tournament that a command makes, with everybody who may enter.
    ///
    /// # Errors
    ///
    /// Where the command is refused, or is none that makes a tournament.
    pub fn new(create: &Command, players: BTreeSet<PlayerId>) -> Result<Event, Stuck> {
        let mut facts = Facts { tournament: None, players, ..Facts::default() };
        let changes = create.changes(&facts)?;
        let Some((Change::PutHead(head), rest)) = changes.split_first() else {
            return Err(crate::tournament::Refusal::NoTournament.into());
        };
        let tournament = Tournament::read(Head::clone(head), rest)?;
        facts.tournament = Some(tournament.clone());
        Ok(Event { tournament, facts, profiles: BTreeMap::new(), ids: 0 })
    }

    /// The tournament.
    pub const fn tournament(&self) -> &Tournament {
        &self.tournament
    }

    /// Its series.
    pub const fn results(&self) -> &super::super::results::Results {
        &self.facts.results
    }

    /// All that pairing looks at.
    pub const fn known(&self) -> Known<'_> {
        Known { tournament: &self.tournament, results: &self.facts.results, profiles: &self.profiles }
    }

    /// Whether it is over.
    pub fn is_finished(&self) -> bool {
        self.tournament.head().state == State::Finished
    }

    /// Carries out a command.
    ///
    /// # Errors
    ///
    /// Where the facts do not allow it.
    pub fn act(&mut self, command: &Command) -> Result<(), Stuck> {
        let changes = command.changes(&self.facts)?;
        for change in &changes {
            match change {
                Change::Club(club::Change::PutSeries(series, _)) => {
                    self.facts.results.series.insert(series.id(), series.clone());
                }
                Change::Club(club::Change::RemoveSeries(series)) => drop(self.facts.results.series.remove(series)),
                _ => {}
            }
        }
        self.tournament = self.tournament.after(&changes)?;
        self.facts.tournament = Some(self.tournament.clone());
        Ok(())
    }

    /// Enters or corrects the games of a series.
    ///
    /// # Errors
    ///
    /// Where they do not fit it.
    pub fn enter(&mut self, series: SeriesId, games: Vec<GameFact>) -> Result<(), Stuck> {
        if let Some(found) = self.facts.results.series.get_mut(&series) {
            *found = found.clone().with_games(games, SameSides::Refused)?;
        }
        Ok(())
    }

    /// Ids for new series.
    pub fn ids(&mut self, count: usize) -> impl Iterator<Item = SeriesId> + use<> {
        let from = self.ids;
        self.ids += count as u64;
        (from..self.ids).map(|id| SeriesId(Uuid::from_u128(u128::from(id) + 1)))
    }
}
