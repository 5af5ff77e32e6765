//! The cheapest complete pairing of a field as to this round alone: exact, over all pairs.

use std::cmp::Reverse;

use integer_blossom::{max_weight_matching, min_weight_perfect_matching};

use super::cost::{Cost, Criterion};
use super::field::{Demand, Field};
use super::packing::{Bounds, Packed, Packing, weigh};
use super::wide::Wide;
use crate::tournament::facts::Strength;

/// From so many players on the matcher works in a thread that takes its tables along when it ends: they grow with the square
/// of the players, and it would keep them.
const OWN_THREAD: usize = 200;

/// How many are tried for the bye before that is left to the matcher as well.
const BYES_TRIED: usize = 8;

/// For each player the index of the opponent; for whoever has the bye, and for the bye, one another's.
pub(super) type Mates = Vec<usize>;

/// What speaks against such a round, without what lies ahead of it.
pub(super) fn cost_of(field: &Field, mates: &[usize]) -> Cost {
    let mut cost = Cost::default();
    for (one, &other) in mates.iter().enumerate().filter(|(one, other)| one < *other) {
        cost += field.cost(one, other);
    }
    cost
}

/// The cheapest pairing that has what is demanded beyond what the field demands; `None` where there is none.
pub(super) fn cheapest(field: &Field, extra: &Demand) -> Option<Mates> {
    let mut task = Task::new(field, extra)?;
    let strict = task.settle_bye_and_rematches();
    let by_blocks = if strict { task.pair_up_blocks() } else { None };
    let pairs = by_blocks.or_else(|| task.pair_up(&task.open, strict))?;
    for (one, other) in pairs {
        (task.mates[one], task.mates[other]) = (other, one);
    }
    Some(task.mates)
}

/// What is left to pair.
struct Task<'f> {
    field: &'f Field,
    apart: Vec<(usize, usize)>,
    mates: Mates,
    open: Vec<usize>,
}

impl<'f> Task<'f> {
    fn new(field: &'f Field, extra: &Demand) -> Option<Task<'f>> {
        let vertices = field.vertices();
        let both = |of: fn(&Demand) -> &Vec<(usize, usize)>| of(&field.demand).iter().chain(of(extra)).copied();
        let mut apart: Vec<_> =
            both(|demand| &demand.apart).map(|(one, other)| (one.min(other), one.max(other))).collect();
        apart.sort_unstable();
        let mut mates = vec![vertices; vertices];
        for (one, other) in both(|demand| &demand.together) {
            let (one, other) = (one.min(other), one.max(other));
            if apart.binary_search(&(one, other)).is_ok() {
                return None;
            }
            for (this, that) in [(one, other), (other, one)] {
                if mates[this] != vertices && mates[this] != that {
                    return None;
                }
                mates[this] = that;
            }
        }
        let open = (0..vertices).filter(|&one| mates[one] == vertices).collect();
        Some(Task { field, apart, mates, open })
    }

    fn is_allowed(&self, one: usize, other: usize) -> bool {
        self.apart.is_empty() || self.apart.binary_search(&(one.min(other), one.max(other))).is_err()
    }

    fn may_pair(&self, one: usize, other: usize, strict: bool) -> bool {
        self.is_allowed(one, other) && (!strict || self.is_clean(one, other))
    }

    fn is_clean(&self, one: usize, other: usize) -> bool {
        let note = self.field.note(one, other);
        note.times == 0 && note.avoid != Some(Strength::Hard)
    }

    /// Finds out whether the first criteria can all be as good as they ever are: no hard avoid, the fewest byes, no rematch.
    /// Then nothing worse need be looked at, and the bye goes to the first in its own order whose absence lets the others be
    /// paired like that: exactly what those criteria and the two of the bye ask for.
    fn settle_bye_and_rematches(&mut self) -> bool {
        let bye = self.field.bye();
        let clean = |task: &Task, open: &[usize]| {
            can_pair_up(open, |one, other| task.is_allowed(one, other) && task.is_clean(one, other))
        };
        if self.open.last() != Some(&bye) {
            return clean(self, &self.open);
        }
        let players = &self.open[..self.open.len() - 1];
        let mut first: Vec<usize> = players.iter().copied().filter(|&one| self.is_allowed(one, bye)).collect();
        let byes = |one: usize| self.field.contenders[one].byes;
        let fewest = first.iter().map(|&one| byes(one)).min().unwrap_or(0);
        first.retain(|&one| byes(one) == fewest && !self.field.exceeds_byes(one));
        first.sort_by_key(|&one| (self.field.contenders[one].score, usize::MAX - one));
        for one in first.into_iter().take(BYES_TRIED) {
            let rest: Vec<usize> = players.iter().copied().filter(|&other| other != one).collect();
            if clean(self, &rest) {
                (self.mates[one], self.mates[bye]) = (bye, one);
                self.open = rest;
                return true;
            }
        }
        false
    }

    /// The cheapest pairing of blocks of score groups by themselves, where that is the cheapest of all; `None` where it need
    /// not be.
    ///
    /// A block ends at each level with an even number of players down to it. Let two pairs reach across such an end, a and b
    /// above it with c and d below. Pairing a with b and c with d instead makes the sum of squared distances smaller by
    /// 2 (a - d)(b - c), which is more than 0. An end that is crossed is crossed at least twice, so whatever crosses one is
    /// farther apart in scores than some pairing that may break other rules. By the same exchange no pairing at all is
    /// nearer than that of neighbours by level. So where the blocks come to the sum of neighbours, every pairing that
    /// crosses an end is worse, as only pairs are left that cost nothing graver; and without crossings blocks are independent.
    fn pair_up_blocks(&self) -> Option<Vec<(usize, usize)>> {
        let level = |one: usize| self.field.places[one].level;
        let gap = |one: usize, other: usize| (level(one) - level(other)).pow(2);
        let mut sorted = self.open.clone();
        sorted.sort_by_key(|&one| (Reverse(level(one)), one));
        let least: i64 = sorted.chunks_exact(2).map(|two| gap(two[0], two[1])).sum();
        let ends = (2..sorted.len()).step_by(2).filter(|&at| level(sorted[at - 1]) != level(sorted[at]));
        let ends: Vec<usize> = ends.chain([sorted.len()]).collect();
        if ends.len() < 2 {
            return None;
        }
        let (mut pairs, mut start) = (Vec::with_capacity(sorted.len() / 2), 0);
        for end in ends {
            let block = &mut sorted[start..end];
            block.sort_unstable();
            pairs.extend(self.pair_up(block, true)?);
            start = end;
        }
        let found: i64 = pairs.iter().map(|&(one, other)| gap(one, other)).sum();
        (found == least).then_some(pairs)
    }

    /// The cheapest pairing of these among themselves.
    fn pair_up(&self, open: &[usize], strict: bool) -> Option<Vec<(usize, usize)>> {
        let mut bounds = Bounds::new(open.len());
        for (at, &one) in open.iter().enumerate() {
            for (behind, &other) in open.iter().enumerate().skip(at + 1) {
                if self.may_pair(one, other, strict) {
                    bounds.add(at, behind, &self.field.cost(one, other));
                }
            }
        }
        let packing = bounds.packing();
        let found = match packing.bits() {
            bits if bits <= <i64 as Packed>::ROOM => self.solve::<i64>(open, &packing, strict),
            bits if bits <= <i128 as Packed>::ROOM => self.solve::<i128>(open, &packing, strict),
            bits if bits <= <Wide<3> as Packed>::ROOM => self.solve::<Wide<3>>(open, &packing, strict),
            _ => self.solve::<Wide<8>>(open, &packing, strict),
        };
        let pairs = found.iter().enumerate().filter(|(at, mate)| at < *mate).map(|(at, &mate)| (open[at], open[mate]));
        pairs.map(|(one, other)| self.may_pair(one, other, strict).then_some((one, other))).collect()
    }

    fn solve<W: Packed>(&self, open: &[usize], packing: &Packing, strict: bool) -> Vec<usize> {
        let count = open.len();
        let (factors, forbidden) = packing.factors::<W>();
        let match_up = || {
            let mut weights = vec![W::ZERO; count * count];
            for (at, &one) in open.iter().enumerate() {
                for (behind, &other) in open.iter().enumerate().skip(at + 1) {
                    let weight = if self.may_pair(one, other, strict) {
                        weigh(&factors, &self.field.cost(one, other))
                    } else {
                        forbidden
                    };
                    weights[at * count + behind] = weight;
                }
            }
            min_weight_perfect_matching(&weights, count)
        };
        in_own_thread(count, match_up)
    }
}

/// Runs the matcher: in a thread of its own where the field is large and the system lets us.
fn in_own_thread<T: Send>(count: usize, work: impl Fn() -> T + Sync) -> T {
    if count < OWN_THREAD {
        return work();
    }
    let done = std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().spawn_scoped(scope, &work).ok()?;
        thread.join().ok()
    });
    done.unwrap_or_else(work)
}

/// How many pairs a largest matching of these has.
pub(super) fn most_pairs(open: &[usize], fits: impl Fn(usize, usize) -> bool + Sync) -> usize {
    let count = open.len();
    let match_up = || {
        let mut weights = vec![0; count * count];
        for (at, &one) in open.iter().enumerate() {
            for (behind, &other) in open.iter().enumerate().skip(at + 1) {
                weights[at * count + behind] = i32::from(fits(one, other));
            }
        }
        max_weight_matching(&weights, count).into_iter().flatten().count() / 2
    };
    in_own_thread(count, match_up)
}

/// Whether all of them can be paired.
///
/// Where everybody fits with half of them or more there is a round through all (Dirac, "Some theorems on abstract graphs",
/// 1952), and every second step of it is a pairing.
pub(super) fn can_pair_up(open: &[usize], fits: impl Fn(usize, usize) -> bool + Sync) -> bool {
    let count = open.len();
    let degree = |one: usize| open.iter().filter(|&&other| one != other && fits(one, other)).count();
    let fewest = open.iter().map(|&one| degree(one)).min();
    match fewest {
        None => true,
        Some(0) => false,
        _ if !count.is_multiple_of(2) => false,
        Some(fewest) if fewest * 2 >= count => true,
        Some(_) => most_pairs(open, fits) * 2 == count,
    }
}

/// The first criteria, which what lies ahead may not make worse.
pub(super) fn leading(cost: &Cost) -> (i64, i64) {
    (cost[Criterion::HardAvoids], cost[Criterion::SecondBye])
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::*;
    use crate::club::PlayerId;
    use crate::rules::Random;
    use crate::tournament::ids::Seed;
    use crate::tournament::pairing::{Contender, FieldFacts, Manual, Meeting, Pair, PairingRules, Score};
    use crate::tournament::settings::GroupOrder;

    fn field(random: &mut Random, players: u128) -> Field {
        let player = |one: u128| PlayerId(Uuid::from_u128(one));
        let mut contenders: Vec<Contender> =
            (0..players).map(|one| Contender::new(player(one), Seed(one as u16 + 1))).collect();
        for contender in &mut contenders {
            contender.score = Score::new(random.below(6) as u32 * 2).expect("few points");
            contender.openings.animals = random.below(4) as u16;
            contender.floats.down = random.below(3) as u16;
        }
        let pairs = (0..players).flat_map(|one| (one + 1..players).map(move |other| (one, other)));
        let met: Vec<_> = pairs.filter(|_| random.below(players as u64) < 5).collect();
        let meetings = met.into_iter().filter_map(|(one, other)| {
            Some(Meeting { pair: Pair::new(player(one), player(other))?, times: 1, opened: None })
        });
        Field::new(FieldFacts {
            contenders,
            meetings: meetings.collect(),
            avoids: std::collections::BTreeMap::new(),
            manual: Manual::default(),
            round: 6,
            rounds_left: 0,
            rules: PairingRules {
                order: [GroupOrder::Fold, GroupOrder::Slide][random.below(2) as usize],
                ..PairingRules::default()
            },
        })
        .expect("a field")
    }

    fn total(field: &Field, pairs: &[(usize, usize)]) -> Cost {
        let mut cost = Cost::default();
        pairs.iter().for_each(|&(one, other)| cost += field.cost(one, other));
        cost
    }

    #[test]
    fn blocks_cost_what_the_whole_costs() {
        let mut random = Random::new(11);
        let mut by_blocks = 0;
        for round in 0..300 {
            let field = field(&mut random, 12 + round % 30);
            let mut task = Task::new(&field, &Demand::default()).expect("nothing is demanded");
            assert!(task.settle_bye_and_rematches());
            let whole = task.pair_up(&task.open, true).expect("a pairing");
            if let Some(blocks) = task.pair_up_blocks() {
                assert_eq!(total(&field, &blocks), total(&field, &whole));
                by_blocks += 1;
            }
        }
        assert!(by_blocks > 200, "{by_blocks}");
    }

    #[test]
    fn every_width_finds_the_same() {
        let mut random = Random::new(12);
        for round in 0..60 {
            let field = field(&mut random, 6 + 2 * (round % 12));
            let task = Task::new(&field, &Demand::default()).expect("nothing is demanded");
            let mut bounds = Bounds::new(task.open.len());
            for one in 0..task.open.len() {
                (one + 1..task.open.len()).for_each(|other| bounds.add(one, other, &field.cost(one, other)));
            }
            let packing = bounds.packing();
            let wide = task.solve::<Wide<8>>(&task.open, &packing, false);
            assert_eq!(task.solve::<Wide<3>>(&task.open, &packing, false), wide);
            assert_eq!(task.solve::<i128>(&task.open, &packing, false), wide);
            if packing.bits() <= <i64 as Packed>::ROOM {
                assert_eq!(task.solve::<i64>(&task.open, &packing, false), wide);
            }
        }
    }
}
