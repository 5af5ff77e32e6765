//! Widgets of our own. Each takes data and knows no screen.

mod around;
mod beside;
pub mod carry;
pub mod chart;
mod grip;
mod hang;
mod hush;
mod line;
pub mod list;
mod once;
mod press;
pub mod tab;

pub use beside::Beside;
pub use carry::carry;
pub use grip::Grip;
pub use hang::Hang;
pub use hush::hush;
pub use line::{Line, Shaped, bounded, fitted, shaped, width};
pub use once::once;
pub use press::{Kind, Press};
