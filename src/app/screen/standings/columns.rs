//! The columns of the standings: what each is called, shows, sorts by and gives away.

use std::cmp::Ordering;
use std::num::NonZeroU32;

use serde::{Deserialize, Serialize};

use crate::club::{Average, Rating, SideFigures, Standing};
use crate::exchange::{Cell, Decimal};
use crate::rules::{Side, Sides};
use crate::words::{Words, message};

/// A line: somebody's standing, figures by side, and the rating after the last day that counts.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    /// The standing.
    pub standing: Standing,
    /// What the player did as each side in the same series.
    pub sides: Sides<SideFigures>,
    /// The rating; `None` before the first rated series, and before ratings are counted.
    pub rating: Option<Rating>,
}

/// A column of figures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Column {
    /// Series with a result.
    Series,
    /// Won series.
    Won,
    /// Drawn series.
    Drawn,
    /// Lost series.
    Lost,
    /// Match points.
    MatchPoints,
    /// Points.
    Points,
    /// Exited tiles.
    Exited,
    /// Points per series.
    Average,
    /// The rating.
    Rating,
    /// How sure the rating is.
    Deviation,
    /// Points as animals.
    AnimalsPoints,
    /// Exited tiles as animals.
    AnimalsExited,
    /// Points per game as animals.
    AnimalsAverage,
    /// Points as humans.
    HumansPoints,
    /// Exited tiles as humans.
    HumansExited,
    /// Points per game as humans.
    HumansAverage,
}

/// What a column is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    /// Whole series.
    Series,
    /// The games of one side.
    Side(Side),
}

impl Column {
    /// Every column in its order.
    pub const ALL: [Column; 16] = [
        Column::Series,
        Column::Won,
        Column::Drawn,
        Column::Lost,
        Column::MatchPoints,
        Column::Points,
        Column::Exited,
        Column::Average,
        Column::Rating,
        Column::Deviation,
        Column::AnimalsPoints,
        Column::AnimalsExited,
        Column::AnimalsAverage,
        Column::HumansPoints,
        Column::HumansExited,
        Column::HumansAverage,
    ];

    /// Those that are shown unless somebody chooses others.
    pub const USUAL: [Column; 8] = [
        Column::Series,
        Column::Won,
        Column::Drawn,
        Column::Lost,
        Column::MatchPoints,
        Column::Points,
        Column::Exited,
        Column::Average,
    ];

    /// What it is about.
    pub const fn about(self) -> About {
        match self {
            Column::AnimalsPoints | Column::AnimalsExited | Column::AnimalsAverage => About::Side(Side::Animals),
            Column::HumansPoints | Column::HumansExited | Column::HumansAverage => About::Side(Side::Humans),
            _ => About::Series,
        }
    }

    /// Its name in full, without what it is about.
    fn plain_name(self, words: &Words) -> String {
        match self {
            Column::Series => message!(words, "column-series"),
            Column::Won => message!(words, "column-won"),
            Column::Drawn => message!(words, "column-drawn"),
            Column::Lost => message!(words, "column-lost"),
            Column::MatchPoints => message!(words, "column-match-points"),
            Column::Points | Column::AnimalsPoints | Column::HumansPoints => message!(words, "column-points"),
            Column::Exited | Column::AnimalsExited | Column::HumansExited => message!(words, "column-exited"),
            Column::Average | Column::AnimalsAverage | Column::HumansAverage => message!(words, "column-average"),
            Column::Rating => message!(words, "column-rating"),
            Column::Deviation => message!(words, "column-deviation"),
        }
    }

    /// Its name in full: “Points (animals)”.
    pub fn name(self, words: &Words) -> String {
        match self.about() {
            About::Series => self.plain_name(words),
            About::Side(side) => format!("{} ({})", self.plain_name(words), words.side(side)),
        }
    }

    /// Its name above figures.
    pub fn short_name(self, words: &Words) -> String {
        match self {
            Column::Series => message!(words, "app-series-short"),
            Column::Won => message!(words, "app-won-letter"),
            Column::Drawn => message!(words, "app-drawn-letter"),
            Column::Lost => message!(words, "app-lost-letter"),
            Column::MatchPoints => message!(words, "app-match-points"),
            Column::Points | Column::AnimalsPoints | Column::HumansPoints => message!(words, "app-points-short"),
            Column::Exited | Column::AnimalsExited | Column::HumansExited => message!(words, "app-exited-short"),
            Column::Average | Column::AnimalsAverage | Column::HumansAverage => message!(words, "app-average-short"),
            Column::Rating => message!(words, "app-rating-short"),
            Column::Deviation => "±".to_owned(),
        }
    }

    /// How wide it is.
    pub const fn width(self) -> f32 {
        match self {
            Column::Won | Column::Drawn | Column::Lost => 44.0,
            Column::Deviation => 56.0,
            Column::MatchPoints | Column::Exited | Column::AnimalsExited | Column::HumansExited => 66.0,
            _ => 76.0,
        }
    }

    /// The figure as people read it.
    pub fn shown(self, line: &Line, words: &Words) -> String {
        let none = || "–".to_owned();
        match self {
            Column::MatchPoints => words.match_points(line.standing.match_points),
            Column::Average | Column::AnimalsAverage | Column::HumansAverage => {
                self.average(line).map_or_else(none, |average| words.average(average))
            }
            Column::Rating => line.rating.map_or_else(none, |rating| words.decimal(rating.rating, 0)),
            Column::Deviation => line.rating.map_or_else(none, |rating| words.decimal(rating.deviation, 0)),
            _ => self.whole(line).to_string(),
        }
    }

    /// The figure as it goes out.
    pub fn cell(self, line: &Line) -> Cell {
        match self {
            Column::MatchPoints => {
                Cell::Decimal(Decimal::of_units(i64::from(line.standing.match_points.halves) * 5, 1))
            }
            Column::Average | Column::AnimalsAverage | Column::HumansAverage => {
                let average =
                    self.average(line).and_then(|average| Some((average.points.0, NonZeroU32::new(average.of)?)));
                average.map_or(Cell::Nothing, |(points, of)| Cell::Decimal(Decimal::of_fraction(points, of, 1)))
            }
            Column::Rating => line.rating.map_or(Cell::Nothing, |rating| Cell::Whole(rating.rating.round() as i64)),
            Column::Deviation => {
                line.rating.map_or(Cell::Nothing, |rating| Cell::Whole(rating.deviation.round() as i64))
            }
            _ => Cell::Whole(self.whole(line).into()),
        }
    }

    /// Which of two lines has the larger figure; one without a figure has the smaller.
    pub fn compare(self, one: &Line, other: &Line) -> Ordering {
        match self {
            Column::MatchPoints => one.standing.match_points.cmp(&other.standing.match_points),
            Column::Average | Column::AnimalsAverage | Column::HumansAverage => {
                self.average(one).cmp(&self.average(other))
            }
            Column::Rating | Column::Deviation => {
                let value = |line: &Line| {
                    line.rating.map_or(f64::NEG_INFINITY, |rating| match self {
                        Column::Rating => rating.rating,
                        _ => rating.deviation,
                    })
                };
                value(one).total_cmp(&value(other))
            }
            _ => self.whole(one).cmp(&self.whole(other)),
        }
    }

    fn average(self, line: &Line) -> Option<Average> {
        match self.about() {
            About::Series => Some(line.standing.average),
            About::Side(side) => line.sides[side].average(),
        }
    }

    fn whole(self, line: &Line) -> u32 {
        let tally = line.standing.tally;
        match self {
            Column::Won => tally.won,
            Column::Drawn => tally.drawn,
            Column::Lost => tally.lost,
            Column::Points => line.standing.points.0,
            Column::Exited => line.standing.exited,
            Column::AnimalsPoints => line.sides.animals.points.0,
            Column::AnimalsExited => line.sides.animals.exited,
            Column::HumansPoints => line.sides.humans.points.0,
            Column::HumansExited => line.sides.humans.exited,
            _ => tally.series(),
        }
    }
}
