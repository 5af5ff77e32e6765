//! The marks on the board: they promise nothing that is no more so, and can be told apart without colour.

#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::board::{choose, until_somebody_moves};
use crate::support::hands::in_language;
use crate::support::table::{at, at_table, club, live, rest, square, still};
use crate::support::window::Window;
use halali::app::preferences::Preferences;
use halali::app::screen::rules;
use halali::app::theme::Look;
use halali::app::{Message, Place, board, play};
use halali::club::Purpose;
use halali::rules::{Action, Cell, Square, Tile};
use iced::keyboard::Modifiers;
use iced::keyboard::{Key, key::Named};
use iced::{Event, Point, Rectangle, Size, mouse, window};

/// A picture in shades of grey, from 0 to 255.
struct Greys {
    width: usize,
    greys: Vec<f32>,
}

impl Greys {
    fn of(window: &mut Window) -> Greys {
        let width = window.size().width as usize;
        let grey =
            |pixel: &[u8]| 0.2126 * f32::from(pixel[0]) + 0.7152 * f32::from(pixel[1]) + 0.0722 * f32::from(pixel[2]);
        Greys { width, greys: window.paint().chunks(4).map(grey).collect() }
    }

    /// A part of it, line by line.
    fn part(&self, part: Rectangle) -> Vec<f32> {
        let (left, right) = (part.x.round() as usize, (part.x + part.width).round() as usize);
        let (top, bottom) = (part.y.round() as usize, (part.y + part.height).round() as usize);
        (top..bottom)
            .flat_map(|line| self.greys[line * self.width + left..line * self.width + right].to_vec())
            .collect()
    }
}

/// The part of pixels that differ so that one sees it.
fn differing(one: &[f32], other: &[f32]) -> f32 {
    assert_eq!(one.len(), other.len());
    let differ = one.iter().zip(other).filter(|(one, other)| (*one - *other).abs() > 30.0).count();
    differ as f32 / one.len() as f32
}

fn unfocus(window: &mut Window) {
    window.send(&[Event::Window(window::Event::Unfocused)]);
}

/// Another action is played, whatever is in the hand.
fn play_elsewhere(window: &mut Window) {
    let at = live(window).game().position().face_down().iter().last().expect("a hidden tile");
    let turn_up = board::Event::Try(Action::TurnUp { at, tile: None });
    let length = live(window).game().len();
    while live(window).game().len() == length {
        window.update(Message::Play(play::Message::Board(turn_up)));
    }
}

fn look_back(window: &mut Window) {
    window.named(Named::PageUp);
}

fn take_back(window: &mut Window) {
    window.key(Key::Character("z".into()), Modifiers::CTRL);
}

fn open_menu(window: &mut Window) {
    window.update(Message::Play(play::Message::Asked(play::Question::Menu)));
}

fn open_and_close_menu(window: &mut Window) {
    open_menu(window);
    window.named(Named::Escape);
}

fn another_button(window: &mut Window) {
    window.send(&[Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Right))]);
}

fn resize(window: &mut Window) {
    window.named(Named::Escape);
    window.resize(1024.0, 700.0);
}

fn leave(window: &mut Window) {
    window.named(Named::Escape);
    window.send(&[Event::Mouse(mouse::Event::CursorLeft)]);
}

/// A practice game at a table, shown and acted on in some way.
fn table(folder: &Path, options: play::Options) -> Window {
    let mut window = at_table(club(folder, 31, Purpose::Practice, None));
    // Beginners are shown more, which is not the matter here.
    choose(&mut window, play::Options { hints: false, ..options });
    window
}

/// After whatever ends what was begun, the board shows what it shows to somebody who has begun nothing.
#[test]
fn what_the_board_promises_ends_with_the_position_the_turn_and_the_focus() {
    let plain = still();
    let turns = play::Options { turning: play::Turning::Board, ..plain };
    let confirms = play::Options { confirms: true, ..plain };
    // Whether the pointer is over the board afterwards.
    type Change = (&'static str, play::Options, fn(&mut Window), bool);
    let changes: [Change; 12] = [
        ("another action", plain, play_elsewhere, true),
        ("another action, confirmed", confirms, play_elsewhere, true),
        ("the board turns", turns, play_elsewhere, true),
        ("a look back", plain, look_back, true),
        ("an action taken back", plain, take_back, true),
        ("an action taken back, confirmed", confirms, take_back, true),
        ("the menu", plain, open_menu, true),
        ("the menu and back", confirms, open_and_close_menu, true),
        ("another button", confirms, another_button, true),
        ("the focus goes", confirms, unfocus, false),
        ("another size", plain, resize, true),
        ("the pointer leaves the window", plain, leave, false),
    ];
    for (what, options, change, is_over) in changes {
        let pictures = [true, false].map(|begins| {
            let folder = tempfile::tempdir().expect("a folder");
            let mut window = table(folder.path(), options);
            let (from, to) = until_somebody_moves(&mut window);
            rest(&mut window);
            let (from, goal) = (square(&mut window, from).center(), square(&mut window, to).center());
            let away = Point::new(window.size().width - 2.0, 2.0);
            if begins {
                window.click(from);
                window.move_to(goal);
                if options.confirms {
                    window.press();
                    window.release();
                }
                window.draw();
                change(&mut window);
            } else {
                window.move_to(away);
                change(&mut window);
                if is_over {
                    window.move_to(goal);
                }
            }
            let board = window.place("board").expect("a board");
            Greys::of(&mut window).part(board)
        });
        assert!(pictures[0] == pictures[1], "{what}: {} of the board differ", differing(&pictures[0], &pictures[1]));
    }
}

/// An action that waits to be confirmed is no promise to whoever comes back to the window and presses it to have it in front.
#[test]
fn who_comes_back_to_the_window_confirms_nothing_by_that() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = table(folder.path(), play::Options { confirms: true, ..still() });
    let tile = square(&mut window, at("b2")).center();
    for interruption in [unfocus, another_button] {
        window.click(tile);
        rest(&mut window);
        interruption(&mut window);
        window.click(tile);
        assert_eq!(live(&window).game().len(), 0);
        window.named(Named::Escape);
        rest(&mut window);
    }
}

/// Every place of the board that shows one of two things, in both.
#[test]
fn tiles_and_marks_are_told_apart_in_shades_of_grey() {
    for look in Look::ALL {
        let folder = tempfile::tempdir().expect("a folder");
        let preferences = Preferences { look, ..in_language("en") };
        let size = Size::new(1024.0, 2000.0);
        let mut window = Window::open(preferences, folder.path().join("club.halaliclub"), size);
        window.update(Message::Went(Place::Rules));
        tell_marks_apart(&mut window, look);
        window.close();
    }
    tell_tiles_apart();
}

/// The marks of the boards in the rules: what goes once somebody reaches for an empty square is what they were.
fn tell_marks_apart(window: &mut Window, look: Look) {
    // What a chapter shows, and where: the board on the page, the square, and what is marked there.
    let marks = [
        ("A turn", 1, "d6", "a goal"),
        ("A turn", 1, "d4", "the tile in the hand"),
        ("A turn", 1, "b4", "a capture"),
        ("Not allowed", 0, "c3", "no way back"),
        ("The last phase", 0, "d1", "an open exit"),
    ];
    let mut shapes: Vec<(&str, BTreeSet<(usize, usize)>)> = Vec::new();
    for (chapter, nth, name, what) in marks {
        window.click_text(chapter);
        window.move_to(Point::new(2.0, 2.0));
        let square = nth_square(window, nth, name);
        // The arrow of an exit lies above its square.
        let is_exit = what == "an open exit";
        let place = if is_exit { Rectangle { y: square.y - 0.5 * square.height, ..square } } else { square };
        let marked = Greys::of(window).part(place);
        let reach = board::Event::Pick(at("a7"));
        window.update(Message::Rules(rules::Message::Tried(nth, reach)));
        let bare = Greys::of(window).part(place);
        let shape: Vec<bool> = marked.iter().zip(&bare).map(|(one, other)| (one - other).abs() > 30.0).collect();
        let part = shape.iter().filter(|is_in| **is_in).count() as f32 / shape.len() as f32;
        assert!(part > 0.03, "{look:?} {what} on {name}: {part}");
        shapes.push((what, from_afar(&shape, place.width.round() as usize)));
    }
    for (place, (what, shape)) in shapes.iter().enumerate() {
        for (other, another) in &shapes[place + 1..] {
            let both = shape.intersection(another).count() as f32;
            let either = shape.union(another).count() as f32;
            assert!(both / either < 0.75, "{look:?}: {what} and {other} look alike: {}", both / either);
        }
    }
}

/// A shape as one sees it from afar: the cells of eight by eight of which it covers a tenth.
fn from_afar(differs: &[bool], width: usize) -> BTreeSet<(usize, usize)> {
    let cell = width as f32 / 8.0;
    let mut covered: BTreeMap<(usize, usize), f32> = BTreeMap::new();
    for (place, _) in differs.iter().enumerate().filter(|(_, differs)| **differs) {
        let at = |along: usize| (along as f32 / cell) as usize;
        *covered.entry((at(place % width), at(place / width))).or_default() += 1.0;
    }
    covered.into_iter().filter(|(_, pixels)| *pixels > cell * cell / 10.0).map(|(at, _)| at).collect()
}

/// Where a square of the nth board on a page is.
fn nth_square(window: &mut Window, board: usize, name: &str) -> Rectangle {
    let id = iced::advanced::widget::Id::from(format!("square-{name}"));
    let found = window.found().into_iter().filter(|(found, ..)| found.as_ref() == Some(&id));
    found.map(|(_, place, _)| place).nth(board).expect("a square")
}

/// Every kind of tile, of both sides and of none, every way a rifle points, and the back of them all.
fn tell_tiles_apart() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = table(folder.path(), still());
    let hidden = square(&mut window, at("g7"));
    let mut pictures = vec![("?".to_owned(), Greys::of(&mut window).part(hidden))];
    while let Some(next) = live(&window).game().position().face_down().iter().next() {
        window.type_text(&next.to_string());
        window.named(Named::Enter);
    }
    // Where the last action was there are marks besides.
    let last = live(&window).game().actions().last().map(|action| action.square());
    let position = *live(&window).game().position();
    let all = Greys::of(&mut window);
    for tile in Tile::ALL {
        let on = Square::all().find(|&at| position.cell(at) == Cell::Up(tile) && Some(at) != last);
        let Some(on) = on else { continue };
        let place = square(&mut window, on);
        pictures.push((tile.to_string(), all.part(place)));
    }
    assert!(pictures.len() >= 8, "{}", pictures.len());
    for (place, (tile, one)) in pictures.iter().enumerate() {
        for (other, another) in &pictures[place + 1..] {
            let part = differing(one, another);
            assert!(part > 0.04, "{tile} and {other}: {part}");
        }
    }
}

/// Where the last action went is seen in shades of grey, and so is whose turn it is.
#[test]
fn the_last_action_and_the_turn_are_seen_without_colour() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = table(folder.path(), still());
    let (from, to) = until_somebody_moves(&mut window);
    window.type_text(&format!("{from}-{to}"));
    window.named(Named::Enter);
    window.move_to(Point::new(window.size().width - 2.0, 2.0));
    let places = [from, to].map(|at| square(&mut window, at));
    let marked = Greys::of(&mut window);
    // The same position in a window that was told nothing of how it came about: after a look at the action before, from there.
    let other = live(&window).game().position().face_down().iter().next().expect("a hidden tile");
    window.type_text(&other.to_string());
    window.named(Named::Enter);
    let bare = Greys::of(&mut window);
    for (place, what) in places.into_iter().zip(["where it began", "where it ended"]) {
        let part = differing(&marked.part(place), &bare.part(place));
        assert!(part > 0.02, "{what}: {part}");
    }
    // A sign stands beside whoever is to play, and a name above.
    for _ in 0..2 {
        let mover = live(&window).seat(live(&window).to_move());
        let name = if mover == halali::club::Seat::First { "Zoë" } else { "Max" };
        assert!(window.text(&format!("{name} to play")).is_some(), "{:?}", window.texts());
        let sign = window.text("▸").expect("a sign");
        let beside: Vec<String> = window
            .found()
            .into_iter()
            .filter(|(_, place, _)| (place.center_y() - sign.center_y()).abs() < 4.0 && place.x > sign.x)
            .map(|(.., text)| text)
            .collect();
        assert!(beside.iter().any(|text| text == name), "{beside:?}");
        play_elsewhere(&mut window);
    }
}
