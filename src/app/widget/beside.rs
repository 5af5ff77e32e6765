//! Things that stand side by side and look at one another's size, which a plain row does not do.

use iced::advanced::layout::{self, Layout, Limits, Node};
use iced::advanced::widget::{Operation, Tree, Widget};
use iced::advanced::{Clipboard, Shell, mouse, overlay, renderer};
use iced::{Element, Event, Length, Point, Rectangle, Renderer, Size, Theme, Vector};

/// How they share the room.
#[derive(Clone, Copy)]
enum Way {
    /// The first has all that the last does not need, and half of the room at least; the last ends at the right edge.
    Apart,
    /// All are of one width, and as high as the highest. Where that width is less than this they stand one below the other.
    Even(f32),
}

/// Things side by side.
pub struct Beside<'a, Message> {
    way: Way,
    gap: f32,
    children: Vec<Element<'a, Message>>,
}

impl<'a, Message> Beside<'a, Message> {
    /// Something at the left edge and something at the right one, `gap` logical pixels apart at least. The left one breaks
    /// into lines no sooner than both fill the room together.
    pub fn apart(
        left: impl Into<Element<'a, Message>>,
        right: impl Into<Element<'a, Message>>,
        gap: f32,
    ) -> Beside<'a, Message> {
        Beside { way: Way::Apart, gap, children: vec![left.into(), right.into()] }
    }

    /// Cards of one size, `gap` logical pixels apart.
    pub fn even(cards: impl IntoIterator<Item = Element<'a, Message>>, gap: f32) -> Beside<'a, Message> {
        Beside { way: Way::Even(0.0), gap, children: cards.into_iter().collect() }
    }

    /// Cards that stand one below the other where there is no room for this width each, in logical pixels.
    pub fn or_below(self, least: f32) -> Beside<'a, Message> {
        Beside { way: Way::Even(least), ..self }
    }

    fn apart_in(&mut self, tree: &mut Tree, renderer: &Renderer, room: Size) -> Node {
        let gap = self.gap;
        let mut lay = |place: usize, width: f32| match (self.children.get_mut(place), tree.children.get_mut(place)) {
            (Some(child), Some(tree)) => {
                let limits = Limits::new(Size::ZERO, Size::new(width.max(0.0), room.height));
                child.as_widget_mut().layout(tree, renderer, &limits)
            }
            _ => Node::new(Size::ZERO),
        };
        let wanted = [0, 1].map(|place| lay(place, room.width).size().width);
        // A pixel more than what it measured: rounding must not break a title.
        let least = (wanted[0].ceil() + 1.0).min(room.width / 2.0);
        let first = lay(0, (room.width - gap - wanted[1]).max(least));
        let last = lay(1, room.width - gap - first.size().width);
        let high = first.size().height.max(last.size().height);
        let middle = |node: &Node| ((high - node.size().height) / 2.0).round();
        let right = (room.width - last.size().width).max(0.0);
        let (first_at, last_at) = (Point::new(0.0, middle(&first)), Point::new(right, middle(&last)));
        Node::with_children(Size::new(room.width, high), vec![first.move_to(first_at), last.move_to(last_at)])
    }

    fn even_in(&mut self, least: f32, tree: &mut Tree, renderer: &Renderer, limits: &Limits) -> Node {
        let room = limits.max();
        let count = self.children.len().max(1) as f32;
        let width = ((room.width - self.gap * (count - 1.0)) / count).max(0.0);
        if width < least {
            return self.below_in(tree, renderer, room);
        }
        let mut lay = |least: f32| -> Vec<Node> {
            let limits = Limits::new(Size::new(width, least), Size::new(width, room.height));
            let children = self.children.iter_mut().zip(&mut tree.children);
            children.map(|(child, tree)| child.as_widget_mut().layout(tree, renderer, &limits)).collect()
        };
        let high = lay(0.0).iter().map(|node| node.size().height).fold(limits.min().height, f32::max);
        let nodes = lay(high).into_iter().enumerate();
        let nodes = nodes.map(|(place, node)| node.move_to(Point::new(place as f32 * (width + self.gap), 0.0)));
        Node::with_children(Size::new(room.width, high), nodes.collect())
    }

    fn below_in(&mut self, tree: &mut Tree, renderer: &Renderer, room: Size) -> Node {
        let limits = Limits::new(Size::new(room.width, 0.0), room);
        let (mut nodes, mut below) = (Vec::with_capacity(self.children.len()), 0.0);
        for (child, tree) in self.children.iter_mut().zip(&mut tree.children) {
            let node = child.as_widget_mut().layout(tree, renderer, &limits).move_to(Point::new(0.0, below));
            below += node.size().height + self.gap;
            nodes.push(node);
        }
        Node::with_children(Size::new(room.width, (below - self.gap).max(0.0)), nodes)
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Beside<'_, Message> {
    fn children(&self) -> Vec<Tree> {
        self.children.iter().map(Tree::new).collect()
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(&self.children);
    }

    fn size(&self) -> Size<Length> {
        Size::new(Length::Fill, Length::Shrink)
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> Node {
        match self.way {
            Way::Apart => self.apart_in(tree, renderer, limits.max()),
            Way::Even(least) => self.even_in(least, tree, renderer, limits),
        }
    }

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, operation: &mut dyn Operation) {
        operation.container(None, layout.bounds());
        operation.traverse(&mut |operation| {
            for ((child, tree), layout) in self.children.iter_mut().zip(&mut tree.children).zip(layout.children()) {
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
        for ((child, tree), layout) in self.children.iter_mut().zip(&mut tree.children).zip(layout.children()) {
            child.as_widget_mut().update(tree, event, layout, cursor, renderer, clipboard, shell, viewport);
        }
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
        for ((child, tree), layout) in self.children.iter().zip(&tree.children).zip(layout.children()) {
            child.as_widget().draw(tree, renderer, theme, style, layout, cursor, viewport);
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
        let children = self.children.iter().zip(&tree.children).zip(layout.children());
        let of = children.map(|((child, tree), layout)| {
            child.as_widget().mouse_interaction(tree, layout, cursor, viewport, renderer)
        });
        of.max().unwrap_or_default()
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        overlay::from_children(&mut self.children, tree, layout, renderer, viewport, translation)
    }
}

impl<'a, Message: 'a> From<Beside<'a, Message>> for Element<'a, Message> {
    fn from(beside: Beside<'a, Message>) -> Element<'a, Message> {
        Element::new(beside)
    }
}
