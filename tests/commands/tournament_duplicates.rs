//! Duplicate deals: the same at all tables, and secret until the round is closed.
#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use serde_json::Value;

use crate::support::commands::{Home, said};
use crate::tournament::{EIGHT, enter_table, pair, started, tables};
use halali::tournament::{RoundNumber, seed_of};

/// Everything that the program says by itself of the tournament, its series and its log.
fn all_that_is_said(home: &Home, series: &str) -> String {
    home.say(&["export", "archive", "--out", "all.json", "--force"]);
    home.say(&["export", "records", "--out", "all.pgn", "--force"]);
    home.say(&["tournament", "print", "all", "last", "--out", "all.html", "--force"]);
    home.say(&["tournament", "page", "last", "--out", "page.html", "--force"]);
    let commands: [&[&str]; 8] = [
        &["tournament", "show", "last", "--json"],
        &["tournament", "pairings", "last", "--json"],
        &["tournament", "standings", "last", "--json"],
        &["tournament", "crosstable", "last", "--json"],
        &["tournament", "deals", "last", "--json"],
        &["series", "show", series, "--json"],
        &["log", "--json"],
        &["export", "records"],
    ];
    let printed = commands.iter().map(|arguments| {
        let said = home.say(arguments);
        said.out + &said.err
    });
    let written = ["all.json", "all.pgn", "all.html", "page.html"]
        .map(|file| std::fs::read_to_string(home.folder().join(file)).expect(file));
    printed.chain(written).collect()
}

/// What the deals of the first round are drawn from, as it may be written.
fn seeds(home: &Home) -> Vec<String> {
    let club = rusqlite::Connection::open(home.club()).expect("a club");
    let settings: String =
        club.query_row("SELECT settings FROM tournaments", [], |row| row.get(0)).expect("a tournament");
    let settings: Value = serde_json::from_str(&settings).expect("settings");
    let seed = settings["duplicate"].as_u64().expect("a seed");
    let seeds = [seed, seed_of(seed, RoundNumber(1))];
    assert!(seeds.iter().all(|seed| *seed > 1 << 32), "a short number is found anywhere: {seeds:?}");
    seeds.iter().flat_map(|seed| [seed.to_string(), format!("{seed:x}"), format!("{seed:X}")]).collect()
}

#[test]
fn deals_are_the_same_at_all_tables_and_secret_until_the_round_is_closed() {
    let options =
        ["--rounds", "2", "--duplicates", "--criteria", "match-points,duplicate-median,duplicate-matchpoints"];
    let home = started(&EIGHT[..4], &options);
    let round = pair(&home);
    let [first, second] = [0, 1].map(|table| round["tables"][table]["series"].as_str().expect("an id").to_owned());
    let secret = home.json(&["tournament", "deals", "last", "--organiser"]);
    let deals = [0, 1].map(|game| secret["deals"][game]["deal"].as_str().expect("a deal").to_owned());
    assert_ne!(deals[0], deals[1]);
    assert_eq!(
        home.refused(&["tournament", "deals", "last"]),
        "The deals of round 1 are secret until it is closed. The organiser sees them with --organiser, to lay them out on boards.\n"
    );
    assert_eq!(
        home.refused(&["game", "start", &first, "--seed", "5"]),
        "All tables of this round play the same deals. Leave --seed out.\n"
    );
    let mut play = home.program();
    let played = said(play.args(["game", "start", &first]).write_stdin("c4\nquit\n"));
    assert_eq!(played.status, 0, "{}", played.err);
    assert!(home.refused(&["game", "show", &first]).ends_with("only where it is played on: “halali game play”.\n"));
    home.good(&["undo"]);
    for series in [&first, &second] {
        let mut play = home.program();
        let played = said(play.args(["game", "start", series]).write_stdin("c4\nagree\nyes\n"));
        assert_eq!(played.status, 0, "{}", played.err);
        assert!(played.out.contains("Next: "), "a game of a tournament says what is next: {}", played.out);
    }
    let shown = all_that_is_said(&home, &first);
    assert!(shown.contains("Ada"), "{shown}");
    let seeds = seeds(&home);
    assert_eq!(seeds.iter().find(|seed| shown.contains(*seed)), None, "{shown}");
    assert!(deals.iter().all(|deal| !shown.contains(deal)), "{shown}");
    assert!(!shown.contains("c4="), "{shown}");
    let archive = home.say(&["export", "archive", "--out", "again.json"]);
    assert!(
        archive.err.contains("Of 2 series only the results go out: their rounds are not closed"),
        "{}",
        archive.err
    );
    // The second game is on paper at both tables.
    for (table, one, other) in tables(&round) {
        let game = if one < other { format!("{other} 20+0, {one} 30+1") } else { format!("{other} 30+1, {one} 20+0") };
        home.good(&["tournament", "result", "last", &table.to_string(), "-g", &game]);
    }
    assert!(deals.iter().all(|deal| !all_that_is_said(&home, &first).contains(deal)));
    let shown = all_that_is_said(&home, &first);
    assert_eq!(seeds.iter().find(|seed| shown.contains(*seed)), None, "{shown}");
    home.good(&["tournament", "close", "last"]);
    let open = home.json(&["tournament", "deals", "last"]);
    assert_eq!(open["deals"], secret["deals"]);
    let printed = home.good(&["tournament", "deals", "last"]);
    assert_eq!(printed.lines().next(), Some(format!("Round 1, game 1: {}", deals[0]).as_str()));
    // Both tables have had the deal, and the records say so.
    let archive = home.good(&["export", "archive"]);
    assert_eq!(archive.matches(&deals[0]).count(), 2, "{archive}");
    home.good(&["undo"]);
    assert!(deals.iter().all(|deal| !all_that_is_said(&home, &first).contains(deal)));
}

#[test]
fn margins_against_the_field_are_opened_into_terms() {
    let options =
        ["--rounds", "1", "--duplicates", "--criteria", "match-points,duplicate-median,duplicate-matchpoints"];
    let home = started(&EIGHT, &options);
    let round = tables(&pair(&home));
    for table in &round[1..] {
        enter_table(&home, table);
    }
    let (number, one, other) = &round[0];
    // One pair wins by more than the others.
    let (better, worse) = if one < other { (one, other) } else { (other, one) };
    let games = format!("{better} 50+1, {worse} 10+0");
    home.good(&["tournament", "result", "last", &number.to_string(), "-g", &games, "-g", &games]);
    home.good(&["tournament", "close", "last"]);
    let why = home.good(&["tournament", "why", "rank", "last", better, if better == "Ada" { "Bo" } else { "Ada" }]);
    assert!(why.starts_with(&format!("{better} is above ")), "{why}");
    assert!(why.contains("Margin against the median: "), "{why}");
    assert!(why.contains("round 1 game 1 ") && why.contains("(margin 40, median "), "{why}");
    let said = home.refused(&["tournament", "new", "Other", "--criteria", "duplicate-median"]);
    assert!(said.contains("only where all tables of a round play the same deals"), "{said}");
}

#[test]
fn a_game_that_starts_again_has_a_deal_of_its_own() {
    let home = started(&EIGHT[..4], &["--rounds", "2", "--duplicates"]);
    let series = pair(&home)["tables"][0]["series"].as_str().expect("an id").to_owned();
    let deals = home.json(&["tournament", "deals", "last", "--organiser"])["deals"].clone();
    let start = |arguments: &[&str]| {
        let mut play = home.program();
        let played = said(play.args([&["game", "start", &series][..], arguments].concat()).write_stdin("quit\n"));
        assert_eq!(played.status, 0, "{}", played.err);
        let archive = home.good(&["export", "archive", "--deals"]);
        archive.contains(deals[0]["deal"].as_str().expect("a deal"))
    };
    assert!(start(&[]));
    assert!(!start(&["--replay", "--yes"]));
}
