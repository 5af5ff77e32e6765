//! What a file would bring into the club, worked out where the window does not wait for it: a line for everything that would
//! change, with what somebody has to say first, and the commands by which it comes in.

mod look;
mod told;

use std::collections::{HashMap, HashSet};
use std::fs::File;
use std::io::Read as _;
use std::path::Path;

use chrono::NaiveDate;

pub use self::look::preview;
use super::Bring;
use super::beside::file_failure;
use super::desk::{Desk, FIRST_DATE, LAST_DATE};
use super::worker::Failure;
use crate::club::{ClubSettings, Command, Player, PlayerId, Season, SeriesRecord};
use crate::exchange::{Archive, Choice, CsvFile, DateOrder, Differing, MOST_ARCHIVE_BYTES, MOST_BYTES, read_csv};
use crate::tournament::{Act, Tournament};
use crate::words::{Words, message};

/// A file as it was read.
#[derive(Clone, Debug)]
pub enum Source {
    /// A table.
    Table(CsvFile),
    /// An archive.
    Archive(Box<Archive>),
    /// Records.
    Records(String),
}

/// What somebody has said about the file so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Said {
    /// Whether players whom the club does not know come in with their series.
    pub add_players: bool,
    /// What happens where the club has another version.
    pub differing: Differing,
    /// The evening of records that say none.
    pub date: Option<NaiveDate>,
    /// How dates are read that could be either.
    pub date_order: Option<DateOrder>,
    /// Who people are whose names are there already.
    pub people: HashMap<Key, Choice>,
    /// Series that are kept beside the club's, by line or first game.
    pub apart: HashSet<usize>,
}

impl Default for Said {
    fn default() -> Said {
        Said {
            add_players: true,
            differing: Differing::Skip,
            date: None,
            date_order: None,
            people: HashMap::new(),
            apart: HashSet::new(),
        }
    }
}

/// What a line is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Key {
    /// A line of a table.
    Line(usize),
    /// A player of an archive.
    Player(PlayerId),
}

/// What becomes of a part of the file. What needs a word comes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Verdict {
    /// Left out as long as nobody says otherwise.
    Open,
    /// It cannot come in.
    Refused,
    /// The club's changes.
    Changed,
    /// It is new.
    New,
    /// The club knows it.
    Same,
}

/// What can be said of a line.
#[derive(Clone, PartialEq, Debug)]
pub enum Ask {
    /// Who somebody is: one of these, or somebody else.
    Who(Key, Vec<(PlayerId, String)>),
    /// Whether a series is kept beside the club's.
    Apart(usize),
}

/// A line of the preview.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// What becomes of it.
    pub verdict: Verdict,
    /// What it is.
    pub sentence: String,
    /// What can be said.
    pub ask: Option<Ask>,
}

/// What a file would bring.
#[derive(Clone, Debug, Default)]
pub struct Brought {
    /// What is to be known of the file as a whole.
    pub notes: Vec<String>,
    /// Players whom the club does not know and whose series come in.
    pub newcomers: Vec<String>,
    /// What would change, and what is to be said.
    pub lines: Vec<Line>,
    /// How much is there already.
    pub same: usize,
    /// By which it comes in.
    pub commands: Vec<Act>,
}

impl Brought {
    /// Takes the commands of a file about players and series alone.
    fn come_in_by(&mut self, commands: Vec<Command>) {
        self.commands = commands.into_iter().map(Act::from).collect();
    }

    fn line(&mut self, verdict: Verdict, sentence: String, ask: Option<Ask>) {
        match (verdict, &ask) {
            (Verdict::Same, None) => self.same += 1,
            _ => self.lines.push(Line { verdict, sentence, ask }),
        }
    }

    /// How many lines have a verdict.
    pub fn count(&self, verdict: Verdict) -> usize {
        self.lines.iter().filter(|line| line.verdict == verdict).count()
    }
}

/// Reads a file.
///
/// # Errors
///
/// When it cannot be read, or is no such file.
pub fn read(path: &Path, bring: Bring, words: &Words) -> Result<Source, Failure> {
    let most = if bring == Bring::Archive { MOST_ARCHIVE_BYTES } else { MOST_BYTES };
    let limit = u64::try_from(most).unwrap_or(u64::MAX).saturating_add(1);
    let mut bytes = Vec::new();
    let read = File::open(path).and_then(|file| file.take(limit).read_to_end(&mut bytes));
    read.map_err(|error| file_failure(path, &error))?;
    let said = |fault: String| {
        Failure::Said(message!(words, "exchange-at", place = path.display().to_string(), fault = fault))
    };
    match bring {
        Bring::Players | Bring::Series => {
            read_csv(&bytes, None).map(Source::Table).map_err(|error| said(words.csv_error(&error)))
        }
        Bring::Archive => Archive::read(&bytes)
            .map(|archive| Source::Archive(Box::new(archive)))
            .map_err(|error| said(words.archive_error(&error))),
        Bring::Records if bytes.len() > MOST_BYTES => {
            let most: usize = MOST_BYTES >> 20;
            Err(said(message!(words, "exchange-csv-too-large", most = most)))
        }
        Bring::Records => String::from_utf8(bytes).map(Source::Records).map_err(|_| said(message!(words, "not-utf8"))),
    }
}

/// What a file is compared with.
#[derive(Debug)]
pub struct Facts {
    players: Vec<Player>,
    series: Vec<SeriesRecord>,
    settings: ClubSettings,
    seasons: Vec<Season>,
    tournaments: Vec<Tournament>,
}

impl Facts {
    /// Those of the open club, as far as what the file brings may touch them.
    ///
    /// # Errors
    ///
    /// When they cannot be read.
    pub fn of(bring: Bring, desk: &Desk) -> Result<Facts, Failure> {
        let club = desk.club()?;
        let (first, last) = (FIRST_DATE.unwrap_or(NaiveDate::MIN), LAST_DATE.unwrap_or(NaiveDate::MAX));
        let series = if bring == Bring::Players { Vec::new() } else { club.series_records(first, last)? };
        let mut tournaments = Vec::new();
        if bring == Bring::Archive {
            for head in club.tournaments()? {
                tournaments.extend(club.tournament(head.id)?);
            }
        }
        let (settings, seasons) = (club.settings()?, club.seasons()?);
        Ok(Facts { players: club.players()?, series, settings, seasons, tournaments })
    }
}
