//! `halali rules bench`: how fast the rules are on one thread of this machine.

use std::io::{self, Write as _};
use std::time::{Duration, Instant};

use super::{Done, results};
use crate::rules::{Game, Random, RuleSet, Setup, perft};

/// Positions of different phases and the depth to which each is counted.
const POSITIONS: [(&str, u32); 5] = [
    (
        "???????/???????/???????/???1???/???????/???????/??????? a -,-,-,- -,-,- - \
         tpppdNSNFtttBWtdtdtLdNttptppFtdLEFtFBpFSttEtdFpd",
        4,
    ),
    ("?pppdNS/N??t?W1/tdtdt?d/N?t1ptp/p??dL1E/t?B?F?t/t?t?F?d a -,-,FB,- -,g2f2,- - tFttLtFtFpSEdp", 4),
    ("?pppdN1/N?tttWS/tdtdt2/Ntt1pL1/pF?1L1E/tFB2St/tEtFF?d h ddp,-,FBdpt,- -,g4g2,- - tFtp", 4),
    ("tpppdN1/NFttt1S/tdtFt2/Ntt1pWL/pFt1L1E/tFBS2t/tEt1Fpd h dddp,-,FBdpt,- -,f6d6,- 5,5 -", 4),
    ("t1Btt1t/ttpE1F1/1W1F1Lt/StN2LF/tW1td2/FtStt1E/1B1E?Ft h dddpppp,-,Fddpppt,- e3d3,-,- - d", 4),
];

/// A number of seconds to measure for.
pub(super) fn seconds(text: &str) -> Result<f64, String> {
    text.parse().ok().filter(|seconds| (0.01..=3600.0).contains(seconds)).ok_or_else(|| "0.01 … 3600".to_owned())
}

pub(super) fn run(seconds: f64) -> io::Result<Done> {
    let limit = Duration::from_secs_f64(seconds);
    let mut out = results();
    // Every text above is a good position, which a test checks.
    let setups: Vec<(Setup, u32)> =
        POSITIONS.iter().filter_map(|(text, depth)| Some((text.parse().ok()?, *depth))).collect();
    let (leaves, time) =
        repeat(limit, || setups.iter().filter_map(|(setup, depth)| perft(RuleSet::Classic, setup, *depth)).sum());
    writeln!(out, "perft {leaves} leaves {time:.3} s {:.0} leaves/s", leaves as f64 / time)?;

    let mut random = Random::new(1);
    let mut actions = 0;
    let (games, time) = repeat(limit, || {
        for _ in 0..100 {
            actions += Game::random(RuleSet::Classic, &mut random, |_| true).len();
        }
        100
    });
    writeln!(
        out,
        "games {games} games {time:.3} s {:.0} games/s {:.1} actions/game",
        games as f64 / time,
        actions as f64 / games as f64
    )?;
    Ok(Done::Good)
}

/// Repeats some work until the time is over, and returns how much was done in how many seconds.
fn repeat(limit: Duration, mut work: impl FnMut() -> u64) -> (u64, f64) {
    let start = Instant::now();
    let mut done = 0;
    while start.elapsed() < limit {
        done += work();
    }
    (done, start.elapsed().as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_can_be_counted() {
        for (text, _) in POSITIONS {
            let setup: Setup = text.parse().expect(text);
            assert!(perft(RuleSet::Classic, &setup, 1).is_some_and(|count| count > 1), "{text}");
        }
    }
}
