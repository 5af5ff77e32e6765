//! The examples of the README print what it shows.

#![cfg(unix)]
#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use std::path::Path;
use std::process::Command;

/// Commands behind `$` with the lines shown below them, of all blocks that use the installed program.
fn examples() -> Vec<(String, Vec<String>)> {
    let mut examples: Vec<(String, Vec<String>)> = Vec::new();
    for block in include_str!("../README.md").split("```console\n").skip(1) {
        let (block, _) = block.split_once("```").expect("the end of a block");
        if block.contains("$ cargo") {
            continue;
        }
        for line in block.lines() {
            match line.strip_prefix("$ ") {
                Some(command) => examples.push((command.to_owned(), Vec::new())),
                None => examples.last_mut().expect("a command first").1.push(line.to_owned()),
            }
        }
    }
    examples
}

/// A line without what differs from run to run: the home folder and the ends of ids.
fn steady(line: &str, home: &str) -> String {
    let line = line.replace(home, "~");
    match line.split_once("(id: …") {
        Some((before, behind)) => {
            format!("{before}(id: …{}", behind.trim_start_matches(|c: char| c.is_ascii_hexdigit()))
        }
        None => line,
    }
}

#[test]
fn examples_print_what_is_shown() {
    let home = tempfile::tempdir().expect("a folder");
    let home = home.path().to_str().expect("UTF-8");
    let program = Path::new(env!("CARGO_BIN_EXE_halali"));
    let path = format!("{}:{}", program.parent().expect("a folder").display(), env!("PATH"));
    let mut variables = String::new();
    let examples = examples();
    assert!(examples.len() > 5);
    for (command, shown) in examples {
        let script = format!("{variables}{{ {command}\n}} 2>&1");
        let mut shell = Command::new("sh");
        shell.args(["-c", &script]).env("PATH", &path).env("LC_ALL", "C").env("HOME", home);
        shell.env_remove("HALALI_CLUB").env_remove("XDG_DATA_HOME");
        let printed = String::from_utf8(shell.output().expect("a shell").stdout).expect("UTF-8");
        let printed: Vec<_> = printed.lines().map(|line| steady(line, home)).collect();
        let shown: Vec<_> = shown.iter().map(|line| steady(line, home)).collect();
        if command.starts_with("start=") {
            variables += &format!("{command}\n");
        }
        match shown.iter().position(|line| line == "…") {
            None => assert_eq!(printed, shown, "{command}"),
            Some(gap) => {
                assert_eq!(printed[..gap], shown[..gap], "{command}");
                let rest = &shown[gap + 1..];
                assert_eq!(&printed[printed.len() - rest.len()..], rest, "{command}");
            }
        }
    }
}
