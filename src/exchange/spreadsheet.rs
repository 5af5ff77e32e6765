//! Workbooks: numbers are numbers and dates are dates.

use std::io;

use chrono::{Datelike as _, NaiveDate};
use rust_xlsxwriter::{DocProperties, Format, Workbook, Worksheet, XlsxError};

use super::table::{Cell, Decimal, Table};
use super::watch::Watch;
use super::written::Unwritable;

/// The units of UTF-16 that a cell holds.
const MOST_IN_CELL: usize = 32_767;

/// The units of UTF-16 that the name of a sheet holds.
const MOST_IN_NAME: usize = 31;

/// The rows of a sheet, its header among them, and its columns.
const MOST_CELLS: (usize, usize) = (1 << 20, 1 << 14);

/// The day before which a spreadsheet has no dates.
const FIRST_YEAR: i32 = 1900;

/// Cells beyond this width are wrapped; wider ones would push everything else off the page.
const WIDEST: u32 = 500;

/// How far the work is once all cells are filled, and once the columns are as wide as they need to be.
const ROWS: f32 = 0.3;
const FITTED: f32 = 0.5;

/// The table as a workbook with one sheet.
pub(super) fn xlsx(table: &Table, watch: Watch<'_>) -> Result<Vec<u8>, Unwritable> {
    let (rows, columns) = (table.rows().len(), table.columns().len());
    if rows + 1 > MOST_CELLS.0 || columns > MOST_CELLS.1 {
        return Err(Unwritable::TooManyCells { rows, columns });
    }
    let too_long = (1..).zip(table.rows()).find_map(|(row, cells)| {
        let mut lengths = cells.iter().map(length).zip(table.columns());
        lengths.find(|(length, _)| *length > MOST_IN_CELL).map(|(length, column)| (row, length, column))
    });
    if let Some((row, length, column)) = too_long {
        return Err(Unwritable::TextTooLong { row, column: column.clone(), length, most: MOST_IN_CELL });
    }
    let failed = |error: XlsxError| Unwritable::Io(io::Error::other(error));
    let mut workbook = workbook(table).map_err(failed)?;
    let sheet = workbook.worksheet_from_index(0).map_err(failed)?;
    for (done, (row, cells)) in (1..).zip(table.rows()).enumerate() {
        if watch(ROWS * done as f32 / rows as f32).is_break() {
            return Err(Unwritable::GivenUp);
        }
        for (column, cell) in (0..).zip(cells) {
            write(sheet, row, column, cell).map_err(failed)?;
        }
    }
    sheet.set_autofit_max_width(WIDEST).autofit();
    if watch(FITTED).is_break() {
        return Err(Unwritable::GivenUp);
    }
    workbook.save_to_buffer().map_err(failed)
}

fn length(cell: &Cell) -> usize {
    match cell {
        Cell::Text(text) => text.encode_utf16().count(),
        _ => 0,
    }
}

/// The workbook with the head of the table.
fn workbook(table: &Table) -> Result<Workbook, XlsxError> {
    let mut workbook = Workbook::new();
    // The moment of writing would make equal tables different files.
    let created = NaiveDate::from_ymd_opt(2000, 1, 1).and_then(|date| date.and_hms_opt(0, 0, 0)).unwrap_or_default();
    workbook.set_properties(&DocProperties::new().set_title(table.title()).set_creation_datetime(&created.and_utc()));
    let sheet = workbook.add_worksheet();
    if let Some(name) = sheet_name(table.title()) {
        sheet.set_name(name)?;
    }
    let header = Format::new().set_bold().set_text_wrap();
    for (column, title) in (0..).zip(table.columns()) {
        sheet.write_string_with_format(0, column, title, &header)?;
    }
    sheet.set_freeze_panes(1, 0)?;
    sheet.set_repeat_rows(0, 0)?;
    sheet.set_paper_size(9); // A4
    Ok(workbook)
}

fn write(sheet: &mut Worksheet, row: u32, column: u16, cell: &Cell) -> Result<(), XlsxError> {
    match cell {
        Cell::Nothing => {}
        Cell::Text(text) => {
            sheet.write_string(row, column, text)?;
        }
        Cell::Whole(number) => {
            sheet.write_number(row, column, *number as f64)?;
        }
        Cell::Decimal(decimal) => {
            sheet.write_number_with_format(row, column, decimal.value(), &places(*decimal))?;
        }
        Cell::Date(date) if date.year() < FIRST_YEAR => {
            sheet.write_string(row, column, date.to_string())?;
        }
        Cell::Date(date) => {
            sheet.write_date_with_format(row, column, date, &Format::new().set_num_format("yyyy-mm-dd"))?;
        }
    }
    Ok(())
}

fn places(decimal: Decimal) -> Format {
    let zeros = "0".repeat(decimal.places().into());
    Format::new().set_num_format(if zeros.is_empty() { "0".to_owned() } else { format!("0.{zeros}") })
}

/// A title as the name of a sheet, which is short, lacks some signs and is not `History`; `None` where nothing is left.
fn sheet_name(title: &str) -> Option<String> {
    let allowed = title.replace(['[', ']', ':', '*', '?', '/', '\\'], " ");
    let mut length = 0;
    let short: String = allowed
        .trim_matches([' ', '\''])
        .chars()
        .take_while(|character| {
            length += character.len_utf16();
            length <= MOST_IN_NAME
        })
        .collect();
    let name = short.trim_matches([' ', '\'']);
    (!name.is_empty() && !name.eq_ignore_ascii_case("history")).then(|| name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exchange::watch::ALONE;

    #[test]
    fn names_of_sheets_keep_the_rules() {
        for (title, name) in [
            ("Classement", Some("Classement")),
            ("Saison 2025/2026: [A] 'x'", Some("Saison 2025 2026   A  'x")),
            ("Les joueurs de la saison deux mille vingt-six", Some("Les joueurs de la saison deux m")),
            ("🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊", Some("🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊")),
            ("history", None),
            ("'/'", None),
        ] {
            assert_eq!(sheet_name(title).as_deref(), name);
            let table = Table::new::<()>(title, Vec::new(), []);
            assert!(xlsx(&table, ALONE).is_ok(), "{title}");
        }
    }
}
