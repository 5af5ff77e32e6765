//! Who sits at which table: by score from the first table on, around the tables that are fixed.

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::num::NonZeroU32;

use super::field::{Field, Pair};
use super::opening::opener;
use crate::club::PlayerId;

/// How a pair came to its table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seated {
    /// By score.
    ByScore,
    /// With a pairing that stands.
    ByHand,
    /// By the fixed table of this player.
    Fixed(PlayerId),
    /// By score, since somebody else has the fixed table of this player.
    FixedTaken(PlayerId),
}

/// A pair of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PairedTable {
    /// The number of the table, from 1; no two pairs have the same.
    pub number: NonZeroU32,
    /// Who begins as animals.
    pub opens: PlayerId,
    /// Who begins as humans.
    pub answers: PlayerId,
    /// Why there.
    pub seated: Seated,
}

impl PairedTable {
    /// Both players; `None` never, since nobody is paired with themself.
    pub fn pair(&self) -> Option<Pair> {
        Pair::new(self.opens, self.answers)
    }
}

/// The tables of a round, by number.
pub(super) fn tables(field: &Field, mates: &[usize]) -> Vec<PairedTable> {
    let player = |one: usize| &field.contenders[one];
    let mut pairs: Vec<(usize, usize)> = (0..field.bye())
        .filter(|&one| one < mates[one] && mates[one] != field.bye())
        .map(|one| (one, mates[one]))
        .collect();
    pairs.sort_by_key(|&(one, other)| {
        let scores = (player(one).score, player(other).score);
        (Reverse(scores.0.max(scores.1)), Reverse(scores.0.min(scores.1)), one)
    });
    let pin = |one: usize, other: usize| {
        let both = Pair::new(player(one).player, player(other).player);
        field.pins.iter().find(|pin| Some(pin.pair) == both)
    };
    let mut taken: BTreeSet<NonZeroU32> = BTreeSet::new();
    let mut seats: Vec<Option<(NonZeroU32, Seated)>> = vec![None; pairs.len()];
    for (seat, &(one, other)) in seats.iter_mut().zip(&pairs) {
        *seat = pin(one, other).and_then(|pin| pin.table).map(|table| (table, Seated::ByHand));
        taken.extend(seat.iter().map(|(table, _)| *table));
    }
    for (seat, &(one, other)) in seats.iter_mut().zip(&pairs).filter(|(seat, _)| seat.is_none()) {
        let wish = |one: usize| player(one).table.map(|table| (table, player(one).player));
        let fixed = [one, other].into_iter().filter_map(wish).find(|(table, _)| !taken.contains(table));
        *seat = fixed.map(|(table, of)| (table, Seated::Fixed(of)));
        taken.extend(seat.iter().map(|(table, _)| *table));
    }
    let mut closed = taken;
    if field.rules.spare_fixed_tables {
        closed.extend(field.contenders.iter().filter_map(|one| one.table));
    }
    let mut open = (1..).filter_map(NonZeroU32::new).filter(|table| !closed.contains(table));
    let mut tables = Vec::with_capacity(pairs.len());
    for (seat, (one, other)) in seats.into_iter().zip(pairs) {
        let wanted = [one, other].into_iter().find(|&one| player(one).table.is_some()).map(|one| player(one).player);
        let by_score = || Some((open.next()?, wanted.map_or(Seated::ByScore, Seated::FixedTaken)));
        // There are more numbers than pairs, so there is always a next one.
        let Some((number, seated)) = seat.or_else(by_score) else { continue };
        let by_rule = player(opener(field, one, other)).player;
        let opens = pin(one, other).and_then(|pin| pin.opens).unwrap_or(by_rule);
        let answers = if opens == player(one).player { player(other).player } else { player(one).player };
        tables.push(PairedTable { number, opens, answers, seated });
    }
    tables.sort_by_key(|table| table.number);
    tables
}
