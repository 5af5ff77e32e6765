//! Who plays whom next: the program's proposal with its reasons, changed by hand before it is written, and what that costs.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use iced::Task;
use iced::keyboard::{Key, key::Named};
use uuid::Uuid;

use super::event::Event;
use super::going::{Going, Gone};
use super::{Busy, Message as Parent, TournamentScreen, desk};
use crate::app::desk::Club;
use crate::app::screen::{Action, Cx};
use crate::app::widget::list::Sight;
use crate::app::worker::Failure;
use crate::club::{PlayerId, Seat, Seats, SeriesId};
use crate::tournament::pairing::{Pair, Pin, Verdict};
use crate::tournament::{
    Arrangement, Basis, By, Command, Criterion, Keep, Next, Out, Proposal, RoundNumber, Wishes, propose, propose_again,
};
use crate::words::{Words, message};

/// Which round is wanted.
#[derive(Clone, Debug)]
pub enum Wanted {
    /// The next one.
    Next,
    /// A round that is paired, around the tables that have begun.
    Again(RoundNumber),
    /// The same round once more, around those who are pinned, and with the bye that was given.
    Rest(Option<RoundNumber>, Vec<Pin>, Option<PlayerId>),
}

/// What happened in the proposal.
#[derive(Clone, Debug)]
pub enum Message {
    /// The pairings of the round under way are to be changed.
    ChangeAsked,
    /// It was made of a tournament as it was then.
    Made(Arc<Event>, Result<Box<Proposing>, Failure>),
    /// A name was pressed: with the next one it changes places.
    Held(PlayerId),
    /// A name is carried.
    Taken(PlayerId),
    /// What is carried was dropped on a name.
    Dropped(PlayerId),
    /// What was carried was let go, on a name or elsewhere.
    LetGo,
    /// Nothing is carried any more.
    Free,
    /// Somebody will not play.
    GoneAsked(PlayerId, Going),
    /// Whoever is held will not play.
    HeldGone(Going),
    /// That is what it comes to.
    GoneTold(Result<Box<Gone>, Failure>),
    /// That is meant.
    GoneMeant,
    /// All play after all.
    GoneBack,
    /// A pair stays together whatever else changes, or no longer.
    Pinned(usize),
    /// The pair above or below is wanted.
    Moved(isize),
    /// The first or second player of the pair that is chosen is pressed.
    Pressed(Seat),
    /// The chosen pair is pinned.
    PinnedChosen,
    /// All that is not pinned is to be paired again.
    RestAsked,
    /// Back to the proposal.
    HandsOff,
    /// Why the two at a place of the list play, or somebody has the bye.
    WhyAsked(Option<usize>),
    /// That is why these two do, or the bye is so.
    Why(Option<Seats<PlayerId>>, Result<Vec<String>, Failure>),
    /// It is accepted, and published at once or not.
    Accepted(bool),
    /// Why games are thrown away was typed.
    Reason(String),
    /// The list was scrolled.
    Scrolled(Sight),
}

/// A proposal.
#[derive(Clone, Debug)]
pub struct Proposing {
    pub(super) proposal: Proposal,
    /// As it is with what was changed by hand.
    pub(super) arrangement: Arrangement,
    /// The pairings that are there, where it is paired again: they are changed only when that is accepted.
    pub(super) is_again: bool,
    /// What is to be known of the proposal.
    pub(super) reasons: Vec<String>,
    /// What was changed by hand costs.
    pub(super) costs: Vec<String>,
    pub(super) is_changed: bool,
    /// Match points of everybody so far.
    pub(super) scores: BTreeMap<PlayerId, String>,
    pub(super) held: Option<PlayerId>,
    /// Who is carried to change places with somebody.
    carried: Option<PlayerId>,
    /// Somebody who will not play, once that is meant.
    pub(super) gone: Option<Box<Gone>>,
    /// Of whom that is being found out: nothing is accepted meanwhile.
    pub(super) asked: Option<(PlayerId, Going)>,
    pub(super) chosen: usize,
    /// Why a pair plays, or somebody has the bye, as it was asked last; nothing until that is found out.
    pub(super) why: Option<(Option<Seats<PlayerId>>, Vec<String>)>,
    /// Why games are thrown away.
    pub(super) reason: String,
    pub(super) sight: Sight,
}

impl Proposing {
    /// Asks for a round.
    pub(super) fn ask(event: &Arc<Event>, wanted: Wanted, cx: &Cx<'_>) -> Task<Parent> {
        let (of, club, language) = (event.clone(), cx.club.clone(), cx.words.language());
        let ask = cx.worker.ask(move |_| {
            let words = Words::in_language(language);
            Proposing::of(&of, &wanted, &club, &words).map(Box::new)
        });
        let event = event.clone();
        Task::perform(ask, move |made| Parent::Proposing(Message::Made(event.clone(), made)))
    }

    fn of(event: &Event, wanted: &Wanted, club: &Club, words: &Words) -> Result<Proposing, Failure> {
        let mut ids = || SeriesId(Uuid::now_v7());
        let (round, wishes) = match wanted {
            Wanted::Next => (None, Wishes::default()),
            Wanted::Again(round) => (Some(*round), Wishes::default()),
            Wanted::Rest(round, pins, bye) => (*round, Wishes { pins: pins.clone(), bye: *bye, ..Wishes::default() }),
        };
        let who = |player| Some(club.people.label(player));
        let proposal = match round {
            None => propose(event.known(), &wishes, &mut ids),
            Some(round) => propose_again(event.known(), round, Keep::Begun, &wishes, &mut ids),
        };
        let proposal = proposal.map_err(|why| Failure::Said(words.no_proposal(&why, &who)))?;
        // Pairings that are there are shown as they are, and the proposal is only compared with them.
        let there = match wanted {
            Wanted::Again(round) => event.tournament.rounds().get(round),
            _ => None,
        };
        let needs = there.is_some_and(|round| !event.tournament.needing_opponents(round, &event.results).is_empty());
        let arrangement = match there.filter(|_| !needs) {
            Some(round) => Arrangement::of(&event.tournament, round),
            None => proposal.arrangement.clone(),
        };
        let mut proposing = Proposing {
            reasons: reasons(event, &proposal, club, words),
            scores: scores(event, words),
            is_again: round.is_some(),
            arrangement,
            proposal,
            costs: Vec::new(),
            is_changed: false,
            held: None,
            carried: None,
            gone: None,
            asked: None,
            chosen: 0,
            why: None,
            reason: String::new(),
            sight: Sight::default(),
        };
        proposing.compare(club, words);
        Ok(proposing)
    }

    /// What the pairings cost more than the program's own.
    fn compare(&mut self, club: &Club, words: &Words) {
        self.costs.clear();
        self.is_changed = pairs(&self.arrangement) != pairs(&self.proposal.arrangement)
            || self.arrangement.outs != self.proposal.arrangement.outs;
        let Basis::Scores(scores) = &self.proposal.basis else { return };
        if !self.is_changed {
            return;
        }
        let Ok(comparison) = scores.compare(&self.arrangement) else { return };
        let who = |player| Some(club.people.label(player));
        for broken in &comparison.broken {
            self.costs.push(words.broken(broken, &who));
        }
        for (criterion, best, other) in comparison.differences() {
            self.costs.push(words.pairing_verdict(Verdict::Differs { criterion, best, other }));
        }
        if self.costs.is_empty() {
            self.costs.push(words.pairing_verdict(Verdict::AsGood));
        }
    }

    /// What a key means here.
    pub(super) fn key(&self, key: &Key) -> Option<Message> {
        Some(match key.as_ref() {
            Key::Named(Named::ArrowDown) => Message::Moved(1),
            Key::Named(Named::ArrowUp) => Message::Moved(-1),
            Key::Named(Named::ArrowLeft) => Message::Pressed(Seat::First),
            Key::Named(Named::ArrowRight) => Message::Pressed(Seat::Second),
            Key::Named(Named::Enter) if self.gone.is_some() => Message::GoneMeant,
            Key::Named(Named::Enter) if self.asked.is_some() => return None,
            Key::Named(Named::Enter) => Message::Accepted(true),
            Key::Named(Named::Delete) => Message::HeldGone(Going::Leaves),
            Key::Character("p" | "P") => Message::PinnedChosen,
            Key::Character("a" | "A") if !self.is_again => Message::HeldGone(Going::Out(Out::Absent)),
            Key::Character("b" | "B") if !self.is_again => Message::HeldGone(Going::Out(Out::RequestedBye)),
            _ => return None,
        })
    }

    /// Who has the bye.
    pub(super) fn bye(&self) -> Option<PlayerId> {
        let byes = self.arrangement.outs.iter().find(|(_, out)| matches!(out, Out::Bye { .. }));
        byes.map(|(player, _)| *player)
    }

    /// Lets two change places. Those who play each other as before keep their series.
    fn swap(&mut self, one: PlayerId, other: PlayerId) {
        let before = self.arrangement.clone();
        let known = |players: Seats<PlayerId>| {
            let is_it = |seating: &&crate::tournament::Seating| {
                let of = seating.players;
                (of.first, of.second) == (players.first, players.second)
                    || (of.first, of.second) == (players.second, players.first)
            };
            let tables = self.proposal.arrangement.tables.iter().chain(&before.tables);
            tables.clone().find(is_it).map(|seating| seating.series)
        };
        let mut after = before.clone().swapped(one, other, || SeriesId(Uuid::now_v7()));
        for seating in &mut after.tables {
            if let Some(series) = known(seating.players) {
                seating.series = series;
            }
        }
        self.arrangement = after;
        self.held = None;
    }

    /// The same, and what it costs.
    fn change_places(&mut self, one: PlayerId, other: PlayerId, cx: &Cx<'_>) {
        self.swap(one, other);
        self.stay_all();
        self.why = None;
        self.compare(cx.club, cx.words);
    }

    /// The pairs that are pinned, but for one with this player.
    pub(super) fn pins_without(&self, player: PlayerId) -> Vec<Pin> {
        let mut pins = self.pins();
        pins.retain(|pin| !pin.pair.players().contains(&player));
        pins
    }

    fn pins(&self) -> Vec<Pin> {
        let pinned = self.arrangement.tables.iter().filter(|seating| seating.pinned);
        let pin = |seating: &crate::tournament::Seating| {
            let pair = Pair::new(seating.players.first, seating.players.second)?;
            Some(Pin { pair, opens: None, table: None })
        };
        pinned.filter_map(pin).collect()
    }

    /// The series with games that would be thrown away.
    pub(super) fn discard(&self, event: &Event) -> BTreeSet<SeriesId> {
        let Some(round) = event.tournament.rounds().get(&self.proposal.round).filter(|_| self.is_again) else {
            return BTreeSet::new();
        };
        let gone = crate::tournament::repaired(round, &self.arrangement, &event.results);
        let gone =
            gone.iter().filter_map(|gone| round.at(gone.table)).flat_map(|pairing| pairing.all_series().copied());
        gone.filter(|series| event.results.has_begun(*series)).collect()
    }

    /// The same round again after something has changed, around what is pinned and can still be played; `None` where the
    /// round is no longer to be paired, or has been as it is here.
    pub(super) fn once_more(&self, event: &Event) -> Option<Wanted> {
        let round = self.proposal.round;
        if self.is_again {
            let there = event.tournament.rounds().get(&round)?;
            let is_open = there.state != crate::tournament::RoundState::Closed;
            let needs = matches!(event.next, Next::Reseat { .. });
            let is_done = !needs && Arrangement::of(&event.tournament, there) == self.arrangement;
            return (is_open && !is_done).then_some(Wanted::Again(round));
        }
        let plays = |player: &PlayerId| {
            event.tournament.entries().get(player).is_some_and(|entry| entry.is_here(round))
                && event.tournament.out(round, *player).is_none()
        };
        let mut pins = self.pins();
        pins.retain(|pin| pin.pair.players().iter().all(plays));
        let bye = self.bye().filter(|bye| self.is_changed && plays(bye));
        matches!(event.next, Next::Pair(_)).then_some(Wanted::Rest(None, pins, bye))
    }

    /// Nobody goes after all, whoever was asked about; says whether somebody was.
    pub(super) fn stay_all(&mut self) -> bool {
        let asked = self.asked.take().is_some();
        self.gone.take().is_some() || asked
    }

    fn command(&self, event: &Event, cx: &Cx<'_>) -> Command {
        let (round, arrangement) = (self.proposal.round, self.arrangement.clone());
        if self.is_again {
            Command::ChangePairings { round, arrangement, discard: self.discard(event) }
        } else {
            Command::PairRound { round, date: cx.today(), arrangement }
        }
    }
}

/// Who plays whom, wherever they sit.
pub(super) fn pairs(of: &Arrangement) -> BTreeSet<(PlayerId, PlayerId)> {
    let sorted = |Seats { first, second }: Seats<PlayerId>| (first.min(second), first.max(second));
    of.tables.iter().map(|seating| sorted(seating.players)).collect()
}

/// The match points of everybody, as standings show them.
fn scores(event: &Event, words: &Words) -> BTreeMap<PlayerId, String> {
    let by = By::Criterion(Criterion::MatchPoints);
    let of = |table: &crate::tournament::Table| {
        let place = table.by.iter().position(|other| *other == by);
        let line = move |line: &crate::tournament::Line| {
            let figure = line.figures.get(place?).copied().flatten()?;
            Some((line.player, words.ranking_figure(by, figure)))
        };
        table.lines.iter().filter_map(line).collect::<Vec<_>>()
    };
    event.tables.iter().flat_map(|(_, table)| of(table)).collect()
}

/// What a proposal breaks and why, what comes after it, and who is left for later.
fn reasons(event: &Event, proposal: &Proposal, club: &Club, words: &Words) -> Vec<String> {
    let name = |player| club.people.label(player);
    let mut said = words.proposal_remarks(&event.told(&name), proposal);
    match words.follows_from(&proposal.basis) {
        Some(why) => said.insert(0, why),
        None if said.is_empty() => said.push(message!(words, "event-breaks-nothing")),
        None => {}
    }
    for (player, out) in event.tournament.outs(proposal.round).filter(|(_, out)| !out.is_of_pairing()) {
        let player = club.people.label(player);
        said.push(message!(words, "tournament-proposed-out", player = player, out = words.out(out)));
    }
    said
}

/// Why two play, or somebody has the bye.
fn why(proposing: &Proposing, pair: Option<Seats<PlayerId>>, event: &Event, club: &Club, words: &Words) -> Vec<String> {
    let name = |player| club.people.label(player);
    let (told, proposal) = (event.told(&name), &proposing.proposal);
    match pair {
        Some(players) => words.why_proposed(&told, proposal, players),
        None => words.why_proposed_bye(&told, proposal, proposing.bye()),
    }
}

impl TournamentScreen {
    /// Shows a proposal that was made, unless it was given up meanwhile; of a tournament that has changed since, another one.
    fn made(&mut self, of: &Event, made: Result<Box<Proposing>, Failure>, cx: &Cx<'_>) -> Action<Parent> {
        let is_free = matches!(self.busy, Busy::Tables | Busy::Proposing(_));
        let Some(event) = self.event.clone().filter(|_| std::mem::take(&mut self.proposes) && is_free) else {
            return Action::None;
        };
        match made {
            Ok(proposing) if !of.has_facts_of(&event) => {
                let wanted = proposing.once_more(&event);
                return wanted.map_or(Action::None, |wanted| self.propose(wanted, cx));
            }
            Ok(proposing) => {
                self.failure = None;
                self.busy = Busy::Proposing(proposing);
            }
            Err(failure) => self.failure = Some(failure),
        }
        Action::None
    }

    /// What a message changes in a proposal.
    pub(super) fn proposing(&mut self, message: Message, cx: &Cx<'_>) -> Action<Parent> {
        let Some(event) = self.event.clone() else { return Action::None };
        if let Message::ChangeAsked = message {
            let round = event.round().map(|round| round.number);
            return round.map_or(Action::None, |round| self.propose(Wanted::Again(round), cx));
        }
        if let Message::Made(of, made) = message {
            return self.made(&of, made, cx);
        }
        let Busy::Proposing(proposing) = &mut self.busy else { return Action::None };
        match message {
            Message::ChangeAsked | Message::Made(..) => {}
            Message::Moved(by) => {
                let last = proposing.arrangement.tables.len().saturating_sub(1);
                proposing.chosen = proposing.chosen.saturating_add_signed(by).min(last);
            }
            Message::Pressed(seat) => {
                let chosen = proposing.arrangement.tables.get(proposing.chosen);
                if let Some(player) = chosen.map(|seating| seating.players[seat]) {
                    return self.proposing(Message::Held(player), cx);
                }
            }
            Message::Held(player) => {
                proposing.carried = None;
                proposing.stay_all();
                let format = event.tournament.stages().get(&proposing.proposal.stage).map(|stage| stage.format);
                match proposing.held {
                    // A schedule or a bracket says who plays whom.
                    _ if format.is_none_or(desk::is_scheduled) => {}
                    None => proposing.held = Some(player),
                    Some(held) if held == player => proposing.held = None,
                    Some(held) => proposing.change_places(held, player, cx),
                }
            }
            Message::GoneAsked(player, going) => return self.ask_gone(player, going, cx),
            Message::HeldGone(going) => {
                let held = proposing.held;
                return held.map_or(Action::None, |held| self.ask_gone(held, going, cx));
            }
            Message::GoneTold(told) => match (proposing.asked.take(), told) {
                (Some(asked), Ok(gone)) if gone.is_of(asked) => proposing.gone = Some(gone),
                (Some(_), Err(failure)) => self.failure = Some(failure),
                // Something else was asked since, or nothing any more.
                (asked, _) => proposing.asked = asked,
            },
            Message::GoneMeant => return self.mean_gone(),
            Message::GoneBack => drop(proposing.stay_all()),
            Message::Taken(player) => proposing.carried = Some(player),
            Message::Dropped(player) => {
                if let Some(carried) = proposing.carried.take().filter(|carried| *carried != player) {
                    proposing.change_places(carried, player, cx);
                }
            }
            // The name that it was dropped on may tell of it only after this.
            Message::LetGo => return Action::Run(Task::done(Parent::Proposing(Message::Free))),
            Message::Free => proposing.carried = None,
            Message::PinnedChosen => {
                let chosen = proposing.chosen;
                return self.proposing(Message::Pinned(chosen), cx);
            }
            Message::Pinned(place) => {
                proposing.stay_all();
                if let Some(seating) = proposing.arrangement.tables.get_mut(place) {
                    seating.pinned = !seating.pinned;
                }
            }
            Message::HandsOff => {
                proposing.arrangement = proposing.proposal.arrangement.clone();
                (proposing.held, proposing.why) = (None, None);
                proposing.stay_all();
                proposing.compare(cx.club, cx.words);
            }
            Message::RestAsked => {
                let round = proposing.is_again.then_some(proposing.proposal.round);
                let bye = proposing.bye().filter(|_| proposing.is_changed);
                let wanted = Wanted::Rest(round, proposing.pins(), bye);
                return self.propose(wanted, cx);
            }
            Message::WhyAsked(place) => {
                let seating = place.and_then(|place| proposing.arrangement.tables.get(place));
                let pair = seating.map(|seating| seating.players);
                proposing.why = Some((pair, Vec::new()));
                let (proposing, club, language) = (proposing.clone(), cx.club.clone(), cx.words.language());
                let ask =
                    cx.worker.ask(move |_| Ok(why(&proposing, pair, &event, &club, &Words::in_language(language))));
                return Action::Run(Task::perform(ask, move |why| Parent::Proposing(Message::Why(pair, why))));
            }
            // What was asked of pairs that have changed since is not said.
            Message::Why(pair, why) if proposing.why.as_ref().is_some_and(|(asked, _)| *asked == pair) => match why {
                Ok(why) => proposing.why = Some((pair, why)),
                Err(failure) => self.failure = Some(failure),
            },
            Message::Why(..) => {}
            Message::Reason(reason) => proposing.reason = reason,
            Message::Scrolled(sight) => proposing.sight = sight,
            // Who is to be left out of it is not yet.
            Message::Accepted(_) if proposing.asked.is_some() || proposing.gone.is_some() => {}
            Message::Accepted(publish) => {
                let round = proposing.proposal.round;
                let command = proposing.command(&event, cx);
                // What has been published stays so.
                let is_open = event
                    .tournament
                    .rounds()
                    .get(&round)
                    .is_none_or(|round| round.state == crate::tournament::RoundState::Paired);
                let release = (publish && is_open).then_some(Command::ReleaseRound { round });
                let (id, why) = (self.id, Some(proposing.reason.clone()));
                let acts = [Some(command), release].into_iter().flatten();
                let acts = acts.map(|command| crate::tournament::Act::Tournament { id, command });
                return self.carry_out(acts.collect(), why);
            }
        }
        Action::None
    }
}
