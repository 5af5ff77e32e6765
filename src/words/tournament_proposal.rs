//! A proposal of pairings in words: what it breaks and why, and what it leaves for later.

use super::tournament_tables::Event;
use super::{Words, message};
use crate::tournament::pairing::Outlook;
use crate::tournament::{Basis, LeftOut, NotFree, Proposal};

impl Words {
    /// What is remarkable about a proposal: what it breaks and why, what comes after it, and who is left for later.
    pub fn proposal_remarks(&self, event: &Event<'_>, proposal: &Proposal) -> Vec<String> {
        let scores = match &proposal.basis {
            Basis::Scores(scores) => scores,
            Basis::Schedule { left_out, .. } | Basis::Bracket { left_out } => {
                return left_out.iter().map(|left| self.left_out(event, left)).collect();
            }
        };
        let who = |player| Some(event.label(player));
        let broken = scores.paired.broken.iter();
        let broken =
            broken.map(|broken| self.broken_rule(broken, scores.field.why_broken(&scores.paired, broken), &who));
        let outlook = match scores.paired.outlook {
            Outlook::Last | Outlook::Clear { .. } => None,
            Outlook::Repeats { rounds, least } => {
                Some(message!(self, "tournament-repeats", rounds = rounds, count = least))
            }
            Outlook::Unsettled { rounds } => Some(message!(self, "tournament-unsettled", rounds = rounds)),
        };
        broken.chain(outlook).collect()
    }

    fn left_out(&self, event: &Event<'_>, left: &LeftOut) -> String {
        let names = event.labels(left.players);
        let (player, why) = left.because;
        let why = match why {
            NotFree::Plays => message!(self, "tournament-plays-already"),
            NotFree::Out(out) => self.out(out),
        };
        let (first, second, player) = (names.first, names.second, event.label(player));
        message!(self, "tournament-left-for-later", first = first, second = second, player = player, why = why)
    }
}
