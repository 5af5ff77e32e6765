//! What each round of a stage gave each player, as of any round: the terms from which all standings follow.

use super::duplicate::{Compared, compared};
use super::facts::{Out, Pairing, Round, RoundState, Stage};
use super::ids::{RoundNumber, StageNumber};
use super::results::Results;
use super::settings::{ByePolicy, Format, LatePolicy, Legs, RoundRobinWithdrawal, Settings};
use super::whole::Tournament;
use crate::club::{GameFact, MatchPoints, MatchResult, PlayerId, Seat, Series, SeriesId};
use crate::rules::Points;

/// Up to where rounds are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AsOf {
    /// All of them, with whatever results are in.
    Live,
    /// Those up to this one.
    After(RoundNumber),
}

/// What became of a player in a round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Status {
    /// A series with a game that somebody played.
    Played,
    /// A series of which no game was started: no meeting.
    Walkover,
    /// Every game of the series is void: it counts for nothing.
    NoResult,
    /// Neither of the two turned up.
    NoShow,
    /// The round was closed without the result.
    Missing,
    /// The result is not in, and the round is not closed.
    Open,
    /// An allocated bye.
    Bye,
    /// A requested bye.
    RequestedBye,
    /// Absent without notice.
    Absent,
    /// Not yet entered.
    Late,
    /// Withdrawn.
    Withdrawn,
    /// The opponent of a round robin withdrew without having played.
    WonByWithdrawal,
    /// A series of somebody who withdrew early from a round robin: it counts for nothing.
    Annulled,
    /// Nobody to play in an odd group: nothing at all.
    Rest,
    /// Through to the next round of a bracket without playing.
    Through,
}

impl Status {
    /// Whether it is one of the rounds that count; others are nothing at all.
    pub const fn counts(self) -> bool {
        !matches!(self, Status::NoResult | Status::Open | Status::Annulled | Status::Rest | Status::Through)
    }

    /// Whether it is a round that counts without having been played.
    pub const fn is_unplayed(self) -> bool {
        self.counts() && !matches!(self, Status::Played)
    }
}

/// What a round gave a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoundScore {
    /// The round.
    pub round: RoundNumber,
    /// What became of the player.
    pub status: Status,
    /// Who sat, or should have sat, opposite.
    pub opponent: Option<PlayerId>,
    /// The series.
    pub series: Option<SeriesId>,
    /// Whether the player opened as the animals; `None` where nobody did.
    pub opened: Option<bool>,
    /// Won, drawn or lost, where the series says so.
    pub result: Option<MatchResult>,
    /// Match points.
    pub match_points: MatchPoints,
    /// Points.
    pub points: Points,
    /// Points of the opponent.
    pub against: Points,
    /// Own tiles that left the forest.
    pub exited: u16,
    /// Bears captured, where that is known.
    pub bears: Option<u16>,
    /// Where the opponent is in [`Scores::players`].
    pub(super) foe: Option<usize>,
}

impl RoundScore {
    const fn nothing(round: RoundNumber, status: Status) -> RoundScore {
        RoundScore {
            round,
            status,
            opponent: None,
            series: None,
            opened: None,
            result: None,
            match_points: MatchPoints::whole(0),
            points: Points(0),
            against: Points(0),
            exited: 0,
            bears: None,
            foe: None,
        }
    }
}

/// What every round of a stage gave every player of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scores {
    /// The stage.
    pub stage: StageNumber,
    /// The last round that is looked at; `None` where the stage has none so far.
    pub last: Option<RoundNumber>,
    players: Vec<PlayerId>,
    rows: Vec<Vec<RoundScore>>,
    compared: Vec<Vec<Compared>>,
}

impl Scores {
    /// What the rounds of a stage gave, as of some round.
    pub fn of(tournament: &Tournament, stage: &Stage, results: &Results, as_of: AsOf) -> Scores {
        let players: Vec<_> = stage.members().keys().copied().collect();
        let is_seen =
            |round: &&Round| as_of == AsOf::Live || matches!(as_of, AsOf::After(last) if round.number <= last);
        let rounds: Vec<_> = tournament.rounds_of(stage.number).filter(is_seen).collect();
        let mut scores = Scores {
            stage: stage.number,
            last: rounds.last().map(|round| round.number),
            rows: vec![Vec::with_capacity(rounds.len()); players.len()],
            compared: vec![Vec::new(); players.len()],
            players,
        };
        for round in &rounds {
            scores.add_round(tournament, results, round);
            for (player, games) in compared(tournament, results, round) {
                if let Some(index) = scores.index(player) {
                    scores.compared[index].extend(games);
                }
            }
        }
        if let (Format::RoundRobin { legs, .. }, Some(last)) = (stage.format, scores.last) {
            scores.withdraw(tournament, stage, legs, last);
        }
        scores.give_averages(tournament.settings());
        scores
    }

    /// The players, in the order of ids.
    pub fn players(&self) -> &[PlayerId] {
        &self.players
    }

    /// What each round gave a player, in their order. Rounds for which the player was out of a bracket are left out.
    pub fn rounds(&self, player: PlayerId) -> &[RoundScore] {
        self.index(player).map_or(&[], |index| self.rows[index].as_slice())
    }

    pub(super) fn index(&self, player: PlayerId) -> Option<usize> {
        self.players.binary_search(&player).ok()
    }

    /// The games that are compared with those of other tables.
    pub(super) fn compared(&self, index: usize) -> &[Compared] {
        &self.compared[index]
    }

    pub(super) fn row(&self, index: usize) -> &[RoundScore] {
        &self.rows[index]
    }

    fn add_round(&mut self, tournament: &Tournament, results: &Results, round: &Round) {
        let mut placed = vec![false; self.players.len()];
        for pairing in round.pairings() {
            let scores = pairing_scores(tournament, results, round, pairing);
            let indexes = Seat::BOTH.map(|seat| self.index(pairing.players[seat]));
            for (place, mut score) in scores.into_iter().enumerate() {
                let Some(index) = indexes[place] else { continue };
                score.foe = indexes[1 - place];
                placed[index] = true;
                self.rows[index].push(score);
            }
        }
        for (player, out) in tournament.outs(round.number) {
            let Some(index) = self.index(player).filter(|&index| !placed[index]) else { continue };
            placed[index] = true;
            self.rows[index].push(out_score(tournament.settings(), round.number, out));
        }
        for (index, _) in placed.iter().enumerate().filter(|(_, placed)| !**placed) {
            let entry = tournament.entries().get(&self.players[index]);
            let status = match entry {
                Some(entry) if round.number < entry.from => Status::Late,
                Some(entry) if entry.is_away(round.number) => Status::Withdrawn,
                _ => continue,
            };
            let settings = tournament.settings();
            let match_points = match (status, settings.late) {
                (Status::Late, LatePolicy::MatchPoints(points)) => points,
                (Status::Late, LatePolicy::Absent) => settings.absent,
                _ => MatchPoints::whole(0),
            };
            self.rows[index].push(RoundScore { match_points, ..RoundScore::nothing(round.number, status) });
        }
    }

    /// What withdrawing does in a round robin.
    fn withdraw(&mut self, tournament: &Tournament, stage: &Stage, legs: Legs, last: RoundNumber) {
        let settings = tournament.settings();
        let win = settings.scale.win;
        let is_gone = |player| tournament.entries().get(player).is_some_and(|entry| entry.is_away(last));
        let mates = |player: &PlayerId| {
            let group = stage.members().get(player).and_then(|member| member.group);
            stage.members().values().filter(|member| member.group == group).count() - 1
        };
        let gone: Vec<_> = self.players.iter().map(is_gone).collect();
        let annulled: Vec<_> = (0..self.players.len())
            .map(|index| {
                gone[index] && {
                    let played = self.rows[index].iter().filter(|score| score.status == Status::Played).count();
                    let all = mates(&self.players[index]) * if legs == Legs::Double { 2 } else { 1 };
                    match settings.round_robin_withdrawal {
                        RoundRobinWithdrawal::AnnulOrWins => played * 2 < all,
                        RoundRobinWithdrawal::Wins => false,
                        RoundRobinWithdrawal::Annul => true,
                    }
                }
            })
            .collect();
        for (index, row) in self.rows.iter_mut().enumerate() {
            for score in row {
                let Some(foe) = score.foe else {
                    if annulled[index] {
                        score.status = Status::Annulled;
                    }
                    continue;
                };
                let kept = RoundScore {
                    opponent: score.opponent,
                    series: score.series,
                    foe: score.foe,
                    ..RoundScore::nothing(score.round, Status::Annulled)
                };
                let is_unplayed = !matches!(score.status, Status::Played | Status::Walkover | Status::NoShow);
                *score = match (annulled[index] || annulled[foe], gone[index], gone[foe]) {
                    (true, ..) => kept,
                    (false, true, _) if is_unplayed => RoundScore { status: Status::Withdrawn, ..kept },
                    (false, false, true) if is_unplayed => {
                        RoundScore { status: Status::WonByWithdrawal, match_points: win, ..kept }
                    }
                    _ => *score,
                };
            }
        }
    }

    /// Gives byes, and wins that are like byes, their points.
    fn give_averages(&mut self, settings: &Settings) {
        for row in &mut self.rows {
            let bye = bye_worth(settings.bye, row);
            for score in row.iter_mut().filter(|score| matches!(score.status, Status::Bye | Status::WonByWithdrawal)) {
                (score.points, score.exited) = bye;
            }
        }
    }
}

/// What a bye gives somebody with these rounds.
fn bye_worth(policy: ByePolicy, row: &[RoundScore]) -> (Points, u16) {
    let played = || row.iter().filter(|score| score.status == Status::Played);
    let count = u32::try_from(played().count()).unwrap_or(u32::MAX);
    let fixed = policy.fixed();
    if count == 0 || matches!(policy, ByePolicy::Fixed(_)) {
        return (fixed.points, fixed.exited);
    }
    let halves_up = |sum: u32| (2 * sum + count) / (2 * count);
    let points = halves_up(played().map(|score| score.points.0).sum());
    let exited = halves_up(played().map(|score| u32::from(score.exited)).sum());
    (Points(points), u16::try_from(exited).unwrap_or(u16::MAX))
}

fn out_score(settings: &Settings, round: RoundNumber, out: Out) -> RoundScore {
    let status = match out {
        Out::Bye { .. } => Status::Bye,
        Out::RequestedBye => Status::RequestedBye,
        Out::Absent => Status::Absent,
        Out::Rest => Status::Rest,
        Out::Through => Status::Through,
    };
    RoundScore { match_points: settings.worth(out), ..RoundScore::nothing(round, status) }
}

/// What a pairing gave its two players, the first seat first.
fn pairing_scores(tournament: &Tournament, results: &Results, round: &Round, pairing: &Pairing) -> [RoundScore; 2] {
    let scale = &tournament.settings().scale;
    let series = results.series.get(&pairing.series);
    let complete = series.filter(|series| series.result().of(Seat::First).is_some());
    let is_void = series.is_some_and(|series| {
        !series.games().is_empty() && series.result().outcome == crate::club::SeriesOutcome::NoResult
    });
    let met = series.is_some_and(|series| series.games().iter().any(GameFact::is_played));
    let bears = results.bears.get(&pairing.series);
    let result = complete.map(Series::result);
    let opened = series.and_then(|series| series.games().first()).map(|game| game.animals);
    Seat::BOTH.map(|seat| {
        let player = pairing.players[seat];
        let is_gone = tournament.entries().get(&player).is_some_and(|entry| entry.is_away(round.number));
        let status = match (complete, met) {
            (Some(_), true) => Status::Played,
            (Some(_), false) => Status::Walkover,
            (None, _) if is_void => Status::NoResult,
            (None, _) if pairing.is_double_no_show(results) => Status::NoShow,
            (None, _) if is_gone => Status::Withdrawn,
            (None, _) if round.state == RoundState::Closed => Status::Missing,
            (None, _) => Status::Open,
        };
        let won = match status {
            Status::NoShow => Some(MatchResult::Loss),
            _ => result.and_then(|result| result.of(seat)),
        };
        let match_points = match won {
            Some(MatchResult::Win) => scale.win,
            Some(MatchResult::Draw) => scale.draw,
            Some(MatchResult::Loss) => scale.loss,
            None => MatchPoints::whole(0),
        };
        RoundScore {
            opponent: Some(pairing.players[seat.opponent()]),
            series: Some(pairing.series),
            opened: opened.filter(|_| met).map(|animals| animals == seat),
            result: won,
            match_points,
            points: result.map_or(Points(0), |result| result.points[seat]),
            against: result.map_or(Points(0), |result| result.points[seat.opponent()]),
            exited: result.map_or(0, |result| result.exited[seat]),
            bears: bears.filter(|_| complete.is_some()).map(|bears| bears[seat]),
            ..RoundScore::nothing(round.number, status)
        }
    })
}
