//! Brackets in words, alike wherever they are drawn: what rounds are called, and what a match came to.

use super::{Event, Words, message};
use crate::club::{PlayerId, Series};
use crate::tournament::schedule::{Bracket, Part};
use crate::tournament::{Elimination, MatchNumber, Pairing, Results, Round, StageNumber};

impl Words {
    /// What a round of a bracket is called: where whoever loses is out, by how many are left.
    pub fn bracket_round(&self, bracket: &Bracket, part: Part) -> String {
        let is_single = matches!(bracket.elimination(), Elimination::Single { .. });
        match part {
            Part::Winners { round } if is_single => match bracket.winners_rounds().saturating_sub(round) {
                0 => message!(self, "round-final"),
                1 => message!(self, "round-semi-finals"),
                2 => message!(self, "round-quarter-finals"),
                to_come => {
                    let players = 2_u32 << u32::from(to_come);
                    message!(self, "round-last-of", players = players)
                }
            },
            Part::Winners { round } => message!(self, "round-winners", round = round),
            Part::Losers { round } => message!(self, "round-losers", round = round),
            Part::ThirdPlace => message!(self, "round-third-place"),
            Part::GrandFinal => message!(self, "round-grand-final"),
            Part::Reset => message!(self, "round-reset"),
        }
    }

    /// What a match of a bracket gave a player: the points and exits of each series that has begun, of extra games too.
    pub fn match_figures(&self, event: &Event<'_>, stage: StageNumber, of: MatchNumber, player: PlayerId) -> String {
        let mut pairings = event.tournament.rounds_of(stage).rev().flat_map(Round::pairings);
        let pairing = pairings.find(|one| one.bracket == Some(of) && one.seat_of(player).is_some());
        pairing.map(|pairing| self.pairing_figures(event.results, pairing, player)).unwrap_or_default()
    }

    /// The same of a table of any round.
    pub fn pairing_figures(&self, results: &Results, pairing: &Pairing, player: PlayerId) -> String {
        let series = pairing.all_series().filter_map(|id| results.series.get(id));
        series.filter_map(|series| self.series_figures(series, player)).collect::<Vec<_>>().join(" · ")
    }

    /// What a series gave a player of it, once it has a game.
    fn series_figures(&self, series: &Series, player: PlayerId) -> Option<String> {
        let seat = series.seat_of(player).filter(|_| !series.games().is_empty())?;
        let result = series.result();
        let (points, exited) = (result.points[seat].0, u32::from(result.exited[seat]));
        Some(message!(self, "game-figures", points = points, exited = exited))
    }
}
