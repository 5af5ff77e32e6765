//! Score sheets: a finished game recorded by counting the tiles in the four piles. Points are computed, never typed.

use thiserror::Error;

use crate::rules::{Kind, LAST_TURNS, Pile, Piles, Score, Side, Sides};

/// The most own tiles that can leave the forest: one a turn of the last phase.
pub(super) const MOST_EXITED: u8 = LAST_TURNS;

/// The most when the side captured every tile of the other. The game then ends at once, so that the capture has either
/// come before the last phase, in which nobody leaves any more, or has used up one of its turns.
pub(super) const MOST_EXITED_AFTER_CAPTURING_ALL: u8 = MOST_EXITED - 1;

/// The piles of a finished game, valid by construction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sheet(Piles);

/// Why piles cannot be those of a finished game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
pub enum SheetFault {
    /// A pile holds a kind that cannot come there.
    #[error("{} can't be in that pile", kind.letter())]
    WrongPile {
        /// Whose pile.
        side: Side,
        /// Which of the two.
        pile: Pile,
        /// The kind that cannot be there.
        kind: Kind,
        /// How many of it are said to be.
        count: u8,
    },
    /// More tiles of a kind than the box holds.
    #[error("{}+{} of {}, at most {} exist", counts.animals, counts.humans, kind.letter(), kind.count())]
    TooMany {
        /// The kind.
        kind: Kind,
        /// How many each side has, in the one pile of that side to which the kind comes; see [`Pile::of`].
        counts: Sides<u8>,
    },
    /// More tiles of a side left the forest than it has turns to.
    #[error("{exited} tiles exited, at most {MOST_EXITED} can")]
    TooManyExited {
        /// Whose tiles.
        side: Side,
        /// How many.
        exited: u8,
    },
    /// More tiles of a side left the forest than it has turns to besides capturing the last tile of the other side.
    #[error(
        "{exited} tiles exited, at most {MOST_EXITED_AFTER_CAPTURING_ALL} can when every tile of the other side is captured"
    )]
    TooManyExitedAfterCapturingAll {
        /// Whose tiles.
        side: Side,
        /// How many.
        exited: u8,
    },
}

impl Sheet {
    /// The sheet of a game in which nobody has got anything yet.
    pub const EMPTY: Sheet = Sheet(Piles::EMPTY);

    /// The sheet with as many tiles as `count` gives for each pile and kind.
    ///
    /// # Errors
    ///
    /// The first fault in the order of [`SheetFault`].
    pub fn from_counts(count: impl Fn(Side, Pile, Kind) -> u8) -> Result<Sheet, SheetFault> {
        for (side, pile) in Piles::ORDER {
            for kind in Kind::ALL {
                let count = count(side, pile, kind);
                if count > 0 && Pile::of(side, kind) != Some(pile) {
                    return Err(SheetFault::WrongPile { side, pile, kind, count });
                }
            }
        }
        let piles = Piles::from_counts(&count).map_err(|kind| {
            let counts = Sides::from_fn(|side| Pile::of(side, kind).map_or(0, |pile| count(side, pile, kind)));
            SheetFault::TooMany { kind, counts }
        })?;
        for side in Side::BOTH {
            check_exited(piles, side)?;
        }
        Ok(Sheet(piles))
    }

    /// The sheet with these piles.
    ///
    /// # Errors
    ///
    /// The first fault in the order of [`SheetFault`].
    pub fn new(piles: Piles) -> Result<Sheet, SheetFault> {
        Sheet::from_counts(|side, pile, kind| piles.count(side, pile, kind))
    }

    /// Its piles.
    pub const fn piles(self) -> Piles {
        self.0
    }

    /// Its points and exited tiles.
    pub fn score(self) -> Score {
        self.0.score()
    }
}

fn check_exited(piles: Piles, side: Side) -> Result<(), SheetFault> {
    let exited = piles.exited(side);
    let captured_all = Kind::ALL
        .into_iter()
        .filter(|kind| kind.side() == Some(side.opponent()))
        .all(|kind| piles.count(side, Pile::Captured, kind) == kind.count());
    if exited > MOST_EXITED {
        Err(SheetFault::TooManyExited { side, exited })
    } else if captured_all && exited > MOST_EXITED_AFTER_CAPTURING_ALL {
        Err(SheetFault::TooManyExitedAfterCapturingAll { side, exited })
    } else {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Points;

    /// A sheet by its piles as they are written, such as `HHd,F,Bt,-`.
    fn sheet(text: &str) -> Result<Sheet, SheetFault> {
        let piles: Vec<&str> = text.split(',').collect();
        Sheet::from_counts(|side, pile, kind| {
            let place = Piles::ORDER.iter().position(|&place| place == (side, pile)).expect("one of four");
            piles[place].chars().filter(|&letter| letter == kind.letter()).count() as u8
        })
    }

    #[test]
    fn points_are_computed() {
        let sheet = sheet("HHLdp,FB,FBdppt,HL").expect("a sheet");
        assert_eq!(sheet.piles().to_string(), "HHLdp,FB,FBdppt,HL");
        let points = Sides { animals: Points(15 + 5 + 15), humans: Points(15 + 2 + 6 + 2 + 10) };
        assert_eq!(sheet.score(), Score { points, exited: Sides { animals: 2, humans: 2 } });
        assert_eq!(self::sheet("-,-,-,-").map(Sheet::score), Ok(Score::default()));
    }

    #[test]
    fn kinds_come_to_their_own_piles() {
        let wrong = |side, pile, kind, count| Err(SheetFault::WrongPile { side, pile, kind, count });
        assert_eq!(sheet("Htt,-,-,-"), wrong(Side::Animals, Pile::Captured, Kind::Tree, 2));
        assert_eq!(sheet("F,-,-,-"), wrong(Side::Animals, Pile::Captured, Kind::Fox, 1));
        assert_eq!(sheet("-,FH,-,-"), wrong(Side::Animals, Pile::Exited, Kind::Hunter, 1));
        assert_eq!(sheet("-,-,LF,-"), wrong(Side::Humans, Pile::Captured, Kind::Lumberjack, 1));
        assert_eq!(sheet("-,-,-,dd"), wrong(Side::Humans, Pile::Exited, Kind::Duck, 2));
    }

    #[test]
    fn both_sides_share_the_tiles_of_the_box() {
        let too_many = |kind, animals, humans| Err(SheetFault::TooMany { kind, counts: Sides { animals, humans } });
        assert!(sheet("HHHHH,-,-,HHH").is_ok());
        assert_eq!(sheet("HHHHHH,-,-,HHH"), too_many(Kind::Hunter, 6, 3));
        assert_eq!(sheet("-,BB,B,-"), too_many(Kind::Bear, 2, 1));
        assert_eq!(sheet("dddd,-,dddd,-"), too_many(Kind::Duck, 4, 4));
        assert_eq!(sheet("-,-,tttttttttttttttt,-"), too_many(Kind::Tree, 0, 16));
        let most = Sheet::from_counts(|_, pile, kind| match (pile, kind) {
            (Pile::Captured, Kind::Duck) => u8::MAX,
            _ => 0,
        });
        assert_eq!(most, too_many(Kind::Duck, u8::MAX, u8::MAX));
    }

    #[test]
    fn exits_take_turns() {
        assert!(sheet("-,FFFFF,-,HHHHL").is_ok());
        assert_eq!(sheet("-,FFFFFB,-,-"), Err(SheetFault::TooManyExited { side: Side::Animals, exited: 6 }));
        assert!(sheet("-,-,FFFFFFBB,HHHH").is_ok());
        assert!(sheet("-,-,FFFFFFB,HHHHH").is_ok());
        let fault = SheetFault::TooManyExitedAfterCapturingAll { side: Side::Humans, exited: 5 };
        assert_eq!(sheet("-,-,FFFFFFBB,HHHHH"), Err(fault));
    }
}
