//! Rounds of a round robin: as the schedule has them, and afterwards what had to be left out of it.

use std::collections::{BTreeMap, BTreeSet};

use super::{Basis, LeftOut, Made, NoProposal, NotFree, Task, ToPlay};
use crate::club::{PlayerId, Seats};
use crate::tournament::facts::{Out, Round, Stage};
use crate::tournament::ids::{Group, Seed, TableNumber};
use crate::tournament::pairing::{Pair, Seated, ToSeat, seat};
use crate::tournament::schedule::{Field, Groups, Schedule, ScheduleFault, Scheduled};
use crate::tournament::settings::{Format, Legs};

/// The players of a stage in the order of their numbers.
pub(super) fn in_order(stage: &Stage) -> Vec<PlayerId> {
    let mut players: Vec<_> = stage.members().iter().map(|(&player, member)| (member.seed, player)).collect();
    players.sort_unstable();
    players.into_iter().map(|(_, player)| player).collect()
}

/// The schedule of a round robin: its players are named by their places among [`in_order`].
fn schedule(stage: &Stage, players: &[PlayerId], legs: Legs) -> Result<Schedule, ScheduleFault> {
    Field::new(players.len())?;
    let mut groups: BTreeMap<Option<Group>, Vec<Seed>> = BTreeMap::new();
    for (place, player) in players.iter().enumerate() {
        let group = stage.members().get(player).and_then(|member| member.group);
        groups.entry(group).or_default().push(Seed::at(place));
    }
    Ok(Groups::drawn(groups.into_values().collect()).schedule(legs))
}

/// Who meets whom in each round of a round robin that has started, and where; nothing of other stages. Who has withdrawn since
/// is still in it.
pub fn planned_rounds(stage: &Stage) -> Vec<Vec<(Seats<PlayerId>, TableNumber)>> {
    let Format::RoundRobin { legs, .. } = stage.format else { return Vec::new() };
    let players = in_order(stage);
    let Ok(schedule) = schedule(stage, &players, legs) else { return Vec::new() };
    let meeting = |one: &Scheduled| {
        let of = |seed: Seed| players.get(seed.index()).copied();
        Some((Seats { first: of(one.meeting.animals_first)?, second: of(one.meeting.humans_first)? }, one.table))
    };
    schedule.rounds().iter().map(|round| round.meetings.iter().filter_map(meeting).collect()).collect()
}

impl Task<'_> {
    pub(super) fn by_schedule(&self, legs: Legs) -> Result<Made, NoProposal> {
        let players = in_order(self.stage);
        let schedule = schedule(self.stage, &players, legs)?;
        let seats = |one: &Scheduled| {
            let of = |seed: Seed| players.get(seed.index()).copied();
            Some((Seats { first: of(one.meeting.animals_first)?, second: of(one.meeting.humans_first)? }, one.table))
        };
        let Some(round) = schedule.rounds().get(self.number) else {
            let all = schedule.rounds().iter().flat_map(|round| round.meetings.iter().filter_map(seats));
            return self.make_up(all);
        };
        let mut left_out = Vec::new();
        let mut pairs = Vec::new();
        for (players, table) in round.meetings.iter().filter_map(seats) {
            // Two who have both withdrawn have nothing to decide.
            if !self.is_here(players.first) && !self.is_here(players.second) {
                continue;
            }
            match self.not_free(players) {
                Some(because) => left_out.push(LeftOut { players, bracket: None, because }),
                None => pairs.push((players, Some(table))),
            }
        }
        if pairs.is_empty() {
            return Err(NoProposal::NobodyFree);
        }
        Ok(self.seated(pairs, Basis::Schedule { left_out, makes_up: false }))
    }

    /// Who of two sits out in this round.
    pub(super) fn not_free(&self, players: Seats<PlayerId>) -> Option<(PlayerId, NotFree)> {
        let out = |player| self.declared(player).map(|out| (player, NotFree::Out(out)));
        out(players.first).or_else(|| out(players.second))
    }

    /// A round of meetings that no round has had, as many as there is room for.
    fn make_up(&self, all: impl Iterator<Item = (Seats<PlayerId>, TableNumber)>) -> Result<Made, NoProposal> {
        let pair = |players: Seats<PlayerId>| Pair::new(players.first, players.second);
        let mut had: BTreeMap<Option<Pair>, usize> = BTreeMap::new();
        let rounds = self.known.tournament.rounds_of(self.stage.number).filter(|round| round.number < self.round);
        for pairing in rounds.flat_map(Round::pairings) {
            *had.entry(pair(pairing.players)).or_default() += 1;
        }
        let (mut pairs, mut left_out, mut busy) = (Vec::new(), Vec::new(), BTreeSet::new());
        for (players, _) in all {
            let times = had.entry(pair(players)).or_default();
            if *times > 0 {
                *times -= 1;
                continue;
            }
            let both = [players.first, players.second];
            if !both.into_iter().all(|player| self.is_here(player)) {
                continue;
            }
            if let Some(because) = self.not_free(players) {
                left_out.push(LeftOut { players, bracket: None, because });
            } else if let Some(player) = both.into_iter().find(|player| busy.contains(player)) {
                left_out.push(LeftOut { players, bracket: None, because: (player, NotFree::Plays) });
            } else {
                busy.extend(both);
                pairs.push((players, None));
            }
        }
        match (pairs.is_empty(), left_out.is_empty()) {
            (true, true) => Err(NoProposal::AllPlayed),
            (true, false) => Err(NoProposal::NobodyFree),
            _ => Ok(self.seated(pairs, Basis::Schedule { left_out, makes_up: true })),
        }
    }

    /// Tables: those of the schedule, unless somebody has one of their own.
    fn seated(&self, pairs: Vec<(Seats<PlayerId>, Option<TableNumber>)>, basis: Basis) -> Made {
        let both = |players: Seats<PlayerId>| [players.first, players.second];
        let has_own = |&(players, _): &(Seats<PlayerId>, _)| {
            both(players).iter().any(|&player| self.fixed_table(player).is_some())
        };
        let is_free = !pairs.iter().any(has_own);
        let to_seat: Vec<_> = pairs
            .iter()
            .map(|&(players, table)| ToSeat { players: both(players), by_hand: table.filter(|_| is_free) })
            .collect();
        let tables = seat(&to_seat, |player| self.fixed_table(player), []);
        let pairs = pairs.into_iter().zip(tables);
        let pairs: Vec<_> = pairs
            .map(|((players, _), (table, seated))| {
                let seated = if seated == Seated::ByHand { Seated::ByScore } else { seated };
                ToPlay { players, bracket: None, table, seated }
            })
            .collect();
        let outs = self.without_place(&pairs).into_iter().map(|player| (player, Out::Rest)).collect();
        Made { pairs, outs, basis }
    }
}
