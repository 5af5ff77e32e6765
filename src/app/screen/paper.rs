//! A game from a score sheet: what is typed of it, what it says, and what is wrong with it.

use serde::{Deserialize, Serialize};

use super::written::Written;
use crate::club::{GameRecord, Recorded, Seat};
use crate::rules::{Ending, Kind, Loss, Pile, Side};

/// What is written down of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Form {
    /// Points and exited tiles.
    #[default]
    Totals,
    /// The tiles of the piles.
    Piles,
    /// Every action.
    Moves,
}

/// How a game ended, as it is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum How {
    /// By the rules.
    #[default]
    Normal,
    /// Both players ended it.
    Agreed,
    /// The organiser ended it, as it stood or with points given.
    Adjudicated,
    /// Somebody gave up.
    Conceded,
    /// Somebody ran out of time.
    Time,
    /// Somebody left the table.
    Forfeit,
    /// Somebody did not start the game.
    Walkover,
    /// It counts for nothing.
    Void,
}

impl How {
    /// Every way to end.
    pub const ALL: [How; 8] =
        [How::Normal, How::Agreed, How::Adjudicated, How::Conceded, How::Time, How::Forfeit, How::Walkover, How::Void];

    /// How somebody lost, if so.
    pub const fn loss(self) -> Option<Loss> {
        match self {
            How::Conceded => Some(Loss::Conceded),
            How::Time => Some(Loss::Time),
            How::Forfeit => Some(Loss::Forfeit),
            How::Walkover => Some(Loss::Walkover),
            How::Normal | How::Agreed | How::Adjudicated | How::Void => None,
        }
    }

    /// Whether nothing need be typed.
    pub(super) const fn may_lack_figures(self) -> bool {
        matches!(self, How::Walkover | How::Void)
    }
}

/// Where something is typed. Points and exits stand with the player whose they are, piles with the side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum At {
    /// The points of a player.
    Points(Seat),
    /// The exited tiles of a player.
    Exited(Seat),
    /// The tiles of a kind in the piles of a side.
    Tiles(Side, Kind),
    /// The points that a player was given.
    Given(Seat),
    /// Why they were given.
    Reason,
    /// The moves of the whole game.
    Moves,
}

/// What is typed of a game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Draft {
    /// Whether the player named second has the animals.
    pub second_is_animals: bool,
    /// What is written down.
    pub form: Form,
    /// The moves.
    pub moves: Written,
    /// What was recorded, where that is being corrected: as long as the moves are the same nothing of it is lost.
    #[serde(skip)]
    pub(super) source: Option<Box<Recorded>>,
    points: [String; 2],
    exited: [String; 2],
    tiles: [[String; 7]; 2],
    /// How it ended.
    pub how: How,
    /// Whether other ends than by the rules are shown to choose from.
    #[serde(skip)]
    pub shows_ends: bool,
    /// Whether the loser, where somebody lost, is the player named second.
    pub second_lost: bool,
    given: [String; 2],
    reason: String,
}

const fn index(seat: Seat) -> usize {
    match seat {
        Seat::First => 0,
        Seat::Second => 1,
    }
}

impl Draft {
    /// Whether the same is typed, however it is shown and whatever was recorded.
    pub fn is_typed_as(&self, other: &Draft) -> bool {
        let bare = |draft: &Draft| Draft { source: None, shows_ends: false, ..draft.clone() };
        bare(self) == bare(other)
    }

    /// An empty draft.
    pub fn new(animals: Seat, form: Form) -> Draft {
        Draft { second_is_animals: animals == Seat::Second, form, ..Draft::default() }
    }

    /// The draft of the result of a game, whose moves are kept from whoever corrects it.
    pub fn totals_of(game: &GameRecord) -> Draft {
        Draft { form: Form::Totals, moves: Default::default(), source: None, ..Draft::of(game) }
    }

    /// The draft of a game that is recorded, to correct it.
    pub fn of(game: &GameRecord) -> Draft {
        let form = match game.recorded {
            Recorded::Played(_) | Recorded::Moves(_) => Form::Moves,
            Recorded::Piles { .. } => Form::Piles,
            Recorded::Totals { .. } => Form::Totals,
        };
        let mut draft = Draft::new(game.animals, form);
        if let Some(moves) = game.recorded.moves() {
            draft.moves = Written::of_actions(moves.game().actions());
            draft.source = Some(Box::new(game.recorded.clone()));
        }
        let score = game.recorded.score();
        for seat in Seat::BOTH {
            draft.points[index(seat)] = score.points[draft.side(seat)].to_string();
            draft.exited[index(seat)] = score.exited[draft.side(seat)].to_string();
        }
        if let Recorded::Piles { sheet, .. } = &game.recorded {
            for (side, kind) in Draft::kinds() {
                let count = Pile::of(side, kind).map_or(0, |pile| sheet.piles().count(side, pile, kind));
                if count > 0 {
                    draft.type_in(At::Tiles(side, kind), count.to_string());
                }
            }
        }
        draft.how = match &game.ending {
            Ending::Normal | Ending::Unfinished => How::Normal,
            Ending::Agreed => How::Agreed,
            Ending::Adjudicated { given } => {
                if let Some(given) = given {
                    for seat in Seat::BOTH {
                        draft.given[index(seat)] = given.points[draft.side(seat)].to_string();
                    }
                    draft.reason.clone_from(&given.reason);
                }
                How::Adjudicated
            }
            Ending::Lost { how, loser, .. } => {
                draft.second_lost = draft.seat(*loser) == Seat::Second;
                match how {
                    Loss::Conceded => How::Conceded,
                    Loss::Time => How::Time,
                    Loss::Forfeit => How::Forfeit,
                    Loss::Walkover => How::Walkover,
                }
            }
            Ending::Void => How::Void,
        };
        draft
    }

    /// Sides and kinds of which a side can have tiles, in the order of the form: first what is captured.
    pub fn kinds() -> impl Iterator<Item = (Side, Kind)> {
        let of = |side: Side, pile: Pile| Kind::ALL.into_iter().filter(move |kind| Pile::of(side, *kind) == Some(pile));
        let piles = move |side: Side| [Pile::Captured, Pile::Exited].into_iter().flat_map(move |pile| of(side, pile));
        Side::BOTH.into_iter().flat_map(move |side| piles(side).map(move |kind| (side, kind)))
    }

    /// Who has the animals.
    pub const fn animals(&self) -> Seat {
        if self.second_is_animals { Seat::Second } else { Seat::First }
    }

    /// The side of a player.
    pub fn side(&self, seat: Seat) -> Side {
        if seat == self.animals() { Side::Animals } else { Side::Humans }
    }

    /// Who has a side.
    pub fn seat(&self, side: Side) -> Seat {
        if side == Side::Animals { self.animals() } else { self.animals().opponent() }
    }

    /// Who lost, where somebody did.
    pub const fn loser(&self) -> Seat {
        if self.second_lost { Seat::Second } else { Seat::First }
    }

    /// What is typed somewhere.
    pub fn typed(&self, at: At) -> &str {
        match at {
            At::Points(seat) => &self.points[index(seat)],
            At::Exited(seat) => &self.exited[index(seat)],
            At::Tiles(side, kind) => &self.tiles[side as usize][kind as usize],
            At::Given(seat) => &self.given[index(seat)],
            At::Reason => &self.reason,
            At::Moves => self.moves.text(),
        }
    }

    /// Takes what is typed somewhere.
    pub fn type_in(&mut self, at: At, text: String) {
        match at {
            At::Points(seat) => self.points[index(seat)] = text,
            At::Exited(seat) => self.exited[index(seat)] = text,
            At::Tiles(side, kind) => self.tiles[side as usize][kind as usize] = text,
            At::Given(seat) => self.given[index(seat)] = text,
            At::Reason => self.reason = text,
            At::Moves => self.moves = Written::of(&text),
        }
    }

    /// The places to type in, in the order in which Enter goes through them.
    pub fn places(&self) -> Vec<At> {
        let of = |seat: Seat| Draft::kinds().filter(move |(side, _)| *side == self.side(seat));
        match self.form {
            Form::Totals => Seat::BOTH.into_iter().flat_map(|seat| [At::Points(seat), At::Exited(seat)]).collect(),
            Form::Piles => Seat::BOTH.into_iter().flat_map(of).map(|(side, kind)| At::Tiles(side, kind)).collect(),
            Form::Moves => vec![At::Moves],
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.how == How::Normal && self.places().into_iter().all(|at| self.typed(at).trim().is_empty())
    }

    /// Adds to the tiles of a kind, or takes away.
    pub fn count(&mut self, side: Side, kind: Kind, by: i8) {
        let at = At::Tiles(side, kind);
        let count = self.typed(at).trim().parse::<u8>().unwrap_or(0).saturating_add_signed(by);
        self.type_in(at, if count == 0 { String::new() } else { count.to_string() });
    }
}
