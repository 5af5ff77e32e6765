//! From the facts to the next round: who would play whom, where, and who would open, for every format. What it says is an
//! [`Arrangement`] for the commands, with the reasons.

mod by_bracket;
mod by_schedule;
mod by_scores;

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use thiserror::Error;

pub use by_bracket::Knockout;
pub use by_schedule::planned_rounds;
pub use by_scores::ByScores;

use super::command::{Arrangement, Command, Seating};
use super::corrections::repaired;
use super::facts::{Out, Pairing, Round, RoundState, Stage};
use super::ids::{MatchNumber, RoundNumber, StageNumber, TableNumber};
use super::pairing::{FieldFault, NoRound, Pair, Pin, Seated};
use super::refusal::Refusal;
use super::results::{Progress, Results};
use super::schedule::ScheduleFault;
use super::settings::Format;
use super::whole::Tournament;
use crate::club::{PlayerId, Profile, Seats, SeriesId};

/// All that pairing looks at.
#[derive(Clone, Copy, Debug)]
pub struct Known<'k> {
    /// The tournament.
    pub tournament: &'k Tournament,
    /// Its series.
    pub results: &'k Results,
    /// Profiles, for households and clubs that are kept apart.
    pub profiles: &'k BTreeMap<PlayerId, Profile>,
}

/// What the organiser wants of a round. Of a schedule or a bracket only those who join matter.
#[derive(Clone, Debug, Default)]
pub struct Wishes {
    /// Pairings that are to be.
    pub pins: Vec<Pin>,
    /// Pairings that are not to be.
    pub apart: Vec<Pair>,
    /// Who gets the bye of an odd field.
    pub bye: Option<PlayerId>,
    /// Who plays after all in a paired round, though known to sit out: somebody who came late.
    pub join: BTreeSet<PlayerId>,
}

/// What stays when a round is paired again.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Keep {
    /// What is pinned, and every series that has begun.
    Begun,
    /// What is pinned only.
    Pinned,
}

/// A round as it is proposed.
#[derive(Clone, Debug)]
pub struct Proposal {
    /// Its number.
    pub round: RoundNumber,
    /// The stage that it belongs to.
    pub stage: StageNumber,
    /// Who plays whom and where, and who sits out.
    pub arrangement: Arrangement,
    /// How each table was given.
    pub seated: BTreeMap<TableNumber, Seated>,
    /// From what it follows.
    pub basis: Basis,
    /// Whether the round is paired already, and this is for pairing it again.
    pub again: bool,
    /// The series with games that would be struck by it, if it is paired again.
    pub discard: BTreeSet<SeriesId>,
}

/// From what a round follows.
#[derive(Clone, Debug)]
pub enum Basis {
    /// From scores: the field and its cheapest round, which answer what other pairings would cost.
    Scores(Box<ByScores>),
    /// From the schedule of a round robin.
    Schedule {
        /// Meetings of this round that cannot be played in it. They come after the last round of the schedule.
        left_out: Vec<LeftOut>,
        /// Whether the schedule is through, and this round makes up for meetings that were left out.
        makes_up: bool,
    },
    /// From the bracket.
    Bracket {
        /// Matches that could be played, but not in this round. They come in a later one.
        left_out: Vec<LeftOut>,
    },
}

/// Two who should meet, but not in this round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LeftOut {
    /// Who; the first would open.
    pub players: Seats<PlayerId>,
    /// Which match of the bracket it is.
    pub bracket: Option<MatchNumber>,
    /// Who of them is not free, and why.
    pub because: (PlayerId, NotFree),
}

/// Why somebody cannot play a match in a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NotFree {
    /// The player sits out, as was known before.
    Out(Out),
    /// The player has another series in the round, which stays.
    Plays,
}

/// Why there is nothing to propose.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NoProposal {
    /// The facts do not allow another round, as they would not allow the command.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// What the organiser wants contradicts itself.
    #[error(transparent)]
    Field(#[from] FieldFault),
    /// Too few play, or what the organiser wants leaves no complete pairing.
    #[error(transparent)]
    Round(#[from] NoRound),
    /// The stage has too few players for its format, or too many.
    #[error(transparent)]
    Schedule(#[from] ScheduleFault),
    /// All that the schedule or the bracket has is played.
    #[error("everything is played")]
    AllPlayed,
    /// The bracket goes on when these have results.
    #[error("{} results are missing", tables.len())]
    Waiting {
        /// Rounds and tables.
        tables: Vec<(RoundNumber, TableNumber)>,
    },
    /// Nobody of those who should meet can play in this round.
    #[error("nobody can play in this round")]
    NobodyFree,
}

/// Proposes the next round. New series take the ids that are given.
///
/// # Errors
///
/// Where there is no next round as things stand.
pub fn propose(known: Known<'_>, wishes: &Wishes, ids: &mut dyn FnMut() -> SeriesId) -> Result<Proposal, NoProposal> {
    let tournament = known.tournament;
    let stage = tournament.open_stage()?;
    let before = tournament.rounds_of(stage.number).next_back();
    if let Some(open) = before.filter(|round| stage.format.follows_scores() && round.state != RoundState::Closed) {
        return Err(Refusal::RoundOpen { round: open.number }.into());
    }
    let paired = tournament.rounds_of(stage.number).count();
    if let Some(rounds) = stage.format.rounds().filter(|&rounds| paired >= usize::from(rounds)) {
        return Err(Refusal::AllPaired { rounds }.into());
    }
    let task = Task { known, stage, round: tournament.next_round(), number: paired, kept: Vec::new(), wishes };
    task.proposal(None, ids)
}

/// Proposes a round that is paired already once more, around what stays. Two who play one another as before keep their series.
///
/// # Errors
///
/// Where there is no such round, or no other pairing of it.
pub fn propose_again(
    known: Known<'_>,
    round: RoundNumber,
    keep: Keep,
    wishes: &Wishes,
    ids: &mut dyn FnMut() -> SeriesId,
) -> Result<Proposal, NoProposal> {
    again(known, known.tournament.open_round(round)?, keep, wishes, ids)
}

/// What was proposed for a round that was paired, closed or not, as things stood before it: for explanations. What was wished
/// for at that time is no fact of the tournament, apart from what is pinned.
///
/// # Errors
///
/// Where there is no such round.
pub fn proposed_for(
    known: Known<'_>,
    round: RoundNumber,
    ids: &mut dyn FnMut() -> SeriesId,
) -> Result<Proposal, NoProposal> {
    let found = known.tournament.rounds().get(&round).ok_or(Refusal::NoRound { round })?;
    again(known, found, Keep::Pinned, &Wishes::default(), ids)
}

fn again(
    known: Known<'_>,
    found: &Round,
    keep: Keep,
    wishes: &Wishes,
    ids: &mut dyn FnMut() -> SeriesId,
) -> Result<Proposal, NoProposal> {
    let (tournament, round) = (known.tournament, found.number);
    let stage = tournament.stage_of(found)?;
    let number = tournament.rounds_of(stage.number).take_while(|before| before.number < round).count();
    let stays = |pairing: &&Pairing| {
        pairing.pinned
            || keep == Keep::Begun
                && (pairing.no_show || known.results.progress(pairing.series) != Progress::NotStarted)
    };
    let kept = found.pairings().filter(stays).map(Seating::of).collect();
    Task { known, stage, round, number, kept, wishes }.proposal(Some(found), ids)
}

impl Proposal {
    /// The command that makes it so.
    pub fn command(&self, date: NaiveDate) -> Command {
        let (round, arrangement) = (self.round, self.arrangement.clone());
        if self.again {
            Command::ChangePairings { round, arrangement, discard: self.discard.clone() }
        } else {
            Command::PairRound { round, date, arrangement }
        }
    }
}

/// What is to be paired.
struct Task<'k> {
    known: Known<'k>,
    stage: &'k Stage,
    round: RoundNumber,
    /// How many rounds the stage has before this one.
    number: usize,
    /// What stays as it is.
    kept: Vec<Seating>,
    wishes: &'k Wishes,
}

/// Two who are to sit down; whoever opens comes first.
#[derive(Clone, Copy)]
struct ToPlay {
    players: Seats<PlayerId>,
    bracket: Option<MatchNumber>,
    table: TableNumber,
    seated: Seated,
}

/// Who plays, who sits out, and from what it follows.
struct Made {
    pairs: Vec<ToPlay>,
    outs: BTreeMap<PlayerId, Out>,
    basis: Basis,
}

impl Task<'_> {
    fn proposal(self, before: Option<&Round>, ids: &mut dyn FnMut() -> SeriesId) -> Result<Proposal, NoProposal> {
        let Made { pairs, outs, basis } = match self.stage.format {
            Format::Swiss { .. } | Format::League { .. } => self.by_scores()?,
            Format::RoundRobin { legs, .. } => self.by_schedule(legs)?,
            Format::Knockout { elimination } => self.by_bracket(elimination)?,
        };
        let mut tables = Vec::with_capacity(pairs.len());
        for pair in &pairs {
            let found = |round: &Round| {
                let known = round.pairings().find(|pairing| pairing.is_of(pair.players))?;
                Some((known.series, known.pinned))
            };
            let (series, pinned) = before.and_then(found).unwrap_or_else(|| (ids(), false));
            let pinned = pinned || self.is_wished(pair.players);
            let ToPlay { table, players, bracket, .. } = *pair;
            tables.push(Seating { table, players, series, bracket, pinned });
        }
        tables.sort_by_key(|seating| seating.table);
        let arrangement = Arrangement { tables, outs };
        let gone = before.map(|round| repaired(round, &arrangement, self.known.results)).unwrap_or_default();
        let begun = gone.iter().filter(|gone| gone.progress != Progress::NotStarted);
        let with_extra = begun.filter_map(|gone| before?.at(gone.table)).flat_map(Pairing::all_series);
        let discard = with_extra.copied().filter(|&series| self.known.results.has_begun(series)).collect();
        Ok(Proposal {
            round: self.round,
            stage: self.stage.number,
            arrangement,
            seated: pairs.iter().map(|pair| (pair.table, pair.seated)).collect(),
            basis,
            again: before.is_some(),
            discard,
        })
    }

    fn is_wished(&self, players: Seats<PlayerId>) -> bool {
        let pair = Pair::new(players.first, players.second);
        self.wishes.pins.iter().any(|pin| Some(pin.pair) == pair)
    }

    /// Why a player sits out in this round whatever is paired.
    fn declared(&self, player: PlayerId) -> Option<Out> {
        let out = self.known.tournament.out(self.round, player).filter(|out| !out.is_of_pairing());
        out.filter(|_| !self.wishes.join.contains(&player))
    }

    fn is_here(&self, player: PlayerId) -> bool {
        self.known.tournament.entries().get(&player).is_some_and(|entry| entry.is_here(self.round))
    }

    fn fixed_table(&self, player: PlayerId) -> Option<TableNumber> {
        self.known.tournament.entries().get(&player).and_then(|entry| entry.table)
    }

    /// Everybody of the stage who is here and has neither a table in `pairs` nor a reason to sit out.
    fn without_place(&self, pairs: &[ToPlay]) -> BTreeSet<PlayerId> {
        let seated: BTreeSet<_> = pairs.iter().flat_map(|pair| [pair.players.first, pair.players.second]).collect();
        let here = self.known.tournament.here(self.stage, self.round).into_iter().map(|(player, _)| player);
        here.filter(|player| !seated.contains(player) && self.declared(*player).is_none()).collect()
    }
}
