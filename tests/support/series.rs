//! Series to try things on: short ways to games and series, and series drawn from numbers.

use chrono::{Days, NaiveDate};
use halali::club::{GameFact, Length, PlayerId, Purpose, SameSides, Seat, Seats, Series, SeriesId, WALKOVER_POINTS};
use halali::rules::{Ending, Given, Loss, Points, Score, Side, Sides};
use proptest::prelude::*;
use uuid::Uuid;

pub(crate) fn player(number: u128) -> PlayerId {
    PlayerId(Uuid::from_u128(number))
}

pub(crate) fn evening(day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, day).expect("a date")
}

pub(crate) fn game(animals: Seat, points: (u32, u32), exited: (u8, u8), ending: Ending) -> GameFact {
    let board = Score {
        points: Sides { animals: Points(points.0), humans: Points(points.1) },
        exited: Sides { animals: exited.0, humans: exited.1 },
    };
    GameFact { animals, board, ending }
}

pub(crate) fn lost(how: Loss, loser: Side) -> Ending {
    Ending::Lost { how, loser, walkover: WALKOVER_POINTS }
}

pub(crate) fn given(animals: u32, humans: u32) -> Ending {
    let points = Sides { animals: Points(animals), humans: Points(humans) };
    Ending::Adjudicated { given: Some(Box::new(Given { points, reason: "the board fell".to_owned() })) }
}

pub(crate) fn normal(animals: Seat, points: (u32, u32), exited: (u8, u8)) -> GameFact {
    game(animals, points, exited, Ending::Normal)
}

/// The usual two games, the first player the animals first. Points are those of the animals and the humans.
pub(crate) fn two_games(first: (u32, u32), second: (u32, u32)) -> Vec<GameFact> {
    vec![normal(Seat::First, first, (0, 0)), normal(Seat::Second, second, (0, 0))]
}

pub(crate) fn series(first: u128, second: u128, day: u32, games: Vec<GameFact>) -> Series {
    of_length(2, first, second, day, games)
}

pub(crate) fn of_length(length: u8, first: u128, second: u128, day: u32, games: Vec<GameFact>) -> Series {
    let players = Seats { first: player(first), second: player(second) };
    let id = SeriesId(Uuid::from_u128(first * 1_000_000 + second * 1_000 + u128::from(day)));
    Series::new(id, players, evening(day), Length::new(length).expect("a length"))
        .and_then(|series| series.with_games(games, SameSides::Refused))
        .expect("a series")
}

fn drawn_ending() -> impl Strategy<Value = Ending> {
    let side = prop::sample::select(Side::BOTH.to_vec());
    let how = prop::sample::select(vec![Loss::Conceded, Loss::Time, Loss::Forfeit, Loss::Walkover]);
    prop_oneof![
        6 => Just(Ending::Normal),
        1 => Just(Ending::Agreed),
        1 => Just(Ending::Adjudicated { given: None }),
        1 => (0..60_u32, 0..60_u32).prop_map(|(animals, humans)| given(animals, humans)),
        2 => (how, side).prop_map(|(how, loser)| lost(how, loser)),
        1 => Just(Ending::Void),
        1 => Just(Ending::Unfinished),
    ]
}

/// A game with few different scores, so that draws and equal figures come about.
fn drawn_game() -> impl Strategy<Value = GameFact> {
    let score = (20..26_u32, 20..26_u32, 0..2_u8, 0..2_u8);
    (score, drawn_ending()).prop_map(|((animals, humans, out, off), ending)| {
        let is_walkover = matches!(ending, Ending::Lost { how: Loss::Walkover, .. });
        let (points, exited) = if is_walkover { ((0, 0), (0, 0)) } else { ((animals, humans), (out, off)) };
        game(Seat::First, points, exited, ending)
    })
}

/// A series between two numbers of players, not yet named.
fn drawn_series() -> impl Strategy<Value = (u64, Length, Vec<GameFact>, Purpose, bool)> {
    let length = prop::sample::select(vec![1, 2, 2, 2, 4]);
    let purpose = prop_oneof![7 => Just(Purpose::Counted), 1 => Just(Purpose::Practice)];
    let games = prop::collection::vec(drawn_game(), 0..=4);
    (0..40_u64, length, games, purpose, any::<bool>(), any::<bool>()).prop_map(
        |(day, length, mut games, purpose, opens, closed)| {
            let length = Length::new(length).expect("a length");
            games.truncate(length.games());
            let under_way = games.iter().position(|game| game.ending == Ending::Unfinished);
            if let Some(under_way) = under_way {
                games.truncate(under_way + 1);
            }
            for (place, game) in games.iter_mut().enumerate() {
                game.animals = if (place % 2 == 0) == opens { Seat::First } else { Seat::Second };
            }
            let closed = closed && under_way.is_none() && games.len() < length.games();
            (day, length, games, purpose, closed)
        },
    )
}

/// Series of a few players with every ending and length: complete, incomplete, closed and practice.
pub(crate) fn drawn_season(players: u128, most: usize) -> impl Strategy<Value = Vec<Series>> {
    let one = (0..players, 1..players, drawn_series());
    prop::collection::vec(one, 0..most).prop_map(move |drawn| {
        (1..)
            .zip(drawn)
            .map(|(number, (first, other, (day, length, games, purpose, closed)))| {
                let players = Seats { first: player(first + 1), second: player((first + other) % players + 1) };
                let id = SeriesId(Uuid::from_u128(number));
                let mut series = Series::new(id, players, evening(1) + Days::new(day), length)
                    .and_then(|series| series.with_games(games, SameSides::Refused))
                    .expect("a series");
                series.purpose = purpose;
                series.closed = closed;
                series
            })
            .collect()
    })
}
