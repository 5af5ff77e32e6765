//! What the window keeps of evenings: who came and went, and who was sent to which table.
//!
//! It lies in a file beside the club file, as drafts do: it is about that club, and outlives the program and a pulled plug; but
//! it is no fact of the club. An undo of a result must not step through people coming in, and neither the log nor an archive
//! has any business with who was there without playing.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, TimeZone, Utc};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::club::{Evening, PlayerId, Seat, Seating, Seats, SeriesId, Stay, Table, evening_of};

/// The name of the file, after that of the club file.
pub const FILE: &str = "evening";
/// How many evenings are kept.
const KEPT: usize = 12;

/// Evenings as they are kept.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Evenings {
    chosen: Option<Chosen>,
    evenings: BTreeMap<NaiveDate, Kept>,
}

/// The date that the organiser chose, and the day of that choice.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
struct Chosen {
    date: NaiveDate,
    on: NaiveDate,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Kept {
    stays: Vec<KeptStay>,
    tables: Vec<KeptTable>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
struct KeptStay {
    player: Uuid,
    since: DateTime<Utc>,
    until: Option<DateTime<Utc>>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct KeptTable {
    number: u16,
    first: Uuid,
    second: Uuid,
    second_is_animals: bool,
    /// The series that the two had completed before.
    #[serde(default)]
    before: Vec<Uuid>,
}

impl Evenings {
    /// The date of the evening: the one that was chosen today, else today, which lasts until after midnight.
    pub fn date<Z: TimeZone>(&self, now: DateTime<Z>) -> NaiveDate {
        let today = evening_of(now.naive_local());
        self.chosen.filter(|chosen| chosen.on == today).map_or(today, |chosen| chosen.date)
    }

    /// The organiser chooses a date.
    pub fn choose<Z: TimeZone>(&mut self, date: NaiveDate, now: DateTime<Z>) {
        self.chosen = Some(Chosen { date, on: evening_of(now.naive_local()) });
    }

    /// What is known of an evening.
    pub fn evening(&self, date: NaiveDate) -> Evening {
        let Some(kept) = self.evenings.get(&date) else { return Evening::default() };
        let stays = kept.stays.iter().map(|of| (PlayerId(of.player), Stay { since: of.since, until: of.until }));
        let table = |of: &KeptTable| Seating {
            table: Table {
                number: of.number,
                players: Seats { first: PlayerId(of.first), second: PlayerId(of.second) },
                animals: if of.second_is_animals { Seat::Second } else { Seat::First },
            },
            before: of.before.iter().copied().map(SeriesId).collect(),
        };
        let tables = kept.tables.iter().filter(|of| of.first != of.second).map(|of| (of.number, table(of)));
        Evening { stays: stays.collect(), tables: tables.collect() }
    }

    /// Keeps an evening, and forgets those of long ago.
    pub fn keep(&mut self, date: NaiveDate, evening: &Evening) {
        let stays = evening.stays.iter();
        let stays = stays.map(|(player, of)| KeptStay { player: player.0, since: of.since, until: of.until }).collect();
        let table = |Seating { table: of, before }: &Seating| KeptTable {
            number: of.number,
            first: of.players.first.0,
            second: of.players.second.0,
            second_is_animals: of.animals == Seat::Second,
            before: before.iter().map(|series| series.0).collect(),
        };
        let tables = evening.tables.values().map(table).collect();
        self.evenings.insert(date, Kept { stays, tables });
        while self.evenings.len() > KEPT
            && let Some(oldest) = self.evenings.keys().copied().find(|other| *other != date)
        {
            self.evenings.remove(&oldest);
        }
    }
}

#[cfg(test)]
mod tests {
    use chrono::Local;

    use super::*;

    fn date(day: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 11, day).expect("a date")
    }

    fn local(day: u32, hour: u32) -> DateTime<Local> {
        let time = date(day).and_hms_opt(hour, 10, 0).expect("a time");
        Local.from_local_datetime(&time).earliest().expect("a moment")
    }

    #[test]
    fn a_chosen_date_holds_for_the_evening_on_which_it_was_chosen() {
        let mut evenings = Evenings::default();
        assert_eq!([local(3, 20), local(4, 0), local(4, 7)].map(|now| evenings.date(now)), [date(3), date(3), date(4)]);
        evenings.choose(date(1), local(3, 23));
        assert_eq!([local(3, 23), local(4, 2), local(4, 7)].map(|now| evenings.date(now)), [date(1), date(1), date(4)]);
    }

    #[test]
    fn what_is_kept_comes_back_and_old_evenings_go() {
        let mut evening = Evening::default();
        let [one, other] = [1, 2].map(|number| PlayerId(Uuid::from_u128(number)));
        evening.arrive(one, Utc::now());
        evening.arrive(other, Utc::now());
        evening.leave(other, Utc::now());
        evening.sit(Seats { first: one, second: other }, Seat::Second, &[]);
        let mut evenings = Evenings::default();
        for day in 1..=20 {
            evenings.keep(date(day), &evening);
        }
        let text = serde_json::to_string(&evenings).expect("JSON");
        let read: Evenings = serde_json::from_str(&text).expect("evenings");
        assert_eq!(read, evenings);
        assert_eq!(read.evening(date(20)), evening);
        assert_eq!(read.evening(date(1)), Evening::default());
        // Somebody enters an evening of long ago.
        evenings.keep(date(1), &evening);
        assert_eq!(evenings.evening(date(1)), evening);
    }
}
