//! What goes with the series at the command line: seasons, settings, the log, data for programs, help and wrong usage.
#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use serde_json::Value;

use crate::support::commands::{Home, said};
use crate::support::evening::{FIRST, SECOND, club, record};

#[test]
fn seasons_and_settings_decide_what_counts() {
    let home = club();
    home.good(&[
        "season",
        "add",
        "2026/27",
        "--from",
        "2026-09-01",
        "--to",
        "2027-06-30",
        "--draw",
        "0.5",
        "--least",
        "1",
    ]);
    record(&home, &[FIRST, SECOND]);
    home.good(&["series", "record", "zoe", "max", "--date", "2024-01-01", "-g", FIRST, "-g", SECOND]);
    let standings = |arguments: &[&str]| home.json(&[&["standings"], arguments].concat());
    assert_eq!(standings(&["--season", "2026"])[0]["points"], 75);
    assert_eq!(standings(&["--from", "2023-01-01"])[0]["points"], 150);
    assert_eq!(standings(&["--to", "2023-12-31"]), Value::Array(Vec::new()));
    assert_eq!(standings(&["--season", "2026", "--by", "average"])[0]["average"], 75.0);
    assert_eq!(standings(&["--from", "2023-01-01", "--by", "average"]), Value::Array(Vec::new()));
    home.good(&["club", "set", "--least", "2", "--win", "3", "--walkover", "40", "--name", "Jeux d’été"]);
    assert_eq!(standings(&["--from", "2023-01-01", "--by", "average"])[0]["match_points"], 6.0);
    // What has begun keeps its own.
    assert_eq!(standings(&["--season", "2026"])[0]["match_points"], 2.0);
    let walkover = record(&home, &["zoe animals, max absent"]);
    assert_eq!(walkover["result"]["points"][0], 40);
    let settings = home.json(&["club", "show"]);
    assert_eq!((settings["name"].as_str(), settings["win"].as_f64()), (Some("Jeux d’été"), Some(3.0)));
    for (arguments, sentence) in [
        (&["club", "set", "--walkover", "1"][..], "Walkover points go from 2 to 118."),
        (&["club", "set", "--least", "0"], "The least number of series is 1 or more."),
        (&["club", "set", "--draw", "4"], "Match points: a win is worth at least as much as a draw"),
        (&["club", "set", "--tau", "2"], "τ goes from 0.3 to 1.2."),
        (&["club", "set"], "Nothing of this would change."),
        (&["season", "add", "x", "--from", "2026-09-02", "--to", "2026-09-01"], ""),
        (&["season", "edit", "1999", "--name", "x"], "No season is called “1999”. There are:\n  2026/27 ("),
        (&["season", "edit", "2026"], "Nothing of this would change."),
        (&["standings", "--season", "1999"], "No season is called “1999”."),
    ] {
        let said = home.refused(arguments);
        assert!(said.contains(sentence), "{arguments:?}: {said}");
    }
    home.good(&["season", "edit", "2026", "--name", "2026/2027"]);
    assert!(home.good(&["season", "list"]).contains("2 / 0.5 / 0"));
    home.good(&["season", "remove", "2026"]);
    assert_eq!(home.json(&["season", "list"]), Value::Array(Vec::new()));
}

#[test]
fn an_evening_is_of_the_same_date_wherever_the_club_file_is_opened() {
    let home = Home::new();
    for name in ["Zoë", "Max"] {
        home.good(&["player", "add", name]);
    }
    let at = |zone: &str, arguments: &[&str]| {
        let said = said(home.program().env("TZ", zone).args(arguments));
        assert_eq!(said.status, 0, "{zone} {arguments:?}: {}", said.err);
        said.out
    };
    let games = ["-g", "zoe animals 40+1, max 30+0", "-g", "zoe 35+2, max 20+0"];
    at("CET-1", &[&["series", "record", "zoe", "max", "--date", "2026-11-29"][..], &games].concat());
    let log = at("CET-1", &["log", "--json"]);
    for zone in ["EST5", "<+14>-14", "<-11>11"] {
        let listed: Value = serde_json::from_str(&at(zone, &["series", "list", "--json"])).expect("JSON");
        assert_eq!(listed[0]["date"], "2026-11-29", "{zone}");
        let that_day = ["standings", "--from", "2026-11-29", "--to", "2026-11-29", "--json"];
        let table: Value = serde_json::from_str(&at(zone, &that_day)).expect("JSON");
        assert_eq!(table.as_array().map(Vec::len), Some(2), "{zone}");
        // Moments are those of no zone.
        assert_eq!(at(zone, &["log", "--json"]), log, "{zone}");
    }
}

#[test]
fn the_log_can_be_narrowed_and_written_to_a_file() {
    let home = club();
    record(&home, &[FIRST, SECOND]);
    home.good(&["player", "add", "Lou"]);
    home.good(&["series", "record", "lou", "max"]);
    home.good(&["series", "remove", "last"]);
    let count = |arguments: &[&str]| home.json(&[&["log"], arguments].concat()).as_array().map(Vec::len);
    assert_eq!(count(&[]), Some(6));
    assert_eq!(count(&["--player", "zoe"]), Some(2));
    // What is gone from the facts is still known to the log.
    assert_eq!(count(&["--player", "lou"]), Some(3));
    assert_eq!(count(&["--series", "last"]), Some(1));
    assert_eq!(count(&["--player", "lou", "--series", "last"]), Some(0));
    assert_eq!(count(&["--from", "2999-01-01"]), Some(0));
    assert!(home.good(&["log"]).contains("Removed the series Lou – Max of "));
    let all = home.json(&["log"]);
    let last: Vec<_> = all.as_array().into_iter().flatten().skip(4).cloned().collect();
    assert_eq!(home.json(&["log", "--last", "2"]), Value::Array(last));
    assert_eq!(home.json(&["log", "--last", "99"]), all);
    assert_eq!(count(&["--player", "zoe", "--last", "1"]), Some(1));
    let file = home.folder().join("log.json");
    let written = home.say(&["log", "--out", "log.json"]);
    assert_eq!((written.out.as_str(), written.err.as_str()), ("", "6 entries written to log.json.\n"));
    let text = std::fs::read_to_string(&file).expect("a file");
    assert_eq!(serde_json::from_str::<Value>(&text).expect("JSON"), home.json(&["log"]));
    assert!(home.refused(&["log", "--out", "log.json"]).contains("There is a file log.json already."));
}

#[test]
fn everything_that_prints_data_prints_json() {
    let home = club();
    record(&home, &[FIRST, SECOND]);
    home.good(&["season", "add", "All", "--from", "2000-01-01", "--to", "2099-12-31"]);
    for (arguments, fields) in [
        (&["player", "list"][..], &["id", "name", "guest", "archived"][..]),
        (
            &["player", "show", "zoe"],
            &["id", "name", "series", "won", "average", "rating", "figures", "opponents", "results"],
        ),
        (&["series", "list"], &["id", "date", "players", "purpose", "length", "closed", "games", "result"]),
        (&["series", "show", "last"], &["id", "date", "players", "purpose", "length", "closed", "games", "result"]),
        (
            &["standings"],
            &["rank", "player", "series", "won", "drawn", "lost", "match_points", "points", "exited", "average"],
        ),
        (&["head-to-head", "zoe", "max"], &["players", "won", "drawn", "lost", "points", "series"]),
        (&["ratings"], &["player", "date", "rating", "deviation", "volatility"]),
        (&["ratings", "zoe"], &["player", "history"]),
        (&["figures"], &["included", "games", "animals", "humans", "pairs"]),
        (&["records"], &["record", "figure", "player", "series", "from", "to"]),
        (&["season", "list"], &["id", "name", "from", "to", "win", "draw", "loss", "least_series"]),
        (&["club", "show"], &["file", "name", "win", "draw", "loss", "walkover", "least_series", "rating", "tau"]),
        (&["log"], &["id", "moment", "device", "why", "did", "command"]),
    ] {
        let json = home.json(arguments);
        let first = if json.is_array() { &json[0] } else { &json };
        for field in fields {
            assert!(first.get(field).is_some(), "{arguments:?} {field}: {first}");
        }
        // The same in every language.
        for language in ["fr", "de", "nl"] {
            assert_eq!(home.json(&[&["--lang", language], arguments].concat()), json, "{language} {arguments:?}");
        }
        // And a table without it.
        assert!(!home.good(arguments).starts_with(['{', '[']), "{arguments:?}");
    }
}

#[test]
fn shells_and_manuals_know_every_command() {
    let home = Home::new();
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = home.good(&["completions", shell]);
        assert!(script.contains("head-to-head") && script.contains("add-game"), "{shell}");
    }
    home.good(&["--lang", "fr", "man", "pages"]);
    let page = std::fs::read_to_string(home.folder().join("pages/halali-series-record.1")).expect("a page");
    assert!(page.contains("halali series record zoe max"), "{page}");
    assert!(page.contains("Saisir une série"), "{page}");
    // Lines that are copied stay lines.
    let page = std::fs::read_to_string(home.folder().join("pages/halali-player-add.1")).expect("a page");
    let examples = "halali player add \"Zoë Martin\" \\-\\-group Lyon\n.br\nhalali player add \\-\\-guest Max\n.br\n";
    assert!(page.contains(examples), "{page}");
}

#[test]
fn every_group_shows_an_example() {
    let home = Home::new();
    for group in ["player", "series", "game", "season", "club", "export", "import", "rules"] {
        for (language, heading) in [("en", "Example"), ("fr", "Exemple")] {
            let help = home.good(&["--lang", language, group, "--help"]);
            let mut lines = help.lines().skip_while(|line| !line.contains(heading));
            let example = format!("halali {group} ");
            assert!(lines.any(|line| line.trim_start().starts_with(&example)), "{group} {language}: {help}");
        }
    }
}

#[test]
fn a_season_that_is_not_clear_is_asked_for_by_its_candidates() {
    let home = Home::new();
    assert!(home.refused(&["standings", "--season", "2025"]).contains("There is no season yet."));
    for (name, from, to) in [
        ("2024/25", "2024-09-01", "2025-06-30"),
        ("2025/26", "2025-09-01", "2026-06-30"),
        ("2026/27", "2026-09-01", "2027-06-30"),
    ] {
        home.good(&["season", "add", name, "--from", from, "--to", to]);
    }
    let said = home.refused(&["standings", "--season", "25"]);
    assert_eq!(
        said,
        "“25” can mean several seasons; give more of the name:\n  2025/26 (1 Sep 2025 to 30 Jun 2026)\n  2024/25 (1 Sep \
         2024 to 30 Jun 2025)\n"
    );
    home.good(&["standings", "--season", "2025/"]);
}

#[test]
fn wrong_usage_of_the_clubs_commands_has_status_2() {
    let home = club();
    for arguments in [
        &["player", "add"][..],
        &["player", "add", "-2"],
        &["series", "record", "zoe"],
        &["series", "record", "zoe", "max", "--date", "28/11/2026"],
        &["series", "record", "zoe", "max", "--date", "2026-02-30"],
        &["series", "record", "zoe", "max", "--date", "26-11-28"],
        &["series", "record", "zoe", "max", "--games", "3"],
        &["series", "record", "zoe", "max", "--games", "0"],
        &["series", "edit", "last", "--practice", "--counted"],
        &["series", "edit", "last", "--replace", "max"],
        &["undo", "--why", "a", "--why", "b"],
        &["undo", "0"],
        &["log", "--last", "0"],
        &["game", "start", "last", "--yes"],
        &["standings", "--by", "luck"],
        &["standings", "--season", "x", "--from", "2026-01-01"],
        &["season", "add", "x"],
        &["season", "add", "x", "--from", "2026-01-01", "--to", "2026-02-01", "--win", "0.3"],
        &["player", "edit", "max", "--guest", "--member"],
        &["figures", "--endings", "luck"],
        &["completions", "cmd"],
    ] {
        let said = home.say(arguments);
        assert_eq!((said.status, said.out.as_str()), (2, ""), "{arguments:?}: {}", said.err);
        assert!(said.err.ends_with("“--help” says what is possible.\n"), "{arguments:?}: {}", said.err);
    }
}

/// The program with nowhere to write its results to.
#[cfg(target_os = "linux")]
fn without_room(home: &Home, arguments: &[&str]) -> (Option<i32>, String) {
    let full = std::fs::File::options().write(true).open("/dev/full").expect("a full device");
    let mut program = std::process::Command::new(home.program().get_program());
    program.env_clear().env("LANG", "C").env("HOME", home.folder()).env("XDG_DATA_HOME", home.folder());
    let output = program.current_dir(home.folder()).args(arguments).stdout(full).output().expect("a run");
    (output.status.code(), String::from_utf8(output.stderr).expect("UTF-8"))
}

#[test]
#[cfg(target_os = "linux")]
fn what_is_done_is_called_done_though_nobody_can_read_the_results() {
    let home = club();
    record(&home, &[FIRST, SECOND]);
    std::fs::write(home.folder().join("new.csv"), "name\nAda\nBea\n").expect("written");
    let done = "It is done, but the results cannot be written. There is no room left on the disk. Make room there, and try again.\n";
    for (arguments, entries) in [
        (&["player", "add", "Lou"][..], 1),
        (&["player", "add", "Kim", "--json"], 1),
        (&["import", "players", "new.csv", "--yes"], 1),
        (&["series", "edit", "last", "--practice"], 1),
        (&["undo", "3"], 3),
        (&["redo", "2"], 2),
        (&["club", "set", "--name", "Club"], 1),
        (&["backup"], 0),
        (&["club", "new", "second.halaliclub"], 0),
        (&["restore", "latest", "--yes"], -1),
    ] {
        let length = |home: &Home| home.json(&["log"]).as_array().map_or(0, Vec::len) as i64;
        let before = length(&home);
        let (status, messages) = without_room(&home, arguments);
        assert_eq!(status, Some(3), "{arguments:?}: {messages}");
        assert!(messages.contains(done), "{arguments:?}: {messages}");
        if entries >= 0 {
            assert_eq!(length(&home), before + entries, "{arguments:?}");
        }
    }
    // Whatever only reads has come to nothing.
    for arguments in [&["player", "list"][..], &["restore", "--list"], &["import", "players", "new.csv", "--preview"]] {
        let (status, messages) = without_room(&home, arguments);
        assert_eq!(status, Some(1), "{arguments:?}: {messages}");
        assert!(messages.contains("The results cannot be written"), "{arguments:?}: {messages}");
    }
}

#[test]
fn help_is_a_word_too_and_options_given_twice_are_named() {
    let home = Home::new();
    for (asked, option) in [
        (&["help"][..], &["--help"][..]),
        (&["help", "player"], &["player", "--help"]),
        (&["help", "player", "add", "--lang", "fr"], &["player", "add", "--help", "--lang", "fr"]),
    ] {
        assert_eq!(home.good(asked), home.good(option));
    }
    let said = home.say(&["--club", "a", "--club", "b", "check"]);
    assert_eq!((said.status, said.err.lines().next()), (2, Some("--club <FILE> is given twice.")));
}

#[test]
fn a_backup_names_the_folder_that_lacks() {
    let home = club();
    let lacking = home.folder().join("no").join("such");
    let said = home.refused(&["backup", lacking.join("x.halaliclub").to_str().expect("a path")]);
    assert!(said.contains(&lacking.display().to_string()) && !said.contains("x.halaliclub"), "{said}");
}
