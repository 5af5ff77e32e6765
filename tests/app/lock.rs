//! What is kept for this machine: the organiser's PIN, the colours of the system, and preferences that cannot be read.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

use std::path::Path;

use crate::support::hands::{ctrl, focus, shows};
use crate::support::window::Window;
use halali::app::preferences::{Places, Preferences};
use halali::app::system::{Answer, System};
use halali::app::theme::Look;
use halali::app::{Message, chooser, on_event};
use halali::words::Language;
use iced::keyboard::{Key, Modifiers, key::Named};
use iced::{Event, Size};

fn open_in(folder: &Path, language: &str) -> Window {
    let preferences = Preferences { language: Some(language.to_owned()), ..kept(folder) };
    Window::open(preferences, folder.join("club.halaliclub"), Size::new(1280.0, 2400.0))
}

fn open(folder: &Path) -> Window {
    open_in(folder, "en")
}

fn kept(folder: &Path) -> Preferences {
    let places = Places { preferences: Some(folder.join("window.json")), ..Places::default() };
    Preferences::kept(&places).0
}

const NEEDED: &str = "This is the organiser’s to decide: the PIN is needed.";

#[test]
fn the_pin_locks_what_is_the_organisers_and_nothing_is_lost_by_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    ctrl(&mut window, "9");
    focus(&mut window, "new-pin");
    window.type_text("12");
    assert!(shows(&mut window, "From 4 to 32 characters."));
    window.type_text("34");
    // Enter leads to the second field; a slip there locks nobody out.
    window.named(Named::Enter);
    window.type_text("1235");
    window.named(Named::Enter);
    assert!(shows(&mut window, "The two are not the same."), "{:?}", window.texts());
    assert!(!shows(&mut window, "A PIN is set."), "{:?}", window.texts());
    window.named(Named::Backspace);
    window.type_text("4");
    assert!(!shows(&mut window, "The two are not the same."), "{:?}", window.texts());
    window.named(Named::Enter);
    assert!(shows(&mut window, "A PIN is set."), "{:?}", window.texts());
    // What to do when it is forgotten is said where it is set and where it is asked for.
    let forgotten = |text: &String| text.contains("If it is forgotten") && text.contains("window.json");
    assert!(window.texts().iter().any(forgotten), "{:?}", window.texts());
    let file = std::fs::read_to_string(folder.path().join("window.json")).expect("kept");
    assert!(!file.contains("1234"), "{file}");
    // Whoever plays enters results as before.
    ctrl(&mut window, "r");
    for typed in ["Zoë", "Max", "60", "1", "45", "0", "30", "0", "20", "0"] {
        window.type_text(typed);
        window.named(Named::Enter);
    }
    let club = |window: &Window| window.app.club().expect("a club").clone();
    assert_eq!(club(&window).series.len(), 1);
    // A correction waits for the PIN; given up, it is still there.
    window.click_text("Correct");
    focus(&mut window, "points-1-first");
    window.named(Named::End);
    window.named(Named::Backspace);
    window.named(Named::Backspace);
    window.type_text("20");
    window.click_text("Correct game 1");
    assert!(shows(&mut window, NEEDED), "{:?}", window.texts());
    window.named(Named::Escape);
    assert!(!shows(&mut window, "Unlock") && shows(&mut window, NEEDED), "{:?}", window.texts());
    assert_eq!(club(&window).series.get(0).expect("it").result().points.first.0, 90);
    window.click_text("Correct game 1");
    for typed in ["1111", "2222", "3333"] {
        window.type_text(typed);
        window.named(Named::Enter);
    }
    assert!(window.texts().iter().any(|text| text.starts_with("That was wrong several times")), "{:?}", window.texts());
    window.type_text("1234");
    window.named(Named::Enter);
    assert_eq!(club(&window).series.get(0).expect("it").result().points.first.0, 90, "even the right one has to wait");
    window.close();
    // The wait outlives the program.
    let mut window = open(folder.path());
    ctrl(&mut window, "z");
    assert!(shows(&mut window, NEEDED), "undo outside a game is the organiser’s: {:?}", window.texts());
    window.type_text("1234");
    window.named(Named::Enter);
    assert_eq!(club(&window).series.len(), 1);
    window.named(Named::Escape);
    std::thread::sleep(std::time::Duration::from_millis(5100));
    ctrl(&mut window, "z");
    window.type_text("1234");
    window.named(Named::Enter);
    assert_eq!(club(&window).series.len(), 0, "{:?}", window.texts());
    // For a while nobody is asked again, unless it is locked.
    window.key(Key::Character("Z".into()), Modifiers::CTRL | Modifiers::SHIFT);
    assert_eq!(club(&window).series.len(), 1);
    ctrl(&mut window, "9");
    window.click_text("Lock now");
    window.click_text("Remove the PIN");
    assert!(shows(&mut window, NEEDED));
    window.type_text("1234");
    window.click_text("Unlock");
    assert!(shows(&mut window, "No PIN is set: everybody at this machine can do everything."), "{:?}", window.texts());
}

#[test]
fn colours_can_go_by_the_system() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    ctrl(&mut window, "9");
    window.click_text("○ As the system");
    assert!(shows(&mut window, "● As the system"));
    for look in Look::ALL {
        window.update(Message::SystemLooked(Some(look)));
        assert_eq!(window.app.theme().palette(), look.theme().palette());
    }
    // The colours of the system change while the window is open, and it asks for them again when it is looked at.
    window.app.set_system(System { look: || Box::pin(async { Some(Look::Dark) }), ..System::here() });
    let focused = Event::Window(iced::window::Event::Focused);
    let message = on_event(focused, iced::event::Status::Ignored, iced::window::Id::unique());
    window.update(message.expect("a message"));
    assert_eq!(window.app.theme().palette(), Look::Dark.theme().palette());
    window.update(Message::SystemLooked(None));
    assert_eq!(window.app.theme().palette(), Look::Light.theme().palette());
    assert!(shows(&mut window, "The system does not say which it prefers; light is shown."));
    // What others kept comes in from here too.
    window.click_text("Import…");
    assert!(shows(&mut window, "● Archive of a club"), "{:?}", window.texts());
    ctrl(&mut window, "9");
    window.click_text("○ High contrast");
    assert_eq!(window.app.theme().palette(), Look::Contrast.theme().palette());
    assert!(!kept(folder.path()).as_system);
}

#[test]
fn preferences_that_cannot_be_read_are_set_aside_and_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("window.json");
    std::fs::write(&file, "{\"language\": ").expect("written");
    let places =
        Places { preferences: Some(file.clone()), usual: Some(folder.path().join("club.halaliclub")), named: None };
    let (preferences, unread) = Preferences::kept(&places);
    assert_eq!(preferences, Preferences::default());
    let failure = unread.expect("a failure");
    assert!(!file.exists() && folder.path().join("window.json.unreadable-1").exists());
    // The window says so, and goes on.
    let mut window = open(folder.path());
    window.app = window.app.with_unread(Some(failure));
    let path = folder.path().join("club.halaliclub");
    window.update(Message::Chooser(chooser::Message::Answered(Answer::Chosen(path))));
    assert!(window.texts().iter().any(|text| text.contains("window.json.unreadable-1")), "{:?}", window.texts());
}

#[test]
fn the_lock_is_shown_in_every_language() {
    for language in Language::ALL.map(Language::code) {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = open_in(folder.path(), language);
        ctrl(&mut window, "9");
        focus(&mut window, "new-pin");
        for _ in 0..2 {
            window.type_text("1234");
            window.named(Named::Enter);
        }
        // What is typed in a field is nothing to undo.
        window.named(Named::Escape);
        ctrl(&mut window, "z");
        window.resize(880.0, 600.0);
        window.draw();
        assert!(window.place("pin").is_some(), "{language}: {:?}", window.texts());
    }
}
