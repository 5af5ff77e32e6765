//! What was told, steady from day to day, beside what is expected.

use std::fs;
use std::path::Path;

/// What was said without what differs from day to day: the home, the ends of ids, and the moment and the device of the log.
pub(super) fn steady(said: &str, home: &Path) -> String {
    let said = said.replace(home.to_str().expect("UTF-8"), "~");
    let steady = |line: &str| {
        if let Some((before, behind)) = line.split_once(": …") {
            return format!("{before}: …{}", behind.trim_start_matches(|c: char| c.is_ascii_hexdigit()));
        }
        if line.starts_with("Moment (UTC)") {
            return line.split_whitespace().collect::<Vec<_>>().join(" ");
        }
        let is_moment = line.len() > 20 && line.starts_with("20") && line.as_bytes()[13] == b':';
        let what =
            if is_moment { line[19..].trim_start().split_once("  ").map(|(_, what)| what.trim_start()) } else { None };
        what.unwrap_or(line).trim_end().to_owned()
    };
    said.lines().map(|line| steady(line) + "\n").collect()
}

pub(super) fn compare(name: &str, told: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/story").join(name);
    if std::env::var_os("HALALI_TEST_WRITE").is_some() {
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(&path, told).expect("a transcript");
    }
    let expected = fs::read_to_string(&path).expect("a transcript");
    for (line, (told, expected)) in (1..).zip(told.lines().zip(expected.lines())) {
        assert_eq!(told, expected, "{name}:{line}");
    }
    assert_eq!(told.lines().count(), expected.lines().count(), "{name}");
}
