//! The moves of a game as they are typed, with the board beside them: what is done on the board is written behind the text.

use iced::widget::text_editor::{self, Content, Edit, Motion};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::app::board::{self, Hand, Scene};
use crate::rules::notation::TypedMoves;
use crate::rules::{Action, RuleSet, Square, Tile};

/// Moves as they are typed.
#[derive(Clone, Debug, Default)]
pub struct Written {
    content: Content,
    text: String,
    hand: Hand,
    /// A square whose tile was turned up on the board and is not named yet.
    turned_up: Option<Square>,
}

impl PartialEq for Written {
    fn eq(&self, other: &Written) -> bool {
        self.text == other.text
    }
}

impl Serialize for Written {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.text.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Written {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Written, D::Error> {
        String::deserialize(deserializer).map(|text| Written::of(&text))
    }
}

impl Written {
    /// A text.
    pub fn of(text: &str) -> Written {
        let mut content = Content::with_text(text);
        content.perform(text_editor::Action::Move(Motion::DocumentEnd));
        Written { content, text: text.to_owned(), ..Written::default() }
    }

    /// The moves of a game, six turns on a line.
    pub fn of_actions(actions: impl Iterator<Item = Action>) -> Written {
        let mut text = String::new();
        for (place, action) in actions.enumerate() {
            if place > 0 {
                text.push(if place.is_multiple_of(12) { '\n' } else { ' ' });
            }
            if place.is_multiple_of(2) {
                text.push_str(&format!("{}. ", place / 2 + 1));
            }
            text.push_str(&action.to_string());
        }
        Written::of(&text)
    }

    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What the field shows.
    pub const fn content(&self) -> &Content {
        &self.content
    }

    /// What it says.
    pub fn read(&self, rules: RuleSet) -> TypedMoves {
        TypedMoves::read(rules, None, &self.text)
    }

    /// A square whose tile was turned up on the board and is not named yet.
    pub const fn turned_up(&self) -> Option<Square> {
        self.turned_up
    }

    /// Does something in the field.
    pub fn perform(&mut self, action: text_editor::Action) {
        self.content.perform(action);
        self.text = self.content.text();
        (self.hand, self.turned_up) = (Hand::default(), None);
    }

    /// Does something on the board.
    pub fn on_board(&mut self, event: board::Event, rules: RuleSet) {
        let moves = self.read(rules);
        self.turned_up = None;
        match event {
            board::Event::Pick(square) => self.hand.pick(moves.game(), square),
            board::Event::Try(action) => match moves.game().check(action) {
                Ok(()) => self.play(action),
                Err(refusal) => self.hand.refuse(moves.game(), refusal),
            },
            board::Event::Cancel => self.hand = Hand::default(),
            board::Event::Locked => {}
        }
    }

    fn play(&mut self, action: Action) {
        self.hand = Hand::default();
        match action {
            Action::TurnUp { at, tile: None } => self.turned_up = Some(at),
            action => self.append(action),
        }
    }

    /// Names the tile that was turned up on the board.
    pub fn name(&mut self, tile: Tile) {
        if let Some(at) = self.turned_up.take() {
            self.append(Action::TurnUp { at, tile: Some(tile) });
        }
    }

    fn append(&mut self, action: Action) {
        self.content.perform(text_editor::Action::Move(Motion::DocumentEnd));
        let blank = if self.text.is_empty() || self.text.ends_with(char::is_whitespace) { "" } else { " " };
        let written = format!("{blank}{action} ");
        self.content.perform(text_editor::Action::Edit(Edit::Paste(written.into())));
        self.text = self.content.text();
    }

    /// Where the cursor is, in bytes.
    fn cursor(&self) -> usize {
        let position = self.content.cursor().position;
        let before: usize = self.text.split('\n').take(position.line).map(|line| line.len() + 1).sum();
        before + position.column
    }

    /// How many actions have led to what the board shows: those up to the cursor.
    pub fn ply(&self, moves: &TypedMoves) -> usize {
        moves.ply_at(self.cursor()).min(moves.game().len())
    }

    /// What the board shows. Only after the last action it takes others.
    pub fn scene(&self, moves: &TypedMoves) -> Scene {
        let ply = self.ply(moves);
        let game = moves.game();
        if ply == game.len() && moves.fault().is_none() {
            return Scene { focus: self.turned_up, ..self.hand.scene(game) };
        }
        let last = ply.checked_sub(1).and_then(|place| game.actions().nth(place));
        let position = game.position_after(ply).copied().unwrap_or(*game.position());
        Scene { ply, last, live: false, ..Scene::of(game.rules(), position) }
    }

    /// Why the last try on the board was refused, and whose it was.
    pub const fn hand(&self) -> &Hand {
        &self.hand
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Square {
        text.parse().expect("a square")
    }

    #[test]
    fn what_is_done_on_the_board_is_written_behind_the_text() {
        let rules = RuleSet::Classic;
        let mut written = Written::of("c4=F");
        written.on_board(board::Event::Try(Action::TurnUp { at: at("e4"), tile: None }), rules);
        assert_eq!((written.text(), written.turned_up()), ("c4=F", Some(at("e4"))));
        written.name(Tile::Pheasant);
        written.on_board(board::Event::Pick(at("c4")), rules);
        written.on_board(board::Event::Try(Action::Move { from: at("c4"), to: at("d4") }), rules);
        assert_eq!(written.text(), "c4=F e4=p c4-d4 ");
        let moves = written.read(rules);
        assert_eq!((moves.game().len(), moves.fault(), written.ply(&moves)), (3, None, 3));
        // What is against the rules is not written down.
        written.on_board(board::Event::Try(Action::Move { from: at("d4"), to: at("d5") }), rules);
        assert!(written.hand().refused.is_some());
        assert_eq!(written.text(), "c4=F e4=p c4-d4 ");
    }

    #[test]
    fn the_board_shows_the_position_at_the_cursor() {
        let mut written = Written::of("c4=F\ne4=p c4-d4");
        let moves = written.read(RuleSet::Classic);
        written.perform(text_editor::Action::Move(Motion::DocumentEnd));
        assert_eq!(written.ply(&moves), 3);
        written.perform(text_editor::Action::Move(Motion::Home));
        assert_eq!(written.ply(&moves), 1);
        written.perform(text_editor::Action::Move(Motion::DocumentStart));
        assert_eq!(written.ply(&moves), 0);
    }
}
