//! Tournaments at the command line, from the first entry to the last standings.
#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use crate::support::commands::Home;
use serde_json::Value;

pub(crate) const EIGHT: [&str; 8] = ["Ada", "Bo", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana"];

pub(crate) fn club(names: &[&str]) -> Home {
    let home = Home::new();
    for name in names {
        home.good(&["player", "add", name]);
    }
    home
}

/// A started tournament with these players, numbered in this order.
pub(crate) fn started(names: &[&str], options: &[&str]) -> Home {
    let home = club(names);
    home.good(&[&["tournament", "new", "Autumn Cup", "--date", "2026-11-28", "--lots", "7"][..], options].concat());
    home.good(&[&["tournament", "enter", "autumn"][..], names].concat());
    home.good(&[&["tournament", "seeds", "autumn"][..], names].concat());
    home.good(&["tournament", "start", "autumn"]);
    home
}

pub(crate) fn pair(home: &Home) -> Value {
    let paired = home.good(&["tournament", "pair", "last", "--yes", "--date", "2026-11-28", "--json"]);
    serde_json::from_str(&paired).expect("JSON")
}

/// The names at each table, whoever opens first.
pub(crate) fn tables(round: &Value) -> Vec<(u64, String, String)> {
    let tables = round["tables"].as_array().expect("tables");
    let name = |table: &Value, place: usize| table["players"][place]["name"].as_str().expect("a name").to_owned();
    tables.iter().map(|table| (table["table"].as_u64().expect("a number"), name(table, 0), name(table, 1))).collect()
}

/// Enters two games of a table: whoever comes first in the alphabet wins by 20 points and one tile.
pub(crate) fn enter_table(home: &Home, (table, first, second): &(u64, String, String)) -> String {
    let (better, worse) = if first < second { (first, second) } else { (second, first) };
    let games = [format!("{better} 30+1, {worse} 20+0"), format!("{better} 30+1, {worse} 20+0")];
    home.good(&["tournament", "result", "last", &table.to_string(), "-g", &games[0], "-g", &games[1]])
}

pub(crate) fn play_round(home: &Home) {
    for table in tables(&pair(home)) {
        enter_table(home, &table);
    }
}

/// The rank and the name of each line, and a figure of it.
pub(crate) fn ranks(home: &Home, arguments: &[&str], figure: &str) -> Vec<(u64, String, f64)> {
    let standings = home.json(&[&["tournament", "standings", "last"][..], arguments].concat());
    let lines = standings["tables"][0]["lines"].as_array().expect("lines");
    let line = |line: &Value| {
        let name = line["player"]["name"].as_str().expect("a name").to_owned();
        (line["rank"].as_u64().expect("a rank"), name, line["figures"][figure].as_f64().unwrap_or(-1.0))
    };
    lines.iter().map(line).collect()
}

#[test]
fn a_swiss_of_eight_with_a_late_entry_a_withdrawal_and_a_correction() {
    let home = club(&EIGHT);
    home.good(&["player", "add", "Ivo"]);
    let made = home.good(&["tournament", "new", "Autumn Cup", "--date", "2026-11-28", "--rounds", "3", "--lots", "7"]);
    assert_eq!(made, "Made the tournament Autumn Cup. Enter players next: “halali tournament enter last PLAYER…”.\n");
    let said = home.refused(&["tournament", "start", "last"]);
    assert!(said.contains("player"), "{said}");
    let entered = home.say(&[&["tournament", "enter", "last"][..], &EIGHT[..]].concat());
    assert_eq!(entered.out, "Entered Autumn Cup: Ada, Bo, Cleo, Dan, Eva, Finn, Gus, Hana. Players in all: 8.\n");
    assert_eq!(
        entered.err,
        "Players: 8. Rounds planned: 3; 3 are enough for one winner, and 7 is the most without repeats.\n"
    );
    home.good(&[&["tournament", "seeds", "last"][..], &EIGHT[..]].concat());
    assert!(home.good(&["tournament", "show", "last"]).ends_with("Next: start the tournament with its 8 players.\n"));
    assert_eq!(
        home.good(&["tournament", "start", "last"]),
        "Autumn Cup has started with 8 players. Pair the first round next: “halali tournament pair last”.\n"
    );
    home.good(&["tournament", "avoid", "last", "Ada", "Eva", "--first", "1"]);

    let first = pair(&home);
    let played = tables(&first);
    assert_eq!(played.len(), 4);
    let met = |one: &str, other: &str| played.iter().any(|(_, a, b)| (a, b) == (&one.into(), &other.into()));
    assert!(!met("Ada", "Eva") && !met("Eva", "Ada"), "{played:?}");
    // A pairing is undone like anything else, and comes out the same when it is made again.
    home.good(&["undo"]);
    assert!(home.good(&["tournament", "show", "last"]).ends_with("Next: pair round 1.\n"));
    assert_eq!(tables(&pair(&home)), played);
    for table in &played {
        let said = enter_table(&home, table);
        assert!(said.starts_with(&format!("Table {}, {} – {}: ", table.0, table.1, table.2)), "{said}");
    }
    let closed = home.good(&["tournament", "close", "last"]);
    assert_eq!(closed, "Round 1 is closed.\nNext: pair round 2.\n");

    assert_eq!(home.good(&["tournament", "enter", "last", "Ivo"]), "Entered Autumn Cup from round 2 on: Ivo.\n");
    let second = pair(&home);
    assert_eq!(second["out"][0]["why"], "bye");
    let bye = second["out"][0]["player"]["name"].as_str().expect("a name").to_owned();
    let live = home.good(&["tournament", "standings", "last"]);
    assert!(live.starts_with("Standings of Autumn Cup so far, with round 2 still open\n"), "{live}");
    let why = home.good(&["tournament", "why", "bye", "last"]);
    assert!(why.starts_with(&format!("{bye} has the bye of round 2, and has had none before.\n")), "{why}");
    let tables_of_two = tables(&second);
    for table in &tables_of_two[1..] {
        enter_table(&home, table);
    }
    let (table, one, other) = &tables_of_two[0];
    let said = home.refused(&["tournament", "close", "last"]);
    assert_eq!(
        said,
        format!("The result of round 2 at table {table} is missing. Enter it, or close the round without it.\n")
    );
    // The result comes in the wrong way round, and is found when the round is closed.
    let (better, worse) = if one < other { (one, other) } else { (other, one) };
    let wrong = format!("{worse} 30+1, {better} 20+0");
    let wrong = ["tournament", "result", "last", &table.to_string(), "-g", &wrong, "-g", &wrong];
    home.good(&wrong);
    home.good(&["tournament", "close", "last"]);
    let before = ranks(&home, &[], "match-points");
    let series = home.json(&["tournament", "pairings", "last"])["tables"][0]["series"].clone();
    let series = series.as_str().expect("an id");
    for (game, animals) in [("1", one), ("2", other)] {
        let humans = if animals == one { other } else { one };
        let side = |name: &String| if name == animals { "animals" } else { "humans" };
        assert_ne!(animals, humans);
        let right = format!("{better} {} 30+1, {worse} {} 20+0", side(better), side(worse));
        let said = home.refused(&["series", "correct", series, game, &right, "--yes"]);
        assert!(said.contains("say why"), "{said}");
        let changes = home.good(&["series", "correct", series, game, &right, "--preview"]);
        assert!(changes.contains("In Autumn Cup, place of "), "{changes}");
        home.good(&["series", "correct", series, game, &right, "--yes", "--why", "entered the wrong way round"]);
    }
    let after = ranks(&home, &[], "match-points");
    assert_ne!(before, after);
    assert!(after.iter().any(|(_, name, points)| name == "Ada" && *points > 3.5), "{after:?}");
    assert_eq!(
        home.good(&["tournament", "why", "rank", "last", "Ada", worse]).lines().next().expect("a line"),
        format!("Ada is above {worse}. Match points: 4 against 2.")
    );

    let leaves = after.last().expect("a line").1.clone();
    assert_eq!(
        home.good(&["tournament", "withdraw", "last", &leaves]),
        format!("{leaves} has withdrawn from Autumn Cup from round 3 on.\n")
    );
    play_round(&home);
    let closed = home.good(&["tournament", "close", "last"]);
    assert_eq!(closed, "Round 3 is closed.\nNext: finish the tournament, as everything is played.\n");
    assert_eq!(home.good(&["tournament", "finish", "last"]), "The tournament is over. First place: Ada.\n");
    let standings = home.good(&["tournament", "standings", "last"]);
    let lines: Vec<_> = standings.lines().collect();
    assert_eq!(lines[0], "Standings of Autumn Cup after round 3");
    assert!(lines[1].contains("Match points") && lines[1].contains("Buchholz"), "{standings}");
    let words: Vec<_> = lines[2].split_whitespace().take(5).collect();
    assert_eq!(words, ["1", "Ada", "6", "180", "6"], "{standings}");
    let gone = lines.iter().find(|line| line.contains(&leaves)).expect("a line");
    assert!(gone.ends_with("withdrawn"), "{standings}");
    assert_eq!(
        lines.last().expect("a line"),
        &"Unplayed rounds: an opponent’s counts as a draw against itself, an own one as an opponent with one’s own score."
    );
    let early = ranks(&home, &["--after", "1"], "match-points");
    assert_eq!(early.iter().filter(|(_, _, points)| *points > 1.5).count(), 4, "{early:?}");
    let crosstable = home.good(&["tournament", "crosstable", "last"]);
    assert!(crosstable.contains('+') && crosstable.contains('w'), "{crosstable}");
    let log = home.good(&["log"]);
    assert!(log.contains("Paired round 3 of Autumn Cup."), "{log}");
}

#[test]
fn a_round_robin_of_five_meets_everybody_once() {
    let home = started(&EIGHT[..5], &["--format", "round-robin"]);
    let mut met = Vec::new();
    for _ in 0..5 {
        let round = pair(&home);
        assert_eq!(round["out"][0]["why"], "rest");
        for table in tables(&round) {
            enter_table(&home, &table);
            let (_, one, other) = table;
            met.push(if one < other { (one, other) } else { (other, one) });
        }
        home.good(&["tournament", "close", "last"]);
    }
    met.sort();
    met.dedup();
    assert_eq!(met.len(), 10);
    let said = home.refused(&["tournament", "pair", "last", "--yes"]);
    assert_eq!(said, "Everything is played. Finish the tournament, or close the stage.\n");
    let names: Vec<_> = ranks(&home, &[], "match-points").into_iter().map(|(_, name, _)| name).collect();
    assert_eq!(names, EIGHT[..5]);
    let why = home.good(&["tournament", "why", "rank", "last", "Bo", "Ada"]);
    let lines: Vec<_> = why.lines().collect();
    assert_eq!(lines[0], "Ada is above Bo. Match points: 8 against 6.");
    assert!(lines[1].starts_with("Ada: round ") && lines[1].ends_with("; in all 8."), "{why}");
}

#[test]
fn a_knockout_of_six_has_one_winner() {
    let home = started(&EIGHT[..6], &["--format", "knockout", "--third-place"]);
    let first = pair(&home);
    assert_eq!(tables(&first).len(), 2);
    let through: Vec<_> = first["out"].as_array().expect("a list").iter().map(|out| out["why"].clone()).collect();
    assert_eq!(through, ["through", "through"]);
    let first = tables(&first);
    // A drawn series goes on with another pair of games.
    let (table, one, other) = &first[0];
    let drawn = format!("{one} 20+0, {other} 20+0");
    let said = home.good(&["tournament", "result", "last", &table.to_string(), "-g", &drawn, "-g", &drawn]);
    assert!(
        said.ends_with(&format!("Next: table {table} of round 1 is drawn and needs another pair of games.\n")),
        "{said}"
    );
    for table in &first {
        enter_table(&home, table);
    }
    home.good(&["tournament", "close", "last"]);
    for _ in 0..2 {
        play_round(&home);
        home.good(&["tournament", "close", "last"]);
    }
    assert_eq!(home.good(&["tournament", "finish", "last"]), "The tournament is over. First place: Ada.\n");
    let places = ranks(&home, &[], "none");
    assert_eq!((places[0].0, places[0].1.as_str()), (1, "Ada"));
    assert_eq!((places[1].0, places[2].0, places[3].0), (2, 3, 4));
    assert_eq!(
        home.good(&["tournament", "why", "rank", "last", "Ada", "Bo"]),
        "Ada came farther in the bracket than Bo.\n"
    );
}

#[test]
fn wishes_are_kept_and_refusals_say_what_to_do() {
    let home = started(&EIGHT[..7], &["--rounds", "3"]);
    let said = home.refused(&["tournament", "show", "spring"]);
    assert!(said.starts_with("There is no tournament “spring”. There are:\n  Autumn Cup ("), "{said}");
    home.good(&["tournament", "sit-out", "last", "Gus", "--round", "1"]);
    let said = home.refused(&["tournament", "pair", "last", "--yes", "--pin", "Ada:Gus"]);
    assert_eq!(said, "Gus is pinned, but does not play in this round. Take one of the two back.\n");
    let said = home.refused(&["tournament", "pair", "last", "--yes", "--pin", "Ada"]);
    assert_eq!(said, "“Ada” is not two players. Write them with a colon between, such as “Zoë:Max”.\n");
    let preview = home.good(&["tournament", "pair", "last", "--preview", "--pin", "Ada:Bo"]);
    assert!(preview.contains("Proposal for round 1"), "{preview}");
    let pinned = home.say(&["tournament", "pair", "last", "--yes", "--pin", "Ada:Bo", "--json"]);
    assert!(!pinned.err.contains("Table 1"), "the tables are said once: {}", pinned.err);
    let paired: Value = serde_json::from_str(&pinned.out).expect("JSON");
    let has = |round: &Value, pair: [&str; 2]| {
        tables(round).iter().any(|(_, one, other)| pair.contains(&one.as_str()) && pair.contains(&other.as_str()))
    };
    assert!(has(&paired, ["Ada", "Bo"]), "{paired}");
    let why = home.good(&["tournament", "why", "pairing", "last", "Ada", "Bo"]);
    assert!(why.starts_with("Ada and Bo play one another in round 1.\n"), "{why}");
    let said = home.refused(&["tournament", "withdraw", "last", "Ada"]);
    assert!(said.contains("--from 1") && said.contains("--series forfeit"), "{said}");
    let other = tables(&paired).into_iter().find(|(_, one, other)| one != "Ada" && other != "Ada").expect("a table");
    let apart = format!("{}:{}", other.1, other.2);
    let again = home.json(&["tournament", "pair", "last", "--yes", "--again", "--apart", &apart]);
    assert!(has(&again, ["Ada", "Bo"]) && !has(&again, [&other.1, &other.2]), "{again}");
    let by_name = home.good(&["tournament", "pairings", "last", "--by-name"]);
    assert!(by_name.lines().any(|line| line.starts_with("Gus") && line.ends_with("bye asked for")), "{by_name}");
    let table = tables(&again)[0].0.to_string();
    home.good(&["tournament", "result", "last", &table, "--no-show"]);
    let advice = home.json(&["tournament", "advice", "last", "--tables", "3", "--minutes", "50", "--start", "19:00"]);
    assert_eq!((advice["minutes"].as_u64(), advice["end"].as_str()), (Some(170), Some("21:50")));
}

#[test]
fn groups_lead_into_a_knockout() {
    let home = started(&EIGHT, &["--format", "round-robin", "--groups", "2", "--then", "knockout"]);
    for _ in 0..3 {
        play_round(&home);
        home.good(&["tournament", "close", "last"]);
    }
    let shown = home.good(&["tournament", "show", "last"]);
    assert!(shown.ends_with("Next: close stage 1, and say how many go on.\n"), "{shown}");
    let standings = home.good(&["tournament", "standings", "last"]);
    assert!(standings.contains("after round 3, group A") && standings.contains("group B"), "{standings}");
    home.good(&["tournament", "close-stage", "last", "--go-on", "2", "--yes"]);
    play_round(&home);
    home.good(&["tournament", "close", "last"]);
    play_round(&home);
    home.good(&["tournament", "close", "last"]);
    assert_eq!(home.good(&["tournament", "finish", "last"]), "The tournament is over. First place: Ada.\n");
}

/// A tournament goes to another club file as it is, and on from there.
#[test]
fn a_tournament_goes_to_another_club_file() {
    let home = started(&EIGHT[..5], &["--rounds", "3"]);
    let round = tables(&pair(&home));
    enter_table(&home, &round[0]);
    home.good(&["tournament", "export", "autumn", "--out", "cup.json"]);
    let other = |arguments: &[&str]| home.good(&[&["--club", "other.halaliclub"][..], arguments].concat());
    home.good(&["club", "new", "other.halaliclub"]);
    let preview = other(&["import", "archive", "cup.json", "--preview"]);
    assert!(preview.contains("new: tournament Autumn Cup"), "{preview}");
    other(&["import", "archive", "cup.json", "--yes"]);
    for asked in
        [&["tournament", "pairings", "last"][..], &["tournament", "standings", "last"], &["tournament", "show", "last"]]
    {
        assert_eq!(other(asked), home.good(asked), "{asked:?}");
    }
    let again = other(&["import", "archive", "cup.json", "--yes", "--differing", "keep-both"]);
    assert!(again.contains("There is nothing to bring in."), "{again}");
    let (table, first, second) = &round[1];
    let game = |better: &str, worse: &str| format!("{better} 30+1, {worse} 20+0");
    let (one, two) = (game(first, second), game(first, second));
    other(&["tournament", "result", "last", &table.to_string(), "-g", &one, "-g", &two]);
    other(&["tournament", "close", "last"]);
    other(&["tournament", "pair", "last", "--yes", "--date", "2026-11-28"]);
    // Whoever came with a tournament is found in the log by it.
    let log = other(&["log", "--player", "Eva"]);
    assert!(log.contains("Imported 8 entries."), "{log}");
    // Everything of the club has it too, and now it differs.
    other(&["export", "archive", "--out", "other.json"]);
    let differs = home.good(&["import", "archive", "other.json", "--preview"]);
    assert!(differs.contains("tournament Autumn Cup"), "{differs}");
    home.good(&["import", "archive", "other.json", "--yes", "--differing", "replace"]);
    let asked = ["tournament", "pairings", "last"];
    assert_eq!(home.good(&asked), other(&asked));
    home.good(&["undo"]);
}

/// What is refused leaves no backup behind.
#[test]
fn a_merge_that_is_refused_leaves_no_backup() {
    let home = started(&EIGHT[..4], &["--rounds", "3"]);
    let said = home.refused(&["player", "merge", "Ada", "Bo", "--yes"]);
    assert!(said.contains("Autumn Cup"), "{said}");
    assert!(!home.good(&["restore", "--list", "--json"]).contains("before-merge"));
}
