//! The page of a player: who it is, and what the player has done.

use std::io::{self, Write as _};

use serde::Serialize;

use super::desk::{Desk, Stop};
use super::figures::{FiguresData, print_sides};
use super::people::People;
use super::player::{PlayerData, Shown, print_profile};
use super::series::every_date;
use super::series_view::{PersonData, outcome_name};
use super::table::{Table, number, print_json, text};
use super::{Done, results};
use crate::club::{Included, MatchResult, Player, PlayerPage, PlayerResult, Ratings, Tally};
use crate::words::{Words, message};

/// Prints the page of a player.
pub(super) fn show(player: &Player, people: &People, shown: &Shown, desk: &Desk<'_>) -> Result<Done, Stop> {
    let (first, last) = every_date();
    let series = desk.club().series_between(first, last)?;
    let ratings = Ratings::replay(&desk.club().settings()?.rating, &series);
    let page = PlayerPage::new(player.id, &series, Included::default(), ratings.history(player.id));
    if shown.form.json {
        print_json(&PageData::of(player, &page, shown.private, people))?;
        return Ok(Done::Good);
    }
    print_profile(player, people, shown.private, desk.words)?;
    if !page.results.is_empty() {
        print_page(&page, people, desk.words)?;
    }
    Ok(Done::Good)
}

fn print_page(page: &PlayerPage, people: &People, words: &Words) -> io::Result<()> {
    let mut out = results();
    let Tally { won, drawn, lost } = page.tally;
    writeln!(out)?;
    writeln!(
        out,
        "{}",
        message!(words, "page-tally", series = page.tally.series(), won = won, drawn = drawn, lost = lost)
    )?;
    if let Some(average) = page.average {
        writeln!(out, "{}", message!(words, "page-average", average = words.average(average)))?;
    }
    if let Some((_, rating)) = page.ratings.last() {
        let [value, deviation] = [rating.rating, rating.deviation].map(|value| words.decimal(value, 0));
        writeln!(out, "{}", message!(words, "page-rating", rating = value, deviation = deviation))?;
    }
    writeln!(out)?;
    print_sides(&page.figures, words)?;
    writeln!(out)?;
    print_opponents(page, people, words)?;
    if !page.form.last.is_empty() {
        writeln!(out, "\n{}", message!(words, "page-last"))?;
        print_results(&page.form.last, people, words)?;
    }
    for (best, name) in [(page.form.best, "page-best"), (page.form.worst, "page-worst")] {
        if let Some(result) = best {
            let (points, against) = (result.points.0, result.against.0);
            let sentence =
                format!("{points}–{against}, {}, {}", people.label(result.opponent), words.date(result.date));
            writeln!(out, "{}", message!(words, "player-line", field = words.named(name), value = sentence))?;
        }
    }
    Ok(())
}

fn print_opponents(page: &PlayerPage, people: &People, words: &Words) -> io::Result<()> {
    let order = words.name_order();
    let mut opponents: Vec<_> = page.opponents.iter().collect();
    opponents.sort_by(|(one, _), (other, _)| order.compare(&people.label(*one), &people.label(*other)));
    let mut table = Table::new([
        text(message!(words, "column-opponent")),
        number(message!(words, "column-won")),
        number(message!(words, "column-drawn")),
        number(message!(words, "column-lost")),
        number(message!(words, "column-points")),
        number(message!(words, "column-against")),
    ]);
    for (opponent, sum) in opponents {
        let Tally { won, drawn, lost } = sum.tally;
        table.row([
            people.label(*opponent),
            won.to_string(),
            drawn.to_string(),
            lost.to_string(),
            sum.points.to_string(),
            sum.against.to_string(),
        ]);
    }
    table.print()
}

fn print_results(results: &[PlayerResult], people: &People, words: &Words) -> io::Result<()> {
    let mut table = Table::new([
        text(message!(words, "column-date")),
        text(message!(words, "column-opponent")),
        number(message!(words, "column-points")),
        number(message!(words, "column-against")),
        text(message!(words, "column-outcome")),
    ]);
    for result in results {
        let outcome = match result.result {
            Some(MatchResult::Win) => message!(words, "page-won"),
            Some(MatchResult::Draw) => message!(words, "page-drawn"),
            Some(MatchResult::Loss) => message!(words, "page-lost"),
            None => String::new(),
        };
        table.row([
            words.short_date(result.date),
            people.label(result.opponent),
            result.points.to_string(),
            result.against.to_string(),
            outcome,
        ]);
    }
    table.print()
}

/// The page of a player as JSON: the player with what follows from all series.
#[derive(Serialize)]
struct PageData {
    #[serde(flatten)]
    player: PlayerData,
    series: u32,
    won: u32,
    drawn: u32,
    lost: u32,
    average: Option<f64>,
    rating: Option<f64>,
    deviation: Option<f64>,
    figures: FiguresData,
    opponents: Vec<OpponentData>,
    results: Vec<ResultData>,
}

#[derive(Serialize)]
struct OpponentData {
    player: PersonData,
    won: u32,
    drawn: u32,
    lost: u32,
    points: u32,
    against: u32,
}

/// A series of the player, of whatever kind.
#[derive(Serialize)]
struct ResultData {
    series: String,
    date: String,
    opponent: PersonData,
    counts: bool,
    outcome: &'static str,
    points: u32,
    against: u32,
    exited: u16,
}

impl PageData {
    fn of(player: &Player, page: &PlayerPage, private: bool, people: &People) -> PageData {
        let Tally { won, drawn, lost } = page.tally;
        let rating = page.ratings.last().map(|(_, rating)| rating);
        let opponents = page.opponents.iter().map(|(opponent, sum)| OpponentData {
            player: PersonData::of(*opponent, people),
            won: sum.tally.won,
            drawn: sum.tally.drawn,
            lost: sum.tally.lost,
            points: sum.points.0,
            against: sum.against.0,
        });
        let results = page.results.iter().map(|result| ResultData {
            series: result.series.to_string(),
            date: result.date.to_string(),
            opponent: PersonData::of(result.opponent, people),
            counts: result.counts,
            outcome: match result.result {
                Some(MatchResult::Win) => "won",
                Some(MatchResult::Loss) => "lost",
                _ => outcome_name(result.outcome),
            },
            points: result.points.0,
            against: result.against.0,
            exited: result.exited,
        });
        PageData {
            player: PlayerData::of(player, private),
            series: page.tally.series(),
            won,
            drawn,
            lost,
            average: page.average.map(|average| average.value()),
            rating: rating.map(|rating| rating.rating),
            deviation: rating.map(|rating| rating.deviation),
            figures: FiguresData::of(&page.figures, None),
            opponents: opponents.collect(),
            results: results.collect(),
        }
    }
}
