//! The demo club: the same from the same seed, played by the rules, and with something of everything in it.

#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

mod support;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use assert_cmd::cargo::cargo_bin_cmd;
use chrono::NaiveDate;
use halali::club::{
    Deed, Demo, DemoAct, DemoSize, MatchScale, PlayerId, Purpose, Ranking, RatingSettings, Ratings, SeriesRecord,
    standings,
};
use halali::rules::{Ending, Loss};
use halali::store::Writer;
use rusqlite::types::Value;
use rusqlite::{Connection, OpenFlags};
use support::clubs::writer;

fn make(path: &Path, arguments: &[&str]) {
    cargo_bin_cmd!("halali").arg("demo").arg(path).args(arguments).assert().success();
}

/// Every row of every table, log and undo data included.
fn everything(path: &Path) -> BTreeMap<String, Vec<Vec<Value>>> {
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY).expect("a database");
    let mut names = connection.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").expect("tables");
    let names: Vec<String> =
        names.query_map([], |row| row.get(0)).expect("names").collect::<Result<_, _>>().expect("names");
    let rows = |name: String| {
        let mut select = connection.prepare(&format!("SELECT * FROM {name} ORDER BY 1, 2")).expect("a table");
        let columns = select.column_count();
        let row = |row: &rusqlite::Row<'_>| (0..columns).map(|column| row.get(column)).collect();
        let rows = select.query_map([], row).expect("rows").collect::<Result<_, _>>().expect("rows");
        (name, rows)
    };
    names.into_iter().map(rows).collect()
}

fn day(year: i32, month: u32, day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(year, month, day).expect("a date")
}

fn records(club: &Writer) -> Vec<SeriesRecord> {
    club.series_records(day(2000, 1, 1), day(2100, 1, 1)).expect("readable")
}

#[test]
fn the_same_seed_makes_the_same_file_content() {
    let folder = tempfile::tempdir().expect("a folder");
    let [one, again, other] = ["one", "again", "other"].map(|name| folder.path().join(name));
    make(&one, &[]);
    make(&again, &["--seed", "1969"]);
    make(&other, &["--seed", "7"]);
    let content = everything(&one);
    assert_eq!(content, everything(&again));
    assert_ne!(content, everything(&other));
    assert!(
        ["log", "undo_steps", "players", "series", "games", "seasons", "club"]
            .iter()
            .all(|name| !content[*name].is_empty())
    );
}

#[test]
fn a_file_that_is_there_is_refused_and_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("mine");
    fs::write(&path, "something else").expect("a file");
    cargo_bin_cmd!("halali").arg("demo").arg(&path).assert().code(1);
    assert_eq!(fs::read_to_string(&path).expect("a file"), "something else");
}

#[test]
fn the_club_has_something_of_everything() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club");
    make(&path, &[]);
    let club = writer(&path);
    assert_eq!(club.faults().expect("a check"), Vec::<String>::new());
    let players = club.players().expect("readable");
    assert!(players.iter().filter(|player| !player.profile.guest).count() >= 40);
    assert!(players.iter().any(|player| player.profile.guest) && players.iter().any(|player| player.archived));
    assert!(players.iter().filter(|player| !player.profile.name.as_str().is_ascii()).count() > 15);
    assert!(players.iter().filter_map(|player| player.profile.group.as_ref()).collect::<BTreeSet<_>>().len() > 2);
    assert_eq!(club.seasons().expect("readable").len(), 2);
    // Reading a record plays its moves again: whatever is here was played by the rules.
    let records = records(&club);
    let games: Vec<_> = records.iter().flat_map(|record| &record.games).collect();
    assert!(records.len() > 400);
    let has = |what: &dyn Fn(&Ending) -> bool| games.iter().any(|game| what(&game.ending));
    assert!(has(&|ending| *ending == Ending::Agreed) && has(&|ending| *ending == Ending::Void));
    assert!(has(&|ending| matches!(ending, Ending::Adjudicated { given: Some(_) })));
    for how in [Loss::Conceded, Loss::Time, Loss::Walkover] {
        assert!(has(&|ending| matches!(ending, Ending::Lost { how: found, .. } if *found == how)), "{how:?}");
    }
    let is_short = |record: &&SeriesRecord| record.games.len() < record.length.games();
    assert!(records.iter().filter(is_short).any(|record| !record.closed) && records.iter().any(|record| record.closed));
    assert!(records.iter().any(|record| record.purpose == Purpose::Practice));
    assert_eq!(records.iter().map(|record| record.length.games()).collect::<BTreeSet<_>>(), [1, 2, 4].into());
    let with_moves = games.iter().filter(|game| game.recorded.moves().is_some()).count();
    assert!((games.len() / 20..games.len() / 5).contains(&with_moves));
}

#[test]
fn strengths_and_attendance_differ_and_show() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club");
    make(&path, &[]);
    let club = writer(&path);
    let share_won = |first, last| -> BTreeMap<PlayerId, f64> {
        let series = club.series_between(first, last).expect("readable");
        let table = standings(&series, &MatchScale::default(), Ranking::Average { least: 8 });
        let share = |halves: u32, series: u32| f64::from(halves) / f64::from(series) / 4.0;
        table.iter().map(|row| (row.player, share(row.match_points.halves, row.tally.series()))).collect()
    };
    let [before, after] = [(day(2024, 9, 1), day(2025, 8, 31)), (day(2025, 9, 1), day(2026, 8, 31))]
        .map(|(first, last)| share_won(first, last));
    let both: Vec<_> = before.iter().filter_map(|(player, share)| Some((*share, *after.get(player)?))).collect();
    assert!(both.len() > 15);
    // Whoever wins in one season wins in the other one.
    let mean = |values: &dyn Fn(&(f64, f64)) -> f64| both.iter().map(values).sum::<f64>() / both.len() as f64;
    let (x, y) = (mean(&|pair| pair.0), mean(&|pair| pair.1));
    let covariance = mean(&|pair| (pair.0 - x) * (pair.1 - y));
    let spread = (mean(&|pair| (pair.0 - x).powi(2)) * mean(&|pair| (pair.1 - y).powi(2))).sqrt();
    assert!(covariance / spread > 0.5, "{}", covariance / spread);
    let series = club.series_between(day(2000, 1, 1), day(2100, 1, 1)).expect("readable");
    let ratings: Vec<f64> =
        Ratings::replay(&RatingSettings::default(), &series).players().map(|(_, rating)| rating.rating).collect();
    let highest = ratings.iter().copied().fold(f64::MIN, f64::max);
    let lowest = ratings.iter().copied().fold(f64::MAX, f64::min);
    assert!(highest - lowest > 300.0, "{lowest} {highest}");
    let table = standings(&series, &MatchScale::default(), Ranking::Total);
    let played: Vec<_> = table.iter().map(|row| row.tally.series()).collect();
    assert!(played.iter().max() > played.iter().min().map(|least| least * 4).as_ref(), "{played:?}");
}

#[test]
fn the_big_club_comes_in_evenings() {
    let acts = Demo::new(1969, DemoSize::SCALE).next().expect("an evening");
    let [DemoAct { deed: Deed::Together(batch), .. }] = acts.as_slice() else { panic!("{acts:?}") };
    let count = |name| batch.commands.iter().filter(|command| command.name() == name).count();
    assert_eq!((count("add-player"), count("record-series")), (500, 250));
}

/// What a program left that was killed is gone when the next one comes there.
#[test]
#[cfg(unix)]
fn a_demo_that_was_killed_leaves_nothing_behind() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut killed = std::process::Command::new(env!("CARGO_BIN_EXE_halali"));
    let mut killed = killed.arg("demo").arg(folder.path().join("killed")).arg("--scale").spawn().expect("a program");
    let names = || -> BTreeSet<String> {
        let entries = fs::read_dir(folder.path()).expect("a folder").flatten();
        entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
    };
    let start = std::time::Instant::now();
    while !names().iter().any(|name| name.ends_with(".half-wal")) && start.elapsed().as_secs() < 60 {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    killed.kill().expect("killed");
    killed.wait().expect("an end");
    assert!(!names().is_empty() && !names().contains("killed"), "{:?}", names());
    make(&folder.path().join("demo"), &[]);
    assert_eq!(names(), BTreeSet::from(["demo".to_owned()]));
}
