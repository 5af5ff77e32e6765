//! Salvage: what can be read of a damaged club file, in a new one that is in order.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::path::Path;

use rusqlite::types::Value;
use rusqlite::{Connection, OpenFlags};
use serde_json::json;
use uuid::Uuid;

use super::carry::{put_game, put_player};
use super::chain::broken_link;
use super::check::{Fault, TABLES, verify};
use super::copy::{HALF, sync_folder};
use super::error::{StoreError, of_file};
use super::expected::{Expected, ExpectedSeries, ExpectedTournament, Told, expected};
use super::found::Found;
use super::half::Half;
use super::lock::behind_links;
use super::log::Stamp;
use super::mend::copy_to_mend;
use super::missing::{Missing, row_missing};
use super::open::{close, connect, migrate, prepare};
use super::raw::{Columns, column, id_in, insert};
use super::row::seat;
use super::schema::{Schema, drop_undo_triggers, make_undo_triggers, rewriting_the_log};
use super::tournaments;
use super::undo::{Entry, append};
use super::watch::{ALONE, Watch, far, part};
use crate::club::{GameRecord, Name, Player, PlayerId, Profile, Recorded, Seat, SeriesId, Totals};
use crate::rules::{Ending, RuleSet, Score};
use crate::tournament::TournamentId;

/// The name in the log of what a salvage did. Nothing from before it can be undone: the data for that may be incomplete.
pub(super) const COMMAND: &str = "salvage";

/// What marks the name of the copy of the damaged file.
const DAMAGED_HALF: &str = ".damaged.half";

/// Writes what can be read of a damaged file to a new one, and says what is missing. The damaged file stays as it is.
///
/// # Errors
///
/// When nothing can be read, or the new file is there already or cannot be written.
pub fn salvage(damaged: &Path, new: &Path, stamp: &Stamp) -> Result<BTreeSet<Missing>, StoreError> {
    salvage_watched(damaged, new, stamp, ALONE)
}

/// The same, which says how far it is, and leaves no file where it is given up.
///
/// # Errors
///
/// Those, and [`StoreError::GivenUp`].
pub fn salvage_watched(
    damaged: &Path,
    new: &Path,
    stamp: &Stamp,
    watch: Watch<'_>,
) -> Result<BTreeSet<Missing>, StoreError> {
    let exists = || StoreError::Exists { path: new.to_owned() };
    if new.try_exists().map_err(StoreError::io(new))? {
        return Err(exists());
    }
    let half = Half::begin(new, "", HALF)?;
    let source = Half::begin(new, "", DAMAGED_HALF)?;
    let salvaged = || -> Result<BTreeSet<Missing>, StoreError> {
        let missing = salvage_into(&behind_links(damaged), source.path(), half.path(), stamp, watch)?;
        if new.try_exists().map_err(StoreError::io(new))? {
            return Err(exists());
        }
        fs::rename(half.path(), new).map_err(StoreError::writing(new))?;
        sync_folder(new)?;
        Ok(missing)
    };
    salvaged().map_err(|error| error.said_of(half.path(), new).said_of(source.path(), new))
}

fn salvage_into(
    damaged: &Path,
    source: &Path,
    half: &Path,
    stamp: &Stamp,
    watch: Watch<'_>,
) -> Result<BTreeSet<Missing>, StoreError> {
    copy_to_mend(damaged, source)?;
    far(watch, 1, 10)?;
    let found = Found::read(source).map_err(|error| error.said_of(source, damaged))?;
    far(watch, 5, 10)?;
    if found.is_nothing() {
        return Err(StoreError::Damaged { path: damaged.to_owned(), what: "no table can be read".to_owned() });
    }
    let write = || -> Result<BTreeSet<Missing>, StoreError> {
        let mut to = connect(half, OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE)?;
        prepare(&to)?;
        migrate(&mut to, &Schema::current())?;
        let transaction = to.transaction()?;
        let missing = found.write(&transaction, stamp, &part(watch, 0.5, 0.9))?;
        transaction.commit()?;
        close(to)?;
        Ok(missing)
    };
    let missing = write().map_err(of_file(half))?;
    verify(half, &part(watch, 0.9, 1.0))?;
    File::options().write(true).open(half).and_then(|file| file.sync_all()).map_err(StoreError::writing(half))?;
    Ok(missing)
}

const DESCRIPTION: &str = "SELECT date || ', ' || one.name || ' – ' || other.name FROM series
    JOIN players AS one ON one.id = first JOIN players AS other ON other.id = second WHERE series.id = ?1";

impl Found {
    /// Writes everything to an empty club file, and says what is missing.
    fn write(&self, to: &Connection, stamp: &Stamp, watch: Watch<'_>) -> Result<BTreeSet<Missing>, StoreError> {
        let mut missing = BTreeSet::new();
        // What is written here is nothing that anybody did.
        drop_undo_triggers(to)?;
        to.pragma_update(None, "defer_foreign_keys", true)?;
        let expected = self.write_log(to, &mut missing)?;
        far(watch, 1, 4)?;
        self.write_players(to, &expected, &mut missing)?;
        self.write_series(to, &expected, &mut missing, &part(watch, 0.25, 1.0))?;
        self.write_tournaments(to, &expected, &mut missing)?;
        self.write_events(to, &mut missing)?;
        self.write_others(to, &mut missing)?;
        let unnamed =
            TABLES.into_iter().map(|((table, _), _)| table).filter(|table| self.may_lack(table, &expected, &missing));
        let unnamed: Vec<_> = unnamed.map(|table| Missing::Pages { table }).collect();
        missing.extend(unnamed);
        self.write_undo_steps(to, stamp, &mut missing)?;
        make_undo_triggers(to)?;
        Ok(missing)
    }

    /// Whether a table may have had rows that are not named.
    fn may_lack(&self, table: &'static str, expected: &Expected, missing: &BTreeSet<Missing>) -> bool {
        let is_found = |id: Uuid| self.of("tournaments").any(|((found, _), _)| *found == id);
        let is_there = |what: &str| what.parse().is_ok_and(is_found);
        let is_of = |missing: &&Missing| match missing {
            Missing::Player { .. } => table == "players",
            Missing::Series { .. } => table == "series",
            Missing::Game { .. } => table == "games",
            // A tournament may itself be there when it is not whole.
            Missing::Row { table: "tournaments", what } => table == "tournaments" && !is_there(what),
            Missing::Row { table: of, .. } => *of == table,
            Missing::Tournament { tournament, .. } => table == "tournaments" && !is_found(tournament.0),
            _ => false,
        };
        let named = missing.iter().filter(is_of).count();
        // Of some the log tells what was in them.
        let is_told = expected.is_all && ["players", "series", "games", "tournaments"].contains(&table);
        let is_damaged = self.holes.contains(table) && !is_told;
        match table {
            // Where it ends is said.
            "log" => false,
            "live_events" => is_damaged && !self.counts_all_events(),
            // A series that is missing has its games with it.
            "games" if missing.iter().any(|missing| matches!(missing, Missing::Series { .. })) => false,
            // A tournament says how many rows it has.
            _ if tournaments::is_part(table) && !self.may_lack("tournaments", expected, missing) => false,
            _ => self.lacking(table).map_or(is_damaged, |lacking| lacking > named),
        }
    }

    /// Writes the log as far as it goes, and says what must be in the file by that.
    fn write_log(&self, to: &Connection, missing: &mut BTreeSet<Missing>) -> Result<Expected, StoreError> {
        let mut next = 1;
        for (&(_, number), columns) in self.of("log") {
            if number != next || !insert(to, "log", columns)? {
                break;
            }
            next += 1;
        }
        if let Some(Fault::Log { number }) = broken_link(to)? {
            rewriting_the_log(to, || Ok(to.execute("DELETE FROM log WHERE number >= ?1", [number])?))?;
            next = number;
        }
        let told = self.of("log").filter(|((_, number), _)| *number < next).map(|((_, number), columns)| {
            let number_in = |name: &str| match column(columns, name) {
                Some(Value::Integer(number)) => Some(*number),
                _ => None,
            };
            let command = match column(columns, "command") {
                Some(Value::Text(command)) => Some(command.clone()),
                _ => None,
            };
            (*number, Told { command, of: number_in("of"), under: number_in("under"), done: number_in("done") })
        });
        let mut expected = expected(&told.collect());
        let may_be_cut = self.holes.contains("log")
            || self.faulty.iter().any(|(table, _)| *table == "log")
            || self.of("log").any(|((_, number), _)| *number >= next)
            || self.last_step.is_some_and(|entry| entry >= next);
        if self.counts.of("log").map_or(may_be_cut, |count| count as i64 >= next) {
            missing.insert(Missing::Log { from: next });
            expected.is_all = false;
        }
        Ok(expected)
    }

    /// Writes the players, and others in the place of those who are missing.
    fn write_players(
        &self,
        to: &Connection,
        expected: &Expected,
        missing: &mut BTreeSet<Missing>,
    ) -> Result<(), StoreError> {
        let mut there = BTreeSet::new();
        for (&(id, _), columns) in self.of("players") {
            if insert(to, "players", columns)? {
                there.insert(id);
            }
        }
        let named = |table, name| self.of(table).filter_map(move |(_, columns)| id_in(columns, name));
        let faulty = self.faulty.iter().filter(|(table, _)| *table == "players" && !expected.is_all);
        let needed = named("series", "first")
            .chain(named("series", "second"))
            .chain(named("players", "merged_into"))
            .chain(faulty.map(|(_, (id, _))| *id))
            .chain(expected.players.keys().copied());
        for id in needed.collect::<BTreeSet<_>>().difference(&there) {
            let known = expected.players.get(id).cloned().flatten().and_then(|name| Name::new(&name).ok());
            let digits = id.simple().to_string();
            let name = known.or_else(|| Name::new(&format!("? {}", digits.get(24..)?)).ok());
            let Some(name) = name else { continue };
            let (player, text) = (PlayerId(*id), name.as_str().to_owned());
            let profile = Profile::of(name);
            put_player(to, &Player { id: player, profile, archived: false, merged_into: None, anonymous: false })?;
            missing.insert(Missing::Player { player, name: text });
        }
        Ok(())
    }

    /// Writes the series and their games.
    fn write_series(
        &self,
        to: &Connection,
        expected: &Expected,
        missing: &mut BTreeSet<Missing>,
        watch: Watch<'_>,
    ) -> Result<(), StoreError> {
        let (mut there, count) = (BTreeSet::new(), self.of("series").count());
        for (done, (&(id, _), columns)) in self.of("series").enumerate() {
            far(watch, done, count)?;
            if insert(to, "series", columns)? {
                there.insert(id);
                self.write_games(to, id, self.games_of(id, columns, expected), missing)?;
            }
        }
        let faulty = self.faulty.iter().filter(|(table, _)| *table == "series" && !expected.is_all);
        let homeless = self.of("games").map(|((series, _), _)| *series);
        let known = homeless.chain(faulty.map(|(_, (id, _))| *id)).chain(expected.series.keys().copied());
        for id in known.collect::<BTreeSet<_>>().difference(&there) {
            let what = match expected.series.get(id) {
                Some(ExpectedSeries { date, players, .. }) if !date.is_empty() => {
                    let names = players.iter().map(|id| name_of(to, id)).collect::<Result<Vec<_>, _>>()?;
                    Some(format!("{date}, {}", names.join(" – ")))
                }
                _ => None,
            };
            missing.insert(Missing::Series { series: SeriesId(*id), what });
        }
        Ok(())
    }

    /// How many games a series had: by the log, if that tells all; else by what the series says itself.
    fn games_of(&self, series: Uuid, columns: &Columns, expected: &Expected) -> usize {
        let told = expected.series.get(&series).map(|told| told.games);
        let number = |name: &str| match column(columns, name) {
            Some(Value::Integer(number)) => usize::try_from(*number).ok(),
            _ => None,
        };
        // The count itself has no sum.
        let counted = number("game_count").filter(|count| number("length").is_some_and(|length| *count <= length));
        told.filter(|_| expected.is_all).or(counted.max(told)).unwrap_or(0)
    }

    /// Writes the games of a series, with void ones in the place of those that are missing before others.
    fn write_games(
        &self,
        to: &Connection,
        series: Uuid,
        expected: usize,
        missing: &mut BTreeSet<Missing>,
    ) -> Result<(), StoreError> {
        let games: Vec<_> = self.of_owner("games", series).collect();
        let mut next = 1;
        let what = to.prepare_cached(DESCRIPTION)?.query_row([series.as_bytes()], |row| row.get::<_, String>(0))?;
        let mut lost = |number: i64| {
            let number = number.try_into().unwrap_or_default();
            missing.insert(Missing::Game { series: SeriesId(series), what: what.clone(), number })
        };
        for &(&(_, number), columns) in &games {
            let seat = match column(columns, "animals") {
                Some(Value::Text(name)) => seat(name),
                _ => None,
            };
            while next < number {
                let as_there = if (number - next) % 2 == 0 { seat } else { seat.map(Seat::opponent) };
                let Some(animals) = as_there else { break };
                put_game(to, SeriesId(series), next as usize, &void(animals)?)?;
                lost(next);
                next += 1;
            }
            if next == number && insert(to, "games", columns)? {
                next += 1;
            } else {
                lost(number);
            }
        }
        let last = self.faulty_of("games", series).chain([expected as i64]).max().unwrap_or(0);
        for number in next..=last.min(254) {
            lost(number);
        }
        Ok(())
    }

    /// Writes the tournaments as far as they hold together. Their series are there without them, too.
    fn write_tournaments(
        &self,
        to: &Connection,
        expected: &Expected,
        missing: &mut BTreeSet<Missing>,
    ) -> Result<(), StoreError> {
        // What comes from here on refers to what is there by now, or is left out.
        to.pragma_update(None, "defer_foreign_keys", false)?;
        let tables = || ["tournaments"].into_iter().chain(tournaments::PARTS.map(|(table, _)| table));
        let mut left_out: BTreeSet<_> =
            tables().flat_map(|table| self.faulty.iter().filter(move |(of, _)| *of == table)).copied().collect();
        for table in tables() {
            if table == "places" {
                tournaments::seat_all(to)?;
            }
            for (&key, columns) in self.of(table) {
                // Who sits where follows from the pairings.
                let follows = column(columns, "place") == Some(&Value::Text(tournaments::AT_TABLE.to_owned()));
                if !follows && !insert(to, table, columns)? {
                    left_out.insert((table, key));
                }
            }
        }
        let whole = tournaments::mend_all(to)?;
        // Of some nothing is left but what belongs to them.
        let known = || tables().flat_map(|table| self.of(table)).map(|(&key, _)| ("tournaments", key));
        // Who sat where in a tournament that nothing else tells of followed from pairings that are there: its id is damaged.
        let is_told = |id: &Uuid| known().any(|(_, (of, _))| of == *id) || expected.tournaments.contains_key(id);
        let left_out = left_out.into_iter().filter(|(table, (id, _))| *table != "places" || is_told(id));
        let not_whole = known().chain(left_out).filter(|(_, (id, _))| !whole.contains(id));
        missing.extend(not_whole.map(|(table, (id, _))| row_missing(table, (id, 0))));
        for (id, told) in &expected.tournaments {
            lost_of_tournament(to, *id, told, expected.is_all, missing)?;
        }
        Ok(())
    }

    /// Writes what happened in games on the screen, as far as it goes without a gap.
    fn write_events(&self, to: &Connection, missing: &mut BTreeSet<Missing>) -> Result<(), StoreError> {
        let mut written = BTreeMap::<Uuid, i64>::new();
        for (&(game, number), columns) in self.of("live_events") {
            let last = written.entry(game).or_default();
            if number == *last + 1 && insert(to, "live_events", columns)? {
                *last = number;
            }
        }
        let faulty = self.faulty.iter().filter(|(table, _)| *table == "live_events").map(|(_, key)| *key);
        let counted = self.counts.live().map(|(game, count)| (game, count as i64));
        for (game, number) in self.of("live_events").map(|(key, _)| *key).chain(faulty).chain(counted) {
            let last = written.get(&game).copied().unwrap_or_default();
            if number > last {
                missing.insert(row_missing("live_events", (game, last + 1)));
            }
        }
        Ok(())
    }

    /// Writes settings, seasons and clocks.
    fn write_others(&self, to: &Connection, missing: &mut BTreeSet<Missing>) -> Result<(), StoreError> {
        for table in ["club", "seasons", "live_clocks"] {
            for (&key, columns) in self.of(table) {
                if !insert(to, table, columns)? {
                    missing.insert(row_missing(table, key));
                }
            }
            let faulty = self.faulty.iter().filter(|(of, _)| *of == table);
            missing.extend(faulty.map(|&(table, key)| row_missing(table, key)));
        }
        Ok(())
    }

    /// Takes over the data of undo if all is there; else nothing from before can be undone.
    fn write_undo_steps(
        &self,
        to: &Connection,
        stamp: &Stamp,
        missing: &mut BTreeSet<Missing>,
    ) -> Result<(), StoreError> {
        if let Some(steps) = self.steps.as_ref().filter(|_| missing.is_empty()) {
            let write = |step| insert(to, "undo_steps", step);
            if steps.iter().try_fold(true, |all, step| Ok::<_, StoreError>(all && write(step)?))? {
                return Ok(());
            }
        }
        to.execute("DELETE FROM undo_steps", [])?;
        let data = json!({ "command": COMMAND });
        append(to, stamp, &Entry::first(to, &data)?)?;
        missing.insert(Missing::Undo);
        Ok(())
    }
}

/// Says what is missing of a tournament by the log: all of it, or rounds and entries.
fn lost_of_tournament(
    to: &Connection,
    id: Uuid,
    told: &ExpectedTournament,
    is_all: bool,
    missing: &mut BTreeSet<Missing>,
) -> Result<(), StoreError> {
    let (tournament, name) = (TournamentId(id), told.name.clone());
    let is_there = "SELECT EXISTS (SELECT 1 FROM tournaments WHERE id = ?1)";
    if !to.prepare_cached(is_there)?.query_row([id.as_bytes()], |row| row.get(0))? {
        // By its name it is known better than by its id.
        missing.remove(&row_missing("tournaments", (id, 0)));
        missing.insert(Missing::Tournament { tournament, name });
        return Ok(());
    }
    if !is_all {
        return Ok(());
    }
    let mut rounds = to.prepare_cached("SELECT number FROM rounds WHERE tournament = ?1")?;
    let rounds = rounds.query_map([id.as_bytes()], |row| row.get(0))?.collect::<Result<BTreeSet<u16>, _>>()?;
    let lost = told.rounds.keys().filter(|round| !rounds.contains(round));
    missing.extend(lost.map(|&round| Missing::Round { tournament, name: name.clone(), round }));
    let mut entries = to.prepare_cached("SELECT player FROM entries WHERE tournament = ?1")?;
    let entries = entries.query_map([id.as_bytes()], |row| row.get(0).map(Uuid::from_bytes))?;
    let entries: BTreeSet<Uuid> = entries.collect::<Result<_, _>>()?;
    for player in told.entries.difference(&entries) {
        let (name, player_name) = (name.clone(), name_of(to, player)?);
        missing.insert(Missing::Entry { tournament, name, player: PlayerId(*player), player_name });
    }
    Ok(())
}

/// What a player is called who is in the new file; else the id.
fn name_of(to: &Connection, id: &Uuid) -> Result<String, StoreError> {
    let mut names = to.prepare_cached("SELECT name FROM players WHERE id = ?1")?;
    Ok(names.query_row([id.as_bytes()], |row| row.get(0)).unwrap_or_else(|_| id.to_string()))
}

/// A game in the place of one that is missing.
fn void(animals: Seat) -> Result<GameRecord, StoreError> {
    let damage = |fault| StoreError::DamagedRow { table: "games", what: format!("{fault}") };
    let totals = Totals::new(Score::default()).map_err(damage)?;
    let recorded = Recorded::Totals { rules: RuleSet::Classic, totals };
    Ok(GameRecord { animals, recorded, ending: Ending::Void })
}
