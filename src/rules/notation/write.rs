//! Writing records in canonical form.

use std::fmt;

use super::reading::{Tags, words};
use super::record::{Comment, ComposeFault, Heading, Record};
use super::tags::Tag;
use crate::rules::ending::{Ending, Termination};
use crate::rules::game::Game;
use crate::rules::position::Position;
use crate::rules::tile::{Points, Sides};

/// Columns of a line of moves.
const WIDTH: usize = 90;

/// Tags that follow from the heading's other fields and the game.
const COMPOSED: [&str; 11] =
    ["Animals", "Humans", "Rules", "Deal", "Result", "Exited", "Termination", "Board", "Loser", "Walkover", "Reason"];

pub(super) fn compose(game: Game, heading: Heading, result: Option<Sides<Points>>) -> Result<Record, ComposeFault> {
    if game.position_after(0) != Some(&Position::start()) {
        return Err(ComposeFault::OtherStart);
    }
    let game = game.for_record(heading.ending == Ending::Unfinished);
    let comments = heading.comments.iter().map(|comment| checked_comment(comment, &game));
    let mut comments = comments.collect::<Result<Vec<_>, _>>()?;
    comments.sort_by_key(|comment| comment.ply);
    let mut tags = composed(&game, &heading, result)?;
    for tag in &heading.tags {
        let is_reason = tag.name() == "Reason" && !tags.iter().any(|given| given.name() == "Reason");
        if COMPOSED.contains(&tag.name()) && !is_reason || tags.iter().any(|other| other.name() == tag.name()) {
            return Err(ComposeFault::Tag { name: tag.name().to_owned() });
        }
        tags.push(tag.clone());
    }
    let tags = Tags::new(tags);
    let parts = tags.parts(&game, result, 0).map_err(|failure| ComposeFault::Refused(failure.fault))?;
    Ok(Record::from_parts(tags.in_order(), game, parts, comments))
}

fn checked_comment(comment: &Comment, game: &Game) -> Result<Comment, ComposeFault> {
    let text = words(&comment.text);
    let belongs = (1..=game.len()).contains(&comment.ply);
    if belongs && !text.contains(|c: char| c == '}' || c.is_control()) {
        Ok(Comment { ply: comment.ply, text })
    } else {
        Err(ComposeFault::Comment { ply: comment.ply })
    }
}

fn composed(game: &Game, heading: &Heading, result: Option<Sides<Points>>) -> Result<Vec<Tag>, ComposeFault> {
    let termination = heading.ending.termination();
    let score = game.score();
    let mut tags = vec![
        Tag::new("Animals", heading.players.animals.as_str())?,
        Tag::new("Humans", heading.players.humans.as_str())?,
        Tag::new("Rules", game.rules().name())?,
        Tag::new("Result", written(result))?,
        Tag::new("Exited", score.exited.to_string())?,
        Tag::new("Termination", termination.name())?,
    ];
    if let Some(deal) = game.deal() {
        tags.push(Tag::new("Deal", deal.to_string())?);
    }
    if !matches!(termination, Termination::Normal | Termination::Agreed | Termination::Unfinished) {
        tags.push(Tag::new("Board", score.points.to_string())?);
    }
    match &heading.ending {
        Ending::Lost { loser, walkover, .. } => {
            tags.push(Tag::new("Loser", loser.name())?);
            tags.push(Tag::new("Walkover", walkover.to_string())?);
        }
        Ending::Adjudicated { given: Some(given) } => tags.push(Tag::new("Reason", given.reason.as_str())?),
        _ => {}
    }
    Ok(tags)
}

fn written(result: Option<Sides<Points>>) -> String {
    result.map_or("*".to_owned(), |points| points.to_string())
}

/// The canonical text, ending in a line feed. Records in one file have a blank line between them.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for tag in self.tags() {
            writeln!(f, "{tag}")?;
        }
        f.write_str("\n")?;
        let mut column = 0;
        for word in self.move_words() {
            // Counting characters, since comments may hold any.
            let width = word.chars().count();
            if column > 0 && column + 1 + width > WIDTH {
                f.write_str("\n")?;
                column = 0;
            }
            if column > 0 {
                f.write_str(" ")?;
                column += 1;
            }
            f.write_str(&word)?;
            column += width;
        }
        if column > 0 {
            f.write_str("\n")?;
        }
        writeln!(f, "{}", written(self.result()))
    }
}

impl Record {
    /// Turn numbers, actions and the words of comments.
    fn move_words(&self) -> impl Iterator<Item = String> {
        let mut comments = self.comments().iter().peekable();
        self.game().actions().enumerate().flat_map(move |(index, action)| {
            let mut words = Vec::new();
            if index.is_multiple_of(2) {
                words.push(format!("{}.", index / 2 + 1));
            }
            words.push(action.to_string());
            while let Some(comment) = comments.next_if(|comment| comment.ply == index + 1) {
                words.extend(format!("{{{}}}", comment.text).split(' ').map(str::to_owned));
            }
            words
        })
    }
}
