//! What a corrected series changes in its tournament, said before it is done.

use super::{Cup, new_series};
use crate::cli::desk::{Desk, Stop};
use crate::club::Series;
use crate::tournament::{Rank, preview};
use crate::words::message;

/// A line for each place that changes, and which tables of the round under way would be paired differently. Nothing for a
/// series outside of tournaments.
pub(in crate::cli) fn preview_lines(desk: &Desk<'_>, after: &Series) -> Result<Vec<String>, Stop> {
    let words = desk.words;
    let Some((id, round)) = desk.club().tournament_of_series(after.id())? else { return Ok(Vec::new()) };
    let cup = Cup::open(desk, id)?;
    let mut results = cup.results.clone();
    results.series.insert(after.id(), after.clone());
    let changed = preview(cup.known(), &results, round, &mut new_series);
    let place = |rank: Option<Rank>| rank.map_or_else(|| "-".to_owned(), |rank| rank.to_string());
    let mut lines = Vec::new();
    for moved in &changed.moved {
        let (player, before, after) = (cup.label(moved.player), place(moved.before), place(moved.after));
        let tournament = cup.name();
        lines.push(message!(
            words,
            "tournament-preview-place",
            tournament = tournament,
            player = player,
            before = before,
            after = after
        ));
    }
    if let Some(round) = changed.round.filter(|_| !changed.repaired.is_empty()) {
        let tables: Vec<_> = changed.repaired.iter().map(|one| one.table.to_string()).collect();
        let tables = tables.join(", ");
        lines.push(message!(words, "tournament-preview-round", round = round.0, tables = tables));
    }
    Ok(lines)
}
