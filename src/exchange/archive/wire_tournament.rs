//! Tournaments of an archive as they are written.

use std::num::NonZeroU16;

use chrono::NaiveDate;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::wire::mirror;
use crate::tournament;

mirror! {
    /// How far a tournament has come.
    State of tournament::State { Registration, Running, Finished }
}
mirror! {
    /// How far a round has come: players see it when it is released, and it counts when it is closed.
    RoundState of tournament::RoundState { Paired, Released, Closed }
}
mirror! {
    /// How strictly players are kept apart.
    Strength of tournament::Strength {
        /// They may meet where scores would otherwise be farther apart.
        Soft,
        /// They meet only where there is no pairing at all without it.
        Hard,
    }
}

/// A tournament with everything that happened in it. What its series came to stands with the series.
#[derive(Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Tournament {
    pub(super) id: Uuid,
    pub(super) name: String,
    /// The first day.
    pub(super) first: NaiveDate,
    /// The last day.
    pub(super) last: NaiveDate,
    pub(super) state: State,
    /// What the organiser decided. From what deals are drawn stands in `duplicates`.
    pub(super) settings: tournament::Settings,
    /// Where all tables of a round play the same deals: from what they are drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) duplicates: Option<Duplicates>,
    /// Who entered, by ids.
    pub(super) entries: Vec<Entry>,
    /// Who is kept apart.
    pub(super) avoids: Vec<Avoid>,
    /// Its stages, in their order.
    pub(super) stages: Vec<Stage>,
    /// Its rounds, in their order.
    pub(super) rounds: Vec<Round>,
    /// Who sits out, by round and id.
    pub(super) outs: Vec<SittingOut>,
}

/// From what the deals of a tournament are drawn.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Duplicates {
    /// From what those of all rounds are, unless `rounds` says otherwise. Before the end of the tournament only where the
    /// organiser asked for it: whoever knows it knows the deals of the rounds to come.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) seed: Option<u64>,
    /// Rounds whose deals are known.
    pub(super) rounds: Vec<Dealt>,
}

/// From what the deals of a round are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Dealt {
    pub(super) round: NonZeroU16,
    pub(super) seed: u64,
}

/// Somebody who takes part.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Entry {
    /// The id of the player.
    pub(super) player: Uuid,
    /// The rating at the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) rating: Option<u16>,
    /// The number at the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) seed: Option<NonZeroU16>,
    /// The first round that the player is here for.
    pub(super) from: NonZeroU16,
    /// Withdrawals and returns, in the order of rounds.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) away: Vec<Away>,
    /// The table that the player always sits at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) table: Option<NonZeroU16>,
}

/// A withdrawal.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Away {
    /// The first round without the player.
    pub(super) from: NonZeroU16,
    /// The round of the return.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) back: Option<NonZeroU16>,
}

/// Some players are kept apart.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Avoid {
    pub(super) apart: Apart,
    pub(super) strength: Strength,
    /// The last round of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) until: Option<NonZeroU16>,
}

/// Who is kept apart.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Apart {
    /// Two players, by their ids.
    Pair(Uuid, Uuid),
    /// Players of the same household.
    Households,
    /// Players of the same club or group.
    Clubs,
}

/// A part of a tournament with a format and a table of its own.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Stage {
    pub(super) format: tournament::Format,
    /// Whether it is over.
    pub(super) closed: bool,
    /// Who plays in it, by ids; nobody until it starts.
    pub(super) members: Vec<Member>,
}

/// What somebody is in a stage.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Member {
    /// The id of the player.
    pub(super) player: Uuid,
    /// The number in the stage.
    pub(super) seed: NonZeroU16,
    /// The number of the group, in a round robin.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) group: Option<NonZeroU16>,
}

/// A round.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Round {
    /// The number of its stage.
    pub(super) stage: NonZeroU16,
    /// The calendar date of its evening.
    pub(super) date: NaiveDate,
    pub(super) state: RoundState,
    /// Who plays whom, by tables.
    pub(super) pairings: Vec<Pairing>,
}

/// Two players at a table.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Pairing {
    pub(super) table: NonZeroU16,
    /// The id of the player who is meant to open as the animals.
    pub(super) first: Uuid,
    /// The id of the other one.
    pub(super) second: Uuid,
    /// The id of their series.
    pub(super) series: Uuid,
    /// The ids of further series after drawn ones, in a knockout.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) extra: Vec<Uuid>,
    /// The number of the match in the bracket, from 0, in a knockout.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) bracket: Option<u16>,
    /// Whether it stays when the rest is paired again.
    pub(super) pinned: bool,
    /// Whether neither of them turned up.
    pub(super) no_show: bool,
    /// Whether the round was closed without its result.
    pub(super) missing: bool,
}

/// Somebody sits out in a round.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SittingOut {
    pub(super) round: NonZeroU16,
    /// The id of the player.
    pub(super) player: Uuid,
    pub(super) why: Out,
}

/// Why somebody sits out.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Out {
    /// Nobody was left to play against.
    Bye,
    /// The organiser decided so beforehand.
    ByeByHand,
    /// The player had said so.
    RequestedBye,
    /// The player did not say so.
    Absent,
    /// The schedule of an odd group has nobody.
    Rest,
    /// The bracket has nobody, and the player goes on.
    Through,
}

impl From<tournament::Out> for Out {
    fn from(out: tournament::Out) -> Out {
        match out {
            tournament::Out::Bye { by_hand: false } => Out::Bye,
            tournament::Out::Bye { by_hand: true } => Out::ByeByHand,
            tournament::Out::RequestedBye => Out::RequestedBye,
            tournament::Out::Absent => Out::Absent,
            tournament::Out::Rest => Out::Rest,
            tournament::Out::Through => Out::Through,
        }
    }
}

impl From<Out> for tournament::Out {
    fn from(out: Out) -> tournament::Out {
        match out {
            Out::Bye => tournament::Out::Bye { by_hand: false },
            Out::ByeByHand => tournament::Out::Bye { by_hand: true },
            Out::RequestedBye => tournament::Out::RequestedBye,
            Out::Absent => tournament::Out::Absent,
            Out::Rest => tournament::Out::Rest,
            Out::Through => tournament::Out::Through,
        }
    }
}
