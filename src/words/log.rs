//! The log in words: what was done to whom. Its data refer to people, series, seasons and tournaments by id.

use std::collections::BTreeMap;

use serde_json::Value;

use super::{Words, message};
use crate::club::{BatchPurpose, CommandKind};

/// What the ids in a log stand for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LogNames {
    /// The names of players by id.
    pub players: BTreeMap<String, String>,
    /// The date and the ids of both players of series by id.
    pub series: BTreeMap<String, (String, [String; 2])>,
    /// The names of seasons by id.
    pub seasons: BTreeMap<String, String>,
    /// The names of tournaments by id.
    pub tournaments: BTreeMap<String, String>,
}

impl LogNames {
    /// Takes names from a command in the log where there are none yet.
    pub fn learn(&mut self, command: &Value) {
        for part in parts(command) {
            let text = |field: &str| part[field].as_str().map(str::to_owned);
            if let (Some(player), Some(name)) = (text("player"), part["profile"]["name"].as_str()) {
                self.players.entry(player).or_insert_with(|| name.to_owned());
            }
            if let (Some(series), Some(date), Some(first), Some(second)) =
                (text("series"), text("date"), text("first"), text("second"))
            {
                self.series.entry(series).or_insert((date, [first, second]));
            }
            if let (Some(season), Some(name)) = (text("season"), text("name")) {
                self.seasons.entry(season).or_insert(name);
            }
            if let (Some(tournament), Some(name)) = (text("tournament"), text("name")) {
                self.tournaments.entry(tournament).or_insert(name);
            }
        }
    }

    pub(super) fn player(&self, id: &Value) -> String {
        let id = id.as_str().unwrap_or("?");
        self.players.get(id).cloned().unwrap_or_else(|| id.to_owned())
    }
}

/// A command, or the commands of a batch.
pub fn parts(command: &Value) -> &[Value] {
    match command["commands"].as_array() {
        Some(parts) => parts,
        None => std::slice::from_ref(command),
    }
}

impl Words {
    /// What a command in the log did.
    pub fn logged(&self, command: &Value, names: &LogNames) -> String {
        let player = || names.player(&command["player"]);
        let series = || self.logged_series(command, names);
        let name = command["command"].as_str().unwrap_or_default();
        let Some(kind) = CommandKind::from_name(name) else {
            let of_tournament = self.logged_in_tournament(command, names);
            return of_tournament.unwrap_or_else(|| self.logged_batch(name, parts(command), names));
        };
        match kind {
            CommandKind::AddPlayer => message!(self, "log-add-player", player = player()),
            CommandKind::EditPlayer => {
                let name = command["profile"]["name"].as_str().unwrap_or_default();
                // Who was made anonymous since has no name here; namesakes have more than the name.
                if name.is_empty() || player().starts_with(name) {
                    message!(self, "log-edit-player", player = player())
                } else {
                    message!(self, "log-rename-player", player = player(), name = name)
                }
            }
            CommandKind::ArchivePlayer => message!(self, "log-archive-player", player = player()),
            CommandKind::RestorePlayer => message!(self, "log-restore-player", player = player()),
            CommandKind::RemovePlayer => message!(self, "log-remove-player", player = player()),
            CommandKind::MergePlayers => {
                let (from, into) = (names.player(&command["from"]), names.player(&command["into"]));
                message!(self, "log-merge-players", from = from, into = into)
            }
            CommandKind::AnonymisePlayer => message!(self, "log-anonymise-player", player = player()),
            CommandKind::RecordSeries if command["games"].as_array().is_some_and(Vec::is_empty) => {
                message!(self, "log-begin-series", series = series())
            }
            CommandKind::RecordSeries => {
                let games = command["games"].as_array().map_or(&[][..], Vec::as_slice);
                let games: Vec<_> = games.iter().map(|game| self.logged_game(game, command, names)).collect();
                message!(self, "log-record-series", series = series(), games = games.join(" / "))
            }
            CommandKind::AddGame => {
                let game = self.logged_game(&command["game"], command, names);
                message!(self, "log-add-game", series = series(), game = game)
            }
            CommandKind::CorrectGame => {
                let game = self.logged_game(&command["game"], command, names);
                message!(self, "log-correct-game", series = series(), number = number(command), game = game)
            }
            CommandKind::EditSeries => self.logged_edit(command, names),
            CommandKind::RemoveGame => message!(self, "log-remove-game", series = series(), number = number(command)),
            CommandKind::StartGame => message!(self, "log-start-game", series = series()),
            CommandKind::EndGame => {
                let game = self.logged_game(&command["game"], command, names);
                message!(self, "log-end-game", series = series(), game = game)
            }
            CommandKind::CloseSeries => message!(self, "log-close-series", series = series()),
            CommandKind::RemoveSeries => message!(self, "log-remove-series", series = series()),
            CommandKind::ChangeSettings => message!(self, "log-change-settings"),
            CommandKind::PutSeason => message!(self, "log-put-season", season = self.logged_season(command, names)),
            CommandKind::RemoveSeason => {
                message!(self, "log-remove-season", season = self.logged_season(command, names))
            }
        }
    }

    fn logged_batch(&self, name: &str, parts: &[Value], names: &LogNames) -> String {
        let count = parts.len();
        let all = || {
            let mut sentences: Vec<_> = parts.iter().map(|part| self.logged(part, names)).collect();
            // What another sentence follows ends as one.
            let followed = count.saturating_sub(1);
            sentences.iter_mut().take(followed).filter(|one| !one.ends_with('.')).for_each(|one| one.push('.'));
            sentences.join(" ")
        };
        match BatchPurpose::from_name(name) {
            Some(BatchPurpose::Import) => message!(self, "log-import", count = count),
            Some(BatchPurpose::Evening) => message!(self, "log-evening", count = count),
            Some(
                BatchPurpose::CloseSeries | BatchPurpose::ReplayGame | BatchPurpose::Withdraw | BatchPurpose::Together,
            ) => all(),
            // A newer program may have written what this one does not know.
            None => message!(self, "log-unknown", command = name),
        }
    }

    /// “the series Zoë – Max of 30 November 2026”.
    fn logged_series(&self, command: &Value, names: &LogNames) -> String {
        let id = command["series"].as_str().unwrap_or("?");
        match names.series.get(id) {
            Some((date, [first, second])) => {
                let player = |id: &String| names.players.get(id).unwrap_or(id).clone();
                message!(self, "log-series", first = player(first), second = player(second), date = self.date_of(date))
            }
            None => message!(self, "log-series-unknown", id = id),
        }
    }

    fn logged_edit(&self, command: &Value, names: &LogNames) -> String {
        let (first, second) = (names.player(&command["first"]), names.player(&command["second"]));
        message!(
            self,
            "log-edit-series",
            series = self.logged_series(command, names),
            first = first,
            second = second,
            date = self.date_of(command["date"].as_str().unwrap_or_default())
        )
    }

    fn logged_season(&self, command: &Value, names: &LogNames) -> String {
        let id = command["season"].as_str().unwrap_or("?");
        let name = command["name"].as_str().or(names.seasons.get(id).map(String::as_str));
        name.unwrap_or(id).to_owned()
    }

    /// Points and exited tiles of both players on the board, and how the game ended.
    fn logged_game(&self, game: &Value, command: &Value, names: &LogNames) -> String {
        let id = command["series"].as_str().unwrap_or_default();
        let players = match (command["first"].as_str(), command["second"].as_str(), names.series.get(id)) {
            (Some(first), Some(second), _) => [first.to_owned(), second.to_owned()],
            (_, _, Some((_, players))) => players.clone(),
            _ => ["?".to_owned(), "?".to_owned()],
        };
        let players = players.map(|id| names.players.get(&id).unwrap_or(&id).clone());
        let animals = usize::from(game["animals"] != "first");
        let [animals, humans] = [&players[animals], &players[1 - animals]];
        let figures = |side: usize| {
            let (points, exited) = (game["points"][side].as_u64(), game["exited"][side].as_u64());
            message!(self, "game-figures", points = points.unwrap_or(0), exited = exited.unwrap_or(0))
        };
        let loser = if game["loser"] == "animals" { animals } else { humans };
        let ended = match game["termination"].as_str() {
            Some("agreed") => message!(self, "game-agreed"),
            Some("adjudicated") => match game["reason"].as_str() {
                Some(reason) => message!(self, "game-adjudicated-because", reason = reason),
                None => message!(self, "game-adjudicated"),
            },
            Some("conceded") => message!(self, "game-conceded", loser = loser.as_str()),
            Some("time") => message!(self, "game-time", loser = loser.as_str()),
            Some("forfeit") => message!(self, "game-forfeit", loser = loser.as_str()),
            Some("walkover") => message!(self, "game-walkover", loser = loser.as_str()),
            Some("void") => message!(self, "game-void"),
            Some("unfinished") => message!(self, "game-unfinished"),
            _ => String::new(),
        };
        // Where nobody has a point, how it ended says it all.
        let is_bare =
            ["points", "exited"].iter().all(|what| (0..2).all(|side| game[*what][side].as_u64().unwrap_or(0) == 0));
        if is_bare && !ended.is_empty() {
            return message!(
                self,
                "log-game-without-points",
                animals = animals.as_str(),
                humans = humans.as_str(),
                how = ended
            );
        }
        let game = message!(
            self,
            "log-game",
            animals = animals.as_str(),
            of_animals = figures(0),
            humans = humans.as_str(),
            of_humans = figures(1)
        );
        if ended.is_empty() { game } else { format!("{game} ({ended})") }
    }
}

fn number(command: &Value) -> u64 {
    command["number"].as_u64().unwrap_or_default()
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
            series: [("s".to_owned(), ("2026-11-28".to_owned(), ["z".to_owned(), "m".to_owned()]))].into(),
            seasons: [pair("y", "2026/27")].into(),
            ..LogNames::default()
        }
    }

    fn game() -> Value {
        json!({ "animals": "second", "points": [12, 60], "exited": [0, 1], "termination": "conceded", "loser": "animals" })
    }

    #[test]
    fn every_command_is_put_into_words() {
        for language in Language::ALL {
            let words = Words::in_language(language);
            for command in CommandKind::ALL {
                let data = json!({
                    "command": command.name(), "player": "z", "profile": { "name": "Zoë" }, "from": "m", "into": "z",
                    "series": "s", "first": "z", "second": "m", "date": "2026-11-28", "number": 2, "game": game(),
                    "games": [game()], "season": "y", "name": "2026/27",
                });
                let sentence = words.logged(&data, &names());
                let names_somebody = ["Zoë", "2026/27"].iter().any(|name| sentence.contains(name));
                assert!(command == CommandKind::ChangeSettings || names_somebody, "{sentence}");
                assert!(!sentence.contains('?') && !sentence.contains("log-"), "{sentence}");
            }
            for batch in ["import", "evening"] {
                let sentence = words.logged(&json!({ "command": batch, "commands": [{}, {}] }), &names());
                assert!(sentence.contains('2'), "{sentence}");
            }
        }
    }

    #[test]
    fn games_in_the_log_name_who_was_what_and_who_lost() {
        let corrected = json!({ "command": "correct-game", "series": "s", "number": 2, "game": game() });
        let [english, french, german] = [Language::English, Language::French, Language::German]
            .map(|language| Words::in_language(language).logged(&corrected, &names()));
        assert_eq!(
            english,
            "Corrected game 2 of the series Zoë – Max of 28 November 2026: Max 12+0 (animals), Zoë 60+1 (humans) (Max conceded)"
        );
        assert_eq!(
            french,
            "Correction de la partie 2\u{a0}: série Zoë – Max du 28 novembre 2026\u{a0}: Max 12+0 (animaux), Zoë 60+1 (humains) \
             (Max a abandonné)"
        );
        assert_eq!(
            german,
            "Partie 2 berichtigt: Serie Zoë – Max vom 28. November 2026: Max 12+0 (Tiere), Zoë 60+1 (Menschen) (Max hat \
             aufgegeben)"
        );
    }

    #[test]
    fn a_game_without_play_is_told_by_how_it_ended() {
        let bare = json!({ "animals": "first", "points": [0, 0], "exited": [0, 0], "termination": "conceded", "loser": "humans" });
        let recorded = json!({ "command": "record-series", "series": "s", "first": "z", "second": "m",
            "date": "2026-11-28", "games": [bare] });
        let told = |language| Words::in_language(language).logged(&recorded, &names());
        assert_eq!(
            told(Language::English),
            "Recorded the series Zoë – Max of 28 November 2026: Zoë (animals), Max (humans): Max conceded"
        );
        assert!(Language::ALL.iter().all(|&language| !told(language).contains("0+0")));
    }

    #[test]
    fn what_is_gone_is_called_as_the_log_knew_it() {
        let words = Words::in_language(Language::English);
        let mut names = LogNames::default();
        names.learn(&json!({ "command": "add-player", "player": "l", "profile": { "name": "Lou" } }));
        names.learn(
            &json!({ "command": "record-series", "series": "s", "first": "l", "second": "m", "date": "2026-11-28" }),
        );
        let closed = words.logged(&json!({ "command": "close-series", "series": "s" }), &names);
        assert_eq!(closed, "Closed the series Lou – m of 28 November 2026.");
        assert_eq!(words.logged(&json!({ "command": "new-command" }), &names), "new-command");
    }
}
