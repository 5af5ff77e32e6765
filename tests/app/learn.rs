//! Learning the game in the window: the rules with boards to try them on, and a first game that explains itself.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

use std::path::Path;

use crate::support::table::{at, by_pointer, choose, live, rest, square, still};
use crate::support::window::Window;
use halali::app::play::{self, hints};
use halali::app::preferences::Preferences;
use halali::app::theme::Look;
use halali::app::{Message, Place};
use halali::rules::{Action, Random};
use halali::words::{Language, Words};
use iced::keyboard::{Key, Modifiers, key::Named};
use iced::{Event, Point, Size, mouse, touch, window};

fn open(folder: &Path, language: &str, look: Look) -> Window {
    let preferences = Preferences { language: Some(language.to_owned()), look, ..Preferences::default() };
    Window::open(preferences, folder.join("club.halaliclub"), Size::new(1024.0, 700.0))
}

/// A first game begun from the home page of a club without anybody.
fn lesson(folder: &Path) -> Window {
    let mut window = open(folder, "en", Look::Light);
    window.click_text("Play a first game with hints");
    window.update(Message::Play(play::Message::Chosen(still())));
    window
}

fn shows(window: &mut Window, part: &str) -> bool {
    window.texts().iter().any(|text| text.contains(part))
}

#[test]
fn every_chapter_is_read_by_keys_in_every_language_and_look() {
    let folder = tempfile::tempdir().expect("a folder");
    for language in Language::ALL {
        for look in Look::ALL {
            let mut window = open(folder.path(), language.code(), look);
            window.update(Message::Went(Place::Rules));
            let words = Words::in_language(language);
            let mut chapters = Vec::new();
            loop {
                window.draw();
                let texts = window.texts();
                if chapters.last() == Some(&texts) {
                    break;
                }
                chapters.push(texts);
                window.named(Named::ArrowRight);
            }
            assert_eq!(chapters.len(), 7);
            for name in ["rules-hunter", "rules-rifle-example", "rules-fresh-example", "rules-any-distance"] {
                let text = words.named(name);
                assert!(chapters.iter().any(|chapter| chapter.contains(&text)), "{text}");
            }
            window.close();
        }
    }
}

#[test]
fn rules_are_tried_on_their_boards_wherever_the_page_is_scrolled() {
    let folder = tempfile::tempdir().expect("a folder");
    let words = Words::in_language(Language::English);
    for scrolled in [150.0, 260.0] {
        let mut window = open(folder.path(), "en", Look::Light);
        window.update(Message::Went(Place::Rules));
        window.click_text("Captures");
        window.scroll(Point::new(600.0, 500.0), scrolled);
        let centre = |window: &mut Window, name: &str| {
            let place = square(window, at(name)).center();
            Point::new(place.x, place.y - scrolled)
        };
        let (hunter, behind, before) =
            (centre(&mut window, "d2"), centre(&mut window, "b2"), centre(&mut window, "f2"));
        window.drag(hunter, behind);
        assert!(shows(&mut window, "The rifle on d2 points east; b2 lies west."), "{scrolled}");
        rest(&mut window);
        window.drag(hunter, before);
        assert!(!shows(&mut window, "The rifle on d2"));
        window.click_text_at(&words.named("rules-start-over"), scrolled);
        // A finger meets the same squares.
        rest(&mut window);
        let id = touch::Finger(1);
        window.send(
            &[
                touch::Event::FingerPressed { id, position: hunter },
                touch::Event::FingerMoved { id, position: hunter + (behind - hunter) * 0.5 },
                touch::Event::FingerMoved { id, position: behind },
                touch::Event::FingerLifted { id, position: behind },
            ]
            .map(Event::Touch),
        );
        assert!(shows(&mut window, "The rifle on d2 points east; b2 lies west."), "{scrolled}");
        rest(&mut window);
        window.drag(hunter, before);
        window.click_text_at(&words.named("rules-start-over"), scrolled);
        assert!(!shows(&mut window, &words.named("rules-start-over")));
        window.close();
    }
}

/// What the pictures of the rules show is drawn: another window in front, another button and a click beside it take nothing away.
#[test]
fn pictures_in_the_rules_keep_their_marks() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), "en", Look::Light);
    window.resize(1024.0, 2400.0);
    window.update(Message::Went(Place::Rules));
    for chapter in 0..7 {
        let away = Point::new(2.0, 2.0);
        window.move_to(away);
        let before = window.paint();
        window.send(&[Event::Window(window::Event::Unfocused)]);
        assert!(window.paint() == before, "chapter {chapter}: the focus goes");
        window.send(&[Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Right))]);
        assert!(window.paint() == before, "chapter {chapter}: another button");
        if let Some(board) = window.place("board") {
            window.click(board.position());
            window.move_to(away);
            assert!(window.paint() == before, "chapter {chapter}: a click");
        }
        window.named(Named::ArrowRight);
    }
}

#[test]
fn a_first_game_needs_nobody_explains_itself_and_is_kept_nowhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = lesson(folder.path());
    let words = Words::in_language(Language::English);
    assert!(shows(&mut window, &words.named("learn-begin")));
    assert!(shows(&mut window, "Blue has the animals, Brown the humans"));
    let tile = square(&mut window, at("b3")).center();
    window.click(tile);
    assert_eq!(live(&window).game().len(), 1);
    assert!(shows(&mut window, "New: ") && !shows(&mut window, "Blue has the animals"));
    // Taking back is free, and asks nobody.
    window.key(Key::Character("z".into()), Modifiers::CTRL);
    assert!(live(&window).game().is_empty() && shows(&mut window, &words.named("learn-begin")));
    let mut random = Random::new(3);
    let mut explained = 0;
    while live(&window).game().end().is_none() {
        let game = live(&window).game().clone();
        let action = choose(&game, &mut random);
        if matches!(action, Action::TurnUp { .. }) {
            rest(&mut window);
        }
        by_pointer(&mut window, action, true);
        let game = live(&window).game().clone();
        for news in hints::news(&game) {
            let sentence = hints::explained(news, game.rules(), &words);
            assert!(shows(&mut window, &sentence), "{sentence}");
            explained += 1;
        }
        if let Some(end) = game.end() {
            assert!(shows(&mut window, &words.outcome(end, game.score())));
        }
    }
    assert!(explained > 10, "{explained}");
    window.click_text("Begin another first game");
    assert!(live(&window).game().is_empty());
    window.update(Message::Went(Place::Home));
    let club = window.app.club().expect("a club");
    assert_eq!((club.series.len(), club.under_way.len(), club.people.iter().count()), (0, 0, 0));
}

#[test]
fn a_first_game_says_why_and_can_be_left_for_the_rules() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = lesson(folder.path());
    window.type_text("d4");
    window.named(Named::Enter);
    assert!(shows(&mut window, "There is no tile on d4."));
    window.type_text("a1");
    window.named(Named::Enter);
    // Beside the hints there is room for five rows of moves.
    let row = window.text("1.").expect("the first row").height + 2.0;
    let list = window.place("move-list").expect("the list of moves");
    assert!(list.height - 8.0 >= 5.0 * row, "{list:?} {row}");
    window.click_text("Menu");
    window.click_text("Rules");
    assert!(shows(&mut window, "The rules of Halali!"));
    window.click_text("Back to the game");
    assert_eq!(live(&window).game().len(), 1);
    // Hints can be switched off, and stay so.
    window.click_text("Menu");
    window.click_text("Hints for beginners");
    window.named(Named::Escape);
    assert!(window.place("hints").is_none());
    window.close();
    let kept = std::fs::read_to_string(folder.path().join("window.json")).expect("preferences");
    assert!(kept.contains("\"hints\": false"), "{kept}");
}

#[test]
fn the_finder_and_the_bar_lead_to_the_rules_and_to_a_first_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), "en", Look::Light);
    window.key(Key::Character("7".into()), Modifiers::CTRL);
    assert!(shows(&mut window, "The rules of Halali!"));
    for (typed, expected) in [("rules", "The rules of Halali!"), ("first game", "All tiles lie face down.")] {
        window.key(Key::Character("k".into()), Modifiers::CTRL);
        window.type_text(typed);
        window.named(Named::Enter);
        assert!(shows(&mut window, expected), "{typed}");
    }
    // The sheet of shortcuts has the keys of the board.
    window.named(Named::F1);
    assert!(shows(&mut window, "d3, d3-d5, d3-off"));
}

/// The screens for eyes: `HALALI_PICTURES=folder cargo test --test app learn::pictures -- --ignored`
#[test]
#[ignore = "makes pictures for eyes"]
fn pictures() {
    let Some(folder) = std::env::var_os("HALALI_PICTURES").map(std::path::PathBuf::from) else { return };
    let looks = [("fr", Look::Light, 1024.0, 700.0), ("en", Look::Dark, 1280.0, 800.0)];
    let more = [("fr", Look::Contrast, 1280.0, 800.0), ("en", Look::Light, 2560.0, 1440.0)];
    for (language, look, width, height) in looks.into_iter().chain(more) {
        let club = tempfile::tempdir().expect("a folder");
        let mut window = open(club.path(), language, look);
        window.resize(width, height);
        let save = |window: &mut Window, what: &str| {
            window.save(&folder.join(format!("{language}-{look:?}-{width}-{what}.ppm")));
        };
        save(&mut window, "0-home");
        window.update(Message::Went(Place::Settings));
        save(&mut window, "0-settings");
        window.update(Message::Went(Place::Rules));
        for chapter in 1..=7 {
            save(&mut window, &format!("{chapter}-rules"));
            window.named(Named::ArrowRight);
        }
        window.update(Message::Went(Place::Learn));
        window.update(Message::Play(play::Message::Chosen(still())));
        save(&mut window, "8-lesson-0");
        let mut random = Random::new(4);
        for number in 1..=90 {
            let action = choose(live(&window).game(), &mut random);
            window.type_text(&action.to_string());
            window.named(Named::Enter);
            if number % 12 == 1 || live(&window).game().end().is_some() {
                save(&mut window, &format!("8-lesson-{number:02}"));
            }
            if live(&window).game().end().is_some() {
                break;
            }
        }
        window.click_text("Menu");
        save(&mut window, "9-menu");
    }
}
