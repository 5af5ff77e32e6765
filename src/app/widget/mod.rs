//! Widgets of our own. Each takes data and knows no screen.

pub mod chart;
pub mod list;
mod press;
pub mod tab;

pub use press::{Kind, Press};
