//! All series of a club, each in a few bytes: there may be very many, and the window holds them all.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;

use chrono::NaiveDate;

use super::{GameFact, Length, Purpose, Seat, Seats, Series};
use crate::club::ids::{PlayerId, SeriesId};
use crate::club::ways::Ways;
use crate::rules::{Ending, Loss, Points, Score, Side, Sides};

/// Series by date, those of an evening by id: ids are given in the order in which series are entered. Each has its place among
/// them, from 0.
#[derive(Clone, Debug, Default)]
pub struct SeriesBook {
    players: Vec<PlayerId>,
    /// Where each of the players is found there.
    numbers: HashMap<PlayerId, u32>,
    packed: Vec<Packed>,
}

/// A series whose players are given by their numbers.
#[derive(Clone, Debug)]
struct Packed {
    id: SeriesId,
    players: Seats<u32>,
    date: NaiveDate,
    purpose: Purpose,
    length: Length,
    closed: bool,
    ways: Ways,
    games: Games,
}

/// What is known of a series without its games, which take longer to look at.
#[derive(Clone, Copy, Debug)]
pub struct Brief {
    /// Who plays it: their places among the players of the book.
    pub players: Seats<u32>,
    /// The calendar date of its evening.
    pub date: NaiveDate,
    /// What it is for.
    pub purpose: Purpose,
    /// How its games were played.
    pub ways: Ways,
}

impl Packed {
    const fn brief(&self) -> Brief {
        let &Packed { players, date, purpose, ways, .. } = self;
        Brief { players, date, purpose, ways }
    }
}

#[derive(Clone, Debug)]
enum Games {
    /// No more than two, as nearly all series have, and with nothing unusual about them.
    Few([Option<PackedGame>; 2]),
    Others(Arc<Vec<GameFact>>),
}

/// A game of which every number fits into a byte, as it does in all but points that an organiser gave.
#[derive(Clone, Copy, Debug)]
struct PackedGame {
    animals: Seat,
    points: Sides<u8>,
    exited: Sides<u8>,
    ending: PackedEnding,
}

#[derive(Clone, Copy, Debug)]
enum PackedEnding {
    Normal,
    Agreed,
    Adjudicated,
    Lost { how: Loss, loser: Side, walkover: u8 },
    Void,
    Unfinished,
}

impl SeriesBook {
    /// A book that has room for so many series from the start.
    pub fn with_room(series: usize) -> SeriesBook {
        SeriesBook { packed: Vec::with_capacity(series), ..SeriesBook::default() }
    }

    /// How many series there are.
    pub fn len(&self) -> usize {
        self.packed.len()
    }

    /// Whether there is no series.
    pub fn is_empty(&self) -> bool {
        self.packed.is_empty()
    }

    /// The series at a place.
    pub fn get(&self, place: usize) -> Option<Series> {
        self.packed.get(place).map(|packed| self.unpacked(packed))
    }

    /// What is known of the series at some places without their games; none where there are no such places.
    pub fn briefs(&self, places: Range<usize>) -> impl ExactSizeIterator<Item = Brief> {
        self.packed.get(places).unwrap_or_default().iter().map(Packed::brief)
    }

    /// All who play in it, each in a place of one's own, in no order.
    pub fn players(&self) -> &[PlayerId] {
        &self.players
    }

    /// The date of the series at a place.
    pub fn date(&self, place: usize) -> Option<NaiveDate> {
        self.packed.get(place).map(|packed| packed.date)
    }

    /// The last one.
    pub fn last(&self) -> Option<Series> {
        self.packed.last().map(|packed| self.unpacked(packed))
    }

    /// The series with an id.
    pub fn find(&self, id: SeriesId) -> Option<Series> {
        self.place_of(id).and_then(|place| self.get(place))
    }

    /// All of them.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Series> + ExactSizeIterator {
        self.packed.iter().map(|packed| self.unpacked(packed))
    }

    /// Those at some places; none where there are no such places.
    pub fn at(&self, places: Range<usize>) -> impl DoubleEndedIterator<Item = Series> + ExactSizeIterator {
        self.packed.get(places).unwrap_or_default().iter().map(|packed| self.unpacked(packed))
    }

    /// The series of a player.
    pub fn of(&self, player: PlayerId) -> impl Iterator<Item = Series> {
        let number = self.numbers.get(&player).copied();
        let is_theirs = move |packed: &&Packed| {
            let Seats { first, second } = packed.players;
            Some(first) == number || Some(second) == number
        };
        self.packed.iter().filter(is_theirs).map(|packed| self.unpacked(packed))
    }

    /// The series of an evening.
    pub fn of_evening(&self, date: NaiveDate) -> Vec<Series> {
        self.at(self.between(date, date)).collect()
    }

    /// The places of the series of some days.
    pub fn between(&self, first: NaiveDate, last: NaiveDate) -> Range<usize> {
        let start = self.packed.partition_point(|packed| packed.date < first);
        start..self.packed.partition_point(|packed| packed.date <= last).max(start)
    }

    /// Adds a series at its place, whose games were played in these ways.
    pub fn add(&mut self, series: Series, ways: Ways) {
        let place = (series.date, series.id);
        let packed = self.packed(series, ways);
        // Series come mostly in their order.
        let at = match self.packed.last() {
            Some(last) if place < (last.date, last.id) => {
                self.packed.partition_point(|other| (other.date, other.id) < place)
            }
            _ => self.packed.len(),
        };
        self.packed.insert(at, packed);
    }

    /// Takes a series out, if it is there.
    pub fn remove(&mut self, id: SeriesId) {
        if let Some(place) = self.place_of(id) {
            self.packed.remove(place);
        }
    }

    fn place_of(&self, id: SeriesId) -> Option<usize> {
        // Ids are drawn by the clock, but a series may be entered for an evening long ago: they are not in order.
        self.packed.iter().position(|packed| packed.id == id)
    }

    fn packed(&mut self, series: Series, ways: Ways) -> Packed {
        let Series { id, players, date, purpose, length, games, closed } = series;
        let players = Seats::from_fn(|seat| self.number(players[seat]));
        Packed { id, players, date, purpose, length, closed, ways, games: Games::of(games) }
    }

    fn number(&mut self, player: PlayerId) -> u32 {
        *self.numbers.entry(player).or_insert_with(|| {
            self.players.push(player);
            (self.players.len() - 1) as u32
        })
    }

    fn unpacked(&self, packed: &Packed) -> Series {
        let &Packed { id, players, date, purpose, length, closed, ref games, .. } = packed;
        let players = Seats::from_fn(|seat| self.players[players[seat] as usize]);
        Series { id, players, date, purpose, length, games: games.unpacked(), closed }
    }
}

/// Series of which nobody asked how they were played.
impl FromIterator<Series> for SeriesBook {
    fn from_iter<I: IntoIterator<Item = Series>>(series: I) -> SeriesBook {
        let mut series: Vec<_> = series.into_iter().collect();
        series.sort_by_key(|series| (series.date, series.id));
        let mut book = SeriesBook::with_room(series.len());
        series.into_iter().for_each(|series| book.add(series, Ways::default()));
        book
    }
}

impl Games {
    fn of(games: Vec<GameFact>) -> Games {
        let few = match games.as_slice() {
            [] => Some([None, None]),
            [one] => PackedGame::of(one).map(|one| [Some(one), None]),
            [one, two] => PackedGame::of(one).zip(PackedGame::of(two)).map(|(one, two)| [Some(one), Some(two)]),
            _ => None,
        };
        few.map_or_else(|| Games::Others(Arc::new(games)), Games::Few)
    }

    fn unpacked(&self) -> Vec<GameFact> {
        match self {
            Games::Few(games) => games.iter().flatten().map(PackedGame::unpacked).collect(),
            Games::Others(games) => games.to_vec(),
        }
    }
}

impl PackedGame {
    fn of(game: &GameFact) -> Option<PackedGame> {
        let Score { points, exited } = game.board;
        let byte = |points: Points| u8::try_from(points.0).ok();
        let ending = match &game.ending {
            Ending::Normal => PackedEnding::Normal,
            Ending::Agreed => PackedEnding::Agreed,
            Ending::Adjudicated { given: None } => PackedEnding::Adjudicated,
            Ending::Adjudicated { given: Some(_) } => return None,
            Ending::Lost { how, loser, walkover } => {
                PackedEnding::Lost { how: *how, loser: *loser, walkover: byte(*walkover)? }
            }
            Ending::Void => PackedEnding::Void,
            Ending::Unfinished => PackedEnding::Unfinished,
        };
        let points = Sides { animals: byte(points.animals)?, humans: byte(points.humans)? };
        Some(PackedGame { animals: game.animals, points, exited, ending })
    }

    fn unpacked(&self) -> GameFact {
        let PackedGame { animals, points, exited, ending } = *self;
        let points = Sides::from_fn(|side| Points(points[side].into()));
        let ending = match ending {
            PackedEnding::Normal => Ending::Normal,
            PackedEnding::Agreed => Ending::Agreed,
            PackedEnding::Adjudicated => Ending::Adjudicated { given: None },
            PackedEnding::Lost { how, loser, walkover } => {
                Ending::Lost { how, loser, walkover: Points(walkover.into()) }
            }
            PackedEnding::Void => Ending::Void,
            PackedEnding::Unfinished => Ending::Unfinished,
        };
        GameFact { animals, board: Score { points, exited }, ending }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_series_takes_a_few_bytes() {
        assert!(size_of::<Packed>() <= 48, "{}", size_of::<Packed>());
    }
}
