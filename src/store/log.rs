//! The log: everything that was ever done to a club file.

use chrono::{DateTime, Utc};
use rusqlite::Row;
use serde_json::{Map, Value, json};
use uuid::Uuid;

use super::error::StoreError;
use super::file::ClubFile;
use super::row::{Reading, purpose_name, seat_name};
use crate::club::{Command, EntryId, GameRecord, Profile, Recorded, SameSides, SeriesRecord};
use crate::rules::Ending;

/// What is written down with a command, an undo or a redo: handed in, since nothing here reads a clock or draws ids.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stamp {
    /// The id of the new entry.
    pub entry: EntryId,
    /// When; kept to the microsecond.
    pub moment: DateTime<Utc>,
    /// On which device.
    pub device: String,
    /// Why, if that was asked for. A blank text is none.
    pub why: Option<String>,
}

/// An entry of the log.
#[derive(Clone, PartialEq, Debug)]
pub struct LogEntry {
    /// Its stamp.
    pub stamp: Stamp,
    /// What was done.
    pub did: Did,
}

/// What was done.
#[derive(Clone, PartialEq, Debug)]
pub enum Did {
    /// A command was carried out: its name in `command` and its data, as JSON.
    Command(Value),
    /// The command of an entry was undone.
    Undo(EntryId),
    /// The command of an entry was carried out again.
    Redo(EntryId),
}

const LOG: &str = "SELECT entry.*, command.id AS of_id FROM log AS entry LEFT JOIN log AS command
    ON command.number = entry.of ORDER BY entry.number";

impl ClubFile {
    /// The whole log, oldest entry first.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn log(&self) -> Result<Vec<LogEntry>, StoreError> {
        self.rows(LOG, &[], entry)
    }
}

fn entry(row: &Row<'_>) -> Result<LogEntry, StoreError> {
    let row = Reading { table: "log", row };
    let moment = DateTime::from_timestamp_micros(row.get("moment")?).ok_or_else(|| row.damage("moment"))?;
    let stamp = Stamp { entry: EntryId(row.id("id")?), moment, device: row.get("device")?, why: row.get("why")? };
    let kind: String = row.get("kind")?;
    let did = match kind.as_str() {
        "undo" => Did::Undo(EntryId(row.id("of_id")?)),
        "redo" => Did::Redo(EntryId(row.id("of_id")?)),
        _ => {
            let text: String = row.get("command")?;
            Did::Command(serde_json::from_str(&text).map_err(|error| row.damage(error))?)
        }
    };
    Ok(LogEntry { stamp, did })
}

/// A command as the log has it.
pub(super) fn written(command: &Command) -> Value {
    let mut data = match command {
        Command::AddPlayer { player, profile } | Command::EditPlayer { player, profile } => {
            json!({ "player": player.to_string(), "profile": profile_data(profile) })
        }
        Command::ArchivePlayer { player } | Command::RestorePlayer { player } | Command::RemovePlayer { player } => {
            json!({ "player": player.to_string() })
        }
        Command::RecordSeries(record) => series_data(record),
        Command::AddGame { series, game, same_sides } => json!({
            "series": series.to_string(),
            "game": game_data(game),
            "same_sides": is_allowed(*same_sides),
        }),
        Command::CorrectGame { series, number, game, same_sides } => json!({
            "series": series.to_string(),
            "number": number,
            "game": game_data(game),
            "same_sides": is_allowed(*same_sides),
        }),
        Command::CloseSeries { series } | Command::RemoveSeries { series } => json!({ "series": series.to_string() }),
    };
    data["command"] = command.name().into();
    data
}

fn is_allowed(same_sides: SameSides) -> bool {
    same_sides == SameSides::Allowed
}

fn profile_data(profile: &Profile) -> Value {
    let Profile { name, short_name, group, household, colour, birth_year, contact, notes, guest } = profile;
    let text = |text: &dyn std::fmt::Display| Value::from(text.to_string());
    let fields = [
        ("name", Some(text(name))),
        ("short_name", short_name.as_ref().map(|name| text(name))),
        ("group", group.as_ref().map(|name| text(name))),
        ("household", household.as_ref().map(|name| text(name))),
        ("colour", colour.as_ref().map(|colour| text(colour))),
        ("birth_year", birth_year.map(Value::from)),
        ("contact", contact.as_ref().map(|name| text(name))),
        ("notes", Some(notes.as_str()).filter(|notes| !notes.is_empty()).map(Value::from)),
        ("guest", guest.then(|| true.into())),
    ];
    known(fields)
}

/// The fields that have a value.
fn known<const N: usize>(fields: [(&str, Option<Value>); N]) -> Value {
    let known = fields.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?)));
    Value::Object(known.collect::<Map<_, _>>())
}

fn series_data(record: &SeriesRecord) -> Value {
    let id = |id: Uuid| id.to_string();
    json!({
        "series": id(record.id.0),
        "first": id(record.players.first.0),
        "second": id(record.players.second.0),
        "date": record.date.to_string(),
        "purpose": purpose_name(record.purpose),
        "length": record.length.games(),
        "same_sides": is_allowed(record.same_sides),
        "games": record.games.iter().map(game_data).collect::<Vec<_>>(),
    })
}

fn game_data(game: &GameRecord) -> Value {
    let score = game.recorded.score();
    let (loser, walkover) = match &game.ending {
        Ending::Lost { loser, walkover, .. } => (Some(loser.name().into()), Some(walkover.0.into())),
        _ => (None, None),
    };
    let given = match &game.ending {
        Ending::Adjudicated { given } => given.as_ref(),
        _ => None,
    };
    known([
        ("rules", Some(game.rules.name().into())),
        ("animals", Some(seat_name(game.animals).into())),
        ("points", Some(vec![score.points.animals.0, score.points.humans.0].into())),
        ("exited", Some(vec![score.exited.animals, score.exited.humans].into())),
        (
            "piles",
            match game.recorded {
                Recorded::Piles(sheet) => Some(sheet.piles().to_string().into()),
                Recorded::Totals(_) => None,
            },
        ),
        ("termination", Some(game.ending.termination().name().into())),
        ("loser", loser),
        ("walkover", walkover),
        ("given", given.map(|given| vec![given.points.animals.0, given.points.humans.0].into())),
        ("reason", given.map(|given| given.reason.as_str().into())),
    ])
}
