//! What the log says of tournaments, in words.

use serde_json::Value;

use super::log::LogNames;
use super::{Words, message};
use crate::tournament::CommandKind;

impl Words {
    /// What a command about a tournament did; `None` for one that this program does not know.
    pub(super) fn logged_in_tournament(&self, command: &Value, names: &LogNames) -> Option<String> {
        let cup = command["tournament"].as_str()?;
        let cup = || names.tournaments.get(cup).cloned().unwrap_or_else(|| cup.to_owned());
        let person = |field: &str| names.player(&command[field]);
        let number = |field: &str| command[field].as_u64().unwrap_or_default();
        let is = |field: &str| command[field].as_bool().unwrap_or_default();
        Some(match CommandKind::from_name(command["command"].as_str()?)? {
            CommandKind::Create => message!(self, "log-create-tournament", tournament = cup()),
            CommandKind::TakeIn => message!(self, "log-take-in-tournament", tournament = cup()),
            CommandKind::Edit => message!(self, "log-edit-tournament", tournament = cup()),
            CommandKind::ChangeSettings => message!(self, "log-change-tournament-settings", tournament = cup()),
            CommandKind::SetPrizes => message!(self, "log-set-prizes", tournament = cup()),
            CommandKind::PlanStages => message!(self, "log-plan-stages", tournament = cup()),
            CommandKind::Remove => message!(self, "log-remove-tournament", tournament = cup()),
            CommandKind::Enter if number("round") > 1 => {
                message!(self, "log-enter-late", player = person("player"), tournament = cup(), round = number("round"))
            }
            CommandKind::Enter => message!(self, "log-enter", player = person("player"), tournament = cup()),
            CommandKind::RemoveEntry => {
                message!(self, "log-remove-tournament-entry", player = person("player"), tournament = cup())
            }
            CommandKind::ReplaceEntry => message!(
                self,
                "log-replace-tournament-entry",
                player = person("player"),
                by = person("by"),
                tournament = cup()
            ),
            CommandKind::SetSeeds => message!(self, "log-set-seeds", tournament = cup()),
            CommandKind::Start => message!(self, "log-start-tournament", tournament = cup()),
            CommandKind::PutAvoid => {
                message!(self, "log-put-avoid", apart = self.logged_apart(command, names), tournament = cup())
            }
            CommandKind::RemoveAvoid => {
                message!(self, "log-remove-avoid", apart = self.logged_apart(command, names), tournament = cup())
            }
            CommandKind::FixTable if command["table"].is_null() => {
                message!(self, "log-free-table", player = person("player"), tournament = cup())
            }
            CommandKind::FixTable => {
                message!(self, "log-fix-table", player = person("player"), tournament = cup(), table = number("table"))
            }
            CommandKind::SitOut => message!(
                self,
                "log-sit-out",
                player = person("player"),
                tournament = cup(),
                round = number("round"),
                out = command["out"].as_str().unwrap_or("none")
            ),
            CommandKind::Withdraw => {
                message!(self, "log-withdraw", player = person("player"), tournament = cup(), round = number("round"))
            }
            CommandKind::Return => {
                message!(self, "log-return", player = person("player"), tournament = cup(), round = number("round"))
            }
            CommandKind::PairRound => message!(self, "log-pair-round", tournament = cup(), round = number("round")),
            CommandKind::ChangePairings => {
                message!(self, "log-change-pairings", tournament = cup(), round = number("round"))
            }
            CommandKind::Pin if is("pinned") => {
                let (round, table) = (number("round"), number("table"));
                message!(self, "log-pin-pairing", tournament = cup(), round = round, table = table)
            }
            CommandKind::Pin => {
                let (round, table) = (number("round"), number("table"));
                message!(self, "log-unpin-pairing", tournament = cup(), round = round, table = table)
            }
            CommandKind::NoShow if is("no_show") => {
                let (round, table) = (number("round"), number("table"));
                message!(self, "log-no-show", tournament = cup(), round = round, table = table)
            }
            CommandKind::NoShow => {
                let (round, table) = (number("round"), number("table"));
                message!(self, "log-no-no-show", tournament = cup(), round = round, table = table)
            }
            CommandKind::AddExtra => {
                let (round, table) = (number("round"), number("table"));
                message!(self, "log-add-extra-games", tournament = cup(), round = round, table = table)
            }
            CommandKind::ReleaseRound => {
                message!(self, "log-release-round", tournament = cup(), round = number("round"))
            }
            CommandKind::CloseRound if is("missing") => {
                message!(self, "log-close-round-missing", tournament = cup(), round = number("round"))
            }
            CommandKind::CloseRound => message!(self, "log-close-round", tournament = cup(), round = number("round")),
            CommandKind::ReopenRound => message!(self, "log-reopen-round", tournament = cup(), round = number("round")),
            CommandKind::DeleteRound => message!(self, "log-delete-round", tournament = cup(), round = number("round")),
            CommandKind::CloseStage => message!(self, "log-close-stage", tournament = cup(), stage = number("stage")),
            CommandKind::ReopenStage => message!(self, "log-reopen-stage", tournament = cup(), stage = number("stage")),
            CommandKind::Finish => message!(self, "log-finish-tournament", tournament = cup()),
            CommandKind::Reopen => message!(self, "log-reopen-tournament", tournament = cup()),
        })
    }

    /// Who is kept apart: “Zoë and Max”, “households”, “clubs”.
    fn logged_apart(&self, command: &Value, names: &LogNames) -> String {
        match command["apart"].as_str() {
            Some("households") => message!(self, "log-apart-households"),
            Some("clubs") => message!(self, "log-apart-clubs"),
            _ => {
                let (first, second) = (names.player(&command["first"]), names.player(&command["second"]));
                message!(self, "log-apart-pair", first = first, second = second)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::words::Language;

    fn names() -> LogNames {
        let pair = |id: &str, name: &str| (id.to_owned(), name.to_owned());
        LogNames {
            players: [pair("z", "Zoë"), pair("m", "Max")].into(),
            tournaments: [pair("t", "Spring Cup")].into(),
            ..LogNames::default()
        }
    }

    #[test]
    fn every_command_about_a_tournament_is_put_into_words() {
        for command in CommandKind::ALL.iter().map(|kind| kind.name()) {
            for language in Language::ALL {
                for is in [false, true] {
                    let data = json!({
                        "command": command, "tournament": "t", "player": "z", "by": "m", "first": "z", "second": "m",
                        "round": 3, "stage": 2, "table": if is { Some(7) } else { None }, "pinned": is, "no_show": is,
                        "missing": is, "apart": if is { "pair" } else { "clubs" },
                        "out": if is { Some("absent") } else { None },
                    });
                    let sentence = Words::in_language(language).logged(&data, &names());
                    assert!(sentence.contains("Spring Cup"), "{sentence}");
                    assert!(!sentence.contains("log-") && !sentence.contains('?'), "{sentence}");
                }
            }
        }
    }

    #[test]
    fn the_log_names_rounds_and_people() {
        let english = |data| Words::in_language(Language::English).logged(&data, &names());
        let paired = json!({ "command": "pair-round", "tournament": "t", "round": 3, "tables": [], "outs": [] });
        assert_eq!(english(paired), "Paired round 3 of Spring Cup.");
        let out = json!({ "command": "sit-out", "tournament": "t", "round": 2, "player": "z", "out": "requested-bye" });
        assert_eq!(english(out), "Zoë sits out in round 2 of Spring Cup: bye asked for.");
        let batch = json!({ "command": "withdraw-under-way", "commands": [
            { "command": "close-series", "series": "s" },
            { "command": "withdraw", "tournament": "t", "player": "z", "round": 3 },
        ] });
        assert_eq!(english(batch), "Closed the series s. Zoë withdrew from Spring Cup from round 3 on.");
        let mut names = LogNames::default();
        names.learn(&json!({ "command": "create-tournament", "tournament": "t", "name": "Cup" }));
        let finished = json!({ "command": "finish-tournament", "tournament": "t" });
        assert_eq!(Words::in_language(Language::English).logged(&finished, &names), "Ended Cup.");
    }
}
