//! `halali print …`, and how every document gets on paper: as PDF, or as a page of HTML that prints well.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand, ValueEnum};

use super::Done;
use super::desk::{Desk, Stop, today};
use super::export_tables::standings_for_people;
use super::output::Output;
use super::standings::Which;
use crate::club::{Length, Seats};
use crate::exchange::paper::{Document, Paper, pdf, print_page};
use crate::words::{Words, message};

#[derive(Subcommand)]
pub(super) enum Command {
    Standings {
        #[command(flatten)]
        which: Which,
        #[command(flatten)]
        output: PaperOutput,
    },
    ScoreSheet {
        #[command(flatten)]
        output: PaperOutput,
    },
}

/// Where a document goes.
#[derive(Args)]
pub(super) struct PaperOutput {
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    #[arg(long)]
    force: bool,
    #[command(flatten)]
    paper: PaperSize,
}

/// On which paper.
#[derive(Args)]
pub(super) struct PaperSize {
    #[arg(long, value_enum, value_name = "SIZE")]
    paper: Option<Size>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Size {
    A4,
    Letter,
}

impl PaperSize {
    /// What is asked for, or what is usual where the system says that it is.
    pub(super) fn paper(&self) -> Paper {
        match self.paper {
            Some(Size::A4) => Paper::A4,
            Some(Size::Letter) => Paper::Letter,
            None => usual_paper(),
        }
    }
}

/// The paper that is usual where the system says that it is.
pub(super) fn usual_paper() -> Paper {
    sys_locale::get_locale().map_or(Paper::A4, |locale| Paper::of_locale(&locale))
}

/// In what a document is written.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    Pdf,
    Html,
}

impl Format {
    /// What the name of a file says.
    pub(super) fn of(file: &Path) -> Option<Format> {
        let ending = file.extension().map(OsStr::to_ascii_lowercase);
        match ending.as_deref().and_then(OsStr::to_str) {
            Some("pdf") => Some(Format::Pdf),
            Some("html" | "htm") => Some(Format::Html),
            _ => None,
        }
    }

    /// The ending of its files.
    pub(super) const fn ending(self) -> &'static str {
        match self {
            Format::Pdf => "pdf",
            Format::Html => "html",
        }
    }

    /// A document.
    pub(super) fn written(self, document: &Document, paper: Paper) -> Result<Vec<u8>, Stop> {
        Ok(match self {
            Format::Pdf => pdf(document, paper)?,
            Format::Html => print_page(document, paper)?.into_bytes(),
        })
    }
}

impl PaperOutput {
    fn write(self, document: &Document, words: &Words) -> Result<Done, Stop> {
        let paper = self.paper.paper();
        let Some(format) = Format::of(&self.out) else {
            return Err(Stop::Refused(message!(words, "print-ending")));
        };
        Output::to(self.out, self.force).write(&format.written(document, paper)?, words)?;
        Ok(Done::Good)
    }
}

pub(super) fn run(command: Command, desk: &Desk<'_>) -> Result<Done, Stop> {
    let words = desk.words;
    let club = desk.club().settings()?.name.map(|name| name.to_string());
    match command {
        Command::Standings { which, output } => {
            let people = desk.people()?;
            let (title, standings) = which.lines(&people, desk)?;
            let table = standings_for_people(&title, &standings, &people, words);
            let imprint = words.imprint(club.as_deref(), today());
            output.write(&words.printed_table(imprint, &table), words)
        }
        Command::ScoreSheet { output } => {
            let sheet = words.score_sheet(club.unwrap_or_default(), &Seats::default(), Length::TWO);
            output.write(&words.document(sheet.title.clone(), vec![sheet]), words)
        }
    }
}
