//! The forms in which a table goes out.

use std::io;

use thiserror::Error;

use super::csv::{CsvForm, csv};
use super::table::{Manner, Table};
use super::{chat, page, spreadsheet};

/// A form of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Form {
    /// CSV for programs.
    Csv,
    /// CSV for a spreadsheet in the reader's language.
    CsvForSpreadsheets,
    /// A workbook of Excel 2007 and later.
    Xlsx,
    /// A page of HTML that needs nothing else.
    Page,
    /// Aligned lines for a chat or a terminal.
    Text,
}

/// Why a table cannot be written.
#[derive(Debug, Error)]
pub enum Unwritable {
    /// A spreadsheet cannot hold a text of that length.
    #[error("row {row} of {column}: {length} characters, a spreadsheet holds {most}")]
    TextTooLong {
        /// The number of the row, from 1.
        row: usize,
        /// The title of the column.
        column: String,
        /// How long it is, in the units of UTF-16 by which a spreadsheet counts.
        length: usize,
        /// How long it can be.
        most: usize,
    },
    /// A spreadsheet cannot hold that many rows or columns.
    #[error("{rows} rows of {columns} columns are too many for a spreadsheet")]
    TooManyCells {
        /// How many rows there are.
        rows: usize,
        /// How many columns.
        columns: usize,
    },
    /// Writing failed.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// The table in a form. Equal tables give equal bytes.
///
/// # Errors
///
/// When a spreadsheet cannot hold it.
pub fn written(table: &Table, form: Form, manner: &Manner<'_>) -> Result<Vec<u8>, Unwritable> {
    match form {
        Form::Csv => Ok(csv(table, CsvForm::Plain)?),
        Form::CsvForSpreadsheets => Ok(csv(table, CsvForm::ForSpreadsheets(manner.decimal_mark))?),
        Form::Xlsx => spreadsheet::xlsx(table),
        Form::Page => Ok(page::page(table, manner)?.into_bytes()),
        Form::Text => Ok(chat::text(table, manner).into_bytes()),
    }
}
