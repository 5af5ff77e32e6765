//! Games in the window: a club with one, and hands that play it.

// Each test file is a program of its own and uses some of these.
#![allow(dead_code)]
// What tests share fails as they do.
#![allow(clippy::expect_used, clippy::panic)]

use std::path::{Path, PathBuf};

use halali::app::preferences::Preferences;
use halali::app::{Message, Place, play};
use halali::club::{Command, GameId, LiveGame, NewGame, Purpose, SameSides, Seat, TimeControl};
use halali::rules::{Action, Deal, Game, Kind, Position, Random, RuleSet, Side, Sides, Square};
use halali::store::create;
use iced::{Rectangle, Size};
use uuid::Uuid;

use super::clubs::{add, holder, record, series, stamp};
use super::window::Window;

pub(crate) const SIZE: Size = Size::new(1180.0, 780.0);
pub(crate) const SERIES: u128 = 1;

pub(crate) fn deal(seed: u64) -> Deal {
    Deal::from_seed(seed).next().expect("deals never end")
}

/// A club with a series whose first game has begun.
pub(crate) fn club(folder: &Path, seed: u64, purpose: Purpose, control: Option<TimeControl>) -> PathBuf {
    let path = folder.join("club.halaliclub");
    make(&path, ["Zoë", "Max"], seed, purpose, control);
    path
}

/// A club of two with these names, whose first game has begun.
pub(crate) fn start(path: &Path, names: [&str; 2], control: Option<TimeControl>) {
    make(path, names, 14, Purpose::Counted, control);
}

fn make(path: &Path, [first, second]: [&str; 2], seed: u64, purpose: Purpose, control: Option<TimeControl>) {
    let mut club = create(path, &holder()).expect("a club file");
    let mut record = record(SERIES, 1, 2, 3);
    record.games.clear();
    record.purpose = purpose;
    let game = NewGame {
        id: GameId(Uuid::from_u128(0x3000)),
        rules: RuleSet::Classic,
        animals: Seat::First,
        deal: deal(seed),
        control,
        same_sides: SameSides::Refused,
    };
    for (number, command) in (1..).zip([
        add(1, first),
        add(2, second),
        Command::RecordSeries(record),
        Command::StartGame { series: series(SERIES), game },
    ]) {
        club.carry_out(&command, &stamp(number)).expect("a command");
    }
    club.close().expect("closed");
}

pub(crate) fn still() -> play::Options {
    play::Options { animated: false, ..play::Options::default() }
}

pub(crate) fn at_table(path: PathBuf) -> Window {
    let preferences = Preferences { language: Some("en".to_owned()), ..Preferences::default() };
    let mut window = Window::open(preferences, path, SIZE);
    window.update(Message::Went(Place::Play(series(SERIES))));
    window.update(Message::Play(play::Message::Chosen(still())));
    assert!(window.app.playing().expect("a game").table().is_some(), "{:?}", window.texts());
    window
}

/// The window on a fresh game of a seed.
pub(crate) fn game_of(folder: &Path, seed: u64) -> Window {
    at_table(club(folder, seed, Purpose::Counted, None))
}

pub(crate) fn live(window: &Window) -> &LiveGame {
    window.app.playing().expect("the screen of a game").table().expect("a game under way").live()
}

pub(crate) fn square(window: &mut Window, square: Square) -> Rectangle {
    window.place(&format!("square-{square}")).expect("a square")
}

pub(crate) fn at(text: &str) -> Square {
    text.parse().expect("a square")
}

/// The tiles on the board and in the piles.
pub(crate) fn tiles(position: &Position) -> u32 {
    let piles: u8 = Kind::ALL.into_iter().map(|kind| position.piles().total(kind)).sum();
    position.occupied().len() + u32::from(piles)
}

/// Somebody's choice, of captures and exits where there are some.
pub(crate) fn choose(game: &Game, random: &mut Random) -> Action {
    let actions = game.position().legal(game.rules()).sorted();
    let good: Vec<_> =
        actions.iter().filter(|action| matches!(action, Action::Capture { .. } | Action::Leave { .. })).collect();
    match random.below(3) {
        0 if !good.is_empty() => *good[random.below(good.len() as u64) as usize],
        _ => actions[random.below(actions.len() as u64) as usize],
    }
}

/// Plays an action with the pointer: by clicks or by a drag.
pub(crate) fn by_pointer(window: &mut Window, action: Action, drags: bool) {
    let centre = |window: &mut Window, at: Square| square(window, at).center();
    match action {
        Action::TurnUp { at, .. } => {
            let at = centre(window, at);
            window.click(at);
        }
        Action::Move { from, to } | Action::Capture { from, to } => {
            let (from, to) = (centre(window, from), centre(window, to));
            if drags {
                window.drag(from, to);
            } else {
                window.click(from);
                window.click(to);
            }
        }
        Action::Leave { from } => {
            let from = centre(window, from);
            let logo = window.place("logo").expect("the logo").center();
            if drags {
                window.drag(from, logo);
            } else {
                window.click(from);
                window.click(logo);
            }
        }
    }
}

/// Shows what there is, and rests as long as a double click could last: the next press at the same place is one of its own.
pub(crate) fn rest(window: &mut Window) {
    window.draw();
    std::thread::sleep(std::time::Duration::from_millis(360));
}

/// What ends a game by agreement: each of the two gives the word.
pub(crate) fn agreeing() -> Vec<play::Message> {
    let words = [Side::Animals, Side::Humans].map(play::Message::Said);
    let asked = play::Message::Asked(play::Question::Agree(Sides::default()));
    std::iter::once(asked).chain(words).chain([play::Message::Agreed]).collect()
}
