//! An evening without a tournament as the organiser sees it: who is here, who sits at which table, and who is free.
//!
//! None of it is a result. Which tables are still at play follows from the series of the evening, so that undoing a result
//! brings its table back.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};

use super::ids::{PlayerId, SeriesId};
use super::proposals::Waiting;
use super::result::SeriesOutcome;
use super::series::{Seat, Seats, Series};

/// When somebody came, and when they went home, if they did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stay {
    /// Since when.
    pub since: DateTime<Utc>,
    /// Until when, once they are gone.
    pub until: Option<DateTime<Utc>>,
}

/// Whoever is back before so much time has passed was never gone, but ticked off by mistake.
const MISTAKE: TimeDelta = TimeDelta::minutes(5);

/// Two people who were sent to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    /// Its number, from 1.
    pub number: u16,
    /// Who sits there.
    pub players: Seats<PlayerId>,
    /// Who has the animals in game 1.
    pub animals: Seat,
    /// How many series of the evening the two had completed when they sat down.
    pub completed: usize,
}

/// Somebody who is here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Guest {
    /// Who.
    pub player: PlayerId,
    /// Since when they have been here, or free again.
    pub since: DateTime<Utc>,
    /// The table where they sit.
    pub table: Option<u16>,
}

/// An evening.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Evening {
    /// Who came.
    pub stays: BTreeMap<PlayerId, Stay>,
    /// Who was sent to which table, by its number; also where they have finished, until others sit down.
    pub tables: BTreeMap<u16, Table>,
}

impl Evening {
    /// Somebody is here from now on.
    pub fn arrive(&mut self, player: PlayerId, now: DateTime<Utc>) {
        let stay = self.stays.entry(player).or_insert(Stay { since: now, until: None });
        if stay.until.take().is_some_and(|until| now - until > MISTAKE) {
            stay.since = now;
        }
    }

    /// Somebody has gone home.
    pub fn leave(&mut self, player: PlayerId, now: DateTime<Utc>) {
        self.stays.entry(player).or_insert(Stay { since: now, until: None }).until = Some(now);
    }

    /// Nobody plays at a table after all.
    pub fn clear(&mut self, number: u16) {
        self.tables.remove(&number);
    }

    /// Sends two people to the first free table, and says which it is.
    pub fn sit(&mut self, players: Seats<PlayerId>, animals: Seat, tonight: &[Series]) -> u16 {
        let open: BTreeSet<u16> = self.at_play(tonight).map(|(table, _)| table.number).collect();
        let number = (1..u16::MAX).find(|number| !open.contains(number)).unwrap_or(u16::MAX);
        let completed = completed(players, tonight);
        self.tables.insert(number, Table { number, players, animals, completed });
        number
    }

    /// Gives a number to every series at play whose players were not sent to a table here; whether there was one.
    pub fn seat_series(&mut self, tonight: &[Series]) -> bool {
        let seated: BTreeSet<SeriesId> =
            self.at_play(tonight).filter_map(|(_, series)| series.map(Series::id)).collect();
        let others = tonight.iter().filter(|series| is_at_play(series) && !seated.contains(&series.id()));
        let mut is_new = false;
        for series in others {
            let animals = series.games().first().map_or(Seat::First, |game| game.animals);
            self.sit(series.players(), animals, tonight);
            is_new = true;
        }
        is_new
    }

    /// The tables at play in the order of their numbers, each with its series, if that has begun.
    pub fn at_play<'s>(&self, tonight: &'s [Series]) -> impl Iterator<Item = (Table, Option<&'s Series>)> {
        let open = self.tables.values().filter(|table| completed(table.players, tonight) <= table.completed);
        open.map(|table| {
            let series = tonight.iter().find(|series| is_at_play(series) && is_between(series, table.players));
            (*table, series)
        })
    }

    /// Everybody who is here: who came, or has played, and has not gone home; who has waited longest comes first, and those
    /// who play last. `ended` says when series were gone on with last, as far as that is known; whoever is known only by
    /// a series of some other day has been here since `long_ago`.
    pub fn here(
        &self,
        tonight: &[Series],
        ended: &BTreeMap<SeriesId, DateTime<Utc>>,
        long_ago: DateTime<Utc>,
    ) -> Vec<Guest> {
        let mut since: BTreeMap<PlayerId, DateTime<Utc>> = BTreeMap::new();
        for series in tonight {
            let end = ended.get(&series.id()).copied().unwrap_or(long_ago);
            for player in Seat::BOTH.map(|seat| series.players()[seat]) {
                let last = since.entry(player).or_insert(end);
                *last = end.max(*last);
            }
        }
        for (player, stay) in &self.stays {
            let last = since.entry(*player).or_insert(stay.since);
            *last = stay.since.max(*last);
        }
        let mut tables: BTreeMap<PlayerId, u16> = BTreeMap::new();
        for (table, _) in self.at_play(tonight) {
            for player in Seat::BOTH.map(|seat| table.players[seat]) {
                tables.entry(player).or_insert(table.number);
                since.entry(player).or_insert(long_ago);
            }
        }
        let is_here = |player: &PlayerId| {
            tables.contains_key(player) || self.stays.get(player).is_none_or(|stay| stay.until.is_none())
        };
        let mut here: Vec<Guest> = since
            .into_iter()
            .filter(|(player, _)| is_here(player))
            .map(|(player, since)| Guest { player, since, table: tables.get(&player).copied() })
            .collect();
        here.sort_by_key(|guest| (guest.table, guest.since, guest.player));
        here
    }
}

impl Guest {
    /// The guest as one who waits, if free.
    pub fn waiting(&self) -> Option<Waiting> {
        self.table.is_none().then_some(Waiting { since: self.since, player: self.player })
    }
}

/// The series of an evening in the list of all, which is by date.
pub fn of_evening(series: &[Series], date: NaiveDate) -> &[Series] {
    let first = series.partition_point(|series| series.date < date);
    let last = series.partition_point(|series| series.date <= date);
    &series[first..last]
}

fn is_at_play(series: &Series) -> bool {
    series.result().outcome == SeriesOutcome::Incomplete
}

fn is_between(series: &Series, players: Seats<PlayerId>) -> bool {
    series.seat_of(players.first).is_some() && series.seat_of(players.second).is_some()
}

fn completed(players: Seats<PlayerId>, tonight: &[Series]) -> usize {
    tonight.iter().filter(|series| is_between(series, players) && !is_at_play(series)).count()
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::*;
    use crate::club::{GameFact, Length, SameSides};
    use crate::rules::{Ending, Score};

    fn player(number: u128) -> PlayerId {
        PlayerId(Uuid::from_u128(number))
    }

    fn at(minute: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(1_800_000_000 + minute * 60, 0).expect("a moment")
    }

    fn series(id: u128, one: u128, other: u128, games: usize) -> Series {
        let players = Seats { first: player(one), second: player(other) };
        let date = NaiveDate::from_ymd_opt(2026, 11, 30).expect("a date");
        let game = |animals| GameFact { animals, board: Score::default(), ending: Ending::Agreed };
        let games = [game(Seat::Second), game(Seat::First)].into_iter().take(games).collect();
        let series = Series::new(SeriesId(Uuid::from_u128(id)), players, date, Length::TWO);
        series.and_then(|series| series.with_games(games, SameSides::Refused)).expect("a series")
    }

    fn pair(one: u128, other: u128) -> Seats<PlayerId> {
        Seats { first: player(one), second: player(other) }
    }

    fn numbers(evening: &Evening, tonight: &[Series]) -> Vec<u16> {
        evening.at_play(tonight).map(|(table, _)| table.number).collect()
    }

    #[test]
    fn a_table_is_at_play_until_its_series_is_complete_and_again_when_that_is_undone() {
        let mut evening = Evening::default();
        assert_eq!(evening.sit(pair(1, 2), Seat::First, &[]), 1);
        assert_eq!(evening.sit(pair(3, 4), Seat::First, &[]), 2);
        // Whoever is named first in the series does not matter.
        let half = [series(1, 2, 1, 1)];
        assert_eq!(evening.at_play(&half).next().and_then(|(_, series)| series).map(Series::id), Some(half[0].id()));
        assert_eq!(numbers(&evening, &half), [1, 2]);
        let whole = [series(1, 2, 1, 2)];
        assert_eq!(numbers(&evening, &whole), [2]);
        assert_eq!(numbers(&evening, &half), [1, 2], "undone");
        // Another series of the same two at the free table.
        assert_eq!(evening.sit(pair(1, 2), Seat::Second, &whole), 1);
        assert_eq!(numbers(&evening, &whole), [1, 2]);
        assert_eq!(numbers(&evening, &[series(1, 2, 1, 2), series(2, 1, 2, 2)]), [2]);
    }

    #[test]
    fn a_series_that_was_started_elsewhere_gets_a_table() {
        let mut evening = Evening::default();
        evening.sit(pair(1, 2), Seat::First, &[]);
        let tonight = [series(1, 1, 2, 1), series(2, 5, 6, 1), series(3, 7, 8, 2)];
        assert!(evening.seat_series(&tonight));
        assert!(!evening.seat_series(&tonight), "once");
        assert_eq!(numbers(&evening, &tonight), [1, 2]);
        assert_eq!(evening.tables[&2].animals, Seat::Second);
    }

    #[test]
    fn who_is_here_waits_since_the_last_series_and_who_plays_is_not_free() {
        let mut evening = Evening::default();
        for (number, minute) in [(1, 0), (2, 1), (3, 2), (4, 3)] {
            evening.arrive(player(number), at(minute));
        }
        evening.arrive(player(1), at(9));
        assert_eq!(evening.stays[&player(1)].since, at(0), "here already");
        evening.leave(player(4), at(9));
        evening.sit(pair(2, 5), Seat::First, &[]);
        let tonight = [series(1, 1, 6, 2), series(2, 7, 4, 2)];
        let ended = BTreeMap::from([(tonight[0].id(), at(30))]);
        let here = evening.here(&tonight, &ended, at(-60));
        let shown: Vec<_> = here.iter().map(|guest| (guest.player.0.as_u128(), guest.since, guest.table)).collect();
        assert_eq!(
            shown,
            [
                (7, at(-60), None),
                (3, at(2), None),
                (1, at(30), None),
                (6, at(30), None),
                (5, at(-60), Some(1)),
                (2, at(1), Some(1)),
            ]
        );
        assert_eq!(here.iter().filter_map(Guest::waiting).count(), 4);
        // Who comes back waits from then on, and who was ticked off by mistake has waited all along.
        evening.arrive(player(4), at(40));
        assert_eq!(evening.stays[&player(4)], Stay { since: at(40), until: None });
        evening.leave(player(3), at(41));
        evening.arrive(player(3), at(42));
        assert_eq!(evening.stays[&player(3)], Stay { since: at(2), until: None });
    }
}
