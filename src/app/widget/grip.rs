//! A bar to scroll a long list with, whose grip never becomes too small to be seen and taken hold of.

use iced::advanced::layout::{self, Layout};
use iced::advanced::widget::operation::scrollable::{AbsoluteOffset, Scrollable};
use iced::advanced::widget::{Id, Operation, Tree, Widget, tree};
use iced::advanced::{Clipboard, Renderer as _, Shell, mouse, overlay, renderer};
use iced::widget::scrollable::Status;
use iced::{Background, Color, Element, Event, Length, Rectangle, Renderer, Size, Theme, Vector, touch, window};

use super::list::BAR;
use crate::app::theme;

/// How long the grip is at least.
const LEAST: f32 = 36.0;
/// How wide it is drawn; taken hold of it is anywhere on the bar.
const WIDTH: f32 = 10.0;

/// The bar over what is scrolled, which shows none of its own.
pub struct Grip<'a, Message> {
    content: Element<'a, Message>,
}

impl<'a, Message> Grip<'a, Message> {
    /// A bar over something that is scrolled.
    pub fn new(content: impl Into<Element<'a, Message>>) -> Grip<'a, Message> {
        Grip { content: content.into() }
    }

    /// Looks how far the content is scrolled, and scrolls it where that is wanted.
    fn hold(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, to: Option<f32>) -> Option<Rail> {
        let mut hold = Hold { to, rail: None };
        let (inner, content) = (layout.children().next()?, self.content.as_widget_mut());
        content.operate(tree.children.first_mut()?, inner, renderer, &mut hold);
        hold.rail
    }
}

/// What is in sight of how much, from where on.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Rail {
    bounds: Rectangle,
    total: f32,
    offset: f32,
}

impl Rail {
    /// The bar; none where all is in sight.
    fn bar(self) -> Option<Rectangle> {
        let x = self.bounds.x + self.bounds.width - BAR;
        (self.total > self.bounds.height).then_some(Rectangle { x, width: BAR, ..self.bounds })
    }

    fn length(self) -> f32 {
        let height = self.bounds.height;
        (height * height / self.total).max(LEAST).min(height)
    }

    fn top(self) -> f32 {
        let share = self.offset / (self.total - self.bounds.height);
        self.bounds.y + share.clamp(0.0, 1.0) * (self.bounds.height - self.length())
    }

    /// How far to scroll for the grip to begin there.
    fn offset_at(self, top: f32) -> f32 {
        let way = self.bounds.height - self.length();
        let share = if way > 0.0 { (top - self.bounds.y) / way } else { 0.0 };
        share.clamp(0.0, 1.0) * (self.total - self.bounds.height)
    }
}

#[derive(Default)]
struct State {
    rail: Option<Rail>,
    /// Where on the grip it is held.
    held: Option<f32>,
    is_over: bool,
}

struct Hold {
    to: Option<f32>,
    rail: Option<Rail>,
}

impl Operation for Hold {
    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        bounds: Rectangle,
        content: Rectangle,
        translation: Vector,
        state: &mut dyn Scrollable,
    ) {
        if let Some(y) = self.to {
            state.scroll_to(AbsoluteOffset { x: None, y: Some(y) });
        }
        self.rail = Some(Rail { bounds, total: content.height, offset: self.to.unwrap_or(translation.y) });
    }

    /// What lies within is not looked at.
    fn traverse(&mut self, _operate: &mut dyn FnMut(&mut dyn Operation)) {}
}

impl<Message> Widget<Message, Theme, Renderer> for Grip<'_, Message> {
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
        let inner = self.content.as_widget_mut().layout(&mut tree.children[0], renderer, limits);
        layout::Node::with_children(inner.size(), vec![inner])
    }

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, operation: &mut dyn Operation) {
        if let Some(inner) = layout.children().next() {
            self.content.as_widget_mut().operate(&mut tree.children[0], inner, renderer, operation);
        }
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
        let state = tree.state.downcast_ref::<State>();
        let (held, rail) = (state.held, state.rail.and_then(|rail| Some((rail, rail.bar()?))));
        let wanted = match event {
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerPressed { .. }) => {
                // Beside the grip its middle comes to the pointer.
                rail.and_then(|(rail, bar)| cursor.position_over(bar).map(|at| (rail, at.y))).map(|(rail, y)| {
                    let on = y - rail.top();
                    let held = if (0.0..=rail.length()).contains(&on) { on } else { rail.length() / 2.0 };
                    (Some(held), rail.offset_at(y - held))
                })
            }
            Event::Mouse(mouse::Event::CursorMoved { position })
            | Event::Touch(touch::Event::FingerMoved { position, .. }) => {
                let held = held.zip(rail);
                held.map(|(held, (rail, _))| (Some(held), rail.offset_at(position.y - held)))
            }
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerLifted { .. } | touch::Event::FingerLost { .. })
            | Event::Window(window::Event::Unfocused) => {
                tree.state.downcast_mut::<State>().held = None;
                None
            }
            _ => None,
        };
        if let Some((held, offset)) = wanted {
            let rail = self.hold(tree, layout, renderer, Some(offset));
            let state = tree.state.downcast_mut::<State>();
            (state.held, state.rail) = (held, rail);
            shell.capture_event();
            shell.request_redraw();
            return;
        }
        if let Some(inner) = layout.children().next() {
            let content = self.content.as_widget_mut();
            content.update(&mut tree.children[0], event, inner, cursor, renderer, clipboard, shell, viewport);
        }
        let rail = self.hold(tree, layout, renderer, None);
        let is_over = rail.and_then(Rail::bar).is_some_and(|bar| cursor.is_over(bar));
        let state = tree.state.downcast_mut::<State>();
        if state.is_over != is_over {
            shell.request_redraw();
        }
        (state.rail, state.is_over) = (rail, is_over);
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
        if let Some(inner) = layout.children().next() {
            self.content.as_widget().draw(&tree.children[0], renderer, theme, style, inner, cursor, viewport);
        }
        let state = tree.state.downcast_ref::<State>();
        let Some((rail, bar)) = state.rail.and_then(|rail| Some((rail, rail.bar()?))) else { return };
        let status = Status::Active { is_horizontal_scrollbar_disabled: true, is_vertical_scrollbar_disabled: false };
        let scroller = theme::scroll(theme, status).vertical_rail.scroller;
        let x = bar.x + bar.width - WIDTH;
        let bounds = Rectangle { x, y: rail.top(), width: WIDTH, height: rail.length() };
        let quad = renderer::Quad { bounds, border: scroller.border, ..renderer::Quad::default() };
        let background = match scroller.background {
            Background::Color(colour) if state.is_over || state.held.is_some() => {
                Background::Color(Color { a: 1.0, ..colour })
            }
            other => other,
        };
        renderer.with_layer(bar, |renderer| renderer.fill_quad(quad, background));
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        let state = tree.state.downcast_ref::<State>();
        match layout.children().next() {
            Some(inner) if !state.is_over && state.held.is_none() => {
                self.content.as_widget().mouse_interaction(&tree.children[0], inner, cursor, viewport, renderer)
            }
            _ => mouse::Interaction::default(),
        }
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        let inner = layout.children().next()?;
        self.content.as_widget_mut().overlay(&mut tree.children[0], inner, renderer, viewport, translation)
    }
}

impl<'a, Message: 'a> From<Grip<'a, Message>> for Element<'a, Message> {
    fn from(grip: Grip<'a, Message>) -> Element<'a, Message> {
        Element::new(grip)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grip_of_any_list_can_be_seen_and_reaches_both_ends() {
        let bounds = Rectangle { x: 0.0, y: 100.0, width: 800.0, height: 500.0 };
        for total in [501.0, 1000.0, 440_000.0, 4_400_000.0] {
            let at = |offset| Rail { bounds, total, offset };
            let last = total - 500.0;
            assert!(at(0.0).length() >= LEAST, "{total}");
            assert_eq!(at(0.0).top(), 100.0);
            assert!((at(last).top() + at(last).length() - 600.0).abs() < 0.1, "{total}");
            assert_eq!((at(0.0).offset_at(0.0), at(0.0).offset_at(1000.0)), (0.0, last));
            let middle = at(last / 2.0);
            assert!((middle.offset_at(middle.top()) - last / 2.0).abs() < total / 1000.0, "{total}");
        }
        assert_eq!(Rail { bounds, total: 400.0, offset: 0.0 }.bar(), None, "all is in sight");
    }
}
