//! Keys with Ctrl are shortcuts and never letters. Some systems send the digit of Ctrl+1 as a text all the same, and a field
//! that has the keyboard would take it.

use iced::advanced::layout::{self, Layout};
use iced::advanced::widget::{Operation, Tree, Widget, tree};
use iced::advanced::{Clipboard, Shell, mouse, overlay, renderer};
use iced::keyboard::Event::KeyPressed;
use iced::{Element, Event, Length, Rectangle, Renderer, Size, Theme, Vector};

/// Something that hears no letters of shortcuts.
pub struct Hush<'a, Message>(Element<'a, Message>);

impl<'a, Message> Hush<'a, Message> {
    /// Keeps the letters of shortcuts from something.
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

impl<Message> Widget<Message, Theme, Renderer> for Hush<'_, Message> {
    fn tag(&self) -> tree::Tag {
        self.0.as_widget().tag()
    }

    fn state(&self) -> tree::State {
        self.0.as_widget().state()
    }

    fn children(&self) -> Vec<Tree> {
        self.0.as_widget().children()
    }

    fn diff(&self, tree: &mut Tree) {
        self.0.as_widget().diff(tree);
    }

    fn size(&self) -> Size<Length> {
        self.0.as_widget().size()
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        self.0.as_widget_mut().layout(tree, renderer, limits)
    }

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, operation: &mut dyn Operation) {
        self.0.as_widget_mut().operate(tree, layout, renderer, operation);
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
        self.0.as_widget_mut().update(tree, event, layout, cursor, renderer, clipboard, shell, viewport);
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
        self.0.as_widget().draw(tree, renderer, theme, style, layout, cursor, viewport);
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        self.0.as_widget().mouse_interaction(tree, layout, cursor, viewport, renderer)
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        self.0.as_widget_mut().overlay(tree, layout, renderer, viewport, translation)
    }
}

impl<'a, Message: 'a> From<Hush<'a, Message>> for Element<'a, Message> {
    fn from(hush: Hush<'a, Message>) -> Element<'a, Message> {
        Element::new(hush)
    }
}
