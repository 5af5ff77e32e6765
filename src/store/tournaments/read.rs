//! Reading tournaments, and carrying out what is done to them.

use std::collections::{BTreeMap, BTreeSet};

use rusqlite::types::ToSql;
use rusqlite::{Connection, Row};

use super::super::count::incomplete;
use super::super::error::{StoreError, of_file};
use super::super::file::{ClubFile, Writer};
use super::super::log::Stamp;
use super::super::read::Together;
use super::put::{put, put_head};
use super::row::{self, PARTS, Part, assemble, facts};
use crate::club::{self, Name, Paired, PlayerId, Series, SeriesId, SeriesRecord};
use crate::rules::Deal;
use crate::store::watch::ALONE;
use crate::tournament::{
    Change, Command, Criterion, Facts, Head, Refusal, Results, Round, RoundNumber, RoundState, Tournament,
    TournamentId, captured_bears,
};

const TOURNAMENTS: &str = "SELECT * FROM tournaments ORDER BY first DESC, last DESC, id";
const TOURNAMENT: &str = "SELECT * FROM tournaments WHERE id = ?1";
/// All columns, so that the sums can be seen: an index has some of them, which nobody summed.
const PAIRED: &str = "SELECT * FROM pairings WHERE series = ?1";
const PAIRED_EXTRA: &str = "SELECT * FROM extra WHERE series = ?1";
const ROUND: &str = "SELECT * FROM rounds WHERE tournament = ?1 AND number = ?2";
const OF_PLAYER: &str = "SELECT * FROM entries WHERE player = ?1 ORDER BY tournament";
const SERIES: Together = Together {
    series: "SELECT * FROM series WHERE id IN (SELECT series FROM pairings WHERE tournament = ?1
        UNION ALL SELECT series FROM extra WHERE tournament = ?1) ORDER BY id",
    games: "SELECT * FROM games WHERE series IN (SELECT series FROM pairings WHERE tournament = ?1
        UNION ALL SELECT series FROM extra WHERE tournament = ?1) ORDER BY series",
    count: "SELECT (SELECT count(*) FROM pairings WHERE tournament = ?1)
        + (SELECT count(*) FROM extra WHERE tournament = ?1)",
    by_date: false,
};

/// The rows of a tournament, and how many there must be.
pub(super) fn found(connection: &Connection, id: TournamentId) -> Result<Option<(Head, usize, Vec<Part>)>, StoreError> {
    let of = id.0.as_bytes();
    let mut heads = connection.prepare_cached(TOURNAMENT)?;
    let mut heads = heads.query([of])?;
    let Some((head, facts)) = heads.next()?.map(row::head).transpose()? else { return Ok(None) };
    let mut parts = Vec::new();
    for (table, _) in PARTS {
        let mut rows = connection.prepare_cached(&format!("SELECT * FROM {table} WHERE tournament = ?1"))?;
        let mut rows = rows.query([of])?;
        while let Some(row) = rows.next()? {
            let (tournament, part) = row::part(table, row)?;
            // A search that comes by a damaged key may end anywhere.
            if tournament != id {
                return Err(incomplete(table));
            }
            parts.push(part);
        }
    }
    Ok(Some((head, facts, parts)))
}

impl ClubFile {
    /// All tournaments, the latest first: names, dates, settings and how far they have come.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn tournaments(&self) -> Result<Vec<Head>, StoreError> {
        self.at_one_moment(|| {
            let heads = self.all_of("tournaments", self.rows(TOURNAMENTS, &[], |row| Ok(row::head(row)?.0))?)?;
            let ids: BTreeSet<_> = heads.iter().map(|head| head.id).collect();
            if ids.len() == heads.len() { Ok(heads) } else { Err(incomplete("tournaments")) }
        })
    }

    /// All facts of a tournament.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn tournament(&self, id: TournamentId) -> Result<Option<Tournament>, StoreError> {
        self.at_one_moment(|| match found(&self.connection, id).map_err(of_file(self.path()))? {
            None => self.is_not_there("tournaments", id.0),
            Some((head, ..)) if head.id != id => Err(incomplete("tournaments")),
            Some((head, facts, parts)) => assemble(head, facts, parts).map(Some),
        })
    }

    /// The tournament and the round that a series is paired in, extra games included.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn tournament_of_series(&self, series: SeriesId) -> Result<Option<(TournamentId, RoundNumber)>, StoreError> {
        self.at_one_moment(|| {
            let mut found = Vec::new();
            for (table, sql) in [("pairings", PAIRED), ("extra", PAIRED_EXTRA)] {
                found.extend(self.rows(sql, &[&series.0.as_bytes()], |row| match row::part(table, row)? {
                    (id, Part::Pairing(round, pairing)) if pairing.series == series => Ok((id, round)),
                    (id, Part::Extra(round, .., of)) if of == series => Ok((id, round)),
                    _ => Err(incomplete(table)),
                })?);
            }
            let is_all = found.len() == self.count("paired", &series.0.as_bytes())?;
            if is_all { Ok(found.pop()) } else { Err(incomplete("pairings")) }
        })
    }

    /// The tournaments that a player has entered.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn tournaments_of(&self, player: PlayerId) -> Result<Vec<TournamentId>, StoreError> {
        self.at_one_moment(|| {
            let found = self.rows(OF_PLAYER, &[&player.0.as_bytes()], |row| match row::part("entries", row)? {
                (id, Part::Entry(entry)) if entry.player == player => Ok(id),
                _ => Err(incomplete("entries")),
            })?;
            let is_all = found.len() == self.count("entry", &player.0.as_bytes())?;
            if is_all && found.is_sorted_by(|one, next| one < next) { Ok(found) } else { Err(incomplete("entries")) }
        })
    }

    /// What the club knows of the series of a tournament.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn results(&self, tournament: &Tournament) -> Result<Results, StoreError> {
        self.at_one_moment(|| {
            let id = tournament.id().0;
            let of: &[&dyn ToSql] = &[&id.as_bytes()];
            let series = self.series_and_sides(&SERIES, of)?;
            let series: BTreeMap<_, _> = series.into_iter().map(|(series, _)| (series.id(), series)).collect();
            check_series(tournament, &series)?;
            let (mut bears, mut replayed) = (BTreeMap::new(), BTreeSet::new());
            let asks_for_bears = tournament.settings().criteria.contains(&Criterion::CapturedBears);
            let pairings = tournament.rounds().values().flat_map(|round| round.pairings().map(move |one| (round, one)));
            let asks_for_games = asks_for_bears || tournament.settings().duplicate.is_some();
            for (round, pairing) in pairings.filter(|_| asks_for_games) {
                for &id in pairing.all_series() {
                    let Some(record) = self.series_record(id)? else { continue };
                    if asks_for_bears {
                        bears.extend(captured_bears(&record.games).map(|bears| (id, bears)));
                    }
                    if id == pairing.series {
                        replayed.extend(played_again(tournament, round, &record).map(|number| (id, number)));
                    }
                }
            }
            Ok(Results { series, bears, replayed })
        })
    }

    /// The series whose deals are secret: those of rounds that are not closed, where all tables play the same ones. Nothing of
    /// their games may be shown from which a deal could be seen.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn face_down(&self) -> Result<BTreeSet<SeriesId>, StoreError> {
        self.at_one_moment(|| {
            let mut found = BTreeSet::new();
            for head in self.tournaments()?.iter().filter(|head| head.settings.duplicate.is_some()) {
                let tournament = self.tournament(head.id)?.ok_or_else(|| incomplete("tournaments"))?;
                found.extend(tournament.face_down());
            }
            Ok(found)
        })
    }

    /// The deal that all tables of the round have for a game of a series, if they play the same ones.
    pub(in crate::store) fn dealt(&self, series: SeriesId, number: usize) -> Result<Option<Deal>, StoreError> {
        let Some((id, round)) = self.tournament_of_series(series)? else { return Ok(None) };
        let tournament = self.tournament(id)?.ok_or_else(|| incomplete("tournaments"))?;
        // Extra games are played at one table alone.
        let mut pairings = tournament.rounds().get(&round).into_iter().flat_map(Round::pairings);
        let is_of_round = pairings.any(|pairing| pairing.series == series);
        Ok(tournament.deal(round, number).filter(|_| is_of_round))
    }

    /// Where a series is paired, as the club needs to know it.
    pub(in crate::store) fn paired(&self, series: SeriesId) -> Result<Option<Paired>, StoreError> {
        let Some((id, round)) = self.tournament_of_series(series)? else { return Ok(None) };
        // Asked with every game that is entered, so that no more is read than is needed.
        let of = id.0.as_bytes();
        let (head, _) = self.rows(TOURNAMENT, &[&of], row::head)?.pop().ok_or_else(|| incomplete("tournaments"))?;
        let state = |row: &Row<'_>| match row::part("rounds", row)? {
            (found, Part::Round(number, _, _, state)) if (found, number) == (id, round) => Ok(state),
            _ => Err(incomplete("rounds")),
        };
        let state = self.rows(ROUND, &[&of, &round.0], state)?.pop().ok_or_else(|| incomplete("rounds"))?;
        if head.id != id {
            return Err(incomplete("tournaments"));
        }
        Ok(Some(Paired { tournament: head.name, round: round.0, is_closed: state == RoundState::Closed }))
    }

    /// The series that a tournament from elsewhere names, as far as they are there. None of them is paired yet.
    fn free_series(&self, taken: &Tournament) -> Result<Results, StoreError> {
        let mut series = BTreeMap::new();
        for id in taken.all_series() {
            if let Some(Paired { tournament, round, .. }) = self.paired(id)? {
                return Err(club::Refusal::Paired { series: id, tournament, round }.into());
            }
            series.extend(self.series(id)?.map(|found| (id, found)));
        }
        Ok(Results { series, ..Results::default() })
    }

    /// Which of the players that a command names are on the list and no doubles. Who is anonymous enters nothing, but may have.
    fn those_on_the_list(&self, command: &Command) -> Result<BTreeSet<PlayerId>, StoreError> {
        let mut found = BTreeSet::new();
        let is_past = matches!(command, Command::TakeIn(_));
        for id in command.players() {
            let player =
                self.player(id)?.filter(|player| player.merged_into.is_none() && (is_past || !player.anonymous));
            found.extend(player.map(|player| player.id));
        }
        Ok(found)
    }
}

impl Writer {
    /// Carries out a command about a tournament, inside a transaction.
    pub(in crate::store) fn change_tournament(
        &self,
        id: TournamentId,
        command: &Command,
        stamp: &Stamp,
    ) -> Result<(), StoreError> {
        let tournament = self.tournament(id)?;
        if let Some(tournament) = tournament.as_ref().filter(|tournament| command.needs_reason(tournament)) {
            stamp.must_say_why(&tournament.head().name)?;
        }
        let results = match (command, &tournament) {
            (Command::TakeIn(taken), None) => self.free_series(taken)?,
            (command, Some(tournament)) if command.asks_for_results() => self.results(tournament)?,
            _ => Results::default(),
        };
        let players = self.those_on_the_list(command)?;
        let facts = Facts { tournament, players, results };
        let changes = match command {
            // What is made is what the command is about.
            Command::Create { id: made, .. } if *made != id => return Err(Refusal::NoTournament.into()),
            Command::TakeIn(taken) if taken.id() != id => return Err(Refusal::NoTournament.into()),
            command => command.changes(&facts)?,
        };
        self.write_tournament(id, facts.tournament.as_ref(), &changes)
    }

    /// Puts a player in the place of a double in every tournament that the double has entered.
    pub(in crate::store) fn rename_entries(&self, from: PlayerId, into: PlayerId) -> Result<(), StoreError> {
        for id in self.tournaments_of(from)? {
            let tournament = self.tournament(id)?.ok_or_else(|| incomplete("tournaments"))?;
            let changes = tournament.renamed(from, into).map_err(|refusal| match refusal {
                Refusal::Entered { .. } => {
                    let tournament = tournament.head().name.clone();
                    StoreError::Refused(club::Refusal::BothEntered { from, into, tournament })
                }
                other => other.into(),
            })?;
            self.write_tournament(id, Some(&tournament), &changes)?;
        }
        Ok(())
    }

    fn write_tournament(
        &self,
        id: TournamentId,
        before: Option<&Tournament>,
        changes: &[Change],
    ) -> Result<(), StoreError> {
        let connection = &self.club.connection;
        if let Some(after) = after(before, changes)? {
            // Even where nothing changes there is something to undo then.
            put_head(connection, after.head(), facts(&after))?;
        }
        changes.iter().try_for_each(|change| match change {
            Change::Club(change) => self.carry_out_change(change, ALONE),
            change => put(connection, id, change),
        })
    }
}

/// The tournament after some changes, if there is one then.
fn after(before: Option<&Tournament>, changes: &[Change]) -> Result<Option<Tournament>, Refusal> {
    let after = match (before, changes) {
        (_, [Change::RemoveTournament, ..]) => return Ok(None),
        (Some(before), changes) => before.after(changes),
        (None, [Change::PutHead(head), changes @ ..]) => Tournament::read((**head).clone(), changes),
        (None, _) => return Err(Refusal::NoTournament),
    };
    Ok(Some(after?))
}

/// The games of a series, by number, that did not begin from the deal that all tables of the round have.
fn played_again(tournament: &Tournament, round: &Round, record: &SeriesRecord) -> impl Iterator<Item = usize> {
    let of_round = |number| tournament.deal(round.number, number);
    (1..).zip(&record.games).filter_map(move |(number, game)| {
        let dealt = game.recorded.moves()?.game().deal()?;
        (of_round(number)? != dealt).then_some(number)
    })
}

/// Every series that the tournament names is there, between those whom it pairs.
fn check_series(tournament: &Tournament, series: &BTreeMap<SeriesId, Series>) -> Result<(), StoreError> {
    let pairings = || tournament.rounds().values().flat_map(Round::pairings);
    for pairing in pairings() {
        for id in pairing.all_series() {
            let is_theirs = series.get(id).is_some_and(|series| pairing.is_of(series.players()));
            if !is_theirs {
                let what = format!("{id}: it is not as its pairing says");
                return Err(StoreError::DamagedRow { table: "series", what });
            }
        }
    }
    let expected: usize = pairings().map(|pairing| pairing.all_series().count()).sum();
    if expected == series.len() { Ok(()) } else { Err(incomplete("series")) }
}

impl Stamp {
    /// Checks that a reason is given, where one is asked for.
    pub(in crate::store) fn must_say_why(&self, tournament: &Name) -> Result<(), StoreError> {
        let says_why = self.why.as_ref().is_some_and(|why| why.chars().any(|c| !c.is_whitespace() && !c.is_control()));
        if says_why { Ok(()) } else { Err(StoreError::ReasonNeeded { tournament: tournament.clone() }) }
    }
}
