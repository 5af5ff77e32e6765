//! Series as rows of a file.

use super::column::{GameColumn, SeriesColumn, seat_number};
use crate::club::{GameRecord, PlayerId, SameSides, Seat, Seats, SeriesRecord};
use crate::exchange::cells::yes_no;
use crate::exchange::table::{Cell, Column, Table};
use crate::rules::{Ending, Given, Side};

/// The least number of games for which there are columns: those of a usual series.
const LEAST_GAMES: u8 = 2;

/// The series as a table in the form in which they come in. Moves and piles become totals.
pub fn series_table(title: &str, series: &[SeriesRecord], name: &dyn Fn(PlayerId) -> String) -> Table {
    let most = series.iter().map(|series| series.games.len()).max().unwrap_or_default();
    let games = u8::try_from(most).unwrap_or(u8::MAX).max(LEAST_GAMES);
    let columns = SeriesColumn::all(games)
        .map(|column| Column::new(column.title(), move |series: &&SeriesRecord| cell(series, column, name)));
    Table::new(title, columns.collect(), series)
}

/// What a column holds of a series.
fn cell(series: &SeriesRecord, column: SeriesColumn, name: &dyn Fn(PlayerId) -> String) -> Cell {
    match column {
        SeriesColumn::Player(seat) => Cell::text(name(series.players[seat])),
        SeriesColumn::PlayerId(seat) => Cell::text(series.players[seat].to_string()),
        SeriesColumn::Id => Cell::text(series.id.to_string()),
        other => fact(series, other),
    }
}

/// What a column holds of a series besides who and which it is.
pub(super) fn fact(series: &SeriesRecord, column: SeriesColumn) -> Cell {
    match column {
        SeriesColumn::Id | SeriesColumn::Player(_) | SeriesColumn::PlayerId(_) => Cell::Nothing,
        SeriesColumn::Date => Cell::Date(series.date),
        SeriesColumn::Purpose => Cell::text(series.purpose.name()),
        SeriesColumn::Length => Cell::Whole(series.length.games().try_into().unwrap_or(i64::MAX)),
        SeriesColumn::SameSides => Cell::text(yes_no(series.same_sides == SameSides::Allowed)),
        SeriesColumn::Closed => Cell::text(yes_no(series.closed)),
        SeriesColumn::Game(number, column) => {
            let game = usize::from(number).checked_sub(1).and_then(|index| series.games.get(index));
            game.map_or(Cell::Nothing, |game| game_cell(game, column))
        }
    }
}

fn game_cell(game: &GameRecord, column: GameColumn) -> Cell {
    let side = |seat: Seat| if seat == game.animals { Side::Animals } else { Side::Humans };
    let seat = |side: Side| if side == Side::Animals { game.animals } else { game.animals.opponent() };
    let numbered = |seat: Seat| Cell::Whole(seat_number(seat).into());
    let score = game.recorded.score();
    let given = match &game.ending {
        Ending::Adjudicated { given } => given.as_ref(),
        _ => None,
    };
    match (column, &game.ending) {
        (GameColumn::Animals, _) => numbered(game.animals),
        (GameColumn::Points(seat), _) => Cell::Whole(score.points[side(seat)].0.into()),
        (GameColumn::Exited(seat), _) => Cell::Whole(score.exited[side(seat)].into()),
        (GameColumn::Termination, ending) => Cell::text(ending.termination().name()),
        (GameColumn::Loser, Ending::Lost { loser, .. }) => numbered(seat(*loser)),
        (GameColumn::Walkover, Ending::Lost { walkover, .. }) => Cell::Whole(walkover.0.into()),
        (GameColumn::Loser | GameColumn::Walkover, _) => Cell::Nothing,
        (GameColumn::Given(seat), _) => {
            given.map_or(Cell::Nothing, |given| Cell::Whole(given.points[side(seat)].0.into()))
        }
        (GameColumn::Reason, _) => given.map_or(Cell::Nothing, |Given { reason, .. }| Cell::text(reason.as_str())),
        (GameColumn::Rules, _) => Cell::text(game.recorded.rules().name()),
    }
}

/// The same series with its players in each other's seats.
pub(super) fn turned(series: &SeriesRecord) -> SeriesRecord {
    let Seats { first, second } = series.players;
    let game = |game: &GameRecord| GameRecord { animals: game.animals.opponent(), ..game.clone() };
    SeriesRecord {
        players: Seats { first: second, second: first },
        games: series.games.iter().map(game).collect(),
        ..series.clone()
    }
}
