//! Results of every kind: each can be paired from, a corrected one shows its choices, and sides are counted where they were
//! played.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

use std::collections::{BTreeMap, BTreeSet};

use crate::event::{BYE, Event, figure, number, player, round};
use halali::club::{GameFact, PlayerId, Profile, Seat, SeriesId};
use halali::rules::{Ending, Given, Loss, Points, Score, Side, Sides};
use halali::tournament::schedule::{Bracket, Field, Order, Outcome, Outcomes};
use halali::tournament::{
    AsOf, By, Command, Criterion, Elimination, Format, Keep, Known, Missing, Preview, Seed, Settings, StageNumber,
    TableNumber, Wishes, histories, preview, propose, propose_again, starting_order,
};
use uuid::Uuid;

/// New ids, from a number on.
fn ids(mut next: u128) -> impl FnMut() -> SeriesId {
    move || {
        next += 1;
        SeriesId(Uuid::from_u128(next))
    }
}

fn nobody() -> &'static BTreeMap<PlayerId, Profile> {
    static NOBODY: BTreeMap<PlayerId, Profile> = BTreeMap::new();
    &NOBODY
}

fn known(event: &Event) -> Known<'_> {
    Known { tournament: event.tournament(), results: &event.results, profiles: nobody() }
}

fn game(animals: Seat, points: (u32, u32), ending: Ending) -> GameFact {
    let points = Sides { animals: Points(points.0), humans: Points(points.1) };
    GameFact { animals, board: Score { points, exited: Sides::default() }, ending }
}

fn lost(how: Loss, loser: Side) -> Ending {
    Ending::Lost { how, loser, walkover: Points(35) }
}

/// Both games of the first table end in one way, and whether that was a meeting.
fn endings() -> Vec<(&'static str, Vec<GameFact>, bool)> {
    let both = |of: &dyn Fn(Side) -> Ending, points| {
        vec![game(Seat::First, points, of(Side::Humans)), game(Seat::Second, points, of(Side::Animals))]
    };
    let given =
        Given { points: Sides { animals: Points(30), humans: Points(20) }, reason: "the board fell".to_owned() };
    let given = Ending::Adjudicated { given: Some(Box::new(given)) };
    vec![
        ("drawn", both(&|_| Ending::Normal, (20, 20)), true),
        ("agreed", both(&|_| Ending::Agreed, (20, 15)), true),
        ("adjudicated", both(&|_| Ending::Adjudicated { given: None }, (20, 15)), true),
        ("given", both(&|_| given.clone(), (20, 15)), true),
        ("conceded", both(&|side| lost(Loss::Conceded, side), (20, 15)), true),
        ("time", both(&|side| lost(Loss::Time, side), (20, 15)), true),
        ("forfeit", both(&|side| lost(Loss::Forfeit, side), (20, 15)), true),
        ("walkover", both(&|side| lost(Loss::Walkover, side), (0, 0)), false),
        ("void", both(&|_| Ending::Void, (0, 0)), false),
    ]
}

#[test]
fn the_next_round_follows_from_whatever_a_series_ended_in() {
    for (what, games, is_meeting) in endings() {
        let mut event = Event::swiss(6, 3);
        let first = event.pair(&[(1, 4), (2, 5), (3, 6)], &[]).expect("a round");
        event.plain((2, 5), 2);
        event.plain((3, 6), 1);
        let series = event.series(1, 4);
        event.games(series, games);
        event.close(first).unwrap_or_else(|refusal| panic!("{what}: {refusal:?}"));
        let next = histories(event.tournament(), event.stage(), &event.results, round(2), &BTreeSet::new());
        let met = next.meetings.iter().any(|met| met.pair.players().map(number) == [1, 4]);
        assert_eq!(met, is_meeting, "{what}");
        let proposal = propose(known(&event), &Wishes::default(), &mut ids(2_000_000)).expect(what);
        let seated: BTreeSet<_> =
            proposal.arrangement.tables.iter().flat_map(|table| [table.players.first, table.players.second]).collect();
        assert_eq!(seated, (1..=6).map(player).collect(), "{what}");
    }
}

#[test]
fn the_next_round_follows_where_nobody_came_or_a_result_is_missing() {
    let mut event = Event::swiss(6, 3);
    let first = event.pair(&[(1, 4), (2, 5), (3, 6)], &[]).expect("a round");
    event.act(Command::NoShow { round: first, table: TableNumber(1), no_show: true }).expect("a no-show");
    event.plain((3, 6), 2);
    event.act(Command::CloseRound { round: first, missing: Missing::Allowed }).expect("a closed round");
    let next = histories(event.tournament(), event.stage(), &event.results, round(2), &BTreeSet::new());
    let met: Vec<_> = next.meetings.iter().map(|met| met.pair.players().map(number)).collect();
    assert_eq!(met, [[2, 5], [3, 6]], "what is still being played is a meeting, and a double no-show none");
    assert!(propose(known(&event), &Wishes::default(), &mut ids(3_000_000)).is_ok());
}

/// Eight players. In the second round 3–4 is entered 8–14 instead of 14–8; the third is paired, and one table of it is over.
#[test]
fn a_result_the_wrong_way_round_leaves_three_choices() {
    let mut event = Event::swiss(8, 4);
    event.play(&[(1, 5, 2), (2, 6, 2), (3, 7, 2), (4, 8, 2)], &[]);
    let second = event.pair(&[(1, 2), (3, 4), (5, 6), (7, 8)], &[]).expect("a round");
    event.result((1, 2), (40, 20), (0, 0));
    event.result((3, 4), (8, 14), (0, 0));
    event.result((5, 6), (40, 20), (0, 0));
    event.result((7, 8), (40, 20), (0, 0));
    event.close(second).expect("closed");
    let paired = propose(known(&event), &Wishes::default(), &mut ids(4_000_000)).expect("a proposal");
    event.act(paired.command(crate::event::date())).expect("a round");
    let third = round(3);
    let of = |event: &Event, one: u128| {
        let pairing = event.tournament().rounds()[&third].pairing_of(player(one)).expect("a pairing").0.clone();
        (number(pairing.players.first), number(pairing.players.second), pairing.series)
    };
    // The table of the player who was taken for the winner is over.
    let (one, other, over) = of(&event, 4);
    event.plain((one, other), 2);
    let mut right = event.results.clone();
    let series = event.tournament().rounds()[&second].at(TableNumber(2)).expect("a pairing").series;
    let turned = {
        let mut event = event.clone();
        let games = event.results.series[&series].games().to_vec();
        let turn = |game: &GameFact| GameFact {
            board: Score {
                points: Sides { animals: game.board.points.humans, humans: game.board.points.animals },
                ..game.board
            },
            ..game.clone()
        };
        event.games(series, games.iter().map(turn).collect());
        event.results.series[&series].clone()
    };
    right.series.insert(series, turned);
    let shown: Preview = preview(known(&event), &right, second, &mut ids(5_000_000));
    assert!(shown.moved.iter().any(|moved| moved.player == player(3)));
    assert_eq!(shown.round, Some(third));
    // To keep it takes nothing; around what has begun only other tables change, and nothing is thrown away.
    let unstarted = shown.unstarted.expect("a choice").expect("a proposal");
    assert!(unstarted.discard.is_empty());
    assert!(unstarted.arrangement.tables.iter().any(|table| table.series == over));
    // From scratch the finished series is named before it goes.
    let all = shown.all.expect("a choice").expect("a proposal");
    assert_eq!(all.discard, BTreeSet::from([over]));
    let named: Vec<_> = shown.repaired.iter().map(|one| one.series).collect();
    assert!(named.contains(&over), "{named:?}");
    for choice in [unstarted, all] {
        let mut event = event.clone();
        event.results = right.clone();
        event.act(choice.command(crate::event::date())).expect("another pairing");
        let again = propose_again(known(&event), third, Keep::Begun, &Wishes::default(), &mut ids(6_000_000))
            .expect("a proposal");
        assert!(again.discard.is_empty());
    }
}

#[test]
fn sides_are_counted_in_the_stage_in_which_they_were_played() {
    let swiss = Format::Swiss { rounds: 1 };
    let mut event = Event::started(4, Settings::usual(1), &[swiss, swiss]);
    event.play(&[(1, 3, 2), (2, 4, 2)], &[]);
    let openings = |event: &Event| -> Vec<_> {
        let next = event.tournament().next_round();
        let known = histories(event.tournament(), event.stage(), &event.results, next, &BTreeSet::new());
        known.players.iter().map(|one| (one.openings.animals, one.openings.humans)).collect()
    };
    assert_eq!(openings(&event), [(1, 0), (1, 0), (0, 1), (0, 1)]);
    let advance = (1..=4).map(player).collect();
    let close = Command::CloseStage { stage: StageNumber::FIRST, advance, groups: BTreeMap::new() };
    event.act(close).expect("the next stage");
    assert_eq!(openings(&event), [(0, 0); 4]);
}

/// Numbers follow the ratings, and then the lot, however the list of entries came about.
#[test]
fn numbers_follow_ratings_and_then_the_lot() {
    let ratings: BTreeMap<_, _> =
        [(1, 1500), (2, 1700), (3, 1500), (4, 1600)].map(|(one, rating)| (player(one), rating)).into();
    let order_by = |lots, entered: [u128; 5]| -> Vec<u128> {
        let mut event = Event::new(Settings::usual(lots), &[Format::Swiss { rounds: 3 }]);
        entered.into_iter().for_each(|number| event.enter(number));
        let order: Vec<_> = starting_order(event.tournament(), &ratings).into_iter().map(number).collect();
        event.act(Command::Start { ratings: ratings.clone(), groups: BTreeMap::new() }).expect("a start");
        let seeds: BTreeMap<Seed, u128> = event
            .tournament()
            .entries()
            .values()
            .map(|entry| (entry.seed.expect("a number"), number(entry.player)))
            .collect();
        assert_eq!(seeds.into_values().collect::<Vec<_>>(), order, "shown before the start as given at it");
        order
    };
    let order = |entered| order_by(7, entered);
    let first = order([1, 2, 3, 4, 5]);
    assert_eq!(first[..2], [2, 4]);
    assert_eq!(BTreeSet::from([first[2], first[3]]), BTreeSet::from([1, 3]), "level, by lot");
    assert_eq!(first[4], 5, "without a rating");
    let by_lots: BTreeSet<_> = (0..20).map(|lots| order_by(lots, [1, 2, 3, 4, 5])[2]).collect();
    assert_eq!(by_lots, BTreeSet::from([1, 3]), "now the one, now the other");
    for entered in [[5, 4, 3, 2, 1], [3, 1, 5, 2, 4], [2, 3, 4, 5, 1]] {
        assert_eq!(order(entered), first);
    }
}

/// The own average of points and of tiles, halves up.
#[test]
fn a_bye_is_worth_half_a_point_more_rather_than_less() {
    let mut event = Event::swiss(3, 4);
    for (points, exited) in [((60, 40), (1, 0)), ((71, 50), (2, 0))] {
        let round = event.pair(&[(1, 2)], &[(3, BYE)]).expect("a round");
        event.result((1, 2), points, exited);
        event.close(round).expect("closed");
    }
    event.play(&[(2, 3, 2)], &[(1, BYE)]);
    let table = event.table(AsOf::Live);
    assert_eq!([1, 2].map(|place| figure(&table, 1, place)), [60 + 71 + 66, 1 + 2 + 2]);
}

/// A direct encounter is named even where it only confirms the order that the numbers have.
#[test]
fn a_direct_encounter_is_said_where_it_confirms_the_order() {
    let mut settings = Settings::usual(1);
    settings.criteria = vec![Criterion::MatchPoints, Criterion::DirectEncounter { restart: false }];
    let robin = Format::RoundRobin { legs: halali::tournament::Legs::Single, groups: 1 };
    let mut event = Event::started(6, settings, &[robin]);
    let mut ids = ids(7_000_000);
    while let Ok(proposal) = propose(known(&event), &Wishes::default(), &mut ids) {
        event.act(proposal.command(crate::event::date())).expect("a round");
        for table in &proposal.arrangement.tables {
            let (one, other) = (number(table.players.first), number(table.players.second));
            // The lower number wins, but the third beats nobody above the fifth, so that the first two are level.
            let won = if one.min(other) == 1 && one.max(other) == 6 { one == 6 } else { one < other };
            event.plain((one, other), if won { 2 } else { 0 });
        }
        event.close(proposal.round).expect("closed");
    }
    let table = event.table(AsOf::Live);
    assert_eq!((figure(&table, 1, 0), figure(&table, 2, 0)), (16, 16));
    let parted = table.parted(player(1), player(2)).expect("an answer");
    assert!(matches!(parted.by, By::Criterion(Criterion::DirectEncounter { .. })), "{parted:?}");
    let met =
        table.encounters(event.tournament(), event.stage(), player(1)).into_iter().next_back().expect("an encounter");
    let terms: Vec<_> = met.terms.terms.iter().map(|term| (term.opponent.map(number), term.value)).collect();
    assert_eq!(terms, [(Some(2), 4)]);
}

/// Whatever was entered in a small bracket, and whatever is corrected in it, match by match and outcome by outcome: it is the
/// bracket of those who entered it right at first.
#[test]
fn every_correction_of_a_small_bracket_is_as_good_as_entering_it_right() {
    let single = |third_place| Elimination::Single { third_place };
    let mut corrected = 0;
    for elimination in
        [single(false), single(true), Elimination::Double { reset: false }, Elimination::Double { reset: true }]
    {
        for players in 2..=9 {
            let bracket = Bracket::new(Order::standard(Field::new(players).expect("a field")), elimination);
            for better_wins in [true, false] {
                let mut results = Outcomes::new();
                while let Some((id, [one, other])) =
                    bracket.state(&results).ready().map(|(one, players)| (one.id, players)).next()
                {
                    let (winner, loser) =
                        if better_wins { (one.min(other), one.max(other)) } else { (one.max(other), one.min(other)) };
                    results = bracket.enter(&results, id, Outcome::Won { winner, loser }).expect("a result").results;
                }
                for &id in results.keys() {
                    let [one, other] =
                        bracket.state(&results).get(id).expect("a match").players().expect("two players");
                    for now in [
                        Outcome::Won { winner: one, loser: other },
                        Outcome::Won { winner: other, loser: one },
                        Outcome::DoubleNoShow(one, other),
                    ] {
                        let effect = bracket.enter(&results, id, now).expect("a correction");
                        let mut right = Outcomes::new();
                        let mut wanted = results.clone();
                        wanted.insert(id, now);
                        for (id, outcome) in &wanted {
                            if let Ok(entered) = bracket.enter(&right, *id, *outcome) {
                                right = entered.results;
                            }
                        }
                        assert_eq!(effect.results, right, "{players} {elimination:?} {id:?} {now:?}");
                        corrected += 1;
                    }
                }
            }
        }
    }
    assert!(corrected > 1_000, "{corrected}");
}
