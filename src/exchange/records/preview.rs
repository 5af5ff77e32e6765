//! What a file of records would add, before anything is added.

use std::collections::BTreeSet;

use chrono::NaiveDate;
use thiserror::Error;
use uuid::Uuid;

use super::out::{on_one_line, seated};
use super::{SERIES_ID, player_id};
use crate::club::{
    Command, GameFact, GameRecord, Length, Moves, Player, PlayerId, Purpose, Recorded, Refusal, RefusedRecord,
    SameSides, Seat, Seats, SeriesId, SeriesRecord, read_records,
};
use crate::exchange::cells::date;
use crate::exchange::series::{Known, NOBODY, NewName, NewSeries, People, SeriesCellFault, Who, adding, meeting_of};
use crate::rules::{Ending, Record, Side, Sides};

/// What would become of the records of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordsPreview {
    /// Records that cannot be read or are against the rules.
    pub refused: Vec<RefusedRecord>,
    /// Whom the club does not know; for lines stand the numbers of games in the file.
    pub new_players: Vec<NewName>,
    /// What becomes of the others.
    pub series: Vec<PreviewedRecords>,
}

/// What would become of records that belong together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PreviewedRecords {
    /// The numbers of the games in the file, from 1.
    pub games: Vec<usize>,
    /// What they come to.
    pub verdict: RecordsVerdict,
}

/// What records that belong together come to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordsVerdict {
    /// A series that is not there.
    New(NewSeries),
    /// The club has games with these results already.
    Known(SeriesId),
    /// The game that a series of the club lacks.
    AddsGame {
        /// That series.
        series: SeriesId,
        /// The game.
        game: Box<GameRecord>,
    },
    /// The club has other games of these players on that evening. It can be a series of its own all the same.
    Differs {
        /// The series of the club.
        series: SeriesId,
        /// The series as one of its own.
        apart: NewSeries,
    },
    /// They cannot come in.
    Refused(RecordsFault),
}

/// Why records cannot come in.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RecordsFault {
    /// No tag says when it was played.
    #[error("no date")]
    NoDate,
    /// The tag is no date.
    #[error("not a date: {text}")]
    Date {
        /// What it says.
        text: String,
    },
    /// A tag is no id.
    #[error("not an id: {text}")]
    Id {
        /// What it says.
        text: String,
    },
    /// It is not clear who a player is.
    #[error("{}: {fault}", side.name())]
    Player {
        /// Which side the player had.
        side: Side,
        /// Why not.
        fault: SeriesCellFault,
    },
    /// The club's facts do not allow the series.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

/// A record and what its tags say.
struct Entry {
    number: usize,
    date: NaiveDate,
    series: Option<SeriesId>,
    players: Sides<Who>,
    game: GameRecord,
}

/// What a file of records comes to in a club. Records without a date are of the evening `evening`.
pub fn preview_records(
    text: &str,
    evening: Option<NaiveDate>,
    players: &[Player],
    series: &[SeriesRecord],
) -> RecordsPreview {
    let mut people = People::of(players);
    let (mut refused, mut entries, mut verdicts) = (Vec::new(), Vec::new(), Vec::new());
    for (number, read) in (1..).zip(read_records(text)) {
        match read.map(|record| entry(&record, number, evening, &mut people)) {
            Ok(Ok(entry)) => entries.push(entry),
            Ok(Err(fault)) => {
                verdicts.push(PreviewedRecords { games: vec![number], verdict: RecordsVerdict::Refused(fault) });
            }
            Err(error) => refused.push(error),
        }
    }
    let mut matching = Matching::of(players, &people.new, series);
    let groups = grouped(entries);
    let found: Vec<_> = groups.iter().map(|(_, new)| matching.known(new)).collect();
    for ((games, new), known) in groups.into_iter().zip(found) {
        let verdict = known.map_or_else(|| matching.unknown(new), RecordsVerdict::Known);
        verdicts.push(PreviewedRecords { games, verdict });
    }
    verdicts.sort_by_key(|previewed| previewed.games.first().copied());
    RecordsPreview { refused, new_players: people.new, series: verdicts }
}

fn entry(
    record: &Record,
    number: usize,
    evening: Option<NaiveDate>,
    people: &mut People<'_>,
) -> Result<Entry, RecordsFault> {
    let date = match record.tag("Date").map(str::trim).filter(|text| !text.is_empty()) {
        Some(text) => date(text, None).map_err(|_| RecordsFault::Date { text: text.to_owned() })?,
        None => evening.ok_or(RecordsFault::NoDate)?,
    };
    let mut who = |side: Side| {
        let name = match side {
            Side::Animals => "Animals",
            Side::Humans => "Humans",
        };
        let id = id(record, player_id(side))?.map(PlayerId);
        let found = people.find(record.tag(name).unwrap_or_default(), id, number);
        found.map_err(|fault| RecordsFault::Player { side, fault })
    };
    let players = Sides { animals: who(Side::Animals)?, humans: who(Side::Humans)? };
    // A record begins at the start, so that its moves are always some.
    let moves = Moves::new(record.game().clone(), false).ok_or(RecordsFault::NoDate)?;
    let game = GameRecord { animals: Seat::First, recorded: Recorded::Moves(moves), ending: record.ending().clone() };
    Ok(Entry { number, date, series: id(record, SERIES_ID)?.map(SeriesId), players, game })
}

fn id(record: &Record, tag: &str) -> Result<Option<Uuid>, RecordsFault> {
    let text = record.tag(tag).filter(|text| !text.is_empty());
    text.map(|text| Uuid::try_parse(text).map_err(|_| RecordsFault::Id { text: text.to_owned() })).transpose()
}

/// Puts records together that belong to one series, in the order of the file. A game that is there twice counts once.
fn grouped(entries: Vec<Entry>) -> Vec<(Vec<usize>, NewSeries)> {
    let mut groups: Vec<(Vec<usize>, NewSeries)> = Vec::new();
    for Entry { number, date, series, players, game } in entries {
        let players = Seats { first: players.animals, second: players.humans };
        let seated_in = |new: &NewSeries| GameRecord { animals: seated(&game, new.players != players), ..game.clone() };
        // Without the id of a series two games may be the same by chance, as those are that end before they begin.
        let is_told = series.is_some() && matches!(&game.recorded, Recorded::Moves(moves) if !moves.game().is_empty());
        let twin = |new: &NewSeries| is_told && new.has((date, players), series, &seated_in(new));
        if let Some((numbers, _)) = groups.iter_mut().find(|(_, new)| twin(new)) {
            numbers.push(number);
            continue;
        }
        let mut before = groups.iter_mut().rev();
        match before.find(|(_, new)| new.goes_on_with((date, players), series)) {
            Some((numbers, new)) => {
                numbers.push(number);
                new.add_game(seated_in(new));
            }
            None => groups.push((vec![number], new_series(date, players, series, game))),
        }
    }
    groups
}

fn new_series(date: NaiveDate, players: Seats<Who>, id: Option<SeriesId>, game: GameRecord) -> NewSeries {
    let record = SeriesRecord {
        id: SeriesId(NOBODY),
        players: Seats { first: PlayerId(NOBODY), second: PlayerId(NOBODY) },
        date,
        purpose: Purpose::Counted,
        length: Length::TWO,
        same_sides: SameSides::Refused,
        closed: false,
        games: vec![game],
    };
    NewSeries::new(players, id, record)
}

/// Which series of the club the records are.
struct Matching<'c> {
    club: Known<'c>,
    new_players: &'c [NewName],
    /// Series of the club that records have been found to be.
    found: BTreeSet<SeriesId>,
}

impl<'c> Matching<'c> {
    fn of(players: &'c [Player], new_players: &'c [NewName], series: &'c [SeriesRecord]) -> Matching<'c> {
        Matching { club: Known::of(players, series), new_players, found: BTreeSet::new() }
    }

    /// The club's series that can be meant: the one with the id, else those of the same evening and players.
    fn candidates(&self, new: &NewSeries) -> Vec<&'c SeriesRecord> {
        if !new.is_of_known() {
            return Vec::new();
        }
        let of_evening = || self.club.meetings.get(&meeting_of(new.record())).cloned().unwrap_or_default();
        let same_id = new.id().and_then(|id| self.club.series.get(&id)).filter(|club| has_players(club, new));
        same_id.map_or_else(of_evening, |club| vec![*club])
    }

    /// The series of the club that has games with the same results in the same order.
    fn known(&mut self, new: &NewSeries) -> Option<SeriesId> {
        let known = self.candidates(new).into_iter().find(|club| has_games(club, new)).map(|club| club.id);
        self.found.extend(known);
        known
    }

    /// What records come to that are in no series of the club.
    fn unknown(&mut self, mut new: NewSeries) -> RecordsVerdict {
        let mut others = self.candidates(&new);
        others.retain(|club| !self.found.contains(&club.id));
        if let [game] = new.record().games.as_slice()
            && let Some(club) = others.iter().find(|club| lacks(club, game, &new))
        {
            let game = GameRecord { animals: seated(game, is_turned(club, &new)), ..game.clone() };
            self.found.insert(club.id);
            return RecordsVerdict::AddsGame { series: club.id, game: Box::new(game) };
        }
        if let Err(refusal) = new.check(&self.club.players, self.new_players) {
            return RecordsVerdict::Refused(refusal.into());
        }
        let has_own_id = new.id().is_some_and(|id| !self.club.series.contains_key(&id));
        self.club.numbering.give(&mut new);
        match others.first() {
            Some(club) if !has_own_id => RecordsVerdict::Differs { series: club.id, apart: new },
            _ => RecordsVerdict::New(new),
        }
    }
}

/// Whether a series of the club is between the same players.
fn has_players(club: &SeriesRecord, new: &NewSeries) -> bool {
    meeting_of(club).1 == meeting_of(new.record()).1
}

/// Whether the players sit in each other's seats in the club's series.
fn is_turned(club: &SeriesRecord, new: &NewSeries) -> bool {
    new.players.first != Who::Known(club.players.first)
}

/// Whether the games of records are games of a series, in their order.
fn has_games(club: &SeriesRecord, new: &NewSeries) -> bool {
    let is_turned = is_turned(club, new);
    let fact = |game: &GameRecord, animals| GameFact { animals, ending: on_one_line(&game.ending), ..game.fact() };
    let mut rest = club.games.iter();
    new.record().games.iter().all(|game| {
        let ours = fact(game, seated(game, is_turned));
        rest.any(|theirs| fact(theirs, theirs.animals) == ours)
    })
}

/// Whether a game can be the next one of a series.
fn lacks(club: &SeriesRecord, game: &GameRecord, new: &NewSeries) -> bool {
    let animals = seated(game, is_turned(club, new));
    let swaps = club.games.last().is_none_or(|last| last.animals != animals && last.ending != Ending::Unfinished);
    !club.closed && club.games.len() < club.length.games() && swaps
}

impl RecordsPreview {
    /// The commands by which the records come in. Series of new players do so only if these are to be added; `apart` says of
    /// the first game of a series that differs from the club's whether it is one of its own.
    pub fn commands(
        &self,
        add_players: bool,
        apart: impl Fn(usize) -> bool,
        new_id: impl FnMut() -> PlayerId,
    ) -> Vec<Command> {
        let added = self.series.iter().filter_map(|previewed| match &previewed.verdict {
            RecordsVerdict::New(new) => Some(new),
            RecordsVerdict::Differs { apart: new, .. } => {
                previewed.games.first().is_some_and(|first| apart(*first)).then_some(new)
            }
            _ => None,
        });
        let games = self.series.iter().filter_map(|previewed| match &previewed.verdict {
            RecordsVerdict::AddsGame { series, game } => {
                Some(Command::AddGame { series: *series, game: (**game).clone(), same_sides: SameSides::Refused })
            }
            _ => None,
        });
        games.chain(adding(&self.new_players, added.collect(), add_players, new_id)).collect()
    }
}
