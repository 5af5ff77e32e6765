//! The timer of a round: started, paused, resumed, extended and shown.

use chrono::TimeDelta;
use clap::{Args, Subcommand};
use serde_json::json;

use super::{Cup, One, say};
use crate::cli::Done;
use crate::cli::desk::{Desk, Stop};
use crate::cli::table::{Form, print_json};
use crate::store::{self, clocks, keep_timer};
use crate::tournament::{Found, RoundNumber, RoundTimer, TimerRefusal, Warnings};
use crate::words::{Words, message, timer_span};

#[derive(Subcommand)]
pub(in crate::cli) enum Command {
    Start(Start),
    Pause {
        #[command(flatten)]
        one: One,
    },
    Resume {
        #[command(flatten)]
        one: One,
    },
    Extend {
        #[arg(value_name = "EVENT")]
        event: String,
        #[arg(value_name = "TIME", value_parser = span, allow_hyphen_values = true)]
        time: TimeDelta,
        #[command(flatten)]
        form: Form,
    },
    Show {
        #[command(flatten)]
        one: One,
    },
}

#[derive(Args)]
pub(in crate::cli) struct Start {
    #[arg(value_name = "EVENT")]
    event: String,
    #[arg(value_name = "TIME", value_parser = span)]
    time: TimeDelta,
    #[arg(long, value_name = "R")]
    round: Option<u16>,
    #[arg(long, value_name = "TIME", value_parser = span)]
    amber: Option<TimeDelta>,
    #[arg(long, value_name = "TIME", value_parser = span)]
    red: Option<TimeDelta>,
    #[command(flatten)]
    form: Form,
}

/// A span as it is typed: minutes, or minutes and seconds with a colon between.
fn span(typed: &str) -> Result<TimeDelta, String> {
    let (sign, rest) = typed.strip_prefix('-').map_or((1, typed), |rest| (-1, rest));
    let (minutes, seconds) = rest.split_once(':').unwrap_or((rest, "0"));
    let number = |text: &str| {
        let is_number = !text.is_empty() && text.len() <= 4 && text.bytes().all(|byte| byte.is_ascii_digit());
        if is_number { text.parse::<i64>().ok() } else { None }
    };
    let found = number(minutes).zip(number(seconds).filter(|&seconds| seconds < 60));
    found.map(|(minutes, seconds)| TimeDelta::seconds(sign * (60 * minutes + seconds))).ok_or_else(|| typed.to_owned())
}

/// Does something with the timer of a round.
pub(super) fn run(desk: &Desk<'_>, command: &Command) -> Result<Done, Stop> {
    match command {
        Command::Start(asked) => start(desk, asked),
        Command::Pause { one } => change(desk, &one.event, &one.form, |timer| timer.pause(&clocks())),
        Command::Resume { one } => change(desk, &one.event, &one.form, |timer| timer.resume(clocks())),
        Command::Extend { event, time, form } => change(desk, event, form, |timer| timer.extend(*time, clocks())),
        Command::Show { one } => {
            let cup = Cup::find(desk, &one.event)?;
            print(&cup, &of(desk, &cup)?, &one.form, desk.words)
        }
    }
}

fn start(desk: &Desk<'_>, asked: &Start) -> Result<Done, Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, &asked.event)?;
    let round =
        asked.round.map_or_else(|| cup.round(None).map(|round| round.number), |round| Ok(RoundNumber(round)))?;
    let usual = Warnings::default();
    let warnings = Warnings { amber: asked.amber.unwrap_or(usual.amber), red: asked.red.unwrap_or(usual.red) };
    let now = clocks();
    // A file that makes no sense keeps nobody from starting anew.
    let running = store::timer(desk.club().path(), cup.id()).ok().flatten();
    running.map_or(Ok(()), |timer| timer.must_be_over(&now)).map_err(|refusal| refused(refusal, words))?;
    let timer = RoundTimer::start(round, asked.time, warnings, now).map_err(|refusal| refused(refusal, words))?;
    keep_timer(desk.club().path(), cup.id(), &timer)?;
    print(&cup, &timer, &asked.form, words)
}

fn of(desk: &Desk<'_>, cup: &Cup) -> Result<RoundTimer, Stop> {
    let timer = store::timer(desk.club().path(), cup.id())?;
    timer.ok_or_else(|| Stop::Refused(message!(desk.words, "timer-none", tournament = cup.name())))
}

fn change(
    desk: &Desk<'_>,
    event: &str,
    form: &Form,
    act: impl FnOnce(&RoundTimer) -> Result<RoundTimer, TimerRefusal>,
) -> Result<Done, Stop> {
    let cup = Cup::find(desk, event)?;
    let timer = act(&of(desk, &cup)?).map_err(|refusal| refused(refusal, desk.words))?;
    keep_timer(desk.club().path(), cup.id(), &timer)?;
    print(&cup, &timer, form, desk.words)
}

fn refused(refusal: TimerRefusal, words: &Words) -> Stop {
    Stop::Refused(words.timer_refused(refusal))
}

fn print(cup: &Cup, timer: &RoundTimer, form: &Form, words: &Words) -> Result<Done, Stop> {
    let shown = timer.shown(&clocks());
    if form.json {
        print_json(&json!({
            "tournament": cup.id().to_string(),
            "round": timer.round().0,
            "runs": shown.runs,
            "left": shown.left.num_milliseconds() as f64 / 1000.0,
            "length": timer.length().num_seconds(),
            "colour": shown.colour.name(),
            "sure": shown.found == Found::Surely,
        }))?;
        return Ok(Done::Good);
    }
    let (round, length) = (timer.round().0, timer_span(timer.length()));
    say(&words.timer_shown(round, &shown, &length))?;
    if shown.found == Found::ByTimeOfDay {
        say(&message!(words, "timer-by-time-of-day"))?;
    }
    Ok(Done::Good)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_are_minutes_with_or_without_seconds() {
        for (typed, seconds) in [("50", 3000), ("7:30", 450), ("0:05", 5), ("-5", -300), ("-0:30", -30)] {
            assert_eq!(span(typed), Ok(TimeDelta::seconds(seconds)), "{typed}");
        }
        for typed in ["", "-", ":", "5:", ":30", "5:60", "x", "1:2:3", "+5", "99999", "5.5", "--5"] {
            assert!(span(typed).is_err(), "{typed}");
        }
    }
}
