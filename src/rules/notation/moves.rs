//! The moves of a game as somebody types them: as in records, but turn numbers may be left out, and what is wrong leaves
//! what stands before it.

use super::cursor::{Cursor, Place, TextFault};
use super::reading::{Moves, is_result, skip_between_games};
use super::record::RecordFault;
use crate::rules::deal::Deal;
use crate::rules::game::Game;
use crate::rules::refusal::Refusal;
use crate::rules::tile::RuleSet;

/// What typed moves come to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TypedMoves {
    game: Game,
    /// Where the text of each action starts, in bytes.
    starts: Vec<usize>,
    fault: Option<MovesError>,
}

/// Why typed moves cannot be read further, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MovesError {
    /// Where.
    pub place: Place,
    /// Why.
    pub fault: MovesFault,
    /// Whether it is about the last word, which may still be typed.
    pub may_go_on: bool,
}

/// Why typed moves cannot be read further.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MovesFault {
    /// They are not written so.
    Text(TextFault),
    /// An action is against the rules.
    Refused {
        /// Its number, from 1.
        ply: usize,
        /// The action as it is typed.
        action: String,
        /// Why.
        refusal: Refusal,
    },
    /// A result behind them is another one.
    Result {
        /// As it is typed.
        found: String,
        /// What the moves give.
        by_moves: String,
    },
}

impl TypedMoves {
    /// Reads moves. Where no deal is given every turn-up names its tile; where one is, what it names must lie there.
    pub fn read(rules: RuleSet, deal: Option<Deal>, text: &str) -> TypedMoves {
        let game = deal.map_or_else(|| Game::without_deal(rules), |deal| Game::new(rules, deal));
        let mut cursor = Cursor::new(text);
        let mut moves = Moves::of(game);
        let mut starts = Vec::new();
        let fault = loop {
            skip_between_games(&mut cursor);
            let start = cursor.offset();
            if cursor.peek().is_none() {
                break None;
            }
            if is_result(cursor.rest()) {
                break result(&mut cursor, moves.game());
            }
            let is_comment = cursor.peek() == Some('{');
            let read = if is_comment { moves.comment(&mut cursor) } else { moves.typed_action(&mut cursor) };
            if let Err(failure) = read {
                let rest = text.get(start..).unwrap_or_default();
                let may_go_on =
                    !rest.contains([' ', '\t', '\r', '\n']) && !matches!(failure.fault, RecordFault::Refused { .. });
                break fault(failure.fault).map(|fault| MovesError {
                    place: cursor.place_of(failure.at),
                    fault,
                    may_go_on,
                });
            }
            if !is_comment {
                let number = |c: char| c.is_ascii_digit() || c == '.' || c.is_whitespace();
                let typed = cursor.since(start);
                starts.push(start + typed.len() - typed.trim_start_matches(number).len());
            }
        };
        TypedMoves { game: moves.into_game(), starts, fault }
    }

    /// The game as far as it can be read.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Why it cannot be read further.
    pub const fn fault(&self) -> Option<&MovesError> {
        self.fault.as_ref()
    }

    /// How many actions begin before an offset in bytes.
    pub fn ply_at(&self, offset: usize) -> usize {
        self.starts.partition_point(|&start| start < offset)
    }
}

/// The result behind moves, which must be what they give; nothing comes behind it.
fn result(cursor: &mut Cursor<'_>, game: &Game) -> Option<MovesError> {
    let place = cursor.place_of(cursor.offset());
    let found = cursor.take_until(char::is_whitespace).to_owned();
    skip_between_games(cursor);
    if let Err(failure) = cursor.require_end() {
        let place = cursor.place_of(failure.at);
        return Some(MovesError { place, fault: MovesFault::Text(failure.fault), may_go_on: false });
    }
    let by_moves = game.score().points.to_string();
    let fault = MovesFault::Result { found: found.clone(), by_moves: by_moves.clone() };
    (found != "*" && found != by_moves).then_some(MovesError { place, fault, may_go_on: true })
}

fn fault(fault: RecordFault) -> Option<MovesFault> {
    match fault {
        RecordFault::Text(fault) => Some(MovesFault::Text(fault)),
        RecordFault::Refused { ply, action, refusal, .. } => Some(MovesFault::Refused { ply, action, refusal }),
        // Everything else is about tags, of which there are none.
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> TypedMoves {
        TypedMoves::read(RuleSet::Classic, None, text)
    }

    #[test]
    fn turn_numbers_may_stand_there_or_not() {
        for text in ["c4=F e4=p c4-d4", "1. c4=F e4=p 2. c4-d4", "1.c4=F e4=p\n2.c4-d4 {so}", " c4=F\n\ne4=p  c4-d4 * "]
        {
            let moves = read(text);
            assert_eq!((moves.game().len(), moves.fault()), (3, None), "{text}");
        }
        assert_eq!(read("1. c4=F 2. e4=p").game().len(), 2, "whoever numbers every action is understood");
    }

    #[test]
    fn what_is_wrong_has_a_place_and_leaves_what_is_before_it() {
        for (text, length, column, may_go_on) in [
            ("c4=F e4", 1, 8, true),
            ("c4=F e4 ", 1, 8, false),
            ("c4=F e4=x", 1, 9, true),
            ("c4=F e4=p c4-d5", 2, 11, false),
            ("c4=F e4=p hello c4-d4", 2, 11, false),
            ("c4=F 5-0", 1, 6, true),
            ("c4=F 0-0 e4=p", 1, 10, false),
        ] {
            let moves = read(text);
            let fault = moves.fault().expect(text);
            let found = (moves.game().len(), fault.place.column, fault.may_go_on);
            assert_eq!(found, (length, column, may_go_on), "{text}: {fault:?}");
        }
        assert!(matches!(
            read("c4=F e4=p c4-d5").fault(),
            Some(MovesError { fault: MovesFault::Refused { ply: 3, .. }, .. })
        ));
    }

    #[test]
    fn a_place_in_the_text_is_one_in_the_game() {
        let text = "1. c4=F e4=p 2. c4-d4";
        let moves = read(text);
        let plies: Vec<usize> = [0, 3, 4, 8, 9, 16, 17, text.len()].map(|at| moves.ply_at(at)).to_vec();
        assert_eq!(plies, [0, 0, 1, 1, 2, 2, 3, 3]);
    }

    #[test]
    fn a_deal_confirms_what_is_named() {
        let deal: Deal = "pdptFWp/pWLtSLF/tNEdBNF/ttF1tpp/tFpdtWd/ttBdpWt/ddtFttt".parse().expect("a deal");
        let with = |text: &str| TypedMoves::read(RuleSet::Classic, Some(deal.clone()), text);
        assert_eq!(with("c4=F e4=t").fault(), None);
        assert!(with("c4=F e4=p").fault().is_some());
    }
}
