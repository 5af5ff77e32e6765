//! Damage in the tables of tournaments: nothing is read as something else, and what can be saved is saved.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::support::clubs::{add, game, holder, name, player, series, stamp, totals, writer};
use halali::club::{self, SameSides, Seat, Seats};
use halali::rules::{Ending, Random};
use halali::store::{ClubFile, Missing as Lost, Opened, StoreError, Writer, create, open, salvage};
use halali::tournament::{
    Act, Apart, Arrangement, Avoid, Command, Elimination, Format, Head, MatchNumber, Missing, Out, Results,
    RoundNumber, Seating, Settings, Strength, TableNumber, Tournament, TournamentId,
};
use rusqlite::Connection;
use uuid::Uuid;

const TABLES: [&str; 10] =
    ["tournaments", "entries", "away", "avoids", "stages", "members", "rounds", "pairings", "extra", "places"];
const CUPS: [TournamentId; 2] = [TournamentId(Uuid::from_u128(0x5001)), TournamentId(Uuid::from_u128(0x5002))];

fn date() -> chrono::NaiveDate {
    chrono::NaiveDate::from_ymd_opt(2026, 11, 28).expect("a date")
}

/// A closed file of two tournaments with everything that there can be in one.
fn full(folder: &Path) -> PathBuf {
    let mut club = create(&folder.join("club.halaliclub"), &holder()).expect("a club file");
    let mut number = 0;
    let mut act = |act: Act, club: &mut Writer| {
        number += 1;
        let mut stamp = stamp(number);
        stamp.why = Some("because".to_owned());
        club.carry_out(act, &stamp).expect("an act");
    };
    for number in 1..=12 {
        act(add(number, &format!("Player {number}")).into(), &mut club);
    }
    let knockout = Format::Knockout { elimination: Elimination::Single { third_place: false } };
    let mut next = 0;
    for (id, players, stages) in
        [(CUPS[0], 11_u128, vec![Format::Swiss { rounds: 3 }, knockout]), (CUPS[1], 2, vec![knockout])]
    {
        let of = |command| Act::Tournament { id, command };
        let settings = Box::new(Settings::usual(7));
        let create = Command::Create { id, name: name("Cup"), first: date(), last: date(), settings, stages };
        act(of(create), &mut club);
        for number in 1..=players {
            act(of(Command::Enter { player: player(number), from: RoundNumber::FIRST, rating: None }), &mut club);
        }
        act(of(Command::Start { ratings: BTreeMap::from([(player(1), 1600)]), groups: BTreeMap::new() }), &mut club);
        let rounds = if players > 2 { 3 } else { 1 };
        for round in (1..=rounds).map(RoundNumber) {
            if round.0 == 2 {
                act(of(Command::Withdraw { player: player(11), from: round }), &mut club);
                for apart in [Apart::Households, Apart::pair(player(1), player(9))] {
                    let avoid = Avoid { apart, strength: Strength::Soft, until: Some(RoundNumber(3)) };
                    act(of(Command::PutAvoid(avoid)), &mut club);
                }
                act(
                    of(Command::SitOut { round: RoundNumber(3), player: player(4), out: Some(Out::Absent) }),
                    &mut club,
                );
            }
            let absent = u128::from(round.0 == 3);
            let mut here: Vec<u128> =
                (1..=players).filter(|&n| !(round.0 > 1 && n == 11 || absent == 1 && n == 4)).collect();
            here.rotate_left(usize::from(round.0 - 1));
            let mut arrangement = Arrangement::default();
            for (pair, table) in here.chunks(2).zip(1..) {
                let [first, second] = *pair else {
                    arrangement.outs.insert(player(pair[0]), Out::Bye { by_hand: false });
                    continue;
                };
                next += 1;
                let (table, bracket) = (TableNumber(table), (players == 2).then_some(MatchNumber(0)));
                let seats = Seats { first: player(first), second: player(second) };
                let pinned = table.0 == 2;
                arrangement.tables.push(Seating { table, players: seats, series: series(next), bracket, pinned });
            }
            let tables = arrangement.tables.clone();
            act(of(Command::PairRound { round, date: date(), arrangement }), &mut club);
            for Seating { series, table, .. } in tables {
                for animals in Seat::BOTH {
                    let points = if players == 2 { (30, 30) } else { (30 + u32::from(table.0), 30) };
                    let game = game(animals, totals(points, (0, 0)), Ending::Normal);
                    let same_sides = SameSides::Refused;
                    act(club::Command::AddGame { series, game, same_sides }.into(), &mut club);
                }
            }
            let command = if players == 2 {
                Command::AddExtra { round, table: TableNumber(1), series: series(900), date: date() }
            } else {
                Command::CloseRound { round, missing: Missing::Allowed }
            };
            act(Act::Tournament { id, command }, &mut club);
        }
    }
    let path = club.path().to_owned();
    club.close().expect("closed");
    path
}

type Answers = (Vec<Head>, Vec<Option<(Tournament, Results)>>);

fn answers(club: &ClubFile) -> Result<Answers, StoreError> {
    let mut cups = Vec::new();
    for id in CUPS {
        let cup = club.tournament(id)?;
        let results = cup.as_ref().map(|cup| club.results(cup)).transpose()?;
        cups.push(cup.zip(results));
    }
    Ok((club.tournaments()?, cups))
}

/// Whether damage is noticed: by whoever reads what is damaged, and by the check.
fn is_noticed(path: &Path, before: &Answers, place: &str) -> bool {
    match open(path, &holder()) {
        Ok(Opened::ForWriting(club)) => {
            let faults = club.check().expect(place);
            match answers(&club) {
                Ok(found) => assert_eq!(&found, before, "{place} is read as something else"),
                Err(error) => assert_ne!(faults, [], "{place}: {error}"),
            }
            !faults.is_empty()
        }
        Err(StoreError::Damaged { .. } | StoreError::NotAClub { .. } | StoreError::Altered { .. }) => true,
        other => panic!("{place}: {other:?}"),
    }
}

/// Salvages a file and says how many of its tournaments are as they were, and how many are there at all.
fn salvaged(path: &Path, before: &Answers, place: &str) -> (usize, usize) {
    let folder = tempfile::tempdir().expect("a folder");
    let new = folder.path().join("new.halaliclub");
    let missing = salvage(path, &new, &stamp(5_000)).expect(place);
    let club = writer(&new);
    assert_eq!(club.check().expect(place), [], "{place}");
    let (_, cups) = answers(&club).expect(place);
    let same = cups.iter().zip(&before.1).filter(|(now, before)| now == before).count();
    assert!(same == CUPS.len() || !missing.is_empty(), "{place}: what is missing is not said");
    (same, cups.iter().flatten().count())
}

#[test]
fn a_row_that_is_lost_or_altered_is_missed() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = full(folder.path());
    let before = answers(&writer(&path)).expect("answers");
    assert!(before.1.iter().all(Option::is_some));
    let (damaged, mut tried, mut there) = (folder.path().join("damaged.halaliclub"), 0, 0);
    for table in TABLES {
        let reading = Connection::open(&path).expect("a database");
        let columns: Vec<String> = {
            let mut info = reading.prepare("SELECT name FROM pragma_table_info(?1)").expect("columns");
            info.query_map([table], |row| row.get(0)).expect("names").collect::<Result<_, _>>().expect("names")
        };
        let rows: i64 =
            reading.query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get(0)).expect("a count");
        assert!(rows > 0, "{table} is tried too");
        let key: String = {
            let sql = "SELECT group_concat(name, ', ') FROM pragma_table_info(?1) WHERE pk > 0";
            reading.query_row(sql, [table], |row| row.get(0)).expect("a key")
        };
        let some = format!("({key}) IN (SELECT {key} FROM {table} LIMIT 1 OFFSET {})", rows / 2);
        let lose = format!("DELETE FROM {table} WHERE {some}");
        let alter = columns.iter().map(|column| {
            let value = format!(
                "CASE typeof({column}) WHEN 'integer' THEN {column} + 1 WHEN 'blob' THEN zeroblob(16)
                    WHEN 'null' THEN 1 ELSE replace({column}, 'a', 'e') || 'x' END"
            );
            format!("UPDATE {table} SET {column} = {value} WHERE {some}")
        });
        for sql in [lose].into_iter().chain(alter) {
            drop(reading.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)"));
            fs::copy(&path, &damaged).expect("a copy");
            let harm = Connection::open(&damaged).expect("a database");
            let setup =
                "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; PRAGMA recursive_triggers = OFF;";
            harm.execute_batch(setup).expect("no checks");
            // Nothing stands in the way of damage.
            let triggers: Vec<(String, String)> = {
                let sql = "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = ?1";
                let mut triggers = harm.prepare(sql).expect("triggers");
                let found = triggers.query_map([table], |row| Ok((row.get(0)?, row.get(1)?))).expect("triggers");
                found.collect::<Result<_, _>>().expect("triggers")
            };
            for (name, _) in &triggers {
                harm.execute_batch(&format!("DROP TRIGGER {name}")).expect("no trigger");
            }
            // The types of the columns cannot be damaged in this way.
            let Ok(changed) = harm.execute(&sql, []) else { continue };
            for (_, made) in &triggers {
                harm.execute_batch(made).expect("a trigger");
            }
            assert_eq!(changed, 1, "{sql}");
            harm.close().expect("closed");
            assert!(is_noticed(&damaged, &before, &sql), "{sql}");
            let (same, kept) = salvaged(&damaged, &before, &sql);
            assert!(same >= 1, "{sql}: the other tournament is lost too");
            tried += 1;
            there += kept;
            fs::remove_file(&damaged).expect("removed");
            let _ = fs::remove_dir_all(folder.path().join("damaged.halaliclub.backups"));
        }
    }
    assert!(tried > 40 && there * 10 > tried * 17, "{tried} tried, {there} tournaments saved");
}

/// Changes a file behind the back of its triggers.
fn harm(path: &Path, sql: &str) {
    let harm = Connection::open(path).expect("a database");
    harm.execute_batch("PRAGMA foreign_keys = OFF").expect("no checks");
    let triggers: Vec<(String, String)> = {
        let mut triggers =
            harm.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").expect("triggers");
        let found = triggers.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).expect("triggers");
        found.collect::<Result<_, _>>().expect("triggers")
    };
    for (name, _) in &triggers {
        harm.execute_batch(&format!("DROP TRIGGER {name}")).expect("no trigger");
    }
    harm.execute_batch(sql).expect(sql);
    for (_, made) in &triggers {
        harm.execute_batch(made).expect("a trigger");
    }
    harm.close().expect("closed");
}

/// The log knows what there must be, of tournaments too.
#[test]
fn a_salvage_names_what_is_missing_of_tournaments() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = full(folder.path());
    let hex = |id: Uuid| format!("x'{}'", id.simple());
    let [cup, other] = CUPS.map(|id| hex(id.0));
    let (late, first) = (hex(player(11).0), hex(series(1).0));
    let round = |of: &str, table: &str| format!("DELETE FROM {table} WHERE tournament = {cup} AND {of} = 3;");
    let rounds = [round("round", "places"), round("round", "pairings"), round("number", "rounds")].concat();
    let of_player = |table: &str| format!("DELETE FROM {table} WHERE tournament = {cup} AND player = {late};");
    let entry = ["places", "away", "members", "entries"].map(of_player).concat();
    let (tournament, name) = (CUPS[0], "Cup".to_owned());
    let entered =
        Lost::Entry { tournament, name: name.clone(), player: player(11), player_name: "Player 11".to_owned() };
    let what = Some("2026-11-28, Player 1 – Player 2".to_owned());
    let cases = [
        (
            format!("DELETE FROM tournaments WHERE id = {other};"),
            Lost::Tournament { tournament: CUPS[1], name: name.clone() },
        ),
        (rounds, Lost::Round { tournament, name, round: 3 }),
        (entry, entered),
        (
            format!("DELETE FROM games WHERE series = {first}; DELETE FROM series WHERE id = {first};"),
            Lost::Series { series: series(1), what },
        ),
    ];
    for (place, (sql, lost)) in cases.into_iter().enumerate() {
        let damaged = folder.path().join(format!("damaged-{place}.halaliclub"));
        fs::copy(&path, &damaged).expect("a copy");
        harm(&damaged, &sql);
        let missing = salvage(&damaged, &folder.path().join(format!("new-{place}.halaliclub")), &stamp(5_000));
        let missing = missing.expect("a salvage");
        assert!(missing.contains(&lost), "{lost:?}: {missing:?}");
        let is_vague = |lost: &Lost| matches!(lost, Lost::Pages { .. } | Lost::Log { .. });
        assert!(!missing.iter().any(is_vague), "{missing:?}");
        let series = missing.iter().filter(|lost| matches!(lost, Lost::Series { .. })).count();
        assert_eq!(series, usize::from(place == 3), "{missing:?}");
    }
    let whole = salvage(&path, &folder.path().join("whole.halaliclub"), &stamp(5_000)).expect("a salvage");
    assert!(whole.is_empty(), "{whole:?}");
}

#[test]
fn flipped_bits_are_never_read_as_something_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = full(folder.path());
    let before = answers(&writer(&path)).expect("answers");
    let whole = fs::read(&path).expect("a file");
    let pages: Vec<usize> = {
        let reading = Connection::open(&path).expect("a database");
        let mut roots =
            reading.prepare("SELECT rootpage FROM sqlite_schema WHERE tbl_name = ?1 AND rootpage > 0").expect("pages");
        let root = |table: &str| -> Vec<i64> {
            roots.query_map([table], |row| row.get(0)).expect("pages").collect::<Result<_, _>>().expect("pages")
        };
        TABLES.into_iter().flat_map(root).map(|page| page as usize - 1).collect()
    };
    let damaged = folder.path().join("flipped.halaliclub");
    let mut random = Random::new(3);
    let mut noticed = 0;
    for flip in 0..60 {
        let page = pages[flip % pages.len()] * 4_096;
        let mut bytes = whole.clone();
        // Where the page has something.
        let used: Vec<usize> = (page..page + 4_096).filter(|&at| whole[at] != 0).collect();
        let at = used[random.below(used.len() as u64) as usize];
        bytes[at] ^= 1 << random.below(8);
        fs::write(&damaged, &bytes).expect("a file");
        noticed += usize::from(is_noticed(&damaged, &before, &format!("byte {at}")));
        fs::remove_file(&damaged).expect("removed");
        let _ = fs::remove_dir_all(folder.path().join("flipped.halaliclub.backups"));
    }
    assert!(noticed > 30, "{noticed}");
}
