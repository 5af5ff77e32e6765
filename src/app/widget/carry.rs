//! Something that can be carried to another of its kind with the pointer or a finger.

use std::borrow::Cow;

use iced::advanced::{Shell, mouse};
use iced::{Element, Event, Point, Rectangle, Vector, touch, window};

use super::around::{Around, Hearing};

/// A press that moves further than this, in logical pixels, is seen to be carried.
const SLACK: f32 = 4.0;

/// What is to be known of carrying.
#[derive(Clone, Debug)]
pub struct Told<Message> {
    /// The button went down on it.
    pub taken: Message,
    /// The button went up over it, where it had not gone down.
    pub dropped: Message,
    /// The button went up, and not over it where it had gone down. Whatever it was dropped on tells of that in the same
    /// moment, before or after.
    pub let_go: Message,
}

/// Lets something be carried. What it looks like while it is carried goes with the pointer.
pub fn carry<'a, Message: Clone + 'a>(
    content: impl Into<Element<'a, Message>>,
    told: Told<Message>,
) -> Element<'a, Message> {
    Around { content: content.into(), hearing: told }.into()
}

/// Where the button went down, and where the pointer is.
type Grip = Option<(Point, Point)>;

impl<Message: Clone> Hearing<Message> for Told<Message> {
    type State = Grip;

    // Whose finger it is need not be looked at: the window hears one at a time.
    fn hear<'e>(
        &self,
        grip: &mut Grip,
        event: &'e Event,
        pointer: mouse::Cursor,
        bounds: Rectangle,
        shell: &mut Shell<'_, Message>,
    ) -> Option<Cow<'e, Event>> {
        let is_over = pointer.is_over(bounds);
        match event {
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerPressed { .. }) => {
                *grip = pointer.position().filter(|_| is_over).map(|point| (point, point));
                if grip.is_some() {
                    shell.publish(self.taken.clone());
                }
            }
            Event::Mouse(mouse::Event::CursorMoved { .. }) | Event::Touch(touch::Event::FingerMoved { .. }) => {
                if let (Some((_, at)), Some(point)) = (grip, pointer.position()) {
                    *at = point;
                    shell.request_redraw();
                }
            }
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerLifted { .. }) => match (grip.take(), is_over) {
                (None, true) => shell.publish(self.dropped.clone()),
                (Some(_), false) => shell.publish(self.let_go.clone()),
                (None, false) | (Some(_), true) => {}
            },
            Event::Touch(touch::Event::FingerLost { .. }) | Event::Window(window::Event::Unfocused)
                if grip.take().is_some() =>
            {
                shell.publish(self.let_go.clone());
            }
            _ => {}
        }
        Some(Cow::Borrowed(event))
    }

    fn carried(&self, grip: &Grip) -> Option<Vector> {
        let (from, to) = (*grip)?;
        (from.distance(to) > SLACK).then(|| to - from)
    }
}
