//! The end of a stage, and of the tournament.

use clap::Args;

use super::{Cup, say};
use crate::cli::Done;
use crate::cli::desk::{Desk, Reason, Stop, Sure, confirm};
use crate::tournament::schedule::GroupDraw;
use crate::tournament::{Command as Change, Cut, SeriesLeft, advance};
use crate::words::message;

#[derive(Args)]
pub(in crate::cli) struct Close {
    #[arg(value_name = "EVENT")]
    event: String,
    #[arg(long, value_name = "N")]
    go_on: u16,
    #[arg(long, value_name = "N", default_value = "0")]
    more: u16,
    #[command(flatten)]
    sure: Sure,
}

/// Closes a stage; the best of it go on to the next one.
pub(super) fn close(desk: &mut Desk<'_>, asked: Close) -> Result<Done, Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, &asked.event)?;
    let stage = cup.stage()?.number;
    let cut = Cut { per_group: asked.go_on, more: asked.more, draw: GroupDraw::Snake };
    let next =
        advance(&cup.tournament, stage, &cup.results, &cut).map_err(|why| Stop::Refused(words.no_advance(&why)))?;
    let list: Vec<_> = (1..).zip(&next.order).map(|(seed, &player)| format!("{seed} {}", cup.label(player))).collect();
    let mut lines = vec![message!(words, "tournament-go-on", count = next.order.len(), list = list.join(", "))];
    for level in &next.level_at_cut {
        let list: Vec<_> = level.iter().map(|&player| cup.label(player)).collect();
        lines.push(message!(words, "tournament-level-at-cut", list = list.join(", ")));
    }
    confirm(words, &lines.join("\n"), asked.sure.yes)?;
    desk.carry_out(cup.act(next.command()), asked.sure.reason)?;
    say(&message!(words, "tournament-stage-closed-now", stage = stage.0))
}

/// Ends a tournament.
pub(super) fn finish(desk: &mut Desk<'_>, event: &str, reason: Reason) -> Result<Done, Stop> {
    let cup = Cup::find(desk, event)?;
    desk.carry_out(cup.act(Change::Finish), reason)?;
    say(&super::show::next(&Cup::find(desk, event)?, desk.words))
}

/// Goes on with a tournament that was over.
pub(super) fn resume(desk: &mut Desk<'_>, event: &str, reason: Reason) -> Result<Done, Stop> {
    let cup = Cup::find(desk, event)?;
    desk.carry_out(cup.act(Change::Reopen), reason)?;
    say(&message!(desk.words, "tournament-resumed", tournament = cup.name()))
}

/// Strikes a tournament; its series stay unless they are to go with it.
pub(super) fn remove(desk: &mut Desk<'_>, event: &str, with_series: bool, sure: Sure) -> Result<Done, Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, event)?;
    let (series, sentence) = if with_series {
        (SeriesLeft::Struck, message!(words, "tournament-removes-all", tournament = cup.name()))
    } else {
        (SeriesLeft::Kept, message!(words, "tournament-removes", tournament = cup.name()))
    };
    confirm(words, &sentence, sure.yes)?;
    desk.carry_out(cup.act(Change::Remove { series }), sure.reason)?;
    say(&message!(words, "tournament-removed", tournament = cup.name()))
}
