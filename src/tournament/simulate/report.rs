//! What many events came to.

use std::collections::{BTreeMap, BTreeSet};

use super::event::Event;
use super::play::{player, strength};
use super::{Entrant, Setup};
use crate::club::PlayerId;
use crate::tournament::facts::{Out, Round, Stage};
use crate::tournament::histories::histories;
use crate::tournament::pairing::Pair;
use crate::tournament::schedule::Minutes;
use crate::tournament::scores::AsOf;
use crate::tournament::settings::Format;
use crate::tournament::standings::{Scope, standings};

/// What many events came to; counts are of all events together.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Report {
    /// How many events were played.
    pub events: u32,
    /// How often the strongest player won; a shared first place counts in parts.
    pub best_won: f64,
    /// Spearman's rank correlation between strength and final place, added over the events.
    pub correlations: f64,
    /// Series between two who had met in the same stage, round robins and brackets apart.
    pub rematches: u32,
    /// Allocated byes.
    pub byes: u32,
    /// Players who had more than one.
    pub second_byes: u32,
    /// Series of two with different scores, round robins and brackets apart.
    pub floats: u32,
    /// Players who opened oftener on one side than on the other by so much: by 0, 1, 2, and 3 or more.
    pub imbalances: [u32; 4],
    /// Rounds.
    pub rounds: u32,
    /// Series.
    pub series: u32,
    /// Minutes from the first round to the end of the last one.
    pub minutes: u64,
}

impl Report {
    /// The part of the events that the strongest player won, from 0 to 1.
    pub fn best_wins(&self) -> f64 {
        self.best_won / f64::from(self.events.max(1))
    }

    /// The average rank correlation, from -1 to 1.
    pub fn correlation(&self) -> f64 {
        self.correlations / f64::from(self.events.max(1))
    }

    /// The average length of an event.
    pub fn duration(&self) -> Minutes {
        Minutes(u32::try_from(self.minutes / u64::from(self.events.max(1))).unwrap_or(u32::MAX))
    }

    /// How many of something an event has on average.
    pub fn per_event(&self, count: u32) -> f64 {
        f64::from(count) / f64::from(self.events.max(1))
    }

    /// The parts of the players whose openings differ by 0, by 1, by 2, and by more.
    pub fn balances(&self) -> [f64; 4] {
        let all = f64::from(self.imbalances.iter().sum::<u32>().max(1));
        self.imbalances.map(|count| f64::from(count) / all)
    }

    pub(super) fn add(&mut self, setup: &Setup, entrants: &[Entrant], event: &Event) {
        self.events += 1;
        let places = final_places(event);
        let strongest = entrants.iter().map(|entrant| entrant.strength).max();
        let winners: Vec<_> = places.iter().filter(|(_, place)| **place == 1).map(|(&player, _)| player).collect();
        let best = winners.iter().filter(|&&player| Some(strength(entrants, player)) == strongest).count();
        self.best_won += best as f64 / winners.len().max(1) as f64;
        self.correlations += correlation(entrants, &places);
        let tournament = event.tournament();
        let mut byes: BTreeMap<PlayerId, u32> = BTreeMap::new();
        for (&(_, player), out) in tournament.all_outs() {
            *byes.entry(player).or_default() += u32::from(matches!(out, Out::Bye { .. }));
        }
        self.byes += byes.values().sum::<u32>();
        self.second_byes += count(byes.values().filter(|&&byes| byes > 1).count());
        for stage in tournament.stages().values() {
            self.add_stage(event, stage);
        }
        let rounds = tournament.rounds().len();
        let tables = usize::from(setup.room.tables.get());
        let waves: usize = tournament.rounds().values().map(|round| round.pairings().len().div_ceil(tables)).sum();
        self.rounds += count(rounds);
        self.series += count(tournament.rounds().values().map(|round| round.pairings().len()).sum());
        self.minutes += waves as u64 * u64::from(setup.room.series.0)
            + rounds.saturating_sub(1) as u64 * u64::from(setup.room.between.0);
    }

    fn add_stage(&mut self, event: &Event, stage: &Stage) {
        let tournament = event.tournament();
        let Some(last) = tournament.rounds_of(stage.number).next_back() else { return };
        let nobody = BTreeSet::new();
        let known = histories(tournament, stage, event.results(), last.number.next(), &nobody);
        for contender in &known.players {
            let apart = usize::from(contender.openings.animals.abs_diff(contender.openings.humans));
            self.imbalances[apart.min(3)] += 1;
        }
        if !matches!(stage.format, Format::Swiss { .. } | Format::League { .. }) {
            return;
        }
        self.floats += known.players.iter().map(|contender| u32::from(contender.floats.down)).sum::<u32>();
        let mut met = BTreeSet::new();
        for pairing in tournament.rounds_of(stage.number).flat_map(Round::pairings) {
            let pair = Pair::new(pairing.players.first, pairing.players.second);
            self.rematches += u32::from(!met.insert(pair));
        }
    }
}

fn count(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// The place of everybody: in the last stage that the player came to, behind all who came farther.
fn final_places(event: &Event) -> BTreeMap<PlayerId, usize> {
    let tournament = event.tournament();
    let mut places = BTreeMap::new();
    for stage in tournament.stages().values().rev().filter(|stage| !stage.members().is_empty()) {
        let before = places.len();
        let table = standings(tournament, stage, event.results(), AsOf::Live, Scope::Stage);
        let lines: Vec<_> = table.lines.iter().filter(|line| !places.contains_key(&line.player)).collect();
        let mut place = 0;
        let mut rank = None;
        for (at, line) in lines.iter().enumerate() {
            if at == 0 || line.rank != rank {
                (place, rank) = (before + at + 1, line.rank);
            }
            places.insert(line.player, place);
        }
    }
    places
}

/// Spearman's: the correlation of the ranks, equal ones having the middle of their places.
fn correlation(entrants: &[Entrant], places: &BTreeMap<PlayerId, usize>) -> f64 {
    let players: Vec<_> = (0..entrants.len()).map(player).filter(|player| places.contains_key(player)).collect();
    let strengths: Vec<_> = players.iter().map(|&player| -i64::from(strength(entrants, player))).collect();
    let finals: Vec<_> = players.iter().map(|player| places.get(player).copied().unwrap_or(0) as i64).collect();
    pearson(&middle_ranks(&strengths), &middle_ranks(&finals))
}

fn middle_ranks(values: &[i64]) -> Vec<f64> {
    let rank = |value: &i64| {
        let below = values.iter().filter(|other| *other < value).count();
        let level = values.iter().filter(|other| *other == value).count();
        below as f64 + (level as f64 + 1.0) / 2.0
    };
    values.iter().map(rank).collect()
}

fn pearson(one: &[f64], other: &[f64]) -> f64 {
    let mean = |values: &[f64]| values.iter().sum::<f64>() / values.len().max(1) as f64;
    let (a, b) = (mean(one), mean(other));
    let both: f64 = one.iter().zip(other).map(|(x, y)| (x - a) * (y - b)).sum();
    let spread = |values: &[f64], mean: f64| values.iter().map(|x| (x - mean).powi(2)).sum::<f64>();
    let spreads = (spread(one, a) * spread(other, b)).sqrt();
    // Where all are equally strong, or all share a place, there is nothing to compare.
    if spreads > 0.0 { both / spreads } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn correlation_of_ranks_is_spearmans() {
        // Worked by hand: the squared differences of ranks are 1, 1, 0, 1 and 1; 1 - 6 * 4 / (5 * 24) = 0.8.
        let found = pearson(&middle_ranks(&[10, 20, 30, 40, 50]), &middle_ranks(&[2, 1, 3, 6, 4]));
        assert!((found - 0.8).abs() < 1e-9, "{found}");
        assert!((pearson(&middle_ranks(&[1, 2, 3]), &middle_ranks(&[9, 5, 1])) + 1.0).abs() < 1e-9);
    }
}
