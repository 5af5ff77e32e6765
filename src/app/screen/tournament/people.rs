//! Who takes part: entering, checking in, sitting out, leaving and coming back.

use std::collections::BTreeSet;

use iced::Task;
use uuid::Uuid;

use super::event::{Event, here_file};
use super::{Message as Parent, TournamentScreen};
use crate::app::screen::pick::{self, Pick};
use crate::app::screen::{Action, Cx};
use crate::app::widget::list::Sight;
use crate::app::worker::Failure;
use crate::club::{PlayerId, Seat};
use crate::tournament::{
    Act, Apart, Avoid, Command, Out, RoundNumber, RoundState, State, Strength, TableNumber, TournamentId,
};

/// The field in which people are entered.
pub const ARRIVAL: &str = "event-arrival";
/// The list of those who take part.
pub(super) const LIST: &str = "event-people";
/// The field of a table that is always the same one's.
pub(super) const FIXED: &str = "event-fixed";

/// What happened among those who take part.
#[derive(Clone, Debug)]
pub enum Message {
    /// In the field of whoever enters.
    Arrival(pick::Message),
    /// The people of the club are to be ticked.
    ListAsked,
    /// Somebody on the club's list enters, or an entry goes.
    Ticked(PlayerId),
    /// Everybody of the tournament before enters.
    LastAsked,
    /// Who entered there.
    LastRead(Result<Vec<PlayerId>, Failure>),
    /// Somebody is here, or is not.
    Here(PlayerId),
    /// That is kept, or not.
    Kept(Result<(), Failure>),
    /// Those who are not here are absent in the next round.
    AbsentAsked,
    /// Somebody sits out in the next round, or plays after all.
    Out(PlayerId, Option<Out>),
    /// Somebody leaves.
    Left(PlayerId),
    /// Somebody who left comes back.
    Returned(PlayerId),
    /// An entry without results is struck.
    Struck(PlayerId),
    /// A table was typed at which somebody always sits.
    Fixed(String),
    /// That is meant.
    FixAsked(PlayerId),
    /// Who is kept apart from somebody.
    Apart(pick::Message),
    /// The two are kept apart.
    ApartAsked(PlayerId),
    /// Households are kept apart, or clubs, or no longer.
    Groups(Apart),
    /// Some are no longer kept apart.
    Together(Apart),
    /// The list was scrolled.
    Scrolled(Sight),
}

/// Who takes part.
#[derive(Debug, Default)]
pub struct People {
    pub(super) arrival: Pick,
    /// Whether the people of the club are ticked.
    pub(super) shows_list: bool,
    /// Whom the list shows.
    pub(super) found: Vec<PlayerId>,
    pub(super) sight: Sight,
    pub(super) fixed: String,
    pub(super) apart: Pick,
}

impl People {
    /// Finds anew whom the list shows.
    pub(super) fn find(&mut self, event: Option<&Event>, cx: &Cx<'_>) {
        self.found = match event {
            Some(_) if self.shows_list => {
                cx.club.people.iter().filter(|player| !player.archived).map(|player| player.id).collect()
            }
            Some(event) => event.people.clone(),
            None => Vec::new(),
        };
    }
}

/// The round for which somebody who enters, leaves or sits out now does so: the one that is not over, or the next one.
fn coming(event: &Event) -> RoundNumber {
    let open = event.tournament.rounds().values().find(|round| round.state != RoundState::Closed);
    open.map_or_else(|| event.tournament.next_round(), |round| round.number)
}

impl TournamentScreen {
    /// What a message changes among those who take part.
    pub(super) fn people(&mut self, message: Message, cx: &Cx<'_>) -> Action<Parent> {
        let Some(event) = self.event.clone() else { return Action::None };
        let next = event.tournament.next_round();
        match message {
            Message::Arrival(message) => {
                if self.people.arrival.update(message, cx) {
                    return self.arrive(&event, cx);
                }
            }
            Message::ListAsked => {
                self.people.shows_list = !self.people.shows_list;
                self.people.find(Some(&event), cx);
                return Action::Run(self.scroll_up());
            }
            Message::Ticked(player) if event.tournament.entries().contains_key(&player) => {
                return self.act(Command::RemoveEntry { player });
            }
            Message::Ticked(player) => return self.enter(vec![player], None, &event, cx),
            Message::LastAsked => {
                let Some(last) = self.last(cx) else { return Action::None };
                let read = cx.worker.ask(move |desk| {
                    let last = desk.club()?.tournament(last)?;
                    Ok(last.map(|last| last.entries().keys().copied().collect()).unwrap_or_default())
                });
                return Action::Run(Task::perform(read, |read| Parent::People(Message::LastRead(read))));
            }
            Message::LastRead(Ok(players)) => {
                let is_new = |player: &PlayerId| {
                    let is_there = cx.club.people.get(*player).is_some_and(|player| !player.archived);
                    is_there && !event.tournament.entries().contains_key(player)
                };
                let players = players.into_iter().filter(is_new).collect();
                return self.enter(players, None, &event, cx);
            }
            Message::LastRead(Err(failure)) | Message::Kept(Err(failure)) => self.failure = Some(failure),
            Message::Kept(Ok(())) => {}
            Message::Here(player) => {
                let mut changed = Event::clone(&event);
                if !changed.here.remove(&player) {
                    changed.here.insert(player);
                }
                let here: BTreeSet<Uuid> = changed.here.iter().map(|player| player.0).collect();
                self.event = Some(changed.into());
                let file = here_file(self.id);
                let keep = cx.worker.ask(move |desk| desk.keep(&file, Some(&here)));
                return Action::Run(Task::perform(keep, |kept| Parent::People(Message::Kept(kept))));
            }
            Message::AbsentAsked => {
                let absent = self.not_here(&event);
                let of = |player| Command::SitOut { round: next, player, out: Some(Out::Absent) };
                return self.carry_out(absent.into_iter().map(|player| self.about(of(player))).collect(), None);
            }
            Message::Out(player, out) => return self.act(Command::SitOut { round: next, player, out }),
            Message::Left(player) => {
                return self.act(Command::Withdraw { player, from: coming_without(&event, player) });
            }
            Message::Returned(player) => return self.act(Command::Return { player, from: next }),
            Message::Struck(player) => return self.act(Command::RemoveEntry { player }),
            Message::Fixed(typed) => self.people.fixed = super::desk::digits(&typed),
            Message::FixAsked(player) => {
                let table = self.people.fixed.parse().ok().filter(|table| *table > 0).map(TableNumber);
                self.people.fixed.clear();
                return self.act(Command::FixTable { player, table });
            }
            Message::Apart(message) => {
                let _ = self.people.apart.update(message, cx);
            }
            Message::ApartAsked(player) => {
                let Some(other) = self.people.apart.player(cx) else { return Action::None };
                self.people.apart = Pick::other_than(player);
                let apart = Apart::pair(player, other);
                return self.act(Command::PutAvoid(Avoid { apart, strength: Strength::Hard, until: None }));
            }
            Message::Groups(apart) => {
                return if event.tournament.avoids().any(|avoid| avoid.apart == apart) {
                    self.act(Command::RemoveAvoid { apart })
                } else {
                    self.act(Command::PutAvoid(Avoid { apart, strength: Strength::Soft, until: None }))
                };
            }
            Message::Together(apart) => return self.act(Command::RemoveAvoid { apart }),
            Message::Scrolled(sight) => self.people.sight = sight,
        }
        Action::None
    }

    /// The tournament before this one.
    pub(super) fn last(&self, cx: &Cx<'_>) -> Option<TournamentId> {
        cx.club.tournaments.iter().map(|head| head.id).find(|id| *id != self.id)
    }

    /// Who would play in the next round and has not been seen, where some have.
    pub(super) fn not_here(&self, event: &Event) -> Vec<PlayerId> {
        if event.here.is_empty() {
            return Vec::new();
        }
        let next = event.tournament.next_round();
        let entries = event.tournament.entries().values();
        let is_missing = |entry: &&crate::tournament::Entry| {
            entry.is_here(next)
                && !event.here.contains(&entry.player)
                && event.tournament.out(next, entry.player).is_none()
        };
        entries.filter(is_missing).map(|entry| entry.player).collect()
    }

    /// Whoever is in the field enters, and is put on the club's list where that is needed.
    fn arrive(&mut self, event: &Event, cx: &Cx<'_>) -> Action<Parent> {
        let Some(player) = self.people.arrival.player(cx) else { return Action::None };
        let new = self.people.arrival.command();
        self.people.arrival = Pick::default();
        self.enter(vec![player], new, event, cx)
    }

    /// Players enter: from the start, or late with the rating they have.
    fn enter(
        &self,
        players: Vec<PlayerId>,
        new: Option<crate::club::Command>,
        event: &Event,
        cx: &Cx<'_>,
    ) -> Action<Parent> {
        let id = self.id;
        let of = move |player, from, rating| Act::Tournament { id, command: Command::Enter { player, from, rating } };
        let first = new.map(Act::Club);
        if event.tournament.head().state == State::Registration {
            let entered = players.into_iter().map(|player| of(player, RoundNumber::FIRST, None));
            return self.carry_out(first.into_iter().chain(entered).collect(), None);
        }
        let from = coming(event);
        let prepare = cx.worker.ask(move |desk| {
            let ratings = desk.ratings()?;
            let rating = |player| ratings.history(player).last().map(|(_, rating)| rating.rating.round() as u16);
            let entered = players.into_iter().map(|player| of(player, from, rating(player)));
            Ok(first.into_iter().chain(entered).collect())
        });
        Action::Run(Task::perform(prepare, Parent::Prepared))
    }
}

/// From which round on somebody leaves who says so now: the one under way, unless the own series in it is over.
pub(super) fn coming_without(event: &Event, player: PlayerId) -> RoundNumber {
    let from = coming(event);
    let pairing = event.tournament.rounds().get(&from).and_then(|round| round.pairing_of(player));
    let is_over = pairing
        .is_some_and(|(pairing, _): (&crate::tournament::Pairing, Seat)| event.results.has_begun(pairing.series));
    if is_over { event.tournament.next_round() } else { from }
}
