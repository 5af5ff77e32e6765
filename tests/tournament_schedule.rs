//! Round robins, cuts from one stage to the next, advice and tables through public doors.

use std::collections::{BTreeMap, BTreeSet};

use halali::tournament::schedule::*;
use proptest::prelude::*;

fn seed(number: u16) -> Seed {
    Seed::new(number).unwrap()
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
            let tables: Vec<_> = round.meetings.iter().map(|one| (one.group.to_string(), one.table.number())).collect();
            let expected = [("A", 1), ("A", 2), ("B", 3), ("B", 4), ("C", 5), ("D", 6)];
            assert_eq!(tables, expected.map(|(group, table)| (group.to_owned(), table)));
        }
        assert_eq!(schedule.of(seed(1)).count(), 6);
        assert_eq!(schedule.of(seed(3)).count(), 4);
        let first: Vec<_> = schedule.of(seed(3)).map(|(round, one)| (round, one.meeting.opponent(seed(3)))).collect();
        assert_eq!(first[..2], [(2, Some(seed(6))), (3, Some(seed(11)))]);
    }
}

mod seating {
    use super::*;

    proptest! {
        #[test]
        fn no_table_is_given_twice(
            pairs in 1_u16..20,
            fixed in prop::collection::btree_map(1_u16..40, 1_u16..30, 0..8),
            keeps_empty: bool,
            before in prop::collection::vec((1_u16..40, 1_u16..20), 0..30),
            is_fresh: bool,
        ) {
            let table = |number| TableNumber::new(number).unwrap();
            let owners: BTreeMap<_, _> = fixed.into_iter().map(|(player, at)| (at, player)).collect();
            let fixed = FixedTables::new(owners.iter().map(|(&at, &player)| (seed(player), table(at)))).unwrap();
            let pairs: Vec<_> = (0..pairs).map(|pair| [seed(2 * pair + 1), seed(2 * pair + 2)]).collect();
            let before: SeatedBefore = before.into_iter().map(|(player, at)| ((seed(player), table(at)), 1)).collect();
            let rules = TableRules { fixed: &fixed, keeps_empty, fresh: is_fresh.then_some(&before) };
            let seated = seat(&pairs, rules);
            prop_assert_eq!(seated.len(), pairs.len());
            let taken: BTreeSet<_> = seated.iter().map(|one| one.table).collect();
            prop_assert_eq!(taken.len(), pairs.len());
            let own: BTreeSet<_> = pairs.iter().flatten().filter_map(|player| fixed.of(*player)).collect();
            for (pair, at) in pairs.iter().zip(&seated) {
                let theirs: Vec<_> = pair.iter().filter_map(|player| fixed.of(*player)).collect();
                prop_assert_eq!(at.is_fixed, !theirs.is_empty());
                prop_assert!(theirs.is_empty() || theirs.contains(&at.table));
                prop_assert!(at.is_fixed || !keeps_empty || !own.contains(&at.table));
            }
            // The others sit at the first tables that are free.
            let last = seated.iter().filter(|one| !one.is_fixed).map(|one| one.table.number()).max().unwrap_or(0);
            for number in 1..=last {
                prop_assert!(taken.contains(&table(number)) || (keeps_empty && own.contains(&table(number))));
            }
        }
    }
}
