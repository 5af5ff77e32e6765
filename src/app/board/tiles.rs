//! The drawings of the tiles.

use std::sync::LazyLock;

use iced::widget::svg::Handle;

use crate::rules::{Direction, Kind, Side, Tile};

/// Makes the handle of a drawing once: making one reads the whole of it.
macro_rules! drawing {
    ($name:ident, $file:literal) => {
        static $name: LazyLock<Handle> =
            LazyLock::new(|| Handle::from_memory(include_bytes!(concat!("../../../data/tiles/", $file)).as_slice()));
    };
}

drawing!(BACK, "back.svg");
drawing!(HORN, "horn.svg");
drawing!(NORTH, "hunter-north.svg");
drawing!(EAST, "hunter-east.svg");
drawing!(SOUTH, "hunter-south.svg");
drawing!(WEST, "hunter-west.svg");
drawing!(LUMBERJACK, "lumberjack.svg");
drawing!(FOX, "fox.svg");
drawing!(BEAR, "bear.svg");
drawing!(DUCK, "duck.svg");
drawing!(PHEASANT, "pheasant.svg");
drawing!(TREE, "tree.svg");

static FOX_ON_ITS_HEAD: LazyLock<Handle> = LazyLock::new(|| turned(include_str!("../../../data/tiles/fox.svg")));
static HUNTER_ON_ITS_HEAD: LazyLock<Handle> =
    LazyLock::new(|| turned(include_str!("../../../data/tiles/hunter-north.svg")));

/// The drawing of a tile that is face up. Hunters stand upright whichever way the board lies: `tile` has the direction of the rifle on the
/// screen.
pub fn picture(tile: Tile) -> Handle {
    let drawing = match tile {
        Tile::Hunter(Direction::North) => &NORTH,
        Tile::Hunter(Direction::East) => &EAST,
        Tile::Hunter(Direction::South) => &SOUTH,
        Tile::Hunter(Direction::West) => &WEST,
        Tile::Lumberjack => &LUMBERJACK,
        Tile::Fox => &FOX,
        Tile::Bear => &BEAR,
        Tile::Duck => &DUCK,
        Tile::Pheasant => &PHEASANT,
        Tile::Tree => &TREE,
    };
    Handle::clone(drawing)
}

/// The drawing that stands for a kind where rifles don't matter.
pub fn picture_of_kind(kind: Kind) -> Handle {
    let tile = Tile::ALL.into_iter().find(|tile| tile.kind() == kind);
    tile.map_or_else(back, picture)
}

/// The drawing of the tile that stands for a side, on its head, for whoever sits opposite.
pub fn upside_down(side: Side) -> Handle {
    Handle::clone(match side {
        Side::Animals => &FOX_ON_ITS_HEAD,
        Side::Humans => &HUNTER_ON_ITS_HEAD,
    })
}

/// A drawing turned by half within itself: a renderer that turns drawings makes them smaller.
fn turned(drawing: &str) -> Handle {
    let (head, rest) = drawing.split_once('>').unwrap_or_default();
    let figure = rest.rsplit_once("</svg>").map_or(rest, |(figure, _)| figure);
    Handle::from_memory(format!("{head}><g transform=\"rotate(180 60 60)\">{figure}</g></svg>").into_bytes())
}

/// The back of every tile.
pub fn back() -> Handle {
    Handle::clone(&BACK)
}

/// The horn of the logo.
pub(super) fn horn() -> Handle {
    Handle::clone(&HORN)
}
