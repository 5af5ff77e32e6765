//! Pairings, standings and crosstables on paper.

use super::{Printing, Printout};
use crate::exchange;
use crate::exchange::paper::{Block, Cell, Column, Content, Document, Part, Table};
use crate::words::{Event, Winner, Words, message};

impl Words {
    /// A round, by tables or by names.
    pub(super) fn pairings(&self, event: &Event<'_>, what: Printout, printing: &Printing) -> Part {
        let Some(round) = event.round(printing) else { return self.no_round(event, what) };
        let table = if what == Printout::PairingsByName {
            self.round_by_name(event, round)
        } else {
            let table = self.round_table(event, round, Winner::Marked);
            if event.has_results(round) { table } else { without_results(table, self) }
        };
        let mut blocks = vec![Block::Table(Table { letters: 11.0, ..table })];
        if what == Printout::Pairings {
            blocks.extend(self.round_outs(event, round.number).into_iter().map(Block::Text));
        }
        Part { title: self.printout(what), of: self.of_round(event, round), content: Content::Blocks(blocks) }
    }

    /// Standings or crosstables, one for each group.
    pub(super) fn ranked(&self, event: &Event<'_>, what: Printout, printing: &Printing) -> Part {
        let Some(stage) = event.stage(printing) else { return self.no_stage(event, what) };
        let tables = event.tables(stage, printing.as_of);
        let mut blocks = Vec::new();
        for (group, table) in &tables {
            let (title, table) = match what {
                Printout::Crosstable => {
                    (self.crosstable_title(event.tournament, *group, table), self.cross_table(event, table))
                }
                _ => {
                    let title = self.standings_title(event.tournament, *group, table);
                    (title, without_remarks(self.ranked_table(event, table)))
                }
            };
            blocks.extend([Block::Heading(title), Block::Table(table)]);
        }
        let note = match what {
            Printout::Crosstable => Some(message!(self, "tournament-letters")),
            _ => self.unplayed_note(event, &tables),
        };
        blocks.extend(note.map(Block::Text));
        self.part(event, what, blocks)
    }
}

/// Who plays whom, before anything is played.
fn without_results(table: Table, words: &Words) -> Table {
    let columns =
        vec![table.columns[0].clone(), table.columns[1].clone(), Column::text(message!(words, "column-player"))];
    let rows = table.rows.into_iter().map(|row| {
        let mut cells = row.into_iter();
        [cells.next(), cells.next(), cells.nth(1)].into_iter().flatten().collect()
    });
    Table { columns, rows: rows.collect(), ..Table::new(Vec::new(), Vec::new()) }
}

/// A table without its last column where nothing stands in it.
fn without_remarks(mut table: Table) -> Table {
    let is_empty = |row: &Vec<Cell>| row.last().is_none_or(|cell| matches!(cell, Cell::Text(text) if text.is_empty()));
    if table.rows.iter().all(is_empty) {
        table.columns.pop();
        for row in &mut table.rows {
            row.pop();
        }
    }
    table
}

impl Words {
    /// The standings of a season, or of whatever a table is of.
    pub fn printed_standings(&self, club: String, standings: &exchange::Table) -> Document {
        let rows = standings.rows();
        let columns = standings.columns().iter().enumerate().map(|(place, title)| {
            let is_text =
                rows.iter().filter_map(|row| row.get(place)).any(|cell| matches!(cell, exchange::Cell::Text(_)));
            if is_text { Column::text(title) } else { Column::number(title) }
        });
        let columns = columns.collect();
        let rows: Vec<Vec<String>> = self
            .in_manner(|manner| rows.iter().map(|row| row.iter().map(|cell| cell.shown(manner)).collect()).collect());
        let block = match rows.is_empty() {
            true => Block::Text(message!(self, "paper-no-series")),
            false => Block::Table(Table::of_texts(columns, rows)),
        };
        let title = standings.title().to_owned();
        self.document(title.clone(), vec![Part { title, of: club, content: Content::Blocks(vec![block]) }])
    }
}
