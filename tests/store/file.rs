//! Club files: who may open them how, what happens to files that are not as they should be, and copies.
//!
//! `HALALI_TEST_FULL=1` cuts the write-ahead log at many more places.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::support::clubs::{add, facts, holder, name, player, record, series, stamp, writer};
use chrono::NaiveDate;
use halali::club::{Command, Player};
use halali::store::{ClubFile, Opened, ReadOnly, StoreError, VERSION, Writer, create, open};
use rusqlite::Connection;

/// Every file of a folder with what it holds, but for locks.
fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let paths = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let paths = paths.filter(|path| path.extension().is_none_or(|ending| ending != "lock"));
    paths.map(|path| (path.clone(), fs::read(&path).expect("a file"))).collect()
}

fn new_club(folder: &Path) -> Writer {
    create(&folder.join("club.halaliclub"), &holder()).expect("a new club file")
}

/// Adds players with numbers in a row, each with the stamp of its number.
fn add_players(club: &mut Writer, numbers: std::ops::Range<u128>) {
    for number in numbers {
        club.carry_out(add(number, &format!("Player {number}")), &stamp(number)).expect("a command");
    }
}

/// A closed club file with three players and two series.
fn closed_club(folder: &Path) -> PathBuf {
    let mut club = new_club(folder);
    add_players(&mut club, 1..4);
    for (number, first, second, day) in [(11, 1, 2, 9), (12, 3, 1, 2)] {
        let command = Command::RecordSeries(record(number, first, second, day));
        club.carry_out(&command, &stamp(number)).expect("a command");
    }
    let path = club.path().to_owned();
    club.close().expect("closed");
    path
}

fn read_only(path: &Path) -> (ClubFile, ReadOnly) {
    match open(path, &holder()) {
        Ok(Opened::ForReading { club, why }) => (club, why),
        other => panic!("{other:?}"),
    }
}

fn ids(players: Vec<Player>) -> Vec<u128> {
    players.into_iter().map(|player| player.id.0.as_u128() - 0x1000).collect()
}

#[test]
fn a_closed_file_is_whole_by_itself() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = closed_club(folder.path());
    let left: Vec<_> = files(folder.path()).into_keys().collect();
    assert_eq!(left, std::slice::from_ref(&path));
    let elsewhere = folder.path().join("copy.halaliclub");
    fs::copy(&path, &elsewhere).expect("a copy");
    assert_eq!(facts(&elsewhere), facts(&path));
    assert_eq!(writer(&elsewhere).log().expect("a log").len(), 5);
}

#[test]
fn players_and_series_are_found() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = closed_club(folder.path());
    let mut club = writer(&path);
    club.carry_out(add(4, "Łukasz Özil"), &stamp(20)).expect("a command");
    assert_eq!(ids(club.players().expect("players")), [4, 1, 2, 3]);
    assert_eq!(ids(club.players_found("ÖZ").expect("players")), [4]);
    assert_eq!(ids(club.players_found("lukasz").expect("players")), [4]);
    assert_eq!(ids(club.players_found("%").expect("players")), []);
    assert_eq!(club.player(player(4)).expect("readable").expect("a player").profile.name, name("Łukasz Özil"));
    let day = |day| NaiveDate::from_ymd_opt(2026, 11, day).expect("a date");
    let between = |first, last| {
        let found = club.series_between(day(first), day(last)).expect("series");
        found.iter().map(|series| series.id()).collect::<Vec<_>>()
    };
    assert_eq!(between(1, 30), [series(12), series(11)]);
    assert_eq!(between(9, 9), [series(11)]);
    assert_eq!(between(3, 8), []);
    // A span may have no beginning and no end, though dates with other years have no place in the order of texts.
    let ever = |first, last| club.series_between(first, last).expect("series").len();
    assert_eq!(ever(NaiveDate::MIN, NaiveDate::MAX), 2);
    assert_eq!(ever(NaiveDate::MIN, NaiveDate::MIN) + ever(NaiveDate::MAX, NaiveDate::MAX), 0);
    assert_eq!(club.series_of(player(1)).expect("series").len(), 2);
    assert_eq!(club.series_of(player(2)).expect("series").len(), 1);
    let found = club.series(series(11)).expect("readable").expect("a series");
    let entered: Vec<_> = record(11, 1, 2, 9).games.iter().map(|game| game.fact()).collect();
    assert_eq!((found.games(), found.date), (entered.as_slice(), day(9)));
    assert!(found.counts());
}

#[test]
fn the_second_to_open_a_file_reads_it_and_knows_who_writes() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = closed_club(folder.path());
    let mut first = writer(&path);
    let (second, why) = read_only(&path);
    assert_eq!(why, ReadOnly::Held { by: Some(holder()) });
    add_players(&mut first, 4..6);
    assert_eq!(second.players().expect("players").len(), 5);
    drop(second);
    first.close().expect("closed");
    assert_eq!(writer(&path).players().expect("players").len(), 5);
}

#[test]
fn a_file_from_a_newer_version_stays_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = closed_club(folder.path());
    let newer = Connection::open(&path).expect("a database");
    newer.pragma_update(None, "user_version", VERSION + 6).expect("a version");
    // Killed before the new version came into the file, so that only the log beside it has it.
    let killed = tempfile::tempdir().expect("a folder");
    for ending in ["", "-wal"] {
        let name = format!("club.halaliclub{ending}");
        fs::copy(folder.path().join(&name), killed.path().join(&name)).expect("a copy");
    }
    newer.close().expect("closed");
    for folder in [folder.path(), killed.path()] {
        let before = files(folder);
        match open(&folder.join("club.halaliclub"), &holder()) {
            Err(StoreError::Newer { found, known, .. }) => assert_eq!((found, known), (VERSION + 6, VERSION)),
            other => panic!("{other:?}"),
        }
        assert_eq!(files(folder), before);
    }
}

#[test]
fn what_is_no_club_file_stays_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| folder.path().join(name);
    fs::write(file("empty"), "").expect("a file");
    fs::write(file("text"), "Dear club, ".repeat(100)).expect("a file");
    let other = Connection::open(file("database")).expect("a database");
    other.execute_batch("CREATE TABLE t (c); PRAGMA user_version = 1").expect("a table");
    other.close().expect("closed");
    let before = files(folder.path());
    for name in ["empty", "text", "database"] {
        assert!(matches!(open(&file(name), &holder()), Err(StoreError::NotAClub { .. })), "{name}");
        assert!(matches!(create(&file(name), &holder()), Err(StoreError::Exists { .. })), "{name}");
    }
    assert!(matches!(open(folder.path(), &holder()), Err(StoreError::NotAClub { .. })));
    assert!(matches!(open(&file("missing"), &holder()), Err(StoreError::Missing { .. })));
    assert_eq!(files(folder.path()), before);
}

/// Reads all there is.
fn read(path: &Path) -> Result<(), StoreError> {
    let club = match open(path, &holder())? {
        Opened::ForWriting(writer) => writer,
        other => panic!("{other:?}"),
    };
    let players = club.players()?;
    club.log()?;
    for player in players {
        club.series_of(player.id)?;
    }
    match club.faults()? {
        faults if faults.is_empty() => Ok(()),
        faults => Err(StoreError::Damaged { path: path.to_owned(), what: faults.join("\n") }),
    }
}

#[test]
fn a_row_that_cannot_be_is_reported_as_damage() {
    for (table, change) in [
        ("games", "UPDATE games SET animals_points = 1 WHERE number = 1"),
        ("games", "UPDATE games SET loser = NULL, termination = 'conceded' WHERE number = 2"),
        ("games", "DELETE FROM games WHERE number = 1"),
        ("series", "UPDATE series SET date = '2026-02-30'"),
        ("series", "UPDATE series SET second = first"),
        ("players", "UPDATE players SET name = ' '"),
        ("players", "UPDATE players SET birth_year = -4"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let path = closed_club(folder.path());
        let other = Connection::open(&path).expect("a database");
        let trigger = "SELECT sql FROM sqlite_schema WHERE name = 'games_fit_delete'";
        let trigger: String = other.query_row(trigger, [], |row| row.get(0)).expect("a trigger");
        other.execute_batch("DROP TRIGGER games_fit_delete; PRAGMA ignore_check_constraints = ON").expect("no checks");
        other.execute_batch(change).expect(change);
        other.execute_batch(&trigger).expect("a trigger");
        other.close().expect("closed");
        match read(&path) {
            Err(StoreError::DamagedRow { table: found, .. }) => assert_eq!(found, table, "{change}"),
            other => panic!("{change}: {other:?}"),
        }
    }
}

#[test]
fn a_log_that_was_cut_leads_to_the_last_whole_command() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut club = new_club(folder.path());
    let path = club.path().to_owned();
    let mut states = vec![facts(&path)];
    for number in 1..31 {
        add_players(&mut club, number..number + 1);
        states.push(facts(&path));
    }
    let wal = fs::read(folder.path().join("club.halaliclub-wal")).expect("a log");
    let file = fs::read(&path).expect("a file");
    let mut last = 0;
    let places = if std::env::var_os("HALALI_TEST_FULL").is_some() { 400 } else { 40 };
    for place in 0..=places {
        let at = wal.len() * place / places;
        let mut flipped = wal.clone();
        if let Some(byte) = flipped.get_mut(at) {
            *byte ^= 0x10;
        }
        let commands_in = |log: &[u8]| {
            let copy = tempfile::tempdir().expect("a folder");
            let path = copy.path().join("club.halaliclub");
            fs::write(&path, &file).expect("a file");
            fs::write(copy.path().join("club.halaliclub-wal"), log).expect("a log");
            let club = writer(&path);
            let commands = club.log().expect("a log").len();
            assert_eq!(club.faults().expect("a check"), Vec::<String>::new());
            assert_eq!(facts(&path), states[commands], "place {at}");
            commands
        };
        let commands = commands_in(&wal[..at]);
        assert!(commands >= last);
        last = commands;
        if place % 4 == 0 {
            // From a frame with another checksum on nothing counts.
            assert_eq!(commands_in(&flipped), commands, "place {at}");
        }
    }
    assert_eq!(last, 30);
}

#[test]
fn paths_may_have_any_letters() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path().join("Vereinsabende – 李小龙 100% #1?");
    fs::create_dir(&folder).expect("a folder");
    let path = folder.join("Spieleclub „Zoë“ 🦊 a'b.halaliclub");
    let mut club = create(&path, &holder()).expect("a club file");
    add_players(&mut club, 1..3);
    let copy = folder.join("Sicherung 'é'.halaliclub");
    club.backup_to(&copy).expect("a copy");
    club.close().expect("closed");
    assert_eq!(facts(&copy), facts(&path));
    assert_eq!(writer(&copy).players().expect("players").len(), 2);
}

#[test]
fn a_lock_that_lasts_too_long_is_said_so_and_loses_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = closed_club(folder.path());
    let mut club = writer(&path);
    let other = Connection::open(&path).expect("a database");
    other.execute_batch("BEGIN IMMEDIATE").expect("a lock");
    let before = facts(&path);
    assert!(matches!(club.carry_out(add(5, "Lou"), &stamp(30)), Err(StoreError::Busy)));
    assert_eq!(facts(&path), before);
    other.execute_batch("ROLLBACK").expect("no lock");
    club.carry_out(add(5, "Lou"), &stamp(30)).expect("a command");
    assert_eq!(club.log().expect("a log").len(), 6);
}

#[test]
fn a_copy_made_while_somebody_writes_is_one_moment() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut club = new_club(folder.path());
    let path = club.path().to_owned();
    let writing = std::thread::spawn(move || {
        add_players(&mut club, 1..200);
        club
    });
    let mut last = 0;
    for number in 0..10 {
        let (reader, _) = read_only(&path);
        let copy = folder.path().join(format!("copy-{number}.halaliclub"));
        reader.backup_to(&copy).expect("a copy");
        let copied = writer(&copy);
        let commands = copied.log().expect("a log").len();
        assert_eq!(copied.players().expect("players").len(), commands);
        assert!(commands >= last);
        last = commands;
        std::thread::sleep(Duration::from_millis(5));
    }
    let club = writing.join().expect("all written");
    let copy = folder.path().join("copy-0.halaliclub");
    let before = fs::read(&copy).expect("a file");
    assert!(matches!(club.backup_to(&copy), Err(StoreError::Exists { .. })));
    assert_eq!(fs::read(&copy).expect("a file"), before);
}

/// Runs a test of this file as a program of its own, without the rights of root.
#[cfg(unix)]
fn run_without_rights(test: &str, club: &Path) -> std::process::Output {
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
    use std::os::unix::process::CommandExt as _;

    let folder = tempfile::tempdir().expect("a folder");
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).expect("rights");
    let program = folder.path().join("test");
    fs::copy(std::env::current_exe().expect("a program"), &program).expect("a copy");
    let mut command = std::process::Command::new(program);
    command.args([test, "--exact", "--nocapture"]).env("HALALI_TEST_CLUB", club).current_dir("/");
    if fs::metadata(folder.path()).expect("a folder").uid() == 0 {
        command.uid(65534).gid(65534);
    }
    command.output().expect("a run")
}

#[cfg(unix)]
#[test]
fn a_folder_that_cannot_be_written_is_read() {
    use std::os::unix::fs::PermissionsExt as _;

    if let Some(path) = std::env::var_os("HALALI_TEST_CLUB").map(PathBuf::from) {
        if path.with_extension("halaliclub-wal").exists() {
            match open(&path, &holder()) {
                Err(StoreError::ChangesBeside { .. }) => assert!(!path.with_extension("halaliclub.holder").exists()),
                Ok(Opened::ForReading { club, why: ReadOnly::Held { by: Some(by) } }) => {
                    assert_eq!(club.players().expect("players").len(), 4);
                    assert_ne!(by.process, std::process::id());
                }
                other => panic!("{other:?}"),
            }
        } else {
            let (club, why) = read_only(&path);
            assert_eq!(why, ReadOnly::Unwritable);
            assert_eq!(club.players().expect("players").len(), 3);
            let new = path.with_file_name("new.halaliclub");
            assert!(matches!(create(&new, &holder()), Err(StoreError::Unwritable)));
            assert!(matches!(club.backup_to(&new), Err(StoreError::Unwritable)));
        }
        return;
    }
    let try_without_rights = |path: &Path| {
        let folder = path.parent().expect("a folder");
        let rights = |mode| fs::set_permissions(folder, fs::Permissions::from_mode(mode)).expect("rights");
        let before = files(folder);
        rights(0o555);
        let output = run_without_rights("a_folder_that_cannot_be_written_is_read", path);
        rights(0o755);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        assert_eq!(files(folder), before);
    };
    let folder = tempfile::tempdir().expect("a folder");
    let path = closed_club(folder.path());
    try_without_rights(&path);
    fs::remove_file(folder.path().join("club.halaliclub.lock")).expect("a lock");
    try_without_rights(&path);
    // A program was killed, or another user has the file open.
    fs::write(folder.path().join("club.halaliclub-wal"), "changes").expect("a file");
    try_without_rights(&path);
    let mut club = writer(&path);
    club.carry_out(add(4, "Lou"), &stamp(30)).expect("a command");
    try_without_rights(&path);
}
