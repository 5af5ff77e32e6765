//! Tournaments in words: why a command about one is refused.

use super::{WhoIs, Words, message};
use crate::club::PlayerId;
use crate::tournament::{Refusal, RoundNumber, SettingFault, State, TableNumber};

impl Words {
    /// Why a command about a tournament is refused.
    pub fn tournament_refused(&self, refusal: &Refusal, who: WhoIs<'_>) -> String {
        let named = |player: PlayerId| who(player).unwrap_or_else(|| player.to_string());
        match refusal {
            Refusal::NoTournament => message!(self, "tournament-none"),
            Refusal::TournamentExists { tournament } => {
                message!(self, "tournament-exists", id = tournament.to_string())
            }
            Refusal::Dates { first, last } => {
                message!(self, "tournament-dates", first = first.to_string(), last = last.to_string())
            }
            Refusal::Setting(fault) => self.tournament_setting(*fault),
            Refusal::State { state: State::Registration } => message!(self, "tournament-not-started"),
            Refusal::State { state: State::Running } => message!(self, "tournament-started"),
            Refusal::State { state: State::Finished } => message!(self, "tournament-finished"),
            Refusal::StageStarted { stage } => message!(self, "tournament-stage-started", stage = stage.0),
            Refusal::NoStage { stage } => message!(self, "tournament-no-stage", stage = stage.0),
            Refusal::StageClosed { stage } => message!(self, "tournament-stage-closed", stage = stage.0),
            Refusal::StageOpen { stage } => message!(self, "tournament-stage-open", stage = stage.0),
            Refusal::NoPlayer { player } => message!(self, "tournament-no-player", player = named(*player)),
            Refusal::Entered { player } => message!(self, "tournament-entered", player = named(*player)),
            Refusal::NotEntered { player } => message!(self, "tournament-not-entered", player = named(*player)),
            Refusal::HasResults { player, round } => {
                message!(self, "tournament-has-results", player = named(*player), round = round.0)
            }
            Refusal::Paired { player, round, table } => {
                message!(self, "tournament-paired", player = named(*player), round = round.0, table = table.0)
            }
            Refusal::NotHere { player, round } => {
                message!(self, "tournament-not-here", player = named(*player), round = round.0)
            }
            Refusal::Twice { player, round } => {
                message!(self, "tournament-twice", player = named(*player), round = round.0)
            }
            Refusal::SitsOut { player, round, .. } => {
                message!(self, "tournament-sits-out", player = named(*player), round = round.0)
            }
            Refusal::NotOut { player, round } => {
                message!(self, "tournament-not-out", player = named(*player), round = round.0)
            }
            Refusal::LeftOut { players, round } => {
                let players: Vec<_> = players.iter().map(|&player| named(player)).collect();
                message!(self, "tournament-left-out", players = players.join(", "), round = round.0)
            }
            Refusal::Order { player } => message!(self, "tournament-order", player = named(*player)),
            &Refusal::TooFew { here } => message!(self, "tournament-too-few", count = here),
            &Refusal::Byes { round, byes } => message!(self, "tournament-byes", count = byes, round = round.0),
            &Refusal::TooManyByes { player, byes } => {
                message!(self, "tournament-too-many-byes", player = named(player), count = byes)
            }
            Refusal::Away { player, away: true } => message!(self, "tournament-away", player = named(*player)),
            Refusal::Away { player, away: false } => message!(self, "tournament-not-away", player = named(*player)),
            Refusal::Past { round } => message!(self, "tournament-past", round = round.0),
            Refusal::SeriesOpen { player, round, .. } => {
                message!(self, "tournament-series-open", player = named(*player), round = round.0)
            }
            Refusal::NoRound { round } => message!(self, "tournament-no-round", round = round.0),
            Refusal::RoundExists { round } => message!(self, "tournament-round-exists", round = round.0),
            Refusal::NotNext { next } => message!(self, "tournament-not-next", round = next.0),
            Refusal::RoundOpen { round } => message!(self, "tournament-round-open", round = round.0),
            Refusal::RoundClosed { round } => message!(self, "tournament-round-closed", round = round.0),
            Refusal::RoundReleased { round } => message!(self, "tournament-round-released", round = round.0),
            Refusal::NotLast { last } => message!(self, "tournament-not-last", round = last.0),
            &Refusal::AllPaired { rounds } => message!(self, "tournament-all-paired", count = rounds),
            Refusal::NoPairing { round, table } => {
                message!(self, "tournament-no-pairing", round = round.0, table = table.0)
            }
            Refusal::TableTwice { table } => message!(self, "tournament-table-twice", table = table.0),
            Refusal::ResultsMissing { round, tables } => {
                let (count, tables) = (tables.len(), table_list(tables.iter().copied()));
                message!(self, "tournament-results-missing", round = round.0, count = count, tables = tables)
            }
            Refusal::NeedOpponents { round, tables } => {
                let (count, tables) = (tables.len(), table_list(tables.iter().copied()));
                message!(self, "tournament-need-opponents", round = round.0, count = count, tables = tables)
            }
            Refusal::Begun { series } => message!(self, "tournament-begun", count = series.len()),
            Refusal::Pinned { table } => message!(self, "tournament-pinned", table = table.0),
            Refusal::OutOfPairing => message!(self, "tournament-out-of-pairing"),
            Refusal::TurnedUp { .. } => message!(self, "tournament-turned-up"),
            Refusal::NoSeries { series } => message!(self, "tournament-no-series", series = series.to_string()),
            Refusal::NoExtra => message!(self, "tournament-no-extra"),
            &Refusal::Advance { advance } => message!(self, "tournament-advance", count = advance),
            Refusal::Groups => message!(self, "tournament-groups"),
            Refusal::Facts(fault) => message!(self, "tournament-facts", what = fault.to_string()),
        }
    }

    /// Which setting of a tournament is out of its limits.
    pub fn tournament_setting(&self, fault: SettingFault) -> String {
        match fault {
            SettingFault::Scale => message!(self, "tournament-setting-scale"),
            SettingFault::NoCriteria => message!(self, "tournament-setting-no-criteria"),
            SettingFault::CriterionTwice => message!(self, "tournament-setting-criterion-twice"),
            SettingFault::NoDuplicates => message!(self, "tournament-setting-no-duplicates"),
            SettingFault::Band => message!(self, "tournament-setting-band"),
            SettingFault::Walkover => message!(self, "tournament-setting-walkover"),
            SettingFault::ByePoints => message!(self, "tournament-setting-bye"),
            SettingFault::RequestedBye => message!(self, "tournament-setting-requested-bye"),
            SettingFault::Absent => message!(self, "tournament-setting-absent"),
            SettingFault::Late => message!(self, "tournament-setting-late"),
            SettingFault::ExtraPairs => message!(self, "tournament-setting-extra-pairs"),
            SettingFault::PrizesTwice => message!(self, "tournament-setting-prizes-twice"),
            SettingFault::Prizes => message!(self, "tournament-setting-prizes"),
            SettingFault::Rounds => message!(self, "tournament-setting-rounds"),
            SettingFault::Groups => message!(self, "tournament-setting-groups"),
            SettingFault::LeastSeries => message!(self, "tournament-setting-least-series"),
            SettingFault::NoStage => message!(self, "tournament-setting-no-stage"),
            SettingFault::RoundsPaired { paired } => {
                message!(self, "tournament-setting-rounds-paired", round = paired.0)
            }
        }
    }
}

/// Tables by their numbers, those in a row as from and to: “1–4, 7, 9, 10”.
pub fn table_list(tables: impl IntoIterator<Item = TableNumber>) -> String {
    runs(tables.into_iter().map(|TableNumber(number)| number))
}

/// Rounds, the same way.
pub fn round_list(rounds: impl IntoIterator<Item = RoundNumber>) -> String {
    runs(rounds.into_iter().map(|RoundNumber(number)| number))
}

fn runs(numbers: impl Iterator<Item = u16>) -> String {
    let mut runs: Vec<(u16, u16)> = Vec::new();
    for number in numbers {
        match runs.last_mut() {
            Some((_, last)) if number.checked_sub(1) == Some(*last) => *last = number,
            _ => runs.push((number, number)),
        }
    }
    let run = |(first, last): (u16, u16)| match last - first {
        0 => first.to_string(),
        1 => format!("{first}, {last}"),
        _ => format!("{first}–{last}"),
    };
    runs.into_iter().map(run).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::*;
    use crate::words::Language;

    #[test]
    fn tables_in_a_row_are_said_as_from_and_to() {
        let list = |tables: &[u16]| table_list(tables.iter().copied().map(TableNumber));
        assert_eq!(list(&[]), "");
        assert_eq!(list(&[3]), "3");
        assert_eq!(list(&[1, 2]), "1, 2");
        assert_eq!(list(&[1, 2, 3, 7, 9, 10, 11, 12]), "1–3, 7, 9–12");
        assert_eq!(list(&[2, 1, 65535]), "2, 1, 65535");
    }

    #[test]
    fn refusals_say_who_and_what_to_do() {
        let who = |_| Some("Zoë".to_owned());
        let say = |language, refusal| Words::in_language(language).tournament_refused(&refusal, &who);
        let results = || Refusal::HasResults { player: PlayerId(Uuid::nil()), round: RoundNumber(2) };
        assert_eq!(
            say(Language::English, results()),
            "Zoë has results in round 2, and they stay. Whoever leaves now withdraws."
        );
        assert_eq!(
            say(Language::German, results()),
            "Zoë hat in Runde 2 Ergebnisse, und die bleiben. Wer jetzt geht, scheidet aus."
        );
        let missing = Refusal::ResultsMissing { round: RoundNumber(3), tables: vec![TableNumber(2), TableNumber(5)] };
        assert_eq!(
            say(Language::English, missing),
            "Results of round 3 are missing at tables 2, 5. Enter them, or close the round without them."
        );
    }
}
