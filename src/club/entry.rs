//! Games and series as they are entered: played on the screen, by their moves, by a score sheet or by totals.

use chrono::NaiveDate;

use super::command::{Batch, BatchPurpose, Command};
use super::ids::{PlayerId, SeriesId};
use super::live::LiveGame;
use super::name::NameFault;
use super::refusal::Refusal;
use super::series::{GameFact, Length, Purpose, SameSides, Seat, Seats};
use super::sheet::Sheet;
use super::totals::Totals;
use super::ways::Medium;
use crate::rules::{Deal, Ending, Game, Loss, Points, RuleSet, Score, Side, WALKOVER_RANGE};

/// The moves of a game from its start, with the deal where that is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moves {
    game: Game,
    seen: bool,
}

impl Moves {
    /// The moves of a game, without those that were taken back; `None` where it started from a set-up of its own.
    ///
    /// `seen` says that a turn-up was undone by the organiser, so that somebody knew a tile that was face down.
    pub fn new(game: Game, seen: bool) -> Option<Moves> {
        game.is_from_start().then(|| Moves::of_start(game.without_taken_back(), seen))
    }

    /// The moves of a game that is known to be from the start.
    pub(super) const fn of_start(game: Game, seen: bool) -> Moves {
        Moves { game, seen }
    }

    /// The game.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Whether a tile was face down that somebody had seen.
    pub const fn seen(&self) -> bool {
        self.seen
    }
}

/// What was written down of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Recorded {
    /// It was played on the screen: every action and the deal.
    Played(Moves),
    /// It was entered action by action.
    Moves(Moves),
    /// The tiles of the four piles.
    Piles {
        /// The rules that were played.
        rules: RuleSet,
        /// The piles.
        sheet: Sheet,
    },
    /// Points and exited tiles.
    Totals {
        /// The rules that were played.
        rules: RuleSet,
        /// Both sides' totals.
        totals: Totals,
    },
}

impl Recorded {
    /// A game on the screen that begins.
    pub fn begun(rules: RuleSet, deal: Deal) -> Recorded {
        Recorded::Played(Moves::of_start(Game::new(rules, deal), false))
    }

    /// Where it was played.
    pub const fn medium(&self) -> Medium {
        match self {
            Recorded::Played(_) => Medium::Screen,
            Recorded::Moves(_) | Recorded::Piles { .. } | Recorded::Totals { .. } => Medium::Paper,
        }
    }

    /// Points and exited tiles.
    pub fn score(&self) -> Score {
        match self {
            Recorded::Played(moves) | Recorded::Moves(moves) => moves.game.score(),
            Recorded::Piles { sheet, .. } => sheet.score(),
            Recorded::Totals { totals, .. } => totals.score(),
        }
    }

    /// The rules that were played.
    pub const fn rules(&self) -> RuleSet {
        match self {
            Recorded::Played(moves) | Recorded::Moves(moves) => moves.game.rules(),
            Recorded::Piles { rules, .. } | Recorded::Totals { rules, .. } => *rules,
        }
    }

    /// Its moves, where they are known.
    pub const fn moves(&self) -> Option<&Moves> {
        match self {
            Recorded::Played(moves) | Recorded::Moves(moves) => Some(moves),
            Recorded::Piles { .. } | Recorded::Totals { .. } => None,
        }
    }
}

/// A game as it is entered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRecord {
    /// Who was the animals.
    pub animals: Seat,
    /// What was written down.
    pub recorded: Recorded,
    /// How it ended. A game under way of which the moves are known, but which is not played on the screen, waits to be
    /// ended by decision.
    pub ending: Ending,
}

impl GameRecord {
    /// What the game is for its series.
    pub fn fact(&self) -> GameFact {
        GameFact { animals: self.animals, board: self.recorded.score(), ending: self.ending.clone() }
    }

    /// How it ends where it is not played on: by the rules where its moves say so, otherwise adjudicated as it stands.
    pub fn ending_as_it_stands(&self) -> Ending {
        let is_over = self.recorded.moves().is_some_and(|moves| moves.game().end().is_some());
        if is_over { Ending::Normal } else { Ending::Adjudicated { given: None } }
    }

    /// Whether it is not over and nobody plays it on the screen, as after an import without its deal.
    pub fn awaits_decision(&self) -> bool {
        self.ending == Ending::Unfinished && !matches!(self.recorded, Recorded::Played(_))
    }

    /// Whether it can be recorded as the game of a series with this number, from 1.
    ///
    /// # Errors
    ///
    /// When what was written down contradicts the ending, or the ending itself cannot be.
    pub fn check(&self, game: usize) -> Result<(), Refusal> {
        check_ending(&self.ending, self.recorded.score(), game)?;
        let Some(moves) = self.recorded.moves() else { return Ok(()) };
        let is_over = moves.game().end().is_some();
        match (&self.ending, &self.recorded) {
            // Only a game that was started on the screen is under way there.
            (Ending::Unfinished, Recorded::Played(_)) => Err(Refusal::GameUnderWay { game }),
            (Ending::Normal, _) if !is_over => Err(Refusal::NotOver { game }),
            (Ending::Lost { how: Loss::Walkover, .. }, _) if !moves.game().is_empty() => {
                Err(Refusal::WalkoverWithScore { game })
            }
            (Ending::Normal | Ending::Void, _) => Ok(()),
            _ if is_over => Err(Refusal::Over { game }),
            _ => Ok(()),
        }
    }
}

fn check_ending(ending: &Ending, score: Score, game: usize) -> Result<(), Refusal> {
    match ending {
        Ending::Lost { walkover, .. } if !WALKOVER_RANGE.contains(walkover) => {
            Err(Refusal::WalkoverPoints { game, points: *walkover })
        }
        Ending::Lost { how: Loss::Walkover, .. } if score != Score::default() => {
            Err(Refusal::WalkoverWithScore { game })
        }
        Ending::Adjudicated { given: Some(given) } => {
            if Side::BOTH.into_iter().any(|side| given.points[side] > Points::OF_THE_BOX) {
                Err(Refusal::GivenPoints { game, points: given.points })
            } else if given.reason.trim().is_empty() {
                Err(Refusal::NoReason { game })
            } else {
                check_reason(&given.reason)
            }
        }
        _ => Ok(()),
    }
}

/// # Errors
///
/// When it could do harm where it is shown: only lines and tabs are no letters.
pub(super) fn check_reason(reason: &str) -> Result<(), Refusal> {
    let control = reason.chars().find(|&character| character.is_control() && !"\n\t".contains(character));
    control.map_or(Ok(()), |character| Err(Refusal::Reason(NameFault::ControlCharacter { character })))
}

/// A series as it is entered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeriesRecord {
    /// Its id.
    pub id: SeriesId,
    /// Who plays it.
    pub players: Seats<PlayerId>,
    /// The calendar date of its evening.
    pub date: NaiveDate,
    /// What it is for.
    pub purpose: Purpose,
    /// How many games it has.
    pub length: Length,
    /// Whether the organiser allowed the same sides twice in a row.
    pub same_sides: SameSides,
    /// Whether it is closed by decision, though games are missing.
    pub closed: bool,
    /// The games so far.
    pub games: Vec<GameRecord>,
}

impl SeriesRecord {
    /// The number of the game that waits to be ended by decision.
    pub fn awaits_decision(&self) -> Option<usize> {
        self.games.iter().position(GameRecord::awaits_decision).map(|index| index + 1)
    }

    /// What closes it while its last game is not over; `live` is that game where it is on the screen. The game ends as it
    /// stands, or by the rules where its moves say so, or it is void where that is wanted: what it is then, and the commands.
    /// `None` where no game is under way.
    ///
    /// # Errors
    ///
    /// When the game on the screen cannot end so.
    pub fn close_under_way(&self, live: Option<&LiveGame>, void: bool) -> Result<Option<(GameFact, Batch)>, Refusal> {
        let Some(last) = self.games.last().filter(|game| game.ending == Ending::Unfinished) else { return Ok(None) };
        let ending = if void { Ending::Void } else { last.ending_as_it_stands() };
        let (series, number) = (self.id, self.games.len());
        let (fact, end) = match live {
            Some(live) => (live.ended(ending.clone())?.fact(), live.end(ending)?),
            None => {
                let game = GameRecord { ending, ..last.clone() };
                (game.fact(), Command::CorrectGame { series, number, game, same_sides: SameSides::Refused })
            }
        };
        let close = (number < self.length.games()).then_some(Command::CloseSeries { series });
        let commands = [end].into_iter().chain(close).collect();
        Ok(Some((fact, Batch { purpose: BatchPurpose::CloseSeries, commands })))
    }
}
