//! Keys that mean the same on every screen.

use iced::keyboard::{self, Key, Modifiers, key::Named};
use iced::{Event, event, window};

use super::{Message, Place, shell};

/// What a key means wherever one is.
pub(super) fn shortcut(key: &Key, modifiers: Modifiers) -> Option<Message> {
    match key.as_ref() {
        Key::Character("z" | "Z") if modifiers.command() && modifiers.shift() => Some(Message::Redo),
        Key::Character("z") if modifiers.command() => Some(Message::Undo),
        Key::Character("y") if modifiers.command() => Some(Message::Redo),
        Key::Named(Named::F1) | Key::Character("?") => Some(Message::ShortcutsAsked),
        Key::Named(Named::ArrowLeft) if modifiers.alt() => Some(Message::WentBack),
        Key::Character("k") if modifiers.command() => Some(Message::FinderAsked),
        Key::Character("n") if modifiers.command() => Some(Message::Went(Place::NewSeries(None))),
        Key::Character("r") if modifiers.command() => Some(Message::Went(Place::PaperResult)),
        Key::Character(digit) if modifiers.command() => {
            let number: usize = digit.parse().ok()?;
            shell::PLACES.get(number.checked_sub(1)?).map(|(place, _)| Message::Went(*place))
        }
        _ => None,
    }
}

/// Keys that no field took. A focused field takes Escape, which closes what lies over the screen all the same.
pub fn on_event(event: Event, status: event::Status, _window: window::Id) -> Option<Message> {
    match event {
        Event::Keyboard(keyboard::Event::KeyPressed { key, modifiers, .. })
            if status == event::Status::Ignored || key == Key::Named(Named::Escape) =>
        {
            Some(Message::Pressed(key, modifiers))
        }
        _ => None,
    }
}
