//! What the tests share: short ways to positions, games and refusals, random records, and a slow second opinion.

// Each test file is a program of its own and uses some of these.
#![allow(dead_code)]
// What tests share fails as they do.
#![allow(clippy::expect_used, clippy::panic)]

#[cfg(all(feature = "app", target_os = "linux"))]
pub(crate) mod both;
pub(crate) mod clubs;
pub(crate) mod commands;
pub(crate) mod desk;
pub(crate) mod evening;
#[cfg(feature = "app")]
pub(crate) mod hands;
pub(crate) mod naive;
pub(crate) mod pages;
#[cfg(feature = "app")]
pub(crate) mod places;
pub(crate) mod positions;
pub(crate) mod records;
#[cfg(all(feature = "app", target_os = "linux"))]
pub(crate) mod screen;
pub(crate) mod series;
#[cfg(feature = "app")]
pub(crate) mod sight;
pub(crate) mod sums;
#[cfg(feature = "app")]
pub(crate) mod table;
pub(crate) mod whole;
#[cfg(feature = "app")]
pub(crate) mod window;

use halali::club::read_records;
use halali::rules::{Action, Game, Kind, Record, Refusal, RuleSet, Setup, Square};

pub(crate) fn square(text: &str) -> Square {
    text.parse().expect(text)
}

pub(crate) fn action(text: &str) -> Action {
    text.parse().expect(text)
}

pub(crate) fn setup(text: &str) -> Setup {
    text.parse().expect(text)
}

pub(crate) fn at(rules: RuleSet, text: &str) -> Game {
    Game::at(rules, setup(text))
}

/// A position with a few tiles: all others of the box lie in the piles of the side that can capture them.
pub(crate) fn lay(board: &str, side: &str, restrictions: &str, turns: &str, hidden: &str) -> Setup {
    let mut piles = ["".to_owned(), "".to_owned()];
    for kind in Kind::ALL {
        let on_board = board.chars().chain(hidden.chars()).filter(|&letter| match kind {
            Kind::Hunter => "NESW".contains(letter),
            other => other.letter() == letter,
        });
        let left = kind.count() as usize - on_board.count();
        let taken_by_animals = matches!(kind, Kind::Hunter | Kind::Lumberjack);
        piles[usize::from(!taken_by_animals)] += &kind.letter().to_string().repeat(left);
    }
    let [animals, humans] = piles.map(|pile| if pile.is_empty() { "-".to_owned() } else { pile });
    let hidden = if hidden.is_empty() { "-" } else { hidden };
    setup(&format!("{board} {side} {animals},-,{humans},- {restrictions} {turns} {hidden}"))
}

/// Plays actions that are all legal.
pub(crate) fn play(game: &mut Game, actions: &str) {
    for text in actions.split_whitespace() {
        let played = game.play(action(text));
        assert!(played.is_ok(), "{text} on {}: {played:?}", game.position());
    }
}

/// The texts of all legal actions, sorted.
pub(crate) fn legal(game: &Game) -> Vec<String> {
    game.position().legal(game.rules()).sorted().iter().map(Action::to_string).collect()
}

/// The texts of all legal actions of the tile on a square, as a screen would ask for them.
pub(crate) fn legal_from(game: &Game, from: &str) -> Vec<String> {
    let from = square(from);
    let listed = game.position().legal(game.rules()).sorted();
    let listed: Vec<_> = listed.iter().filter(|action| action.square() == from).map(Action::to_string).collect();
    let targets = game.position().targets(game.rules(), from);
    let mut shown: Vec<_> = targets.moves.iter().map(|to| Action::Move { from, to }.to_string()).collect();
    shown.extend(targets.captures.iter().map(|to| Action::Capture { from, to }.to_string()));
    shown.extend(targets.leaves.then(|| Action::Leave { from }.to_string()));
    shown.sort();
    if game.position().tile(from).is_some() {
        assert_eq!(shown, listed, "targets of {from} on {}", game.position());
    }
    listed
}

/// Whether an action is legal, asked at every door: checking, listing and playing.
pub(crate) fn is_legal(game: &Game, text: &str) -> bool {
    let attempted = action(text);
    let checked = game.check(attempted).is_ok();
    assert_eq!(legal(game).contains(&text.to_owned()), checked, "{text} on {}", game.position());
    assert_eq!(game.clone().play(attempted).is_ok(), checked, "{text} on {}", game.position());
    checked
}

/// Why an action is refused. Being refused changes nothing.
pub(crate) fn refusal(game: &Game, text: &str) -> Refusal {
    let attempted = action(text);
    let refusal = game.check(attempted).expect_err(text);
    assert!(!legal(game).contains(&text.to_owned()), "{text} is listed on {}", game.position());
    let mut same = game.clone();
    assert_eq!(same.play(attempted), Err(refusal), "{text} on {}", game.position());
    assert_eq!(&same, game, "refusing {text} changed the game");
    refusal
}

/// The one record of a text.
pub(crate) fn one_record(text: &str) -> Record {
    let mut records = read_records(text);
    let record = records.next().expect("a record").expect(text);
    assert!(records.next().is_none(), "one record only");
    record
}
