//! How a game ends, and the score on the board.

use std::cmp::Ordering;
use std::fmt;
use std::ops::RangeInclusive;

use super::position::Position;
use super::tile::{Points, RuleSet, Side, Sides};

/// What ends a game by the rules; where several hold, the first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// Both players have used their five turns.
    TurnsUsed,
    /// A side has no tile of its own colour on the board.
    NoTile {
        /// The side without a tile; the animals where neither has one.
        side: Side,
    },
    /// The side to play has no legal action.
    NoAction {
        /// The side to play.
        side: Side,
    },
}

impl End {
    /// The name on the command line: `turns`, `no-tile` or `no-action`.
    pub const fn name(self) -> &'static str {
        match self {
            End::TurnsUsed => "turns",
            End::NoTile { .. } => "no-tile",
            End::NoAction { .. } => "no-action",
        }
    }
}

/// Points and exited tiles of both sides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Score {
    /// Points.
    pub points: Sides<Points>,
    /// Own tiles that left the forest.
    pub exited: Sides<u8>,
}

impl Score {
    /// Who is ahead: more points, then more exited tiles, else nobody.
    pub fn outcome(&self) -> Outcome {
        let order = |animals: Ordering, by| match animals {
            Ordering::Greater => Some(Outcome::Won { side: Side::Animals, by }),
            Ordering::Less => Some(Outcome::Won { side: Side::Humans, by }),
            Ordering::Equal => None,
        };
        order(self.points.animals.cmp(&self.points.humans), WonBy::Points)
            .or_else(|| order(self.exited.animals.cmp(&self.exited.humans), WonBy::Exits))
            .unwrap_or(Outcome::Drawn)
    }
}

/// Who won, and by what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// One side won.
    Won {
        /// That side.
        side: Side,
        /// What decided.
        by: WonBy,
    },
    /// Points and exited tiles are equal.
    Drawn,
}

/// What decided a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WonBy {
    /// More points.
    Points,
    /// More exited tiles at equal points.
    Exits,
}

/// How a game came to its end, and what has to be known to say which points count. Which do is decided elsewhere.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// By the rules.
    Normal,
    /// Both players ended it.
    Agreed,
    /// The organiser ended it.
    Adjudicated {
        /// Points given by the organiser, with the reason; `None` for the points of the board. It is rare: other endings keep no
        /// room for it.
        given: Option<Box<Given>>,
    },
    /// The opponent wins, whatever the board says.
    Lost {
        /// How it came about.
        how: Loss,
        /// Whose doing it was.
        loser: Side,
        /// The walkover points by which the winner's points are counted.
        walkover: Points,
    },
    /// The game counts for nothing.
    Void,
    /// The game is under way.
    Unfinished,
}

/// The walkover points that can be set: from the least that a tile gives to the most that the animals can come by.
pub const WALKOVER_RANGE: RangeInclusive<Points> = Points(2)..=Points(118);

/// How a player lost a game other than on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Loss {
    /// Gave up.
    Conceded,
    /// Ran out of time.
    Time,
    /// Left the table.
    Forfeit,
    /// Did not start the game.
    Walkover,
}

/// Points that an organiser gave, and why.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Given {
    /// The points.
    pub points: Sides<Points>,
    /// The reason.
    pub reason: String,
}

/// The name of an [`Ending`], as in the `Termination` tag of a record.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Termination {
    /// [`Ending::Normal`].
    Normal,
    /// [`Ending::Agreed`].
    Agreed,
    /// [`Ending::Adjudicated`].
    Adjudicated,
    /// [`Ending::Lost`].
    Lost(Loss),
    /// [`Ending::Void`].
    Void,
    /// [`Ending::Unfinished`].
    Unfinished,
}

impl Termination {
    /// Every termination.
    pub const ALL: [Termination; 9] = [
        Termination::Normal,
        Termination::Agreed,
        Termination::Adjudicated,
        Termination::Lost(Loss::Conceded),
        Termination::Lost(Loss::Time),
        Termination::Lost(Loss::Forfeit),
        Termination::Lost(Loss::Walkover),
        Termination::Void,
        Termination::Unfinished,
    ];

    /// The name in records.
    pub const fn name(self) -> &'static str {
        match self {
            Termination::Normal => "normal",
            Termination::Agreed => "agreed",
            Termination::Adjudicated => "adjudicated",
            Termination::Lost(Loss::Conceded) => "conceded",
            Termination::Lost(Loss::Time) => "time",
            Termination::Lost(Loss::Forfeit) => "forfeit",
            Termination::Lost(Loss::Walkover) => "walkover",
            Termination::Void => "void",
            Termination::Unfinished => "unfinished",
        }
    }

    /// The termination with this name in records.
    pub fn from_name(name: &str) -> Option<Termination> {
        Termination::ALL.into_iter().find(|termination| termination.name() == name)
    }
}

impl fmt::Display for Termination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Ending {
    /// Its name.
    pub const fn termination(&self) -> Termination {
        match self {
            Ending::Normal => Termination::Normal,
            Ending::Agreed => Termination::Agreed,
            Ending::Adjudicated { .. } => Termination::Adjudicated,
            Ending::Lost { how, .. } => Termination::Lost(*how),
            Ending::Void => Termination::Void,
            Ending::Unfinished => Termination::Unfinished,
        }
    }

    /// Who lost by conceding, running out of time, leaving or not starting.
    pub const fn loser(&self) -> Option<Side> {
        match self {
            Ending::Lost { loser, .. } => Some(*loser),
            Ending::Normal | Ending::Agreed | Ending::Adjudicated { .. } | Ending::Void | Ending::Unfinished => None,
        }
    }
}

impl Position {
    /// What has ended the game here, if it is over. It never ends by itself while a tile is face down.
    pub fn end(&self, rules: RuleSet) -> Option<End> {
        match self.end_without_actions() {
            None if self.is_last_phase() && self.count_legal(rules) == 0 => Some(End::NoAction { side: self.side }),
            end => end,
        }
    }

    /// What has ended the game, as far as that can be told without looking for legal actions.
    #[inline]
    pub(super) fn end_without_actions(&self) -> Option<End> {
        if !self.is_last_phase() {
            return None;
        }
        if self.turns.animals + self.turns.humans == 0 {
            return Some(End::TurnsUsed);
        }
        let without = Side::BOTH.into_iter().find(|&side| self.squares_of_side(side).is_empty());
        without.map(|side| End::NoTile { side })
    }

    /// The points of the piles and the tiles that left: what the game stands at, or its score when it is over.
    pub fn score(&self) -> Score {
        self.piles.score()
    }
}
