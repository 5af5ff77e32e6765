//! What the structure of a format fixes before anybody has played: who meets whom in a round robin, what a bracket looks like
//! and where its players go, who is seeded where after a stage, how long it all takes, and who sits at which table.
//!
//! Players are numbers here, their [`Seed`]s. Nothing is kept: a schedule is a function of its field and its settings, so what
//! was published stays as it is, and where the players of a bracket stand is a function of the results.

mod advice;
mod assignment;
mod bracket;
mod chain;
mod crossing;
mod groups;
mod knockout;
mod places;
mod round_robin;
mod stages;
mod tables;

use std::fmt;
use std::num::NonZeroU16;

use thiserror::Error;

pub use advice::{Minutes, Plan, Room, SwissAdvice, SwissWarning};
pub use bracket::{Bracket, Elimination, Match, MatchId, Order, Part, Slot};
pub use chain::{Chain, Extra, LastResort, NextStep, WonHow};
pub use groups::{GroupDraw, GroupNumber, Groups, Schedule, Scheduled, ScheduledRound};
pub use knockout::{Course, Decision, Effect, KnockoutFault, KnockoutState, MatchState, Occupant, Results};
pub use places::Places;
pub use round_robin::{Legs, Meeting, Round, round_robin};
pub use stages::{Closeness, Qualifier, closeness, cut, keep_apart};
pub use tables::{FixedTables, Seated, SeatedBefore, TableNumber, TableRules, TwoAtOneTable, seat};

/// The most players that a format is made for.
pub const MOST_PLAYERS: u16 = 1024;

/// A player's number in a field or a stage: 1 is the best. No two players share it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seed(NonZeroU16);

impl Seed {
    /// The seed of this number; `None` for 0.
    pub fn new(number: u16) -> Option<Seed> {
        NonZeroU16::new(number).map(Seed)
    }

    /// The number, from 1.
    pub fn number(self) -> u16 {
        self.0.get()
    }

    /// The number less one, for lists in the order of the seeds.
    pub fn index(self) -> usize {
        usize::from(self.0.get() - 1)
    }

    /// The seed whose [`Seed::index`] this is. Fields are much smaller than the numbers that there are.
    fn at(index: usize) -> Seed {
        let number = u16::try_from(index + 1).unwrap_or(u16::MAX);
        Seed(NonZeroU16::new(number).unwrap_or(NonZeroU16::MIN))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "P{}", self.0)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// How many players there are: from 2 to [`MOST_PLAYERS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Field(u16);

impl Field {
    /// A field of so many players.
    ///
    /// # Errors
    ///
    /// Where there are too few to play, or more than formats are made for.
    pub fn new(players: usize) -> Result<Field, ScheduleFault> {
        match u16::try_from(players) {
            Ok(players) if players < 2 => Err(ScheduleFault::TooFewPlayers { players: usize::from(players), least: 2 }),
            Ok(players) if players <= MOST_PLAYERS => Ok(Field(players)),
            _ => Err(ScheduleFault::TooManyPlayers { players, most: MOST_PLAYERS }),
        }
    }

    /// How many.
    pub fn players(self) -> usize {
        usize::from(self.0)
    }

    /// Their seeds, from the best.
    pub fn seeds(self) -> impl ExactSizeIterator<Item = Seed> + DoubleEndedIterator + Clone {
        (0..self.players()).map(Seed::at)
    }
}

/// Why a schedule cannot be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum ScheduleFault {
    /// Fewer players than the format needs.
    #[error("{players} players where {least} are needed")]
    TooFewPlayers {
        /// How many there are.
        players: usize,
        /// How many it takes.
        least: usize,
    },
    /// More players than formats are made for.
    #[error("{players} players where {most} are the most")]
    TooManyPlayers {
        /// How many there are.
        players: usize,
        /// [`MOST_PLAYERS`].
        most: u16,
    },
    /// No groups at all, or so many that one would have nobody to play with.
    #[error("{groups} groups for {players} players")]
    GroupCount {
        /// How many players there are.
        players: usize,
        /// How many groups were asked for.
        groups: usize,
    },
    /// More qualify from a group than play in it.
    #[error("more qualify from group {group} than play in it")]
    CutTooDeep {
        /// The group.
        group: GroupNumber,
    },
    /// There is no such group, or its next player has been named already.
    #[error("group {group} has nobody else to qualify")]
    NobodyElse {
        /// The group.
        group: GroupNumber,
    },
    /// One place of one group is named twice.
    #[error("place {} of group {} is named twice", .0.rank, .0.group)]
    QualifiedTwice(Qualifier),
    /// A list of seeds that does not name every seed of the field exactly once.
    #[error("seed {seed} is missing or named twice")]
    NotEachOnce {
        /// One that is missing, named twice or not of the field.
        seed: Seed,
    },
}
