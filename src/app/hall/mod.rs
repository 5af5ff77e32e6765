//! What the hall sees and hears of a tournament: the round timer, and the wall, which is a second window for a projector.

pub mod scene;
mod view;
pub mod wall;

use std::sync::Arc;
use std::time::Duration;

use chrono::TimeDelta;
use iced::keyboard::Key;
use iced::keyboard::key::Named;
use iced::{Size, Subscription, Task, time, window};
use serde::{Deserialize, Serialize};

use self::scene::Scene;
use super::desk::{Club, Desk};
use super::screen::tournament::bracket::Drawn;
use super::start;
use super::worker::{Failure, Worker};
use crate::store::{self, clocks, keep_timer};
use crate::tournament::{Clocks, RoundNumber, RoundTimer, Shown, TimerRefusal, TournamentId, Warnings};
use crate::words::{Language, Words};

pub use self::view::{controls, timer_line};

/// How long a page of the wall stays before the next one comes.
const PAGE: Duration = Duration::from_secs(10);
/// So many letters of a notice are read from afar.
const NOTICE: usize = 400;
/// How often the time left is shown anew.
const TICK: Duration = Duration::from_secs(1);
/// How long a round lasts where nobody said so.
const USUAL_LENGTH: TimeDelta = TimeDelta::minutes(50);

/// What is on the wall.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shows {
    /// Who plays whom in the round that is published, by tables.
    ByTable,
    /// The same by names.
    ByName,
    /// The standings after the last closed round.
    Standings,
    /// The last rounds of the bracket.
    Bracket,
    /// The time left, and nothing else.
    Timer,
    /// What the organiser typed.
    Notice,
}

impl Shows {
    /// All of them.
    pub const ALL: [Shows; 6] =
        [Shows::ByTable, Shows::ByName, Shows::Standings, Shows::Bracket, Shows::Timer, Shows::Notice];
}

/// What is wanted on the wall. It is kept beside the club file.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Wish {
    /// One thing, or all that there is in turn.
    pub shows: Option<Shows>,
    /// What the organiser wants everybody to read.
    pub notice: String,
    /// What is being typed to take its place: half a sentence is nothing for a wall.
    pub typed: Option<String>,
}

/// What is done with the timer.
#[derive(Clone, Debug)]
pub enum Deed {
    /// It starts for a round, with so much time.
    Start(RoundNumber, TimeDelta),
    /// It stands still.
    Pause,
    /// It goes on.
    Resume,
    /// There is more time, or less.
    Extend(TimeDelta),
}

/// What happened.
#[derive(Clone, Debug)]
pub enum Message {
    /// What there is to show was read, with the timer and what was wanted before.
    Read(TournamentId, Result<Box<Found>, Failure>),
    /// The wall is wanted, or no more.
    WallAsked,
    /// The wall is to go over to another tournament.
    TakenOver(TournamentId),
    /// The wall is open.
    Opened,
    /// Something is wanted on it.
    Chosen(Option<Shows>),
    /// Another notice is being typed.
    Notice(String),
    /// It is to be read.
    Noticed,
    /// What is wanted is kept, or not.
    Kept(Result<(), Failure>),
    /// The next page is due.
    Turned,
    /// A second has passed.
    Ticked,
    /// The length of a round was typed.
    Length(String),
    /// Something is to be done with the timer.
    Timer(Deed),
    /// The timer is kept, or was refused.
    TimerKept(TournamentId, Result<RoundTimer, Refused>),
    /// The whole screen is wanted for the wall, or no more.
    WholeAsked,
}

/// Why something was not done with the timer.
#[derive(Clone, Debug)]
pub enum Refused {
    /// It makes no sense.
    Senseless(TimerRefusal),
    /// It could not be kept.
    Failed(Failure),
}

/// What was read for a tournament.
#[derive(Clone, Debug)]
pub struct Found {
    scene: Option<Arc<Scene>>,
    /// `None` where it could not be read.
    timer: Option<Option<RoundTimer>>,
    wish: Option<Wish>,
}

/// The window on the wall.
#[derive(Debug)]
struct Window {
    id: window::Id,
    size: Size,
    is_whole: bool,
}

/// The timer and the wall of a tournament.
#[derive(Debug)]
pub struct Hall {
    of: Option<TournamentId>,
    clocks: fn() -> Clocks,
    scene: Option<Arc<Scene>>,
    drawn: Option<Drawn>,
    timer: Option<RoundTimer>,
    /// What the timer showed last.
    shown: Option<Shown>,
    wish: Wish,
    /// Whether what was wanted before is read.
    is_known: bool,
    window: Option<Window>,
    /// How many pages were turned since something was chosen.
    turned: usize,
    length: String,
    refused: Option<Refused>,
    failure: Option<Failure>,
}

impl Default for Hall {
    fn default() -> Hall {
        Hall {
            of: None,
            clocks,
            scene: None,
            drawn: None,
            timer: None,
            shown: None,
            wish: Wish::default(),
            is_known: false,
            window: None,
            turned: 0,
            length: String::new(),
            refused: None,
            failure: None,
        }
    }
}

/// What the hall needs to read something.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// The club.
    pub club: &'a Arc<Club>,
    /// The thread to ask about the club file.
    pub worker: &'a Worker,
    /// In which language it is told.
    pub language: Language,
}

fn wish_file(of: TournamentId) -> String {
    // It is a draft by its name, so that whoever is made anonymous leaves the notice too.
    format!("wall-{of}.draft")
}

impl Hall {
    /// Puts other clocks in the place of those of the machine.
    pub const fn set_clocks(&mut self, clocks: fn() -> Clocks) {
        self.clocks = clocks;
    }

    /// The tournament that it is about.
    pub const fn tournament(&self) -> Option<TournamentId> {
        self.of
    }

    /// What the timer of a tournament shows.
    pub fn shown(&self, of: TournamentId) -> Option<Shown> {
        self.shown.filter(|_| self.of == Some(of))
    }

    /// The same where it is the timer of this round.
    pub fn shown_for(&self, of: TournamentId, round: RoundNumber) -> Option<Shown> {
        self.shown(of).filter(|_| self.timer.as_ref().is_some_and(|timer| timer.round() == round))
    }

    /// What is on the wall of the time: that of the round that is played.
    fn on_the_wall(&self) -> Option<Shown> {
        self.shown_for(self.of?, self.scene.as_ref()?.number?)
    }

    /// The window on the wall.
    pub fn window(&self) -> Option<window::Id> {
        self.window.as_ref().map(|window| window.id)
    }

    /// What is on the wall.
    pub const fn scene(&self) -> Option<&Arc<Scene>> {
        self.scene.as_ref()
    }

    /// A tournament is looked at: the hall is about that one, unless the wall shows another.
    pub fn look_at(&mut self, of: TournamentId, from: Source<'_>) -> Task<Message> {
        if self.of == Some(of) || self.window.is_some() {
            return self.refresh(from);
        }
        let clocks = self.clocks;
        *self = Hall { of: Some(of), clocks, ..Hall::default() };
        self.refresh(from)
    }

    /// The wall goes over to another tournament.
    fn take_over(&mut self, of: TournamentId, from: Source<'_>) -> Task<Message> {
        let (clocks, window) = (self.clocks, self.window.take());
        *self = Hall { of: Some(of), clocks, window, ..Hall::default() };
        self.refresh(from)
    }

    /// Nothing of a club that is left stays on the wall.
    pub fn leave_club(&mut self) -> Task<Message> {
        let closed = self.window.take().map_or_else(Task::none, |window| window::close(window.id));
        let clocks = self.clocks;
        *self = Hall { clocks, ..Hall::default() };
        closed
    }

    /// Reads it anew.
    pub fn refresh(&self, from: Source<'_>) -> Task<Message> {
        let Some(of) = self.of else { return Task::none() };
        let (club, language, is_known) = (from.club.clone(), from.language, self.is_known);
        let read = from.worker.ask(move |desk: &mut Desk| {
            let words = Words::in_language(language);
            let file = desk.club()?.path().to_owned();
            let timer = store::timer(&file, of).ok();
            let wish = if is_known { None } else { desk.kept(&wish_file(of)).ok().flatten() };
            let scene = Scene::read(of, &club, &words, desk)?.map(Arc::new);
            Ok(Box::new(Found { scene, timer, wish }))
        });
        Task::perform(read, move |read| Message::Read(of, read))
    }

    /// What passes by itself.
    pub fn subscription(&self) -> Subscription<Message> {
        let turns = self.window.is_some() && self.sequence().iter().map(|(_, pages)| pages).sum::<usize>() > 1;
        let pages = if turns { time::every(PAGE).map(|_| Message::Turned) } else { Subscription::none() };
        let runs = self.shown.is_some_and(|shown| shown.runs);
        let seconds = if runs { time::every(TICK).map(|_| Message::Ticked) } else { Subscription::none() };
        Subscription::batch([pages, seconds])
    }

    /// What a message changes.
    pub fn update(&mut self, message: Message, from: Source<'_>) -> Task<Message> {
        match message {
            Message::Read(of, Ok(found)) if self.of == Some(of) => {
                let Found { scene, timer, wish } = *found;
                self.failure = None;
                self.drawn = scene.as_ref().and_then(|scene| Some(Drawn::new(scene.bracket.clone()?)));
                self.scene = scene;
                self.timer = timer.unwrap_or(self.timer.take());
                if let Some(wish) = wish.filter(|_| !self.is_known) {
                    self.wish = wish;
                }
                self.is_known = true;
                return self.tick(from);
            }
            Message::Read(of, Err(failure)) if self.of == Some(of) => self.failure = Some(failure),
            Message::Read(..) | Message::Opened | Message::Kept(Ok(())) => {}
            Message::Kept(Err(failure)) => self.failure = Some(failure),
            Message::WallAsked => {
                if let Some(window) = self.window.take() {
                    return window::close(window.id);
                }
                let (id, opened) = window::open(start::wall_settings());
                self.window = Some(Window { id, size: start::WALL_SIZE, is_whole: false });
                self.turned = 0;
                // While no wall was open nothing was read for it.
                return Task::batch([opened.map(|_| Message::Opened), self.refresh(from)]);
            }
            Message::TakenOver(of) => return self.take_over(of, from),
            // What was wanted before is not written over before it is read.
            Message::Chosen(_) | Message::Notice(_) | Message::Noticed if !self.is_known => {}
            Message::Chosen(shows) => {
                self.wish.shows = shows;
                self.turned = 0;
                return self.keep_wish(from);
            }
            Message::Notice(notice) => {
                let typed: String = notice.chars().take(NOTICE).collect();
                self.wish.typed = Some(typed).filter(|typed| *typed != self.wish.notice);
                return self.keep_wish(from);
            }
            Message::Noticed => {
                let Some(typed) = self.wish.typed.take() else { return Task::none() };
                self.wish.notice = typed;
                return self.keep_wish(from);
            }
            Message::Turned => self.turned = self.turned.wrapping_add(1),
            Message::Ticked => return self.tick(from),
            Message::Length(typed) => {
                self.length = typed.chars().filter(char::is_ascii_digit).take(3).collect();
            }
            Message::Timer(deed) => return self.deal(deed, from),
            Message::TimerKept(of, Ok(_)) if self.of == Some(of) => self.refused = None,
            Message::TimerKept(of, Err(refused)) if self.of == Some(of) => {
                // What could not be kept does not hold.
                self.refused = Some(refused);
                return self.refresh(from);
            }
            Message::TimerKept(..) => {}
            Message::WholeAsked => {
                if let Some(window) = &mut self.window {
                    window.is_whole = !window.is_whole;
                    let mode = if window.is_whole { window::Mode::Fullscreen } else { window::Mode::Windowed };
                    return window::set_mode(window.id, mode);
                }
            }
        }
        Task::none()
    }

    fn keep_wish(&self, from: Source<'_>) -> Task<Message> {
        let Some(of) = self.of else { return Task::none() };
        let wish = self.wish.clone();
        let keep = from.worker.ask(move |desk| desk.keep(&wish_file(of), Some(&wish)));
        Task::perform(keep, Message::Kept)
    }

    /// Shows the time that is left now; kept anew where that is due.
    fn tick(&mut self, from: Source<'_>) -> Task<Message> {
        let now = (self.clocks)();
        self.shown = self.timer.as_ref().map(|timer| timer.shown(&now));
        let Some(anew) = self.timer.as_ref().and_then(|timer| timer.kept_anew(now)) else { return Task::none() };
        self.timer = Some(anew.clone());
        self.keep(anew, from)
    }

    fn keep(&self, timer: RoundTimer, from: Source<'_>) -> Task<Message> {
        let Some(of) = self.of else { return Task::none() };
        let keep = from.worker.ask(move |desk: &mut Desk| {
            let file = desk.club()?.path().to_owned();
            keep_timer(&file, of, &timer)?;
            Ok(timer)
        });
        Task::perform(keep, move |kept| Message::TimerKept(of, kept.map_err(Refused::Failed)))
    }

    fn deal(&mut self, deed: Deed, from: Source<'_>) -> Task<Message> {
        let now = (self.clocks)();
        let after = match (deed, &self.timer) {
            (Deed::Start(round, length), timer) => {
                // The timer of a round that is over makes way.
                let same = timer.as_ref().filter(|timer| timer.round() == round);
                let is_over = same.map_or(Ok(()), |timer| timer.must_be_over(&now));
                is_over.and_then(|()| RoundTimer::start(round, length, Warnings::default(), now))
            }
            (_, None) => return Task::none(),
            (Deed::Pause, Some(timer)) => timer.pause(&now),
            (Deed::Resume, Some(timer)) => timer.resume(now),
            (Deed::Extend(by), Some(timer)) => timer.extend(by, now),
        };
        match after {
            Ok(timer) => {
                self.shown = Some(timer.shown(&now));
                self.timer = Some(timer.clone());
                self.keep(timer, from)
            }
            Err(refusal) => {
                self.refused = Some(Refused::Senseless(refusal));
                Task::none()
            }
        }
    }

    /// How long the next round lasts, as it is typed.
    fn length(&self) -> TimeDelta {
        let typed = self.length.parse().ok().filter(|minutes| *minutes > 0).map(TimeDelta::minutes);
        let before = self.timer.as_ref().map(RoundTimer::length);
        typed.or(before).unwrap_or(USUAL_LENGTH)
    }

    /// What comes in turn, and how many pages each of it has.
    fn sequence(&self) -> Vec<(Shows, usize)> {
        let Some(scene) = &self.scene else { return Vec::new() };
        let size = self.window.as_ref().map_or(start::WALL_SIZE, |window| window.size);
        let is_there = |shows: &Shows| match shows {
            // Beside everything else the time stands in the corner.
            Shows::Timer => false,
            Shows::Notice => !self.wish.notice.trim().is_empty(),
            shows => wall::pages(scene, *shows, size) > 0,
        };
        let mut all: Vec<_> = match self.wish.shows {
            Some(shows) => vec![shows],
            None => Shows::ALL.into_iter().filter(is_there).collect(),
        };
        if all.is_empty() {
            all.push(if self.on_the_wall().is_some() { Shows::Timer } else { Shows::ByTable });
        }
        all.into_iter().map(|shows| (shows, wall::pages(scene, shows, size).max(1))).collect()
    }

    /// What is on the wall now: what it is, and which page of it, of how many.
    pub fn now(&self) -> Option<(Shows, usize, usize)> {
        let all = self.sequence();
        let sum: usize = all.iter().map(|(_, pages)| pages).sum();
        let mut place = self.turned % sum.max(1);
        for (shows, pages) in all {
            if place < pages {
                return Some((shows, place, pages));
            }
            place -= pages;
        }
        None
    }

    /// The window on the wall has another size.
    pub fn resized(&mut self, size: Size) {
        if let Some(window) = &mut self.window {
            window.size = size;
        }
    }

    /// What a key means in the window on the wall.
    pub fn key(&self, key: &Key) -> Option<Message> {
        let is_whole = self.window.as_ref().is_some_and(|window| window.is_whole);
        match key {
            Key::Named(Named::F11) => Some(Message::WholeAsked),
            Key::Named(Named::Escape) if is_whole => Some(Message::WholeAsked),
            Key::Named(Named::ArrowRight | Named::PageDown | Named::Space) => Some(Message::Turned),
            _ => None,
        }
    }
}
