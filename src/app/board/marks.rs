//! What the board shows of a refusal: the squares that the sentence speaks of.

use crate::rules::{Direction, Refusal, Square};

/// A mark on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// This tile is the matter, or this goal.
    Here(Square),
    /// This stands in the way.
    Block(Square),
    /// The rifle of the hunter here points there.
    Rifle(Square, Direction),
    /// The tile may not return here.
    NoReturn(Square),
    /// The exits are closed.
    ExitsClosed,
}

/// The marks of a refusal.
pub fn marks(refusal: &Refusal) -> Vec<Mark> {
    match *refusal {
        Refusal::GameOver { .. } | Refusal::NoneLeft { .. } => Vec::new(),
        Refusal::NoTile { at }
        | Refusal::FaceDown { at }
        | Refusal::FaceUp { at, .. }
        | Refusal::TileUnknown { at }
        | Refusal::OtherTile { at, .. }
        | Refusal::NotYours { at, .. }
        | Refusal::TreeNeverMoves { at }
        | Refusal::FreshGreen { at, .. }
        | Refusal::GreenNeverLeaves { at, .. } => vec![Mark::Here(at)],
        Refusal::NotInLine { to, .. }
        | Refusal::TooFar { to, .. }
        | Refusal::NothingToCapture { to }
        | Refusal::WrittenAsMove { to, .. } => vec![Mark::Here(to)],
        Refusal::Blocked { at, .. } => vec![Mark::Block(at)],
        Refusal::DoesNotCapture { to, .. } => vec![Mark::Block(to)],
        Refusal::RiflePoints { from, to, rifle, .. } => vec![Mark::Rifle(from, rifle), Mark::Here(to)],
        Refusal::NoReturn { to, .. } => vec![Mark::NoReturn(to)],
        Refusal::ExitsClosed { .. } => vec![Mark::ExitsClosed],
        Refusal::NoOpenExit { from, blocked, .. } => vec![blocked.map_or(Mark::Here(from), Mark::Block)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Action, RuleSet, Setup};

    #[test]
    fn a_refusal_marks_what_it_speaks_of() {
        let at = |text: &str| text.parse::<Square>().expect("a square");
        for (line, action, expected) in [
            (
                "3?3/2dE1F1/3p3/7/7/7/6? h HHHHHHHLLdddppp,-,FFFFFBBdddppppttttttttttttt,- -,-,- - tt",
                "d2xc2",
                vec![Mark::Rifle(at("d2"), Direction::East), Mark::Here(at("c2"))],
            ),
            (
                "?6/7/7/7/2F4/7/6? a HHHHHHHHLLdddppp,-,FFFFFBBddddpppptttttttttttttt,- c3c5,-,- - pt",
                "c5-c3",
                vec![Mark::NoReturn(at("c3"))],
            ),
            (
                "?6/7/2t4/7/2F4/7/2d3N a HHHHHHLLdddpppp,-,FFFFFBBdddpppptttttttttttttt,- -,-,- - N",
                "c5-c2",
                vec![Mark::Block(at("c3"))],
            ),
        ] {
            let setup: Setup = line.parse().expect("a position");
            let action: Action = action.parse().expect("an action");
            let refusal = setup.position().check(RuleSet::Classic, action).expect_err("a refusal");
            assert_eq!(marks(&refusal), expected, "{line} {action}");
        }
    }
}
