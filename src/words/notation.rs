//! Errors of positions, actions, deals and records in words.

use super::{Words, message};
use crate::club::{RefusedRecord, ResultFault};
use crate::rules::notation::{Expected, Found, Instead, MovesError, MovesFault, RecordFault, TextFault};
use crate::rules::{Action, Field, HiddenFault, Kind, Pile, PositionFault, Side};

impl Words {
    /// A field of a position line: “piles”.
    pub fn field(&self, field: Field) -> String {
        match field {
            Field::Board => message!(self, "field-board"),
            Field::Side => message!(self, "field-side"),
            Field::Piles => message!(self, "field-piles"),
            Field::Restrictions => message!(self, "field-restrictions"),
            Field::Turns => message!(self, "field-turns"),
            Field::Hidden => message!(self, "field-hidden"),
        }
    }

    /// What is wrong with a position.
    pub fn position_fault(&self, fault: PositionFault) -> String {
        match fault {
            PositionFault::FaceDownCentre => message!(self, "fault-face-down-centre"),
            PositionFault::TooMany { kind, found } | PositionFault::TooManyInPiles { kind, found } => {
                message!(self, "fault-too-many", found = self.count_of_kind(kind, found.into()), count = kind.count())
            }
            PositionFault::Unaccounted { face_down, missing } => {
                message!(self, "fault-unaccounted", down = face_down, missing = missing)
            }
            PositionFault::WrongPile { side, pile, kind } => self.wrong_pile(side, pile, kind),
            PositionFault::TooManyExited { side, exited, used } => {
                message!(self, "fault-too-many-exited", side = self.of_side(side), exited = exited, used = used)
            }
            PositionFault::TurnsTooEarly => message!(self, "fault-turns-too-early"),
            PositionFault::TurnsMissing => message!(self, "fault-turns-missing"),
            PositionFault::TooManyTurns => message!(self, "fault-too-many-turns"),
            PositionFault::TurnsUneven => message!(self, "fault-turns-uneven"),
            PositionFault::OwnMoveTile { side, to } => {
                message!(self, "fault-own-move-tile", side = self.by_side(side), to = to.to_string())
            }
            PositionFault::OwnMoveLine { from, to } => {
                message!(self, "fault-own-move-line", from = from.to_string(), to = to.to_string())
            }
            PositionFault::OwnMoveOrigin { from } => message!(self, "fault-own-move-origin", from = from.to_string()),
            PositionFault::FreshNotGreen { at } => message!(self, "fault-fresh-not-green", at = at.to_string()),
            PositionFault::FreshAfterOwnMove { at } => {
                message!(self, "fault-fresh-after-own-move", at = at.to_string())
            }
        }
    }

    /// That a pile holds a kind that cannot come there.
    pub(super) fn wrong_pile(&self, side: Side, pile: Pile, kind: Kind) -> String {
        let (side, kind) = (self.the_side(side), self.kind(kind));
        match pile {
            Pile::Captured => message!(self, "fault-wrong-pile-captured", side = side, kind = kind),
            Pile::Exited => message!(self, "fault-wrong-pile-exited", side = side, kind = kind),
        }
    }

    /// What is wrong with hidden tiles.
    pub fn hidden_fault(&self, fault: HiddenFault) -> String {
        match fault {
            HiddenFault::Length { found, face_down } => {
                message!(self, "fault-hidden-length", found = found, down = face_down)
            }
            HiddenFault::TooMany { kind, found, missing } => {
                message!(
                    self,
                    "fault-hidden-too-many",
                    found = self.count_of_kind(kind, found.into()),
                    missing = missing
                )
            }
        }
    }

    /// Why a text cannot be read.
    pub fn text_fault(&self, fault: &TextFault) -> String {
        match fault {
            TextFault::Unexpected { found, expected } => {
                message!(self, "unexpected", found = self.found(found), expected = self.expected(*expected))
            }
            TextFault::Position { fault } => self.position_fault(*fault),
            TextFault::Hidden { fault } => self.hidden_fault(*fault),
            TextFault::Deal { fault } => message!(self, "fault-deal", message = self.hidden_fault(*fault)),
            TextFault::DealCentre { tiles } => message!(self, "fault-deal-centre", tiles = tiles.to_owned()),
        }
    }

    fn found(&self, found: &Found) -> String {
        match found {
            Found::Text(text) => message!(self, "found-text", text = text.as_str()),
            Found::Character(' ') => message!(self, "found-space"),
            Found::Character(other) => {
                message!(self, "found-character", code = format!("U+{:04X}", u32::from(*other)))
            }
            Found::EndOfLine => message!(self, "found-end-of-line"),
            Found::EndOfText => message!(self, "found-end-of-text"),
        }
    }

    fn expected(&self, expected: Expected) -> String {
        self.named(&expected_name(expected))
    }

    /// Why a record is refused, without its place.
    pub fn record_error(&self, error: &RefusedRecord) -> String {
        match error {
            RefusedRecord::Notation(error) => self.record_fault(&error.fault),
            RefusedRecord::Result { fault: ResultFault { claimed, counted, termination }, .. } => message!(
                self,
                "record-result",
                claimed = claimed.to_string(),
                counted = counted.to_string(),
                termination = termination.name()
            ),
        }
    }

    /// Why typed moves cannot be read further, and where.
    pub fn moves_error(&self, MovesError { place, fault, .. }: &MovesError) -> String {
        let message = match fault {
            MovesFault::Text(fault) => self.text_fault(fault),
            MovesFault::Refused { ply, action, refusal } => {
                let (turn, player) = turn_of(*ply);
                let refusal = self.refusal(*refusal, player);
                message!(
                    self,
                    "record-refused",
                    turn = turn,
                    side = self.by_side(player),
                    action = action.as_str(),
                    refusal = refusal
                )
            }
            MovesFault::Result { found, by_moves } => {
                message!(self, "moves-result", found = found.as_str(), moves = by_moves.as_str())
            }
        };
        message!(self, "where-line", line = place.line, column = place.column, message = message)
    }

    fn record_fault(&self, fault: &RecordFault) -> String {
        match fault {
            RecordFault::Text(fault) => self.text_fault(fault),
            RecordFault::RepeatedTag { name } => message!(self, "record-repeated-tag", name = name.as_str()),
            RecordFault::OtherResult { found, tag } => {
                message!(self, "record-other-result", found = found.as_str(), tag = tag.as_str())
            }
            RecordFault::MissingTag { name } => message!(self, "record-missing-tag", name = name.to_owned()),
            RecordFault::TagValue { name, value, expected } => message!(
                self,
                "record-tag-value",
                name = name.to_owned(),
                value = value.as_str(),
                expected = self.expected(*expected)
            ),
            RecordFault::TagForbidden { name, termination } => {
                message!(self, "record-tag-forbidden", name = name.to_owned(), termination = termination.name())
            }
            RecordFault::TagByMoves { name, value, by_moves } => {
                message!(
                    self,
                    "record-tag-by-moves",
                    name = name.to_owned(),
                    value = value.as_str(),
                    moves = by_moves.as_str()
                )
            }
            RecordFault::Refused { ply, action, refusal, instead, searched_all } => {
                let (turn, player) = turn_of(*ply);
                let mut sentences = vec![message!(
                    self,
                    "record-refused",
                    turn = turn,
                    side = self.by_side(player),
                    action = action.as_str(),
                    refusal = self.refusal(*refusal, player)
                )];
                if !instead.is_empty() {
                    let list: Vec<_> = instead.iter().map(|instead| self.instead(*instead)).collect();
                    sentences.push(message!(self, "record-instead", list = list.join(", ")));
                }
                if !searched_all {
                    sentences.push(message!(self, "record-instead-incomplete"));
                }
                sentences.join(" ")
            }
            RecordFault::NotOver { .. } => message!(self, "record-not-over"),
            RecordFault::Over { termination, end } => {
                message!(self, "record-over", end = self.end(*end), termination = termination.name())
            }
            RecordFault::WalkoverWithActions => message!(self, "record-walkover-with-actions"),
        }
    }

    fn instead(&self, Instead { ply, at, tile, .. }: Instead) -> String {
        let action = Action::TurnUp { at, tile: Some(tile) }.to_string();
        let (turn, player) = turn_of(ply);
        message!(self, "record-instead-item", action = action, turn = turn, side = self.by_side(player))
    }
}

/// The number of the turn and the side to which an action belongs, by the action's number from 1.
const fn turn_of(ply: usize) -> (usize, Side) {
    (ply.div_ceil(2), if ply % 2 == 1 { Side::Animals } else { Side::Humans })
}

/// `LongestRun` is described by the message `expected-longest-run`.
fn expected_name(expected: Expected) -> String {
    let mut name = "expected".to_owned();
    for letter in format!("{expected:?}").chars() {
        if letter.is_ascii_uppercase() {
            name.push('-');
        }
        name.push(letter.to_ascii_lowercase());
    }
    name
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn everything_that_can_be_expected_has_words() {
        let words = Words::in_language(Language::English);
        for &expected in Expected::ALL {
            assert!(words.has(&expected_name(expected)), "{expected:?}");
        }
    }
}
