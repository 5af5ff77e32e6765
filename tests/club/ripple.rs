//! A fact that is corrected, added late or taken out changes everything that follows from it, as if it had always been so.

#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use std::path::Path;

use crate::support::clubs::{add, game, holder, player, record, stamp, totals};
use chrono::NaiveDate;
use halali::club::{
    Command, Feats, Figures, GameRecord, Included, MatchScale, PlayerPage, Ranking, RatingSettings, Ratings, SameSides,
    Seat, SeriesRecord, Standing, standings,
};
use halali::rules::{Ending, Termination};
use halali::store::{ClubFile, Writer, create};
use proptest::prelude::*;

const PLAYERS: u128 = 5;

/// Everything that follows from the facts of a file.
#[derive(Clone, PartialEq, Debug)]
struct Views {
    tables: [Vec<Standing>; 2],
    feats: Feats,
    balance: Figures,
    pages: Vec<PlayerPage>,
    ratings: Ratings,
}

fn new_year(year: i32) -> NaiveDate {
    NaiveDate::from_ymd_opt(year, 1, 1).expect("a date")
}

fn views(club: &ClubFile) -> Views {
    let series = club.series_between(new_year(2020), new_year(2030)).expect("readable");
    let ratings = Ratings::replay(&RatingSettings::default(), &series);
    let included = || Included::only(&Termination::ALL);
    let table = |ranking| standings(&series, &MatchScale::default(), ranking);
    Views {
        tables: [table(Ranking::Total), table(Ranking::Average { least: 2 })],
        feats: Feats::of(&series),
        balance: Figures::of_club(&series, included()),
        pages: (1..=PLAYERS)
            .map(|number| PlayerPage::new(player(number), &series, included(), ratings.history(player(number))))
            .collect(),
        ratings,
    }
}

fn club_with(path: &Path, records: &[SeriesRecord]) -> Writer {
    let mut club = create(path, &holder()).expect("a new club file");
    let players = (1..=PLAYERS).map(|number| add(number, &format!("Player {number}")));
    let commands = players.chain(records.iter().cloned().map(Command::RecordSeries));
    for (number, command) in (1..).zip(commands) {
        club.carry_out(&command, &stamp(number)).expect("a command");
    }
    club
}

fn drawn_game(animals: Seat) -> impl Strategy<Value = GameRecord> {
    let ending = prop_oneof![4 => Just(Ending::Normal), 1 => Just(Ending::Agreed), 1 => Just(Ending::Void)];
    (20..40_u32, 20..40_u32, ending).prop_map(move |(a, h, ending)| game(animals, totals((a, h), (0, 0)), ending))
}

/// Series over three years, the oldest first.
fn drawn_records() -> impl Strategy<Value = Vec<SeriesRecord>> {
    let games = (drawn_game(Seat::First), drawn_game(Seat::Second));
    prop::collection::vec((1..=PLAYERS, 1..PLAYERS, games), 2..24).prop_map(|drawn| {
        (1..)
            .zip(drawn)
            .map(|(number, (first, other, games))| {
                let mut record = record(number, first, (first + other - 1) % PLAYERS + 1, 1);
                record.date =
                    NaiveDate::from_ymd_opt(2023, 11, 1).expect("a date") + chrono::Days::new(number as u64 * 45);
                record.games = vec![games.0, games.1];
                record
            })
            .collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, ..ProptestConfig::default() })]

    #[test]
    fn a_corrected_game_is_as_one_entered_right_at_first(
        records in drawn_records(), which in any::<prop::sample::Index>(), right in drawn_game(Seat::First)
    ) {
        let folder = tempfile::tempdir().expect("a folder");
        let corrected = which.index(records.len().min(3));
        let mut club = club_with(&folder.path().join("wrong.halaliclub"), &records);
        let wrong = views(&club);
        let series = records[corrected].id;
        let command = Command::CorrectGame { series, number: 1, game: right.clone(), same_sides: SameSides::Refused };
        club.carry_out(&command, &stamp(1000)).expect("a correction");
        let mut from_the_first = records.clone();
        from_the_first[corrected].games[0] = right;
        let right = views(&club_with(&folder.path().join("right.halaliclub"), &from_the_first));
        prop_assert_eq!(right.pages.iter().map(|page| page.results.len()).sum::<usize>(), records.len() * 2);
        prop_assert_eq!(&views(&club), &right);
        club.undo(&stamp(1001)).expect("undo");
        prop_assert_eq!(&views(&club), &wrong);
        club.redo(&stamp(1002)).expect("redo");
        prop_assert_eq!(&views(&club), &right);
    }

    #[test]
    fn series_taken_out_leave_no_trace_and_come_back_whole(records in drawn_records(), kept in 0..4_usize) {
        let folder = tempfile::tempdir().expect("a folder");
        let kept = if kept == 1 { 2 } else { kept }.min(records.len());
        let before = views(&club_with(&folder.path().join("before.halaliclub"), &records[..kept]));
        let mut club = club_with(&folder.path().join("event.halaliclub"), &records);
        let with_event = views(&club);
        let event = &records[kept..];
        for (number, record) in (1000..).zip(event) {
            club.carry_out(&Command::RemoveSeries { series: record.id }, &stamp(number)).expect("a command");
        }
        prop_assert_eq!(&views(&club), &before);
        for number in (2000..).take(event.len()) {
            club.undo(&stamp(number)).expect("undo");
        }
        prop_assert_eq!(&views(&club), &with_event);
    }
}
