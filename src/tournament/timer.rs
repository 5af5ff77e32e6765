//! The timer of a round: how much time is left, whatever becomes of the program, of the machine and of its clocks.
//!
//! The hall goes on while the machine sleeps, so that sleep counts; and nobody in it notices when the time of day is set anew, so
//! that this counts for nothing. What is kept is the time left at one moment and what all clocks said then. Within a run of
//! the machine its own count of time decides, which goes on in sleep and which nobody can set. After a new start of the machine
//! only the time of day is left; so whoever shows the timer keeps it anew now and then (see [`RoundTimer::kept_anew`]), and
//! no more than what was set since then is missed.

use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};
use thiserror::Error;
use uuid::Uuid;

use super::ids::RoundNumber;

/// What the clocks of a machine say at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clocks {
    /// The time of day, which can be set.
    pub wall: DateTime<Utc>,
    /// A count of time that nobody can set.
    pub count: Count,
}

/// A count of time that only goes forward.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Count {
    /// Since when it counts: a start of the machine, or one of the program where the machine does not tell.
    pub origin: Uuid,
    /// How much it has counted.
    pub passed: Duration,
    /// Whether it may stand still while the machine sleeps.
    pub may_sleep: bool,
}

/// How time was found.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Found {
    /// By a count that nobody can set.
    Surely,
    /// By the time of day alone: right unless it was set meanwhile.
    ByTimeOfDay,
}

/// A longer difference between a count and the time of day means that the machine slept, or that its time was set.
const AGREE: TimeDelta = TimeDelta::seconds(5);

/// After so long a running timer is kept anew.
const ANEW: Duration = Duration::from_secs(60);

/// The time of day was set by more than this.
const IS_SET: TimeDelta = TimeDelta::seconds(1);

impl Clocks {
    /// How much time has passed since they said something else.
    ///
    /// Where the count may stand still in sleep, a time of day that is ahead of it is believed: a machine sleeps more often
    /// than somebody sets its time. One that is behind it was set, since no sleep turns time back.
    pub fn since(&self, before: &Clocks) -> (TimeDelta, Found) {
        let of_day = (self.wall - before.wall).max(TimeDelta::zero());
        let counted =
            self.count.passed.checked_sub(before.count.passed).filter(|_| self.count.origin == before.count.origin);
        match counted.and_then(|counted| TimeDelta::from_std(counted).ok()) {
            Some(counted) if self.count.may_sleep && of_day - counted > AGREE => (of_day, Found::ByTimeOfDay),
            Some(counted) => (counted, Found::Surely),
            None => (of_day, Found::ByTimeOfDay),
        }
    }
}

/// The least and the most that a timer runs.
const LENGTHS: std::ops::RangeInclusive<TimeDelta> = TimeDelta::seconds(1)..=TimeDelta::hours(24);

/// How much time is left where the timer changes its colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Warnings {
    /// Amber from here on; never at zero.
    #[serde(with = "milliseconds")]
    pub amber: TimeDelta,
    /// Red from here on; never at zero.
    #[serde(with = "milliseconds")]
    pub red: TimeDelta,
}

impl Default for Warnings {
    fn default() -> Warnings {
        Warnings { amber: TimeDelta::minutes(10), red: TimeDelta::minutes(2) }
    }
}

/// The colour of a timer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Colour {
    /// There is time.
    Calm,
    /// It gets less.
    Amber,
    /// It is nearly over.
    Red,
    /// It is over.
    Over,
}

impl Colour {
    /// The name for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Colour::Calm => "calm",
            Colour::Amber => "amber",
            Colour::Red => "red",
            Colour::Over => "over",
        }
    }
}

/// The timer of a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct RoundTimer {
    /// The round.
    round: RoundNumber,
    /// All the time that the round was given.
    #[serde(with = "milliseconds")]
    length: TimeDelta,
    /// The time left when it was kept; below zero once it is over.
    #[serde(with = "milliseconds")]
    left: TimeDelta,
    /// What the clocks said when it was kept, while it runs.
    running: Option<Clocks>,
    warnings: Warnings,
}

/// What a timer shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shown {
    /// The time left; below zero by as much as it is over.
    pub left: TimeDelta,
    /// Whether it runs.
    pub runs: bool,
    /// Its colour.
    pub colour: Colour,
    /// How the time left was found.
    pub found: Found,
}

/// Why a timer does not do what it is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum TimerRefusal {
    /// Between a second and a day.
    #[error("length")]
    Length,
    /// It runs, and time is left.
    #[error("it runs")]
    Runs {
        /// The round.
        round: RoundNumber,
    },
    /// It does not run.
    #[error("it is paused")]
    Paused {
        /// The round.
        round: RoundNumber,
    },
}

impl RoundTimer {
    /// A timer that starts to run.
    ///
    /// # Errors
    ///
    /// For no time and for more than a day.
    pub fn start(
        round: RoundNumber,
        length: TimeDelta,
        warnings: Warnings,
        now: Clocks,
    ) -> Result<RoundTimer, TimerRefusal> {
        let timer = RoundTimer { round, length, left: length, running: Some(now), warnings };
        if LENGTHS.contains(&length) { Ok(timer) } else { Err(TimerRefusal::Length) }
    }

    /// The round.
    pub const fn round(&self) -> RoundNumber {
        self.round
    }

    /// All the time that the round was given.
    pub const fn length(&self) -> TimeDelta {
        self.length
    }

    /// When it changes its colour.
    pub const fn warnings(&self) -> Warnings {
        self.warnings
    }

    /// What it shows.
    pub fn shown(&self, now: &Clocks) -> Shown {
        let (passed, found) = self.running.map_or((TimeDelta::zero(), Found::Surely), |since| now.since(&since));
        let left = self.left - passed;
        let colour = match left {
            left if left <= TimeDelta::zero() => Colour::Over,
            left if left <= self.warnings.red => Colour::Red,
            left if left <= self.warnings.amber => Colour::Amber,
            _ => Colour::Calm,
        };
        Shown { left, runs: self.running.is_some(), colour, found }
    }

    /// Whether another timer must not take its place unasked: it runs, and time is left.
    ///
    /// # Errors
    ///
    /// When it is so.
    pub fn must_be_over(&self, now: &Clocks) -> Result<(), TimerRefusal> {
        let shown = self.shown(now);
        if shown.runs && shown.colour != Colour::Over { Err(TimerRefusal::Runs { round: self.round }) } else { Ok(()) }
    }

    /// It stands still.
    ///
    /// # Errors
    ///
    /// When it does so already.
    pub fn pause(&self, now: &Clocks) -> Result<RoundTimer, TimerRefusal> {
        match self.running {
            Some(_) => Ok(RoundTimer { left: self.shown(now).left, running: None, ..self.clone() }),
            None => Err(TimerRefusal::Paused { round: self.round }),
        }
    }

    /// It runs again.
    ///
    /// # Errors
    ///
    /// When it does so already.
    pub fn resume(&self, now: Clocks) -> Result<RoundTimer, TimerRefusal> {
        match self.running {
            Some(_) => Err(TimerRefusal::Runs { round: self.round }),
            None => Ok(RoundTimer { running: Some(now), ..self.clone() }),
        }
    }

    /// The round gets more time, or less. One that is over gets it from now on.
    ///
    /// # Errors
    ///
    /// When nothing would be left, or more than a day.
    pub fn extend(&self, by: TimeDelta, now: Clocks) -> Result<RoundTimer, TimerRefusal> {
        let left = self.shown(&now).left.max(TimeDelta::zero()) + by;
        let length = self.length + by;
        if !LENGTHS.contains(&left) || !LENGTHS.contains(&length) {
            return Err(TimerRefusal::Length);
        }
        Ok(RoundTimer { length, left, running: self.running.map(|_| now), ..self.clone() })
    }

    /// The same timer with what the clocks say now, where that is worth keeping: it has run for a minute since, or the time of
    /// day was set, so that a new start of the machine would count what was set.
    pub fn kept_anew(&self, now: Clocks) -> Option<RoundTimer> {
        let since = self.running?;
        let (passed, _) = now.since(&since);
        let was_set = ((now.wall - since.wall) - passed).abs() > IS_SET || now.count.origin != since.count.origin;
        let is_old = passed.to_std().is_ok_and(|passed| passed >= ANEW);
        (was_set || is_old).then(|| RoundTimer { left: self.left - passed, running: Some(now), ..self.clone() })
    }
}

/// Spans as whole milliseconds.
mod milliseconds {
    use chrono::TimeDelta;
    use serde::{Deserialize as _, Deserializer, Serializer, de};

    pub(super) fn serialize<S: Serializer>(span: &TimeDelta, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_i64(span.num_milliseconds())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<TimeDelta, D::Error> {
        let number = i64::deserialize(deserializer)?;
        TimeDelta::try_milliseconds(number).ok_or_else(|| de::Error::custom("too long a span"))
    }
}
