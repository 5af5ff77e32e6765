//! What the window does not hear.
//!
//! Whoever holds Enter down means one thing, and not whatever stands there next: a field hears it once.
//!
//! Keys with Ctrl are shortcuts and never letters. Some systems send the digit of Ctrl+1 as a text all the same, and a field
//! that has the keyboard would take it.
//!
//! While a finger is down, further ones are nothing: a hand that rests on a screen would drop what another finger drags. The
//! system moves the cursor with every finger; here it stays with the first.

use std::borrow::Cow;

use iced::advanced::{Shell, mouse};
use iced::keyboard::Event::KeyPressed;
use iced::keyboard::Key;
use iced::keyboard::key::Named;
use iced::{Element, Event, Point, Rectangle, touch, window};

use super::around::{Around, Hearing};

/// Keeps the letters of shortcuts and further fingers from something.
pub fn hush<'a, Message: 'a>(content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    Around { content: content.into(), hearing: Hush }.into()
}

struct Hush;

/// The same event without the letter, if it is one of a shortcut.
fn hushed(event: &Event) -> Option<Event> {
    // Ctrl and Alt together are AltGr on some systems, which makes letters.
    let is_shortcut = |event: &Event| {
        let Event::Keyboard(KeyPressed { modifiers, text: Some(_), .. }) = event else { return false };
        modifiers.command() && !modifiers.alt()
    };
    let mut hushed = is_shortcut(event).then(|| event.clone())?;
    if let Event::Keyboard(KeyPressed { text, .. }) = &mut hushed {
        *text = None;
    }
    Some(hushed)
}

/// The finger that is heard.
#[derive(Clone, Copy, Default)]
struct First {
    finger: Option<(touch::Finger, Point)>,
    /// It was lifted: whatever comes next does not come from it.
    is_up: bool,
    /// It may have been lifted where nobody saw it, so that the next one is heard.
    is_over: bool,
}

impl First {
    /// Whether an event is heard.
    fn hears(&mut self, event: &Event) -> bool {
        if matches!(event, Event::Touch(_) | Event::Mouse(_)) && std::mem::take(&mut self.is_up) {
            self.finger = None;
        }
        let (id, position) = match event {
            Event::Keyboard(KeyPressed { key: Key::Named(Named::Enter), repeat: true, .. }) => return false,
            Event::Touch(
                touch::Event::FingerPressed { id, position }
                | touch::Event::FingerMoved { id, position }
                | touch::Event::FingerLifted { id, position }
                | touch::Event::FingerLost { id, position },
            ) => (*id, *position),
            Event::Mouse(mouse::Event::ButtonPressed(_)) | Event::Window(window::Event::Unfocused) => {
                self.is_over = true;
                return true;
            }
            _ => return true,
        };
        let is_first = self.finger.is_some_and(|(first, _)| first == id);
        let begins = matches!(event, Event::Touch(touch::Event::FingerPressed { .. }));
        if begins && (self.finger.is_none() || self.is_over) || is_first {
            self.is_over &= !begins;
            self.is_up =
                matches!(event, Event::Touch(touch::Event::FingerLifted { .. } | touch::Event::FingerLost { .. }));
            self.finger = Some((id, position));
            return true;
        }
        false
    }
}

impl<Message> Hearing<Message> for Hush {
    type State = First;

    fn hear<'e>(
        &self,
        first: &mut First,
        event: &'e Event,
        _pointer: mouse::Cursor,
        _bounds: Rectangle,
        _shell: &mut Shell<'_, Message>,
    ) -> Option<Cow<'e, Event>> {
        let event = hushed(event).map_or(Cow::Borrowed(event), Cow::Owned);
        first.hears(&event).then_some(event)
    }

    /// With the first finger, wherever the others are.
    fn pointer(&self, first: &First, pointer: mouse::Cursor) -> mouse::Cursor {
        match (first.finger, pointer) {
            (Some((_, at)), mouse::Cursor::Available(_)) if !first.is_over => mouse::Cursor::Available(at),
            _ => pointer,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn touched(of: fn(touch::Finger, Point) -> touch::Event, finger: u64) -> Event {
        Event::Touch(of(touch::Finger(finger), Point::new(finger as f32, 0.0)))
    }

    fn down(finger: u64) -> Event {
        touched(|id, position| touch::Event::FingerPressed { id, position }, finger)
    }

    fn moved(finger: u64) -> Event {
        touched(|id, position| touch::Event::FingerMoved { id, position }, finger)
    }

    fn up(finger: u64) -> Event {
        touched(|id, position| touch::Event::FingerLifted { id, position }, finger)
    }

    /// Which events are heard.
    fn heard(events: &[Event]) -> Vec<bool> {
        let mut first = First::default();
        events.iter().map(|event| first.hears(event)).collect()
    }

    #[test]
    fn further_fingers_are_nothing_until_the_first_is_lifted() {
        let events = [down(1), down(2), moved(2), moved(1), up(2), up(1), moved(2), down(3), up(3)];
        assert_eq!(heard(&events), [true, false, false, true, false, true, false, true, true]);
        // The second is still down when the first goes: it stays unheard, and the next one is not.
        assert_eq!(heard(&[down(1), down(2), up(1), up(2), down(2), up(2)]), [true, false, true, false, true, true]);
    }

    #[test]
    fn a_finger_that_was_lifted_unseen_blocks_nothing() {
        let away = Event::Window(window::Event::Unfocused);
        let click = Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left));
        for what in [away, click] {
            assert_eq!(heard(&[down(1), what.clone(), down(2), up(2)]), [true; 4]);
            assert_eq!(heard(&[down(1), what, up(1), down(2)]), [true; 4]);
        }
    }

    #[test]
    fn the_cursor_stays_with_the_first_finger_until_something_else_comes() {
        let mut first = First::default();
        let elsewhere = mouse::Cursor::Available(Point::new(99.0, 99.0));
        let pointer = |first: &First| Hearing::<()>::pointer(&Hush, first, elsewhere);
        let at_first = mouse::Cursor::Available(Point::new(1.0, 0.0));
        assert_eq!(pointer(&first), elsewhere);
        assert!(first.hears(&down(1)) && !first.hears(&moved(2)));
        assert_eq!(pointer(&first), at_first);
        assert!(first.hears(&up(1)));
        assert_eq!(pointer(&first), at_first, "it was lifted there");
        assert!(!first.hears(&moved(2)));
        assert_eq!(pointer(&first), elsewhere);
    }
}
