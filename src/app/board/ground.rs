//! What lies under the tiles: wood, moss and sandy paths, in pieces no larger than a square, since the software renderer draws
//! the whole of every piece that it has to touch.

use iced::advanced::Renderer as _;
use iced::advanced::renderer::Quad;
use iced::advanced::text::{Paragraph as _, Renderer as _};
use iced::border::{self, Radius};
use iced::{Background, Border, Color, Font, Point, Rectangle, Renderer, Size, Vector, color};

use super::figure::{INK, SAND};
use super::geometry::Geometry;
use crate::app::widget::{Shaped, shaped};
use crate::rules::{SIZE, Square};

const WOOD: Color = color!(0x4a3424);
const WOOD_EDGE: Color = color!(0x6b4d34);
const MOSS: Color = color!(0x8d9a68);
const HOLLOW: Color = color!(0x7d8a5a);
const LABEL: Color = color!(0xe9dcc0);

pub(super) fn fill(renderer: &mut Renderer, bounds: Rectangle, radius: impl Into<Radius>, colour: Color) {
    if bounds.width > 0.0 && bounds.height > 0.0 {
        let border = Border { radius: radius.into(), ..Border::default() };
        renderer.fill_quad(Quad { bounds, border, ..Quad::default() }, Background::Color(colour));
    }
}

/// A line around something, and nothing within.
pub(super) fn frame(renderer: &mut Renderer, bounds: Rectangle, width: f32, colour: Color) {
    let Rectangle { x, y, width: across, height: down } = bounds;
    let lines = [
        (x, y, across, width),
        (x, y + down - width, across, width),
        (x, y, width, down),
        (x + across - width, y, width, down),
    ];
    for (x, y, across, down) in lines {
        fill(renderer, Rectangle::new(Point::new(x, y), Size::new(across, down)), 0.0, colour);
    }
}

/// Writes a text around a point.
pub(super) fn write(renderer: &mut Renderer, text: &Shaped, centre: Point, colour: Color) {
    let size = text.min_bounds();
    let corner = centre - Vector::new(size.width / 2.0, size.height / 2.0);
    renderer.fill_paragraph(text, corner, colour, Rectangle::new(corner, size).expand(2.0));
}

/// Letters for the columns and figures for the rows.
pub(super) struct Labels {
    size: f32,
    font: Font,
    letters: Vec<Shaped>,
    figures: Vec<Shaped>,
}

impl Labels {
    /// Small boards have larger letters for their size, as far as the frame has room.
    fn size(pitch: f32) -> f32 {
        (pitch * 0.2).max((pitch * 0.3).min(11.0))
    }

    pub(super) fn of(pitch: f32, font: Font) -> Labels {
        let size = Labels::size(pitch);
        let letters = (b'a'..).take(SIZE.into()).map(|letter| shaped(&char::from(letter).to_string(), size, font));
        let figures = (1..=SIZE).map(|figure| shaped(&figure.to_string(), size, font));
        Labels { size, font, letters: letters.collect(), figures: figures.collect() }
    }

    pub(super) fn fit(&self, pitch: f32, font: Font) -> bool {
        self.size == Labels::size(pitch) && self.font == font
    }

    /// On all four sides, in line; those of the middle column and row stand on the arrows.
    pub(super) fn draw(&self, renderer: &mut Renderer, geometry: &Geometry) {
        let board = geometry.board();
        let rim = (geometry.squares().x - board.x) / 2.0;
        let colour = |place: u8| if place == SIZE / 2 { INK } else { LABEL };
        for (place, letter) in (0..).zip(&self.letters) {
            let Some(square) = Square::new(place, 0) else { continue };
            let x = geometry.square(square).center_x();
            for y in [board.y + rim, board.y + board.height - rim] {
                write(renderer, letter, Point::new(x, y), colour(place));
            }
        }
        for (place, figure) in (0..).zip(&self.figures) {
            let Some(square) = Square::new(0, place) else { continue };
            let y = geometry.square(square).center_y();
            for x in [board.x + rim, board.x + board.width - rim] {
                write(renderer, figure, Point::new(x, y), colour(place));
            }
        }
    }
}

/// The frame, the forest floor and the paths.
pub(super) fn draw(renderer: &mut Renderer, geometry: &Geometry) {
    let (board, squares, pitch) = (geometry.board(), geometry.squares(), geometry.pitch());
    let (rim, round) = (squares.x - board.x, pitch * 0.12);
    let (right, bottom) = (squares.x + squares.width, squares.y + squares.height);
    // The boards of the frame overlap a little, so that nothing shines through between them.
    let beside = Rectangle { y: board.y + rim - 1.0, height: squares.height + 2.0, width: rim, ..board };
    fill(renderer, Rectangle { height: rim, ..board }, border::top(round), WOOD);
    fill(renderer, Rectangle { y: bottom, height: rim, ..board }, border::bottom(round), WOOD);
    fill(renderer, beside, 0.0, WOOD);
    fill(renderer, Rectangle { x: right, ..beside }, 0.0, WOOD);
    frame(renderer, board.shrink(pitch * 0.035), (pitch * 0.022).max(1.0), WOOD_EDGE);
    for square in Square::all() {
        fill(renderer, geometry.square(square).expand(pitch * 0.03), 0.0, MOSS);
    }
    for square in Square::all() {
        fill(renderer, geometry.tile(square), pitch * 0.08, HOLLOW);
    }
    let (width, over) = (pitch * 0.4, pitch * 0.05);
    for square in Square::all() {
        let place = geometry.square(square);
        let centre = place.center();
        if square.row() == SIZE / 2 {
            let band = Rectangle { y: centre.y - width / 2.0, height: width, ..place };
            fill(renderer, Rectangle { x: band.x - over, width: band.width + 2.0 * over, ..band }, 0.0, SAND);
        }
        if square.column() == SIZE / 2 {
            let band = Rectangle { x: centre.x - width / 2.0, width, ..place };
            fill(renderer, Rectangle { y: band.y - over, height: band.height + 2.0 * over, ..band }, 0.0, SAND);
        }
    }
    let glade = Rectangle::new(squares.center(), Size::ZERO).expand(pitch * 0.3);
    fill(renderer, glade, pitch * 0.3, SAND);
}
