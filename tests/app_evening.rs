//! An evening in the window: who is here, who plays whom, paper results by one key, and how it stands.

#![cfg(feature = "app")]
#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

mod support;

use std::path::Path;
use std::time::Instant;

use halali::app::preferences::Preferences;
use halali::app::theme::Look;
use halali::club::{Ranking, standings};
use iced::Size;
use iced::keyboard::{Key, Modifiers, key::Named};
use support::window::Window;

fn open_with(folder: &Path, preferences: Preferences, size: Size) -> Window {
    let mut window = Window::open(preferences, folder.join("club.halaliclub"), size);
    go_to_evening(&mut window);
    window
}

fn open(folder: &Path) -> Window {
    let preferences = Preferences { language: Some("en".to_owned()), ..Preferences::default() };
    open_with(folder, preferences, Size::new(1180.0, 780.0))
}

fn go_to_evening(window: &mut Window) {
    window.key(Key::Character("2".into()), Modifiers::CTRL);
}

/// Types who comes in, newcomers and all, and leaves the field.
fn arrive(window: &mut Window, names: &[&str]) {
    window.type_text("+");
    for name in names {
        window.type_text(name);
        window.named(Named::Enter);
    }
    window.named(Named::Escape);
}

fn enter(window: &mut Window, figures: &[&str]) {
    for figure in figures {
        window.type_text(figure);
        window.named(Named::Enter);
    }
}

fn shows(window: &mut Window, text: &str) -> bool {
    window.text(text).is_some()
}

/// How often a text is to be seen.
fn count(window: &mut Window, text: &str) -> usize {
    window.texts().iter().filter(|found| *found == text).count()
}

#[test]
fn an_evening_goes_by_keys_from_people_to_standings() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    assert!(shows(
        &mut window,
        "Tick who is here, or type a name. As soon as two are free, it says here who could play whom."
    ));
    arrive(&mut window, &["Zoë", "Max", "Gaston"]);
    assert!(shows(&mut window, "3 here, 3 free"), "{:#?}", window.texts());
    assert!(shows(&mut window, "waiting: just now, just now · never met"));
    assert!(shows(&mut window, "waits for an opponent, just now"), "who came last is left over");
    window.named(Named::Enter);
    assert!(shows(&mut window, "3 here, 1 free"));
    assert_eq!(count(&mut window, "table 1"), 2);
    // Its number is the key of its paper result.
    window.type_text("1");
    assert!(shows(&mut window, "New series"));
    enter(&mut window, &["60", "1", "45", "0", "30", "0", "70", "0"]);
    assert!(shows(&mut window, "3 here, 3 free"), "back on the evening: {:#?}", window.texts());
    let club = window.app.club().expect("a club").clone();
    let table = standings(club.series.iter(), &club.settings.scale, Ranking::Total);
    let named: Vec<_> = table.iter().map(|line| (club.people.label(line.player), line.points.0)).collect();
    assert_eq!(named, [("Max".to_owned(), 115), ("Zoë".to_owned(), 90)]);
    assert!(shows(&mut window, "Tonight’s standings") && shows(&mut window, "115") && shows(&mut window, "90"));
    // Who has waited longest is in, and nobody repeats: the two have just got up from their table.
    assert!(shows(&mut window, "waiting: just now, just now · never met"));
    window.named(Named::Enter);
    assert_eq!(count(&mut window, "table 1"), 2);
    // The program is stopped without a word; who is here and who sits where is still known.
    drop(window);
    let mut window = open(folder.path());
    assert!(shows(&mut window, "3 here, 1 free"), "{:#?}", window.texts());
    assert_eq!(count(&mut window, "table 1"), 2);
}

#[test]
fn undoing_a_result_brings_its_table_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    arrive(&mut window, &["Zoë", "Max"]);
    window.named(Named::Enter);
    window.type_text("1");
    enter(&mut window, &["60", "1", "45", "0", "30", "0", "70", "0"]);
    assert!(shows(&mut window, "2 here, 2 free"));
    assert!(shows(&mut window, "waiting: just now, just now · met already tonight"));
    window.key(Key::Character("z".into()), Modifiers::CTRL);
    assert!(shows(&mut window, "2 here, 0 free"));
    assert!(shows(&mut window, "Nobody is waiting for an opponent."));
}

#[test]
fn a_table_takes_its_games_one_by_one_and_each_table_has_its_own_draft() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    // All of the form is in sight.
    window.resize(1180.0, 1200.0);
    arrive(&mut window, &["Zoë", "Max", "Ann", "Ben"]);
    window.named(Named::Enter);
    window.named(Named::Enter);
    assert!(shows(&mut window, "4 here, 0 free"));
    // Half a result at each table.
    for (table, figure) in [("1", "61"), ("2", "62")] {
        window.type_text(table);
        window.type_text(figure);
        go_to_evening(&mut window);
    }
    // The first table's form goes on with what was typed there. Only the first game is over.
    window.type_text("1");
    window.named(Named::Enter);
    enter(&mut window, &["0", "45", "0"]);
    window.click_text("Record the first game");
    assert!(shows(&mut window, "After game 1: 61–45"), "{:#?}", window.texts());
    window.type_text("1");
    assert!(shows(&mut window, "Record game 2"));
    enter(&mut window, &["30", "0", "20", "0"]);
    assert!(shows(&mut window, "4 here, 2 free"), "{:#?}", window.texts());
    window.type_text("2");
    window.named(Named::Enter);
    enter(&mut window, &["0", "45", "0", "30", "0", "20", "0"]);
    assert!(shows(&mut window, "92"), "62 points of the draft, and 30: {:#?}", window.texts());
}

#[test]
fn the_organiser_has_the_last_word_on_who_plays_whom() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    arrive(&mut window, &["Ann", "Ben", "Cleo", "Dan", "Eve"]);
    assert!(shows(&mut window, "waits for an opponent, just now"));
    // A name stands among the people, and then in the proposals.
    let press = |window: &mut Window, name: &str| {
        let places: Vec<_> = window.found().into_iter().filter(|(.., text)| text == name).collect();
        let (_, place, _) = places.last().expect(name);
        window.click(place.center());
    };
    press(&mut window, "Ann");
    assert!(shows(&mut window, "Ann changes places with whoever you press next."));
    press(&mut window, "Eve");
    let by_hand = window.texts().iter().filter(|text| text.starts_with("by hand")).count();
    assert_eq!(by_hand, 1, "{:#?}", window.texts());
    window.click_text("Back to the program’s proposals");
    assert!(!window.texts().iter().any(|text| text.starts_with("by hand")));
    // Somebody goes home, and is back by mistake.
    window.click_text("Ann");
    assert!(shows(&mut window, "4 here, 4 free"));
    window.click_text("Ann");
    assert!(shows(&mut window, "5 here, 5 free"));
}

#[test]
fn a_proposal_can_go_to_the_screen_and_is_resumed_from_its_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    arrive(&mut window, &["Zoë", "Max"]);
    window.click_text("On the screen");
    // Who opens is drawn already; Enter starts the game.
    window.named(Named::Enter);
    assert!(window.app.playing().is_some(), "{:#?}", window.texts());
    window.click_text("Menu");
    window.click_text("Stop here; the game is kept");
    assert!(shows(&mut window, "Game 1 on the screen, 0 actions, 0–0"), "{:#?}", window.texts());
    // A key too many does not make two results of one game: it leads back to it.
    window.type_text("1");
    assert!(window.app.playing().is_some());
}

#[test]
fn sixty_people_can_be_shown_at_every_size_in_every_language_and_look() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    let names: Vec<String> = (0..60).map(|number| format!("Player with a long name {number:02}")).collect();
    arrive(&mut window, &names.iter().map(String::as_str).collect::<Vec<_>>());
    assert!(shows(&mut window, "60 here, 60 free"));
    let start = Instant::now();
    for _ in 0..12 {
        window.named(Named::Enter);
    }
    assert!(start.elapsed().as_secs() < 12, "{:?} for twelve tables", start.elapsed());
    assert!(shows(&mut window, "60 here, 36 free"));
    // There is a table 1 and a table 12: the first digit waits for the second.
    window.type_text("1");
    assert!(shows(&mut window, "Table 1… Enter, or one more digit"));
    window.type_text("2");
    assert!(shows(&mut window, "New series"));
    window.close();
    for language in ["en", "fr"] {
        for look in Look::ALL {
            for size in [Size::new(880.0, 600.0), Size::new(1024.0, 700.0), Size::new(2560.0, 1440.0)] {
                let preferences = Preferences { language: Some(language.to_owned()), look, ..Preferences::default() };
                let mut window = open_with(folder.path(), preferences, size);
                window.draw();
                assert!(window.texts().len() > 60, "{language} {look:?} {size:?}");
            }
        }
    }
}
