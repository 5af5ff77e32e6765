//! Which column of a file is which, whatever the case, accents and blanks of its title.

use std::collections::HashMap;
use std::hash::Hash;

use super::read::{CellPlace, CsvError, CsvFault, CsvFile, CsvRow};
use crate::club::search_key;

/// The columns of a file: which one each is, if it is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::exchange) struct Columns<C: Eq + Hash> {
    known: HashMap<C, usize>,
}

impl<C: Copy + Eq + Hash> Columns<C> {
    /// Recognises the columns of a file by their titles in plain small letters, with `_` between words.
    ///
    /// # Errors
    ///
    /// When two titles mean the same column.
    pub(in crate::exchange) fn of(
        file: &CsvFile,
        from_title: impl Fn(&str) -> Option<C>,
    ) -> Result<Columns<C>, CsvError> {
        let mut known = HashMap::new();
        for (column, title) in file.header.iter().enumerate() {
            let Some(which) = from_title(&plain(title)) else { continue };
            if known.insert(which, column).is_some() {
                return Err(file.header_error(column, CsvFault::TitleTwice { title: title.clone() }));
            }
        }
        Ok(Columns { known })
    }

    /// The place of a column, from 0.
    pub(in crate::exchange) fn position(&self, which: C) -> Option<usize> {
        self.known.get(&which).copied()
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

    /// Where the cell of a row in a column is, or would be.
    pub(in crate::exchange) fn place(&self, file: &CsvFile, row: &CsvRow, which: C) -> CellPlace {
        file.place(row, self.position(which).unwrap_or_default())
    }

    /// The columns that are known, in no order.
    pub(in crate::exchange) fn iter(&self) -> impl Iterator<Item = C> {
        self.known.keys().copied()
    }

    /// The titles of the columns that nobody knows.
    pub(in crate::exchange) fn unknown(&self, file: &CsvFile) -> Vec<String> {
        let is_known = |column: usize| self.known.values().any(|known| *known == column);
        let unknown = file.header.iter().enumerate().filter(|(column, title)| !title.is_empty() && !is_known(*column));
        unknown.map(|(_, title)| title.clone()).collect()
    }

    /// What a row holds in a column; `None` where the file has no such column.
    pub(in crate::exchange) fn cell<'r>(&self, row: &'r CsvRow, which: C) -> Option<&'r str> {
        Some(row.cells.get(self.position(which)?).map_or("", String::as_str))
    }
}

/// A title in plain small letters, with `_` between words.
fn plain(title: &str) -> String {
    let key = search_key(title);
    key.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect::<Vec<_>>().join("_")
}
