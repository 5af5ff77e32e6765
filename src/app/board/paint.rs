//! How the board looks: what lies on the ground, the tiles, and marks that differ in shape as well as in colour.
//!
//! Only what changes is drawn anew, and what that is the renderer finds by going through what is drawn in its order: so every
//! square has its place in it, whatever lies there, and what moves has a layer of its own even while nothing does.

use iced::advanced::Renderer as _;
use iced::advanced::svg::{Renderer as _, Svg};
use iced::widget::svg::Handle;
use iced::{Color, Font, Point, Rectangle, Renderer, Size, Vector, color};

use super::figure::{Figure, Figures, Shape};
use super::geometry::{Geometry, Target};
use super::gesture::Gesture;
use super::ground::{self, Labels, fill};
use super::marks::Mark;
use super::motion::{Motion, Moving};
use super::scene::{Scene, leads_out};
use super::strokes::lay;
use super::tiles;
use crate::app::widget::{Shaped, shaped};
use crate::rules::{Action, Cell, Direction, Square, Tile};

const FOREST: Color = color!(0x1f3a27);
const LEAF: Color = color!(0x33573c);
const GOLD: Color = color!(0xd9b866);
const AMBER: Color = color!(0xf6c244);
const SHADOW: Color = Color { a: 0.3, ..color!(0x1d1712) };

/// What is worked out once for several frames.
#[derive(Default)]
pub(super) struct Kept {
    under: Figures,
    over: Figures,
    labels: Option<Labels>,
    /// The name of the game, and how large it is set.
    name: Option<(f32, Shaped)>,
}

impl Kept {
    /// Sets the texts anew where the board has another size.
    pub(super) fn fit(&mut self, geometry: &Geometry, labels: Font, logo: Font) {
        let pitch = geometry.pitch();
        // In a window made as small as nothing there is nothing to set.
        if pitch < 2.0 {
            return;
        }
        if self.labels.as_ref().is_none_or(|kept| !kept.fit(pitch, labels)) {
            self.labels = Some(Labels::of(pitch, labels));
        }
        let size = geometry.logo().map_or(0.0, |place| name_size(place.shrink(4.0)));
        if size >= 1.0 && self.name.as_ref().is_none_or(|(kept, _)| *kept != size) {
            self.name = Some((size, shaped("Halali!", size, logo)));
        }
    }
}

fn name_size(plate: Rectangle) -> f32 {
    (plate.height * 0.5).min(plate.width * 0.19)
}

/// What is drawn.
#[derive(Clone, Copy)]
pub(super) struct Picture<'a> {
    pub(super) scene: &'a Scene,
    pub(super) geometry: &'a Geometry,
    pub(super) gesture: &'a Gesture,
    pub(super) motion: Option<&'a Motion>,
    pub(super) kept: &'a Kept,
}

impl Picture<'_> {
    /// Draws the board; what is in the hand or moves comes last, over everything up to `viewport`.
    pub(super) fn draw(&self, renderer: &mut Renderer, viewport: &Rectangle) {
        let board = self.geometry.board();
        // A page may be scrolled so that only a part of the board is in it.
        let Some(visible) = board.intersection(viewport).filter(|_| self.geometry.pitch() >= 2.0) else { return };
        renderer.with_layer(visible, |renderer| {
            ground::draw(renderer, self.geometry);
            self.kept.under.draw(self.under(), renderer);
            self.tiles(renderer);
            if let Some(labels) = &self.kept.labels {
                labels.draw(renderer, self.geometry);
            }
        });
        renderer.with_layer(visible, |renderer| self.kept.over.draw(self.over().into_iter(), renderer));
        renderer.with_layer(*viewport, |renderer| self.aloft(renderer));
    }

    /// The logo: a horn and the name of the game. Where the tile in the hand may leave it says so by a border and an arrow.
    pub(super) fn draw_logo(&self, renderer: &mut Renderer) {
        let Some(place) = self.geometry.logo() else { return };
        let plate = place.shrink(4.0);
        if plate.width < 40.0 || plate.height < 20.0 {
            return;
        }
        let open = self.scene.targets().is_some_and(|targets| targets.leaves);
        let over = open && self.gesture.hover() == Some(Target::Logo);
        let height = plate.height;
        fill(renderer, plate, 12.0, if over { LEAF } else { FOREST });
        let (colour, width) = if open { (AMBER, 3.5) } else { (GOLD, 1.2) };
        ground::frame(renderer, plate.shrink(6.0), width, colour);
        let left = plate.x + height * 0.95;
        if let Some((size, name)) = &self.kept.name {
            use iced::advanced::text::Paragraph as _;
            let centre = Point::new(left + name.min_width() / 2.0, plate.center_y() - size * 0.04);
            ground::write(renderer, name, centre, colour);
        }
        let side = height * 0.78;
        let corner = Point::new(plate.x + height * 0.1, plate.center_y() - side / 2.0);
        lay(renderer, tiles::horn(), Rectangle::new(corner, Size::new(side, side)), 1.0, place);
    }

    fn figure(&self, shape: Shape, place: Rectangle) -> Figure {
        Figure { shape, place, pitch: self.geometry.pitch() }
    }

    /// What lies under the tiles: the exits, the way of the last action, and where the tile that is picked up may go.
    fn under(&self) -> impl Iterator<Item = Figure> {
        let (scene, geometry, hover) = (self.scene, self.geometry, self.gesture.hover());
        let open: Vec<_> = scene.open_exits().collect();
        let exits = Direction::ALL.map(|side| {
            let (out, open) = (geometry.direction(side), open.contains(&side));
            let hovered = open && hover == Some(Target::Exit(side));
            self.figure(Shape::Exit { out, open, hovered }, geometry.exit(side))
        });
        let goals = scene.targets().into_iter().flat_map(|targets| targets.moves.iter()).map(move |square| {
            let over = hover == Some(Target::Square(square));
            self.figure(Shape::Goal { over }, geometry.square(square))
        });
        exits.into_iter().chain(self.last_move().into_iter().flatten()).chain(goals)
    }

    /// Where the last action moved a tile from, and its way.
    fn last_move(&self) -> Option<[Figure; 2]> {
        let geometry = self.geometry;
        let (from, goal) = match self.scene.last? {
            Action::Move { from, to } | Action::Capture { from, to } => (from, geometry.square(to).center()),
            Action::Leave { from } => {
                let way = Direction::ALL.into_iter().find(|&side| from == Square::of_exit(side));
                (from, way.map_or(geometry.square(from).center(), |side| geometry.exit(side).center()))
            }
            Action::TurnUp { .. } => return None,
        };
        Some([self.figure(Shape::Way { goal }, geometry.square(from)), self.figure(Shape::Left, geometry.tile(from))])
    }

    fn tiles(&self, renderer: &mut Renderer) {
        let lifted = self.gesture.lifted().map(|lifted| lifted.from);
        for square in Square::all() {
            let is_moving = self.motion.is_some_and(|motion| match motion.moving {
                Moving::TurnUp { at } => at == square,
                Moving::Slide { to, .. } => to == square,
                Moving::Leave { .. } => false,
            });
            let place = self.geometry.tile(square);
            let drawing = match self.scene.position.cell(square) {
                Cell::Up(tile) if !is_moving => self.face(tile),
                Cell::FaceDown if !is_moving => tiles::back(),
                // Nothing, in its place.
                _ => {
                    let nothing = Rectangle::new(place.center(), Size::ZERO);
                    renderer.draw_svg(Svg::new(tiles::back()), nothing, nothing);
                    continue;
                }
            };
            let opacity = if lifted == Some(square) { 0.3 } else { 1.0 };
            lay(renderer, drawing, place, opacity, self.geometry.board());
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
    fn over(&self) -> Vec<Figure> {
        let (scene, geometry) = (self.scene, self.geometry);
        let hover = self.gesture.hover();
        let on_tile = |shape: Shape, square: Square| self.figure(shape, geometry.tile(square));
        let mut figures = Vec::new();
        match scene.last {
            Some(Action::TurnUp { at, .. }) => figures.push(on_tile(Shape::Corners { part: 0.16 }, at)),
            Some(Action::Move { to, .. } | Action::Capture { to, .. }) => {
                figures.push(on_tile(Shape::Corners { part: 0.26 }, to));
            }
            Some(Action::Leave { .. }) | None => {}
        }
        if scene.live && scene.selected.is_none() {
            figures.extend(scene.offered.iter().map(|square| on_tile(Shape::Offered, square)));
        }
        for square in scene.targets().into_iter().flat_map(|targets| targets.captures.iter()) {
            let over = hover == Some(Target::Square(square));
            figures.push(self.figure(Shape::Sight { over }, geometry.square(square)));
        }
        figures.extend(scene.selected.map(|square| on_tile(Shape::Picked, square)));
        scene.marks.iter().for_each(|&mark| self.mark(mark, &mut figures));
        figures.extend(scene.proposed.map(|action| self.proposal(action)));
        figures.extend(scene.focus.map(|square| self.figure(Shape::Focus, geometry.square(square))));
        // What the pointer is over changes most often: what comes before stays in its place.
        if let Some(Target::Square(square)) = hover
            && scene.live
            && (scene.position.cell(square) == Cell::FaceDown && scene.selected.is_none() || scene.can_pick(square))
        {
            figures.push(on_tile(Shape::Hover, square));
        }
        figures
    }

    /// An action that waits to be confirmed: its way with an arrow, or a ring around what would be turned up.
    fn proposal(&self, action: Action) -> Figure {
        let geometry = self.geometry;
        let square = geometry.square(action.square());
        let goal = match action {
            Action::TurnUp { .. } => return self.figure(Shape::Proposed, square),
            Action::Move { to, .. } | Action::Capture { to, .. } => geometry.square(to).center(),
            Action::Leave { from } => {
                let side = Direction::ALL.into_iter().find(|&side| leads_out(&self.scene.position, from, side));
                side.map_or(square.center(), |side| geometry.exit(side).center())
            }
        };
        self.figure(Shape::Arrow { goal }, square)
    }

    fn mark(&self, mark: Mark, figures: &mut Vec<Figure>) {
        let (geometry, pitch) = (self.geometry, self.geometry.pitch());
        match mark {
            Mark::Here(square) => figures.push(self.figure(Shape::Here, geometry.tile(square))),
            Mark::Block(square) => {
                figures.push(self.figure(Shape::Cross { arm: pitch * 0.24 }, geometry.square(square)));
            }
            Mark::NoReturn(square) => figures.push(self.figure(Shape::NoReturn, geometry.square(square))),
            Mark::Rifle(square, rifle) => {
                figures.push(self.figure(Shape::Rifle(geometry.direction(rifle)), geometry.square(square)));
            }
            Mark::ExitsClosed => {
                let cross = Shape::Cross { arm: pitch * 0.15 };
                figures.extend(Direction::ALL.map(|side| self.figure(cross, geometry.exit(side))));
            }
        }
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
            fill(renderer, place + Vector::new(0.0, geometry.pitch() * 0.07), geometry.pitch() * 0.1, SHADOW);
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
            let picture = Picture { scene, geometry, gesture, motion: None, kept: &Kept::default() };
            for (rifle, shown) in [North, East, South, West].into_iter().zip(shown) {
                assert_eq!(picture.face(Tile::Hunter(rifle)), tiles::picture(Tile::Hunter(shown)), "{rifle} {turned}");
            }
            assert_eq!(picture.face(Tile::Fox), tiles::picture(Tile::Fox));
        }
    }
}
