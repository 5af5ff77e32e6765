//! Giving each of some people one of as many places at the least total cost.

/// The place of each person. `cost` is asked for a person and a place, both from 0.
///
/// The method of Kuhn and Munkres with potentials, in O(count³) steps: people are added one by one, each along the cheapest
/// chain of exchanges. Of several best assignments always the same one is found.
pub(super) fn assign(count: usize, cost: impl Fn(usize, usize) -> i128) -> Vec<usize> {
    // Person and place 0 are nobody's: the one who is being added starts at place 0.
    let mut of_person = vec![0_i128; count + 1];
    let mut of_place = vec![0_i128; count + 1];
    let mut taken_by = vec![0; count + 1];
    for person in 1..=count {
        taken_by[0] = person;
        let mut place = 0;
        let mut least = vec![i128::MAX; count + 1];
        let mut came_from = vec![0; count + 1];
        let mut is_seen = vec![false; count + 1];
        while taken_by[place] != 0 {
            is_seen[place] = true;
            let here = taken_by[place];
            let (mut step, mut next) = (i128::MAX, 0);
            for to in (1..=count).filter(|&to| !is_seen[to]) {
                let reduced = cost(here - 1, to - 1) - of_person[here] - of_place[to];
                if reduced < least[to] {
                    least[to] = reduced;
                    came_from[to] = place;
                }
                if least[to] < step {
                    (step, next) = (least[to], to);
                }
            }
            for to in 0..=count {
                if is_seen[to] {
                    of_person[taken_by[to]] += step;
                    of_place[to] -= step;
                } else if least[to] != i128::MAX {
                    least[to] -= step;
                }
            }
            place = next;
        }
        while place != 0 {
            taken_by[place] = taken_by[came_from[place]];
            place = came_from[place];
        }
    }
    let mut places = vec![0; count];
    for place in 1..=count {
        places[taken_by[place] - 1] = place - 1;
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Random;

    fn least(costs: &[Vec<i128>], person: usize, taken: u32) -> i128 {
        let free = (0..costs.len()).filter(|place| taken >> place & 1 == 0);
        free.map(|place| costs[person][place] + least(costs, person + 1, taken | 1 << place)).min().unwrap_or(0)
    }

    #[test]
    fn no_other_assignment_is_cheaper() {
        let mut random = Random::new(1);
        for count in (0..=6).cycle().take(300) {
            let costs: Vec<Vec<_>> =
                (0..count).map(|_| (0..count).map(|_| i128::from(random.below(12))).collect()).collect();
            let places = assign(count, |person, place| costs[person][place]);
            let total: i128 = places.iter().enumerate().map(|(person, &place)| costs[person][place]).sum();
            assert_eq!(total, least(&costs, 0, 0));
        }
    }
}
