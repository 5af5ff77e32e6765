//! What lies face down leaves the window by no door: not as a deal, not as the seed of one, while a game goes on.

#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use std::fs;
use std::path::Path;

use crate::export::bare;
use crate::support::clubs::series;
use crate::support::hands::{ctrl, focus, in_language};
use crate::support::places::every_place;
use crate::support::table::{SERIES, club, deal};
use crate::support::window::Window;
use halali::app::{Message, Place};
use halali::club::Purpose;
use halali::rules::{Deal, Setup};
use iced::Size;
use iced::keyboard::key::Named;

/// All that can be read on any screen, copied, printed and exported from it.
fn all_that_comes_out(window: &mut Window, folder: &Path) -> String {
    let mut all = String::new();
    for place in every_place(&window.app) {
        // Where a game is set up its organiser reads what was typed there.
        if matches!(place, Place::Learn) {
            continue;
        }
        window.update(Message::Went(place));
        all += &window.texts().join("\n");
        all += &window.written().join("\n");
        for deed in ["Copy", "Print", "Copy the position"] {
            if window.text(deed).is_some() {
                window.click_text(deed);
                all += window.copied.take().as_deref().unwrap_or_default();
            }
        }
        if window.text("Export…").is_none() {
            continue;
        }
        window.click_text("Export…");
        let forms: Vec<_> = window.texts().into_iter().filter(|text| text.starts_with(['○', '●'])).collect();
        window.named(Named::Escape);
        for form in forms {
            window.update(Message::Went(place));
            window.click_text("Export…");
            if window.text(&form).is_some() {
                window.click_text(&form);
            }
            for save in ["Save", "Replace it"] {
                if window.text(save).is_some() {
                    window.click_text(save);
                }
            }
        }
    }
    for file in fs::read_dir(folder).expect("a folder") {
        let file = file.expect("a file").path();
        // The club's own files are the organiser's, as the box with the tiles is.
        let name = file.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
        if file.is_file() && !name.starts_with("club.halaliclub") {
            all += &name;
            all += &String::from_utf8_lossy(&fs::read(&file).expect("a file"));
        }
    }
    all
}

/// What of a deal stands in a text: the whole, a row of it, or the number that it is drawn from.
fn told_of(deal: &Deal, text: &str) -> Vec<String> {
    let whole = deal.to_string();
    let rows = whole.split('/').filter(|row| row.len() > 5).map(str::to_owned);
    rows.chain([whole.clone(), whole.replace('/', "")]).filter(|part| text.contains(part)).collect()
}

#[test]
fn a_game_under_way_tells_its_deal_on_no_screen_and_in_no_export() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = club(folder.path(), 71, Purpose::Counted, None);
    let out = tempfile::tempdir().expect("a folder");
    let mut window = Window::open(in_language("en"), path, Size::new(1280.0, 1200.0));
    window.app.set_system(bare(out.path()));
    window.update(Message::Went(Place::Play(series(SERIES))));
    for typed in ["a1", "b1", "c1"] {
        window.type_text(typed);
        window.named(Named::Enter);
    }
    let all = all_that_comes_out(&mut window, out.path());
    assert!(fs::read_dir(out.path()).expect("a folder").count() > 2, "something went out");
    assert_eq!(told_of(&deal(71), &all), Vec::<String>::new());
    // No position that is written anywhere has a last field, which would be what lies face down.
    for word in all.lines().filter_map(|line| line.trim().parse::<Setup>().ok()) {
        assert!(word.to_string().ends_with(" -"), "{word}");
    }
    window.close();
}

/// A seed that an organiser typed deals all games of a series: it is shown to nobody once the first one has begun.
#[test]
fn the_seed_of_a_series_is_told_by_nothing_once_it_is_played() {
    const SEED: u64 = 7_310_459_268_137;
    let folder = tempfile::tempdir().expect("a folder");
    let out = tempfile::tempdir().expect("a folder");
    let mut window = Window::open(in_language("en"), folder.path().join("club.halaliclub"), Size::new(1280.0, 1900.0));
    window.app.set_system(bare(out.path()));
    ctrl(&mut window, "n");
    for name in ["Zoë", "Max"] {
        window.type_text(name);
        window.named(Named::Enter);
    }
    window.click_text("○ From a seed");
    focus(&mut window, "deal-seed");
    window.type_text(&SEED.to_string());
    window.click_text("Zoë");
    window.click_text("Start game 1");
    let deals: Vec<Deal> = Deal::from_seed(SEED).take(2).collect();
    let check = |window: &mut Window, known: usize| {
        let all = all_that_comes_out(window, out.path());
        assert!(!all.contains(&SEED.to_string()));
        for deal in &deals[known..] {
            assert_eq!(told_of(deal, &all), Vec::<String>::new());
        }
    };
    let played = window.app.club().expect("a club").series.last().expect("a series").id();
    window.update(Message::Went(Place::Play(played)));
    window.type_text("a1");
    window.named(Named::Enter);
    check(&mut window, 0);
    // Between the games only the first deal is known.
    window.update(Message::Went(Place::Play(played)));
    for text in ["Menu", "End by agreement", "● Zoë agrees", "▲ Max agrees", "End the game"] {
        window.click_text(text);
    }
    check(&mut window, 1);
    window.close();
}
