//! Carrying out commands: the changes they come to and the entry in the log, in one transaction.

use rusqlite::types::ToSql;
use rusqlite::{Connection, OptionalExtension as _, Transaction, TransactionBehavior, params};

use super::anonymise::anonymise;
use super::error::{StoreError, of_file};
use super::file::Writer;
use super::log::Stamp;
use super::row::{loss, micros, millis, seat_name};
use super::staged::settle;
use super::sum::execute_summed;
use super::undo::{Entry, append, sum_newest_steps, tops};
use super::watch::{ALONE, Watch, far};
use super::written::{written, written_batch};
use crate::club::{
    Batch, BatchPurpose, Change, ClubSettings, Command, GameRecord, MatchScale, NewGame, Player, Recorded, Refusal,
    SameSides, Season, Series, SeriesId, TimeControl,
};
use crate::rules::{self, Ending, Game, Score, Side};
use crate::tournament::Act;

const PUT_PLAYER: &str =
    "INSERT INTO players (id, name, search_key, short_name, club_group, household, colour, birth_year,
        contact, notes, guest, archived, merged_into, anonymous, sum)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)
    ON CONFLICT (id) DO UPDATE SET (name, search_key, short_name, club_group, household, colour, birth_year,
        contact, notes, guest, archived, merged_into, anonymous, sum) = (excluded.name, excluded.search_key, excluded.short_name,
        excluded.club_group, excluded.household, excluded.colour, excluded.birth_year, excluded.contact, excluded.notes,
        excluded.guest, excluded.archived, excluded.merged_into, excluded.anonymous, excluded.sum)";

const PUT_SERIES: &str = "INSERT INTO series (id, first, second, date, purpose, length, same_sides, closed, sum)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
    ON CONFLICT (id) DO UPDATE SET (first, second, date, purpose, length, same_sides, closed, sum) = (excluded.first,
        excluded.second, excluded.date, excluded.purpose, excluded.length, excluded.same_sides, excluded.closed,
        excluded.sum)";

// Two statements where the others have one: the checks of a new game are not those of a game that changes.
const ADD_GAME: &str = "INSERT INTO games (series, number, rules, animals, recorded, animals_points, humans_points,
        animals_exited, humans_exited, piles, actions, deal, termination, loser, walkover, animals_given, humans_given,
        reason, rules_version, seen, live, events, clock_main, clock_increment, sum)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22, ?23,
        ?24, ?25)";
const CHANGE_GAME: &str = "UPDATE games SET (rules, animals, recorded, animals_points, humans_points, animals_exited,
        humans_exited, piles, actions, deal, termination, loser, walkover, animals_given, humans_given, reason,
        rules_version, seen, live, events, clock_main, clock_increment, sum)
    = (?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22, ?23, ?24, ?25)
    WHERE series = ?1 AND number = ?2";
const LIVE: &str = "SELECT live, (SELECT coalesce(max(number), 0) FROM live_events WHERE game = live), clock_main,
        clock_increment
    FROM games WHERE series = ?1 AND number = ?2";

const PUT_SETTINGS: &str =
    "INSERT INTO club (one, name, win, draw, loss, walkover, least_series, rating, deviation, volatility, tau, sum)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)
    ON CONFLICT (one) DO UPDATE SET (name, win, draw, loss, walkover, least_series, rating, deviation, volatility, tau,
        sum) = (excluded.name, excluded.win, excluded.draw, excluded.loss, excluded.walkover, excluded.least_series,
        excluded.rating, excluded.deviation, excluded.volatility, excluded.tau, excluded.sum)";
const PUT_SEASON: &str = "INSERT INTO seasons (id, name, search_key, first, last, win, draw, loss, least_series, sum)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
    ON CONFLICT (id) DO UPDATE SET (name, search_key, first, last, win, draw, loss, least_series, sum) = (excluded.name,
        excluded.search_key, excluded.first, excluded.last, excluded.win, excluded.draw, excluded.loss,
        excluded.least_series, excluded.sum)";

impl Writer {
    /// Carries out a command. When this returns, it has reached the disk with its entry in the log.
    ///
    /// # Errors
    ///
    /// When the facts do not allow it, or it cannot be written. Nothing has changed then.
    pub fn carry_out(&mut self, act: impl Into<Act>, stamp: &Stamp) -> Result<(), StoreError> {
        self.carry_out_watched(act, stamp, ALONE)
    }

    /// The same, where somebody sees how far it is.
    ///
    /// # Errors
    ///
    /// Those, and [`StoreError::GivenUp`].
    pub fn carry_out_watched(
        &mut self,
        act: impl Into<Act>,
        stamp: &Stamp,
        watch: Watch<'_>,
    ) -> Result<(), StoreError> {
        let act = act.into();
        let done = self.in_transaction(|writer| {
            let before = tops(&writer.club)?;
            append(&writer.club.connection, stamp, &Entry::command(&before, &written(&act)))?;
            writer.change(&act, None, stamp, watch)?;
            sum_newest_steps(&writer.club.connection)
        });
        if act.can_be_undone() {
            return done;
        }
        let settled = settle(self.path(), &self.club.connection);
        done?;
        settled.map_err(|error| StoreError::DraftsLeft { why: Box::new(error) })?;
        self.forget_what_was_overwritten()
    }

    /// Whether a command could be carried out: nothing changes, in whatever way it ends.
    ///
    /// # Errors
    ///
    /// As for [`Writer::carry_out`].
    pub fn try_out(&mut self, act: impl Into<Act>, stamp: &Stamp) -> Result<(), StoreError> {
        let path = self.path().to_owned();
        let act = act.into();
        let tried = || {
            let transaction = Transaction::new_unchecked(&self.club.connection, TransactionBehavior::Immediate)?;
            let before = tops(&self.club)?;
            append(&self.club.connection, stamp, &Entry::command(&before, &written(&act)))?;
            self.change(&act, None, stamp, ALONE)?;
            Ok(transaction.rollback()?)
        };
        let tried = tried().map_err(of_file(&path));
        if act.can_be_undone() {
            return tried;
        }
        tried.and(settle(&path, &self.club.connection))
    }

    /// Carries out commands that belong together: one transaction, one entry in the log, one undo. None are none.
    ///
    /// # Errors
    ///
    /// [`StoreError::RefusedPart`] with the place of the command that is refused. Nothing has changed then.
    pub fn carry_out_all<C>(&mut self, batch: &Batch<C>, stamp: &Stamp) -> Result<(), StoreError>
    where
        for<'c> &'c C: Into<Act>,
    {
        self.carry_out_all_watched(batch, stamp, ALONE)
    }

    /// The same, where somebody sees how far it is.
    ///
    /// # Errors
    ///
    /// Those, and [`StoreError::GivenUp`].
    pub fn carry_out_all_watched<C>(
        &mut self,
        batch: &Batch<C>,
        stamp: &Stamp,
        watch: Watch<'_>,
    ) -> Result<(), StoreError>
    where
        for<'c> &'c C: Into<Act>,
    {
        let acts: Vec<Act> = batch.commands.iter().map(Into::into).collect();
        if !acts.iter().all(Act::can_be_undone) {
            return Err(Refusal::Final.into());
        }
        if acts.is_empty() {
            return Ok(());
        }
        self.in_transaction(|writer| {
            let before = tops(&writer.club)?;
            append(&writer.club.connection, stamp, &Entry::command(&before, &written_batch(batch.purpose, &acts)))?;
            let mut parts = acts.iter().enumerate();
            parts.try_for_each(|(part, act)| {
                far(watch, part, acts.len())?;
                writer.change(act, Some(batch.purpose), stamp, ALONE).map_err(|error| match error {
                    StoreError::Refused(_) | StoreError::TournamentRefused(_) | StoreError::ReasonNeeded { .. } => {
                        StoreError::RefusedPart { part, why: Box::new(error) }
                    }
                    other => other,
                })
            })?;
            sum_newest_steps(&writer.club.connection)
        })
    }

    fn change(
        &self,
        act: &Act,
        purpose: Option<BatchPurpose>,
        stamp: &Stamp,
        watch: Watch<'_>,
    ) -> Result<(), StoreError> {
        let command = match act {
            Act::Club(command) => command,
            Act::Tournament { id, command } => return self.change_tournament(*id, command, stamp),
        };
        let facts = self.facts(command)?;
        let mut changes = command.changes(&facts)?;
        for change in &mut changes {
            // All tables of a round may play the same deals; a game that starts again has one of its own.
            if let Change::StartGame { series, number, game } = change
                && purpose != Some(BatchPurpose::ReplayGame)
                && let Some(deal) = self.dealt(*series, *number)?
            {
                game.deal = deal;
            }
        }
        if let Some(paired) = facts.paired.filter(|paired| paired.is_closed && command.changes_results()) {
            stamp.must_say_why(&paired.tournament)?;
        }
        changes.iter().try_for_each(|change| self.carry_out_change(change, watch))?;
        match command {
            Command::MergePlayers { from, into } => self.rename_entries(*from, *into),
            _ => Ok(()),
        }
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

    pub(super) fn carry_out_change(&self, change: &Change, watch: Watch<'_>) -> Result<(), StoreError> {
        let connection = &self.club.connection;
        match change {
            Change::PutPlayer(player) => put_player(connection, player),
            Change::RemovePlayer(player) => {
                connection.prepare_cached("DELETE FROM players WHERE id = ?1")?.execute([player.0.as_bytes()])?;
                Ok(())
            }
            Change::Anonymise(player) => anonymise(self, player, watch),
            Change::PutSeries(series, same_sides) => put_series(connection, series, *same_sides),
            Change::PutGame { series, number, game } => put_game(connection, *series, *number, game),
            Change::StartGame { series, number, game } => start_game(connection, *series, *number, game),
            Change::RemoveGame { series, number } => remove_game(connection, *series, *number as i64),
            Change::RemoveSeries(series) => remove_series(connection, *series),
            Change::PutSettings(settings) => put_settings(connection, settings),
            Change::PutSeason(season) => put_season(connection, season),
            Change::RemoveSeason(season) => {
                connection.prepare_cached("DELETE FROM seasons WHERE id = ?1")?.execute([season.0.as_bytes()])?;
                Ok(())
            }
        }
    }
}

pub(super) fn put_player(connection: &Connection, player: &Player) -> Result<(), StoreError> {
    let Player { id, profile, archived, merged_into, anonymous } = player;
    execute_summed(
        connection,
        PUT_PLAYER,
        params![
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
            anonymous,
        ],
    )?;
    Ok(())
}

fn put_series(connection: &Connection, series: &Series, same_sides: SameSides) -> Result<(), StoreError> {
    execute_summed(
        connection,
        PUT_SERIES,
        params![
            series.id().0.as_bytes(),
            series.players().first.0.as_bytes(),
            series.players().second.0.as_bytes(),
            series.date.to_string(),
            series.purpose.name(),
            // A length is a byte.
            series.length().games() as i64,
            same_sides == SameSides::Allowed,
            series.closed,
        ],
    )?;
    Ok(())
}

/// What a row of `games` says of the game on the screen.
#[derive(Default)]
struct Live {
    id: Option<Vec<u8>>,
    /// How many events it had when it ended.
    events: Option<i64>,
    main: Option<i64>,
    increment: Option<i64>,
}

pub(super) fn put_game(
    connection: &Connection,
    series: SeriesId,
    number: usize,
    game: &GameRecord,
) -> Result<(), StoreError> {
    // No series has more games than fit in a byte.
    let number = number as i64;
    let is_over = game.ending != Ending::Unfinished;
    let live = |row: &rusqlite::Row<'_>| {
        let live: Option<Vec<u8>> = row.get(0)?;
        let events = live.is_some().then(|| row.get(1)).transpose()?.filter(|_| is_over);
        Ok(Live { id: live, events, main: row.get(2)?, increment: row.get(3)? })
    };
    let there: Option<Live> =
        connection.prepare_cached(LIVE)?.query_row(params![series.0.as_bytes(), number], live).optional()?;
    let sql = if there.is_some() { CHANGE_GAME } else { ADD_GAME };
    write_game(connection, sql, series, number, game, &there.unwrap_or_default())
}

/// A game on the screen starts without points; its row changes when it ends.
fn start_game(connection: &Connection, series: SeriesId, number: usize, new: &NewGame) -> Result<(), StoreError> {
    let control = new.control.map(|TimeControl { main, increment }| (millis(main), millis(increment)));
    let (main, increment) = control.unzip();
    let recorded = Recorded::begun(new.rules, new.deal.clone());
    let record = GameRecord { animals: new.animals, recorded, ending: Ending::Unfinished };
    let live = Live { id: Some(new.id.0.as_bytes().to_vec()), events: None, main, increment };
    write_game(connection, ADD_GAME, series, number as i64, &record, &live)
}

fn write_game(
    connection: &Connection,
    sql: &str,
    series: SeriesId,
    number: i64,
    game: &GameRecord,
    live: &Live,
) -> Result<(), StoreError> {
    let score: Score = game.recorded.score();
    let piles = match &game.recorded {
        Recorded::Piles { sheet, .. } => Some(sheet.piles().to_string()),
        _ => None,
    };
    let moves = game.recorded.moves();
    let lost = loss(&game.ending);
    let given = match &game.ending {
        Ending::Adjudicated { given } => given.as_ref(),
        _ => None,
    };
    let given_points = |side: Side| given.map(|given| given.points[side].0);
    execute_summed(
        connection,
        sql,
        params![
            series.0.as_bytes(),
            number,
            game.recorded.rules().name(),
            seat_name(game.animals),
            recorded_name(&game.recorded),
            score.points.animals.0,
            score.points.humans.0,
            score.exited.animals,
            score.exited.humans,
            piles,
            moves.map(|moves| actions(moves.game())),
            moves.and_then(|moves| moves.game().deal()).map(|deal| deal.to_string()),
            game.ending.termination().name(),
            lost.map(|(_, loser, _)| loser.name()),
            lost.map(|(_, _, walkover)| walkover.0),
            given_points(Side::Animals),
            given_points(Side::Humans),
            given.map(|given| given.reason.as_str()),
            moves.map(|_| rules::VERSION),
            moves.is_some_and(|moves| moves.seen()),
            live.id,
            live.events,
            live.main,
            live.increment,
        ],
    )?;
    Ok(())
}

fn actions(game: &Game) -> String {
    game.actions().map(|action| action.to_string()).collect::<Vec<_>>().join(" ")
}

pub(super) const fn recorded_name(recorded: &Recorded) -> &'static str {
    match recorded {
        Recorded::Played(_) => "played",
        Recorded::Moves(_) => "moves",
        Recorded::Piles { .. } => "piles",
        Recorded::Totals { .. } => "totals",
    }
}

fn remove_game(connection: &Connection, series: SeriesId, number: i64) -> Result<(), StoreError> {
    let sql = "DELETE FROM games WHERE series = ?1 AND number = ?2";
    connection.prepare_cached(sql)?.execute(params![series.0.as_bytes(), number])?;
    Ok(())
}

/// Games go from the last to the first, so that undo brings them back in their order.
fn remove_series(connection: &Connection, series: SeriesId) -> Result<(), StoreError> {
    let id = series.0.as_bytes();
    let games: i64 =
        connection.prepare_cached("SELECT count(*) FROM games WHERE series = ?1")?.query_row([id], |row| row.get(0))?;
    (1..=games).rev().try_for_each(|number| remove_game(connection, series, number))?;
    connection.prepare_cached("DELETE FROM series WHERE id = ?1")?.execute([id])?;
    Ok(())
}

fn put_settings(connection: &Connection, settings: &ClubSettings) -> Result<(), StoreError> {
    let ClubSettings { name, scale: MatchScale { win, draw, loss }, walkover, least_series, rating } = settings;
    let row: &[&dyn ToSql] = params![
        1,
        name.as_ref().map(|name| name.as_str()),
        win.halves,
        draw.halves,
        loss.halves,
        walkover.0,
        least_series,
        micros(rating.start.rating),
        micros(rating.start.deviation),
        micros(rating.start.volatility),
        micros(rating.tau),
    ];
    execute_summed(connection, PUT_SETTINGS, row)?;
    Ok(())
}

fn put_season(connection: &Connection, season: &Season) -> Result<(), StoreError> {
    let Season { id, name, first, last, scale: MatchScale { win, draw, loss }, least_series } = season;
    let row: &[&dyn ToSql] = params![
        id.0.as_bytes(),
        name.as_str(),
        name.search_key(),
        first.to_string(),
        last.to_string(),
        win.halves,
        draw.halves,
        loss.halves,
        least_series,
    ];
    execute_summed(connection, PUT_SEASON, row)?;
    Ok(())
}
