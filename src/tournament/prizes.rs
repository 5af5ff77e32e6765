//! Who wins which prize: by place in a table, in it all or among some.

use std::collections::BTreeMap;

use super::standings::Table;
use crate::club::PlayerId;

/// Some prizes for the best of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prizes {
    /// What the first, the second and so on win, in the smallest unit of money or of whatever it is.
    pub amounts: Vec<u64>,
    /// Whether those who share a place share the prizes of their places; otherwise each gets the first of them.
    pub shared: Sharing,
}

/// What those get who share a place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sharing {
    /// Equal parts of all prizes of their places. What can't be parted goes to the lower numbers of the stage, one unit each.
    Split,
    /// Each the prize of the place that they share.
    Each,
}

/// The prizes of those in a table whom `eligible` names. Places are counted among them alone; who has no rank wins nothing.
pub fn prizes(table: &Table, prizes: &Prizes, eligible: impl Fn(PlayerId) -> bool) -> BTreeMap<PlayerId, u64> {
    let lines: Vec<_> = table.lines.iter().filter(|line| line.rank.is_some() && eligible(line.player)).collect();
    let mut won = BTreeMap::new();
    let mut place = 0;
    for level in lines.chunk_by(|one, other| one.rank == other.rank) {
        let amounts = prizes.amounts.get(place..).unwrap_or_default();
        place += level.len();
        let Some(first) = amounts.first() else { break };
        let sum: u64 = amounts.iter().take(level.len()).sum();
        let count = level.len() as u64;
        for (number, line) in (0..).zip(level) {
            let amount = match prizes.shared {
                Sharing::Each => *first,
                Sharing::Split => sum / count + u64::from(number < sum % count),
            };
            if amount > 0 {
                won.insert(line.player, amount);
            }
        }
    }
    won
}
