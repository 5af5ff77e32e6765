//! Why an attempted action is not legal.

use thiserror::Error;

use super::action::Action;
use super::ending::End;
use super::legal::Legal;
use super::position::{Cell, Position};
use super::square::{Direction, Square, SquareSet, reach, ways_out};
use super::tile::{Kind, RuleSet, Tile};

/// Why an attempted action is refused, with the squares and tiles that a sentence or a screen needs.
///
/// Where an action breaks several rules the reason is the first in the order of these variants.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    GameOver {
        /// What ended it.
        end: End,
    },
    /// No tile stands on the square.
    #[error("no tile on {at}")]
    NoTile {
        /// The square.
        at: Square,
    },
    /// The tile is face down: it can only be turned up.
    #[error("{at} is face down")]
    FaceDown {
        /// The square.
        at: Square,
    },
    /// The tile to turn up is face up already.
    #[error("{at} is already face up")]
    FaceUp {
        /// The square.
        at: Square,
        /// The tile there.
        tile: Tile,
    },
    /// Every tile of the kind named at a turn-up is face up or in a pile.
    #[error("no {} is left: all {} are face up or in piles", kind.letter(), kind.count())]
    NoneLeft {
        /// The kind.
        kind: Kind,
    },
    /// It is not named what the tile to turn up is, and nothing knows it.
    #[error("what lies on {at} is not known")]
    TileUnknown {
        /// The square.
        at: Square,
    },
    /// The tile named at a turn-up is not the one that lies there.
    #[error("another tile than {named} lies on {at}")]
    OtherTile {
        /// The square.
        at: Square,
        /// The tile that was named.
        named: Tile,
    },
    /// The tile is the other side's.
    #[error("the {} on {at} is the other side's", tile.letter())]
    NotYours {
        /// The square.
        at: Square,
        /// The tile there.
        tile: Tile,
    },
    /// A tree never moves.
    #[error("the tree on {at} never moves")]
    TreeNeverMoves {
        /// The square.
        at: Square,
    },
    /// The opponent has just turned up or moved this green tile.
    #[error("the {} on {at} was touched by the opponent just now", tile.letter())]
    FreshGreen {
        /// The square.
        at: Square,
        /// The tile there.
        tile: Tile,
    },
    /// The goal is not in the tile's row or column, or is its own square.
    #[error("{}", if from == to { "a tile must move".to_owned() } else { format!("{to} is not in a straight line from {from}") })]
    NotInLine {
        /// The tile's square.
        from: Square,
        /// The goal.
        to: Square,
    },
    /// The tile moves one square only.
    #[error("the {} on {from} moves one square only", tile.letter())]
    TooFar {
        /// The tile's square.
        from: Square,
        /// The goal.
        to: Square,
        /// The tile.
        tile: Tile,
    },
    /// A tile stands in the way, or a face-down one on the goal.
    #[error("blocked at {at}")]
    Blocked {
        /// The tile's square.
        from: Square,
        /// The goal.
        to: Square,
        /// The nearest square that is in the way.
        at: Square,
        /// The tile there; `None` when it is face down.
        by: Option<Tile>,
    },
    /// This tile does not capture that one.
    #[error("{} doesn't capture the {} on {to}", tile.letter(), prey.letter())]
    DoesNotCapture {
        /// The tile's square.
        from: Square,
        /// The goal.
        to: Square,
        /// The tile that moves.
        tile: Tile,
        /// The tile on the goal.
        prey: Tile,
    },
    /// The rifle points elsewhere.
    #[error("the rifle on {from} points {rifle}")]
    RiflePoints {
        /// The hunter's square.
        from: Square,
        /// The goal.
        to: Square,
        /// Where the rifle points.
        rifle: Direction,
        /// Where the goal lies.
        needed: Direction,
    },
    /// The tile left the goal on its player's previous turn.
    #[error("the tile on {from} left {to} last turn")]
    NoReturn {
        /// The tile's square.
        from: Square,
        /// The goal, which it may not end on.
        to: Square,
    },
    /// A duck or pheasant never leaves the forest.
    #[error("the {} on {at} is green and never leaves", tile.letter())]
    GreenNeverLeaves {
        /// The square.
        at: Square,
        /// The tile there.
        tile: Tile,
    },
    /// The exits are open only in the last phase.
    #[error("the exits are closed while {face_down} tiles are face down")]
    ExitsClosed {
        /// Tiles still face down.
        face_down: u8,
    },
    /// No open exit lies in line, or the tile has to stand on the exit square itself.
    #[error("no open exit from {from}{}", blocked.map_or_else(String::new, |at| format!(": blocked at {at}")))]
    NoOpenExit {
        /// The tile's square.
        from: Square,
        /// The tile.
        tile: Tile,
        /// The first square that is in the way to an exit in line, if there is an exit in line.
        blocked: Option<Square>,
    },
    /// The action is written as a capture, but the goal is empty.
    #[error("nothing to capture on {to}")]
    NothingToCapture {
        /// The goal.
        to: Square,
    },
    /// The action is written as a plain move, but captures the tile on the goal.
    #[error("the move captures the {} on {to} and is written {from}x{to}", prey.letter())]
    WrittenAsMove {
        /// The tile's square.
        from: Square,
        /// The goal.
        to: Square,
        /// The tile on the goal.
        prey: Tile,
    },
}

impl Position {
    /// Whether an attempted action is legal.
    ///
    /// # Errors
    ///
    /// The reason why it is not. What lies under a face-down tile is not known here: a tile named at a turn-up
    /// passes when one of its kind is still missing.
    pub fn check(&self, rules: RuleSet, action: Action) -> Result<Legal<'_>, Refusal> {
        if let Some(end) = self.end(rules) {
            return Err(Refusal::GameOver { end });
        }
        match action {
            Action::TurnUp { at, tile } => self.check_turn_up(at, tile)?,
            Action::Move { from, to } => {
                self.check_goal(rules, from, to)?;
                if let Some(prey) = self.tile(to) {
                    return Err(Refusal::WrittenAsMove { from, to, prey });
                }
            }
            Action::Capture { from, to } => {
                self.check_goal(rules, from, to)?;
                if self.cell(to) == Cell::Empty {
                    return Err(Refusal::NothingToCapture { to });
                }
            }
            Action::Leave { from } => self.check_leave(from)?,
        }
        Ok(Legal::new(self, action))
    }

    /// Whether a tile of this kind may still be face down.
    fn check_missing(&self, tile: Tile) -> Result<(), Refusal> {
        let kind = tile.kind();
        if self.missing(kind) == 0 { Err(Refusal::NoneLeft { kind }) } else { Ok(()) }
    }

    fn check_turn_up(&self, at: Square, tile: Option<Tile>) -> Result<(), Refusal> {
        match self.cell(at) {
            Cell::Empty => Err(Refusal::NoTile { at }),
            Cell::Up(tile) => Err(Refusal::FaceUp { at, tile }),
            Cell::FaceDown => tile.map_or(Ok(()), |tile| self.check_missing(tile)),
        }
    }

    /// The tile on `from`, when the side to play may move it at all.
    fn check_mover(&self, from: Square) -> Result<Tile, Refusal> {
        let tile = match self.cell(from) {
            Cell::Empty => return Err(Refusal::NoTile { at: from }),
            Cell::FaceDown => return Err(Refusal::FaceDown { at: from }),
            Cell::Up(tile) => tile,
        };
        if tile.kind().side() == Some(self.side().opponent()) {
            Err(Refusal::NotYours { at: from, tile })
        } else if tile == Tile::Tree {
            Err(Refusal::TreeNeverMoves { at: from })
        } else if self.fresh() == Some(from) {
            Err(Refusal::FreshGreen { at: from, tile })
        } else {
            Ok(tile)
        }
    }

    fn check_goal(&self, rules: RuleSet, from: Square, to: Square) -> Result<(), Refusal> {
        let tile = self.check_mover(from)?;
        let direction = from.direction_to(to).ok_or(Refusal::NotInLine { from, to })?;
        if tile.kind().steps(rules) && from.distance_to(to) > 1 {
            return Err(Refusal::TooFar { from, to, tile });
        }
        let in_the_way = from.line(direction).find(|&square| self.cell(square) != Cell::Empty);
        if let Some(at) = in_the_way.filter(|&at| from.distance_to(at) < from.distance_to(to)) {
            return Err(Refusal::Blocked { from, to, at, by: self.tile(at) });
        }
        match self.cell(to) {
            Cell::Empty => {}
            Cell::FaceDown => return Err(Refusal::Blocked { from, to, at: to, by: None }),
            Cell::Up(prey) if !tile.kind().captures(prey.kind()) => {
                return Err(Refusal::DoesNotCapture { from, to, tile, prey });
            }
            Cell::Up(_) => match tile {
                Tile::Hunter(rifle) if rifle != direction => {
                    return Err(Refusal::RiflePoints { from, to, rifle, needed: direction });
                }
                _ => {}
            },
        }
        match self.own_move(self.side()) {
            Some(last) if last.to == from && last.from == to => Err(Refusal::NoReturn { from, to }),
            _ => Ok(()),
        }
    }

    fn check_leave(&self, from: Square) -> Result<(), Refusal> {
        let tile = self.check_mover(from)?;
        if tile.kind().side().is_none() {
            return Err(Refusal::GreenNeverLeaves { at: from, tile });
        }
        let face_down = self.face_down().len() as u8;
        if face_down > 0 {
            return Err(Refusal::ExitsClosed { face_down });
        }
        if SquareSet::EXITS.contains(from) {
            return Ok(());
        }
        let occupied = self.occupied().0;
        let exits = ways_out(from);
        if !tile.kind().leaves_only_from_an_exit() && reach(from, occupied) & !occupied & exits != 0 {
            return Ok(());
        }
        let way = Direction::ALL.into_iter().find(|&side| SquareSet(exits).contains(Square::of_exit(side)));
        let way = way.filter(|_| !tile.kind().leaves_only_from_an_exit());
        let blocked = way.and_then(|way| from.line(way).find(|&square| self.cell(square) != Cell::Empty));
        Err(Refusal::NoOpenExit { from, tile, blocked })
    }
}
