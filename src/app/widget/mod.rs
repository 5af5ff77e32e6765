//! Widgets of our own. Each takes data and knows no screen.

mod around;
pub mod carry;
pub mod chart;
mod grip;
mod hush;
mod line;
pub mod list;
mod once;
mod press;
pub mod tab;

pub use carry::carry;
pub use grip::Grip;
pub use hush::hush;
pub use line::{Line, Shaped, bounded, fitted, shaped, width};
pub use once::once;
pub use press::{Kind, Press};
