//! `halali tournament statistics`: what a whole tournament comes to.

use std::io::Write as _;

use serde_json::json;

use super::{Cup, One, say};
use crate::cli::desk::{Desk, Stop};
use crate::cli::figures::{FiguresData, feats_data, print_sides};
use crate::cli::table::print_json;
use crate::cli::{Done, results};
use crate::tournament::Statistics;
use crate::words::message;

pub(super) fn print(desk: &Desk<'_>, asked: &One) -> Result<Done, Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, &asked.event)?;
    let statistics = Statistics::of(&cup.tournament, &cup.results);
    if asked.form.json {
        print_json(&json!({
            "tournament": cup.id().to_string(),
            "series": statistics.series,
            "face_down": statistics.face_down,
            "points_a_game": statistics.points_a_game().map(|average| average.value()),
            "figures": FiguresData::of(&statistics.figures, Some(&statistics.pairs)),
            "records": feats_data(&statistics.feats, &cup.people),
        }))?;
        return Ok(Done::Good);
    }
    if statistics.is_empty() {
        return say(&message!(words, "statistics-none"));
    }
    writeln!(results(), "{}", cup.name())?;
    for line in words.statistics_played(&statistics) {
        writeln!(results(), "{line}")?;
    }
    print_sides(&statistics.figures, words)?;
    writeln!(results(), "{}", words.pairs(statistics.pairs))?;
    for line in words.statistics_feats(&statistics, |player| cup.people.label(player)) {
        writeln!(results(), "{line}")?;
    }
    Ok(Done::Good)
}
