//! Duplicate deals: all tables of a round play the same ones, so that games on the same deal and side can be compared.

use std::collections::BTreeMap;

use uuid::Uuid;

use super::facts::{Round, RoundState};
use super::ids::RoundNumber;
use super::results::Results;
use super::whole::Tournament;
use crate::club::{GameFact, PlayerId, Seat};
use crate::rules::{Deal, Ending};

/// The space of names in which rounds get what their deals are drawn from.
const ROUNDS: Uuid = Uuid::from_u128(0x6a0c_41d5_9e3b_4f7e_8d10_27c4_b8f3_5e92);

/// A game that is compared with those of the other tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Compared {
    /// The round.
    pub round: RoundNumber,
    /// The number of the game in its series, from 1.
    pub game: usize,
    /// Against whom.
    pub opponent: PlayerId,
    /// Points less those of the opponent.
    pub margin: i64,
    /// Twice the median of all such margins on the same deal and side.
    pub median_doubled: i64,
    /// Two for every other table with a smaller margin on the same deal and side, and one for every equal one.
    pub matchpoints: i64,
    /// How many other tables there are.
    pub others: usize,
}

impl Tournament {
    /// The deal of a game of a round, where all tables play the same; games are numbered from 1. It is secret until every
    /// table of the round has ended. Games that are played again take deals of their own.
    pub fn deal(&self, round: RoundNumber, game: usize) -> Option<Deal> {
        Deal::from_seed(self.round_seed(round)?).nth(game.checked_sub(1)?)
    }

    /// From which the deals of a round are drawn. Nobody can tell from it those of other rounds.
    pub fn round_seed(&self, round: RoundNumber) -> Option<u64> {
        let seed = self.settings().duplicate?;
        Some(self.settings().dealt.get(&round.0).copied().unwrap_or_else(|| seed_of(seed, round)))
    }
}

/// What is drawn for a round from the seed of a tournament.
pub fn seed_of(seed: u64, round: RoundNumber) -> u64 {
    let mut text = seed.to_be_bytes().to_vec();
    text.extend(round.0.to_be_bytes());
    let [a, b, c, d, e, f, g, h, ..] = *Uuid::new_v5(&ROUNDS, &text).as_bytes();
    u64::from_be_bytes([a, b, c, d, e, f, g, h])
}

/// The games of a round that are compared, for every player. Nothing is said of a round before it is closed.
pub(super) fn compared(tournament: &Tournament, results: &Results, round: &Round) -> BTreeMap<PlayerId, Vec<Compared>> {
    let mut all: BTreeMap<PlayerId, Vec<Compared>> = BTreeMap::new();
    if tournament.settings().duplicate.is_none() || round.state != RoundState::Closed {
        return all;
    }
    for game in 1..=tournament.settings().length.games() {
        let tables = round.pairings().filter_map(|pairing| {
            let series = results.series.get(&pairing.series)?;
            let fact = series.games().get(game - 1).filter(|fact| counts(fact))?;
            (!results.replayed.contains(&(pairing.series, game))).then_some((pairing, fact))
        });
        let tables: Vec<_> = tables.collect();
        // What is good for the animals is bad for the humans, and so are the medians.
        let margin = |fact: &GameFact| {
            let counted = fact.what_counts().unwrap_or_default().points;
            i64::from(counted.animals.0) - i64::from(counted.humans.0)
        };
        let mut margins: Vec<_> = tables.iter().map(|(_, fact)| margin(fact)).collect();
        margins.sort_unstable();
        let Some(median) = doubled_median(&margins) else { continue };
        for (pairing, fact) in tables {
            let animals = margin(fact);
            let smaller = margins.partition_point(|&other| other < animals);
            let not_greater = margins.partition_point(|&other| other <= animals);
            let equal = not_greater - smaller - 1;
            let greater = margins.len() - not_greater;
            for seat in Seat::BOTH {
                let (sign, beaten) = if seat == fact.animals { (1, smaller) } else { (-1, greater) };
                all.entry(pairing.players[seat]).or_default().push(Compared {
                    round: round.number,
                    game,
                    opponent: pairing.players[seat.opponent()],
                    margin: sign * animals,
                    median_doubled: sign * median,
                    matchpoints: i64::try_from(2 * beaten + equal).unwrap_or(i64::MAX),
                    others: margins.len() - 1,
                });
            }
        }
    }
    all
}

/// Whether the points come from the board to the end that both sides played for.
const fn counts(game: &GameFact) -> bool {
    matches!(game.ending, Ending::Normal | Ending::Agreed | Ending::Adjudicated { .. })
}

/// Twice the median of sorted numbers, so that it is whole between two of them.
fn doubled_median(sorted: &[i64]) -> Option<i64> {
    let middle = sorted.len() / 2;
    let upper = sorted.get(middle)?;
    Some(if sorted.len() % 2 == 1 { 2 * upper } else { upper + sorted[middle - 1] })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn medians_lie_in_the_middle() {
        assert_eq!(doubled_median(&[]), None);
        assert_eq!(doubled_median(&[3]), Some(6));
        assert_eq!(doubled_median(&[-1, 4]), Some(3));
        assert_eq!(doubled_median(&[-7, 1, 50]), Some(2));
    }
}
