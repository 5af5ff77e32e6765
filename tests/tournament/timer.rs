//! The timer of a round under everything that can become of the machine and its clocks.
#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};
use halali::store::{StoreError, keep_timer, timer};
use halali::tournament::{Clocks, Colour, Count, Found, RoundNumber, RoundTimer, TimerRefusal, TournamentId, Warnings};
use uuid::Uuid;

/// A machine whose time passes as it is told.
#[derive(Clone)]
struct Machine {
    /// What has really passed.
    truth: TimeDelta,
    clocks: Clocks,
}

impl Machine {
    /// One that tells the time since its start, as Linux does, or one where the program has to count by itself.
    fn new(tells: bool) -> Machine {
        let count = Count { origin: Uuid::from_u128(1), passed: Duration::from_secs(5000), may_sleep: !tells };
        let wall = DateTime::<Utc>::from_timestamp(1_796_000_000, 0).expect("a moment");
        Machine { truth: TimeDelta::zero(), clocks: Clocks { wall, count } }
    }

    fn pass(&mut self, time: TimeDelta) {
        self.truth += time;
        self.clocks.wall += time;
        self.clocks.count.passed += time.to_std().expect("forward");
    }

    fn sleep(&mut self, time: TimeDelta) {
        let passed = self.clocks.count.passed;
        self.pass(time);
        if self.clocks.count.may_sleep {
            self.clocks.count.passed = passed;
        }
    }

    fn set(&mut self, by: TimeDelta) {
        self.clocks.wall += by;
    }

    /// The program is killed and started again.
    fn restart_program(&mut self) {
        if self.clocks.count.may_sleep {
            self.clocks.count = Count { origin: Uuid::now_v7(), passed: Duration::ZERO, may_sleep: true };
        }
    }

    fn reboot(&mut self, time: TimeDelta) {
        self.pass(time);
        let may_sleep = self.clocks.count.may_sleep;
        self.clocks.count = Count { origin: Uuid::now_v7(), passed: Duration::from_secs(20), may_sleep };
    }
}

const EIGHT: TimeDelta = TimeDelta::minutes(8);

const fn minutes(minutes: i64) -> TimeDelta {
    TimeDelta::minutes(minutes)
}

fn start(machine: &Machine, length: TimeDelta) -> RoundTimer {
    RoundTimer::start(RoundNumber(3), length, Warnings::default(), machine.clocks).expect("a timer")
}

/// Whether the time left is right within a second, and how it was found.
fn found(timer: &RoundTimer, machine: &Machine, left: TimeDelta) -> Found {
    let shown = timer.shown(&machine.clocks);
    let off = (shown.left - left).abs();
    assert!(off < TimeDelta::seconds(1), "{} s left, not {} s", shown.left.num_seconds(), left.num_seconds());
    shown.found
}

/// Through the file beside a club file, as another program reads it.
fn kept(timer: &RoundTimer) -> RoundTimer {
    let folder = tempfile::tempdir().expect("a folder");
    let club = folder.path().join("club.halaliclub");
    let tournament = TournamentId(Uuid::from_u128(9));
    keep_timer(&club, tournament, timer).expect("kept");
    halali::store::timer(&club, tournament).expect("read").expect("a timer")
}

#[test]
fn where_the_machine_tells_its_time_nothing_shakes_it() {
    for by in [EIGHT, -EIGHT] {
        let mut machine = Machine::new(true);
        let timer = start(&machine, minutes(60));
        machine.pass(minutes(10));
        machine.set(by);
        assert_eq!(found(&timer, &machine, minutes(50)), Found::Surely);
        machine.pass(minutes(10));
        machine.sleep(EIGHT);
        assert_eq!(found(&timer, &machine, minutes(32)), Found::Surely);
        machine.restart_program();
        machine.set(by);
        machine.pass(minutes(2));
        assert_eq!(found(&kept(&timer), &machine, minutes(30)), Found::Surely);
    }
}

#[test]
fn after_a_new_start_of_the_machine_its_time_of_day_counts() {
    for by in [EIGHT, -EIGHT] {
        let mut machine = Machine::new(true);
        let timer = start(&machine, minutes(60));
        machine.pass(minutes(10));
        machine.set(by);
        // Whoever shows the timer sees that, and keeps it anew.
        let timer = kept(&timer.kept_anew(machine.clocks).expect("worth keeping"));
        machine.pass(minutes(1));
        machine.reboot(minutes(2));
        assert_eq!(found(&timer, &machine, minutes(47)), Found::ByTimeOfDay);
        // From the next time on it is sure again.
        let timer = timer.kept_anew(machine.clocks).expect("worth keeping");
        machine.set(by);
        machine.pass(minutes(1));
        assert_eq!(found(&timer, &machine, minutes(46)), Found::Surely);
    }
    let mut machine = Machine::new(true);
    let timer = start(&machine, minutes(60));
    machine.reboot(minutes(1));
    machine.set(-EIGHT);
    assert_eq!(found(&timer, &machine, minutes(60)), Found::ByTimeOfDay, "time never runs back");
}

#[test]
fn where_the_program_counts_by_itself_sleep_counts_and_time_set_back_does_not() {
    let mut machine = Machine::new(false);
    let timer = start(&machine, minutes(60));
    machine.pass(minutes(10));
    assert_eq!(found(&timer, &machine, minutes(50)), Found::Surely);
    let mut set_back = machine.clone();
    set_back.set(-EIGHT);
    assert_eq!(found(&timer, &set_back, minutes(50)), Found::Surely);
    machine.sleep(EIGHT);
    assert_eq!(found(&timer, &machine, minutes(42)), Found::ByTimeOfDay);
    machine.restart_program();
    machine.pass(minutes(2));
    assert_eq!(found(&kept(&timer), &machine, minutes(40)), Found::ByTimeOfDay);
}

#[test]
fn a_paused_timer_stands_still_whatever_happens() {
    let mut machine = Machine::new(true);
    let timer = start(&machine, minutes(60));
    machine.pass(minutes(10));
    let timer = timer.pause(&machine.clocks).expect("paused");
    machine.sleep(EIGHT);
    machine.set(-EIGHT);
    machine.reboot(minutes(5));
    let timer = kept(&timer);
    assert_eq!(found(&timer, &machine, minutes(50)), Found::Surely);
    assert_eq!(timer.pause(&machine.clocks), Err(TimerRefusal::Paused { round: RoundNumber(3) }));
    assert_eq!(timer.kept_anew(machine.clocks), None);
    let timer = timer.resume(machine.clocks).expect("resumed");
    assert_eq!(timer.resume(machine.clocks), Err(TimerRefusal::Runs { round: RoundNumber(3) }));
    machine.pass(minutes(20));
    assert_eq!(found(&timer, &machine, minutes(30)), Found::Surely);
}

#[test]
fn colours_warn_and_more_time_takes_the_warning_back() {
    let mut machine = Machine::new(true);
    let warnings = Warnings { amber: minutes(15), red: minutes(5) };
    let mut timer = RoundTimer::start(RoundNumber(1), minutes(30), warnings, machine.clocks).expect("a timer");
    let mut seen = Vec::new();
    for _ in 0..7 {
        seen.push(timer.shown(&machine.clocks).colour);
        machine.pass(minutes(5));
    }
    use Colour::{Amber, Calm, Over, Red};
    assert_eq!(seen, [Calm, Calm, Calm, Amber, Amber, Red, Over]);
    assert_eq!(timer.must_be_over(&machine.clocks), Ok(()));
    // It is over for five minutes: more time counts from now on.
    assert_eq!(found(&timer, &machine, minutes(-5)), Found::Surely);
    timer = timer.extend(minutes(10), machine.clocks).expect("more time");
    assert_eq!((found(&timer, &machine, minutes(10)), timer.length()), (Found::Surely, minutes(40)));
    assert_eq!(timer.shown(&machine.clocks).colour, Amber);
    assert_eq!(timer.must_be_over(&machine.clocks), Err(TimerRefusal::Runs { round: RoundNumber(1) }));
    machine.pass(minutes(3));
    timer = timer.extend(minutes(-4), machine.clocks).expect("less time");
    assert_eq!(found(&timer, &machine, minutes(3)), Found::Surely);
    assert_eq!(timer.extend(minutes(-3), machine.clocks), Err(TimerRefusal::Length));
    assert_eq!(timer.extend(TimeDelta::hours(25), machine.clocks), Err(TimerRefusal::Length));
    for length in [TimeDelta::zero(), minutes(-1), TimeDelta::hours(25)] {
        let refused = RoundTimer::start(RoundNumber(1), length, warnings, machine.clocks);
        assert_eq!(refused, Err(TimerRefusal::Length));
    }
}

#[test]
fn keeping_anew_again_and_again_loses_no_time() {
    let mut machine = Machine::new(true);
    let mut timer = start(&machine, TimeDelta::hours(3));
    for second in 0..7200 {
        if second % 600 == 0 {
            machine.set(if second % 1200 == 0 { EIGHT } else { -EIGHT });
        }
        if let Some(anew) = timer.kept_anew(machine.clocks) {
            timer = serde_json::from_value(serde_json::to_value(&anew).expect("JSON")).expect("a timer");
        }
        machine.pass(TimeDelta::microseconds(1_000_700));
    }
    found(&timer, &machine, TimeDelta::hours(3) - machine.truth);
}

#[test]
fn timers_lie_beside_the_club_file_and_the_oldest_go() {
    let folder = tempfile::tempdir().expect("a folder");
    let club = folder.path().join("club.halaliclub");
    let id = |number: u128| TournamentId(Uuid::from_u128(number));
    let machine = Machine::new(true);
    assert_eq!(timer(&club, id(1)).expect("read"), None);
    for number in 1..=20 {
        keep_timer(&club, id(number), &start(&machine, minutes(30 + number as i64))).expect("kept");
    }
    keep_timer(&club, id(12), &start(&machine, minutes(9))).expect("kept");
    let length = |number| timer(&club, id(number)).expect("read").map(|timer| timer.length().num_minutes());
    assert_eq!([1, 8, 9, 12, 20].map(length), [None, None, Some(39), Some(9), Some(50)]);
    let file = folder.path().join("club.halaliclub.timer");
    std::fs::write(&file, "{").expect("written");
    assert!(matches!(timer(&club, id(20)), Err(StoreError::Timer { .. })));
    keep_timer(&club, id(20), &start(&machine, minutes(7))).expect("kept");
    assert_eq!([9, 20].map(length), [None, Some(7)]);
}
