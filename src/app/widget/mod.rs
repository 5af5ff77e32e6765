//! Widgets of our own. Each takes data and knows no screen.

pub mod chart;
mod grip;
mod line;
pub mod list;
mod press;
pub mod tab;

pub use grip::Grip;
pub use line::{Line, Shaped, shaped};
pub use press::{Kind, Press};
