//! What to know before choosing a format: rounds, series and time.

use std::num::NonZeroU16;

use super::Field;
use super::bracket::Bracket;
use super::groups::Schedule;

/// How many rounds of a Swiss suit a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SwissAdvice {
    /// The fewest rounds after which one player at most has won every series: the binary logarithm, rounded up.
    pub recommended: u16,
    /// So many rounds can always be paired without a repeat, whatever was paired before, as long as all play.
    pub sure: u16,
    /// In so many rounds everybody meets everybody: no further one is without a repeat. A round robin takes as many.
    pub most: u16,
}

/// Why a number of Swiss rounds is not to be taken without a thought. A round robin is to be offered with all of them; it takes
/// [`SwissAdvice::most`] rounds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SwissWarning {
    /// Repeats may be needed from this round on.
    MayRunDry {
        /// The round, from 1.
        from: u16,
    },
    /// Everybody meets everybody, as in a round robin.
    EverybodyMeets,
    /// Repeats are needed for certain from this round on.
    RepeatsCertain {
        /// The round, from 1.
        from: u16,
    },
}

impl SwissAdvice {
    /// For a field that stays together.
    ///
    /// Those who may still meet form a regular graph, in an odd field with the bye as one more player; the next round is a
    /// perfect matching in it. A regular graph of n players with d opponents left each has one, unless it falls apart into
    /// parts of odd size, for which d must be even and at most n / 2 - 1, or n is at least 3 d + 4 (W. D. Wallis, "The smallest
    /// regular graphs without one-factors", Ars Combinatoria 11, 1981), which comes later. So the greatest such d that is at
    /// least 2 says which round is the first that may fail.
    pub fn of(field: Field) -> SwissAdvice {
        let even = (field.players() + field.players() % 2) as u16;
        let most = even - 1;
        let recommended = field.players().next_power_of_two().trailing_zeros() as u16;
        let first_even = (even / 2 - 1) / 2 * 2;
        let sure = if first_even >= 2 { most - first_even } else { most };
        SwissAdvice { recommended: recommended.min(most), sure, most }
    }

    /// What to say of a number of rounds, if anything.
    pub fn warning(&self, rounds: u16) -> Option<SwissWarning> {
        if rounds > self.most {
            Some(SwissWarning::RepeatsCertain { from: self.most + 1 })
        } else if rounds == self.most {
            Some(SwissWarning::EverybodyMeets)
        } else if rounds > self.sure {
            Some(SwissWarning::MayRunDry { from: self.sure + 1 })
        } else {
            None
        }
    }
}

/// A time in minutes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Minutes(pub u32);

/// What the time depends on besides the format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Room {
    /// How many tables there are. Where a round has more series, they are played in waves.
    pub tables: NonZeroU16,
    /// How long a series takes with all that belongs to it.
    pub series: Minutes,
    /// The break between two rounds. Waves of one round follow each other without one.
    pub between: Minutes,
}

/// How many series there are in each round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan(Vec<usize>);

impl Plan {
    /// A Swiss of so many rounds, if all play to the end.
    pub fn swiss(field: Field, rounds: u16) -> Plan {
        Plan(vec![field.players() / 2; usize::from(rounds)])
    }

    /// A round robin, in groups or not.
    pub fn of_schedule(schedule: &Schedule) -> Plan {
        Plan(schedule.rounds().iter().map(|round| round.meetings.len()).collect())
    }

    /// A knockout in which every match is played as early as it can be, the second grand final included. Extra games after a
    /// drawn series are not.
    pub fn of_bracket(bracket: &Bracket) -> Plan {
        let rounds = bracket.matches().iter().map(|one| one.step).max().unwrap_or(0);
        let in_step = |step| bracket.matches().iter().filter(|one| one.step == step).count();
        Plan((1..=rounds).map(in_step).collect())
    }

    /// One stage and then another.
    pub fn then(mut self, next: Plan) -> Plan {
        self.0.extend(next.0);
        self
    }

    /// The number of series by round.
    pub fn series(&self) -> &[usize] {
        &self.0
    }

    /// How many rounds there are.
    pub fn rounds(&self) -> usize {
        self.0.len()
    }

    /// How many waves each round takes.
    pub fn waves(&self, room: &Room) -> impl Iterator<Item = usize> {
        let tables = usize::from(room.tables.get());
        self.0.iter().map(move |series| series.div_ceil(tables))
    }

    /// How long it takes from the start of the first round to the end of the last one.
    pub fn duration(&self, room: &Room) -> Minutes {
        let waves = u32::try_from(self.waves(room).sum::<usize>()).unwrap_or(u32::MAX);
        let breaks = u32::try_from(self.rounds().saturating_sub(1)).unwrap_or(u32::MAX);
        let (series, between) = (waves.saturating_mul(room.series.0), breaks.saturating_mul(room.between.0));
        Minutes(series.saturating_add(between))
    }
}
