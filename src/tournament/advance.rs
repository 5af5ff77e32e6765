//! From a stage to the next one: who goes on from its table as it is shown, in which order, and in which groups.

use std::collections::BTreeMap;

use thiserror::Error;

use super::command::Command;
use super::facts::Stage;
use super::ids::{Group, StageNumber};
use super::results::Results;
use super::schedule::{Field, GroupDraw, Groups, Order, Qualifier, ScheduleFault, cut, keep_apart};
use super::scores::AsOf;
use super::settings::Format;
use super::standings::{Line, Scope, standings};
use super::whole::Tournament;
use crate::club::PlayerId;

/// How many go on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cut {
    /// How many of each group; of the whole table where there are no groups.
    pub per_group: u16,
    /// How many more: the best of those who come next in their groups.
    pub more: u16,
    /// How groups of the next stage are drawn, if it has any.
    pub draw: GroupDraw,
}

/// Who goes on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advance {
    /// The stage that is closed.
    pub stage: StageNumber,
    /// Who goes on, in the order of the new numbers.
    pub order: Vec<PlayerId>,
    /// From which group and place each of them comes.
    pub from: BTreeMap<PlayerId, Qualifier>,
    /// The groups of the next stage, if it has any.
    pub groups: BTreeMap<PlayerId, Group>,
    /// Who shares the place on which the cut falls: some of them go on, by the number in the stage, and some don't. The
    /// organiser may decide otherwise.
    pub level_at_cut: Vec<Vec<PlayerId>>,
}

/// Why nobody can be named to go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum NoAdvance {
    /// There is no such stage, or it has not started.
    #[error("no stage {0}")]
    NoStage(StageNumber),
    /// There is no stage after it.
    #[error("no stage after {0}")]
    Last(StageNumber),
    /// So many cannot go on, or not into such groups.
    #[error(transparent)]
    Schedule(#[from] ScheduleFault),
}

impl Advance {
    /// The command that closes the stage and lets them go on.
    pub fn command(&self) -> Command {
        Command::CloseStage { stage: self.stage, advance: self.order.clone(), groups: self.groups.clone() }
    }
}

/// Who goes on from a stage to the next one. Who has withdrawn does not, and the next in the table takes the place. Into a
/// knockout those of one group are kept apart as long as the bracket allows.
///
/// # Errors
///
/// Where there is nothing to go on from or to, or the cut does not fit.
pub fn advance(
    tournament: &Tournament,
    stage: StageNumber,
    results: &Results,
    how: &Cut,
) -> Result<Advance, NoAdvance> {
    let from = tournament.stages().get(&stage).filter(|stage| !stage.members().is_empty());
    let from = from.ok_or(NoAdvance::NoStage(stage))?;
    let next = tournament.stages().get(&stage.next()).ok_or(NoAdvance::Last(stage))?;
    let round = tournament.next_round();
    let goes_on = |line: &Line| tournament.entries().get(&line.player).is_some_and(|entry| entry.is_here(round));
    let lines = |scope| -> Vec<Line> {
        let table = standings(tournament, from, results, AsOf::Live, scope);
        table.lines.into_iter().filter(goes_on).collect()
    };
    let tables: Vec<Vec<Line>> = groups_of(from).into_iter().map(lines).collect();
    let sizes: Vec<_> = tables.iter().map(Vec::len).collect();
    let next_ranked = |group: Group| tables.get(group.index()).and_then(|lines| lines.get(usize::from(how.per_group)));
    let mut more = Vec::new();
    if how.more > 0 {
        for line in lines(Scope::Stage) {
            let of = (1..).map(Group).take(tables.len());
            more.extend(of.filter(|&group| next_ranked(group).is_some_and(|next| next.player == line.player)));
        }
    }
    more.truncate(usize::from(how.more));
    let qualifiers = cut(&sizes, how.per_group, &more)?;
    if more.len() < usize::from(how.more) {
        let players = qualifiers.len() - more.len() + usize::from(how.more);
        return Err(ScheduleFault::TooFewPlayers { players: qualifiers.len(), least: players }.into());
    }
    let order = match next.format {
        Format::Knockout { .. } => keep_apart(&qualifiers)?,
        _ => Order::standard(Field::new(qualifiers.len())?),
    };
    let placed = order.seeds().iter().filter_map(|seed| qualifiers.get(seed.index()));
    let player = |one: &Qualifier| Some((tables.get(one.group.index())?.get(usize::from(one.rank) - 1)?.player, *one));
    let placed: Vec<_> = placed.filter_map(player).collect();
    let order: Vec<_> = placed.iter().map(|&(player, _)| player).collect();
    let level_at_cut = tables.iter().zip((1..).map(Group)).filter_map(|(lines, group)| {
        let taken = usize::from(how.per_group) + usize::from(more.contains(&group));
        let (last, first_out) = (lines.get(taken.checked_sub(1)?)?, lines.get(taken)?);
        let level = lines.iter().filter(|line| line.rank == last.rank).map(|line| line.player);
        (last.rank == first_out.rank).then(|| level.collect())
    });
    Ok(Advance {
        stage,
        groups: new_groups(next.format, &order, how.draw)?,
        from: placed.into_iter().collect(),
        level_at_cut: level_at_cut.collect(),
        order,
    })
}

fn groups_of(stage: &Stage) -> Vec<Scope> {
    match stage.format {
        Format::RoundRobin { groups, .. } if groups > 1 => {
            (1..=groups).map(|group| Scope::Group(Group(group))).collect()
        }
        _ => vec![Scope::Stage],
    }
}

/// The groups of a round robin that starts with these players in the order of their numbers; none where it has none.
///
/// # Errors
///
/// Where a group would have nobody to play with.
pub fn new_groups(
    format: Format,
    order: &[PlayerId],
    draw: GroupDraw,
) -> Result<BTreeMap<PlayerId, Group>, ScheduleFault> {
    let Format::RoundRobin { groups: count, .. } = format else { return Ok(BTreeMap::new()) };
    if count < 2 {
        return Ok(BTreeMap::new());
    }
    let groups = Groups::draw(Field::new(order.len())?, usize::from(count), draw)?;
    let named = groups
        .groups()
        .flat_map(|(group, seeds)| seeds.iter().filter_map(move |seed| Some((*order.get(seed.index())?, group))));
    Ok(named.collect())
}
