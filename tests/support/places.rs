//! Every place of the window that a club leads to. A new kind of place does not compile until it is named here.

use std::collections::BTreeSet;

use halali::app::{App, Bring, Place};
use halali::club::{Medium, Seat, Table};

/// How many kinds of places there are.
const KINDS: u8 = 24;

/// Which kind a place is of.
const fn kind(place: Place) -> u8 {
    match place {
        Place::Home => 0,
        Place::Evening => 1,
        Place::Table(..) => 2,
        Place::NextGame(_) => 3,
        Place::Tournaments => 4,
        Place::NewTournament => 5,
        Place::SetUp(_) => 6,
        Place::Tournament(_) => 7,
        Place::Import(_) => 8,
        Place::Players => 9,
        Place::AddPlayer => 10,
        Place::Player(_) => 11,
        Place::NewSeries(_) => 12,
        Place::PaperResult => 13,
        Place::Rematch(_) => 14,
        Place::SeriesList => 15,
        Place::Series(_) => 16,
        Place::Play(_) => 17,
        Place::Standings => 18,
        Place::Rules => 19,
        Place::Learn => 20,
        Place::Log => 21,
        Place::LogOf(_) => 22,
        Place::Settings => 23,
    }
}

/// The places of a club; of one with series and tournaments there is one of every kind.
pub(crate) fn every_place(app: &App) -> Vec<Place> {
    let club = app.club().expect("a club");
    let mut places = vec![
        Place::Home,
        Place::Evening,
        Place::Tournaments,
        Place::NewTournament,
        Place::Players,
        Place::AddPlayer,
        Place::NewSeries(None),
        Place::PaperResult,
        Place::SeriesList,
        Place::Standings,
        Place::Rules,
        Place::Learn,
        Place::Log,
        Place::Settings,
    ];
    places.extend([Bring::Players, Bring::Series, Bring::Archive, Bring::Records].map(Place::Import));
    places.extend(club.people.iter().next().map(|player| Place::Player(player.id)));
    if let Some(last) = club.series.last() {
        let (id, players) = (last.id(), last.players());
        let table = Table { number: 1, players, animals: Seat::First };
        places.extend([
            Place::Series(id),
            Place::LogOf(id),
            Place::NextGame(id),
            Place::Play(id),
            Place::Rematch(players),
        ]);
        places.push(Place::Table(table, last.date, Medium::Paper));
    }
    places.extend(club.tournaments.iter().flat_map(|head| [Place::SetUp(head.id), Place::Tournament(head.id)]));
    if !club.series.is_empty() && !club.tournaments.is_empty() {
        let kinds: BTreeSet<u8> = places.iter().map(|place| kind(*place)).collect();
        assert!(kinds.into_iter().eq(0..KINDS), "a place of every kind: {places:?}");
    }
    places
}
