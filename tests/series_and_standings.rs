//! Series, their results, standings and ratings: what follows from who played whom and what the games gave.

#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use chrono::NaiveDate;
use halali::club::{
    DrawnBy, GameFact, Length, MatchScale, PlayerId, Purpose, Ranking, RatingSettings, Ratings, SameSides, Seat, Seats,
    Series, SeriesFault, SeriesId, SeriesOutcome, SeriesWonBy, Tally, WALKOVER_POINTS, head_to_head, standings,
};
use halali::rules::{Ending, Loss, Points, Random, Score, Side, Sides};
use uuid::Uuid;

fn player(number: u128) -> PlayerId {
    PlayerId(Uuid::from_u128(number))
}

fn evening(day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, day).expect("a date")
}

fn game(animals: Seat, points: (u32, u32), exited: (u8, u8), ending: Ending) -> GameFact {
    let board = Score {
        points: Sides { animals: Points(points.0), humans: Points(points.1) },
        exited: Sides { animals: exited.0, humans: exited.1 },
    };
    GameFact { animals, board, ending }
}

fn lost(how: Loss, loser: Side) -> Ending {
    Ending::Lost { how, loser, walkover: WALKOVER_POINTS }
}

fn normal(animals: Seat, points: (u32, u32), exited: (u8, u8)) -> GameFact {
    game(animals, points, exited, Ending::Normal)
}

fn series(first: u128, second: u128, day: u32, games: Vec<GameFact>) -> Series {
    let players = Seats { first: player(first), second: player(second) };
    let id = SeriesId(Uuid::from_u128(first * 1_000_000 + second * 1_000 + u128::from(day)));
    Series::new(id, players, evening(day), Length::TWO)
        .and_then(|series| series.with_games(games, SameSides::Refused))
        .expect("a series")
}

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

fn two_games(first: (u32, u32), second: (u32, u32)) -> Vec<GameFact> {
    vec![normal(Seat::First, first, (0, 0)), normal(Seat::Second, second, (0, 0))]
}

#[test]
fn standings_share_places_and_leave_out_what_does_not_count() {
    let mut practice = series(1, 2, 4, two_games((100, 0), (0, 60)));
    practice.purpose = Purpose::Practice;
    let all = [
        series(1, 2, 1, two_games((30, 10), (10, 30))),
        series(3, 4, 1, two_games((30, 10), (10, 30))),
        series(1, 3, 2, two_games((20, 20), (20, 20))),
        series(2, 4, 3, vec![normal(Seat::First, (9, 4), (0, 0))]),
        practice,
    ];
    let table = standings(&all, &MatchScale::default(), Ranking::Total);
    let rows: Vec<_> = table.iter().map(|row| (row.rank, row.player, row.match_points.halves, row.points.0)).collect();
    assert_eq!(rows, [(1, player(1), 6, 100), (1, player(3), 6, 100), (3, player(2), 0, 20), (3, player(4), 0, 20)]);
    let averages = standings(&all, &MatchScale::default(), Ranking::Average { least: 2 });
    assert_eq!(averages.iter().map(|row| row.player).collect::<Vec<_>>(), [player(1), player(3)]);
    let met = head_to_head(&all, player(2), player(1));
    assert_eq!((met.tally, met.points.0, met.against.0), (Tally { won: 0, drawn: 0, lost: 1 }, 20, 60));
}

fn random_season(evenings: u32, players: u64) -> Vec<Series> {
    let mut random = Random::new(7);
    let mut all = Vec::new();
    for day in 1..=evenings {
        for _ in 0..players {
            let first = random.below(players);
            let second = (first + 1 + random.below(players - 1)) % players;
            let mut points = || random.below(60) as u32 + 2;
            let games = two_games((points(), points()), (points(), points()));
            let mut series = series(u128::from(first) + 1, u128::from(second) + 1, 1, games);
            series.date = evening(1) + chrono::Days::new(u64::from(day));
            all.push(series);
        }
    }
    all
}

#[test]
fn ratings_follow_from_the_facts_in_whatever_order_they_were_entered() {
    let mut all = random_season(20, 12);
    let settings = RatingSettings::default();
    let before = Ratings::replay(&settings, &all);
    all.reverse();
    all.rotate_left(37);
    let after = Ratings::replay(&settings, &all);
    assert_eq!(before, after);
    assert!((1..=12).all(|number| before.history(player(number)).len() > 10));
}

#[test]
fn an_evening_without_a_player_changes_only_the_deviation() {
    let season = [series(1, 2, 1, two_games((30, 10), (10, 30))), series(2, 3, 2, two_games((30, 10), (10, 30)))];
    let ratings = Ratings::replay(&RatingSettings::default(), &season);
    let [first, second] = [0, 1].map(|evening| ratings.history(player(1))[evening].1);
    assert_eq!((first.rating, first.volatility), (second.rating, second.volatility));
    assert!(second.deviation > first.deviation);
    assert_eq!(ratings.current(player(9)), None);
}

/// Glickman's published example: a player of 1500 meets 1400, 1550 and 1700 and wins, loses, loses.
#[test]
fn the_published_example_of_glicko_2_comes_out() {
    use skillratings::Outcomes;
    use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};
    let rating = |rating, deviation| Glicko2Rating { rating, deviation, volatility: 0.06 };
    let results = [
        (rating(1400.0, 30.0), Outcomes::WIN),
        (rating(1550.0, 100.0), Outcomes::LOSS),
        (rating(1700.0, 300.0), Outcomes::LOSS),
    ];
    let after = glicko2_rating_period(&rating(1500.0, 200.0), &results, &Glicko2Config::default());
    assert!((after.rating - 1464.06).abs() < 0.02 && (after.deviation - 151.52).abs() < 0.01, "{after:?}");
}
