//! Rounds that are changed by hand, and why they were as they were.
#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use crate::tournament::{EIGHT, enter_table, pair, play_round, started, tables};

#[test]
fn a_pinned_table_stays_and_the_rest_is_paired_around_it() {
    let home = started(&EIGHT, &["--rounds", "3"]);
    let first = tables(&pair(&home));
    let (table, one, other) = &first[0];
    let pinned = home.good(&["tournament", "pin", "last", &table.to_string()]);
    assert_eq!(pinned, format!("Pinned: table {table}, {one} – {other}. It stays when the round is paired again.\n"));
    let apart = format!("{}:{}", first[1].1, first[1].2);
    let again = tables(&home.json(&["tournament", "pair", "last", "--again", "--apart", &apart, "--yes"]));
    assert_eq!(again[0], first[0]);
    assert_ne!(again[1..], first[1..]);
    // Who is not to play stays so, however often the round is paired again.
    let (two, three) = (&first[1].1, &first[1].2);
    let meet = |tables: &[(u64, String, String)]| {
        tables.iter().any(|(_, one, other)| (one, other) == (two, three) || (other, one) == (two, three))
    };
    let thrice = tables(&home.json(&["tournament", "pair", "last", "--again", "--yes"]));
    assert!(!meet(&again) && !meet(&thrice), "{thrice:?}");
    home.good(&["undo"]);
    let said = home.refused(&["tournament", "swap", "last", one, &again[1].1, "--yes"]);
    assert_eq!(said.lines().last(), Some(format!("Table {table} is pinned. Unpin it first.").as_str()));
    let why = home.good(&["tournament", "why", "pairing", "last", one, other]);
    assert!(why.ends_with("The pairing is pinned: the organiser decided so.\n"), "{why}");
    home.good(&["tournament", "pin", "last", &table.to_string(), "--off"]);
    home.good(&["undo"]);
    home.good(&["undo"]);
    home.good(&["undo"]);
    assert_eq!(tables(&home.json(&["tournament", "pairings", "last"])), first);
    let said = home.refused(&["tournament", "pin", "last", "9"]);
    assert_eq!(said, "Nobody plays at table 9 in round 1.\n");
}

#[test]
fn two_are_swapped_and_it_is_said_what_that_costs() {
    let home = started(&EIGHT[..5], &["--rounds", "3"]);
    play_round(&home);
    home.good(&["tournament", "close", "last"]);
    let round = pair(&home);
    let before = tables(&round);
    let bye = round["out"][0]["player"]["name"].as_str().expect("a name").to_owned();
    assert!(home.good(&["tournament", "compare", "last"]).ends_with("The same players meet.\n"));
    let (_, one, other) = before[0].clone();
    // Whoever is swapped with the bye plays, and the other one has it.
    let said = home.say(&["tournament", "swap", "last", &one, &bye, "--preview"]).out;
    assert!(said.contains(&format!("Bye: {bye} in the proposal, here {one}.")), "{said}");
    assert!(said.contains("What it costs: "), "{said}");
    let swapped = home.json(&["tournament", "swap", "last", &one, &bye, "--yes"]);
    assert_eq!(
        (&swapped["out"][0]["player"]["name"], &swapped["out"][0]["why"]),
        (&one.as_str().into(), &"bye".into())
    );
    let has = |round: &serde_json::Value, pair: [&str; 2]| {
        tables(round).iter().any(|(_, a, b)| pair.contains(&a.as_str()) && pair.contains(&b.as_str()))
    };
    assert!(has(&swapped, [&bye, &other]), "{swapped}");
    let compared = home.json(&["tournament", "compare", "last"]);
    assert_eq!((&compared["bye"]["name"], &compared["byes"][0]["name"]), (&bye.as_str().into(), &one.as_str().into()));
    assert!(!compared["costs"].as_array().expect("a list").is_empty(), "{compared}");
    let why = home.good(&["tournament", "why", "pairing", "last", &bye, &other]);
    assert!(why.contains("The round was changed by hand: the program’s own proposal does not have it.\n"), "{why}");
    let why = home.good(&["tournament", "why", "pairing", "last", &one, &other]);
    assert!(why.ends_with("The round was changed by hand: the program’s own proposal has them play.\n"), "{why}");
    let why = home.good(&["tournament", "why", "bye", "last"]);
    assert!(why.starts_with(&format!("{one} has the bye of round 2 because the organiser gave it.\n")), "{why}");
    home.good(&["undo"]);
    assert_eq!(tables(&home.json(&["tournament", "pairings", "last"])), before);
    // A series with games goes only if it is said, with a reason.
    enter_table(&home, &before[0]);
    let said = home.refused(&["tournament", "swap", "last", &one, &bye, "--yes"]);
    assert!(said.contains(&format!("{} – {}", before[0].1, before[0].2)), "{said}");
    let said = home.refused(&["tournament", "swap", "last", &one, &bye, "--yes", "--discard"]);
    assert!(said.contains("say why"), "{said}");
    home.good(&["tournament", "swap", "last", &one, &bye, "--yes", "--discard", "--why", "sat down wrongly"]);
    assert_eq!(
        home.refused(&["tournament", "swap", "last", "Ada", "Ada"]),
        "Nothing of this would change. “--help” says what can.\n"
    );
}

#[test]
fn a_typed_round_is_compared_before_it_is_paired() {
    let home = started(&EIGHT[..4], &["--rounds", "3"]);
    for table in tables(&pair(&home)) {
        enter_table(&home, &table);
    }
    home.good(&["tournament", "close", "last"]);
    // The same pairs again: both are rematches.
    let typed: Vec<_> = tables(&home.json(&["tournament", "pairings", "last"]))
        .into_iter()
        .map(|(_, one, other)| format!("{one}:{other}"))
        .collect();
    let said = home.good(&["tournament", "compare", "last", &typed[0], &typed[1]]);
    assert!(said.starts_with("Round 2 compared with the program’s own proposal:\nOnly in the proposal: "), "{said}");
    assert_eq!(said.matches("have met before").count(), 2, "{said}");
    let costs = home.json(&["tournament", "compare", "last", &typed[0], &typed[1]])["costs"].clone();
    let rematches = costs.as_array().expect("a list").iter().find(|cost| cost["criterion"] == "rematches");
    assert_eq!(rematches.map(|cost| (&cost["proposal"], &cost["here"])), Some((&0.into(), &2.into())));
    let said = home.refused(&["tournament", "compare", "last", &typed[0]]);
    assert!(said.contains("is missing. Give an opponent, or the bye with --bye."), "{said}");
}

#[test]
fn closed_rounds_are_explained_from_what_was_known_before_them() {
    let home = started(&EIGHT[..7], &["--rounds", "3"]);
    play_round(&home);
    let of_first = ["tournament", "why", "bye", "last", "--round", "1"];
    let open = home.good(&of_first);
    let (_, one, other) = tables(&home.json(&["tournament", "pairings", "last"])).remove(0);
    let together = ["tournament", "why", "pairing", "last", &one, &other, "--round", "1"];
    let why = home.good(&together);
    home.good(&["tournament", "close", "last"]);
    assert_eq!((home.good(&of_first), home.good(&together)), (open.clone(), why.clone()));
    play_round(&home);
    home.good(&["tournament", "close", "last"]);
    home.good(&["tournament", "withdraw", "last", &one]);
    assert_eq!((home.good(&of_first), home.good(&together)), (open.clone(), why.clone()));
    home.good(&["tournament", "finish", "last"]);
    assert_eq!((home.good(&of_first), home.good(&together)), (open, why));
    assert!(home.good(&["tournament", "compare", "last", "--round", "2"]).ends_with("The same players meet.\n"));
}
