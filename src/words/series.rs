//! Series in words: their results, and how their games ended.

use super::{Words, capitalised, message};
use crate::club::{DrawnBy, GameFact, Purpose, Seat, Seats, Series, SeriesOutcome, SeriesWonBy};
use crate::rules::{Ending, Loss, Points, Side, Termination};

impl Words {
    /// A side without its article: “animals”.
    pub fn side(&self, side: Side) -> String {
        match side {
            Side::Animals => message!(self, "side-animals"),
            Side::Humans => message!(self, "side-humans"),
        }
    }

    /// How games end, in a word or two: “agreed”.
    pub fn termination(&self, termination: Termination) -> String {
        match termination {
            Termination::Normal => message!(self, "termination-normal"),
            Termination::Agreed => message!(self, "game-agreed"),
            Termination::Adjudicated => message!(self, "game-adjudicated"),
            Termination::Lost(Loss::Conceded) => message!(self, "termination-conceded"),
            Termination::Lost(Loss::Time) => message!(self, "termination-time"),
            Termination::Lost(Loss::Forfeit) => message!(self, "termination-forfeit"),
            Termination::Lost(Loss::Walkover) => message!(self, "termination-walkover"),
            Termination::Void => message!(self, "game-void"),
            Termination::Unfinished => message!(self, "game-unfinished"),
        }
    }

    /// What a series came to, as a sentence.
    pub fn series_outcome(&self, series: &Series, names: &Seats<String>) -> String {
        let name = |seat: Seat| names[seat].as_str();
        let outcome = match series.result().outcome {
            SeriesOutcome::Incomplete => {
                let ended = series.games().iter().filter(|game| game.ending != Ending::Unfinished).count();
                message!(self, "series-incomplete", games = ended, length = series.length().games())
            }
            SeriesOutcome::NoResult => message!(self, "series-no-result"),
            SeriesOutcome::Won { seat, by: SeriesWonBy::Points } => {
                message!(self, "series-won-by-points", winner = name(seat))
            }
            SeriesOutcome::Won { seat, by: SeriesWonBy::Exits } => {
                message!(self, "series-won-by-exits", winner = name(seat))
            }
            SeriesOutcome::Won { seat, by: SeriesWonBy::Fault } => {
                let loser = seat.opponent();
                let faults = self.faults(series, loser);
                return message!(
                    self,
                    "series-won-by-fault",
                    winner = name(seat),
                    loser = name(loser),
                    faults = faults
                );
            }
            SeriesOutcome::Drawn { by: DrawnBy::Totals } => message!(self, "series-drawn"),
            SeriesOutcome::Drawn { by: DrawnBy::Decision } => message!(self, "series-drawn-by-decision"),
        };
        if !matches!(series.result().outcome, SeriesOutcome::Won { .. } | SeriesOutcome::Drawn { .. }) {
            return outcome;
        }
        // Points that nobody played for are not told without where they come from.
        let faults = (1..).zip(series.games()).filter(|(_, game)| game.at_fault().is_some());
        let faults: Vec<_> = faults.map(|(number, game)| self.fault(number, self.game_ended(game, names))).collect();
        if faults.is_empty() { outcome } else { format!("{outcome} {}.", capitalised(&faults.join(", "))) }
    }

    /// What a series came to, in a word or two.
    pub fn series_result(&self, series: &Series, names: &Seats<String>) -> String {
        let outcome = match series.result().outcome {
            SeriesOutcome::Incomplete => {
                let ended = series.games().iter().filter(|game| game.ending != Ending::Unfinished).count();
                message!(self, "outcome-incomplete", games = ended, length = series.length().games())
            }
            SeriesOutcome::NoResult => message!(self, "outcome-none"),
            SeriesOutcome::Won { seat, .. } => names[seat].clone(),
            SeriesOutcome::Drawn { .. } => message!(self, "outcome-draw"),
        };
        match series.purpose {
            Purpose::Counted if series.is_unplayed() => message!(self, "outcome-not-played", outcome = outcome),
            Purpose::Counted => outcome,
            Purpose::Practice => message!(self, "outcome-practice", outcome = outcome),
            Purpose::Extra => message!(self, "outcome-extra", outcome = outcome),
        }
    }

    /// How a game ended, in a few words; nothing for a game that ended by the rules.
    pub fn game_ended(&self, game: &GameFact, names: &Seats<String>) -> String {
        match &game.ending {
            Ending::Normal => String::new(),
            Ending::Agreed => message!(self, "game-agreed"),
            Ending::Adjudicated { given: None } => message!(self, "game-adjudicated"),
            Ending::Adjudicated { given: Some(given) } => {
                message!(self, "game-adjudicated-because", reason = given.reason.as_str())
            }
            Ending::Lost { how, loser, .. } => self.loss(*how, &names[game.seat(*loser)]),
            Ending::Void => message!(self, "game-void"),
            Ending::Unfinished => message!(self, "game-unfinished"),
        }
    }

    /// That a game is not over and cannot be played on here; its number, from 1.
    pub fn awaits_decision(&self, game: usize) -> String {
        message!(self, "series-awaits-decision", game = game)
    }

    /// What comes of losing a game other than on the board, before it is entered.
    pub fn consequence(&self, number: usize, game: &GameFact, names: &Seats<String>) -> Option<String> {
        let (seat, counted) = (game.at_fault()?, game.counted()?);
        Some(message!(
            self,
            "game-consequence",
            game = number,
            loss = self.game_ended(game, names),
            loser = names[seat].as_str(),
            winner = names[seat.opponent()].as_str(),
            points = counted[seat].0.0,
            more = counted[seat.opponent()].0.0
        ))
    }

    /// What would come of conceding a game, before anybody does.
    pub fn if_conceded(&self, game: &GameFact, walkover: Points, names: &Seats<String>) -> Option<String> {
        let (seat, counted) = (game.at_fault()?, game.counted()?);
        let won = counted[seat.opponent()].0;
        // More than that were made on the board.
        let from = if won == walkover { "walkover" } else { "board" };
        Some(message!(
            self,
            "live-concede-asked",
            loser = names[seat].as_str(),
            winner = names[seat.opponent()].as_str(),
            points = counted[seat].0.0,
            more = won.0,
            from = from
        ))
    }

    /// Which games a player gave up, and how: “game 1: conceded”, where it is said already who did.
    pub fn faults(&self, series: &Series, seat: Seat) -> String {
        let games = (1..).zip(series.games()).filter(|(_, game)| game.at_fault() == Some(seat));
        let faults: Vec<_> =
            games.map(|(number, game)| self.fault(number, self.termination(game.ending.termination()))).collect();
        faults.join(", ")
    }

    fn fault(&self, number: usize, how: String) -> String {
        message!(self, "game-fault", game = number, how = how)
    }

    fn loss(&self, how: Loss, loser: &str) -> String {
        match how {
            Loss::Conceded => message!(self, "game-conceded", loser = loser),
            Loss::Time => message!(self, "game-time", loser = loser),
            Loss::Forfeit => message!(self, "game-forfeit", loser = loser),
            Loss::Walkover => message!(self, "game-walkover", loser = loser),
        }
    }
}
