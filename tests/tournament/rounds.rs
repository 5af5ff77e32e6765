//! Rounds as they are proposed: paired again, corrected, taken into the next stage.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicU64, Ordering};

use crate::event::{Event, number, player, ranks, round};
use halali::club::SeriesId;
use halali::tournament::pairing::{Criterion, Pair, Pin, Verdict};
use halali::tournament::schedule::GroupDraw;
use halali::tournament::{
    AsOf, Basis, Command, Cut, Decision, DrawnChain, DrawnThen, Elimination, Format, Keep, Knockout, Known, Legs,
    NoProposal, Out, Progress, Proposal, Refusal, RoundNumber, Settings, StageNumber, TableNumber, Wishes, advance,
    decision, extras_due, preview, propose, propose_again,
};
use uuid::Uuid;

const KNOCKOUT: Format = Format::Knockout { elimination: Elimination::Single { third_place: false } };

/// Ids that no event of these tests has, and none twice.
fn ids() -> impl FnMut() -> SeriesId {
    static NEXT: AtomicU64 = AtomicU64::new(1_000_000);
    || SeriesId(Uuid::from_u128(NEXT.fetch_add(1, Ordering::Relaxed).into()))
}

fn nobody() -> &'static BTreeMap<halali::club::PlayerId, halali::club::Profile> {
    static NOBODY: BTreeMap<halali::club::PlayerId, halali::club::Profile> = BTreeMap::new();
    &NOBODY
}

fn known(event: &Event) -> Known<'_> {
    Known { tournament: event.tournament(), results: &event.results, profiles: nobody() }
}

fn proposed(event: &Event) -> Result<Proposal, NoProposal> {
    propose(known(event), &Wishes::default(), &mut ids())
}

fn again(event: &Event, at: RoundNumber, keep: Keep, wishes: &Wishes) -> Proposal {
    propose_again(known(event), at, keep, wishes, &mut ids()).expect("a proposal")
}

fn pair_next(event: &mut Event) -> RoundNumber {
    let proposal = proposed(event).expect("a proposal");
    event.act(proposal.command(crate::event::date())).expect("a round");
    proposal.round
}

/// The pairs of a proposal by table, whoever opens first.
fn pairs(proposal: &Proposal) -> Vec<(u128, u128)> {
    let tables = proposal.arrangement.tables.iter();
    tables.map(|seating| (number(seating.players.first), number(seating.players.second))).collect()
}

fn unordered(proposal: &Proposal) -> BTreeSet<(u128, u128)> {
    pairs(proposal).into_iter().map(|(one, other)| (one.min(other), one.max(other))).collect()
}

fn two(one: u128, other: u128) -> Pair {
    Pair::new(player(one), player(other)).expect("two players")
}

#[test]
fn a_round_is_paired_again_around_what_has_begun_and_what_is_wished() {
    let mut event = Event::swiss(8, 3);
    let first = pair_next(&mut event);
    assert_eq!(pairs(&proposed_again(&event)), [(1, 5), (2, 6), (3, 7), (4, 8)]);
    event.plain((2, 6), 2);
    let begun = event.series(2, 6);
    let pin = Pin { pair: two(1, 3), opens: Some(player(3)), table: None };
    let wishes = Wishes { pins: vec![pin], apart: vec![two(4, 5)], ..Wishes::default() };
    let proposal = again(&event, first, Keep::Begun, &wishes);
    assert!(unordered(&proposal).is_superset(&BTreeSet::from([(2, 6), (1, 3)])), "{proposal:?}");
    assert!(!unordered(&proposal).contains(&(4, 5)));
    assert!(proposal.discard.is_empty());
    let at = |one| proposal.arrangement.tables.iter().find(|table| table.players.first == player(one));
    assert_eq!(at(2).map(|table| (table.table, table.series)), Some((TableNumber(2), begun)), "what has begun stays");
    assert!(at(3).is_some_and(|table| table.pinned), "what was wished stays next time");
    event.act(proposal.command(crate::event::date())).expect("another pairing");
    // From scratch the series that has begun is named, since it would be thrown away.
    let apart = Wishes { apart: vec![two(2, 6)], ..Wishes::default() };
    let scratch = again(&event, first, Keep::Pinned, &apart);
    assert_eq!(scratch.discard, BTreeSet::from([begun]));
    assert!(unordered(&scratch).contains(&(1, 3)));
    event.act(scratch.command(crate::event::date())).expect("another pairing");
    assert_eq!(event.results.progress(begun), Progress::NotStarted);
}

fn proposed_again(event: &Event) -> Proposal {
    let last = event.tournament().last_round().expect("a round").number;
    again(event, last, Keep::Pinned, &Wishes::default())
}

#[test]
fn who_comes_late_joins_the_one_with_the_bye() {
    let mut event = Event::swiss(5, 3);
    let first = pair_next(&mut event);
    assert_eq!(event.tournament().out(first, player(5)), Some(crate::event::BYE));
    event.enter_late(9, 1);
    assert_eq!(event.tournament().out(first, player(9)), Some(Out::Absent));
    let wishes = Wishes { join: BTreeSet::from([player(9)]), ..Wishes::default() };
    let proposal = again(&event, first, Keep::Begun, &wishes);
    event.act(proposal.command(crate::event::date())).expect("another pairing");
    assert_eq!(event.tournament().outs(first).count(), 0);
    assert_eq!(event.tournament().rounds()[&first].pairings().len(), 3);
}

#[test]
fn a_pairing_by_hand_is_compared_with_the_proposal() {
    let mut event = Event::swiss(4, 3);
    event.play(&[(1, 3, 2), (2, 4, 2)], &[]);
    let proposal = proposed(&event).expect("a proposal");
    let Basis::Scores(basis) = &proposal.basis else { panic!("a Swiss round") };
    assert_eq!(unordered(&proposal), BTreeSet::from([(1, 2), (3, 4)]));
    let by_hand = event.arrangement(&[(1, 3), (2, 4)], &[]);
    let comparison = basis.compare(&by_hand).expect("a whole round");
    assert_eq!(comparison.put_in, [two(1, 3), two(2, 4)]);
    assert!(
        comparison
            .differences()
            .iter()
            .any(|&(of, before, after)| of == Criterion::Rematches && (before, after) == (0, 2))
    );
    let verdict = basis.field.if_together(&basis.paired, player(1), player(3));
    assert!(matches!(verdict, Verdict::Differs { .. }), "{verdict:?}");
    assert_eq!(basis.paired.opponent_of(player(1)), Some(player(2)));
}

#[test]
fn a_correction_says_which_tables_would_be_paired_differently() {
    let mut event = Event::swiss(8, 3);
    event.play(&[(1, 5, 2), (2, 6, 2), (3, 7, 2), (4, 8, 2)], &[]);
    let second = pair_next(&mut event);
    let before = event.clone();
    let mut after = event.clone();
    after.plain((4, 8), 0);
    let shown = preview(known(&before), &after.results, round(1), &mut ids());
    assert!(shown.moved.iter().any(|moved| moved.player == player(8)));
    assert_eq!(shown.round, Some(second));
    // 8 comes to those who won and 4 to those who lost; those tables are named, and no other.
    assert!(!shown.repaired.is_empty() && shown.repaired.len() < 5);
    assert!(shown.repaired.iter().any(|one| [one.players.first, one.players.second].contains(&player(4))));
    let again = shown.unstarted.expect("a round").expect("a proposal");
    let mut corrected = after.clone();
    corrected.act(again.command(crate::event::date())).expect("another pairing");
    let pairing = corrected.tournament().rounds()[&second].pairing_of(player(8)).expect("a pairing").0;
    assert!(pairing.seat_of(player(4)).is_none());
    // A correction that changes no score changes no table.
    let mut same = event.clone();
    same.result((4, 8), (41, 20), (0, 0));
    assert!(preview(known(&before), &same.results, round(1), &mut ids()).repaired.is_empty());
}

#[test]
fn a_corrected_match_moves_the_right_player_on() {
    let mut event = Event::started(4, Settings::usual(1), &[KNOCKOUT]);
    let first = pair_next(&mut event);
    event.plain((1, 4), 2);
    event.plain((2, 3), 2);
    event.close(first).expect("closed");
    let second = pair_next(&mut event);
    assert_eq!(unordered(&proposed_again(&event)), BTreeSet::from([(1, 2)]));
    let mut after = event.clone();
    after.plain((1, 4), 0);
    let shown = preview(known(&event), &after.results, first, &mut ids());
    assert_eq!(shown.repaired.len(), 1);
    after
        .act(shown.unstarted.expect("a round").expect("a proposal").command(crate::event::date()))
        .expect("another final");
    assert_eq!(unordered(&proposed_again(&after)), BTreeSet::from([(2, 4)]));
    after.plain((2, 4), 2);
    after.close(second).expect("closed");
    assert_eq!(proposed(&after).err(), Some(NoProposal::AllPlayed));
    assert_eq!(ranks(&after.table(AsOf::Live)), [(1, 2), (2, 4), (3, 1), (3, 3)]);
    assert_eq!(ranks(&after.table(AsOf::After(first))), [(1, 2), (1, 4), (3, 1), (3, 3)]);
}

#[test]
fn who_has_nobody_in_a_bracket_goes_through_and_who_withdraws_lets_the_opponent_on() {
    let mut event = Event::started(5, Settings::usual(1), &[KNOCKOUT]);
    let first = pair_next(&mut event);
    // 2 and 3 need nobody else's result to meet.
    assert_eq!(event.tournament().outs(first).collect::<Vec<_>>(), [(player(1), Out::Through)]);
    event.plain((4, 5), 2);
    event.plain((2, 3), 2);
    event.close(first).expect("closed");
    event.act(Command::Withdraw { player: player(4), from: round(2) }).expect("a withdrawal");
    let last = pair_next(&mut event);
    assert_eq!(event.tournament().rounds()[&last].pairings().len(), 1, "the final");
    event.plain((1, 2), 2);
    event.close(last).expect("closed");
    let stage = event.stage();
    let knockout = Knockout::of(stage).expect("a bracket").expect("a knockout");
    assert!(knockout.state(event.tournament(), stage, &event.results, AsOf::Live).is_finished());
    let place = |event: &Event, one| ranks(&event.table(AsOf::Live)).into_iter().find(|&(_, who)| who == one);
    assert_eq!([1, 2, 4, 5].map(|one| place(&event, one).map(|(rank, _)| rank)), [Some(1), Some(2), Some(3), Some(5)]);
}

#[test]
fn a_drawn_match_waits_for_its_extra_games_and_a_void_one_is_played_again() {
    let mut settings = Settings::usual(1);
    settings.drawn = DrawnChain { extra_pairs: 1, then: DrawnThen::Lot };
    let mut event = Event::started(4, settings, &[KNOCKOUT]);
    let first = pair_next(&mut event);
    event.plain((1, 4), 1);
    event.plain((2, 3), 2);
    let due: Vec<_> = extras_due(event.tournament(), &event.results).into_iter().map(|(_, table, _)| table).collect();
    assert_eq!(due, [TableNumber(1)]);
    assert!(matches!(event.close(first), Err(Refusal::ResultsMissing { .. })));
    assert_eq!(proposed(&event).err(), Some(NoProposal::Waiting { tables: vec![(first, TableNumber(1))] }));
    let table = TableNumber(1);
    let add = |event: &mut Event| {
        let series = event.id();
        event.act(Command::AddExtra { round: first, table, series, date: crate::event::date() }).expect("extra games");
        series
    };
    let void = add(&mut event);
    let mut games = event.results.series[&event.series(1, 4)].games().to_vec();
    games.iter_mut().for_each(|game| game.ending = halali::rules::Ending::Void);
    event.games(void, games);
    let extra = add(&mut event);
    let drawn = event.results.series[&event.series(1, 4)].games().to_vec();
    event.games(extra, drawn);
    let pairing = event.tournament().rounds()[&first].at(table).expect("a pairing");
    let by_lot = decision(event.tournament().settings(), event.stage(), pairing, &event.results);
    assert!(matches!(by_lot, Decision::Won { by: halali::tournament::DecidedBy::Lot, .. }), "{by_lot:?}");
    event.close(first).expect("closed");
}

#[test]
fn those_of_one_group_are_kept_apart_and_who_withdrew_stays_behind() {
    let groups = Format::RoundRobin { legs: Legs::Single, groups: 2 };
    let mut event = Event::new(Settings::usual(1), &[groups, KNOCKOUT]);
    (1..=8).for_each(|number| event.enter(number));
    event.seed(8);
    let order = halali::tournament::starting_order(event.tournament(), &BTreeMap::new());
    let drawn = halali::tournament::new_groups(groups, &order, GroupDraw::Snake).expect("groups");
    event.act(Command::Start { ratings: BTreeMap::new(), groups: drawn }).expect("a start");
    while let Ok(proposal) = proposed(&event) {
        event.act(proposal.command(crate::event::date())).expect("a round");
        for (one, other) in pairs(&proposal) {
            event.plain((one, other), if one < other { 2 } else { 0 });
        }
        event.close(proposal.round).expect("closed");
    }
    assert_eq!(event.tournament().rounds().len(), 3);
    let cut = Cut { per_group: 2, more: 0, draw: GroupDraw::Snake };
    let found = |event: &Event| {
        let found = advance(event.tournament(), StageNumber::FIRST, &event.results, &cut).expect("a cut");
        found.order.iter().copied().map(number).collect::<Vec<_>>()
    };
    // A has 1, 4, 5 and 8, B the others; the seconds are crossed over, so that group-mates meet in the final only.
    assert_eq!(found(&event), [1, 2, 4, 3]);
    event.act(Command::Withdraw { player: player(4), from: round(4) }).expect("a withdrawal");
    assert_eq!(found(&event), [1, 2, 5, 3]);
    let closing = advance(event.tournament(), StageNumber::FIRST, &event.results, &cut).expect("a cut").command();
    event.act(closing).expect("the next stage");
    assert_eq!(unordered(&proposed(&event).expect("a round")), BTreeSet::from([(1, 3), (2, 5)]));
}

#[test]
fn a_schedule_goes_on_without_those_who_withdrew_and_nobody_can_be_struck_from_it() {
    let mut event = Event::started(4, Settings::usual(1), &[Format::RoundRobin { legs: Legs::Single, groups: 1 }]);
    let first = pair_next(&mut event);
    for (one, other) in [(1, 4), (2, 3)] {
        event.plain((one, other), 2);
    }
    event.close(first).expect("closed");
    event.act(Command::Withdraw { player: player(3), from: round(2) }).expect("a withdrawal");
    let second = pair_next(&mut event);
    assert_eq!(event.tournament().rounds()[&second].pairings().len(), 2, "the opponent's win has its pairing");
    let struck = event.act(Command::RemoveEntry { player: player(4) });
    assert!(matches!(struck, Err(Refusal::HasResults { .. } | Refusal::StageStarted { .. })), "{struck:?}");
}
