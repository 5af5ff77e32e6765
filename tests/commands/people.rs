//! People at the command line: whom names mean, and what becomes of players.
#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use crate::support::clubs::{holder, player, stamp};
use crate::support::commands::Home;
use crate::support::evening::{FIRST, SECOND, club, record, result};
use halali::club::{Command, Name, Profile};
use halali::store::create;

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
    for typed in ["Zoë", "Zoe\u{308}", "ZOË", "zoe", " Zoë ", "Z\u{200b}oë", "\u{feff}Zo\u{ad}ë", "Zoë\u{200d}"] {
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
        "--household",
        "Rue Haute",
        "--colour",
        "#1f6f43",
    ]);
    home.good(&["player", "edit", "max", "--member", "--name", "Max Dupont"]);
    let shown = home.json(&["player", "show", "max"]);
    assert_eq!((shown["guest"].as_bool(), shown["name"].as_str()), (Some(false), Some("Max Dupont")));
    for asked in [&["player", "show", "zoe"][..], &["player", "list"], &["log"]] {
        let (public, private) =
            (home.json(asked).to_string(), home.json(&[asked, &["--private"]].concat()).to_string());
        for fact in ["example.org", "1980", "Rue Haute"] {
            assert!(!public.contains(fact) && private.contains(fact), "{asked:?} {fact}: {public} {private}");
        }
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
fn names_of_old_with_something_that_nobody_sees_are_read_and_mended() {
    let home = Home::new();
    std::fs::create_dir_all(home.club().parent().expect("a folder")).expect("a folder");
    let mut club = create(&home.club(), &holder()).expect("a club file");
    let profile = Profile::of(Name::kept("Ma\u{200b}x").expect("a name"));
    club.carry_out(&Command::AddPlayer { player: player(1), profile }, &stamp(1)).expect("a command");
    club.close().expect("closed");
    home.good(&["check"]);
    assert_eq!(home.json(&["player", "list", "max"])[0]["name"], "Ma\u{200b}x");
    let said = home.refused(&["player", "add", "Max"]);
    assert!(said.contains("--anyway"), "{said}");
    home.good(&["player", "edit", "max", "--name", "Max"]);
    assert_eq!(home.json(&["player", "list"])[0]["name"], "Max");
    home.good(&["undo"]);
    assert_eq!(home.json(&["player", "list"])[0]["name"], "Ma\u{200b}x");
}

#[test]
fn slips_of_the_fingers_are_answered_with_what_was_meant() {
    let home = club();
    for (typed, meant) in [("zeo", "Zoë Martin"), ("Marten", "Zoë Martin"), ("amx", "Max")] {
        let said = home.refused(&["player", "show", typed]);
        let start = format!("Nobody on the list is called “{typed}”. Did you mean:\n  {meant} (");
        assert!(said.starts_with(&start), "{said}");
    }
    assert!(home.refused(&["player", "show", "nobody"]).contains("halali player list"));
    for (arguments, meant) in [
        (&["seris", "list"][..], "series, season"),
        (&["series", "lst"], "list"),
        (&["player", "add", "X", "--grup", "a"], "--group"),
        (&["standings", "--by", "totl"], "total"),
    ] {
        let said = home.say(arguments);
        assert_eq!(said.status, 2);
        assert!(said.err.contains(&format!("\nPerhaps this is meant: {meant}\n")), "{said:?}");
    }
    let said = home.say(&["player", "add", "-2"]);
    assert!(said.err.contains("\nWhat begins with a dash and is no option stands behind two dashes"), "{said:?}");
    assert!(!home.say(&["player", "add", "X", "--grup", "a"]).err.contains("dashes"));
}

#[test]
fn of_many_who_can_be_meant_some_are_listed() {
    let home = Home::new();
    let names: String = (10..22).map(|number| format!("Player {number}\n")).collect();
    std::fs::write(home.folder().join("players.csv"), format!("name\n{names}")).expect("written");
    home.good(&["import", "players", "players.csv", "--yes"]);
    for typed in ["player", "palyer"] {
        let said = home.refused(&["player", "archive", typed]);
        assert_eq!((said.lines().count(), said.lines().last()), (12, Some("  … and 2 more")), "{said}");
    }
}

#[test]
#[cfg(unix)]
fn arguments_that_are_no_text_are_refused_in_the_readers_language() {
    use std::os::unix::ffi::OsStrExt as _;

    let home = Home::new();
    let mut program = home.program();
    program.args(["--lang", "fr", "player", "add"]).arg(std::ffi::OsStr::from_bytes(b"Zo\xeb"));
    let said = crate::support::commands::said(&mut program);
    assert_eq!((said.status, said.err.lines().next()), (2, Some("Les arguments ne sont pas en UTF-8.")), "{said:?}");
}

/// The end of an id can look like a number; at the beginning of what is said of a player it is the player.
#[test]
fn an_id_that_ends_in_digits_names_a_player_in_games_too() {
    let home = Home::new();
    let list = "id,name\n01890000-0000-7000-8000-000000989585,Max\n01890000-0000-7000-8000-00000000beef,Zoë\n";
    std::fs::write(home.folder().join("players.csv"), list).expect("a list");
    home.good(&["import", "players", "players.csv", "--yes"]);
    let series = home.json(&["series", "record", "989585", "zoe", "-g", "989585 animals 40+1, zoe 30+0"]);
    assert_eq!(series["games"][0]["animals"]["points"], 40, "{series}");
}
