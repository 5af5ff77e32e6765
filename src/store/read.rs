//! Reading the facts.

use chrono::{Datelike as _, NaiveDate};
use rusqlite::types::ToSql;
use rusqlite::{OptionalExtension as _, Row};

use super::count::incomplete;
use super::error::{StoreError, of_file};
use super::file::ClubFile;
use super::row::{self, Alone, NumberedGame, NumberedRecord};
use crate::club::{
    ClubSettings, Command, Facts, Player, PlayerId, SameSides, Season, Series, SeriesBook, SeriesId, SeriesRecord,
    Ways, search_key,
};

const PLAYER: &str = "SELECT * FROM players WHERE id = ?1";
const PLAYERS: &str = "SELECT * FROM players ORDER BY search_key, id";
const PLAYERS_FOUND: &str = "SELECT * FROM players WHERE instr(search_key, ?1) > 0 ORDER BY search_key, id";
const IS_BOUND: &str =
    "SELECT EXISTS (SELECT 1 FROM series WHERE first = ?1) OR EXISTS (SELECT 1 FROM series WHERE second = ?1)
    OR EXISTS (SELECT 1 FROM players WHERE merged_into = ?1) OR EXISTS (SELECT 1 FROM entries WHERE player = ?1)
    OR EXISTS (SELECT 1 FROM counts WHERE what IN ('player', 'entry') AND key = ?1)";
const SETTINGS: &str = "SELECT * FROM club";
const SEASONS: &str = "SELECT * FROM seasons ORDER BY first DESC, last DESC, id";
const SERIES: &str = "SELECT * FROM series WHERE id = ?1";
const GAMES: &str = "SELECT * FROM games WHERE series = ?1 ORDER BY number";

/// How many KiB of pages SQLite keeps, which is its default, and how many while very much is read in one go.
const PAGES: i32 = 2000;
const FEW_PAGES: i32 = 200;

/// Series that are asked for together: them and their games in the same order, and how many there must be.
pub(super) struct Together {
    pub(super) series: &'static str,
    pub(super) games: &'static str,
    pub(super) count: &'static str,
    /// Whether they come by date and id, and not by id alone.
    pub(super) by_date: bool,
}

// The games of a series are put in order when they are put together: SQLite would sort what comes sorted, with all columns.
const BETWEEN: Together = Together {
    series: "SELECT * FROM series WHERE date BETWEEN ?1 AND ?2 ORDER BY date, id",
    games: "SELECT games.* FROM series JOIN games ON games.series = series.id
        WHERE date BETWEEN ?1 AND ?2 ORDER BY date, id",
    count: "SELECT coalesce(sum(count), 0) FROM counts WHERE what = 'date' AND key BETWEEN ?1 AND ?2",
    by_date: true,
};
const OF: Together = Together {
    series: "SELECT * FROM series WHERE first = ?1 OR second = ?1 ORDER BY date, id",
    games: "SELECT games.* FROM series JOIN games ON games.series = series.id
        WHERE first = ?1 OR second = ?1 ORDER BY date, id",
    count: "SELECT coalesce(sum(count), 0) FROM counts WHERE what = 'player' AND key = ?1",
    by_date: true,
};
/// All of them, by the tables themselves.
pub(super) const ALL: Together = Together {
    series: "SELECT * FROM series NOT INDEXED ORDER BY id",
    games: "SELECT * FROM games NOT INDEXED ORDER BY series, number",
    count: "SELECT coalesce(sum(count), 0) FROM counts WHERE what = 'table' AND key = 'series'",
    by_date: false,
};

impl ClubFile {
    /// All players, archived and merged ones too, by search key.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn players(&self) -> Result<Vec<Player>, StoreError> {
        self.all_of("players", self.rows(PLAYERS, &[], row::player)?)
    }

    /// The players in whose names a text is found, whatever its case and accents, by search key.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn players_found(&self, text: &str) -> Result<Vec<Player>, StoreError> {
        self.at_one_moment(|| {
            // Whether a player is found is up to what is written there, which nobody else looks at.
            self.see_whole("players")?;
            self.rows(PLAYERS_FOUND, &[&search_key(text)], row::player)
        })
    }

    /// A player.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn player(&self, player: PlayerId) -> Result<Option<Player>, StoreError> {
        match self.player_found(player)? {
            None => self.is_not_there("players", player.0),
            found => Ok(found),
        }
    }

    fn player_found(&self, player: PlayerId) -> Result<Option<Player>, StoreError> {
        let found = self.rows(PLAYER, &[&player.0.as_bytes()], row::player)?.pop();
        // A search that comes by a damaged key may end anywhere.
        if found.as_ref().is_some_and(|found| found.id != player) { Err(incomplete("players")) } else { Ok(found) }
    }

    /// A series.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn series(&self, series: SeriesId) -> Result<Option<Series>, StoreError> {
        Ok(self.series_and_ways(series)?.map(|(series, _)| series))
    }

    /// A series, and how its games were played.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn series_and_ways(&self, series: SeriesId) -> Result<Option<(Series, Ways)>, StoreError> {
        match self.series_in_all(series)? {
            None => self.is_not_there("series", series.0),
            Some((series, _, ways)) => Ok(Some((series, ways))),
        }
    }

    /// The series of a span of dates, by date.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn series_between(&self, first: NaiveDate, last: NaiveDate) -> Result<Vec<Series>, StoreError> {
        self.series_by(&BETWEEN, &[&limit(first), &limit(last)])
    }

    /// All series, in little room.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn series_book(&self) -> Result<SeriesBook, StoreError> {
        // Every page is read once: SQLite need not keep those behind.
        self.keep_pages(FEW_PAGES)?;
        let book = self.at_one_moment(|| {
            let ever: &[&dyn ToSql] = &[&limit(NaiveDate::MIN), &limit(NaiveDate::MAX)];
            let mut book = SeriesBook::with_room(self.counted(BETWEEN.count, ever)?);
            self.each_series(&BETWEEN, ever, |series, _, ways| book.add(series, ways))?;
            Ok(book)
        });
        self.keep_pages(PAGES)?;
        book
    }

    /// Lets SQLite keep so many KiB of pages that it has read.
    fn keep_pages(&self, size: i32) -> Result<(), StoreError> {
        Ok(self.connection.pragma_update(None, "cache_size", -size)?)
    }

    /// The series of a player, by date.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn series_of(&self, player: PlayerId) -> Result<Vec<Series>, StoreError> {
        self.series_by(&OF, &[&player.0.as_bytes()])
    }

    /// The series of a span of dates with all that was written down of their games, by date.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn series_records(&self, first: NaiveDate, last: NaiveDate) -> Result<Vec<SeriesRecord>, StoreError> {
        let parameters: &[&dyn ToSql] = &[&limit(first), &limit(last)];
        self.at_one_moment(|| {
            let mut series = Vec::new();
            self.each_alone(&BETWEEN, parameters, |alone| {
                series.push(alone);
                Ok(())
            })?;
            let mut games = self.rows(BETWEEN.games, parameters, row::game_record)?.into_iter().peekable();
            let with_its_games = |alone: Alone| {
                let its = std::iter::from_fn(|| games.next_if(|game| game.series == alone.series.id())).collect();
                self.record(alone, its)
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
            let Some(alone) = self.alone_by_id(series)? else { return self.is_not_there("series", series.0) };
            let games = self.rows(GAMES, &[&series.0.as_bytes()], row::game_record)?;
            self.record(alone, games).map(Some)
        })
    }

    fn record(&self, alone: Alone, mut games: Vec<NumberedRecord>) -> Result<SeriesRecord, StoreError> {
        let same_sides = alone.same_sides;
        games.sort_by_key(|game| game.number);
        let facts = games.iter().map(|game| NumberedGame {
            series: game.series,
            number: game.number,
            rules: game.game.recorded.rules(),
            medium: game.game.recorded.medium(),
            fact: game.game.fact(),
        });
        let series = with_games(alone, facts.collect())?;
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
        match self.rows(SETTINGS, &[], row::settings)?.pop() {
            Some(settings) => Ok(settings),
            None => self.all_of::<ClubSettings>("club", Vec::new()).map(|_| ClubSettings::default()),
        }
    }

    /// The seasons, the latest first.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn seasons(&self) -> Result<Vec<Season>, StoreError> {
        self.all_of("seasons", self.rows(SEASONS, &[], row::season)?)
    }

    /// The facts that a command is checked against.
    pub(super) fn facts(&self, command: &Command) -> Result<Facts, StoreError> {
        let mut facts = Facts::default();
        for id in command.players() {
            // Of a new one nobody knows anything; any other must be there.
            let is_new = matches!(command, Command::AddPlayer { .. });
            let player = if is_new { self.player_found(id)? } else { self.player(id)? };
            let Some(player) = player else { continue };
            facts.players.insert(id, player);
            let mut is_bound = self.connection.prepare_cached(IS_BOUND)?;
            if is_bound.query_row([id.0.as_bytes()], |row| row.get(0))? {
                facts.bound.insert(id);
            }
        }
        if let Some(player) = command.whole_player() {
            let id = player.0.as_bytes();
            facts.doubles = self.players()?.into_iter().filter(|double| double.merged_into == Some(player)).collect();
            facts.doubles.sort_by_key(|double| double.id);
            for (series, same_sides) in self.series_and_sides(&OF, &[&id])? {
                facts.series.insert(series.id(), (series, same_sides));
            }
        }
        if let Some(id) = command.series() {
            match self.series_found(id)? {
                Some(found) => {
                    if let Some(started) = self.under_way_in(&found.0)? {
                        facts.live = Some((started.new.id, self.last_event(started.new.id)?));
                    }
                    facts.series.insert(id, found);
                    facts.paired = self.paired(id)?;
                }
                None if matches!(command, Command::RecordSeries(_)) => {}
                None => self.see_whole("series")?,
            }
        }
        if command.is_about_seasons() {
            facts.seasons = self.seasons()?;
        }
        Ok(facts)
    }

    pub(super) fn series_found(&self, series: SeriesId) -> Result<Option<(Series, SameSides)>, StoreError> {
        Ok(self.series_in_all(series)?.map(|(series, same_sides, _)| (series, same_sides)))
    }

    fn series_in_all(&self, series: SeriesId) -> Result<Option<(Series, SameSides, Ways)>, StoreError> {
        self.at_one_moment(|| {
            let Some(alone) = self.alone_by_id(series)? else { return Ok(None) };
            let (same_sides, games) = (alone.same_sides, self.rows(GAMES, &[&series.0.as_bytes()], row::game)?);
            let ways = ways(&games);
            Ok(Some((with_games(alone, games)?, same_sides, ways)))
        })
    }

    fn alone_by_id(&self, series: SeriesId) -> Result<Option<Alone>, StoreError> {
        let found = self.rows(SERIES, &[&series.0.as_bytes()], row::series)?.pop();
        let is_another = found.as_ref().is_some_and(|found| found.series.id() != series);
        if is_another { Err(incomplete("series")) } else { Ok(found) }
    }

    fn series_by(&self, asked: &Together, parameters: &[&dyn ToSql]) -> Result<Vec<Series>, StoreError> {
        let mut found = Vec::new();
        self.each_series(asked, parameters, |series, _, _| found.push(series))?;
        Ok(found)
    }

    pub(super) fn series_and_sides(
        &self,
        asked: &Together,
        parameters: &[&dyn ToSql],
    ) -> Result<Vec<(Series, SameSides)>, StoreError> {
        let mut found = Vec::new();
        self.each_series(asked, parameters, |series, same_sides, _| found.push((series, same_sides)))?;
        Ok(found)
    }

    /// Hands over one series after the other, of which there may be very many: nothing is kept of them here. Where something
    /// is wrong, that may be found out when some have been handed over.
    pub(super) fn each_series(
        &self,
        asked: &Together,
        parameters: &[&dyn ToSql],
        mut take: impl FnMut(Series, SameSides, Ways),
    ) -> Result<(), StoreError> {
        let read = || {
            let mut games = self.connection.prepare_cached(asked.games)?;
            let mut games = games.query(parameters)?;
            let mut next_game = || games.next()?.map(row::game).transpose();
            let mut game = next_game()?;
            self.each_alone(asked, parameters, |alone| {
                let mut its = Vec::with_capacity(alone.games);
                while let Some(one) = game.take_if(|game| game.series == alone.series.id()) {
                    its.push(one);
                    game = next_game()?;
                }
                let (same_sides, ways) = (alone.same_sides, ways(&its));
                take(with_games(alone, its)?, same_sides, ways);
                Ok(())
            })?;
            if game.is_some() { Err(incomplete("games")) } else { Ok(()) }
        };
        self.at_one_moment(read).map_err(of_file(self.path()))
    }

    /// Hands over series without their games: all of them, and none twice.
    fn each_alone(
        &self,
        asked: &Together,
        parameters: &[&dyn ToSql],
        mut take: impl FnMut(Alone) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let mut read = || {
            let mut missing = self.counted(asked.count, parameters)?;
            let mut before = None;
            let mut series = self.connection.prepare_cached(asked.series)?;
            let mut series = series.query(parameters)?;
            while let Some(row) = series.next()? {
                let alone = row::series(row)?;
                let place = (asked.by_date.then_some(alone.series.date), alone.series.id());
                let is_in_order = before.replace(place).is_none_or(|before| before < place);
                missing = missing.checked_sub(1).filter(|_| is_in_order).ok_or_else(|| incomplete("series"))?;
                take(alone)?;
            }
            if missing == 0 { Ok(()) } else { Err(incomplete("series")) }
        };
        read().map_err(of_file(self.path()))
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

/// How some games were played.
fn ways(games: &[NumberedGame]) -> Ways {
    games.iter().fold(Ways::default(), |ways, game| ways.with(game.rules, game.medium))
}

fn with_games(alone: Alone, mut games: Vec<NumberedGame>) -> Result<Series, StoreError> {
    let Alone { series, same_sides, games: count } = alone;
    let id = series.id();
    games.sort_by_key(|game| game.number);
    let damage = |what: String| StoreError::DamagedRow { table: "games", what: format!("{id}: {what}") };
    let is_in_place = |(number, game): &(usize, &NumberedGame)| *number == game.number && game.series == id;
    let missing = (1..).zip(&games).find(|place| !is_in_place(place)).map(|(number, _)| number);
    if let Some(number) = missing.or((games.len() != count).then_some(games.len() + 1)) {
        return Err(damage(format!("game {number} is missing")));
    }
    let games = games.into_iter().map(|game| game.fact).collect();
    series.with_games(games, same_sides).map_err(|fault| damage(fault.to_string()))
}
