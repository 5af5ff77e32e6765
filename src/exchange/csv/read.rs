//! Reading CSV, stricter than the crate `csv`, which passes over a quotation mark that is never closed and drops those of
//! `"Max" Müller`: nothing that a person wrote may get lost unseen.

use std::iter::Peekable;
use std::str::CharIndices;

use thiserror::Error;

use super::guard::unguarded;
use crate::exchange::encoding::{Encoding, decoded};

/// The most bytes of a file.
pub const MOST_BYTES: usize = 32 << 20;

/// The most characters of a cell.
pub const MOST_CHARACTERS: usize = 100_000;

/// The most columns.
pub const MOST_COLUMNS: usize = 2_000;

/// What stands between cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Separator {
    /// `,`
    Comma,
    /// `;`
    Semicolon,
    /// A tab.
    Tab,
}

impl Separator {
    /// Every separator, the likeliest first where a header does not tell.
    pub const ALL: [Separator; 3] = [Separator::Comma, Separator::Semicolon, Separator::Tab];

    /// The character.
    pub const fn character(self) -> char {
        match self {
            Separator::Comma => ',',
            Separator::Semicolon => ';',
            Separator::Tab => '\t',
        }
    }

    /// The separator that is written so.
    pub fn from_character(character: char) -> Option<Separator> {
        Separator::ALL.into_iter().find(|separator| separator.character() == character)
    }
}

/// Where a cell is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CellPlace {
    /// The line of the text on which the cell starts, from 1.
    pub line: usize,
    /// The number of the column, from 1.
    pub column: usize,
    /// The title of the column; empty where it has none.
    pub title: String,
}

/// A file that is read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CsvFile {
    /// In which encoding it came.
    pub encoding: Encoding,
    /// What stands between its cells.
    pub separator: Separator,
    /// The line of the text on which its titles stand, from 1.
    pub header_line: usize,
    /// The titles of its columns.
    pub header: Vec<String>,
    /// Its rows, without blank ones.
    pub rows: Vec<CsvRow>,
}

/// A row that is not blank.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CsvRow {
    /// The line of the text on which the row starts, from 1.
    pub line: usize,
    /// Its cells, at most one for each title. Where a row ends early, the rest of them are empty.
    pub cells: Vec<String>,
}

/// What is wrong in a cell, and where.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {}, column {} ({}): {fault}", place.line, place.column, place.title)]
pub struct AtCell<F> {
    /// Where.
    pub place: CellPlace,
    /// What.
    pub fault: F,
}

/// Why a file cannot be read as CSV, and where.
pub type CsvError = AtCell<CsvFault>;

/// Why a file cannot be read as CSV.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum CsvFault {
    /// It has more bytes than [`MOST_BYTES`].
    #[error("the file is larger than {MOST_BYTES} bytes")]
    TooLarge,
    /// It contradicts its byte-order mark.
    #[error("the text is not {}", encoding.name())]
    NotInEncoding {
        /// The encoding of the mark.
        encoding: Encoding,
    },
    /// It holds a character that no text holds, and is probably a spreadsheet or something else.
    #[error("not a text")]
    NotText,
    /// It has no header.
    #[error("the file is empty")]
    Empty,
    /// A quotation mark is never closed.
    #[error("the quotation mark is never closed")]
    UnclosedQuote,
    /// A text goes on behind its closing quotation mark.
    #[error("text behind the closing quotation mark")]
    TextBehindQuote,
    /// A cell is longer than [`MOST_CHARACTERS`].
    #[error("more than {MOST_CHARACTERS} characters")]
    TooLong,
    /// There are more columns than [`MOST_COLUMNS`].
    #[error("more than {MOST_COLUMNS} columns")]
    TooManyColumns,
    /// A row has a cell under no title.
    #[error("a cell under no title: {text:?}")]
    NoTitle {
        /// What it holds.
        text: String,
    },
    /// A title is given twice.
    #[error("column {title} is given twice")]
    TitleTwice {
        /// The title.
        title: String,
    },
    /// A column that is needed is missing.
    #[error("column {title} is missing")]
    MissingColumn {
        /// Its title.
        title: &'static str,
    },
}

/// Reads a CSV file with a header. Its separator is the one that its first line tells (`sep=;`), else the one that is most
/// often in its header.
///
/// # Errors
///
/// The first thing that is wrong with it.
pub fn read_csv(bytes: &[u8], separator: Option<Separator>) -> Result<CsvFile, CsvError> {
    let at_start = |fault| CsvError { place: CellPlace { line: 1, column: 1, title: String::new() }, fault };
    if bytes.len() > MOST_BYTES {
        return Err(at_start(CsvFault::TooLarge));
    }
    let (text, encoding) = decoded(bytes).map_err(|encoding| at_start(CsvFault::NotInEncoding { encoding }))?;
    if text.contains('\0') {
        return Err(at_start(CsvFault::NotText));
    }
    let told =
        first_line(&text).strip_prefix("sep=").and_then(|sep| sep.parse().ok().and_then(Separator::from_character));
    let separator = separator.or(told).unwrap_or_else(|| separator_of(&text));
    let mut rows =
        Rows { text: &text, characters: text.char_indices().peekable(), separator, line: 1, header: Vec::new() };
    if told.is_some() {
        rows.next();
    }
    let Some(header) = rows.next().transpose()? else { return Err(at_start(CsvFault::Empty)) };
    rows.header = header.cells.iter().map(|title| title.trim().to_owned()).collect();
    while rows.header.last().is_some_and(String::is_empty) {
        rows.header.pop();
    }
    let mut read = Vec::new();
    while let Some(row) = rows.next() {
        let mut row = row?;
        let untitled = |column: usize| rows.header.get(column).is_none_or(String::is_empty);
        if let Some(extra) = (0..row.cells.len()).find(|&column| !row.cells[column].is_empty() && untitled(column)) {
            let fault = CsvFault::NoTitle { text: row.cells.swap_remove(extra) };
            return Err(CsvError { place: rows.place(row.line, extra), fault });
        }
        row.cells.truncate(rows.header.len());
        read.push(row);
    }
    Ok(CsvFile { encoding, separator, header_line: header.line, header: rows.header, rows: read })
}

fn first_line(text: &str) -> &str {
    text.split(['\r', '\n']).next().unwrap_or_default()
}

/// The separator that is most often outside of quotation marks in the first line that is not blank.
fn separator_of(text: &str) -> Separator {
    let header = first_line(text.trim_start_matches(['\r', '\n']));
    let count = |separator: Separator| {
        let outside = header.split('"').step_by(2);
        outside.map(|part| part.matches(separator.character()).count()).sum::<usize>()
    };
    // The last one of several equal ones would be taken.
    Separator::ALL.into_iter().rev().max_by_key(|&separator| count(separator)).unwrap_or(Separator::Comma)
}

impl CsvFile {
    /// The place of a cell, its column counted from 0.
    pub fn place(&self, row: &CsvRow, column: usize) -> CellPlace {
        CellPlace { line: row.line, column: column + 1, title: self.header.get(column).cloned().unwrap_or_default() }
    }

    /// The file with a fault in its header, the column counted from 0.
    pub(super) fn header_error(&self, column: usize, fault: CsvFault) -> CsvError {
        let title = self.header.get(column).cloned().unwrap_or_default();
        CsvError { place: CellPlace { line: self.header_line, column: column + 1, title }, fault }
    }
}

/// Reads the rows that are not blank.
struct Rows<'t> {
    text: &'t str,
    characters: Peekable<CharIndices<'t>>,
    separator: Separator,
    line: usize,
    header: Vec<String>,
}

impl Iterator for Rows<'_> {
    type Item = Result<CsvRow, CsvError>;

    fn next(&mut self) -> Option<Self::Item> {
        while self.characters.peek().is_some() {
            match self.row() {
                Ok(row) if row.cells.iter().all(|cell| cell.trim().is_empty()) => {}
                row => return Some(row),
            }
        }
        None
    }
}

impl Rows<'_> {
    fn place(&self, line: usize, column: usize) -> CellPlace {
        CellPlace { line, column: column + 1, title: self.header.get(column).cloned().unwrap_or_default() }
    }

    fn row(&mut self) -> Result<CsvRow, CsvError> {
        let mut row = CsvRow { line: self.line, cells: Vec::new() };
        loop {
            let column = row.cells.len();
            let line = self.line;
            let cell = if column < MOST_COLUMNS { self.cell() } else { Err(CsvFault::TooManyColumns) };
            row.cells.push(cell.map_err(|fault| CsvError { place: self.place(line, column), fault })?);
            match self.characters.next() {
                Some((_, character)) if character == self.separator.character() => {}
                Some((_, character)) => {
                    self.end_line(character);
                    return Ok(row);
                }
                None => return Ok(row),
            }
        }
    }

    /// A cell without its quotation marks and guards, up to the separator or line break behind it.
    fn cell(&mut self) -> Result<String, CsvFault> {
        if self.characters.next_if(|(_, character)| *character == '"').is_some() {
            return self.quoted();
        }
        let separator = self.separator.character();
        let is_end = |character: char| character == separator || matches!(character, '\r' | '\n');
        let start = self.offset();
        let mut length = 0;
        while self.characters.next_if(|(_, character)| !is_end(*character)).is_some() {
            length += 1;
        }
        if length > MOST_CHARACTERS {
            return Err(CsvFault::TooLong);
        }
        let end = self.offset();
        Ok(unguarded(&self.text[start..end]).to_owned())
    }

    fn offset(&mut self) -> usize {
        self.characters.peek().map_or(self.text.len(), |(offset, _)| *offset)
    }

    /// The rest of a cell behind its opening quotation mark.
    fn quoted(&mut self) -> Result<String, CsvFault> {
        let mut cell = String::new();
        let mut length = 0;
        loop {
            let (_, character) = self.characters.next().ok_or(CsvFault::UnclosedQuote)?;
            match character {
                '"' if self.characters.next_if(|(_, next)| *next == '"').is_none() => break,
                '\n' => self.line += 1,
                '\r' if self.characters.peek().is_none_or(|(_, next)| *next != '\n') => self.line += 1,
                _ => {}
            }
            cell.push(character);
            length += 1;
            if length > MOST_CHARACTERS {
                return Err(CsvFault::TooLong);
            }
        }
        let separator = self.separator.character();
        match self.characters.peek() {
            Some((_, next)) if *next != separator && !matches!(next, '\r' | '\n') => Err(CsvFault::TextBehindQuote),
            _ => Ok(unguarded(&cell).to_owned()),
        }
    }

    /// Steps behind a line break that starts with this character.
    fn end_line(&mut self, character: char) {
        if character == '\r' {
            self.characters.next_if(|(_, next)| *next == '\n');
        }
        self.line += 1;
    }
}
