//! A club of two at the keyboard, and the series of the README.

use serde_json::Value;

use super::commands::Home;

/// Zoë and Max.
pub(crate) fn club() -> Home {
    let home = Home::new();
    home.good(&["player", "add", "Zoë Martin", "--group", "Lyon"]);
    home.good(&["player", "add", "Max", "--guest"]);
    home
}

pub(crate) const FIRST: &str = "zoe animals 40+1, max humans 30+0";
pub(crate) const SECOND: &str = "zoe 35+2, max 20+0";

pub(crate) fn record(home: &Home, games: &[&str]) -> Value {
    let games = games.iter().flat_map(|game| ["-g", game]);
    let arguments: Vec<_> =
        ["series", "record", "zoe", "max", "--date", "2026-11-28"].into_iter().chain(games).collect();
    home.json(&arguments)
}

/// Points, exited tiles and winner of a series, by name.
pub(crate) fn result(series: &Value) -> (Vec<(String, u64, u64)>, Option<String>) {
    let name = |id: &Value| {
        let players = series["players"].as_array().expect("players");
        let player = players.iter().find(|player| player["id"] == *id).expect("a player");
        player["name"].as_str().expect("a name").to_owned()
    };
    let figure = |field: &str, index: usize| series["result"][field][index].as_u64().expect("a figure");
    let mut figures: Vec<_> = (0..2)
        .map(|index| (name(&series["players"][index]["id"]), figure("points", index), figure("exited", index)))
        .collect();
    figures.sort();
    let winner = series["result"].get("winner").map(name);
    (figures, winner)
}
