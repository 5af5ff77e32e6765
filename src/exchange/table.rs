//! A table for people and spreadsheets: titled columns and cells that know what they are.

use std::fmt::Write as _;
use std::num::NonZeroU32;

use chrono::NaiveDate;

/// What a cell holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cell {
    /// Nothing, which is not zero.
    Nothing,
    /// Text, on as many lines as it takes.
    Text(String),
    /// A whole number.
    Whole(i64),
    /// A decimal number.
    Decimal(Decimal),
    /// A calendar date.
    Date(NaiveDate),
}

impl Cell {
    /// A text; nothing where it is empty.
    pub fn text(text: impl Into<String>) -> Cell {
        let text = text.into();
        if text.is_empty() { Cell::Nothing } else { Cell::Text(text) }
    }

    /// Whether it is a number, which stands on the right of its column.
    pub const fn is_number(&self) -> bool {
        matches!(self, Cell::Whole(_) | Cell::Decimal(_))
    }

    /// The cell as people read it.
    pub fn shown(&self, manner: &Manner<'_>) -> String {
        match self {
            Cell::Nothing => String::new(),
            Cell::Text(text) => text.clone(),
            Cell::Whole(number) => number.to_string(),
            Cell::Decimal(decimal) => decimal.written(manner.decimal_mark),
            Cell::Date(date) => (manner.date)(*date),
        }
    }
}

/// A decimal number with a fixed number of places, exact in them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decimal {
    /// The number times ten to the power of its places.
    units: i64,
    places: u8,
}

/// The sign between the whole part of a number and the rest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DecimalMark {
    /// As in 34.5.
    Point,
    /// As in 34,5.
    Comma,
}

impl DecimalMark {
    const fn character(self) -> char {
        match self {
            DecimalMark::Point => '.',
            DecimalMark::Comma => ',',
        }
    }
}

impl Decimal {
    /// The most places that are kept.
    const MOST_PLACES: u8 = 6;

    /// A fraction, halves rounded up, to at most six places.
    pub fn of_fraction(numerator: u32, denominator: NonZeroU32, places: u8) -> Decimal {
        let places = places.min(Decimal::MOST_PLACES);
        let denominator = i64::from(denominator.get());
        // At most 2³² times two million: no overflow.
        let twice = i64::from(numerator) * 10_i64.pow(places.into()) * 2;
        Decimal { units: (twice + denominator) / (2 * denominator), places }
    }

    /// Whole units of the last place, such as -125 at 1 place for -12.5.
    pub fn of_units(units: i64, places: u8) -> Decimal {
        Decimal { units, places: places.min(Decimal::MOST_PLACES) }
    }

    /// How many places it has.
    pub const fn places(self) -> u8 {
        self.places
    }

    /// For reckoning in a spreadsheet.
    pub fn value(self) -> f64 {
        self.units as f64 / 10_f64.powi(self.places.into())
    }

    /// The number as it is written with a decimal mark, without a separator of thousands.
    pub fn written(self, mark: DecimalMark) -> String {
        let scale = 10_u64.pow(self.places.into());
        let (whole, rest) = (self.units.unsigned_abs() / scale, self.units.unsigned_abs() % scale);
        let mut text = if self.units < 0 { format!("-{whole}") } else { whole.to_string() };
        if self.places > 0 {
            // Writing to a string cannot fail.
            let _ = write!(text, "{}{rest:0width$}", mark.character(), width = self.places.into());
        }
        text
    }
}

/// How a language writes what is read by people.
#[derive(Clone, Copy)]
pub struct Manner<'w> {
    /// The code of the language, such as `fr`.
    pub language: &'w str,
    /// How it writes decimal numbers.
    pub decimal_mark: DecimalMark,
    /// How it writes dates.
    pub date: &'w dyn Fn(NaiveDate) -> String,
}

/// A column: its title, and what it holds of an item.
pub struct Column<'c, T> {
    title: String,
    cell: Box<dyn Fn(&T) -> Cell + 'c>,
}

impl<'c, T> Column<'c, T> {
    /// A column.
    pub fn new(title: impl Into<String>, cell: impl Fn(&T) -> Cell + 'c) -> Column<'c, T> {
        Column { title: title.into(), cell: Box::new(cell) }
    }
}

/// A table. Every row has a cell for each column.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    title: String,
    columns: Vec<String>,
    rows: Vec<Vec<Cell>>,
}

impl Table {
    /// The table with a row for each item.
    pub fn new<T>(title: impl Into<String>, columns: Vec<Column<'_, T>>, items: impl IntoIterator<Item = T>) -> Table {
        let rows = items.into_iter().map(|item| columns.iter().map(|column| (column.cell)(&item)).collect()).collect();
        let columns = columns.into_iter().map(|column| column.title).collect();
        Table { title: title.into(), columns, rows }
    }

    /// Its title.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The titles of the columns.
    pub fn columns(&self) -> &[String] {
        &self.columns
    }

    /// The rows.
    pub fn rows(&self) -> &[Vec<Cell>] {
        &self.rows
    }

    /// Whether a column holds numbers and nothing else but gaps.
    pub(super) fn is_numeric(&self, column: usize) -> bool {
        let mut cells = self.rows.iter().filter_map(|row| row.get(column)).filter(|cell| **cell != Cell::Nothing);
        cells.clone().next().is_some() && cells.all(Cell::is_number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn average(points: u32, series: u32) -> String {
        let series = NonZeroU32::new(series).expect("not zero");
        Decimal::of_fraction(points, series, 2).written(DecimalMark::Point)
    }

    #[test]
    fn fractions_are_rounded_halves_up() {
        assert_eq!(average(69, 2), "34.50");
        assert_eq!(average(1, 3), "0.33");
        assert_eq!(average(2, 3), "0.67");
        assert_eq!(average(1, 8), "0.13");
        assert_eq!(average(u32::MAX, 1), "4294967295.00");
        assert_eq!(average(0, 7), "0.00");
    }

    #[test]
    fn decimals_are_written_as_the_language_does() {
        for (units, places, text) in [(-125, 1, "-12,5"), (-5, 1, "-0,5"), (7, 2, "0,07"), (12, 0, "12")] {
            assert_eq!(Decimal::of_units(units, places).written(DecimalMark::Comma), text);
        }
        assert_eq!(Decimal::of_units(i64::MIN, 0).written(DecimalMark::Point), i64::MIN.to_string());
        assert_eq!(Decimal::of_units(-125, 1).value(), -12.5);
    }
}
