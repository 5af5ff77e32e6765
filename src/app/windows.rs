//! Which of the two windows is which: the program's own, and the one on the wall.

use iced::{Element, Event, Size, Task, event, window};

use super::hall::{self, Hall};
use super::{App, Message, theme};
use crate::tournament::Clocks;

/// That a window has this size now.
pub(super) fn sized(event: Event, _status: event::Status, window: window::Id) -> Option<Message> {
    match event {
        Event::Window(window::Event::Opened { size, .. } | window::Event::Resized(size)) => {
            Some(Message::In(window, Box::new(Message::Resized(size))))
        }
        _ => None,
    }
}

impl App {
    /// The title of a window.
    pub fn title_of(&self, window: window::Id) -> String {
        match self.hall.scene().filter(|_| self.hall.window() == Some(window)) {
            Some(scene) => scene.title.clone(),
            None => self.title(),
        }
    }

    /// How much larger than usual everything is: by choice, and in a very large window.
    pub fn scale(&self) -> f32 {
        f32::from(self.preferences.text) / 100.0 * self.grown()
    }

    fn grown(&self) -> f32 {
        f32::from(self.step) / f32::from(theme::USUAL)
    }

    /// The window has another size, as it is told in what everything is larger by now.
    pub(super) fn resized(&mut self, size: Size) -> Task<Message> {
        let real = size * self.scale();
        let before = std::mem::replace(&mut self.step, theme::step(real));
        self.size = real * self.scale().recip();
        // What was told of other sizes meanwhile was told in the old measure, so the window is asked.
        let window = self.window.filter(|_| before != self.step);
        window.map_or_else(Task::none, |window| window::size(window).map(Message::Resized))
    }

    /// The size in which the window opens again, before it is known how much room the screen has.
    pub(super) fn size_kept(&self) -> (f32, f32) {
        let size = self.size * self.grown();
        (size.width, size.height)
    }

    /// How much larger than usual everything is in a window. What is on the wall goes by the size of the wall alone.
    pub fn scale_of(&self, window: window::Id) -> f32 {
        if self.hall.window() == Some(window) { 1.0 } else { self.scale() }
    }

    /// What a window shows.
    pub fn view_of(&self, window: window::Id) -> Element<'_, Message> {
        if self.hall.window() == Some(window) {
            hall::wall::view(&self.hall, &self.words).map(Message::Hall)
        } else {
            self.view()
        }
    }

    /// What happens in the window on the wall.
    pub(super) fn on_the_wall(&mut self, message: Message) -> Task<Message> {
        match message {
            Message::Resized(size) => self.hall.resized(size),
            Message::Pressed(key, ..) => {
                let key = self.hall.key(&key);
                return key.map_or_else(Task::none, |message| self.update(Message::Hall(message)));
            }
            _ => {}
        }
        Task::none()
    }

    /// The timer and the wall.
    pub const fn hall(&self) -> &Hall {
        &self.hall
    }

    /// Puts other clocks in the place of those that the timer goes by.
    pub const fn set_clocks(&mut self, clocks: fn() -> Clocks) {
        self.hall.set_clocks(clocks);
    }
}
