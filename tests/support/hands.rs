//! What hands do in the window again and again, and what eyes look for.

// Each test file is a program of its own and uses some of these.
#![allow(dead_code)]
// What tests share fails as they do.
#![allow(clippy::expect_used, clippy::panic)]

use std::path::Path;

use halali::app::preferences::Preferences;
use iced::Size;
use iced::keyboard::{Key, Modifiers};

use super::commands::Home;
use super::window::Window;

/// The preferences of somebody who reads a language.
pub(crate) fn in_language(code: &str) -> Preferences {
    Preferences { language: Some(code.to_owned()), ..Preferences::default() }
}

/// The window on the club file of a folder, which is made if there is none.
pub(crate) fn open_in(folder: &Path, language: &str, size: Size) -> Window {
    Window::open(in_language(language), folder.join("club.halaliclub"), size)
}

pub(crate) fn ctrl(window: &mut Window, key: &str) {
    window.key(Key::Character(key.into()), Modifiers::CTRL);
}

/// Puts the keyboard into a field.
pub(crate) fn focus(window: &mut Window, id: &str) {
    let Some(place) = window.place(id) else { panic!("{id} is not among {:?}", window.texts()) };
    window.click(place.center());
}

/// Presses what has this name.
pub(crate) fn press(window: &mut Window, id: &str) {
    let place = window.place(id).expect(id).center();
    window.click(place);
}

/// Presses one of several texts that are the same, in their order from the first.
pub(crate) fn click_nth(window: &mut Window, text: &str, nth: usize) {
    let mut found = window.found().into_iter().filter(|(.., found)| found == text);
    let Some((_, place, _)) = found.nth(nth) else { panic!("{text:?} {nth}: {:#?}", window.texts()) };
    window.click(place.center());
}

/// Whether just this text is to be seen.
pub(crate) fn shows(window: &mut Window, text: &str) -> bool {
    window.text(text).is_some()
}

/// Names of up to forty letters, with accents.
pub(crate) fn long_name(number: usize) -> String {
    let long = ["Zoë-Éléonore d’Haussonville-Çağlayan", "Jürgen", "Ångström-Łukasiewicz van der Meulen", "Ana"];
    format!("{} {number:03}", long[number % 4])
}

/// A club with a tournament of so many players with long names, which has started.
pub(crate) fn event_of(players: usize, options: &[&str]) -> Home {
    let home = Home::new();
    let names: Vec<_> = (1..=players).map(long_name).collect();
    std::fs::write(home.folder().join("players.csv"), format!("name\n{}\n", names.join("\n"))).expect("a list");
    home.good(&["import", "players", "players.csv", "--yes"]);
    home.good(&[&["tournament", "new", "Autumn Cup", "--lots", "3"], options].concat());
    let names: Vec<_> = names.iter().map(String::as_str).collect();
    home.good(&[&["tournament", "enter", "last"][..], &names].concat());
    home.good(&["tournament", "start", "last"]);
    home
}
