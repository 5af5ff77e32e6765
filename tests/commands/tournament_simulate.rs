//! Trying out how a set-up would go.
#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use crate::support::commands::Home;
use crate::tournament::{EIGHT, club};

#[test]
fn the_same_seed_gives_the_same_events() {
    let home = Home::new();
    let lively = [
        "tournament",
        "simulate",
        "--players",
        "9",
        "--rounds",
        "3",
        "--events",
        "6",
        "--seed",
        "7",
        "--late-entries",
        "5",
        "--drops",
        "3",
        "--absences",
        "5",
        "--wrong-results",
        "10",
    ];
    let said = home.good(&lively);
    assert_eq!(said, home.good(&lively));
    assert!(said.starts_with("Events: 6. Swiss, 3 rounds. Players: 9. Seed: 7.\nThe strongest player wins "), "{said}");
    let data = home.json(&lively);
    assert_eq!((&data["events"], &data["players"], &data["seed"]), (&6.into(), &9.into(), &7.into()));
    assert!(data["byes"].as_f64().is_some_and(|byes| byes > 0.0 && byes <= 3.0), "{data}");
    let apart: f64 = data["openings_apart"].as_array().expect("a list").iter().filter_map(|part| part.as_f64()).sum();
    assert!((apart - 1.0).abs() < 1e-9, "{data}");
    assert_ne!(home.json(&[&lively[..9], &["8"], &lively[10..]].concat()), data);
}

#[test]
fn formats_strengths_and_stages_are_those_of_a_set_up() {
    let home = Home::new();
    // One is far stronger than all the others, and wins every event.
    let strengths = ["tournament", "simulate", "--strengths", "3000,1000,1000,1000", "--events", "5", "--seed", "1"];
    let robin = home.json(&[&strengths[..], &["--format", "round-robin"]].concat());
    assert_eq!((&robin["rounds"], &robin["series"], &robin["best_wins"]), (&3.0.into(), &6.0.into(), &1.0.into()));
    let stages = ["tournament", "simulate", "--players", "8", "--format", "round-robin", "--groups", "2", "--then"];
    let stages =
        [&stages[..], &["knockout", "--go-on", "2", "--events", "4", "--minutes", "30", "--tables", "4"]].concat();
    let groups = home.json(&stages);
    // Three rounds of groups, semi-finals and final, with ten minutes between.
    assert_eq!((&groups["rounds"], &groups["series"], &groups["minutes"]), (&5.0.into(), &15.0.into(), &190.into()));
    let said = home.say(&["tournament", "simulate", "--players", "3", "--format", "round-robin", "--groups", "2"]);
    assert_eq!(said.status, 1);
    assert!(said.err.starts_with("This set-up cannot be played: "), "{}", said.err);
}

#[test]
fn the_set_up_of_a_tournament_is_tried_out_and_stays() {
    let home = club(&EIGHT);
    home.good(&["tournament", "new", "Club Cup", "--format", "knockout", "--duplicates", "--lots", "7"]);
    home.good(&[&["tournament", "enter", "last"][..], &EIGHT[..6]].concat());
    let before = home.json(&["tournament", "show", "last"]);
    let cup = home.json(&["tournament", "simulate", "last", "--events", "3"]);
    assert_eq!((&cup["players"], &cup["series"]), (&6.into(), &5.0.into()));
    let other = home.json(&["tournament", "simulate", "last", "--events", "3", "--format", "swiss", "--rounds", "2"]);
    assert_eq!((&other["rounds"], &other["series"]), (&2.0.into(), &6.0.into()));
    assert_eq!(home.json(&["tournament", "show", "last"]), before);
}

#[test]
fn who_is_kept_apart_in_a_tournament_is_so_when_it_is_tried_out() {
    let home = club(&EIGHT);
    home.good(&["tournament", "new", "Club Cup", "--rounds", "3"]);
    home.good(&[&["tournament", "enter", "last"][..], &EIGHT[..4]].concat());
    home.good(&["tournament", "avoid", "last", "Ada", "Bo"]);
    let cup = home.json(&["tournament", "simulate", "last", "--events", "3", "--seed", "1"]);
    assert_eq!(cup["kept_apart"], 1);
    let more = home.json(&["tournament", "simulate", "last", "--events", "3", "--seed", "1", "--avoid", "1:2,3:4"]);
    assert!(more["kept_apart"].as_u64() >= Some(2), "{more}");
    // Four of whom one pair never plays have no third round without a rematch.
    let play = |more: &[&str]| {
        let plain = ["tournament", "simulate", "--players", "4", "--rounds", "3", "--events", "5", "--seed", "1"];
        home.json(&[&plain[..], more].concat())["rematches"].as_f64()
    };
    assert_eq!(play(&[]), Some(0.0));
    assert!(play(&["--avoid", "1:2"]) > Some(0.0));
    let said = home.good(&["tournament", "simulate", "--events", "2", "--avoid", "1:2"]);
    assert!(said.contains("Pairs kept apart: 1.\n"), "{said}");
    for typed in ["1:1", "0:2", "1:17", "1", "a:b"] {
        let said = home.refused(&["tournament", "simulate", "--events", "2", "--avoid", typed]);
        assert!(said.starts_with(&format!("“{typed}” is not two players of this field.")), "{said}");
    }
}
