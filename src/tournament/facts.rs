//! The facts of a tournament, each of them kept by itself: who entered, who is kept apart, stages, rounds, pairings, and who
//! sits out. Points to series; what those come to is the club's business.

use std::collections::BTreeMap;

use chrono::NaiveDate;

use super::ids::{Group, MatchNumber, RoundNumber, Seed, StageNumber, TableNumber, TournamentId};
use super::settings::{Format, Settings};
use crate::club::{Name, PlayerId, Seat, Seats, SeriesId};

/// What a tournament is called, when it is, how it is played and how far it has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    /// Its id.
    pub id: TournamentId,
    /// Its name.
    pub name: Name,
    /// Its first day.
    pub first: NaiveDate,
    /// Its last day.
    pub last: NaiveDate,
    /// What the organiser decided, frozen at the start.
    pub settings: Settings,
    /// How far it has come.
    pub state: State,
}

/// How far a tournament has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum State {
    /// People enter.
    Registration,
    /// It has started.
    Running,
    /// It is over.
    Finished,
}

/// Somebody who takes part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Who.
    pub player: PlayerId,
    /// The rating at the start, rounded; `None` without one.
    pub rating: Option<u16>,
    /// The number at the start; before it, one that the organiser chose.
    pub seed: Option<Seed>,
    /// The first round that the player is here for.
    pub from: RoundNumber,
    /// When the player withdrew, and came back; in the order of rounds, and nothing overlaps.
    pub away: Vec<Away>,
    /// The table that the player always sits at.
    pub table: Option<TableNumber>,
}

/// A player withdrew from a round on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Away {
    /// The first round without the player.
    pub from: RoundNumber,
    /// The round of the return, if there was one.
    pub back: Option<RoundNumber>,
}

impl Entry {
    /// Somebody who enters for a round.
    pub fn new(player: PlayerId, from: RoundNumber) -> Entry {
        Entry { player, rating: None, seed: None, from, away: Vec::new(), table: None }
    }

    /// Whether the player takes part in a round, were it only by sitting out.
    pub fn is_here(&self, round: RoundNumber) -> bool {
        self.from <= round && !self.is_away(round)
    }

    /// Whether the player had withdrawn before a round.
    pub fn is_away(&self, round: RoundNumber) -> bool {
        self.away.iter().any(|away| away.from <= round && away.back.is_none_or(|back| round < back))
    }

    /// Since which round the player is away, as things stand after the last round.
    pub fn withdrawn(&self) -> Option<RoundNumber> {
        self.away.last().filter(|away| away.back.is_none()).map(|away| away.from)
    }
}

/// Who is kept apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Apart {
    /// Two players, the lower id first: see [`Apart::pair`].
    Pair(PlayerId, PlayerId),
    /// Players of the same household.
    Households,
    /// Players of the same club or group.
    Clubs,
}

impl Apart {
    /// Two players, in whatever order.
    pub fn pair(one: PlayerId, other: PlayerId) -> Apart {
        Apart::Pair(one.min(other), one.max(other))
    }
}

/// Some players are kept apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Avoid {
    /// Who; no other fact is about the same.
    pub apart: Apart,
    /// How strictly.
    pub strength: Strength,
    /// The last round of it; `None` for always.
    pub until: Option<RoundNumber>,
}

/// How strictly players are kept apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Strength {
    /// They may meet where scores would otherwise be farther apart.
    Soft,
    /// They meet only where there is no pairing at all without it.
    Hard,
}

/// A part of a tournament with a format and a table of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stage {
    /// Its number.
    pub number: StageNumber,
    /// How it is played.
    pub format: Format,
    /// Whether it is over: its table changes then only by a correction of its own results.
    pub closed: bool,
    /// Who plays in it; empty until it starts.
    pub(super) members: BTreeMap<PlayerId, Member>,
}

/// What somebody is in a stage.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Member {
    /// The number in the stage; nobody else of it has the same.
    pub seed: Seed,
    /// The group, in a round robin.
    pub group: Option<Group>,
}

impl Stage {
    /// A stage that has not started.
    pub const fn planned(number: StageNumber, format: Format) -> Stage {
        Stage { number, format, closed: false, members: BTreeMap::new() }
    }

    /// Who plays in it, in the order of ids; nobody until it starts.
    pub const fn members(&self) -> &BTreeMap<PlayerId, Member> {
        &self.members
    }
}

/// A round, apart from who sits out in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// Its number.
    pub number: RoundNumber,
    /// The stage that it belongs to.
    pub stage: StageNumber,
    /// The calendar date of its evening.
    pub date: NaiveDate,
    /// How far it has come.
    pub state: RoundState,
    /// Its pairings, by table.
    pub(super) pairings: BTreeMap<TableNumber, Pairing>,
}

/// How far a round has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum RoundState {
    /// The organiser looks at it.
    Paired,
    /// Players see it and play.
    Released,
    /// It counts in standings after it.
    Closed,
}

impl Round {
    /// A round without pairings.
    pub const fn new(number: RoundNumber, stage: StageNumber, date: NaiveDate) -> Round {
        Round { number, stage, date, state: RoundState::Paired, pairings: BTreeMap::new() }
    }

    /// Its pairings, in the order of tables.
    pub fn pairings(&self) -> impl ExactSizeIterator<Item = &Pairing> {
        self.pairings.values()
    }

    /// The pairing at a table.
    pub fn at(&self, table: TableNumber) -> Option<&Pairing> {
        self.pairings.get(&table)
    }

    /// The pairing of a player, and the seat.
    pub fn pairing_of(&self, player: PlayerId) -> Option<(&Pairing, Seat)> {
        self.pairings().find_map(|pairing| pairing.seat_of(player).map(|seat| (pairing, seat)))
    }
}

/// Two players who play a series in a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pairing {
    /// Where they play.
    pub table: TableNumber,
    /// Who: the seats of the series. The first is meant to open as the animals.
    pub players: Seats<PlayerId>,
    /// The series.
    pub series: SeriesId,
    /// Further series after drawn ones, in a knockout. They count in no table of points.
    pub extra: Vec<SeriesId>,
    /// Which match of the bracket it is, in a knockout.
    pub bracket: Option<MatchNumber>,
    /// Whether it stays when the rest is paired again.
    pub pinned: bool,
    /// Whether neither of them turned up. A game that is entered in spite of it counts.
    pub no_show: bool,
    /// Whether the round was closed without its result. It counts as soon as it is entered.
    pub missing: bool,
}

impl Pairing {
    /// Where a player sits in it, if at all.
    pub fn seat_of(&self, player: PlayerId) -> Option<Seat> {
        Seat::BOTH.into_iter().find(|&seat| self.players[seat] == player)
    }

    /// Whether these two play, in whatever seats.
    pub fn is_of(&self, players: Seats<PlayerId>) -> bool {
        self.seat_of(players.first).is_some() && self.seat_of(players.second).is_some()
    }
}

/// Why somebody who is here does not play in a round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Out {
    /// Nobody was left to play against, or the organiser decided so beforehand.
    Bye {
        /// Whether the organiser did.
        by_hand: bool,
    },
    /// The player had said so.
    RequestedBye,
    /// The player did not say so.
    Absent,
    /// The schedule of an odd group has nobody.
    Rest,
    /// The bracket has nobody, and the player goes on.
    Through,
}

impl Out {
    /// Whether it counts against another allocated bye.
    pub const fn is_bye(self) -> bool {
        matches!(self, Out::Bye { .. } | Out::RequestedBye)
    }

    /// Whether it comes from pairing the round, and goes with it.
    pub const fn is_of_pairing(self) -> bool {
        matches!(self, Out::Bye { by_hand: false } | Out::Rest | Out::Through)
    }
}

/// Where a player is in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place<'t> {
    /// At a table.
    At(&'t Pairing, Seat),
    /// Sitting out.
    Out(Out),
    /// Not yet entered.
    Late,
    /// Withdrawn.
    Away,
    /// Nowhere: not of the stage, or out of the bracket.
    Nowhere,
}
