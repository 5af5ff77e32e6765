//! `halali club …`: the club file itself, and what the club decides for itself.

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use serde::Serialize;

use super::desk::{Access, Desk, Reason, Stop, at_desk, holder, refused};
use super::out::to_the_end;
use super::season::{Scoring, scale};
use super::table::{Form, print_json};
use super::{Done, results, tell};
use crate::club::{ClubSettings, Command as Act, MatchPoints, Name};
use crate::rules::Points;
use crate::store;
use crate::words::{Words, message};

#[derive(Subcommand)]
pub(super) enum Command {
    New {
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
    Show {
        #[command(flatten)]
        form: Form,
    },
    Set {
        #[command(flatten)]
        settings: Settings,
        #[command(flatten)]
        reason: Reason,
        #[command(flatten)]
        form: Form,
    },
}

/// A number as people write it in any of the languages.
fn decimal(text: &str) -> Result<f64, std::num::ParseFloatError> {
    text.replace(',', ".").parse()
}

/// What can be set.
#[derive(Args)]
pub(super) struct Settings {
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    #[command(flatten)]
    scoring: Scoring,
    #[arg(long, value_name = "POINTS")]
    walkover: Option<u32>,
    #[arg(long, value_name = "R", value_parser = decimal)]
    rating: Option<f64>,
    #[arg(long, value_name = "RD", value_parser = decimal)]
    deviation: Option<f64>,
    #[arg(long, value_name = "SIGMA", value_parser = decimal)]
    volatility: Option<f64>,
    #[arg(long, value_name = "TAU", value_parser = decimal)]
    tau: Option<f64>,
}

pub(super) fn run(command: Command, file: Option<&Path>, words: &Words) -> io::Result<Done> {
    match command {
        Command::New { file } => to_the_end(words, || match create(&file) {
            Ok(()) => {
                writeln!(results(), "{}", message!(words, "desk-created", file = file.display().to_string()))?;
                for warning in store::warnings(&file) {
                    tell(&words.place_warning(&file, &warning));
                }
                Ok(Done::Good)
            }
            Err(stop) => refused(stop, words, |_| None),
        }),
        Command::Show { form } => at_desk(Access::Read, file, words, |desk| show(desk, &form)),
        Command::Set { settings, reason, form } => at_desk(Access::Change, file, words, |desk| {
            let before = desk.club().settings()?;
            let mut set = before.clone();
            settings.put_into(&mut set, words)?;
            if set == before {
                return Err(Stop::Refused(message!(words, "desk-no-change")));
            }
            desk.carry_out(Act::ChangeSettings(set), reason)?;
            show(desk, &form)
        }),
    }
}

fn create(file: &Path) -> Result<(), Stop> {
    Ok(store::create(file, &holder())?.close()?)
}

impl Settings {
    fn put_into(&self, settings: &mut ClubSettings, words: &Words) -> Result<(), Stop> {
        match self.name.as_deref() {
            None => {}
            Some("") => settings.name = None,
            Some(typed) => {
                let name = Name::new(typed).map_err(|fault| {
                    let (field, fault) = (message!(words, "field-name"), words.name_fault(fault));
                    Stop::Refused(message!(words, "player-field", field = field, fault = fault))
                })?;
                settings.name = Some(name);
            }
        }
        self.scoring.put_into(&mut settings.scale, &mut settings.least_series);
        settings.walkover = self.walkover.map_or(settings.walkover, Points);
        let rating = &mut settings.rating;
        rating.start.rating = self.rating.unwrap_or(rating.start.rating);
        rating.start.deviation = self.deviation.unwrap_or(rating.start.deviation);
        rating.start.volatility = self.volatility.unwrap_or(rating.start.volatility);
        rating.tau = self.tau.unwrap_or(rating.tau);
        Ok(())
    }
}

fn show(desk: &Desk<'_>, form: &Form) -> Result<Done, Stop> {
    let words = desk.words;
    let file = desk.club().path().display().to_string();
    let settings = desk.club().settings()?;
    if form.json {
        print_json(&SettingsData::of(&settings, file))?;
        return Ok(Done::Good);
    }
    let start = settings.rating.start;
    let name = settings.name.as_ref().map(Name::to_string).unwrap_or_default();
    let lines = [
        ("field-file", file),
        ("field-name", name),
        ("column-scale", scale(&settings.scale, words)),
        ("field-walkover", settings.walkover.to_string()),
        ("field-least", settings.least_series.to_string()),
        ("field-rating", words.decimal(start.rating, 0)),
        ("field-deviation", words.decimal(start.deviation, 0)),
        ("field-volatility", words.decimal(start.volatility, 3)),
        ("field-tau", words.decimal(settings.rating.tau, 2)),
    ];
    let mut out = results();
    for (field, value) in lines.into_iter().filter(|(_, value)| !value.is_empty()) {
        writeln!(out, "{}", message!(words, "player-line", field = words.named(field), value = value))?;
    }
    Ok(Done::Good)
}

/// The settings as JSON.
#[derive(Serialize)]
struct SettingsData {
    file: String,
    name: Option<String>,
    win: f64,
    draw: f64,
    loss: f64,
    walkover: u32,
    least_series: u32,
    rating: f64,
    deviation: f64,
    volatility: f64,
    tau: f64,
}

impl SettingsData {
    fn of(settings: &ClubSettings, file: String) -> SettingsData {
        let points = |points: MatchPoints| f64::from(points.halves) / 2.0;
        let start = settings.rating.start;
        SettingsData {
            file,
            name: settings.name.as_ref().map(Name::to_string),
            win: points(settings.scale.win),
            draw: points(settings.scale.draw),
            loss: points(settings.scale.loss),
            walkover: settings.walkover.0,
            least_series: settings.least_series,
            rating: start.rating,
            deviation: start.deviation,
            volatility: start.volatility,
            tau: settings.rating.tau,
        }
    }
}
