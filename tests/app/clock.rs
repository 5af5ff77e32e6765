//! The clock of a game where time does not pass as it should: over before the next look, slept through, and set back.

#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use std::cell::Cell;
use std::thread::sleep;
use std::time::Duration;

use crate::play::wait_for;
use crate::support::hands::shows;
use crate::support::table::{SERIES, at, at_table, club, live, square};
use crate::support::window::Window;
use chrono::{DateTime, Local, TimeDelta};
use halali::app::{Message, play};
use halali::club::{Clock, Purpose, Seat, TimeControl};
use halali::rules::{Ending, Loss, Side};
use iced::keyboard::key::Named;

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
        let facts = club.series(crate::support::clubs::series(SERIES)).expect("the series");
        let lost = |ending: &Ending| matches!(ending, Ending::Lost { how: Loss::Time, loser: Side::Animals, .. });
        assert!(lost(&facts.games()[0].ending), "{:?}", facts.games());
        assert_eq!(facts.games()[0].at_fault(), Some(Seat::First));
    }
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
