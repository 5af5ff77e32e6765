//! Pages as PDF: faces embedded as far as they are used, text that can be searched, and the same bytes at every run.

use std::io;

use krilla::destination::XyzDestination;
use krilla::geom::{PathBuilder, Point};
use krilla::metadata::Metadata;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::paint::{Fill, Stroke, StrokeDash};
use krilla::surface::{Location, Surface};
use krilla::text::{Font, Glyph, GlyphId};

use super::document::{Document, Paper};
use super::faces::{FACE_FILES, Face, Faces};
use super::flow::{Mark, Page, laid_out};

/// The document as PDF.
///
/// # Errors
///
/// Where the program’s own fonts cannot be read.
pub fn pdf(document: &Document, paper: Paper) -> io::Result<Vec<u8>> {
    let faces = Faces::new()?;
    let pages = laid_out(document, paper, &faces);
    let printer = Printer::new(&faces)?;
    let mut file = krilla::Document::new();
    for page in &pages {
        let settings = PageSettings::from_wh(page.width, page.height).ok_or_else(|| failed("no such page"))?;
        let mut sheet = file.start_page_with(settings);
        let mut surface = sheet.surface();
        for mark in &page.marks {
            printer.print(&mut surface, mark);
        }
        surface.finish();
        sheet.finish();
    }
    if let Some(outline) = outline(document, &pages) {
        file.set_outline(outline);
    }
    let metadata = Metadata::new().title(document.title.clone()).language(document.language.clone());
    file.set_metadata(metadata.creator("Halali".to_owned()));
    file.finish().map_err(|error| failed(&format!("{error:?}")))
}

fn failed(what: &str) -> io::Error {
    io::Error::other(what.to_owned())
}

/// Where the parts begin; nothing where there is one alone.
fn outline(document: &Document, pages: &[Page]) -> Option<Outline> {
    let mut outline = Outline::new();
    let mut last = None;
    let mut count = 0;
    for (place, page) in pages.iter().enumerate() {
        let title = document.parts.get(page.part).map(|part| &part.title);
        if title != last {
            let text = title.cloned().unwrap_or_default();
            outline.push_child(OutlineNode::new(text, XyzDestination::new(place, Point::from_xy(0.0, 0.0))));
            count += 1;
        }
        last = title;
    }
    (count > 1).then_some(outline)
}

/// A glyph where the file has it.
struct Placed {
    glyph: super::faces::Glyph,
    from: usize,
}

impl Glyph for Placed {
    fn glyph_id(&self) -> GlyphId {
        GlyphId::new(self.glyph.id)
    }

    fn text_range(&self) -> std::ops::Range<usize> {
        self.from + self.glyph.range.0..self.from + self.glyph.range.1
    }

    fn x_advance(&self, size: f32) -> f32 {
        self.glyph.advance * size
    }

    fn x_offset(&self, size: f32) -> f32 {
        self.glyph.offset.0 * size
    }

    fn y_offset(&self, size: f32) -> f32 {
        self.glyph.offset.1 * size
    }

    fn y_advance(&self, _: f32) -> f32 {
        0.0
    }

    fn location(&self) -> Option<Location> {
        None
    }
}

struct Printer<'f> {
    faces: &'f Faces,
    fonts: Vec<Font>,
}

impl Printer<'_> {
    fn new(faces: &Faces) -> io::Result<Printer<'_>> {
        let font = |file: &&'static [u8]| {
            Font::new((*file).into(), 0).ok_or_else(|| failed("a font of the program cannot be read"))
        };
        Ok(Printer { faces, fonts: FACE_FILES.iter().map(font).collect::<io::Result<_>>()? })
    }

    fn print(&self, surface: &mut Surface<'_>, mark: &Mark) {
        match mark {
            Mark::Text { at, face, size, text, .. } => {
                let Some(font) = self.fonts.get(face.index()) else { return };
                surface.set_stroke(None);
                surface.set_fill(Some(Fill::default()));
                let glyphs = self.glyphs(*face, text);
                surface.draw_glyphs(Point::from_xy(at.0, at.1), &glyphs, font.clone(), text, *size, false);
            }
            Mark::Rule { from, to, width, is_dashed } => {
                let dash = is_dashed.then(|| StrokeDash { array: vec![3.0, 3.0], offset: 0.0 });
                surface.set_fill(None);
                surface.set_stroke(Some(Stroke { width: *width, dash, ..Stroke::default() }));
                let mut path = PathBuilder::new();
                path.move_to(from.0, from.1);
                path.line_to(to.0, to.1);
                path.finish().iter().for_each(|path| surface.draw_path(path));
            }
        }
    }

    /// A line as it was measured: word by word, with spaces between.
    fn glyphs(&self, face: Face, text: &str) -> Vec<Placed> {
        let mut placed = Vec::new();
        let mut from = 0;
        for part in text.split_inclusive(' ') {
            let word = part.strip_suffix(' ').unwrap_or(part);
            placed.extend(self.faces.shaped(face, word).glyphs.iter().map(|&glyph| Placed { glyph, from }));
            from += word.len();
            if word.len() < part.len() {
                placed.extend(self.faces.shaped(face, " ").glyphs.iter().map(|&glyph| Placed { glyph, from }));
                from += 1;
            }
        }
        placed
    }
}
