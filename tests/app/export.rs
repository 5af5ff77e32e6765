//! Taking results away from the window: to files, to a printer and to the clipboard, with what is said of each.

#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::support::clubs::{add, holder, player, record, series, stamp};
use crate::support::hands::{ctrl, in_language, shows};
use crate::support::window::Window;
use halali::app::screen::standings;
use halali::app::system::{Answer, System};
use halali::app::{Message, Place, taking};
use halali::club::{Command, WALKOVER_POINTS};
use halali::rules::{Ending, Loss, Side};
use halali::store::create;
use halali::words::Language;
use iced::Size;
use iced::keyboard::key::Named;

/// A system without dialogues and browsers, whose documents lie in a folder.
pub(crate) fn bare(folder: &Path) -> System {
    System {
        folder: folder.to_owned(),
        ask: |_| Box::pin(async { Answer::NoDialogue }),
        open: |_| Err(io::Error::other("no browser")),
        look: || Box::pin(async { None }),
        changes: iced::Subscription::none,
    }
}

fn club(folder: &Path, name: &str) -> PathBuf {
    club_of(folder, name, [add(1, "Zoë"), add(2, "Max"), Command::RecordSeries(record(1, 1, 2, 3))])
}

fn club_of(folder: &Path, name: &str, commands: [Command; 3]) -> PathBuf {
    let path = folder.join(name);
    let mut club = create(&path, &holder()).expect("a club file");
    for (number, command) in (1..).zip(commands) {
        club.carry_out(&command, &stamp(number)).expect("a command");
    }
    club.close().expect("closed");
    path
}

fn open(folder: &Path, language: &str) -> Window {
    let path = folder.join("club.halaliclub");
    let path = if path.exists() { path } else { club(folder, "club.halaliclub") };
    let preferences = in_language(language);
    let mut window = Window::open(preferences, path, Size::new(1280.0, 800.0));
    window.app.set_system(bare(folder));
    window
}

fn picture(window: &mut Window, name: &str) {
    if let Some(folder) = std::env::var_os("HALALI_TEST_PICTURES") {
        window.save(&PathBuf::from(folder).join(format!("{name}.ppm")));
    }
}

fn written(window: &mut Window, file: &Path) -> bool {
    shows(window, &format!("Written to {}.", file.display()))
}

#[test]
fn standings_go_to_files_in_every_form_and_say_where() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), "en");
    ctrl(&mut window, "6");
    let title = "Standings – All dates";
    for (kind, ending, start) in [
        ("○ CSV for programs", "csv", "Place,Player,Series"),
        ("○ Text", "txt", title),
        ("○ Web page", "html", "<!DOCTYPE html>"),
    ] {
        window.click_text("Export…");
        assert!(shows(&mut window, &format!("Export: {title}")));
        window.click_text(kind);
        window.tab_to("taking-place");
        window.named(Named::Enter);
        let file = folder.path().join(format!("{title}.{ending}"));
        assert!(written(&mut window, &file), "{:#?}", window.texts());
        let text = fs::read_to_string(&file).expect("a file");
        assert!(text.trim_start_matches('\u{feff}').to_lowercase().starts_with(&start.to_lowercase()), "{text}");
        assert!(text.contains("Zoë"));
    }
    // Excel and CSV for spreadsheets, under a name of one's own.
    for (kind, name) in [("○ Excel", "mine.xlsx"), ("○ CSV for spreadsheets", "mine.csv")] {
        window.click_text("Export…");
        window.click_text(kind);
        window.fill("taking-place", name);
        window.click_text("Save");
        assert!(written(&mut window, &folder.path().join(name)));
    }
    assert!(fs::read(folder.path().join("mine.xlsx")).expect("a file").starts_with(b"PK"));
    // Whoever types the ending of another form means that form.
    window.click_text("Export…");
    window.fill("taking-place", "typed.txt");
    assert!(shows(&mut window, "● Text"), "{:#?}", window.texts());
    window.fill("taking-place", "typed.csv");
    window.named(Named::Enter);
    let file = folder.path().join("typed.csv");
    assert!(written(&mut window, &file), "{:#?}", window.texts());
    assert!(fs::read_to_string(file).expect("a file").contains("Zoë"));
}

#[test]
fn what_cannot_be_written_is_said_in_place_and_nothing_is_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), "en");
    ctrl(&mut window, "6");
    window.click_text("Export…");
    window.click_text("Choose…");
    assert!(shows(&mut window, "This system has no dialogue to choose a file: type here where it is to go."));
    let nowhere = folder.path().join("no such folder");
    window.fill("taking-place", &nowhere.join("a.csv").display().to_string());
    window.named(Named::Enter);
    let sentence = format!("There is no folder {}. Name one that is there, or make it first.", nowhere.display());
    assert!(shows(&mut window, &sentence), "{:#?}", window.texts());
    // Another file is replaced only when that is said, and a club file never.
    let file = folder.path().join("a.xlsx");
    fs::write(&file, "before").expect("a file");
    window.fill("taking-place", "a.xlsx");
    window.named(Named::Enter);
    let exists = format!("There is a file {} already. Replace it, or give another name.", file.display());
    assert!(shows(&mut window, &exists));
    assert_eq!(fs::read_to_string(&file).expect("a file"), "before");
    window.click_text("Replace it");
    assert!(written(&mut window, &file));
    window.click_text("Export…");
    window.fill("taking-place", "club.halaliclub");
    window.named(Named::Enter);
    let club = folder.path().join("club.halaliclub");
    let sentence = format!("{} is a club file, or belongs to one: no export takes its place.", club.display());
    assert!(shows(&mut window, &sentence), "{:#?}", window.texts());
    window.named(Named::Escape);
    assert!(!shows(&mut window, "Save"), "given up");
}

#[test]
fn standings_are_copied_and_printed_as_they_stand() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), "en");
    ctrl(&mut window, "6");
    window.click_text("○ Last evening");
    window.click_text("Player");
    window.click_text("Copy");
    assert!(shows(&mut window, "Copied: Standings – 3 November 2026. Paste it wherever you like."));
    let text = window.copied.clone().expect("a text");
    assert!(text.starts_with("Standings – 3 November 2026\n"), "{text}");
    assert!(text.find("Max") < text.find("Zoë"), "in the order of the screen: {text}");
    window.app.set_system(System { open: |_| Ok(()), ..bare(folder.path()) });
    window.click_text("Print");
    let file = folder.path().join("Print - Standings – 3 November 2026.html");
    let sentence = format!("Opened in the browser: print it there (Ctrl+P). The page lies in {}.", file.display());
    assert!(shows(&mut window, &sentence), "{:#?}", window.texts());
    let page = fs::read_to_string(&file).expect("a page");
    assert!(page.contains("<h1>Standings – 3 November 2026</h1>") && page.contains("Printed on "), "{page}");
    // Where it lies can be taken along, and looked at.
    window.click_text("Copy path");
    assert_eq!(window.copied.as_deref(), Some(file.display().to_string().as_str()));
}

#[test]
fn where_nothing_opens_no_file_is_left_and_a_pdf_is_offered() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), "en");
    let files = || fs::read_dir(folder.path()).expect("a folder").count();
    ctrl(&mut window, "6");
    let before = files();
    window.click_text("Print");
    let sentence = "No browser opens here, so nothing is printed yet. Save a PDF, and print it with another program or on \
                    another machine.";
    assert!(shows(&mut window, sentence) && shows(&mut window, "● PDF"), "{:#?}", window.texts());
    picture(&mut window, "print-no-browser");
    assert_eq!(files(), before, "nothing is written that nobody asked for");
    window.fill("taking-place", "mine");
    window.named(Named::Enter);
    let file = folder.path().join("mine.pdf");
    assert!(written(&mut window, &file), "{:#?}", window.texts());
    assert!(fs::read(file).expect("a file").starts_with(b"%PDF"));
    window.click_text("Show folder");
    let sentence = format!("No program here shows folders. The file lies in {}.", folder.path().display());
    assert!(shows(&mut window, &sentence), "{:#?}", window.texts());
}

#[test]
fn whoever_went_elsewhere_before_a_print_failed_is_told_and_asked_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), "en");
    ctrl(&mut window, "6");
    let printing = window.begin(Message::Standings(standings::Message::PrintAsked));
    window.update(Message::Went(Place::Players));
    window.run(printing);
    let sentence = "No browser opens here, so nothing is printed yet. Save a PDF, and print it with another program or on \
                    another machine.";
    assert!(shows(&mut window, sentence), "{:#?}", window.texts());
    assert!(window.place("taking-place").is_none(), "the players are not what was to be printed");
}

#[test]
fn a_dialogue_that_asked_about_another_name_lets_nothing_be_replaced() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), "en");
    let kept = folder.path().join("mine.pdf");
    fs::write(&kept, "kept").expect("a file");
    for name in ["mine", "mine.pdf"] {
        ctrl(&mut window, "6");
        window.click_text("Export…");
        let answer = Answer::Chosen(folder.path().join(name));
        window.update(Message::Taking(taking::Message::Answered(answer)));
        // Of “mine.pdf” the dialogue has asked, and of “mine” it knew no such file.
        assert_eq!(fs::read(&kept).expect("a file") == b"kept", name == "mine", "{name}");
        assert_eq!(shows(&mut window, "Replace it"), name == "mine", "{:#?}", window.texts());
        window.update(Message::Taking(taking::Message::Closed));
    }
}

#[test]
fn every_list_goes_out_as_pdf() {
    for language in Language::ALL.map(Language::code) {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = open(folder.path(), language);
        // The smallest window has room for it too.
        window.resize(1024.0, 700.0);
        let words = halali::words::Words::in_language(Language::from_code(language).expect("a language"));
        let places = [
            Place::Standings,
            Place::Players,
            Place::SeriesList,
            Place::Player(player(1)),
            Place::Log,
            Place::LogOf(series(1)),
            Place::Series(series(1)),
        ];
        for (number, place) in (1..).zip(places) {
            window.update(Message::Went(place));
            window.click_text(&words.named("take-export"));
            assert!(shows(&mut window, "● PDF"), "{place:?} {:#?}", window.texts());
            picture(&mut window, &format!("list-{language}-{number}"));
            let name = format!("{number}.pdf");
            window.fill("taking-place", &name);
            window.named(Named::Enter);
            let bytes = fs::read(folder.path().join(name)).expect("a file");
            assert!(bytes.starts_with(b"%PDF-"), "{place:?}");
            picture(&mut window, &format!("list-{language}-{number}-after"));
            if let Some(pictures) = std::env::var_os("HALALI_TEST_PICTURES") {
                fs::write(PathBuf::from(pictures).join(format!("list-{language}-{number}.pdf")), bytes)
                    .expect("a file");
            }
        }
    }
}

#[test]
fn an_ending_that_nothing_is_written_with_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), "en");
    let files = || fs::read_dir(folder.path()).expect("a folder").count();
    ctrl(&mut window, "6");
    window.click_text("Export…");
    let before = files();
    for ending in ["docx", "json", "halali"] {
        window.fill("taking-place", &format!("mine.{ending}"));
        window.named(Named::Enter);
        let sentence =
            format!("Nothing here can be written as .{ending}. Possible endings: .pdf, .xlsx, .csv, .html, .txt.");
        assert!(shows(&mut window, &sentence), "{:#?}", window.texts());
        assert_eq!(files(), before, "{ending}");
    }
    // What is said goes once something else is typed.
    window.fill("taking-place", "mine.pdf");
    assert!(!window.texts().iter().any(|text| text.contains("Possible endings")), "{:#?}", window.texts());
    window.named(Named::Enter);
    assert!(fs::read(folder.path().join("mine.pdf")).expect("a file").starts_with(b"%PDF"));
}

#[test]
fn a_series_goes_out_from_its_page_and_from_the_list() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), "en");
    window.update(Message::Went(Place::Series(series(1))));
    window.click_text("Export…");
    assert!(!shows(&mut window, "○ Moves of the games"), "they are not known");
    window.click_text("○ CSV for programs");
    window.click_text("Save");
    let file = folder.path().join("Zoë – Max, 3 November 2026.csv");
    assert!(written(&mut window, &file), "{:#?}", window.texts());
    let text = fs::read_to_string(file).expect("a file");
    assert!(text.contains("1,animals,40,1,humans,30,0") && text.contains("Zoë wins by points."), "{text}");
    // So do the players, as they are listed.
    ctrl(&mut window, "4");
    window.type_text("zo");
    window.click_text("Export…");
    window.click_text("Save");
    let text = fs::read_to_string(folder.path().join("Players.csv")).expect("the form of before is kept");
    assert!(text.contains("Zoë") && !text.contains("Max"), "{text}");
    ctrl(&mut window, "5");
    window.click_text("Export…");
    window.click_text("Save");
    let text = fs::read_to_string(folder.path().join("Series.csv")).expect("the form of before is kept");
    assert!(text.contains("2026-11-03,Zoë,75,3,Max,50,0,Zoë wins by points."), "{text}");
}

#[test]
fn a_club_file_is_opened_by_its_path_where_there_is_no_dialogue() {
    let folder = tempfile::tempdir().expect("a folder");
    let other = club(folder.path(), "other.halaliclub");
    let preferences = in_language("en");
    let mut window = Window::open(preferences, folder.path().join("club.halaliclub"), Size::new(1280.0, 800.0));
    window.app.set_system(bare(folder.path()));
    window.click_text("Open a club file…");
    assert!(window.texts().iter().any(|text| text.starts_with("This system has no dialogue to choose a file.")));
    window.type_text("nothing.halaliclub");
    window.named(Named::Enter);
    assert!(shows(&mut window, "nothing.halaliclub") || window.place("club-path").is_some(), "it stays, with why");
    let before = window.texts().len();
    window.fill("club-path", &other.display().to_string());
    window.named(Named::Enter);
    assert!(before > 0 && shows(&mut window, "Zoë"), "{:#?}", window.texts());
    assert!(window.place("club-path").is_none());
}

#[test]
fn the_sample_club_is_called_so_wherever_it_is_open() {
    let folder = tempfile::tempdir().expect("a folder");
    let _ = club(folder.path(), "sample.halaliclub");
    let mut window = open(folder.path(), "en");
    assert!(!shows(&mut window, "Sample club"));
    window.update(Message::SampleAsked);
    for place in ["1", "2", "3", "4", "5", "6", "7", "8", "9"] {
        ctrl(&mut window, place);
        assert!(shows(&mut window, "Sample club"), "{place}");
    }
    assert!(window.app.title().contains("Sample club"));
    ctrl(&mut window, "1");
    window.click_text("Back to your club");
    assert!(!shows(&mut window, "Sample club"));
}

#[test]
fn what_is_given_away_is_what_is_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), "en");
    ctrl(&mut window, "6");
    window.click_text("Export…");
    assert!(shows(&mut window, "Export: Standings – All dates"));
    window.update(Message::Standings(standings::Message::ByAverage(true)));
    assert!(window.place("taking-place").is_none(), "{:#?}", window.texts());
    window.update(Message::Standings(standings::Message::ByAverage(false)));
    window.click_text("Export…");
    // Nor is it what was there before something was done.
    window.update(Message::Undo);
    assert!(window.place("taking-place").is_none(), "{:#?}", window.texts());
}

/// Figures that ratings can be.
fn ratings_seen(window: &mut Window) -> usize {
    let is_rating = |text: &String| text.parse().is_ok_and(|rating: u32| (1000..2000).contains(&rating));
    window.texts().iter().filter(|text| is_rating(text)).count()
}

#[test]
fn ratings_are_those_of_the_club_that_is_open() {
    let folder = tempfile::tempdir().expect("a folder");
    let others = [add(3, "Ann"), add(4, "Ben"), Command::RecordSeries(record(2, 3, 4, 3))];
    let _ = club_of(folder.path(), "sample.halaliclub", others);
    let mut window = open(folder.path(), "en");
    for (way, somebody) in
        [(None, 1), (Some(Message::SampleAsked), 3), (Some(Message::OwnClubAsked), 1), (Some(Message::SampleAsked), 4)]
    {
        way.into_iter().for_each(|way| window.update(way));
        window.update(Message::Went(Place::Players));
        assert_eq!(ratings_seen(&mut window), 2, "{:#?}", window.texts());
        window.update(Message::Went(Place::Player(player(somebody))));
        assert!(window.texts().iter().any(|text| text.contains(" ± ")), "{:#?}", window.texts());
        // As long as they are computed, that is said.
        let (computed, none) = ("Ratings are being computed…", "No rated series yet.");
        assert!(!shows(&mut window, computed) && !shows(&mut window, none));
        for place in [Place::Player(player(somebody)), Place::Players] {
            let under_way = window.begin(Message::Went(place));
            assert!(shows(&mut window, computed) && !shows(&mut window, none), "{:#?}", window.texts());
            window.run(under_way);
            assert!(!shows(&mut window, computed), "{:#?}", window.texts());
        }
    }
}

#[test]
fn what_is_given_away_fits_in_every_language() {
    for language in Language::ALL.map(Language::code) {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = open(folder.path(), language);
        window.resize(1024.0, 700.0);
        ctrl(&mut window, "6");
        let words = halali::words::Words::in_language(Language::from_code(language).expect("a language"));
        let export = words.named("take-export");
        window.click_text(&export);
        let save = window.text(&words.named("take-write")).expect("a button");
        let cancel = window.text(&words.named("app-cancel")).expect("a button");
        assert!(cancel.x + cancel.width <= 1000.0 && save.height < 30.0, "{language} {save:?} {cancel:?}");
        let field = window.place("taking-place").expect("a field");
        assert!(field.width > 200.0, "{language} {field:?}");
    }
}

#[test]
fn a_series_goes_out_from_where_it_ended() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), "en");
    window.update(Message::Went(Place::Play(series(1))));
    assert!(shows(&mut window, "Rematch"), "{:#?}", window.texts());
    window.click_text("Export…");
    window.click_text("○ Web page");
    window.tab_to("taking-place");
    window.named(Named::Enter);
    let file = folder.path().join("Zoë – Max, 3 November 2026.html");
    assert!(written(&mut window, &file), "{:#?}", window.texts());
}

#[test]
fn a_sheet_of_a_conceded_game_says_why_and_names_nobody_twice() {
    for (language, title, ended) in [
        ("en", "Zoë: side", "Zoë wins by points. Game 1: Max conceded."),
        ("fr", "Zoë\u{a0}: camp", "Zoë gagne aux points. Partie 1\u{a0}: Max a abandonné."),
        ("de", "Zoë: Seite", "Zoë gewinnt nach Punkten. Partie 1: Max hat aufgegeben."),
        ("nl", "Zoë: kant", "Zoë wint op punten. Partij 1: Max gaf op."),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut conceded = record(1, 1, 2, 3);
        conceded.games[0].ending = Ending::Lost { how: Loss::Conceded, loser: Side::Humans, walkover: WALKOVER_POINTS };
        let path = folder.path().join("club.halaliclub");
        let commands = [add(1, "Zoë"), add(2, "Max"), Command::RecordSeries(conceded)];
        let _ = club_of(folder.path(), "club.halaliclub", commands);
        let mut window = Window::open(in_language(language), path, Size::new(1280.0, 800.0));
        window.app.set_system(bare(folder.path()));
        window.update(Message::Went(Place::Series(series(1))));
        let words = halali::words::Words::in_language(Language::from_code(language).expect("a language"));
        assert!(shows(&mut window, ended), "{:#?}", window.texts());
        window.click_text(&words.named("take-export"));
        window.fill("taking-place", "sheet.txt");
        window.named(Named::Enter);
        let sheet = fs::read_to_string(folder.path().join("sheet.txt")).expect("a file");
        assert!(sheet.contains(title) && sheet.contains(ended), "{sheet}");
    }
}
