//! Figures against published examples and tables computed by hand, and what must hold in every tournament.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

use crate::event::{BYE, Event, figure, number, player, ranks, round};
use halali::club::{GameFact, PlayerId, Seat, Seats};
use halali::rules::{Ending, Loss, Points, Score, Side, Sides};
use halali::tournament::{
    Against, AsOf, By, Command, Criterion, Format, Legs, Out, Refusal, Scope, SettingFault, Settings, Status, Table,
    Tournament, UnplayedRounds, standings,
};
use proptest::prelude::*;
use uuid::Uuid;

const ENCOUNTER: Criterion = Criterion::DirectEncounter { restart: false };
const RESTARTED: Criterion = Criterion::DirectEncounter { restart: true };

fn settings(criteria: &[Criterion]) -> Settings {
    Settings { criteria: criteria.to_vec(), ..Settings::usual(7) }
}

fn swiss(players: u128, rounds: u16, criteria: &[Criterion]) -> Event {
    Event::started(players, settings(criteria), &[Format::Swiss { rounds }])
}

/// A figure by its criterion.
fn of(table: &Table, number: u128, criterion: Criterion) -> i64 {
    let place = table.by.iter().position(|&by| by == By::Criterion(criterion)).expect("a criterion");
    figure(table, number, place)
}

/// "What is a tie break", support.chesskid.com: three players meet twice. Their points are half of our match points.
#[test]
fn sonneborn_berger_of_a_published_group() {
    let robin = Format::RoundRobin { legs: Legs::Double, groups: 1 };
    let criteria = [Criterion::MatchPoints, Criterion::SonnebornBerger];
    let mut event = Event::started(3, settings(&criteria), &[robin]);
    let [bob, mary, john] = [1, 2, 3];
    for (one, other, won, out) in [
        (bob, mary, 0, john),
        (bob, john, 2, mary),
        (mary, john, 0, bob),
        (bob, mary, 2, john),
        (bob, john, 2, mary),
        (mary, john, 1, bob),
    ] {
        event.play(&[(one, other, won)], &[(out, Out::Rest)]);
    }
    let table = event.table(AsOf::Live);
    // 3, 1.5, 1.5 and 4.5, 3.75, 2.25, in half match points and quarters, twice.
    assert_eq!([bob, mary, john].map(|number| of(&table, number, Criterion::MatchPoints)), [12, 6, 6]);
    assert_eq!([bob, mary, john].map(|number| of(&table, number, Criterion::SonnebornBerger)), [36, 30, 18]);
}

/// playstrategy.org/swiss/EY1k6otN: ten players, seven rounds, byes, and one who never came. Their points are our match points.
#[test]
fn buchholz_of_a_published_tournament_with_byes() {
    let criteria = [Criterion::MatchPoints, Criterion::BUCHHOLZ, Criterion::SonnebornBerger];
    let mut event = swiss(10, 7, &criteria);
    let [derarzt, ayala, rapha, irina, berserk, mega, matt, manka, fun, egor] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    let first = [(derarzt, matt), (ayala, manka), (rapha, mega), (irina, berserk), (fun, egor)];
    event.pair(&first, &[]).expect("a round");
    first[..4].iter().for_each(|&pair| event.plain(pair, 2));
    event.walkover(fun, egor);
    event.close(round(1)).expect("a closed round");
    event.act(Command::Withdraw { player: player(egor), from: round(2) }).expect("a withdrawal");
    let rounds = [
        ([(derarzt, ayala), (rapha, irina), (mega, manka), (matt, fun)], berserk),
        ([(derarzt, rapha), (ayala, mega), (irina, fun), (berserk, matt)], manka),
        ([(derarzt, berserk), (ayala, rapha), (irina, matt), (manka, fun)], mega),
        ([(derarzt, irina), (ayala, berserk), (rapha, manka), (mega, fun)], matt),
        ([(derarzt, mega), (ayala, irina), (rapha, matt), (berserk, manka)], fun),
        ([(derarzt, fun), (rapha, berserk), (irina, mega), (matt, manka)], ayala),
    ];
    for (pairs, bye) in rounds {
        event.play(&pairs.map(|(one, other)| (one, other, 2)), &[(bye, BYE)]);
    }
    let table = event.table(AsOf::Live);
    let scores: Vec<_> = (1..=10).map(|number| of(&table, number, Criterion::MatchPoints) / 2).collect();
    assert_eq!(scores, [14, 12, 10, 8, 6, 6, 6, 4, 4, 0]);
    // Of those who neither had a bye nor met the one with the walkover, whose rounds they count in another way.
    assert_eq!(of(&table, rapha, Criterion::BUCHHOLZ), 2 * 51);
}

/// playstrategy.dev/swiss/UW8K3BjW, whose tests give the adjusted scores: byes, absences and withdrawals count as draws.
#[test]
fn adjusted_scores_of_a_published_tournament() {
    let mut event = swiss(6, 5, &[Criterion::MatchPoints, Criterion::BUCHHOLZ]);
    let [james, statmatt2, jheps, lakin, statmatt, lakin2] = [1, 2, 3, 4, 5, 6];
    event.play(&[(james, lakin2, 2), (jheps, lakin, 2)], &[(statmatt2, Out::Absent), (statmatt, BYE)]);
    event.play(&[(james, statmatt2, 2), (jheps, statmatt, 2)], &[(lakin, BYE), (lakin2, Out::Absent)]);
    event.play(&[(james, jheps, 2), (statmatt2, lakin2, 2), (lakin, statmatt, 2)], &[]);
    event.play(&[(james, lakin, 2), (statmatt2, statmatt, 2)], &[(jheps, BYE), (lakin2, Out::Absent)]);
    event.play(&[(james, statmatt, 1), (statmatt2, lakin, 2)], &[(jheps, Out::Absent), (lakin2, Out::Absent)]);
    let table = event.table(AsOf::Live);
    let terms = table.terms(event.tournament(), player(james), By::Criterion(Criterion::BUCHHOLZ));
    let adjusted: Vec<_> =
        terms.terms.iter().map(|term| (term.base / 2, term.adjustment / 2, term.value / 2)).collect();
    assert_eq!(adjusted, [(0, 3, 3), (6, 1, 7), (6, 0, 6), (4, -1, 3), (3, -1, 2)]);
    assert_eq!(of(&table, james, Criterion::BUCHHOLZ), 2 * 21);
    // An own unplayed round is an opponent with one's own score.
    let terms = table.terms(event.tournament(), player(lakin), By::Criterion(Criterion::BUCHHOLZ));
    assert_eq!(terms.terms.iter().map(|term| term.value / 2).collect::<Vec<_>>(), [6, 4, 2, 9, 7]);
}

/// The same, counting played rounds only.
#[test]
fn only_played_rounds_can_count() {
    let only = Settings {
        unplayed: UnplayedRounds::PlayedOnly,
        ..settings(&[Criterion::BUCHHOLZ, Criterion::SonnebornBerger])
    };
    let mut event = Event::started(3, only, &[Format::Swiss { rounds: 3 }]);
    event.play(&[(1, 2, 2)], &[(3, BYE)]);
    event.play(&[(1, 3, 1)], &[(2, BYE)]);
    let table = event.table(AsOf::Live);
    // Of the opponents only what they won at the table: nothing by the second, a draw by the third.
    assert_eq!([1, 2, 3].map(|number| figure(&table, number, 0)), [2, 6, 6]);
    assert_eq!([1, 2, 3].map(|number| figure(&table, number, 1)), [2, 0, 6]);
}

/// The crosstable by which lichess tests its tie-breaks (scalachess, TiebreakersTest), after FIDE Handbook C.07: five players,
/// everybody meets everybody.
fn five(criteria: &[Criterion]) -> Event {
    let robin = Format::RoundRobin { legs: Legs::Single, groups: 1 };
    let mut event = Event::new(settings(criteria), &[robin]);
    (1..=5).for_each(|number| event.enter(number));
    event.seed(5);
    let ratings = [1500, 1600, 1550, 1450, 1650];
    let ratings = (1..).zip(ratings).map(|(number, rating)| (player(number), rating)).collect();
    event.act(Command::Start { ratings, groups: Default::default() }).expect("a start");
    let [a, b, c, d, e] = [1, 2, 3, 4, 5];
    event.play(&[(a, b, 2), (c, d, 2)], &[(e, Out::Rest)]);
    event.play(&[(a, c, 1), (e, b, 2)], &[(d, Out::Rest)]);
    event.play(&[(d, a, 2), (c, e, 1)], &[(b, Out::Rest)]);
    event.play(&[(a, e, 2), (b, d, 1)], &[(c, Out::Rest)]);
    event.play(&[(b, c, 2), (d, e, 2)], &[(a, Out::Rest)]);
    event
}

#[test]
fn figures_of_a_published_crosstable() {
    use Criterion::{MatchPoints, OpponentsRating, Progressive, SonnebornBerger, Wins};
    let [cut_1, cut_2, median] = [Criterion::CUT_1, Criterion::CUT_2, Criterion::MEDIAN];
    let criteria = [
        MatchPoints,
        Wins,
        SonnebornBerger,
        Criterion::BUCHHOLZ,
        cut_1,
        cut_2,
        median,
        ENCOUNTER,
        OpponentsRating,
        Progressive,
    ];
    let event = five(&criteria);
    let table = event.table(AsOf::Live);
    let a = |criterion| of(&table, 1, criterion);
    // Their points are half of our match points: a quarter of the half ones, an eighth of the quarters.
    assert_eq!((1..=5).map(|number| of(&table, number, MatchPoints)).collect::<Vec<_>>(), [10, 6, 8, 10, 6]);
    assert_eq!((a(Wins), a(SonnebornBerger)), (2, 4 * 8));
    assert_eq!([Criterion::BUCHHOLZ, cut_1, cut_2, median].map(a), [30, 24, 18, 14], "7.5, 6, 4.5 and 3.5");
    assert_eq!((a(Progressive), a(OpponentsRating)), (26, 1563), "6.5 and 1562.5 rounded");
}

#[test]
fn a_direct_encounter_parts_those_who_are_level() {
    let [a, b, c, d, e] = [1, 2, 3, 4, 5];
    let event = five(&[Criterion::MatchPoints, ENCOUNTER]);
    let table = event.table(AsOf::Live);
    assert_eq!(ranks(&table), [(1, d), (2, a), (3, c), (4, e), (5, b)]);
    assert_eq!([a, d].map(|number| of(&table, number, ENCOUNTER)), [0, 4], "0 and 1");
    let parted = table.parted(player(d), player(a)).expect("no shared place");
    assert_eq!((parted.by, parted.again), (By::Criterion(ENCOUNTER), 0));
    let encounters = table.encounters(event.tournament(), event.stage(), player(d));
    let encounter = &encounters[0];
    assert_eq!((encounter.all_met, encounter.among.len(), encounter.terms.sum()), (true, 2, Some(4)));
    // First of all criteria it looks at everybody; then it begins again among those who are still level, or does not.
    let level = five(&[ENCOUNTER]);
    assert_eq!(ranks(&level.table(AsOf::Live)), [(1, a), (1, d), (3, c), (4, b), (4, e)]);
    let again = five(&[RESTARTED]);
    let table = again.table(AsOf::Live);
    assert_eq!(ranks(&table), [(1, d), (2, a), (3, c), (4, e), (5, b)]);
    assert_eq!(table.parted(player(d), player(a)).map(|parted| parted.again), Some(1));
    assert_eq!(table.encounters(again.tournament(), again.stage(), player(a)).len(), 2);
}

/// FIDE Handbook C.07, direct encounter in Swiss tournaments: whatever the missing games would give.
#[test]
fn a_direct_encounter_of_some_who_have_not_all_met() {
    let mut event = swiss(3, 3, &[ENCOUNTER, Criterion::MatchPoints]);
    event.play(&[(1, 2, 2)], &[(3, BYE)]);
    let after_one = event.table(AsOf::Live);
    assert_eq!([1, 2, 3].map(|number| figure(&after_one, number, 0)), [0, 0, 0], "the third could win both");
    event.play(&[(1, 3, 2)], &[(2, BYE)]);
    let table = event.table(AsOf::Live);
    assert_eq!([1, 2, 3].map(|number| figure(&table, number, 0)), [2, 0, 0]);
    assert_eq!(ranks(&table), [(1, 1), (2, 2), (2, 3)]);
    assert!(!table.encounters(event.tournament(), event.stage(), player(1))[0].all_met);
    // A walkover is no meeting.
    let mut event = swiss(2, 1, &[ENCOUNTER]);
    event.pair(&[(1, 2)], &[]).expect("a round");
    event.walkover(1, 2);
    assert_eq!(ranks(&event.table(AsOf::Live)), [(1, 1), (1, 2)]);
}

/// The rating that would make the score expected, by the table of the FIDE Rating Regulations (B.02, 8.1.1).
#[test]
fn performance_is_the_average_and_the_difference_of_the_score() {
    let event = five(&[Criterion::Performance]);
    let table = event.table(AsOf::Live);
    // 2.5 of 4 are 63 %, and 1.5 are 38 %.
    assert_eq!(figure(&table, 1, 0), 1563 + 95);
    assert_eq!(figure(&table, 2, 0), 1538 - 87);
    assert_eq!(figure(&table, 3, 0), 1550);
}

#[test]
fn lots_are_the_same_again_and_other_for_another_seed() {
    let order = |lots: u64| {
        let settings = Settings { lots, ..settings(&[Criterion::Lot]) };
        ranks(&Event::started(30, settings, &[Format::Swiss { rounds: 1 }]).table(AsOf::Live))
    };
    assert_eq!(order(1), order(1));
    assert_ne!(order(1), order(2));
    assert_eq!(order(1).iter().map(|&(rank, _)| rank).collect::<Vec<_>>(), (1..=30).collect::<Vec<_>>());
}

const EVERY: [Criterion; 16] = [
    Criterion::MatchPoints,
    RESTARTED,
    Criterion::BUCHHOLZ,
    Criterion::CUT_1,
    Criterion::CUT_2,
    Criterion::MEDIAN,
    Criterion::SonnebornBerger,
    Criterion::Progressive,
    Criterion::TotalPoints,
    Criterion::PointsDifference,
    Criterion::TilesExited,
    Criterion::CapturedBears,
    Criterion::Wins,
    Criterion::OpponentsRating,
    Criterion::Performance,
    ENCOUNTER,
];

/// What happens to a pair, or to one who is left over, by a number.
fn happen(event: &mut Event, pair: (u128, u128), what: u8) {
    match what % 8 {
        0 => event.walkover(pair.0, pair.1),
        1 => event.result(pair, (30, 30), (1, 1)),
        2 => {}
        3 => event.result(pair, (60, 20), (3, 0)),
        what => event.plain(pair, what % 3),
    }
}

/// A tournament made of numbers: who plays whom, what becomes of it, who is absent, who leaves.
fn event_of(players: u128, rounds: &[(u64, Vec<u8>)], criteria: &[Criterion]) -> Event {
    let count = u16::try_from(rounds.len()).expect("few rounds");
    let mut event = swiss(players, count, criteria);
    for (shuffle, what) in rounds {
        let next = event.tournament().next_round();
        let mut here: Vec<_> =
            event.tournament().here(event.stage(), next).iter().map(|(one, _)| number(*one)).collect();
        here.sort_by_key(|one| u64::try_from(*one).expect("few").wrapping_mul(shuffle | 1) % 101);
        let mut what = what.iter().copied().cycle();
        let mut outs = Vec::new();
        while here.len() % 2 == 1 || here.len() > 4 && what.next().expect("endless") % 5 == 0 {
            let out = match what.next().expect("endless") % 3 {
                0 => Out::Absent,
                1 => Out::RequestedBye,
                _ => Out::Bye { by_hand: true },
            };
            outs.push((here.pop().expect("somebody"), out));
        }
        let pairs: Vec<_> = here.chunks(2).map(|pair| (pair[0], pair[1])).collect();
        let Ok(round) = event.pair(&pairs, &outs) else { break };
        for pair in pairs {
            happen(&mut event, pair, what.next().expect("endless"));
        }
        let close = Command::CloseRound { round, missing: halali::tournament::Missing::Allowed };
        event.act(close).expect("a closed round");
        if players > 4 && what.next().expect("endless") % 4 == 0 {
            let who = player(u128::from(what.next().expect("endless")) % players + 1);
            // Who has left already leaves no more.
            let _ = event.act(Command::Withdraw { player: who, from: round.next() });
        }
    }
    event
}

/// The Buchholz score by its words, from what every round gave.
fn naive_buchholz(table: &Table, who: PlayerId) -> i64 {
    let score =
        |who: PlayerId, as_opponent: bool| -> i64 {
            let rounds = table.scores.rounds(who).iter().filter(|score| score.status.counts());
            rounds
                .map(|score| {
                    if as_opponent && score.status != Status::Played { 2 } else { i64::from(score.match_points.halves) }
                })
                .sum()
        };
    let rounds = table.scores.rounds(who).iter().filter(|score| score.status.counts());
    rounds
        .map(|round| match round.status {
            Status::Played => score(round.opponent.expect("an opponent"), true),
            _ => score(who, false),
        })
        .sum()
}

fn random_rounds() -> impl Strategy<Value = Vec<(u64, Vec<u8>)>> {
    prop::collection::vec((any::<u64>(), prop::collection::vec(any::<u8>(), 7..23)), 1..7)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn terms_add_up_and_places_follow_from_figures(
        players in 2_u128..14,
        rounds in random_rounds(),
        shuffle in any::<u64>(),
    ) {
        let mut criteria = EVERY.to_vec();
        criteria.sort_by_key(|criterion| {
            let place = EVERY.iter().position(|one| one == criterion).expect("a criterion") as u64;
            (place + 1).wrapping_mul(shuffle | 1)
        });
        let event = event_of(players, &rounds, &criteria);
        let table = event.table(AsOf::Live);
        for line in &table.lines {
            for (figure, &by) in line.figures.iter().zip(&table.by) {
                if matches!(by, By::Criterion(Criterion::DirectEncounter { .. })) {
                    continue;
                }
                let terms = table.terms(event.tournament(), line.player, by);
                prop_assert_eq!(terms.sum(), figure.map(|figure| figure.sum), "{:?}", by);
            }
            let buchholz = of(&table, number(line.player), Criterion::BUCHHOLZ);
            prop_assert_eq!(buchholz, naive_buchholz(&table, line.player));
            for encounter in table.encounters(event.tournament(), event.stage(), line.player) {
                prop_assert!(encounter.among.contains(&line.player));
            }
        }
        for pair in table.lines.windows(2) {
            let parted = table.parted(pair[0].player, pair[1].player);
            prop_assert_eq!(parted.is_none(), pair[0].rank == pair[1].rank);
            prop_assert!(parted.is_none_or(|parted| parted.above > parted.below));
        }
        // As of an earlier round it is the table that was live then.
        let earlier = round(u16::try_from(rounds.len() / 2 + 1).expect("few"));
        let then = event_of(players, &rounds[..rounds.len() / 2 + 1], &criteria);
        let lines = |table: Table| -> Vec<_> { table.lines.into_iter().map(|line| (line.rank, line.player, line.figures)).collect() };
        prop_assert_eq!(lines(event.table(AsOf::After(earlier))), lines(then.table(AsOf::Live)));
    }

    #[test]
    fn the_order_of_entries_and_rows_changes_nothing(
        players in 2_u128..14,
        rounds in random_rounds(),
        shuffle in any::<u64>(),
    ) {
        let key = |place: usize| (place as u64 + 1).wrapping_mul(shuffle | 1);
        let started = |order: &[u128]| {
            let mut event = Event::new(settings(&EVERY), &[Format::Swiss { rounds: 1 }]);
            order.iter().for_each(|&number| event.enter(number));
            let ratings = (1..=players).map(|number| (player(number), 1500 + (number % 3) as u16)).collect();
            event.act(Command::Start { ratings, groups: Default::default() }).expect("a start");
            event.tournament().clone()
        };
        let in_order: Vec<_> = (1..=players).collect();
        let mut shuffled = in_order.clone();
        shuffled.sort_by_key(|&number| key(usize::try_from(number).expect("few")));
        prop_assert_eq!(started(&in_order), started(&shuffled));
        let event = event_of(players, &rounds, &EVERY);
        let (head, rows) = event.rows();
        let mut places: Vec<_> = (0..rows.len()).collect();
        places.sort_by_key(|&place| key(place));
        let rows: Vec<_> = places.into_iter().map(|place| rows[place].clone()).collect();
        let read = Tournament::read(head, &rows).expect("facts");
        prop_assert_eq!(&read, event.tournament());
        let table = standings(&read, event.stage(), &event.results, AsOf::Live, Scope::Stage);
        prop_assert_eq!(table, event.table(AsOf::Live));
    }

    #[test]
    fn other_names_for_the_players_give_the_same_places(players in 2_u128..14, rounds in random_rounds()) {
        // The same facts, of people whose ids are in the opposite order.
        let event = event_of(players, &rounds, &EVERY);
        let other = |one: PlayerId| player(players + 1 - number(one));
        let mut renamed = event.tournament().clone();
        for one in (1..=players).map(player) {
            let halfway = PlayerId(Uuid::from_u128(one.0.as_u128() + 1_000_000));
            renamed = renamed.after(&renamed.renamed(one, halfway).expect("changes")).expect("facts");
        }
        for one in (1..=players).map(player) {
            let halfway = PlayerId(Uuid::from_u128(one.0.as_u128() + 1_000_000));
            renamed = renamed.after(&renamed.renamed(halfway, other(one)).expect("changes")).expect("facts");
        }
        let mut results = event.results.clone();
        for series in results.series.values_mut() {
            let players = series.players();
            *series = series.clone().with_players(Seats::from_fn(|seat| other(players[seat]))).expect("two players");
        }
        let stage = renamed.current_stage().expect("a stage");
        let table = standings(&renamed, stage, &results, AsOf::Live, Scope::Stage);
        let places: Vec<_> = table.lines.iter().map(|line| (line.rank, other(line.player), line.figures.clone())).collect();
        let before: Vec<_> =
            event.table(AsOf::Live).lines.iter().map(|line| (line.rank, line.player, line.figures.clone())).collect();
        prop_assert_eq!(places, before);
    }
}

/// Three tables play the same two deals; at one the second game was conceded.
#[test]
fn games_on_the_same_deal_are_compared() {
    let [median, every] = [Against::Median, Against::EveryTable].map(Criterion::Duplicate);
    let without = settings(&[median]);
    let first = Event::create(without);
    assert_eq!(first, Err(Refusal::Setting(SettingFault::NoDuplicates)));
    let duplicate = Settings { duplicate: Some(5), ..settings(&[median, every]) };
    let mut event = Event::started(6, duplicate, &[Format::Swiss { rounds: 2 }]);
    let deals: Vec<_> = [(1, 1), (1, 2), (2, 1)].map(|(at, game)| event.tournament().deal(round(at), game)).to_vec();
    assert!(deals.iter().all(Option::is_some) && deals[0] != deals[1] && deals[0] != deals[2]);
    event.pair(&[(1, 2), (3, 4), (5, 6)], &[]).expect("a round");
    let board = |animals, humans| Score {
        points: Sides { animals: Points(animals), humans: Points(humans) },
        exited: Sides::default(),
    };
    let game = |animals, (mine, theirs), ending| GameFact { animals, board: board(mine, theirs), ending };
    let mut play = |pair: (u128, u128), first, second, ending| {
        let series = event.series(pair.0, pair.1);
        event.games(series, vec![game(Seat::First, first, Ending::Normal), game(Seat::Second, second, ending)]);
    };
    play((1, 2), (40, 20), (30, 30), Ending::Normal);
    play((3, 4), (30, 20), (50, 10), Ending::Normal);
    let conceded = Ending::Lost { how: Loss::Conceded, loser: Side::Animals, walkover: Points(35) };
    play((5, 6), (30, 20), (0, 60), conceded);
    assert_eq!(figure(&event.table(AsOf::Live), 1, 0), 0, "nothing before the round is closed");
    event.close(round(1)).expect("a closed round");
    let table = event.table(AsOf::Live);
    let of_all = |place| (1..=6).map(|number| figure(&table, number, place)).collect::<Vec<_>>();
    // First deal: 20, 10, 10 for the animals, median 10. Second: 0 and 40 for the second players, median 20.
    assert_eq!(of_all(0), [20 + 40, -20 - 40, -40, 40, 0, 0]);
    assert_eq!(of_all(1), [4 + 2, 0, 1, 3 + 2, 1, 3]);
    let terms = table.terms(event.tournament(), player(1), By::Criterion(median)).terms;
    assert_eq!(terms.iter().map(|term| (term.base, term.adjustment)).collect::<Vec<_>>(), [(40, -20), (0, 40)]);
}
