//! Why a round is as it is: every answer is computed by pairing again with something else demanded, and comparing costs.

use super::cost::Criterion;
use super::field::{Demand, Field};
use super::round::{Broken, Round};
use crate::club::PlayerId;

/// How a round that has something else compares with the best one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The best one has it already.
    SoPaired,
    /// It is as good in everything; the order of seeds decided.
    AsGood,
    /// The first criterion in which it differs.
    Differs {
        /// Which.
        criterion: Criterion,
        /// What it comes to in the best round.
        best: i64,
        /// What it would come to: more, that is worse.
        other: i64,
    },
    /// No complete pairing has it, with what is fixed by hand.
    Impossible,
}

/// Why somebody who comes first for the bye does not get it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PassedOver {
    /// More byes and walkover wins than who gets it.
    MoreByes(u16),
    /// What giving it to this player would make of the round.
    Otherwise(Verdict),
}

/// Why somebody gets the bye.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ByeReason {
    /// Who.
    pub player: PlayerId,
    /// Whether the organiser gave it.
    pub by_hand: bool,
    /// Byes and walkover wins before.
    pub byes: u16,
    /// Everybody with a lower score, or as low a one and a lower seed, the first for the bye first. Nobody: it had to be this
    /// player.
    pub passed_over: Vec<(PlayerId, PassedOver)>,
}

impl Field {
    /// What it would cost to pair these two in this round. Here as below `best` is what was proposed for the field.
    pub fn if_together(&self, best: &Round, one: PlayerId, other: PlayerId) -> Verdict {
        let (Some(one), Some(other)) = (self.index_of(one), self.index_of(other)) else {
            return Verdict::Impossible;
        };
        if one == other {
            return Verdict::Impossible;
        }
        self.verdict(best, &Demand { together: vec![(one, other)], apart: Vec::new() })
    }

    /// What it would cost not to pair these two in this round.
    pub fn if_apart(&self, best: &Round, one: PlayerId, other: PlayerId) -> Verdict {
        let (Some(one), Some(other)) = (self.index_of(one), self.index_of(other)) else { return Verdict::SoPaired };
        self.verdict(best, &Demand { together: Vec::new(), apart: vec![(one, other)] })
    }

    /// What it would cost to give the bye to this player.
    pub fn if_bye(&self, best: &Round, player: PlayerId) -> Verdict {
        match self.index_of(player) {
            Some(one) if !self.contenders.len().is_multiple_of(2) => {
                self.verdict(best, &Demand { together: vec![(one, self.bye())], apart: Vec::new() })
            }
            _ => Verdict::Impossible,
        }
    }

    /// Why a rule had to be broken: what keeping the pair apart, or giving the bye to somebody else, would cost instead.
    pub fn why_broken(&self, best: &Round, broken: &Broken) -> Verdict {
        let Some(one) = self.index_of(broken.player) else { return Verdict::SoPaired };
        let other = broken.opponent.map_or(Some(self.bye()), |opponent| self.index_of(opponent));
        let Some(other) = other else { return Verdict::SoPaired };
        self.verdict(best, &Demand { together: Vec::new(), apart: vec![(one, other)] })
    }

    /// Why this round's bye went where it went; `None` in an even field.
    pub fn why_bye(&self, best: &Round) -> Option<ByeReason> {
        let has = self.index_of(best.bye?)?;
        let due = |one: usize| (self.contenders[one].score, usize::MAX - one);
        let mut earlier: Vec<usize> = (0..self.contenders.len()).filter(|&one| due(one) < due(has)).collect();
        earlier.sort_by_key(|&one| due(one));
        let byes = self.contenders[has].byes;
        let passed_over = earlier.into_iter().map(|one| {
            let contender = &self.contenders[one];
            let why = if contender.byes > byes {
                PassedOver::MoreByes(contender.byes)
            } else {
                let demand = Demand { together: vec![(one, self.bye())], apart: Vec::new() };
                PassedOver::Otherwise(self.verdict(best, &demand))
            };
            (contender.player, why)
        });
        Some(ByeReason {
            player: self.contenders[has].player,
            by_hand: self.demand.together.contains(&(has, self.bye())),
            byes,
            passed_over: passed_over.collect(),
        })
    }

    fn verdict(&self, best: &Round, demand: &Demand) -> Verdict {
        let player = |one: usize| self.contenders.get(one).map(|one| one.player);
        let has = |&(one, other): &(usize, usize)| match (player(one.min(other)), player(one.max(other))) {
            (Some(one), Some(other)) => best.has(one, other),
            (one, _) => best.bye == one,
        };
        if demand.together.iter().all(has) && !demand.apart.iter().any(has) {
            return Verdict::SoPaired;
        }
        let Ok(other) = self.solve(demand) else { return Verdict::Impossible };
        match best.cost.first_difference(&other.cost) {
            None => Verdict::AsGood,
            Some((criterion, best, other)) => Verdict::Differs { criterion, best, other },
        }
    }
}

impl Round {
    /// Whoever plays against a player in this round.
    pub fn opponent_of(&self, player: PlayerId) -> Option<PlayerId> {
        self.tables.iter().find_map(|table| match player {
            _ if table.opens == player => Some(table.answers),
            _ if table.answers == player => Some(table.opens),
            _ => None,
        })
    }
}
