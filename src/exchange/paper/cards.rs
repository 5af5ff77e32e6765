//! Cards to cut apart, several on a page.

use super::document::{Block, Cards};
use super::flow::{MILLIMETRE, Mark, Page, Pages, Piece, Sheet, block_pieces};

/// White around what is on a card.
const PADDING: f32 = 6.0 * MILLIMETRE;

/// How far what is on a card gets smaller before fewer cards stand on a page.
const SMALLEST_SCALE: f32 = 0.75;

/// What is on a card, and how high it is.
struct Filled {
    pieces: Vec<Piece>,
    height: f32,
}

pub(super) fn pages(sheet: &Sheet<'_>, cards: &Cards) -> Pages {
    let across = cards.across.max(1);
    let (width, height) = sheet.size;
    let width = width / across as f32;
    let (down, filled) = filled(sheet, cards, width - 2.0 * PADDING, height);
    let places = across * down;
    let card_height = height / down as f32;
    let mut pages: Pages = Vec::new();
    for on_page in cards.by_pages(places) {
        let mut page = sheet.page();
        let mut is_latin = false;
        for (place, card) in on_page.into_iter().enumerate() {
            let at = ((place % across) as f32 * width, (place / across) as f32 * card_height);
            let card = &filled[card];
            let mut y = at.1 + PADDING + ((card_height - 2.0 * PADDING - card.height) / 2.0).clamp(0.0, 8.0);
            for piece in &card.pieces {
                piece.put(&mut page, (at.0 + PADDING, y));
                y += piece.height;
                is_latin |= piece.is_latin;
            }
        }
        cuts(&mut page, across, down);
        pages.push((page, is_latin));
    }
    if pages.is_empty() {
        let (page, _, is_latin) = sheet.begin(true);
        pages.push((page, is_latin));
    }
    pages
}

/// How many stand below one another so that everything fits, and all cards as they are then.
fn filled(sheet: &Sheet<'_>, cards: &Cards, width: f32, page_height: f32) -> (usize, Vec<Filled>) {
    for down in (1..=cards.down.max(1)).rev() {
        let room = page_height / down as f32 - 2.0 * PADDING;
        let all: Vec<Option<Filled>> =
            cards.cards.iter().map(|card| fitted(sheet, card, width, room, down == 1)).collect();
        if let Some(all) = all.into_iter().collect() {
            return (down, all);
        }
    }
    (1, Vec::new())
}

/// What is on a card in the largest size in which it fits.
fn fitted(sheet: &Sheet<'_>, blocks: &[Block], width: f32, room: f32, is_last: bool) -> Option<Filled> {
    let mut scale = 1.0;
    loop {
        let of = |block: &Block| block_pieces(sheet.faces, block, width, room, scale);
        let pieces: Vec<Piece> = blocks.iter().flat_map(of).collect();
        let height = pieces.iter().map(|piece| piece.height).sum();
        if height <= room || is_last && scale <= 0.3 {
            return Some(Filled { pieces, height });
        }
        if scale <= SMALLEST_SCALE && !is_last {
            return None;
        }
        scale -= 0.05;
    }
}

/// The lines to cut along.
fn cuts(page: &mut Page, across: usize, down: usize) {
    let (width, height) = (page.width, page.height);
    let cut = |from, to| Mark::Rule { from, to, width: 0.4, is_dashed: true };
    let between = |count: usize, length: f32| (1..count).map(move |place| place as f32 * length / count as f32);
    page.marks.extend(between(across, width).map(|x| cut((x, 0.0), (x, height))));
    page.marks.extend(between(down, height).map(|y| cut((0.0, y), (width, y))));
}
