//! The start of a series on the screen: the lot, what is agreed for all games, and the first of them.

use iced::Task;
use iced::widget::operation;
use uuid::Uuid;

use super::lot::Lot;
use super::{Message, NewSeries, START};
use crate::app::plan::Plan;
use crate::app::screen::series_draft::Opener;
use crate::app::screen::{Action, Cx};
use crate::club::{Command, GameId, NewGame, SameSides, Seat};
use crate::rules::Deal;

impl NewSeries {
    /// Draws the lot. Who opens is clear at once; the picture only shows it later.
    pub(super) fn draw(&mut self) -> Action<Message> {
        let second: bool = rand::random();
        self.typed.opener = Opener::Drawn(second);
        self.lot = self.animated.then(|| Lot::new(if second { Seat::Second } else { Seat::First }));
        Action::Run(operation::focus(START))
    }

    /// Whether the series counts for nothing.
    pub(super) fn is_practice(&self) -> bool {
        self.typed.practice || !self.typed.on_paper && self.terms.makes_practice()
    }

    /// Whether the first game can start, as far as it is about the game.
    pub(super) fn can_start(&self) -> bool {
        let length = usize::from(self.typed.length);
        self.typed.opener.seat().is_some() && self.terms.deals(length).is_some() && self.terms.control().is_some()
    }

    /// Records the series without games; the first one starts once that is done.
    pub(super) fn prepare(&mut self, cx: &Cx<'_>) -> Action<Message> {
        if !self.can_start() {
            return Action::None;
        }
        // The series may be there already, where only the start of the game failed.
        if self.id.is_some_and(|id| cx.club.series(id).is_some()) {
            return self.plan(cx);
        }
        self.record_of(Vec::new(), cx).map_or(Action::None, |record| self.carry_out(record, Message::Prepared))
    }

    /// Keeps what is agreed for the games after the first one.
    pub(super) fn plan(&mut self, cx: &Cx<'_>) -> Action<Message> {
        let length = usize::from(self.typed.length);
        let (Some(series), Some(deals), Some(control)) = (self.id, self.terms.deals(length), self.terms.control())
        else {
            return Action::None;
        };
        if length < 2 || control.is_none() && deals.iter().all(Option::is_none) {
            return self.start();
        }
        let plan = Plan::new(self.typed.rules(), control, &deals);
        let keep = cx.worker.ask(move |desk| plan.keep(series, desk));
        Action::Run(Task::perform(keep, Message::Planned))
    }

    pub(super) fn start(&mut self) -> Action<Message> {
        let length = usize::from(self.typed.length);
        let (Some(series), Some(animals)) = (self.id, self.typed.opener.seat()) else { return Action::None };
        let (Some(deals), Some(control)) = (self.terms.deals(length), self.terms.control()) else {
            return Action::None;
        };
        let chosen = deals.into_iter().next().flatten();
        let Some(deal) = chosen.or_else(|| Deal::from_seed(rand::random()).next()) else { return Action::None };
        let game = NewGame {
            id: GameId(Uuid::now_v7()),
            rules: self.typed.rules(),
            animals,
            deal,
            control,
            same_sides: SameSides::Refused,
        };
        Action::Act { act: Command::StartGame { series, game }.into(), why: None, done: Message::Started }
    }
}
