//! Pairings, standings and crosstables on paper.

use chrono::NaiveDate;

use super::{Printing, Printout};
use crate::exchange;
use crate::exchange::paper::{Align, Block, Cell, Column, Content, Document, Part, Table};
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

/// Texts of so many letters at most stand in columns that are as wide as they are.
const SHORT: usize = 20;

/// A column of a table on paper, by what is in it.
fn column(title: &str, cells: &[&exchange::Cell]) -> Column {
    use exchange::Cell as Value;
    let is_number = cells.iter().any(|cell| cell.is_number());
    let is_text = !is_number || cells.iter().any(|cell| matches!(cell, Value::Text(_)));
    let is_long = |cell: &&Value| matches!(cell, Value::Text(text) if text.chars().count() > SHORT);
    match (is_text, cells.iter().any(is_long)) {
        (true, true) => Column::text(title),
        (true, false) => Column::short(title),
        (false, _) => Column::number(title),
    }
}

impl Words {
    /// Whose a document is, and when it is printed.
    pub fn imprint(&self, club: Option<&str>, date: NaiveDate) -> String {
        let date = self.date(date);
        match club {
            Some(club) => message!(self, "paper-imprint", club = club, date = date),
            None => message!(self, "paper-imprint-plain", date = date),
        }
    }

    /// Any table as a document, with its imprint.
    pub fn printed_table(&self, imprint: String, table: &exchange::Table) -> Document {
        let rows = table.rows();
        let columns = table.columns().iter().enumerate().map(|(place, title)| {
            let cells: Vec<_> = rows.iter().filter_map(|row| row.get(place)).collect();
            column(title, &cells)
        });
        let mut columns: Vec<Column> = columns.collect();
        // Somebody takes the room that is left over: names stand apart from figures then.
        let is_text = |column: &&mut Column| column.align == Align::Left;
        if columns.iter().all(|column| column.weight == 0)
            && let Some(first) = columns.iter_mut().find(is_text)
        {
            first.weight = 1;
        }
        // A date is read in one line.
        let shown = |cell: &exchange::Cell, manner: &exchange::Manner<'_>| match cell {
            exchange::Cell::Date(_) => cell.shown(manner).replace(' ', "\u{a0}"),
            _ => cell.shown(manner),
        };
        let texts: Vec<Vec<String>> = self
            .in_manner(|manner| rows.iter().map(|row| row.iter().map(|cell| shown(cell, manner)).collect()).collect());
        let block = match texts.is_empty() {
            true => Block::Text(message!(self, "paper-empty")),
            false => Block::Table(Table::of_texts(columns, texts)),
        };
        let title = table.title().to_owned();
        self.document(title.clone(), vec![Part { title, of: imprint, content: Content::Blocks(vec![block]) }])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exchange::paper::{Mark, Page, Paper, pages};
    use crate::exchange::{Cell as Value, Column as Titled, Table as Rows};
    use crate::words::Language;

    fn texts(page: &Page) -> Vec<&str> {
        fn text(mark: &Mark) -> Option<&str> {
            match mark {
                Mark::Text { text, .. } => Some(text),
                Mark::Rule { .. } => None,
            }
        }
        page.marks.iter().filter_map(text).collect()
    }

    #[test]
    fn every_page_of_a_table_has_its_titles_and_nothing_is_left_out() {
        let words = Words::in_language(Language::French);
        let date = NaiveDate::from_ymd_opt(2026, 12, 1).expect("a day");
        let name = |number: &usize| format!("{} {number}", "Zoë-Éléonore ".repeat(20).trim());
        let columns = vec![
            Titled::new("Place", |number: &usize| Value::Whole(i64::try_from(*number).unwrap_or(0))),
            Titled::new("Joueur", |number: &usize| Value::text(name(number))),
        ];
        let table = Rows::new("Classement", columns, 1..=60);
        let document = words.printed_table(words.imprint(Some("Les Renards"), date), &table);
        let pages = pages(&document, Paper::A4).expect("pages");
        assert!(pages.len() > 1);
        for (number, page) in (1..).zip(&pages) {
            let texts = texts(page);
            assert!(texts.contains(&"Joueur") && texts.contains(&format!("{number} / {}", pages.len()).as_str()));
            assert!(
                texts.iter().any(|text| text.contains("Les Renards · imprimé le 1er\u{a0}décembre")
                    || text.contains("Les Renards · imprimé le 1er décembre")),
                "{texts:?}"
            );
        }
        let names = pages.iter().flat_map(texts).filter(|text| text.contains("Zoë")).collect::<Vec<_>>().join(" ");
        assert_eq!(names.matches("Zoë-Éléonore").count(), 60 * 20);
    }

    #[test]
    fn a_date_stands_in_one_line_beside_long_texts() {
        let words = Words::in_language(Language::French);
        let date = NaiveDate::from_ymd_opt(2026, 9, 5).expect("a day");
        let columns = vec![
            Titled::new("Date", |_: &usize| Value::Date(date)),
            Titled::new("Remarque", |_: &usize| Value::text("Zoë-Éléonore ".repeat(40).trim())),
        ];
        let table = Rows::new("Séries", columns, 0..1);
        let pages = pages(&words.printed_table(words.imprint(None, date), &table), Paper::A4).expect("pages");
        let texts = texts(&pages[0]);
        assert!(texts.iter().any(|text| text.replace('\u{a0}', " ") == "5 sept. 2026"), "{texts:?}");
    }

    #[test]
    fn an_empty_table_says_so() {
        let words = Words::in_language(Language::English);
        let date = NaiveDate::from_ymd_opt(2026, 12, 1).expect("a day");
        let table = Rows::new("Players", vec![Titled::new("Name", |name: &&str| Value::text(*name))], [] as [&str; 0]);
        let pages = pages(&words.printed_table(words.imprint(None, date), &table), Paper::A4).expect("pages");
        assert_eq!(texts(&pages[0]), ["Players", "Printed on 1 December 2026", "There is nothing in this list."]);
    }
}
