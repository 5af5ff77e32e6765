//! Standings, figures, feats and pages: tables computed by hand, and what must hold for any series.

#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use std::collections::BTreeMap;

use crate::support::series::{drawn_season, evening, game, given, lost, normal, of_length, player, series, two_games};
use halali::club::{
    Average, Feats, Figures, Form, Included, MatchScale, Pairs, PlayerPage, Purpose, Ranking, Seat, Series, Standing,
    Tally, head_to_head, head_to_heads, keep_from, pairs, sides_of_everybody, standings,
};
use halali::rules::{Ending, Loss, Points, Side, Termination};
use proptest::prelude::*;

fn by_total(series: &[Series]) -> Vec<Standing> {
    standings(series, &MatchScale::default(), Ranking::Total)
}

fn everything() -> Included {
    Included::only(&Termination::ALL)
}

fn tally(won: u32, drawn: u32, lost: u32) -> Tally {
    Tally { won, drawn, lost }
}

/// Rank, player, series, won, drawn, lost, match points, points, exited tiles, points per series.
type Row = (usize, u128, u32, [u32; 3], u32, u32, u32, f64);

fn rows(standings: &[Standing]) -> Vec<Row> {
    let row = |row: &Standing| {
        assert_eq!(row.match_points.halves % 2, 0);
        (
            row.rank,
            row.player.0.as_u128(),
            row.tally.series(),
            [row.tally.won, row.tally.drawn, row.tally.lost],
            row.match_points.halves / 2,
            row.points.0,
            row.exited,
            row.average.value(),
        )
    };
    standings.iter().map(row).collect()
}

/// A season with one of everything.
fn season() -> Vec<Series> {
    let walkover = |animals, loser| game(animals, (0, 0), (0, 0), lost(Loss::Walkover, loser));
    let mut practice = series(1, 2, 9, two_games((100, 0), (0, 60)));
    practice.purpose = Purpose::Practice;
    let mut closed = series(3, 4, 5, vec![normal(Seat::First, (44, 20), (1, 0))]);
    closed.closed = true;
    vec![
        // 1 beats 2, 80 to 45.
        series(1, 2, 1, vec![normal(Seat::First, (50, 25), (2, 1)), normal(Seat::Second, (20, 30), (1, 2))]),
        // 34 to 34, exited 2 to 2: drawn, nobody's win.
        of_length(1, 1, 3, 2, vec![normal(Seat::First, (34, 34), (2, 2))]),
        // 2 is ahead of 3, 61 to 40, and concedes game 2 as humans.
        series(
            2,
            3,
            2,
            vec![
                normal(Seat::First, (60, 20), (0, 0)),
                game(Seat::Second, (20, 1), (0, 0), lost(Loss::Conceded, Side::Humans)),
            ],
        ),
        // Four games, one void; the organiser gave 10 to 12 in the last one. 4 has 90, 2 has 92.
        of_length(
            4,
            4,
            2,
            3,
            vec![
                normal(Seat::First, (30, 40), (0, 0)),
                game(Seat::Second, (99, 7), (3, 0), Ending::Void),
                game(Seat::First, (50, 40), (0, 1), Ending::Agreed),
                game(Seat::Second, (3, 2), (0, 1), given(12, 10)),
            ],
        ),
        // 3 got 35 for the game that 1 did not start, and 40 of 70 in the other.
        series(1, 3, 4, vec![walkover(Seat::First, Side::Animals), normal(Seat::Second, (40, 30), (0, 0))]),
        // Closed after one game: drawn, points as they are.
        closed,
        // None of these counts: nobody played, it lacks a game, it is under way, all is void, or it is practice.
        series(1, 4, 6, vec![walkover(Seat::First, Side::Animals), walkover(Seat::Second, Side::Humans)]),
        series(1, 4, 7, vec![normal(Seat::First, (9, 4), (0, 0))]),
        series(
            2,
            4,
            7,
            vec![normal(Seat::First, (9, 4), (0, 0)), game(Seat::Second, (2, 3), (0, 0), Ending::Unfinished)],
        ),
        series(
            2,
            4,
            8,
            vec![game(Seat::First, (9, 4), (0, 0), Ending::Void), game(Seat::Second, (9, 4), (0, 0), Ending::Void)],
        ),
        practice,
    ]
}

#[test]
fn the_table_of_a_season_is_what_one_computes_by_hand() {
    let season = season();
    let expected = [
        (1, 3, 4, [2, 2, 0], 6, 34 + 55 + 75 + 44, 3, 52.0),
        (2, 1, 3, [1, 1, 1], 3, 80 + 34 + 30, 6, 48.0),
        (3, 2, 3, [1, 0, 2], 2, 45 + 61 + 92, 3, 66.0),
        (4, 4, 2, [0, 1, 1], 1, 90 + 20, 1, 55.0),
    ];
    assert_eq!(rows(&by_total(&season)), expected);
    let averages = |least| standings(&season, &MatchScale::default(), Ranking::Average { least });
    let order = |rows: &[Standing]| rows.iter().map(|row| (row.rank, row.player.0.as_u128())).collect::<Vec<_>>();
    assert_eq!(order(&averages(1)), [(1, 2), (2, 4), (3, 3), (4, 1)]);
    assert_eq!(order(&averages(3)), [(1, 2), (2, 3), (3, 1)]);
    assert_eq!(order(&averages(5)), []);
    // Only the span that is asked for.
    let first_days = season.iter().filter(|series| series.date <= evening(2));
    let table = standings(first_days, &MatchScale::default(), Ranking::Total);
    assert_eq!(order(&table), [(1, 1), (2, 3), (3, 2)]);
}

#[test]
fn places_are_shared_by_those_with_equal_figures_alone() {
    let season = [
        series(1, 2, 1, two_games((30, 10), (10, 30))),
        series(3, 4, 1, two_games((30, 10), (10, 30))),
        series(5, 6, 1, vec![normal(Seat::First, (30, 10), (1, 0)), normal(Seat::Second, (10, 30), (0, 0))]),
    ];
    let rows: Vec<_> = by_total(&season).iter().map(|row| (row.rank, row.player.0.as_u128())).collect();
    assert_eq!(rows, [(1, 5), (2, 1), (2, 3), (4, 2), (4, 4), (4, 6)]);
}

#[test]
fn a_conceded_game_goes_to_the_other_player_wherever_the_sides_are() {
    // 1 was ahead after game 1 and concedes game 2 as humans: it is 2 who wins that game, as animals, and the series.
    let conceded = game(Seat::Second, (10, 12), (0, 1), lost(Loss::Conceded, Side::Humans));
    let season = [series(1, 2, 1, vec![normal(Seat::First, (50, 20), (0, 0)), conceded])];
    let [one, two] = [1, 2].map(|number| Figures::of_player(&season, player(number), everything()));
    assert_eq!((one.sides.animals.tally, one.sides.humans.tally), (tally(1, 0, 0), tally(0, 0, 1)));
    assert_eq!((two.sides.animals.tally, two.sides.humans.tally), (tally(1, 0, 0), tally(0, 0, 1)));
    assert_eq!((two.sides.animals.points, one.sides.humans.points), (Points(35), Points(12)));
    assert_eq!(one.sides.humans.exited, 1);
    assert_eq!(head_to_head(&season, player(2), player(1)).tally, tally(1, 0, 0));
}

#[test]
fn figures_name_what_they_include_and_count_what_they_leave_out() {
    let season = season();
    let normal = Figures::of_club(&season, Included::default());
    assert_eq!(normal.included.endings(), [Termination::Normal]);
    // Practice is in no figure; the one game of an incomplete series is.
    let expected: BTreeMap<&str, u32> = [
        ("normal", 9),
        ("agreed", 1),
        ("adjudicated", 1),
        ("conceded", 1),
        ("walkover", 3),
        ("void", 3),
        ("unfinished", 1),
    ]
    .into();
    let counted: BTreeMap<&str, u32> =
        normal.games.iter().filter(|(_, count)| *count > 0).map(|(ending, count)| (ending.name(), *count)).collect();
    assert_eq!(counted, expected);
    assert_eq!((normal.sides.animals.games, normal.sides.humans.games), (9, 9));
    assert_eq!(normal.sides.animals.tally, tally(6, 1, 2));
    assert_eq!(normal.sides.humans.tally, tally(2, 1, 6));
    assert_eq!(normal.sides.animals.points.0, 50 + 20 + 34 + 60 + 30 + 40 + 44 + 9 + 9);
    assert_eq!(normal.sides.animals.average().map(|average| average.value()), Some(296.0 / 9.0));
    let only = |endings: &[Termination]| Figures::of_player(&season, player(2), Included::only(endings)).sides;
    assert_eq!(only(&[Termination::Lost(Loss::Conceded)]).humans.tally, tally(0, 0, 1));
    assert_eq!(only(&[Termination::Adjudicated]).animals.points, Points(12));
    let void = only(&[Termination::Void]);
    assert_eq!((void.animals.games + void.humans.games, void.animals.tally.series()), (3, 0));
    assert_eq!(only(&[]).animals.average(), None);
}

#[test]
fn half_a_pair_is_no_pair() {
    let one_game = vec![normal(Seat::First, (9, 4), (0, 0))];
    let under_way = game(Seat::Second, (2, 3), (0, 0), Ending::Unfinished);
    let mut closed = series(1, 2, 3, one_game.clone());
    closed.closed = true;
    let incomplete = [
        series(1, 2, 1, one_game.clone()),
        series(1, 2, 2, [one_game.clone(), vec![under_way]].concat()),
        closed,
        of_length(1, 1, 2, 4, one_game),
    ];
    assert_eq!(pairs(&incomplete, &everything()), Pairs::default());
    let complete = [
        series(1, 2, 5, two_games((30, 10), (10, 30))),
        series(1, 2, 6, two_games((30, 10), (30, 10))),
        series(1, 2, 7, two_games((10, 30), (10, 30))),
        series(1, 2, 8, two_games((20, 20), (10, 30))),
        series(1, 2, 9, vec![normal(Seat::First, (9, 4), (0, 0)), game(Seat::Second, (4, 9), (0, 0), Ending::Agreed)]),
    ];
    let found = pairs(complete.iter().chain(&incomplete), &Included::default());
    assert_eq!((found.swept, found.split.animals, found.split.humans, found.with_a_draw), (1, 1, 1, 1));
    assert_eq!(pairs(&complete, &everything()).swept, 2);
}

#[test]
fn feats_are_made_on_the_board() {
    let feats = Feats::of(&season());
    let highest: Vec<_> =
        feats.highest_games.iter().map(|feat| (feat.occasion.player, feat.game, feat.side, feat.points.0)).collect();
    // Neither the 99 of a void game nor the 100 of practice.
    assert_eq!(highest, [(player(2), 1, Side::Animals, 60)]);
    assert_eq!(feats.highest_games[0].occasion.date, evening(2));
    let highest: Vec<_> = feats
        .highest_series
        .iter()
        .map(|(length, feats)| {
            (*length, feats.iter().map(|feat| (feat.occasion.player.0.as_u128(), feat.points.0)).collect())
        })
        .collect();
    // Points that an organiser gave and walkover points are none of them; of equal ones all are named.
    assert_eq!(highest, [(1, vec![(1, 34), (3, 34)]), (2, vec![(1, 80)])] as [(usize, Vec<(u128, u32)>); 2]);
    let closest: Vec<_> =
        feats.closest_finishes.iter().map(|feat| (feat.occasion.player, feat.points.0, feat.exited)).collect();
    assert_eq!(closest, [(player(2), 2, 0)]);
}

#[test]
fn the_closest_finish_is_by_exited_tiles() {
    let by_exits = |day, exited| {
        series(1, 2, day, vec![normal(Seat::First, (34, 27), exited), normal(Seat::Second, (34, 27), (0, 0))])
    };
    let feats = Feats::of(&[by_exits(1, (2, 0)), by_exits(2, (0, 1)), by_exits(3, (1, 0)), by_exits(4, (0, 0))]);
    let closest: Vec<_> = feats
        .closest_finishes
        .iter()
        .map(|feat| (feat.occasion.date, feat.occasion.player, feat.points.0, feat.exited))
        .collect();
    assert_eq!(closest, [(evening(2), player(2), 0, 1), (evening(3), player(1), 0, 1)]);
}

#[test]
fn streaks_pass_over_what_does_not_count_and_end_with_the_next_result() {
    let win = |day| series(1, 2, day, two_games((30, 10), (10, 30)));
    let draw = |day| series(1, 2, day, two_games((30, 10), (30, 10)));
    let loss = |day| series(1, 2, day, two_games((10, 30), (30, 10)));
    let incomplete = series(1, 2, 3, vec![normal(Seat::First, (0, 40), (0, 0))]);
    // In no order at all.
    let season = [draw(6), win(2), loss(8), incomplete, win(1), win(5), win(7), win(4), loss(9)];
    let feats = Feats::of(&season);
    let streak = |streaks: &[halali::club::Streak]| {
        streaks.iter().map(|streak| (streak.player, streak.series, streak.first.0, streak.last.0)).collect::<Vec<_>>()
    };
    assert_eq!(streak(&feats.winning_streaks), [(player(1), 4, evening(1), evening(5))]);
    assert_eq!(streak(&feats.unbeaten_streaks), [(player(1), 6, evening(1), evening(7))]);
    assert_eq!(Feats::of(&[win(1), loss(2)]).winning_streaks, []);
}

#[test]
fn a_page_gathers_all_of_a_player() {
    let season = season();
    let page = PlayerPage::new(player(2), &season, Included::default(), &[]);
    let results: Vec<_> =
        page.results.iter().map(|result| (result.points.0, result.against.0, result.counts)).collect();
    assert_eq!(
        results,
        [(45, 80, true), (61, 55, true), (92, 90, true), (9, 4, false), (0, 0, false), (0, 160, false)]
    );
    let standing = by_total(&season).into_iter().find(|row| row.player == player(2)).expect("a standing");
    assert_eq!((page.tally, page.average), (standing.tally, Some(standing.average)));
    let opponents: Vec<_> =
        page.opponents.iter().map(|(player, met)| (player.0.as_u128(), met.tally, met.series.len())).collect();
    assert_eq!(opponents, [(1, tally(0, 0, 1), 1), (3, tally(0, 0, 1), 1), (4, tally(1, 0, 0), 1)]);
    // 22.5, 30.5 and 23 points a game.
    let points = |form: &Form| [form.best, form.worst].map(|result| result.map(|result| result.points.0));
    assert_eq!(points(&page.form), [Some(61), Some(45)]);
    let last = Form::of(&page.results, 2).last;
    assert_eq!(last.iter().map(|result| result.points.0).collect::<Vec<_>>(), [61, 92]);
    let nobody = PlayerPage::new(player(9), &season, Included::default(), &[]);
    assert_eq!((nobody.results.len(), nobody.average, nobody.form), (0, None, Form::default()));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn whoever_has_more_stands_above(season in drawn_season(7, 60)) {
        let table = by_total(&season);
        let key = |row: &Standing| (row.match_points, row.points, row.exited);
        for (above, below) in table.iter().zip(table.iter().skip(1)) {
            prop_assert!(key(above) >= key(below));
            prop_assert_eq!(above.rank == below.rank, key(above) == key(below));
        }
        for (place, row) in (1..).zip(&table) {
            prop_assert_eq!(row.rank, 1 + table.iter().filter(|other| key(other) > key(row)).count());
            prop_assert!(row.rank <= place);
        }
        let average = standings(&season, &MatchScale::default(), Ranking::Average { least: 3 });
        prop_assert!(average.iter().all(|row| row.tally.series() >= 3));
        prop_assert!(average.windows(2).all(|pair| pair[0].average >= pair[1].average));
        prop_assert_eq!(average.len(), table.iter().filter(|row| row.tally.series() >= 3).count());
        for row in &average {
            let same = table.iter().find(|other| other.player == row.player).map(|other| (other.points, other.tally));
            prop_assert_eq!(same, Some((row.points, row.tally)));
            prop_assert_eq!(row.average, Average { points: row.points, of: row.tally.series() });
        }
    }

    #[test]
    fn every_series_that_counts_is_one_result_for_each_of_two(season in drawn_season(5, 60)) {
        let counted = season.iter().filter(|series| series.counts()).count();
        let table = by_total(&season);
        prop_assert_eq!(table.iter().map(|row| row.tally.series() as usize).sum::<usize>(), counted * 2);
        prop_assert_eq!(
            table.iter().map(|row| row.tally.won).sum::<u32>(), table.iter().map(|row| row.tally.lost).sum::<u32>()
        );
        let mut met = 0;
        for number in 1..=5 {
            for (opponent, sum) in head_to_heads(&season, player(number)) {
                prop_assert_eq!(sum.tally.series() as usize, sum.series.len());
                let mirrored = head_to_head(&season, opponent, player(number));
                let Tally { won, drawn, lost } = mirrored.tally;
                prop_assert_eq!(sum.tally, tally(lost, drawn, won));
                prop_assert_eq!((sum.points, sum.against, &sum.series), (mirrored.against, mirrored.points, &mirrored.series));
                met += sum.series.len();
            }
        }
        prop_assert_eq!(met, counted * 2);
    }

    #[test]
    fn figures_of_single_endings_add_up_to_those_of_all(season in drawn_season(5, 40)) {
        let all = Figures::of_club(&season, everything());
        let games: usize = season.iter().filter(|series| series.purpose == Purpose::Counted).map(|series| series.games().len()).sum();
        prop_assert_eq!(all.games.iter().map(|(_, count)| *count as usize).sum::<usize>(), games);
        prop_assert_eq!(all.sides.animals.tally, { let Tally { won, drawn, lost } = all.sides.humans.tally; tally(lost, drawn, won) });
        for side in Side::BOTH {
            let single = Termination::ALL.map(|ending| Figures::of_club(&season, Included::only(&[ending])).sides[side]);
            prop_assert_eq!(single.iter().map(|figures| figures.games).sum::<u32>() as usize, games);
            prop_assert_eq!(single.iter().map(|figures| figures.points).sum::<Points>(), all.sides[side].points);
            let players = (1..=5).map(|number| Figures::of_player(&season, player(number), everything()).sides[side]);
            let (points, won) = players.fold((Points(0), 0), |sum, of| (sum.0 + of.points, sum.1 + of.tally.won));
            prop_assert_eq!((points, won), (all.sides[side].points, all.sides[side].tally.won));
        }
    }

    #[test]
    fn nothing_depends_on_the_order_of_entry(
        (season, shuffled) in drawn_season(6, 50).prop_flat_map(|season| (Just(season.clone()), Just(season).prop_shuffle()))
    ) {
        prop_assert_eq!(by_total(&season), by_total(&shuffled));
        prop_assert_eq!(Feats::of(&season), Feats::of(&shuffled));
        let page = |series: &[Series]| PlayerPage::new(player(1), series, everything(), &[]);
        prop_assert_eq!(page(&season), page(&shuffled));
    }

    #[test]
    fn no_series_outdoes_the_feats(season in drawn_season(5, 40)) {
        let feats = Feats::of(&season);
        let highest = feats.highest_games.first().map_or(Points(0), |feat| feat.points);
        for series in season.iter().filter(|series| series.counts()) {
            for game in series.games().iter().filter(|game| game.ending == Ending::Normal) {
                prop_assert!(Side::BOTH.into_iter().all(|side| game.board.points[side] <= highest));
            }
        }
        // A streak is as long as its player's results from its first to its last series.
        for streak in &feats.winning_streaks {
            let page = PlayerPage::new(streak.player, &season, everything(), &[]);
            let within = page.results.iter().filter(|result| result.counts
                && (streak.first..=streak.last).contains(&(result.date, result.series)));
            let results: Vec<_> = within.map(|result| result.result).collect();
            prop_assert_eq!(results, vec![Some(halali::club::MatchResult::Win); streak.series]);
        }
    }
}

#[test]
fn places_close_up_where_somebody_is_left_out() {
    let series = season();
    let mut table = by_total(&series);
    let most = table.iter().map(|standing| standing.tally.series()).max().expect("somebody");
    keep_from(&mut table, most);
    assert!(!table.is_empty() && table.iter().all(|standing| standing.tally.series() == most));
    assert_eq!(table[0].rank, 1);
    assert!(table.windows(2).all(|pair| pair[0].rank <= pair[1].rank));
    keep_from(&mut table, most + 1);
    assert!(table.is_empty());
}

proptest! {
    #[test]
    fn the_figures_of_both_sides_add_up_to_the_standings(season in drawn_season(6, 50)) {
        let sides = sides_of_everybody(&season);
        for standing in by_total(&season) {
            let of = sides[&standing.player];
            prop_assert_eq!(of.animals.points + of.humans.points, standing.points);
            prop_assert_eq!(of.animals.exited + of.humans.exited, standing.exited);
        }
    }
}
