//! What the board is drawn with: shapes, lines, and tiles laid down.

use iced::advanced::svg::{Renderer as _, Svg};
use iced::widget::canvas::path::Builder;
use iced::widget::canvas::{LineCap, LineDash, LineJoin, Path, Stroke};
use iced::widget::svg::Handle;
use iced::{Color, Point, Rectangle, Renderer, Size, Vector, border};

use crate::rules::Direction;

pub(super) fn lay(renderer: &mut Renderer, drawing: Handle, bounds: Rectangle, opacity: f32, clip: Rectangle) {
    if bounds.width >= 1.0 && bounds.height >= 1.0 && opacity > 0.0 {
        renderer.draw_svg(Svg::new(drawing).opacity(opacity), bounds, clip);
    }
}

/// Forward and sideways on the screen.
pub(super) const fn axes(shown: Direction) -> (Vector, Vector) {
    match shown {
        Direction::North => (Vector::new(0.0, -1.0), Vector::new(1.0, 0.0)),
        Direction::East => (Vector::new(1.0, 0.0), Vector::new(0.0, 1.0)),
        Direction::South => (Vector::new(0.0, 1.0), Vector::new(1.0, 0.0)),
        Direction::West => (Vector::new(-1.0, 0.0), Vector::new(0.0, 1.0)),
    }
}

pub(super) fn rounded(bounds: Rectangle, radius: f32) -> Path {
    Path::rounded_rectangle(bounds.position(), Size::new(bounds.width, bounds.height), border::radius(radius))
}

pub(super) fn polyline(points: &[Point]) -> Path {
    Path::new(|path| through(path, points))
}

pub(super) fn polygon(points: &[Point]) -> Path {
    Path::new(|path| {
        through(path, points);
        path.close();
    })
}

fn through(path: &mut Builder, points: &[Point]) {
    let Some((first, others)) = points.split_first() else { return };
    path.move_to(*first);
    others.iter().for_each(|point| path.line_to(*point));
}

pub(super) fn line<'a>(color: Color, width: f32) -> Stroke<'a> {
    Stroke::default().with_color(color).with_width(width).with_line_cap(LineCap::Round).with_line_join(LineJoin::Round)
}

pub(super) fn dashed<'a>(stroke: Stroke<'a>, segments: &'a [f32]) -> Stroke<'a> {
    Stroke { line_dash: LineDash { segments, offset: 0 }, ..stroke }
}
