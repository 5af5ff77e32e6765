//! Faults seen in other programs for this game, one test each: the exact position where it shows, and more of its kind.

use crate::support::{action, at, is_legal, lay, legal, legal_from, play, refusal, square};
use halali::rules::notation::TextFault;
use halali::rules::{
    Cell, Deal, Direction, End, Game, HiddenFault, Kind, Outcome, Points, Refusal, RuleSet, Score, Side, Sides,
    TextError, Tile, WonBy,
};

use RuleSet::{Boxed, Classic};

#[test]
fn g01_centre_is_no_wall() {
    for rules in RuleSet::ALL {
        let game = at(rules, "?6/7/7/F5d/7/7/6N a HHHHHHHLLdddpppp,-,FFFFFBBdddpppptttttttttttttt,- -,-,- - t");
        for legal in ["a4xg4", "a4-d4", "g4-d4", "g4-b4"] {
            assert!(is_legal(&game, legal), "{legal}");
        }
        // Up and down as well, for tiles that step, and from the centre itself.
        let across = Game::at(rules, lay("3p3/7/3B3/7/3L3/7/3N2?", "h", "-,-,-", "-", "F"));
        assert!(is_legal(&across, "d5-d4"));
        let shot = Game::at(rules, lay("3p3/7/7/7/7/7/3N2?", "h", "-,-,-", "-", "F"));
        assert!(is_legal(&shot, "d7xd1"));
        let inside = Game::at(rules, lay("6?/7/7/3F3/7/7/6N", "a", "-,-,-", "-", "t"));
        let row_and_column = "d4-a4 d4-b4 d4-c4 d4-d1 d4-d2 d4-d3 d4-d5 d4-d6 d4-d7 d4-e4 d4-f4 d4-g4";
        assert_eq!(legal_from(&inside, "d4").join(" "), row_and_column);
    }
}

#[test]
fn g02_no_return_covers_the_goal_and_nothing_else() {
    let text = "?6/7/7/7/2F4/7/6? a HHHHHHHHLLdddppp,-,FFFFFBBddddpppptttttttttttttt,- c3c5,-,- - pt";
    for rules in RuleSet::ALL {
        let game = at(rules, text);
        assert_eq!(refusal(&game, "c5-c3"), Refusal::NoReturn { from: square("c5"), to: square("c3") });
        for legal in ["c5-c4", "c5-c2", "c5-c1"] {
            assert!(is_legal(&game, legal), "{legal}");
        }
    }
    // It holds for one turn only.
    let mut game = Game::at(Classic, lay("??5/7/7/7/2F4/7/6?", "a", "c3c5,-,-", "-", "ttN"));
    play(&mut game, "a1 b1");
    assert!(is_legal(&game, "c5-c3"));
    // Every own tile is held to it, and only the tile that moved.
    for (board, side, restrictions, back, other) in [
        ("?6/7/2B4/2F4/7/7/6N", "a", "c2c3,-,-", "c3-c2", "c3-b3"),
        ("?6/7/2L4/7/7/7/6N", "h", "-,b3c3,-", "c3-b3", "c3-c2"),
        ("?6/7/2E4/7/7/7/6F", "h", "-,g3c3,-", "c3-g3", "c3-f3"),
        ("?6/7/2F4/7/7/2F4/6N", "a", "c5c6,-,-", "c6-c5", "c3-c5"),
    ] {
        let game = Game::at(Classic, lay(board, side, restrictions, "-", "t"));
        assert!(matches!(refusal(&game, back), Refusal::NoReturn { .. }), "{back}");
        assert!(is_legal(&game, other), "{other}");
    }
    // Leaving the forest across the square is no return to it.
    let game = Game::at(Classic, lay("7/7/3F3/7/7/7/6N", "a", "d1d3,-,-", "4,4", ""));
    assert_eq!(refusal(&game, "d3-d1"), Refusal::NoReturn { from: square("d3"), to: square("d1") });
    assert!(is_legal(&game, "d3-off"));
    assert!(is_legal(&game, "d3-d2"));
}

#[test]
fn g04_no_return_covers_captures() {
    let text = "?6/7/2d4/7/2F4/7/5N? a HHHHHHHLLdddppp,-,FFFFFBBdddpppptttttttttttttt,- c3c5,-,c3 - pt";
    for rules in RuleSet::ALL {
        let game = at(rules, text);
        assert_eq!(refusal(&game, "c5xc3"), Refusal::NoReturn { from: square("c5"), to: square("c3") });
        assert_eq!(refusal(&game, "c3-c4"), Refusal::FreshGreen { at: square("c3"), tile: Tile::Duck });
        assert_eq!(legal_from(&game, "c3"), [""; 0]);
        assert!(is_legal(&game, "c5-c4"));
        // Another fox may take there.
        let two = Game::at(rules, lay("?6/7/2d1F2/7/2F4/7/5N1", "a", "c3c5,-,c3", "-", "t"));
        assert!(is_legal(&two, "e3xc3"));
        assert!(!is_legal(&two, "c5xc3"));
    }
    // A bear that a hunter stepped behind, a lumberjack and a tree that was turned up there, a hunter and a bear.
    for (board, side, restrictions, back) in [
        ("?6/7/2W4/2B4/7/7/7", "a", "c3c4,-,-", "c4xc3"),
        ("?6/7/2F4/2N4/7/7/7", "h", "-,c3c4,-", "c4xc3"),
        ("?6/7/2t4/2L4/7/7/7", "h", "-,c3c4,-", "c4xc3"),
    ] {
        let game = Game::at(Classic, lay(board, side, restrictions, "-", "t"));
        assert!(matches!(refusal(&game, back), Refusal::NoReturn { .. }), "{back}");
    }
}

#[test]
fn g05_fresh_green_lapses_and_binds_the_opponent_only() {
    let mut game = at(Classic, "?6/7/7/1F3d1/7/3N3/6? a HHHHHHHLLdddppp,-,FFFFFBBdddpppptttttttttttttt,- -,-,f4 - tp");
    assert_eq!(legal_from(&game, "f4"), [""; 0]);
    assert_eq!(refusal(&game, "f4-f5"), Refusal::FreshGreen { at: square("f4"), tile: Tile::Duck });
    assert!(is_legal(&game, "b4xf4"));
    play(&mut game, "b4-b5 d6-d5");
    assert!(is_legal(&game, "f4-f5"));
    // The player who moved it may bring it straight back.
    let mut own = at(Classic, "?6/7/2d4/7/7/7/F4N? h HHHHHHHLLdddppp,-,FFFFFBBdddpppptttttttttttttt,- -,-,- - pt");
    play(&mut own, "c3-c5 a7-a6");
    assert!(is_legal(&own, "c5-c3"));
    // Turning up makes fresh just as moving does, also for a pheasant and for the last tile of all.
    let mut turned = Game::at(Boxed, lay("?6/7/3F3/7/7/7/5N?", "a", "-,-,-", "-", "pd"));
    play(&mut turned, "a1=p");
    assert_eq!(refusal(&turned, "a1-b1"), Refusal::FreshGreen { at: square("a1"), tile: Tile::Pheasant });
    play(&mut turned, "g7=d");
    assert_eq!(refusal(&turned, "g7-g6"), Refusal::FreshGreen { at: square("g7"), tile: Tile::Duck });
    assert!(is_legal(&turned, "a1-a4"));
}

#[test]
fn g06_rifle_decides_captures_and_not_moves() {
    let text = "3?3/2dE1F1/3p3/7/7/7/6? h HHHHHHHLLdddppp,-,FFFFFBBdddppppttttttttttttt,- -,-,- - tt";
    for rules in RuleSet::ALL {
        let game = at(rules, text);
        let captures: Vec<_> = legal(&game).into_iter().filter(|action| action.contains('x')).collect();
        assert_eq!(captures, ["d2xf2"]);
        let (from, rifle) = (square("d2"), Direction::East);
        let west = Refusal::RiflePoints { from, to: square("c2"), rifle, needed: Direction::West };
        let south = Refusal::RiflePoints { from, to: square("d3"), rifle, needed: Direction::South };
        assert_eq!([refusal(&game, "d2xc2"), refusal(&game, "d2xd3")], [west, south]);
        assert!(is_legal(&game, "d2-e2"));
        assert_eq!(refusal(&game, "d2-d1"), Refusal::Blocked { from, to: square("d1"), at: square("d1"), by: None });
    }
    // Each rifle with prey on all four sides, near and far.
    for (board, moves) in [("3F3/7/7/F2*2F/7/7/3F2?", "d4-d2"), ("7/7/3p3/2d*d2/3B3/7/6?", "")] {
        for rifle in Direction::ALL {
            let hunter = Tile::Hunter(rifle).letter().to_string();
            let game = Game::at(Classic, lay(&board.replace('*', &hunter), "h", "-,-,-", "-", "t"));
            let captures: Vec<_> = legal_from(&game, "d4").into_iter().filter(|a| a.contains('x')).collect();
            let needed = captures.iter().map(|text| square("d4").direction_to(square(&text[3..])));
            assert_eq!(needed.collect::<Vec<_>>(), [Some(rifle)]);
            assert!(moves.is_empty() || is_legal(&game, moves));
        }
    }
}

#[test]
fn g07_hunter_moves_onto_what_it_shoots() {
    let mut game = at(Classic, "3?3/2dE1F1/3p3/7/7/7/6? h HHHHHHHLLdddppp,-,FFFFFBBdddppppttttttttttttt,- -,-,- - tt");
    let before = game.score().points;
    play(&mut game, "d2xf2");
    let after = game.position();
    assert_eq!(after.tile(square("f2")), Some(Tile::Hunter(Direction::East)));
    assert_eq!(after.cell(square("d2")), Cell::Empty);
    assert_eq!(game.score().points, Sides { humans: before.humans + Points(5), ..before });
    assert_eq!(
        game.setup().to_string(),
        "3?3/2d2E1/3p3/7/7/7/6? a HHHHHHHLLdddppp,-,FFFFFFBBdddppppttttttttttttt,- -,d2f2,- - tt"
    );
    // So do the other three hunters-to-be.
    for (board, side, capture) in [
        ("?6/7/2Fd3/7/7/7/6N", "a", "c3xd3"),
        ("?6/7/2BL3/7/7/7/7", "a", "c3xd3"),
        ("?6/7/2Lt3/7/7/7/6F", "h", "c3xd3"),
    ] {
        let mut game = Game::at(Classic, lay(board, side, "-,-,-", "-", "t"));
        let mover = game.position().tile(square("c3"));
        play(&mut game, capture);
        let now = ["c3", "d3"].map(|text| game.position().tile(square(text)));
        assert_eq!(now, [None, mover]);
    }
}

#[test]
fn g08_lumberjack_fells_one_tree_a_turn() {
    let text = "?6/7/3t3/2tLt2/3t3/7/7 h HHHHHHHLdddpppp,-,FFFFFFBBddddppppttttttttttt,- -,-,- - N";
    for rules in RuleSet::ALL {
        let mut game = at(rules, text);
        assert_eq!(legal_from(&game, "d4"), ["d4xc4", "d4xd3", "d4xd5", "d4xe4"]);
        let felled = |game: &Game| {
            let piles = game.position().piles();
            (piles.total(Kind::Tree), game.position().squares_of(Kind::Tree).len())
        };
        assert_eq!(felled(&game), (11, 4));
        play(&mut game, "d4xd3");
        assert_eq!(felled(&game), (12, 3));
        // Neither diagonally nor two squares off.
        let far = Game::at(rules, lay("?6/7/2t1t2/1t1L1t1/2t1t2/7/3t3", "h", "-,-,-", "-", "F"));
        assert!(legal_from(&far, "d4").iter().all(|action| !action.contains('x')));
        let (from, to) = (square("d4"), square("f4"));
        assert_eq!(refusal(&far, "d4xf4"), Refusal::TooFar { from, to, tile: Tile::Lumberjack });
        assert_eq!(refusal(&far, "d4xc3"), Refusal::NotInLine { from, to: square("c3") });
    }
}

#[test]
fn g09_face_down_tile_is_a_wall_for_every_mover() {
    for (tile, side) in [("F", "a"), ("B", "a"), ("d", "a"), ("p", "a"), ("N", "h"), ("E", "h"), ("L", "h"), ("d", "h")]
    {
        for rules in RuleSet::ALL {
            let board = format!("7/7/7/2?4/1?{tile}?3/2?4/7");
            let game = Game::at(rules, lay(&board, side, "-,-,-", "-", "FNLt"));
            assert_eq!(legal_from(&game, "c5"), [""; 0], "{tile}");
            for to in ["c4", "b5", "d5", "c6"].map(square) {
                let from = square("c5");
                for refused in [format!("c5-{to}"), format!("c5x{to}")] {
                    assert_eq!(refusal(&game, &refused), Refusal::Blocked { from, to, at: to, by: None });
                }
            }
            if !(matches!(tile, "L" | "B") || tile == "p" && rules == Classic) {
                let beyond = Refusal::Blocked { from: square("c5"), to: square("c2"), at: square("c4"), by: None };
                assert_eq!(refusal(&game, "c5-c2"), beyond);
            }
            assert_eq!(refusal(&game, "c4-c3"), Refusal::FaceDown { at: square("c4") });
        }
    }
}

#[test]
fn g11_exits_have_their_geometry() {
    let off = |text: &str, refused: &str, tile, blocked: Option<&str>| {
        let from = action(refused).square();
        let expected = Refusal::NoOpenExit { from, tile, blocked: blocked.map(square) };
        assert_eq!(refusal(&at(Classic, text), refused), expected, "{refused} on {text}");
    };
    off(
        "7/7/7/1B5/7/7/6N a HHHHHHHLLdddpppp,-,FFFFFFBddddppppttttttttttttttt,- -,-,- 5,5 -",
        "b4-off",
        Tile::Bear,
        None,
    );
    let two = "7/3F3/7/3t3/B5N/7/3F3 a HHHHHHHLLdddpppp,-,FFFFBddddpppptttttttttttttt,- -,-,- 5,5 -";
    assert!(is_legal(&at(Classic, two), "d2-off"));
    assert!(is_legal(&at(Classic, two), "d7-off"));
    off(two, "a5-off", Tile::Bear, None);
    let taken = "3p3/3F3/7/3t3/1B4N/7/7 a HHHHHHHLLdddppp,-,FFFFFBddddpppptttttttttttttt,- -,-,- 5,5 -";
    off(taken, "d2-off", Tile::Fox, Some("d1"));
    assert!(is_legal(&at(Classic, taken), "d2xd1"));
    // A hunter leaves without regard to its rifle; a lumberjack only from the exit square; one action for two exits.
    let humans = Game::at(Classic, lay("L2L3/F6/7/1N5/7/7/3W3", "h", "-,-,-", "5,5", ""));
    let leaving: Vec<_> = legal(&humans).into_iter().filter(|action| action.contains("off")).collect();
    assert_eq!(leaving, ["b4-off", "d1-off", "d7-off"]);
    let centre = Game::at(Boxed, lay("7/7/7/3N3/7/F6/7", "h", "-,-,-", "5,5", ""));
    assert_eq!(legal_from(&centre, "d4").iter().filter(|action| *action == "d4-off").count(), 1);
    // Exits are closed while a tile is face down, and green tiles never use them.
    let early = Game::at(Classic, lay("3F3/7/7/d6/7/7/N5?", "a", "-,-,-", "-", "t"));
    assert_eq!(refusal(&early, "d1-off"), Refusal::ExitsClosed { face_down: 1 });
    for green in ["d", "p", "t"] {
        let game = Game::at(Classic, lay(&format!("3{green}3/7/7/7/7/7/N5F"), "a", "-,-,-", "5,5", ""));
        let refused = refusal(&game, "d1-off");
        assert!(matches!(refused, Refusal::GreenNeverLeaves { .. } | Refusal::TreeNeverMoves { .. }), "{refused}");
    }
}

#[test]
fn g13_game_goes_on_until_both_have_used_five_turns() {
    let mut game = at(Classic, "F6/7/7/7/7/7/N5? a HHHHHHHLLdddpppp,-,FFFFFBBdddppppttttttttttttttt,- -,-,- - d");
    play(&mut game, "g7=d");
    assert_eq!(game.position().turns(), Some(Sides { animals: 5, humans: 5 }));
    play(&mut game, "a7-a6 a1-b1 a6-a5 b1-c1 a5-b5 c1-c2 b5-c5 c2-d2 c5-d5");
    assert_eq!(game.position().turns(), Some(Sides { animals: 1, humans: 0 }));
    assert_eq!(game.end(), None);
    play(&mut game, "d2-e2");
    assert_eq!(game.end(), Some(End::TurnsUsed));
    assert_eq!(game.score().points, Sides { animals: Points(63), humans: Points(93) });
    assert_eq!(refusal(&game, "d5-d6"), Refusal::GameOver { end: End::TurnsUsed });
    // The same the other way round: the humans turn the last tile up and have the last turn.
    let mut other = Game::at(Boxed, lay("F6/7/7/7/7/7/N5?", "h", "-,-,-", "-", "d"));
    play(&mut other, "g7=d a1-b1 a7-a6 b1-c1 a6-a5 c1-c2 a5-b5 c2-d2 b5-c5 d2-e2");
    assert_eq!((other.position().turns(), other.end()), (Some(Sides { animals: 0, humans: 1 }), None));
    play(&mut other, "c5-d5");
    assert_eq!(other.end(), Some(End::TurnsUsed));
}

#[test]
fn g14_side_that_cannot_act_ends_the_game() {
    let text = "Bt5/t6/7/7/7/7/6N a HHHHHHHLLdddpppp,-,FFFFFFBddddppppttttttttttttt,- -,-,- 4,4 -";
    for rules in RuleSet::ALL {
        let game = at(rules, text);
        let end = End::NoAction { side: Side::Animals };
        assert_eq!(game.end(), Some(end));
        assert_eq!(game.score().points, Sides { animals: Points(63), humans: Points(86) });
        assert_eq!(refusal(&game, "g7-g6"), Refusal::GameOver { end });
    }
    // The only action left would be a return, so there is none.
    let text = lay("Bt5/1t5/t6/7/7/7/6N", "a", "a2a1,-,-", "4,4", "");
    assert_eq!(Game::at(Classic, text).end(), Some(End::NoAction { side: Side::Animals }));
    // A green tile that can move keeps the game going; a fresh one does not.
    let green = |restrictions| Game::at(Classic, lay("Bt5/t6/7/7/7/7/N5d", "a", restrictions, "4,4", "")).end();
    assert_eq!(green("-,-,-"), None);
    assert_eq!(green("-,-,g7"), Some(End::NoAction { side: Side::Animals }));
    // While a tile is face down there is always something to do.
    assert_eq!(Game::at(Classic, lay("Bt5/t6/7/7/7/7/6?", "a", "-,-,-", "-", "N")).end(), None);
}

#[test]
fn g15_side_without_a_tile_ends_the_last_phase_at_once() {
    let mut shot = at(Classic, "7/7/7/E2F3/7/7/6d h HHHHHHHLLdddpppp,-,FFFFFBBdddppppttttttttttttttt,- -,-,- 5,5 -");
    play(&mut shot, "a4xd4");
    assert_eq!(shot.end(), Some(End::NoTile { side: Side::Animals }));
    assert_eq!(shot.score().points, Sides { animals: Points(63), humans: Points(98) });
    assert_eq!(legal(&shot), [""; 0]);
    let mut turned = at(Classic, "7/7/7/3N3/7/7/6? a HHHHHHHLLdddpppp,-,FFFFFFBBddddpppptttttttttttttt,- -,-,- - t");
    assert_eq!(turned.end(), None, "never while a tile is face down");
    play(&mut turned, "g7=t");
    assert_eq!(turned.end(), Some(End::NoTile { side: Side::Animals }));
    // The last tile of a side may also leave, or be the one that a bear takes.
    let mut left = Game::at(Boxed, lay("3F3/7/7/7/7/7/6N", "a", "-,-,-", "5,5", ""));
    play(&mut left, "d1-off");
    assert_eq!(left.end(), Some(End::NoTile { side: Side::Animals }));
    let mut bear = Game::at(Boxed, lay("BN5/7/7/7/7/7/7", "a", "-,-,-", "5,5", ""));
    play(&mut bear, "a1xb1");
    assert_eq!(bear.end(), Some(End::NoTile { side: Side::Humans }));
    // Using up the turns is named first.
    let mut both = Game::at(Boxed, lay("BN5/7/7/7/7/7/7", "a", "-,-,-", "1,0", ""));
    play(&mut both, "a1xb1");
    assert_eq!(both.end(), Some(End::TurnsUsed));
}

fn outcome(points: (u32, u32), exited: (u8, u8)) -> Outcome {
    let points = Sides { animals: Points(points.0), humans: Points(points.1) };
    Score { points, exited: Sides { animals: exited.0, humans: exited.1 } }.outcome()
}

#[test]
fn g17_equal_points_and_exits_are_drawn() {
    assert_eq!(outcome((34, 34), (2, 2)), Outcome::Drawn);
    assert_eq!(outcome((61, 61), (3, 3)), Outcome::Drawn);
    assert_eq!(outcome((0, 0), (0, 0)), Outcome::Drawn);
    assert_eq!(outcome((34, 34), (2, 1)), Outcome::Won { side: Side::Animals, by: WonBy::Exits });
    assert_eq!(outcome((34, 34), (0, 1)), Outcome::Won { side: Side::Humans, by: WonBy::Exits });
    // More exits never outweigh points.
    assert_eq!(outcome((34, 35), (5, 0)), Outcome::Won { side: Side::Humans, by: WonBy::Points });
    assert_eq!(outcome((35, 34), (0, 5)), Outcome::Won { side: Side::Animals, by: WonBy::Points });
}

#[test]
fn g18_points_of_the_box() {
    let points = Tile::ALL.map(|tile| (tile.letter(), tile.kind().points().0));
    let expected =
        [('N', 5), ('E', 5), ('S', 5), ('W', 5), ('L', 5), ('F', 5), ('B', 10), ('d', 2), ('p', 3), ('t', 2)];
    assert_eq!(points, expected);
    let sum: Points = Kind::ALL.into_iter().map(|kind| kind.points() * kind.count()).sum();
    assert_eq!(sum, Points(168));
}

#[test]
fn g19_deal_has_the_48_tiles_and_an_empty_centre() {
    let deal = Deal::from_seed(5).next().expect("seeds name deals without end").to_string();
    let fault = |text: String| text.parse::<Deal>().map_err(|TextError { fault, .. }| fault);
    let sixteen = deal.replacen('F', "t", 1);
    let too_many = HiddenFault::TooMany { kind: Kind::Tree, found: 16, missing: 15 };
    assert_eq!(fault(sixteen), Err(TextFault::Deal { fault: too_many }));
    assert_eq!(fault(deal.replace('1', "t")), Err(TextFault::DealCentre { tiles: 49 }));
    let nine_hunters = HiddenFault::TooMany { kind: Kind::Hunter, found: 9, missing: 8 };
    assert_eq!(fault(deal.replacen('t', "N", 1)), Err(TextFault::Deal { fault: nine_hunters }));
    let length = HiddenFault::Length { found: 47, face_down: 48 };
    assert_eq!(Deal::new(&[Tile::Tree; 47]), Err(length));
}
