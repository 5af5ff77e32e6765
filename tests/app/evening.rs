//! An evening in the window: who is here, who plays whom, paper results by one key, and how it stands.

#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use std::cell::Cell;
use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::support::desk::{Desk, SWISS, date as cup_date};
use crate::support::hands::{ctrl, in_language, shows};
use crate::support::window::Window;
use chrono::{DateTime, Days, Local, NaiveDate, TimeZone as _};
use halali::app::Message;
use halali::app::desk::Club;
use halali::app::preferences::Preferences;
use halali::app::screen::evening;
use halali::app::theme::Look;
use halali::club::{Command, Length, PlayerId, Ranking, Seat, Seats, Series, SeriesBook, SeriesId, standings};
use halali::words::Language;
use iced::futures::executor::block_on;
use iced::keyboard::key::{Code, Named, Physical};
use iced::keyboard::{self, Key, Location, Modifiers};
use iced::{Event, Size};
use uuid::Uuid;

/// A result as it is typed: 90 to 115 for whoever has the animals first.
const RESULT: [&str; 8] = ["60", "1", "45", "0", "30", "0", "70", "0"];

thread_local! {
    /// What the clock of a test says.
    static CLOCK: Cell<DateTime<Local>> = Cell::new(Local::now());
}

fn date(day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(2090, 11, day).expect("a date")
}

/// Puts the clock to a time of a November long after whatever the log holds.
fn set_clock(window: &mut Window, day: u32, hour: u32) {
    let time = date(day).and_hms_opt(hour, 10, 0).expect("a time");
    CLOCK.set(Local.from_local_datetime(&time).earliest().expect("a moment"));
    window.app.set_clock(|| CLOCK.get());
}

fn tick(window: &mut Window) {
    window.update(Message::Evening(evening::Message::Ticked));
}

/// The window on an evening in November 2090.
fn open_on(folder: &Path, day: u32, hour: u32) -> Window {
    let preferences = in_language("en");
    let mut window = Window::open(preferences, folder.join("club.halaliclub"), Size::new(1280.0, 1200.0));
    set_clock(&mut window, day, hour);
    go_to_evening(&mut window);
    window
}

/// The least time that some work takes, which is hardly more when others work too.
fn least(mut work: impl FnMut()) -> Duration {
    let times = (0..7).map(|_| {
        let start = Instant::now();
        work();
        start.elapsed()
    });
    times.min().expect("times")
}

fn club(window: &Window) -> Arc<Club> {
    window.app.club().expect("a club").clone()
}

fn open_with(folder: &Path, preferences: Preferences, size: Size) -> Window {
    let mut window = Window::open(preferences, folder.join("club.halaliclub"), size);
    go_to_evening(&mut window);
    window
}

fn open(folder: &Path) -> Window {
    let preferences = in_language("en");
    open_with(folder, preferences, Size::new(1180.0, 780.0))
}

fn go_to_evening(window: &mut Window) {
    window.key(Key::Character("2".into()), Modifiers::CTRL);
}

/// Types who comes in, newcomers and all, and leaves the field.
fn arrive(window: &mut Window, names: &[&str]) {
    window.type_text("+");
    for name in names {
        window.type_text(name);
        window.named(Named::Enter);
    }
    window.named(Named::Escape);
}

fn enter(window: &mut Window, figures: &[&str]) {
    for figure in figures {
        window.type_text(figure);
        window.named(Named::Enter);
    }
}

/// How often a text is to be seen.
fn count(window: &mut Window, text: &str) -> usize {
    window.texts().iter().filter(|found| *found == text).count()
}

#[test]
fn who_is_taken_off_the_list_again_keeps_nobody_at_a_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    arrive(&mut window, &["Zoë", "Max"]);
    window.named(Named::Enter);
    assert_eq!(count(&mut window, "table 1"), 2);
    ctrl(&mut window, "z");
    assert!(shows(&mut window, "1 here, 1 free"), "{:#?}", window.texts());
    assert!(window.texts().iter().all(|text| !text.contains("has the animals")), "{:#?}", window.texts());
    assert!(shows(
        &mut window,
        "Nobody is playing. Two who are sent to a table show up here until their result is in."
    ));
    // The table comes back with the name.
    ctrl(&mut window, "y");
    assert!(shows(&mut window, "2 here, 0 free"));
    assert_eq!(count(&mut window, "table 1"), 2);
}

#[test]
fn an_evening_goes_by_keys_from_people_to_standings() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    assert!(shows(
        &mut window,
        "Tick who is here, or type a name. As soon as two are free, it says here who could play whom."
    ));
    arrive(&mut window, &["Zoë", "Max", "Gaston"]);
    assert!(shows(&mut window, "3 here, 3 free"), "{:#?}", window.texts());
    assert!(shows(&mut window, "waiting: just now · never met"));
    assert!(shows(&mut window, "waits for an opponent, just now"), "who came last is left over");
    window.named(Named::Enter);
    assert!(shows(&mut window, "3 here, 1 free"));
    assert!(shows(&mut window, "waits for an opponent, just now"));
    assert!(!shows(&mut window, "Nobody is waiting for an opponent."), "somebody is");
    assert_eq!(count(&mut window, "table 1"), 2);
    // Its number is the key of its paper result.
    window.type_text("1");
    assert!(window.texts().iter().any(|text| text.starts_with("Table 1")), "{:?}", window.texts());
    enter(&mut window, &RESULT);
    assert!(shows(&mut window, "3 here, 3 free"), "back on the evening: {:#?}", window.texts());
    let club = window.app.club().expect("a club").clone();
    let table = standings(club.series.iter(), &club.settings.scale, Ranking::Total);
    let named: Vec<_> = table.iter().map(|line| (club.people.label(line.player), line.points.0)).collect();
    assert_eq!(named, [("Max".to_owned(), 115), ("Zoë".to_owned(), 90)]);
    assert!(shows(&mut window, "Tonight’s standings") && shows(&mut window, "115") && shows(&mut window, "90"));
    // Who has waited longest is in, and nobody repeats: the two have just got up from their table.
    assert!(shows(&mut window, "waiting: just now · never met"));
    window.named(Named::Enter);
    assert_eq!(count(&mut window, "table 1"), 2);
    // The program is stopped without a word; who is here and who sits where is still known.
    drop(window);
    let mut window = open(folder.path());
    assert!(shows(&mut window, "3 here, 1 free"), "{:#?}", window.texts());
    assert_eq!(count(&mut window, "table 1"), 2);
}

#[test]
fn undoing_a_result_brings_its_table_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    arrive(&mut window, &["Zoë", "Max"]);
    window.named(Named::Enter);
    window.type_text("1");
    enter(&mut window, &RESULT);
    assert!(shows(&mut window, "2 here, 2 free"));
    assert!(shows(&mut window, "waiting: just now · met already tonight"));
    window.key(Key::Character("z".into()), Modifiers::CTRL);
    assert!(shows(&mut window, "2 here, 0 free"));
    assert!(shows(&mut window, "Nobody is waiting for an opponent."));
}

#[test]
fn a_table_that_was_taken_away_comes_back_with_its_sheet_before_undo_goes_further() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    arrive(&mut window, &["Zoë", "Max"]);
    window.named(Named::Enter);
    window.type_text("1");
    window.type_text("61");
    go_to_evening(&mut window);
    let people = |window: &Window| club(window).people.iter().count();
    for by_key in [false, true] {
        window.click_text("×");
        assert!(shows(&mut window, "2 here, 2 free"));
        assert!(window.texts().iter().any(|text| text.starts_with("Table 1 is taken away: ")), "{:#?}", window.texts());
        if by_key {
            ctrl(&mut window, "z");
        } else {
            window.click_text("Bring it back");
        }
        assert_eq!((count(&mut window, "table 1"), people(&window)), (2, 2), "{:#?}", window.texts());
        assert!(!shows(&mut window, "Bring it back"));
    }
    window.type_text("1");
    let missing = "Game 1: tiles out of Zoë are missing. None is 0.";
    let other = "Game 1: tiles out of Max are missing. None is 0.";
    assert!(shows(&mut window, missing) || shows(&mut window, other), "the points: {:#?}", window.texts());
    go_to_evening(&mut window);
    // What was done since is undone first, and whoever sits at a table again has no other one to come back to.
    window.click_text("×");
    arrive(&mut window, &["Ann"]);
    assert!(!shows(&mut window, "Bring it back"));
    ctrl(&mut window, "z");
    assert_eq!(people(&window), 2);
    window.named(Named::Enter);
    window.click_text("×");
    window.named(Named::Enter);
    assert!(!shows(&mut window, "Bring it back"));
    ctrl(&mut window, "z");
    assert_eq!(people(&window), 1);
}

#[test]
fn a_table_takes_its_games_one_by_one_and_each_table_has_its_own_draft() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    // All of the form is in sight.
    window.resize(1180.0, 1200.0);
    arrive(&mut window, &["Zoë", "Max", "Ann", "Ben"]);
    window.named(Named::Enter);
    window.named(Named::Enter);
    assert!(shows(&mut window, "4 here, 0 free"));
    // Half a result at each table.
    for (table, figure) in [("1", "61"), ("2", "62")] {
        window.type_text(table);
        window.type_text(figure);
        go_to_evening(&mut window);
    }
    // The first table's form goes on with what was typed there. Only the first game is over.
    window.type_text("1");
    window.named(Named::Enter);
    enter(&mut window, &["0", "45", "0"]);
    window.click_text("Record the first game");
    assert!(shows(&mut window, "After game 1: 61–45"), "{:#?}", window.texts());
    window.type_text("1");
    assert!(shows(&mut window, "Record game 2"));
    enter(&mut window, &["30", "0", "20", "0"]);
    assert!(shows(&mut window, "4 here, 2 free"), "{:#?}", window.texts());
    window.type_text("2");
    window.named(Named::Enter);
    enter(&mut window, &["0", "45", "0", "30", "0", "20", "0"]);
    assert!(shows(&mut window, "92"), "62 points of the draft, and 30: {:#?}", window.texts());
}

#[test]
fn the_organiser_has_the_last_word_on_who_plays_whom() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    arrive(&mut window, &["Ann", "Ben", "Cleo", "Dan", "Eve"]);
    assert!(shows(&mut window, "waits for an opponent, just now"));
    // A name stands among the people, and then in the proposals.
    let press = |window: &mut Window, name: &str| {
        let places: Vec<_> = window.found().into_iter().filter(|(.., text)| text == name).collect();
        let (_, place, _) = places.last().expect(name);
        window.click(place.center());
    };
    press(&mut window, "Ann");
    assert!(shows(&mut window, "Ann changes places with whoever you press next."));
    press(&mut window, "Eve");
    let by_hand = window.texts().iter().filter(|text| text.starts_with("by hand")).count();
    assert_eq!(by_hand, 1, "{:#?}", window.texts());
    window.click_text("Back to the program’s proposals");
    assert!(!window.texts().iter().any(|text| text.starts_with("by hand")));
    // Somebody goes home, and is back by mistake.
    window.click_text("Ann");
    assert!(shows(&mut window, "4 here, 4 free"));
    window.click_text("Ann");
    assert!(shows(&mut window, "5 here, 5 free"));
}

#[test]
fn a_proposal_can_go_to_the_screen_and_is_resumed_from_its_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    arrive(&mut window, &["Zoë", "Max"]);
    window.click_text("On the screen");
    // Who opens is drawn already; Enter starts the game.
    window.named(Named::Enter);
    assert!(window.app.playing().is_some(), "{:#?}", window.texts());
    window.click_text("Menu");
    window.click_text("Stop here; the game is kept");
    assert!(shows(&mut window, "Game 1 on the screen, 0 actions, 0–0"), "{:#?}", window.texts());
    // A key too many does not make two results of one game: it leads back to it, and another one back to the evening.
    window.type_text("1");
    assert!(window.app.playing().is_some());
    window.type_text("a1");
    window.named(Named::Escape);
    assert!(window.app.playing().is_some(), "what is typed is put down first");
    window.named(Named::Escape);
    assert!(shows(&mut window, "Game 1 on the screen, 0 actions, 0–0"), "{:#?}", window.texts());
}

#[test]
fn enter_in_the_empty_field_sends_the_chosen_pair_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    assert!(!shows(&mut window, "Not here"), "nobody is on the list: {:#?}", window.texts());
    arrive(&mut window, &["Zoë", "Max", "Ann", "Ben"]);
    // Whoever typed the last name has the keyboard in the field still, and reads that Enter sends the pair.
    window.type_text("+");
    let held = keyboard::Event::KeyPressed {
        key: Key::Named(Named::Enter),
        modified_key: Key::Named(Named::Enter),
        physical_key: Physical::Code(Code::Enter),
        location: Location::Standard,
        modifiers: Modifiers::empty(),
        text: None,
        repeat: true,
    };
    window.send(&[Event::Keyboard(held.clone())]);
    assert!(shows(&mut window, "4 here, 4 free"), "who holds the key down means one thing");
    window.named(Named::Enter);
    window.send(&[Event::Keyboard(held)]);
    assert!(shows(&mut window, "4 here, 2 free"), "{:#?}", window.texts());
}

#[test]
fn the_forms_of_a_table_lead_back_to_the_evening_and_keep_what_is_typed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    window.resize(1180.0, 1200.0);
    arrive(&mut window, &["Zoë", "Max"]);
    window.named(Named::Enter);
    window.type_text("1");
    window.type_text("61");
    window.named(Named::Escape);
    assert!(shows(&mut window, "2 here, 0 free"), "{:#?}", window.texts());
    window.type_text("1");
    window.named(Named::Enter);
    enter(&mut window, &["0", "45", "0"]);
    window.click_text("Leave and keep");
    assert!(shows(&mut window, "2 here, 0 free"), "{:#?}", window.texts());
    window.type_text("1");
    window.click_text("Record the first game");
    // The form of the second game leads there too.
    window.type_text("1");
    assert!(shows(&mut window, "Record game 2"));
    window.named(Named::Escape);
    assert!(shows(&mut window, "After game 1: 61–45"), "{:#?}", window.texts());
    window.type_text("1");
    window.click_text("Cancel");
    assert!(shows(&mut window, "After game 1: 61–45"), "{:#?}", window.texts());
}

#[test]
fn sixty_people_can_be_shown_at_every_size_in_every_language_and_look() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    let names: Vec<String> = (0..60).map(|number| format!("Player with a long name {number:02}")).collect();
    arrive(&mut window, &names.iter().map(String::as_str).collect::<Vec<_>>());
    assert!(shows(&mut window, "60 here, 60 free"));
    let ticks = least(|| tick(&mut window));
    assert!(ticks < Duration::from_millis(200), "{ticks:?} to pair sixty people");
    for _ in 0..12 {
        window.named(Named::Enter);
    }
    assert!(shows(&mut window, "60 here, 36 free"));
    // There is a table 1 and a table 12: the first digit waits for the second.
    window.type_text("1");
    assert!(shows(&mut window, "Table 1… Enter, or one more digit"));
    window.type_text("2");
    assert!(window.texts().iter().any(|text| text.starts_with("Table 1")), "{:?}", window.texts());
    window.close();
    for language in Language::ALL.map(Language::code) {
        for look in Look::ALL {
            for size in [Size::new(880.0, 600.0), Size::new(1024.0, 700.0), Size::new(2560.0, 1440.0)] {
                let preferences = Preferences { language: Some(language.to_owned()), look, ..Preferences::default() };
                let mut window = open_with(folder.path(), preferences, size);
                window.draw();
                assert!(window.texts().len() > 60, "{language} {look:?} {size:?}");
            }
        }
    }
}

#[test]
fn a_tick_costs_little_however_many_series_there_are() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    arrive(&mut window, &["Ann", "Ben", "Cleo", "Dan"]);
    let shown = club(&window);
    let people: Vec<PlayerId> = shown.people.iter().map(|player| player.id).collect();
    let series: SeriesBook = (0..100_000_u32)
        .map(|number| {
            let players = Seats { first: people[number as usize % 4], second: people[(number as usize + 1) % 4] };
            let date = date(1) - Days::new(u64::from(100_000 - number) / 100);
            Series::new(SeriesId(Uuid::from_u128(number.into())), players, date, Length::TWO).expect("a series")
        })
        .collect();
    let large = Club { series: Arc::new(series), ..Club::clone(&shown) };
    let series = large.series.clone();
    window.update(Message::Shown(Ok(Arc::new(large))));
    let walk = least(|| {
        let last: HashMap<_, _> =
            series.iter().flat_map(|series| Seat::BOTH.map(|seat| (series.players()[seat], series.date))).collect();
        assert_eq!(last.len(), 4);
    });
    let ticks = least(|| tick(&mut window));
    assert!(ticks < walk / 4, "{ticks:?} for a tick, {walk:?} to go through all series");
}

#[test]
fn a_window_that_is_left_open_turns_to_the_next_evening() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open_on(folder.path(), 3, 20);
    arrive(&mut window, &["Ann", "Ben", "Cleo", "Dan"]);
    window.named(Named::Enter);
    window.named(Named::Enter);
    assert!(shows(&mut window, "4 here, 0 free"));
    // After midnight it is still the same evening, for the result too.
    set_clock(&mut window, 4, 0);
    tick(&mut window);
    assert!(shows(&mut window, "4 here, 0 free"));
    for table in ["1", "2"] {
        window.type_text(table);
        enter(&mut window, &RESULT);
    }
    assert!(shows(&mut window, "4 here, 4 free"), "{:#?}", window.texts());
    assert!(shows(&mut window, "Tonight’s standings"));
    assert!(club(&window).series.iter().all(|series| series.date == date(3)));
    // So it is in the form that knows of no evening.
    window.key(Key::Character("r".into()), Modifiers::CTRL);
    for name in ["Ann", "Cleo"] {
        window.type_text(name);
        window.named(Named::Enter);
    }
    enter(&mut window, &RESULT);
    assert_eq!(club(&window).series.iter().filter(|series| series.date == date(3)).count(), 3);
    window.key(Key::Character("z".into()), Modifiers::CTRL);
    go_to_evening(&mut window);
    // A week later nobody is here yet.
    set_clock(&mut window, 10, 19);
    tick(&mut window);
    assert!(shows(&mut window, "0 here, 0 free"), "{:#?}", window.texts());
    assert!(!shows(&mut window, "Results"));
    arrive(&mut window, &["Ann"]);
    // The evening before can be looked at, the latest result first, until this one is over.
    window.fill("evening-date", "3 Nov 2090");
    window.named(Named::Escape);
    let texts = window.texts();
    assert!(texts.iter().any(|text| text == "Results"), "{texts:#?}");
    let last = |name: &str| texts.iter().rposition(|text| text == name).expect(name);
    assert!(last("Cleo") < last("Ann"), "{texts:#?}");
    set_clock(&mut window, 11, 7);
    tick(&mut window);
    assert!(shows(&mut window, "0 here, 0 free"), "{:#?}", window.texts());
    set_clock(&mut window, 10, 20);
    tick(&mut window);
    assert!(!shows(&mut window, "0 here, 0 free"), "the choice of that evening holds on it");
}

#[test]
fn the_draft_of_another_evening_is_not_gone_on_with() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open_on(folder.path(), 3, 20);
    for (day, figure) in [(3, "61"), (10, "60")] {
        set_clock(&mut window, day, 20);
        go_to_evening(&mut window);
        arrive(&mut window, &["Zoë", "Max"]);
        window.named(Named::Enter);
        window.type_text("1");
        window.type_text(figure);
    }
    window.named(Named::Enter);
    enter(&mut window, &RESULT[1..]);
    let club = club(&window);
    assert_eq!(club.series.len(), 1, "{:#?}", window.texts());
    let series = club.series.get(0).expect("a series");
    assert_eq!(series.date, date(10));
    let points = series.result().points;
    assert_eq!((points.first.0.min(points.second.0), points.first.0.max(points.second.0)), (90, 115));
}

#[test]
fn enter_in_the_date_sends_nobody_to_a_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    arrive(&mut window, &["Zoë", "Max"]);
    let place = window.place("evening-date").expect("the date");
    window.click(place.center());
    window.named(Named::Enter);
    assert!(shows(&mut window, "2 here, 2 free"), "{:#?}", window.texts());
}

#[test]
fn what_is_kept_and_makes_no_sense_is_set_aside() {
    for rubbish in [&b"\0\0\0\0"[..], &[0xFF, 0xFE], b"{\"evenings\": 3}"] {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("club.halaliclub.evening");
        let aside = folder.path().join("club.halaliclub.evening.unreadable-1");
        fs::write(&file, rubbish).expect("a file");
        let mut window = open(folder.path());
        let says = |window: &mut Window| {
            window.texts().iter().any(|text| text.contains("cannot be made out") && text.contains("unreadable-1"))
        };
        assert!(says(&mut window), "{:#?}", window.texts());
        arrive(&mut window, &["Zoë"]);
        assert!(shows(&mut window, "1 here, 1 free"));
        assert!(says(&mut window), "until the screen is left");
        assert_eq!(fs::read(&aside).expect("what was there"), rubbish);
        drop(window);
        assert!(!says(&mut open(folder.path())));
    }
}

#[test]
fn who_turns_out_to_be_a_double_stays_at_the_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    arrive(&mut window, &["Zoë", "Max", "Zoé M"]);
    let people = club(&window).people.clone();
    let id = |name: &str| people.iter().find(|player| player.profile.name.as_str() == name).expect(name).id;
    window.named(Named::Enter);
    assert!(shows(&mut window, "3 here, 1 free"));
    let merge = Command::MergePlayers { from: id("Zoë"), into: id("Zoé M") };
    let merged = window
        .app
        .worker()
        .ask(move |desk| desk.act(&merge.into(), None, Language::English, &|_| std::ops::ControlFlow::Continue(())));
    window.update(Message::Shown(block_on(merged)));
    assert!(shows(&mut window, "2 here, 0 free"), "{:#?}", window.texts());
    drop(window);
    assert!(shows(&mut open(folder.path()), "2 here, 0 free"));
}

#[test]
fn tables_of_a_tournament_are_left_to_its_desk_and_count_tonight() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::started(folder.path(), 4, SWISS);
    let round = desk.pair(&[(1, 2), (3, 4)], &[]).expect("a round");
    desk.play(round, 2, (60, 45));
    desk.club.close().expect("closed");
    let mut window = Window::open(in_language("en"), folder.path().join("club.halaliclub"), Size::new(1280.0, 1200.0));
    let time = cup_date().and_hms_opt(20, 10, 0).expect("a time");
    CLOCK.set(Local.from_local_datetime(&time).earliest().expect("a moment"));
    window.app.set_clock(|| CLOCK.get());
    go_to_evening(&mut window);
    // Nobody is sent to a table of the evening by a round, and what was played there counts.
    assert!(shows(&mut window, "0 here, 0 free"), "{:#?}", window.texts());
    assert_eq!(count(&mut window, "table 1"), 0, "{:#?}", window.texts());
    assert!(shows(&mut window, "Tonight’s standings") && shows(&mut window, "Results"));
    // Whoever still plays the round is not to be had; those who have finished are.
    arrive(&mut window, &["Player 1", "Player 3", "Player 4"]);
    assert!(shows(&mut window, "2 here, 2 free"), "{:#?}", window.texts());
    window.named(Named::Enter);
    assert!(shows(&mut window, "2 here, 0 free"), "{:#?}", window.texts());
    window.type_text("1");
    enter(&mut window, &RESULT);
    assert!(shows(&mut window, "2 here, 2 free"), "{:#?}", window.texts());
    assert_eq!(club(&window).series.len(), 3);
}
