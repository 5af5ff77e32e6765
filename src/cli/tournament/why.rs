//! Why somebody stands above somebody else, why two play or don't, and why somebody has the bye.

use clap::{Args, Subcommand};

use super::tables::When;
use super::{Cup, One, new_series, say};
use crate::cli::Done;
use crate::cli::desk::{Desk, Stop};
use crate::cli::table::print_json;
use crate::club::PlayerId;
use crate::tournament::pairing::PassedOver;
use crate::tournament::{Basis, ByScores, Format, Out, Round, Table, proposed_for};
use crate::words::{Words, message};
use serde_json::json;

#[derive(Subcommand)]
pub(in crate::cli) enum Command {
    Rank(Rank),
    Pairing(Pairing),
    Bye(Bye),
}

#[derive(Args)]
pub(in crate::cli) struct Rank {
    #[command(flatten)]
    one: One,
    #[arg(value_name = "PLAYER")]
    first: String,
    #[arg(value_name = "PLAYER")]
    second: String,
    #[command(flatten)]
    when: When,
}

#[derive(Args)]
pub(in crate::cli) struct Pairing {
    #[command(flatten)]
    one: One,
    #[arg(value_name = "PLAYER")]
    first: String,
    #[arg(value_name = "PLAYER")]
    second: String,
    #[arg(long, value_name = "R")]
    round: Option<u16>,
}

#[derive(Args)]
pub(in crate::cli) struct Bye {
    #[command(flatten)]
    one: One,
    #[arg(long, value_name = "R")]
    round: Option<u16>,
}

pub(super) fn explain(desk: &Desk<'_>, asked: &Command) -> Result<Done, Stop> {
    let (one, sentences) = match asked {
        Command::Rank(asked) => (&asked.one, rank(desk, asked)?),
        Command::Pairing(asked) => (&asked.one, pairing(desk, asked)?),
        Command::Bye(asked) => (&asked.one, bye(desk, asked)?),
    };
    if one.form.json {
        print_json(&json!({ "why": sentences }))?;
        return Ok(Done::Good);
    }
    say(&sentences.join("\n"))
}

fn rank(desk: &Desk<'_>, asked: &Rank) -> Result<Vec<String>, Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, &asked.one.event)?;
    let (one, other) = (cup.player(&asked.first, words)?, cup.player(&asked.second, words)?);
    let (stage, tables) = asked.when.tables(&cup)?;
    let has_both = |table: &&Table| table.line(one).is_some() && table.line(other).is_some();
    let (first, second) = (cup.label(one), cup.label(other));
    let Some(table) = tables.iter().map(|(_, table)| table).find(has_both) else {
        return Err(Stop::Refused(message!(words, "tournament-not-in-table", first = first, second = second)));
    };
    let place = |player: PlayerId| table.lines.iter().position(|line| line.player == player);
    let (above, below) = if place(one) <= place(other) { (one, other) } else { (other, one) };
    Ok(cup.told(|event| words.why_above(event, stage, table, above, below)))
}

/// What was proposed for a round as things stood before it, where it follows from scores; otherwise from what it follows.
fn proposed(cup: &Cup, round: &Round, words: &Words) -> Result<Result<Box<ByScores>, String>, Stop> {
    match cup.stage_of(round)?.format {
        Format::RoundRobin { .. } => return Ok(Err(message!(words, "tournament-why-schedule"))),
        Format::Knockout { .. } => return Ok(Err(message!(words, "tournament-why-bracket"))),
        Format::Swiss { .. } | Format::League { .. } => {}
    }
    let who = |player| Some(cup.label(player));
    let proposal = proposed_for(cup.known(), round.number, &mut new_series)
        .map_err(|why| Stop::Refused(words.no_proposal(&why, &who)))?;
    Ok(match proposal.basis {
        Basis::Scores(scores) => Ok(scores),
        Basis::Schedule { .. } => Err(message!(words, "tournament-why-schedule")),
        Basis::Bracket { .. } => Err(message!(words, "tournament-why-bracket")),
    })
}

fn pairing(desk: &Desk<'_>, asked: &Pairing) -> Result<Vec<String>, Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, &asked.one.event)?;
    let (one, other) = (cup.player(&asked.first, words)?, cup.player(&asked.second, words)?);
    let round = cup.round(asked.round)?;
    let (first, second, number) = (cup.label(one), cup.label(other), round.number.0);
    let found = round.pairings().find(|pairing| pairing.seat_of(one).is_some() && pairing.seat_of(other).is_some());
    let heading = if found.is_some() {
        message!(words, "tournament-they-play", first = first, second = second, round = number)
    } else {
        message!(words, "tournament-they-play-not", first = first, second = second, round = number)
    };
    let ByScores { field, paired } = match proposed(&cup, round, words)? {
        Ok(scores) => *scores,
        Err(why) => return Ok(vec![heading, why]),
    };
    let is_proposed = paired.has(one, other);
    let (by_hand, verdict) = match found {
        Some(pairing) if pairing.pinned => return Ok(vec![heading, message!(words, "tournament-why-pinned")]),
        Some(_) if is_proposed => (None, field.if_apart(&paired, one, other)),
        Some(_) => (Some(message!(words, "tournament-why-by-hand")), field.if_together(&paired, one, other)),
        None if is_proposed => return Ok(vec![heading, message!(words, "tournament-why-taken-apart")]),
        None => (None, field.if_together(&paired, one, other)),
    };
    Ok([Some(heading), by_hand, Some(words.pairing_verdict(verdict))].into_iter().flatten().collect())
}

fn bye(desk: &Desk<'_>, asked: &Bye) -> Result<Vec<String>, Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, &asked.one.event)?;
    let round = cup.round(asked.round)?;
    let number = round.number.0;
    let by_hand = |player| message!(words, "tournament-bye-by-hand", player = cup.label(player), round = number);
    let outs: Vec<_> = cup.tournament.outs(round.number).collect();
    let given = outs.iter().filter(|(_, out)| *out == Out::Bye { by_hand: true });
    let mut lines: Vec<_> = given.map(|&(player, _)| by_hand(player)).collect();
    let ByScores { field, paired } = match proposed(&cup, round, words)? {
        Ok(scores) => *scores,
        Err(why) => return Ok(vec![why]),
    };
    let allocated = outs.iter().find(|(_, out)| *out == Out::Bye { by_hand: false }).map(|&(player, _)| player);
    let reason = match allocated {
        None if lines.is_empty() => return Ok(vec![message!(words, "tournament-no-bye", round = number)]),
        None => return Ok(lines),
        Some(player) if paired.bye != Some(player) => {
            // Somebody changed the round after it was proposed.
            lines.push(by_hand(player));
            lines.push(words.pairing_verdict(field.if_bye(&paired, player)));
            return Ok(lines);
        }
        Some(_) => field.why_bye(&paired),
    };
    let Some(reason) = reason else { return Ok(lines) };
    let player = cup.label(reason.player);
    lines.push(if reason.by_hand {
        by_hand(reason.player)
    } else {
        message!(words, "tournament-bye-of", player = player, round = number, byes = reason.byes)
    });
    if reason.passed_over.is_empty() && !reason.by_hand {
        lines.push(message!(words, "tournament-bye-due"));
    }
    for (other, why) in &reason.passed_over {
        let why = match *why {
            PassedOver::MoreByes(byes) => message!(words, "tournament-had-byes", count = byes),
            PassedOver::Otherwise(verdict) => words.pairing_verdict(verdict),
        };
        lines.push(message!(words, "tournament-passed-over", player = cup.label(*other), why = why));
    }
    Ok(lines)
}
