//! Players in the window: sorted, brought together, forgotten and brought in from files, which other files come in too.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

use std::path::Path;

use crate::support::hands::{self, ctrl, focus, in_language, shows};
use crate::support::window::Window;
use halali::words::Language;
use iced::Size;
use iced::keyboard::{Key, Modifiers, key::Named};

fn open_in(folder: &Path, language: &str) -> Window {
    hands::open_in(folder, language, Size::new(1280.0, 1500.0))
}

fn open(folder: &Path) -> Window {
    open_in(folder, "en")
}

fn says(window: &mut Window, start: &str) -> bool {
    window.texts().iter().any(|text| text.starts_with(start))
}

/// A paper result of two, by keyboard.
fn result(window: &mut Window, names: [&str; 2], points: [&str; 4]) {
    ctrl(window, "r");
    for name in names {
        window.type_text(name);
        window.named(Named::Enter);
    }
    for points in points {
        window.type_text(points);
        window.named(Named::Enter);
        window.type_text("0");
        window.named(Named::Enter);
    }
}

fn names(window: &Window) -> Vec<String> {
    let club = window.app.club().expect("a club");
    club.people.iter().map(|player| club.people.label(player.id)).collect()
}

/// The names in the rows of the list, from top to bottom.
fn rows(window: &mut Window, names: &[&str]) -> Vec<String> {
    let mut found: Vec<_> = names.iter().map(|name| (window.text(name).expect(name).y, (*name).to_owned())).collect();
    found.sort_by(|one, other| one.0.total_cmp(&other.0));
    found.into_iter().map(|(_, name)| name).collect()
}

#[test]
fn the_list_is_sorted_by_each_column_both_ways() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    result(&mut window, ["Anna", "Bea"], ["60", "45", "30", "20"]);
    result(&mut window, ["Bea", "Cem"], ["60", "45", "30", "20"]);
    ctrl(&mut window, "4");
    let all = ["Anna", "Bea", "Cem"];
    assert_eq!(rows(&mut window, &all), ["Anna", "Bea", "Cem"]);
    window.click_text("Player ↓");
    assert_eq!(rows(&mut window, &all), ["Cem", "Bea", "Anna"]);
    window.click_text("Series");
    ctrl(&mut window, "4");
    // The bar has a word of that name too: the one of the list is below.
    let heads: Vec<_> = window.found().into_iter().filter(|(.., text)| text == "Series").collect();
    let at = heads.last().expect("a head").1.center();
    window.click(at);
    assert_eq!(rows(&mut window, &all)[0], "Bea", "{:?}", window.texts());
    window.click_text("Series ↓");
    assert_eq!(rows(&mut window, &all)[2], "Bea");
    window.click_text("Rating");
    assert_eq!(rows(&mut window, &all)[0], "Anna");
    window.click_text("Last evening");
    assert!(shows(&mut window, "Last evening ↓"));
}

#[test]
fn a_namesake_is_asked_about_before_anybody_is_added() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    window.click_text("Add a player");
    window.type_text("Zoë");
    window.named(Named::Enter);
    // In the form of a player Enter does not add the same name again; the button says what it does.
    window.type_text("zoe");
    window.named(Named::Enter);
    assert_eq!(names(&window).len(), 1);
    window.click_text("Add all the same");
    assert_eq!(names(&window).len(), 2);
    // In a new series Enter does not choose one of two.
    ctrl(&mut window, "n");
    window.type_text("Zoe");
    window.named(Named::Enter);
    assert!(shows(&mut window, "“Zoe” is on the list already. Who is meant?"), "{:?}", window.texts());
    window.named(Named::Enter);
    assert!(shows(&mut window, "+ Add all the same"));
    // On an evening somebody of a name that is there is not added by the way either.
    ctrl(&mut window, "2");
    window.type_text("+");
    window.type_text("Zoe");
    window.click_text("+ Add “Zoe” as a guest");
    assert!(shows(&mut window, "“Zoe” is on the list already. Who is meant?"), "{:?}", window.texts());
    assert_eq!(names(&window).len(), 2);
    window.click_text("+ Add all the same, as a guest");
    assert_eq!(names(&window).len(), 3);
}

#[test]
fn a_double_is_brought_together_and_undone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    result(&mut window, ["Zoë Martin", "Max"], ["60", "45", "30", "20"]);
    result(&mut window, ["Zoe M.", "Max"], ["60", "45", "30", "20"]);
    ctrl(&mut window, "4");
    window.click_text("Zoe M.");
    window.click_text("Merge with a double entry…");
    window.type_text("Nobody");
    assert!(!shows(&mut window, "+ Add “Nobody” to the list"), "only somebody on the list can stay");
    window.named(Named::Enter);
    for _ in 0.."Nobody".len() {
        window.named(Named::Backspace);
    }
    window.type_text("Zoë");
    window.named(Named::Enter);
    assert!(says(&mut window, "All series of Zoe M. go to Zoë Martin"), "{:?}", window.texts());
    window.click_text("Bring together");
    assert_eq!(names(&window), ["Max", "Zoë Martin"]);
    assert!(shows(&mut window, "2 – 0 – 0"), "the page of who stays: {:?}", window.texts());
    ctrl(&mut window, "z");
    assert_eq!(names(&window).len(), 3);
}

#[test]
fn somebody_is_forgotten_and_the_backups_that_are_left_are_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    result(&mut window, ["Zoë Martin", "Max"], ["60", "45", "30", "20"]);
    ctrl(&mut window, "9");
    window.click_text("Back up now");
    ctrl(&mut window, "4");
    window.click_text("Zoë Martin");
    window.click_text("Make anonymous…");
    assert!(window.texts().iter().any(|text| text.ends_with("This cannot be undone.")), "{:?}", window.texts());
    assert!(says(&mut window, "These backups hold the old name"), "{:?}", window.texts());
    window.click_text("Cancel");
    window.click_text("Make anonymous…");
    window.click_text("Make anonymous for good");
    assert_eq!(names(&window), ["Former member 1", "Max"]);
    assert!(says(&mut window, "These backups hold the old name"), "{:?}", window.texts());
    // What was done before can be undone and done again: the name does not come back with it.
    ctrl(&mut window, "z");
    window.key(Key::Character("Z".into()), Modifiers::CTRL | Modifiers::SHIFT);
    assert_eq!(names(&window), ["Former member 1", "Max"]);
}

#[test]
fn drafts_forget_who_is_made_anonymous() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    result(&mut window, ["Zoë Martin", "Max"], ["60", "45", "30", "20"]);
    ctrl(&mut window, "r");
    for typed in ["zo", "Max", "60"] {
        window.type_text(typed);
        window.named(Named::Enter);
    }
    let draft = folder.path().join("club.halaliclub.draft");
    let kept = std::fs::read_to_string(&draft).expect("a draft");
    assert!(kept.contains("Zoë Martin"), "{kept}");
    let table = folder.path().join("club.halaliclub.table-2.draft");
    std::fs::write(&table, r#"{"first": {"typed": "zoë martin"}}"#).expect("written");
    let aside = folder.path().join("club.halaliclub.draft.unreadable-1");
    std::fs::write(&aside, "{Zoë Martin").expect("written");
    ctrl(&mut window, "4");
    window.click_text("Zoë Martin");
    window.click_text("Make anonymous…");
    window.click_text("Make anonymous for good");
    for file in [&draft, &table] {
        let kept = std::fs::read_to_string(file).expect("a draft");
        assert!(!kept.to_lowercase().contains("martin") && kept.contains("Former member 1"), "{kept}");
    }
    assert!(!aside.exists());
    // The draft is still of the same player.
    ctrl(&mut window, "r");
    window.named(Named::Escape);
    assert!(window.written().iter().any(|text| text == "Former member 1"), "{:?}", window.written());
}

#[test]
fn an_archive_that_differs_is_left_out_replaces_or_comes_beside() {
    use halali::exchange::Differing;
    for (said, group, count) in [
        (Differing::Skip, Some("Paris"), 1),
        (Differing::Replace, Some("Lyon"), 1),
        (Differing::KeepBoth, Some("Paris"), 1),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("club.halaliclub");
        let archive = folder.path().join("club.json");
        let halali = |arguments: &[&str]| {
            let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_halali"));
            let done =
                command.env("HALALI_CLUB", &path).args(["--lang", "en"]).args(arguments).output().expect("it runs");
            assert!(done.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&done.stderr));
        };
        halali(&["club", "new", path.to_str().expect("a name")]);
        halali(&["player", "add", "Max", "--group", "Lyon"]);
        halali(&["player", "add", "Zoë"]);
        let game = ["-g", "zoe animals 40+1, max 30+0", "-g", "zoe 35+2, max 20+0"];
        halali(&[&["series", "record", "zoe", "max", "--date", "2026-11-28"][..], &game].concat());
        halali(&["export", "archive", "--out", archive.to_str().expect("a name")]);
        halali(&["player", "edit", "max", "--group", "Paris"]);
        halali(&["series", "correct", "last", "2", "zoe 20+0, max 35+2", "--why", "misread"]);
        let mut window = open(folder.path());
        window.update(halali::app::Message::Went(halali::app::Place::Import(halali::app::Bring::Archive)));
        look_at(&mut window, &archive);
        let choice = match said {
            Differing::Skip => "● Keep the club’s",
            Differing::Replace => "○ Replace it",
            Differing::KeepBoth => "○ Keep both",
        };
        window.click_text(choice);
        let chosen = choice.replace('○', "●");
        assert!(shows(&mut window, &chosen), "{:?}", window.texts());
        if said == Differing::Skip {
            assert!(shows(&mut window, "There is nothing to bring in."), "{:?}", window.texts());
            continue;
        }
        window.click_text("Bring it in");
        assert!(shows(&mut window, "It has come in. “Undo” takes it back."), "{said:?}: {:?}", window.texts());
        let club = window.app.club().expect("a club").clone();
        let max = club.people.iter().find(|player| player.profile.name.as_str() == "Max").expect("Max");
        let of_max = max.profile.group.as_ref().map(|group| group.as_str());
        let series = if said == Differing::KeepBoth { 2 } else { count };
        assert_eq!((of_max, club.series.len()), (group, series), "{said:?}");
        let points = |place: usize| club.series.get(place).expect("it").result().points.first.0;
        if said == Differing::Replace {
            assert_eq!(points(0), 75);
        } else {
            assert_eq!(
                {
                    let mut both = [points(0), points(1)];
                    both.sort_unstable();
                    both
                },
                [60, 75]
            );
        }
        ctrl(&mut window, "z");
        assert_eq!(window.app.club().expect("a club").series.len(), 1, "{said:?}");
    }
}

fn look_at(window: &mut Window, file: &Path) {
    focus(window, "import-path");
    window.named(Named::End);
    for _ in 0..200 {
        window.named(Named::Backspace);
    }
    window.type_text(&file.display().to_string());
    window.named(Named::Enter);
}

#[test]
fn players_come_in_from_a_table_after_a_look() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = folder.path().join("players.csv");
    std::fs::write(&table, "name;group;birth_year\nZoë Martin;Lyon;\nMax;;1984\nEva;;18\n").expect("written");
    let mut window = open(folder.path());
    window.click_text("Add a player");
    window.type_text("Max");
    window.named(Named::Enter);
    window.click_text("Import…");
    let missing = folder.path().join("nothing.csv");
    look_at(&mut window, &missing);
    assert!(window.texts().iter().any(|text| text.contains("nothing.csv")), "{:?}", window.texts());
    look_at(&mut window, &table);
    assert!(shows(&mut window, "1 new, 0 changed, 0 there already, 1 left open, 1 refused."), "{:?}", window.texts());
    assert_eq!(names(&window), ["Max"], "nothing has come in yet");
    window.click_text("○ Max");
    assert!(shows(&mut window, "1 new, 1 changed, 0 there already, 0 left open, 1 refused."), "{:?}", window.texts());
    window.click_text("Bring it in");
    assert!(shows(&mut window, "It has come in. “Undo” takes it back."), "{:?}", window.texts());
    assert_eq!(names(&window), ["Max", "Zoë Martin"]);
    let club = window.app.club().expect("a club").clone();
    assert!(club.people.iter().any(|player| player.profile.birth_year == Some(1984)));
    ctrl(&mut window, "z");
    assert_eq!(names(&window), ["Max"]);
}

#[test]
fn series_records_and_archives_come_in_after_a_look() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    window.click_text("Add a player");
    window.type_text("Max");
    window.named(Named::Enter);
    window.click_text("Import…");
    // Series of somebody whom nobody knows come in with the player, or not at all.
    let table = folder.path().join("series.csv");
    let lines = "date,player_1,player_2,points_1,points_2,exited_1,exited_2\n2026-11-01,Max,Eva,60,45,0,0\n";
    std::fs::write(&table, lines).expect("written");
    window.click_text("○ Series (CSV)");
    look_at(&mut window, &table);
    assert!(window.texts().iter().any(|text| text.contains("Eva")), "{:?}", window.texts());
    let records = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/rules/games-classic.halali");
    look_at(&mut window, Path::new(records));
    assert!(shows(&mut window, "● Game records"), "the name of the file says what it is: {:?}", window.texts());
    assert!(window.texts().iter().any(|text| text.contains("type the evening above")), "{:?}", window.texts());
    focus(&mut window, "import-date");
    window.type_text("2026-11-02");
    assert!(!shows(&mut window, "There is nothing to bring in."), "{:?}", window.texts());
    window.click_text("Bring it in");
    assert!(shows(&mut window, "It has come in. “Undo” takes it back."), "{:?}", window.texts());
    let count = window.app.club().expect("a club").series.len();
    assert!(count > 0);
    look_at(&mut window, Path::new(records));
    focus(&mut window, "import-date");
    window.type_text("2026-11-02");
    assert!(shows(&mut window, "There is nothing to bring in."), "nothing comes in twice: {:?}", window.texts());
    let archive = folder.path().join("other.json");
    std::fs::write(&archive, "{}").expect("written");
    look_at(&mut window, &archive);
    assert!(shows(&mut window, "● Archive of a club"), "{:?}", window.texts());
    assert!(window.texts().iter().any(|text| text.contains("other.json")), "{:?}", window.texts());
}

#[test]
fn records_that_the_program_is_started_with_are_looked_at() {
    let folder = tempfile::tempdir().expect("a folder");
    let records = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/rules/games-classic.halali");
    let english = in_language("en");
    let (club, size) = (folder.path().join("club.halaliclub"), Size::new(1280.0, 1500.0));
    let mut window = Window::open_on(english, club, size, Some(records.into()));
    assert_eq!(window.app.club().expect("a club").series.len(), 0, "nothing comes in unasked");
    assert!(shows(&mut window, "● Game records") && shows(&mut window, "What it would bring"), "{:?}", window.texts());
    assert!(window.texts().iter().any(|text| text.contains("type the evening above")), "{:?}", window.texts());
}

#[test]
fn what_comes_in_can_be_looked_at_in_every_language() {
    for language in Language::ALL.map(Language::code) {
        let folder = tempfile::tempdir().expect("a folder");
        let table = folder.path().join("players.csv");
        std::fs::write(&table, "name\nEva\nEva\n").expect("written");
        let mut window = open_in(folder.path(), language);
        window.update(halali::app::Message::Went(halali::app::Place::Import(halali::app::Bring::Players)));
        look_at(&mut window, &table);
        window.resize(880.0, 600.0);
        window.draw();
        assert!(window.texts().len() > 20, "{language}: {:?}", window.texts());
    }
}
