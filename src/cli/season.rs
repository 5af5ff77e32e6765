//! `halali season …`: spans of dates that have standings of their own.

use std::io::Write as _;

use chrono::NaiveDate;
use clap::{Args, Subcommand};
use serde::Serialize;
use uuid::Uuid;

use super::desk::{Access, Desk, Reason, Stop, Sure, confirm, date};
use super::table::{Form, Table, number, print_json, text};
use super::{Done, results};
use crate::club::{Command as Act, MatchPoints, MatchScale, Name, Season, SeasonId, search_key};
use crate::words::{Words, message};

#[derive(Subcommand)]
pub(super) enum Command {
    Add {
        #[arg(value_name = "NAME")]
        name: String,
        #[arg(long, value_name = "DATE", value_parser = date)]
        from: NaiveDate,
        #[arg(long, value_name = "DATE", value_parser = date)]
        to: NaiveDate,
        #[command(flatten)]
        scoring: Scoring,
        #[command(flatten)]
        reason: Reason,
    },
    Edit {
        #[arg(value_name = "SEASON")]
        season: String,
        #[arg(long, value_name = "NAME")]
        name: Option<String>,
        #[arg(long, value_name = "DATE", value_parser = date)]
        from: Option<NaiveDate>,
        #[arg(long, value_name = "DATE", value_parser = date)]
        to: Option<NaiveDate>,
        #[command(flatten)]
        scoring: Scoring,
        #[command(flatten)]
        reason: Reason,
    },
    List {
        #[command(flatten)]
        form: Form,
    },
    Remove {
        #[arg(value_name = "SEASON")]
        season: String,
        #[command(flatten)]
        sure: Sure,
    },
}

/// What results are worth, and how many series the average needs.
#[derive(Args)]
pub(super) struct Scoring {
    #[arg(long, value_name = "POINTS", value_parser = match_points)]
    win: Option<MatchPoints>,
    #[arg(long, value_name = "POINTS", value_parser = match_points)]
    draw: Option<MatchPoints>,
    #[arg(long, value_name = "POINTS", value_parser = match_points)]
    loss: Option<MatchPoints>,
    #[arg(long, value_name = "N")]
    least: Option<u32>,
}

impl Scoring {
    /// Puts what is said in the place of what was.
    pub(super) fn put_into(&self, scale: &mut MatchScale, least: &mut u32) {
        scale.win = self.win.unwrap_or(scale.win);
        scale.draw = self.draw.unwrap_or(scale.draw);
        scale.loss = self.loss.unwrap_or(scale.loss);
        *least = self.least.unwrap_or(*least);
    }
}

/// Match points as they are typed: whole ones, or with a half such as 0.5 or 0,5.
pub(super) fn match_points(typed: &str) -> Result<MatchPoints, String> {
    let refused = || typed.to_owned();
    let (whole, half) = match typed.split_once(['.', ',']) {
        None => (typed, 0),
        Some((whole, "0")) => (whole, 0),
        Some((whole, "5")) => (whole, 1),
        Some(_) => return Err(refused()),
    };
    let halves = whole.parse::<u32>().ok().and_then(|whole| whole.checked_mul(2)?.checked_add(half));
    halves.map(|halves| MatchPoints { halves }).ok_or_else(refused)
}

/// The season of this name, whatever its case and accents, or with this in its name alone.
pub(super) fn find_season<'s>(seasons: &'s [Season], typed: &str, words: &Words) -> Result<&'s Season, Stop> {
    let key = search_key(typed);
    let whole = |season: &&Season| season.name.as_str() == typed || !key.is_empty() && season.name.search_key() == key;
    let part = |season: &&Season| !key.is_empty() && season.name.search_key().contains(&key);
    let mut found: Vec<&Season> = seasons.iter().filter(whole).collect();
    if found.is_empty() {
        found = seasons.iter().filter(part).collect();
    }
    let list = |seasons: &[&Season]| {
        let season = |season: &&Season| {
            let (from, to) = (words.short_date(season.first), words.short_date(season.last));
            message!(words, "season-one", season = season.name.as_str(), from = from, to = to)
        };
        seasons.iter().map(season).collect::<Vec<_>>().join("\n  ")
    };
    Err(Stop::Refused(match found.as_slice() {
        [one] => return Ok(one),
        [] if seasons.is_empty() => message!(words, "season-none"),
        [] => {
            let all: Vec<_> = seasons.iter().collect();
            message!(words, "season-nowhere", typed = typed, list = list(&all))
        }
        several => message!(words, "season-several", typed = typed, list = list(several)),
    }))
}

impl Command {
    /// What it opens the club file for.
    pub(super) const fn access(&self) -> Access {
        Access::to_change(!matches!(self, Command::List { .. }))
    }
}

pub(super) fn run(command: Command, desk: &mut Desk<'_>) -> Result<Done, Stop> {
    let words = desk.words;
    match command {
        Command::Add { name, from, to, scoring, reason } => {
            let settings = desk.club().settings()?;
            let (mut scale, mut least_series) = (settings.scale, settings.least_series);
            scoring.put_into(&mut scale, &mut least_series);
            let id = SeasonId(Uuid::now_v7());
            put(desk, Season { id, name: named(&name, words)?, first: from, last: to, scale, least_series }, reason)
        }
        Command::Edit { season, name, from, to, scoring, reason } => {
            let before = find_season(&desk.club().seasons()?, &season, words)?.clone();
            let mut season = before.clone();
            if let Some(name) = name {
                season.name = named(&name, words)?;
            }
            season.first = from.unwrap_or(season.first);
            season.last = to.unwrap_or(season.last);
            scoring.put_into(&mut season.scale, &mut season.least_series);
            if season == before {
                return Err(Stop::Refused(message!(words, "desk-no-change")));
            }
            put(desk, season, reason)
        }
        Command::List { form } => list(&desk.club().seasons()?, &form, words),
        Command::Remove { season, sure } => {
            let season = find_season(&desk.club().seasons()?, &season, words)?.clone();
            confirm(words, &message!(words, "season-remove", season = season.name.as_str()), sure.yes)?;
            desk.carry_out(&Act::RemoveSeason { season: season.id }, sure.reason)?;
            writeln!(results(), "{}", message!(words, "season-removed", season = season.name.as_str()))?;
            Ok(Done::Good)
        }
    }
}

/// A name as it is typed.
pub(super) fn named(typed: &str, words: &Words) -> Result<Name, Stop> {
    Name::new(typed).map_err(|fault| {
        let (field, fault) = (message!(words, "field-name"), words.name_fault(fault));
        Stop::Refused(message!(words, "player-field", field = field, fault = fault))
    })
}

fn put(desk: &mut Desk<'_>, season: Season, reason: Reason) -> Result<Done, Stop> {
    let words = &desk.words;
    let (from, to) = (words.short_date(season.first), words.short_date(season.last));
    let sentence = message!(words, "season-put", season = season.name.as_str(), from = from, to = to);
    desk.carry_out(Act::PutSeason(season), reason)?;
    writeln!(results(), "{sentence}")?;
    Ok(Done::Good)
}

fn list(seasons: &[Season], form: &Form, words: &Words) -> Result<Done, Stop> {
    if form.json {
        print_json(&seasons.iter().map(SeasonData::of).collect::<Vec<_>>())?;
        return Ok(Done::Good);
    }
    let mut table = Table::new([
        text(message!(words, "column-name")),
        text(message!(words, "column-from")),
        text(message!(words, "column-to")),
        text(message!(words, "column-scale")),
        number(message!(words, "column-least")),
    ]);
    for season in seasons {
        table.row([
            season.name.to_string(),
            season.first.to_string(),
            season.last.to_string(),
            scale(&season.scale, words),
            season.least_series.to_string(),
        ]);
    }
    table.print()?;
    Ok(Done::Good)
}

/// What a win, a draw and a loss are worth.
pub(super) fn scale(scale: &MatchScale, words: &Words) -> String {
    [scale.win, scale.draw, scale.loss].map(|points| words.match_points(points)).join(" / ")
}

/// A season as JSON.
#[derive(Serialize)]
struct SeasonData {
    id: String,
    name: String,
    from: String,
    to: String,
    win: f64,
    draw: f64,
    loss: f64,
    least_series: u32,
}

impl SeasonData {
    fn of(season: &Season) -> SeasonData {
        let points = |points: MatchPoints| f64::from(points.halves) / 2.0;
        SeasonData {
            id: season.id.to_string(),
            name: season.name.to_string(),
            from: season.first.to_string(),
            to: season.last.to_string(),
            win: points(season.scale.win),
            draw: points(season.scale.draw),
            loss: points(season.scale.loss),
            least_series: season.least_series,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn match_points_have_halves_in_every_language() {
        for (typed, halves) in [("2", 4), ("0", 0), ("0.5", 1), ("1,5", 3), ("3.0", 6)] {
            assert_eq!(match_points(typed), Ok(MatchPoints { halves }), "{typed}");
        }
        for typed in ["", "-1", "0.25", "1.55", ".5", "x", "4294967295"] {
            assert!(match_points(typed).is_err(), "{typed}");
        }
    }
}
