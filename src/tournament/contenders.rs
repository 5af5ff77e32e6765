//! What pairing a round has to know of those who are here for it, and who opens as the animals.

use std::collections::BTreeMap;

use super::facts::Stage;
use super::ids::{Group, RoundNumber, Seed};
use super::results::Results;
use super::scores::{AsOf, RoundScore, Scores, Status};
use super::settings::{Format, LeagueBy, Primary};
use super::standings::{Scope, standings};
use super::tournament::Tournament;
use crate::club::{MatchResult, PlayerId, Seat, Seats};

/// Somebody who is here for a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contender {
    /// Who.
    pub player: PlayerId,
    /// The number in the stage.
    pub seed: Seed,
    /// The group, in a round robin.
    pub group: Option<Group>,
    /// The rank in the table that everybody sees.
    pub rank: u32,
    /// The score by which players are paired: half match points, or the number of the rank band from below.
    pub score: u32,
    /// Allocated and requested byes and walkover wins, which count against another allocated bye.
    pub byes: u32,
    /// Series in which the player opened as the animals.
    pub opened: u32,
    /// Series in which anybody opened.
    pub opening_series: u32,
    /// Whom the player has met, and how often; a walkover is no meeting.
    pub met: BTreeMap<PlayerId, u32>,
    /// Whether the player opened at the last meeting with somebody.
    pub opened_against: BTreeMap<PlayerId, bool>,
    /// How the player floated in the last rounds, the latest first.
    pub floats: Vec<Float>,
}

/// Whether the opponent had another score.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Float {
    /// A higher one.
    Up,
    /// The same, or the round was not played.
    None,
    /// A lower one; a bye is that too.
    Down,
}

/// Those who are here for the next round and are not known to sit out, in the order of their numbers.
pub fn contenders(tournament: &Tournament, stage: &Stage, results: &Results, round: RoundNumber) -> Vec<Contender> {
    let as_of = round.before().map_or(AsOf::Live, AsOf::After);
    let table = standings(tournament, stage, results, as_of, Scope::Stage);
    let bands = bands(tournament, stage);
    let count = table.lines.len();
    let ranks: BTreeMap<_, _> = table
        .lines
        .iter()
        .enumerate()
        .map(|(place, line)| (line.player, (place, line.rank.map_or(place, |rank| usize::from(rank.0) - 1))))
        .collect();
    let run = Running::of(&table.scores);
    let here = tournament.here(stage, round).into_iter();
    let mut contenders: Vec<_> = here
        .filter(|(player, _)| tournament.out(round, *player).is_none())
        .map(|(player, member)| {
            let rows = table.scores.rounds(player);
            let (_, rank) = ranks.get(&player).copied().unwrap_or((count, count));
            let score = match bands {
                None => rows.iter().map(|score| score.match_points.halves).sum(),
                Some(width) => small((count - rank.min(count)).div_ceil(usize::from(width).max(1))),
            };
            let met = || rows.iter().filter(|score| score.status == Status::Played);
            let mut meetings = BTreeMap::new();
            let mut opened_against = BTreeMap::new();
            for score in met() {
                let Some(opponent) = score.opponent else { continue };
                *meetings.entry(opponent).or_insert(0) += 1;
                opened_against.extend(score.opened.map(|opened| (opponent, opened)));
            }
            Contender {
                player,
                seed: member.seed,
                group: member.group,
                rank: small(rank + 1),
                score,
                byes: small(rows.iter().filter(|score| counts_as_bye(score)).count()),
                opened: small(met().filter(|score| score.opened == Some(true)).count()),
                opening_series: small(met().filter(|score| score.opened.is_some()).count()),
                met: meetings,
                opened_against,
                floats: rows.iter().rev().map(|score| run.float(&table.scores, player, score)).collect(),
            }
        })
        .collect();
    contenders.sort_by_key(|contender| contender.seed);
    contenders
}

fn small(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// How wide the rank bands are, where players are not paired by match points.
fn bands(tournament: &Tournament, stage: &Stage) -> Option<u16> {
    match (tournament.settings().primary, stage.format) {
        (Primary::TotalPoints { band }, _) => Some(band),
        (Primary::MatchPoints, Format::League { by: LeagueBy::Average { .. }, .. }) => Some(1),
        (Primary::MatchPoints, _) => None,
    }
}

fn counts_as_bye(score: &RoundScore) -> bool {
    matches!(score.status, Status::Bye | Status::RequestedBye)
        || score.status == Status::Walkover && score.result == Some(MatchResult::Win)
}

/// The match points that players had before each round.
struct Running(Vec<BTreeMap<RoundNumber, u32>>);

impl Running {
    fn of(scores: &Scores) -> Running {
        let before = |player: &PlayerId| {
            let mut sum = 0;
            let rows = scores.rounds(*player).iter();
            rows.map(|score| {
                let had = sum;
                sum += score.match_points.halves;
                (score.round, had)
            })
            .collect()
        };
        Running(scores.players().iter().map(before).collect())
    }

    fn float(&self, scores: &Scores, player: PlayerId, score: &RoundScore) -> Float {
        if score.status == Status::Bye {
            return Float::Down;
        }
        let had = |player| self.0[scores.index(player)?].get(&score.round);
        let opponent = score.opponent.filter(|_| score.status == Status::Played);
        match opponent.and_then(|opponent| Some(had(opponent)?.cmp(had(player)?))) {
            Some(std::cmp::Ordering::Greater) => Float::Up,
            Some(std::cmp::Ordering::Less) => Float::Down,
            _ => Float::None,
        }
    }
}

/// Who opens as the animals: who has opened less often; then the other one than at their last meeting; then the better number
/// in odd rounds, and the other in even ones.
pub fn opener(players: Seats<&Contender>, round: RoundNumber) -> Seat {
    let Seats { first, second } = players;
    if first.opened != second.opened {
        return if first.opened < second.opened { Seat::First } else { Seat::Second };
    }
    match first.opened_against.get(&second.player) {
        Some(true) => Seat::Second,
        Some(false) => Seat::First,
        None if (first.seed < second.seed) == (round.0 % 2 == 1) => Seat::First,
        None => Seat::Second,
    }
}
