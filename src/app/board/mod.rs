//! The board: what both players can see, drawn, and what they do to it with a pointer.

mod geometry;
mod gesture;
mod hand;
mod marks;
mod motion;
mod paint;
mod scene;
mod strokes;
mod tiles;
mod widget;

pub use geometry::step;
pub use hand::Hand;
pub use marks::{Mark, marks};
pub use scene::{Event, Scene};
pub use tiles::{picture, picture_of_kind};
pub use widget::Board;
