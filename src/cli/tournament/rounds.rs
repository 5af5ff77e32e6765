//! Rounds that are paired: who plays whom, publishing, closing, opening again and striking them.

use std::collections::BTreeSet;
use std::io::Write as _;

use clap::Args;
use serde_json::{Value, json};

use super::show::{next, out_name};
use super::{Cup, One, say};
use crate::cli::desk::{Desk, Reason, Stop, Sure, confirm, confirm_expressly};
use crate::cli::series_view::PersonData;
use crate::cli::table::{Table, print_json};
use crate::cli::{Done, results};
use crate::club::{Seat, Series};
use crate::tournament::{Command as Change, Missing, Pairing, Round, RoundState};
use crate::words::{Winner, Words, message};

#[derive(Args)]
pub(in crate::cli) struct Pairings {
    #[command(flatten)]
    one: One,
    #[arg(long, value_name = "R")]
    round: Option<u16>,
    #[arg(long)]
    by_name: bool,
}

/// Prints who plays whom in a round.
pub(super) fn print_pairings(desk: &Desk<'_>, asked: &Pairings) -> Result<Done, Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, &asked.one.event)?;
    let round = cup.round(asked.round)?;
    if asked.one.form.json {
        print_json(&pairing_data(&cup, round))?;
        return Ok(Done::Good);
    }
    let date = words.date(round.date);
    let (tournament, number) = (cup.name(), round.number.0);
    let heading = message!(words, "tournament-round-of", tournament = tournament, round = number, date = date);
    writeln!(results(), "{heading}")?;
    if asked.by_name { print_by_name(&cup, round, words) } else { print_round(&cup, round, words) }
}

const fn state_name(state: RoundState) -> &'static str {
    match state {
        RoundState::Paired => "paired",
        RoundState::Released => "published",
        RoundState::Closed => "closed",
    }
}

/// A round as data.
pub(super) fn pairing_data(cup: &Cup, round: &Round) -> Value {
    let table = |pairing: &Pairing| {
        let result = cup.results.series.get(&pairing.series).map(Series::result);
        let players = Seat::BOTH.map(|seat| PersonData::of(pairing.players[seat], &cup.people));
        json!({
            "table": pairing.table.0,
            "players": players,
            "series": pairing.series.to_string(),
            "points": result.map(|result| [result.points.first.0, result.points.second.0]),
            "exited": result.map(|result| [result.exited.first, result.exited.second]),
            "pinned": pairing.pinned,
            "no_show": pairing.no_show,
            "missing": pairing.missing,
        })
    };
    let outs = cup
        .tournament
        .outs(round.number)
        .map(|(player, out)| json!({ "player": PersonData::of(player, &cup.people), "why": out_name(out) }));
    json!({
        "round": round.number.0,
        "stage": round.stage.0,
        "date": round.date.to_string(),
        "state": state_name(round.state),
        "tables": round.pairings().map(table).collect::<Vec<_>>(),
        "out": outs.collect::<Vec<_>>(),
    })
}

/// Prints a round by tables.
pub(super) fn print_round(cup: &Cup, round: &Round, words: &Words) -> Result<Done, Stop> {
    cup.told(|event| {
        Table::of_paper(&words.round_table(event, round, Winner::Named)).print()?;
        words.round_outs(event, round.number).iter().try_for_each(|out| writeln!(results(), "{out}"))
    })?;
    Ok(Done::Good)
}

/// Prints a round by names, for whoever looks for a table.
fn print_by_name(cup: &Cup, round: &Round, words: &Words) -> Result<Done, Stop> {
    cup.told(|event| Table::of_paper(&words.round_by_name(event, round)).print())?;
    Ok(Done::Good)
}

#[derive(Args)]
pub(in crate::cli) struct OneRound {
    #[arg(value_name = "EVENT")]
    event: String,
    #[arg(long, value_name = "R")]
    round: Option<u16>,
    #[command(flatten)]
    reason: Reason,
}

/// Lets players see a round.
pub(super) fn publish(desk: &mut Desk<'_>, asked: OneRound) -> Result<Done, Stop> {
    let cup = Cup::find(desk, &asked.event)?;
    let round = cup.round(asked.round)?.number;
    desk.carry_out(cup.act(Change::ReleaseRound { round }), asked.reason)?;
    say(&message!(desk.words, "tournament-round-published", round = round.0))
}

#[derive(Args)]
pub(in crate::cli) struct Close {
    #[arg(value_name = "EVENT")]
    event: String,
    #[arg(long, value_name = "R")]
    round: Option<u16>,
    #[arg(long)]
    missing: bool,
    #[command(flatten)]
    reason: Reason,
}

/// Closes a round.
pub(super) fn close(desk: &mut Desk<'_>, asked: Close) -> Result<Done, Stop> {
    let cup = Cup::find(desk, &asked.event)?;
    // Rounds of a schedule may be open side by side: the first of them is closed first.
    let open = cup.tournament.rounds().values().find(|round| round.state != RoundState::Closed);
    let round = match (asked.round, open) {
        (None, Some(open)) => open.number,
        (round, _) => cup.round(round)?.number,
    };
    let missing = if asked.missing { Missing::Allowed } else { Missing::Refused };
    desk.carry_out(cup.act(Change::CloseRound { round, missing }), asked.reason)?;
    say(&message!(desk.words, "tournament-round-closed-now", round = round.0))?;
    say(&next(&Cup::find(desk, &asked.event)?, desk.words))
}

/// Opens a closed round again.
pub(super) fn reopen(desk: &mut Desk<'_>, asked: OneRound) -> Result<Done, Stop> {
    let cup = Cup::find(desk, &asked.event)?;
    let round = cup.round(asked.round)?.number;
    desk.carry_out(cup.act(Change::ReopenRound { round }), asked.reason)?;
    say(&message!(desk.words, "tournament-round-reopened", round = round.0))
}

#[derive(Args)]
pub(in crate::cli) struct Delete {
    #[arg(value_name = "EVENT")]
    event: String,
    #[arg(long)]
    discard: bool,
    #[command(flatten)]
    sure: Sure,
}

/// Strikes the last round.
pub(super) fn delete(desk: &mut Desk<'_>, asked: Delete) -> Result<Done, Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, &asked.event)?;
    let round = cup.round(None)?;
    let begun = round.pairings().flat_map(Pairing::all_series).filter(|series| cup.results.has_begun(**series));
    let discard: BTreeSet<_> = if asked.discard { begun.copied().collect() } else { BTreeSet::new() };
    let number = round.number.0;
    let sentence = message!(words, "tournament-deletes-round", round = number, count = discard.len());
    if discard.is_empty() {
        confirm(words, &sentence, asked.sure.yes)?;
    } else {
        confirm_expressly(words, &sentence, asked.sure.yes)?;
    }
    desk.carry_out(cup.act(Change::DeleteRound { round: round.number, discard }), asked.sure.reason)?;
    say(&message!(words, "tournament-round-deleted", round = number))
}
