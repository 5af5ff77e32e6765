//! Rounds, entries and byes: situations in which managers of tournaments went wrong elsewhere, played through with the commands.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

use std::collections::{BTreeMap, BTreeSet};

use crate::event::{BYE, Event, figure, number, player, ranks, round};
use halali::club::{GameFact, Name, Profile, SeriesId};
use halali::rules::{Ending, Points, Score, Side, Sides};
use halali::tournament::pairing::Float;
use halali::tournament::{
    Apart, Arrangement, AsOf, Avoid, Command, Format, Out, Place, Refusal, RoundState, SeriesLeft, Settings, State,
    Strength, TableNumber, Tournament, apart, histories,
};

#[test]
fn a_round_is_paired_once() {
    let mut event = Event::swiss(4, 3);
    let first = event.pair(&[(1, 3), (2, 4)], &[]).expect("a round");
    let again = event.arrangement(&[(1, 3), (2, 4)], &[]);
    let pair = Command::PairRound { round: first, date: crate::event::date(), arrangement: again };
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
    let by_hand = Out::Bye { by_hand: true };
    let two = Err(Refusal::Byes { round: first, byes: 2 });
    let mut even = Event::swiss(4, 3);
    assert_eq!(even.pair(&[(1, 3)], &[(2, BYE), (4, BYE)]), two, "none in an even field");
    assert!(even.pair(&[(1, 3)], &[(2, by_hand), (4, by_hand)]).is_ok(), "but by hand");
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
        histories(event.tournament(), event.stage(), &event.results, next, &BTreeSet::new())
            .players
            .iter()
            .map(|one| one.byes)
            .collect()
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
    let here: Vec<_> = histories(event.tournament(), event.stage(), &event.results, round(1), &BTreeSet::new())
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
    let waiting = event.tournament().needing_opponents(&event.tournament().rounds()[&first], &event.results);
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
fn pairing_knows_what_everybody_brings() {
    let mut event = Event::swiss(4, 3);
    event.play(&[(1, 2, 2), (3, 4, 1)], &[]);
    event.play(&[(3, 1, 2), (4, 2, 2)], &[]);
    let known = histories(event.tournament(), event.stage(), &event.results, round(3), &BTreeSet::new());
    let brought: Vec<_> = known
        .players
        .iter()
        .map(|one| (one.score.units(), one.openings.animals, one.openings.humans, one.floats.last))
        .collect();
    let [up, down] = [Some(Float::Up), Some(Float::Down)];
    assert_eq!(brought, [(4, 1, 1, down), (0, 0, 2, up), (6, 2, 0, up), (6, 1, 1, down)]);
    let met: Vec<_> =
        known.meetings.iter().map(|met| (met.pair.players().map(number), met.times, met.opened.map(number))).collect();
    assert_eq!(met, [([1, 2], 1, Some(1)), ([1, 3], 1, Some(3)), ([2, 4], 1, Some(4)), ([3, 4], 1, Some(3))]);
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
        kept.map(|(pair, strength)| {
            let [one, other] = pair.players().map(number);
            (one, other, strength)
        })
        .collect()
    };
    use Strength::{Hard, Soft};
    assert_eq!(kept(2), [(1, 2, Hard), (1, 3, Soft), (1, 4, Soft), (2, 3, Soft)]);
    assert_eq!(kept(3), [(1, 2, Hard), (1, 4, Soft)]);
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
