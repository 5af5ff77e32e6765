//! Something to press, with the pointer, a finger or the keyboard: iced's own button cannot be reached with Tab.

use iced::advanced::layout::{self, Layout};
use iced::advanced::widget::operation::{Focusable, Operation};
use iced::advanced::widget::{Id, Tree, Widget, tree};
use iced::advanced::{Clipboard, Renderer as _, Shell, mouse, renderer};
use iced::keyboard::key::Named;
use iced::keyboard::{self, Key};
use iced::{Background, Border, Color, Element, Event, Length, Padding, Rectangle, Renderer, Size, Theme};
use iced::{touch, window};

use crate::app::theme::{RADIUS, colours};

/// How something to press looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// What a screen is for.
    Primary,
    /// Another thing that can be done.
    Plain,
    /// A word in a text that leads somewhere.
    Link,
    /// A row of a list, and whether it is chosen.
    Row(bool),
    /// One of several that exclude one another, and whether it is chosen.
    Choice(bool),
    /// A place on the bar, and whether one is there.
    Place(bool),
    /// What cannot be taken lightly.
    Grave,
}

/// Something to press.
pub struct Press<'a, Message> {
    content: Element<'a, Message>,
    on_press: Option<Message>,
    kind: Kind,
    id: Option<Id>,
    width: Length,
    height: Length,
    padding: Padding,
    /// As of the last frame.
    shown: Option<Shown>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Shown {
    is_over: bool,
    is_pressed: bool,
    is_focused: bool,
}

#[derive(Default)]
struct State {
    is_pressed: bool,
    is_focused: bool,
}

impl Focusable for State {
    fn is_focused(&self) -> bool {
        self.is_focused
    }

    fn focus(&mut self) {
        self.is_focused = true;
    }

    fn unfocus(&mut self) {
        self.is_focused = false;
    }
}

impl<'a, Message: Clone> Press<'a, Message> {
    /// Something to press that does nothing yet.
    pub fn new(kind: Kind, content: impl Into<Element<'a, Message>>) -> Press<'a, Message> {
        let content = content.into();
        let size = content.as_widget().size_hint();
        let padding = match kind {
            Kind::Link => Padding::from([0, 2]),
            Kind::Row(_) => Padding::from([4, 10]),
            Kind::Choice(_) => Padding::from([6, 12]),
            Kind::Primary | Kind::Plain | Kind::Place(_) | Kind::Grave => Padding::from([8, 14]),
        };
        let (width, height) = (size.width.fluid(), size.height.fluid());
        Press { content, on_press: None, kind, id: None, width, height, padding, shown: None }
    }

    /// What pressing it means.
    pub fn on_press(self, message: Message) -> Press<'a, Message> {
        self.on_press_maybe(Some(message))
    }

    /// What pressing it means, if it can be pressed.
    pub fn on_press_maybe(mut self, message: Option<Message>) -> Press<'a, Message> {
        self.on_press = message;
        self
    }

    /// What to call it.
    pub fn id(mut self, id: impl Into<Id>) -> Press<'a, Message> {
        self.id = Some(id.into());
        self
    }

    /// How wide it is.
    pub fn width(mut self, width: impl Into<Length>) -> Press<'a, Message> {
        self.width = width.into();
        self
    }

    /// How high it is.
    pub fn height(mut self, height: impl Into<Length>) -> Press<'a, Message> {
        self.height = height.into();
        self
    }

    /// How much there is around its content.
    pub fn padding(mut self, padding: impl Into<Padding>) -> Press<'a, Message> {
        self.padding = padding.into();
        self
    }

    fn shown(&self, state: &State, is_over: bool) -> Shown {
        Shown {
            is_over: is_over && self.on_press.is_some(),
            is_pressed: state.is_pressed,
            is_focused: state.is_focused,
        }
    }

    fn released(&self, state: &mut State, is_over: bool, shell: &mut Shell<'_, Message>) {
        if !std::mem::take(&mut state.is_pressed) {
            return;
        }
        shell.capture_event();
        if let Some(message) = self.on_press.clone().filter(|_| is_over) {
            shell.publish(message);
        }
    }

    fn look(&self, theme: &Theme, shown: Shown) -> (Color, Color, Border) {
        let c = colours(theme);
        let is_disabled = self.on_press.is_none();
        let none = Color::TRANSPARENT;
        let over = |plain: Color, over: Color| if shown.is_over { over } else { plain };
        let (behind, ink, edge) = match self.kind {
            Kind::Primary if is_disabled && c.marks.lines => (none, c.off, c.off),
            Kind::Primary if is_disabled => (c.raised, c.off, c.line),
            // On so dark a button no line around it would be seen.
            Kind::Primary if shown.is_focused && c.marks.lines => (c.surface, c.ink, c.leaf),
            Kind::Primary => (over(c.leaf, Color { a: 0.85, ..c.leaf }), c.on_leaf, c.leaf),
            Kind::Plain | Kind::Grave | Kind::Choice(false) if is_disabled && c.marks.lines => (none, c.off, none),
            Kind::Plain | Kind::Grave if is_disabled => (none, c.off, c.line),
            Kind::Plain => (over(c.surface, c.raised), c.ink, c.line),
            Kind::Grave => (over(c.surface, c.fox_soft), c.fox, c.fox),
            Kind::Link => (over(none, c.raised), c.leaf, none),
            Kind::Row(true) => (c.leaf_soft, c.ink, if c.marks.lines { c.leaf } else { none }),
            Kind::Row(false) => (over(none, c.raised), c.ink, none),
            Kind::Choice(true) => (c.leaf_soft, c.ink, c.leaf),
            Kind::Choice(false) if is_disabled => (none, c.off, c.line),
            Kind::Choice(false) => (over(c.surface, c.raised), c.ink, c.line),
            Kind::Place(true) => (c.rail_chosen, c.on_rail, none),
            Kind::Place(false) if is_disabled => (none, c.rail_faint, none),
            Kind::Place(false) => (over(none, c.rail_over), c.on_rail, none),
        };
        let (color, width) = match (shown.is_focused, self.kind) {
            (true, Kind::Place(_)) => (c.on_rail, c.marks.focus),
            (true, Kind::Primary) if !c.marks.lines => (c.ink, c.marks.focus),
            (true, _) => (c.focus, c.marks.focus),
            (false, Kind::Choice(true) | Kind::Row(true)) => (edge, c.marks.chosen),
            (false, _) => (edge, 1.0),
        };
        let border = Border { color, width, radius: RADIUS.into() };
        let behind = if shown.is_pressed && shown.is_over { Color { a: 0.7, ..behind } } else { behind };
        (behind, ink, border)
    }
}

impl<Message: Clone> Widget<Message, Theme, Renderer> for Press<'_, Message> {
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
        Size { width: self.width, height: self.height }
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        layout::padded(limits, self.width, self.height, self.padding, |limits| {
            self.content.as_widget_mut().layout(&mut tree.children[0], renderer, limits)
        })
    }

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, operation: &mut dyn Operation) {
        operation.container(self.id.as_ref(), layout.bounds());
        let state = tree.state.downcast_mut::<State>();
        if self.on_press.is_some() {
            operation.focusable(self.id.as_ref(), layout.bounds(), state);
        } else {
            state.unfocus();
        }
        operation.traverse(&mut |operation| {
            if let Some(inner) = layout.children().next() {
                self.content.as_widget_mut().operate(&mut tree.children[0], inner, renderer, operation);
            }
        });
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
        if let Some(inner) = layout.children().next() {
            let content = self.content.as_widget_mut();
            content.update(&mut tree.children[0], event, inner, cursor, renderer, clipboard, shell, viewport);
        }
        if shell.is_event_captured() {
            return;
        }
        let state = tree.state.downcast_mut::<State>();
        let is_over = cursor.is_over(layout.bounds());
        match event {
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerPressed { .. }) => {
                state.is_focused = false;
                if self.on_press.is_some() && is_over {
                    state.is_pressed = true;
                    shell.capture_event();
                }
            }
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerLifted { .. }) => {
                self.released(state, is_over, shell);
            }
            Event::Touch(touch::Event::FingerLost { .. }) | Event::Window(window::Event::Unfocused) => {
                state.is_pressed = false;
            }
            Event::Keyboard(keyboard::Event::KeyPressed { key, modifiers, repeat: false, .. })
                if state.is_focused
                    && modifiers.is_empty()
                    && matches!(key, Key::Named(Named::Enter | Named::Space)) =>
            {
                if let Some(message) = self.on_press.clone() {
                    shell.publish(message);
                    shell.capture_event();
                }
            }
            _ => {}
        }
        let shown = self.shown(tree.state.downcast_ref(), is_over);
        if let Event::Window(window::Event::RedrawRequested(_)) = event {
            self.shown = Some(shown);
        } else if self.shown.is_some_and(|before| before != shown) {
            shell.request_redraw();
        }
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        _style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let bounds = layout.bounds();
        let shown = self.shown(tree.state.downcast_ref(), cursor.is_over(bounds));
        let (behind, ink, border) = self.look(theme, shown);
        let quad = renderer::Quad { bounds, border, ..renderer::Quad::default() };
        renderer.fill_quad(quad, Background::Color(behind));
        if let Some(inner) = layout.children().next() {
            let style = renderer::Style { text_color: ink };
            self.content.as_widget().draw(&tree.children[0], renderer, theme, &style, inner, cursor, viewport);
            if self.kind == Kind::Link && colours(theme).marks.lines {
                let place = inner.bounds();
                let under = Rectangle { y: place.y + place.height - 1.0, height: 1.0, ..place };
                renderer
                    .fill_quad(renderer::Quad { bounds: under, ..renderer::Quad::default() }, Background::Color(ink));
            }
        }
    }

    fn mouse_interaction(
        &self,
        _tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _viewport: &Rectangle,
        _renderer: &Renderer,
    ) -> mouse::Interaction {
        if self.on_press.is_some() && cursor.is_over(layout.bounds()) {
            mouse::Interaction::Pointer
        } else {
            mouse::Interaction::default()
        }
    }
}

impl<'a, Message: Clone + 'a> From<Press<'a, Message>> for Element<'a, Message> {
    fn from(press: Press<'a, Message>) -> Element<'a, Message> {
        Element::new(press)
    }
}
