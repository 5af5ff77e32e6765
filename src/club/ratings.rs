//! Ratings by Glicko-2, replayed from the results whenever they are asked for.
//!
//! The method is Glickman's ("Example of the Glicko-2 system", 2022), by the crate `skillratings`. A rating period is an evening
//! with at least one rated series, and each series is one result.

use std::borrow::Borrow;
use std::collections::{BTreeMap, HashMap};

use chrono::NaiveDate;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

use super::ids::PlayerId;
use super::result::{MatchResult, SeriesResult};
use super::series::{Seat, Seats, Series};

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

/// One result of a rated series, for one of its players. Players are numbered in the order of their ids.
///
/// Sums of fractions depend on their order in the last bit. In the order of these values, which is the same however the
/// series were entered, they do not.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Rated {
    date: NaiveDate,
    player: u32,
    opponent: u32,
    result: MatchResult,
}

impl Ratings {
    /// Replays all rated series. The order in which they are given does not matter.
    pub fn replay(settings: &RatingSettings, series: impl IntoIterator<Item = impl Borrow<Series>>) -> Ratings {
        let (players, rated) = rated(series);
        let config = Glicko2Config { tau: settings.tau, ..Glicko2Config::default() };
        let mut histories = vec![Vec::new(); players.len()];
        let mut now: Vec<Option<Glicko2Rating>> = vec![None; players.len()];
        let mut results = Vec::new();
        for evening in rated.chunk_by(|one, next| one.date == next.date) {
            for result in evening {
                now[result.player as usize].get_or_insert(settings.start.into());
            }
            let before = now.clone();
            let mut played = evening.chunk_by(|one, next| one.player == next.player).peekable();
            for (number, rating) in (0..).zip(&mut now) {
                let Some(rating) = rating else { continue };
                results.clear();
                // Whoever does not play has a period without results, which widens the deviation.
                for result in played.next_if(|results| results[0].player == number).unwrap_or_default() {
                    results.extend(before[result.opponent as usize].map(|opponent| (opponent, outcome(result.result))));
                }
                *rating = glicko2_rating_period(rating, &results, &config);
                histories[number as usize].push((evening[0].date, Rating::from(*rating)));
            }
        }
        Ratings { histories: players.into_iter().zip(histories).collect() }
    }

    /// The players with a rating, in the order of ids, with that after the last evening.
    pub fn players(&self) -> impl Iterator<Item = (PlayerId, Rating)> {
        self.histories.iter().filter_map(|(player, history)| history.last().map(|(_, rating)| (*player, *rating)))
    }

    /// The ratings of everybody who has one, as whole numbers.
    pub fn rounded(&self) -> BTreeMap<PlayerId, u16> {
        // A cast of a float stays within the bounds of the whole number.
        self.players().map(|(player, rating)| (player, rating.rating.round() as u16)).collect()
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

/// Who has rated results, in the order of ids, and the results in the order of [`Rated`].
fn rated(series: impl IntoIterator<Item = impl Borrow<Series>>) -> (Vec<PlayerId>, Vec<Rated>) {
    let counted: Vec<_> = series
        .into_iter()
        .filter_map(|series| {
            let series = series.borrow();
            series.counts().then(|| (series.date, series.players(), series.result()))
        })
        .collect();
    let mut players: Vec<_> = counted.iter().flat_map(|(_, players, _)| [players.first, players.second]).collect();
    players.sort_unstable();
    players.dedup();
    let numbers: HashMap<PlayerId, u32> = players.iter().copied().zip(0..).collect();
    let of_seat = |(date, players, result): &(NaiveDate, Seats<PlayerId>, SeriesResult), seat: Seat| {
        Some(Rated {
            date: *date,
            player: *numbers.get(&players[seat])?,
            opponent: *numbers.get(&players[seat.opponent()])?,
            result: result.of(seat)?,
        })
    };
    let mut rated: Vec<_> =
        counted.iter().flat_map(|series| Seat::BOTH.into_iter().filter_map(|seat| of_seat(series, seat))).collect();
    rated.sort_unstable();
    (players, rated)
}

const fn outcome(result: MatchResult) -> Outcomes {
    match result {
        MatchResult::Win => Outcomes::WIN,
        MatchResult::Draw => Outcomes::DRAW,
        MatchResult::Loss => Outcomes::LOSS,
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
