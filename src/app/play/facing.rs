//! The cards of two who sit face to face at one flat screen: the near one's at the lower edge, the far one's at the upper, turned by
//! half so that it is read from there. Both are drawn by the same hand; nothing on them is to be pressed.

use std::cell::RefCell;
use std::f32::consts::PI;

use iced::advanced::graphics::geometry::Renderer as _;
use iced::advanced::layout::{self, Layout};
use iced::advanced::svg::{Renderer as _, Svg};
use iced::advanced::text::{Alignment, Paragraph as _, Shaping, Text, Wrapping};
use iced::advanced::widget::operation::Operation;
use iced::advanced::widget::{Id, Tree, Widget, tree};
use iced::advanced::{mouse, renderer};
use iced::widget::canvas::{self, Cache, Frame, Path, Stroke};
use iced::{Color, Element, Font, Length, Point, Rectangle, Renderer, Size, Theme, Vector, alignment, border};

use super::panel::{emblem, standing, time};
use super::{Play, Table};
use crate::app::board::{picture, upside_down};
use crate::app::font;
use crate::app::screen::Cx;
use crate::app::theme::{self, Colours, size};
use crate::app::widget::{Shaped, fitted, width};
use crate::club::Seat;
use crate::rules::Side;
use crate::words::message;

/// How high a card is, and how high one that is too narrow for all to stand side by side.
const HIGH: f32 = 124.0;
const HIGH_AND_NARROW: f32 = 220.0;
/// Where the clock stands on a narrow card.
const CLOCK_BELOW: f32 = 186.0;
/// From this width on all stands side by side.
const WIDE: f32 = 264.0;
/// Around everything on a card.
const EDGE: f32 = 10.0;
/// The tile that stands for the side.
const ICON: f32 = 44.0;

/// Between what stands beside each other on a line.
const BETWEEN: &str = " · ";

/// Who sits at the lower edge: whoever is named first, in every game of a series.
pub(super) const NEAR: Seat = Seat::First;

/// In which colour something is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tone {
    Ink,
    Faint,
    Wrong,
    Caution,
}

impl Tone {
    const fn of(self, colours: &Colours) -> Color {
        match self {
            Tone::Ink => colours.ink,
            Tone::Faint => colours.faint,
            Tone::Wrong => colours.fox,
            Tone::Caution => colours.gold,
        }
    }
}

/// What a card says of a player.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Card {
    seat: Seat,
    side: Side,
    name: String,
    points: String,
    /// The side and what left the forest, the total and what is needed.
    lines: Vec<String>,
    /// The time that is left, and whether it runs.
    clock: Option<(String, bool)>,
    /// What is said to the player: whose turn it is, what was refused.
    said: Option<(String, Tone)>,
    is_to_move: bool,
    zoom: f32,
}

impl Card {
    /// The card of whoever sits in a seat.
    pub(super) fn of(play: &Play, table: &Table, seat: Seat, zoom: f32, cx: &Cx<'_>) -> Card {
        let (words, live, shown) = (cx.words, table.live(), table.shown());
        let side = if live.seat(Side::Animals) == seat { Side::Animals } else { Side::Humans };
        let score = shown.score();
        let is_to_move = live.to_move() == side && live.game().end().is_none();
        let exited = message!(words, "live-exited", count = score.exited[side]);
        let refused = table.refused().filter(|(_, of)| *of == side);
        let proposed = table.proposed().filter(|_| is_to_move);
        let turns = shown.turns().map(|turns| message!(words, "live-turns-of-yours", count = turns[side]));
        let said = match (refused, proposed) {
            (Some((refusal, side)), _) => {
                Some((words.refusal_at_board(live.game().actions().last(), refusal, side), Tone::Wrong))
            }
            (None, Some(action)) => Some((message!(words, "live-confirm", action = action.to_string()), Tone::Caution)),
            (None, None) => {
                let turn = is_to_move.then(|| format!("▸ {}", message!(words, "live-your-turn")));
                let all: Vec<String> = turn.into_iter().chain(turns).collect();
                (!all.is_empty()).then(|| (all.join(BETWEEN), Tone::Ink))
            }
        };
        Card {
            seat,
            side,
            name: play.names[seat].clone(),
            points: score.points[side].to_string(),
            lines: [format!("{}{BETWEEN}{exited}", words.side(side))]
                .into_iter()
                .chain(standing(play, table, side, words))
                .collect(),
            clock: live.clock().map(|clock| (time(clock, side), clock.running() == Some(side))),
            said,
            is_to_move,
            zoom,
        }
    }

    /// Whether it is read from the upper edge.
    const fn is_turned(&self) -> bool {
        !matches!(self.seat, NEAR)
    }

    /// Everything that is written, as it stands before the card is turned.
    fn written(&self, card: Rectangle) -> Vec<Written> {
        let zoom = self.zoom;
        let is_wide = card.width >= WIDE * zoom;
        let inner = card.shrink(EDGE * zoom);
        let right = inner.x + inner.width;
        let mut written = Vec::new();
        let mut at_right = |text: &str, top: f32, size: f32, font: Font, tone: Tone| {
            let wide = width(text, size, font).ceil();
            written.push(Written { at: Point::new(right - wide, top), ..Written::new(text, size, font, tone, wide) });
            wide
        };
        let points = at_right(&self.points, card.y + 4.0 * zoom, size::TITLE * zoom, font::STRONG, Tone::Ink);
        let clock = self.clock.as_ref().map_or(0.0, |(time, runs)| {
            let (font, tone) = if *runs { (font::STRONG, Tone::Ink) } else { (font::TEXT, Tone::Faint) };
            let top = if is_wide { card.y + 38.0 * zoom } else { card.y + CLOCK_BELOW * zoom };
            at_right(time, top, size::HEADING * zoom, font, tone)
        });
        let (left, beside) = if is_wide { (ICON + 8.0, points.max(clock)) } else { (0.0, points) };
        let left = inner.x + left * zoom;
        let room = (right - beside - 8.0 * zoom - left).max(0.0);
        let mut top = card.y + 6.0 * zoom;
        let mut line = |text: &str, size: f32, font: Font, tone: Tone, room: f32| {
            let text = fitted(text, size, font, room);
            written.push(Written { at: Point::new(left, top), ..Written::new(&text, size, font, tone, room) });
            top += (size * 1.3).round();
        };
        line(&self.name, size::HEADING * zoom, font::STRONG, Tone::Ink, room);
        for text in &self.lines {
            // What does not stand beside each other stands below.
            let parts: Vec<&str> = if is_wide { vec![text] } else { text.split(BETWEEN).collect() };
            parts.into_iter().for_each(|part| line(part, size::SMALL * zoom, font::TEXT, Tone::Faint, room));
        }
        if let Some((said, tone)) = &self.said {
            let bottom = if is_wide { HIGH - 4.0 } else { CLOCK_BELOW };
            let below = top.max(card.y + 66.0 * zoom);
            let (size, font) = said_in(said, Size::new(inner.width, card.y + bottom * zoom - below), *tone, zoom);
            let at = Point::new(inner.x, below);
            written.push(Written { at, ..Written::new(said, size, font, *tone, inner.width) });
        }
        written
    }

    fn paint(&self, frame: &mut Frame, card: Rectangle, colours: &Colours) {
        if self.is_turned() {
            let centre = Vector::new(card.center_x(), card.center_y());
            frame.translate(centre);
            frame.rotate(PI);
            frame.translate(centre * -1.0);
        }
        // Whose turn it is is told by a thick edge too, for whoever does not see colours.
        let (ground, edge, thick) = if self.is_to_move {
            (colours.leaf_soft, colours.leaf, 2.5 * self.zoom)
        } else {
            (colours.surface, colours.line, 1.0)
        };
        let within = card.shrink(thick / 2.0);
        let shape = Path::rounded_rectangle(within.position(), within.size(), border::radius(8));
        frame.fill(&shape, ground);
        frame.stroke(&shape, Stroke::default().with_color(edge).with_width(thick));
        for written in self.written(card) {
            written.outlined(written.tone.of(colours)).draw_with(|path, colour| frame.fill(&path, colour));
        }
    }

    /// Where the tile lies that stands for the side.
    fn icon(&self, card: Rectangle) -> Option<Rectangle> {
        let side = ICON * self.zoom;
        let corner = card.position() + Vector::new(EDGE, EDGE) * self.zoom;
        let place = Rectangle::new(corner, Size::new(side, side));
        (card.width >= WIDE * self.zoom).then(|| self.placed(place, card))
    }

    /// Where something is once the card is turned.
    fn placed(&self, place: Rectangle, card: Rectangle) -> Rectangle {
        if !self.is_turned() {
            return place;
        }
        let x = 2.0 * card.center_x() - place.x - place.width;
        let y = 2.0 * card.center_y() - place.y - place.height;
        Rectangle { x, y, ..place }
    }
}

/// The size and the face in which a sentence fits into its room: one that is long is set smaller.
fn said_in(said: &str, room: Size, tone: Tone, zoom: f32) -> (f32, Font) {
    let font = if tone == Tone::Ink { font::STRONG } else { font::TEXT };
    let sizes = [size::HEADING, 17.0, size::BODY, 15.0, size::SMALL, 13.0, 12.0, 11.0];
    let fits = |size: &f32| Written::new(said, size * zoom, font, tone, room.width).height() <= room.height;
    let size = sizes.into_iter().find(fits).unwrap_or(11.0);
    (size * zoom, font)
}

/// Something that is written on a card.
#[derive(Clone, Debug)]
struct Written {
    text: String,
    at: Point,
    size: f32,
    font: Font,
    tone: Tone,
    room: f32,
}

impl Written {
    fn new(text: &str, size: f32, font: Font, tone: Tone, room: f32) -> Written {
        Written { text: text.to_owned(), at: Point::ORIGIN, size, font, tone, room }
    }

    /// How high it is with as many lines as it takes.
    fn height(&self) -> f32 {
        let set = Shaped::with_text(Text {
            content: self.text.as_str(),
            bounds: Size::new(self.room, f32::INFINITY),
            size: self.size.into(),
            line_height: size::lines(self.size),
            font: self.font,
            align_x: Alignment::Left,
            align_y: alignment::Vertical::Top,
            shaping: Shaping::Advanced,
            wrapping: Wrapping::Word,
        });
        set.min_height()
    }

    fn place(&self) -> Rectangle {
        Rectangle::new(self.at, Size::new(self.room, self.height()))
    }

    /// The same for a canvas, which makes outlines of it: a renderer turns those, and no text.
    fn outlined(&self, color: Color) -> canvas::Text {
        canvas::Text {
            content: self.text.clone(),
            position: self.at,
            // What just fits must not be wrapped for a fraction of a pixel.
            max_width: self.room + 1.0,
            color,
            size: self.size.into(),
            line_height: size::lines(self.size),
            font: self.font,
            align_x: Alignment::Left,
            align_y: alignment::Vertical::Top,
            shaping: Shaping::Advanced,
        }
    }
}

/// What was drawn last: the renderer draws anew only what is another thing than before.
#[derive(Default)]
struct State {
    drawn: RefCell<Option<(Card, Colours)>>,
    cache: Cache,
}

impl<Message> Widget<Message, Theme, Renderer> for Card {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn size(&self) -> Size<Length> {
        Size::new(Length::Fill, Length::Shrink)
    }

    fn layout(&mut self, _tree: &mut Tree, _renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        let wide = limits.max().width;
        let high = if wide >= WIDE * self.zoom { HIGH } else { HIGH_AND_NARROW };
        layout::Node::new(limits.resolve(Length::Fill, Length::Shrink, Size::new(wide, high * self.zoom)))
    }

    fn operate(&mut self, _tree: &mut Tree, layout: Layout<'_>, _renderer: &Renderer, operation: &mut dyn Operation) {
        let card = layout.bounds();
        let name = if self.is_turned() { "card-far" } else { "card-near" };
        operation.container(Some(&Id::new(name)), card);
        for written in self.written(card) {
            operation.text(None, self.placed(written.place(), card), &written.text);
        }
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        _style: &renderer::Style,
        layout: Layout<'_>,
        _cursor: mouse::Cursor,
        _viewport: &Rectangle,
    ) {
        let (state, card) = (tree.state.downcast_ref::<State>(), layout.bounds());
        let colours = theme::colours(theme);
        let now = Some((self.clone(), *colours));
        if *state.drawn.borrow() != now {
            state.cache.clear();
            state.drawn.replace(now);
        }
        let geometry = state.cache.draw_with_bounds(renderer, card, |frame| self.paint(frame, card, colours));
        renderer.draw_geometry(geometry);
        if let Some(icon) = self.icon(card) {
            let drawing = if self.is_turned() { upside_down(self.side) } else { picture(emblem(self.side)) };
            renderer.draw_svg(Svg::new(drawing), icon, card);
        }
    }
}

impl<'a, Message: 'a> From<Card> for Element<'a, Message> {
    fn from(card: Card) -> Element<'a, Message> {
        Element::new(card)
    }
}
