//! Series that come in from a file and are not there yet.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use uuid::Uuid;

use super::people::NewName;
use crate::club::{
    Command, Facts, GameRecord, Length, Player, PlayerId, Profile, Refusal, SameSides, Seat, Seats, SeriesId,
    SeriesRecord,
};
use crate::rules::Ending;

/// The space of names in which series without an id get one.
const IDS: Uuid = Uuid::from_u128(0x6f0c_52f5_9d3c_5d1b_8a51_2b3f_93a1_77e4);

/// Stands for whatever is not known before something comes in.
pub(in crate::exchange) const NOBODY: Uuid = Uuid::nil();

/// Somebody who plays a series of a file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Who {
    /// A player of the club.
    Known(PlayerId),
    /// The new player with this place among those of the preview.
    New(usize),
}

/// A series to be added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewSeries {
    /// Who plays it.
    pub players: Seats<Who>,
    /// The id that the file gives.
    id: Option<SeriesId>,
    /// Makes the ids of several series of an evening between the same players different; from 1.
    repeat: usize,
    /// Everything but the id, and the players as far as they are known.
    record: SeriesRecord,
}

impl NewSeries {
    pub(in crate::exchange) fn new(players: Seats<Who>, id: Option<SeriesId>, record: SeriesRecord) -> NewSeries {
        let known = |who: Who| match who {
            Who::Known(player) => player,
            Who::New(_) => PlayerId(NOBODY),
        };
        let record = SeriesRecord { players: Seats::from_fn(|seat| known(players[seat])), ..record };
        NewSeries { players, id, repeat: 1, record }
    }

    /// The id that the file gives.
    pub(in crate::exchange) const fn id(&self) -> Option<SeriesId> {
        self.id
    }

    /// Everything of the series but the id, and the players as far as they are known.
    pub const fn record(&self) -> &SeriesRecord {
        &self.record
    }

    /// The evening and the players, whichever seats they have.
    pub(in crate::exchange) fn meeting(&self) -> (NaiveDate, [Who; 2]) {
        (self.record.date, in_order(self.players))
    }

    /// Whether the club knows both players.
    pub(in crate::exchange) fn is_of_known(&self) -> bool {
        Seat::BOTH.into_iter().all(|seat| matches!(self.players[seat], Who::Known(_)))
    }

    /// Whether a game of records belongs to the series: the file says so, or it is the second one with swapped sides.
    pub(in crate::exchange) fn goes_on_with(&self, meeting: (NaiveDate, Seats<Who>), id: Option<SeriesId>) -> bool {
        let (date, players) = meeting;
        let is_over = self.record.games.last().is_some_and(|last| last.ending == Ending::Unfinished);
        let animals = if self.players == players { Seat::First } else { Seat::Second };
        let swaps = self.record.games.last().is_some_and(|last| last.animals != animals);
        let belongs = id.is_some() || self.record.games.len() < Length::TWO.games() && swaps;
        self.id == id && self.meeting() == (date, in_order(players)) && belongs && !is_over
    }

    /// Whether a game is of this series, and in it already.
    pub(in crate::exchange) fn has(
        &self,
        meeting: (NaiveDate, Seats<Who>),
        id: Option<SeriesId>,
        game: &GameRecord,
    ) -> bool {
        let (date, players) = meeting;
        self.id == id && self.meeting() == (date, in_order(players)) && self.record.games.contains(game)
    }

    /// Adds a game.
    pub(in crate::exchange) fn add_game(&mut self, game: GameRecord) {
        if self.record.games.last().is_some_and(|last| last.animals == game.animals) {
            self.record.same_sides = SameSides::Allowed;
        }
        self.record.games.push(game);
        let games = u8::try_from(self.record.games.len()).unwrap_or(u8::MAX);
        self.record.length = Length::new(games.saturating_add(games % 2)).unwrap_or(self.record.length);
    }

    /// The series, with the ids of new players.
    fn with_ids(&self, new_players: &[PlayerId]) -> SeriesRecord {
        let players = Seats::from_fn(|seat| match self.players[seat] {
            Who::Known(player) => player,
            Who::New(index) => new_players.get(index).copied().unwrap_or(PlayerId(NOBODY)),
        });
        let id = self.id.unwrap_or_else(|| derived_id(self.record.date, players, self.repeat));
        SeriesRecord { id, players, ..self.record.clone() }
    }

    /// Whether the club would take the series, new players being in order.
    pub(in crate::exchange) fn check(
        &self,
        club: &BTreeMap<PlayerId, &Player>,
        new_players: &[NewName],
    ) -> Result<(), Refusal> {
        // Somebody new is called by a number that nobody draws.
        let stand_in = |who: Who| match who {
            Who::Known(player) => player,
            Who::New(index) => PlayerId(Uuid::from_u128(u128::MAX - index as u128)),
        };
        let players = Seats::from_fn(|seat| stand_in(self.players[seat]));
        let known = Seat::BOTH.into_iter().filter_map(|seat| {
            let player = match self.players[seat] {
                Who::Known(player) => (*club.get(&player)?).clone(),
                Who::New(index) => {
                    let profile = Profile::of(new_players.get(index)?.name.clone());
                    Player { id: players[seat], profile, archived: false, merged_into: None, anonymous: false }
                }
            };
            Some((player.id, player))
        });
        let facts = Facts { players: known.collect(), ..Facts::default() };
        let record = SeriesRecord { players, ..self.record.clone() };
        Command::RecordSeries(record).changes(&facts).map(drop)
    }
}

/// The id of a series that comes without one: a UUID of version 5 of its date, its players' ids in their order, and a
/// number. So two clubs that bring in one list about the same players get the same series.
fn derived_id(date: NaiveDate, players: Seats<PlayerId>, repeat: usize) -> SeriesId {
    let [low, high] = in_order(players);
    SeriesId(Uuid::new_v5(&IDS, format!("{date} {low} {high} {repeat}").as_bytes()))
}

pub(in crate::exchange) fn in_order<T: Ord>(players: Seats<T>) -> [T; 2] {
    let Seats { first, second } = players;
    if first <= second { [first, second] } else { [second, first] }
}

/// Series of a club by evening and players.
type Meetings<'c> = BTreeMap<(NaiveDate, [PlayerId; 2]), Vec<&'c SeriesRecord>>;

pub(in crate::exchange) fn meeting_of(series: &SeriesRecord) -> (NaiveDate, [PlayerId; 2]) {
    (series.date, in_order(series.players))
}

fn meetings(series: &[SeriesRecord]) -> Meetings<'_> {
    let mut meetings = Meetings::new();
    for series in series {
        meetings.entry(meeting_of(series)).or_default().push(series);
    }
    meetings
}

/// What a club has that the series of a file can be, and ids for those that it has not.
pub(in crate::exchange) struct Known<'c> {
    pub(in crate::exchange) players: BTreeMap<PlayerId, &'c Player>,
    pub(in crate::exchange) series: BTreeMap<SeriesId, &'c SeriesRecord>,
    pub(in crate::exchange) meetings: Meetings<'c>,
    pub(in crate::exchange) numbering: Numbering,
}

impl<'c> Known<'c> {
    pub(in crate::exchange) fn of(players: &'c [Player], series: &'c [SeriesRecord]) -> Known<'c> {
        Known {
            players: players.iter().map(|player| (player.id, player)).collect(),
            series: series.iter().map(|series| (series.id, series)).collect(),
            meetings: meetings(series),
            numbering: Numbering::of(series),
        }
    }
}

/// Gives series ids that nothing else has.
pub(in crate::exchange) struct Numbering {
    taken: BTreeSet<SeriesId>,
    repeats: BTreeMap<(NaiveDate, [Who; 2]), usize>,
}

impl Numbering {
    /// For a club with these series.
    fn of(series: &[SeriesRecord]) -> Numbering {
        Numbering { taken: series.iter().map(|series| series.id).collect(), repeats: BTreeMap::new() }
    }

    /// Sees to it that the series gets an id of its own.
    pub(in crate::exchange) fn give(&mut self, new: &mut NewSeries) {
        if new.id.is_some_and(|id| self.taken.insert(id)) {
            return;
        }
        new.id = None;
        let repeat = self.repeats.entry(new.meeting()).or_default();
        loop {
            *repeat += 1;
            // Of new players nobody has the id yet.
            if !new.is_of_known() || self.taken.insert(derived_id(new.record.date, new.record.players, *repeat)) {
                break;
            }
        }
        new.repeat = *repeat;
    }
}

/// The commands by which series come in with those of their players who are new. Without `add_players` only series of known
/// players do.
pub(in crate::exchange) fn adding(
    new_players: &[NewName],
    series: Vec<&NewSeries>,
    add_players: bool,
    mut new_id: impl FnMut() -> PlayerId,
) -> Vec<Command> {
    let series: Vec<_> = series.into_iter().filter(|new| add_players || new.is_of_known()).collect();
    let ids: Vec<_> = new_players.iter().map(|new| new.id.unwrap_or_else(&mut new_id)).collect();
    let plays: BTreeSet<_> = series.iter().flat_map(|new| in_order(new.players)).collect();
    let newcomers = new_players.iter().zip(&ids).enumerate().filter(|(index, _)| plays.contains(&Who::New(*index)));
    let newcomers =
        newcomers.map(|(_, (new, id))| Command::AddPlayer { player: *id, profile: Profile::of(new.name.clone()) });
    newcomers.chain(series.iter().map(|new| Command::RecordSeries(new.with_ids(&ids)))).collect()
}
