//! A page of HTML that needs nothing else and prints well.

use std::io;

use askama::Template;

use super::table::{Cell, Manner, Table};

/// What the template shows.
#[derive(Template)]
#[template(path = "table.html")]
struct Page<'t> {
    language: &'t str,
    title: &'t str,
    columns: Vec<(&'t str, bool)>,
    rows: Vec<Vec<Shown>>,
}

/// A cell as it stands on the page.
struct Shown {
    text: String,
    is_number: bool,
    /// For machines, where people see a date in their language.
    date: Option<String>,
}

/// The table as a page.
pub(super) fn page(table: &Table, manner: &Manner<'_>) -> io::Result<String> {
    let shown = |cell: &Cell| Shown {
        text: cell.shown(manner),
        is_number: cell.is_number(),
        date: if let Cell::Date(date) = cell { Some(date.to_string()) } else { None },
    };
    let columns = table.columns().iter().enumerate();
    let page = Page {
        language: manner.language,
        title: table.title(),
        columns: columns.map(|(column, title)| (title.as_str(), table.is_numeric(column))).collect(),
        rows: table.rows().iter().map(|row| row.iter().map(shown).collect()).collect(),
    };
    page.render().map_err(io::Error::other)
}
