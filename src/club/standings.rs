//! Standings: the players of some series in their order, by total or by average.

use std::borrow::Borrow;
use std::cmp::{Ordering, Reverse};
use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::ids::PlayerId;
use super::result::MatchResult;
use super::series::{Seat, Series};
use crate::rules::Points;

/// Match points, in halves, since a draw may be worth half of one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct MatchPoints {
    /// Half match points.
    pub halves: u32,
}

impl MatchPoints {
    /// Whole match points.
    pub const fn whole(points: u32) -> MatchPoints {
        MatchPoints { halves: points * 2 }
    }
}

/// What a result is worth in match points: by default 2, 1 and 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct MatchScale {
    /// For a win.
    pub win: MatchPoints,
    /// For a draw.
    pub draw: MatchPoints,
    /// For a loss.
    pub loss: MatchPoints,
}

impl Default for MatchScale {
    fn default() -> MatchScale {
        MatchScale { win: MatchPoints::whole(2), draw: MatchPoints::whole(1), loss: MatchPoints::whole(0) }
    }
}

/// Wins, draws and losses: of series, or of games where that is said.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tally {
    /// Won.
    pub won: u32,
    /// Drawn.
    pub drawn: u32,
    /// Lost.
    pub lost: u32,
}

impl Tally {
    /// Series with a result.
    pub const fn series(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    pub(super) fn add(&mut self, result: MatchResult) {
        match result {
            MatchResult::Win => self.won += 1,
            MatchResult::Draw => self.drawn += 1,
            MatchResult::Loss => self.lost += 1,
        }
    }

    fn match_points(&self, scale: &MatchScale) -> MatchPoints {
        let halves = self.won * scale.win.halves + self.drawn * scale.draw.halves + self.lost * scale.loss.halves;
        MatchPoints { halves }
    }
}

/// Points per series or per game, kept as a fraction so that equal averages are equal.
#[derive(Clone, Copy, Debug)]
pub struct Average {
    /// Points of all of them.
    pub points: Points,
    /// How many they are; not zero.
    pub of: u32,
}

impl Average {
    /// For showing: rounding happens there.
    pub fn value(&self) -> f64 {
        f64::from(self.points.0) / f64::from(self.of)
    }
}

impl PartialEq for Average {
    fn eq(&self, other: &Average) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Average {}

impl PartialOrd for Average {
    fn partial_cmp(&self, other: &Average) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Average {
    fn cmp(&self, other: &Average) -> Ordering {
        let cross = |a: &Average, b: &Average| u64::from(a.points.0) * u64::from(b.of);
        cross(self, other).cmp(&cross(other, self))
    }
}

/// A line of the standings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The place, from 1; equal players share it.
    pub rank: usize,
    /// Who.
    pub player: PlayerId,
    /// Series won, drawn and lost.
    pub tally: Tally,
    /// Match points.
    pub match_points: MatchPoints,
    /// Points of all series.
    pub points: Points,
    /// Exited tiles of all series.
    pub exited: u32,
    /// Points per series.
    pub average: Average,
}

/// By what players are ranked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ranking {
    /// Match points, then total points, then exited tiles.
    Total,
    /// Points per series; whoever played fewer than `least` series is left out.
    Average {
        /// The least number of series; 3 unless a club sets it otherwise.
        least: u32,
    },
}

/// The standings of some series, the best first. Those that do not count are passed over.
///
/// Who has equal figures shares a place, and then stands in the order of ids: sorting by name is the reader's business.
pub fn standings(
    series: impl IntoIterator<Item = impl Borrow<Series>>,
    scale: &MatchScale,
    ranking: Ranking,
) -> Vec<Standing> {
    let mut totals: BTreeMap<PlayerId, (Tally, Points, u32)> = BTreeMap::new();
    for series in series {
        let series = series.borrow();
        if !series.counts() {
            continue;
        }
        let result = series.result();
        for seat in Seat::BOTH {
            let Some(match_result) = result.of(seat) else { continue };
            let (tally, points, exited) = totals.entry(series.players()[seat]).or_default();
            tally.add(match_result);
            *points = *points + result.points[seat];
            *exited += u32::from(result.exited[seat]);
        }
    }
    let mut standings: Vec<_> = totals
        .into_iter()
        .map(|(player, (tally, points, exited))| Standing {
            rank: 0,
            player,
            tally,
            match_points: tally.match_points(scale),
            points,
            exited,
            average: Average { points, of: tally.series() },
        })
        .filter(|standing| match ranking {
            Ranking::Total => true,
            Ranking::Average { least } => standing.tally.series() >= least,
        })
        .collect();
    let before = |a: &Standing, b: &Standing| match ranking {
        Ranking::Total => {
            let key = |s: &Standing| Reverse((s.match_points, s.points, s.exited));
            key(a).cmp(&key(b))
        }
        Ranking::Average { .. } => b.average.cmp(&a.average),
    };
    standings.sort_by(before);
    for index in 0..standings.len() {
        let shared = index.checked_sub(1).filter(|&above| before(&standings[above], &standings[index]).is_eq());
        standings[index].rank = shared.map_or(index + 1, |above| standings[above].rank);
    }
    standings
}

/// Leaves out whoever played fewer than `least` series. The others stand at places without gaps, and who shared one still does.
pub fn keep_from(standings: &mut Vec<Standing>, least: u32) {
    standings.retain(|standing| standing.tally.series() >= least);
    let mut above: Option<(usize, usize)> = None;
    for (index, standing) in standings.iter_mut().enumerate() {
        let was = standing.rank;
        standing.rank = above.filter(|(rank, _)| *rank == was).map_or(index + 1, |(_, place)| place);
        above = Some((was, standing.rank));
    }
}
