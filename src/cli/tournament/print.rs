//! `halali tournament print …`: what an event needs on paper, one document or all of them.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use super::Cup;
use super::tables::When;
use crate::cli::Done;
use crate::cli::desk::{Desk, Stop};
use crate::cli::output::Output;
use crate::cli::print::{Format, PaperSize};
use crate::tournament::{RoundNumber, StageNumber};
use crate::words::message;
use crate::words::paper::{Printing, Printout};

#[derive(Args)]
pub(in crate::cli) struct Print {
    #[arg(value_name = "DOCUMENT", value_parser = documents())]
    what: Documents,
    #[arg(value_name = "EVENT")]
    event: String,
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    #[arg(long)]
    force: bool,
    #[arg(long, value_enum, value_name = "FORM")]
    format: Option<Format>,
    #[command(flatten)]
    paper: PaperSize,
    #[arg(long, value_name = "R")]
    round: Option<u16>,
    #[command(flatten)]
    when: When,
}

/// One document or all of them.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Documents {
    One(Printout),
    All,
}

/// What names all documents.
const ALL: &str = "all";

fn documents() -> impl TypedValueParser<Value = Documents> {
    let names = Printout::ALL.map(Printout::name).into_iter().chain([ALL]);
    let found = |name: String| Printout::ALL.into_iter().find(|one| one.name() == name);
    PossibleValuesParser::new(names).map(move |name| found(name).map_or(Documents::All, Documents::One))
}

impl Print {
    fn printing(&self, cup: &Cup) -> Result<Printing, Stop> {
        if self.round.is_some() {
            cup.round(self.round)?;
        }
        if self.when.stage.is_some() {
            self.when.stage(cup)?;
        }
        Ok(Printing {
            round: self.round.map(RoundNumber),
            stage: self.when.stage.map(StageNumber),
            as_of: self.when.as_of(cup)?,
        })
    }

    fn is_folder(&self) -> bool {
        self.out.is_dir() || self.out.to_string_lossy().ends_with(std::path::is_separator)
    }
}

/// Prints documents: each into a file of its own where a folder is named.
pub(super) fn print(desk: &Desk<'_>, asked: &Print) -> Result<Done, Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, &asked.event)?;
    let printing = asked.printing(&cup)?;
    let what = match asked.what {
        Documents::One(one) => vec![one],
        Documents::All => cup.told(|event| event.printouts(&printing)),
    };
    let written = |what: &[Printout], format: Format| {
        let document = cup.told(|event| words.printed(event, what, &printing));
        format.written(&document, asked.paper.paper())
    };
    if !asked.is_folder() {
        let Some(format) = asked.format.or_else(|| Format::of(&asked.out)) else {
            return Err(Stop::Refused(message!(words, "print-ending")));
        };
        Output::to(asked.out.clone(), asked.force).write(&written(&what, format)?, words)?;
        return Ok(Done::Good);
    }
    let format = asked.format.unwrap_or(Format::Pdf);
    let file = |one: &Printout| asked.out.join(format!("{}.{}", one.name(), format.ending()));
    // Nothing is written where something would be missing from the set.
    if let Some(there) = what.iter().map(file).find(|file| !asked.force && file.exists()) {
        return Err(Stop::Refused(message!(words, "export-exists", file = there.display().to_string())));
    }
    make_folder(&asked.out)?;
    for one in &what {
        Output::to(file(one), asked.force).write(&written(&[*one], format)?, words)?;
    }
    Ok(Done::Good)
}

fn make_folder(folder: &Path) -> Result<(), Stop> {
    let io = |source| crate::store::StoreError::Io { path: folder.to_owned(), source };
    Ok(fs::create_dir_all(folder).map_err(io)?)
}
