//! The clock of a game: told what time has passed, stopped where the machine slept, and what its end means.

use std::time::{Duration, Instant};

use iced::{Subscription, Task};

use super::{Message, Play, Question, Stage};
use crate::app::screen::{Action, Cx};
use crate::club::{LONGEST_GAP, LiveAct, Look};
use crate::rules::{Ending, Loss, Sides};

/// How often a running clock is looked at.
const TICK: Duration = Duration::from_millis(200);

impl Play {
    /// The running clock is looked at again and again; nothing else happens by itself.
    pub fn subscription(&self) -> Subscription<Message> {
        let runs = matches!(&self.stage, Stage::Playing(table) if table.live().clock().is_some_and(|clock| clock.running().is_some()));
        if runs { iced::time::every(TICK).map(|_| Message::Ticked) } else { Subscription::none() }
    }

    /// Tells the clock what time has passed. Whether it has stopped by that, and how.
    fn look_at_clock(&mut self, cx: &Cx<'_>) -> Look {
        let now = (Instant::now(), cx.now.to_utc());
        let passed = now.0.saturating_duration_since(self.looked.0);
        // A clock that only goes forward may stand still while the machine sleeps; the other one shows that it did.
        let on_the_wall = (now.1 - self.looked.1).to_std().unwrap_or_default();
        self.looked = now;
        let passed = if on_the_wall > LONGEST_GAP { on_the_wall } else { passed };
        let Stage::Playing(table) = &mut self.stage else { return Look::Fine };
        match table.live_mut().clock_mut() {
            Some(clock) if self.pending.is_none() => clock.pass(passed),
            _ => Look::Fine,
        }
    }

    pub(super) fn ticked(&mut self, cx: &Cx<'_>) -> Action<Message> {
        self.stopped_by_itself(cx).unwrap_or_else(|| self.keep_time(cx))
    }

    /// Writes down once a second what time is left, so that whoever closes the window in the middle of a turn, or loses the
    /// power, gets none of it back.
    fn keep_time(&mut self, cx: &Cx<'_>) -> Action<Message> {
        let Stage::Playing(table) = &self.stage else { return Action::None };
        let live = table.live();
        let Some(clock) = live.clock().filter(|clock| clock.running().is_some()) else { return Action::None };
        let seconds = Some(Sides::from_fn(|side| clock.left()[side].as_secs()));
        if self.series.is_none() || self.pending.is_some() || self.kept == seconds {
            return Action::None;
        }
        self.kept = seconds;
        let live = live.clone();
        // What cannot be written is said at the next act, which cannot be written either.
        let keep = cx.worker.ask(move |desk| Ok(desk.writer()?.keep_clock(&live)?));
        Action::Run(Task::future(keep).discard())
    }

    /// Looks at the clock, and does what its end or the sleep of the machine leads to. Whatever is done at the board comes
    /// after it, although the clock may not have ticked since: whose time is over acts no more.
    pub(super) fn stopped_by_itself(&mut self, cx: &Cx<'_>) -> Option<Action<Message>> {
        match self.look_at_clock(cx) {
            Look::Fine => None,
            Look::Slept => {
                self.question = Some(Question::Slept);
                Some(self.act(LiveAct::Pause, cx))
            }
            Look::Fallen(loser) => {
                let ending = Ending::Lost { how: Loss::Time, loser, walkover: self.walkover };
                Some(self.end_playing(ending))
            }
        }
    }

    pub(super) fn clock_pressed(&mut self, cx: &Cx<'_>) -> Action<Message> {
        let runs = self.table().and_then(|table| table.live().clock()).map(|clock| clock.running().is_some());
        self.question = None;
        match runs {
            Some(true) => self.act(LiveAct::Pause, cx),
            Some(false) => self.act(LiveAct::Resume, cx),
            None => Action::None,
        }
    }
}
