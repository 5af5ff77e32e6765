//! The timer of a round in words.

use chrono::TimeDelta;

use super::{Words, message};
use crate::tournament::{Shown, TimerRefusal};

impl Words {
    /// What a timer shows, as a sentence. `length` is all the time of the round, as a clock shows it.
    pub fn timer_shown(&self, round: u16, shown: &Shown, length: &str) -> String {
        let time = timer_span(shown.left.abs());
        match (shown.left > TimeDelta::zero(), shown.runs) {
            (true, true) => message!(self, "timer-runs", round = round, time = time, length = length),
            (true, false) => message!(self, "timer-paused", round = round, time = time, length = length),
            (false, _) => message!(self, "timer-over", round = round, time = time, length = length),
        }
    }

    /// Why a timer does not do what it is told.
    pub fn timer_refused(&self, refusal: TimerRefusal) -> String {
        match refusal {
            TimerRefusal::Length => message!(self, "timer-length"),
            TimerRefusal::Runs { round } => message!(self, "timer-is-running", round = round.0),
            TimerRefusal::Paused { round } => message!(self, "timer-is-paused", round = round.0),
        }
    }
}

/// A span as a clock shows it: `49:07`, or `1:15:00`. A second that has begun counts as a whole one, so that only the end is nothing.
pub fn timer_span(span: TimeDelta) -> String {
    let seconds = span.num_seconds() + i64::from(span.subsec_nanos() > 0);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_are_shown_as_clocks_do() {
        for (milliseconds, text) in
            [(0, "0:00"), (1, "0:01"), (1000, "0:01"), (59_001, "1:00"), (2_947_000, "49:07"), (4_500_000, "1:15:00")]
        {
            assert_eq!(timer_span(TimeDelta::milliseconds(milliseconds)), text);
        }
    }
}
