//! What many simulated events came to, in sentences.

use super::{Words, message};
use crate::club::PlayerId;
use crate::tournament::schedule::Minutes;
use crate::tournament::simulate::{Report, Stuck};

impl Words {
    /// What simulated events came to: the strongest, the ranks, rounds, rematches and floats, byes, sides, and time.
    pub fn simulated(&self, report: &Report) -> Vec<String> {
        let each = |count: u32| self.decimal(report.per_event(count), 2);
        let part = |part: f64| self.decimal(100.0 * part, 1);
        let [level, one, two, more] = report.balances().map(part);
        let Minutes(minutes) = report.duration();
        let (hours, rest) = (minutes / 60, format!("{:02}", minutes % 60));
        vec![
            message!(self, "simulated-best", part = part(report.best_wins())),
            message!(self, "simulated-correlation", value = self.decimal(report.correlation(), 3)),
            message!(self, "simulated-rounds", rounds = each(report.rounds), series = each(report.series)),
            message!(self, "simulated-rematches", rematches = each(report.rematches), floats = each(report.floats)),
            message!(self, "simulated-byes", byes = each(report.byes), second = each(report.second_byes)),
            message!(self, "simulated-sides", level = level, one = one, two = two, more = more),
            message!(self, "simulated-time", hours = hours, minutes = rest),
        ]
    }

    /// Why a set-up cannot be played.
    pub fn simulation_stuck(&self, stuck: &Stuck) -> String {
        let who = |player: PlayerId| Some(message!(self, "simulated-player", number = player.0.as_u128().to_string()));
        let why = match stuck {
            Stuck::Refused(refusal) => self.tournament_refused(refusal, &who),
            Stuck::NoProposal(why) => self.no_proposal(why, &who),
            Stuck::Schedule(fault) => self.schedule_fault(fault),
            other @ (Stuck::Facts(_) | Stuck::Series(_) | Stuck::Endless) => other.to_string(),
        };
        message!(self, "simulated-stuck", why = why)
    }
}
