//! A tournament as a whole: facts that fit together. It changes only by [`Change`]s, and is read back from them.

use std::collections::{BTreeMap, BTreeSet};

use thiserror::Error;

use super::command::Change;
use super::facts::{Apart, Avoid, Entry, Head, Member, Out, Pairing, Place, Round, RoundState, Stage};
use super::ids::{RoundNumber, Seed, StageNumber, TableNumber, TournamentId};
use super::results::Results;
use super::settings::{Format, SettingFault, Settings};
use crate::club::{PlayerId, Seat, SeriesId};

/// The facts of a tournament: every round has each player in one place at most, and all that they name is there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tournament {
    head: Head,
    entries: BTreeMap<PlayerId, Entry>,
    avoids: BTreeMap<Apart, Avoid>,
    stages: BTreeMap<StageNumber, Stage>,
    rounds: BTreeMap<RoundNumber, Round>,
    outs: BTreeMap<(RoundNumber, PlayerId), Out>,
}

/// Why facts don't fit together.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum FactFault {
    /// A change of the tournament itself is missing, or is about another one.
    #[error("no such tournament")]
    Head,
    /// A setting is out of its limits.
    #[error("setting: {0}")]
    Setting(#[from] SettingFault),
    /// Stages are not numbered from 1 on, or one has players while the one before has none.
    #[error("stage {stage}")]
    Stage {
        /// The stage.
        stage: StageNumber,
    },
    /// Rounds are not numbered from 1 on in the order of stages.
    #[error("round {round}")]
    Round {
        /// The round.
        round: RoundNumber,
    },
    /// A fact names somebody who did not enter, or does not play in the stage.
    #[error("player {player} has no entry")]
    NotEntered {
        /// Who.
        player: PlayerId,
    },
    /// Two of a stage have the same number.
    #[error("seed {seed} twice")]
    SeedTwice {
        /// The number.
        seed: Seed,
    },
    /// Somebody is twice in a round.
    #[error("player {player} twice in round {round}")]
    PlayerTwice {
        /// Who.
        player: PlayerId,
        /// The round.
        round: RoundNumber,
    },
    /// A series is there twice.
    #[error("series {series} twice")]
    SeriesTwice {
        /// The series.
        series: SeriesId,
    },
    /// Withdrawals and returns of somebody are out of order.
    #[error("withdrawals of player {player}")]
    Away {
        /// Who.
        player: PlayerId,
    },
}

impl Tournament {
    /// The tournament that facts make: every one is given as the change that puts it there, in any order.
    ///
    /// # Errors
    ///
    /// When they don't fit together.
    pub fn read(head: Head, facts: &[Change]) -> Result<Tournament, FactFault> {
        let empty = Tournament {
            head,
            entries: BTreeMap::new(),
            avoids: BTreeMap::new(),
            stages: BTreeMap::new(),
            rounds: BTreeMap::new(),
            outs: BTreeMap::new(),
        };
        // Stages before their members and rounds before their pairings.
        let part_of = |change: &&Change| matches!(change, Change::PutMember { .. } | Change::PutPairing { .. });
        let (parts, wholes): (Vec<_>, Vec<_>) = facts.iter().partition(part_of);
        empty.with(wholes.into_iter().chain(parts))
    }

    /// The tournament after some changes.
    ///
    /// # Errors
    ///
    /// When the facts don't fit together any more. Those that a command came to do.
    pub fn after(&self, changes: &[Change]) -> Result<Tournament, FactFault> {
        self.clone().with(changes)
    }

    fn with<'c>(mut self, changes: impl IntoIterator<Item = &'c Change>) -> Result<Tournament, FactFault> {
        for change in changes {
            self.put(change)?;
        }
        self.check()?;
        Ok(self)
    }

    fn put(&mut self, change: &Change) -> Result<(), FactFault> {
        match change {
            Change::PutHead(head) if head.id != self.head.id => return Err(FactFault::Head),
            Change::PutHead(head) => self.head = (**head).clone(),
            Change::RemoveTournament => return Err(FactFault::Head),
            Change::PutEntry(entry) => drop(self.entries.insert(entry.player, entry.clone())),
            Change::RemoveEntry(player) => drop(self.entries.remove(player)),
            Change::PutAvoid(avoid) => drop(self.avoids.insert(avoid.apart, *avoid)),
            Change::RemoveAvoid(apart) => drop(self.avoids.remove(apart)),
            &Change::PutStage { number, format, closed } => {
                let stage = self.stages.entry(number).or_insert_with(|| Stage::planned(number, format));
                (stage.format, stage.closed) = (format, closed);
            }
            Change::RemoveStage(stage) => drop(self.stages.remove(stage)),
            &Change::PutMember { stage, player, member } => {
                let found = self.stages.get_mut(&stage).ok_or(FactFault::Stage { stage })?;
                found.members.insert(player, member);
            }
            &Change::RemoveMember { stage, player } => {
                let found = self.stages.get_mut(&stage).ok_or(FactFault::Stage { stage })?;
                found.members.remove(&player);
            }
            &Change::PutRound { number, stage, date, state } => {
                let round = self.rounds.entry(number).or_insert_with(|| Round::new(number, stage, date));
                (round.stage, round.date, round.state) = (stage, date, state);
            }
            Change::RemoveRound(round) => drop(self.rounds.remove(round)),
            Change::PutPairing { round, pairing } => {
                let found = self.rounds.get_mut(round).ok_or(FactFault::Round { round: *round })?;
                found.pairings.insert(pairing.table, pairing.clone());
            }
            &Change::RemovePairing { round, table } => {
                let found = self.rounds.get_mut(&round).ok_or(FactFault::Round { round })?;
                found.pairings.remove(&table);
            }
            &Change::PutOut { round, player, out } => drop(self.outs.insert((round, player), out)),
            &Change::RemoveOut { round, player } => drop(self.outs.remove(&(round, player))),
            Change::Club(_) => {}
        }
        Ok(())
    }

    fn check(&self) -> Result<(), FactFault> {
        self.head.settings.check()?;
        if self.stages.is_empty() {
            return Err(SettingFault::NoStage.into());
        }
        for (expected, stage) in (1..).zip(self.stages.values()) {
            let follows = stage.number.0 == expected;
            let before = self.stages.get(&StageNumber(expected - 1)).is_none_or(|before| !before.members.is_empty());
            if !follows || !before && !stage.members.is_empty() {
                return Err(FactFault::Stage { stage: stage.number });
            }
            stage.format.check()?;
            let mut seeds = BTreeSet::new();
            for (player, member) in &stage.members {
                self.check_entered(*player)?;
                if !seeds.insert(member.seed) {
                    return Err(FactFault::SeedTwice { seed: member.seed });
                }
            }
        }
        for entry in self.entries.values() {
            let in_order = entry.away.windows(2).all(|pair| pair[0].back.is_some_and(|back| back <= pair[1].from));
            if !in_order || entry.away.iter().any(|away| away.back.is_some_and(|back| back <= away.from)) {
                return Err(FactFault::Away { player: entry.player });
            }
        }
        for apart in self.avoids.keys() {
            if let Apart::Pair(one, other) = *apart {
                self.check_entered(one)?;
                self.check_entered(other)?;
                if one >= other {
                    return Err(FactFault::NotEntered { player: other });
                }
            }
        }
        self.check_rounds()
    }

    fn check_entered(&self, player: PlayerId) -> Result<(), FactFault> {
        if self.entries.contains_key(&player) { Ok(()) } else { Err(FactFault::NotEntered { player }) }
    }

    fn check_rounds(&self) -> Result<(), FactFault> {
        for &(_, player) in self.outs.keys() {
            self.check_entered(player)?;
        }
        let mut stage_before = StageNumber::FIRST;
        let mut all_series = BTreeSet::new();
        for (expected, round) in (1..).zip(self.rounds.values()) {
            let stage = self.stages.get(&round.stage);
            let Some(stage) = stage.filter(|_| round.number.0 == expected && round.stage >= stage_before) else {
                return Err(FactFault::Round { round: round.number });
            };
            stage_before = round.stage;
            let mut here = BTreeSet::new();
            for pairing in round.pairings() {
                for player in Seat::BOTH.map(|seat| pairing.players[seat]) {
                    if !stage.members.contains_key(&player) {
                        return Err(FactFault::NotEntered { player });
                    }
                    if !here.insert(player) || self.outs.contains_key(&(round.number, player)) {
                        return Err(FactFault::PlayerTwice { player, round: round.number });
                    }
                }
                if let Some(&series) = pairing.all_series().find(|series| !all_series.insert(**series)) {
                    return Err(FactFault::SeriesTwice { series });
                }
            }
        }
        Ok(())
    }

    /// Its id.
    pub const fn id(&self) -> TournamentId {
        self.head.id
    }

    /// Name, dates, settings and state.
    pub const fn head(&self) -> &Head {
        &self.head
    }

    /// What the organiser decided.
    pub const fn settings(&self) -> &Settings {
        &self.head.settings
    }

    /// Who entered, in the order of ids.
    pub const fn entries(&self) -> &BTreeMap<PlayerId, Entry> {
        &self.entries
    }

    /// Who is kept apart.
    pub fn avoids(&self) -> impl Iterator<Item = &Avoid> {
        self.avoids.values()
    }

    /// Its stages, in their order.
    pub const fn stages(&self) -> &BTreeMap<StageNumber, Stage> {
        &self.stages
    }

    /// The last stage that has started; `None` before the start.
    pub fn current_stage(&self) -> Option<&Stage> {
        self.stages.values().rev().find(|stage| !stage.members.is_empty())
    }

    /// Its rounds, in their order.
    pub const fn rounds(&self) -> &BTreeMap<RoundNumber, Round> {
        &self.rounds
    }

    /// Leaves out what only the organiser sees: rounds that are not published, who sits out in them, and who is kept apart.
    pub(super) fn keep_published(&mut self) {
        let is_published = |round: &Round| round.state != RoundState::Paired;
        let last = self.rounds.values().rev().find(|round| is_published(round)).map(|round| round.number);
        self.rounds.retain(|&number, _| last.is_some_and(|last| number <= last));
        // Rounds are numbered without gaps: one before a published one stays, empty.
        self.rounds.values_mut().filter(|round| !is_published(round)).for_each(|round| round.pairings.clear());
        let rounds = &self.rounds;
        self.outs.retain(|(number, _), _| rounds.get(number).is_some_and(is_published));
        self.avoids.clear();
        // Who meets whom in a bracket, and who goes on, is seen with the first round of it.
        for stage in self.stages.values_mut() {
            let is_drawn = matches!(stage.format, Format::Knockout { .. }) || stage.number != StageNumber::FIRST;
            if is_drawn && !self.rounds.values().any(|round| round.stage == stage.number) {
                stage.members.clear();
            }
        }
    }

    /// The rounds of a stage, in their order.
    pub fn rounds_of(&self, stage: StageNumber) -> impl DoubleEndedIterator<Item = &Round> {
        self.rounds.values().filter(move |round| round.stage == stage)
    }

    /// The last round that was paired.
    pub fn last_round(&self) -> Option<&Round> {
        self.rounds.values().next_back()
    }

    /// The round that is paired next.
    pub fn next_round(&self) -> RoundNumber {
        self.last_round().map_or(RoundNumber::FIRST, |round| round.number.next())
    }

    /// Who sits out in a round, paired or not, and why.
    pub fn outs(&self, round: RoundNumber) -> impl Iterator<Item = (PlayerId, Out)> {
        let least = PlayerId(uuid::Uuid::nil());
        let most = PlayerId(uuid::Uuid::max());
        self.outs.range((round, least)..=(round, most)).map(|(&(_, player), &out)| (player, out))
    }

    /// Everybody who sits out anywhere.
    pub const fn all_outs(&self) -> &BTreeMap<(RoundNumber, PlayerId), Out> {
        &self.outs
    }

    /// Why a player sits out in a round, if so.
    pub fn out(&self, round: RoundNumber, player: PlayerId) -> Option<Out> {
        self.outs.get(&(round, player)).copied()
    }

    /// Who of a stage takes part in a round, sitting out included, with what they are in the stage.
    pub fn here(&self, stage: &Stage, round: RoundNumber) -> Vec<(PlayerId, Member)> {
        let is_here = |player: &PlayerId| self.entries.get(player).is_some_and(|entry| entry.is_here(round));
        stage.members.iter().filter(|(player, _)| is_here(player)).map(|(player, member)| (*player, *member)).collect()
    }

    /// Where a player is in a round that was paired.
    pub fn place(&self, round: RoundNumber, player: PlayerId) -> Place<'_> {
        let found = self.rounds.get(&round).and_then(|round| round.pairing_of(player));
        match (found, self.out(round, player), self.entries.get(&player)) {
            (Some((pairing, seat)), ..) => Place::At(pairing, seat),
            (None, Some(out), Some(entry)) if entry.is_here(round) => Place::Out(out),
            (.., Some(entry)) if round < entry.from => Place::Late,
            (.., Some(entry)) if entry.is_away(round) => Place::Away,
            _ => Place::Nowhere,
        }
    }

    /// The round and the pairing that a series belongs to.
    pub fn pairing_with(&self, series: SeriesId) -> Option<(&Round, &Pairing)> {
        self.rounds.values().rev().find_map(|round| {
            round
                .pairings()
                .find(|pairing| pairing.all_series().any(|&one| one == series))
                .map(|pairing| (round, pairing))
        })
    }

    /// The tables of a round where somebody has withdrawn before it without a game, so that the other one needs an opponent.
    pub fn needing_opponents(&self, round: &Round, results: &Results) -> Vec<(TableNumber, PlayerId)> {
        let is_gone = |player: PlayerId| self.entries.get(&player).is_some_and(|entry| entry.is_away(round.number));
        let waits = |pairing: &Pairing| {
            let seat = Seat::BOTH.into_iter().find(|&seat| is_gone(pairing.players[seat]))?;
            let other = pairing.players[seat.opponent()];
            (!is_gone(other) && !results.has_begun(pairing.series)).then_some((pairing.table, other))
        };
        if round.state == RoundState::Closed { Vec::new() } else { round.pairings().filter_map(waits).collect() }
    }

    /// Whether a change of a series touches a round that is closed, and so needs a reason.
    pub fn needs_reason(&self, series: SeriesId) -> bool {
        self.pairing_with(series).is_some_and(|(round, _)| round.state == RoundState::Closed)
    }
}

impl Pairing {
    /// Its series, then the further ones.
    pub fn all_series(&self) -> impl Iterator<Item = &SeriesId> {
        std::iter::once(&self.series).chain(&self.extra)
    }
}
