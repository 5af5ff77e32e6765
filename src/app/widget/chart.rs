//! The curve of a rating with the band in which the strength lies.

use chrono::{Datelike as _, NaiveDate};
use iced::alignment;
use iced::mouse::Cursor;
use iced::widget::canvas::{self, Cache, Frame, Geometry, Path, Stroke, Text};
use iced::{Color, Pixels, Point, Rectangle, Renderer, Size, Theme};

use crate::app::font;
use crate::app::theme::{self, size};
use crate::club::Rating;

/// Room for the figures on the left and the dates below.
const LEFT: f32 = 48.0;
const BELOW: f32 = 24.0;
/// The least distance between two lines, in points of rating.
const STEPS: [f64; 4] = [50.0, 100.0, 200.0, 500.0];

/// The curve of a rating.
#[derive(Debug)]
pub struct Chart {
    points: Vec<(NaiveDate, Rating)>,
    first: String,
    last: String,
    cache: Cache,
}

impl Chart {
    /// The curve of a history, with its first and its last date in words.
    pub fn new(points: Vec<(NaiveDate, Rating)>, first: String, last: String) -> Chart {
        Chart { points, first, last, cache: Cache::new() }
    }

    /// The lowest and highest value of the band, rounded to lines, and the distance of these.
    fn span(&self) -> (f64, f64, f64) {
        let ends = |sign: f64| self.points.iter().map(move |(_, rating)| rating.rating + sign * 2.0 * rating.deviation);
        // The whole of it, a newcomer's too: a band that is cut looks as if the strength ended there.
        let (low, high) = (ends(-1.0).fold(f64::MAX, f64::min), ends(1.0).fold(f64::MIN, f64::max));
        let step = STEPS.into_iter().find(|step| (high - low) / step <= 6.0).unwrap_or(1000.0);
        ((low / step).floor() * step, (high / step).ceil() * step, step)
    }

    fn paint(&self, frame: &mut Frame, theme: &Theme) {
        let c = theme::colours(theme);
        let (low, high, step) = self.span();
        let (Some((first, _)), Some((last, _))) = (self.points.first(), self.points.last()) else { return };
        let (width, height) = (frame.width() - LEFT - 8.0, frame.height() - BELOW - 8.0);
        let days = f64::from((last.num_days_from_ce() - first.num_days_from_ce()).max(1));
        let x = |date: &NaiveDate| {
            LEFT + width * (f64::from(date.num_days_from_ce() - first.num_days_from_ce()) / days) as f32
        };
        let y = |value: f64| 8.0 + height * (1.0 - ((value - low) / (high - low)) as f32);
        let label = |content: String, position: Point, align_x: iced::widget::text::Alignment| Text {
            content,
            position,
            color: c.faint,
            size: Pixels(size::SMALL),
            font: font::TEXT,
            align_x,
            align_y: alignment::Vertical::Center,
            ..Text::default()
        };
        let mut value = low;
        while value <= high {
            let line = Path::line(Point::new(LEFT, y(value)), Point::new(LEFT + width, y(value)));
            frame.stroke(&line, Stroke::default().with_color(c.line).with_width(1.0));
            let place = Point::new(LEFT - 8.0, y(value));
            frame.fill_text(label(format!("{value:.0}"), place, iced::widget::text::Alignment::Right));
            value += step;
        }
        let band = Path::new(|path| {
            let edge = |sign: f64| {
                self.points.iter().map(move |(date, rating)| (date, rating.rating + sign * 2.0 * rating.deviation))
            };
            for (number, (date, value)) in edge(1.0).chain(edge(-1.0).rev()).enumerate() {
                let point = Point::new(x(date), y(value));
                if number == 0 { path.move_to(point) } else { path.line_to(point) }
            }
            path.close();
        });
        frame.fill(&band, Color { a: 0.16, ..c.leaf });
        let curve = Path::new(|path| {
            for (number, (date, rating)) in self.points.iter().enumerate() {
                let point = Point::new(x(date), y(rating.rating));
                if number == 0 { path.move_to(point) } else { path.line_to(point) }
            }
        });
        frame.stroke(&curve, Stroke::default().with_color(c.leaf).with_width(2.0));
        if let Some((date, rating)) = self.points.last() {
            frame.fill(&Path::circle(Point::new(x(date), y(rating.rating)), 4.0), c.leaf);
        }
        let below = frame.height() - BELOW / 2.0 + 4.0;
        frame.fill_text(label(self.first.clone(), Point::new(LEFT, below), iced::widget::text::Alignment::Left));
        let end = Point::new(LEFT + width, below);
        frame.fill_text(label(self.last.clone(), end, iced::widget::text::Alignment::Right));
    }
}

impl<M> canvas::Program<M> for Chart {
    type State = ();

    fn draw(
        &self,
        _state: &(),
        renderer: &Renderer,
        theme: &Theme,
        bounds: Rectangle,
        _cursor: Cursor,
    ) -> Vec<Geometry> {
        if bounds.size() == Size::ZERO || self.points.len() < 2 {
            return Vec::new();
        }
        vec![self.cache.draw(renderer, bounds.size(), |frame| self.paint(frame, theme))]
    }
}
