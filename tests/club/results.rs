//! Series and their results: what follows from who played whom and what the games gave.

#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use crate::support::series::{evening, game, lost, normal, player, series};
use halali::club::{
    DrawnBy, GameFact, Length, SameSides, Seat, Seats, Series, SeriesFault, SeriesId, SeriesOutcome, SeriesWonBy,
};
use halali::rules::{Ending, Loss, Points, Side};
use uuid::Uuid;

fn outcome(games: Vec<GameFact>) -> SeriesOutcome {
    series(1, 2, 1, games).result().outcome
}

#[test]
fn a_result_follows_the_players_and_not_the_columns() {
    // The second player wins as humans, then as animals: two wins, though each game has another side ahead.
    let series = series(1, 2, 1, vec![normal(Seat::First, (0, 10), (0, 0)), normal(Seat::Second, (9, 4), (0, 0))]);
    let result = series.result();
    assert_eq!((result.points.first, result.points.second), (Points(4), Points(19)));
    assert_eq!(result.outcome, SeriesOutcome::Won { seat: Seat::Second, by: SeriesWonBy::Points });
}

#[test]
fn exited_tiles_break_a_tie_and_nothing_breaks_the_next() {
    let tied = |exited| outcome(vec![normal(Seat::First, (34, 27), exited), normal(Seat::Second, (34, 27), (2, 1))]);
    assert_eq!(tied((2, 2)), SeriesOutcome::Won { seat: Seat::Second, by: SeriesWonBy::Exits });
    assert_eq!(tied((2, 1)), SeriesOutcome::Drawn { by: DrawnBy::Totals });
}

#[test]
fn whoever_concedes_cannot_win_or_draw_the_series() {
    // 60 points ahead after game 1, then gives up as humans.
    let conceded = |loser| lost(Loss::Conceded, loser);
    let ahead = || normal(Seat::First, (80, 20), (1, 0));
    let games = vec![ahead(), game(Seat::Second, (10, 8), (0, 0), conceded(Side::Humans))];
    let series = series(1, 2, 1, games);
    let result = series.result();
    assert_eq!((result.points.first, result.points.second), (Points(88), Points(55)));
    assert_eq!(result.outcome, SeriesOutcome::Won { seat: Seat::Second, by: SeriesWonBy::Fault });
    // Where both gave up a game the totals decide.
    let both = vec![
        game(Seat::First, (80, 20), (1, 0), conceded(Side::Humans)),
        game(Seat::Second, (10, 8), (0, 0), conceded(Side::Humans)),
    ];
    assert_eq!(outcome(both), SeriesOutcome::Won { seat: Seat::First, by: SeriesWonBy::Points });
}

#[test]
fn an_incomplete_series_is_shown_as_such_until_it_is_closed() {
    let one = || vec![normal(Seat::First, (9, 4), (0, 0))];
    assert_eq!(outcome(one()), SeriesOutcome::Incomplete);
    let under_way = game(Seat::Second, (2, 3), (0, 0), Ending::Unfinished);
    assert_eq!(outcome([one(), vec![under_way]].concat()), SeriesOutcome::Incomplete);
    let mut closed = series(1, 2, 1, one());
    closed.closed = true;
    assert_eq!(closed.result().outcome, SeriesOutcome::Drawn { by: DrawnBy::Decision });
    assert_eq!(closed.result().points.first, Points(9));
    // Nor does closing it make a draw for whoever gave up the game that was played.
    let mut conceded = series(1, 2, 1, vec![game(Seat::First, (9, 4), (0, 0), lost(Loss::Conceded, Side::Animals))]);
    conceded.closed = true;
    assert_eq!(conceded.result().outcome, SeriesOutcome::Won { seat: Seat::Second, by: SeriesWonBy::Fault });
    let void = || game(Seat::First, (9, 4), (0, 0), Ending::Void);
    let second_void = GameFact { animals: Seat::Second, ..void() };
    assert_eq!(outcome(vec![void(), second_void]), SeriesOutcome::NoResult);
}

#[test]
fn a_walkover_gives_points_but_no_exits_and_is_not_really_played() {
    let walkover = |animals, loser| game(animals, (0, 0), (0, 0), lost(Loss::Walkover, loser));
    let series = series(1, 2, 1, vec![walkover(Seat::First, Side::Humans), walkover(Seat::Second, Side::Animals)]);
    assert_eq!(series.result().points, Seats { first: Points(70), second: Points(0) });
    assert_eq!(series.result().outcome, SeriesOutcome::Won { seat: Seat::First, by: SeriesWonBy::Points });
    assert!(!series.counts());
}

#[test]
fn impossible_series_are_refused() {
    let id = SeriesId(Uuid::from_u128(1));
    let players = |first, second| Seats { first: player(first), second: player(second) };
    let new = |first, second| Series::new(id, players(first, second), evening(1), Length::TWO);
    assert_eq!(new(1, 1), Err(SeriesFault::SamePlayer));
    let with = |games, same| new(1, 2).and_then(|series| series.with_games(games, same)).map(|_| ());
    let same = || vec![normal(Seat::First, (9, 4), (0, 0)), normal(Seat::First, (9, 4), (0, 0))];
    assert_eq!(with(same(), SameSides::Refused), Err(SeriesFault::SameSides { game: 2 }));
    assert_eq!(with(same(), SameSides::Allowed), Ok(()));
    let three = [same(), vec![normal(Seat::Second, (9, 4), (0, 0))]].concat();
    assert_eq!(with(three, SameSides::Allowed), Err(SeriesFault::TooManyGames { games: 3, length: 2 }));
    let under_way = vec![game(Seat::First, (0, 0), (0, 0), Ending::Unfinished), normal(Seat::Second, (9, 4), (0, 0))];
    assert_eq!(with(under_way, SameSides::Refused), Err(SeriesFault::GameUnderWay { game: 1 }));
    assert_eq!([0, 1, 2, 3, 4, 255].map(|games| Length::new(games).is_some()), [false, true, true, false, true, false]);
}
