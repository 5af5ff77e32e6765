//! What a correction would change, shown before it is made.

use std::collections::BTreeMap;

use super::desk::{Desk, Stop};
use super::people::People;
use super::series::every_date;
use super::tournament::in_tournament;
use crate::club::{
    GameRecord, MatchScale, PlayerId, Ranking, SameSides, Seat, Seats, Series, SeriesOutcome, standings,
};
use crate::store::StoreError;
use crate::words::{Words, message};

/// The result of a series before and after a game is corrected, and whose place changes in the standings of its season, or of
/// all dates where it is in none.
pub(super) fn preview(
    desk: &Desk<'_>,
    series: &Series,
    number: usize,
    game: &GameRecord,
    same_sides: SameSides,
) -> Result<String, Stop> {
    let mut games = series.games().to_vec();
    if let Some(place) = number.checked_sub(1).and_then(|index| games.get_mut(index)) {
        *place = game.fact();
    }
    // Once the organiser has allowed it, it stays so.
    let allowed = desk.club().series_record(series.id())?.map_or(same_sides, |record| record.same_sides);
    let same_sides = if allowed == SameSides::Allowed { allowed } else { same_sides };
    let after = series.clone().with_games(games, same_sides).map_err(|fault| StoreError::Refused(fault.into()))?;
    let people = desk.people()?;
    let words = desk.words;
    let names = people.labels(series.players());
    let results =
        message!(words, "preview-result", before = line(series, &names, words), after = line(&after, &names, words));
    let seasons = desk.club().seasons()?;
    let ((first, last), scale) =
        match seasons.into_iter().find(|season| (season.first..=season.last).contains(&series.date)) {
            Some(season) => ((season.first, season.last), season.scale),
            None => (every_date(), desk.club().settings()?.scale),
        };
    let in_tournament = in_tournament(desk, &after)?;
    let mut all = desk.club().series_between(first, last)?;
    let before = places(&all, &scale);
    if let Some(corrected) = all.iter_mut().find(|other| other.id() == series.id()) {
        *corrected = after;
    }
    let (in_tournament, choices) = match in_tournament {
        Some(known) => (Some(known.places), known.choices),
        None => (None, Vec::new()),
    };
    let changes = changed_places(&before, &places(&all, &scale), &people, in_tournament.is_some(), words);
    let in_tournament = in_tournament.unwrap_or_default();
    Ok([results].into_iter().chain(in_tournament).chain(changes).chain(choices).collect::<Vec<_>>().join("\n"))
}

fn line(series: &Series, names: &Seats<String>, words: &Words) -> String {
    let result = series.result();
    let [first, second] = Seat::BOTH.map(|seat| {
        let (points, exited) = (result.points[seat].0, u32::from(result.exited[seat]));
        format!("{} {}", names[seat], message!(words, "game-figures", points = points, exited = exited))
    });
    let outcome = match result.outcome {
        SeriesOutcome::Incomplete => String::new(),
        _ => words.series_outcome(series, names),
    };
    format!("{first}, {second}. {outcome}").trim_end().to_owned()
}

fn places(series: &[Series], scale: &MatchScale) -> BTreeMap<PlayerId, usize> {
    let standings = standings(series, scale, Ranking::Total);
    standings.into_iter().map(|standing| (standing.player, standing.rank)).collect()
}

/// A line for each player whose place changes, the best new place first; told apart from places in a tournament where there are
/// some.
fn changed_places(
    before: &BTreeMap<PlayerId, usize>,
    after: &BTreeMap<PlayerId, usize>,
    people: &People,
    beside_tournament: bool,
    words: &Words,
) -> Vec<String> {
    let place =
        |places: &BTreeMap<PlayerId, usize>, player| places.get(&player).map_or("-".to_owned(), usize::to_string);
    let mut players: Vec<_> = before.keys().chain(after.keys()).copied().collect();
    players.sort_by_key(|player| (after.get(player).copied().unwrap_or(usize::MAX), *player));
    players.dedup();
    let changed = players.into_iter().filter(|player| before.get(player) != after.get(player));
    let lines = changed.map(|player| {
        let (before, after) = (place(before, player), place(after, player));
        let player = people.label(player);
        if beside_tournament {
            message!(words, "preview-place-in-club", player = player, before = before, after = after)
        } else {
            message!(words, "preview-place", player = player, before = before, after = after)
        }
    });
    lines.collect()
}
