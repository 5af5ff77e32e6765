//! Reading one record: tags, then actions played one by one, then what the tags say about the end.

use std::collections::HashSet;

use super::action::action;
use super::cursor::{Cursor, Expected, Failure, is_blank, shortened};
use super::record::{Comment, Instead, Parts, Record, RecordFault};
use super::recovery::is_closed;
use super::tags::{Tag, tag};
use crate::rules::action::Action;
use crate::rules::deal::Deal;
use crate::rules::ending::{Ending, Given, Loss, Termination, WALKOVER_RANGE};
use crate::rules::game::Game;
use crate::rules::position::{LAST_TURNS, Position};
use crate::rules::refusal::Refusal;
use crate::rules::tile::{Points, RuleSet, Side, Sides, Tile};

type Read<T> = Result<T, Failure<RecordFault>>;

fn text_fault(Failure { at, fault }: Failure) -> Failure<RecordFault> {
    Failure { at, fault: RecordFault::Text(fault) }
}

/// Passes over blanks and the byte-order marks that files joined together bring along.
pub(super) fn skip_between_games(cursor: &mut Cursor<'_>) {
    cursor.take_until(|c| !is_blank(c) && c != '\u{feff}');
}

/// Reads the record on which the cursor stands, and the offset of its result tag.
pub(super) fn record(cursor: &mut Cursor<'_>) -> Read<(Record, usize)> {
    let tags = Tags::read(cursor)?;
    tags.required("Animals")?;
    tags.required("Humans")?;
    let rules = tags.required_value("Rules", Expected::Rules, RuleSet::from_name)?;
    let result = tags.required_value("Result", Expected::Result, or_star(points))?;
    let deal = tags.deal()?;
    let has_deal = deal.is_some();
    let game = match deal {
        Some(deal) => Game::new(rules, deal),
        None => Game::without_deal(rules),
    };
    let moves = Moves::read(cursor, game, has_deal)?;
    let end_at = cursor.offset();
    expect_result(cursor, result)?;
    skip_between_games(cursor);
    if !matches!(cursor.peek(), None | Some('[')) {
        return Err(text_fault(cursor.unexpected(Expected::NextGame)));
    }
    let parts = tags.parts(&moves.game, result, end_at)?;
    let result_at = tags.required("Result")?.at;
    Ok((Record::from_parts(tags.in_order(), moves.game, parts, moves.comments), result_at))
}

/// The result on its own after the actions, which repeats the tag.
fn expect_result(cursor: &mut Cursor<'_>, result: Option<Sides<Points>>) -> Read<()> {
    let before = cursor.clone();
    match or_star(points)(cursor.take_until(is_blank)) {
        None => {
            // Only up to here the text has been understood.
            *cursor = before;
            Err(text_fault(cursor.unexpected(Expected::ActionOrResult)))
        }
        Some(found) if found != result => {
            let written = |result: Option<Sides<Points>>| result.map_or("*".to_owned(), |points| points.to_string());
            Err(before.failure(RecordFault::OtherResult { found: written(found), tag: written(result) }))
        }
        Some(_) => Ok(()),
    }
}

fn or_star<T>(read: impl Fn(&str) -> Option<T>) -> impl Fn(&str) -> Option<Option<T>> {
    move |text| if text == "*" { Some(None) } else { read(text).map(Some) }
}

/// A whole number as it is written: no sign, no leading zero.
fn number(text: &str, most: u32) -> Option<u32> {
    let is_canonical = text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    text.parse().ok().filter(|&number| is_canonical && number <= most)
}

fn pair(text: &str, most: u32) -> Option<Sides<u32>> {
    let (animals, humans) = text.split_once('-')?;
    Some(Sides { animals: number(animals, most)?, humans: number(humans, most)? })
}

fn points(text: &str) -> Option<Sides<Points>> {
    Some(pair(text, Points::OF_THE_BOX.0)?.map(Points))
}

/// A tag in a text.
struct Placed {
    tag: Tag,
    /// The offset of its bracket.
    at: usize,
    /// The offset of its value.
    value_at: usize,
}

impl Placed {
    /// The value, or as much of it as an error can show.
    fn shown(&self) -> String {
        shortened(self.tag.value(), |_| false)
    }

    fn failure(&self, fault: RecordFault) -> Failure<RecordFault> {
        Failure { at: self.at, fault }
    }
}

/// The tags of a record, no name twice.
pub(super) struct Tags {
    placed: Vec<Placed>,
    /// The offset behind them, where one that is missing might stand.
    end: usize,
}

impl Tags {
    /// Tags that stand in no text.
    pub(super) fn new(tags: Vec<Tag>) -> Tags {
        Tags { placed: tags.into_iter().map(|tag| Placed { tag, at: 0, value_at: 0 }).collect(), end: 0 }
    }

    fn read(cursor: &mut Cursor<'_>) -> Read<Tags> {
        let mut tags = Tags { placed: Vec::new(), end: 0 };
        let mut names = HashSet::new();
        let mut after_blank_line = false;
        while let (at, Some('[')) = (cursor.offset(), cursor.peek()) {
            let (tag, value_at) = tag(cursor).map_err(text_fault)?;
            // A tag that comes again behind an empty line is the next game's: this one has no result.
            if after_blank_line && names.contains(tag.name()) {
                cursor.set_offset(at);
                return Err(text_fault(cursor.unexpected(Expected::ActionOrResult)));
            }
            if !names.insert(tag.name().to_owned()) {
                return Err(Failure { at, fault: RecordFault::RepeatedTag { name: tag.name().to_owned() } });
            }
            tags.placed.push(Placed { tag, at, value_at });
            let blanks = cursor.take_until(|c| !is_blank(c));
            after_blank_line = blanks.matches('\n').count() > 1;
        }
        tags.end = cursor.offset();
        if tags.placed.is_empty() { Err(text_fault(cursor.unexpected(Expected::Tag))) } else { Ok(tags) }
    }

    fn find(&self, name: &str) -> Option<&Placed> {
        self.placed.iter().find(|placed| placed.tag.name() == name)
    }

    fn required(&self, name: &'static str) -> Read<&Placed> {
        self.find(name).ok_or(Failure { at: self.end, fault: RecordFault::MissingTag { name } })
    }

    /// The value of a tag that must be there, read by `read`.
    fn required_value<T>(&self, name: &'static str, expected: Expected, read: impl Fn(&str) -> Option<T>) -> Read<T> {
        let placed = self.required(name)?;
        let fault = || RecordFault::TagValue { name, value: placed.shown(), expected };
        read(placed.tag.value()).ok_or_else(|| placed.failure(fault()))
    }

    /// The value of a tag, if it is there, read by `read`.
    fn value<T>(&self, name: &'static str, expected: Expected, read: impl Fn(&str) -> Option<T>) -> Read<Option<T>> {
        self.find(name).map(|_| self.required_value(name, expected, read)).transpose()
    }

    fn deal(&self) -> Read<Option<Deal>> {
        let Some(placed) = self.find("Deal") else { return Ok(None) };
        let deal = placed.tag.value().parse::<Deal>();
        // The letters of a deal are a byte each, so that columns of its value are offsets.
        let at = |column: usize| placed.value_at + column - 1;
        deal.map(Some).map_err(|error| Failure { at: at(error.place.column), fault: RecordFault::Text(error.fault) })
    }

    fn forbid(&self, name: &'static str, termination: Termination) -> Read<()> {
        match self.find(name) {
            None => Ok(()),
            Some(placed) => Err(placed.failure(RecordFault::TagForbidden { name, termination })),
        }
    }

    /// Checks that a tag, if it is there, says what the moves give.
    fn verify(&self, name: &'static str, by_moves: String) -> Read<()> {
        match self.find(name) {
            Some(placed) if placed.tag.value() != by_moves => {
                let value = placed.shown();
                Err(placed.failure(RecordFault::TagByMoves { name, value, by_moves }))
            }
            _ => Ok(()),
        }
    }

    /// What the tags say about the end, checked against the game and against one another.
    pub(super) fn parts(&self, game: &Game, result: Option<Sides<Points>>, end_at: usize) -> Read<Parts> {
        let termination = self.termination(game, result, end_at)?;
        self.verify_board(game, termination)?;
        let ending = match termination {
            Termination::Normal => Ending::Normal,
            Termination::Agreed => Ending::Agreed,
            Termination::Adjudicated => {
                Ending::Adjudicated { given: self.given(game.score().points, result)?.map(Box::new) }
            }
            Termination::Lost(how) => self.lost(how)?,
            Termination::Void => Ending::Void,
            Termination::Unfinished => Ending::Unfinished,
        };
        if !matches!(ending, Ending::Lost { .. }) {
            self.forbid("Loser", termination)?;
            self.forbid("Walkover", termination)?;
        }
        Ok(Parts { ending, result })
    }

    /// The termination, which must fit the position that the moves lead to, and the result.
    fn termination(&self, game: &Game, result: Option<Sides<Points>>, end_at: usize) -> Read<Termination> {
        let termination = self.value("Termination", Expected::Termination, Termination::from_name)?;
        let default = if result.is_some() { Termination::Normal } else { Termination::Unfinished };
        let termination = termination.unwrap_or(default);
        let at_end = |fault| Failure { at: end_at, fault };
        match (termination, game.end()) {
            (Termination::Normal, None) => return Err(at_end(RecordFault::NotOver { ply: game.len() })),
            (Termination::Normal, Some(_)) | (_, None) => {}
            (_, Some(end)) => return Err(at_end(RecordFault::Over { termination, end })),
        }
        if termination == Termination::Lost(Loss::Walkover) && !game.is_empty() {
            return Err(at_end(RecordFault::WalkoverWithActions));
        }
        if (termination == Termination::Unfinished) != result.is_none() {
            let placed = self.required("Result")?;
            let expected = if result.is_none() { Expected::Points } else { Expected::UnfinishedResult };
            let value = placed.shown();
            return Err(placed.failure(RecordFault::TagValue { name: "Result", value, expected }));
        }
        Ok(termination)
    }

    /// What the board shows, as far as tags say something about it.
    fn verify_board(&self, game: &Game, termination: Termination) -> Read<()> {
        let is_unfinished = termination == Termination::Unfinished;
        if is_unfinished {
            self.forbid("Deal", termination)?;
        }
        let score = game.score();
        let exited = self.value("Exited", Expected::Exited, or_star(|text| pair(text, LAST_TURNS.into())))?;
        if exited != Some(None) || !is_unfinished {
            self.verify("Exited", score.exited.to_string())?;
        }
        self.value("Board", Expected::Points, points)?;
        self.verify("Board", score.points.to_string())
    }

    fn lost(&self, how: Loss) -> Read<Ending> {
        let loser = self.required_value("Loser", Expected::Loser, Side::from_name)?;
        let most = WALKOVER_RANGE.end().0;
        let walkover = |text: &str| number(text, most).map(Points).filter(|points| WALKOVER_RANGE.contains(points));
        let walkover = self.required_value("Walkover", Expected::Walkover, walkover)?;
        Ok(Ending::Lost { how, loser, walkover })
    }

    /// Points that an organiser gave, with the reason; only those of the board need none.
    fn given(&self, board: Sides<Points>, result: Option<Sides<Points>>) -> Read<Option<Given>> {
        let Some(points) = result else { return Ok(None) };
        if points == board && self.find("Reason").is_none() {
            return Ok(None);
        }
        let is_reason = |text: &str| text.chars().any(|c| !c.is_whitespace()).then(|| text.to_owned());
        Ok(Some(Given { points, reason: self.required_value("Reason", Expected::Reason, is_reason)? }))
    }

    /// In the order in which they are written; unknown tags stay as they came.
    pub(super) fn in_order(mut self) -> Vec<Tag> {
        self.placed.sort_by_key(|placed| placed.tag.rank());
        self.placed.into_iter().map(|placed| placed.tag).collect()
    }
}

/// The actions of a record, played.
pub(super) struct Moves {
    game: Game,
    has_deal: bool,
    comments: Vec<Comment>,
}

impl Moves {
    /// A game in which nothing is played yet.
    pub(super) const fn of(game: Game) -> Moves {
        // Nobody asks what else might have been meant.
        Moves { game, has_deal: true, comments: Vec::new() }
    }

    /// As far as it is played.
    pub(super) const fn game(&self) -> &Game {
        &self.game
    }

    /// As far as it is played, for good.
    pub(super) fn into_game(self) -> Game {
        self.game
    }

    fn read(cursor: &mut Cursor<'_>, game: Game, has_deal: bool) -> Read<Moves> {
        let mut moves = Moves { game, has_deal, comments: Vec::new() };
        loop {
            cursor.skip_blanks();
            match cursor.peek() {
                Some('{') => moves.comment(cursor)?,
                _ if is_result(cursor.rest()) => return Ok(moves),
                Some('a'..='z' | 'A'..='Z' | '0'..='9') => {
                    moves.turn_number(cursor).map_err(text_fault)?;
                    moves.action(cursor)?;
                }
                _ => return Err(text_fault(cursor.unexpected(Expected::ActionOrResult))),
            }
        }
    }

    pub(super) fn comment(&mut self, cursor: &mut Cursor<'_>) -> Read<()> {
        if self.game.is_empty() {
            return Err(text_fault(cursor.unexpected(Expected::ActionBeforeComment)));
        }
        let opening = cursor.offset();
        cursor.eat("{");
        let Some(text) = cursor.take_comment().filter(|text| is_closed(text)) else {
            // Only up to here the text has been understood.
            cursor.set_offset(opening);
            return Err(text_fault(cursor.unexpected(Expected::ClosingBrace)));
        };
        if let Some(control) = text.find(|c: char| c.is_control() && !is_blank(c)) {
            cursor.set_offset(opening + 1 + control);
            return Err(text_fault(cursor.unexpected(Expected::ClosingBrace)));
        }
        self.comments.push(Comment { ply: self.game.len(), text: words(text) });
        Ok(())
    }

    /// Reads `12.` before an action of the animals and nothing before one of the humans.
    fn turn_number(&self, cursor: &mut Cursor<'_>) -> Result<(), Failure> {
        let animals_play = self.game.len().is_multiple_of(2);
        let after_digits = cursor.rest().trim_start_matches(|c: char| c.is_ascii_digit());
        let has_digits = after_digits.len() < cursor.rest().len();
        match (animals_play, has_digits, after_digits.starts_with('.')) {
            (_, true, false) if !after_digits.starts_with(is_blank) => Err(cursor.unexpected(Expected::ActionOrResult)),
            (false, true, false) => Err(cursor.unexpected(Expected::NoTurnNumber)),
            (false, true, true) => Err(cursor.unexpected(Expected::NoTurnNumber)),
            (false, false, _) => Ok(()),
            (true, ..) => {
                let number = format!("{}.", self.game.len() / 2 + 1);
                cursor.require(&number, Expected::TurnNumber)?;
                cursor.skip_blanks();
                Ok(())
            }
        }
    }

    /// Reads an action with a number before it or not, whatever that says.
    pub(super) fn typed_action(&mut self, cursor: &mut Cursor<'_>) -> Read<()> {
        let rest = cursor.rest();
        let behind = rest.trim_start_matches(|c: char| c.is_ascii_digit());
        if behind.len() < rest.len() && behind.starts_with('.') {
            cursor.set_offset(cursor.offset() + rest.len() - behind.len());
            cursor.eat(".");
            cursor.skip_blanks();
        }
        self.action(cursor)
    }

    fn action(&mut self, cursor: &mut Cursor<'_>) -> Read<()> {
        let at = cursor.offset();
        let action = self.readable(cursor).map_err(|failure| match self.game.end() {
            // That the game is over comes before what is wrong with the text.
            Some(end) => {
                let refusal = Refusal::GameOver { end };
                let (ply, action) = (self.game.len() + 1, cursor.word_at(at));
                Failure {
                    at,
                    fault: RecordFault::Refused { ply, action, refusal, instead: Vec::new(), searched_all: true },
                }
            }
            None => text_fault(failure),
        })?;
        let ply = self.game.len() + 1;
        self.game.play(action).map(|_| ()).map_err(|refusal| {
            // Where the deal is given, it has confirmed every tile before this one.
            let (instead, searched_all) = if self.has_deal {
                (Vec::new(), true)
            } else {
                instead(&self.game, &remaining_actions(cursor.clone(), action))
            };
            let action = action.to_string();
            Failure { at, fault: RecordFault::Refused { ply, action, refusal, instead, searched_all } }
        })
    }

    /// Reads an action that names its tile where it turns one up.
    fn readable(&self, cursor: &mut Cursor<'_>) -> Result<Action, Failure> {
        let action = action(cursor)?;
        if cursor.peek().is_some_and(|next| !is_blank(next) && next != '{') {
            return Err(cursor.unexpected(Expected::End));
        }
        match action {
            Action::TurnUp { tile: None, .. } => Err(cursor.unexpected(Expected::NamedTile)),
            action => Ok(action),
        }
    }
}

/// A comment's words separated by single spaces, so that it can be wrapped and still reads the same.
pub(super) fn words(text: &str) -> String {
    text.split(is_blank).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Whether a text goes on with a result such as `34-29` or `*`, and not with an action or a turn number.
pub(super) fn is_result(rest: &str) -> bool {
    let after_digits = rest.trim_start_matches(|c: char| c.is_ascii_digit());
    rest.starts_with('*') || after_digits.len() < rest.len() && after_digits.starts_with('-')
}

/// The refused action and those behind it up to the result, whatever numbers and comments stand between.
fn remaining_actions(mut cursor: Cursor<'_>, refused: Action) -> Vec<Action> {
    let mut actions = vec![refused];
    loop {
        cursor.skip_blanks();
        if cursor.eat("{") {
            match cursor.take_comment() {
                Some(text) if is_closed(text) => continue,
                _ => return actions,
            }
        }
        let word = cursor.take_until(|c| is_blank(c) || c == '{');
        let action = word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
        match action.parse() {
            Ok(action) => actions.push(action),
            Err(_) if action.is_empty() && !word.is_empty() => {}
            Err(_) => return actions,
        }
    }
}

/// Actions that the search for a wrong letter may play before it gives up: a few hundredths of a second, and several times
/// what a game of 150 actions needs.
const SEARCH_LIMIT: usize = 300_000;

/// Earlier turn-ups where another tile would make the rest legal, and whether all were tried.
fn instead(game: &Game, rest: &[Action]) -> (Vec<Instead>, bool) {
    let played: Vec<Action> = game.actions().collect();
    let mut found = Vec::new();
    let mut left = SEARCH_LIMIT;
    for (index, action) in played.iter().enumerate() {
        let Action::TurnUp { at, tile: Some(named) } = *action else { continue };
        let Some(before) = game.position_after(index) else { continue };
        for tile in Tile::ALL.into_iter().filter(|&tile| tile != named) {
            let changed = Action::TurnUp { at, tile: Some(tile) };
            let changed = [changed];
            let mut line = changed.iter().chain(&played[index + 1..]).chain(rest);
            let end = line.try_fold(*before, |position, &action| {
                left = left.checked_sub(1)?;
                play(game.rules(), &position, action).ok()
            });
            if left == 0 {
                return (found, false);
            }
            if end.is_some() {
                found.push(Instead { ply: index + 1, at, tile });
            }
        }
    }
    (found, true)
}

fn play(rules: RuleSet, position: &Position, action: Action) -> Result<Position, Refusal> {
    position.check(rules, action)?.play()
}
