//! How games end in a simulation. The model is simple: the margin of a game is the difference in strength (35 rating points are
//! worth one point) and chance (from -40 to 40, bell-shaped, 12 on average either way); the points of both sides together are 60
//! to 100, and a few tiles leave the forest. With it 200 rating points win about three series of two games in four. Totals that
//! no tiles give are made possible by adding points.

use crate::club::{GameFact, Length, Seat, Totals};
use crate::rules::{Ending, Loss, Points, Random, Score, Side, Sides};

/// How many rating points are worth a point a game.
const RATING_A_POINT: i64 = 35;

/// A series that both play to its end; `strengths` are those of the first seat, who opens, and of the second one.
pub(super) fn played(length: Length, strengths: [u16; 2], random: &mut Random) -> Vec<GameFact> {
    let sides = [Seat::First, Seat::Second].into_iter().cycle();
    let games = sides.take(length.games()).map(|animals| {
        let [first, second] = strengths.map(i64::from);
        let better = if animals == Seat::First { first - second } else { second - first };
        GameFact { animals, board: board(better, random), ending: Ending::Normal }
    });
    games.collect()
}

/// A series to which one player does not come.
pub(super) fn walkover(length: Length, absent: Seat, walkover: Points) -> Vec<GameFact> {
    let sides = [Seat::First, Seat::Second].into_iter().cycle();
    let games = sides.take(length.games()).map(|animals| {
        let loser = if animals == absent { Side::Animals } else { Side::Humans };
        let ending = Ending::Lost { how: Loss::Walkover, loser, walkover };
        GameFact { animals, board: Score::default(), ending }
    });
    games.collect()
}

/// Points and exited tiles, where the animals are better by so many rating points.
fn board(better: i64, random: &mut Random) -> Score {
    let chance = (0..4).map(|_| random.below(21) as i64).sum::<i64>() - 40;
    let margin = better / RATING_A_POINT + chance;
    let sum = 60 + random.below(41) as i64;
    let animals = ((sum + margin) / 2).clamp(0, sum);
    let exited = Sides { animals: random.below(3) as u8, humans: random.below(3) as u8 };
    let points = |points: i64| Points(u32::try_from(points).unwrap_or(0));
    let mut points = Sides { animals: points(animals.min(100)), humans: points((sum - animals).min(100)) };
    // Between 20 and 100 nearly all totals are possible, so that a few steps are enough.
    for _ in 0..100 {
        if let Ok(totals) = Totals::new(Score { points, exited }) {
            return totals.score();
        }
        if points.animals <= points.humans { points.animals.0 += 1 } else { points.humans.0 += 1 }
    }
    Score::default()
}
