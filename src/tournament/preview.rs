//! What a corrected result would change, before it is entered: places, and the tables of the round under way, with the choices
//! that the organiser has.

use super::corrections::{Moved, Repaired, moved, repaired};
use super::facts::{Pairing, Round, RoundState};
use super::ids::{RoundNumber, TableNumber};
use super::knockout::{Decision, decision};
use super::propose::{Keep, Known, NoProposal, Proposal, Wishes, propose_again};
use super::results::Results;
use super::scores::AsOf;
use super::settings::Format;
use super::standings::{Scope, standings};
use super::whole::Tournament;
use crate::club::SeriesId;

/// What a correction would change.
#[derive(Clone, Debug)]
pub struct Preview {
    /// Who would have another place in the table of the stage whose result it is.
    pub moved: Vec<Moved>,
    /// The round under way that follows from it, if there is one.
    pub round: Option<RoundNumber>,
    /// The tables of that round that would be paired differently. None: the pairing stays as it is.
    pub repaired: Vec<Repaired>,
    /// That round paired again around all that has begun. The pairing can also be kept, which takes no command.
    pub unstarted: Option<Result<Proposal, NoProposal>>,
    /// That round paired again from scratch but for what is pinned. The series in its `discard` would be thrown away.
    pub all: Option<Result<Proposal, NoProposal>>,
}

/// What it would change if the results were `after`, where a series of a round has another result than before.
pub fn preview(
    before: Known<'_>,
    after: &Results,
    corrected: RoundNumber,
    ids: &mut dyn FnMut() -> SeriesId,
) -> Preview {
    let tournament = before.tournament;
    let stage = tournament.rounds().get(&corrected).and_then(|round| tournament.stages().get(&round.stage));
    let table = |results| stage.map(|stage| standings(tournament, stage, results, AsOf::Live, Scope::Stage));
    let moves = table(before.results).zip(table(after)).map(|(before, after)| moved(&before, &after));
    let follows = |round: &&Round| {
        round.number > corrected
            && round.state != RoundState::Closed
            && stage
                .is_some_and(|stage| stage.number == round.stage && !matches!(stage.format, Format::RoundRobin { .. }))
    };
    let mut preview =
        Preview { moved: moves.unwrap_or_default(), round: None, repaired: Vec::new(), unstarted: None, all: None };
    let Some(round) = tournament.last_round().filter(follows) else { return preview };
    let wishes = Wishes::default();
    let known = Known { results: after, ..before };
    let all = propose_again(known, round.number, Keep::Pinned, &wishes, ids);
    preview.round = Some(round.number);
    if let Ok(all) = &all {
        // What was paired by hand differs from any proposal; only what the correction itself changes is named.
        let proposed = propose_again(before, round.number, Keep::Pinned, &wishes, ids);
        let by_hand: Vec<_> = match &proposed {
            Ok(proposed) => repaired(round, &proposed.arrangement, before.results),
            Err(_) => Vec::new(),
        };
        let is_by_hand = |one: &Repaired| by_hand.iter().any(|other| other.table == one.table);
        preview.repaired = repaired(round, &all.arrangement, after);
        preview.repaired.retain(|one| !is_by_hand(one));
    }
    preview.unstarted = Some(propose_again(known, round.number, Keep::Begun, &wishes, ids));
    preview.all = Some(all);
    preview
}

/// The pairings of knockouts that are drawn so far and need another pair of games. A closed round, in which a correction has
/// made one of them due, has to be opened again for it.
pub fn extras_due<'t>(tournament: &'t Tournament, results: &Results) -> Vec<(RoundNumber, TableNumber, &'t Pairing)> {
    let mut due = Vec::new();
    for round in tournament.rounds().values() {
        let Some(stage) = tournament.stages().get(&round.stage) else { continue };
        if !matches!(stage.format, Format::Knockout { .. }) {
            continue;
        }
        let is_due =
            |pairing: &&Pairing| decision(tournament.settings(), stage, pairing, results) == Decision::ExtraDue;
        due.extend(round.pairings().filter(is_due).map(|pairing| (round.number, pairing.table, pairing)));
    }
    due
}
