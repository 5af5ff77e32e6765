//! The form of a tournament: everything on one page, with what each choice means and how long it will take.

mod choices;
mod faults;
mod trial;
pub mod typed;
mod view;

use iced::Task;
use iced::widget::operation;
use uuid::Uuid;

use self::choices::Choice;
use self::trial::{Entered, Trial};
use self::typed::{Field, Kind, Typed};
use super::{Action, Cx};
use crate::app::Place;
use crate::app::desk::Act;
use crate::app::plan::Plan;
use crate::app::worker::Failure;
use crate::club::{Batch, BatchPurpose};
use crate::tournament::simulate::Stuck;
use crate::tournament::{
    self, Against, Command, Criterion, Format, SeriesLeft, Settings, State, Tournament, TournamentId,
};
use crate::words::message;

/// The lengths of a series that can be chosen.
const LENGTHS: [u8; 3] = [1, 2, 4];

/// What players can be ranked by; what compares duplicate deals is not for every club.
const CRITERIA: [Criterion; 19] = [
    Criterion::MatchPoints,
    Criterion::TotalPoints,
    Criterion::PointsDifference,
    Criterion::TilesExited,
    Criterion::CapturedBears,
    Criterion::Wins,
    Criterion::BUCHHOLZ,
    Criterion::CUT_1,
    Criterion::CUT_2,
    Criterion::MEDIAN,
    Criterion::SonnebornBerger,
    Criterion::DirectEncounter { restart: false },
    Criterion::DirectEncounter { restart: true },
    Criterion::Progressive,
    Criterion::OpponentsRating,
    Criterion::Performance,
    Criterion::Duplicate(Against::Median),
    Criterion::Duplicate(Against::EveryTable),
    Criterion::Lot,
];

/// A tournament, what is agreed for its games on the screen, and who entered it.
type Known = Box<(Tournament, Option<Plan>, Entered)>;

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
    /// What comes after the first stage.
    Then(Vec<Format>),
    /// One of the rarer choices.
    Chosen(Choice),
    /// The rarer choices are shown, or no longer.
    MoreAsked,
    /// What was typed before was found, or nothing.
    DraftFound(Result<Option<Box<Typed>>, Failure>),
    /// What is typed is kept, or not.
    DraftKept(Result<(), Failure>),
    /// What was typed before is not wanted.
    Afresh,
    /// The set-up is to be tried out.
    TryAsked,
    /// This was tried out, or cannot be, or was given up.
    Tried(Box<Typed>, Option<Result<Vec<Trial>, Stuck>>),
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
    entered: Entered,
    is_new: bool,
    typed: Typed,
    /// What stood there before anything was typed.
    before: Typed,
    /// Whether what was typed before has been looked for.
    is_draft_read: bool,
    /// Whether it was found, and goes on.
    goes_on: bool,
    shows_more: bool,
    /// What trying out came to, and of what.
    tried: Option<(Typed, Result<Vec<Trial>, Stuck>)>,
    tries: Option<Box<Typed>>,
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
        SetUp {
            id,
            known: None,
            entered: Entered::default(),
            is_new,
            before: typed.clone(),
            typed,
            is_draft_read: false,
            goes_on: false,
            shows_more: false,
            tried: None,
            tries: None,
            advice,
            asks_removal: false,
            failure: None,
        }
    }

    /// Reads the tournament.
    pub fn refresh(&self, cx: &Cx<'_>) -> Task<Message> {
        if self.is_new && !self.is_draft_read {
            return self.find_draft(cx);
        }
        if self.is_new || self.known.is_some() {
            return Task::none();
        }
        let (id, club) = (self.id, cx.club.clone());
        let read = cx.worker.ask(move |desk| {
            let plan = Plan::of_all(id, desk)?;
            let Some(tournament) = desk.club()?.tournament(id)? else { return Ok(None) };
            let entered = Entered::of(&tournament, &club, &*desk.ratings()?);
            Ok(Some(Box::new((tournament, plan, entered))))
        });
        Task::perform(read, Message::Read)
    }

    /// Whether the format and the settings are fixed.
    fn is_started(&self) -> bool {
        self.known.as_ref().is_some_and(|known| known.head().state != State::Registration)
    }

    /// What a message changes.
    pub fn update(&mut self, message: Message, cx: &Cx<'_>) -> Action<Message> {
        let is_typing = !matches!(message, Message::Read(_) | Message::DraftFound(_) | Message::Afresh);
        let before = self.typed.clone();
        let action = self.change(message, cx);
        self.advice = self.typed.advice(cx.words);
        match action {
            Action::None if is_typing && self.typed != before => Action::Run(self.keep_draft(cx)),
            action => action,
        }
    }

    /// What is typed waits beside the club file for whoever comes back; each tournament has a draft of its own.
    fn draft(&self) -> String {
        if self.is_new { "tournament.draft".to_owned() } else { format!("tournament-{}.draft", self.id) }
    }

    fn find_draft(&self, cx: &Cx<'_>) -> Task<Message> {
        let draft = self.draft();
        let kept = cx.worker.ask(move |desk| Ok(desk.kept::<Typed>(&draft)?.map(Box::new)));
        Task::perform(kept, Message::DraftFound)
    }

    fn keep_draft(&self, cx: &Cx<'_>) -> Task<Message> {
        let (draft, typed) = (self.draft(), Some(self.typed.clone()).filter(|typed| *typed != self.before));
        Task::perform(cx.worker.ask(move |desk| desk.keep(&draft, typed.as_ref())), Message::DraftKept)
    }

    fn forget_draft(&self, cx: &Cx<'_>) -> Task<Message> {
        let draft = self.draft();
        Task::perform(cx.worker.ask(move |desk| desk.keep::<Typed>(&draft, None)), Message::DraftKept)
    }

    fn change(&mut self, message: Message, cx: &Cx<'_>) -> Action<Message> {
        match message {
            Message::Read(Ok(Some(read))) => {
                let (tournament, plan, entered) = *read;
                self.typed = Typed::of(&tournament, cx.words);
                if let Some(control) = plan.and_then(|plan| plan.control()) {
                    let minutes = control.main.as_secs() / 60;
                    self.typed.type_in(Field::Clock, minutes.to_string());
                }
                self.known = Some(tournament);
                self.entered = entered;
                self.before = self.typed.clone();
                return Action::Run(self.find_draft(cx));
            }
            Message::Read(Ok(None)) => return Action::Go(Place::Tournaments),
            Message::Read(Err(failure)) | Message::Kept(Err(failure)) => self.failure = Some(failure),
            Message::Saved(Err(failure)) | Message::Gone(Err(failure)) => self.failure = Some(failure),
            Message::Kept(Ok(())) => {}
            Message::Typed(field, text) => {
                self.failure = None;
                self.typed.type_in(field, text);
            }
            Message::DraftFound(found) => {
                self.is_draft_read = true;
                match found {
                    // What is typed meanwhile is newer.
                    Ok(Some(typed)) if self.typed == self.before => {
                        self.goes_on = *typed != self.before;
                        self.typed = *typed;
                    }
                    Ok(_) => {}
                    Err(failure) => self.failure = Some(failure),
                }
            }
            Message::DraftKept(Ok(())) => {}
            Message::DraftKept(Err(failure)) => self.failure = Some(failure),
            Message::Afresh => {
                self.typed = self.before.clone();
                self.goes_on = false;
                return Action::Run(self.forget_draft(cx));
            }
            Message::Then(later) => self.typed.later = later,
            Message::Chosen(choice) => self.typed.choose(choice),
            Message::MoreAsked => self.shows_more = !self.shows_more,
            Message::TryAsked => return self.try_out(cx),
            // What comes of a form that was left is nothing any more.
            Message::Tried(typed, tried) => {
                if self.tries.take_if(|tries| *tries == typed).is_some() {
                    self.tried = tried.map(|tried| (*typed, tried));
                }
            }
            Message::Played(kind) => self.typed.play(kind),
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
                return self.keep_and_go(cx);
            }
            Message::RemovalAsked => self.asks_removal = !self.asks_removal,
            Message::Removed(with_series) => {
                let series = if with_series { SeriesLeft::Struck } else { SeriesLeft::Kept };
                return self.act(vec![Command::Remove { series }], Message::Gone);
            }
            Message::Gone(Ok(())) => return Action::RunAndGo(self.forget_draft(cx), Place::Tournaments),
            Message::Cancelled => {
                let place = if self.is_new { Place::Tournaments } else { Place::Tournament(self.id) };
                return Action::RunAndGo(self.forget_draft(cx), place);
            }
        }
        Action::None
    }

    /// Whether everything makes sense.
    fn is_whole(&self, cx: &Cx<'_>) -> bool {
        let typed = &self.typed;
        let fits = typed.name().is_some() && typed.days(cx.words).is_some() && typed.plan().is_some();
        fits && typed.stages().is_some() && typed.settings().is_some()
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
        let Some(settings) = typed.settings() else { return Action::None };
        let Some(known) = &self.known else {
            let settings = Box::new(settings);
            return self
                .act(vec![Command::Create { id: self.id, name, first, last, settings, stages }], Message::Saved);
        };
        let head = known.head();
        let before: Vec<_> = known.stages().values().map(|stage| stage.format).collect();
        // Prizes have a place of their own, and what was dealt is dealt: a draft may be older than that.
        let (prizes, dealt) = (head.settings.prizes.clone(), head.settings.dealt.clone());
        let settings = Box::new(Settings { prizes, dealt, ..settings });
        let edit = (head.name != name || (head.first, head.last) != (first, last)).then_some(Command::Edit {
            name,
            first,
            last,
        });
        let plan = (before != stages).then_some(Command::PlanStages(stages));
        let change = (*settings != head.settings && !self.is_started()).then_some(Command::ChangeSettings(settings));
        let commands: Vec<_> = [edit, plan, change].into_iter().flatten().collect();
        if commands.is_empty() {
            return self.keep_and_go(cx);
        }
        self.act(commands, Message::Saved)
    }

    /// Keeps the clock, and goes to the tournament.
    fn keep_and_go(&self, cx: &Cx<'_>) -> Action<Message> {
        let (id, plan) = (self.id, self.typed.plan().flatten());
        let keep = cx.worker.ask(move |desk| Plan::keep_for_all(plan.as_ref(), id, desk));
        let tasks = Task::batch([Task::perform(keep, Message::Kept), self.forget_draft(cx)]);
        Action::RunAndGo(tasks, Place::Tournament(id))
    }

    fn act(&self, commands: Vec<Command>, done: fn(Result<(), Failure>) -> Message) -> Action<Message> {
        let id = self.id;
        let commands = commands.into_iter().map(|command| tournament::Act::Tournament { id, command }).collect();
        Action::Act { act: Act::Event(Batch { purpose: BatchPurpose::Together, commands }), why: None, done }
    }
}
