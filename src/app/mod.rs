//! The desktop app: a window on the club file.
//!
//! The window shows a [`Club`], which is all of it at one moment. Whatever a user does is asked of the thread that
//! owns the file, and shown once that has answered.

mod beside;
pub mod board;
pub mod bring;
pub mod chooser;
pub mod desk;
pub mod evenings;
pub mod finder;
pub mod font;
pub mod guard;
pub mod hall;
mod keys;
pub mod logged;
mod message;
mod note;
mod opening;
pub mod people;
pub mod pin;
pub mod plan;
pub mod play;
pub mod preferences;
pub mod rescue;
mod route;
mod sample;
pub mod screen;
mod shell;
mod start;
mod steps;
pub mod system;
pub mod taking;
pub mod theme;
pub mod widget;
mod windows;
pub mod work;
pub mod worker;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use chrono::{DateTime, Local};
use iced::advanced::widget::operate;
use iced::advanced::widget::operation::focusable::unfocus;
use iced::{Element, Size, Subscription, Task, Theme, event, window};

use self::desk::{Act, Club, Step};
use self::hall::Hall;
use self::note::Note;
use self::play::Play;
use self::preferences::{Places, Preferences};
use self::screen::{
    evening, home, import, log, new_series, player, players, rules, series_list, series_page, set_up, settings,
    standings, tournament, tournaments,
};
use self::system::System;
use self::worker::{Failure, Worker};
pub use self::{
    keys::{heard, on_event},
    message::{Bring, Message, Place},
    start::{Opening, program, run},
};
use crate::store::Watch;
use crate::words::{Words, message};

/// The screen that is shown.
#[derive(Debug)]
enum Screen {
    Home(home::Home),
    Evening(Box<evening::EveningScreen>),
    Tournaments(tournaments::Tournaments),
    SetUp(Box<set_up::SetUp>),
    Tournament(Box<tournament::TournamentScreen>),
    Import(import::Import),
    Players(players::Players),
    Player(Box<player::PlayerScreen>),
    NewSeries(new_series::NewSeries),
    SeriesList(series_list::SeriesList),
    Series(Box<series_page::SeriesPage>),
    Play(Box<Play>),
    Standings(standings::Standings),
    Rules(rules::Rules),
    Log(log::Log),
    Settings(settings::Settings),
}

/// The window.
#[derive(Debug)]
pub struct App {
    places: Places,
    preferences: Preferences,
    words: Words,
    worker: Worker,
    clock: fn() -> DateTime<Local>,
    system: System,
    club: Option<Arc<Club>>,
    place: Place,
    before: Vec<Place>,
    screen: Screen,
    /// Whether an even number of screens was entered.
    is_even: bool,
    note: Option<Note>,
    /// The club file that is named and not there, while none is open.
    missing: Option<PathBuf>,
    /// A club file that cannot be used, and the ways out.
    rescue: Option<rescue::Rescue>,
    /// How many notes there were that go by themselves.
    noted: u32,
    /// How much of the sample club is made.
    sample: Option<(usize, usize)>,
    shows_shortcuts: bool,
    finder: Option<finder::Finder>,
    chooser: Option<chooser::Chooser>,
    taking: Option<taking::Taking>,
    /// In which form something was given away last.
    taken_as: Option<taking::Kind>,
    hall: Hall,
    /// The program's own window, where the system has opened it.
    window: Option<window::Id>,
    /// A first game that was left, to be gone on with.
    lesson: Option<Box<Play>>,
    /// The list of series as it was left for one of them.
    series_list: Option<series_list::SeriesList>,
    /// The work that is under way, and how much there was.
    works: Vec<work::Work>,
    works_begun: u32,
    size: Size,
    /// How much larger than usual everything is in a window of this size, in percent.
    step: u16,
    /// The PIN that is asked for, and what waits for it.
    asked: Option<guard::Asked>,
    /// The undo or redo that is asked about.
    stepping: Option<desk::Question>,
    /// Until then nobody is asked for the PIN again.
    open_until: Option<Instant>,
    /// Why the preferences could not be read, until that is said.
    unread: Option<Failure>,
    /// Records that are looked at once a club is open.
    records: Option<PathBuf>,
}

impl App {
    /// The window before anything is read, and the work that opens the club file.
    pub fn start(places: Places, preferences: Preferences) -> (App, Task<Message>) {
        let words = Words::in_language(preferences.language());
        let (width, height) = preferences.window;
        let app = App {
            words,
            worker: Worker::start(),
            clock: Local::now,
            system: System::here(),
            club: None,
            place: Place::Home,
            before: Vec::new(),
            screen: Screen::Home(home::Home::default()),
            is_even: true,
            note: None,
            missing: None,
            rescue: None,
            noted: 0,
            sample: None,
            shows_shortcuts: false,
            finder: None,
            chooser: None,
            taking: None,
            taken_as: None,
            hall: Hall::default(),
            window: None,
            lesson: None,
            series_list: None,
            works: Vec::new(),
            works_begun: 0,
            size: Size { width, height },
            step: theme::USUAL,
            asked: None,
            stepping: None,
            open_until: None,
            unread: None,
            records: None,
            places,
            preferences,
        };
        let club = app.places.named.clone().or_else(|| app.preferences.club.clone());
        let task = match club.or_else(|| app.places.usual.clone()) {
            Some(path) => {
                let may_make = app.places.usual.as_ref() == Some(&path) && rescue::was_never_there(&path);
                app.open(path, may_make)
            }
            None => Task::done(Message::Opened(Err(Failure::NoClub))),
        };
        let look = app.ask_system();
        (app, Task::batch([task, look]))
    }

    /// The same window, which says why the preferences could not be read.
    #[must_use]
    pub fn with_unread(self, unread: Option<Failure>) -> App {
        App { unread, ..self }
    }

    /// The same window, which the system knows by this name.
    #[must_use]
    pub fn in_window(self, window: window::Id) -> App {
        App { window: Some(window), ..self }
    }

    /// The same window, which looks at records once a club is open.
    #[must_use]
    pub fn with_records(self, records: Option<PathBuf>) -> App {
        App { records, ..self }
    }

    /// Asks the system for its colours, where the window goes by them.
    fn ask_system(&self) -> Task<Message> {
        if self.preferences.as_system {
            Task::perform((self.system.look)(), Message::SystemLooked)
        } else {
            Task::none()
        }
    }

    /// Puts another clock in the place of the one of the system.
    pub const fn set_clock(&mut self, clock: fn() -> DateTime<Local>) {
        self.clock = clock;
    }

    /// Puts another system in the place of the one around the window.
    pub fn set_system(&mut self, system: System) {
        self.system = system;
    }

    /// Whether the club that is shown is the sample club, where nothing is meant.
    pub fn is_sample(&self) -> bool {
        self.club.as_ref().is_some_and(|club| self.places.sample().as_ref() == Some(&club.path))
    }

    /// The club that is shown.
    pub fn club(&self) -> Option<&Arc<Club>> {
        self.club.as_ref()
    }

    /// The screen of a game, if that is shown.
    pub fn playing(&self) -> Option<&Play> {
        match &self.screen {
            Screen::Play(screen) => Some(screen),
            _ => None,
        }
    }

    /// The screen of a tournament, if that is shown.
    pub fn tournament(&self) -> Option<&tournament::TournamentScreen> {
        match &self.screen {
            Screen::Tournament(screen) => Some(screen),
            _ => None,
        }
    }

    /// The thread that owns the club file.
    pub fn worker(&self) -> &Worker {
        &self.worker
    }

    /// The title of the window.
    pub fn title(&self) -> String {
        let club = self.club.as_ref().and_then(|club| club.settings.name.as_ref());
        let club = club.map(|name| widget::bounded(name.as_str()));
        let sample = self.is_sample().then(|| message!(self.words, "app-sample"));
        club.into_iter().chain(sample).chain(["Halali!".to_owned()]).collect::<Vec<_>>().join(" – ")
    }

    /// The theme that is on.
    pub fn theme(&self) -> Theme {
        self.preferences.shown_look().theme_of(self.is_even)
    }

    /// What happens outside the window's own widgets.
    pub fn subscription(&self) -> Subscription<Message> {
        let clock = match &self.screen {
            Screen::Play(screen) => screen.subscription().map(Message::Play),
            Screen::Evening(_) => evening::minutes().map(Message::Evening),
            Screen::NewSeries(screen) => screen.subscription().map(Message::NewSeries),
            _ => Subscription::none(),
        };
        let system = if self.preferences.as_system {
            (self.system.changes)().map(|()| Message::SystemChanged)
        } else {
            Subscription::none()
        };
        Subscription::batch([
            clock,
            self.fading(),
            system,
            event::listen_with(heard),
            window::close_requests().map(Message::CloseAsked),
            event::listen_with(windows::sized),
            self.hall.subscription().map(Message::Hall),
        ])
    }

    /// Reads the club again: after a change of language, or of a game under way.
    fn show_again(&self) -> Task<Message> {
        let language = self.words.language();
        Task::perform(self.worker.ask(move |desk| desk.show(language)), Message::Shown)
    }

    fn act(
        &mut self,
        act: Act,
        why: Option<String>,
        then: impl FnOnce(Result<(), Failure>) -> Message + Send + 'static,
    ) -> Task<Message> {
        let language = self.words.language();
        let acted = move |result: Result<Arc<Club>, Failure>| {
            let then = then(result.as_ref().map(|_| ()).map_err(Clone::clone));
            Message::Acted(result, Box::new(then))
        };
        let act = move |desk: &mut desk::Desk, watch: Watch<'_>| desk.act(&act, why, language, watch);
        let begin = work::Begin::at_desk(&self.worker, act, acted);
        self.watched(message!(self.words, "app-work-act"), |watching| begin.with(watching))
    }

    fn keep_preferences(&self) -> Task<Message> {
        let (places, preferences) = (self.places.clone(), self.preferences.clone());
        Task::perform(self.worker.ask(move |_| preferences.keep(&places)), Message::Kept)
    }

    /// What a message changes, and what is to be done.
    pub fn update(&mut self, message: Message) -> Task<Message> {
        // A table that was just taken away is no fact: undo brings it back before it touches one.
        if let (Message::Undo, Screen::Evening(screen), None) = (&message, &self.screen, &self.stepping)
            && screen.brings_back()
        {
            return self.update(Message::Evening(evening::Message::BroughtBack));
        }
        if self.is_held(&message) {
            return self.ask_pin(guard::Held::Message(Box::new(message)));
        }
        if let Some(damage) = self.worker.damage()
            && let Some(looked) = self.rescue_from(&damage)
        {
            return Task::batch([looked, self.update(message)]);
        }
        match message {
            Message::Guard(message) => self.guard(message),
            Message::Rescue(message) => self.rescue(message),
            Message::SystemChanged => self.ask_system(),
            Message::SystemLooked(look) => {
                self.preferences.system_look = look;
                Task::none()
            }
            Message::Opened(opened) => self.opened(opened),
            Message::Shown(Ok(club)) => self.see(club),
            Message::Shown(Err(failure)) | Message::Kept(Err(failure)) => {
                self.note = Some(Note::Wrong(self.failure(&failure)));
                Task::none()
            }
            Message::Kept(Ok(())) => Task::none(),
            Message::Acted(Ok(club), then) => {
                self.note = None;
                let seen = self.see(club);
                Task::batch([seen, self.update(*then)])
            }
            // The screen that asked shows why in its place.
            Message::Acted(Err(_), then) => self.update(*then),
            Message::FinderAsked => {
                let finder = self.club.as_ref().map(|club| finder::Finder::new(club, &self.words));
                self.finder = finder.filter(|_| self.finder.is_none());
                finder::Finder::focus()
            }
            Message::Finder(message) => {
                let (Some(finder), Some(club)) = (&mut self.finder, &self.club) else { return Task::none() };
                let Some(leads) = finder.update(message, club, &self.words) else { return Task::none() };
                self.finder = None;
                Task::batch(leads.into_iter().map(|message| self.update(message)).collect::<Vec<_>>())
            }
            Message::Went(place) => self.go(place),
            Message::WentBack => self.before.pop().map_or_else(Task::none, |place| self.enter(place)),
            // What lies under a question is not stepped through.
            Message::Undo | Message::Redo if self.stepping.is_some() => Task::none(),
            Message::Undo => self.step(Step::Undo, None),
            Message::Redo => self.step(Step::Redo, None),
            Message::Stepped(step, stepped) => self.stepped(step, stepped),
            Message::StepMeant => self.step_meant(),
            Message::StepNotMeant => {
                self.stepping = None;
                Task::none()
            }
            Message::NoteRead => {
                self.note = None;
                Task::none()
            }
            Message::NoteFaded(number) => {
                self.fade(number);
                Task::none()
            }
            Message::ShortcutsAsked => {
                self.shows_shortcuts = !self.shows_shortcuts;
                // What hangs from a field that has the keyboard would lie over the sheet.
                operate(unfocus::<()>()).discard()
            }
            Message::SampleAsked => self.start_sample(),
            Message::OwnClubAsked => self.open_usual(),
            Message::OpenAgainAsked => {
                self.club.as_ref().map_or_else(Task::none, |club| self.open(club.path.clone(), false))
            }
            Message::MakeAsked => self.missing.clone().map_or_else(Task::none, |path| self.open(path, true)),
            Message::SampleMade(made) => self.sample_made(made),
            Message::SampleDropped => {
                self.sample = None;
                Task::perform(self.worker.ask(desk::Desk::drop_demo), Message::Kept)
            }
            Message::Chooser(message) => self.chooser(message),
            Message::Taking(message) => self.taking(message),
            Message::Work(message) => {
                self.work(message);
                Task::none()
            }
            Message::Hall(message) | Message::Tournament(tournament::Message::Hall(message)) => {
                self.in_hall(|hall, from| hall.update(message, from))
            }
            Message::In(window, message) if self.hall.window() == Some(window) => self.on_the_wall(*message),
            // A window that is gone has nothing more to say.
            Message::In(window, _) if self.window.is_some_and(|own| own != window) => Task::none(),
            Message::In(_, message) => self.update(*message),
            Message::Pressed(key, physical, modifiers) => self.pressed(&key, physical, modifiers),
            Message::Resized(size) => self.resized(size),
            Message::CloseAsked(id) if self.hall.window() == Some(id) => {
                self.in_hall(|hall, from| hall.update(hall::Message::WallAsked, from))
            }
            Message::CloseAsked(id) if self.window.is_some_and(|own| own != id) => Task::none(),
            Message::CloseAsked(_) => {
                self.preferences.window = self.size_kept();
                let (places, preferences) = (self.places.clone(), self.preferences.clone());
                let leave = self.worker.ask(move |desk| {
                    desk.leave();
                    preferences.keep(&places)
                });
                Task::perform(leave, |_| Message::Left)
            }
            Message::Left => iced::exit(),
            Message::Home(_)
            | Message::Evening(_)
            | Message::Tournaments(_)
            | Message::SetUp(_)
            | Message::Tournament(_)
            | Message::Import(_)
            | Message::Players(_)
            | Message::Player(_)
            | Message::Play(_)
            | Message::NewSeries(_)
            | Message::SeriesList(_)
            | Message::Series(_)
            | Message::Standings(_)
            | Message::Rules(_)
            | Message::Log(_)
            | Message::Settings(_) => self.screen(message),
        }
    }

    /// What is shown.
    pub fn view(&self) -> Element<'_, Message> {
        shell::view(self)
    }
}
