//! Sides, kinds of tiles, tiles, and the sets of rules.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, Index, IndexMut, Mul};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::square::Direction;

/// One of the two sides of a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// Blue; they play first.
    Animals,
    /// Brown.
    Humans,
}

impl Side {
    /// Animals, then humans: the order in which figures are written.
    pub const BOTH: [Side; 2] = [Side::Animals, Side::Humans];

    /// The name in records: `animals` or `humans`.
    pub const fn name(self) -> &'static str {
        match self {
            Side::Animals => "animals",
            Side::Humans => "humans",
        }
    }

    /// The side with this name in records.
    pub fn from_name(name: &str) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| side.name() == name)
    }

    /// The letter in a position line: `a` or `h`.
    pub const fn letter(self) -> char {
        match self {
            Side::Animals => 'a',
            Side::Humans => 'h',
        }
    }

    /// The side with this letter in a position line.
    pub fn from_letter(letter: char) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| side.letter() == letter)
    }

    /// The other side.
    pub const fn opponent(self) -> Side {
        match self {
            Side::Animals => Side::Humans,
            Side::Humans => Side::Animals,
        }
    }
}

/// A value for each side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Sides<T> {
    /// The animals' value.
    pub animals: T,
    /// The humans' value.
    pub humans: T,
}

impl<T> Sides<T> {
    /// Asks for the value of each side.
    pub fn from_fn(mut value: impl FnMut(Side) -> T) -> Sides<T> {
        Sides { animals: value(Side::Animals), humans: value(Side::Humans) }
    }

    /// Turns each side's value into another.
    pub fn map<U>(self, mut value: impl FnMut(T) -> U) -> Sides<U> {
        Sides { animals: value(self.animals), humans: value(self.humans) }
    }
}

/// The animals' value, a hyphen, the humans' value: the way in which results are written.
impl<T: fmt::Display> fmt::Display for Sides<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.animals, self.humans)
    }
}

impl<T> Index<Side> for Sides<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::Animals => &self.animals,
            Side::Humans => &self.humans,
        }
    }
}

impl<T> IndexMut<Side> for Sides<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Animals => &mut self.animals,
            Side::Humans => &mut self.humans,
        }
    }
}

/// Points of tiles, of one game or of several added. (Match points are something else.)
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Points(pub u32);

impl Points {
    /// All 48 tiles: more than a game can give one side, and so a bound for what a text may claim.
    pub const OF_THE_BOX: Points = Points(168);
}

impl Add for Points {
    type Output = Points;

    fn add(self, other: Points) -> Points {
        Points(self.0 + other.0)
    }
}

impl Mul<u8> for Points {
    type Output = Points;

    fn mul(self, tiles: u8) -> Points {
        Points(self.0 * u32::from(tiles))
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(points: I) -> Points {
        points.fold(Points(0), Add::add)
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// A kind of tile; the directions of rifles make no difference.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Humans; any distance; captures every animal in the direction of its rifle.
    Hunter,
    /// Humans; one square; fells trees.
    Lumberjack,
    /// Animals; any distance; captures ducks and pheasants.
    Fox,
    /// Animals; one square; captures hunters and lumberjacks.
    Bear,
    /// Green; any distance.
    Duck,
    /// Green; one square, or any distance in the boxed rules.
    Pheasant,
    /// Green; never moves.
    Tree,
}

impl Kind {
    /// Every kind, in the order in which piles are written.
    pub const ALL: [Kind; 7] =
        [Kind::Hunter, Kind::Lumberjack, Kind::Fox, Kind::Bear, Kind::Duck, Kind::Pheasant, Kind::Tree];

    /// Tiles of this kind in the box.
    pub const fn count(self) -> u8 {
        match self {
            Kind::Hunter | Kind::Pheasant => 8,
            Kind::Lumberjack | Kind::Bear => 2,
            Kind::Fox => 6,
            Kind::Duck => 7,
            Kind::Tree => 15,
        }
    }

    /// Points of one tile.
    pub const fn points(self) -> Points {
        match self {
            Kind::Hunter | Kind::Lumberjack | Kind::Fox => Points(5),
            Kind::Bear => Points(10),
            Kind::Duck | Kind::Tree => Points(2),
            Kind::Pheasant => Points(3),
        }
    }

    /// Whose tile it is; `None` for the green ones.
    pub const fn side(self) -> Option<Side> {
        match self {
            Kind::Hunter | Kind::Lumberjack => Some(Side::Humans),
            Kind::Fox | Kind::Bear => Some(Side::Animals),
            Kind::Duck | Kind::Pheasant | Kind::Tree => None,
        }
    }

    /// Whether a tile of this kind may take one of kind `other`, the direction of a rifle aside.
    pub const fn captures(self, other: Kind) -> bool {
        match self {
            Kind::Hunter => matches!(other, Kind::Bear | Kind::Fox | Kind::Duck | Kind::Pheasant),
            Kind::Lumberjack => matches!(other, Kind::Tree),
            Kind::Fox => matches!(other, Kind::Duck | Kind::Pheasant),
            Kind::Bear => matches!(other, Kind::Hunter | Kind::Lumberjack),
            Kind::Duck | Kind::Pheasant | Kind::Tree => false,
        }
    }

    /// Whether some tile of `side` may take one of this kind.
    pub const fn is_prey_of(self, side: Side) -> bool {
        match side {
            Side::Animals => Kind::Fox.captures(self) || Kind::Bear.captures(self),
            Side::Humans => Kind::Hunter.captures(self) || Kind::Lumberjack.captures(self),
        }
    }

    /// Whether a tile of this kind moves one square at most.
    pub const fn steps(self, rules: RuleSet) -> bool {
        match self {
            Kind::Lumberjack | Kind::Bear => true,
            Kind::Pheasant => matches!(rules, RuleSet::Classic),
            Kind::Hunter | Kind::Fox | Kind::Duck | Kind::Tree => false,
        }
    }

    /// Whether an own tile of this kind has to stand on an exit square to leave the forest.
    pub const fn leaves_only_from_an_exit(self) -> bool {
        matches!(self, Kind::Lumberjack | Kind::Bear)
    }

    /// The letter in piles.
    pub const fn letter(self) -> char {
        match self {
            Kind::Hunter => 'H',
            Kind::Lumberjack => 'L',
            Kind::Fox => 'F',
            Kind::Bear => 'B',
            Kind::Duck => 'd',
            Kind::Pheasant => 'p',
            Kind::Tree => 't',
        }
    }

    /// The kind with this letter in piles.
    pub fn from_letter(letter: char) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.letter() == letter)
    }
}

/// A tile that is face up. A hunter has the direction of its rifle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Tile {
    /// A hunter and where its rifle points.
    Hunter(Direction),
    /// A lumberjack.
    Lumberjack,
    /// A fox.
    Fox,
    /// A bear.
    Bear,
    /// A duck.
    Duck,
    /// A pheasant.
    Pheasant,
    /// A tree.
    Tree,
}

impl Tile {
    /// Every tile that can be told from another, in the order in which letters are listed:
    /// `N E S W L F B d p t`.
    pub const ALL: [Tile; 10] = [
        Tile::Hunter(Direction::North),
        Tile::Hunter(Direction::East),
        Tile::Hunter(Direction::South),
        Tile::Hunter(Direction::West),
        Tile::Lumberjack,
        Tile::Fox,
        Tile::Bear,
        Tile::Duck,
        Tile::Pheasant,
        Tile::Tree,
    ];

    /// What kind of tile it is.
    pub const fn kind(self) -> Kind {
        match self {
            Tile::Hunter(_) => Kind::Hunter,
            Tile::Lumberjack => Kind::Lumberjack,
            Tile::Fox => Kind::Fox,
            Tile::Bear => Kind::Bear,
            Tile::Duck => Kind::Duck,
            Tile::Pheasant => Kind::Pheasant,
            Tile::Tree => Kind::Tree,
        }
    }

    /// The letter on a board; a hunter's is its rifle's direction.
    pub const fn letter(self) -> char {
        match self {
            Tile::Hunter(Direction::North) => 'N',
            Tile::Hunter(Direction::East) => 'E',
            Tile::Hunter(Direction::South) => 'S',
            Tile::Hunter(Direction::West) => 'W',
            other => other.kind().letter(),
        }
    }

    /// The tile with this letter on a board.
    pub fn from_letter(letter: char) -> Option<Tile> {
        Tile::ALL.into_iter().find(|tile| tile.letter() == letter)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A set of rules. Chosen when a game is created; it never changes afterwards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum RuleSet {
    /// The pheasant moves one square.
    #[default]
    Classic,
    /// The pheasant moves any distance.
    Boxed,
}

impl RuleSet {
    /// Every set of rules.
    pub const ALL: [RuleSet; 2] = [RuleSet::Classic, RuleSet::Boxed];

    /// The name in records and on the command line: `classic` or `boxed`.
    pub const fn name(self) -> &'static str {
        match self {
            RuleSet::Classic => "classic",
            RuleSet::Boxed => "boxed",
        }
    }

    /// The set of rules with this name.
    pub fn from_name(name: &str) -> Option<RuleSet> {
        RuleSet::ALL.into_iter().find(|rules| rules.name() == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_holds_48_tiles_worth_168_points() {
        let tiles: u8 = Kind::ALL.iter().map(|kind| kind.count()).sum();
        let points: Points = Kind::ALL.iter().map(|kind| kind.points() * kind.count()).sum();
        assert_eq!((tiles, points), (48, Points::OF_THE_BOX));
        let of = |side| Kind::ALL.iter().filter(|kind| kind.side() == side).map(|kind| kind.count()).sum::<u8>();
        assert_eq!([of(Some(Side::Humans)), of(Some(Side::Animals)), of(None)], [10, 8, 30]);
    }
}
