//! What a screen gives away: to a file whose place is typed or chosen, to the browser to be printed, or to the clipboard.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use iced::futures::FutureExt as _;
use iced::widget::{Row, column, container, operation, row, text, text_input};
use iced::{Alignment, Element, Length, Task};

use super::screen::parts::{choice, plain, primary, small, strong};
use super::system::{Answer, Question, System, typed_path};
use super::theme::{self, gap, size};
use super::widget::bounded;
use super::work::Watching;
use super::worker::{Failure, apart};
use super::{App, Message as Outer, Note};
use crate::exchange::{Form, Table, Unwritable, written_watched};
use crate::store::{NotWritten, write_export};
use crate::words::{Language, Words, message};

const FIELD: &str = "taking-place";
/// How many bytes of a title are in the name of a file. Systems allow some 250, and some need a part of that themselves.
const LONGEST_NAME: usize = 160;

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
    const ALL: [Kind; 10] = [
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

    fn name(self, words: &Words) -> String {
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

    const fn ending(self) -> &'static str {
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

    fn has(&self, kind: Kind) -> bool {
        match kind {
            Kind::Table(_) => self.table.is_some(),
            Kind::Records => self.records.is_some(),
            kind => self.files.iter().any(|(other, _)| *other == kind),
        }
    }

    /// The form in which the browser prints it.
    fn to_print(&self) -> Kind {
        if self.has(Kind::PrintPage) { Kind::PrintPage } else { Kind::Table(Form::Page) }
    }

    /// The bytes of a form.
    fn bytes(&self, kind: Kind, language: Language, watching: &Watching) -> Result<Vec<u8>, String> {
        let words = Words::in_language(language);
        match (kind, &self.table, &self.records) {
            (Kind::Table(form), Some(table), _) => {
                let table = (table.0)(&words);
                let watch = watching.part(0.2, 1.0);
                let bytes = words.in_manner(|manner| written_watched(&table, form, manner, &watch));
                // Not every form is written row by row.
                let bytes = if watch(1.0).is_break() { Err(Unwritable::GivenUp) } else { bytes };
                bytes.map_err(|error| words.unwritable(&error))
            }
            (Kind::Records, _, Some(records)) => Ok(records.clone().into_bytes()),
            (kind, ..) => {
                let file = self.files.iter().find(|(other, _)| *other == kind);
                file.map_or_else(|| Ok(Vec::new()), |(_, bytes)| (bytes.0)(&words))
            }
        }
    }

    /// A name for a file: what would lead elsewhere, or what some system does not allow in names, is a dash, and what no
    /// system has room for is left out.
    fn file_name(&self, ending: &str) -> String {
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

/// Why a file is not written.
#[derive(Clone, Debug)]
pub enum Fault {
    /// There is one of that name.
    Exists,
    /// It would take the place of a club file.
    Club,
    /// There is no such folder.
    NoFolder(PathBuf),
    /// Another reason, in words.
    Other(String),
}

/// What happened while something is given away.
#[derive(Clone, Debug)]
pub enum Message {
    /// A form was chosen.
    KindChosen(Kind),
    /// The place was typed.
    Typed(String),
    /// A dialogue of the system is wanted.
    DialogueAsked,
    /// What came of it.
    Answered(Answer),
    /// The file is to be written.
    Submitted,
    /// It is, or is not.
    Written(PathBuf, Result<(), Fault>),
    /// A page to print is written and was given to the browser, which took it or not; or it is not written.
    Printed(PathBuf, Result<bool, Fault>),
    /// Nothing is given away after all.
    Closed,
}

/// Something that is being given away.
#[derive(Debug)]
pub struct Taking {
    parcel: Parcel,
    kind: Kind,
    place: String,
    fault: Option<Fault>,
    has_no_dialogue: bool,
    is_writing: bool,
}

impl Taking {
    fn new(parcel: Parcel, last: Option<Kind>, system: &System) -> Taking {
        let kind = last.filter(|kind| parcel.has(*kind));
        let first = Kind::ALL.into_iter().find(|kind| parcel.has(*kind));
        let kind = kind.or(first).unwrap_or(Kind::Records);
        let place = system.folder.join(parcel.file_name(kind.ending())).display().to_string();
        Taking { parcel, kind, place, fault: None, has_no_dialogue: false, is_writing: false }
    }

    /// Whether its file is being written, so that it is to be told what came of it.
    pub(super) const fn is_writing(&self) -> bool {
        self.is_writing
    }

    /// Another form has another ending; the rest of the place stays as it was typed.
    fn choose(&mut self, kind: Kind) {
        let (stem, _) = stem(&self.place);
        self.place = format!("{stem}.{}", kind.ending());
        self.kind = kind;
        self.fault = None;
    }

    /// Another place. Whoever gives it the ending of another form wants that form.
    fn move_to(&mut self, place: String) {
        let ending = stem(&place).1;
        let is_meant = |kind: Kind| ending.is_some_and(|ending| ending.eq_ignore_ascii_case(kind.ending()));
        let mut kinds = [self.kind].into_iter().chain(Kind::ALL).filter(|kind| self.parcel.has(*kind));
        self.kind = kinds.find(|kind| is_meant(*kind)).unwrap_or(self.kind);
        self.place = place;
        self.fault = None;
    }

    /// The place that is typed, with the ending of the form: one of another form would lead programs astray.
    fn path(&self, system: &System) -> PathBuf {
        let (stem, ending) = stem(&self.place);
        let own = self.kind.ending();
        let place = match ending {
            Some(ending) if ending.eq_ignore_ascii_case(own) => self.place.clone(),
            // That a club file is meant is said and refused.
            _ if place_of_club(&self.place) => self.place.clone(),
            _ => format!("{}.{own}", stem.trim_end()),
        };
        typed_path(&place, &system.folder)
    }

    fn said(&self, words: &Words, system: &System) -> Option<String> {
        let path = self.path(system);
        let file = || path.display().to_string();
        Some(match &self.fault {
            Some(Fault::Exists) => message!(words, "take-exists", file = file()),
            Some(Fault::Club) => message!(words, "export-over-club", file = file()),
            Some(Fault::NoFolder(folder)) => {
                message!(words, "take-no-folder", folder = folder.display().to_string())
            }
            Some(Fault::Other(what)) => what.clone(),
            None if self.has_no_dialogue => message!(words, "take-no-dialogue"),
            None => return None,
        })
    }

    /// What is shown above the screen.
    pub(super) fn view<'a>(&'a self, words: &Words, system: &System) -> Element<'a, Message> {
        let kinds = Kind::ALL.into_iter().filter(|kind| self.parcel.has(*kind));
        let kinds = kinds.map(|kind| choice(kind.name(words), self.kind == kind, Message::KindChosen(kind)).into());
        let is_wrong = self.fault.is_some();
        let style = if is_wrong { theme::wrong_field } else { theme::field };
        let can = !self.is_writing && !self.place.trim().is_empty();
        let field = text_input("", &self.place)
            .id(FIELD)
            .on_input(Message::Typed)
            .on_submit_maybe(can.then_some(Message::Submitted))
            .padding(8)
            .size(size::BODY)
            .line_height(size::lines(size::BODY))
            .style(style);
        let write = match self.fault {
            Some(Fault::Exists) => message!(words, "take-replace"),
            _ => message!(words, "take-write"),
        };
        let place = row![
            field,
            primary(write, can.then_some(Message::Submitted)),
            plain(message!(words, "take-dialogue"), (!self.has_no_dialogue).then_some(Message::DialogueAsked)),
            plain(message!(words, "app-cancel"), Some(Message::Closed)),
        ];
        let said = self.said(words, system).map(|sentence| {
            let style: fn(&iced::Theme) -> text::Style = if is_wrong { theme::wrong } else { theme::faint };
            small(sentence).style(style)
        });
        let kinds = Row::with_children(kinds).spacing(gap::SMALL).wrap();
        let title = strong(message!(words, "take-title", what = bounded(&self.parcel.title)));
        let content = column![title, kinds, place.spacing(gap::SMALL).align_y(Alignment::Center)].push(said);
        container(content.spacing(gap::SMALL)).padding([12, 14]).width(Length::Fill).style(theme::card).into()
    }
}

impl App {
    /// Asks where something is to go.
    pub(super) fn take(&mut self, parcel: Parcel) -> Task<Outer> {
        self.note = None;
        self.taking = Some(Taking::new(parcel, self.taken_as, &self.system));
        operation::focus(FIELD).chain(operation::move_cursor_to_end(FIELD))
    }

    /// Writes a page that prints well and opens it in the browser, where it is printed.
    pub(super) fn print(&mut self, parcel: Parcel) -> Task<Outer> {
        let (language, open) = (self.words.language(), self.system.open);
        let (kind, name) =
            (parcel.to_print(), message!(self.words, "take-print-file", what = parcel.file_name("html")));
        let path = self.system.folder.join(name);
        let file = path.clone();
        self.watched(message!(self.words, "app-work-write"), move |watching| {
            let print = apart(move || {
                let bytes = parcel.bytes(kind, language, &watching).map_err(Fault::Other)?;
                // It is the program's own file by its name: the page of before is of no more use.
                write(&file, &bytes, true, language)?;
                Ok(open(&file).is_ok())
            });
            print.map(move |printed| Outer::Taking(Message::Printed(path, flattened(printed, language))))
        })
    }

    /// Puts a text into the clipboard and says so.
    pub(super) fn copy(&mut self, text: String, said: String) -> Task<Outer> {
        self.note = Some(Note::Well(said));
        iced::clipboard::write(text)
    }

    pub(super) fn taking(&mut self, message: Message) -> Task<Outer> {
        if let Message::Printed(path, printed) = message {
            let file = path.display().to_string();
            self.note = Some(match printed {
                Ok(true) => Note::Well(message!(self.words, "take-printed", file = file)),
                Ok(false) => Note::Well(message!(self.words, "take-no-browser", file = file)),
                Err(fault) => Note::Wrong(self.fault(&fault, &path)),
            });
            return Task::none();
        }
        let Some(taking) = &mut self.taking else { return Task::none() };
        match message {
            Message::KindChosen(kind) => taking.choose(kind),
            Message::Typed(place) => taking.move_to(place),
            Message::DialogueAsked => {
                let title = message!(self.words, "take-write");
                let ask = (self.system.ask)(Question::Place { title, path: taking.path(&self.system) });
                return Task::perform(ask, |answer| Outer::Taking(Message::Answered(answer)));
            }
            Message::Answered(Answer::Chosen(path)) => {
                taking.move_to(path.display().to_string());
                // The dialogue has asked already whether it may be replaced.
                return self.write_parcel(true);
            }
            Message::Answered(Answer::NoDialogue) => {
                taking.has_no_dialogue = true;
                return operation::focus(FIELD);
            }
            Message::Answered(Answer::Cancelled) => {}
            Message::Submitted => {
                let replaces = matches!(taking.fault, Some(Fault::Exists));
                return self.write_parcel(replaces);
            }
            Message::Written(path, Ok(())) => {
                if let Some(folder) = path.parent() {
                    folder.clone_into(&mut self.system.folder);
                }
                self.taken_as = Some(taking.kind);
                self.taking = None;
                self.note = Some(Note::Well(message!(self.words, "app-exported", file = path.display().to_string())));
            }
            Message::Written(_, Err(fault)) => {
                taking.is_writing = false;
                taking.fault = Some(fault);
                return operation::focus(FIELD);
            }
            Message::Closed => self.taking = None,
            Message::Printed(..) => {}
        }
        Task::none()
    }

    fn write_parcel(&mut self, replaces: bool) -> Task<Outer> {
        let Some(taking) = &mut self.taking else { return Task::none() };
        if taking.is_writing || taking.place.trim().is_empty() {
            return Task::none();
        }
        (taking.is_writing, taking.fault) = (true, None);
        let (path, parcel, kind) = (taking.path(&self.system), taking.parcel.clone(), taking.kind);
        let (language, file) = (self.words.language(), path.clone());
        self.watched(message!(self.words, "app-work-write"), move |watching| {
            let work = apart(move || {
                let bytes = parcel.bytes(kind, language, &watching).map_err(Fault::Other)?;
                write(&file, &bytes, replaces, language)
            });
            work.map(move |done| Outer::Taking(Message::Written(path, flattened(done, language))))
        })
    }

    fn fault(&self, fault: &Fault, path: &Path) -> String {
        match fault {
            Fault::NoFolder(folder) => {
                message!(self.words, "take-no-folder", folder = folder.display().to_string())
            }
            Fault::Other(what) => what.clone(),
            Fault::Exists => message!(self.words, "take-exists", file = path.display().to_string()),
            Fault::Club => message!(self.words, "export-over-club", file = path.display().to_string()),
        }
    }
}

/// Whether a place is named as club files are.
fn place_of_club(place: &str) -> bool {
    place.to_ascii_lowercase().ends_with(".halaliclub")
}

/// A place without the ending of one of the forms, and that ending. What else stands behind a dot belongs to the name.
fn stem(place: &str) -> (&str, Option<&str>) {
    let is_form = |ending: &str| Kind::ALL.iter().any(|kind| kind.ending().eq_ignore_ascii_case(ending));
    match place.rsplit_once('.').filter(|(_, ending)| is_form(ending)) {
        Some((stem, ending)) if !stem.is_empty() && !stem.ends_with(std::path::is_separator) => (stem, Some(ending)),
        _ => (place, None),
    }
}

/// What came of work apart.
fn flattened<T>(done: Result<Result<T, Fault>, Failure>, language: Language) -> Result<T, Fault> {
    done.unwrap_or_else(|failure| Err(Fault::Other(failure.plainly(&Words::in_language(language)))))
}

/// Writes a file so that it is there whole or not at all.
fn write(path: &Path, bytes: &[u8], replaces: bool, language: Language) -> Result<(), Fault> {
    if let Some(folder) = path.parent().filter(|folder| !folder.is_dir()) {
        return Err(Fault::NoFolder(folder.to_owned()));
    }
    write_export(path, bytes, replaces).map_err(|fault| match fault {
        NotWritten::Exists => Fault::Exists,
        NotWritten::Club => Fault::Club,
        NotWritten::Store(error) => Fault::Other(Failure::from(error).plainly(&Words::in_language(language))),
    })
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn names_of_files_lead_nowhere_else() {
        let parcel = |title: &str| Parcel::of_files(title.to_owned(), Vec::new());
        assert_eq!(parcel("../Zoë: 1/2?").file_name("csv"), "-Zoë- 1-2-.csv");
        assert_eq!(parcel("Saison 2026–2027").file_name("xlsx"), "Saison 2026–2027.xlsx");
    }

    #[test]
    fn files_have_the_ending_of_what_they_are() {
        let system = System { folder: PathBuf::from("/out"), ..System::here() };
        let path = |place: &str, kind: Kind| {
            let parcel = Parcel::of_table("A".to_owned(), Table::new("A", Vec::new(), Vec::<()>::new()));
            let mut taking = Taking::new(parcel, None, &system);
            (taking.kind, taking.place) = (kind, place.to_owned());
            taking.path(&system).display().to_string()
        };
        let xlsx = Kind::Table(Form::Xlsx);
        for (typed, written) in [
            ("a", "/out/a.xlsx"),
            ("a.html", "/out/a.xlsx"),
            ("a.XLSX", "/out/a.XLSX"),
            ("Round 2.5", "/out/Round 2.5.xlsx"),
            ("v1.0/a.csv", "/out/v1.0/a.xlsx"),
            (".html", "/out/.html.xlsx"),
        ] {
            assert_eq!(path(typed, xlsx), written, "{typed}");
        }
        assert_eq!(path("a.html", Kind::Table(Form::Page)), "/out/a.html");
        assert_eq!(path("a.xlsx", Kind::Records), "/out/a.halali");
    }

    #[test]
    fn files_are_replaced_only_when_that_is_meant() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.csv");
        assert!(write(&path, b"1", false, Language::English).is_ok());
        assert!(matches!(write(&path, b"2", false, Language::English), Err(Fault::Exists)));
        assert!(write(&path, b"2", true, Language::English).is_ok());
        assert_eq!(fs::read(&path).expect("a file"), b"2");
        assert!(matches!(
            write(&folder.path().join("no/a.csv"), b"1", false, Language::English),
            Err(Fault::NoFolder(_))
        ));
        assert!(matches!(write(folder.path(), b"1", true, Language::English), Err(Fault::Other(_))));
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1, "nothing is left behind");
    }
}
