//! The four piles beside the board: what each side captured and which of its own tiles left the forest.

use std::fmt;

use super::ending::Score;
use super::position::code;
use super::tile::{Kind, Points, Side, Sides, Tile};

/// One of a side's two piles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pile {
    /// Tiles that the side captured.
    Captured,
    /// Own tiles that left the forest.
    Exited,
}

impl Pile {
    /// The pile of `side` to which tiles of `kind` come: own ones leave, prey is captured. `None` for trees and the
    /// animals, who can't fell them.
    pub fn of(side: Side, kind: Kind) -> Option<Pile> {
        if kind.side() == Some(side) {
            Some(Pile::Exited)
        } else if kind.is_prey_of(side) {
            Some(Pile::Captured)
        } else {
            None
        }
    }
}

/// How many tiles of each kind lie in the piles.
///
/// Four bits a kind hold every count up to the fifteen trees; a side's two piles fill one word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Piles(Sides<u64>);

impl Piles {
    /// Four empty piles.
    pub const EMPTY: Piles = Piles(Sides { animals: 0, humans: 0 });

    /// The order in which the piles are written.
    pub const ORDER: [(Side, Pile); 4] = [
        (Side::Animals, Pile::Captured),
        (Side::Animals, Pile::Exited),
        (Side::Humans, Pile::Captured),
        (Side::Humans, Pile::Exited),
    ];

    /// Piles with as many tiles as `count` gives for each pile and kind. Whether they may lie there is not asked here.
    ///
    /// # Errors
    ///
    /// The first kind of which there are more tiles in all four piles than in the box.
    pub fn from_counts(count: impl Fn(Side, Pile, Kind) -> u8) -> Result<Piles, Kind> {
        let mut piles = Piles::EMPTY;
        for kind in Kind::ALL {
            let mut left = kind.count();
            for (side, pile) in Piles::ORDER {
                let tiles = count(side, pile, kind);
                left = left.checked_sub(tiles).ok_or(kind)?;
                piles.0[side] |= u64::from(tiles) << Piles::shift(pile, kind);
            }
        }
        Ok(piles)
    }

    const fn shift(pile: Pile, kind: Kind) -> u32 {
        let start = match pile {
            Pile::Captured => 0,
            Pile::Exited => Kind::ALL.len() as u32,
        };
        (start + kind as u32) * 4
    }

    /// How many tiles of `kind` lie in a pile of `side`.
    pub fn count(self, side: Side, pile: Pile, kind: Kind) -> u8 {
        (self.0[side] >> Piles::shift(pile, kind) & 15) as u8
    }

    /// How many tiles of `kind` lie in all four piles.
    pub fn total(self, kind: Kind) -> u8 {
        // No side's pile passes the count of a kind, so that four counts fit in a byte.
        Side::BOTH
            .map(|side| self.count(side, Pile::Captured, kind) + self.count(side, Pile::Exited, kind))
            .into_iter()
            .sum()
    }

    /// How many own tiles of `side` left the forest.
    pub fn exited(self, side: Side) -> u8 {
        Kind::ALL.into_iter().map(|kind| self.count(side, Pile::Exited, kind)).sum()
    }

    /// Points of both piles of `side`.
    pub fn points(self, side: Side) -> Points {
        Kind::ALL
            .into_iter()
            .map(|kind| {
                let tiles = self.count(side, Pile::Captured, kind) + self.count(side, Pile::Exited, kind);
                kind.points() * tiles
            })
            .sum()
    }

    /// Points and exited tiles of both sides.
    pub fn score(self) -> Score {
        Score { points: Sides::from_fn(|side| self.points(side)), exited: Sides::from_fn(|side| self.exited(side)) }
    }

    /// Puts the tile with a code onto a pile, or nothing for the code of an empty square.
    #[inline]
    pub(super) fn add_code(&mut self, side: Side, pile: Pile, code: u8) {
        self.0[side] += ONE_BY_CODE[pile as usize][(code & 15) as usize];
    }

    /// Puts one tile onto a pile. The caller has it from the board, so that no count passes fifteen.
    pub(super) fn add(&mut self, side: Side, pile: Pile, kind: Kind) {
        self.0[side] += 1 << Piles::shift(pile, kind);
    }
}

/// One tile in a side's word of counts, by pile and code; nothing for codes that are no tile's.
static ONE_BY_CODE: [[u64; 16]; 2] = {
    let mut table = [[0; 16]; 2];
    let mut next = 0;
    while next < Tile::ALL.len() {
        let tile = Tile::ALL[next];
        table[Pile::Captured as usize][code::of(tile) as usize] = 1 << Piles::shift(Pile::Captured, tile.kind());
        table[Pile::Exited as usize][code::of(tile) as usize] = 1 << Piles::shift(Pile::Exited, tile.kind());
        next += 1;
    }
    table
};

impl fmt::Debug for Piles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// `<captured by animals>,<exited animals>,<captured by humans>,<exited humans>`, each `-` when empty.
impl fmt::Display for Piles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, (side, pile)) in Piles::ORDER.into_iter().enumerate() {
            if place > 0 {
                f.write_str(",")?;
            }
            let mut empty = true;
            for kind in Kind::ALL {
                for _ in 0..self.count(side, pile, kind) {
                    write!(f, "{}", kind.letter())?;
                    empty = false;
                }
            }
            if empty {
                f.write_str("-")?;
            }
        }
        Ok(())
    }
}
