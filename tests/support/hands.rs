//! What hands do in the window again and again, and what eyes look for.

// Each test file is a program of its own and uses some of these.
#![allow(dead_code)]
// What tests share fails as they do.
#![allow(clippy::expect_used, clippy::panic)]

use std::path::Path;

use halali::app::preferences::Preferences;
use iced::Size;
use iced::keyboard::{Key, Modifiers};

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

/// Whether just this text is to be seen.
pub(crate) fn shows(window: &mut Window, text: &str) -> bool {
    window.text(text).is_some()
}
