//! A new series in the window: its deals, its clock and its lot, by pointer and by keyboard.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

use std::path::Path;

use crate::support::clubs::{add, holder, stamp};
use crate::support::hands::{self, ctrl, focus, shows};
use crate::support::window::Window;
use chrono::DateTime;
use halali::club::{Purpose, Series, TimeControl};
use halali::rules::{Deal, Square};
use halali::store::{self, Holder};
use halali::words::Language;
use iced::keyboard::key::Named;
use iced::{Point, Size};

fn open(folder: &Path, language: &str) -> Window {
    hands::open_in(folder, language, Size::new(1280.0, 1900.0))
}

/// A new series of two newcomers, by keyboard alone.
fn two_players(window: &mut Window) {
    ctrl(window, "n");
    for name in ["Zoë", "Max"] {
        window.type_text(name);
        window.named(Named::Enter);
    }
}

fn series(window: &Window) -> Series {
    window.app.club().expect("a club").series.last().expect("a series").clone()
}

/// The deal of the game that is under way, which no player sees.
fn deal_of(window: Window, folder: &Path) -> (Deal, Option<TimeControl>) {
    let id = series(&window).id();
    window.close();
    let holder = Holder { process: 1, host: "here".to_owned(), since: chrono::Utc::now() };
    let opened = store::open(&folder.join("club.halaliclub"), &holder).expect("the club");
    let store::Opened::ForWriting(club) = opened else { panic!("not to write") };
    let live = club.live_game(id).expect("readable").expect("a game");
    let result = (live.game().deal().expect("a deal"), live.clock().map(|clock| clock.control()));
    club.close().expect("closed");
    result
}

#[test]
fn two_names_a_lot_and_the_game_by_keyboard_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), "en");
    ctrl(&mut window, "n");
    assert!(shows(&mut window, "Two players are missing."));
    two_players(&mut window);
    assert!(shows(&mut window, "Draw lots, or choose who has the animals."));
    // The lot, and then the start.
    window.named(Named::Enter);
    assert!(!shows(&mut window, "Draw lots, or choose who has the animals."));
    window.named(Named::Enter);
    assert!(window.app.playing().is_some_and(|play| play.table().is_some()), "{:?}", window.texts());
    assert_eq!(series(&window).purpose, Purpose::Counted);
}

#[test]
fn what_is_missing_is_said_as_it_stands() {
    for (language, one, two, same) in [
        ("en", "One player is missing.", "Two players are missing.", "Choose two different players."),
        ("fr", "Il manque un joueur.", "Il manque deux joueurs.", "Choisissez deux joueurs différents."),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut club = store::create(&folder.path().join("club.halaliclub"), &holder()).expect("a club file");
        club.carry_out(add(1, "Zoë"), &stamp(1)).expect("a command");
        club.close().expect("closed");
        let mut window = open(folder.path(), language);
        ctrl(&mut window, "n");
        assert!(shows(&mut window, two));
        window.type_text("Zoë");
        window.named(Named::Enter);
        assert!(shows(&mut window, one) && !shows(&mut window, two), "{:?}", window.texts());
        window.type_text("Zoë");
        window.named(Named::Enter);
        assert!(shows(&mut window, same), "{:?}", window.texts());
    }
}

#[test]
fn a_seed_deals_every_game_and_a_clock_goes_with_all_of_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), "en");
    two_players(&mut window);
    window.click_text("○ From a seed");
    focus(&mut window, "deal-seed");
    window.type_text("x");
    assert!(shows(&mut window, "A seed is a whole number from 0 to 18446744073709551615."));
    assert!(!shows(&mut window, "The deal below is not ready."), "the lot comes first");
    window.named(Named::Backspace);
    window.type_text("1969");
    window.click_text("○ Minutes, and seconds for every action");
    focus(&mut window, "clock-minutes");
    for _ in 0..2 {
        window.named(Named::Backspace);
    }
    assert!(shows(&mut window, "Whole minutes from 1 to 1440."));
    window.type_text("15");
    window.click_text("Zoë");
    assert!(shows(&mut window, "Zoë has the animals in game 1."));
    window.click_text("Start game 1");
    let deals: Vec<Deal> = Deal::from_seed(1969).take(2).collect();
    let control = TimeControl::new(15, 10);
    let (deal, found) = deal_of(window, folder.path());
    assert!(deal == deals[0] && found == control, "{found:?}");
    // The window was closed: what was agreed for the second game is still known.
    let mut window = open(folder.path(), "en");
    window.click_text("Go on playing");
    for text in ["Menu", "End by agreement", "● Zoë agrees", "▲ Max agrees", "End the game"] {
        window.click_text(text);
    }
    window.close();
    let mut window = open(folder.path(), "en");
    ctrl(&mut window, "5");
    window.click_text("0 – 0");
    window.click_text("Play the next game");
    window.named(Named::Enter);
    let (deal, found) = deal_of(window, folder.path());
    assert!(deal == deals[1] && found == control, "{found:?}");
}

#[test]
fn a_deal_is_laid_by_hand_and_a_player_who_lays_it_practises() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), "en");
    two_players(&mut window);
    window.click_text("Max");
    window.click_text("○ Laid by hand");
    assert!(shows(&mut window, "The deal below is not ready."));
    focus(&mut window, "deal-layout");
    window.type_text("pdptFWpp");
    assert!(window.texts().iter().any(|text| text.starts_with("Character 8: ")), "{:?}", window.texts());
    window.named(Named::Backspace);
    window.type_text("/pWLtSLF/tNEdBNF/ttF1tpp/tFpdtWd/ttBdpWt/ddtFtt");
    assert!(window.texts().iter().any(|text| text.starts_with("One tile is missing.")));
    // The last one with the pointer: only a tree is left, and it is in the hand by itself.
    let at = window.text("g7 ?").expect("the corner").center();
    window.click(at);
    assert!(shows(&mut window, "All 48 tiles lie."), "{:?}", window.texts());
    // A tile that is pressed is taken into the hand.
    for text in ["a1 p", "b1 d", "a1 ?"] {
        let at = window.text(text).expect(text).center();
        window.click(at);
    }
    assert!(window.text("a1 d").is_some() && window.text("b1 ?").is_some(), "{:?}", window.texts());
    // The duck of the hand is laid: the pheasant is what is left.
    let at = window.text("b1 ?").expect("the gap").center();
    window.click(at);
    assert!(shows(&mut window, "All 48 tiles lie."), "{:?}", window.texts());
    window.click_text("○ A player: the games are practice");
    window.click_text("Start game 1");
    assert_eq!(series(&window).purpose, Purpose::Practice);
    let (deal, _) = deal_of(window, folder.path());
    assert_eq!(deal.to_string(), "dpptFWp/pWLtSLF/tNEdBNF/ttF1tpp/tFpdtWd/ttBdpWt/ddtFttt");
    assert!(deal.hidden().tile(Square::CENTRE).is_none());
}

#[test]
fn deals_and_clocks_can_be_chosen_in_every_language() {
    for language in Language::ALL.map(Language::code) {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = open(folder.path(), language);
        two_players(&mut window);
        // Whatever they are called: the third way to deal and the third clock.
        let choices: Vec<String> = window.texts().into_iter().filter(|text| text.starts_with('○')).collect();
        for choice in choices {
            if window.text(&choice).is_some() {
                window.click_text(&choice);
                window.draw();
            }
        }
        window.resize(880.0, 600.0);
        window.scroll(Point::new(500.0, 400.0), 400.0);
        window.draw();
        assert!(window.texts().len() > 20, "{language}");
    }
}

#[test]
fn escape_gives_up_nothing_that_was_typed_of_a_game_on_the_screen() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), "en");
    let is_there = |window: &mut Window| window.place("first-player").is_some();
    ctrl(&mut window, "n");
    window.named(Named::Escape);
    assert!(!is_there(&mut window), "nothing was typed");
    ctrl(&mut window, "n");
    window.fill("first-player", "Zo");
    window.named(Named::Escape);
    assert!(is_there(&mut window) && window.written().iter().any(|text| text == "Zo"), "{:?}", window.written());
    window.click_text("Cancel");
    assert!(!is_there(&mut window), "that is meant");
}

#[test]
fn a_double_click_opens_a_place_and_presses_nothing_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), "en");
    window.app.set_clock(|| DateTime::UNIX_EPOCH.into());
    window.click_text("Series");
    // Where a series is begun it is given up in the same corner.
    let at = window.text("New series").expect("a button").center();
    window.move_to(at);
    for _ in 0..2 {
        window.press();
        window.release();
    }
    assert!(window.place("first-player").is_some(), "{:#?}", window.texts());
}
