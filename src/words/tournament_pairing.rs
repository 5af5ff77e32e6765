//! Pairing in words: why there is nothing to propose, what a round breaks, and what another one would cost.

use super::{WhoIs, Words, message};
use crate::club::PlayerId;
use crate::tournament::pairing::{Broken, Criterion, FieldFault, NoRound, Rule, Verdict};
use crate::tournament::schedule::{ScheduleFault, SwissWarning};
use crate::tournament::{NoAdvance, NoProposal};

impl Words {
    /// Why there is nothing to propose.
    pub fn no_proposal(&self, why: &NoProposal, who: WhoIs<'_>) -> String {
        let named = |player: PlayerId| who(player).unwrap_or_else(|| player.to_string());
        match why {
            NoProposal::Refused(refusal) => self.tournament_refused(refusal, who),
            NoProposal::Field(fault) => self.field_fault(fault, who),
            NoProposal::Round(NoRound::Nobody) => message!(self, "pairing-nobody"),
            NoProposal::Round(NoRound::Alone(player)) => message!(self, "pairing-alone", player = named(*player)),
            NoProposal::Round(NoRound::NothingFits) => message!(self, "pairing-nothing-fits"),
            NoProposal::Schedule(fault) => self.schedule_fault(fault),
            NoProposal::AllPlayed => message!(self, "pairing-all-played"),
            NoProposal::Waiting { tables } => {
                let place = |&(round, table): &(crate::tournament::RoundNumber, crate::tournament::TableNumber)| {
                    message!(self, "pairing-place", round = round.0, table = table.0)
                };
                message!(self, "pairing-waiting", list = tables.iter().map(place).collect::<Vec<_>>().join(", "))
            }
            NoProposal::NobodyFree => message!(self, "pairing-nobody-free"),
        }
    }

    fn field_fault(&self, fault: &FieldFault, who: WhoIs<'_>) -> String {
        let named = |player: PlayerId| who(player).unwrap_or_else(|| player.to_string());
        match fault {
            FieldFault::FixedTwice(player) => message!(self, "pairing-fixed-twice", player = named(*player)),
            FieldFault::FixedAbsent(player) => message!(self, "pairing-fixed-absent", player = named(*player)),
            FieldFault::TogetherAndApart(pair) => {
                let [first, second] = pair.players().map(named);
                message!(self, "pairing-together-and-apart", first = first, second = second)
            }
            FieldFault::ByeInEvenField(player) => message!(self, "pairing-even", player = named(*player)),
            FieldFault::TooMany(count) => {
                let count: usize = *count;
                message!(self, "pairing-too-many", count = count)
            }
            FieldFault::TableTwice(table) => message!(self, "tournament-table-twice", table = table.0),
            other @ (FieldFault::PlayerTwice(_) | FieldFault::SeedTwice { .. } | FieldFault::OpensElsewhere(_)) => {
                message!(self, "tournament-facts", what = other.to_string())
            }
        }
    }

    /// Why a schedule or a bracket cannot be made.
    pub fn schedule_fault(&self, fault: &ScheduleFault) -> String {
        match *fault {
            ScheduleFault::TooFewPlayers { players, least } => {
                message!(self, "schedule-too-few", players = players, least = least)
            }
            ScheduleFault::TooManyPlayers { players, most } => {
                message!(self, "schedule-too-many", players = players, most = most)
            }
            ScheduleFault::GroupCount { players, groups } => {
                message!(self, "schedule-groups", players = players, groups = groups)
            }
            ScheduleFault::CutTooDeep { group } => message!(self, "schedule-cut", group = group.to_string()),
            ref other => message!(self, "tournament-facts", what = other.to_string()),
        }
    }

    /// Why nobody can be named to go on.
    pub fn no_advance(&self, why: &NoAdvance) -> String {
        match why {
            NoAdvance::NoStage(stage) => message!(self, "tournament-no-stage", stage = stage.0),
            NoAdvance::Last(stage) => message!(self, "pairing-last-stage", stage = stage.0),
            NoAdvance::Schedule(fault) => self.schedule_fault(fault),
        }
    }

    /// Why a number of Swiss rounds is not to be taken without a thought.
    pub fn swiss_warning(&self, warning: SwissWarning, most: u16) -> String {
        match warning {
            SwissWarning::MayRunDry { from } => message!(self, "swiss-may-run-dry", round = from, most = most),
            SwissWarning::EverybodyMeets => message!(self, "swiss-everybody-meets"),
            SwissWarning::RepeatsCertain { from } => message!(self, "swiss-repeats", round = from, most = most),
        }
    }

    /// A rule that a round breaks, and why it has to.
    pub fn broken_rule(&self, broken: &Broken, why: Verdict, who: WhoIs<'_>) -> String {
        format!("{} {}", self.broken(broken, who), self.pairing_verdict(why))
    }

    /// A rule that a round breaks.
    pub fn broken(&self, broken: &Broken, who: WhoIs<'_>) -> String {
        let named = |player: PlayerId| who(player).unwrap_or_else(|| player.to_string());
        let first = named(broken.player);
        let second = broken.opponent.map(named).unwrap_or_default();
        match broken.rule {
            Rule::HardAvoid => message!(self, "broken-hard", first = first, second = second),
            Rule::SoftAvoid => message!(self, "broken-soft", first = first, second = second),
            Rule::Rematch(times) => message!(self, "broken-rematch", first = first, second = second, count = times),
            Rule::SecondBye(times) | Rule::TooManyByes(times) => {
                message!(self, "broken-bye", player = first, count = times)
            }
        }
    }

    /// What something else would cost.
    pub fn pairing_verdict(&self, verdict: Verdict) -> String {
        match verdict {
            Verdict::SoPaired => message!(self, "verdict-so-paired"),
            Verdict::AsGood => message!(self, "verdict-as-good"),
            Verdict::Impossible => message!(self, "verdict-impossible"),
            Verdict::Differs { criterion, best, other } => {
                let what = self.cost(criterion);
                message!(self, "verdict-differs", what = what, best = best, other = other)
            }
        }
    }

    /// What pairings are compared by.
    pub fn cost(&self, criterion: Criterion) -> String {
        match criterion {
            Criterion::HardAvoids => message!(self, "cost-hard-avoids"),
            Criterion::SecondBye => message!(self, "cost-second-bye"),
            Criterion::Ahead => message!(self, "cost-ahead"),
            Criterion::Rematches => message!(self, "cost-rematches"),
            Criterion::OldRematches => message!(self, "cost-old-rematches"),
            Criterion::ByeScore => message!(self, "cost-bye-score"),
            Criterion::ByeSeed => message!(self, "cost-bye-seed"),
            Criterion::ScoreGaps => message!(self, "cost-score-gaps"),
            Criterion::SoftAvoids => message!(self, "cost-soft-avoids"),
            Criterion::FloatsRunning => message!(self, "cost-floats-running"),
            Criterion::FloatsAgain => message!(self, "cost-floats-again"),
            Criterion::Openings => message!(self, "cost-openings"),
            Criterion::GroupOrder => message!(self, "cost-group-order"),
        }
    }
}
