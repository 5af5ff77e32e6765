//! Whether the facts allow a command about rounds and stages, and what it comes to.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;

use super::check::{check_date, reseated};
use super::command::{Arrangement, Change, Command, Facts, Missing, Seating};
use super::duplicate::seed_of;
use super::facts::{Head, Out, Pairing, Round, RoundState, Stage, State};
use super::ids::{Group, RoundNumber, StageNumber, TableNumber};
use super::knockout::{Decision, decision};
use super::refusal::Refusal;
use super::results::{Progress, Results};
use super::seeding::{check_order, members};
use super::settings::Format;
use super::whole::Tournament;
use crate::club::{self, Length, PlayerId, Purpose, SameSides, Seat, Seats, Series, SeriesFault, SeriesId};

impl Command {
    pub(super) fn come_to_rounds(&self, tournament: &Tournament, facts: &Facts) -> Result<Vec<Change>, Refusal> {
        match self {
            Command::PairRound { round, date, arrangement } => pair(tournament, *round, *date, arrangement),
            Command::ChangePairings { round, arrangement, discard } => {
                change(tournament, facts, *round, arrangement, discard)
            }
            &Command::Pin { round, table, pinned } => {
                let (round, pairing) = tournament.open_pairing(round, table)?;
                Ok(vec![put_pairing(round, Pairing { pinned, ..pairing.clone() })])
            }
            &Command::NoShow { round, table, no_show } => {
                tournament.must_go_on()?;
                let (round, pairing) = tournament.pairing_at(round, table)?;
                if no_show && facts.results.has_begun(pairing.series) {
                    return Err(Refusal::TurnedUp { series: pairing.series });
                }
                Ok(vec![put_pairing(round, Pairing { no_show, ..pairing.clone() })])
            }
            &Command::AddExtra { round, table, series, date } => {
                add_extra(tournament, facts, tournament.pairing_at(round, table)?, series, date)
            }
            Command::ReleaseRound { round } => release(tournament, &facts.results, tournament.open_round(*round)?),
            Command::CloseRound { round, missing } => {
                close(tournament, &facts.results, tournament.open_round(*round)?, *missing)
            }
            Command::ReopenRound { round } => reopen(tournament, *round),
            Command::DeleteRound { round, discard } => delete(tournament, facts, *round, discard),
            Command::CloseStage { stage, advance, groups } => close_stage(tournament, *stage, advance, groups),
            Command::ReopenStage { stage } => reopen_stage(tournament, *stage),
            Command::Finish => finish(tournament),
            Command::Reopen => {
                tournament.must_be(State::Finished)?;
                let head = Head { state: State::Running, ..tournament.head().clone() };
                let stage = tournament.current_stage().map(|stage| put_stage(stage, false));
                Ok([Change::PutHead(Box::new(head))].into_iter().chain(stage).collect())
            }
            // All others are looked at before these.
            _ => Err(Refusal::NoTournament),
        }
    }
}

impl Tournament {
    fn round(&self, round: RoundNumber) -> Result<&Round, Refusal> {
        self.rounds().get(&round).ok_or(Refusal::NoRound { round })
    }

    fn pairing_at(&self, round: RoundNumber, table: TableNumber) -> Result<(&Round, &Pairing), Refusal> {
        let found = self.round(round)?;
        found.at(table).map(|pairing| (found, pairing)).ok_or(Refusal::NoPairing { round, table })
    }

    pub(super) fn open_round(&self, round: RoundNumber) -> Result<&Round, Refusal> {
        self.must_go_on()?;
        let found = self.round(round)?;
        if found.state == RoundState::Closed { Err(Refusal::RoundClosed { round }) } else { Ok(found) }
    }

    fn open_pairing(&self, round: RoundNumber, table: TableNumber) -> Result<(&Round, &Pairing), Refusal> {
        self.open_round(round)?;
        self.pairing_at(round, table)
    }

    pub(super) fn stage_of(&self, round: &Round) -> Result<&Stage, Refusal> {
        self.stages().get(&round.stage).ok_or(Refusal::NoStage { stage: round.stage })
    }
}

fn put_pairing(round: &Round, pairing: Pairing) -> Change {
    Change::PutPairing { round: round.number, pairing }
}

const fn put_round(round: &Round, state: RoundState) -> Change {
    Change::PutRound { number: round.number, stage: round.stage, date: round.date, state }
}

const fn put_stage(stage: &Stage, closed: bool) -> Change {
    Change::PutStage { number: stage.number, format: stage.format, closed }
}

fn new_series(id: SeriesId, players: Seats<PlayerId>, date: NaiveDate, length: Length) -> Result<Change, Refusal> {
    series_for(Purpose::Counted, id, players, date, length)
}

fn series_for(
    purpose: Purpose,
    id: SeriesId,
    players: Seats<PlayerId>,
    date: NaiveDate,
    length: Length,
) -> Result<Change, Refusal> {
    let series = Series::new(id, players, date, length);
    // A series between two different players, which the arrangement has.
    let mut series = series.map_err(|_: SeriesFault| Refusal::Order { player: players.first })?;
    series.purpose = purpose;
    Ok(Change::Club(club::Change::PutSeries(series, SameSides::Refused)))
}

/// Checks that everybody who is here has one place, sitting out as in `outs` included.
fn check_places(
    tournament: &Tournament,
    stage: &Stage,
    round: RoundNumber,
    arrangement: &Arrangement,
    outs: &BTreeMap<PlayerId, Out>,
) -> Result<(), Refusal> {
    let mut left: BTreeSet<_> = tournament.here(stage, round).into_iter().map(|(player, _)| player).collect();
    if left.len() < 2 {
        return Err(Refusal::TooFew { here: left.len() });
    }
    let here = left.clone();
    // In a round robin those who withdrew are paired too: what their opponents get follows from how much they had played.
    let may_sit: BTreeSet<_> = match stage.format {
        Format::RoundRobin { .. } => stage.members().keys().copied().collect(),
        _ => left.clone(),
    };
    let mut tables = BTreeSet::new();
    if let Some(twice) = arrangement.tables.iter().find(|seating| !tables.insert(seating.table)) {
        return Err(Refusal::TableTwice { table: twice.table });
    }
    let seated = arrangement.tables.iter().flat_map(|seating| Seat::BOTH.map(|seat| seating.players[seat]));
    let placed = seated.map(|player| (player, &may_sit)).chain(arrangement.outs.keys().map(|&player| (player, &here)));
    let mut seen = BTreeSet::new();
    for (player, may_be) in placed {
        if !may_be.contains(&player) {
            return Err(Refusal::NotHere { player, round });
        }
        if let Some(&out) = outs.get(&player) {
            return Err(Refusal::SitsOut { player, round, out });
        }
        left.remove(&player);
        if !seen.insert(player) {
            return Err(Refusal::Twice { player, round });
        }
    }
    // With one at most an even field has none, since somebody would be left out.
    let byes = arrangement.outs.values().filter(|&&out| out == Out::Bye { by_hand: false }).count();
    if byes > 1 {
        return Err(Refusal::Byes { round, byes });
    }
    left.retain(|player| !outs.contains_key(player));
    // Who is out of a bracket has no place in its rounds.
    if left.is_empty() || matches!(stage.format, Format::Knockout { .. }) {
        Ok(())
    } else {
        Err(Refusal::LeftOut { players: left.into_iter().collect(), round })
    }
}

fn pair(
    tournament: &Tournament,
    round: RoundNumber,
    date: NaiveDate,
    arrangement: &Arrangement,
) -> Result<Vec<Change>, Refusal> {
    let stage = tournament.open_stage()?;
    check_date(date)?;
    let next = tournament.next_round();
    if round < next {
        return Err(Refusal::RoundExists { round });
    }
    if round > next {
        return Err(Refusal::NotNext { next });
    }
    let before = tournament.rounds_of(stage.number).next_back();
    if let Some(open) = before.filter(|round| stage.format.follows_scores() && round.state != RoundState::Closed) {
        return Err(Refusal::RoundOpen { round: open.number });
    }
    let paired = tournament.rounds_of(stage.number).count();
    if let Some(rounds) = stage.format.rounds().filter(|&rounds| paired >= usize::from(rounds)) {
        return Err(Refusal::AllPaired { rounds });
    }
    let outs: BTreeMap<_, _> = tournament.outs(round).collect();
    check_places(tournament, stage, round, arrangement, &outs)?;
    let mut changes = vec![Change::PutRound { number: round, stage: stage.number, date, state: RoundState::Paired }];
    changes.extend(arrangement.outs.iter().map(|(&player, &out)| Change::PutOut { round, player, out }));
    for &seating in &arrangement.tables {
        changes.push(new_series(seating.series, seating.players, date, tournament.settings().length)?);
        changes.push(Change::PutPairing { round, pairing: fresh(seating) });
    }
    Ok(changes)
}

const fn fresh(Seating { table, players, series, bracket, pinned }: Seating) -> Pairing {
    Pairing { table, players, series, extra: Vec::new(), bracket, pinned, no_show: false, missing: false }
}

fn unordered(players: Seats<PlayerId>) -> (PlayerId, PlayerId) {
    (players.first.min(players.second), players.first.max(players.second))
}

fn change(
    tournament: &Tournament,
    facts: &Facts,
    number: RoundNumber,
    arrangement: &Arrangement,
    discard: &BTreeSet<SeriesId>,
) -> Result<Vec<Change>, Refusal> {
    let round = tournament.open_round(number)?;
    let stage = tournament.stage_of(round)?;
    let seated: BTreeSet<_> =
        arrangement.tables.iter().flat_map(|seating| Seat::BOTH.map(|seat| seating.players[seat])).collect();
    let (kept_outs, gone_outs): (BTreeMap<_, _>, BTreeMap<_, _>) =
        tournament.outs(number).partition(|(player, out)| {
            !out.is_of_pairing() && !seated.contains(player) && !arrangement.outs.contains_key(player)
        });
    check_places(tournament, stage, number, arrangement, &kept_outs)?;
    let mut before: BTreeMap<_, _> = round.pairings().map(|pairing| (unordered(pairing.players), pairing)).collect();
    let mut put = Vec::new();
    let mut struck = Vec::new();
    for &seating in &arrangement.tables {
        let Seating { table, players, bracket, pinned, .. } = seating;
        let Some(known) = before.remove(&unordered(players)) else {
            put.push(new_series(seating.series, players, round.date, tournament.settings().length)?);
            put.push(put_pairing(round, fresh(seating)));
            continue;
        };
        // Who has begun stays in the seats that the games name.
        let begun = facts.results.has_begun(known.series);
        let players = if begun { known.players } else { players };
        let after = Pairing { table, players, bracket, pinned, ..known.clone() };
        if after == *known {
            continue;
        }
        if players != known.players {
            put.extend(reseated(facts, known, players));
        }
        struck.push(Change::RemovePairing { round: number, table: known.table });
        put.push(put_pairing(round, after));
    }
    if let Some(pinned) = before.values().find(|pairing| pairing.pinned) {
        return Err(Refusal::Pinned { table: pinned.table });
    }
    check_discarded(facts, before.values().copied(), discard)?;
    for pairing in before.values() {
        struck.push(Change::RemovePairing { round: number, table: pairing.table });
        struck.extend(pairing.all_series().map(|&series| Change::Club(club::Change::RemoveSeries(series))));
    }
    let unchanged = |player: &PlayerId, out: &Out| arrangement.outs.get(player) == Some(out);
    let gone = gone_outs.iter().filter(|(player, out)| !unchanged(player, out));
    struck.extend(gone.map(|(&player, _)| Change::RemoveOut { round: number, player }));
    let new = arrangement.outs.iter().filter(|(player, out)| gone_outs.get(player) != Some(out));
    struck.extend(new.map(|(&player, &out)| Change::PutOut { round: number, player, out }));
    struck.extend(put);
    Ok(struck)
}

fn check_discarded<'p>(
    facts: &Facts,
    pairings: impl Iterator<Item = &'p Pairing>,
    discard: &BTreeSet<SeriesId>,
) -> Result<(), Refusal> {
    let series = pairings.flat_map(Pairing::all_series).copied();
    let begun: Vec<_> = series.filter(|&one| facts.results.has_begun(one) && !discard.contains(&one)).collect();
    if begun.is_empty() { Ok(()) } else { Err(Refusal::Begun { series: begun }) }
}

fn add_extra(
    tournament: &Tournament,
    facts: &Facts,
    (round, pairing): (&Round, &Pairing),
    series: SeriesId,
    date: NaiveDate,
) -> Result<Vec<Change>, Refusal> {
    tournament.open_round(round.number)?;
    check_date(date)?;
    let stage = tournament.stage_of(round)?;
    let is_due = decision(tournament.settings(), stage, pairing, &facts.results) == Decision::ExtraDue;
    if !is_due || !matches!(stage.format, Format::Knockout { .. }) {
        return Err(Refusal::NoExtra);
    }
    // Whoever opened last time does not open this time.
    let Seats { first, second } = pairing.players;
    let swapped = pairing.extra.len().is_multiple_of(2);
    let players = if swapped { Seats { first: second, second: first } } else { pairing.players };
    let mut extra = pairing.extra.clone();
    extra.push(series);
    let after = Pairing { extra, ..pairing.clone() };
    Ok(vec![series_for(Purpose::Extra, series, players, date, Length::TWO)?, put_pairing(round, after)])
}

/// The tables of a round where a vacancy is for the organiser to fill: in a round robin the opponents win.
fn vacant(tournament: &Tournament, stage: &Stage, round: &Round, results: &Results) -> Vec<TableNumber> {
    if matches!(stage.format, Format::RoundRobin { .. }) {
        return Vec::new();
    }
    tournament.needing_opponents(round, results).into_iter().map(|(table, _)| table).collect()
}

fn release(tournament: &Tournament, results: &Results, round: &Round) -> Result<Vec<Change>, Refusal> {
    let number = round.number;
    if round.state != RoundState::Paired {
        return Err(Refusal::RoundReleased { round: number });
    }
    let tables = vacant(tournament, tournament.stage_of(round)?, round, results);
    if !tables.is_empty() {
        return Err(Refusal::NeedOpponents { round: number, tables });
    }
    Ok(vec![put_round(round, RoundState::Released)])
}

/// The tables of a round where a result is missing.
pub fn missing_results(tournament: &Tournament, results: &Results, round: &Round) -> Vec<TableNumber> {
    let Some(stage) = tournament.stages().get(&round.stage) else { return Vec::new() };
    // In a round robin whoever withdraws leaves no result to wait for, in earlier rounds neither.
    let last = tournament.rounds_of(stage.number).next_back().map_or(round.number, |last| last.number);
    let is_gone = |player: PlayerId| tournament.entries().get(&player).is_some_and(|entry| entry.is_away(last));
    let is_missing = |pairing: &&Pairing| match stage.format {
        _ if pairing.is_double_no_show(results) => false,
        Format::Knockout { .. } => {
            matches!(decision(tournament.settings(), stage, pairing, results), Decision::Open | Decision::ExtraDue)
        }
        Format::RoundRobin { .. } if Seat::BOTH.iter().any(|&seat| is_gone(pairing.players[seat])) => {
            results.progress(pairing.series) == Progress::UnderWay
        }
        _ => results.progress(pairing.series) != Progress::Complete,
    };
    round.pairings().filter(is_missing).map(|pairing| pairing.table).collect()
}

fn close(tournament: &Tournament, results: &Results, round: &Round, missing: Missing) -> Result<Vec<Change>, Refusal> {
    let tables = missing_results(tournament, results, round);
    if missing == Missing::Refused && !tables.is_empty() {
        return Err(Refusal::ResultsMissing { round: round.number, tables });
    }
    let pairings = tables.iter().filter_map(|&table| round.at(table));
    let mut changes: Vec<_> =
        pairings.map(|pairing| put_pairing(round, Pairing { missing: true, ..pairing.clone() })).collect();
    changes.push(put_round(round, RoundState::Closed));
    Ok(changes)
}

fn reopen(tournament: &Tournament, number: RoundNumber) -> Result<Vec<Change>, Refusal> {
    tournament.must_go_on()?;
    let round = tournament.round(number)?;
    let stage = tournament.stage_of(round)?;
    if stage.closed {
        return Err(Refusal::StageClosed { stage: stage.number });
    }
    if round.state != RoundState::Closed {
        return Err(Refusal::RoundOpen { round: number });
    }
    if let Some(last) = tournament.last_round().filter(|last| stage.format.follows_scores() && last.number > number) {
        return Err(Refusal::NotLast { last: last.number });
    }
    let marked = round.pairings().filter(|pairing| pairing.missing);
    let mut changes: Vec<_> =
        marked.map(|pairing| put_pairing(round, Pairing { missing: false, ..pairing.clone() })).collect();
    changes.push(put_round(round, RoundState::Released));
    Ok(changes)
}

fn delete(
    tournament: &Tournament,
    facts: &Facts,
    number: RoundNumber,
    discard: &BTreeSet<SeriesId>,
) -> Result<Vec<Change>, Refusal> {
    tournament.must_go_on()?;
    let round = tournament.round(number)?;
    let stage = tournament.stage_of(round)?;
    if let Some(last) = tournament.last_round().filter(|last| last.number != number) {
        return Err(Refusal::NotLast { last: last.number });
    }
    if stage.closed {
        return Err(Refusal::StageClosed { stage: stage.number });
    }
    check_discarded(facts, round.pairings(), discard)?;
    let mut changes = Vec::new();
    for pairing in round.pairings() {
        changes.push(Change::RemovePairing { round: number, table: pairing.table });
        changes.extend(pairing.all_series().map(|&series| Change::Club(club::Change::RemoveSeries(series))));
    }
    let of_pairing = tournament.outs(number).filter(|(_, out)| out.is_of_pairing());
    changes.extend(of_pairing.map(|(player, _)| Change::RemoveOut { round: number, player }));
    changes.push(Change::RemoveRound(number));
    let mut head = tournament.head().clone();
    if number == RoundNumber::FIRST {
        // Without any round the tournament is ready to start again, with the numbers that it had.
        let members = stage.members().keys();
        changes.extend(members.map(|&player| Change::RemoveMember { stage: stage.number, player }));
        head.state = State::Registration;
    }
    if let Some((seed, dealt)) = head.settings.duplicate.zip(tournament.round_seed(number)) {
        // Somebody may have seen what lay where: the round is dealt anew when it is paired again. What was dealt may be known,
        // the seed is not.
        head.settings.dealt.insert(number.0, seed_of(seed ^ dealt, number));
    }
    if head != *tournament.head() {
        changes.push(Change::PutHead(Box::new(head)));
    }
    Ok(changes)
}

fn close_stage(
    tournament: &Tournament,
    number: StageNumber,
    advance: &[PlayerId],
    groups: &BTreeMap<PlayerId, Group>,
) -> Result<Vec<Change>, Refusal> {
    let stage = tournament.open_stage()?;
    if stage.number != number {
        return Err(Refusal::NoStage { stage: number });
    }
    check_all_closed(tournament, stage)?;
    let next = tournament.stages().get(&number.next());
    let mut changes = vec![put_stage(stage, true)];
    match next {
        None if advance.is_empty() => {}
        Some(next) if advance.len() > 1 => {
            let known: BTreeSet<_> =
                advance.iter().copied().filter(|player| stage.members().contains_key(player)).collect();
            check_order(advance, &known)?;
            let round = tournament.next_round();
            let is_here = |player| tournament.entries().get(player).is_some_and(|entry| entry.is_here(round));
            if let Some(&player) = advance.iter().find(|player| !is_here(player)) {
                return Err(Refusal::NotHere { player, round });
            }
            changes.extend(members(next, advance, groups)?);
        }
        _ => return Err(Refusal::Advance { advance: advance.len() }),
    }
    Ok(changes)
}

/// Checks that a stage has rounds, and that all of them are closed.
fn check_all_closed(tournament: &Tournament, stage: &Stage) -> Result<(), Refusal> {
    let mut rounds = tournament.rounds_of(stage.number).peekable();
    if rounds.peek().is_none() {
        return Err(Refusal::NoRound { round: tournament.next_round() });
    }
    match rounds.find(|round| round.state != RoundState::Closed) {
        Some(open) => Err(Refusal::RoundOpen { round: open.number }),
        None => Ok(()),
    }
}

fn reopen_stage(tournament: &Tournament, number: StageNumber) -> Result<Vec<Change>, Refusal> {
    tournament.must_go_on()?;
    let stage = tournament.stages().get(&number).filter(|stage| !stage.members().is_empty());
    let stage = stage.ok_or(Refusal::NoStage { stage: number })?;
    if !stage.closed {
        return Err(Refusal::StageOpen { stage: number });
    }
    let next = tournament.stages().get(&number.next());
    if let Some(last) = tournament.last_round().filter(|round| round.stage > number) {
        return Err(Refusal::NotLast { last: last.number });
    }
    let gone = next
        .into_iter()
        .flat_map(|next| next.members().keys().map(|&player| Change::RemoveMember { stage: next.number, player }));
    Ok(gone.chain([put_stage(stage, false)]).collect())
}

fn finish(tournament: &Tournament) -> Result<Vec<Change>, Refusal> {
    tournament.must_be(State::Running)?;
    let stage = tournament.current_stage().ok_or(Refusal::NoStage { stage: StageNumber::FIRST })?;
    check_all_closed(tournament, stage)?;
    let head = Head { state: State::Finished, ..tournament.head().clone() };
    let closed = (!stage.closed).then(|| put_stage(stage, true));
    Ok([Change::PutHead(Box::new(head))].into_iter().chain(closed).collect())
}
