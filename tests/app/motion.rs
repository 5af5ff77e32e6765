//! What moves by itself: the board that turns for the second player, and that all of it can be switched off.

#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use std::thread::sleep;
use std::time::Duration;

use crate::board::choose;
use crate::support::hands::{ctrl, shows};
use crate::support::table::{at, at_table, choose as any, club, game_of, live, rest, square, still};
use crate::support::window::Window;
use halali::app::{Message, Place, play};
use halali::club::Purpose;
use halali::rules::{Action, Random, Side};
use halali::words::{Language, Words};
use iced::keyboard::key::Named;
use iced::{Point, mouse};

/// Longer than any tile is under way.
const LONG: Duration = Duration::from_millis(260);

/// The board turns once the tile has arrived. What is pressed before is neither kept for later nor played for the other side.
#[test]
fn a_board_turns_after_the_tile_and_hears_no_press_before() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = game_of(folder.path(), 33);
    choose(&mut window, play::Options { turning: play::Turning::Board, animated: true, ..still() });
    window.draw();
    let corner = |window: &mut Window, name: &str| square(window, at(name)).center();
    let (first, second) = (corner(&mut window, "b2"), corner(&mut window, "f6"));
    for (number, name) in ["b2", "b3", "b4", "c2"].into_iter().enumerate() {
        let place = corner(&mut window, name);
        let is_turned = number % 2 == 1;
        assert_eq!(corner(&mut window, "b2") == second, is_turned, "{name}");
        window.click(place);
        assert_eq!(live(&window).game().len(), number + 1, "{name}");
        // The tile is under way: nothing has changed its place, and every other square is dead.
        assert_eq!(corner(&mut window, name), place);
        for other in ["e5", "d7", "g1"] {
            let other = corner(&mut window, other);
            window.click(other);
        }
        let (from, to) = (corner(&mut window, "a5"), corner(&mut window, "g5"));
        window.drag(from, to);
        window.draw();
        assert_eq!(live(&window).game().len(), number + 1, "{name}: pressed while the tile turns");
        sleep(LONG);
        window.draw();
        assert_ne!(corner(&mut window, "b2") == second, is_turned, "{name}: the board turns");
        assert_eq!(live(&window).game().len(), number + 1, "{name}: no press was kept for later");
        let playing = window.app.playing().expect("a game").table().expect("a table");
        assert_eq!((playing.selected(), playing.refused()), (None, None), "{name}");
        rest(&mut window);
    }
    // Without turning nothing is dead: whoever presses has seen enough.
    choose(&mut window, play::Options { turning: play::Turning::Nothing, animated: true, ..still() });
    window.draw();
    window.click(second);
    window.click(first + (second - first) * 0.75);
    assert_eq!(live(&window).game().len(), 6);
    assert_eq!(live(&window).to_move(), Side::Animals);
}

/// What the window shows at once, and what else it shows a while later, if it does.
fn now_and_later(window: &mut Window) -> [Vec<u8>; 2] {
    let now = window.paint();
    let later = (0..6).map(|_| {
        sleep(LONG / 6);
        window.paint()
    });
    let later = later.reduce(|first, next| if first == now { next } else { first });
    [now, later.expect("pictures")]
}

/// Switches the motion of tiles on or off where the settings have it.
fn switch(window: &mut Window) {
    let name = Words::in_language(Language::English).named("live-option-animated");
    window.update(Message::Went(Place::Settings));
    let label = window.texts().into_iter().find(|text| text.ends_with(&name)).expect("a switch");
    window.click_text(&label);
}

fn turn_up(window: &mut Window) -> [Vec<u8>; 2] {
    let before = live(window).game().len();
    let hidden = live(window).game().position().face_down().iter().next().expect("a hidden tile");
    window.type_text(&hidden.to_string());
    window.named(Named::Enter);
    assert_eq!(live(window).game().len(), before + 1);
    now_and_later(window)
}

/// An act on a board of the rules.
fn try_a_rule(window: &mut Window) -> [Vec<u8>; 2] {
    window.click_text("A turn");
    window.draw();
    let first = square(window, at("b2")).center();
    window.click(first);
    window.move_to(Point::new(5.0, 5.0));
    now_and_later(window)
}

fn draw_lots(window: &mut Window) -> [Vec<u8>; 2] {
    ctrl(window, "n");
    if shows(window, "Start over") {
        window.click_text("Start over");
        window.update(Message::Went(Place::Home));
        ctrl(window, "n");
    }
    for name in ["Zoë", "Max"] {
        window.type_text(name);
        window.named(Named::Enter);
    }
    assert!(shows(window, "Draw lots, or choose who has the animals."), "{:?}", window.texts());
    window.named(Named::Enter);
    now_and_later(window)
}

/// One switch rests everything that moves by itself, on whatever screen: what comes of an act is all there in the first picture.
#[test]
fn one_switch_rests_everything_that_moves() {
    let series = crate::support::clubs::series(crate::support::table::SERIES);
    type Thing = (&'static str, Place, fn(&mut Window) -> [Vec<u8>; 2]);
    let things: [Thing; 4] = [
        ("a game", Place::Play(series), turn_up),
        ("a first game", Place::Learn, turn_up),
        ("the rules", Place::Rules, try_a_rule),
        ("a lot", Place::Home, draw_lots),
    ];
    for (what, place, act) in things {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = game_of(folder.path(), 34);
        window.update(Message::Went(Place::Settings));
        window.update(Message::Went(place));
        for moves in [false, true] {
            if moves {
                switch(&mut window);
                window.update(Message::Went(place));
            }
            window.draw();
            let [now, later] = act(&mut window);
            assert_eq!(now != later, moves, "{what}: motion is {}", if moves { "on" } else { "off" });
            window.update(Message::Went(place));
            window.named(Named::Escape);
        }
        window.close();
    }
}

/// However fast one plays, takes back, plays again and looks back and forth, what is seen in the end is the position.
#[test]
fn what_moved_comes_to_rest_where_the_game_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = at_table(club(folder.path(), 37, Purpose::Practice, None));
    choose(&mut window, play::Options { animated: true, ..still() });
    let mut random = Random::new(11);
    for number in 0..60 {
        let action = any(live(&window).game(), &mut random);
        let play = |window: &mut Window| {
            window.type_text(&action.to_string());
            window.named(Named::Enter);
            window.draw();
        };
        play(&mut window);
        let after = live(&window).game().setup().to_string();
        if number % 3 == 0 {
            ctrl(&mut window, "z");
            window.draw();
            play(&mut window);
            assert_eq!(live(&window).game().setup().to_string(), after);
        }
    }
    for ply in [1, 59, 30, usize::MAX] {
        window.update(Message::Play(play::Message::Looked(ply)));
        window.draw();
    }
    let board = |window: &mut Window| {
        let place = window.place("board").expect("a board");
        let wide = window.size().width as usize;
        let pixels = window.paint();
        let row = |y: usize| pixels[4 * (y * wide + place.x as usize)..][..4 * place.width as usize].to_vec();
        (place.y as usize..(place.y + place.height) as usize).flat_map(row).collect::<Vec<u8>>()
    };
    sleep(LONG);
    window.draw();
    let moved = board(&mut window);
    choose(&mut window, still());
    assert!(moved == board(&mut window), "the picture is not that of the game");
}

/// Without motion the next act can come in the same moment as the last one, and both are done.
#[test]
fn without_motion_the_next_act_waits_for_nothing() {
    for turning in [play::Turning::Nothing, play::Turning::Board, play::Turning::Panels] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = game_of(folder.path(), 35);
        choose(&mut window, play::Options { turning, ..still() });
        window.draw();
        for (number, name) in ["a1", "c2", "e5", "g6", "b4"].into_iter().enumerate() {
            let place = square(&mut window, at(name)).center();
            window.click(place);
            assert_eq!(live(&window).game().len(), number + 1, "{name}, turning: {turning:?}");
            let last = live(&window).game().actions().last();
            assert!(matches!(last, Some(Action::TurnUp { at: found, .. }) if found == at(name)), "{last:?}");
        }
        window.send(&[iced::Event::Mouse(mouse::Event::CursorLeft)]);
    }
}
