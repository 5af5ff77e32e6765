//! Widgets of our own. Each takes data and knows no screen.

pub mod carry;
pub mod chart;
mod grip;
mod hush;
mod line;
pub mod list;
mod once;
mod press;
pub mod tab;

pub use carry::Carry;
pub use grip::Grip;
pub use hush::Hush;
pub use line::{Line, Shaped, bounded, fitted, shaped, width};
pub use once::Once;
pub use press::{Kind, Press};
