//! `halali export` and `halali import` as a user meets them.
#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::support::clubs::holder;
use assert_cmd::Command;
use encoding_rs::WINDOWS_1252;
use halali::exchange::ARCHIVE_SCHEMA;
use halali::store::create;
use serde_json::{Value, json};
use tempfile::TempDir;

/// A folder with club files.
struct Desk(TempDir);

impl Desk {
    fn new() -> Desk {
        let desk = Desk(tempfile::tempdir().expect("a folder"));
        for club in ["club", "other"] {
            create(&desk.path(&format!("{club}.halaliclub")), &holder()).expect("a club file").close().expect("closed");
        }
        desk
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn file(&self, name: &str, text: &str) -> PathBuf {
        fs::write(self.path(name), text).expect("written");
        self.path(name)
    }

    /// Runs the program on a club and returns its status, its results and its messages.
    fn halali(&self, club: &str, language: &str, arguments: &[&str]) -> (i32, String, String) {
        let mut command = Command::new(assert_cmd::cargo::cargo_bin!("halali"));
        command.current_dir(self.0.path()).args(arguments);
        command.args(["--lang", language, "--club", &format!("{club}.halaliclub")]);
        let output = command.output().expect("run");
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
        (output.status.code().expect("a status"), text(output.stdout), text(output.stderr))
    }

    fn good(&self, club: &str, arguments: &[&str]) -> String {
        let (status, results, messages) = self.halali(club, "en", arguments);
        assert_eq!(status, 0, "{arguments:?}: {results}{messages}");
        results
    }
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).expect("a file")
}

/// A club with the series of the template.
fn filled() -> Desk {
    let desk = Desk::new();
    desk.good("club", &["export", "template", "series", "--out", "series.csv"]);
    desk.good("club", &["import", "series", "series.csv", "--add-players", "--yes"]);
    desk
}

#[test]
fn nothing_comes_in_without_a_yes_and_nothing_twice() {
    let desk = Desk::new();
    desk.file("players.csv", "name;group\r\nZoë;Lyon\r\n=Max;\r\n");
    let (status, results, _) = desk.halali("club", "en", &["import", "players", "players.csv"]);
    assert_eq!(status, 1);
    assert!(results.contains("Line 2: new: Zoë") && results.contains("2 new, 0 changed"), "{results}");
    let shown = desk.good("club", &["import", "players", "players.csv", "--preview"]);
    assert_eq!(shown, results);
    assert_eq!(desk.good("club", &["export", "players"]).lines().count(), 1);
    desk.good("club", &["import", "players", "players.csv", "--yes"]);
    let again = desk.good("club", &["import", "players", "players.csv", "--yes"]);
    assert!(again.contains("0 new, 0 changed, 1 there already, 1 left open"), "{again}");
    let exported = desk.good("club", &["export", "players"]);
    assert_eq!(exported.lines().count(), 3);
    assert!(exported.contains(",=Max,"), "{exported}");
    desk.good("club", &["undo"]);
    assert_eq!(desk.good("club", &["export", "players"]).lines().count(), 1);
}

#[test]
fn exports_for_spreadsheets_follow_the_language_and_come_in_again() {
    let desk = filled();
    desk.file("players.csv", "name\r\n=Max\r\n");
    desk.good("club", &["import", "players", "players.csv", "--yes"]);
    let export = ["export", "players", "--for-spreadsheets", "--out", "out.csv"];
    let (status, _, messages) = desk.halali("club", "fr", &export);
    assert_eq!((status, messages.trim_end()), (0, "Écrit\u{a0}: out.csv"));
    let out = text(&desk.path("out.csv"));
    assert!(out.starts_with("\u{feff}id;name;") && out.contains(";'=Max;"), "{out}");
    assert_eq!(desk.halali("club", "fr", &export).0, 1, "never over a file");
    assert_eq!(desk.halali("club", "fr", &[&export[..], &["--force"]].concat()).0, 0);
    desk.good("other", &["import", "players", "out.csv", "--yes"]);
    let there = desk.good("other", &["import", "players", "out.csv", "--preview"]);
    assert!(there.contains("4 there already"), "{there}");
    let standings = desk.halali("club", "fr", &["export", "standings", "--for-spreadsheets"]).1;
    assert!(standings.lines().nth(1).is_some_and(|line| line.split(';').any(|cell| cell.contains(','))), "{standings}");
}

#[test]
fn standings_go_out_in_every_form() {
    let desk = filled();
    let csv = desk.good("club", &["export", "standings"]);
    assert!(
        csv.starts_with("rank,player,series,won,drawn,lost,match_points,points,exited,average,player_id\r\n"),
        "{csv}"
    );
    let json = desk.good("club", &["export", "standings", "--format", "json"]);
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(json[0]["rank"], 1);
    desk.good("club", &["export", "standings", "--out", "standings.html"]);
    assert!(text(&desk.path("standings.html")).starts_with("<!DOCTYPE html>"));
    desk.good("club", &["export", "standings", "--out", "standings.xlsx"]);
    assert!(fs::read(desk.path("standings.xlsx")).expect("a file").starts_with(b"PK"));
    assert!(desk.good("club", &["export", "standings", "--format", "text"]).contains("Élodie Martin"));
    let names: Vec<_> =
        fs::read_dir(desk.0.path()).expect("a folder").flatten().map(|entry| entry.file_name()).collect();
    assert!(names.iter().all(|name| !name.to_string_lossy().ends_with(".part")), "{names:?}");
}

#[test]
fn an_archive_brings_a_club_elsewhere() {
    let desk = filled();
    desk.good("club", &["export", "archive", "--private", "--out", "club.json"]);
    desk.good("other", &["import", "archive", "club.json", "--yes"]);
    desk.good("other", &["export", "archive", "--private", "--out", "other.json"]);
    assert_eq!(text(&desk.path("other.json")), text(&desk.path("club.json")));
    let again = desk.good("other", &["import", "archive", "club.json", "--yes"]);
    assert!(again.contains("There is nothing to bring in."), "{again}");
    assert_eq!(desk.good("club", &["export", "schema"]), ARCHIVE_SCHEMA);
}

#[test]
fn series_come_in_once_and_refusals_are_named() {
    let desk = filled();
    let again = desk.good("club", &["import", "series", "series.csv", "--yes"]);
    assert!(again.contains("0 new, 0 changed, 3 there already"), "{again}");
    desk.good("club", &["export", "series", "--out", "out.csv"]);
    let there = desk.good("club", &["import", "series", "out.csv", "--preview"]);
    assert!(there.contains("3 there already"), "{there}");
    let bad = text(&desk.path("series.csv")).replace(",40,30,", ",1,30,");
    desk.file("bad.csv", &bad);
    let (status, results, _) = desk.halali("club", "fr", &["import", "series", "bad.csv", "--preview"]);
    assert_eq!(status, 1);
    assert!(results.contains("Ligne 2, colonne 5 (game_1_points_1)\u{a0}:"), "{results}");
}

#[test]
fn records_come_in_as_a_series() {
    let desk = filled();
    let record = |animals: &str, humans: &str| {
        format!(
            "[Date \"2026-11-29\"]\n[Animals \"{animals}\"]\n[Humans \"{humans}\"]\n[Rules \"classic\"]\n[Result \"0-0\"]\n\
             [Termination \"agreed\"]\n\n1. d3=F e4=p\n0-0\n\n"
        )
    };
    let both = record("Élodie Martin", "Jean Dupont") + &record("Jean Dupont", "Élodie Martin");
    desk.file("evening.halali", &both);
    let brought = desk.good("club", &["import", "records", "evening.halali", "--yes"]);
    assert!(brought.contains("Games 1, 2: new: "), "{brought}");
    let out = desk.good("club", &["export", "records", "--from", "2026-11-29"]);
    assert_eq!(out.matches("[SeriesId ").count(), 2);
    desk.file("out.halali", &out);
    let there = desk.good("club", &["import", "records", "out.halali", "--preview"]);
    assert!(there.contains("1 there already"), "{there}");
    // Notepad writes what it is told to.
    let utf16 = std::iter::once(0xfeff).chain(out.encode_utf16()).flat_map(u16::to_le_bytes).collect::<Vec<u8>>();
    fs::write(desk.path("out.halali"), &utf16).expect("written");
    let there = desk.good("club", &["import", "records", "out.halali", "--preview"]);
    assert!(there.contains("1 there already") && !there.contains("guess"), "{there}");
    let checked = desk.good("club", &["rules", "check", "out.halali"]);
    assert_eq!(checked.matches(" ok ").count(), 2, "{checked}");
    fs::write(desk.path("out.halali"), WINDOWS_1252.encode(&out).0).expect("written");
    let there = desk.good("club", &["import", "records", "out.halali", "--preview"]);
    assert!(there.starts_with("Read as Windows-1252.\nThat is a guess: "), "{there}");
    assert!(there.contains("1 there already"), "{there}");
    fs::write(desk.path("out.halali"), &utf16[..utf16.len() - 1]).expect("written");
    let (status, _, said) = desk.halali("club", "en", &["import", "records", "out.halali", "--preview"]);
    assert_eq!((status, said.as_str()), (1, "out.halali: The file begins like UTF-16, but is not.\n"));
}

/// What a preview says as data, the same in every language.
fn previewed(desk: &Desk, club: &str, arguments: &[&str]) -> Value {
    let arguments = [&["import"], arguments, &["--preview", "--json"]].concat();
    let (_, results, messages) = desk.halali(club, "en", &arguments);
    assert_eq!(messages, "", "{arguments:?}");
    assert_eq!(desk.halali(club, "fr", &arguments).1, results, "{arguments:?}");
    serde_json::from_str(&results).expect("JSON")
}

fn counts(preview: &Value) -> [u64; 5] {
    ["new", "changed", "same", "open", "refused"].map(|verdict| {
        let count = preview[verdict].as_u64().expect("a number");
        let parts = preview["parts"].as_array().expect("parts");
        assert_eq!(parts.iter().filter(|part| part["verdict"] == verdict).count() as u64, count, "{preview}");
        count
    })
}

#[test]
fn previews_of_tables_are_data_too() {
    let desk = Desk::new();
    desk.file("players.csv", "name;group;hat\r\nZoë;Lyon;red\r\n;;\r\n");
    let players = previewed(&desk, "club", &["players", "players.csv"]);
    assert_eq!(counts(&players), [1, 0, 0, 0, 0]);
    assert_eq!((&players["separator"], &players["unknown_columns"][0]), (&json!(";"), &json!("hat")));
    assert_eq!(players["parts"][0], json!({ "verdict": "new", "line": 2, "player": { "id": null, "name": "Zoë" } }));
    desk.good("club", &["import", "players", "players.csv", "--yes"]);
    desk.file("again.csv", "name\nZ\u{200b}oe\n");
    let again = previewed(&desk, "club", &["players", "again.csv"]);
    assert_eq!(again["parts"][0]["verdict"], "open");
    assert_eq!(again["parts"][0]["namesakes"][0]["name"], "Zoë");

    desk.good("club", &["export", "template", "series", "--out", "series.csv"]);
    let series = previewed(&desk, "club", &["series", "series.csv"]);
    assert_eq!(counts(&series), [0, 0, 0, 3, 0]);
    assert!(series["new_players"].as_array().is_some_and(|new| new.iter().any(|one| one["name"] == "Élodie Martin")));
    assert_eq!(counts(&previewed(&desk, "club", &["series", "series.csv", "--add-players"])), [3, 0, 0, 0, 0]);
    desk.good("club", &["import", "series", "series.csv", "--add-players", "--yes"]);
    let changed = text(&desk.path("series.csv")).replacen(",40,30,", ",41,30,", 1);
    desk.file("changed.csv", &changed);
    let series = previewed(&desk, "club", &["series", "changed.csv"]);
    assert_eq!(counts(&series), [0, 0, 2, 1, 0], "{series}");
    let part = series["parts"].as_array().and_then(|parts| parts.iter().find(|part| part["verdict"] == "open"));
    let change = &part.expect("a difference")["changes"][0];
    assert_eq!((&change["club"], &change["file"]), (&json!("40"), &json!("41")), "{change}");
    desk.file("bad.csv", &changed.replace(",41,30,", ",1,30,"));
    let bad = previewed(&desk, "club", &["series", "bad.csv"]);
    let refused = bad["parts"].as_array().and_then(|parts| parts.iter().find(|part| part["verdict"] == "refused"));
    let fault = refused.and_then(|part| part["fault"].as_str()).expect("a fault");
    assert!(fault.starts_with("line 2, column 5 (game_1_points_1): "), "{fault}");
    assert_eq!(desk.halali("club", "en", &["import", "series", "series.csv", "--json"]).0, 2, "only of a preview");
}

#[test]
fn previews_of_archives_and_records_are_data_too() {
    let desk = filled();
    desk.good("club", &["season", "add", "2026", "--from", "2026-01-01", "--to", "2026-12-31"]);
    desk.good("club", &["export", "archive", "--out", "club.json"]);
    let archive = previewed(&desk, "other", &["archive", "club.json"]);
    let kinds: BTreeSet<_> =
        archive["parts"].as_array().into_iter().flatten().filter_map(|part| part["kind"].as_str()).collect();
    assert_eq!(kinds, BTreeSet::from(["player", "season", "series", "settings"]));
    let there = previewed(&desk, "club", &["archive", "club.json"]);
    assert_eq!(there["same"], there["parts"].as_array().map_or(0, Vec::len), "{there}");
    let record = "[Date \"2026-11-29\"]\n[Animals \"Élodie Martin\"]\n[Humans \"Jean Dupont\"]\n[Rules \"classic\"]\n\
                  [Result \"0-0\"]\n[Termination \"agreed\"]\n\n1. d3=F e4=p\n0-0\n\n[Animals \"x\"\n";
    desk.file("evening.halali", record);
    let records = previewed(&desk, "club", &["records", "evening.halali"]);
    assert_eq!(counts(&records), [1, 0, 0, 0, 1], "{records}");
    let new = records["parts"].as_array().and_then(|parts| parts.iter().find(|part| part["verdict"] == "new"));
    let new = new.expect("a new series");
    assert_eq!((&new["games"], &new["series"]["date"]), (&json!([1]), &json!("2026-11-29")));
    assert_eq!(new["series"]["players"][0]["name"], "Élodie Martin");
}

#[test]
fn previews_keep_to_themselves_what_is_private() {
    let desk = Desk::new();
    let details = ["--household", "Dupont", "--birth-year", "1980", "--contact", "zoe@example.org"];
    desk.good("club", &[&["player", "add", "Zoë"][..], &details].concat());
    let id = desk.good("club", &["export", "players"]);
    let id = id.lines().nth(1).and_then(|line| line.split(',').next()).expect("an id").to_owned();
    let table = format!("id,name,household,birth_year,contact\n{id},Zoé,Martin,1990,z@example.net\n");
    desk.file("players.csv", &table);
    desk.good("club", &["export", "archive", "--private", "--out", "club.json"]);
    desk.good("club", &["player", "edit", "zoe", "--contact", "new@example.org", "--birth-year", "1981"]);
    for import in [&["import", "players", "players.csv"][..], &["import", "archive", "club.json"]] {
        for form in [&["--preview"][..], &["--preview", "--json"]] {
            let kept = desk.good("club", &[import, form].concat());
            for private in ["example", "Dupont", "Martin", "“1981”", "“1990”", "\"1981\"", "\"1990\""] {
                assert!(!kept.contains(private), "{import:?} {form:?} {private}: {kept}");
            }
            let told = desk.good("club", &[import, form, &["--private"]].concat());
            assert!(
                told.contains("new@example.org") && (told.contains("“1981”") || told.contains("\"1981\"")),
                "{import:?} {form:?}: {told}"
            );
        }
    }
    let kept = desk.good("club", &["import", "players", "players.csv", "--preview"]);
    assert!(kept.contains("Name “Zoë” → “Zoé”") && kept.contains("Contact changes"), "{kept}");
}

#[test]
#[cfg(unix)]
fn an_export_takes_the_place_of_no_pipe_folder_or_link() {
    use std::os::unix::fs::{FileTypeExt as _, symlink};
    use std::sync::mpsc::channel;
    use std::time::Duration;

    let desk = filled();
    let csv = desk.good("club", &["export", "players"]);
    let pipe = desk.path("pipe");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().expect("a run").success());
    let (sender, read) = channel();
    let reader = pipe.clone();
    std::thread::spawn(move || sender.send(fs::read(reader)));
    desk.good("club", &["export", "players", "--out", "pipe", "--force"]);
    let through = read.recv_timeout(Duration::from_secs(20)).expect("nothing came through").expect("read");
    assert_eq!(String::from_utf8(through).expect("UTF-8"), csv);
    assert!(fs::metadata(&pipe).expect("a pipe").file_type().is_fifo());
    desk.file("real.csv", "old");
    symlink("real.csv", desk.path("link.csv")).expect("a link");
    desk.good("club", &["export", "players", "--out", "link.csv", "--force"]);
    assert!(fs::symlink_metadata(desk.path("link.csv")).expect("a link").is_symlink());
    assert_eq!(text(&desk.path("real.csv")), csv);
    let (status, _, said) = desk.halali("club", "en", &["export", "players", "--out", ".", "--force"]);
    assert_eq!((status, said.as_str()), (1, ".: That is a folder. Name a file.\n"));
}
