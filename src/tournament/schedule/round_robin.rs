//! Round robins by the Berger tables: everybody meets everybody once a leg.
//!
//! Source: FIDE Handbook C.05, Annex 1, "Berger Tables". Whoever has White there opens as animals here. In these tables
//! openings differ by one at most for everybody (by none in an odd field), and within a leg nobody opens on the same side three
//! times running (in an odd field, where resting is nothing at all, sides simply alternate).

use super::Field;
use crate::tournament::ids::Seed;
use crate::tournament::settings::Legs;

/// Two players of a schedule, and who opens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Meeting {
    /// Who is animals in the first game.
    pub animals_first: Seed,
    /// Who is humans in the first game.
    pub humans_first: Seed,
}

impl Meeting {
    /// The same two with the sides swapped.
    pub fn swapped(self) -> Meeting {
        Meeting { animals_first: self.humans_first, humans_first: self.animals_first }
    }

    /// The opponent of a player who takes part.
    pub fn opponent(self, player: Seed) -> Option<Seed> {
        match player {
            _ if player == self.animals_first => Some(self.humans_first),
            _ if player == self.humans_first => Some(self.animals_first),
            _ => None,
        }
    }
}

/// A round of a round robin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// Who meets, in the order of the table.
    pub meetings: Vec<Meeting>,
    /// Who rests in an odd field. It is nothing at all: neither a bye nor a series.
    pub rests: Option<Seed>,
}

/// The rounds of a round robin: one fewer than players in an even field, as many as players in an odd one; twice that in two
/// legs.
pub fn round_robin(field: Field, legs: Legs) -> Vec<Round> {
    let rounds = field.players() + field.players() % 2 - 1;
    let first: Vec<_> = (0..rounds).map(|round| berger_round(field, round)).collect();
    match legs {
        Legs::Single => first,
        Legs::Double => {
            let second: Vec<_> = first.iter().map(swapped).collect();
            [first, second].concat()
        }
    }
}

fn swapped(round: &Round) -> Round {
    Round { meetings: round.meetings.iter().copied().map(Meeting::swapped).collect(), rests: round.rests }
}

/// A round, counted from 0. The last number of the (rounded up) field stays; the others sit in a circle around the one who
/// meets it and are paired across. That one moves on by half a circle every round, and the last number opens every second one.
fn berger_round(field: Field, round: usize) -> Round {
    let even = field.players() + field.players() % 2;
    let (circle, last) = (even - 1, even - 1);
    let middle = if round.is_multiple_of(2) { round / 2 } else { even / 2 + round / 2 };
    let across = (1..even / 2).map(|far| ((middle + far) % circle, (middle + circle - far) % circle));
    let with_last = if round.is_multiple_of(2) { (middle, last) } else { (last, middle) };
    let is_odd = last >= field.players();
    let meetings = std::iter::once(with_last)
        .filter(|_| !is_odd)
        .chain(across)
        .map(|(animals, humans)| Meeting { animals_first: Seed::at(animals), humans_first: Seed::at(humans) })
        .collect();
    Round { meetings, rests: is_odd.then(|| Seed::at(middle)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_players_meet_as_in_the_published_table() {
        let published = [
            "1-8 2-7 3-6 4-5",
            "8-5 6-4 7-3 1-2",
            "2-8 3-1 4-7 5-6",
            "8-6 7-5 1-4 2-3",
            "3-8 4-2 5-1 6-7",
            "8-7 1-6 2-5 3-4",
            "4-8 5-3 6-2 7-1",
        ];
        let rounds = round_robin(Field::new(8).unwrap(), Legs::Single);
        let texts: Vec<_> = rounds
            .iter()
            .map(|round| {
                let meetings = round.meetings.iter().map(|one| format!("{}-{}", one.animals_first, one.humans_first));
                meetings.collect::<Vec<_>>().join(" ")
            })
            .collect();
        assert_eq!(texts, published);
    }
}
