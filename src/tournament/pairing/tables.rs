//! Who sits at which table: by score from the first table on, around the tables that are fixed.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use super::field::{Field, Pair};
use super::opening::opener;
use crate::club::PlayerId;
use crate::tournament::ids::TableNumber;

/// How a pair came to its table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seated {
    /// In the order of the pairs: by score, or as the schedule or the bracket has them.
    ByScore,
    /// With a pairing that stands.
    ByHand,
    /// By the fixed table of this player.
    Fixed(PlayerId),
    /// In that order too, since somebody else has the fixed table of this player.
    FixedTaken(PlayerId),
}

/// A pair of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PairedTable {
    /// The number of the table, from 1; no two pairs have the same.
    pub number: TableNumber,
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

/// Two who play, and the table that a decision by hand gives them.
#[derive(Clone, Copy, Debug)]
pub(in crate::tournament) struct ToSeat {
    pub(in crate::tournament) players: [PlayerId; 2],
    pub(in crate::tournament) by_hand: Option<TableNumber>,
}

/// Tables for pairs, in the order of the pairs: where a decision put them, else at the fixed table of one of them, else at the
/// first one that is left. `fixed` says which table a player cannot leave, `spared` which tables stay empty for their players.
pub(in crate::tournament) fn seat(
    pairs: &[ToSeat],
    fixed: impl Fn(PlayerId) -> Option<TableNumber>,
    spared: impl IntoIterator<Item = TableNumber>,
) -> Vec<(TableNumber, Seated)> {
    let mut taken: BTreeSet<TableNumber> = pairs.iter().filter_map(|pair| pair.by_hand).collect();
    let mut seats: Vec<_> = pairs.iter().map(|pair| pair.by_hand.map(|table| (table, Seated::ByHand))).collect();
    for (seat, pair) in seats.iter_mut().zip(pairs).filter(|(seat, _)| seat.is_none()) {
        let wished = pair.players.into_iter().filter_map(|player| Some((fixed(player)?, player)));
        *seat = wished.filter(|(table, _)| !taken.contains(table)).map(|(table, of)| (table, Seated::Fixed(of))).next();
        taken.extend(seat.iter().map(|(table, _)| *table));
    }
    taken.extend(spared);
    let mut open = (0..).map(TableNumber::at).filter(|table| !taken.contains(table));
    let seated = seats.into_iter().zip(pairs).filter_map(|(seat, pair)| {
        let wanted = pair.players.into_iter().find(|&player| fixed(player).is_some());
        // There are more numbers than pairs, so there is always a next one.
        seat.or_else(|| Some((open.next()?, wanted.map_or(Seated::ByScore, Seated::FixedTaken))))
    });
    seated.collect()
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
    let to_seat = |&(one, other): &(usize, usize)| ToSeat {
        players: [one, other].map(|one| player(one).player),
        by_hand: pin(one, other).and_then(|pin| pin.table),
    };
    let to_seat: Vec<_> = pairs.iter().map(to_seat).collect();
    let fixed: BTreeMap<_, _> = field.contenders.iter().filter_map(|one| Some((one.player, one.table?))).collect();
    let spared = fixed.values().copied().filter(|_| field.rules.spare_fixed_tables);
    let seats = seat(&to_seat, |player| fixed.get(&player).copied(), spared);
    let mut tables: Vec<_> = seats
        .into_iter()
        .zip(pairs)
        .map(|((number, seated), (one, other))| {
            let by_rule = player(opener(field, one, other)).player;
            let opens = pin(one, other).and_then(|pin| pin.opens).unwrap_or(by_rule);
            let answers = if opens == player(one).player { player(other).player } else { player(one).player };
            PairedTable { number, opens, answers, seated }
        })
        .collect();
    tables.sort_by_key(|table| table.number);
    tables
}
