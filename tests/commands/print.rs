//! Documents on paper from the command line.
#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use std::fs;

use crate::support::commands::Home;

fn event() -> Home {
    let home = Home::new();
    for name in ["Ada", "Bo", "Zoë Šťastná"] {
        home.good(&["player", "add", name]);
    }
    home.good(&["tournament", "new", "Autumn Cup", "--date", "2026-11-28", "--lots", "7", "--rounds", "2"]);
    home.good(&["tournament", "enter", "autumn", "Ada", "Bo", "Zoë"]);
    home
}

#[test]
fn one_document_is_pdf_or_html_by_the_name_of_its_file() {
    let home = event();
    let file = |name: &str| home.folder().join(name).display().to_string();
    home.good(&["tournament", "print", "check-in", "last", "--out", &file("list.pdf")]);
    assert!(fs::read(file("list.pdf")).expect("a file").starts_with(b"%PDF-"));
    home.good(&[
        "tournament",
        "print",
        "check-in",
        "last",
        "--out",
        &file("list.html"),
        "--paper",
        "letter",
        "--lang",
        "fr",
    ]);
    let html = fs::read_to_string(file("list.html")).expect("a file");
    assert!(html.contains("Zoë Šťastná") && html.contains("size: letter") && html.contains("Liste de pointage"));
    let refused = home.refused(&["tournament", "print", "check-in", "last", "--out", &file("list.docx")]);
    assert!(refused.contains(".pdf or .html"), "{refused}");
}

#[test]
fn nothing_is_replaced_unless_that_is_meant() {
    let home = event();
    let file = home.folder().join("list.html").display().to_string();
    fs::write(&file, "mine").expect("a file");
    let print = ["tournament", "print", "check-in", "last", "--out", &file];
    assert!(home.refused(&print).contains("--force"));
    assert_eq!(fs::read_to_string(&file).expect("a file"), "mine");
    home.good(&[&print[..], &["--force"]].concat());
    assert!(fs::read_to_string(&file).expect("a file").contains("Ada"));
}

#[test]
fn a_set_goes_into_a_folder_or_one_file() {
    let home = event();
    home.good(&["tournament", "start", "last"]);
    home.good(&["tournament", "pair", "last", "--yes", "--date", "2026-11-28"]);
    let folder = home.folder().join("cup");
    let named = format!("{}/", folder.display());
    home.good(&["tournament", "print", "all", "last", "--out", &named]);
    let count = || fs::read_dir(&folder).expect("a folder").count();
    assert_eq!(count(), 11, "all but a bracket, as it has none");
    assert!(folder.join("slips.pdf").exists() && folder.join("ties.pdf").exists());
    fs::remove_file(folder.join("check-in.pdf")).expect("a file");
    assert!(home.refused(&["tournament", "print", "all", "last", "--out", &named]).contains("--force"));
    assert_eq!(count(), 10, "not even what was missing is written");
    let whole = folder.join("all.pdf").display().to_string();
    home.good(&["tournament", "prizes", "add", "last", "Money", "--amounts", "50,30.50"]);
    home.good(&["tournament", "print", "all", "last", "--out", &whole]);
    assert!(fs::metadata(&whole).expect("a file").len() > 10_000);
}

#[test]
fn a_round_that_is_asked_for_has_to_be_there() {
    let home = event();
    let file = home.folder().join("slips.pdf").display().to_string();
    home.good(&["tournament", "print", "slips", "last", "--out", &file]);
    assert!(
        home.refused(&["tournament", "print", "slips", "last", "--round", "3", "--out", &file, "--force"])
            .contains("round 3")
    );
}

#[test]
fn standings_and_an_empty_sheet_are_printed_for_the_club() {
    let home = event();
    home.good(&["series", "record", "ada", "bo", "-g", "ada animals 40+1, bo 30+0", "-g", "ada 35+2, bo 20+0"]);
    let file = home.folder().join("standings.html").display().to_string();
    home.good(&["print", "standings", "--out", &file, "--lang", "de"]);
    let html = fs::read_to_string(&file).expect("a file");
    assert!(html.contains("Ada") && html.contains("Durchschnitt") && html.contains("75,00"), "{html}");
    assert!(html.contains("Gedruckt am "), "{html}");
    let sheet = home.folder().join("sheet.pdf").display().to_string();
    home.good(&["print", "score-sheet", "--out", &sheet]);
    assert!(fs::read(&sheet).expect("a file").starts_with(b"%PDF-"));
}

#[test]
fn exports_are_what_their_names_say() {
    let home = event();
    home.good(&["series", "record", "ada", "bo", "-g", "ada animals 40+1, bo 30+0", "-g", "ada 35+2, bo 20+0"]);
    let file = |name: &str| home.folder().join(name).display().to_string();
    for what in ["standings", "players", "series"] {
        let name = format!("{what}.pdf");
        home.good(&["export", what, "--out", &file(&name)]);
        assert!(fs::read(file(&name)).expect("a file").starts_with(b"%PDF-"), "{what}");
    }
    for wrong in [
        &["export", "standings", "--format", "csv", "--out", "a.xlsx"][..],
        &["export", "archive", "--out", "a.pdf"],
        &["export", "records", "--out", "a.csv"],
        &["export", "template", "players", "--out", "a.xlsx"],
        &["export", "schema", "--out", "a.pdf"],
        &["tournament", "page", "last", "--out", "a.pdf"],
    ] {
        let (name, rest) = wrong.split_last().expect("a name");
        let name = file(name);
        let refused = home.refused(&[rest, &[name.as_str()]].concat());
        assert!(refused.contains("would not hold what its name says"), "{refused}");
        assert!(!home.folder().join(&name).exists());
    }
}
