//! A club of five hundred with a few thousand older series, and a tournament of two hundred of them: eight rounds of nine are
//! played, and somebody left after the third, so that every round since has a bye.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Instant;

use chrono::Days;
use halali::club::{Batch, BatchPurpose, Command as Club, Seat, SeriesRecord};
use halali::rules::Ending;
use halali::store::{self, create};
use halali::tournament::{Act, Command, Format, Known, Missing, RoundNumber, Wishes, propose};

use super::support::clubs::{add, game, holder, player, record, series, stamp, totals};
use super::support::desk::{CUP, Desk, create_cup, date, enter};
use super::support::hands::long_name;

pub(super) const PLAYERS: u128 = 200;
const OTHERS: u128 = 300;
const OLDER: u128 = 4000;
const SERIES_OF_AN_EVENING: u128 = 20;
const ROUNDS: u16 = 9;

/// A copy of the club in a folder; it is made when it is not there yet.
pub(super) fn club_in(folder: &Path) -> PathBuf {
    let made = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("desk-{}.halaliclub", store::VERSION));
    if !made.exists() {
        let start = Instant::now();
        make(&made);
        println!("made {} in {:.1?}", made.display(), start.elapsed());
    }
    let copy = folder.join("club.halaliclub");
    std::fs::copy(&made, &copy).expect("a copy");
    copy
}

fn make(file: &Path) {
    let half = file.with_extension("half");
    let _ = std::fs::remove_file(&half);
    let mut desk = Desk { club: create(&half, &holder()).expect("a club file"), entries: 0, ids: OLDER };
    let people = (1..=PLAYERS + OTHERS).map(|number| add(number, &long_name(number as usize)));
    together(&mut desk, people.map(Act::Club).collect());
    for evening in 0..OLDER / SERIES_OF_AN_EVENING {
        let of_evening = evening * SERIES_OF_AN_EVENING..(evening + 1) * SERIES_OF_AN_EVENING;
        let records = of_evening.map(|number| Act::Club(Club::RecordSeries(older(number, evening))));
        together(&mut desk, records.collect());
    }
    desk.to(create_cup(Format::Swiss { rounds: ROUNDS })).expect("a tournament");
    let entered = (1..=PLAYERS).map(|number| Act::Tournament { id: CUP, command: enter(number) });
    together(&mut desk, entered.collect());
    desk.to(Command::Start { ratings: BTreeMap::new(), groups: BTreeMap::new() }).expect("a start");
    for round in (1..ROUNDS).map(RoundNumber) {
        play(&mut desk, round);
        if round == RoundNumber(3) {
            desk.to(Command::Withdraw { player: player(100), from: RoundNumber(4) }).expect("a withdrawal");
        }
    }
    desk.club.close().expect("closed");
    std::fs::rename(&half, file).expect("a name");
}

fn together(desk: &mut Desk, commands: Vec<Act>) {
    desk.entries += 1;
    let batch = Batch { purpose: BatchPurpose::Together, commands };
    desk.club.carry_out_all(&batch, &stamp(desk.entries)).expect("a batch");
}

/// A series of an evening long before.
fn older(number: u128, evening: u128) -> SeriesRecord {
    let everybody = PLAYERS + OTHERS;
    let first = number * 7 % everybody;
    let second = (first + 1 + number % (everybody - 1)) % everybody;
    let before = Days::new(7 * (OLDER / SERIES_OF_AN_EVENING - evening) as u64);
    let record = record(number, first + 1, second + 1, 1);
    SeriesRecord { date: record.date - before, ..record }
}

/// Pairs a round as the program does, plays it and closes it.
fn play(desk: &mut Desk, round: RoundNumber) {
    let cup = desk.cup();
    let results = desk.club.results(&cup).expect("results");
    let known = Known { tournament: &cup, results: &results, profiles: &BTreeMap::new() };
    let mut ids = desk.ids..;
    let proposal = propose(known, &Wishes::default(), &mut || series(ids.next().expect("an id"))).expect("a round");
    desk.ids = ids.start;
    desk.to(proposal.command(date())).expect("a round");
    desk.to(Command::ReleaseRound { round }).expect("a release");
    let games = proposal.arrangement.tables.iter().zip(0_u32..).flat_map(|(seating, place)| {
        let mix = (place * 7919 + u32::from(round.0) * 104_729) % 61;
        Seat::BOTH.map(|animals| {
            let points = totals((30 + mix % 40, 30 + mix * 7 % 41), (u8::from(mix % 3 == 0), (mix % 2) as u8));
            let game = game(animals, points, Ending::Normal);
            Act::Club(super::support::desk::add_game(seating.series, game))
        })
    });
    together(desk, games.collect());
    desk.to(Command::CloseRound { round, missing: Missing::Refused }).expect("a closed round");
}
