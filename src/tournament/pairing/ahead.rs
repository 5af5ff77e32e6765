//! The pairing that is cheapest with what lies ahead: up to twelve players over all rounds that remain, above that over the
//! next one.

use super::cost::{Cost, Criterion};
use super::field::{Demand, Field};
use super::matching::{Mates, cheapest, cost_of, leading, most_pairs};
use super::schedule::{self, GaveUp, Search, Table};
use crate::tournament::facts::Strength;

/// Steps that one search may take through the schedules of a few players.
const STEPS: u32 = 2_000_000;

/// How many pairings are looked at where the next round is in danger: fewer of larger fields, since each takes longer.
fn looks(vertices: usize) -> usize {
    (1_000_000 / (vertices * vertices)).clamp(4, 400)
}

/// The best pairing of a field.
#[derive(Clone, Debug)]
pub(super) struct Solution {
    pub(super) mates: Mates,
    pub(super) cost: Cost,
    /// Whether what lies ahead is known for sure to be the best.
    pub(super) settled: bool,
}

/// How many rounds, this one included, are looked at.
pub(super) fn horizon(field: &Field) -> u32 {
    let cycle = field.vertices() as u32 - 1;
    let planned = field.rounds_left.saturating_add(1);
    if field.vertices() <= schedule::MOST { planned.min(cycle) } else { planned.min(2) }
}

/// The best pairing that also has what is demanded; `None` where there is none.
pub(super) fn solve(field: &Field, extra: &Demand) -> Option<Solution> {
    let mates = cheapest(field, extra)?;
    let cost = cost_of(field, &mates);
    if horizon(field) < 2 {
        return Some(Solution { mates, cost, settled: true });
    }
    if field.vertices() <= schedule::MOST
        && let Ok(solution) = few(field, extra, &mates, cost)
    {
        return Some(solution);
    }
    let found = many(field, extra, mates, cost)?;
    Some(Solution { settled: found.settled && field.vertices() > schedule::MOST, ..found })
}

/// What speaks against a round that somebody has made, with what lies ahead of it.
pub(super) fn judge(field: &Field, mates: Mates) -> Solution {
    let mut cost = cost_of(field, &mates);
    let rounds = horizon(field) - 1;
    let mut settled = true;
    if rounds > 0 {
        if field.vertices() <= schedule::MOST {
            let after = table(field).after(&mates);
            let most = rounds * field.vertices() as u32 / 2;
            match Search::new(STEPS).fewest(&after, rounds, 0, most) {
                Ok(repeats) => cost[Criterion::Ahead] += i64::from(repeats.unwrap_or(most)),
                Err(_) => settled = false,
            }
        } else {
            cost[Criterion::Ahead] += missing(field, &mates);
        }
    }
    Solution { mates, cost, settled }
}

fn is_usable(field: &Field, one: usize, other: usize) -> bool {
    field.note(one, other).avoid != Some(Strength::Hard)
}

fn is_free(field: &Field, one: usize, other: usize) -> bool {
    if one.max(other) == field.bye() {
        return field.contenders[one.min(other)].byes <= field.fewest_byes;
    }
    field.note(one, other).times == 0
}

fn table(field: &Field) -> Table {
    Table::new(field.vertices(), |one, other| is_free(field, one, other), |one, other| is_usable(field, one, other))
}

/// Compares all pairings of a few players, where the cheapest one leaves more repeats than there need be.
fn few(field: &Field, extra: &Demand, mates: &Mates, cost: Cost) -> Result<Solution, GaveUp> {
    let rounds = horizon(field);
    let now = table(field);
    let mut search = Search::new(STEPS);
    let most = rounds * field.vertices() as u32 / 2;
    let adds = |cost: &Cost| u32::try_from(cost[Criterion::Ahead]).unwrap_or(0);
    let least = search.fewest(&now, rounds, 0, most)?.unwrap_or(most);
    let after = search.fewest(&now.after(mates), rounds - 1, least.saturating_sub(adds(&cost)), most)?.unwrap_or(most);
    let found = adds(&cost) + after;
    let with = |mut cost: Cost, mates: &Mates, ahead: u32| {
        cost[Criterion::Ahead] = i64::from(ahead);
        Ok(Solution { mates: mates.clone(), cost, settled: true })
    };
    if found > least {
        let others = all_pairings(field, extra, leading(&cost));
        for repeats in least..found {
            for (cost, mates) in others.iter().filter(|(cost, _)| adds(cost) <= repeats) {
                if search.can(&now.after(mates), rounds - 1, repeats - adds(cost))? {
                    return with(*cost, mates, repeats);
                }
            }
        }
    }
    with(cost, mates, found)
}

/// Every pairing that is as good in the leading criteria, the cheapest first: 10,395 for twelve players.
fn all_pairings(field: &Field, extra: &Demand, lead: (i64, i64)) -> Vec<(Cost, Mates)> {
    let count = field.vertices();
    let both = |of: fn(&Demand) -> &Vec<(usize, usize)>| of(&field.demand).iter().chain(of(extra));
    let mut allowed = vec![true; count * count];
    let mut set = |one: usize, other: usize, to: bool| {
        allowed[one * count + other] = to;
        allowed[other * count + one] = to;
    };
    both(|demand| &demand.apart).for_each(|&(one, other)| set(one, other, false));
    for &(one, other) in both(|demand| &demand.together) {
        (0..count).filter(|&third| third != other).for_each(|third| set(one, third, false));
        (0..count).filter(|&third| third != one).for_each(|third| set(other, third, false));
    }
    let costs: Vec<Cost> = (0..count * count)
        .map(|at| if at / count < at % count { field.cost(at / count, at % count) } else { Cost::default() })
        .collect();
    let mut found = Vec::new();
    let mut mates = vec![count; count];
    collect(count, &allowed, &costs, &mut mates, Cost::default(), &mut found);
    found.retain(|(cost, _)| leading(cost) == lead);
    found.sort();
    found
}

fn collect(
    count: usize,
    allowed: &[bool],
    costs: &[Cost],
    mates: &mut Mates,
    cost: Cost,
    found: &mut Vec<(Cost, Mates)>,
) {
    let Some(one) = mates.iter().position(|&mate| mate == count) else {
        found.push((cost, mates.clone()));
        return;
    };
    for other in one + 1..count {
        if mates[other] == count && allowed[one * count + other] {
            (mates[one], mates[other]) = (other, one);
            let mut cost = cost;
            cost += costs[one * count + other];
            collect(count, allowed, costs, mates, cost, found);
            (mates[one], mates[other]) = (count, count);
        }
    }
}

/// How many pairs the next round lacks without a repeat, when the given ones have been used up in this one.
fn missing(field: &Field, mates: &[usize]) -> i64 {
    let vertices: Vec<usize> = (0..field.vertices()).collect();
    let bye = field.bye();
    let fits = |one: usize, other: usize| {
        mates[one] != other
            && is_usable(field, one, other)
            && (is_free(field, one, other) || (one.max(other) == bye && is_last_first_bye(field)))
    };
    let players = &vertices[..bye.min(vertices.len())];
    let fewest =
        players.iter().map(|&one| players.iter().filter(|&&other| one != other && fits(one, other)).count()).min();
    // By Dirac's theorem, as for one round, whoever of these has the bye.
    let somebody = vertices.len() == players.len() || players.iter().any(|&one| fits(one, bye));
    if somebody && fewest.is_some_and(|fewest| (fewest.saturating_sub(1)) * 2 >= players.len()) {
        return 0;
    }
    (vertices.len() / 2 - most_pairs(&vertices, fits)) as i64
}

/// Whether at most one player has had fewer byes than the others: the next bye but one may be anybody's again.
fn is_last_first_bye(field: &Field) -> bool {
    field.contenders.iter().filter(|one| one.byes == field.fewest_byes).count() <= 1
}

/// Searches the cheapest pairing with what the next round lacks, by branch and bound.
///
/// Of a pairing M that leaves d pairs missing, a smallest part X is found without which the next round would lack fewer.
/// Every pairing that contains X leaves at least d missing and is at least as dear as M in all else, since M is the cheapest
/// in its branch; so only pairings without all of X can be better. These are split by the first pair of X that they lack. A
/// branch whose cheapest pairing, taken as if nothing were missing after it, is not better than the best found is done.
fn many(field: &Field, extra: &Demand, mates: Mates, cost: Cost) -> Option<Solution> {
    let mut best: Option<(Cost, Mates)> = None;
    let mut branches = vec![(cost, mates, extra.clone())];
    for _ in 0..looks(field.vertices()) {
        let least =
            (0..branches.len()).min_by(|&a, &b| (branches[a].0, &branches[a].1).cmp(&(branches[b].0, &branches[b].1)));
        let Some(least) = least else { break };
        let (cost, mates, demand) = branches.swap_remove(least);
        if best.as_ref().is_some_and(|(found, _)| *found <= cost) {
            branches.clear();
            break;
        }
        let lacks = missing(field, &mates);
        let mut whole = cost;
        whole[Criterion::Ahead] += lacks;
        if best.as_ref().is_none_or(|(found, _)| whole < *found) {
            best = Some((whole, mates.clone()));
        }
        if lacks == 0 {
            continue;
        }
        let mut demand = demand;
        for pair in culprits(field, &mates, lacks) {
            let mut without = demand.clone();
            without.apart.push(pair);
            if let Some(mates) = cheapest(field, &without) {
                branches.push((cost_of(field, &mates), mates, without));
            }
            demand.together.push(pair);
        }
    }
    let (cost, mates) = best?;
    let settled = branches.iter().all(|(least, ..)| *least >= cost);
    Some(Solution { mates, cost, settled })
}

/// A smallest part of a round that still leaves so many pairs missing: leaving out any of it leaves fewer. Halves are tried
/// before single pairs.
fn culprits(field: &Field, mates: &[usize], lacks: i64) -> Vec<(usize, usize)> {
    let mut part: Vec<_> = mates.iter().copied().enumerate().filter(|(one, other)| one < other).collect();
    let suffice = |part: &[(usize, usize)]| {
        let mut used = vec![usize::MAX; mates.len()];
        for &(one, other) in part {
            (used[one], used[other]) = (other, one);
        }
        missing(field, &used) >= lacks
    };
    if suffice(&[]) {
        return Vec::new();
    }
    let mut size = part.len().div_ceil(2);
    while size > 0 {
        let mut at = 0;
        while at < part.len() {
            let rest: Vec<_> =
                part.iter().enumerate().filter(|(i, _)| *i < at || *i >= at + size).map(|(_, &p)| p).collect();
            if suffice(&rest) { part = rest } else { at += size }
        }
        size /= 2;
    }
    part
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::*;
    use crate::club::PlayerId;
    use crate::rules::Random;
    use crate::tournament::ids::Seed;
    use crate::tournament::pairing::{Contender, FieldFacts, Manual, Meeting, Pair, PairingRules, Score};

    /// A few players with so many meetings that the next round is often in danger.
    fn field(random: &mut Random, players: u128) -> Field {
        let player = |one: u128| PlayerId(Uuid::from_u128(one));
        let mut contenders: Vec<Contender> =
            (0..players).map(|one| Contender::new(player(one), Seed(one as u16 + 1))).collect();
        for contender in &mut contenders {
            contender.score = Score::new(random.below(4) as u32 * 2).expect("few points");
            contender.byes = (random.below(3) / 2) as u16;
        }
        let pairs = (0..players).flat_map(|one| (one + 1..players).map(move |other| (one, other)));
        let dense = 3 + random.below(4);
        let met: Vec<_> = pairs.filter(|_| random.below(8) < dense).collect();
        let meetings = met.into_iter().filter_map(|(one, other)| {
            Some(Meeting { pair: Pair::new(player(one), player(other))?, times: 1, opened: None })
        });
        Field::new(FieldFacts {
            contenders,
            meetings: meetings.collect(),
            avoids: std::collections::BTreeMap::new(),
            manual: Manual::default(),
            round: 2,
            rounds_left: 1,
            rules: PairingRules::default(),
        })
        .expect("a field")
    }

    /// The search for large fields finds on small ones what comparing all pairings finds.
    #[test]
    fn branches_lead_to_the_best_of_all() {
        let mut random = Random::new(5);
        let mut in_danger = 0;
        for round in 0..600 {
            let field = field(&mut random, 5 + round % 6);
            let extra = Demand::default();
            let mates = cheapest(&field, &extra).expect("a pairing");
            let cost = cost_of(&field, &mates);
            let found = many(&field, &extra, mates.clone(), cost).expect("a pairing");
            assert!(found.settled);
            let whole = |(mut cost, mates): (Cost, Mates)| {
                cost[Criterion::Ahead] += missing(&field, &mates);
                cost
            };
            let best = all_pairings(&field, &extra, leading(&cost)).into_iter().map(whole).min();
            assert_eq!(Some(found.cost), best);
            in_danger += usize::from(found.mates != mates);
        }
        assert!(in_danger > 10, "{in_danger}");
    }
}
