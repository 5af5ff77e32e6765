//! Something that can be carried to another of its kind with the pointer or a finger.

use iced::advanced::layout::{self, Layout};
use iced::advanced::widget::{Operation, Tree, Widget, tree};
use iced::advanced::{Clipboard, Renderer as _, Shell, mouse, overlay, renderer};
use iced::{Background, Border, Element, Event, Length, Point, Rectangle, Renderer, Shadow, Size, Theme, Vector};
use iced::{touch, window};

use crate::app::theme::{RADIUS, colours};

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

/// Something to carry. What it looks like while it is carried goes with the pointer.
pub struct Carry<'a, Message> {
    content: Element<'a, Message>,
    told: Told<Message>,
}

impl<'a, Message> Carry<'a, Message> {
    /// Lets something be carried.
    pub fn new(content: impl Into<Element<'a, Message>>, told: Told<Message>) -> Carry<'a, Message> {
        Carry { content: content.into(), told }
    }
}

#[derive(Clone, Copy, Default)]
struct State {
    /// Where the button went down, and where the pointer is.
    grip: Option<(Point, Point)>,
    /// The finger that carries it, where that is one: others do not drop what it holds.
    finger: Option<touch::Finger>,
}

impl State {
    /// How far it is carried, once it is.
    fn way(self) -> Option<Vector> {
        let (from, to) = self.grip?;
        (from.distance(to) > SLACK).then(|| to - from)
    }
}

impl<Message: Clone> Widget<Message, Theme, Renderer> for Carry<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
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
        let state = tree.state.downcast_mut::<State>();
        let is_over = cursor.is_over(layout.bounds());
        let finger = match event {
            Event::Touch(
                touch::Event::FingerPressed { id, .. }
                | touch::Event::FingerMoved { id, .. }
                | touch::Event::FingerLifted { id, .. }
                | touch::Event::FingerLost { id, .. },
            ) => Some(*id),
            _ => None,
        };
        let is_other = finger.is_some() && state.grip.is_some() && finger != state.finger;
        match event {
            _ if is_other => {}
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerPressed { .. }) => {
                state.finger = finger;
                state.grip = cursor.position().filter(|_| is_over).map(|point| (point, point));
                if state.grip.is_some() {
                    shell.publish(self.told.taken.clone());
                }
            }
            Event::Mouse(mouse::Event::CursorMoved { .. }) | Event::Touch(touch::Event::FingerMoved { .. }) => {
                if let (Some((_, at)), Some(point)) = (&mut state.grip, cursor.position()) {
                    *at = point;
                    shell.request_redraw();
                }
            }
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerLifted { .. }) => match (state.grip.take(), is_over) {
                (None, true) => shell.publish(self.told.dropped.clone()),
                (Some(_), false) => shell.publish(self.told.let_go.clone()),
                (None, false) | (Some(_), true) => {}
            },
            Event::Touch(touch::Event::FingerLost { .. }) | Event::Window(window::Event::Unfocused)
                if state.grip.take().is_some() =>
            {
                shell.publish(self.told.let_go.clone());
            }
            _ => {}
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
        if tree.state.downcast_ref::<State>().way().is_some() {
            return mouse::Interaction::Grabbing;
        }
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
        let Some(way) = tree.state.downcast_ref::<State>().way() else {
            return self.content.as_widget_mut().overlay(
                &mut tree.children[0],
                layout,
                renderer,
                viewport,
                translation,
            );
        };
        let way = way + translation;
        Some(overlay::Element::new(Box::new(Carried { content: &self.content, tree: &tree.children[0], layout, way })))
    }
}

/// What is carried, under the pointer.
struct Carried<'b, 'a, Message> {
    content: &'b Element<'a, Message>,
    tree: &'b Tree,
    layout: Layout<'b>,
    way: Vector,
}

impl<Message> overlay::Overlay<Message, Theme, Renderer> for Carried<'_, '_, Message> {
    fn layout(&mut self, _renderer: &Renderer, _bounds: Size) -> layout::Node {
        let bounds = self.layout.bounds() + self.way;
        layout::Node::new(bounds.size()).move_to(bounds.position())
    }

    fn draw(
        &self,
        renderer: &mut Renderer,
        theme: &Theme,
        _style: &renderer::Style,
        _layout: Layout<'_>,
        _cursor: mouse::Cursor,
    ) {
        let (c, bounds) = (colours(theme), self.layout.bounds());
        renderer.with_translation(self.way, |renderer| {
            let border = Border { color: c.leaf, width: 1.0, radius: RADIUS.into() };
            let quad = renderer::Quad { bounds, border, shadow: Shadow::default(), ..renderer::Quad::default() };
            renderer.fill_quad(quad, Background::Color(c.surface));
            let style = renderer::Style { text_color: c.ink };
            let nowhere = mouse::Cursor::Unavailable;
            self.content.as_widget().draw(self.tree, renderer, theme, &style, self.layout, nowhere, &bounds);
        });
    }
}

impl<'a, Message: Clone + 'a> From<Carry<'a, Message>> for Element<'a, Message> {
    fn from(carry: Carry<'a, Message>) -> Element<'a, Message> {
        Element::new(carry)
    }
}
