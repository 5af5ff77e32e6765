//! The places of a knockout: who left when.

use std::collections::BTreeMap;

use super::bracket::{Match, Part, Slot};
use super::knockout::{Course, KnockoutState, Occupant, Outcome};
use crate::tournament::ids::Seed;

/// The places that a player shares with all who went as far: 5 to 8, say, or 1 to 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Places {
    /// The best of them.
    pub from: u16,
    /// The last of them.
    pub to: u16,
}

/// How far somebody got who left: the further, the greater.
type Stage = u16;

impl KnockoutState<'_> {
    /// The places of all who have left, and of the champion. While matches are open, one player is counted as leaving in each.
    ///
    /// Where neither player came to a match, both leave in it, the later places close up, and a final of that kind leaves the
    /// first two places shared without a champion.
    pub fn places(&self) -> BTreeMap<Seed, Places> {
        let mut stages: BTreeMap<Stage, (u16, Vec<Seed>)> = BTreeMap::new();
        for leaving in self.leaving() {
            let (count, players) = stages.entry(leaving.stage).or_default();
            *count += 1;
            players.extend(leaving.player);
        }
        let mut places = BTreeMap::new();
        let mut from = 1;
        match self.champion() {
            Occupant::Player(champion) => {
                places.insert(champion, Places { from, to: from });
                from += 1;
            }
            Occupant::Open => from += 1,
            Occupant::Nobody => {}
        }
        for (count, players) in stages.into_values().rev() {
            let shared = Places { from, to: from + count - 1 };
            places.extend(players.into_iter().map(|player| (player, shared)));
            from += count;
        }
        places
    }

    /// Everybody who leaves the bracket, or will leave it in a match that is still open, each with the match.
    pub(super) fn leaving(&self) -> impl Iterator<Item = Leaving> {
        self.matches().flat_map(|(one, state)| {
            let stage = self.stage(one);
            let leaves = |player: Occupant, stage| match player {
                Occupant::Player(player) => Some(Leaving { player: Some(player), stage }),
                Occupant::Open => Some(Leaving { player: None, stage }),
                Occupant::Nobody => None,
            };
            let leaving = match state.course {
                Course::Decided(Outcome::DoubleNoShow(a, b)) => {
                    [a, b].map(|player| leaves(Occupant::Player(player), stage))
                }
                _ if one.part == Part::ThirdPlace => {
                    // The winner leaves too, one place better.
                    [leaves(state.winner(), stage + 1), leaves(state.loser(), stage)]
                }
                // As long as it is open whether there is a second grand final, the first one counts.
                Course::Waiting if one.part == Part::Reset => [None, None],
                _ if self.is_loser_kept(one) => [None, None],
                _ => [leaves(state.loser(), stage), None],
            };
            leaving.into_iter().flatten()
        })
    }

    /// Whether the loser plays on.
    fn is_loser_kept(&self, one: &Match) -> bool {
        self.bracket().fed_by(one.id).any(|(next, slot)| {
            // A second grand final that is not needed, or not known to be, takes nobody in.
            let is_played = match next.part {
                Part::Reset => {
                    self.get(next.id).is_some_and(|state| !matches!(state.course, Course::NotNeeded | Course::Waiting))
                }
                _ => true,
            };
            is_played && matches!(slot, Slot::LoserOf(_))
        })
    }

    /// Those who leave a double elimination before the losers' bracket, because they did not come, rank with those who lost
    /// where they would have come in.
    fn stage(&self, one: &Match) -> Stage {
        let rounds = self.bracket().winners_rounds();
        let is_double = self.bracket().matches().iter().any(|one| one.part == Part::GrandFinal);
        match one.part {
            Part::Winners { round } if is_double => {
                if round == 1 {
                    1.min(2 * rounds - 2)
                } else {
                    2 * round - 2
                }
            }
            // Between the final and the semi-finals there is room for both who play for the third place.
            Part::Winners { round } => 3 * round,
            Part::ThirdPlace => 3 * rounds - 2,
            Part::Losers { round } => round,
            Part::GrandFinal | Part::Reset => 2 * rounds - 1,
        }
    }
}

/// A player who leaves; none where the match is open.
pub(super) struct Leaving {
    player: Option<Seed>,
    stage: Stage,
}
