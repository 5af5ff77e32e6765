//! How the board can be shown and acted on: actions that are confirmed, the board turned for the second player, and the
//! panel in the smallest window.

#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use crate::support::table::{SIZE, at, game_of, live, rest, square, still};
use crate::support::window::Window;
use halali::app::{Message, play};
use halali::rules::{Action, Side, Square};
use iced::keyboard::key::Named;
use iced::{Event, mouse};

pub(crate) fn choose(window: &mut Window, options: play::Options) {
    window.update(Message::Play(play::Message::Chosen(options)));
}

fn proposed(window: &Window) -> Option<Action> {
    window.app.playing().expect("a game").table().expect("a table").proposed()
}

/// Turns tiles up until the side to move has one that can go somewhere, and says from where to where.
pub(crate) fn until_somebody_moves(window: &mut Window) -> (Square, Square) {
    loop {
        let game = live(window).game().clone();
        let position = *game.position();
        let found = Square::all().find_map(|from| {
            let targets = position.targets(game.rules(), from);
            targets.moves.iter().next().map(|to| (from, to))
        });
        if let Some(found) = found {
            return found;
        }
        let hidden = position.face_down().iter().next().expect("a hidden tile");
        window.type_text(&format!("{hidden}"));
        window.named(Named::Enter);
        if proposed(window).is_some() {
            window.named(Named::Enter);
        }
    }
}

#[test]
fn a_confirmed_action_needs_a_second_act_and_escape_leaves_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = game_of(folder.path(), 31);
    choose(&mut window, play::Options { confirms: true, ..still() });
    let tile = square(&mut window, at("b2")).center();
    let other = square(&mut window, at("f6")).center();
    let turn_up = Action::TurnUp { at: at("b2"), tile: None };
    // A double click is one act.
    window.click(tile);
    window.click(tile);
    assert_eq!((live(&window).game().len(), proposed(&window)), (0, Some(turn_up)));
    assert!(window.texts().contains(&"b2: press again or Enter to play it, Escape to leave it.".to_owned()));
    window.draw();
    // Escape, another button and another tile leave it.
    window.named(Named::Escape);
    assert_eq!(proposed(&window), None);
    rest(&mut window);
    window.click(tile);
    window.click(other);
    assert_eq!(proposed(&window), Some(Action::TurnUp { at: at("f6"), tile: None }));
    window.send(&[Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Right))]);
    window.named(Named::Escape);
    assert_eq!((live(&window).game().len(), proposed(&window)), (0, None));
    // A second press, or Enter, plays it.
    rest(&mut window);
    window.click(tile);
    rest(&mut window);
    window.click(tile);
    assert_eq!((live(&window).game().len(), proposed(&window)), (1, None));
    window.click(other);
    window.named(Named::Enter);
    assert_eq!(live(&window).game().len(), 2);
}

#[test]
fn a_confirmed_move_stays_where_it_was_until_its_goal_is_pressed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = game_of(folder.path(), 32);
    choose(&mut window, play::Options { confirms: true, ..still() });
    let (from, to) = until_somebody_moves(&mut window);
    let length = live(&window).game().len();
    let slide = Action::Move { from, to };
    let (start, goal) = (square(&mut window, from).center(), square(&mut window, to).center());
    window.drag(start, goal);
    assert_eq!((live(&window).game().len(), proposed(&window)), (length, Some(slide)));
    window.draw();
    window.click(goal);
    assert_eq!((live(&window).game().actions().last(), proposed(&window)), (Some(slide), None));
    // Typed and entered, it waits for another Enter.
    let (from, to) = until_somebody_moves(&mut window);
    let length = live(&window).game().len();
    window.type_text(&format!("{from}-{to}"));
    window.named(Named::Enter);
    assert_eq!(live(&window).game().len(), length);
    window.named(Named::Enter);
    assert_eq!(live(&window).game().actions().last(), Some(Action::Move { from, to }));
}

#[test]
fn the_board_turns_for_the_second_player_with_pointer_and_keys() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = game_of(folder.path(), 33);
    choose(&mut window, play::Options { turning: play::Turning::Board, ..still() });
    let corner = |window: &mut Window, name: &str| square(window, at(name)).center();
    let (first, last) = (corner(&mut window, "a1"), corner(&mut window, "g7"));
    assert!(first.x < last.x && first.y < last.y);
    window.click(first);
    assert_eq!(live(&window).to_move(), Side::Humans);
    // What was at the bottom right lies at the top left now, and is what a press there means.
    assert_eq!((corner(&mut window, "g7"), corner(&mut window, "a1")), (first, last));
    let focus = |window: &Window| window.app.playing().expect("it").table().expect("a game").focus();
    window.named(Named::ArrowUp);
    window.named(Named::ArrowUp);
    window.named(Named::ArrowRight);
    assert_eq!(focus(&window), Some(at("c5")));
    let place = corner(&mut window, "c5");
    let centre = corner(&mut window, "d4");
    assert!(place.y < centre.y && place.x > centre.x);
    rest(&mut window);
    window.click(first);
    assert!(
        matches!(live(&window).game().actions().last(), Some(Action::TurnUp { at: square, .. }) if square == at("g7"))
    );
    assert_eq!((corner(&mut window, "a1"), live(&window).to_move()), (first, Side::Animals));
}

/// In every size and scale the middle and the corners of a square are that square, also right after another size.
#[test]
fn a_press_means_the_square_under_it_in_every_size_and_scale() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = game_of(folder.path(), 36);
    choose(&mut window, play::Options { confirms: true, ..still() });
    let squares = ["a1", "g1", "d1", "d3", "a4", "c5", "g4", "a7", "d7", "g7"];
    for (width, height) in [(1024.0, 700.0), (1280.0, 800.0), (1920.0, 1080.0), (3840.0, 2160.0)] {
        for scale in [1.0, 1.25, 1.5, 2.0] {
            // A scale leaves fewer logical pixels, and fractions of them.
            window.resize(width / scale, height / scale);
            for (x, y) in [(0.5, 0.5), (0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)] {
                for name in squares {
                    let place = square(&mut window, at(name)).shrink(2.0);
                    window.click(place.position() + iced::Vector::new(place.width * x, place.height * y));
                    let expected = Action::TurnUp { at: at(name), tile: None };
                    assert_eq!(proposed(&window), Some(expected), "{width} × {height} at {scale}: {name} {x} {y}");
                }
            }
        }
    }
    assert!(live(&window).game().is_empty());
}

#[test]
fn the_smallest_window_shows_five_rows_of_moves() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = game_of(folder.path(), 34);
    window.resize(1024.0, 700.0);
    for typed in ["a1", "b1", "c1", "e1", "f1", "g1", "a2", "b2", "c2", "d2", "e2"] {
        window.type_text(typed);
        window.named(Named::Enter);
    }
    let list = window.place("move-list").expect("the list of moves");
    // From one row to the next, and the list's own margin of four pixels on both sides.
    let actions: Vec<_> = live(&window).game().actions().map(|action| action.to_string()).collect();
    let (first, second) = (window.text(&actions[0]), window.text(&actions[2]));
    let pitch = second.expect("the second row").y - first.expect("the first row").y;
    assert!((list.height - 8.0) / pitch >= 5.0, "{list:?} {pitch}");
}

/// How much of the board is drawn anew, and how much of the window.
fn drawn(window: &mut Window, act: impl FnOnce(&mut Window)) -> (f32, f32) {
    let board = window.place("board").expect("a board");
    let parts = window.drawn_anew(act);
    let on_board = parts.iter().filter_map(|part| part.intersection(&board)).map(|part| part.area());
    (
        on_board.sum::<f32>() / board.area(),
        parts.iter().map(|part| part.area()).sum::<f32>() / (SIZE.width * SIZE.height),
    )
}

#[test]
fn only_what_changes_is_drawn_anew() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = game_of(folder.path(), 31);
    choose(&mut window, play::Options { animated: true, ..still() });
    for name in ["b2", "f6", "c5", "d1"] {
        let place = square(&mut window, at(name)).center();
        // Two squares of 49, with what reaches over their edges, and the panel's lines.
        let (on_board, _) = drawn(&mut window, |window| window.move_to(place));
        assert!(on_board < 0.06, "{name}: pointing at it, {on_board}");
        let (on_board, all) = drawn(&mut window, |window| {
            window.press();
            window.release();
        });
        assert!(on_board < 0.06 && all < 0.25, "{name}: turning it up, {on_board} {all}");
        let (_, all) = drawn(&mut window, |_| {});
        assert!(all < 0.02, "{name}: while it turns, {all}");
        rest(&mut window);
        drawn(&mut window, |_| {});
    }
    let (from, to) = until_somebody_moves(&mut window);
    rest(&mut window);
    window.draw();
    let (from, to) = (square(&mut window, from).center(), square(&mut window, to).center());
    window.click(from);
    let (on_board, all) = drawn(&mut window, |window| window.click(to));
    assert!(on_board < 0.25 && all < 0.4, "a move, {on_board} {all}");
}

#[test]
fn presses_in_one_slow_frame_are_all_heard() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = game_of(folder.path(), 31);
    let (from, to) = until_somebody_moves(&mut window);
    rest(&mut window);
    let elsewhere = window.place("logo").expect("the logo").center();
    window.move_to(elsewhere);
    window.draw();
    let before = live(&window).game().len();
    let click = |at| {
        let button = mouse::Button::Left;
        [
            mouse::Event::CursorMoved { position: at },
            mouse::Event::ButtonPressed(button),
            mouse::Event::ButtonReleased(button),
        ]
        .map(Event::Mouse)
    };
    let (from_at, to_at) = (square(&mut window, from).center(), square(&mut window, to).center());
    window.at_once(&[click(from_at), click(to_at)].concat());
    let last = live(&window).game().actions().last();
    assert_eq!(last, Some(Action::Move { from, to }), "{from} {to}");
    assert_eq!(live(&window).game().len(), before + 1);
}

#[test]
fn the_board_alone_says_whose_turn_it_is_and_can_be_left() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = game_of(folder.path(), 31);
    window.named(Named::F11);
    assert!(window.place("logo").is_none() && window.text("Zoë to play").is_some());
    // A refusal does not keep Escape from leaving.
    window.type_text("d4");
    window.named(Named::Enter);
    assert!(window.text("There is no tile on d4.").is_some());
    window.named(Named::Escape);
    assert!(window.place("logo").is_some());
    window.named(Named::F11);
    window.click_text("Show the panel (F11)");
    assert!(window.place("logo").is_some());
    // What no action begins with is said at once.
    window.type_text("h");
    assert!(window.texts().iter().any(|text| text.starts_with("“h” is no action.")), "{:?}", window.texts());
}

/// A turn-up cannot be taken back, so that a press between two tiles is none.
#[test]
fn a_press_between_two_tiles_turns_nothing_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = game_of(folder.path(), 37);
    choose(&mut window, still());
    for name in ["a1", "d3", "g7"] {
        let place = square(&mut window, at(name));
        for between in [iced::Vector::new(0.5, 40.0), iced::Vector::new(40.0, 0.5)] {
            rest(&mut window);
            window.click(place.position() + between);
            assert!(live(&window).game().is_empty(), "{name} {between:?}");
        }
    }
    let place = square(&mut window, at("d3"));
    window.click(place.position() + iced::Vector::new(2.0, 2.0));
    assert_eq!(live(&window).game().len(), 1);
}

#[test]
fn larger_texts_are_larger_beside_the_board_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = game_of(folder.path(), 38);
    choose(&mut window, still());
    window.type_text("a1");
    window.named(Named::Enter);
    let turned_up = live(&window).game().actions().last().expect("an action").to_string();
    for (width, height) in [(1280.0, 800.0), (1920.0, 1080.0)] {
        let mut before = 0.0;
        for scale in [1.0, 1.25, 1.5] {
            window.resize(width / scale, height / scale);
            let high = [turned_up.as_str(), "Zoë"].map(|text| window.text(text).expect("the text").height * scale);
            assert!(high[0] > before, "{width} × {height} at {scale}: {high:?} after {before}");
            before = high[0];
        }
    }
}
