//! A tournament: the desk from which an evening is run, who takes part, and every view of how it stands.

pub mod bracket;
pub mod card;
pub mod correcting;
mod desk;
pub mod entering;
mod entering_view;
pub mod event;
pub mod going;
pub mod history;
pub mod paper;
mod paper_view;
pub mod people;
mod people_view;
mod prizes;
pub mod proposing;
mod proposing_view;
pub mod ranking;
mod ranking_view;
pub mod rounds;
mod statistics;
mod view;
mod views;

use std::sync::Arc;

use iced::Task;
use iced::keyboard::key::{Named, Physical};
use iced::keyboard::{Key, Modifiers};
use iced::widget::operation;
use uuid::Uuid;

use self::bracket::Zoom;
use self::card::Card;
use self::desk::Cutting;
use self::entering::Entering;
use self::event::{Asked, Event};
use self::history::History;
use self::paper::Papers;
use self::people::People;
use self::prizes::Prizes;
use self::proposing::Proposing;
use self::ranking::Ranking;
use self::rounds::Asking;
pub use self::view::name_of;
pub use self::views::View;
use super::{Action, Cx};
use crate::app::Place;
use crate::app::desk::Act;
use crate::app::hall;
use crate::app::keys::digit;
use crate::app::widget::list::Sight;
use crate::app::worker::Failure;
use crate::club::{Batch, BatchPurpose, PlayerId, SeriesId};
use crate::tournament::{self, Command, RoundNumber, TableNumber, TournamentId};
use crate::words::Words;

/// The field of the number of a table.
pub const TABLE: &str = "event-table";

/// What happened on the screen.
#[derive(Clone, Debug)]
pub enum Message {
    /// The tournament was read.
    Read(Result<Option<Arc<Event>>, Failure>),
    /// Something else is to be looked at.
    Viewed(View),
    /// The form of the tournament is wanted.
    SetUpAsked,
    /// What is next is to be done.
    NextAsked,
    /// What was needed for an act was found out.
    Prepared(Result<Vec<tournament::Act>, Failure>),
    /// Something was done, or refused.
    Done(Result<(), Failure>),
    /// The number of a table was typed.
    TableTyped(String),
    /// Enter was pressed there.
    TableEntered,
    /// A digit was pressed outside of all fields.
    Digit(u8),
    /// A table is to be entered, or corrected.
    TableOpened(RoundNumber, TableNumber),
    /// A list was scrolled.
    Scrolled(Sight),
    /// A round is to be closed although results are missing, is to be opened again, or struck: a reason is asked for.
    ReasonAsked(Option<Reasoned>),
    /// The reason was typed.
    Why(String),
    /// That is meant.
    Meant,
    /// In the forms of a table.
    Entering(entering::Message),
    /// In a proposal.
    Proposing(proposing::Message),
    /// About who goes on to the next stage.
    CutTo(u16),
    /// These go on.
    Advanced,
    /// A round is to be looked at.
    RoundChosen(RoundNumber),
    /// Its pairings in the order of names, or of tables.
    ByName(bool),
    /// About who takes part.
    People(people::Message),
    /// About the standings.
    Ranking(ranking::Message),
    /// A player is to be looked at, or no more.
    Opened(PlayerId),
    /// The figure of a player that is opened into its terms.
    FigureOpened(usize),
    /// The player's page in the club is wanted.
    PlayerAsked(PlayerId),
    /// A series is to be looked at.
    SeriesOpened(SeriesId),
    /// A game is to be played on the screen.
    OnScreen(SeriesId),
    /// Why two play in a round, or somebody has the bye in it.
    WhyAsked(RoundNumber, Asking),
    /// That is why.
    WhyTold((RoundNumber, Asking), Result<Vec<String>, Failure>),
    /// It was read.
    WhyRead,
    /// The bracket is to be drawn larger or smaller.
    Zoomed(Zoom),
    /// Something happened with the prizes.
    Prize(prizes::Deed),
    /// What was done was read.
    Told(Result<History, Failure>),
    /// About papers and files.
    Papers(paper::Message),
    /// About the timer and the wall; the window hears that, not this screen.
    Hall(hall::Message),
    /// What lies over the desk is left.
    Escaped,
}

/// What a reason is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reasoned {
    /// A round is closed without all results.
    Close(RoundNumber),
    /// A closed round is opened again.
    Reopen(RoundNumber),
    /// The last round is struck.
    Strike(RoundNumber),
    /// A finished tournament goes on.
    Resume,
}

/// What the desk is busy with.
#[derive(Debug, Default)]
enum Busy {
    /// The tables of the round.
    #[default]
    Tables,
    /// The result of a table.
    Entering(Box<Entering>),
    /// Who plays whom next.
    Proposing(Box<Proposing>),
    /// Who goes on to the next stage.
    Cutting(Box<Cutting>),
}

/// A tournament.
#[derive(Debug)]
pub struct TournamentScreen {
    id: TournamentId,
    event: Option<Arc<Event>>,
    is_gone: bool,
    asked: Asked,
    view: View,
    busy: Busy,
    /// The number of a table, as it is typed.
    table: String,
    /// The round whose pairings are looked at, where that is another one than that of the evening.
    round: Option<RoundNumber>,
    by_name: bool,
    sight: Sight,
    people: People,
    ranking: Ranking,
    card: Option<Card>,
    drawn: Option<bracket::Drawn>,
    zoom: Zoom,
    prizes: Prizes,
    papers: Papers,
    history: Option<History>,
    reason: Option<(Reasoned, String)>,
    /// Whether a proposal was asked for and not given up since.
    proposes: bool,
    /// Why two play, or somebody has the bye, as it was asked last.
    /// Nothing is said before that was found out.
    why: Option<((RoundNumber, Asking), Vec<String>)>,
    failure: Option<Failure>,
}

impl TournamentScreen {
    /// A tournament.
    pub fn new(id: TournamentId) -> TournamentScreen {
        TournamentScreen {
            id,
            event: None,
            is_gone: false,
            asked: Asked::default(),
            view: View::Desk,
            busy: Busy::Tables,
            table: String::new(),
            round: None,
            by_name: false,
            sight: Sight::default(),
            people: People::default(),
            ranking: Ranking::default(),
            card: None,
            drawn: None,
            zoom: Zoom::default(),
            prizes: Prizes::default(),
            papers: Papers::default(),
            history: None,
            reason: None,
            proposes: false,
            why: None,
            failure: None,
        }
    }

    /// The tournament as it was read last.
    pub fn event(&self) -> Option<&Event> {
        self.event.as_deref()
    }

    /// Whether the number of a table is still to be typed.
    pub(in crate::app) fn types_no_table(&self) -> bool {
        self.table.is_empty()
    }

    /// Whether nobody who enters is being typed.
    pub(in crate::app) fn types_no_name(&self) -> bool {
        self.people.arrival.is_empty()
    }

    /// Reads it anew.
    pub fn refresh(&mut self, cx: &Cx<'_>) -> Task<Message> {
        let (id, asked, club, language) = (self.id, self.asked, cx.club.clone(), cx.words.language());
        let read = cx
            .worker
            .ask(move |desk| Ok(Event::read(id, asked, &club, &Words::in_language(language), desk)?.map(Arc::new)));
        let read = Task::perform(read, Message::Read);
        if self.view == View::History { Task::batch([read, history::read(self.id, cx)]) } else { read }
    }

    /// What a key means here.
    pub fn key(&self, key: &Key, physical: Physical, modifiers: Modifiers) -> Option<Message> {
        if let Key::Named(Named::Escape) = key {
            let is_over_tables = !matches!(self.busy, Busy::Tables) || self.reason.is_some();
            return match (is_over_tables, &self.why) {
                (true, _) => Some(Message::Escaped),
                (false, Some(_)) => Some(Message::WhyRead),
                (false, None) => None,
            };
        }
        if self.view != View::Desk || modifiers.command() || modifiers.alt() {
            return None;
        }
        match &self.busy {
            Busy::Tables => digit(key, physical, modifiers).map(Message::Digit),
            Busy::Proposing(proposing) => proposing.key(key).map(Message::Proposing),
            Busy::Entering(_) | Busy::Cutting(_) => None,
        }
    }

    /// What a message changes.
    pub fn update(&mut self, message: Message, cx: &Cx<'_>) -> Action<Message> {
        match message {
            Message::Read(Ok(Some(event))) => return self.read(event, cx),
            Message::Read(Ok(None)) => self.is_gone = true,
            Message::Read(Err(failure))
            | Message::Prepared(Err(failure))
            | Message::Done(Err(failure))
            | Message::WhyTold(_, Err(failure)) => {
                self.failure = Some(failure);
                if let Busy::Proposing(proposing) = &mut self.busy {
                    proposing.stay_all();
                }
            }
            Message::Told(told) => match told {
                Ok(history) => self.history = Some(history),
                Err(failure) => self.failure = Some(failure),
            },
            Message::Viewed(view) => return self.show(view, cx),
            Message::SetUpAsked => return Action::Go(Place::SetUp(self.id)),
            Message::NextAsked => return self.do_next(cx),
            Message::Prepared(Ok(acts)) => return self.carry_out(acts, None),
            Message::Done(Ok(())) => return self.done(cx),
            Message::TableTyped(typed) if typed.ends_with(['p', 'P']) => return self.play_typed(cx),
            Message::TableTyped(typed) => self.table = desk::digits(&typed),
            Message::Digit(digit) => {
                self.table = digit.to_string();
                return Action::Run(operation::focus(TABLE).chain(operation::move_cursor_to_end(TABLE)));
            }
            Message::TableEntered => {
                let round = self.event.as_ref().and_then(|event| Some(event.round()?.number));
                let table = self.table.trim().parse().ok().map(TableNumber);
                if let (Some(round), Some(table)) = (round, table) {
                    return self.open_table(round, table, cx);
                }
            }
            Message::TableOpened(round, table) => return self.open_table(round, table, cx),
            Message::Scrolled(sight) => self.sight = sight,
            Message::ReasonAsked(reasoned) => {
                self.failure = None;
                self.reason = reasoned.map(|reasoned| (reasoned, String::new()));
                return Action::Run(operation::focus(desk::WHY));
            }
            Message::Why(why) => {
                if let Some((_, typed)) = &mut self.reason {
                    *typed = why;
                }
            }
            Message::Meant => return self.mean(),
            Message::Entering(message) => return self.entering(message, cx),
            Message::Proposing(message) => return self.proposing(message, cx),
            Message::CutTo(per_group) => self.cut(per_group),
            Message::Advanced => return self.advance(),
            Message::RoundChosen(round) => {
                self.why = None;
                self.round = Some(round);
                return Action::Run(self.scroll_up());
            }
            Message::ByName(by_name) => self.by_name = by_name,
            Message::People(message) => return self.people(message, cx),
            Message::Ranking(message) => return self.rank(message, cx),
            Message::Opened(player) => self.open_card(player, cx),
            Message::FigureOpened(figure) => {
                if let Some(card) = &mut self.card {
                    card.opened = (card.opened != Some(figure)).then_some(figure);
                }
            }
            Message::PlayerAsked(player) => return Action::Go(Place::Player(player)),
            Message::SeriesOpened(series) => return Action::Go(Place::Series(series)),
            Message::OnScreen(series) => return self.on_screen(series, cx),
            Message::WhyAsked(round, asking) => return self.ask_why((round, asking), cx),
            Message::WhyTold(asked, Ok(why)) => {
                if let Some((_, said)) = self.why.as_mut().filter(|(of, _)| *of == asked) {
                    *said = why;
                }
            }
            Message::WhyRead => self.why = None,
            Message::Zoomed(zoom) => self.zoom = zoom,
            Message::Prize(deed) => return self.prize_deed(deed, cx),
            Message::Papers(message) => return self.paper(message, cx),
            Message::Hall(_) => {}
            Message::Escaped => {
                self.failure = None;
                if let Busy::Proposing(proposing) = &mut self.busy
                    && proposing.stay_all()
                {
                    return Action::None;
                }
                if let Busy::Entering(entering) = &mut self.busy
                    && let Some(back) = entering.back()
                {
                    return Action::Run(back);
                }
                if self.reason.take().is_none() {
                    return self.leave();
                }
            }
        }
        Action::None
    }

    /// Shows what was read, and finds out once what else is shown of it.
    fn read(&mut self, event: Arc<Event>, cx: &Cx<'_>) -> Action<Message> {
        (self.failure, self.why) = (None, None);
        let before = self.event.replace(event.clone());
        let is_new = !before.as_ref().is_some_and(|before| before.has_facts_of(&event));
        // Before the first round there was no field for the keyboard.
        let had_field = before.is_some_and(|before| before.round().is_some()) && matches!(self.busy, Busy::Tables);
        if let Some(player) = self.card.as_ref().map(|card| card.player) {
            self.make_card(player, cx);
        }
        self.drawn = self.event.as_ref().and_then(|event| {
            let name = |player: PlayerId| cx.club.people.label(player);
            bracket::Plan::of(&event.told(&name), cx.words).map(bracket::Drawn::new)
        });
        self.reckon_prizes();
        self.people.find(self.event.as_deref(), cx);
        self.ranking.derive(self.event.as_deref());
        if !self.views().contains(&self.view) {
            self.view = View::Desk;
        }
        // A proposal of what has changed under it makes no sense any more, nor does a form of a table that is gone.
        let (stays, again) = match &self.busy {
            Busy::Entering(entering) => (entering.fits(&event), None),
            Busy::Proposing(proposing) => (!is_new, proposing.once_more(&event).filter(|_| is_new)),
            _ => (false, None),
        };
        if !stays {
            self.busy = Busy::Tables;
        }
        let papers = if self.view == View::Papers { self.lay_out(cx) } else { Task::none() };
        let has_field = event.round().is_some() && matches!(self.busy, Busy::Tables);
        let focus = if has_field && !had_field && again.is_none() { self.focus() } else { Task::none() };
        let again = again.map_or_else(Task::none, |wanted| self.ask_for(wanted, cx));
        Action::Run(Task::batch([focus, papers, again]))
    }

    /// What lies over the tables goes.
    fn leave(&mut self) -> Action<Message> {
        self.proposes = false;
        self.busy = Busy::Tables;
        self.table.clear();
        Action::Run(self.focus())
    }

    fn done(&mut self, cx: &Cx<'_>) -> Action<Message> {
        self.failure = None;
        self.reason = None;
        let forget = match &self.busy {
            Busy::Entering(entering) => entering.forget(cx),
            // What is read next says whether it still makes sense.
            Busy::Proposing(_) => return Action::None,
            _ => Task::none(),
        };
        self.busy = Busy::Tables;
        self.table.clear();
        Action::Run(Task::batch([forget, self.focus()]))
    }

    /// Commands about this tournament.
    fn about(&self, command: Command) -> tournament::Act {
        tournament::Act::Tournament { id: self.id, command }
    }

    fn act(&self, command: Command) -> Action<Message> {
        self.carry_out(vec![self.about(command)], None)
    }

    fn carry_out(&self, commands: Vec<tournament::Act>, why: Option<String>) -> Action<Message> {
        if commands.is_empty() {
            return Action::None;
        }
        let why = why.map(|why| why.trim().to_owned()).filter(|why| !why.is_empty());
        Action::Act { act: Act::Event(Batch { purpose: BatchPurpose::Together, commands }), why, done: Message::Done }
    }
}

/// An id for a new series.
fn new_series() -> SeriesId {
    SeriesId(Uuid::now_v7())
}
