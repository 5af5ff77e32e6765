//! The window on a club: its real view and update, driven by clicks and keys without a display.

#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use std::path::Path;

use crate::support::clubs::holder;
use crate::support::hands::{self, ctrl, focus, shows};
use crate::support::window::Window;
use halali::app::preferences::{Places, Preferences};
use halali::app::theme::Look;
use halali::club::{Ranking, Seat, SeriesOutcome, standings};
use halali::store::create;
use halali::words::Language;
use iced::Size;
use iced::keyboard::{Key, Modifiers, key::Named};

/// Adds players by keyboard alone, as the first start proposes.
fn with_players(window: &mut Window, names: &[&str]) {
    window.click_text("Add a player");
    for name in names {
        window.type_text(name);
        window.named(Named::Enter);
    }
}

fn open(folder: &Path, language: &str) -> Window {
    hands::open_in(folder, language, Size::new(1024.0, 700.0))
}

#[test]
fn an_empty_club_says_what_to_do_first() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), "en");
    for way in ["Welcome to the forest", "Add a player", "Try the sample club", "Open a club file…"] {
        assert!(shows(&mut window, way), "{way}");
    }
    with_players(&mut window, &["Zoë Martin", "Łukasz"]);
    let club = window.app.club().expect("a club");
    let names: Vec<_> = club.people.iter().map(|player| player.profile.name.to_string()).collect();
    assert_eq!(names, ["Łukasz", "Zoë Martin"]);
    // Blank names and namesakes are said as typed.
    window.type_text("zoe martin");
    assert!(shows(&mut window, "Add all the same"));
}

#[test]
fn a_club_file_that_is_named_and_not_there_is_made_or_another_is_opened() {
    let folder = tempfile::tempdir().expect("a folder");
    let named = folder.path().join("Jeux d\u{2019}été").join("no.halaliclub");
    for way in ["Make a new club there", "Back to your club", "Open a club file…"] {
        let preferences = Preferences { language: Some("en".to_owned()), ..Preferences::default() };
        let own = folder.path().join("club.halaliclub");
        let mut window = Window::open_named(preferences, own.clone(), named.clone(), Size::new(1024.0, 700.0));
        assert!(window.texts().iter().any(|text| text.starts_with("There is no file")), "{:?}", window.texts());
        assert_eq!(window.clipped(), [""; 0]);
        if way == "Open a club file…" {
            use halali::app::system::{Answer, System};
            window.app.set_system(System { ask: |_| Box::pin(async { Answer::NoDialogue }), ..System::here() });
            window.click_text(way);
            window.type_text(&own.display().to_string());
            window.named(Named::Enter);
        } else {
            window.click_text(way);
        }
        let is_made = way == "Make a new club there";
        assert_eq!(window.app.club().map(|club| &club.path), Some(if is_made { &named } else { &own }), "{way}");
        window.close();
        // The others look at a file that is not there again.
        if is_made {
            std::fs::remove_dir_all(named.parent().expect("its folder")).expect("removed");
        }
    }
}

#[test]
fn a_paper_result_goes_in_and_out_again_without_a_mouse() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), "en");
    with_players(&mut window, &["Zoë Martin"]);
    ctrl(&mut window, "r");
    // The first of those found, then somebody new.
    for typed in ["zo", "Max", "60", "1", "45", "0", "30"] {
        window.type_text(typed);
        window.named(Named::Enter);
    }
    // What can't be is said before the form is left, and a draft outlives the program.
    window.type_text("9");
    assert!(shows(
        &mut window,
        "9 of the humans’ own tiles are out, but at most 5 can be: one a turn of the last phase."
    ));
    window.close();
    let mut window = open(folder.path(), "en");
    window.click_text("Go on with the half-entered result");
    window.tab_to("exited-2-first");
    window.named(Named::Backspace);
    for typed in ["0", "70", "0"] {
        window.type_text(typed);
        window.named(Named::Enter);
    }
    let club = window.app.club().expect("a club").clone();
    assert_eq!(club.series.len(), 1);
    let series = club.series.get(0).expect("a series");
    let result = series.result();
    assert_eq!((result.points.first.0, result.points.second.0), (90, 115));
    assert!(matches!(result.outcome, SeriesOutcome::Won { seat: Seat::Second, .. }));
    assert!(shows(&mut window, "Max wins by points."), "the page of the series");
    // One undo takes back the series and the newcomer.
    ctrl(&mut window, "z");
    let club = window.app.club().expect("a club").clone();
    assert_eq!((club.series.len(), club.people.iter().count()), (0, 1));
    window.key(Key::Character("Z".into()), Modifiers::CTRL | Modifiers::SHIFT);
    assert_eq!(window.app.club().expect("a club").series.len(), 1);
}

#[test]
fn a_correction_shows_what_it_changes_and_can_be_undone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), "en");
    ctrl(&mut window, "r");
    for typed in ["Zoë", "Max", "60", "1", "45", "0", "30", "0", "20", "0"] {
        window.type_text(typed);
        window.named(Named::Enter);
    }
    window.click_text("Correct");
    focus(&mut window, "points-1-first");
    window.named(Named::Backspace);
    window.named(Named::Backspace);
    window.type_text("20");
    assert!(shows(&mut window, "Place of Max: 2 → 1"));
    window.tab_to("why");
    window.type_text("Misread");
    window.named(Named::Enter);
    let first = |window: &Window| {
        let club = window.app.club().expect("a club");
        let table = standings(club.series.iter(), &club.settings.scale, Ranking::Total);
        club.people.label(table[0].player)
    };
    assert_eq!(first(&window), "Max");
    window.click_text("Undo");
    assert_eq!(first(&window), "Zoë");
    window.click_text("Log");
    assert!(shows(&mut window, "The newest first. Nothing is ever taken out of the log."));
}

#[test]
fn every_screen_can_be_shown_in_every_language_and_look() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), "en");
    ctrl(&mut window, "r");
    for typed in ["Zoë", "Max", "60", "1", "45", "0", "30", "0", "20", "0"] {
        window.type_text(typed);
        window.named(Named::Enter);
    }
    window.close();
    for language in Language::ALL.map(Language::code) {
        for look in Look::ALL {
            let preferences = Preferences { language: Some(language.to_owned()), look, ..Preferences::default() };
            let mut window = Window::open(preferences, folder.path().join("club.halaliclub"), Size::new(900.0, 620.0));
            for place in ["1", "2", "3", "4", "5", "6", "7", "8", "9", "n", "r"] {
                ctrl(&mut window, place);
                window.draw();
                assert!(window.texts().len() > 8, "{language} {look:?} {place}: {:?}", window.texts());
            }
            window.close();
        }
    }
}

#[test]
fn a_club_that_another_program_has_is_written_once_that_one_is_closed() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.halaliclub");
    let other = create(&path, &holder()).expect("a club file");
    let mut window = open(folder.path(), "en");
    let can = |window: &Window| window.app.club().expect("a club").can_be_changed();
    // As long as the other has it, it stays as it is.
    window.click_text("Open it again");
    assert!(!can(&window) && shows(&mut window, "Open it again"), "{:?}", window.texts());
    other.close().expect("closed");
    window.click_text("Open it again");
    assert!(can(&window) && !shows(&mut window, "Open it again"), "{:?}", window.texts());
    with_players(&mut window, &["Zoë"]);
    assert_eq!(window.app.club().expect("a club").people.iter().count(), 1);
}

#[test]
fn the_sample_club_can_be_tried_beside_a_club_that_can_only_be_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.halaliclub");
    let other = create(&path, &holder()).expect("a club file");
    let mut window = open(folder.path(), "en");
    assert!(!window.app.club().expect("a club").can_be_changed());
    window.click_text("Add a player");
    assert!(shows(&mut window, "Welcome to the forest"), "{:?}", window.texts());
    window.click_text("Try the sample club");
    assert!(window.app.is_sample() && window.app.club().is_some_and(|club| club.can_be_changed()));
    window.close();
    other.close().expect("closed");
}

#[test]
fn larger_texts_do_not_make_the_window_larger_the_next_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), "en");
    window.update(halali::app::Message::Went(halali::app::Place::Settings));
    window.click_text("○ 150%");
    // The power goes: the window is never closed.
    let places = Places { preferences: Some(folder.path().join("window.json")), ..Places::default() };
    let (width, height) = Preferences::kept(&places).0.window;
    let size = Size::new(width, height) * 1.5;
    let (width, height) = Preferences::default().window;
    assert!((size.width - width).abs() < 1.0 && (size.height - height).abs() < 1.0, "{size:?}");
}

#[test]
fn a_shortcut_leads_away_from_a_field_and_types_nothing_into_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), "en");
    with_players(&mut window, &["Zoë"]);
    ctrl(&mut window, "r");
    window.type_text("zo");
    ctrl(&mut window, "1");
    assert!(!shows(&mut window, "First player"), "{:?}", window.texts());
    ctrl(&mut window, "r");
    assert!(shows(&mut window, "Zoë"), "what was typed is still “zo”: {:?}", window.texts());
}

#[test]
fn tab_stays_in_what_lies_over_the_window() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), "en");
    window.type_text("?");
    assert!(shows(&mut window, "Shortcuts") && shows(&mut window, "Close"));
    window.named(Named::Tab);
    window.named(Named::Tab);
    window.named(Named::Enter);
    assert!(!shows(&mut window, "Close"), "{:?}", window.texts());
}

#[test]
fn a_note_moves_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), "en");
    with_players(&mut window, &["Zoë"]);
    window.update(halali::app::Message::Went(halali::app::Place::Settings));
    let title = window.found().into_iter().filter(|(.., text)| text == "Settings").collect::<Vec<_>>();
    ctrl(&mut window, "z");
    assert!(window.texts().iter().any(|text| text.starts_with("Undone")), "{:?}", window.texts());
    assert_eq!(window.found().into_iter().filter(|(.., text)| text == "Settings").collect::<Vec<_>>(), title);
    // It covers nothing either: it lies below the page.
    let found = window.found();
    let note =
        found.iter().find(|(.., text)| text.starts_with("Undone")).map(|(_, place, _)| *place).expect("the note");
    assert!(note.y >= 700.0 - halali::app::screen::parts::FOOT && note.y + note.height <= 700.0, "{note:?}");
    window.click_text("Close");
    assert!(!window.texts().iter().any(|text| text.starts_with("Undone")));
}
