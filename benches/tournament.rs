//! How long it takes to pair the sixth round of a field, and what the same pairs cost another matcher to find.
//!
//! Results follow from strengths, with a tenth of the series drawn. The comparison asks another library's matcher for the
//! least sum of squared score differences without a rematch: less than a round has to weigh.
//!
//! Where Python finds the open pairing program swisspair (`pip install swisspair`), it pairs the same fields first, and both
//! times are printed: see `pairing_beside.py`. Of the others, py4swiss reads whole tournaments in chess federations' reports and
//! speaks their rules alone, so that it has no field in common with this one; JaVaFo and bbpPairings are not on PyPI.

// A benchmark that cannot be set up has nothing to measure.
#![allow(clippy::expect_used)]

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::io::Write as _;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use divan::{Bencher, black_box};
use halali::club::PlayerId;
use halali::rules::Random;
use halali::tournament::pairing::{
    Contender, Field, FieldFacts, Float, Levels, Manual, Meeting, Pair, PairingRules, Score,
};
use halali::tournament::{GroupOrder, Seed};
use rustworkx_core::max_weight_matching::max_weight_matching;
use rustworkx_core::petgraph::graph::UnGraph;

const ROUNDS: u32 = 5;

/// What pairs a field with another program.
const BESIDE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/pairing_beside.py");

fn main() {
    // Not where benchmarks are only tried out.
    if std::env::args().any(|argument| argument == "--bench") {
        for players in [128, 129, 500, 501, 1000] {
            let facts = facts(players, GroupOrder::Slide);
            let Some(theirs) = beside(&facts) else {
                println!("swisspair is not there to be compared with: pip install swisspair");
                break;
            };
            let pair = || {
                let start = Instant::now();
                black_box(Field::new(black_box(facts.clone())).expect("a field").propose().expect("a round"));
                start.elapsed()
            };
            let ours = (0..5).map(|_| pair()).min().unwrap_or_default();
            println!("{players} players: halali {ours:.1?}, swisspair {theirs:.1?}");
        }
    }
    divan::main();
}

/// The time of another program for the same field, if it is there.
fn beside(facts: &FieldFacts) -> Option<Duration> {
    let mut ranked: Vec<&Contender> = facts.contenders.iter().collect();
    ranked.sort_by_key(|contender| (std::cmp::Reverse(contender.score.units()), contender.seed));
    let mut met: BTreeMap<PlayerId, BTreeSet<u128>> = BTreeMap::new();
    for [one, other] in facts.meetings.iter().map(|meeting| meeting.pair.players()) {
        met.entry(one).or_default().insert(other.0.as_u128());
        met.entry(other).or_default().insert(one.0.as_u128());
    }
    let mut child = Command::new("python3")
        .arg(BESIDE)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    let mut stdin = child.stdin.take()?;
    for (rank, contender) in (1..).zip(ranked) {
        let (id, points, may_have_bye) = (contender.player.0.as_u128(), contender.score.units(), contender.byes == 0);
        let met: Vec<_> = met.get(&contender.player).into_iter().flatten().collect();
        // Without the program the script is over before it reads.
        let _ = writeln!(stdin, "[{id}, {points}, {rank}, {may_have_bye}, {met:?}]");
    }
    drop(stdin);
    let output = child.wait_with_output().ok()?;
    let seconds: f64 = String::from_utf8(output.stdout).ok()?.trim().parse().ok()?;
    Some(Duration::from_secs_f64(seconds))
}

fn player(seed: usize) -> PlayerId {
    PlayerId(uuid::Uuid::from_u128(seed as u128 + 1))
}

/// A field after some rounds of neighbours by score, with a fifth of the players kept from their club mates.
fn facts(players: usize, order: GroupOrder) -> FieldFacts {
    let mut random = Random::new(players as u64);
    let mut contenders: Vec<Contender> =
        (0..players).map(|one| Contender::new(player(one), Seed(one as u16 + 1))).collect();
    let mut met: BTreeMap<(usize, usize), usize> = BTreeMap::new();
    let mut scores = vec![0_u32; players];
    for round in 1..=ROUNDS {
        let mut open: Vec<(u32, u64, usize)> =
            (0..players).map(|one| (u32::MAX - scores[one], random.below(1 << 40), one)).collect();
        open.sort_unstable();
        let mut open: Vec<usize> = open.into_iter().map(|(.., one)| one).collect();
        if open.len() % 2 == 1 {
            let bye = open.iter().rposition(|&one| contenders[one].byes == 0).expect("fewer rounds than players");
            let one = open.remove(bye);
            contenders[one].byes += 1;
            scores[one] += 4;
        }
        while !open.is_empty() {
            let one = open.remove(0);
            let mate = open.iter().position(|&other| !met.contains_key(&(one.min(other), one.max(other)))).unwrap_or(0);
            let other = open.remove(mate);
            let opens =
                if contenders[one].openings.animals <= contenders[other].openings.animals { one } else { other };
            let answers = one + other - opens;
            contenders[opens].openings.animals += 1;
            contenders[answers].openings.humans += 1;
            met.insert((one.min(other), one.max(other)), opens);
            for (this, that) in [(one, other), (other, one)] {
                let float = match scores[this].cmp(&scores[that]) {
                    std::cmp::Ordering::Less => Some(Float::Up),
                    std::cmp::Ordering::Equal => None,
                    std::cmp::Ordering::Greater => Some(Float::Down),
                };
                let floats = &mut contenders[this].floats;
                floats.last = float;
                floats.up += u16::from(float == Some(Float::Up));
                floats.down += u16::from(float == Some(Float::Down));
            }
            let better =
                random.below(players as u64 * 2) as usize + one < random.below(players as u64 * 2) as usize + other;
            match random.below(10) {
                0 => [one, other].iter().for_each(|&drawn| scores[drawn] += 2),
                _ => scores[if better { one } else { other }] += 4,
            }
        }
        assert!(round <= ROUNDS);
    }
    for (contender, score) in contenders.iter_mut().zip(scores) {
        contender.score = Score::new(score).expect("few rounds");
    }
    let pair = |one: usize, other: usize| Pair::new(player(one), player(other)).expect("two players");
    let meetings = met.iter().map(|(&(one, other), &opened)| Meeting {
        pair: pair(one, other),
        times: 1,
        opened: Some(player(opened)),
    });
    FieldFacts {
        contenders,
        meetings: meetings.collect(),
        avoids: BTreeMap::new(),
        manual: Manual::default(),
        round: ROUNDS + 1,
        rounds_left: 3,
        rules: PairingRules { levels: Levels::Scores, order, lots: 7, ..PairingRules::default() },
    }
}

#[divan::bench(args = [64, 128, 129, 256, 500, 501, 1000, 2000], sample_count = 5, sample_size = 1)]
fn round(bencher: Bencher, players: usize) {
    let facts = facts(players, GroupOrder::Slide);
    bencher.bench(|| Field::new(black_box(facts.clone())).expect("a field").propose().expect("a round"));
}

#[divan::bench(args = [128, 500], sample_count = 5, sample_size = 1)]
fn round_by_lot(bencher: Bencher, players: usize) {
    let facts = facts(players, GroupOrder::Random);
    bencher.bench(|| Field::new(black_box(facts.clone())).expect("a field").propose().expect("a round"));
}

#[divan::bench(args = [128, 500], sample_count = 5, sample_size = 1)]
fn other_matcher(bencher: Bencher, players: usize) {
    let facts = facts(players, GroupOrder::Slide);
    let met: HashSet<Pair> = facts.meetings.iter().map(|meeting| meeting.pair).collect();
    let score = |one: usize| i128::from(facts.contenders[one].score.units());
    let mut edges = Vec::new();
    for one in 0..players {
        for other in one + 1..players {
            let both = Pair::new(player(one), player(other)).expect("two players");
            if !met.contains(&both) {
                edges.push((one as u32, other as u32, (score(one) - score(other)).pow(2)));
            }
        }
    }
    let most = edges.iter().map(|edge| edge.2).max().expect("edges") + 1;
    bencher.bench(|| {
        let graph: UnGraph<(), i128> = UnGraph::from_edges(edges.iter().copied());
        let found = max_weight_matching(&graph, true, |edge| Ok::<i128, ()>(most - *edge.weight()), false);
        assert_eq!(black_box(found).expect("a matching").len(), players / 2);
    });
}
