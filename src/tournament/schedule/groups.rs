//! Groups of a round robin, and the schedule that is published: rounds and table numbers for all groups at once.

use super::round_robin::{Meeting, round_robin};
use super::{Field, ScheduleFault};
use crate::rules::Random;
use crate::tournament::ids::{Group, Seed, TableNumber};
use crate::tournament::settings::Legs;

/// How players come into groups.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum GroupDraw {
    /// By seed, to and fro: 1 to A, 2 to B, 3 to B, 4 to A. A last row that does not reach all groups starts at A.
    #[default]
    Snake,
    /// By lots among as many neighbouring seeds as there are groups: the best are in different groups.
    Pots {
        /// What names the lots.
        lots: u64,
    },
    /// By lots among all.
    Lots {
        /// What names the lots.
        lots: u64,
    },
}

/// The groups of a stage: every player in one of them, sizes differing by one at most, the larger groups first, nobody alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Groups(Vec<Vec<Seed>>);

impl Groups {
    /// All players in one group.
    pub fn one(field: Field) -> Groups {
        Groups(vec![field.seeds().collect()])
    }

    /// So many groups.
    ///
    /// # Errors
    ///
    /// [`ScheduleFault::GroupCount`] for no groups, or where one would have fewer than two players.
    pub fn draw(field: Field, count: usize, draw: GroupDraw) -> Result<Groups, ScheduleFault> {
        if count == 0 || field.players() / count < 2 {
            return Err(ScheduleFault::GroupCount { players: field.players(), groups: count });
        }
        let mut seeds: Vec<_> = field.seeds().collect();
        match draw {
            GroupDraw::Snake => {
                seeds.chunks_exact_mut(count).skip(1).step_by(2).for_each(<[Seed]>::reverse);
            }
            GroupDraw::Pots { lots } => {
                let mut random = Random::new(lots);
                seeds.chunks_mut(count).for_each(|pot| shuffle(pot, &mut random));
            }
            GroupDraw::Lots { lots } => shuffle(&mut seeds, &mut Random::new(lots)),
        }
        let mut groups = vec![Vec::new(); count];
        for (place, seed) in seeds.into_iter().enumerate() {
            groups[place % count].push(seed);
        }
        groups.iter_mut().for_each(|group| group.sort_unstable());
        Ok(Groups(groups))
    }

    /// Groups that have been drawn already, from A; nobody is in two.
    pub(in crate::tournament) const fn drawn(groups: Vec<Vec<Seed>>) -> Groups {
        Groups(groups)
    }

    /// The groups from A, each in the order of its seeds.
    pub fn groups(&self) -> impl Iterator<Item = (Group, &[Seed])> {
        self.0.iter().zip(1..).map(|(group, number)| (Group(number), group.as_slice()))
    }

    /// How many play in each group, from A.
    pub fn sizes(&self) -> Vec<usize> {
        self.0.iter().map(Vec::len).collect()
    }

    /// The schedule of all groups side by side. Every group has tables of its own, A the first ones, and plays at them in
    /// every round.
    pub fn schedule(&self, legs: Legs) -> Schedule {
        let mut rounds: Vec<ScheduledRound> = Vec::new();
        let mut table = 0;
        for (number, group) in self.groups() {
            // Whoever makes groups sees to it that two play in each, and that no more than a field has.
            let Ok(field) = Field::new(group.len()) else { continue };
            for (place, round) in round_robin(field, legs).into_iter().enumerate() {
                if rounds.len() <= place {
                    rounds.push(ScheduledRound::default());
                }
                let scheduled = round.meetings.iter().zip(table..).map(|(meeting, table)| Scheduled {
                    group: number,
                    table: TableNumber::at(table),
                    meeting: Meeting {
                        animals_first: group[meeting.animals_first.index()],
                        humans_first: group[meeting.humans_first.index()],
                    },
                });
                rounds[place].meetings.extend(scheduled);
                rounds[place].resting.extend(round.rests.map(|seed| group[seed.index()]));
            }
            table += field.players() / 2;
        }
        Schedule(rounds)
    }
}

/// Fisher and Yates, from the last place to the second, as deals are shuffled.
pub(super) fn shuffle<T>(seeds: &mut [T], random: &mut Random) {
    for last in (1..seeds.len()).rev() {
        seeds.swap(last, random.below(last as u64 + 1) as usize);
    }
}

/// A meeting in its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scheduled {
    /// The group.
    pub group: Group,
    /// Where they sit.
    pub table: TableNumber,
    /// Who meets.
    pub meeting: Meeting,
}

/// A round of all groups.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ScheduledRound {
    /// Who meets, in the order of the tables.
    pub meetings: Vec<Scheduled>,
    /// Who rests: no bye, no series, nothing. A group that has finished before the others rests nobody.
    pub resting: Vec<Seed>,
}

/// The rounds of a round robin in groups. It knows of no withdrawal and no result, so its rounds and numbers never change once
/// it is published: whoever withdraws leaves the others' meetings where they are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schedule(Vec<ScheduledRound>);

impl Schedule {
    /// The rounds, in order.
    pub fn rounds(&self) -> &[ScheduledRound] {
        &self.0
    }

    /// What a player has to play, with the number of the round from 1.
    pub fn of(&self, player: Seed) -> impl Iterator<Item = (usize, Scheduled)> {
        let numbered = self.0.iter().zip(1..);
        numbered.flat_map(move |(round, number)| {
            let own = round.meetings.iter().filter(move |one| one.meeting.opponent(player).is_some());
            own.map(move |one| (number, *one))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(players: usize, count: usize, draw: GroupDraw) -> Vec<Vec<u16>> {
        let groups = Groups::draw(Field::new(players).unwrap(), count, draw).unwrap();
        groups.groups().map(|(_, group)| group.iter().map(|seed| seed.0).collect()).collect()
    }

    #[test]
    fn a_snake_goes_to_and_fro() {
        assert_eq!(
            drawn(14, 4, GroupDraw::Snake),
            [vec![1, 8, 9, 13], vec![2, 7, 10, 14], vec![3, 6, 11], vec![4, 5, 12]]
        );
    }

    #[test]
    fn lots_are_repeatable() {
        assert_eq!(drawn(9, 3, GroupDraw::Lots { lots: 4 }), drawn(9, 3, GroupDraw::Lots { lots: 4 }));
        assert_ne!(drawn(9, 3, GroupDraw::Lots { lots: 4 }), drawn(9, 3, GroupDraw::Lots { lots: 5 }));
        for group in drawn(12, 4, GroupDraw::Pots { lots: 7 }) {
            assert_eq!(group.iter().map(|seed| (seed - 1) / 4).collect::<Vec<_>>(), [0, 1, 2]);
        }
    }

    #[test]
    fn nobody_is_alone_in_a_group() {
        let field = Field::new(7).unwrap();
        for groups in [0, 4, 8] {
            let fault = ScheduleFault::GroupCount { players: 7, groups };
            assert_eq!(Groups::draw(field, groups, GroupDraw::Snake), Err(fault));
        }
    }
}
