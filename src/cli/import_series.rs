//! What a file of series would bring.

use chrono::NaiveDate;
use serde_json::{Value, json};

use super::desk::{Desk, Stop};
use super::import::{Dates, Numbers, new_id};
use super::people::People;
use super::plan::{Plan, Verdict, new_series_data, series_data};
use super::series::every_date;
use crate::club::{Seat, Seats, SeriesId, SeriesRecord};
use crate::exchange::{CsvFile, DateOrder, FromFile, NewName, NewSeries, SeriesVerdict, Who, preview_series};
use crate::words::{Words, message};

pub(super) fn plan(
    file: &CsvFile,
    dates: Option<Dates>,
    add_players: bool,
    apart: Option<&Numbers>,
    desk: &Desk<'_>,
) -> Result<Plan, Stop> {
    let words = desk.words;
    let players = desk.club().players()?;
    let (first, last) = every_date();
    let series = desk.club().series_records(first, last)?;
    let date_order = dates.map(|dates| match dates {
        Dates::DayFirst => DateOrder::DayFirst,
        Dates::MonthFirst => DateOrder::MonthFirst,
    });
    let from_file = FromFile { date_order, walkover: desk.club().settings()?.walkover };
    let preview = preview_series(file, from_file, &players, &series);
    let preview = preview.map_err(|error| Stop::Refused(words.csv_error(&error)))?;
    let people = People::new(players);
    let mut plan = Plan::of_csv(file, &preview.unknown_columns, words);
    plan.new_players(&preview.new_players, add_players, words);
    for row in &preview.rows {
        let (verdict, data, what) = match &row.verdict {
            SeriesVerdict::Known(club) => {
                plan.same(json!({ "line": row.line, "series": club_data(*club, &series, &people) }));
                continue;
            }
            SeriesVerdict::Refused(refused) => {
                let fault = words.refused_series(refused, &|player| Some(people.label(player)));
                plan.part(Verdict::Refused, json!({ "line": row.line, "fault": refused.to_string() }), fault);
                continue;
            }
            SeriesVerdict::New(new) => {
                let verdict = if comes_in(new, add_players) { Verdict::New } else { Verdict::Open };
                let what = message!(words, "import-new", what = new_series(new, &preview.new_players, &people, words));
                let series = new_series_data(new, &preview.new_players, &people);
                (verdict, json!({ "line": row.line, "series": series }), what)
            }
            SeriesVerdict::Differs { series: club, changes, apart: own } => {
                let is_apart = own.is_some() && Numbers::has(apart, row.line);
                let verdict = if is_apart { Verdict::New } else { Verdict::Open };
                let choice = match (own.is_some(), is_apart) {
                    (_, true) => message!(words, "import-differing-keep-both"),
                    (true, false) => message!(words, "import-differing-apart"),
                    (false, false) => message!(words, "import-differing-skip"),
                };
                let what = of_club(*club, &series, &people, words);
                let differs = message!(words, "import-differs", what = what, choice = choice);
                let lines = changes.iter().map(|change| {
                    let (club, file) = (change.club.as_str(), change.file.as_str());
                    message!(words, "import-change-apart", field = change.column.title(), club = club, file = file)
                });
                let what = [differs].into_iter().chain(lines).collect::<Vec<_>>().join("\n  ");
                let changes = changes
                    .iter()
                    .map(|change| json!({ "field": change.column.title(), "club": change.club, "file": change.file }));
                let changes: Value = changes.collect();
                let series = club_data(*club, &series, &people);
                (verdict, json!({ "line": row.line, "series": series, "changes": changes }), what)
            }
        };
        plan.part(verdict, data, message!(words, "import-line", line = row.line, what = what));
    }
    plan.come_in_by(preview.commands(add_players, |line| Numbers::has(apart, line), new_id));
    Ok(plan)
}

/// Whether a new series comes in: not if one of its players does not.
pub(super) fn comes_in(new: &NewSeries, add_players: bool) -> bool {
    add_players || Seat::BOTH.into_iter().all(|seat| matches!(new.players[seat], Who::Known(_)))
}

/// A new series by its evening and players.
pub(super) fn new_series(new: &NewSeries, names: &[NewName], people: &People, words: &Words) -> String {
    let name = |seat: Seat| match new.players[seat] {
        Who::Known(player) => people.label(player),
        Who::New(index) => names.get(index).map(|new| new.name.to_string()).unwrap_or_default(),
    };
    named(new.record().date, &Seats::from_fn(name), words)
}

/// A series of the club as data.
pub(super) fn club_data(id: SeriesId, series: &[SeriesRecord], people: &People) -> Value {
    let found = series.iter().find(|series| series.id == id);
    found.map_or_else(|| json!({ "id": id.to_string() }), |series| series_data(series, people))
}

/// A series of the club by its evening and players.
pub(super) fn of_club(id: SeriesId, series: &[SeriesRecord], people: &People, words: &Words) -> String {
    let found = series.iter().find(|series| series.id == id);
    found.map_or_else(|| id.to_string(), |series| named(series.date, &people.labels(series.players), words))
}

/// A series by its evening and players.
pub(super) fn named(date: NaiveDate, names: &Seats<String>, words: &Words) -> String {
    let (first, second) = (names.first.as_str(), names.second.as_str());
    message!(words, "import-series", date = words.short_date(date), first = first, second = second)
}
