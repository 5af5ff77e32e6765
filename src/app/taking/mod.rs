//! What a screen gives away: to a file whose place is typed or chosen, to the browser to be printed, or to the clipboard.

mod parcel;

use std::fs;
use std::path::{Path, PathBuf};

use iced::futures::FutureExt as _;
use iced::widget::{Row, column, container, operation, row, text, text_input};
use iced::{Alignment, Element, Length, Task};

pub use self::parcel::{Bytes, Kind, Parcel, Rows, usual_paper};
use super::screen::parts::{choice, plain, primary, small, strong};
use super::system::{Answer, Question, System, typed_path};
use super::theme::{self, gap, size};
use super::widget::bounded;
use super::worker::{Failure, apart};
use super::{App, Message as Outer, Note, Place};
use crate::store::{NotWritten, write_export};
use crate::words::{Language, Words, message};

const FIELD: &str = "taking-place";
/// How many letters the ending of a file has at most, such as `.numbers`.
const LONGEST_ENDING: usize = 8;

/// Why a file is not written.
#[derive(Clone, Debug)]
pub enum Fault {
    /// There is one of that name.
    Exists,
    /// It would take the place of a club file.
    Club,
    /// There is no such folder.
    NoFolder(PathBuf),
    /// Nothing that is given away here is written in files with that ending.
    Ending(String),
    /// Another reason, in words.
    Other(String),
}

impl Fault {
    /// Why the file of a parcel is not written, and what to do.
    fn said(&self, words: &Words, file: &Path, parcel: &Parcel) -> String {
        let file = file.display().to_string();
        match self {
            Fault::Exists => message!(words, "take-exists", file = file),
            Fault::Club => message!(words, "export-over-club", file = file),
            Fault::NoFolder(folder) => message!(words, "take-no-folder", folder = folder.display().to_string()),
            Fault::Ending(ending) => {
                message!(words, "take-ending", ending = format!(".{ending}"), list = parcel.endings())
            }
            Fault::Other(what) => what.clone(),
        }
    }
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
    /// A page to print, asked for at a place, is written, or is not.
    Printed(Place, Box<Parcel>, PathBuf, Result<(), Fault>),
    /// The browser shows it; or nothing could show it, and it is gone again.
    PageShown(Place, Box<Parcel>, PathBuf, bool),
    /// The folder of a file is to be looked at.
    FolderAsked(PathBuf),
    /// It is shown, or the system cannot show it.
    FolderShown(PathBuf, bool),
    /// The place of a file goes to the clipboard.
    PathCopied(PathBuf),
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
    /// Whether it was to be printed and nothing could show the page.
    has_no_browser: bool,
    is_writing: bool,
}

impl Taking {
    fn new(parcel: Parcel, last: Option<Kind>, system: &System) -> Taking {
        let kind = last.filter(|kind| parcel.has(*kind));
        let first = Kind::ALL.into_iter().find(|kind| parcel.has(*kind));
        let kind = kind.or(first).unwrap_or(Kind::Records);
        let place = system.folder.join(parcel.file_name(kind.ending())).display().to_string();
        Taking { parcel, kind, place, fault: None, has_no_dialogue: false, has_no_browser: false, is_writing: false }
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
        let mut kinds = [self.kind].into_iter().chain(Kind::ALL).filter(|kind| self.parcel.has(*kind));
        let meant = kinds.find(|kind| ending.is_some_and(|ending| kind.has_ending(ending)));
        self.kind = meant.unwrap_or(self.kind);
        self.place = place;
        self.fault = None;
    }

    /// The place that is typed, with the ending of the form where it has none: one of another form would lead programs astray.
    fn path(&self, system: &System) -> Result<PathBuf, Fault> {
        let place = match stem(&self.place) {
            // That a club file is meant is said and refused.
            _ if place_of_club(&self.place) => self.place.clone(),
            (_, Some(ending)) if self.kind.has_ending(ending) => self.place.clone(),
            (_, Some(ending)) => return Err(Fault::Ending(ending.to_owned())),
            (stem, None) => format!("{}.{}", stem.trim_end(), self.kind.ending()),
        };
        Ok(typed_path(&place, &system.folder))
    }

    /// The place as it is said, whatever its ending.
    fn place(&self, system: &System) -> PathBuf {
        self.path(system).unwrap_or_else(|_| typed_path(&self.place, &system.folder))
    }

    fn said(&self, words: &Words, system: &System) -> Option<String> {
        Some(match &self.fault {
            Some(fault) => fault.said(words, &self.place(system), &self.parcel),
            None if self.has_no_dialogue => message!(words, "take-no-dialogue"),
            None if self.has_no_browser => message!(words, "take-no-browser"),
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

    /// Writes a page that prints well and opens it in the browser, where it is printed. Where nothing can show it, no file is
    /// left behind that nobody asked for: it is asked where a file to print elsewhere is to go.
    pub(super) fn print(&mut self, parcel: Parcel) -> Task<Outer> {
        let (language, of, place) = (self.words.language(), self.imprint(), self.place);
        let name = message!(self.words, "take-print-file", what = parcel.file_name(Kind::PrintPage.ending()));
        let path = self.system.folder.join(name);
        let (file, printed) = (path.clone(), parcel.clone());
        self.watched(message!(self.words, "app-work-write"), move |watching| {
            let print = apart(move || {
                let bytes = printed.bytes(Kind::PrintPage, language, of, &watching).map_err(Fault::Other)?;
                // It is the program's own file by its name: the page of before is of no more use.
                write(&file, &bytes, true, language)
            });
            print.map(move |written| {
                Outer::Taking(Message::Printed(place, Box::new(parcel), path, flattened(written, language)))
            })
        })
    }

    fn printed(&mut self, place: Place, parcel: Box<Parcel>, path: PathBuf, written: Result<(), Fault>) -> Task<Outer> {
        if let Err(fault) = written {
            let said = fault.said(&self.words, &path, &parcel);
            self.note = Some(Note::Wrong(said));
            return Task::none();
        }
        // How long the system takes to say that it cannot is no work of this program, and cannot be given up.
        let (open, file) = (self.system.open, path.clone());
        let show = apart(move || {
            let is_shown = open(&file).is_ok();
            if !is_shown {
                let _ = fs::remove_file(&file);
            }
            is_shown
        });
        Task::perform(show, move |shown| {
            Outer::Taking(Message::PageShown(place, parcel, path, shown.unwrap_or_default()))
        })
    }

    fn page_shown(&mut self, place: Place, parcel: Parcel, path: PathBuf, is_shown: bool) -> Task<Outer> {
        if is_shown {
            let said = message!(self.words, "take-printed", file = path.display().to_string());
            self.note = Some(Note::Filed(said, path));
            return Task::none();
        }
        // Whoever has gone elsewhere meanwhile, or writes another file, is told and asked nothing.
        if self.place != place || self.taking.is_some() {
            self.note = Some(Note::Wrong(message!(self.words, "take-no-browser")));
            return Task::none();
        }
        let asked = self.take(parcel);
        if let Some(taking) = &mut self.taking {
            taking.choose(if taking.parcel.has(Kind::Pdf) { Kind::Pdf } else { taking.kind });
            taking.has_no_browser = true;
        }
        asked
    }

    /// Whose what goes on paper is, and when it does.
    fn imprint(&self) -> String {
        let club = self.club.as_ref().and_then(|club| club.settings.name.as_ref());
        self.words.imprint(club.map(|name| name.as_str()), (self.clock)().date_naive())
    }

    /// Shows the folder of a file that was written.
    fn show_folder(&self, file: &Path) -> Task<Outer> {
        let Some(folder) = file.parent().map(Path::to_owned) else { return Task::none() };
        let (open, shown) = (self.system.open, folder.clone());
        let show = apart(move || open(&shown).is_ok());
        Task::perform(show, move |shown| Outer::Taking(Message::FolderShown(folder.clone(), shown.unwrap_or_default())))
    }

    /// Puts a text into the clipboard and says so.
    pub(super) fn copy(&mut self, text: String, said: String) -> Task<Outer> {
        self.note = Some(Note::Well(said));
        iced::clipboard::write(text)
    }

    pub(super) fn taking(&mut self, message: Message) -> Task<Outer> {
        let message = match message {
            Message::Printed(place, parcel, path, written) => return self.printed(place, parcel, path, written),
            Message::PageShown(place, parcel, path, shown) => return self.page_shown(place, *parcel, path, shown),
            Message::FolderAsked(file) => return self.show_folder(&file),
            Message::FolderShown(_, true) => return Task::none(),
            Message::FolderShown(folder, false) => {
                let folder = folder.display().to_string();
                self.note = Some(Note::Wrong(message!(self.words, "take-folder-unshown", folder = folder)));
                return Task::none();
            }
            Message::PathCopied(file) => {
                let file = file.display().to_string();
                return self.copy(file.clone(), message!(self.words, "take-path-copied", file = file));
            }
            message => message,
        };
        let Some(taking) = &mut self.taking else { return Task::none() };
        match message {
            Message::KindChosen(kind) => taking.choose(kind),
            Message::Typed(place) => taking.move_to(place),
            Message::DialogueAsked => {
                let title = message!(self.words, "take-write");
                let ask = (self.system.ask)(Question::Place { title, path: taking.place(&self.system) });
                return Task::perform(ask, |answer| Outer::Taking(Message::Answered(answer)));
            }
            Message::Answered(Answer::Chosen(path)) => {
                taking.move_to(path.display().to_string());
                // The dialogue has asked already whether it may be replaced, but not of a file with another ending.
                let is_asked = taking.path(&self.system).is_ok_and(|place| place == path);
                return self.write_parcel(is_asked);
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
                let said = message!(self.words, "app-exported", file = path.display().to_string());
                self.note = Some(Note::Filed(said, path));
            }
            Message::Written(_, Err(fault)) => {
                taking.is_writing = false;
                taking.fault = Some(fault);
                return operation::focus(FIELD);
            }
            Message::Closed => self.taking = None,
            Message::Printed(..)
            | Message::PageShown(..)
            | Message::FolderAsked(_)
            | Message::FolderShown(..)
            | Message::PathCopied(_) => {}
        }
        Task::none()
    }

    fn write_parcel(&mut self, replaces: bool) -> Task<Outer> {
        let Some(taking) = &mut self.taking else { return Task::none() };
        if taking.is_writing || taking.place.trim().is_empty() {
            return Task::none();
        }
        let path = match taking.path(&self.system) {
            Ok(path) => path,
            Err(fault) => {
                taking.fault = Some(fault);
                return operation::focus(FIELD);
            }
        };
        (taking.is_writing, taking.fault) = (true, None);
        let (parcel, kind) = (taking.parcel.clone(), taking.kind);
        let (language, file, of) = (self.words.language(), path.clone(), self.imprint());
        self.watched(message!(self.words, "app-work-write"), move |watching| {
            let work = apart(move || {
                let bytes = parcel.bytes(kind, language, of, &watching).map_err(Fault::Other)?;
                write(&file, &bytes, replaces, language)
            });
            work.map(move |done| Outer::Taking(Message::Written(path, flattened(done, language))))
        })
    }
}

/// Whether a place is named as club files are.
fn place_of_club(place: &str) -> bool {
    place.to_ascii_lowercase().ends_with(".halaliclub")
}

/// A place without its ending, and that ending. Behind a dot stands an ending where it has a letter and nothing else but
/// letters and digits: in “Round 2.5” it belongs to the name.
fn stem(place: &str) -> (&str, Option<&str>) {
    let place = place.trim_end();
    let is_ending = |ending: &str| {
        ending.len() <= LONGEST_ENDING
            && ending.bytes().all(|byte| byte.is_ascii_alphanumeric())
            && ending.bytes().any(|byte| byte.is_ascii_alphabetic())
    };
    match place.rsplit_once('.').filter(|(_, ending)| is_ending(ending)) {
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
    use super::*;
    use crate::exchange::{Form, Table};

    #[test]
    fn files_have_the_ending_of_what_they_are() {
        let system = System { folder: PathBuf::from("/out"), ..System::here() };
        let path = |place: &str| {
            let parcel = Parcel::of_table("A".to_owned(), Table::new("A", Vec::new(), Vec::<()>::new()));
            let mut taking = Taking::new(parcel, Some(Kind::Table(Form::Xlsx)), &system);
            taking.move_to(place.to_owned());
            let path = taking.path(&system).map(|path| path.display().to_string());
            path.map_err(|fault| matches!(fault, Fault::Ending(_)))
        };
        for (typed, written) in [
            ("a", "/out/a.xlsx"),
            ("a.XLSX", "/out/a.XLSX"),
            ("a.pdf", "/out/a.pdf"),
            ("a.html", "/out/a.html"),
            ("a.htm", "/out/a.htm"),
            ("Round 2.5", "/out/Round 2.5.xlsx"),
            ("Coupe Dr. Zoë", "/out/Coupe Dr. Zoë.xlsx"),
            ("v1.0/a.csv", "/out/v1.0/a.csv"),
            ("v1.0/a", "/out/v1.0/a.xlsx"),
            (".html", "/out/.html.xlsx"),
        ] {
            assert_eq!(path(typed), Ok(written.to_owned()), "{typed}");
        }
        // What would be something else than its name says is not written at all.
        for typed in ["a.docx", "a.json", "a.numbers", "a.halali", "v1.0/a.ods "] {
            assert_eq!(path(typed), Err(true), "{typed}");
        }
    }

    #[test]
    fn another_form_gets_its_own_ending() {
        let system = System { folder: PathBuf::from("/out"), ..System::here() };
        let parcel = Parcel::of_table("A".to_owned(), Table::new("A", Vec::new(), Vec::<()>::new()));
        let mut taking = Taking::new(parcel, None, &system);
        for typed in ["a", "a.docx", "a.csv"] {
            taking.move_to(typed.to_owned());
            taking.choose(Kind::Pdf);
            assert_eq!(taking.place, "a.pdf", "{typed}");
        }
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
