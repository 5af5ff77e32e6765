//! The round that is proposed for a field, with the rules that it breaks and what lies ahead of it.

use thiserror::Error;

use super::ahead::{Solution, horizon, solve};
use super::cost::{Cost, Criterion};
use super::field::{Demand, Field, Pair};
use super::tables::{PairedTable, tables};
use crate::club::PlayerId;
use crate::tournament::facts::Strength;

/// Why there is no round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum NoRound {
    /// Nobody is active.
    #[error("nobody plays")]
    Nobody,
    /// One player only is active.
    #[error("{0} is alone")]
    Alone(PlayerId),
    /// What has been decided by hand leaves somebody without an opponent.
    #[error("what is fixed leaves no complete pairing")]
    NothingFits,
}

/// A rule that a round breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// A hard avoid.
    HardAvoid,
    /// A soft avoid.
    SoftAvoid,
    /// The two have met so many times before.
    Rematch(u16),
    /// The player has had so many byes before, and somebody else fewer.
    SecondBye(u16),
    /// The player has had so many byes before, and no more are allowed.
    TooManyByes(u16),
}

/// Which rule is broken by whom. Why is asked of [`Field::why_broken`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The rule.
    pub rule: Rule,
    /// One player, or whoever gets the bye.
    pub player: PlayerId,
    /// The opponent; `None` with the bye.
    pub opponent: Option<PlayerId>,
}

/// What the rounds to come are like after this one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outlook {
    /// No round is planned after this one.
    Last,
    /// All so many rounds that are looked at, this one included, can go without a repeated pair or a bye out of turn.
    Clear {
        /// How many rounds.
        rounds: u32,
    },
    /// No way of pairing these rounds, this one included, has fewer repeated pairs and byes out of turn.
    Repeats {
        /// How many rounds.
        rounds: u32,
        /// Repeats in all of them.
        least: u32,
    },
    /// There were too many ways to look at them all: the next round lacks as little as was found, and whether fewer repeats
    /// would do is not known.
    Unsettled {
        /// How many rounds were to be looked at.
        rounds: u32,
    },
}

/// A round, proposed.
#[derive(Clone, Debug)]
pub struct Round {
    /// The pairs, by table.
    pub tables: Vec<PairedTable>,
    /// Who has none.
    pub bye: Option<PlayerId>,
    /// What is broken.
    pub broken: Vec<Broken>,
    /// What speaks against it, the least that any pairing of the field can have.
    pub cost: Cost,
    /// What comes after.
    pub outlook: Outlook,
}

impl Field {
    /// Pairs the round.
    ///
    /// # Errors
    ///
    /// Where fewer than two play, or nothing fits what is fixed by hand.
    pub fn propose(&self) -> Result<Round, NoRound> {
        let solution = self.solve(&Demand::default())?;
        Ok(self.round_of(&solution))
    }

    pub(super) fn solve(&self, extra: &Demand) -> Result<Solution, NoRound> {
        match self.contenders() {
            [] => Err(NoRound::Nobody),
            [alone] => Err(NoRound::Alone(alone.player)),
            _ => solve(self, extra).ok_or(NoRound::NothingFits),
        }
    }

    pub(super) fn round_of(&self, solution: &Solution) -> Round {
        let mates = &solution.mates;
        let bye = mates.get(self.bye()).map(|&one| self.contenders[one].player);
        let pairs = mates.iter().enumerate().filter(|(one, other)| one < *other);
        let broken = pairs.flat_map(|(one, &other)| self.broken_by(one, other)).collect();
        Round { tables: tables(self, mates), bye, broken, cost: solution.cost, outlook: self.outlook(solution) }
    }

    fn outlook(&self, solution: &Solution) -> Outlook {
        let rounds = horizon(self);
        let repeats = u32::try_from(solution.cost[Criterion::Ahead]).unwrap_or(u32::MAX);
        match repeats {
            _ if self.rounds_left == 0 => Outlook::Last,
            _ if !solution.settled => Outlook::Unsettled { rounds },
            0 => Outlook::Clear { rounds },
            least => Outlook::Repeats { rounds, least },
        }
    }

    pub(super) fn broken_by(&self, one: usize, other: usize) -> Vec<Broken> {
        let (one, other) = (one.min(other), one.max(other));
        let player = self.contenders[one].player;
        let mut rules = Vec::new();
        if other == self.bye() {
            let byes = self.contenders[one].byes;
            if self.exceeds_byes(one) {
                rules.push(Rule::TooManyByes(byes));
            }
            if byes > self.fewest_byes {
                rules.push(Rule::SecondBye(byes));
            }
        } else {
            let note = self.note(one, other);
            match note.avoid {
                Some(Strength::Hard) => rules.push(Rule::HardAvoid),
                Some(Strength::Soft) => rules.push(Rule::SoftAvoid),
                None => {}
            }
            if note.times > 0 {
                rules.push(Rule::Rematch(note.times));
            }
        }
        let opponent = self.contenders.get(other).map(|other| other.player);
        rules.into_iter().map(|rule| Broken { rule, player, opponent }).collect()
    }
}

impl Round {
    /// The pairs.
    pub fn pairs(&self) -> impl Iterator<Item = Pair> {
        self.tables.iter().filter_map(PairedTable::pair)
    }

    /// Whether the two play one another.
    pub fn has(&self, one: PlayerId, other: PlayerId) -> bool {
        Pair::new(one, other).is_some_and(|pair| self.pairs().any(|there| there == pair))
    }
}
