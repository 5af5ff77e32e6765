//! Rounds of a knockout: all matches of the bracket that can be played. Where players stand in it follows from the pairings
//! and their results.

use std::collections::BTreeSet;

use super::by_schedule::in_order;
use super::{Basis, LeftOut, Made, NoProposal, NotFree, Task, ToPlay};
use crate::club::{PlayerId, Seats};
use crate::tournament::facts::{Out, Pairing, Round, RoundState, Stage};
use crate::tournament::histories::histories;
use crate::tournament::ids::{MatchNumber, RoundNumber, Seed, TableNumber};
use crate::tournament::knockout::{Decision, decision};
use crate::tournament::pairing::{Contender, Pair, ToSeat, opens, seat};
use crate::tournament::results::Results;
use crate::tournament::schedule::{Bracket, Field, KnockoutState, Order, Outcome, ScheduleFault};
use crate::tournament::scores::AsOf;
use crate::tournament::settings::{Elimination, Format};
use crate::tournament::whole::Tournament;

/// The bracket of a stage with its players, who are named in it by their places in the order of their numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Knockout {
    /// The bracket.
    pub bracket: Bracket,
    players: Vec<PlayerId>,
}

impl Knockout {
    /// The bracket of a stage that has started; `None` where it is no knockout.
    ///
    /// # Errors
    ///
    /// With too few players, or too many.
    pub fn of(stage: &Stage) -> Result<Option<Knockout>, ScheduleFault> {
        let Format::Knockout { elimination } = stage.format else { return Ok(None) };
        Knockout::new(stage, elimination).map(Some)
    }

    fn new(stage: &Stage, elimination: Elimination) -> Result<Knockout, ScheduleFault> {
        let players = in_order(stage);
        let order = Order::standard(Field::new(players.len())?);
        Ok(Knockout { bracket: Bracket::new(order, elimination), players })
    }

    /// Who has a place in the bracket.
    pub fn player(&self, seed: Seed) -> Option<PlayerId> {
        self.players.get(seed.index()).copied()
    }

    /// Where everybody stands, live or as of a round.
    pub fn state(&self, tournament: &Tournament, stage: &Stage, results: &Results, as_of: AsOf) -> KnockoutState<'_> {
        let facts = Decided { knockout: self, tournament, stage, results, as_of };
        self.bracket.state_by(|of, seeds| facts.outcome(of, seeds))
    }
}

/// What pairings and withdrawals have decided.
struct Decided<'k> {
    knockout: &'k Knockout,
    tournament: &'k Tournament,
    stage: &'k Stage,
    results: &'k Results,
    as_of: AsOf,
}

impl Decided<'_> {
    fn outcome(&self, of: MatchNumber, seeds: [Seed; 2]) -> Option<Outcome> {
        let [one, other] = seeds;
        let players = Seats { first: self.knockout.player(one)?, second: self.knockout.player(other)? };
        let pairing =
            self.pairings().filter(|(_, pairing)| pairing.bracket == Some(of) && pairing.is_of(players)).last();
        let found = pairing
            .map(|(_, pairing)| (pairing, decision(self.tournament.settings(), self.stage, pairing, self.results)));
        match found {
            Some((pairing, Decision::Won { seat, .. })) => {
                let first_won = pairing.players[seat] == players.first;
                let (winner, loser) = if first_won { (one, other) } else { (other, one) };
                return Some(Outcome::Won { winner, loser });
            }
            Some((_, Decision::Nobody)) => return Some(Outcome::DoubleNoShow(one, other)),
            _ => {}
        }
        match (self.is_gone(players.first, players.second, of), self.is_gone(players.second, players.first, of)) {
            (true, true) => Some(Outcome::DoubleNoShow(one, other)),
            (true, false) => Some(Outcome::Won { winner: other, loser: one }),
            (false, true) => Some(Outcome::Won { winner: one, loser: other }),
            (false, false) => None,
        }
    }

    fn pairings(&self) -> impl Iterator<Item = (&Round, &Pairing)> {
        let rounds = self.tournament.rounds_of(self.stage.number);
        let rounds = rounds.filter(|round| match self.as_of {
            AsOf::Live => true,
            AsOf::After(last) => round.number <= last,
        });
        rounds.flat_map(|round| round.pairings().map(move |pairing| (round, pairing)))
    }

    /// Whether a player left before a match: the opponent goes on. Who comes back finds it played, if the opponent has gone on.
    fn is_gone(&self, player: PlayerId, opponent: PlayerId, of: MatchNumber) -> bool {
        let Some(entry) = self.tournament.entries().get(&player) else { return false };
        let last = self.tournament.rounds_of(self.stage.number).next_back().map(|round| round.number);
        // A withdrawal after the stage changes nothing in it; one from the round after its last one may have ended it.
        let counts = |from: RoundNumber| match self.as_of {
            AsOf::After(last) => from <= last,
            AsOf::Live => !self.stage.closed || last.is_some_and(|last| from <= last.next()),
        };
        entry.withdrawn().is_some_and(counts)
            || self.pairings().any(|(round, pairing)| {
                let later = pairing.bracket.is_some_and(|number| number > of);
                later && pairing.seat_of(opponent).is_some() && entry.is_away(round.number)
            })
    }
}

impl Task<'_> {
    pub(super) fn by_bracket(&self, elimination: Elimination) -> Result<Made, NoProposal> {
        let Task { known, stage, .. } = self;
        let knockout = Knockout::new(stage, elimination)?;
        let state = knockout.state(known.tournament, stage, known.results, AsOf::Live);
        let earlier = || known.tournament.rounds_of(stage.number).filter(|round| round.number < self.round);
        let mut waiting = Vec::new();
        let mut left_out = Vec::new();
        let mut pairs: Vec<(Seats<PlayerId>, Option<MatchNumber>, Option<TableNumber>)> =
            self.kept.iter().map(|seating| (seating.players, seating.bracket, Some(seating.table))).collect();
        let mut busy: BTreeSet<_> = pairs.iter().flat_map(|(players, ..)| [players.first, players.second]).collect();
        let history = histories(known.tournament, stage, known.results, self.round, &self.wishes.join);
        // While a round is paired again, what has been played in it is a match like the others.
        let of_this_round = known.tournament.rounds().get(&self.round);
        for (one, seeds) in state.matches().filter_map(|(one, now)| Some((one, now.players()?))) {
            let [Some(first), Some(second)] = seeds.map(|seed| knockout.player(seed)) else { continue };
            let players = Seats { first, second };
            let fits = |pairing: &&Pairing| pairing.bracket == Some(one.id) && pairing.is_of(players);
            let is_ready = state.ready().any(|(ready, _)| ready.id == one.id);
            let is_of_this_round = of_this_round.is_some_and(|round| round.pairings().any(|pairing| fits(&pairing)));
            let are_here = self.is_here(first) && self.is_here(second);
            if !are_here || !is_ready && !is_of_this_round || pairs.iter().any(|&(_, of, _)| of == Some(one.id)) {
                continue;
            }
            let in_play = earlier().find_map(|round| Some((round, round.pairings().find(fits)?)));
            if let Some((round, pairing)) = in_play {
                waiting.push((round.number, pairing.table));
                busy.extend([first, second]);
                continue;
            }
            let players = self.in_opening_order(&history.players, &history.meetings, players);
            let taken = [first, second].into_iter().find(|player| busy.contains(player));
            let because = self.not_free(players).or(taken.map(|player| (player, NotFree::Plays)));
            if let Some(because) = because {
                left_out.push(LeftOut { players, bracket: Some(one.id), because });
                continue;
            }
            busy.extend([first, second]);
            pairs.push((players, Some(one.id), None));
        }
        if pairs.is_empty() {
            return Err(match (waiting.is_empty(), left_out.is_empty()) {
                (false, _) => NoProposal::Waiting { tables: waiting },
                (true, false) => NoProposal::NobodyFree,
                (true, true) => NoProposal::AllPlayed,
            });
        }
        let to_seat: Vec<_> = pairs
            .iter()
            .map(|&(players, _, by_hand)| ToSeat { players: [players.first, players.second], by_hand })
            .collect();
        let seats = seat(&to_seat, |player| self.fixed_table(player), []);
        let pairs: Vec<_> = pairs
            .into_iter()
            .zip(seats)
            .map(|((players, bracket, _), (table, seated))| ToPlay { players, bracket, table, seated })
            .collect();
        let places = state.places();
        let is_in = |player: &PlayerId| {
            let seed = knockout.players.iter().position(|one| one == player).map(Seed::at);
            seed.is_some_and(|seed| !places.contains_key(&seed))
        };
        let waits = |player: PlayerId| {
            let is_open = |round: &Round| round.state != RoundState::Closed && round.pairing_of(player).is_some();
            earlier().any(is_open)
                || left_out.iter().any(|left| [left.players.first, left.players.second].contains(&player))
        };
        let free = self.without_place(&pairs).into_iter().filter(is_in);
        let outs = free.map(|player| (player, if waits(player) { Out::Rest } else { Out::Through })).collect();
        Ok(Made { pairs, outs, basis: Basis::Bracket { left_out } })
    }

    fn in_opening_order(
        &self,
        contenders: &[Contender],
        meetings: &[crate::tournament::pairing::Meeting],
        players: Seats<PlayerId>,
    ) -> Seats<PlayerId> {
        let of = |player| contenders.iter().find(|contender| contender.player == player);
        let (Some(one), Some(other)) = (of(players.first), of(players.second)) else { return players };
        let pair = Pair::new(players.first, players.second);
        let last = meetings.iter().find(|meeting| Some(meeting.pair) == pair).and_then(|meeting| meeting.opened);
        let first = opens(one, other, last, u32::from(self.round.0));
        if first == players.first { players } else { Seats { first, second: players.first } }
    }
}
