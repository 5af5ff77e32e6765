//! Reading the facts.

use chrono::{Datelike as _, NaiveDate};
use rusqlite::types::ToSql;
use rusqlite::{OptionalExtension as _, Row};

use super::error::{StoreError, of_file};
use super::file::ClubFile;
use super::reading::Reading;
use super::row::{self, NumberedGame, NumberedRecord};
use crate::club::{
    ClubSettings, Command, Facts, GameId, Player, PlayerId, SameSides, Season, Series, SeriesId, SeriesRecord,
    search_key,
};

const PLAYER: &str = "SELECT * FROM players WHERE id = ?1";
const PLAYERS: &str = "SELECT * FROM players ORDER BY search_key, id";
const PLAYERS_FOUND: &str = "SELECT * FROM players WHERE instr(search_key, ?1) > 0 ORDER BY search_key, id";
const IS_BOUND: &str =
    "SELECT EXISTS (SELECT 1 FROM series WHERE first = ?1) OR EXISTS (SELECT 1 FROM series WHERE second = ?1)
    OR EXISTS (SELECT 1 FROM players WHERE merged_into = ?1)";
const DOUBLES: &str = "SELECT * FROM players WHERE merged_into = ?1 ORDER BY id";
const SETTINGS: &str = "SELECT * FROM club";
const SEASONS: &str = "SELECT * FROM seasons ORDER BY first DESC, last DESC, id";
const LIVE: &str = "SELECT live, (SELECT coalesce(max(number), 0) FROM live_events WHERE game = live)
    FROM games WHERE series = ?1 AND termination = 'unfinished' AND recorded = 'played'";
const SERIES: &str = "SELECT * FROM series WHERE id = ?1";
const SERIES_BETWEEN: &str = "SELECT * FROM series WHERE date BETWEEN ?1 AND ?2 ORDER BY date, id";
const SERIES_OF: &str = "SELECT * FROM series WHERE first = ?1 OR second = ?1 ORDER BY date, id";
// The games of a series are put in order when they are put together: SQLite would sort what comes sorted, with all columns.
const GAMES_BETWEEN: &str = "SELECT games.* FROM series JOIN games ON games.series = series.id
    WHERE date BETWEEN ?1 AND ?2 ORDER BY date, id";
const GAMES_OF: &str = "SELECT games.* FROM series JOIN games ON games.series = series.id
    WHERE first = ?1 OR second = ?1 ORDER BY date, id";
const GAMES: &str = "SELECT * FROM games WHERE series = ?1 ORDER BY number";

impl ClubFile {
    /// All players, archived and merged ones too, by search key.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn players(&self) -> Result<Vec<Player>, StoreError> {
        self.rows(PLAYERS, &[], row::player)
    }

    /// The players in whose names a text is found, whatever its case and accents, by search key.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn players_found(&self, text: &str) -> Result<Vec<Player>, StoreError> {
        self.rows(PLAYERS_FOUND, &[&search_key(text)], row::player)
    }

    /// A player.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn player(&self, player: PlayerId) -> Result<Option<Player>, StoreError> {
        Ok(self.rows(PLAYER, &[&player.0.as_bytes()], row::player)?.pop())
    }

    /// A series.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn series(&self, series: SeriesId) -> Result<Option<Series>, StoreError> {
        Ok(self.series_with_sides(series)?.map(|(series, _)| series))
    }

    /// The series of a span of dates, by date.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn series_between(&self, first: NaiveDate, last: NaiveDate) -> Result<Vec<Series>, StoreError> {
        self.series_by(SERIES_BETWEEN, GAMES_BETWEEN, &[&limit(first), &limit(last)])
    }

    /// The series of a player, by date.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn series_of(&self, player: PlayerId) -> Result<Vec<Series>, StoreError> {
        self.series_by(SERIES_OF, GAMES_OF, &[&player.0.as_bytes()])
    }

    /// The series of a span of dates with all that was written down of their games, by date.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn series_records(&self, first: NaiveDate, last: NaiveDate) -> Result<Vec<SeriesRecord>, StoreError> {
        let parameters: &[&dyn ToSql] = &[&limit(first), &limit(last)];
        self.at_one_moment(|| {
            let series = self.rows(SERIES_BETWEEN, parameters, row::series)?;
            let mut games = self.rows(GAMES_BETWEEN, parameters, row::game_record)?.into_iter().peekable();
            let with_its_games = |(series, same_sides): (Series, SameSides)| {
                let its = std::iter::from_fn(|| games.next_if(|game| game.series == series.id())).collect();
                self.record(series, same_sides, its)
            };
            series.into_iter().map(with_its_games).collect()
        })
    }

    /// A series with all that was written down of its games.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn series_record(&self, series: SeriesId) -> Result<Option<SeriesRecord>, StoreError> {
        self.at_one_moment(|| {
            let id = series.0.as_bytes();
            let Some((series, same_sides)) = self.rows(SERIES, &[&id], row::series)?.pop() else { return Ok(None) };
            let games = self.rows(GAMES, &[&id], row::game_record)?;
            self.record(series, same_sides, games).map(Some)
        })
    }

    fn record(
        &self,
        series: Series,
        same_sides: SameSides,
        mut games: Vec<NumberedRecord>,
    ) -> Result<SeriesRecord, StoreError> {
        games.sort_by_key(|game| game.number);
        let facts =
            games.iter().map(|game| NumberedGame { series: game.series, number: game.number, fact: game.game.fact() });
        let series = with_games(series, same_sides, facts.collect())?;
        let whole = |NumberedRecord { mut game, is_live, .. }: NumberedRecord| {
            if is_live && let Some(live) = self.live_game(series.id())? {
                game.recorded = live.recorded();
            }
            Ok(game)
        };
        Ok(SeriesRecord {
            id: series.id(),
            players: series.players(),
            date: series.date,
            purpose: series.purpose,
            length: series.length(),
            same_sides,
            closed: series.closed,
            games: games.into_iter().map(whole).collect::<Result<_, StoreError>>()?,
        })
    }

    /// The club's settings.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn settings(&self) -> Result<ClubSettings, StoreError> {
        Ok(self.rows(SETTINGS, &[], row::settings)?.pop().unwrap_or_default())
    }

    /// The seasons, the latest first.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn seasons(&self) -> Result<Vec<Season>, StoreError> {
        self.rows(SEASONS, &[], row::season)
    }

    /// The facts that a command is checked against.
    pub(super) fn facts(&self, command: &Command) -> Result<Facts, StoreError> {
        let mut facts = Facts::default();
        for id in command.players() {
            let Some(player) = self.player(id)? else { continue };
            facts.players.insert(id, player);
            let mut is_bound = self.connection.prepare_cached(IS_BOUND)?;
            if is_bound.query_row([id.0.as_bytes()], |row| row.get(0))? {
                facts.bound.insert(id);
            }
        }
        if let Some(player) = command.whole_player() {
            let id = player.0.as_bytes();
            facts.doubles = self.rows(DOUBLES, &[&id], row::player)?;
            for (series, same_sides) in self.series_and_sides(SERIES_OF, GAMES_OF, &[&id])? {
                facts.series.insert(series.id(), (series, same_sides));
            }
        }
        if let Some(id) = command.series()
            && let Some(found) = self.series_with_sides(id)?
        {
            facts.series.insert(id, found);
            let live = |row: &Row<'_>| Ok((GameId(Reading::part("games", row).id("live")?), row.get(1)?));
            facts.live = self.rows(LIVE, &[&id.0.as_bytes()], live)?.pop();
        }
        if command.is_about_seasons() {
            facts.seasons = self.seasons()?;
        }
        Ok(facts)
    }

    fn series_with_sides(&self, series: SeriesId) -> Result<Option<(Series, SameSides)>, StoreError> {
        self.at_one_moment(|| {
            let id = series.0.as_bytes();
            let Some((series, same_sides)) = self.rows(SERIES, &[&id], row::series)?.pop() else { return Ok(None) };
            let games = self.rows(GAMES, &[&id], row::game)?;
            Ok(Some((with_games(series, same_sides, games)?, same_sides)))
        })
    }

    /// The series and the games of two questions that ask for the same series in the same order.
    fn series_by(&self, series: &str, games: &str, parameters: &[&dyn ToSql]) -> Result<Vec<Series>, StoreError> {
        Ok(self.series_and_sides(series, games, parameters)?.into_iter().map(|(series, _)| series).collect())
    }

    pub(super) fn series_and_sides(
        &self,
        series: &str,
        games: &str,
        parameters: &[&dyn ToSql],
    ) -> Result<Vec<(Series, SameSides)>, StoreError> {
        self.at_one_moment(|| {
            let series = self.rows(series, parameters, row::series)?;
            let mut games = self.rows(games, parameters, row::game)?.into_iter().peekable();
            let with_its_games = |(series, same_sides): (Series, SameSides)| {
                let its = std::iter::from_fn(|| games.next_if(|game| game.series == series.id())).collect();
                Ok((with_games(series, same_sides, its)?, same_sides))
            };
            series.into_iter().map(with_its_games).collect()
        })
    }

    /// Reads what belongs together before somebody else changes a part of it.
    pub(super) fn at_one_moment<T>(&self, read: impl FnOnce() -> Result<T, StoreError>) -> Result<T, StoreError> {
        let is_free = self.connection.is_autocommit();
        let _moment = is_free.then(|| self.connection.unchecked_transaction()).transpose()?;
        read()
    }

    /// Every row of an answer as a value.
    pub(super) fn rows<T>(
        &self,
        sql: &str,
        parameters: &[&dyn ToSql],
        value: impl Fn(&Row<'_>) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        let read = || {
            let mut statement = self.connection.prepare_cached(sql)?;
            let mut rows = statement.query(parameters)?;
            let mut values = Vec::new();
            while let Some(row) = rows.next()? {
                values.push(value(row)?);
            }
            Ok(values)
        };
        read().map_err(of_file(self.path()))
    }

    /// The one row of an answer as a value, if there is one.
    pub(super) fn one_row<T>(
        &self,
        sql: &str,
        parameters: &[&dyn ToSql],
        value: impl Fn(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Option<T>, StoreError> {
        let mut statement = self.connection.prepare_cached(sql)?;
        Ok(statement.query_row(parameters, value).optional()?)
    }
}

/// A date as it is compared with those in the file, whose years have four digits. A span may begin before them and end after
/// them.
fn limit(date: NaiveDate) -> String {
    match date.year() {
        ..1000 => "0000".to_owned(),
        1000..=9999 => date.to_string(),
        _ => "9999-13".to_owned(),
    }
}

fn with_games(series: Series, same_sides: SameSides, mut games: Vec<NumberedGame>) -> Result<Series, StoreError> {
    let id = series.id();
    games.sort_by_key(|game| game.number);
    let damage = |what: String| StoreError::DamagedRow { table: "games", what: format!("{id}: {what}") };
    if let Some((number, _)) = (1..).zip(&games).find(|(number, game)| *number != game.number) {
        return Err(damage(format!("game {number} is missing")));
    }
    let games = games.into_iter().map(|game| game.fact).collect();
    series.with_games(games, same_sides).map_err(|fault| damage(fault.to_string()))
}
