//! What pairing a round has to know of those who are here for it: scores, byes, openings, floats, meetings, and who is to be
//! kept apart.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

use super::facts::{Apart, Out, Stage, Strength};
use super::ids::RoundNumber;
use super::pairing::{Contender, Float, Floats, Meeting, Openings, Pair, Score};
use super::results::Results;
use super::scores::{AsOf, RoundScore, Scores, Status};
use super::settings::{Format, LeagueBy, Primary};
use super::whole::Tournament;
use crate::club::{MatchResult, PlayerId, Profile};

/// What all of them bring.
#[derive(Clone, Debug, Default)]
pub struct Histories {
    /// Those who are here and are not known to sit out, in the order of their numbers.
    pub players: Vec<Contender>,
    /// Who has met in the stage so far.
    pub meetings: Vec<Meeting>,
}

/// What those bring who are here for a round of a stage, from the rounds before it.
///
/// `join` are some who play though it was known that they sit out.
pub fn histories(
    tournament: &Tournament,
    stage: &Stage,
    results: &Results,
    round: RoundNumber,
    join: &BTreeSet<PlayerId>,
) -> Histories {
    // Before the first round there is nothing to look at.
    let scores = Scores::of(tournament, stage, results, AsOf::After(RoundNumber(round.0.saturating_sub(1))));
    let before = before_each_round(&scores);
    let drift = |player, score: &RoundScore| {
        let had = |player| before.get(&(score.round, player));
        let opponent = score.opponent.filter(|_| score.status == Status::Played)?;
        match had(opponent)?.cmp(had(player)?) {
            Ordering::Greater => Some(Float::Up),
            Ordering::Less => Some(Float::Down),
            Ordering::Equal => None,
        }
    };
    let here = tournament.here(stage, round).into_iter();
    let mut players: Vec<_> = here
        .filter(|(player, _)| join.contains(player) || tournament.out(round, *player).is_none_or(Out::is_of_pairing))
        .map(|(player, member)| {
            let rows = scores.rounds(player);
            let count = |is: &dyn Fn(&RoundScore) -> bool| small(rows.iter().filter(|score| is(score)).count());
            Contender {
                player,
                seed: member.seed,
                score: Score::new(primary(tournament, stage, rows).min(Score::MAX)).unwrap_or_default(),
                byes: count(&counts_as_bye),
                openings: Openings {
                    animals: count(&|score| score.opened == Some(true)),
                    humans: count(&|score| score.opened == Some(false)),
                },
                floats: Floats {
                    last: rows.last().and_then(|score| drift(player, score)),
                    up: count(&|score| drift(player, score) == Some(Float::Up)),
                    down: count(&|score| drift(player, score) == Some(Float::Down)),
                },
                table: tournament.entries().get(&player).and_then(|entry| entry.table),
            }
        })
        .collect();
    players.sort_by_key(|contender| contender.seed);
    Histories { players, meetings: meetings(&scores) }
}

fn small(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}

fn primary(tournament: &Tournament, stage: &Stage, rows: &[RoundScore]) -> u32 {
    let is_average = matches!(stage.format, Format::League { by: LeagueBy::Average { .. }, .. });
    match tournament.settings().primary {
        _ if is_average => {
            let played = || rows.iter().filter(|score| score.status == Status::Played);
            let count = u32::try_from(played().count()).unwrap_or(u32::MAX).max(1);
            played().map(|score| score.points.0).sum::<u32>() * 1000 / count
        }
        Primary::MatchPoints => rows.iter().map(|score| score.match_points.halves).sum(),
        Primary::TotalPoints { .. } => rows.iter().map(|score| score.points.0).sum(),
    }
}

fn counts_as_bye(score: &RoundScore) -> bool {
    matches!(score.status, Status::Bye | Status::RequestedBye)
        || score.status == Status::Walkover && score.result == Some(MatchResult::Win)
}

/// The match points that everybody had before each round.
fn before_each_round(scores: &Scores) -> BTreeMap<(RoundNumber, PlayerId), u32> {
    let mut before = BTreeMap::new();
    for &player in scores.players() {
        let mut sum = 0;
        for score in scores.rounds(player) {
            before.insert((score.round, player), sum);
            sum += score.match_points.halves;
        }
    }
    before
}

/// Who has met. A series that is not over, in a round before this one, is a meeting as well: it is still being played.
fn meetings(scores: &Scores) -> Vec<Meeting> {
    let mut found: BTreeMap<Pair, Meeting> = BTreeMap::new();
    let met = |score: &&RoundScore| matches!(score.status, Status::Played | Status::Open | Status::Missing);
    for &player in scores.players() {
        for score in scores.rounds(player).iter().filter(met) {
            // Every series is seen from both sides; the lower id tells of it.
            let Some(opponent) = score.opponent.filter(|&opponent| player < opponent) else { continue };
            let Some(pair) = Pair::new(player, opponent) else { continue };
            let meeting = found.entry(pair).or_insert(Meeting { pair, times: 0, opened: None });
            meeting.times += 1;
            meeting.opened = score.opened.map(|opened| if opened { player } else { opponent }).or(meeting.opened);
        }
    }
    found.into_values().collect()
}

/// Who is to be kept apart in a round, and how strictly: pairs, and people whose profiles name the same household or group.
pub fn apart(
    tournament: &Tournament,
    round: RoundNumber,
    profiles: &BTreeMap<PlayerId, Profile>,
) -> BTreeMap<Pair, Strength> {
    let mut apart = BTreeMap::new();
    let mut keep = |one: PlayerId, other: PlayerId, strength: Strength| {
        let Some(pair) = Pair::new(one, other) else { return };
        let kept = apart.entry(pair).or_insert(strength);
        *kept = strength.max(*kept);
    };
    for avoid in tournament.avoids().filter(|avoid| avoid.until.is_none_or(|until| round <= until)) {
        let name_of = |profile: &Profile| match avoid.apart {
            Apart::Pair(..) => None,
            Apart::Households => profile.household.as_ref().map(|name| name.search_key()),
            Apart::Clubs => profile.group.as_ref().map(|name| name.search_key()),
        };
        if let Apart::Pair(one, other) = avoid.apart {
            keep(one, other, avoid.strength);
            continue;
        }
        let mut together: BTreeMap<String, Vec<PlayerId>> = BTreeMap::new();
        for &player in tournament.entries().keys() {
            if let Some(name) = profiles.get(&player).and_then(name_of) {
                together.entry(name).or_default().push(player);
            }
        }
        for people in together.values() {
            for (place, &one) in people.iter().enumerate() {
                people[place + 1..].iter().for_each(|&other| keep(one, other, avoid.strength));
            }
        }
    }
    apart
}
