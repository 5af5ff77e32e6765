//! What pairing a round has to know of those who are here for it: scores, byes, openings, floats, meetings, and who is to be
//! kept apart.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use super::facts::{Apart, Stage, Strength};
use super::ids::{Group, RoundNumber, Seed, TableNumber};
use super::results::Results;
use super::scores::{AsOf, RoundScore, Scores, Status};
use super::settings::{Format, LeagueBy, Primary};
use super::whole::Tournament;
use crate::club::{MatchResult, PlayerId, Profile};

/// What somebody brings to a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct History {
    /// Who.
    pub player: PlayerId,
    /// The number in the stage.
    pub seed: Seed,
    /// The group, in a round robin.
    pub group: Option<Group>,
    /// The score by which players are paired: half match points, points, or thousandths of the average of a league.
    pub score: u32,
    /// Allocated and requested byes and walkover wins, which count against another allocated bye.
    pub byes: u16,
    /// Series that the player opened as the animals.
    pub animals: u16,
    /// Series that the opponent opened so.
    pub humans: u16,
    /// How the player floated in the round before this one.
    pub last: Option<Drift>,
    /// In how many rounds the opponent had a higher score.
    pub up: u16,
    /// In how many rounds the opponent had a lower score.
    pub down: u16,
    /// The table that the player always sits at.
    pub table: Option<TableNumber>,
}

/// Being paired with somebody whose score is another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Drift {
    /// With a higher one.
    Up,
    /// With a lower one.
    Down,
}

/// Two who have met. A walkover is no meeting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Meeting {
    /// Who, the lower id first.
    pub players: (PlayerId, PlayerId),
    /// How often.
    pub times: u16,
    /// Who opened as the animals at the last meeting.
    pub opened: Option<PlayerId>,
}

/// What all of them bring.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Histories {
    /// Those who are here and are not known to sit out, in the order of their numbers.
    pub players: Vec<History>,
    /// Who has met in the stage so far.
    pub meetings: Vec<Meeting>,
}

/// What those bring who are here for a round of a stage, from the rounds before it.
pub fn histories(tournament: &Tournament, stage: &Stage, results: &Results, round: RoundNumber) -> Histories {
    // Before the first round there is nothing to look at.
    let scores = Scores::of(tournament, stage, results, AsOf::After(RoundNumber(round.0.saturating_sub(1))));
    let before = before_each_round(&scores);
    let drift = |player, score: &RoundScore| {
        let had = |player| before.get(&(score.round, player));
        let opponent = score.opponent.filter(|_| score.status == Status::Played)?;
        match had(opponent)?.cmp(had(player)?) {
            Ordering::Greater => Some(Drift::Up),
            Ordering::Less => Some(Drift::Down),
            Ordering::Equal => None,
        }
    };
    let here = tournament.here(stage, round).into_iter();
    let mut players: Vec<_> = here
        .filter(|(player, _)| tournament.out(round, *player).is_none())
        .map(|(player, member)| {
            let rows = scores.rounds(player);
            let count = |is: &dyn Fn(&RoundScore) -> bool| small(rows.iter().filter(|score| is(score)).count());
            History {
                player,
                seed: member.seed,
                group: member.group,
                score: primary(tournament, stage, rows),
                byes: count(&counts_as_bye),
                animals: count(&|score| score.opened == Some(true)),
                humans: count(&|score| score.opened == Some(false)),
                last: rows.last().and_then(|score| drift(player, score)),
                up: count(&|score| drift(player, score) == Some(Drift::Up)),
                down: count(&|score| drift(player, score) == Some(Drift::Down)),
                table: tournament.entries().get(&player).and_then(|entry| entry.table),
            }
        })
        .collect();
    players.sort_by_key(|history| history.seed);
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

fn meetings(scores: &Scores) -> Vec<Meeting> {
    let mut found: BTreeMap<(PlayerId, PlayerId), Meeting> = BTreeMap::new();
    for &player in scores.players() {
        for score in scores.rounds(player).iter().filter(|score| score.status == Status::Played) {
            // Every series is seen from both sides; the lower id tells of it.
            let Some(opponent) = score.opponent.filter(|&opponent| player < opponent) else { continue };
            let players = (player, opponent);
            let meeting = found.entry(players).or_insert(Meeting { players, times: 0, opened: None });
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
) -> BTreeMap<(PlayerId, PlayerId), Strength> {
    let mut apart = BTreeMap::new();
    let mut keep = |pair: (PlayerId, PlayerId), strength: Strength| {
        let kept = apart.entry(pair).or_insert(strength);
        if strength == Strength::Hard {
            *kept = strength;
        }
    };
    for avoid in tournament.avoids().filter(|avoid| avoid.until.is_none_or(|until| round <= until)) {
        let name_of = |profile: &Profile| match avoid.apart {
            Apart::Pair(..) => None,
            Apart::Households => profile.household.as_ref().map(|name| name.search_key()),
            Apart::Clubs => profile.group.as_ref().map(|name| name.search_key()),
        };
        if let Apart::Pair(one, other) = avoid.apart {
            keep((one, other), avoid.strength);
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
                people[place + 1..].iter().for_each(|&other| keep((one, other), avoid.strength));
            }
        }
    }
    apart
}
