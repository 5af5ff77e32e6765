//! Brackets as structures: matches, and where the players of each come from.
//!
//! Byes are no matches: where a place of the full bracket has nobody, whoever is next to it stands in the next round from the
//! start, in the losers' bracket too. So no bye can wait for anybody or hold anybody up.

use super::crossing::crossing;
use super::{Field, ScheduleFault};
use crate::tournament::ids::{MatchNumber, Seed};
use crate::tournament::settings::Elimination;

/// Where a player of a match comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Slot {
    /// This player stands here from the start.
    Seed(Seed),
    /// Whoever wins that match.
    WinnerOf(MatchNumber),
    /// Whoever loses that match.
    LoserOf(MatchNumber),
}

/// Which part of a bracket a match belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// Players who have not lost. The last round is the final, or the winners' final of a double elimination.
    Winners {
        /// From 1.
        round: u16,
    },
    /// Players who have lost once.
    Losers {
        /// From 1.
        round: u16,
    },
    /// The losers of the semi-finals.
    ThirdPlace,
    /// The winners of both brackets; the first slot is of the one who has not lost.
    GrandFinal,
    /// The same two again, only where the one who had lost before wins the grand final.
    Reset,
}

/// A match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Match {
    /// Its number.
    pub id: MatchNumber,
    /// Where it belongs.
    pub part: Part,
    /// Its line from the top among the places of its round in the full bracket, from 0; lines of byes are empty.
    pub line: u16,
    /// Who plays.
    pub slots: [Slot; 2],
    /// The earliest round of play in which it can be played, from 1.
    pub step: u16,
}

/// Who stands at which place of the seeding: each seed of the field once. Usually everybody at the own place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    field: Field,
    seeds: Vec<Seed>,
}

impl Order {
    /// Everybody at the own place.
    pub fn standard(field: Field) -> Order {
        Order { field, seeds: field.seeds().collect() }
    }

    /// These players at the places from the first.
    ///
    /// # Errors
    ///
    /// Where the list is too short or too long for a field, or does not name each seed once.
    pub fn new(seeds: Vec<Seed>) -> Result<Order, ScheduleFault> {
        let field = Field::new(seeds.len())?;
        let mut is_named = vec![false; seeds.len()];
        for &seed in &seeds {
            match is_named.get_mut(seed.index()) {
                Some(named) if !*named => *named = true,
                _ => return Err(ScheduleFault::NotEachOnce { seed }),
            }
        }
        Ok(Order { field, seeds })
    }

    /// How many there are.
    pub fn field(&self) -> Field {
        self.field
    }

    /// The players by place.
    pub fn seeds(&self) -> &[Seed] {
        &self.seeds
    }
}

/// The matches of a knockout.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bracket {
    elimination: Elimination,
    order: Order,
    matches: Vec<Match>,
}

impl Bracket {
    /// The standard bracket of a field: byes go to the best, 1 and 2 can meet in the last round only (of those who have not
    /// lost), 1 to 4 only in the last two, and so on.
    pub fn new(order: Order, elimination: Elimination) -> Bracket {
        let rounds = rounds_for(order.field);
        let mut builder = Builder { matches: Vec::new() };
        let (champion, losers) = builder.winners(&order, rounds);
        match elimination {
            Elimination::Single { third_place: true } if rounds > 1 => {
                // Only one semi-final is played by three: then its loser is third without another match.
                let semis = &losers[usize::from(rounds) - 2];
                builder.meet(Part::ThirdPlace, 0, semis[0], semis[1]);
            }
            Elimination::Single { .. } => {}
            Elimination::Double { reset } => {
                let challenger = builder.losers(losers, rounds);
                let (winner, loser) = builder.meet(Part::GrandFinal, 0, champion, challenger);
                if reset {
                    builder.meet(Part::Reset, 0, winner, loser);
                }
            }
        }
        Bracket { elimination, order, matches: builder.matches }
    }

    /// When a player is out.
    pub fn elimination(&self) -> Elimination {
        self.elimination
    }

    /// Who stands at which place of the seeding.
    pub fn order(&self) -> &Order {
        &self.order
    }

    /// How many play.
    pub fn field(&self) -> Field {
        self.order.field
    }

    /// The rounds of those who have not lost, the grand final not counted.
    pub fn winners_rounds(&self) -> u16 {
        rounds_for(self.order.field)
    }

    /// All matches, in the order of their numbers.
    pub fn matches(&self) -> &[Match] {
        &self.matches
    }

    /// A match by its number.
    pub fn get(&self, id: MatchNumber) -> Option<&Match> {
        self.matches.get(id.index())
    }

    /// The matches that a match feeds, with which of its players.
    pub fn fed_by(&self, id: MatchNumber) -> impl Iterator<Item = (&Match, Slot)> {
        let slots = self.matches.iter().flat_map(|one| one.slots.map(|slot| (one, slot)));
        slots.filter(move |(_, slot)| matches!(slot, Slot::WinnerOf(from) | Slot::LoserOf(from) if *from == id))
    }
}

/// How often the full bracket halves.
fn rounds_for(field: Field) -> u16 {
    field.players().next_power_of_two().trailing_zeros() as u16
}

/// The places of the seeding (from 0) by their lines in the full bracket: for eight 1–8, 4–5, 3–6 and 2–7, the fourth place
/// being on the line above or below the fifth.
///
/// Every round splits each player's line in two and adds the opponent who makes the sum of both places the same for all. The
/// added one goes above and below in turns: so the best two are at the outer edges.
pub(super) fn lines(rounds: u16) -> Vec<usize> {
    let mut lines = vec![0];
    for _ in 0..rounds {
        let last = lines.len() * 2 - 1;
        lines = lines
            .iter()
            .enumerate()
            .flat_map(
                |(line, &place)| if line.is_multiple_of(2) { [place, last - place] } else { [last - place, place] },
            )
            .collect();
    }
    lines
}

/// The round in which two lines of a full bracket meet.
pub(super) fn round_of_lines(one: usize, other: usize) -> u16 {
    (usize::BITS - (one ^ other).leading_zeros()) as u16
}

struct Builder {
    matches: Vec<Match>,
}

/// Slots by line; nobody comes where there is none.
type Lines = Vec<Option<Slot>>;

impl Builder {
    /// Lets two lines meet, and says who wins and who loses. Where one has nobody, the other goes through and nobody loses.
    fn meet(
        &mut self,
        part: Part,
        line: usize,
        one: Option<Slot>,
        other: Option<Slot>,
    ) -> (Option<Slot>, Option<Slot>) {
        let (Some(one), Some(other)) = (one, other) else { return (one.or(other), None) };
        let slots = match (one, other) {
            (Slot::Seed(one), Slot::Seed(other)) => [one.min(other), one.max(other)].map(Slot::Seed),
            slots => slots.into(),
        };
        let step = 1 + slots.iter().map(|slot| self.step_of(*slot)).max().unwrap_or(0);
        let id = MatchNumber(self.matches.len() as u16);
        self.matches.push(Match { id, part, line: line as u16, slots, step });
        (Some(Slot::WinnerOf(id)), Some(Slot::LoserOf(id)))
    }

    fn step_of(&self, slot: Slot) -> u16 {
        match slot {
            Slot::Seed(_) => 0,
            Slot::WinnerOf(from) | Slot::LoserOf(from) => self.matches[from.index()].step,
        }
    }

    /// All neighbouring lines meet: those who win, and those who lose.
    fn halve(&mut self, part: Part, lines: &[Option<Slot>]) -> (Lines, Lines) {
        lines.chunks_exact(2).enumerate().map(|(line, pair)| self.meet(part, line, pair[0], pair[1])).unzip()
    }

    /// The bracket of those who have not lost: who wins it, and the losers by round and line.
    fn winners(&mut self, order: &Order, rounds: u16) -> (Option<Slot>, Vec<Lines>) {
        let places = lines(rounds).into_iter();
        let mut standing: Lines = places.map(|place| order.seeds.get(place).copied().map(Slot::Seed)).collect();
        let mut losers = Vec::new();
        for round in 1..=rounds {
            let (won, lost) = self.halve(Part::Winners { round }, &standing);
            standing = won;
            losers.push(lost);
        }
        (standing[0], losers)
    }

    /// The bracket of those who have lost once: who wins it.
    ///
    /// The losers of the first round meet each other; then rounds in which those of the next round come in, crossed over,
    /// alternate with rounds in which neighbours meet.
    fn losers(&mut self, losers: Vec<Lines>, rounds: u16) -> Option<Slot> {
        let crossing = crossing(rounds);
        let mut losers = losers.into_iter().zip(1..).peekable();
        let mut standing = losers.next().map(|(first, _)| first).unwrap_or_default();
        for (coming, from) in losers {
            (standing, _) = self.halve(Part::Losers { round: 2 * from - 3 }, &standing);
            let part = Part::Losers { round: 2 * from - 2 };
            let mask = crossing[usize::from(from) - 1];
            let met =
                standing.iter().enumerate().map(|(line, stays)| self.meet(part, line, coming[line ^ mask], *stays).0);
            standing = met.collect();
        }
        standing.first().copied().flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_those_of_the_standard_table() {
        let one_based = |rounds| lines(rounds).into_iter().map(|place| place + 1).collect::<Vec<_>>();
        assert_eq!(one_based(3), [1, 8, 5, 4, 3, 6, 7, 2]);
        assert_eq!(one_based(4), [1, 16, 9, 8, 5, 12, 13, 4, 3, 14, 11, 6, 7, 10, 15, 2]);
    }

    #[test]
    fn lines_meet_in_rounds() {
        assert_eq!([(0, 1), (1, 2), (2, 3), (0, 4), (3, 4)].map(|(a, b)| round_of_lines(a, b)), [1, 2, 1, 3, 3]);
    }

    #[test]
    fn an_order_names_each_once() {
        let order = |numbers: &[u16]| Order::new(numbers.iter().map(|&n| Seed(n)).collect());
        assert!(order(&[3, 1, 2]).is_ok());
        assert_eq!(order(&[3, 1, 1]), Err(ScheduleFault::NotEachOnce { seed: Seed::at(0) }));
        assert_eq!(order(&[4, 1, 2]), Err(ScheduleFault::NotEachOnce { seed: Seed::at(3) }));
        assert_eq!(order(&[1]), Err(ScheduleFault::TooFewPlayers { players: 1, least: 2 }));
    }
}
