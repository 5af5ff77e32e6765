//! What the pointer is doing: a press becomes a click or a drag, and whatever interrupts it leaves the board as it was.

use std::time::{Duration, Instant};

use iced::{Point, Vector};

use super::geometry::{Geometry, Target};
use super::scene::{Event, Scene};
use crate::rules::{Action, Cell, Square};

/// A press that moves further than this, in logical pixels, is a drag.
const SLOP: f32 = 6.0;
/// A press so soon after another one was seen, and so near, is the second half of a double click, which means no more than one.
const DOUBLE: Duration = Duration::from_millis(350);
const NEAR: f32 = 10.0;

/// Who holds the board: further fingers are ignored until the first one lets go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pointer {
    Mouse,
    Finger(u64),
}

/// What happens to the pointer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Input {
    /// The main button, or a finger, goes down.
    Press(Pointer, Point, Instant),
    /// It moves, within the window or outside.
    Move(Pointer, Point),
    /// It goes up.
    Release(Pointer, Point),
    /// The mouse leaves the window.
    Away,
    /// Another button goes down.
    OtherButton,
    /// The window loses the focus, or the system takes the finger away.
    Lost,
}

#[derive(Clone, Copy, PartialEq, Debug, Default)]
enum Phase {
    #[default]
    Idle,
    Pressed {
        target: Target,
        at: Point,
    },
    Lifted(Lifted),
    /// Held down, but it means nothing any more.
    Spent,
}

/// A tile in the hand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Lifted {
    /// Where it came from.
    pub(super) from: Square,
    /// From the pointer to the tile's corner, so that it does not jump.
    pub(super) grip: Vector,
    /// Where the pointer is.
    pub(super) at: Point,
}

/// The gesture that is under way.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Gesture {
    holder: Option<Pointer>,
    phase: Phase,
    /// When the last press was seen, once it was, and where it went down.
    last_press: Option<(Option<Instant>, Point)>,
    hover: Option<Target>,
}

impl Gesture {
    /// The tile in the hand.
    pub(super) const fn lifted(&self) -> Option<Lifted> {
        match self.phase {
            Phase::Lifted(lifted) => Some(lifted),
            Phase::Idle | Phase::Pressed { .. } | Phase::Spent => None,
        }
    }

    /// What the pointer is over.
    pub(super) const fn hover(&self) -> Option<Target> {
        self.hover
    }

    /// Whether a button or a finger is down that began on the board.
    pub(super) const fn is_held(&self) -> bool {
        self.holder.is_some()
    }

    /// What was under way comes to nothing, since the position has changed. The button may still be down.
    pub(super) fn drop_silently(&mut self) {
        if self.holder.is_some() {
            self.phase = Phase::Spent;
        }
    }

    /// A frame shows what the last press came to. What nobody could see yet nobody means to confirm, however busy the machine is.
    pub(super) fn seen(&mut self, now: Instant) {
        if let Some((seen, _)) = &mut self.last_press {
            seen.get_or_insert(now);
        }
    }

    /// The board may have turned, or gone elsewhere, under a pointer that rests: what it is over is what lies there now.
    pub(super) fn rests_at(&mut self, at: Option<Point>, geometry: &Geometry) {
        if self.hover.is_some() && self.holder.is_none() {
            self.hover = at.and_then(|at| geometry.hit(at));
        }
    }

    /// What an input comes to.
    pub(super) fn handle(&mut self, input: Input, geometry: &Geometry, scene: &Scene) -> Option<Event> {
        match input {
            Input::Press(pointer, at, now) => {
                self.press(pointer, at, now, geometry);
                None
            }
            Input::Move(pointer, at) => self.moved(pointer, at, geometry, scene),
            Input::Release(pointer, at) => self.release(pointer, at, geometry, scene),
            Input::Away => {
                self.hover = None;
                None
            }
            Input::OtherButton => {
                let cancels = self.lifted().is_some() || scene.promises();
                self.drop_silently();
                cancels.then_some(Event::Cancel)
            }
            Input::Lost => {
                let cancels = self.lifted().is_some() || scene.promises();
                *self = Gesture { last_press: self.last_press, ..Gesture::default() };
                cancels.then_some(Event::Cancel)
            }
        }
    }

    fn press(&mut self, pointer: Pointer, at: Point, now: Instant, geometry: &Geometry) {
        // A mouse that is pressed again was let go where nobody saw it.
        if self.holder.is_some_and(|holder| holder != Pointer::Mouse || pointer != Pointer::Mouse) {
            return;
        }
        (self.holder, self.phase) = (None, Phase::Idle);
        let Some(target) = geometry.hit(at) else { return };
        self.hover = Some(target);
        let is_soon = |seen: Instant| now.saturating_duration_since(seen) < DOUBLE;
        let again = self.last_press.is_some_and(|(seen, there)| at.distance(there) < NEAR && seen.is_none_or(is_soon));
        self.last_press = Some((None, at));
        self.holder = Some(pointer);
        self.phase = if again { Phase::Spent } else { Phase::Pressed { target, at } };
    }

    fn moved(&mut self, pointer: Pointer, at: Point, geometry: &Geometry, scene: &Scene) -> Option<Event> {
        if self.holder.is_some_and(|holder| holder != pointer) {
            return None;
        }
        self.hover = geometry.hit(at);
        match self.phase {
            Phase::Pressed { target, at: pressed } if pressed.distance(at) > SLOP => {
                let Target::Square(from) = target else {
                    self.phase = Phase::Spent;
                    return None;
                };
                if scene.live && matches!(scene.position.cell(from), Cell::Up(_)) {
                    let grip = geometry.tile(from).position() - pressed;
                    let lifts = scene.can_pick(from);
                    self.phase = if lifts { Phase::Lifted(Lifted { from, grip, at }) } else { Phase::Spent };
                    (scene.selected != Some(from) || !lifts).then_some(Event::Pick(from))
                } else {
                    self.phase = Phase::Spent;
                    None
                }
            }
            Phase::Lifted(lifted) => {
                self.phase = Phase::Lifted(Lifted { at, ..lifted });
                None
            }
            Phase::Idle | Phase::Pressed { .. } | Phase::Spent => None,
        }
    }

    fn release(&mut self, pointer: Pointer, at: Point, geometry: &Geometry, scene: &Scene) -> Option<Event> {
        if self.holder != Some(pointer) {
            return None;
        }
        self.holder = None;
        self.hover = if pointer == Pointer::Mouse { geometry.hit(at) } else { None };
        match std::mem::take(&mut self.phase) {
            Phase::Pressed { target, at: pressed } if geometry.hit(at) == Some(target) => {
                // What nobody can take back is not guessed from a press between two tiles.
                let is_meant = |event: &Event| match event {
                    Event::Try(Action::TurnUp { at, .. }) => geometry.is_on_tile(*at, pressed),
                    _ => true,
                };
                scene.click(target).filter(is_meant)
            }
            Phase::Lifted(lifted) => Some(scene.drop(lifted.from, geometry.hit(at))),
            Phase::Idle | Phase::Pressed { .. } | Phase::Spent => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use iced::{Rectangle, Size};

    use super::super::geometry::Room;
    use super::*;
    use crate::rules::{RuleSet, Setup};

    /// A fox on a4 that sees a duck on g4, and face-down tiles in the corners of the first column.
    fn scene() -> Scene {
        let line = "?6/7/7/F5d/7/7/?5N a HHHHHHHLLdddpppp,-,FFFFFBBdddppppttttttttttttt,- -,-,- - -";
        let setup: Setup = line.parse().expect("a position");
        Scene::of(RuleSet::Classic, *setup.position())
    }

    fn geometry() -> Geometry {
        Geometry::fit(Rectangle::with_size(Size::new(1000.0, 700.0)), Room::WithPanel, false)
    }

    fn at(text: &str) -> Square {
        text.parse().expect("a square")
    }

    /// What some inputs come to, a second apart, so that none is the half of a double click.
    fn events(inputs: &[Input]) -> Vec<Event> {
        let (geometry, mut scene, mut gesture) = (geometry(), scene(), Gesture::default());
        let mut events = Vec::new();
        for input in inputs {
            let event = gesture.handle(*input, &geometry, &scene);
            if let Some(Event::Pick(square)) = event {
                scene.selected = Some(square);
            }
            events.extend(event);
        }
        assert!(gesture.lifted().is_none());
        events
    }

    fn centre(square: &str) -> Point {
        geometry().square(at(square)).center()
    }

    const MOUSE: Pointer = Pointer::Mouse;

    fn press(square: &str) -> Input {
        Input::Press(MOUSE, centre(square), Instant::now())
    }

    #[test]
    fn a_press_and_a_release_are_a_click_and_a_way_between_is_a_drag() {
        assert_eq!(
            events(&[press("a1"), Input::Release(MOUSE, centre("a1"))]),
            [Event::Try(Action::TurnUp { at: at("a1"), tile: None })]
        );
        let capture = Action::Capture { from: at("a4"), to: at("g4") };
        assert_eq!(
            events(&[press("a4"), Input::Move(MOUSE, centre("c4")), Input::Release(MOUSE, centre("g4"))]),
            [Event::Pick(at("a4")), Event::Try(capture)]
        );
        // A face-down tile is not dragged, and not turned up by the way.
        assert_eq!(events(&[press("a1"), Input::Move(MOUSE, centre("c1")), Input::Release(MOUSE, centre("a1"))]), []);
    }

    #[test]
    fn a_tile_dragged_back_or_over_nothing_is_put_down() {
        let nowhere = Point::new(-50.0, 20.0);
        for end in [centre("a4"), nowhere] {
            let done = events(&[press("a4"), Input::Move(MOUSE, centre("c4")), Input::Release(MOUSE, end)]);
            assert_eq!(done, [Event::Pick(at("a4")), Event::Cancel]);
        }
    }

    #[test]
    fn another_button_and_a_lost_focus_put_down_and_the_release_means_nothing() {
        for interruption in [Input::OtherButton, Input::Lost] {
            let move_on = Input::Move(MOUSE, centre("d4"));
            let inputs = [press("a4"), Input::Move(MOUSE, centre("c4")), interruption, move_on];
            let done = events(&[&inputs[..], &[Input::Release(MOUSE, centre("g4"))]].concat());
            assert_eq!(done, [Event::Pick(at("a4")), Event::Cancel], "{interruption:?}");
        }
    }

    #[test]
    fn the_second_half_of_a_double_click_means_nothing() {
        let (geometry, scene, mut gesture) = (geometry(), scene(), Gesture::default());
        let now = Instant::now();
        let mut click = |after: u64| {
            let moment = now + Duration::from_millis(after);
            gesture.handle(Input::Press(MOUSE, centre("a1"), moment), &geometry, &scene);
            let done = gesture.handle(Input::Release(MOUSE, centre("a1")), &geometry, &scene);
            if after != 3000 {
                gesture.seen(moment);
            }
            done
        };
        assert!(click(0).is_some());
        assert_eq!((click(200), click(400)), (None, None));
        assert!(click(900).is_some());
        // A machine that is busy shows the first half late.
        assert!(click(3000).is_some());
        assert_eq!(click(5000), None);
    }

    #[test]
    fn a_second_finger_is_ignored_until_the_first_lets_go() {
        let (one, two) = (Pointer::Finger(1), Pointer::Finger(2));
        let done = events(&[
            Input::Press(one, centre("a4"), Instant::now()),
            Input::Press(two, centre("a1"), Instant::now()),
            Input::Move(two, centre("c1")),
            Input::Release(two, centre("a1")),
            Input::Move(one, centre("c4")),
            Input::Release(one, centre("d4")),
            Input::Press(two, centre("a7"), Instant::now()),
            Input::Release(two, centre("a7")),
        ]);
        let slide = Action::Move { from: at("a4"), to: at("d4") };
        assert_eq!(done[..2], [Event::Pick(at("a4")), Event::Try(slide)]);
        assert_eq!(done.len(), 3);
    }

    #[test]
    fn a_drag_ends_silently_when_the_position_changes_under_it() {
        let (geometry, scene, mut gesture) = (geometry(), scene(), Gesture::default());
        gesture.handle(press("a4"), &geometry, &scene);
        gesture.handle(Input::Move(MOUSE, centre("c4")), &geometry, &scene);
        assert!(gesture.lifted().is_some());
        gesture.drop_silently();
        assert_eq!(gesture.lifted(), None);
        assert_eq!(gesture.handle(Input::Release(MOUSE, centre("d4")), &geometry, &scene), None);
    }
}
