//! How a knockout goes on after a drawn series, until one of the two has won.

use super::{MatchId, Seed};
use crate::club::{Seat, Seats, SeriesOutcome, SeriesResult};
use crate::rules::Random;

/// What is played after a drawn series.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Extra {
    /// Two games with the sides swapped.
    Pair,
    /// One game that decides.
    Game,
}

/// What decides when all extra games were drawn too.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LastResort {
    /// The better seed goes on.
    BetterSeed,
    /// Lots are drawn.
    Lot {
        /// What names the lots of the tournament.
        lots: u64,
    },
}

/// How a drawn series goes on. Extra games count in no points table, season or rating.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Chain {
    /// What is played, one after the other, as long as nobody has won.
    pub extras: Vec<Extra>,
    /// What decides then.
    pub last: LastResort,
}

/// Two extra pairs at most, then the better seed.
impl Default for Chain {
    fn default() -> Chain {
        Chain { extras: vec![Extra::Pair, Extra::Pair], last: LastResort::BetterSeed }
    }
}

/// What won a match of a knockout.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WonHow {
    /// The series itself.
    Series,
    /// An extra pair or game, counted from 1.
    Extra(usize),
    /// All were drawn, and this is the better seed.
    BetterSeed,
    /// All were drawn, and so was the lot.
    Lot,
}

/// How a match of a knockout goes on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NextStep {
    /// The series, or the extra of this number from 1, is under way; 0 is the series.
    UnderWay {
        /// Which.
        number: usize,
    },
    /// The series is to be played: for the first time, or because all its games are void.
    PlaySeries,
    /// This extra is to be played.
    Play {
        /// What.
        extra: Extra,
        /// Its number, from 1.
        number: usize,
    },
    /// Somebody goes on.
    Won {
        /// Who.
        seat: Seat,
        /// By what.
        how: WonHow,
        /// How many of the given results were played after that: a correction can make extra games superfluous.
        surplus: usize,
    },
}

impl Chain {
    /// How a match goes on: after its series and the extras, in the order in which they were played. A void extra counts for
    /// nothing and is played again.
    pub fn next(&self, of: MatchId, players: Seats<Seed>, series: &[SeriesResult]) -> NextStep {
        let counting = series.iter().filter(|one| one.outcome != SeriesOutcome::NoResult);
        let mut drawn = 0_usize;
        for (place, one) in counting.clone().enumerate() {
            match one.outcome {
                SeriesOutcome::Won { seat, .. } => {
                    let how = if place == 0 { WonHow::Series } else { WonHow::Extra(place) };
                    return NextStep::Won { seat, how, surplus: counting.count() - place - 1 };
                }
                SeriesOutcome::Drawn { .. } if place < self.extras.len() => drawn += 1,
                SeriesOutcome::Drawn { .. } => {
                    let (seat, how) = self.last_resort(of, players);
                    return NextStep::Won { seat, how, surplus: counting.count() - place - 1 };
                }
                SeriesOutcome::Incomplete | SeriesOutcome::NoResult => return NextStep::UnderWay { number: place },
            }
        }
        match drawn.checked_sub(1).and_then(|extra| self.extras.get(extra)) {
            Some(&extra) => NextStep::Play { extra, number: drawn },
            None => NextStep::PlaySeries,
        }
    }

    /// The same for the same tournament, match and players, whoever sits first.
    fn last_resort(&self, of: MatchId, players: Seats<Seed>) -> (Seat, WonHow) {
        let (better, worse) =
            if players.first < players.second { (Seat::First, Seat::Second) } else { (Seat::Second, Seat::First) };
        let LastResort::Lot { lots } = self.last else { return (better, WonHow::BetterSeed) };
        // A generator of its own for each match and pair, so that no lot depends on how many were drawn before.
        let numbers = [of.0, players[better].number(), players[worse].number()];
        let seed = numbers.into_iter().fold(lots, |seed, number| {
            seed.wrapping_add(u64::from(number) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29)
        });
        let is_better = Random::new(seed).below(2) == 0;
        (if is_better { better } else { worse }, WonHow::Lot)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::club::{DrawnBy, SeriesWonBy};
    use crate::rules::Points;

    fn result(outcome: SeriesOutcome) -> SeriesResult {
        SeriesResult { points: Seats::<Points>::default(), exited: Seats::default(), outcome }
    }

    const DRAWN: SeriesOutcome = SeriesOutcome::Drawn { by: DrawnBy::Totals };
    const WON: SeriesOutcome = SeriesOutcome::Won { seat: Seat::Second, by: SeriesWonBy::Points };

    fn next(chain: &Chain, outcomes: &[SeriesOutcome]) -> NextStep {
        let players = Seats { first: Seed::at(4), second: Seed::at(1) };
        chain.next(MatchId(3), players, &outcomes.iter().map(|outcome| result(*outcome)).collect::<Vec<_>>())
    }

    #[test]
    fn a_drawn_series_goes_on_until_somebody_has_won() {
        let chain = Chain::default();
        let won = |how, surplus| NextStep::Won { seat: Seat::Second, how, surplus };
        let pair = |number| NextStep::Play { extra: Extra::Pair, number };
        assert_eq!(next(&chain, &[]), NextStep::PlaySeries);
        assert_eq!(next(&chain, &[SeriesOutcome::Incomplete]), NextStep::UnderWay { number: 0 });
        assert_eq!(next(&chain, &[SeriesOutcome::NoResult]), NextStep::PlaySeries);
        assert_eq!(next(&chain, &[WON]), won(WonHow::Series, 0));
        assert_eq!(next(&chain, &[DRAWN]), pair(1));
        assert_eq!(next(&chain, &[DRAWN, SeriesOutcome::NoResult]), pair(1));
        assert_eq!(next(&chain, &[DRAWN, WON]), won(WonHow::Extra(1), 0));
        assert_eq!(next(&chain, &[DRAWN, DRAWN]), pair(2));
        assert_eq!(next(&chain, &[DRAWN, DRAWN, SeriesOutcome::Incomplete]), NextStep::UnderWay { number: 2 });
        assert_eq!(next(&chain, &[DRAWN, DRAWN, DRAWN]), won(WonHow::BetterSeed, 0));
        assert_eq!(next(&chain, &[WON, DRAWN, DRAWN]), won(WonHow::Series, 2));
    }

    #[test]
    fn a_chain_may_be_one_game_or_nothing() {
        let sudden = Chain { extras: vec![Extra::Game], last: LastResort::BetterSeed };
        assert_eq!(next(&sudden, &[DRAWN]), NextStep::Play { extra: Extra::Game, number: 1 });
        let nothing = Chain { extras: Vec::new(), last: LastResort::BetterSeed };
        assert_eq!(next(&nothing, &[DRAWN]), NextStep::Won { seat: Seat::Second, how: WonHow::BetterSeed, surplus: 0 });
    }

    #[test]
    fn a_lot_falls_the_same_way_whoever_sits_first() {
        let mut firsts = 0;
        for lots in 0..1000 {
            let chain = Chain { extras: Vec::new(), last: LastResort::Lot { lots } };
            let winner = |players: Seats<Seed>| match chain.next(MatchId(2), players, &[result(DRAWN)]) {
                NextStep::Won { seat, how: WonHow::Lot, .. } => players[seat],
                other => panic!("{other:?}"),
            };
            let (one, other) = (Seed::at(0), Seed::at(7));
            let drawn = winner(Seats { first: one, second: other });
            assert_eq!(drawn, winner(Seats { first: other, second: one }));
            firsts += usize::from(drawn == one);
        }
        assert!((430..570).contains(&firsts), "{firsts}");
    }
}
