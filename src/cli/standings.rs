//! `halali standings`, `halali head-to-head` and `halali ratings`: what follows from the series.

use std::io::Write as _;

use chrono::NaiveDate;
use clap::{Args, ValueEnum};
use serde::Serialize;

use super::desk::{Desk, Stop};
use super::people::People;
use super::scope::When;
use super::series::{Two, every_date, series_digits};
use super::series_view::{PersonData, SeriesData, print_list};
use super::table::{Form, Table, number, print_json, text};
use super::{Done, results};
use crate::club::{
    PlayerId, Ranking, Rating, Ratings, SeriesFault, Standing, Tally, head_to_head, keep_from, standings,
};
use crate::words::{Words, message};

#[derive(Args)]
pub(super) struct Standings {
    #[command(flatten)]
    which: Which,
    #[command(flatten)]
    form: Form,
}

/// Which standings are asked for.
#[derive(Args)]
pub(super) struct Which {
    #[command(flatten)]
    when: When,
    #[arg(long, value_enum, default_value = "total")]
    by: By,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    least: Option<u32>,
}

/// By what players are ranked.
#[derive(Clone, Copy, ValueEnum)]
enum By {
    Total,
    Average,
}

#[derive(Args)]
pub(super) struct HeadToHead {
    #[command(flatten)]
    two: Two,
    #[command(flatten)]
    form: Form,
}

#[derive(Args)]
pub(super) struct RatingList {
    #[arg(value_name = "PLAYER")]
    player: Option<String>,
    #[arg(long)]
    all: bool,
    #[command(flatten)]
    form: Form,
}

impl Which {
    /// What the standings are of, in words, and their lines. Who shares a place stands in the order of names.
    pub(super) fn lines(&self, people: &People, desk: &Desk<'_>) -> Result<(String, Vec<Standing>), Stop> {
        let scope = self.when.scope(desk)?;
        let series = scope.series(desk)?;
        let ranking = match self.by {
            By::Total => Ranking::Total,
            By::Average => Ranking::Average { least: self.least.unwrap_or(scope.least) },
        };
        let mut standings = standings(&series, &scope.scale, ranking);
        if let (By::Total, Some(least)) = (self.by, self.least) {
            keep_from(&mut standings, least);
        }
        let order = desk.words.name_order();
        standings.sort_by(|one, other| {
            let by_name = || order.compare(&people.label(one.player), &people.label(other.player));
            one.rank.cmp(&other.rank).then_with(by_name)
        });
        Ok((scope.title, standings))
    }
}

pub(super) fn print_standings(asked: &Standings, desk: &Desk<'_>) -> Result<Done, Stop> {
    let people = desk.people()?;
    let (title, standings) = asked.which.lines(&people, desk)?;
    if asked.form.json {
        print_json(&standings.iter().map(|standing| StandingData::of(standing, &people)).collect::<Vec<_>>())?;
        return Ok(Done::Good);
    }
    writeln!(results(), "{title}")?;
    print_table(&standings, &people, desk.words)?;
    Ok(Done::Good)
}

fn print_table(standings: &[Standing], people: &People, words: &Words) -> std::io::Result<()> {
    let mut table = Table::new([
        number(message!(words, "column-rank")),
        text(message!(words, "column-player")),
        number(message!(words, "column-series")),
        number(message!(words, "column-won")),
        number(message!(words, "column-drawn")),
        number(message!(words, "column-lost")),
        number(message!(words, "column-match-points")),
        number(message!(words, "column-points")),
        number(message!(words, "column-exited")),
        number(message!(words, "column-average")),
    ]);
    for standing in standings {
        let Tally { won, drawn, lost } = standing.tally;
        table.row([
            standing.rank.to_string(),
            people.label(standing.player),
            standing.tally.series().to_string(),
            won.to_string(),
            drawn.to_string(),
            lost.to_string(),
            words.match_points(standing.match_points),
            standing.points.to_string(),
            standing.exited.to_string(),
            words.average(standing.average),
        ]);
    }
    table.print()
}

pub(super) fn print_head_to_head(asked: &HeadToHead, desk: &Desk<'_>) -> Result<Done, Stop> {
    let people = desk.people()?;
    let find = |typed: &str| people.find(typed, desk.words).map(|player| player.id);
    let (first, second) = (find(&asked.two.first)?, find(&asked.two.second)?);
    if first == second {
        return Err(Stop::Refused(desk.words.series_fault(SeriesFault::SamePlayer)));
    }
    let mut series = desk.club().series_of(first)?;
    series.retain(|series| series.seat_of(second).is_some());
    let sum = head_to_head(&series, first, second);
    if asked.form.json {
        print_json(&HeadToHeadData {
            players: [first, second].map(|player| PersonData::of(player, &people)),
            won: sum.tally.won,
            drawn: sum.tally.drawn,
            lost: sum.tally.lost,
            points: [sum.points.0, sum.against.0],
            series: series.iter().map(|series| SeriesData::of(series, None, &people)).collect(),
        })?;
        return Ok(Done::Good);
    }
    let sentence = message!(
        desk.words,
        "head-to-head",
        first = people.label(first),
        second = people.label(second),
        won = sum.tally.won,
        drawn = sum.tally.drawn,
        lost = sum.tally.lost,
        points = sum.points.0,
        against = sum.against.0
    );
    writeln!(results(), "{sentence}")?;
    let digits = series_digits(desk)?;
    print_list(&series, &people, digits, desk.words)?;
    Ok(Done::Good)
}

pub(super) fn print_ratings(asked: &RatingList, desk: &Desk<'_>) -> Result<Done, Stop> {
    let people = desk.people()?;
    let (first, last) = every_date();
    let ratings = Ratings::replay(&desk.club().settings()?.rating, &desk.club().series_between(first, last)?);
    match &asked.player {
        Some(typed) => {
            let player = people.find(typed, desk.words)?.id;
            print_history(player, ratings.history(player), &people, asked.form.json, desk.words)?;
        }
        None => {
            let listed = people.iter().filter(|player| asked.all || !player.archived);
            let mut listed: Vec<_> =
                listed.filter_map(|player| Some((player.id, *ratings.history(player.id).last()?))).collect();
            let order = desk.words.name_order();
            listed.sort_by(|(one, (_, a)), (other, (_, b))| {
                let by_name = || order.compare(&people.label(*one), &people.label(*other));
                b.rating.total_cmp(&a.rating).then_with(by_name)
            });
            print_list_of_ratings(&listed, &people, asked.form.json, desk.words)?;
        }
    }
    Ok(Done::Good)
}

fn print_list_of_ratings(
    listed: &[(PlayerId, (NaiveDate, Rating))],
    people: &People,
    json: bool,
    words: &Words,
) -> std::io::Result<()> {
    if json {
        let data = |(player, (date, rating)): &(PlayerId, (NaiveDate, Rating))| RatingData {
            player: Some(PersonData::of(*player, people)),
            ..RatingData::of(*date, *rating)
        };
        return print_json(&listed.iter().map(data).collect::<Vec<_>>());
    }
    let mut table = Table::new([
        text(message!(words, "column-player")),
        number(message!(words, "column-rating")),
        number(message!(words, "column-deviation")),
        text(message!(words, "column-last-evening")),
    ]);
    for (player, (date, rating)) in listed {
        let [value, deviation] = [rating.rating, rating.deviation].map(|value| words.decimal(value, 0));
        table.row([people.label(*player), value, deviation, words.short_date(*date)]);
    }
    table.print()
}

fn print_history(
    player: PlayerId,
    history: &[(NaiveDate, Rating)],
    people: &People,
    json: bool,
    words: &Words,
) -> std::io::Result<()> {
    if json {
        return print_json(&RatingHistory {
            player: PersonData::of(player, people),
            history: history.iter().map(|(date, rating)| RatingData::of(*date, *rating)).collect(),
        });
    }
    writeln!(results(), "{}", people.label(player))?;
    let mut table = Table::new([
        text(message!(words, "column-date")),
        number(message!(words, "column-rating")),
        number(message!(words, "column-deviation")),
    ]);
    for (date, rating) in history {
        let [value, deviation] = [rating.rating, rating.deviation].map(|value| words.decimal(value, 0));
        table.row([words.short_date(*date), value, deviation]);
    }
    table.print()
}

/// A line of the standings as JSON.
#[derive(Serialize)]
struct StandingData {
    rank: usize,
    player: PersonData,
    series: u32,
    won: u32,
    drawn: u32,
    lost: u32,
    match_points: f64,
    points: u32,
    exited: u32,
    average: f64,
}

impl StandingData {
    fn of(standing: &Standing, people: &People) -> StandingData {
        let Tally { won, drawn, lost } = standing.tally;
        StandingData {
            rank: standing.rank,
            player: PersonData::of(standing.player, people),
            series: standing.tally.series(),
            won,
            drawn,
            lost,
            match_points: f64::from(standing.match_points.halves) / 2.0,
            points: standing.points.0,
            exited: standing.exited,
            average: standing.average.value(),
        }
    }
}

/// What the first of two players did against the second, as JSON.
#[derive(Serialize)]
struct HeadToHeadData {
    players: [PersonData; 2],
    won: u32,
    drawn: u32,
    lost: u32,
    points: [u32; 2],
    series: Vec<SeriesData>,
}

/// A rating after an evening, as JSON.
#[derive(Serialize)]
struct RatingData {
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<PersonData>,
    date: String,
    rating: f64,
    deviation: f64,
    volatility: f64,
}

impl RatingData {
    fn of(date: NaiveDate, rating: Rating) -> RatingData {
        let Rating { rating, deviation, volatility } = rating;
        RatingData { player: None, date: date.to_string(), rating, deviation, volatility }
    }
}

/// A player's ratings after each evening, oldest first, as JSON.
#[derive(Serialize)]
struct RatingHistory {
    player: PersonData,
    history: Vec<RatingData>,
}
