//! Independent of the program: the costs of a round by the words of the rules, all pairings of a few players one by one, and
//! another library's matcher.

use halali::rules::Random;
use halali::tournament::pairing::{Contender, Cost, Criterion, FieldFacts, Float, Levels};
use halali::tournament::{GroupOrder, Strength};
use rustworkx_core::max_weight_matching::max_weight_matching;
use rustworkx_core::petgraph::graph::UnGraph;

use super::event::Event;

/// Contenders in the order of their seeds.
pub(crate) fn sorted(facts: &FieldFacts) -> Vec<Contender> {
    let mut all = facts.contenders.clone();
    all.retain(|one| !facts.manual.resting.contains(&one.player));
    all.sort_by_key(|one| one.seed);
    all
}

fn between(facts: &FieldFacts, one: &Contender, other: &Contender) -> (u16, Option<Strength>) {
    let is_theirs = |pair: halali::tournament::pairing::Pair| {
        pair.players() == [one.player.min(other.player), one.player.max(other.player)]
    };
    let times = facts.meetings.iter().filter(|meeting| is_theirs(meeting.pair)).map(|meeting| meeting.times).sum();
    (times, facts.avoids.iter().find(|(pair, _)| is_theirs(**pair)).map(|(_, strength)| *strength))
}

/// Whether a pairing goes without a hard avoid, a bye to somebody who has had more than another, and a rematch.
pub(crate) fn can_be_clean(facts: &FieldFacts) -> bool {
    let all = sorted(facts);
    let fewest = all.iter().map(|one| one.byes).min().unwrap_or(0);
    let mut edges = Vec::new();
    for (at, one) in all.iter().enumerate() {
        for (behind, other) in all.iter().enumerate().skip(at + 1) {
            let (times, avoid) = between(facts, one, other);
            if times == 0 && avoid != Some(Strength::Hard) {
                edges.push((at as u32, behind as u32, 1_i128));
            }
        }
        if all.len() % 2 == 1 && one.byes == fewest {
            edges.push((at as u32, all.len() as u32, 1));
        }
    }
    let graph: UnGraph<(), i128> = UnGraph::from_edges(edges);
    let found = max_weight_matching(&graph, true, |edge| Ok::<i128, ()>(*edge.weight()), false).expect("a matching");
    found.len() == all.len().div_ceil(2)
}

/// The least cost over all pairings, without what lies ahead.
pub(crate) fn least(facts: &FieldFacts) -> Cost {
    let all = sorted(facts);
    let places = all.len().next_multiple_of(2);
    let cost = |one: usize, other: usize| match other {
        _ if other <= one => Cost::default(),
        _ if other == all.len() => bye(facts, &all, one),
        _ => two(facts, &all, one, other),
    };
    let costs: Vec<Vec<_>> = (0..places).map(|one| (0..places).map(|other| cost(one, other)).collect()).collect();
    let mut best = None;
    walk(&costs, &mut vec![false; places], Cost::default(), &mut best);
    best.expect("a pairing")
}

fn walk(costs: &[Vec<Cost>], paired: &mut [bool], cost: Cost, best: &mut Option<Cost>) {
    let Some(one) = paired.iter().position(|paired| !paired) else {
        *best = Some(best.map_or(cost, |best| best.min(cost)));
        return;
    };
    paired[one] = true;
    for other in one + 1..paired.len() {
        if !paired[other] {
            paired[other] = true;
            let mut cost = cost;
            cost += costs[one][other];
            walk(costs, paired, cost, best);
            paired[other] = false;
        }
    }
    paired[one] = false;
}

fn bye(facts: &FieldFacts, all: &[Contender], one: usize) -> Cost {
    let fewest = all.iter().map(|one| one.byes).min().unwrap_or(0);
    let mut cost = Cost::default();
    cost[Criterion::HardAvoids] = i64::from(facts.rules.most_byes.is_some_and(|most| all[one].byes >= most));
    cost[Criterion::SecondBye] = i64::from(all[one].byes);
    cost[Criterion::Ahead] = i64::from(all[one].byes > fewest);
    cost[Criterion::ByeScore] = i64::from(all[one].score.units());
    cost[Criterion::ByeSeed] = (all.len() - 1 - one) as i64;
    cost
}

fn level(facts: &FieldFacts, all: &[Contender], one: usize) -> i64 {
    let score = all[one].score;
    match facts.rules.levels {
        Levels::Scores => i64::from(score.units()),
        Levels::RankBands(width) => {
            let before = all.iter().filter(|other| other.score > score).count() as i64;
            -(before / i64::from(width.get()))
        }
    }
}

fn two(facts: &FieldFacts, all: &[Contender], one: usize, other: usize) -> Cost {
    let (times, avoid) = between(facts, &all[one], &all[other]);
    let mut cost = Cost::default();
    cost[Criterion::HardAvoids] = i64::from(avoid == Some(Strength::Hard));
    cost[Criterion::Ahead] = i64::from(times > 0);
    cost[Criterion::Rematches] = i64::from(times > 0);
    cost[Criterion::OldRematches] = i64::from(times.max(1) - 1);
    cost[Criterion::SoftAvoids] = i64::from(avoid == Some(Strength::Soft));
    let (a, b) = (level(facts, all, one), level(facts, all, other));
    cost[Criterion::ScoreGaps] = (a - b) * (a - b);
    for (this, mine, theirs) in [(&all[one], a, b), (&all[other], b, a)] {
        if mine != theirs {
            let float = if mine < theirs { Float::Up } else { Float::Down };
            cost[Criterion::FloatsRunning] += i64::from(this.floats.last == Some(float));
            cost[Criterion::FloatsAgain] += i64::from(if mine < theirs { this.floats.up } else { this.floats.down });
        }
    }
    let last = facts.meetings.iter().find(|meeting| {
        meeting.pair.players().contains(&all[one].player) && meeting.pair.players().contains(&all[other].player)
    });
    let animals = |one: usize| i64::from(all[one].openings.animals);
    let last_was = |one: usize| last.and_then(|last| last.opened) == Some(all[one].player);
    let first_opens = if animals(one) != animals(other) {
        animals(one) < animals(other)
    } else if last_was(one) || last_was(other) {
        last_was(other)
    } else {
        facts.round % 2 == 1
    };
    cost[Criterion::Openings] = animals(if first_opens { one } else { other });
    let group = |of: i64| (0..all.len()).filter(|&one| level(facts, all, one) == of).collect::<Vec<_>>();
    let place = |one: usize, of: i64| group(of).iter().position(|&there| there == one).expect("in the group") as i64;
    let (i, j) = (place(one, a), place(other, b));
    cost[Criterion::GroupOrder] = if a == b {
        let of = group(a).len() as i64;
        match facts.rules.order {
            GroupOrder::Fold => (i + j + 1 - of).pow(2),
            GroupOrder::Slide => (j - i - of / 2).pow(2),
            GroupOrder::Neighbours => (j - i - 1).pow(2),
            GroupOrder::Random => 0,
        }
    } else {
        let ((_, low), (high_group, high)) = if a < b { ((a, i), (b, j)) } else { ((b, j), (a, i)) };
        (group(high_group).len() as i64 - 1 - high).pow(2) + low.pow(2)
    };
    cost
}

/// A field with a past that need not follow from any play, so that every criterion matters.
pub(crate) fn random_facts(random: &mut Random, players: u32) -> FieldFacts {
    let mut event = Event::new(players, 1);
    let mut below = |bound: u64| random.below(bound) as u32;
    let spread = 1 + u64::from(below(6));
    for contender in event.players.values_mut() {
        contender.score = halali::tournament::pairing::Score::new(below(spread) * 2).expect("few points");
        contender.byes = (below(4) / 3) as u16;
        contender.floats.last = [None, None, Some(Float::Up), Some(Float::Down)][below(4) as usize];
        contender.floats.up = below(3) as u16 + u16::from(contender.floats.last == Some(Float::Up));
        contender.floats.down = below(3) as u16 + u16::from(contender.floats.last == Some(Float::Down));
        contender.openings.animals = below(4) as u16;
        contender.openings.humans = below(4) as u16;
    }
    let density = 1 + u64::from(below(5));
    for one in 1..=players {
        for other in one + 1..=players {
            if below(6) < below(density) {
                let opened = [None, Some(super::event::p(one)), Some(super::event::p(other))][below(3) as usize];
                let (pair, times) = (super::event::pair(one, other), 1 + (below(4) / 3) as u16);
                event.met.insert(pair, halali::tournament::pairing::Meeting { pair, times, opened });
            }
            match below(12) {
                0 => event.avoid(one, other, Strength::Hard),
                1 => event.avoid(one, other, Strength::Soft),
                _ => {}
            }
        }
    }
    event.rules.order = [GroupOrder::Fold, GroupOrder::Slide, GroupOrder::Neighbours][below(3) as usize];
    if below(3) == 0 {
        let width = std::num::NonZeroU32::new(1 + below(4)).expect("not zero");
        event.rules.levels = Levels::RankBands(width);
    }
    event.rules.most_byes = (below(3) == 0).then_some(1);
    event.round = 1 + below(2);
    event.rounds = event.round;
    event.facts()
}
