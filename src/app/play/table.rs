//! One game as the people at the screen see it: what is picked up, typed, looked at and refused. It knows no file and no
//! window; what it wants done it says.

use crate::app::board::{self, Hand, Scene};
use crate::club::{LiveAct, LiveGame, Refusal};
use crate::rules::{Action, Cell, Position, Side, Square};

/// More letters than an action can have, so that one too many is seen.
const LONGEST: usize = 8;

/// A game under way and all that surrounds it until it is put down.
#[derive(Clone, Debug)]
pub struct Table {
    live: LiveGame,
    hand: Hand,
    focus: Option<Square>,
    typed: String,
    /// Whether what was typed is no action.
    garbled: bool,
    /// How many actions the position has that is looked at, if it is not the newest.
    past: Option<usize>,
    /// Whether something happened while the past was looked at.
    news: bool,
    /// Whether somebody tried to act in the past.
    wants_now: bool,
    /// Whether an action is played only once it is tried a second time.
    confirms: bool,
    /// The action that was tried once.
    proposed: Option<Action>,
}

/// What a key or an act on the board comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Nothing that others have to know.
    None,
    /// This is to be played.
    Play(Action),
}

impl Table {
    /// A game at its newest action.
    pub fn new(live: LiveGame) -> Table {
        Table {
            live,
            hand: Hand::default(),
            focus: None,
            typed: String::new(),
            garbled: false,
            past: None,
            news: false,
            wants_now: false,
            confirms: false,
            proposed: None,
        }
    }

    /// Whether actions are to be confirmed. What was tried once under the other way comes to nothing.
    pub fn confirm(&mut self, confirms: bool) {
        self.confirms = confirms;
        self.proposed = None;
    }

    /// The action that waits to be confirmed.
    pub const fn proposed(&self) -> Option<Action> {
        self.proposed
    }

    /// The game.
    pub const fn live(&self) -> &LiveGame {
        &self.live
    }

    /// The game, to tell its clock the time.
    pub const fn live_mut(&mut self) -> &mut LiveGame {
        &mut self.live
    }

    /// Whether the past is looked at.
    pub const fn past(&self) -> Option<usize> {
        self.past
    }

    /// Whether something happened meanwhile.
    pub const fn news(&self) -> bool {
        self.news
    }

    /// Whether somebody tried to act in the past.
    pub const fn wants_now(&self) -> bool {
        self.wants_now
    }

    /// Where the keyboard is.
    pub const fn focus(&self) -> Option<Square> {
        self.focus
    }

    /// What was typed so far.
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// Whether what was typed and entered is no action.
    pub const fn garbled(&self) -> bool {
        self.garbled
    }

    /// Why the last try was refused, and whose it was.
    pub const fn refused(&self) -> Option<(crate::rules::Refusal, Side)> {
        self.hand.refused
    }

    /// What is picked up.
    pub const fn selected(&self) -> Option<Square> {
        self.hand.picked
    }

    /// The position that is looked at.
    pub fn shown(&self) -> &Position {
        let game = self.live.game();
        self.past.and_then(|ply| game.position_after(ply)).unwrap_or_else(|| game.position())
    }

    /// The board as it is to be drawn. `waits` says that something else has to be answered first.
    pub fn scene(&self, waits: bool, turned: bool, animated: bool) -> Scene {
        let game = self.live.game();
        let ply = self.past.unwrap_or_else(|| game.len());
        Scene {
            ply,
            last: ply.checked_sub(1).and_then(|index| game.actions().nth(index)),
            live: self.past.is_none() && !waits && game.end().is_none(),
            selected: self.hand.picked,
            marks: self.hand.marks(),
            proposed: self.proposed,
            focus: self.focus,
            turned,
            animated,
            ..Scene::of(game.rules(), *self.shown())
        }
    }

    /// What was done on the board.
    pub fn board(&mut self, event: board::Event) -> Deed {
        // Whoever uses the pointer needs no second mark that follows the keyboard.
        self.focus = None;
        self.acted(event)
    }

    fn acted(&mut self, event: board::Event) -> Deed {
        let proposed = self.proposed;
        self.calm();
        self.proposed = proposed.filter(|&proposed| event == board::Event::Try(proposed));
        match event {
            board::Event::Pick(square) => {
                self.hand.pick(self.live.game(), square);
                Deed::None
            }
            board::Event::Try(action) => self.attempt(action),
            board::Event::Cancel => Deed::None,
            board::Event::Locked => {
                self.wants_now = self.past.is_some();
                Deed::None
            }
        }
    }

    /// Puts everything down.
    pub fn calm(&mut self) {
        self.hand = Hand::default();
        self.wants_now = false;
        self.garbled = false;
        self.proposed = None;
    }

    /// Plays what the rules allow, and says why where they don't.
    pub fn attempt(&mut self, action: Action) -> Deed {
        if self.past.is_some() {
            self.wants_now = true;
            return Deed::None;
        }
        match self.live.game().check(action) {
            Ok(()) if self.confirms && self.proposed != Some(action) => {
                self.propose(action);
                Deed::None
            }
            Ok(()) => Deed::Play(action),
            Err(refusal) => {
                self.hand.refuse(self.live.game(), refusal);
                Deed::None
            }
        }
    }

    /// Keeps an action until it is tried again; its tile stays in the hand, so that the goal is one press away.
    fn propose(&mut self, action: Action) {
        self.proposed = Some(action);
        self.hand.picked = (!matches!(action, Action::TurnUp { .. })).then(|| action.square());
    }

    /// The game after something that was kept.
    pub fn went_on(&mut self, live: LiveGame) {
        self.live = live;
        self.typed.clear();
        self.calm();
        match self.past {
            // Actions may have been taken back under the eyes of whoever looks at them.
            Some(ply) if ply > self.live.game().len() => self.past = None,
            Some(_) => self.news = true,
            None => {}
        }
    }

    /// What an act would come to now.
    ///
    /// # Errors
    ///
    /// Why it is not possible.
    pub fn act(
        &self,
        act: LiveAct,
        moment: chrono::DateTime<chrono::Utc>,
    ) -> Result<(LiveGame, crate::club::LiveEvent), Refusal> {
        self.live.act(act, moment)
    }

    /// Looks at the position after so many actions; the newest one for the last.
    pub fn look(&mut self, ply: usize) {
        self.calm();
        self.past = (ply < self.live.game().len()).then_some(ply);
        self.news &= self.past.is_some();
    }

    /// Looks at the action before or after the one that is looked at.
    pub fn leaf(&mut self, back: bool) {
        let length = self.live.game().len();
        let ply = self.past.unwrap_or(length);
        self.look(if back { ply.saturating_sub(1) } else { ply.saturating_add(1).min(length) });
    }

    /// Moves the keyboard's place by a step, or to the middle where it was nowhere.
    pub fn step(&mut self, shown: crate::rules::Direction, turned: bool) {
        self.focus = Some(self.focus.map_or(Square::CENTRE, |square| board::step(square, shown, turned)));
    }

    /// Types a letter of an action. Whether it is a letter or a figure at all; that no action begins so is said at once.
    pub fn type_letter(&mut self, letter: &str) -> bool {
        let mut letters = letter.chars();
        let (Some(letter), None) = (letters.next(), letters.next()) else { return false };
        if !letter.is_alphanumeric() && letter != '-' {
            return false;
        }
        if self.typed.chars().count() < LONGEST {
            self.typed.extend(letter.to_lowercase());
        }
        self.garbled = !may_go_on(&self.typed);
        true
    }

    /// Takes the last letter away.
    pub fn untype(&mut self) {
        self.typed.pop();
        self.garbled = !may_go_on(&self.typed);
    }

    /// Enter: plays what was typed, else does what a click on the keyboard's place does.
    pub fn enter(&mut self, waits: bool) -> Deed {
        if !self.typed.is_empty() {
            let typed = std::mem::take(&mut self.typed);
            let scene = self.scene(waits, false, false);
            return match self::typed(&typed, &scene) {
                Some(event) if scene.live => self.acted(event),
                Some(_) => self.acted(board::Event::Locked),
                None => {
                    self.calm();
                    (self.typed, self.garbled) = (typed, true);
                    Deed::None
                }
            };
        }
        if let Some(proposed) = self.proposed.filter(|_| !waits) {
            return self.acted(board::Event::Try(proposed));
        }
        let Some(square) = self.focus else { return Deed::None };
        let scene = self.scene(waits, false, false);
        scene.click_on(square).map_or(Deed::None, |event| self.acted(event))
    }

    /// Escape: puts down the last thing. Whether there was one.
    pub fn escape(&mut self) -> bool {
        if !self.typed.is_empty() {
            self.typed.clear();
            self.garbled = false;
        } else if self.hand.picked.is_some() || self.proposed.is_some() {
            self.calm();
        } else if self.past.is_some() {
            self.look(usize::MAX);
        } else {
            // That a refusal was read is no reason to press Escape twice.
            self.calm();
            return false;
        }
        true
    }

    /// The keyboard's tile, or the one that is picked up, leaves the forest.
    pub fn leave(&mut self) -> Deed {
        self.hand.picked.or(self.focus).map_or(Deed::None, |from| self.acted(board::Event::Try(Action::Leave { from })))
    }
}

/// Whether an action can begin with what was typed so far.
fn may_go_on(typed: &str) -> bool {
    let may_be_square = |text: &str| {
        let mut letters = text.chars();
        let column = letters.next().is_none_or(|letter| matches!(letter, 'a'..='g'));
        column && letters.next().is_none_or(|figure| matches!(figure, '1'..='7')) && letters.next().is_none()
    };
    match typed.get(2..) {
        None => may_be_square(typed),
        Some(rest) => {
            let goal = rest.strip_prefix(['-', 'x']).unwrap_or(rest);
            typed.get(..2).is_some_and(may_be_square)
                && (may_be_square(goal) || "off".starts_with(rest) || "-off".starts_with(rest))
        }
    }
}

/// What is meant by `d3`, `d3-d5`, `d3d5`, `d3xd5` or `d3-off`. Whether it captures follows from the position.
fn typed(text: &str, scene: &Scene) -> Option<board::Event> {
    let from: Square = text.get(..2)?.parse().ok()?;
    match text.get(2..)? {
        "" => scene.click_on(from).map(|event| match event {
            // Whoever names an empty square wants something of it, and hears why that is nothing.
            board::Event::Cancel if scene.position.cell(from) == Cell::Empty => {
                board::Event::Try(Action::TurnUp { at: from, tile: None })
            }
            event => event,
        }),
        "o" | "-o" | "off" | "-off" => Some(board::Event::Try(Action::Leave { from })),
        rest => {
            let to: Square = rest.strip_prefix(['-', 'x']).unwrap_or(rest).parse().ok()?;
            Some(board::Event::Try(scene.slide(from, to)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_no_action_begins_with_is_known_at_once() {
        for typed in ["", "d", "d3", "d3-", "d3x", "d3d", "d3-d", "d3xd5", "d3o", "d3-of", "d3-off"] {
            assert!(may_go_on(typed), "{typed}");
        }
        for typed in ["h", "4", "d8", "dd", "d3h", "d3-d5d", "d3-offs", "é", "dé", "d3é"] {
            assert!(!may_go_on(typed), "{typed}");
        }
    }
}
