//! Who wins which prize: by place in a table, in it all or among some.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::facts::Stage;
use super::ids::Group;
use super::results::Results;
use super::scores::AsOf;
use super::standings::{Line, Scope, Table, standings};
use super::whole::Tournament;
use crate::club::{Name, PlayerId, Profile};

/// Some prizes for the best of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Prizes {
    /// What the first, the second and so on win, in the smallest unit of money or of whatever it is.
    pub amounts: Vec<u64>,
    /// Whether those who share a place share the prizes of their places; otherwise each gets the first of them.
    pub shared: Sharing,
}

/// What those get who share a place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Sharing {
    /// Equal parts of all prizes of their places. What can't be parted goes to the lower numbers of the stage, one unit each.
    Split,
    /// Each the prize of the place that they share.
    Each,
}

/// More than anything that is won, so that any number of prizes can be added.
const MOST: u64 = 1 << 48;
/// More prizes than anybody gives.
const MOST_PRIZES: usize = 999;

impl Prizes {
    /// Whether there is something to win, and not more than can be counted.
    pub(super) fn fit(&self) -> bool {
        let amounts = &self.amounts;
        amounts.len() <= MOST_PRIZES
            && amounts.iter().any(|&amount| amount > 0)
            && amounts.iter().all(|&one| one < MOST)
    }
}

/// Prizes that a tournament gives, under a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct PrizeFund {
    /// What they are called; no others of the tournament are called so.
    #[serde(with = "as_text")]
    #[schemars(with = "String")]
    pub name: Name,
    /// Who can win them.
    pub among: Among,
    /// What is won.
    #[serde(flatten)]
    pub prizes: Prizes,
}

/// Who can win a prize.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Among {
    /// Everybody.
    All,
    /// Those of a group of the stage, by the table of that group.
    Group(Group),
    /// Those whose profiles name this club or group.
    #[serde(with = "as_text")]
    #[schemars(with = "String")]
    Club(Name),
    /// Those with a rating at the start below this one, and those without one.
    RatedBelow(u16),
}

/// Names as the text that they are.
mod as_text {
    use serde::{Deserialize, Deserializer, Serializer, de};

    use crate::club::Name;

    pub(super) fn serialize<S: Serializer>(name: &Name, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(name.as_str())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Name, D::Error> {
        Name::new(&String::deserialize(deserializer)?).map_err(de::Error::custom)
    }
}

/// Who wins a prize.
#[derive(Clone, PartialEq, Debug)]
pub struct Won<'t> {
    /// Of which prizes.
    pub fund: &'t PrizeFund,
    /// The winner's line in the table by which they go.
    pub line: Line,
    /// What it is.
    pub amount: u64,
}

/// Who wins what of all that a tournament gives, by the table of a stage, or of the group that prizes are for.
pub fn won<'t>(
    tournament: &'t Tournament,
    stage: &Stage,
    results: &Results,
    as_of: AsOf,
    profiles: &BTreeMap<PlayerId, Profile>,
) -> Vec<Won<'t>> {
    let mut all = Vec::new();
    for fund in &tournament.settings().prizes {
        let scope = if let Among::Group(group) = fund.among { Scope::Group(group) } else { Scope::Stage };
        let table = standings(tournament, stage, results, as_of, scope);
        let won = prizes(&table, &fund.prizes, |player| fund.among.has(tournament, player, profiles.get(&player)));
        let of_line = |line: Line| won.get(&line.player).map(|&amount| Won { fund, amount, line });
        all.extend(table.lines.into_iter().filter_map(of_line));
    }
    all
}

impl Among {
    /// Whether a player can win; `profile` is what the club knows of the player.
    pub fn has(&self, tournament: &Tournament, player: PlayerId, profile: Option<&Profile>) -> bool {
        match self {
            Among::All => true,
            Among::Group(group) => {
                let stages = tournament.stages().values();
                stages.filter_map(|stage| stage.members().get(&player)).any(|member| member.group == Some(*group))
            }
            Among::Club(name) => {
                let group = profile.and_then(|profile| profile.group.as_ref());
                group.is_some_and(|group| group.search_key() == name.search_key())
            }
            Among::RatedBelow(most) => {
                let entry = tournament.entries().get(&player);
                entry.is_some_and(|entry| entry.rating.is_none_or(|rating| rating < *most))
            }
        }
    }
}

/// The prizes of those in a table whom `eligible` names. Places are counted among them alone; who has no rank wins nothing.
pub fn prizes(table: &Table, prizes: &Prizes, eligible: impl Fn(PlayerId) -> bool) -> BTreeMap<PlayerId, u64> {
    let lines: Vec<_> = table.lines.iter().filter(|line| line.rank.is_some() && eligible(line.player)).collect();
    let mut won = BTreeMap::new();
    let mut place = 0;
    for level in lines.chunk_by(|one, other| one.rank == other.rank) {
        let amounts = prizes.amounts.get(place..).unwrap_or_default();
        place += level.len();
        let Some(first) = amounts.first() else { break };
        let sum: u64 = amounts.iter().take(level.len()).sum();
        let count = level.len() as u64;
        for (number, line) in (0..).zip(level) {
            let amount = match prizes.shared {
                Sharing::Each => *first,
                Sharing::Split => sum / count + u64::from(number < sum % count),
            };
            if amount > 0 {
                won.insert(line.player, amount);
            }
        }
    }
    won
}
