//! Games recorded by counts: which sheets and which totals there are, against counting them all out.

// What tests share fails as they do.
#![allow(clippy::expect_used, clippy::panic)]

use std::collections::HashSet;

use halali::club::{Sheet, SheetFault, Totals, TotalsFault};
use halali::rules::{Game, Kind, Pile, Piles, Points, Random, RuleSet, Score, Side, Sides};
use proptest::prelude::*;

/// The counts of a sheet, valid or not, one for each place where a kind can come.
#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    /// Hunters, lumberjacks, ducks and pheasants.
    captured_by_animals: [u8; 4],
    /// Foxes and bears.
    exited_animals: [u8; 2],
    /// Foxes, bears, ducks, pheasants and trees.
    captured_by_humans: [u8; 5],
    /// Hunters and lumberjacks.
    exited_humans: [u8; 2],
}

impl Counts {
    fn count(&self, side: Side, pile: Pile, kind: Kind) -> u8 {
        let (counts, kinds) = match (side, pile) {
            (Side::Animals, Pile::Captured) => (&self.captured_by_animals[..], "HLdp"),
            (Side::Animals, Pile::Exited) => (&self.exited_animals[..], "FB"),
            (Side::Humans, Pile::Captured) => (&self.captured_by_humans[..], "FBdpt"),
            (Side::Humans, Pile::Exited) => (&self.exited_humans[..], "HL"),
        };
        kinds.find(kind.letter()).map_or(0, |place| counts[place])
    }

    fn sheet(&self) -> Result<Sheet, SheetFault> {
        Sheet::from_counts(|side, pile, kind| self.count(side, pile, kind))
    }

    /// The checks of a score sheet, read off their list.
    fn is_valid(&self) -> bool {
        let [hunters, lumberjacks, ducks, pheasants] = self.captured_by_animals;
        let [foxes_out, bears_out] = self.exited_animals;
        let [foxes, bears, other_ducks, other_pheasants, trees] = self.captured_by_humans;
        let [hunters_out, lumberjacks_out] = self.exited_humans;
        hunters + hunters_out <= 8
            && lumberjacks + lumberjacks_out <= 2
            && foxes + foxes_out <= 6
            && bears + bears_out <= 2
            && ducks + other_ducks <= 7
            && pheasants + other_pheasants <= 8
            && trees <= 15
            && foxes_out + bears_out <= if hunters + lumberjacks == 10 { 4 } else { 5 }
            && hunters_out + lumberjacks_out <= if foxes + bears == 8 { 4 } else { 5 }
    }

    /// Points of the animals and humans, exited tiles of the animals and humans.
    fn score(&self) -> [u32; 4] {
        let [hunters, lumberjacks, ducks, pheasants] = self.captured_by_animals.map(u32::from);
        let [foxes_out, bears_out] = self.exited_animals.map(u32::from);
        let [foxes, bears, other_ducks, other_pheasants, trees] = self.captured_by_humans.map(u32::from);
        let [hunters_out, lumberjacks_out] = self.exited_humans.map(u32::from);
        [
            5 * (hunters + lumberjacks + foxes_out) + 10 * bears_out + 2 * ducks + 3 * pheasants,
            5 * (hunters_out + lumberjacks_out + foxes) + 10 * bears + 2 * (other_ducks + trees) + 3 * other_pheasants,
            foxes_out + bears_out,
            hunters_out + lumberjacks_out,
        ]
    }
}

fn numbers(score: Score) -> [u32; 4] {
    let Score { points, exited } = score;
    [points.animals.0, points.humans.0, exited.animals.into(), exited.humans.into()]
}

fn score([animals, humans, animals_out, humans_out]: [u32; 4]) -> Score {
    Score {
        points: Sides { animals: Points(animals), humans: Points(humans) },
        exited: Sides { animals: animals_out as u8, humans: humans_out as u8 },
    }
}

/// Every choice of numbers from 0 up to each limit.
fn choices<const N: usize>(limits: [u8; N]) -> impl Iterator<Item = [u8; N]> {
    let all = limits.iter().map(|&limit| usize::from(limit) + 1).product();
    (0..all).map(move |mut which| {
        limits.map(|limit| {
            let choice = which % (usize::from(limit) + 1);
            which /= usize::from(limit) + 1;
            choice as u8
        })
    })
}

/// Sheets of brown and blue tiles only, with counts up to those of the box, valid or not.
fn coloured() -> impl Iterator<Item = Counts> {
    choices([8, 2, 8, 2, 6, 2, 6, 2]).map(|[h, l, hunters_out, lumberjacks_out, f, b, foxes_out, bears_out]| Counts {
        captured_by_animals: [h, l, 0, 0],
        exited_animals: [foxes_out, bears_out],
        captured_by_humans: [f, b, 0, 0, 0],
        exited_humans: [hunters_out, lumberjacks_out],
    })
}

/// Sheets of green tiles only, with counts up to those of the box, valid or not.
fn green() -> impl Iterator<Item = Counts> {
    choices([7, 8, 7, 8, 15]).map(|[ducks, pheasants, other_ducks, other_pheasants, trees]| Counts {
        captured_by_animals: [0, 0, ducks, pheasants],
        captured_by_humans: [0, 0, other_ducks, other_pheasants, trees],
        ..Counts::default()
    })
}

/// Tries all sheets of one half and returns the scores of the valid ones.
fn scores_of(half: impl Iterator<Item = Counts>) -> HashSet<[u32; 4]> {
    let mut scores = HashSet::new();
    for counts in half {
        let sheet = counts.sheet();
        assert_eq!(sheet.is_ok(), counts.is_valid(), "{counts:?}: {sheet:?}");
        if let Ok(sheet) = sheet {
            assert_eq!(numbers(sheet.score()), counts.score(), "{counts:?}");
            scores.insert(counts.score());
        }
    }
    scores
}

/// Every check of a sheet looks either at brown and blue tiles or at green ones. So a sheet is valid when both halves of it
/// are, and the scores of all sheets are the sums of all scores of one half and the other.
#[test]
fn totals_are_the_scores_of_all_sheets() {
    let (coloured, green) = (scores_of(coloured()), Vec::from_iter(scores_of(green())));
    let mut possible = HashSet::new();
    let exits: Vec<[u32; 2]> = choices([5, 5]).map(|exits| exits.map(u32::from)).collect();
    for &[animals_out, humans_out] in &exits {
        // One more each way than the most points of either side.
        let mut given = vec![[false; 140]; 120];
        for half in coloured.iter().filter(|half| half[2..] == [animals_out, humans_out]) {
            for other in &green {
                given[(half[0] + other[0]) as usize][(half[1] + other[1]) as usize] = true;
            }
        }
        for (animals, humans) in (0..120).flat_map(|animals| (0..140).map(move |humans| (animals, humans))) {
            let tried = [animals, humans, animals_out, humans_out];
            let given = given[animals as usize][humans as usize];
            let totals = Totals::new(score(tried));
            assert_eq!(totals.is_ok(), given, "{tried:?}: {totals:?}");
            if given {
                possible.insert(tried);
            }
        }
    }
    let most = |place: usize| possible.iter().map(|score| score[place]).max();
    assert_eq!([0, 1, 2, 3].map(most), [Some(118), Some(138), Some(5), Some(5)]);
    assert_eq!(possible.len(), 265_780);
    assert!(possible.iter().all(|score| score[0] != 1 && score[1] != 1));
    refusals_are_right(&possible);
}

/// What a refusal says about one side is so by the list of all possible totals.
fn refusals_are_right(possible: &HashSet<[u32; 4]>) {
    let alone = Sides::from_fn(|side| {
        possible.iter().map(|score| (score[side as usize], score[2 + side as usize])).collect::<HashSet<_>>()
    });
    let limits = |side: Side, exited: u8| {
        let points = alone[side].iter().filter(|pair| pair.1 == u32::from(exited)).map(|pair| Points(pair.0));
        (points.clone().min().expect("some"), points.max().expect("some"))
    };
    for points in 0..200 {
        for exited in 0..=7 {
            for tried in Side::BOTH {
                // The other side has nothing, which is possible with whatever this one has.
                let mut numbers = [0; 4];
                numbers[tried as usize] = points;
                numbers[2 + tried as usize] = exited;
                let (least, most) = limits(tried, exited.min(5) as u8);
                let (points, exited, side) = (Points(points), exited as u8, tried);
                let expected = if exited > 5 {
                    Err(TotalsFault::TooManyExited { side, exited })
                } else if points < least {
                    Err(TotalsFault::TooFewPoints { side, points, exited, least })
                } else if points > most {
                    Err(TotalsFault::TooManyPoints { side, points, exited, most })
                } else if !alone[side].contains(&(points.0, exited.into())) {
                    Err(TotalsFault::NoTiles { side, points, exited })
                } else {
                    Ok(score(numbers))
                };
                assert_eq!(Totals::new(score(numbers)).map(Totals::score), expected, "{numbers:?}");
            }
        }
    }
}

fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

/// Counts that are often valid, with all tiles of a side captured more often than by chance.
fn counts() -> impl Strategy<Value = Counts> {
    let share = |all: u8| {
        let all_or_some = prop_oneof![1 => Just(all), 3 => 0..=all];
        (all_or_some, 0..=all).prop_map(move |(mine, other)| [mine, other.min(all - mine)])
    };
    let own = |all| prop_oneof![1 => Just([all, 0]), 3 => share(all)];
    (own(8), own(2), own(6), own(2), share(7), share(8), 0..=15_u8).prop_map(
        |(hunters, lumberjacks, foxes, bears, ducks, pheasants, trees)| Counts {
            captured_by_animals: [hunters[0], lumberjacks[0], ducks[0], pheasants[0]],
            exited_animals: [foxes[1], bears[1]],
            captured_by_humans: [foxes[0], bears[0], ducks[1], pheasants[1], trees],
            exited_humans: [hunters[1], lumberjacks[1]],
        },
    )
}

proptest! {
    #![proptest_config(cases(2000))]

    #[test]
    fn scores_of_sheets_are_totals(counts in counts()) {
        let sheet = counts.sheet();
        prop_assert_eq!(sheet.is_ok(), counts.is_valid());
        if let Ok(sheet) = sheet {
            prop_assert_eq!(Totals::new(sheet.score()).map(Totals::score), Ok(sheet.score()));
            prop_assert_eq!(numbers(sheet.score()), counts.score());
            prop_assert_eq!(Sheet::new(sheet.piles()), Ok(sheet));
        }
    }

    #[test]
    fn one_count_too_high_is_named(counts in counts(), at: prop::sample::Index, more in prop_oneof![1..=5_u8, 6..=200_u8]) {
        prop_assume!(counts.is_valid());
        let places: Vec<_> = Piles::ORDER.into_iter().flat_map(|place| Kind::ALL.map(|kind| (place, kind))).collect();
        let ((side, pile), kind) = places[at.index(places.len())];
        let count = |s, p, k| counts.count(s, p, k) + if (s, p, k) == (side, pile, kind) { more } else { 0 };
        let own = |side: Side| match side {
            Side::Animals => [Kind::Fox, Kind::Bear],
            Side::Humans => [Kind::Hunter, Kind::Lumberjack],
        };
        let comes_there = match pile {
            Pile::Captured => !own(side).contains(&kind) && (kind, side) != (Kind::Tree, Side::Animals),
            Pile::Exited => own(side).contains(&kind),
        };
        let with_each = Sides::from_fn(|side| count(side, Pile::Captured, kind) + count(side, Pile::Exited, kind));
        let exited = Sides::from_fn(|side| own(side).map(|kind| count(side, Pile::Exited, kind)).iter().sum::<u8>());
        let captured_all = |side: Side| own(side.opponent()).iter().all(|&k| count(side, Pile::Captured, k) == k.count());
        let in_box = u32::from(kind.count());
        let expected = if !comes_there {
            Some(SheetFault::WrongPile { side, pile, kind, count: more })
        } else if u32::from(with_each.animals) + u32::from(with_each.humans) > in_box {
            Some(SheetFault::TooMany { kind, counts: with_each })
        } else if exited[side] > 5 {
            Some(SheetFault::TooManyExited { side, exited: exited[side] })
        } else if exited[side] == 5 && captured_all(side) {
            Some(SheetFault::TooManyExitedAfterCapturingAll { side, exited: 5 })
        } else {
            None
        };
        prop_assert_eq!(Sheet::from_counts(count).err(), expected);
    }
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn finished_games_have_sheets_and_totals(rules in prop::sample::select(&RuleSet::ALL[..]), seed: u64) {
        let game = Game::random(rules, &mut Random::new(seed), |_| true);
        prop_assert!(game.end().is_some());
        let piles = game.position().piles();
        let sheet = Sheet::new(piles);
        prop_assert_eq!(sheet.map(Sheet::piles), Ok(piles));
        prop_assert_eq!(sheet.map(Sheet::score), Ok(game.score()));
        prop_assert_eq!(Totals::new(game.score()).map(Totals::score), Ok(game.score()));
    }
}
