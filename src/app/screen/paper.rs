//! A game from a score sheet: what is typed of it, what it says, and what is wrong with it.

use serde::{Deserialize, Serialize};

use crate::club::{GameRecord, Recorded, Seat, Seats, Sheet, SheetFault, Totals, TotalsFault};
use crate::rules::{Ending, Given, Kind, Loss, Pile, Points, RuleSet, Score, Side, Sides};
use crate::words::{Words, message};

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
    const fn may_lack_figures(self) -> bool {
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
}

/// What is typed of a game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Draft {
    /// Whether the player named second has the animals.
    pub second_is_animals: bool,
    /// Whether tiles are counted, and not only points.
    pub by_piles: bool,
    points: [String; 2],
    exited: [String; 2],
    tiles: [[String; 7]; 2],
    /// How it ended.
    pub how: How,
    /// Whether the loser, where somebody lost, is the player named second.
    pub second_lost: bool,
    given: [String; 2],
    reason: String,
}

/// What is wrong, and where.
#[derive(Clone, PartialEq, Debug)]
pub struct Fault {
    /// Where; `None` for the game as a whole.
    pub at: Option<At>,
    /// What, in words.
    pub sentence: String,
}

/// What a draft says.
#[derive(Clone, PartialEq, Debug)]
pub enum Checked {
    /// Nothing yet.
    Empty,
    /// Something, but figures are missing.
    Partly,
    /// Something that can't be.
    Wrong(Fault),
    /// A game.
    Good(Box<GameRecord>),
}

const fn index(seat: Seat) -> usize {
    match seat {
        Seat::First => 0,
        Seat::Second => 1,
    }
}

impl Draft {
    /// An empty draft.
    pub fn new(animals: Seat, by_piles: bool) -> Draft {
        Draft { second_is_animals: animals == Seat::Second, by_piles, ..Draft::default() }
    }

    /// The draft of a game that is recorded, to correct it. Games whose moves are known become totals.
    pub fn of(game: &GameRecord) -> Draft {
        let mut draft = Draft::new(game.animals, matches!(game.recorded, Recorded::Piles { .. }));
        let score = game.recorded.score();
        for seat in Seat::BOTH {
            draft.points[index(seat)] = score.points[draft.side(seat)].to_string();
            draft.exited[index(seat)] = score.exited[draft.side(seat)].to_string();
        }
        if let Recorded::Piles { sheet, .. } = &game.recorded {
            for (side, kind) in Draft::kinds() {
                let count = Pile::of(side, kind).map_or(0, |pile| sheet.piles().count(side, pile, kind));
                if count > 0 {
                    *draft.typed_mut(At::Tiles(side, kind)) = count.to_string();
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

    /// Sides and kinds of which a side can have tiles.
    pub fn kinds() -> impl Iterator<Item = (Side, Kind)> {
        let of = |side: Side| Kind::ALL.into_iter().filter(move |kind| Pile::of(side, *kind).is_some());
        Side::BOTH.into_iter().flat_map(move |side| of(side).map(move |kind| (side, kind)))
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
        }
    }

    /// A place to type in.
    pub fn typed_mut(&mut self, at: At) -> &mut String {
        match at {
            At::Points(seat) => &mut self.points[index(seat)],
            At::Exited(seat) => &mut self.exited[index(seat)],
            At::Tiles(side, kind) => &mut self.tiles[side as usize][kind as usize],
            At::Given(seat) => &mut self.given[index(seat)],
            At::Reason => &mut self.reason,
        }
    }

    /// The places to type in, in the order in which Enter goes through them.
    pub fn places(&self) -> Vec<At> {
        if self.by_piles {
            let of = |seat: Seat| Draft::kinds().filter(move |(side, _)| *side == self.side(seat));
            return Seat::BOTH.into_iter().flat_map(of).map(|(side, kind)| At::Tiles(side, kind)).collect();
        }
        Seat::BOTH.into_iter().flat_map(|seat| [At::Points(seat), At::Exited(seat)]).collect()
    }

    fn is_empty(&self) -> bool {
        self.how == How::Normal && self.places().into_iter().all(|at| self.typed(at).trim().is_empty())
    }

    /// Adds to the tiles of a kind, or takes away.
    pub fn count(&mut self, side: Side, kind: Kind, by: i8) {
        let typed = self.typed_mut(At::Tiles(side, kind));
        let count = typed.trim().parse::<u8>().unwrap_or(0).saturating_add_signed(by);
        *typed = if count == 0 { String::new() } else { count.to_string() };
    }

    /// The score of the piles that are typed, as far as they can be.
    pub fn score(&self) -> Option<Score> {
        self.sheet().ok().map(Sheet::score)
    }

    fn sheet(&self) -> Result<Sheet, Option<SheetFault>> {
        for (side, kind) in Draft::kinds() {
            let typed = self.typed(At::Tiles(side, kind)).trim();
            if !typed.is_empty() && typed.parse::<u8>().is_err() {
                return Err(None);
            }
        }
        let count = |side: Side, pile: Pile, kind: Kind| {
            let is_here = Pile::of(side, kind) == Some(pile);
            if is_here { self.typed(At::Tiles(side, kind)).trim().parse().unwrap_or(0) } else { 0 }
        };
        Sheet::from_counts(count).map_err(Some)
    }

    /// What it says.
    pub fn check(&self, rules: RuleSet, walkover: Points, words: &Words) -> Checked {
        if self.is_empty() {
            return Checked::Empty;
        }
        let recorded = match self.recorded(rules, words) {
            Ok(Some(recorded)) => recorded,
            Ok(None) => return Checked::Partly,
            Err(fault) => return Checked::Wrong(fault),
        };
        match self.ending(walkover, words) {
            Ok(Some(ending)) => Checked::Good(Box::new(GameRecord { animals: self.animals(), recorded, ending })),
            Ok(None) => Checked::Partly,
            Err(fault) => Checked::Wrong(fault),
        }
    }

    fn recorded(&self, rules: RuleSet, words: &Words) -> Result<Option<Recorded>, Fault> {
        if self.how == How::Walkover {
            let totals = Totals::new(Score::default()).map_err(|fault| whole(words.totals_fault(fault)))?;
            return Ok(Some(Recorded::Totals { rules, totals }));
        }
        if self.by_piles {
            for (side, kind) in Draft::kinds() {
                self.number::<u8>(At::Tiles(side, kind), words)?;
            }
            let sheet = self.sheet().map_err(|fault| {
                let at = match fault {
                    Some(SheetFault::TooMany { kind, .. }) => Side::BOTH
                        .into_iter()
                        .find(|side| Pile::of(*side, kind).is_some())
                        .map(|side| At::Tiles(side, kind)),
                    _ => None,
                };
                Fault { at, sentence: fault.map(|fault| words.sheet_fault(fault)).unwrap_or_default() }
            })?;
            return Ok(Some(Recorded::Piles { rules, sheet }));
        }
        let mut typed = Seats::<(Option<u32>, Option<u8>)>::default();
        for seat in Seat::BOTH {
            typed[seat] = (self.number(At::Points(seat), words)?, self.number(At::Exited(seat), words)?);
            self.check_alone(seat, typed[seat], words)?;
        }
        if self.how.may_lack_figures() && self.places().into_iter().all(|at| self.typed(at).trim().is_empty()) {
            typed = Seats { first: (Some(0), Some(0)), second: (Some(0), Some(0)) };
        }
        let (Some(points), Some(exited)) = (both(typed, |of| of.0), both(typed, |of| of.1)) else { return Ok(None) };
        let by_side = |side: Side| self.seat(side);
        let score = Score {
            points: Sides::from_fn(|side| Points(points[by_side(side)])),
            exited: Sides::from_fn(|side| exited[by_side(side)]),
        };
        let totals = Totals::new(score).map_err(|fault| self.totals_fault(fault, words))?;
        Ok(Some(Recorded::Totals { rules, totals }))
    }

    /// What can be said of one player's figures before the other's are typed.
    fn check_alone(&self, seat: Seat, typed: (Option<u32>, Option<u8>), words: &Words) -> Result<(), Fault> {
        let (Some(points), exited) = typed else { return Ok(()) };
        let side = self.side(seat);
        // Without exits, only what no number of exits would make right is wrong.
        let tries = exited.map_or(0..=5, |exited| exited..=exited);
        let mut fault = None;
        for exited in tries {
            let mut score = Score::default();
            score.points[side] = Points(points);
            score.exited[side] = exited;
            match Totals::new(score) {
                Ok(_) => return Ok(()),
                Err(why) => fault = fault.or(Some(why)),
            }
        }
        fault.map_or(Ok(()), |fault| Err(self.totals_fault(fault, words)))
    }

    fn totals_fault(&self, fault: TotalsFault, words: &Words) -> Fault {
        let at = match fault {
            TotalsFault::TooManyExited { side, .. } => Some(At::Exited(self.seat(side))),
            TotalsFault::TooFewPoints { side, .. }
            | TotalsFault::TooManyPoints { side, .. }
            | TotalsFault::NoTiles { side, .. } => Some(At::Points(self.seat(side))),
            TotalsFault::NotTogether { .. } => None,
        };
        Fault { at, sentence: words.totals_fault(fault) }
    }

    fn ending(&self, walkover: Points, words: &Words) -> Result<Option<Ending>, Fault> {
        if let Some(how) = self.how.loss() {
            return Ok(Some(Ending::Lost { how, loser: self.side(self.loser()), walkover }));
        }
        Ok(match self.how {
            How::Agreed => Some(Ending::Agreed),
            How::Void => Some(Ending::Void),
            How::Adjudicated => self.given(words)?,
            _ => Some(Ending::Normal),
        })
    }

    fn given(&self, words: &Words) -> Result<Option<Ending>, Fault> {
        let mut given = Seats::<Option<u32>>::default();
        for seat in Seat::BOTH {
            given[seat] = self.number(At::Given(seat), words)?;
            if given[seat].is_some_and(|points| Points(points) > Points::OF_THE_BOX) {
                return Err(Fault { at: Some(At::Given(seat)), sentence: message!(words, "app-more-than-the-box") });
            }
        }
        match (given.first, given.second) {
            (None, None) => Ok(Some(Ending::Adjudicated { given: None })),
            (Some(_), Some(_)) if !self.reason.trim().is_empty() => {
                let points = Sides::from_fn(|side| Points(given[self.seat(side)].unwrap_or_default()));
                let reason = self.reason.trim().to_owned();
                Ok(Some(Ending::Adjudicated { given: Some(Given { points, reason }) }))
            }
            _ => Ok(None),
        }
    }

    /// The number that is typed somewhere. Nothing is no number, and not zero.
    fn number<N: std::str::FromStr>(&self, at: At, words: &Words) -> Result<Option<N>, Fault> {
        let typed = self.typed(at).trim();
        let is_number = typed.bytes().all(|byte| byte.is_ascii_digit());
        match typed.parse() {
            _ if typed.is_empty() => Ok(None),
            Ok(number) if is_number => Ok(Some(number)),
            _ => Err(Fault { at: Some(at), sentence: message!(words, "app-no-number", typed = typed) }),
        }
    }
}

fn whole(sentence: String) -> Fault {
    Fault { at: None, sentence }
}

fn both<T: Copy, N: Copy>(typed: Seats<T>, of: impl Fn(T) -> Option<N>) -> Option<Seats<N>> {
    Some(Seats { first: of(typed.first)?, second: of(typed.second)? })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::club::WALKOVER_POINTS;
    use crate::words::Language;

    fn draft(figures: [&str; 4]) -> Draft {
        let mut draft = Draft::new(Seat::Second, false);
        for (at, typed) in draft.places().into_iter().zip(figures) {
            typed.clone_into(draft.typed_mut(at));
        }
        draft
    }

    fn check(draft: &Draft) -> Checked {
        draft.check(RuleSet::Classic, WALKOVER_POINTS, &Words::in_language(Language::English))
    }

    #[test]
    fn figures_belong_to_players_and_empty_is_not_zero() {
        assert_eq!(check(&draft([""; 4])), Checked::Empty);
        assert_eq!(check(&draft(["60", "1", "", "0"])), Checked::Partly);
        assert_eq!(check(&draft(["0", "0", "0", "0"])), check(&draft([" 0", "0 ", "0", "0"])));
        let Checked::Good(game) = check(&draft(["60", "1", "45", "0"])) else { panic!("no game") };
        assert_eq!(game.animals, Seat::Second);
        assert_eq!(game.recorded.score().points, Sides { animals: Points(45), humans: Points(60) });
        assert_eq!(game.recorded.score().exited, Sides { animals: 0, humans: 1 });
    }

    #[test]
    fn what_cannot_be_is_said_as_soon_as_it_is_typed() {
        for (figures, at) in [
            (["1", "", "", ""], At::Points(Seat::First)),
            (["x", "", "", ""], At::Points(Seat::First)),
            (["+5", "", "", ""], At::Points(Seat::First)),
            (["60", "6", "", ""], At::Exited(Seat::First)),
            (["", "", "200", ""], At::Points(Seat::Second)),
            (["60", "1", "3", "1"], At::Points(Seat::Second)),
        ] {
            let Checked::Wrong(fault) = check(&draft(figures)) else { panic!("{figures:?}") };
            assert_eq!(fault.at, Some(at), "{figures:?}");
        }
    }

    #[test]
    fn a_recorded_game_becomes_the_draft_it_came_from() {
        let mut piles = Draft::new(Seat::First, true);
        for (at, typed) in [
            (At::Tiles(Side::Animals, Kind::Hunter), "3"),
            (At::Tiles(Side::Humans, Kind::Tree), "4"),
            (At::Tiles(Side::Humans, Kind::Hunter), "1"),
        ] {
            typed.clone_into(piles.typed_mut(at));
        }
        let mut given = draft(["10", "0", "12", "0"]);
        given.how = How::Adjudicated;
        for (at, typed) in [(At::Given(Seat::First), "20"), (At::Given(Seat::Second), "30"), (At::Reason, "Late")] {
            typed.clone_into(given.typed_mut(at));
        }
        let mut lost = draft(["10", "0", "12", "0"]);
        (lost.how, lost.second_lost) = (How::Time, true);
        for draft in [piles, given, lost, draft(["60", "1", "45", "0"])] {
            let Checked::Good(game) = check(&draft) else { panic!("{draft:?}") };
            let Checked::Good(again) = check(&Draft::of(&game)) else { panic!("{draft:?}") };
            assert_eq!(game, again);
        }
    }
}
