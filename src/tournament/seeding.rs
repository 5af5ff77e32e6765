//! Who gets which number when a tournament or a stage starts.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use super::command::Change;
use super::facts::{Entry, Head, Member, Stage, State};
use super::ids::{Group, Seed, StageNumber};
use super::lots::lot;
use super::refusal::Refusal;
use super::settings::Format;
use super::whole::Tournament;
use crate::club::PlayerId;

/// Checks that an order names everybody once.
pub(super) fn check_order(order: &[PlayerId], all: &BTreeSet<PlayerId>) -> Result<(), Refusal> {
    let mut left = all.clone();
    match order.iter().find(|player| !left.remove(*player)).or(left.first()) {
        Some(&player) => Err(Refusal::Order { player }),
        None => Ok(()),
    }
}

pub(super) fn set_seeds(tournament: &Tournament, order: &[PlayerId]) -> Result<Vec<Change>, Refusal> {
    let numbered = || (1..).map(Seed).zip(order.iter().copied());
    let entries = |players: &mut dyn Iterator<Item = (Seed, PlayerId)>| -> Result<Vec<Change>, Refusal> {
        players
            .map(|(seed, player)| Ok(Change::PutEntry(Entry { seed: Some(seed), ..tournament.entry(player)?.clone() })))
            .collect()
    };
    if tournament.head().state == State::Registration {
        check_order(order, &tournament.entries().keys().copied().collect())?;
        return entries(&mut numbered());
    }
    let stage = tournament.open_stage()?;
    check_order(order, &stage.members().keys().copied().collect())?;
    if tournament.rounds_of(stage.number).next().is_some() {
        return Err(Refusal::StageStarted { stage: stage.number });
    }
    let number = stage.number;
    let mut changes: Vec<_> = order.iter().map(|&player| Change::RemoveMember { stage: number, player }).collect();
    changes.extend(numbered().filter_map(|(seed, player)| {
        let member = Member { seed, ..*stage.members().get(&player)? };
        Some(Change::PutMember { stage: number, player, member })
    }));
    if number == StageNumber::FIRST {
        changes.extend(entries(&mut numbered())?);
    }
    Ok(changes)
}

/// Those who entered, in the order in which a start with these ratings numbers them: as the organiser chose, then by rating,
/// then by lot.
pub fn starting_order(tournament: &Tournament, ratings: &BTreeMap<PlayerId, u16>) -> Vec<PlayerId> {
    numbered(tournament, ratings).into_iter().map(|entry| entry.player).collect()
}

fn numbered(tournament: &Tournament, ratings: &BTreeMap<PlayerId, u16>) -> Vec<Entry> {
    let mut entries: Vec<_> = tournament.entries().values().cloned().collect();
    for entry in &mut entries {
        entry.rating = ratings.get(&entry.player).copied();
    }
    let lots = tournament.settings().lots;
    entries.sort_by_key(|entry| {
        let chosen = (entry.seed.is_none(), entry.seed);
        (chosen, Reverse(entry.rating), lot(lots, entry.player), entry.player)
    });
    entries
}

pub(super) fn start(
    tournament: &Tournament,
    ratings: &BTreeMap<PlayerId, u16>,
    groups: &BTreeMap<PlayerId, Group>,
) -> Result<Vec<Change>, Refusal> {
    tournament.must_be(State::Registration)?;
    let entries = numbered(tournament, ratings);
    if entries.len() < 2 {
        return Err(Refusal::TooFew { here: entries.len() });
    }
    let first = tournament.stages().get(&StageNumber::FIRST).ok_or(Refusal::NoStage { stage: StageNumber::FIRST })?;
    let players: Vec<_> = entries.iter().map(|entry| entry.player).collect();
    let head = Head { state: State::Running, ..tournament.head().clone() };
    let mut changes = vec![Change::PutHead(Box::new(head))];
    for (seed, entry) in (1..).map(Seed).zip(entries) {
        changes.push(Change::PutEntry(Entry { seed: Some(seed), ..entry }));
    }
    changes.extend(members(first, &players, groups)?);
    Ok(changes)
}

/// The players of a stage that starts, numbered in their order.
pub(super) fn members(
    stage: &Stage,
    order: &[PlayerId],
    groups: &BTreeMap<PlayerId, Group>,
) -> Result<Vec<Change>, Refusal> {
    let expected = match stage.format {
        Format::RoundRobin { groups, .. } if groups > 1 => groups,
        _ => 0,
    };
    let used: BTreeSet<_> = groups.values().copied().collect();
    let all_used = used.len() == usize::from(expected) && used.iter().all(|group| (1..=expected).contains(&group.0));
    let players: BTreeSet<_> = order.iter().collect();
    let everybody = expected == 0 || order.iter().all(|player| groups.contains_key(player));
    if !all_used || !everybody || groups.keys().any(|player| !players.contains(player)) {
        return Err(Refusal::Groups);
    }
    let member = |(seed, &player): (Seed, &PlayerId)| Change::PutMember {
        stage: stage.number,
        player,
        member: Member { seed, group: groups.get(&player).copied() },
    };
    Ok((1..).map(Seed).zip(order).map(member).collect())
}
