//! CSV by RFC 4180: written for programs or for spreadsheets, and read whatever spreadsheet wrote it.
//!
//! **For programs**: UTF-8, `,` between cells, `.` in numbers. **For spreadsheets**: the same behind a byte-order mark, in
//! languages with a decimal comma with `;` between cells and `,` in numbers. Lines end in CR LF; dates are `2026-11-29`.
//!
//! **Formulas**: a spreadsheet would run a text that starts with `=`, `+`, `-`, `@`, their full-width forms, a tab or a line
//! break. For spreadsheets such a text gets an apostrophe in front; numbers never do. Reading takes one apostrophe away from
//! a text that is apostrophes and then such a character, and from no other: `'=x` is `=x`, and `'t Hart` stays. So that this
//! is exact, texts that have apostrophes before such a character get another one in both forms.

mod columns;
mod guard;
mod read;
mod write;

pub(super) use columns::Columns;
pub use read::read_csv;
pub use read::{
    AtCell, CellPlace, CsvError, CsvFault, CsvFile, CsvRow, MOST_BYTES, MOST_CHARACTERS, MOST_COLUMNS, Separator,
};
pub(super) use write::{CsvForm, csv};
