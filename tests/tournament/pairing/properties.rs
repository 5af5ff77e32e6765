//! What holds for every field, and in every event.

use std::collections::BTreeSet;

use halali::rules::Random;
use halali::tournament::pairing::{Criterion, Draft, Field, FieldFacts, Outlook, PairedTable, Round, Rule};
use halali::tournament::{GroupOrder, Strength};
use proptest::prelude::*;

use super::event::{Event, number, p, pairs};
use super::oracle::{can_be_clean, least, random_facts, sorted};

/// Everybody who plays is in exactly one place, and nobody shares a table number.
fn check_places(facts: &FieldFacts, round: &Round) {
    let all = sorted(facts);
    let seated = round.tables.iter().flat_map(|table| [table.opens, table.answers]);
    let places: Vec<_> = seated.chain(round.bye).collect();
    let distinct: BTreeSet<_> = places.iter().copied().collect();
    assert_eq!(distinct.len(), places.len(), "somebody is there twice");
    assert_eq!(distinct, all.iter().map(|one| one.player).collect(), "somebody is missing");
    assert_eq!(usize::from(round.bye.is_some()), all.len() % 2);
    let numbers: BTreeSet<_> = round.tables.iter().map(|table| table.number).collect();
    assert_eq!(numbers.len(), round.tables.len());
}

/// Nothing grave is broken where another matcher finds a pairing that breaks nothing grave.
fn check_rules(facts: &FieldFacts, round: &Round) {
    let is_grave = |rule: Rule| rule != Rule::SoftAvoid;
    let broken = round.broken.iter().any(|broken| is_grave(broken.rule));
    assert_eq!(broken, !can_be_clean(facts), "{:?}", round.broken);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn costs_least_of_all_pairings(seed in any::<u64>(), players in 2_u32..=10) {
        let facts = random_facts(&mut Random::new(seed), players);
        let round = Field::new(facts.clone()).expect("a field").propose().expect("a round");
        check_places(&facts, &round);
        prop_assert_eq!(round.cost, least(&facts));
        let draft = Draft::from(&round);
        let compared = Field::new(facts).expect("a field").compare(&round, &draft).expect("the same field");
        prop_assert_eq!(compared.differences(), vec![]);
    }

    #[test]
    fn nobody_meets_again_while_another_matcher_knows_better(seed in any::<u64>(), players in 4_u32..=40) {
        let mut random = Random::new(seed);
        let facts = FieldFacts { rules: Default::default(), ..random_facts(&mut random, players) };
        let round = Field::new(facts.clone()).expect("a field").propose().expect("a round");
        check_places(&facts, &round);
        check_rules(&facts, &round);
    }

    #[test]
    fn order_of_entry_changes_nothing(seed in any::<u64>(), players in 2_u32..=24) {
        let mut random = Random::new(seed);
        let facts = random_facts(&mut random, players);
        let mut shuffled = facts.clone();
        for at in 0..shuffled.contenders.len() {
            let other = random.below(at as u64 + 1) as usize;
            shuffled.contenders.swap(at, other);
        }
        shuffled.meetings.reverse();
        let propose = |facts| Field::new(facts).expect("a field").propose().expect("a round");
        let (round, again) = (propose(facts), propose(shuffled));
        prop_assert_eq!(round.tables, again.tables);
        prop_assert_eq!((round.bye, round.cost, round.broken), (again.bye, again.cost, again.broken));
    }
}

/// Up to twelve players meet everybody once, whatever the results: as many rounds as there are opponents, and byes in turn.
#[test]
fn few_players_complete_every_schedule() {
    for players in 2..=12_u32 {
        let rounds = players - 1 + players % 2;
        for seed in 0..6 {
            for rounds in [rounds, rounds.div_ceil(2).max(2).min(rounds)] {
                let mut random = Random::new(seed);
                let mut event = Event::new(players, rounds);
                event.rules.order = [GroupOrder::Slide, GroupOrder::Fold, GroupOrder::Neighbours][seed as usize % 3];
                for _ in 0..rounds {
                    let round = event.propose();
                    assert_eq!(round.broken, [], "{players} players, round {}", event.round);
                    let left = rounds - event.round + 1;
                    let expected = if left == 1 { Outlook::Last } else { Outlook::Clear { rounds: left } };
                    assert_eq!(round.outlook, expected, "{players} players, round {}", event.round);
                    event.play(&round, &mut random);
                }
            }
        }
    }
}

/// More rounds than opponents: repeats come only when everybody has met everybody, and then in turn.
#[test]
fn repeats_come_in_turn() {
    for (players, rounds) in [(4_u32, 9), (6, 10), (5, 10)] {
        let mut random = Random::new(1);
        let mut event = Event::new(players, rounds);
        let cycle = players - 1 + players % 2;
        for round in 1..=rounds {
            let paired = event.propose();
            check_places(&event.facts(), &paired);
            let repeats = paired.cost[Criterion::Rematches];
            assert_eq!(repeats, if round <= cycle { 0 } else { i64::from(players / 2) }, "{players} in round {round}");
            event.play(&paired, &mut random);
        }
        let most = event.met.values().map(|meeting| meeting.times).max().expect("meetings");
        assert!(u32::from(most) <= rounds.div_ceil(cycle) + 1, "{players}: {most}");
    }
}

/// Ten thousand events, or a tenth of them by default.
#[test]
fn events_with_every_accident() {
    let full = std::env::var_os("HALALI_TEST_FULL").is_some();
    let (mut rounds_paired, mut unclean, mut unsettled) = (0, 0, 0);
    for seed in 0..if full { 10_000 } else { 1_000 } {
        let mut random = Random::new(seed);
        let players = 4 + random.below(37) as u32;
        let rounds = 3 + random.below(7) as u32;
        let mut event = Event::new(players, rounds);
        for _ in 0..random.below(1 + u64::from(players) / 3) {
            let (one, other) =
                (1 + random.below(u64::from(players)) as u32, 1 + random.below(u64::from(players)) as u32);
            if one != other {
                event.avoid(one, other, if random.below(2) == 0 { Strength::Hard } else { Strength::Soft });
            }
        }
        // A tenth comes late, in any round.
        let late: Vec<u32> = (1..=players).filter(|_| random.below(10) == 0).collect();
        event.gone.extend(late.iter().copied().filter(|_| players > 6));
        for _ in 0..rounds {
            if let Some(&back) = late.iter().find(|_| random.below(3) == 0) {
                event.gone.remove(&back);
            }
            if random.below(4) == 0 && event.players.len() - event.gone.len() > 3 {
                event.gone.insert(1 + random.below(u64::from(players)) as u32);
            }
            event.manual.resting.clear();
            if random.below(4) == 0 && event.players.len() - event.gone.len() > 3 {
                let asked = 1 + random.below(u64::from(players)) as u32;
                if !event.gone.contains(&asked) {
                    event.manual.resting.insert(p(asked));
                }
            }
            let facts = event.facts();
            if sorted(&facts).len() < 2 {
                break;
            }
            let round = event.propose();
            check_places(&facts, &round);
            check_rules(&facts, &round);
            unclean += usize::from(!round.broken.is_empty());
            unsettled += usize::from(matches!(round.outlook, Outlook::Unsettled { .. }));
            rounds_paired += 1;
            for asked in event.manual.resting.clone() {
                event.bye(number(asked), 2);
            }
            event.play(&round, &mut random);
        }
    }
    println!("{rounds_paired} rounds, {unclean} of them with a rule broken, {unsettled} with an open end");
}

/// Whoever had a bye is not drawn together with others who had one more often than chance has it.
#[test]
fn byes_do_not_draw_together() {
    let (mut together, mut expected) = (0.0, 0.0);
    for seed in 0..40 {
        let mut random = Random::new(seed);
        let mut event = Event::new(64, 6);
        for round in 1..=6 {
            event.manual.resting = (0..4).map(|_| p(1 + random.below(64) as u32)).collect();
            let paired = event.propose();
            if round > 1 {
                let had = |one: u32| event.players[&one].byes > 0;
                let of = |one: u32| event.players[&one].score;
                together += pairs(&paired).iter().filter(|&&(one, other)| had(one) && had(other)).count() as f64;
                // Players drawn at random for the same scores.
                let here: Vec<u32> = (1..=64).filter(|&one| !event.manual.resting.contains(&p(one))).collect();
                let count = |score, byes: bool| {
                    here.iter().filter(|&&one| of(one) == score && (!byes || had(one))).count() as f64
                };
                for (one, other) in pairs(&paired) {
                    let same = if of(one) == of(other) { 1.0 } else { 0.0 };
                    let share = (count(of(other), true) - same).max(0.0) / (count(of(other), false) - same);
                    expected += count(of(one), true) / count(of(one), false) * share;
                }
            }
            for asked in event.manual.resting.clone() {
                event.bye(number(asked), 2);
            }
            event.play(&paired, &mut random);
        }
    }
    // Three standard deviations of a count.
    assert!(together <= expected + 3.0 * f64::sqrt(expected), "{together} where {expected} are expected");
}

#[test]
fn openings_stay_balanced() {
    for seed in 0..20 {
        let mut random = Random::new(seed);
        let mut event = Event::new(20, 7);
        for _ in 0..7 {
            let round = event.propose();
            event.play(&round, &mut random);
        }
        for contender in event.players.values() {
            let apart = contender.openings.animals.abs_diff(contender.openings.humans);
            assert!(apart <= 3, "{} began {:?}", number(contender.player), contender.openings);
        }
    }
}

#[test]
fn tables_of_a_round_are_those_of_its_pairs() {
    let round = Event::new(9, 3).propose();
    let pairs: Vec<_> = round.tables.iter().filter_map(PairedTable::pair).collect();
    assert_eq!(pairs.len(), 4);
    assert!(round.tables.iter().all(|table| round.opponent_of(table.opens) == Some(table.answers)));
    assert!(pairs.iter().all(|pair| round.has(pair.players()[0], pair.players()[1])));
}
