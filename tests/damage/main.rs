//! A club file that is cut, or in which bytes change: nothing is ever read wrong, the file stays as it is, and salvage takes
//! out what is there and names the rest.
//!
//! `HALALI_TEST_FULL=1` damages many more places.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

mod altered;

#[path = "../support/mod.rs"]
mod support;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use halali::rules::Random;
use halali::store::{Missing, Opened, Reason, StoreError, Writer, open, salvage};
use support::clubs::{add, holder, series, stamp, writer};
use support::pages::leads;
use support::whole::{Answers, answers, each_answer, full_club};
use uuid::Uuid;

fn is_full() -> bool {
    std::env::var_os("HALALI_TEST_FULL").is_some()
}

fn open_to_write(path: &Path) -> Result<Writer, StoreError> {
    match open(path, &holder())? {
        Opened::ForWriting(writer) => Ok(writer),
        other => panic!("{other:?}"),
    }
}

/// What becomes of a file that is damaged.
enum Outcome {
    /// It reads as before.
    Same,
    /// It cannot be opened or read.
    Refused,
    /// Reading does not show it, but `check` does.
    Noticed,
}

/// Looks at a damaged file: whatever is asked of it is answered as before or refused, and `check` finds what is wrong.
fn look(path: &Path, whole: &Whole, place: &str) -> Outcome {
    let is_expected = |error: &StoreError| {
        let expected = matches!(
            error,
            StoreError::Damaged { .. }
                | StoreError::DamagedRow { .. }
                | StoreError::NotAClub { .. }
                | StoreError::Altered { .. }
                | StoreError::Newer { .. }
                | StoreError::OtherRules { .. }
        );
        assert!(expected, "{place}: {error:?}");
        Outcome::Refused
    };
    let club = match open_to_write(path) {
        Ok(club) => club,
        Err(error) => return is_expected(&error),
    };
    let mut outcome = Outcome::Same;
    for ((what, found), (_, before)) in each_answer(&club, &whole.answers).iter().zip(&whole.each) {
        match found {
            Ok(found) => assert_eq!(Some(found), before.as_ref().ok(), "{place}: {what} is another answer"),
            Err(error) => outcome = is_expected(error),
        }
    }
    let faults = club.check().expect(place);
    // No backup takes over what is wrong: it is refused, or it has everything, as where an index is damaged that it makes anew.
    match club.back_up(Reason::Asked, holder().since) {
        Ok(backup) => {
            let copy = open_to_write(&backup.path).expect(place);
            assert_eq!(copy.check().expect(place), [], "{place}");
            assert!(answers(&copy).expect(place) == whole.answers, "{place}: the backup reads otherwise");
        }
        Err(error) => assert_ne!(faults, [], "{place}: {error:?}"),
    }
    match outcome {
        Outcome::Same if !faults.is_empty() => Outcome::Noticed,
        Outcome::Refused => {
            assert_ne!(faults, [], "{place}: the check finds nothing");
            Outcome::Refused
        }
        outcome => outcome,
    }
}

/// A club file that is not damaged.
struct Whole {
    bytes: Vec<u8>,
    answers: Answers,
    each: Vec<(String, Result<u64, StoreError>)>,
}

fn whole_club(folder: &Path) -> Whole {
    let path = full_club(folder);
    let bytes = fs::read(&path).expect("a file");
    let club = writer(&path);
    assert_eq!(club.check().expect("a check"), []);
    let answers = answers(&club).expect("answers");
    let each = each_answer(&club, &answers);
    assert!(each.iter().all(|(_, answer)| answer.is_ok()));
    club.close().expect("closed");
    Whole { bytes, answers, each }
}

/// Salvages a damaged file, and compares what comes of it with the whole one. Says how much is missing.
fn try_salvage(damaged: &Path, whole: &Answers, place: &str) -> Option<usize> {
    let folder = tempfile::tempdir().expect("a folder");
    let new = folder.path().join("salvaged.halaliclub");
    let missing = match salvage(damaged, &new, &stamp(9_999)) {
        Ok(missing) => missing,
        Err(StoreError::Damaged { .. } | StoreError::NotAClub { .. }) => {
            assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 0, "{place}");
            return None;
        }
        Err(error) => panic!("{place}: {error:?}"),
    };
    let club = open_to_write(&new).expect(place);
    assert_eq!(club.check().expect(place), [], "{place}");
    let found = answers(&club).expect(place);
    let log = &found.log[..found.log.len().min(whole.log.len())];
    let kept = log.iter().zip(&whole.log).take_while(|(one, other)| one == other).count();
    let is_named = |is_it: &dyn Fn(&Missing) -> bool| missing.iter().any(is_it);
    let is_unclear =
        |tables: &[&str]| is_named(&|missing| matches!(missing, Missing::Pages { table } if tables.contains(table)));
    // All that is missing is named.
    for player in &whole.players {
        let now = found.players.iter().find(|found| found.id == player.id);
        let is_it = |missing: &Missing| matches!(missing, Missing::Player { player: id, .. } if *id == player.id);
        let is_said = is_named(&is_it) || now.is_none() && is_unclear(&["players"]);
        assert!(now == Some(player) || is_said, "{place}: {player:?} {now:?} {missing:?}");
    }
    for record in whole.series.values() {
        let now = found.series.get(&record.id.0);
        let is_it = |missing: &Missing| match missing {
            Missing::Series { series, .. } | Missing::Game { series, .. } => *series == record.id,
            // Where events are missing, the game is at an earlier one.
            Missing::Row { table: "live_events", .. } => record.id == series(200),
            _ => false,
        };
        let is_part = now.is_none_or(|now| record.games.starts_with(&now.games));
        let is_unclear =
            is_part && is_unclear(&["series", "games"]) || record.id == series(200) && is_unclear(&["live_events"]);
        assert!(now == Some(record) || is_named(&is_it) || is_unclear, "{place}: {record:?} {now:?} {missing:?}");
    }
    let is_same_series = found.series == whole.series;
    let is_row = |of: &'static str| {
        is_named(&|missing| matches!(missing, Missing::Row { table, .. } | Missing::Pages { table } if *table == of))
    };
    assert!(found.settings == whole.settings || is_row("club"), "{place}: {missing:?}");
    assert!(found.seasons == whole.seasons || is_row("seasons"), "{place}: {missing:?}");
    for (tournament, results) in &whole.tournaments {
        let (id, is_there) = (tournament.id(), |now: &&(_, _)| now.0 == *tournament);
        // Its series may be missing.
        let now = found.tournaments.iter().find(is_there).filter(|(_, now)| now == results || !is_same_series);
        let is_it = |missing: &Missing| match missing {
            Missing::Row { table: "tournaments", what } => *what == id.to_string(),
            Missing::Tournament { tournament, .. } => *tournament == id,
            Missing::Pages { table } => *table == "tournaments",
            _ => false,
        };
        assert!(now.is_some() || is_named(&is_it), "{place}: {id} {missing:?}");
    }
    let is_cut = is_named(&|missing| matches!(missing, Missing::Log { .. }));
    assert!(kept == whole.log.len() || is_cut, "{place}: {missing:?}");
    // And nothing else is, but that what undo needs may be damaged alone.
    let facts = |answers: &Answers| {
        let Answers { players, series, settings, seasons, live, tournaments, .. } = answers;
        format!("{players:?} {series:?} {settings:?} {seasons:?} {live:?} {tournaments:?}")
    };
    if kept == whole.log.len() && facts(&found) == facts(whole) {
        // Of some players no more than the name was ever known, which the log has too.
        let is_none = |missing: &Missing| matches!(missing, Missing::Undo | Missing::Player { .. });
        assert!(missing.iter().all(is_none), "{place}: nothing is missing but {missing:?}");
    }
    if missing.is_empty() {
        return Some(0);
    }
    // What was done before cannot be undone, and what is done now can.
    if missing.contains(&Missing::Undo) {
        drop(club);
        let mut club = writer(&new);
        assert_eq!(club.can_undo_and_redo().expect(place), (false, false), "{place}");
        club.carry_out(add(7_000, "New"), &stamp(7_000)).expect(place);
        club.undo(&stamp(7_001)).expect(place);
        assert!(matches!(club.undo(&stamp(7_002)), Err(StoreError::NothingToUndo)), "{place}");
        assert_eq!(club.check().expect(place), [], "{place}");
    }
    Some(missing.len())
}

#[test]
fn damage_is_never_read_as_something_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let whole = whole_club(folder.path());
    let whole_bytes = &whole.bytes;
    assert!(whole.answers.series.len() > 25 && whole.answers.live[0].1.len() > 30);
    let mut random = Random::new(5);
    let places = if is_full() { 600 } else { 24 };
    let (mut same, mut refused, mut noticed, mut salvaged) = (0, 0, 0, 0);
    for round in 0..places {
        // Each place in the file has its turn, and some pages at its beginning more often.
        let part = whole_bytes.len() as u64 / places;
        let place = if round % 6 == 5 { random.below(12_288) } else { round * part + random.below(part) } as usize;
        let mut bytes = whole_bytes.clone();
        let what = match round % 4 {
            0 => {
                bytes.truncate(place);
                "cut"
            }
            1 => {
                bytes[place] ^= 1 << random.below(8);
                "bit"
            }
            2 => {
                bytes[place] = bytes[place].wrapping_add(1 + random.below(255) as u8);
                "byte"
            }
            _ => {
                let sector = place / 512 * 512;
                let end = bytes.len().min(sector + 512);
                bytes[sector..end].fill(if random.below(2) == 0 { 0 } else { 0x55 });
                "sector"
            }
        };
        let place = format!("{what} {place} of {}", whole_bytes.len());
        let damaged = folder.path().join(format!("damaged-{round}.halaliclub"));
        fs::write(&damaged, &bytes).expect("a file");
        match look(&damaged, &whole, &place) {
            Outcome::Same => same += 1,
            Outcome::Refused => refused += 1,
            Outcome::Noticed => noticed += 1,
        }
        assert!(fs::read(&damaged).expect("a file") == bytes, "{place}: the file has changed");
        salvaged += usize::from(try_salvage(&damaged, &whole.answers, &place).is_some());
        assert!(fs::read(&damaged).expect("a file") == bytes, "{place}: the file has changed");
        fs::remove_file(&damaged).expect("a file");
    }
    println!(
        "{places} places: {same} read as before, {refused} refused, {noticed} noticed by the check, {salvaged} salvaged"
    );
    assert!(refused > places / 3 && salvaged as u64 * 10 > places * 9, "{same} {refused} {noticed} {salvaged}");
}

/// Nothing that leads to a row, in a table or in an index, hides one when it is damaged.
#[test]
fn a_damaged_key_hides_no_row() {
    let folder = tempfile::tempdir().expect("a folder");
    let whole = whole_club(folder.path());
    let damaged = folder.path().join("damaged.halaliclub");
    let mut random = Random::new(8);
    let cells = leads(&whole.bytes);
    let step = if is_full() { 1 } else { cells.len() / 24 };
    let (mut same, mut refused, mut noticed, mut salvaged) = (0, 0, 0, 0);
    for (number, cell) in cells.iter().enumerate().skip(random.below(step as u64) as usize).step_by(step) {
        let lead = &cell[random.below(cell.len() as u64) as usize];
        let flip = if lead.what == "kind of a value" && random.below(2) == 0 { 64 } else { 1 << random.below(8) };
        let mut bytes = whole.bytes.clone();
        bytes[lead.at] ^= flip;
        let place = format!("{} at {} by {flip}", lead.what, lead.at);
        fs::write(&damaged, &bytes).expect("a file");
        match look(&damaged, &whole, &place) {
            Outcome::Same => same += 1,
            Outcome::Refused => refused += 1,
            Outcome::Noticed => noticed += 1,
        }
        if number % (5 * step) < step {
            salvaged += 1;
            try_salvage(&damaged, &whole.answers, &place);
        }
        // There is none if it could not be opened.
        let _ = fs::remove_dir_all(folder.path().join("damaged.halaliclub.backups"));
    }
    println!(
        "{} cells: {same} read as before, {refused} refused, {noticed} noticed by the check; {salvaged} salvaged",
        cells.len()
    );
}

/// Salvages a file with other bytes.
fn salvage_of(bytes: &[u8], folder: &Path) -> (BTreeSet<Missing>, Answers) {
    let (damaged, new) = (folder.join("damaged.halaliclub"), folder.join("salvaged.halaliclub"));
    fs::write(&damaged, bytes).expect("a file");
    let missing = salvage(&damaged, &new, &stamp(9_999)).expect("something");
    let club = writer(&new);
    let found = answers(&club).expect("answers");
    club.close().expect("closed");
    fs::remove_file(&new).expect("a file");
    (missing, found)
}

#[test]
fn a_header_that_is_damaged_costs_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = full_club(folder.path());
    let whole = answers(&writer(&path)).expect("answers");
    let bytes = fs::read(&path).expect("a file");
    let flips = (0..100)
        .map(|place| (place, 0x21))
        .chain([16, 17].into_iter().flat_map(|place| (0..8).map(move |bit| (place, 1 << bit))));
    for (place, flip) in flips.chain([(100, 0)]) {
        let mut damaged = bytes.clone();
        match place {
            100 => damaged[..100].fill(0),
            _ => damaged[place] ^= flip,
        }
        let (missing, found) = salvage_of(&damaged, folder.path());
        assert_eq!(missing, BTreeSet::new(), "{place}");
        assert!(found == whole, "{place}");
    }
}

#[test]
fn rows_are_found_without_the_pages_that_lead_to_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = full_club(folder.path());
    let whole = answers(&writer(&path)).expect("answers");
    let bytes = fs::read(&path).expect("a file");
    // The first page has the schema, or leads to it; others lead to the games and to the log.
    let leading = (1..bytes.len() / 4_096).filter(|page| [2, 5].contains(&bytes[page * 4_096]));
    for page in leading.chain([0]) {
        let mut damaged = bytes.clone();
        damaged[page * 4_096..][..4_096].fill(0);
        let (missing, found) = salvage_of(&damaged, folder.path());
        let is_unclear =
            |missing: &Missing| matches!(missing, Missing::Pages { .. } | Missing::Log { .. } | Missing::Undo);
        let named = missing.iter().filter(|missing| !is_unclear(missing)).count();
        // Of a table whose rows lie by their keys a page that leads to others has some rows itself.
        assert!(named <= if page == 0 { 0 } else { 20 }, "{page}: {missing:?}");
        assert!(missing.contains(&Missing::Undo), "{page}");
        if page == 0 {
            assert!(found.players == whole.players && found.series == whole.series && found.live == whole.live);
            assert!(found.log[..whole.log.len()] == whole.log);
        }
    }
}

/// What nobody can find again must not be lost silently.
#[test]
fn a_row_whose_key_cannot_be_read_is_missed() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = full_club(folder.path());
    let whole = answers(&writer(&path)).expect("answers");
    let bytes = fs::read(&path).expect("a file");
    let last = whole.live[0].1.len();
    // A text, and a blob that would go on behind the end of the row, where SQLite ends its search and says nothing.
    for (event, kind) in [(last, 45), (last, 108), (25, 45), (25, 108)] {
        let key = [Uuid::from_u128(0x4001).as_bytes().as_slice(), &[event as u8]].concat();
        let place = bytes.windows(key.len()).position(|bytes| bytes == key).expect("an event");
        let mut damaged = bytes.clone();
        // Before it stands of what kind each of the eight columns is.
        assert_eq!(damaged[place - 9..place - 7], [9, 44]);
        damaged[place - 8] = kind;
        let other = folder.path().join("other.halaliclub");
        fs::write(&other, &damaged).expect("a file");
        let read = writer(&other).live_games();
        assert!(matches!(read, Err(StoreError::DamagedRow { table: "live_events", .. })), "{kind}: {read:?}");
        let (missing, found) = salvage_of(&damaged, folder.path());
        assert_eq!(found.live[0].1, whole.live[0].1[..event - 1], "{event} {kind}");
        let from_here = Missing::Row { table: "live_events", what: format!("{} {event}", Uuid::from_u128(0x4001)) };
        assert_eq!(missing, BTreeSet::from([from_here, Missing::Undo]), "{event} {kind}");
    }
}

/// An entry of an index that cannot be read hides others: SQLite's own check takes it for whatever it looks for, and copies
/// it as it is.
#[test]
fn an_index_of_which_an_entry_cannot_be_read_is_noticed() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = full_club(folder.path());
    let mut bytes = fs::read(&path).expect("a file");
    let whole = answers(&writer(&path)).expect("answers");
    let record = whole.series.values().nth(5).expect("a series");
    let entry = [&[3, 33, 44], record.date.to_string().as_bytes(), record.id.0.as_bytes()].concat();
    let place = bytes.windows(entry.len()).position(|bytes| bytes == entry).expect("an entry of series_by_date");
    // A blob that would go on behind the end of the entry.
    bytes[place + 2] = 108;
    fs::write(&path, &bytes).expect("a file");
    let club = writer(&path);
    assert_ne!(club.check().expect("a check"), []);
    assert!(matches!(club.back_up(Reason::Asked, holder().since), Err(StoreError::FaultyCopy { .. })));
    club.close().expect("closed");
    let (_, found) = salvage_of(&bytes, folder.path());
    assert!(found.players == whole.players && found.series == whole.series && found.live == whole.live);
}
