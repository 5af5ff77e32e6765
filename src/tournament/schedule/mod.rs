//! What the structure of a format fixes before anybody has played: who meets whom in a round robin, what a bracket looks like
//! and where its players go, who is seeded where after a stage, and how long it all takes.
//!
//! Players are numbers here, their [`Seed`]s. Nothing is kept: a schedule is a function of its field and its settings, so what
//! was published stays as it is, and where the players of a bracket stand is a function of the results.

mod advice;
mod assignment;
mod bracket;
mod crossing;
mod groups;
mod knockout;
mod places;
mod round_robin;
mod stages;

use thiserror::Error;

pub use advice::{Minutes, Plan, Room, SwissAdvice, SwissWarning};
pub use bracket::{Bracket, Match, Order, Part, Slot};
pub use groups::{GroupDraw, Groups, Schedule, Scheduled, ScheduledRound};
pub use knockout::{Course, Effect, KnockoutFault, KnockoutState, MatchState, Occupant, Outcome, Outcomes};
pub use places::Places;
pub use round_robin::{Meeting, Round, round_robin};
pub use stages::{Closeness, Qualifier, closeness, cut, keep_apart};

use super::ids::{Group, Seed};

/// The most players that a format is made for.
pub const MOST_PLAYERS: u16 = 1024;

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
        group: Group,
    },
    /// There is no such group, or its next player has been named already.
    #[error("group {group} has nobody else to qualify")]
    NobodyElse {
        /// The group.
        group: Group,
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
