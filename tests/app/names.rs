//! Names as people have them, and as nobody has: of every script, with pictures, and longer than any line.

#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::export::bare;
use crate::support::clubs::{add, holder, record, series, stamp};
use crate::support::hands::{in_language, shows};
use crate::support::places::every_place;
use crate::support::table::deal;
use crate::support::window::Window;
use halali::app::{Message, Place};
use halali::club::{Command, GameId, NewGame, SameSides, Seat};
use halali::rules::RuleSet;
use halali::store::create;
use iced::{Point, Size};
use uuid::Uuid;

/// Two of three hundred characters: one that can be broken into lines, and one that cannot.
fn names() -> [String; 5] {
    let long = "Wilhelmine Unverwechselbar-Waldmeister ".repeat(8);
    let whole: String = "Çağlayanoğluşahin".chars().cycle().take(300).collect();
    let long: String = long.chars().take(300).collect();
    ["Zoë 🦊 Łukasz".to_owned(), "李小龙".to_owned(), "محمد".to_owned(), long.trim().to_owned(), whole]
}

/// A club of these players: two results, and a game under way between the two with the long names.
fn club(folder: &Path) -> PathBuf {
    let path = folder.join("club.halaliclub");
    let mut club = create(&path, &holder()).expect("a club file");
    let people = (1..).zip(names()).map(|(number, name)| add(number, &name));
    let mut under_way = record(3, 4, 5, 5);
    under_way.games.clear();
    let game = NewGame {
        id: GameId(Uuid::from_u128(0x3000)),
        rules: RuleSet::Classic,
        animals: Seat::First,
        deal: deal(5),
        control: None,
        same_sides: SameSides::Refused,
    };
    let played = [record(1, 4, 5, 3), record(2, 1, 3, 4), under_way].map(Command::RecordSeries);
    let start = Command::StartGame { series: series(3), game };
    for (number, command) in (1..).zip(people.chain(played).chain([start])) {
        club.carry_out(&command, &stamp(number)).expect("a command");
    }
    club.close().expect("closed");
    path
}

/// Every screen can be drawn, wherever it is scrolled, with whatever names are made of.
#[test]
fn names_of_any_length_and_script_are_drawn_on_every_screen() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = club(folder.path());
    let mut window = Window::open(in_language("en"), path, Size::new(1024.0, 700.0));
    let mut places = every_place(&window.app);
    let people: Vec<_> = window.app.club().expect("a club").people.iter().map(|player| player.id).collect();
    places.extend(people.into_iter().map(Place::Player));
    places.extend([1, 2, 3].map(|number| Place::Series(series(number))));
    for place in places {
        window.update(Message::Went(place));
        window.paint();
        window.scroll(Point::new(700.0, 500.0), 320.0);
        window.paint();
    }
    // At the board names are cut with an ellipsis: nothing of them reaches beyond their room.
    window.update(Message::Went(Place::Play(series(3))));
    let clipped = window.clipped();
    assert!(clipped.is_empty(), "{clipped:#?}");
    let cut = window.written().into_iter().filter(|text| text.ends_with('…')).count();
    assert!(cut >= 2, "{:#?}", window.written());
    window.close();
}

/// What goes out has the names whole, and goes out however long they are.
#[test]
fn names_of_any_length_and_script_go_out_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = club(folder.path());
    let mut window = Window::open(in_language("en"), path, Size::new(1280.0, 800.0));
    window.app.set_system(bare(folder.path()));
    let mut read = BTreeSet::new();
    let mut export = |window: &mut Window, form: &str, expected: &[&String]| {
        window.click_text("Export…");
        if shows(window, form) {
            window.click_text(form);
        }
        window.click_text("Save");
        let files = std::fs::read_dir(folder.path()).expect("a folder");
        let is_new = |file: &PathBuf| {
            let ending = file.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
            ["csv", "txt", "html"].contains(&ending) && read.insert(file.clone())
        };
        let new: Vec<_> = files.map(|file| file.expect("a file").path()).filter(is_new).collect();
        assert_eq!(new.len(), 1, "{form}: {:#?}", window.texts());
        let text = std::fs::read_to_string(&new[0]).expect("a text");
        for name in expected {
            // In text and on pages lines are broken where there is a blank.
            let of = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(of(&text).contains(&of(name)), "{form}: {name}");
        }
    };
    let names = names();
    for form in ["○ CSV for programs", "○ Text", "○ Web page"] {
        window.update(Message::Went(Place::Standings));
        export(&mut window, form, &names.iter().filter(|name| *name != "李小龙").collect::<Vec<_>>());
        for (number, of) in [(1, [&names[3], &names[4]]), (2, [&names[0], &names[2]])] {
            window.update(Message::Went(Place::Series(series(number))));
            export(&mut window, form, &of);
        }
    }
}
