//! What is typed of a game from a score sheet says a game, or what is wrong and where.

use super::paper::{At, Draft, Form, How};
use crate::club::{GameRecord, Moves, Recorded, Refusal, Seat, Seats, Sheet, SheetFault, Totals, TotalsFault};
use crate::rules::{Ending, Given, Kind, Pile, Points, RuleSet, Score, Side, Sides};
use crate::words::{Words, message};

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

impl Draft {
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

    /// What it says. `number` is that of the game, from 1.
    pub fn check(&self, number: usize, rules: RuleSet, walkover: Points, words: &Words) -> Checked {
        if self.is_empty() {
            return Checked::Empty;
        }
        let recorded = match self.recorded(rules, words) {
            Ok(Some(recorded)) => recorded,
            Ok(None) => return Checked::Partly,
            Err(fault) => return Checked::Wrong(fault),
        };
        match self.ending(walkover, words) {
            Ok(Some(ending)) => {
                let game = GameRecord { animals: self.animals(), recorded, ending };
                match game.check(number) {
                    // It goes on, or its end is still to be chosen.
                    Err(Refusal::NotOver { .. }) => Checked::Partly,
                    Err(refusal) => Checked::Wrong(whole(words.command_refused(&refusal, &|_| None))),
                    Ok(()) => Checked::Good(Box::new(game)),
                }
            }
            Ok(None) => Checked::Partly,
            Err(fault) => Checked::Wrong(fault),
        }
    }

    fn recorded(&self, rules: RuleSet, words: &Words) -> Result<Option<Recorded>, Fault> {
        if self.how == How::Walkover {
            let totals = Totals::new(Score::default()).map_err(|fault| whole(words.totals_fault(fault)))?;
            return Ok(Some(Recorded::Totals { rules, totals }));
        }
        if self.form == Form::Moves {
            return self.typed_moves(rules, words);
        }
        if self.form == Form::Piles {
            for (side, kind) in Draft::kinds() {
                self.number::<u8>(At::Tiles(side, kind), words)?;
            }
            let sheet = self.sheet().map_err(|fault| {
                let at = match fault {
                    // Of two fields the one with more is to be looked at first.
                    Some(SheetFault::TooMany { kind, .. }) => Draft::kinds()
                        .filter(|(_, of)| *of == kind)
                        .map(|(side, kind)| At::Tiles(side, kind))
                        .max_by_key(|at| self.typed(*at).trim().parse::<u8>().unwrap_or(0)),
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

    fn typed_moves(&self, rules: RuleSet, words: &Words) -> Result<Option<Recorded>, Fault> {
        let moves = self.moves.read(rules);
        if let Some(error) = moves.fault() {
            let fault = Fault { at: Some(At::Moves), sentence: words.moves_error(error) };
            return if error.may_go_on { Ok(None) } else { Err(fault) };
        }
        let game = moves.game().clone();
        if let Some(source) = &self.source
            && let Some(before) = source.moves()
            && before.game().rules() == rules
            && before.game().actions().eq(game.actions())
        {
            return Ok(Some(Recorded::clone(source)));
        }
        Ok(Moves::new(game, false).map(Recorded::Moves))
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
            (Some(_), Some(_)) if !self.typed(At::Reason).trim().is_empty() => {
                let points = Sides::from_fn(|side| Points(given[self.seat(side)].unwrap_or_default()));
                let reason = self.typed(At::Reason).trim().to_owned();
                Ok(Some(Ending::Adjudicated { given: Some(Box::new(Given { points, reason })) }))
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
        let mut draft = Draft::new(Seat::Second, Form::Totals);
        for (at, typed) in draft.places().into_iter().zip(figures) {
            draft.type_in(at, typed.to_owned());
        }
        draft
    }

    fn check(draft: &Draft) -> Checked {
        draft.check(1, RuleSet::Classic, WALKOVER_POINTS, &Words::in_language(Language::English))
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
    fn too_many_tiles_are_marked_where_more_of_them_are() {
        for (side, other) in [(Side::Animals, Side::Humans), (Side::Humans, Side::Animals)] {
            let mut draft = Draft::new(Seat::First, Form::Piles);
            draft.type_in(At::Tiles(side, Kind::Fox), "7".to_owned());
            draft.type_in(At::Tiles(other, Kind::Fox), String::new());
            let Checked::Wrong(fault) = check(&draft) else { panic!("there are six") };
            assert_eq!(fault.at, Some(At::Tiles(side, Kind::Fox)));
        }
        // Who has the humans begins with what they captured, as it stands in the form.
        let first = Draft::new(Seat::Second, Form::Piles).places()[0];
        assert!(matches!(first, At::Tiles(Side::Humans, kind) if Pile::of(Side::Humans, kind) == Some(Pile::Captured)));
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
    fn moves_are_a_game_once_they_end_or_somebody_ends_them() {
        let mut draft = Draft::new(Seat::First, Form::Moves);
        assert_eq!(check(&draft), Checked::Empty);
        draft.type_in(At::Moves, "1. c4=F e4=p 2. c4-d4".to_owned());
        assert_eq!(check(&draft), Checked::Partly);
        draft.how = How::Agreed;
        let Checked::Good(game) = check(&draft) else { panic!("{:?}", check(&draft)) };
        assert!(matches!(&game.recorded, Recorded::Moves(moves) if moves.game().len() == 3));
        let Checked::Good(again) = check(&Draft::of(&game)) else { panic!("no draft") };
        assert_eq!(game, again);
        draft.type_in(At::Moves, "c4=F e4=p c4-d5 ".to_owned());
        let Checked::Wrong(fault) = check(&draft) else { panic!("{:?}", check(&draft)) };
        assert_eq!(fault.at, Some(At::Moves));
        draft.how = How::Walkover;
        assert!(matches!(check(&draft), Checked::Good(_)), "nobody started");
    }

    #[test]
    fn a_recorded_game_becomes_the_draft_it_came_from() {
        let mut piles = Draft::new(Seat::First, Form::Piles);
        for (at, typed) in [
            (At::Tiles(Side::Animals, Kind::Hunter), "3"),
            (At::Tiles(Side::Humans, Kind::Tree), "4"),
            (At::Tiles(Side::Humans, Kind::Hunter), "1"),
        ] {
            piles.type_in(at, typed.to_owned());
        }
        let mut given = draft(["10", "0", "12", "0"]);
        given.how = How::Adjudicated;
        for (at, typed) in [(At::Given(Seat::First), "20"), (At::Given(Seat::Second), "30"), (At::Reason, "Late")] {
            given.type_in(at, typed.to_owned());
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
