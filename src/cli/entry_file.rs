//! Games of a series from a file of records, by the players whom their tags name.

use std::path::Path;

use super::desk::Stop;
use super::entry::Entering;
use super::rules::{printable, read, refused_record};
use crate::club::{GameRecord, Moves, Recorded, Seat, read_records};
use crate::rules::{Record, Side};
use crate::words::message;

/// The games of a file, or the one whose number stands behind it: `evening.halali#2`.
pub(super) fn games_of(entering: &Entering<'_>, named: &str) -> Result<Vec<GameRecord>, Stop> {
    let words = entering.words;
    let (file, only) = match named.rsplit_once('#') {
        Some((file, number))
            if !Path::new(named).exists()
                && let Ok(number) = number.parse::<usize>() =>
        {
            (file, Some(number))
        }
        _ => (named, None),
    };
    let name = printable(file);
    let text = read(Path::new(file)).map_err(|error| Stop::Refused(error.sentence(words, &name)))?;
    let mut games = Vec::new();
    for (number, record) in (1..).zip(read_records(&text)) {
        if only.is_some_and(|only| only != number) {
            continue;
        }
        let record = record.map_err(|error| Stop::Refused(refused_record(&error, &name, words)))?;
        games.push(game_of(&Entering { number: entering.number + games.len(), ..*entering }, &record)?);
    }
    if games.is_empty() { Err(Stop::Refused(message!(words, "entry-no-record", file = named))) } else { Ok(games) }
}

fn game_of(entering: &Entering<'_>, record: &Record) -> Result<GameRecord, Stop> {
    let [animals, humans] = Side::BOTH.map(|side| named(entering, record, side));
    let (animals, humans) = (animals?, humans?);
    if animals == humans {
        return Err(entering.refused(&message!(entering.words, "entry-both-one-side")));
    }
    let moves = Moves::new(record.game().clone(), false);
    let moves = moves.ok_or_else(|| entering.refused(&message!(entering.words, "entry-not-from-start")))?;
    Ok(GameRecord { animals, recorded: Recorded::Moves(moves), ending: record.ending().clone() })
}

/// Who had a side, by its tag.
fn named(entering: &Entering<'_>, record: &Record, side: Side) -> Result<Seat, Stop> {
    let tag = match side {
        Side::Animals => "Animals",
        Side::Humans => "Humans",
    };
    entering.seat(record.tag(tag).unwrap_or_default()).map_err(|fault| entering.refused(&fault))
}
