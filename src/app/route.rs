//! Where messages and keys go: the screen that is shown, and what it asks for.

use std::sync::Arc;

use iced::Task;
use iced::advanced::widget::operate;
use iced::advanced::widget::operation::focusable::{find_focused, unfocus};
use iced::futures::FutureExt as _;
use iced::keyboard::key::{Named, Physical};
use iced::keyboard::{Key, Modifiers};
use iced::widget::operation;
use iced::widget::scrollable::RelativeOffset;

use super::desk::{self, Club};
use super::hall::{self, Hall};
use super::play::{self, Play};
use super::preferences::Preferences;
use super::screen::evening;
use super::screen::parts::PAGE;
use super::screen::{
    Action, home, import, log, new_series, player, players, rules, series_list, series_page, set_up, settings,
    standings, tournament, tournaments,
};
use super::taking::Taking;
use super::widget::tab;
use super::worker::Failure;
use super::{App, Message, Place, Screen, finder, guard, keys, shell};
use crate::words::Words;
use iced::advanced::widget::Id;

/// What screens are shown with. A function would borrow the whole window, and so the screen as well.
macro_rules! cx {
    ($app:expr, $club:expr) => {
        $crate::app::screen::Cx {
            words: &$app.words,
            club: $club,
            worker: &$app.worker,
            now: ($app.clock)(),
            clock: $app.clock,
            hall: &$app.hall,
            size: $app.size,
        }
    };
}
pub(super) use cx;

impl App {
    /// Hands a message to its screen; those of a screen that was left come to nothing.
    pub(super) fn screen(&mut self, message: Message) -> Task<Message> {
        if message.changes_list() {
            self.leave_taking();
        }
        let Some(club) = &self.club else { return Task::none() };
        let cx = cx!(self, club);
        match (message, &mut self.screen) {
            (Message::Home(message), Screen::Home(screen)) => {
                let action = screen.update(message, &cx);
                self.perform(action, Message::Home)
            }
            (Message::Evening(message), Screen::Evening(screen)) => {
                let action = screen.update(message, &cx);
                self.perform(action, Message::Evening)
            }
            (Message::Tournaments(message), Screen::Tournaments(screen)) => {
                let action = screen.update(message);
                self.perform(action, Message::Tournaments)
            }
            (Message::SetUp(message), Screen::SetUp(screen)) => {
                let action = screen.update(message, &cx);
                self.perform(action, Message::SetUp)
            }
            (Message::Tournament(message), Screen::Tournament(screen)) => {
                let action = screen.update(message, &cx);
                self.perform(action, Message::Tournament)
            }
            (Message::Import(message), Screen::Import(screen)) => {
                let action = screen.update(message, &cx);
                self.perform(action, Message::Import)
            }
            (Message::Players(message), Screen::Players(screen)) => {
                let action = screen.update(message, &cx);
                self.perform(action, Message::Players)
            }
            (Message::Play(message), Screen::Play(screen)) => {
                let was_played = screen.table().is_some();
                let action = screen.update(message, &cx);
                let (options, is_played) = (screen.options(), screen.table().is_some());
                // What was said of something else does not follow into a game.
                if is_played && !was_played {
                    self.note = self.note.take().filter(|note| !note.fades());
                }
                let keep = self.show_boards(options);
                Task::batch([keep, self.perform(action, Message::Play)])
            }
            (Message::Rules(message), Screen::Rules(screen)) => {
                let action = screen.update(message);
                self.perform(action, Message::Rules)
            }
            (Message::Player(message), Screen::Player(screen)) => {
                let action = screen.update(message, &cx);
                self.perform(action, Message::Player)
            }
            (Message::NewSeries(message), Screen::NewSeries(screen)) => {
                let action = screen.update(message, &cx);
                self.perform(action, Message::NewSeries)
            }
            (Message::SeriesList(message), Screen::SeriesList(screen)) => {
                let action = screen.update(message, &cx);
                self.perform(action, Message::SeriesList)
            }
            (Message::Series(message), Screen::Series(screen)) => {
                let action = screen.update(message, &cx);
                self.perform(action, Message::Series)
            }
            (Message::Standings(message), Screen::Standings(screen)) => {
                let action = screen.update(message, &cx);
                self.perform(action, Message::Standings)
            }
            (Message::Log(message), Screen::Log(screen)) => {
                let action = screen.update(message, &cx);
                self.perform(action, Message::Log)
            }
            (Message::Settings(message), Screen::Settings(screen)) => {
                let action = screen.update(message, &self.preferences, &cx);
                self.perform(action, Message::Settings)
            }
            _ => Task::none(),
        }
    }

    pub(super) fn failure(&self, failure: &Failure) -> String {
        match &self.club {
            Some(club) => failure.in_words(&self.words, &desk::who(club)),
            None => failure.plainly(&self.words),
        }
    }

    /// Goes to a place that one can come back from.
    pub(super) fn go(&mut self, place: Place) -> Task<Message> {
        if place != self.place {
            self.before.push(self.place);
        }
        self.enter(place)
    }

    pub(super) fn enter(&mut self, place: Place) -> Task<Message> {
        let Some(club) = &self.club else { return Task::none() };
        let cx = cx!(self, club);
        // Lists show how far games are that are under way.
        let again = if matches!(self.screen, Screen::Play(_)) { self.show_again() } else { Task::none() };
        self.place = place;
        self.is_even = !self.is_even;
        // What was given away belongs to the screen that is left.
        self.taking = None;
        let from_game = matches!(self.screen, Screen::Play(_));
        let left = std::mem::replace(&mut self.screen, Screen::Home(home::Home::default()));
        match left {
            Screen::Play(left) if left.is_lesson() => self.lesson = Some(left),
            Screen::SeriesList(left) => self.series_list = Some(left),
            _ => {}
        }
        // The list is found again as it was by who comes back from a series; who was elsewhere begins anew.
        if !place.is_about_series() {
            self.series_list = None;
        }
        let mut again_at = None;
        let focus;
        (self.screen, focus) = match place {
            Place::Home => (Screen::Home(home::Home::default()), Task::none()),
            Place::Evening => (Screen::Evening(Box::default()), Task::none()),
            Place::Tournaments => (Screen::Tournaments(tournaments::Tournaments::default()), Task::none()),
            Place::NewTournament => {
                let screen = set_up::SetUp::new(&cx);
                let focus = set_up::focus();
                (Screen::SetUp(Box::new(screen)), focus)
            }
            Place::SetUp(tournament) => (Screen::SetUp(Box::new(set_up::SetUp::of(tournament, &cx))), Task::none()),
            Place::Tournament(tournament) => {
                (Screen::Tournament(Box::new(tournament::TournamentScreen::new(tournament))), Task::none())
            }
            Place::Import(bring) => {
                let screen = import::Import::new(bring);
                let focus = screen.focus();
                (Screen::Import(screen), focus)
            }
            Place::Players | Place::AddPlayer => {
                let adds = place == Place::AddPlayer;
                let screen = if adds { players::Players::adding() } else { players::Players::default() };
                let focus = screen.focus();
                (Screen::Players(screen), focus)
            }
            Place::Player(player) => (Screen::Player(Box::new(player::PlayerScreen::new(player))), Task::none()),
            Place::NewSeries(_) | Place::PaperResult | Place::Rematch(_) | Place::Table(..) => {
                let screen = match place {
                    Place::NewSeries(player) => new_series::NewSeries::new(player, false, &cx),
                    Place::Rematch(players) => new_series::NewSeries::rematch(players, &cx),
                    Place::Table(table, date, medium) => new_series::NewSeries::at_table(table, date, medium, &cx),
                    _ => new_series::NewSeries::new(None, true, &cx),
                };
                let screen = screen.animated(self.preferences.board.animated);
                let find = screen.find(&cx).map(Message::NewSeries);
                (Screen::NewSeries(screen), find)
            }
            Place::SeriesList => {
                let screen = self.series_list.take().unwrap_or_default();
                let focus = screen.focus();
                again_at = Some(screen.scroll_back());
                (Screen::SeriesList(screen), focus)
            }
            Place::Series(series) => (Screen::Series(Box::new(series_page::SeriesPage::new(series))), Task::none()),
            Place::NextGame(series) => {
                let (screen, focus) = series_page::SeriesPage::next_game(series, &cx);
                (Screen::Series(Box::new(screen)), focus.map(Message::Series))
            }
            Place::Play(series) => {
                let (screen, load) = Play::new(series, self.preferences.board, &cx);
                (Screen::Play(Box::new(screen)), load.map(Message::Play))
            }
            Place::Learn => {
                let mut screen = match self.lesson.take().filter(|lesson| lesson.goes_on()) {
                    Some(lesson) => lesson,
                    None => Box::new(Play::lesson(self.preferences.board, &cx)),
                };
                screen.choose(self.preferences.board);
                (Screen::Play(screen), Task::none())
            }
            Place::Rules => {
                (Screen::Rules(rules::Rules::new(from_game, self.preferences.board.animated)), Task::none())
            }
            Place::Standings => (Screen::Standings(standings::Standings::default()), Task::none()),
            Place::Log => (Screen::Log(log::Log::default()), Task::none()),
            Place::LogOf(series) => (Screen::Log(log::Log::of_series(series)), Task::none()),
            Place::Settings => (Screen::Settings(settings::Settings::default()), Task::none()),
        };
        let hall = match place {
            Place::Tournament(tournament) => self.in_hall(|hall, from| hall.look_at(tournament, from)),
            _ => Task::none(),
        };
        // How far one screen was scrolled is nothing to the next.
        let top = operation::snap_to(PAGE, RelativeOffset::START);
        let again_at = again_at.unwrap_or_else(Task::none);
        Task::batch([top, self.refresh(), focus, again, hall, again_at])
    }

    /// Shows another state of the club.
    pub(super) fn see(&mut self, club: Arc<Club>) -> Task<Message> {
        if self.club.as_ref().is_none_or(|before| before.revision != club.revision) {
            self.leave_taking();
        }
        self.club = Some(club);
        // Where no wall is open nobody sees what is on it.
        let wall = match self.hall.window() {
            Some(_) => self.in_hall(|hall, from| hall.refresh(from)),
            None => Task::none(),
        };
        Task::batch([self.refresh(), wall])
    }

    /// What was to be given away is not what is shown any more.
    fn leave_taking(&mut self) {
        self.taking = self.taking.take().filter(Taking::is_writing);
    }

    /// Does something about the hall.
    pub(super) fn in_hall(
        &mut self,
        act: impl FnOnce(&mut Hall, hall::Source<'_>) -> Task<hall::Message>,
    ) -> Task<Message> {
        let Some(club) = &self.club else { return Task::none() };
        let from = hall::Source { club, worker: &self.worker, language: self.words.language() };
        act(&mut self.hall, from).map(Message::Hall)
    }

    /// Tells the screen that the club is another one.
    pub(super) fn refresh(&mut self) -> Task<Message> {
        let Some(club) = &self.club else { return Task::none() };
        let cx = cx!(self, club);
        match &mut self.screen {
            Screen::Home(screen) => return screen.refresh(&cx).map(Message::Home),
            Screen::Evening(screen) => return screen.refresh(&cx).map(Message::Evening),
            Screen::Tournaments(screen) => return screen.refresh(&cx).map(Message::Tournaments),
            Screen::SetUp(screen) => return screen.refresh(&cx).map(Message::SetUp),
            Screen::Tournament(screen) => return screen.refresh(&cx).map(Message::Tournament),
            Screen::Players(screen) => return screen.refresh(&cx).map(Message::Players),
            Screen::Player(screen) => return screen.refresh(&cx).map(Message::Player),
            Screen::Series(screen) => return screen.refresh(&cx).map(Message::Series),
            Screen::Log(screen) => return screen.refresh(&cx).map(Message::Log),
            Screen::Settings(screen) => return screen.refresh(&cx).map(Message::Settings),
            Screen::Standings(screen) => return screen.refresh(&cx).map(Message::Standings),
            Screen::SeriesList(screen) => screen.refresh(&cx),
            Screen::Play(screen) => screen.refresh(&cx),
            Screen::Import(screen) => {
                let action = screen.refresh(&cx);
                return self.perform(action, Message::Import);
            }
            Screen::NewSeries(_) | Screen::Rules(_) => {}
        }
        Task::none()
    }

    /// Does what a screen asks for.
    pub(super) fn perform<M: Send + 'static>(&mut self, action: Action<M>, wrap: fn(M) -> Message) -> Task<Message> {
        match action {
            Action::None => Task::none(),
            Action::Run(task) => task.map(wrap),
            Action::Watch { what, begin } => self.watched(what, |watching| begin.with(watching).map(wrap)),
            Action::Go(place) => self.go(place),
            Action::Back => self.update(Message::WentBack),
            Action::GoToClub => {
                let club = [Place::Evening, Place::Home];
                self.go(self.before.iter().rev().copied().find(|place| club.contains(place)).unwrap_or(Place::Home))
            }
            Action::RunAndGo(task, place) => Task::batch([task.map(wrap), self.go(place)]),
            Action::Prefer(preferences) => self.prefer(preferences),
            Action::Restored(club, kept) => {
                // What was shown before need not be there any more.
                self.before.clear();
                let left = self.hall.leave_club().map(Message::Hall);
                let said = self.say_restored(&kept);
                Task::batch([left, said, self.see(club)])
            }
            Action::Usual => self.open_usual(),
            Action::Act { act, why, done } => self.act_guarded(act, why, move |result| wrap(done(result))),
            Action::Lock => {
                self.open_until = None;
                Task::none()
            }
            Action::Sample => self.update(Message::SampleAsked),
            Action::ChooseClub => self.choose_club(),
            Action::Ask { question, answered } => {
                Task::perform((self.system.ask)(question), move |answer| wrap(answered(answer)))
            }
            Action::Take(parcel) => self.take(*parcel),
            Action::Print(parcel) => self.print(*parcel),
            Action::Copy { text, said } => self.copy(text, said),
        }
    }

    /// Boards are shown as somebody chose at one of them; kept where that is new.
    pub(super) fn show_boards(&mut self, options: play::Options) -> Task<Message> {
        if std::mem::replace(&mut self.preferences.board, options) == options {
            return Task::none();
        }
        self.keep_preferences()
    }

    /// Other preferences hold at once.
    pub(super) fn prefer(&mut self, preferences: Preferences) -> Task<Message> {
        let language = preferences.language();
        let is_new = language != self.words.language();
        let scale = self.scale();
        self.preferences = preferences;
        // The window stays as large as it is, which is less of larger texts.
        self.size = self.size * (scale / self.scale());
        // Its size is counted in texts: should the program never come to close it, it does not open again as much larger.
        self.preferences.window = self.size_kept();
        let keep = Task::batch([self.keep_preferences(), self.ask_system()]);
        if !is_new {
            return keep;
        }
        self.words = Words::in_language(language);
        Task::batch([keep, self.show_again()])
    }

    pub(super) fn pressed(&mut self, key: &Key, physical: Physical, modifiers: Modifiers) -> Task<Message> {
        if self.asked.is_some() {
            // What lies under the question hears no key.
            return match key {
                Key::Named(Named::Escape) => self.update(Message::Guard(guard::Message::GivenUp)),
                _ => Task::none(),
            };
        }
        if self.stepping.is_some() {
            // Nor what lies under this one; Tab goes round its answers.
            return match key {
                Key::Named(Named::Escape) => self.update(Message::StepNotMeant),
                Key::Named(Named::Tab) => operate(tab::step_in(Vec::new(), modifiers.shift())).discard(),
                _ => Task::none(),
            };
        }
        if let Key::Named(Named::Escape) = key
            && (std::mem::take(&mut self.shows_shortcuts)
                || self.finder.take().is_some()
                || self.chooser.take().is_some()
                || self.taking.take().is_some()
                || self.close_rescue())
        {
            return Task::none();
        }
        if let Some(message) = finder::Finder::key(key).filter(|_| self.finder.is_some()) {
            return self.update(Message::Finder(message));
        }
        if let (Some(club), Screen::Play(screen), None) = (&self.club, &mut self.screen, &self.finder) {
            let cx = cx!(self, club);
            if let Some(action) = screen.pressed(key, modifiers, &cx) {
                let (options, asks) = (screen.options(), screen.asks());
                let keep = self.show_boards(options);
                let deed = Task::batch([keep, self.perform(action, Message::Play)]);
                // What lies beneath a question hears no key.
                return if asks { operate(unfocus::<()>()).discard().chain(deed) } else { deed };
            }
            // A table of the evening that plays on the screen is left as it was opened: by a key.
            let escapes = *key == Key::Named(Named::Escape) && modifiers.is_empty() && screen.can_be_left();
            if escapes
                && matches!(self.place, Place::Play(_))
                && self.before.iter().rev().find(|before| !matches!(before, Place::Table(..))) == Some(&Place::Evening)
            {
                return self.go(Place::Evening);
            }
        }
        if let (Screen::Series(screen), true) = (&self.screen, modifiers.is_empty())
            && let Some(message) = screen.key(key)
        {
            return self.update(Message::Series(message));
        }
        if let (Screen::Players(screen), true) = (&self.screen, modifiers.is_empty())
            && let Some(message) = screen.key(key)
        {
            return self.update(Message::Players(message));
        }
        if let (Screen::NewSeries(screen), None, true) = (&self.screen, &self.finder, modifiers.is_empty())
            && let Some(message) = screen.key(key)
        {
            return self.update(Message::NewSeries(message));
        }
        if let (Screen::Rules(screen), true) = (&self.screen, modifiers.is_empty())
            && let Some(message) = screen.key(key)
        {
            return self.update(Message::Rules(message));
        }
        if let (Screen::Tournament(screen), None, false) = (&self.screen, &self.finder, self.shows_shortcuts)
            && let Some(message) = screen.key(key, physical, modifiers)
        {
            return self.update(Message::Tournament(message));
        }
        if let (Screen::Evening(screen), None, false) = (&self.screen, &self.finder, self.shows_shortcuts)
            && let Some(message) = screen.key(key, physical, modifiers)
        {
            return self.update(Message::Evening(message));
        }
        match key {
            Key::Named(Named::Tab) => {
                let order = match &self.screen {
                    Screen::NewSeries(screen) => screen.tab_order(),
                    _ => Vec::new(),
                };
                let focus: Task<Message> = operate(tab::step_in(order, modifiers.shift())).discard();
                // Whatever is typed next stands in the place of what was there.
                focus
                    .chain(operate(find_focused()).then(operation::select_all))
                    .chain(operate(tab::reveal(PAGE)).discard())
                    .chain(operate(tab::reveal(shell::RAIL_PLACES)).discard())
            }
            _ => match keys::shortcut(key, physical, modifiers) {
                // Whoever types takes back what is typed, and never what was done before.
                Some(message @ (Message::Undo | Message::Redo)) => operate(tab::is_typing(self.begun_anew()))
                    .then(move |types| if types { Task::none() } else { Task::done(message.clone()) }),
                Some(message) => self.update(message),
                None => Task::none(),
            },
        }
    }

    /// The fields that have the keyboard by themselves and are empty, so that what was done before can be taken back from there.
    fn begun_anew(&self) -> Vec<Id> {
        let fields = match &self.screen {
            Screen::Tournament(screen) => [
                screen.types_no_table().then_some(tournament::TABLE),
                screen.types_no_name().then_some(tournament::people::ARRIVAL),
            ],
            Screen::Evening(screen) => [screen.types_no_name().then_some(evening::ARRIVAL), None],
            Screen::Players(screen) => [screen.types_nothing().then_some(players::SEARCH), None],
            Screen::SeriesList(screen) => [screen.types_nothing().then_some(series_list::SEARCH), None],
            _ => [None; 2],
        };
        fields.into_iter().flatten().map(Id::new).collect()
    }
}
