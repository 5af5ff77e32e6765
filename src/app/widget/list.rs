//! Long lists of rows of one height, of which only those in sight are built.

use std::ops::Range;

use iced::widget::{Column, scrollable, space};
use iced::{Element, Length, Padding};

use super::Grip;

/// Rows that are built above and below those in sight, so that none is missing while the wheel turns.
const SPARE: usize = 6;
/// Room for the bar to scroll with.
pub const BAR: f32 = 14.0;

/// Which part of a list is in sight.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sight {
    top: f32,
    height: f32,
}

/// Before the first look at the list, a high window is taken for granted.
impl Default for Sight {
    fn default() -> Sight {
        Sight { top: 0.0, height: 1600.0 }
    }
}

impl Sight {
    /// What is in sight after scrolling.
    pub fn of(viewport: scrollable::Viewport) -> Sight {
        Sight { top: viewport.absolute_offset().y, height: viewport.bounds().height }
    }

    /// What is in sight from `top` on, in a list of this height.
    pub const fn new(top: f32, height: f32) -> Sight {
        Sight { top, height }
    }

    /// The same list after it was scrolled there.
    pub const fn at(self, top: f32) -> Sight {
        Sight { top, ..self }
    }

    /// How far it is scrolled.
    pub const fn top(self) -> f32 {
        self.top
    }

    /// How far a list of this height can be scrolled at most: it may have become shorter since.
    fn top_within(self, total: f32) -> f32 {
        self.top.min((total - self.height).max(0.0))
    }

    /// The rows to build.
    fn rows(self, height: f32, count: usize) -> Range<usize> {
        let top = self.top_within(height * count as f32);
        let first = ((top / height) as usize).saturating_sub(SPARE).min(count);
        let last = ((top + self.height) / height).ceil() as usize + SPARE;
        first..last.min(count).max(first)
    }

    /// The rows to build of these heights, and how high those above and below are together.
    fn uneven_rows(self, heights: &[f32]) -> (Range<usize>, f32, f32) {
        let top = self.top_within(heights.iter().sum());
        let mut edge = 0.0;
        let (mut first, mut last) = (heights.len(), heights.len());
        for (row, height) in heights.iter().enumerate() {
            if edge + height > top && first == heights.len() {
                first = row;
            }
            if edge > top + self.height {
                last = row;
                break;
            }
            edge += height;
        }
        let (first, last) = (first.saturating_sub(SPARE), (last + SPARE).min(heights.len()));
        let (above, rest) = heights.split_at(first.min(last));
        let below = rest.get(last - first.min(last)..).unwrap_or_default();
        (first.min(last)..last, above.iter().sum(), below.iter().sum())
    }

    /// Where to scroll so that a row is in sight, if it is not.
    pub fn offset_to_show(self, row: usize, height: f32) -> Option<f32> {
        let (top, bottom) = (row as f32 * height, (row + 1) as f32 * height);
        if top < self.top {
            Some(top)
        } else if bottom > self.top + self.height {
            Some(bottom - self.height)
        } else {
            None
        }
    }
}

/// A list of `count` rows, each `height` high.
pub fn list<'a, Message: Clone + 'a>(
    id: &'static str,
    count: usize,
    height: f32,
    sight: Sight,
    scrolled: impl Fn(Sight) -> Message + 'a,
    row: impl Fn(usize) -> Element<'a, Message>,
) -> Element<'a, Message> {
    let rows = sight.rows(height, count);
    let above = rows.start as f32 * height;
    let below = (count - rows.end) as f32 * height;
    in_sight(id, (rows, above, below), scrolled, row)
}

/// A list of rows of these heights.
pub fn uneven_list<'a, Message: Clone + 'a>(
    id: &'static str,
    heights: &[f32],
    sight: Sight,
    scrolled: impl Fn(Sight) -> Message + 'a,
    row: impl Fn(usize) -> Element<'a, Message>,
) -> Element<'a, Message> {
    in_sight(id, sight.uneven_rows(heights), scrolled, row)
}

/// The rows in sight, with the room that those above and below them take.
fn in_sight<'a, Message: Clone + 'a>(
    id: &'static str,
    (rows, above, below): (Range<usize>, f32, f32),
    scrolled: impl Fn(Sight) -> Message + 'a,
    row: impl Fn(usize) -> Element<'a, Message>,
) -> Element<'a, Message> {
    // The bar to scroll with lies over the right edge.
    let margin = Padding { right: BAR, ..Padding::ZERO };
    let built = Column::with_children(rows.map(row)).width(Length::Fill).padding(margin);
    let all = Column::new().push(space().height(above)).push(built).push(space().height(below)).width(Length::Fill);
    scrolled_by_grip(id, all, scrolled)
}

fn scrolled_by_grip<'a, Message: Clone + 'a>(
    id: &'static str,
    all: Column<'a, Message>,
    scrolled: impl Fn(Sight) -> Message + 'a,
) -> Element<'a, Message> {
    let list = scrollable(all)
        .id(id)
        .direction(scrollable::Direction::Vertical(scrollable::Scrollbar::hidden()))
        .on_scroll(move |viewport| scrolled(Sight::of(viewport)))
        .width(Length::Fill)
        .height(Length::Fill);
    Grip::new(list).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_rows_in_sight_are_built() {
        let sight = Sight { top: 4000.0, height: 400.0 };
        assert_eq!(sight.rows(40.0, 10_000), 94..116);
        assert_eq!(sight.rows(40.0, 50), 34..50, "a list that became shorter is at its end");
        assert_eq!(Sight { top: 0.0, height: 0.0 }.rows(40.0, 0), 0..0);
        let heights = [40.0; 10_000];
        let (rows, above, below) = sight.uneven_rows(&heights);
        assert_eq!((rows, above), (94..117, 3760.0));
        assert_eq!(above + 23.0 * 40.0 + below, 400_000.0);
        assert_eq!(sight.uneven_rows(&[30.0, 60.0]), (0..2, 0.0, 0.0));
        assert_eq!(sight.uneven_rows(&[]), (0..0, 0.0, 0.0));
        assert_eq!(sight.offset_to_show(105, 40.0), None);
        assert_eq!(sight.offset_to_show(3, 40.0), Some(120.0));
        assert_eq!(sight.offset_to_show(110, 40.0), Some(4040.0));
    }
}
