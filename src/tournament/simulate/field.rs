//! Who plays in the events of a tournament that is there: those who entered, and whom of them it keeps apart.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::club::{PlayerId, Profile};
use crate::tournament::facts::{Entry, Strength};
use crate::tournament::histories::apart;
use crate::tournament::whole::Tournament;

/// The strength in the middle of a field, and of a player without a rating.
pub const MIDDLE: u16 = 1500;

/// Those who entered with their strengths, the strongest first: by the rating of the entry, or else by that of the club.
pub fn entered(tournament: &Tournament, ratings: &BTreeMap<PlayerId, u16>) -> Vec<(u16, PlayerId)> {
    let rating = |player| ratings.get(&player).copied();
    let strength = |entry: &Entry| entry.rating.or_else(|| rating(entry.player)).unwrap_or(MIDDLE);
    let mut all: Vec<_> = tournament.entries().values().map(|entry| (strength(entry), entry.player)).collect();
    all.sort_by_key(|&(strength, _)| Reverse(strength));
    all
}

/// Whom the tournament keeps apart in its next round, by places in a field from 0.
pub fn kept_apart(
    tournament: &Tournament,
    profiles: &BTreeMap<PlayerId, Profile>,
    field: impl IntoIterator<Item = PlayerId>,
) -> Vec<(usize, usize, Strength)> {
    let places: BTreeMap<_, _> = field.into_iter().zip(0..).collect();
    let kept = apart(tournament, tournament.next_round(), profiles);
    let by_places = kept.into_iter().filter_map(|(pair, strength)| {
        let [one, other] = pair.players().map(|player| places.get(&player).copied());
        Some((one?, other?, strength))
    });
    by_places.collect()
}
