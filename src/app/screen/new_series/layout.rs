//! A deal as it is laid by hand: typed in the notation of deals, or tile by tile on a board, with `?` for what is missing.

use crate::rules::notation::{Found, TextError, TextFault};
use crate::rules::{Deal, HiddenFault, Kind, Position, SIZE, Setup, Square, Tile};

/// What a typed layout says.
#[derive(Debug)]
pub enum Laid {
    /// Nothing yet.
    Empty,
    /// Tiles are missing.
    Partly {
        /// What is laid so far; what is missing lies face down.
        position: Box<Position>,
        /// How many tiles are missing.
        missing: usize,
    },
    /// It cannot be read.
    Unreadable(TextError),
    /// It has more of a kind than the box.
    TooMany(HiddenFault),
    /// A deal.
    Whole {
        /// The deal.
        deal: Deal,
        /// The same, face up.
        position: Box<Position>,
    },
}

/// Tiles on squares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout([Option<Tile>; 49]);

impl Layout {
    /// The tiles of a typed layout, as far as it can be read.
    pub fn of(text: &str) -> Layout {
        let mut layout = Layout([None; 49]);
        let mut letters = text.trim().chars().filter(|letter| *letter != '/');
        for square in Square::in_reading_order() {
            let Some(letter) = letters.next() else { break };
            layout.put(square, Tile::from_letter(letter));
        }
        layout
    }

    /// The tile on a square.
    pub fn tile(&self, square: Square) -> Option<Tile> {
        self.0.get(place(square)).copied().flatten()
    }

    /// Lays a tile on a square, or takes it away. The centre stays empty.
    pub fn put(&mut self, square: Square, tile: Option<Tile>) {
        if let Some(cell) = self.0.get_mut(place(square)).filter(|_| square != Square::CENTRE) {
            *cell = tile;
        }
    }

    /// How many of a kind are not laid yet.
    pub fn left(&self, kind: Kind) -> usize {
        usize::from(kind.count()).saturating_sub(self.count(kind))
    }

    fn count(&self, kind: Kind) -> usize {
        self.0.iter().flatten().filter(|tile| tile.kind() == kind).count()
    }

    /// How it is typed; nothing where nothing is laid.
    pub fn text(&self) -> String {
        if self.0.iter().all(Option::is_none) {
            return String::new();
        }
        let mut text = String::with_capacity(55);
        for square in Square::in_reading_order() {
            if square.column() == 0 && square.row() > 0 {
                text.push('/');
            }
            let letter = self.tile(square).map_or('?', Tile::letter);
            text.push(if square == Square::CENTRE { '1' } else { letter });
        }
        text
    }

    /// What it is on the board: what is missing lies face down.
    fn position(&self) -> Option<Position> {
        let is_whole = self.0.iter().flatten().count() == usize::from(SIZE * SIZE - 1);
        let board = if self.0.iter().all(Option::is_none) { EMPTY.to_owned() } else { self.text() };
        let turns = if is_whole { "5,5" } else { "-" };
        let setup: Setup = format!("{board} a -,-,-,- -,-,- {turns} -").parse().ok()?;
        Some(*setup.position())
    }

    fn tiles(&self) -> Vec<Tile> {
        Square::in_reading_order().filter_map(|square| self.tile(square)).collect()
    }
}

/// Where a square is in reading order.
fn place(square: Square) -> usize {
    usize::from(square.row()) * usize::from(SIZE) + usize::from(square.column())
}

/// The board on which nothing is laid.
const EMPTY: &str = "???????/???????/???????/???1???/???????/???????/???????";

impl Laid {
    /// What a text says.
    pub fn of(text: &str) -> Laid {
        let text = text.trim();
        if text.is_empty() {
            return Laid::Empty;
        }
        // Squares that are left out are any tile, so that what comes after them is read too.
        match text.replace('?', "t").parse::<Deal>() {
            Err(TextError { fault: TextFault::Unexpected { found: Found::EndOfText, .. }, .. })
            | Ok(_)
            | Err(TextError { fault: TextFault::Deal { .. }, .. }) => {}
            Err(error) => return Laid::Unreadable(error),
        }
        let layout = Layout::of(text);
        let too_many = Kind::ALL.into_iter().find(|kind| layout.count(*kind) > usize::from(kind.count()));
        if let Some(kind) = too_many {
            let found = u8::try_from(layout.count(kind)).unwrap_or(u8::MAX);
            return Laid::TooMany(HiddenFault::TooMany { kind, found, missing: kind.count() });
        }
        let Some(position) = layout.position().map(Box::new) else { return Laid::Empty };
        let tiles = layout.tiles();
        match Deal::new(&tiles) {
            Ok(deal) => Laid::Whole { deal, position },
            Err(_) => Laid::Partly { position, missing: usize::from(SIZE * SIZE - 1).saturating_sub(tiles.len()) },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DEAL: &str = "pdptFWp/pWLtSLF/tNEdBNF/ttF1tpp/tFpdtWd/ttBdpWt/ddtFttt";

    #[test]
    fn a_deal_is_read_from_its_first_letter_on() {
        assert!(matches!(Laid::of(" "), Laid::Empty));
        for length in 1..DEAL.len() {
            let laid = Laid::of(&DEAL[..length]);
            assert!(matches!(laid, Laid::Partly { .. }), "{} {laid:?}", &DEAL[..length]);
        }
        let Laid::Whole { deal, .. } = Laid::of(DEAL) else { panic!("no deal") };
        assert_eq!(deal.to_string(), DEAL);
        assert_eq!(Layout::of(DEAL).text(), DEAL);
    }

    #[test]
    fn what_cannot_be_is_found_behind_squares_that_are_left_out_too() {
        let column = |text: &str| match Laid::of(text) {
            Laid::Unreadable(error) => error.place.column,
            laid => panic!("{text}: {laid:?}"),
        };
        assert_eq!((column("x"), column("??x"), column("pdptFWpp")), (1, 3, 8));
        assert_eq!(column(&format!("{DEAL}t")), 56);
        assert!(matches!(Laid::of("BBB"), Laid::TooMany(HiddenFault::TooMany { kind: Kind::Bear, found: 3, .. })));
    }

    #[test]
    fn tiles_are_laid_and_taken_away() {
        let at = |text: &str| text.parse::<Square>().expect("a square");
        let mut layout = Layout::of("");
        layout.put(at("b1"), Some(Tile::Fox));
        layout.put(Square::CENTRE, Some(Tile::Bear));
        assert_eq!(layout.text(), "?F?????/???????/???????/???1???/???????/???????/???????");
        assert_eq!((layout.left(Kind::Fox), layout.left(Kind::Bear)), (5, 2));
        layout.put(at("b1"), None);
        layout.put(at("g7"), Some(Tile::Fox));
        assert!(layout.text().ends_with("??????F"));
        assert!(matches!(Laid::of(&layout.text()), Laid::Partly { missing: 47, .. }));
        layout.put(at("g7"), None);
        assert_eq!(layout.text(), "");
    }
}
