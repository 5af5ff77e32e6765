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

/// The digit on a key. On French keyboards digits need Shift, which is asked of nobody here.
pub(super) fn digit(key: &Key) -> Option<u8> {
    const FRENCH: &str = "à&é\"'(-è_ç";
    let Key::Character(typed) = key else { return None };
    let typed = typed.parse::<char>().ok()?;
    let digit = typed.to_digit(10).and_then(|digit| u8::try_from(digit).ok());
    digit.or_else(|| FRENCH.chars().position(|other| other == typed).and_then(|place| u8::try_from(place).ok()))
}

/// Keys that no field took. A focused field takes Escape, which closes what lies over the screen all the same.
pub fn on_event(event: Event, status: event::Status, _window: window::Id) -> Option<Message> {
    match event {
        Event::Keyboard(keyboard::Event::KeyPressed { key, modified_key, modifiers, .. })
            if status == event::Status::Ignored || key == Key::Named(Named::Escape) =>
        {
            // What Shift makes of a key is meant, such as a question mark; what Ctrl makes of it is not.
            let is_typed = !modifiers.command() && !modifiers.alt();
            Some(Message::Pressed(if is_typed { modified_key } else { key }, modifiers))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use iced::keyboard::Location;
    use iced::keyboard::key::{NativeCode, Physical};

    use super::*;

    fn pressed(key: &str, modified_key: &str, modifiers: Modifiers) -> Option<Message> {
        let event = keyboard::Event::KeyPressed {
            key: Key::Character(key.into()),
            modified_key: Key::Character(modified_key.into()),
            physical_key: Physical::Unidentified(NativeCode::Unidentified),
            location: Location::Standard,
            modifiers,
            text: None,
            repeat: false,
        };
        match on_event(Event::Keyboard(event), event::Status::Ignored, window::Id::unique()) {
            Some(Message::Pressed(key, modifiers)) => shortcut(&key, modifiers),
            other => other,
        }
    }

    #[test]
    fn what_shift_makes_of_a_key_is_meant() {
        assert!(matches!(pressed("/", "?", Modifiers::SHIFT), Some(Message::ShortcutsAsked)));
        assert!(matches!(pressed("z", "Z", Modifiers::SHIFT | Modifiers::COMMAND), Some(Message::Redo)));
    }

    #[test]
    fn digits_are_where_they_are_on_french_keyboards_too() {
        let digits: Vec<_> = "3éàx".chars().map(|typed| digit(&Key::Character(typed.to_string().into()))).collect();
        assert_eq!(digits, [Some(3), Some(2), Some(0), None]);
    }
}
