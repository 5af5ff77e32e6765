//! From the tournaments of an archive to those of a club, which hold together.

use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZeroU16;

use uuid::Uuid;

use super::error::{ArchiveError, ArchiveFault, ArchivePlace};
use super::wire_tournament as wire;
use crate::club::{Name, PlayerId, Seats, Series, SeriesId, SeriesRecord};
use crate::tournament::{
    Apart, Avoid, Away, Change, Command, Entry, Facts, Group, Head, MatchNumber, Member, Pairing, Refusal, Results,
    RoundNumber, Seed, Settings, StageNumber, TableNumber, Tournament, TournamentId, seed_of,
};

/// What a tournament is drawn from where the archive does not tell; nothing is dealt from it.
const UNTOLD: u64 = 0;

/// Reads tournaments one after the other, in each of which players and series of the archive play.
pub(super) struct Tournaments<'a> {
    players: BTreeSet<PlayerId>,
    series: BTreeMap<SeriesId, &'a SeriesRecord>,
    /// Series that belong to a tournament already.
    paired: BTreeSet<SeriesId>,
    ids: BTreeSet<TournamentId>,
}

impl<'a> Tournaments<'a> {
    pub(super) fn among(players: BTreeSet<PlayerId>, series: &'a [SeriesRecord]) -> Tournaments<'a> {
        let series = series.iter().map(|series| (series.id, series)).collect();
        Tournaments { players, series, paired: BTreeSet::new(), ids: BTreeSet::new() }
    }

    /// The tournament with a number in the archive, and whether it is told from what its deals are drawn.
    pub(super) fn read(&mut self, wire: wire::Tournament, number: usize) -> Result<(Tournament, bool), ArchiveError> {
        let place = ArchivePlace::Tournament { number };
        let whole = |fault| ArchiveError::At { place, fault };
        let id = TournamentId(wire.id);
        if !self.ids.insert(id) {
            return Err(whole(ArchiveFault::Twice { id: id.0 }));
        }
        let is_dealt = wire.duplicates.as_ref().is_none_or(|duplicates| duplicates.seed.is_some());
        let head = Head {
            id,
            name: Name::new(&wire.name).map_err(|fault| whole(fault.into()))?,
            first: wire.first,
            last: wire.last,
            settings: settings(wire.settings, wire.duplicates),
            state: wire.state.into(),
        };
        let mut changes = self.people(wire.entries, &wire.avoids).map_err(whole)?;
        stages(wire.stages, &mut changes).map_err(whole)?;
        for (round, found) in (1_u16..).zip(wire.rounds) {
            let at = |fault| ArchiveError::At { place: ArchivePlace::Round { tournament: number, round }, fault };
            self.round(RoundNumber(round), found, &mut changes).map_err(at)?;
        }
        let mut outs = BTreeSet::new();
        for wire::SittingOut { round, player, why } in wire.outs {
            let (round, player) = (RoundNumber(round.get()), PlayerId(player));
            if !outs.insert((round, player)) {
                return Err(whole(Refusal::Twice { player, round }.into()));
            }
            changes.push(Change::PutOut { round, player, out: why.into() });
        }
        let read = Tournament::read(head, &changes).map_err(|fault| whole(Refusal::from(fault).into()))?;
        let named = read.all_series().filter_map(|id| {
            let record = self.series.get(&id)?;
            Some((id, Series::new(id, record.players, record.date, record.length).ok()?))
        });
        let results = Results { series: named.collect(), ..Results::default() };
        let facts = Facts { tournament: None, players: self.players.clone(), results };
        let taken = Command::TakeIn(Box::new(read.clone())).changes(&facts);
        taken.map_err(|refusal| whole(refusal.into()))?;
        Ok((read, is_dealt))
    }

    fn people(&self, entries: Vec<wire::Entry>, avoids: &[wire::Avoid]) -> Result<Vec<Change>, ArchiveFault> {
        let mut changes = Vec::new();
        once(entries.iter().map(|entry| entry.player))?;
        for entry in entries {
            let player = PlayerId(entry.player);
            if !self.players.contains(&player) {
                return Err(ArchiveFault::NoPlayer { player: player.0 });
            }
            let away = |away: &wire::Away| Away { from: round(away.from), back: away.back.map(round) };
            changes.push(Change::PutEntry(Entry {
                player,
                rating: entry.rating,
                seed: entry.seed.map(|seed| Seed(seed.get())),
                from: round(entry.from),
                away: entry.away.iter().map(away).collect(),
                table: entry.table.map(|table| TableNumber(table.get())),
            }));
        }
        for avoid in avoids {
            let apart = match avoid.apart {
                wire::Apart::Pair(one, other) => Apart::pair(PlayerId(one), PlayerId(other)),
                wire::Apart::Households => Apart::Households,
                wire::Apart::Clubs => Apart::Clubs,
            };
            let (strength, until) = (avoid.strength.into(), avoid.until.map(round));
            changes.push(Change::PutAvoid(Avoid { apart, strength, until }));
        }
        Ok(changes)
    }

    fn round(
        &mut self,
        number: RoundNumber,
        found: wire::Round,
        changes: &mut Vec<Change>,
    ) -> Result<(), ArchiveFault> {
        let (stage, state) = (StageNumber(found.stage.get()), found.state.into());
        changes.push(Change::PutRound { number, stage, date: found.date, state });
        let mut tables = BTreeSet::new();
        for pairing in found.pairings {
            let table = TableNumber(pairing.table.get());
            if !tables.insert(table) {
                return Err(Refusal::TableTwice { table }.into());
            }
            let pairing = Pairing {
                table,
                players: Seats { first: PlayerId(pairing.first), second: PlayerId(pairing.second) },
                series: SeriesId(pairing.series),
                extra: pairing.extra.into_iter().map(SeriesId).collect(),
                bracket: pairing.bracket.map(MatchNumber),
                pinned: pairing.pinned,
                no_show: pairing.no_show,
                missing: pairing.missing,
            };
            for &series in pairing.all_series() {
                if !self.paired.insert(series) {
                    return Err(ArchiveFault::Twice { id: series.0 });
                }
                if !self.series.get(&series).is_some_and(|record| pairing.is_of(record.players)) {
                    return Err(Refusal::NoSeries { series }.into());
                }
            }
            changes.push(Change::PutPairing { round: number, pairing });
        }
        Ok(())
    }
}

const fn round(number: NonZeroU16) -> RoundNumber {
    RoundNumber(number.get())
}

fn once(ids: impl Iterator<Item = Uuid>) -> Result<(), ArchiveFault> {
    let mut known = BTreeSet::new();
    for id in ids {
        if !known.insert(id) {
            return Err(ArchiveFault::Twice { id });
        }
    }
    Ok(())
}

fn stages(stages: Vec<wire::Stage>, changes: &mut Vec<Change>) -> Result<(), ArchiveFault> {
    for (number, stage) in (1..).map(StageNumber).zip(stages) {
        changes.push(Change::PutStage { number, format: stage.format, closed: stage.closed });
        once(stage.members.iter().map(|member| member.player))?;
        changes.extend(stage.members.into_iter().map(|member| Change::PutMember {
            stage: number,
            player: PlayerId(member.player),
            member: Member { seed: Seed(member.seed.get()), group: member.group.map(|group| Group(group.get())) },
        }));
    }
    Ok(())
}

/// Settings with what is known of the deals. Rounds that are dealt as all others are not named by themselves.
fn settings(settings: Settings, duplicates: Option<wire::Duplicates>) -> Settings {
    let mut settings = Settings { duplicate: None, dealt: BTreeMap::new(), ..settings };
    if let Some(wire::Duplicates { seed, rounds }) = duplicates {
        settings.duplicate = Some(seed.unwrap_or(UNTOLD));
        let dealt = rounds.iter().map(|dealt| (dealt.round.get(), dealt.seed));
        let differs =
            |&(number, dealt): &(u16, u64)| seed.is_none_or(|seed| seed_of(seed, RoundNumber(number)) != dealt);
        settings.dealt = dealt.filter(differs).collect();
    }
    settings
}
