//! One series: its games, what they come to, and what can be corrected.

mod view;

use iced::Task;
use iced::keyboard::Key;
use iced::widget::operation;
use iced::widget::scrollable::RelativeOffset;

use super::paper::{At, Draft, Form};
use super::paper_check::Checked;
use super::paper_view::{self, field_id};
use super::parts::PAGE;
use super::preview::preview;
use super::replay::{self, Replay};
use super::series_table::parcel;
use super::{Action, Cx};
use crate::app::Place;
use crate::app::desk::Act;
use crate::app::worker::Failure;
use crate::club::{Command, GameRecord, PlayerId, SameSides, Seat, SeriesId, SeriesRecord};
use crate::rules::{Ending, RuleSet};
use crate::words::message;

/// What happened on the page.
#[derive(Clone, Debug)]
pub enum Message {
    /// All that was written down of the series is read.
    Read(Result<Option<Box<SeriesRecord>>, Failure>),
    /// A game is to be corrected; its number, from 1.
    CorrectAsked(usize),
    /// A game is to be looked at; its number, from 1.
    WatchAsked(usize),
    /// While looking at a game.
    Replay(replay::Message),
    /// The series is to be taken away.
    TakeAsked,
    /// The series is to be printed.
    PrintAsked,
    /// What was done to the series is to be looked at.
    LogAsked,
    /// All series are to be looked at.
    ListAsked,
    /// The next game is to be entered from a score sheet.
    AddAsked,
    /// In the form of a game.
    Game(paper_view::Message),
    /// The reason was typed.
    Why(String),
    /// Whether the organiser allows the same sides twice.
    SameSides(bool),
    /// What is typed is to be kept.
    SaveAsked,
    /// What is typed is given up.
    Cancelled,
    /// The last game, or the series, is to be struck: that is asked again.
    StrikeAsked(Strike),
    /// It is meant.
    Struck(Strike),
    /// The next game is to be played on the screen.
    PlayAsked,
    /// A rematch is wanted.
    RematchAsked,
    /// A player is to be looked at.
    PlayerOpened(PlayerId),
    /// Something was done, or refused.
    Done(Result<(), Failure>),
}

/// What can be taken away, or closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strike {
    /// The last game.
    Game,
    /// The series.
    Series,
    /// The games that are missing.
    Close,
}

/// A game that is being typed.
#[derive(Debug)]
struct Typing {
    /// Its number, from 1.
    number: usize,
    draft: Draft,
    /// Whether it is in the series already.
    is_correction: bool,
    why: String,
    same_sides: bool,
    /// What keeping it would change.
    preview: Vec<String>,
}

/// The page of a series.
#[derive(Debug)]
pub struct SeriesPage {
    id: SeriesId,
    record: Option<Box<SeriesRecord>>,
    typing: Option<Typing>,
    replay: Option<Replay>,
    /// Whether the moves were read, so that what is missing is missing.
    is_read: bool,
    /// Why it cannot be taken away.
    unwritable: Option<String>,
    asked: Option<Strike>,
    failure: Option<Failure>,
    /// Where to go once something is done.
    then: Option<Place>,
}

impl SeriesPage {
    /// The page of a series.
    pub fn new(id: SeriesId) -> SeriesPage {
        SeriesPage {
            id,
            record: None,
            typing: None,
            replay: None,
            is_read: false,
            unwritable: None,
            asked: None,
            failure: None,
            then: None,
        }
    }

    /// The page with the form of the next game, from where it goes back to the evening.
    pub fn next_game(id: SeriesId, cx: &Cx<'_>) -> (SeriesPage, Task<Message>) {
        let mut page = SeriesPage { then: Some(Place::Evening), ..SeriesPage::new(id) };
        let focus = page.add(cx);
        (page, focus)
    }

    /// Reads what was written down.
    pub fn refresh(&mut self, cx: &Cx<'_>) -> Task<Message> {
        let id = self.id;
        let read = cx.worker.ask(move |desk| Ok(desk.club()?.series_record(id)?.map(Box::new)));
        Task::perform(read, Message::Read)
    }

    /// What a message changes.
    pub fn update(&mut self, message: Message, cx: &Cx<'_>) -> Action<Message> {
        match message {
            Message::Read(Ok(record)) => {
                self.record = record;
                self.is_read = true;
                self.replay = self.replay.take().and_then(|replay| {
                    let ply = replay.ply();
                    self.replay_of(replay.number, cx).map(|replay| replay.at(ply))
                });
            }
            Message::WatchAsked(number) => {
                self.typing = None;
                self.replay = self.replay_of(number, cx);
                let show = self.replay.as_ref().map_or_else(Task::none, Replay::show).map(Message::Replay);
                let top = operation::snap_to(PAGE, RelativeOffset::START);
                return Action::Run(Task::batch([top, show]));
            }
            Message::Replay(replay::Message::Closed) => self.replay = None,
            Message::Replay(replay::Message::CopyAsked) => {
                let Some(line) = self.replay.as_ref().and_then(Replay::position) else { return Action::None };
                let said = message!(cx.words, "app-position-copied", position = line.as_str());
                return Action::Copy { text: line, said };
            }
            Message::Replay(message) => {
                let task = self.replay.as_mut().map(|replay| replay.update(message));
                return Action::Run(task.unwrap_or_else(Task::none).map(Message::Replay));
            }
            Message::TakeAsked => return self.give(cx, Action::Take),
            Message::PrintAsked => return self.give(cx, Action::Print),
            Message::LogAsked => return Action::Go(Place::LogOf(self.id)),
            Message::ListAsked => return Action::Go(Place::SeriesList),
            Message::Read(Err(failure)) => self.failure = Some(failure),
            Message::CorrectAsked(number) => return self.correct(number, cx),
            Message::AddAsked => return Action::Run(self.add(cx)),
            Message::Game(message) => return self.game(message, cx),
            Message::Why(why) => self.change(|typing| typing.why = why),
            Message::SameSides(allowed) => {
                self.change(|typing| typing.same_sides = allowed);
                self.preview(cx);
            }
            Message::SaveAsked => return self.save(cx),
            Message::Cancelled => {
                self.typing = None;
                self.asked = None;
                self.failure = None;
            }
            Message::StrikeAsked(strike) => self.asked = Some(strike),
            Message::Struck(strike) => return self.strike(strike, cx),
            Message::PlayAsked => return Action::Go(Place::Play(self.id)),
            Message::RematchAsked => {
                let series = cx.club.series(self.id).map(|series| series.players());
                return Action::Go(series.map_or(Place::NewSeries(None), Place::Rematch));
            }
            Message::PlayerOpened(player) => return Action::Go(Place::Player(player)),
            Message::Done(Ok(())) => {
                self.typing = None;
                self.asked = None;
                self.failure = None;
                let is_gone = cx.club.series(self.id).is_none();
                return self.then.or(is_gone.then_some(Place::SeriesList)).map_or(Action::None, Action::Go);
            }
            Message::Done(Err(failure)) => self.failure = Some(failure),
        }
        Action::None
    }

    /// What a key means here.
    pub fn key(&self, key: &Key) -> Option<Message> {
        self.replay.as_ref()?.key(key).map(Message::Replay)
    }

    fn replay_of(&self, number: usize, cx: &Cx<'_>) -> Option<Replay> {
        if cx.club.face_down.contains(&self.id) {
            return None;
        }
        let game = self.record.as_ref()?.games.get(number.checked_sub(1)?)?;
        // What lies face down in a game under way is nobody's business.
        if game.ending == Ending::Unfinished { None } else { Replay::new(number, game) }
    }

    /// Gives away the score sheet, and the moves where they are known.
    fn give(&mut self, cx: &Cx<'_>, how: fn(Box<crate::app::taking::Parcel>) -> Action<Message>) -> Action<Message> {
        let Some(series) = cx.club.series(self.id) else { return Action::None };
        match parcel(&series, self.record.as_deref(), cx) {
            Ok(parcel) => {
                self.unwritable = None;
                how(Box::new(parcel))
            }
            Err(fault) => {
                self.unwritable = Some(cx.words.out_fault(&fault));
                Action::None
            }
        }
    }

    /// Whether a game was begun and goes on nowhere, so that it is to be ended by decision.
    fn is_to_decide(&self, number: usize) -> bool {
        self.record
            .as_ref()
            .and_then(|record| record.games.get(number.checked_sub(1)?))
            .is_some_and(GameRecord::awaits_decision)
    }

    fn change(&mut self, change: impl FnOnce(&mut Typing)) {
        if let Some(typing) = &mut self.typing {
            change(typing);
        }
    }

    fn correct(&mut self, number: usize, cx: &Cx<'_>) -> Action<Message> {
        let record = self.record.as_ref();
        let Some(game) = record.and_then(|record| record.games.get(number.checked_sub(1)?)) else {
            return Action::None;
        };
        let same_sides = record.is_some_and(|record| record.same_sides == SameSides::Allowed);
        let draft = Draft::of(game);
        let first = draft.places().first().copied();
        let (why, preview) = (String::new(), Vec::new());
        self.typing = Some(Typing { number, draft, is_correction: true, why, same_sides, preview });
        self.preview(cx);
        first.map_or(Action::None, |at| Action::Run(operation::focus(field_id(number, at))))
    }

    fn add(&mut self, cx: &Cx<'_>) -> Task<Message> {
        let Some(series) = cx.club.series(self.id) else { return Task::none() };
        let last = series.games().last();
        let animals = last.map_or(Seat::First, |game| game.animals.opponent());
        let number = series.games().len() + 1;
        let draft = Draft::new(animals, Form::Totals);
        let first = draft.places().first().copied();
        let (why, preview) = (String::new(), Vec::new());
        self.typing = Some(Typing { number, draft, is_correction: false, why, same_sides: false, preview });
        first.map_or_else(Task::none, |at| operation::focus(field_id(number, at)))
    }

    fn game(&mut self, message: paper_view::Message, cx: &Cx<'_>) -> Action<Message> {
        let rules = self.rules();
        let Some(typing) = &mut self.typing else { return Action::None };
        if let paper_view::Message::Entered(at) = message {
            let places = typing.draft.places();
            let next = places.iter().position(|other| *other == at).and_then(|found| places.get(found + 1));
            let id = next.map_or_else(|| WHY.to_owned(), |next: &At| field_id(typing.number, *next));
            return if next.is_none() && !typing.is_correction {
                self.save(cx)
            } else {
                Action::Run(operation::focus(id))
            };
        }
        typing.draft.update(message, rules);
        self.failure = None;
        self.preview(cx);
        Action::None
    }

    fn rules(&self) -> RuleSet {
        let game = self.record.as_ref().and_then(|record| record.games.first());
        game.map_or(RuleSet::Classic, |game| game.recorded.rules())
    }

    fn checked(&self, cx: &Cx<'_>) -> Checked {
        let walkover = cx.club.settings.walkover;
        let check = |typing: &Typing| typing.draft.check(typing.number, self.rules(), walkover, cx.words);
        self.typing.as_ref().map_or(Checked::Empty, check)
    }

    fn save(&mut self, cx: &Cx<'_>) -> Action<Message> {
        let (Checked::Good(game), Some(typing)) = (self.checked(cx), &self.typing) else { return Action::None };
        let same_sides = if typing.same_sides { SameSides::Allowed } else { SameSides::Refused };
        let (series, number, game) = (self.id, typing.number, *game);
        let why = Some(typing.why.trim().to_owned()).filter(|why| !why.is_empty());
        let command = if typing.is_correction {
            Command::CorrectGame { series, number, game, same_sides }
        } else {
            Command::AddGame { series, game, same_sides }
        };
        Action::Act { act: command.into(), why, done: Message::Done }
    }

    fn strike(&mut self, strike: Strike, cx: &Cx<'_>) -> Action<Message> {
        let series = self.id;
        let number = cx.club.series(series).map_or(0, |series| series.games().len());
        let command = match strike {
            Strike::Game => Command::RemoveGame { series, number },
            Strike::Series => Command::RemoveSeries { series },
            Strike::Close => match self.record.as_ref().map(|record| record.close_under_way(None, false)) {
                Some(Ok(Some((_, batch)))) => {
                    return Action::Act { act: Act::Together(batch), why: None, done: Message::Done };
                }
                _ => Command::CloseSeries { series },
            },
        };
        Action::Act { act: command.into(), why: None, done: Message::Done }
    }

    fn preview(&mut self, cx: &Cx<'_>) {
        let (checked, Some(series)) = (self.checked(cx), cx.club.series(self.id)) else { return };
        let Some(typing) = &mut self.typing else { return };
        let same_sides = if typing.same_sides { SameSides::Allowed } else { SameSides::Refused };
        typing.preview = match checked {
            Checked::Good(game) => preview(&series, typing.number, game.fact(), same_sides, cx),
            _ => Vec::new(),
        };
    }
}

const WHY: &str = "why";

fn has_moves(game: &GameRecord) -> bool {
    game.recorded.moves().is_some()
}
