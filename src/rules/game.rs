//! A game from its set-up on: playing, taking back, looking at earlier positions.

use std::fmt;

use super::action::Action;
use super::deal::{Deal, Hidden, HiddenFault};
use super::ending::{End, Score};
use super::legal::Legal;
use super::position::Position;
use super::refusal::Refusal;
use super::tile::{RuleSet, Tile};

/// A position and, where it is known, what lies under its face-down tiles.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    position: Position,
    /// Always known where nothing is face down.
    hidden: Option<Hidden>,
}

impl Setup {
    /// A position of which nobody says what is hidden.
    pub fn of_position(position: Position) -> Setup {
        Setup { position, hidden: position.face_down().is_empty().then_some(Hidden::NOTHING) }
    }

    /// A position with the tiles under its face-down ones in reading order.
    ///
    /// # Errors
    ///
    /// When the tiles are not exactly the missing ones.
    pub fn new(position: Position, hidden: &[Tile]) -> Result<Setup, HiddenFault> {
        Ok(Setup { position, hidden: Some(Hidden::new(&position, hidden)?) })
    }

    /// The position.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// What lies under the face-down tiles, where it is known.
    pub const fn hidden(&self) -> Option<&Hidden> {
        self.hidden.as_ref()
    }
}

/// An action that was played and the position after it.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Turn {
    action: Action,
    after: Position,
}

/// A game: its rules, its start, what lies hidden where that is known, and the actions played.
///
/// In a game with a deal, a tile that is turned up comes from it. In a game entered from paper nothing is known and
/// each turn-up names its tile.
#[derive(Clone, PartialEq, Eq)]
pub struct Game {
    rules: RuleSet,
    start: Position,
    hidden: Option<Hidden>,
    turns: Vec<Turn>,
    /// Turns taken back, the next to play again last. They know tiles that are face down again.
    taken_back: Vec<Turn>,
}

impl Game {
    /// A game of a deal, at its start.
    pub fn new(rules: RuleSet, deal: Deal) -> Game {
        Game::at(rules, Setup { position: Position::start(), hidden: Some(deal.into_hidden()) })
    }

    /// A game whose deal nobody knows, at its start.
    pub fn without_deal(rules: RuleSet) -> Game {
        Game::at(rules, Setup::of_position(Position::start()))
    }

    /// A game that starts from a set-up.
    pub const fn at(rules: RuleSet, setup: Setup) -> Game {
        Game { rules, start: setup.position, hidden: setup.hidden, turns: Vec::new(), taken_back: Vec::new() }
    }

    /// Its rules.
    pub const fn rules(&self) -> RuleSet {
        self.rules
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        self.turns.last().map_or(&self.start, |turn| &turn.after)
    }

    /// The position after the first `ply` actions; `None` past the last one. Looking changes nothing.
    pub fn position_after(&self, ply: usize) -> Option<&Position> {
        match ply.checked_sub(1) {
            None => Some(&self.start),
            Some(index) => self.turns.get(index).map(|turn| &turn.after),
        }
    }

    /// The actions played, each turn-up with its tile.
    pub fn actions(&self) -> impl ExactSizeIterator<Item = Action> {
        self.turns.iter().map(|turn| turn.action)
    }

    /// How many actions were played.
    pub const fn len(&self) -> usize {
        self.turns.len()
    }

    /// Whether no action was played yet.
    pub const fn is_empty(&self) -> bool {
        self.turns.is_empty()
    }

    /// The deal, where the game started from one: for records of games that are over and for an organiser.
    pub fn deal(&self) -> Option<Deal> {
        Deal::of_start(&self.start, self.hidden.as_ref()?)
    }

    /// Whether it began at the start of every game.
    pub fn is_from_start(&self) -> bool {
        self.start == Position::start()
    }

    /// What ended the game by the rules, if it is over.
    pub fn end(&self) -> Option<End> {
        self.position().end(self.rules)
    }

    /// The points of the board.
    pub fn score(&self) -> Score {
        self.position().score()
    }

    /// Whether an attempted action is legal now, for all that both players can see: a tile named at a turn-up is not
    /// compared with the one that lies there, and need not be named.
    ///
    /// # Errors
    ///
    /// The reason why it is not.
    pub fn check(&self, action: Action) -> Result<(), Refusal> {
        self.position().check(self.rules, action).map(|_| ())
    }

    /// Plays an action and returns it, a turn-up with its tile. Actions taken back can no longer be played again.
    ///
    /// # Errors
    ///
    /// The reason why the action is not legal; then nothing has changed.
    pub fn play(&mut self, action: Action) -> Result<Action, Refusal> {
        self.check(action)?;
        let action = match (action, &self.hidden) {
            (Action::TurnUp { at, tile: named }, Some(hidden)) => {
                let lies = hidden.tile(at);
                if let Some(named) = named.filter(|_| named != lies) {
                    return Err(Refusal::OtherTile { at, named });
                }
                Action::TurnUp { at, tile: lies }
            }
            (action, _) => action,
        };
        let after = Legal::new(self.position(), action).play()?;
        self.push(Turn { action, after });
        Ok(action)
    }

    /// Plays the action with the number that `choose` picks, told how many are legal, and returns it. `None` where
    /// nothing is legal, the number is too high, or it is not known what lies under the tile to turn up.
    ///
    /// For players without hands: the action is not checked again, and numbers have no meaning beyond the position.
    pub fn play_chosen(&mut self, choose: impl FnOnce(u32) -> u32) -> Option<Action> {
        let position = self.position();
        let legal = position.legal(self.rules);
        let count = legal.len();
        let chosen = if count == 0 { None } else { legal.nth(choose(count)) };
        let hidden = self.hidden.as_ref();
        let action = match chosen?.action() {
            Action::TurnUp { at, .. } => Action::TurnUp { at, tile: Some(hidden?.tile(at)?) },
            other => other,
        };
        let mut after = *position;
        // What is hidden is exactly what is missing, so that every turn-up finds a tile that is left.
        after.carry_out(action, |at| hidden.map_or(0, |hidden| hidden.code(at)));
        self.push(Turn { action, after });
        Some(action)
    }

    fn push(&mut self, turn: Turn) {
        self.turns.push(turn);
        self.taken_back.clear();
    }

    /// Takes back the last `count` actions, or all if there are fewer, and returns how many. Everything is as it
    /// was before them; whether players may do this is not decided here.
    pub fn take_back(&mut self, count: usize) -> usize {
        let count = count.min(self.turns.len());
        self.taken_back.extend(self.turns.drain(self.turns.len() - count..).rev());
        count
    }

    /// Plays again the next `count` actions that were taken back, or all if there are fewer, and returns how many.
    pub fn play_again(&mut self, count: usize) -> usize {
        let count = count.min(self.taken_back.len());
        self.turns.extend(self.taken_back.drain(self.taken_back.len() - count..).rev());
        count
    }

    /// The game as if nothing had been taken back.
    pub fn without_taken_back(mut self) -> Game {
        self.taken_back.clear();
        self
    }

    /// The game as a record keeps it: without what was taken back, and without what is hidden where it goes on.
    pub(super) fn for_record(self, goes_on: bool) -> Game {
        let hidden = self.hidden.clone().filter(|_| !goes_on);
        Game { hidden, ..self.without_taken_back() }
    }

    /// The position now and what is still hidden: for an organiser's eyes, or a game that is over.
    pub fn setup(&self) -> Setup {
        let position = *self.position();
        match &self.hidden {
            Some(hidden) => Setup { position, hidden: Some(hidden.only(position.face_down())) },
            None => Setup::of_position(position),
        }
    }
}

/// What both players can see. Reports and logs may show it.
impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Game")
            .field("rules", &self.rules)
            .field("actions", &self.actions().collect::<Vec<_>>())
            .field("position", self.position())
            .finish_non_exhaustive()
    }
}
