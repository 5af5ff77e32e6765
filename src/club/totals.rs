//! Totals: a finished game of which only the points and exited tiles of both sides were written down.

use thiserror::Error;

use super::sheet::{MOST_EXITED, MOST_EXITED_AFTER_CAPTURING_ALL};
use crate::rules::{Kind, Points, Score, Side};

/// Points and exited tiles of a finished game, valid by construction: some [`Sheet`](super::Sheet) gives them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Totals(Score);

/// Why no sheet gives some totals.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
pub enum TotalsFault {
    /// More tiles of a side left the forest than it has turns to.
    #[error("{exited} tiles exited, at most {MOST_EXITED} can")]
    TooManyExited {
        /// Whose tiles.
        side: Side,
        /// How many.
        exited: u8,
    },
    /// Fewer points than those of the exited tiles.
    #[error("{points} points with {exited} exited, at least {least} are possible")]
    TooFewPoints {
        /// Whose points.
        side: Side,
        /// How many.
        points: Points,
        /// How many of its tiles left the forest.
        exited: u8,
        /// The least with as many exited tiles.
        least: Points,
    },
    /// More points than all tiles that the side can come by.
    #[error("{points} points with {exited} exited, at most {most} are possible")]
    TooManyPoints {
        /// Whose points.
        side: Side,
        /// How many.
        points: Points,
        /// How many of its tiles left the forest.
        exited: u8,
        /// The most with as many exited tiles.
        most: Points,
    },
    /// Neither too few points nor too many, but no tiles add up to them.
    #[error("no tiles give {points} points with {exited} exited")]
    NoTiles {
        /// Whose points.
        side: Side,
        /// How many.
        points: Points,
        /// How many of its tiles left the forest.
        exited: u8,
    },
    /// What each side has is possible, but not both from the tiles of one box.
    #[error("the tiles of one box don't give {}-{} with {}-{} exited", .score.points.animals, .score.points.humans, .score.exited.animals, .score.exited.humans)]
    NotTogether {
        /// What both sides have.
        score: Score,
    },
}

impl Totals {
    /// Checks that some sheet gives these points and exited tiles.
    ///
    /// # Errors
    ///
    /// What is wrong with the animals' figures alone, else with the humans' alone, else with both together.
    pub fn new(score: Score) -> Result<Totals, TotalsFault> {
        for side in Side::BOTH {
            check_alone(side, score.points[side], score.exited[side])?;
        }
        if some_sheet_gives(score) { Ok(Totals(score)) } else { Err(TotalsFault::NotTogether { score }) }
    }

    /// The points and exited tiles.
    pub const fn score(self) -> Score {
        self.0
    }
}

fn check_alone(side: Side, points: Points, exited: u8) -> Result<(), TotalsFault> {
    if exited > MOST_EXITED {
        return Err(TotalsFault::TooManyExited { side, exited });
    }
    if possible_alone(side, points, exited) {
        return Ok(());
    }
    let least = FIVE * exited;
    let to_try = (least.0..=Points::OF_THE_BOX.0).map(Points);
    let most = to_try.rev().find(|&points| possible_alone(side, points, exited)).unwrap_or(least);
    Err(if points < least {
        TotalsFault::TooFewPoints { side, points, exited, least }
    } else if points > most {
        TotalsFault::TooManyPoints { side, points, exited, most }
    } else {
        TotalsFault::NoTiles { side, points, exited }
    })
}

/// Whether some sheet gives these to one side, whatever the other one has. Emptying the other's piles leaves a sheet
/// valid, so that it is enough to look at sheets where the other has nothing.
fn possible_alone(side: Side, points: Points, exited: u8) -> bool {
    let mut score = Score::default();
    score.points[side] = points;
    score.exited[side] = exited;
    some_sheet_gives(score)
}

/// The points of a hunter, lumberjack or fox.
const FIVE: Points = Kind::Hunter.points();

/// Hunters and lumberjacks.
const BROWN: u8 = Kind::Hunter.count() + Kind::Lumberjack.count();

/// The points of all green tiles.
const GREEN: u32 = 2 * (Kind::Duck.count() + Kind::Tree.count()) as u32 + 3 * Kind::Pheasant.count() as u32;

// What the search below takes for granted.
const _: () = {
    assert!(Kind::Lumberjack.points().0 == FIVE.0 && Kind::Fox.points().0 == FIVE.0);
    assert!(Kind::Bear.points().0 == 2 * FIVE.0);
    assert!(Kind::Duck.points().0 == 2 && Kind::Tree.points().0 == 2 && Kind::Pheasant.points().0 == 3);
    assert!(Kind::Fox.count() > MOST_EXITED);
};

/// Whether some sheet gives these points and exited tiles, which are at most five a side.
///
/// The search goes over all sheets, leaving out only those that give the same as another one:
///
/// - A hunter and a lumberjack differ in nothing that is counted: brown tiles need no kinds, since the captured and the
///   exited ones are any two numbers that together don't pass the ten in the box.
/// - Given the foxes and bears that left, humans can capture blue tiles worth any number of fives up to that of the
///   rest: a fox is one five, a bear two, and at least one fox is always left to make up odd numbers.
/// - Every tile of a side is captured exactly when none of them left and the number of captured ones, or of their fives,
///   is the greatest. Where the capturer has five exits, that number alone is left out: one tile is spared.
/// - Brown and blue tiles give multiples of five, the green ones the rest; see [`green_tiles_give`].
fn some_sheet_gives(Score { points, exited }: Score) -> bool {
    let spared = |side: Side| u8::from(exited[side] > MOST_EXITED_AFTER_CAPTURING_ALL && exited[side.opponent()] == 0);
    let brown = BROWN - exited.humans - spared(Side::Animals);
    (0..=Kind::Bear.count().min(exited.animals)).any(|bears| {
        let foxes = exited.animals - bears;
        let blue = Kind::Fox.count() - foxes + 2 * (Kind::Bear.count() - bears) - spared(Side::Humans);
        rests(points.animals, foxes + 2 * bears, brown)
            .any(|animals| rests(points.humans, exited.humans, blue).any(|humans| green_tiles_give(animals, humans)))
    })
}

/// What green tiles must give of some points: the rest after exited tiles worth `exited` fives and any number of up to
/// `captured` fives, where it is no more than all green tiles give.
fn rests(points: Points, exited: u8, captured: u8) -> impl Iterator<Item = u32> {
    (exited..=exited + captured)
        .map_while(move |fives| points.0.checked_sub((FIVE * fives).0))
        .filter(|&rest| rest <= GREEN)
}

/// Whether ducks, pheasants and trees give exactly these points to the animals and to the humans.
///
/// The animals' pheasants are tried one by one; the number of ducks follows. Of the other pheasants the humans take as
/// many as they can with an even rest, since that leaves the fewest points to ducks and trees, of which any number up to
/// all that are left will do.
fn green_tiles_give(animals: u32, humans: u32) -> bool {
    let [ducks_in_box, pheasants_in_box, trees] =
        [Kind::Duck, Kind::Pheasant, Kind::Tree].map(|kind| u32::from(kind.count()));
    (0..=pheasants_in_box.min(animals / 3)).any(|pheasants| {
        let by_ducks = animals - 3 * pheasants;
        let Some(ducks_left) = ducks_in_box.checked_sub(by_ducks / 2).filter(|_| by_ducks.is_multiple_of(2)) else {
            return false;
        };
        let most = (pheasants_in_box - pheasants).min(humans / 3);
        // Three times an odd number is odd.
        let even_rest = most.checked_sub((humans - most) % 2).map(|pheasants| humans - 3 * pheasants);
        even_rest.is_some_and(|rest| rest / 2 <= ducks_left + trees)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Sides;

    fn totals(points: (u32, u32), exited: (u8, u8)) -> Result<Totals, TotalsFault> {
        let points = Sides { animals: Points(points.0), humans: Points(points.1) };
        Totals::new(Score { points, exited: Sides { animals: exited.0, humans: exited.1 } })
    }

    #[test]
    fn zero_is_a_value() {
        assert!(totals((0, 0), (0, 0)).is_ok());
        assert!(totals((34, 0), (2, 0)).is_ok());
        assert!(totals((0, 34), (0, 2)).is_ok());
    }

    #[test]
    fn no_tiles_give_one_point() {
        let no_tiles = |side, points, exited| Err(TotalsFault::NoTiles { side, points: Points(points), exited });
        assert_eq!(totals((1, 0), (0, 0)), no_tiles(Side::Animals, 1, 0));
        assert_eq!(totals((30, 1), (0, 0)), no_tiles(Side::Humans, 1, 0));
        assert_eq!(totals((0, 16), (0, 3)), no_tiles(Side::Humans, 16, 3));
        assert_eq!(totals((0, 117), (0, 0)), no_tiles(Side::Humans, 117, 0));
    }

    #[test]
    fn points_have_limits_by_exited_tiles() {
        let few = |side, points, exited, least| {
            Err(TotalsFault::TooFewPoints { side, points: Points(points), exited, least: Points(least) })
        };
        assert_eq!(totals((14, 0), (3, 0)), few(Side::Animals, 14, 3, 15));
        assert_eq!(totals((0, 0), (0, 1)), few(Side::Humans, 0, 1, 5));
        let many = |side, points, exited, most| {
            Err(TotalsFault::TooManyPoints { side, points: Points(points), exited, most: Points(most) })
        };
        assert_eq!(totals((119, 0), (4, 0)), many(Side::Animals, 119, 4, 118));
        assert_eq!(totals((119, 0), (5, 0)), many(Side::Animals, 119, 5, 118));
        assert_eq!(totals((89, 0), (0, 0)), many(Side::Animals, 89, 0, 88));
        assert_eq!(totals((0, u32::MAX), (0, 4)), many(Side::Humans, u32::MAX, 4, 138));
        assert_eq!(totals((0, 119), (0, 0)), many(Side::Humans, 119, 0, 118));
        assert_eq!(totals((0, 30), (0, 6)), Err(TotalsFault::TooManyExited { side: Side::Humans, exited: 6 }));
    }

    #[test]
    fn both_sides_share_the_tiles_of_the_box() {
        assert!(totals((118, 30), (4, 0)).is_ok());
        // 118 take everything but four foxes and the trees.
        assert!(matches!(totals((118, 51), (4, 0)), Err(TotalsFault::NotTogether { .. })));
        assert!(matches!(totals((118, 2), (4, 1)), Err(TotalsFault::TooFewPoints { .. })));
        assert!(matches!(totals((118, 5), (4, 1)), Err(TotalsFault::NotTogether { .. })));
        assert!(matches!(totals((85, 84), (0, 0)), Err(TotalsFault::NotTogether { .. })));
    }
}
