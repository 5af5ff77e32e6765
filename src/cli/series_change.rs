//! Changing series as a whole: editing, closing and removing them.

use std::io::Write as _;

use super::desk::{Desk, Reason, Stop, Sure, confirm};
use super::series::{Edited, warn_of_future};
use super::tournament::late_lines;
use super::{Done, results};
use crate::club::{Command as Act, GameFact, GameRecord, Purpose, SameSides, Seats, Series};
use crate::rules::Ending;
use crate::store::StoreError;
use crate::words::message;

/// Changes players, date, length or purpose.
pub(super) fn edit(desk: &mut Desk<'_>, series: &Series, edited: &Edited, reason: Reason) -> Result<(), Stop> {
    let mut players = series.players();
    if let Some([before, after]) = edited.replace.as_deref() {
        let people = desk.people()?;
        let seat = people.find_seat(players, before).ok_or_else(|| {
            let Seats { first, second } = people.labels(players);
            Stop::Refused(message!(desk.words, "entry-who", name = before.as_str(), first = first, second = second))
        })?;
        players[seat] = people.find(after, desk.words)?.id;
    }
    let purpose = match (edited.practice, edited.counted) {
        (true, _) => Purpose::Practice,
        (_, true) => Purpose::Counted,
        _ => series.purpose,
    };
    let date = edited.date.unwrap_or(series.date);
    let length = edited.games.unwrap_or(series.length());
    let before = (series.players(), series.date, series.purpose, series.length());
    if (players, date, purpose, length) == before {
        return Err(Stop::Refused(message!(desk.words, "desk-no-change")));
    }
    warn_of_future(date, desk.words);
    desk.carry_out(&Act::EditSeries { series: series.id(), players, date, purpose, length }, reason)
}

/// Removes the last game.
pub(super) fn remove_game(desk: &mut Desk<'_>, series: &Series, sure: Sure) -> Result<(), Stop> {
    let number = series.games().len();
    let left = series.games().split_last().map_or(&[][..], |(_, left)| left);
    let sentence = message!(desk.words, "series-remove-game", game = number);
    confirm_late(desk, sentence, series, left.to_vec(), sure.yes)?;
    desk.carry_out(&Act::RemoveGame { series: series.id(), number }, sure.reason)
}

/// Says what is going to happen and, where the series is one of a closed round, what changes in its tournament.
fn confirm_late(
    desk: &Desk<'_>,
    sentence: String,
    series: &Series,
    games: Vec<GameFact>,
    yes: bool,
) -> Result<(), Stop> {
    let after =
        series.clone().with_games(games, SameSides::Allowed).map_err(|fault| StoreError::Refused(fault.into()))?;
    let lines: Vec<_> = [sentence].into_iter().chain(late_lines(desk, &after)?).collect();
    confirm(desk.words, &lines.join("\n"), yes)
}

/// Closes a series that lacks games. A game that has begun is adjudicated as it stands, or void if that is wanted.
pub(super) fn close(desk: &mut Desk<'_>, series: &Series, void: bool, sure: Sure) -> Result<(), Stop> {
    let id = series.id();
    let live = desk.club().live_game(id)?;
    let record = desk.club().series_record(id)?;
    let close = record.and_then(|record| record.close_under_way(live.as_ref(), void).transpose());
    let Some((last, close)) = close.transpose().map_err(StoreError::Refused)? else {
        confirm(desk.words, &message!(desk.words, "series-close"), sure.yes)?;
        return desk.carry_out(&Act::CloseSeries { series: id }, sure.reason);
    };
    let number = series.games().len();
    let earlier = series.games().split_last().map_or(&[][..], |(_, earlier)| earlier);
    let sentence = if void {
        message!(desk.words, "series-close-void", game = number)
    } else {
        message!(desk.words, "series-close-adjudicated", game = number)
    };
    let games = earlier.iter().cloned().chain([last]).collect();
    confirm_late(desk, sentence, series, games, sure.yes)?;
    desk.carry_out_all(&close, sure.reason)
}

/// What ends the last game of a series so, on the screen or not.
pub(super) fn end_last(desk: &Desk<'_>, series: &Series, last: GameRecord, ending: Ending) -> Result<Act, Stop> {
    Ok(match desk.club().live_game(series.id())? {
        Some(live) => live.end(ending).map_err(StoreError::Refused)?,
        None => {
            let (number, game) = (series.games().len(), GameRecord { ending, ..last });
            Act::CorrectGame { series: series.id(), number, game, same_sides: SameSides::Refused }
        }
    })
}

/// Removes a series with its games.
pub(super) fn remove(desk: &mut Desk<'_>, series: &Series, sure: Sure) -> Result<Done, Stop> {
    let Seats { first, second } = desk.people()?.labels(series.players());
    let date = desk.words.date(series.date);
    let sentence = message!(desk.words, "series-remove", first = first, second = second, date = date);
    confirm(desk.words, &sentence, sure.yes)?;
    desk.carry_out(&Act::RemoveSeries { series: series.id() }, sure.reason)?;
    writeln!(results(), "{}", message!(desk.words, "series-removed"))?;
    Ok(Done::Good)
}
