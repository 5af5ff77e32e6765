//! How a game is kept while it is played: each act is written first, and shown once that is acknowledged.

use std::time::Instant;

use chrono::Utc;
use iced::Task;

use super::{Message, Pending, Play, Question, Stage, ends, load};
use crate::app::desk::{self, Desk};
use crate::app::screen::{Action, Cx};
use crate::app::taking::Parcel;
use crate::app::worker::Failure;
use crate::club::{GameId, LiveAct};
use crate::rules::Ending;

impl Play {
    /// Does something in the game: it is written first, and shown once that is acknowledged.
    pub(super) fn act(&mut self, act: LiveAct, cx: &Cx<'_>) -> Action<Message> {
        if let Some(stopped) = self.stopped_by_itself(cx) {
            return stopped;
        }
        let Stage::Playing(table) = &mut self.stage else { return Action::None };
        if self.pending.is_some() {
            return Action::None;
        }
        match table.act(act, Utc::now()) {
            Ok((after, _)) if self.series.is_none() => {
                table.went_on(after);
                Action::None
            }
            Ok((after, event)) => {
                self.pending = Some(Pending { after, event, failure: None });
                self.write(cx)
            }
            Err(refusal) => {
                self.question = Some(Question::Refused(cx.words.command_refused(&refusal, &desk::who(cx.club))));
                Action::None
            }
        }
    }

    /// Writes the event that waits for it.
    pub(super) fn write(&self, cx: &Cx<'_>) -> Action<Message> {
        let (Some(Pending { event, .. }), Stage::Playing(table)) = (&self.pending, &self.stage) else {
            return Action::None;
        };
        let (live, event) = (table.live().clone(), event.clone());
        let (game, number) = (live.id(), event.number);
        let write = cx.worker.ask(move |desk: &mut Desk| Ok(desk.writer()?.add_event(&live, &event)?));
        Action::Run(Task::perform(write, move |result| Message::Kept(game, number, result)))
    }

    pub(super) fn kept(
        &mut self,
        game: GameId,
        number: u32,
        result: Result<(), Failure>,
        cx: &Cx<'_>,
    ) -> Action<Message> {
        let Stage::Playing(table) = &mut self.stage else { return Action::None };
        let awaited = self.pending.as_ref().is_some_and(|pending| pending.event.number == number);
        if table.live().id() != game || !awaited {
            return Action::None;
        }
        match result {
            Ok(()) => {
                let Some(Pending { mut after, event, .. }) = self.pending.take() else { return Action::None };
                if matches!(event.act, LiveAct::TakeBack { .. }) && self.question.is_some() {
                    self.question = None;
                }
                // While it was written, nobody's time ran.
                self.looked = (Instant::now(), cx.now.to_utc());
                let over = after.game().end().is_some();
                if over && let Some(clock) = after.clock_mut() {
                    clock.pause();
                }
                table.went_on(after);
                if over {
                    let table = table.clone();
                    return self.end(table, Ending::Normal);
                }
                Action::None
            }
            Err(failure) => {
                // Another program went on with this game: what it did is read before anything else.
                if is_stale(&failure) {
                    self.pending = None;
                    self.question = Some(Question::Refused(cx.failure(&failure)));
                    return self.series.map_or(Action::None, |series| Action::Run(load(series, cx)));
                }
                if let Some(pending) = &mut self.pending {
                    pending.failure = Some(failure);
                }
                Action::None
            }
        }
    }

    pub(super) fn retry(&mut self, cx: &Cx<'_>) -> Action<Message> {
        if let Stage::Ending(table, ending, Some(_)) = &self.stage {
            let (table, ending) = (table.clone(), ending.clone());
            return self.end(table, ending);
        }
        match &mut self.pending {
            Some(pending) if pending.failure.is_some() => {
                pending.failure = None;
                self.write(cx)
            }
            _ => Action::None,
        }
    }

    /// The game with what could not be written, as a record in another file.
    pub(super) fn save_elsewhere(&self, cx: &Cx<'_>) -> Action<Message> {
        let live = match (&self.pending, &self.stage) {
            (Some(pending), _) => &pending.after,
            (None, Stage::Ending(table, ..)) => table.live(),
            _ => return Action::None,
        };
        let of_club = self.facts.as_ref().map(|series| cx.club.people.whole_labels(series.players()));
        let names = of_club.unwrap_or_else(|| self.names.clone());
        let text = ends::record(live, &names, cx.today());
        let title = format!("{} – {}, {}", names.first, names.second, cx.words.date(cx.today()));
        Action::Take(Box::new(Parcel { title, table: None, records: Some(text), files: Vec::new() }))
    }
}

/// Whether the game went on somewhere else.
fn is_stale(failure: &Failure) -> bool {
    use crate::club::Refusal::{NotUnderWay, Stale};
    matches!(failure, Failure::Store(error)
        if matches!(**error, crate::store::StoreError::Refused(Stale { .. } | NotUnderWay { .. })))
}
