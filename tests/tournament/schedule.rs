//! Round robins, cuts from one stage to the next, advice and tables through public doors.

#![allow(clippy::unwrap_used, reason = "a test stops at what it does not expect")]

use std::collections::{BTreeMap, BTreeSet};

use halali::tournament::schedule::*;
use halali::tournament::{Elimination, Group, Legs, Seed};

fn seed(number: u16) -> Seed {
    Seed(number)
}

fn field(players: usize) -> Field {
    Field::new(players).unwrap()
}

mod round_robins {
    use super::*;

    /// Who opened (animals) in the series of each player of a leg, in order.
    fn openings(rounds: &[Round]) -> BTreeMap<Seed, Vec<bool>> {
        let mut openings: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for meeting in rounds.iter().flat_map(|round| &round.meetings) {
            openings.entry(meeting.animals_first).or_default().push(true);
            openings.entry(meeting.humans_first).or_default().push(false);
        }
        openings
    }

    #[test]
    fn everybody_meets_everybody_once_a_leg() {
        for players in 2..=64 {
            let rounds = round_robin(field(players), Legs::Single);
            assert_eq!(rounds.len(), players - 1 + players % 2);
            let mut met = BTreeSet::new();
            for round in &rounds {
                let mut busy = BTreeSet::new();
                for meeting in &round.meetings {
                    assert!(busy.insert(meeting.animals_first) && busy.insert(meeting.humans_first));
                    let (one, other) = (meeting.animals_first, meeting.humans_first);
                    assert!(met.insert((one.min(other), one.max(other))), "{players}: {meeting:?}");
                }
                assert!(round.rests.is_none_or(|rests| busy.insert(rests)));
                assert_eq!(round.rests.is_some(), players % 2 == 1);
                assert_eq!(busy, field(players).seeds().collect());
            }
            assert_eq!(met.len(), players * (players - 1) / 2);
        }
    }

    #[test]
    fn sides_are_balanced_and_nobody_opens_thrice_running() {
        for players in 2..=64 {
            for (player, opened) in openings(&round_robin(field(players), Legs::Single)) {
                let animals = opened.iter().filter(|opened| **opened).count();
                assert!(animals.abs_diff(opened.len() - animals) <= 1, "{players}: {player:?} {opened:?}");
                let running = if players.is_multiple_of(2) { 3 } else { 2 };
                assert!(opened.windows(running).all(|run| run.contains(&!run[0])), "{players}: {player:?} {opened:?}");
            }
        }
    }

    #[test]
    fn the_second_leg_is_the_first_with_sides_swapped() {
        for players in 2..=24 {
            let first = round_robin(field(players), Legs::Single);
            let both = round_robin(field(players), Legs::Double);
            assert_eq!(both[..first.len()], first);
            for (one, other) in first.iter().zip(&both[first.len()..]) {
                assert_eq!(one.rests, other.rests);
                let swapped: Vec<_> = one.meetings.iter().map(|meeting| meeting.swapped()).collect();
                assert_eq!(swapped, other.meetings);
            }
            for (player, opened) in openings(&both) {
                assert_eq!(opened.iter().filter(|opened| **opened).count() * 2, opened.len(), "{player:?}");
            }
        }
    }

    #[test]
    fn groups_differ_by_one_player_at_most() {
        let sizes = |players, groups| Groups::draw(field(players), groups, GroupDraw::Snake).unwrap().sizes();
        assert_eq!(sizes(14, 4), [4, 4, 3, 3]);
        assert_eq!(sizes(16, 2), [8, 8]);
        for players in 2..=60 {
            for groups in 1..=players / 2 {
                for draw in [GroupDraw::Snake, GroupDraw::Pots { lots: 5 }, GroupDraw::Lots { lots: 5 }] {
                    let drawn = Groups::draw(field(players), groups, draw).unwrap();
                    assert!(drawn.sizes().is_sorted_by(|one, next| one == next || *one == next + 1));
                    assert!(drawn.sizes()[0] - drawn.sizes()[groups - 1] <= 1);
                    let mut all: Vec<_> = drawn.groups().flat_map(|(_, group)| group).copied().collect();
                    all.sort_unstable();
                    assert!(all.into_iter().eq(field(players).seeds()));
                }
            }
        }
    }

    /// Two groups of eight have no byes.
    #[test]
    fn an_even_group_rests_nobody() {
        let schedule = Groups::draw(field(16), 2, GroupDraw::Snake).unwrap().schedule(Legs::Single);
        assert_eq!(schedule.rounds().len(), 7);
        assert!(schedule.rounds().iter().all(|round| round.resting.is_empty() && round.meetings.len() == 8));
        // An odd field that loses a player before the start is even.
        let rests = |players| Groups::one(field(players)).schedule(Legs::Single).rounds()[0].resting.len();
        assert_eq!([rests(9), rests(8)], [1, 0]);
    }

    #[test]
    fn a_group_keeps_its_tables_and_a_schedule_its_numbers() {
        let groups = Groups::draw(field(14), 4, GroupDraw::Snake).unwrap();
        let schedule = groups.schedule(Legs::Double);
        assert_eq!(schedule, groups.schedule(Legs::Double));
        for round in schedule.rounds() {
            let tables: Vec<_> = round.meetings.iter().map(|one| (one.group.to_string(), one.table.0)).collect();
            let expected = [("A", 1), ("A", 2), ("B", 3), ("B", 4), ("C", 5), ("D", 6)];
            assert_eq!(tables, expected.map(|(group, table)| (group.to_owned(), table)));
        }
        assert_eq!(schedule.of(seed(1)).count(), 6);
        assert_eq!(schedule.of(seed(3)).count(), 4);
        let first: Vec<_> = schedule.of(seed(3)).map(|(round, one)| (round, one.meeting.opponent(seed(3)))).collect();
        assert_eq!(first[..2], [(2, Some(seed(6))), (3, Some(seed(11)))]);
    }
}

mod stages {
    use super::*;

    fn qualified(groups: usize, per_group: u16) -> Vec<Qualifier> {
        cut(&vec![per_group.into(); groups], per_group, &[]).unwrap()
    }

    /// The best over all ways to put the later tiers.
    fn brute_force(qualifiers: &[Qualifier]) -> Closeness {
        fn go(qualifiers: &[Qualifier], at: &mut Vec<Seed>, best: &mut Option<Closeness>) {
            let place = at.len();
            let Some(here) = qualifiers.get(place) else {
                let close = closeness(&Order::new(at.clone()).unwrap(), qualifiers);
                if best.as_ref().is_none_or(|best| close < *best) {
                    *best = Some(close);
                }
                return;
            };
            for (other, number) in qualifiers.iter().zip(1..) {
                let is_free = !at.contains(&seed(number));
                let is_first = here.rank == 1 && usize::from(number) != place + 1;
                if other.rank == here.rank && is_free && !is_first {
                    at.push(seed(number));
                    go(qualifiers, at, best);
                    at.pop();
                }
            }
        }
        let mut best = None;
        go(qualifiers, &mut Vec::new(), &mut best);
        best.unwrap()
    }

    fn found(qualifiers: &[Qualifier]) -> Closeness {
        closeness(&keep_apart(qualifiers).unwrap(), qualifiers)
    }

    #[test]
    fn group_mates_are_as_far_apart_as_the_bracket_allows() {
        for (groups, most) in [(1, 6), (2, 6), (3, 5), (4, 3), (5, 3), (6, 2), (7, 2)] {
            for per_group in 1..=most {
                if groups * usize::from(per_group) < 2 {
                    continue;
                }
                let qualifiers = qualified(groups, per_group);
                assert_eq!(found(&qualifiers), brute_force(&qualifiers), "{groups} groups, {per_group} of each");
            }
        }
    }

    #[test]
    fn uneven_cuts_are_kept_apart_too() {
        for (groups, per_group) in [(3_u16, 1), (3, 2), (4, 1), (4, 2), (5, 1), (5, 2), (6, 1)] {
            for named in 1_u32..1 << groups {
                let next: Vec<_> =
                    (0..groups).filter(|group| named >> group & 1 == 1).map(|group| Group(group + 1)).collect();
                let qualifiers = cut(&vec![per_group as usize + 1; groups.into()], per_group, &next).unwrap();
                assert_eq!(found(&qualifiers), brute_force(&qualifiers), "{groups} groups, {per_group} and {next:?}");
            }
        }
    }

    /// No way to spread a group over the bracket is better than evenly over every part of it.
    fn even_spread(players: usize, groups: usize, per_group: usize) -> Closeness {
        let rounds = players.next_power_of_two().trailing_zeros();
        let within = |parts: usize| {
            let (each, more) = (per_group / parts, per_group % parts);
            let pairs = |size: usize| size * size.saturating_sub(1) / 2;
            groups * (more * pairs(each + 1) + (parts - more) * pairs(each))
        };
        let up_to: Vec<_> = (0..=rounds).map(|round| within(1 << (rounds - round))).collect();
        Closeness(up_to.windows(2).map(|pair| (pair[1] - pair[0]) as u32).collect())
    }

    #[test]
    fn usual_cuts_are_spread_evenly() {
        let mut uneven = Vec::new();
        for groups in 2..=16 {
            for per_group in 1..=8_u16 {
                let players = groups * usize::from(per_group);
                if players > 64 {
                    continue;
                }
                let close = found(&qualified(groups, per_group));
                let bound = even_spread(players, groups, per_group.into());
                if close != bound {
                    uneven.push((groups, per_group, close, bound));
                }
            }
        }
        for one in &uneven {
            println!("{one:?}");
        }
        assert!(uneven.is_empty());
    }

    #[test]
    fn tiers_keep_their_places() {
        for (groups, per_group) in [(4, 2), (3, 2), (6, 3), (8, 4)] {
            let qualifiers = qualified(groups, per_group);
            let order = keep_apart(&qualifiers).unwrap();
            for (place, at) in order.seeds().iter().enumerate() {
                assert_eq!(qualifiers[at.index()].rank, qualifiers[place].rank);
            }
            assert!(order.seeds().iter().take(groups).copied().eq(field(groups).seeds()));
        }
    }

    /// Seeds are the standings as they are shown, and of one table nobody is moved: two who won all series are in different
    /// halves.
    #[test]
    fn one_table_seeds_in_its_order() {
        for players in 2..=32 {
            let qualifiers = cut(&[players + 3], players as u16, &[]).unwrap();
            assert!(qualifiers.iter().map(|one| one.rank).eq(1..=players as u16));
            let order = keep_apart(&qualifiers).unwrap();
            assert_eq!(order, Order::standard(field(players)));
        }
    }

    /// Who goes on depends on the closed table alone: a withdrawal later is nothing that could be handed in.
    #[test]
    fn a_cut_takes_the_places_of_the_closed_table() {
        let labels =
            |cut: Vec<Qualifier>| cut.iter().map(|one| format!("{}{}", one.group, one.rank)).collect::<Vec<_>>();
        assert_eq!(labels(cut(&[8], 4, &[]).unwrap()), ["A1", "A2", "A3", "A4"]);
        let next = [Group(3), Group(1)];
        assert_eq!(labels(cut(&[4, 4, 3], 1, &next).unwrap()), ["A1", "B1", "C1", "C2", "A2"]);
        assert_eq!(cut(&[4, 4, 3], 4, &[]), Err(ScheduleFault::CutTooDeep { group: Group(3) }));
        assert_eq!(cut(&[4, 3], 3, &[Group(2)]), Err(ScheduleFault::NobodyElse { group: Group(2) }));
        assert_eq!(cut(&[4, 3], 0, &[]), Err(ScheduleFault::TooFewPlayers { players: 0, least: 2 }));
        let twice = Qualifier { group: Group(1), rank: 1 };
        assert_eq!(keep_apart(&[twice, twice]), Err(ScheduleFault::QualifiedTwice(twice)));
    }
}

mod advising {
    use super::*;

    #[test]
    fn rounds_for_a_swiss() {
        let advice = |players| {
            let SwissAdvice { recommended, sure, most } = SwissAdvice::of(field(players));
            (recommended, sure, most)
        };
        assert_eq!(
            [2, 3, 4, 6, 8, 10, 16, 32, 33].map(advice),
            [(1, 1, 1), (2, 3, 3), (2, 3, 3), (3, 3, 5), (3, 5, 7), (4, 5, 9), (4, 9, 15), (5, 17, 31), (6, 17, 33),]
        );
    }

    /// Six players and four rounds can run dry.
    #[test]
    fn a_swiss_near_the_number_of_opponents_is_warned_of() {
        let six = SwissAdvice::of(field(6));
        let warnings = [3, 4, 5, 6].map(|rounds| six.warning(rounds));
        assert_eq!(
            warnings,
            [
                None,
                Some(SwissWarning::MayRunDry { from: 4 }),
                Some(SwissWarning::EverybodyMeets),
                Some(SwissWarning::RepeatsCertain { from: 6 }),
            ]
        );
    }

    /// All rounds that could come about are tried: a set of the pairs that have met is a number, a bit for each pair.
    #[test]
    fn rounds_said_to_be_sure_are() {
        fn matchings(even: usize) -> Vec<u32> {
            fn go(free: &[usize], even: usize, so_far: u32, all: &mut Vec<u32>) {
                let Some((&one, rest)) = free.split_first() else { return all.push(so_far) };
                for (place, &other) in rest.iter().enumerate() {
                    let mut left = rest.to_vec();
                    left.remove(place);
                    let bit = one * even - one * (one + 1) / 2 + other - one - 1;
                    go(&left, even, so_far | 1 << bit, all);
                }
            }
            let mut all = Vec::new();
            go(&(0..even).collect::<Vec<_>>(), even, 0, &mut all);
            all
        }
        for players in 3..=8 {
            let even = players + players % 2;
            let rounds = matchings(even);
            let mut met = BTreeSet::from([rounds[0]]);
            let mut sure = 1;
            loop {
                let next = |met: &u32| {
                    rounds.iter().filter(|round| *round & met == 0).map(|round| round | met).collect::<Vec<_>>()
                };
                if sure == even - 1 || met.iter().any(|met| next(met).is_empty()) {
                    break;
                }
                met = met.iter().flat_map(next).collect();
                sure += 1;
            }
            assert_eq!(usize::from(SwissAdvice::of(field(players)).sure), sure, "{players}");
        }
    }

    fn bracket(players: usize, elimination: Elimination) -> Bracket {
        Bracket::new(Order::standard(field(players)), elimination)
    }

    #[test]
    fn the_end_follows_from_rounds_tables_and_breaks() {
        let room = |tables| Room {
            tables: std::num::NonZeroU16::new(tables).unwrap(),
            series: Minutes(60),
            between: Minutes(10),
        };
        let swiss = Plan::swiss(field(17), 5);
        assert_eq!(swiss.series(), [8; 5]);
        assert_eq!(swiss.duration(&room(8)), Minutes(5 * 60 + 4 * 10));
        assert_eq!(swiss.duration(&room(5)), Minutes(10 * 60 + 4 * 10), "two waves a round");
        let groups = Groups::draw(field(14), 4, GroupDraw::Snake).unwrap();
        let both = Plan::of_schedule(&groups.schedule(Legs::Single))
            .then(Plan::of_bracket(&bracket(8, Elimination::Single { third_place: true })));
        assert_eq!(both.series(), [6, 6, 6, 4, 2, 2]);
        assert_eq!(Plan::of_bracket(&bracket(8, Elimination::Double { reset: false })).series(), [4, 4, 3, 1, 1, 1]);
        assert_eq!(Plan::of_bracket(&bracket(8, Elimination::Double { reset: true })).rounds(), 7);
    }

    #[test]
    fn a_field_has_two_players_at_least() {
        assert_eq!(Field::new(1), Err(ScheduleFault::TooFewPlayers { players: 1, least: 2 }));
        assert_eq!(Field::new(1025), Err(ScheduleFault::TooManyPlayers { players: 1025, most: 1024 }));
        assert_eq!(Field::new(1024).unwrap().seeds().count(), 1024);
    }
}
