//! Aligned lines for a chat or a terminal.

use comfy_table::{CellAlignment, ContentArrangement, presets};

use super::table::{Manner, Table};

/// The title of the table and its lines, as wide as they need to be.
pub(super) fn text(table: &Table, manner: &Manner<'_>) -> String {
    let mut lines = comfy_table::Table::new();
    lines.load_style(presets::NOTHING).set_content_arrangement(ContentArrangement::Disabled);
    lines.set_header(table.columns());
    lines.add_rows(table.rows().iter().map(|row| row.iter().map(|cell| cell.shown(manner)).collect::<Vec<_>>()));
    for (index, column) in lines.column_iter_mut().enumerate() {
        column.set_padding((0, 2));
        if table.is_numeric(index) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    let mut text = format!("{}\n\n", table.title());
    for line in lines.lines() {
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}
