//! What it takes to enter something in a tournament in a club file, by how large that is.

#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use std::path::Path;
use std::time::{Duration, Instant};

use crate::support::clubs::{add, game, name, player, record, series, stamp, totals};
use crate::support::desk::{CUP, Desk, SWISS, add_game, date};
use halali::club::{self, Batch, BatchPurpose, Seat, Seats, SeriesRecord};
use halali::rules::Ending;
use halali::tournament::{
    Act, Change, Command, Entry, Head, Member, Pairing, RoundNumber, RoundState, Seed, Settings, StageNumber, State,
    TableNumber, Tournament,
};

/// A club with a tournament of so many players whose first round is played, and one more player.
fn of(players: u16, folder: &Path) -> Desk {
    let mut desk = Desk::new(folder, 0);
    let (id, settings, state) = (CUP, Settings::usual(7), State::Running);
    let head = Head { id, name: name("Spring Cup"), first: date(), last: date(), settings, state };
    let (stage, round) = (StageNumber::FIRST, RoundNumber::FIRST);
    let mut rows = vec![
        Change::PutStage { number: stage, format: SWISS, closed: false },
        Change::PutRound { number: round, stage, date: date(), state: RoundState::Released },
    ];
    let mut acts: Vec<Act> = vec![add(u128::from(players) + 1, "Somebody").into()];
    for number in 1..=players {
        let (who, seed) = (player(number.into()), Seed(number));
        acts.push(add(number.into(), &format!("Player {number}")).into());
        rows.push(Change::PutEntry(Entry { seed: Some(seed), ..Entry::new(who, round) }));
        rows.push(Change::PutMember { stage, player: who, member: Member { seed, group: None } });
    }
    for table in 1..=players / 2 {
        let (first, second) = (u128::from(2 * table - 1), u128::from(2 * table));
        let empty = SeriesRecord { games: Vec::new(), ..record(table.into(), first, second, 28) };
        acts.push(club::Command::RecordSeries(empty).into());
        let pairing = Pairing {
            table: TableNumber(table),
            players: Seats { first: player(first), second: player(second) },
            series: series(table.into()),
            extra: Vec::new(),
            bracket: None,
            pinned: false,
            no_show: false,
            missing: false,
        };
        rows.push(Change::PutPairing { round, pairing });
    }
    let taken = Tournament::read(head, &rows).expect("a tournament");
    acts.push(Act::Tournament { id: CUP, command: Command::TakeIn(Box::new(taken)) });
    let batch = Batch { purpose: BatchPurpose::Import, commands: acts };
    desk.club.carry_out_all(&batch, &stamp(1)).expect("a tournament");
    desk.entries = 1;
    desk
}

/// The least time of several.
fn least(mut act: impl FnMut(u128)) -> Duration {
    let took = (1..=8).map(|time| {
        let start = Instant::now();
        act(time);
        start.elapsed()
    });
    took.min().expect("eight times")
}

#[test]
fn a_game_is_entered_at_once_however_many_play() {
    let took = [64_u16, 2_000].map(|players| {
        let folder = tempfile::tempdir().expect("a folder");
        let mut desk = of(players, folder.path());
        let whole = least(|_| drop(desk.cup()));
        let enter = least(|table| {
            let game = game(Seat::First, totals((40, 30), (0, 0)), Ending::Normal);
            desk.act(add_game(series(table), game)).expect("a game");
        });
        let come = Command::Enter { player: player(u128::from(players) + 1), from: RoundNumber(2), rating: None };
        let late = least(|_| {
            desk.to(come.clone()).expect("an entry");
            desk.undo();
        });
        println!("{players} players: all read {whole:?}, a game entered {enter:?}, an entry, and undone {late:?}");
        enter
    });
    assert!(took[1] < took[0] * 4 + Duration::from_millis(5), "{took:?}");
}
