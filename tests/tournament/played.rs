//! Whole events played by commands alone, round after round as they are proposed.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

use std::collections::BTreeMap;
use std::num::NonZeroU16;

use crate::event::rows;
use chrono::NaiveDate;
use halali::club::{PlayerId, Seat};
use halali::rules::Random;
use halali::tournament::pairing::Pair;
use halali::tournament::schedule::{GroupDraw, Minutes, Occupant, Room};
use halali::tournament::simulate::{Entrant, Event, Habits, Setup, play, simulate};
use halali::tournament::{
    AsOf, Cut, DrawnChain, DrawnThen, Elimination, Format, GroupOrder, Knockout, LeagueBy, Legs, Line, Primary, Round,
    Settings, Stage, Strength, Tournament, group_tables,
};

const SINGLE: Format = Format::Knockout { elimination: Elimination::Single { third_place: true } };
const DOUBLE: Format = Format::Knockout { elimination: Elimination::Double { reset: true } };

fn setup(stages: &[Format], lots: u64) -> Setup {
    Setup {
        settings: Settings::usual(lots),
        stages: stages.to_vec(),
        cuts: vec![Cut { per_group: 2, more: 0, draw: GroupDraw::Snake }; stages.len()],
        draw: GroupDraw::Snake,
        avoids: Vec::new(),
        room: Room { tables: NonZeroU16::new(40).expect("tables"), series: Minutes(60), between: Minutes(10) },
        date: NaiveDate::from_ymd_opt(2026, 11, 28).expect("a date"),
    }
}

fn entrants(count: usize, random: &mut Random) -> Vec<Entrant> {
    let entrant = |random: &mut Random| {
        let strength = 1200 + random.below(800) as u16;
        Entrant { strength, rating: Some(strength) }
    };
    (0..count).map(|_| entrant(random)).collect()
}

/// How many events a property is tried with.
fn events(usual: u64) -> u64 {
    if std::env::var_os("HALALI_TEST_FULL").is_some() { 10_000 } else { usual }
}

/// Something of everything, by a seed.
fn any_event(seed: u64) -> (Setup, Vec<Entrant>, Habits) {
    let mut random = Random::new(seed);
    let mut below = |bound: u64| random.below(bound);
    let rounds = 3 + below(7) as u16;
    let groups = 1 + below(3) as u16;
    let legs = if below(3) == 0 { Legs::Double } else { Legs::Single };
    let round_robin = Format::RoundRobin { legs, groups };
    let swiss = Format::Swiss { rounds };
    let league = Format::League {
        rounds: Some(rounds),
        by: if below(2) == 0 { LeagueBy::Total } else { LeagueBy::Average { least: 2 } },
    };
    let double = Format::Knockout { elimination: Elimination::Double { reset: below(2) == 0 } };
    let single = Format::Knockout { elimination: Elimination::Single { third_place: below(2) == 0 } };
    let stages = match below(9) {
        0..=2 => vec![swiss],
        3 => vec![league],
        4 => vec![round_robin],
        5 => vec![single],
        6 => vec![double],
        7 => vec![round_robin, single],
        _ => vec![swiss, double],
    };
    let mut setup = setup(&stages, below(u64::MAX));
    let players = 4 + below(37) as usize;
    let players = if stages.contains(&round_robin) { (players / 2).max(6) } else { players };
    setup.cuts = vec![Cut { per_group: 2 + below(3) as u16, more: below(2) as u16, draw: GroupDraw::Snake }; 2];
    setup.settings.most_byes = [None, Some(1), Some(2)][below(3) as usize];
    setup.settings.primary = if below(4) == 0 { Primary::TotalPoints { band: 3 } } else { Primary::MatchPoints };
    setup.settings.group_order =
        [GroupOrder::Fold, GroupOrder::Slide, GroupOrder::Random, GroupOrder::Neighbours][below(4) as usize];
    let then = if below(2) == 0 { DrawnThen::BetterSeed } else { DrawnThen::Lot };
    setup.settings.drawn = DrawnChain { extra_pairs: below(3) as u8, then };
    for _ in 0..below(4) {
        let strength = if below(2) == 0 { Strength::Hard } else { Strength::Soft };
        setup.avoids.push((below(players as u64) as usize, below(players as u64) as usize, strength));
    }
    let mut often = |most: u64| below(most) as u16;
    let habits = Habits {
        late: often(150),
        leaves: often(60),
        returns: often(300),
        leaves_paired: often(200),
        requests_bye: often(60),
        absent: often(60),
        walkover: often(60),
        double_no_show: often(40),
        wrong: often(100),
    };
    (setup, entrants(players, &mut random), habits)
}

/// Everybody who is here in a round has one place in it; in a knockout who is out has none.
fn check_places(tournament: &Tournament, stage: &Stage, round: &Round) {
    for (player, _) in tournament.here(stage, round.number) {
        let seats = round.pairings().filter(|pairing| pairing.seat_of(player).is_some()).count();
        let places = seats + usize::from(tournament.out(round.number, player).is_some());
        let may_be_out = matches!(stage.format, Format::Knockout { .. });
        assert!(places == 1 || may_be_out && places == 0, "round {} {player}: {places} places", round.number);
    }
}

fn check(event: &Event) {
    let tournament = event.tournament();
    let read = Tournament::read(tournament.head().clone(), &rows(tournament));
    assert_eq!(read.as_ref(), Ok(tournament), "what is written comes back");
    for round in tournament.rounds().values() {
        check_places(tournament, &tournament.stages()[&round.stage], round);
        for pairing in round.pairings() {
            assert_eq!(event.results().series[&pairing.series].players(), pairing.players);
        }
    }
}

/// A knockout that is over has a champion, unless neither finalist came, and one line at most in the first place.
fn check_champion(event: &Event, stage: &Stage) {
    let Some(knockout) = Knockout::of(stage).expect("a bracket") else { return };
    let state = knockout.state(event.tournament(), stage, event.results(), AsOf::Live);
    let open: Vec<_> = state.ready().collect();
    assert!(state.is_finished(), "nothing is left to play: {:?} {open:?}", event.tournament().id());
    assert_eq!(state.places().len(), stage.members().len(), "everybody has a place");
    let table = halali::tournament::standings(
        event.tournament(),
        stage,
        event.results(),
        AsOf::Live,
        halali::tournament::Scope::Stage,
    );
    match state.champion() {
        Occupant::Player(seed) => {
            assert_eq!(Some(table.lines[0].player), knockout.player(seed));
            assert!(table.lines[1..].iter().all(|line| line.rank > table.lines[0].rank), "one champion");
        }
        Occupant::Nobody => {}
        Occupant::Open => panic!("an open final"),
    }
}

#[test]
fn whatever_happens_events_are_played_to_their_end() {
    for seed in 0..events(300) {
        let (setup, entrants, habits) = any_event(seed);
        let mut random = Random::new(!seed);
        let mut rounds = 0;
        let played = play(&setup, &entrants, habits, &mut random, &mut |event| {
            rounds += 1;
            check(event);
        });
        let event =
            played.unwrap_or_else(|stuck| panic!("{seed}: {stuck:?} after {rounds} rounds of {:?}", setup.stages));
        assert!(event.is_finished());
        for stage in event.tournament().stages().values().filter(|stage| !stage.members().is_empty()) {
            check_champion(&event, stage);
        }
    }
}

fn pairs_of(event: &Event) -> BTreeMap<Pair, usize> {
    let mut pairs = BTreeMap::new();
    for pairing in event.tournament().rounds().values().flat_map(Round::pairings) {
        let pair = Pair::new(pairing.players.first, pairing.players.second).expect("two");
        *pairs.entry(pair).or_default() += 1;
    }
    pairs
}

fn calm(stages: &[Format], players: usize, seed: u64) -> Event {
    let mut random = Random::new(seed);
    let entrants = entrants(players, &mut random);
    play(&setup(stages, seed), &entrants, Habits::default(), &mut random, &mut check).expect("an event")
}

#[test]
fn a_round_robin_is_played_as_scheduled_and_what_was_missed_is_made_up_for() {
    for players in 3..12 {
        for (legs, times) in [(Legs::Single, 1), (Legs::Double, 2)] {
            let format = Format::RoundRobin { legs, groups: 1 };
            let event = calm(&[format], players, players as u64);
            let pairs = pairs_of(&event);
            assert_eq!(pairs.len(), players * (players - 1) / 2);
            assert!(pairs.values().all(|&met| met == times));
            let mut random = Random::new(9);
            let entrants = entrants(players, &mut random);
            let habits = Habits { absent: 60, ..Habits::default() };
            let event = play(&setup(&[format], 1), &entrants, habits, &mut random, &mut check).expect("an event");
            assert!(pairs_of(&event).values().all(|&met| met == times), "{players}");
            assert_eq!(pairs_of(&event).len(), players * (players - 1) / 2, "{players}");
        }
    }
}

#[test]
fn knockouts_of_all_sizes_end_with_one_champion() {
    for players in 2..=33 {
        for format in [SINGLE, DOUBLE] {
            let event = calm(&[format], players, players as u64);
            let stage = event.tournament().stages().values().next().expect("a stage");
            check_champion(&event, stage);
            let series = event.tournament().rounds().values().map(|round| round.pairings().len()).sum::<usize>();
            match format {
                SINGLE => assert!(series >= players - 1),
                _ => assert!(series >= 2 * players - 2),
            }
        }
    }
}

#[test]
fn equal_places_of_a_bracket_are_shown_from_the_first_to_the_last() {
    let event = calm(&[SINGLE], 8, 8);
    let stage = event.tournament().stages().values().next().expect("a stage");
    let tables = group_tables(event.tournament(), stage, event.results(), AsOf::Live);
    let shown: Vec<_> = tables[0].1.lines.iter().filter_map(Line::place).map(|place| place.to_string()).collect();
    assert_eq!(shown[0], "1");
    assert_eq!(shown[4..], ["5–8"; 4], "{shown:?}");
}

#[test]
fn a_calm_swiss_has_no_rematch_and_at_most_one_bye_each() {
    for players in 8..20 {
        let event = calm(&[Format::Swiss { rounds: 5 }], players, 3);
        assert!(pairs_of(&event).values().all(|&met| met == 1));
        let mut byes: BTreeMap<PlayerId, usize> = BTreeMap::new();
        for (_, player) in event.tournament().all_outs().keys() {
            *byes.entry(*player).or_default() += 1;
        }
        assert!(byes.values().all(|&byes| byes == 1));
        assert_eq!(byes.len(), if players % 2 == 1 { 5 } else { 0 });
        let opened = |player: PlayerId| {
            let pairings = event.tournament().rounds().values().filter_map(move |round| round.pairing_of(player));
            let seats: Vec<_> = pairings.map(|(_, seat)| seat).collect();
            let first = seats.iter().filter(|seat| **seat == Seat::First).count();
            first.abs_diff(seats.len() - first)
        };
        assert!(event.tournament().entries().keys().all(|&player| opened(player) <= 3));
    }
}

#[test]
fn simulating_is_repeatable_and_says_what_matters() {
    let mut random = Random::new(5);
    let entrants = entrants(16, &mut random);
    let short = setup(&[Format::Swiss { rounds: 3 }], 1);
    let long = setup(&[Format::Swiss { rounds: 9 }], 1);
    let [short, again, long] = [&short, &short, &long]
        .map(|setup| simulate(setup, &entrants, Habits::default(), 40, 11).expect("a set-up that can be played"));
    assert_eq!(short, again);
    assert_eq!((short.events, short.rounds, short.series, short.rematches), (40, 120, 960, 0));
    assert_eq!(short.duration(), Minutes(3 * 60 + 2 * 10));
    assert!(long.correlation() > short.correlation() && long.correlation() > 0.6, "{short:?} {long:?}");
    assert!(long.best_wins() > 0.0 && long.best_wins() <= 1.0, "{long:?}");
}
