//! The door to [`Position`]: fields as somebody claims them, and what can be wrong with them.

use thiserror::Error;

use super::piles::{Pile, Piles};
use super::position::{Cell, LAST_TURNS, NOT_YET, NOWHERE, OwnMove, PackedMove, Position, code};
use super::square::Square;
use super::tile::{Kind, RuleSet, Side, Sides};

/// The five fields of a position, not yet checked.
#[derive(Clone, Copy, Debug)]
pub struct Claim {
    /// What each square shows, in reading order: row 1 from a to g, then row 2, …
    pub board: [Cell; 49],
    /// The side to play.
    pub side: Side,
    /// The piles beside the board.
    pub piles: Piles,
    /// Each side's own move on its last turn.
    pub own_moves: Sides<Option<OwnMove>>,
    /// The duck or pheasant that the opponent of the side to play has just turned up or moved.
    pub fresh: Option<Square>,
    /// Turns left in the last phase.
    pub turns: Option<Sides<u8>>,
}

/// A field of a position line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Field {
    /// The seven rows.
    Board,
    /// The side to play.
    Side,
    /// The four piles.
    Piles,
    /// The own moves and the fresh green square.
    Restrictions,
    /// Turns left in the last phase.
    Turns,
    /// What lies under the face-down tiles.
    Hidden,
}

impl Field {
    /// The fields in the order of the line.
    pub const ALL: [Field; 6] =
        [Field::Board, Field::Side, Field::Piles, Field::Restrictions, Field::Turns, Field::Hidden];

    /// The field's name, as in the notation.
    pub const fn name(self) -> &'static str {
        match self {
            Field::Board => "board",
            Field::Side => "side",
            Field::Piles => "piles",
            Field::Restrictions => "restrictions",
            Field::Turns => "turns",
            Field::Hidden => "hidden",
        }
    }
}

/// Why fields that can be read are no position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum PositionFault {
    /// d4 is face down.
    #[error("d4 starts empty and can't be face down")]
    FaceDownCentre,
    /// More tiles of a kind, face up and in piles, than the box holds.
    #[error("{found} of {}, at most {} exist", kind.letter(), kind.count())]
    TooMany {
        /// The kind.
        kind: Kind,
        /// Tiles face up and in piles.
        found: u8,
    },
    /// A pile brings the tiles of a kind in all piles above what the box holds.
    #[error("{found} of {}, at most {} exist", kind.letter(), kind.count())]
    TooManyInPiles {
        /// The kind.
        kind: Kind,
        /// Tiles in the piles.
        found: u8,
    },
    /// The tiles that are neither face up nor in a pile are more or fewer than the face-down ones.
    #[error("{face_down} tiles are face down but {missing} are missing from the 48")]
    Unaccounted {
        /// Face-down tiles.
        face_down: u8,
        /// Tiles of the box that are neither face up nor in a pile.
        missing: u8,
    },
    /// A pile holds a kind that cannot come there.
    #[error("{} can't be in that pile", kind.letter())]
    WrongPile {
        /// Whose pile.
        side: Side,
        /// Which of the two.
        pile: Pile,
        /// The kind that cannot be there.
        kind: Kind,
    },
    /// Tiles left the forest before the last phase, or more than turns were used.
    #[error("{exited} tiles exited in {used} turns of the last phase")]
    TooManyExited {
        /// Whose tiles.
        side: Side,
        /// Tiles in the pile.
        exited: u8,
        /// Turns of the last phase that the side has used.
        used: u8,
    },
    /// Turns are given while something is face down.
    #[error("turns are counted only once every tile is face up")]
    TurnsTooEarly,
    /// Every tile is face up, but no turns are given.
    #[error("every tile is face up, so turns left must be given")]
    TurnsMissing,
    /// A side has more than five turns left.
    #[error("at most 5 turns are left in the last phase")]
    TooManyTurns,
    /// The turns left don't alternate up to the side to play.
    #[error("both sides have the same turns left, or the side to play has one more")]
    TurnsUneven,
    /// An own move ends where no face-up tile of that side stands.
    #[error("{to} holds no face-up tile of that side")]
    OwnMoveTile {
        /// Whose move.
        side: Side,
        /// Where it is said to have ended.
        to: Square,
    },
    /// An own move is not in a straight line, or further than one step for a lumberjack or bear.
    #[error("the tile on {to} can't have come from {from} in one move")]
    OwnMoveLine {
        /// Where it is said to have begun.
        from: Square,
        /// Where it is said to have ended.
        to: Square,
    },
    /// The square that the side that has just played left is not empty.
    #[error("{from} has just been left, so it must be empty")]
    OwnMoveOrigin {
        /// That square.
        from: Square,
    },
    /// The fresh green square holds no duck or pheasant.
    #[error("{at} holds no duck or pheasant")]
    FreshNotGreen {
        /// The square.
        at: Square,
    },
    /// The side that has just played cannot have moved an own tile and touched a green one.
    #[error("{at} can't be fresh when the side that has just played moved an own tile")]
    FreshAfterOwnMove {
        /// The fresh green square.
        at: Square,
    },
}

impl PositionFault {
    /// The field in which the fault lies.
    pub const fn field(self) -> Field {
        match self {
            PositionFault::FaceDownCentre | PositionFault::TooMany { .. } | PositionFault::Unaccounted { .. } => {
                Field::Board
            }
            PositionFault::TooManyInPiles { .. }
            | PositionFault::WrongPile { .. }
            | PositionFault::TooManyExited { .. } => Field::Piles,
            PositionFault::TurnsTooEarly
            | PositionFault::TurnsMissing
            | PositionFault::TooManyTurns
            | PositionFault::TurnsUneven => Field::Turns,
            PositionFault::OwnMoveTile { .. }
            | PositionFault::OwnMoveLine { .. }
            | PositionFault::OwnMoveOrigin { .. }
            | PositionFault::FreshNotGreen { .. }
            | PositionFault::FreshAfterOwnMove { .. } => Field::Restrictions,
        }
    }
}

impl Position {
    /// Checks the fields and builds the position.
    ///
    /// # Errors
    ///
    /// The first fault in the order of the fields, if something about them cannot be.
    pub fn new(claim: Claim) -> Result<Position, PositionFault> {
        let mut position = Position {
            planes: [0; 4],
            piles: claim.piles,
            own_moves: Sides::from_fn(|side| match claim.own_moves[side] {
                Some(OwnMove { from, to }) => PackedMove::new(from, to),
                None => PackedMove::NONE,
            }),
            fresh: claim.fresh.map_or(NOWHERE, Square::index),
            side: claim.side,
            turns: claim.turns.unwrap_or(Sides { animals: NOT_YET, humans: NOT_YET }),
        };
        for (square, cell) in Square::in_reading_order().zip(claim.board) {
            position.flip(
                square,
                match cell {
                    Cell::Empty => 0,
                    Cell::FaceDown => code::FACE_DOWN,
                    Cell::Up(tile) => code::of(tile),
                },
            );
        }
        position.check_tiles()?;
        position.check_piles(claim.turns)?;
        position.check_own_moves()?;
        position.check_fresh()?;
        position.check_turns(claim.turns)?;
        Ok(position)
    }

    fn check_tiles(&self) -> Result<(), PositionFault> {
        if self.face_down().contains(Square::CENTRE) {
            return Err(PositionFault::FaceDownCentre);
        }
        let mut missing = 0;
        for kind in Kind::ALL {
            let found = self.squares_of(kind).len() as u8 + self.piles.total(kind);
            missing += kind.count().checked_sub(found).ok_or(PositionFault::TooMany { kind, found })?;
        }
        let face_down = self.face_down().len() as u8;
        if face_down == missing { Ok(()) } else { Err(PositionFault::Unaccounted { face_down, missing }) }
    }

    fn check_piles(&self, turns: Option<Sides<u8>>) -> Result<(), PositionFault> {
        for (side, pile) in Piles::ORDER {
            for kind in Kind::ALL {
                if Pile::of(side, kind) != Some(pile) && self.piles.count(side, pile, kind) > 0 {
                    return Err(PositionFault::WrongPile { side, pile, kind });
                }
            }
        }
        for side in Side::BOTH {
            let used = turns.map_or(0, |turns| LAST_TURNS.saturating_sub(turns[side]));
            let exited = self.piles.exited(side);
            if exited > used {
                return Err(PositionFault::TooManyExited { side, exited, used });
            }
        }
        Ok(())
    }

    fn check_own_moves(&self) -> Result<(), PositionFault> {
        for side in Side::BOTH {
            let Some(OwnMove { from, to }) = self.own_move(side) else { continue };
            let kind = match self.tile(to) {
                Some(tile) if tile.kind().side() == Some(side) => tile.kind(),
                _ => return Err(PositionFault::OwnMoveTile { side, to }),
            };
            // How far an own tile moves is the same by every set of rules.
            let one_step = kind.steps(RuleSet::Classic);
            if from.direction_to(to).is_none() || one_step && from.distance_to(to) > 1 {
                return Err(PositionFault::OwnMoveLine { from, to });
            }
            if side != self.side && self.cell(from) != Cell::Empty {
                return Err(PositionFault::OwnMoveOrigin { from });
            }
        }
        Ok(())
    }

    fn check_fresh(&self) -> Result<(), PositionFault> {
        let Some(at) = self.fresh() else { return Ok(()) };
        if !matches!(self.tile(at).map(|tile| tile.kind()), Some(Kind::Duck | Kind::Pheasant)) {
            return Err(PositionFault::FreshNotGreen { at });
        }
        match self.own_move(self.side.opponent()) {
            Some(_) => Err(PositionFault::FreshAfterOwnMove { at }),
            None => Ok(()),
        }
    }

    fn check_turns(&self, turns: Option<Sides<u8>>) -> Result<(), PositionFault> {
        match (turns, self.face_down().is_empty()) {
            (None, false) => Ok(()),
            (None, true) => Err(PositionFault::TurnsMissing),
            (Some(_), false) => Err(PositionFault::TurnsTooEarly),
            (Some(left), true) => {
                let (mine, other) = (left[self.side], left[self.side.opponent()]);
                if mine.max(other) > LAST_TURNS {
                    Err(PositionFault::TooManyTurns)
                } else if mine == other || mine == other + 1 {
                    Ok(())
                } else {
                    Err(PositionFault::TurnsUneven)
                }
            }
        }
    }
}
