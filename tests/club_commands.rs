//! A club kept from the command line: what is recorded, shown, corrected and refused.

#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

mod support;

use serde_json::Value;

use support::commands::Home;

/// Zoë and Max, and the series of the README.
fn club() -> Home {
    let home = Home::new();
    home.good(&["player", "add", "Zoë Martin", "--group", "Lyon"]);
    home.good(&["player", "add", "Max", "--guest"]);
    home
}

const FIRST: &str = "zoe animals 40+1, max humans 30+0";
const SECOND: &str = "zoe 35+2, max 20+0";

fn record(home: &Home, games: &[&str]) -> Value {
    let games = games.iter().flat_map(|game| ["-g", game]);
    let arguments: Vec<_> =
        ["series", "record", "zoe", "max", "--date", "2026-11-28"].into_iter().chain(games).collect();
    home.json(&arguments)
}

/// Points, exited tiles and winner of a series, by name.
fn result(series: &Value) -> (Vec<(String, u64, u64)>, Option<String>) {
    let name = |id: &Value| {
        let players = series["players"].as_array().expect("players");
        let player = players.iter().find(|player| player["id"] == *id).expect("a player");
        player["name"].as_str().expect("a name").to_owned()
    };
    let figure = |field: &str, index: usize| series["result"][field][index].as_u64().expect("a figure");
    let mut figures: Vec<_> = (0..2)
        .map(|index| (name(&series["players"][index]["id"]), figure("points", index), figure("exited", index)))
        .collect();
    figures.sort();
    let winner = series["result"].get("winner").map(name);
    (figures, winner)
}

#[test]
fn an_evening_from_paper_in_english() {
    let home = club();
    let recorded = home.good(&["series", "record", "zoe", "max", "--date", "2026-11-28", "-g", FIRST, "-g", SECOND]);
    assert!(recorded.starts_with("Series of 28 November 2026 (id: …"), "{recorded}");
    for line in [
        "Game   Zoë Martin    Max           Ended by",
        "1      animals 40+1  humans 30+0",
        "2      humans 35+2   animals 20+0",
        "Total  75+3          50+0",
        "Zoë Martin wins by points.",
    ] {
        assert!(recorded.lines().any(|printed| printed == line), "{line}\n{recorded}");
    }
    let standings = home.good(&["standings"]);
    let lines: Vec<Vec<&str>> = standings.lines().skip(2).map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(lines[0], ["1", "Zoë", "Martin", "1", "1", "0", "0", "2", "75", "3", "75.0"]);
    assert_eq!(lines[1], ["2", "Max", "1", "0", "0", "1", "0", "50", "0", "50.0"]);
    let corrected = home.say(&["series", "correct", "last", "2", "max 35+2, zoe 20+0", "--why", "misread"]);
    assert_eq!(
        corrected.err,
        "Before: Zoë Martin 75+3, Max 50+0. Zoë Martin wins by points.\n\
         After: Zoë Martin 60+1, Max 65+2. Max wins by points.\n\
         Place of Max: 2 → 1\nPlace of Zoë Martin: 1 → 2\n"
    );
    assert!(corrected.out.ends_with("Max wins by points.\n"), "{}", corrected.out);
    let undone = home.good(&["undo"]);
    assert!(undone.starts_with("Undone: Corrected game 2 of the series Zoë Martin – Max of 2026-11-28: "), "{undone}");
    assert_eq!(home.good(&["standings"]), standings);
    home.good(&["redo"]);
    let log = home.good(&["log"]);
    for part in ["Zoë Martin put on the list.", "misread", "Undone: Corrected game 2", "Redone: Corrected game 2"] {
        assert!(log.contains(part), "{part}\n{log}");
    }
    home.good(&["undo", "2"]);
    assert_eq!(home.json(&["series", "list"]), Value::Array(Vec::new()));
    home.good(&["undo", "2"]);
    assert_eq!(home.refused(&["undo"]), "There is nothing to undo.\n");
}

#[test]
fn an_evening_from_paper_in_french() {
    let home = club();
    let french =
        |arguments: &[&str]| home.good(&[&["--lang", "fr"], arguments].concat()).replace(['\u{a0}', '\u{202f}'], " ");
    let recorded = french(&[
        "series",
        "record",
        "zoe",
        "max",
        "--date",
        "2026-11-28",
        "-g",
        "zoe animaux 40+1, max humains 30+0",
        "-g",
        "zoe 9+0, max 12+0, zoe abandon",
    ]);
    assert!(recorded.starts_with("Série du 28 novembre 2026 (id : …"), "{recorded}");
    assert!(recorded.contains("Zoë Martin a abandonné"), "{recorded}");
    assert!(recorded.contains("35+0 (12+0 sur le plateau)"), "{recorded}");
    assert!(recorded.ends_with("Max gagne aux points.\n"), "{recorded}");
    assert!(french(&["standings"]).contains("65,0"));
    assert!(french(&["log"]).contains("Saisie : série Zoë Martin – Max du 2026-11-28 : Zoë Martin 40+1 (animaux)"));
    assert!(french(&["undo"]).starts_with("Annulé : Saisie : série Zoë Martin – Max"));
    assert!(french(&["player", "show", "max"]).contains("Remarque : invité"));
}

#[test]
fn figures_belong_to_the_player_beside_whom_they_stand() {
    let expected = (vec![("Max".to_owned(), 50, 0), ("Zoë Martin".to_owned(), 75, 3)], Some("Zoë Martin".to_owned()));
    for players in [["zoe", "max"], ["max", "zoe"]] {
        for first in [
            "zoe animals 40+1, max humans 30+0",
            "max humans 30+0, zoe animals 40+1",
            "max 30+0; zoe animals 40+1",
            "max humans 30+0, zoe 40+1",
            "Zoë Martin 40+1 animals , Max 30+0",
            "ZOE 40+1, MAX HUMANS 30+0",
        ] {
            for second in [SECOND, "max 20+0, zoe 35+2", "max animals 20+0, zoe humans 35+2"] {
                let home = club();
                let [one, other] = players;
                let series = home.json(&["series", "record", one, other, "-g", first, "-g", second]);
                assert_eq!(result(&series), expected, "{players:?} {first} {second}");
                assert_eq!(series["games"][0]["animals"]["points"], 40);
                assert_eq!(series["games"][1]["humans"]["points"], 35);
            }
        }
    }
}

#[test]
fn every_end_of_a_game_can_be_entered() {
    let counted = |game: &str| {
        let home = club();
        let series = record(&home, &[game]);
        let game = &series["games"][0];
        let figure = |side: &str, what: &str| game[side][what].as_u64();
        let counts = ["animals", "humans"].map(|side| (figure(side, "counted_points"), figure(side, "counted_exited")));
        let ended = game["termination"].as_str().expect("a termination").to_owned();
        (ended, counts.map(|(points, exited)| points.zip(exited)))
    };
    let of = |ended: &str, animals: (u64, u64), humans: (u64, u64)| (ended.to_owned(), [Some(animals), Some(humans)]);
    for (game, expected) in [
        ("zoe animals 0+0, max 0+0", of("normal", (0, 0), (0, 0))),
        ("zoe animals 12+0, max 9+1, agreed", of("agreed", (12, 0), (9, 1))),
        ("zoe animals 12+0, max 9+1, adjudicated", of("adjudicated", (12, 0), (9, 1))),
        (
            "zoe animals 12+0, max 9+1, given max 30, given zoe 20, because it fell, twice",
            of("adjudicated", (20, 0), (30, 1)),
        ),
        ("zoe animals 12+0, max 9+1, max conceded", of("conceded", (35, 0), (9, 1))),
        ("zoe animals 40+0 time, max 50+0", of("time", (40, 0), (50, 0))),
        ("zoe animals 40+0, max 50+0 forfeit", of("forfeit", (40, 0), (39, 0))),
        ("zoe animals, max absent", of("walkover", (35, 0), (0, 0))),
        ("zoe animals, void", of("void", (0, 0), (0, 0))),
        ("zoe animals HHLdp/FB, max FBdppt/HL", of("normal", (35, 2), (35, 2))),
        ("zoe animals -/-, max -/-", of("normal", (0, 0), (0, 0))),
    ] {
        assert_eq!(counted(game), expected, "{game}");
    }
    assert_eq!(counted("zoe animals 12+0, max 9+1, unfinished"), ("unfinished".to_owned(), [None, None]));
}

#[test]
fn what_losing_otherwise_means_is_said() {
    let home = club();
    let said =
        home.say(&["series", "record", "zoe", "max", "-g", "max animals 12+0, zoe 60+0, zoe conceded", "--games", "1"]);
    assert_eq!(
        said.err,
        "Game 1: Zoë Martin conceded. Zoë Martin counts 34, Max 35, and Zoë Martin can neither win nor draw the series.\n"
    );
}

#[test]
fn refused_games_say_what_is_wrong_and_leave_nothing() {
    let home = club();
    for (game, sentence) in [
        ("zoe 40+1, max 30+0", "Game 1: Who was the animals?"),
        ("zoe animals 40, max 30+0", "Game 1: The exited tiles of Zoë Martin are missing: write 40+0 for none."),
        ("zoe animals 41+1", "Game 1: The points and exited tiles of Max are missing. Nothing is not zero"),
        ("zoe animals, max 2+0", "Game 1: The points and exited tiles of Zoë Martin are missing."),
        ("", "Game 1: Who was the animals?"),
        ("zoe animals 1+0, max 0+0", "Game 1: With 0 tiles out, no combination of tiles gives the animals 1 point."),
        ("zoe animals 119+0, max 0+0", "Game 1: With 0 tiles out, the animals have at most 88 points, not 119."),
        ("zoe animals 0+0, max 139+5", "Game 1: With 5 tiles out, the humans have at most 138 points, not 139."),
        ("zoe animals 40+1, max HH/-", "Game 1: Write points and exited tiles for both players"),
        ("zoe animals -/-, max -/F", "Game 1: No fox can have left the forest for the humans."),
        ("zoe animals HHHHHHHHH/-, max -/-", "Game 1: 9 hunters on the sheet"),
        ("zoe animals 40+1, max animals 30+0", "Game 1: One player was the animals, the other the humans."),
        ("zoe animals 40+1, zoe 30+0", "Game 1: Zoë Martin has figures twice."),
        ("zoe animals 40+1, bob 30+0", "Game 1: “bob” is not surely one of the two players, Zoë Martin and Max."),
        ("zoe animals 40+1, max -3+0", "Game 1: “max -3+0” is not surely one of the two players"),
        ("zoe animals 40+1, 30+0", "Game 1: “30+0”: whose is it?"),
        ("Max animals 40+x, zoe 3+0", "Game 1: “40+x” cannot be read."),
        ("zoe animals 4+0, max 2+0, max conceded, agreed", "Game 1: It ended in one way only."),
        ("zoe animals 4+0, max 2+0, void, agreed", "Game 1: It ended in one way only."),
        ("zoe absent, max absent animals", "Game 1: Only one player can have lost it"),
        ("zoe animals 4+0, max 2+0, given zoe 9", "Game 1: Write the given points of both players"),
        ("zoe animals 4+0, max 2+0, given zoe 9, given max 8", "Game 1: points that an organiser gives need a reason."),
        ("zoe animals 4+0, max 2+0, given zoe 169, given max 8, because", "Game 1: “because”"),
        ("zoe animals 4+0, max 2+0, because he left", "Game 1: A reason stands beside given points"),
        ("zoe animals 4+0, max absent 2+0", "Game 1: Game 1 was never started"),
        ("@nowhere.halali", "nowhere.halali: cannot be read: "),
    ] {
        let said = home.refused(&["series", "record", "zoe", "max", "-g", game]);
        let sentence = sentence.replace("Game 1: Game 1 was", "Game 1 was");
        assert!(said.contains(&sentence), "{game}: {said}");
    }
    // A reason that is blank is none, and more than there is in the box is not given.
    let said = home.refused(&[
        "series",
        "record",
        "zoe",
        "max",
        "-g",
        "zoe animals 4+0, max 2+0, given zoe 169, given max 8, because x",
    ]);
    assert!(said.contains("169–8 points were given, but the box holds 168."), "{said}");
}

#[test]
fn sides_swap_unless_the_organiser_allows_otherwise() {
    let home = club();
    let twice = ["series", "record", "zoe", "max", "-g", FIRST, "-g", "zoe animals 35+2, max 20+0"];
    let said = home.refused(&twice);
    assert!(said.contains("Game 2: the same player was the animals twice in a row"), "{said}");
    home.good(&[&twice[..], &["--same-sides", "--why", "no time to turn the board"]].concat());
    let log = home.json(&["log"]);
    let last = log.as_array().and_then(|log| log.last()).expect("an entry");
    assert_eq!(
        (last["command"]["same_sides"].as_bool(), last["why"].as_str()),
        (Some(true), Some("no time to turn the board"))
    );
}

#[test]
fn series_grow_shrink_and_close() {
    let home = club();
    let series = record(&home, &[FIRST]);
    assert_eq!(series["result"]["outcome"], "incomplete");
    assert_eq!(home.json(&["series", "list", "--incomplete"]).as_array().map(Vec::len), Some(1));
    assert!(home.refused(&["series", "add-game", "last", "zoe animals 35+2, max 20+0"]).contains("Game 2"));
    let series = home.json(&["series", "add-game", "last", SECOND]);
    assert_eq!(series["result"]["outcome"], "won");
    assert_eq!(home.refused(&["series", "add-game", "last", SECOND]), "3 games in a series of 2.\n");
    assert!(home.refused(&["series", "close", "last"]).contains("nothing to close"));
    home.good(&["series", "remove-game", "last"]);
    let closed = home.json(&["series", "close", "last", "--why", "Max had to leave"]);
    assert_eq!((closed["result"]["outcome"].as_str(), closed["closed"].as_bool()), (Some("drawn"), Some(true)));
    home.good(&["undo"]);
    // A game that has begun counts as it stands, or is void.
    for (choice, outcome) in [(&[][..], "adjudicated"), (&["--void"], "void")] {
        home.good(&["series", "add-game", "last", "zoe 8+0, max 3+0, unfinished"]);
        let closed = home.json(&[&["series", "close", "last"], choice].concat());
        assert_eq!(closed["games"][1]["termination"], outcome);
        assert_eq!(home.good(&["undo"]).lines().count(), 1);
        home.good(&["undo"]);
    }
    for (arguments, sentence) in [
        (&["series", "show", "ffff"][..], "There is no series “ffff”."),
        (&["series", "show", "first"], "There is no series “first”."),
        (&["series", "correct", "last", "3", FIRST], "The series has no game 3."),
        (&["series", "correct", "last", "0", FIRST], "The series has no game 0."),
        (&["series", "edit", "last"], "Nothing of this would change."),
        (&["series", "edit", "last", "--replace", "bob", "zoe"], "“bob” is not surely one of the two players"),
        (&["series", "edit", "last", "--replace", "max", "zoe"], "Nobody plays against themself."),
        (&["series", "record", "zoe", "zoe"], "Nobody plays against themself."),
        (&["series", "record", "zoe", "bob"], "Nobody on the list is called “bob”."),
    ] {
        let said = home.refused(arguments);
        assert!(said.contains(sentence), "{arguments:?}: {said}");
    }
    let edited = home.json(&["series", "edit", "last", "--date", "2025-01-02", "--practice", "--games", "4"]);
    let kept = (edited["date"].as_str(), edited["purpose"].as_str(), edited["length"].as_u64());
    assert_eq!(kept, (Some("2025-01-02"), Some("practice"), Some(4)));
    home.good(&["series", "remove", "last"]);
    assert_eq!(home.json(&["series", "list"]), Value::Array(Vec::new()));
}

#[test]
fn a_preview_changes_nothing() {
    let home = club();
    record(&home, &[FIRST, SECOND]);
    let before = home.json(&["series", "list"]);
    let shown = home.good(&["series", "correct", "last", "1", "zoe 0+0, max 60+0", "--preview"]);
    assert!(shown.contains("After: Zoë Martin 35+2, Max 80+0. Max wins by points."), "{shown}");
    assert_eq!(home.json(&["series", "list"]), before);
}

#[test]
fn records_name_who_was_what() {
    let home = club();
    let games = include_str!("data/rules/games-classic.halali");
    let second = games.match_indices("[Animals ").nth(2).map_or(games.len(), |(place, _)| place);
    let named = |games: &str, animals: &str, humans: &str| {
        let lines = games.lines().map(|line| match line.split_once(' ') {
            Some(("[Animals", _)) => format!("[Animals \"{animals}\"]"),
            Some(("[Humans", _)) => format!("[Humans \"{humans}\"]"),
            _ => line.to_owned(),
        });
        lines.collect::<Vec<_>>().join("\n") + "\n"
    };
    let split = games.match_indices("[Animals ").nth(1).map_or(games.len(), |(place, _)| place);
    let start = |place: usize| games[..place].rfind("\n\n").map_or(0, |end| end + 2);
    let one = named(&games[..start(split)], "Max", "Zoë Martin");
    let other = named(&games[start(split)..start(second)], "Zoë Martin", "Max");
    std::fs::write(home.folder().join("soirée.halali"), format!("{one}{other}")).expect("a file");
    let series = home.json(&["series", "record", "zoe", "max", "-g", "@soirée.halali"]);
    assert_eq!(series["games"][0]["animals"]["player"], series["players"][1]["id"]);
    assert_eq!(
        (&series["games"][0]["animals"]["points"], &series["games"][0]["recorded"]),
        (&32.into(), &"moves".into())
    );
    let said = home.refused(&["series", "record", "zoe", "max", "-g", "@soirée.halali#3"]);
    assert!(said.contains("there is no such game"), "{said}");
    home.good(&["series", "correct", "last", "2", "@soirée.halali#2"]);
    let said = home.refused(&["series", "correct", "last", "2", "@soirée.halali"]);
    assert!(said.contains("has 2 games, but one is asked for"), "{said}");
    std::fs::write(home.folder().join("others.halali"), named(&one, "Bob", "Max")).expect("a file");
    let said = home.refused(&["series", "record", "zoe", "max", "-g", "@others.halali"]);
    assert!(said.contains("“Bob” is not surely one of the two players"), "{said}");
}

#[test]
fn two_series_of_an_evening_are_pointed_out() {
    let home = club();
    record(&home, &[FIRST, SECOND]);
    let again = home.say(&["series", "record", "max", "zoe", "--date", "2026-11-28", "-g", FIRST]);
    assert!(again.err.starts_with("There is another series of these two on that date already (id: …"), "{}", again.err);
    let other_day = home.say(&["series", "record", "max", "zoe", "--date", "2026-11-29", "-g", FIRST]);
    assert_eq!(other_day.err, "");
}

#[test]
fn odd_names_are_arguments_like_others() {
    let home = Home::new();
    let names = [
        "=HYPERLINK(\"x\")",
        "'; DROP TABLE players; --",
        "Müller, \"Max\"",
        "Zoë 🦊 Łukasz",
        "李小龙",
        "محمد",
        "O’Brien; agreed, void",
        "-2",
        "void",
        "40+1",
        "C:\\Users\\x",
        &"é".repeat(300),
    ];
    for name in names {
        home.good(&["player", "add", "--", name]);
        home.good(&["player", "show", "--", name]);
    }
    for pair in names.windows(2) {
        let [one, other] = pair else { continue };
        let games = [format!("{one} animals 40+1, {other} humans 30+0"), format!("{other} 20+0; {one} 35+2")];
        let games = games.map(|game| format!("-g={game}"));
        let recorded = home.good(&["series", "record", "--json", &games[0], &games[1], "--", one, other]);
        let recorded = serde_json::from_str(&recorded).expect("JSON");
        let (mut figures, winner) = result(&recorded);
        figures.sort_by_key(|(_, points, _)| *points);
        let expected = vec![((*other).to_owned(), 50, 0), ((*one).to_owned(), 75, 3)];
        assert_eq!((figures, winner.as_deref()), (expected, Some(*one)));
    }
    let listed = home.good(&["series", "list"]);
    assert!(listed.contains(&"é".repeat(300)), "{listed}");
}

#[test]
fn the_same_name_is_pointed_out_and_two_people_are_told_apart() {
    let home = Home::new();
    home.good(&["player", "add", "Zoë", "--group", "Lyon"]);
    for typed in ["Zoë", "Zoe\u{308}", "ZOË", "zoe", " Zoë "] {
        let said = home.refused(&["player", "add", typed]);
        assert!(said.contains("already:\n  Zoë (group: Lyon, id: …"), "{said}");
    }
    home.good(&["player", "add", "Zoë", "--group", "Paris", "--anyway"]);
    home.good(&["player", "add", "Max"]);
    let said = home.refused(&["series", "record", "zoe", "max"]);
    assert!(said.contains("(group: Lyon") && said.contains("(group: Paris"), "{said}");
    let players = home.json(&["player", "list", "zoe"]);
    let lyon = players.as_array().and_then(|players| players.iter().find(|player| player["group"] == "Lyon"));
    let id = lyon.and_then(|player| player["id"].as_str()).expect("an id");
    let end = &id[id.len() - 6..];
    let recorded = home.good(&["series", "record", end, "max", "-g", &format!("{end} animals 40+1, max 30+0")]);
    assert!(recorded.contains("Zoë (Lyon)"), "{recorded}");
    let said = home.refused(&["player", "edit", "max", "--name", "ZOE"]);
    assert!(said.contains("--anyway"), "{said}");
}

#[test]
fn players_are_edited_archived_merged_and_forgotten() {
    let home = club();
    home.good(&[
        "player",
        "edit",
        "zoe",
        "--contact",
        "zoe@example.org",
        "--birth-year",
        "1980",
        "--colour",
        "#1f6f43",
    ]);
    home.good(&["player", "edit", "max", "--member", "--name", "Max Dupont"]);
    let shown = home.json(&["player", "show", "max"]);
    assert_eq!((shown["guest"].as_bool(), shown["name"].as_str()), (Some(false), Some("Max Dupont")));
    for asked in [&["player", "show", "zoe"][..], &["player", "list"], &["log"]] {
        assert!(!home.json(asked).to_string().contains("example.org"), "{asked:?}");
        assert!(home.json(&[asked, &["--private"]].concat()).to_string().contains("example.org"), "{asked:?}");
    }
    for (arguments, sentence) in [
        (&["player", "add", " \u{200b}"][..], "The name cannot be that. Nothing of it can be seen."),
        (&["player", "edit", "zoe", "--short", " "], "The short name cannot be that."),
        (&["player", "edit", "zoe", "--group", "a\nb"], "The group cannot be that. It holds a character"),
        (&["player", "edit", "zoe", "--colour", "green"], "“green” is no colour"),
        (&["player", "edit", "zoe", "--birth-year", "80"], "80 cannot be a birth year"),
        (&["player", "edit", "zoe", "--birth-year", "x"], "“x” is no year of birth"),
        (&["player", "edit", "zoe"], "Nothing of this would change."),
        (&["player", "restore", "zoe"], "Zoë Martin is not archived."),
        (&["player", "merge", "zoe", "zoe"], "Zoë Martin"),
        (&["player", "show", ""], "Nobody on the list is called “”."),
    ] {
        let said = home.say(arguments);
        assert!(said.status == 1 && said.err.contains(sentence), "{arguments:?}: {}", said.err);
    }
    record(&home, &[FIRST, SECOND]);
    assert!(home.say(&["player", "remove", "zoe"]).err.contains("archive the player instead"));
    home.good(&["player", "archive", "zoe"]);
    assert_eq!(home.json(&["player", "list"]).as_array().map(Vec::len), Some(1));
    assert_eq!(home.json(&["player", "list", "--all"]).as_array().map(Vec::len), Some(2));
    home.good(&["player", "restore", "zoe"]);
    home.good(&["player", "add", "Z. Martin"]);
    home.good(&["player", "merge", "zoe", "z. martin"]);
    assert!(home.good(&["standings"]).contains("Z. Martin"));
    home.good(&["undo"]);
    assert!(home.good(&["standings"]).contains("Zoë Martin"));
    let said = home.refused(&["player", "anonymise", "zoe"]);
    assert!(said.contains("This cannot be undone.") && said.contains("needs --yes"), "{said}");
    let said = home.say(&["player", "anonymise", "zoe", "--yes"]);
    assert_eq!(said.out, "The player is now called “Former member 1”.\n");
    assert!(said.err.contains("before-merge"), "{}", said.err);
    for asked in [&["log", "--private"][..], &["player", "list", "--all", "--private"], &["series", "list"]] {
        let text = home.json(asked).to_string();
        assert!(!text.contains("Zoë") && !text.contains("example.org"), "{text}");
    }
}

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
        (&["season", "edit", "1999", "--name", "x"], "“1999” is not surely one of the seasons. There are: 2026/27"),
        (&["season", "edit", "2026"], "Nothing of this would change."),
        (&["standings", "--season", "1999"], "“1999” is not surely one of the seasons."),
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
        assert_eq!(home.json(&[&["--lang", "fr"], arguments].concat()), json, "{arguments:?}");
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
