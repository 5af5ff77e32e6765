//! The boards of the rules: positions that can be in a game, on which one may try for oneself.

use crate::app::board::{Event, Hand};
use crate::rules::{Action, Deal, Game, RuleSet, Setup, Square};
use crate::words::{Words, message};

/// A picture in the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Example {
    /// A game at its start.
    TurnUp,
    /// Where tiles may go.
    Moves,
    /// A hunter and its rifle.
    Rifle,
    /// A bear between humans.
    Bear,
    /// A lumberjack between trees.
    Lumberjack,
    /// The square that may not be returned to.
    NoReturn,
    /// A green tile that was just turned up.
    Fresh,
    /// Ways out of the forest.
    Exits,
    /// A bear that is not at the exit yet.
    ExitOfBear,
    /// The pheasant of one set of rules.
    Pheasant(RuleSet),
}

impl Example {
    /// The position, the tile that is picked up, and the action that is shown as refused.
    const fn shown(self) -> Option<(&'static str, Option<&'static str>, Option<&'static str>)> {
        Some(match self {
            Example::TurnUp => return None,
            Example::Moves => (
                "2?4/3?3/7/1p1F1t1/7/2L2B1/?6 a HHHHHHHHLdddppp,-,FFFFFBdddpppttttttttttttt,- -,-,- - tpd",
                Some("d4"),
                None,
            ),
            Example::Rifle => (
                "?5?/1F1E1F1/7/7/3d3/7/?6 h HHHHHHHLLdddppp,-,FFFFBBdddppppttttttttttttt,- -,-,- - tpt",
                Some("d2"),
                None,
            ),
            Example::Bear => (
                "?6/7/2L1t2/2BN3/2p4/7/6? a HHHHHHHLdddppp,-,FFFFFFBdddppppttttttttttttt,- -,-,- - td",
                Some("c4"),
                None,
            ),
            Example::Lumberjack => (
                "?6/7/3t3/2tL3/3d1t1/7/6? h HHHHHHHHLddpppp,-,FFFFFFBBdddppppttttttttttt,- -,-,- - td",
                Some("d4"),
                None,
            ),
            Example::NoReturn => (
                "?6/7/7/7/2F2p1/7/2t3? a HHHHHHHHLLdddppp,-,FFFFFBBdddppppttttttttttttt,- c3c5,-,- - td",
                Some("c5"),
                Some("c5-c3"),
            ),
            Example::Fresh => (
                "?6/7/4d2/7/7/4F2/1t4? a HHHHHHHHLLdddppp,-,FFFFFBBdddppppttttttttttttt,- -,-,e3 - tp",
                Some("e6"),
                None,
            ),
            Example::Exits => (
                "7/5B1/3F3/F3p2/3t3/7/1N3W1 a HHHHHHLLdddppp,-,FFFFBddddpppptttttttttttttt,- -,-,- 5,5 -",
                Some("d3"),
                None,
            ),
            Example::ExitOfBear => (
                "7/7/3t3/2L2B1/7/7/2E4 a HHHHHHHLdddpppp,-,FFFFFFBddddpppptttttttttttttt,- -,-,- 5,5 -",
                Some("f4"),
                None,
            ),
            Example::Pheasant(_) => (
                "?6/7/7/2p4/7/2t1F2/6? a HHHHHHHHLLdddppp,-,FFFFFBBdddppppttttttttttttt,- -,-,- - td",
                Some("c4"),
                None,
            ),
        })
    }

    const fn rules(self) -> RuleSet {
        match self {
            Example::Pheasant(rules) => rules,
            _ => RuleSet::Classic,
        }
    }

    /// What is to be seen.
    pub(super) fn caption(self, words: &Words) -> String {
        match self {
            Example::TurnUp => message!(words, "rules-turn-up-example"),
            Example::Moves => message!(words, "rules-moves-example"),
            Example::Rifle => message!(words, "rules-rifle-example"),
            Example::Bear => message!(words, "rules-bear-example"),
            Example::Lumberjack => message!(words, "rules-lumberjack-example"),
            Example::NoReturn => message!(words, "rules-no-return-example"),
            Example::Fresh => message!(words, "rules-fresh-example"),
            Example::Exits => message!(words, "rules-exits-example"),
            Example::ExitOfBear => message!(words, "rules-exit-of-bear-example"),
            Example::Pheasant(RuleSet::Classic) => message!(words, "app-rules-classic"),
            Example::Pheasant(RuleSet::Boxed) => message!(words, "app-rules-boxed"),
        }
    }

    fn game(self) -> Option<Game> {
        match self.shown() {
            Some((line, ..)) => line.parse::<Setup>().ok().map(|setup| Game::at(self.rules(), setup)),
            None => Some(Game::new(self.rules(), Deal::from_seed(1969).next()?)),
        }
    }
}

/// A picture on which somebody tries things.
#[derive(Clone, Debug)]
pub(super) struct Try {
    /// Which.
    pub(super) example: Example,
    animated: bool,
    game: Game,
    hand: Hand,
}

impl Try {
    /// The picture as it is in the book; `None` were there no such position, which a test rules out.
    pub(super) fn new(example: Example) -> Option<Try> {
        let mut new = Try { example, animated: false, game: example.game()?, hand: Hand::default() };
        new.picture();
        Some(new)
    }

    fn picture(&mut self) {
        let Some((_, picked, refused)) = self.example.shown() else { return };
        let refused = refused.and_then(|action| action.parse::<Action>().ok());
        self.hand.refused = refused
            .and_then(|action| self.game.check(action).err())
            .map(|refusal| (refusal, self.game.position().side()));
        self.hand.picked = picked.and_then(|square| square.parse::<Square>().ok());
    }

    /// The same picture, whose tiles move before one's eyes or don't.
    pub(super) fn animated(self, animated: bool) -> Try {
        Try { animated, ..self }
    }

    /// Whether its tiles move before one's eyes.
    pub(super) const fn is_animated(&self) -> bool {
        self.animated
    }

    /// The game.
    pub(super) const fn game(&self) -> &Game {
        &self.game
    }

    /// What is in the hand.
    pub(super) const fn hand(&self) -> &Hand {
        &self.hand
    }

    /// Whether it is no more as in the book.
    pub(super) const fn is_tried(&self) -> bool {
        !self.game.is_empty()
    }

    /// Shows it as in the book again.
    pub(super) fn start_over(&mut self) {
        let length = self.game.len();
        self.game.take_back(length);
        self.hand = Hand::default();
        self.picture();
    }

    /// What was done on the board.
    pub(super) fn board(&mut self, event: Event) {
        self.hand = Hand::default();
        match event {
            Event::Pick(square) => self.hand.pick(&self.game, square),
            Event::Try(action) => {
                if let Err(refusal) = self.game.play(action) {
                    self.hand.refuse(&self.game, refusal);
                }
            }
            // A picture that nobody has changed is a drawing: what it shows is put down by no click and by no other window.
            Event::Cancel | Event::Locked if !self.is_tried() => self.picture(),
            Event::Cancel | Event::Locked => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Refusal, Targets};

    const ALL: [Example; 11] = [
        Example::TurnUp,
        Example::Moves,
        Example::Rifle,
        Example::Bear,
        Example::Lumberjack,
        Example::NoReturn,
        Example::Fresh,
        Example::Exits,
        Example::ExitOfBear,
        Example::Pheasant(RuleSet::Classic),
        Example::Pheasant(RuleSet::Boxed),
    ];

    fn targets(example: Example) -> Targets {
        let example = Try::new(example).expect("a position");
        example.game.position().targets(example.game.rules(), example.hand.picked.expect("a tile"))
    }

    fn refused(example: Example, action: &str) -> Refusal {
        let mut example = Try::new(example).expect("a position");
        example.board(Event::Try(action.parse().expect("an action")));
        example.hand.refused.expect("a refusal").0
    }

    #[test]
    fn every_picture_shows_what_its_caption_says() {
        for example in ALL {
            let mut shown = Try::new(example).unwrap_or_else(|| panic!("{example:?}"));
            let before = shown.clone();
            let action = shown.game.position().legal(example.rules()).sorted()[0];
            shown.board(Event::Try(action));
            assert!(shown.is_tried(), "{example:?} {action}");
            shown.start_over();
            assert_eq!((shown.game.position(), &shown.hand), (before.game.position(), &before.hand));
        }
        let captures = |example| targets(example).captures.iter().map(|square| square.to_string()).collect::<Vec<_>>();
        assert_eq!(captures(Example::Moves), ["b4"]);
        assert_eq!(targets(Example::Moves).moves.len(), 6);
        assert_eq!(captures(Example::Rifle), ["f2"]);
        assert!(matches!(refused(Example::Rifle, "d2xb2"), Refusal::RiflePoints { .. }));
        assert!(matches!(refused(Example::Rifle, "d2xd5"), Refusal::RiflePoints { .. }));
        assert_eq!(captures(Example::Bear), ["c3", "d4"]);
        assert_eq!(captures(Example::Lumberjack), ["c4", "d3"]);
        assert!(matches!(refused(Example::NoReturn, "c5-c3"), Refusal::NoReturn { .. }));
        assert!(Try::new(Example::NoReturn).is_some_and(|example| example.hand.refused.is_some()));
        assert!(matches!(refused(Example::Fresh, "e3-e4"), Refusal::FreshGreen { .. }));
        assert_eq!(captures(Example::Fresh), ["e3"]);
        assert!(targets(Example::Exits).leaves && !targets(Example::ExitOfBear).leaves);
        assert!(matches!(refused(Example::ExitOfBear, "f4-off"), Refusal::NoOpenExit { .. }));
        assert_eq!(targets(Example::Pheasant(RuleSet::Classic)).moves.len(), 4);
        assert!(targets(Example::Pheasant(RuleSet::Boxed)).moves.len() > 4);
    }
}
