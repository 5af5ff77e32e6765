//! The board: what both players can see, drawn, and what they do to it with a pointer.

mod figure;
mod geometry;
mod gesture;
mod ground;
mod hand;
mod marks;
mod motion;
mod paint;
mod scene;
mod strokes;
mod tiles;
mod widget;

pub use geometry::{beside, step};
pub use hand::Hand;
pub use marks::{Mark, marks};
pub use scene::{Event, Scene};
pub use tiles::{back, picture, picture_of_kind, upside_down};
pub use widget::Board;
