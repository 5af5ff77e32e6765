//! How few repeats a few players need over some rounds to come: a search through their schedules.

/// The most players, the bye included.
pub(super) const MOST: usize = 12;

/// Steps of the search before it is shuffled and begun again, doubled each time.
const PATIENCE: u32 = 2_000;

/// Who may still meet whom, as sets of indices.
#[derive(Clone, Copy, Debug)]
pub(super) struct Table {
    count: usize,
    /// Those who have not met.
    free: [u16; MOST],
    /// Those who may be paired at all.
    usable: [u16; MOST],
}

impl Table {
    pub(super) fn new(
        count: usize,
        is_free: impl Fn(usize, usize) -> bool,
        usable: impl Fn(usize, usize) -> bool,
    ) -> Table {
        let set = |fits: &dyn Fn(usize, usize) -> bool| {
            let row = |one: usize| {
                let fitting = (0..count).filter(|&other| one != other && fits(one.min(other), one.max(other)));
                fitting.fold(0, |set, other| set | 1 << other)
            };
            std::array::from_fn(|one| if one < count { row(one) } else { 0 })
        };
        let usable = set(&usable);
        let free: [u16; MOST] = set(&is_free);
        let mut table = Table { count, free: std::array::from_fn(|one| free[one] & usable[one]), usable };
        // Where nothing goes without a pair that should not be used at all, such pairs count as repeats.
        if !table.pairs_up(table.all()) {
            table.usable = set(&|_, _| true);
        }
        table
    }

    fn all(&self) -> u16 {
        ((1_u32 << self.count) - 1) as u16
    }

    fn pairs_up(&self, open: u16) -> bool {
        if open == 0 {
            return true;
        }
        let one = open.trailing_zeros() as usize;
        let open = open & !(1 << one);
        members(self.usable[one] & open).any(|other| self.pairs_up(open & !(1 << other)))
    }

    fn take(&mut self, one: usize, other: usize) {
        self.free[one] &= !(1 << other);
        self.free[other] &= !(1 << one);
    }

    /// The table after a round.
    pub(super) fn after(mut self, mates: &[usize]) -> Table {
        for (one, &other) in mates.iter().enumerate() {
            self.take(one, other);
        }
        self
    }

    /// Repeats that nobody can spare: a player with fewer free opponents than rounds is in a repeat for each round that is
    /// short, and one repeat serves two such players only where they may meet.
    fn least(&self, rounds: u32) -> u32 {
        let short: [u32; MOST] =
            std::array::from_fn(
                |one| {
                    if one < self.count { rounds.saturating_sub(self.free[one].count_ones()) } else { 0 }
                },
            );
        let all: u32 = short.iter().sum();
        if all == 0 {
            return 0;
        }
        let served = |one: usize| short[one].min(members(self.usable[one]).map(|other| short[other]).sum());
        all - (0..self.count).map(served).sum::<u32>() / 2
    }

    fn renamed(&self, names: &[usize]) -> Table {
        let rename = |sets: &[u16; MOST]| {
            let mut renamed = [0; MOST];
            for one in 0..self.count {
                renamed[names[one]] = members(sets[one]).fold(0, |set, other| set | 1 << names[other]);
            }
            renamed
        };
        Table { count: self.count, free: rename(&self.free), usable: rename(&self.usable) }
    }
}

fn members(set: u16) -> impl Iterator<Item = usize> {
    (0..MOST).filter(move |&one| set & 1 << one != 0)
}

/// A search that gives up after so many steps in all.
pub(super) struct Search {
    steps: u32,
    left: u32,
}

/// The search gave up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct GaveUp;

impl Search {
    pub(super) fn new(steps: u32) -> Search {
        Search { steps, left: 0 }
    }

    /// The fewest repeats over so many rounds, from `from` up to `most`; `None` where there are more.
    pub(super) fn fewest(&mut self, table: &Table, rounds: u32, from: u32, most: u32) -> Result<Option<u32>, GaveUp> {
        for repeats in from.max(table.least(rounds))..=most {
            if self.can(table, rounds, repeats)? {
                return Ok(Some(repeats));
            }
        }
        Ok(None)
    }

    /// Whether so many rounds go with so many repeats.
    pub(super) fn can(&mut self, table: &Table, rounds: u32, repeats: u32) -> Result<bool, GaveUp> {
        let mut patience = PATIENCE;
        let mut names: Vec<usize> = (0..table.count).collect();
        loop {
            let spent = patience.min(self.steps);
            self.left = spent;
            let answer = self.rounds(table.renamed(&names), rounds, repeats, 0);
            self.steps -= spent - self.left;
            if answer.is_ok() || self.steps == 0 {
                return answer;
            }
            patience = patience.saturating_mul(2);
            // Any other order does; this one is a riffle, which comes back to where it began only after many times.
            let half = table.count / 2;
            names = (0..table.count)
                .map(|at| names[if at % 2 == 0 { (at / 2 + 1) % half } else { half + at / 2 }])
                .collect();
        }
    }

    /// Rounds have no order, so the first player's opponents come in that of their indices.
    fn rounds(&mut self, table: Table, rounds: u32, repeats: u32, first: usize) -> Result<bool, GaveUp> {
        if rounds == 0 {
            return Ok(true);
        }
        if table.least(rounds) > repeats {
            return Ok(false);
        }
        self.pairs(table, table.all(), rounds, repeats, first)
    }

    fn pairs(&mut self, table: Table, open: u16, rounds: u32, repeats: u32, first: usize) -> Result<bool, GaveUp> {
        if open == 0 {
            return self.rounds(table, rounds - 1, repeats, first);
        }
        self.left = self.left.checked_sub(1).ok_or(GaveUp)?;
        let all = table.all();
        let one = if open == all {
            0
        } else {
            // Whoever has the fewest choices is paired first.
            members(open).min_by_key(|&one| (table.free[one] & open).count_ones()).unwrap_or(0)
        };
        let rest = open & !(1 << one);
        let from = if open == all { first } else { 0 };
        let (free, used) = (table.free[one] & rest, table.usable[one] & !table.free[one] & rest);
        for (mates, price) in [(free, 0), (used, 1)] {
            if price > repeats {
                continue;
            }
            for other in members(mates).filter(|&other| other >= from) {
                let mut table = table;
                table.take(one, other);
                let first = if open == all { other } else { first };
                if self.pairs(table, rest & !(1 << other), rounds, repeats - price, first)? {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn everybody(count: usize) -> Table {
        Table::new(count, |_, _| true, |_, _| true)
    }

    #[test]
    fn whole_cycles_need_no_repeat() {
        for count in (2..=MOST).step_by(2) {
            let rounds = count as u32 - 1;
            let mut search = Search::new(1_000_000);
            assert_eq!(search.fewest(&everybody(count), rounds, 0, 9), Ok(Some(0)), "{count}");
            println!("{count}: {} steps", 1_000_000 - search.steps);
            if count <= 8 {
                assert_eq!(search.fewest(&everybody(count), rounds + 1, 0, 9), Ok(Some(count as u32 / 2)), "{count}");
            }
        }
    }

    #[test]
    fn two_triangles_have_one_repeat_in_every_round() {
        let same = |one: usize, other: usize| one / 3 == other / 3;
        let table = Table::new(6, same, |_, _| true);
        assert_eq!(Search::new(100_000).fewest(&table, 1, 0, 9), Ok(Some(1)));
        assert_eq!(Search::new(100_000).fewest(&table, 2, 0, 9), Ok(Some(2)));
    }

    #[test]
    fn pairs_that_must_not_be_are_used_last() {
        let table = Table::new(4, |_, _| true, |one, other| (one, other) != (0, 1));
        assert_eq!(Search::new(100_000).fewest(&table, 2, 0, 9), Ok(Some(0)));
        assert_eq!(Search::new(100_000).fewest(&table, 3, 0, 9), Ok(Some(2)));
        let forced = Table::new(2, |_, _| true, |_, _| false);
        assert_eq!(Search::new(100_000).fewest(&forced, 1, 0, 9), Ok(Some(1)));
    }
}
