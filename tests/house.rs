//! Which room of the library may know which: arrows never run back up.

use std::fs;
use std::path::Path;

/// Each room, lowest first, with those that it may know.
const ROOMS: [(&str, &[&str]); 8] = [
    ("rules", &[]),
    ("club", &["rules"]),
    ("tournament", &["rules", "club"]),
    ("store", &["rules", "club", "tournament"]),
    ("exchange", &["rules", "club", "tournament"]),
    ("words", &["rules", "club", "tournament", "store", "exchange"]),
    ("app", &["rules", "club", "tournament", "store", "exchange", "words"]),
    ("cli", &["rules", "club", "tournament", "store", "exchange", "words"]),
];

fn sources(folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, found);
        } else {
            found.push((path.display().to_string(), fs::read_to_string(&path).unwrap_or_default()));
        }
    }
}

/// The rooms that a text names behind `crate::`, one by one or in braces.
fn known(text: &str) -> Vec<&'static str> {
    let mut known = Vec::new();
    for rest in text.split("crate::").skip(1) {
        let named = rest.strip_prefix('{').map_or(rest, |list| list.split('}').next().unwrap_or_default());
        let words: Vec<_> = named.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
        let words = if rest.starts_with('{') { &words[..] } else { &words[..1] };
        known.extend(ROOMS.iter().map(|(room, _)| *room).filter(|room| words.contains(room)));
    }
    known
}

#[test]
fn rooms_know_only_those_below() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut seen = 0;
    for (room, may_know) in ROOMS {
        let mut files = Vec::new();
        sources(&src.join(room), &mut files);
        assert!(!files.is_empty(), "{room}");
        for (path, text) in files {
            for other in known(&text) {
                assert!(other == room || may_know.contains(&other), "{path} knows {other}");
                seen += 1;
            }
        }
    }
    assert!(seen > 20, "the search finds what the rooms name: {seen}");
}

#[test]
fn every_room_is_listed() {
    let map = include_str!("../src/lib.rs");
    let rooms: Vec<_> = map.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';')).collect();
    for room in &rooms {
        assert!(ROOMS.iter().any(|(name, _)| name == room), "{room}");
    }
    assert_eq!(rooms.len(), ROOMS.len());
}

/// The pure rooms neither read a clock, nor draw ids, nor touch files or the environment.
#[test]
fn pure_rooms_do_no_input_or_output() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for room in ["rules", "club", "tournament"] {
        let mut files = Vec::new();
        sources(&src.join(room), &mut files);
        for (path, text) in files {
            for forbidden in [
                "std::fs",
                "std::io",
                "std::env",
                "std::net",
                "Instant",
                "SystemTime",
                "Uuid::now",
                "Utc::now",
                "Local::now",
            ] {
                assert!(!text.contains(forbidden), "{path} uses {forbidden}");
            }
        }
    }
}
