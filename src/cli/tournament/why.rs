//! Why somebody stands above somebody else, why two play or don't, and why somebody has the bye.

use clap::{Args, Subcommand};

use super::tables::When;
use super::{Cup, One, say};
use crate::cli::Done;
use crate::cli::desk::{Desk, Stop};
use crate::cli::table::print_json;
use crate::club::{PlayerId, Seats};
use crate::tournament::Table;
use crate::words::message;
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

fn pairing(desk: &Desk<'_>, asked: &Pairing) -> Result<Vec<String>, Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, &asked.one.event)?;
    let (first, second) = (cup.player(&asked.first, words)?, cup.player(&asked.second, words)?);
    let round = cup.round(asked.round)?;
    cup.told(|event| words.why_pairing(event, round, Seats { first, second })).map_err(Stop::Refused)
}

fn bye(desk: &Desk<'_>, asked: &Bye) -> Result<Vec<String>, Stop> {
    let cup = Cup::find(desk, &asked.one.event)?;
    let round = cup.round(asked.round)?;
    cup.told(|event| desk.words.why_bye(event, round)).map_err(Stop::Refused)
}
