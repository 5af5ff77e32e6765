//! From a stage to the knockout after it: who goes on, and who stands where in the bracket, so that those of one group meet
//! again as late as may be.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use super::assignment::assign;
use super::bracket::{Order, lines, round_of_lines};
use super::groups::shuffle;
use super::{Field, MOST_PLAYERS, ScheduleFault};
use crate::rules::Random;
use crate::tournament::ids::{Group, Seed};

/// A place in the final table of a group: A1, B1 and so on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Qualifier {
    /// The group.
    pub group: Group,
    /// The place in its table as it is shown, from 1.
    pub rank: u16,
}

/// Who goes on, in the order of the seeding: the first of all groups, then the second of all groups, to the last that
/// qualifies; then the next ones of the groups that `next` names, in its order.
///
/// `sizes` are those of the groups from A. The tables are taken as they were when the stage was closed: a later withdrawal is
/// nothing that this could know of.
///
/// # Errors
///
/// Where a group has not so many players, `next` names one twice, or fewer than two or too many would go on.
pub fn cut(sizes: &[usize], per_group: u16, next: &[Group]) -> Result<Vec<Qualifier>, ScheduleFault> {
    let groups = || (1..=MOST_PLAYERS).map(Group).zip(sizes);
    if let Some((group, _)) = groups().find(|&(_, &size)| size < usize::from(per_group)) {
        return Err(ScheduleFault::CutTooDeep { group });
    }
    let mut named = BTreeSet::new();
    for &group in next {
        let has_more = sizes.get(group.index()).is_some_and(|&size| size > usize::from(per_group));
        if !has_more || !named.insert(group) {
            return Err(ScheduleFault::NobodyElse { group });
        }
    }
    let of_all = (1..=per_group).flat_map(|rank| groups().map(move |(group, _)| Qualifier { group, rank }));
    let more = next.iter().map(|&group| Qualifier { group, rank: per_group + 1 });
    let qualifiers: Vec<_> = of_all.chain(more).collect();
    Field::new(qualifiers.len())?;
    Ok(qualifiers)
}

/// How many pairs from one group can meet first in each round of the bracket, from round 1. Less is better, the first round
/// first.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Closeness(pub Vec<u32>);

/// The [`Closeness`] of qualifiers, who are named in an order by their place in the list: the first is seed 1.
pub fn closeness(order: &Order, qualifiers: &[Qualifier]) -> Closeness {
    let at: Vec<_> = order.seeds().iter().map(|seed| qualifiers.get(seed.index())).collect();
    Places::of(order.field()).closeness(&at)
}

/// Where qualifiers stand, who are listed in the order of their seeding and named by their place in that list.
///
/// The first tier (all who come first in the list with the same rank: the winners of the groups) stands where it is seeded.
/// Those of every later tier change places among themselves only: nobody gets a better or worse place than the rank has, and
/// byes stay with those who earned them.
///
/// With two tiers no such order has a lower [`Closeness`]. With more, each tier is the best for the places of the others, and
/// other starts are tried unless each group is spread evenly over the halves, quarters and so on, which nothing betters. All
/// cuts of the same number from each group are spread so, up to 64 players. Among equal orders one is taken that moves few.
///
/// # Errors
///
/// Where one is named twice, or there are too few or too many.
pub fn keep_apart(qualifiers: &[Qualifier]) -> Result<Order, ScheduleFault> {
    let field = Field::new(qualifiers.len())?;
    let mut seen = BTreeSet::new();
    if let Some(&twice) = qualifiers.iter().find(|one| !seen.insert(**one)) {
        return Err(ScheduleFault::QualifiedTwice(twice));
    }
    let mut apart = Apart { bracket: Places::of(field), qualifiers, at: (0..qualifiers.len()).collect() };
    let tiers = tiers(qualifiers);
    let later = tiers.get(1..).unwrap_or_default();
    for tier in later {
        apart.place(tier.clone(), 0..tier.start);
    }
    let least = apart.evenly_spread();
    let mut best = (apart.improve(later), apart.at.clone());
    let starts = if later.len() > 1 && field.players() <= MANY { STARTS } else { 0 };
    for start in 0..starts {
        if best.0.0 == least {
            break;
        }
        let mut random = Random::new(start);
        later.iter().for_each(|tier| shuffle(&mut apart.at[tier.clone()], &mut random));
        best = best.min((apart.improve(later), apart.at.clone()));
    }
    Order::new(best.1.into_iter().map(Seed::at).collect())
}

/// How many other starts are tried where the best known order may not be the best of all. Wherever the tests compare with all
/// orders, the first of them is enough.
const STARTS: u64 = 32;
/// Fields with more players have no other starts: they would be waited for.
const MANY: usize = 128;

/// Neighbours of one rank.
fn tiers(qualifiers: &[Qualifier]) -> Vec<Range<usize>> {
    let mut start = 0;
    let runs = qualifiers.chunk_by(|one, other| one.rank == other.rank);
    runs.map(|run| {
        let tier = start..start + run.len();
        start = tier.end;
        tier
    })
    .collect()
}

/// The places of the seeding in the full bracket.
struct Places {
    rounds: u16,
    line_of: Vec<usize>,
}

impl Places {
    fn of(field: Field) -> Places {
        let rounds = field.players().next_power_of_two().trailing_zeros() as u16;
        let mut line_of = vec![0; 1 << rounds];
        for (line, place) in lines(rounds).into_iter().enumerate() {
            line_of[place] = line;
        }
        Places { rounds, line_of }
    }

    fn round(&self, one: usize, other: usize) -> u16 {
        round_of_lines(self.line_of[one], self.line_of[other])
    }

    /// `at` says who stands at each place.
    fn closeness(&self, at: &[Option<&Qualifier>]) -> Closeness {
        let mut pairs = vec![0; usize::from(self.rounds)];
        for one in 0..at.len() {
            for other in one + 1..at.len() {
                if at[one].zip(at[other]).is_some_and(|(a, b)| a.group == b.group) {
                    pairs[usize::from(self.round(one, other)) - 1] += 1;
                }
            }
        }
        Closeness(pairs)
    }
}

/// Bits for a count of pairs: a tier and the mates of its members are fewer than a thousand.
const PAIR_BITS: u32 = 10;
/// Bits for how far the members of a tier are moved, all together.
const MOVED_BITS: u32 = 18;

struct Apart<'q> {
    bracket: Places,
    qualifiers: &'q [Qualifier],
    /// Who stands at each place.
    at: Vec<usize>,
}

impl Apart<'_> {
    /// Places each tier anew among all others, as long as that helps.
    fn improve(&mut self, tiers: &[Range<usize>]) -> (Closeness, usize) {
        let mut best = self.cost();
        loop {
            let before = self.at.clone();
            for tier in tiers {
                self.place(tier.clone(), 0..self.at.len());
            }
            let cost = self.cost();
            if cost >= best {
                self.at = before;
                return best;
            }
            best = cost;
        }
    }

    /// Places a tier as well as may be for those at the places `among`.
    fn place(&mut self, tier: Range<usize>, among: Range<usize>) {
        let others: Vec<_> = among.filter(|place| !tier.contains(place)).collect();
        let costs: Vec<Vec<i128>> = tier
            .clone()
            .map(|member| {
                let mates = others.iter().filter(|&&place| self.is_mate(member, self.at[place]));
                let mates: Vec<_> = mates.collect();
                tier.clone()
                    .map(|place| {
                        let close = mates.iter().map(|&&mate| self.weight(self.bracket.round(place, mate)));
                        close.sum::<i128>() + member.abs_diff(place) as i128
                    })
                    .collect()
            })
            .collect();
        let places = assign(tier.len(), |member, place| costs[member][place]);
        for (member, place) in places.into_iter().enumerate() {
            self.at[tier.start + place] = tier.start + member;
        }
    }

    fn is_mate(&self, one: usize, other: usize) -> bool {
        self.qualifiers[one].group == self.qualifiers[other].group
    }

    /// A pair that meets earlier outweighs all pairs that meet later.
    fn weight(&self, round: u16) -> i128 {
        1 << (MOVED_BITS + PAIR_BITS * u32::from(self.bracket.rounds - round))
    }

    /// Closeness, then how far all are moved.
    fn cost(&self) -> (Closeness, usize) {
        let at: Vec<_> = self.at.iter().map(|&who| self.qualifiers.get(who)).collect();
        (self.bracket.closeness(&at), self.at.iter().enumerate().map(|(place, &who)| place.abs_diff(who)).sum())
    }

    /// What no order can be better than: each group as evenly as its number allows over the halves, quarters and so on.
    fn evenly_spread(&self) -> Closeness {
        let mut sizes = BTreeMap::new();
        self.qualifiers.iter().for_each(|one| *sizes.entry(one.group).or_insert(0_u32) += 1);
        let rounds = u32::from(self.bracket.rounds);
        let up_to = |round: u32| -> u32 {
            let parts = 1 << (rounds - round);
            let pairs = |size: u32| size * size.saturating_sub(1) / 2;
            let within =
                |size: u32| size % parts * pairs(size / parts + 1) + (parts - size % parts) * pairs(size / parts);
            sizes.values().map(|&size| within(size)).sum()
        };
        Closeness((1..=rounds).map(|round| up_to(round) - up_to(round - 1)).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::schedule::cut;

    /// The best of all orders: the last tier in every way, and the one before as is best for that.
    fn best_of_all(apart: &mut Apart<'_>, middle: &Range<usize>, last: &Range<usize>, from: usize) -> Closeness {
        if from == last.end {
            apart.place(middle.clone(), 0..apart.at.len());
            return apart.cost().0;
        }
        let each = (from..last.end).map(|other| {
            apart.at.swap(from, other);
            let best = best_of_all(apart, middle, last, from + 1);
            apart.at.swap(from, other);
            best
        });
        each.min().unwrap()
    }

    /// The first two of each group and some of the third: no order of the second and third is better.
    #[test]
    fn some_more_of_the_third_are_kept_apart_too() {
        for groups in 3..=8_u16 {
            for more in 1..groups.min(5) {
                let next: Vec<_> = (0..more).map(|group| Group(group * groups / more + 1)).collect();
                let qualifiers = cut(&vec![3; groups.into()], 2, &next).unwrap();
                let found = closeness(&keep_apart(&qualifiers).unwrap(), &qualifiers);
                let field = Field::new(qualifiers.len()).unwrap();
                let at = (0..qualifiers.len()).collect();
                let mut apart = Apart { bracket: Places::of(field), qualifiers: &qualifiers, at };
                let tiers = tiers(&qualifiers);
                assert_eq!(found, best_of_all(&mut apart, &tiers[1], &tiers[2], tiers[2].start), "{groups} {more}");
            }
        }
    }
}
