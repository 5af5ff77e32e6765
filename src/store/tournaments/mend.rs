//! Tournaments of a damaged file: what is left of one is made to hold together.

use std::collections::BTreeSet;

use rusqlite::{Connection, params};
use uuid::Uuid;

use super::put::{put, put_head, seat_at};
use super::read::found;
use super::row::assemble;
use crate::club::PlayerId;
use crate::store::error::StoreError;
use crate::tournament::{Change, RoundNumber, TableNumber, TournamentId};

const SEATS: &str = "SELECT tournament, round, at_table, first, second FROM pairings";
/// The first stage after which one is missing, and the first such round; none before the first.
const STAGES: &str = "SELECT coalesce(min(number), 0) FROM stages AS one WHERE tournament = ?1
    AND NOT EXISTS (SELECT 1 FROM stages WHERE tournament = ?1 AND number = one.number + 1)
    AND EXISTS (SELECT 1 FROM stages WHERE tournament = ?1 AND number = 1)";
const ROUNDS: &str = "SELECT coalesce(min(number), 0) FROM rounds AS one WHERE tournament = ?1
    AND NOT EXISTS (SELECT 1 FROM rounds WHERE tournament = ?1 AND number = one.number + 1)
    AND EXISTS (SELECT 1 FROM rounds WHERE tournament = ?1 AND number = 1)";
/// What comes after a gap, each before those that it refers to.
const CUT_ROUNDS: [&str; 4] = [
    "DELETE FROM places WHERE tournament = ?1 AND at_table IS NOT NULL
        AND round IN (SELECT number FROM rounds WHERE tournament = ?1 AND (number > ?2 OR stage > ?3))",
    "DELETE FROM extra WHERE tournament = ?1
        AND round IN (SELECT number FROM rounds WHERE tournament = ?1 AND (number > ?2 OR stage > ?3))",
    "DELETE FROM pairings WHERE tournament = ?1
        AND round IN (SELECT number FROM rounds WHERE tournament = ?1 AND (number > ?2 OR stage > ?3))",
    "DELETE FROM rounds WHERE tournament = ?1 AND (number > ?2 OR stage > ?3)",
];
const CUT_STAGES: [&str; 2] = [
    "DELETE FROM members WHERE tournament = ?1 AND stage > ?2",
    "DELETE FROM stages WHERE tournament = ?1 AND number > ?2",
];

/// Gives everybody who is paired the place at the table.
pub(in crate::store) fn seat_all(connection: &Connection) -> Result<(), StoreError> {
    let mut seats = connection.prepare(SEATS)?;
    let seats = seats.query_map([], |row| {
        Ok((row.get::<_, [u8; 16]>(0)?, row.get(1)?, row.get(2)?, [row.get::<_, [u8; 16]>(3)?, row.get(4)?]))
    })?;
    for seat in seats {
        let (tournament, round, table, players) = seat?;
        for player in players {
            let (id, player) = (TournamentId(Uuid::from_bytes(tournament)), PlayerId(Uuid::from_bytes(player)));
            seat_at(connection, id, RoundNumber(round), player, TableNumber(table))?;
        }
    }
    Ok(())
}

/// Leaves out of every tournament what does not hold together without what is missing, and says which are whole.
pub(in crate::store) fn mend_all(connection: &Connection) -> Result<BTreeSet<Uuid>, StoreError> {
    let mut ids = connection.prepare("SELECT id FROM tournaments")?;
    let ids = ids.query_map([], |row| Ok(Uuid::from_bytes(row.get(0)?)))?;
    let mut whole = BTreeSet::new();
    for id in ids.collect::<Result<Vec<_>, _>>()? {
        if mend(connection, TournamentId(id))? {
            whole.insert(id);
        }
    }
    Ok(whole)
}

/// Whether nothing is missing.
fn mend(connection: &Connection, id: TournamentId) -> Result<bool, StoreError> {
    let of = id.0.as_bytes();
    let last = |sql| connection.query_row(sql, [of], |row| row.get::<_, u16>(0));
    let (last_stage, last_round) = (last(STAGES)?, last(ROUNDS)?);
    for sql in CUT_ROUNDS {
        connection.execute(sql, params![of, last_round, last_stage])?;
    }
    for sql in CUT_STAGES {
        connection.execute(sql, params![of, last_stage])?;
    }
    let Some((head, facts, parts)) = found(connection, id)? else { return Ok(false) };
    let left = parts.len();
    if assemble(head.clone(), left, parts).is_err() {
        put(connection, id, &Change::RemoveTournament)?;
        return Ok(false);
    }
    put_head(connection, &head, left)?;
    Ok(left == facts)
}
