//! The deals that all tables of a round play: shown when the round is closed, and before that to the organiser alone.

use std::io::Write as _;

use clap::Args;
use serde_json::json;

use super::{Cup, One};
use crate::cli::desk::{Desk, Stop};
use crate::cli::table::print_json;
use crate::cli::{Done, results};
use crate::tournament::{RoundNumber, RoundState};
use crate::words::message;

#[derive(Args)]
pub(in crate::cli) struct Deals {
    #[command(flatten)]
    one: One,
    #[arg(long, value_name = "R")]
    round: Option<u16>,
    #[arg(long)]
    organiser: bool,
}

/// Prints the deals of a round, a line for each game.
pub(super) fn print_deals(desk: &Desk<'_>, asked: &Deals) -> Result<Done, Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, &asked.one.event)?;
    let settings = cup.tournament.settings();
    if settings.duplicate.is_none() {
        return Err(Stop::Refused(message!(words, "tournament-no-duplicates", tournament = cup.name())));
    }
    let last = cup.tournament.last_round().map_or(RoundNumber::FIRST, |round| round.number);
    let round = asked.round.map_or(last, RoundNumber);
    let is_closed = cup.tournament.rounds().get(&round).is_some_and(|round| round.state == RoundState::Closed);
    if !is_closed && !asked.organiser {
        return Err(Stop::Refused(message!(words, "tournament-deals-secret", round = round.0)));
    }
    let deals = (1..=settings.length.games()).filter_map(|game| Some((game, cup.tournament.deal(round, game)?)));
    if asked.one.form.json {
        let deals: Vec<_> = deals.map(|(game, deal)| json!({ "game": game, "deal": deal.to_string() })).collect();
        print_json(&json!({ "round": round.0, "closed": is_closed, "deals": deals }))?;
        return Ok(Done::Good);
    }
    for (game, deal) in deals {
        writeln!(
            results(),
            "{}",
            message!(words, "tournament-deal", round = round.0, game = game, deal = deal.to_string())
        )?;
    }
    Ok(Done::Good)
}
