//! Whether the facts allow a command about a tournament, and what it comes to. Rounds and stages are looked at elsewhere.

use chrono::{Datelike as _, NaiveDate};

use super::command::{Change, Command, Facts, SeriesLeft};
use super::facts::{Apart, Avoid, Away, Entry, Head, Member, Out, Pairing, Round, RoundState, Stage, State};
use super::ids::{RoundNumber, Seed, StageNumber};
use super::refusal::Refusal;
use super::results::{Progress, Results};
use super::seeding::{set_seeds, start};
use super::settings::{Format, SettingFault, Settings};
use super::travel::take_in;
use super::whole::Tournament;
use crate::club::{self, PlayerId, Seats};

impl Command {
    /// The changes that the command comes to.
    ///
    /// # Errors
    ///
    /// Why the facts do not allow it.
    pub fn changes(&self, facts: &Facts) -> Result<Vec<Change>, Refusal> {
        if let Command::Create { id, name, first, last, settings, stages } = self {
            if facts.tournament.is_some() {
                return Err(Refusal::TournamentExists { tournament: *id });
            }
            check_dates(*first, *last)?;
            let (name, settings, state) = (name.clone(), (**settings).clone(), State::Registration);
            let head = Head { id: *id, name, first: *first, last: *last, settings, state };
            let stages = planned(1, stages);
            Tournament::read(head.clone(), &stages)?;
            return Ok([Change::PutHead(Box::new(head))].into_iter().chain(stages).collect());
        }
        if let Command::TakeIn(taken) = self {
            return match &facts.tournament {
                Some(known) => Err(Refusal::TournamentExists { tournament: known.id() }),
                None => take_in(taken, facts),
            };
        }
        let tournament = facts.tournament.as_ref().ok_or(Refusal::NoTournament)?;
        let changes = self.come_to(tournament, facts)?;
        if !matches!(self, Command::Remove { .. }) {
            tournament.after(&changes)?;
        }
        Ok(changes)
    }

    fn come_to(&self, tournament: &Tournament, facts: &Facts) -> Result<Vec<Change>, Refusal> {
        match self {
            Command::Create { .. } | Command::TakeIn(_) => {
                Err(Refusal::TournamentExists { tournament: tournament.id() })
            }
            Command::Edit { name, first, last } => {
                check_dates(*first, *last)?;
                let head = Head { name: name.clone(), first: *first, last: *last, ..tournament.head().clone() };
                Ok(vec![Change::PutHead(Box::new(head))])
            }
            Command::ChangeSettings(settings) => {
                tournament.must_be(State::Registration)?;
                let head = Head { settings: (**settings).clone(), ..tournament.head().clone() };
                Ok(vec![Change::PutHead(Box::new(head))])
            }
            Command::SetPrizes(prizes) => {
                let settings = Settings { prizes: prizes.clone(), ..tournament.settings().clone() };
                Ok(vec![Change::PutHead(Box::new(Head { settings, ..tournament.head().clone() }))])
            }
            Command::PlanStages(formats) => plan_stages(tournament, formats),
            Command::Remove { series } => Ok(remove(tournament, facts, *series)),
            Command::Enter { player, from, rating } => enter(tournament, facts, *player, *from, *rating),
            Command::RemoveEntry { player } => remove_entry(tournament, facts, *player),
            Command::ReplaceEntry { player, by, rating } => replace(tournament, facts, *player, *by, *rating),
            Command::SetSeeds { order } => set_seeds(tournament, order),
            Command::Start { ratings, groups } => start(tournament, ratings, groups),
            Command::PutAvoid(avoid) => {
                tournament.must_go_on()?;
                Ok(vec![Change::PutAvoid(*avoid)])
            }
            Command::RemoveAvoid { apart } => {
                tournament.must_go_on()?;
                Ok(vec![Change::RemoveAvoid(*apart)])
            }
            &Command::FixTable { player, table } => {
                tournament.must_go_on()?;
                let entry = Entry { table, ..tournament.entry(player)?.clone() };
                Ok(vec![Change::PutEntry(entry)])
            }
            Command::SitOut { round, player, out } => sit_out(tournament, *round, *player, *out),
            Command::Withdraw { player, from } => withdraw(tournament, facts, *player, *from),
            Command::Return { player, from } => come_back(tournament, *player, *from),
            rounds_and_stages => rounds_and_stages.come_to_rounds(tournament, facts),
        }
    }
}

impl Tournament {
    pub(super) fn entry(&self, player: PlayerId) -> Result<&Entry, Refusal> {
        self.entries().get(&player).ok_or(Refusal::NotEntered { player })
    }

    pub(super) fn must_be(&self, state: State) -> Result<(), Refusal> {
        let found = self.head().state;
        if found == state { Ok(()) } else { Err(Refusal::State { state: found }) }
    }

    pub(super) fn must_go_on(&self) -> Result<(), Refusal> {
        let found = self.head().state;
        if found == State::Finished { Err(Refusal::State { state: found }) } else { Ok(()) }
    }

    /// The stage under way, if it is open.
    pub(super) fn open_stage(&self) -> Result<&Stage, Refusal> {
        self.must_be(State::Running)?;
        let stage = self.current_stage().ok_or(Refusal::NoStage { stage: StageNumber::FIRST })?;
        if stage.closed { Err(Refusal::StageClosed { stage: stage.number }) } else { Ok(stage) }
    }

    /// The pairings of a player from a round on, with the rounds.
    fn pairings_of(&self, player: PlayerId, from: RoundNumber) -> impl Iterator<Item = (&Round, &Pairing)> {
        let rounds = self.rounds().range(from..).map(|(_, round)| round);
        rounds.filter_map(move |round| round.pairing_of(player).map(|(pairing, _)| (round, pairing)))
    }
}

pub(super) fn check_date(date: NaiveDate) -> Result<(), Refusal> {
    check_dates(date, date)
}

pub(super) fn check_dates(first: NaiveDate, last: NaiveDate) -> Result<(), Refusal> {
    let fits = first <= last && (1000..=9999).contains(&first.year()) && (1000..=9999).contains(&last.year());
    if fits { Ok(()) } else { Err(Refusal::Dates { first, last }) }
}

fn planned(from: u16, formats: &[Format]) -> Vec<Change> {
    let numbered = (from..).zip(formats);
    numbered.map(|(number, &format)| Change::PutStage { number: StageNumber(number), format, closed: false }).collect()
}

fn plan_stages(tournament: &Tournament, formats: &[Format]) -> Result<Vec<Change>, Refusal> {
    tournament.must_go_on()?;
    let mut changes = Vec::new();
    for stage in tournament.stages().values() {
        let number = stage.number;
        let planned = formats.get(usize::from(number.0) - 1).copied();
        if stage.members().is_empty() {
            changes.push(Change::RemoveStage(number));
            continue;
        }
        let format = match (stage.format, planned) {
            (before, Some(after)) if before == after => continue,
            (Format::Swiss { .. }, Some(format @ Format::Swiss { .. }))
            | (Format::League { .. }, Some(format @ Format::League { .. }))
                if !stage.closed =>
            {
                format
            }
            _ => return Err(Refusal::StageStarted { stage: number }),
        };
        let by_changes = matches!((stage.format, format), (Format::League { by: before, .. }, Format::League { by: after, .. }) if before != after);
        if by_changes {
            return Err(Refusal::StageStarted { stage: number });
        }
        let paired = tournament.rounds_of(number).count();
        if let Some(last) = tournament.rounds_of(number).next_back()
            && format.rounds().is_some_and(|rounds| usize::from(rounds) < paired)
        {
            return Err(SettingFault::RoundsPaired { paired: last.number }.into());
        }
        changes.push(Change::PutStage { number, format, closed: stage.closed });
    }
    let started = tournament.stages().values().filter(|stage| !stage.members().is_empty()).count();
    let from = u16::try_from(started + 1).unwrap_or(u16::MAX);
    changes.extend(planned(from, formats.get(started..).unwrap_or_default()));
    Ok(changes)
}

fn remove(tournament: &Tournament, facts: &Facts, left: SeriesLeft) -> Vec<Change> {
    let series = tournament.rounds().values().flat_map(Round::pairings).flat_map(Pairing::all_series);
    let goes = |series: &&_| left == SeriesLeft::Struck || !facts.results.has_begun(**series);
    let gone = series.filter(goes).map(|&series| Change::Club(club::Change::RemoveSeries(series)));
    [Change::RemoveTournament].into_iter().chain(gone).collect()
}

fn enter(
    tournament: &Tournament,
    facts: &Facts,
    player: PlayerId,
    from: RoundNumber,
    rating: Option<u16>,
) -> Result<Vec<Change>, Refusal> {
    tournament.must_go_on()?;
    if !facts.players.contains(&player) {
        return Err(Refusal::NoPlayer { player });
    }
    if tournament.entries().contains_key(&player) {
        return Err(Refusal::Entered { player });
    }
    if tournament.head().state == State::Registration {
        return Ok(vec![Change::PutEntry(Entry { rating, ..Entry::new(player, RoundNumber::FIRST) })]);
    }
    let stage = tournament.open_stage()?;
    if !matches!(stage.format, Format::Swiss { .. } | Format::League { .. }) || stage.number != StageNumber::FIRST {
        return Err(Refusal::StageStarted { stage: stage.number });
    }
    check_open(tournament, from)?;
    let seed = stage.members().values().map(|member| member.seed.0).max().unwrap_or(0).saturating_add(1);
    let entry = Entry { rating, seed: Some(Seed(seed)), ..Entry::new(player, from) };
    let member = Member { seed: Seed(seed), group: None };
    let mut changes = vec![Change::PutEntry(entry), Change::PutMember { stage: stage.number, player, member }];
    changes.extend(absent_in_paired(tournament, player, from));
    Ok(changes)
}

/// A round that is not over, or one to come.
fn check_open(tournament: &Tournament, round: RoundNumber) -> Result<(), Refusal> {
    let last_closed = tournament.rounds().values().rev().find(|round| round.state == RoundState::Closed);
    if round.0 == 0 || last_closed.is_some_and(|closed| round <= closed.number) {
        return Err(Refusal::Past { round });
    }
    Ok(())
}

/// Whoever comes when rounds are paired is absent in them until somebody finds an opponent.
fn absent_in_paired(tournament: &Tournament, player: PlayerId, from: RoundNumber) -> impl Iterator<Item = Change> {
    let rounds = tournament.rounds().range(from..).map(|(_, round)| round);
    rounds.filter(move |round| round.pairing_of(player).is_none()).map(move |round| Change::PutOut {
        round: round.number,
        player,
        out: Out::Absent,
    })
}

fn check_without_results(tournament: &Tournament, facts: &Facts, player: PlayerId) -> Result<(), Refusal> {
    tournament.must_go_on()?;
    tournament.entry(player)?;
    for (round, pairing) in tournament.pairings_of(player, RoundNumber::FIRST) {
        if facts.results.has_begun(pairing.series) || pairing.no_show {
            return Err(Refusal::HasResults { player, round: round.number });
        }
    }
    let closed = tournament.stages().values().find(|stage| stage.closed && stage.members().contains_key(&player));
    closed.map_or(Ok(()), |stage| Err(Refusal::StageClosed { stage: stage.number }))
}

fn remove_entry(tournament: &Tournament, facts: &Facts, player: PlayerId) -> Result<Vec<Change>, Refusal> {
    check_without_results(tournament, facts, player)?;
    if let Some((round, pairing)) = tournament.pairings_of(player, RoundNumber::FIRST).next() {
        return Err(Refusal::Paired { player, round: round.number, table: pairing.table });
    }
    // Schedules and brackets are made for all who are in them: with one fewer they would be others.
    let is_fixed = |stage: &&Stage| {
        matches!(stage.format, Format::RoundRobin { .. } | Format::Knockout { .. })
            && stage.members().contains_key(&player)
            && tournament.rounds_of(stage.number).next().is_some()
    };
    if let Some(stage) = tournament.stages().values().find(is_fixed) {
        return Err(Refusal::StageStarted { stage: stage.number });
    }
    Ok(struck(tournament, player))
}

/// What strikes a player from all facts but pairings.
fn struck(tournament: &Tournament, player: PlayerId) -> Vec<Change> {
    let outs = outs_of(tournament, player).map(|(round, _)| Change::RemoveOut { round, player });
    let avoids = avoids_of(tournament, player).map(|avoid| Change::RemoveAvoid(avoid.apart));
    let members = memberships(tournament, player).map(|(stage, _)| Change::RemoveMember { stage, player });
    outs.chain(avoids).chain(members).chain([Change::RemoveEntry(player)]).collect()
}

fn outs_of(tournament: &Tournament, player: PlayerId) -> impl Iterator<Item = (RoundNumber, Out)> {
    tournament.all_outs().iter().filter(move |((_, who), _)| *who == player).map(|(&(round, _), &out)| (round, out))
}

fn avoids_of(tournament: &Tournament, player: PlayerId) -> impl Iterator<Item = &Avoid> {
    let names = move |avoid: &&Avoid| matches!(avoid.apart, Apart::Pair(a, b) if a == player || b == player);
    tournament.avoids().filter(names)
}

fn memberships(tournament: &Tournament, player: PlayerId) -> impl Iterator<Item = (StageNumber, Member)> {
    tournament.stages().values().filter_map(move |stage| Some((stage.number, *stage.members().get(&player)?)))
}

fn replace(
    tournament: &Tournament,
    facts: &Facts,
    player: PlayerId,
    by: PlayerId,
    rating: Option<u16>,
) -> Result<Vec<Change>, Refusal> {
    check_without_results(tournament, facts, player)?;
    if !facts.players.contains(&by) {
        return Err(Refusal::NoPlayer { player: by });
    }
    let mut changes = tournament.renamed(player, by)?;
    for change in &mut changes {
        if let Change::PutEntry(entry) = change {
            entry.rating = rating;
        }
    }
    for (_, pairing) in tournament.pairings_of(player, RoundNumber::FIRST) {
        changes.extend(reseated(facts, pairing, renamed(pairing.players, player, by)));
    }
    Ok(changes)
}

fn renamed(players: Seats<PlayerId>, from: PlayerId, into: PlayerId) -> Seats<PlayerId> {
    Seats::from_fn(|seat| if players[seat] == from { into } else { players[seat] })
}

/// The series of a pairing, with other players in its seats.
pub(super) fn reseated(facts: &Facts, pairing: &Pairing, players: Seats<PlayerId>) -> Option<Change> {
    let series = facts.results.series.get(&pairing.series)?.clone().with_players(players).ok()?;
    Some(Change::Club(club::Change::PutSeries(series, club::SameSides::Refused)))
}

impl Tournament {
    /// The changes that put one player in the place of another everywhere, series apart: for doubles that are merged.
    ///
    /// # Errors
    ///
    /// When the first has not entered, or the second has.
    pub fn renamed(&self, player: PlayerId, into: PlayerId) -> Result<Vec<Change>, Refusal> {
        let entry = self.entry(player)?;
        if self.entries().contains_key(&into) {
            return Err(Refusal::Entered { player: into });
        }
        let pairings: Vec<_> = self.pairings_of(player, RoundNumber::FIRST).collect();
        let gone =
            pairings.iter().map(|(round, pairing)| Change::RemovePairing { round: round.number, table: pairing.table });
        let mut changes: Vec<_> = gone.chain(struck(self, player)).collect();
        changes.push(Change::PutEntry(Entry { player: into, ..entry.clone() }));
        changes.extend(memberships(self, player).map(|(stage, member)| Change::PutMember {
            stage,
            player: into,
            member,
        }));
        changes.extend(avoids_of(self, player).filter_map(|avoid| {
            let Apart::Pair(one, other) = avoid.apart else { return None };
            let kept = if one == player { other } else { one };
            Some(Change::PutAvoid(Avoid { apart: Apart::pair(into, kept), ..*avoid }))
        }));
        changes.extend(outs_of(self, player).map(|(round, out)| Change::PutOut { round, player: into, out }));
        changes.extend(pairings.into_iter().map(|(round, pairing)| Change::PutPairing {
            round: round.number,
            pairing: Pairing { players: renamed(pairing.players, player, into), ..pairing.clone() },
        }));
        Ok(changes)
    }
}

fn sit_out(
    tournament: &Tournament,
    round: RoundNumber,
    player: PlayerId,
    out: Option<Out>,
) -> Result<Vec<Change>, Refusal> {
    tournament.must_go_on()?;
    let entry = tournament.entry(player)?;
    if !entry.is_here(round) || round.0 == 0 {
        return Err(Refusal::NotHere { player, round });
    }
    let paired = tournament.rounds().get(&round);
    if let Some((pairing, _)) = paired.and_then(|round| round.pairing_of(player)) {
        return Err(Refusal::Paired { player, round, table: pairing.table });
    }
    let Some(out) = out else {
        return match (tournament.out(round, player), paired) {
            (None, _) => Err(Refusal::NotOut { player, round }),
            (Some(_), Some(_)) => Err(Refusal::LeftOut { players: vec![player], round }),
            (Some(_), None) => Ok(vec![Change::RemoveOut { round, player }]),
        };
    };
    if out.is_of_pairing() {
        return Err(Refusal::OutOfPairing);
    }
    let others = outs_of(tournament, player).filter(|&(other, out)| other != round && out.is_bye()).count();
    let byes = u16::try_from(others).unwrap_or(u16::MAX);
    match tournament.settings().most_byes {
        Some(most) if out.is_bye() && byes >= most => Err(Refusal::TooManyByes { player, byes }),
        _ => Ok(vec![Change::PutOut { round, player, out }]),
    }
}

fn withdraw(
    tournament: &Tournament,
    facts: &Facts,
    player: PlayerId,
    from: RoundNumber,
) -> Result<Vec<Change>, Refusal> {
    tournament.must_go_on()?;
    let entry = tournament.entry(player)?;
    if entry.withdrawn().is_some() {
        return Err(Refusal::Away { player, away: true });
    }
    check_open(tournament, from)?;
    if entry.away.last().and_then(|away| away.back).is_some_and(|back| from < back) {
        return Err(Refusal::Past { round: from });
    }
    let is_complete = |pairing: &Pairing| facts.results.progress(pairing.series) == Progress::Complete;
    if let Some((round, _)) = tournament.pairings_of(player, from).find(|(_, pairing)| is_complete(pairing)) {
        return Err(Refusal::HasResults { player, round: round.number });
    }
    if let Some((round, pairing)) = series_to_end(tournament, &facts.results, player, from).first() {
        return Err(Refusal::SeriesOpen { player, round: round.number, series: pairing.series });
    }
    let gone = outs_of(tournament, player).filter(|&(round, _)| round >= from);
    let mut changes: Vec<_> = gone.map(|(round, _)| Change::RemoveOut { round, player }).collect();
    let mut away = entry.away.clone();
    // Whoever leaves in the round of the return has never come back.
    match away.last_mut().filter(|last| last.back == Some(from)) {
        Some(last) => last.back = None,
        None => away.push(Away { from, back: None }),
    }
    changes.push(Change::PutEntry(Entry { away, ..entry.clone() }));
    Ok(changes)
}

/// The series of a player that have to be ended before the player can leave from a round on, with their rounds.
pub fn series_to_end<'t>(
    tournament: &'t Tournament,
    results: &Results,
    player: PlayerId,
    from: RoundNumber,
) -> Vec<(&'t Round, &'t Pairing)> {
    let is_open = |(round, pairing): &(&Round, &Pairing)| {
        let stage = tournament.stages().get(&round.stage);
        let is_schedule = stage.is_some_and(|stage| matches!(stage.format, Format::RoundRobin { .. }));
        let goes = round.number >= from;
        match results.progress(pairing.series) {
            _ if round.state == RoundState::Closed => false,
            Progress::Complete => false,
            Progress::NotStarted if pairing.no_show && !goes => false,
            Progress::NotStarted => !is_schedule && (!goes || round.state != RoundState::Paired),
            Progress::UnderWay => true,
        }
    };
    tournament.pairings_of(player, RoundNumber::FIRST).filter(is_open).collect()
}

fn come_back(tournament: &Tournament, player: PlayerId, from: RoundNumber) -> Result<Vec<Change>, Refusal> {
    tournament.must_go_on()?;
    let entry = tournament.entry(player)?;
    check_open(tournament, from)?;
    let mut away = entry.away.clone();
    let Some(last) = away.last_mut().filter(|last| last.back.is_none()) else {
        return Err(Refusal::Away { player, away: false });
    };
    if from < last.from {
        return Err(Refusal::Past { round: from });
    }
    if last.from == from {
        away.pop();
    } else {
        last.back = Some(from);
    }
    let mut changes = vec![Change::PutEntry(Entry { away, ..entry.clone() })];
    let is_awaited =
        |stage: &Stage| stage.members().contains_key(&player) && !matches!(stage.format, Format::Knockout { .. });
    if tournament.current_stage().is_some_and(is_awaited) {
        changes.extend(absent_in_paired(tournament, player, from));
    }
    Ok(changes)
}
