//! Running an evening: what is next, and what has to be decided on the way.

use std::sync::Arc;

use iced::Task;
use iced::widget::operation;

use super::event::Event;
use super::proposing::{Proposing, Wanted};
use super::{Busy, Message, Reasoned, TABLE, TournamentScreen, View};
use crate::app::Place;
use crate::app::plan::Plan;
use crate::app::screen::{Action, Cx};
use crate::club::SeriesId;
use crate::tournament::schedule::GroupDraw;
use crate::tournament::{
    Act, Advance, Command, Cut, Format, Missing, Next, NoAdvance, Pairing, RoundState, StageNumber, TableNumber,
    advance, new_groups, starting_order,
};

/// The field of a reason.
pub(super) const WHY: &str = "event-why";

/// Who goes on to the next stage.
#[derive(Debug)]
pub(super) struct Cutting {
    pub(super) stage: StageNumber,
    pub(super) per_group: u16,
    pub(super) advance: Result<Advance, NoAdvance>,
}

impl Cutting {
    fn new(event: &Event, stage: StageNumber, per_group: u16) -> Cutting {
        let cut = Cut { per_group, more: 0, draw: GroupDraw::Snake };
        Cutting { stage, per_group, advance: advance(&event.tournament, stage, &event.results, &cut) }
    }
}

/// The digits of what is typed. On French keyboards they need Shift, which is asked of nobody here.
pub(super) fn digits(typed: &str) -> String {
    const FRENCH: &str = "à&é\"'(-è_ç";
    let digit = |letter: char| match letter {
        '0'..='9' => Some(letter),
        _ => char::from_digit(u32::try_from(FRENCH.chars().position(|other| other == letter)?).ok()?, 10),
    };
    typed.chars().filter_map(digit).take(4).collect()
}

impl TournamentScreen {
    /// Does what is next.
    pub(super) fn do_next(&mut self, cx: &Cx<'_>) -> Action<Message> {
        self.failure = None;
        let Some(event) = self.event.clone() else { return Action::None };
        match &event.next {
            Next::Enter => self.show(View::People, cx),
            Next::Start { .. } => self.start(&event, cx),
            &Next::Pair(_) => self.propose(Wanted::Next, cx),
            &Next::Reseat { round, .. } => self.propose(Wanted::Again(round), cx),
            &Next::Release(round) => self.act(Command::ReleaseRound { round }),
            &Next::Extra { round, table } => self.open_table(round, table, cx),
            Next::Results { .. } => Action::Run(operation::focus(TABLE)),
            &Next::Close(round) => self.act(Command::CloseRound { round, missing: Missing::Refused }),
            &Next::Advance(stage) => {
                let per_group = if event.tables.len() > 1 { 2 } else { 4 };
                self.busy = Busy::Cutting(Box::new(Cutting::new(&event, stage, per_group)));
                Action::None
            }
            Next::Finish => self.act(Command::Finish),
            Next::Over { .. } => self.show(View::Standings, cx),
        }
    }

    /// Numbers the players by their ratings, and starts.
    fn start(&self, event: &Arc<Event>, cx: &Cx<'_>) -> Action<Message> {
        let (event, id) = (event.clone(), self.id);
        let prepare = cx.worker.ask(move |desk| {
            let entered = event.tournament.entries();
            let mut ratings = desk.ratings()?.rounded();
            ratings.retain(|player, _| entered.contains_key(player));
            let first = event.tournament.stages().get(&StageNumber::FIRST);
            let order = starting_order(&event.tournament, &ratings);
            // Where groups cannot be drawn the command says why.
            let groups = first.and_then(|first| new_groups(first.format, &order, GroupDraw::Snake).ok());
            let command = Command::Start { ratings, groups: groups.unwrap_or_default() };
            Ok(vec![Act::Tournament { id, command }])
        });
        Action::Run(Task::perform(prepare, Message::Prepared))
    }

    /// Asks for the round that is wanted.
    pub(super) fn propose(&mut self, wanted: Wanted, cx: &Cx<'_>) -> Action<Message> {
        Action::Run(self.ask_for(wanted, cx))
    }

    pub(super) fn ask_for(&mut self, wanted: Wanted, cx: &Cx<'_>) -> Task<Message> {
        let Some(event) = &self.event else { return Task::none() };
        self.proposes = true;
        Proposing::ask(event, wanted, cx)
    }

    /// Who would go on.
    pub(super) fn cut(&mut self, per_group: u16) {
        if let (Busy::Cutting(cutting), Some(event)) = (&mut self.busy, &self.event) {
            **cutting = Cutting::new(event, cutting.stage, per_group);
        }
    }

    pub(super) fn advance(&self) -> Action<Message> {
        match &self.busy {
            Busy::Cutting(cutting) => match &cutting.advance {
                Ok(advance) => self.act(advance.command()),
                Err(_) => Action::None,
            },
            _ => Action::None,
        }
    }

    /// Does what a reason was asked for.
    pub(super) fn mean(&self) -> Action<Message> {
        let (Some((reasoned, why)), Some(event)) = (&self.reason, &self.event) else { return Action::None };
        let command = match *reasoned {
            Reasoned::Close(round) => Command::CloseRound { round, missing: Missing::Allowed },
            Reasoned::Reopen(round) => Command::ReopenRound { round },
            Reasoned::Resume => Command::Reopen,
            Reasoned::Strike(round) => {
                let found = event.tournament.rounds().get(&round);
                let series = found.into_iter().flat_map(|round| round.pairings()).flat_map(Pairing::all_series);
                let discard = series.copied().filter(|series| event.results.has_begun(*series)).collect();
                Command::DeleteRound { round, discard }
            }
        };
        self.carry_out(vec![self.about(command)], Some(why.clone()))
    }

    /// Whether what is asked cannot be done without a reason.
    pub(super) fn needs_reason(&self, reasoned: Reasoned) -> bool {
        let Some(event) = &self.event else { return true };
        let Reasoned::Strike(round) = reasoned else { return true };
        let Some(round) = event.tournament.rounds().get(&round) else { return true };
        let mut series = round.pairings().flat_map(Pairing::all_series);
        round.state == RoundState::Closed || series.any(|series| event.results.has_begun(*series))
    }

    /// Plays on the screen at the table whose number is typed; where there is no game to play its form says why.
    pub(super) fn play_typed(&mut self, cx: &Cx<'_>) -> Action<Message> {
        let Some(event) = &self.event else { return Action::None };
        let (Some(round), Ok(table)) = (event.round(), self.table.trim().parse()) else { return Action::None };
        let (number, table) = (round.number, TableNumber(table));
        let rows = event.rounds.get(&number);
        let row = rows.and_then(|rows| rows.rows.iter().find(|row| row.table == table));
        match row.and_then(|row| row.to_play).filter(|_| cx.club.can_be_changed()) {
            Some(series) => self.on_screen(series, cx),
            None => self.open_table(number, table, cx),
        }
    }

    /// Plays the next game of a series on the screen, with the clock of the tournament.
    pub(super) fn on_screen(&self, series: SeriesId, cx: &Cx<'_>) -> Action<Message> {
        let (id, sight) = (self.id, self.sight);
        let is_begun = cx.club.series(series).is_some_and(|series| !series.games().is_empty());
        let agree = cx.worker.ask(move |desk| match Plan::of_all(id, desk)? {
            Some(plan) if !is_begun => plan.keep(series, desk),
            _ => Ok(()),
        });
        let agree = Task::perform(agree, move |agreed| match agreed {
            Ok(()) => Message::Scrolled(sight),
            Err(failure) => Message::Done(Err(failure)),
        });
        Action::RunAndGo(agree, Place::Play(series))
    }
}

/// Whether the tables of a format are given by a schedule or a bracket, so that nobody is paired by hand.
pub(super) const fn is_scheduled(format: Format) -> bool {
    matches!(format, Format::RoundRobin { .. } | Format::Knockout { .. })
}
