//! `halali undo`, `halali redo` and `halali log`: what was done to the club file.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use chrono::{NaiveDate, SecondsFormat, Timelike as _};
use clap::Args;
use serde_json::{Value, json};

use super::desk::{Desk, Reason, Stop};
use super::series::{Span, every_date, find};
use super::table::{Form, Table, print_json, text};
use super::{Done, results, tell};
use crate::club::{EntryId, PlayerId, Series, SeriesId};
use crate::exchange::PlayerColumn;
use crate::store::{Did, LogEntry, StoreError};
use crate::words::{LogNames, Words, logged_parts, message};

#[derive(Args)]
pub(super) struct Steps {
    #[arg(value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    count: u32,
    #[command(flatten)]
    reason: Reason,
}

#[derive(Args)]
pub(super) struct Log {
    #[arg(long, value_name = "PLAYER")]
    player: Option<String>,
    #[arg(long, value_name = "SERIES")]
    series: Option<String>,
    #[command(flatten)]
    span: Span,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    last: Option<u32>,
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[arg(long)]
    private: bool,
    #[command(flatten)]
    form: Form,
}

pub(super) fn undo(steps: Steps, desk: &mut Desk<'_>) -> Result<Done, Stop> {
    if let Some(Did::Command(command)) = desk.club().last_entry()?.map(|entry| entry.did)
        && command["command"] == "anonymise-player"
    {
        tell(&message!(desk.words, "log-stays-anonymous"));
    }
    for _ in 0..steps.count {
        let stamp = desk.stamp(steps.reason.clone());
        let undone = desk.writer()?.undo(&stamp)?;
        say(desk, undone, |words, what| message!(words, "log-undone", what = what))?;
    }
    Ok(Done::Good)
}

pub(super) fn redo(steps: Steps, desk: &mut Desk<'_>) -> Result<Done, Stop> {
    for _ in 0..steps.count {
        let stamp = desk.stamp(steps.reason.clone());
        let redone = desk.writer()?.redo(&stamp)?;
        say(desk, redone, |words, what| message!(words, "log-redone", what = what))?;
    }
    Ok(Done::Good)
}

/// Says which command was undone or redone.
fn say(desk: &Desk<'_>, entry: EntryId, sentence: impl Fn(&Words, String) -> String) -> Result<(), Stop> {
    let what = match desk.club().log_entry(entry)?.map(|entry| entry.did) {
        Some(Did::Command(command)) => {
            let names = if is_all_there(desk, &command)? {
                names_in(desk, &command)?
            } else {
                names(desk, &desk.club().log()?)?
            };
            desk.words.logged(&command, &names)
        }
        _ => entry.to_string(),
    };
    writeln!(results(), "{}", sentence(desk.words, what))?;
    Ok(())
}

/// Whether what a command names is in the club now, so that there is no need to look for names in the whole log.
fn is_all_there(desk: &Desk<'_>, command: &Value) -> Result<bool, Stop> {
    for part in logged_parts(command) {
        let id = |field: &str| part[field].as_str().and_then(|id| id.parse().ok());
        let is_gone = match (id("series"), id("player")) {
            _ if part["tournament"].is_string() => !is_tournament_there(desk, part)?,
            (Some(series), _) => desk.club().series(SeriesId(series))?.is_none(),
            (None, Some(player)) => desk.club().player(PlayerId(player))?.is_none(),
            (None, None) => part["season"].is_string(),
        };
        if is_gone {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Whether a tournament and whoever a command about it names are in the club now.
fn is_tournament_there(desk: &Desk<'_>, command: &Value) -> Result<bool, Stop> {
    let tournament = command["tournament"].as_str().unwrap_or_default();
    if !desk.club().tournaments()?.iter().any(|head| head.id.to_string() == tournament) {
        return Ok(false);
    }
    let people = ["player", "by", "first", "second"].iter().filter_map(|field| command[*field].as_str()?.parse().ok());
    for person in people {
        if desk.club().player(PlayerId(person))?.is_none() {
            return Ok(false);
        }
    }
    Ok(true)
}

/// What the ids in one command stand for: now, or else when it was written.
fn names_in(desk: &Desk<'_>, command: &Value) -> Result<LogNames, Stop> {
    let mut names = people_in_log(desk)?;
    let series = logged_parts(command).iter().filter_map(|part| part["series"].as_str()?.parse().ok());
    for id in series {
        if let Some(series) = desk.club().series(SeriesId(id))? {
            know(&mut names, &series);
        }
    }
    names.learn(command);
    Ok(names)
}

/// What the ids in the log stand for: now, or else when they were last written there.
fn names(desk: &Desk<'_>, entries: &[LogEntry]) -> Result<LogNames, Stop> {
    let mut names = people_in_log(desk)?;
    let (first, last) = every_date();
    desk.club().series_between(first, last)?.iter().for_each(|series| know(&mut names, series));
    for entry in entries.iter().rev() {
        if let Did::Command(command) = &entry.did {
            names.learn(command);
        }
    }
    Ok(names)
}

fn people_in_log(desk: &Desk<'_>) -> Result<LogNames, Stop> {
    let people = desk.people()?;
    let players = people.everybody().map(|player| (player.id.to_string(), people.label(player.id))).collect();
    let seasons = desk.club().seasons()?.into_iter().map(|season| (season.id.to_string(), season.name.to_string()));
    let tournaments = desk.club().tournaments()?.into_iter().map(|head| (head.id.to_string(), head.name.to_string()));
    Ok(LogNames { players, seasons: seasons.collect(), tournaments: tournaments.collect(), ..LogNames::default() })
}

fn know(names: &mut LogNames, series: &Series) {
    let players = [series.players().first, series.players().second].map(|player| player.to_string());
    names.series.insert(series.id().to_string(), (series.date.to_string(), players));
}

pub(super) fn log(log: &Log, desk: &Desk<'_>) -> Result<Done, Stop> {
    let entries = desk.club().log()?;
    let names = names(desk, &entries)?;
    let about = about(log, desk, &names)?;
    let commands: BTreeMap<EntryId, &Value> = entries
        .iter()
        .filter_map(|entry| match &entry.did {
            Did::Command(command) => Some((entry.stamp.entry, command)),
            _ => None,
        })
        .collect();
    let command_of = |entry: &LogEntry| match &entry.did {
        Did::Command(_) => entry.stamp.entry,
        Did::Undo(of) | Did::Redo(of) => *of,
    };
    let (from, to) = log.span.ends(desk.words)?;
    let listed: Vec<(&LogEntry, &Value)> = entries
        .iter()
        .filter_map(|entry| Some((entry, *commands.get(&command_of(entry))?)))
        .filter(|(entry, command)| {
            is_within(entry, from, to) && about.as_ref().is_none_or(|ids| mentions(command, ids))
        })
        .collect();
    let last = log.last.and_then(|last| usize::try_from(last).ok()).unwrap_or(listed.len());
    let listed = listed.split_at(listed.len().saturating_sub(last)).1;
    if log.form.json || log.out.is_some() {
        let data: Vec<Value> = listed.iter().map(|(entry, _)| data(entry, log.private)).collect();
        match &log.out {
            Some(file) => export(file, &data, desk.words)?,
            None => print_json(&data)?,
        }
    } else {
        print(listed, &names, desk.words)?;
    }
    Ok(Done::Good)
}

fn is_within(entry: &LogEntry, first: NaiveDate, last: NaiveDate) -> bool {
    (first..=last).contains(&entry.stamp.moment.date_naive())
}

/// The ids of which an entry must mention one: those of a player with all series, or of a series.
fn about(log: &Log, desk: &Desk<'_>, names: &LogNames) -> Result<Option<BTreeSet<String>>, Stop> {
    let mut ids = BTreeSet::new();
    if let Some(typed) = &log.player {
        let player = desk.people()?.find(typed, desk.words)?.id.to_string();
        let of_player = names.series.iter().filter(|(_, (_, players))| players.contains(&player));
        ids.extend(of_player.map(|(series, _)| series.clone()));
        ids.insert(player);
    }
    if let Some(typed) = &log.series {
        let series = find(desk, typed)?.id().to_string();
        let is_among = log.player.is_none() || ids.contains(&series);
        ids = if is_among { BTreeSet::from([series]) } else { BTreeSet::new() };
    }
    Ok((log.player.is_some() || log.series.is_some()).then_some(ids))
}

/// Whether a command refers to one of these ids, however deep: a round names everybody in it. No other text looks like an id.
fn mentions(command: &Value, ids: &BTreeSet<String>) -> bool {
    match command {
        Value::String(text) => ids.contains(text),
        Value::Array(values) => values.iter().any(|value| mentions(value, ids)),
        Value::Object(fields) => fields.values().any(|value| mentions(value, ids)),
        _ => false,
    }
}

/// An entry as JSON: the moment in UTC, the device, why, and what was done: the command with its data, or the undo or redo of
/// another entry.
fn data(entry: &LogEntry, private: bool) -> Value {
    let stamp = &entry.stamp;
    let mut data = json!({
        "id": stamp.entry.to_string(),
        "moment": stamp.moment.to_rfc3339_opts(SecondsFormat::Micros, true),
        "device": stamp.device,
        "why": stamp.why,
    });
    match &entry.did {
        Did::Command(command) => {
            let mut command = command.clone();
            if !private {
                forget_private(&mut command);
            }
            data["did"] = "command".into();
            data["command"] = command;
        }
        Did::Undo(of) => {
            data["did"] = "undo".into();
            data["of"] = of.to_string().into();
        }
        Did::Redo(of) => {
            data["did"] = "redo".into();
            data["of"] = of.to_string().into();
        }
    }
    data
}

fn forget_private(command: &mut Value) {
    if let Some(profile) = command.get_mut("profile").and_then(Value::as_object_mut) {
        let is_private =
            |field: &str| PlayerColumn::ALL.iter().any(|column| column.is_private() && column.title() == field);
        profile.retain(|field, _| !is_private(field));
    }
    if let Some(parts) = command.get_mut("commands").and_then(Value::as_array_mut) {
        parts.iter_mut().for_each(forget_private);
    }
}

/// Writes the entries to a new file, as a JSON text.
fn export(file: &Path, data: &[Value], words: &Words) -> Result<(), Stop> {
    let failed = |source: io::Error| match source.kind() {
        io::ErrorKind::AlreadyExists => StoreError::Exists { path: file.to_owned() },
        _ => StoreError::Io { path: file.to_owned(), source },
    };
    let mut out = File::create_new(file).map_err(failed)?;
    let mut text = serde_json::to_string_pretty(data).map_err(io::Error::from)?;
    text.push('\n');
    out.write_all(text.as_bytes()).and_then(|()| out.sync_all()).map_err(failed)?;
    tell(&message!(words, "log-exported", count = data.len(), file = file.display().to_string()));
    Ok(())
}

fn print(listed: &[(&LogEntry, &Value)], names: &LogNames, words: &Words) -> io::Result<()> {
    let mut table = Table::new([
        text(message!(words, "column-moment")),
        text(message!(words, "column-device")),
        text(message!(words, "column-what")),
        text(message!(words, "column-why")),
    ]);
    for (entry, command) in listed {
        let stamp = &entry.stamp;
        let what = words.logged(command, names);
        let what = match entry.did {
            Did::Command(_) => what,
            Did::Undo(_) => message!(words, "log-undone", what = what),
            Did::Redo(_) => message!(words, "log-redone", what = what),
        };
        let moment = stamp.moment.naive_utc();
        let moment = moment.with_nanosecond(0).unwrap_or(moment).to_string();
        table.row([moment, stamp.device.clone(), what, stamp.why.clone().unwrap_or_default()]);
    }
    table.print()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_is_about_everybody_whom_a_round_names() {
        let paired = json!({
            "command": "pair-round", "tournament": "t", "round": 1,
            "tables": [{ "table": 1, "first": "z", "second": "m", "series": "s" }], "outs": [["l", "bye"]],
        });
        let batch = json!({ "command": "withdraw-under-way", "commands": [{ "command": "withdraw", "player": "l" }] });
        let is_about = |command: &Value, id: &str| mentions(command, &BTreeSet::from([id.to_owned()]));
        assert!(["z", "m", "l", "s"].iter().all(|id| is_about(&paired, id)));
        assert!(is_about(&batch, "l") && !is_about(&batch, "z") && !is_about(&paired, "k"));
    }
}
