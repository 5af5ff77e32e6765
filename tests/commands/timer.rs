//! The timer of a round from the command line: every command is a program of its own.
#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use std::fs;

use serde_json::Value;

use crate::support::commands::Home;

fn cup() -> Home {
    let home = Home::new();
    for name in ["Ada", "Bo"] {
        home.good(&["player", "add", name]);
    }
    home.good(&["tournament", "new", "Autumn Cup", "--date", "2026-11-28"]);
    home.good(&["tournament", "enter", "last", "Ada", "Bo"]);
    home.good(&["tournament", "start", "last"]);
    home.good(&["tournament", "pair", "last", "--yes"]);
    home
}

fn left(home: &Home) -> f64 {
    home.json(&["tournament", "timer", "show", "last"])["left"].as_f64().expect("seconds")
}

/// Changes what the file beside the club file says.
fn change(home: &Home, act: impl FnOnce(&mut Value)) {
    let file = home.club().with_added_extension("timer");
    let mut kept: Value = serde_json::from_slice(&fs::read(&file).expect("a file")).expect("JSON");
    let timers = kept["timers"].as_object_mut().expect("timers");
    act(timers.values_mut().next().expect("a timer"));
    fs::write(&file, kept.to_string()).expect("written");
}

#[test]
fn a_timer_is_started_paused_resumed_and_extended() {
    let home = cup();
    let timer = |arguments: &[&str]| home.good(&[&["tournament", "timer"][..], arguments].concat());
    let none = home.refused(&["tournament", "timer", "show", "last"]);
    assert!(none.starts_with("Autumn Cup has no timer."), "{none}");
    assert_eq!(timer(&["start", "last", "60"]), "Round 1: 1:00:00 of 1:00:00 left.\n");
    let again = home.refused(&["tournament", "timer", "start", "last", "30"]);
    assert_eq!(again, "The timer of round 1 is running. Pause it first.\n");
    assert!((3590.0..=3600.0).contains(&left(&home)));
    assert!(timer(&["pause", "last"]).starts_with("Round 1: paused with "));
    let paused = left(&home);
    assert!(home.refused(&["tournament", "timer", "pause", "last"]).contains("Resume it first"));
    assert_eq!(left(&home), paused);
    assert!(timer(&["extend", "last", "-0:30"]).contains(" of 59:30 left"));
    assert!((left(&home) - (paused - 30.0)).abs() < 0.01);
    timer(&["resume", "last"]);
    timer(&["extend", "last", "7:30"]);
    assert!((left(&home) - (paused + 420.0)).abs() < 5.0);
    timer(&["pause", "last"]);
    let short = timer(&["start", "last", "0:09", "--round", "2", "--amber", "0:08", "--red", "0:05", "--json"]);
    let short: Value = serde_json::from_str(&short).expect("JSON");
    assert_eq!((short["round"].as_u64(), short["colour"].as_str()), (Some(2), Some("calm")));
    assert!(home.say(&["tournament", "timer", "start", "last", "x"]).status == 2);
}

/// The stored facts say what the machine's clocks said: changing them is as if these had been changed meanwhile.
#[test]
#[cfg(target_os = "linux")]
fn a_clock_that_was_set_changes_nothing_until_the_machine_starts_anew() {
    let home = cup();
    home.good(&["tournament", "timer", "start", "last", "60"]);
    for minutes in [8, -8] {
        change(&home, |timer| {
            let wall = timer["running"]["wall"].as_str().expect("a moment");
            let wall = chrono::DateTime::parse_from_rfc3339(wall).expect("a moment");
            timer["running"]["wall"] = (wall + chrono::TimeDelta::minutes(minutes)).to_rfc3339().into();
        });
        assert!((3590.0..=3600.0).contains(&left(&home)), "{}", left(&home));
    }
    // Asleep for eight minutes: the count of the machine went on.
    change(&home, |timer| {
        let passed = timer["running"]["count"]["passed"]["secs"].as_u64().expect("seconds");
        if let Some(before) = passed.checked_sub(480) {
            timer["running"]["count"]["passed"]["secs"] = before.into();
        } else {
            timer["left"] = (timer["left"].as_i64().expect("left") - 480_000).into();
        }
    });
    assert!((3100.0..=3120.0).contains(&left(&home)), "{}", left(&home));
    change(&home, |timer| timer["running"]["count"]["origin"] = "00000000-0000-0000-0000-000000000001".into());
    let said = home.good(&["tournament", "timer", "show", "last"]);
    assert!(said.contains("The machine was started anew"), "{said}");
    change(&home, |timer| timer["left"] = "?".into());
    let said = home.refused(&["tournament", "timer", "show", "last"]);
    assert!(said.ends_with("makes no sense, so the timer in it is lost. Start the timer anew.\n"), "{said}");
    home.good(&["tournament", "timer", "start", "last", "60"]);
}
