//! The forms in which a table goes out.

use std::io;

use serde::{Serialize, Serializer};
use thiserror::Error;

use super::csv::{CsvForm, csv};
use super::table::{Cell, Manner, Table};
use super::watch::{ALONE, Watch};
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
    /// A list of objects for programs, whose fields are the titles of the columns.
    Json,
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
    /// It was given up before it was done.
    #[error("given up")]
    GivenUp,
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
    written_watched(table, form, manner, ALONE)
}

/// The same, where somebody sees how far it is.
///
/// # Errors
///
/// Those, and [`Unwritable::GivenUp`].
pub fn written_watched(
    table: &Table,
    form: Form,
    manner: &Manner<'_>,
    watch: Watch<'_>,
) -> Result<Vec<u8>, Unwritable> {
    match form {
        Form::Csv => csv(table, CsvForm::Plain, watch),
        Form::CsvForSpreadsheets => csv(table, CsvForm::ForSpreadsheets(manner.decimal_mark), watch),
        Form::Xlsx => spreadsheet::xlsx(table, watch),
        Form::Page => Ok(page::page(table, manner)?.into_bytes()),
        Form::Text => Ok(chat::text(table, manner).into_bytes()),
        Form::Json => Ok(json(table).map_err(io::Error::from)?),
    }
}

fn json(table: &Table) -> serde_json::Result<Vec<u8>> {
    let rows: Vec<_> = table.rows().iter().map(|cells| Row { titles: table.columns(), cells }).collect();
    let mut text = serde_json::to_vec_pretty(&rows)?;
    text.push(b'\n');
    Ok(text)
}

/// A row as an object, its fields in the order of the columns.
struct Row<'t> {
    titles: &'t [String],
    cells: &'t [Cell],
}

impl Serialize for Row<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.titles.iter().zip(self.cells))
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Cell::Nothing => serializer.serialize_none(),
            Cell::Text(text) => serializer.serialize_str(text),
            Cell::Whole(number) => serializer.serialize_i64(*number),
            Cell::Decimal(decimal) => serializer.serialize_f64(decimal.value()),
            Cell::Date(date) => date.serialize(serializer),
        }
    }
}
