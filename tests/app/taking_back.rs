//! Taking back in the window: it means one action, the one that was last when it was asked for, however fast it is pressed.

#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use crate::support::hands::ctrl;
use crate::support::table::{at_table, choose, club, live, still};
use crate::support::window::Window;
use halali::app::{Message, Place, play};
use halali::club::Purpose;
use halali::rules::{Action, Random};
use halali::words::{Language, Words};
use iced::keyboard::key::Named;
use iced::{Event, mouse};

fn named(name: &str) -> String {
    Words::in_language(Language::English).named(name)
}

/// Plays some actions, and says what the position was after each.
fn play_on(window: &mut Window, actions: usize) -> Vec<String> {
    let mut random = Random::new(9);
    let line = |window: &Window| live(window).game().setup().to_string();
    let mut lines = vec![line(window)];
    for _ in 0..actions {
        let action = choose(live(window).game(), &mut random);
        window.type_text(&action.to_string());
        window.named(Named::Enter);
        lines.push(line(window));
    }
    lines
}

/// Presses what a text stands on twice, faster than the window can show what the first press came to.
fn press_twice(window: &mut Window, text: &str) {
    let at = window.text(text).expect(text).center();
    window.move_to(at);
    let button = mouse::Button::Left;
    let click = [mouse::Event::ButtonPressed(button), mouse::Event::ButtonReleased(button)].map(Event::Mouse);
    window.at_once(&[click.clone(), click].concat());
}

fn practice(folder: &std::path::Path, is_lesson: bool) -> Window {
    let mut window = at_table(club(folder, 61, Purpose::Practice, None));
    if is_lesson {
        window.update(Message::Went(Place::Learn));
        window.update(Message::Play(play::Message::Chosen(still())));
    }
    window
}

#[test]
fn as_many_presses_as_actions_that_are_taken_back() {
    for is_lesson in [false, true] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = practice(folder.path(), is_lesson);
        let lines = play_on(&mut window, 24);
        let is_at = |window: &Window, ply: usize| {
            assert_eq!(live(window).game().len(), ply);
            assert_eq!(live(window).game().setup().to_string(), lines[ply]);
        };
        for ply in (20..24).rev() {
            ctrl(&mut window, "z");
            is_at(&window, ply);
        }
        // The second press of the same button is about an action that is taken back already.
        window.click_text("Menu");
        press_twice(&mut window, &named("live-take-back"));
        is_at(&window, 19);
        // So is any that comes late, whatever has happened since.
        for length in [0, 18, 20, 24] {
            window.update(Message::Play(play::Message::Asked(play::Question::TakeBack { length })));
            is_at(&window, 19);
        }
        window.named(Named::Escape);
        for ply in (0..19).rev() {
            ctrl(&mut window, "z");
            is_at(&window, ply);
        }
        ctrl(&mut window, "z");
        is_at(&window, 0);
    }
}

#[test]
fn what_both_agree_to_is_one_action_and_never_another() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = at_table(club(folder.path(), 62, Purpose::Counted, None));
    let mut lines = play_on(&mut window, 20);
    // Two in a row that could be taken back, so that a second one would be possible.
    let quiet = |window: &Window, back: usize| {
        let length = live(window).game().len();
        let action = length.checked_sub(back).and_then(|place| live(window).game().actions().nth(place));
        action.is_some_and(|action| !matches!(action, Action::TurnUp { .. }))
    };
    let mut random = Random::new(4);
    while !(quiet(&window, 1) && quiet(&window, 2)) {
        let action = choose(live(&window).game(), &mut random);
        window.type_text(&action.to_string());
        window.named(Named::Enter);
        lines.push(live(&window).game().setup().to_string());
    }
    let length = live(&window).game().len();
    // Nothing goes back before the other one agrees, however often it is asked for.
    for _ in 0..3 {
        ctrl(&mut window, "z");
        assert_eq!(live(&window).game().len(), length);
    }
    // A question about another action is none.
    window.named(Named::Escape);
    let stale = play::Question::TakeBack { length: length - 1 };
    window.update(Message::Play(play::Message::Asked(stale)));
    assert!(window.text(&named("live-both-agree")).is_none());
    ctrl(&mut window, "z");
    press_twice(&mut window, &named("live-both-agree"));
    assert_eq!(live(&window).game().len(), length - 1);
    assert_eq!(live(&window).game().setup().to_string(), lines[length - 1]);
}

#[test]
fn what_is_asked_is_answered_by_keys_and_nothing_beneath_it_hears_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = at_table(club(folder.path(), 63, Purpose::Counted, None));
    play_on(&mut window, 1);
    // A tile that was seen is not put back. That is no question: Enter has read it, though another button has the keyboard.
    window.named(Named::Tab);
    let refusal = named("live-understood");
    ctrl(&mut window, "z");
    assert!(window.text(&refusal).is_some(), "{:?}", window.texts());
    window.named(Named::Enter);
    assert!(!window.app.playing().expect("the game").asks(), "{:?}", window.texts());
    let mut random = Random::new(4);
    while matches!(live(&window).game().actions().last(), Some(Action::TurnUp { .. })) {
        let action = choose(live(&window).game(), &mut random);
        window.type_text(&action.to_string());
        window.named(Named::Enter);
    }
    let length = live(&window).game().len();
    // No answer has the keyboard by itself; Tab goes round the two, and round again.
    let agree = named("live-both-agree");
    for (tabs, is_taken_back) in [(0, false), (1, false), (3, false), (4, true)] {
        ctrl(&mut window, "z");
        for _ in 0..tabs {
            window.named(Named::Tab);
        }
        window.named(Named::Enter);
        assert_eq!(live(&window).game().len() < length, is_taken_back, "{tabs}");
        assert_eq!(window.text(&agree).is_some(), tabs == 0, "{tabs} {:?}", window.texts());
        window.named(Named::Escape);
    }
}
