//! Results and standings: situations in which managers of tournaments went wrong elsewhere, played through with the commands.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

use std::collections::{BTreeMap, BTreeSet};

use crate::event::{BYE, Event, figure, line, number, player, ranks, round};
use halali::club::{GameFact, Name, Profile, SeriesId};
use halali::rules::{Score, Sides};
use halali::tournament::{
    Among, AsOf, Command, Criterion, Decision, DrawnThen, Elimination, Format, Group, LeagueBy, Legs, Missing, Out,
    PrizeFund, Prizes, Refusal, SettingFault, Settings, Sharing, StageNumber, Status, TableNumber, decision, histories,
    moved, prizes, repaired,
};

fn status(event: &Event, one: u128, place: usize) -> Status {
    event.table(AsOf::Live).scores.rounds(player(one))[place].status
}

#[test]
fn a_bye_that_is_taken_back_leaves_nothing() {
    let mut event = Event::swiss(3, 3);
    let first = event.pair(&[(2, 3)], &[(1, BYE)]).expect("a round");
    assert_eq!(figure(&event.table(AsOf::Live), 1, 0), 4);
    // By hand: the first against the second, and the third sits out.
    event.change(first, &[(1, 2)], &[(3, BYE)]).expect("another pairing");
    let table = event.table(AsOf::Live);
    assert_eq!([1, 2, 3].map(|number| figure(&table, number, 0)), [0, 0, 4]);
}

#[test]
fn a_bye_is_worth_a_win_and_the_own_average() {
    let mut event = Event::swiss(3, 4);
    let play = |event: &mut Event, pair: (u128, u128), points: (u32, u32), out: u128| {
        let round = event.pair(&[pair], &[(out, BYE)]).expect("a round");
        event.result(pair, points, (1, 2));
        event.close(round).expect("a closed round");
    };
    play(&mut event, (1, 2), (60, 40), 3);
    play(&mut event, (1, 3), (70, 50), 2);
    play(&mut event, (2, 3), (35, 36), 1);
    let after = |event: &Event, last: u16| {
        let table = event.table(AsOf::After(round(last)));
        [0, 1, 2].map(|place| figure(&table, 1, place))
    };
    assert_eq!(after(&event, 3), [12, 195, 3], "60, 70 and the average of 65");
    play(&mut event, (1, 2), (80, 10), 3);
    assert_eq!(after(&event, 4), [16, 280, 4], "the bye counts 70 by now");
    assert_eq!(after(&event, 3), [12, 195, 3], "and 65 as of the third round");
    let three = event.table(AsOf::After(round(1)));
    assert_eq!(figure(&three, 3, 1), 70, "before the first series it counts what the settings say");
}

#[test]
fn a_table_of_a_closed_stage_stays_when_somebody_leaves_later() {
    let knockout = Format::Knockout { elimination: Elimination::Single { third_place: false } };
    let mut event = Event::started(8, Settings::usual(1), &[Format::Swiss { rounds: 1 }, knockout]);
    event.play(&[(1, 5, 2), (2, 6, 2), (3, 7, 2), (4, 8, 2)], &[]);
    let stage = |advance: &[u128]| Command::CloseStage {
        stage: StageNumber::FIRST,
        advance: advance.iter().copied().map(player).collect(),
        groups: BTreeMap::new(),
    };
    assert_eq!(event.act(stage(&[])), Err(Refusal::Advance { advance: 0 }));
    assert_eq!(event.act(stage(&[1, 2, 2])), Err(Refusal::Order { player: player(2) }));
    event.act(stage(&[1, 2, 3, 4])).expect("a closed stage");
    let before = event.table_of(1, AsOf::Live);
    event.pair(&[(1, 4), (2, 3)], &[]).expect("semi-finals");
    event.act(Command::Withdraw { player: player(2), from: round(2) }).expect("a withdrawal");
    assert_eq!(event.table_of(1, AsOf::Live), before);
    assert!(event.table_of(2, AsOf::Live).lines.iter().any(|line| line.withdrawn && line.player == player(2)));
    assert_eq!(
        event.act(Command::Withdraw { player: player(3), from: round(1) }),
        Err(Refusal::Past { round: round(1) })
    );
}

/// Two groups of four, of which the first one loses players.
fn groups() -> Event {
    let robin = Format::RoundRobin { legs: Legs::Single, groups: 2 };
    let mut event = Event::new(Settings::usual(1), &[robin]);
    (1..=8).for_each(|number| event.enter(number));
    event.seed(8);
    let groups = (1..=8).map(|number| (player(number), Group(if number <= 4 { 1 } else { 2 }))).collect();
    event.act(Command::Start { ratings: BTreeMap::new(), groups }).expect("a start");
    event
}

#[test]
fn groups_that_lost_players_are_compared_per_series() {
    let mut event = groups();
    event.play(&[(1, 4, 2), (2, 3, 2), (5, 8, 2), (6, 7, 2)], &[]);
    event.act(Command::Withdraw { player: player(4), from: round(2) }).expect("a withdrawal");
    event.play(&[(1, 3, 2), (5, 7, 2), (6, 8, 0)], &[(2, Out::Rest)]);
    assert_eq!(status(&event, 1, 0), Status::Annulled, "one of three series is less than half");
    event.play(&[(1, 2, 1), (5, 6, 2), (7, 8, 1)], &[(3, Out::Rest)]);
    let table = event.table(AsOf::Live);
    assert!(table.per_series);
    // 3 of 4 match points a series for the first, who has one series less, and 4 of 4 for the fifth.
    assert_eq!(ranks(&table)[..3], [(1, 5), (2, 1), (2, 2)]);
    assert_eq!(line(&table, 1).figures[0].expect("a figure"), halali::tournament::Figure { sum: 6, of: 2 });
    assert_eq!(line(&table, 4).rounds, 0);
}

#[test]
fn who_played_half_of_a_round_robin_gives_the_others_wins_like_byes() {
    let robin = Format::RoundRobin { legs: Legs::Single, groups: 1 };
    let mut event = Event::started(4, Settings::usual(1), &[robin]);
    event.play(&[(1, 4, 2), (2, 3, 2)], &[]);
    event.play(&[(1, 3, 2), (2, 4, 2)], &[]);
    event.pair(&[(1, 2), (3, 4)], &[]).expect("a round");
    event.act(Command::Withdraw { player: player(4), from: round(3) }).expect("a withdrawal");
    assert_eq!((status(&event, 3, 2), status(&event, 4, 2)), (Status::WonByWithdrawal, Status::Withdrawn));
    event.plain((1, 2), 1);
    event.close(round(3)).expect("the other result is not missing");
    let table = event.table(AsOf::Live);
    assert_eq!((figure(&table, 3, 0), figure(&table, 3, 1)), (4, 60), "20, 20 and their average");
    assert_eq!(figure(&event.table(AsOf::After(round(2))), 3, 0), 0, "it was not so after the second round");
}

#[test]
fn who_leaves_a_round_robin_leaves_no_result_to_wait_for() {
    let robin = Format::RoundRobin { legs: Legs::Single, groups: 1 };
    let mut event = Event::started(4, Settings::usual(1), &[robin]);
    for pairs in [[(1, 4), (2, 3)], [(1, 3), (2, 4)], [(1, 2), (3, 4)]] {
        event.pair(&pairs, &[]).expect("a published round");
    }
    // The series of the first round was put off, and is not played any more.
    event.act(Command::Withdraw { player: player(4), from: round(2) }).expect("a withdrawal");
    for (at, pair) in [(1, (2, 3)), (2, (1, 3)), (3, (1, 2))] {
        event.plain(pair, 2);
        event.close(round(at)).expect("a closed round");
    }
    let table = event.table(AsOf::Live);
    assert_eq!(ranks(&table), [(1, 1), (2, 2), (3, 3), (4, 4)]);
    assert_eq!((1..=4).map(|number| line(&table, number).rounds).collect::<Vec<_>>(), [2, 2, 2, 0]);
}

#[test]
fn who_left_is_marked_and_never_above_a_higher_score() {
    let mut event = Event::swiss(4, 3);
    event.play(&[(1, 3, 2), (2, 4, 2)], &[]);
    event.act(Command::Withdraw { player: player(4), from: round(2) }).expect("a withdrawal");
    event.act(Command::Withdraw { player: player(3), from: round(2) }).expect("a withdrawal");
    event.play(&[(1, 2, 2)], &[]);
    let table = event.table(AsOf::Live);
    assert_eq!(ranks(&table)[..2], [(1, 1), (2, 2)]);
    let withdrawn: Vec<_> = table.lines.iter().filter(|line| line.withdrawn).map(|line| number(line.player)).collect();
    assert_eq!(withdrawn, [3, 4]);
    assert_eq!(ranks(&table)[2..], [(3, 3), (4, 4)], "places of the others stay what they are");
}

#[test]
fn every_round_has_a_letter_of_its_own() {
    let mut event = Event::swiss(4, 9);
    event.enter_late(5, 2);
    event.act(Command::SitOut { round: round(1), player: player(4), out: Some(Out::Absent) }).expect("an absence");
    event.play(&[(1, 2, 2)], &[(3, BYE)]);
    event.act(Command::SitOut { round: round(2), player: player(5), out: Some(Out::Absent) }).expect("an absence");
    event.play(&[(1, 3, 2), (2, 4, 1)], &[]);
    event.play(&[(1, 4, 2), (2, 3, 2)], &[(5, BYE)]);
    event.act(Command::Withdraw { player: player(4), from: round(4) }).expect("a withdrawal");
    event.act(Command::SitOut { round: round(4), player: player(1), out: Some(Out::RequestedBye) }).expect("a bye");
    event.pair(&[(2, 5)], &[(3, BYE)]).expect("a round");
    event.walkover(2, 5);
    event.close(round(4)).expect("a closed round");
    let table = event.table(AsOf::Live);
    let letters: BTreeMap<u128, String> = table
        .crosstable()
        .iter()
        .map(|row| {
            let letter =
                |cell: &halali::tournament::Cell| cell.score.and_then(|score| score.status.letter()).unwrap_or('.');
            (number(row.player), row.cells.iter().map(letter).collect())
        })
        .collect();
    assert_eq!(letters[&5], "labf");
    assert_eq!(letters[&4], "a..w");
    assert_eq!(letters[&1], "...r");
    assert_eq!(letters[&3], "b..b");
    let rows = table.crosstable();
    for row in &rows {
        for cell in &row.cells {
            let Some(against) = cell.against else { continue };
            assert_eq!(rows[against - 1].player, cell.score.and_then(|score| score.opponent).expect("an opponent"));
        }
    }
}

#[test]
fn a_round_closes_with_all_results_or_by_decision() {
    let mut event = Event::swiss(6, 3);
    let first = event.pair(&[(1, 4), (2, 5), (3, 6)], &[]).expect("a round");
    assert_eq!(event.table(AsOf::Live).lines.iter().filter(|line| line.rounds > 0).count(), 0, "nothing by itself");
    event.plain((1, 4), 2);
    let tables = vec![TableNumber(2), TableNumber(3)];
    assert_eq!(event.close(first), Err(Refusal::ResultsMissing { round: first, tables }));
    event.act(Command::NoShow { round: first, table: TableNumber(3), no_show: true }).expect("a no-show");
    let close = Command::CloseRound { round: first, missing: Missing::Allowed };
    assert!(close.needs_reason(event.tournament()));
    event.act(close).expect("a closed round");
    assert_eq!([2, 3, 5].map(|number| status(&event, number, 0)), [Status::Missing, Status::NoShow, Status::Missing]);
    assert_eq!(figure(&event.table(AsOf::Live), 2, 0), 0);
    event.plain((2, 5), 2);
    assert!(event.tournament().needs_reason(event.series(2, 5)));
    let table = event.table(AsOf::Live);
    assert_eq!((figure(&table, 2, 0), figure(&table, 3, 0)), (4, 0), "it counts as soon as it is entered");
    let met = histories(event.tournament(), event.stage(), &event.results, round(2), &BTreeSet::new()).meetings;
    assert_eq!(met.len(), 2, "those who did not turn up have not met");
}

#[test]
fn a_correction_shows_what_it_moves_and_keeps_what_was_played() {
    let mut event = Event::swiss(4, 3);
    event.play(&[(1, 3, 2), (2, 4, 0)], &[]);
    let before = event.table(AsOf::Live);
    let second = event.pair(&[(1, 4), (2, 3)], &[]).expect("a round");
    event.plain((1, 4), 2);
    let series = event.series(1, 4);
    // The result of the first round was the other way round.
    let wrong = event.tournament().rounds()[&round(1)].at(TableNumber(2)).expect("a pairing").series;
    let games = event.results.series[&wrong].games().to_vec();
    let turned = |game: &GameFact| {
        let Sides { animals, humans } = game.board.points;
        let board = Score { points: Sides { animals: humans, humans: animals }, ..game.board };
        GameFact { board, ..game.clone() }
    };
    event.games(wrong, games.iter().map(turned).collect());
    let moves: Vec<_> = moved(&before, &event.table(AsOf::After(round(1))))
        .iter()
        .map(|moved| (number(moved.player), moved.before.map(|rank| rank.0), moved.after.map(|rank| rank.0)))
        .collect();
    assert_eq!(moves, [(2, Some(3), Some(1)), (4, Some(1), Some(3))]);
    let proposal = event.arrangement(&[(1, 2), (3, 4)], &[]);
    let gone = repaired(&event.tournament().rounds()[&second], &proposal, &event.results);
    assert_eq!(gone.len(), 2);
    let all = |discard: &[SeriesId]| Command::ChangePairings {
        round: second,
        arrangement: proposal.clone(),
        discard: discard.iter().copied().collect(),
    };
    assert_eq!(event.act(all(&[])), Err(Refusal::Begun { series: vec![series] }));
    event.act(all(&[series])).expect("paired again");
    assert!(!event.results.series.contains_key(&series));
}

#[test]
fn a_live_table_counts_what_is_in_and_an_earlier_one_stays() {
    let mut event = Event::swiss(4, 3);
    event.play(&[(1, 3, 2), (2, 4, 2)], &[]);
    let after = event.table(AsOf::After(round(1)));
    event.pair(&[(1, 2), (3, 4)], &[]).expect("a round");
    assert_eq!(event.table(AsOf::After(round(1))), after);
    let figures = |event: &Event, as_of| {
        let table = event.table(as_of);
        [1, 2, 3, 4].map(|number| [0, 1, 3].map(|place| figure(&table, number, place)))
    };
    assert_eq!(
        figures(&event, AsOf::Live),
        figures(&event, AsOf::After(round(1))),
        "a round without results is nothing"
    );
    event.plain((1, 2), 2);
    assert_eq!(figure(&event.table(AsOf::Live), 1, 0), 8);
    assert_eq!(figures(&event, AsOf::After(round(1))), [[4, 40, 0], [4, 40, 0], [0, 20, 4], [0, 20, 4]]);
}

#[test]
fn a_series_of_two_games_and_a_bye_are_one_series_each() {
    let mut event = Event::swiss(3, 99);
    for _ in 0..33 {
        event.play(&[(1, 2, 2)], &[(3, BYE)]);
        event.play(&[(1, 3, 1)], &[(2, BYE)]);
        event.play(&[(2, 3, 0)], &[(1, BYE)]);
    }
    let table = event.table(AsOf::Live);
    assert_eq!(figure(&table, 1, 0), 33 * (4 + 2 + 4));
    assert_eq!(line(&table, 1).rounds, 99);
    let score = &histories(event.tournament(), event.stage(), &event.results, round(100), &BTreeSet::new()).players[0];
    assert_eq!(i64::from(score.score.units()), figure(&table, 1, 0), "pairing uses the score that is shown");
}

#[test]
fn a_drawn_series_of_a_knockout_goes_on_and_counts_once() {
    let knockout = Format::Knockout { elimination: Elimination::Single { third_place: false } };
    let mut settings = Settings::usual(1);
    settings.drawn = halali::tournament::DrawnChain { extra_pairs: 1, then: DrawnThen::BetterSeed };
    let mut event = Event::started(2, settings, &[knockout]);
    let first = event.pair(&[(2, 1)], &[]).expect("a final");
    let decided = |event: &Event| {
        let pairing = event.tournament().rounds()[&first].at(TableNumber(1)).expect("a pairing");
        decision(event.tournament().settings(), event.stage(), pairing, &event.results)
    };
    assert_eq!(decided(&event), Decision::Open);
    event.result((1, 2), (16, 16), (5, 5));
    assert_eq!(decided(&event), Decision::ExtraDue);
    assert!(matches!(event.close(first), Err(Refusal::ResultsMissing { .. })));
    let extra = event.id();
    let add = |series| Command::AddExtra { round: first, table: TableNumber(1), series, date: crate::event::date() };
    event.act(add(extra)).expect("extra games");
    let games = event.results.series[&event.series(1, 2)].games().to_vec();
    event.games(extra, games);
    let by_seed = Decision::Won { seat: halali::club::Seat::Second, by: halali::tournament::DecidedBy::Seed };
    assert_eq!(decided(&event), by_seed);
    let another = event.id();
    assert_eq!(event.act(add(another)), Err(Refusal::NoExtra));
    event.close(first).expect("a closed round");
    let table = event.table(AsOf::Live);
    let points: Vec<_> = table.scores.rounds(player(1)).iter().map(|score| score.points.0).collect();
    assert_eq!(points, [16]);
}

#[test]
fn a_league_is_ranked_by_average_with_a_minimum() {
    let league = Format::League { rounds: None, by: LeagueBy::Average { least: 2 } };
    let mut event = Event::started(4, Settings::usual(1), &[league]);
    event.play(&[(1, 2, 2), (3, 4, 2)], &[]);
    event.play(&[(1, 3, 0)], &[(2, Out::Absent), (4, Out::Absent)]);
    event.play(&[(2, 3, 2)], &[(1, Out::Absent), (4, Out::Absent)]);
    let table = event.table(AsOf::Live);
    // 100 points in three series, 60 in two, twice, and one series, which is too few.
    assert_eq!(ranks(&table), [(1, 3), (2, 1), (3, 2), (0, 4)]);
}

#[test]
fn prizes_go_by_place_in_all_or_among_some() {
    let mut settings = Settings::usual(1);
    settings.criteria = vec![Criterion::MatchPoints];
    let mut event = Event::started(4, settings, &[Format::Swiss { rounds: 1 }]);
    event.play(&[(1, 3, 2), (2, 4, 2)], &[]);
    let table = event.table(AsOf::Live);
    let won = |amounts: &[u64], shared, among: &[u128]| -> Vec<(u128, u64)> {
        let prizes_given = Prizes { amounts: amounts.to_vec(), shared };
        let won = prizes(&table, &prizes_given, |player| among.contains(&number(player)));
        won.into_iter().map(|(player, amount)| (number(player), amount)).collect()
    };
    let all = [1, 2, 3, 4];
    assert_eq!(won(&[100, 51, 20], Sharing::Split, &all), [(1, 76), (2, 75), (3, 10), (4, 10)]);
    assert_eq!(won(&[100, 51, 20], Sharing::Each, &all), [(1, 100), (2, 100), (3, 20), (4, 20)]);
    assert_eq!(won(&[100, 51], Sharing::Each, &[2, 3]), [(2, 100), (3, 51)]);
    // Prizes change after the start, too, and their names are not given twice.
    let fund = |name: &str, among| PrizeFund {
        name: Name::new(name).expect("a name"),
        among,
        prizes: Prizes { amounts: vec![100], shared: Sharing::Split },
    };
    let twice = vec![fund("Main", Among::All), fund("main", Among::RatedBelow(1500))];
    let refused = event.act(Command::SetPrizes(twice)).map(drop);
    assert_eq!(refused, Err(Refusal::Setting(SettingFault::PrizesTwice)));
    event.act(Command::SetPrizes(vec![fund("Main", Among::RatedBelow(1500))])).expect("prizes");
    let of = |among: &Among, club: Option<&str>| {
        let profile = Profile {
            group: club.map(|name| Name::new(name).expect("a name")),
            ..Profile::of(Name::new("Zoë").expect("a name"))
        };
        among.has(event.tournament(), player(1), Some(&profile))
    };
    assert!(of(&Among::All, None) && of(&Among::RatedBelow(1), None));
    let juniors = Among::Club(Name::new("Juniors").expect("a name"));
    assert!(of(&juniors, Some("juniors")) && !of(&juniors, None) && !of(&Among::Group(Group(1)), None));
}
