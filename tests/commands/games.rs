//! Games at the keyboard, as far as no keyboard is needed.

#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use crate::support::commands::{Home, said};
use crate::support::evening::{FIRST, SECOND, club, record};

#[test]
fn no_game_is_struck_without_a_word() {
    let home = club();
    record(&home, &[FIRST, SECOND]);
    let said = home.refused(&["game", "start", "last", "--replay"]);
    assert_eq!(
        said,
        "Game 2 will be struck and played again, with a new deal: Zoë Martin humans 35+2, Max animals 20+0.\n\
         Nothing was changed: where nobody can be asked, this needs --yes.\n"
    );
    let started = home.good(&["game", "start", "last", "--replay", "--yes", "--seed", "1"]);
    assert!(started.contains("Max"), "{started}");
    assert_eq!(home.json(&["game", "list"])[0]["game"], 2);
    home.good(&["undo"]);
    assert_eq!(home.json(&["series", "show", "last"])["games"][1]["humans"]["points"], 35);
}

/// A club with a game that came in without its deal.
fn imported() -> Home {
    let home = club();
    record(&home, &[]);
    let mut play = home.program();
    let played = play.args(["game", "start", "last", "--seed", "7"]).write_stdin("c4\ne4\nquit\n");
    assert_eq!(said(played).status, 0);
    home.good(&["export", "archive", "--out", "club.json"]);
    let other = Home::new();
    let archive = home.folder().join("club.json");
    other.good(&["import", "archive", archive.to_str().expect("a path"), "--add", "all", "--yes"]);
    other
}

#[test]
fn a_game_that_came_without_its_deal_waits_to_be_ended_by_decision() {
    let home = imported();
    let end = home.json(&["series", "list"])[0]["id"].as_str().expect("an id")[32..].to_owned();
    let sentences = format!(
        "Game 1 is not over and cannot be played on here: it waits to be ended by decision.\n\
         “halali series close {end}” ends it as it stands and closes the series, with --void the game counts for nothing; \
         “halali series correct {end} 1 GAME” says how it ended.\n"
    );
    let shown = home.good(&["series", "show", "last"]);
    assert!(shown.ends_with(&sentences), "{shown}");
    assert_eq!(home.json(&["series", "show", "last"])["games"][0]["awaits_decision"], true);
    for refused in [&["game", "play"][..], &["game", "start", "last"], &["series", "add-game", "last", "zoe 9+0"]] {
        assert_eq!(home.refused(refused), sentences, "{refused:?}");
    }
    assert!(home.say(&["game", "show"]).err.ends_with(&sentences));
    let listed = home.good(&["game", "list"]);
    assert!(listed.contains("to be ended by decision") && listed.contains("halali series show ID"), "{listed}");
    let listed = home.json(&["game", "list"]);
    assert_eq!((&listed[0]["awaits_decision"], &listed[0]["actions"]), (&true.into(), &2.into()));
    let corrected = home.say(&["series", "correct", &end, "1", "zoe 0+0, max 0+0, agreed", "--yes"]);
    assert!(corrected.err.contains("keeps its points and loses its moves"), "{corrected:?}");
    home.good(&["undo"]);
    home.good(&["series", "close", &end]);
    assert!(home.json(&["game", "list"]).as_array().is_some_and(Vec::is_empty));
    assert!(!home.good(&["series", "show", "last"]).contains("decision."));
}

#[test]
fn a_game_on_the_screen_waits_for_no_decision() {
    let home = club();
    record(&home, &[]);
    let mut play = home.program();
    assert_eq!(said(play.args(["game", "start", "last"]).write_stdin("quit\n")).status, 0);
    assert_eq!(home.json(&["game", "list"])[0]["awaits_decision"], false);
    assert_eq!(home.json(&["series", "show", "last"])["games"][0]["awaits_decision"], false);
    assert!(!home.good(&["series", "show", "last"]).contains("decision"));
    assert!(!home.good(&["game", "list"]).contains("decision"));
}
