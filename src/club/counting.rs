//! Which points of a game count, by how it ended.

use crate::rules::{Ending, Points, Score, Side, Sides};

/// What a walkover gives unless the club sets it otherwise, from 2 to 118 points.
pub const WALKOVER_POINTS: Points = Points(35);

/// The points of both sides that count for a game that ended so; `None` while it is under way.
///
/// `board` is what the moves give. Where one player conceded, ran out of time or left, the opponent counts the larger of
/// its points and `walkover`; the loser counts its points, but at most one less than the winner. A walkover itself gives the
/// winner `walkover` and the loser nothing. Exited tiles stand as they are.
pub fn points_that_count(ending: &Ending, board: Score, walkover: Points) -> Option<Sides<Points>> {
    let against = |loser, so_far: Sides<Points>| {
        let mut counted = so_far;
        let won = so_far[Side::opponent(loser)].max(walkover);
        counted[Side::opponent(loser)] = won;
        counted[loser] = so_far[loser].min(Points(won.0.saturating_sub(1)));
        counted
    };
    match ending {
        Ending::Normal | Ending::Agreed | Ending::Adjudicated { given: None } => Some(board.points),
        Ending::Adjudicated { given: Some(given) } => Some(given.points),
        Ending::Conceded { loser } | Ending::Time { loser } | Ending::Forfeit { loser } => {
            Some(against(*loser, board.points))
        }
        Ending::Walkover { loser } => {
            let mut counted = Sides::default();
            counted[loser.opponent()] = walkover;
            Some(counted)
        }
        Ending::Void => Some(Sides::default()),
        Ending::Unfinished => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counted(ending: Ending, animals: u16, humans: u16) -> Option<(u16, u16)> {
        let points = Sides { animals: Points(animals), humans: Points(humans) };
        let score = Score { points, exited: Sides { animals: 1, humans: 0 } };
        points_that_count(&ending, score, WALKOVER_POINTS).map(|points| (points.animals.0, points.humans.0))
    }

    #[test]
    fn the_opponent_of_a_loser_has_at_least_the_walkover_points_and_more_than_the_loser() {
        let conceded = || Ending::Conceded { loser: Side::Humans };
        assert_eq!(counted(conceded(), 12, 9), Some((35, 9)));
        assert_eq!(counted(conceded(), 40, 9), Some((40, 9)));
        assert_eq!(counted(conceded(), 12, 50), Some((35, 34)));
        assert_eq!(counted(conceded(), 0, 0), Some((35, 0)));
        assert_eq!(counted(Ending::Time { loser: Side::Animals }, 60, 41), Some((40, 41)));
        assert_eq!(counted(Ending::Forfeit { loser: Side::Animals }, 35, 35), Some((34, 35)));
    }

    #[test]
    fn games_without_a_loser_count_as_they_stand_or_not_at_all() {
        assert_eq!(counted(Ending::Agreed, 12, 9), Some((12, 9)));
        assert_eq!(counted(Ending::Adjudicated { given: None }, 12, 9), Some((12, 9)));
        assert_eq!(counted(Ending::Walkover { loser: Side::Animals }, 0, 0), Some((0, 35)));
        assert_eq!(counted(Ending::Void, 12, 9), Some((0, 0)));
        assert_eq!(counted(Ending::Unfinished, 12, 9), None);
    }
}
