//! Changing what was set up, and what can be won.
#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use crate::support::commands::Home;
use crate::tournament::{EIGHT, club, enter_table, pair, play_round, started, tables};

fn settings(home: &Home) -> serde_json::Value {
    home.json(&["tournament", "show", "last"])["settings"].clone()
}

#[test]
fn everything_can_be_changed_before_the_start_and_taken_back() {
    let home = club(&EIGHT);
    home.good(&["tournament", "new", "Autumn Cup", "--date", "2026-11-28", "--lots", "7"]);
    home.good(&[&["tournament", "enter", "last"][..], &EIGHT[..]].concat());
    let before = home.json(&["tournament", "show", "last"]);
    assert_eq!(
        home.refused(&["tournament", "edit", "last"]),
        "Nothing of this would change. “--help” says what can.\n"
    );
    let edited = home.good(&[
        "tournament",
        "edit",
        "last",
        "--name",
        "Winter Cup",
        "--date",
        "2026-12-05..2026-12-06",
        "--format",
        "knockout",
        "--third-place",
        "--win",
        "3",
        "--late",
        "0.5",
        "--bye",
        "fixed",
        "--bye-points",
        "60",
        "--bye-exited",
        "2",
        "--withdrawal",
        "wins",
        "--unplayed",
        "played-only",
        "--most-byes",
        "1",
        "--drawn-then",
        "lot",
        "--duplicates",
        "--criteria",
        "match-points,duplicate-median",
    ]);
    assert_eq!(edited, "Changed Winter Cup.\n");
    let after = home.json(&["tournament", "show", "last"]);
    assert_eq!((after["first"].as_str(), after["last"].as_str()), (Some("2026-12-05"), Some("2026-12-06")));
    assert_eq!(after["stages"][0]["format"]["knockout"]["elimination"]["single"]["third_place"], true);
    let settings = &after["settings"];
    // A bye that was asked for was half a win, and still is.
    assert_eq!((&settings["scale"]["win"]["halves"], &settings["requested-bye"]["halves"]), (&6.into(), &3.into()));
    assert_eq!(settings["late"]["match-points"]["halves"], 1);
    assert_eq!(settings["bye"]["fixed"], serde_json::json!({ "points": 60, "exited": 2 }));
    let kept = ["round-robin-withdrawal", "unplayed", "most-byes"].map(|field| settings[field].clone());
    assert_eq!(serde_json::json!(kept), serde_json::json!(["wins", "played-only", 1]));
    let shown = home.good(&["tournament", "show", "last"]);
    for line in [
        "Ranking: Match points, Margin against the median",
        "Match points of a win, a draw and a loss: 3 – 1 – 0",
        "Deals: The same at all tables",
        "A bye, besides the win: Always the same",
        "Points of a bye: 60",
        "Tiles out of a bye: 2",
        "Most byes of a player: 1",
        "Match points of every round before a late entry: 0.5",
        "Unplayed rounds in the figures about opponents: Only played ones",
        "If somebody leaves a round robin: The others win",
        "If extra games of a knockout are drawn too: A lot decides",
    ] {
        assert!(shown.lines().any(|shown| shown == line), "{line} in {shown}");
    }
    assert!(!shown.contains("Walkover") && !shown.contains("asked for"), "what is as usual is not said: {shown}");
    // What the deals are drawn from is nobody's business.
    assert_eq!(settings["duplicate"], true);
    home.good(&["undo"]);
    assert_eq!(home.json(&["tournament", "show", "last"]), before);
    home.good(&["redo"]);
    home.good(&["tournament", "edit", "last", "--most-byes", "none", "--third-place=no", "--bye", "average"]);
    let again = home.json(&["tournament", "show", "last"]);
    assert!(again["settings"]["most-byes"].is_null() && again["settings"]["bye"]["own-average"].is_object());
    assert_eq!(again["stages"][0]["format"]["knockout"]["elimination"]["single"]["third_place"], false);
    let said = home.refused(&["tournament", "edit", "last", "--duplicates=no"]);
    assert!(said.contains("only where all tables of a round play the same deals"), "{said}");
    let said = home.refused(&["tournament", "edit", "last", "--rounds", "3"]);
    assert_eq!(
        said,
        "--rounds means nothing for this format, as far as it is still to be played. Leave it out, or choose another format.\n"
    );
    assert!(home.refused(&["tournament", "new", "Odd", "--groups", "2"]).starts_with("--groups means nothing"));
}

#[test]
fn after_the_start_only_name_dates_and_rounds_change() {
    let home = started(&EIGHT[..6], &["--rounds", "4"]);
    pair(&home);
    let before = settings(&home);
    let fixed = "The tournament has started, so this is fixed.\n";
    assert_eq!(home.refused(&["tournament", "edit", "last", "--win", "3"]), fixed);
    assert_eq!(
        home.refused(&["tournament", "edit", "last", "--format", "league"]),
        "Stage 1 has started, so this is fixed.\n"
    );
    // Nothing of it happens where a part is refused.
    assert_eq!(home.refused(&["tournament", "edit", "last", "--name", "Other", "--win", "3"]), fixed);
    home.good(&["tournament", "edit", "last", "--name", "Winter Cup", "--rounds", "2", "--then", "knockout"]);
    let shown = home.json(&["tournament", "show", "winter"]);
    assert_eq!(shown["stages"][0]["format"]["swiss"]["rounds"], 2);
    assert!(shown["stages"][1]["format"]["knockout"].is_object());
    assert_eq!(settings(&home), before);
    home.good(&["tournament", "rounds", "last", "3"]);
    assert_eq!(home.json(&["tournament", "show", "last"])["stages"][0]["format"]["swiss"]["rounds"], 3);
}

#[test]
fn a_fixed_bye_and_a_late_entry_count_as_was_decided() {
    let home = started(&EIGHT[..5], &["--rounds", "2", "--bye", "fixed", "--bye-points", "50", "--late", "0.5"]);
    home.good(&["player", "add", "Ivo"]);
    for table in tables(&pair(&home)) {
        enter_table(&home, &table);
    }
    home.good(&["tournament", "close", "last"]);
    home.good(&["tournament", "enter", "last", "Ivo"]);
    let standings = home.json(&["tournament", "standings", "last"]);
    let lines = standings["tables"][0]["lines"].as_array().expect("lines");
    let points = |name: &str| {
        let line = lines.iter().find(|line| line["player"]["name"] == name).expect("a line");
        (line["figures"]["match-points"].as_f64(), line["figures"]["total-points"].as_f64())
    };
    let bye = home.json(&["tournament", "pairings", "last"])["out"][0]["player"]["name"].clone();
    assert_eq!(points(bye.as_str().expect("a name")), (Some(2.0), Some(50.0)));
    pair(&home);
    assert_eq!(
        home.json(&["tournament", "standings", "last"])["tables"][0]["lines"]
            .as_array()
            .expect("lines")
            .iter()
            .find(|line| line["player"]["name"] == "Ivo")
            .expect("a line")["figures"]["match-points"],
        0.5
    );
}

#[test]
fn prizes_are_split_or_not_among_all_or_some() {
    let home = started(&EIGHT[..4], &["--rounds", "1", "--criteria", "match-points"]);
    home.good(&["player", "edit", "Cleo", "--group", "Juniors"]);
    home.good(&["player", "edit", "Dan", "--group", "Juniors"]);
    assert_eq!(
        home.refused(&["tournament", "prizes", "won", "last"]),
        "Autumn Cup has no prizes. Add some: “halali tournament prizes add EVENT NAME --amounts 50,30,20”.\n"
    );
    assert_eq!(
        home.good(&["tournament", "prizes", "add", "last", "Main", "--amounts", "50,30.50,20"]),
        "Main: 50 – 30.50 – 20; among all; who share a place split the prizes of their places.\n"
    );
    home.good(&[
        "tournament",
        "prizes",
        "add",
        "last",
        "Junior",
        "--amounts",
        "10,5",
        "--club-group",
        "juniors",
        "--each",
    ]);
    let said = home.refused(&["tournament", "prizes", "add", "last", "main", "--amounts", "1"]);
    assert_eq!(said, "There are prizes of that name already. Give these another name, or remove the others first.\n");
    assert_eq!(
        home.refused(&["tournament", "prizes", "add", "last", "None", "--amounts", "0"]),
        "Prizes are at most 999, and at least one of them is more than nothing.\n"
    );
    let listed = home.json(&["tournament", "prizes", "list", "last"]);
    assert_eq!((&listed[1]["among"]["club"], &listed[1]["shared"]), (&"juniors".into(), &"each".into()));
    play_round(&home);
    home.good(&["tournament", "close", "last"]);
    home.good(&["tournament", "finish", "last"]);
    // Two share the first place, and two the third.
    let won = home.json(&["tournament", "prizes", "won", "last"]);
    let won = won.as_array().expect("a list").iter();
    let won: Vec<_> = won.map(|one| (one["prizes"].as_str(), one["amount"].as_f64())).collect();
    let main = |amount| (Some("Main"), Some(amount));
    assert_eq!(won[..4], [main(40.25), main(40.25), main(10.0), main(10.0)]);
    let juniors: Vec<_> = won[4..].iter().map(|one| one.1).collect();
    assert!(juniors == [Some(10.0), Some(10.0)] || juniors == [Some(10.0), Some(5.0)], "{won:?}");
    let printed = home.good(&["tournament", "prizes", "won", "last"]);
    assert!(printed.contains("40.25") && !printed.contains("not over"), "{printed}");
    assert!(home.good(&["log"]).contains("Changed the prizes of Autumn Cup."));
    let said = home.refused(&["tournament", "prizes", "remove", "last", "Best"]);
    assert_eq!(said, "There are no prizes “Best”. There are: Main, Junior.\n");
    home.good(&["tournament", "prizes", "remove", "last", "junior"]);
    assert_eq!(home.json(&["tournament", "prizes", "list", "last"]).as_array().map(Vec::len), Some(1));
    home.good(&["undo"]);
    assert_eq!(home.json(&["tournament", "prizes", "list", "last"]), listed);
}

/// “last” is the tournament that was made last, whatever its dates are, and goes back with it.
#[test]
fn last_is_the_tournament_that_was_made_last() {
    let home = club(&EIGHT[..4]);
    let shown = || home.json(&["tournament", "show", "last"])["name"].clone();
    assert!(home.refused(&["tournament", "show", "last"]).contains("There is no tourname"));
    for (name, date) in [("League", "2027-03-01"), ("Tonight", "2026-11-28"), ("Also tonight", "2026-11-28")] {
        home.good(&["tournament", "new", name, "--date", date]);
        assert_eq!(shown(), name);
    }
    home.good(&["tournament", "enter", "League", "Ada"]);
    assert_eq!(shown(), "Also tonight", "entering makes none");
    home.good(&["undo"]);
    home.good(&["undo"]);
    assert_eq!(shown(), "Tonight");
    // One that comes from elsewhere is the last one where it comes in.
    home.good(&["tournament", "export", "League", "--out", "league.json"]);
    let other = Home::new();
    other.good(&["tournament", "new", "Here"]);
    other.good(&["import", "archive", home.folder().join("league.json").to_str().expect("a path"), "--yes"]);
    assert_eq!(other.json(&["tournament", "show", "last"])["name"], "League");
}
