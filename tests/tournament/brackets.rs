//! Brackets through public doors: their structure for every field, and where everybody stands after any results, corrected
//! anywhere.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops at what it does not expect")]

use std::collections::{BTreeMap, BTreeSet};

use halali::rules::Random;
use halali::tournament::schedule::*;
use halali::tournament::{Elimination, MatchNumber, Seed};
use proptest::prelude::*;

fn seed(number: u16) -> Seed {
    Seed(number)
}

fn field(players: usize) -> Field {
    Field::new(players).unwrap()
}

fn won(winner: u16, loser: u16) -> Outcome {
    Outcome::Won { winner: seed(winner), loser: seed(loser) }
}

fn bracket(players: usize, elimination: Elimination) -> Bracket {
    Bracket::new(Order::standard(field(players)), elimination)
}

const SINGLE: Elimination = Elimination::Single { third_place: false };
const WITH_THIRD: Elimination = Elimination::Single { third_place: true };
const DOUBLE: Elimination = Elimination::Double { reset: false };
const WITH_RESET: Elimination = Elimination::Double { reset: true };
const ALL: [Elimination; 4] = [SINGLE, WITH_THIRD, DOUBLE, WITH_RESET];

mod shape {
    use super::*;

    fn first_matches(players: usize) -> Vec<(u16, u16)> {
        let bracket = bracket(players, SINGLE);
        let first = bracket.matches().iter().filter(|one| one.part == Part::Winners { round: 1 });
        let seeds = first.filter_map(|one| match one.slots {
            [Slot::Seed(one), Slot::Seed(other)] => Some((one.0, other.0)),
            _ => None,
        });
        seeds.collect()
    }

    /// First rounds of the standard draw, from the top line to the bottom one; smaller fields have those of them in which both
    /// numbers play.
    #[test]
    fn first_rounds_are_those_of_the_standard_table() {
        let table: [&[(u16, u16)]; 4] = [
            &[(1, 4), (2, 3)],
            &[(1, 8), (4, 5), (3, 6), (2, 7)],
            &[(1, 16), (8, 9), (5, 12), (4, 13), (3, 14), (6, 11), (7, 10), (2, 15)],
            &[
                (1, 32),
                (16, 17),
                (9, 24),
                (8, 25),
                (5, 28),
                (12, 21),
                (13, 20),
                (4, 29),
                (3, 30),
                (14, 19),
                (11, 22),
                (6, 27),
                (7, 26),
                (10, 23),
                (15, 18),
                (2, 31),
            ],
        ];
        for players in 3..=32_usize {
            let full = table.iter().find(|full| full.len() * 2 >= players).unwrap();
            let both_play = full.iter().copied().filter(|(_, worse)| usize::from(*worse) <= players);
            let expected: Vec<_> = both_play.collect();
            let mut drawn = first_matches(players);
            if players == 3 || players == 4 {
                drawn.sort_unstable();
            }
            assert_eq!(drawn, expected, "{players}");
        }
        assert_eq!(first_matches(2), [(1, 2)]);
        assert_eq!(first_matches(33), [(32, 33)]);
    }

    #[test]
    fn six_players_give_byes_to_the_best_two() {
        let bracket = bracket(6, SINGLE);
        let slots: Vec<_> = bracket.matches().iter().map(|one| one.slots).collect();
        let [first, second, third, fourth] = [0, 1, 2, 3].map(|id| Slot::WinnerOf(MatchNumber(id)));
        assert_eq!(
            slots,
            [
                [Slot::Seed(seed(4)), Slot::Seed(seed(5))],
                [Slot::Seed(seed(3)), Slot::Seed(seed(6))],
                [Slot::Seed(seed(1)), first],
                [second, Slot::Seed(seed(2))],
                [third, fourth],
            ]
        );
    }

    /// In no match of those who have not lost can two meet who are to meet later.
    #[test]
    fn the_best_meet_in_the_last_rounds_only() {
        for players in 2..=64_u16 {
            for elimination in ALL {
                let bracket = bracket(players.into(), elimination);
                let rounds = bracket.winners_rounds();
                // Those who could be in each match without having lost.
                let mut could_be: BTreeMap<MatchNumber, BTreeSet<u16>> = BTreeMap::new();
                for one in bracket.matches() {
                    let Part::Winners { round } = one.part else { continue };
                    let sides = one.slots.map(|slot| match slot {
                        Slot::Seed(seed) => BTreeSet::from([seed.0]),
                        Slot::WinnerOf(from) | Slot::LoserOf(from) => could_be[&from].clone(),
                    });
                    for (&a, &b) in sides[0].iter().flat_map(|a| sides[1].iter().map(move |b| (a, b))) {
                        // The best 2^k are in different parts of the bracket, so they do not meet before k rounds are left.
                        let level = u16::try_from(a.max(b).next_power_of_two().trailing_zeros()).unwrap();
                        assert!(round > rounds - level, "{players}: {a} and {b} in round {round}");
                    }
                    could_be.insert(one.id, sides.into_iter().flatten().collect());
                }
            }
        }
    }

    #[test]
    fn as_many_matches_as_players_have_to_lose() {
        for players in 2..=128 {
            let matches = |elimination| bracket(players, elimination).matches().len();
            assert_eq!(matches(SINGLE), players - 1);
            assert_eq!(matches(WITH_THIRD), players - 1 + usize::from(players > 3));
            assert_eq!(matches(DOUBLE), 2 * players - 2);
            assert_eq!(matches(WITH_RESET), 2 * players - 1);
        }
    }

    /// Seven players: whoever loses the first decided match does not wait for the bye of seed 1.
    #[test]
    fn a_bye_in_the_losers_bracket_holds_nobody_up() {
        let bracket = bracket(7, DOUBLE);
        let first = bracket.matches().iter().find(|one| one.slots == [4, 5].map(|n| Slot::Seed(seed(n)))).unwrap();
        let state_after = bracket.enter(&Outcomes::new(), first.id, won(4, 5)).unwrap().results;
        let state = bracket.state(&state_after);
        let (next, _) = state
            .matches()
            .find(|(_, state)| state.occupants.contains(&Occupant::Player(seed(5))) && state.course == Course::Waiting)
            .unwrap();
        assert_eq!(next.part, Part::Losers { round: 2 });
    }
}

/// Plays a match that is ready: mostly somebody wins, sometimes neither comes.
fn decide(random: &mut Random, [one, other]: [Seed; 2], no_shows: bool) -> Outcome {
    if no_shows && random.below(8) == 0 {
        return Outcome::DoubleNoShow(one, other);
    }
    let (winner, loser) = if random.below(2) == 0 { (one, other) } else { (other, one) };
    Outcome::Won { winner, loser }
}

/// Plays on in any order, `most` matches at most.
fn play(bracket: &Bracket, mut results: Outcomes, random: &mut Random, no_shows: bool, most: usize) -> Outcomes {
    for _ in 0..most {
        let state = bracket.state(&results);
        let ready: Vec<_> = state.ready().map(|(one, players)| (one.id, players)).collect();
        if ready.is_empty() {
            break;
        }
        let (id, players) = ready[random.below(ready.len() as u64) as usize];
        let effect = bracket.enter(&results, id, decide(random, players, no_shows)).unwrap();
        assert!(effect.cleared.is_empty(), "a first result clears nothing");
        results = effect.results;
    }
    results
}

/// What the results would be had each been entered in the order of the matches.
fn entered_right_at_first(bracket: &Bracket, right: &Outcomes) -> Outcomes {
    let mut results = Outcomes::new();
    for (id, decision) in right {
        if let Ok(effect) = bracket.enter(&results, *id, *decision) {
            assert_eq!(effect.cleared, []);
            results = effect.results;
        }
    }
    results
}

mod results {
    use super::*;

    #[test]
    fn everyone_but_the_champion_leaves_once() {
        for players in 2..=64 {
            for elimination in ALL {
                for (round, no_shows) in (0..4).map(|round| (round, round >= 2)) {
                    let bracket = bracket(players, elimination);
                    let mut random = Random::new(players as u64 * 10 + round);
                    let results = play(&bracket, Outcomes::new(), &mut random, no_shows, usize::MAX);
                    let state = bracket.state(&results);
                    assert!(state.is_finished(), "{players} {elimination:?}");
                    check_finished(&bracket, &results, no_shows);
                }
            }
        }
    }

    fn check_finished(bracket: &Bracket, results: &Outcomes, no_shows: bool) {
        let state = bracket.state(results);
        let players = bracket.field().players();
        let mut losses: BTreeMap<Seed, u32> = BTreeMap::new();
        for (one, state) in state.matches().filter(|(one, _)| one.part != Part::ThirdPlace) {
            match state.course {
                Course::Decided(Outcome::Won { loser, .. }) => *losses.entry(loser).or_default() += 1,
                Course::Decided(Outcome::DoubleNoShow(a, b)) => {
                    for who in [a, b] {
                        *losses.entry(who).or_default() += 2;
                    }
                }
                Course::Walkover(_) | Course::Empty => assert!(no_shows, "{one:?}"),
                _ => {}
            }
        }
        let champion = state.champion();
        for player in bracket.field().seeds() {
            let lost = losses.get(&player).copied().unwrap_or(0);
            let is_champion = champion == Occupant::Player(player);
            match bracket.elimination() {
                Elimination::Single { .. } => assert_eq!(lost > 0, !is_champion),
                Elimination::Double { .. } if is_champion => assert!(lost <= 1),
                Elimination::Double { reset } => assert!(lost >= 2 || (!reset && lost == 1), "{player:?} {lost}"),
            }
        }
        // Everybody has places; those who share them are as many as the places are, and all places are given.
        let places = state.places();
        assert_eq!(places.len(), players);
        let mut by_places: BTreeMap<Places, u16> = BTreeMap::new();
        places.values().for_each(|&shared| *by_places.entry(shared).or_default() += 1);
        let mut next = 1;
        for (shared, count) in by_places {
            assert_eq!((shared.from, shared.to), (next, next + count - 1));
            next = shared.to + 1;
        }
        if !no_shows {
            let Occupant::Player(champion) = champion else { panic!("no champion") };
            assert_eq!(places[&champion], Places { from: 1, to: 1 });
        }
    }

    fn places_of(players: usize, elimination: Elimination) -> Vec<(u16, u16, u16)> {
        let bracket = bracket(players, elimination);
        let mut results = Outcomes::new();
        // The better seed always wins.
        loop {
            let ready = bracket.state(&results).ready().map(|(one, players)| (one.id, players)).next();
            let Some((id, [one, other])) = ready else { break };
            let decision = Outcome::Won { winner: one.min(other), loser: one.max(other) };
            results = bracket.enter(&results, id, decision).unwrap().results;
        }
        let state = bracket.state(&results);
        state.places().into_iter().map(|(player, places)| (player.0, places.from, places.to)).collect()
    }

    #[test]
    fn places_are_shared_by_those_who_went_as_far() {
        let shared = |players, elimination| -> Vec<_> {
            places_of(players, elimination).into_iter().map(|(_, from, to)| (from, to)).collect()
        };
        assert_eq!(shared(6, SINGLE), [(1, 1), (2, 2), (3, 4), (3, 4), (5, 6), (5, 6)]);
        assert_eq!(shared(6, WITH_THIRD), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 6), (5, 6)]);
        assert_eq!(shared(3, WITH_THIRD), [(1, 1), (2, 2), (3, 3)]);
        let eight = [(1, 1), (2, 2), (3, 3), (4, 4), (5, 6), (5, 6), (7, 8), (7, 8)];
        assert_eq!(shared(8, DOUBLE), eight);
        assert_eq!(shared(8, WITH_RESET), eight);
    }

    #[test]
    fn places_are_known_as_soon_as_somebody_leaves() {
        let bracket = bracket(8, WITH_THIRD);
        let results = Outcomes::from([(MatchNumber(0), won(8, 1))]);
        assert_eq!(bracket.state(&results).places(), BTreeMap::from([(seed(1), Places { from: 5, to: 8 })]));
        // A final that may be played twice is one player who leaves, not two.
        let results =
            Outcomes::from([(MatchNumber(0), won(1, 8)), (MatchNumber(1), won(4, 5)), (MatchNumber(7), won(5, 8))]);
        let last = BTreeMap::from([(seed(8), Places { from: 7, to: 8 })]);
        assert_eq!(super::bracket(8, WITH_RESET).state(&results).places(), last);
    }

    /// 1–2 is entered the wrong way round; the final was to be 1–3.
    #[test]
    fn a_corrected_semi_final_moves_the_right_player_on() {
        let bracket = bracket(4, WITH_THIRD);
        let [semi, other, final_, third] = [0, 1, 2, 3].map(MatchNumber);
        let mut results = Outcomes::from([(semi, won(4, 1)), (other, won(3, 2))]);
        let effect = bracket.enter(&results, semi, won(1, 4)).unwrap();
        assert_eq!((effect.changed, effect.cleared), (vec![final_, third], vec![]));
        assert_eq!(bracket.state(&effect.results).get(final_).unwrap().players(), Some([seed(1), seed(3)]));
        // With the final played, it is named.
        results.insert(final_, won(3, 4));
        let effect = bracket.enter(&results, semi, won(1, 4)).unwrap();
        assert_eq!(effect.cleared, [final_]);
        assert_eq!(effect.results, Outcomes::from([(semi, won(1, 4)), (other, won(3, 2))]));
        let same = bracket.enter(&results, semi, won(4, 1)).unwrap();
        assert_eq!((same.results, same.changed, same.cleared), (results, vec![], vec![]));
    }

    #[test]
    fn the_third_place_is_between_the_losers() {
        let bracket = bracket(4, WITH_THIRD);
        let results = Outcomes::from([(MatchNumber(0), won(4, 1)), (MatchNumber(1), won(3, 2))]);
        let state = bracket.state(&results);
        assert_eq!(state.get(MatchNumber(2)).unwrap().players(), Some([seed(4), seed(3)]));
        assert_eq!(state.get(MatchNumber(3)).unwrap().players(), Some([seed(1), seed(2)]));
        let without = super::bracket(4, SINGLE);
        assert_eq!(without.matches(), &bracket.matches()[..3]);
    }

    #[test]
    fn clearing_a_result_clears_what_it_fed() {
        let bracket = bracket(4, SINGLE);
        let results = Outcomes::from([(MatchNumber(0), won(4, 1)), (MatchNumber(1), won(3, 2))]);
        let effect = bracket.clear(&results, MatchNumber(0));
        assert_eq!(effect.changed, [MatchNumber(2)]);
        let state = bracket.state(&effect.results);
        assert_eq!(state.get(MatchNumber(2)).unwrap().occupants, [Occupant::Open, Occupant::Player(seed(3))]);
        assert_eq!(bracket.enter(&effect.results, MatchNumber(0), won(4, 1)).unwrap().results, results);
    }

    #[test]
    fn only_the_two_of_a_match_can_win_it() {
        let bracket = bracket(4, WITH_RESET);
        let none = Outcomes::new();
        let fault = KnockoutFault::OtherPlayers { of: MatchNumber(0), players: [seed(1), seed(4)] };
        assert_eq!(bracket.enter(&none, MatchNumber(0), won(1, 2)), Err(fault));
        assert_eq!(bracket.enter(&none, MatchNumber(0), won(1, 1)), Err(fault));
        assert_eq!(bracket.enter(&none, MatchNumber(2), won(1, 2)), Err(KnockoutFault::NotReady(MatchNumber(2))));
        assert_eq!(bracket.enter(&none, MatchNumber(7), won(1, 2)), Err(KnockoutFault::NoSuchMatch(MatchNumber(7))));
        // A second grand final that is not needed has its two players, and still is not played.
        let mut results = Outcomes::new();
        for (id, decision) in [won(1, 4), won(2, 3), won(1, 2), won(3, 4), won(2, 3), won(1, 2)].into_iter().enumerate()
        {
            results = bracket.enter(&results, MatchNumber(id as u16), decision).unwrap().results;
        }
        assert_eq!(bracket.state(&results).champion(), Occupant::Player(seed(1)));
        assert_eq!(bracket.enter(&results, MatchNumber(6), won(2, 1)), Err(KnockoutFault::NotReady(MatchNumber(6))));
        // The other way round it is.
        results = bracket.enter(&results, MatchNumber(5), won(2, 1)).unwrap().results;
        assert_eq!(bracket.state(&results).champion(), Occupant::Open);
        results = bracket.enter(&results, MatchNumber(6), won(2, 1)).unwrap().results;
        assert_eq!(bracket.state(&results).champion(), Occupant::Player(seed(2)));
        let back = bracket.enter(&results, MatchNumber(5), won(1, 2)).unwrap();
        assert_eq!((back.cleared, back.changed), (vec![MatchNumber(6)], vec![MatchNumber(6)]));
    }

    #[test]
    fn after_a_double_no_show_the_next_opponent_gets_a_walkover() {
        let bracket = bracket(8, SINGLE);
        let nobody = |a, b| Outcome::DoubleNoShow(seed(a), seed(b));
        let results = Outcomes::from([
            (MatchNumber(0), nobody(1, 8)),
            (MatchNumber(1), nobody(4, 5)),
            (MatchNumber(2), won(3, 6)),
        ]);
        let state = bracket.state(&results);
        assert_eq!(state.get(MatchNumber(4)).unwrap().course, Course::Empty);
        assert_eq!(state.get(MatchNumber(6)).unwrap().occupants, [Occupant::Nobody, Occupant::Open]);
        let results = bracket.enter(&results, MatchNumber(3), won(2, 7)).unwrap().results;
        let results = bracket.enter(&results, MatchNumber(5), won(3, 2)).unwrap().results;
        let state = bracket.state(&results);
        assert_eq!(state.get(MatchNumber(6)).unwrap().course, Course::Walkover(seed(3)));
        assert_eq!(state.champion(), Occupant::Player(seed(3)));
        assert!(state.is_finished());
        let places = state.places();
        assert_eq!(places[&seed(2)], Places { from: 2, to: 2 });
        assert_eq!(places[&seed(8)], Places { from: 3, to: 8 });
        // One of them came after all.
        let effect = bracket.enter(&results, MatchNumber(0), won(8, 1)).unwrap();
        assert_eq!(effect.cleared, []);
        assert_eq!(bracket.state(&effect.results).get(MatchNumber(6)).unwrap().players(), Some([seed(8), seed(3)]));
    }

    #[test]
    fn a_new_seeding_touches_only_what_is_open() {
        let bracket = bracket(6, SINGLE);
        let order = |numbers: [u16; 6]| numbers.map(seed).to_vec();
        let results = Outcomes::from([(MatchNumber(0), won(4, 5))]);
        let swapped = bracket.reseed(&results, order([1, 3, 2, 4, 5, 6])).unwrap();
        assert_eq!(swapped.state(&results).unfit(), []);
        assert_eq!(swapped.matches()[1].slots, [Slot::Seed(seed(2)), Slot::Seed(seed(6))]);
        let decided = Err(KnockoutFault::Decided(MatchNumber(0)));
        assert_eq!(bracket.reseed(&results, order([4, 2, 3, 1, 5, 6])), decided);
        assert!(bracket.reseed(&Outcomes::new(), order([4, 2, 3, 1, 5, 6])).is_ok());
        let twice = KnockoutFault::Order(ScheduleFault::NotEachOnce { seed: seed(2) });
        assert_eq!(bracket.reseed(&results, order([1, 2, 2, 4, 5, 6])), Err(twice));
        let missing = KnockoutFault::Order(ScheduleFault::NotEachOnce { seed: seed(6) });
        assert_eq!(bracket.reseed(&results, order([1, 2, 3, 4, 5, 6])[..5].to_vec()), Err(missing));
        // Seed 1 has gone on by a walkover.
        let nobody = Outcomes::from([(MatchNumber(0), Outcome::DoubleNoShow(seed(4), seed(5)))]);
        assert_eq!(bracket.reseed(&nobody, order([2, 1, 3, 4, 5, 6])), Err(KnockoutFault::Decided(MatchNumber(2))));
    }

    #[test]
    fn eight_players_meet_again_in_the_third_losers_round_at_the_earliest() {
        for players in 5..=16 {
            let bracket = bracket(players, DOUBLE);
            let earliest = if players <= 8 { 3 } else { 4 };
            for game in 0..300 {
                let mut random = Random::new(game);
                let results = play(&bracket, Outcomes::new(), &mut random, false, usize::MAX);
                let mut met = BTreeSet::new();
                for (one, state) in bracket.state(&results).matches() {
                    let mut players = state.players().unwrap();
                    players.sort_unstable();
                    let is_again = !met.insert(players);
                    if let Part::Losers { round } = one.part {
                        assert!(!is_again || round >= earliest, "{players:?} in round {round}");
                    }
                }
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(400))]

        #[test]
        fn a_correction_anywhere_is_as_good_as_entering_it_right_at_first(
            players in 2_usize..=64,
            format in 0_usize..4,
            lots: u64,
            no_shows: bool,
            most in 1_usize..200,
        ) {
            let bracket = bracket(players, ALL[format]);
            let mut random = Random::new(lots);
            let results = play(&bracket, Outcomes::new(), &mut random, no_shows, most);
            let before = bracket.state(&results);
            let all: Vec<_> = results.keys().copied().collect();
            let id = all[random.below(all.len() as u64) as usize];
            let now = decide(&mut random, before.get(id).unwrap().players().unwrap(), true);
            let effect = bracket.enter(&results, id, now).unwrap();
            let after = bracket.state(&effect.results);
            prop_assert_eq!(after.unfit(), []);
            let mut right = results.clone();
            right.insert(id, now);
            prop_assert_eq!(&entered_right_at_first(&bracket, &right), &effect.results);

            // Only results of changed matches are cleared.
            for (of, decision) in &right {
                let is_cleared = effect.cleared.contains(of);
                prop_assert_eq!(effect.results.get(of), (!is_cleared).then_some(decision));
                prop_assert!(!is_cleared || effect.changed.contains(of));
            }
            for (one, state) in before.matches() {
                let (mut old, mut new) = (state.occupants.map(who), after.get(one.id).unwrap().occupants.map(who));
                old.sort_unstable();
                new.sort_unstable();
                if one.part != Part::Reset {
                    prop_assert_eq!(effect.changed.contains(&one.id), old != new);
                }
            }
            // Taken back, what was not cleared is as it was.
            let back = bracket.enter(&effect.results, id, results[&id]).unwrap().results;
            prop_assert!(back.iter().all(|(id, decision)| results.get(id) == Some(decision)));
            let end = play(&bracket, effect.results, &mut random, no_shows, usize::MAX);
            prop_assert!(bracket.state(&end).is_finished());
            check_finished(&bracket, &end, true);
        }

        /// Whatever was entered, an exit of any kind too: taken away again, all is as before.
        #[test]
        fn a_result_taken_back_leaves_nothing(players in 2_usize..=32, format in 0_usize..4, lots: u64, most in 0_usize..70) {
            let bracket = bracket(players, ALL[format]);
            let mut random = Random::new(lots);
            let results = play(&bracket, Outcomes::new(), &mut random, true, most);
            for (one, players) in bracket.state(&results).ready() {
                let entered = bracket.enter(&results, one.id, decide(&mut random, players, true)).unwrap();
                let back = bracket.clear(&entered.results, one.id);
                prop_assert_eq!(&back.results, &results);
                prop_assert_eq!(back.changed, entered.changed);
            }
        }

        #[test]
        fn the_order_of_entering_means_nothing(players in 2_usize..=32, format in 0_usize..4, lots: u64) {
            let bracket = bracket(players, ALL[format]);
            let results = play(&bracket, Outcomes::new(), &mut Random::new(lots), true, usize::MAX);
            prop_assert_eq!(entered_right_at_first(&bracket, &results), results);
        }
    }

    fn who(occupant: Occupant) -> (u8, u16) {
        match occupant {
            Occupant::Open => (0, 0),
            Occupant::Nobody => (1, 0),
            Occupant::Player(seed) => (2, seed.0),
        }
    }
}
