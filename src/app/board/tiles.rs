//! The drawings of the tiles.

use std::sync::LazyLock;

use iced::widget::svg::Handle;

use crate::rules::{Direction, Kind, Tile};

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

/// The back of every tile.
pub fn back() -> Handle {
    Handle::clone(&BACK)
}

/// The horn of the logo.
pub(super) fn horn() -> Handle {
    Handle::clone(&HORN)
}
