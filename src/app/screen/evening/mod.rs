//! An evening without a tournament: who is here, who plays whom next, the tables, and how it stands.

mod cleared;
mod middle;
mod past;
mod people;
mod plan;
mod view;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use iced::keyboard::key::{Named, Physical};
use iced::keyboard::{Key, Modifiers};
use iced::widget::operation;
use iced::{Subscription, Task};

use self::cleared::Cleared;
use self::past::Past;
use self::plan::Plan;
use super::parts::standings_of;
use super::pick::{self, Pick};
use super::{Action, Cx};
use crate::app::Place;
use crate::app::evenings::{Evenings, FILE};
use crate::app::keys::digit;
use crate::app::widget::list::Sight;
use crate::app::worker::Failure;
use crate::club::{Evening, Medium, PlayerId, Present, Seat, Series, SeriesId, SeriesOutcome, Standing, Table};
use crate::store::StoreError;

pub(in crate::app) const ARRIVAL: &str = "arrival";
/// Of whatever happened longer ago nobody waits any more.
const LONG: TimeDelta = TimeDelta::days(1);

/// What happened on the screen.
#[derive(Clone, Debug)]
pub enum Message {
    /// What is known of evenings was read.
    Read(Result<Known, Failure>),
    /// Who is here was kept, or could not be.
    Kept(Result<(), Failure>),
    /// A minute has passed.
    Ticked,
    /// The date was typed.
    Dated(String),
    /// Enter was pressed in the date: it holds already, and nobody is sent to a table for it.
    DateEntered,
    /// About whoever comes in.
    Arrival(pick::Message),
    /// Somebody new is on the list, or was refused.
    Added(Result<(), Failure>),
    /// Whoever comes in is to be typed.
    ArrivalAsked,
    /// Somebody is here.
    Arrived(PlayerId),
    /// Somebody is gone.
    Left(PlayerId),
    /// The list of people was scrolled.
    Scrolled(Sight),
    /// The proposal above or below is wanted.
    Moved(isize),
    /// A name in the proposals was pressed: with the next one it changes places.
    Held(PlayerId),
    /// All proposals are to be seen.
    AllAsked,
    /// The program's own proposals are wanted again.
    HandsOff,
    /// Two are sent to a table, and to the screen where that is said.
    Sent(usize, bool),
    /// The proposal that is chosen is accepted.
    Accepted,
    /// Who opens at a table is to change.
    Swapped(u16),
    /// Nobody plays at a table after all.
    Cleared(u16),
    /// The table that was taken away last is wanted again.
    BroughtBack,
    /// The paper result of a table is to be entered.
    Paper(u16),
    /// A table plays on the screen.
    OnScreen(u16),
    /// A digit of the number of a table.
    Digit(u8),
    /// What is half done by keys is given up.
    Escaped,
    /// A series is to be looked at.
    SeriesOpened(SeriesId),
}

/// What is known of evenings besides the facts.
#[derive(Clone, Debug)]
pub struct Known {
    /// Those that were kept; only read at first.
    evenings: Evenings,
    /// What was kept and makes no sense.
    lost: Option<Failure>,
    /// When series were gone on with last.
    ended: BTreeMap<SeriesId, DateTime<Utc>>,
    /// What was before the evening.
    past: Arc<Past>,
    /// The date of the evening.
    date: NaiveDate,
    /// Which of its series are of a tournament.
    paired: BTreeMap<SeriesId, bool>,
}

/// The screen.
#[derive(Debug, Default)]
pub struct EveningScreen {
    /// What is kept; `None` until it is read.
    evenings: Option<Evenings>,
    ended: BTreeMap<SeriesId, DateTime<Utc>>,
    past: Arc<Past>,
    date: NaiveDate,
    /// Which series of the evening are of a tournament, as far as that is read.
    paired: BTreeMap<SeriesId, bool>,
    /// The date as it is typed, where it is.
    typed_date: Option<String>,
    evening: Evening,
    now: DateTime<Utc>,
    arrival: Pick,
    /// Who is being put on the list.
    adding: Option<PlayerId>,
    here: Vec<Present>,
    away: Vec<PlayerId>,
    sight: Sight,
    plan: Plan,
    /// Whether all proposals are shown, and not only the first ones.
    shows_all: bool,
    /// The series of the evening.
    tonight: Vec<Series>,
    /// The tables at play.
    tables: Vec<Table>,
    /// Those that were taken away and can come back.
    cleared: Cleared,
    /// The first digits of the number of a table.
    number: u16,
    standings: Vec<Standing>,
    failure: Option<Failure>,
    /// What was kept of evenings, where that makes no sense.
    lost: Option<Failure>,
}

/// A minute passes for whoever waits.
pub fn minutes() -> Subscription<Message> {
    iced::time::every(Duration::from_secs(60)).map(|_| Message::Ticked)
}

impl EveningScreen {
    /// Looks anew at the club, and asks what takes longer to find out.
    pub fn refresh(&mut self, cx: &Cx<'_>) -> Task<Message> {
        if !self.turn(cx) {
            self.know_doubles(cx);
        }
        self.look(cx);
        let date = self.evenings.is_some().then_some(self.date);
        let (club, now) = (cx.club.clone(), cx.now);
        let read = cx.worker.ask(move |desk| {
            let ended = desk.club()?.gone_on_with(now.to_utc() - LONG)?;
            let (evenings, lost) = match date.map_or_else(|| desk.kept::<Evenings>(FILE), |_| Ok(None)) {
                // People are ticked again within a minute.
                Err(lost @ Failure::SetAside { .. }) => (None, Some(lost)),
                kept => (kept?, None),
            };
            let evenings = evenings.unwrap_or_default();
            let date = date.unwrap_or_else(|| evenings.date(now));
            let tonight = club.series.of_evening(date);
            let file = desk.club()?;
            let is_paired = |series: &Series| Ok((series.id(), file.tournament_of_series(series.id())?.is_some()));
            let paired = tonight.iter().map(is_paired).collect::<Result<_, StoreError>>()?;
            Ok(Known { evenings, lost, ended, past: Arc::new(Past::of(&club.series, date)), date, paired })
        });
        Task::perform(read, Message::Read)
    }

    /// Another evening has begun where the window was left open, or the evening of a chosen date is over: whether it is so.
    fn turn(&mut self, cx: &Cx<'_>) -> bool {
        let date = self.evenings.as_ref().map(|evenings| evenings.date(cx.now));
        let other = date.filter(|date| *date != self.date);
        other.is_some_and(|date| {
            self.load(date, cx);
            true
        })
    }

    /// Shows the evening of a date.
    fn load(&mut self, date: NaiveDate, cx: &Cx<'_>) {
        self.evening = self.evenings.as_ref().map(|evenings| evenings.evening(date)).unwrap_or_default();
        self.date = date;
        self.tonight = cx.club.series.of_evening(date);
        self.typed_date = None;
        self.past = Arc::default();
        self.plan = Plan::default();
        self.cleared = Cleared::default();
        self.number = 0;
        self.know_doubles(cx);
    }

    /// Whoever turned out to be a double is here as the one whose double that is.
    fn know_doubles(&mut self, cx: &Cx<'_>) {
        let merged_into = |player| cx.club.people.get(player).and_then(|player| player.merged_into);
        self.evening.rename(|player| merged_into(player).unwrap_or(player));
    }

    /// Works out what is shown from what is known.
    fn look(&mut self, cx: &Cx<'_>) {
        self.now = cx.now.to_utc();
        self.tonight = cx.club.series.of_evening(self.date);
        let club_night = self.club_night();
        // Whoever is no more on the list is not here, and keeps nobody at a table.
        let evening = self.evening.of_those(|player| cx.club.people.get(player).is_some());
        self.here = evening.here(&club_night, &self.ended, self.now - LONG);
        let busy = self.at_tables_of_tournaments();
        // Whoever plays a round just now is not to be had.
        self.here.retain(|one| !busy.contains(&one.player));
        self.tables = evening.at_play(&club_night).map(|(table, _)| table).collect();
        self.cleared.look(&self.tables, cx.club.revision);
        self.away = people::away(&self.here, &self.past, cx);
        self.away.retain(|player| !busy.contains(player));
        self.plan.look(&self.here, &self.past.meetings, &self.tonight, self.date);
        self.standings = standings_of(&self.tonight, cx);
        let is_prefix = self.tables.iter().any(|table| table.number.to_string().starts_with(&self.number.to_string()));
        self.number = if is_prefix { self.number } else { 0 };
    }

    fn is_paired(&self, series: &Series) -> bool {
        self.paired.get(&series.id()) == Some(&true)
    }

    /// The series of the evening without those of tournaments, whose desks have tables of their own.
    fn club_night(&self) -> Vec<Series> {
        self.tonight.iter().filter(|series| !self.is_paired(series)).cloned().collect()
    }

    /// Those who play a round of a tournament just now.
    fn at_tables_of_tournaments(&self) -> BTreeSet<PlayerId> {
        let is_at_play = |series: &&Series| series.result().outcome == SeriesOutcome::Incomplete;
        let at_play = self.tonight.iter().filter(|series| self.is_paired(series)).filter(is_at_play);
        at_play.flat_map(|series| Seat::BOTH.map(|seat| series.players()[seat])).collect()
    }

    /// Keeps what was changed, and looks anew.
    fn keep(&mut self, cx: &Cx<'_>) -> Action<Message> {
        self.look(cx);
        // The file beside a club file that can only be read belongs to whoever writes in that one.
        let Some(evenings) = self.evenings.as_mut().filter(|_| cx.club.can_be_changed()) else { return Action::None };
        evenings.keep(self.date, &self.evening);
        let evenings = evenings.clone();
        Action::Run(Task::perform(cx.worker.ask(move |desk| desk.keep(FILE, Some(&evenings))), Message::Kept))
    }

    /// Gives tables to series that were started elsewhere.
    fn seat_others(&mut self, cx: &Cx<'_>) -> Action<Message> {
        // What came after the question was asked is known with the next answer.
        let is_known = self.tonight.iter().all(|series| self.paired.contains_key(&series.id()));
        if is_known && self.evening.seat_series(&self.club_night()) {
            return self.keep(cx);
        }
        self.look(cx);
        Action::None
    }

    /// What a key means here.
    pub fn key(&self, key: &Key, physical: Physical, modifiers: Modifiers) -> Option<Message> {
        if modifiers.command() || modifiers.alt() {
            return None;
        }
        match key {
            Key::Named(Named::ArrowDown) => Some(Message::Moved(1)),
            Key::Named(Named::ArrowUp) => Some(Message::Moved(-1)),
            Key::Named(Named::Enter) => Some(Message::Accepted),
            Key::Named(Named::Escape) => Some(Message::Escaped),
            Key::Character(typed) if typed == "+" => Some(Message::ArrivalAsked),
            key => digit(key, physical, modifiers).map(Message::Digit),
        }
    }

    /// What a message changes.
    pub fn update(&mut self, message: Message, cx: &Cx<'_>) -> Action<Message> {
        match message {
            Message::Read(Ok(known)) => {
                self.ended = known.ended;
                if self.evenings.is_none() {
                    self.evenings = Some(known.evenings);
                    self.lost = known.lost;
                    self.load(known.date, cx);
                }
                // An answer about another evening came too late.
                if known.date == self.date {
                    self.past = known.past;
                    self.paired = known.paired;
                }
                return self.seat_others(cx);
            }
            Message::Read(Err(failure)) | Message::Kept(Err(failure)) | Message::Added(Err(failure)) => {
                self.failure = Some(failure);
            }
            Message::Kept(Ok(())) => self.failure = None,
            Message::Ticked if self.turn(cx) => return Action::Run(self.refresh(cx)),
            Message::Ticked => self.look(cx),
            Message::Dated(typed) => return self.dated(typed, cx),
            Message::DateEntered => {
                let date = self.typed_date.as_deref().and_then(|typed| cx.words.read_date(typed));
                return date.map_or(Action::None, |date| self.choose_date(date, None, cx));
            }
            Message::Arrival(message) => return self.arrival(message, cx),
            Message::ArrivalAsked => return Action::Run(operation::focus(ARRIVAL)),
            Message::Added(Ok(())) => {
                return self.adding.take().map_or(Action::None, |player| self.arrive(player, cx));
            }
            Message::Arrived(player) => return self.arrive(player, cx),
            Message::Left(player) => {
                self.evening.leave(player, cx.now.to_utc());
                return self.keep(cx);
            }
            Message::Scrolled(sight) => self.sight = sight,
            Message::Moved(by) => {
                self.plan.choose(by);
                self.shows_all |= self.plan.chosen() >= middle::FIRST;
            }
            Message::AllAsked => self.shows_all = true,
            Message::Held(player) => {
                self.plan.hold(player);
                self.look(cx);
            }
            Message::HandsOff => {
                self.plan = Plan::default();
                self.look(cx);
            }
            Message::Sent(place, to_the_screen) => return self.send(place, to_the_screen, cx),
            Message::Accepted => return self.accept(cx),
            Message::Swapped(number) => {
                if let Some(seating) = self.evening.tables.get_mut(&number) {
                    seating.table.animals = seating.table.animals.opponent();
                }
                return self.keep(cx);
            }
            Message::Cleared(number) => {
                if let Some(seating) = self.evening.clear(number) {
                    self.cleared.push(seating, cx.club.revision);
                }
                return self.keep(cx);
            }
            Message::BroughtBack => {
                if let Some(seating) = self.cleared.pop() {
                    self.evening.tables.insert(seating.table.number, seating);
                }
                return self.keep(cx);
            }
            Message::Paper(number) => return self.paper(number, cx),
            Message::OnScreen(number) => return self.on_screen(number),
            Message::Digit(digit) => return self.digit(digit, cx),
            Message::Escaped => {
                self.number = 0;
                self.plan.let_go();
            }
            Message::SeriesOpened(series) => return Action::Go(Place::Series(series)),
        }
        Action::None
    }

    fn dated(&mut self, typed: String, cx: &Cx<'_>) -> Action<Message> {
        // While 30.11.2026 is put right, it is 3.11.2026 for a moment: that waits for the key that ends it.
        let date = cx.words.read_date(&typed).filter(|date| cx.words.typed_date(*date) == typed.trim());
        if let Some(date) = date {
            return self.choose_date(date, Some(typed), cx);
        }
        self.typed_date = Some(typed);
        Action::None
    }

    fn choose_date(&mut self, date: NaiveDate, typed: Option<String>, cx: &Cx<'_>) -> Action<Message> {
        let Some(evenings) = &mut self.evenings else { return Action::None };
        evenings.choose(date, cx.now);
        self.load(date, cx);
        self.typed_date = typed;
        let keep = self.keep(cx);
        let read = self.refresh(cx);
        Action::Run(if let Action::Run(keep) = keep { Task::batch([keep, read]) } else { read })
    }

    /// Enter: opens the table whose number is begun, or else sends the chosen pair to a table.
    fn accept(&mut self, cx: &Cx<'_>) -> Action<Message> {
        match std::mem::take(&mut self.number) {
            0 => self.send(self.plan.chosen(), false, cx),
            number => self.paper(number, cx),
        }
    }

    fn arrival(&mut self, message: pick::Message, cx: &Cx<'_>) -> Action<Message> {
        // The field keeps the keyboard for the next name: where none is typed, Enter means what it means beside the field.
        if matches!(message, pick::Message::Entered) && self.arrival.is_empty() {
            return self.accept(cx);
        }
        if !self.arrival.update(message, cx) {
            return Action::None;
        }
        let Some(player) = self.arrival.player(cx) else { return Action::None };
        match self.arrival.command() {
            Some(command) => {
                self.adding = Some(player);
                Action::Act { act: command.into(), why: None, done: Message::Added }
            }
            None => self.arrive(player, cx),
        }
    }

    /// Somebody is here; the next one can be typed at once.
    fn arrive(&mut self, player: PlayerId, cx: &Cx<'_>) -> Action<Message> {
        self.arrival = Pick::default();
        self.evening.arrive(player, cx.now.to_utc());
        self.keep(cx)
    }

    /// Sends the two of a proposal to the first free table; a lot says who has the animals first.
    fn send(&mut self, place: usize, to_the_screen: bool, cx: &Cx<'_>) -> Action<Message> {
        let Some(proposal) = self.plan.proposal(place).filter(|_| cx.club.can_be_changed()) else {
            return Action::None;
        };
        let animals = if rand::random() { Seat::First } else { Seat::Second };
        let number = self.evening.sit(proposal.players, animals, &self.club_night());
        let keep = self.keep(cx);
        match (keep, self.table(number)) {
            (Action::Run(keep), Some(table)) if to_the_screen => {
                Action::RunAndGo(keep, Place::Table(table, self.date, Medium::Screen))
            }
            (keep, _) => keep,
        }
    }

    fn table(&self, number: u16) -> Option<Table> {
        self.tables.iter().find(|table| table.number == number).copied()
    }

    fn series(&self, number: u16) -> Option<Series> {
        let club_night = self.club_night();
        let (_, series) = self.evening.at_play(&club_night).find(|(table, _)| table.number == number)?;
        series.cloned()
    }

    /// The form for the score sheet of a table. What is under way on the screen has none.
    fn paper(&self, number: u16, cx: &Cx<'_>) -> Action<Message> {
        let Some(table) = self.table(number).filter(|_| cx.club.can_be_changed()) else { return Action::None };
        let place = match self.series(number) {
            None => Place::Table(table, self.date, Medium::Paper),
            Some(series) if is_under_way(&series, cx) => Place::Play(series.id()),
            Some(series) => Place::NextGame(series.id()),
        };
        Action::Go(place)
    }

    fn on_screen(&self, number: u16) -> Action<Message> {
        let Some(table) = self.table(number) else { return Action::None };
        let series = self.series(number);
        Action::Go(series.map_or(Place::Table(table, self.date, Medium::Screen), |series| Place::Play(series.id())))
    }

    /// Opens the table with this number at once, unless there is one whose number is longer.
    fn digit(&mut self, digit: u8, cx: &Cx<'_>) -> Action<Message> {
        let number = self.number.saturating_mul(10).saturating_add(digit.into());
        let prefix = number.to_string();
        let meant = || self.tables.iter().filter(|table| table.number.to_string().starts_with(&prefix));
        let (count, is_there) = (meant().count(), meant().any(|table| table.number == number));
        self.number = if count > usize::from(is_there) && number > 0 { number } else { 0 };
        if self.number == 0 && is_there { self.paper(number, cx) } else { Action::None }
    }
}

/// Whether a game of the series is under way on the screen.
fn is_under_way(series: &Series, cx: &Cx<'_>) -> bool {
    cx.club.under_way.iter().any(|live| live.series == series.id())
}
