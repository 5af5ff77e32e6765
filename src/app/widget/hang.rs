//! What hangs from a field over that which is below it, and moves nothing there. It is there while the field, or something in
//! it, has the keyboard.

use iced::advanced::layout::{self, Layout, Limits, Node};
use iced::advanced::widget::operation::{Focusable, Operation};
use iced::advanced::widget::{Id, Tree, Widget};
use iced::advanced::{Clipboard, Renderer as _, Shell, mouse, overlay, renderer};
use iced::widget::space;
use iced::{Element, Event, Length, Point, Rectangle, Renderer, Size, Theme, Vector};

/// Between the field and what hangs from it, in logical pixels.
const GAP: f32 = 4.0;

/// A field from which something hangs.
pub struct Hang<'a, Message> {
    field: Element<'a, Message>,
    hanging: Element<'a, Message>,
    is_there: bool,
}

impl<'a, Message> Hang<'a, Message> {
    /// Hangs something from a field, as wide as that, above it where there is no room below. Where there is nothing the
    /// field is of the same make, so that it keeps the keyboard when something comes.
    pub fn new(field: impl Into<Element<'a, Message>>, hanging: Option<Element<'a, Message>>) -> Hang<'a, Message>
    where
        Message: 'a,
    {
        let is_there = hanging.is_some();
        Hang { field: field.into(), hanging: hanging.unwrap_or_else(|| space().into()), is_there }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Hang<'_, Message> {
    fn children(&self) -> Vec<Tree> {
        vec![Tree::new(&self.field), Tree::new(&self.hanging)]
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(&[&self.field, &self.hanging]);
    }

    fn size(&self) -> Size<Length> {
        self.field.as_widget().size()
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> Node {
        let field = self.field.as_widget_mut().layout(&mut tree.children[0], renderer, limits);
        let Size { width, height } = field.size();
        let limits = Limits::new(Size::new(width, 0.0), Size::new(width, f32::INFINITY));
        let hanging = self.hanging.as_widget_mut().layout(&mut tree.children[1], renderer, &limits);
        // It takes no room, and is gone through behind the field, so that Tab leads from that into it.
        Node::with_children(field.size(), vec![field, hanging.move_to(Point::new(0.0, height + GAP))])
    }

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, operation: &mut dyn Operation) {
        operation.traverse(&mut |operation| {
            let children = [&mut self.field, &mut self.hanging].into_iter().zip(&mut tree.children);
            for ((child, tree), layout) in children.zip(layout.children()) {
                child.as_widget_mut().operate(tree, layout, renderer, operation);
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
        let Some(layout) = layout.children().next() else { return };
        let field = self.field.as_widget_mut();
        field.update(&mut tree.children[0], event, layout, cursor, renderer, clipboard, shell, viewport);
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
        if let Some(layout) = layout.children().next() {
            self.field.as_widget().draw(&tree.children[0], renderer, theme, style, layout, cursor, viewport);
        }
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        let Some(layout) = layout.children().next() else { return mouse::Interaction::None };
        self.field.as_widget().mouse_interaction(&tree.children[0], layout, cursor, viewport, renderer)
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        if !self.is_there {
            return None;
        }
        let mut keyboard = Keyboard(false);
        self.operate(tree, layout, renderer, &mut keyboard);
        let field = layout.bounds() + translation;
        // Of a field that is scrolled out of sight nothing hangs.
        field.intersection(viewport).filter(|_| keyboard.0)?;
        let hanging = &mut self.hanging;
        let tree = tree.children.get_mut(1)?;
        Some(overlay::Element::new(Box::new(Hanging { hanging, tree, field })))
    }
}

impl<'a, Message: 'a> From<Hang<'a, Message>> for Element<'a, Message> {
    fn from(hang: Hang<'a, Message>) -> Element<'a, Message> {
        Element::new(hang)
    }
}

/// Whether something has the keyboard.
struct Keyboard(bool);

impl Operation for Keyboard {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn focusable(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn Focusable) {
        self.0 |= state.is_focused();
    }
}

struct Hanging<'a, 'b, Message> {
    hanging: &'b mut Element<'a, Message>,
    tree: &'b mut Tree,
    /// Where the field is in the window.
    field: Rectangle,
}

impl<Message> overlay::Overlay<Message, Theme, Renderer> for Hanging<'_, '_, Message> {
    fn layout(&mut self, renderer: &Renderer, window: Size) -> Node {
        let Rectangle { x, y, width, height } = self.field;
        let limits = Limits::new(Size::new(width, 0.0), Size::new(width, window.height));
        let node = self.hanging.as_widget_mut().layout(self.tree, renderer, &limits);
        let (below, high) = (y + height + GAP, node.size().height);
        let has_room = below + high <= window.height || y - GAP - high < 0.0;
        node.move_to(Point::new(x, if has_room { below } else { y - GAP - high }))
    }

    fn update(
        &mut self,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
    ) {
        let bounds = layout.bounds();
        let hanging = self.hanging.as_widget_mut();
        hanging.update(self.tree, event, layout, cursor, renderer, clipboard, shell, &bounds);
    }

    fn draw(
        &self,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
    ) {
        let bounds = layout.bounds();
        renderer.with_layer(bounds, |renderer| {
            self.hanging.as_widget().draw(self.tree, renderer, theme, style, layout, cursor, &bounds);
        });
    }

    fn mouse_interaction(&self, layout: Layout<'_>, cursor: mouse::Cursor, renderer: &Renderer) -> mouse::Interaction {
        let bounds = layout.bounds();
        let of = self.hanging.as_widget().mouse_interaction(self.tree, layout, cursor, &bounds, renderer);
        // What lies below is not pressed through it.
        if cursor.is_over(bounds) { of.max(mouse::Interaction::Idle) } else { of }
    }
}
