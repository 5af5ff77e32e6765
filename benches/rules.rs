//! How fast the rules are, and what the ways of asking them cost beside one another.
//!
//! Each function handles the positions of a hundred random games, about ten thousand, unless it says otherwise.

// A benchmark that cannot be set up has nothing to measure.
#![allow(clippy::expect_used)]

use divan::counter::{BytesCount, ItemsCount};
use divan::{Bencher, black_box};
use halali::club::read_records;
use halali::rules::{Action, Game, Hidden, Position, Random, RuleSet, Setup, perft};

fn main() {
    divan::main();
}

fn games(rules: RuleSet) -> Vec<Game> {
    let mut random = Random::new(1);
    (0..100).map(|_| Game::random(rules, &mut random, |_| true)).collect()
}

/// Every position of the games but the last, with the action played there.
fn turns(rules: RuleSet) -> Vec<(Position, Action)> {
    let of_game = |game: Game| {
        let turns = game.actions().enumerate();
        turns.filter_map(|(ply, action)| Some((*game.position_after(ply)?, action))).collect::<Vec<_>>()
    };
    games(rules).into_iter().flat_map(of_game).collect()
}

/// The same work in several ways, over the positions of the games.
mod legal_actions {
    use super::*;

    fn over_positions<T>(bencher: Bencher, rules: RuleSet, ask: impl Fn(&Position) -> T + Sync) {
        let turns = turns(rules);
        bencher.counter(ItemsCount::new(turns.len())).bench(|| {
            for (position, _) in &turns {
                black_box(ask(black_box(position)));
            }
        });
    }

    #[divan::bench(args = RuleSet::ALL)]
    fn count(bencher: Bencher, rules: RuleSet) {
        over_positions(bencher, rules, |position| position.count_legal(rules));
    }

    #[divan::bench(args = RuleSet::ALL)]
    fn list(bencher: Bencher, rules: RuleSet) {
        over_positions(bencher, rules, |position| position.legal(rules).len());
    }

    #[divan::bench(args = RuleSet::ALL)]
    fn list_and_walk(bencher: Bencher, rules: RuleSet) {
        over_positions(bencher, rules, |position| position.legal(rules).iter().map(|legal| legal.action()).last());
    }

    #[divan::bench(args = RuleSet::ALL)]
    fn list_and_take_the_middle(bencher: Bencher, rules: RuleSet) {
        over_positions(bencher, rules, |position| {
            let legal = position.legal(rules);
            legal.nth(legal.len() / 2).map(|legal| legal.action())
        });
    }

    #[divan::bench(args = RuleSet::ALL)]
    fn sorted(bencher: Bencher, rules: RuleSet) {
        over_positions(bencher, rules, |position| position.legal(rules).sorted());
    }

    #[divan::bench(args = RuleSet::ALL)]
    fn end(bencher: Bencher, rules: RuleSet) {
        over_positions(bencher, rules, |position| position.end(rules));
    }
}

/// One action known to be legal: asking whether it is, beside looking it up in the list.
mod one_action {
    use super::*;

    #[divan::bench(args = RuleSet::ALL)]
    fn check(bencher: Bencher, rules: RuleSet) {
        let turns = turns(rules);
        bencher.counter(ItemsCount::new(turns.len())).bench(|| {
            turns.iter().filter(|(position, action)| black_box(position).check(rules, *action).is_ok()).count()
        });
    }

    #[divan::bench(args = RuleSet::ALL)]
    fn look_up_in_list(bencher: Bencher, rules: RuleSet) {
        let turns = turns(rules);
        let is_listed = |position: &Position, action: Action| {
            position.legal(rules).iter().any(|legal| match (legal.action(), action) {
                (Action::TurnUp { at, .. }, Action::TurnUp { at: wanted, .. }) => at == wanted,
                (listed, wanted) => listed == wanted,
            })
        };
        bencher
            .counter(ItemsCount::new(turns.len()))
            .bench(|| turns.iter().filter(|(position, action)| is_listed(black_box(position), *action)).count());
    }

    #[divan::bench(args = RuleSet::ALL)]
    fn check_and_play(bencher: Bencher, rules: RuleSet) {
        let turns = turns(rules);
        bencher.counter(ItemsCount::new(turns.len())).bench(|| {
            for (position, action) in &turns {
                let legal = black_box(position).check(rules, *action);
                black_box(legal.and_then(|legal| legal.play())).expect("played before");
            }
        });
    }
}

/// Whole games, by action.
mod games_played {
    use super::*;

    fn actions(games: &[Game]) -> ItemsCount {
        ItemsCount::new(games.iter().map(Game::len).sum::<usize>())
    }

    #[divan::bench(args = RuleSet::ALL)]
    fn at_random(bencher: Bencher, rules: RuleSet) {
        bencher.counter(actions(&games(rules))).bench(|| games(rules));
    }

    #[divan::bench(args = RuleSet::ALL)]
    fn again(bencher: Bencher, rules: RuleSet) {
        let games = games(rules);
        bencher.counter(actions(&games)).bench(|| {
            for game in &games {
                let mut again = Game::without_deal(rules);
                for action in game.actions() {
                    again.play(action).expect("played before");
                }
                black_box(again);
            }
        });
    }

    #[divan::bench(args = RuleSet::ALL)]
    fn taken_back_and_played_again(bencher: Bencher, rules: RuleSet) {
        let games = games(rules);
        bencher.counter(actions(&games)).with_inputs(|| games.clone()).bench_local_refs(|games| {
            for game in games {
                let length = game.len();
                for _ in 0..length {
                    black_box(&mut *game).take_back(1);
                }
                for _ in 0..length {
                    black_box(&mut *game).play_again(1);
                }
            }
        });
    }
}

/// Counting sequences of actions from a start, a middle and a last phase. The count of sequences is the items' number.
mod sequences {
    use super::*;

    const POSITIONS: [(&str, u32); 3] = [
        (
            "???????/???????/???????/???1???/???????/???????/??????? a -,-,-,- -,-,- - \
             tpppdNSNFtttBWtdtdtLdNttptppFtdLEFtFBpFSttEtdFpd",
            3,
        ),
        ("?pppdN1/N?tttWS/tdtdt2/Ntt1pL1/pF?1L1E/tFB2St/tEtFF?d h ddp,-,FBdpt,- -,g4g2,- - tFtp", 3),
        ("4tdt/1B1tppN/F1Eptpd/tdd1Ept/W1B1ttd/WLSFtpS/t1tFFtt h HLddpp,-,FFtt,- -,-,d3 5,5 -", 3),
    ];

    fn setups() -> Vec<(Setup, u32)> {
        POSITIONS.into_iter().map(|(text, depth)| (text.parse().expect(text), depth)).collect()
    }

    #[divan::bench(args = RuleSet::ALL)]
    fn counted(bencher: Bencher, rules: RuleSet) {
        let setups = setups();
        let count = || setups.iter().filter_map(|(setup, depth)| perft(rules, setup, *depth)).sum::<u64>();
        bencher.counter(ItemsCount::new(count())).bench(count);
    }

    /// The same as anybody outside would count: each action checked, the last ones of a sequence played as well.
    #[divan::bench(args = RuleSet::ALL)]
    fn played_to_the_last_action(bencher: Bencher, rules: RuleSet) {
        fn leaves(rules: RuleSet, position: &Position, hidden: Option<&Hidden>, depth: u32) -> u64 {
            if depth == 0 {
                return 1;
            }
            let play = |legal: halali::rules::Legal<'_>| {
                let action = match legal.action() {
                    Action::TurnUp { at, .. } => Action::TurnUp { at, tile: hidden.and_then(|hidden| hidden.tile(at)) },
                    other => other,
                };
                let after = position.check(rules, action).and_then(halali::rules::Legal::play);
                after.map_or(0, |after| leaves(rules, &after, hidden, depth - 1))
            };
            position.legal(rules).iter().map(play).sum()
        }
        let setups = setups();
        let count =
            || setups.iter().map(|(setup, depth)| leaves(rules, setup.position(), setup.hidden(), *depth)).sum::<u64>();
        bencher.counter(ItemsCount::new(count())).bench(count);
    }
}

/// Reading and writing texts.
mod notation {
    use super::*;

    const RECORDS: [(RuleSet, &str); 2] = [
        (RuleSet::Classic, include_str!("../tests/data/rules/games-classic.halali")),
        (RuleSet::Boxed, include_str!("../tests/data/rules/games-boxed.halali")),
    ];

    fn records(rules: RuleSet) -> &'static str {
        RECORDS.into_iter().find(|(of, _)| *of == rules).map_or("", |(_, text)| text)
    }

    #[divan::bench(args = RuleSet::ALL)]
    fn read_whole_records(bencher: Bencher, rules: RuleSet) {
        let text = records(rules);
        bencher.counter(BytesCount::of_str(text)).bench(|| read_records(black_box(text)).filter(Result::is_ok).count());
    }

    #[divan::bench(args = RuleSet::ALL)]
    fn write_whole_records(bencher: Bencher, rules: RuleSet) {
        let text = records(rules);
        let records: Vec<_> = read_records(text).filter_map(Result::ok).collect();
        bencher
            .counter(BytesCount::of_str(text))
            .bench(|| records.iter().map(|record| black_box(record).to_string().len()).sum::<usize>());
    }

    #[divan::bench(args = RuleSet::ALL)]
    fn read_positions(bencher: Bencher, rules: RuleSet) {
        let lines: Vec<_> = turns(rules).iter().map(|(position, _)| position.to_string()).collect();
        bencher
            .counter(ItemsCount::new(lines.len()))
            .bench(|| lines.iter().filter(|line| black_box(line).parse::<Setup>().is_ok()).count());
    }

    #[divan::bench(args = RuleSet::ALL)]
    fn write_positions(bencher: Bencher, rules: RuleSet) {
        let turns = turns(rules);
        bencher
            .counter(ItemsCount::new(turns.len()))
            .bench(|| turns.iter().map(|(position, _)| black_box(position).to_string().len()).sum::<usize>());
    }
}
