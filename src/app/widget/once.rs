//! A press that is the second half of a double click means nothing to what the first half has brought, or uncovered.

use chrono::{DateTime, Local, TimeDelta};
use iced::advanced::layout::{self, Layout};
use iced::advanced::widget::{Operation, Tree, Widget, tree};
use iced::advanced::{Clipboard, Shell, mouse, overlay, renderer};
use iced::{Element, Event, Length, Point, Rectangle, Renderer, Size, Theme, Vector, touch};

/// So soon after another press, and so near, in logical pixels, a press is the second half of a double click.
const DOUBLE: TimeDelta = TimeDelta::milliseconds(400);
const NEAR: f32 = 10.0;

/// Something that shows one thing or another, and hears no double click across both.
pub struct Once<'a, Message, Shown> {
    content: Element<'a, Message>,
    shown: Shown,
    clock: fn() -> DateTime<Local>,
}

impl<'a, Message, Shown> Once<'a, Message, Shown> {
    /// `shown` tells apart what is shown, and `clock` when a press comes.
    pub fn new(
        content: impl Into<Element<'a, Message>>,
        shown: Shown,
        clock: fn() -> DateTime<Local>,
    ) -> Once<'a, Message, Shown> {
        Once { content: content.into(), shown, clock }
    }
}

/// The last press: when, where, and what was shown then.
struct State<Shown>(Option<(DateTime<Local>, Point, Shown)>);

impl<Shown: Copy + PartialEq> State<Shown> {
    /// Whether a press is heard.
    fn hears(&mut self, now: DateTime<Local>, at: Point, shown: Shown) -> bool {
        let again = self.0.is_some_and(|(before, there, what)| {
            let passed = now.signed_duration_since(before);
            // A clock that was set back says nothing of two presses.
            what != shown && at.distance(there) < NEAR && passed >= TimeDelta::zero() && passed < DOUBLE
        });
        // What follows is no part of the double click any more.
        self.0 = if again { None } else { Some((now, at, shown)) };
        !again
    }
}

/// Where a press goes down, if an event is one.
fn pressed(event: &Event, cursor: mouse::Cursor) -> Option<Point> {
    match event {
        Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)) => cursor.position(),
        Event::Touch(touch::Event::FingerPressed { position, .. }) => Some(*position),
        _ => None,
    }
}

impl<Message, Shown: Copy + PartialEq + 'static> Widget<Message, Theme, Renderer> for Once<'_, Message, Shown> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State<Shown>>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::<Shown>(None))
    }

    fn children(&self) -> Vec<Tree> {
        vec![Tree::new(&self.content)]
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(std::slice::from_ref(&self.content));
    }

    fn size(&self) -> Size<Length> {
        self.content.as_widget().size()
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        self.content.as_widget_mut().layout(&mut tree.children[0], renderer, limits)
    }

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, operation: &mut dyn Operation) {
        self.content.as_widget_mut().operate(&mut tree.children[0], layout, renderer, operation);
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
        let state = tree.state.downcast_mut::<State<Shown>>();
        if pressed(event, cursor).is_some_and(|at| !state.hears((self.clock)(), at, self.shown)) {
            shell.capture_event();
            return;
        }
        let content = self.content.as_widget_mut();
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
        self.content.as_widget().draw(&tree.children[0], renderer, theme, style, layout, cursor, viewport);
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        self.content.as_widget().mouse_interaction(&tree.children[0], layout, cursor, viewport, renderer)
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        self.content.as_widget_mut().overlay(&mut tree.children[0], layout, renderer, viewport, translation)
    }
}

impl<'a, Message: 'a, Shown: Copy + PartialEq + 'static> From<Once<'a, Message, Shown>> for Element<'a, Message> {
    fn from(once: Once<'a, Message, Shown>) -> Element<'a, Message> {
        Element::new(once)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_second_press_so_soon_and_so_near_on_something_else_is_not_heard() {
        let (start, here) = (Local::now(), Point::new(5.0, 5.0));
        let second = |after: i64, at: Point, shown: bool| {
            let mut state = State(None);
            assert!(state.hears(start, here, false));
            state.hears(start + TimeDelta::milliseconds(after), at, shown)
        };
        assert!(!second(100, here, true) && !second(399, Point::new(9.0, 9.0), true));
        assert!(second(100, here, false) && second(400, here, true) && second(-1, here, true));
        assert!(second(100, Point::new(40.0, 5.0), true));
    }
}
