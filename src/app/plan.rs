//! What was agreed for the games of a series on the screen that have not begun: it is kept beside the club file until they
//! do, so that the clock and the deals of the organiser outlive the window.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::desk::Desk;
use super::worker::Failure;
use crate::club::{SeriesId, TimeControl};
use crate::rules::{Deal, RuleSet};
use crate::tournament::TournamentId;

/// What was agreed for the games of a series.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Plan {
    boxed: bool,
    /// Seconds for a game, and those that every action adds.
    clock: Option<(u64, u64)>,
    /// The deals of the games from the first one on; what is missing nobody has chosen.
    deals: Vec<Option<String>>,
}

impl Plan {
    /// What is agreed.
    pub fn new(rules: RuleSet, control: Option<TimeControl>, deals: &[Option<Deal>]) -> Plan {
        Plan {
            boxed: rules == RuleSet::Boxed,
            clock: control.map(|control| (control.main.as_secs(), control.increment.as_secs())),
            deals: deals.iter().map(|deal| deal.as_ref().map(ToString::to_string)).collect(),
        }
    }

    /// The rules.
    pub const fn rules(&self) -> RuleSet {
        if self.boxed { RuleSet::Boxed } else { RuleSet::Classic }
    }

    /// The clock.
    pub fn control(&self) -> Option<TimeControl> {
        let (main, increment) = self.clock?;
        Some(TimeControl { main: Duration::from_secs(main), increment: Duration::from_secs(increment) })
    }

    /// The deal that was chosen for a game, by its number from 1.
    pub fn deal(&self, number: usize) -> Option<Deal> {
        self.deals.get(number.checked_sub(1)?)?.as_ref()?.parse().ok()
    }

    /// Keeps it until the games begin.
    ///
    /// # Errors
    ///
    /// When it cannot be written.
    pub fn keep(&self, series: SeriesId, desk: &Desk) -> Result<(), Failure> {
        desk.keep(&name(series), Some(self))
    }

    /// Keeps it for the series of a tournament, or forgets it.
    ///
    /// # Errors
    ///
    /// When it cannot be written.
    pub fn keep_for_all(plan: Option<&Plan>, tournament: TournamentId, desk: &Desk) -> Result<(), Failure> {
        desk.keep(&name_of_tournament(tournament), plan)
    }

    /// What was agreed for the series of a tournament.
    ///
    /// # Errors
    ///
    /// When it cannot be read.
    pub fn of_all(tournament: TournamentId, desk: &Desk) -> Result<Option<Plan>, Failure> {
        desk.kept(&name_of_tournament(tournament))
    }

    /// What was agreed for a series. It is forgotten once its last game has begun: `begun` says how many have, `length` of
    /// how many.
    ///
    /// # Errors
    ///
    /// When it cannot be read.
    pub fn of(series: SeriesId, begun: usize, length: usize, desk: &mut Desk) -> Result<Option<Plan>, Failure> {
        let plan = desk.kept(&name(series))?;
        if plan.is_some() && begun >= length && desk.writer().is_ok() {
            desk.keep::<Plan>(&name(series), None)?;
        }
        Ok(plan)
    }
}

fn name(series: SeriesId) -> String {
    format!("plan-{series}")
}

fn name_of_tournament(tournament: TournamentId) -> String {
    format!("plan-of-{tournament}")
}
