//! Who wins a pairing of a knockout: by its series, by further ones, or by what the settings name last.

use super::facts::{Pairing, Stage};
use super::lots::lot;
use super::results::{Progress, Results};
use super::settings::{DrawnThen, Settings};
use crate::club::{Seat, Seats, Series, SeriesOutcome};

/// How a pairing of a knockout stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decision {
    /// A result is missing.
    Open,
    /// It is drawn, and another pair of games is due.
    ExtraDue,
    /// Somebody goes on.
    Won {
        /// Who.
        seat: Seat,
        /// What decided.
        by: DecidedBy,
    },
    /// Neither turned up: nobody goes on, and the next opponent gets a walkover.
    Nobody,
}

/// What decides a pairing of a knockout.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DecidedBy {
    /// The series.
    Series,
    /// A further pair of games.
    Extra {
        /// Which one, from 1.
        pair: usize,
    },
    /// The better number in the stage.
    Seed,
    /// The lot.
    Lot,
}

/// How a pairing of a knockout stands.
pub fn decision(settings: &Settings, stage: &Stage, pairing: &Pairing, results: &Results) -> Decision {
    if pairing.is_double_no_show(results) {
        return Decision::Nobody;
    }
    let mut drawn = 0;
    for series in pairing.all_series() {
        let Some(series) = results.series.get(series) else { return Decision::Open };
        match series.result().outcome {
            // A void extra counts for nothing, and another one is due in its place.
            SeriesOutcome::NoResult if drawn > 0 && !series.games().is_empty() => {}
            SeriesOutcome::Incomplete | SeriesOutcome::NoResult => return Decision::Open,
            SeriesOutcome::Won { seat, .. } => {
                let winner = series.players()[seat];
                let by = if drawn == 0 { DecidedBy::Series } else { DecidedBy::Extra { pair: drawn } };
                return pairing.seat_of(winner).map_or(Decision::Open, |seat| Decision::Won { seat, by });
            }
            SeriesOutcome::Drawn { .. } => drawn += 1,
        }
    }
    if drawn <= usize::from(settings.drawn.extra_pairs) {
        return Decision::ExtraDue;
    }
    let (first_wins, by) = match settings.drawn.then {
        DrawnThen::BetterSeed => {
            let seeds = Seats::from_fn(|seat| stage.members().get(&pairing.players[seat]).map(|member| member.seed));
            (seeds.first <= seeds.second, DecidedBy::Seed)
        }
        DrawnThen::Lot => {
            // A lot of its own for each match, so that nobody has the luck of the draw all the way.
            let number = pairing.bracket.map_or(0, |number| u64::from(number.0) + 1);
            let lots = Seats::from_fn(|seat| lot(settings.lots.wrapping_add(number), pairing.players[seat]));
            (lots.first <= lots.second, DecidedBy::Lot)
        }
    };
    Decision::Won { seat: if first_wins { Seat::First } else { Seat::Second }, by }
}

impl Pairing {
    /// Whether neither turned up, and no game says otherwise.
    pub fn is_double_no_show(&self, results: &Results) -> bool {
        self.no_show && results.progress(self.series) == Progress::NotStarted
    }

    /// The last of its series that has begun, once that has a game.
    pub fn last_begun<'r>(&self, results: &'r Results) -> Option<&'r Series> {
        let last = self.extra.last().filter(|series| results.has_begun(**series)).unwrap_or(&self.series);
        results.series.get(last).filter(|series| !series.games().is_empty())
    }
}
