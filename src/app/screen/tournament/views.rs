//! What is looked at of a tournament, and where the keyboard and the lists are then.

use iced::Task;
use iced::widget::operation;
use iced::widget::scrollable::AbsoluteOffset;

use super::{Action, Busy, Cx, Message, TABLE, TournamentScreen, history, people};
use crate::tournament::{Format, State};

/// The lists of which only the rows in sight are built.
const LISTS: [&str; 6] =
    ["event-tables", "event-rounds", people::LIST, "event-standings", "event-crosstable", "event-history"];

/// What is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum View {
    /// The desk.
    #[default]
    Desk,
    /// Who takes part.
    People,
    /// Who plays whom, by rounds.
    Rounds,
    /// The standings.
    Standings,
    /// What every round was for everybody.
    Crosstable,
    /// The bracket of a knockout.
    Bracket,
    /// How the sides fared, and what stood out.
    Figures,
    /// Who wins what.
    Prizes,
    /// What goes on paper and into files.
    Papers,
    /// The timer, and what is on the wall.
    Hall,
    /// What was done.
    History,
}

impl TournamentScreen {
    /// What is looked at where it makes sense.
    pub(super) fn views(&self) -> Vec<View> {
        let all = [
            View::Desk,
            View::People,
            View::Rounds,
            View::Standings,
            View::Crosstable,
            View::Bracket,
            View::Figures,
            View::Prizes,
            View::Papers,
            View::Hall,
            View::History,
        ];
        let Some(event) = &self.event else { return vec![View::Desk] };
        let has_started = event.tournament.head().state != State::Registration;
        let is_knockout = |format| matches!(format, Format::Knockout { .. });
        let has_bracket =
            event.tournament.stages().values().any(|stage| is_knockout(stage.format) && !stage.members().is_empty());
        let is_wanted = |view: &View| match view {
            View::Desk | View::People | View::Papers | View::History => true,
            View::Bracket => has_bracket,
            View::Rounds => !event.rounds.is_empty(),
            View::Standings | View::Crosstable | View::Figures | View::Prizes | View::Hall => has_started,
        };
        all.into_iter().filter(is_wanted).collect()
    }

    /// Where the keyboard goes.
    pub(super) fn focus(&self) -> Task<Message> {
        let Some(event) = &self.event else { return Task::none() };
        match (self.view, &self.busy, event.tournament.head().state) {
            (View::Desk, Busy::Tables, State::Running) => operation::focus(TABLE),
            (View::People, ..) => operation::focus(people::ARRIVAL),
            _ => Task::none(),
        }
    }

    pub(super) fn show(&mut self, view: View, cx: &Cx<'_>) -> Action<Message> {
        (self.failure, self.why) = (None, None);
        self.view = view;
        let task = match view {
            View::History => history::read(self.id, cx),
            View::Papers => self.lay_out(cx),
            _ => self.focus(),
        };
        Action::Run(Task::batch([self.scroll_up(), task]))
    }

    /// Scrolls the lists back to their first rows: those that are built are always those in sight.
    pub(super) fn scroll_up(&mut self) -> Task<Message> {
        let sights = [&mut self.sight, &mut self.people.sight, &mut self.ranking.sight, &mut self.ranking.cross_sight];
        sights.into_iter().for_each(|sight| *sight = sight.at(0.0));
        let top = AbsoluteOffset { x: 0.0, y: 0.0 };
        Task::batch(LISTS.map(|list| operation::scroll_to(list, top)))
    }
}
