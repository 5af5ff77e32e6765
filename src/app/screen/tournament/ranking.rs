//! The standings: of which stage, after which round, with which columns.

use std::collections::BTreeSet;

use super::event::Event;
use super::{Message as Parent, TournamentScreen};
use crate::app::screen::{Action, Cx};
use crate::app::widget::list::Sight;
use crate::tournament::{Cell, CrossRow, Group, Line, RoundNumber, StageNumber};

/// What happened in the standings.
#[derive(Clone, Debug)]
pub enum Message {
    /// After which round, or as it stands.
    After(Option<RoundNumber>),
    /// Of which stage.
    Stage(StageNumber),
    /// The columns are to be chosen, or no more.
    ColumnsAsked,
    /// A column is shown, or not.
    Ticked(usize),
    /// The standings were scrolled.
    Scrolled(Sight),
    /// The crosstable was scrolled.
    CrossScrolled(Sight),
}

/// A row of the standings as it is shown: the head of a group, or somebody.
#[derive(Debug)]
pub(super) enum Shown {
    /// The head of a group.
    Group(Group),
    /// A line of the table of this place.
    Line(usize, Line),
}

/// A row of the crosstable: the head of a group, or somebody with the rounds in words.
#[derive(Debug)]
pub(super) enum Crossed {
    Group(Group),
    Row(CrossRow, Vec<String>),
}

/// The standings.
#[derive(Debug, Default)]
pub struct Ranking {
    /// The columns that are hidden.
    pub(super) hidden: BTreeSet<usize>,
    pub(super) chooses: bool,
    pub(super) sight: Sight,
    pub(super) cross_sight: Sight,
    pub(super) rows: Vec<Shown>,
    pub(super) crossed: Vec<Crossed>,
    /// The rounds of the crosstable.
    pub(super) rounds: Vec<RoundNumber>,
}

impl Ranking {
    /// Lays out anew what is shown.
    pub(super) fn derive(&mut self, event: Option<&Event>) {
        (self.rows, self.crossed, self.rounds) = Default::default();
        let Some(event) = event else { return };
        for (place, (group, table)) in event.tables.iter().enumerate() {
            self.rows.extend(group.map(Shown::Group));
            self.rows.extend(table.lines.iter().map(|line| Shown::Line(place, line.clone())));
            self.crossed.extend(group.map(Crossed::Group));
            let rows = table.crosstable();
            self.rounds.extend(rows.first().iter().flat_map(|row| &row.cells).map(|cell| cell.round));
            self.crossed.extend(rows.into_iter().map(|row| {
                let cells = row.cells.iter().map(Cell::mark).collect();
                Crossed::Row(row, cells)
            }));
        }
        self.rounds.sort_unstable();
        self.rounds.dedup();
    }
}

impl TournamentScreen {
    /// What a message changes in the standings.
    pub(super) fn rank(&mut self, message: Message, cx: &Cx<'_>) -> Action<Parent> {
        match message {
            Message::After(after) => {
                self.asked.after = after;
                return Action::Run(self.refresh(cx));
            }
            Message::Stage(stage) => {
                (self.asked.stage, self.asked.after) = (Some(stage), None);
                return Action::Run(self.refresh(cx));
            }
            Message::ColumnsAsked => self.ranking.chooses = !self.ranking.chooses,
            Message::Ticked(column) => {
                if !self.ranking.hidden.remove(&column) {
                    self.ranking.hidden.insert(column);
                }
            }
            Message::Scrolled(sight) => self.ranking.sight = sight,
            Message::CrossScrolled(sight) => self.ranking.cross_sight = sight,
        }
        Action::None
    }
}
