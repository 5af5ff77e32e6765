//! Writing CSV.

use std::io;

use csv::{Terminator, WriterBuilder};

use super::guard::guarded;
use crate::exchange::table::{Cell, DecimalMark, Table};
use crate::exchange::watch::{Watch, far};
use crate::exchange::written::Unwritable;

/// For whom CSV is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::exchange) enum CsvForm {
    /// For programs.
    Plain,
    /// For a spreadsheet in a language that writes numbers so.
    ForSpreadsheets(DecimalMark),
}

impl CsvForm {
    const fn separator(self) -> u8 {
        match self {
            CsvForm::ForSpreadsheets(DecimalMark::Comma) => b';',
            CsvForm::Plain | CsvForm::ForSpreadsheets(DecimalMark::Point) => b',',
        }
    }

    fn cell(self, cell: &Cell) -> String {
        let (mark, for_spreadsheets) = match self {
            CsvForm::Plain => (DecimalMark::Point, false),
            CsvForm::ForSpreadsheets(mark) => (mark, true),
        };
        match cell {
            Cell::Nothing => String::new(),
            Cell::Text(text) => guarded(text, for_spreadsheets).into_owned(),
            Cell::Whole(number) => number.to_string(),
            Cell::Decimal(decimal) => decimal.written(mark),
            Cell::Date(date) => date.to_string(),
        }
    }
}

/// The table as CSV, without its title.
pub(in crate::exchange) fn csv(table: &Table, form: CsvForm, watch: Watch<'_>) -> Result<Vec<u8>, Unwritable> {
    let start = if form == CsvForm::Plain { "" } else { "\u{feff}" };
    let mut writer = WriterBuilder::new()
        .delimiter(form.separator())
        .terminator(Terminator::CRLF)
        .from_writer(start.as_bytes().to_vec());
    writer.write_record(table.columns()).map_err(io::Error::from)?;
    for (done, row) in table.rows().iter().enumerate() {
        if far(watch, done, table.rows().len()).is_break() {
            return Err(Unwritable::GivenUp);
        }
        writer.write_record(row.iter().map(|cell| form.cell(cell))).map_err(io::Error::from)?;
    }
    Ok(writer.into_inner().map_err(|error| error.into_error())?)
}
