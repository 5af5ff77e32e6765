//! One series: its games, what they come to, and what can be corrected.

mod typing;
mod view;

use iced::Task;
use iced::keyboard::{Key, key::Named};

use self::typing::Typing;
use super::paper_view;
use super::replay::{self, Replay};
use super::series_table::parcel;
use super::{Action, Cx};
use crate::app::Place;
use crate::app::desk::Act;
use crate::app::worker::Failure;
use crate::club::{Command, GameRecord, PlayerId, SeriesId, SeriesRecord};
use crate::rules::Ending;
use crate::words::message;

/// What happened on the page.
#[derive(Clone, Debug)]
pub enum Message {
    /// All that was written down of the series is read.
    Read(SeriesId, Result<(Option<Box<SeriesRecord>>, Kept), Failure>),
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
    /// What is typed is kept beside the club file, or could not be.
    Kept(SeriesId, Result<(), Failure>),
    /// Something was done, or refused.
    Done(Result<(), Failure>),
}

/// What was typed when the page was left.
#[derive(Clone, Debug)]
pub struct Kept(Result<typing::Drafts, Failure>);

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
    /// Whether something was asked for here of which nobody has told yet what it came to.
    is_acting: bool,
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
            is_acting: false,
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
        let read = cx.worker.ask(move |desk| {
            let record = desk.club()?.series_record(id)?.map(Box::new);
            Ok((record, Kept(typing::kept(desk, id))))
        });
        Task::perform(read, move |read| Message::Read(id, read))
    }

    /// What a message changes.
    pub fn update(&mut self, message: Message, cx: &Cx<'_>) -> Action<Message> {
        match message {
            // What is about another series comes late.
            Message::Read(id, _) | Message::Kept(id, _) if id != self.id => {}
            Message::Read(_, Ok((record, Kept(kept)))) => {
                self.record = record;
                let is_first = !std::mem::replace(&mut self.is_read, true);
                self.replay = self.replay.take().and_then(|replay| {
                    let ply = replay.ply();
                    self.replay_of(replay.number, cx).map(|replay| replay.at(ply))
                });
                self.renew(cx);
                return match kept {
                    Ok(kept) if is_first => Action::Run(self.go_on(kept, cx)),
                    Ok(_) => Action::None,
                    Err(failure) => {
                        self.failure = Some(failure);
                        Action::None
                    }
                };
            }
            Message::WatchAsked(number) => {
                self.replay = self.replay_of(number, cx);
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
            Message::Read(_, Err(failure)) => self.failure = Some(failure),
            Message::CorrectAsked(number) => return Action::Run(self.correct(number, cx)),
            Message::AddAsked => return Action::Run(self.add(cx)),
            Message::Game(message) => return self.game(message, cx),
            Message::Why(why) => {
                self.typing.iter_mut().for_each(|typing| typing.why.clone_from(&why));
                return self.changed(cx);
            }
            Message::SameSides(allowed) => {
                self.typing.iter_mut().for_each(|typing| typing.same_sides = allowed);
                return self.changed(cx);
            }
            Message::SaveAsked => return self.save(cx),
            Message::Cancelled => {
                // The form that the evening opened leads back there.
                let back = self.then.filter(|_| self.typing.is_some());
                let forget = self.put_away(cx);
                return match back {
                    Some(place) => Action::RunAndGo(forget, place),
                    None => Action::Run(forget),
                };
            }
            Message::Kept(_, Ok(())) => {}
            Message::Kept(_, Err(failure)) => self.failure = Some(failure),
            Message::StrikeAsked(strike) => self.asked = Some(strike),
            Message::Struck(strike) => return self.strike(strike, cx),
            Message::PlayAsked => return Action::Go(Place::Play(self.id)),
            Message::RematchAsked => {
                let series = cx.club.series(self.id).map(|series| series.players());
                return Action::Go(series.map_or(Place::NewSeries(None), Place::Rematch));
            }
            Message::PlayerOpened(player) => return Action::Go(Place::Player(player)),
            Message::Done(done) if !std::mem::take(&mut self.is_acting) => drop(done),
            Message::Done(Ok(())) => {
                let (forget, is_gone) = (self.put_away(cx), cx.club.series(self.id).is_none());
                return match self.then.or(is_gone.then_some(Place::SeriesList)) {
                    Some(place) => Action::RunAndGo(forget, place),
                    None => Action::Run(forget),
                };
            }
            Message::Done(Err(failure)) => self.failure = Some(failure),
        }
        Action::None
    }

    /// What a key means here. What is typed is not given up by mistake: it has a button for that.
    pub fn key(&self, key: &Key) -> Option<Message> {
        if let Some(replay) = &self.replay {
            return replay.key(key).map(Message::Replay);
        }
        let closes = if self.typing.is_some() { self.is_untouched() } else { self.asked.is_some() };
        (closes && *key == Key::Named(Named::Escape)).then_some(Message::Cancelled)
    }

    /// A game that can be looked at.
    fn watchable(&self, number: usize, cx: &Cx<'_>) -> Option<&GameRecord> {
        let game = self.record.as_ref()?.games.get(number.checked_sub(1)?)?;
        // What lies face down in a game under way is nobody's business.
        let is_secret = game.ending == Ending::Unfinished || cx.club.face_down.contains(&self.id);
        (has_moves(game) && !is_secret).then_some(game)
    }

    fn replay_of(&self, number: usize, cx: &Cx<'_>) -> Option<Replay> {
        Replay::new(number, self.watchable(number, cx)?)
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

    fn strike(&mut self, strike: Strike, cx: &Cx<'_>) -> Action<Message> {
        let series = self.id;
        let number = cx.club.series(series).map_or(0, |series| series.games().len());
        self.is_acting = true;
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
}

fn has_moves(game: &GameRecord) -> bool {
    game.recorded.moves().is_some()
}
