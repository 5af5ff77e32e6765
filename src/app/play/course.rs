//! How a series goes on: the end of a game, the next one, and another series of the same two.

use std::sync::Arc;

use iced::Task;
use uuid::Uuid;

use super::{Message, Play, Stage, Table, load};
use crate::app::Place;
use crate::app::desk::{self, Desk};
use crate::app::screen::series_table::parcel;
use crate::app::screen::{Action, Cx};
use crate::app::worker::Failure;
use crate::club::{Command, GameId, NewGame, SameSides, Seat, Series, SeriesId, SeriesRecord, TimeControl};
use crate::rules::{Deal, Ending, RuleSet};

impl Play {
    pub(super) fn end_playing(&mut self, ending: Ending) -> Action<Message> {
        let Stage::Playing(table) = &self.stage else { return Action::None };
        let table = table.clone();
        self.end(table, ending)
    }

    /// Ends the game: from now on nobody acts in it any more.
    pub(super) fn end(&mut self, mut table: Box<Table>, ending: Ending) -> Action<Message> {
        // A first game is not kept: there is nothing to write.
        let Some(series) = self.series else { return Action::None };
        if let Some(clock) = table.live_mut().clock_mut() {
            clock.pause();
        }
        table.look(usize::MAX);
        self.question = None;
        let (id, events) = (table.live().id(), table.live().events());
        let record = table.live().ended(ending.clone());
        self.stage = Stage::Ending(table, ending, None);
        match record {
            Ok(game) => {
                let end = Command::EndGame { series, id, events, game };
                Action::Act { act: end.into(), why: None, done: Message::Ended }
            }
            Err(refusal) => {
                let failure = Failure::Store(Arc::new(crate::store::StoreError::Refused(refusal)));
                self.ended(Err(failure))
            }
        }
    }

    pub(super) fn ended(&mut self, result: Result<(), Failure>) -> Action<Message> {
        if let Stage::Ending(.., failure) = &mut self.stage {
            match result {
                Ok(()) => self.stage = Stage::Between { starts: false, failure: None },
                Err(why) => *failure = Some(why),
            }
        }
        Action::None
    }

    /// The next game with the sides swapped.
    pub(super) fn start_next(&mut self) -> Action<Message> {
        let (Some(id), Some(series)) = (self.series, &self.facts) else { return Action::None };
        if !matches!(self.stage, Stage::Between { starts: false, .. }) || !has_next(series) {
            return Action::None;
        }
        let animals = series.next_animals();
        let deal = self.plan.as_ref().and_then(|plan| plan.deal(series.games().len() + 1));
        let Some(game) = new_game(animals, self.rules, self.control, deal) else { return Action::None };
        self.stage = Stage::Between { starts: true, failure: None };
        let start = Command::StartGame { series: id, game };
        Action::Act { act: start.into(), why: None, done: Message::Started }
    }

    pub(super) fn started(&mut self, result: Result<(), Failure>, cx: &Cx<'_>) -> Action<Message> {
        match result {
            Ok(()) => {
                self.stage = Stage::Loading;
                self.series.map_or(Action::None, |series| Action::Run(load(series, cx)))
            }
            Err(why) => {
                self.stage = Stage::Between { starts: false, failure: Some(why) };
                Action::None
            }
        }
    }

    /// Another series between the two; whoever did not open this one opens that one.
    pub(super) fn rematch(&mut self, cx: &Cx<'_>) -> Action<Message> {
        let (Some(series), Stage::Between { starts: false, .. }) = (&self.facts, &self.stage) else {
            return Action::None;
        };
        let id = SeriesId(Uuid::now_v7());
        let opener = series.games().first().map_or(Seat::First, |game| game.animals.opponent());
        let Some(game) = new_game(opener, self.rules, self.control, None) else { return Action::None };
        let record = SeriesRecord {
            id,
            players: series.players(),
            date: cx.today(),
            purpose: series.purpose,
            length: series.length(),
            games: Vec::new(),
            same_sides: SameSides::Refused,
            closed: false,
        };
        self.stage = Stage::Between { starts: true, failure: None };
        let make = cx.worker.ask(move |desk: &mut Desk| {
            let writer = desk.writer()?;
            writer.carry_out(Command::RecordSeries(record), &desk::stamp(None))?;
            writer.carry_out(&Command::StartGame { series: id, game }, &desk::stamp(None))?;
            Ok(())
        });
        Action::Run(Task::perform(make, move |result| Message::RematchMade(id, result)))
    }

    /// Takes the series away, with the moves of its games.
    pub(super) fn take(&self, cx: &Cx<'_>) -> Action<Message> {
        let Some(series) = self.series else { return Action::None };
        let read = cx.worker.ask(move |desk| Ok(desk.club()?.series_record(series)?.map(Box::new)));
        Action::Run(Task::perform(read, Message::TakeRead))
    }

    pub(super) fn taken(&mut self, read: Result<Option<Box<SeriesRecord>>, Failure>, cx: &Cx<'_>) -> Action<Message> {
        let record = match read {
            Ok(record) => record,
            Err(failure) => return self.between(failure),
        };
        let Some(series) = &self.facts else { return Action::None };
        match parcel(series, record.as_deref(), cx) {
            Ok(parcel) => Action::Take(Box::new(parcel)),
            Err(fault) => {
                let path = cx.club.path.clone();
                self.between(Failure::File { path, what: cx.words.out_fault(&fault) })
            }
        }
    }

    /// Says between games why something did not come about.
    fn between(&mut self, why: Failure) -> Action<Message> {
        if let Stage::Between { failure, .. } = &mut self.stage {
            *failure = Some(why);
        }
        Action::None
    }

    pub(super) fn rematch_made(&mut self, series: SeriesId, result: Result<(), Failure>) -> Action<Message> {
        match result {
            Ok(()) => Action::Go(Place::Play(series)),
            Err(why) => {
                self.stage = Stage::Between { starts: false, failure: Some(why) };
                Action::None
            }
        }
    }
}

/// Whether the series has a game that has not begun.
pub(super) fn has_next(series: &Series) -> bool {
    let under_way = series.games().iter().any(|game| game.ending == Ending::Unfinished);
    !series.closed && !under_way && series.games().len() < series.length().games()
}

/// A game of a deal that was chosen, or that nobody knows.
fn new_game(animals: Seat, rules: RuleSet, control: Option<TimeControl>, deal: Option<Deal>) -> Option<NewGame> {
    let deal = deal.or_else(|| Deal::from_seed(rand::random()).next())?;
    Some(NewGame { id: GameId(Uuid::now_v7()), rules, animals, deal, control, same_sides: SameSides::Refused })
}
