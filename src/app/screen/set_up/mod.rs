//! The form of a tournament: everything on one page, with what each choice means and how long it will take.

pub mod typed;
mod view;

use iced::Task;
use iced::widget::operation;
use uuid::Uuid;

use self::typed::{Field, Kind, Typed};
use super::{Action, Cx};
use crate::app::Place;
use crate::app::desk::Act;
use crate::app::plan::Plan;
use crate::app::worker::Failure;
use crate::club::{Batch, BatchPurpose};
use crate::tournament::{self, Command, Criterion, SeriesLeft, Settings, State, Tournament, TournamentId};
use crate::words::message;

/// The lengths of a series that can be chosen.
const LENGTHS: [u8; 3] = [1, 2, 4];

/// What players can be ranked by; what compares duplicate deals is not for every club.
const CRITERIA: [Criterion; 15] = [
    Criterion::MatchPoints,
    Criterion::TotalPoints,
    Criterion::PointsDifference,
    Criterion::TilesExited,
    Criterion::CapturedBears,
    Criterion::Wins,
    Criterion::BUCHHOLZ,
    Criterion::CUT_1,
    Criterion::MEDIAN,
    Criterion::SonnebornBerger,
    Criterion::DirectEncounter { restart: false },
    Criterion::Progressive,
    Criterion::OpponentsRating,
    Criterion::Performance,
    Criterion::Lot,
];

/// A tournament, and the plan for its rounds where one can be made.
type Known = Box<(Tournament, Option<Plan>)>;

/// What happened in the form.
#[derive(Clone, Debug)]
pub enum Message {
    /// The tournament was read.
    Read(Result<Option<Known>, Failure>),
    /// Something was typed.
    Typed(Field, String),
    /// How it is played.
    Played(Kind),
    /// Whether everybody plays everybody twice.
    Double(bool),
    /// Whether the third place is played for.
    ThirdPlace(bool),
    /// Whether a league is ranked by average.
    ByAverage(bool),
    /// How many games a series has.
    Long(u8),
    /// A criterion goes up in the order.
    Raised(usize),
    /// A criterion goes.
    Dropped(usize),
    /// A criterion comes in.
    Added(Criterion),
    /// Enter was pressed in a field, or the tournament is to be made.
    SaveAsked,
    /// It was written, or not.
    Saved(Result<(), Failure>),
    /// The clock was kept, or not.
    Kept(Result<(), Failure>),
    /// The tournament is to be removed: that is asked again.
    RemovalAsked,
    /// It is meant.
    Removed(bool),
    /// It is gone, or not.
    Gone(Result<(), Failure>),
    /// The form is left as it was.
    Cancelled,
}

/// The form of a tournament.
#[derive(Debug)]
pub struct SetUp {
    id: TournamentId,
    /// The tournament as it is, where it is there already.
    known: Option<Tournament>,
    is_new: bool,
    typed: Typed,
    /// What the choices come to.
    advice: Vec<String>,
    asks_removal: bool,
    failure: Option<Failure>,
}

/// The keyboard goes to the name.
pub fn focus<M: Send + 'static>() -> Task<M> {
    operation::focus(Field::Name.id()).chain(operation::select_all(Field::Name.id()))
}

impl SetUp {
    /// The form of a new tournament, which is played today unless something else is said.
    pub fn new(cx: &Cx<'_>) -> SetUp {
        let today = cx.today();
        let name = message!(cx.words, "setup-usual-name", date = cx.words.date(today));
        let typed = Typed::new(name, today, 8, cx.words);
        SetUp::with(TournamentId(Uuid::now_v7()), true, typed, cx)
    }

    /// The form of a tournament that is there.
    pub fn of(id: TournamentId, cx: &Cx<'_>) -> SetUp {
        SetUp::with(id, false, Typed::new(String::new(), cx.today(), 8, cx.words), cx)
    }

    fn with(id: TournamentId, is_new: bool, typed: Typed, cx: &Cx<'_>) -> SetUp {
        let advice = typed.advice(cx.words);
        SetUp { id, known: None, is_new, typed, advice, asks_removal: false, failure: None }
    }

    /// Reads the tournament.
    pub fn refresh(&self, cx: &Cx<'_>) -> Task<Message> {
        if self.is_new || self.known.is_some() {
            return Task::none();
        }
        let id = self.id;
        let read = cx.worker.ask(move |desk| {
            let plan = Plan::of_all(id, desk)?;
            Ok(desk.club()?.tournament(id)?.map(|tournament| Box::new((tournament, plan))))
        });
        Task::perform(read, Message::Read)
    }

    /// Whether the format and the settings are fixed.
    fn is_started(&self) -> bool {
        self.known.as_ref().is_some_and(|known| known.head().state != State::Registration)
    }

    /// What a message changes.
    pub fn update(&mut self, message: Message, cx: &Cx<'_>) -> Action<Message> {
        let action = self.change(message, cx);
        self.advice = self.typed.advice(cx.words);
        action
    }

    fn change(&mut self, message: Message, cx: &Cx<'_>) -> Action<Message> {
        match message {
            Message::Read(Ok(Some(read))) => {
                let (tournament, plan) = *read;
                self.typed = Typed::of(&tournament, cx.words);
                if let Some(control) = plan.and_then(|plan| plan.control()) {
                    self.typed.clock = (control.main.as_secs() / 60).to_string();
                }
                self.known = Some(tournament);
            }
            Message::Read(Ok(None)) => return Action::Go(Place::Tournaments),
            Message::Read(Err(failure)) | Message::Kept(Err(failure)) => self.failure = Some(failure),
            Message::Saved(Err(failure)) | Message::Gone(Err(failure)) => self.failure = Some(failure),
            Message::Kept(Ok(())) => {}
            Message::Typed(field, text) => {
                self.failure = None;
                self.typed.type_in(field, text);
            }
            Message::Played(kind) => self.typed.kind = kind,
            Message::Double(double) => self.typed.double = double,
            Message::ThirdPlace(third_place) => self.typed.third_place = third_place,
            Message::ByAverage(by_average) => self.typed.by_average = by_average,
            Message::Long(games) => self.typed.games = games,
            Message::Raised(place) => {
                if (1..self.typed.criteria.len()).contains(&place) {
                    self.typed.criteria.swap(place - 1, place);
                }
            }
            Message::Dropped(place) => {
                // Something has to be left to rank by.
                if self.typed.criteria.len() > 1 && place < self.typed.criteria.len() {
                    self.typed.criteria.remove(place);
                }
            }
            Message::Added(criterion) => {
                if !self.typed.criteria.contains(&criterion) {
                    self.typed.criteria.push(criterion);
                }
            }
            Message::SaveAsked => return self.save(cx),
            Message::Saved(Ok(())) => {
                let (id, plan) = (self.id, self.typed.plan().flatten());
                let keep = cx.worker.ask(move |desk| Plan::keep_for_all(plan.as_ref(), id, desk));
                return Action::RunAndGo(Task::perform(keep, Message::Kept), Place::Tournament(id));
            }
            Message::RemovalAsked => self.asks_removal = !self.asks_removal,
            Message::Removed(with_series) => {
                let series = if with_series { SeriesLeft::Struck } else { SeriesLeft::Kept };
                return self.act(vec![Command::Remove { series }], Message::Gone);
            }
            Message::Gone(Ok(())) => return Action::Go(Place::Tournaments),
            Message::Cancelled if self.is_new => return Action::Go(Place::Tournaments),
            Message::Cancelled => return Action::Go(Place::Tournament(self.id)),
        }
        Action::None
    }

    /// Whether everything makes sense.
    fn is_whole(&self, cx: &Cx<'_>) -> bool {
        let typed = &self.typed;
        let fits = typed.name().is_some() && typed.days(cx.words).is_some() && typed.plan().is_some();
        fits && typed.stages().is_some()
    }

    fn save(&self, cx: &Cx<'_>) -> Action<Message> {
        let typed = &self.typed;
        let (Some(name), Some((first, last)), Some(stages)) = (typed.name(), typed.days(cx.words), typed.stages())
        else {
            return Action::None;
        };
        if !self.is_whole(cx) {
            return Action::None;
        }
        let with = |settings: Settings| {
            let (criteria, length) = (typed.criteria.clone(), typed.length());
            Box::new(Settings { criteria, length, ..settings })
        };
        let Some(known) = &self.known else {
            let settings = with(Settings::usual(rand::random()));
            return self
                .act(vec![Command::Create { id: self.id, name, first, last, settings, stages }], Message::Saved);
        };
        let head = known.head();
        let before: Vec<_> = known.stages().values().map(|stage| stage.format).collect();
        let settings = with(head.settings.clone());
        let edit = (head.name != name || (head.first, head.last) != (first, last)).then_some(Command::Edit {
            name,
            first,
            last,
        });
        let plan = (before != stages).then_some(Command::PlanStages(stages));
        let change = (*settings != head.settings && !self.is_started()).then_some(Command::ChangeSettings(settings));
        let commands: Vec<_> = [edit, plan, change].into_iter().flatten().collect();
        if commands.is_empty() {
            let (id, plan) = (self.id, typed.plan().flatten());
            let keep = cx.worker.ask(move |desk| Plan::keep_for_all(plan.as_ref(), id, desk));
            return Action::RunAndGo(Task::perform(keep, Message::Kept), Place::Tournament(id));
        }
        self.act(commands, Message::Saved)
    }

    fn act(&self, commands: Vec<Command>, done: fn(Result<(), Failure>) -> Message) -> Action<Message> {
        let id = self.id;
        let commands = commands.into_iter().map(|command| tournament::Act::Tournament { id, command }).collect();
        Action::Act { act: Act::Event(Batch { purpose: BatchPurpose::Together, commands }), why: None, done }
    }
}
