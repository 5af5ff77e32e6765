//! What an archive would bring to a club, before anything is brought.

use std::collections::{BTreeMap, BTreeSet};

use uuid::Uuid;

use super::outward::Tells;
use super::tournaments::ArchivedTournament;
use super::{Archive, outward};
use crate::club::{
    ClubSettings, Command, Facts, Name, Player, PlayerId, Refusal, Season, Seats, SeriesId, SeriesRecord,
};
use crate::exchange::players::{Choice, Edit, by_name, may_be};
use crate::tournament::{Act, Head, Tournament, TournamentId};

/// The space of names in which copies of series and tournaments get their ids.
pub(super) const COPIES: Uuid = Uuid::from_u128(0x0d6b_7a0e_51c4_5f0a_9c77_3e1d_48aa_20b6);

/// What to do with something of which the club has another version.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Differing {
    /// Keep the club's.
    Skip,
    /// Take the archive's.
    Replace,
    /// Keep the club's series or tournament, and add the archive's as one of its own. Other things cannot be twice: the club's are kept.
    KeepBoth,
}

/// The user's choices.
#[derive(Clone, Copy)]
pub struct ArchiveChoices<'c> {
    /// What to do with players, seasons, settings and tournaments that differ.
    pub differing: Differing,
    /// What to do with a series that differs.
    pub series: &'c dyn Fn(SeriesId) -> Differing,
    /// Who a player of the archive is whose id the club does not know, but whose name these players have.
    pub same_name: &'c dyn Fn(&Player, &[PlayerId]) -> Choice,
    /// From which deals for all tables are drawn where an archive does not tell from what they are.
    pub seed: u64,
}

/// What an archive comes to in a club.
#[derive(Clone, PartialEq, Debug)]
pub struct ArchivePreview {
    /// What becomes of the settings, if there are any.
    pub settings: Option<SettingsVerdict>,
    /// What becomes of each season.
    pub seasons: Vec<(Season, ArchivedSeason)>,
    /// What becomes of each player.
    pub players: Vec<(Player, ArchivedPlayer)>,
    /// What becomes of each series outside tournaments.
    pub series: Vec<(SeriesRecord, ArchivedSeries)>,
    /// What becomes of each tournament with its series.
    pub tournaments: Vec<(Head, ArchivedTournament)>,
    commands: Vec<Act>,
}

/// What becomes of settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SettingsVerdict {
    /// The club has the same.
    Same,
    /// They differ, and the archive's are taken: on the user's word, or because the club has never set any.
    Taken,
    /// They differ, and the club's are kept.
    Kept,
}

/// What becomes of a season.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ArchivedSeason {
    /// It is new.
    New,
    /// The club has the same.
    Same,
    /// The club has another version, and this happens.
    Differs(Differing),
    /// The club cannot take it.
    Refused(Refusal),
}

/// What becomes of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ArchivedPlayer {
    /// Somebody new.
    New,
    /// The club knows all that already.
    Same,
    /// The club knows something else of the player, and this happens.
    Differs(Box<Edit>, Differing),
    /// In the club the player was merged into this one.
    MergedHere(PlayerId),
    /// In the archive the player is a double of another one, and becomes one here too.
    Double,
    /// Somebody has the name already, and this happens.
    SameName(Vec<PlayerId>, Choice),
    /// A double of somebody who does not come in.
    Left,
}

/// What becomes of a series.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ArchivedSeries {
    /// It is new.
    New,
    /// The club has the same.
    Same,
    /// The club has another version, and this happens.
    Differs(Differing),
    /// The club has another version, and this one too as one of its own.
    SameCopy(SeriesId),
    /// One of its players does not come in.
    WithoutPlayer(PlayerId),
    /// The club cannot take it.
    Refused(Refusal),
}

/// What an archive comes to in a club, whose facts are given in the same form. Everything is matched by its id, players whose
/// ids are unknown by the user's choice.
pub fn preview_archive(archive: &Archive, club: &Archive, choices: &ArchiveChoices<'_>) -> ArchivePreview {
    let mut arrival = Arrival::of(archive, club, choices);
    ArchivePreview {
        settings: arrival.settings(),
        seasons: arrival.seasons(),
        players: arrival.players(),
        series: arrival.series(),
        tournaments: arrival.tournaments(),
        commands: arrival.commands,
    }
}

impl ArchivePreview {
    /// The commands by which it comes in.
    pub fn commands(&self) -> &[Act] {
        &self.commands
    }
}

/// An archive that comes into a club.
pub(super) struct Arrival<'a> {
    pub(super) archive: &'a Archive,
    pub(super) club: &'a Archive,
    pub(super) choices: &'a ArchiveChoices<'a>,
    known: BTreeMap<PlayerId, &'a Player>,
    /// Who the archive's players are here. Those who do not come in are missing.
    pub(super) here: BTreeMap<PlayerId, PlayerId>,
    /// The players that are to be there, as series are checked against them.
    pub(super) expected: BTreeMap<PlayerId, Player>,
    /// The club's series.
    pub(super) ours: BTreeMap<SeriesId, &'a SeriesRecord>,
    /// Where they are paired.
    pub(super) paired: BTreeMap<SeriesId, (TournamentId, Name, u16)>,
    pub(super) commands: Vec<Act>,
}

impl<'a> Arrival<'a> {
    fn of(archive: &'a Archive, club: &'a Archive, choices: &'a ArchiveChoices<'a>) -> Arrival<'a> {
        let known: BTreeMap<_, _> = club.players.iter().map(|player| (player.id, player)).collect();
        let expected = club.players.iter().map(|player| (player.id, player.clone())).collect();
        let ours = club.series.iter().map(|series| (series.id, series)).collect();
        let paired = club.tournaments.iter().flat_map(paired).collect();
        let (here, commands) = (BTreeMap::new(), Vec::new());
        Arrival { archive, club, choices, known, here, expected, ours, paired, commands }
    }

    fn settings(&mut self) -> Option<SettingsVerdict> {
        let theirs = self.archive.settings.as_ref()?;
        let ours = self.club.settings.clone().unwrap_or_default();
        Some(if *theirs == ours {
            SettingsVerdict::Same
        } else if ours == ClubSettings::default() || self.choices.differing == Differing::Replace {
            self.commands.push(Command::ChangeSettings(theirs.clone()).into());
            SettingsVerdict::Taken
        } else {
            SettingsVerdict::Kept
        })
    }

    fn seasons(&mut self) -> Vec<(Season, ArchivedSeason)> {
        let mut facts = Facts { seasons: self.club.seasons.clone(), ..Facts::default() };
        let mut verdict = |season: &Season| {
            let ours = facts.seasons.iter().position(|ours| ours.id == season.id);
            if ours.is_some_and(|ours| facts.seasons[ours] == *season) {
                return ArchivedSeason::Same;
            }
            if ours.is_some() && self.choices.differing != Differing::Replace {
                return ArchivedSeason::Differs(Differing::Skip);
            }
            let put = Command::PutSeason(season.clone());
            if let Err(refusal) = put.changes(&facts) {
                return ArchivedSeason::Refused(refusal);
            }
            self.commands.push(put.into());
            match ours {
                Some(ours) => {
                    facts.seasons[ours] = season.clone();
                    ArchivedSeason::Differs(Differing::Replace)
                }
                None => {
                    facts.seasons.push(season.clone());
                    ArchivedSeason::New
                }
            }
        };
        self.archive.seasons.iter().map(|season| (season.clone(), verdict(season))).collect()
    }

    /// Doubles come after those whose doubles they are.
    fn players(&mut self) -> Vec<(Player, ArchivedPlayer)> {
        let names = by_name(&self.club.players);
        let of_archive: BTreeSet<_> = self.archive.players.iter().map(|player| player.id).collect();
        let (doubles, others): (Vec<_>, Vec<_>) =
            self.archive.players.iter().partition(|player| player.merged_into.is_some());
        let others = others.into_iter().map(|player| {
            let namesakes = names.get(&player.profile.name);
            // Whom the archive tells apart from this one is somebody else.
            let namesakes =
                namesakes.filter(|ours| !of_archive.contains(&ours.id) && may_be(&ours.profile, &player.profile));
            let namesakes: Vec<_> = namesakes.map(|ours| ours.id).collect();
            (player.clone(), self.player(player, namesakes))
        });
        let others: Vec<_> = others.collect();
        let doubles = doubles.into_iter().map(|player| (player.clone(), self.double(player)));
        let doubles: Vec<_> = doubles.collect();
        others.into_iter().chain(doubles).collect()
    }

    fn player(&mut self, theirs: &Player, namesakes: Vec<PlayerId>) -> ArchivedPlayer {
        if let Some(verdict) = self.known_player(theirs) {
            return verdict;
        }
        if namesakes.is_empty() {
            self.add(theirs);
            return ArchivedPlayer::New;
        }
        let choice = (self.choices.same_name)(theirs, &namesakes);
        match choice {
            Choice::Leave => {}
            Choice::Add => self.add(theirs),
            Choice::Take(ours) => {
                self.here.insert(theirs.id, ours);
            }
        }
        ArchivedPlayer::SameName(namesakes, choice)
    }

    fn double(&mut self, theirs: &Player) -> ArchivedPlayer {
        if let Some(verdict) = self.known_player(theirs) {
            return verdict;
        }
        let Some(&into) = theirs.merged_into.and_then(|into| self.here.get(&into)) else { return ArchivedPlayer::Left };
        self.commands.push(Command::AddPlayer { player: theirs.id, profile: theirs.profile.clone() }.into());
        self.commands.push(Command::MergePlayers { from: theirs.id, into }.into());
        ArchivedPlayer::Double
    }

    /// What becomes of a player whose id the club knows.
    fn known_player(&mut self, theirs: &Player) -> Option<ArchivedPlayer> {
        let ours = *self.known.get(&theirs.id)?;
        self.here.insert(theirs.id, ours.merged_into.unwrap_or(ours.id));
        if let Some(into) = ours.merged_into {
            return Some(ArchivedPlayer::MergedHere(into));
        }
        // Whether two players are one is decided here, not there.
        let archived = if theirs.merged_into.is_some() { ours.archived } else { theirs.archived };
        let mut after = Player { merged_into: None, archived, ..theirs.clone() };
        if !self.archive.private {
            after.profile.household.clone_from(&ours.profile.household);
            after.profile.contact.clone_from(&ours.profile.contact);
            after.profile.birth_year = ours.profile.birth_year;
        }
        if after == *ours {
            return Some(ArchivedPlayer::Same);
        }
        let edit = Edit::new(ours.clone(), after);
        let happens = match self.choices.differing {
            Differing::Replace => Differing::Replace,
            Differing::Skip | Differing::KeepBoth => Differing::Skip,
        };
        if happens == Differing::Replace {
            self.commands.extend(edit.commands().into_iter().map(Act::from));
        }
        Some(ArchivedPlayer::Differs(Box::new(edit), happens))
    }

    fn add(&mut self, player: &Player) {
        self.here.insert(player.id, player.id);
        self.expected.insert(player.id, player.clone());
        self.commands.push(Command::AddPlayer { player: player.id, profile: player.profile.clone() }.into());
        if player.archived {
            self.commands.push(Command::ArchivePlayer { player: player.id }.into());
        }
    }

    fn series(&mut self) -> Vec<(SeriesRecord, ArchivedSeries)> {
        let of_tournaments: BTreeSet<_> = self.archive.tournaments.iter().flat_map(Tournament::all_series).collect();
        let others = self.archive.series.iter().filter(|series| !of_tournaments.contains(&series.id));
        others.map(|theirs| (theirs.clone(), self.one_series(theirs))).collect()
    }

    fn one_series(&mut self, theirs: &SeriesRecord) -> ArchivedSeries {
        let here = |player: PlayerId| self.here.get(&player).copied().ok_or(player);
        let players = match (here(theirs.players.first), here(theirs.players.second)) {
            (Ok(first), Ok(second)) => Seats { first, second },
            (Err(player), _) | (_, Err(player)) => return ArchivedSeries::WithoutPlayer(player),
        };
        let record = SeriesRecord { players, ..theirs.clone() };
        let Some(our_version) = self.ours.get(&theirs.id) else {
            return self.record(record).map_or_else(ArchivedSeries::Refused, |()| ArchivedSeries::New);
        };
        if self.is_same(&record, our_version) {
            return ArchivedSeries::Same;
        }
        let copy = SeriesRecord { id: self.copy_id(&record), ..record.clone() };
        if self.ours.contains_key(&copy.id) {
            return ArchivedSeries::SameCopy(copy.id);
        }
        let choice = (self.choices.series)(theirs.id);
        let recorded = match choice {
            Differing::Skip => Ok(()),
            Differing::KeepBoth => self.record(copy),
            Differing::Replace => self.replace(record),
        };
        recorded.map_or_else(ArchivedSeries::Refused, |()| ArchivedSeries::Differs(choice))
    }

    pub(super) fn record(&mut self, record: SeriesRecord) -> Result<(), Refusal> {
        let both = [record.players.first, record.players.second];
        let players = both.into_iter().filter_map(|player| Some((player, self.expected.get(&player)?.clone())));
        let facts = Facts { players: players.collect(), ..Facts::default() };
        let command = Command::RecordSeries(record);
        command.changes(&facts)?;
        self.commands.push(command.into());
        Ok(())
    }

    fn replace(&mut self, record: SeriesRecord) -> Result<(), Refusal> {
        let series = record.id;
        if let Some((_, tournament, round)) = self.paired.get(&series) {
            return Err(Refusal::Paired { series, tournament: tournament.clone(), round: *round });
        }
        let remove = Command::RemoveSeries { series };
        let before = self.commands.len();
        self.record(record)?;
        self.commands.insert(before, remove.into());
        Ok(())
    }

    /// Whether two versions of a series would go out in the same way, deals of games that are not over apart.
    pub(super) fn is_same(&self, one: &SeriesRecord, other: &SeriesRecord) -> bool {
        let tells = self.tells(one.id);
        outward::series(one, tells) == outward::series(other, tells)
    }

    /// What either of both would tell of the deals of a series.
    pub(super) fn tells(&self, series: SeriesId) -> Tells {
        let is_face_down = [self.archive, self.club].iter().any(|archive| archive.face_down.contains(&series));
        if is_face_down { Tells::Results } else { Tells::WhatIsOver }
    }

    /// The id of a series that is kept beside the club's version: a UUID of version 5 of its id and its text, so that the same
    /// version is never added twice.
    fn copy_id(&self, series: &SeriesRecord) -> SeriesId {
        let text = serde_json::to_string(&outward::series(series, self.tells(series.id))).unwrap_or_default();
        SeriesId(Uuid::new_v5(&COPIES, text.as_bytes()))
    }
}

/// Where the series of a tournament are paired.
fn paired(tournament: &Tournament) -> impl Iterator<Item = (SeriesId, (TournamentId, Name, u16))> {
    let at = |round: u16| (tournament.id(), tournament.head().name.clone(), round);
    let rounds = tournament.rounds().values();
    rounds.flat_map(move |round| {
        let series = round.pairings().flat_map(|pairing| pairing.all_series().copied());
        series.map(move |series| (series, at(round.number.0)))
    })
}
