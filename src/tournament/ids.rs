//! What tournaments, rounds, stages, tables and places are called. None of these numbers can be taken for another.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
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
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
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
    /// A match of a bracket. Matches are numbered from 0 so that all from which its players come have lower numbers.
    MatchNumber,
    /// A player's number in a stage, from 1 for the one thought strongest. Frozen when the stage starts.
    Seed,
    /// A place in a table, from 1; equal players share it.
    Rank
}

/// A group of a stage, from 1 on: 1 is shown as A.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Group(pub u16);

/// A to Z, then AA, AB and so on, as columns of a spreadsheet.
impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut letters = Vec::new();
        let mut rest = u32::from(self.0);
        while rest > 0 {
            letters.push(char::from(b'A' + ((rest - 1) % 26) as u8));
            rest = (rest - 1) / 26;
        }
        f.write_str(&letters.iter().rev().collect::<String>())
    }
}

impl Group {
    /// The number less one, for lists from the first group on.
    pub fn index(self) -> usize {
        index(self.0)
    }
}

impl Seed {
    /// The number less one, for lists in the order of the seeds.
    pub fn index(self) -> usize {
        index(self.0)
    }

    /// The seed whose [`Seed::index`] this is. Fields are much smaller than the numbers that there are.
    pub(super) fn at(index: usize) -> Seed {
        Seed(u16::try_from(index + 1).unwrap_or(u16::MAX))
    }
}

impl TableNumber {
    /// The table so many after the first.
    pub(super) fn at(index: usize) -> TableNumber {
        TableNumber(u16::try_from(index + 1).unwrap_or(u16::MAX))
    }
}

impl MatchNumber {
    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }
}

fn index(number: u16) -> usize {
    usize::from(number.saturating_sub(1))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_are_lettered() {
        assert_eq!([1, 26, 27, 28, 52, 53, 702, 703].map(|n| Group(n).to_string()).join(" "), "A Z AA AB AZ BA ZZ AAA");
    }
}
