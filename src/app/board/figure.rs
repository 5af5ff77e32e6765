//! Shapes under and over the tiles. Each is worked out once and kept while it is shown: the software renderer draws anew only
//! what is not the same as before.

use std::cell::RefCell;

use iced::advanced::graphics::geometry::Renderer as _;
use iced::widget::canvas::path::Builder;
use iced::widget::canvas::{Cache, Frame, Path};
use iced::{Color, Point, Rectangle, Renderer, Vector, color};

use super::strokes::{axes, dashed, line, polygon, polyline, rounded};
use crate::rules::Direction;

pub(super) const SAND: Color = color!(0xd9c394);
pub(super) const INK: Color = color!(0x1d1712);
const CREAM: Color = color!(0xfff7e3);
const AMBER: Color = color!(0xf6c244);
const RED: Color = color!(0xd8362a);

/// What a figure looks like. Directions and points are those of the screen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Shape {
    /// The arrow of an exit. Where the tile in the hand may leave it is outlined.
    Exit { out: Direction, open: bool, hovered: bool },
    /// The way of the last action.
    Way { goal: Point },
    /// Where the last action began.
    Left,
    /// An empty square to which the tile that is picked up may go.
    Goal { over: bool },
    /// Four corners around what was done last.
    Corners { part: f32 },
    /// What the pointer is over.
    Hover,
    /// A tile that beginners are shown as one that can be moved.
    Offered,
    /// A gun sight on a tile that may be captured.
    Sight { over: bool },
    /// The tile that is picked up.
    Picked,
    /// What the refusal speaks of.
    Here,
    /// What stands in the way, or is closed.
    Cross { arm: f32 },
    /// Where the tile may not return.
    NoReturn,
    /// Where the rifle points.
    Rifle(Direction),
    /// What would be turned up.
    Proposed,
    /// The way of an action that waits to be confirmed.
    Arrow { goal: Point },
    /// Where the keyboard is.
    Focus,
}

/// A shape at a place of the screen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Figure {
    pub(super) shape: Shape,
    /// The square, the tile or the exit.
    pub(super) place: Rectangle,
    pub(super) pitch: f32,
}

impl Figure {
    /// All that it may cover.
    fn bounds(&self) -> Rectangle {
        let spare = self.pitch * 0.12;
        match self.shape {
            Shape::Way { goal } | Shape::Arrow { goal } => {
                let way = Rectangle::new(self.place.center(), iced::Size::ZERO);
                way.union(&Rectangle::new(goal, iced::Size::ZERO)).expand(self.pitch * 0.35)
            }
            Shape::Rifle(_) => self.place.expand(self.pitch * 0.5),
            _ => self.place.expand(spare),
        }
    }

    fn ring(&self, inset: f32, corner: f32) -> Path {
        rounded(self.place.shrink(self.pitch * inset), self.pitch * corner)
    }

    fn draw(&self, frame: &mut Frame) {
        let (place, pitch, centre) = (self.place, self.pitch, self.place.center());
        match self.shape {
            Shape::Exit { out, open, hovered } => self.exit(frame, out, open, hovered),
            Shape::Way { goal } => {
                let way = Path::line(centre, goal);
                frame.stroke(&way, dashed(line(INK, pitch * 0.11), &[pitch * 0.01, pitch * 0.19]));
                frame.stroke(&way, dashed(line(AMBER, pitch * 0.07), &[pitch * 0.01, pitch * 0.19]));
            }
            Shape::Left => {
                let dash = [pitch * 0.1, pitch * 0.08];
                frame.stroke(&self.ring(0.06, 0.08), dashed(line(AMBER, pitch * 0.035), &dash));
            }
            Shape::Goal { over } => {
                let dot = Path::circle(centre, pitch * if over { 0.24 } else { 0.15 });
                frame.fill(&dot, CREAM);
                frame.stroke(&dot, line(INK, pitch * 0.03));
            }
            Shape::Corners { part } => self.corners(frame, part),
            Shape::Hover => {
                frame.stroke(&self.ring(0.015, 0.08), line(Color { a: 0.75, ..CREAM }, pitch * 0.03));
            }
            Shape::Offered => {
                let ring = self.ring(0.02, 0.08);
                frame.stroke(&ring, line(INK, pitch * 0.07));
                frame.stroke(&ring, line(CREAM, pitch * 0.04));
            }
            Shape::Sight { over } => {
                let radius = pitch * if over { 0.4 } else { 0.35 };
                let mut sight = Builder::new();
                sight.circle(centre, radius);
                for (out, _) in Direction::ALL.map(axes) {
                    sight.move_to(centre + out * (radius * 0.72));
                    sight.line_to(centre + out * (radius * 1.28));
                }
                twice(frame, &sight.build(), (CREAM, pitch * 0.12), (RED, pitch * 0.065));
            }
            Shape::Picked => twice(frame, &self.ring(0.02, 0.08), (INK, pitch * 0.1), (AMBER, pitch * 0.06)),
            Shape::Here => {
                let (ring, dash) = (self.ring(0.04, 0.08), [pitch * 0.05, pitch * 0.1]);
                frame.stroke(&ring, line(CREAM, pitch * 0.1));
                frame.stroke(&ring, dashed(line(RED, pitch * 0.065), &dash));
            }
            Shape::Cross { arm } => {
                let mut cross = Builder::new();
                for slant in [Vector::new(arm, arm), Vector::new(arm, -arm)] {
                    cross.move_to(centre - slant);
                    cross.line_to(centre + slant);
                }
                twice(frame, &cross.build(), (CREAM, pitch * 0.16), (RED, pitch * 0.095));
            }
            Shape::NoReturn => {
                let radius = pitch * 0.3;
                let slant = Vector::new(radius, radius) * 0.7;
                let mut sign = Builder::new();
                sign.circle(centre, radius);
                sign.move_to(centre - slant);
                sign.line_to(centre + slant);
                twice(frame, &sign.build(), (CREAM, pitch * 0.15), (RED, pitch * 0.09));
            }
            Shape::Rifle(rifle) => {
                let (out, along) = axes(rifle);
                let at = |forward: f32, sideways: f32| centre + out * (forward * pitch) + along * (sideways * pitch);
                let (arrow, head) = (&[at(0.0, 0.0), at(0.78, 0.0)], &[at(0.58, -0.18), at(0.8, 0.0), at(0.58, 0.18)]);
                for (color, width) in [(CREAM, 0.15), (RED, 0.09)] {
                    frame.stroke(&polyline(arrow), line(color, pitch * width));
                    frame.stroke(&polyline(head), line(color, pitch * width));
                }
            }
            Shape::Proposed => {
                let ring = Path::circle(centre, pitch * 0.36);
                twice(frame, &ring, (INK, pitch * 0.13), (AMBER, pitch * 0.08));
            }
            Shape::Arrow { goal } => {
                let way = goal - centre;
                let length = way.x.hypot(way.y).max(1.0);
                let (out, along) = (way * (1.0 / length), Vector::new(-way.y, way.x) * (1.0 / length));
                let wing = pitch * 0.2;
                let head = polyline(&[goal - out * wing + along * wing, goal, goal - out * wing - along * wing]);
                for (color, width) in [(INK, 0.13), (AMBER, 0.08)] {
                    frame.stroke(&Path::line(centre, goal), line(color, pitch * width));
                    frame.stroke(&head, line(color, pitch * width));
                }
            }
            Shape::Focus => {
                let ring = rounded(place.shrink(pitch * 0.09), pitch * 0.06);
                frame.stroke(&ring, line(INK, (pitch * 0.05).max(2.0)));
                let dash = [pitch * 0.09, pitch * 0.07];
                frame.stroke(&ring, dashed(line(CREAM, (pitch * 0.035).max(1.5)), &dash));
            }
        }
    }

    fn exit(&self, frame: &mut Frame, out: Direction, open: bool, hovered: bool) {
        let (centre, pitch) = (self.place.center(), self.pitch);
        let (out, along) = axes(out);
        let depth = self.place.width.min(self.place.height);
        let at = |forward: f32, sideways: f32| centre + out * (forward * depth) + along * (sideways * pitch);
        let arrow = polygon(&[
            at(-0.5, -0.2),
            at(0.0, -0.2),
            at(0.0, -0.34),
            at(0.4, 0.0),
            at(0.0, 0.34),
            at(0.0, 0.2),
            at(-0.5, 0.2),
        ]);
        frame.fill(&arrow, if open { AMBER } else { SAND });
        if open {
            frame.stroke(&arrow, line(INK, pitch * if hovered { 0.07 } else { 0.04 }));
        }
    }

    fn corners(&self, frame: &mut Frame, part: f32) {
        let pitch = self.pitch;
        let bounds = self.place.shrink(pitch * 0.015);
        let length = pitch * part;
        let (left, top) = (bounds.x, bounds.y);
        let (right, bottom) = (bounds.x + bounds.width, bounds.y + bounds.height);
        for (x, y, right_way, down_way) in
            [(left, top, 1.0, 1.0), (right, top, -1.0, 1.0), (left, bottom, 1.0, -1.0), (right, bottom, -1.0, -1.0)]
        {
            let corner = polyline(&[
                Point::new(x + right_way * length, y),
                Point::new(x, y),
                Point::new(x, y + down_way * length),
            ]);
            twice(frame, &corner, (INK, pitch * 0.085), (AMBER, pitch * 0.05));
        }
    }
}

/// A line with another one around it, so that it is seen on every ground.
fn twice(frame: &mut Frame, path: &Path, around: (Color, f32), within: (Color, f32)) {
    for (color, width) in [around, within] {
        frame.stroke(path, line(color, width));
    }
}

/// The figures that are shown, worked out.
#[derive(Default)]
pub(super) struct Figures(RefCell<Vec<(Figure, Cache)>>);

impl Figures {
    pub(super) fn draw(&self, figures: impl Iterator<Item = Figure>, renderer: &mut Renderer) {
        let mut before = self.0.take();
        let now = figures.map(|figure| {
            let kept = before.iter().position(|(kept, _)| *kept == figure);
            let cache = kept.map_or_else(Cache::new, |at| before.swap_remove(at).1);
            let geometry = cache.draw_with_bounds(renderer, figure.bounds(), |frame| figure.draw(frame));
            renderer.draw_geometry(geometry);
            (figure, cache)
        });
        let now = now.collect();
        self.0.replace(now);
    }
}
