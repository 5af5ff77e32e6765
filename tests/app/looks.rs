//! How screens look: what stands in line, what is whole, what is marked, and what lies over what.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

use std::path::{Path, PathBuf};

use crate::support::clubs::{add, holder, player, record, series, stamp};
use crate::support::table::{SERIES, agreeing, club, game_of, start, still};
use crate::support::window::Window;
use halali::app::preferences::Preferences;
use halali::app::screen::paper::Form;
use halali::app::screen::{new_series, paper_view};
use halali::app::theme::{self, Look};
use halali::app::{Message, Place, play};
use halali::club::{Command, Purpose};
use halali::store::create;
use iced::keyboard::key::Named;
use iced::{Rectangle, Size};

const SIZE: Size = Size::new(1024.0, 700.0);

fn open(path: PathBuf, size: Size) -> Window {
    let preferences = Preferences { language: Some("en".to_owned()), ..Preferences::default() };
    let mut window = Window::open(preferences, path, size);
    window.update(Message::Resized(size));
    window
}

/// A club of two with these names and ten series.
fn ten_series(folder: &Path, names: [&str; 2]) -> PathBuf {
    let path = folder.join("ten.halaliclub");
    let mut club = create(&path, &holder()).expect("a club file");
    let commands = [add(1, names[0]), add(2, names[1])];
    let played = (1..=10).map(|number| Command::RecordSeries(record(number, 1, 2, 10 + number as u32)));
    for (number, command) in (1..).zip(commands.into_iter().chain(played)) {
        club.carry_out(&command, &stamp(number)).expect("a command");
    }
    club.close().expect("closed");
    path
}

const fn right(of: &Rectangle) -> f32 {
    of.x + of.width
}

/// Cards: papers that are larger than buttons and fields, and are not the window, its bar or a veil.
fn cards(window: &mut Window) -> Vec<Rectangle> {
    let paper = theme::colours(&window.app.theme()).surface;
    let papers = window.papers().into_iter().filter(|(place, colour)| *colour == paper && place.height > 56.0);
    papers.map(|(place, _)| place).collect()
}

#[test]
fn the_head_of_a_page_and_its_cards_end_at_one_edge() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = ten_series(folder.path(), ["Zoë", "Max"]);
    let places = [
        Place::Home,
        Place::Evening,
        Place::AddPlayer,
        Place::Player(player(1)),
        Place::NewSeries(None),
        Place::PaperResult,
        Place::Series(series(1)),
        Place::NewTournament,
    ];
    for size in [SIZE, Size::new(1280.0, 800.0)] {
        let mut window = open(path.clone(), size);
        for place in places {
            window.update(Message::Went(place));
            let papers = window.papers();
            let head = papers.iter().filter(|(place, _)| place.y < 100.0 && place.x > 240.0 && place.height < 50.0);
            let head = head.map(|(place, _)| right(place)).fold(0.0, f32::max);
            let below = cards(&mut window).iter().map(right).fold(0.0, f32::max);
            assert!((head - below).abs() < 1.0, "{place:?} {size:?}: {head} and {below}");
        }
        window.close();
    }
}

#[test]
fn a_title_breaks_no_sooner_than_it_meets_what_can_be_done() {
    let folder = tempfile::tempdir().expect("a folder");
    let names = ["Maximiliane Freudenberger", "Theo Winterstein"];
    let mut window = open(ten_series(folder.path(), names), Size::new(1280.0, 800.0));
    window.update(Message::Went(Place::Series(series(1))));
    let title = window.text(&format!("{} – {}", names[0], names[1])).expect("a title");
    assert!(title.height < 40.0, "one line: {title:?}");
    assert!(title.width > 1036.0 / 2.0, "it is wider than half of the room: {title:?}");
    window.close();
}

#[test]
fn names_of_usual_length_are_whole_where_there_is_room() {
    let folder = tempfile::tempdir().expect("a folder");
    let names = ["Bartholomäus Wiesner", "Clementine Oosterhuis"];
    let path = ten_series(folder.path(), names);
    for size in [Size::new(1180.0, 760.0), Size::new(1280.0, 800.0), SIZE] {
        let mut window = open(path.clone(), size);
        window.update(Message::Went(Place::Home));
        let written = window.written();
        assert!(!written.iter().any(|text| text.ends_with('…') && text.len() > 14), "{size:?}: {written:#?}");
        window.close();
    }
    let folder = tempfile::tempdir().expect("a folder");
    let names = ["Maximiliane Freudenberger-Oppenheim", "Theodora Winterstein-Achterberg-Smit"];
    let mut window = open(ten_series(folder.path(), names), Size::new(1280.0, 800.0));
    window.update(Message::Went(Place::Rematch(record(1, 1, 2, 1).players)));
    window.update(Message::NewSeries(new_series::Message::OnPaper(true)));
    window.update(Message::NewSeries(new_series::Message::Game(0, paper_view::Message::Chosen(Form::Piles))));
    let written = window.written();
    for name in names {
        assert!(written.iter().any(|text| text == name), "{name} in {written:#?}");
    }
    window.close();
}

#[test]
fn the_figures_of_a_player_are_on_cards_of_one_height_and_the_form_on_one_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(ten_series(folder.path(), ["Zoë", "Max"]), SIZE);
    window.update(Message::Went(Place::Player(player(1))));
    let form = window.text("Form: the latest on the right").expect("the form").y;
    let cards = cards(&mut window);
    let cards: Vec<_> = cards.iter().filter(|card| card.y < form && card.y + card.height > form).collect();
    assert_eq!(cards.len(), 4, "{cards:?}");
    assert!(cards.iter().all(|card| card.height == cards[0].height), "{cards:?}");
    let found = window.found();
    let letters = found.iter().filter(|(_, place, text)| text == "W" && place.y < form && place.y > form - 60.0);
    let lines: Vec<f32> = letters.map(|(_, place, _)| place.y).collect();
    assert_eq!(lines.len(), 10);
    assert!(lines.iter().all(|line| *line == lines[0]), "{lines:?}");
    window.close();
}

#[test]
fn proposals_hang_over_the_form_and_what_enter_chooses_is_marked() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(ten_series(folder.path(), ["Maja Eins", "Max Zwei"]), SIZE);
    window.update(Message::Went(Place::NewSeries(None)));
    let below = window.text("○ From a score sheet").expect("a choice below").y;
    let chosen = theme::colours(&window.app.theme()).leaf_soft;
    window.fill("first-player", "Ma");
    assert_eq!(window.text("○ From a score sheet").expect("the same").y, below, "nothing moves");
    let first = window.text("Maja Eins").expect("a proposal");
    assert!(first.y < below + 40.0, "it lies over what is below: {first:?}");
    let marked = |window: &mut Window| -> Vec<Rectangle> {
        let papers = window.papers().into_iter().filter(|(_, colour)| *colour == chosen);
        papers.map(|(place, _)| place).filter(|row| row.width > 250.0 && row.contains(first.center())).collect()
    };
    assert_eq!(marked(&mut window).len(), 1, "the first one is marked");
    // Elsewhere it is out of the way.
    window.click(iced::Point::new(600.0, 690.0));
    assert_eq!(marked(&mut window).len(), 0);
    window.fill("first-player", "Ma");
    // A proposal is pressed, and what lies below it is not.
    window.click_text("Max Zwei");
    assert!(window.texts().contains(&"✓ on the list".to_owned()), "{:#?}", window.texts());
    window.fill("second-player", "Ma");
    window.named(Named::Enter);
    assert!(window.written().iter().any(|text| text == "Maja Eins"), "Enter chose the one that was marked");
    // Nothing hangs over what lies over the screen.
    window.fill("second-player", "Ma");
    assert!(window.text("Max Zwei").is_some());
    window.update(Message::ShortcutsAsked);
    assert!(!window.written().iter().any(|text| text.starts_with("+ Add")), "{:#?}", window.written());
    window.close();
}

#[test]
fn between_games_each_side_stands_with_its_tile_and_after_them_they_can_be_looked_at() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = club(folder.path(), 11, Purpose::Counted, None);
    let mut window = open(path, SIZE);
    window.update(Message::Went(Place::Play(series(SERIES))));
    window.update(Message::Play(play::Message::Chosen(still())));
    let end = |window: &mut Window| {
        agreeing().into_iter().for_each(|message| window.update(Message::Play(message)));
    };
    end(&mut window);
    // Zoë was animals; now Max is, and stands with the fox at the left.
    let found = window.found();
    let side = found.iter().find(|(.., text)| text == "● animals").map(|(_, place, _)| *place).expect("the animals");
    let name = |name: &str| {
        let of = found.iter().filter(|(_, place, text)| text == name && (place.y - side.y).abs() < 40.0);
        of.map(|(_, place, _)| place.x).next().expect("a name")
    };
    assert!(name("Max") < name("Zoë") && (name("Max") - side.x).abs() < 1.0, "{found:?}");
    window.update(Message::Play(play::Message::NextWanted));
    end(&mut window);
    window.click_text("Look at the games");
    assert!(window.text("Strike the series").is_some(), "its page: {:#?}", window.texts());
    window.close();
}

#[test]
fn adding_a_player_is_offered_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path().join("new.halaliclub"), SIZE);
    for place in [Place::Players, Place::AddPlayer] {
        window.update(Message::Went(place));
        let count = window.texts().into_iter().filter(|text| text == "Add a player").count();
        assert_eq!(count, 1, "{place:?}");
    }
    window.close();
}

#[test]
fn the_sheet_of_shortcuts_scrolls_at_its_edge() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(ten_series(folder.path(), ["Zoë", "Max"]), Size::new(683.0, 467.0));
    window.update(Message::ShortcutsAsked);
    let sheet = cards(&mut window).into_iter().max_by(|a, b| a.width.total_cmp(&b.width)).expect("the sheet");
    let bars =
        window.papers().into_iter().map(|(place, _)| place).filter(|place| place.width < 12.0 && place.height > 60.0);
    let bar = bars.filter(|bar| bar.x > sheet.center_x()).map(|bar| right(&bar)).fold(0.0, f32::max);
    assert!(bar > right(&sheet) - 40.0, "{bar} in {sheet:?}");
    window.close();
}

#[test]
fn the_labels_of_the_board_stand_in_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = game_of(folder.path(), 11);
    // The panel has figures too: those at the left are the board's.
    let [before, middle, after] = ["3", "4", "5"].map(|label| {
        let labels = window.drawn(label).into_iter();
        labels.min_by(|one, other| one.x.total_cmp(&other.x)).expect(label).center_y()
    });
    assert!((2.0 * middle - before - after).abs() < 1.0, "{before} {middle} {after}");
    let [before, middle, after] = ["c", "d", "e"].map(|label| window.drawn(label)[0].center_x());
    assert!((2.0 * middle - before - after).abs() < 2.0, "{before} {middle} {after}");
    window.close();
}

#[test]
fn the_list_of_moves_says_whose_a_column_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = game_of(folder.path(), 11);
    for typed in ["b2", "f6"] {
        window.type_text(typed);
        window.named(Named::Enter);
    }
    let list = window.place("move-list").expect("the list");
    let [animals, humans] = ["● animals", "▲ humans"].map(|head| window.text(head).expect(head));
    let moves = window.found();
    let column = |square: &str| {
        let of = moves.iter().find(|(_, place, text)| text.starts_with(square) && list.contains(place.center()));
        of.map(|(_, place, _)| place.x).expect(square)
    };
    assert!((column("b2=") - animals.x).abs() < 1.0 && (column("f6=") - humans.x).abs() < 1.0);
    assert!(animals.y < list.y && right(&animals) < humans.x);
    window.close();
}

#[test]
fn with_the_board_alone_nothing_lies_over_its_corners() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.halaliclub");
    start(&path, ["Zoë", "Max"], None);
    for size in [SIZE, Size::new(800.0, 600.0), Size::new(1280.0, 800.0), Size::new(700.0, 640.0)] {
        let mut window = open(path.clone(), size);
        window.update(Message::Went(Place::Play(series(SERIES))));
        window.update(Message::Play(play::Message::Chosen(play::Options { alone: true, ..still() })));
        let corner = window.found().into_iter().find(|(.., text)| text.starts_with("g1")).expect("a corner").1;
        // Beside the square is the frame with its labels.
        let frame = right(&corner) + corner.width * 0.5;
        let said = window.text("Zoë to play").expect("whose turn it is");
        assert!(said.x > frame, "{size:?}: {said:?} and {corner:?}");
        window.close();
    }
}

#[test]
fn where_one_is_on_the_bar_differs_from_what_the_pointer_is_over() {
    for look in Look::ALL {
        let theme = look.theme();
        let colours = theme::colours(&theme);
        let chosen = colours.rail_chosen.relative_contrast(colours.rail);
        let over = colours.rail_over.relative_contrast(colours.rail);
        assert!(over > 1.05 && chosen > 1.15 * over, "{look:?}: {over} and {chosen}");
    }
}
