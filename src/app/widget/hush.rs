//! What the window does not hear.
//!
//! Keys with Ctrl are shortcuts and never letters. Some systems send the digit of Ctrl+1 as a text all the same, and a field
//! that has the keyboard would take it.
//!
//! While a finger is down, further ones are nothing: a hand that rests on a screen would drop what another finger drags. The
//! system moves the cursor with every finger; here it stays with the first.

use iced::advanced::layout::{self, Layout};
use iced::advanced::widget::{Operation, Tree, Widget, tree};
use iced::advanced::{Clipboard, Shell, mouse, overlay, renderer};
use iced::keyboard::Event::KeyPressed;
use iced::{Element, Event, Length, Point, Rectangle, Renderer, Size, Theme, Vector, touch, window};

/// Something that hears no letters of shortcuts, and one finger at a time.
pub struct Hush<'a, Message>(Element<'a, Message>);

impl<'a, Message> Hush<'a, Message> {
    /// Keeps the letters of shortcuts and further fingers from something.
    pub fn new(content: impl Into<Element<'a, Message>>) -> Hush<'a, Message> {
        Hush(content.into())
    }
}

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
struct State {
    first: Option<(touch::Finger, Point)>,
    /// It may have been lifted where nobody saw it, so that the next one is heard.
    is_over: bool,
}

impl State {
    /// Whether an event is heard.
    fn hears(&mut self, event: &Event) -> bool {
        let (id, position) = match event {
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
        let is_first = self.first.is_some_and(|(first, _)| first == id);
        let begins = matches!(event, Event::Touch(touch::Event::FingerPressed { .. }));
        if begins && (self.first.is_none() || self.is_over) || is_first {
            self.is_over &= !begins;
            self.first = Some((id, position));
            return true;
        }
        false
    }

    /// Where the pointer is: with the first finger, wherever the others are.
    const fn cursor(&self, cursor: mouse::Cursor) -> mouse::Cursor {
        match (self.first, cursor) {
            (Some((_, at)), mouse::Cursor::Available(_)) if !self.is_over => mouse::Cursor::Available(at),
            _ => cursor,
        }
    }

    fn is_done(&mut self, event: &Event) {
        let ends = matches!(event, Event::Touch(touch::Event::FingerLifted { .. } | touch::Event::FingerLost { .. }));
        self.first = self.first.filter(|_| !ends);
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Hush<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn children(&self) -> Vec<Tree> {
        vec![Tree::new(&self.0)]
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(std::slice::from_ref(&self.0));
    }

    fn size(&self) -> Size<Length> {
        self.0.as_widget().size()
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        self.0.as_widget_mut().layout(&mut tree.children[0], renderer, limits)
    }

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, operation: &mut dyn Operation) {
        self.0.as_widget_mut().operate(&mut tree.children[0], layout, renderer, operation);
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        let hushed = hushed(event);
        let event = hushed.as_ref().unwrap_or(event);
        let state = tree.state.downcast_mut::<State>();
        if !state.hears(event) {
            return;
        }
        let cursor = state.cursor(cursor);
        state.is_done(event);
        let content = self.0.as_widget_mut();
        content.update(&mut tree.children[0], event, layout, cursor, renderer, clipboard, shell, viewport);
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        self.0.as_widget().draw(&tree.children[0], renderer, theme, style, layout, cursor, viewport);
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        self.0.as_widget().mouse_interaction(&tree.children[0], layout, cursor, viewport, renderer)
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        self.0.as_widget_mut().overlay(&mut tree.children[0], layout, renderer, viewport, translation)
    }
}

impl<'a, Message: 'a> From<Hush<'a, Message>> for Element<'a, Message> {
    fn from(hush: Hush<'a, Message>) -> Element<'a, Message> {
        Element::new(hush)
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
        let mut state = State::default();
        let hears = events.iter().map(|event| {
            let hears = state.hears(event);
            if hears {
                state.is_done(event);
            }
            hears
        });
        hears.collect()
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
    fn the_cursor_stays_with_the_first_finger() {
        let mut state = State::default();
        let elsewhere = mouse::Cursor::Available(Point::new(99.0, 99.0));
        assert_eq!(state.cursor(elsewhere), elsewhere);
        assert!(state.hears(&down(1)) && !state.hears(&moved(2)));
        assert_eq!(state.cursor(elsewhere), mouse::Cursor::Available(Point::new(1.0, 0.0)));
    }
}
