//! The health of a club file: whether everything in it is as this program would have written it.

use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};

use rusqlite::{Connection, Row};

use super::chain::{broken_link, faulty_steps};
use super::count::miscounted;
use super::error::{StoreError, of_file};
use super::file::{ClubFile, faults};
use super::live::{event, time_left};
use super::log::{LOG, entry};
use super::open::{connect_to_read, user_version};
use super::read::ALL;
use super::row;
use super::schema::{Schema, VERSION};
use super::shape::{Difference, check_shape, differences};
use super::tournaments;
use super::watch::{ALONE, Watch, watched};

/// Something that is wrong with a club file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// With the database as such.
    Database {
        /// What SQLite says.
        what: String,
    },
    /// A part of the schema is not as this program makes it.
    Schema {
        /// Which, such as `trigger games_fit_insert`.
        part: String,
        /// How it differs.
        how: Difference,
    },
    /// With a row.
    Row {
        /// The table.
        table: &'static str,
        /// The row and what is wrong with it.
        what: String,
    },
    /// An entry of the log does not follow from those before it.
    Log {
        /// Its number, from 1.
        number: i64,
    },
    /// An entry of the log could not be taken back.
    Undo {
        /// Its number, from 1.
        entry: i64,
    },
}

/// A table, and the question for all of it.
pub(super) type Table = (&'static str, &'static str);

/// Sees whether a row is as it was written.
pub(super) type Read = fn(&Row<'_>) -> Result<(), StoreError>;

pub(super) const TABLES: [(Table, Read); 18] = [
    (("club", "SELECT * FROM club"), |row| row::settings(row).map(drop)),
    (("players", "SELECT * FROM players"), |row| row::player(row).map(drop)),
    (("series", "SELECT * FROM series"), |row| row::series(row).map(drop)),
    (("games", "SELECT * FROM games"), |row| row::game(row).and_then(|_| row::game_record(row)).map(drop)),
    (("seasons", "SELECT * FROM seasons"), |row| row::season(row).map(drop)),
    (("tournaments", "SELECT * FROM tournaments"), |row| tournaments::head(row).map(drop)),
    (("entries", "SELECT * FROM entries"), |row| tournaments::part("entries", row).map(drop)),
    (("away", "SELECT * FROM away"), |row| tournaments::part("away", row).map(drop)),
    (("avoids", "SELECT * FROM avoids"), |row| tournaments::part("avoids", row).map(drop)),
    (("stages", "SELECT * FROM stages"), |row| tournaments::part("stages", row).map(drop)),
    (("members", "SELECT * FROM members"), |row| tournaments::part("members", row).map(drop)),
    (("rounds", "SELECT * FROM rounds"), |row| tournaments::part("rounds", row).map(drop)),
    (("pairings", "SELECT * FROM pairings"), |row| tournaments::part("pairings", row).map(drop)),
    (("extra", "SELECT * FROM extra"), |row| tournaments::part("extra", row).map(drop)),
    (("places", "SELECT * FROM places"), |row| tournaments::part("places", row).map(drop)),
    (("live_events", "SELECT * FROM live_events"), |row| event(row).map(drop)),
    (("live_clocks", "SELECT * FROM live_clocks"), |row| time_left(row).map(drop)),
    (("log", LOG), |row| entry(row).map(drop)),
];

impl ClubFile {
    /// Everything that is wrong with the file, found by reading all of it: the database, every row with its checksum, the
    /// moves of every game, the log and the data of undo. This also finds what no question can: an index that is damaged
    /// hides rows from those who ask by it. Every backup is checked in this way.
    ///
    /// # Errors
    ///
    /// When it cannot be read at all.
    pub fn check(&self) -> Result<Vec<Fault>, StoreError> {
        self.check_watched(ALONE)
    }

    fn check_watched(&self, watch: Watch<'_>) -> Result<Vec<Fault>, StoreError> {
        let (read, of) = (AtomicUsize::new(0), self.count_rows()?);
        let far = || read.load(Ordering::Relaxed) as f32 / of.max(1) as f32;
        watched(&self.connection, watch, far, || self.find_faults(&read))
    }

    /// All rows that are to be read.
    fn count_rows(&self) -> Result<usize, StoreError> {
        let counts = TABLES.map(|((table, _), _)| format!("(SELECT count(*) FROM {table})")).join(" + ");
        let count = self.one_row(&format!("SELECT {counts}"), &[], |row| row.get::<_, i64>(0));
        // Where they cannot be counted, reading them says why.
        Ok(count.ok().flatten().and_then(|count| usize::try_from(count).ok()).unwrap_or_default())
    }

    /// `read` counts the rows.
    fn find_faults(&self, read: &AtomicUsize) -> Result<Vec<Fault>, StoreError> {
        self.at_one_moment(|| {
            let mut found = faults_of_rows(&self.connection, self.path(), read)?;
            if found.is_empty() {
                found.extend(self.faults_between_rows()?);
            }
            Ok(found)
        })
    }

    /// Reads all tournaments with their series.
    fn read_tournaments(&self) -> Result<(), StoreError> {
        for head in self.tournaments()? {
            if let Some(tournament) = self.tournament(head.id)? {
                self.results(&tournament)?;
            }
        }
        Ok(())
    }

    /// What is wrong with things of which every part is right.
    fn faults_between_rows(&self) -> Result<Option<Fault>, StoreError> {
        let all = || self.each_series(&ALL, &[], |_, _, _| ());
        match all().and_then(|()| self.live_games().map(drop)).and_then(|()| self.read_tournaments()) {
            Ok(()) => Ok(None),
            Err(StoreError::DamagedRow { table, what }) => Ok(Some(Fault::Row { table, what })),
            Err(error) => Err(error),
        }
    }
}

/// Sees whether a copy is as it should be. One of an older version is looked at as a database only.
pub(super) fn verify(copy: &Path, watch: Watch<'_>) -> Result<(), StoreError> {
    let found = || -> Result<Option<String>, StoreError> {
        let connection = connect_to_read(copy)?;
        if user_version(&connection)? < VERSION {
            check_shape(copy, &connection, &Schema::current())?;
            return Ok(faults(&connection)?.into_iter().next());
        }
        let first = ClubFile::new(copy, connection)?.check_watched(watch)?.into_iter().next();
        Ok(first.map(|fault| match fault {
            Fault::Database { what } => what,
            Fault::Schema { part, .. } => part,
            Fault::Row { table, what } => format!("{table}: {what}"),
            Fault::Log { number } => format!("log: {number}"),
            Fault::Undo { entry } => format!("undo_steps: {entry}"),
        }))
    };
    match found().map_err(of_file(copy))? {
        None => Ok(()),
        Some(what) => Err(StoreError::FaultyCopy { path: copy.to_owned(), what }),
    }
}

fn faults_of_rows(connection: &Connection, path: &Path, rows: &AtomicUsize) -> Result<Vec<Fault>, StoreError> {
    let damaged = of_file(path);
    let mut found: Vec<Fault> = match faults(connection).map_err(&damaged) {
        Ok(faults) => faults.into_iter().map(|what| Fault::Database { what }).collect(),
        Err(StoreError::Damaged { what, .. }) => vec![Fault::Database { what }],
        Err(error) => return Err(error),
    };
    let differences = differences(connection, &Schema::current())?;
    found.extend(differences.into_iter().map(|(part, how)| Fault::Schema { part, how }));
    for ((table, sql), read) in TABLES {
        let (faulty, end) = faulty_rows(connection, (table, sql), |row| {
            rows.fetch_add(1, Ordering::Relaxed);
            read(row)
        });
        found.extend(faulty);
        match end.map_err(&damaged) {
            // What comes behind cannot be read from here.
            Err(StoreError::Damaged { what, .. }) => found.push(Fault::Row { table, what }),
            end => end?,
        }
    }
    match miscounted(connection).map_err(&damaged) {
        Ok(faults) => found.extend(faults),
        Err(StoreError::Damaged { what, .. }) => found.push(Fault::Row { table: "counts", what }),
        Err(error) => return Err(error),
    }
    // What is said of entries means little where they cannot be read.
    if !found.iter().any(|fault| matches!(fault, Fault::Row { table: "log", .. })) {
        let of_entries = broken_link(connection).and_then(|link| {
            let steps = faulty_steps(connection)?;
            Ok(link.into_iter().chain(steps).collect::<Vec<_>>())
        });
        match of_entries.map_err(&damaged) {
            Ok(faults) => found.extend(faults),
            Err(StoreError::Damaged { what, .. }) => found.push(Fault::Row { table: "undo_steps", what }),
            Err(error) => return Err(error),
        }
    }
    Ok(found)
}

/// Reads a whole table, past rows that are damaged, up to the first place where the database itself is.
fn faulty_rows(
    connection: &Connection,
    (table, sql): Table,
    read: impl Fn(&Row<'_>) -> Result<(), StoreError>,
) -> (Vec<Fault>, Result<(), StoreError>) {
    let mut found = Vec::new();
    let mut all = || -> Result<(), StoreError> {
        let mut statement = connection.prepare(sql)?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            match read(row) {
                Err(StoreError::DamagedRow { what, .. }) => found.push(Fault::Row { table, what }),
                // Its result stands, whatever rules it was played by.
                Err(StoreError::OtherRules { .. }) => {}
                read => read?,
            }
        }
        Ok(())
    };
    let end = all();
    (found, end)
}
