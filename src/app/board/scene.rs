//! What the board shows, and what a click or a drop on it means: nothing here is hidden from a player.

use super::geometry::Target;
use super::marks::Mark;
use crate::rules::{Action, Cell, Direction, Position, RuleSet, Square, SquareSet, Targets};

/// What the board shows.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The rules.
    pub rules: RuleSet,
    /// What both players can see.
    pub position: Position,
    /// How many actions have led to it: with the position it tells a new action from another view.
    pub ply: usize,
    /// The action that led to it.
    pub last: Option<Action>,
    /// Whether the players may act on it. It is not so in the past, after the end, and while something waits for an answer.
    pub live: bool,
    /// The tile that is picked up.
    pub selected: Option<Square>,
    /// What the last try was refused for.
    pub marks: Vec<Mark>,
    /// The action that waits to be confirmed.
    pub proposed: Option<Action>,
    /// The tiles that beginners are shown as those that can be moved.
    pub offered: SquareSet,
    /// Where the keyboard is.
    pub focus: Option<Square>,
    /// Turned by half, for the player who sits opposite.
    pub turned: bool,
    /// Whether tiles turn, slide and leave before one's eyes.
    pub animated: bool,
}

/// What somebody did on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Picks up the tile on a square.
    Pick(Square),
    /// Tries an action.
    Try(Action),
    /// Puts down what was picked up.
    Cancel,
    /// Does something to a board that nobody can act on now.
    Locked,
}

impl Scene {
    /// A position on which nobody has done anything yet.
    pub const fn of(rules: RuleSet, position: Position) -> Scene {
        Scene {
            rules,
            position,
            ply: 0,
            last: None,
            live: true,
            selected: None,
            marks: Vec::new(),
            proposed: None,
            offered: SquareSet::EMPTY,
            focus: None,
            turned: false,
            animated: false,
        }
    }

    /// Whether the side to play may move the tile on a square at all, wherever it then can go.
    pub fn can_pick(&self, square: Square) -> bool {
        use crate::rules::Refusal::NotInLine;
        let nowhere = Action::Move { from: square, to: square };
        self.live && matches!(self.position.check(self.rules, nowhere), Err(NotInLine { .. }))
    }

    /// Whether it shows what the next press would do: with a tile that is picked up, or an action that waits for it.
    pub(super) const fn promises(&self) -> bool {
        self.selected.is_some() || self.proposed.is_some()
    }

    /// Where the tile that is picked up may go.
    pub(super) fn targets(&self) -> Option<Targets> {
        self.selected.filter(|_| self.live).map(|from| self.position.targets(self.rules, from))
    }

    /// The exits through which the tile that is picked up may leave.
    pub(super) fn open_exits(&self) -> impl Iterator<Item = Direction> {
        let from = self.targets().filter(|targets| targets.leaves).map(|targets| targets.from);
        Direction::ALL.into_iter().filter(move |&side| from.is_some_and(|from| leads_out(&self.position, from, side)))
    }

    /// What a click means.
    pub(super) fn click(&self, target: Target) -> Option<Event> {
        if !self.live {
            return Some(Event::Locked);
        }
        match (target, self.selected) {
            (Target::Square(square), None) => Some(self.first_click(square)),
            (Target::Square(square), Some(from)) => Some(self.second_click(from, square)),
            (Target::Exit(_) | Target::Logo, Some(from)) => Some(Event::Try(Action::Leave { from })),
            (Target::Exit(_) | Target::Logo, None) => None,
        }
    }

    /// What a click on a square means.
    pub fn click_on(&self, square: Square) -> Option<Event> {
        self.click(Target::Square(square))
    }

    fn first_click(&self, square: Square) -> Event {
        match self.position.cell(square) {
            Cell::Empty => Event::Cancel,
            Cell::FaceDown => Event::Try(Action::TurnUp { at: square, tile: None }),
            Cell::Up(_) => Event::Pick(square),
        }
    }

    fn second_click(&self, from: Square, square: Square) -> Event {
        if from == square {
            return Event::Cancel;
        }
        let captures = |prey| self.position.tile(from).is_some_and(|tile| tile.kind().captures(prey));
        match self.position.cell(square) {
            Cell::Up(tile) if !captures(tile.kind()) && self.can_pick(square) => Event::Pick(square),
            _ => Event::Try(self.slide(from, square)),
        }
    }

    /// What letting go of the tile from a square means.
    pub(super) fn drop(&self, from: Square, target: Option<Target>) -> Event {
        match target {
            Some(Target::Square(to)) if to == from => Event::Cancel,
            Some(Target::Square(to)) => Event::Try(self.slide(from, to)),
            Some(Target::Exit(_) | Target::Logo) => Event::Try(Action::Leave { from }),
            None => Event::Cancel,
        }
    }

    /// The move to a square, a capture where a tile lies face up.
    pub fn slide(&self, from: Square, to: Square) -> Action {
        match self.position.cell(to) {
            Cell::Up(_) if from != to => Action::Capture { from, to },
            _ => Action::Move { from, to },
        }
    }
}

/// Whether the way from a square straight out of the forest on a side is free.
pub(super) fn leads_out(position: &Position, from: Square, side: Direction) -> bool {
    let exit = Square::of_exit(side);
    if from == exit {
        return true;
    }
    let steps = position.tile(from).is_some_and(|tile| tile.kind().leaves_only_from_an_exit());
    let occupied = position.occupied();
    let line: SquareSet = from.line(side).collect();
    !steps && line.contains(exit) && line.iter().all(|square| !occupied.contains(square))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Setup;

    fn scene(line: &str) -> Scene {
        let setup: Setup = line.parse().expect("a position");
        Scene::of(RuleSet::Classic, *setup.position())
    }

    fn at(text: &str) -> Square {
        text.parse().expect("a square")
    }

    #[test]
    fn clicks_turn_up_pick_up_and_put_down() {
        let mut scene = scene("?6/7/7/F5d/7/7/6N a HHHHHHHLLdddpppp,-,FFFFFBBdddpppptttttttttttttt,- -,-,- - t");
        let click = |scene: &Scene, square: &str| scene.click(Target::Square(at(square)));
        assert_eq!(click(&scene, "a1"), Some(Event::Try(Action::TurnUp { at: at("a1"), tile: None })));
        assert_eq!(click(&scene, "a4"), Some(Event::Pick(at("a4"))));
        assert_eq!(click(&scene, "b4"), Some(Event::Cancel));
        scene.selected = Some(at("a4"));
        assert_eq!(click(&scene, "a4"), Some(Event::Cancel));
        assert_eq!(click(&scene, "d4"), Some(Event::Try(Action::Move { from: at("a4"), to: at("d4") })));
        assert_eq!(click(&scene, "g4"), Some(Event::Try(Action::Capture { from: at("a4"), to: at("g4") })));
        // What can't be undone does not happen by the way.
        assert_eq!(click(&scene, "a1"), Some(Event::Try(Action::Move { from: at("a4"), to: at("a1") })));
        scene.live = false;
        assert_eq!(click(&scene, "a1"), Some(Event::Locked));
    }

    #[test]
    fn a_tile_dropped_where_it_was_stays_and_is_no_turn() {
        let scene = scene("?6/7/7/F5d/7/7/6N a HHHHHHHLLdddpppp,-,FFFFFBBdddpppptttttttttttttt,- -,-,- - t");
        let from = at("a4");
        assert_eq!(scene.drop(from, Some(Target::Square(from))), Event::Cancel);
        assert_eq!(scene.drop(from, None), Event::Cancel);
        assert_eq!(scene.drop(from, Some(Target::Logo)), Event::Try(Action::Leave { from }));
    }

    #[test]
    fn open_exits_are_those_that_the_rules_open() {
        let mut scene = scene("7/3F3/7/3t3/B5N/7/3F3 a HHHHHHHLLdddpppp,-,FFFFBddddpppptttttttttttttt,- -,-,- 5,5 -");
        for square in Square::all() {
            scene.selected = Some(square);
            let leaves = scene.position.targets(scene.rules, square).leaves;
            assert_eq!(scene.open_exits().count() > 0, leaves, "{square}");
        }
        scene.selected = Some(at("d2"));
        assert_eq!(scene.open_exits().collect::<Vec<_>>(), [Direction::North]);
    }
}
