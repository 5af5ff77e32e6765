//! Which actions a position allows.

use arrayvec::ArrayVec;

use super::action::Action;
use super::position::{PackedMove, Position, code};
use super::refusal::Refusal;
use super::square::{Direction, Square, SquareSet, neighbours, ray, reach, ways_out};
use super::tile::{Kind, RuleSet, Side};

/// Where one tile may go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Targets {
    /// The tile's square.
    pub from: Square,
    /// Empty squares.
    pub moves: SquareSet,
    /// Squares with a tile that it may capture.
    pub captures: SquareSet,
    /// Whether it may leave the forest.
    pub leaves: bool,
}

impl Targets {
    fn len(&self) -> u32 {
        SquareSet(self.moves.0 | self.captures.0).len() + u32::from(self.leaves)
    }

    fn nth(&self, n: u32) -> Option<Action> {
        let (from, moves, captures) = (self.from, self.moves.len(), self.captures.len());
        if let Some(to) = self.moves.nth(n) {
            Some(Action::Move { from, to })
        } else if let Some(to) = self.captures.nth(n - moves) {
            Some(Action::Capture { from, to })
        } else {
            (self.leaves && n == moves + captures).then_some(Action::Leave { from })
        }
    }

    fn actions(self) -> impl Iterator<Item = Action> {
        let from = self.from;
        let moves = self.moves.iter().map(move |to| Action::Move { from, to });
        let captures = self.captures.iter().map(move |to| Action::Capture { from, to });
        moves.chain(captures).chain(self.leaves.then_some(Action::Leave { from }))
    }
}

/// The tiles that a side can move: at most its ten own ones and the fifteen ducks and pheasants.
type Movers = ArrayVec<Targets, 25>;

/// Every legal action of a position.
#[derive(Clone, Debug)]
pub struct LegalActions<'p> {
    position: &'p Position,
    turn_ups: SquareSet,
    movers: Movers,
}

impl<'p> LegalActions<'p> {
    /// How many there are; none once the game is over. A turn-up counts once, whatever lies there.
    pub fn len(&self) -> u32 {
        self.turn_ups.len() + self.movers.iter().map(Targets::len).sum::<u32>()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// One of them by number, below [`LegalActions::len`], in a fixed order that has no meaning.
    pub fn nth(&self, n: u32) -> Option<Legal<'p>> {
        let position = self.position;
        if let Some(at) = self.turn_ups.nth(n) {
            return Some(Legal { position, action: Action::TurnUp { at, tile: None } });
        }
        let mut left = n - self.turn_ups.len();
        for targets in &self.movers {
            if left < targets.len() {
                return targets.nth(left).map(|action| Legal { position, action });
            }
            left -= targets.len();
        }
        None
    }

    /// All of them in the order of [`LegalActions::nth`].
    pub fn iter(&self) -> impl Iterator<Item = Legal<'p>> {
        let position = self.position;
        let turn_ups = self.turn_ups.iter().map(|at| Action::TurnUp { at, tile: None });
        turn_ups
            .chain(self.movers.iter().flat_map(|targets| targets.actions()))
            .map(move |action| Legal { position, action })
    }

    /// All of them in the byte order of their text.
    pub fn sorted(&self) -> Vec<Action> {
        let mut actions: Vec<_> = self.iter().map(|legal| legal.action).collect();
        actions.sort_unstable();
        actions
    }
}

/// An action that has been found legal in the position that it borrows.
#[derive(Clone, Copy, Debug)]
pub struct Legal<'p> {
    position: &'p Position,
    action: Action,
}

impl<'p> Legal<'p> {
    pub(super) const fn new(position: &'p Position, action: Action) -> Legal<'p> {
        Legal { position, action }
    }

    /// The action.
    pub const fn action(self) -> Action {
        self.action
    }

    /// The position after the action.
    ///
    /// # Errors
    ///
    /// Only for a turn-up: [`Refusal::TileUnknown`] where the action does not name the tile.
    pub fn play(self) -> Result<Position, Refusal> {
        let tile = match self.action {
            Action::TurnUp { at, tile } => code::of(tile.ok_or(Refusal::TileUnknown { at })?),
            Action::Move { .. } | Action::Capture { .. } | Action::Leave { .. } => 0,
        };
        let mut after = *self.position;
        after.carry_out(self.action, |_| tile);
        Ok(after)
    }
}

impl Position {
    /// Every legal action; none once the game is over.
    pub fn legal(&self, rules: RuleSet) -> LegalActions<'_> {
        let mut movers = Movers::new();
        let mut turn_ups = SquareSet::EMPTY;
        if self.end_without_actions().is_none() {
            turn_ups = self.each_mover(rules, |targets| movers.push(targets));
        }
        LegalActions { position: self, turn_ups, movers }
    }

    /// How many legal actions there are: the length of [`Position::legal`], without listing them.
    #[inline(always)]
    pub fn count_legal(&self, rules: RuleSet) -> u32 {
        if self.end_without_actions().is_some() {
            return 0;
        }
        let mut count = 0;
        let turn_ups = self.each_mover(rules, |targets| count += targets.len());
        count + turn_ups.len()
    }

    /// Where the tile on `from` may go: nowhere, if the side to play may not move it.
    pub fn targets(&self, rules: RuleSet, from: Square) -> Targets {
        let nowhere = Targets { from, moves: SquareSet::EMPTY, captures: SquareSet::EMPTY, leaves: false };
        self.legal(rules).movers.into_iter().find(|targets| targets.from == from).unwrap_or(nowhere)
    }

    /// Calls `found` for every tile that the side to play may move, with where it may go: perhaps nowhere. Returns the
    /// tiles that may be turned up.
    #[inline(always)]
    fn each_mover(&self, rules: RuleSet, mut found: impl FnMut(Targets)) -> SquareSet {
        let occupied = self.occupied().0;
        let empty = SquareSet::ALL.0 & !occupied;
        let exits = if self.is_last_phase() { SquareSet::EXITS.0 } else { 0 };
        let PackedMove { from: left, to: moved } = self.own_moves[self.side];
        // No return: the tile that moved last may end anywhere but where it came from.
        let allowed = |from: Square| if from.index() == moved { !(1 << left) } else { !0 };
        let mut slide = |from: Square, allowed: u64, prey: u64, exits: u64| {
            let seen = reach(from, occupied);
            found(Targets {
                from,
                moves: SquareSet(seen & empty & allowed),
                captures: SquareSet(seen & prey & allowed),
                leaves: exits & (from.bit() | seen & empty & ways_out(from)) != 0,
            });
        };
        let birds = self.birds().0 & !(1 << self.fresh);
        let steppers = if Kind::Pheasant.steps(rules) { self.squares_of(Kind::Pheasant).0 } else { 0 };
        for from in SquareSet(birds & !steppers).iter() {
            slide(from, !0, 0, 0);
        }
        match self.side {
            Side::Animals => {
                for from in self.squares_of(Kind::Fox).iter() {
                    slide(from, allowed(from), self.birds().0, exits);
                }
            }
            Side::Humans => {
                for from in self.squares_of(Kind::Hunter).iter() {
                    let rifle = Direction::ALL[(self.code_at(from) & 3) as usize];
                    slide(from, allowed(from), self.prey_of_hunters().0 & ray(from, rifle), exits);
                }
            }
        }
        let mut step = |from: Square, allowed: u64, prey: u64, exits: u64| {
            let near = neighbours(from) & allowed;
            found(Targets {
                from,
                moves: SquareSet(near & empty),
                captures: SquareSet(near & prey),
                leaves: exits & from.bit() != 0,
            });
        };
        for from in SquareSet(birds & steppers).iter() {
            step(from, !0, 0, 0);
        }
        let (kind, prey) = match self.side {
            Side::Animals => (Kind::Bear, self.squares_of_side(Side::Humans)),
            Side::Humans => (Kind::Lumberjack, self.squares_of(Kind::Tree)),
        };
        for from in self.squares_of(kind).iter() {
            step(from, allowed(from), prey.0, exits);
        }
        self.face_down()
    }
}
