//! What lies under the face-down tiles, and the deals that seeds name.

use std::fmt;

use thiserror::Error;

use super::position::{Position, code};
use super::random::Random;
use super::square::{Direction, Square, SquareSet};
use super::tile::{Kind, Tile};

/// What lies under the face-down tiles of a position.
///
/// It is the game's own and handed to nobody who looks at a position. For the same reason its `Debug` form, which
/// may end up in logs and reports, shows nothing of it.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Hidden {
    /// Codes by [`Square`] index, 0 for nothing; a power of two, so that a masked index needs no check.
    codes: [u8; 64],
}

/// Why some tiles are not what lies under a position's face-down ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum HiddenFault {
    /// Their number is not that of the face-down tiles.
    #[error("{found} tiles for {face_down} face-down squares")]
    Length {
        /// Tiles given.
        found: usize,
        /// Face-down tiles.
        face_down: u8,
    },
    /// There are more of a kind than are missing.
    #[error("{found} of {}, at most {missing}", kind.letter())]
    TooMany {
        /// The kind.
        kind: Kind,
        /// Tiles given.
        found: u8,
        /// Tiles that are neither face up nor in a pile.
        missing: u8,
    },
}

impl Hidden {
    /// What is hidden when no tile is face down.
    pub(super) const NOTHING: Hidden = Hidden { codes: [0; 64] };

    /// Lays `tiles` under the face-down tiles of `position`, in reading order.
    ///
    /// # Errors
    ///
    /// When they are not exactly the missing tiles.
    pub fn new(position: &Position, tiles: &[Tile]) -> Result<Hidden, HiddenFault> {
        let face_down = position.face_down();
        if tiles.len() != face_down.len() as usize {
            return Err(HiddenFault::Length { found: tiles.len(), face_down: face_down.len() as u8 });
        }
        for kind in Kind::ALL {
            let found = tiles.iter().filter(|tile| tile.kind() == kind).count() as u8;
            let missing = position.missing(kind);
            // As many tiles as squares: where one kind is short, another has too many and is the one to name.
            if found > missing {
                return Err(HiddenFault::TooMany { kind, found, missing });
            }
        }
        let squares = Square::in_reading_order().filter(|&square| face_down.contains(square));
        Ok(Hidden::lay(squares.zip(tiles.iter().copied())))
    }

    fn lay(tiles: impl Iterator<Item = (Square, Tile)>) -> Hidden {
        let mut hidden = Hidden::NOTHING;
        for (square, tile) in tiles {
            hidden.codes[square.index() as usize] = code::of(tile);
        }
        hidden
    }

    /// What lies, or lay at the start, on `square`.
    pub fn tile(&self, square: Square) -> Option<Tile> {
        code::CELLS[self.code(square) as usize].tile()
    }

    #[inline]
    pub(super) const fn code(&self, square: Square) -> u8 {
        self.codes[(square.index() & 63) as usize] & 15
    }

    /// Only what lies on some squares.
    pub(super) fn only(&self, squares: SquareSet) -> Hidden {
        Hidden::lay(squares.iter().filter_map(|square| Some((square, self.tile(square)?))))
    }
}

impl fmt::Debug for Hidden {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hidden(..)")
    }
}

/// The layout of a whole game: all 48 tiles, d4 empty.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Deal(Hidden);

impl Deal {
    /// Lays 48 tiles in reading order, leaving out d4.
    ///
    /// # Errors
    ///
    /// When they are not exactly the tiles of the box.
    pub fn new(tiles: &[Tile]) -> Result<Deal, HiddenFault> {
        Hidden::new(&Position::start(), tiles).map(Deal)
    }

    /// The deals that `seed` names: deal 1, deal 2, … without end, the same in every version and on every platform.
    ///
    /// The generator is xoshiro256++ (Blackman and Vigna, 2019), its state filled from the seed by SplitMix64. For each deal, eight draws
    /// of two bits give the rifles of the hunters, in the order north, east, south, west; then the tiles, in the
    /// order of their letters `H L F B d p t`, are shuffled from the last place to the second by the algorithm of
    /// Fisher and Yates in Durstenfeld's form, the place to swap with drawn by Lemire's method from 64 bits; and they
    /// are laid in reading order, leaving out d4. Each deal goes on from where the one before left the generator.
    pub fn from_seed(seed: u64) -> impl Iterator<Item = Deal> {
        let mut random = Random::new(seed);
        std::iter::repeat_with(move || Deal::draw(&mut random))
    }

    /// The next deal that a generator gives; see [`Deal::from_seed`].
    pub fn draw(random: &mut Random) -> Deal {
        let mut tiles = BOX;
        for hunter in &mut tiles[..Kind::Hunter.count() as usize] {
            *hunter = Tile::Hunter(Direction::ALL[random.below(4) as usize]);
        }
        for last in (1..tiles.len()).rev() {
            tiles.swap(last, random.below(last as u64 + 1) as usize);
        }
        let squares = Square::in_reading_order().filter(|&square| square != Square::CENTRE);
        Deal(Hidden::lay(squares.zip(tiles)))
    }

    /// What lies under every square but d4.
    pub const fn hidden(&self) -> &Hidden {
        &self.0
    }

    /// What is hidden at a game's start, if that is the usual one.
    pub(super) fn of_start(start: &Position, hidden: &Hidden) -> Option<Deal> {
        (*start == Position::start()).then(|| Deal(hidden.clone()))
    }

    pub(super) fn into_hidden(self) -> Hidden {
        self.0
    }
}

impl fmt::Debug for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Deal(..)")
    }
}

/// The 48 tiles in the order of [`Kind::ALL`], the hunters first with rifles yet to be drawn.
const BOX: [Tile; 48] = {
    let mut tiles = [Tile::Tree; 48];
    let mut next = 0;
    let mut place = 0;
    while place < 10 {
        let tile = Tile::ALL[place];
        let is_counted = !matches!(tile, Tile::Hunter(Direction::East | Direction::South | Direction::West));
        let mut left = if is_counted { tile.kind().count() } else { 0 };
        while left > 0 {
            tiles[next] = tile;
            next += 1;
            left -= 1;
        }
        place += 1;
    }
    tiles
};
