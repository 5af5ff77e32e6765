//! What the tournaments of an archive would bring to a club. Their series come and go with them.

use std::collections::BTreeSet;

use thiserror::Error;
use uuid::Uuid;

use super::preview::{Arrival, COPIES, Differing};
use super::{Deals, outward, outward_tournament, wire, wire_tournament};
use crate::club::{self, PlayerId, Seats, Series, SeriesId, SeriesRecord};
use crate::tournament::{
    Act, Apart, Command, Facts, Head, Refusal, Results, SeriesLeft, State, Tournament, TournamentId,
};

/// What becomes of a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ArchivedTournament {
    /// It is new.
    New,
    /// The club has the same.
    Same,
    /// The club has another version of it or of its series, and this happens.
    Differs(Differing),
    /// The club has another version, and this one too as one of its own.
    SameCopy(TournamentId),
    /// Somebody who entered does not come in.
    WithoutPlayer(PlayerId),
    /// The club cannot take it.
    Refused(NotTaken),
}

/// Why a club cannot take a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NotTaken {
    /// Because of one of its series.
    #[error(transparent)]
    Series(club::Refusal),
    /// Because of the tournament itself.
    #[error(transparent)]
    Tournament(Refusal),
}

/// A tournament as it would be in the club, with its series.
struct Arriving {
    tournament: Tournament,
    series: Vec<SeriesRecord>,
}

/// All that would go out of a tournament, what lies face down apart.
type GoingOut = (wire_tournament::Tournament, Vec<wire::Series>);

impl Arrival<'_> {
    pub(super) fn tournaments(&mut self) -> Vec<(Head, ArchivedTournament)> {
        let of_archive = &self.archive.tournaments;
        of_archive.iter().map(|theirs| (theirs.head().clone(), self.one_tournament(theirs))).collect()
    }

    fn one_tournament(&mut self, theirs: &Tournament) -> ArchivedTournament {
        let left = theirs.entries().keys().find(|player| !self.here.contains_key(player));
        if let Some(&left) = left {
            return ArchivedTournament::WithoutPlayer(left);
        }
        let arriving = match self.arriving(theirs) {
            Ok(arriving) => arriving,
            Err(refusal) => return ArchivedTournament::Refused(NotTaken::Tournament(refusal)),
        };
        let id = theirs.id();
        let ours = self.club.tournaments.iter().find(|ours| ours.id() == id);
        let differs = |series: &SeriesRecord| {
            let ours = self.ours.get(&series.id);
            ours.is_some_and(|ours| !self.is_same(series, ours))
                || self.paired.get(&series.id).is_some_and(|of| of.0 != id)
        };
        let is_dealt = self.archive.is_dealt(theirs);
        match ours {
            None if !arriving.series.iter().any(differs) => {
                let taken = self.take(arriving, is_dealt, &BTreeSet::new());
                return taken.map_or_else(ArchivedTournament::Refused, |()| ArchivedTournament::New);
            }
            Some(ours) if self.going_out(&arriving, is_dealt) == self.ours_going_out(ours) => {
                return ArchivedTournament::Same;
            }
            _ => {}
        }
        let copy_id = self.copy_of(&arriving, is_dealt);
        if self.club.tournaments.iter().any(|ours| ours.id() == copy_id) {
            return ArchivedTournament::SameCopy(copy_id);
        }
        let choice = self.choices.differing;
        let taken = match choice {
            Differing::Skip => Ok(()),
            Differing::KeepBoth => {
                copied(arriving, copy_id).and_then(|copy| self.take(copy, is_dealt, &BTreeSet::new()))
            }
            Differing::Replace => self.replace_tournament(arriving, is_dealt, ours),
        };
        taken.map_or_else(ArchivedTournament::Refused, |()| ArchivedTournament::Differs(choice))
    }

    /// The tournament with the club's names of its players.
    fn arriving(&self, theirs: &Tournament) -> Result<Arriving, Refusal> {
        let here = |player: PlayerId| self.here.get(&player).copied().unwrap_or(player);
        let tournament = theirs.elsewhere(theirs.head().clone(), &here, &|series| series)?;
        let of_it: BTreeSet<_> = theirs.all_series().collect();
        let series = self.archive.series.iter().filter(|series| of_it.contains(&series.id)).map(|series| {
            let players = Seats { first: here(series.players.first), second: here(series.players.second) };
            SeriesRecord { players, ..series.clone() }
        });
        Ok(Arriving { series: series.collect(), tournament })
    }

    fn going_out(&self, arriving: &Arriving, is_dealt: bool) -> GoingOut {
        let series = arriving.series.iter().map(|series| outward::series(series, self.tells(series.id)));
        (self.tournament_going_out(&arriving.tournament, is_dealt), series.collect())
    }

    fn ours_going_out(&self, ours: &Tournament) -> GoingOut {
        let of_it: BTreeSet<_> = ours.all_series().collect();
        let series = self.club.series.iter().filter(|series| of_it.contains(&series.id));
        let series = series.map(|series| outward::series(series, self.tells(series.id)));
        (self.tournament_going_out(ours, self.club.is_dealt(ours)), series.collect())
    }

    /// What an archive does not tell is no difference.
    fn tournament_going_out(&self, tournament: &Tournament, is_dealt: bool) -> wire_tournament::Tournament {
        outward_tournament::tournament(tournament, Deals::OfGamesOver, is_dealt, self.archive.private)
    }

    /// The id of a tournament that is kept beside the club's version, so that the same version is never added twice.
    fn copy_of(&self, arriving: &Arriving, is_dealt: bool) -> TournamentId {
        let text = serde_json::to_string(&self.going_out(arriving, is_dealt)).unwrap_or_default();
        TournamentId(Uuid::new_v5(&COPIES, text.as_bytes()))
    }

    /// Takes in a tournament, with those of its series that are not there or will be gone by then.
    fn take(&mut self, arriving: Arriving, is_dealt: bool, gone: &BTreeSet<SeriesId>) -> Result<(), NotTaken> {
        let Arriving { mut tournament, series } = arriving;
        if !is_dealt {
            // Rounds to come are dealt anew.
            let mut head = tournament.head().clone();
            let [a, b, c, d, e, f, g, h, ..] = *Uuid::new_v5(&head.id.0, &self.choices.seed.to_be_bytes()).as_bytes();
            head.settings.duplicate = Some(u64::from_be_bytes([a, b, c, d, e, f, g, h]));
            tournament =
                tournament.elsewhere(head, &|player| player, &|series| series).map_err(NotTaken::Tournament)?;
        }
        let named = series.iter().filter_map(|record| {
            Some((record.id, Series::new(record.id, record.players, record.date, record.length).ok()?))
        });
        let results = Results { series: named.collect(), ..Results::default() };
        let on_list = self.expected.values().filter(|player| player.merged_into.is_none());
        let players = on_list.map(|player| player.id).collect();
        let command = Command::TakeIn(Box::new(tournament));
        command.changes(&Facts { tournament: None, players, results }).map_err(NotTaken::Tournament)?;
        let before = self.commands.len();
        for record in series {
            if self.ours.contains_key(&record.id) && !gone.contains(&record.id) {
                continue;
            }
            if let Err(refusal) = self.record(record) {
                self.commands.truncate(before);
                return Err(NotTaken::Series(refusal));
            }
        }
        if let Command::TakeIn(taken) = &command {
            self.commands.push(Act::Tournament { id: taken.id(), command });
        }
        Ok(())
    }

    /// Takes in a tournament in the place of the club's version, whose series go with it.
    fn replace_tournament(
        &mut self,
        arriving: Arriving,
        is_dealt: bool,
        ours: Option<&Tournament>,
    ) -> Result<(), NotTaken> {
        let id = arriving.tournament.id();
        let before = self.commands.len();
        let mut gone: BTreeSet<_> = ours.into_iter().flat_map(Tournament::all_series).collect();
        if ours.is_some() {
            let command = Command::Remove { series: SeriesLeft::Struck };
            self.commands.push(Act::Tournament { id, command });
        }
        for series in &arriving.series {
            if let Some((_, tournament, round)) = self.paired.get(&series.id).filter(|of| of.0 != id) {
                let (tournament, round) = (tournament.clone(), *round);
                self.commands.truncate(before);
                return Err(NotTaken::Series(club::Refusal::Paired { series: series.id, tournament, round }));
            }
            let ours = self.ours.get(&series.id).filter(|ours| !gone.contains(&ours.id));
            if ours.is_some_and(|ours| !self.is_same(series, ours)) {
                self.commands.push(club::Command::RemoveSeries { series: series.id }.into());
                gone.insert(series.id);
            }
        }
        let kept = self.untold(&arriving.tournament, ours);
        let taken = self.take(arriving, is_dealt, &gone);
        match taken {
            Ok(()) => self.commands.extend(kept),
            Err(_) => self.commands.truncate(before),
        }
        taken
    }

    /// The pairs that the club's version keeps apart, where the archive says nothing of any.
    fn untold(&self, theirs: &Tournament, ours: Option<&Tournament>) -> Vec<Act> {
        let is_told = self.archive.private || theirs.head().state == State::Finished;
        let avoids =
            ours.into_iter().filter(|_| !is_told).flat_map(Tournament::avoids).filter(|avoid| match avoid.apart {
                Apart::Pair(one, other) => [one, other].iter().all(|player| theirs.entries().contains_key(player)),
                Apart::Households | Apart::Clubs => false,
            });
        avoids.map(|&avoid| Act::Tournament { id: theirs.id(), command: Command::PutAvoid(avoid) }).collect()
    }
}

/// The same tournament with ids of its own.
fn copied(arriving: Arriving, id: TournamentId) -> Result<Arriving, NotTaken> {
    let own = |series: SeriesId| SeriesId(Uuid::new_v5(&id.0, series.0.as_bytes()));
    let head = Head { id, ..arriving.tournament.head().clone() };
    let tournament = arriving.tournament.elsewhere(head, &|player| player, &own).map_err(NotTaken::Tournament)?;
    let series = arriving.series.into_iter().map(|series| SeriesRecord { id: own(series.id), ..series });
    Ok(Arriving { tournament, series: series.collect() })
}
