//! What of the window can be seen and read: which texts are drawn where, which of them are cut, pushed out or hard to read,
//! and what is drawn anew for a change.

use std::collections::HashMap;

use iced::advanced::text::Paragraph as _;
use iced::advanced::widget::Id;
use iced::advanced::widget::operation::{self, Operation};
use iced::{Background, Color, Point, Rectangle, Vector};
use iced_test::renderer::graphics::damage;
use iced_test::renderer::graphics::text::Text;

use super::window::Window;

/// A text of the last frame.
struct Seen {
    /// The number of its layer: those of the same one are drawn together.
    layer: usize,
    /// Where its layer is.
    bounds: Rectangle,
    text: String,
    /// Where it stands.
    place: Rectangle,
    /// The part of the window that it may be drawn in, if there is one.
    room: Option<Rectangle>,
    /// How wide it was told to be.
    width: f32,
    lines: usize,
    /// How large its letters are, in logical pixels.
    size: f32,
    color: Color,
    /// What of it is drawn.
    visible: Option<Rectangle>,
}

impl Seen {
    fn all(window: &mut Window) -> Vec<Seen> {
        window.draw();
        let mut seen = Vec::new();
        for (number, layer) in window.renderer.layers().iter().enumerate() {
            for text in layer.text.iter().flat_map(|item| item.as_slice()) {
                let Text::Paragraph { paragraph, position, clip_bounds, transformation, color } = text else {
                    continue;
                };
                let Some(paragraph) = paragraph.upgrade() else { continue };
                let buffer = paragraph.buffer();
                let lines: Vec<&str> = buffer.lines.iter().map(|line| line.text()).collect();
                let clip = *clip_bounds * *transformation;
                seen.push(Seen {
                    layer: number,
                    bounds: layer.bounds,
                    text: lines.join("/"),
                    place: Rectangle::new(*position, paragraph.min_bounds()) * *transformation,
                    room: layer.bounds.intersection(&clip),
                    width: paragraph.bounds().width,
                    lines: buffer.layout_runs().count(),
                    size: buffer.metrics().font_size,
                    color: *color,
                    visible: text.visible_bounds().and_then(|place| place.intersection(&layer.bounds)),
                });
            }
        }
        seen
    }
}

impl Window {
    /// The parts of the window that the software renderer draws anew for what something changes, as it would find them.
    pub(crate) fn drawn_anew(&mut self, act: impl FnOnce(&mut Window)) -> Vec<Rectangle> {
        self.draw();
        let before = self.renderer.layers().to_vec();
        act(self);
        self.draw();
        let mut found = Vec::new();
        let after = self.renderer.layers();
        for (before, after) in before.iter().zip(after) {
            if before.bounds != after.bounds {
                found.extend([before.bounds, after.bounds]);
                continue;
            }
            let quads = damage::list(
                &before.quads,
                &after.quads,
                |(quad, _)| quad.bounds.expand(1.0).intersection(&after.bounds).into_iter().collect(),
                |a, b| a == b,
            );
            let images =
                damage::list(&before.images, &after.images, |image| vec![image.bounds().expand(1.0)], |a, b| a == b);
            let primitives = damage::list(
                &before.primitives,
                &after.primitives,
                |item| vec![item.clip_bounds() * item.transformation()],
                |a, b| std::ptr::eq(a.as_slice(), b.as_slice()) && a.clip_bounds() == b.clip_bounds(),
            );
            let texts = damage::list(
                &before.text,
                &after.text,
                |item| item.as_slice().iter().filter_map(Text::visible_bounds).collect(),
                |a, b| a.as_slice() == b.as_slice(),
            );
            found.extend([quads, images, primitives, texts].concat());
        }
        let (fewer, more) = if before.len() < after.len() { (before.len(), after) } else { (after.len(), &*before) };
        found.extend(more[fewer..].iter().map(|layer| layer.bounds));
        damage::group(found, Rectangle::with_size(self.size))
    }

    /// Where texts are drawn, and how large they are, as of the last frame.
    pub(crate) fn texts_drawn(&mut self) -> Vec<Rectangle> {
        self.draw();
        let items = self.renderer.layers().iter().flat_map(|layer| &layer.text);
        items.flat_map(|item| item.as_slice().iter().filter_map(Text::visible_bounds)).collect()
    }

    /// The papers, buttons and other plain figures of the last frame with their colours, as far as they are in sight.
    pub(crate) fn papers(&mut self) -> Vec<(Rectangle, Color)> {
        self.draw();
        let papers =
            self.renderer.layers().iter().flat_map(|layer| layer.quads.iter().map(move |quad| (layer.bounds, quad)));
        let seen = papers.filter_map(|(sight, (quad, background))| match background {
            Background::Color(colour) => Some((quad.bounds.intersection(&sight)?, *colour)),
            Background::Gradient(_) => None,
        });
        seen.collect()
    }

    /// Where the last frame shows a text.
    pub(crate) fn drawn(&mut self, wanted: &str) -> Vec<Rectangle> {
        Seen::all(self).into_iter().filter(|seen| seen.text == wanted).map(|seen| seen.place).collect()
    }

    /// The texts that the last frame shows, what fields hold among them.
    pub(crate) fn written(&mut self) -> Vec<String> {
        Seen::all(self).into_iter().map(|seen| seen.text).collect()
    }

    /// The texts that the last frame shows beside what fields hold.
    pub(crate) fn said(&mut self) -> Vec<String> {
        let sideways = self.sideways();
        let is_said = |seen: &Seen| !sideways.is_typed(&seen.place, &seen.room.unwrap_or(seen.bounds));
        Seen::all(self).into_iter().filter(is_said).map(|seen| seen.text).collect()
    }

    fn sideways(&mut self) -> Sideways {
        let mut sideways = Sideways::default();
        self.with_ui(|ui, renderer, _| ui.operate(renderer, &mut sideways));
        sideways
    }

    /// The texts of which something cannot be read: they are cut at the edge of their part of the window, reach over others
    /// at their right, or take two lines of a button.
    pub(crate) fn clipped(&mut self) -> Vec<String> {
        let all = Seen::all(self);
        let sideways = self.sideways();
        let window = Rectangle::with_size(self.size());
        let mut clipped = Vec::new();
        let mut before: Vec<(usize, Rectangle, &str)> = Vec::new();
        for seen in &all {
            let Some(room) = seen.room.and_then(|room| room.intersection(&window)) else { continue };
            let (place, text) = (seen.place, seen.text.as_str());
            // How wide lines of both directions are is not quite told.
            if from_right_to_left(text) && seen.lines > 1 {
                continue;
            }
            // Texts that are drawn together stand beside one another.
            if let Some(part) = place.intersection(&room).filter(|_| !text.trim().is_empty()) {
                let is_covered = |(layer, other, _): &&(usize, Rectangle, &str)| {
                    let both = other.intersection(&part);
                    *layer == seen.layer && both.is_some_and(|both| both.width > 3.0 && both.height > 5.0)
                };
                if let Some((_, _, other)) = before.iter().find(is_covered) {
                    clipped.push(format!("over another: {text} and {other}"));
                }
                before.push((seen.layer, part, text));
            }
            // What is scrolled sideways is in sight then.
            let is_sideways = |part: &Rectangle| {
                part.contains(Point::new(part.center_x(), place.center_y()))
                    && room.x >= part.x - 1.0
                    && right(&room) <= right(part) + 1.0
            };
            if sideways.parts.iter().any(is_sideways) || sideways.is_typed(&place, &room) {
                continue;
            }
            if right(&place) > right(&room) + 1.0 || place.x < room.x - 1.0 {
                clipped.push(format!("cut: {text}"));
            } else if place.width > seen.width + 1.0 {
                clipped.push(format!("too wide by {}: {text}", place.width - seen.width));
            } else if seen.bounds.height >= window.height && place.y + place.height > window.height + 1.0 {
                clipped.push(format!("below the window: {text}"));
            }
        }
        let mut found = Presses::default();
        self.with_ui(|ui, renderer, _| ui.operate(renderer, &mut found));
        for (place, texts) in &found.presses {
            // What is pushed out of the window can be neither read nor pressed.
            let is_scrolled = sideways.parts.iter().any(|part| part.x <= place.x + 1.0);
            let is_gone = right(place) > window.width + 1.0
                || place.width < 16.0 && texts.iter().any(|(_, text)| text.chars().count() > 2);
            if is_gone && !is_scrolled {
                let text: Vec<_> = texts.iter().map(|(_, text)| text.as_str()).collect();
                clipped.push(format!("pushed out at {place:?}: {}", text.join("/")));
            }
            // Large letters are as high as two lines of small ones.
            let is_folded = |text: &str| all.iter().any(|seen| seen.lines > 1 && seen.text == text);
            if let [(place, text)] = &texts[..]
                && place.height > 30.0
                && is_folded(text)
            {
                clipped.push(format!("two lines in a button: {text}"));
            }
        }
        let quads = self.renderer.layers().iter().flat_map(|layer| &layer.quads);
        let shadows = quads.filter(|(quad, _)| quad.shadow.color.a > 0.0);
        clipped.extend(shadows.map(|(quad, _)| format!("a shadow, which leaves traces, around {:?}", quad.bounds)));
        clipped
    }

    /// The texts that stand out from what is behind them by less than this, as 4.5 to 1. What something else lies over
    /// is left out: nobody reads it now.
    pub(crate) fn hard_to_read(&mut self, least: f32) -> Vec<String> {
        let all = Seen::all(self);
        let pixels = self.paint();
        let (width, height) = (self.size().width as usize, self.size().height as usize);
        let layers = self.renderer.layers();
        let mut faint = Vec::new();
        for seen in &all {
            let Some(room) = seen.visible else { continue };
            let later = layers.iter().skip(seen.layer + 1).flat_map(|layer| &layer.quads);
            if later.into_iter().any(|(quad, _)| quad.bounds.contains(room.center())) {
                continue;
            }
            let (left, top) = (room.x.max(0.0) as usize, room.y.max(0.0) as usize);
            let (right, bottom) = ((room.x + room.width) as usize, (room.y + room.height) as usize);
            let mut counts = HashMap::<[u8; 3], usize>::new();
            for y in top..bottom.min(height) {
                for x in left..right.min(width) {
                    let at = 4 * (y * width + x);
                    *counts.entry([pixels[at], pixels[at + 1], pixels[at + 2]]).or_default() += 1;
                }
            }
            let Some((&behind, _)) = counts.iter().max_by_key(|(_, count)| **count) else { continue };
            let [r, g, b, _] = seen.color.into_rgba8();
            let apart = |one: [u8; 3], other: [u8; 3]| -> u32 {
                one.into_iter().zip(other).map(|(one, other)| u32::from(one.abs_diff(other))).sum()
            };
            let is_drawn = counts.keys().any(|&pixel| 4 * apart(pixel, [r, g, b]) < apart(behind, [r, g, b]));
            let contrast = seen.color.relative_contrast(Color::from_rgb8(behind[0], behind[1], behind[2]));
            // Large letters are read at a lower contrast.
            let least = if seen.size >= 24.0 { least.min(4.5) } else { least };
            if is_drawn && contrast < least {
                faint.push(format!("{contrast:.1} to 1: {}", seen.text));
            }
        }
        faint
    }
}

const fn right(of: &Rectangle) -> f32 {
    of.x + of.width
}

/// The texts of everything that can be pressed.
#[derive(Default)]
struct Presses {
    /// Where each is, and the texts in it.
    presses: Vec<(Rectangle, Vec<(Rectangle, String)>)>,
    /// Whether what comes next is the inside of the last one.
    opens: bool,
    is_inside: bool,
}

/// Whether Hebrew or Arabic is in a text.
fn from_right_to_left(text: &str) -> bool {
    text.chars().any(|letter| ('\u{590}'..'\u{900}').contains(&letter))
}

/// The parts of the window that are scrolled sideways, and the fields, which show of what is typed what is at their cursor.
#[derive(Default)]
struct Sideways {
    parts: Vec<Rectangle>,
    fields: Vec<Rectangle>,
    /// By how much what comes next is scrolled.
    scrolled: Vector,
}

impl Sideways {
    /// Whether a text that has this room stands in a field.
    fn is_typed(&self, place: &Rectangle, room: &Rectangle) -> bool {
        let holds = |field: &Rectangle| {
            field.contains(Point::new(room.center_x(), place.center_y())) && room.width <= field.width + 1.0
        };
        self.fields.iter().any(holds)
    }
}

impl Operation for Sideways {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<()>)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        bounds: Rectangle,
        content: Rectangle,
        translation: Vector,
        _state: &mut dyn operation::Scrollable,
    ) {
        self.scrolled = translation;
        if content.width > bounds.width + 1.0 {
            self.parts.push(bounds);
        }
    }

    fn text_input(&mut self, _id: Option<&Id>, bounds: Rectangle, _state: &mut dyn operation::TextInput) {
        // Where a field is told to be what it stands in is not scrolled.
        self.fields.extend([bounds, bounds - self.scrolled]);
    }
}

impl Operation for Presses {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<()>)) {
        let was_inside = self.is_inside;
        self.is_inside |= std::mem::take(&mut self.opens);
        operate(self);
        self.is_inside = was_inside;
    }

    fn container(&mut self, _id: Option<&Id>, _bounds: Rectangle) {
        self.opens = false;
    }

    fn focusable(&mut self, _id: Option<&Id>, bounds: Rectangle, _state: &mut dyn operation::Focusable) {
        self.presses.push((bounds, Vec::new()));
        self.opens = true;
    }

    fn text(&mut self, _id: Option<&Id>, bounds: Rectangle, text: &str) {
        self.opens = false;
        if let Some((_, last)) = self.presses.last_mut().filter(|_| self.is_inside) {
            last.push((bounds, text.to_owned()));
        }
    }
}
