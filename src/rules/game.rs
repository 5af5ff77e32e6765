//! A game from its set-up on: playing, taking back, looking at earlier positions.

use super::action::Action;
use super::deal::{Deal, Hidden, HiddenFault};
use super::ending::{End, Score};
use super::legal::{Legal, LegalActions};
use super::position::Position;
use super::refusal::Refusal;
use super::square::Square;
use super::tile::{RuleSet, Tile};

/// A position and, where it is known, what lies under its face-down tiles.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    position: Position,
    hidden: Option<Hidden>,
}

impl Setup {
    /// A position of which nobody knows what is hidden.
    pub const fn of_position(position: Position) -> Setup {
        Setup { position, hidden: None }
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Turn {
    action: Action,
    after: Position,
}

/// A game: its rules, its start, what lies hidden where that is known, and the actions played.
///
/// In a game with a deal, a tile that is turned up comes from it. In a game entered from paper nothing is known and
/// each turn-up names its tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    rules: RuleSet,
    start: Position,
    hidden: Option<Hidden>,
    turns: Vec<Turn>,
    /// Turns taken back, the next to play again last.
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
    pub fn at(rules: RuleSet, setup: Setup) -> Game {
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

    /// What ended the game by the rules, if it is over.
    pub fn end(&self) -> Option<End> {
        self.position().end(self.rules)
    }

    /// The points of the board.
    pub fn score(&self) -> Score {
        self.position().score()
    }

    /// Whether an attempted action is legal now.
    ///
    /// # Errors
    ///
    /// The reason why it is not.
    pub fn check(&self, action: Action) -> Result<Legal<'_>, Refusal> {
        let legal = self.position().check(self.rules, action)?;
        if let Action::TurnUp { at, tile: Some(named) } = action
            && let Some(lies) = self.lies_on(at)
            && lies != named
        {
            return Err(Refusal::OtherTile { at, named, lies });
        }
        Ok(legal)
    }

    /// Plays an action and returns it, a turn-up with its tile. Actions taken back can no longer be played again.
    ///
    /// # Errors
    ///
    /// The reason why the action is not legal; then nothing has changed.
    pub fn play(&mut self, action: Action) -> Result<Action, Refusal> {
        let action = self.with_tile(action);
        let after = self.check(action)?.play(None)?;
        self.push(Turn { action, after });
        Ok(action)
    }

    /// Plays the action that `choose` picks from the legal ones and returns it, a turn-up with its tile; `None` where
    /// none is picked, or what lies under the tile is not known. Actions taken back can no longer be played again.
    pub fn play_chosen(
        &mut self,
        choose: impl for<'p> FnOnce(&LegalActions<'p>) -> Option<Legal<'p>>,
    ) -> Option<Action> {
        let legal = choose(&self.position().legal(self.rules))?;
        let action = self.with_tile(legal.action());
        let mut after = *self.position();
        match &self.hidden {
            // The deal is exactly what is missing, so that nothing has to be checked again.
            Some(hidden) => after.carry_out(action, |at| hidden.code(at)),
            None => after = legal.play(None).ok()?,
        }
        self.push(Turn { action, after });
        Some(action)
    }

    fn push(&mut self, turn: Turn) {
        self.turns.push(turn);
        self.taken_back.clear();
    }

    /// A turn-up with its tile, where that is known and not named already.
    fn with_tile(&self, action: Action) -> Action {
        match action {
            Action::TurnUp { at, tile: None } => Action::TurnUp { at, tile: self.lies_on(at) },
            other => other,
        }
    }

    fn lies_on(&self, at: Square) -> Option<Tile> {
        self.hidden.as_ref().and_then(|hidden| hidden.tile(at))
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

    /// The position now and what is still hidden: for an organiser's eyes, or a game that is over.
    pub fn setup(&self) -> Setup {
        let position = *self.position();
        let hidden = self.hidden.as_ref().map(|hidden| hidden.only(position.face_down()));
        Setup { position, hidden }
    }
}
