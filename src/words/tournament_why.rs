//! Why two play each other in a round or don't, and why somebody has the bye.

use uuid::Uuid;

use super::tournament_tables::Event;
use super::{Words, message};
use crate::club::{PlayerId, Seats, SeriesId};
use crate::tournament::pairing::{ByeReason, PassedOver};
use crate::tournament::{Basis, ByScores, Format, Known, Out, Round, proposed_for};

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
        let ByScores { field, paired } = match self.proposed(event, round)? {
            Ok(scores) => *scores,
            Err(why) => return Ok(vec![heading, why]),
        };
        let is_proposed = paired.has(one, other);
        let (by_hand, verdict) = match found {
            Some(pairing) if pairing.pinned => return Ok(vec![heading, message!(self, "tournament-why-pinned")]),
            Some(_) if is_proposed => (None, field.if_apart(&paired, one, other)),
            Some(_) => (Some(message!(self, "tournament-why-by-hand")), field.if_together(&paired, one, other)),
            None if is_proposed => return Ok(vec![heading, message!(self, "tournament-why-taken-apart")]),
            None => (None, field.if_together(&paired, one, other)),
        };
        Ok([Some(heading), by_hand, Some(self.pairing_verdict(verdict))].into_iter().flatten().collect())
    }

    /// Why somebody has the bye of a round, or that nobody has it.
    ///
    /// # Errors
    ///
    /// In words, where what was proposed for the round cannot be found out any more.
    pub fn why_bye(&self, event: &Event<'_>, round: &Round) -> Result<Vec<String>, String> {
        let number = round.number.0;
        let by_hand = |player| message!(self, "tournament-bye-by-hand", player = event.label(player), round = number);
        let outs: Vec<_> = event.tournament.outs(round.number).collect();
        let given = outs.iter().filter(|(_, out)| *out == Out::Bye { by_hand: true });
        let mut lines: Vec<_> = given.map(|&(player, _)| by_hand(player)).collect();
        let ByScores { field, paired } = match self.proposed(event, round)? {
            Ok(scores) => *scores,
            Err(why) => return Ok(vec![why]),
        };
        let allocated = outs.iter().find(|(_, out)| *out == Out::Bye { by_hand: false }).map(|&(player, _)| player);
        match allocated {
            None if lines.is_empty() => lines.push(message!(self, "tournament-no-bye", round = number)),
            None => {}
            Some(player) if paired.bye != Some(player) => {
                // Somebody changed the round after it was proposed.
                lines.push(by_hand(player));
                lines.push(self.pairing_verdict(field.if_bye(&paired, player)));
            }
            Some(_) => {
                let reason = field.why_bye(&paired);
                lines.extend(reason.into_iter().flat_map(|reason| self.bye_reason(event, number, &reason)));
            }
        }
        Ok(lines)
    }

    /// Why somebody has the bye that is proposed for the round of this number.
    pub fn bye_reason(&self, event: &Event<'_>, number: u16, reason: &ByeReason) -> Vec<String> {
        let player = event.label(reason.player);
        let mut lines = vec![if reason.by_hand {
            message!(self, "tournament-bye-by-hand", player = player, round = number)
        } else {
            message!(self, "tournament-bye-of", player = player, round = number, byes = reason.byes)
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
            Basis::Schedule { .. } => Err(message!(self, "tournament-why-schedule")),
            Basis::Bracket { .. } => Err(message!(self, "tournament-why-bracket")),
        })
    }
}
