//! Every way to leave or to lose, in every format, and taken back: the club file is as it was.
#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use std::collections::BTreeMap;

use halali::club::Seat;
use halali::rules::{Ending, Loss, Points, Side};
use halali::tournament::{
    Act, AsOf, By, Command, Criterion, Elimination, Format, Known, LeagueBy, Legs, Out, Settings, propose,
};

use crate::event::{Event, player as person};
use crate::support::clubs::{game, totals};
use crate::support::desk::{CUP, Desk, add_game, date};

const FORMATS: [Format; 6] = [
    Format::Swiss { rounds: 3 },
    Format::RoundRobin { legs: Legs::Single, groups: 1 },
    Format::RoundRobin { legs: Legs::Double, groups: 1 },
    Format::Knockout { elimination: Elimination::Single { third_place: true } },
    Format::Knockout { elimination: Elimination::Double { reset: true } },
    Format::League { rounds: Some(3), by: LeagueBy::Total },
];

/// A tournament of eight in which the first table of the first round has played one game.
fn begun(folder: &std::path::Path, format: Format) -> Desk {
    let mut desk = Desk::started(folder, 8, format);
    let cup = desk.cup();
    let results = desk.club.results(&cup).expect("results");
    let profiles = BTreeMap::new();
    let mut ids = 5000;
    let proposal =
        propose(Known { tournament: &cup, results: &results, profiles: &profiles }, &Default::default(), &mut || {
            ids += 1;
            crate::support::clubs::series(ids)
        });
    desk.to(proposal.expect("a round").command(date())).expect("paired");
    let round = desk.cup().rounds().values().next().expect("a round").number;
    let first = desk.at(round, 1).series;
    desk.act(add_game(first, game(Seat::First, totals((20, 30), (0, 0)), Ending::Normal))).expect("a game");
    desk
}

#[test]
fn every_way_to_leave_is_taken_back_in_every_format() {
    for format in FORMATS {
        let folder = tempfile::tempdir().expect("a folder");
        let mut desk = begun(folder.path(), format);
        let cup = desk.cup();
        let round = cup.rounds().values().next().expect("a round").number;
        let [under_way, fresh] = [1, 2].map(|table| desk.at(round, table));
        let losses = [Loss::Conceded, Loss::Time, Loss::Forfeit, Loss::Walkover];
        let lost = losses.into_iter().flat_map(|how| [Side::Animals, Side::Humans].map(|loser| (how, loser)));
        let walkover = Points(35);
        let mut acts: Vec<Vec<Act>> = Vec::new();
        for (how, loser) in lost {
            let ending = Ending::Lost { how, loser, walkover };
            let nothing = || totals((0, 0), (0, 0));
            acts.push(vec![add_game(under_way.series, game(Seat::Second, nothing(), ending.clone())).into()]);
            let both = [Seat::First, Seat::Second];
            let both = both.map(|animals| add_game(fresh.series, game(animals, nothing(), ending.clone())).into());
            acts.push(both.into());
        }
        let about = |command| Act::Tournament { id: CUP, command };
        let leaves = fresh.players.first;
        acts.push(vec![about(Command::NoShow { round, table: fresh.table, no_show: true })]);
        acts.push(vec![about(Command::Withdraw { player: leaves, from: round })]);
        acts.push(vec![
            about(Command::Withdraw { player: leaves, from: round }),
            about(Command::Return { player: leaves, from: cup.next_round() }),
        ]);
        acts.push(vec![about(Command::Withdraw { player: under_way.players.second, from: cup.next_round() })]);
        acts.push(vec![about(Command::SitOut { round: cup.next_round(), player: leaves, out: Some(Out::Absent) })]);
        let mut carried_out = 0;
        for acts in acts {
            let before = desk.state();
            let mut done = 0;
            for act in acts {
                // What a format does not know is refused, and then changes nothing.
                let now = desk.state();
                match desk.act(act) {
                    Ok(()) => done += 1,
                    Err(_) => assert_eq!(desk.state(), now, "{format:?}"),
                }
            }
            assert!(done == 0 || desk.state() != before, "{format:?}");
            carried_out += done;
            (0..done).for_each(|_| desk.undo());
            assert_eq!(desk.state(), before, "{format:?}");
        }
        assert!(carried_out > 16, "{format:?}: {carried_out}");
    }
}

/// However high ratings are, pairing and the figures made of them can count with them.
#[test]
fn the_highest_ratings_are_counted_with() {
    let criteria = vec![Criterion::MatchPoints, Criterion::OpponentsRating, Criterion::Performance];
    let settings = Settings { criteria, ..Settings::usual(1) };
    let mut event = Event::new(settings, &[Format::Swiss { rounds: 3 }]);
    for number in 1..=6 {
        event
            .act(Command::Enter { player: person(number), from: crate::event::round(1), rating: None })
            .expect("an entry");
    }
    let ratings = (1..=6).map(|number| (person(number), u16::MAX)).collect();
    event.act(Command::Start { ratings, groups: BTreeMap::new() }).expect("a start");
    event.play(&[(1, 2, 2), (3, 4, 1), (5, 6, 0)], &[]);
    let profiles = BTreeMap::new();
    let known = Known { tournament: event.tournament(), results: &event.results, profiles: &profiles };
    let mut ids = 900;
    let next = propose(known, &Default::default(), &mut || {
        ids += 1;
        crate::support::clubs::series(ids)
    });
    assert_eq!(next.expect("a round").arrangement.tables.len(), 3);
    let table = event.table(AsOf::Live);
    let by = By::Criterion(Criterion::OpponentsRating);
    let place = table.by.iter().position(|other| *other == by).expect("a column");
    assert!(table.lines.iter().all(|line| line.figures[place].expect("a figure").sum == i64::from(u16::MAX)));
}
