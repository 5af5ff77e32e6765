//! Which column of a file is which, whatever the case, accents and blanks of its title.

use super::read::{CsvError, CsvFault, CsvFile, CsvRow};
use crate::club::search_key;

/// The columns of a file: which one each is, if it is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::exchange) struct Columns<C> {
    known: Vec<Option<C>>,
}

impl<C: Copy + PartialEq> Columns<C> {
    /// Recognises the columns of a file by their titles in plain small letters, with `_` between words.
    ///
    /// # Errors
    ///
    /// When two titles mean the same column.
    pub(in crate::exchange) fn of(
        file: &CsvFile,
        from_title: impl Fn(&str) -> Option<C>,
    ) -> Result<Columns<C>, CsvError> {
        let known: Vec<_> = file.header.iter().map(|title| from_title(&plain(title))).collect();
        for (column, which) in known.iter().enumerate().filter(|(_, which)| which.is_some()) {
            if known[..column].contains(which) {
                let title = file.header[column].clone();
                return Err(file.header_error(column, CsvFault::TitleTwice { title }));
            }
        }
        Ok(Columns { known })
    }

    /// The place of a column, from 0.
    pub(in crate::exchange) fn position(&self, which: C) -> Option<usize> {
        self.known.iter().position(|known| *known == Some(which))
    }

    /// The place of a column, from 0.
    ///
    /// # Errors
    ///
    /// When there is none.
    pub(in crate::exchange) fn required(
        &self,
        file: &CsvFile,
        which: C,
        title: &'static str,
    ) -> Result<usize, CsvError> {
        self.position(which).ok_or_else(|| file.header_error(0, CsvFault::MissingColumn { title }))
    }

    /// The titles of the columns that nobody knows.
    pub(in crate::exchange) fn unknown(&self, file: &CsvFile) -> Vec<String> {
        let unknown = file.header.iter().zip(&self.known).filter(|(title, known)| known.is_none() && !title.is_empty());
        unknown.map(|(title, _)| title.clone()).collect()
    }

    /// What a row holds in a column; `None` where the file has no such column.
    pub(in crate::exchange) fn cell<'r>(&self, row: &'r CsvRow, which: C) -> Option<&'r str> {
        row.cells.get(self.position(which)?).map(String::as_str)
    }
}

/// A title in plain small letters, with `_` between words.
fn plain(title: &str) -> String {
    let key = search_key(title);
    key.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect::<Vec<_>>().join("_")
}
