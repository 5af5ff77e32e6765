//! A tournament on paper and in files, from the window: every page before it is printed, and every way out.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::support::commands::Home;
use crate::support::hands::{event_of, in_language, press, shows};
use crate::support::window::Window;
use halali::app::preferences::Preferences;
use halali::app::screen::tournament::{self, View, paper};
use halali::app::system::{Answer, System};
use halali::app::theme::Look;
use halali::app::{Message, Place};
use halali::exchange::paper::Paper;
use halali::words::paper::Printout;
use iced::Size;
use iced::keyboard::key::Named;

/// A club with a tournament of so many whose first round is played at one table.
fn event(players: usize, options: &[&str]) -> Home {
    let home = event_of(players, options);
    home.good(&["tournament", "pair", "last", "--yes"]);
    home.good(&["tournament", "publish", "last"]);
    let pairings = home.json(&["tournament", "pairings", "last"]);
    let player = |seat: usize| pairings["tables"][0]["players"][seat]["name"].as_str().expect("a name").to_owned();
    let games = [format!("{} 60+1, {} 30+0", player(0), player(1)), format!("{} 25+0, {} 30+0", player(1), player(0))];
    home.good(&["tournament", "result", "last", "1", "-g", &games[0], "-g", &games[1]]);
    home
}

fn open(home: &Home, preferences: Preferences, size: Size) -> Window {
    let mut window = Window::open(preferences, home.club(), size);
    window.app.set_system(System {
        folder: home.folder().to_owned(),
        ask: |_| Box::pin(async { Answer::NoDialogue }),
        open: |_| Err(io::Error::other("no browser")),
        look: || Box::pin(async { None }),
        changes: iced::Subscription::none,
    });
    let id = window.app.club().expect("a club").tournaments[0].id;
    window.update(Message::Went(Place::Tournament(id)));
    window.update(Message::Tournament(tournament::Message::Viewed(View::Papers)));
    window
}

fn tell(window: &mut Window, message: paper::Message) {
    window.update(Message::Tournament(tournament::Message::Papers(message)));
}

fn picture(window: &mut Window, name: &str) {
    window.draw();
    if let Some(folder) = std::env::var_os("HALALI_TEST_PICTURES") {
        window.save(&PathBuf::from(folder).join(format!("papers-{name}.ppm")));
    }
}

/// Saves what is asked for, and reads it.
fn saved(window: &mut Window, folder: &Path, kind: &str, name: &str) -> Vec<u8> {
    window.click_text(kind);
    window.fill("taking-place", name);
    window.named(Named::Enter);
    let file = folder.join(name);
    let said = format!("Written to {}.", file.display());
    assert!(shows(window, &said), "{said}: {:#?}", window.texts());
    fs::read(file).expect("a file")
}

#[test]
fn every_document_is_seen_before_it_is_printed() {
    let home = event(64, &["--rounds", "3"]);
    for (language, look, size) in [
        ("fr", Look::Light, Size::new(1280.0, 800.0)),
        ("de", Look::Dark, Size::new(1024.0, 700.0)),
        ("nl", Look::Contrast, Size::new(1280.0, 800.0)),
        ("en", Look::Light, Size::new(2560.0, 1440.0)),
    ] {
        let mut window = open(&home, Preferences { look, ..in_language(language) }, size);
        for what in Printout::ALL.into_iter().filter(|what| *what != Printout::Bracket) {
            tell(&mut window, paper::Message::Chosen(Some(what)));
            picture(&mut window, &format!("{language}-{}", what.name()));
            assert!(window.place("papers-next").is_some(), "{what:?}: {:#?}", window.texts());
            assert!(window.clipped().is_empty(), "{language} {what:?}: {:#?}", window.clipped());
        }
        tell(&mut window, paper::Message::Sized(Paper::Letter));
        tell(&mut window, paper::Message::Chosen(None));
        let of = |window: &mut Window| {
            let texts = window.texts();
            let page = texts.iter().find_map(|text| {
                let numbers: Vec<usize> = text.split(' ').filter_map(|word| word.parse().ok()).collect();
                <[usize; 2]>::try_from(numbers).ok()
            });
            page.expect("a page of how many")
        };
        let [first, pages] = of(&mut window);
        assert!(first == 1 && pages > 30, "{pages}");
        press(&mut window, "papers-next");
        assert_eq!(of(&mut window), [2, pages]);
        press(&mut window, "papers-before");
        press(&mut window, "papers-before");
        assert_eq!(of(&mut window), [1, pages]);
        window.close();
    }
}

#[test]
fn a_tournament_leaves_in_every_form() {
    let home = event(8, &["--rounds", "3"]);
    let folder = home.folder().to_owned();
    let mut window = open(&home, in_language("en"), Size::new(1280.0, 800.0));
    press(&mut window, "papers-save");
    assert!(saved(&mut window, &folder, "● PDF", "pairings.pdf").starts_with(b"%PDF"));
    press(&mut window, "papers-save");
    let page = saved(&mut window, &folder, "○ Page that prints well", "pairings.html");
    assert!(String::from_utf8_lossy(&page).contains("Jürgen 001"));
    tell(&mut window, paper::Message::Chosen(None));
    press(&mut window, "papers-save");
    assert!(saved(&mut window, &folder, "○ PDF", "all.pdf").len() > 10_000);
    for (button, kind, name, holds) in [
        ("Whole event", "○ Page for the site, with games to step through", "site.html", "Autumn Cup"),
        ("Whole event", "○ Archive that comes in again", "cup.json", "Autumn Cup"),
        ("Standings", "○ CSV for programs", "standings.csv", "Jürgen 001"),
        ("Crosstable", "○ CSV for programs", "cross.csv", "Jürgen 001"),
        ("Pairings", "○ CSV for programs", "pairings.csv", "Jürgen 001"),
    ] {
        let place = window.found().into_iter().rfind(|(.., text)| text == button).expect(button).1;
        window.click(place.center());
        let already = window.texts().iter().any(|text| text == &kind.replace('○', "●"));
        let kind = if already { kind.replace('○', "●") } else { kind.to_owned() };
        let bytes = saved(&mut window, &folder, &kind, name);
        assert!(String::from_utf8_lossy(&bytes).contains(holds), "{name}");
    }
    window.close();
    // The archive comes in elsewhere.
    let other = Home::new();
    other.good(&["import", "archive", folder.join("cup.json").to_str().expect("a path"), "--yes"]);
    assert_eq!(other.json(&["tournament", "show", "last"])["name"], "Autumn Cup");
}

#[test]
fn what_is_taken_away_is_what_is_looked_at() {
    let home = event(8, &["--rounds", "3"]);
    let mut window = open(&home, in_language("en"), Size::new(1280.0, 800.0));
    let is_open = |window: &mut Window| window.place("taking-place").is_some();
    for other in [
        tournament::Message::Papers(paper::Message::Chosen(Some(Printout::Schedule))),
        tournament::Message::Papers(paper::Message::Sized(Paper::Letter)),
        tournament::Message::Papers(paper::Message::OfRound(Some(halali::tournament::RoundNumber(1)))),
        tournament::Message::Viewed(View::Desk),
    ] {
        window.update(Message::Tournament(tournament::Message::Viewed(View::Papers)));
        press(&mut window, "papers-save");
        assert!(is_open(&mut window), "{:#?}", window.texts());
        window.update(Message::Tournament(other.clone()));
        assert!(!is_open(&mut window), "{other:?} {:#?}", window.texts());
    }
}

#[test]
fn where_nothing_can_be_written_or_printed_that_is_said() {
    let home = event(8, &["--rounds", "3"]);
    let mut window = open(&home, in_language("en"), Size::new(1280.0, 800.0));
    press(&mut window, "papers-print");
    assert!(window.texts().iter().any(|text| text.contains("nothing is printed yet")), "{:#?}", window.texts());
    press(&mut window, "papers-save");
    window.fill("taking-place", "nowhere/at/all.pdf");
    window.named(Named::Enter);
    assert!(window.texts().iter().any(|text| text.contains("There is no folder")), "{:#?}", window.texts());
    fs::write(home.folder().join("there.pdf"), "before").expect("a file");
    window.fill("taking-place", "there.pdf");
    window.named(Named::Enter);
    assert!(window.texts().iter().any(|text| text.contains("There is a file")), "{:#?}", window.texts());
    assert_eq!(fs::read_to_string(home.folder().join("there.pdf")).expect("a file"), "before");
    window.close();
}
