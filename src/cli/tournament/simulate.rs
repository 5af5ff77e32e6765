//! `halali tournament simulate`: many events of a set-up in memory, and what an organiser wants to know of them.

use std::num::NonZeroU16;

use clap::Args;
use serde_json::json;

use super::options::{SettingOptions, StageOptions, USUAL_STAGES};
use super::set_up::ratings;
use super::{Cup, say};
use crate::cli::Done;
use crate::cli::desk::{Desk, Stop, today};
use crate::cli::table::{Form, print_json};
use crate::club::PlayerId;
use crate::tournament::schedule::{GroupDraw, Minutes, Room};
use crate::tournament::simulate::{Entrant, Habits, MIDDLE, Report, Setup, entered, kept_apart, simulate};
use crate::tournament::{Cut, Format, Settings, Strength};
use crate::words::{Words, message};

/// How many play where nobody says so.
const PLAYERS: u16 = 16;
/// More players than anybody has room for.
const MOST_PLAYERS: i64 = 2_000;
/// More events than anybody waits for.
const MOST_EVENTS: i64 = 1_000_000;

#[derive(Args)]
pub(in crate::cli) struct Simulate {
    #[arg(value_name = "EVENT")]
    event: Option<String>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=MOST_EVENTS), default_value = "1000")]
    events: u32,
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(2..=MOST_PLAYERS), conflicts_with = "strengths")]
    players: Option<u16>,
    #[arg(long, value_name = "POINTS", default_value = "600", value_parser = clap::value_parser!(u16).range(0..=2_000))]
    spread: u16,
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    strengths: Vec<u16>,
    #[arg(long, value_name = "A:B", value_delimiter = ',')]
    avoid: Vec<String>,
    #[arg(long)]
    unrated: bool,
    #[command(flatten)]
    stages: StageOptions,
    #[arg(long, value_name = "N")]
    go_on: Option<u16>,
    #[command(flatten)]
    settings: SettingOptions,
    #[command(flatten)]
    happens: Happens,
    #[arg(long, value_name = "N")]
    tables: Option<NonZeroU16>,
    #[arg(long, value_name = "MINUTES", default_value = "60")]
    minutes: u32,
    #[arg(long, value_name = "MINUTES", default_value = "10")]
    between: u32,
    #[command(flatten)]
    form: Form,
}

/// How often things happen, in per cent.
#[derive(Args)]
struct Happens {
    #[arg(long, value_name = "PERCENT", value_parser = percent, default_value = "0")]
    late_entries: Thousandths,
    #[arg(long, value_name = "PERCENT", value_parser = percent, default_value = "0")]
    drops: Thousandths,
    #[arg(long, value_name = "PERCENT", value_parser = percent, default_value = "0")]
    drops_paired: Thousandths,
    #[arg(long, value_name = "PERCENT", value_parser = percent, default_value = "0")]
    returns: Thousandths,
    #[arg(long, value_name = "PERCENT", value_parser = percent, default_value = "0")]
    byes: Thousandths,
    #[arg(long, value_name = "PERCENT", value_parser = percent, default_value = "0")]
    absences: Thousandths,
    #[arg(long, value_name = "PERCENT", value_parser = percent, default_value = "0")]
    walkovers: Thousandths,
    #[arg(long, value_name = "PERCENT", value_parser = percent, default_value = "0")]
    no_shows: Thousandths,
    #[arg(long, value_name = "PERCENT", value_parser = percent, default_value = "0")]
    wrong_results: Thousandths,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Thousandths(u16);

/// Up to a hundred per cent, with at most one decimal.
fn percent(typed: &str) -> Result<Thousandths, String> {
    let refused = || typed.to_owned();
    let (whole, tenths) = typed.split_once(['.', ',']).unwrap_or((typed, "0"));
    let is_digit = tenths.len() == 1;
    let (whole, tenths) = (whole.parse::<u16>().map_err(|_| refused())?, tenths.parse::<u16>().map_err(|_| refused())?);
    let thousandths = whole.checked_mul(10).and_then(|whole| whole.checked_add(tenths));
    thousandths.filter(|&all| is_digit && all <= 1000).map(Thousandths).ok_or_else(refused)
}

impl Happens {
    const fn habits(&self) -> Habits {
        Habits {
            late: self.late_entries.0,
            leaves: self.drops.0,
            returns: self.returns.0,
            leaves_paired: self.drops_paired.0,
            requests_bye: self.byes.0,
            absent: self.absences.0,
            walkover: self.walkovers.0,
            double_no_show: self.no_shows.0,
            wrong: self.wrong_results.0,
        }
    }
}

impl Simulate {
    /// The strengths of all who play, and who they are where a tournament says so: those that are said, those of who entered,
    /// or evenly spread ones.
    fn field(&self, cup: Option<&Cup>, desk: &Desk<'_>) -> Result<Vec<(u16, Option<PlayerId>)>, Stop> {
        if !self.strengths.is_empty() {
            return Ok(self.strengths.iter().map(|&strength| (strength, None)).collect());
        }
        if let Some(cup) = cup.filter(|cup| self.players.is_none() && !cup.tournament.entries().is_empty()) {
            let all = entered(&cup.tournament, &ratings(desk)?);
            return Ok(all.into_iter().map(|(strength, player)| (strength, Some(player))).collect());
        }
        let players = u32::from(self.players.unwrap_or(PLAYERS));
        let spread = u32::from(self.spread);
        let highest = u32::from(MIDDLE) + spread / 2;
        let lower = |place: u32| spread * place / players.saturating_sub(1).max(1);
        let strength = |place: u32| u16::try_from(highest - lower(place)).unwrap_or(MIDDLE);
        Ok((0..players).map(|place| (strength(place), None)).collect())
    }

    /// Who is kept apart, by places in the field: whom the tournament keeps apart in its next round, and whom somebody names.
    fn avoids(
        &self,
        cup: Option<&Cup>,
        field: &[(u16, Option<PlayerId>)],
        words: &Words,
    ) -> Result<Vec<(usize, usize, Strength)>, Stop> {
        // Those of a field are all known, or none of them is.
        let known = field.iter().filter_map(|&(_, player)| player);
        let mut avoids = cup.map(|cup| kept_apart(&cup.tournament, &cup.profiles, known)).unwrap_or_default();
        for typed in &self.avoid {
            let place = |number: &str| number.parse::<usize>().ok().filter(|number| (1..=field.len()).contains(number));
            let two = typed.split_once(':').and_then(|(one, other)| Some((place(one)?, place(other)?)));
            let refused =
                || Stop::Refused(message!(words, "simulate-avoid", typed = typed.as_str(), players = field.len()));
            let (one, other) = two.filter(|(one, other)| one != other).ok_or_else(refused)?;
            avoids.push((one - 1, other - 1, Strength::Hard));
        }
        Ok(avoids)
    }

    fn setup(&self, cup: Option<&Cup>, field: &[(u16, Option<PlayerId>)], words: &Words) -> Result<Setup, Stop> {
        let before = match cup {
            Some(cup) => cup.tournament.stages().values().map(|stage| stage.format).collect(),
            None => USUAL_STAGES.to_vec(),
        };
        let stages = self.stages.formats(&before, 0, words)?;
        // Each event draws lots of its own.
        let usual = Settings::usual(0);
        let settings = self.settings.settings(cup.map_or(&usual, |cup| cup.tournament.settings()));
        let cut = |format: &Format| Cut {
            per_group: self.go_on.unwrap_or(match format {
                Format::RoundRobin { groups, .. } if *groups > 1 => 2,
                _ => 4,
            }),
            more: 0,
            draw: GroupDraw::Snake,
        };
        let tables = self.tables.or_else(|| NonZeroU16::new(u16::try_from(field.len() / 2).unwrap_or(u16::MAX)));
        let tables = tables.unwrap_or(NonZeroU16::MIN);
        Ok(Setup {
            settings,
            cuts: stages.iter().map(cut).collect(),
            stages,
            draw: GroupDraw::Snake,
            avoids: self.avoids(cup, field, words)?,
            room: Room { tables, series: Minutes(self.minutes), between: Minutes(self.between) },
            date: today(),
        })
    }
}

/// Plays many events and says what they came to.
pub(super) fn run(desk: &Desk<'_>, asked: &Simulate) -> Result<Done, Stop> {
    let words = desk.words;
    let cup = asked.event.as_ref().map(|event| Cup::find(desk, event)).transpose()?;
    let field = asked.field(cup.as_ref(), desk)?;
    let setup = asked.setup(cup.as_ref(), &field, words)?;
    let rated = |&(strength, _): &(u16, _)| Entrant { strength, rating: (!asked.unrated).then_some(strength) };
    let entrants: Vec<_> = field.iter().map(rated).collect();
    let seed = asked.seed.unwrap_or_else(rand::random);
    let report = simulate(&setup, &entrants, asked.happens.habits(), asked.events, seed)
        .map_err(|stuck| Stop::Refused(words.simulation_stuck(&stuck)))?;
    if asked.form.json {
        print_json(&data(&report, &setup, entrants.len(), seed))?;
        return Ok(Done::Good);
    }
    let format = setup.stages.iter().map(|&format| words.format(format)).collect::<Vec<_>>().join(" → ");
    let (events, seed) = (report.events, seed.to_string());
    let players = entrants.len();
    say(&message!(words, "simulated", events = events, format = format, players = players, seed = seed))?;
    if !setup.avoids.is_empty() {
        say(&message!(words, "simulated-avoids", count = setup.avoids.len()))?;
    }
    for line in words.simulated(&report) {
        say(&line)?;
    }
    Ok(Done::Good)
}

fn data(report: &Report, setup: &Setup, players: usize, seed: u64) -> serde_json::Value {
    let each = |count: u32| report.per_event(count);
    json!({
        "events": report.events,
        "players": players,
        "kept_apart": setup.avoids.len(),
        "seed": seed,
        "best_wins": report.best_wins(),
        "correlation": report.correlation(),
        "rounds": each(report.rounds),
        "series": each(report.series),
        "rematches": each(report.rematches),
        "floats": each(report.floats),
        "byes": each(report.byes),
        "second_byes": each(report.second_byes),
        "openings_apart": report.balances(),
        "minutes": report.duration().0,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentages_have_at_most_one_decimal() {
        for (typed, thousandths) in [("0", 0), ("5", 50), ("2.5", 25), ("100", 1000), ("0,1", 1)] {
            assert_eq!(percent(typed), Ok(Thousandths(thousandths)), "{typed}");
        }
        for typed in ["", "-1", "100.1", "101", "1.25", "x", "7000"] {
            assert!(percent(typed).is_err(), "{typed}");
        }
    }
}
