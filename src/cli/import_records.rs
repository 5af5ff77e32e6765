//! What a file of records would bring.

use std::path::Path;

use chrono::NaiveDate;

use super::desk::{Desk, Stop};
use super::import::{Numbers, Plan, about_new_players, new_id, read};
use super::import_series::{comes_in, new_names, new_series, of_club};
use super::people::People;
use super::series::Span;
use crate::exchange::{MOST_BYTES, RecordsVerdict, preview_records};
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
    if bytes.len() > MOST_BYTES {
        let most: usize = MOST_BYTES >> 20;
        return Err(Stop::Refused(message!(words, "exchange-csv-too-large", most = most)));
    }
    let text = String::from_utf8(bytes).map_err(|_| Stop::Refused(message!(words, "not-utf8")))?;
    let players = desk.club().players()?;
    let (first, last) = Span::default().ends();
    let series = desk.club().series_records(first, last)?;
    let preview = preview_records(&text, date, &players, &series);
    let people = People::new(players);
    let mut plan = Plan::default();
    plan.lines.extend(about_new_players(&new_names(&preview.new_players), add_players, words));
    for error in &preview.refused {
        plan.refused += 1;
        let (game, place) = error.place();
        plan.lines.push(message!(
            words,
            "where-game",
            file = file.display().to_string(),
            game = game,
            line = place.line,
            column = place.column,
            message = words.record_error(error)
        ));
    }
    for previewed in &preview.series {
        let what = match &previewed.verdict {
            RecordsVerdict::Known(_) => {
                plan.same += 1;
                continue;
            }
            RecordsVerdict::New(new) => {
                *(if comes_in(new, add_players) { &mut plan.new } else { &mut plan.open }) += 1;
                message!(words, "import-new", what = new_series(new, &preview.new_players, &people, words))
            }
            RecordsVerdict::AddsGame { series: club, .. } => {
                plan.changed += 1;
                message!(words, "import-adds-game", what = of_club(*club, &series, &people, words))
            }
            RecordsVerdict::Differs { series: club, .. } => {
                let is_apart = previewed.games.first().is_some_and(|first| Numbers::has(apart, *first));
                *(if is_apart { &mut plan.new } else { &mut plan.open }) += 1;
                let choice = if is_apart {
                    message!(words, "import-differing-keep-both")
                } else {
                    message!(words, "import-differing-apart")
                };
                let what = of_club(*club, &series, &people, words);
                message!(words, "import-differs", what = what, choice = choice)
            }
            RecordsVerdict::Refused(fault) => {
                plan.refused += 1;
                let fault = words.records_fault(fault, &|player| Some(people.label(player)));
                message!(words, "import-refused", fault = fault)
            }
        };
        let games: Vec<_> = previewed.games.iter().map(usize::to_string).collect();
        plan.lines.push(message!(words, "import-games", games = games.join(", "), what = what));
    }
    plan.commands = preview.commands(add_players, |game| Numbers::has(apart, game), new_id);
    Ok(plan)
}
