//! Faults seen in other programs while a game is played, taken back or written down, one test each.

// What tests share fails as they do.
#![allow(clippy::expect_used, clippy::panic)]

use crate::support::{action, at, is_legal, lay, legal, legal_from, one_record, play, refusal, square};
use halali::club::{self, RefusedRecord, read_records};
use halali::rules::notation::{Comment, Heading, RecordFault, Tag};
use halali::rules::{Action, Deal, Ending, Game, Random, Refusal, RuleSet, Side, Sides, Square, Tile};

use RuleSet::{Boxed, Classic};

/// Everything that a screen can ask a game without playing.
fn look_at_everything(game: &Game) {
    for from in Square::all() {
        game.position().targets(game.rules(), from);
        for to in Square::all() {
            let _ = game.check(Action::Move { from, to });
            let _ = game.check(Action::Capture { from, to });
        }
        let _ = game.check(Action::TurnUp { at: from, tile: None });
        let _ = game.check(Action::Leave { from });
    }
    game.position().legal(game.rules()).sorted();
    for ply in 0..game.len() + 2 {
        let _ = game.position_after(ply);
    }
    let _ = (game.end(), game.score(), game.setup(), game.deal());
}

#[test]
fn g21_tile_moved_to_the_centre_stays_there() {
    let mut game = Game::at(Classic, lay("?6/7/7/F5d/7/7/6N", "a", "-,-,-", "-", "t"));
    play(&mut game, "a4-d4");
    let before = game.clone();
    // Ten attempts elsewhere, all refused, and every question that a screen asks.
    for attempt in ["e4-e5", "d4-d5", "a4-a5", "d4", "g4", "b2xb3", "g7-off", "d4-off", "a1-a2", "a1xd4"] {
        refusal(&game, attempt);
    }
    look_at_everything(&game);
    assert_eq!(game, before);
    assert_eq!(game.position().tile(Square::CENTRE), Some(Tile::Fox));
}

#[test]
fn g22_looking_and_refused_actions_pass_no_turn() {
    for rules in RuleSet::ALL {
        let mut random = Random::new(22);
        for length in [0, 1, 2, 17, 40, 60, 90] {
            let mut game = Game::random(rules, &mut random, |game| game.len() < length);
            let before = game.clone();
            look_at_everything(&game);
            assert_eq!(game, before);
            for from in Square::all() {
                for to in Square::all() {
                    for attempt in [Action::Move { from, to }, Action::Capture { from, to }] {
                        if let Err(refused) = game.check(attempt).map(|_| ()) {
                            assert_eq!(game.play(attempt), Err(refused));
                        }
                    }
                }
            }
            assert_eq!(game, before);
        }
    }
}

/// A record of a game under way, with these moves.
fn record(moves: &str) -> String {
    format!("[Animals \"A\"]\n[Humans \"H\"]\n[Rules \"classic\"]\n[Result \"*\"]\n\n{moves}\n*\n")
}

fn refused_in_record(moves: &str) -> (usize, Refusal) {
    match read_records(&record(moves)).next() {
        Some(Err(RefusedRecord::Notation(error))) => match error.fault {
            RecordFault::Refused { ply, refusal, .. } => (ply, refusal),
            other => panic!("{other}"),
        },
        other => panic!("{other:?}"),
    }
}

#[test]
fn g24_every_door_refuses_for_the_same_reason() {
    let mut game = Game::without_deal(Classic);
    play(&mut game, "d3=t");
    let reason = Refusal::TreeNeverMoves { at: square("d3") };
    assert_eq!(refusal(&game, "d3-d4"), reason);
    assert_eq!(refused_in_record("1. d3=t d3-d4"), (2, reason));
    for (moves, attempt) in [
        ("e4=p", "e4-d4"),
        ("d3=F", "d3-d4"),
        ("d3=d", "d4-d5"),
        ("d3=F", "d2-d4"),
        ("d3=N", "d3-off"),
        ("d3=L", "d3xd2"),
        ("d3=E", "d3-d5"),
    ] {
        let mut game = Game::without_deal(Classic);
        play(&mut game, moves);
        let reason = refusal(&game, attempt);
        assert_eq!(refused_in_record(&format!("1. {moves} {attempt}")), (2, reason), "{attempt}");
    }
}

#[test]
fn g25_whole_way_of_a_move_is_checked() {
    let text = "?6/7/2t4/7/2F4/7/2d3N a HHHHHHLLdddpppp,-,FFFFFBBdddpppptttttttttttttt,- -,-,- - N";
    for rules in RuleSet::ALL {
        let game = at(rules, text);
        assert!(is_legal(&game, "c5xc7"));
        let (from, tree) = (square("c5"), square("c3"));
        let blocked = |to| Refusal::Blocked { from, to: square(to), at: tree, by: Some(Tile::Tree) };
        assert_eq!(refusal(&game, "c5-c2"), blocked("c2"));
        assert_eq!(refusal(&game, "c5-c1"), blocked("c1"));
        let not_prey = Refusal::DoesNotCapture { from, to: tree, tile: Tile::Fox, prey: Tile::Tree };
        assert_eq!(refusal(&game, "c5xc3"), not_prey);
    }
    // On a nearly empty board a sliding tile reaches its row and its column: nothing wraps to another.
    for from in Square::all().filter(|&from| from != square("g7") && from != square("g6")) {
        let mut rows = vec!["7".to_owned(); 7];
        let column = usize::from(from.column());
        let run = |squares: usize| if squares == 0 { String::new() } else { squares.to_string() };
        rows[usize::from(from.row())] = format!("{}F{}", run(column), run(6 - column));
        let last = if from.row() == 6 { format!("{}F{}N", run(column), run(5 - column)) } else { "6N".to_owned() };
        rows[6] = last;
        let game = Game::at(Classic, lay(&rows.join("/"), "a", "-,-,-", "5,5", ""));
        let reached = game.position().targets(Classic, from).moves;
        for to in Square::all() {
            let in_line = to != from && (to.row() == from.row() || to.column() == from.column());
            assert_eq!(reached.contains(to), in_line && to != square("g7"), "{from} {to}");
        }
    }
}

#[test]
fn g26_animals_begin_every_game() {
    for rules in RuleSet::ALL {
        for deal in Deal::from_seed(26).take(2) {
            let mut game = Game::new(rules, deal);
            assert_eq!(game.position().side(), Side::Animals);
            assert_eq!(legal(&game).len(), 48);
            play(&mut game, "d3");
            assert_eq!(game.position().side(), Side::Humans);
        }
    }
    // A tile that the first action turned up is not moved by the animals again.
    let reason = Refusal::NotYours { at: square("d3"), tile: Tile::Fox };
    assert_eq!(refused_in_record("1. d3=F d3-d4"), (2, reason));
}

#[test]
fn g27_null_move_is_no_pass() {
    for rules in RuleSet::ALL {
        let game = Game::at(rules, lay("?6/7/3F3/7/2p4/7/6N", "a", "-,-,-", "-", "t"));
        for (null, at) in [("d3-d3", "d3"), ("d3xd3", "d3"), ("c5-c5", "c5")] {
            assert_eq!(refusal(&game, null), Refusal::NotInLine { from: square(at), to: square(at) });
        }
        assert!(!legal_from(&game, "d3").iter().any(|action| action.ends_with("d3")));
        assert_eq!(refusal(&game, "e1-e1"), Refusal::NoTile { at: square("e1") });
    }
}

#[test]
fn g29_endless_shuffling_can_be_ended_by_people_only() {
    let mut game = Game::random(Classic, &mut Random::new(29), |game| game.len() < 47);
    let shuffled = (0..4000).all(|_| {
        let mut quiet: Vec<_> = game.position().legal(Classic).sorted();
        quiet.retain(|action| matches!(action, Action::Move { .. }));
        quiet.first().is_some_and(|&action| game.play(action).is_ok())
    });
    assert!(shuffled, "someone had to do something else");
    assert_eq!(game.end(), None);
    let points = game.score().points;
    for ending in [Ending::Agreed, Ending::Adjudicated { given: None }] {
        let heading = Heading {
            players: Sides::from_fn(|_| "A program".to_owned()),
            ending: ending.clone(),
            tags: Vec::new(),
            comments: Vec::new(),
        };
        let record = club::record(game.clone(), heading).expect("a record");
        let read = one_record(&record.to_string());
        assert_eq!((read.ending(), read.result()), (&ending, Some(points)));
        assert_eq!(read, record);
    }
}

#[test]
fn g46_takeback_restores_the_small_state() {
    let start = "?6/7/2d4/7/F6/7/5N? h HHHHHHHLLdddppp,-,FFFFFBBdddpppptttttttttttttt,- a3a5,-,- - pt";
    let mut game = at(Classic, start);
    let texts = |game: &Game| game.setup().to_string();
    let mut line = vec![texts(&game)];
    for text in ["c3-c5", "a5xc5", "a1", "g7", "f7-f6", "c5-c3", "f6-d6"] {
        play(&mut game, text);
        line.push(texts(&game));
    }
    for (ply, expected) in line.iter().enumerate().rev() {
        assert_eq!(&texts(&game), expected);
        assert_eq!(game.take_back(1), usize::from(ply > 0));
    }
    assert_eq!(game.take_back(3), 0, "nothing left to take back");
    for expected in &line {
        assert_eq!(&texts(&game), expected);
        game.play_again(1);
    }
    // As many actions as asked for, no more; what was taken back is gone once something else is played.
    assert_eq!(game.take_back(3), 3);
    play(&mut game, "f7-f5");
    assert_eq!((game.play_again(5), game.len()), (0, 5));
    // A refused action is not "something else".
    assert_eq!(game.take_back(2), 2);
    refusal(&game, "b2-b3");
    assert_eq!(game.play(action("b2-b3")), Err(Refusal::NoTile { at: square("b2") }));
    assert_eq!(game.play_again(2), 2);
}

#[test]
fn g47_turning_up_again_shows_the_same_tile() {
    for seed in 0..20 {
        let mut game = Game::random(Boxed, &mut Random::new(seed), |game| game.len() < 30);
        for at in game.position().face_down().iter() {
            let turn_up = Action::TurnUp { at, tile: None };
            let first = game.play(turn_up);
            assert_eq!(game.take_back(1), 1);
            assert!(game.position().face_down().contains(at));
            assert_eq!(game.play(turn_up), first);
            game.take_back(1);
        }
    }
}

#[test]
fn g61_record_of_a_game_under_way_tells_no_hidden_tile() {
    let game = Game::random(Classic, &mut Random::new(61), |game| game.len() < 10);
    let deal = game.deal().expect("it began with one").to_string();
    let heading = |ending: Ending| Heading {
        players: Sides::from_fn(|_| "X".to_owned()),
        ending,
        tags: Vec::new(),
        comments: Vec::new(),
    };
    let under_way = club::record(game.clone(), heading(Ending::Unfinished)).expect("a record");
    assert_eq!(under_way.tag("Deal"), None);
    assert!(!under_way.to_string().contains("Deal") && !under_way.to_string().contains(&deal));
    assert_eq!((one_record(&under_way.to_string()), under_way.game().deal()), (under_way.clone(), None));
    assert!(game.position().to_string().ends_with(" -"));
    assert!(!game.position().to_string().contains(&deal[..3]));
    let sneaked = Heading { tags: vec![Tag::new("Deal", deal.clone()).expect("a tag")], ..heading(Ending::Unfinished) };
    assert!(club::record(game.clone(), sneaked).is_err());
    // Once it is over, the deal is in it.
    let over = club::record(game, heading(Ending::Agreed)).expect("a record");
    assert_eq!(over.tag("Deal"), Some(deal.as_str()));
}

#[test]
fn g93_quotes_and_backslashes_come_back_as_they_were() {
    let names = ["Jo \"le Renard\" Du\\pont", "Level 6\\", "[=0040.34h5a4]", "Non\u{a0}breaking", "\\\"", "", " "];
    for name in names {
        let heading = Heading {
            players: Sides::from_fn(|_| name.to_owned()),
            ending: Ending::Void,
            tags: vec![Tag::new("Club", name).expect("a tag")],
            comments: Vec::new(),
        };
        let record = club::record(Game::without_deal(Classic), heading).expect("a record");
        let read = one_record(&record.to_string());
        assert_eq!(["Animals", "Humans", "Club"].map(|tag| read.tag(tag)), [Some(name); 3]);
        assert_eq!(read, record);
    }
    let game = Game::random(Classic, &mut Random::new(93), |game| game.len() < 3);
    for text in ["a } in it", "a\u{7}bell", "a\u{85}line"] {
        let heading = Heading {
            players: Sides::from_fn(|_| String::new()),
            ending: Ending::Void,
            tags: Vec::new(),
            comments: vec![Comment { ply: 1, text: text.to_owned() }],
        };
        assert!(club::record(game.clone(), heading).is_err(), "{text:?}");
    }
    assert!(Tag::new("Club", "two\nlines").is_err());
}
