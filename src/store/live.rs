//! Games on the screen: reading them back from their events, and writing the next event.

use std::time::Duration;

use chrono::DateTime;
use rusqlite::{Row, params};

use super::count::incomplete;
use super::error::StoreError;
use super::file::{ClubFile, Writer};
use super::reading::Reading;
use super::row::{self, Started, millis};
use super::sum::{execute_summed, sum_of};
use crate::club::{Clock, GameId, Leave, LiveAct, LiveEvent, LiveGame, Refusal, Series, SeriesId};
use crate::rules::{Ending, Sides};

const UNDER_WAY: &str = "SELECT * FROM games WHERE termination = 'unfinished' AND recorded = 'played'";
const GAME: &str = "SELECT * FROM games WHERE series = ?1 AND number = ?2";
const EVENTS: &str = "SELECT * FROM live_events WHERE game = ?1 ORDER BY number";
/// One row, and nothing else: it is written between two moves. It finds no room when the game has ended or gone on.
const APPEND: &str = "INSERT INTO live_events (game, number, moment, act, reason, animals_left, humans_left, sum)
    SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
    WHERE EXISTS (SELECT 1 FROM games WHERE series = ?9 AND number = ?10 AND live = ?1 AND termination = 'unfinished')
    AND (SELECT coalesce(max(number), 0) FROM live_events WHERE game = ?1) = ?2 - 1";
const CLOCK: &str = "SELECT * FROM live_clocks WHERE game = ?1";
const CLOCKS: &str = "SELECT * FROM live_clocks";
const KEEP_CLOCK: &str = "INSERT INTO live_clocks (game, events, animals_left, humans_left, sum)
    VALUES (?1, ?2, ?3, ?4, ?5)
    ON CONFLICT (game) DO UPDATE SET (events, animals_left, humans_left, sum) = (excluded.events, excluded.animals_left,
        excluded.humans_left, excluded.sum)";
const LAST: &str = "SELECT coalesce(max(number), 0) FROM live_events WHERE game = ?1";

impl ClubFile {
    /// The games under way on the screen, each at its last event, with its clock paused.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn live_games(&self) -> Result<Vec<LiveGame>, StoreError> {
        self.at_one_moment(|| {
            let started = self.rows(UNDER_WAY, &[], row::started)?;
            if started.len() != self.count_of("under_way")? {
                return Err(incomplete("games"));
            }
            started.into_iter().map(|started| self.resume(started)).collect()
        })
    }

    /// The game of a series that is under way on the screen, at its last event, with its clock paused.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn live_game(&self, series: SeriesId) -> Result<Option<LiveGame>, StoreError> {
        self.at_one_moment(|| {
            let Some(series) = self.series(series)? else { return Ok(None) };
            self.under_way_in(&series)?.map(|started| self.resume(started)).transpose()
        })
    }

    /// The game of a series that is under way on the screen, as it started. It is the last one, and no index is asked.
    pub(super) fn under_way_in(&self, series: &Series) -> Result<Option<Started>, StoreError> {
        let games = series.games();
        if games.last().is_none_or(|game| game.ending != Ending::Unfinished) {
            return Ok(None);
        }
        let started = |row: &Row<'_>| -> Result<Option<Started>, StoreError> {
            let reading = Reading::whole("games", row)?;
            if reading.id("series")? != series.id().0 || reading.get::<i64>("number")? != games.len() as i64 {
                return Err(incomplete("games"));
            }
            let is_on_screen = reading.get::<String>("recorded")? == "played";
            is_on_screen.then(|| row::started(row)).transpose()
        };
        let found = self.rows(GAME, &[&series.id().0.as_bytes(), &(games.len() as i64)], started)?.pop();
        found.ok_or_else(|| incomplete("games"))
    }

    /// What happened in a game on the screen, in order; what was taken back too.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn live_events(&self, game: GameId) -> Result<Vec<LiveEvent>, StoreError> {
        self.at_one_moment(|| {
            let of_game = |row: &Row<'_>| {
                let found = event(row)?;
                let is_of_game = Reading::part("live_events", row).id("game")? == game.0;
                if is_of_game { Ok(found) } else { Err(incomplete("live_events")) }
            };
            let events = self.rows(EVENTS, &[&game.0.as_bytes()], of_game)?;
            if events.len() != self.count("live", &game.0.as_bytes())? {
                return Err(incomplete("live_events"));
            }
            match (1..).zip(&events).find(|(number, event)| *number != event.number) {
                Some((number, _)) => {
                    Err(StoreError::DamagedRow { table: "live_events", what: format!("{game} {number}") })
                }
                None => Ok(events),
            }
        })
    }

    /// The number of the last event of a game on the screen.
    pub(super) fn last_event(&self, game: GameId) -> Result<u32, StoreError> {
        let last = self.one_row(LAST, &[&game.0.as_bytes()], |row| row.get::<_, u32>(0))?.unwrap_or_default();
        if last as usize == self.count("live", &game.0.as_bytes())? { Ok(last) } else { Err(incomplete("live_events")) }
    }

    /// The time left at an event of a game on the screen, if it was written down after that.
    fn time_left(&self, game: &LiveGame) -> Result<Option<Sides<Duration>>, StoreError> {
        if game.clock().is_none() {
            return Ok(None);
        }
        let kept = |row: &Row<'_>| {
            let is_of_game = Reading::part("live_clocks", row).id("game")? == game.id().0;
            if is_of_game {
                Ok((time_left(row)?, row.get::<_, u32>("events")?))
            } else {
                Err(incomplete("live_clocks"))
            }
        };
        let found = self.rows(CLOCK, &[&game.id().0.as_bytes()], kept)?.pop();
        if found.is_none() {
            // It may never have been written; or its key is damaged.
            self.all_of("live_clocks", self.rows(CLOCKS, &[], time_left)?)?;
        }
        Ok(found.filter(|(_, events)| *events == game.events()).map(|(left, _)| left))
    }

    fn resume(&self, Started { series, number, new }: Started) -> Result<LiveGame, StoreError> {
        let damage = |what: String| StoreError::DamagedRow { table: "live_events", what };
        let purpose = self.series_found(series)?.ok_or_else(|| damage(series.to_string()))?.0.purpose;
        let id = new.id;
        let game = LiveGame::new(series, purpose, number, new);
        let after = |game: LiveGame, event: &LiveEvent| {
            game.after(event).map_err(|refusal| damage(format!("{id} {}: {refusal}", event.number)))
        };
        let game = self.live_events(id)?.iter().try_fold(game, after)?;
        Ok(match self.time_left(&game)? {
            Some(left) => game.with_time_left(left),
            None => game,
        })
    }
}

impl Writer {
    /// Writes what happened in a game on the screen. When this returns, it has reached the disk, and may be shown.
    ///
    /// # Errors
    ///
    /// When the game has ended or gone on since, or the event cannot be written. Nothing has changed then.
    pub fn add_event(&mut self, game: &LiveGame, event: &LiveEvent) -> Result<(), StoreError> {
        let id = game.id();
        let (series, place) = game.place();
        let (act, reason) = written(&event.act);
        let left = event.left.map(|left| (millis(left.animals), millis(left.humans)));
        let (animals_left, humans_left) = left.unzip();
        let moment = event.moment.timestamp_micros();
        self.in_transaction(|writer| {
            let key = id.0.as_bytes();
            let sum = sum_of(params![key, event.number, moment, act, reason, animals_left, humans_left])?;
            let number = event.number;
            let row = params![
                key,
                number,
                moment,
                act,
                reason,
                animals_left,
                humans_left,
                sum,
                series.0.as_bytes(),
                place as i64,
            ];
            let connection = &writer.club.connection;
            if connection.prepare_cached(APPEND)?.execute(row)? == 1 {
                return Ok(());
            }
            let last: u32 = connection.prepare_cached(LAST)?.query_row([key], |row| row.get(0))?;
            if last + 1 == number {
                Err(Refusal::NotUnderWay { game: id }.into())
            } else {
                Err(Refusal::Stale { expected: last + 1, found: number }.into())
            }
        })
    }
}

impl Writer {
    /// Writes down what time is left while a clock runs, so that no more than what has passed since is given back when the
    /// power fails. An event makes it out of date.
    ///
    /// # Errors
    ///
    /// When it cannot be written.
    pub fn keep_clock(&mut self, game: &LiveGame) -> Result<(), StoreError> {
        let Some(left) = game.clock().map(Clock::left) else { return Ok(()) };
        let (id, events) = (game.id(), game.events());
        let (animals, humans) = (millis(left.animals), millis(left.humans));
        self.in_transaction(|writer| {
            let row = params![id.0.as_bytes(), events, animals, humans];
            execute_summed(&writer.club.connection, KEEP_CLOCK, row)?;
            Ok(())
        })
    }
}

pub(super) fn time_left(row: &Row<'_>) -> Result<Sides<Duration>, StoreError> {
    let row = Reading::whole("live_clocks", row)?;
    let left = |column: &str| row.get(column).map(|left: i64| Duration::from_millis(left.unsigned_abs()));
    Ok(Sides { animals: left("animals_left")?, humans: left("humans_left")? })
}

fn written(act: &LiveAct) -> (String, Option<&str>) {
    match act {
        LiveAct::Play(action) => (action.to_string(), None),
        LiveAct::TakeBack { count, leave: Leave::BothPlayers } => (format!("back {count} both"), None),
        LiveAct::TakeBack { count, leave: Leave::Practice } => (format!("back {count} practice"), None),
        LiveAct::TakeBack { count, leave: Leave::Organiser { reason } } => {
            (format!("back {count} organiser"), Some(reason))
        }
        LiveAct::Pause => ("pause".to_owned(), None),
        LiveAct::Resume => ("resume".to_owned(), None),
    }
}

fn act(text: &str, reason: Option<String>) -> Option<LiveAct> {
    let words: Vec<&str> = text.split(' ').collect();
    match words.as_slice() {
        ["pause"] => Some(LiveAct::Pause),
        ["resume"] => Some(LiveAct::Resume),
        ["back", count, leave] => {
            let leave = match *leave {
                "both" => Leave::BothPlayers,
                "practice" => Leave::Practice,
                "organiser" => Leave::Organiser { reason: reason? },
                _ => return None,
            };
            Some(LiveAct::TakeBack { count: count.parse().ok()?, leave })
        }
        [action] => action.parse().ok().map(LiveAct::Play),
        _ => None,
    }
}

pub(super) fn event(row: &Row<'_>) -> Result<LiveEvent, StoreError> {
    let row = Reading::whole("live_events", row)?;
    let moment = DateTime::from_timestamp_micros(row.get("moment")?).ok_or_else(|| row.damage("moment"))?;
    let reason: Option<String> = row.get("reason")?;
    let left = |column: &str| -> Result<Option<Duration>, StoreError> {
        Ok(row.get::<Option<i64>>(column)?.map(|left| Duration::from_millis(left.unsigned_abs())))
    };
    let left = left("animals_left")?.zip(left("humans_left")?);
    Ok(LiveEvent {
        number: row.get("number")?,
        moment,
        act: row.word("act", |text| act(text, reason.clone()))?,
        left: left.map(|(animals, humans)| Sides { animals, humans }),
    })
}
