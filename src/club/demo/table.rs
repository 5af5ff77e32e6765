//! Two people of the demo club at a table: what they play and what is written down of it.

use chrono::NaiveDate;

use super::draw::Draw;
use super::play::{Skill, play};
use crate::club::{
    GameRecord, Length, Moves, PlayerId, Purpose, Recorded, SameSides, Seat, Seats, SeriesId, SeriesRecord, Sheet,
    Totals, WALKOVER_POINTS,
};
use crate::rules::{Ending, Game, Given, Loss, Outcome, Points, RuleSet, Score, Side, Sides};

/// Two players and what they are capable of.
pub(super) struct Table<'d> {
    pub(super) draw: &'d mut Draw,
    pub(super) players: Seats<PlayerId>,
    pub(super) skills: Seats<Skill>,
}

impl Table<'_> {
    /// Mostly the usual two games; now and then one or four, a game too few, practice, or somebody who is not there.
    pub(super) fn series(&mut self, id: SeriesId, date: NaiveDate) -> SeriesRecord {
        let length = match self.draw.below(100) {
            0..2 => Length::new(1),
            2..5 => Length::new(4),
            _ => None,
        };
        let length = length.unwrap_or(Length::TWO);
        let opens = if self.draw.chance(50) { Seat::First } else { Seat::Second };
        let animals = |game: usize| if game.is_multiple_of(2) { opens } else { opens.opponent() };
        let is_short = length == Length::TWO && self.draw.below(50) == 0;
        let games = if self.draw.below(100) == 0 {
            let missing = if self.draw.chance(50) { Seat::First } else { Seat::Second };
            (0..length.games()).map(|game| walkover(animals(game), missing)).collect()
        } else {
            (0..length.games() - usize::from(is_short)).map(|game| self.game(animals(game))).collect()
        };
        let purpose = if self.draw.below(100) == 0 { Purpose::Practice } else { Purpose::Counted };
        let (players, same_sides) = (self.players, SameSides::Refused);
        SeriesRecord { id, players, date, purpose, length, same_sides, closed: false, games }
    }

    /// Mostly a game that is played to its end.
    pub(super) fn game(&mut self, animals: Seat) -> GameRecord {
        let rules = if self.draw.below(40) == 0 { RuleSet::Boxed } else { RuleSet::Classic };
        let skills = Sides { animals: self.skills[animals], humans: self.skills[animals.opponent()] };
        let ends = self.draw.below(1000);
        let longest = if ends < 50 { 30 + self.draw.below(40) as usize } else { usize::MAX };
        let game = play(self.draw, rules, skills, longest);
        let ending = if game.end().is_some() { Ending::Normal } else { early_ending(ends, game.score()) };
        GameRecord { animals, recorded: self.recorded(game), ending }
    }

    /// A game of ten has its moves.
    fn recorded(&mut self, game: Game) -> Recorded {
        let rules = game.rules();
        let recorded = match self.draw.below(100) {
            0..7 => None,
            7..10 => entered(&game).map(|game| Recorded::Moves(Moves::of_start(game, false))),
            10..60 => Sheet::new(game.position().piles()).ok().map(|sheet| Recorded::Piles { rules, sheet }),
            _ => Totals::new(game.score()).ok().map(|totals| Recorded::Totals { rules, totals }),
        };
        recorded.unwrap_or_else(|| Recorded::Played(Moves::of_start(game, false)))
    }
}

/// The game as somebody enters it who has the moves but not the deal.
fn entered(game: &Game) -> Option<Game> {
    let mut again = Game::without_deal(game.rules());
    for action in game.actions() {
        again.play(action).ok()?;
    }
    Some(again)
}

/// How a game ends before its end, by a number below 50.
fn early_ending(number: u64, score: Score) -> Ending {
    let behind = match score.outcome() {
        Outcome::Won { side, .. } => side.opponent(),
        Outcome::Drawn => Side::Humans,
    };
    let lost = |how| Ending::Lost { how, loser: behind, walkover: WALKOVER_POINTS };
    match number {
        0..20 => Ending::Agreed,
        20..36 => lost(Loss::Conceded),
        36..39 => lost(Loss::Time),
        39..41 => lost(Loss::Forfeit),
        41..44 => Ending::Adjudicated { given: None },
        44..46 => {
            let points = score.points.map(|points| points + Points(5));
            Ending::Adjudicated {
                given: Some(Box::new(Given { points, reason: "Une tuile manquait à chacun".to_owned() })),
            }
        }
        _ => Ending::Void,
    }
}

fn walkover(animals: Seat, missing: Seat) -> GameRecord {
    let loser = if animals == missing { Side::Animals } else { Side::Humans };
    let ending = Ending::Lost { how: Loss::Walkover, loser, walkover: WALKOVER_POINTS };
    let sheet = Sheet::EMPTY;
    GameRecord { animals, recorded: Recorded::Piles { rules: RuleSet::Classic, sheet }, ending }
}
