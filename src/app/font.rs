//! The faces that ship with the program: a display face for titles and a text face whose figures are all of one width.

use iced::Font;
use iced::font::{Family, Weight};

/// What is read.
pub const TEXT: Font = Font { family: Family::Name("Source Sans 3"), ..Font::DEFAULT };
/// What is read first.
pub const STRONG: Font = Font { weight: Weight::Semibold, ..TEXT };
/// Titles.
pub const DISPLAY: Font = Font { family: Family::Name("Vollkorn"), weight: Weight::Semibold, ..Font::DEFAULT };

/// The files of the faces.
pub const FILES: [&[u8]; 3] = [
    include_bytes!("../../data/fonts/SourceSans3-Regular.ttf").as_slice(),
    include_bytes!("../../data/fonts/SourceSans3-SemiBold.ttf").as_slice(),
    include_bytes!("../../data/fonts/Vollkorn-SemiBold.ttf").as_slice(),
];
