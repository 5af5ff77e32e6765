//! The layout: blocks become pieces that stand on one page as a whole, and pieces become pages.

use std::io;
use std::rc::Rc;

use super::document::{Block, Content, Document, Paper, Part};
use super::faces::{Face, Faces, Line, Style};
use super::{cards, table, tree};

/// Points of a millimetre.
pub(super) const MILLIMETRE: f32 = 72.0 / 25.4;

/// What is left white around a page; printers need 5 mm.
pub(super) const MARGIN: f32 = 14.0 * MILLIMETRE;

/// Texts and the rows of tables.
pub(super) const BODY: f32 = 10.0;

/// The smallest letters that are still read without effort.
pub(super) const SMALLEST: f32 = 6.5;

/// Something on a page. Lengths are points from its upper left corner.
#[derive(Clone, PartialEq, Debug)]
pub enum Mark {
    /// A line of text.
    Text {
        /// Where it begins, and where the feet of its letters stand.
        at: (f32, f32),
        /// How wide it is.
        width: f32,
        /// In which face.
        face: Face,
        /// In which size.
        size: f32,
        /// What it says.
        text: String,
    },
    /// A straight line.
    Rule {
        /// From here.
        from: (f32, f32),
        /// To here.
        to: (f32, f32),
        /// How broad it is.
        width: f32,
        /// Whether it is broken, as a line to cut along.
        is_dashed: bool,
    },
}

impl Mark {
    pub(super) fn rule(from: (f32, f32), to: (f32, f32), width: f32) -> Mark {
        Mark::Rule { from, to, width, is_dashed: false }
    }

    fn moved(mut self, (right, down): (f32, f32)) -> Mark {
        let places: &mut [&mut (f32, f32)] = match &mut self {
            Mark::Text { at, .. } => &mut [at],
            Mark::Rule { from, to, .. } => &mut [from, to],
        };
        for place in places.iter_mut() {
            place.0 += right;
            place.1 += down;
        }
        self
    }
}

/// A page as it is printed.
#[derive(Clone, PartialEq, Debug)]
pub struct Page {
    /// Its width in points.
    pub width: f32,
    /// Its height in points.
    pub height: f32,
    /// To which part of the document it belongs, from 0.
    pub part: usize,
    /// What is on it.
    pub marks: Vec<Mark>,
}

/// What stands on one page as a whole.
#[derive(Clone, Default, Debug)]
pub(super) struct Piece {
    pub(super) height: f32,
    pub(super) marks: Vec<Mark>,
    /// Whether the next piece stands on the same page.
    pub(super) keeps_next: bool,
    /// What stands above it where it is the first of a page.
    pub(super) head: Option<Rc<Piece>>,
    /// Whether a word of it is in Latin letters for others.
    pub(super) is_latin: bool,
}

impl Piece {
    /// White.
    pub(super) fn gap(height: f32) -> Piece {
        Piece { height, keeps_next: true, ..Piece::default() }
    }

    /// Puts lines of text into it, the first one with its top at `y`, and returns where the next one goes.
    pub(super) fn write(&mut self, lines: &[Line], style: Style, (x, mut y): (f32, f32), place: Within) -> f32 {
        for line in lines {
            if !line.text.is_empty() {
                let indent = (place.width - line.width) * place.share;
                self.marks.push(Mark::Text {
                    at: (x + indent, y + style.ascent()),
                    width: line.width,
                    face: style.face,
                    size: style.size,
                    text: line.text.clone(),
                });
            }
            self.is_latin |= line.is_latin;
            y += style.leading();
        }
        y
    }

    pub(super) fn put(&self, page: &mut Page, at: (f32, f32)) {
        page.marks.extend(self.marks.iter().cloned().map(|mark| mark.moved(at)));
    }
}

/// The room that lines stand in, and how much of what they leave free is on their left.
#[derive(Clone, Copy)]
pub(super) struct Within {
    pub(super) width: f32,
    pub(super) share: f32,
}

impl Within {
    pub(super) const fn left(width: f32) -> Within {
        Within { width, share: 0.0 }
    }

    pub(super) const fn right(width: f32) -> Within {
        Within { width, share: 1.0 }
    }
}

/// The document on paper.
///
/// # Errors
///
/// Where the program’s own fonts cannot be read.
pub fn pages(document: &Document, paper: Paper) -> io::Result<Vec<Page>> {
    Ok(laid_out(document, paper, &Faces::new()?))
}

pub(super) fn laid_out(document: &Document, paper: Paper, faces: &Faces) -> Vec<Page> {
    let mut all = Vec::new();
    for (index, part) in document.parts.iter().enumerate() {
        let sheet = Sheet { faces, part, size: paper.size(), index };
        let mut pages = match &part.content {
            Content::Blocks(blocks) => sheet.blocks(blocks),
            Content::Cards(cards) => cards::pages(&sheet, cards),
            Content::Trees(trees) => tree::pages(&sheet, trees),
        };
        let count = pages.len();
        let is_bare = matches!(part.content, Content::Cards(_));
        for (number, (page, is_latin)) in (1..).zip(&mut pages) {
            sheet.foot(
                page,
                *is_latin && !is_bare,
                &document.latin,
                (!is_bare && count > 1).then_some((number, count)),
            );
        }
        all.extend(pages.into_iter().map(|(page, _)| page));
    }
    all
}

/// The pages of a part, and whether each has words in Latin letters for others.
pub(super) type Pages = Vec<(Page, bool)>;

/// What the pages of a part are made from.
pub(super) struct Sheet<'s> {
    pub(super) faces: &'s Faces,
    pub(super) part: &'s Part,
    /// Width and height.
    pub(super) size: (f32, f32),
    index: usize,
}

/// How high the foot of a page is.
const FOOT: f32 = 16.0;

impl Sheet<'_> {
    /// The same on its side.
    pub(super) fn turned(&self) -> Sheet<'_> {
        let (width, height) = self.size;
        Sheet { faces: self.faces, part: self.part, size: (height, width), index: self.index }
    }

    pub(super) fn width(&self) -> f32 {
        self.size.0 - 2.0 * MARGIN
    }

    /// Where the foot begins.
    pub(super) fn bottom(&self) -> f32 {
        self.size.1 - MARGIN - FOOT
    }

    pub(super) fn page(&self) -> Page {
        Page { width: self.size.0, height: self.size.1, part: self.index, marks: Vec::new() }
    }

    /// A page with its head, and where the rest begins. The first one has the title large.
    pub(super) fn begin(&self, is_first: bool) -> (Page, f32, bool) {
        let mut page = self.page();
        let head = self.head(is_first);
        head.put(&mut page, (MARGIN, MARGIN));
        (page, MARGIN + head.height, head.is_latin)
    }

    fn head(&self, is_first: bool) -> Piece {
        let mut piece = Piece::default();
        let (title, of) = (&self.part.title, &self.part.of);
        let mut y = 0.0;
        let mut write = |text: &str, style: Style, y: f32| {
            let lines = self.faces.lines(style, text, self.width());
            if text.is_empty() { y } else { piece.write(&lines, style, (0.0, y), Within::left(self.width())) }
        };
        if is_first {
            y = write(title, Style { face: Face::Display, size: 20.0 }, y);
            y = write(of, Style { face: Face::Text, size: 11.0 }, y + 1.0) + 10.0;
        } else {
            let both = [title.as_str(), of.as_str()].into_iter().filter(|text| !text.is_empty());
            let both = both.collect::<Vec<_>>().join(" – ");
            y = write(&both, Style { face: Face::Text, size: 9.0 }, y) + 6.0;
        }
        piece.height = y;
        piece
    }

    fn foot(&self, page: &mut Page, is_latin: bool, note: &str, number: Option<(usize, usize)>) {
        let style = Style { face: Face::Text, size: 8.0 };
        let y = page.height - MARGIN - style.leading();
        let mut piece = Piece::default();
        let width = page.width - 2.0 * MARGIN;
        let number = number.map(|(number, count)| format!("{number} / {count}")).unwrap_or_default();
        let end = self.faces.lines(style, &number, width);
        let room = width - end.first().map_or(0.0, |line| line.width) - 12.0;
        if is_latin {
            let lines = self.faces.lines(style, note, room);
            let above = style.leading() * (lines.len() as f32 - 1.0);
            piece.write(&lines, style, (0.0, -above), Within::left(room));
        }
        piece.write(&end, style, (0.0, 0.0), Within::right(width));
        piece.put(page, (MARGIN, y));
    }

    /// Blocks one below the other, on as many pages as it takes; on their side where a table needs the width.
    fn blocks(&self, blocks: &[Block]) -> Pages {
        let is_wide = |block: &Block| match block {
            Block::Table(table) => !table::fits(self.faces, table, self.width()),
            _ => false,
        };
        if blocks.iter().any(is_wide) { self.turned().flow(blocks) } else { self.flow(blocks) }
    }

    fn flow(&self, blocks: &[Block]) -> Pages {
        let (_, first, _) = self.begin(true);
        let (_, later, _) = self.begin(false);
        // A piece that fits nowhere would be cut off; rows are made to fit the lowest page.
        let room = self.bottom() - first.max(later);
        let pieces: Vec<Piece> =
            blocks.iter().flat_map(|block| block_pieces(self.faces, block, self.width(), room, 1.0)).collect();
        let mut pages: Pages = Vec::new();
        let (mut page, mut y, mut is_latin) = self.begin(true);
        let mut is_empty = true;
        for (place, piece) in pieces.iter().enumerate() {
            let kept =
                pieces[place..].iter().position(|piece| !piece.keeps_next).map_or(pieces.len(), |end| place + end + 1);
            let needed: f32 = pieces[place..kept.min(pieces.len())].iter().map(|piece| piece.height).sum();
            if y + needed > self.bottom() + 0.01 && !is_empty {
                let (next, top, next_is_latin) = self.begin(false);
                pages.push((std::mem::replace(&mut page, next), is_latin));
                (y, is_latin, is_empty) = (top, next_is_latin, true);
                if let Some(head) = &piece.head {
                    head.put(&mut page, (MARGIN, y));
                    y += head.height;
                    is_latin |= head.is_latin;
                }
            }
            // White at the top of a page would only look like a mistake.
            if is_empty && piece.marks.is_empty() && !pages.is_empty() {
                continue;
            }
            piece.put(&mut page, (MARGIN, y));
            y += piece.height;
            is_latin |= piece.is_latin;
            is_empty = false;
        }
        pages.push((page, is_latin));
        pages
    }
}

/// The pieces of a block. Rows are made to fit into `room`, and all sizes are multiplied by `scale`.
pub(super) fn block_pieces(faces: &Faces, block: &Block, width: f32, room: f32, scale: f32) -> Vec<Piece> {
    let text = |face, size: f32| Style { face, size: size * scale };
    let one = |text: &str, style: Style| {
        let mut piece = Piece::default();
        piece.height = piece.write(&faces.lines(style, text, width), style, (0.0, 0.0), Within::left(width));
        piece
    };
    match block {
        Block::Heading(title) => {
            let piece = one(title, text(Face::Strong, 12.0));
            vec![Piece::gap(10.0 * scale), Piece { keeps_next: true, ..piece }, Piece::gap(3.0 * scale)]
        }
        Block::Text(words) => {
            let style = text(Face::Text, BODY);
            // Line by line: a long text may go on overleaf.
            let line = |line: Line| {
                let mut piece = Piece { height: style.leading(), ..Piece::default() };
                piece.write(&[line], style, (0.0, 0.0), Within::left(width));
                piece
            };
            let mut pieces: Vec<Piece> = faces.lines(style, words, width).into_iter().map(line).collect();
            pieces.push(Piece { keeps_next: false, ..Piece::gap(6.0 * scale) });
            pieces
        }
        Block::Display(words, most) => {
            let mut style = text(Face::Display, *most);
            while style.size > 8.0 && faces.widest_word(style, words) > width {
                style.size -= 1.0;
            }
            vec![Piece { keeps_next: true, ..one(words, style) }]
        }
        Block::Head { left, right } => vec![head_piece(faces, left, right, width, scale)],
        Block::Table(table) => table::pieces(faces, table, width, room, scale),
        Block::Sign(labels) => vec![sign_piece(faces, labels, width, scale)],
    }
}

fn head_piece(faces: &Faces, left: &str, right: &str, width: f32, scale: f32) -> Piece {
    let (large, small) =
        (Style { face: Face::Display, size: 17.0 * scale }, Style { face: Face::Text, size: 9.5 * scale });
    let room = faces.widest_line(large, left).min(width * 0.6);
    let rest = width - room - 10.0;
    let mut piece = Piece { keeps_next: true, ..Piece::default() };
    let one = piece.write(&faces.lines(large, left, room), large, (0.0, 0.0), Within::left(room));
    let lines = faces.lines(small, right, rest);
    let top = (large.ascent() - small.ascent()).max(0.0);
    let top = if lines.len() > 1 { 0.0 } else { top };
    let other = piece.write(&lines, small, (width - rest, top), Within::right(rest));
    piece.height = one.max(other) + 5.0 * scale;
    piece
}

/// Lines to write on, each above what goes there.
fn sign_piece(faces: &Faces, labels: &[String], width: f32, scale: f32) -> Piece {
    let style = Style { face: Face::Text, size: 8.0 * scale };
    let gap = 12.0;
    let count = labels.len().max(1) as f32;
    let room = (width - gap * (count - 1.0)) / count;
    let top = 24.0 * scale;
    let mut piece = Piece::default();
    for (place, label) in labels.iter().enumerate() {
        let x = place as f32 * (room + gap);
        piece.marks.push(Mark::rule((x, top), (x + room, top), 0.6));
        let y = piece.write(&faces.lines(style, label, room), style, (x, top + 1.0), Within::left(room));
        piece.height = piece.height.max(y);
    }
    piece
}
