//! A game that is played on the screen: its acts, one after another, and the state that they lead to.
//!
//! Each act is one event of the game's own log, which is only ever added to: what was taken back stays in it. The game is
//! what its events come to, so that it goes on anywhere at exactly the last one.

use std::time::Duration;

use chrono::{DateTime, Utc};

use super::clock::{Clock, TimeControl};
use super::command::Command;
use super::entry::{GameRecord, Moves, Recorded, check_reason};
use super::ids::{GameId, SeriesId};
use super::refusal::Refusal;
use super::series::{Purpose, SameSides, Seat};
use crate::rules::{Action, Deal, Ending, Game, RuleSet, Side, Sides};

/// After so many actions in a row without a turn-up or capture the players are told that they may end the game.
pub const QUIET_ACTIONS: usize = 20;

/// A game to start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGame {
    /// Its id.
    pub id: GameId,
    /// The rules.
    pub rules: RuleSet,
    /// Who is the animals.
    pub animals: Seat,
    /// What lies where.
    pub deal: Deal,
    /// How much time the players have, if any.
    pub control: Option<TimeControl>,
    /// Whether the organiser allows the same sides twice in a row.
    pub same_sides: SameSides,
}

/// On whose word actions are taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Leave {
    /// Nobody needs any in a practice series.
    Practice,
    /// Both players agree; never across a turn-up.
    BothPlayers,
    /// The organiser, for a reason, even across a turn-up: the tile stays the same, and the game is marked as seen.
    Organiser {
        /// The reason.
        reason: String,
    },
}

/// What happens in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LiveAct {
    /// The player to move acts.
    Play(Action),
    /// The last actions are taken back. It gives no time back.
    TakeBack {
        /// How many.
        count: usize,
        /// On whose word.
        leave: Leave,
    },
    /// The clock is stopped.
    Pause,
    /// The clock of the side to move runs.
    Resume,
}

/// An act that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LiveEvent {
    /// Its number in the game, from 1: an act that comes too late has one that is taken.
    pub number: u32,
    /// When.
    pub moment: DateTime<Utc>,
    /// What; a turn-up with its tile.
    pub act: LiveAct,
    /// The time that both sides have left after it.
    pub left: Option<Sides<Duration>>,
}

/// A game under way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LiveGame {
    id: GameId,
    series: SeriesId,
    number: usize,
    animals: Seat,
    purpose: Purpose,
    game: Game,
    clock: Option<Clock>,
    events: u32,
    seen: bool,
}

impl LiveGame {
    /// A game of a series at its start. `number` is its place, from 1.
    pub fn new(series: SeriesId, purpose: Purpose, number: usize, new: NewGame) -> LiveGame {
        LiveGame {
            id: new.id,
            series,
            number,
            animals: new.animals,
            purpose,
            game: Game::new(new.rules, new.deal),
            clock: new.control.map(Clock::new),
            events: 0,
            seen: false,
        }
    }

    /// Its id.
    pub const fn id(&self) -> GameId {
        self.id
    }

    /// Its series and its number there, from 1.
    pub const fn place(&self) -> (SeriesId, usize) {
        (self.series, self.number)
    }

    /// Who is the animals.
    pub const fn animals(&self) -> Seat {
        self.animals
    }

    /// Who has a side.
    pub const fn seat(&self, side: Side) -> Seat {
        match side {
            Side::Animals => self.animals,
            Side::Humans => self.animals.opponent(),
        }
    }

    /// Whether takeback is free, and the game counts for nothing.
    pub fn is_practice(&self) -> bool {
        self.purpose == Purpose::Practice
    }

    /// The game as it stands.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Its clock.
    pub const fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// Its clock, to be told what time has passed.
    pub const fn clock_mut(&mut self) -> Option<&mut Clock> {
        self.clock.as_mut()
    }

    /// How many events it has.
    pub const fn events(&self) -> u32 {
        self.events
    }

    /// Whether a turn-up was taken back, in practice too.
    pub const fn seen(&self) -> bool {
        self.seen
    }

    /// Whose turn it is.
    pub fn to_move(&self) -> Side {
        self.game.position().side()
    }

    /// The number of actions in a row, up to now, without a turn-up or capture.
    pub fn quiet_actions(&self) -> usize {
        let actions: Vec<_> = self.game.actions().collect();
        let is_quiet = |action: &&Action| !matches!(action, Action::TurnUp { .. } | Action::Capture { .. });
        actions.iter().rev().take_while(is_quiet).count()
    }

    /// What an act comes to: the game after it, and the event to keep. The clock is to be told the time first.
    ///
    /// # Errors
    ///
    /// Why it is not possible now.
    pub fn act(&self, act: LiveAct, moment: DateTime<Utc>) -> Result<(LiveGame, LiveEvent), Refusal> {
        let mut after = self.clone();
        let act = after.carry_out(act)?;
        after.events += 1;
        let left = after.clock.map(|clock| clock.left());
        let event = LiveEvent { number: after.events, moment, act, left };
        Ok((after, event))
    }

    /// The time left as it was kept while the clock ran, after the last event.
    #[must_use]
    pub fn with_time_left(mut self, left: Sides<Duration>) -> LiveGame {
        if let Some(clock) = &mut self.clock {
            *clock = Clock::restored(clock.control(), left);
        }
        self
    }

    /// The game after an event that was kept. Its clock does not run.
    ///
    /// # Errors
    ///
    /// When it does not follow on those before.
    pub fn after(mut self, event: &LiveEvent) -> Result<LiveGame, Refusal> {
        if event.number != self.events + 1 {
            return Err(Refusal::Stale { expected: self.events + 1, found: event.number });
        }
        match &event.act {
            // Whether it was allowed then is not asked again: what a series is for may have changed since.
            &LiveAct::TakeBack { count, .. } => self.take_back(count)?,
            act => {
                self.carry_out(act.clone())?;
            }
        }
        self.events = event.number;
        Ok(match event.left {
            Some(left) => self.with_time_left(left),
            None => self,
        })
    }

    fn carry_out(&mut self, act: LiveAct) -> Result<LiveAct, Refusal> {
        match act {
            LiveAct::Play(action) => {
                let side = self.to_move();
                let action = self.game.play(action).map_err(|refusal| Refusal::Action { player: side, refusal })?;
                if let Some(clock) = &mut self.clock {
                    clock.acted(side);
                    if self.game.end().is_some() {
                        clock.pause();
                    }
                }
                Ok(LiveAct::Play(action))
            }
            LiveAct::TakeBack { count, leave } => {
                self.check_leave(count, &leave)?;
                self.take_back(count)?;
                Ok(LiveAct::TakeBack { count, leave })
            }
            LiveAct::Pause => {
                self.clock.as_mut().ok_or(Refusal::NoClock)?.pause();
                Ok(LiveAct::Pause)
            }
            LiveAct::Resume => {
                let side = self.to_move();
                if self.game.end().is_some() {
                    return Err(Refusal::Over { game: self.number });
                }
                self.clock.as_mut().ok_or(Refusal::NoClock)?.run(side);
                Ok(LiveAct::Resume)
            }
        }
    }

    fn check_leave(&self, count: usize, leave: &Leave) -> Result<(), Refusal> {
        match leave {
            Leave::Practice if self.is_practice() => Ok(()),
            Leave::Practice => Err(Refusal::NotPractice),
            Leave::BothPlayers if self.crosses_turn_up(count) => Err(Refusal::TakeBackTurnUp),
            Leave::BothPlayers => Ok(()),
            Leave::Organiser { reason } if reason.trim().is_empty() => Err(Refusal::NoReasonToUndo),
            Leave::Organiser { reason } => check_reason(reason),
        }
    }

    fn crosses_turn_up(&self, count: usize) -> bool {
        let before = self.game.len().saturating_sub(count);
        self.game.actions().skip(before).any(|action| matches!(action, Action::TurnUp { .. }))
    }

    fn take_back(&mut self, count: usize) -> Result<(), Refusal> {
        let length = self.game.len();
        if count == 0 || count > length {
            return Err(Refusal::TakeBack { count, length });
        }
        self.seen |= self.crosses_turn_up(count);
        self.game.take_back(count);
        let side = self.to_move();
        if let Some(clock) = self.clock.as_mut().filter(|clock| clock.running().is_some()) {
            clock.run(side);
        }
        Ok(())
    }

    /// The command that ends it so.
    ///
    /// # Errors
    ///
    /// When it is not over and should be, or is.
    pub fn end(&self, ending: Ending) -> Result<Command, Refusal> {
        let game = self.ended(ending)?;
        Ok(Command::EndGame { series: self.series, id: self.id, events: self.events, game })
    }

    /// What to keep of it when it ends so.
    ///
    /// # Errors
    ///
    /// When it is not over and should be, or is.
    pub fn ended(&self, ending: Ending) -> Result<GameRecord, Refusal> {
        let recorded = self.recorded();
        let record = GameRecord { animals: self.animals, recorded, ending };
        record.check(self.number)?;
        Ok(record)
    }

    /// Its moves so far.
    pub fn recorded(&self) -> Recorded {
        let game = self.game.clone().without_taken_back();
        Recorded::Played(Moves::of_start(game, self.seen))
    }
}
