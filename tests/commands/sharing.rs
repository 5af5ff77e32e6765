//! Commands at the same time: who only reads keeps nobody from writing.

#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use std::fmt::Write as _;
use std::fs;
use std::io::Read as _;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use crate::support::clubs::holder;
use crate::support::commands::Home;
use halali::store::{Opened, open};

/// More players than the pipe to a pager holds lines of.
fn crowd() -> Home {
    let home = Home::new();
    let players = (0..2000).fold("name\n".to_owned(), |mut table, number| {
        let _ = writeln!(table, "Player {number}");
        table
    });
    fs::write(home.folder().join("players.csv"), players).expect("written");
    home.good(&["import", "players", "players.csv", "--yes"]);
    home
}

/// A command that prints more than anybody reads for now.
fn read_slowly(home: &Home, arguments: &[&str]) -> (Child, Vec<u8>) {
    let program = home.program();
    let mut command = Command::new(program.get_program());
    command.env_clear().current_dir(home.folder()).args(arguments).stdout(Stdio::piped());
    for (variable, value) in program.get_envs() {
        command.env(variable, value.unwrap_or_default());
    }
    let mut reader = command.spawn().expect("the program");
    let mut begun = vec![0; 1];
    reader.stdout.as_mut().expect("a pipe").read_exact(&mut begun).expect("something printed");
    (reader, begun)
}

#[test]
fn a_reader_whose_page_is_full_keeps_nobody_from_writing() {
    let home = crowd();
    for arguments in [&["player", "list", "--json"][..], &["log", "--json"], &["export", "players"]] {
        home.good(&["backup"]);
        let (mut reader, mut text) = read_slowly(&home, arguments);
        home.good(&["player", "add", "Lou"]);
        // Even what needs the file for itself alone.
        let restored = home.say(&["restore", "latest", "--yes"]);
        assert_eq!(restored.status, 0, "{arguments:?}: {}", restored.err);
        assert!(reader.try_wait().expect("a state").is_none(), "{arguments:?} is still printing");
        reader.stdout.take().expect("a pipe").read_to_end(&mut text).expect("the rest");
        assert!(reader.wait().expect("an end").success());
        let text = String::from_utf8(text).expect("UTF-8");
        assert!(text.contains("Player 1999") && !text.contains("Lou"), "{arguments:?}");
    }
    let beside: Vec<_> = ["-wal", "-shm", ".holder"].map(|ending| format!("{}{ending}", home.club().display())).into();
    assert!(beside.iter().all(|path| !fs::exists(path).expect("a folder")), "the file is whole by itself");
}

#[test]
fn a_restoration_waits_a_moment_for_whoever_writes() {
    let home = crowd();
    let Ok(Opened::ForWriting(writer)) = open(&home.club(), &holder()) else { unreachable!("nobody has it") };
    let waits = thread::spawn(move || {
        thread::sleep(Duration::from_millis(300));
        writer.close().expect("closed");
    });
    let restored = home.say(&["restore", "latest", "--yes"]);
    assert_eq!(restored.status, 0, "{}", restored.err);
    waits.join().expect("an end");
}
