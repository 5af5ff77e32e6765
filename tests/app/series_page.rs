//! The page of a series: its games looked at action by action, and what is corrected.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

use std::path::{Path, PathBuf};

use crate::lists::make;
use crate::support::clubs::{add, game, record, series};
use crate::support::hands::{focus, in_language, shows};
use crate::support::table::{SERIES, choose};
use crate::support::window::Window;
use halali::app::{Message, Place};
use halali::club::{Command, Length, Moves, Recorded, Seat};
use halali::rules::{Deal, Ending, Game, Random, RuleSet};
use iced::Size;
use iced::keyboard::key::Named;

const SIZES: [Size; 2] = [Size::new(1180.0, 780.0), Size::new(1024.0, 700.0)];

/// A whole game of a seed, after some actions.
fn played(seed: u64) -> Game {
    let mut random = Random::new(seed);
    let mut game = Game::new(RuleSet::Classic, Deal::from_seed(seed).next().expect("deals never end"));
    for _ in 0..60 {
        let action = choose(&game, &mut random);
        let _ = game.play(action).expect("a legal action");
    }
    game
}

/// A series of two games of which the moves are known, both ended by agreement.
fn with_moves(folder: &Path) -> PathBuf {
    let mut record = record(SERIES, 1, 2, 3);
    record.length = Length::new(2).expect("a length");
    let moves = |seed| Recorded::Played(Moves::new(played(seed), false).expect("from the start"));
    record.games = vec![game(Seat::First, moves(7), Ending::Agreed), game(Seat::Second, moves(8), Ending::Agreed)];
    make(folder, &[add(1, "Zoë"), add(2, "Max"), Command::RecordSeries(record)])
}

/// A series of two games on paper, 60–45 and 30–20 for Zoë.
fn on_paper(folder: &Path) -> PathBuf {
    make(folder, &[add(1, "Zoë"), add(2, "Max"), Command::RecordSeries(record(SERIES, 1, 2, 3))])
}

fn page(path: PathBuf, size: Size) -> Window {
    let mut window = Window::open(in_language("en"), path, size);
    window.update(Message::Went(Place::Series(series(SERIES))));
    window
}

fn is_in_sight(window: &mut Window, id: &str) -> bool {
    let size = window.size();
    window.place(id).is_some_and(|place| place.y >= 0.0 && place.y + place.height <= size.height)
}

#[test]
fn a_game_is_looked_at_from_its_start_by_keys_wheel_and_list() {
    for size in SIZES.into_iter().chain([Size::new(880.0, 600.0)]) {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = page(with_moves(folder.path()), size);
        window.click_text("Look at it");
        let squares = ["square-a1", "square-g7"].map(|square| window.place(square).expect("a square"));
        assert!(squares[1].x + squares[1].width < size.width && squares[1].y + squares[1].height < size.height);
        assert!(squares[0].width > 36.0, "{size:?}: {squares:?}");
        assert!(shows(&mut window, "Start"), "{:#?}", window.texts());
        let is_low = size.height < 650.0;
        assert!(is_low || shows(&mut window, "48 tiles still hidden"), "{size:?} {:#?}", window.texts());
        window.named(Named::ArrowRight);
        assert!(shows(&mut window, "After action 1 of 60"));
        assert!(is_low || shows(&mut window, "47 tiles still hidden"));
        window.named(Named::Space);
        assert!(shows(&mut window, "After action 2 of 60"));
        // Towards whoever looks goes on, away goes back; a touchpad sends its way in small pieces.
        let board = window.place("board").expect("a board").center();
        window.scroll(board, 80.0);
        assert!(shows(&mut window, "After action 4 of 60"), "{:#?}", window.texts());
        window.scroll(board, -20.0);
        window.scroll(board, -20.0);
        assert!(shows(&mut window, "After action 3 of 60"));
        let fifth = played(7).actions().nth(4).expect("an action").to_string();
        window.click_text(&fifth);
        assert!(shows(&mut window, "After action 5 of 60"));
        window.click_text("›");
        assert!(shows(&mut window, "After action 6 of 60"));

        window.named(Named::End);
        assert!(shows(&mut window, "After action 60 of 60") && shows(&mut window, "30."), "the list follows");
        assert!(shows(&mut window, "agreed"), "{:#?}", window.texts());
        for side in halali::rules::Side::BOTH {
            let points = played(7).score().points[side].to_string();
            assert!(shows(&mut window, &points), "{points}: {:#?}", window.texts());
        }
        window.named(Named::Home);
        assert!(shows(&mut window, "Start") && shows(&mut window, "1."));

        window.named(Named::ArrowRight);
        window.click_text("Copy the position");
        let copied = window.copied.clone().expect("a position");
        assert!(copied.contains('/') && copied.ends_with(" -"), "nothing that lies face down goes out: {copied}");
        // The other game is one press away, and Escape leads back.
        window.click_text("Game 2");
        assert!(shows(&mut window, "Start"));
        window.named(Named::Escape);
        assert!(shows(&mut window, "Rematch"), "{:#?}", window.texts());
    }
}

#[test]
fn a_correction_has_its_reason_and_end_in_sight_and_needs_a_change() {
    for size in SIZES {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = page(on_paper(folder.path()), size);
        window.click_text("Correct");
        assert!(is_in_sight(&mut window, "why") && is_in_sight(&mut window, "points-1-first"));
        assert!(shows(&mut window, "Nothing is changed yet."), "{:#?}", window.texts());
        let changes = |window: &Window| window.app.club().expect("a club").revision;
        let before = changes(&window);
        window.click_text("Correct game 1");
        assert_eq!(changes(&window), before, "nothing was changed");
        focus(&mut window, "points-1-first");
        window.named(Named::Backspace);
        assert!(!shows(&mut window, "Nothing is changed yet."));
        // What keeps it from being saved is said, and found by the button.
        window.fill("points-1-first", "");
        let lack = "Game 1: the points of Zoë are missing.";
        assert!(window.texts().iter().any(|text| text.starts_with(lack)), "{:#?}", window.texts());
        // Escape gives up a form in which nothing is typed, and no other.
        window.named(Named::Escape);
        assert!(window.place("why").is_some(), "{:#?}", window.texts());
        window.click_text("Cancel");
        window.click_text("Correct");
        window.named(Named::Escape);
        assert!(window.place("why").is_none(), "{:#?}", window.texts());
    }
}

#[test]
fn what_is_typed_outlives_the_page_and_the_program() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = on_paper(folder.path());
    let mut window = page(path.clone(), SIZES[0]);
    window.click_text("Correct");
    focus(&mut window, "points-1-first");
    window.named(Named::Backspace);
    window.named(Named::Backspace);
    window.type_text("10");
    let said = "Place of Max: 2 → 1";
    assert!(shows(&mut window, said), "{:#?}", window.texts());
    focus(&mut window, "why");
    window.type_text("Misread");

    // Elsewhere and back; then the program is closed.
    window.update(Message::Went(Place::Home));
    window.update(Message::Went(Place::Series(series(SERIES))));
    assert!(shows(&mut window, said), "{:#?}", window.texts());
    window.close();
    let mut window = page(path.clone(), SIZES[0]);
    assert!(shows(&mut window, said), "{:#?}", window.texts());
    window.click_text("Correct game 1");
    assert!(window.place("why").is_none(), "{:#?}", window.texts());
    window.update(Message::Went(Place::LogOf(series(SERIES))));
    assert!(window.texts().iter().any(|text| text.contains("Misread")), "{:#?}", window.texts());

    // What was saved, or given up, does not come back.
    window.update(Message::Went(Place::Series(series(SERIES))));
    assert!(window.place("why").is_none(), "{:#?}", window.texts());
    window.click_text("Correct");
    focus(&mut window, "points-1-first");
    window.named(Named::Backspace);
    window.click_text("Cancel");
    window.close();
    let mut window = page(path, SIZES[0]);
    assert!(window.place("why").is_none(), "{:#?}", window.texts());
}

/// Types 10 in the place of the first points.
fn type_ten(window: &mut Window) {
    focus(window, "points-1-first");
    window.named(Named::Backspace);
    window.named(Named::Backspace);
    window.type_text("10");
}

#[test]
fn what_comes_late_is_about_its_own_series() {
    let folder = tempfile::tempdir().expect("a folder");
    let commands = [1, 2].map(|number| Command::RecordSeries(record(number, 1, 2, 3)));
    let [one, other] = commands;
    let path = make(folder.path(), &[add(1, "Zoë"), add(2, "Max"), one, other]);
    let mut window = page(path, SIZES[0]);
    window.click_text("Correct");
    type_ten(&mut window);
    window.update(Message::Went(Place::Home));
    let late = window.begin(Message::Went(Place::Series(series(1))));
    window.update(Message::Went(Place::Series(series(2))));
    window.run(late);
    assert!(window.place("why").is_none(), "the draft of the other series: {:#?}", window.texts());
    window.click_text("Correct");
    assert!(shows(&mut window, "Nothing is changed yet."), "{:#?}", window.texts());
    window.update(Message::Went(Place::Series(series(1))));
    assert!(window.place("why").is_some(), "it is still there: {:#?}", window.texts());
    assert!(!shows(&mut window, "Nothing is changed yet."), "{:#?}", window.texts());
}

#[test]
fn a_form_follows_what_is_recorded_under_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = page(on_paper(folder.path()), SIZES[0]);
    window.click_text("Correct");
    type_ten(&mut window);
    window.click_text("Correct game 1");
    window.click_text("Correct");
    assert!(shows(&mut window, "Nothing is changed yet."));
    // The correction is undone while its form is open: what the form says differs again.
    window.click_text("Undo");
    assert!(!shows(&mut window, "Nothing is changed yet."), "{:#?}", window.texts());
    window.click_text("Redo");
    assert!(shows(&mut window, "Nothing is changed yet."), "{:#?}", window.texts());
    // What is typed makes way for no other form, and no question beneath it hears Escape.
    window.click_text("Cancel");
    window.click_text("Strike the series");
    window.click_text("Correct");
    type_ten(&mut window);
    window.named(Named::Backspace);
    assert!(!shows(&mut window, "Correct"), "{:#?}", window.texts());
    window.named(Named::Escape);
    assert!(window.place("why").is_some(), "{:#?}", window.texts());
}

#[test]
fn a_draft_of_what_is_recorded_otherwise_now_is_forgotten() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = on_paper(folder.path());
    let mut window = page(path.clone(), SIZES[0]);
    window.click_text("Correct");
    type_ten(&mut window);
    window.update(Message::Went(Place::Home));
    let kept = || {
        let files = std::fs::read_dir(folder.path()).expect("a folder");
        files.flatten().filter(|file| file.file_name().to_string_lossy().ends_with(".draft")).count()
    };
    assert_eq!(kept(), 1);
    let mut window = {
        window.close();
        let opened = halali::store::open(&path, &crate::support::clubs::holder()).expect("the club");
        let halali::store::Opened::ForWriting(mut club) = opened else { panic!("it can be written") };
        let game = record(SERIES, 1, 2, 3).games[1].clone();
        let game = halali::club::GameRecord { animals: Seat::First, ..game };
        let same_sides = halali::club::SameSides::Allowed;
        let command = Command::CorrectGame { series: series(SERIES), number: 1, game, same_sides };
        club.carry_out(&command, &crate::support::clubs::stamp(9)).expect("a command");
        club.close().expect("closed");
        page(path, SIZES[0])
    };
    assert!(window.place("why").is_none(), "{:#?}", window.texts());
    assert_eq!(kept(), 0);
}
