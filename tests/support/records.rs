//! Random records of every ending, with texts that are hard to write.

use halali::club::{self, WALKOVER_POINTS};
use halali::rules::notation::{Comment, Heading, Tag};
use halali::rules::{Ending, Game, Given, Loss, Points, Random, Record, RuleSet, Side, Sides};

/// Pieces of names, values and comments that have broken files elsewhere.
const PIECES: [&str; 24] = [
    "Jo \"le Renard\" Du\\pont",
    "Level 6\\",
    "[=0040.34h5a4]",
    "\u{a0}",
    "non\u{a0}breaking",
    "Élodie",
    "E\u{301}lodie",
    "🦊🐻",
    "👩‍👩‍👧",
    "אבגד",
    "\u{202e}txet sdrawkcab",
    "العربية",
    "日本語",
    "\\\"",
    "\"",
    "{",
    "34-29",
    "*",
    "1.",
    "d3=F",
    "[Event",
    "\u{2028}",
    "\u{feff}",
    "O'Neil & <b>Söhne</b>; a,b\u{3000}c",
];

fn choose<T: Copy>(random: &mut Random, from: &[T]) -> T {
    from[random.below(from.len() as u64) as usize]
}

/// A text that a tag can hold.
pub(crate) fn text(random: &mut Random) -> String {
    let pieces: Vec<_> = (0..random.below(4)).map(|_| choose(random, &PIECES)).collect();
    pieces.join(choose(random, &["", " ", "  "]))
}

/// Words that a comment can hold as they are.
fn words(random: &mut Random) -> String {
    let text = text(random);
    text.split_ascii_whitespace().collect::<Vec<_>>().join(" ")
}

/// The actions of a game played again where nothing is known of the deal.
pub(crate) fn without_deal(game: &Game) -> Game {
    let mut same = Game::without_deal(game.rules());
    for action in game.actions() {
        same.play(action).expect("legal before, legal now");
    }
    same
}

/// A random game broken off after at most `most` actions.
pub(crate) fn game(random: &mut Random, most: u64) -> Game {
    let rules = choose(random, &RuleSet::ALL);
    let length = random.below(most + 1) as usize;
    Game::random(rules, random, |game| game.len() < length)
}

fn ending(random: &mut Random, game: &Game) -> Ending {
    let loser = choose(random, &Side::BOTH);
    let walkover = choose(random, &[WALKOVER_POINTS, Points(2), Points(118)]);
    let lost = |how| Ending::Lost { how, loser, walkover };
    if game.end().is_some() {
        return Ending::Normal;
    }
    match random.below(9) {
        0 => Ending::Agreed,
        1 => Ending::Adjudicated { given: None },
        2 => {
            let points = Sides::from_fn(|_| Points(random.below(169) as u32));
            Ending::Adjudicated { given: Some(Box::new(Given { points, reason: text(random) + "!" })) }
        }
        3 => lost(Loss::Conceded),
        4 => lost(Loss::Time),
        5 => lost(Loss::Forfeit),
        6 if game.is_empty() => lost(Loss::Walkover),
        7 => Ending::Void,
        _ => Ending::Unfinished,
    }
}

/// A random record; its game went on for at most `most` actions.
pub(crate) fn record(random: &mut Random, most: u64) -> Record {
    let game = game(random, most);
    record_of(random, game)
}

/// A random record of a game that was played to its end.
pub(crate) fn whole_record(random: &mut Random) -> Record {
    let rules = choose(random, &RuleSet::ALL);
    let game = Game::random(rules, random, |_| true);
    record_of(random, game)
}

fn record_of(random: &mut Random, game: Game) -> Record {
    let ending = ending(random, &game);
    let keeps_deal = ending != Ending::Unfinished && random.below(2) == 0;
    let game = if keeps_deal { game } else { without_deal(&game) };
    let mut tags = Vec::new();
    for name in ["Event", "Site", "Date", "Round", "Table", "Game", "Clock", "X_2", "event"] {
        if random.below(3) == 0 {
            tags.push(Tag::new(name, text(random)).expect("no control characters"));
        }
    }
    let mut comments = Vec::new();
    for ply in 1..=game.len() {
        for _ in 0..[0, 0, 0, 0, 0, 0, 1, 2][random.below(8) as usize] {
            comments.push(Comment { ply, text: words(random) });
        }
    }
    let players = Sides::from_fn(|_| text(random));
    club::record(game, Heading { players, ending, tags, comments }).expect("a record that can be written")
}

/// The same record with other line ends and its moves wrapped elsewhere.
pub(crate) fn rewrapped(random: &mut Random, record: &Record) -> String {
    let written = record.to_string();
    let (tags, moves) = written.split_once("\n\n").expect("a blank line behind the tags");
    let line_end = choose(random, &["\n", "\r\n"]);
    let mut text = tags.replace('\n', line_end) + &line_end.repeat(1 + random.below(3) as usize);
    for character in moves.trim_end().chars() {
        match character {
            ' ' | '\n' => text += choose(random, &[" ", "  ", "\t", "\n", "\r\n", " \r\n\r\n "]),
            other => text.push(other),
        }
    }
    text + choose(random, &["", "\n", "\r\n", "\n\n\n"])
}
