//! Making a player anonymous: the one change that reaches back into undo data and log, and that nobody can undo.
//!
//! What is known of the person goes, and its name goes out of the reasons that people gave. Names of seasons, of
//! tournaments and of the club stay as they are.

use std::path::{Path, PathBuf};

use rusqlite::types::{ToSql, Value as Sql};
use rusqlite::{Connection, OpenFlags, params};
use serde_json::Value;
use unicode_normalization::UnicodeNormalization as _;

use super::backups::{Backup, backups, damaged};
use super::carry::put_player;
use super::copy::remove_with_companions;
use super::error::StoreError;
use super::file::Writer;
use super::lock::beside;
use super::schema::{fact_tables, rewriting_the_log};
use super::staged::stage;
use super::sum::sum_rows;
use super::watch::{Watch, far};
use crate::club::{Player, PlayerId};

const STEPS: &str = "SELECT step, fact FROM undo_steps WHERE fact_table = 'players' AND inverse <> 'delete'
    AND fact ->> '$.id' = ?1";
const STEPS_WITH_REASON: &str = "SELECT step, fact FROM undo_steps WHERE fact_table = 'games' AND inverse <> 'delete'
    AND fact ->> '$.reason' IS NOT NULL";
const COMMANDS: &str = "SELECT number, command, why FROM log WHERE command IS NOT NULL OR why IS NOT NULL";

/// What is known of a person, longest first, and the name that stands in its place.
struct Person<'p> {
    player: &'p Player,
    known: Vec<String>,
}

/// Gives a player the profile of nobody, everywhere; what lies beside the file waits for [`super::staged::settle`].
pub(super) fn anonymise(writer: &Writer, player: &Player, watch: Watch<'_>) -> Result<(), StoreError> {
    let person = Person { player, known: known(writer, player.id)? };
    let connection = &writer.club.connection;
    put_player(connection, player)?;
    forget_undo_steps(writer, &person)?;
    rewriting_the_log(connection, || {
        forget_reasons(writer, &person, "games", &["series", "number"])?;
        forget_reasons(writer, &person, "live_events", &["game", "number"])?;
        forget_in_log(writer, &person, watch)
    })?;
    stage(writer.path(), connection, |draft| person.leave_draft(draft))?;
    // The triggers have written down what is to be forgotten.
    connection.execute("DELETE FROM undo_steps WHERE entry = (SELECT max(number) FROM log)", [])?;
    Ok(())
}

/// Everything that anybody wrote down to name or reach a player.
fn known(writer: &Writer, player: PlayerId) -> Result<Vec<String>, StoreError> {
    let mut known = Vec::new();
    let facts = "SELECT fact FROM undo_steps WHERE fact_table = 'players' AND fact ->> '$.id' = ?1 UNION ALL
        SELECT json_object('name', name, 'short_name', short_name, 'household', household, 'contact', contact)
        FROM players WHERE hex(id) = ?1";
    for fact in writer.rows(facts, &[&hex(player)], |row| Ok(row.get::<_, String>(0)?))? {
        let fact: Value = serde_json::from_str(&fact).unwrap_or_default();
        let texts = ["name", "short_name", "household", "contact"].into_iter().filter_map(|field| fact[field].as_str());
        known.extend(texts.filter(|text| text.chars().count() > 1).map(str::to_owned));
    }
    known.sort_by_key(|text| std::cmp::Reverse((text.chars().count(), text.clone())));
    known.dedup();
    Ok(known)
}

fn hex(player: PlayerId) -> String {
    player.0.simple().encode_upper(&mut uuid::Uuid::encode_buffer()).to_owned()
}

fn damage(what: &str) -> StoreError {
    StoreError::DamagedRow { table: "undo_steps", what: what.to_owned() }
}

fn forget_undo_steps(writer: &Writer, person: &Person<'_>) -> Result<(), StoreError> {
    let name = &person.player.profile.name;
    rewrite_steps(writer, "players", STEPS, &[&hex(person.player.id)], |fact| {
        fact["name"] = name.as_str().into();
        fact["search_key"] = name.search_key().into();
        fact["notes"] = "".into();
        fact["guest"] = 0.into();
        fact["anonymous"] = 1.into();
        for column in ["short_name", "club_group", "household", "colour", "birth_year", "contact"] {
            fact[column] = Value::Null;
        }
    })?;
    rewrite_steps(writer, "games", STEPS_WITH_REASON, &[], |fact| person.leave_reasons(fact))
}

fn rewrite_steps(
    writer: &Writer,
    table: &str,
    select: &str,
    parameters: &[&dyn ToSql],
    rewrite: impl Fn(&mut Value),
) -> Result<(), StoreError> {
    let tables = fact_tables(&writer.club.connection)?;
    let table = tables.iter().find(|known| known.name == table).ok_or_else(|| damage(table))?;
    let steps: Vec<(i64, String)> = writer.rows(select, parameters, |row| Ok((row.get(0)?, row.get(1)?)))?;
    for (step, before) in steps {
        let mut fact: Value = serde_json::from_str(&before).map_err(|_| damage(&before))?;
        rewrite(&mut fact);
        table.complete(&mut fact).ok_or_else(|| damage(&before))?;
        let update = "UPDATE undo_steps SET fact = ?2 WHERE step = ?1";
        writer.club.connection.prepare_cached(update)?.execute(params![step, fact.to_string()])?;
        sum_rows(&writer.club.connection, "undo_steps", "step = ?1", &[&step])?;
    }
    Ok(())
}

/// Takes the person out of the column `reason` of a table with a key of two columns.
fn forget_reasons(writer: &Writer, person: &Person<'_>, table: &str, key: &[&str; 2]) -> Result<(), StoreError> {
    let [first, second] = key;
    let select = format!("SELECT {first}, {second}, reason FROM {table} WHERE reason IS NOT NULL");
    let rows = writer.rows(&select, &[], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
    for (one, two, reason) in rows {
        let (one, two, reason): (Sql, Sql, String) = (one, two, reason);
        let after = person.left_out_of(&reason);
        if after != reason {
            let connection = &writer.club.connection;
            let matching = format!("{first} = ?1 AND {second} = ?2");
            connection
                .execute(&format!("UPDATE {table} SET reason = ?3 WHERE {matching}"), params![one, two, after])?;
            sum_rows(connection, table, &matching, &[&one, &two])?;
        }
    }
    Ok(())
}

fn forget_in_log(writer: &Writer, person: &Person<'_>, watch: Watch<'_>) -> Result<(), StoreError> {
    let entries = writer.rows(COMMANDS, &[], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
    let of = entries.len();
    for (done, (number, command, why)) in entries.into_iter().enumerate() {
        far(watch, done, of)?;
        let (number, command, why): (i64, Option<String>, Option<String>) = (number, command, why);
        let command_after = command.as_deref().map(|text| person.left_out_of_command(text));
        let why_after = why.as_deref().map(|why| person.left_out_of(why));
        if command_after != command || why_after != why {
            let connection = &writer.club.connection;
            let update = "UPDATE log SET command = ?2, why = ?3 WHERE number = ?1";
            connection.prepare_cached(update)?.execute(params![number, command_after, why_after])?;
            sum_rows(connection, "log", "number = ?1", &[&number])?;
        }
    }
    Ok(())
}

impl Person<'_> {
    /// Takes the person out of every text of a draft; what was typed for the one who was chosen may be more than a name.
    fn leave_draft(&self, value: &mut Value) {
        match value {
            Value::Object(fields) => {
                let id = self.player.id.to_string();
                let is_chosen = fields.get("chosen").and_then(Value::as_str) == Some(id.as_str());
                if let Some(typed) = fields.get_mut("typed").filter(|_| is_chosen) {
                    *typed = self.player.profile.name.as_str().into();
                }
                fields.values_mut().for_each(|value| self.leave_draft(value));
            }
            Value::Array(values) => values.iter_mut().for_each(|value| self.leave_draft(value)),
            Value::String(text) => *text = self.left_out_of(text),
            _ => {}
        }
    }

    /// A command in the log without what it said of the person.
    fn left_out_of_command(&self, text: &str) -> String {
        match serde_json::from_str::<Value>(text) {
            Ok(mut value) => {
                let before = value.clone();
                self.leave_reasons(&mut value);
                if value == before { text.to_owned() } else { value.to_string() }
            }
            // What cannot be read as data may hold anything.
            Err(_) => "{}".to_owned(),
        }
    }

    /// Takes the profile and the reasons out of data, however deep they lie.
    fn leave_reasons(&self, value: &mut Value) {
        match value {
            Value::Object(fields) => {
                if fields.get("player").and_then(Value::as_str) == Some(self.player.id.to_string().as_str()) {
                    fields.remove("profile");
                }
                for (field, value) in fields {
                    match value {
                        Value::String(text) if field == "reason" => *text = self.left_out_of(text),
                        value => self.leave_reasons(value),
                    }
                }
            }
            Value::Array(values) => values.iter_mut().for_each(|value| self.leave_reasons(value)),
            _ => {}
        }
    }

    /// A text with the new name in place of everything that is known of the person, whatever its case.
    fn left_out_of(&self, text: &str) -> String {
        let name = self.player.profile.name.as_str();
        let composed: String = text.nfc().collect();
        let after = self.known.iter().fold(composed.clone(), |text, known| instead(&text, known, name));
        if after == composed { text.to_owned() } else { after }
    }
}

/// A text with whole words replaced, whatever their case.
fn instead(text: &str, words: &str, by: &str) -> String {
    let lower = |c: &char| c.to_lowercase().next();
    let (text, words): (Vec<char>, Vec<char>) = (text.chars().collect(), words.chars().collect());
    let is_word = |at: Option<usize>| at.and_then(|at| text.get(at)).is_some_and(|c| c.is_alphanumeric());
    let mut after = String::new();
    let mut at = 0;
    while let Some(&character) = text.get(at) {
        let end = at + words.len();
        let is_same = text.get(at..end).is_some_and(|part| part.iter().map(lower).eq(words.iter().map(lower)));
        if is_same && !is_word(at.checked_sub(1)) && !is_word(Some(end)) {
            after.push_str(by);
            at = end;
        } else {
            after.push(character);
            at += 1;
        }
    }
    after
}

impl Writer {
    /// Leaves nothing of what was overwritten in the file or in its write-ahead log.
    ///
    /// # Errors
    ///
    /// When somebody reads there, so that the log has to stay.
    pub(super) fn forget_what_was_overwritten(&self) -> Result<(), StoreError> {
        // Overwritten pages are cleared, see `secure_delete`; what is left is in the log of the last changes.
        let busy: bool = self.club.connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0))?;
        // A copy that was not finished when a program was killed.
        remove_with_companions(&beside(self.path(), ".new"))?;
        if busy { Err(StoreError::TracesLeft) } else { Ok(()) }
    }
}

/// The backups of a club file in which a player, given with all doubles, still has another name, and the damaged files that
/// were kept when others took their place.
///
/// # Errors
///
/// When the folder of the backups cannot be read. A backup that cannot be read is named too, since nobody knows what it holds.
pub fn backups_that_name(club: &Path, players: &[Player]) -> Result<Vec<PathBuf>, StoreError> {
    let names = |backup: &Backup| -> rusqlite::Result<bool> {
        let connection = Connection::open_with_flags(&backup.path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        let mut other = connection.prepare("SELECT count(*) FROM players WHERE id = ?1 AND name <> ?2")?;
        for player in players {
            let name = player.profile.name.as_str();
            if other.query_row(params![player.id.0.as_bytes(), name], |row| row.get::<_, i64>(0))? > 0 {
                return Ok(true);
            }
        }
        Ok(false)
    };
    let named = backups(club)?.into_iter().filter(|backup| names(backup).unwrap_or(true)).map(|backup| backup.path);
    Ok(named.chain(damaged(club)?).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_words_are_replaced() {
        for (text, after) in [
            ("MAX asked, and Max’s mother", "N asked, and N’s mother"),
            ("Maximilian and climax", "Maximilian and climax"),
            ("max", "N"),
            ("", ""),
        ] {
            assert_eq!(instead(text, "Max", "N"), after);
        }
        assert_eq!(instead("chez Zoë Ölçer, 2.", "zoë ölçer", "N"), "chez N, 2.");
    }
}
