//! Which of the two windows is which: the program's own, and the one on the wall.

use iced::{Element, Task, window};

use super::hall::{self, Hall};
use super::{App, Message};
use crate::tournament::Clocks;

impl App {
    /// The title of a window.
    pub fn title_of(&self, window: window::Id) -> String {
        match self.hall.scene().filter(|_| self.hall.window() == Some(window)) {
            Some(scene) => scene.title.clone(),
            None => self.title(),
        }
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
