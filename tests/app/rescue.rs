//! The ways out where a club file is damaged: at opening, where another one is opened, and while the club is open.

#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use std::fs;
use std::path::{Path, PathBuf};

use crate::support::clubs::{holder, writer};
use crate::support::hands::{ctrl, in_language, shows};
use crate::support::whole::full_club;
use crate::support::window::Window;
use halali::app::screen::pin_form::Message as Pin;
use halali::app::screen::settings;
use halali::app::system::Answer;
use halali::app::{Message, Place, chooser};
use halali::store::Reason;
use iced::Size;
use iced::keyboard::key::Named;

/// A club with a backup, which is then damaged.
struct Damaged {
    folder: tempfile::TempDir,
    path: PathBuf,
    series: usize,
    bytes: Vec<u8>,
}

fn damaged(damage: impl Fn(&mut Vec<u8>)) -> Damaged {
    let folder = tempfile::tempdir().expect("a folder");
    let below = folder.path().join("Zoë").join("Jeux d\u{2019}été");
    fs::create_dir_all(&below).expect("a folder");
    let path = full_club(&below);
    let club = writer(&path);
    club.back_up(Reason::Asked, holder().since).expect("a backup");
    let series = club.series_book().expect("series").len();
    club.close().expect("closed");
    let mut bytes = fs::read(&path).expect("a file");
    damage(&mut bytes);
    fs::write(&path, &bytes).expect("written");
    Damaged { folder, path, series, bytes }
}

fn truncate(bytes: &mut Vec<u8>) {
    bytes.truncate(bytes.len() / 2);
}

/// Nothing that can be read stays at these places.
fn garble(bytes: &mut [u8]) {
    let (from, to) = (bytes.len() / 4, bytes.len() * 3 / 4);
    bytes[from..to].fill(0xa5);
}

fn no_database(bytes: &mut Vec<u8>) {
    *bytes = b"Dear Zoe, this is a letter and no club. ".repeat(40);
}

fn open(of: &Damaged, language: &str) -> Window {
    Window::open(in_language(language), of.path.clone(), Size::new(1024.0, 700.0))
}

fn says(window: &mut Window, part: &str) -> bool {
    window.texts().iter().any(|text| text.contains(part))
}

fn series(window: &Window) -> Option<usize> {
    window.app.club().map(|club| club.series.len())
}

/// Goes by keyboard alone to what has this text, and presses it.
fn press_by_keyboard(window: &mut Window, text: &str) {
    let place = window.text(text).expect(text).center();
    for _ in 0..30 {
        window.named(Named::Tab);
        if window.focused().is_some_and(|focused| focused.contains(place)) {
            window.named(Named::Enter);
            return;
        }
    }
    unreachable!("Tab leads nowhere near {text:?}");
}

#[test]
fn a_damaged_file_is_left_as_it_is_and_the_last_good_backup_can_be_restored() {
    type Damage = fn(&mut Vec<u8>);
    let kinds: [(Damage, &str); 4] = [
        (truncate, "is damaged: some of it can no longer be read."),
        (|bytes| garble(bytes), "is damaged: some of it can no longer be read."),
        (no_database, "is not a club file."),
        (Vec::clear, "is empty: there is nothing in it any more."),
    ];
    for (damage, sentence) in kinds {
        let of = damaged(damage);
        let mut window = open(&of, "en");
        assert!(window.app.club().is_none() && says(&mut window, sentence), "{:?}", window.texts());
        assert!(says(&mut window, "Jeux d\u{2019}été") && says(&mut window, "It holds"), "{:?}", window.texts());
        assert_eq!(window.clipped(), [""; 0], "{sentence}");
        window.click_text("Try again");
        assert!(says(&mut window, sentence) && fs::read(&of.path).expect("a file") == of.bytes, "{sentence}");
        press_by_keyboard(&mut window, "Restore this backup");
        assert_eq!(series(&window), Some(of.series), "{sentence} {:?}", window.texts());
        assert!(says(&mut window, "The damaged file is kept as"), "{:?}", window.texts());
        let kept = fs::read_dir(of.path.with_added_extension("backups")).expect("backups").flatten();
        let mut kept = kept.map(|kept| kept.path()).filter(|kept| kept.to_string_lossy().ends_with(".damaged"));
        let kept = kept.next().expect("the damaged file");
        assert!(fs::read(kept).expect("a file") == of.bytes, "{sentence}");
        window.close();
    }
}

#[test]
fn what_can_be_read_of_a_damaged_file_goes_into_a_new_one_with_a_list_of_what_is_lost() {
    let of = damaged(|bytes| garble(bytes));
    let mut window = open(&of, "en");
    press_by_keyboard(&mut window, "Salvage what can be read");
    let new = of.path.with_file_name("club (salvaged).halaliclub");
    assert!(new.exists() && says(&mut window, "What could be read is in"), "{:?}", window.texts());
    assert!(window.texts().iter().any(|text| text.starts_with("– ")), "what is lost: {:?}", window.texts());
    assert_eq!(window.clipped(), [""; 0]);
    window.click_text("Copy the list");
    assert!(window.copied.as_ref().is_some_and(|copied| copied.lines().count() > 1), "{:?}", window.copied);
    assert!(shows(&mut window, "The list is in the clipboard."), "{:?}", window.texts());
    window.click_text("Open the new file");
    assert_eq!(window.app.club().map(|club| &club.path), Some(&new));
    assert!(fs::read(&of.path).expect("a file") == of.bytes);
    window.close();
}

#[test]
fn what_is_no_file_or_may_not_be_read_says_so_and_another_can_be_opened() {
    let of = damaged(|_| {});
    fs::remove_file(&of.path).expect("removed");
    fs::create_dir(&of.path).expect("a folder");
    let mut window = open(&of, "fr");
    assert!(says(&mut window, "est un dossier, et non un fichier de club."), "{:?}", window.texts());
    for way in ["Réessayer", "Ouvrir un fichier de club…", "Essayer le club modèle"] {
        assert!(shows(&mut window, way), "{way}: {:?}", window.texts());
    }
    assert!(!shows(&mut window, "Restaurer cette sauvegarde") && !shows(&mut window, "Sauver ce qui est lisible"));
    fs::remove_dir(&of.path).expect("removed");
    fs::write(&of.path, &of.bytes).expect("written");
    window.click_text("Réessayer");
    assert_eq!(series(&window), Some(of.series));
    window.close();
}

#[test]
fn another_file_that_is_damaged_leaves_the_open_club_as_it_is() {
    let of = damaged(|bytes| garble(bytes));
    let own = of.folder.path().join("own.halaliclub");
    let mut window = Window::open(in_language("en"), own.clone(), Size::new(1024.0, 700.0));
    window.update(Message::Chooser(chooser::Message::Answered(Answer::Chosen(of.path.clone()))));
    assert!(shows(&mut window, "Restore this backup"), "{:?}", window.texts());
    window.named(Named::Escape);
    assert!(!shows(&mut window, "Restore this backup"), "{:?}", window.texts());
    // What is done is done to the club that is shown.
    window.click_text("Add a player");
    window.type_text("Zoë");
    window.named(Named::Enter);
    assert_eq!(window.app.club().map(|club| (club.people.iter().count(), &club.path)), Some((1, &own)));
    assert!(fs::read(&of.path).expect("a file") == of.bytes);
    window.update(Message::Chooser(chooser::Message::Answered(Answer::Chosen(of.path.clone()))));
    window.click_text("Restore this backup");
    assert_eq!(series(&window), Some(of.series), "{:?}", window.texts());
    window.close();
}

#[test]
fn a_file_that_is_gone_is_not_replaced_by_an_empty_club_where_there_are_backups() {
    let of = damaged(|_| {});
    fs::remove_file(&of.path).expect("removed");
    let mut window = open(&of, "en");
    assert!(window.app.club().is_none() && says(&mut window, "There is no file"), "{:?}", window.texts());
    assert!(shows(&mut window, "Make a new club there"), "{:?}", window.texts());
    window.click_text("Restore this backup");
    assert_eq!(series(&window), Some(of.series), "{:?}", window.texts());
    window.close();
}

/// The pages of the log are garbled behind the back of the program.
fn garble_open(path: &Path) {
    let connection = rusqlite::Connection::open(path).expect("a database");
    connection.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)").expect("checkpoint");
    let pages: Vec<i64> = connection
        .prepare("SELECT pageno FROM dbstat WHERE name = 'log'")
        .and_then(|mut pages| pages.query_map([], |row| row.get(0))?.collect())
        .expect("pages");
    drop(connection);
    use std::io::{Seek as _, SeekFrom, Write as _};
    let mut file = fs::File::options().write(true).open(path).expect("a file");
    for page in pages {
        file.seek(SeekFrom::Start((u64::try_from(page).expect("a page") - 1) * 4096)).expect("a page");
        file.write_all(&[0xa5; 4096]).expect("written");
    }
}

#[test]
fn damage_that_is_met_later_says_so_with_the_same_ways_out() {
    let of = damaged(|_| {});
    let mut window = open(&of, "fr");
    assert_eq!(series(&window), Some(of.series));
    garble_open(&of.path);
    window.update(Message::Went(Place::Log));
    assert!(says(&mut window, "une partie n’est plus lisible"), "{:?}", window.texts());
    assert!(shows(&mut window, "Restaurer cette sauvegarde"), "{:?}", window.texts());
    // It can be looked at all the same, and the ways out stay in sight.
    window.click_text("Fermer");
    ctrl(&mut window, "1");
    assert!(!shows(&mut window, "Restaurer cette sauvegarde"));
    window.click_text("Que faire…");
    window.click_text("Restaurer cette sauvegarde");
    assert_eq!(series(&window), Some(of.series), "{:?}", window.texts());
    assert!(!shows(&mut window, "Que faire…"), "{:?}", window.texts());
    window.update(Message::Went(Place::Log));
    assert!(!says(&mut window, "lisible"), "{:?}", window.texts());
    window.close();
}

#[test]
fn the_ways_out_fit_in_every_language() {
    let of = damaged(|bytes| garble(bytes));
    let words = [
        ("en", ["Restore this backup", "Salvage what can be read", "Open the new file"]),
        ("fr", ["Restaurer cette sauvegarde", "Sauver ce qui est lisible", "Ouvrir le nouveau fichier"]),
        ("de", ["Diese Sicherung zurückholen", "Lesbares retten", "Neue Datei öffnen"]),
        ("nl", ["Deze back-up terugzetten", "Redden wat leesbaar is", "Nieuw bestand openen"]),
    ];
    for (language, [restore, salvage, open]) in words {
        let mut window = Window::open(in_language(language), of.path.clone(), Size::new(880.0, 600.0));
        assert!(shows(&mut window, restore), "{:?}", window.texts());
        assert_eq!(window.clipped(), [""; 0], "{language}");
        press_by_keyboard(&mut window, salvage);
        assert!(shows(&mut window, open), "{:?}", window.texts());
        assert_eq!(window.clipped(), [""; 0], "{language}");
        window.close();
    }
}

#[test]
fn the_pin_is_asked_for_before_a_backup_takes_the_place_of_a_damaged_file() {
    let of = damaged(|_| {});
    let mut window = open(&of, "en");
    window.update(Message::Went(Place::Settings));
    for message in [Pin::Typed("1234".to_owned()), Pin::TypedAgain("1234".to_owned()), Pin::Set] {
        window.update(Message::Settings(settings::Message::Pin(message)));
    }
    assert!(shows(&mut window, "A PIN is set."), "{:?}", window.texts());
    window.close();
    fs::write(&of.path, b"").expect("written");
    let places = halali::app::preferences::Places {
        preferences: Some(of.path.with_file_name("window.json")),
        ..Default::default()
    };
    let preferences = halali::app::preferences::Preferences::kept(&places).0;
    let mut window = Window::open(preferences, of.path.clone(), Size::new(1024.0, 700.0));
    window.click_text("Restore this backup");
    assert!(window.app.club().is_none() && shows(&mut window, "Unlock"), "{:?}", window.texts());
    window.type_text("1234");
    window.named(Named::Enter);
    assert_eq!(series(&window), Some(of.series), "{:?}", window.texts());
    window.close();
}
