//! Backups and restores: nothing is lost by them, and every one can be taken back.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use crate::support::clubs::{add, facts, holder, record, stamp, writer};
use chrono::{DateTime, TimeDelta, Utc};
use halali::club::Command;
use halali::store::{Backup, Kept, Opened, Reason, StoreError, Writer, backups, create, last_good, open, restore};
use rusqlite::Connection;

fn now() -> DateTime<Utc> {
    holder().since
}

fn new_club(folder: &Path) -> Writer {
    create(&folder.join("club.halaliclub"), &holder()).expect("a new club file")
}

fn add_players(club: &mut Writer, numbers: std::ops::Range<u128>) {
    for number in numbers {
        club.carry_out(add(number, &format!("Player {number}")), &stamp(number)).expect("a command");
    }
}

/// A closed club file with three players and a series.
fn closed_club(folder: &Path) -> PathBuf {
    let mut club = new_club(folder);
    add_players(&mut club, 1..4);
    club.carry_out(Command::RecordSeries(record(11, 1, 2, 9)), &stamp(11)).expect("a command");
    let path = club.path().to_owned();
    club.close().expect("closed");
    path
}

fn reasons(club: &Path) -> Vec<Reason> {
    backups(club).expect("a list").into_iter().map(|backup| backup.reason).collect()
}

/// What lies beside a club file, but for locks and backups.
fn beside(club: &Path) -> Vec<String> {
    let names = fs::read_dir(club.parent().expect("a folder")).expect("a folder");
    let names = names.map(|entry| entry.expect("an entry").file_name().into_string().expect("a name"));
    let club = club.file_name().and_then(|name| name.to_str()).expect("a name").to_owned();
    names.filter(|name| *name != club && !name.ends_with(".lock") && !name.ends_with(".backups")).collect()
}

#[test]
fn an_idle_club_is_whole_by_itself() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut club = new_club(folder.path());
    add_players(&mut club, 1..20);
    let copied = |path: &Path| {
        let copy = tempfile::tempdir().expect("a folder");
        let copy_path = copy.path().join("copy.halaliclub");
        fs::copy(path, &copy_path).expect("a copy");
        writer(&copy_path).players().expect("players").len()
    };
    let path = club.path().to_owned();
    assert_ne!(copied(&path), 19);
    assert!(club.checkpoint_if_idle().expect("a checkpoint"));
    assert_eq!(copied(&path), 19);
    // Somebody who reads is not waited for.
    let Ok(Opened::ForReading { club: reader, .. }) = open(&path, &holder()) else { panic!("held") };
    add_players(&mut club, 20..30);
    let reading = Connection::open(&path).expect("a database");
    reading.execute_batch("BEGIN; SELECT count(*) FROM players;").expect("a reader");
    let start = std::time::Instant::now();
    add_players(&mut club, 30..31);
    assert!(!club.checkpoint_if_idle().expect("no checkpoint"));
    assert!(start.elapsed() < Duration::from_secs(1));
    reading.execute_batch("COMMIT").expect("an end");
    assert!(club.checkpoint_if_idle().expect("a checkpoint"));
    assert!(club.checkpoint_if_idle().expect("nothing to do"));
    assert_eq!((copied(&path), reader.players().expect("players").len()), (30, 30));
}

#[test]
fn one_backup_a_day_of_use() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut club = new_club(folder.path());
    let path = club.path().to_owned();
    assert_eq!(club.back_up_daily(now()).expect("nothing to keep"), None);
    add_players(&mut club, 1..3);
    let first = club.back_up_daily(now()).expect("a backup").expect("a backup");
    assert_eq!((first.reason, first.moment), (Reason::Daily, now()));
    assert_eq!(facts(&first.path), facts(&path));
    assert_eq!(club.back_up_daily(now() + TimeDelta::hours(3)).expect("nothing to do"), None);
    add_players(&mut club, 3..4);
    let second = club.back_up_daily(now() + TimeDelta::days(1)).expect("a backup").expect("a backup");
    assert_eq!(backups(&path).expect("a list"), [second.clone(), first.clone()]);
    assert_ne!(facts(&second.path), facts(&first.path));
    let asked = club.back_up(Reason::Asked, now()).expect("a backup");
    let again = club.back_up(Reason::Asked, now()).expect("a backup");
    assert_ne!(asked.path, again.path);
}

#[test]
fn old_backups_go_only_when_a_new_one_is_good() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut club = new_club(folder.path());
    let path = club.path().to_owned();
    add_players(&mut club, 1..3);
    for day in 0..40 {
        club.back_up_daily(now() + TimeDelta::days(day)).expect("a backup").expect("a backup");
    }
    let before = backups(&path).expect("a list");
    assert!((10..20).contains(&before.len()), "{}", before.len());
    assert_eq!(before[0].moment, now() + TimeDelta::days(39));
    // A row that no other program can have written makes every copy a faulty one.
    let other = Connection::open(&path).expect("a database");
    other.execute_batch("PRAGMA ignore_check_constraints = ON; UPDATE players SET name = ' '").expect("damage");
    let much_later = now() + TimeDelta::days(400);
    let failed = club.back_up(Reason::Asked, much_later);
    assert!(matches!(failed, Err(StoreError::FaultyCopy { .. })), "{failed:?}");
    assert_eq!(backups(&path).expect("a list"), before);
    assert_eq!(fs::read_dir(before[0].path.parent().expect("a folder")).expect("a folder").count(), before.len() + 1);
}

#[test]
fn what_a_killed_program_left_half_is_cleared_away() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut club = new_club(folder.path());
    add_players(&mut club, 1..3);
    let backup = club.back_up(Reason::Asked, now()).expect("a backup");
    let half = backup.path.with_file_name("2026-11-30T08-45-12.123456Z_daily.halaliclub.77.half");
    fs::write(&half, "half").expect("a file");
    assert_eq!(backups(club.path()).expect("a list"), [backup]);
    club.back_up(Reason::Asked, now()).expect("a backup");
    assert!(!half.exists());
    assert_eq!(reasons(club.path()), [Reason::Asked, Reason::Asked]);
}

#[test]
fn what_was_left_half_elsewhere_is_cleared_away_after_a_day() {
    let folder = tempfile::tempdir().expect("a folder");
    let club = new_club(folder.path());
    let copy = folder.path().join("copy.halaliclub");
    let left = |name: &str, hours: u64| {
        let path = folder.path().join(name);
        let moment = SystemTime::now() - Duration::from_secs(hours * 3_600);
        fs::File::create(&path).and_then(|file| file.set_modified(moment)).expect("a file");
        path
    };
    let gone = [left("copy.halaliclub.77.half", 25), left("copy.halaliclub.77.half-journal", 25)];
    let kept = [
        left("copy.halaliclub.78.half", 1),
        left("copy.halaliclub.half.txt", 25),
        left("other.halaliclub.77.half", 25),
    ];
    club.backup_to(&copy).expect("a backup");
    assert_eq!(gone.map(|path| path.exists()), [false; 2]);
    assert_eq!(kept.map(|path| path.exists()), [true; 3]);
}

/// Whoever writes a file holds its lock, so that what a program left is told from what another is writing.
#[test]
fn what_a_killed_program_left_elsewhere_goes_with_the_next_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut club = new_club(folder.path());
    add_players(&mut club, 1..3);
    let begun = |number: u32| {
        let half = folder.path().join(format!("stick.halaliclub.{number}.half"));
        let lock = folder.path().join(format!("stick.halaliclub.{number}.half.alive"));
        fs::write(&half, "half").expect("a file");
        (half, fs::File::create(&lock).expect("a file"), lock)
    };
    let (left, _, left_lock) = begun(77);
    let (written, lock, written_lock) = begun(78);
    lock.lock().expect("a lock");
    let other = folder.path().join("notes.78.half");
    fs::write(&other, "nobody's").expect("a file");
    let there = || [&left, &left_lock, &written, &written_lock, &other].map(|path| path.exists());
    club.back_up_daily(now()).expect("a backup");
    assert_eq!(there(), [false, false, true, true, true]);
    drop(lock);
    club.backup_to(&folder.path().join("another.halaliclub")).expect("a backup");
    assert_eq!(there(), [false, false, false, false, true]);
    assert_eq!(beside(club.path()).iter().filter(|name| name.contains("alive")).count(), 0);
}

#[test]
fn nobody_restores_a_file_that_another_writes() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = closed_club(folder.path());
    let club = writer(&path);
    let backup = club.back_up(Reason::BeforeImport, now()).expect("a backup");
    let refused = restore(&path, &backup.path, &holder(), now());
    assert!(matches!(&refused, Err(StoreError::Held { by: Some(by) }) if *by == holder()), "{refused:?}");
    assert_eq!(reasons(&path), [Reason::BeforeImport]);
}

#[test]
fn a_restore_loses_nothing_and_can_itself_be_undone() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = closed_club(folder.path());
    let mut club = writer(&path);
    let backup = club.back_up(Reason::BeforeImport, now()).expect("a backup");
    let then = facts(&path);
    add_players(&mut club, 20..25);
    let latest = facts(&path);
    let killed = tempfile::tempdir().expect("a folder");
    let path = killed.path().join("club.halaliclub");
    for ending in ["", "-wal"] {
        let name = format!("club.halaliclub{ending}");
        fs::copy(folder.path().join(&name), killed.path().join(&name)).expect("a copy");
    }
    let Ok(Kept::Backup(kept)) = restore(&path, &backup.path, &holder(), now()) else { panic!("not restored") };
    assert_eq!(beside(&path), Vec::<String>::new());
    assert_eq!((kept.reason, facts(&path)), (Reason::BeforeRestore, then.clone()));
    assert_eq!(facts(&kept.path), latest);
    // Restoring the latest backup undoes it, and doing so again redoes it.
    for state in [&latest, &then, &latest] {
        let backup = last_good(&path).expect("a list").expect("a backup");
        restore(&path, &backup.path, &holder(), now() + TimeDelta::minutes(1)).expect("restored");
        assert_eq!(facts(&path), *state);
    }
    let mut club = writer(&path);
    club.undo(&stamp(100)).expect("undo");
    assert_eq!(club.faults().expect("a check"), Vec::<String>::new());
}

#[test]
fn a_restore_waits_for_nobody_and_harms_nobody() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = closed_club(folder.path());
    let backup = writer(&path).back_up(Reason::Asked, now()).expect("a backup");
    let mut club = writer(&path);
    add_players(&mut club, 20..22);
    let Ok(Opened::ForReading { club: reader, .. }) = open(&path, &holder()) else { panic!("held") };
    let latest = facts(&path);
    drop(club);
    // Another program that reads keeps the log of the file in use.
    let refused = restore(&path, &backup.path, &holder(), now());
    assert!(matches!(refused, Err(StoreError::Busy)), "{refused:?}");
    assert_eq!(reader.players().expect("players").len(), 5);
    assert_eq!(facts(&path), latest);
    drop(reader);
    restore(&path, &backup.path, &holder(), now()).expect("restored");
    assert_eq!(writer(&path).players().expect("players").len(), 3);
}

#[test]
fn what_is_damaged_is_never_restored() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = closed_club(folder.path());
    let good = writer(&path).back_up(Reason::Asked, now()).expect("a backup");
    let bad = writer(&path).back_up(Reason::Asked, now() + TimeDelta::hours(1)).expect("a backup");
    let mut bytes = fs::read(&bad.path).expect("a file");
    let middle = bytes.len() / 2;
    bytes[middle..].fill(0x55);
    fs::write(&bad.path, &bytes).expect("a file");
    let text = folder.path().join("text");
    fs::write(&text, "Dear club, ".repeat(100)).expect("a file");
    let before = fs::read(&path).expect("a file");
    for from in [&bad.path, &text, &folder.path().join("missing")] {
        let refused = restore(&path, from, &holder(), now());
        match refused {
            Err(StoreError::Damaged { .. } | StoreError::FaultyCopy { .. } | StoreError::DamagedRow { .. }) => {
                assert_eq!(*from, bad.path)
            }
            Err(StoreError::NotAClub { .. }) => assert_eq!(*from, text),
            Err(StoreError::NothingThere { .. }) => {}
            other => panic!("{other:?}"),
        }
        assert_eq!(fs::read(&path).expect("a file"), before);
        assert_eq!(beside(&path), ["text"]);
    }
    assert_eq!(last_good(&path).expect("a list"), Some(good));
}

#[test]
fn a_damaged_file_gives_way_to_a_backup_and_is_kept_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = closed_club(folder.path());
    let then = facts(&path);
    let backup = writer(&path).back_up(Reason::Asked, now()).expect("a backup");
    let whole = fs::read(&path).expect("a file");
    let damages: [(&str, Vec<u8>); 4] = [
        ("cut", whole[..whole.len() / 2].to_vec()),
        ("empty", Vec::new()),
        ("text", b"Dear club".repeat(50)),
        ("pages", whole.iter().enumerate().map(|(at, byte)| if at > 5000 { 0x55 } else { *byte }).collect()),
    ];
    for (name, damaged) in damages {
        fs::write(&path, &damaged).expect("a file");
        fs::write(folder.path().join("club.halaliclub-wal"), "").expect("a file");
        match restore(&path, &backup.path, &holder(), now()) {
            Ok(Kept::Damaged(kept)) => assert_eq!(fs::read(kept).expect("a file"), damaged, "{name}"),
            other => panic!("{name}: {other:?}"),
        }
        assert_eq!(facts(&path), then, "{name}");
    }
    fs::remove_file(&path).expect("no file");
    assert_eq!(restore(&path, &backup.path, &holder(), now()).expect("restored"), Kept::Nothing);
    assert_eq!(facts(&path), then);
    assert_eq!(reasons(&path), [Reason::Asked]);
}

#[test]
fn an_older_backup_is_brought_up_to_date_and_a_newer_one_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = closed_club(folder.path());
    let old = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/store/version-1.halaliclub"));
    let bytes = fs::read(old).expect("a file");
    restore(&path, old, &holder(), now()).expect("restored");
    assert_eq!(fs::read(old).expect("a file"), bytes);
    assert_eq!(writer(&path).players().expect("players").len(), 6);
    let newer = folder.path().join("newer.halaliclub");
    fs::copy(&path, &newer).expect("a copy");
    let other = Connection::open(&newer).expect("a database");
    other.pragma_update(None, "user_version", halali::store::VERSION + 1).expect("a version");
    other.close().expect("closed");
    assert!(matches!(restore(&path, &newer, &holder(), now()), Err(StoreError::Newer { .. })));
    // Nor does an older program put anything in the place of a newer file.
    let backup: Backup = backups(&path).expect("a list").remove(0);
    assert!(matches!(restore(&newer, &backup.path, &holder(), now()), Err(StoreError::Newer { .. })));
}

#[test]
fn paths_may_have_any_letters() {
    let folder = tempfile::tempdir().expect("a folder");
    for name in ["Zoë/Jeux d'été/Ligue №1", "李小龙 100% #1?", "a\"b & c;d", "file:x"] {
        let folder = folder.path().join(name);
        fs::create_dir_all(&folder).expect("a folder");
        let path = closed_club(&folder);
        let then = facts(&path);
        let mut club = writer(&path);
        let backup = club.back_up(Reason::Asked, now()).expect("a backup");
        add_players(&mut club, 20..22);
        let latest = facts(&path);
        club.close().expect("closed");
        restore(&path, &backup.path, &holder(), now()).expect("restored");
        assert_eq!(facts(&path), then, "{name}");
        let undo = last_good(&path).expect("a list").expect("a backup");
        restore(&path, &undo.path, &holder(), now()).expect("restored");
        assert_eq!(facts(&path), latest, "{name}");
    }
}
