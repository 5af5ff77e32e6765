//! Who takes part: entering, seeds, tables, and sitting out.

use clap::Args;

use super::set_up::{advice, ratings};
use super::{Cup, say};
use crate::cli::desk::{Desk, Reason, Stop};
use crate::cli::{Done, tell};
use crate::club::{Batch, BatchPurpose, PlayerId};
use crate::store::StoreError;
use crate::tournament::{Act, Command as Change, Out, RoundNumber, RoundState, State, TableNumber};
use crate::words::message;

#[derive(Args)]
pub(in crate::cli) struct Enter {
    #[arg(value_name = "EVENT")]
    event: String,
    #[arg(value_name = "PLAYER", required = true)]
    players: Vec<String>,
    #[arg(long, value_name = "R")]
    from: Option<u16>,
    #[command(flatten)]
    reason: Reason,
}

/// Enters players: all of them, or none.
pub(super) fn enter(desk: &mut Desk<'_>, asked: Enter) -> Result<Done, Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, &asked.event)?;
    let tournament = &cup.tournament;
    let is_before = tournament.head().state == State::Registration;
    let open = tournament.rounds().values().find(|round| round.state != RoundState::Closed);
    let next = open.map_or_else(|| tournament.next_round(), |round| round.number);
    let from = asked.from.map_or(if is_before { RoundNumber::FIRST } else { next }, RoundNumber);
    let known = if is_before { Default::default() } else { ratings(desk)? };
    let mut commands = Vec::new();
    let mut names = Vec::new();
    for typed in &asked.players {
        let player = cup.people.find(typed, words)?.id;
        let rating = known.get(&player).copied();
        commands.push(cup.act(Change::Enter { player, from, rating }));
        names.push(cup.label(player));
    }
    carry_out_all(desk, commands, asked.reason)?;
    let cup = Cup::find(desk, &asked.event)?;
    if is_before {
        for sentence in advice(&cup, words) {
            tell(&sentence);
        }
    }
    let (count, names) = (cup.tournament.entries().len(), names.join(", "));
    if from == RoundNumber::FIRST {
        say(&message!(words, "tournament-entered-now", players = names, tournament = cup.name(), count = count))
    } else {
        say(&message!(words, "tournament-entered-late", players = names, tournament = cup.name(), round = from.0))
    }
}

/// Carries out one act, or several as one.
pub(super) fn carry_out_all(desk: &mut Desk<'_>, mut commands: Vec<Act>, reason: Reason) -> Result<(), Stop> {
    match (commands.pop(), commands.is_empty()) {
        (None, _) => Ok(()),
        (Some(only), true) => desk.carry_out(&only, reason),
        (Some(last), false) => {
            commands.push(last);
            desk.carry_out_all(&Batch { purpose: BatchPurpose::Together, commands }, reason)
        }
    }
}

/// Leaves out which part of an act is refused, where whoever asked for it sees one act.
pub(super) fn of_one_act(stop: Stop) -> Stop {
    match stop {
        Stop::Store(StoreError::RefusedPart { why, .. }) => Stop::Store(*why),
        other => other,
    }
}

#[derive(Args)]
pub(in crate::cli) struct Leaving {
    #[arg(value_name = "EVENT")]
    event: String,
    #[arg(value_name = "PLAYER")]
    player: String,
    #[command(flatten)]
    reason: Reason,
}

/// Strikes an entry without results.
pub(super) fn remove(desk: &mut Desk<'_>, asked: Leaving) -> Result<Done, Stop> {
    let cup = Cup::find(desk, &asked.event)?;
    let player = cup.player(&asked.player, desk.words)?;
    desk.carry_out(cup.act(Change::RemoveEntry { player }), asked.reason)?;
    say(&message!(desk.words, "tournament-entry-removed", player = cup.label(player), tournament = cup.name()))
}

#[derive(Args)]
pub(in crate::cli) struct Replace {
    #[arg(value_name = "EVENT")]
    event: String,
    #[arg(value_name = "PLAYER")]
    player: String,
    #[arg(value_name = "BY")]
    by: String,
    #[command(flatten)]
    reason: Reason,
}

/// Somebody else takes the place of an entry without results.
pub(super) fn replace(desk: &mut Desk<'_>, asked: Replace) -> Result<Done, Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, &asked.event)?;
    let player = cup.player(&asked.player, words)?;
    let by = cup.people.find(&asked.by, words)?.id;
    let rating = ratings(desk)?.get(&by).copied();
    desk.carry_out(cup.act(Change::ReplaceEntry { player, by, rating }), asked.reason)?;
    say(&message!(words, "tournament-replaced", player = cup.label(player), by = cup.label(by)))
}

#[derive(Args)]
pub(in crate::cli) struct Seeds {
    #[arg(value_name = "EVENT")]
    event: String,
    #[arg(value_name = "PLAYER", required = true)]
    players: Vec<String>,
    #[command(flatten)]
    reason: Reason,
}

/// Numbers the players: those who are named first, the others behind them as they are.
pub(super) fn seeds(desk: &mut Desk<'_>, asked: Seeds) -> Result<Done, Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, &asked.event)?;
    let named = asked.players.iter().map(|typed| cup.player(typed, words));
    let mut order: Vec<PlayerId> = named.collect::<Result<_, _>>()?;
    let mut others: Vec<_> = cup.tournament.entries().values().filter(|entry| !order.contains(&entry.player)).collect();
    others.sort_by_key(|entry| (entry.seed.is_none(), entry.seed, entry.player));
    order.extend(others.iter().map(|entry| entry.player));
    let list: Vec<_> = (1..).zip(&order).map(|(seed, &player)| format!("{seed} {}", cup.label(player))).collect();
    desk.carry_out(cup.act(Change::SetSeeds { order }), asked.reason)?;
    say(&message!(words, "tournament-seeded", list = list.join(", ")))
}

#[derive(Args)]
pub(in crate::cli) struct FixTable {
    #[arg(value_name = "EVENT")]
    event: String,
    #[arg(value_name = "PLAYER")]
    player: String,
    #[arg(value_name = "TABLE")]
    table: Option<u16>,
    #[command(flatten)]
    reason: Reason,
}

/// Sits a player always at the same table, or no longer.
pub(super) fn fix_table(desk: &mut Desk<'_>, asked: FixTable) -> Result<Done, Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, &asked.event)?;
    let player = cup.player(&asked.player, words)?;
    let table = asked.table.map(TableNumber);
    desk.carry_out(cup.act(Change::FixTable { player, table }), asked.reason)?;
    let player = cup.label(player);
    say(&match table {
        Some(table) => message!(words, "tournament-table-fixed", player = player, table = table.0),
        None => message!(words, "tournament-table-free", player = player),
    })
}

#[derive(Args)]
pub(in crate::cli) struct SitOut {
    #[arg(value_name = "EVENT")]
    event: String,
    #[arg(value_name = "PLAYER")]
    player: String,
    #[arg(long, value_name = "R")]
    round: Option<u16>,
    #[arg(long, conflicts_with_all = ["absent", "full_bye", "off"])]
    bye: bool,
    #[arg(long, conflicts_with_all = ["full_bye", "off"])]
    absent: bool,
    #[arg(long, conflicts_with = "off")]
    full_bye: bool,
    #[arg(long)]
    off: bool,
    #[command(flatten)]
    reason: Reason,
}

/// Says that a player sits out in a round, or takes that back.
pub(super) fn sit_out(desk: &mut Desk<'_>, asked: SitOut) -> Result<Done, Stop> {
    let words = desk.words;
    let cup = Cup::find(desk, &asked.event)?;
    let player = cup.player(&asked.player, words)?;
    let round = asked.round.map_or_else(|| cup.tournament.next_round(), RoundNumber);
    let out = match asked {
        SitOut { off: true, .. } => None,
        SitOut { absent: true, .. } => Some(Out::Absent),
        SitOut { full_bye: true, .. } => Some(Out::Bye { by_hand: true }),
        _ => Some(Out::RequestedBye),
    };
    desk.carry_out(cup.act(Change::SitOut { round, player, out }), asked.reason)?;
    let is_bye = |out: &Out| matches!(out, Out::Bye { .. } | Out::RequestedBye);
    if out.as_ref().is_some_and(is_bye) {
        let all = cup.tournament.all_outs().iter();
        let others = all.filter(|((at, of), out)| *at != round && *of == player && is_bye(out)).count();
        if others > 0 {
            tell(&message!(words, "tournament-bye-again", player = cup.label(player), count = others));
        }
    }
    let (player, round) = (cup.label(player), round.0);
    say(&match out {
        Some(out) => message!(words, "tournament-out", player = player, round = round, out = words.out(out)),
        None => message!(words, "tournament-in-again", player = player, round = round),
    })
}
