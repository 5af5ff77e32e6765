//! A first game: anybody can try it at once, nobody has to be on the list, and nothing of it is kept.

use uuid::Uuid;

use super::{Options, Play, Stage, Table};
use crate::app::screen::Cx;
use crate::club::{GameId, LiveGame, NewGame, Purpose, SameSides, Seat, Seats, SeriesId};
use crate::rules::{Deal, RuleSet};
use crate::words::{Words, message};

impl Play {
    /// A first game at its start.
    pub fn lesson(options: Options, cx: &Cx<'_>) -> Play {
        // The generator never ends; without a deal there would be no game to show.
        let stage = Deal::from_seed(rand::random()).next().map_or(Stage::Loading, |deal| {
            let id = GameId(Uuid::nil());
            let (animals, rules, same_sides) = (Seat::First, RuleSet::default(), SameSides::Refused);
            let new = NewGame { id, rules, animals, deal, control: None, same_sides };
            let live = LiveGame::new(SeriesId(Uuid::nil()), Purpose::Practice, 1, new);
            let mut table = Table::new(live);
            table.confirm(options.confirms);
            Stage::Playing(Box::new(table))
        });
        let mut play = Play::of(stage, options, cx);
        play.refresh(cx);
        play
    }

    /// Whether this is a first game.
    pub const fn is_lesson(&self) -> bool {
        self.series.is_none()
    }

    /// Whether there is something to go on with.
    pub fn goes_on(&self) -> bool {
        self.table().is_some_and(|table| table.live().game().end().is_none())
    }
}

/// Those who play it are called by the colours of their tiles: the first has the animals.
pub(super) fn names(words: &Words) -> Seats<String> {
    Seats { first: message!(words, "learn-blue"), second: message!(words, "learn-brown") }
}
