//! Two who sit face to face at one flat screen: what belongs to each is turned to that one, and the board lies still.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

use std::path::PathBuf;
use std::time::Duration;

use crate::board::choose;
use crate::support::clubs::series;
use crate::support::table::{SERIES, agreeing, at, choose as choice, club, game_of, live, square, start, still};
use crate::support::window::Window;
use halali::app::play::Turning;
use halali::app::preferences::Preferences;
use halali::app::theme::Look;
use halali::app::{Message, Place, play};
use halali::club::{Purpose, Seat, TimeControl};
use halali::rules::{Action, Random, Side, Square};
use halali::words::{Language, Words};
use iced::advanced::widget::Id;
use iced::keyboard::key::Named;
use iced::{Rectangle, Size};

fn facing() -> play::Options {
    play::Options { turning: Turning::Panels, ..still() }
}

fn within(inner: &Rectangle, outer: &Rectangle) -> bool {
    inner.is_within(&outer.expand(1.0))
}

/// What is written on a card, with its place.
fn on_card(window: &mut Window, card: &str) -> (Rectangle, Vec<(Rectangle, String)>) {
    let place = window.place(card).expect(card);
    // What a list holds that is scrolled may lie there too; what belongs to the card follows it.
    let id = Id::from(card.to_owned());
    let after = window.found().into_iter().skip_while(|(found, ..)| found.as_ref() != Some(&id)).skip(1);
    let texts = after.map(|(_, at, text)| (at, text)).take_while(|(at, _)| place.contains(at.center())).collect();
    (place, texts)
}

fn said(window: &mut Window, card: &str, text: &str) -> Rectangle {
    let (_, texts) = on_card(window, card);
    let found = texts.iter().find(|(_, written)| written == text).map(|(at, _)| *at);
    found.unwrap_or_else(|| panic!("{text} is not on {card}: {texts:?}"))
}

/// The shades of grey of a part of the window, row by row.
fn greys(window: &mut Window, part: Rectangle) -> Vec<f32> {
    let (pixels, wide) = (window.paint(), window.size().width as usize);
    let rows = part.y.round() as usize..(part.y + part.height).round() as usize;
    let row = |y: usize| {
        let pixels = &pixels;
        (part.x.round() as usize..(part.x + part.width).round() as usize).map(move |x| {
            let at = 4 * (y * wide + x);
            pixels[at..at + 3].iter().map(|part| f32::from(*part)).sum::<f32>() / 3.0
        })
    };
    rows.flat_map(row).collect()
}

/// The board lies still, each card is at the edge of its player, and what is written on the far one stands on its head.
#[test]
fn each_player_reads_an_own_card_and_the_board_lies_still() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = game_of(folder.path(), 33);
    let first = square(&mut window, at("a1"));
    assert!(window.place("card-far").is_none());
    choose(&mut window, facing());
    assert_eq!(square(&mut window, at("a1")), first);
    let turn = "▸ Your turn";
    let near = said(&mut window, "card-near", turn);
    let near_shades = greys(&mut window, near);
    let (far_card, near_card) = (window.place("card-far"), window.place("card-near"));
    let (far_card, near_card) = (far_card.expect("a card"), near_card.expect("a card"));
    assert!(far_card.y < 30.0 && far_card.y + far_card.height < near_card.y);
    assert!(!on_card(&mut window, "card-far").1.iter().any(|(_, text)| text == turn));
    // Where the near one's points stand at the upper right, the far one's stand at the lower left.
    let (near_points, far_points) = (said(&mut window, "card-near", "0"), said(&mut window, "card-far", "0"));
    let mirrored = |one: f32, other: f32| (one - other).abs() < 0.5;
    let right = near_card.x + near_card.width - near_points.x - near_points.width;
    assert!(mirrored(right, far_points.x - far_card.x), "{near_points:?} {far_points:?}");
    let below = far_card.y + far_card.height - far_points.y - far_points.height;
    assert!(mirrored(near_points.y - near_card.y, below), "{near_points:?} {far_points:?}");

    let b2 = square(&mut window, at("b2")).center();
    window.click(b2);
    assert_eq!(live(&window).game().len(), 1);
    assert_eq!(square(&mut window, at("a1")), first);
    let far = said(&mut window, "card-far", turn);
    let mut far_shades = greys(&mut window, far);
    far_shades.reverse();
    assert_eq!(near_shades.len(), far_shades.len());
    let differs = |one: &[f32], other: &[f32]| {
        one.iter().zip(other).map(|(one, other)| (one - other).abs()).sum::<f32>() / one.len() as f32
    };
    let ink = near_shades.iter().copied().fold(0.0, f32::max);
    let blank = vec![ink; near_shades.len()];
    let (turned, empty) = (differs(&near_shades, &far_shades), differs(&near_shades, &blank));
    far_shades.reverse();
    let upright = differs(&near_shades, &far_shades);
    assert!(turned * 2.0 < empty && turned * 4.0 < upright, "{turned} {upright} {empty}");
    // What the far one tries in vain is said on that one's card.
    window.type_text("d4");
    window.named(Named::Enter);
    said(&mut window, "card-far", "There is no tile on d4.");
    let c2 = square(&mut window, at("c2")).center();
    window.click(c2);
    assert_eq!(live(&window).game().len(), 2);
    said(&mut window, "card-near", turn);
}

/// People stay where they sit, whichever side they have.
#[test]
fn the_next_game_changes_the_sides_and_no_seat() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = game_of(folder.path(), 33);
    choose(&mut window, facing());
    let say = |window: &mut Window, message: play::Message| window.update(Message::Play(message));
    let sides = [("card-near", "Zoë", "animals · 0 out"), ("card-far", "Max", "humans · 0 out")];
    for (card, name, side) in sides {
        said(&mut window, card, name);
        said(&mut window, card, side);
    }
    agreeing().into_iter().for_each(|message| say(&mut window, message));
    say(&mut window, play::Message::NextWanted);
    assert_eq!(live(&window).seat(Side::Animals), Seat::Second);
    for (card, name, side) in [("card-near", "Zoë", "humans · 0 out"), ("card-far", "Max", "animals · 0 out")] {
        said(&mut window, card, name);
        said(&mut window, card, side);
    }
    said(&mut window, "card-far", "▸ Your turn");
}

/// One of the three holds, it is chosen at the board and in the settings, and it is there the next time.
#[test]
fn what_turns_is_chosen_in_two_places_and_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = game_of(folder.path(), 33);
    let turning = |window: &Window| window.app.playing().expect("a game").options().turning;
    let words = ["the board", "the panels", "nothing"];
    for (word, chosen) in words.into_iter().zip([Turning::Board, Turning::Panels, Turning::Nothing]) {
        window.click_text("Menu");
        assert!(window.texts().iter().any(|text| text.starts_with("For two who sit face to face")));
        window.click_text(&format!("○ {word}"));
        assert_eq!(turning(&window), chosen);
        window.named(Named::Escape);
    }
    window.update(Message::Went(Place::Settings));
    window.click_text("○ the panels");
    window.update(Message::Went(Place::Play(series(SERIES))));
    assert_eq!(turning(&window), Turning::Panels);
    assert!(window.place("card-far").is_some());
    let kept = serde_json::to_string(&play::Options { turning: Turning::Board, ..still() }).expect("text");
    let read: play::Options = serde_json::from_str(&kept).expect("options");
    assert_eq!(read.turning, Turning::Board);
}

/// Whatever is said, and however long a name is, it stays on its card and covers nothing else there.
#[test]
fn nothing_leaves_its_card_in_any_window_or_language() {
    for (language, size) in
        [("fr", (1024.0, 700.0)), ("de", (1280.0, 800.0)), ("nl", (683.0, 467.0)), ("en", (2560.0, 1440.0))]
    {
        let folder = tempfile::tempdir().expect("a folder");
        let control = TimeControl { main: Duration::from_secs(5999), increment: Duration::ZERO };
        let path = folder.path().join("club.halaliclub");
        let long = "Wilhelmine-Éléonore ".repeat(15);
        start(&path, [long.trim(), "Max"], Some(control));
        let preferences = Preferences { language: Some(language.to_owned()), ..Preferences::default() };
        let mut window = Window::open(preferences, path, Size::new(size.0, size.1));
        window.update(Message::Went(Place::Play(series(SERIES))));
        window.update(Message::Play(play::Message::ClockPressed));
        let mut random = Random::new(9);
        for number in 0..60 {
            choose(&mut window, play::Options { alone: number % 2 == 1, ..facing() });
            let Some(table) = window.app.playing().expect("a game").table() else { break };
            let action = choice(table.live().game(), &mut random);
            // A try of something else first, which is mostly refused.
            let from = Square::all().nth(random.below(49) as usize).expect("a square");
            let to = Square::all().nth(random.below(49) as usize).expect("a square");
            if table.live().game().position().occupied().contains(from) && from != to {
                let wrong = Action::Move { from, to };
                if table.live().game().check(wrong).is_err() {
                    window.type_text(&format!("{from}-{to}"));
                    window.named(Named::Enter);
                }
            }
            for card in ["card-near", "card-far"] {
                let (place, texts) = on_card(&mut window, card);
                assert!(texts.len() >= 5, "{texts:?}");
                for (number, (at, text)) in texts.iter().enumerate() {
                    assert!(within(at, &place), "{language}: {text} at {at:?} leaves {place:?}");
                    let over = texts[..number].iter().find(|(other, _)| {
                        at.intersection(other).is_some_and(|both| both.height > 4.0 && both.width > 1.0)
                    });
                    assert!(over.is_none(), "{language}: {text} at {at:?} over {over:?}");
                }
            }
            window.named(Named::Escape);
            window.type_text(&action.to_string());
            window.named(Named::Enter);
        }
    }
}

/// The screen for eyes: `HALALI_PICTURES=folder cargo test --test app facing::pictures -- --ignored`
#[test]
#[ignore = "makes pictures for eyes"]
fn pictures() {
    let Some(folder) = std::env::var_os("HALALI_PICTURES").map(PathBuf::from) else { return };
    for (language, look, text, size) in [
        ("fr", Look::Light, 100, (1024.0, 700.0)),
        ("de", Look::Dark, 100, (1280.0, 800.0)),
        ("en", Look::Contrast, 150, (1024.0, 700.0)),
        ("nl", Look::Light, 115, (2560.0, 1440.0)),
    ] {
        let home = tempfile::tempdir().expect("a folder");
        let control = TimeControl { main: Duration::from_secs(600), increment: Duration::ZERO };
        let path = club(home.path(), 14, Purpose::Counted, Some(control));
        let preferences = Preferences { language: Some(language.to_owned()), look, text, ..Preferences::default() };
        let mut window = Window::open(preferences, path, Size::new(size.0, size.1));
        window.update(Message::Went(Place::Play(series(SERIES))));
        choose(&mut window, facing());
        window.update(Message::Play(play::Message::ClockPressed));
        let mut random = Random::new(9);
        for number in 0..300 {
            let name = |what: &str| folder.join(format!("facing-{language}-{number:03}-{what}.ppm"));
            if [1, 44].contains(&number) {
                window.save(&name("game"));
                let wrong = live(&window).game().position().squares_of_side(live(&window).to_move()).iter().next();
                if let Some(wrong) = wrong {
                    window.type_text(&format!("{wrong}g7"));
                    window.named(Named::Enter);
                    window.save(&name("refused"));
                }
            }
            if number == 44 {
                window.named(Named::F11);
                window.save(&name("alone"));
                window.named(Named::F11);
                window.click_text(&Words::in_language(Language::from_code(language).expect("it")).named("live-menu"));
                window.save(&name("menu"));
                window.named(Named::Escape);
            }
            let Some(table) = window.app.playing().expect("it").table() else { break };
            if table.live().game().position().turns().is_some() {
                window.save(&name("last"));
                break;
            }
            let action = choice(table.live().game(), &mut random);
            window.type_text(&action.to_string());
            window.named(Named::Enter);
        }
        window.update(Message::Went(Place::Settings));
        window.save(&folder.join(format!("facing-{language}-settings.ppm")));
    }
}
