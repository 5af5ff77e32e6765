//! Long work in the window: it says how far it is, and what is given up has changed nothing.

#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use crate::support::clubs::{add, holder, record, stamp};
use crate::support::hands::{in_language, shows};
use crate::support::window::Window;
use halali::app::screen::{import, settings};
use halali::app::{Bring, Message, Place, taking, work};
use halali::club::Command;
use halali::store::{backups, create};
use iced::Size;

fn open(folder: &Path, language: &str) -> Window {
    let path = folder.join("club.halaliclub");
    let mut club = create(&path, &holder()).expect("a club file");
    for (number, command) in (1..).zip([add(1, "Zoë"), add(2, "Max"), Command::RecordSeries(record(1, 1, 2, 3))]) {
        club.carry_out(&command, &stamp(number)).expect("a command");
    }
    club.close().expect("closed");
    let preferences = in_language(language);
    Window::open(preferences, path, Size::new(1024.0, 700.0))
}

/// A table of many, which takes a while to come in.
fn many(folder: &Path) -> PathBuf {
    let mut table = "name\n".to_owned();
    (0..3000).for_each(|number| writeln!(table, "Member {number}").expect("written"));
    let path = folder.join("players.csv");
    std::fs::write(&path, table).expect("written");
    path
}

/// Whatever is under way is given up.
fn give_up(window: &mut Window) {
    (0..100).for_each(|number| window.update(Message::Work(work::Message::GivenUp(number))));
}

const GIVEN_UP: &str = "Given up before it was done: nothing has changed.";

#[test]
fn an_import_says_how_far_it_is_and_nothing_of_it_stays_when_it_is_given_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), "en");
    let table = many(folder.path());
    let count = |window: &Window| window.app.club().expect("a club").people.iter().count();
    window.update(Message::Went(Place::Import(Bring::Players)));
    window.update(Message::Import(import::Message::Typed(table.display().to_string())));
    window.update(Message::Import(import::Message::ReadAsked));
    assert!(
        shows(&mut window, "3,000 new, 0 changed, 0 there already, 0 left open, 0 refused.")
            || window.texts().iter().any(|text| text.starts_with("3")),
        "{:?}",
        window.texts()
    );
    let coming = window.begin(Message::Import(import::Message::BackedUp(Ok(()))));
    (0..100).for_each(|number| window.update(Message::Work(work::Message::Far(number, 0.4))));
    assert!(shows(&mut window, "Writing into the club file…"), "{:?}", window.texts());
    window.click_text("Cancel");
    assert!(shows(&mut window, "Giving up…"));
    window.run(coming);
    assert_eq!(count(&window), 2);
    assert!(shows(&mut window, GIVEN_UP), "{:?}", window.texts());
    assert!(!shows(&mut window, "Giving up…"));
    // The file is there still, and can come in after all.
    window.click_text("Bring it in");
    assert_eq!(count(&window), 3002);
}

#[test]
fn what_was_read_of_a_file_is_shown_while_it_is_compared_with_the_club() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), "en");
    let table = many(folder.path());
    window.update(Message::Went(Place::Import(Bring::Players)));
    window.update(Message::Import(import::Message::Typed(table.display().to_string())));
    let words = halali::words::Words::in_language(halali::words::Language::English);
    let source = halali::app::bring::read(&table, Bring::Players, &words).map(std::sync::Arc::new);
    let mut reading = window.begin(Message::Import(import::Message::ReadAsked));
    assert!(shows(&mut window, "The file is being read…"));
    // Whichever number this look has: the others are nothing any more.
    for look in 0..10 {
        let looking = window.begin(Message::Import(import::Message::Read(look, source.clone())));
        if shows(&mut window, "What was read") {
            reading = looking;
            break;
        }
    }
    for text in ["3000 lines.", "name", "Member 4", "It is compared with the club…"] {
        assert!(shows(&mut window, text), "{text}: {:?}", window.texts());
    }
    assert!(!shows(&mut window, "Member 5"));
    window.run(reading);
    assert!(!shows(&mut window, "What was read") && shows(&mut window, "What it would bring"));
}

#[test]
fn a_restoration_says_that_it_is_done() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), "en");
    window.update(Message::Went(Place::Settings));
    window.update(Message::Settings(settings::Message::BackupAsked));
    window.update(Message::Settings(settings::Message::RestoreAsked(0)));
    window.update(Message::Settings(settings::Message::RestoreMeant));
    assert!(
        shows(&mut window, "The club is as it was then. What was there before is a backup now."),
        "{:?}",
        window.texts()
    );
    // What its figures are is said beside every series.
    let id = window.app.club().expect("a club").series.last().expect("a series").id();
    window.update(Message::Went(Place::Series(id)));
    assert!(shows(&mut window, "Figures: points + tiles out."), "{:?}", window.texts());
}

#[test]
fn a_look_at_a_file_a_backup_a_restoration_and_an_export_can_be_given_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), "en");
    let path = folder.path().join("club.halaliclub");
    let table = folder.path().join("series.csv");
    let mut lines = "date,player_1,player_2,points_1,points_2\n".to_owned();
    (0..3000).for_each(|points| writeln!(lines, "2026-11-01,Max,Eva,{},45", points % 100).expect("written"));
    std::fs::write(&table, lines).expect("written");
    window.update(Message::Went(Place::Import(Bring::Series)));
    window.update(Message::Import(import::Message::Typed(table.display().to_string())));
    let look = window.begin(Message::Import(import::Message::ReadAsked));
    give_up(&mut window);
    window.run(look);
    assert!(shows(&mut window, GIVEN_UP), "{:?}", window.texts());
    window.update(Message::Went(Place::Settings));
    window.update(Message::Settings(settings::Message::BackupAsked));
    let before = backups(&path).expect("backups").len();
    window.update(Message::Settings(settings::Message::RestoreAsked(0)));
    let restored = window.begin(Message::Settings(settings::Message::RestoreMeant));
    give_up(&mut window);
    window.run(restored);
    assert_eq!(window.app.club().expect("a club").series.len(), 1);
    assert!(backups(&path).expect("backups").len() <= before + 1);
    window.update(Message::Went(Place::Standings));
    window.click_text("Export…");
    let file = folder.path().join("out.xlsx");
    window.update(Message::Taking(taking::Message::Typed(file.display().to_string())));
    let written = window.begin(Message::Taking(taking::Message::Submitted));
    give_up(&mut window);
    window.run(written);
    assert!(file.exists() != shows(&mut window, GIVEN_UP), "there whole, or not at all: {:?}", window.texts());
}

#[test]
fn what_came_in_and_is_taken_back_is_no_longer_said_to_be_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), "en");
    let table = folder.path().join("joueurs d\u{2019}été.csv");
    std::fs::write(&table, "name\nUrsule\nÉlodie\n").expect("written");
    let look = |window: &mut Window| {
        window.update(Message::Import(import::Message::Typed(table.display().to_string())));
        window.update(Message::Import(import::Message::ReadAsked));
    };
    let done = "It has come in. “Undo” takes it back.";
    let says = |window: &mut Window, part: &str| window.texts().iter().any(|text| text.contains(part));
    window.update(Message::Went(Place::Import(Bring::Players)));
    look(&mut window);
    window.update(Message::Import(import::Message::BringAsked));
    assert!(shows(&mut window, done), "{:?}", window.texts());
    // The same file has nothing new, until what came in is taken back.
    look(&mut window);
    assert!(shows(&mut window, "There is nothing to bring in."), "{:?}", window.texts());
    window.update(Message::Undo);
    assert!(says(&mut window, "Line 2: new: Ursule"), "{:?}", window.texts());
    window.update(Message::Import(import::Message::BringAsked));
    assert!(shows(&mut window, done), "{:?}", window.texts());
    window.update(Message::Undo);
    assert!(!shows(&mut window, done), "{:?}", window.texts());
}
