//! The faces that ship with the program: a display face for titles, whose figures are as high as its capitals, and a text face
//! whose figures are all of one width.

use std::sync::Arc;

use iced::Font;
use iced::advanced::graphics::text::cosmic_text::fontdb::Source;
use iced::advanced::graphics::text::font_system;
use iced::font::{Family, Weight};

use crate::exchange::paper::FACE_FILES;

/// What is read.
pub const TEXT: Font = Font { family: Family::Name("Source Sans 3"), ..Font::DEFAULT };
/// What is read first.
pub const STRONG: Font = Font { weight: Weight::Semibold, ..TEXT };
/// Titles.
pub const DISPLAY: Font = Font { family: Family::Name("Vollkorn"), weight: Weight::Semibold, ..Font::DEFAULT };

/// Makes the faces known. Handed over as settings they would all be copied.
pub fn load() {
    // Where another thread failed with the fonts in its hands, the window shows those of the system.
    let Ok(mut system) = font_system().write() else { return };
    let faces = system.raw().db_mut();
    for file in FACE_FILES {
        faces.load_font_source(Source::Binary(Arc::new(file)));
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use iced::advanced::graphics::text::cosmic_text::skrifa::instance::{LocationRef, Size};
    use iced::advanced::graphics::text::cosmic_text::skrifa::{FontRef, MetadataProvider as _};

    use super::*;

    /// What the sources of the window write, comments aside.
    fn written_in(folder: &Path, found: &mut BTreeSet<char>) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                written_in(&path, found);
            } else {
                let text = fs::read_to_string(&path).expect("UTF-8");
                let code = text.lines().filter_map(|line| line.split("//").next());
                found.extend(code.flat_map(str::chars));
            }
        }
    }

    #[test]
    fn the_faces_have_every_sign_that_is_written() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let mut written = BTreeSet::new();
        written_in(&root.join("src/app"), &mut written);
        written_in(&root.join("data/locales"), &mut written);
        for file in &FACE_FILES[..2] {
            let face = FontRef::new(file).expect("a face");
            let lacking: String = written
                .iter()
                .filter(|sign| !sign.is_control() && face.charmap().map(**sign).is_none_or(|glyph| glyph.to_u32() == 0))
                .collect();
            assert_eq!(lacking, "");
        }
    }
    /// The window cannot ask for lining figures, so the face of the titles has them by itself.
    #[test]
    fn figures_in_titles_are_as_high_as_capitals() {
        for file in FACE_FILES {
            let face = FontRef::new(file).expect("a face");
            let metrics = face.glyph_metrics(Size::new(1000.0), LocationRef::default());
            let reach = |sign: char| metrics.bounds(face.charmap().map(sign).expect("a glyph")).expect("an outline");
            let capital = reach('H');
            for figure in '0'..='9' {
                let figure_reach = reach(figure);
                assert!(figure_reach.y_min > -30.0, "{figure} stands on the line: {figure_reach:?}");
                assert!(figure_reach.y_max > capital.y_max * 0.95, "{figure} is as high as H: {figure_reach:?}");
            }
        }
    }
}
