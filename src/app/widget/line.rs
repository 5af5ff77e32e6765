//! One line of text, cut with an ellipsis where there is no room for all of it.

use std::borrow::Cow;

use iced::advanced::layout::{self, Layout};
use iced::advanced::text::{Alignment, Paragraph as _, Renderer as _, Shaping, Text, Wrapping};
use iced::advanced::widget::operation::Operation;
use iced::advanced::widget::{Tree, Widget, tree};
use iced::advanced::{mouse, renderer};
use iced::widget::text;
use iced::{Element, Font, Length, Rectangle, Renderer, Size, Theme, alignment};

use crate::app::font;
use crate::app::theme::size;

/// A text that was set once and is drawn again and again.
pub type Shaped = <Renderer as iced::advanced::text::Renderer>::Paragraph;

/// Sets a text of one line.
pub fn shaped(content: &str, size: f32, font: Font) -> Shaped {
    let mut set = Shaped::with_text(Text {
        content,
        bounds: Size::INFINITE,
        size: size.into(),
        line_height: size::lines(size),
        font,
        align_x: Alignment::Left,
        align_y: alignment::Vertical::Top,
        shaping: Shaping::Advanced,
        wrapping: Wrapping::None,
    });
    // A line from right to left begins at its right edge, which must be somewhere.
    set.resize(Size::new(set.min_width().ceil() + 1.0, f32::INFINITY));
    set
}

/// How wide a text is in one line.
pub fn width(content: &str, size: f32, font: Font) -> f32 {
    shaped(content, size, font).min_width()
}

/// As much of a text as there is room for in one line, with an ellipsis where that is not all of it.
pub fn fitted(content: &str, size: f32, font: Font, room: f32) -> Cow<'_, str> {
    let fits = |content: &str| width(content, size, font) <= room;
    if fits(content) {
        return content.into();
    }
    let cut = |end: usize| format!("{}…", content.get(..end).unwrap_or_default().trim_end());
    let ends: Vec<usize> = content.char_indices().map(|(at, _)| at).collect();
    let fitting = ends.partition_point(|&end| fits(&cut(end)));
    cut(fitting.checked_sub(1).and_then(|last| ends.get(last).copied()).unwrap_or_default()).into()
}

/// How wide a name is at most, wherever it is shown: about sixty letters, more than anybody's has.
const NAME: f32 = 480.0;
/// How many letters have room in that, whatever they are.
const SURE: usize = 24;

/// A name for the screen, where it may stand in a sentence: whole, unless it is longer than any that somebody has.
pub fn bounded(name: &str) -> String {
    // Measuring takes a while, and nearly all names are short.
    if name.chars().nth(SURE).is_none() {
        return name.to_owned();
    }
    fitted(name, size::BODY, font::TEXT, NAME).into_owned()
}

/// The line.
pub struct Line<'a> {
    content: Cow<'a, str>,
    size: f32,
    font: Font,
    style: fn(&Theme) -> text::Style,
    width: Length,
}

/// What was set, and for what.
struct State {
    content: String,
    size: f32,
    font: Font,
    /// The least and the most room for which it is right.
    room: (f32, f32),
    set: Shaped,
}

impl<'a> Line<'a> {
    /// A line in the face and the size of other texts.
    pub fn new(content: impl Into<Cow<'a, str>>) -> Line<'a> {
        Line {
            content: content.into(),
            size: size::BODY,
            font: font::TEXT,
            style: |_| text::Style::default(),
            width: Length::Shrink,
        }
    }

    /// How large it is set.
    pub const fn size(mut self, size: f32) -> Line<'a> {
        self.size = size;
        self
    }

    /// In which face.
    pub const fn font(mut self, font: Font) -> Line<'a> {
        self.font = font;
        self
    }

    /// In which colour.
    pub fn style(mut self, style: fn(&Theme) -> text::Style) -> Line<'a> {
        self.style = style;
        self
    }

    /// How wide it is, whatever it says.
    pub fn width(mut self, width: impl Into<Length>) -> Line<'a> {
        self.width = width.into();
        self
    }

    /// Sets as much of it as there is room for.
    fn set(&self, room: f32) -> State {
        let of = |room, set| State {
            content: self.content.clone().into_owned(),
            size: self.size,
            font: self.font,
            room,
            set,
        };
        let fitted = fitted(&self.content, self.size, self.font, room);
        let set = shaped(&fitted, self.size, self.font);
        if matches!(fitted, Cow::Borrowed(_)) {
            of((set.min_width(), f32::INFINITY), set)
        } else {
            of((room, room), set)
        }
    }
}

impl State {
    fn fits(&self, line: &Line<'_>, room: f32) -> bool {
        let same = self.content == *line.content && self.size == line.size && self.font == line.font;
        same && self.room.0 <= room && room <= self.room.1
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Line<'_> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Option<State>>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(None::<State>)
    }

    fn size(&self) -> Size<Length> {
        Size::new(self.width, Length::Shrink)
    }

    fn layout(&mut self, tree: &mut Tree, _renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        let state = tree.state.downcast_mut::<Option<State>>();
        let limits = limits.width(self.width);
        let room = limits.max().width;
        let set = match state.take() {
            Some(set) if set.fits(self, room) => set,
            _ => self.set(room),
        };
        let size = limits.resolve(self.width, Length::Shrink, set.set.min_bounds());
        *state = Some(set);
        layout::Node::new(size)
    }

    fn operate(&mut self, _tree: &mut Tree, layout: Layout<'_>, _renderer: &Renderer, operation: &mut dyn Operation) {
        operation.text(None, layout.bounds(), &self.content);
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        _cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        if let Some(set) = tree.state.downcast_ref::<Option<State>>() {
            let colour = (self.style)(theme).color.unwrap_or(style.text_color);
            renderer.fill_paragraph(&set.set, layout.position(), colour, *viewport);
        }
    }
}

impl<'a, Message: 'a> From<Line<'a>> for Element<'a, Message> {
    fn from(line: Line<'a>) -> Element<'a, Message> {
        Element::new(line)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_in_a_sentence_is_whole_unless_it_has_no_end() {
        // Signs that no face here has are written as numbers: a test looks for every sign that the code shows.
        let chinese = "\u{674e}\u{5c0f}\u{9f99}";
        for name in ["Zoë", "Karl-Theodor Maria Nikolaus Johann von und zu Waldesruh", &chinese.repeat(3)] {
            assert_eq!(bounded(name), name);
        }
        for part in [
            "W",
            "i",
            chinese,
            "\u{639}\u{628}\u{62f} \u{627}\u{644}\u{631}\u{62d}\u{645}\u{646} ",
            "\u{1f98a}",
            "Ł\u{302}u",
            "Wilhelmine ",
        ] {
            let shown = bounded(&part.repeat(300));
            assert!(shown.ends_with('…') && width(&shown, size::BODY, font::TEXT) <= NAME, "{shown}");
        }
    }

    #[test]
    fn what_has_no_room_ends_in_an_ellipsis_within_it() {
        let name = "Wilhelmine Unverwechselbar-Waldmeister";
        let line = Line::new(name);
        let whole = line.set(f32::INFINITY);
        assert!(whole.fits(&line, 2000.0) && !whole.fits(&line, whole.set.min_width() - 1.0));
        for room in [4.0, 40.0, 120.0, 200.0] {
            let cut = line.set(room);
            assert!(cut.set.min_width() <= room.max(shaped("…", size::BODY, font::TEXT).min_width()), "{room}");
            assert!(cut.fits(&line, room) && !cut.fits(&line, room + 50.0), "{room}");
        }
    }
}
