//! Why two play each other in a round or don't, and why somebody has the bye.

use uuid::Uuid;

use super::tournament_tables::Event;
use super::{Words, message};
use crate::club::{PlayerId, Seats, SeriesId};
use crate::tournament::pairing::{ByeReason, PassedOver};
use crate::tournament::{Basis, ByScores, Format, Known, Out, Proposal, Round, RoundNumber, proposed_for};

impl Words {
    /// Why two play each other in a round, or why they don't.
    ///
    /// # Errors
    ///
    /// In words, where what was proposed for the round cannot be found out any more.
    pub fn why_pairing(
        &self,
        event: &Event<'_>,
        round: &Round,
        players: Seats<PlayerId>,
    ) -> Result<Vec<String>, String> {
        let Seats { first: one, second: other } = players;
        let (first, second, number) = (event.label(one), event.label(other), round.number.0);
        let found = round.pairings().find(|pairing| pairing.seat_of(one).is_some() && pairing.seat_of(other).is_some());
        let heading = if found.is_some() {
            message!(self, "tournament-they-play", first = first, second = second, round = number)
        } else {
            message!(self, "tournament-they-play-not", first = first, second = second, round = number)
        };
        let scores = match self.proposed(event, round)? {
            Ok(scores) => scores,
            Err(why) => return Ok(vec![heading, why]),
        };
        let why = match found {
            Some(pairing) if pairing.pinned => vec![message!(self, "tournament-why-pinned")],
            Some(_) => self.why_together(&scores, players),
            None if scores.paired.has(one, other) => vec![message!(self, "tournament-why-taken-apart")],
            None => vec![self.pairing_verdict(scores.field.if_together(&scores.paired, one, other))],
        };
        Ok([vec![heading], why].concat())
    }

    /// Why somebody has the bye of a round, or that nobody has it.
    ///
    /// # Errors
    ///
    /// In words, where what was proposed for the round cannot be found out any more.
    pub fn why_bye(&self, event: &Event<'_>, round: &Round) -> Result<Vec<String>, String> {
        let byes = |wanted: bool| {
            let outs = event.tournament.outs(round.number);
            outs.filter(move |(_, out)| *out == Out::Bye { by_hand: wanted }).map(|(player, _)| player)
        };
        let scores = match self.proposed(event, round)? {
            Ok(scores) => scores,
            Err(why) => return Ok(vec![why]),
        };
        let mut lines: Vec<_> = byes(true).map(|player| self.bye_by_hand(event, round.number, player)).collect();
        let allocated = byes(false).next();
        if lines.is_empty() || allocated.is_some() {
            lines.extend(self.why_bye_of(event, round.number, &scores, allocated));
        }
        Ok(lines)
    }

    /// Why two play each other in what became of a proposal.
    pub fn why_proposed(&self, event: &Event<'_>, proposal: &Proposal, players: Seats<PlayerId>) -> Vec<String> {
        let Seats { first, second } = event.labels(players);
        let Basis::Scores(scores) = &proposal.basis else {
            return self.follows_from(&proposal.basis).into_iter().collect();
        };
        let heading = message!(self, "tournament-they-play", first = first, second = second, round = proposal.round.0);
        [vec![heading], self.why_together(scores, players)].concat()
    }

    /// Why somebody has the bye in what became of a proposal, or that nobody has it.
    pub fn why_proposed_bye(&self, event: &Event<'_>, proposal: &Proposal, bye: Option<PlayerId>) -> Vec<String> {
        match &proposal.basis {
            Basis::Scores(scores) => self.why_bye_of(event, proposal.round, scores, bye),
            other => self.follows_from(other).into_iter().collect(),
        }
    }

    fn why_together(&self, scores: &ByScores, players: Seats<PlayerId>) -> Vec<String> {
        let ByScores { field, paired } = scores;
        let Seats { first: one, second: other } = players;
        if paired.has(one, other) {
            return vec![self.pairing_verdict(field.if_apart(paired, one, other))];
        }
        let verdict = self.pairing_verdict(field.if_together(paired, one, other));
        vec![message!(self, "tournament-why-by-hand"), verdict]
    }

    fn why_bye_of(
        &self,
        event: &Event<'_>,
        round: RoundNumber,
        scores: &ByScores,
        bye: Option<PlayerId>,
    ) -> Vec<String> {
        let ByScores { field, paired } = scores;
        let Some(player) = bye else { return vec![message!(self, "tournament-no-bye", round = round.0)] };
        if paired.bye != bye {
            // Somebody changed the round after it was proposed.
            let verdict = self.pairing_verdict(field.if_bye(paired, player));
            return vec![self.bye_by_hand(event, round, player), verdict];
        }
        field.why_bye(paired).map(|reason| self.bye_reason(event, round, &reason)).unwrap_or_default()
    }

    fn bye_by_hand(&self, event: &Event<'_>, round: RoundNumber, player: PlayerId) -> String {
        message!(self, "tournament-bye-by-hand", player = event.label(player), round = round.0)
    }

    fn bye_reason(&self, event: &Event<'_>, round: RoundNumber, reason: &ByeReason) -> Vec<String> {
        let mut lines = vec![if reason.by_hand {
            self.bye_by_hand(event, round, reason.player)
        } else {
            let player = event.label(reason.player);
            message!(self, "tournament-bye-of", player = player, round = round.0, byes = reason.byes)
        }];
        if reason.passed_over.is_empty() && !reason.by_hand {
            lines.push(message!(self, "tournament-bye-due"));
        }
        for (other, why) in &reason.passed_over {
            let why = match *why {
                PassedOver::MoreByes(byes) => message!(self, "tournament-had-byes", count = byes),
                PassedOver::Otherwise(verdict) => self.pairing_verdict(verdict),
            };
            lines.push(message!(self, "tournament-passed-over", player = event.label(*other), why = why));
        }
        lines
    }

    /// What pairings follow from that leave nothing to choose; those by scores do not.
    pub fn follows_from(&self, basis: &Basis) -> Option<String> {
        match basis {
            Basis::Bracket { .. } => Some(message!(self, "tournament-why-bracket")),
            Basis::Schedule { .. } => Some(message!(self, "tournament-why-schedule")),
            Basis::Scores(_) => None,
        }
    }

    /// What was proposed for a round as things stood before it, where it follows from scores; otherwise from what it follows.
    fn proposed(&self, event: &Event<'_>, round: &Round) -> Result<Result<Box<ByScores>, String>, String> {
        let stage = event.tournament.stages().get(&round.stage);
        match stage.map(|stage| stage.format) {
            Some(Format::RoundRobin { .. }) => return Ok(Err(message!(self, "tournament-why-schedule"))),
            Some(Format::Knockout { .. }) => return Ok(Err(message!(self, "tournament-why-bracket"))),
            Some(Format::Swiss { .. } | Format::League { .. }) | None => {}
        }
        let known = Known { tournament: event.tournament, results: event.results, profiles: event.profiles };
        // Nothing is kept of that proposal, so its series need no names.
        let proposal = proposed_for(known, round.number, &mut || SeriesId(Uuid::nil()));
        let who = |player| Some(event.label(player));
        Ok(match proposal.map_err(|why| self.no_proposal(&why, &who))?.basis {
            Basis::Scores(scores) => Ok(scores),
            other => Err(self.follows_from(&other).unwrap_or_default()),
        })
    }
}
