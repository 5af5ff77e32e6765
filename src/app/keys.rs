//! Keys that mean the same on every screen.

use iced::keyboard::key::{Code, Named, Physical};
use iced::keyboard::{self, Key, Modifiers};
use iced::{Event, event, window};

use super::{Message, Place, shell};

/// What a key means wherever one is.
pub(super) fn shortcut(key: &Key, physical: Physical, modifiers: Modifiers) -> Option<Message> {
    match key.as_ref() {
        Key::Character("z" | "Z") if modifiers.command() && modifiers.shift() => Some(Message::Redo),
        Key::Character("z") if modifiers.command() => Some(Message::Undo),
        Key::Character("y") if modifiers.command() => Some(Message::Redo),
        Key::Named(Named::F1) | Key::Character("?") => Some(Message::ShortcutsAsked),
        Key::Named(Named::ArrowLeft) if modifiers.alt() => Some(Message::WentBack),
        Key::Character("k") if modifiers.command() => Some(Message::FinderAsked),
        Key::Character("n") if modifiers.command() => Some(Message::Went(Place::NewSeries(None))),
        Key::Character("r") if modifiers.command() => Some(Message::Went(Place::PaperResult)),
        Key::Character(_) if modifiers.command() => {
            let number = usize::from(digit(key, physical, modifiers)?);
            shell::PLACES.get(number.checked_sub(1)?).map(|(place, _)| Message::Went(*place))
        }
        _ => None,
    }
}

/// The digit on a key: the one that is typed, or else the one of its place. On French keyboards digits need Shift, which is
/// asked of nobody here.
pub(super) fn digit(key: &Key, physical: Physical, modifiers: Modifiers) -> Option<u8> {
    let Key::Character(typed) = key else { return None };
    let typed = typed.parse::<char>().ok()?.to_digit(10).and_then(|digit| u8::try_from(digit).ok());
    let Physical::Code(code) = physical else { return typed };
    // What Shift makes of a digit is no digit.
    typed.or_else(|| placed(code).filter(|_| !modifiers.shift()))
}

const fn placed(code: Code) -> Option<u8> {
    Some(match code {
        Code::Digit0 | Code::Numpad0 => 0,
        Code::Digit1 | Code::Numpad1 => 1,
        Code::Digit2 | Code::Numpad2 => 2,
        Code::Digit3 | Code::Numpad3 => 3,
        Code::Digit4 | Code::Numpad4 => 4,
        Code::Digit5 | Code::Numpad5 => 5,
        Code::Digit6 | Code::Numpad6 => 6,
        Code::Digit7 | Code::Numpad7 => 7,
        Code::Digit8 | Code::Numpad8 => 8,
        Code::Digit9 | Code::Numpad9 => 9,
        _ => return None,
    })
}

/// Keys that no field took. A focused field takes Escape, which closes what lies over the screen all the same.
pub fn on_event(event: Event, status: event::Status, _window: window::Id) -> Option<Message> {
    match event {
        // Settings of the system are changed in another window, if this one does not hear of it otherwise.
        Event::Window(window::Event::Focused) => Some(Message::SystemChanged),
        // Whoever holds Enter down means one thing, and not whatever stands there next.
        Event::Keyboard(keyboard::Event::KeyPressed { key: Key::Named(Named::Enter), repeat: true, .. }) => None,
        // Nor does whoever holds Ctrl+Z down mean everything that was ever done.
        Event::Keyboard(keyboard::Event::KeyPressed { key: Key::Character(_), repeat: true, modifiers, .. })
            if modifiers.command() =>
        {
            None
        }
        Event::Keyboard(keyboard::Event::KeyPressed { key, modified_key, physical_key, modifiers, .. })
            if status == event::Status::Ignored || key == Key::Named(Named::Escape) =>
        {
            // What Shift makes of a key is meant, such as a question mark; what Ctrl makes of it is not.
            let is_typed = !modifiers.command() && !modifiers.alt();
            Some(Message::Pressed(if is_typed { modified_key } else { key }, physical_key, modifiers))
        }
        _ => None,
    }
}

/// The same with the window in which it happened.
pub fn heard(event: Event, status: event::Status, window: window::Id) -> Option<Message> {
    on_event(event, status, window).map(|message| Message::In(window, Box::new(message)))
}

#[cfg(test)]
mod tests {
    use iced::keyboard::Location;
    use iced::keyboard::key::NativeCode;

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
            Some(Message::Pressed(key, physical, modifiers)) => shortcut(&key, physical, modifiers),
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
        let of = |typed: &str, code, modifiers| digit(&Key::Character(typed.into()), Physical::Code(code), modifiers);
        let none = Modifiers::empty();
        assert_eq!(of("é", Code::Digit2, none), Some(2), "French");
        assert_eq!(of("2", Code::Digit2, Modifiers::SHIFT), Some(2), "French, with Shift");
        assert_eq!(of("-", Code::Digit6, none), Some(6), "French");
        assert_eq!(of("-", Code::Minus, none), None, "American");
        assert_eq!(of("(", Code::Digit9, Modifiers::SHIFT), None, "American");
        assert_eq!(of("7", Code::Numpad7, none), Some(7));
        assert_eq!(of("3", Code::F35, none), Some(3), "wherever it is");
        assert_eq!(of("x", Code::KeyX, none), None);
        let unknown = Physical::Unidentified(NativeCode::Unidentified);
        assert_eq!(["3", "à"].map(|typed| digit(&Key::Character(typed.into()), unknown, none)), [Some(3), None]);
        // The places on the bar have digits too.
        let place = shortcut(&Key::Character("é".into()), Physical::Code(Code::Digit2), Modifiers::COMMAND);
        assert!(matches!(place, Some(Message::Went(Place::Evening))), "{place:?}");
    }
}
