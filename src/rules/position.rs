//! A position: all that both players can see, valid by construction.

use super::action::Action;
use super::piles::{Pile, Piles};
use super::square::{Direction, Square, SquareSet};
use super::tile::{Kind, Side, Sides, Tile};

/// Turns that each side has in the last phase.
pub const LAST_TURNS: u8 = 5;

/// What a square shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cell {
    /// No tile.
    Empty,
    /// A tile that is face down.
    FaceDown,
    /// A tile that is face up.
    Up(Tile),
}

impl Cell {
    /// The tile, when there is one that is face up.
    pub const fn tile(self) -> Option<Tile> {
        match self {
            Cell::Up(tile) => Some(tile),
            Cell::Empty | Cell::FaceDown => None,
        }
    }
}

/// A side's move of an own tile on its last turn. That tile may not end its next move on `from`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OwnMove {
    /// Where it came from.
    pub from: Square,
    /// Where it stands.
    pub to: Square,
}

/// The board, whose turn it is, the piles, both restrictions and the turns left: what both players can see.
///
/// Nothing in it tells what lies under a face-down tile, only (by [`Position::missing`]) how many tiles of each kind
/// are still hidden. The set of rules is not part of it either and is given beside it.
///
/// Positions come from [`Position::start`], from [`Position::new`], which checks everything, or from playing.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// The code of each square's content, one plane a bit; see [`code`].
    pub(super) planes: [u64; 4],
    pub(super) piles: Piles,
    pub(super) own_moves: Sides<PackedMove>,
    /// The fresh green square's index, or [`NOWHERE`].
    pub(super) fresh: u8,
    pub(super) side: Side,
    /// [`NOT_YET`] for both before the last phase.
    pub(super) turns: Sides<u8>,
}

/// The index of no square. Its bit is outside the forest, so that masks made of it change nothing.
pub(super) const NOWHERE: u8 = 63;

/// Turns left of a side before they are counted.
pub(super) const NOT_YET: u8 = u8::MAX;

/// An own move by square indexes, [`NOWHERE`] twice for none.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct PackedMove {
    pub(super) from: u8,
    pub(super) to: u8,
}

impl PackedMove {
    pub(super) const NONE: PackedMove = PackedMove { from: NOWHERE, to: NOWHERE };

    pub(super) const fn new(from: Square, to: Square) -> PackedMove {
        PackedMove { from: from.index(), to: to.index() }
    }
}

/// Codes of square contents, chosen so that few operations on the planes find the groups that move or are captured.
pub(super) mod code {
    use super::{Cell, Direction, Tile};

    pub(in crate::rules) const LUMBERJACK: u8 = 0b0001;
    pub(in crate::rules) const TREE: u8 = 0b0010;
    pub(in crate::rules) const FACE_DOWN: u8 = 0b0011;
    pub(in crate::rules) const HUNTER: u8 = 0b0100;
    pub(in crate::rules) const DUCK: u8 = 0b1000;
    pub(in crate::rules) const PHEASANT: u8 = 0b1001;
    pub(in crate::rules) const FOX: u8 = 0b1010;
    pub(in crate::rules) const BEAR: u8 = 0b1011;

    /// The code of a tile that is face up.
    pub(in crate::rules) const fn of(tile: Tile) -> u8 {
        match tile {
            Tile::Hunter(rifle) => HUNTER | rifle as u8,
            Tile::Lumberjack => LUMBERJACK,
            Tile::Fox => FOX,
            Tile::Bear => BEAR,
            Tile::Duck => DUCK,
            Tile::Pheasant => PHEASANT,
            Tile::Tree => TREE,
        }
    }

    /// Whether a code is a duck's or a pheasant's.
    pub(in crate::rules) const fn is_bird(code: u8) -> bool {
        code & !1 == DUCK
    }

    /// For every code, a mask for each plane: all squares where the code has that bit.
    pub(in crate::rules) static PLANES: [[u64; 4]; 16] = {
        let mut masks = [[0; 4]; 16];
        let mut code = 0;
        while code < 16 {
            let mut bit = 0;
            while bit < 4 {
                masks[code][bit] = if code >> bit & 1 == 1 { u64::MAX } else { 0 };
                bit += 1;
            }
            code += 1;
        }
        masks
    };

    /// What a code stands for, for all sixteen of them; four are never used.
    pub(in crate::rules) static CELLS: [Cell; 16] = {
        let mut cells = [Cell::Empty; 16];
        cells[FACE_DOWN as usize] = Cell::FaceDown;
        let mut next = 0;
        while next < Tile::ALL.len() {
            cells[of(Tile::ALL[next]) as usize] = Cell::Up(Tile::ALL[next]);
            next += 1;
        }
        cells
    };

    // Pointing each way, in the order of `Direction`.
    const _: () = assert!(Direction::North as u8 == 0 && Direction::West as u8 == 3);
}

impl Position {
    /// The start of every game: every square but d4 face down, the animals to play.
    pub const fn start() -> Position {
        let face_down = SquareSet::ALL.0 & !Square::CENTRE.bit();
        Position {
            planes: [face_down, face_down, 0, 0],
            piles: Piles::EMPTY,
            own_moves: Sides { animals: PackedMove::NONE, humans: PackedMove::NONE },
            fresh: NOWHERE,
            side: Side::Animals,
            turns: Sides { animals: NOT_YET, humans: NOT_YET },
        }
    }

    /// What `square` shows.
    pub fn cell(&self, square: Square) -> Cell {
        code::CELLS[self.code_at(square) as usize]
    }

    /// The tile on `square`, when there is one that is face up.
    pub fn tile(&self, square: Square) -> Option<Tile> {
        self.cell(square).tile()
    }

    /// The side to play.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The piles beside the board.
    pub const fn piles(&self) -> Piles {
        self.piles
    }

    /// The own move of `side` on its last turn, if that was one and the tile still stands.
    pub fn own_move(&self, side: Side) -> Option<OwnMove> {
        let packed = self.own_moves[side];
        Some(OwnMove { from: Square::from_index(packed.from)?, to: Square::from_index(packed.to)? })
    }

    /// The square of the duck or pheasant that the opponent of the side to play has just turned up or moved.
    pub fn fresh(&self) -> Option<Square> {
        Square::from_index(self.fresh)
    }

    /// Turns left in the last phase, 0 to 5 a side; `None` before it.
    pub fn turns(&self) -> Option<Sides<u8>> {
        self.is_last_phase().then_some(self.turns)
    }

    /// Whether every tile is face up.
    pub(super) const fn is_last_phase(&self) -> bool {
        self.turns.animals != NOT_YET
    }

    /// The squares with a face-down tile.
    pub const fn face_down(&self) -> SquareSet {
        SquareSet(self.planes[0] & self.planes[1] & !self.planes[2] & !self.planes[3])
    }

    /// The squares with a tile.
    pub const fn occupied(&self) -> SquareSet {
        SquareSet(self.planes[0] | self.planes[1] | self.planes[2] | self.planes[3])
    }

    /// The squares with a face-up tile of a kind.
    #[inline]
    pub fn squares_of(&self, kind: Kind) -> SquareSet {
        match kind {
            Kind::Hunter => SquareSet(self.planes[2] & !self.planes[3]),
            Kind::Lumberjack => self.with_code(code::LUMBERJACK),
            Kind::Fox => self.with_code(code::FOX),
            Kind::Bear => self.with_code(code::BEAR),
            Kind::Duck => self.with_code(code::DUCK),
            Kind::Pheasant => self.with_code(code::PHEASANT),
            Kind::Tree => self.with_code(code::TREE),
        }
    }

    /// The squares with a face-up tile of a side's own colour.
    #[inline]
    pub fn squares_of_side(&self, side: Side) -> SquareSet {
        let [_, second, third, fourth] = self.planes;
        match side {
            Side::Animals => SquareSet(fourth & second),
            Side::Humans => SquareSet(third & !fourth | self.with_code(code::LUMBERJACK).0),
        }
    }

    /// Ducks and pheasants, which both sides move.
    pub(super) const fn birds(&self) -> SquareSet {
        SquareSet(self.planes[3] & !self.planes[1])
    }

    /// Bears, foxes, ducks and pheasants.
    pub(super) const fn prey_of_hunters(&self) -> SquareSet {
        SquareSet(self.planes[3])
    }

    /// How many tiles of a kind are still face down. The counts of all kinds add up to the face-down squares.
    pub fn missing(&self, kind: Kind) -> u8 {
        // In a position, face-up tiles and piles never exceed the count of a kind.
        kind.count() - self.squares_of(kind).len() as u8 - self.piles.total(kind)
    }

    pub(super) const fn with_code(&self, code: u8) -> SquareSet {
        let mut set = SquareSet::ALL.0;
        let mut bit = 0;
        while bit < 4 {
            set &= if code >> bit & 1 == 1 { self.planes[bit] } else { !self.planes[bit] };
            bit += 1;
        }
        SquareSet(set)
    }

    pub(super) const fn code_at(&self, square: Square) -> u8 {
        let [first, second, third, fourth] = self.planes;
        let at = square.index();
        let code = (first >> at & 1) | (second >> at & 1) << 1 | (third >> at & 1) << 2 | (fourth >> at & 1) << 3;
        code as u8
    }

    /// Changes the code on `square` in the bits of `change`: all that is set there from 0, or all that is there to 0.
    #[inline]
    pub(super) fn flip(&mut self, square: Square, change: u8) {
        for (plane, mask) in self.planes.iter_mut().zip(code::PLANES[(change & 15) as usize]) {
            *plane ^= mask & square.bit();
        }
    }
}

// Playing. What may be played is decided in `legal`; the functions here carry out what has passed there. They do so in
// place, since reading a position as a whole right after some of its bytes were written makes the processor wait.
impl Position {
    /// Carries out a legal action. A turn-up finds the tile whose code `tile` gives for its square: one of the missing.
    #[inline(always)]
    pub(super) fn carry_out(&mut self, action: Action, tile: impl FnOnce(Square) -> u8) {
        match action {
            Action::TurnUp { at, .. } => self.turn_up(at, tile(at)),
            Action::Move { from, to } | Action::Capture { from, to } => self.move_tile(from, to),
            Action::Leave { from } => self.leave(from),
        }
    }

    /// The side to play turns up the tile on `at` and finds one with the code `tile`.
    #[inline(always)]
    fn turn_up(&mut self, at: Square, tile: u8) {
        self.pass_turn();
        self.flip(at, code::FACE_DOWN ^ tile);
        self.fresh = if code::is_bird(tile) { at.index() } else { NOWHERE };
        if self.face_down().is_empty() {
            self.turns = Sides { animals: LAST_TURNS, humans: LAST_TURNS };
        }
    }

    /// The side to play moves the tile on `from` to `to`, capturing what stands there.
    #[inline]
    fn move_tile(&mut self, from: Square, to: Square) {
        let (side, mover, taken) = (self.side, self.code_at(from), self.code_at(to));
        self.use_last_turn();
        self.pass_turn();
        self.piles.add_code(side, Pile::Captured, taken);
        if self.own_moves[side.opponent()].to == to.index() {
            self.own_moves[side.opponent()] = PackedMove::NONE;
        }
        self.flip(from, mover);
        self.flip(to, mover ^ taken);
        if code::is_bird(mover) {
            self.fresh = to.index();
        } else {
            self.own_moves[side] = PackedMove::new(from, to);
        }
    }

    /// The side to play takes its tile on `from` out of the forest.
    #[inline]
    fn leave(&mut self, from: Square) {
        let (side, left) = (self.side, self.code_at(from));
        self.use_last_turn();
        self.pass_turn();
        self.piles.add_code(side, Pile::Exited, left);
        self.flip(from, left);
    }

    /// The other side to play, and the restrictions that this turn ends lifted.
    #[inline]
    fn pass_turn(&mut self) {
        self.own_moves[self.side] = PackedMove::NONE;
        self.fresh = NOWHERE;
        self.side = self.side.opponent();
    }

    #[inline]
    fn use_last_turn(&mut self) {
        // In the last phase, a side without turns has no legal action.
        self.turns[self.side] -= u8::from(self.is_last_phase());
    }
}
