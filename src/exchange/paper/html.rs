//! The document as one page of HTML that needs nothing else, and which a browser prints page by page.

use std::io;

use askama::Template;

use super::document::{Align, Block, Cards, Cell, Column, Content, Document, Match, Paper, Table, Tree};

/// How many matches of the first round of a bracket stand on a page.
const LINES: u16 = 8;

/// What the template shows.
#[derive(Template)]
#[template(path = "paper.html")]
struct Sheet<'d> {
    document: &'d Document,
    paper: &'static str,
    /// The paper in millimetres.
    width: u16,
    height: u16,
}

impl Sheet<'_> {
    const fn align(column: &Column) -> &'static str {
        match column.align {
            Align::Left => "",
            Align::Right => "number",
            Align::Centre => "sign",
        }
    }

    fn class(table: &Table, place: &usize) -> &'static str {
        table.columns.get(*place).map_or("", Sheet::align)
    }

    /// Cards by pages, with nothing where a page has no more of them.
    fn pages(cards: &Cards) -> Vec<Vec<&[Block]>> {
        let card = |card: usize| cards.cards.get(card).map(Vec::as_slice);
        let pages = cards.by_pages(cards.across * cards.down).into_iter();
        pages.map(|page| page.into_iter().filter_map(card).collect()).collect()
    }

    /// Brackets in sections that fit on a page.
    fn sections(trees: &[Tree]) -> Vec<Tree> {
        trees.iter().flat_map(|tree| tree.in_sections(LINES)).collect()
    }

    /// The rows of the grid that a match takes: from which line on, and how many.
    fn place(tree: &Tree, lines: &u16, one: &Match) -> (u16, u16) {
        let most = tree.rounds.first().map_or(1, |round| round.lines);
        let span = most / (*lines).max(1);
        (one.line * span + 2, span)
    }

    fn has_titles(table: &Table) -> bool {
        table.columns.iter().any(|column| !column.title.is_empty())
    }
}

/// The document as HTML. Names keep their letters: a browser has faces for all of them.
///
/// # Errors
///
/// None that a user can cause.
pub fn print_page(document: &Document, paper: Paper) -> io::Result<String> {
    let (width, height) = match paper {
        Paper::A4 => (210, 297),
        Paper::Letter => (216, 279),
    };
    Sheet { document, paper: paper.name(), width, height }.render().map_err(io::Error::other)
}
