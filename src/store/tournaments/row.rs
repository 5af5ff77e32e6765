//! Rows of tournaments, and the tournament that they make together.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use rusqlite::Row;

use super::super::error::StoreError;
use super::super::reading::{PAIRINGS, PLACES, Place, Reading, at};
use crate::club::{PlayerId, Seat, Seats, SeriesId};
use crate::tournament::{
    Apart, Avoid, Away, Change, Entry, Format, Group, Head, MatchNumber, Member, Out, Pairing, RoundNumber, RoundState,
    Seed, StageNumber, State, Strength, TableNumber, Tournament, TournamentId,
};

pub(super) const STATES: [(State, &str); 3] =
    [(State::Registration, "registration"), (State::Running, "running"), (State::Finished, "finished")];
pub(super) const ROUND_STATES: [(RoundState, &str); 3] =
    [(RoundState::Paired, "paired"), (RoundState::Released, "released"), (RoundState::Closed, "closed")];
pub(super) const STRENGTHS: [(Strength, &str); 2] = [(Strength::Hard, "hard"), (Strength::Soft, "soft")];
pub(super) const OUTS: [(Out, &str); 6] = [
    (Out::Bye { by_hand: false }, "bye"),
    (Out::Bye { by_hand: true }, "bye-by-hand"),
    (Out::RequestedBye, "requested-bye"),
    (Out::Absent, "absent"),
    (Out::Rest, "rest"),
    (Out::Through, "through"),
];
pub(in crate::store) const AT_TABLE: &str = "table";

/// The name of a value; all have one.
pub(super) fn name<T: Copy + PartialEq>(names: &[(T, &'static str)], value: T) -> &'static str {
    names.iter().find(|(named, _)| *named == value).map_or("", |(_, name)| name)
}

fn named<T: Copy>(names: &'static [(T, &'static str)]) -> impl Fn(&str) -> Option<T> {
    |name| names.iter().find(|(_, known)| *known == name).map(|(value, _)| *value)
}

/// A fact of a tournament, as a row has it.
pub(in crate::store) enum Part {
    Entry(Entry),
    Away(PlayerId, Away),
    Avoid(Avoid),
    Stage(StageNumber, Format, bool),
    Member(StageNumber, PlayerId, Member),
    Round(RoundNumber, StageNumber, NaiveDate, RoundState),
    Pairing(RoundNumber, Pairing),
    Extra(RoundNumber, TableNumber, u8, SeriesId),
    Seated(RoundNumber, PlayerId, TableNumber),
    Out(RoundNumber, PlayerId, Out),
}

type ReadPart = fn(&Reading<'_>) -> Result<Part, StoreError>;

/// The tables of what tournaments consist of, each after those that it refers to.
pub(in crate::store) const PARTS: [(&str, ReadPart); 9] = [
    ("entries", entry),
    ("away", away),
    ("avoids", avoid),
    ("stages", stage),
    ("members", member),
    ("rounds", round),
    ("pairings", pairing),
    ("extra", extra),
    ("places", place),
];

/// Whether a table is one of these.
pub(in crate::store) fn is_part(table: &str) -> bool {
    PARTS.iter().any(|(part, _)| *part == table)
}

/// Reads a row of one of these tables.
pub(in crate::store) fn part(table: &'static str, row: &Row<'_>) -> Result<(TournamentId, Part), StoreError> {
    let row = Reading::whole(table, row)?;
    let read = PARTS.iter().find(|(known, _)| *known == table).ok_or_else(|| row.damage(table))?.1;
    Ok((TournamentId(row.id("tournament")?), read(&row)?))
}

/// The tournament itself, and of how many other rows it consists.
pub(in crate::store) fn head(row: &Row<'_>) -> Result<(Head, usize), StoreError> {
    let row = Reading::whole("tournaments", row)?;
    let head = Head {
        id: TournamentId(row.id("id")?),
        name: row.name("name")?.ok_or_else(|| row.damage("no name"))?,
        first: date(&row, "first")?,
        last: date(&row, "last")?,
        settings: row.word("settings", |text| serde_json::from_str(text).ok())?,
        state: row.word("state", named(&STATES))?,
    };
    Ok((head, row.get::<u32>("facts")? as usize))
}

fn date(row: &Reading<'_>, column: &str) -> Result<NaiveDate, StoreError> {
    row.word(column, |text| text.parse().ok())
}

fn player(row: &Reading<'_>, column: impl Place) -> Result<PlayerId, StoreError> {
    row.id(column).map(PlayerId)
}

fn entry(row: &Reading<'_>) -> Result<Part, StoreError> {
    Ok(Part::Entry(Entry {
        player: player(row, "player")?,
        rating: row.get("rating")?,
        seed: row.get::<Option<u16>>("seed")?.map(Seed),
        from: RoundNumber(row.get("from_round")?),
        away: Vec::new(),
        table: row.get::<Option<u16>>("fixed_table")?.map(TableNumber),
    }))
}

fn away(row: &Reading<'_>) -> Result<Part, StoreError> {
    let from = RoundNumber(row.get("from_round")?);
    let back = row.get::<Option<u16>>("back")?.map(RoundNumber);
    Ok(Part::Away(player(row, "player")?, Away { from, back }))
}

fn avoid(row: &Reading<'_>) -> Result<Part, StoreError> {
    let pair = (row.optional_id("one")?.map(PlayerId), row.optional_id("other")?.map(PlayerId));
    let apart: String = row.get("apart")?;
    let apart = match (apart.as_str(), pair) {
        ("households", (None, None)) => Apart::Households,
        ("clubs", (None, None)) => Apart::Clubs,
        (key, (Some(one), Some(other))) if key == apart_key(Apart::Pair(one, other)) => Apart::Pair(one, other),
        (key, _) => return Err(row.damage(key)),
    };
    let strength = row.word("strength", named(&STRENGTHS))?;
    Ok(Part::Avoid(Avoid { apart, strength, until: row.get::<Option<u16>>("until")?.map(RoundNumber) }))
}

/// What says of whom a fact is that keeps players apart.
pub(super) fn apart_key(apart: Apart) -> String {
    let hex = |player: PlayerId| player.0.simple().encode_upper(&mut uuid::Uuid::encode_buffer()).to_owned();
    match apart {
        Apart::Pair(one, other) => hex(one) + &hex(other),
        Apart::Households => "households".to_owned(),
        Apart::Clubs => "clubs".to_owned(),
    }
}

fn stage(row: &Reading<'_>) -> Result<Part, StoreError> {
    let format = row.word("format", |text| serde_json::from_str(text).ok())?;
    Ok(Part::Stage(StageNumber(row.get("number")?), format, row.get("closed")?))
}

fn member(row: &Reading<'_>) -> Result<Part, StoreError> {
    let seed = Seed(row.get("seed")?);
    let group = row.get::<Option<u16>>("in_group")?.map(Group);
    Ok(Part::Member(StageNumber(row.get("stage")?), player(row, "player")?, Member { seed, group }))
}

fn round(row: &Reading<'_>) -> Result<Part, StoreError> {
    let (number, stage) = (RoundNumber(row.get("number")?), StageNumber(row.get("stage")?));
    Ok(Part::Round(number, stage, date(row, "date")?, row.word("state", named(&ROUND_STATES))?))
}

fn pairing(row: &Reading<'_>) -> Result<Part, StoreError> {
    let pairing = Pairing {
        table: TableNumber(row.get(at!(PAIRINGS.at_table))?),
        players: Seats { first: player(row, at!(PAIRINGS.first))?, second: player(row, at!(PAIRINGS.second))? },
        series: SeriesId(row.id(at!(PAIRINGS.series))?),
        extra: Vec::new(),
        bracket: row.get::<Option<u16>>(at!(PAIRINGS.bracket))?.map(MatchNumber),
        pinned: row.get(at!(PAIRINGS.pinned))?,
        no_show: row.get(at!(PAIRINGS.no_show))?,
        missing: row.get(at!(PAIRINGS.missing))?,
    };
    Ok(Part::Pairing(RoundNumber(row.get(at!(PAIRINGS.round))?), pairing))
}

fn extra(row: &Reading<'_>) -> Result<Part, StoreError> {
    let (round, table) = (RoundNumber(row.get("round")?), TableNumber(row.get("at_table")?));
    Ok(Part::Extra(round, table, row.get("number")?, SeriesId(row.id("series")?)))
}

fn place(row: &Reading<'_>) -> Result<Part, StoreError> {
    let (round, player) = (RoundNumber(row.get(at!(PLACES.round))?), player(row, at!(PLACES.player))?);
    let table = row.get::<Option<u16>>(at!(PLACES.at_table))?;
    let out = row
        .word(at!(PLACES.place), |place| if place == AT_TABLE { Some(None) } else { named(&OUTS)(place).map(Some) })?;
    match (table, out) {
        (Some(table), None) => Ok(Part::Seated(round, player, TableNumber(table))),
        (None, Some(out)) => Ok(Part::Out(round, player, out)),
        _ => Err(row.damage("a table, or none")),
    }
}

/// How many rows a tournament has besides its own.
pub(super) fn facts(tournament: &Tournament) -> usize {
    let away: usize = tournament.entries().values().map(|entry| entry.away.len()).sum();
    let members: usize = tournament.stages().values().map(|stage| stage.members().len()).sum();
    let pairings = || tournament.rounds().values().flat_map(|round| round.pairings());
    let extra: usize = pairings().map(|pairing| pairing.extra.len()).sum();
    let places = 2 * pairings().count() + tournament.all_outs().len();
    let wholes = tournament.entries().len() + tournament.stages().len() + tournament.rounds().len();
    wholes + away + tournament.avoids().count() + members + pairings().count() + extra + places
}

/// The tournament that rows make.
///
/// # Errors
///
/// When some are missing, or they don't fit together.
pub(in crate::store) fn assemble(head: Head, facts: usize, parts: Vec<Part>) -> Result<Tournament, StoreError> {
    let id = head.id;
    let damage = |table, what: String| StoreError::DamagedRow { table, what: format!("{id}: {what}") };
    if parts.len() != facts {
        return Err(damage("tournaments", format!("{} rows where there were {facts}", parts.len())));
    }
    let (mut entries, mut pairings) = (BTreeMap::new(), BTreeMap::new());
    let (mut away, mut extra, mut seated) = (BTreeMap::new(), BTreeMap::new(), BTreeSet::new());
    let mut changes = Vec::new();
    for part in parts {
        match part {
            Part::Entry(entry) => drop(entries.insert(entry.player, entry)),
            Part::Away(player, one) => drop(away.insert((player, one.from), one)),
            Part::Avoid(avoid) => changes.push(Change::PutAvoid(avoid)),
            Part::Stage(number, format, closed) => changes.push(Change::PutStage { number, format, closed }),
            Part::Member(stage, player, member) => changes.push(Change::PutMember { stage, player, member }),
            Part::Round(number, stage, date, state) => changes.push(Change::PutRound { number, stage, date, state }),
            Part::Pairing(round, pairing) => drop(pairings.insert((round, pairing.table), pairing)),
            Part::Extra(round, table, number, series) => drop(extra.insert((round, table, number), series)),
            Part::Seated(round, player, table) => drop(seated.insert((round, player, table))),
            Part::Out(round, player, out) => changes.push(Change::PutOut { round, player, out }),
        }
    }
    for ((player, _), one) in away {
        let entry = entries.get_mut(&player).ok_or_else(|| damage("away", player.to_string()))?;
        entry.away.push(one);
    }
    for ((round, table, number), series) in extra {
        let pairing =
            pairings.get_mut(&(round, table)).filter(|pairing| pairing.extra.len() + 1 == usize::from(number));
        pairing.ok_or_else(|| damage("extra", format!("{round}, {table}")))?.extra.push(series);
    }
    // As many as there are seats, each of another player: everybody has the place that the pairings say.
    let is_seat = |(round, player, table): &(RoundNumber, PlayerId, TableNumber)| {
        pairings.get(&(*round, *table)).is_some_and(|pairing| pairing.seat_of(*player).is_some())
    };
    if seated.len() != Seat::BOTH.len() * pairings.len() || !seated.iter().all(is_seat) {
        return Err(damage("places", "not as the pairings say".to_owned()));
    }
    changes.extend(entries.into_values().map(Change::PutEntry));
    changes.extend(pairings.into_iter().map(|((round, _), pairing)| Change::PutPairing { round, pairing }));
    let tournament = Tournament::read(head, &changes).map_err(|fault| damage("tournaments", fault.to_string()))?;
    // A row that came twice is there once now.
    match self::facts(&tournament) {
        left if left == facts => Ok(tournament),
        left => Err(damage("tournaments", format!("{left} rows where there were {facts}"))),
    }
}
