//! What lies around something, has its size, and decides what of the events reaches it.

use std::borrow::Cow;

use iced::advanced::layout::{self, Layout};
use iced::advanced::widget::{Operation, Tree, Widget, tree};
use iced::advanced::{Clipboard, Renderer as _, Shell, mouse, overlay, renderer};
use iced::{Background, Border, Element, Event, Length, Rectangle, Renderer, Shadow, Size, Theme, Vector};

use crate::app::theme::{RADIUS, colours};

/// How events are heard.
pub(super) trait Hearing<Message> {
    /// What is remembered between events.
    type State: Default + 'static;

    /// What an event is to what lies within `bounds`; none to keep it away.
    fn hear<'e>(
        &self,
        state: &mut Self::State,
        event: &'e Event,
        pointer: mouse::Cursor,
        bounds: Rectangle,
        shell: &mut Shell<'_, Message>,
    ) -> Option<Cow<'e, Event>>;

    /// Where the pointer is to what lies within.
    fn pointer(&self, _state: &Self::State, pointer: mouse::Cursor) -> mouse::Cursor {
        pointer
    }

    /// How far what lies within is carried with the pointer, while it is.
    fn carried(&self, _state: &Self::State) -> Option<Vector> {
        None
    }
}

/// Something, and how it hears.
pub(super) struct Around<'a, Message, H> {
    pub(super) content: Element<'a, Message>,
    pub(super) hearing: H,
}

impl<Message, H: Hearing<Message>> Widget<Message, Theme, Renderer> for Around<'_, Message, H> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<H::State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(H::State::default())
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
        let state = tree.state.downcast_mut::<H::State>();
        let Some(event) = self.hearing.hear(state, event, cursor, layout.bounds(), shell) else { return };
        let cursor = self.hearing.pointer(state, cursor);
        let content = self.content.as_widget_mut();
        content.update(&mut tree.children[0], &event, layout, cursor, renderer, clipboard, shell, viewport);
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
        let cursor = self.hearing.pointer(tree.state.downcast_ref(), cursor);
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
        let state = tree.state.downcast_ref();
        if self.hearing.carried(state).is_some() {
            return mouse::Interaction::Grabbing;
        }
        let cursor = self.hearing.pointer(state, cursor);
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
        let below = &mut tree.children[0];
        let Some(way) = self.hearing.carried(tree.state.downcast_ref()) else {
            return self.content.as_widget_mut().overlay(below, layout, renderer, viewport, translation);
        };
        let carried = Carried { content: &self.content, tree: below, layout, way: way + translation };
        Some(overlay::Element::new(Box::new(carried)))
    }
}

impl<'a, Message: 'a, H: Hearing<Message> + 'a> From<Around<'a, Message, H>> for Element<'a, Message> {
    fn from(around: Around<'a, Message, H>) -> Element<'a, Message> {
        Element::new(around)
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
