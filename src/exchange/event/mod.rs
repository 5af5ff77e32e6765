//! The page of an event for the club's site: one file of HTML that needs nothing else, with every game to play again in the
//! browser. It loads nothing, and its policy lets the browser run only its own script.

mod drawing;
mod replay;

pub use drawing::{BracketWords, Drawing, bracket_drawing};
pub use replay::Replay;

use std::io;
use std::sync::LazyLock;

use askama::Template;
use rust_embed::{EmbeddedFile, RustEmbed};
use serde::Serialize;

use crate::rules::{Position, SIZE, Tile};

/// What a page says, in the order in which it says it.
#[derive(Clone, Debug)]
pub struct EventPage {
    /// The code of the language, such as `fr`.
    pub language: &'static str,
    /// The name of the event.
    pub title: String,
    /// What stands below it.
    pub lines: Vec<String>,
    /// The words around the games.
    pub texts: PageTexts,
    /// The parts of the page.
    pub sections: Vec<Section>,
    /// The games that can be played again.
    pub replays: Vec<Replay>,
}

/// A part of a page.
#[derive(Clone, Debug)]
pub struct Section {
    /// Where links lead to; nothing else of the page has it.
    pub id: String,
    /// What the list of contents calls it.
    pub short: String,
    /// Its heading.
    pub title: String,
    /// What it shows.
    pub blocks: Vec<Block>,
    /// Sentences below it.
    pub notes: Vec<String>,
}

/// What a part shows.
#[derive(Clone, Debug)]
pub enum Block {
    /// A table.
    Grid(Grid),
    /// A bracket.
    Bracket(Drawing),
}

/// A table of a page.
#[derive(Clone, Debug)]
pub struct Grid {
    /// How it looks.
    pub look: Look,
    /// What it is of, where the heading does not say that.
    pub caption: Option<String>,
    /// The columns.
    pub columns: Vec<GridColumn>,
    /// Rows that stay together, each with a cell for every column.
    pub bodies: Vec<Vec<GridRow>>,
}

/// How a table looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Look {
    /// A line for each row.
    Plain,
    /// Narrow cells.
    Cross,
    /// Tables of a round, each with its games.
    Tables,
}

impl Look {
    const fn class(self) -> &'static str {
        match self {
            Look::Plain => "plain",
            Look::Cross => "plain cross",
            Look::Tables => "tables",
        }
    }
}

/// A column of a table.
#[derive(Clone, Debug)]
pub struct GridColumn {
    /// Its title.
    pub title: String,
    /// Whether it stands on the right.
    pub is_number: bool,
}

/// A row of a table.
#[derive(Clone, Debug, Default)]
pub struct GridRow {
    /// Its cells.
    pub cells: Vec<GridCell>,
    /// Whether it is a game of the row above.
    pub is_game: bool,
}

/// A cell of a table.
#[derive(Clone, Debug, Default)]
pub struct GridCell {
    /// What it says.
    pub text: String,
    /// Whether it stands out.
    pub is_strong: bool,
    /// The number of the game that a button beside it plays again, from 0.
    pub replay: Option<usize>,
}

impl GridCell {
    /// A cell that says something.
    pub fn of(text: impl Into<String>) -> GridCell {
        GridCell { text: text.into(), ..GridCell::default() }
    }

    /// A cell that stands out.
    pub fn strong(text: impl Into<String>) -> GridCell {
        GridCell { is_strong: true, ..GridCell::of(text) }
    }
}

/// The words around the games.
#[derive(Clone, Debug, Default)]
pub struct PageTexts {
    /// The list of contents.
    pub contents: String,
    /// That games need the script.
    pub no_script: String,
    /// The button at a game.
    pub replay: String,
    /// The animals.
    pub animals: String,
    /// The humans.
    pub humans: String,
    /// The board.
    pub board: String,
    /// The list of moves.
    pub moves: String,
    /// The slider.
    pub step: String,
    /// To the start.
    pub first: String,
    /// A step back.
    pub back: String,
    /// Go on by itself.
    pub play: String,
    /// Stop doing so.
    pub pause: String,
    /// A step forward.
    pub forward: String,
    /// To the end.
    pub last: String,
    /// Away from the game.
    pub close: String,
}

#[derive(RustEmbed)]
#[folder = "data/page/"]
struct Parts;

#[derive(RustEmbed)]
#[folder = "data/tiles/"]
struct Pictures;

/// What stands in the page as it is, and the sum by which the policy knows it.
struct Part {
    text: String,
    sum: String,
}

impl Part {
    fn of(file: Option<EmbeddedFile>) -> Part {
        // The files are parts of the program. Were one missing, the page would be plain.
        debug_assert!(file.is_some());
        let Some(file) = file else { return Part { text: String::new(), sum: String::new() } };
        let text = String::from_utf8_lossy(&file.data).into_owned();
        Part { text, sum: base64(&file.metadata.sha256_hash()) }
    }
}

static STYLE: LazyLock<Part> = LazyLock::new(|| Part::of(Parts::get("event.css")));
static SCRIPT: LazyLock<Part> = LazyLock::new(|| Part::of(Parts::get("event.js")));
static TILES: LazyLock<Vec<Symbol>> = LazyLock::new(symbols);
static ICON: LazyLock<String> =
    LazyLock::new(|| Pictures::get("horn.svg").map_or_else(String::new, |horn| base64(&horn.data)));

/// A drawing that the page has once and shows often.
struct Symbol {
    name: String,
    drawing: String,
}

fn symbols() -> Vec<Symbol> {
    let tiles = Tile::ALL.map(|tile| (tile.letter().to_string(), file_of(tile)));
    let all = tiles.into_iter().chain([("back".to_owned(), "back.svg")]);
    all.map(|(name, file)| Symbol { name, drawing: Pictures::get(file).map_or_else(String::new, |file| inner(&file)) })
        .collect()
}

const fn file_of(tile: Tile) -> &'static str {
    use crate::rules::Direction;
    match tile {
        Tile::Hunter(Direction::North) => "hunter-north.svg",
        Tile::Hunter(Direction::East) => "hunter-east.svg",
        Tile::Hunter(Direction::South) => "hunter-south.svg",
        Tile::Hunter(Direction::West) => "hunter-west.svg",
        Tile::Lumberjack => "lumberjack.svg",
        Tile::Fox => "fox.svg",
        Tile::Bear => "bear.svg",
        Tile::Duck => "duck.svg",
        Tile::Pheasant => "pheasant.svg",
        Tile::Tree => "tree.svg",
    }
}

/// What a drawing has inside, without the title that names it in English.
fn inner(file: &EmbeddedFile) -> String {
    let text = String::from_utf8_lossy(&file.data);
    let lines = text.lines().filter(|line| !line.starts_with("<svg") && !line.starts_with("<title"));
    lines.collect::<Vec<_>>().join("\n").replace("</svg>", "")
}

/// The page as the browser gets it.
#[derive(Template)]
#[template(path = "event.html")]
struct Html<'p> {
    page: &'p EventPage,
    style: &'static str,
    style_sum: &'static str,
    script: &'static str,
    script_sum: &'static str,
    icon: &'static str,
    tiles: &'static [Symbol],
    marks: Vec<Mark>,
    data: String,
}

/// A letter or figure at the edge of the board.
struct Mark {
    x: u16,
    y: u16,
    text: char,
}

/// Letters of columns and figures of rows, beside the arrows of the exits.
fn marks() -> Vec<Mark> {
    const PITCH: u16 = 100;
    const RIM: u16 = 46;
    const FAR: u16 = 2 * RIM + PITCH * SIZE as u16;
    let places = (0..u16::from(SIZE)).zip(('a'..='g').zip('1'..='7'));
    places
        .flat_map(|(place, (letter, figure))| {
            let aside = if place == u16::from(SIZE) / 2 { 34 } else { 0 };
            let along = RIM + place * PITCH + PITCH / 2 - aside;
            let across = [RIM / 2 + 1, FAR - RIM / 2 - 1];
            let of_column = across.map(|y| Mark { x: along, y: y + 7, text: letter });
            let of_row = across.map(|x| Mark { x, y: along + 8, text: figure });
            of_column.into_iter().chain(of_row)
        })
        .collect()
}

/// What the script reads.
#[derive(Serialize)]
struct Data<'p> {
    start: String,
    texts: ScriptTexts<'p>,
    games: &'p [Replay],
}

#[derive(Serialize)]
struct ScriptTexts<'p> {
    play: &'p str,
    pause: &'p str,
}

impl EventPage {
    /// The page. Equal contents give equal bytes.
    ///
    /// # Errors
    ///
    /// When it cannot be put together, which does not happen.
    pub fn html(&self) -> io::Result<String> {
        let start = Position::start().to_string();
        let data = Data {
            start: start.split(' ').next().unwrap_or_default().to_owned(),
            texts: ScriptTexts { play: &self.texts.play, pause: &self.texts.pause },
            games: &self.replays,
        };
        // Nothing in it may end the script that it stands in.
        let data = serde_json::to_string(&data)?.replace('<', "\\u003c");
        let html = Html {
            page: self,
            style: &STYLE.text,
            style_sum: &STYLE.sum,
            script: &SCRIPT.text,
            script_sum: &SCRIPT.sum,
            icon: &ICON,
            tiles: &TILES,
            marks: marks(),
            data,
        };
        html.render().map_err(io::Error::other)
    }
}

/// Base 64 with padding (RFC 4648).
fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let three = chunk.iter().fold(0, |sum, &byte| sum << 8 | usize::from(byte)) << (8 * (3 - chunk.len()));
        for place in 0..4 {
            let letter = if place <= chunk.len() { LETTERS[three >> (18 - 6 * place) & 63] } else { b'=' };
            text.push(char::from(letter));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base_64_is_that_of_the_standard() {
        for (plain, coded) in [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")] {
            assert_eq!(base64(plain.as_bytes()), coded);
        }
    }

    #[test]
    fn drawings_stand_in_the_page_without_frame_and_title() {
        assert_eq!(TILES.len(), Tile::ALL.len() + 1);
        for symbol in TILES.iter() {
            let drawing = &symbol.drawing;
            assert!(drawing.starts_with("<rect") && drawing.ends_with(">\n") || drawing.ends_with('>'), "{drawing}");
            assert!(!drawing.contains("svg") && !drawing.contains("<title") && !drawing.contains("id="), "{drawing}");
        }
    }

    #[test]
    fn the_script_is_let_run_by_its_sum() {
        // `openssl dgst -sha256 -binary | openssl base64` of nothing.
        let nothing = [
            0xe3, 0xb0, 0xc4, 0x42, 0x98, 0xfc, 0x1c, 0x14, 0x9a, 0xfb, 0xf4, 0xc8, 0x99, 0x6f, 0xb9, 0x24, 0x27, 0xae,
            0x41, 0xe4, 0x64, 0x9b, 0x93, 0x4c, 0xa4, 0x95, 0x99, 0x1b, 0x78, 0x52, 0xb8, 0x55,
        ];
        assert_eq!(base64(&nothing), "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
        for part in [&STYLE, &SCRIPT] {
            assert!(part.sum.len() == 44 && !part.text.contains("</s") && !part.text.contains('\r'));
        }
    }
}
