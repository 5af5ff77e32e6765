//! That every text fits: each screen in each language, in the smallest window that is promised, with texts of the usual size
//! and with larger ones.

#![cfg(feature = "app")]
#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

mod support;

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command as Process;

use halali::app::preferences::Preferences;
use halali::app::{Message, Place, play};
use halali::club::Purpose;
use iced::keyboard::{Key, Modifiers};
use iced::{Point, Size};
use support::clubs::series;
use support::table::{SERIES, club, still};
use support::window::Window;

const SIZE: Size = Size::new(1024.0, 700.0);
/// Those that ship with the program.
const LANGUAGES: [&str; 4] = ["en", "fr", "de", "nl"];

/// The window with texts of so many hundredths of their usual size.
fn open(path: &Path, language: &str, text: u16) -> Window {
    let preferences = Preferences { language: Some(language.to_owned()), text, ..Preferences::default() };
    Window::open(preferences, path.to_owned(), SIZE * (100.0 / f32::from(text)))
}

/// The texts of a screen that do not fit, wherever it is scrolled.
fn collect(window: &mut Window, what: &str, faults: &mut BTreeSet<String>) {
    let middle = Point::new(window.size().width * 0.7, window.size().height * 0.7);
    let mut before = Vec::new();
    for _ in 0..12 {
        faults.extend(window.clipped().into_iter().map(|fault| format!("{what}: {fault}")));
        window.scroll(middle, 320.0);
        let now = window.texts_drawn();
        if now == before {
            break;
        }
        before = now;
    }
}

fn on_every_screen(path: &Path, at: impl Fn(&str) -> String, language: &str, text: u16, faults: &mut BTreeSet<String>) {
    let mut window = open(path, language, text);
    let shown = window.app.club().expect("a club").clone();
    let somebody = shown.people.iter().next().map(|player| player.id);
    let some = shown.series.last().map(|series| series.id());
    let mut places = vec![
        Place::Home,
        Place::Evening,
        Place::Players,
        Place::AddPlayer,
        Place::NewSeries(None),
        Place::PaperResult,
        Place::SeriesList,
        Place::Standings,
        Place::Rules,
        Place::Log,
        Place::Settings,
    ];
    places.extend(somebody.map(Place::Player));
    places.extend(some.map(Place::Series));
    for place in places {
        window.update(Message::Went(place));
        collect(&mut window, &at(&format!("{place:?}")), faults);
    }
    window.update(Message::ShortcutsAsked);
    collect(&mut window, &at("shortcuts"), faults);
    window.close();
}

fn in_a_game(path: &Path, at: impl Fn(&str) -> String, language: &str, text: u16, faults: &mut BTreeSet<String>) {
    use play::Question;
    let mut window = open(path, language, text);
    let ask = |window: &mut Window, what: &str, question: Question, faults: &mut BTreeSet<String>| {
        window.update(Message::Play(play::Message::Asked(question)));
        collect(window, &at(what), faults);
        window.update(Message::Play(play::Message::Dismissed));
    };
    for (place, name) in [(Place::Play(series(SERIES)), "game"), (Place::Learn, "lesson")] {
        window.update(Message::Went(place));
        window.update(Message::Play(play::Message::Chosen(still())));
        for typed in ["b2", "d4", "f6", "zz"] {
            window.type_text(typed);
            window.key(Key::Named(iced::keyboard::key::Named::Enter), Modifiers::empty());
            collect(&mut window, &at(name), faults);
        }
        ask(&mut window, &format!("{name}, menu"), Question::Menu, faults);
    }
    window.update(Message::Went(Place::Play(series(SERIES))));
    ask(&mut window, "game, organiser", Question::Organiser { reason: String::new() }, faults);
    ask(&mut window, "game, agree", Question::Agree, faults);
    ask(&mut window, "game, concede", Question::Concede, faults);
    let adjudicated = play::Adjudicated::default();
    ask(&mut window, "game, adjudicate", Question::Adjudicate(adjudicated), faults);
    window.update(Message::Play(play::Message::Chosen(play::Options { alone: true, ..still() })));
    window.type_text("zz");
    collect(&mut window, &at("alone"), faults);
    window.close();
}

#[test]
fn every_text_fits() {
    let folder = tempfile::tempdir().expect("a folder");
    let demo = folder.path().join("demo.halaliclub");
    let made = Process::new(env!("CARGO_BIN_EXE_halali")).arg("demo").arg(&demo).output().expect("a demo");
    assert!(made.status.success());
    let game = club(folder.path(), 11, Purpose::Counted, None);
    let empty = folder.path().join("empty").join("new.halaliclub");
    let mut faults = BTreeSet::new();
    for language in LANGUAGES {
        for text in [100, 130] {
            on_every_screen(&demo, |what| format!("{language} {text} {what}"), language, text, &mut faults);
            in_a_game(&game, |what| format!("{language} {text} {what}"), language, text, &mut faults);
        }
        on_every_screen(&empty, |what| format!("{language} empty {what}"), language, 100, &mut faults);
    }
    assert!(faults.is_empty(), "{} texts do not fit: {faults:#?}", faults.len());
}
