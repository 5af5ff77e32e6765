//! `halali import …`: what others kept comes in, after it has been shown.

use std::fs::File;
use std::io::{self, IsTerminal as _, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::str::FromStr;

use chrono::{NaiveDate, Utc};
use clap::{Args, Subcommand, ValueEnum};
use uuid::Uuid;

use super::desk::{Access, Desk, Reason, Stop, confirm, date};
use super::people::People;
use super::plan::{Plan, Verdict};
use super::{Done, import_archive, import_players, import_records, import_series, results};
use crate::club::{Batch, BatchPurpose, PlayerId};
use crate::exchange::{CsvFile, MOST_BYTES, Separator, read_csv};
use crate::store;
use crate::words::{Words, message};

#[derive(Subcommand)]
pub(super) enum Command {
    Players {
        #[arg(value_name = "FILE")]
        file: PathBuf,
        #[command(flatten)]
        csv: Csv,
        #[command(flatten)]
        namesakes: Namesakes,
        #[command(flatten)]
        asked: Asked,
    },
    Series {
        #[arg(value_name = "FILE")]
        file: PathBuf,
        #[command(flatten)]
        csv: Csv,
        #[arg(long, value_enum, value_name = "ORDER")]
        dates: Option<Dates>,
        #[arg(long)]
        add_players: bool,
        #[arg(long, value_name = "LINES")]
        apart: Option<Numbers>,
        #[command(flatten)]
        asked: Asked,
    },
    Archive {
        #[arg(value_name = "FILE")]
        file: PathBuf,
        #[arg(long, value_enum, default_value = "skip", value_name = "CHOICE")]
        differing: Differing,
        #[command(flatten)]
        namesakes: Namesakes,
        #[command(flatten)]
        asked: Asked,
    },
    Records {
        #[arg(value_name = "FILE")]
        file: PathBuf,
        #[arg(long, value_name = "DATE", value_parser = date)]
        date: Option<NaiveDate>,
        #[arg(long)]
        add_players: bool,
        #[arg(long, value_name = "GAMES")]
        apart: Option<Numbers>,
        #[command(flatten)]
        asked: Asked,
    },
}

/// How dates with strokes are read.
#[derive(Clone, Copy, ValueEnum)]
pub(super) enum Dates {
    DayFirst,
    MonthFirst,
}

/// What to do where the club has another version.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Differing {
    Skip,
    Replace,
    KeepBoth,
}

/// How a CSV file is read.
#[derive(Args)]
pub(super) struct Csv {
    #[arg(long, value_enum, value_name = "SIGN")]
    separator: Option<Sign>,
}

/// What stands between cells.
#[derive(Clone, Copy, ValueEnum)]
enum Sign {
    Comma,
    Semicolon,
    Tab,
}

/// Who people are whose names are there already, and whether what is private of them is shown too.
#[derive(Args)]
pub(super) struct Namesakes {
    #[arg(long)]
    pub(super) private: bool,
    #[arg(long, value_name = "NUMBERS")]
    pub(super) add: Option<Numbers>,
    #[arg(long, value_name = "NUMBERS")]
    pub(super) take: Option<Numbers>,
}

/// What every import takes.
#[derive(Args)]
pub(super) struct Asked {
    #[arg(long)]
    preview: bool,
    #[arg(long, conflicts_with = "preview")]
    yes: bool,
    #[arg(long, requires = "preview")]
    json: bool,
    #[command(flatten)]
    reason: Reason,
}

impl Command {
    /// What it opens the club file for.
    pub(super) const fn access(&self) -> Access {
        let (Command::Players { asked, .. }
        | Command::Series { asked, .. }
        | Command::Archive { asked, .. }
        | Command::Records { asked, .. }) = self;
        Access::to_change(!asked.preview)
    }
}

/// Numbers of lines, games or players, or all of them.
#[derive(Clone)]
pub(super) enum Numbers {
    All,
    These(Vec<usize>),
}

impl FromStr for Numbers {
    type Err = String;

    fn from_str(text: &str) -> Result<Numbers, String> {
        if text == "all" {
            return Ok(Numbers::All);
        }
        let number = |part: &str| part.trim().parse().map_err(|_| text.to_owned());
        Ok(Numbers::These(text.split(',').map(number).collect::<Result<_, _>>()?))
    }
}

impl Numbers {
    /// Whether a number is among those that are said.
    pub(super) fn has(said: Option<&Numbers>, number: usize) -> bool {
        match said {
            None => false,
            Some(Numbers::All) => true,
            Some(Numbers::These(numbers)) => numbers.contains(&number),
        }
    }
}

pub(super) fn run(command: &Command, desk: &mut Desk<'_>) -> Result<Done, Stop> {
    let (plan, asked) = match command {
        Command::Players { file, csv, namesakes, asked } => {
            (import_players::plan(&csv.read(file, desk.words)?, namesakes, desk)?, asked)
        }
        Command::Series { file, csv, dates, add_players, apart, asked } => {
            let file = csv.read(file, desk.words)?;
            (import_series::plan(&file, *dates, *add_players, apart.as_ref(), desk)?, asked)
        }
        Command::Archive { file, differing, namesakes, asked } => {
            (import_archive::plan(file, *differing, namesakes, desk)?, asked)
        }
        Command::Records { file, date, add_players, apart, asked } => {
            (import_records::plan(file, *date, *add_players, apart.as_ref(), desk)?, asked)
        }
    };
    carry_out(plan, asked, desk)
}

/// Shows a plan and, if that is wanted, carries it out in one step.
fn carry_out(plan: Plan, asked: &Asked, desk: &mut Desk<'_>) -> Result<Done, Stop> {
    let words = desk.words;
    let done = if plan.count(Verdict::Refused) > 0 { Done::Refused } else { Done::Good };
    if asked.json {
        plan.print_data()?;
        return Ok(done);
    }
    plan.print(words)?;
    if plan.commands.is_empty() {
        writeln!(results(), "{}", message!(words, "import-nothing"))?;
        return Ok(done);
    }
    if asked.preview {
        return Ok(done);
    }
    if !asked.yes && !io::stdin().is_terminal() {
        return Err(Stop::Refused(message!(words, "import-needs-yes")));
    }
    if !asked.yes {
        confirm(words, &message!(words, "import-ask"), false)?;
    }
    desk.writer()?.back_up(store::Reason::BeforeImport, Utc::now())?;
    let batch = Batch { purpose: BatchPurpose::Import, commands: plan.commands };
    desk.carry_out_all(&batch, asked.reason.clone())?;
    writeln!(results(), "{}", message!(words, "import-done"))?;
    Ok(done)
}

impl Csv {
    fn read(&self, file: &Path, words: &Words) -> Result<CsvFile, Stop> {
        let separator = self.separator.map(|sign| match sign {
            Sign::Comma => Separator::Comma,
            Sign::Semicolon => Separator::Semicolon,
            Sign::Tab => Separator::Tab,
        });
        let bytes = read(file, MOST_BYTES, words)?;
        read_csv(&bytes, separator).map_err(|error| {
            let (file, message) = (file.display().to_string(), words.csv_error(&error));
            Stop::Refused(message!(words, "exchange-at", place = file, fault = message))
        })
    }
}

/// Reads a file up to one byte more than it can have, so that a larger one is refused as such.
pub(super) fn read(file: &Path, most: usize, words: &Words) -> Result<Vec<u8>, Stop> {
    let limit = u64::try_from(most).unwrap_or(u64::MAX).saturating_add(1);
    let mut bytes = Vec::new();
    let read = if file.as_os_str() == "-" {
        io::stdin().lock().take(limit).read_to_end(&mut bytes)
    } else {
        File::open(file).and_then(|file| file.take(limit).read_to_end(&mut bytes))
    };
    read.map_err(|error| {
        let (file, error) = (file.display().to_string(), words.system(&error));
        Stop::Refused(message!(words, "cannot-read", file = file, error = error))
    })?;
    Ok(bytes)
}

/// Players with what tells them apart.
pub(super) fn introduced(players: &[PlayerId], people: &People, words: &Words) -> String {
    let known = players.iter().filter_map(|player| people.get(*player));
    known.map(|player| people.introduced(player, words)).collect::<Vec<_>>().join(", ")
}

/// An id for somebody new.
pub(super) fn new_id() -> PlayerId {
    PlayerId(Uuid::now_v7())
}
