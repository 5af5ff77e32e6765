//! The clock of a game where time does not pass as it should: over before the next look, slept through, and set back.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

use std::cell::Cell;
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use crate::play::wait_for;
use crate::support::clubs::{holder, series};
use crate::support::hands::{ctrl, shows};
use crate::support::table::{SERIES, agreeing, at, at_table, choose, club, live, square};
use crate::support::window::Window;
use chrono::{DateTime, Local, TimeDelta};
use halali::app::{Message, Place, play};
use halali::club::{Clock, GameId, LiveEvent, Purpose, Seat, TimeControl};
use halali::rules::{Ending, Loss, Random, Side};
use halali::store::{Opened, open};
use iced::keyboard::key::Named;
use uuid::Uuid;

thread_local! {
    /// What the clock on the wall says.
    static WALL: Cell<DateTime<Local>> = Cell::new(Local::now());
}

fn clock(window: &Window) -> Clock {
    *live(window).clock().expect("a clock")
}

fn say(window: &mut Window, message: play::Message) {
    window.update(Message::Play(message));
}

fn turn_up(window: &mut Window, name: &str) {
    let at = square(window, at(name)).center();
    window.click(at);
}

#[test]
fn whose_time_is_over_acts_no_more_although_no_tick_has_said_so() {
    for by_keys in [false, true] {
        let folder = tempfile::tempdir().expect("a folder");
        let control = TimeControl { main: Duration::from_millis(300), increment: Duration::from_secs(10) };
        let mut window = at_table(club(folder.path(), 41, Purpose::Counted, Some(control)));
        say(&mut window, play::Message::ClockPressed);
        assert_eq!(clock(&window).running(), Some(Side::Animals));
        sleep(Duration::from_millis(310));
        if by_keys {
            window.type_text("a1");
            window.named(Named::Enter);
        } else {
            turn_up(&mut window, "a1");
        }
        let club = window.app.club().expect("a club").clone();
        let facts = club.series(series(SERIES)).expect("the series");
        let lost = |ending: &Ending| matches!(ending, Ending::Lost { how: Loss::Time, loser: Side::Animals, .. });
        assert!(lost(&facts.games()[0].ending), "{:?}", facts.games());
        assert_eq!(facts.games()[0].at_fault(), Some(Seat::First));
    }
}

/// Taking back gives no time back: the clock of whoever is to move then goes on from where it stood, down to its end.
#[test]
fn time_that_was_used_stays_used_when_an_action_is_taken_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let control = TimeControl { main: Duration::from_millis(1500), increment: Duration::ZERO };
    let mut window = at_table(club(folder.path(), 45, Purpose::Practice, Some(control)));
    say(&mut window, play::Message::ClockPressed);
    sleep(Duration::from_millis(400));
    turn_up(&mut window, "a1");
    let used = clock(&window);
    assert_eq!(used.running(), Some(Side::Humans));
    assert!(used.left()[Side::Animals] <= Duration::from_millis(1100), "{used:?}");
    ctrl(&mut window, "z");
    let back = clock(&window);
    assert!(live(&window).game().is_empty());
    assert_eq!(back.running(), Some(Side::Animals));
    assert_eq!(back.left()[Side::Animals], used.left()[Side::Animals]);
    assert!(back.left()[Side::Humans] <= used.left()[Side::Humans]);
    sleep(back.left()[Side::Animals] + Duration::from_millis(20));
    say(&mut window, play::Message::Ticked);
    let facts = window.app.club().expect("a club").series(series(SERIES)).expect("the series");
    let lost = |ending: &Ending| matches!(ending, Ending::Lost { how: Loss::Time, loser: Side::Animals, .. });
    assert!(lost(&facts.games()[0].ending), "{:?}", facts.games());
}

#[test]
fn sleep_and_set_clocks_take_no_time_and_the_times_are_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = club(folder.path(), 42, Purpose::Counted, TimeControl::new(15, 10));
    let mut window = at_table(path.clone());
    window.app.set_clock(|| WALL.get());
    let pass = |hours: i64| WALL.set(WALL.get() + TimeDelta::hours(hours));
    say(&mut window, play::Message::ClockPressed);
    turn_up(&mut window, "a1");
    assert_eq!((live(&window).game().len(), clock(&window).running()), (1, Some(Side::Humans)));
    // The lid was shut for an hour, and whoever opens it acts before the clock ticks.
    pass(1);
    let before = clock(&window).left();
    turn_up(&mut window, "g7");
    assert_eq!((live(&window).game().len(), clock(&window).running()), (1, None));
    assert_eq!(clock(&window).left(), before);
    assert!(shows(&mut window, "The clock was paused"), "{:#?}", window.texts());
    say(&mut window, play::Message::Agreed);
    assert_eq!(clock(&window).running(), Some(Side::Humans));
    // Set back, the clock on the wall gives and takes nothing.
    pass(-2);
    crate::support::table::rest(&mut window);
    turn_up(&mut window, "g7");
    assert_eq!((live(&window).game().len(), clock(&window).running()), (2, Some(Side::Animals)));
    let left = clock(&window).left();
    assert!(left.humans > Duration::from_secs(895) && left.humans <= Duration::from_secs(910), "{left:?}");
    // The plug is pulled: the same times, and they stand.
    drop(window);
    wait_for(&path);
    let window = at_table(path);
    assert_eq!(clock(&window).running(), None);
    for side in [Side::Animals, Side::Humans] {
        assert!(clock(&window).left()[side].abs_diff(left[side]) < Duration::from_secs(1), "{side:?}");
    }
}

/// What is stored of the game, as somebody reads it who does not write.
fn stored(path: &Path) -> Vec<LiveEvent> {
    let Ok(Opened::ForReading { club, .. }) = open(path, &holder()) else { panic!("the window has it") };
    club.live_events(GameId(Uuid::from_u128(0x3000))).expect("events")
}

/// However a game ends, both clocks stop with that, and nothing changes the times from then on: no tick, no press, no look at
/// the game once its end is undone.
#[test]
fn however_a_game_ends_its_times_stand_from_then_on() {
    use play::Question;
    let asked = |question: Question| vec![play::Message::Asked(question), play::Message::Agreed];
    let conceded = asked(Question::Concede);
    let adjudicated = asked(Question::Adjudicate(play::Adjudicated::default()));
    for (how, acts) in [
        ("agreed", agreeing()),
        ("conceded", conceded),
        ("adjudicated", adjudicated),
        ("time", vec![play::Message::Ticked]),
        ("played to its end", Vec::new()),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let main = if how == "time" { Duration::from_millis(400) } else { Duration::from_secs(900) };
        let control = TimeControl { main, increment: Duration::ZERO };
        let path = club(folder.path(), 43, Purpose::Counted, Some(control));
        let mut window = at_table(path.clone());
        say(&mut window, play::Message::ClockPressed);
        let mut random = Random::new(43);
        loop {
            let action = choose(live(&window).game(), &mut random);
            window.type_text(&action.to_string());
            window.named(Named::Enter);
            if !acts.is_empty() || window.app.playing().expect("it").table().is_none() {
                break;
            }
        }
        if how == "time" {
            sleep(main);
        }
        for act in &acts {
            let under_way = window.begin(Message::Play(act.clone()));
            let is_last = acts.last().is_some_and(|last| format!("{last:?}") == format!("{act:?}"));
            if is_last {
                assert_eq!(clock(&window).running(), None, "{how}: before anything is written");
            }
            window.run(under_way);
        }
        assert!(window.app.playing().expect("it").table().is_none(), "{how}: {:?}", window.texts());
        let before = stored(&path);
        sleep(Duration::from_millis(60));
        for late in [
            play::Message::Ticked,
            play::Message::ClockPressed,
            play::Message::Agreed,
            play::Message::Asked(Question::TakeBack { length: 1 }),
            play::Message::Agreed,
        ] {
            say(&mut window, late);
        }
        assert_eq!(stored(&path), before, "{how}");
        // Whoever undoes the end goes on with the times as they stood, and both are paused.
        window.update(Message::Went(Place::Home));
        window.update(Message::Undo);
        sleep(Duration::from_millis(60));
        window.update(Message::Went(Place::Play(series(SERIES))));
        if how != "played to its end" {
            let kept = before.last().and_then(|event| event.left).expect("times");
            let (left, running) = (clock(&window).left(), clock(&window).running());
            assert_eq!((left, running), (kept, None), "{how}");
        }
        assert_eq!(stored(&path), before, "{how}");
        window.close();
    }
}

/// A turn that is thought about and left in the middle has taken its time.
#[test]
fn the_time_of_a_turn_is_not_given_back_to_whoever_closes_the_window() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = club(folder.path(), 44, Purpose::Counted, TimeControl::new(15, 0));
    let mut window = at_table(path.clone());
    say(&mut window, play::Message::ClockPressed);
    turn_up(&mut window, "a1");
    let before = clock(&window).left();
    for _ in 0..12 {
        sleep(Duration::from_millis(100));
        say(&mut window, play::Message::Ticked);
    }
    let seen = clock(&window).left();
    assert!(seen.humans + Duration::from_secs(1) < before.humans, "{seen:?}");
    drop(window);
    wait_for(&path);
    let window = at_table(path);
    let left = clock(&window).left();
    for side in [Side::Animals, Side::Humans] {
        assert!(left[side].abs_diff(seen[side]) < Duration::from_secs(1), "{left:?} {seen:?}");
    }
    assert!(left.humans + Duration::from_millis(500) < before.humans, "{left:?} {before:?}");
    assert_eq!(clock(&window).running(), None);
}
