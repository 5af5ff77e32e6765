//! What a corrected series changes in its tournament, said before it is done.

use super::{Cup, new_series, typed};
use crate::cli::desk::{Desk, Stop};
use crate::club::Series;
use crate::tournament::{Preview, Proposal, Rank, Results, RoundNumber, RoundState, preview, repaired};
use crate::words::{Words, message, table_list};

/// What a corrected series changes in its tournament.
pub(in crate::cli) struct InTournament {
    /// A line for each place that changes.
    pub(in crate::cli) places: Vec<String>,
    /// Which tables of the round under way would be paired differently, and how to go on with that.
    pub(in crate::cli) choices: Vec<String>,
}

/// What it changes; nothing for a series outside of tournaments.
pub(in crate::cli) fn in_tournament(desk: &Desk<'_>, after: &Series) -> Result<Option<InTournament>, Stop> {
    let words = desk.words;
    let Some((id, round)) = desk.club().tournament_of_series(after.id())? else { return Ok(None) };
    let cup = Cup::open(desk, id)?;
    let mut results = cup.results.clone();
    results.series.insert(after.id(), after.clone());
    let changed = preview(cup.known(), &results, round, &mut new_series);
    let place = |rank: Option<Rank>| rank.map_or_else(|| "-".to_owned(), |rank| rank.to_string());
    let mut places = Vec::new();
    for moved in &changed.moved {
        let (player, before, after) = (cup.label(moved.player), place(moved.before), place(moved.after));
        let tournament = cup.name();
        places.push(message!(
            words,
            "tournament-preview-place",
            tournament = tournament,
            player = player,
            before = before,
            after = after
        ));
    }
    let mut lines = Vec::new();
    if let Some(round) = changed.round.filter(|_| !changed.repaired.is_empty()) {
        let tables = table_list(changed.repaired.iter().map(|one| one.table));
        let count = changed.repaired.len();
        lines.push(message!(words, "tournament-preview-round", round = round.0, count = count, tables = tables));
        lines.extend(choices(&cup, round, &changed, &results, &typed(desk, &cup)?, words));
    }
    Ok(Some(InTournament { places, choices: lines }))
}

/// The same where the round of the series is closed, so that a result in it changes what was counted already. While a round is
/// open every result moves somebody, which is nothing to be told.
pub(in crate::cli) fn late_lines(desk: &Desk<'_>, after: &Series) -> Result<Vec<String>, Stop> {
    let Some((id, round)) = desk.club().tournament_of_series(after.id())? else { return Ok(Vec::new()) };
    let state = Cup::open(desk, id)?.tournament.rounds().get(&round).map(|round| round.state);
    let known = if state == Some(RoundState::Closed) { in_tournament(desk, after)? } else { None };
    Ok(known.map_or_else(Vec::new, |known| [known.places, known.choices].concat()))
}

/// How the organiser can go on with a round that was paired from what is corrected now.
fn choices(
    cup: &Cup,
    round: RoundNumber,
    changed: &Preview,
    after: &Results,
    event: &str,
    words: &Words,
) -> Vec<String> {
    let mut lines = vec![message!(words, "tournament-preview-keep")];
    let round = cup.tournament.rounds().get(&round);
    let others = |proposal: &Proposal| {
        round.map(|round| repaired(round, &proposal.arrangement, after)).filter(|tables| !tables.is_empty())
    };
    if let Some(Ok(proposal)) = &changed.unstarted
        && let Some(tables) = others(proposal)
    {
        let (count, tables) = (tables.len(), table_list(tables.iter().map(|one| one.table)));
        lines.push(message!(words, "tournament-preview-unstarted", count = count, tables = tables, event = event));
    }
    if let Some(Ok(proposal)) = &changed.all
        && !proposal.discard.is_empty()
    {
        let lost = proposal.discard.iter().filter_map(|series| {
            let names = cup.labels(cup.results.series.get(series)?.players());
            Some(message!(words, "tournament-discarded", first = names.first, second = names.second))
        });
        let lost = lost.collect::<Vec<_>>().join(", ");
        let count = proposal.discard.len();
        lines.push(message!(words, "tournament-preview-all", count = count, lost = lost, event = event));
    }
    lines
}
