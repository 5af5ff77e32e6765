//! Tiles that turn, slide and leave. What moves is only drawn so: the position is the new one from the start.

use std::time::{Duration, Instant};

use super::scene::leads_out;
use crate::rules::{Action, Cell, Direction, Position, Square, Tile};

/// How long a motion takes.
const LONG: Duration = Duration::from_millis(190);
/// The first picture of a motion shows it so far under way: whoever acts sees at once that something came of it.
const BEGUN: Duration = Duration::from_millis(25);

/// What moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Moving {
    /// A tile is turned up.
    TurnUp {
        /// Where.
        at: Square,
    },
    /// A tile slides, and takes what stands at its goal.
    Slide {
        /// The tile.
        tile: Tile,
        /// From here.
        from: Square,
        /// To here.
        to: Square,
        /// What it takes.
        taken: Option<Tile>,
    },
    /// A tile leaves the forest.
    Leave {
        /// The tile.
        tile: Tile,
        /// From here.
        from: Square,
        /// On this side.
        side: Direction,
    },
}

/// A motion under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Motion {
    /// What moves.
    pub(super) moving: Moving,
    started: Option<Instant>,
    now: Option<Instant>,
}

impl Motion {
    /// The motion of an action from the position before it; `None` where it was no such action.
    pub(super) fn of(before: &Position, action: Action) -> Option<Motion> {
        let moving = match action {
            Action::TurnUp { at, .. } => (before.cell(at) == Cell::FaceDown).then_some(Moving::TurnUp { at })?,
            Action::Move { from, to } | Action::Capture { from, to } => {
                Moving::Slide { tile: before.tile(from)?, from, to, taken: before.tile(to) }
            }
            Action::Leave { from } => {
                let side = Direction::ALL.into_iter().find(|&side| leads_out(before, from, side))?;
                Moving::Leave { tile: before.tile(from)?, from, side }
            }
        };
        Some(Motion { moving, started: None, now: None })
    }

    /// Tells the time. Whether the motion goes on.
    pub(super) fn tick(&mut self, now: Instant) -> bool {
        let started = *self.started.get_or_insert(now.checked_sub(BEGUN).unwrap_or(now));
        self.now = Some(now);
        now.saturating_duration_since(started) < LONG
    }

    /// How far it is, from 0 to 1, slower toward its end.
    pub(super) fn progress(&self) -> f32 {
        let (Some(started), Some(now)) = (self.started, self.now) else { return 0.0 };
        let part = now.saturating_duration_since(started).as_secs_f32() / LONG.as_secs_f32();
        let left = 1.0 - part.clamp(0.0, 1.0);
        1.0 - left * left * left
    }
}
