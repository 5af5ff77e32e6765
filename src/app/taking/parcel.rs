//! What is given away: a table, a text of game records, or files, each as bytes once they are wanted.

use std::fmt;
use std::sync::Arc;

use crate::app::work::Watching;
use crate::exchange::paper::{Document, Paper, pdf, print_page};
use crate::exchange::{Form, Table, Unwritable, written_watched};
use crate::words::{Language, Words, message};

/// How many bytes of a title are in the name of a file. Systems allow some 250, and some need a part of that themselves.
const LONGEST_NAME: usize = 160;

/// The paper that is usual where the system says that it is.
pub fn usual_paper() -> Paper {
    Paper::of_locale(&sys_locale::get_locale().unwrap_or_default())
}

/// What is given away: a table, a text of game records, or either.
#[derive(Clone, Debug)]
pub struct Parcel {
    /// What it is called, as the screen calls it.
    pub title: String,
    /// The rows of the table.
    pub table: Option<Rows>,
    /// The records.
    pub records: Option<String>,
    /// Files of other kinds.
    pub files: Vec<(Kind, Bytes)>,
}

/// The bytes of a file, which are put together once they are wanted; or why there are none, in words.
#[derive(Clone)]
pub struct Bytes(Arc<MakeBytes>);

type MakeBytes = dyn Fn(&Words) -> Result<Vec<u8>, String> + Send + Sync;

impl Bytes {
    /// Bytes that are put together so.
    pub fn new(bytes: impl Fn(&Words) -> Result<Vec<u8>, String> + Send + Sync + 'static) -> Bytes {
        Bytes(Arc::new(bytes))
    }
}

impl fmt::Debug for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Bytes")
    }
}

/// The rows of a table, which are put together once they are wanted: there may be very many.
#[derive(Clone)]
pub struct Rows(Arc<dyn Fn(&Words) -> Table + Send + Sync>);

impl Rows {
    /// Rows that are put together so.
    pub fn new(table: impl Fn(&Words) -> Table + Send + Sync + 'static) -> Rows {
        Rows(Arc::new(table))
    }
}

impl From<Table> for Rows {
    fn from(table: Table) -> Rows {
        Rows::new(move |_| table.clone())
    }
}

impl fmt::Debug for Rows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Rows")
    }
}

/// In which form something is given away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// As a table.
    Table(Form),
    /// As game records.
    Records,
    /// On paper.
    Pdf,
    /// As a page that prints well.
    PrintPage,
    /// As a page for the club's site, with every game to step through.
    EventPage,
    /// As an archive that comes in again.
    Archive,
}

impl Kind {
    pub(super) const ALL: [Kind; 10] = [
        Kind::Pdf,
        Kind::PrintPage,
        Kind::EventPage,
        Kind::Archive,
        Kind::Table(Form::Xlsx),
        Kind::Table(Form::CsvForSpreadsheets),
        Kind::Table(Form::Csv),
        Kind::Table(Form::Page),
        Kind::Table(Form::Text),
        Kind::Records,
    ];

    pub(super) fn name(self, words: &Words) -> String {
        match self {
            Kind::Table(Form::Xlsx) => message!(words, "take-excel"),
            Kind::Table(Form::CsvForSpreadsheets) => message!(words, "take-csv-spreadsheets"),
            Kind::Table(Form::Csv) => message!(words, "take-csv"),
            Kind::Table(Form::Page) => message!(words, "take-page"),
            Kind::Table(Form::Text | Form::Json) => message!(words, "take-text"),
            Kind::Records => message!(words, "take-records"),
            Kind::Pdf => "PDF".to_owned(),
            Kind::PrintPage => message!(words, "take-print-page"),
            Kind::EventPage => message!(words, "take-event-page"),
            Kind::Archive => message!(words, "take-archive"),
        }
    }

    pub(super) const fn ending(self) -> &'static str {
        match self {
            Kind::Table(Form::Xlsx) => "xlsx",
            Kind::Table(Form::CsvForSpreadsheets | Form::Csv) => "csv",
            Kind::Table(Form::Page) | Kind::PrintPage | Kind::EventPage => "html",
            Kind::Table(Form::Text) => "txt",
            Kind::Table(Form::Json) | Kind::Archive => "json",
            Kind::Pdf => "pdf",
            Kind::Records => "halali",
        }
    }

    /// Whether files of this kind have that ending.
    pub(super) fn has_ending(self, ending: &str) -> bool {
        ending.eq_ignore_ascii_case(self.ending()) || self.ending() == "html" && ending.eq_ignore_ascii_case("htm")
    }
}

impl Parcel {
    /// A table alone.
    pub fn of_table(title: String, table: impl Into<Rows>) -> Parcel {
        Parcel { title, table: Some(table.into()), records: None, files: Vec::new() }
    }

    /// Files of these kinds.
    pub const fn of_files(title: String, files: Vec<(Kind, Bytes)>) -> Parcel {
        Parcel { title, table: None, records: None, files }
    }

    /// Whether it is offered in that form. On paper every table goes.
    pub(super) fn has(&self, kind: Kind) -> bool {
        match kind {
            Kind::Table(_) => self.table.is_some(),
            Kind::Pdf if self.table.is_some() => true,
            Kind::Records => self.records.is_some(),
            kind => self.files.iter().any(|(other, _)| *other == kind),
        }
    }

    /// The endings of the forms in which it is offered, as they are said: “.pdf, .csv”.
    pub(super) fn endings(&self) -> String {
        let mut endings: Vec<String> = Vec::new();
        for kind in Kind::ALL.into_iter().filter(|kind| self.has(*kind)) {
            let ending = format!(".{}", kind.ending());
            if !endings.contains(&ending) {
                endings.push(ending);
            }
        }
        endings.join(", ")
    }

    /// The bytes of a form; `of` says at the head of pages whose they are and when they are made.
    pub(super) fn bytes(
        &self,
        kind: Kind,
        language: Language,
        of: String,
        watching: &Watching,
    ) -> Result<Vec<u8>, String> {
        let words = Words::in_language(language);
        let file = self.files.iter().find(|(other, _)| *other == kind);
        match (kind, file, &self.table, &self.records) {
            (_, Some((_, bytes)), ..) => (bytes.0)(&words),
            (Kind::Table(form), _, Some(table), _) => {
                let table = (table.0)(&words);
                let watch = watching.part(0.2, 1.0);
                let bytes = words.in_manner(|manner| written_watched(&table, form, manner, &watch));
                // Not every form is written row by row.
                let bytes = if watch(1.0).is_break() { Err(Unwritable::GivenUp) } else { bytes };
                bytes.map_err(|error| words.unwritable(&error))
            }
            (Kind::Pdf | Kind::PrintPage, _, Some(table), _) => {
                let document = words.printed_table(of, &(table.0)(&words));
                let bytes = on_paper(kind, &document);
                // Pages are laid out all together.
                let bytes = if watching.part(0.0, 1.0)(1.0).is_break() { Err(Unwritable::GivenUp) } else { bytes };
                bytes.map_err(|error| words.unwritable(&error))
            }
            (Kind::Records, _, _, Some(records)) => Ok(records.clone().into_bytes()),
            _ => Ok(Vec::new()),
        }
    }

    /// A name for a file: what would lead elsewhere, or what some system does not allow in names, is a dash, and what no
    /// system has room for is left out.
    pub(super) fn file_name(&self, ending: &str) -> String {
        let allowed = |sign: char| if sign.is_control() || r#"/\:*?"<>|"#.contains(sign) { '-' } else { sign };
        let whole: String = self.title.chars().map(allowed).collect();
        let fits = whole.len() <= LONGEST_NAME;
        let cut = if fits {
            whole
        } else {
            format!("{}…", whole.get(..whole.floor_char_boundary(LONGEST_NAME)).unwrap_or_default())
        };
        format!("{}.{ending}", cut.trim_matches(['.', ' ']))
    }
}

fn on_paper(kind: Kind, document: &Document) -> Result<Vec<u8>, Unwritable> {
    Ok(match kind {
        Kind::Pdf => pdf(document, usual_paper())?,
        _ => print_page(document, usual_paper())?.into_bytes(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_files_lead_nowhere_else() {
        let parcel = |title: &str| Parcel::of_files(title.to_owned(), Vec::new());
        assert_eq!(parcel("../Zoë: 1/2?").file_name("csv"), "-Zoë- 1-2-.csv");
        assert_eq!(parcel("Saison 2026–2027").file_name("xlsx"), "Saison 2026–2027.xlsx");
    }
}
