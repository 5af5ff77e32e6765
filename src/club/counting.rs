//! Which points of a game count, by how it ended.

use crate::rules::{Ending, Loss, Points, Score, Sides};

/// What a walkover gives unless the club sets it otherwise.
pub const WALKOVER_POINTS: Points = Points(35);

/// The points and exited tiles of both sides that count for a game that ended so; `None` while it is under way.
///
/// `board` is what the moves give. Where one player conceded, ran out of time or left, the opponent counts the larger of
/// its points and the walkover points; the loser counts its points, but at most one less than the winner; exits stand. A
/// walkover itself gives the winner the walkover points and the loser nothing. A void game counts for nothing.
pub fn what_counts(ending: &Ending, board: Score) -> Option<Score> {
    match ending {
        Ending::Normal | Ending::Agreed | Ending::Adjudicated { given: None } => Some(board),
        Ending::Adjudicated { given: Some(given) } => Some(Score { points: given.points, ..board }),
        Ending::Lost { how: Loss::Walkover, loser, walkover } => {
            let mut points = Sides::default();
            points[loser.opponent()] = *walkover;
            Some(Score { points, ..Score::default() })
        }
        Ending::Lost { loser, walkover, .. } => {
            let mut points = board.points;
            let won = points[loser.opponent()].max(*walkover);
            points[loser.opponent()] = won;
            points[*loser] = points[*loser].min(Points(won.0.saturating_sub(1)));
            Some(Score { points, ..board })
        }
        Ending::Void => Some(Score::default()),
        Ending::Unfinished => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Side;

    fn counted(ending: Ending, animals: u32, humans: u32) -> Option<((u32, u32), (u8, u8))> {
        let points = Sides { animals: Points(animals), humans: Points(humans) };
        let score = Score { points, exited: Sides { animals: 1, humans: 0 } };
        let counted = what_counts(&ending, score)?;
        let Score { points, exited } = counted;
        Some(((points.animals.0, points.humans.0), (exited.animals, exited.humans)))
    }

    fn lost(how: Loss, loser: Side) -> Ending {
        Ending::Lost { how, loser, walkover: WALKOVER_POINTS }
    }

    #[test]
    fn the_opponent_of_a_loser_has_at_least_the_walkover_points_and_more_than_the_loser() {
        let conceded = || lost(Loss::Conceded, Side::Humans);
        let points = |ending, animals, humans| counted(ending, animals, humans).map(|(points, _)| points);
        assert_eq!(points(conceded(), 12, 9), Some((35, 9)));
        assert_eq!(points(conceded(), 40, 9), Some((40, 9)));
        assert_eq!(points(conceded(), 12, 50), Some((35, 34)));
        assert_eq!(points(conceded(), 0, 0), Some((35, 0)));
        assert_eq!(points(lost(Loss::Time, Side::Animals), 60, 41), Some((40, 41)));
        assert_eq!(points(lost(Loss::Forfeit, Side::Animals), 35, 35), Some((34, 35)));
        let small = Ending::Lost { how: Loss::Conceded, loser: Side::Humans, walkover: Points(2) };
        assert_eq!(points(small, 0, 30), Some((2, 1)));
    }

    #[test]
    fn games_without_a_loser_count_as_they_stand_or_not_at_all() {
        assert_eq!(counted(Ending::Agreed, 12, 9), Some(((12, 9), (1, 0))));
        assert_eq!(counted(Ending::Adjudicated { given: None }, 12, 9), Some(((12, 9), (1, 0))));
        assert_eq!(counted(lost(Loss::Walkover, Side::Animals), 0, 0), Some(((0, 35), (0, 0))));
        assert_eq!(counted(Ending::Void, 12, 9), Some(((0, 0), (0, 0))));
        assert_eq!(counted(Ending::Unfinished, 12, 9), None);
    }
}
