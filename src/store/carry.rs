//! Carrying out commands: the changes they come to and the entry in the log, in one transaction.

use rusqlite::{Connection, Transaction, TransactionBehavior, params};

use super::error::{StoreError, of_file};
use super::file::Writer;
use super::log::{Stamp, written};
use super::row::{loss, purpose_name, seat_name};
use super::undo::{Entry, append, tops};
use crate::club::{Change, Command, GameRecord, Player, Recorded, SameSides, Series, SeriesId};
use crate::rules::{Ending, Side};

const PUT_PLAYER: &str =
    "INSERT INTO players (id, name, search_key, short_name, club_group, household, colour, birth_year,
        contact, notes, guest, archived, merged_into)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)
    ON CONFLICT (id) DO UPDATE SET (name, search_key, short_name, club_group, household, colour, birth_year,
        contact, notes, guest, archived, merged_into) = (excluded.name, excluded.search_key, excluded.short_name,
        excluded.club_group, excluded.household, excluded.colour, excluded.birth_year, excluded.contact, excluded.notes,
        excluded.guest, excluded.archived, excluded.merged_into)";

const PUT_SERIES: &str = "INSERT INTO series (id, first, second, date, purpose, length, same_sides, closed)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
    ON CONFLICT (id) DO UPDATE SET (first, second, date, purpose, length, same_sides, closed) = (excluded.first,
        excluded.second, excluded.date, excluded.purpose, excluded.length, excluded.same_sides, excluded.closed)";

// Two statements where the others have one: the checks of a new game are not those of a game that changes.
const ADD_GAME: &str = "INSERT INTO games (series, number, rules, animals, recorded, animals_points, humans_points,
        animals_exited, humans_exited, piles, termination, loser, walkover, animals_given, humans_given, reason)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16)";
const CHANGE_GAME: &str = "UPDATE games SET (rules, animals, recorded, animals_points, humans_points, animals_exited,
        humans_exited, piles, actions, deal, termination, loser, walkover, animals_given, humans_given, reason)
    = (?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, NULL, NULL, ?11, ?12, ?13, ?14, ?15, ?16) WHERE series = ?1 AND number = ?2";

impl Writer {
    /// Carries out a command. When this returns, it has reached the disk with its entry in the log.
    ///
    /// # Errors
    ///
    /// When the facts do not allow it, or it cannot be written. Nothing has changed then.
    pub fn carry_out(&mut self, command: &Command, stamp: &Stamp) -> Result<(), StoreError> {
        self.in_transaction(|writer| {
            let facts = writer.facts(&command.players(), command.series())?;
            let changes = command.changes(&facts)?;
            let connection = &writer.club.connection;
            let before = tops(&writer.club)?;
            append(connection, stamp, &Entry::command(&before, &written(command)))?;
            changes.iter().try_for_each(|change| carry_out(connection, change))
        })
    }

    /// Does something in one transaction that nobody else can come into.
    pub(super) fn in_transaction<T>(
        &mut self,
        act: impl FnOnce(&Writer) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let path = self.path().to_owned();
        let act = || {
            let transaction = Transaction::new_unchecked(&self.club.connection, TransactionBehavior::Immediate)?;
            let done = act(self)?;
            transaction.commit()?;
            Ok(done)
        };
        act().map_err(of_file(&path))
    }
}

fn carry_out(connection: &Connection, change: &Change) -> Result<(), StoreError> {
    match change {
        Change::PutPlayer(player) => put_player(connection, player),
        Change::RemovePlayer(player) => {
            connection.prepare_cached("DELETE FROM players WHERE id = ?1")?.execute([player.0.as_bytes()])?;
            Ok(())
        }
        Change::PutSeries(series, same_sides) => put_series(connection, series, *same_sides),
        Change::PutGame { series, number, game } => put_game(connection, *series, *number, game),
        Change::RemoveSeries(series) => remove_series(connection, *series),
    }
}

fn put_player(connection: &Connection, player: &Player) -> Result<(), StoreError> {
    let Player { id, profile, archived, merged_into } = player;
    connection.prepare_cached(PUT_PLAYER)?.execute(params![
        id.0.as_bytes(),
        profile.name.as_str(),
        profile.name.search_key(),
        profile.short_name.as_ref().map(|name| name.as_str()),
        profile.group.as_ref().map(|name| name.as_str()),
        profile.household.as_ref().map(|name| name.as_str()),
        profile.colour.map(|colour| colour.to_string()),
        profile.birth_year,
        profile.contact.as_ref().map(|name| name.as_str()),
        profile.notes,
        profile.guest,
        archived,
        merged_into.as_ref().map(|id| id.0.as_bytes()),
    ])?;
    Ok(())
}

fn put_series(connection: &Connection, series: &Series, same_sides: SameSides) -> Result<(), StoreError> {
    connection.prepare_cached(PUT_SERIES)?.execute(params![
        series.id().0.as_bytes(),
        series.players().first.0.as_bytes(),
        series.players().second.0.as_bytes(),
        series.date.to_string(),
        purpose_name(series.purpose),
        // A length is a byte.
        series.length().games() as i64,
        same_sides == SameSides::Allowed,
        series.closed,
    ])?;
    Ok(())
}

fn put_game(connection: &Connection, series: SeriesId, number: usize, game: &GameRecord) -> Result<(), StoreError> {
    let score = game.recorded.score();
    let (recorded, piles) = match game.recorded {
        Recorded::Piles(sheet) => ("piles", Some(sheet.piles().to_string())),
        Recorded::Totals(_) => ("totals", None),
    };
    let lost = loss(&game.ending);
    let given = match &game.ending {
        Ending::Adjudicated { given } => given.as_ref(),
        _ => None,
    };
    let given_points = |side: Side| given.map(|given| given.points[side].0);
    // No series has more games than fit in a byte.
    let number = number as i64;
    let parameters = params![
        series.0.as_bytes(),
        number,
        game.rules.name(),
        seat_name(game.animals),
        recorded,
        score.points.animals.0,
        score.points.humans.0,
        score.exited.animals,
        score.exited.humans,
        piles,
        game.ending.termination().name(),
        lost.map(|(_, loser, _)| loser.name()),
        lost.map(|(_, _, walkover)| walkover.0),
        given_points(Side::Animals),
        given_points(Side::Humans),
        given.map(|given| given.reason.as_str()),
    ];
    if connection.prepare_cached(CHANGE_GAME)?.execute(parameters)? == 0 {
        connection.prepare_cached(ADD_GAME)?.execute(parameters)?;
    }
    Ok(())
}

/// Games go from the last to the first, so that undo brings them back in their order.
fn remove_series(connection: &Connection, series: SeriesId) -> Result<(), StoreError> {
    let id = series.0.as_bytes();
    let games: i64 =
        connection.prepare_cached("SELECT count(*) FROM games WHERE series = ?1")?.query_row([id], |row| row.get(0))?;
    let mut remove = connection.prepare_cached("DELETE FROM games WHERE series = ?1 AND number = ?2")?;
    for number in (1..=games).rev() {
        remove.execute(params![id, number])?;
    }
    connection.prepare_cached("DELETE FROM series WHERE id = ?1")?.execute([id])?;
    Ok(())
}
