//! Tiles, ends and refusals in words.

use super::{Words, message};
use crate::rules::{Action, Direction, End, Kind, Outcome, Refusal, Score, Side, Tile, WonBy};

impl Words {
    /// A kind: “fox”.
    pub fn kind(&self, kind: Kind) -> String {
        self.loader.get(kind_name(kind))
    }

    /// A kind with its article: “the fox”.
    pub fn the_kind(&self, kind: Kind) -> String {
        self.loader.get_attr(kind_name(kind), "the")
    }

    /// Tiles of a kind: “3 foxes”.
    pub fn count_of_kind(&self, kind: Kind, count: u16) -> String {
        self.loader.get_attr_args_concrete(kind_name(kind), "count", [("count", count.into())].into())
    }

    /// A tile: “a fox”, “a hunter, rifle east”.
    pub fn tile(&self, tile: Tile) -> String {
        match tile {
            Tile::Hunter(rifle) => message!(self, "hunter-with-rifle", direction = self.direction(rifle)),
            other => self.loader.get_attr(kind_name(other.kind()), "a"),
        }
    }

    fn the_tile(&self, tile: Tile) -> String {
        self.the_kind(tile.kind())
    }

    /// A direction: “east”.
    pub fn direction(&self, direction: Direction) -> String {
        match direction {
            Direction::North => message!(self, "direction-north"),
            Direction::East => message!(self, "direction-east"),
            Direction::South => message!(self, "direction-south"),
            Direction::West => message!(self, "direction-west"),
        }
    }

    /// A side with its article: “the animals”.
    pub fn the_side(&self, side: Side) -> String {
        match side {
            Side::Animals => message!(self, "side-animals", "the"),
            Side::Humans => message!(self, "side-humans", "the"),
        }
    }

    /// A side as the owner of something: “the animals’”.
    pub fn of_side(&self, side: Side) -> String {
        match side {
            Side::Animals => message!(self, "side-animals", "of"),
            Side::Humans => message!(self, "side-humans", "of"),
        }
    }

    /// What ended a game, as part of a sentence.
    pub fn end(&self, end: End) -> String {
        match end {
            End::TurnsUsed => message!(self, "end-turns-used"),
            End::NoTile { side } => message!(self, "end-no-tile", side = self.the_side(side)),
            End::NoAction { side } => message!(self, "end-no-action", side = self.the_side(side)),
        }
    }

    /// How a game ended by the rules and who won it.
    pub fn outcome(&self, end: End, score: Score) -> String {
        let end = self.end(end);
        let points = format!("{}–{}", score.points.animals, score.points.humans);
        let exited = format!("{}–{}", score.exited.animals, score.exited.humans);
        match score.outcome() {
            Outcome::Won { side, by: WonBy::Points } => {
                message!(self, "outcome-points", end = end, points = points, exited = exited, side = self.by_side(side))
            }
            Outcome::Won { side, by: WonBy::Exits } => {
                message!(self, "outcome-exits", end = end, points = points, exited = exited, side = self.by_side(side))
            }
            Outcome::Drawn => message!(self, "outcome-drawn", end = end, points = points, exited = exited),
        }
    }

    /// A side to which something belongs or is due: “the animals”, where French says “des animaux”.
    pub(super) fn by_side(&self, side: Side) -> String {
        match side {
            Side::Animals => message!(self, "side-animals", "by"),
            Side::Humans => message!(self, "side-humans", "by"),
        }
    }

    /// Why an action is refused after another one, where that is known: it may say more than the refusal itself.
    pub fn refusal_after(&self, last: Option<Action>, refusal: Refusal, player: Side) -> String {
        match (refusal, last) {
            (Refusal::FreshGreen { at, tile }, Some(Action::TurnUp { .. })) => {
                message!(self, "refusal-fresh-turned-up", at = at.to_string(), tile = self.the_tile(tile))
            }
            (Refusal::FreshGreen { at, tile }, Some(_)) => {
                message!(self, "refusal-fresh-moved", at = at.to_string(), tile = self.the_tile(tile))
            }
            _ => self.refusal(refusal, player),
        }
    }

    /// The same with what would be allowed, where that is short, for whoever has the board before one's eyes.
    pub fn refusal_at_board(&self, last: Option<Action>, refusal: Refusal, player: Side) -> String {
        let refused = self.refusal_after(last, refusal, player);
        self.allowed_instead(refusal).map_or_else(|| refused.clone(), |allowed| format!("{refused} {allowed}"))
    }

    fn allowed_instead(&self, refusal: Refusal) -> Option<String> {
        Some(match refusal {
            Refusal::RiflePoints { rifle, .. } => {
                message!(self, "allowed-rifle", rifle = self.direction(rifle))
            }
            Refusal::DoesNotCapture { tile, .. } => match tile.kind() {
                Kind::Hunter => message!(self, "allowed-prey-of-hunter"),
                Kind::Lumberjack => message!(self, "allowed-prey-of-lumberjack"),
                Kind::Fox => message!(self, "allowed-prey-of-fox"),
                Kind::Bear => message!(self, "allowed-prey-of-bear"),
                Kind::Duck | Kind::Pheasant | Kind::Tree => message!(self, "allowed-prey-of-none"),
            },
            Refusal::NotInLine { from, to } if from != to => message!(self, "allowed-in-line"),
            Refusal::NoOpenExit { tile, blocked: None, .. } if !tile.kind().leaves_only_from_an_exit() => {
                message!(self, "allowed-exits")
            }
            _ => return None,
        })
    }

    /// Why an action is refused. `player` is the side whose turn it is.
    pub fn refusal(&self, refusal: Refusal, player: Side) -> String {
        match refusal {
            Refusal::GameOver { end } => message!(self, "refusal-game-over", end = self.end(end)),
            Refusal::NoTile { at } => message!(self, "refusal-no-tile", at = at.to_string()),
            Refusal::FaceDown { at } => message!(self, "refusal-face-down", at = at.to_string()),
            Refusal::FaceUp { at, tile } => {
                message!(self, "refusal-face-up", at = at.to_string(), tile = self.tile(tile))
            }
            Refusal::TileUnknown { at } => message!(self, "refusal-tile-unknown", at = at.to_string()),
            Refusal::OtherTile { at, named } => {
                message!(self, "refusal-other-tile", at = at.to_string(), named = self.tile(named))
            }
            Refusal::NoneLeft { kind } => {
                message!(self, "refusal-none-left", kind = self.kind(kind), count = kind.count())
            }
            Refusal::NotYours { at, tile } => message!(
                self,
                "refusal-not-yours",
                at = at.to_string(),
                tile = self.the_tile(tile),
                owner = self.by_side(player.opponent()),
                player = self.of_side(player)
            ),
            Refusal::GreenNeverLeaves { at, tile } => {
                message!(self, "refusal-green-never-leaves", at = at.to_string(), tile = self.tile(tile))
            }
            Refusal::TreeNeverMoves { at } => message!(self, "refusal-tree-never-moves", at = at.to_string()),
            Refusal::FreshGreen { at, tile } => {
                message!(self, "refusal-fresh-green", at = at.to_string(), tile = self.the_tile(tile))
            }
            Refusal::NotInLine { from, to } if from == to => message!(self, "refusal-same-square"),
            Refusal::NotInLine { from, to } => {
                message!(self, "refusal-not-in-line", from = from.to_string(), to = to.to_string())
            }
            Refusal::TooFar { from, to, tile } => message!(
                self,
                "refusal-too-far",
                from = from.to_string(),
                to = to.to_string(),
                tile = self.the_tile(tile)
            ),
            Refusal::Blocked { to, at, by: None, .. } if at == to => {
                message!(self, "refusal-goal-face-down", to = to.to_string())
            }
            Refusal::Blocked { from, to, at, by: None } => message!(
                self,
                "refusal-blocked-face-down",
                from = from.to_string(),
                to = to.to_string(),
                at = at.to_string()
            ),
            Refusal::Blocked { from, to, at, by: Some(tile) } => message!(
                self,
                "refusal-blocked",
                from = from.to_string(),
                to = to.to_string(),
                at = at.to_string(),
                tile = self.tile(tile)
            ),
            Refusal::DoesNotCapture { from, to, tile, prey } => message!(
                self,
                "refusal-does-not-capture",
                from = from.to_string(),
                to = to.to_string(),
                tile = self.the_tile(tile),
                prey = self.the_tile(prey)
            ),
            Refusal::RiflePoints { from, to, rifle, needed } => message!(
                self,
                "refusal-rifle-points",
                from = from.to_string(),
                to = to.to_string(),
                rifle = self.direction(rifle),
                needed = self.direction(needed)
            ),
            Refusal::NoReturn { from, to } => {
                message!(self, "refusal-no-return", from = from.to_string(), to = to.to_string())
            }
            Refusal::ExitsClosed { face_down } => message!(self, "refusal-exits-closed", count = face_down),
            Refusal::NoOpenExit { from, tile, .. } if tile.kind().leaves_only_from_an_exit() => {
                message!(self, "refusal-exit-stand-on", from = from.to_string(), tile = self.the_tile(tile))
            }
            Refusal::NoOpenExit { from, blocked: Some(at), .. } => {
                message!(self, "refusal-exit-blocked", from = from.to_string(), at = at.to_string())
            }
            Refusal::NoOpenExit { from, blocked: None, .. } => {
                message!(self, "refusal-no-open-exit", from = from.to_string())
            }
            Refusal::NothingToCapture { to } => message!(self, "refusal-nothing-to-capture", to = to.to_string()),
            Refusal::WrittenAsMove { from, to, prey } => message!(
                self,
                "refusal-written-as-move",
                from = from.to_string(),
                to = to.to_string(),
                prey = self.the_tile(prey)
            ),
        }
    }
}

const fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Hunter => "kind-hunter",
        Kind::Lumberjack => "kind-lumberjack",
        Kind::Fox => "kind-fox",
        Kind::Bear => "kind-bear",
        Kind::Duck => "kind-duck",
        Kind::Pheasant => "kind-pheasant",
        Kind::Tree => "kind-tree",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Square;
    use crate::words::Language;

    #[test]
    fn german_articles_and_plurals_go_with_the_kind() {
        let words = Words::in_language(Language::German);
        let at = Square::CENTRE;
        let refused = |refusal: Refusal| words.refusal(refusal, Side::Humans);
        assert_eq!(
            refused(Refusal::FreshGreen { at, tile: Tile::Duck }),
            "Auf d4 wurde die Ente gerade erst vom Gegner aufgedeckt oder gezogen: In diesem Zug ist Schlagen erlaubt, Ziehen \
             nicht."
        );
        // It is known what the opponent did, unless the game begins with a position.
        let after =
            |last: Action| words.refusal_after(Some(last), Refusal::FreshGreen { at, tile: Tile::Duck }, Side::Humans);
        assert!(
            after(Action::TurnUp { at, tile: None })
                .starts_with("Auf d4 wurde die Ente gerade erst vom Gegner aufgedeckt:")
        );
        let moved = Action::Move { from: Square::CENTRE, to: at };
        assert!(after(moved).starts_with("Nach d4 wurde die Ente gerade erst vom Gegner gezogen:"));
        assert_eq!(
            refused(Refusal::NotYours { at, tile: Tile::Bear }),
            "Auf d4 gehört der Bär zur Seite der Tiere, am Zug ist aber die Seite der Menschen."
        );
        assert_eq!(
            refused(Refusal::FaceUp { at, tile: Tile::Hunter(Direction::East) }),
            "d4 ist bereits aufgedeckt: ein Jäger, Gewehr nach Osten."
        );
        let counts = |kind| [1, 2].map(|count| words.count_of_kind(kind, count));
        assert_eq!(counts(Kind::Fox), ["1 Fuchs", "2 Füchse"]);
        assert_eq!(counts(Kind::Tree), ["1 Baum", "2 Bäume"]);
        assert_eq!(counts(Kind::Hunter), ["1 Jäger", "2 Jäger"]);
    }

    #[test]
    fn a_refusal_at_the_board_says_what_is_allowed_where_that_is_short() {
        let words = Words::in_language(Language::English);
        let at = |text: &str| text.parse::<Square>().expect("a square");
        let said = |refusal: Refusal| words.refusal_at_board(None, refusal, Side::Humans);
        let (from, to) = (at("d2"), at("c2"));
        assert_eq!(
            said(Refusal::RiflePoints { from, to, rifle: Direction::East, needed: Direction::West }),
            "The rifle on d2 points east; c2 lies west. It moves in all four directions, but captures only to the east."
        );
        let prey = |tile: Tile| said(Refusal::DoesNotCapture { from, to, tile, prey: Tile::Tree });
        assert!(prey(Tile::Fox).ends_with("A fox captures ducks and pheasants."));
        assert!(prey(Tile::Duck).ends_with("Green tiles capture nothing; they move to empty squares."));
        // What says it already is not said twice.
        let refusal = Refusal::FaceDown { at: from };
        assert_eq!(said(refusal), words.refusal(refusal, Side::Humans));
    }
}
