//! What a beginner is told beside the board: what can be done now, and what each thing means when it happens for the first
//! time in the game. All of it follows from the game, so that it comes right when an action is taken back.

use crate::club::LiveGame;
use crate::rules::{Action, Game, Kind, Position, RuleSet, Side, Square, SquareSet, Tile};
use crate::words::{Words, message};

/// Something that has just happened in a game, and never before in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum News {
    /// A tile of this kind was turned up.
    TurnedUp(Tile),
    /// A green tile was turned up or moved: the opponent may not move it now.
    Fresh {
        /// Which.
        tile: Tile,
        /// Whose turn it is.
        opponent: Side,
    },
    /// A tile of its own side left this square: it may not return at once.
    OwnMove {
        /// The square.
        from: Square,
    },
    /// Something was captured.
    Captured {
        /// By this side.
        by: Side,
        /// What.
        prey: Tile,
    },
    /// The last face-down tile was turned up.
    LastPhase {
        /// The turns that each player has.
        turns: u8,
    },
    /// A tile left the forest.
    Left {
        /// What.
        tile: Tile,
    },
}

/// What is explained only once.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Topic {
    Kind(Kind),
    Fresh,
    OwnMove,
    Captured,
    LastPhase,
    Left,
}

impl News {
    const fn topic(self) -> Topic {
        match self {
            News::TurnedUp(tile) => Topic::Kind(tile.kind()),
            News::Fresh { .. } => Topic::Fresh,
            News::OwnMove { .. } => Topic::OwnMove,
            News::Captured { .. } => Topic::Captured,
            News::LastPhase { .. } => Topic::LastPhase,
            News::Left { .. } => Topic::Left,
        }
    }
}

/// What the last action of a game brought for the first time.
pub fn news(game: &Game) -> Vec<News> {
    let mut known = Vec::new();
    let mut newest = Vec::new();
    for (ply, action) in game.actions().enumerate() {
        let (Some(before), Some(after)) = (game.position_after(ply), game.position_after(ply + 1)) else { break };
        newest = happened(before, action, after);
        newest.retain(|news| !known.contains(&news.topic()));
        known.extend(newest.iter().map(|news| news.topic()));
    }
    newest
}

fn happened(before: &Position, action: Action, after: &Position) -> Vec<News> {
    let mut news = Vec::new();
    match action {
        Action::TurnUp { tile, .. } => news.extend(tile.map(News::TurnedUp)),
        Action::Move { from, .. } | Action::Capture { from, .. } => {
            if let Action::Capture { to, .. } = action {
                news.extend(before.tile(to).map(|prey| News::Captured { by: before.side(), prey }));
            }
            if after.own_move(before.side()).is_some() {
                news.push(News::OwnMove { from });
            }
        }
        Action::Leave { from } => news.extend(before.tile(from).map(|tile| News::Left { tile })),
    }
    let fresh = after.fresh().and_then(|at| after.tile(at));
    news.extend(fresh.map(|tile| News::Fresh { tile, opponent: after.side() }));
    if let (None, Some(turns)) = (before.turns(), after.turns()) {
        news.push(News::LastPhase { turns: turns[after.side()] });
    }
    news
}

/// What can be done now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Now {
    /// Every tile lies face down.
    Begin,
    /// The best that can be had at once is a capture.
    Capture {
        /// By the tile here.
        from: Square,
        /// Of the tile here.
        to: Square,
    },
    /// A tile can leave the forest.
    Leave {
        /// The tile.
        from: Square,
    },
    /// Tiles can be moved and turned up.
    TurnUpOrMove {
        /// How many can be moved.
        tiles: u32,
    },
    /// Nothing can be moved.
    TurnUp,
    /// Nothing is left to turn up.
    Move,
}

/// The tiles that can be moved now.
pub fn movable(position: &Position, rules: RuleSet) -> SquareSet {
    let from = |action: Action| match action {
        Action::Move { from, .. } | Action::Capture { from, .. } | Action::Leave { from } => Some(from),
        Action::TurnUp { .. } => None,
    };
    position.legal(rules).iter().filter_map(|legal| from(legal.action())).collect()
}

/// What can be done now; `None` once the game is over.
pub fn now(position: &Position, rules: RuleSet) -> Option<Now> {
    let worth = |at: Square| position.tile(at).map(|tile| tile.kind().points());
    let gain = |action: &Action| match *action {
        Action::Capture { to, .. } => worth(to),
        Action::Leave { from } => worth(from),
        Action::TurnUp { .. } | Action::Move { .. } => None,
    };
    let actions = position.legal(rules).sorted();
    if actions.is_empty() {
        return None;
    }
    // Of equals the first is named, so that the same position is always explained in the same way.
    let best = actions.iter().rev().filter(|action| gain(action).is_some()).max_by_key(|action| gain(action));
    let tiles = movable(position, rules).len();
    Some(match best {
        Some(&Action::Capture { from, to }) => Now::Capture { from, to },
        Some(&Action::Leave { from }) => Now::Leave { from },
        _ if position.occupied() == position.face_down() && tiles == 0 => Now::Begin,
        _ if tiles == 0 => Now::TurnUp,
        _ if position.face_down().is_empty() => Now::Move,
        _ => Now::TurnUpOrMove { tiles },
    })
}

/// What a kind of tile does, in a sentence or two.
pub fn what_it_does(kind: Kind, rules: RuleSet, words: &Words) -> String {
    match kind {
        Kind::Hunter => message!(words, "rules-hunter"),
        Kind::Lumberjack => message!(words, "rules-lumberjack"),
        Kind::Fox => message!(words, "rules-fox"),
        Kind::Bear => message!(words, "rules-bear"),
        Kind::Duck => message!(words, "rules-duck"),
        Kind::Pheasant if kind.steps(rules) => message!(words, "rules-pheasant-steps"),
        Kind::Pheasant => message!(words, "rules-pheasant-flies"),
        Kind::Tree => message!(words, "rules-tree"),
    }
}

/// What has happened for the first time, in words.
pub fn explained(news: News, rules: RuleSet, words: &Words) -> String {
    match news {
        News::TurnedUp(tile) => message!(
            words,
            "learn-turned-up",
            tile = words.tile(tile),
            points = tile.kind().points().0,
            what = what_it_does(tile.kind(), rules, words)
        ),
        News::Fresh { tile, opponent } => {
            message!(words, "learn-fresh", tile = words.the_kind(tile.kind()), side = words.the_side(opponent))
        }
        News::OwnMove { from } => message!(words, "learn-own-move", from = from.to_string()),
        News::Captured { by, prey } => message!(
            words,
            "learn-captured",
            side = words.the_side(by),
            prey = words.the_kind(prey.kind()),
            points = prey.kind().points().0
        ),
        News::LastPhase { turns } => message!(words, "learn-last-phase", turns = turns),
        News::Left { tile } => {
            message!(words, "learn-left", tile = words.the_kind(tile.kind()), points = tile.kind().points().0)
        }
    }
}

/// What can be done now, in words. `picked` is the tile that is picked up.
pub fn advice(live: &LiveGame, picked: Option<Square>, words: &Words) -> String {
    let game = live.game();
    let (position, rules) = (game.position(), game.rules());
    if let Some(end) = game.end() {
        return words.outcome(end, game.score());
    }
    let the = |at: Square| position.tile(at).map_or_else(String::new, |tile| words.the_kind(tile.kind()));
    let points = |at: Square| position.tile(at).map_or(0, |tile| tile.kind().points().0);
    if let Some(from) = picked {
        let targets = position.targets(rules, from);
        return match (targets.leaves, targets.moves.is_empty() && targets.captures.is_empty()) {
            (true, _) => message!(words, "learn-picked-leaves", tile = the(from), points = points(from)),
            (false, false) => message!(words, "learn-picked", tile = the(from)),
            (false, true) => message!(words, "learn-picked-nowhere", tile = the(from)),
        };
    }
    match now(position, rules) {
        None => String::new(),
        Some(Now::Begin) => message!(words, "learn-begin"),
        Some(Now::Capture { from, to }) => message!(
            words,
            "learn-capture",
            tile = the(from),
            from = from.to_string(),
            prey = the(to),
            to = to.to_string(),
            points = points(to)
        ),
        Some(Now::Leave { from }) => {
            message!(words, "learn-leave", tile = the(from), from = from.to_string(), points = points(from))
        }
        Some(Now::TurnUpOrMove { tiles }) => message!(words, "learn-turn-up-or-move", count = tiles),
        Some(Now::TurnUp) => message!(words, "learn-turn-up"),
        Some(Now::Move) => message!(words, "learn-move"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Points, Setup};

    fn played(actions: &str) -> Game {
        let mut game = Game::without_deal(RuleSet::Classic);
        for action in actions.split_whitespace() {
            game.play(action.parse().expect(action)).expect(action);
        }
        game
    }

    fn at(text: &str) -> Square {
        text.parse().expect("a square")
    }

    #[test]
    fn everything_is_explained_once_and_again_after_it_was_taken_back() {
        let fox = News::TurnedUp(Tile::Fox);
        assert_eq!(news(&played("")), []);
        assert_eq!(news(&played("c4=F")), [fox]);
        let duck = [News::TurnedUp(Tile::Duck), News::Fresh { tile: Tile::Duck, opponent: Side::Animals }];
        assert_eq!(news(&played("c4=F e4=d")), duck);
        let captured = [News::Captured { by: Side::Animals, prey: Tile::Duck }, News::OwnMove { from: at("c4") }];
        let mut game = played("c4=F e4=d c4xe4");
        assert_eq!(news(&game), captured);
        game.take_back(1);
        assert_eq!(news(&game), duck);
        // A second fox, a second green tile and a second move are known.
        assert_eq!(news(&played("c4=F e4=d c4xe4 a1=p")), [News::TurnedUp(Tile::Pheasant)]);
        assert_eq!(news(&played("c4=F e4=d c4xe4 a1=p a2=F")), []);
        assert_eq!(news(&played("c4=F e4=d c4xe4 a1=p e4-d4")), []);
    }

    #[test]
    fn the_last_phase_and_the_first_exit_are_explained() {
        let line = "F6/7/7/7/7/7/?6 h HHHHHHHHLdddpppp,-,FFFFFBBddddpppptttttttttttttttt,- -,-,- - L";
        let line = line.replace("tttttttttttttttt", "ttttttttttttttt");
        let setup: Setup = line.parse().expect("a position");
        let mut game = Game::at(RuleSet::Classic, setup);
        game.play("a7=L".parse().expect("an action")).expect("it");
        assert_eq!(news(&game), [News::TurnedUp(Tile::Lumberjack), News::LastPhase { turns: 5 }]);
        for action in ["a1-a4", "a7-b7", "a4-off"] {
            game.play(action.parse().expect("an action")).expect(action);
        }
        assert_eq!(news(&game), [News::Left { tile: Tile::Fox }]);
        assert_eq!(now(game.position(), game.rules()), None);
    }

    #[test]
    fn what_can_be_done_is_the_best_that_the_rules_allow() {
        let now_of = |actions: &str| {
            let game = played(actions);
            now(game.position(), game.rules())
        };
        assert_eq!(now_of(""), Some(Now::Begin));
        assert_eq!(now_of("c1=t"), Some(Now::TurnUp));
        assert_eq!(now_of("c4=F e1=t"), Some(Now::TurnUpOrMove { tiles: 1 }));
        // A duck and a pheasant stand before the fox: the pheasant is worth more.
        let game = played("d3=d e4=p c4=F d5=N");
        assert!(Kind::Pheasant.points() > Kind::Duck.points() && Kind::Duck.points() > Points(0));
        assert_eq!(movable(game.position(), game.rules()).len(), 3);
        assert_eq!(now(game.position(), game.rules()), Some(Now::Capture { from: at("c4"), to: at("e4") }));
        assert_eq!(now_of("c4=F e4=d"), Some(Now::Capture { from: at("c4"), to: at("e4") }));
    }
}
