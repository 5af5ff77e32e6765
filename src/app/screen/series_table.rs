//! Series as tables that go out: a list of them, and the score sheet of one.

use chrono::NaiveDate;

use super::Cx;
use crate::app::people::People;
use crate::app::taking::Parcel;
use crate::club::{Seat, Seats, Series, SeriesRecord};
use crate::exchange::{Cell, Column, OutFault, Table, records};
use crate::words::{Words, message};

/// Series with their results, a line each.
pub fn series_list(title: String, series: Vec<Series>, people: &People, words: &Words) -> Table {
    let name = |seat: Seat| move |series: &Series| Cell::text(people.whole_label(series.players()[seat]));
    let points = |seat: Seat| move |series: &Series| Cell::Whole(series.result().points[seat].0.into());
    let exited = |seat: Seat| move |series: &Series| Cell::Whole(series.result().exited[seat].into());
    let outcome =
        move |series: &Series| Cell::text(words.series_outcome(series, &people.whole_labels(series.players())));
    let columns: Vec<Column<'_, Series>> = vec![
        Column::new(message!(words, "column-date"), |series: &Series| Cell::Date(series.date)),
        Column::new(message!(words, "column-first"), name(Seat::First)),
        Column::new(message!(words, "column-points-first"), points(Seat::First)),
        Column::new(message!(words, "column-exited-first"), exited(Seat::First)),
        Column::new(message!(words, "column-second"), name(Seat::Second)),
        Column::new(message!(words, "column-points-second"), points(Seat::Second)),
        Column::new(message!(words, "column-exited-second"), exited(Seat::Second)),
        Column::new(message!(words, "column-outcome"), outcome),
    ];
    Table::new(title, columns, series)
}

/// A line of a score sheet: what it is of, what each player has, and how it ended.
struct Line {
    what: String,
    sides: Seats<String>,
    figures: Seats<Option<(u32, u32)>>,
    ended: String,
}

/// The score sheet of a series: its games and their sum.
fn sheet(title: String, series: &Series, cx: &Cx<'_>) -> Table {
    let words = cx.words;
    let names = cx.club.people.whole_labels(series.players());
    let games = (1..).zip(series.games()).map(|(number, game)| {
        let number: u64 = number;
        let counted = game.counted();
        Line {
            what: number.to_string(),
            sides: Seats::from_fn(|seat| words.side(game.side(seat))),
            figures: Seats::from_fn(|seat| counted.map(|counted| (counted[seat].0.0, u32::from(counted[seat].1)))),
            ended: words.game_ended(game, &names),
        }
    });
    let result = series.result();
    let sum = Line {
        what: message!(words, "column-total"),
        sides: Seats::from_fn(|_| String::new()),
        figures: Seats::from_fn(|seat| Some((result.points[seat].0, u32::from(result.exited[seat])))),
        ended: words.series_outcome(series, &names),
    };
    let figure = |value: Option<u32>| value.map_or(Cell::Nothing, |value| Cell::Whole(value.into()));
    let named = |seat: Seat| names[seat].as_str();
    let of_seat = |seat: Seat| {
        [
            Column::new(message!(words, "sheet-side", player = named(seat)), move |line: &Line| {
                Cell::text(line.sides[seat].clone())
            }),
            Column::new(message!(words, "sheet-points", player = named(seat)), move |line: &Line| {
                figure(line.figures[seat].map(|(points, _)| points))
            }),
            Column::new(message!(words, "sheet-exited", player = named(seat)), move |line: &Line| {
                figure(line.figures[seat].map(|(_, exited)| exited))
            }),
        ]
    };
    let mut columns = vec![Column::new(message!(words, "column-game"), |line: &Line| Cell::text(line.what.clone()))];
    columns.extend(Seat::BOTH.into_iter().flat_map(of_seat));
    columns.push(Column::new(message!(words, "column-ended"), |line: &Line| Cell::text(line.ended.clone())));
    Table::new(title, columns, games.chain([sum]))
}

/// A series to take away: its score sheet, and the moves of its games where they are known and the series is over.
///
/// # Errors
///
/// When its moves cannot be written as records.
pub fn parcel(series: &Series, record: Option<&SeriesRecord>, cx: &Cx<'_>) -> Result<Parcel, OutFault> {
    let names = cx.club.people.whole_labels(series.players());
    let title = title(&names, series.date, cx);
    let label = |player| cx.club.people.whole_label(player);
    let event = cx.club.settings.name.as_ref().map(|name| name.as_str());
    // What lies face down in a game under way, or at another table, is nobody's business.
    let known = record.filter(|record| !cx.club.face_down.contains(&record.id)).filter(|record| {
        let is_over = |game: &crate::club::GameRecord| game.ending != crate::rules::Ending::Unfinished;
        record.games.iter().any(|game| game.recorded.moves().is_some()) && record.games.iter().all(is_over)
    });
    let records = known.map(|record| records(std::slice::from_ref(record), event, &label)).transpose()?;
    let table = sheet(title.clone(), series, cx);
    Ok(Parcel { title, table: Some(table.into()), records: records.map(|out| out.text), files: Vec::new() })
}

/// “Zoë – Max, 30 November 2026”.
fn title(names: &Seats<String>, date: NaiveDate, cx: &Cx<'_>) -> String {
    format!("{} – {}, {}", names.first, names.second, cx.words.date(date))
}
