//! Tournaments that come from elsewhere, whole and with their history.

use std::collections::BTreeSet;

use super::check::check_dates;
use super::command::{Change, Facts};
use super::facts::{Apart, Avoid, Entry, Head, Pairing, Round, State};
use super::refusal::Refusal;
use super::whole::Tournament;
use crate::club::{PlayerId, Seats, SeriesId};

/// As many extra series as a pairing has at most.
const MOST_EXTRA: usize = 255;

impl Tournament {
    /// All its facts, each as the change that puts it there and behind those that it refers to.
    pub fn facts(&self) -> Vec<Change> {
        let mut facts: Vec<_> = self.entries().values().cloned().map(Change::PutEntry).collect();
        facts.extend(self.avoids().copied().map(Change::PutAvoid));
        for stage in self.stages().values() {
            let (number, format, closed) = (stage.number, stage.format, stage.closed);
            facts.push(Change::PutStage { number, format, closed });
            let members = stage.members().iter();
            facts.extend(members.map(|(&player, &member)| Change::PutMember { stage: number, player, member }));
        }
        for round in self.rounds().values() {
            let (number, stage, date, state) = (round.number, round.stage, round.date, round.state);
            facts.push(Change::PutRound { number, stage, date, state });
            facts.extend(round.pairings().cloned().map(|pairing| Change::PutPairing { round: number, pairing }));
        }
        let outs = self.all_outs().iter();
        facts.extend(outs.map(|(&(round, player), &out)| Change::PutOut { round, player, out }));
        facts
    }

    /// The series of all its pairings, further ones included.
    pub fn all_series(&self) -> impl Iterator<Item = SeriesId> {
        self.rounds().values().flat_map(Round::pairings).flat_map(Pairing::all_series).copied()
    }

    /// The same tournament under another head, with the names that players and series have elsewhere.
    ///
    /// # Errors
    ///
    /// When two who entered are one player there.
    pub fn elsewhere(
        &self,
        head: Head,
        player: &dyn Fn(PlayerId) -> PlayerId,
        series: &dyn Fn(SeriesId) -> SeriesId,
    ) -> Result<Tournament, Refusal> {
        let mut entered = BTreeSet::new();
        if let Some(&twice) = self.entries().keys().find(|one| !entered.insert(player(**one))) {
            return Err(Refusal::Entered { player: player(twice) });
        }
        let renamed = |change| match change {
            Change::PutEntry(entry) => Change::PutEntry(Entry { player: player(entry.player), ..entry }),
            Change::PutAvoid(Avoid { apart: Apart::Pair(one, other), strength, until }) => {
                Change::PutAvoid(Avoid { apart: Apart::pair(player(one), player(other)), strength, until })
            }
            Change::PutMember { stage, player: who, member } => {
                Change::PutMember { stage, player: player(who), member }
            }
            Change::PutPairing { round, pairing } => {
                let players = Seats { first: player(pairing.players.first), second: player(pairing.players.second) };
                let extra = pairing.extra.iter().map(|&one| series(one)).collect();
                let series = series(pairing.series);
                Change::PutPairing { round, pairing: Pairing { players, series, extra, ..pairing } }
            }
            Change::PutOut { round, player: who, out } => Change::PutOut { round, player: player(who), out },
            other => other,
        };
        let facts: Vec<_> = self.facts().into_iter().map(renamed).collect();
        Ok(Tournament::read(head, &facts)?)
    }
}

/// Whether a club can have a tournament as it is: its players are on the list, and its series are there between those whom it
/// pairs.
pub(super) fn take_in(tournament: &Tournament, facts: &Facts) -> Result<Vec<Change>, Refusal> {
    let head = tournament.head();
    check_dates(head.first, head.last)?;
    for round in tournament.rounds().values() {
        check_dates(round.date, round.date)?;
    }
    if (head.state == State::Registration) != tournament.current_stage().is_none() {
        return Err(Refusal::State { state: head.state });
    }
    if let Some(&player) = tournament.entries().keys().find(|player| !facts.players.contains(player)) {
        return Err(Refusal::NoPlayer { player });
    }
    for pairing in tournament.rounds().values().flat_map(Round::pairings) {
        if pairing.extra.len() > MOST_EXTRA {
            return Err(Refusal::NoExtra);
        }
        let known = |id: &SeriesId| facts.results.series.get(id).is_some_and(|series| pairing.is_of(series.players()));
        if let Some(&series) = pairing.all_series().find(|id| !known(id)) {
            return Err(Refusal::NoSeries { series });
        }
    }
    Ok([Change::PutHead(Box::new(head.clone()))].into_iter().chain(tournament.facts()).collect())
}
