//! What must hold in every game, tried on random ones of both sets of rules.

// What tests share fails as they do.
#![allow(clippy::expect_used, clippy::panic)]

use std::collections::HashSet;

use crate::support::naive::{self, Broken};
use crate::support::{positions, setup};
use halali::rules::{
    Action, Cell, Claim, End, Game, Kind, Pile, Points, Position, Random, Refusal, RuleSet, Setup, Side, Sides, Square,
    Tile,
};
use proptest::prelude::*;

/// A failing case prints its seed, which is all that a random game follows from.
fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

fn rule_sets() -> impl Strategy<Value = RuleSet> {
    prop::sample::select(&RuleSet::ALL[..])
}

fn whole_game(rules: RuleSet, seed: u64) -> Game {
    Game::random(rules, &mut Random::new(seed), |_| true)
}

/// The positions of a game from its start on.
fn positions(game: &Game) -> impl Iterator<Item = &Position> {
    (0..=game.len()).map_while(|ply| game.position_after(ply))
}

/// A few positions of random games and a few that random play does not reach.
fn samples(rules: RuleSet, seed: u64) -> Vec<Position> {
    let mut random = Random::new(seed);
    let game = Game::random(rules, &mut random, |_| true);
    let reached = [random.below(game.len() as u64), game.len() as u64 - 1 - random.below(12)];
    let reached = reached.into_iter().filter_map(|ply| game.position_after(ply as usize).copied());
    let others = (0..3).map(|_| *positions::random(&mut random).position());
    reached.chain(others.collect::<Vec<_>>()).collect()
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn tiles_and_points_are_conserved(rules in rule_sets(), seed: u64) {
        let game = whole_game(rules, seed);
        let deal = game.deal().expect("random games have one");
        for position in positions(&game) {
            let mut tiles: Vec<Kind> = Vec::new();
            for square in Square::all() {
                match position.cell(square) {
                    Cell::Up(tile) => tiles.push(tile.kind()),
                    Cell::FaceDown => tiles.extend(deal.hidden().tile(square).map(Tile::kind)),
                    Cell::Empty => {}
                }
            }
            let on_board: Points = tiles.iter().map(|kind| kind.points()).sum();
            let score = position.score();
            prop_assert_eq!(on_board + score.points.animals + score.points.humans, Points(168));
            for kind in Kind::ALL {
                let count = tiles.iter().filter(|tile| **tile == kind).count() as u8;
                prop_assert_eq!(count + position.piles().total(kind), kind.count());
                let face_up = position.squares_of(kind).len() as u8;
                prop_assert_eq!(position.missing(kind), count - face_up);
            }
            let exited = Side::BOTH.map(|side| position.piles().exited(side));
            prop_assert_eq!([score.exited.animals, score.exited.humans], exited);
        }
    }

    #[test]
    fn score_is_the_points_of_both_piles(rules in rule_sets(), seed: u64) {
        let game = whole_game(rules, seed);
        let mut points = Sides::from_fn(|_| Points(0));
        let mut side = Side::Animals;
        for (action, before) in game.actions().zip(positions(&game)) {
            let taken = match action {
                Action::Capture { to, .. } => before.tile(to),
                Action::Leave { from } => before.tile(from),
                Action::TurnUp { .. } | Action::Move { .. } => None,
            };
            points[side] = points[side] + taken.map_or(Points(0), |tile| tile.kind().points());
            side = side.opponent();
        }
        prop_assert_eq!(game.score().points, points);
    }

    #[test]
    fn taking_back_and_playing_again_changes_nothing(rules in rule_sets(), seed: u64, back: prop::sample::Index) {
        let mut game = whole_game(rules, seed);
        let whole = game.clone();
        let mut lines: Vec<String> = Vec::new();
        let mut replayed = Game::new(rules, game.deal().expect("random games have one"));
        lines.push(replayed.setup().to_string());
        for action in whole.actions() {
            prop_assert_eq!(replayed.play(action), Ok(action));
            lines.push(replayed.setup().to_string());
        }
        let back = back.index(game.len() + 1);
        prop_assert_eq!(game.take_back(back), back);
        prop_assert_eq!(&game.setup().to_string(), &lines[whole.len() - back]);
        prop_assert_eq!(game.actions().collect::<Vec<_>>(), whole.actions().take(whole.len() - back).collect::<Vec<_>>());
        prop_assert_eq!(game.play_again(back), back);
        prop_assert_eq!(&game, &whole);
        // One by one all the way, looking at each line.
        for line in lines.iter().rev() {
            prop_assert_eq!(&game.setup().to_string(), line);
            game.take_back(1);
        }
        prop_assert_eq!(game.play_again(usize::MAX), whole.len());
        prop_assert_eq!(&game, &whole);
        // A new action, be it the same one, leaves nothing to play again.
        if back > 0 {
            game.take_back(back);
            let next = whole.actions().nth(game.len()).expect("some were taken back");
            prop_assert_eq!(game.play(next), Ok(next));
            prop_assert_eq!(game.play_again(usize::MAX), 0);
            prop_assert_eq!(&game.setup().to_string(), &lines[game.len()]);
        }
    }

    #[test]
    fn every_reached_position_passes_the_door(rules in rule_sets(), seed: u64) {
        let game = whole_game(rules, seed);
        for position in positions(&game) {
            let text = position.to_string();
            prop_assert_eq!(*setup(&text).position(), *position);
            let mut board = [Cell::Empty; 49];
            for (cell, square) in board.iter_mut().zip(Square::in_reading_order()) {
                *cell = position.cell(square);
            }
            let fields = Claim {
                board,
                side: position.side(),
                piles: position.piles(),
                own_moves: Sides::from_fn(|side| position.own_move(side)),
                fresh: position.fresh(),
                turns: position.turns(),
            };
            prop_assert_eq!(Position::new(fields), Ok(*position));
        }
    }

    #[test]
    fn games_end_only_for_a_stated_cause(rules in rule_sets(), seed: u64) {
        let game = whole_game(rules, seed);
        let last = game.len();
        for (ply, position) in positions(&game).enumerate() {
            let legal = position.count_legal(rules);
            match position.end(rules) {
                None => prop_assert!(ply < last && legal > 0),
                Some(end) => {
                    prop_assert_eq!((ply, legal), (last, 0));
                    prop_assert!(position.face_down().is_empty());
                    let without = |side| position.squares_of_side(side).is_empty();
                    let holds = match end {
                        End::TurnsUsed => position.turns() == Some(Sides { animals: 0, humans: 0 }),
                        End::NoTile { side } => without(side),
                        End::NoAction { side } => side == position.side() && !Side::BOTH.into_iter().any(without),
                    };
                    prop_assert!(holds, "{:?} on {}", end, position);
                }
            }
            if !position.face_down().is_empty() {
                prop_assert_eq!(position.turns(), None);
                prop_assert_eq!(position.piles().exited(Side::Animals) + position.piles().exited(Side::Humans), 0);
            }
        }
        // The last phase has ten turns at most, and five a side.
        let turns = positions(&game).filter(|position| position.face_down().is_empty()).count();
        prop_assert!(turns <= 11);
    }

    #[test]
    fn face_down_tiles_are_neither_captured_nor_passed(rules in rule_sets(), seed: u64) {
        for position in samples(rules, seed) {
            for action in position.legal(rules).sorted() {
                let (Action::Move { from, to } | Action::Capture { from, to }) = action else { continue };
                let direction = from.direction_to(to).expect("in a straight line");
                for passed in from.line(direction).take_while(|square| *square != to) {
                    prop_assert_eq!(position.cell(passed), Cell::Empty);
                }
                let expected = matches!(action, Action::Capture { .. });
                prop_assert_eq!(position.tile(to).is_some(), expected);
                prop_assert!(expected || position.cell(to) == Cell::Empty);
            }
        }
    }

    #[test]
    fn counting_listing_and_numbering_agree(rules in rule_sets(), seed: u64) {
        for position in positions(&whole_game(rules, seed)).copied().chain(samples(rules, seed)) {
            let legal = position.legal(rules);
            let sorted = legal.sorted();
            prop_assert_eq!((legal.len(), legal.is_empty()), (sorted.len() as u32, sorted.is_empty()));
            prop_assert_eq!(position.count_legal(rules), legal.len());
            prop_assert!(sorted.is_sorted_by_key(Action::to_string));
            let mut numbered: Vec<_> = (0..legal.len()).filter_map(|n| legal.nth(n)).map(|legal| legal.action()).collect();
            prop_assert_eq!(&legal.iter().map(|legal| legal.action()).collect::<Vec<_>>(), &numbered);
            numbered.sort_unstable();
            prop_assert_eq!(&numbered, &sorted);
            prop_assert_eq!(sorted.iter().collect::<HashSet<_>>().len(), sorted.len());
            prop_assert!(legal.nth(legal.len()).is_none());
        }
    }

    #[test]
    fn targets_of_each_square_are_the_listed_ones(rules in rule_sets(), seed: u64) {
        for position in samples(rules, seed) {
            let mut shown: Vec<Action> = position.face_down().iter().map(|at| Action::TurnUp { at, tile: None }).collect();
            for from in Square::all() {
                let targets = position.targets(rules, from);
                prop_assert_eq!(targets.from, from);
                shown.extend(targets.moves.iter().map(|to| Action::Move { from, to }));
                shown.extend(targets.captures.iter().map(|to| Action::Capture { from, to }));
                shown.extend(targets.leaves.then_some(Action::Leave { from }));
            }
            shown.sort_unstable();
            prop_assert_eq!(shown, position.legal(rules).sorted());
        }
    }
}

/// The class of a refusal as the naive check names them.
fn class(refusal: Refusal) -> Broken {
    match refusal {
        Refusal::GameOver { .. } => Broken::GameOver,
        Refusal::NoTile { .. } => Broken::NoTile,
        Refusal::FaceDown { .. } => Broken::FaceDown,
        Refusal::NotYours { .. } => Broken::NotYours,
        Refusal::TreeNeverMoves { .. } => Broken::Tree,
        Refusal::GreenNeverLeaves { .. } => Broken::GreenLeaving,
        Refusal::FreshGreen { .. } => Broken::Fresh,
        Refusal::NotInLine { .. } => Broken::NotInLine,
        Refusal::TooFar { .. } => Broken::TooFar,
        Refusal::Blocked { .. } => Broken::Blocked,
        Refusal::DoesNotCapture { .. } | Refusal::RiflePoints { .. } => Broken::NotPrey,
        Refusal::NoReturn { .. } => Broken::NoReturn,
        Refusal::ExitsClosed { .. } => Broken::ExitsClosed,
        Refusal::NoOpenExit { .. } => Broken::NoOpenExit,
        Refusal::NothingToCapture { .. } | Refusal::WrittenAsMove { .. } => Broken::WrongSign,
        Refusal::FaceUp { .. } | Refusal::TileUnknown { .. } | Refusal::OtherTile { .. } | Refusal::NoneLeft { .. } => {
            panic!("{refusal} is said of turn-ups only")
        }
    }
}

/// Every action that can be written, turn-ups without their tile.
fn conceivable() -> Vec<Action> {
    let mut actions = Vec::new();
    for from in Square::all() {
        actions.extend([Action::TurnUp { at: from, tile: None }, Action::Leave { from }]);
        for to in Square::all() {
            actions.extend([Action::Move { from, to }, Action::Capture { from, to }]);
        }
    }
    actions
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn listed_actions_are_accepted_and_all_others_refused(rules in rule_sets(), seed: u64) {
        let conceivable = conceivable();
        prop_assert_eq!(conceivable.len(), 49 + 49 + 49 * 49 * 2);
        for position in samples(rules, seed) {
            let listed: HashSet<_> = position.legal(rules).sorted().into_iter().collect();
            for &action in &conceivable {
                let checked = position.check(rules, action).map(|legal| legal.action());
                prop_assert_eq!(checked.is_ok(), listed.contains(&action), "{} on {}: {:?}", action, position, checked);
            }
        }
    }

    #[test]
    fn turn_ups_take_the_tile_that_lies_there_only(rules in rule_sets(), seed: u64, ply: prop::sample::Index) {
        let mut game = whole_game(rules, seed);
        game.take_back(ply.index(game.len()));
        for at in Square::all() {
            for tile in Tile::ALL {
                let action = Action::TurnUp { at, tile: Some(tile) };
                let position = game.position();
                let lies = game.deal().and_then(|deal| deal.hidden().tile(at));
                let kind = tile.kind();
                let expected = match position.cell(at) {
                    _ if game.end().is_some() => continue,
                    Cell::Empty => Err(Refusal::NoTile { at }),
                    Cell::Up(tile) => Err(Refusal::FaceUp { at, tile }),
                    Cell::FaceDown if position.missing(kind) == 0 => Err(Refusal::NoneLeft { kind }),
                    Cell::FaceDown if lies != Some(tile) => Err(Refusal::OtherTile { at, named: tile }),
                    Cell::FaceDown => Ok(action),
                };
                // Asking tells nothing of what lies there; only playing does.
                let asked = match expected {
                    Err(Refusal::OtherTile { .. }) => Ok(()),
                    other => other.map(|_| ()),
                };
                prop_assert_eq!(game.check(action), asked);
                prop_assert_eq!(game.clone().play(action), expected);
            }
        }
    }

    #[test]
    fn legal_actions_are_what_walking_square_by_square_finds(rules in rule_sets(), seed: u64) {
        let classic = rules == RuleSet::Classic;
        let game = whole_game(rules, seed);
        let mut random = Random::new(seed);
        let others: Vec<_> = (0..40).map(|_| *positions::random(&mut random).position()).collect();
        for position in positions(&game).chain(&others) {
            let text = position.to_string();
            let listed: Vec<_> = position.legal(rules).sorted().iter().map(Action::to_string).collect();
            prop_assert_eq!(listed, naive::legal(&text, classic), "{}", text);
        }
    }
}

proptest! {
    #![proptest_config(cases(20))]

    #[test]
    fn reasons_come_in_their_order(rules in rule_sets(), seed: u64) {
        for position in samples(rules, seed) {
            let text = position.to_string();
            let classic = rules == RuleSet::Classic;
            let listed = naive::legal(&text, classic);
            for action in conceivable().into_iter().filter(|action| !matches!(action, Action::TurnUp { .. })) {
                let expected = naive::broken(&text, classic, &listed, &action.to_string());
                let found = position.check(rules, action).err().map(class);
                prop_assert_eq!(found, expected, "{} on {}", action, text);
            }
        }
    }
}

#[test]
fn sampled_positions_are_varied() {
    let mut random = Random::new(7);
    let drawn: Vec<Setup> = (0..500).map(|_| positions::random(&mut random)).collect();
    let share = |holds: &dyn Fn(&Position) -> bool| drawn.iter().filter(|setup| holds(setup.position())).count();
    assert!(share(&|position| position.turns().is_some()) > 100, "last phase");
    assert!(share(&|position| position.turns().is_none()) > 100, "before it");
    assert!(share(&|position| position.fresh().is_some()) > 30, "fresh green");
    for side in Side::BOTH {
        assert!(share(&|position| position.own_move(side).is_some()) > 30, "own move of {side:?}");
        assert!(share(&|position| position.piles().total(Kind::Tree) > 10 && position.side() == side) > 30);
    }
    let leaving = share(&|position| {
        position.legal(RuleSet::Classic).iter().any(|legal| matches!(legal.action(), Action::Leave { .. }))
    });
    assert!(leaving > 30, "leaving");
    assert!(share(&|position| position.piles().count(Side::Humans, Pile::Captured, Kind::Fox) > 0) > 100);
}
