//! What keys mean on the screen of a game. Arrows, letters and Enter play; the rest is about looking and ending.

use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};

use super::{Message, Options, Play, Question, Stage};
use crate::app::screen::{Action, Cx};
use crate::rules::Direction;

impl Play {
    /// What a key comes to; `None` where it means nothing here.
    pub fn pressed(&mut self, key: &Key, modifiers: Modifiers, cx: &Cx<'_>) -> Option<Action<Message>> {
        if modifiers.command() || modifiers.alt() || modifiers.logo() {
            // In a game undo means this game, never what was entered before it.
            let is_undo = matches!(key.as_ref(), Key::Character("z" | "Z"))
                && modifiers.command()
                && !modifiers.shift()
                && !modifiers.alt();
            let Stage::Playing(table) = &self.stage else { return None };
            let question = Message::Asked(Question::TakeBack { length: table.live().game().len() });
            return is_undo.then(|| self.update(question, cx));
        }
        if self.question.is_some() {
            // What there is only one answer to is answered by Enter; what ends or changes a game is not, by any slip.
            let is_told = matches!(self.question, Some(Question::Refused(_)));
            return match key {
                Key::Named(Named::Escape) => Some(self.update(Message::Dismissed, cx)),
                Key::Named(Named::Enter | Named::Space) if is_told => Some(self.update(Message::Dismissed, cx)),
                _ => None,
            };
        }
        if let Key::Named(Named::F11) = key {
            let alone = !self.options.alone;
            return Some(self.update(Message::Chosen(Options { alone, ..self.options }), cx));
        }
        match &self.stage {
            Stage::Playing(_) => self.pressed_playing(key, cx),
            Stage::Between { .. } => match key {
                Key::Named(Named::Enter | Named::Space) => Some(self.update(Message::NextWanted, cx)),
                _ => None,
            },
            Stage::Loading | Stage::Failed(_) | Stage::Ending(..) => None,
        }
    }

    /// Whether Escape, which puts nothing down any more, may lead away: not while somebody's time runs.
    pub fn can_be_left(&self) -> bool {
        self.table().and_then(|table| table.live().clock()).is_none_or(|clock| clock.running().is_none())
            && self.pending.is_none()
            && !matches!(self.stage, Stage::Ending(..))
    }

    fn pressed_playing(&mut self, key: &Key, cx: &Cx<'_>) -> Option<Action<Message>> {
        let (waits, turned) = (self.waits(), self.turned());
        let clock_stands = waits && self.pending.is_none();
        let Stage::Playing(table) = &mut self.stage else { return None };
        let deed = match key.as_ref() {
            Key::Named(Named::ArrowUp) => {
                table.step(Direction::North, turned);
                return Some(Action::None);
            }
            Key::Named(Named::ArrowRight) => {
                table.step(Direction::East, turned);
                return Some(Action::None);
            }
            Key::Named(Named::ArrowDown) => {
                table.step(Direction::South, turned);
                return Some(Action::None);
            }
            Key::Named(Named::ArrowLeft) => {
                table.step(Direction::West, turned);
                return Some(Action::None);
            }
            Key::Named(Named::PageUp) => {
                table.leaf(true);
                return Some(Action::None);
            }
            Key::Named(Named::PageDown) => {
                table.leaf(false);
                return Some(Action::None);
            }
            Key::Named(Named::Home) => {
                table.look(0);
                return Some(Action::None);
            }
            Key::Named(Named::End) => {
                table.look(usize::MAX);
                return Some(Action::None);
            }
            Key::Named(Named::Backspace) => {
                table.untype();
                return Some(Action::None);
            }
            Key::Named(Named::Escape) => {
                let was_told = table.refused().is_some();
                if table.escape() {
                    return Some(Action::None);
                }
                if self.options.alone {
                    return Some(self.update(Message::Chosen(Options { alone: false, ..self.options }), cx));
                }
                // Whoever puts away what was refused does not mean to leave the game as well.
                return was_told.then_some(Action::None);
            }
            Key::Named(Named::Enter | Named::Space) if clock_stands => {
                return Some(self.update(Message::ClockPressed, cx));
            }
            Key::Named(Named::Enter | Named::Space) => table.enter(waits),
            Key::Named(Named::Delete) if !waits => table.leave(),
            Key::Character(letter) if table.type_letter(letter) => return Some(Action::None),
            _ => return None,
        };
        Some(self.carry_out(deed, cx))
    }
}
