//! A backup takes the place of the club, from the settings: what is asked, what is shown afterwards, and what stands in the way.

#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use std::fs;
use std::path::Path;

use crate::support::clubs::holder;
use crate::support::hands::{ctrl, in_language, shows};
use crate::support::places::every_place;
use crate::support::window::Window;
use halali::app::screen::settings;
use halali::app::{Message, Place};
use halali::store::{Opened, backups, open};
use iced::Size;
use iced::futures::executor::block_on;
use iced::keyboard::key::Named;

fn open_club(path: &Path) -> Window {
    Window::open(in_language("en"), path.to_owned(), Size::new(1280.0, 2600.0))
}

/// Zoë beats Max on paper.
fn enter_series(window: &mut Window) {
    ctrl(window, "r");
    for typed in ["Zoë", "Max", "60", "1", "45", "0", "30", "0", "20", "0"] {
        window.type_text(typed);
        window.named(Named::Enter);
    }
}

fn series(window: &Window) -> usize {
    window.app.club().expect("a club").series.len()
}

/// The ratings as screens ask for them.
fn rated(window: &Window) -> String {
    let ratings = block_on(window.app.worker().ask(|desk| desk.ratings())).expect("ratings");
    format!("{ratings:?}")
}

fn restore(window: &mut Window, place: usize) {
    window.update(Message::Went(Place::Settings));
    window.update(Message::Settings(settings::Message::RestoreAsked(place)));
    window.update(Message::Settings(settings::Message::RestoreMeant));
}

#[test]
fn after_a_restoration_everything_is_as_it_was_and_one_can_come_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("Ligue №1.halaliclub");
    let mut window = open_club(&path);
    enter_series(&mut window);
    let rated_before = rated(&window);
    window.update(Message::Went(Place::Settings));
    window.click_text("Back up now");
    assert!(window.texts().iter().any(|text| text.ends_with(" kB")), "its size: {:?}", window.texts());
    enter_series(&mut window);
    enter_series(&mut window);
    assert_ne!(rated(&window), rated_before);
    window.update(Message::Went(Place::Settings));
    window.click_text("Restore");
    let held = "It holds 2 players and 1 series, the last of";
    assert!(window.texts().iter().any(|text| text.starts_with(held)), "{:?}", window.texts());
    assert!(window.texts().iter().any(|text| text.contains("becomes a backup itself")), "{:?}", window.texts());
    window.click_text("Cancel");
    assert_eq!(series(&window), 3);
    restore(&mut window, 0);
    assert_eq!(series(&window), 1, "{:?}", window.texts());
    assert!(shows(&mut window, "The club is as it was then. What was there before is a backup now."));
    assert_eq!(rated(&window), rated_before, "ratings are those of the club that is there now");
    for place in every_place(&window.app) {
        window.update(Message::Went(place));
        window.draw();
    }
    // What was done before is undone, and the state before is a backup.
    ctrl(&mut window, "1");
    ctrl(&mut window, "z");
    assert_eq!(series(&window), 0, "{:?}", window.texts());
    restore(&mut window, 0);
    assert_eq!(series(&window), 3, "{:?}", window.texts());
    window.close();
}

#[test]
fn what_is_half_typed_is_there_after_a_restoration_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.halaliclub");
    let mut window = open_club(&path);
    enter_series(&mut window);
    window.update(Message::Went(Place::Settings));
    window.click_text("Back up now");
    ctrl(&mut window, "r");
    for typed in ["Zoë", "Max", "61"] {
        window.type_text(typed);
        window.named(Named::Enter);
    }
    restore(&mut window, 0);
    assert!(shows(&mut window, "The club is as it was then. What was there before is a backup now."));
    window.update(Message::Went(Place::Home));
    window.click_text("Go on with the half-entered result");
    assert!(shows(&mut window, "Game 1: tiles out of Zoë are missing. None is 0."), "{:#?}", window.texts());
    window.close();
}

#[test]
fn a_backup_that_is_damaged_is_refused_and_nothing_changes() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.halaliclub");
    let mut window = open_club(&path);
    enter_series(&mut window);
    window.update(Message::Settings(settings::Message::BackupAsked));
    window.update(Message::Went(Place::Settings));
    window.click_text("Back up now");
    let backup = backups(&path).expect("backups").remove(0).path;
    let mut bytes = fs::read(&backup).expect("a file");
    let (from, to) = (bytes.len() / 3, bytes.len() * 2 / 3);
    bytes[from..to].fill(0xa5);
    for damaged in [&bytes[..], &bytes[..5000], b"no club"] {
        fs::write(&backup, damaged).expect("written");
        let before = backups(&path).expect("backups").len();
        restore(&mut window, 0);
        let refused = window.texts().iter().any(|text| text.ends_with("The club is as it was."));
        assert!(refused, "{:?}", window.texts());
        assert!(!shows(&mut window, "Try again"), "the club itself is in order");
        assert_eq!((series(&window), backups(&path).expect("backups").len()), (1, before));
    }
    // It goes on as before.
    enter_series(&mut window);
    assert_eq!(series(&window), 2);
    window.close();
}

#[test]
fn who_reads_restores_nothing_and_who_writes_is_told_who_reads() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.halaliclub");
    let mut window = open_club(&path);
    enter_series(&mut window);
    window.update(Message::Went(Place::Settings));
    window.click_text("Back up now");
    let mut second = open_club(&path);
    second.update(Message::Went(Place::Settings));
    assert!(!shows(&mut second, "Restore"), "{:?}", second.texts());
    restore(&mut window, 0);
    let told = window
        .texts()
        .iter()
        .any(|text| text.starts_with("Another program, or another window of this one, holds the club file"));
    assert!(told || shows(&mut window, "The club is as it was then. What was there before is a backup now."));
    assert_eq!(series(&window), 1);
    second.close();
    restore(&mut window, 0);
    assert!(shows(&mut window, "The club is as it was then. What was there before is a backup now."));
    window.close();
    assert!(matches!(open(&path, &holder()), Ok(Opened::ForWriting(_))));
}
