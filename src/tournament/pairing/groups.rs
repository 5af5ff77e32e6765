//! Score groups: at which level a player stands, and at which place within it.

use std::collections::BTreeMap;

use super::field::{Contender, Levels, PairingRules};
use crate::tournament::ids::Seed;
use crate::tournament::settings::GroupOrder;

/// Where a player stands among the others.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    /// Higher is better.
    pub(super) level: i64,
    /// From 0, the best first.
    pub(super) at: i64,
    /// How many players have this level.
    pub(super) of: i64,
}

/// The place of each player; `contenders` stand in the order of their seeds.
pub(super) fn places(contenders: &[Contender], rules: &PairingRules, round: u32) -> Vec<Place> {
    let levels = levels(contenders, rules.levels);
    let mut groups: BTreeMap<i64, Vec<usize>> = BTreeMap::new();
    for (one, &level) in levels.iter().enumerate() {
        groups.entry(level).or_default().push(one);
    }
    let mut places = vec![Place { level: 0, at: 0, of: 0 }; contenders.len()];
    for (level, mut group) in groups {
        if rules.order == GroupOrder::Random {
            group.sort_by_key(|&one| (lot(rules.lots, round, contenders[one].seed), one));
        }
        let of = group.len() as i64;
        for (at, one) in group.into_iter().enumerate() {
            places[one] = Place { level, at: at as i64, of };
        }
    }
    places
}

fn levels(contenders: &[Contender], levels: Levels) -> Vec<i64> {
    let scores: Vec<i64> = contenders.iter().map(|one| i64::from(one.score.units())).collect();
    let Levels::RankBands(width) = levels else { return scores };
    let mut sorted = scores.clone();
    sorted.sort_unstable();
    let rank = |score: &i64| (sorted.len() - sorted.partition_point(|other| other <= score)) as i64;
    scores.iter().map(|score| -(rank(score) / i64::from(width.get()))).collect()
}

/// A number for a player in a round, by the finalizer of SplitMix64 (Steele, Lea and Flood, 2014).
fn lot(seed: u64, round: u32, Seed(number): Seed) -> u64 {
    let mut lot = seed ^ (u64::from(round) << 32 | u64::from(number)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    for factor in [0xbf58_476d_1ce4_e5b9, 0x94d0_49bb_1331_11eb] {
        lot = (lot ^ (lot >> 30)).wrapping_mul(factor);
    }
    lot ^ (lot >> 31)
}
