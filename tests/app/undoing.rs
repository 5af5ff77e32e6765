//! Undo outside of a game: one press is one step, every step is named, and what people are playing is not thrown away unasked.

#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use std::ops::ControlFlow;

use crate::support::clubs::{add, name, player, series};
use crate::support::hands::{ctrl, shows};
use crate::support::table::{SERIES, game_of, live};
use crate::support::window::{Window, key_pressed};
use halali::app::desk::Act;
use halali::app::{Message, Place};
use halali::club::Command;
use halali::words::Language;
use iced::Event;
use iced::futures::executor::block_on;
use iced::keyboard::key::Named;
use iced::keyboard::{self, Key, Modifiers};

fn says(window: &mut Window, part: &str) -> bool {
    window.texts().iter().any(|text| text.contains(part))
}

/// Does something in the club of which the window hears nothing.
fn carry_out(window: &Window, command: Command) {
    let act: Act = command.into();
    let goes = |_| ControlFlow::Continue(());
    let asked = window.app.worker().ask(move |desk| desk.act(&act, None, Language::English, &goes));
    block_on(asked).expect("an act");
}

fn redo(window: &mut Window) {
    window.key(Key::Character("z".into()), Modifiers::CTRL | Modifiers::SHIFT);
}

const TITLE: &str = "Undo this?";

#[test]
fn a_game_that_is_played_is_thrown_away_only_when_that_is_meant() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = game_of(folder.path(), 71);
    for typed in ["a1", "b1", "c1"] {
        window.type_text(typed);
        window.named(Named::Enter);
    }
    let played: Vec<_> = live(&window).game().actions().collect();
    let games = |window: &Window| window.app.club().expect("a club").under_way.len();
    for place in [Place::Home, Place::Players, Place::SeriesList, Place::Standings, Place::Log] {
        window.update(Message::Went(place));
        // Whatever has the keyboard, it hears nothing of what is pressed beneath the question.
        window.named(Named::Tab);
        window.named(Named::Tab);
        window.update(Message::Undo);
        assert!(shows(&mut window, TITLE), "{place:?} {:?}", window.texts());
        assert!(says(&mut window, "Zoë and Max are playing: their game 1 goes, with all 3 actions played in it."));
        assert!(says(&mut window, "“Redo” (Ctrl+Shift+Z) brings all of it back"));
        // Neither Enter nor another press of undo is an answer; Escape is one.
        window.named(Named::Enter);
        ctrl(&mut window, "z");
        window.update(Message::Undo);
        assert_eq!(games(&window), 1, "{place:?}");
        window.named(Named::Escape);
        assert!(!shows(&mut window, TITLE));
    }
    window.update(Message::Went(Place::Home));
    ctrl(&mut window, "z");
    window.click_text("Leave it");
    assert_eq!(games(&window), 1);
    ctrl(&mut window, "z");
    let undo = window.found().into_iter().rfind(|(.., text)| text == "Undo this action").expect("an answer").1;
    window.click(undo.center());
    assert_eq!(games(&window), 0, "{:?}", window.texts());
    assert!(says(&mut window, "Undone: "));
    redo(&mut window);
    window.update(Message::Went(Place::Play(series(SERIES))));
    assert_eq!(live(&window).game().actions().collect::<Vec<_>>(), played);
}

#[test]
fn a_game_in_which_nothing_happened_is_undone_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = game_of(folder.path(), 72);
    window.update(Message::Went(Place::Home));
    ctrl(&mut window, "z");
    assert!(!shows(&mut window, TITLE));
    assert_eq!(window.app.club().expect("a club").under_way.len(), 0);
}

#[test]
fn a_question_is_about_one_step_and_never_another() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = game_of(folder.path(), 73);
    window.type_text("a1");
    window.named(Named::Enter);
    window.update(Message::Went(Place::Home));
    ctrl(&mut window, "z");
    assert!(shows(&mut window, TITLE));
    // Meanwhile somebody is put on the list.
    carry_out(&window, add(3, "Ada"));
    window.update(Message::StepMeant);
    assert!(says(&mut window, "Something else has been done since it was asked"), "{:?}", window.texts());
    assert_eq!(window.app.club().expect("a club").under_way.len(), 1);
}

#[test]
fn who_was_made_anonymous_stays_so_and_undo_says_it_first() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = game_of(folder.path(), 74);
    window.update(Message::Went(Place::Home));
    carry_out(&window, Command::AnonymisePlayer { player: player(2), name: name("Former member 1") });
    for _ in 0..2 {
        ctrl(&mut window, "z");
        assert!(
            says(&mut window, "That a player was made anonymous can’t be undone, and stays."),
            "{:?}",
            window.texts()
        );
        assert_eq!(window.app.club().expect("a club").under_way.len(), 1, "nothing is undone yet");
        window.named(Named::Escape);
    }
    ctrl(&mut window, "z");
    window.update(Message::StepMeant);
    assert_eq!(window.app.club().expect("a club").under_way.len(), 0);
    // It was said once: the next step asks nothing.
    ctrl(&mut window, "z");
    assert!(!shows(&mut window, TITLE));
    assert!(window.app.club().expect("a club").series.is_empty());
    assert!(window.app.club().expect("a club").people.everybody().any(|player| player.anonymous));
}

#[test]
fn fast_steps_are_all_named_and_a_held_key_is_one_step() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = game_of(folder.path(), 75);
    window.update(Message::Went(Place::Home));
    ctrl(&mut window, "z");
    ctrl(&mut window, "z");
    let undone: Vec<_> = window.texts().into_iter().filter(|text| text.starts_with("Undone: ")).collect();
    assert_eq!(undone.len(), 2, "{:#?}", window.texts());
    assert_ne!(undone[0], undone[1]);
    let series_left = |window: &Window| window.app.club().expect("a club").series.len();
    assert_eq!((series_left(&window), window.app.club().expect("a club").people.everybody().count()), (0, 2));
    // Both players are still there to be undone, and a key that is held takes one of them away.
    let Event::Keyboard(keyboard::Event::KeyPressed {
        key, modified_key, physical_key, location, modifiers, text, ..
    }) = key_pressed(Key::Character("z".into()), Modifiers::CTRL)
    else {
        panic!("a key that is pressed");
    };
    let held = keyboard::Event::KeyPressed { key, modified_key, physical_key, location, modifiers, text, repeat: true };
    ctrl(&mut window, "z");
    window.send(&[Event::Keyboard(held.clone()), Event::Keyboard(held)]);
    assert_eq!(window.app.club().expect("a club").people.everybody().count(), 1);
}

#[test]
fn undo_works_where_a_search_field_has_the_keyboard_by_itself_and_is_empty() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = game_of(folder.path(), 76);
    let undone = |window: &mut Window| window.texts().iter().filter(|text| text.starts_with("Undone: ")).count();
    for (place, steps) in [(Place::Players, 1), (Place::SeriesList, 2)] {
        window.update(Message::Went(place));
        window.type_text("x");
        ctrl(&mut window, "z");
        assert_eq!(undone(&mut window), steps - 1, "{place:?}: whoever types takes back what is typed");
        window.named(Named::Backspace);
        ctrl(&mut window, "z");
        assert_eq!(undone(&mut window), steps, "{place:?} {:#?}", window.texts());
    }
}

#[test]
fn a_step_the_other_way_replaces_what_was_said_of_steps() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = game_of(folder.path(), 76);
    window.update(Message::Went(Place::Home));
    let said = |window: &mut Window, start: &str| window.texts().iter().filter(|text| text.starts_with(start)).count();
    ctrl(&mut window, "z");
    ctrl(&mut window, "z");
    redo(&mut window);
    assert_eq!((said(&mut window, "Undone: "), said(&mut window, "Redone: ")), (0, 1));
    redo(&mut window);
    assert_eq!((said(&mut window, "Undone: "), said(&mut window, "Redone: ")), (0, 2));
    // It does not follow into the game that is there again.
    window.update(Message::Went(Place::Play(series(SERIES))));
    assert_eq!((said(&mut window, "Undone: "), said(&mut window, "Redone: ")), (0, 0));
}

#[test]
fn a_note_in_a_game_lies_on_neither_the_board_nor_the_logo() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = game_of(folder.path(), 77);
    carry_out(&window, add(3, "Ada"));
    window.update(Message::Undo);
    for (width, height) in [(1024.0, 700.0), (1280.0, 800.0), (853.0, 533.0), (1920.0, 1080.0)] {
        window.resize(width, height);
        let note = window.found().into_iter().find(|(.., text)| text.starts_with("Undone: ")).expect("a note").1;
        for part in ["board", "logo"] {
            let part = window.place(part).expect("the board and the logo");
            assert!(part.intersection(&note).is_none(), "{width} × {height}: {part:?} {note:?}");
        }
        assert!(note.x + note.width <= width && note.y + note.height <= height, "{note:?}");
    }
}

#[test]
fn whoever_steps_fast_is_told_how_many_steps_there_were() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = game_of(folder.path(), 75);
    window.update(Message::Went(Place::Home));
    for (number, name) in (3..).zip(["Ada", "Bo", "Cleo", "Dan", "Eva"]) {
        carry_out(&window, add(number, name));
    }
    for _ in 0..5 {
        ctrl(&mut window, "z");
    }
    for name in ["Ada", "Bo", "Cleo"] {
        assert!(says(&mut window, &format!("Undone: {name} put on the list.")), "{name}: {:#?}", window.texts());
    }
    assert!(shows(&mut window, "and 2 more"), "{:#?}", window.texts());
}
