//! Finding what is named by a part of its id, and what the log says of series.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use serde_json::Value;

use super::count::incomplete;
use super::error::{StoreError, of_file};
use super::file::ClubFile;
use super::reading::Reading;
use crate::club::{CommandKind, SeriesId};
use crate::tournament::{self, TournamentId};

const SERIES_IDS: &str = "SELECT * FROM series NOT INDEXED ORDER BY id";
const NEWEST_FIRST: &str = "SELECT * FROM log ORDER BY number DESC";
const COMMANDS: &str = "SELECT * FROM log ORDER BY number";
/// What carries a series on; a correction of what was does not.
const GOING_ON: [CommandKind; 4] =
    [CommandKind::RecordSeries, CommandKind::AddGame, CommandKind::EndGame, CommandKind::CloseSeries];

impl ClubFile {
    /// When series were gone on with last, of those that were since a moment.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn gone_on_with(&self, since: DateTime<Utc>) -> Result<BTreeMap<SeriesId, DateTime<Utc>>, StoreError> {
        let entries = self.entries(COMMANDS, |row| {
            let row = Reading::whole("log", row)?;
            let moment = DateTime::from_timestamp_micros(row.get("moment")?).ok_or_else(|| row.damage("moment"))?;
            let command = row.get::<Option<String>>("command")?.filter(|_| moment >= since);
            let command = command.map(|text| serde_json::from_str::<Value>(&text).map_err(|error| row.damage(error)));
            Ok((moment, command.transpose()?))
        })?;
        let mut last = BTreeMap::new();
        for (moment, command) in entries {
            let Some(command) = command else { continue };
            let mut series = Vec::new();
            series_of(&command, &GOING_ON, &mut series);
            last.extend(series.into_iter().map(|series| (series, moment)));
        }
        Ok(last)
    }

    /// The series that was recorded last, of those that are there. Ids do not tell: those of an import come from elsewhere.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn last_series(&self) -> Result<Option<SeriesId>, StoreError> {
        let made = |command: &Value| {
            let mut found = Vec::new();
            series_of(command, &[CommandKind::RecordSeries], &mut found);
            found
        };
        let names = [CommandKind::RecordSeries.name()];
        self.at_one_moment(|| {
            let found = self.latest(&names, made, |id| Ok(self.series(id)?.is_some()));
            found.map_err(of_file(self.path()))
        })
    }

    /// The tournament that was made or taken in last, of those that are there: dates do not tell, since the next one may be
    /// planned long before.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn last_tournament(&self) -> Result<Option<TournamentId>, StoreError> {
        let kinds = [tournament::CommandKind::Create, tournament::CommandKind::TakeIn];
        let made = |command: &Value| {
            let mut found = Vec::new();
            tournaments_of(command, &kinds, &mut found);
            found
        };
        self.at_one_moment(|| {
            let found = self.latest(&kinds.map(|kind| kind.name()), made, |id| Ok(self.tournament(id)?.is_some()));
            found.map_err(of_file(self.path()))
        })
    }

    /// What was made last of what is there, where a log entry that has one of these names in it may tell what it made.
    fn latest<T: Copy>(
        &self,
        names: &[&str],
        made: impl Fn(&Value) -> Vec<T>,
        is_there: impl Fn(T) -> Result<bool, StoreError>,
    ) -> Result<Option<T>, StoreError> {
        let mut statement = self.connection.prepare_cached(NEWEST_FIRST)?;
        let mut rows = statement.query([])?;
        let mut next = self.count_of("log")? as i64;
        while let Some(row) = rows.next()? {
            let row = Reading::whole("log", row)?;
            if row.get::<i64>("number")? != next {
                return Err(incomplete("log"));
            }
            next -= 1;
            let text: Option<String> = row.get("command")?;
            let Some(text) = text.filter(|text| names.iter().any(|name| text.contains(name))) else { continue };
            let command = serde_json::from_str(&text).map_err(|error| row.damage(error))?;
            for &id in made(&command).iter().rev() {
                if is_there(id)? {
                    return Ok(Some(id));
                }
            }
        }
        if next == 0 { Ok(None) } else { Err(incomplete("log")) }
    }

    /// The ids of all series.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn series_ids(&self) -> Result<Vec<SeriesId>, StoreError> {
        self.all_of("series", self.rows(SERIES_IDS, &[], |row| Ok(SeriesId(Reading::whole("series", row)?.id("id")?)))?)
    }
}

/// The series of which a command of the log, alone or in a batch, is one of some kinds.
fn series_of(command: &Value, kinds: &[CommandKind], found: &mut Vec<SeriesId>) {
    if command["command"].as_str().and_then(CommandKind::from_name).is_some_and(|kind| kinds.contains(&kind)) {
        found.extend(command["series"].as_str().and_then(|id| id.parse().ok()).map(SeriesId));
    }
    for part in command["commands"].as_array().into_iter().flatten() {
        series_of(part, kinds, found);
    }
}

/// The tournaments about which a command of the log, alone or in a batch, is one of some kinds.
fn tournaments_of(command: &Value, kinds: &[tournament::CommandKind], found: &mut Vec<TournamentId>) {
    let kind = command["command"].as_str().and_then(tournament::CommandKind::from_name);
    if kind.is_some_and(|kind| kinds.contains(&kind)) {
        found.extend(command["tournament"].as_str().and_then(|id| id.parse().ok()).map(TournamentId));
    }
    for part in command["commands"].as_array().into_iter().flatten() {
        tournaments_of(part, kinds, found);
    }
}
