//! A program that is killed while it writes a club file: nothing that it acknowledged is lost, nothing is half done.
//!
//! `HALALI_TEST_FULL=1` kills it some 2,500 times: more than a thousand in each of the two ways, and inside migrations.

#![cfg(unix)]
#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

mod support;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use halali::club::{Batch, BatchPurpose, Player, Profile};
use halali::exchange::{Archive, Deals};
use halali::rules::Random;
use halali::store::{ClubFile, LogEntry, StoreError, backups, create};
use rusqlite::{Connection, OpenFlags};
use support::clubs::{add, drawn, facts, holder, name, player, record, stamp, writer};

const CLUB: &str = "HALALI_TEST_CLUB";

fn is_full() -> bool {
    std::env::var_os("HALALI_TEST_FULL").is_some()
}

/// Not a test by itself: the program that is killed. It says the number of each entry once that is written.
#[test]
fn writes_until_killed() {
    let Some(path) = std::env::var_os(CLUB).map(PathBuf::from) else { return };
    let mut club = if path.exists() { writer(&path) } else { create(&path, &holder()).expect("a club file") };
    let mut number = club.log().expect("a log").len() as u128;
    let mut random = Random::new(number as u64);
    let mut say = std::io::stdout();
    for _ in 0..1_000_000 {
        let mut draw = || random.below(256) as u8;
        let numbers = [draw(), draw(), draw(), draw()];
        let done = match numbers[0].wrapping_add(numbers[1]) % 9 {
            0 => club.undo(&stamp(number + 1)).map(drop),
            1 => club.redo(&stamp(number + 1)).map(drop),
            2 => {
                let commands = (0..8).map(|_| add(1_000 + random.below(1 << 40) as u128, "Imported")).collect();
                club.carry_out_all(&Batch { purpose: BatchPurpose::Import, commands }, &stamp(number + 1))
            }
            _ => club.carry_out(drawn(numbers), &stamp(number + 1)),
        };
        match done {
            Ok(()) => {
                number += 1;
                writeln!(say, "entry {number}.").and_then(|()| say.flush()).expect("somebody listens");
            }
            Err(StoreError::Refused(_) | StoreError::NothingToUndo | StoreError::NothingToRedo) => {}
            Err(error) => panic!("{error:?}"),
        }
    }
}

#[test]
fn nothing_acknowledged_is_lost() {
    if std::env::var_os(CLUB).is_some() {
        return;
    }
    // Every start reads the whole log, so that many short ones are sooner killed than a long one.
    let (files, rounds) = if is_full() { (22, 50) } else { (1, 40) };
    let (mut random, mut start) = (Random::new(7), Duration::from_millis(20));
    let (mut kills, mut entries) = (0, 0);
    for _ in 0..files {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("club.halaliclub");
        let (killed, written) = kill_while_it_writes(&path, rounds, &mut random, &mut start);
        (kills, entries) = (kills + killed, entries + written);
        let mut club = writer(&path);
        let mut number = 1_000_000;
        while club.undo(&stamp(number)).is_ok() {
            number += 1;
        }
        assert_eq!(club.players().expect("players"), []);
    }
    println!("{kills} kills, {entries} entries");
}

/// Kills the program so many times, and says how often that was and how many entries it had written.
fn kill_while_it_writes(path: &Path, rounds: usize, random: &mut Random, start: &mut Duration) -> (usize, usize) {
    let mut acknowledged = BTreeSet::new();
    let (mut round, mut entries) = (0, 0);
    // A machine with much to do may need more rounds until enough has been written.
    while round < rounds || entries < 100 {
        round += 1;
        assert!(round < 5_000, "{entries}");
        let mut child = Command::new(std::env::current_exe().expect("a program"))
            .args(["writes_until_killed", "--exact", "--nocapture"])
            .env(CLUB, path)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("a run");
        std::thread::sleep(*start * random.below(2_000) as u32 / 1_000);
        child.kill().expect("killed");
        let mut said = String::new();
        child.stdout.take().expect("a pipe").read_to_string(&mut said).expect("text");
        assert!(!child.wait().expect("an end").success(), "{said}");
        let numbers =
            said.lines().filter_map(|line| line.split_once("entry ")?.1.strip_suffix('.')?.parse::<u128>().ok());
        acknowledged.extend(numbers);
        // Long enough to write, too short to be done.
        *start = if said.contains("entry ") { *start * 19 / 20 } else { *start * 21 / 20 };
        if !path.exists() {
            assert_eq!(acknowledged, BTreeSet::new());
            continue;
        }
        let club = writer(path);
        let log: BTreeSet<_> = club.log().expect("a log").iter().map(|entry| entry.stamp.entry.0.as_u128()).collect();
        assert!(acknowledged.is_subset(&log), "round {round}");
        // At most the one entry that was written but not said yet.
        assert!(log.len() <= acknowledged.len() + round + 1);
        assert_eq!(club.check().expect("a check"), [], "round {round}");
        entries = log.len();
        // As often as not the next program finds the log of the killed one.
        if round % 2 == 0 {
            club.close().expect("closed");
        }
    }
    (round, entries)
}

/// What a club file holds, and what was ever done to it.
#[derive(PartialEq, Debug)]
struct State {
    facts: BTreeMap<String, Vec<String>>,
    log: Vec<LogEntry>,
}

impl State {
    fn of(club: &ClubFile) -> State {
        State { facts: facts(club.path()), log: club.log().expect("a log") }
    }

    fn names(&self) -> usize {
        self.facts["players"].len()
    }
}

/// Whether a state can be what a command leads to from another one.
type LeadsTo = Box<dyn Fn(&State, &State) -> bool>;

/// A command of the program, and whether a state can be what it leads to from another one.
struct Trial {
    name: &'static str,
    arguments: Vec<String>,
    leads_to: LeadsTo,
}

fn trial(name: &'static str, arguments: &[&str], leads_to: impl Fn(&State, &State) -> bool + 'static) -> Trial {
    let arguments = arguments.iter().map(|&argument| argument.to_owned()).collect();
    Trial { name, arguments, leads_to: Box::new(leads_to) }
}

const RECORD: [&str; 8] =
    ["series", "record", "Zoë", "Max", "-g", "Zoë animals 40+1, Max 30+0", "-g", "Zoë 35+2, Max 20+0"];

/// One entry more, and so many players and series more.
fn goes_on(before: &State, after: &State, players: usize, series: usize) -> bool {
    let more = |table: &str| after.facts[table].len().checked_sub(before.facts[table].len());
    after.log.starts_with(&before.log)
        && after.log.len() == before.log.len() + 1
        && more("players") == Some(players)
        && more("series") == Some(series)
        && after.facts != before.facts
}

/// An import of what is in no club yet: all of it comes in, in one entry.
fn import(kind: &'static str, folder: &Path, number: usize) -> Trial {
    let people = [format!("Guest {number}"), format!("Host {number}")];
    let [guest, host] = &people;
    let mut arguments = vec!["import", kind];
    let (players, series, text) = match kind {
        "players" => {
            let lines: String = (0..50).map(|line| format!("Member {line} of {number}\n")).collect();
            (50, 0, format!("name\n{lines}"))
        }
        "series" => {
            arguments.push("--add-players");
            let line = |day| format!("2025-10-{day:02},{guest},{host},1,40,30,1,0,2,35,20,2,0\n");
            let lines: String = (1..31).map(line).collect();
            let games = [1, 2].map(|n| {
                ["animals", "points_1", "points_2", "exited_1", "exited_2"].map(|column| format!("game_{n}_{column}"))
            });
            (2, 30, format!("date,player_1,player_2,{}\n{lines}", games.concat().join(",")))
        }
        "archive" => {
            let first = number as u128 * 100;
            let player = |place: usize| Player {
                id: player(first + place as u128),
                profile: Profile::of(name(&people[place])),
                archived: false,
                merged_into: None,
                anonymous: false,
            };
            let records = (0..30).map(|place| record(first + place, first, first + 1, 1 + place as u32)).collect();
            let archive = Archive::new(false, None, Vec::new(), vec![player(0), player(1)], records);
            (2, 30, archive.written(Deals::OfGamesOver).expect("an archive"))
        }
        _ => {
            arguments.push("--add-players");
            let record = |day| {
                format!(
                    "[Date \"2026-10-{day:02}\"]\n[Animals \"{guest}\"]\n[Humans \"{host}\"]\n[Rules \"classic\"]\n\
                     [Result \"0-0\"]\n[Termination \"agreed\"]\n\n1. d3=F e4=p\n0-0\n\n"
                )
            };
            (2, 30, (1..31).map(record).collect())
        }
    };
    let file = folder.join(format!("{kind}-to-import"));
    fs::write(&file, text).expect("a file");
    let file = file.display().to_string();
    arguments.extend([file.as_str(), "--yes"]);
    trial(kind, &arguments, move |before, after| goes_on(before, after, players, series))
}

const IMPORTS: [&str; 4] = ["players", "series", "archive", "records"];

fn drawn_trial(
    random: &mut Random,
    number: usize,
    before: &State,
    backup: Option<&(PathBuf, State)>,
    folder: &Path,
) -> Trial {
    let name = format!("Player {number}");
    match random.below(12) {
        0 | 1 => trial("add", &["player", "add", &name], |before, after| goes_on(before, after, 1, 0)),
        2 => trial("record", &RECORD, |before, after| goes_on(before, after, 0, 1)),
        // The two who play stay on the list.
        3 if before.names() > 4 => trial("undo", &["undo"], |before, after| {
            after.log.starts_with(&before.log) && after.log.len() == before.log.len() + 1
        }),
        4 => trial("redo", &["redo"], |before, after| {
            after.log.starts_with(&before.log) && after.log.len() == before.log.len() + 1
        }),
        3 | 5 => trial("check", &["check"], |before, after| before == after),
        6 => trial("backup", &["backup"], |before, after| before == after),
        7 => match backup {
            Some((path, state)) => {
                let (facts, log) = (state.facts.clone(), state.log.clone());
                let path = path.display().to_string();
                trial("restore", &["restore", &path, "--yes"], move |_, after| after.facts == facts && after.log == log)
            }
            None => trial("backup", &["backup"], |before, after| before == after),
        },
        other => import(IMPORTS[other as usize - 8], folder, number),
    }
}

/// Runs a command of the program and kills it after some time. Says whether it had ended well before.
fn run_and_kill(club: &Path, arguments: &[String], after: Option<Duration>) -> bool {
    let mut child = Command::new(env!("CARGO_BIN_EXE_halali"))
        .arg("--club")
        .arg(club)
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("a run");
    if let Some(after) = after {
        std::thread::sleep(after);
        child.kill().expect("killed");
    }
    child.wait().expect("an end").success()
}

/// How long a command takes, so that it is killed at any moment of that.
fn time_of(club: &Path, arguments: &[&str]) -> Duration {
    let arguments: Vec<_> = arguments.iter().map(|&argument| argument.to_owned()).collect();
    let start = Instant::now();
    assert!(run_and_kill(club, &arguments, None), "{arguments:?}");
    start.elapsed()
}

/// How long each command takes, tried on a copy.
fn times_of_trials(club: &Path) -> BTreeMap<&'static str, Duration> {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.halaliclub");
    fs::copy(club, &path).expect("a copy");
    let other = path.with_file_name("other.halaliclub").display().to_string();
    time_of(&path, &["backup", &other]);
    let import_time = |kind| {
        let import = import(kind, folder.path(), 1_000_000);
        let arguments: Vec<_> = import.arguments.iter().map(String::as_str).collect();
        (kind, time_of(&path, &arguments))
    };
    let times = [
        ("add", time_of(&path, &["player", "add", "Lou"])),
        ("record", time_of(&path, &RECORD)),
        ("undo", time_of(&path, &["undo"])),
        ("redo", time_of(&path, &["redo"])),
        ("check", time_of(&path, &["check"])),
        ("backup", time_of(&path, &["backup"])),
        ("restore", time_of(&path, &["restore", &other, "--yes"])),
    ];
    times.into_iter().chain(IMPORTS.map(import_time)).collect()
}

#[test]
fn commands_that_are_killed_are_done_or_not_done() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.halaliclub");
    create(&path, &holder()).and_then(|club| club.close()).expect("a club file");
    time_of(&path, &["player", "add", "Zoë"]);
    time_of(&path, &["player", "add", "Max"]);
    let mut times = times_of_trials(&path);
    let mut random = Random::new(17);
    let mut before = State::of(&writer(&path));
    let mut backup: Option<(PathBuf, State)> = None;
    let (mut done, mut undone, mut made_before) = (BTreeMap::new(), BTreeMap::new(), 0);
    for round in 0..if is_full() { 1_200 } else { 40 } {
        let trial = drawn_trial(&mut random, round, &before, backup.as_ref(), folder.path());
        let well = run_and_kill(&path, &trial.arguments, Some(times[trial.name] * random.below(2_000) as u32 / 1_000));
        let club = writer(&path);
        assert_eq!(club.check().expect("a check"), [], "round {round}: {}", trial.name);
        // A machine may have more to do at one time than at another.
        let time = times.entry(trial.name).or_default();
        *time = if well { *time * 19 / 20 } else { *time * 21 / 20 };
        let after = State::of(&club);
        let is_done = (trial.leads_to)(&before, &after);
        assert!(is_done || !well, "round {round}: {} is lost", trial.name);
        assert!(is_done || before == after, "round {round}: {} is half done", trial.name);
        *if is_done && before != after { &mut done } else { &mut undone }.entry(trial.name).or_insert(0) += 1;
        before = after;
        // Whatever counts as a backup is a whole one.
        let made = backups(&path).expect("a list");
        for backup in made.iter().take(2) {
            let copy = Connection::open_with_flags(&backup.path, OpenFlags::SQLITE_OPEN_READ_ONLY).expect("a backup");
            let check: String = copy.query_row("PRAGMA integrity_check", [], |row| row.get(0)).expect("a check");
            assert_eq!(check, "ok", "round {round}: {}", backup.path.display());
        }
        if made.len() > made_before && trial.name == "backup" {
            let kept = folder.path().join("kept.halaliclub");
            fs::copy(&made[0].path, &kept).expect("a copy");
            let state = State { facts: facts(&kept), log: before.log.clone() };
            assert_eq!(state.facts, before.facts, "round {round}");
            backup = Some((kept, state));
        }
        made_before = made.len();
        // As often as not the next program finds the log of the killed one.
        if round % 2 == 0 {
            club.close().expect("closed");
        } else {
            drop(club);
        }
    }
    println!("done {done:?}, not done or nothing to do {undone:?}");
    assert!(done.len() > 2, "{done:?}");
}

/// A file of version 1 of some size, from the one that version wrote.
fn version_1(folder: &Path) -> PathBuf {
    let path = folder.join("version-1.halaliclub");
    fs::copy(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/store/version-1.halaliclub"), &path).expect("a copy");
    let old = Connection::open(&path).expect("a database");
    let triggers =
        "SELECT group_concat(sql, ';' || char(10)) FROM sqlite_schema WHERE type = 'trigger' AND name LIKE 'undo%'";
    let triggers: String = old.query_row(triggers, [], |row| row.get(0)).expect("triggers");
    for table in ["games", "players", "series"] {
        for event in ["insert", "update", "delete"] {
            old.execute_batch(&format!("DROP TRIGGER undo_{table}_{event}")).expect("no trigger");
        }
    }
    let more = "WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 3000)
        INSERT INTO players SELECT randomblob(16), name || n, search_key || n, NULL, NULL, NULL, NULL, NULL, NULL, '', 0, 0, NULL
        FROM n, players WHERE players.id = (SELECT min(id) FROM players)";
    old.execute_batch(&format!("{more}; {triggers}")).expect("more players");
    old.close().expect("closed");
    path
}

#[test]
fn a_migration_that_is_killed_is_done_or_not_done() {
    let folder = tempfile::tempdir().expect("a folder");
    let old = version_1(folder.path());
    let club = |number: usize| {
        let folder = folder.path().join(number.to_string());
        fs::create_dir(&folder).expect("a folder");
        let path = folder.join("club.halaliclub");
        fs::copy(&old, &path).expect("a copy");
        path
    };
    let list = ["player".to_owned(), "list".to_owned()];
    let time = time_of(&club(0), &["player", "list"]);
    let players = |path: &Path| {
        let file = Connection::open(path).expect("a database");
        let version: u32 = file.query_row("PRAGMA user_version", [], |row| row.get(0)).expect("a version");
        let players: i64 = file.query_row("SELECT count(*) FROM players", [], |row| row.get(0)).expect("a count");
        (version, players)
    };
    let mut random = Random::new(3);
    let mut versions = BTreeSet::new();
    for round in 1..if is_full() { 200 } else { 9 } {
        let path = club(round);
        let well = run_and_kill(&path, &list, Some(time * random.below(1_100) as u32 / 1_000));
        let (version, count) = players(&path);
        assert_eq!(count, 3_006, "round {round}");
        assert!(version == halali::store::VERSION || !well, "round {round}");
        if version > 1 {
            assert_eq!(players(&backups(&path).expect("a list").remove(0).path), (1, 3_006), "round {round}");
        }
        versions.insert(version);
        let mut club = writer(&path);
        assert_eq!(club.check().expect("a check"), [], "round {round}");
        club.redo(&stamp(500)).expect("redo");
        club.undo(&stamp(501)).expect("undo");
        club.undo(&stamp(502)).expect("undo");
        fs::remove_dir_all(path.parent().expect("a folder")).expect("no folder");
    }
    println!("versions after a kill: {versions:?}");
    assert!(versions.contains(&1), "{versions:?}");
}
