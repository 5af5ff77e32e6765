//! Rows that no program can bring into a club file: what cannot be is impossible on disk too.

#![allow(clippy::expect_used, reason = "a test stops at what it does not expect")]

use crate::support::clubs::{add, facts, holder, record, stamp};
use halali::club::Command;
use halali::store::create;
use rusqlite::Connection;

const IMPOSSIBLE: [&str; 42] = [
    "UPDATE players SET name = '  '",
    "UPDATE players SET name = NULL",
    "UPDATE players SET short_name = ''",
    "UPDATE players SET colour = '#12345'",
    "UPDATE players SET colour = '#12345G'",
    "UPDATE players SET birth_year = 20",
    "UPDATE players SET birth_year = 'x'",
    "UPDATE players SET guest = 2",
    "UPDATE players SET archived = NULL",
    "UPDATE players SET merged_into = id",
    "UPDATE players SET merged_into = randomblob(16)",
    "UPDATE players SET id = randomblob(16)",
    "UPDATE players SET id = x'00'",
    "DELETE FROM players",
    "INSERT INTO players SELECT * FROM players",
    "UPDATE series SET second = first",
    "UPDATE series SET second = randomblob(16)",
    "UPDATE series SET date = '2026-02-30'",
    "UPDATE series SET date = '2026-11-03 12:00'",
    "UPDATE series SET date = 'now'",
    "UPDATE series SET date = '2461000'",
    "UPDATE series SET length = 0",
    "UPDATE series SET length = 1",
    "UPDATE series SET length = 3",
    "UPDATE series SET purpose = 'fun'",
    "DELETE FROM series",
    "UPDATE games SET number = 3 WHERE number = 2",
    "INSERT INTO games SELECT series, 3, rules, 'first', recorded, animals_points, humans_points, animals_exited,
        humans_exited, piles, actions, deal, termination, loser, walkover, animals_given, humans_given, reason
        FROM games WHERE number = 1",
    "UPDATE games SET animals = 'first' WHERE number = 2",
    "UPDATE games SET termination = 'unfinished' WHERE number = 1",
    "DELETE FROM games WHERE number = 1",
    "UPDATE games SET animals_points = 169",
    "UPDATE games SET humans_points = -1",
    "UPDATE games SET humans_exited = 6",
    "UPDATE games SET termination = 'conceded'",
    "UPDATE games SET loser = 'humans', walkover = 35",
    "UPDATE games SET termination = 'time', loser = 'humans', walkover = 1",
    "UPDATE games SET termination = 'walkover', loser = 'humans', walkover = 35",
    "UPDATE games SET animals_given = 3, humans_given = 4, reason = 'because'",
    "UPDATE games SET termination = 'adjudicated', animals_given = 3, humans_given = 4, reason = ' '",
    "UPDATE games SET recorded = 'piles'",
    "UPDATE games SET recorded = 'played', actions = 'd3=F'",
];

#[test]
fn what_cannot_be_is_impossible_on_disk() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut club = create(&folder.path().join("club.halaliclub"), &holder()).expect("a club file");
    for (number, command) in (1..).zip([add(1, "Zoë"), add(2, "Max"), Command::RecordSeries(record(1, 1, 2, 3))]) {
        club.carry_out(&command, &stamp(number)).expect("a command");
    }
    let path = club.path().to_owned();
    club.close().expect("closed");
    let other = Connection::open(&path).expect("a database");
    let before = facts(&path);
    for sql in IMPOSSIBLE.into_iter().chain(["UPDATE log SET device = ''", "DELETE FROM log"]) {
        assert!(other.execute_batch(sql).is_err(), "{sql}");
        assert_eq!(facts(&path), before, "{sql}");
    }
}
