//! Where the players of a bracket stand: a function of the results by match.
//!
//! Results name players, not slots. So a corrected result moves the right players on by itself; a later result whose two
//! players are others now no longer fits, and is the only kind that has to be cleared.

use std::collections::BTreeMap;

use thiserror::Error;

use super::ScheduleFault;
use super::bracket::{Bracket, Match, Order, Part, Slot};
use crate::tournament::ids::{MatchNumber, Seed};

/// How a match was decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// One player goes on, whatever it took: played, by the chain for drawn series, or because the other did not come.
    Won {
        /// Who goes on.
        winner: Seed,
        /// Who does not.
        loser: Seed,
    },
    /// Neither came: nobody goes on, and both are out, of a double elimination too. Whoever would have met one of them next
    /// gets a walkover.
    DoubleNoShow(Seed, Seed),
}

impl Outcome {
    fn is_of(self, [one, other]: [Seed; 2]) -> bool {
        let (Outcome::Won { winner: a, loser: b } | Outcome::DoubleNoShow(a, b)) = self;
        (a, b) == (one, other) || (a, b) == (other, one)
    }
}

/// The results of a knockout, by match.
pub type Outcomes = BTreeMap<MatchNumber, Outcome>;

/// Who stands in a slot of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Occupant {
    /// Not known yet.
    Open,
    /// This player.
    Player(Seed),
    /// Nobody will come.
    Nobody,
}

/// How far a match is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Course {
    /// Somebody is not known yet.
    Waiting,
    /// Both are known: it can be played.
    Ready,
    /// It has been decided.
    Decided(Outcome),
    /// Nobody comes against this player, who goes on.
    Walkover(Seed),
    /// Nobody comes at all.
    Empty,
    /// A second grand final that need not be played.
    NotNeeded,
}

/// A match as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MatchState {
    /// Who plays.
    pub occupants: [Occupant; 2],
    /// How far it is.
    pub course: Course,
}

impl MatchState {
    /// Both players, where both are known.
    pub fn players(&self) -> Option<[Seed; 2]> {
        match self.occupants {
            [Occupant::Player(one), Occupant::Player(other)] => Some([one, other]),
            _ => None,
        }
    }

    /// Whoever goes on.
    pub fn winner(&self) -> Occupant {
        match self.course {
            Course::Waiting | Course::Ready => Occupant::Open,
            Course::Decided(Outcome::Won { winner, .. }) | Course::Walkover(winner) => Occupant::Player(winner),
            Course::Decided(Outcome::DoubleNoShow(..)) | Course::Empty | Course::NotNeeded => Occupant::Nobody,
        }
    }

    /// Whoever lost; nobody in a walkover and where neither came.
    pub fn loser(&self) -> Occupant {
        match self.course {
            // Where one slot will stay empty there is a walkover, whoever comes.
            Course::Waiting if self.occupants.contains(&Occupant::Nobody) => Occupant::Nobody,
            Course::Waiting | Course::Ready => Occupant::Open,
            Course::Decided(Outcome::Won { loser, .. }) => Occupant::Player(loser),
            _ => Occupant::Nobody,
        }
    }
}

/// A bracket with its results.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KnockoutState<'b> {
    bracket: &'b Bracket,
    states: Vec<MatchState>,
    unfit: Vec<MatchNumber>,
}

/// What a result entered, corrected or cleared does to the others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Effect {
    /// The results as they would be.
    pub results: Outcomes,
    /// Later matches with a result that are between others now: these results are gone from [`Effect::results`], no others (but
    /// for such as did not fit before).
    pub cleared: Vec<MatchNumber>,
    /// All later matches that are between others now, with a result or not.
    pub changed: Vec<MatchNumber>,
}

/// Why a result or a new seeding is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum KnockoutFault {
    /// The bracket has no such match.
    #[error("no match {}", .0.0)]
    NoSuchMatch(MatchNumber),
    /// Its players are not known yet, or it is not played at all.
    #[error("match {0} cannot be played")]
    NotReady(MatchNumber),
    /// The match is between others.
    #[error("match {} is between others", of.0)]
    OtherPlayers {
        /// The match.
        of: MatchNumber,
        /// Who plays it.
        players: [Seed; 2],
    },
    /// The match has a result, so its players stay.
    #[error("match {} has been decided", .0.0)]
    Decided(MatchNumber),
    /// The new seeding is none of this field.
    #[error(transparent)]
    Order(#[from] ScheduleFault),
}

impl Bracket {
    /// Where everybody stands. Results that do not fit are passed over, and named by [`KnockoutState::unfit`].
    pub fn state(&self, results: &Outcomes) -> KnockoutState<'_> {
        let mut state = self.state_by(|id, _| results.get(&id).copied());
        let is_taken = |id: MatchNumber| state.get(id).is_some_and(|one| matches!(one.course, Course::Decided(_)));
        state.unfit = results.keys().copied().filter(|&id| !is_taken(id)).collect();
        state
    }

    /// Where everybody stands, if each match ended as `outcome` says of its number and players. What it says of others is
    /// passed over.
    pub fn state_by(&self, mut outcome: impl FnMut(MatchNumber, [Seed; 2]) -> Option<Outcome>) -> KnockoutState<'_> {
        let mut state =
            KnockoutState { bracket: self, states: Vec::with_capacity(self.matches().len()), unfit: Vec::new() };
        for one in self.matches() {
            let occupants = one.slots.map(|slot| state.occupant(slot));
            let course = state.course(one, occupants, &mut outcome);
            state.states.push(MatchState { occupants, course });
        }
        state
    }

    /// What entering or correcting a result does. Nothing is changed yet.
    ///
    /// # Errors
    ///
    /// Where the match cannot be played yet or is between others.
    pub fn enter(&self, results: &Outcomes, of: MatchNumber, decision: Outcome) -> Result<Effect, KnockoutFault> {
        let before = self.state(results);
        let players = before.get(of).ok_or(KnockoutFault::NoSuchMatch(of))?.players();
        let players = players.filter(|_| before.states[of.index()].course != Course::NotNeeded);
        let players = players.ok_or(KnockoutFault::NotReady(of))?;
        if !decision.is_of(players) {
            return Err(KnockoutFault::OtherPlayers { of, players });
        }
        let mut results = results.clone();
        results.insert(of, decision);
        Ok(self.effect(&before, results))
    }

    /// What taking a result away does: the match is to be played again.
    pub fn clear(&self, results: &Outcomes, of: MatchNumber) -> Effect {
        let mut left = results.clone();
        left.remove(&of);
        self.effect(&self.state(results), left)
    }

    fn effect(&self, before: &KnockoutState<'_>, mut results: Outcomes) -> Effect {
        let after = self.state(&results);
        let cleared = after.unfit.clone();
        // A result that does not fit feeds nothing, so taking it away changes no other match.
        results.retain(|id, _| !cleared.contains(id));
        let both = before.states.iter().zip(&after.states).zip(self.matches());
        let changed = both.filter(|((before, after), _)| !is_between_the_same(before, after)).map(|(_, one)| one.id);
        Effect { changed: changed.collect(), cleared, results }
    }

    /// The bracket with other players at the places of the seeding, as far as nothing has been decided there.
    ///
    /// # Errors
    ///
    /// Where a list does not name everybody once, or a player would come into or leave a match with a result.
    pub fn reseed(&self, results: &Outcomes, seeds: Vec<Seed>) -> Result<Bracket, KnockoutFault> {
        let order = Order::new(seeds)?;
        if let Some(left_out) = self.field().seeds().nth(order.field().players()) {
            return Err(ScheduleFault::NotEachOnce { seed: left_out }.into());
        }
        if let Some(&added) = order.seeds().iter().find(|seed| seed.index() >= self.field().players()) {
            return Err(ScheduleFault::NotEachOnce { seed: added }.into());
        }
        let reseeded = Bracket::new(order, self.elimination());
        let both = self.matches().iter().zip(reseeded.matches());
        // Two players of a first match who only change places meet as before.
        let mut touched = both.filter(|(old, new)| sorted_seeds(old) != sorted_seeds(new)).map(|(old, _)| old.id);
        // A walkover counts as decided too: whoever got it has gone on.
        let state = self.state(results);
        let is_open = |id: &MatchNumber| matches!(state.states[id.index()].course, Course::Waiting | Course::Ready);
        match touched.find(|id| !is_open(id)) {
            Some(decided) => Err(KnockoutFault::Decided(decided)),
            None => Ok(reseeded),
        }
    }
}

fn sorted_seeds(one: &Match) -> [Option<Seed>; 2] {
    let mut seeds = one.slots.map(|slot| if let Slot::Seed(seed) = slot { Some(seed) } else { None });
    seeds.sort_unstable();
    seeds
}

fn is_between_the_same(before: &MatchState, after: &MatchState) -> bool {
    let [one, other] = after.occupants;
    (before.occupants == [one, other] || before.occupants == [other, one])
        && (before.course == Course::NotNeeded) == (after.course == Course::NotNeeded)
}

impl<'b> KnockoutState<'b> {
    /// The bracket.
    pub fn bracket(&self) -> &'b Bracket {
        self.bracket
    }

    /// A match as it stands.
    pub fn get(&self, id: MatchNumber) -> Option<&MatchState> {
        self.states.get(id.index())
    }

    /// All matches with how they stand.
    pub fn matches(&self) -> impl Iterator<Item = (&'b Match, &MatchState)> {
        self.bracket.matches().iter().zip(&self.states)
    }

    /// The results that fit no match as it stands: they are between others, or of a match that is not played.
    pub fn unfit(&self) -> &[MatchNumber] {
        &self.unfit
    }

    /// The matches that can be played.
    pub fn ready(&self) -> impl Iterator<Item = (&'b Match, [Seed; 2])> {
        let ready = self.matches().filter(|(_, state)| state.course == Course::Ready);
        ready.filter_map(|(one, state)| Some((one, state.players()?)))
    }

    /// Whether nothing is left to play.
    pub fn is_finished(&self) -> bool {
        self.states.iter().all(|state| !matches!(state.course, Course::Waiting | Course::Ready))
    }

    /// Who won it all: nobody where neither finalist came.
    pub fn champion(&self) -> Occupant {
        let last = self.matches().filter(|(one, _)| one.part != Part::ThirdPlace);
        let last = last.filter(|(_, state)| state.course != Course::NotNeeded).last();
        match last {
            // A second grand final has the same players as the first: where it waits for that one, both are open.
            Some((_, state)) => state.winner(),
            None => Occupant::Open,
        }
    }

    fn occupant(&self, slot: Slot) -> Occupant {
        match slot {
            Slot::Seed(seed) => Occupant::Player(seed),
            Slot::WinnerOf(from) => self.states[from.index()].winner(),
            Slot::LoserOf(from) => self.states[from.index()].loser(),
        }
    }

    fn course(
        &self,
        one: &Match,
        occupants: [Occupant; 2],
        outcome: &mut impl FnMut(MatchNumber, [Seed; 2]) -> Option<Outcome>,
    ) -> Course {
        if one.part == Part::Reset && !self.is_reset(one) {
            return if occupants.contains(&Occupant::Open) { Course::Waiting } else { Course::NotNeeded };
        }
        match occupants {
            [Occupant::Player(a), Occupant::Player(b)] => match outcome(one.id, [a, b]) {
                Some(decision) if decision.is_of([a, b]) => Course::Decided(decision),
                _ => Course::Ready,
            },
            [Occupant::Player(only), Occupant::Nobody] | [Occupant::Nobody, Occupant::Player(only)] => {
                Course::Walkover(only)
            }
            [Occupant::Nobody, Occupant::Nobody] => Course::Empty,
            _ => Course::Waiting,
        }
    }

    /// Whether the one who had lost before won the first grand final against the one who had not.
    fn is_reset(&self, reset: &Match) -> bool {
        let Slot::WinnerOf(first) = reset.slots[0] else { return false };
        let first = &self.states[first.index()];
        match first.course {
            Course::Decided(Outcome::Won { winner, .. }) => first.occupants[1] == Occupant::Player(winner),
            _ => false,
        }
    }
}
