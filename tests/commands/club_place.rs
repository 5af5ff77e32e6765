//! Which club file a command works on, and what it says when that cannot be written or somebody else has it.

#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use std::fs;

use chrono::DateTime;
use halali::store::{Holder, Opened, open};

use crate::support::commands::{Home, Said, said};

fn names(said: &Said) -> Vec<String> {
    let list: serde_json::Value = serde_json::from_str(&said.out).expect("JSON");
    let list = list.as_array().expect("a list");
    list.iter().map(|player| player["name"].as_str().expect("a name").to_owned()).collect()
}

#[test]
fn a_club_file_is_made_on_the_first_start() {
    let home = Home::new();
    let first = home.say(&["player", "list"]);
    assert_eq!(first.status, 0);
    assert_eq!(first.err, format!("A new club file was made: {}\n", home.club().display()));
    assert!(home.club().is_file());
    assert_eq!(home.say(&["player", "list"]).err, "");
    let beside: Vec<_> = fs::read_dir(home.folder().join("halali")).expect("a folder").flatten().collect();
    let beside: Vec<_> = beside.iter().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    assert!(beside.iter().all(|name| !name.ends_with("-wal")), "a closed file is whole by itself: {beside:?}");
}

#[test]
fn the_option_comes_before_the_variable_and_stands_anywhere() {
    let home = Home::new();
    let [one, other] = ["Jeux d’été №1.halaliclub", "李/Zoë’s club.halaliclub"];
    fs::create_dir(home.folder().join("李")).expect("a folder");
    for (file, name) in [(one, "Un"), (other, "Deux")] {
        home.good(&["club", "new", file]);
        for arguments in [
            ["--club", file, "player", "add", name],
            ["player", "--club", file, "list", name],
            ["player", "list", name, "--club", file],
        ] {
            home.good(&arguments);
        }
    }
    let listed = |arguments: &[&str], variable: &str| {
        names(&said(home.program().env("HALALI_CLUB", variable).args(["player", "list", "--json"]).args(arguments)))
    };
    assert_eq!(listed(&[], one), ["Un"]);
    assert_eq!(listed(&[], other), ["Deux"]);
    assert_eq!(listed(&["--club", one], other), ["Un"]);
    assert!(listed(&[], "").is_empty(), "an empty variable names no file");
    assert!(home.say(&["club", "new", one]).err.contains("There is a file Jeux d’été №1.halaliclub already."));
}

#[test]
#[cfg(all(feature = "app", target_os = "linux"))]
fn a_club_without_a_command_is_for_the_window_which_needs_a_display() {
    let home = Home::new();
    home.good(&["club", "new", "spring"]);
    let club = home.folder().join("spring");
    let club = club.to_str().expect("a path");
    for arguments in [&["--club", club][..], &[&format!("--club={club}")], &["x.halaliclub"]] {
        let said = home.say(arguments);
        assert_eq!((said.status, said.err.lines().count()), (1, 1), "{arguments:?}: {}", said.err);
        assert!(said.err.starts_with("There is no display to open a window on."), "{}", said.err);
    }
}

#[test]
fn a_file_that_is_no_club_file_is_left_alone() {
    let home = Home::new();
    let missing = home.say(&["player", "list", "--club", "nowhere.halaliclub"]);
    assert_eq!(missing.status, 1);
    assert_eq!(missing.err, "There is no file nowhere.halaliclub.\n“halali club new FILE” makes a new club file.\n");
    assert!(!home.folder().join("nowhere.halaliclub").exists());
    fs::write(home.folder().join("notes.txt"), "Zoë 40, Max 30").expect("a file");
    let other = home.say(&["player", "add", "Zoë", "--club", "notes.txt"]);
    assert!(other.status == 1 && other.err.contains("notes.txt is not a club file."), "{}", other.err);
    assert_eq!(fs::read_to_string(home.folder().join("notes.txt")).expect("a file"), "Zoë 40, Max 30");
}

#[test]
fn whoever_else_has_the_file_is_named_and_nothing_is_changed() {
    let home = Home::new();
    home.good(&["player", "add", "Zoë"]);
    let holder = Holder { process: 4321, host: "club-laptop".to_owned(), since: DateTime::UNIX_EPOCH };
    let Ok(Opened::ForWriting(held)) = open(&home.club(), &holder) else { panic!("not for writing") };
    let list = home.say(&["player", "list", "--json"]);
    assert_eq!((names(&list), list.status), (vec!["Zoë".to_owned()], 0));
    assert!(list.err.contains("club-laptop (process 4321)"), "{}", list.err);
    let add = home.say(&["player", "add", "Max"]);
    assert_eq!((add.status, add.out.as_str()), (1, ""));
    assert!(add.err.contains("Nothing was changed.") && add.err.contains("club-laptop"), "{}", add.err);
    held.close().expect("closed");
    assert_eq!(names(&home.say(&["player", "list", "--json"])), ["Zoë"]);
    home.good(&["player", "add", "Max"]);
}

#[test]
fn commands_at_once_wait_for_one_another() {
    let home = Home::new();
    home.good(&["player", "list"]);
    let added = std::thread::scope(|scope| {
        let add = |number: u32| {
            let home = &home;
            scope.spawn(move || home.say(&["player", "add", &format!("Player {number}")]).status)
        };
        let running: Vec<_> = (0..4).map(add).collect();
        running.into_iter().map(|one| one.join().expect("a status")).filter(|status| *status == 0).count()
    });
    // One may have waited for too long on a slow machine, but then it said so and added nobody.
    let listed = names(&home.say(&["player", "list", "--json"]));
    assert_eq!(listed.len(), added);
    assert!(added >= 1);
}

#[cfg(unix)]
#[test]
fn a_folder_that_cannot_be_written_is_read_with_a_notice() {
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
    use std::os::unix::process::CommandExt as _;

    let home = Home::new();
    home.good(&["player", "add", "Zoë"]);
    let folder = home.folder().join("halali");
    let program = home.folder().join("program");
    fs::copy(env!("CARGO_BIN_EXE_halali"), &program).expect("a copy");
    let rights =
        |path: &std::path::Path, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("rights");
    rights(home.folder(), 0o755);
    rights(&folder, 0o555);
    let run = |arguments: &[&str]| {
        let mut command = std::process::Command::new(&program);
        command.env_clear().env("XDG_DATA_HOME", home.folder()).env("HOME", home.folder()).args(arguments);
        // Root can write everywhere.
        if fs::metadata(home.folder()).expect("a folder").uid() == 0 {
            command.uid(65534).gid(65534);
        }
        let output = command.output().expect("a run");
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
        (text(output.stdout), text(output.stderr), output.status.code())
    };
    let (out, err, status) = run(&["player", "list"]);
    assert!(out.contains("Zoë") && status == Some(0), "{err}");
    assert!(
        err.contains("The club file can only be read: the file, its folder or the medium cannot be written."),
        "{err}"
    );
    let (out, err, status) = run(&["player", "add", "Max"]);
    assert_eq!((out.as_str(), status), ("", Some(1)));
    assert!(err.contains("Nothing was changed.") && err.contains("can only be read"), "{err}");
    rights(&folder, 0o755);
    // What may not even be read says so by its name.
    rights(&home.club(), 0o000);
    let (out, err, status) = run(&["player", "list"]);
    rights(&home.club(), 0o644);
    assert_eq!((out.as_str(), status), ("", Some(1)));
    assert!(err.contains(&home.club().display().to_string()) && err.contains("Access is refused."), "{err}");
}
