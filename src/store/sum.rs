//! A checksum in every row of facts and log, since SQLite itself does not notice when a byte of a value changes.

use rusqlite::Connection;
use rusqlite::types::{ToSql, ToSqlOutput, ValueRef};
use serde_json::Value as Json;

use super::error::StoreError;
use super::schema::{FactTable, fact_tables};

/// The CRC-32 of some values, each with its type.
pub(super) struct Sum {
    // Summing many bytes at once is several times as fast as a few at a time.
    bytes: Vec<u8>,
}

impl Default for Sum {
    fn default() -> Sum {
        // Most rows have fewer.
        Sum { bytes: Vec::with_capacity(320) }
    }
}

impl Sum {
    pub(super) fn add(&mut self, value: ValueRef<'_>) {
        match value {
            ValueRef::Null => self.add_bytes(0, &[]),
            ValueRef::Integer(number) => self.add_number(1, number.to_le_bytes()),
            ValueRef::Real(number) => self.add_number(2, number.to_le_bytes()),
            ValueRef::Text(text) => self.add_bytes(3, text),
            ValueRef::Blob(blob) => self.add_bytes(4, blob),
        }
    }

    fn add_number(&mut self, kind: u8, number: [u8; 8]) {
        self.bytes.push(kind);
        self.bytes.extend_from_slice(&number);
    }

    fn add_bytes(&mut self, kind: u8, bytes: &[u8]) {
        self.add_number(kind, (bytes.len() as u64).to_le_bytes());
        self.bytes.extend_from_slice(bytes);
    }

    pub(super) fn finish(self) -> i64 {
        i64::from(crc32fast::hash(&self.bytes))
    }
}

/// The sum of a row that is to be written, its values in the order of the columns.
pub(super) fn sum_of(row: &[&dyn ToSql]) -> rusqlite::Result<i64> {
    let mut sum = Sum::default();
    for value in row {
        match value.to_sql()? {
            ToSqlOutput::Borrowed(value) => sum.add(value),
            ToSqlOutput::Owned(value) => sum.add(ValueRef::from(&value)),
            _ => return Err(rusqlite::Error::ToSqlConversionFailure("a value without a sum".into())),
        }
    }
    Ok(sum.finish())
}

/// Carries out a statement whose last parameter is the sum of all the others, which are a row in the order of its columns.
pub(super) fn execute_summed(connection: &Connection, sql: &str, row: &[&dyn ToSql]) -> rusqlite::Result<usize> {
    let sum = sum_of(row)?;
    let mut statement = connection.prepare_cached(sql)?;
    statement.execute(rusqlite::params_from_iter(row.iter().copied().chain([&sum as &dyn ToSql])))
}

/// Whether a value is the sum of others.
pub(super) fn is_sum(value: ValueRef<'_>, of: &[ValueRef<'_>]) -> bool {
    let mut sum = Sum::default();
    of.iter().for_each(|value| sum.add(*value));
    value == ValueRef::Integer(sum.finish())
}

/// Sums the rows of a file from before there were sums, those that undo would bring back too.
pub(super) fn sum_everything(connection: &Connection) -> Result<(), StoreError> {
    for table in fact_tables(connection)? {
        sum_table(connection, &table.name)?;
        sum_undo_steps(connection, &table)?;
    }
    sum_table(connection, "log")
}

fn sum_table(connection: &Connection, table: &str) -> Result<(), StoreError> {
    sum_rows(connection, table, "true", &[])
}

/// Gives the rows of a table that a condition holds for the sums of what is in them now.
pub(super) fn sum_rows(
    connection: &Connection,
    table: &str,
    condition: &str,
    parameters: &[&dyn ToSql],
) -> Result<(), StoreError> {
    let keys: Vec<String> = key_columns(connection, table)?;
    let key: Vec<String> = keys.iter().enumerate().map(|(n, key)| format!("{key} = ?{}", n + 2)).collect();
    let mut update = connection.prepare(&format!("UPDATE {table} SET sum = ?1 WHERE {}", key.join(" AND ")))?;
    let mut rows = connection.prepare(&format!("SELECT * FROM {table} WHERE {condition}"))?;
    let sum_at = rows.column_index("sum")?;
    let mut rows = rows.query(parameters)?;
    while let Some(row) = rows.next()? {
        let mut sum = Sum::default();
        for column in 0..sum_at {
            sum.add(row.get_ref(column)?);
        }
        let key = keys.iter().map(|key| row.get::<_, rusqlite::types::Value>(key.as_str()));
        let key = key.collect::<Result<Vec<_>, _>>()?;
        update.execute(rusqlite::params_from_iter([sum.finish().into()].into_iter().chain(key)))?;
    }
    Ok(())
}

fn key_columns(connection: &Connection, table: &str) -> rusqlite::Result<Vec<String>> {
    let mut columns = connection.prepare("SELECT name FROM pragma_table_info(?1) WHERE pk > 0 ORDER BY pk")?;
    columns.query_map([table], |row| row.get(0))?.collect()
}

fn sum_undo_steps(connection: &Connection, table: &FactTable) -> Result<(), StoreError> {
    let select = "SELECT step, fact FROM undo_steps WHERE fact_table = ?1 AND inverse <> 'delete'";
    let mut steps = connection.prepare(select)?;
    let steps: Vec<(i64, String)> =
        steps.query_map([&table.name], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<Result<_, _>>()?;
    for (step, fact) in steps {
        let damage = || StoreError::DamagedRow { table: "undo_steps", what: format!("step {step}") };
        let mut fact: Json = serde_json::from_str(&fact).map_err(|_| damage())?;
        table.complete(&mut fact).ok_or_else(damage)?;
        connection.execute("UPDATE undo_steps SET fact = ?2 WHERE step = ?1", (step, fact.to_string()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;
    use uuid::Uuid;

    use super::*;
    use crate::club::{
        Command, EntryId, GameRecord, Length, Moves, Name, PlayerId, Profile, Purpose, Recorded, SameSides, Seat,
        Seats, SeriesId, SeriesRecord,
    };
    use crate::rules::{Ending, Game, RuleSet};
    use crate::store::{Holder, Stamp, Writer, create};

    const SERIES: SeriesId = SeriesId(Uuid::from_u128(3));

    /// A club with a series of one game that was agreed after its first action.
    fn club(folder: &tempfile::TempDir) -> Writer {
        let holder = Holder { process: 1, host: "here".to_owned(), since: DateTime::UNIX_EPOCH };
        let mut club = create(&folder.path().join("club.halaliclub"), &holder).expect("a club file");
        let player = |number| PlayerId(Uuid::from_u128(number));
        let profile = || Profile::of(Name::new("Zoë").expect("a name"));
        let mut game = Game::without_deal(RuleSet::Classic);
        game.play("a1=F".parse().expect("an action")).expect("a legal action");
        let recorded = Recorded::Moves(Moves::new(game, false).expect("moves"));
        let record = SeriesRecord {
            id: SERIES,
            players: Seats { first: player(1), second: player(2) },
            date: Default::default(),
            purpose: Purpose::Counted,
            length: Length::new(1).expect("a length"),
            same_sides: SameSides::Refused,
            closed: false,
            games: vec![GameRecord { animals: Seat::First, recorded, ending: Ending::Agreed }],
        };
        let commands = [
            Command::AddPlayer { player: player(1), profile: profile() },
            Command::AddPlayer { player: player(2), profile: profile() },
            Command::RecordSeries(record),
        ];
        for (number, command) in (10..).zip(commands) {
            let entry = EntryId(Uuid::from_u128(number));
            let stamp = Stamp { entry, moment: DateTime::UNIX_EPOCH, device: "desk".to_owned(), why: None };
            club.carry_out(&command, &stamp).expect("a command");
        }
        club
    }

    #[test]
    fn a_value_that_changed_by_itself_is_damage() {
        let folder = tempfile::tempdir().expect("a folder");
        let club = club(&folder);
        assert!(club.series(SERIES).is_ok());
        club.club.connection.execute("UPDATE games SET animals_points = 7", []).expect("a change");
        assert!(matches!(club.series(SERIES), Err(StoreError::DamagedRow { table: "games", .. })));
        club.club.connection.execute("UPDATE log SET device = 'x' WHERE number = 1", []).expect_err("the log is kept");
    }

    /// Results do not follow a change of the rules: the one that was kept stands, and nothing is replayed by other rules.
    #[test]
    fn a_game_of_other_rules_keeps_its_result() {
        let folder = tempfile::tempdir().expect("a folder");
        let club = club(&folder);
        let before = club.series(SERIES).expect("readable");
        let transaction = club.club.connection.unchecked_transaction().expect("a transaction");
        transaction.execute("UPDATE games SET rules_version = 2, animals_points = 12", []).expect("a change");
        sum_table(&transaction, "games").expect("sums");
        transaction.commit().expect("a change");
        let mut games = before.expect("a series").games().to_vec();
        games[0].board.points.animals = crate::rules::Points(12);
        assert_eq!(club.series(SERIES).expect("readable").expect("a series").games(), games);
        let replayed = club.series_record(SERIES);
        assert!(matches!(replayed, Err(StoreError::OtherRules { found: 2, known: 1 })));
    }
}
