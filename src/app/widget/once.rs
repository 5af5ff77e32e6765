//! A press that is the second half of a double click means nothing to what the first half has brought, or uncovered.

use std::borrow::Cow;

use chrono::{DateTime, Local, TimeDelta};
use iced::advanced::{Shell, mouse};
use iced::{Element, Event, Point, Rectangle, touch};

use super::around::{Around, Hearing};

/// So soon after another press, and so near, in logical pixels, a press is the second half of a double click.
const DOUBLE: TimeDelta = TimeDelta::milliseconds(350);
const NEAR: f32 = 10.0;

/// Lets something that shows one thing or another hear no double click across both. `shown` tells apart what is shown, and
/// `clock` when a press comes.
pub fn once<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    shown: impl Copy + PartialEq + 'static,
    clock: fn() -> DateTime<Local>,
) -> Element<'a, Message> {
    Around { content: content.into(), hearing: Once { shown, clock } }.into()
}

struct Once<Shown> {
    shown: Shown,
    clock: fn() -> DateTime<Local>,
}

/// A press: when, where, and what was shown then.
struct Press<Shown> {
    time: DateTime<Local>,
    place: Point,
    shown: Shown,
}

impl<Shown: PartialEq> Press<Shown> {
    /// Whether it is the second half of a double click that began with another, on something else.
    fn repeats(&self, first: &Press<Shown>) -> bool {
        let passed = self.time.signed_duration_since(first.time);
        // A clock that was set back says nothing of two presses.
        let is_soon = passed >= TimeDelta::zero() && passed < DOUBLE;
        is_soon && self.place.distance(first.place) < NEAR && self.shown != first.shown
    }
}

/// Where a press goes down, if an event is one.
fn pressed(event: &Event, pointer: mouse::Cursor) -> Option<Point> {
    match event {
        Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)) => pointer.position(),
        Event::Touch(touch::Event::FingerPressed { position, .. }) => Some(*position),
        _ => None,
    }
}

impl<Message, Shown: Copy + PartialEq + 'static> Hearing<Message> for Once<Shown> {
    type State = Option<Press<Shown>>;

    fn hear<'e>(
        &self,
        last: &mut Self::State,
        event: &'e Event,
        pointer: mouse::Cursor,
        _bounds: Rectangle,
        shell: &mut Shell<'_, Message>,
    ) -> Option<Cow<'e, Event>> {
        if let Some(place) = pressed(event, pointer) {
            let press = Press { time: (self.clock)(), place, shown: self.shown };
            if last.take().is_some_and(|first| press.repeats(&first)) {
                // What follows is no part of the double click any more.
                shell.capture_event();
                return None;
            }
            *last = Some(press);
        }
        Some(Cow::Borrowed(event))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_second_press_so_soon_and_so_near_on_something_else_is_not_heard() {
        let (start, here) = (Local::now(), Point::new(5.0, 5.0));
        let first = Press { time: start, place: here, shown: false };
        let repeats = |after: i64, place: Point, shown: bool| {
            Press { time: start + TimeDelta::milliseconds(after), place, shown }.repeats(&first)
        };
        assert!(repeats(100, here, true) && repeats(349, Point::new(9.0, 9.0), true));
        assert!(!repeats(100, here, false) && !repeats(350, here, true) && !repeats(-1, here, true));
        assert!(!repeats(100, Point::new(40.0, 5.0), true));
    }
}
