//! How the board looks: wood, moss and sandy paths, the tiles on it, and marks that differ in shape as well as in colour.

use iced::advanced::Renderer as _;
use iced::advanced::graphics::geometry::Renderer as _;
use iced::widget::canvas::path::Builder;
use iced::widget::canvas::{Frame, Path, Text};
use iced::widget::svg::Handle;
use iced::{Color, Font, Point, Rectangle, Renderer, Size, Vector, alignment, color};

use super::geometry::{Geometry, Target};
use super::gesture::Gesture;
use super::marks::Mark;
use super::motion::{Motion, Moving};
use super::scene::{Scene, leads_out};
use super::strokes::{axes, dashed, lay, line, polygon, polyline, rounded};
use super::tiles;
use crate::rules::{Action, Cell, Direction, SIZE, Square, Tile};

const WOOD: Color = color!(0x4a3424);
const WOOD_EDGE: Color = color!(0x6b4d34);
const MOSS: Color = color!(0x8d9a68);
const HOLLOW: Color = color!(0x7d8a5a);
const SAND: Color = color!(0xd9c394);
const LABEL: Color = color!(0xe9dcc0);
const FOREST: Color = color!(0x1f3a27);
const LEAF: Color = color!(0x33573c);
const GOLD: Color = color!(0xd9b866);
const INK: Color = color!(0x1d1712);
const CREAM: Color = color!(0xfff7e3);
const AMBER: Color = color!(0xf6c244);
const RED: Color = color!(0xd8362a);

/// What is drawn.
#[derive(Clone, Copy)]
pub(super) struct Picture<'a> {
    pub(super) scene: &'a Scene,
    pub(super) geometry: &'a Geometry,
    pub(super) gesture: &'a Gesture,
    pub(super) motion: Option<&'a Motion>,
    pub(super) label_font: Font,
}

impl Picture<'_> {
    /// Draws the board; what is in the hand or moves comes last, over everything up to `viewport`.
    pub(super) fn draw(&self, renderer: &mut Renderer, viewport: &Rectangle) {
        let board = self.geometry.board();
        // A page may be scrolled so that only a part of the board is in it.
        let Some(visible) = board.intersection(viewport).filter(|_| self.geometry.pitch() >= 2.0) else { return };
        renderer.with_layer(visible, |renderer| {
            let mut frame = Frame::with_bounds(renderer, board);
            self.ground(&mut frame);
            self.last_move(&mut frame);
            self.goals(&mut frame);
            renderer.draw_geometry(frame.into_geometry());
            self.tiles(renderer);
        });
        renderer.with_layer(visible, |renderer| {
            let mut frame = Frame::with_bounds(renderer, board);
            self.marks(&mut frame);
            renderer.draw_geometry(frame.into_geometry());
        });
        if self.motion.is_some() || self.gesture.lifted().is_some() {
            renderer.with_layer(*viewport, |renderer| self.aloft(renderer));
        }
    }

    /// The logo: a horn and the name of the game. Where the tile in the hand may leave it says so by a border and an arrow.
    pub(super) fn draw_logo(&self, renderer: &mut Renderer, font: Font) {
        let Some(place) = self.geometry.logo() else { return };
        let plate = place.shrink(4.0);
        if plate.width < 40.0 || plate.height < 20.0 {
            return;
        }
        let open = self.scene.targets().is_some_and(|targets| targets.leaves);
        let over = open && self.gesture.hover() == Some(Target::Logo);
        let height = plate.height;
        let size = (height * 0.5).min(plate.width * 0.19);
        let mut frame = Frame::with_bounds(renderer, place);
        frame.fill(&rounded(plate, 12.0), if over { LEAF } else { FOREST });
        frame.stroke(
            &rounded(plate.shrink(5.0), 9.0),
            line(if open { AMBER } else { GOLD }, if open { 3.5 } else { 1.2 }),
        );
        frame.fill_text(Text {
            content: "Halali!".to_owned(),
            position: Point::new(plate.x + height * 0.95, plate.center_y() - size * 0.04),
            color: if open { AMBER } else { GOLD },
            size: size.into(),
            font,
            align_y: alignment::Vertical::Center,
            ..Text::default()
        });
        if open {
            let tip = Point::new(plate.x + plate.width - height * 0.22, plate.center_y());
            let wing = height * 0.14;
            let arrow = polyline(&[tip - Vector::new(wing, wing), tip, tip - Vector::new(wing, -wing)]);
            frame.stroke(&arrow, line(AMBER, 5.0));
        }
        renderer.draw_geometry(frame.into_geometry());
        let side = height * 0.78;
        let corner = Point::new(plate.x + height * 0.1, plate.center_y() - side / 2.0);
        lay(renderer, tiles::horn(), Rectangle::new(corner, Size::new(side, side)), 1.0, place);
    }

    /// The frame with its labels, the forest floor, the paths and the exits.
    fn ground(&self, frame: &mut Frame) {
        let geometry = self.geometry;
        let (board, squares, pitch) = (geometry.board(), geometry.squares(), geometry.pitch());
        frame.fill(&rounded(board, pitch * 0.12), WOOD);
        frame.stroke(&rounded(board.shrink(pitch * 0.035), pitch * 0.1), line(WOOD_EDGE, (pitch * 0.022).max(1.0)));
        frame.fill(&rounded(squares.expand(pitch * 0.03), pitch * 0.05), MOSS);
        for square in Square::all() {
            frame.fill(&rounded(geometry.tile(square), pitch * 0.08), HOLLOW);
        }
        let width = pitch * 0.4;
        let centre = squares.center();
        let across = Rectangle { y: centre.y - width / 2.0, height: width, ..squares.expand(pitch * 0.05) };
        let down = Rectangle { x: centre.x - width / 2.0, width, ..squares.expand(pitch * 0.05) };
        for band in [across, down] {
            frame.fill_rectangle(band.position(), band.size(), SAND);
        }
        frame.fill(&Path::circle(centre, pitch * 0.3), SAND);
        let open: Vec<_> = self.scene.open_exits().collect();
        for side in Direction::ALL {
            self.exit(frame, side, open.contains(&side));
        }
        self.labels(frame);
    }

    /// The arrow of an exit. Where the tile in the hand may leave it is filled and outlined, and longer.
    fn exit(&self, frame: &mut Frame, side: Direction, open: bool) {
        let (bounds, pitch) = (self.geometry.exit(side), self.geometry.pitch());
        let (out, along) = axes(self.geometry.direction(side));
        let centre = bounds.center();
        let depth = bounds.width.min(bounds.height);
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
        let hovered = self.gesture.hover() == Some(Target::Exit(side));
        frame.fill(&arrow, if open { AMBER } else { SAND });
        if open {
            frame.stroke(&arrow, line(INK, pitch * if hovered { 0.07 } else { 0.04 }));
            let chevron = polyline(&[at(-0.12, -0.12), at(0.12, 0.0), at(-0.12, 0.12)]);
            frame.stroke(&chevron, line(INK, pitch * 0.05));
        }
    }

    /// Letters for the columns and figures for the rows, on all four sides beside the exits.
    fn labels(&self, frame: &mut Frame) {
        let (geometry, board, pitch) = (self.geometry, self.geometry.board(), self.geometry.pitch());
        let rim = (geometry.squares().x - board.x) / 2.0;
        let mut write = |content: String, position: Point| {
            frame.fill_text(Text {
                content,
                position,
                color: LABEL,
                // Small boards have larger letters for their size, as far as the frame has room.
                size: (pitch * 0.2).max((pitch * 0.3).min(11.0)).into(),
                font: self.label_font,
                align_x: alignment::Horizontal::Center.into(),
                align_y: alignment::Vertical::Center,
                ..Text::default()
            });
        };
        for place in (0..SIZE).filter(|&place| place != SIZE / 2) {
            let (Some(top), Some(left)) = (Square::new(place, 0), Square::new(0, place)) else { continue };
            let column = geometry.square(top).center_x();
            let row = geometry.square(left).center_y();
            let letter = String::from(char::from(b'a' + place));
            let figure = (place + 1).to_string();
            write(letter.clone(), Point::new(column, board.y + rim));
            write(letter, Point::new(column, board.y + board.height - rim));
            write(figure.clone(), Point::new(board.x + rim, row));
            write(figure, Point::new(board.x + board.width - rim, row));
        }
        // Beside the arrows, where the middle column and row have theirs.
        let (d, four) = (geometry.square(Square::CENTRE).center_x(), geometry.square(Square::CENTRE).center_y());
        let aside = pitch * 0.42;
        for y in [board.y + rim, board.y + board.height - rim] {
            write("d".to_owned(), Point::new(d - aside, y));
        }
        for x in [board.x + rim, board.x + board.width - rim] {
            write("4".to_owned(), Point::new(x, four - aside));
        }
    }

    /// Where the last action moved a tile from, and its way.
    fn last_move(&self, frame: &mut Frame) {
        let (geometry, pitch) = (self.geometry, self.geometry.pitch());
        let (from, goal) = match self.scene.last {
            Some(Action::Move { from, to } | Action::Capture { from, to }) => (from, geometry.square(to).center()),
            Some(Action::Leave { from }) => {
                let way = Direction::ALL.into_iter().find(|&side| from == Square::of_exit(side));
                (from, way.map_or(geometry.square(from).center(), |side| geometry.exit(side).center()))
            }
            Some(Action::TurnUp { .. }) | None => return,
        };
        let start = geometry.square(from).center();
        frame.stroke(&Path::line(start, goal), dashed(line(INK, pitch * 0.11), &[pitch * 0.01, pitch * 0.19]));
        frame.stroke(&Path::line(start, goal), dashed(line(AMBER, pitch * 0.07), &[pitch * 0.01, pitch * 0.19]));
        let left = rounded(geometry.tile(from).shrink(pitch * 0.06), pitch * 0.08);
        frame.stroke(&left, dashed(line(AMBER, pitch * 0.035), &[pitch * 0.1, pitch * 0.08]));
    }

    /// Empty squares to which the tile that is picked up may go.
    fn goals(&self, frame: &mut Frame) {
        let pitch = self.geometry.pitch();
        let Some(targets) = self.scene.targets() else { return };
        for square in targets.moves.iter() {
            let centre = self.geometry.square(square).center();
            let over = self.gesture.hover() == Some(Target::Square(square));
            let dot = Path::circle(centre, pitch * if over { 0.24 } else { 0.15 });
            frame.fill(&dot, CREAM);
            frame.stroke(&dot, line(INK, pitch * 0.03));
        }
    }

    fn tiles(&self, renderer: &mut Renderer) {
        let lifted = self.gesture.lifted().map(|lifted| lifted.from);
        for square in Square::all() {
            let is_moving = self.motion.is_some_and(|motion| match motion.moving {
                Moving::TurnUp { at } => at == square,
                Moving::Slide { to, .. } => to == square,
                Moving::Leave { .. } => false,
            });
            if is_moving {
                continue;
            }
            let drawing = match self.scene.position.cell(square) {
                Cell::Empty => continue,
                Cell::FaceDown => tiles::back(),
                Cell::Up(tile) => self.face(tile),
            };
            let opacity = if lifted == Some(square) { 0.3 } else { 1.0 };
            lay(renderer, drawing, self.geometry.tile(square), opacity, self.geometry.board());
        }
    }

    /// The drawing of a tile as it lies on the screen.
    fn face(&self, tile: Tile) -> Handle {
        tiles::picture(match tile {
            Tile::Hunter(rifle) => Tile::Hunter(self.geometry.direction(rifle)),
            other => other,
        })
    }

    /// What lies over the tiles: selection, captures, the last action, refusals, the keyboard's place.
    fn marks(&self, frame: &mut Frame) {
        let (scene, geometry, pitch) = (self.scene, self.geometry, self.geometry.pitch());
        match scene.last {
            Some(Action::TurnUp { at, .. }) => self.corners(frame, at, AMBER, 0.16),
            Some(Action::Move { to, .. } | Action::Capture { to, .. }) => self.corners(frame, to, AMBER, 0.26),
            Some(Action::Leave { .. }) | None => {}
        }
        if let Some(Target::Square(square)) = self.gesture.hover()
            && scene.live
            && (scene.position.cell(square) == Cell::FaceDown && scene.selected.is_none() || scene.can_pick(square))
        {
            let ring = rounded(geometry.tile(square).shrink(pitch * 0.015), pitch * 0.08);
            frame.stroke(&ring, line(Color { a: 0.75, ..CREAM }, pitch * 0.03));
        }
        for square in scene.offered.iter().filter(|_| scene.live && scene.selected.is_none()) {
            let ring = rounded(geometry.tile(square).shrink(pitch * 0.02), pitch * 0.08);
            frame.stroke(&ring, line(INK, pitch * 0.07));
            frame.stroke(&ring, line(CREAM, pitch * 0.04));
        }
        for square in scene.targets().into_iter().flat_map(|targets| targets.captures.iter().collect::<Vec<_>>()) {
            self.sight(frame, square);
        }
        if let Some(square) = scene.selected {
            let ring = rounded(geometry.tile(square).shrink(pitch * 0.02), pitch * 0.08);
            frame.stroke(&ring, line(INK, pitch * 0.1));
            frame.stroke(&ring, line(AMBER, pitch * 0.06));
        }
        for mark in &scene.marks {
            self.mark(frame, *mark);
        }
        if let Some(action) = scene.proposed {
            self.proposal(frame, action);
        }
        if let Some(square) = scene.focus {
            let ring = rounded(geometry.square(square).shrink(pitch * 0.09), pitch * 0.06);
            frame.stroke(&ring, line(INK, (pitch * 0.05).max(2.0)));
            let dash = [pitch * 0.09, pitch * 0.07];
            frame.stroke(&ring, dashed(line(CREAM, (pitch * 0.035).max(1.5)), &dash));
        }
    }

    /// An action that waits to be confirmed: its way with an arrow, or a ring around what would be turned up.
    fn proposal(&self, frame: &mut Frame, action: Action) {
        let (geometry, pitch) = (self.geometry, self.geometry.pitch());
        let goal = match action {
            Action::TurnUp { at, .. } => {
                let ring = Path::circle(geometry.square(at).center(), pitch * 0.36);
                frame.stroke(&ring, line(INK, pitch * 0.13));
                frame.stroke(&ring, line(AMBER, pitch * 0.08));
                return;
            }
            Action::Move { to, .. } | Action::Capture { to, .. } => geometry.square(to).center(),
            Action::Leave { from } => {
                let side = Direction::ALL.into_iter().find(|&side| leads_out(&self.scene.position, from, side));
                side.map_or(geometry.square(from).center(), |side| geometry.exit(side).center())
            }
        };
        let start = geometry.square(action.square()).center();
        let way = goal - start;
        let length = way.x.hypot(way.y).max(1.0);
        let (out, along) = (way * (1.0 / length), Vector::new(-way.y, way.x) * (1.0 / length));
        let wing = pitch * 0.2;
        let head = polyline(&[goal - out * wing + along * wing, goal, goal - out * wing - along * wing]);
        for (color, width) in [(INK, 0.13), (AMBER, 0.08)] {
            frame.stroke(&Path::line(start, goal), line(color, pitch * width));
            frame.stroke(&head, line(color, pitch * width));
        }
    }

    /// Four corners around a tile.
    fn corners(&self, frame: &mut Frame, square: Square, color: Color, part: f32) {
        let pitch = self.geometry.pitch();
        let bounds = self.geometry.tile(square).shrink(pitch * 0.015);
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
            frame.stroke(&corner, line(INK, pitch * 0.085));
            frame.stroke(&corner, line(color, pitch * 0.05));
        }
    }

    /// A gun sight on a tile that may be captured.
    fn sight(&self, frame: &mut Frame, square: Square) {
        let pitch = self.geometry.pitch();
        let centre = self.geometry.square(square).center();
        let over = self.gesture.hover() == Some(Target::Square(square));
        let radius = pitch * if over { 0.4 } else { 0.35 };
        let mut sight = Builder::new();
        sight.circle(centre, radius);
        for (out, _) in Direction::ALL.map(axes) {
            sight.move_to(centre + out * (radius * 0.72));
            sight.line_to(centre + out * (radius * 1.28));
        }
        let sight = sight.build();
        frame.stroke(&sight, line(CREAM, pitch * 0.12));
        frame.stroke(&sight, line(RED, pitch * 0.065));
    }

    fn mark(&self, frame: &mut Frame, mark: Mark) {
        let (geometry, pitch) = (self.geometry, self.geometry.pitch());
        match mark {
            Mark::Here(square) => {
                let ring = rounded(geometry.tile(square).shrink(pitch * 0.04), pitch * 0.08);
                let dash = [pitch * 0.05, pitch * 0.1];
                frame.stroke(&ring, line(CREAM, pitch * 0.1));
                frame.stroke(&ring, dashed(line(RED, pitch * 0.065), &dash));
            }
            Mark::Block(square) => self.cross(frame, geometry.square(square).center(), pitch * 0.24),
            Mark::NoReturn(square) => {
                let centre = geometry.square(square).center();
                let radius = pitch * 0.3;
                let slant = Vector::new(radius, radius) * 0.7;
                let mut sign = Builder::new();
                sign.circle(centre, radius);
                sign.move_to(centre - slant);
                sign.line_to(centre + slant);
                let sign = sign.build();
                frame.stroke(&sign, line(CREAM, pitch * 0.15));
                frame.stroke(&sign, line(RED, pitch * 0.09));
            }
            Mark::Rifle(square, rifle) => {
                let (out, along) = axes(geometry.direction(rifle));
                let centre = geometry.square(square).center();
                let at = |forward: f32, sideways: f32| centre + out * (forward * pitch) + along * (sideways * pitch);
                let arrow = polyline(&[at(0.0, 0.0), at(0.78, 0.0)]);
                let head = polyline(&[at(0.58, -0.18), at(0.8, 0.0), at(0.58, 0.18)]);
                for (color, width) in [(CREAM, 0.15), (RED, 0.09)] {
                    frame.stroke(&arrow, line(color, pitch * width));
                    frame.stroke(&head, line(color, pitch * width));
                }
            }
            Mark::ExitsClosed => {
                for side in Direction::ALL {
                    self.cross(frame, geometry.exit(side).center(), pitch * 0.15);
                }
            }
        }
    }

    fn cross(&self, frame: &mut Frame, centre: Point, arm: f32) {
        let mut cross = Builder::new();
        for slant in [Vector::new(arm, arm), Vector::new(arm, -arm)] {
            cross.move_to(centre - slant);
            cross.line_to(centre + slant);
        }
        let cross = cross.build();
        let pitch = self.geometry.pitch();
        frame.stroke(&cross, line(CREAM, pitch * 0.16));
        frame.stroke(&cross, line(RED, pitch * 0.095));
    }

    /// What moves by itself, and what is in the hand.
    fn aloft(&self, renderer: &mut Renderer) {
        let geometry = self.geometry;
        let everywhere = geometry.bounds().expand(geometry.pitch());
        if let Some(motion) = self.motion {
            let part = motion.progress();
            match motion.moving {
                Moving::TurnUp { at } => {
                    let raised = geometry.tile(at) - Vector::new(0.0, (1.0 - (2.0 * part - 1.0).abs()) * 6.0);
                    if let Some(tile) = self.scene.position.tile(at) {
                        lay(renderer, self.face(tile), raised, 1.0, everywhere);
                    }
                    if part < 1.0 {
                        lay(renderer, tiles::back(), raised, 1.0 - part, everywhere);
                    }
                }
                Moving::Slide { tile, from, to, taken } => {
                    let (start, goal) = (geometry.tile(from), geometry.tile(to));
                    if let Some(prey) = taken {
                        lay(renderer, self.face(prey), goal, 1.0 - part, everywhere);
                    }
                    let now = start + (goal.position() - start.position()) * part;
                    lay(renderer, self.face(tile), now, 1.0, everywhere);
                }
                Moving::Leave { tile, from, side } => {
                    let (start, goal) = (geometry.tile(from), geometry.exit(side));
                    let way = (goal.center() - start.center()) * (1.15 * part);
                    lay(renderer, self.face(tile), start + way, 1.0 - part, everywhere);
                }
            }
        }
        if let Some(lifted) = self.gesture.lifted()
            && let Some(tile) = self.scene.position.tile(lifted.from)
        {
            let place = Rectangle::new(lifted.at + lifted.grip, geometry.tile(lifted.from).size());
            let mut frame = Frame::with_bounds(renderer, everywhere);
            let shadow = place + Vector::new(0.0, geometry.pitch() * 0.07);
            frame.fill(&rounded(shadow, geometry.pitch() * 0.1), Color { a: 0.3, ..INK });
            renderer.draw_geometry(frame.into_geometry());
            lay(renderer, self.face(tile), place, 1.0, everywhere);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::board::geometry::Room;
    use crate::rules::{Position, RuleSet};

    #[test]
    fn rifles_turn_with_the_board() {
        use Direction::{East, North, South, West};
        let scene = Scene::of(RuleSet::Classic, Position::start());
        let gesture = Gesture::default();
        for (turned, shown) in [(false, [North, East, South, West]), (true, [South, West, North, East])] {
            let bounds = Rectangle::with_size(Size::new(600.0, 600.0));
            let geometry = &Geometry::fit(bounds, Room::Alone, turned);
            let (scene, gesture) = (&scene, &gesture);
            let picture = Picture { scene, geometry, gesture, motion: None, label_font: Font::DEFAULT };
            for (rifle, shown) in [North, East, South, West].into_iter().zip(shown) {
                assert_eq!(picture.face(Tile::Hunter(rifle)), tiles::picture(Tile::Hunter(shown)), "{rifle} {turned}");
            }
            assert_eq!(picture.face(Tile::Fox), tiles::picture(Tile::Fox));
        }
    }
}
