//! What a file of records would bring.

use std::path::Path;

use chrono::NaiveDate;
use serde_json::json;

use super::desk::{Desk, Stop};
use super::import::{Numbers, new_id, read};
use super::import_series::{club_data, comes_in, new_series, of_club};
use super::people::People;
use super::plan::{Plan, Verdict, new_series_data};
use super::series::every_date;
use crate::exchange::{MOST_BYTES, RecordsVerdict, decoded, preview_records};
use crate::words::message;

pub(super) fn plan(
    file: &Path,
    date: Option<NaiveDate>,
    add_players: bool,
    apart: Option<&Numbers>,
    desk: &Desk<'_>,
) -> Result<Plan, Stop> {
    let words = desk.words;
    let bytes = read(file, MOST_BYTES, words)?;
    let refused = |fault: String| {
        Stop::Refused(message!(words, "exchange-at", place = file.display().to_string(), fault = fault))
    };
    if bytes.len() > MOST_BYTES {
        let most: usize = MOST_BYTES >> 20;
        return Err(refused(message!(words, "exchange-csv-too-large", most = most)));
    }
    let (text, encoding) = decoded(&bytes)
        .map_err(|encoding| refused(message!(words, "exchange-csv-not-in-encoding", encoding = encoding.name())))?;
    let players = desk.club().players()?;
    let (first, last) = every_date();
    let series = desk.club().series_records(first, last)?;
    let preview = preview_records(&text, date, &players, &series);
    let people = People::new(players);
    let mut plan = Plan::of_records(encoding, words);
    plan.new_players(&preview.new_players, add_players, words);
    for error in &preview.refused {
        let (game, place) = error.place();
        let line = message!(
            words,
            "where-game",
            file = file.display().to_string(),
            game = game,
            line = place.line,
            column = place.column,
            message = words.record_error(error)
        );
        plan.part(Verdict::Refused, json!({ "games": [game], "fault": error.to_string() }), line);
    }
    for previewed in &preview.series {
        let games = &previewed.games;
        let (verdict, data, what) = match &previewed.verdict {
            RecordsVerdict::Known(club) => {
                plan.same(json!({ "games": games, "series": club_data(*club, &series, &people) }));
                continue;
            }
            RecordsVerdict::New(new) => {
                let verdict = if comes_in(new, add_players) { Verdict::New } else { Verdict::Open };
                let what = message!(words, "import-new", what = new_series(new, &preview.new_players, &people, words));
                let series = new_series_data(new, &preview.new_players, &people);
                (verdict, json!({ "games": games, "series": series }), what)
            }
            RecordsVerdict::AddsGame { series: club, .. } => {
                let what = message!(words, "import-adds-game", what = of_club(*club, &series, &people, words));
                let data = json!({ "games": games, "series": club_data(*club, &series, &people) });
                (Verdict::Changed, data, what)
            }
            RecordsVerdict::Differs { series: club, .. } => {
                let is_apart = games.first().is_some_and(|first| Numbers::has(apart, *first));
                let (verdict, choice) = if is_apart {
                    (Verdict::New, message!(words, "import-differing-keep-both"))
                } else {
                    (Verdict::Open, message!(words, "import-differing-apart"))
                };
                let what = of_club(*club, &series, &people, words);
                let what = message!(words, "import-differs", what = what, choice = choice);
                (verdict, json!({ "games": games, "series": club_data(*club, &series, &people) }), what)
            }
            RecordsVerdict::Refused(fault) => {
                let data = json!({ "games": games, "fault": fault.to_string() });
                let fault = words.records_fault(fault, &|player| Some(people.label(player)));
                (Verdict::Refused, data, message!(words, "import-refused", fault = fault))
            }
        };
        let list: Vec<_> = games.iter().map(usize::to_string).collect();
        let line = message!(words, "import-games", count = games.len(), games = list.join(", "), what = what);
        plan.part(verdict, data, line);
    }
    plan.come_in_by(preview.commands(add_players, |game| Numbers::has(apart, game), new_id));
    Ok(plan)
}
