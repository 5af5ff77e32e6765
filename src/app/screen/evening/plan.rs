//! The proposals on the screen of an evening: those of the program, with what the organiser changed by hand.

use std::collections::BTreeSet;

use chrono::NaiveDate;

use crate::club::{Meetings, PlayerId, Present, Proposal, Series, Waiting, propose};

/// Who is to play whom next.
#[derive(Debug, Default)]
pub(super) struct Plan {
    proposals: Vec<Proposal>,
    /// Who is free and in no proposal.
    left_over: Vec<Waiting>,
    /// Pairs that the organiser made.
    by_hand: Vec<(PlayerId, PlayerId)>,
    /// Who was pressed, to change places with whoever is pressed next.
    held: Option<PlayerId>,
    chosen: usize,
}

impl Plan {
    /// Works out the proposals anew, from who met whom before the evening and on it. Pairs by hand stay while both are free.
    pub(super) fn look(&mut self, here: &[Present], before: &Meetings, tonight: &[Series], evening: NaiveDate) {
        let mut free: Vec<Waiting> = here.iter().filter_map(Present::waiting).collect();
        let people: BTreeSet<PlayerId> = free.iter().map(|one| one.player).collect();
        let meetings = before.among(&people, tonight);
        self.held = self.held.filter(|held| people.contains(held));
        self.by_hand.retain(|(one, other)| people.contains(one) && people.contains(other));
        let by_hand: Vec<Proposal> = self
            .by_hand
            .iter()
            .filter_map(|(one, other)| {
                let waiting = |player: &PlayerId| free.iter().find(|waiting| waiting.player == *player).copied();
                Some(Proposal::of(waiting(one)?, waiting(other)?, &meetings))
            })
            .collect();
        free.retain(|one| !self.is_by_hand(one.player));
        self.proposals = propose(&free, &meetings, evening);
        self.proposals.extend(by_hand);
        self.proposals.sort_by_key(|proposal| (proposal.since.first, proposal.players.first));
        free.retain(|one| self.of(one.player).is_none());
        self.left_over = free;
        self.chosen = self.chosen.min(self.proposals.len().saturating_sub(1));
    }

    fn of(&self, player: PlayerId) -> Option<&Proposal> {
        self.proposals.iter().find(|proposal| [proposal.players.first, proposal.players.second].contains(&player))
    }

    fn opponent(&self, player: PlayerId) -> Option<PlayerId> {
        let players = self.of(player)?.players;
        Some(if players.first == player { players.second } else { players.first })
    }

    pub(super) fn is_by_hand(&self, player: PlayerId) -> bool {
        self.by_hand.iter().any(|(one, other)| [*one, *other].contains(&player))
    }

    pub(super) const fn has_hands_on(&self) -> bool {
        !self.by_hand.is_empty()
    }

    pub(super) fn proposals(&self) -> &[Proposal] {
        &self.proposals
    }

    pub(super) fn proposal(&self, place: usize) -> Option<Proposal> {
        self.proposals.get(place).copied()
    }

    pub(super) fn left_over(&self) -> &[Waiting] {
        &self.left_over
    }

    pub(super) const fn chosen(&self) -> usize {
        self.chosen
    }

    pub(super) const fn held(&self) -> Option<PlayerId> {
        self.held
    }

    /// The proposal above or below is chosen.
    pub(super) fn choose(&mut self, by: isize) {
        self.chosen = self.chosen.saturating_add_signed(by).min(self.proposals.len().saturating_sub(1));
    }

    pub(super) const fn let_go(&mut self) {
        self.held = None;
    }

    /// Somebody is pressed: two who are pressed one after the other change places.
    pub(super) fn hold(&mut self, player: PlayerId) {
        let Some(held) = self.held.take() else {
            self.held = Some(player);
            return;
        };
        if held == player || self.opponent(held) == Some(player) {
            return;
        }
        let pairs = [(player, self.opponent(held)), (held, self.opponent(player))];
        let touched: Vec<PlayerId> = pairs.iter().flat_map(|(one, other)| [Some(*one), *other]).flatten().collect();
        self.by_hand.retain(|(one, other)| !touched.contains(one) && !touched.contains(other));
        let made = pairs.into_iter().filter_map(|(one, other)| Some((one, other?)));
        self.by_hand.extend(made);
    }
}
