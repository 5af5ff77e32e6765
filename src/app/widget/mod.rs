//! Widgets of our own. Each takes data and knows no screen.

pub mod chart;
mod line;
pub mod list;
mod press;
pub mod tab;

pub use line::{Line, Shaped, shaped};
pub use press::{Kind, Press};
