//! What follows from the series as tables that go out: for programs with titles that never change, for people in their words.

use std::num::NonZeroU32;

use super::desk::{Desk, Stop};
use super::people::People;
use crate::club::{Seat, Seats, Series, SeriesRecord, Standing};
use crate::exchange::{Cell, Column, Decimal, Table};
use crate::words::{Words, message};

/// How many places averages have.
const PLACES_OF_AVERAGES: u8 = 2;

/// The standings for programs.
pub(super) fn standings_table(title: &str, standings: &[Standing], people: &People) -> Table {
    let titles = [
        "rank",
        "player",
        "series",
        "won",
        "drawn",
        "lost",
        "match_points",
        "points",
        "exited",
        "average",
        "player_id",
    ];
    standings_as(title, &titles.map(str::to_owned), standings, people)
}

/// The standings for people.
pub(super) fn standings_for_people(title: &str, standings: &[Standing], people: &People, words: &Words) -> Table {
    let titles = [
        message!(words, "column-rank"),
        message!(words, "column-player"),
        message!(words, "column-series"),
        message!(words, "column-won"),
        message!(words, "column-drawn"),
        message!(words, "column-lost"),
        message!(words, "column-match-points"),
        message!(words, "column-points"),
        message!(words, "column-exited"),
        message!(words, "column-average"),
    ];
    standings_as(title, &titles, standings, people)
}

/// What a column holds of a line of the standings.
type CellOf<'c> = Box<dyn Fn(&&Standing) -> Cell + 'c>;

/// The standings under the first titles of what there is to say.
fn standings_as(title: &str, titles: &[String], standings: &[Standing], people: &People) -> Table {
    let has_halves = standings.iter().any(|standing| standing.match_points.halves % 2 == 1);
    let match_points = move |halves: u32| match has_halves {
        true => Cell::Decimal(Decimal::of_units(i64::from(halves) * 5, 1)),
        false => Cell::Whole((halves / 2).into()),
    };
    let cells: [CellOf<'_>; 11] = [
        Box::new(|standing| Cell::Whole(standing.rank.try_into().unwrap_or(i64::MAX))),
        Box::new(|standing| Cell::text(people.label(standing.player))),
        Box::new(|standing| Cell::Whole(standing.tally.series().into())),
        Box::new(|standing| Cell::Whole(standing.tally.won.into())),
        Box::new(|standing| Cell::Whole(standing.tally.drawn.into())),
        Box::new(|standing| Cell::Whole(standing.tally.lost.into())),
        Box::new(move |standing| match_points(standing.match_points.halves)),
        Box::new(|standing| Cell::Whole(standing.points.0.into())),
        Box::new(|standing| Cell::Whole(standing.exited.into())),
        Box::new(|standing| average(standing)),
        Box::new(|standing| Cell::text(standing.player.to_string())),
    ];
    let columns = titles.iter().zip(cells).map(|(title, cell)| Column::new(title, cell));
    Table::new(title, columns.collect(), standings)
}

fn average(standing: &Standing) -> Cell {
    let of = NonZeroU32::new(standing.average.of);
    of.map_or(Cell::Nothing, |of| {
        Cell::Decimal(Decimal::of_fraction(standing.average.points.0, of, PLACES_OF_AVERAGES))
    })
}

/// Series with their results, for people.
pub(super) fn series_for_people(
    title: &str,
    series: &[SeriesRecord],
    people: &People,
    desk: &Desk<'_>,
) -> Result<Table, Stop> {
    let words = desk.words;
    let mut whole = Vec::new();
    for record in series {
        whole.extend(desk.club().series(record.id)?);
    }
    let result = |seat: Seat| {
        (
            move |series: &Series| Cell::Whole(series.result().points[seat].0.into()),
            move |series: &Series| Cell::Whole(series.result().exited[seat].into()),
        )
    };
    let name = |seat: Seat| move |series: &Series| Cell::text(people.label(series.players()[seat]));
    let ((points_first, exited_first), (points_second, exited_second)) = (result(Seat::First), result(Seat::Second));
    let names = |series: &Series| -> Seats<String> { people.labels(series.players()) };
    let columns = vec![
        Column::new(message!(words, "column-date"), |series: &Series| Cell::Date(series.date)),
        Column::new(message!(words, "column-first"), name(Seat::First)),
        Column::new(message!(words, "column-second"), name(Seat::Second)),
        Column::new(message!(words, "column-points-first"), points_first),
        Column::new(message!(words, "column-points-second"), points_second),
        Column::new(message!(words, "column-exited-first"), exited_first),
        Column::new(message!(words, "column-exited-second"), exited_second),
        Column::new(message!(words, "column-result"), move |series: &Series| {
            Cell::text(words.series_result(series, &names(series)))
        }),
    ];
    Ok(Table::new(title, columns, whole))
}
