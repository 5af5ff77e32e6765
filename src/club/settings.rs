//! What a club decides for itself, and its seasons.

use std::ops::RangeInclusive;

use chrono::NaiveDate;
use thiserror::Error;

use super::counting::WALKOVER_POINTS;
use super::ids::SeasonId;
use super::name::Name;
use super::ratings::RatingSettings;
use super::standings::MatchScale;
use crate::rules::{Points, WALKOVER_RANGE};

/// The least number of series to be ranked by average, unless a club sets it otherwise.
pub const LEAST_SERIES: u32 = 3;

/// More match points than any club gives for a win.
const MOST_HALVES: u32 = 200;
/// How fast volatility may change: Glickman names 0.3 to 1.2 as reasonable.
const TAUS: RangeInclusive<f64> = 0.3..=1.2;
const RATINGS: RangeInclusive<f64> = 0.0..=5000.0;
const DEVIATIONS: RangeInclusive<f64> = 30.0..=350.0;
const VOLATILITIES: RangeInclusive<f64> = 0.01..=0.2;

/// The club's defaults. Changing them touches nothing that has begun.
#[derive(Clone, PartialEq, Debug)]
pub struct ClubSettings {
    /// The name of the club.
    pub name: Option<Name>,
    /// What results are worth in a new season.
    pub scale: MatchScale,
    /// The walkover points of a new game.
    pub walkover: Points,
    /// The least number of series to be ranked by average in a new season.
    pub least_series: u32,
    /// How the club rates.
    pub rating: RatingSettings,
}

impl Default for ClubSettings {
    fn default() -> ClubSettings {
        ClubSettings {
            name: None,
            scale: MatchScale::default(),
            walkover: WALKOVER_POINTS,
            least_series: LEAST_SERIES,
            rating: RatingSettings::default(),
        }
    }
}

/// A setting out of its limits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum SettingFault {
    /// A loss is worth more than a draw, a draw more than a win, or a win too much.
    #[error("match points of a win, a draw and a loss")]
    Scale,
    /// See [`WALKOVER_RANGE`].
    #[error("walkover points")]
    Walkover,
    /// A player ranked by average needs at least one series.
    #[error("least number of series")]
    LeastSeries,
    /// From 0 to 5000.
    #[error("rating at the start")]
    Rating,
    /// From 30 to 350.
    #[error("deviation at the start")]
    Deviation,
    /// From 0.01 to 0.2.
    #[error("volatility at the start")]
    Volatility,
    /// From 0.3 to 1.2.
    #[error("tau")]
    Tau,
}

impl ClubSettings {
    pub(super) fn check(&self) -> Result<(), SettingFault> {
        check_table(&self.scale, self.least_series)?;
        let RatingSettings { start, tau } = self.rating;
        let limits = [
            (WALKOVER_RANGE.contains(&self.walkover), SettingFault::Walkover),
            (RATINGS.contains(&start.rating), SettingFault::Rating),
            (DEVIATIONS.contains(&start.deviation), SettingFault::Deviation),
            (VOLATILITIES.contains(&start.volatility), SettingFault::Volatility),
            (TAUS.contains(&tau), SettingFault::Tau),
        ];
        limits.into_iter().find(|(holds, _)| !holds).map_or(Ok(()), |(_, fault)| Err(fault))
    }
}

fn check_table(scale: &MatchScale, least_series: u32) -> Result<(), SettingFault> {
    let MatchScale { win, draw, loss } = *scale;
    if win.halves > MOST_HALVES || win < draw || draw < loss {
        Err(SettingFault::Scale)
    } else if least_series == 0 {
        Err(SettingFault::LeastSeries)
    } else {
        Ok(())
    }
}

/// A span of dates with one standings table. What its results are worth stays as it was when the season was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Season {
    /// Its id.
    pub id: SeasonId,
    /// Its name; no other season has it.
    pub name: Name,
    /// Its first day.
    pub first: NaiveDate,
    /// Its last day.
    pub last: NaiveDate,
    /// What results are worth.
    pub scale: MatchScale,
    /// The least number of series to be ranked by average.
    pub least_series: u32,
}

impl Season {
    pub(super) fn check(&self) -> Result<(), SettingFault> {
        check_table(&self.scale, self.least_series)
    }
}
