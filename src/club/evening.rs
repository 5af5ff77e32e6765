//! An evening without a tournament as the organiser sees it: who is here, who sits at which table, and who is free.
//!
//! None of it is a result. Which tables are still at play follows from the series of the evening, so that undoing a result
//! brings its table back.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, NaiveDate, NaiveDateTime, TimeDelta, Utc};

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
/// An evening lasts until this hour of the next morning.
const NEXT_DAY: TimeDelta = TimeDelta::hours(6);

/// Two people who were sent to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    /// Its number, from 1.
    pub number: u16,
    /// Who sits there.
    pub players: Seats<PlayerId>,
    /// Who has the animals in game 1.
    pub animals: Seat,
}

/// A table, and what its two had played before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating {
    /// The table.
    pub table: Table,
    /// The series of the two that were complete when they sat down. A number of them would not do: one of them may be undone,
    /// removed or moved to another date while the two sit here.
    pub before: BTreeSet<SeriesId>,
}

/// Somebody who is here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Present {
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
    pub tables: BTreeMap<u16, Seating>,
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

    /// Nobody plays at a table after all; what is taken away with that.
    pub fn clear(&mut self, number: u16) -> Option<Seating> {
        self.tables.remove(&number)
    }

    /// Sends two people to the first free table, and says which it is.
    pub fn sit(&mut self, players: Seats<PlayerId>, animals: Seat, tonight: &[Series]) -> u16 {
        let open: BTreeSet<u16> = self.at_play(tonight).map(|(table, _)| table.number).collect();
        let number = (1..u16::MAX).find(|number| !open.contains(number)).unwrap_or(u16::MAX);
        let theirs = tonight.iter().filter(|series| is_between(series, players));
        let before = theirs.filter(|series| !is_at_play(series)).map(Series::id).collect();
        self.tables.insert(number, Seating { table: Table { number, players, animals }, before });
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
    ///
    /// The series of a table is the first one of its two that they had not completed before and that is no other table's; those
    /// who sat down first have the first pick. The table is over once that series is complete.
    pub fn at_play<'s>(&self, tonight: &'s [Series]) -> impl Iterator<Item = (Table, Option<&'s Series>)> {
        let mut seatings: Vec<&Seating> = self.tables.values().collect();
        seatings.sort_by_key(|seating| seating.before.len());
        let mut given = BTreeSet::new();
        let mut open = BTreeMap::new();
        for Seating { table, before } in seatings {
            let series = tonight.iter().find(|series| {
                let id = series.id();
                is_between(series, table.players) && !before.contains(&id) && !given.contains(&id)
            });
            given.extend(series.map(Series::id));
            if series.is_none_or(is_at_play) {
                open.insert(table.number, (*table, series));
            }
        }
        open.into_values()
    }

    /// Puts other people in the place of some: those of whom it turned out that they are on the list twice.
    pub fn rename(&mut self, who: impl Fn(PlayerId) -> PlayerId) {
        for (player, stay) in std::mem::take(&mut self.stays) {
            self.stays
                .entry(who(player))
                .and_modify(|other| {
                    other.since = stay.since.min(other.since);
                    // Here as one of the two is here.
                    other.until = stay.until.zip(other.until).map(|(one, other)| one.max(other));
                })
                .or_insert(stay);
        }
        for Seating { table, .. } in self.tables.values_mut() {
            table.players = Seats { first: who(table.players.first), second: who(table.players.second) };
        }
        self.tables.retain(|_, seating| seating.table.players.first != seating.table.players.second);
    }

    /// The same evening without those who are no more on the list, and without the tables at which they sat. The evening
    /// itself keeps them: what took them off the list may be taken back.
    pub fn of_those(&self, is_on_the_list: impl Fn(PlayerId) -> bool) -> Evening {
        let mut known = self.clone();
        known.stays.retain(|player, _| is_on_the_list(*player));
        known.tables.retain(|_, Seating { table: Table { players, .. }, .. }| {
            Seat::BOTH.into_iter().all(|seat| is_on_the_list(players[seat]))
        });
        known
    }

    /// Everybody who is here: who came, or has played, and has not gone home; who has waited longest comes first, and those
    /// who play last. `ended` says when series were gone on with last, as far as that is known; whoever is known only by
    /// a series of some other day has been here since `long_ago`.
    pub fn here(
        &self,
        tonight: &[Series],
        ended: &BTreeMap<SeriesId, DateTime<Utc>>,
        long_ago: DateTime<Utc>,
    ) -> Vec<Present> {
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
        let mut here: Vec<Present> = since
            .into_iter()
            .filter(|(player, _)| is_here(player))
            .map(|(player, since)| Present { player, since, table: tables.get(&player).copied() })
            .collect();
        here.sort_by_key(|one| (one.table, one.since, one.player));
        here
    }
}

impl Present {
    /// As one who waits, if free.
    pub fn waiting(&self) -> Option<Waiting> {
        self.table.is_none().then_some(Waiting { since: self.since, player: self.player })
    }
}

/// The evening that a moment belongs to, by the clock on the wall: what happens after midnight is still of the evening before.
pub fn evening_of(now: NaiveDateTime) -> NaiveDate {
    (now - NEXT_DAY).date()
}

fn is_at_play(series: &Series) -> bool {
    series.result().outcome == SeriesOutcome::Incomplete
}

fn is_between(series: &Series, players: Seats<PlayerId>) -> bool {
    series.seat_of(players.first).is_some() && series.seat_of(players.second).is_some()
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
        assert_eq!(evening.tables[&2].table.animals, Seat::Second);
    }

    #[test]
    fn two_open_series_of_one_pair_have_a_table_each_and_no_more() {
        let mut evening = Evening::default();
        let both = [series(1, 1, 2, 1), series(2, 2, 1, 1)];
        assert!(evening.seat_series(&both));
        assert!(!evening.seat_series(&both), "once");
        let of = |evening: &Evening, tonight: &[Series]| -> Vec<_> {
            evening.at_play(tonight).map(|(table, series)| (table.number, series.map(Series::id))).collect()
        };
        assert_eq!(of(&evening, &both), [(1, Some(both[0].id())), (2, Some(both[1].id()))]);
        let one_over = [series(1, 1, 2, 2), series(2, 2, 1, 1)];
        assert!(!evening.seat_series(&one_over));
        assert_eq!(of(&evening, &one_over), [(2, Some(both[1].id()))]);
        // Started elsewhere while a third one was completed: those who sat down first keep their series.
        let mut evening = Evening::default();
        evening.sit(pair(3, 4), Seat::First, &[]);
        evening.sit(pair(1, 2), Seat::First, &[]);
        evening.clear(1);
        let tonight = [series(1, 1, 2, 1), series(2, 1, 2, 2), series(3, 1, 2, 1)];
        assert!(evening.seat_series(&tonight));
        assert!(!evening.seat_series(&tonight));
        assert_eq!(of(&evening, &tonight), [(1, Some(tonight[2].id())), (2, Some(tonight[0].id()))]);
    }

    #[test]
    fn what_becomes_of_earlier_series_neither_keeps_a_table_nor_ends_it() {
        let mut evening = Evening::default();
        evening.sit(pair(1, 2), Seat::First, &[series(1, 1, 2, 2)]);
        assert_eq!(numbers(&evening, &[]), [1], "the earlier one is undone");
        assert_eq!(numbers(&evening, &[series(2, 1, 2, 1)]), [1]);
        assert!(numbers(&evening, &[series(2, 1, 2, 2)]).is_empty(), "and their own one is complete");
        // The earlier one is corrected in between.
        assert_eq!(numbers(&evening, &[series(1, 1, 2, 1), series(2, 1, 2, 1)]), [1]);
        assert_eq!(numbers(&evening, &[series(1, 1, 2, 2), series(2, 1, 2, 1)]), [1]);
    }

    #[test]
    fn a_double_is_here_and_plays_as_the_one_it_is_of() {
        let mut evening = Evening::default();
        evening.arrive(player(1), at(5));
        evening.leave(player(1), at(20));
        evening.arrive(player(9), at(2));
        evening.arrive(player(8), at(3));
        evening.sit(pair(9, 2), Seat::First, &[]);
        evening.sit(pair(3, 8), Seat::First, &[]);
        evening.rename(|of| match of.0.as_u128() {
            9 => player(1),
            8 => player(3),
            _ => of,
        });
        let stays = [(player(1), Stay { since: at(2), until: None }), (player(3), Stay { since: at(3), until: None })];
        assert_eq!(evening.stays, BTreeMap::from(stays));
        assert_eq!(evening.at_play(&[]).map(|(table, _)| table.players).collect::<Vec<_>>(), [pair(1, 2)]);
    }

    #[test]
    fn an_evening_lasts_until_after_midnight() {
        let date = |day| NaiveDate::from_ymd_opt(2026, 11, day).expect("a date");
        let at = |day, hour| date(day).and_hms_opt(hour, 10, 0).expect("a time");
        assert_eq!([at(3, 20), at(4, 0), at(4, 7)].map(evening_of), [date(3), date(3), date(4)]);
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
        let shown: Vec<_> = here.iter().map(|one| (one.player.0.as_u128(), one.since, one.table)).collect();
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
        assert_eq!(here.iter().filter_map(Present::waiting).count(), 4);
        // Who comes back waits from then on, and who was ticked off by mistake has waited all along.
        evening.arrive(player(4), at(40));
        assert_eq!(evening.stays[&player(4)], Stay { since: at(40), until: None });
        evening.leave(player(3), at(41));
        evening.arrive(player(3), at(42));
        assert_eq!(evening.stays[&player(3)], Stay { since: at(2), until: None });
    }
}
