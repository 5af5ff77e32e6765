//! Disks that are full, folders that cannot be written, files that others keep locked: a clear message, and nothing lost that
//! was acknowledged. The commands are those of the real program.

#![cfg(unix)]
#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::{Duration, Instant};

use crate::support::clubs::{add, facts, holder, stamp, writer};
use halali::store::{ClubFile, Opened, StoreError, backups, create, open};
use rusqlite::Connection;
use serde_json::Value;

const CLUB: &str = "HALALI_TEST_CLUB";

/// The number of the user without rights.
const NOBODY: u32 = 65_534;

/// The program, with at most so many bytes in any file it writes; that stands for a disk that is full.
fn limited(club: &Path, arguments: &[&str], limit: Option<u64>) -> Output {
    // The signal would end the program before it could say anything.
    let limit = limit.map_or_else(String::new, |bytes| format!("trap '' XFSZ; ulimit -f {};", bytes.div_ceil(512)));
    let script = format!("{limit} exec \"$0\" \"$@\"");
    let mut command = Command::new("sh");
    command.args(["-c", &script, env!("CARGO_BIN_EXE_halali"), "--lang", "en", "--club"]).arg(club).args(arguments);
    command.output().expect("a run")
}

fn halali(club: &Path, arguments: &[&str]) -> Output {
    limited(club, arguments, None)
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Every file of a folder with what it holds, but for locks.
fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let paths = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let paths = paths.filter(|path| path.is_file() && path.extension().is_none_or(|ending| ending != "lock"));
    paths.map(|path| (path.clone(), fs::read(&path).expect("a file"))).collect()
}

fn new_club(folder: &Path) -> PathBuf {
    let path = folder.join("club.halaliclub");
    create(&path, &holder()).and_then(|club| club.close()).expect("a club file");
    path
}

fn names(club: &ClubFile) -> Vec<String> {
    club.players().expect("players").into_iter().map(|player| player.profile.name.as_str().to_owned()).collect()
}

#[test]
fn a_full_disk_is_said_and_nothing_acknowledged_is_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = new_club(folder.path());
    // Long notes fill the disk sooner.
    let notes = "x".repeat(2_000);
    let player = |number: usize| format!("Player {number:03}");
    assert!(halali(&path, &["player", "add", &player(0)]).status.success());
    let size = fs::metadata(&path).expect("a file").len();
    let mut acknowledged = 1;
    loop {
        let name = player(acknowledged);
        let output = limited(&path, &["player", "add", &name, "--notes", &notes], Some(size + 20_000));
        if output.status.success() {
            acknowledged += 1;
            assert!(acknowledged < 100, "the limit is never reached");
            continue;
        }
        assert_eq!(output.status.code(), Some(1), "{}", said(&output));
        assert_eq!(said(&output).lines().next(), Some("The disk is full. Nothing was changed."));
        break;
    }
    assert!(acknowledged > 2, "{acknowledged}");
    for _ in 0..3 {
        let again = limited(&path, &["player", "add", "Another", "--notes", &notes], Some(size + 20_000));
        assert!(!again.status.success());
    }
    let club = writer(&path);
    assert_eq!(names(&club), (0..acknowledged).map(player).collect::<Vec<_>>());
    assert_eq!(club.check().expect("a check"), []);
    club.close().expect("closed");
    // When there is room again, it goes on.
    assert!(halali(&path, &["player", "add", "Another", "--notes", &notes]).status.success());
    assert_eq!(names(&writer(&path)).len(), acknowledged + 1);
}

/// Not a test by itself: a program that has a club file open while the disk gets full.
#[test]
fn writes_until_full() {
    let Some(path) = std::env::var_os(CLUB).map(PathBuf::from) else { return };
    let mut club = writer(&path);
    let mut number = 0;
    let next = |number: u128| add(number + 1, &format!("{number:03}{}", "x".repeat(500)));
    let refused = loop {
        match club.carry_out(next(number), &stamp(number + 1)) {
            Ok(()) => number += 1,
            Err(error) => break error,
        }
        assert!(number < 1_000, "the limit is never reached");
    };
    assert!(matches!(refused, StoreError::Full), "{refused:?}");
    for _ in 0..3 {
        let again = club.carry_out(next(number), &stamp(number + 1));
        assert!(matches!(again, Err(StoreError::Full)), "{again:?}");
        assert_eq!(names(&club).len() as u128, number);
        assert_eq!(club.log().expect("a log").len() as u128, number);
    }
    println!("written {number}.");
}

#[test]
fn an_open_club_goes_on_reading_when_the_disk_is_full() {
    if std::env::var_os(CLUB).is_some() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let path = new_club(folder.path());
    let script = "trap '' XFSZ; ulimit -f 800; exec \"$0\" accidents::writes_until_full --exact --nocapture";
    let program = std::env::current_exe().expect("a program");
    let output = Command::new("sh").args(["-c", script]).arg(program).env(CLUB, &path).output().expect("a run");
    let out = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{out}{}", said(&output));
    let written = out.split_once("written ").and_then(|(_, rest)| rest.split_once('.')).expect("a number").0;
    let club = writer(&path);
    assert_eq!(names(&club).len().to_string(), written);
    assert_eq!(club.check().expect("a check"), []);
}

#[test]
fn a_backup_or_restore_on_a_full_disk_leaves_all_as_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = new_club(folder.path());
    for name in ["Zoë", "Max", "Lou"] {
        assert!(halali(&path, &["player", "add", name]).status.success());
    }
    assert!(halali(&path, &["backup"]).status.success());
    let (before, made) = (facts(&path), backups(&path).expect("a list"));
    let stick = folder.path().join("stick.halaliclub");
    let size = fs::metadata(&path).expect("a file").len();
    for arguments in [vec!["backup"], vec!["backup", stick.to_str().expect("a path")], vec!["restore", "latest"]] {
        for limit in [0, size / 3, size / 2] {
            let output = limited(&path, &arguments, Some(limit));
            assert_eq!(output.status.code(), Some(1), "{arguments:?} {limit}: {}", said(&output));
            assert!(said(&output).contains("The disk is full."), "{arguments:?} {limit}: {}", said(&output));
            assert_eq!(backups(&path).expect("a list"), made);
            assert!(!stick.exists());
            assert_eq!(facts(&path), before, "{arguments:?} {limit}");
        }
    }
    assert!(halali(&path, &["restore", "latest"]).status.success());
    let half = fs::read_dir(made[0].path.parent().expect("a folder")).expect("a folder");
    let half = half.filter(|entry| entry.as_ref().is_ok_and(|entry| entry.path().ends_with("half")));
    assert_eq!(half.count(), 0);
}

#[test]
fn a_migration_on_a_full_disk_leaves_the_older_file_as_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.halaliclub");
    fs::copy(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/store/version-1.halaliclub"), &path).expect("a copy");
    let size = fs::metadata(&path).expect("a file").len();
    for limit in [8_192, size - 4096, size + 4096] {
        let output = limited(&path, &["player", "list"], Some(limit));
        assert_eq!(output.status.code(), Some(1), "{limit}: {}", said(&output));
        assert!(said(&output).contains("The disk is full."), "{limit}: {}", said(&output));
        let other = Connection::open(&path).expect("a database");
        let version: u32 = other.query_row("PRAGMA user_version", [], |row| row.get(0)).expect("a version");
        assert_eq!(version, 1, "{limit}");
    }
    assert_eq!(writer(&path).players().expect("players").len(), 6);
}

#[test]
fn a_new_club_on_a_full_disk_leaves_nothing_there() {
    for (arguments, limits) in
        [(["club", "new"], [0, 8_192, 65_536]), (["demo", "--seed=5"], [8_192, 200_000, 600_000])]
    {
        for limit in limits {
            let folder = tempfile::tempdir().expect("a folder");
            let new = folder.path().join("new.halaliclub");
            let arguments = [arguments.as_slice(), &[new.to_str().expect("a path")]].concat();
            let output = limited(&folder.path().join("none.halaliclub"), &arguments, Some(limit));
            assert_eq!(output.status.code(), Some(1), "{arguments:?} {limit}: {}", said(&output));
            assert!(said(&output).contains("The disk is full."), "{arguments:?} {limit}: {}", said(&output));
            assert_eq!(files(folder.path()), BTreeMap::new(), "{arguments:?} {limit}");
        }
    }
}

/// Runs the program as somebody who is not allowed everything.
fn as_nobody(program: &Path, club: &Path, arguments: &[&str]) -> Output {
    use std::os::unix::fs::MetadataExt as _;
    use std::os::unix::process::CommandExt as _;

    let mut command = Command::new(program);
    command.args(["--lang", "en", "--club"]).arg(club).args(arguments).current_dir("/");
    // Whose a new file is tells who this is.
    let own = tempfile::NamedTempFile::new().expect("a file");
    if own.as_file().metadata().expect("a file").uid() == 0 {
        command.uid(NOBODY).gid(NOBODY);
    }
    command.output().expect("a run")
}

/// What SQLite keeps beside a file that only may be read could not be written when the file may be.
#[test]
fn a_restore_onto_a_read_only_file_is_refused_and_leaves_nothing_beside_it() {
    use std::os::unix::fs::{PermissionsExt as _, chown};

    let folder = tempfile::tempdir().expect("a folder");
    let path = new_club(folder.path());
    for name in ["Zoë", "Max"] {
        assert!(halali(&path, &["player", "add", name]).status.success());
    }
    assert!(halali(&path, &["backup"]).status.success());
    let program = folder.path().join("halali");
    fs::copy(env!("CARGO_BIN_EXE_halali"), &program).expect("a copy");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o444)).expect("rights");
    let backups = folder.path().join("club.halaliclub.backups");
    for owned in [folder.path(), &backups].map(|folder| fs::read_dir(folder).expect("a folder")).into_iter().flatten() {
        // For whoever is nobody it is their own already.
        let _ = chown(owned.expect("an entry").path(), Some(NOBODY), Some(NOBODY));
    }
    let _ = chown(folder.path(), Some(NOBODY), Some(NOBODY));
    let before = files(folder.path());
    let output = as_nobody(&program, &path, &["restore", "latest", "--yes"]);
    assert_eq!(output.status.code(), Some(1), "{}", said(&output));
    assert!(said(&output).ends_with("The club file cannot be written. Nothing was changed.\n"), "{}", said(&output));
    assert!(files(folder.path()) == before);
    fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).expect("rights");
    for arguments in [&["player", "add", "Lou"][..], &["restore", "latest", "--yes"], &["player", "add", "Lou"]] {
        let output = as_nobody(&program, &path, arguments);
        assert!(output.status.success(), "{arguments:?}: {}", said(&output));
    }
}

#[test]
fn what_is_not_there_cannot_be_restored_or_salvaged_and_makes_no_club() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = new_club(folder.path());
    let (missing, new) = (folder.path().join("missing.halaliclub"), folder.path().join("new.halaliclub"));
    let [missing, new] = [missing, new].map(|path| path.display().to_string());
    for arguments in [&["restore", &missing, "--yes"][..], &["salvage", &missing, &new]] {
        let output = halali(&path, arguments);
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        let expected = format!("There is no file {missing} to read from. Check its name and its folder.\n");
        assert_eq!(said(&output), expected, "{arguments:?}");
    }
    // Where the folder of a new file is not there, the folder is named.
    let nowhere = folder.path().join("nowhere");
    let new = nowhere.join("new.halaliclub").display().to_string();
    let output = halali(&path, &["salvage", path.to_str().expect("a path"), &new]);
    assert_eq!(said(&output), format!("{}: There is no such file or folder. Check the name.\n", nowhere.display()));
}

#[test]
fn a_folder_that_is_read_only_is_read_and_nothing_is_said_to_be_saved() {
    use std::os::unix::fs::PermissionsExt as _;

    let folder = tempfile::tempdir().expect("a folder");
    let path = new_club(folder.path());
    for name in ["Zoë", "Max"] {
        assert!(halali(&path, &["player", "add", name]).status.success());
    }
    fs::remove_dir_all(folder.path().join("club.halaliclub.backups")).expect("no backups");
    let program = folder.path().join("halali");
    fs::copy(env!("CARGO_BIN_EXE_halali"), &program).expect("a copy");
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o555)).expect("rights");
    let before = files(folder.path());
    let run = |arguments: &[&str]| as_nobody(&program, &path, arguments);
    for arguments in [&["player", "add", "Lou"][..], &["undo"], &["backup"], &["restore", "latest"]] {
        let output = run(arguments);
        assert_eq!(output.status.code(), Some(1), "{arguments:?}: {}", said(&output));
        assert_eq!(String::from_utf8_lossy(&output.stdout), "", "{arguments:?}");
        assert_ne!(said(&output), "", "{arguments:?}");
    }
    for arguments in [&["player", "list"][..], &["log"], &["check"]] {
        let output = run(arguments);
        assert!(output.status.success(), "{arguments:?}: {}", said(&output));
        assert!(said(&output).contains("can only be read"), "{arguments:?}: {}", said(&output));
    }
    assert!(files(folder.path()) == before);
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).expect("rights");
}

#[test]
fn a_lock_of_another_program_is_waited_for_and_then_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = new_club(folder.path());
    let mut club = writer(&path);
    club.set_patience(Duration::from_millis(300)).expect("patience");
    club.carry_out(add(1, "Zoë"), &stamp(1)).expect("a command");
    let other = Connection::open(&path).expect("a database");
    other.execute_batch("BEGIN IMMEDIATE").expect("a lock");
    let before = facts(&path);
    for _ in 0..2 {
        let start = Instant::now();
        assert!(matches!(club.carry_out(add(2, "Max"), &stamp(2)), Err(StoreError::Busy)));
        assert!((250..2_000).contains(&start.elapsed().as_millis()), "{:?}", start.elapsed());
        assert_eq!(facts(&path), before);
    }
    // Elsewhere it can be saved all the same: whoever only reads is not kept from it.
    let elsewhere = folder.path().join("elsewhere.halaliclub");
    club.backup_to(&elsewhere).expect("a copy");
    assert_eq!(facts(&elsewhere), before);
    let second = open(&path, &holder());
    assert!(matches!(second, Ok(Opened::ForReading { .. })), "{second:?}");
    // One that ends in time is waited for.
    club.set_patience(Duration::from_secs(20)).expect("patience");
    let ending = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(400));
        other.execute_batch("ROLLBACK").expect("no lock");
    });
    club.carry_out(add(2, "Max"), &stamp(2)).expect("a command");
    ending.join().expect("an end");
    assert_eq!(club.log().expect("a log").len(), 2);
}

#[test]
fn a_backup_without_a_checkpoint_has_everything() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = new_club(folder.path());
    let mut club = writer(&path);
    for number in 1..=10 {
        club.carry_out(add(number, &format!("Player {number}")), &stamp(number)).expect("a command");
    }
    let folder = folder.path().join("Zoë/Jeux d'été/Ligue №1");
    fs::create_dir_all(&folder).expect("a folder");
    let copy = folder.join("Sauvegarde.halaliclub");
    club.backup_to(&copy).expect("a copy");
    let restored = folder.join("club.halaliclub");
    assert!(halali(&restored, &["restore", copy.to_str().expect("a path"), "--yes"]).status.success());
    assert_eq!(facts(&restored), facts(&path));
    assert_eq!(writer(&restored).players().expect("players").len(), 10);
}

#[test]
fn what_keeps_a_club_safe_works_from_the_command_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = new_club(folder.path());
    for name in ["Zoë", "Max"] {
        assert!(halali(&path, &["player", "add", name]).status.success());
    }
    let list = |arguments: &[&str]| -> Value {
        let output = halali(&path, arguments);
        serde_json::from_slice(&output.stdout).expect("JSON")
    };
    let reasons = || -> Vec<String> {
        let made = list(&["restore", "--list", "--json"]);
        made.as_array()
            .expect("a list")
            .iter()
            .map(|backup| backup["reason"].as_str().expect("a reason").to_owned())
            .collect()
    };
    // The second player was the first change of the day of a club that had something to lose.
    assert_eq!(reasons(), ["daily"]);
    assert!(halali(&path, &["backup"]).status.success());
    assert!(halali(&path, &["player", "add", "Lou"]).status.success());
    let latest = facts(&path);
    let restored = halali(&path, &["restore", "latest"]);
    assert!(restored.status.success() && said(&restored).contains("halali restore latest"), "{}", said(&restored));
    assert_eq!((names(&writer(&path)).len(), reasons().remove(0)), (2, "before-restore".to_owned()));
    assert!(halali(&path, &["restore", "latest"]).status.success());
    assert_eq!(facts(&path), latest);
    assert_eq!(list(&["check", "--json"])["faults"], Value::Array(Vec::new()));
    let elsewhere = folder.path().join("Dropbox");
    fs::create_dir(&elsewhere).expect("a folder");
    let made = halali(&elsewhere, &["club", "new", elsewhere.join("club.halaliclub").to_str().expect("a path")]);
    assert!(made.status.success() && said(&made).contains("Dropbox synchronises"), "{}", said(&made));
    damage(&path);
    let refused = halali(&path, &["player", "list"]);
    assert_eq!(refused.status.code(), Some(1));
    let good = &backups(&path).expect("a list")[0].path;
    let lines = said(&refused);
    let lines: Vec<_> = lines.lines().collect();
    assert!(lines[0].contains("damaged") && lines[1].contains(good.to_str().expect("a path")), "{lines:?}");
    assert!(lines[2].contains("halali salvage"), "{lines:?}");
    let new = folder.path().join("salvaged.halaliclub").display().to_string();
    let salvaged = halali(&path, &["salvage", path.to_str().expect("a path"), &new, "--json"]);
    let salvaged: Value = serde_json::from_slice(&salvaged.stdout).expect("JSON");
    let kinds: Vec<_> =
        salvaged["missing"].as_array().expect("a list").iter().map(|missing| &missing["kind"]).collect();
    assert_eq!(kinds, ["player", "undo"]);
    assert_eq!(names(&writer(Path::new(&new))), ["Lou", "Max", "Zoë"]);
    let restored = halali(&path, &["restore", "latest"]);
    assert!(restored.status.success() && said(&restored).contains(".damaged"), "{}", said(&restored));
    assert!(halali(&path, &["check"]).status.success());
}

/// Changes a byte of the row of a player.
fn damage(club: &Path) {
    let mut bytes = fs::read(club).expect("a file");
    let name: &[u8] = "MaxmaxMax".as_bytes().get(..6).expect("a name and its search key");
    let place = bytes.windows(name.len()).position(|window| window == name).expect("a row");
    bytes[place] = b'P';
    fs::write(club, bytes).expect("a file");
}
