//! Situations in which other programs failed, as small fields.

use std::num::NonZeroU32;

use halali::rules::Random;
use halali::tournament::pairing::{
    Criterion, Field, FieldFault, Float, Levels, Manual, NoRound, Outlook, Pin, Rule, Seated,
};
use halali::tournament::{GroupOrder, Seed, Strength, TableNumber};

use super::event::{Event, has_bye, number, p, pair, pairs};

fn with_order(mut event: Event, order: GroupOrder) -> Event {
    event.rules.order = order;
    event
}

/// Four players after two rounds have one round left that is new to all; it is found in every order and with every lot.
#[test]
fn four_players_complete_three_rounds() {
    for lots in 0..10 {
        let mut event = with_order(Event::new(4, 3), GroupOrder::Random);
        event.rules.lots = lots;
        event.meet(1, 2, 4);
        event.meet(3, 4, 4);
        event.round = 2;
        event.meet(1, 3, 4);
        event.meet(2, 4, 4);
        event.round = 3;
        let mut facts = event.facts();
        facts.contenders.rotate_left(lots as usize % 4);
        let round = Field::new(facts).expect("a field").propose().expect("a round");
        assert_eq!(pairs(&round), [(1, 4), (2, 3)]);
        assert_eq!((round.broken.len(), round.outlook), (0, Outlook::Last));
    }
}

/// Two trios that have met each other whole: one pair of each, and exactly one repeat, which is marked.
#[test]
fn a_dead_end_has_one_rematch() {
    let mut event = Event::new(6, 5);
    for round in [[(1, 4), (2, 5), (3, 6)], [(1, 5), (2, 6), (3, 4)], [(1, 6), (2, 4), (3, 5)]] {
        round.into_iter().for_each(|(one, other)| event.meet(one, other, 2));
        event.round += 1;
    }
    let round = event.propose();
    assert_eq!(round.broken.len(), 1, "{:?}", round.broken);
    assert_eq!(round.broken[0].rule, Rule::Rematch(1));
    let inside = |&(one, other): &(u32, u32)| (one <= 3) == (other <= 3);
    assert_eq!(pairs(&round).iter().filter(|pair| inside(pair)).count(), 2);
    assert_eq!(round.outlook, Outlook::Repeats { rounds: 2, least: 2 });
}

/// The position before that dead end, in which the round that leads there is the cheapest: it is not taken while rounds remain.
#[test]
fn no_round_destroys_the_last_schedule() {
    let mut event = with_order(Event::new(6, 5), GroupOrder::Neighbours).scores(&[4, 0, 8, 0, 4, 8]);
    for round in [[(1, 4), (2, 5), (3, 6)], [(1, 5), (2, 6), (3, 4)]] {
        round.into_iter().for_each(|(one, other)| event.meet(one, other, 2));
        event.round += 1;
    }
    // Nothing else is as near in score as 1–6, 2–4 and 3–5, after which the trios are used up.
    let event = event.scores(&[20, 12, 4, 12, 4, 20]);
    let (long, mut short) = (event.propose(), event.clone());
    short.rounds = 3;
    assert_eq!(pairs(&short.propose()), [(1, 6), (2, 4), (3, 5)]);
    assert_ne!(pairs(&long), [(1, 6), (2, 4), (3, 5)]);
    assert_eq!(long.outlook, Outlook::Clear { rounds: 3 });
    assert_eq!(long.broken, []);
}

#[test]
fn two_small_gaps_are_better_than_a_wide_one() {
    let event = Event::new(4, 3).scores(&[8, 4, 4, 0]);
    let round = event.propose();
    assert!(pairs(&round).iter().all(|pair| *pair != (1, 4)), "{:?}", pairs(&round));
    assert_eq!(round.cost[Criterion::ScoreGaps], 32);
    // 3½ meets 3, and the other 3 meets 2½.
    let round = Event::new(4, 3).scores(&[7, 6, 6, 5]).propose();
    assert_eq!(round.cost[Criterion::ScoreGaps], 2);
    assert!(!round.has(p(1), p(4)));
}

#[test]
fn nobody_floats_twice_running_while_another_can() {
    for floated in 1..=3 {
        let mut event = Event::new(6, 9).scores(&[8, 8, 8, 4, 4, 4]);
        event.rounds = 1;
        event.players.get_mut(&floated).expect("a player").floats.last = Some(Float::Down);
        event.players.get_mut(&floated).expect("a player").floats.down = 1;
        // Others have floated more often, but not the last time.
        for other in (1..=3).filter(|&other| other != floated) {
            event.players.get_mut(&other).expect("a player").floats.down = 5;
        }
        let round = event.propose();
        assert_eq!(round.cost[Criterion::ScoreGaps], 16);
        assert_eq!(round.cost[Criterion::FloatsRunning], 0);
        let floats = pairs(&round).into_iter().find(|&(one, other)| one <= 3 && other > 3).expect("an odd group");
        assert_ne!(floats.0, floated);
    }
}

/// Thirty-two players, five rounds, two who have won everything and have not met.
#[test]
fn two_undefeated_players_meet() {
    for seed in 0..5 {
        let mut random = Random::new(seed);
        let mut event = Event::new(32, 6);
        for _ in 1..=5 {
            // 1 and 2 win whatever they play, and are kept from one another.
            event.manual = Manual { apart: vec![pair(1, 2)], ..Manual::default() };
            let round = event.propose();
            for (one, other) in pairs(&round) {
                let halves = if one <= 2 { 4 } else { [0, 2, 4][random.below(3) as usize] };
                event.meet(one, other, halves);
            }
            event.round += 1;
        }
        event.manual = Manual::default();
        assert!(event.propose().has(p(1), p(2)));
    }
}

/// A drawn series is a meeting like any other; what is not handed in as a meeting is none.
#[test]
fn who_has_met_is_a_fact() {
    let mut event = with_order(Event::new(4, 5), GroupOrder::Neighbours);
    event.rounds = 1;
    assert!(event.propose().has(p(1), p(2)));
    event.meet(1, 2, 2);
    event.meet(3, 4, 2);
    assert!(!event.propose().has(p(1), p(2)));
}

#[test]
fn nobody_or_one_has_no_round() {
    let mut event = Event::new(3, 3);
    event.gone.extend([1, 2]);
    assert_eq!(event.field().propose().expect_err("alone"), NoRound::Alone(p(3)));
    event.gone.insert(3);
    assert_eq!(event.field().propose().expect_err("nobody"), NoRound::Nobody);
}

#[test]
fn those_to_be_kept_apart_are() {
    for strength in [Strength::Hard, Strength::Soft] {
        let mut event = with_order(Event::new(8, 1), GroupOrder::Neighbours);
        assert!(event.propose().has(p(1), p(2)) && event.propose().has(p(3), p(4)));
        event.avoid(1, 2, strength);
        event.avoid(3, 4, strength);
        let round = event.propose();
        assert!(!round.has(p(1), p(2)) && !round.has(p(3), p(4)));
        assert_eq!(round.broken, []);
    }
    // Where all are of one household there is no way around it, and the round says so.
    let mut event = Event::new(2, 1);
    event.avoid(1, 2, Strength::Hard);
    let round = event.propose();
    assert_eq!(round.broken.iter().map(|broken| broken.rule).collect::<Vec<_>>(), [Rule::HardAvoid]);
}

/// Club mates who had better not meet never cost a distance in score.
#[test]
fn soft_avoids_move_nobody_out_of_a_group() {
    let scores = [20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 12, 12, 12, 8];
    for soft in [false, true] {
        let mut event = Event::new(14, 1).scores(&scores);
        if soft {
            event.avoid(11, 12, Strength::Soft);
            event.avoid(11, 13, Strength::Soft);
            event.avoid(12, 13, Strength::Soft);
        }
        let round = event.propose();
        let top = pairs(&round).into_iter().filter(|&(one, other)| one <= 10 && other <= 10).count();
        assert_eq!((top, round.cost[Criterion::ScoreGaps]), (5, 16));
        assert_eq!(round.broken.iter().filter(|broken| broken.rule == Rule::SoftAvoid).count(), usize::from(soft));
    }
}

#[test]
fn seeds_are_one_number_each() {
    let mut facts = Event::new(4, 1).facts();
    facts.contenders[3].seed = Seed(1);
    let fault = FieldFault::SeedTwice { seed: Seed(1), one: p(1), other: p(4) };
    assert_eq!(Field::new(facts).expect_err("two of one seed"), fault);
    let mut facts = Event::new(4, 1).facts();
    facts.contenders[3] = facts.contenders[0].clone();
    assert_eq!(Field::new(facts).expect_err("twice"), FieldFault::PlayerTwice(p(1)));
}

#[test]
fn orders_of_the_first_round() {
    let of = |order| pairs(&with_order(Event::new(8, 1), order).propose());
    assert_eq!(of(GroupOrder::Fold), [(1, 8), (2, 7), (3, 6), (4, 5)]);
    assert_eq!(of(GroupOrder::Slide), [(1, 5), (2, 6), (3, 7), (4, 8)]);
    assert_eq!(of(GroupOrder::Neighbours), [(1, 2), (3, 4), (5, 6), (7, 8)]);
    let by_lot = |lots| {
        let mut event = with_order(Event::new(8, 1), GroupOrder::Random);
        event.rules.lots = lots;
        pairs(&event.propose())
    };
    let lots: Vec<_> = (0..5).map(by_lot).collect();
    assert_eq!(lots[0], by_lot(0));
    assert!(lots.iter().any(|lot| *lot != lots[0]));
    // Pinned: the same lots on every machine and in every version.
    assert_eq!(lots[1], [(1, 5), (2, 3), (4, 8), (6, 7)]);
}

#[test]
fn bands_of_ranks_stand_in_for_scores() {
    let mut event = Event::new(8, 1).scores(&[700, 510, 500, 490, 300, 200, 100, 0]);
    event.rules.levels = Levels::RankBands(NonZeroU32::new(4).expect("not zero"));
    assert_eq!(pairs(&event.propose()), [(1, 3), (2, 4), (5, 7), (6, 8)]);
}

#[test]
fn the_bye_goes_to_the_lowest_who_had_none() {
    // Seventeen players, the lowest with 2 points below three with 4.
    let mut scores = vec![12; 13];
    scores.extend([8, 8, 8, 4]);
    let mut event = Event::new(17, 9).scores(&scores);
    assert_eq!(has_bye(&event.propose()), Some(17));
    // A bye is a fact whatever it was worth; the next one goes elsewhere, to the lowest seed of the lowest score.
    event.players.get_mut(&17).expect("a player").byes = 1;
    assert_eq!(has_bye(&event.propose()), Some(16));
    // Where all but the leader have had one, it is the leader's.
    (2..=17).for_each(|one| event.players.get_mut(&one).expect("a player").byes = 1);
    let round = event.propose();
    assert_eq!((has_bye(&round), round.broken.len()), (Some(1), 0));
    event.players.get_mut(&1).expect("a player").byes = 1;
    assert_eq!(has_bye(&event.propose()), Some(17));
}

#[test]
fn byes_come_once_before_they_come_twice() {
    let mut random = Random::new(3);
    let mut event = Event::new(13, 13);
    for round in 1..=13 {
        let paired = event.propose();
        let bye = has_bye(&paired).expect("an odd field");
        assert_eq!(event.players[&bye].byes, 0, "round {round}");
        event.play(&paired, &mut random);
    }
}

#[test]
fn no_more_byes_than_allowed() {
    let mut event = Event::new(3, 9);
    event.rounds = 1;
    event.rules.most_byes = Some(1);
    event.players.values_mut().for_each(|one| one.byes = 1);
    let round = event.propose();
    assert_eq!(round.broken.iter().map(|broken| broken.rule).collect::<Vec<_>>(), [Rule::TooManyByes(1)]);
}

#[test]
fn a_bye_given_beforehand_is_the_only_one() {
    let mut event = Event::new(17, 9);
    event.manual.bye = Some(p(17));
    event.players.get_mut(&17).expect("a player").byes = 1;
    let round = event.propose();
    assert_eq!((has_bye(&round), round.tables.len()), (Some(17), 8));
    assert_eq!(round.broken[0].rule, Rule::SecondBye(1));
    // In an even field there is none to give.
    event.gone.insert(1);
    assert_eq!(Field::new(event.facts()).expect_err("even"), FieldFault::ByeInEvenField(p(17)));
}

#[test]
fn requested_byes_leave_the_others_to_be_paired() {
    let mut event = Event::new(9, 5);
    event.manual.resting = [1, 4, 6, 9].map(p).into();
    let round = event.propose();
    assert_eq!((round.tables.len(), has_bye(&round)), (2, Some(8)));
    [1, 4, 6, 9].into_iter().for_each(|one| event.bye(one, 2));
    event.play(&round, &mut Random::new(1));
    event.manual.resting.clear();
    let next = event.propose();
    assert_eq!(event.players[&has_bye(&next).expect("odd")].byes, 0);
}

#[test]
fn an_odd_field_that_loses_one_is_even() {
    let mut event = Event::new(9, 5).scores(&[8, 8, 8, 8, 8, 8, 8, 8, 4]);
    assert_eq!(has_bye(&event.propose()), Some(9), "nobody has 0");
    event.gone.insert(4);
    let round = event.propose();
    assert_eq!((has_bye(&round), round.tables.len()), (None, 4));
}

#[test]
fn what_stands_is_paired_around() {
    let table = Some(TableNumber(7));
    let mut event = Event::new(8, 5);
    event.manual.pins = vec![Pin { pair: pair(1, 2), opens: Some(p(2)), table }];
    event.manual.apart = vec![pair(3, 4), pair(3, 5)];
    let round = event.propose();
    let pinned = round.tables.last().expect("tables");
    assert_eq!((pinned.opens, pinned.answers, Some(pinned.number)), (p(2), p(1), table));
    assert_eq!(pinned.seated, Seated::ByHand);
    assert!(!round.has(p(3), p(4)) && !round.has(p(3), p(5)));
    event.manual.apart.extend([6, 7, 8].map(|other| pair(3, other)));
    assert_eq!(event.field().propose().expect_err("3 has nobody"), NoRound::NothingFits);
    event.manual.apart.push(pair(1, 2));
    assert_eq!(Field::new(event.facts()).expect_err("both"), FieldFault::TogetherAndApart(pair(1, 2)));
}

#[test]
fn fixed_tables() {
    let table = |number: u16| Some(TableNumber(number));
    let mut event = with_order(Event::new(8, 1), GroupOrder::Neighbours);
    event.players.get_mut(&1).expect("a player").table = table(3);
    event.players.get_mut(&2).expect("a player").table = table(5);
    let numbers = |event: &Event| {
        let round = event.propose();
        let of = |one: u32| round.tables.iter().find(|table| [table.opens, table.answers].contains(&p(one))).copied();
        [1, 3, 5, 7].map(|one| of(one).map(|table| (table.number.0, table.seated)).expect("a table"))
    };
    let by_score = Seated::ByScore;
    assert_eq!(numbers(&event), [(3, Seated::Fixed(p(1))), (1, by_score), (2, by_score), (4, by_score)]);
    event.players.get_mut(&2).expect("a player").table = table(2);
    assert_eq!(numbers(&event), [(3, Seated::Fixed(p(1))), (1, by_score), (4, by_score), (5, by_score)]);
    event.rules.spare_fixed_tables = false;
    assert_eq!(numbers(&event), [(3, Seated::Fixed(p(1))), (1, by_score), (2, by_score), (4, by_score)]);
    // Two want the same table: the better pair has it, and the other is told.
    event.players.get_mut(&8).expect("a player").table = table(3);
    assert_eq!(numbers(&event)[3], (4, Seated::FixedTaken(p(8))));
}

#[test]
fn who_begins() {
    let opens = |event: &Event| event.propose().tables.into_iter().map(|table| number(table.opens)).collect::<Vec<_>>();
    let mut event = with_order(Event::new(2, 9), GroupOrder::Neighbours);
    event.rounds = 1;
    assert_eq!(opens(&event), [1], "the better seed in an odd round");
    event.round = 2;
    assert_eq!(opens(&event), [2], "the other in an even one");
    event.meet(2, 1, 4);
    assert_eq!(opens(&event), [1], "whoever has begun less often");
    event.meet(1, 2, 4);
    assert_eq!(opens(&event), [2], "the other one than the last time");
    event.meet(2, 1, 4);
    event.players.get_mut(&1).expect("a player").openings.animals += 1;
    assert_eq!(opens(&event), [1], "again, though the round is even");
}
