//! Games of series as records.

use thiserror::Error;

use super::{SERIES_ID, player_id};
use crate::club::{GameRecord, PlayerId, Seat, SeriesId, SeriesRecord, record};
use crate::rules::notation::{ComposeFault, Heading, Tag, TagFault};
use crate::rules::{Ending, Given, Side, Sides};

/// Records of some series.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RecordsOut {
    /// The records, with a blank line between them.
    pub text: String,
    /// How many games there are in it.
    pub games: usize,
    /// How many games are not, since nobody wrote down their moves.
    pub without_moves: usize,
}

/// Why a game cannot be written as a record.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("series {series}, game {game}: {fault}")]
pub struct OutFault {
    /// Its series.
    pub series: SeriesId,
    /// Its number there, from 1.
    pub game: usize,
    /// Why.
    pub fault: ComposeFault,
}

/// The records of all games of which the moves are known. Those of a game that is not over say nothing about its deal.
///
/// # Errors
///
/// When a game cannot be written.
pub fn records(
    series: &[SeriesRecord],
    event: Option<&str>,
    name: &dyn Fn(PlayerId) -> String,
) -> Result<RecordsOut, OutFault> {
    let mut out = RecordsOut::default();
    for series in series {
        for (number, game) in (1..).zip(&series.games) {
            let Some(moves) = game.recorded.moves() else {
                out.without_moves += 1;
                continue;
            };
            let fault = |fault| OutFault { series: series.id, game: number, fault };
            let heading = heading(series, number, game, event, name).map_err(|tag| fault(tag.into()))?;
            let record = record(moves.game().clone(), heading).map_err(fault)?;
            if out.games > 0 {
                out.text.push('\n');
            }
            out.text.push_str(&record.to_string());
            out.games += 1;
        }
    }
    Ok(out)
}

fn heading(
    series: &SeriesRecord,
    number: usize,
    game: &GameRecord,
    event: Option<&str>,
    name: &dyn Fn(PlayerId) -> String,
) -> Result<Heading, TagFault> {
    let seat = |side: Side| if side == Side::Animals { game.animals } else { game.animals.opponent() };
    let player = |side: Side| series.players[seat(side)];
    let mut tags = vec![
        Tag::new("Date", series.date.to_string())?,
        Tag::new("Game", number.to_string())?,
        Tag::new(SERIES_ID, series.id.to_string())?,
    ];
    if let Some(event) = event {
        tags.push(Tag::new("Event", event)?);
    }
    for side in Side::BOTH {
        tags.push(Tag::new(player_id(side), player(side).to_string())?);
    }
    Ok(Heading {
        players: Sides::from_fn(|side| name(player(side))),
        ending: on_one_line(&game.ending),
        tags,
        comments: Vec::new(),
    })
}

/// The ending with a reason that a tag can hold.
pub(super) fn on_one_line(ending: &Ending) -> Ending {
    match ending {
        Ending::Adjudicated { given: Some(given) } => {
            let reason = given.reason.split(char::is_control).collect::<Vec<_>>().join(" ");
            Ending::Adjudicated { given: Some(Box::new(Given { points: given.points, reason })) }
        }
        other => other.clone(),
    }
}

/// Turns the games of a series so that its players sit in each other's seats.
pub(super) fn seated(game: &GameRecord, is_turned: bool) -> Seat {
    if is_turned { game.animals.opponent() } else { game.animals }
}
