//! Tournaments at the command line: what organisers stumbled over elsewhere.
#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use crate::support::commands::Home;
use serde_json::Value;

const DAY: &str = "2026-11-28";

fn started(names: &[&str], options: &[&str]) -> Home {
    let home = Home::new();
    for name in names {
        home.good(&["player", "add", name]);
    }
    home.good(&[&["tournament", "new", "Autumn Cup", "--date", DAY, "--lots", "7"][..], options].concat());
    home.good(&[&["tournament", "enter", "last"][..], names].concat());
    home.good(&[&["tournament", "seeds", "last"][..], names].concat());
    home.good(&["tournament", "start", "last"]);
    home
}

fn pair(home: &Home) -> Value {
    home.json(&["tournament", "pair", "last", "--yes", "--date", DAY])
}

fn result(home: &Home, table: &str, games: &[&str]) -> String {
    let games: Vec<_> = games.iter().flat_map(|game| ["-g", game]).collect();
    home.good(&[&["tournament", "result", "last", table][..], &games].concat())
}

fn series(home: &Home, round: &str, table: usize) -> String {
    let round = home.json(&["tournament", "pairings", "last", "--round", round]);
    round["tables"][table - 1]["series"].as_str().expect("an id").to_owned()
}

/// Points of the first and of the second player of a table, in the order in which they are listed.
fn points(home: &Home) -> [u64; 2] {
    let round = home.json(&["tournament", "pairings", "last"]);
    [0, 1].map(|place| round["tables"][0]["points"][place].as_u64().expect("points"))
}

/// Figures belong to whoever they are written behind, and sides to whoever had them; the order of writing means nothing.
#[test]
fn points_follow_players_and_sides_whatever_is_written_first() {
    for text in ["Bo animals 9+0, Ada humans 5+0", "Ada humans 5+0, Bo animals 9+0", "Ada 5+0, Bo animals 9+0"] {
        let home = started(&["Ada", "Bo"], &["--rounds", "1"]);
        let names = pair(&home)["tables"][0]["players"].clone();
        let ada = usize::from(names[0]["name"] != "Ada");
        result(&home, "1", &[text]);
        let of = points(&home);
        assert_eq!((of[ada], of[1 - ada]), (5, 9), "{text}");
        let shown = home.json(&["series", "show", &series(&home, "1", 1)]);
        assert_eq!(shown["games"][0]["animals"]["player"], names[1 - ada]["id"], "{text}");
    }
    // The second one wins both games, once on each side: the series is theirs.
    let home = started(&["Ada", "Bo"], &["--rounds", "1"]);
    pair(&home);
    let said = result(&home, "1", &["Ada animals 20+0, Bo 30+0", "Bo 30+0, Ada 20+0"]);
    assert!(said.contains("Bo wins by points."), "{said}");
    let standings = home.json(&["tournament", "standings", "last"]);
    assert_eq!(standings["tables"][0]["lines"][0]["player"]["name"], "Bo");
}

/// Two people of one name are told apart wherever they stand, and one person enters once.
#[test]
fn two_of_one_name_are_two_people() {
    let home = Home::new();
    home.good(&["player", "add", "Max Dupont", "--group", "Lyon"]);
    home.good(&["player", "add", "Max Dupont", "--group", "Metz", "--anyway"]);
    home.good(&["tournament", "new", "Cup", "--date", DAY, "--rounds", "1"]);
    let players = home.json(&["player", "list"]);
    let ends: Vec<_> = (0..2).map(|at| players[at]["id"].as_str().expect("an id")[24..].to_owned()).collect();
    let said = home.refused(&["tournament", "enter", "last", "Max"]);
    assert!(said.contains("Lyon") && said.contains("Metz"), "{said}");
    home.good(&["tournament", "enter", "last", &ends[0], &ends[1]]);
    let said = home.refused(&["tournament", "enter", "last", &ends[0]]);
    assert!(said.contains("has entered already"), "{said}");
    home.good(&["tournament", "start", "last"]);
    pair(&home);
    for shown in [
        home.good(&["tournament", "pairings", "last"]),
        home.good(&["tournament", "standings", "last"]),
        home.good(&["tournament", "crosstable", "last"]),
        home.good(&["tournament", "show", "last"]),
    ] {
        assert!(shown.contains("Lyon") && shown.contains("Metz"), "{shown}");
    }
}

/// What follows from series follows from those that are there: after a round is struck it is as it was before it was paired.
#[test]
fn a_round_that_is_struck_leaves_no_trace_in_the_figures_of_its_players() {
    let home = started(&["Ada", "Bo", "Cleo"], &["--rounds", "3"]);
    let follows = |home: &Home| {
        let season = home.json(&["standings"]);
        let pages: Vec<_> = ["Ada", "Bo", "Cleo"].map(|name| home.json(&["player", "show", name])).into();
        (season, pages, home.json(&["ratings"]), home.json(&["series", "list"]))
    };
    let before = follows(&home);
    let name =
        |place: usize, round: &Value| round["tables"][0]["players"][place]["name"].as_str().expect("a name").to_owned();
    let round = pair(&home);
    let game = format!("{} 30+0, {} 20+0", name(0, &round), name(1, &round));
    result(&home, "1", &[&game]);
    assert_ne!(follows(&home), before);
    let said = home.refused(&["tournament", "delete-round", "last", "--yes", "--why", "the wrong evening"]);
    assert!(said.contains("One series that would go has games."), "{said}");
    home.good(&["tournament", "delete-round", "last", "--discard", "--yes", "--why", "the wrong evening"]);
    assert_eq!(follows(&home), before);
    home.good(&["undo"]);
    assert_eq!(points(&home).into_iter().sum::<u64>(), 50, "and the result is back");
}

/// A result of an earlier round is corrected: standings of the season and ratings follow, as does everything.
#[test]
fn a_corrected_result_moves_season_and_ratings_too() {
    let home = started(&["Ada", "Bo", "Cleo", "Dan"], &["--rounds", "3"]);
    let mut first = Vec::new();
    for number in ["1", "2"] {
        let round = pair(&home);
        for table in round["tables"].as_array().expect("tables") {
            let [one, other] = [0, 1].map(|place| table["players"][place]["name"].as_str().expect("a name").to_owned());
            let text = [format!("{one} 30+0, {other} 20+0"), format!("{other} 20+0, {one} 30+0")];
            result(&home, &table["table"].to_string(), &[&text[0], &text[1]]);
            if number == "1" {
                first.push((one, other));
            }
        }
        home.good(&["tournament", "close", "last"]);
    }
    let place = |home: &Home, name: &str| {
        let season = home.json(&["standings"]);
        let lines = season.as_array().or_else(|| season["lines"].as_array()).expect("lines").clone();
        lines.iter().position(|line| line["player"]["name"] == *name).expect("a line")
    };
    let rating = |home: &Home, name: &str| {
        let ratings = home.json(&["ratings"]);
        let lines = ratings.as_array().or_else(|| ratings["lines"].as_array()).expect("lines").clone();
        let line = lines.iter().find(|line| line["player"]["name"] == *name).expect("a line").clone();
        line["rating"].as_f64().expect("a rating")
    };
    let (winner, loser) = &first[0];
    let (before, rated) = (place(&home, loser), rating(&home, loser));
    let wrong = series(&home, "1", 1);
    for (game, text) in [("1", format!("{winner} 20+0, {loser} 60+0")), ("2", format!("{loser} 60+0, {winner} 20+0"))] {
        home.good(&["series", "correct", &wrong, game, &text, "--yes", "--why", "misread"]);
    }
    assert!(place(&home, loser) < before);
    assert!(rating(&home, loser) > rated);
    let said = home.good(&["log", "--last", "1"]);
    assert!(said.contains("misread"), "{said}");
}

/// A result that was missing when its round was closed comes in later: what that moves is said before it is entered, whichever
/// way it comes.
#[test]
fn a_late_result_says_what_it_moves() {
    let home = started(&["Ada", "Bo", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana"], &["--rounds", "3"]);
    let round = pair(&home);
    let names: Vec<[String; 2]> = round["tables"]
        .as_array()
        .expect("tables")
        .iter()
        .map(|table| [0, 1].map(|place| table["players"][place]["name"].as_str().expect("a name").to_owned()))
        .collect();
    for (table, [one, other]) in (1..).zip(&names).skip(1) {
        let texts = [format!("{one} 30+0, {other} 20+0"), format!("{other} 20+0, {one} 30+0")];
        result(&home, &u64::to_string(&table), &[&texts[0], &texts[1]]);
    }
    let said = home.refused(&["tournament", "close", "last"]);
    assert!(said.starts_with("The result of round 1 at table 1 is missing."), "{said}");
    home.good(&["tournament", "close", "last", "--missing", "--why", "the sheet is lost"]);
    pair(&home);
    let [one, other] = &names[0];
    let texts = [format!("{one} 40+0, {other} 20+0"), format!("{other} 20+0, {one} 40+0")];
    let entered = home.say(&[
        "tournament",
        "result",
        "last",
        "1",
        "--round",
        "1",
        "-g",
        &texts[0],
        "-g",
        &texts[1],
        "--yes",
        "--why",
        "found",
    ]);
    assert_eq!(entered.status, 0, "{}", entered.err);
    assert!(entered.err.contains(&format!("In Autumn Cup, place of {one}: ")), "{}", entered.err);
    assert!(entered.err.contains("Round 2 would be paired differently"), "{}", entered.err);
    assert!(entered.err.contains("“halali tournament pair last --again”"), "{}", entered.err);
    home.good(&["undo"]);
    let late = series(&home, "1", 1);
    let added = home.say(&["series", "add-game", &late, &texts[0], "--yes", "--why", "found"]);
    assert_eq!(added.status, 0, "{}", added.err);
    let closed = home.say(&["series", "close", &late, "--yes", "--why", "it stays at one game"]);
    assert_eq!(closed.status, 0, "{}", closed.err);
    let removed = home.say(&["series", "remove-game", &late, "--yes", "--why", "it was another table"]);
    assert_eq!(removed.status, 0, "{}", removed.err);
    assert!(removed.err.starts_with("Game 1 will be removed."), "{}", removed.err);
}
