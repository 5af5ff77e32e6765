//! Who plays whom next on an evening without a tournament: proposals, which the organiser takes or leaves.
//!
//! Whoever waits longest plays. Those who wait are paired in groups by how long they have waited, of fourteen at most and, where
//! more than fourteen wait, of eight at least. Within a group no other pairing is better: it has the fewest repeats of tonight,
//! then whoever sits out has waited as little as may be, then earlier meetings are few and long ago. That is the best for the
//! group and not for each of its people: one who has waited long may get the repeat, or sit out, where the others have fewer
//! repeats for it.
//!
//! There is surely a pairing without a repeat where nobody has met more of the others in the group than half of the group less
//! one: six among fourteen, three among eight. Beyond that there may be a repeat that somebody in another group could have
//! spared.

use chrono::{DateTime, NaiveDate, Utc};

use super::ids::PlayerId;
use super::meetings::{Meetings, Met};
use super::series::Seats;

/// How many people are paired with one another at most. Twice as many would take thousands of times longer.
const GROUP: usize = 14;

/// Somebody who is free.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Waiting {
    /// Since when.
    pub since: DateTime<Utc>,
    /// Who.
    pub player: PlayerId,
}

/// Two people who could play next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Proposal {
    /// Who; the one who has waited longer comes first.
    pub players: Seats<PlayerId>,
    /// Since when each of them has waited.
    pub since: Seats<DateTime<Utc>>,
    /// How they have met so far.
    pub met: Met,
}

impl Proposal {
    /// Two people, whoever thought of it.
    pub fn of(one: Waiting, other: Waiting, meetings: &Meetings) -> Proposal {
        let (first, second) = (one.min(other), one.max(other));
        Proposal {
            players: Seats { first: first.player, second: second.player },
            since: Seats { first: first.since, second: second.since },
            met: meetings.of(first.player, second.player),
        }
    }
}

/// What speaks against a pairing, the gravest first: repeats of tonight, somebody with a longer wait sitting out, earlier
/// meetings, and how recent those are.
type Cost = [u32; 4];

/// Proposals for those who wait: who has waited longest first, nobody twice, and at most one person left over. That is never
/// the one who has waited longest, but where nobody else is there.
pub fn propose(waiting: &[Waiting], meetings: &Meetings, evening: NaiveDate) -> Vec<Proposal> {
    let mut waiting = waiting.to_vec();
    waiting.sort_unstable();
    waiting.dedup_by_key(|one| one.player);
    let pairs = waiting.len().div_ceil(2);
    let groups = pairs.div_ceil(GROUP / 2);
    let mut proposals = Vec::with_capacity(pairs);
    let mut rest = waiting.as_slice();
    for group in 0..groups {
        let pairs = pairs / groups + usize::from(group < pairs % groups);
        let (these, later) = rest.split_at(rest.len().min(pairs * 2));
        rest = later;
        let cost = |one: usize, other: usize| cost(these[one], these[other], meetings, evening);
        let sitting_out = |one: usize| these.iter().filter(|other| other.since > these[one].since).count();
        let mates = pair_up(these.len(), cost, sitting_out, group == 0);
        proposals.extend(mates.into_iter().map(|(one, other)| Proposal::of(these[one], these[other], meetings)));
    }
    proposals.sort_by_key(|proposal| (proposal.since.first, proposal.players.first));
    proposals
}

fn cost(one: Waiting, other: Waiting, meetings: &Meetings, evening: NaiveDate) -> Cost {
    let met = meetings.of(one.player, other.player);
    // Whoever met ten years ago might as well never have met.
    let recent = met.last.map_or(0, |last| 3650 - (evening - last).num_days().clamp(0, 3650));
    [met.tonight, 0, met.before, u32::try_from(recent).unwrap_or(0)]
}

/// The best way to pair up so many people, who stand in the order of their waiting. Of an odd number one is left over, but
/// never the first, if `first_plays`.
///
/// It is found from the back: the best pairing of every set of those who are not paired yet, where the first one of the set
/// is always paired next.
fn pair_up(
    count: usize,
    cost: impl Fn(usize, usize) -> Cost,
    sitting_out: impl Fn(usize) -> usize,
    first_plays: bool,
) -> Vec<(usize, usize)> {
    // A place that is nobody's takes the one who is left over.
    let places = count + count % 2;
    let all = (1_usize << places) - 1;
    let mut best: Vec<Option<(Cost, usize)>> = vec![None; all + 1];
    best[all] = Some(Default::default());
    for paired in (0..all).rev().filter(|paired| paired.count_ones() % 2 == 0) {
        let one = paired.trailing_ones() as usize;
        let mates = (one + 1..places).filter(|mate| paired & (1 << mate) == 0);
        let ways = mates.filter_map(|mate| {
            let sits_out = mate == count;
            if sits_out && one == 0 && first_plays && count > 1 {
                return None;
            }
            let this =
                if sits_out { [0, u32::try_from(sitting_out(one)).unwrap_or(u32::MAX), 0, 0] } else { cost(one, mate) };
            let (after, _) = best[paired | 1 << one | 1 << mate]?;
            Some((std::array::from_fn(|part| this[part] + after[part]), mate))
        });
        best[paired] = ways.min();
    }
    let mut pairs = Vec::with_capacity(places / 2);
    let mut paired = 0;
    while let Some((_, mate)) = best[paired].filter(|_| paired != all) {
        let one = paired.trailing_ones() as usize;
        if mate != count {
            pairs.push((one, mate));
        }
        paired |= 1 << one | 1 << mate;
    }
    pairs
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;
    use uuid::Uuid;

    use super::*;
    use crate::club::{GameFact, Length, SameSides, Seat, Series, SeriesId};
    use crate::rules::{Ending, Score};

    fn player(number: u32) -> PlayerId {
        PlayerId(Uuid::from_u128(number.into()))
    }

    fn date(day: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 11, day).expect("a date")
    }

    fn at(minute: u32) -> DateTime<Utc> {
        DateTime::from_timestamp(1_800_000_000 + i64::from(minute) * 60, 0).expect("a moment")
    }

    fn met(number: u32, one: u32, other: u32, day: u32) -> Series {
        let players = Seats { first: player(one), second: player(other) };
        let game = GameFact { animals: Seat::First, board: Score::default(), ending: Ending::Agreed };
        let series = Series::new(SeriesId(Uuid::from_u128(number.into())), players, date(day), Length::TWO);
        series.and_then(|series| series.with_games(vec![game], SameSides::Refused)).expect("a series")
    }

    /// The meetings among some people up to the 30th.
    fn meetings(series: &[Series], people: &BTreeSet<PlayerId>) -> Meetings {
        let tonight = series.iter().filter(|series| series.date == date(30));
        Meetings::before(series, date(30)).among(people, tonight)
    }

    fn pairs(waiting: &[(u32, u32)], met_before: &[(u32, u32, u32)]) -> Vec<(u32, u32)> {
        let series: Vec<_> =
            (1..).zip(met_before).map(|(number, &(one, other, day))| met(number, one, other, day)).collect();
        let meetings = meetings(&series, &waiting.iter().map(|&(number, _)| player(number)).collect());
        let waiting: Vec<_> =
            waiting.iter().map(|&(number, since)| Waiting { since: at(since), player: player(number) }).collect();
        let number = |player: PlayerId| u32::try_from(player.0.as_u128()).expect("a number");
        let proposals = propose(&waiting, &meetings, date(30));
        proposals.iter().map(|p| (number(p.players.first), number(p.players.second))).collect()
    }

    #[test]
    fn who_waits_longest_plays_and_against_whom() {
        assert_eq!(pairs(&[], &[]), []);
        assert_eq!(pairs(&[(1, 0)], &[]), []);
        assert_eq!(pairs(&[(2, 5), (1, 0)], &[]), [(1, 2)], "who has waited longer comes first");
        assert_eq!(pairs(&[(1, 0), (2, 5), (3, 3)], &[]), [(1, 3)], "who came last sits out");
        assert_eq!(pairs(&[(1, 0), (2, 1), (3, 9)], &[(1, 2, 30)]), [(1, 3)], "but nobody repeats for that");
        assert_eq!(pairs(&[(1, 0), (2, 1)], &[(1, 2, 30)]), [(1, 2)], "where there is no other way, they do");
        assert_eq!(pairs(&[(1, 0), (2, 1), (3, 2), (4, 3)], &[(1, 2, 3)]), [(1, 3), (2, 4)], "never met");
        let all_met = [(1, 2, 9), (3, 4, 9), (1, 3, 2), (2, 4, 2), (1, 4, 5), (2, 3, 5)];
        assert_eq!(pairs(&[(1, 0), (2, 1), (3, 2), (4, 3)], &all_met), [(1, 3), (2, 4)], "met longest ago");
        let twice = [(1, 3, 1), (2, 4, 2), (1, 3, 2), (1, 2, 9), (3, 4, 9), (1, 4, 5), (2, 3, 6)];
        assert_eq!(
            pairs(&[(1, 0), (2, 1), (3, 2), (4, 3)], &twice),
            [(1, 4), (2, 3)],
            "met least often, then longest ago"
        );
        // Two who rose from the same table: the one whose going brings less sits out.
        assert_eq!(pairs(&[(1, 5), (2, 5), (3, 0)], &[(1, 2, 30), (1, 3, 29)]), [(3, 2)]);
    }

    /// The least that can be had, by trying everything.
    fn least(left: &[Waiting], all: &[Waiting], longest: PlayerId, meetings: &Meetings) -> Cost {
        let Some((one, rest)) = left.split_first() else { return Cost::default() };
        let without = |place: usize| -> Vec<Waiting> {
            rest.iter().enumerate().filter(|(other, _)| *other != place).map(|(_, waiting)| *waiting).collect()
        };
        let plus = |this: Cost, after: Cost| -> Cost { std::array::from_fn(|part| this[part] + after[part]) };
        let paired = (0..rest.len())
            .map(|place| {
                let this = cost(*one, rest[place], meetings, date(30));
                plus(this, least(&without(place), all, longest, meetings))
            })
            .min();
        let later = all.iter().filter(|other| other.since > one.since).count();
        let alone = (left.len() % 2 == 1 && (one.player != longest || all.len() == 1))
            .then(|| plus([0, u32::try_from(later).expect("few"), 0, 0], least(rest, all, longest, meetings)));
        paired.into_iter().chain(alone).min().expect("a way")
    }

    proptest! {
        #[test]
        fn proposals_are_fair(
            since in prop::collection::vec(0_u32..20, 0..40),
            met_before in prop::collection::vec((0_u32..40, 1_u32..40, 1_u32..=30), 0..200),
            seed in any::<u64>(),
        ) {
            let waiting: Vec<(u32, u32)> = (0..).zip(since).collect();
            let met_before: Vec<_> = met_before.into_iter().map(|(one, by, day)| (one, (one + by) % 40, day)).collect();
            let found = pairs(&waiting, &met_before);
            let people: Vec<_> = found.iter().flat_map(|&(one, other)| [one, other]).collect();
            let once: BTreeSet<_> = people.iter().copied().collect();
            prop_assert_eq!(once.len(), people.len(), "nobody twice");
            prop_assert_eq!(people.len(), waiting.len() / 2 * 2, "one person at most sits out");
            let longest = waiting.iter().map(|&(number, since)| (since, number)).min();
            prop_assert!(waiting.len() < 2 || longest.is_some_and(|(_, number)| once.contains(&number)), "who waits longest");
            let mut other_order = waiting.clone();
            other_order.sort_by_key(|&(number, _)| u64::from(number).wrapping_mul(seed | 1));
            prop_assert_eq!(pairs(&other_order, &met_before), found, "whatever the order");
        }

        #[test]
        fn no_pairing_of_a_few_is_better(
            since in prop::collection::vec(0_u32..6, 1..8),
            met_before in prop::collection::vec((0_u32..8, 1_u32..8, 25_u32..=30), 0..20),
        ) {
            let mut waiting: Vec<_> =
                (0..).zip(since).map(|(number, since)| Waiting { since: at(since), player: player(number) }).collect();
            waiting.sort();
            let series: Vec<_> =
                (1..).zip(met_before).map(|(number, (one, by, day))| met(number, one, (one + by) % 8, day)).collect();
            let people = waiting.iter().map(|one| one.player).collect();
            let meetings = meetings(&series, &people);
            let mut found = Cost::default();
            let mut sitting: BTreeSet<_> = people;
            for Proposal { players, since, .. } in propose(&waiting, &meetings, date(30)) {
                let [one, other] = [(players.first, since.first), (players.second, since.second)]
                    .map(|(player, since)| Waiting { since, player });
                let this = cost(one, other, &meetings, date(30));
                found = std::array::from_fn(|part| found[part] + this[part]);
                sitting.retain(|player| *player != players.first && *player != players.second);
            }
            for one in waiting.iter().filter(|one| sitting.contains(&one.player)) {
                found[1] += u32::try_from(waiting.iter().filter(|other| other.since > one.since).count()).expect("few");
            }
            prop_assert_eq!(found, least(&waiting, &waiting, waiting[0].player, &meetings));
        }
    }

    #[test]
    fn a_full_house_is_paired_without_repeats() {
        let waiting: Vec<_> = (0..60).map(|number| (number, number / 2)).collect();
        // Everybody has met six others tonight.
        let met: Vec<_> = (0..60).flat_map(|one| (1..=3).map(move |by| (one, (one + by) % 60, 30))).collect();
        let found = pairs(&waiting, &met);
        assert_eq!(found.len(), 30);
        let repeats = |(one, other): &(u32, u32)| {
            met.iter().any(|&(a, b, _)| (a, b) == (*one, *other) || (b, a) == (*one, *other))
        };
        assert!(!found.iter().any(repeats), "{found:?}");
    }
}
