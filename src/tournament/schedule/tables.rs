//! Who sits where: tables that players keep, and all others from the first.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::num::NonZeroU16;

use thiserror::Error;

use super::Seed;
use super::assignment::assign;

/// The number of a table, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TableNumber(NonZeroU16);

impl TableNumber {
    /// The table of this number; `None` for 0.
    pub fn new(number: u16) -> Option<TableNumber> {
        NonZeroU16::new(number).map(TableNumber)
    }

    /// The number, from 1.
    pub fn number(self) -> u16 {
        self.0.get()
    }

    /// The table so many after the first.
    pub(super) fn at(index: usize) -> TableNumber {
        let number = u16::try_from(index + 1).unwrap_or(u16::MAX);
        TableNumber(NonZeroU16::new(number).unwrap_or(NonZeroU16::MIN))
    }
}

impl fmt::Display for TableNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// Players who always sit at the same table; no two of them at one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FixedTables(BTreeMap<Seed, TableNumber>);

/// Two players cannot both have a table to themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("players {} and {} both have table {table}", players[0], players[1])]
pub struct TwoAtOneTable {
    /// The table.
    pub table: TableNumber,
    /// Who was to have it.
    pub players: [Seed; 2],
}

impl FixedTables {
    /// These players at these tables. A player named again has the later table.
    ///
    /// # Errors
    ///
    /// Where two have the same table.
    pub fn new(fixed: impl IntoIterator<Item = (Seed, TableNumber)>) -> Result<FixedTables, TwoAtOneTable> {
        let fixed: BTreeMap<_, _> = fixed.into_iter().collect();
        let mut owners = BTreeMap::new();
        for (&player, &table) in &fixed {
            if let Some(owner) = owners.insert(table, player) {
                return Err(TwoAtOneTable { table, players: [owner, player] });
            }
        }
        Ok(FixedTables(fixed))
    }

    /// The table of a player who has one.
    pub fn of(&self, player: Seed) -> Option<TableNumber> {
        self.0.get(&player).copied()
    }
}

/// How often players have sat at tables before.
pub type SeatedBefore = BTreeMap<(Seed, TableNumber), u32>;

/// How tables are given.
#[derive(Clone, Copy, Debug)]
pub struct TableRules<'r> {
    /// Who always sits where.
    pub fixed: &'r FixedTables,
    /// Whether a table stays empty whose player sits at the opponent's in this round. That of a player who does not play is
    /// free for others in any case.
    pub keeps_empty: bool,
    /// Where given: players get tables at which they have not sat before, as far as possible.
    pub fresh: Option<&'r SeatedBefore>,
}

/// Where a pair sits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seated {
    /// The table.
    pub table: TableNumber,
    /// Whether one of the two always sits there.
    pub is_fixed: bool,
}

/// The tables of a round, in the order of its pairs, which are named by their players; no table twice.
///
/// A pair with one fixed table sits at it, a pair with two at the one with the lower number. The others sit at the first
/// tables that are left: in order, or, if tables are to be fresh, so that the fewest sit where they have sat before (each time
/// counted), and then as near to the order as may be.
pub fn seat(pairs: &[[Seed; 2]], rules: TableRules<'_>) -> Vec<Seated> {
    let own = |pair: &[Seed; 2]| pair.iter().filter_map(|player| rules.fixed.of(*player)).min();
    let fixed: Vec<_> = pairs.iter().map(own).collect();
    let mut taken: BTreeSet<_> = fixed.iter().flatten().copied().collect();
    if rules.keeps_empty {
        taken.extend(pairs.iter().flatten().filter_map(|player| rules.fixed.of(*player)));
    }
    let rest: Vec<_> = pairs.iter().zip(&fixed).filter(|(_, fixed)| fixed.is_none()).map(|(pair, _)| pair).collect();
    let free: Vec<_> = (0..).map(TableNumber::at).filter(|table| !taken.contains(table)).take(rest.len()).collect();
    let mut given = match rules.fresh {
        Some(before) => fresh(&rest, &free, before),
        None => free,
    }
    .into_iter();
    let seated = fixed.into_iter().filter_map(|fixed| match fixed {
        Some(table) => Some(Seated { table, is_fixed: true }),
        None => given.next().map(|table| Seated { table, is_fixed: false }),
    });
    seated.collect()
}

fn fresh(pairs: &[&[Seed; 2]], free: &[TableNumber], before: &SeatedBefore) -> Vec<TableNumber> {
    // More than all can be away from their order together.
    let again = (pairs.len() * pairs.len() + 1) as i128;
    let places = assign(pairs.len(), |pair, place| {
        let times = pairs[pair].iter().filter_map(|player| before.get(&(*player, free[place])));
        times.map(|&times| i128::from(times)).sum::<i128>() * again + pair.abs_diff(place) as i128
    });
    places.into_iter().map(|place| free[place]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seed(number: u16) -> Seed {
        Seed::new(number).unwrap()
    }

    fn numbers(pairs: &[[u16; 2]], fixed: &[(u16, u16)], keeps_empty: bool, before: Option<&[(u16, u16)]>) -> Vec<u16> {
        let table = |number| TableNumber::new(number).unwrap();
        let fixed = FixedTables::new(fixed.iter().map(|&(player, at)| (seed(player), table(at)))).unwrap();
        let before: Option<SeatedBefore> =
            before.map(|all| all.iter().map(|&(player, at)| ((seed(player), table(at)), 1)).collect());
        let pairs: Vec<_> = pairs.iter().map(|pair| pair.map(seed)).collect();
        let rules = TableRules { fixed: &fixed, keeps_empty, fresh: before.as_ref() };
        seat(&pairs, rules).into_iter().map(|seated| seated.table.number()).collect()
    }

    #[test]
    fn two_with_fixed_tables_sit_at_the_lower_one() {
        let pairs = [[1, 2], [3, 4], [5, 6], [7, 8], [9, 10]];
        let fixed = [(1, 3), (2, 5)];
        assert_eq!(numbers(&pairs, &fixed, true, None), [3, 1, 2, 4, 6]);
        assert_eq!(numbers(&pairs, &fixed, false, None), [3, 1, 2, 4, 5]);
        assert_eq!(numbers(&pairs[1..], &fixed, true, None), [1, 2, 3, 4], "neither plays");
        assert_eq!(numbers(&[[3, 4], [2, 1]], &[(1, 1), (2, 9)], true, None), [2, 1]);
    }

    #[test]
    fn two_cannot_have_one_table() {
        let table = TableNumber::new(3).unwrap();
        let fault = FixedTables::new([(seed(4), table), (seed(2), table)]).unwrap_err();
        assert_eq!(fault, TwoAtOneTable { table, players: [seed(2), seed(4)] });
        assert_eq!(TableNumber::new(0), None);
    }

    #[test]
    fn fresh_tables_are_those_where_nobody_of_the_pair_has_sat() {
        let pairs = [[1, 2], [3, 4], [5, 6]];
        assert_eq!(numbers(&pairs, &[], false, Some(&[])), [1, 2, 3]);
        assert_eq!(numbers(&pairs, &[], false, Some(&[(2, 1), (5, 3)])), [2, 3, 1]);
        assert_eq!(numbers(&pairs, &[(3, 2)], false, Some(&[(1, 1)])), [3, 2, 1]);
    }
}
