//! What an entry of the log changed, fact by fact: how it was and how it is since, in words.

use chrono::NaiveDate;
use serde_json::Value;
use uuid::Uuid;

use super::log::LogNames;
use super::{Words, message};
use crate::club::MatchPoints;
use crate::rules::Side;
use crate::store::FactChange;

/// A fact that was changed: what it is, and its parts that are not as before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Changed {
    /// What it is: “Player Zoë”.
    pub what: String,
    /// Its parts: their names, how they were, and how they are since; nothing where the fact was not there.
    pub parts: Vec<(String, Option<String>, Option<String>)>,
    /// Whether it was put in.
    pub is_new: bool,
    /// Whether it was taken away.
    pub is_gone: bool,
}

/// A part of a fact: its name, and what it says; nothing where it says nothing.
type Part = (String, Option<String>);

impl Words {
    /// What was changed about a fact.
    pub fn changed(&self, change: &FactChange, names: &LogNames) -> Changed {
        let parts =
            |fact: &Option<Value>| fact.as_ref().map_or_else(Vec::new, |fact| self.parts(&change.table, fact, names));
        let (before, after) = (parts(&change.before), parts(&change.after));
        let titles = if after.is_empty() { &before } else { &after };
        let both = titles.iter().enumerate().map(|(place, (title, _))| {
            let of = |parts: &[Part]| parts.get(place).and_then(|(_, value)| value.clone());
            (title.clone(), of(&before), of(&after))
        });
        let (is_new, is_gone) = (change.before.is_none(), change.after.is_none());
        // Of what was put in or taken away, it says nothing that something was not so.
        let no = Some(message!(self, "change-no"));
        let is_nothing =
            |before: &Option<String>, after: &Option<String>| is_new && *after == no || is_gone && *before == no;
        let fact = change.after.as_ref().or(change.before.as_ref()).unwrap_or(&Value::Null);
        Changed {
            what: self.fact(&change.table, fact, names),
            parts: both.filter(|(_, before, after)| before != after && !is_nothing(before, after)).collect(),
            is_new,
            is_gone,
        }
    }

    /// What a fact is.
    fn fact(&self, table: &str, fact: &Value, names: &LogNames) -> String {
        match table {
            "players" => {
                let label = names.players.get(&id(&fact["id"])).cloned();
                message!(self, "change-player", player = label.or_else(|| text(&fact["name"])).unwrap_or_default())
            }
            "series" => message!(self, "change-series", series = self.pair(&id(&fact["id"]), names)),
            "games" => {
                let number = fact["number"].as_u64().unwrap_or_default();
                message!(self, "change-game", number = number, series = self.pair(&id(&fact["series"]), names))
            }
            "seasons" => message!(self, "change-season", season = text(&fact["name"]).unwrap_or_default()),
            "club" => message!(self, "change-club"),
            _ => {
                let of = id(if table == "tournaments" { &fact["id"] } else { &fact["tournament"] });
                let name = names.tournaments.get(&of).cloned().or_else(|| text(&fact["name"])).unwrap_or_default();
                message!(self, "change-tournament", tournament = name)
            }
        }
    }

    /// “Zoë – Max, 30 November 2026”.
    fn pair(&self, series: &str, names: &LogNames) -> String {
        let Some((date, players)) = names.series.get(series) else { return series.to_owned() };
        let [first, second] = players.each_ref().map(|player| names.players.get(player).unwrap_or(player).as_str());
        format!("{first} – {second}, {}", self.date_of(date))
    }

    /// A date as facts write it, for people.
    pub(super) fn date_of(&self, date: &str) -> String {
        date.parse::<NaiveDate>().map_or_else(|_| date.to_owned(), |date| self.date(date))
    }

    fn parts(&self, table: &str, fact: &Value, names: &LogNames) -> Vec<Part> {
        match table {
            "players" => self.player_parts(fact, names),
            "series" => self.series_parts(fact, names),
            "games" => self.game_parts(fact, names),
            "seasons" => self.season_parts(fact),
            "club" => self.club_parts(fact),
            "tournaments" => self.tournament_parts(fact),
            _ => self.event_parts(fact, names),
        }
    }

    fn yes(&self, value: &Value) -> Option<String> {
        let is = value.as_i64()? != 0;
        Some(if is { message!(self, "export-yes") } else { message!(self, "change-no") })
    }

    fn player_parts(&self, fact: &Value, names: &LogNames) -> Vec<Part> {
        vec![
            (message!(self, "column-name"), text(&fact["name"])),
            (message!(self, "column-short-name"), text(&fact["short_name"])),
            (message!(self, "column-group"), text(&fact["club_group"])),
            (message!(self, "column-household"), text(&fact["household"])),
            (message!(self, "column-colour"), text(&fact["colour"])),
            (message!(self, "column-birth-year"), text(&fact["birth_year"])),
            (message!(self, "column-contact"), text(&fact["contact"])),
            (message!(self, "column-notes"), text(&fact["notes"])),
            (message!(self, "column-guest"), self.yes(&fact["guest"])),
            (message!(self, "column-archived"), self.yes(&fact["archived"])),
            (message!(self, "app-merged-into"), named(&fact["merged_into"], names)),
        ]
    }

    fn series_parts(&self, fact: &Value, names: &LogNames) -> Vec<Part> {
        let purpose = match fact["purpose"].as_str() {
            Some("practice") => message!(self, "app-practice"),
            _ => message!(self, "change-counted"),
        };
        let length = fact["length"].as_u64().map(|games| message!(self, "app-length", games = games));
        vec![
            (message!(self, "column-first"), named(&fact["first"], names)),
            (message!(self, "column-second"), named(&fact["second"], names)),
            (message!(self, "column-date"), text(&fact["date"]).map(|date| self.date_of(&date))),
            (message!(self, "change-purpose"), Some(purpose)),
            (message!(self, "app-length-of"), length),
            (message!(self, "app-same-sides"), self.yes(&fact["same_sides"])),
            (message!(self, "change-closed"), self.yes(&fact["closed"])),
        ]
    }

    fn game_parts(&self, fact: &Value, names: &LogNames) -> Vec<Part> {
        let players = names.series.get(&id(&fact["series"])).map(|(_, players)| players);
        let animals = usize::from(fact["animals"] != "first");
        let player = |seat: usize| {
            let player = players.and_then(|players| players.get(seat))?;
            Some(names.players.get(player).unwrap_or(player).clone())
        };
        let figures = |points: &str, exited: &str| {
            let (points, exited) = (fact[points].as_u64()?, fact[exited].as_u64()?);
            Some(message!(self, "game-figures", points = points, exited = exited))
        };
        let recorded = match fact["recorded"].as_str() {
            Some("totals") => message!(self, "app-by-totals"),
            Some("piles") => message!(self, "app-by-piles"),
            Some("moves") => message!(self, "change-moves"),
            _ => message!(self, "app-on-screen"),
        };
        let rules = match fact["rules"].as_str() {
            Some("boxed") => message!(self, "app-rules-boxed"),
            _ => message!(self, "app-rules-classic"),
        };
        let given = match (fact["animals_given"].as_u64(), fact["humans_given"].as_u64()) {
            (Some(animals), Some(humans)) => Some(format!("{animals} – {humans}")),
            _ => None,
        };
        let clock = fact["clock_main"].as_u64().map(|main| {
            let more = fact["clock_increment"].as_u64().unwrap_or_default();
            let (minutes, seconds): (u64, u64) = (main / 60_000, more / 1_000);
            message!(self, "change-clock-time", minutes = minutes, seconds = seconds)
        });
        let actions = text(&fact["actions"]).map(|actions| actions.split_whitespace().count().to_string());
        let loser = match fact["loser"].as_str() {
            Some("animals") => player(animals),
            Some(_) => player(1 - animals),
            None => None,
        };
        vec![
            (message!(self, "change-animals-of"), player(animals)),
            (self.beginning(Side::Animals), figures("animals_points", "animals_exited")),
            (self.beginning(Side::Humans), figures("humans_points", "humans_exited")),
            (message!(self, "column-ended"), text(&fact["termination"]).map(|how| self.ended(&how))),
            (message!(self, "app-who-lost"), loser),
            (message!(self, "app-setting-walkover"), text(&fact["walkover"])),
            (message!(self, "change-given"), given),
            (message!(self, "app-why"), text(&fact["reason"])),
            (message!(self, "change-recorded"), Some(recorded)),
            (message!(self, "app-by-piles"), text(&fact["piles"])),
            (message!(self, "change-actions"), actions),
            (message!(self, "app-rules"), Some(rules)),
            (message!(self, "change-clock"), clock),
            (message!(self, "change-seen"), self.yes(&fact["seen"])),
        ]
    }

    /// A side at the beginning of a line.
    fn beginning(&self, side: Side) -> String {
        match side {
            Side::Animals => message!(self, "change-animals"),
            Side::Humans => message!(self, "change-humans"),
        }
    }

    /// How a game ended, by its name in the facts.
    pub fn ended(&self, how: &str) -> String {
        match how {
            "normal" => message!(self, "app-how-normal"),
            "agreed" => message!(self, "app-how-agreed"),
            "adjudicated" => message!(self, "app-how-adjudicated"),
            "conceded" => message!(self, "app-how-conceded"),
            "time" => message!(self, "app-how-time"),
            "forfeit" => message!(self, "app-how-forfeit"),
            "walkover" => message!(self, "app-how-walkover"),
            "void" => message!(self, "app-how-void"),
            _ => message!(self, "game-unfinished"),
        }
    }

    fn season_parts(&self, fact: &Value) -> Vec<Part> {
        let date = |part: &str| text(&fact[part]).map(|date| self.date_of(&date));
        let parts = [
            (message!(self, "column-name"), text(&fact["name"])),
            (message!(self, "change-first-day"), date("first")),
            (message!(self, "app-season-last"), date("last")),
        ];
        parts.into_iter().chain(self.scale_parts(fact)).collect()
    }

    fn tournament_parts(&self, fact: &Value) -> Vec<Part> {
        let date = |part: &str| text(&fact[part]).map(|date| self.date_of(&date));
        vec![
            (message!(self, "column-name"), text(&fact["name"])),
            (message!(self, "change-first-day"), date("first")),
            (message!(self, "app-season-last"), date("last")),
        ]
    }

    /// What the facts of a tournament have in common: who, in which round, at which table, with whom.
    fn event_parts(&self, fact: &Value, names: &LogNames) -> Vec<Part> {
        vec![
            (message!(self, "column-player"), named(&fact["player"], names)),
            (message!(self, "column-rating"), text(&fact["rating"])),
            (message!(self, "column-table"), text(&fact["at_table"])),
            (message!(self, "column-first"), named(&fact["first"], names)),
            (message!(self, "column-second"), named(&fact["second"], names)),
            (message!(self, "column-date"), text(&fact["date"]).map(|date| self.date_of(&date))),
        ]
    }

    fn club_parts(&self, fact: &Value) -> Vec<Part> {
        let millionths = |part: &str, decimals: usize| {
            let value = fact[part].as_i64()?;
            Some(self.decimal(value as f64 / 1_000_000.0, decimals))
        };
        let name = [(message!(self, "app-setting-name"), text(&fact["name"]))];
        let rest = [
            (message!(self, "app-setting-walkover"), text(&fact["walkover"])),
            (message!(self, "column-rating"), millionths("rating", 0)),
            (message!(self, "column-deviation"), millionths("deviation", 0)),
            (message!(self, "change-volatility"), millionths("volatility", 3)),
            (message!(self, "app-setting-tau"), millionths("tau", 2)),
        ];
        name.into_iter().chain(self.scale_parts(fact)).chain(rest).collect()
    }

    fn scale_parts(&self, fact: &Value) -> [Part; 4] {
        let halves = |part: &str| {
            let halves = fact[part].as_u64().and_then(|halves| u32::try_from(halves).ok())?;
            Some(self.match_points(MatchPoints { halves }))
        };
        [
            (message!(self, "app-setting-win"), halves("win")),
            (message!(self, "app-setting-draw"), halves("draw")),
            (message!(self, "app-setting-loss"), halves("loss")),
            (message!(self, "app-setting-least"), text(&fact["least_series"])),
        ]
    }
}

/// A text or a number; nothing where there is none.
fn text(value: &Value) -> Option<String> {
    match value {
        Value::String(text) if !text.is_empty() => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

/// An id as the log writes it, which facts write in hexadecimal digits.
fn id(value: &Value) -> String {
    let text = value.as_str().unwrap_or_default();
    Uuid::try_parse(text).map_or_else(|_| text.to_owned(), |id| id.to_string())
}

fn named(value: &Value, names: &LogNames) -> Option<String> {
    let player = text(value).map(|_| id(value))?;
    Some(names.players.get(&player).unwrap_or(&player).clone())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::words::Language;

    fn names() -> LogNames {
        let (z, m, s) = (Uuid::from_u128(1), Uuid::from_u128(2), Uuid::from_u128(3));
        LogNames {
            players: [(z.to_string(), "Zoë".to_owned()), (m.to_string(), "Max".to_owned())].into(),
            series: [(s.to_string(), ("2026-11-28".to_owned(), [z.to_string(), m.to_string()]))].into(),
            ..LogNames::default()
        }
    }

    #[test]
    fn only_what_is_not_as_before_is_said() {
        let game = |points: u32, animals: &str| {
            json!({
                "series": "00000000000000000000000000000003", "number": 2, "animals": animals, "recorded": "totals",
                "animals_points": 40, "animals_exited": 1, "humans_points": points, "humans_exited": 0,
                "termination": "normal", "rules": "classic",
            })
        };
        let change =
            FactChange { table: "games".to_owned(), before: Some(game(30, "first")), after: Some(game(20, "second")) };
        let changed = Words::in_language(Language::English).changed(&change, &names());
        assert_eq!(changed.what, "Game 2, Zoë – Max, 28 November 2026");
        let part = |title: &str, before: &str, after: &str| {
            (title.to_owned(), Some(before.to_owned()), Some(after.to_owned()))
        };
        assert_eq!(changed.parts, [part("Had the animals", "Zoë", "Max"), part("Humans", "30+0", "20+0")]);
        let gone = FactChange { after: None, ..change };
        let gone = Words::in_language(Language::French).changed(&gone, &names());
        assert!(
            gone.is_gone
                && !gone.is_new
                && gone.parts.iter().all(|(_, before, after)| before.is_some() && after.is_none())
        );
    }

    #[test]
    fn what_belongs_to_a_tournament_is_said_of_the_tournament() {
        let cup = Uuid::from_u128(4).to_string();
        let names = LogNames { tournaments: [(cup, "Cup".to_owned())].into(), ..names() };
        for table in ["entries", "away", "stages", "members", "rounds", "pairings", "places", "extra", "avoids"] {
            let fact = json!({ "tournament": "00000000000000000000000000000004", "rating": 0,
                "player": "00000000000000000000000000000001" });
            let change = FactChange { table: table.to_owned(), before: None, after: Some(fact) };
            let changed = Words::in_language(Language::English).changed(&change, &names);
            assert_eq!(changed.what, "Tournament Cup", "{table}");
            assert_eq!(changed.parts[0], ("Player".to_owned(), None, Some("Zoë".to_owned())), "{table}");
        }
    }

    #[test]
    fn facts_of_every_table_have_words_in_every_language() {
        let rows = [
            (
                "players",
                json!({ "id": "00000000000000000000000000000001", "name": "Zoë", "guest": 1, "archived": 0,
                "merged_into": "00000000000000000000000000000002" }),
            ),
            (
                "series",
                json!({ "id": "00000000000000000000000000000003", "first": "00000000000000000000000000000001",
                "second": "00000000000000000000000000000002", "date": "2026-11-28", "purpose": "practice", "length": 2,
                "same_sides": 0, "closed": 1 }),
            ),
            (
                "seasons",
                json!({ "name": "2026", "first": "2026-01-01", "last": "2026-12-31", "win": 4, "draw": 1,
                "loss": 0, "least_series": 3 }),
            ),
            (
                "tournaments",
                json!({ "id": "00000000000000000000000000000004", "name": "Cup", "first": "2026-11-28",
                "last": "2026-11-29" }),
            ),
            (
                "pairings",
                json!({ "tournament": "00000000000000000000000000000004", "at_table": 1,
                "first": "00000000000000000000000000000001", "second": "00000000000000000000000000000002" }),
            ),
            ("club", json!({ "name": "Hallali", "win": 4, "walkover": 35, "rating": 1_500_000_000_i64 })),
        ];
        for language in Language::ALL {
            let words = Words::in_language(language);
            for (table, row) in &rows {
                let change = FactChange { table: (*table).to_owned(), before: None, after: Some(row.clone()) };
                let changed = words.changed(&change, &names());
                assert!(changed.is_new && changed.parts.len() >= 3, "{changed:?}");
                let said = format!("{changed:?}");
                assert!(
                    !said.contains("change-")
                        && !said.contains("example")
                        && !said.contains("2026-1")
                        && !said.contains("0000"),
                    "{said}"
                );
            }
        }
    }
}
