//! A round that somebody makes by hand, and how it compares with the proposal.

use std::collections::BTreeSet;

use thiserror::Error;

use super::ahead::judge;
use super::cost::{Cost, Criterion};
use super::field::{Field, Pair};
use super::round::{Broken, Round};
use crate::club::PlayerId;

/// Why pairs and byes are no round of a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum DraftFault {
    /// The player is there twice.
    #[error("{0} is there twice")]
    Twice(PlayerId),
    /// The player is missing.
    #[error("{0} is missing")]
    Missing(PlayerId),
    /// The player does not play in this round.
    #[error("{0} does not play")]
    Unknown(PlayerId),
}

/// A whole round of a field: everybody is in one pair or has a bye.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    pairs: Vec<Pair>,
    byes: Vec<PlayerId>,
}

/// How a draft compares with the proposal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Comparison {
    /// Pairs of the proposal that the draft lacks.
    pub left_out: Vec<Pair>,
    /// Pairs of the draft that the proposal lacks.
    pub put_in: Vec<Pair>,
    /// Who has the bye in the proposal.
    pub bye_before: Option<PlayerId>,
    /// Who have byes in the draft.
    pub byes: Vec<PlayerId>,
    /// What speaks against the proposal.
    pub proposal: Cost,
    /// What speaks against the draft.
    pub draft: Cost,
    /// The rules that the draft breaks.
    pub broken: Vec<Broken>,
}

impl Comparison {
    /// The criteria in which they differ, the gravest first, with the values of the proposal and the draft.
    pub fn differences(&self) -> Vec<(Criterion, i64, i64)> {
        let all = Criterion::ALL.into_iter().map(|of| (of, self.proposal[of], self.draft[of]));
        all.filter(|(_, before, after)| before != after).collect()
    }
}

impl Draft {
    /// Reads a round.
    ///
    /// # Errors
    ///
    /// Where somebody is there twice, or not at all, or should not be there.
    pub fn new(field: &Field, pairs: Vec<Pair>, byes: Vec<PlayerId>) -> Result<Draft, DraftFault> {
        let mut missing: BTreeSet<PlayerId> = field.contenders().iter().map(|one| one.player).collect();
        for player in pairs.iter().flat_map(|pair| pair.players()).chain(byes.iter().copied()) {
            if !missing.remove(&player) {
                let known = field.index_of(player).is_some();
                return Err(if known { DraftFault::Twice(player) } else { DraftFault::Unknown(player) });
            }
        }
        match missing.first() {
            Some(&player) => Err(DraftFault::Missing(player)),
            None => Ok(Draft { pairs, byes }),
        }
    }

    /// The pairs.
    pub fn pairs(&self) -> &[Pair] {
        &self.pairs
    }

    /// Who have byes.
    pub fn byes(&self) -> &[PlayerId] {
        &self.byes
    }

    /// Two players in one another's place, be it a pair or a bye. Opponents stay as they are.
    ///
    /// # Errors
    ///
    /// Where one of them is not in this round.
    pub fn swap(mut self, one: PlayerId, other: PlayerId) -> Result<Draft, DraftFault> {
        for player in [one, other] {
            if !self.byes.contains(&player) && !self.pairs.iter().any(|pair| pair.players().contains(&player)) {
                return Err(DraftFault::Unknown(player));
            }
        }
        let swapped = |player: PlayerId| match player {
            _ if player == one => other,
            _ if player == other => one,
            _ => player,
        };
        self.byes.iter_mut().for_each(|player| *player = swapped(*player));
        for pair in &mut self.pairs {
            let [first, second] = pair.players().map(swapped);
            *pair = Pair::new(first, second).unwrap_or(*pair);
        }
        Ok(self)
    }
}

impl From<&Round> for Draft {
    fn from(round: &Round) -> Draft {
        Draft { pairs: round.pairs().collect(), byes: round.bye.into_iter().collect() }
    }
}

impl Field {
    /// Compares a draft with what was proposed.
    ///
    /// # Errors
    ///
    /// Where the draft is of another field.
    pub fn compare(&self, proposal: &Round, draft: &Draft) -> Result<Comparison, DraftFault> {
        let index = |player: PlayerId| self.index_of(player).ok_or(DraftFault::Unknown(player));
        let mut places = Vec::with_capacity(draft.pairs.len() + draft.byes.len());
        for pair in &draft.pairs {
            let [one, other] = pair.players();
            places.push((index(one)?, index(other)?));
        }
        for &player in &draft.byes {
            places.push((index(player)?, self.bye()));
        }
        let mut mates = vec![self.bye(); self.vertices()];
        let mut cost = Cost::default();
        for &(one, other) in &places {
            mates[one] = other;
            if let Some(mate) = mates.get_mut(other) {
                *mate = one;
            }
            cost += self.cost(one, other);
        }
        // With more byes than there need be, what lies ahead is another field's.
        let draft_cost = if draft.byes.len() <= 1 { judge(self, mates).cost } else { cost };
        let had: BTreeSet<Pair> = proposal.pairs().collect();
        let has: BTreeSet<Pair> = draft.pairs.iter().copied().collect();
        Ok(Comparison {
            left_out: had.difference(&has).copied().collect(),
            put_in: has.difference(&had).copied().collect(),
            bye_before: proposal.bye,
            byes: draft.byes.clone(),
            proposal: proposal.cost,
            draft: draft_cost,
            broken: places.iter().flat_map(|&(one, other)| self.broken_by(one, other)).collect(),
        })
    }
}
