//! Making a player anonymous: the one change that reaches back into undo data and log, and that nobody can undo.

use std::path::Path;

use rusqlite::{Connection, OpenFlags, OptionalExtension as _, params};
use serde_json::Value;

use super::backups::{Backup, backups};
use super::carry::put_player;
use super::error::StoreError;
use super::file::Writer;
use super::schema::rewriting_the_log;
use super::sum::sum_of;
use crate::club::{Player, PlayerId};

const STEPS: &str = "SELECT step, fact FROM undo_steps WHERE fact_table = 'players' AND inverse <> 'delete'
    AND fact ->> '$.id' = ?1";
const ENTRIES: &str =
    "SELECT number, id, moment, device, kind, command, why, reverses, of, under, done, undone FROM log
    WHERE instr(command, ?1) > 0 OR instr(why, ?2) > 0";

/// Gives a player the profile of nobody, everywhere.
pub(super) fn anonymise(writer: &Writer, player: &Player) -> Result<(), StoreError> {
    let known = writer.player(player.id)?.map_or_else(String::new, |known| known.profile.name.as_str().to_owned());
    let connection = &writer.club.connection;
    put_player(connection, player)?;
    // The trigger has written down the name that is to be forgotten.
    connection
        .execute("DELETE FROM undo_steps WHERE fact_table = 'players' AND entry = (SELECT max(number) FROM log)", [])?;
    forget_undo_steps(writer, player)?;
    rewriting_the_log(connection, || forget_in_log(writer, player, &known))
}

fn forget_undo_steps(writer: &Writer, player: &Player) -> Result<(), StoreError> {
    let damage = |what: &str| StoreError::DamagedRow { table: "undo_steps", what: what.to_owned() };
    let table = writer.tables.iter().find(|table| table.name == "players").ok_or_else(|| damage("players"))?;
    let hex = player.id.0.simple().encode_upper(&mut uuid::Uuid::encode_buffer()).to_owned();
    let steps: Vec<(i64, String)> = writer.rows(STEPS, &[&hex], |row| Ok((row.get(0)?, row.get(1)?)))?;
    for (step, fact) in steps {
        let mut fact: Value = serde_json::from_str(&fact).map_err(|_| damage(&fact))?;
        let name = player.profile.name.as_str();
        fact["name"] = name.into();
        fact["search_key"] = player.profile.name.search_key().into();
        fact["notes"] = "".into();
        fact["guest"] = 0.into();
        for column in ["short_name", "club_group", "household", "colour", "birth_year", "contact"] {
            fact[column] = Value::Null;
        }
        table.complete(&mut fact).ok_or_else(|| damage(name))?;
        let update = "UPDATE undo_steps SET fact = ?2 WHERE step = ?1";
        writer.club.connection.prepare_cached(update)?.execute(params![step, fact.to_string()])?;
    }
    Ok(())
}

fn forget_in_log(writer: &Writer, player: &Player, known: &str) -> Result<(), StoreError> {
    type Row = (i64, [u8; 16], i64, String, String, Option<String>, Option<String>, [Option<i64>; 5]);
    let row = |row: &rusqlite::Row<'_>| -> Result<Row, StoreError> {
        let numbers = [row.get(7)?, row.get(8)?, row.get(9)?, row.get(10)?, row.get(11)?];
        Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?, row.get(5)?, row.get(6)?, numbers))
    };
    let id = player.id.to_string();
    for (number, entry, moment, device, kind, command, why, rest) in writer.rows(ENTRIES, &[&id, &known], row)? {
        let command = command.map(|text| forget_profiles(&text, player.id));
        let why = why.map(|why| why.replace(known, player.profile.name.as_str()));
        let [reverses, of, under, done, undone] = rest;
        let sum =
            sum_of(params![number, &entry, moment, device, kind, command, why, reverses, of, under, done, undone])?;
        let update = "UPDATE log SET command = ?2, why = ?3, sum = ?4 WHERE number = ?1";
        writer.club.connection.prepare_cached(update)?.execute(params![number, command, why, sum])?;
    }
    Ok(())
}

/// A command without what it said of a player.
fn forget_profiles(text: &str, player: PlayerId) -> String {
    fn forget(value: &mut Value, player: &str) {
        match value {
            Value::Object(fields) => {
                if fields.get("player").and_then(Value::as_str) == Some(player) {
                    fields.remove("profile");
                }
                fields.values_mut().for_each(|value| forget(value, player));
            }
            Value::Array(values) => values.iter_mut().for_each(|value| forget(value, player)),
            _ => {}
        }
    }
    match serde_json::from_str(text) {
        Ok(mut value) => {
            forget(&mut value, &player.to_string());
            value.to_string()
        }
        // What cannot be read as data may hold anything.
        Err(_) => "{}".to_owned(),
    }
}

impl Writer {
    /// Leaves nothing of what was overwritten in the file or in its write-ahead log.
    pub(super) fn forget_what_was_overwritten(&self) -> Result<(), StoreError> {
        // Overwritten pages are cleared, see `secure_delete`; what is left is in the log of the last changes.
        self.club.connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?;
        Ok(())
    }
}

/// The backups of a club file in which a player still has another name.
///
/// # Errors
///
/// When the folder of the backups cannot be read. A backup that cannot be read is named too, since nobody knows what it holds.
pub fn backups_that_name(club: &Path, player: &Player) -> Result<Vec<Backup>, StoreError> {
    let names = |backup: &Backup| {
        let connection = Connection::open_with_flags(&backup.path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        let name = "SELECT name FROM players WHERE id = ?1";
        let name: Option<String> = connection.query_row(name, [player.id.0.as_bytes()], |row| row.get(0)).optional()?;
        Ok::<_, rusqlite::Error>(name.is_some_and(|name| name != player.profile.name.as_str()))
    };
    Ok(backups(club)?.into_iter().filter(|backup| names(backup).unwrap_or(true)).collect())
}
