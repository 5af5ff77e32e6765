//! The window without a screen: the real view and update, driven by the events that a window would send.

// Each test file is a program of its own and uses some of these.
#![allow(dead_code)]
// What tests share fails as they do.
#![allow(clippy::expect_used, clippy::panic)]

use std::path::PathBuf;
use std::time::{Duration, Instant};

use halali::app::preferences::{Places, Preferences};
use halali::app::{App, Message, on_event};
use iced::advanced::clipboard;
use iced::advanced::renderer::{Headless, Style};
use iced::advanced::widget::Id;
use iced::advanced::widget::operation::{self, Operation};
use iced::event::Status;
use iced::futures::StreamExt as _;
use iced::futures::executor::block_on;
use iced::keyboard::key::{Code, Named, Physical};
use iced::keyboard::{self, Key, Location, Modifiers};
use iced::{Event, Pixels, Point, Rectangle, Renderer, Size, Task, mouse, touch, window};
use iced_test::runtime::user_interface::{Cache, UserInterface};
use iced_test::runtime::{Action, task};

/// The window and the app in it.
pub(crate) struct Window {
    pub(crate) app: App,
    cache: Option<Cache>,
    pub(super) renderer: Renderer,
    pub(super) size: Size,
    cursor: mouse::Cursor,
    /// What was put into the clipboard last.
    pub(crate) copied: Option<String>,
    /// Another window than the program's own, where that is looked at.
    other: Option<window::Id>,
}

impl Window {
    /// Opens the window on a club file, which is made if there is none.
    pub(crate) fn open(preferences: Preferences, club: PathBuf, size: Size) -> Window {
        Window::open_on(preferences, club, size, None)
    }

    /// The same, with records that are given to the program.
    pub(crate) fn open_on(preferences: Preferences, club: PathBuf, size: Size, records: Option<PathBuf>) -> Window {
        static FONTS: std::sync::Once = std::sync::Once::new();
        FONTS.call_once(halali::app::font::load);
        let places = Places { preferences: Some(club.with_file_name("window.json")), usual: Some(club), named: None };
        let (app, task) = App::start(places, preferences);
        let renderer = block_on(<Renderer as Headless>::new(halali::app::font::TEXT, Pixels(16.0), Some("tiny-skia")))
            .expect("a renderer");
        let app = app.with_records(records);
        let cursor = mouse::Cursor::Unavailable;
        let mut window =
            Window { app, cache: Some(Cache::default()), renderer, size, cursor, copied: None, other: None };
        window.run(task);
        window
    }

    /// Looks at the window on the wall, which has this size, or back at the program's own.
    pub(crate) fn look_at_wall(&mut self, size: Option<Size>) {
        self.other = size.and(self.app.hall().window());
        self.cache = None;
        match (size, self.other) {
            (Some(size), Some(wall)) => {
                self.size = size;
                self.update(Message::In(wall, Box::new(Message::Resized(size))));
            }
            _ => self.size = Size::new(1280.0, 800.0),
        }
    }

    /// Opens the window on a club file that was named, beside the one of one's own.
    pub(crate) fn open_named(preferences: Preferences, club: PathBuf, named: PathBuf, size: Size) -> Window {
        let mut window = Window::open(preferences.clone(), club.clone(), size);
        let preferences_file = Some(club.with_file_name("window.json"));
        let places = Places { preferences: preferences_file, usual: Some(club), named: Some(named) };
        let (app, task) = App::start(places, preferences);
        (window.app, window.cache) = (app, Some(Cache::default()));
        window.run(task);
        window
    }

    /// Closes the window as the cross in its corner does, once the file is closed.
    pub(crate) fn close(mut self) {
        self.update(Message::CloseAsked(window::Id::unique()));
    }

    pub(super) fn with_ui<T>(
        &mut self,
        work: impl FnOnce(&mut UserInterface<'_, Message, iced::Theme, Renderer>, &mut Renderer, mouse::Cursor) -> T,
    ) -> T {
        let cache = self.cache.take().unwrap_or_default();
        let view = self.other.map_or_else(|| self.app.view(), |other| self.app.view_of(other));
        let mut ui = UserInterface::build(view, self.size, cache, &mut self.renderer);
        let result = work(&mut ui, &mut self.renderer, self.cursor);
        self.cache = Some(ui.into_cache());
        result
    }

    /// Sends events as one batch, and does all that comes of them.
    pub(crate) fn send(&mut self, events: &[Event]) {
        for event in events {
            self.deliver(event);
        }
    }

    /// Sends one event and does all that comes of it, and says when the window got it: its picture was there before.
    fn deliver(&mut self, event: &Event) -> Instant {
        match event {
            Event::Mouse(mouse::Event::CursorMoved { position }) => {
                self.cursor = mouse::Cursor::Available(*position);
            }
            // The cursor follows fingers as well.
            Event::Touch(touch::Event::FingerPressed { position, .. } | touch::Event::FingerMoved { position, .. }) => {
                self.cursor = mouse::Cursor::Available(*position);
            }
            Event::Mouse(mouse::Event::CursorLeft) => self.cursor = mouse::Cursor::Unavailable,
            Event::Window(window::Event::Resized(size)) => self.size = *size,
            _ => {}
        }
        let mut messages = Vec::new();
        let (start, statuses) = self.with_ui(|ui, renderer, cursor| {
            let start = Instant::now();
            let events = std::slice::from_ref(event);
            (start, ui.update(events, cursor, renderer, &mut clipboard::Null, &mut messages).1)
        });
        let status = statuses.first().copied().unwrap_or(Status::Ignored);
        self.update_all(messages);
        if matches!(event, Event::Keyboard(_))
            && let Some(message) = on_event(event.clone(), status, window::Id::unique())
        {
            self.update(message);
        }
        start
    }

    /// How long it takes from an event to the picture with all that comes of it, filled as a screen would see it.
    pub(crate) fn time(&mut self, event: &Event) -> Duration {
        let start = self.deliver(event);
        self.fill_picture();
        start.elapsed()
    }

    /// The same from a message.
    pub(crate) fn time_message(&mut self, message: Message) -> Duration {
        let start = Instant::now();
        self.update(message);
        self.fill_picture();
        start.elapsed()
    }

    /// Builds the view once, as the program does for a picture, draws it and fills its pixels.
    fn fill_picture(&mut self) {
        let theme = self.app.theme();
        let mut messages = Vec::new();
        self.with_ui(|ui, renderer, cursor| {
            let redraw = Event::Window(window::Event::RedrawRequested(Instant::now()));
            ui.update(&[redraw], cursor, renderer, &mut clipboard::Null, &mut messages);
            ui.draw(renderer, &theme, &Style { text_color: theme.palette().text }, cursor);
        });
        self.update_all(messages);
        self.pixels();
    }

    /// Sends events that come while the window is busy: they are judged by one picture, and the cursor is where it is at last.
    pub(crate) fn at_once(&mut self, events: &[Event]) {
        for event in events {
            if let Event::Mouse(mouse::Event::CursorMoved { position }) = event {
                self.cursor = mouse::Cursor::Available(*position);
            }
        }
        let mut messages = Vec::new();
        self.with_ui(|ui, renderer, cursor| {
            ui.update(events, cursor, renderer, &mut clipboard::Null, &mut messages);
        });
        self.update_all(messages);
        self.draw();
    }

    /// Gives the app the messages of one event: whatever comes of them comes after the last of them.
    fn update_all(&mut self, messages: Vec<Message>) {
        let tasks: Vec<_> = messages.into_iter().map(|message| self.begin(message)).collect();
        self.run(Task::batch(tasks));
    }

    /// Gives the app a message, and runs what comes of it to its end.
    pub(crate) fn update(&mut self, message: Message) {
        let task = self.app.update(message);
        self.run(task);
    }

    /// Gives the app a message and leaves what comes of it under way.
    pub(crate) fn begin(&mut self, message: Message) -> Task<Message> {
        self.app.update(message)
    }

    /// Goes on with what is under way to its end.
    pub(crate) fn run(&mut self, task: Task<Message>) {
        let Some(mut actions) = task::into_stream(task) else { return };
        while let Some(action) = block_on(actions.next()) {
            match action {
                Action::Output(message) => self.update(message),
                Action::Clipboard(iced_test::runtime::clipboard::Action::Write { contents, .. }) => {
                    self.copied = Some(contents);
                }
                Action::Widget(mut operation) => self.with_ui(|ui, renderer, _| {
                    loop {
                        ui.operate(renderer, operation.as_mut());
                        match operation.finish() {
                            operation::Outcome::Chain(next) => operation = next,
                            _ => break,
                        }
                    }
                }),
                _ => {}
            }
        }
    }

    /// Draws the window, as a screen would: nothing may fail in that either.
    pub(crate) fn draw(&mut self) {
        let theme = self.app.theme();
        let redraw = Event::Window(window::Event::RedrawRequested(Instant::now()));
        self.send(std::slice::from_ref(&redraw));
        self.with_ui(|ui, renderer, cursor| {
            // What is pointed at or has the keyboard is drawn so by widgets that have heard of the frame.
            ui.update(&[redraw], cursor, renderer, &mut clipboard::Null, &mut Vec::new());
            let style = Style { text_color: theme.palette().text };
            ui.draw(renderer, &theme, &style, cursor);
        });
    }

    pub(crate) const fn size(&self) -> Size {
        self.size
    }

    /// Fills the pixels of the window, as a screen would see them.
    pub(crate) fn paint(&mut self) -> Vec<u8> {
        self.draw();
        self.pixels()
    }

    fn pixels(&mut self) -> Vec<u8> {
        let size = Size::new(self.size.width as u32, self.size.height as u32);
        self.renderer.screenshot(size, 1.0, self.app.theme().palette().background)
    }

    /// A picture of the window, for eyes.
    pub(crate) fn save(&mut self, path: &std::path::Path) {
        let pixels = self.paint();
        let size = Size::new(self.size.width as u32, self.size.height as u32);
        let mut picture = format!("P6 {} {} 255\n", size.width, size.height).into_bytes();
        picture.extend(pixels.chunks(4).flat_map(|pixel| pixel[..3].to_vec()));
        std::fs::write(path, picture).expect("a picture");
    }

    pub(crate) fn resize(&mut self, width: f32, height: f32) {
        self.send(&[Event::Window(window::Event::Resized(Size::new(width, height)))]);
    }

    pub(crate) fn move_to(&mut self, point: Point) {
        self.send(&[Event::Mouse(mouse::Event::CursorMoved { position: point })]);
    }

    /// Turns the wheel over a point: what is there moves up by so much.
    pub(crate) fn scroll(&mut self, over: Point, by: f32) {
        self.move_to(over);
        let delta = mouse::ScrollDelta::Pixels { x: 0.0, y: -by };
        self.send(&[Event::Mouse(mouse::Event::WheelScrolled { delta })]);
        self.draw();
    }

    pub(crate) fn press(&mut self) {
        self.send(&[Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))]);
    }

    pub(crate) fn release(&mut self) {
        self.send(&[Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))]);
    }

    pub(crate) fn click(&mut self, point: Point) {
        self.move_to(point);
        self.press();
        self.release();
    }

    /// Drags in several steps, as a hand does.
    pub(crate) fn drag(&mut self, from: Point, to: Point) {
        self.move_to(from);
        self.press();
        for step in [0.1, 0.5, 1.0] {
            self.move_to(from + (to - from) * step);
        }
        self.release();
    }

    pub(crate) fn key(&mut self, key: Key, modifiers: Modifiers) {
        self.send(&[key_pressed(key, modifiers)]);
    }

    pub(crate) fn named(&mut self, key: Named) {
        self.key(Key::Named(key), Modifiers::empty());
    }

    pub(crate) fn type_text(&mut self, text: &str) {
        for letter in text.chars() {
            self.key(Key::Character(letter.to_string().into()), Modifiers::empty());
        }
    }

    /// All that can be read or found by name: the name if there is one, the place, and the text.
    pub(crate) fn found(&mut self) -> Vec<(Option<Id>, Rectangle, String)> {
        let mut found = Found(Vec::new());
        self.with_ui(|ui, renderer, _| ui.operate(renderer, &mut found));
        found.0
    }

    /// Where a named part of the window is.
    pub(crate) fn place(&mut self, id: &str) -> Option<Rectangle> {
        let id = Id::from(id.to_owned());
        self.found().into_iter().find(|(found, ..)| found.as_ref() == Some(&id)).map(|(_, place, _)| place)
    }

    /// By how much a named list is scrolled, and where it is in the window.
    pub(crate) fn scrolled(&mut self, id: &str) -> Option<(iced::Vector, Rectangle)> {
        let mut scrolled = Scrolled(Id::from(id.to_owned()), None);
        self.with_ui(|ui, renderer, _| ui.operate(renderer, &mut scrolled));
        scrolled.1
    }

    /// Goes on with Tab until the keyboard is at something with a name.
    pub(crate) fn tab_to(&mut self, id: &str) {
        let wanted = Id::from(id.to_owned());
        for _ in 0..200 {
            self.named(Named::Tab);
            let mut focused = Focused(None, None);
            self.with_ui(|ui, renderer, _| ui.operate(renderer, &mut focused));
            if focused.0.as_ref() == Some(&wanted) {
                return;
            }
        }
        panic!("Tab leads nowhere near {id}");
    }

    /// Where what has the keyboard is.
    pub(crate) fn focused(&mut self) -> Option<Rectangle> {
        let mut focused = Focused(None, None);
        self.with_ui(|ui, renderer, _| ui.operate(renderer, &mut focused));
        focused.1
    }

    /// Puts the keyboard into a field and types in the place of what is there.
    pub(crate) fn fill(&mut self, id: &str, text: &str) {
        let place = self.place(id).expect(id).center();
        self.click(place);
        self.named(Named::End);
        for _ in 0..200 {
            self.named(Named::Backspace);
        }
        self.type_text(text);
    }

    /// Where a text stands.
    pub(crate) fn text(&mut self, text: &str) -> Option<Rectangle> {
        self.found().into_iter().find(|(.., found)| found == text).map(|(_, place, _)| place)
    }

    /// Everything that can be read.
    pub(crate) fn texts(&mut self) -> Vec<String> {
        self.found().into_iter().map(|(.., text)| text).filter(|text| !text.is_empty()).collect()
    }

    /// The same in a page that is scrolled by so much.
    pub(crate) fn click_text_at(&mut self, text: &str, scrolled: f32) {
        let place = self.text(text).expect("a text").center();
        self.click(Point::new(place.x, place.y - scrolled));
    }

    pub(crate) fn click_text(&mut self, text: &str) {
        let Some(place) = self.text(text) else { panic!("{text:?} is not to be seen among {:#?}", self.texts()) };
        self.click(place.center());
    }
}

/// A key as a keyboard sends it.
pub(crate) fn key_pressed(key: Key, modifiers: Modifiers) -> Event {
    // Systems send the digits with Ctrl as a text too, but not the letters.
    let is_text = |text: &str| !modifiers.command() || text.chars().all(|letter| letter.is_ascii_digit());
    let text = match &key {
        Key::Character(text) if is_text(text) => Some(text.clone()),
        _ => None,
    };
    Event::Keyboard(keyboard::Event::KeyPressed {
        modified_key: key.clone(),
        key,
        physical_key: Physical::Code(Code::F35),
        location: Location::Standard,
        modifiers,
        text,
        repeat: false,
    })
}

struct Found(Vec<(Option<Id>, Rectangle, String)>);

impl Operation for Found {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<()>)) {
        operate(self);
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        if let Some(id) = id {
            self.0.push((Some(id.clone()), bounds, String::new()));
        }
    }

    fn focusable(&mut self, id: Option<&Id>, bounds: Rectangle, _state: &mut dyn operation::Focusable) {
        self.container(id, bounds);
    }

    fn text(&mut self, id: Option<&Id>, bounds: Rectangle, text: &str) {
        self.0.push((id.cloned(), bounds, text.to_owned()));
    }
}

/// By how much a list is scrolled, and where it is.
struct Scrolled(Id, Option<(iced::Vector, Rectangle)>);

impl Operation for Scrolled {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<()>)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        id: Option<&Id>,
        bounds: Rectangle,
        _content: Rectangle,
        translation: iced::Vector,
        _state: &mut dyn operation::Scrollable,
    ) {
        if id == Some(&self.0) {
            self.1 = Some((translation, bounds));
        }
    }
}

/// The name of what has the keyboard, and where it is.
struct Focused(Option<Id>, Option<Rectangle>);

impl Operation for Focused {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<()>)) {
        operate(self);
    }

    fn focusable(&mut self, id: Option<&Id>, bounds: Rectangle, state: &mut dyn operation::Focusable) {
        if state.is_focused() {
            (self.0, self.1) = (id.cloned(), Some(bounds));
        }
    }
}
