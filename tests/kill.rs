//! A program that is killed while it writes a club file: nothing that it acknowledged is lost, nothing is half done.

#![cfg(unix)]
#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

mod support;

use std::collections::BTreeSet;
use std::io::{Read as _, Write as _};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

use halali::rules::Random;
use halali::store::{StoreError, create};
use support::clubs::{drawn, holder, stamp, writer};

const CLUB: &str = "HALALI_TEST_CLUB";

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
        let done = match draw() % 8 {
            0 => club.undo(&stamp(number + 1)).map(drop),
            1 => club.redo(&stamp(number + 1)).map(drop),
            _ => club.carry_out(&drawn(numbers), &stamp(number + 1)),
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
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.halaliclub");
    let mut random = Random::new(7);
    let mut acknowledged = BTreeSet::new();
    let mut entries = 0;
    for round in 0..60 {
        let mut child = Command::new(std::env::current_exe().expect("a program"))
            .args(["writes_until_killed", "--exact", "--nocapture"])
            .env(CLUB, &path)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("a run");
        std::thread::sleep(Duration::from_micros(random.below(90_000)));
        child.kill().expect("killed");
        let mut said = String::new();
        child.stdout.take().expect("a pipe").read_to_string(&mut said).expect("text");
        assert!(!child.wait().expect("an end").success(), "{said}");
        let numbers =
            said.lines().filter_map(|line| line.split_once("entry ")?.1.strip_suffix('.')?.parse::<u128>().ok());
        acknowledged.extend(numbers);
        if !path.exists() {
            assert_eq!(acknowledged, BTreeSet::new());
            continue;
        }
        let club = writer(&path);
        let log: BTreeSet<_> = club.log().expect("a log").iter().map(|entry| entry.stamp.entry.0.as_u128()).collect();
        assert!(acknowledged.is_subset(&log), "round {round}");
        // At most the one entry that was written but not said yet.
        assert!(log.len() <= acknowledged.len() + round + 1);
        assert_eq!(club.faults().expect("a check"), Vec::<String>::new(), "round {round}");
        entries = log.len();
        // As often as not the next program finds the log of the killed one.
        if round % 2 == 0 {
            club.close().expect("closed");
        }
    }
    assert!(entries > 100, "{entries}");
    let mut club = writer(&path);
    let mut number = 1_000_000;
    while club.undo(&stamp(number)).is_ok() {
        number += 1;
    }
    assert_eq!(club.players().expect("players"), []);
}
