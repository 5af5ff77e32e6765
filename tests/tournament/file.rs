//! Tournaments in a club file: what is written is read again, nothing is half done, and nothing is lost unnoticed.

#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use std::collections::{BTreeMap, BTreeSet};

use crate::support::clubs::{add, game, name, player, series, stamp, totals, writer};
use crate::support::desk::{CUP, Desk, SWISS, add_game, create_cup, date, enter};
use halali::club::{
    self, Batch, BatchPurpose, Length, Moves, Purpose, Ratings, Recorded, Seat, Seats, Series, head_to_head,
};
use halali::rules::{Deal, Ending, Game, Loss, Points, RuleSet, Side};
use halali::store::{Did, StoreError};
use halali::tournament::{
    Act, Apart, Arrangement, Avoid, Command, Elimination, Format, Missing, Out, Refusal, RoundNumber, RoundState,
    Seating, SeriesLeft, Settings, State, Strength, TableNumber, Tournament,
};
use proptest::prelude::*;

/// Closed and opened again between all steps, a tournament goes on as one that was never closed.
#[test]
fn a_tournament_that_is_opened_again_is_the_same_field_by_field() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::started(folder.path(), 8, SWISS);
    let reopened = |desk: Desk| {
        let (before, results) = (desk.cup(), desk.club.results(&desk.cup()).expect("results"));
        let Desk { club, entries, ids } = desk;
        let path = club.path().to_owned();
        club.close().expect("closed");
        let desk = Desk { club: writer(&path), entries, ids };
        assert_eq!(desk.cup(), before);
        assert_eq!(desk.club.results(&before).expect("results"), results);
        desk
    };
    let rounds = [[(1, 5), (2, 6), (3, 7), (4, 8)], [(1, 2), (3, 4), (5, 6), (7, 8)], [(1, 3), (2, 4), (5, 7), (6, 8)]];
    for pairs in rounds {
        let round = desk.pair(&pairs, &[]).expect("a round");
        desk = reopened(desk);
        desk.to(Command::ReleaseRound { round }).expect("a release");
        for table in 1..=4 {
            desk.play(round, table, (40, 30));
            desk = reopened(desk);
        }
        desk.close(round);
        desk = reopened(desk);
    }
    desk.to(Command::Finish).expect("an end");
    let desk = reopened(desk);
    assert_eq!(desk.cup().head().state, State::Finished);
    assert_eq!(desk.club.tournaments().expect("heads"), [desk.cup().head().clone()]);
    assert_eq!(desk.club.check().expect("a check"), []);
    let first = desk.at(RoundNumber::FIRST, 1).series;
    assert_eq!(desk.club.tournament_of_series(first).expect("readable"), Some((CUP, RoundNumber::FIRST)));
}

#[test]
fn a_round_is_paired_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::started(folder.path(), 4, SWISS);
    let (one, other) = (desk.arrangement(&[(1, 3), (2, 4)], &[]), desk.arrangement(&[(1, 4), (2, 3)], &[]));
    let round = RoundNumber::FIRST;
    desk.to(Command::PairRound { round, date: date(), arrangement: one }).expect("a round");
    let before = desk.state();
    let again = desk.to(Command::PairRound { round, date: date(), arrangement: other });
    assert!(matches!(again, Err(StoreError::TournamentRefused(Refusal::RoundExists { .. }))), "{again:?}");
    assert_eq!(desk.state(), before);
}

/// What a mistake of the program would write is kept out by the keys of the tables.
#[test]
fn nobody_is_twice_in_a_round_whatever_is_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::started(folder.path(), 5, SWISS);
    desk.pair(&[(1, 3), (2, 4)], &[(5, Out::Bye { by_hand: false })]).expect("a round");
    let path = desk.club.path().to_owned();
    desk.club.close().expect("closed");
    let other = rusqlite::Connection::open(&path).expect("a database");
    other.pragma_update(None, "foreign_keys", true).expect("foreign keys");
    let copy = |table: &str, columns: &str, values: &str| {
        other.execute(&format!("INSERT INTO {table} ({columns}) SELECT {values} FROM {table} LIMIT 1"), [])
    };
    let places = "tournament, round, player, place, at_table, sum";
    for (table, columns, values) in [
        ("places", places, "tournament, round, player, 'absent', NULL, 0"),
        ("places", places, "tournament, round + 1, x'00', 'absent', NULL, 0"),
        ("places", places, "tournament, round + 1, player, 'table', 1, 0"),
        ("entries", "tournament, player, from_round, sum", "tournament, x'00', 1, 0"),
        ("rounds", "tournament, number, stage, date, state, sum", "tournament, 2, 7, date, state, 0"),
        ("members", "tournament, stage, player, seed, sum", "tournament, stage, x'00', seed, 0"),
        (
            "pairings",
            "tournament, round, at_table, series, first, second, pinned, no_show, missing, sum",
            "tournament, round, 9, series, first, second, 0, 0, 0, 0",
        ),
    ] {
        copy(table, columns, values).expect_err(values);
    }
}

/// A pairing that fails leaves nothing behind, wherever it fails.
#[test]
fn a_round_that_cannot_be_paired_leaves_no_part_of_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::started(folder.path(), 5, SWISS);
    let before = (desk.state(), desk.club.log().expect("a log").len());
    let round = RoundNumber::FIRST;
    let left_out = desk.arrangement(&[(1, 3), (2, 4)], &[]);
    // The id of the last series is that of another one, so that the database itself refuses.
    let mut taken = desk.arrangement(&[(1, 3), (2, 4)], &[(5, Out::Bye { by_hand: false })]);
    taken.tables[1].series = taken.tables[0].series;
    for arrangement in [left_out, taken] {
        desk.to(Command::PairRound { round, date: date(), arrangement }).expect_err("a refusal");
        assert_eq!((desk.state(), desk.club.log().expect("a log").len()), before);
        assert!(desk.cup().rounds().is_empty());
    }
}

#[test]
fn undoing_a_round_is_the_moment_before_it_was_paired() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::started(folder.path(), 5, SWISS);
    let round = RoundNumber::FIRST;
    let absent = Command::SitOut { round, player: player(4), out: Some(Out::Absent) };
    desk.to(absent).expect("an absence");
    let (before, cup) = (desk.state(), desk.cup());
    desk.pair(&[(1, 3), (2, 5)], &[]).expect("a round");
    let (after, paired) = (desk.state(), desk.cup());
    desk.undo();
    assert_eq!((desk.state(), desk.cup()), (before, cup));
    desk.redo();
    assert_eq!((desk.state(), desk.cup()), (after, paired));
}

#[test]
fn series_of_a_tournament_are_not_changed_behind_its_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::started(folder.path(), 4, SWISS);
    let round = desk.pair(&[(1, 3), (2, 4)], &[]).expect("a round");
    let series = desk.at(round, 1).series;
    let edit = |players: (u128, u128), day: u32, purpose, length| club::Command::EditSeries {
        series,
        players: Seats { first: player(players.0), second: player(players.1) },
        date: chrono::NaiveDate::from_ymd_opt(2026, 11, day).expect("a date"),
        purpose,
        length: Length::new(length).expect("a length"),
    };
    for command in [
        club::Command::RemoveSeries { series },
        edit((1, 2), 28, Purpose::Counted, 2),
        edit((1, 3), 28, Purpose::Practice, 2),
        edit((1, 3), 28, Purpose::Counted, 4),
    ] {
        let refused = desk.act(&command);
        let Err(StoreError::Refused(club::Refusal::Paired { tournament, round: 1, .. })) = refused else {
            panic!("{command:?}: {refused:?}")
        };
        assert_eq!(tournament, name("Spring Cup"));
    }
    desk.act(edit((1, 3), 27, Purpose::Counted, 2)).expect("another date");
    let remove = club::Command::RemovePlayer { player: player(1) };
    assert!(matches!(desk.act(remove), Err(StoreError::Refused(club::Refusal::PlayerHasSeries { .. }))));
}

#[test]
fn an_entry_keeps_a_player_on_the_list() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::new(folder.path(), 1);
    desk.to(create_cup(SWISS)).expect("a tournament");
    desk.to(enter(1)).expect("an entry");
    let remove = club::Command::RemovePlayer { player: player(1) };
    assert!(matches!(desk.act(&remove), Err(StoreError::Refused(club::Refusal::PlayerHasSeries { .. }))));
    desk.to(Command::RemoveEntry { player: player(1) }).expect("no entry");
    desk.act(remove).expect("no player");
    let nobody = desk.to(enter(1));
    assert!(matches!(nobody, Err(StoreError::TournamentRefused(Refusal::NoPlayer { .. }))), "{nobody:?}");
}

#[test]
fn what_is_closed_changes_only_for_a_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::started(folder.path(), 4, SWISS);
    let round = desk.pair(&[(1, 3), (2, 4)], &[]).expect("a round");
    desk.play(round, 1, (40, 30));
    let series = desk.at(round, 2).series;
    let override_it = Act::Tournament { id: CUP, command: Command::CloseRound { round, missing: Missing::Allowed } };
    let before = desk.state();
    assert!(matches!(desk.act(&override_it), Err(StoreError::ReasonNeeded { .. })));
    desk.act_because(&override_it, Some("they play on Sunday")).expect("a closed round");
    let closed = desk.state();
    assert_ne!(before, closed);
    let late = add_game(series, game(Seat::First, totals((40, 30), (0, 0)), Ending::Normal));
    for why in [None, Some(" \n")] {
        assert!(matches!(desk.act_because(&late, why), Err(StoreError::ReasonNeeded { .. })));
        assert_eq!(desk.state(), closed);
    }
    desk.act_because(&late, Some("it is Sunday")).expect("a game");
    assert_eq!(desk.club.last_entry().expect("a log").expect("an entry").stamp.why.as_deref(), Some("it is Sunday"));
}

#[test]
fn somebody_leaves_in_the_middle_of_a_series_by_one_entry() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::started(folder.path(), 4, SWISS);
    let round = desk.pair(&[(1, 3), (2, 4)], &[]).expect("a round");
    let series = desk.at(round, 1).series;
    desk.act(add_game(series, game(Seat::First, totals((20, 30), (0, 0)), Ending::Normal))).expect("a game");
    let before = desk.state();
    let withdraw = || Act::Tournament { id: CUP, command: Command::Withdraw { player: player(1), from: round } };
    assert!(matches!(desk.act(withdraw()), Err(StoreError::TournamentRefused(Refusal::SeriesOpen { .. }))));
    let ending = Ending::Lost { how: Loss::Forfeit, loser: Side::Humans, walkover: Points(35) };
    let forfeit = add_game(series, game(Seat::Second, totals((0, 0), (0, 0)), ending));
    let batch =
        |second: Act| Batch { purpose: BatchPurpose::Withdraw, commands: vec![Act::from(forfeit.clone()), second] };
    let nobody = Act::Tournament { id: CUP, command: Command::Withdraw { player: player(9), from: round } };
    let done = desk.club.carry_out_all(&batch(nobody), &stamp(100));
    let Err(StoreError::RefusedPart { part: 1, why }) = done else { panic!("{done:?}") };
    assert!(matches!(*why, StoreError::TournamentRefused(Refusal::NotEntered { .. })));
    assert_eq!(desk.state(), before);
    let next = RoundNumber(2);
    let leave = Act::Tournament { id: CUP, command: Command::Withdraw { player: player(1), from: next } };
    desk.club.carry_out_all(&batch(leave), &stamp(101)).expect("a batch");
    assert_eq!(desk.cup().entries()[&player(1)].withdrawn(), Some(next));
    let entry = desk.club.last_entry().expect("a log").expect("an entry");
    let Did::Command(data) = entry.did else { panic!("{entry:?}") };
    assert_eq!(data["command"], "withdraw-under-way");
    desk.club.undo(&stamp(102)).expect("undo");
    assert_eq!(desk.state(), before);
}

#[test]
fn a_double_gives_its_entries_to_the_player_it_is_a_double_of() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::started(folder.path(), 4, SWISS);
    desk.act(add(5, "Player 1 again")).expect("a player");
    let round = desk.pair(&[(1, 3), (2, 4)], &[]).expect("a round");
    desk.play(round, 1, (40, 30));
    let before = desk.state();
    let merge = |from, into| club::Command::MergePlayers { from: player(from), into: player(into) };
    let both = desk.act(merge(1, 2));
    assert!(matches!(both, Err(StoreError::Refused(club::Refusal::BothEntered { .. }))), "{both:?}");
    assert_eq!(desk.state(), before);
    desk.act(merge(1, 5)).expect("a merge");
    let cup = desk.cup();
    assert!(cup.entries().contains_key(&player(5)) && !cup.entries().contains_key(&player(1)));
    assert_eq!(desk.at(round, 1).players.first, player(5));
    assert_eq!(desk.club.results(&cup).expect("results").series.len(), 2);
    assert_eq!(desk.club.check().expect("a check"), []);
    desk.undo();
    assert_eq!(desk.state(), before);
}

#[test]
fn extra_games_count_between_two_players_and_nowhere_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let knockout = Format::Knockout { elimination: Elimination::Single { third_place: false } };
    let mut desk = Desk::started(folder.path(), 2, knockout);
    let round = desk.pair(&[(1, 2)], &[]).expect("a round");
    desk.play(round, 1, (30, 30));
    let extra = series(900);
    let command = Command::AddExtra { round, table: TableNumber(1), series: extra, date: date() };
    desk.to(command).expect("extra games");
    assert_eq!(desk.club.tournament_of_series(extra).expect("readable"), Some((CUP, round)));
    for animals in Seat::BOTH {
        let points = if animals == Seat::First { (40, 20) } else { (20, 40) };
        desk.act(add_game(extra, game(animals, totals(points, (0, 0)), Ending::Normal))).expect("a game");
    }
    desk.close(round);
    let all: Vec<Series> = desk.club.series_of(player(1)).expect("series");
    let of = |id| all.iter().find(|series| series.id() == id).expect("a series");
    assert_eq!((of(extra).purpose, of(extra).counts()), (Purpose::Extra, false));
    assert_eq!(head_to_head(&all, player(1), player(2)).series.len(), 2);
    let standings = club::standings(&all, &club::MatchScale::default(), club::Ranking::Total);
    assert!(standings.iter().all(|standing| standing.tally.series() == 1));
    let settings = club::RatingSettings::default();
    let with = Ratings::replay(&settings, &all);
    let without = Ratings::replay(&settings, all.iter().filter(|series| series.id() != extra));
    assert_eq!(with.current(player(1)), without.current(player(1)));
    assert_eq!(desk.cup().rounds()[&round].state, RoundState::Closed);
}

#[test]
fn a_tournament_goes_with_its_series_or_without_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::started(folder.path(), 4, SWISS);
    let start = desk.state();
    let round = desk.pair(&[(1, 3), (2, 4)], &[]).expect("a round");
    desk.play(round, 1, (40, 30));
    let before = desk.state();
    for (left, kept) in [(SeriesLeft::Struck, 0), (SeriesLeft::Kept, 1)] {
        desk.to(Command::Remove { series: left }).expect("no tournament");
        assert_eq!(desk.club.tournament(CUP).expect("readable"), None);
        assert_eq!(desk.club.series_ids().expect("ids").len(), kept);
        assert_eq!(desk.club.check().expect("a check"), []);
        desk.undo();
        assert_eq!(desk.state(), before);
    }
    let discard = BTreeSet::from([desk.at(round, 1).series]);
    let delete = Act::Tournament { id: CUP, command: Command::DeleteRound { round, discard } };
    assert!(matches!(desk.act(&delete), Err(StoreError::ReasonNeeded { .. })));
    desk.act_because(&delete, Some("wrong hall")).expect("no round");
    assert_eq!(desk.cup().head().state, State::Registration);
    assert_eq!(start["entries"], desk.state()["entries"]);
}

/// The log refers to people by id, and what was written about somebody as a reason is forgotten with the name.
#[test]
fn nobody_who_is_anonymous_is_named_by_what_tournaments_leave() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::new(folder.path(), 2);
    desk.act(add(3, "Wilhelmine Unverwechselbar")).expect("a player");
    desk.to(create_cup(SWISS)).expect("a tournament");
    for number in 1..=3 {
        desk.to(enter(number)).expect("an entry");
    }
    desk.to(Command::Start { ratings: BTreeMap::new(), groups: BTreeMap::new() }).expect("a start");
    let round = desk.pair(&[(1, 3)], &[(2, Out::Bye { by_hand: false })]).expect("a round");
    let command = Command::CloseRound { round, missing: Missing::Allowed };
    let why = Some("Wilhelmine Unverwechselbar had to catch a train");
    desk.act_because(Act::Tournament { id: CUP, command }, why).expect("a closed round");
    let cup = desk.cup();
    let anonymise = club::Command::AnonymisePlayer { player: player(3), name: name("Somebody") };
    desk.act(anonymise).expect("nobody");
    assert_eq!(desk.cup(), cup);
    assert_eq!(desk.club.check().expect("a check"), []);
    let path = desk.club.path().to_owned();
    desk.club.close().expect("closed");
    let bytes = std::fs::read(&path).expect("a file");
    assert!(!bytes.windows(12).any(|window| window == b"Unverwechsel"));
}

/// The deals of a round are secret while it is played, and so is what they are drawn from.
#[test]
fn duplicate_deals_lie_face_down_and_games_from_others_are_known() {
    const SECRET: u64 = 0x5EC2_3E75_1234_5678;
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::new(folder.path(), 2);
    let mut settings = Box::new(Settings::usual(7));
    settings.duplicate = Some(SECRET);
    desk.to(create_cup(SWISS)).expect("a tournament");
    desk.to(Command::ChangeSettings(settings)).expect("settings");
    for number in 1..=2 {
        desk.to(enter(number)).expect("an entry");
    }
    desk.to(Command::Start { ratings: BTreeMap::new(), groups: BTreeMap::new() }).expect("a start");
    let round = desk.pair(&[(1, 2)], &[]).expect("a round");
    assert_eq!(desk.cup().settings().duplicate, Some(SECRET));
    let series = desk.at(round, 1).series;
    let dealt = desk.cup().deal(round, 1).expect("a deal");
    let another = Deal::from_seed(1).next().expect("a deal");
    for (animals, deal) in [(Seat::First, dealt), (Seat::Second, another)] {
        let mut played = Game::new(RuleSet::Classic, deal);
        played.play_chosen(|_| 0).expect("an action");
        let recorded = Recorded::Played(Moves::new(played, false).expect("from the start"));
        desk.act(add_game(series, game(animals, recorded, Ending::Agreed))).expect("a game");
    }
    assert_eq!(desk.club.results(&desk.cup()).expect("results").replayed, BTreeSet::from([(series, 2)]));
    for entry in desk.club.log().expect("a log") {
        let changes = desk.club.changes(entry.stamp.entry, 100).expect("changes");
        let shown = format!("{entry:?} {changes:?}");
        assert!(!shown.contains(&SECRET.to_string()), "{shown}");
    }
    assert_eq!(desk.club.check().expect("a check"), []);
}

/// Something that may be done to the tournament as it stands, drawn from numbers.
fn drawn(desk: &mut Desk, [kind, a, b, c]: [u8; 4]) -> Act {
    let (who, other) = (player(1 + u128::from(a % 7)), player(1 + u128::from(b % 7)));
    let Some(cup) = desk.club.tournament(CUP).expect("readable") else {
        return Act::Tournament { id: CUP, command: create_cup(SWISS) };
    };
    let round = cup.last_round().map_or(RoundNumber::FIRST, |round| round.number);
    let table = TableNumber(1 + u16::from(b % 3));
    let pairing = cup.rounds().get(&round).and_then(|round| round.at(table));
    let all_series = || cup.rounds().values().flat_map(|round| round.pairings().map(|pairing| pairing.series));
    let discard: BTreeSet<_> = all_series().filter(|_| c % 2 == 0).collect();
    let command = match kind % 28 {
        0 | 1 => Command::Enter { player: who, from: cup.next_round(), rating: Some(u16::from(c)) },
        2 => Command::RemoveEntry { player: who },
        3 => Command::ReplaceEntry { player: who, by: other, rating: None },
        4 => Command::Start { ratings: BTreeMap::from([(who, 1500)]), groups: BTreeMap::new() },
        5 => {
            let strength = if c % 2 == 0 { Strength::Hard } else { Strength::Soft };
            let apart = if a % 7 == b % 7 { Apart::Clubs } else { Apart::pair(who, other) };
            Command::PutAvoid(Avoid { apart, strength, until: (c % 3 == 0).then_some(round) })
        }
        6 => Command::RemoveAvoid { apart: if a % 7 == b % 7 { Apart::Clubs } else { Apart::pair(who, other) } },
        7 => Command::FixTable { player: who, table: (c % 2 == 0).then_some(table) },
        8 | 9 => {
            let outs = [Out::Absent, Out::RequestedBye, Out::Bye { by_hand: true }];
            Command::SitOut { round: cup.next_round(), player: who, out: outs.get(usize::from(c % 4)).copied() }
        }
        10 => Command::Withdraw { player: who, from: cup.next_round() },
        11 => Command::Return { player: who, from: cup.next_round() },
        12..=15 => {
            let round = cup.next_round();
            let arrangement = seated(desk, &cup, round, usize::from(a));
            Command::PairRound { round, date: date(), arrangement }
        }
        16 => {
            let arrangement = seated(desk, &cup, round, usize::from(a));
            Command::ChangePairings { round, arrangement, discard }
        }
        17 => Command::Pin { round, table, pinned: c % 2 == 0 },
        18 => Command::NoShow { round, table, no_show: c % 3 != 0 },
        19 => Command::ReleaseRound { round },
        20 | 21 => Command::CloseRound { round, missing: Missing::Allowed },
        22 => Command::ReopenRound { round },
        23 => Command::DeleteRound { round, discard },
        24 => Command::Remove { series: if c % 2 == 0 { SeriesLeft::Struck } else { SeriesLeft::Kept } },
        25 => {
            let order = cup.entries().keys().rev().copied().collect();
            if c % 2 == 0 { Command::SetSeeds { order } } else { Command::PlanStages(vec![SWISS, SWISS]) }
        }
        26 => return club::Command::MergePlayers { from: who, into: player(8) }.into(),
        _ => {
            let Some(pairing) = pairing else { return Act::Tournament { id: CUP, command: Command::Finish } };
            let animals = if c % 2 == 0 { Seat::First } else { Seat::Second };
            return add_game(pairing.series, game(animals, totals((40, 30), (0, 0)), Ending::Normal)).into();
        }
    };
    Act::Tournament { id: CUP, command }
}

/// Everybody who is here at tables, neighbours in a row that begins somewhere.
fn seated(desk: &mut Desk, cup: &Tournament, round: RoundNumber, from: usize) -> Arrangement {
    let Some(stage) = cup.current_stage() else { return Arrangement::default() };
    let mut here: Vec<_> = cup.here(stage, round).into_iter().map(|(player, _)| player).collect();
    here.retain(|&player| cup.out(round, player).is_none_or(Out::is_of_pairing));
    let turn = from % here.len().max(1);
    here.rotate_left(turn);
    let mut arrangement = Arrangement::default();
    for (pair, table) in here.chunks(2).zip(1..) {
        match *pair {
            [first, second] => {
                desk.ids += 1;
                let (table, players) = (TableNumber(table), Seats { first, second });
                arrangement.tables.push(Seating {
                    table,
                    players,
                    series: series(desk.ids),
                    bracket: None,
                    pinned: false,
                });
            }
            [last] => drop(arrangement.outs.insert(last, Out::Bye { by_hand: false })),
            _ => {}
        }
    }
    arrangement
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, ..ProptestConfig::default() })]

    #[test]
    fn undoing_all_of_a_tournament_leaves_nothing_and_redoing_all_brings_it_back(
        numbers in prop::collection::vec(any::<[u8; 4]>(), 1..60)
    ) {
        let folder = tempfile::tempdir().expect("a folder");
        let mut desk = Desk::started(folder.path(), 5, SWISS);
        for number in 6..=8 {
            desk.act(add(number, &format!("Player {number}"))).expect("a player");
        }
        let before = desk.entries;
        let mut states = vec![desk.state()];
        for numbers in numbers {
            let act = drawn(&mut desk, numbers);
            match desk.act_because(act, Some("because")) {
                Ok(()) => states.push(desk.state()),
                // A refusal changes nothing, and anything else is a mistake.
                Err(StoreError::Refused(_) | StoreError::TournamentRefused(_)) => {
                    prop_assert_eq!(states.last(), Some(&desk.state()));
                }
                Err(error) => prop_assert!(false, "{error}"),
            }
            // What was written is what the pure code made of it.
            if let Some(cup) = desk.club.tournament(CUP).expect("readable") {
                desk.club.results(&cup).expect("results");
            }
        }
        prop_assert_eq!(desk.club.check().expect("a check"), []);
        for state in states.iter().rev().skip(1) {
            desk.undo();
            prop_assert_eq!(state, &desk.state());
        }
        for _ in 0..before {
            desk.undo();
        }
        // Of each table it is known that there is nothing in it.
        prop_assert!(desk.state().iter().all(|(table, rows)| table == "counts" || rows.is_empty()));
        prop_assert_eq!(desk.club.check().expect("a check"), []);
        for _ in 0..before {
            desk.redo();
        }
        for state in states.iter().skip(1) {
            desk.redo();
            prop_assert_eq!(state, &desk.state());
        }
        prop_assert_eq!(desk.club.check().expect("a check"), []);
    }
}
