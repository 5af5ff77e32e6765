//! What a correction would change, said before it is made.

use std::collections::BTreeMap;

use super::Cx;
use crate::club::{GameFact, PlayerId, Ranking, SameSides, Seats, Series, standings};
use crate::words::message;

/// How many changed places are named.
const NAMED: usize = 8;

/// The result before and after a game is put in, and whose place in the standings of all dates changes; or why it can't be.
pub fn preview(series: &Series, number: usize, game: GameFact, same_sides: SameSides, cx: &Cx<'_>) -> Vec<String> {
    let mut games = series.games().to_vec();
    match number.checked_sub(1).and_then(|place| games.get_mut(place)) {
        Some(place) => *place = game,
        None => games.push(game),
    }
    let after = match series.clone().with_games(games, same_sides) {
        Ok(after) => after,
        Err(fault) => return vec![cx.words.series_fault(fault)],
    };
    let names = cx.club.people.labels(series.players());
    let (before, then) = (sentence(series, &names, cx), sentence(&after, &names, cx));
    let result = message!(cx.words, "app-preview-result", before = before, after = then);
    [result].into_iter().chain(changed_places(series, &after, cx)).collect()
}

fn sentence(series: &Series, names: &Seats<String>, cx: &Cx<'_>) -> String {
    let result = series.result();
    let outcome = cx.words.series_outcome(series, names);
    format!("{} – {}. {outcome}", result.points.first, result.points.second)
}

/// A sentence for each player whose place in the standings of all dates changes, the best new place first.
fn changed_places(before: &Series, after: &Series, cx: &Cx<'_>) -> Vec<String> {
    let places = |changed: &Series| -> BTreeMap<PlayerId, usize> {
        let others = cx.club.series.iter().filter(|other| other.id() != before.id());
        let all = others.chain([changed.clone()]);
        let table = standings(all, &cx.club.settings.scale, Ranking::Total);
        table.into_iter().map(|standing| (standing.player, standing.rank)).collect()
    };
    let (old, new) = (places(before), places(after));
    let mut changed: Vec<PlayerId> =
        old.keys().chain(new.keys()).copied().filter(|player| old.get(player) != new.get(player)).collect();
    changed.sort_by_key(|player| (new.get(player).copied().unwrap_or(usize::MAX), *player));
    changed.dedup();
    let rank = |places: &BTreeMap<PlayerId, usize>, player| {
        places.get(&player).map_or_else(|| "–".to_owned(), ToString::to_string)
    };
    let more = changed.len().saturating_sub(NAMED);
    let named = changed.into_iter().take(NAMED).map(|player| {
        let name = cx.club.people.label(player);
        message!(cx.words, "preview-place", player = name, before = rank(&old, player), after = rank(&new, player))
    });
    named.chain((more > 0).then(|| message!(cx.words, "app-more-lines", count = more))).collect()
}
