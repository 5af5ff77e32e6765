//! One event from its creation to its end, by commands alone.

use std::collections::BTreeMap;

use uuid::Uuid;

use super::event::Event;
use super::games::{played, walkover};
use super::{Entrant, Habits, Setup, Stuck};
use crate::club::{GameFact, Length, Name, PlayerId, Seat, SeriesId};
use crate::rules::Random;
use crate::tournament::advance::{Cut, advance, new_groups};
use crate::tournament::command::{Command, Missing};
use crate::tournament::facts::{Apart, Avoid, Out, Pairing, RoundState};
use crate::tournament::ids::{RoundNumber, StageNumber, TableNumber, TournamentId};
use crate::tournament::preview::{extras_due, preview};
use crate::tournament::propose::{Keep, NoProposal, Wishes, propose, propose_again};
use crate::tournament::refusal::Refusal;
use crate::tournament::seeding::starting_order;
use crate::tournament::settings::Format;

/// More rounds than any event has.
const MOST_ROUNDS: usize = 2_000;

/// The player of a place in the list of entrants.
pub(super) fn player(place: usize) -> PlayerId {
    PlayerId(Uuid::from_u128(place as u128 + 1))
}

pub(super) fn strength(entrants: &[Entrant], player: PlayerId) -> u16 {
    let place = usize::try_from(player.0.as_u128()).unwrap_or(0);
    entrants.get(place.wrapping_sub(1)).map_or(0, |entrant| entrant.strength)
}

/// Plays an event. `watch` sees it after every round.
///
/// # Errors
///
/// Where the set-up cannot be played.
pub fn play(
    setup: &Setup,
    entrants: &[Entrant],
    habits: Habits,
    random: &mut Random,
    watch: &mut dyn FnMut(&Event),
) -> Result<Event, Stuck> {
    let everybody = (0..entrants.len()).map(player).collect();
    let mut event = Event::new(&creating(setup), everybody)?;
    let mut later = Vec::new();
    for place in 0..entrants.len() {
        let is_late = happens(random, habits.late) && place >= 2 && setup.stages.first().is_some_and(takes_late);
        if is_late {
            later.push((player(place), RoundNumber(2 + random.below(2) as u16)));
        } else {
            event.act(&Command::Enter { player: player(place), from: RoundNumber::FIRST, rating: None })?;
        }
    }
    for &(one, other, strength) in &setup.avoids {
        let apart = Apart::pair(player(one), player(other));
        let both = [one, other].into_iter().all(|place| event.tournament().entries().contains_key(&player(place)));
        if both && one != other {
            event.act(&Command::PutAvoid(Avoid { apart, strength, until: None }))?;
        }
    }
    let rated = |place: usize| Some((player(place), entrants.get(place)?.rating?));
    let ratings: BTreeMap<_, _> = (0..entrants.len()).filter_map(rated).collect();
    let order = starting_order(event.tournament(), &ratings);
    let groups = match setup.stages.first() {
        Some(&format) => new_groups(format, &order, setup.draw)?,
        None => BTreeMap::new(),
    };
    event.act(&Command::Start { ratings: ratings.clone(), groups })?;
    let mut playing = Playing { setup, entrants, habits, random, event, wrong: Vec::new(), later, ratings };
    for (stage, cut) in (1..).map(StageNumber).zip(setup.stages.iter().enumerate().map(|(at, _)| setup.cuts.get(at))) {
        playing.stage(watch)?;
        let is_last = usize::from(stage.0) == setup.stages.len();
        let Some(cut) = cut.filter(|_| !is_last) else { break };
        if !playing.go_on(stage, *cut)? {
            break;
        }
    }
    playing.event.act(&Command::Finish)?;
    watch(&playing.event);
    Ok(playing.event)
}

fn creating(setup: &Setup) -> Command {
    #[expect(clippy::expect_used, reason = "a word is a name")]
    let name = Name::new("Simulation").expect("a name");
    let settings = Box::new(setup.settings.clone());
    let (id, stages) = (TournamentId(Uuid::nil()), setup.stages.clone());
    Command::Create { id, name, first: setup.date, last: setup.date, settings, stages }
}

const fn takes_late(format: &Format) -> bool {
    matches!(format, Format::Swiss { .. } | Format::League { .. })
}

fn happens(random: &mut Random, thousandths: u16) -> bool {
    random.below(1000) < u64::from(thousandths)
}

/// A result that was entered wrongly.
struct Wrong {
    round: RoundNumber,
    series: SeriesId,
    right: Vec<GameFact>,
}

struct Playing<'p> {
    setup: &'p Setup,
    entrants: &'p [Entrant],
    habits: Habits,
    random: &'p mut Random,
    event: Event,
    wrong: Vec<Wrong>,
    later: Vec<(PlayerId, RoundNumber)>,
    ratings: BTreeMap<PlayerId, u16>,
}

impl Playing<'_> {
    /// Plays a stage until nothing is left to play in it.
    fn stage(&mut self, watch: &mut dyn FnMut(&Event)) -> Result<(), Stuck> {
        for _ in 0..MOST_ROUNDS {
            self.before_a_round()?;
            let mut ids = self.event.ids(self.entrants.len());
            let mut id = || ids.next().unwrap_or(SeriesId(Uuid::max()));
            match propose(self.event.known(), &Wishes::default(), &mut id) {
                Ok(proposal) => {
                    self.event.act(&proposal.command(self.setup.date))?;
                    self.round(proposal.round)?;
                }
                Err(NoProposal::AllPlayed | NoProposal::Refused(Refusal::AllPaired { .. })) => {
                    if self.wrong.is_empty() {
                        return Ok(());
                    }
                    self.correct()?;
                    self.extras()?;
                }
                // Nobody comes any more, or everybody misses this round.
                Err(NoProposal::NobodyFree | NoProposal::Round(_)) => {
                    let round = self.event.tournament().next_round();
                    let outs: Vec<_> = self.event.tournament().outs(round).map(|(player, _)| player).collect();
                    if outs.is_empty() {
                        self.correct()?;
                        return Ok(());
                    }
                    for player in outs {
                        self.event.act(&Command::SitOut { round, player, out: None })?;
                    }
                    self.habits = Habits { requests_bye: 0, absent: 0, ..self.habits };
                }
                Err(NoProposal::Waiting { .. }) if !self.wrong.is_empty() => {
                    self.correct()?;
                    self.extras()?;
                }
                Err(other) => return Err(other.into()),
            }
            watch(&self.event);
        }
        Err(Stuck::Endless)
    }

    /// Who comes, goes and stays away.
    fn before_a_round(&mut self) -> Result<(), Stuck> {
        let round = self.event.tournament().next_round();
        let Some(stage) = self.event.tournament().current_stage() else { return Ok(()) };
        let (format, number) = (stage.format, stage.number);
        let members: Vec<_> = stage.members().keys().copied().collect();
        let is_first = number == StageNumber::FIRST;
        let coming: Vec<_> = self.later.iter().copied().filter(|&(_, from)| is_first && from <= round).collect();
        self.later.retain(|(_, from)| *from > round);
        for (player, _) in coming {
            let rating = self.ratings.get(&player).copied();
            self.event.act(&Command::Enter { player, from: round, rating })?;
        }
        for player in members {
            let tournament = self.event.tournament();
            let here = tournament.current_stage().map_or(0, |stage| tournament.here(stage, round).len());
            let Some(entry) = tournament.entries().get(&player) else { continue };
            if entry.withdrawn().is_some_and(|from| from <= round) {
                if happens(self.random, self.habits.returns) {
                    self.event.act(&Command::Return { player, from: round })?;
                }
                continue;
            }
            if !entry.is_here(round) || here <= 3 {
                continue;
            }
            if happens(self.random, self.habits.leaves) {
                self.event.act(&Command::Withdraw { player, from: round })?;
                continue;
            }
            let out = match () {
                () if happens(self.random, self.habits.requests_bye) && takes_late(&format) => Some(Out::RequestedBye),
                () if happens(self.random, self.habits.absent) => Some(Out::Absent),
                () => None,
            };
            let sits_out = Command::SitOut { round, player, out };
            match out.map(|_| self.event.act(&sits_out)) {
                None | Some(Ok(()) | Err(Stuck::Refused(Refusal::TooManyByes { .. }))) => {}
                Some(Err(other)) => return Err(other),
            }
        }
        Ok(())
    }

    /// A round that has been paired.
    fn round(&mut self, round: RoundNumber) -> Result<(), Stuck> {
        self.correct()?;
        self.leave_paired(round)?;
        self.event.act(&Command::ReleaseRound { round })?;
        let pairings: Vec<Pairing> = self
            .event
            .tournament()
            .rounds()
            .get(&round)
            .into_iter()
            .flat_map(|round| round.pairings().cloned())
            .collect();
        for pairing in pairings {
            let entries = self.event.tournament().entries();
            let is_away = |player| entries.get(&player).is_some_and(|entry| entry.is_away(round));
            if Seat::BOTH.into_iter().any(|seat| is_away(pairing.players[seat])) {
                continue;
            }
            if happens(self.random, self.habits.double_no_show) {
                self.event.act(&Command::NoShow { round, table: pairing.table, no_show: true })?;
                continue;
            }
            let length = self.setup.settings.length;
            let games = if happens(self.random, self.habits.walkover) {
                let absent = Seat::BOTH[self.random.below(2) as usize];
                walkover(length, absent, self.setup.settings.walkover)
            } else {
                self.games(&pairing, pairing.series, length)
            };
            if happens(self.random, self.habits.wrong) {
                let wrong = self.games(&pairing, pairing.series, length);
                self.event.enter(pairing.series, wrong)?;
                self.wrong.push(Wrong { round, series: pairing.series, right: games });
            } else {
                self.event.enter(pairing.series, games)?;
            }
        }
        self.extras()?;
        self.event.act(&Command::CloseRound { round, missing: Missing::Refused })
    }

    fn games(&mut self, pairing: &Pairing, series: SeriesId, length: Length) -> Vec<GameFact> {
        let players = self.event.results().series.get(&series).map_or(pairing.players, |series| series.players());
        let strengths = Seat::BOTH.map(|seat| strength(self.entrants, players[seat]));
        played(length, strengths, self.random)
    }

    /// Somebody leaves a round that is paired, and the opponent gets another one as far as there is any.
    fn leave_paired(&mut self, round: RoundNumber) -> Result<(), Stuck> {
        if !happens(self.random, self.habits.leaves_paired) {
            return Ok(());
        }
        let tournament = self.event.tournament();
        let Some(found) = tournament.rounds().get(&round) else { return Ok(()) };
        let here = tournament.current_stage().map_or(0, |stage| tournament.here(stage, round).len());
        let is_scheduled =
            tournament.current_stage().is_some_and(|stage| matches!(stage.format, Format::RoundRobin { .. }));
        let is_here = |player| tournament.entries().get(&player).is_some_and(|entry| entry.is_here(round));
        let both_here = |pairing: &&Pairing| Seat::BOTH.into_iter().all(|seat| is_here(pairing.players[seat]));
        let leaves = found.pairings().find(both_here).filter(|_| here > 3 && found.pairings().len() > 1);
        let Some(leaves) = leaves else { return Ok(()) };
        let player = leaves.players.second;
        self.event.act(&Command::Withdraw { player, from: round })?;
        if is_scheduled {
            return Ok(());
        }
        let again = self.again(round, Keep::Begun)?;
        self.event.act(&again)
    }

    fn again(&mut self, round: RoundNumber, keep: Keep) -> Result<Command, NoProposal> {
        let mut ids = self.event.ids(self.entrants.len());
        let mut id = || ids.next().unwrap_or(SeriesId(Uuid::max()));
        let proposal = propose_again(self.event.known(), round, keep, &Wishes::default(), &mut id)?;
        Ok(proposal.command(self.setup.date))
    }

    /// Puts wrong results right, after looking at what that changes.
    fn correct(&mut self) -> Result<(), Stuck> {
        for Wrong { round, series, right } in std::mem::take(&mut self.wrong) {
            let Some(found) = self.event.results().series.get(&series) else { continue };
            let mut after = self.event.results().clone();
            after.series.insert(series, found.clone().with_games(right.clone(), crate::club::SameSides::Refused)?);
            let mut ids = self.event.ids(3 * self.entrants.len());
            let mut id = || ids.next().unwrap_or(SeriesId(Uuid::max()));
            let shown = preview(self.event.known(), &after, round, &mut id);
            self.event.enter(series, right)?;
            if shown.repaired.is_empty() {
                continue;
            }
            let chosen = match self.random.below(3) {
                0 => None,
                1 => shown.unstarted,
                _ => shown.all,
            };
            if let Some(Ok(proposal)) = chosen {
                self.event.act(&proposal.command(self.setup.date))?;
            }
        }
        Ok(())
    }

    /// Further pairs of games as long as series of a knockout are drawn.
    fn extras(&mut self) -> Result<(), Stuck> {
        loop {
            let due = extras_due(self.event.tournament(), self.event.results());
            let Some((round, table, pairing)) = due.into_iter().next() else { return Ok(()) };
            let pairing = pairing.clone();
            self.extra(round, table, &pairing)?;
        }
    }

    fn extra(&mut self, round: RoundNumber, table: TableNumber, pairing: &Pairing) -> Result<(), Stuck> {
        let state = self.event.tournament().rounds().get(&round).map(|round| round.state);
        if state == Some(RoundState::Closed) {
            self.event.act(&Command::ReopenRound { round })?;
        }
        let series = self.event.ids(1).next().unwrap_or(SeriesId(Uuid::max()));
        self.event.act(&Command::AddExtra { round, table, series, date: self.setup.date })?;
        let games = self.games(pairing, series, Length::TWO);
        self.event.enter(series, games)?;
        if state == Some(RoundState::Closed) {
            self.extras()?;
            self.event.act(&Command::CloseRound { round, missing: Missing::Allowed })?;
        }
        Ok(())
    }

    /// Closes a stage and starts the next one. Where too few are left, fewer go on; where a group has nobody left, the event
    /// ends with it.
    fn go_on(&mut self, stage: StageNumber, cut: Cut) -> Result<bool, Stuck> {
        let smaller =
            (0..=cut.per_group).rev().map(|per_group| Cut { per_group, more: cut.more.min(per_group), ..cut });
        for cut in std::iter::once(cut).chain(smaller) {
            if let Ok(advance) = advance(self.event.tournament(), stage, self.event.results(), &cut) {
                self.event.act(&advance.command())?;
                return Ok(true);
            }
        }
        Ok(false)
    }
}
