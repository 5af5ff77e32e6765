//! A club file that somebody changed behind the program's back: what is not as the program wrote it is noticed.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use halali::club::{Command, Profile};
use halali::store::{Fault, Reason, StoreError, VERSION, create, open, salvage};
use rusqlite::Connection;

use crate::salvage_of;
use crate::support::clubs::{add, holder, name, player, stamp, writer};
use crate::support::whole::{answers, full_club};

/// Changes a closed file behind the program's back.
fn alter(path: &Path, sql: &str) {
    let other = Connection::open(path).expect("a database");
    other.execute_batch(sql).expect(sql);
    other.close().expect("closed");
}

#[test]
fn a_file_with_the_triggers_of_others_is_refused_and_what_is_the_clubs_is_salvaged() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = full_club(folder.path());
    let whole = answers(&writer(&path)).expect("answers");
    for (sql, part) in [
        ("CREATE TRIGGER nice AFTER INSERT ON games BEGIN UPDATE players SET notes = 'paid'; END", "trigger nice"),
        ("CREATE VIEW hidden AS SELECT * FROM players", "view hidden"),
        ("CREATE TABLE more (n)", "table more"),
        ("CREATE INDEX by_name ON players (name)", "index by_name"),
        ("DROP TRIGGER undo_games_update", "trigger undo_games_update"),
        ("DROP INDEX series_by_first", "index series_by_first"),
        (
            "DROP TRIGGER log_keeps_delete; CREATE TRIGGER log_keeps_delete BEFORE DELETE ON log BEGIN SELECT 1; END",
            "trigger log_keeps_delete",
        ),
    ] {
        let altered = folder.path().join("altered.halaliclub");
        fs::copy(&path, &altered).expect("a copy");
        alter(&altered, sql);
        let before = fs::read(&altered).expect("a file");
        match open(&altered, &holder()) {
            Err(StoreError::Altered { parts, .. }) => assert_eq!(parts, [part]),
            other => panic!("{sql}: {other:?}"),
        }
        let new = folder.path().join("salvaged.halaliclub");
        assert_eq!(salvage(&altered, &new, &stamp(9_999)).expect(sql), BTreeSet::new());
        assert!(fs::read(&altered).expect("a file") == before, "{sql}");
        let mut club = writer(&new);
        assert!(answers(&club).expect("answers") == whole, "{sql}");
        club.undo(&stamp(8_000)).expect("undo");
        drop(club);
        assert!(matches!(salvage(&path, &new, &stamp(9_999)), Err(StoreError::Exists { .. })));
        fs::remove_file(&new).expect("a file");
    }
}

/// A number alone may be damaged; with a schema that nobody knows here the file is from a newer program.
#[test]
fn a_file_of_a_newer_version_is_not_salvaged() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = full_club(folder.path());
    let whole = answers(&writer(&path)).expect("answers");
    alter(&path, "PRAGMA user_version = 9");
    let (missing, found) = salvage_of(&fs::read(&path).expect("a file"), folder.path());
    assert!(missing.is_empty() && found == whole, "{missing:?}");
    for sql in ["CREATE TABLE ranks (id BLOB)", "DROP TABLE ranks; ALTER TABLE players ADD COLUMN title TEXT"] {
        alter(&path, sql);
        let before = fs::read(&path).expect("a file");
        let new = folder.path().join("new.halaliclub");
        match salvage(&path, &new, &stamp(9_999)) {
            Err(StoreError::Newer { path: named, found: 9, known: VERSION }) => assert_eq!(named, path),
            other => panic!("{sql}: {other:?}"),
        }
        assert!(fs::read(&path).expect("a file") == before && !new.exists());
    }
}

#[test]
fn an_undo_whose_data_is_damaged_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.halaliclub");
    let mut club = create(&path, &holder()).expect("a club file");
    let renamed = Command::EditPlayer { player: player(1), profile: Profile::of(name("Zoé")) };
    for (number, command) in (1..).zip([add(1, "Zoë"), renamed]) {
        club.carry_out(&command, &stamp(number)).expect("a command");
    }
    club.close().expect("closed");
    alter(&path, "UPDATE undo_steps SET fact = json_set(fact, '$.notes', 'x') WHERE inverse = 'update'");
    let mut club = writer(&path);
    let before = answers(&club).expect("answers");
    assert!(matches!(club.undo(&stamp(3)), Err(StoreError::DamagedRow { .. } | StoreError::Damaged { .. })));
    assert!(answers(&club).expect("answers") == before);
}

#[test]
fn the_check_finds_what_reading_does_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = full_club(folder.path());
    let rewriting = |sql: &str| {
        format!(
            "DROP TRIGGER log_keeps_update; DROP TRIGGER log_keeps_delete; PRAGMA foreign_keys = OFF; {sql};
             CREATE TRIGGER log_keeps_update BEFORE UPDATE ON log BEGIN SELECT RAISE(ABORT, 'the log is never rewritten'); END;
             CREATE TRIGGER log_keeps_delete BEFORE DELETE ON log BEGIN SELECT RAISE(ABORT, 'the log is never rewritten'); END;"
        )
    };
    let kind = |fault: &Fault| match fault {
        Fault::Row { table, .. } => (*table).to_owned(),
        Fault::Log { number } => format!("entry {number}"),
        Fault::Undo { .. } => "undo".to_owned(),
        Fault::Database { what } => what.clone(),
        Fault::Schema { part, .. } => part.clone(),
    };
    let undo_step = "UPDATE undo_steps SET fact = json_set(fact, '$.notes', 'x') WHERE step =
        (SELECT min(step) FROM undo_steps WHERE fact_table = 'players' AND inverse = 'update')";
    for (sql, found) in [
        ("UPDATE players SET notes = 'x' WHERE name LIKE '%20%'".to_owned(), "players"),
        ("UPDATE games SET sum = sum + 1 WHERE number = 2".to_owned(), "games"),
        ("UPDATE club SET walkover = 36".to_owned(), "club"),
        (rewriting("UPDATE log SET device = 'elsewhere' WHERE number = 7"), "log"),
        (rewriting("DELETE FROM log WHERE number = 5"), "entry 5"),
        (undo_step.to_owned(), "undo"),
        ("UPDATE undo_steps SET fact_table = 'nothing' WHERE step = 3".to_owned(), "undo"),
        ("DELETE FROM undo_steps WHERE entry = 3".to_owned(), "undo"),
        ("DELETE FROM undo_steps WHERE entry = (SELECT max(number) FROM log)".to_owned(), "undo"),
        ("DELETE FROM undo_steps WHERE step = (SELECT min(step) FROM undo_steps WHERE entry = 50)".to_owned(), "undo"),
        ("DELETE FROM undo_steps".to_owned(), "undo"),
        (
            "PRAGMA foreign_keys = OFF; DELETE FROM players WHERE id = (SELECT first FROM series LIMIT 1)".to_owned(),
            "series → players",
        ),
    ] {
        let altered = folder.path().join("altered.halaliclub");
        fs::copy(&path, &altered).expect("a copy");
        alter(&altered, &sql);
        let club = writer(&altered);
        let faults = club.check().expect("a check");
        assert!(faults.iter().any(|fault| kind(fault) == found), "{sql}: {faults:?}");
        assert!(matches!(club.back_up(Reason::Asked, holder().since), Err(StoreError::FaultyCopy { .. })), "{sql}");
    }
}

/// SQLite reads a trigger whose kind is a blob like any other, and leaves it out of a copy.
#[test]
fn a_part_of_the_schema_that_is_no_text_is_noticed() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = full_club(folder.path());
    alter(
        &path,
        "PRAGMA writable_schema = ON;
        UPDATE sqlite_schema SET type = CAST(type AS BLOB) WHERE name = 'count_log_insert'",
    );
    match open(&path, &holder()) {
        Err(StoreError::Altered { parts, .. }) => assert_eq!(parts, ["trigger count_log_insert"]),
        other => panic!("{other:?}"),
    }
}
