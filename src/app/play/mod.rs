//! The screen of one series that is played at this machine: its game, the pause between the games, and its end.

mod clock;
mod course;
mod ends;
mod keys;
mod panel;
mod question;
mod table;
mod view;

use std::time::Instant;

use chrono::{DateTime, Utc};
use iced::Task;

use super::Place;
use super::board;
use super::desk::Desk;
use super::screen::{Action, Cx};
use super::worker::Failure;
use crate::club::{GameId, Leave, LiveAct, LiveEvent, LiveGame, Seats, Series, SeriesId, TimeControl};
use crate::rules::{Ending, Loss, Points, RuleSet, Side};

pub use question::Question;
pub use table::{Deed, Table};

/// How the board is shown. It is about the eyes of whoever sits here, and changes no game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Whether tiles turn, slide and leave before one's eyes.
    pub animated: bool,
    /// Whether the board turns for whoever is to move.
    pub turns: bool,
    /// Whether the board fills the window.
    pub alone: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { animated: true, turns: false, alone: false }
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
    /// It is there, or nowhere.
    Elsewhere(Result<Option<String>, Failure>),
    /// The position after so many actions is to be seen.
    Looked(usize),
    /// A question is to be asked.
    Asked(Question),
    /// The question is answered with yes.
    Agreed,
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
    /// The board is to turn for whoever is to move, or no more.
    TurnsChosen(bool),
    /// Tiles are to move before one's eyes, or no more.
    AnimationChosen(bool),
    /// The board is to fill the window, or no more.
    AloneChosen(bool),
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
    series: SeriesId,
    facts: Option<Series>,
    names: Seats<String>,
    walkover: Points,
    rules: RuleSet,
    control: Option<TimeControl>,
    options: Options,
    stage: Stage,
    pending: Option<Pending>,
    question: Option<Question>,
    elsewhere: Option<String>,
    /// When the clock was looked at last: by a clock that only goes forward, and by one that shows sleep.
    looked: (Instant, DateTime<Utc>),
}

impl Play {
    /// The screen of a series, and the work that reads it.
    pub fn new(series: SeriesId, options: Options, cx: &Cx<'_>) -> (Play, Task<Message>) {
        let mut play = Play {
            series,
            facts: None,
            names: Seats::default(),
            walkover: cx.club.settings.walkover,
            rules: RuleSet::default(),
            control: None,
            options,
            stage: Stage::Loading,
            pending: None,
            question: None,
            elsewhere: None,
            looked: (Instant::now(), Utc::now()),
        };
        play.refresh(cx);
        let load = load(series, cx);
        (play, load)
    }

    /// The series.
    pub const fn series(&self) -> SeriesId {
        self.series
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
        self.facts = cx.club.series(self.series).cloned();
        if let Some(series) = &self.facts {
            self.names = cx.club.people.labels(series.players());
        }
    }

    /// Whether the board waits for something else to be answered.
    fn waits(&self) -> bool {
        let clock_stands =
            self.table().and_then(|table| table.live().clock()).is_some_and(|clock| clock.running().is_none());
        self.pending.is_some() || self.question.is_some() || clock_stands || !matches!(self.stage, Stage::Playing(_))
    }

    /// Whether the board is shown turned by half.
    fn turned(&self) -> bool {
        self.options.turns && self.table().is_some_and(|table| table.live().to_move() == Side::Humans)
    }

    /// What a message changes, and what is to be done.
    pub fn update(&mut self, message: Message, cx: &Cx<'_>) -> Action<Message> {
        match message {
            Message::Loaded(series, loaded) if series == self.series => self.loaded(loaded),
            Message::Kept(game, number, result) => self.kept(game, number, result, cx),
            Message::Ended(result) => self.ended(result),
            Message::Started(result) => self.started(result, cx),
            Message::RematchMade(series, result) => self.rematch_made(series, result),
            Message::Elsewhere(result) => {
                self.elsewhere = match result {
                    Ok(place) => place,
                    Err(failure) => Some(cx.failure(&failure)),
                };
                Action::None
            }
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
            Message::TurnsChosen(turns) => {
                self.options.turns = turns;
                Action::None
            }
            Message::AnimationChosen(animated) => {
                self.options.animated = animated;
                Action::None
            }
            Message::AloneChosen(alone) => {
                self.options.alone = alone;
                Action::None
            }
            Message::LeftWanted => Action::Go(Place::Home),
            Message::Loaded(..) => Action::None,
        }
    }

    fn loaded(&mut self, loaded: Result<Loaded, Failure>) -> Action<Message> {
        self.pending = None;
        self.looked = (Instant::now(), Utc::now());
        match loaded {
            Ok(Loaded { live: Some(live), .. }) => {
                self.rules = live.game().rules();
                self.control = live.clock().map(|clock| clock.control());
                let over = live.game().end().is_some();
                let table = Box::new(Table::new(*live));
                if over {
                    // It was over and not yet written so.
                    return self.end(table, Ending::Normal);
                }
                self.stage = Stage::Playing(table);
            }
            Ok(Loaded { live: None, rules }) => {
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

    /// Does something in the game: it is written first, and shown once that is acknowledged.
    fn act(&mut self, act: LiveAct, cx: &Cx<'_>) -> Action<Message> {
        self.look_at_clock();
        let Stage::Playing(table) = &mut self.stage else { return Action::None };
        if self.pending.is_some() {
            return Action::None;
        }
        match table.act(act, Utc::now()) {
            Ok((after, event)) => {
                self.pending = Some(Pending { after, event, failure: None });
                self.write(cx)
            }
            Err(refusal) => {
                self.question = Some(Question::Refused(cx.words.command_refused(&refusal, &super::desk::who(cx.club))));
                Action::None
            }
        }
    }

    /// Writes the event that waits for it.
    fn write(&self, cx: &Cx<'_>) -> Action<Message> {
        let (Some(Pending { event, .. }), Stage::Playing(table)) = (&self.pending, &self.stage) else {
            return Action::None;
        };
        let (live, event) = (table.live().clone(), event.clone());
        let (game, number) = (live.id(), event.number);
        let write = cx.worker.ask(move |desk: &mut Desk| Ok(desk.writer()?.add_event(&live, &event)?));
        Action::Run(Task::perform(write, move |result| Message::Kept(game, number, result)))
    }

    fn kept(&mut self, game: GameId, number: u32, result: Result<(), Failure>, cx: &Cx<'_>) -> Action<Message> {
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
                self.elsewhere = None;
                // While it was written, nobody's time ran.
                self.looked = (Instant::now(), Utc::now());
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
                    return Action::Run(load(self.series, cx));
                }
                if let Some(pending) = &mut self.pending {
                    pending.failure = Some(failure);
                }
                Action::None
            }
        }
    }

    fn retry(&mut self, cx: &Cx<'_>) -> Action<Message> {
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
    fn save_elsewhere(&self, cx: &Cx<'_>) -> Action<Message> {
        let live = match (&self.pending, &self.stage) {
            (Some(pending), _) => &pending.after,
            (None, Stage::Ending(table, ..)) => table.live(),
            _ => return Action::None,
        };
        let text = ends::record(live, &self.names, cx.today());
        let title = cx.words.named("live-save-elsewhere");
        let name = format!("{}.halali", cx.today());
        let ask = rfd::AsyncFileDialog::new().set_title(title).set_file_name(name).save_file();
        Action::Run(Task::perform(
            async move {
                let Some(file) = ask.await else { return Ok(None) };
                super::desk::write_beside(file.path(), &text).map(|()| Some(file.path().display().to_string()))
            },
            Message::Elsewhere,
        ))
    }

    /// Asks something, or does at once what needs no question.
    fn ask(&mut self, question: Question, cx: &Cx<'_>) -> Action<Message> {
        let Stage::Playing(table) = &mut self.stage else { return Action::None };
        if self.pending.is_some() {
            return Action::None;
        }
        table.calm();
        match question {
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
                self.question = Some(question);
                Action::None
            }
        }
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
            Some(Question::Agree) => self.end_playing(Ending::Agreed),
            Some(Question::Concede) => {
                self.end_playing(Ending::Lost { how: Loss::Conceded, loser: to_move, walkover: self.walkover })
            }
            Some(Question::Adjudicate(adjudicated)) => match adjudicated.given() {
                Ok(given) => self.end_playing(Ending::Adjudicated { given }),
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
        Ok(Loaded { live, rules })
    });
    Task::perform(read, move |loaded| Message::Loaded(series, loaded))
}

/// Whether the game went on somewhere else.
fn is_stale(failure: &Failure) -> bool {
    use crate::club::Refusal::{NotUnderWay, Stale};
    matches!(failure, Failure::Store(error)
        if matches!(**error, crate::store::StoreError::Refused(Stale { .. } | NotUnderWay { .. })))
}
