//! Series as they are printed: a table for people, or JSON.

use std::io::{self, Write as _};

use serde::Serialize;

use super::people::{People, end};
use super::results;
use super::table::{Table, number, text};
use crate::club::{
    DrawnBy, GameFact, GameRecord, PlayerId, Purpose, Recorded, Seat, Seats, Series, SeriesOutcome, SeriesRecord,
    SeriesWonBy,
};
use crate::rules::{Ending, Side};
use crate::words::{Words, message};

/// Prints a series with its games.
pub(super) fn print_series(series: &Series, people: &People, digits: usize, words: &Words) -> io::Result<()> {
    let names = people.labels(series.players());
    let mut table = Table::new([
        text(message!(words, "column-game")),
        text(names.first.clone()),
        text(names.second.clone()),
        text(message!(words, "column-ended")),
    ]);
    for (number, game) in (1..).zip(series.games()) {
        let [first, second] = Seat::BOTH.map(|seat| figures(game, seat, words));
        table.row([number.to_string(), first, second, words.game_ended(game, &names)]);
    }
    let result = series.result();
    if !series.games().is_empty() {
        let [first, second] = Seat::BOTH.map(|seat| {
            message!(words, "game-figures", points = result.points[seat].0, exited = u32::from(result.exited[seat]))
        });
        table.row([message!(words, "column-total"), first, second, String::new()]);
    }
    let mut out = results();
    writeln!(
        out,
        "{}",
        message!(words, "series-heading", date = words.date(series.date), end = end(series.id().0, digits))
    )?;
    table.print()?;
    writeln!(out, "{}", words.series_outcome(series, &names))?;
    if series.purpose == Purpose::Practice {
        writeln!(out, "{}", message!(words, "series-is-practice"))?;
    } else if series.purpose == Purpose::Extra {
        writeln!(out, "{}", message!(words, "series-is-extra"))?;
    } else if series.is_unplayed() {
        writeln!(out, "{}", message!(words, "series-not-played"))?;
    }
    Ok(())
}

/// The side, points and exited tiles of a player in a game; those of the board behind them where others count.
pub(super) fn figures(game: &GameFact, seat: Seat, words: &Words) -> String {
    let side = game.side(seat);
    let board = (game.board.points[side], game.board.exited[side]);
    let (points, exited) = game.counted().map_or(board, |counted| counted[seat]);
    let figures = message!(words, "game-figures", points = points.0, exited = exited);
    let side = words.side(side);
    if (points, exited) == board {
        message!(words, "game-side", side = side, figures = figures)
    } else {
        let board = message!(words, "game-figures", points = board.0.0, exited = board.1);
        message!(words, "game-side-board", side = side, figures = figures, board = board)
    }
}

/// Prints a line for each series.
pub(super) fn print_list(series: &[Series], people: &People, digits: usize, words: &Words) -> io::Result<()> {
    let mut table = Table::new([
        text(message!(words, "column-date")),
        text(message!(words, "column-player")),
        number(message!(words, "column-points")),
        text(message!(words, "column-player")),
        number(message!(words, "column-points")),
        text(message!(words, "column-result")),
        text(message!(words, "column-id")),
    ]);
    for series in series {
        let Seats { first, second } = people.labels(series.players());
        let result = series.result();
        let [of_first, of_second] = Seat::BOTH.map(|seat| {
            message!(words, "game-figures", points = result.points[seat].0, exited = u32::from(result.exited[seat]))
        });
        let outcome = words.series_result(series, &Seats { first: first.clone(), second: second.clone() });
        let date = words.short_date(series.date);
        table.row([date, first, of_first, second, of_second, outcome, end(series.id().0, digits)]);
    }
    table.print()
}

/// A series as JSON. Players stand in the order in which the series has them; points and exited tiles of the result are theirs.
#[derive(Serialize)]
pub(super) struct SeriesData {
    id: String,
    date: String,
    players: [PersonData; 2],
    purpose: &'static str,
    length: usize,
    closed: bool,
    games: Vec<GameData>,
    result: ResultData,
}

/// A player by id and name.
#[derive(Serialize)]
pub(super) struct PersonData {
    id: String,
    name: String,
}

#[derive(Serialize)]
struct GameData {
    number: usize,
    animals: SideData,
    humans: SideData,
    termination: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    awaits_decision: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    loser: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rules: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    recorded: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    piles: Option<String>,
}

const fn recorded_name(recorded: &Recorded) -> &'static str {
    match recorded {
        Recorded::Played(_) => "played",
        Recorded::Moves(_) => "moves",
        Recorded::Piles { .. } => "piles",
        Recorded::Totals { .. } => "totals",
    }
}

/// One side of a game: on the board, and what counts, which is null while the game is under way.
#[derive(Serialize)]
struct SideData {
    player: String,
    points: u32,
    exited: u8,
    counted_points: Option<u32>,
    counted_exited: Option<u8>,
}

#[derive(Serialize)]
struct ResultData {
    outcome: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    winner: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<&'static str>,
    points: [u32; 2],
    exited: [u16; 2],
}

/// An outcome in the JSON.
pub(super) const fn outcome_name(outcome: SeriesOutcome) -> &'static str {
    match outcome {
        SeriesOutcome::Incomplete => "incomplete",
        SeriesOutcome::NoResult => "none",
        SeriesOutcome::Won { .. } => "won",
        SeriesOutcome::Drawn { .. } => "drawn",
    }
}

impl PersonData {
    /// Somebody on the list.
    pub(super) fn of(player: PlayerId, people: &People) -> PersonData {
        let name = people.get(player).map(|player| player.profile.name.to_string());
        PersonData { id: player.to_string(), name: name.unwrap_or_default() }
    }
}

impl SeriesData {
    /// With `record`, what was written down of the games is in it too.
    pub(super) fn of(series: &Series, record: Option<&SeriesRecord>, people: &People) -> SeriesData {
        let players = series.players();
        let recorded = |index: usize| record?.games.get(index);
        let games = series.games().iter().enumerate();
        SeriesData {
            id: series.id().to_string(),
            date: series.date.to_string(),
            players: Seat::BOTH.map(|seat| PersonData::of(players[seat], people)),
            purpose: series.purpose.name(),
            length: series.length().games(),
            closed: series.closed,
            games: games.map(|(index, game)| GameData::of(index + 1, game, players, recorded(index))).collect(),
            result: ResultData::of(series),
        }
    }
}

impl GameData {
    fn of(number: usize, game: &GameFact, players: Seats<PlayerId>, record: Option<&GameRecord>) -> GameData {
        let recorded = record.map(|record| &record.recorded);
        let side = |side: Side| {
            let seat = game.seat(side);
            let counted = game.counted().map(|counted| counted[seat]);
            SideData {
                player: players[seat].to_string(),
                points: game.board.points[side].0,
                exited: game.board.exited[side],
                counted_points: counted.map(|(points, _)| points.0),
                counted_exited: counted.map(|(_, exited)| exited),
            }
        };
        let reason = match &game.ending {
            Ending::Adjudicated { given: Some(given) } => Some(given.reason.clone()),
            _ => None,
        };
        GameData {
            number,
            animals: side(Side::Animals),
            humans: side(Side::Humans),
            termination: game.ending.termination().name(),
            awaits_decision: record.map(GameRecord::awaits_decision),
            loser: game.at_fault().map(|seat| players[seat].to_string()),
            reason,
            rules: recorded.map(|recorded| recorded.rules().name()),
            recorded: recorded.map(recorded_name),
            piles: match recorded {
                Some(Recorded::Piles { sheet, .. }) => Some(sheet.piles().to_string()),
                _ => None,
            },
        }
    }
}

impl ResultData {
    fn of(series: &Series) -> ResultData {
        let result = series.result();
        let (winner, by) = match result.outcome {
            SeriesOutcome::Incomplete | SeriesOutcome::NoResult => (None, None),
            SeriesOutcome::Won { seat, by } => {
                let by = match by {
                    SeriesWonBy::Points => "points",
                    SeriesWonBy::Exits => "exits",
                    SeriesWonBy::Fault => "fault",
                };
                (Some(series.players()[seat].to_string()), Some(by))
            }
            SeriesOutcome::Drawn { by: DrawnBy::Totals } => (None, Some("totals")),
            SeriesOutcome::Drawn { by: DrawnBy::Decision } => (None, Some("decision")),
        };
        ResultData {
            outcome: outcome_name(result.outcome),
            winner,
            by,
            points: Seat::BOTH.map(|seat| result.points[seat].0),
            exited: Seat::BOTH.map(|seat| result.exited[seat]),
        }
    }
}
