//! Whatever is read, the parsers neither panic nor hang: changed good texts, garbage, and large nasty ones.

// What tests share fails as they do.
#![allow(clippy::expect_used, clippy::panic)]

use std::time::{Duration, Instant};

use crate::support::records;
use halali::club::read_records;
use halali::rules::{Action, Deal, Game, Random, RuleSet, Setup, Square};

/// Long enough for a busy machine and a build without optimisation; what takes a square of the length is far beyond.
const LIMIT: Duration = Duration::from_secs(2);

fn timed<T>(what: &str, run: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let value = run();
    let taken = start.elapsed();
    assert!(taken < LIMIT, "{what:.60} took {taken:?}");
    value
}

/// Reads a text as everything that has a notation. What is accepted is written as it was read.
fn read_as_everything(text: &str) {
    if let Ok(setup) = text.parse::<Setup>() {
        assert_eq!(setup.to_string(), text);
    }
    if let Ok(action) = text.parse::<Action>() {
        assert_eq!(action.to_string(), text);
    }
    if let Ok(deal) = text.parse::<Deal>() {
        assert_eq!(deal.to_string(), text);
    }
    if let Ok(square) = text.parse::<Square>() {
        assert_eq!(square.to_string(), text);
    }
    for record in read_records(text).filter_map(Result::ok) {
        let written = record.to_string();
        let again = read_records(&written).next().and_then(Result::ok);
        assert_eq!(again.as_ref(), Some(&record));
    }
}

/// Characters that mean something somewhere, and some that never do.
const CHARACTERS: [char; 46] = [
    'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'x', 'o', 'N', 'E', 'S', 'W', 'L', 'F', 'B', 'p', 't', 'H', '?', '0', '1',
    '2', '5', '7', '9', '/', ',', '-', '=', ' ', '\n', '\r', '\t', '.', '*', '{', '}', '[', ']', '"', '\\', '\0',
    '\u{feff}', '🦊',
];

fn choose<T: Copy>(random: &mut Random, from: &[T]) -> T {
    from[random.below(from.len() as u64) as usize]
}

/// Changes a text in a few places: characters replaced, put in, taken out, doubled or moved.
fn changed(random: &mut Random, text: &str) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    for _ in 0..1 + random.below(3) {
        let length = characters.len() as u64;
        let at = random.below(length) as usize;
        let end = (at + 1 + random.below(12) as usize).min(characters.len());
        match random.below(7) {
            _ if characters.is_empty() => characters.push(choose(random, &CHARACTERS)),
            0 => characters[at] = choose(random, &CHARACTERS),
            1 => characters.insert(at, choose(random, &CHARACTERS)),
            2 => drop(characters.drain(at..end)),
            3 => characters.truncate(at),
            4 => {
                let doubled: Vec<_> = characters[at..end].to_vec();
                characters.splice(at..at, doubled);
            }
            5 => characters.swap(at, random.below(length) as usize),
            _ => {
                let moved: Vec<_> = characters.drain(at..end).collect();
                let to = random.below(characters.len() as u64 + 1) as usize;
                characters.splice(to..to, moved);
            }
        }
    }
    characters.into_iter().collect()
}

#[test]
fn changed_positions_actions_and_deals() {
    let mut random = Random::new(1);
    let table = include_str!("../data/rules/legal-classic.tsv");
    let mut good: Vec<&str> = table.lines().filter_map(|line| line.split('\t').next()).collect();
    good.extend(["d3", "d3=F", "d3-d5", "d3xd5", "d3-off", "g7=E", "a1xa7"]);
    let deals: Vec<_> = Deal::from_seed(1).take(20).map(|deal| deal.to_string()).collect();
    good.extend(deals.iter().map(String::as_str));
    for _ in 0..20_000 {
        let one = choose(&mut random, &good);
        let text = changed(&mut random, one);
        timed(&text, || read_as_everything(&text));
    }
}

#[test]
fn changed_records() {
    let mut random = Random::new(2);
    let mut good: Vec<String> = include_str!("../data/rules/games-classic.halali")
        .split("\n\n[")
        .map(|game| if game.starts_with('[') { game.to_owned() } else { format!("[{game}") })
        .collect();
    good.extend((0..20).map(|_| records::record(&mut random, 60).to_string()));
    let bad = include_str!("../data/notation/records.txt");
    good.extend(bad.split("### ").filter_map(|case| Some(case.split_once("\n[")?.1)).map(|text| format!("[{text}")));
    for _ in 0..1_500 {
        let one = random.below(good.len() as u64) as usize;
        let text = changed(&mut random, &good[one]);
        timed(&text, || read_as_everything(&text));
    }
}

#[test]
fn garbage() {
    let mut random = Random::new(3);
    for _ in 0..20_000 {
        let length = random.below(80);
        let text: String = (0..length).map(|_| choose(&mut random, &CHARACTERS)).collect();
        timed(&text, || read_as_everything(&text));
        let tag = format!("[Animals \"{text}\"]\n[Humans \"{text}\"]\n[Rules \"boxed\"]\n[Result \"*\"]\n{text}\n*");
        timed(&tag, || read_as_everything(&tag));
    }
}

const MEGABYTE: usize = 1_000_000;

/// What a nasty text comes to: its first records or their faults, and how many there are.
fn read_large(what: &str, text: &str) -> (Vec<String>, usize) {
    timed(what, || {
        let mut count = 0;
        let mut first = Vec::new();
        for read in read_records(text) {
            count += 1;
            if first.len() < 3 {
                first.push(match read {
                    Ok(record) => format!("{} actions", record.game().len()),
                    Err(error) => error.to_string(),
                });
            }
        }
        (first, count)
    })
}

fn repeated(piece: &str) -> String {
    piece.repeat(MEGABYTE / piece.len())
}

const TAGS: &str = "[Animals \"A\"]\n[Humans \"H\"]\n[Rules \"classic\"]\n[Result \"*\"]\n";

#[test]
fn large_texts_of_one_kind_of_piece() {
    let pieces = [
        "a",
        "?",
        "7",
        "/",
        "-",
        ",",
        " ",
        "\n",
        "\r\n",
        "[",
        "]",
        "{",
        "}",
        "\"",
        "\\",
        "*",
        "1.",
        "0-0 ",
        "d3=F ",
        "\u{feff}",
        "🦊",
        "\u{a0}",
        "[A ",
        "[A \"\"]",
        "{}",
        "[\n",
        "[A\n",
        "*\n[",
        "x\n[",
        "x\n[A \"b\"]\n",
        "1. d3=F\n[",
        "N",
        "HLFBdpt",
        "d3-",
    ];
    for piece in pieces {
        let text = repeated(piece);
        for (what, text) in [(piece.to_owned(), text.clone()), (format!("tags, {piece}"), format!("{TAGS}\n{text}"))] {
            read_large(&what, &text);
            timed(&what, || {
                let _ = (text.parse::<Setup>().is_ok(), text.parse::<Deal>().is_ok(), text.parse::<Action>().is_ok());
            });
        }
    }
}

#[test]
fn large_position_lines() {
    let good = "?6/7/7/7/2F4/7/6? a HHHHHHHHLLdddppp,-,FFFFFBBddddpppptttttttttttttt,- c3c5,-,- - pt";
    for (at, piece) in [(0, "?"), (20, "a"), (24, "H"), (60, "t"), (good.len(), "t"), (good.len(), " ")] {
        let text = format!("{}{}{}", &good[..at], repeated(piece), &good[at..]);
        let read = timed(&text[..60], || text.parse::<Setup>());
        assert!(read.is_err());
    }
}

/// A record of so many actions, most of them quiet moves, with something between every two.
fn shuffling(actions: usize, separator: &str) -> String {
    let mut game = records::without_deal(&Game::random(RuleSet::Classic, &mut Random::new(29), |game| game.len() < 47));
    while game.len() < actions {
        let legal = game.position().legal(RuleSet::Classic);
        let quiet = legal.iter().map(|legal| legal.action()).find(|action| matches!(action, Action::Move { .. }));
        game.play(quiet.expect("nobody is stuck")).expect("it is legal");
    }
    let mut text = format!("{TAGS}\n");
    for (index, action) in game.actions().enumerate() {
        if index % 2 == 0 {
            text += &format!("{}.", index / 2 + 1);
        }
        text += &format!("{action}{separator}");
    }
    text
}

#[test]
fn long_games() {
    let text = shuffling(100_000, " ") + "*";
    assert_eq!(read_large("100000 actions", &text), (vec!["100000 actions".to_owned()], 1));
    let text = shuffling(50_000, "{a}\n") + "*";
    assert_eq!(read_large("50000 actions with comments", &text), (vec!["50000 actions".to_owned()], 1));
}

#[test]
fn long_games_that_break_at_the_end() {
    for (end, fault) in [
        ("50001.d8", "found \"d8\", expected a square a1 to g7"),
        ("a1=F", "expected the turn number before an action of the animals"),
        ("50001.a1-a1 *", "action 100001 a1-a1: "),
        ("50001.a1=F *", "action 100001 a1=F: "),
        ("", "found the end, expected an action or the result"),
    ] {
        let text = shuffling(100_000, " ") + end;
        let (told, count) = read_large(end, &text);
        assert_eq!(count, 1);
        assert!(told[0].contains(fault), "{told:?}");
    }
    // Short of the last phase and ended by an impossible action again and again: each is searched for a wrong letter.
    let game = shuffling(60, " ");
    let text = format!("{game} 31.a1-g7 *\n\n").repeat(MEGABYTE / game.len() / 4);
    let (told, _) = read_large("many broken games", &text);
    assert!(told[0].contains("action 61"), "{told:?}");
}

#[test]
fn large_comments_and_values() {
    let moves = "1. d3=F {";
    for piece in ["a", "a ", "{", "[", "\n", "🦊", "\u{a0}", "d3=F "] {
        let text = format!("{TAGS}\n{moves}{}}}\n*\n", repeated(piece));
        assert_eq!(read_large(piece, &text), (vec!["1 actions".to_owned()], 1));
        timed(piece, || read_as_everything(&text));
        let open = format!("{TAGS}\n{moves}{}\n*\n", repeated(piece));
        assert!(read_large(piece, &open).0[0].ends_with("expected } at the end of the comment"));
    }
    let many = format!("{TAGS}\n1. d3=F {}\n*\n", repeated("{a} "));
    timed("many comments", || read_as_everything(&many));
    for piece in ["a", "\\\\", "\\\"", "🦊"] {
        let text = format!("[Event \"{}\"]\n{TAGS}\n*\n", repeated(piece));
        timed(piece, || read_as_everything(&text));
    }
}

#[test]
fn many_tags() {
    let mut text = TAGS.to_owned();
    for number in 0..60_000 {
        text += &format!("[T{number} \"\"]\n");
    }
    text += "\n*\n";
    assert_eq!(read_large("60000 unknown tags", &text), (vec!["0 actions".to_owned()], 1));
    timed("60000 unknown tags, written again", || read_as_everything(&text));
    let same = format!("{TAGS}{}\n*\n", repeated("[A \"\"]"));
    assert!(read_large("one tag again and again", &same).0[0].contains("given twice"));
}

#[test]
fn many_games() {
    let one = format!("{TAGS}\n*\n\n");
    let (told, count) = read_large("many tiny games", &repeated(&one));
    assert_eq!((told[0].as_str(), count), ("0 actions", MEGABYTE / one.len()));
    let bad = "[Animals \"A\"]\n\n1. d3=F\n*\n\n";
    let (told, count) = read_large("many tiny bad games", &repeated(bad));
    assert_eq!((told[0].as_str(), count), ("3:1: tag Humans is missing", MEGABYTE / bad.len()));
    let (told, count) = read_large("many bad games on a line each", &repeated("[A \"\"]*\n"));
    assert_eq!((told[0].as_str(), count > 0), ("1:7: tag Animals is missing", true));
}

/// Behind a mistake reading goes on at another place than where it began, whichever tag is the one that is wrong.
#[test]
fn every_wrong_tag_is_passed_over() {
    let tags = [
        "Loser \"animals\"",
        "Walkover \"1\"",
        "Exited \"9-9\"",
        "Board \"1-1\"",
        "Deal \"x\"",
        "Result \"0-0\"",
        "Rules \"x\"",
    ];
    for tag in tags {
        for text in [format!("[{tag}]\n{TAGS}\n*\n"), format!("{TAGS}[{tag}]\n\n*\n"), format!("{TAGS}\n[{tag}]\n*\n")]
        {
            let games = read_records(&text.repeat(3)).take(20).count();
            assert!((3..=6).contains(&games), "{games} games in {text}");
        }
    }
}

/// Braces that are never closed, one for each of many games: none may be looked for to the end again and again.
#[test]
fn many_unclosed_comments() {
    for (moves, close) in [
        ("1. d3=F {", ""),
        ("1. d3=F d3=F {", ""),
        ("1. d3=F d3=F {", "}"),
        ("1. d3=F {a} d3=F {", ""),
        ("1. d3=F {", "}"),
    ] {
        let game = format!("{TAGS}\n{moves}\n\n");
        let (_, count) = read_large(moves, &(repeated(&game) + close));
        assert_eq!(count, MEGABYTE / game.len(), "{moves}");
    }
    let good = format!("{TAGS}\n*\n");
    read_large("braces before tags", &(good + &repeated("{\n\n[A \"b\"]")));
}
