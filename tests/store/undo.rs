//! Commands on a club file, and undo and redo of any depth.

#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use std::collections::BTreeMap;
use std::path::Path;

use crate::support::clubs::{add, drawn, facts, game, holder, player, record, series, stamp, totals, writer};
use halali::club::{Batch, BatchPurpose, Command, Refusal, SameSides, Seat};
use halali::rules::Ending;
use halali::store::{Did, StoreError, Touched, Writer, create};
use proptest::prelude::*;

/// Stamps for one entry after another.
struct Desk(u128);

impl Desk {
    fn carry_out(&mut self, club: &mut Writer, command: &Command) -> Result<(), StoreError> {
        self.0 += 1;
        club.carry_out(command, &stamp(self.0))
    }

    fn undo(&mut self, club: &mut Writer) -> Result<u128, StoreError> {
        self.0 += 1;
        club.undo(&stamp(self.0)).map(|entry| entry.0.as_u128())
    }

    fn redo(&mut self, club: &mut Writer) -> Result<u128, StoreError> {
        self.0 += 1;
        club.redo(&stamp(self.0)).map(|entry| entry.0.as_u128())
    }
}

fn club_in(folder: &Path) -> Writer {
    create(&folder.join("club.halaliclub"), &holder()).expect("a new club file")
}

/// A club of two players and a series.
fn small(folder: &Path, desk: &mut Desk) -> Writer {
    let mut club = club_in(folder);
    for command in [add(1, "Zoë"), add(2, "Max"), Command::RecordSeries(record(1, 1, 2, 3))] {
        desk.carry_out(&mut club, &command).expect("a command");
    }
    club
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn undoing_all_leaves_nothing_and_redoing_all_brings_it_back(
        numbers in prop::collection::vec(any::<[u8; 4]>(), 1..60)
    ) {
        let folder = tempfile::tempdir().expect("a folder");
        let mut club = club_in(folder.path());
        let path = club.path().to_owned();
        let mut desk = Desk(0);
        let mut states = vec![facts(&path)];
        for numbers in numbers {
            match desk.carry_out(&mut club, &drawn(numbers)) {
                Ok(()) => states.push(facts(&path)),
                // A refusal changes nothing, and anything else is a mistake.
                Err(StoreError::Refused(_)) => prop_assert_eq!(states.last(), Some(&facts(&path))),
                Err(error) => prop_assert!(false, "{error}"),
            }
        }
        for state in states.iter().rev().skip(1) {
            desk.undo(&mut club).expect("undo");
            prop_assert_eq!(state, &facts(&path));
        }
        prop_assert!(matches!(desk.undo(&mut club), Err(StoreError::NothingToUndo)));
        club.close().expect("closed");
        let mut club = writer(&path);
        for state in states.iter().skip(1) {
            desk.redo(&mut club).expect("redo");
            prop_assert_eq!(state, &facts(&path));
        }
        prop_assert!(matches!(desk.redo(&mut club), Err(StoreError::NothingToRedo)));
        prop_assert_eq!(club.faults().expect("a check"), Vec::<String>::new());
    }

    #[test]
    fn any_walk_of_commands_undos_and_redos_agrees_with_two_stacks(
        numbers in prop::collection::vec(any::<[u8; 5]>(), 1..80)
    ) {
        let folder = tempfile::tempdir().expect("a folder");
        let mut club = club_in(folder.path());
        let path = club.path().to_owned();
        let mut desk = Desk(0);
        let (mut done, mut undone) = (vec![], vec![]);
        for [what, a, b, c, d] in numbers {
            let before = facts(&path);
            match what % 4 {
                0 | 1 => if desk.carry_out(&mut club, &drawn([a, b, c, d])).is_ok() {
                    done.push((desk.0, before));
                    undone.clear();
                },
                2 => match (done.pop(), desk.undo(&mut club)) {
                    (Some((number, state)), Ok(entry)) => {
                        prop_assert_eq!((number, &state), (entry, &facts(&path)));
                        undone.push((number, before));
                    }
                    (None, Err(StoreError::NothingToUndo)) => {}
                    other => prop_assert!(false, "{other:?}"),
                },
                _ => match (undone.pop(), desk.redo(&mut club)) {
                    (Some((number, state)), Ok(entry)) => {
                        prop_assert_eq!((number, &state), (entry, &facts(&path)));
                        done.push((number, before));
                    }
                    (None, Err(StoreError::NothingToRedo)) => {}
                    other => prop_assert!(false, "{other:?}"),
                },
            }
            prop_assert_eq!(club.can_undo_and_redo().expect("tops"), (!done.is_empty(), !undone.is_empty()));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn what_the_newest_entry_did_not_touch_is_as_it_was(
        steps in prop::collection::vec((0..4_u8, any::<[u8; 4]>()), 1..40),
    ) {
        let folder = tempfile::tempdir().expect("a folder");
        let mut desk = Desk(0);
        let mut club = small(folder.path(), &mut desk);
        let series = |club: &Writer| {
            let all = club.series_book().expect("series");
            all.iter().map(|series| (series.id(), series)).collect::<BTreeMap<_, _>>()
        };
        for (way, numbers) in steps {
            let (people, mut before) = (club.players().expect("people"), series(&club));
            let done = match way {
                0 => desk.undo(&mut club).is_ok(),
                1 => desk.redo(&mut club).is_ok(),
                _ => desk.carry_out(&mut club, &drawn(numbers)).is_ok(),
            };
            if !done {
                continue;
            }
            let touched = club.touched(100).expect("readable").expect("few rows");
            let mut after = series(&club);
            for id in &touched.series {
                before.remove(id);
                after.remove(id);
            }
            prop_assert_eq!(before, after);
            prop_assert!(touched.people || people == club.players().expect("people"));
        }
    }
}

#[test]
fn what_touches_very_much_is_not_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let club = small(folder.path(), &mut Desk(0));
    let touched = club.touched(3).expect("readable").expect("few rows");
    assert_eq!(touched, Touched { people: false, series: [series(1)].into() });
    assert_eq!(club.touched(2).expect("readable"), None);
}

#[test]
fn a_new_command_leaves_nothing_to_redo() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk(0);
    let mut club = small(folder.path(), &mut desk);
    assert_eq!(desk.undo(&mut club).expect("undo"), 3);
    assert_eq!(club.can_undo_and_redo().expect("tops"), (true, true));
    desk.carry_out(&mut club, &add(3, "Lou")).expect("a command");
    assert!(matches!(desk.redo(&mut club), Err(StoreError::NothingToRedo)));
    assert_eq!(desk.undo(&mut club).expect("undo"), 5);
    assert_eq!(desk.undo(&mut club).expect("undo"), 2);
}

#[test]
fn the_log_says_what_was_done_undone_and_redone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk(0);
    let mut club = small(folder.path(), &mut desk);
    desk.undo(&mut club).expect("undo");
    desk.redo(&mut club).expect("redo");
    let mut why = stamp(9);
    why.why = Some(" typed wrong ".to_owned());
    club.carry_out(&Command::RemoveSeries { series: series(1) }, &why).expect("a command");
    let log = club.log().expect("a log");
    let names: Vec<_> = log
        .iter()
        .map(|entry| match &entry.did {
            Did::Command(data) => data["command"].as_str().expect("a name").to_owned(),
            Did::Undo(of) => format!("undo {}", of.0.as_u128()),
            Did::Redo(of) => format!("redo {}", of.0.as_u128()),
        })
        .collect();
    assert_eq!(names, ["add-player", "add-player", "record-series", "undo 3", "redo 3", "remove-series"]);
    assert_eq!(log[0].stamp, stamp(1));
    assert_eq!(log[5].stamp.why.as_deref(), Some("typed wrong"));
    let Did::Command(data) = &log[2].did else { panic!("{:?}", log[2]) };
    assert_eq!(data["date"], "2026-11-03");
    assert_eq!(data["games"][1]["points"], serde_json::json!([20, 35]));
}

#[test]
fn commands_that_the_facts_do_not_allow_are_refused_with_the_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk(0);
    let mut club = small(folder.path(), &mut desk);
    let normal = |animals| game(animals, totals((9, 4), (0, 0)), Ending::Normal);
    let same_sides = SameSides::Refused;
    let mut with_itself = record(2, 1, 1, 4);
    with_itself.games.clear();
    let one = |number| series(number);
    for (command, refusal) in [
        (add(1, "Again"), Refusal::PlayerExists { player: player(1) }),
        (Command::RemovePlayer { player: player(2) }, Refusal::PlayerHasSeries { player: player(2) }),
        (Command::RestorePlayer { player: player(2) }, Refusal::PlayerArchived { player: player(2), archived: false }),
        (Command::ArchivePlayer { player: player(7) }, Refusal::NoPlayer { player: player(7) }),
        (Command::RecordSeries(record(1, 1, 2, 3)), Refusal::SeriesExists { series: one(1) }),
        (Command::RecordSeries(record(2, 1, 7, 3)), Refusal::NoPlayer { player: player(7) }),
        (Command::RecordSeries(with_itself), Refusal::Series(halali::club::SeriesFault::SamePlayer)),
        (
            Command::AddGame { series: one(1), game: normal(Seat::First), same_sides },
            Refusal::Series(halali::club::SeriesFault::TooManyGames { games: 3, length: 2 }),
        ),
        (
            Command::CorrectGame { series: one(1), number: 2, game: normal(Seat::First), same_sides },
            Refusal::Series(halali::club::SeriesFault::SameSides { game: 2 }),
        ),
        (
            Command::CorrectGame { series: one(1), number: 0, game: normal(Seat::First), same_sides },
            Refusal::NoGame { series: one(1), game: 0 },
        ),
        (Command::CloseSeries { series: one(1) }, Refusal::SeriesComplete { series: one(1) }),
        (Command::RemoveSeries { series: one(5) }, Refusal::NoSeries { series: one(5) }),
    ] {
        match desk.carry_out(&mut club, &command) {
            Err(StoreError::Refused(found)) => assert_eq!(found, refusal),
            other => panic!("{command:?}: {other:?}"),
        }
    }
    assert_eq!(club.log().expect("a log").len(), 3);
    // The organiser's word about the sides is a fact like any other.
    let command =
        Command::CorrectGame { series: one(1), number: 2, game: normal(Seat::First), same_sides: SameSides::Allowed };
    desk.carry_out(&mut club, &command).expect("a command");
    let found = club.series(one(1)).expect("readable").expect("a series");
    assert_eq!(found.games()[1], normal(Seat::First).fact());
}

#[test]
fn the_log_says_when_series_were_gone_on_with() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut club = club_in(folder.path());
    let commands = [
        add(1, "Zoë"),
        add(2, "Max"),
        Command::RecordSeries(record(1, 1, 2, 3)),
        Command::RemoveGame { series: series(1), number: 2 },
        Command::AddGame {
            series: series(1),
            game: game(Seat::Second, totals((40, 30), (0, 0)), Ending::Normal),
            same_sides: SameSides::Refused,
        },
        // What was is only put right.
        Command::CorrectGame {
            series: series(1),
            number: 2,
            game: game(Seat::Second, totals((30, 30), (0, 0)), Ending::Normal),
            same_sides: SameSides::Refused,
        },
    ];
    for (number, command) in (1..).zip(&commands) {
        club.carry_out(command, &stamp(number)).expect("a command");
    }
    let batch = Batch { purpose: BatchPurpose::Evening, commands: vec![Command::RecordSeries(record(2, 2, 1, 3))] };
    club.carry_out_all(&batch, &stamp(7)).expect("a batch");
    let moments =
        |since: u128| club.gone_on_with(stamp(since).moment).expect("moments").into_iter().collect::<Vec<_>>();
    assert_eq!(moments(1), [(series(1), stamp(5).moment), (series(2), stamp(7).moment)]);
    assert_eq!(moments(6), [(series(2), stamp(7).moment)]);
}

#[test]
fn the_log_says_how_each_fact_was_and_is_since() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk(0);
    let mut club = small(folder.path(), &mut desk);
    let correct = |points| Command::CorrectGame {
        series: series(1),
        number: 1,
        game: game(Seat::First, totals((points, 30), (1, 0)), Ending::Normal),
        same_sides: SameSides::Refused,
    };
    let before = desk.0;
    for points in [50, 60] {
        desk.carry_out(&mut club, &correct(points)).expect("a correction");
    }
    desk.undo(&mut club).expect("an undo");
    let points = |club: &Writer, entry: u128| {
        let changes = club.changes(stamp(entry).entry, 10).expect("changes");
        let points = |fact: &Option<serde_json::Value>| fact.as_ref().map(|fact| fact["animals_points"].clone());
        let of_games = changes.facts.iter().filter(|change| change.table == "games");
        of_games.map(|change| (points(&change.before), points(&change.after))).collect::<Vec<_>>()
    };
    let was = |points: u32| Some(serde_json::Value::from(points));
    assert_eq!(points(&club, before), [(None, was(40)), (None, was(20))], "recorded");
    assert_eq!(points(&club, before + 1), [(was(40), was(50))], "what came later is of later entries");
    assert_eq!(points(&club, before + 2), [(was(50), was(60))], "undone since");
    assert_eq!(points(&club, before + 3), [(was(60), was(50))], "the undo");
    desk.carry_out(&mut club, &Command::RemoveSeries { series: series(1) }).expect("a removal");
    let removed = club.changes(stamp(desk.0).entry, 1).expect("changes");
    assert_eq!((removed.facts.len(), removed.more), (1, 2), "no more than are asked for");
    let all = club.changes(stamp(desk.0).entry, 10).expect("changes");
    assert!(all.facts.iter().all(|change| change.before.is_some() && change.after.is_none()));
    assert!(all.facts.iter().flat_map(|change| &change.before).all(|fact| fact.get("deal").is_none()));
}
