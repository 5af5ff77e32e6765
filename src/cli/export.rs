//! `halali export …`: tables, archives and records for other programs and for people.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::Path;

use clap::{Args, Subcommand, ValueEnum};

use super::desk::{Access, Desk, Stop, at_desk, refused, today};
use super::export_tables::{series_for_people, standings_for_people, standings_table};
use super::output::Output;
use super::print::usual_paper;
use super::scope::When;
use super::series::{every_date, find};
use super::standings::Which;
use super::{Done, tell};
use crate::club::{Player, PlayerId, SeriesId, SeriesRecord};
use crate::exchange::paper::pdf;
use crate::exchange::{
    ARCHIVE_SCHEMA, Archive, Cell, Column, Deals, Form, Separator, Table, Unwritable, players_table, read_csv, records,
    series_table, written,
};
use crate::tournament::Tournament;
use crate::words::{Words, message};

#[derive(Subcommand)]
pub(super) enum Command {
    #[command(flatten)]
    OfClub(OfClub),
    Schema {
        #[command(flatten)]
        output: Output,
    },
    Template {
        #[arg(value_enum, value_name = "TABLE")]
        what: Template,
        #[arg(long)]
        for_spreadsheets: bool,
        #[command(flatten)]
        output: Output,
    },
}

/// What goes out of a club file.
#[derive(Subcommand)]
pub(super) enum OfClub {
    Standings {
        #[command(flatten)]
        which: Which,
        #[command(flatten)]
        table: TableOutput,
    },
    Players {
        #[arg(long)]
        private: bool,
        #[command(flatten)]
        table: TableOutput,
    },
    Series {
        #[command(flatten)]
        chosen: Chosen,
        #[command(flatten)]
        table: TableOutput,
    },
    Archive {
        #[command(flatten)]
        chosen: Chosen,
        #[command(flatten)]
        how: ArchiveOutput,
    },
    Records {
        #[command(flatten)]
        chosen: Chosen,
        #[command(flatten)]
        output: Output,
    },
}

/// A table to fill in.
#[derive(Clone, Copy, ValueEnum)]
pub(super) enum Template {
    Players,
    Series,
}

/// Which series go out; all where nothing is said.
#[derive(Args)]
pub(super) struct Chosen {
    #[command(flatten)]
    when: When,
    #[arg(long, value_name = "ID", conflicts_with_all = ["season", "from", "to"])]
    series: Vec<String>,
}

/// What an archive tells, and where it goes.
#[derive(Args)]
pub(super) struct ArchiveOutput {
    #[arg(long)]
    private: bool,
    #[arg(long)]
    deals: bool,
    #[command(flatten)]
    output: Output,
}

impl ArchiveOutput {
    fn write(&self, archive: &Archive, words: &Words) -> Result<Done, Stop> {
        let deals = if self.deals { Deals::All } else { Deals::OfGamesOver };
        self.output.is_named_as(&["json"], words)?;
        let text = archive.written(deals).map_err(io::Error::from)?;
        self.output.write(text.as_bytes(), words)?;
        let alone = archive.results_alone();
        if !self.deals && alone > 0 {
            tell(&message!(words, "export-results-alone", count = alone));
        }
        let pairs = archive.pairs_left_out();
        if pairs > 0 {
            tell(&message!(words, "export-pairs-left-out", count = pairs));
        }
        Ok(Done::Good)
    }
}

/// In which form a table goes out, and where.
#[derive(Args)]
pub(super) struct TableOutput {
    #[arg(long, value_enum, value_name = "FORM")]
    format: Option<Format>,
    #[arg(long)]
    for_spreadsheets: bool,
    #[command(flatten)]
    output: Output,
}

/// The form of a table.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    Csv,
    Xlsx,
    Html,
    Pdf,
    Text,
    Json,
}

impl TableOutput {
    /// The form of a table that is meant; nothing for PDF, which is paper.
    fn form(&self) -> Option<Form> {
        let ending = self.output.out.as_deref().and_then(Path::extension).map(|ending| ending.to_ascii_lowercase());
        let by_name = || match ending.as_deref().and_then(std::ffi::OsStr::to_str) {
            Some("xlsx") => Format::Xlsx,
            Some("html" | "htm") => Format::Html,
            Some("pdf") => Format::Pdf,
            Some("txt") => Format::Text,
            Some("json") => Format::Json,
            _ => Format::Csv,
        };
        Some(match self.format.unwrap_or_else(by_name) {
            Format::Csv if self.for_spreadsheets => Form::CsvForSpreadsheets,
            Format::Csv => Form::Csv,
            Format::Xlsx => Form::Xlsx,
            Format::Html => Form::Page,
            Format::Pdf => return None,
            Format::Text => Form::Text,
            Format::Json => Form::Json,
        })
    }

    /// Whether the name of the file says a form, or nothing of one.
    fn is_ending_known(&self) -> bool {
        let ending = self.output.out.as_deref().and_then(Path::extension).map(|ending| ending.to_ascii_lowercase());
        let known = ["csv", "xlsx", "html", "htm", "pdf", "txt", "json"];
        ending.is_none_or(|ending| known.iter().any(|known| ending == *known))
    }

    /// Whether people read it, and not programs.
    fn is_for_people(&self) -> bool {
        matches!(self.form(), None | Some(Form::Xlsx | Form::Page | Form::Text))
    }

    fn write(&self, table: &Table, desk: &Desk<'_>) -> Result<Done, Stop> {
        let words = desk.words;
        if self.format.is_none() && !self.is_ending_known() {
            return Err(Stop::Refused(message!(words, "export-ending")));
        }
        let form = self.form();
        self.output.is_named_as(endings(form), words)?;
        if matches!(form, None | Some(Form::Xlsx)) && self.output.is_shown() {
            return Err(Stop::Refused(message!(words, "export-terminal")));
        }
        let bytes = match form {
            Some(form) => words.in_manner(|manner| written(table, form, manner)),
            None => {
                let club = desk.club().settings()?.name.map(|name| name.to_string());
                let imprint = words.imprint(club.as_deref(), today());
                pdf(&words.printed_table(imprint, table), usual_paper()).map_err(Unwritable::from)
            }
        };
        self.output.write(&bytes.map_err(|error| Stop::Refused(words.unwritable(&error)))?, words)?;
        Ok(Done::Good)
    }
}

/// The endings that files of a form have; nothing stands for PDF.
const fn endings(form: Option<Form>) -> &'static [&'static str] {
    match form {
        Some(Form::Csv | Form::CsvForSpreadsheets) => &["csv", "txt"],
        Some(Form::Xlsx) => &["xlsx"],
        Some(Form::Page) => &["html", "htm"],
        Some(Form::Text) => &["txt"],
        Some(Form::Json) => &["json"],
        None => &["pdf"],
    }
}

pub(super) fn run(command: Command, club: Option<&Path>, words: &Words) -> io::Result<Done> {
    match command {
        Command::OfClub(command) => at_desk(Access::Read, club, words, |desk| export(&command, desk)),
        Command::Schema { output } => {
            let named = output.is_named_as(&["json"], words);
            said(named.and_then(|()| output.write(ARCHIVE_SCHEMA.as_bytes(), words)), words)
        }
        Command::Template { what, for_spreadsheets, output } => {
            said(template(what, for_spreadsheets, &output, words), words)
        }
    }
}

fn said(written: Result<(), Stop>, words: &Words) -> io::Result<Done> {
    match written {
        Ok(()) => Ok(Done::Good),
        Err(stop) => refused(stop, words, |_| None),
    }
}

fn export(command: &OfClub, desk: &Desk<'_>) -> Result<Done, Stop> {
    let words = desk.words;
    match command {
        OfClub::Standings { which, table } => {
            let people = desk.people()?;
            let (title, standings) = which.lines(&people, desk)?;
            let standings = match table.is_for_people() {
                true => standings_for_people(&title, &standings, &people, words),
                false => standings_table(&title, &standings, &people),
            };
            table.write(&standings, desk)
        }
        OfClub::Players { private, table } => {
            let players = sorted(desk)?;
            let title = message!(words, "export-players");
            let players = match table.is_for_people() {
                true => words.players_for_people(&title, &players, *private),
                false => players_table(&title, &players, *private, None),
            };
            table.write(&players, desk)
        }
        OfClub::Series { chosen, table } => {
            let people = desk.people()?;
            let title = chosen.title(desk)?;
            let series = chosen.series(desk)?;
            let name = names(desk)?;
            let series = match table.form() {
                // What is filled in in a spreadsheet shall come in again.
                None | Some(Form::Page | Form::Text) => series_for_people(&title, &series, &people, desk)?,
                _ => series_table(&title, &series, &name),
            };
            table.write(&series, desk)
        }
        OfClub::Archive { chosen, how } => {
            let archive = if chosen.is_everything() {
                everything(desk, how.private)?
            } else {
                let series = Archive::of_series(how.private, desk.club().players()?, chosen.series(desk)?);
                series.beside(&tournaments(desk)?)
            };
            how.write(&archive, words)
        }
        OfClub::Records { chosen, output } => {
            output.is_named_as(&["halali", "txt"], words)?;
            let event = desk.club().settings()?.name;
            let name = names(desk)?;
            let series = without(&desk.club().face_down()?, chosen.series(desk)?, desk);
            let records = records(&series, event.as_ref().map(|name| name.as_str()), &name)
                .map_err(|fault| Stop::Refused(words.out_fault(&fault)))?;
            output.write(records.text.as_bytes(), words)?;
            if records.without_moves > 0 {
                tell(&message!(words, "export-without-moves", count = records.without_moves));
            }
            Ok(Done::Good)
        }
    }
}

/// Everything that a club keeps.
pub(super) fn everything(desk: &Desk<'_>, private: bool) -> Result<Archive, Stop> {
    let club = desk.club();
    let (first, last) = every_date();
    let series = club.series_records(first, last)?;
    let archive = Archive::new(private, Some(club.settings()?), club.seasons()?, club.players()?, series);
    Ok(archive.with_tournaments(tournaments(desk)?))
}

fn tournaments(desk: &Desk<'_>) -> Result<Vec<Tournament>, Stop> {
    let mut found = Vec::new();
    for head in desk.club().tournaments()? {
        found.extend(desk.club().tournament(head.id)?);
    }
    Ok(found)
}

/// Writes a tournament as an archive, with everybody and everything that belongs to it.
pub(super) fn write_tournament(desk: &Desk<'_>, tournament: Tournament, how: &ArchiveOutput) -> Result<Done, Stop> {
    let (first, last) = every_date();
    let (players, series) = (desk.club().players()?, desk.club().series_records(first, last)?);
    how.write(&Archive::of_tournament(how.private, players, series, tournament), desk.words)
}

/// The series without those of rounds that play the same deals at all tables and are not closed, and a word about them.
fn without(secret: &BTreeSet<SeriesId>, series: Vec<SeriesRecord>, desk: &Desk<'_>) -> Vec<SeriesRecord> {
    let count = series.len();
    let left: Vec<_> = series.into_iter().filter(|series| !secret.contains(&series.id)).collect();
    let gone: usize = count - left.len();
    if gone > 0 {
        tell(&message!(desk.words, "export-face-down", count = gone));
    }
    left
}

impl Chosen {
    fn is_everything(&self) -> bool {
        self.series.is_empty() && self.when.is_open()
    }

    fn series(&self, desk: &Desk<'_>) -> Result<Vec<SeriesRecord>, Stop> {
        if self.series.is_empty() {
            let (first, last) = self.when.dates(desk)?.unwrap_or_else(every_date);
            return Ok(desk.club().series_records(first, last)?);
        }
        let mut chosen = BTreeMap::new();
        for typed in &self.series {
            let id = find(desk, typed)?.id();
            chosen.extend(desk.club().series_record(id)?.map(|record| ((record.date, id), record)));
        }
        Ok(chosen.into_values().collect())
    }

    fn title(&self, desk: &Desk<'_>) -> Result<String, Stop> {
        match self.is_everything() || !self.series.is_empty() {
            true => Ok(message!(desk.words, "standings-all")),
            false => Ok(self.when.scope(desk)?.title),
        }
    }
}

/// The players in the order of their names.
fn sorted(desk: &Desk<'_>) -> Result<Vec<Player>, Stop> {
    let mut players = desk.club().players()?;
    desk.words.name_order().sort(&mut players, |player| &player.profile.name, |player| player.id);
    Ok(players)
}

/// The whole names of players, by which they are known again.
fn names(desk: &Desk<'_>) -> Result<impl Fn(PlayerId) -> String, Stop> {
    let players = desk.club().players()?;
    let names: BTreeMap<_, _> =
        players.into_iter().map(|player| (player.id, player.profile.name.to_string())).collect();
    Ok(move |player: PlayerId| names.get(&player).cloned().unwrap_or_else(|| player.to_string()))
}

fn template(what: Template, for_spreadsheets: bool, output: &Output, words: &Words) -> Result<(), Stop> {
    let template: &[u8] = match what {
        Template::Players => include_bytes!("../../data/templates/players.csv"),
        Template::Series => include_bytes!("../../data/templates/series.csv"),
    };
    output.is_named_as(&["csv", "txt"], words)?;
    if !for_spreadsheets {
        return output.write(template, words);
    }
    let file = read_csv(template, Some(Separator::Comma)).map_err(|error| Stop::Refused(words.csv_error(&error)))?;
    let columns = file.header.iter().enumerate().map(|(column, title)| {
        Column::new(title, move |cells: &Vec<String>| Cell::text(cells.get(column).cloned().unwrap_or_default()))
    });
    let table = Table::new("", columns.collect(), file.rows.into_iter().map(|row| row.cells));
    let bytes = words.in_manner(|manner| written(&table, Form::CsvForSpreadsheets, manner));
    output.write(&bytes.map_err(|error| Stop::Refused(words.unwritable(&error)))?, words)
}
