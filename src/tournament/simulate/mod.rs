//! What an organiser wants to know before choosing a format: events of a set-up are played in memory, with the same commands and
//! the same pairing as real ones, and counted.

mod event;
mod field;
mod games;
mod play;
mod report;

use std::ops::ControlFlow;

use chrono::NaiveDate;
use thiserror::Error;

pub use event::Event;
pub use field::{MIDDLE, entered, kept_apart};
pub use play::play;
pub use report::Report;

use super::advance::Cut;
use super::facts::Strength;
use super::propose::NoProposal;
use super::refusal::Refusal;
use super::schedule::{GroupDraw, Room, ScheduleFault};
use super::settings::{Format, Settings};
use super::whole::FactFault;
use crate::club::SeriesFault;
use crate::rules::Random;

/// What is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// What the organiser decides.
    pub settings: Settings,
    /// How each stage is played.
    pub stages: Vec<Format>,
    /// Who goes on from each stage to the next one. If too few are left for a cut, fewer go on.
    pub cuts: Vec<Cut>,
    /// How the first stage is drawn, if it has groups.
    pub draw: GroupDraw,
    /// Who is kept apart, by places in the list of players from 0.
    pub avoids: Vec<(usize, usize, Strength)>,
    /// Tables and times.
    pub room: Room,
    /// The calendar date of the first evening; every round is played on it.
    pub date: NaiveDate,
}

/// Somebody who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entrant {
    /// How strong the player is, as a rating.
    pub strength: u16,
    /// The rating by which the player is numbered; `None` without one.
    pub rating: Option<u16>,
}

/// How often things happen, in thousandths.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Habits {
    /// A player enters late.
    pub late: u16,
    /// A player leaves before a round.
    pub leaves: u16,
    /// Who left comes back for a round.
    pub returns: u16,
    /// A player leaves after a round was paired.
    pub leaves_paired: u16,
    /// A player has asked to miss a round.
    pub requests_bye: u16,
    /// A player misses a round.
    pub absent: u16,
    /// A player does not turn up at the table.
    pub walkover: u16,
    /// Neither player of a table turns up.
    pub double_no_show: u16,
    /// A result is entered wrongly, and corrected when the next round has been paired.
    pub wrong: u16,
}

/// Why an event could not be played to its end.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Stuck {
    /// A command was refused.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// No round could be proposed.
    #[error(transparent)]
    NoProposal(#[from] NoProposal),
    /// A stage cannot be drawn with so many players.
    #[error(transparent)]
    Schedule(#[from] ScheduleFault),
    /// Facts do not fit together.
    #[error(transparent)]
    Facts(#[from] FactFault),
    /// A series does not fit.
    #[error(transparent)]
    Series(#[from] SeriesFault),
    /// A knockout does not come to an end.
    #[error("too many rounds")]
    Endless,
}

/// Plays so many events of a set-up, with the same result for the same seed.
///
/// # Errors
///
/// Where the set-up cannot be played.
pub fn simulate(setup: &Setup, entrants: &[Entrant], habits: Habits, events: u32, seed: u64) -> Result<Report, Stuck> {
    simulate_until(setup, entrants, habits, events, seed, |_| ControlFlow::Continue(()))
}

/// The same, where `far` hears after every event how many were played, and says whether to go on.
///
/// # Errors
///
/// Where the set-up cannot be played.
pub fn simulate_until(
    setup: &Setup,
    entrants: &[Entrant],
    habits: Habits,
    events: u32,
    seed: u64,
    mut far: impl FnMut(u32) -> ControlFlow<()>,
) -> Result<Report, Stuck> {
    let mut report = Report::default();
    for number in 0..events {
        let mut random = Random::new(seed ^ u64::from(number).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        // Each event draws its own lots.
        let lots = random.below(u64::MAX);
        let mut setup = setup.clone();
        setup.settings.lots = lots;
        let event = play(&setup, entrants, habits, &mut random, &mut |_| {})?;
        report.add(&setup, entrants, &event);
        if far(report.events).is_break() {
            break;
        }
    }
    Ok(report)
}
