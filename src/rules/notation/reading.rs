//! Reading one record: tags, then actions played one by one, then what the tags say about the end.

use std::collections::HashSet;

use super::action::action;
use super::cursor::{Cursor, Expected, Failure};
use super::record::{Comment, Instead, Parts, Record, RecordFault};
use super::tags::{Tag, tag};
use crate::rules::action::Action;
use crate::rules::deal::Deal;
use crate::rules::ending::{Ending, Given, Termination};
use crate::rules::game::Game;
use crate::rules::position::Position;
use crate::rules::refusal::Refusal;
use crate::rules::tile::{Points, RuleSet, Side, Sides, Tile};

type Read<T> = Result<T, Failure<RecordFault>>;

pub(super) fn skip_blanks(cursor: &mut Cursor<'_>) {
    cursor.take_until(|c| !matches!(c, ' ' | '\t' | '\r' | '\n'));
}

fn text_fault(Failure { at, fault }: Failure) -> Failure<RecordFault> {
    Failure { at, fault: RecordFault::Text(fault) }
}

/// Reads the record on which the cursor stands, and the offset of its result tag.
pub(super) fn record(cursor: &mut Cursor<'_>) -> Read<(Record, usize)> {
    let tags = Tags::read(cursor)?;
    for name in ["Animals", "Humans", "Rules", "Result"] {
        tags.required(name)?;
    }
    let rules = tags.parsed("Rules", Expected::Rules, RuleSet::from_name)?.unwrap_or_default();
    let result = tags.parsed("Result", Expected::Result, or_star(points))?.flatten();
    let deal = match tags.find("Deal") {
        None => None,
        Some((at, tag)) => Some(
            tag.value().parse::<Deal>().map_err(|error| Failure { at: *at, fault: RecordFault::Text(error.fault) })?,
        ),
    };
    let has_deal = deal.is_some();
    let game = match deal {
        Some(deal) => Game::new(rules, deal),
        None => Game::without_deal(rules),
    };
    let moves = Moves::read(cursor, game, has_deal)?;
    let end_at = cursor.offset();
    expect_result(cursor, result)?;
    skip_blanks(cursor);
    if !matches!(cursor.peek(), None | Some('[')) {
        return Err(text_fault(cursor.unexpected(Expected::NextGame)));
    }
    let parts = tags.parts(&moves.game, result, end_at)?;
    let result_at = tags.find("Result").map_or(0, |(at, _)| *at);
    Ok((Record::from_parts(tags.in_order(), moves.game, parts, moves.comments), result_at))
}

/// The result on its own after the actions, which repeats the tag.
fn expect_result(cursor: &mut Cursor<'_>, result: Option<Sides<Points>>) -> Read<()> {
    let before = cursor.clone();
    let found = match cursor.take_until(char::is_whitespace) {
        "*" => Some(None),
        pair => points(pair).map(Some),
    };
    match found {
        None => Err(text_fault(before.unexpected(Expected::ActionOrResult))),
        Some(found) if found != result => Err(text_fault(before.unexpected(Expected::SameResult))),
        Some(_) => Ok(()),
    }
}

fn or_star<T>(read: impl Fn(&str) -> Option<T>) -> impl Fn(&str) -> Option<Option<T>> {
    move |text| if text == "*" { Some(None) } else { read(text).map(Some) }
}

/// A whole number as it is written: no sign, no leading zero.
fn number(text: &str, most: u16) -> Option<u16> {
    let is_canonical = text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    text.parse().ok().filter(|&number| is_canonical && number <= most)
}

fn pair(text: &str, most: u16) -> Option<Sides<u16>> {
    let (animals, humans) = text.split_once('-')?;
    Some(Sides { animals: number(animals, most)?, humans: number(humans, most)? })
}

fn points(text: &str) -> Option<Sides<Points>> {
    Some(pair(text, Points::OF_THE_BOX.0)?.map(Points))
}

pub(super) fn written<T: std::fmt::Display>(pair: Sides<T>) -> String {
    format!("{}-{}", pair.animals, pair.humans)
}

/// The tags of a record with their offsets, no name twice.
pub(super) struct Tags(Vec<(usize, Tag)>);

impl Tags {
    /// Tags that stand in no text.
    pub(super) fn new(tags: Vec<Tag>) -> Tags {
        Tags(tags.into_iter().map(|tag| (0, tag)).collect())
    }

    fn read(cursor: &mut Cursor<'_>) -> Read<Tags> {
        let mut tags = Tags(Vec::new());
        let mut names = HashSet::new();
        while let (at, Some('[')) = (cursor.offset(), cursor.peek()) {
            let tag = tag(cursor).map_err(text_fault)?;
            if !names.insert(tag.name().to_owned()) {
                return Err(Failure { at, fault: RecordFault::RepeatedTag { name: tag.name().to_owned() } });
            }
            tags.0.push((at, tag));
            skip_blanks(cursor);
        }
        if tags.0.is_empty() { Err(text_fault(cursor.unexpected(Expected::Tag))) } else { Ok(tags) }
    }

    pub(super) fn find(&self, name: &str) -> Option<&(usize, Tag)> {
        self.0.iter().find(|(_, tag)| tag.name() == name)
    }

    fn required(&self, name: &'static str) -> Read<()> {
        let at = self.0.first().map_or(0, |(at, _)| *at);
        self.find(name).map(|_| ()).ok_or(Failure { at, fault: RecordFault::MissingTag { name } })
    }

    /// The value of a tag, if it is there, read by `read`.
    fn parsed<T>(&self, name: &'static str, expected: Expected, read: impl Fn(&str) -> Option<T>) -> Read<Option<T>> {
        let Some((at, tag)) = self.find(name) else { return Ok(None) };
        let value = || tag.value().to_owned();
        let fault = || Failure { at: *at, fault: RecordFault::TagValue { name, value: value(), expected } };
        read(tag.value()).map(Some).ok_or_else(fault)
    }

    fn forbid(&self, name: &'static str, termination: Termination) -> Read<()> {
        match self.find(name) {
            None => Ok(()),
            Some((at, _)) => Err(Failure { at: *at, fault: RecordFault::TagForbidden { name, termination } }),
        }
    }

    /// Checks that a tag, if it is there, says what the moves give.
    fn verify(&self, name: &'static str, by_moves: String) -> Read<()> {
        match self.find(name) {
            Some((at, tag)) if tag.value() != by_moves => {
                let value = tag.value().to_owned();
                Err(Failure { at: *at, fault: RecordFault::TagByMoves { name, value, by_moves } })
            }
            _ => Ok(()),
        }
    }

    /// What the tags say about the end, checked against the game and against one another.
    pub(super) fn parts(&self, game: &Game, result: Option<Sides<Points>>, end_at: usize) -> Read<Parts> {
        let termination = self.parsed("Termination", Expected::Termination, Termination::from_name)?;
        let default = if result.is_some() { Termination::Normal } else { Termination::Unfinished };
        let termination = termination.unwrap_or(default);
        let at_end = |fault| Failure { at: end_at, fault };
        match (termination, game.end()) {
            (Termination::Normal, None) => return Err(at_end(RecordFault::NotOver { ply: game.len() })),
            (Termination::Normal, Some(_)) | (_, None) => {}
            (_, Some(end)) => return Err(at_end(RecordFault::Over { termination, end })),
        }
        if (termination == Termination::Unfinished) != result.is_none() {
            return Err(self.result_fault(if result.is_none() {
                Expected::Points
            } else {
                Expected::UnfinishedResult
            }));
        }
        if termination == Termination::Unfinished {
            self.forbid("Deal", termination)?;
        }
        if termination == Termination::Walkover && !game.is_empty() {
            return Err(at_end(RecordFault::WalkoverWithActions));
        }
        let score = game.score();
        let exited = self.parsed("Exited", Expected::Exited, or_star(|text| pair(text, 5)))?;
        if exited != Some(None) || termination != Termination::Unfinished {
            self.verify("Exited", written(score.exited))?;
        }
        self.parsed("Board", Expected::Points, points)?;
        self.verify("Board", written(score.points))?;
        let (loser, walkover) = self.loser(termination)?;
        let ending = match (termination, loser) {
            (Termination::Conceded, Some(loser)) => Ending::Conceded { loser },
            (Termination::Time, Some(loser)) => Ending::Time { loser },
            (Termination::Forfeit, Some(loser)) => Ending::Forfeit { loser },
            (Termination::Walkover, Some(loser)) => Ending::Walkover { loser },
            (Termination::Adjudicated, _) => Ending::Adjudicated { given: self.given(score.points, result)? },
            (Termination::Agreed, _) => Ending::Agreed,
            (Termination::Void, _) => Ending::Void,
            (Termination::Unfinished, _) => Ending::Unfinished,
            _ => Ending::Normal,
        };
        Ok(Parts { ending, result, walkover })
    }

    fn result_fault(&self, expected: Expected) -> Failure<RecordFault> {
        let (at, value) = self.find("Result").map_or((0, ""), |(at, tag)| (*at, tag.value()));
        Failure { at, fault: RecordFault::TagValue { name: "Result", value: value.to_owned(), expected } }
    }

    /// The loser and the walkover points, which the terminations with a loser must have and the others must not.
    fn loser(&self, termination: Termination) -> Read<(Option<Side>, Option<Points>)> {
        if !termination.has_loser() {
            self.forbid("Loser", termination)?;
            self.forbid("Walkover", termination)?;
            return Ok((None, None));
        }
        self.required("Loser")?;
        self.required("Walkover")?;
        let loser = self.parsed("Loser", Expected::Loser, |text| match text {
            "animals" => Some(Side::Animals),
            "humans" => Some(Side::Humans),
            _ => None,
        })?;
        let walkover = self.parsed("Walkover", Expected::Walkover, |text| {
            number(text, 118).filter(|&points| points >= 2).map(Points)
        })?;
        Ok((loser, walkover))
    }

    /// Points other than the board's that an organiser gave. They need a reason.
    fn given(&self, board: Sides<Points>, result: Option<Sides<Points>>) -> Read<Option<Given>> {
        match result.filter(|&points| points != board) {
            None => Ok(None),
            Some(points) => {
                self.required("Reason")?;
                let reason = self.find("Reason").map(|(_, tag)| tag.value().to_owned()).unwrap_or_default();
                Ok(Some(Given { points, reason }))
            }
        }
    }

    /// In the order in which they are written; unknown tags stay as they came.
    pub(super) fn in_order(mut self) -> Vec<Tag> {
        self.0.sort_by_key(|(_, tag)| tag.rank());
        self.0.into_iter().map(|(_, tag)| tag).collect()
    }
}

/// The actions of a record, played.
struct Moves {
    game: Game,
    comments: Vec<Comment>,
}

impl Moves {
    fn read(cursor: &mut Cursor<'_>, game: Game, has_deal: bool) -> Read<Moves> {
        let mut moves = Moves { game, comments: Vec::new() };
        loop {
            skip_blanks(cursor);
            match cursor.peek() {
                Some('{') => moves.comment(cursor)?,
                _ if is_result(cursor.rest()) => return Ok(moves),
                Some('a'..='z' | 'A'..='Z' | '0'..='9') => {
                    moves.turn_number(cursor).map_err(text_fault)?;
                    moves.action(cursor, has_deal)?;
                }
                _ => return Err(text_fault(cursor.unexpected(Expected::ActionOrResult))),
            }
        }
    }

    fn comment(&mut self, cursor: &mut Cursor<'_>) -> Read<()> {
        if self.game.is_empty() {
            return Err(text_fault(cursor.unexpected(Expected::ActionBeforeComment)));
        }
        cursor.eat("{");
        let is_forbidden = |c: char| c == '}' || c.is_control() && !c.is_ascii_whitespace();
        let text = cursor.take_until(is_forbidden);
        cursor.expect("}", Expected::ClosingBrace).map_err(text_fault)?;
        self.comments.push(Comment { ply: self.game.len(), text: words(text) });
        Ok(())
    }

    /// Reads `12.` before an action of the animals and nothing before one of the humans.
    fn turn_number(&self, cursor: &mut Cursor<'_>) -> Result<(), Failure> {
        let animals_play = self.game.len().is_multiple_of(2);
        if !animals_play {
            let is_number = cursor.peek().is_some_and(|c| c.is_ascii_digit());
            return if is_number { Err(cursor.unexpected(Expected::NoTurnNumber)) } else { Ok(()) };
        }
        let number = format!("{}.", self.game.len() / 2 + 1);
        cursor.expect(&number, Expected::TurnNumber)?;
        skip_blanks(cursor);
        Ok(())
    }

    fn action(&mut self, cursor: &mut Cursor<'_>, has_deal: bool) -> Read<()> {
        let at = cursor.offset();
        let action = action(cursor).map_err(text_fault)?;
        if !matches!(cursor.peek(), None | Some(' ' | '\t' | '\r' | '\n' | '{')) {
            return Err(text_fault(cursor.unexpected(Expected::End)));
        }
        if let Action::TurnUp { tile: None, .. } = action {
            return Err(text_fault(cursor.unexpected(Expected::NamedTile)));
        }
        let ply = self.game.len() + 1;
        self.game.play(action).map(|_| ()).map_err(|refusal| {
            // Where the deal is given, it confirms every tile before this one.
            let rest = if has_deal { Vec::new() } else { remaining_actions(cursor.clone(), action) };
            let (instead, searched_all) = instead(&self.game, &rest);
            Failure { at, fault: RecordFault::Refused { ply, action, refusal, instead, searched_all } }
        })
    }
}

/// A comment's words separated by single spaces, so that it can be wrapped and still reads the same.
pub(super) fn words(text: &str) -> String {
    text.split_ascii_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether a text goes on with a result such as `34-29` or `*`, and not with an action or a turn number.
fn is_result(rest: &str) -> bool {
    let word = rest.split(char::is_whitespace).next().unwrap_or_default();
    word == "*" || word.contains('-') && word.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-')
}

/// The refused action and those behind it up to the result, whatever numbers and comments stand between.
fn remaining_actions(mut cursor: Cursor<'_>, refused: Action) -> Vec<Action> {
    let mut actions = vec![refused];
    loop {
        skip_blanks(&mut cursor);
        if cursor.eat("{") {
            cursor.take_until(|c| c == '}');
            cursor.next();
            continue;
        }
        let word = cursor.take_until(|c| c.is_ascii_whitespace() || c == '{');
        let word = word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
        match word.parse() {
            Ok(action) => actions.push(action),
            Err(_) if word.is_empty() && cursor.peek().is_some() => {}
            Err(_) => return actions,
        }
    }
}

/// Actions that the search for a wrong letter may play before it gives up: some tenths of a second.
const SEARCH_LIMIT: usize = 2_000_000;

/// Earlier turn-ups where another tile would make the rest legal, and whether all were tried.
fn instead(game: &Game, rest: &[Action]) -> (Vec<Instead>, bool) {
    let played: Vec<Action> = game.actions().collect();
    let mut found = Vec::new();
    let mut left = SEARCH_LIMIT;
    for (index, action) in played.iter().enumerate() {
        let Action::TurnUp { at, tile: Some(named) } = *action else { continue };
        for tile in Tile::ALL.into_iter().filter(|&tile| tile != named) {
            let Some(mut position) = game.position_after(index).copied() else { continue };
            let changed = Action::TurnUp { at, tile: Some(tile) };
            let line = [changed].into_iter().chain(played[index + 1..].iter().copied()).chain(rest.iter().copied());
            let mut all_legal = true;
            for action in line {
                if left == 0 {
                    return (found, false);
                }
                left -= 1;
                match play(game.rules(), &position, action) {
                    Ok(after) => position = after,
                    Err(_) => {
                        all_legal = false;
                        break;
                    }
                }
            }
            if all_legal && !rest.is_empty() {
                found.push(Instead { ply: index + 1, at, named, tile });
            }
        }
    }
    (found, true)
}

fn play(rules: RuleSet, position: &Position, action: Action) -> Result<Position, Refusal> {
    position.check(rules, action)?.play(None)
}
