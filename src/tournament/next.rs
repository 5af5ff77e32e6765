//! What is to be done next in a tournament, as it follows from the facts.

use uuid::Uuid;

use super::check_rounds::missing_results;
use super::facts::{RoundState, State};
use super::ids::{RoundNumber, StageNumber, TableNumber};
use super::preview::extras_due;
use super::propose::{Known, NoProposal, Wishes, propose};
use super::refusal::Refusal;
use super::scores::AsOf;
use super::standings::{Scope, standings};
use crate::club::{PlayerId, SeriesId};

/// What is to be done next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Next {
    /// Players are to be entered: at least two.
    Enter,
    /// The tournament is to be started.
    Start {
        /// With so many.
        entered: usize,
    },
    /// A round is to be paired.
    Pair(RoundNumber),
    /// Somebody left after a round was paired: these tables need other opponents.
    Reseat {
        /// The round.
        round: RoundNumber,
        /// The tables.
        tables: Vec<TableNumber>,
    },
    /// A round that is paired is to be published.
    Release(RoundNumber),
    /// A drawn series of a knockout goes on.
    Extra {
        /// In this round.
        round: RoundNumber,
        /// At this table.
        table: TableNumber,
    },
    /// Results are missing.
    Results {
        /// In this round.
        round: RoundNumber,
        /// At these tables.
        tables: Vec<TableNumber>,
    },
    /// A round with all its results is to be closed.
    Close(RoundNumber),
    /// A stage is to be closed, and it is to be said who goes on.
    Advance(StageNumber),
    /// Everything is played: the tournament is to be finished.
    Finish,
    /// It is over.
    Over {
        /// Who won, where that is known.
        winner: Option<PlayerId>,
    },
}

/// What is to be done next. Of rounds that are open side by side the first one comes first.
pub fn next(known: Known<'_>) -> Next {
    let Known { tournament, results, .. } = known;
    match tournament.head().state {
        State::Registration => {
            let entered = tournament.entries().len();
            return if entered < 2 { Next::Enter } else { Next::Start { entered } };
        }
        State::Running => {}
        State::Finished => {
            let stage = tournament.current_stage();
            let table = stage.map(|stage| standings(tournament, stage, results, AsOf::Live, Scope::Stage));
            return Next::Over { winner: table.and_then(|table| Some(table.lines.first()?.player)) };
        }
    }
    if let Some(&(round, table, _)) = extras_due(tournament, results).first() {
        return Next::Extra { round, table };
    }
    if let Some(round) = tournament.rounds().values().find(|round| round.state != RoundState::Closed) {
        let tables = |round| tournament.needing_opponents(round, results).into_iter().map(|(table, _)| table).collect();
        let needing: Vec<_> = tables(round);
        let missing = missing_results(tournament, results, round);
        return match round.state {
            // In a round robin nobody is put in the place of somebody who left.
            _ if !needing.is_empty() && needing.iter().any(|table| missing.contains(table)) => {
                Next::Reseat { round: round.number, tables: needing }
            }
            RoundState::Paired => Next::Release(round.number),
            _ if missing.is_empty() => Next::Close(round.number),
            _ => Next::Results { round: round.number, tables: missing },
        };
    }
    let Some(stage) = tournament.current_stage() else { return Next::Enter };
    let paired = tournament.rounds_of(stage.number).count();
    let is_through = stage.closed
        || match stage.format.rounds() {
            Some(rounds) => paired >= usize::from(rounds),
            None => matches!(
                propose(known, &Wishes::default(), &mut || SeriesId(Uuid::nil())),
                Err(NoProposal::AllPlayed | NoProposal::Refused(Refusal::AllPaired { .. }))
            ),
        };
    if !is_through {
        Next::Pair(tournament.next_round())
    } else if tournament.stages().contains_key(&stage.number.next()) {
        Next::Advance(stage.number)
    } else {
        Next::Finish
    }
}
