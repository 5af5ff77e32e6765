//! Where the squares, the exits, the panel and the logo are, and what lies under a point: numbers only, no window.

use iced::{Point, Rectangle, Size, Vector};

use crate::rules::{Direction, SIZE, Square};

/// The board's frame, where labels and exit arrows are, in parts of a square's side.
const FRAME: f32 = 0.56;
/// The panel's least width, at which all of its texts still fit.
const PANEL_LEAST: f32 = 316.0;
/// Beyond this width the panel's lines would be too long to read.
const PANEL_MOST: f32 = 860.0;
/// Between the board and the panel.
const GAP: f32 = 12.0;
/// What every tile leaves free of its square on each side, in parts of a square's side.
const INSET: f32 = 0.025;
/// A press so near to a square's edge, in pixels, lies between two tiles at most.
const BETWEEN: f32 = 1.5;

/// What lies under a point and can take a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Target {
    /// A square.
    Square(Square),
    /// The arrow that leads out of the forest on a side.
    Exit(Direction),
    /// The logo, onto which own tiles are laid that leave the forest.
    Logo,
}

/// The places of everything, in logical pixels of the window.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Geometry {
    bounds: Rectangle,
    squares: Rectangle,
    pitch: f32,
    panel: Option<Rectangle>,
    logo: Option<Rectangle>,
    turned: bool,
}

/// Whether the board has the window to itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Room {
    /// A panel stands at its right, with the logo at the bottom.
    #[default]
    WithPanel,
    /// The board fills it.
    Alone,
}

impl Geometry {
    /// Fits the board into `bounds`. `turned` turns it by half, for the player who sits opposite.
    pub(super) fn fit(bounds: Rectangle, room: Room, turned: bool) -> Geometry {
        let taken = match room {
            Room::WithPanel => PANEL_LEAST + GAP,
            Room::Alone => 0.0,
        };
        let side = bounds.height.min(bounds.width - taken).max(0.0);
        let parts = f32::from(SIZE) + 2.0 * FRAME;
        let exact = side / parts;
        // Whole pixels keep the edges of the tiles sharp, except where the board is too small for it to matter.
        let pitch = if exact >= 8.0 { exact.floor() } else { exact };
        let side = pitch * parts;
        let panel_width = match room {
            Room::WithPanel => (bounds.width - side - GAP).clamp(0.0, PANEL_MOST),
            Room::Alone => 0.0,
        };
        let used = if panel_width > 0.0 { side + GAP + panel_width } else { side };
        let left = bounds.x + ((bounds.width - used) / 2.0).max(0.0).floor();
        let top = bounds.y + ((bounds.height - side) / 2.0).max(0.0).floor();
        let frame = (pitch * FRAME).round();
        let squares = Rectangle::new(
            Point::new(left + frame, top + frame),
            Size::new(pitch * f32::from(SIZE), pitch * f32::from(SIZE)),
        );
        let panel = (panel_width > 0.0)
            .then(|| Rectangle::new(Point::new(left + side + GAP, bounds.y), Size::new(panel_width, bounds.height)));
        let logo = panel.map(|panel| {
            let height = (panel.height * 0.15).clamp(84.0, 220.0).min(panel.height);
            Rectangle { y: panel.y + panel.height - height, height, ..panel }
        });
        Geometry { bounds, squares, pitch, panel, logo, turned }
    }

    /// All that the widget covers.
    pub(super) const fn bounds(&self) -> Rectangle {
        self.bounds
    }

    /// The side of a square.
    pub(super) const fn pitch(&self) -> f32 {
        self.pitch
    }

    /// The 49 squares.
    pub(super) const fn squares(&self) -> Rectangle {
        self.squares
    }

    /// The squares and the frame around them.
    pub(super) fn board(&self) -> Rectangle {
        self.squares.expand((self.pitch * FRAME).round())
    }

    /// What is left for the panel, above the logo.
    pub(super) fn panel(&self) -> Option<Rectangle> {
        let (panel, logo) = (self.panel?, self.logo?);
        Some(Rectangle { height: (panel.height - logo.height).max(0.0), ..panel })
    }

    /// Where the logo is.
    pub(super) const fn logo(&self) -> Option<Rectangle> {
        self.logo
    }

    /// A square as it is shown: column and row from the top left corner of the screen.
    fn shown(&self, square: Square) -> (u8, u8) {
        if self.turned {
            (SIZE - 1 - square.column(), SIZE - 1 - square.row())
        } else {
            (square.column(), square.row())
        }
    }

    /// The whole of a square.
    pub(super) fn square(&self, square: Square) -> Rectangle {
        let (column, row) = self.shown(square);
        Rectangle::new(
            self.squares.position() + Vector::new(f32::from(column) * self.pitch, f32::from(row) * self.pitch),
            Size::new(self.pitch, self.pitch),
        )
    }

    /// Where a tile lies on a square.
    pub(super) fn tile(&self, square: Square) -> Rectangle {
        let inset = (self.pitch * INSET).max(0.5);
        let bounds = self.square(square);
        if bounds.width > 2.0 * inset { bounds.shrink(inset) } else { bounds }
    }

    /// Whether a point lies on the tile of a square, or a pixel beside it, and not between two tiles.
    pub(super) fn is_on_tile(&self, square: Square, point: Point) -> bool {
        let between = ((self.pitch * INSET).max(0.5) - 1.0).clamp(0.0, BETWEEN);
        self.square(square).expand(-between).contains(point)
    }

    /// A direction of the board as it is shown.
    pub(super) const fn direction(&self, direction: Direction) -> Direction {
        if self.turned { opposite(direction) } else { direction }
    }

    /// The arrow out of the forest on a side of the board.
    pub(super) fn exit(&self, side: Direction) -> Rectangle {
        let square = self.square(Square::of_exit(side));
        let frame = (self.pitch * FRAME).round();
        match self.direction(side) {
            Direction::North => Rectangle { y: square.y - frame, height: frame, ..square },
            Direction::South => Rectangle { y: square.y + square.height, height: frame, ..square },
            Direction::West => Rectangle { x: square.x - frame, width: frame, ..square },
            Direction::East => Rectangle { x: square.x + square.width, width: frame, ..square },
        }
    }

    /// What lies under a point.
    pub(super) fn hit(&self, point: Point) -> Option<Target> {
        if self.pitch < 1.0 {
            return None;
        }
        if self.squares.contains(point) {
            let place = (point - self.squares.position()) * (1.0 / self.pitch);
            let (column, row) = (place.x as u8, place.y as u8);
            let square = if self.turned {
                Square::new(SIZE.checked_sub(1 + column)?, SIZE.checked_sub(1 + row)?)
            } else {
                Square::new(column, row)
            };
            return square.map(Target::Square);
        }
        if self.logo.is_some_and(|logo| logo.contains(point)) {
            return Some(Target::Logo);
        }
        Direction::ALL.into_iter().find(|&side| self.exit(side).contains(point)).map(Target::Exit)
    }
}

/// The other way round.
const fn opposite(direction: Direction) -> Direction {
    match direction {
        Direction::North => Direction::South,
        Direction::East => Direction::West,
        Direction::South => Direction::North,
        Direction::West => Direction::East,
    }
}

/// Where the panel is beside a board that is fitted into `bounds`.
pub fn beside(bounds: Rectangle) -> Option<Rectangle> {
    Geometry::fit(bounds, Room::WithPanel, false).panel()
}

/// The square that is reached from `square` by one step in a direction of the screen; the same at the edge.
pub fn step(square: Square, shown: Direction, turned: bool) -> Square {
    let direction = if turned { opposite(shown) } else { shown };
    square.line(direction).next().unwrap_or(square)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZES: [(f32, f32); 9] = [
        (800.0, 600.0),
        (1024.0, 700.0),
        (1280.0, 720.0),
        (1366.0, 768.0),
        (1920.0, 1080.0),
        (2560.0, 1440.0),
        (3840.0, 2160.0),
        (700.0, 1200.0),
        (2400.0, 640.0),
    ];

    fn geometries() -> impl Iterator<Item = Geometry> {
        // Scales change the logical size of the window, and leave fractions of a pixel.
        SIZES.into_iter().flat_map(|(width, height)| {
            [1.0, 1.25, 1.5, 2.0].into_iter().flat_map(move |scale| {
                [Room::WithPanel, Room::Alone].into_iter().flat_map(move |room| {
                    [false, true].map(|turned| {
                        let size = Size::new(width / scale, height / scale);
                        Geometry::fit(Rectangle::new(Point::new(0.0, 31.5), size), room, turned)
                    })
                })
            })
        })
    }

    #[test]
    fn the_centre_and_the_corners_of_every_square_are_its_own() {
        for geometry in geometries() {
            for square in Square::all() {
                let Rectangle { x, y, width, height } = geometry.square(square);
                let (far_x, far_y) = (x + width - 2.0, y + height - 2.0);
                for (px, py) in [
                    (x + width / 2.0, y + height / 2.0),
                    (x + 2.0, y + 2.0),
                    (far_x, y + 2.0),
                    (x + 2.0, far_y),
                    (far_x, far_y),
                ] {
                    assert_eq!(geometry.hit(Point::new(px, py)), Some(Target::Square(square)), "{geometry:?}");
                }
            }
        }
    }

    #[test]
    fn nothing_overlaps_and_all_is_in_the_window() {
        for geometry in geometries() {
            let parts = [Some(geometry.board()), geometry.panel(), geometry.logo()];
            for part in parts.into_iter().flatten() {
                assert!(part.is_within(&geometry.bounds().expand(1.0)), "{part:?} {geometry:?}");
            }
            let board = geometry.board();
            let overlap = |other: Rectangle| board.intersection(&other).is_some_and(|both| both.area() > 0.5);
            assert!(!geometry.panel().is_some_and(overlap) && !geometry.logo().is_some_and(overlap), "{geometry:?}");
        }
    }

    #[test]
    fn exits_lead_outward_from_their_squares() {
        for geometry in geometries() {
            for side in Direction::ALL {
                let exit = geometry.exit(side).center();
                assert_eq!(geometry.hit(exit), Some(Target::Exit(side)));
                let inward = geometry.square(Square::of_exit(side)).center() - exit;
                let way = geometry.direction(side);
                let leads = match way {
                    Direction::North => inward.y > 0.0,
                    Direction::South => inward.y < 0.0,
                    Direction::West => inward.x > 0.0,
                    Direction::East => inward.x < 0.0,
                };
                assert!(leads, "{side} is shown {way}");
            }
        }
    }

    #[test]
    fn a_window_of_nothing_has_no_squares() {
        for size in [(0.0, 0.0), (1.0, 1.0), (0.0, 500.0), (500.0, 0.0), (3.0, 900.0)] {
            for room in [Room::WithPanel, Room::Alone] {
                let bounds = Rectangle::with_size(Size::new(size.0, size.1));
                let geometry = Geometry::fit(bounds, room, false);
                for square in Square::all() {
                    assert!(geometry.square(square).width >= 0.0 && geometry.tile(square).width >= 0.0);
                }
                assert!(!matches!(geometry.hit(Point::ORIGIN), Some(Target::Square(_))));
            }
        }
    }

    #[test]
    fn up_is_up_on_the_screen_whichever_way_the_board_lies() {
        for turned in [false, true] {
            let geometry = Geometry::fit(Rectangle::with_size(Size::new(900.0, 700.0)), Room::Alone, turned);
            for square in Square::all() {
                let up = step(square, Direction::North, turned);
                let moved = geometry.square(square).y - geometry.square(up).y;
                assert!(up == square || moved > 0.0);
                assert_eq!(up == square, square.row() == if turned { SIZE - 1 } else { 0 });
            }
        }
    }
}
