//! Situations in which managers of tournaments went wrong elsewhere, each played through with the commands.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

#[path = "support/event.rs"]
mod event;

use std::collections::{BTreeMap, BTreeSet};

use event::{BYE, Event, figure, line, number, player, ranks, round};
use halali::club::{GameFact, Name, Profile, SeriesId};
use halali::rules::{Ending, Points, Score, Side, Sides};
use halali::tournament::{
    Apart, Arrangement, AsOf, Avoid, Command, Criterion, Decision, DrawnThen, Drift, Elimination, Format, Group,
    LeagueBy, Legs, Missing, Out, Place, Prizes, Refusal, RoundState, SeriesLeft, Settings, Sharing, StageNumber,
    State, Status, Strength, TableNumber, Tournament, apart, decision, histories, moved, prizes, repaired,
};

fn status(event: &Event, one: u128, place: usize) -> Status {
    event.table(AsOf::Live).scores.rounds(player(one))[place].status
}

#[test]
fn a_round_is_paired_once() {
    let mut event = Event::swiss(4, 3);
    let first = event.pair(&[(1, 3), (2, 4)], &[]).expect("a round");
    let again = event.arrangement(&[(1, 3), (2, 4)], &[]);
    let pair = Command::PairRound { round: first, date: event::date(), arrangement: again };
    assert_eq!(event.act(pair), Err(Refusal::RoundExists { round: first }));
    assert_eq!(event.pair(&[(1, 2), (3, 4)], &[]), Err(Refusal::RoundOpen { round: first }));
}

#[test]
fn everybody_is_in_exactly_one_place() {
    let mut event = Event::swiss(5, 3);
    let first = round(1);
    let left_out = Err(Refusal::LeftOut { players: vec![player(5)], round: first });
    assert_eq!(event.pair(&[(1, 3), (2, 4)], &[]), left_out);
    let twice = Err(Refusal::Twice { player: player(1), round: first });
    assert_eq!(event.pair(&[(1, 3), (2, 4)], &[(5, BYE), (1, BYE)]), twice);
    assert_eq!(event.pair(&[(1, 1), (2, 4)], &[(5, BYE), (3, BYE)]), twice);
    let stranger = Err(Refusal::NotHere { player: player(9), round: first });
    assert_eq!(event.pair(&[(1, 3), (2, 9)], &[(5, BYE), (4, BYE)]), stranger);
    assert!(event.pair(&[(1, 3), (2, 4)], &[(5, BYE)]).is_ok());
    // A bye and a result in the same round are refused by the facts themselves.
    let sit = Command::SitOut { round: first, player: player(1), out: Some(Out::Absent) };
    assert_eq!(event.act(sit), Err(Refusal::Paired { player: player(1), round: first, table: TableNumber(1) }));
}

#[test]
fn nobody_or_one_player_makes_no_round() {
    let mut event = Event::swiss(3, 3);
    for number in 1..=2 {
        event.act(Command::Withdraw { player: player(number), from: round(1) }).expect("a withdrawal");
    }
    assert_eq!(event.pair(&[], &[(3, BYE)]), Err(Refusal::TooFew { here: 1 }));
    event.act(Command::Withdraw { player: player(3), from: round(1) }).expect("a withdrawal");
    assert_eq!(event.pair(&[], &[]), Err(Refusal::TooFew { here: 0 }));
}

#[test]
fn a_person_enters_once() {
    let mut event = Event::swiss(3, 3);
    let enter = Command::Enter { player: player(2), from: round(1), rating: None };
    assert_eq!(event.act(enter), Err(Refusal::Entered { player: player(2) }));
}

#[test]
fn a_bye_is_a_stored_fact_whatever_it_is_worth() {
    let mut settings = Settings::usual(1);
    settings.requested_bye = halali::club::MatchPoints::whole(1);
    let mut event = Event::started(5, settings, &[Format::Swiss { rounds: 4 }]);
    event.act(Command::SitOut { round: round(1), player: player(4), out: Some(Out::RequestedBye) }).expect("a bye");
    event.play(&[(1, 2, 2), (3, 5, 2)], &[]);
    event.play(&[(1, 3, 2), (2, 4, 2)], &[(5, BYE)]);
    let byes = |event: &Event| -> Vec<u16> {
        let next = event.tournament().next_round();
        histories(event.tournament(), event.stage(), &event.results, next).players.iter().map(|one| one.byes).collect()
    };
    assert_eq!(byes(&event), [0, 0, 0, 1, 1]);
    let (head, rows) = event.rows();
    assert_eq!(Tournament::read(head, &rows).as_ref(), Ok(event.tournament()), "and comes back from what is written");
    event.pair(&[(1, 5), (2, 3)], &[(4, BYE)]).expect("a round");
    event.walkover(1, 5);
    event.plain((2, 3), 2);
    event.close(round(3)).expect("a closed round");
    assert_eq!(byes(&event), [1, 0, 0, 2, 1], "a walkover win counts too");
}

#[test]
fn a_bye_given_beforehand_sits_out_one_player_and_no_other() {
    let mut event = Event::swiss(5, 3);
    let by_hand = Some(Out::Bye { by_hand: true });
    event.act(Command::SitOut { round: round(1), player: player(1), out: by_hand }).expect("a bye");
    let here: Vec<_> = histories(event.tournament(), event.stage(), &event.results, round(1))
        .players
        .iter()
        .map(|contender| number(contender.player))
        .collect();
    assert_eq!(here, [2, 3, 4, 5]);
    assert_eq!(
        event.pair(&[(1, 3), (2, 4)], &[(5, BYE)]),
        Err(Refusal::SitsOut { player: player(1), round: round(1), out: Out::Bye { by_hand: true } })
    );
    event.pair(&[(2, 4), (3, 5)], &[]).expect("a round");
    assert_eq!(ranks(&event.table(AsOf::Live))[0], (1, 1));
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
fn a_deleted_round_leaves_nothing_and_the_tournament_can_start_again() {
    let mut event = Event::new(Settings::usual(1), &[Format::Swiss { rounds: 3 }]);
    (1..=3).for_each(|number| event.enter(number));
    event.seed(3);
    let before = event.clone();
    event.act(Command::Start { ratings: BTreeMap::new(), groups: BTreeMap::new() }).expect("a start");
    let started = event.tournament().clone();
    event.pair(&[(2, 3)], &[(1, BYE)]).expect("a round");
    event.plain((2, 3), 2);
    let series = event.series(2, 3);
    let delete =
        |discard: &[SeriesId]| Command::DeleteRound { round: round(1), discard: discard.iter().copied().collect() };
    assert_eq!(
        event.act(delete(&[])),
        Err(Refusal::Begun { series: vec![series] }),
        "a result is named before it goes"
    );
    event.act(delete(&[series])).expect("no round");
    assert!(event.results.series.is_empty());
    assert_eq!(event.tournament().head().state, State::Registration);
    assert_eq!(event.tournament().rounds(), before.tournament().rounds());
    event.act(Command::Start { ratings: BTreeMap::new(), groups: BTreeMap::new() }).expect("a start");
    assert_eq!(*event.tournament(), started);
}

#[test]
fn swapping_with_a_bye_moves_the_bye() {
    let mut event = Event::swiss(3, 3);
    let first = event.pair(&[(2, 3)], &[(1, BYE)]).expect("a round");
    let mut ids = event.id().0.as_u128();
    let arrangement = Arrangement::of(event.tournament(), &event.tournament().rounds()[&first]);
    let arrangement = arrangement.swapped(player(1), player(2), || {
        ids += 1;
        SeriesId(uuid::Uuid::from_u128(ids))
    });
    event.act(Command::ChangePairings { round: first, arrangement, discard: BTreeSet::new() }).expect("a swap");
    assert_eq!(event.tournament().place(first, player(2)), Place::Out(BYE));
    assert!(matches!(event.tournament().place(first, player(1)), Place::At(..)));
    assert_eq!(event.results.series.len(), 1, "the series that nobody plays is gone");
}

#[test]
fn swapping_the_seats_alone_is_a_change_and_results_follow_the_players() {
    let mut event = Event::swiss(2, 1);
    let first = event.pair(&[(1, 2)], &[]).expect("a round");
    let series = event.series(1, 2);
    event.change(first, &[(2, 1)], &[]).expect("other seats");
    assert_eq!(event.series(1, 2), series);
    assert_eq!(event.results.series[&series].players().first, player(2));
    event.result((1, 2), (50, 30), (0, 0));
    event.change(first, &[(1, 2)], &[]).expect("nothing");
    assert_eq!(event.results.series[&series].players().first, player(2), "who has begun stays in the seats");
    assert_eq!(figure(&event.table(AsOf::Live), 1, 1), 50);
}

#[test]
fn who_leaves_before_a_released_round_leaves_an_opponent_waiting() {
    let mut event = Event::swiss(4, 3);
    let first = event.pair(&[(1, 2), (3, 4)], &[]).expect("a round");
    event.act(Command::Withdraw { player: player(1), from: first }).expect("a withdrawal");
    let waiting = event.tournament().needing_opponents(&event.tournament().rounds()[&first]);
    assert_eq!(waiting, [(TableNumber(1), player(2))]);
    let refused = Err(Refusal::NeedOpponents { round: first, tables: vec![TableNumber(1)] });
    assert_eq!(event.act(Command::ReleaseRound { round: first }).map(drop), refused);
    let other = event.series(3, 4);
    event.change(first, &[(3, 4)], &[(2, BYE)]).expect("that table alone");
    assert_eq!(event.series(3, 4), other);
    assert!(event.act(Command::ReleaseRound { round: first }).is_ok());
    // Coming back, the player is absent in it until somebody is found.
    event.act(Command::Return { player: player(1), from: first }).expect("a return");
    assert_eq!(event.tournament().place(first, player(1)), Place::Out(Out::Absent));
    event.change(first, &[(3, 4), (1, 2)], &[]).expect("two tables again");
}

#[test]
fn who_leaves_in_mid_series_says_what_becomes_of_it() {
    let mut event = Event::swiss(2, 3);
    let first = event.pair(&[(1, 2)], &[]).expect("a round");
    event.act(Command::ReleaseRound { round: first }).expect("a released round");
    let series = event.series(1, 2);
    let withdraw = Command::Withdraw { player: player(2), from: round(2) };
    let open = Err(Refusal::SeriesOpen { player: player(2), round: first, series });
    assert_eq!(event.act(withdraw.clone()), open);
    let board = Score { points: Sides { animals: Points(9), humans: Points(4) }, exited: Sides::default() };
    let game = GameFact { animals: halali::club::Seat::First, board, ending: Ending::Normal };
    event.games(series, vec![game.clone()]);
    assert_eq!(event.act(withdraw.clone()), open, "after the first game too");
    let forfeit = Ending::Lost { how: halali::rules::Loss::Forfeit, loser: Side::Animals, walkover: Points(35) };
    let left = GameFact { animals: halali::club::Seat::Second, board: Score::default(), ending: forfeit };
    event.games(series, vec![game, left]);
    event.act(withdraw).expect("a withdrawal");
    event.close(first).expect("a closed round");
    let table = event.table(AsOf::Live);
    assert_eq!((figure(&table, 1, 0), figure(&table, 1, 1)), (4, 44));
}

#[test]
fn a_table_of_a_closed_stage_stays_when_somebody_leaves_later() {
    let knockout = Format::Knockout { elimination: Elimination::Single, third_place: false };
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
fn who_has_results_is_not_removed() {
    let mut event = Event::swiss(4, 3);
    event.pair(&[(1, 3), (2, 4)], &[]).expect("a round");
    let remove = || Command::RemoveEntry { player: player(4) };
    let paired = Refusal::Paired { player: player(4), round: round(1), table: TableNumber(2) };
    assert_eq!(event.act(remove()), Err(paired));
    event.result((2, 4), (12, 4), (0, 0));
    assert_eq!(event.act(remove()), Err(Refusal::HasResults { player: player(4), round: round(1) }));
    let replace = Command::ReplaceEntry { player: player(4), by: player(9), rating: Some(1500) };
    assert_eq!(event.act(replace), Err(Refusal::HasResults { player: player(4), round: round(1) }));
    event.act(Command::ReplaceEntry { player: player(1), by: player(9), rating: Some(1500) }).expect("a replacement");
    assert_eq!(event.results.series[&event.series(9, 3)].players().first, player(9));
    assert!(event.stage().members().contains_key(&player(9)) && !event.tournament().entries().contains_key(&player(1)));
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
    let met = histories(event.tournament(), event.stage(), &event.results, round(2)).meetings;
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
    let score = &histories(event.tournament(), event.stage(), &event.results, round(100)).players[0];
    assert_eq!(i64::from(score.score), figure(&table, 1, 0), "pairing uses the score that is shown");
}

#[test]
fn pairing_knows_what_everybody_brings() {
    let mut event = Event::swiss(4, 3);
    event.play(&[(1, 2, 2), (3, 4, 1)], &[]);
    event.play(&[(3, 1, 2), (4, 2, 2)], &[]);
    let known = histories(event.tournament(), event.stage(), &event.results, round(3));
    let brought: Vec<_> = known.players.iter().map(|one| (one.score, one.animals, one.humans, one.last)).collect();
    let [up, down] = [Some(Drift::Up), Some(Drift::Down)];
    assert_eq!(brought, [(4, 1, 1, down), (0, 0, 2, up), (6, 2, 0, up), (6, 1, 1, down)]);
    let met: Vec<_> = known
        .meetings
        .iter()
        .map(|met| (number(met.players.0), number(met.players.1), met.times, met.opened.map(number)))
        .collect();
    assert_eq!(met, [(1, 2, 1, Some(1)), (1, 3, 1, Some(3)), (2, 4, 1, Some(4)), (3, 4, 1, Some(3))]);
}

#[test]
fn households_and_clubs_are_kept_apart_as_far_as_profiles_say() {
    let mut event = Event::swiss(4, 5);
    let mut put = |apart, strength, until| {
        event.act(Command::PutAvoid(Avoid { apart, strength, until })).expect("kept apart");
    };
    put(Apart::Households, Strength::Hard, None);
    put(Apart::Clubs, Strength::Soft, Some(round(2)));
    put(Apart::pair(player(4), player(1)), Strength::Soft, None);
    let profile = |household: &str, group: &str| {
        let name = |text: &str| Name::new(text).ok();
        Profile { household: name(household), group: name(group), ..Profile::of(Name::new("Zoë").expect("a name")) }
    };
    let people = [profile("Martin", "North"), profile("martin", "North"), profile("", "North"), profile("", "")];
    let people: BTreeMap<_, _> = (1..).map(player).zip(people).collect();
    let kept = |at| -> Vec<_> {
        let kept = apart(event.tournament(), round(at), &people).into_iter();
        kept.map(|((one, other), strength)| (number(one), number(other), strength)).collect()
    };
    use Strength::{Hard, Soft};
    assert_eq!(kept(2), [(1, 2, Hard), (1, 3, Soft), (1, 4, Soft), (2, 3, Soft)]);
    assert_eq!(kept(3), [(1, 2, Hard), (1, 4, Soft)]);
}

#[test]
fn a_drawn_series_of_a_knockout_goes_on_and_counts_once() {
    let knockout = Format::Knockout { elimination: Elimination::Single, third_place: false };
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
    let add = |series| Command::AddExtra { round: first, table: TableNumber(1), series, date: event::date() };
    event.act(add(extra)).expect("extra games");
    let games = event.results.series[&event.series(1, 2)].games().to_vec();
    event.games(extra, games);
    let by_seed = Decision::Won { seat: halali::club::Seat::Second, by: halali::tournament::DecidedBy::Seed };
    assert_eq!(decided(&event), by_seed);
    let another = event.id();
    assert_eq!(event.act(add(another)), Err(Refusal::NoExtra));
    event.close(first).expect("a closed round");
    assert_eq!(figure(&event.table(AsOf::Live), 1, 1), 16);
    let open = event.table(AsOf::Live).scores.rounds(player(1)).len();
    assert_eq!(open, 1);
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
}

#[test]
fn what_is_frozen_stays_and_a_tournament_can_be_reopened() {
    let mut event = Event::swiss(2, 1);
    let change = Command::ChangeSettings(Box::new(Settings::usual(2)));
    assert_eq!(event.act(change), Err(Refusal::State { state: State::Running }));
    event.play(&[(1, 2, 2)], &[]);
    assert_eq!(event.pair(&[(1, 2)], &[]), Err(Refusal::AllPaired { rounds: 1 }));
    event.act(Command::Finish).expect("the end");
    assert_eq!(event.act(Command::ReopenRound { round: round(1) }), Err(Refusal::State { state: State::Finished }));
    event.act(Command::Reopen).expect("going on");
    event.act(Command::PlanStages(vec![Format::Swiss { rounds: 2 }])).expect("another round");
    event.pair(&[(2, 1)], &[]).expect("a round");
    assert_eq!(event.tournament().rounds()[&round(2)].state, RoundState::Paired);
    let last = Err(Refusal::NotLast { last: round(2) });
    assert_eq!(event.act(Command::ReopenRound { round: round(1) }).map(drop), last);
    let changes = event.act(Command::Remove { series: SeriesLeft::Kept }).expect("no tournament");
    assert_eq!(changes.len(), 2, "the series without games goes");
}

#[test]
fn people_are_kept_apart_and_replaced_with_all_that_is_theirs() {
    let mut event = Event::swiss(4, 3);
    let avoid =
        |one, other| Avoid { apart: Apart::pair(player(one), player(other)), strength: Strength::Hard, until: None };
    event.act(Command::PutAvoid(avoid(2, 1))).expect("kept apart");
    assert_eq!(event.act(Command::PutAvoid(avoid(1, 9))), Err(Refusal::NotEntered { player: player(9) }));
    event.act(Command::ReplaceEntry { player: player(1), by: player(9), rating: None }).expect("a replacement");
    assert_eq!(event.tournament().avoids().collect::<Vec<_>>(), [&avoid(2, 9)]);
    event.act(Command::RemoveEntry { player: player(9) }).expect("gone");
    assert_eq!(event.tournament().avoids().count(), 0);
}
