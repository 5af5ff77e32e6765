//! The commands as somebody types them: what is printed where, and the exit status.

#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use assert_cmd::Command;
use assert_cmd::assert::Assert;

fn halali(arguments: &[&str], input: impl Into<Vec<u8>>) -> Assert {
    let mut command = Command::cargo_bin("halali").expect("the program");
    command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "C");
    command.args(arguments).write_stdin(input).assert()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

/// What a command prints as results and as messages, and its exit status.
fn said(arguments: &[&str], input: impl Into<Vec<u8>>) -> (String, String, i32) {
    let assert = halali(arguments, input);
    let output = assert.get_output();
    (text(&output.stdout), text(&output.stderr), output.status.code().expect("no signal"))
}

const START: &str = "???????/???????/???????/???1???/???????/???????/??????? a -,-,-,- -,-,- - -";
const RIFLE: &str = "3?3/2dE1F1/3p3/7/7/7/6? h HHHHHHHLLdddppp,-,FFFFFBBdddppppttttttttttttt,- -,-,- - tt";
const NO_ACTION: &str = "Bt5/t6/7/7/7/7/6N a HHHHHHHLLdddpppp,-,FFFFFFBddddppppttttttttttttt,- -,-,- 4,4 -";

#[test]
fn the_tables_of_legal_actions_are_printed_line_by_line() {
    for (rules, table) in [
        ("classic", include_str!("../data/rules/legal-classic.tsv")),
        ("boxed", include_str!("../data/rules/legal-boxed.tsv")),
    ] {
        let columns: Vec<_> = table.lines().filter_map(|line| line.split_once('\t')).collect();
        let positions: Vec<_> = columns.iter().map(|(position, _)| *position).collect();
        let actions: Vec<_> = columns.iter().map(|(_, actions)| *actions).collect();
        let (out, err, status) = said(&["rules", "legal", "--rules", rules], positions.join("\n"));
        assert_eq!((out, err.as_str(), status), (actions.join("\n") + "\n", "", 0));
    }
}

#[test]
fn a_bad_line_is_reported_and_the_next_ones_are_answered() {
    let input = format!("{NO_ACTION}\nx\n\n{START} \r\n{NO_ACTION}\r\n").into_bytes();
    let input = [input, b"\xff\n".to_vec(), NO_ACTION.as_bytes().to_vec()].concat();
    let (out, err, status) = said(&["rules", "legal"], input);
    let lines: Vec<_> = out.lines().collect();
    assert_eq!(lines.len(), 7);
    for line in [0, 4, 6] {
        assert_eq!(lines[line], "ended 63-86 0-0 no-action");
    }
    for line in [1, 2, 3, 5] {
        assert!(lines[line].starts_with("error "), "{}", lines[line]);
    }
    assert_eq!((err.lines().count(), status), (4, 1));
    assert!(err.starts_with("Line 2, column 1 (board): "), "{err}");
}

#[test]
fn results_are_the_same_in_every_language_and_messages_are_not() {
    let [english, french] = ["en", "fr"].map(|lang| said(&["--lang", lang, "rules", "apply", "d2xc2"], RIFLE));
    assert_eq!(english.0, french.0);
    assert!(english.1.contains("The rifle on d2 points east"), "{}", english.1);
    assert!(french.1.contains("Le fusil en d2 est pointé vers l’est"), "{}", french.1);
    assert_eq!((english.2, french.2), (1, 1));
}

#[test]
fn the_locale_chooses_the_language_unless_the_option_does() {
    let say = |locale: &str, arguments: &[&str]| {
        let mut command = Command::cargo_bin("halali").expect("the program");
        command.env_remove("LC_MESSAGES").env_remove("LANG").env("LC_ALL", locale);
        text(&command.args(arguments).write_stdin(RIFLE).assert().get_output().stderr)
    };
    assert!(say("fr_FR.UTF-8", &["rules", "apply", "a1"]).contains("Il n’y a pas de tuile en a1."));
    assert!(say("en_GB.UTF-8", &["rules", "apply", "a1"]).contains("There is no tile on a1."));
    assert!(say("de_AT.UTF-8", &["rules", "apply", "a1"]).contains("Auf a1 liegt kein Plättchen."));
    assert!(say("fr_FR.UTF-8", &["--lang=en", "rules", "apply", "a1"]).contains("There is no tile on a1."));
    assert!(say("xx", &["rules", "apply", "a1", "--lang", "fr"]).contains("Il n’y a pas de tuile en a1."));
}

#[test]
fn perft_counts_or_says_what_it_needs() {
    let table = include_str!("../data/rules/perft.tsv").lines().skip(1).filter(|line| line.starts_with("boxed"));
    let rows: Vec<Vec<_>> = table.map(|line| line.split('\t').collect()).collect();
    let positions: Vec<_> = rows.iter().map(|row| row[1]).collect();
    let counts: Vec<_> = rows.iter().map(|row| row[4]).collect();
    let (out, _, status) = said(&["rules", "perft", "3", "--rules", "boxed"], positions.join("\n"));
    assert_eq!((out, status), (counts.join("\n") + "\n", 0));
    assert_eq!(said(&["rules", "perft", "0"], NO_ACTION).0, "1\n");
    assert_eq!(said(&["rules", "perft", "1"], NO_ACTION).0, "0\n");
    let (out, err, status) = said(&["rules", "perft", "1"], START);
    assert!(out.starts_with("error ") && status == 1, "{out}");
    assert!(err.starts_with("Line 1, column 1: Something is face down"), "{err}");
}

#[test]
fn apply_plays_and_says_how_the_game_ended() {
    let position = "7/7/7/E2F3/7/7/6d h HHHHHHHLLdddpppp,-,FFFFFBBdddppppttttttttttttttt,- -,-,- 5,5 -";
    let (out, err, status) = said(&["rules", "apply", "a4xd4"], position);
    assert_eq!(out, "7/7/7/3E3/7/7/6d a HHHHHHHLLdddpppp,-,FFFFFFBBdddppppttttttttttttttt,- -,a4d4,- 5,4 -\n");
    assert!(err.contains("the animals have no tile left") && err.contains("63–98"), "{err}");
    assert_eq!(status, 0);
    let (out, err, status) = said(&["rules", "apply", "a4xd4", "h9"], position);
    assert_eq!((out.as_str(), status), ("error action 2 h9: the game is over\n", 1));
    assert!(err.starts_with("Action 2 (h9): The game is over"), "{err}");
}

#[test]
fn apply_keeps_what_is_hidden_and_refuses_what_it_cannot_know() {
    assert!(said(&["rules", "apply", "d1"], RIFLE).0.ends_with(" - t\n"));
    assert!(said(&["rules", "apply", "d1=F"], RIFLE).0.starts_with("error action 1 d1=F: "));
    assert!(said(&["rules", "apply", "a1=F", "a2=N"], START).0.ends_with(" a -,-,-,- -,-,- - -\n"));
    let (out, err, _) = said(&["rules", "apply", "a1"], START);
    assert_eq!(out, "error action 1 a1: what lies on a1 is not known\n");
    assert!(err.contains("a1=F"), "{err}");
    assert_eq!(said(&["rules", "apply", "a1=F"], "").2, 1);
    assert_eq!(said(&["rules", "apply", "a1=F"], format!("{START}\n{START}\n")).2, 1);
}

#[test]
fn a_tree_is_refused_in_the_same_words_by_a_record_and_by_the_command() {
    let (_, applied, _) = said(&["rules", "apply", "a1=t", "d3=t", "d3-d4"], START);
    let record = "[Animals \"A\"]\n[Humans \"H\"]\n[Rules \"classic\"]\n[Result \"*\"]\n\n1. a1=t d3=t 2. d3-d4\n*\n";
    let (_, checked, _) = said(&["rules", "check", "-"], record);
    for message in [&applied, &checked] {
        assert!(message.contains("d3 holds a tree: trees never move."), "{message}");
    }
}

#[test]
fn check_answers_for_each_game_and_counts() {
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("Zoë’s été.halali");
    let games = include_str!("../data/rules/games-classic.halali");
    let bad = games.replacen("[Result \"32-17\"]", "[Result \"32-18\"]", 1);
    std::fs::write(&file, bad).expect("written");
    let name = file.to_str().expect("UTF-8");
    let (out, err, status) = said(&["rules", "check", name, "-", "/nowhere/at.all"], games);
    let lines: Vec<_> = out.lines().collect();
    assert_eq!(lines.len(), 41);
    assert!(lines[0].starts_with(&format!("{name}:1 error ")), "{}", lines[0]);
    assert_eq!(lines[1], format!("{name}:2 ok 6-30 0-1"));
    assert_eq!(lines[20], "-:1 ok 32-17 0-1");
    assert!(err.lines().last().is_some_and(|line| line.contains("39 games verified, 2 refused")), "{err}");
    assert_eq!(status, 1);
    assert_eq!(said(&["rules", "check", "-"], games).2, 0);
    assert_eq!(said(&["rules", "check", "-"], "").2, 1);
    assert_eq!(said(&["rules", "check", "-"], b"[Animals \"\xe9\"]".to_vec()).2, 1);
}

#[test]
fn deals_follow_from_the_seed() {
    let (five, _, _) = said(&["rules", "deal", "7", "--count", "5"], "");
    let (two, _, _) = said(&["rules", "deal", "7", "--count", "2"], "");
    assert_eq!(five.lines().count(), 5);
    assert!(five.starts_with(&two));
    assert_ne!(
        said(&["rules", "deal", "8"], "").0,
        two.lines().next().map(|line| format!("{line}\n")).expect("a line")
    );
}

#[test]
fn bench_prints_two_speeds() {
    let (out, _, status) = said(&["rules", "bench", "--seconds", "0.05"], "");
    let first: Vec<_> = out.lines().filter_map(|line| line.split(' ').next()).collect();
    assert_eq!((first, status), (vec!["perft", "games"], 0));
}

#[test]
fn wrong_usage_has_status_2() {
    // Where there is a window, it opens without arguments.
    if cfg!(not(feature = "app")) {
        assert_eq!(said(&[], "").2, 2);
    }
    for arguments in [
        &["rules"][..],
        &["rules", "perft"],
        &["rules", "perft", "x"],
        &["rules", "apply"],
        &["rules", "check"],
        &["rules", "deal", "-1"],
        &["rules", "deal", "18446744073709551616"],
        &["rules", "legal", "--rules", "chess"],
        &["rules", "bench", "--seconds", "0"],
        &["--lang", "xx", "rules", "legal"],
        &["nonsense"],
    ] {
        assert_eq!(said(arguments, "").2, 2, "{arguments:?}");
    }
}

#[test]
fn names_from_outside_cannot_forge_results() {
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("nl\nx:1 ok 9-9 0-0\u{1b}");
    std::fs::write(&file, "[Animals \"A\"]").expect("written");
    let (out, err, status) = said(&["rules", "check", file.to_str().expect("UTF-8")], "");
    assert_eq!((out.lines().count(), status), (1, 1), "{out}");
    assert!(!err.contains('\u{1b}'), "{err}");
    assert_eq!(said(&["rules", "apply", "d3\nok"], START).0.lines().count(), 1);
}

#[test]
fn wrong_usage_is_explained_in_the_readers_language() {
    for (arguments, sentence) in [
        (&["--lang", "fr", "rules", "deal", "Freitag"][..], "« Freitag » n’est pas une valeur possible"),
        (&["--lang", "fr", "rules", "legall"], "Il n’y a pas de commande « legall »"),
        (&["--lang", "fr", "rules", "check"], "Il manque : <FILE>..."),
        (&["--lang", "fr", "rules", "legal", "x.txt"], "Il n’y a pas d’argument « x.txt » ici"),
        (&["--lang", "fr", "rules", "legal", "--rules", "clasic"], "Valeurs possibles : classic, boxed"),
        (&["--lang", "fr", "rules", "perft", "61"], "« 61 » n’est pas une valeur possible"),
    ] {
        let (out, err, status) = said(arguments, "");
        assert_eq!((out.as_str(), status), ("", 2), "{arguments:?}");
        assert!(err.replace('\u{a0}', " ").contains(sentence), "{err}");
    }
}

/// What stands behind a pipe may read only the first lines; what was refused by then is not forgotten.
#[cfg(unix)]
#[test]
fn a_reader_that_stops_early_changes_no_status() {
    use std::io::{BufRead as _, BufReader, Write as _};
    use std::process::{Command, Stdio};
    for (line, status) in [(START, 0), ("x", 1)] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_halali"))
            .args(["rules", "legal"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program");
        let mut input = child.stdin.take().expect("its input");
        writeln!(input, "{line}").expect("written");
        // The answer comes before the next line is sent.
        let mut answers = BufReader::new(child.stdout.take().expect("its output"));
        let mut answer = String::new();
        answers.read_line(&mut answer).expect("an answer");
        assert!(!answer.is_empty());
        drop(answers);
        for _ in 0..2000 {
            if writeln!(input, "{START}").is_err() {
                break;
            }
        }
        drop(input);
        assert_eq!(child.wait().expect("its end").code(), Some(status), "{line}");
    }
}
