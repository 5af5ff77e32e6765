//! A new series: who plays whom, by which rules, and then on the screen or from a score sheet.

pub mod layout;
pub mod lot;
mod obstacle;
mod start;
pub mod terms;
mod terms_view;
mod view;

use chrono::NaiveDate;
use iced::advanced::widget::{Id, operate};
use iced::keyboard::Key;
use iced::keyboard::key::Named;
use iced::widget::operation;
use iced::{Subscription, Task};
use uuid::Uuid;

use self::lot::Lot;
use self::terms::{Choice, Field, Terms};

use super::paper::{At, Draft, Form};
use super::paper_check::Checked;
use super::paper_view::{self, field_id};
use super::parts::PAGE;
use super::pick::{self, Pick};
use super::series_draft::{DRAFT, Opener, Typed};
use super::{Action, Cx};
use crate::app::Place;
use crate::app::desk::Act;
use crate::app::widget::tab;
use crate::app::worker::Failure;
use crate::club::{
    Batch, BatchPurpose, Command, GameRecord, Length, Medium, PlayerId, Purpose, SameSides, Seat, Seats, SeriesId,
    SeriesRecord, Table,
};

/// The lengths that can be chosen.
const LENGTHS: [u8; 4] = [2, 1, 4, 6];

const FIRST: &str = "first-player";
const SECOND: &str = "second-player";
const DATE: &str = "series-date";
const START: &str = "start-game";
const DRAW: &str = "draw-lot";

/// What happened on the screen.
#[derive(Clone, Debug)]
pub enum Message {
    /// A draft was kept from before, or none.
    Found(Result<Option<Typed>, Failure>),
    /// What is typed was kept.
    Kept(Result<(), Failure>),
    /// About the player named first.
    First(pick::Message),
    /// About the player named second.
    Second(pick::Message),
    /// On paper, or on the screen.
    OnPaper(bool),
    /// By the rules of the box, or the classic ones.
    Boxed(bool),
    /// How many games there are.
    Long(u8),
    /// Whether it is practice.
    Practice(bool),
    /// The date was typed.
    Dated(String),
    /// Enter was pressed in the date.
    DateEntered,
    /// The lot is to be drawn.
    DrawAsked,
    /// The lot is being drawn: its picture changes.
    Ticked,
    /// The opener was chosen.
    Opens(Seat),
    /// Something was chosen of the deals and the clock.
    Chosen(Choice),
    /// Something was typed of the deals and the clock.
    TypedOfTerms(Field, String),
    /// In the form of a game, by its place.
    Game(usize, paper_view::Message),
    /// Whether the organiser allows the same sides twice.
    SameSides(bool),
    /// The series is to be recorded.
    RecordAsked,
    /// The first game is to be started.
    StartAsked,
    /// The series is recorded, or not.
    Recorded(Result<(), Failure>),
    /// The series is recorded and its game can start, or not.
    Prepared(Result<(), Failure>),
    /// What was agreed for all games is kept, or not.
    Planned(Result<(), Failure>),
    /// The first game is started, or not.
    Started(Result<(), Failure>),
    /// What is typed is to be forgotten.
    ClearAsked,
    /// The form is left; a result that is half entered stays where it is kept.
    Cancelled,
}

/// The form of a new series.
#[derive(Debug, Default)]
pub struct NewSeries {
    typed: Typed,
    /// What stood in it before anybody typed.
    begun: Typed,
    /// Deals and clock of the games on the screen.
    terms: Terms,
    lot: Option<Lot>,
    /// Whether things may move before one's eyes.
    animated: bool,
    /// The table of the evening at which it is played. Each table has a draft of its own.
    table: Option<u16>,
    id: Option<SeriesId>,
    failure: Option<Failure>,
    /// What is typed could not be kept.
    unkept: Option<Failure>,
}

impl NewSeries {
    /// The form for a player, or for nobody yet.
    pub fn new(player: Option<PlayerId>, on_paper: bool, cx: &Cx<'_>) -> NewSeries {
        let first = player.map(|player| Pick::of(player, cx)).unwrap_or_default();
        NewSeries::beginning_with(Typed { first, on_paper, ..Typed::default() })
    }

    /// The form for the same two players once more.
    pub fn rematch(players: Seats<PlayerId>, cx: &Cx<'_>) -> NewSeries {
        NewSeries::beginning_with(between(players, cx))
    }

    /// The form for those who were sent to a table of an evening.
    pub fn at_table(table: Table, date: NaiveDate, medium: Medium, cx: &Cx<'_>) -> NewSeries {
        let games = [table.animals, table.animals.opponent()].map(|animals| Draft::new(animals, Form::Totals));
        let form = NewSeries::beginning_with(Typed {
            on_paper: medium == Medium::Paper,
            date: cx.words.typed_date(date),
            opener: Opener::Chosen(table.animals == Seat::Second),
            games: games.to_vec(),
            ..between(table.players, cx)
        });
        NewSeries { table: Some(table.number), ..form }
    }

    fn beginning_with(typed: Typed) -> NewSeries {
        NewSeries { begun: typed.clone(), typed, ..NewSeries::default() }
    }

    /// The same, with things that move before one's eyes or not.
    #[must_use]
    pub fn animated(self, animated: bool) -> NewSeries {
        NewSeries { animated, ..self }
    }

    /// Only while a lot is being drawn something happens by itself.
    pub fn subscription(&self) -> Subscription<Message> {
        match self.lot.and_then(Lot::now) {
            Some(_) => iced::time::every(lot::FRAME).map(|_| Message::Ticked),
            None => Subscription::none(),
        }
    }

    /// Puts the keyboard into the first field, and asks for what was typed before from a score sheet.
    pub fn find(&self, cx: &Cx<'_>) -> Task<Message> {
        let focus = self.focus();
        if !self.typed.on_paper {
            return focus;
        }
        let draft = self.draft();
        let kept = cx.worker.ask(move |desk| desk.kept(&draft));
        Task::batch([Task::perform(kept, Message::Found), focus])
    }

    fn focus(&self) -> Task<Message> {
        match &self.typed {
            typed if typed.first.is_empty() => operation::focus(FIRST),
            typed if self.table.is_none() || typed.second.is_empty() => operation::focus(SECOND),
            _ => self.focus_behind_players(),
        }
    }

    fn focus_behind_players(&self) -> Task<Message> {
        if self.typed.on_paper {
            self.focus_game(0)
        } else {
            operation::focus(if self.typed.opener.seat().is_none() { DRAW } else { START })
        }
    }

    fn draft(&self) -> String {
        self.table.map_or_else(|| DRAFT.to_owned(), |table| format!("table-{table}.{DRAFT}"))
    }

    /// Whether a draft goes on here: in an empty form, or one of the same two on the same evening that has nothing but them.
    fn goes_on_with(&self, draft: &Typed, cx: &Cx<'_>) -> bool {
        let what = |typed: &Typed| ([&typed.first, &typed.second].map(|pick| pick.player(cx)), date(typed, cx));
        self.typed.is_empty() || self.table.is_some() && !self.typed.has_figures() && what(&self.typed) == what(draft)
    }

    fn keep(&self, cx: &Cx<'_>) -> Task<Message> {
        let (draft, typed) = (self.draft(), self.typed.clone());
        let keep = cx.worker.ask(move |desk| desk.keep(&draft, Some(&typed).filter(|typed| !typed.is_empty())));
        Task::perform(keep, Message::Kept)
    }

    /// What a message changes.
    pub fn update(&mut self, message: Message, cx: &Cx<'_>) -> Action<Message> {
        let before = self.typed.clone();
        let action = self.change(message, cx);
        if self.typed == before {
            return action;
        }
        self.failure = None;
        // Two names for a game on the screen are typed again soon enough: they are not to cost a half-entered result.
        if !self.typed.on_paper {
            return action;
        }
        match action {
            Action::None => Action::Run(self.keep(cx)),
            Action::Run(task) => Action::Run(Task::batch([self.keep(cx), task])),
            other => other,
        }
    }

    fn change(&mut self, message: Message, cx: &Cx<'_>) -> Action<Message> {
        match message {
            Message::Found(Ok(Some(typed))) if self.goes_on_with(&typed, cx) => {
                self.typed = Typed { on_paper: true, ..typed };
                return Action::Run(self.focus());
            }
            Message::Found(Ok(_)) | Message::Kept(Ok(())) => self.unkept = None,
            Message::Found(Err(failure)) | Message::Kept(Err(failure)) => self.unkept = Some(failure),
            Message::First(message) => {
                if self.typed.first.update(message, cx) {
                    return Action::Run(operation::focus(SECOND));
                }
            }
            Message::Second(message) => {
                if self.typed.second.update(message, cx) {
                    return Action::Run(self.focus_behind_players());
                }
            }
            Message::OnPaper(on_paper) => {
                self.typed.on_paper = on_paper;
                if on_paper && self.typed.is_empty() {
                    return Action::Run(self.find(cx));
                }
            }
            Message::Boxed(boxed) => self.typed.boxed = boxed,
            Message::Long(length) => self.lengthen(length),
            Message::Practice(practice) => self.typed.practice = practice,
            Message::Chosen(choice) => {
                self.failure = None;
                self.terms.choose(choice);
            }
            Message::TypedOfTerms(field, text) => {
                self.failure = None;
                self.terms.type_in(field, text);
            }
            Message::Dated(date) => self.typed.date = date,
            Message::DateEntered => return Action::Run(self.focus()),
            Message::DrawAsked => return self.draw(),
            Message::Ticked => {}
            Message::Opens(seat) => {
                self.lot = None;
                self.typed.opener = Opener::Chosen(seat == Seat::Second);
                return Action::Run(operation::focus(START));
            }
            Message::Game(place, message) => return self.game(place, message, cx),
            Message::SameSides(allowed) => self.typed.same_sides = allowed,
            Message::RecordAsked => return self.record(cx),
            Message::StartAsked => return self.prepare(cx),
            Message::Prepared(Ok(())) => return self.plan(cx),
            Message::Planned(Ok(())) => return self.start(),
            Message::Recorded(Ok(())) | Message::Started(Ok(())) => return self.leave(cx),
            Message::Recorded(Err(failure))
            | Message::Prepared(Err(failure))
            | Message::Planned(Err(failure))
            | Message::Started(Err(failure)) => self.failure = Some(failure),
            Message::ClearAsked => {
                (self.terms, self.lot) = (Terms::default(), None);
                self.typed = Typed { on_paper: self.typed.on_paper, ..Typed::default() };
                return Action::Run(operation::focus(FIRST));
            }
            Message::Cancelled => return Action::Back,
        }
        Action::None
    }

    /// What a key means here. What is typed is not given up by mistake, but what comes from a sheet is kept.
    pub fn key(&self, key: &Key) -> Option<Message> {
        let is_kept = self.typed.on_paper && self.unkept.is_none();
        let is_as_begun = self.typed == self.begun && self.terms == Terms::default() && self.lot.is_none();
        (*key == Key::Named(Named::Escape) && (is_kept || is_as_begun)).then_some(Message::Cancelled)
    }

    fn lengthen(&mut self, length: u8) {
        self.typed.length = length;
        let form = self.typed.games.first().map(|game| game.form).unwrap_or_default();
        while self.typed.games.len() < usize::from(length) {
            let animals = self.typed.games.last().map_or(Seat::First, |game| game.animals().opponent());
            self.typed.games.push(Draft::new(animals, form));
        }
    }

    /// The forms of the games that the series has.
    fn games(&self) -> &[Draft] {
        let length = usize::from(self.typed.length).min(self.typed.games.len());
        &self.typed.games[..length]
    }

    fn game(&mut self, place: usize, message: paper_view::Message, cx: &Cx<'_>) -> Action<Message> {
        match message {
            paper_view::Message::Entered(at) => return self.entered(place, at, cx),
            // Whoever swaps the sides of a game means those of the games after it too.
            paper_view::Message::Swapped => {
                for game in self.typed.games.iter_mut().skip(place) {
                    game.second_is_animals = !game.second_is_animals;
                }
            }
            paper_view::Message::Chosen(form) => {
                for game in self.typed.games.iter_mut().skip(place) {
                    game.form = form;
                }
                return Action::Run(self.focus_game(place));
            }
            other => {
                let rules = self.typed.rules();
                if let Some(game) = self.typed.games.get_mut(place) {
                    game.update(other, rules);
                }
            }
        }
        Action::None
    }

    /// Enter leads to the next field, and from the last one to the end.
    fn entered(&mut self, place: usize, at: At, cx: &Cx<'_>) -> Action<Message> {
        let places = self.typed.games.get(place).map(Draft::places).unwrap_or_default();
        let next = places.iter().position(|other| *other == at).and_then(|found| places.get(found + 1));
        match next {
            Some(next) => Action::Run(focus(field_id(place + 1, *next))),
            None if place + 1 < self.games().len() => Action::Run(self.focus_game(place + 1)),
            None => self.record(cx),
        }
    }

    fn focus_game(&self, place: usize) -> Task<Message> {
        let at = self.typed.games.get(place).and_then(|game| game.places().first().copied());
        at.map_or_else(Task::none, |at| focus(field_id(place + 1, at)))
    }

    /// The fields through which Tab goes without a stop between them.
    pub fn tab_order(&self) -> Vec<Id> {
        let games = self.games().iter().enumerate().filter(|_| self.typed.on_paper);
        games
            .flat_map(|(place, game)| game.places().into_iter().map(move |at| field_id(place + 1, at).into()))
            .collect()
    }

    fn players(&self, cx: &Cx<'_>) -> Option<Seats<PlayerId>> {
        let (first, second) = (self.typed.first.player(cx)?, self.typed.second.player(cx)?);
        (first != second).then_some(Seats { first, second })
    }

    fn date(&self, cx: &Cx<'_>) -> Option<NaiveDate> {
        date(&self.typed, cx)
    }

    fn check(&self, place: usize, cx: &Cx<'_>) -> Checked {
        self.typed.games.get(place).map_or(Checked::Empty, |game| {
            game.check(place + 1, self.typed.rules(), cx.club.settings.walkover, cx.words)
        })
    }

    /// The games that are typed; `None` while one is not whole, or comes after one that is empty.
    fn typed_games(&self, cx: &Cx<'_>) -> Option<Vec<GameRecord>> {
        let mut games = Vec::new();
        for place in 0..self.games().len() {
            match self.check(place, cx) {
                Checked::Good(game) if games.len() == place => games.push(*game),
                Checked::Empty => {}
                _ => return None,
            }
        }
        (!games.is_empty()).then_some(games)
    }

    fn record_of(&self, games: Vec<GameRecord>, cx: &Cx<'_>) -> Option<SeriesRecord> {
        Some(SeriesRecord {
            id: SeriesId(Uuid::now_v7()),
            players: self.players(cx)?,
            date: self.date(cx)?,
            purpose: if self.is_practice() { Purpose::Practice } else { Purpose::Counted },
            length: Length::new(self.typed.length)?,
            same_sides: if self.typed.same_sides { SameSides::Allowed } else { SameSides::Refused },
            closed: false,
            games,
        })
    }

    fn record(&mut self, cx: &Cx<'_>) -> Action<Message> {
        // Whoever presses Enter at the end goes to what is missing, and the sentence beside the button says what that is.
        if let Some(lack) = self.obstacle(cx) {
            return lack.at.map_or(Action::None, |at| Action::Run(focus(at)));
        }
        let record = self.typed_games(cx).and_then(|games| self.record_of(games, cx));
        record.map_or(Action::None, |record| self.carry_out(record, Message::Recorded))
    }

    /// Records the series, and puts whoever is new on the list with it: one thing to undo.
    fn carry_out(&mut self, record: SeriesRecord, done: fn(Result<(), Failure>) -> Message) -> Action<Message> {
        self.id = Some(record.id);
        let new = [&self.typed.first, &self.typed.second].into_iter().filter_map(Pick::command);
        let mut commands: Vec<_> = new.collect();
        let record = Command::RecordSeries(record);
        let act = if commands.is_empty() {
            record.into()
        } else {
            commands.push(record);
            Act::Together(Batch { purpose: BatchPurpose::Evening, commands })
        };
        Action::Act { act, why: None, done }
    }

    fn leave(&mut self, cx: &Cx<'_>) -> Action<Message> {
        let on_paper = std::mem::take(&mut self.typed).on_paper;
        let place = match self.id {
            Some(_) if on_paper && self.table.is_some() => Place::Evening,
            Some(series) if on_paper => Place::Series(series),
            Some(series) => Place::Play(series),
            None => Place::Home,
        };
        if on_paper { Action::RunAndGo(self.keep(cx), place) } else { Action::Go(place) }
    }
}

/// Puts the keyboard into a field, and the field into sight.
fn focus(id: String) -> Task<Message> {
    operation::focus(id).chain(operate(tab::reveal(PAGE)).discard())
}

/// What stands in the form for two players.
fn between(players: Seats<PlayerId>, cx: &Cx<'_>) -> Typed {
    let [first, second] = [players.first, players.second].map(|player| Pick::of(player, cx));
    Typed { first, second, ..Typed::default() }
}

/// The evening: today unless another date is typed.
fn date(typed: &Typed, cx: &Cx<'_>) -> Option<NaiveDate> {
    let typed = typed.date.trim();
    if typed.is_empty() { Some(cx.today()) } else { cx.words.read_date(typed) }
}
