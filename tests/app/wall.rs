//! The wall: what a second window shows of a tournament, and the timer of its rounds.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

use std::path::PathBuf;
use std::sync::Mutex;
use std::time::Duration;

use crate::support::commands::Home;
use crate::support::hands::{ctrl, event_of, focus, long_name};
use crate::support::window::Window;
use chrono::{TimeDelta, TimeZone as _, Utc};
use halali::app::hall::{Deed, Message as Hall, Shows};
use halali::app::preferences::Preferences;
use halali::app::screen::tournament::{self, View};
use halali::app::theme::Look;
use halali::app::{Message, Place};
use halali::store::timer;
use halali::tournament::{Clocks, Count, RoundNumber};
use iced::Size;
use iced::keyboard::key::Named;
use uuid::Uuid;

const BEAMER: Size = Size::new(1280.0, 720.0);

fn window(home: &Home, language: &str, look: Look) -> Window {
    window_with(home, language, look, None)
}

fn window_with(home: &Home, language: &str, look: Look, clocks: Option<fn() -> Clocks>) -> Window {
    let preferences = Preferences { language: Some(language.to_owned()), look, ..Preferences::default() };
    let mut window = Window::open(preferences, home.club(), Size::new(1280.0, 800.0));
    if let Some(clocks) = clocks {
        window.app.set_clocks(clocks);
    }
    let id = window.app.club().expect("a club").tournaments[0].id;
    window.update(Message::Went(Place::Tournament(id)));
    window.update(Message::Tournament(tournament::Message::Viewed(View::Hall)));
    window.update(Message::Hall(Hall::WallAsked));
    window
}

fn picture(window: &mut Window, name: &str) {
    window.draw();
    if let Some(folder) = std::env::var_os("HALALI_TEST_PICTURES") {
        window.save(&PathBuf::from(folder).join(format!("wall-{name}.ppm")));
    }
}

fn on_the_wall(window: &mut Window, shows: Option<Shows>) -> Vec<String> {
    window.look_at_wall(None);
    window.update(Message::Hall(Hall::Chosen(shows)));
    window.look_at_wall(Some(BEAMER));
    let clipped = window.clipped();
    assert!(clipped.is_empty(), "{shows:?}: {clipped:#?}");
    window.texts()
}

fn has(texts: &[String], part: &str) -> bool {
    texts.iter().any(|text| text.contains(part))
}

#[test]
fn only_what_is_published_is_on_the_wall() {
    let home = event_of(8, &["--rounds", "3"]);
    let mut window = window(&home, "en", Look::Light);
    let texts = on_the_wall(&mut window, Some(Shows::ByTable));
    assert!(has(&texts, "No round is published yet."), "{texts:#?}");
    window.close();
    home.good(&["tournament", "pair", "last", "--yes"]);
    let mut window = self::window(&home, "en", Look::Light);
    let texts = on_the_wall(&mut window, Some(Shows::ByTable));
    assert!(has(&texts, "No round is published yet."), "a proposal is nobody's business: {texts:#?}");
    // It is published while no wall is open.
    window.look_at_wall(None);
    window.update(Message::Hall(Hall::WallAsked));
    window.update(Message::Tournament(tournament::Message::NextAsked));
    window.update(Message::Hall(Hall::WallAsked));
    let texts = on_the_wall(&mut window, Some(Shows::ByTable));
    assert!(has(&texts, "Round 1 of 3") && has(&texts, "Jürgen 001"), "{texts:#?}");
    window.close();
    for table in ["1", "2", "3", "4"] {
        let pairings = home.json(&["tournament", "pairings", "last"]);
        let place = table.parse::<usize>().expect("a number") - 1;
        let names =
            [0, 1].map(|seat| pairings["tables"][place]["players"][seat]["name"].as_str().expect("a name").to_owned());
        let games = [format!("{} 81+1, {} 20+0", names[0], names[1]), format!("{} 25+0, {} 30+0", names[1], names[0])];
        home.good(&["tournament", "result", "last", table, "-g", &games[0], "-g", &games[1]]);
    }
    let mut window = self::window(&home, "en", Look::Light);
    let texts = on_the_wall(&mut window, Some(Shows::ByTable));
    assert!(!has(&texts, "111") && has(&texts, "Round 1 of 3"), "a result of an open round: {texts:#?}");
    let texts = on_the_wall(&mut window, Some(Shows::Standings));
    assert!(has(&texts, "Standings come with the first round that is closed."), "{texts:#?}");
    window.look_at_wall(None);
    window.update(Message::Tournament(tournament::Message::NextAsked));
    let texts = on_the_wall(&mut window, Some(Shows::Standings));
    assert!(has(&texts, "Standings after round 1") && has(&texts, "111"), "{texts:#?}");
    picture(&mut window, "standings");
    let texts = on_the_wall(&mut window, Some(Shows::ByTable));
    assert!(has(&texts, "111–45"), "{texts:#?}");
    window.look_at_wall(None);
    window.close();
}

#[test]
fn pages_turn_until_everybody_was_there() {
    let home = event_of(64, &["--rounds", "3"]);
    home.good(&["tournament", "pair", "last", "--yes"]);
    home.good(&["tournament", "publish", "last"]);
    for (language, look) in [("fr", Look::Light), ("de", Look::Dark), ("nl", Look::Contrast), ("en", Look::Dark)] {
        let mut window = window(&home, language, look);
        for shows in [Shows::ByTable, Shows::ByName] {
            let mut seen = on_the_wall(&mut window, Some(shows)).join("\n");
            picture(&mut window, &format!("{language}-{shows:?}"));
            let (_, _, pages) = window.app.hall().now().expect("a page");
            assert!(pages > 2, "{pages}");
            for _ in 1..pages {
                window.update(Message::Hall(Hall::Turned));
                assert!(window.clipped().is_empty(), "{:#?}", window.clipped());
                seen += &window.texts().join("\n");
            }
            assert!((1..=64).all(|number| seen.contains(&long_name(number))), "{shows:?}: {seen}");
        }
        // The same letters from twice as near, on a wall of twice the size.
        window.look_at_wall(Some(Size::new(2560.0, 1440.0)));
        let (_, _, pages) = window.app.hall().now().expect("a page");
        assert!(pages > 2, "{pages}");
        for size in [Size::new(480.0, 300.0), Size::new(700.0, 1200.0)] {
            window.look_at_wall(Some(size));
            assert!(window.clipped().is_empty(), "{size:?}: {:#?}", window.clipped());
        }
        window.look_at_wall(None);
        window.close();
    }
}

#[test]
fn a_bracket_is_shown_from_where_it_can_be_read() {
    for (players, format) in [(16, "knockout"), (64, "knockout"), (32, "double-knockout")] {
        let home = event_of(players, &["--format", format]);
        home.good(&["tournament", "pair", "last", "--yes"]);
        // Who meets whom is seen when that is published, and not before.
        let window = self::window(&home, "en", Look::Light);
        assert!(window.app.hall().scene().is_some_and(|scene| scene.bracket.is_none()));
        window.close();
        home.good(&["tournament", "publish", "last"]);
        let mut window = self::window(&home, "fr", Look::Light);
        on_the_wall(&mut window, Some(Shows::Bracket));
        picture(&mut window, &format!("bracket-{format}-{players}"));
        window.look_at_wall(None);
        window.close();
    }
}

/// What the clocks say in the test of the timer.
static NOW: Mutex<Option<Clocks>> = Mutex::new(None);

fn test_clocks() -> Clocks {
    NOW.lock().expect("no panic").expect("a moment")
}

/// So many seconds pass, in which the time of day is set by so many.
fn pass(seconds: u64, set_by: i64) {
    let mut now = NOW.lock().expect("no panic");
    let before = now.unwrap_or(Clocks {
        wall: Utc.with_ymd_and_hms(2026, 11, 28, 19, 0, 0).single().expect("a moment"),
        count: Count { origin: Uuid::from_u128(7), passed: Duration::from_secs(100), may_sleep: false },
    });
    let passed = Duration::from_secs(seconds);
    *now = Some(Clocks {
        wall: before.wall + passed + TimeDelta::seconds(set_by),
        count: Count { passed: before.count.passed + passed, ..before.count },
    });
}

#[test]
fn the_timer_is_right_after_sleep_restart_and_set_clocks() {
    let home = event_of(8, &["--rounds", "3"]);
    home.good(&["tournament", "pair", "last", "--yes"]);
    home.good(&["tournament", "publish", "last"]);
    pass(0, 0);
    let open = || window_with(&home, "en", Look::Light, Some(test_clocks));
    let left = |window: &mut Window| {
        window.update(Message::Hall(Hall::Ticked));
        let id = window.app.club().expect("a club").tournaments[0].id;
        window.app.hall().shown(id).expect("a timer").left.num_seconds()
    };
    let mut window = open();
    let start = Deed::Start(RoundNumber(1), TimeDelta::minutes(50));
    window.update(Message::Hall(Hall::Timer(start)));
    assert_eq!(left(&mut window), 3000);
    // A timer that runs is not started over by a slip of the hand.
    let again = Deed::Start(RoundNumber(1), TimeDelta::minutes(20));
    window.update(Message::Hall(Hall::Timer(again)));
    assert_eq!(left(&mut window), 3000);
    assert!(has(&window.texts(), "50:00"), "{:#?}", window.texts());
    pass(60, 0);
    assert_eq!(left(&mut window), 2940);
    // The time of day is set by eight minutes, forward and back.
    pass(60, 480);
    assert_eq!(left(&mut window), 2880);
    pass(60, -960);
    assert_eq!(left(&mut window), 2820);
    // The machine sleeps for eight minutes.
    pass(480, 0);
    assert_eq!(left(&mut window), 2340);
    // Nobody says goodbye.
    drop(window);
    pass(120, 480);
    std::thread::sleep(Duration::from_millis(200));
    let mut window = open();
    assert_eq!(left(&mut window), 2220);
    window.update(Message::Hall(Hall::Timer(Deed::Pause)));
    pass(600, 0);
    assert_eq!(left(&mut window), 2220);
    window.update(Message::Hall(Hall::Timer(Deed::Extend(TimeDelta::minutes(5)))));
    window.update(Message::Hall(Hall::Timer(Deed::Resume)));
    assert_eq!(left(&mut window), 2520);
    let id = window.app.club().expect("a club").tournaments[0].id;
    let kept = timer(&home.club(), id).expect("readable").expect("a timer");
    assert_eq!(kept.shown(&test_clocks()).left.num_seconds(), 2520);
    let texts = on_the_wall(&mut window, Some(Shows::Timer));
    assert!(has(&texts, "42:00"), "{texts:#?}");
    picture(&mut window, "timer");
    window.look_at_wall(None);
    // It is at the desk too.
    window.update(Message::Tournament(tournament::Message::Viewed(View::Desk)));
    assert!(has(&window.texts(), "42:00"), "{:#?}", window.texts());
    picture(&mut window, "desk");
    window.close();
}

#[test]
fn the_wall_keeps_what_was_wanted_and_closes_by_itself() {
    let home = event_of(8, &["--rounds", "3"]);
    let mut window = window(&home, "en", Look::Light);
    window.fill("wall-notice", "Tea at half past eight");
    let texts = on_the_wall(&mut window, Some(Shows::Notice));
    assert!(!has(&texts, "Tea at"), "half a sentence is nothing for a wall: {texts:#?}");
    window.look_at_wall(None);
    focus(&mut window, "wall-notice");
    window.named(Named::Enter);
    let texts = on_the_wall(&mut window, Some(Shows::Notice));
    assert!(has(&texts, "Tea at half past eight"), "{texts:#?}");
    picture(&mut window, "notice");
    window.look_at_wall(None);
    window.fill("wall-notice", "Tea at nine");
    let texts = on_the_wall(&mut window, Some(Shows::Notice));
    assert!(has(&texts, "Tea at half past eight") && !has(&texts, "nine"), "{texts:#?}");
    let wall = window.app.hall().window().expect("a wall");
    window.named(Named::F11);
    window.look_at_wall(None);
    window.update(Message::CloseAsked(wall));
    assert!(window.app.hall().window().is_none() && window.app.club().is_some(), "only the wall is closed");
    window.close();
    let mut window = self::window(&home, "en", Look::Light);
    assert_eq!(window.app.hall().now().map(|(shows, ..)| shows), Some(Shows::Notice));
    // In turn, where nothing is published, there is the notice alone.
    let texts = on_the_wall(&mut window, None);
    assert!(has(&texts, "Tea at half past eight"), "{texts:#?}");
    window.look_at_wall(None);
    window.close();
}

#[test]
fn the_finder_leads_to_the_wall_and_the_pairings_of_what_is_under_way() {
    let home = event_of(8, &["--rounds", "3"]);
    home.good(&["tournament", "pair", "last", "--yes"]);
    for (language, wall, pairings) in [
        ("en", ["wall", "projector"], "pairings"),
        ("fr", ["mur", "projecteur"], "appariements"),
        ("de", ["wand", "beamer"], "paarungen"),
        ("nl", ["muur", "beamer"], "indeling"),
    ] {
        let preferences = Preferences { language: Some(language.to_owned()), ..Preferences::default() };
        let mut window = Window::open(preferences, home.club(), Size::new(1280.0, 800.0));
        let at = |view| Message::Tournament(tournament::Message::Viewed(view));
        for (words, view, other) in [
            (wall[0].to_owned(), View::Hall, View::Rounds),
            (wall[1].to_owned(), View::Hall, View::Rounds),
            (format!("autumn {pairings}"), View::Rounds, View::Hall),
        ] {
            window.update(Message::Went(Place::Home));
            ctrl(&mut window, "k");
            window.type_text(&words);
            window.named(Named::Enter);
            let found = window.texts();
            window.update(at(view));
            assert_eq!(found, window.texts(), "{language}: {words}");
            window.update(at(other));
            assert_ne!(found, window.texts(), "{language}: {words}");
        }
        window.close();
    }
}

/// Names that are written from right to left, and whatever else names are made of, are drawn like all others.
#[test]
fn names_of_every_script_are_drawn_on_every_screen_and_on_the_wall() {
    let names = ["אברהם", "محمد عبد الله", "Zoë אברהם 7", "🦊 Renard", "李小龙", "ᚠᚢᚦ", "Ана\u{301}", "A"];
    let home = Home::new();
    std::fs::write(home.folder().join("players.csv"), format!("name\n{}\n", names.join("\n"))).expect("a list");
    home.good(&["import", "players", "players.csv", "--yes"]);
    home.good(&["tournament", "new", "גביע", "--format", "knockout"]);
    home.good(&[&["tournament", "enter", "last"][..], &names].concat());
    home.good(&["tournament", "start", "last"]);
    home.good(&["tournament", "pair", "last", "--yes"]);
    home.good(&["tournament", "publish", "last"]);
    let mut window = self::window(&home, "fr", Look::Light);
    for view in [
        View::Desk,
        View::People,
        View::Rounds,
        View::Standings,
        View::Crosstable,
        View::Bracket,
        View::Papers,
        View::Hall,
        View::History,
    ] {
        window.update(Message::Tournament(tournament::Message::Viewed(view)));
        window.paint();
        picture(&mut window, &format!("scripts-{view:?}"));
    }
    let player = window.app.club().expect("a club").people.iter().next().expect("a player").id;
    for place in [Place::Home, Place::Players, Place::Player(player), Place::Standings, Place::Log, Place::Evening] {
        window.update(Message::Went(place));
        window.paint();
    }
    for shows in [Shows::ByTable, Shows::ByName, Shows::Bracket] {
        on_the_wall(&mut window, Some(shows));
        window.paint();
        picture(&mut window, &format!("scripts-wall-{shows:?}"));
    }
    window.look_at_wall(None);
    window.update(Message::Hall(Hall::Notice("א ".repeat(900))));
    window.update(Message::Hall(Hall::Noticed));
    on_the_wall(&mut window, Some(Shows::Notice));
    window.paint();
    picture(&mut window, "scripts-notice");
    window.look_at_wall(None);
    window.close();
}
