//! Tables: how wide columns are, and rows as pieces.

use std::rc::Rc;

use super::document::{Align, Cell, Column, Table};
use super::faces::{Face, Faces, Line, Style};
use super::flow::{MILLIMETRE, Mark, Piece, SMALLEST, Within};

/// White on both sides of a cell, as a part of the size of its letters.
const PADDING: f32 = 0.45;

/// White above and below the text of a cell.
const ABOVE: f32 = 0.2;

/// The side of a box to tick.
const TICK: f32 = 1.0;

/// How wide the columns of a table can be.
struct Widths {
    least: Vec<f32>,
    most: Vec<f32>,
}

fn text_style(size: f32) -> Style {
    Style { face: Face::Text, size }
}

fn strong_style(size: f32) -> Style {
    Style { face: Face::Strong, size }
}

/// Titles of columns are a little smaller than what stands below them.
fn title_style(size: f32) -> Style {
    Style { face: Face::Strong, size: size * 0.9 }
}

/// A word that is longer, in sizes of its letters, is broken: one name without an end must not make all others small.
const LONGEST_WORD: f32 = 14.0;

/// Least and most width of a cell without its padding.
fn cell_widths(faces: &Faces, cell: &Cell, size: f32) -> (f32, f32) {
    let of = |style: Style, text: &str| {
        let word = faces.widest_word(style, text).min(LONGEST_WORD * style.size);
        (word, faces.widest_line(style, text))
    };
    match cell {
        Cell::Text(text) => of(text_style(size), text),
        Cell::Strong(text) => of(strong_style(size), text),
        Cell::Tick => (size * TICK, size * TICK),
        Cell::Blank(millimetres, hint) => {
            let (hint, _) = of(text_style(size * 0.7), hint);
            let width = (f32::from(*millimetres) * MILLIMETRE).max(hint);
            (width, width)
        }
    }
}

impl Widths {
    fn of(faces: &Faces, table: &Table, size: f32) -> Widths {
        let padding = 2.0 * PADDING * size;
        let (mut least, mut most) = (Vec::new(), Vec::new());
        for (place, column) in table.columns.iter().enumerate() {
            let title = faces.widest_word(title_style(size), &column.title);
            // A title makes its column wider than its figures, but not by all of a sentence.
            let whole = faces.widest_line(title_style(size), &column.title).min(title.max(size * 6.0));
            let cells = table.rows.iter().filter_map(|row| row.get(place)).map(|cell| cell_widths(faces, cell, size));
            let (low, high) = cells.fold((title, whole), |(low, high), (least, most)| (low.max(least), high.max(most)));
            least.push(low + padding);
            most.push(high.max(low) + padding);
        }
        Widths { least, most }
    }

    fn fit(&self, width: f32) -> bool {
        self.least.iter().sum::<f32>() <= width + 0.01
    }

    /// Widths that come to `width`, or to less where no column takes what is left over. Where even the least ones are too
    /// wide, all columns give of theirs, and words are broken.
    fn shared(&self, width: f32, columns: &[Column]) -> Vec<f32> {
        let (least, most): (f32, f32) = (self.least.iter().sum(), self.most.iter().sum());
        if most <= width {
            let weights: f32 = columns.iter().map(|column| f32::from(column.weight)).sum();
            let part = if weights > 0.0 { (width - most) / weights } else { 0.0 };
            return self
                .most
                .iter()
                .zip(columns)
                .map(|(most, column)| most + part * f32::from(column.weight))
                .collect();
        }
        if least <= width {
            // Names before the titles of figures, which are rather read in two lines.
            let is_text = |place: usize| columns.get(place).is_some_and(|column| column.weight > 0);
            let needs = |place: usize| self.most[place] - self.least[place];
            let texts: f32 = (0..columns.len()).filter(|&place| is_text(place)).map(needs).sum();
            let others: f32 = (0..columns.len()).filter(|&place| !is_text(place)).map(needs).sum();
            let room = width - least;
            let of = |needed: f32, room: f32| if needed > 0.0 { (room / needed).clamp(0.0, 1.0) } else { 0.0 };
            let parts = (of(texts, room), of(others, room - texts));
            let part = |place: usize| if is_text(place) { parts.0 } else { parts.1 };
            return (0..columns.len()).map(|place| self.least[place] + needs(place) * part(place)).collect();
        }
        self.least.iter().map(|one| one * width / least).collect()
    }
}

/// Whether a table fits into a width with letters that are easily read.
pub(super) fn fits(faces: &Faces, table: &Table, width: f32) -> bool {
    Widths::of(faces, table, table.letters.min(8.5)).fit(width)
}

/// The title row and the rows of a table, each for one page.
pub(super) fn pieces(faces: &Faces, table: &Table, width: f32, room: f32, scale: f32) -> Vec<Piece> {
    let mut size = table.letters * scale;
    let mut widths = Widths::of(faces, table, size);
    while !widths.fit(width) && size > SMALLEST {
        size = (size - 0.5).max(SMALLEST);
        widths = Widths::of(faces, table, size);
    }
    if !widths.fit(width) && table.columns.len() > table.lead + 1 {
        let groups = groups(&widths.least, table.lead, width);
        if groups.len() > 1 {
            return groups
                .into_iter()
                .flat_map(|group| pieces(faces, &part(table, &group), width, room, scale))
                .collect();
        }
    }
    let set = Set { faces, table, size, scale, widths: widths.shared(width, &table.columns) };
    set.pieces(room)
}

/// Which columns stand beside one another, where not all fit: the leading ones each time.
fn groups(least: &[f32], lead: usize, width: f32) -> Vec<Vec<usize>> {
    let leading: f32 = least[..lead].iter().sum();
    let mut groups: Vec<Vec<usize>> = Vec::new();
    let mut left = 0.0;
    for (place, wide) in least.iter().enumerate().skip(lead) {
        match groups.last_mut() {
            Some(group) if *wide <= left => group.push(place),
            _ => {
                groups.push((0..lead).chain([place]).collect());
                left = width - leading;
            }
        }
        left -= wide;
    }
    groups
}

fn part(table: &Table, columns: &[usize]) -> Table {
    let row = |row: &Vec<Cell>| columns.iter().filter_map(|&column| row.get(column).cloned()).collect();
    Table {
        columns: columns.iter().filter_map(|&column| table.columns.get(column).cloned()).collect(),
        rows: table.rows.iter().map(row).collect(),
        ..table.clone()
    }
}

/// A table that is being set.
struct Set<'t> {
    faces: &'t Faces,
    table: &'t Table,
    size: f32,
    scale: f32,
    widths: Vec<f32>,
}

impl Set<'_> {
    fn pieces(&self, room: f32) -> Vec<Piece> {
        let head = Rc::new(self.head());
        let mut pieces = Vec::new();
        if head.height > 0.0 {
            pieces.push(Piece { keeps_next: true, ..(*head).clone() });
        }
        for row in &self.table.rows {
            let rows = self.row(row, room - head.height);
            pieces.extend(rows.into_iter().map(|piece| Piece { head: Some(Rc::clone(&head)), ..piece }));
        }
        if let Some(last) = pieces.last_mut().filter(|last| last.head.is_none()) {
            last.keeps_next = false;
        }
        pieces.push(Piece { keeps_next: false, ..Piece::gap(8.0 * self.scale) });
        pieces
    }

    fn total(&self) -> f32 {
        self.widths.iter().sum()
    }

    fn padding(&self) -> f32 {
        self.size * PADDING
    }

    fn within(&self, column: usize) -> Within {
        let share = match self.table.columns[column].align {
            Align::Left => 0.0,
            Align::Right => 1.0,
            Align::Centre => 0.5,
        };
        Within { width: self.widths[column] - 2.0 * self.padding(), share }
    }

    /// Where columns begin, and where the last one ends.
    fn edges(&self) -> Vec<f32> {
        let mut edges = vec![0.0];
        for width in &self.widths {
            edges.push(edges.last().copied().unwrap_or_default() + width);
        }
        edges
    }

    /// The titles, which stand on the line below them.
    fn head(&self) -> Piece {
        if self.table.columns.iter().all(|column| column.title.is_empty()) {
            return Piece::default();
        }
        let style = title_style(self.size);
        let lines =
            |(place, column): (usize, &Column)| self.faces.lines(style, &column.title, self.within(place).width);
        let cells: Vec<Vec<Line>> = self.table.columns.iter().enumerate().map(lines).collect();
        let most = cells.iter().map(Vec::len).max().unwrap_or_default();
        let above = self.size * ABOVE;
        let mut piece = Piece { height: most as f32 * style.leading() + 2.0 * above, ..Piece::default() };
        for (place, (lines, x)) in cells.iter().zip(self.edges()).enumerate() {
            let top = above + (most - lines.len()) as f32 * style.leading();
            piece.write(lines, style, (x + self.padding(), top), self.within(place));
        }
        if self.table.is_ruled {
            self.frame(&mut piece);
            piece.marks.push(Mark::rule((0.0, 0.0), (self.total(), 0.0), 0.5));
        } else {
            piece.marks.push(Mark::rule((0.0, piece.height), (self.total(), piece.height), 0.9));
        }
        piece
    }

    /// The lines around the cells of a row, but for the one above it.
    fn frame(&self, piece: &mut Piece) {
        let height = piece.height;
        piece.marks.extend(self.edges().into_iter().map(|x| Mark::rule((x, 0.0), (x, height), 0.5)));
        piece.marks.push(Mark::rule((0.0, height), (self.total(), height), 0.5));
    }

    /// A row; in several pieces only where it is higher than a page.
    fn row(&self, row: &[Cell], room: f32) -> Vec<Piece> {
        let text = |cell: &Cell| match cell {
            Cell::Text(text) => (text.clone(), text_style(self.size)),
            Cell::Strong(text) => (text.clone(), strong_style(self.size)),
            Cell::Tick => (String::new(), text_style(self.size)),
            Cell::Blank(_, hint) => (hint.clone(), text_style(self.size * 0.7)),
        };
        let set = |(place, cell): (usize, &Cell)| {
            let (text, style) = text(cell);
            (self.faces.lines(style, &text, self.within(place).width), style)
        };
        let cells: Vec<(Vec<Line>, Style)> = row.iter().enumerate().take(self.widths.len()).map(set).collect();
        let leading = text_style(self.size).leading();
        let above = self.size * ABOVE;
        let most = cells.iter().map(|(lines, _)| lines.len()).max().unwrap_or_default().max(1);
        let on_a_page = (((room - 2.0 * above) / leading) as usize).max(1);
        let edges = self.edges();
        let piece = |from: usize| {
            let count = (most - from).min(on_a_page);
            let least = if from == 0 { self.table.row_height * MILLIMETRE * self.scale } else { 0.0 };
            let mut piece = Piece { height: (count as f32 * leading + 2.0 * above).max(least), ..Piece::default() };
            for (place, ((lines, style), cell)) in cells.iter().zip(row).enumerate() {
                let lines = &lines[from.min(lines.len())..(from + count).min(lines.len())];
                let x = edges[place] + self.padding();
                let top = match cell {
                    Cell::Blank(..) => above,
                    // In a row that is higher than its texts, they stand in the middle.
                    _ if self.table.is_ruled => (piece.height - lines.len() as f32 * style.leading()) / 2.0,
                    _ => above,
                };
                piece.write(lines, *style, (x, top), self.within(place));
                if from == 0 && *cell == Cell::Tick {
                    let free = self.within(place).width - self.size * TICK;
                    let top = above + (leading - self.size * TICK) / 2.0;
                    tick(&mut piece, (x + free * self.within(place).share, top), self.size * TICK);
                }
            }
            if self.table.is_ruled {
                self.frame(&mut piece);
            } else if from + count == most {
                piece.marks.push(Mark::rule((0.0, piece.height), (self.total(), piece.height), 0.3));
            }
            piece
        };
        (0..most).step_by(on_a_page).map(piece).collect()
    }
}

/// A box to tick.
fn tick(piece: &mut Piece, (x, y): (f32, f32), side: f32) {
    let corners = [(x, y), (x + side, y), (x + side, y + side), (x, y + side), (x, y)];
    piece.marks.extend(corners.windows(2).map(|ends| Mark::rule(ends[0], ends[1], 0.7)));
}
