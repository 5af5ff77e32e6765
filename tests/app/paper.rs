//! Paper results in the window: each form, by keyboard and by pointer, with what is refused.

#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use std::path::Path;

use crate::support::hands::{self, ctrl, focus, shows};
use crate::support::window::Window;
use halali::club::{Series, read_records};
use halali::rules::{Ending, RuleSet};
use iced::keyboard::{Key, Modifiers, key::Named};
use iced::{Point, Size};

fn open(folder: &Path) -> Window {
    hands::open_in(folder, "en", Size::new(1280.0, 1800.0))
}

fn paper_of_two(window: &mut Window) {
    ctrl(window, "r");
    for name in ["Zoë", "Max"] {
        window.type_text(name);
        window.named(Named::Enter);
    }
}

fn series(window: &Window) -> Series {
    window.app.club().expect("a club").series.last().expect("a series").clone()
}

#[test]
fn tab_goes_from_figure_to_figure_through_both_games() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    paper_of_two(&mut window);
    assert!(shows(&mut window, "Enter a paper result"), "the title");
    for (place, figure) in ["60", "1", "45", "0", "30", "0", "70", "2"].into_iter().enumerate() {
        if place > 0 {
            window.named(Named::Tab);
        }
        window.type_text(figure);
    }
    window.named(Named::Enter);
    let result = series(&window).result();
    assert_eq!((result.points.first.0, result.points.second.0), (90, 115));
    assert_eq!((result.exited.first, result.exited.second), (1, 2));
}

#[test]
fn what_is_missing_or_wrong_first_is_said_and_found_by_enter() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    ctrl(&mut window, "r");
    assert!(window.texts().iter().any(|text| text.contains("players are missing")), "{:#?}", window.texts());
    for name in ["Zoë", "Max"] {
        window.type_text(name);
        window.named(Named::Enter);
    }
    assert!(shows(&mut window, "Game 1: the points of Zoë are missing."), "{:#?}", window.texts());
    for figure in ["60", "1", "45", "", "30", "0", "70", "9"] {
        window.type_text(figure);
        window.named(Named::Enter);
    }
    assert_eq!(window.app.club().expect("a club").series.len(), 0);
    assert!(shows(&mut window, "Game 1: tiles out of Max are missing. None is 0."), "{:#?}", window.texts());
    assert_eq!(window.focused(), window.place("exited-1-second"));
    window.type_text("0");
    assert!(window.texts().iter().any(|text| text.starts_with("Game 2: 9 of ")), "{:#?}", window.texts());
    focus(&mut window, "exited-2-first");
    window.named(Named::Enter);
    window.named(Named::Enter);
    window.named(Named::Enter);
    assert_eq!(window.focused(), window.place("exited-2-second"));
    window.named(Named::Backspace);
    window.type_text("0");
    assert!(!window.texts().iter().any(|text| text.starts_with("Game 2: ")), "{:#?}", window.texts());
    window.named(Named::Enter);
    assert_eq!(window.app.club().expect("a club").series.len(), 1);
}

#[test]
fn looking_at_other_ends_chooses_none() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    paper_of_two(&mut window);
    for figure in ["60", "1", "45", "0", "30", "0", "70", "2"] {
        window.type_text(figure);
        window.named(Named::Tab);
    }
    // Tab has gone on to the link, where Enter was meant for the result.
    window.named(Named::Enter);
    assert!(shows(&mut window, "● By the rules") && shows(&mut window, "○ Agreed"), "{:#?}", window.texts());
    focus(&mut window, "exited-2-second");
    window.named(Named::Enter);
    assert!(series(&window).games().iter().all(|game| game.ending == Ending::Normal));
}

/// Two at a desk, one who reads out and one who types, press three keys a second.
#[test]
fn tab_goes_back_the_way_it_came() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    paper_of_two(&mut window);
    for figure in ["60", "1", "45", "0", "30"] {
        window.type_text(figure);
        window.named(Named::Tab);
    }
    for _ in 0..2 {
        window.key(Key::Named(Named::Tab), Modifiers::SHIFT);
    }
    // What stood in the last field of the first game is chosen as a whole, and typed anew.
    window.type_text("2");
    window.named(Named::Tab);
    window.named(Named::Tab);
    for figure in ["0", "70", "2"] {
        window.type_text(figure);
        window.named(Named::Tab);
    }
    window.click_text("Record the series");
    let result = series(&window).result();
    assert_eq!((result.exited.first, result.exited.second), (1, 4), "{result:?}");
}

#[test]
fn the_end_of_the_form_is_in_sight_in_every_window_and_form() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    paper_of_two(&mut window);
    for form in ["Totals", "Piles", "Moves"] {
        let form = window.texts().into_iter().find(|text| text.ends_with(form)).expect(form);
        window.click_text(&form);
        for (width, height) in [(880.0, 600.0), (1024.0, 700.0), (1280.0, 800.0), (2560.0, 1440.0)] {
            window.resize(width, height);
            let end = window.text("Record the series").expect("the end");
            assert!(end.y + end.height < height - 20.0, "{form} {width}x{height}: {end:?}");
        }
    }
}

#[test]
fn a_result_takes_no_more_keys_than_two_people_press_in_ten_seconds() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    for name in ["Zoë Martin", "Max Dupont", "Eva Brunner"] {
        ctrl(&mut window, "4");
        window.click_text("Add a player");
        window.type_text(name);
        window.named(Named::Enter);
    }
    let mut keys = 1;
    ctrl(&mut window, "r");
    for typed in ["zo", "ma", "60", "1", "45", "0", "30", "0", "70", "2"] {
        window.type_text(typed);
        window.named(Named::Enter);
        keys += typed.chars().count() + 1;
    }
    let result = series(&window).result();
    assert_eq!((result.points.first.0, result.points.second.0), (90, 115), "{:?}", window.texts());
    assert!(keys <= 30, "{keys} keys");
}

#[test]
fn piles_are_counted_with_plus_and_minus() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    paper_of_two(&mut window);
    window.click_text("○ One game");
    window.click_text("○ Piles");
    // The first plus is that of the hunters that the animals took.
    let plus = |window: &mut Window| window.text("+").expect("a plus").center();
    for _ in 0..3 {
        let at = plus(&mut window);
        window.click(at);
    }
    let at = window.text("−").expect("a minus").center();
    window.click(at);
    assert!(shows(&mut window, "Together 10"), "{:?}", window.texts());
    window.click_text("Record the series");
    assert_eq!(series(&window).result().points.first.0, 10);
}

/// A whole game of the records that the rules are tested with, as somebody would copy it from a sheet.
fn whole_game() -> (String, RuleSet) {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/rules/games-classic.halali");
    let text = std::fs::read_to_string(path).expect("records");
    let mut records = read_records(&text).map(|record| record.expect("a legal record"));
    let record = records.find(|record| *record.ending() == Ending::Normal).expect("one to its end");
    let moves: Vec<String> = record.game().actions().map(|action| action.to_string()).collect();
    (moves.join(" "), record.game().rules())
}

#[test]
fn the_moves_of_a_whole_game_are_typed_with_a_board_beside_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    paper_of_two(&mut window);
    window.click_text("○ One game");
    window.click_text("○ Moves");
    // The keyboard is in the field already.
    window.type_text("c4=F e4=p");
    assert!(shows(&mut window, "e4: a pheasant"), "{:?}", window.texts());
    assert!(shows(&mut window, "c4 F"), "the board");
    // What is wrong is said with its place, and the board keeps what was right.
    window.type_text(" c4-d5 ");
    let says = |window: &mut Window, start: &str| window.texts().iter().any(|text| text.starts_with(start));
    assert!(says(&mut window, "Line 1, column 11: "), "{:?}", window.texts());
    assert!(shows(&mut window, "c4 F"));
    for _ in 0.." c4-d5 ".len() {
        window.named(Named::Backspace);
    }
    assert!(says(&mut window, "The game is not over yet: 46 tiles"), "{:?}", window.texts());
    // Going back in the text goes back on the board.
    for _ in 0.." e4=p".len() {
        window.named(Named::ArrowLeft);
    }
    assert!(shows(&mut window, "e4 ?"), "{:?}", window.texts());
    window.named(Named::End);
    // On the board it goes too: a tile is turned up and named, and another one is dragged.
    let at = window.text("a1 ?").expect("a square").center();
    window.click(at);
    assert!(shows(&mut window, "Which tile was on a1?"));
    let tile = window.place("turned-up-t").expect("a tree").center();
    window.click(tile);
    assert!(shows(&mut window, "a1 t"), "{:?}", window.texts());
    // Then the whole game in one go.
    focus(&mut window, "moves-1");
    window.key(Key::Character("a".into()), Modifiers::CTRL);
    window.named(Named::Delete);
    let (text, rules) = whole_game();
    assert_eq!(rules, RuleSet::Classic);
    window.type_text(&text);
    assert!(!says(&mut window, "The game is not over yet"), "{:?}", window.texts());
    window.click_text("Record the series");
    let series = series(&window);
    assert_eq!(series.games().len(), 1, "{:?}", window.texts());
    // Corrected without another move, it keeps them.
    window.click_text("Correct");
    focus(&mut window, "why");
    window.type_text("Looked again");
    window.named(Named::Enter);
    assert!(shows(&mut window, "Look at it"), "{:?}", window.texts());
}

#[test]
fn a_half_typed_game_outlives_the_program() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    paper_of_two(&mut window);
    window.click_text("○ Moves");
    window.type_text("1. c4=F");
    window.close();
    let mut window = open(folder.path());
    ctrl(&mut window, "r");
    assert!(shows(&mut window, "c4 F"), "{:?}", window.texts());
    window.resize(1024.0, 700.0);
    window.scroll(Point::new(600.0, 400.0), 300.0);
    window.draw();
}
