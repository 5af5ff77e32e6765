//! Ratings by Glicko-2, replayed from the results whenever they are asked for.
//!
//! The method is Glickman's ("Example of the Glicko-2 system", 2022), by the crate `skillratings`. A rating period is an evening
//! with at least one rated series, and each series is one result.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

use super::ids::PlayerId;
use super::result::MatchResult;
use super::series::{Seat, Series};

/// How uncertain a rating can be: that of somebody who never played.
const MOST_DEVIATION: f64 = 350.0;

/// A player's strength after an evening.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The rating; 1500 at the start.
    pub rating: f64,
    /// Its deviation: with 95 % the strength lies within two of them. 350 at the start.
    pub deviation: f64,
    /// How much the strength goes up and down; 0.06 at the start.
    pub volatility: f64,
}

/// How a club rates.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatingSettings {
    /// Where everybody starts.
    pub start: Rating,
    /// How fast volatility changes: τ, from 0.3 to 1.2.
    pub tau: f64,
}

impl Default for RatingSettings {
    fn default() -> RatingSettings {
        RatingSettings { start: Rating { rating: 1500.0, deviation: MOST_DEVIATION, volatility: 0.06 }, tau: 0.5 }
    }
}

/// The ratings of all players after each evening.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Ratings {
    histories: BTreeMap<PlayerId, Vec<(NaiveDate, Rating)>>,
}

impl Ratings {
    /// Replays all rated series. The order in which they are given does not matter.
    pub fn replay<'s>(settings: &RatingSettings, series: impl IntoIterator<Item = &'s Series>) -> Ratings {
        let mut evenings: BTreeMap<NaiveDate, BTreeMap<PlayerId, Vec<(PlayerId, Outcomes)>>> = BTreeMap::new();
        for series in series.into_iter().filter(|series| series.counts()) {
            let players = evenings.entry(series.date).or_default();
            let result = series.result();
            for seat in Seat::BOTH {
                let outcome = match result.of(seat) {
                    Some(MatchResult::Win) => Outcomes::WIN,
                    Some(MatchResult::Draw) => Outcomes::DRAW,
                    Some(MatchResult::Loss) => Outcomes::LOSS,
                    None => continue,
                };
                players.entry(series.players()[seat]).or_default().push((series.players()[seat.opponent()], outcome));
            }
        }
        let mut ratings = Ratings::default();
        let mut now: BTreeMap<PlayerId, Glicko2Rating> = BTreeMap::new();
        for (date, mut played) in evenings {
            for &player in played.keys() {
                now.entry(player).or_insert_with(|| settings.start.into());
            }
            let before = now.clone();
            for (player, rating) in &mut now {
                let mut results = played.remove(player).unwrap_or_default();
                // Sums of fractions depend on their order in the last bit, which must not depend on the order of entry.
                results.sort_by_key(|(opponent, outcome)| (*opponent, order(*outcome)));
                let results: Vec<_> =
                    results.iter().filter_map(|(opponent, outcome)| Some((*before.get(opponent)?, *outcome))).collect();
                let config = Glicko2Config { tau: settings.tau, ..Glicko2Config::default() };
                *rating = glicko2_rating_period(rating, &results, &config);
                ratings.histories.entry(*player).or_default().push((date, Rating::from(*rating)));
            }
        }
        ratings
    }

    /// A player's ratings after each evening from the first rated series on, oldest first.
    pub fn history(&self, player: PlayerId) -> &[(NaiveDate, Rating)] {
        self.histories.get(&player).map_or(&[], Vec::as_slice)
    }

    /// A player's rating after the last evening; `None` without a rated series.
    pub fn current(&self, player: PlayerId) -> Option<Rating> {
        self.history(player).last().map(|(_, rating)| *rating)
    }
}

const fn order(outcome: Outcomes) -> u8 {
    match outcome {
        Outcomes::WIN => 0,
        Outcomes::DRAW => 1,
        Outcomes::LOSS => 2,
    }
}

impl From<Rating> for Glicko2Rating {
    fn from(Rating { rating, deviation, volatility }: Rating) -> Glicko2Rating {
        Glicko2Rating { rating, deviation, volatility }
    }
}

impl From<Glicko2Rating> for Rating {
    fn from(Glicko2Rating { rating, deviation, volatility }: Glicko2Rating) -> Rating {
        // A great upset can push the deviation of the method a little over that of a newcomer.
        Rating { rating, deviation: deviation.min(MOST_DEVIATION), volatility }
    }
}
