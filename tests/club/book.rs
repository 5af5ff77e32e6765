//! All series of a club in little room are the same series.

#![allow(clippy::panic, reason = "a test stops at what it does not expect")]

use halali::club::{Medium, Seat, Seats, Series, SeriesBook, Ways};
use halali::rules::RuleSet;
use proptest::prelude::*;

use crate::support::series::{drawn_season, evening, given, normal, of_length, player, series};

fn in_order(mut season: Vec<Series>) -> Vec<Series> {
    season.sort_by_key(|series| (series.date, series.id()));
    season
}

#[test]
fn unusual_games_are_kept_as_they_are() {
    let game = |animals, points| normal(animals, points, (0, 0));
    let mut decided = game(Seat::First, (12, 40));
    decided.ending = given(300, 12);
    let many = [Seat::First, Seat::Second, Seat::First].map(|animals| game(animals, (20, 21)));
    let season = vec![
        series(1, 2, 3, vec![decided.clone(), game(Seat::Second, (20, 21))]),
        series(1, 2, 4, vec![decided]),
        of_length(4, 1, 2, 5, many.to_vec()),
        series(1, 3, 6, vec![game(Seat::First, (256, 0))]),
        series(1, 3, 7, Vec::new()),
    ];
    let book: SeriesBook = season.iter().cloned().collect();
    assert_eq!(book.iter().collect::<Vec<_>>(), season);
}

#[test]
fn a_book_knows_how_games_were_played() {
    let played = series(1, 2, 3, vec![normal(Seat::First, (20, 21), (0, 0))]);
    let other = series(1, 2, 4, Vec::new());
    let mut book = SeriesBook::default();
    book.add(played.clone(), Ways::default().with(RuleSet::Boxed, Medium::Screen).with(RuleSet::Boxed, Medium::Paper));
    book.add(other, Ways::default());
    let briefs: Vec<_> = book.briefs(0..2).collect();
    let [one, other] = briefs.as_slice() else { panic!("{briefs:?}") };
    let players = Seats::from_fn(|seat| book.players()[one.players[seat] as usize]);
    assert_eq!((players, one.date, one.purpose), (played.players(), played.date, played.purpose));
    assert_eq!(RuleSet::ALL.map(|rules| one.ways.has_rules(rules)), [false, true]);
    assert!(one.ways.has_medium(Medium::Paper) && one.ways.has_medium(Medium::Screen));
    assert_eq!((other.ways, book.briefs(1..3).len(), book.date(2)), (Ways::default(), 0, None));
}

proptest! {
    #[test]
    fn a_book_holds_the_series_by_date(season in drawn_season(5, 30), taken in any::<prop::sample::Index>()) {
        let mut one_by_one = SeriesBook::default();
        season.iter().for_each(|series| one_by_one.add(series.clone(), Ways::default()));
        let book: SeriesBook = season.iter().cloned().collect();
        let mut season = in_order(season);
        prop_assert_eq!(book.iter().collect::<Vec<_>>(), season.clone());
        prop_assert_eq!(one_by_one.iter().collect::<Vec<_>>(), season.clone());
        prop_assert_eq!(book.iter().rev().collect::<Vec<_>>(), season.iter().rev().cloned().collect::<Vec<_>>());
        prop_assert_eq!((book.len(), book.is_empty()), (season.len(), season.is_empty()));
        prop_assert_eq!(book.last(), season.last().cloned());
        prop_assert_eq!(book.get(season.len()), None);
        for number in 0..6 {
            let theirs = season.iter().filter(|series| series.seat_of(player(number)).is_some());
            prop_assert_eq!(book.of(player(number)).collect::<Vec<_>>(), theirs.cloned().collect::<Vec<_>>());
        }
        for day in 1..30 {
            let that_day = season.iter().filter(|series| series.date == evening(day));
            prop_assert_eq!(book.of_evening(evening(day)), that_day.cloned().collect::<Vec<_>>());
            let places = book.between(evening(day), evening(30));
            let from_then = season.iter().filter(|series| (evening(day)..=evening(30)).contains(&series.date));
            prop_assert_eq!(book.at(places).collect::<Vec<_>>(), from_then.cloned().collect::<Vec<_>>());
        }
        if !season.is_empty() {
            let place = taken.index(season.len());
            let taken = season.remove(place);
            prop_assert_eq!(book.get(place), Some(taken.clone()));
            prop_assert_eq!(book.find(taken.id()), Some(taken.clone()));
            let mut without = book.clone();
            without.remove(taken.id());
            prop_assert_eq!(without.iter().collect::<Vec<_>>(), season.clone());
            prop_assert_eq!(without.find(taken.id()), None);
            without.add(taken, Ways::default());
            prop_assert_eq!(without.iter().collect::<Vec<_>>(), book.iter().collect::<Vec<_>>());
        }
    }
}
