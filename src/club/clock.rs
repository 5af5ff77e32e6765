//! The clock of a game: fed with the time that has passed, since nothing here reads one.

use std::time::Duration;

use crate::rules::{Side, Sides};

/// A longer gap between two looks at the clock means that the machine slept, or that its time was set.
pub const LONGEST_GAP: Duration = Duration::from_secs(5);

/// How much time each player has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TimeControl {
    /// For the whole game.
    pub main: Duration,
    /// What every action adds; zero for sudden death.
    pub increment: Duration,
}

impl TimeControl {
    /// So many minutes for the whole game, and seconds that every action adds; `None` for more than anybody plays, and for no
    /// time at all.
    pub fn new(minutes: u64, seconds: u64) -> Option<TimeControl> {
        let is_possible = (1..=1440).contains(&minutes) && seconds <= 3600;
        is_possible
            .then(|| TimeControl { main: Duration::from_secs(60 * minutes), increment: Duration::from_secs(seconds) })
    }
}

/// The clock of a game under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Clock {
    control: TimeControl,
    left: Sides<Duration>,
    running: Option<Side>,
}

/// What a look at the clock shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Look {
    /// Nothing out of the ordinary.
    Fine,
    /// More time has passed than [`LONGEST_GAP`]: the clock has stopped without counting it, and the players are asked.
    Slept,
    /// A side has no time left: it loses the game, and the clock has stopped.
    Fallen(Side),
}

impl Clock {
    /// A clock that nobody has started.
    pub const fn new(control: TimeControl) -> Clock {
        Clock { control, left: Sides { animals: control.main, humans: control.main }, running: None }
    }

    /// The clock as it was stored: not running, whatever it did then.
    pub const fn restored(control: TimeControl, left: Sides<Duration>) -> Clock {
        Clock { control, left, running: None }
    }

    /// How much time it gives.
    pub const fn control(&self) -> TimeControl {
        self.control
    }

    /// The time left.
    pub const fn left(&self) -> Sides<Duration> {
        self.left
    }

    /// Whose time runs; `None` while it is paused.
    pub const fn running(&self) -> Option<Side> {
        self.running
    }

    /// Counts the time that has passed since the last look, by a clock that only goes forward.
    pub fn pass(&mut self, since_last_look: Duration) -> Look {
        let Some(side) = self.running else { return Look::Fine };
        if since_last_look > LONGEST_GAP {
            self.running = None;
            return Look::Slept;
        }
        self.left[side] = self.left[side].saturating_sub(since_last_look);
        if self.left[side].is_zero() {
            self.running = None;
            Look::Fallen(side)
        } else {
            Look::Fine
        }
    }

    /// Lets a side's time run.
    pub fn run(&mut self, side: Side) {
        self.running = Some(side);
    }

    /// Stops both.
    pub fn pause(&mut self) {
        self.running = None;
    }

    /// After an action of a side: its increment, and the other side's time runs.
    pub fn acted(&mut self, side: Side) {
        self.left[side] = self.left[side].saturating_add(self.control.increment);
        self.running = Some(side.opponent());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn only_the_running_side_loses_time_and_actions_add_to_it() {
        let mut clock = Clock::new(TimeControl { main: seconds(10), increment: seconds(2) });
        assert_eq!(clock.pass(seconds(3)), Look::Fine);
        clock.run(Side::Animals);
        assert_eq!(clock.pass(seconds(4)), Look::Fine);
        clock.acted(Side::Animals);
        assert_eq!((clock.left().animals, clock.left().humans), (seconds(8), seconds(10)));
        for _ in 0..2 {
            assert_eq!(clock.pass(seconds(4)), Look::Fine);
        }
        assert_eq!(clock.pass(seconds(2)), Look::Fallen(Side::Humans));
        // Once it has fallen nothing runs any more.
        assert_eq!(clock.pass(seconds(4)), Look::Fine);
        assert_eq!(clock.left(), Sides { animals: seconds(8), humans: seconds(0) });
    }

    #[test]
    fn a_machine_that_slept_takes_no_time() {
        let mut clock = Clock::new(TimeControl { main: seconds(600), increment: seconds(0) });
        clock.run(Side::Humans);
        assert_eq!(clock.pass(LONGEST_GAP), Look::Fine);
        assert_eq!(clock.pass(seconds(3600)), Look::Slept);
        assert_eq!((clock.left().humans, clock.running()), (seconds(595), None));
    }
}
