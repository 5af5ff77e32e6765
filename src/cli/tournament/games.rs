//! Results by table: the games are those of the pairing's series.

use clap::Args;

use super::entries::carry_out_all;
use super::rounds::pairing_data;
use super::show::next;
use super::{Cup, new_series, say, typed};
use crate::cli::Done;
use crate::cli::desk::{Desk, Stop, today};
use crate::cli::series::{Typed, refuse_awaiting};
use crate::cli::series_entry::{confirm_late, next_games};
use crate::cli::table::{Form, print_json};
use crate::club::{Command as ClubCommand, GameRecord, PlayerId, Seats, SeriesId};
use crate::store::StoreError;
use crate::tournament::{Act, Command as Change, Pairing, Progress, Refusal, Round, TableNumber, extras_due};
use crate::words::message;

#[derive(Args)]
pub(in crate::cli) struct Enter {
    #[arg(value_name = "EVENT")]
    event: String,
    #[arg(value_name = "TABLE")]
    table: u16,
    #[arg(short, long, value_name = "GAME", conflicts_with_all = ["no_show", "came"], required_unless_present_any = ["no_show", "came"])]
    game: Vec<String>,
    #[arg(long, value_name = "R")]
    round: Option<u16>,
    #[arg(long, conflicts_with = "came")]
    no_show: bool,
    #[arg(long)]
    came: bool,
    #[command(flatten)]
    typed: Typed,
    #[command(flatten)]
    form: Form,
}

/// The series that games are entered for: the one of the pairing, or in a knockout the one after it.
struct Target {
    series: SeriesId,
    players: Seats<PlayerId>,
    /// The act that makes it, where it is due and not there yet.
    made_by: Option<Act>,
}

fn target(cup: &Cup, round: &Round, pairing: &Pairing) -> Target {
    let open = pairing.all_series().find(|series| cup.results.progress(**series) != Progress::Complete);
    let is_due = extras_due(&cup.tournament, &cup.results).iter().any(|(_, _, due)| due.series == pairing.series);
    if open.is_none() && is_due {
        let series = new_series();
        let (round, table, date) = (round.number, pairing.table, today());
        // Whoever opened last time does not open this time.
        let swapped = pairing.extra.len().is_multiple_of(2);
        let Seats { first, second } = pairing.players;
        let players = if swapped { Seats { first: second, second: first } } else { pairing.players };
        let made_by = Some(cup.act(Change::AddExtra { round, table, series, date }));
        return Target { series, players, made_by };
    }
    let series = open.or(pairing.extra.last()).copied().unwrap_or(pairing.series);
    let players = cup.results.series.get(&series).map_or(pairing.players, crate::club::Series::players);
    Target { series, players, made_by: None }
}

/// Enters games of a table, or that nobody turned up.
pub(super) fn enter(desk: &mut Desk<'_>, asked: Enter) -> Result<Done, Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, &asked.event)?;
    let round = cup.round(asked.round)?;
    let table = TableNumber(asked.table);
    let refused = Refusal::NoPairing { round: round.number, table };
    let pairing = round.at(table).ok_or(StoreError::TournamentRefused(refused))?;
    if asked.no_show || asked.came {
        let command = Change::NoShow { round: round.number, table, no_show: asked.no_show };
        desk.carry_out(cup.act(command), asked.typed.sure.reason)?;
    } else {
        let Target { series, players, made_by } = target(&cup, round, pairing);
        refuse_awaiting(desk, series)?;
        let known = cup.results.series.get(&series);
        if let Some(known) = known.filter(|known| known.games().len() >= known.length().games()) {
            let (round, table) = (round.number.0, table.0);
            let outcome = words.series_outcome(known, &cup.labels(known.players()));
            let series = format!("{}/{round}/{table}", typed(desk, &cup)?);
            return Err(Stop::Refused(message!(
                words,
                "tournament-has-result",
                round = round,
                table = table,
                outcome = outcome,
                series = series
            )));
        }
        let walkover = cup.tournament.settings().walkover;
        let games = known.map_or(&[][..], crate::club::Series::games);
        let same_sides = asked.typed.same_sides();
        let entered = next_games(desk, players, games, walkover, &asked.game, &asked.typed)?;
        if let Some(known) = known {
            let facts: Vec<_> = entered.iter().map(GameRecord::fact).collect();
            confirm_late(desk, known, &facts, asked.typed.sure.yes)?;
        }
        let add = |game| Act::Club(ClubCommand::AddGame { series, game, same_sides });
        let acts = made_by.into_iter().chain(entered.into_iter().map(add)).collect();
        carry_out_all(desk, acts, asked.typed.sure.reason)?;
    }
    let number = round.number;
    let cup = Cup::find(desk, &asked.event)?;
    let Some(round) = cup.tournament.rounds().get(&number) else { return Ok(Done::Good) };
    if asked.form.json {
        print_json(&pairing_data(&cup, round))?;
        return Ok(Done::Good);
    }
    let Some(pairing) = round.at(table) else { return Ok(Done::Good) };
    let names = cup.labels(pairing.players);
    let last = pairing.extra.last().unwrap_or(&pairing.series);
    let sentence = match cup.results.series.get(last) {
        _ if pairing.is_double_no_show(&cup.results) => message!(words, "tournament-nobody-came"),
        Some(series) => words.series_outcome(series, &cup.labels(series.players())),
        None => String::new(),
    };
    let (table, first, second) = (table.0, names.first, names.second);
    say(&message!(words, "tournament-result", table = table, first = first, second = second, outcome = sentence))?;
    say(&next(&cup, words))
}
