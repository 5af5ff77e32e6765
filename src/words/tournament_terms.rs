//! The terms of tournaments in words: formats, figures of standings, and what a round was for somebody.

use super::{Words, message};
use crate::club::{PlayerId, Seats};
use crate::tournament::{
    Against, By, Criterion, Elimination, Figure, Format, Group, LeagueBy, Legs, Out, Pairing, Results, RoundState,
    State, Status, Table, Tournament, Unit, UnplayedRounds,
};

impl Words {
    /// How a stage is played.
    pub fn format(&self, format: Format) -> String {
        match format {
            Format::Swiss { rounds } => message!(self, "format-swiss", rounds = rounds),
            Format::RoundRobin { legs: Legs::Single, groups: 1 } => message!(self, "format-round-robin"),
            Format::RoundRobin { legs: Legs::Double, groups: 1 } => message!(self, "format-double-round-robin"),
            Format::RoundRobin { legs: Legs::Single, groups } => message!(self, "format-groups", groups = groups),
            Format::RoundRobin { legs: Legs::Double, groups } => {
                message!(self, "format-double-groups", groups = groups)
            }
            Format::Knockout { elimination: Elimination::Single { .. } } => message!(self, "format-knockout"),
            Format::Knockout { elimination: Elimination::Double { .. } } => message!(self, "format-double-knockout"),
            Format::League { by: LeagueBy::Total, .. } => message!(self, "format-league"),
            Format::League { by: LeagueBy::Average { least }, .. } => {
                message!(self, "format-league-average", least = least)
            }
        }
    }

    /// How far a tournament has come.
    pub fn tournament_state(&self, state: State) -> String {
        match state {
            State::Registration => message!(self, "tournament-state-registration"),
            State::Running => message!(self, "tournament-state-running"),
            State::Finished => message!(self, "tournament-state-finished"),
        }
    }

    /// Why somebody does not play in a round.
    pub fn out(&self, out: Out) -> String {
        match out {
            Out::Bye { .. } => message!(self, "out-bye"),
            Out::RequestedBye => message!(self, "out-requested-bye"),
            Out::Absent => message!(self, "out-absent"),
            Out::Rest => message!(self, "out-rest"),
            Out::Through => message!(self, "out-through"),
        }
    }

    /// What a round was for somebody who had no opponent to name.
    pub fn round_status(&self, status: Status) -> String {
        match status {
            Status::Bye => self.out(Out::Bye { by_hand: false }),
            Status::RequestedBye => self.out(Out::RequestedBye),
            Status::Absent => self.out(Out::Absent),
            Status::Rest => self.out(Out::Rest),
            Status::Through => self.out(Out::Through),
            Status::Late => message!(self, "status-late"),
            Status::Withdrawn => message!(self, "tournament-has-withdrawn"),
            Status::NoShow => message!(self, "tournament-nobody-came"),
            Status::Played
            | Status::Walkover
            | Status::NoResult
            | Status::Missing
            | Status::Open
            | Status::WonByWithdrawal
            | Status::Annulled => message!(self, "status-series"),
        }
    }

    /// By what players are ranked.
    pub fn ranked_by(&self, by: By) -> String {
        match by {
            By::Enough => message!(self, "criterion-enough"),
            By::Average => message!(self, "column-average"),
            By::Bracket => message!(self, "format-knockout"),
            By::Criterion(criterion) => self.criterion(criterion),
        }
    }

    fn criterion(&self, criterion: Criterion) -> String {
        match criterion {
            Criterion::MatchPoints => message!(self, "column-match-points"),
            Criterion::TotalPoints => message!(self, "criterion-total-points"),
            Criterion::PointsDifference => message!(self, "criterion-difference"),
            Criterion::TilesExited => message!(self, "criterion-exited"),
            Criterion::CapturedBears => message!(self, "criterion-bears"),
            Criterion::Wins => message!(self, "criterion-wins"),
            Criterion::BUCHHOLZ => message!(self, "criterion-buchholz"),
            Criterion::MEDIAN => message!(self, "criterion-median"),
            Criterion::Buchholz { lowest, highest } => {
                message!(self, "criterion-buchholz-cut", lowest = lowest, highest = highest)
            }
            Criterion::SonnebornBerger => message!(self, "criterion-sonneborn-berger"),
            Criterion::DirectEncounter { restart: false } => message!(self, "criterion-direct-encounter"),
            Criterion::DirectEncounter { restart: true } => message!(self, "criterion-direct-encounter-again"),
            Criterion::Progressive => message!(self, "criterion-progressive"),
            Criterion::OpponentsRating => message!(self, "criterion-opponents-rating"),
            Criterion::Performance => message!(self, "criterion-performance"),
            Criterion::Duplicate(Against::Median) => message!(self, "criterion-duplicate-median"),
            Criterion::Duplicate(Against::EveryTable) => message!(self, "criterion-duplicate-tables"),
            Criterion::Lot => message!(self, "criterion-lot"),
        }
    }

    /// A figure of standings: whole where it is, else with as many decimals as it needs, or two of a quotient.
    pub fn ranking_figure(&self, by: By, figure: Figure) -> String {
        if figure.of <= 1 { self.figure_amount(by, figure.sum) } else { self.decimal(figure_value(by, figure), 2) }
    }

    /// What a term adds to a figure.
    pub fn figure_amount(&self, by: By, sum: i64) -> String {
        let parts = parts(by);
        let decimals = match sum.rem_euclid(parts) {
            0 => 0,
            rest if (rest * 2) % parts == 0 => 1,
            _ => 2,
        };
        self.decimal(figure_value(by, Figure::whole(sum)), decimals)
    }

    /// What a table of standings is of: which tournament and group, and as of when.
    pub fn standings_title(&self, tournament: &Tournament, group: Option<Group>, table: &Table) -> String {
        let last = table.scores.last.and_then(|last| tournament.rounds().get(&last));
        let name = tournament.head().name.as_str();
        let title = match last.map(|round| (round.number.0, round.state)) {
            None => message!(self, "tournament-standings-start", tournament = name),
            Some((round, RoundState::Closed)) => {
                message!(self, "tournament-standings-after", tournament = name, round = round)
            }
            Some((round, _)) => message!(self, "tournament-standings-live", tournament = name, round = round),
        };
        self.of_group(title, group)
    }

    /// What a crosstable is of, in the same way.
    pub fn crosstable_title(&self, tournament: &Tournament, group: Option<Group>, table: &Table) -> String {
        let last = table.scores.last.and_then(|last| tournament.rounds().get(&last));
        let name = tournament.head().name.as_str();
        let title = match last.map(|round| (round.number.0, round.state)) {
            None => message!(self, "tournament-crosstable-start", tournament = name),
            Some((round, RoundState::Closed)) => {
                message!(self, "tournament-crosstable-after", tournament = name, round = round)
            }
            Some((round, _)) => message!(self, "tournament-crosstable-live", tournament = name, round = round),
        };
        self.of_group(title, group)
    }

    fn of_group(&self, title: String, group: Option<Group>) -> String {
        match group {
            Some(group) => message!(self, "tournament-standings-group", title = title, group = group.to_string()),
            None => title,
        }
    }

    /// The result of a pairing in a word or two; nothing before its first game.
    pub fn pairing_result(&self, pairing: &Pairing, results: &Results, name: &dyn Fn(PlayerId) -> String) -> String {
        if pairing.is_double_no_show(results) {
            return message!(self, "tournament-nobody-came");
        }
        pairing.last_begun(results).map_or_else(String::new, |series| {
            self.series_result(series, &Seats::from_fn(|seat| name(series.players()[seat])))
        })
    }

    /// How unplayed rounds are taken by figures that look at opponents.
    pub fn unplayed_rounds(&self, unplayed: UnplayedRounds) -> String {
        match unplayed {
            UnplayedRounds::DrawAgainstSelf => message!(self, "unplayed-draw"),
            UnplayedRounds::PlayedOnly => message!(self, "unplayed-only-played"),
        }
    }
}

/// How many parts make a whole one of the unit.
const fn parts(by: By) -> i64 {
    let By::Criterion(criterion) = by else { return 1 };
    match criterion.unit() {
        Unit::HalfMatchPoints | Unit::HalfPoints => 2,
        Unit::QuarterMatchPoints => 4,
        Unit::Points | Unit::Count | Unit::Rating => 1,
    }
}

/// A figure as a number.
pub fn figure_value(by: By, Figure { sum, of }: Figure) -> f64 {
    sum as f64 / (parts(by) as f64 * f64::from(of.max(1)))
}
