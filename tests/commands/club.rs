//! An evening kept from the command line: what is recorded, shown, corrected and refused.
#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use serde_json::Value;

use crate::support::evening::{FIRST, SECOND, club, record, result};

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
    assert!(
        undone.starts_with("Undone: Corrected game 2 of the series Zoë Martin – Max of 28 November 2026: "),
        "{undone}"
    );
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
    assert!(recorded.ends_with("Max gagne aux points. Partie 2 : Zoë Martin a abandonné.\n"), "{recorded}");
    assert!(french(&["standings"]).contains("65,0"));
    assert!(
        french(&["log"]).contains("Saisie : série Zoë Martin – Max du 28 novembre 2026 : Zoë Martin 40+1 (animaux)")
    );
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
        ("zoe animals 40+1, max -3+0", "Game 1: “-3+0” cannot be read."),
        ("zoe animals 40+1, max conceeded", "Game 1: “conceeded” cannot be read."),
        ("zoe animals 40+1, max muller 30+0", "Game 1: “max muller” is not surely one of the two players"),
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
        ("@nowhere.halali", "nowhere.halali cannot be read. There is no such file or folder."),
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
        (&["series", "correct", "last", "3", "zoe 1+0, nobody 2"], "The series has no game 3."),
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
    let games = include_str!("../data/rules/games-classic.halali");
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
fn an_evening_from_paper_in_german() {
    let home = club();
    let german = |arguments: &[&str]| home.good(&[&["--lang", "de"], arguments].concat());
    let recorded = german(&[
        "series",
        "record",
        "zoe",
        "max",
        "--date",
        "2026-11-28",
        "-g",
        "zoe Tiere 40+1, max Menschen 30+0",
        "-g",
        "zoe 9+0, max 12+0, zoe aufgegeben",
    ]);
    assert!(recorded.starts_with("Serie vom 28. November 2026 (Id: …"), "{recorded}");
    assert!(recorded.contains("Zoë Martin hat aufgegeben"), "{recorded}");
    assert!(recorded.ends_with("Max gewinnt nach Punkten. Partie 2: Zoë Martin hat aufgegeben.\n"), "{recorded}");
    assert!(german(&["standings"]).contains("65,0"));
    assert!(german(&["series", "list"]).contains("28. Nov. 2026"));
    assert!(
        german(&["undo"]).starts_with("Rückgängig gemacht: Erfasst: Serie Zoë Martin – Max vom 28. November 2026: ")
    );
    german(&[
        "series",
        "record",
        "zoe",
        "max",
        "-g",
        "max Tiere 12+0, zoe 9+0, erhält Zoë 40, erhält Max 30, weil das Brett umfiel",
    ]);
    assert!(german(&["series", "show", "last"]).contains("durch Schiedsspruch: das Brett umfiel"));
}

#[test]
fn a_series_that_nobody_played_says_in_lists_that_it_does_not_count() {
    let home = club();
    record(&home, &["zoe animals, max absent", "max absent"]);
    for listed in [&["series", "list"][..], &["head-to-head", "zoe", "max"]] {
        let listed = home.good(listed);
        assert!(listed.contains("Zoë Martin (not played)"), "{listed}");
    }
}

#[test]
fn a_span_that_ends_before_it_begins_is_refused() {
    let home = club();
    record(&home, &[FIRST, SECOND]);
    let span = ["--from", "2026-11-28", "--to", "2026-11-27"];
    let commands =
        [&["series", "list"][..], &["standings"], &["figures"], &["records"], &["log"], &["export", "series"]];
    for command in commands {
        let said = home.refused(&[command, &span].concat());
        assert_eq!(said, "The span ends (2026-11-27) before it begins (2026-11-28).\n", "{command:?}");
    }
}

#[test]
fn the_program_says_what_it_is_and_which_files_it_reads() {
    let home = club();
    let said = home.good(&["--version"]);
    let mut lines = said.lines();
    assert_eq!(lines.next(), Some(concat!("halali ", env!("CARGO_PKG_VERSION"))));
    let files = lines.next().expect("a line");
    assert!(files.contains(&format!("versions 1 to {} and", halali::store::VERSION)), "{files}");
    assert!(home.good(&["--lang", "de", "-V"]).contains("Vereinsdateien"));
}
