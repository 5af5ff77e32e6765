//! Commands about tournaments as the log has them: data that refer to people, series and the tournament by id.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use serde_json::{Value, json};

use super::row::{OUTS, STRENGTHS, name};
use crate::club::{PlayerId, SeriesId};
use crate::tournament::{
    Apart, Arrangement, Command, Group, Missing, Out, Pairing, Round, RoundNumber, SeriesLeft, Settings, TableNumber,
    TournamentId, turn_face_down,
};

/// A command as the log has it.
pub(in crate::store) fn written(id: TournamentId, command: &Command) -> Value {
    let mut data = match command {
        Command::Create { id: _, name, first, last, settings, stages } => json!({
            "name": name.as_str(),
            "first_day": first.to_string(),
            "last_day": last.to_string(),
            "settings": settings_data(settings),
            "stages": data(stages),
        }),
        Command::TakeIn(taken) => {
            let tables = |round: &Round| -> Value {
                let table = |pairing: &Pairing| {
                    json!({
                        "table": pairing.table.0,
                        "first": pairing.players.first.to_string(),
                        "second": pairing.players.second.to_string(),
                        "series": pairing.all_series().map(ToString::to_string).collect::<Vec<_>>(),
                    })
                };
                round.pairings().map(table).collect()
            };
            json!({
                "name": taken.head().name.as_str(),
                "first_day": taken.head().first.to_string(),
                "last_day": taken.head().last.to_string(),
                "players": taken.entries().keys().map(ToString::to_string).collect::<Vec<_>>(),
                "rounds": taken.rounds().values().map(tables).collect::<Vec<_>>(),
            })
        }
        Command::Edit { name, first, last } => {
            json!({ "name": name.as_str(), "first_day": first.to_string(), "last_day": last.to_string() })
        }
        Command::ChangeSettings(settings) => json!({ "settings": settings_data(settings) }),
        Command::SetPrizes(prizes) => json!({ "prizes": data(prizes) }),
        Command::PlanStages(stages) => json!({ "stages": data(stages) }),
        Command::Remove { series } => json!({ "struck": *series == SeriesLeft::Struck }),
        Command::Enter { player, from, rating } => {
            json!({ "player": player.to_string(), "round": from.0, "rating": rating })
        }
        Command::RemoveEntry { player } => json!({ "player": player.to_string() }),
        Command::ReplaceEntry { player, by, rating } => {
            json!({ "player": player.to_string(), "by": by.to_string(), "rating": rating })
        }
        Command::SetSeeds { order } => json!({ "order": ids(order) }),
        Command::Start { ratings, groups } => {
            let ratings: Vec<_> = ratings.iter().map(|(player, rating)| json!([player.to_string(), rating])).collect();
            json!({ "ratings": ratings, "groups": group_data(groups) })
        }
        Command::PutAvoid(avoid) => {
            let mut data = apart_data(avoid.apart);
            data["strength"] = name(&STRENGTHS, avoid.strength).into();
            data["until"] = json!(avoid.until.map(|until| until.0));
            data
        }
        Command::RemoveAvoid { apart } => apart_data(*apart),
        Command::FixTable { player, table } => {
            json!({ "player": player.to_string(), "table": table.map(|table| table.0) })
        }
        Command::SitOut { round, player, out } => json!({
            "player": player.to_string(),
            "round": round.0,
            "out": out.map(|out| name(&OUTS, out)),
        }),
        Command::Withdraw { player, from } | Command::Return { player, from } => {
            json!({ "player": player.to_string(), "round": from.0 })
        }
        Command::PairRound { round, date, arrangement } => {
            let mut data = arrangement_data(*round, arrangement);
            data["day"] = date.to_string().into();
            data
        }
        Command::ChangePairings { round, arrangement, discard } => {
            let mut data = arrangement_data(*round, arrangement);
            data["discard"] = series_data(discard);
            data
        }
        Command::Pin { round, table, pinned } => {
            let mut data = at_table(*round, *table);
            data["pinned"] = (*pinned).into();
            data
        }
        Command::NoShow { round, table, no_show } => {
            let mut data = at_table(*round, *table);
            data["no_show"] = (*no_show).into();
            data
        }
        Command::AddExtra { round, table, series, date } => {
            let mut data = at_table(*round, *table);
            data["series"] = series.to_string().into();
            data["day"] = date.to_string().into();
            data
        }
        Command::CloseRound { round, missing } => {
            json!({ "round": round.0, "missing": *missing == Missing::Allowed })
        }
        Command::ReleaseRound { round } | Command::ReopenRound { round } => json!({ "round": round.0 }),
        Command::DeleteRound { round, discard } => json!({ "round": round.0, "discard": series_data(discard) }),
        Command::CloseStage { stage, advance, groups } => {
            json!({ "stage": stage.0, "advance": ids(advance), "groups": group_data(groups) })
        }
        Command::ReopenStage { stage } => json!({ "stage": stage.0 }),
        Command::Finish | Command::Reopen => json!({}),
    };
    data["tournament"] = id.to_string().into();
    data
}

/// What has names of its own in files.
fn data(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

fn ids(players: &[PlayerId]) -> Value {
    players.iter().map(ToString::to_string).collect()
}

fn series_data(series: &BTreeSet<SeriesId>) -> Value {
    series.iter().map(ToString::to_string).collect()
}

fn group_data(groups: &BTreeMap<PlayerId, Group>) -> Value {
    groups.iter().map(|(player, group)| json!([player.to_string(), group.0])).collect()
}

fn apart_data(apart: Apart) -> Value {
    match apart {
        Apart::Pair(one, other) => json!({ "apart": "pair", "first": one.to_string(), "second": other.to_string() }),
        Apart::Households => json!({ "apart": "households" }),
        Apart::Clubs => json!({ "apart": "clubs" }),
    }
}

fn settings_data(settings: &Settings) -> Value {
    let mut data = data(settings);
    turn_face_down(&mut data);
    data
}

fn at_table(round: RoundNumber, table: TableNumber) -> Value {
    json!({ "round": round.0, "table": table.0 })
}

fn arrangement_data(round: RoundNumber, arrangement: &Arrangement) -> Value {
    let tables = arrangement.tables.iter().map(|seating| {
        json!({
            "table": seating.table.0,
            "first": seating.players.first.to_string(),
            "second": seating.players.second.to_string(),
            "series": seating.series.to_string(),
            "bracket": seating.bracket.map(|bracket| bracket.0),
            "pinned": seating.pinned,
        })
    });
    let outs = |(player, out): (&PlayerId, &Out)| json!([player.to_string(), name(&OUTS, *out)]);
    json!({
        "round": round.0,
        "tables": tables.collect::<Vec<_>>(),
        "outs": arrangement.outs.iter().map(outs).collect::<Vec<_>>(),
    })
}
