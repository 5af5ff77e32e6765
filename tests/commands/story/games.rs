//! Random games, as they are played on the screen and as they are written on a score sheet.

use std::fmt::Write as _;

use halali::rules::{Action, Cell, Deal, Game, Kind, Pile, Random, RuleSet, Side, Square};

/// A game of the deal of a seed, played with some sense: captures and exits are seldom missed, and tiles turned up rather than
/// pushed about.
pub(super) fn random_game(seed: u64) -> Game {
    let mut random = Random::new(seed);
    let mut game = Game::new(RuleSet::Classic, Deal::from_seed(seed).next().expect("a deal"));
    while game.end().is_none() {
        let actions = game.position().legal(RuleSet::Classic).sorted();
        let of = |is_meant: fn(&Action) -> bool| actions.iter().copied().filter(is_meant).collect::<Vec<_>>();
        let gains = of(|action| matches!(action, Action::Capture { .. } | Action::Leave { .. }));
        let turns = of(|action| matches!(action, Action::TurnUp { .. }));
        let among = match random.below(8) {
            0..6 if !gains.is_empty() => &gains,
            0..7 if !turns.is_empty() => &turns,
            _ => &actions,
        };
        let action = among[random.below(among.len() as u64) as usize];
        game.play(action).expect("a legal action");
    }
    game
}

/// The actions of a game as they are typed, a line for each.
pub(super) fn typed(game: &Game) -> Vec<String> {
    let at = |action| match action {
        Action::TurnUp { at, .. } => at.to_string(),
        other => other.to_string(),
    };
    game.actions().map(at).collect()
}

/// What the screen shows after so many actions of a game, in English.
pub(super) fn board(game: &Game, actions: usize, [animals, humans]: [&str; 2]) -> String {
    let position = game.position_after(actions).expect("a position");
    let mut shown = "\n   a b c d e f g\n".to_owned();
    let squares: Vec<Square> = Square::in_reading_order().collect();
    for (number, row) in (1..).zip(squares.chunks(7)) {
        let cells: Vec<_> = row
            .iter()
            .map(|&square| match position.cell(square) {
                Cell::Empty => '.',
                Cell::FaceDown => '?',
                Cell::Up(tile) => tile.letter(),
            })
            .collect();
        writeln!(shown, "{number}  {}", cells.map_join(" ")).expect("text");
    }
    shown.push('\n');
    let score = position.score();
    for (side, name, player) in [(Side::Animals, "animals", animals), (Side::Humans, "humans", humans)] {
        let piles = position.piles();
        let captured: String = Kind::ALL
            .map(|kind| kind.letter().to_string().repeat(piles.count(side, Pile::Captured, kind).into()))
            .concat();
        let captured = if captured.is_empty() { "-" } else { &captured };
        let (points, exited) = (score.points[side].0, score.exited[side]);
        let points = if points == 1 { "1 point".to_owned() } else { format!("{points} points") };
        writeln!(shown, "{name}: {player}, {points}, {exited} exited, captured {captured}").expect("text");
    }
    if position.end(RuleSet::Classic).is_none() {
        let side = position.side();
        let player = if side == Side::Animals { animals } else { humans };
        let what = match (position.turns().map(|turns| turns[side]), position.face_down().len()) {
            (Some(1), _) => ": the last turn.".to_owned(),
            (Some(turns), _) => format!(": {turns} turns left."),
            (None, 1) => "; 1 tile is face down.".to_owned(),
            (None, hidden) => format!("; {hidden} tiles are face down."),
        };
        writeln!(shown, "{player} to play{what}").expect("text");
    }
    shown
}

trait Joined {
    fn map_join(&self, between: &str) -> String;
}

impl Joined for Vec<char> {
    fn map_join(&self, between: &str) -> String {
        self.iter().map(char::to_string).collect::<Vec<_>>().join(between)
    }
}

/// Points and exited tiles of a game, animals first.
pub(super) fn totals(game: &Game) -> [(u32, u32); 2] {
    let score = game.score();
    [Side::Animals, Side::Humans].map(|side| (score.points[side].0, score.exited[side].into()))
}

/// What a side has taken and brought out, tile by tile, as on a score sheet.
pub(super) fn piles(game: &Game, side: Side) -> String {
    let piles = game.position().piles();
    let [captured, exited] = [Pile::Captured, Pile::Exited].map(|pile| {
        let tiles =
            Kind::ALL.map(|kind| kind.letter().to_string().repeat(piles.count(side, pile, kind).into())).concat();
        if tiles.is_empty() { "-".to_owned() } else { tiles }
    });
    format!("{captured}/{exited}")
}
