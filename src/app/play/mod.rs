//! The screen of one series that is played at this machine: its game, the pause between the games, and its end.

mod clock;
mod course;
mod ends;
mod facing;
pub mod hints;
mod keys;
mod lesson;
mod panel;
mod question;
mod table;
mod view;
mod writing;

use std::time::Instant;

use chrono::{DateTime, Utc};
use iced::Task;
use serde::{Deserialize, Serialize};

use super::Place;
use super::board;
use super::desk::Desk;
use super::plan::Plan;
use super::screen::{Action, Cx};
use super::worker::Failure;
use crate::club::{GameId, Leave, LiveAct, LiveEvent, LiveGame, Seats, Series, SeriesId, SeriesRecord, TimeControl};
use crate::rules::{Ending, Loss, Points, RuleSet, Side, Sides};
use crate::words::{Words, message};

pub(super) use panel::{emblem, hidden_or_turns, move_heads, pile, written};
pub use question::{Adjudicated, Field, Question};
pub use table::{Deed, Table};
pub use view::turnings;

/// What is turned for the one of two who sits opposite, at the other side of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Turning {
    /// Nothing: both sit side by side.
    #[default]
    Nothing,
    /// The whole board, to whoever is to move.
    Board,
    /// What belongs to each player, to that player, and for good. The board lies still.
    Panels,
}

/// How the board is shown. It is about the eyes and hands of whoever sits here, and changes no game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// Whether tiles turn, slide and leave before one's eyes.
    pub animated: bool,
    /// What is turned for the one who sits opposite.
    pub turning: Turning,
    /// Whether every action has to be tried twice before it is played.
    pub confirms: bool,
    /// Whether beginners are told what can be done, in games that count for nothing.
    pub hints: bool,
    /// Whether the board fills the window.
    #[serde(skip)]
    pub alone: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { animated: true, turning: Turning::Nothing, confirms: false, hints: true, alone: false }
    }
}

impl Options {
    /// What can be switched on and off for every board: its name, whether it is on, and the options once it is switched.
    pub fn ways(self, words: &Words) -> [(String, bool, Options); 2] {
        [
            (message!(words, "live-option-confirms"), self.confirms, Options { confirms: !self.confirms, ..self }),
            (message!(words, "live-option-animated"), self.animated, Options { animated: !self.animated, ..self }),
        ]
    }

    /// What can be turned for the one who sits opposite: its name, whether it is, and the options once it is chosen.
    pub fn turnings(self, words: &Words) -> [(String, bool, Options); 3] {
        [
            (message!(words, "live-turns-nothing"), Turning::Nothing),
            (message!(words, "live-turns-board"), Turning::Board),
            (message!(words, "live-turns-panels"), Turning::Panels),
        ]
        .map(|(name, turning)| (name, self.turning == turning, Options { turning, ..self }))
    }
}

/// What happened on the screen.
#[derive(Clone, Debug)]
pub enum Message {
    /// The game under way was read, or there is none.
    Loaded(SeriesId, Result<Loaded, Failure>),
    /// Something was done on the board.
    Board(board::Event),
    /// An event of a game was written, or could not be.
    Kept(GameId, u32, Result<(), Failure>),
    /// What could not be written is to be tried again.
    Retried,
    /// What could not be written is to be put into another file.
    SavedElsewhere,
    /// The position after so many actions is to be seen.
    Looked(usize),
    /// A question is to be asked.
    Asked(Question),
    /// The question is answered with yes.
    Agreed,
    /// One of the two whose word is asked gives it, or takes it back.
    Said(Side),
    /// It is not.
    Dismissed,
    /// Letters were typed into the field of a question.
    Typed(question::Field, String),
    /// The clock is to stop, or to run.
    ClockPressed,
    /// Time has passed.
    Ticked,
    /// The game has ended, or could not be.
    Ended(Result<(), Failure>),
    /// The next game of the series is wanted.
    NextWanted,
    /// It has begun, or could not.
    Started(Result<(), Failure>),
    /// Another series of the two is wanted.
    RematchWanted,
    /// It is there, or could not be made.
    RematchMade(SeriesId, Result<(), Failure>),
    /// The games that were played are to be looked at.
    LookBackWanted,
    /// The series is to be taken away.
    TakeWanted,
    /// All that was written down of it is read.
    TakeRead(Result<Option<Box<SeriesRecord>>, Failure>),
    /// The board is to be shown in another way.
    Chosen(Options),
    /// The rules are to be read.
    RulesWanted,
    /// Another first game is wanted.
    LessonWanted,
    /// The club is wanted.
    LeftWanted,
}

/// What was read of a series.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The game under way.
    live: Option<Box<LiveGame>>,
    /// The rules of the last game, where none is under way.
    rules: Option<RuleSet>,
    /// What was agreed for the games that have not begun.
    plan: Option<Plan>,
}

/// An event that is being written.
#[derive(Clone, Debug)]
struct Pending {
    after: LiveGame,
    event: LiveEvent,
    failure: Option<Failure>,
}

/// What the screen is about.
#[derive(Clone, Debug)]
enum Stage {
    /// It is being read.
    Loading,
    /// It cannot be read.
    Failed(Failure),
    /// A game is under way.
    Playing(Box<Table>),
    /// The game has ended and is being written so.
    Ending(Box<Table>, Ending, Option<Failure>),
    /// No game is under way: before the next one, or after the last.
    Between {
        /// The next game is being started.
        starts: bool,
        /// Why it could not be.
        failure: Option<Failure>,
    },
}

/// The screen.
#[derive(Clone, Debug)]
pub struct Play {
    /// The series; `None` for a first game, which is kept nowhere.
    series: Option<SeriesId>,
    facts: Option<Series>,
    names: Seats<String>,
    walkover: Points,
    rules: RuleSet,
    control: Option<TimeControl>,
    plan: Option<Plan>,
    options: Options,
    stage: Stage,
    pending: Option<Pending>,
    question: Option<Question>,
    /// When the clock was looked at last: by a clock that only goes forward, and by one that shows sleep.
    looked: (Instant, DateTime<Utc>),
    /// The whole seconds that were left when they were written down last.
    kept: Option<Sides<u64>>,
}

impl Play {
    /// The screen of a series, and the work that reads it.
    pub fn new(series: SeriesId, options: Options, cx: &Cx<'_>) -> (Play, Task<Message>) {
        let mut play = Play { series: Some(series), ..Play::of(Stage::Loading, options, cx) };
        play.refresh(cx);
        let load = load(series, cx);
        (play, load)
    }

    fn of(stage: Stage, options: Options, cx: &Cx<'_>) -> Play {
        Play {
            series: None,
            facts: None,
            names: Seats::default(),
            walkover: cx.club.settings.walkover,
            rules: RuleSet::default(),
            control: None,
            plan: None,
            options,
            stage,
            pending: None,
            question: None,
            looked: (Instant::now(), cx.now.to_utc()),
            kept: None,
        }
    }

    /// Whether a message decides what is the organiser's to decide, and goes past the club's commands.
    pub fn is_the_organisers(&self, message: &Message) -> bool {
        matches!((message, &self.question), (Message::Agreed, Some(Question::Organiser { .. })))
    }

    /// How the board is shown.
    pub const fn options(&self) -> Options {
        self.options
    }

    /// The game under way.
    pub fn table(&self) -> Option<&Table> {
        match &self.stage {
            Stage::Playing(table) | Stage::Ending(table, ..) => Some(table),
            Stage::Loading | Stage::Failed(_) | Stage::Between { .. } => None,
        }
    }

    /// Takes notice that the club is another one.
    pub fn refresh(&mut self, cx: &Cx<'_>) {
        self.walkover = cx.club.settings.walkover;
        let Some(series) = self.series else {
            self.names = lesson::names(cx.words);
            return;
        };
        self.facts = cx.club.series(series);
        if let Some(series) = &self.facts {
            self.names = cx.club.people.labels(series.players());
        }
    }

    /// Shows the board in another way.
    pub fn choose(&mut self, options: Options) {
        if let Stage::Playing(table) = &mut self.stage
            && self.options.confirms != options.confirms
        {
            table.confirm(options.confirms);
        }
        self.options = options;
    }

    /// Whether what can be done is said beside the board.
    fn hints(&self) -> bool {
        self.options.hints && self.table().is_some_and(|table| table.live().is_practice())
    }

    /// Whether the board waits for something else to be answered.
    fn waits(&self) -> bool {
        let clock_stands =
            self.table().and_then(|table| table.live().clock()).is_some_and(|clock| clock.running().is_none());
        self.pending.is_some() || self.question.is_some() || clock_stands || !matches!(self.stage, Stage::Playing(_))
    }

    /// Whether the board is shown turned by half.
    fn turned(&self) -> bool {
        self.options.turning == Turning::Board
            && self.table().is_some_and(|table| table.live().to_move() == Side::Humans)
    }

    /// What a message changes, and what is to be done.
    pub fn update(&mut self, message: Message, cx: &Cx<'_>) -> Action<Message> {
        match message {
            Message::Loaded(series, loaded) if Some(series) == self.series => self.loaded(loaded, cx),
            Message::Kept(game, number, result) => self.kept(game, number, result, cx),
            Message::Ended(result) => self.ended(result),
            Message::Started(result) => self.started(result, cx),
            Message::RematchMade(series, result) => self.rematch_made(series, result),
            Message::Ticked => self.ticked(cx),
            Message::Board(event) => self.on_board(event, cx),
            Message::Retried => self.retry(cx),
            Message::SavedElsewhere => self.save_elsewhere(cx),
            Message::Looked(ply) => {
                if let Stage::Playing(table) = &mut self.stage {
                    table.look(ply);
                }
                Action::None
            }
            Message::Asked(question) => self.ask(question, cx),
            Message::Agreed => self.agreed(cx),
            Message::Said(side) => self.said(side),
            Message::Dismissed => {
                self.question = None;
                Action::None
            }
            Message::Typed(field, text) => {
                if let Some(question) = &mut self.question {
                    question.typed(field, text);
                }
                Action::None
            }
            Message::ClockPressed => self.clock_pressed(cx),
            Message::NextWanted => self.start_next(),
            Message::RematchWanted => self.rematch(cx),
            Message::LookBackWanted => self.series.map_or(Action::None, |series| Action::Go(Place::Series(series))),
            Message::TakeWanted => self.take(cx),
            Message::TakeRead(result) => self.taken(result, cx),
            Message::Chosen(options) => {
                self.choose(options);
                Action::None
            }
            Message::RulesWanted => Action::Go(Place::Rules),
            Message::LessonWanted => {
                if self.is_lesson() {
                    *self = Play::lesson(self.options, cx);
                }
                Action::None
            }
            Message::LeftWanted => Action::GoToClub,
            Message::Loaded(..) => Action::None,
        }
    }

    fn loaded(&mut self, loaded: Result<Loaded, Failure>, cx: &Cx<'_>) -> Action<Message> {
        self.pending = None;
        self.looked = (Instant::now(), cx.now.to_utc());
        if let Ok(Loaded { plan: Some(plan), .. }) = &loaded {
            (self.rules, self.control) = (plan.rules(), plan.control());
            self.plan = Some(plan.clone());
        }
        match loaded {
            Ok(Loaded { live: Some(live), .. }) => {
                self.rules = live.game().rules();
                self.control = live.clock().map(|clock| clock.control());
                let over = live.game().end().is_some();
                let mut table = Box::new(Table::new(*live));
                table.confirm(self.options.confirms);
                if over {
                    // It was over and not yet written so.
                    return self.end(table, Ending::Normal);
                }
                self.stage = Stage::Playing(table);
            }
            Ok(Loaded { live: None, rules, .. }) => {
                self.rules = rules.unwrap_or(self.rules);
                self.stage = Stage::Between { starts: false, failure: None };
            }
            Err(failure) => self.stage = Stage::Failed(failure),
        }
        Action::None
    }

    fn on_board(&mut self, event: board::Event, cx: &Cx<'_>) -> Action<Message> {
        let waits = self.waits();
        let Stage::Playing(table) = &mut self.stage else { return Action::None };
        // A drag that began before a question was asked ends in nothing.
        if waits && !matches!(event, board::Event::Cancel | board::Event::Locked) {
            return Action::None;
        }
        let deed = table.board(event);
        self.carry_out(deed, cx)
    }

    fn carry_out(&mut self, deed: Deed, cx: &Cx<'_>) -> Action<Message> {
        match deed {
            Deed::None => Action::None,
            Deed::Play(action) => self.act(LiveAct::Play(action), cx),
        }
    }

    /// Whether something is asked.
    pub const fn asks(&self) -> bool {
        self.question.is_some()
    }

    /// Asks something, or does at once what needs no question.
    fn ask(&mut self, question: Question, cx: &Cx<'_>) -> Action<Message> {
        let Stage::Playing(table) = &mut self.stage else { return Action::None };
        if self.pending.is_some() {
            return Action::None;
        }
        table.calm();
        match question {
            // The game has gone on since: what was meant is no more the last action.
            Question::TakeBack { length } if length != table.live().game().len() => Action::None,
            Question::TakeBack { .. } if table.live().is_practice() && !table.live().game().is_empty() => {
                self.act(LiveAct::TakeBack { count: 1, leave: Leave::Practice }, cx)
            }
            Question::TakeBack { .. } => {
                // What cannot be taken back is said before anybody is asked to agree.
                match table.act(LiveAct::TakeBack { count: 1, leave: Leave::BothPlayers }, Utc::now()) {
                    Ok(_) => self.question = Some(Question::TakeBack { length: table.live().game().len() }),
                    Err(refusal) => {
                        let sentence = cx.words.command_refused(&refusal, &super::desk::who(cx.club));
                        self.question = Some(Question::Refused(sentence));
                    }
                }
                Action::None
            }
            question => {
                // Nobody has given a word before it is asked for.
                let is_of_both = matches!(question, Question::Agree(_));
                self.question = Some(if is_of_both { Question::Agree(Sides::default()) } else { question });
                Action::None
            }
        }
    }

    /// A player gives the word that is asked of both, or takes it back.
    fn said(&mut self, side: Side) -> Action<Message> {
        if let Some(Question::Agree(said)) = &mut self.question {
            said[side] = !said[side];
        }
        Action::None
    }

    fn agreed(&mut self, cx: &Cx<'_>) -> Action<Message> {
        let Stage::Playing(table) = &self.stage else {
            self.question = None;
            return Action::None;
        };
        let (length, to_move) = (table.live().game().len(), table.live().to_move());
        match self.question.take() {
            // The game may have gone on since it was asked.
            Some(Question::TakeBack { length: asked }) if asked == length => {
                self.act(LiveAct::TakeBack { count: 1, leave: Leave::BothPlayers }, cx)
            }
            Some(Question::Organiser { reason }) => {
                self.act(LiveAct::TakeBack { count: 1, leave: Leave::Organiser { reason } }, cx)
            }
            // It takes the word of both; what one says for the other is nothing.
            Some(Question::Agree(said)) if said.animals && said.humans => self.end_playing(Ending::Agreed),
            Some(Question::Agree(said)) => {
                self.question = Some(Question::Agree(said));
                Action::None
            }
            Some(Question::Concede) => {
                self.end_playing(Ending::Lost { how: Loss::Conceded, loser: to_move, walkover: self.walkover })
            }
            Some(Question::Adjudicate(adjudicated)) => match adjudicated.given() {
                Ok(given) => self.end_playing(Ending::Adjudicated { given: given.map(Box::new) }),
                Err(()) => {
                    self.question = Some(Question::Adjudicate(adjudicated.pressed()));
                    Action::None
                }
            },
            Some(Question::Slept) => self.act(LiveAct::Resume, cx),
            _ => Action::None,
        }
    }
}

/// Reads the game that is under way.
fn load(series: SeriesId, cx: &Cx<'_>) -> Task<Message> {
    let read = cx.worker.ask(move |desk: &mut Desk| {
        let club = desk.club()?;
        let live = club.live_game(series)?.map(Box::new);
        let record = if live.is_none() { club.series_record(series)? } else { None };
        let rules = record.and_then(|record| record.games.last().map(|game| game.recorded.rules()));
        let length = club.series(series)?.map_or(0, |series| series.length().games());
        let begun = live.as_ref().map_or(0, |live| live.place().1);
        let plan = Plan::of(series, begun, length, desk)?;
        Ok(Loaded { live, rules, plan })
    });
    Task::perform(read, move |loaded| Message::Loaded(series, loaded))
}
