//! What tournaments, rounds, stages, tables and places are called. None of these numbers can be taken for another.

use std::fmt;

use uuid::Uuid;

/// A tournament, across files.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TournamentId(pub Uuid);

impl fmt::Display for TournamentId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for TournamentId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

macro_rules! numbers {
    ($($(#[$doc:meta])* $name:ident),*) => {
        $($(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub u16);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(&self.0, f)
            }
        })*
    };
}

numbers! {
    /// A round, from 1 on through all stages of a tournament.
    RoundNumber,
    /// A stage, from 1 on.
    StageNumber,
    /// A table, from 1 on.
    TableNumber,
    /// A group of a stage, from 1 on.
    Group,
    /// A match of a bracket: its number there.
    MatchNumber,
    /// A player's number in a stage, from 1 for the one thought strongest. Frozen when the stage starts.
    Seed,
    /// A place in a table, from 1; equal players share it.
    Rank
}

impl RoundNumber {
    /// The first round of a tournament.
    pub const FIRST: RoundNumber = RoundNumber(1);

    /// The round after this one.
    pub const fn next(self) -> RoundNumber {
        RoundNumber(self.0.saturating_add(1))
    }

    /// The round before this one, if there is one.
    pub fn before(self) -> Option<RoundNumber> {
        (self.0 > 1).then(|| RoundNumber(self.0 - 1))
    }
}

impl StageNumber {
    /// The first stage of a tournament.
    pub const FIRST: StageNumber = StageNumber(1);

    /// The stage after this one.
    pub const fn next(self) -> StageNumber {
        StageNumber(self.0.saturating_add(1))
    }
}
