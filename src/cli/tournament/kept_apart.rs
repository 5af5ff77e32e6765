//! Who is kept apart: two players, households or clubs.

use clap::Args;

use super::{Cup, say};
use crate::cli::Done;
use crate::cli::desk::{Desk, Reason, Stop};
use crate::tournament::{Apart, Avoid as Fact, Command as Change, RoundNumber, Strength};
use crate::words::message;

#[derive(Args)]
pub(in crate::cli) struct Avoid {
    #[arg(value_name = "EVENT")]
    event: String,
    #[arg(value_name = "PLAYER", num_args = 2, required_unless_present_any = ["households", "clubs"])]
    players: Vec<String>,
    #[arg(long, conflicts_with_all = ["players", "clubs"])]
    households: bool,
    #[arg(long, conflicts_with = "players")]
    clubs: bool,
    #[arg(long)]
    soft: bool,
    #[arg(long, value_name = "K")]
    first: Option<u16>,
    #[arg(long)]
    off: bool,
    #[command(flatten)]
    reason: Reason,
}

/// Keeps some apart, or no longer.
pub(super) fn avoid(desk: &mut Desk<'_>, asked: Avoid) -> Result<Done, Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, &asked.event)?;
    let (apart, named) = match asked.players.as_slice() {
        [one, other] => {
            let (one, other) = (cup.player(one, words)?, cup.player(other, words)?);
            let (first, second) = (cup.label(one), cup.label(other));
            (Apart::pair(one, other), message!(words, "log-apart-pair", first = first, second = second))
        }
        _ if asked.households => (Apart::Households, message!(words, "log-apart-households")),
        _ => (Apart::Clubs, message!(words, "log-apart-clubs")),
    };
    if asked.off {
        desk.carry_out(cup.act(Change::RemoveAvoid { apart }), asked.reason)?;
        return say(&message!(words, "tournament-apart-no-more", apart = named));
    }
    let strength = if asked.soft { Strength::Soft } else { Strength::Hard };
    let until = asked.first.map(RoundNumber);
    desk.carry_out(cup.act(Change::PutAvoid(Fact { apart, strength, until })), asked.reason)?;
    let rounds = asked.first.unwrap_or(0);
    say(&match (strength, until) {
        (Strength::Hard, None) => message!(words, "tournament-apart", apart = named),
        (Strength::Hard, Some(_)) => message!(words, "tournament-apart-first", apart = named, count = rounds),
        (Strength::Soft, None) => message!(words, "tournament-apart-soft", apart = named),
        (Strength::Soft, Some(_)) => message!(words, "tournament-apart-soft-first", apart = named, count = rounds),
    })
}
