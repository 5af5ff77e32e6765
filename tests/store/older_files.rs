//! Files that older versions of the program wrote: brought up to date with everything in them.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

use std::fs;
use std::path::{Path, PathBuf};

use crate::support::clubs::{facts, player, series, stamp, writer};
use halali::club::Seat;
use halali::store::{Did, Fault, Reason, StoreError, Writer, backups};
use rusqlite::Connection;

/// A copy of a file of a version.
fn of_version(version: u32, folder: &tempfile::TempDir) -> PathBuf {
    let path = folder.path().join("club.halaliclub");
    let shipped = format!("{}/tests/data/store/version-{version}.halaliclub", env!("CARGO_MANIFEST_DIR"));
    fs::copy(shipped, &path).expect("a copy");
    path
}

/// A file of version 1 with seven players, six series and some undos and redos.
fn version_1(folder: &tempfile::TempDir) -> PathBuf {
    of_version(1, folder)
}

#[test]
fn a_file_of_version_1_has_all_its_facts() {
    let folder = tempfile::tempdir().expect("a folder");
    let club = writer(&version_1(&folder));
    assert_eq!(club.faults().expect("a check"), Vec::<String>::new());
    let names: Vec<_> = club.players().expect("players").into_iter().map(|player| player.profile.name).collect();
    let names: Vec<_> = names.iter().map(|name| name.as_str()).collect();
    assert_eq!(names, ["Élodie", "李小龙", "Łukasz Nowak", "O’Brien \"Max\"", "Zoë Özil", "Zoë Özil"]);
    let edited = club.player(player(2)).expect("readable").expect("a player").profile;
    assert_eq!((edited.contact.expect("a contact").as_str(), edited.notes.as_str()), ("luk@example.org", "two\nlines"));
    assert!(club.player(player(6)).expect("readable").expect("a player").archived);
    assert_eq!(club.series(series(5)).expect("readable"), None);
    let games = |number| {
        let series = club.series(series(number)).expect("readable").expect("a series");
        series.games().iter().map(|game| (game.board.points.animals.0, game.board.points.humans.0)).collect::<Vec<_>>()
    };
    assert_eq!(games(1), [(40, 30), (20, 35)]);
    assert_eq!(games(2), [(40, 30), (35, 20)]);
    assert_eq!(games(3)[1], (12, 31));
    assert_eq!(games(4), [(40, 30), (8, 9)]);
    assert_eq!(games(6), [(8, 9)]);
    let third = club.series(series(3)).expect("readable").expect("a series");
    assert_eq!(third.games()[0].animals, Seat::Second);
    let log = club.log().expect("a log");
    assert_eq!(log.len(), 23);
    assert_eq!(log.iter().filter(|entry| matches!(entry.did, Did::Command(_))).count(), 19);
    assert_eq!(log[13].stamp.why.as_deref(), Some("the sheet had them the wrong way round"));
}

#[test]
fn what_was_done_in_version_1_can_be_undone_and_redone() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = version_1(&folder);
    let mut club = writer(&path);
    club.redo(&stamp(100)).expect("redo");
    assert_eq!(club.players().expect("players").len(), 7);
    club.undo(&stamp(101)).expect("undo");
    assert_eq!(undo_and_redo_all(&path, &mut club), 18);
}

/// A file of version 2 with players, series that were edited, removed and merged, and a game under way with its clock.
#[test]
fn what_was_done_in_version_2_can_be_undone_and_redone() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = of_version(2, &folder);
    let mut club = writer(&path);
    assert_eq!(club.check().expect("a check"), []);
    let whole = (club.players().expect("players").len(), club.series_ids().expect("series").len());
    assert_eq!((whole, club.log().expect("a log").len()), ((6, 6), 54));
    let live = club.live_games().expect("games");
    assert_eq!((live.len(), live[0].events(), live[0].clock().is_some()), (1, 6, true));
    assert_eq!(undo_and_redo_all(&path, &mut club), 27);
}

/// A file of version 3, with what was done in version 2 and after, and a season that was undone.
#[test]
fn what_was_done_in_version_3_can_be_undone_and_redone() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = of_version(3, &folder);
    let mut club = writer(&path);
    assert_eq!(club.check().expect("a check"), []);
    let whole = (club.players().expect("players").len(), club.series_ids().expect("series").len());
    assert_eq!((whole, club.log().expect("a log").len()), ((8, 7), 66));
    let live = club.live_games().expect("games");
    assert_eq!((live.len(), live[0].events(), live[0].clock().is_some()), (1, 6, true));
    assert_eq!(club.tournaments().expect("tournaments"), []);
    club.redo(&stamp(100)).expect("redo");
    assert_eq!(club.seasons().expect("seasons").len(), 2);
    club.undo(&stamp(101)).expect("undo");
    assert_eq!(undo_and_redo_all(&path, &mut club), 33);
}

/// Before a file is brought up to date it is copied as it is, and whatever the older version kept is there after.
#[test]
fn a_file_of_version_3_is_copied_before_it_is_brought_up_to_date() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = of_version(3, &folder);
    let before = facts(&path);
    let club = writer(&path);
    let after = facts(&path);
    for (table, rows) in &before {
        let is_there = |row: &&String| !after[table].contains(row);
        let lost: Vec<_> = rows.iter().filter(is_there).collect();
        assert_eq!(lost, Vec::<&String>::new(), "{table}");
        assert!(table == "counts" || rows.len() == after[table].len(), "{table}");
    }
    let copies = backups(club.path()).expect("backups");
    let [copy] = &copies[..] else { panic!("{copies:?}") };
    assert_eq!(copy.reason, Reason::BeforeMigration);
    assert_eq!(facts(&copy.path), before);
    let version = |path: &Path| -> u32 {
        let reading = Connection::open(path).expect("a database");
        reading.pragma_query_value(None, "user_version", |row| row.get(0)).expect("a version")
    };
    assert_eq!((version(&copy.path), version(&path)), (3, 4));
}

/// What is missing in an older file is not taken for whole when the file is brought up to date.
#[test]
fn a_row_that_an_older_file_has_lost_is_missed() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = of_version(3, &folder);
    let harm = Connection::open(&path).expect("a database");
    let triggers: Vec<(String, String)> = {
        let sql = "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'players'";
        let mut triggers = harm.prepare(sql).expect("triggers");
        let found = triggers.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).expect("triggers");
        found.collect::<Result<_, _>>().expect("triggers")
    };
    for (name, _) in &triggers {
        harm.execute_batch(&format!("DROP TRIGGER {name}")).expect("no trigger");
    }
    assert_eq!(harm.execute("DELETE FROM players WHERE name LIKE '%DROP TABLE%'", []).expect("a loss"), 1);
    for (_, made) in &triggers {
        harm.execute_batch(made).expect("a trigger");
    }
    harm.close().expect("closed");
    let club = writer(&path);
    assert!(matches!(club.players(), Err(StoreError::DamagedRow { table: "players", .. })));
    assert!(matches!(&club.check().expect("a check")[..], [Fault::Row { table: "counts", .. }]));
}

/// Undoes everything and redoes it; how many states there are. The file is in order in each, with every row counted.
fn undo_and_redo_all(path: &Path, club: &mut Writer) -> usize {
    let mut states = vec![facts(path)];
    let mut number = 1_000;
    let mut next = || {
        number += 1;
        stamp(number)
    };
    loop {
        match club.undo(&next()) {
            Ok(_) => states.push(facts(path)),
            Err(StoreError::NothingToUndo) => break,
            Err(error) => panic!("{error:?}"),
        }
        assert_eq!(club.check().expect("a check"), []);
    }
    assert_eq!(club.players().expect("players"), []);
    for state in states.iter().rev().skip(1) {
        club.redo(&next()).expect("redo");
        assert_eq!(facts(path), *state);
        assert_eq!(club.check().expect("a check"), []);
    }
    states.len()
}
