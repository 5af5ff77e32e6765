//! The board, the panel beside it and the logo in one widget, so that a tile can be dragged from one to the other.

use std::collections::VecDeque;
use std::time::Instant;

use iced::advanced::layout::{self, Layout};
use iced::advanced::widget::operation::Operation;
use iced::advanced::widget::{Id, Tree, tree};
use iced::advanced::{Clipboard, Shell, Widget, mouse, overlay, renderer};
use iced::{Element, Event as Input, Font, Length, Point, Rectangle, Renderer, Size, Theme, Vector, touch, window};

use super::geometry::{Geometry, Room, Target};
use super::gesture::{self, Gesture, Pointer};
use super::motion::Motion;
use super::paint::{Kept, Picture};
use super::scene::{Event, Scene};
use crate::rules::{Cell, Position, Square};

/// The widget.
pub struct Board<'a, Message> {
    scene: Scene,
    room: Room,
    panel: Option<Element<'a, Message>>,
    on_event: Box<dyn Fn(Event) -> Message + 'a>,
    label_font: Font,
    logo_font: Font,
}

/// What it keeps between two views.
#[derive(Default)]
struct State {
    gesture: Gesture,
    motion: Option<Motion>,
    /// The position that was shown last, and which action had led to it.
    shown: Option<(usize, Position)>,
    /// Whether the board is shown turned: it turns once what moves has arrived.
    turned: bool,
    /// From the place of the pointer in the window to that in the page, which may be scrolled.
    scrolled: Vector,
    /// Where the pointer is in the window. During a slow frame the cursor is already where it will be at its end.
    pointer: Option<Point>,
    /// What was done since something was published that the scene does not show yet: it is about what will then be seen.
    waiting: VecDeque<gesture::Input>,
    published: bool,
    kept: Kept,
}

impl<'a, Message> Board<'a, Message> {
    /// The board with a scene; `on_event` makes messages of what is done to it.
    pub fn new(scene: Scene, on_event: impl Fn(Event) -> Message + 'a) -> Board<'a, Message> {
        Board {
            scene,
            room: Room::Alone,
            panel: None,
            on_event: Box::new(on_event),
            label_font: Font::DEFAULT,
            logo_font: Font::DEFAULT,
        }
    }

    /// With a panel at its right, and the logo under that.
    pub fn panel(mut self, panel: impl Into<Element<'a, Message>>) -> Board<'a, Message> {
        self.panel = Some(panel.into());
        self.room = Room::WithPanel;
        self
    }

    /// The faces of the labels and of the logo.
    pub fn fonts(mut self, labels: Font, logo: Font) -> Board<'a, Message> {
        self.label_font = labels;
        self.logo_font = logo;
        self
    }

    fn geometry(&self, bounds: Rectangle, state: &State) -> Geometry {
        Geometry::fit(bounds, self.room, state.turned)
    }

    /// The gesture's view of an input of the window. Where the page is scrolled, only `cursor` knows the place in it.
    fn input(event: &Input, cursor: mouse::Cursor, state: &mut State) -> Option<gesture::Input> {
        use gesture::Input as Done;
        match event {
            Input::Mouse(mouse::Event::CursorMoved { position }) => {
                state.points_at(*position, cursor);
                Some(Done::Move(Pointer::Mouse, *position + state.scrolled))
            }
            Input::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)) => {
                state.pressed_at(cursor).map(|at| Done::Press(Pointer::Mouse, at, Instant::now()))
            }
            Input::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left)) => {
                // Outside of the window the cursor is unknown, and the tile is let go over nothing.
                Some(Done::Release(Pointer::Mouse, state.pressed_at(cursor).unwrap_or(Point::new(-1.0, -1.0))))
            }
            Input::Mouse(mouse::Event::ButtonPressed(_)) => Some(Done::OtherButton),
            Input::Mouse(mouse::Event::CursorLeft) => Some(Done::Away),
            Input::Touch(touch::Event::FingerPressed { id, position }) => {
                state.points_at(*position, cursor);
                Some(Done::Press(Pointer::Finger(id.0), *position + state.scrolled, Instant::now()))
            }
            Input::Touch(touch::Event::FingerMoved { id, position }) => {
                state.points_at(*position, cursor);
                Some(Done::Move(Pointer::Finger(id.0), *position + state.scrolled))
            }
            Input::Touch(touch::Event::FingerLifted { id, position }) => {
                Some(Done::Release(Pointer::Finger(id.0), *position + state.scrolled))
            }
            Input::Touch(touch::Event::FingerLost { .. }) | Input::Window(window::Event::Unfocused) => Some(Done::Lost),
            _ => None,
        }
    }

    /// Does what an input comes to.
    fn act(&self, input: gesture::Input, geometry: &Geometry, state: &mut State, shell: &mut Shell<'_, Message>) {
        let is_press = matches!(input, gesture::Input::Press(..));
        if is_press && state.motion.is_some() {
            // A board that is about to turn moves everything under the pointer.
            if state.turned != self.scene.turned {
                return;
            }
            state.motion = None;
            shell.request_redraw();
        }
        let was_held = state.gesture.is_held();
        let done = state.gesture.handle(input, geometry, &self.scene);
        if is_press && state.gesture.is_held() && !was_held {
            shell.capture_event();
        }
        if let Some(done) = done {
            shell.publish((self.on_event)(done));
            state.published = true;
            if matches!(input, gesture::Input::Release(..)) {
                shell.capture_event();
            }
        }
    }
}

impl State {
    /// Follows the pointer, or the finger, as the cursor does.
    fn points_at(&mut self, position: Point, cursor: mouse::Cursor) {
        if self.pointer.replace(position).is_none() {
            self.look_where_the_page_is(cursor);
        }
    }

    /// Between frames the cursor is where the pointer was last. Outside of the window it is unknown, but the way to the page
    /// stays the same.
    fn look_where_the_page_is(&mut self, cursor: mouse::Cursor) {
        if let (Some(at), Some(pointer)) = (cursor.position(), self.pointer) {
            self.scrolled = at - pointer;
        }
    }

    /// Where a button goes down or up, if it does so in the window.
    fn pressed_at(&self, cursor: mouse::Cursor) -> Option<Point> {
        cursor.position().map(|at| self.pointer.map_or(at, |pointer| pointer + self.scrolled))
    }

    /// Takes notice of a new scene: what moves, and what comes to nothing by it.
    fn notice(&mut self, scene: &Scene) {
        match self.shown {
            Some((ply, before)) if (ply, before) != (scene.ply, scene.position) => {
                self.gesture.drop_silently();
                let follows = scene.animated && scene.ply == ply + 1;
                self.motion = scene.last.filter(|_| follows).and_then(|action| Motion::of(&before, action));
            }
            _ => {}
        }
        if !scene.animated {
            self.motion = None;
        }
        self.shown = Some((scene.ply, scene.position));
        if self.motion.is_none() {
            self.turned = scene.turned;
        }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Board<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        let mut state = State::default();
        state.notice(&self.scene);
        tree::State::new(state)
    }

    fn children(&self) -> Vec<Tree> {
        self.panel.iter().map(Tree::new).collect()
    }

    fn diff(&self, tree: &mut Tree) {
        let state = tree.state.downcast_mut::<State>();
        state.published = false;
        state.notice(&self.scene);
        tree.diff_children(self.panel.as_slice());
    }

    fn size(&self) -> Size<Length> {
        Size::new(Length::Fill, Length::Fill)
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        let size = limits.max();
        let state = tree.state.downcast_mut::<State>();
        let geometry = self.geometry(Rectangle::with_size(size), state);
        state.kept.fit(&geometry, self.label_font, self.logo_font);
        let place = geometry.panel().unwrap_or_default();
        let panel = self.panel.as_mut().zip(tree.children.first_mut()).map(|(panel, tree)| {
            let limits = layout::Limits::new(Size::ZERO, place.size());
            panel.as_widget_mut().layout(tree, renderer, &limits).move_to(place.position())
        });
        layout::Node::with_children(size, panel.into_iter().collect())
    }

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, operation: &mut dyn Operation) {
        let geometry = self.geometry(layout.bounds(), tree.state.downcast_ref());
        operation.container(Some(&Id::new("board")), geometry.board());
        operation.traverse(&mut |operation| {
            for square in Square::all() {
                let shows = match self.scene.position.cell(square) {
                    Cell::Empty => String::new(),
                    Cell::FaceDown => "?".to_owned(),
                    Cell::Up(tile) => tile.to_string(),
                };
                let id = Id::from(format!("square-{square}"));
                operation.text(Some(&id), geometry.square(square), &format!("{square} {shows}"));
            }
            if let Some(logo) = geometry.logo() {
                operation.container(Some(&Id::new("logo")), logo);
            }
            if let (Some(panel), Some(tree), Some(layout)) =
                (&mut self.panel, tree.children.first_mut(), layout.children().next())
            {
                panel.as_widget_mut().operate(tree, layout, renderer, operation);
            }
        });
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Input,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        let state = tree.state.downcast_mut::<State>();
        let is_held = state.gesture.is_held();
        if let (Some(panel), Some(child), Some(place)) =
            (&mut self.panel, tree.children.first_mut(), layout.children().next())
            && !is_held
        {
            panel.as_widget_mut().update(child, event, place, cursor, renderer, clipboard, shell, viewport);
        }
        if let Input::Window(window::Event::RedrawRequested(now)) = event {
            state.look_where_the_page_is(cursor);
            state.gesture.seen(*now);
            if let Some(motion) = &mut state.motion {
                if !motion.tick(*now) {
                    state.motion = None;
                    state.turned = self.scene.turned;
                }
                shell.request_redraw();
            }
        }
        let geometry = self.geometry(layout.bounds(), state);
        let before = state.gesture;
        if matches!(event, Input::Window(window::Event::RedrawRequested(_))) {
            state.gesture.rests_at(cursor.position(), &geometry);
        }
        let input = Self::input(event, cursor, state);
        // A press on a dialogue that lies over the board is not meant for it.
        let is_for_other = matches!(input, Some(gesture::Input::Press(..))) && shell.is_event_captured();
        state.waiting.extend(input.filter(|_| !is_for_other));
        while !state.published
            && let Some(input) = state.waiting.pop_front()
        {
            self.act(input, &geometry, state, shell);
        }
        if state.gesture != before {
            shell.request_redraw();
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
        let state = tree.state.downcast_ref::<State>();
        if state.gesture.lifted().is_some() {
            return mouse::Interaction::Grabbing;
        }
        let geometry = self.geometry(layout.bounds(), state);
        match cursor.position().and_then(|at| geometry.hit(at)) {
            Some(Target::Square(square)) if self.scene.can_pick(square) => mouse::Interaction::Grab,
            Some(Target::Square(square)) if self.scene.live && self.scene.position.cell(square) == Cell::FaceDown => {
                mouse::Interaction::Pointer
            }
            Some(_) => mouse::Interaction::default(),
            None => match (&self.panel, tree.children.first(), layout.children().next()) {
                (Some(panel), Some(tree), Some(layout)) => {
                    panel.as_widget().mouse_interaction(tree, layout, cursor, viewport, renderer)
                }
                _ => mouse::Interaction::default(),
            },
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
        let state = tree.state.downcast_ref::<State>();
        let geometry = self.geometry(layout.bounds(), state);
        let picture = Picture {
            scene: &self.scene,
            geometry: &geometry,
            gesture: &state.gesture,
            motion: state.motion.as_ref(),
            kept: &state.kept,
        };
        picture.draw_logo(renderer);
        if let (Some(panel), Some(tree), Some(layout)) = (&self.panel, tree.children.first(), layout.children().next())
        {
            panel.as_widget().draw(tree, renderer, theme, style, layout, cursor, viewport);
        }
        picture.draw(renderer, viewport);
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        let (panel, tree, layout) = (self.panel.as_mut()?, tree.children.first_mut()?, layout.children().next()?);
        panel.as_widget_mut().overlay(tree, layout, renderer, viewport, translation)
    }
}

impl<'a, Message: 'a> From<Board<'a, Message>> for Element<'a, Message> {
    fn from(board: Board<'a, Message>) -> Element<'a, Message> {
        Element::new(board)
    }
}
