//! Writing the facts of tournaments, a row each.

use rusqlite::types::ToSql;
use rusqlite::{Connection, params, params_from_iter};
use serde::Serialize;

use super::super::error::StoreError;
use super::super::sum::execute_summed;
use super::row::{AT_TABLE, OUTS, PARTS, ROUND_STATES, STATES, STRENGTHS, apart_key, name};
use crate::club::{PlayerId, Seat};
use crate::tournament::{Apart, Avoid, Away, Change, Entry, Head, Pairing, RoundNumber, TableNumber, TournamentId};

/// A table, its columns besides the sum, and how many of them are its key.
struct Table {
    name: &'static str,
    columns: &'static [&'static str],
    keys: usize,
}

const TOURNAMENTS: Table =
    Table { name: "tournaments", columns: &["id", "name", "first", "last", "state", "settings", "facts"], keys: 1 };
const ENTRIES: Table = Table {
    name: "entries",
    columns: &["tournament", "player", "rating", "seed", "from_round", "fixed_table"],
    keys: 2,
};
const AWAY: Table = Table { name: "away", columns: &["tournament", "player", "from_round", "back"], keys: 3 };
const AVOIDS: Table =
    Table { name: "avoids", columns: &["tournament", "apart", "one", "other", "strength", "until"], keys: 2 };
const STAGES: Table = Table { name: "stages", columns: &["tournament", "number", "format", "closed"], keys: 2 };
const MEMBERS: Table =
    Table { name: "members", columns: &["tournament", "stage", "player", "seed", "in_group"], keys: 3 };
const ROUNDS: Table = Table { name: "rounds", columns: &["tournament", "number", "stage", "date", "state"], keys: 2 };
const PAIRINGS: Table = Table {
    name: "pairings",
    columns: &[
        "tournament",
        "round",
        "at_table",
        "series",
        "first",
        "second",
        "bracket",
        "pinned",
        "no_show",
        "missing",
    ],
    keys: 3,
};
const EXTRA: Table =
    Table { name: "extra", columns: &["tournament", "round", "at_table", "number", "series"], keys: 4 };
const PLACES: Table =
    Table { name: "places", columns: &["tournament", "round", "player", "place", "at_table"], keys: 3 };

impl Table {
    /// Adds a row, which must be new.
    fn add(&self, connection: &Connection, row: &[&dyn ToSql]) -> Result<(), StoreError> {
        execute_summed(connection, &self.insert(), row)?;
        Ok(())
    }

    /// Adds a row, or replaces the one with its key.
    fn put(&self, connection: &Connection, row: &[&dyn ToSql]) -> Result<(), StoreError> {
        let key = self.columns[..self.keys].join(", ");
        let others: Vec<_> = self.columns[self.keys..].iter().chain(&["sum"]).copied().collect();
        let excluded: Vec<_> = others.iter().map(|column| format!("excluded.{column}")).collect();
        let (others, excluded) = (others.join(", "), excluded.join(", "));
        let insert = self.insert();
        let sql = format!("{insert} ON CONFLICT ({key}) DO UPDATE SET ({others}) = ({excluded})");
        execute_summed(connection, &sql, row)?;
        Ok(())
    }

    fn insert(&self) -> String {
        let places: Vec<_> = (1..=self.columns.len() + 1).map(|place| format!("?{place}")).collect();
        format!("INSERT INTO {} ({}, sum) VALUES ({})", self.name, self.columns.join(", "), places.join(", "))
    }

    /// Removes the rows whose keys begin so.
    fn remove(&self, connection: &Connection, key: &[&dyn ToSql]) -> Result<(), StoreError> {
        let columns = self.columns.iter().zip(1..).take(key.len());
        let matching: Vec<_> = columns.map(|(column, place)| format!("{column} = ?{place}")).collect();
        let sql = format!("DELETE FROM {} WHERE {}", self.name, matching.join(" AND "));
        connection.prepare_cached(&sql)?.execute(params_from_iter(key))?;
        Ok(())
    }
}

fn json(value: &impl Serialize) -> Result<String, StoreError> {
    let written = serde_json::to_string(value);
    Ok(written.map_err(|error| rusqlite::Error::ToSqlConversionFailure(error.into()))?)
}

/// Writes the tournament itself, with the number of its other rows.
pub(in crate::store) fn put_head(connection: &Connection, head: &Head, facts: usize) -> Result<(), StoreError> {
    let row = params![
        head.id.0.as_bytes(),
        head.name.as_str(),
        head.first.to_string(),
        head.last.to_string(),
        name(&STATES, head.state),
        json(&head.settings)?,
        i64::try_from(facts).unwrap_or(i64::MAX),
    ];
    TOURNAMENTS.put(connection, row)
}

/// Writes a change of anything else.
pub(in crate::store) fn put(connection: &Connection, id: TournamentId, change: &Change) -> Result<(), StoreError> {
    let of = id.0.as_bytes();
    match change {
        // Series are the club's, and the tournament itself is written with the number of its rows.
        Change::PutHead(_) | Change::Club(_) => Ok(()),
        Change::RemoveTournament => {
            // Each before those that it refers to.
            for (table, _) in PARTS.iter().rev() {
                connection.prepare_cached(&format!("DELETE FROM {table} WHERE tournament = ?1"))?.execute([of])?;
            }
            TOURNAMENTS.remove(connection, params![of])
        }
        Change::PutEntry(entry) => put_entry(connection, id, entry),
        Change::RemoveEntry(player) => {
            AWAY.remove(connection, params![of, player.0.as_bytes()])?;
            ENTRIES.remove(connection, params![of, player.0.as_bytes()])
        }
        Change::PutAvoid(avoid) => put_avoid(connection, id, avoid),
        Change::RemoveAvoid(apart) => AVOIDS.remove(connection, params![of, apart_key(*apart)]),
        Change::PutStage { number, format, closed } => {
            STAGES.put(connection, params![of, number.0, json(format)?, closed])
        }
        Change::RemoveStage(stage) => STAGES.remove(connection, params![of, stage.0]),
        Change::PutMember { stage, player, member } => {
            let group = member.group.map(|group| group.0);
            MEMBERS.put(connection, params![of, stage.0, player.0.as_bytes(), member.seed.0, group])
        }
        Change::RemoveMember { stage, player } => MEMBERS.remove(connection, params![of, stage.0, player.0.as_bytes()]),
        Change::PutRound { number, stage, date, state } => {
            let row = params![of, number.0, stage.0, date.to_string(), name(&ROUND_STATES, *state)];
            ROUNDS.put(connection, row)
        }
        Change::RemoveRound(round) => ROUNDS.remove(connection, params![of, round.0]),
        Change::PutPairing { round, pairing } => put_pairing(connection, id, *round, pairing),
        Change::RemovePairing { round, table } => {
            unseat(connection, id, *round, *table)?;
            EXTRA.remove(connection, params![of, round.0, table.0])?;
            PAIRINGS.remove(connection, params![of, round.0, table.0])
        }
        Change::PutOut { round, player, out } => {
            remove_out(connection, id, *round, *player)?;
            // Whoever sits at a table has the place already: the key of the table refuses a second one.
            let row = params![of, round.0, player.0.as_bytes(), name(&OUTS, *out), None::<u16>];
            PLACES.add(connection, row)
        }
        Change::RemoveOut { round, player } => remove_out(connection, id, *round, *player),
    }
}

fn put_entry(connection: &Connection, id: TournamentId, entry: &Entry) -> Result<(), StoreError> {
    let Entry { player, rating, seed, from, away, table } = entry;
    let (of, who) = (id.0.as_bytes(), player.0.as_bytes());
    let row = params![of, who, rating, seed.map(|seed| seed.0), from.0, table.map(|table| table.0)];
    ENTRIES.put(connection, row)?;
    let mut known = connection.prepare_cached(
        "SELECT from_round, back FROM away WHERE tournament = ?1 AND player = ?2 ORDER BY from_round",
    )?;
    let known = known.query_map(params![of, who], |row| {
        Ok(Away { from: RoundNumber(row.get(0)?), back: row.get::<_, Option<u16>>(1)?.map(RoundNumber) })
    })?;
    let known: Vec<Away> = known.collect::<Result<_, _>>()?;
    for gone in known.iter().filter(|known| !away.contains(known)) {
        AWAY.remove(connection, params![of, who, gone.from.0])?;
    }
    for new in away.iter().filter(|away| !known.contains(away)) {
        AWAY.add(connection, params![of, who, new.from.0, new.back.map(|back| back.0)])?;
    }
    Ok(())
}

fn put_avoid(connection: &Connection, id: TournamentId, avoid: &Avoid) -> Result<(), StoreError> {
    let pair = match avoid.apart {
        Apart::Pair(one, other) => Some((*one.0.as_bytes(), *other.0.as_bytes())),
        Apart::Households | Apart::Clubs => None,
    };
    let (one, other) = pair.unzip();
    let until = avoid.until.map(|until| until.0);
    let row = params![id.0.as_bytes(), apart_key(avoid.apart), one, other, name(&STRENGTHS, avoid.strength), until];
    AVOIDS.put(connection, row)
}

/// A pairing that is there already has the same players.
fn put_pairing(
    connection: &Connection,
    id: TournamentId,
    round: RoundNumber,
    pairing: &Pairing,
) -> Result<(), StoreError> {
    let Pairing { table, players, series, extra, bracket, pinned, no_show, missing } = pairing;
    let of = id.0.as_bytes();
    let (first, second) = (players.first.0.as_bytes(), players.second.0.as_bytes());
    let (series, bracket) = (series.0.as_bytes(), bracket.map(|bracket| bracket.0));
    let row = params![of, round.0, table.0, series, first, second, bracket, pinned, no_show, missing];
    PAIRINGS.put(connection, row)?;
    let count = |table_name: &str| -> Result<u8, StoreError> {
        let sql = format!("SELECT count(*) FROM {table_name} WHERE tournament = ?1 AND round = ?2 AND at_table = ?3");
        let count = connection.prepare_cached(&sql)?.query_row(params![of, round.0, table.0], |row| row.get(0))?;
        Ok(count)
    };
    let known = count("extra")?;
    for (number, series) in (1..=u8::MAX).zip(extra).skip(known.into()) {
        EXTRA.add(connection, params![of, round.0, table.0, number, series.0.as_bytes()])?;
    }
    if count("places")? == 0 {
        for seat in Seat::BOTH {
            seat_at(connection, id, round, players[seat], *table)?;
        }
    }
    Ok(())
}

pub(super) fn seat_at(
    connection: &Connection,
    id: TournamentId,
    round: RoundNumber,
    player: PlayerId,
    table: TableNumber,
) -> Result<(), StoreError> {
    PLACES.add(connection, params![id.0.as_bytes(), round.0, player.0.as_bytes(), AT_TABLE, table.0])
}

fn unseat(connection: &Connection, id: TournamentId, round: RoundNumber, table: TableNumber) -> Result<(), StoreError> {
    let sql = "DELETE FROM places WHERE tournament = ?1 AND round = ?2 AND at_table = ?3";
    connection.prepare_cached(sql)?.execute(params![id.0.as_bytes(), round.0, table.0])?;
    Ok(())
}

fn remove_out(
    connection: &Connection,
    id: TournamentId,
    round: RoundNumber,
    player: PlayerId,
) -> Result<(), StoreError> {
    let sql = "DELETE FROM places WHERE tournament = ?1 AND round = ?2 AND player = ?3 AND at_table IS NULL";
    connection.prepare_cached(sql)?.execute(params![id.0.as_bytes(), round.0, player.0.as_bytes()])?;
    Ok(())
}
