//! How the games of a new series on the screen are dealt, and how much time they have.

use std::num::ParseIntError;

use super::layout::{Laid, Layout};
use crate::app::board;
use crate::club::TimeControl;
use crate::rules::{Action, Deal, Tile};
use crate::words::{Words, message};

/// Where deals come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Dealing {
    /// Nobody knows them.
    #[default]
    Random,
    /// A seed names them.
    Seed,
    /// Somebody lays them.
    Laid,
}

/// How much time the players have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Timing {
    /// As much as they like.
    #[default]
    None,
    /// So many minutes for a game.
    SuddenDeath,
    /// So many minutes, and seconds for every action.
    Increment,
}

/// Something that is typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Field {
    /// The seed.
    Seed,
    /// The layout of the game that is shown.
    Layout,
    /// Minutes for a game.
    Minutes,
    /// Seconds for an action.
    Seconds,
}

/// What happened.
#[derive(Clone, Copy, Debug)]
pub enum Choice {
    /// Where deals come from was chosen.
    Dealt(Dealing),
    /// Whether a player and not the organiser chose the deals.
    ByPlayer(bool),
    /// The layout of a game is to be seen; its place, from 0.
    GameShown(usize),
    /// A tile is taken in hand, to be laid.
    Taken(Tile),
    /// Something was done on the board.
    Board(board::Event),
    /// The board is to be empty.
    Cleared,
    /// How much time there is was chosen.
    Timed(Timing),
}

/// What is typed and chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Terms {
    /// Where deals come from.
    pub dealing: Dealing,
    /// Whether a player chose them, who then knows too much.
    pub by_player: bool,
    /// How much time there is.
    pub timing: Timing,
    /// The layout that is shown: the place of its game, from 0.
    pub shown: usize,
    /// The tile in hand.
    pub in_hand: Tile,
    seed: String,
    laid: Vec<String>,
    minutes: String,
    seconds: String,
}

impl Default for Terms {
    fn default() -> Terms {
        Terms {
            dealing: Dealing::Random,
            by_player: false,
            timing: Timing::None,
            shown: 0,
            in_hand: Tile::Fox,
            seed: String::new(),
            laid: Vec::new(),
            minutes: "20".to_owned(),
            seconds: "10".to_owned(),
        }
    }
}

impl Terms {
    /// What is typed in a field.
    pub fn typed(&self, field: Field) -> &str {
        match field {
            Field::Seed => &self.seed,
            Field::Layout => self.layout(self.shown),
            Field::Minutes => &self.minutes,
            Field::Seconds => &self.seconds,
        }
    }

    fn layout(&self, place: usize) -> &str {
        self.laid.get(place).map_or("", String::as_str)
    }

    /// Takes what was typed.
    pub fn type_in(&mut self, field: Field, text: String) {
        match field {
            Field::Seed => self.seed = text,
            Field::Minutes => self.minutes = text,
            Field::Seconds => self.seconds = text,
            Field::Layout => {
                self.lay(text);
                self.take_what_is_left();
            }
        }
    }

    /// A tile of which there is one takes the place in the hand of one of which there is none.
    fn take_what_is_left(&mut self) {
        let layout = Layout::of(self.layout(self.shown));
        if layout.left(self.in_hand.kind()) == 0 {
            let other = Tile::ALL.into_iter().find(|tile| layout.left(tile.kind()) > 0);
            self.in_hand = other.unwrap_or(self.in_hand);
        }
    }

    fn lay(&mut self, text: String) {
        if self.laid.len() <= self.shown {
            self.laid.resize(self.shown + 1, String::new());
        }
        if let Some(laid) = self.laid.get_mut(self.shown) {
            *laid = text;
        }
    }

    /// What a choice changes.
    pub fn choose(&mut self, choice: Choice) {
        match choice {
            Choice::Dealt(dealing) => self.dealing = dealing,
            Choice::ByPlayer(by_player) => self.by_player = by_player,
            Choice::GameShown(place) => self.shown = place,
            Choice::Taken(tile) => self.in_hand = tile,
            Choice::Board(event) => self.on_board(event),
            Choice::Cleared => self.lay(String::new()),
            Choice::Timed(timing) => self.timing = timing,
        }
    }

    /// A click lays the tile in hand, or takes into the hand what lies there.
    fn on_board(&mut self, event: board::Event) {
        let mut layout = Layout::of(self.layout(self.shown));
        match event {
            board::Event::Try(Action::TurnUp { at, .. }) => {
                if layout.left(self.in_hand.kind()) == 0 {
                    return;
                }
                layout.put(at, Some(self.in_hand));
            }
            board::Event::Pick(at) => {
                self.in_hand = layout.tile(at).unwrap_or(self.in_hand);
                layout.put(at, None);
            }
            board::Event::Try(_) | board::Event::Cancel | board::Event::Locked => return,
        }
        self.lay(layout.text());
        self.take_what_is_left();
    }

    /// What the layout of a game says.
    pub fn laid(&self, place: usize) -> Laid {
        Laid::of(self.layout(place))
    }

    fn seed(&self) -> Result<u64, ParseIntError> {
        self.seed.trim().parse()
    }

    /// The deals of the games of a series of so many, `None` for those that nobody chose; `None` while what is typed is no
    /// such thing.
    pub fn deals(&self, length: usize) -> Option<Vec<Option<Deal>>> {
        match self.dealing {
            Dealing::Random => Some(vec![None; length]),
            Dealing::Seed => Some(Deal::from_seed(self.seed().ok()?).take(length).map(Some).collect()),
            Dealing::Laid => {
                let laid = (0..length).map(|place| match self.laid(place) {
                    Laid::Empty => Some(None),
                    Laid::Whole { deal, .. } => Some(Some(deal)),
                    Laid::Partly { .. } | Laid::Unreadable(_) | Laid::TooMany(_) => None,
                });
                let laid: Vec<Option<Deal>> = laid.collect::<Option<_>>()?;
                let is_twice =
                    laid.iter().enumerate().any(|(place, deal)| deal.is_some() && laid[..place].contains(deal));
                (!is_twice && laid.first().is_some_and(Option::is_some)).then_some(laid)
            }
        }
    }

    /// Whether somebody who plays knows what lies where, so that the games are practice.
    pub fn makes_practice(&self) -> bool {
        self.by_player && self.dealing != Dealing::Random
    }

    /// How much time the games have; `None` while what is typed is no such thing.
    pub fn control(&self) -> Option<Option<TimeControl>> {
        let number = |text: &str| text.trim().parse::<u64>().ok();
        match self.timing {
            Timing::None => Some(None),
            Timing::SuddenDeath => TimeControl::new(number(&self.minutes)?, 0).map(Some),
            Timing::Increment => TimeControl::new(number(&self.minutes)?, number(&self.seconds)?).map(Some),
        }
    }

    /// Why the games cannot start so, in words; nothing where they can, or where only something is missing.
    pub fn fault(&self, field: Field, words: &Words) -> Option<String> {
        match field {
            Field::Seed => {
                let is_wrong = !self.seed.trim().is_empty() && self.seed().is_err();
                is_wrong.then(|| message!(words, "app-seed-fault", most = u64::MAX.to_string()))
            }
            Field::Layout => match self.laid(self.shown) {
                Laid::Unreadable(error) => {
                    let message = words.text_fault(&error.fault);
                    Some(message!(words, "where-column", column = error.place.column, message = message))
                }
                Laid::TooMany(fault) => Some(words.hidden_fault(fault)),
                Laid::Whole { .. } if self.is_laid_before(self.shown) => Some(message!(words, "app-deal-twice")),
                Laid::Empty | Laid::Partly { .. } | Laid::Whole { .. } => None,
            },
            Field::Minutes => {
                let minutes = self.minutes.trim().parse().ok().and_then(|minutes| TimeControl::new(minutes, 0));
                minutes.is_none().then(|| message!(words, "app-minutes-fault"))
            }
            Field::Seconds => {
                let seconds = self.seconds.trim().parse().ok().and_then(|seconds| TimeControl::new(1, seconds));
                seconds.is_none().then(|| message!(words, "app-seconds-fault"))
            }
        }
    }

    fn is_laid_before(&self, place: usize) -> bool {
        let text = self.layout(place).trim();
        !text.is_empty() && (0..self.laid.len()).any(|other| other != place && self.layout(other).trim() == text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Kind, Square};

    fn at(text: &str) -> Square {
        text.parse().expect("a square")
    }

    #[test]
    fn a_seed_names_a_deal_for_every_game() {
        let mut terms = Terms { dealing: Dealing::Seed, ..Terms::default() };
        assert_eq!(terms.deals(2), None);
        terms.type_in(Field::Seed, " 1969 ".to_owned());
        let expected: Vec<_> = Deal::from_seed(1969).take(2).map(Some).collect();
        assert_eq!(terms.deals(2), Some(expected));
        for text in ["-1", "x", "18446744073709551616"] {
            terms.type_in(Field::Seed, text.to_owned());
            assert_eq!(terms.deals(2), None, "{text}");
        }
    }

    #[test]
    fn clicks_lay_what_the_box_has_and_no_more() {
        let mut terms = Terms { dealing: Dealing::Laid, in_hand: Tile::Bear, ..Terms::default() };
        let click = |square: &str| Choice::Board(board::Event::Try(Action::TurnUp { at: at(square), tile: None }));
        for square in ["a1", "b1", "c1"] {
            terms.choose(click(square));
        }
        // The third bear is not there: another tile came to hand.
        assert!(terms.typed(Field::Layout).starts_with("BB"));
        assert_ne!(terms.in_hand.kind(), Kind::Bear);
        terms.choose(Choice::Board(board::Event::Pick(at("a1"))));
        assert!(terms.typed(Field::Layout).starts_with("?B"));
        // What was taken away is in the hand.
        terms.choose(click("d1"));
        assert!(terms.typed(Field::Layout).starts_with("?BNB"));
        assert_eq!(terms.deals(1), None);
    }

    #[test]
    fn each_game_has_a_deal_of_its_own() {
        let deals: Vec<String> = Deal::from_seed(1).take(2).map(|deal| deal.to_string()).collect();
        let mut terms = Terms { dealing: Dealing::Laid, ..Terms::default() };
        terms.type_in(Field::Layout, deals[0].clone());
        assert!(matches!(terms.deals(2).as_deref(), Some([Some(_), None])));
        terms.choose(Choice::GameShown(1));
        terms.type_in(Field::Layout, deals[0].clone());
        assert_eq!(terms.deals(2), None);
        terms.type_in(Field::Layout, deals[1].clone());
        assert!(matches!(terms.deals(2).as_deref(), Some([Some(_), Some(_)])));
    }
}
