//! Commands as the log has them: what was done, as data that refers to people by id. Moves and deals are not repeated
//! here; the facts and the undo data have them.

use serde_json::{Map, Value, json};
use uuid::Uuid;

use super::carry::recorded_name;
use super::row::{millis, seat_name};
use super::tournaments;
use crate::club::{
    BatchPurpose, ClubSettings, Command, GameRecord, MatchScale, Profile, RatingSettings, Recorded, SameSides,
    SeriesRecord,
};
use crate::rules::Ending;
use crate::tournament::Act;

/// What was done as the log has it.
pub(super) fn written(act: &Act) -> Value {
    let mut data = match act {
        Act::Club(command) => command_data(command),
        Act::Tournament { id, command } => tournaments::written(*id, command),
    };
    data["command"] = act.name().into();
    data
}

fn command_data(command: &Command) -> Value {
    match command {
        Command::AddPlayer { player, profile } | Command::EditPlayer { player, profile } => {
            json!({ "player": player.to_string(), "profile": profile_data(profile) })
        }
        Command::ArchivePlayer { player } | Command::RestorePlayer { player } | Command::RemovePlayer { player } => {
            json!({ "player": player.to_string() })
        }
        Command::MergePlayers { from, into } => json!({ "from": from.to_string(), "into": into.to_string() }),
        Command::AnonymisePlayer { player, .. } => json!({ "player": player.to_string() }),
        Command::RecordSeries(record) => series_data(record),
        Command::AddGame { series, game, same_sides } => json!({
            "series": series.to_string(),
            "game": game_data(game),
            "same_sides": is_allowed(*same_sides),
        }),
        Command::CorrectGame { series, number, game, same_sides } => json!({
            "series": series.to_string(),
            "number": number,
            "game": game_data(game),
            "same_sides": is_allowed(*same_sides),
        }),
        Command::EditSeries { series, players, date, purpose, length } => json!({
            "series": series.to_string(),
            "first": players.first.to_string(),
            "second": players.second.to_string(),
            "date": date.to_string(),
            "purpose": purpose.name(),
            "length": length.games(),
        }),
        Command::RemoveGame { series, number } => json!({ "series": series.to_string(), "number": number }),
        // What lies face down is nobody's business as long as the game goes on.
        Command::StartGame { series, game } => json!({
            "series": series.to_string(),
            "id": game.id.to_string(),
            "rules": game.rules.name(),
            "animals": seat_name(game.animals),
            "clock": game.control.map(|control| [millis(control.main), millis(control.increment)]),
            "same_sides": is_allowed(game.same_sides),
        }),
        Command::EndGame { series, id, events: _, game } => {
            json!({ "series": series.to_string(), "id": id.to_string(), "game": game_data(game) })
        }
        Command::ChangeSettings(settings) => settings_data(settings),
        Command::PutSeason(season) => json!({
            "season": season.id.to_string(),
            "name": season.name.as_str(),
            "first": season.first.to_string(),
            "last": season.last.to_string(),
            "scale": scale_data(&season.scale),
            "least_series": season.least_series,
        }),
        Command::RemoveSeason { season } => json!({ "season": season.to_string() }),
        Command::CloseSeries { series } | Command::RemoveSeries { series } => json!({ "series": series.to_string() }),
    }
}

/// A batch as the log has it.
pub(super) fn written_batch(purpose: BatchPurpose, acts: &[Act]) -> Value {
    let commands: Vec<_> = acts.iter().map(written).collect();
    json!({ "command": purpose.name(), "commands": commands })
}

fn settings_data(settings: &ClubSettings) -> Value {
    let RatingSettings { start, tau } = settings.rating;
    json!({
        "name": settings.name.as_ref().map(|name| name.as_str()),
        "scale": scale_data(&settings.scale),
        "walkover": settings.walkover.0,
        "least_series": settings.least_series,
        "rating": start.rating,
        "deviation": start.deviation,
        "volatility": start.volatility,
        "tau": tau,
    })
}

/// Half match points of a win, a draw and a loss.
fn scale_data(scale: &MatchScale) -> Value {
    json!([scale.win.halves, scale.draw.halves, scale.loss.halves])
}

fn is_allowed(same_sides: SameSides) -> bool {
    same_sides == SameSides::Allowed
}

fn profile_data(profile: &Profile) -> Value {
    let Profile { name, short_name, group, household, colour, birth_year, contact, notes, guest } = profile;
    let text = |text: &dyn std::fmt::Display| Value::from(text.to_string());
    let fields = [
        ("name", Some(text(name))),
        ("short_name", short_name.as_ref().map(|name| text(name))),
        ("group", group.as_ref().map(|name| text(name))),
        ("household", household.as_ref().map(|name| text(name))),
        ("colour", colour.as_ref().map(|colour| text(colour))),
        ("birth_year", birth_year.map(Value::from)),
        ("contact", contact.as_ref().map(|name| text(name))),
        ("notes", Some(notes.as_str()).filter(|notes| !notes.is_empty()).map(Value::from)),
        ("guest", guest.then(|| true.into())),
    ];
    known(fields)
}

/// The fields that have a value.
fn known<const N: usize>(fields: [(&str, Option<Value>); N]) -> Value {
    let known = fields.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?)));
    Value::Object(known.collect::<Map<_, _>>())
}

fn series_data(record: &SeriesRecord) -> Value {
    let id = |id: Uuid| id.to_string();
    json!({
        "series": id(record.id.0),
        "first": id(record.players.first.0),
        "second": id(record.players.second.0),
        "date": record.date.to_string(),
        "purpose": record.purpose.name(),
        "length": record.length.games(),
        "same_sides": is_allowed(record.same_sides),
        "closed": record.closed,
        "games": record.games.iter().map(game_data).collect::<Vec<_>>(),
    })
}

fn game_data(game: &GameRecord) -> Value {
    let score = game.recorded.score();
    let (loser, walkover) = match &game.ending {
        Ending::Lost { loser, walkover, .. } => (Some(loser.name().into()), Some(walkover.0.into())),
        _ => (None, None),
    };
    let given = match &game.ending {
        Ending::Adjudicated { given } => given.as_ref(),
        _ => None,
    };
    known([
        ("rules", Some(game.recorded.rules().name().into())),
        ("animals", Some(seat_name(game.animals).into())),
        ("recorded", Some(recorded_name(&game.recorded).into())),
        ("points", Some(vec![score.points.animals.0, score.points.humans.0].into())),
        ("exited", Some(vec![score.exited.animals, score.exited.humans].into())),
        (
            "piles",
            match &game.recorded {
                Recorded::Piles { sheet, .. } => Some(sheet.piles().to_string().into()),
                _ => None,
            },
        ),
        ("termination", Some(game.ending.termination().name().into())),
        ("loser", loser),
        ("walkover", walkover),
        ("given", given.map(|given| vec![given.points.animals.0, given.points.humans.0].into())),
        ("reason", given.map(|given| given.reason.as_str().into())),
    ])
}
