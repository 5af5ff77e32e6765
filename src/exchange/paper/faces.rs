//! The faces that print: how wide words are, and where lines break.

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::HashMap;
use std::io;
use std::rc::Rc;

use deunicode::deunicode;
use rustybuzz::ttf_parser::Tag;
use rustybuzz::{Direction, Feature, UnicodeBuffer};
use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory as _};

/// A face.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Face {
    /// What is read.
    Text,
    /// What is read first.
    Strong,
    /// Titles.
    Display,
}

impl Face {
    #[cfg(test)]
    const ALL: [Face; 3] = [Face::Text, Face::Strong, Face::Display];

    /// Its place among [`FACE_FILES`].
    pub(super) const fn index(self) -> usize {
        match self {
            Face::Text => 0,
            Face::Strong => 1,
            Face::Display => 2,
        }
    }
}

/// The files of the faces: what is read, what is read first, and titles.
pub static FACE_FILES: [&[u8]; 3] = [
    include_bytes!("../../../data/fonts/SourceSans3-Regular.ttf").as_slice(),
    include_bytes!("../../../data/fonts/SourceSans3-SemiBold.ttf").as_slice(),
    include_bytes!("../../../data/fonts/Vollkorn-SemiBold.ttf").as_slice(),
];

/// A face in a size, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Style {
    pub(super) face: Face,
    pub(super) size: f32,
}

impl Style {
    /// From one line to the next.
    pub(super) fn leading(self) -> f32 {
        self.size * if self.face == Face::Display { 1.15 } else { 1.25 }
    }

    /// From the top of a line to the foot of its letters.
    pub(super) fn ascent(self) -> f32 {
        (self.leading() - self.size) / 2.0 + self.size * 0.78
    }
}

/// A glyph; lengths are parts of the size.
#[derive(Clone, Copy, Debug)]
pub(super) struct Glyph {
    pub(super) id: u32,
    pub(super) advance: f32,
    pub(super) offset: (f32, f32),
    /// The bytes of the text that it stands for.
    pub(super) range: (usize, usize),
}

/// A word in glyphs.
#[derive(Debug)]
pub(super) struct Shaped {
    pub(super) width: f32,
    pub(super) glyphs: Vec<Glyph>,
    /// Whether the face has all its letters.
    is_whole: bool,
}

/// A line of text as it is printed.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Line {
    pub(super) text: String,
    pub(super) width: f32,
    /// Whether a word is in Latin letters for others.
    pub(super) is_latin: bool,
}

/// The faces, ready to measure.
pub(super) struct Faces {
    faces: Vec<rustybuzz::Face<'static>>,
    figures: [Feature; 1],
    shaped: RefCell<[HashMap<String, Rc<Shaped>>; 3]>,
}

/// What stands between two places where a line may break.
struct Token<'t> {
    word: &'t str,
    /// Whether a space follows.
    has_space: bool,
}

impl Faces {
    /// The faces.
    ///
    /// # Errors
    ///
    /// Where the program’s own files are no fonts.
    pub(super) fn new() -> io::Result<Faces> {
        let face = |file: &&'static [u8]| rustybuzz::Face::from_slice(file, 0).ok_or_else(no_font);
        Ok(Faces {
            faces: FACE_FILES.iter().map(face).collect::<io::Result<_>>()?,
            // Figures of one width, so that those of a column stand below one another.
            figures: [Feature::new(Tag::from_bytes(b"tnum"), 1, ..)],
            shaped: RefCell::default(),
        })
    }

    /// A word in glyphs.
    pub(super) fn shaped(&self, face: Face, word: &str) -> Rc<Shaped> {
        if let Some(found) = self.shaped.borrow()[face.index()].get(word) {
            return Rc::clone(found);
        }
        let font = &self.faces[face.index()];
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(word);
        buffer.set_direction(Direction::LeftToRight);
        buffer.guess_segment_properties();
        let shaped = rustybuzz::shape(font, &self.figures, buffer);
        let em = font.units_per_em() as f32;
        let (infos, positions) = (shaped.glyph_infos(), shaped.glyph_positions());
        let end_of = |cluster: u32| {
            let after = infos.iter().map(|info| info.cluster).filter(|&other| other > cluster).min();
            after.map_or(word.len(), |next| next as usize)
        };
        let glyph = |(info, position): (&rustybuzz::GlyphInfo, &rustybuzz::GlyphPosition)| Glyph {
            id: info.glyph_id,
            advance: position.x_advance as f32 / em,
            offset: (position.x_offset as f32 / em, position.y_offset as f32 / em),
            range: (info.cluster as usize, end_of(info.cluster)),
        };
        let glyphs: Vec<Glyph> = infos.iter().zip(positions).map(glyph).collect();
        let width = glyphs.iter().map(|glyph| glyph.advance).sum();
        let is_whole = glyphs.iter().all(|glyph| glyph.id != 0);
        let shaped = Rc::new(Shaped { width, glyphs, is_whole });
        self.shaped.borrow_mut()[face.index()].insert(word.to_owned(), Rc::clone(&shaped));
        shaped
    }

    /// How wide a text in one line is.
    pub(super) fn width(&self, style: Style, text: &str) -> f32 {
        let space = self.shaped(style.face, " ").width;
        let words: f32 = text.split(' ').map(|word| self.shaped(style.face, word).width).sum();
        (words + space * text.matches(' ').count() as f32) * style.size
    }

    /// A text with every word in letters that the face has, and whether one had to be rewritten for that.
    pub(super) fn printable<'t>(&self, face: Face, text: &'t str) -> (Cow<'t, str>, bool) {
        let is_whole = |word: &str| self.shaped(face, word).is_whole;
        if text.split([' ', '\n']).all(is_whole) {
            return (Cow::Borrowed(text), false);
        }
        let one = |word: &str| if is_whole(word) { word.to_owned() } else { deunicode(word).trim().to_owned() };
        let line = |line: &str| line.split(' ').map(one).collect::<Vec<_>>().join(" ");
        (Cow::Owned(text.split('\n').map(line).collect::<Vec<_>>().join("\n")), true)
    }

    /// The width of the widest part that does not break.
    pub(super) fn widest_word(&self, style: Style, text: &str) -> f32 {
        let (text, _) = self.printable(style.face, text);
        let words = text.split('\n').flat_map(tokens);
        words.map(|token| self.width(style, token.word)).fold(0.0, f32::max)
    }

    /// The width of the widest line, where lines break at `\n` alone.
    pub(super) fn widest_line(&self, style: Style, text: &str) -> f32 {
        let (text, _) = self.printable(style.face, text);
        text.split('\n').map(|line| self.width(style, line)).fold(0.0, f32::max)
    }

    /// A text in lines of a width. A word that is wider than that goes on in the next line.
    pub(super) fn lines(&self, style: Style, text: &str, width: f32) -> Vec<Line> {
        // Sums of the same widths in another order may differ in the last place.
        let most = width + 0.01;
        let (text, is_latin) = self.printable(style.face, text);
        let space = self.width(style, " ");
        let mut lines = Vec::new();
        for paragraph in text.split('\n') {
            let mut line = Line { text: String::new(), width: 0.0, is_latin };
            let mut has_space = false;
            for token in tokens(paragraph) {
                let gap = if has_space { space } else { 0.0 };
                let wide = self.width(style, token.word);
                if !line.text.is_empty() && line.width + gap + wide > most {
                    lines.push(std::mem::replace(&mut line, Line { text: String::new(), width: 0.0, is_latin }));
                } else if has_space {
                    line.text.push(' ');
                    line.width += gap;
                }
                has_space = token.has_space;
                let mut pieces = self.pieces(style, token.word, most);
                let last = pieces.pop().unwrap_or_default();
                for piece in pieces {
                    lines.push(Line { width: self.width(style, &piece), text: piece, is_latin });
                }
                line.width += self.width(style, &last);
                line.text.push_str(&last);
            }
            lines.push(line);
        }
        lines
    }

    /// A word in pieces that are no wider than a line.
    fn pieces(&self, style: Style, word: &str, most: f32) -> Vec<String> {
        if self.width(style, word) <= most {
            return vec![word.to_owned()];
        }
        let mut pieces = vec![String::new()];
        for letter in word.chars() {
            let is_mark = letter.general_category_group() == GeneralCategoryGroup::Mark;
            let Some(piece) = pieces.last_mut() else { break };
            let longer = format!("{piece}{letter}");
            if piece.is_empty() || is_mark || self.width(style, &longer) <= most {
                *piece = longer;
            } else {
                pieces.push(letter.to_string());
            }
        }
        pieces
    }
}

fn no_font() -> io::Error {
    io::Error::other("a font of the program cannot be read")
}

/// The parts of a line between which it may break: at spaces, and behind a stroke or a hyphen between letters.
fn tokens(line: &str) -> impl Iterator<Item = Token<'_>> {
    line.split_inclusive(' ').flat_map(|part| {
        let word = part.strip_suffix(' ').unwrap_or(part);
        let has_space = word.len() < part.len();
        let mut cuts = vec![0];
        let letters: Vec<(usize, char)> = word.char_indices().collect();
        for around in letters.windows(3) {
            let [(_, before), (_, sign), (at, after)] = *around else { continue };
            if matches!(sign, '-' | '‐' | '–' | '/') && before.is_alphabetic() && after.is_alphabetic() {
                cuts.push(at);
            }
        }
        cuts.push(word.len());
        let pieces: Vec<&str> = cuts.windows(2).map(|ends| &word[ends[0]..ends[1]]).collect();
        let last = pieces.len() - 1;
        pieces.into_iter().enumerate().map(move |(place, word)| Token { word, has_space: has_space && place == last })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const STYLE: Style = Style { face: Face::Text, size: 10.0 };

    fn texts(faces: &Faces, text: &str, width: f32) -> Vec<String> {
        faces.lines(STYLE, text, width).into_iter().map(|line| line.text).collect()
    }

    #[test]
    fn lines_break_at_spaces_and_hyphens_and_lose_nothing() {
        let faces = Faces::new().expect("fonts");
        let name = "Maximiliane-Élisabeth Łukaszewicz-Ångström";
        let narrow = faces.width(STYLE, "Łukaszewicz-").max(faces.width(STYLE, "Maximiliane-"));
        assert_eq!(texts(&faces, name, narrow), ["Maximiliane-", "Élisabeth", "Łukaszewicz-", "Ångström"]);
        assert_eq!(texts(&faces, name, 1000.0), [name]);
        for width in [3.0, 20.0, 47.0, 90.0] {
            let lines = faces.lines(STYLE, name, width);
            let joined: String = lines.iter().map(|line| line.text.as_str()).collect();
            assert_eq!(joined.replace(' ', ""), name.replace(' ', ""));
            assert!(lines.iter().all(|line| line.width <= width.max(10.0) + 0.02), "{lines:?}");
        }
        assert_eq!(texts(&faces, "one\n\ntwo", 100.0), ["one", "", "two"]);
        assert_eq!(texts(&faces, "-3 40-1", 1.0), ["-", "3", "4", "0", "-", "1"]);
        assert_eq!(texts(&faces, "a\u{a0}b c", faces.width(STYLE, "a\u{a0}b")), ["a\u{a0}b", "c"]);
    }

    #[test]
    fn figures_are_of_one_width() {
        let faces = Faces::new().expect("fonts");
        for face in [Face::Text, Face::Strong] {
            let width = |text: &str| faces.width(Style { face, size: 10.0 }, text);
            assert!((0..10).all(|figure| (width(&figure.to_string()) - width("0")).abs() < 0.001));
        }
    }

    #[test]
    fn letters_that_no_face_has_become_latin_ones() {
        let faces = Faces::new().expect("fonts");
        for face in Face::ALL {
            for whole in ["Zoë Łukasz Ğ Ő ß œ", "Ὀδυσσεύς Ελένη", "Наталья Їжак", "« 12 » – 3½ → ✓"]
            {
                let is_whole = whole.split(' ').all(|word| faces.shaped(face, word).is_whole);
                assert!(is_whole || whole.contains(['→', '✓', 'Ὀ']), "{face:?} {whole}");
            }
            assert_eq!(faces.printable(face, "王小明 (Lyon)"), (Cow::Borrowed("Wang Xiao Ming (Lyon)"), true));
            let (emoji, is_latin) = faces.printable(face, "Zoë 🦊");
            assert!(is_latin && emoji.starts_with("Zoë ") && emoji.len() > "Zoë ".len(), "{emoji}");
            let (nothing, _) = faces.printable(face, "\u{f8fe}x");
            assert_eq!(nothing, "[?]x");
        }
    }
}
