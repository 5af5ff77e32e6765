//! Results as tables for people, or as JSON for programs.

use std::io::{self, Write as _};

use clap::Args;
use comfy_table::{Cell, CellAlignment, ContentArrangement, presets};
use serde::Serialize;

use super::results;
use crate::exchange::paper;

/// What every command that prints data takes.
#[derive(Args)]
pub(super) struct Form {
    /// Whether to print JSON.
    #[arg(long)]
    pub(super) json: bool,
}

/// A column: its title, and on which side its texts stand.
pub(super) struct Column {
    title: String,
    alignment: CellAlignment,
}

/// A column of texts.
pub(super) fn text(title: String) -> Column {
    Column { title, alignment: CellAlignment::Left }
}

/// A column of numbers.
pub(super) fn number(title: String) -> Column {
    Column { title, alignment: CellAlignment::Right }
}

/// A table as wide as the terminal: what is too long goes on in the next line and is never cut.
pub(super) struct Table(comfy_table::Table);

impl Table {
    /// A table without rows.
    pub(super) fn new<const N: usize>(columns: [Column; N]) -> Table {
        Table::of(columns.into())
    }

    /// A table without rows, with as many columns as there happen to be.
    pub(super) fn of(columns: Vec<Column>) -> Table {
        let mut table = comfy_table::Table::new();
        table.load_style(presets::NOTHING);
        if let Some((terminal_size::Width(width), _)) = terminal_size::terminal_size_of(io::stdout()) {
            table.set_content_arrangement(ContentArrangement::Dynamic).set_width(width);
        }
        let alignments: Vec<_> = columns.iter().map(|column| column.alignment).collect();
        table.set_header(columns.into_iter().map(|column| Cell::new(column.title)));
        for (column, alignment) in table.column_iter_mut().zip(alignments) {
            column.set_padding((0, 2)).set_cell_alignment(alignment);
        }
        Table(table)
    }

    /// The same table as it is printed on paper.
    pub(super) fn of_paper(paper: &paper::Table) -> Table {
        let column = |column: &paper::Column| match column.align {
            paper::Align::Right => number(column.title.clone()),
            paper::Align::Left | paper::Align::Centre => text(column.title.clone()),
        };
        let mut table = Table::of(paper.columns.iter().map(column).collect());
        let cell = |cell: &paper::Cell| match cell {
            paper::Cell::Text(text) | paper::Cell::Strong(text) => text.clone(),
            paper::Cell::Tick | paper::Cell::Blank(..) => String::new(),
        };
        for row in &paper.rows {
            table.0.add_row(row.iter().map(cell).collect::<Vec<_>>());
        }
        table
    }

    /// Adds a row.
    pub(super) fn row<const N: usize>(&mut self, cells: [String; N]) {
        self.0.add_row(cells);
    }

    /// Prints the table.
    pub(super) fn print(&self) -> io::Result<()> {
        writeln!(results(), "{}", self.0.trim_fmt())
    }
}

/// Prints one value as JSON.
pub(super) fn print_json(value: &impl Serialize) -> io::Result<()> {
    let mut out = io::BufWriter::new(results());
    serde_json::to_writer_pretty(&mut out, value)?;
    writeln!(out)?;
    out.flush()
}
