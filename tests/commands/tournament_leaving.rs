//! Leaving in the middle of a series, and who is left alone.
#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use serde_json::Value;

use crate::support::commands::Home;
use crate::tournament::{EIGHT, enter_table, pair, started, tables};

/// The series at the first table, with who sits there.
fn first_table(home: &Home) -> (Value, String, String) {
    let round = home.json(&["tournament", "pairings", "last"]);
    let (_, one, other) = tables(&round).remove(0);
    let series = round["tables"][0]["series"].as_str().expect("an id").to_owned();
    (home.json(&["series", "show", &series]), one, other)
}

fn terminations(series: &Value) -> Vec<String> {
    let games = series["games"].as_array().expect("games");
    games.iter().map(|game| game["termination"].as_str().expect("a word").to_owned()).collect()
}

#[test]
fn who_leaves_in_mid_series_ends_it_with_one_command_and_one_undo() {
    let home = started(&EIGHT[..6], &["--rounds", "3"]);
    pair(&home);
    home.good(&["tournament", "publish", "last"]);
    let (untouched, one, other) = first_table(&home);
    home.good(&["tournament", "result", "last", "1", "-g", &format!("{one} 40+1, {other} 20+0")]);
    let begun = first_table(&home).0;
    let left = home.say(&["tournament", "withdraw", "last", &one]);
    assert_eq!(left.out, format!("{one} has withdrawn from Autumn Cup from round 2 on.\n"));
    assert!(left.err.contains("table 1 of round 1 ends as it stands"), "{}", left.err);
    let closed = first_table(&home).0;
    assert_eq!((&closed["closed"], closed["result"]["outcome"].as_str()), (&true.into(), Some("drawn")));
    let log = home.good(&["log"]);
    assert!(log.contains("withdrew from Autumn Cup from round 2 on"), "{log}");
    home.good(&["undo"]);
    assert_eq!(first_table(&home).0, begun);
    assert!(home.json(&["tournament", "show", "last"])["entries"][0]["withdrawn"].is_null());
    // The opponent wins what is left.
    home.good(&["tournament", "withdraw", "last", &one, "--series", "forfeit"]);
    let forfeited = first_table(&home).0;
    assert_eq!(terminations(&forfeited), ["normal", "walkover"]);
    assert_eq!(forfeited["result"]["outcome"], "won");
    home.good(&["undo"]);
    home.good(&["tournament", "withdraw", "last", &one, "--series", "void"]);
    assert_eq!(terminations(&first_table(&home).0), ["normal", "void"]);
    home.good(&["undo"]);
    home.good(&["undo"]);
    assert_eq!(first_table(&home).0, untouched);
    // A published series that has not begun is not ended without a word.
    let said = home.refused(&["tournament", "withdraw", "last", &one]);
    assert!(said.contains("is published, and it has not begun"), "{said}");
    assert!(said.contains("--series forfeit") && !said.contains("--from"), "{said}");
    home.good(&["tournament", "withdraw", "last", &one, "--series", "forfeit"]);
    assert_eq!(terminations(&first_table(&home).0), ["walkover", "walkover"]);
}

#[test]
fn a_game_on_the_screen_ends_with_whoever_leaves() {
    let home = started(&EIGHT[..4], &["--rounds", "2"]);
    pair(&home);
    let (series, one, _) = first_table(&home);
    let id = series["id"].as_str().expect("an id").to_owned();
    let mut play = home.program();
    let played = play.args(["game", "start", &id]).write_stdin("c4\nquit\n").output().expect("a run");
    assert!(played.status.success());
    home.good(&["tournament", "withdraw", "last", &one, "--series", "forfeit", "--yes"]);
    let left = first_table(&home).0;
    assert_eq!(terminations(&left), ["forfeit", "walkover"]);
    assert_eq!(left["result"]["outcome"], "won");
    home.good(&["undo"]);
    assert_eq!(home.json(&["game", "list"]).as_array().map(Vec::len), Some(1));
    home.good(&["tournament", "withdraw", "last", &one]);
    assert_eq!(terminations(&first_table(&home).0), ["adjudicated"]);
}

#[test]
fn one_player_left_is_told_what_is_next() {
    let home = started(&EIGHT[..3], &["--rounds", "3"]);
    for table in tables(&pair(&home)) {
        enter_table(&home, &table);
    }
    home.good(&["tournament", "close", "last"]);
    home.good(&["tournament", "withdraw", "last", "Bo"]);
    home.good(&["tournament", "withdraw", "last", "Cleo"]);
    let next = "Only Ada is left to play. Next: finish the tournament, or let somebody come back.\n";
    assert!(home.good(&["tournament", "show", "last"]).ends_with(next));
    assert_eq!(home.refused(&["tournament", "pair", "last", "--yes"]), next);
    home.good(&["tournament", "withdraw", "last", "Ada"]);
    let next = "Nobody is left to play. Next: finish the tournament, or let somebody come back.\n";
    assert!(home.good(&["tournament", "show", "last"]).ends_with(next));
    home.good(&["tournament", "finish", "last"]);
}
