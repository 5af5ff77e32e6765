//! Club files to try things on: holders, stamps, commands drawn from numbers, and what a file holds table by table.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command as Process;
use std::time::{Duration, Instant};

use chrono::{DateTime, NaiveDate};
use halali::club::{
    ClubSettings, Command, EntryId, GameId, GameRecord, Length, Name, NewGame, PlayerId, Profile, Purpose, Recorded,
    SameSides, Season, SeasonId, Seat, Seats, SeriesId, SeriesRecord, Sheet, TimeControl, Totals, WALKOVER_POINTS,
};
use halali::rules::{Deal, Ending, Given, Kind, Loss, Pile, Points, RuleSet, Score, Side, Sides};
use halali::store::{Holder, Opened, ReadOnly, Stamp, Writer, open};
use rusqlite::{Connection, OpenFlags};
use uuid::Uuid;

pub(crate) fn holder() -> Holder {
    let since = DateTime::from_timestamp_micros(1_796_000_000_000_000).expect("a moment");
    Holder { process: std::process::id(), host: "club-laptop".to_owned(), since }
}

pub(crate) fn stamp(number: u128) -> Stamp {
    let moment = DateTime::from_timestamp_micros(1_796_000_000_000_001 + number as i64).expect("a moment");
    Stamp { entry: EntryId(Uuid::from_u128(number)), moment, device: "desk".to_owned(), why: None }
}

pub(crate) fn player(number: u128) -> PlayerId {
    PlayerId(Uuid::from_u128(0x1000 + number))
}

pub(crate) fn series(number: u128) -> SeriesId {
    SeriesId(Uuid::from_u128(0x2000 + number))
}

pub(crate) fn name(text: &str) -> Name {
    Name::new(text).expect(text)
}

pub(crate) fn add(number: u128, text: &str) -> Command {
    Command::AddPlayer { player: player(number), profile: Profile::of(name(text)) }
}

pub(crate) fn totals(points: (u32, u32), exited: (u8, u8)) -> Recorded {
    let points = Sides { animals: Points(points.0), humans: Points(points.1) };
    let score = Score { points, exited: Sides { animals: exited.0, humans: exited.1 } };
    Recorded::Totals { rules: RuleSet::Classic, totals: Totals::new(score).expect("totals") }
}

pub(crate) fn game(animals: Seat, recorded: Recorded, ending: Ending) -> GameRecord {
    GameRecord { animals, recorded, ending }
}

/// A series of two games, the first player ahead in both.
pub(crate) fn record(number: u128, first: u128, second: u128, day: u32) -> SeriesRecord {
    let games = vec![
        game(Seat::First, totals((40, 30), (1, 0)), Ending::Normal),
        game(Seat::Second, totals((20, 35), (0, 2)), Ending::Normal),
    ];
    SeriesRecord {
        id: series(number),
        players: Seats { first: player(first), second: player(second) },
        date: NaiveDate::from_ymd_opt(2026, 11, day).expect("a date"),
        purpose: Purpose::Counted,
        length: Length::TWO,
        same_sides: SameSides::Refused,
        closed: false,
        games,
    }
}

/// Opens a file to write. A program that another test starts has its locks too, for the moment until it runs.
pub(crate) fn writer(path: &Path) -> Writer {
    let start = Instant::now();
    loop {
        match open(path, &holder()) {
            Ok(Opened::ForWriting(writer)) => return writer,
            Ok(Opened::ForReading { why: ReadOnly::Held { by: None }, .. }) if start.elapsed().as_secs() < 5 => {
                std::thread::sleep(Duration::from_millis(5));
            }
            other => panic!("{other:?}"),
        }
    }
}

/// A command drawn from numbers, about few enough players and series that most of them can be carried out.
pub(crate) fn drawn([kind, a, b, c]: [u8; 4]) -> Command {
    let who = player(u128::from(a % 5));
    let which = series(u128::from(a % 4));
    let same_sides = if c % 4 == 0 { SameSides::Allowed } else { SameSides::Refused };
    match kind % 18 {
        0 | 1 => Command::AddPlayer { player: who, profile: drawn_profile(b, c) },
        2 => Command::EditPlayer { player: who, profile: drawn_profile(b, c) },
        3 => Command::ArchivePlayer { player: who },
        4 => Command::RestorePlayer { player: who },
        5 => Command::RemovePlayer { player: who },
        6 | 7 => {
            let mut record = record(u128::from(b % 4), u128::from(a % 5), u128::from(c % 5), 1 + u32::from(b % 30));
            record.games.truncate(usize::from(c % 3));
            if let Some(last) = record.games.last_mut() {
                *last = drawn_game(last.animals, b);
            }
            record.same_sides = same_sides;
            record.purpose = if a % 7 == 0 { Purpose::Practice } else { Purpose::Counted };
            Command::RecordSeries(record)
        }
        8 => {
            let animals = if b % 2 == 0 { Seat::First } else { Seat::Second };
            Command::AddGame { series: which, game: drawn_game(animals, c), same_sides }
        }
        9 => {
            let animals = if b % 3 == 0 { Seat::First } else { Seat::Second };
            Command::CorrectGame { series: which, number: usize::from(b % 3), game: drawn_game(animals, c), same_sides }
        }
        10 => Command::CloseSeries { series: which },
        11 => Command::RemoveSeries { series: which },
        12 => Command::MergePlayers { from: who, into: player(u128::from(b % 5)) },
        13 => {
            let record = record(0, u128::from(a % 5), u128::from(b % 5), 1 + u32::from(c % 30));
            let length = if c % 3 == 0 { Length::new(4).expect("a length") } else { Length::TWO };
            Command::EditSeries {
                series: which,
                players: record.players,
                date: record.date,
                purpose: record.purpose,
                length,
            }
        }
        14 => Command::RemoveGame { series: which, number: usize::from(b % 3) },
        15 => Command::StartGame { series: which, game: drawn_start(a, b, same_sides) },
        16 => {
            let lost = Ending::Lost { how: Loss::Time, loser: Side::Animals, walkover: WALKOVER_POINTS };
            let NewGame { id, rules, animals, deal, .. } = drawn_start(a, b, same_sides);
            let game = GameRecord { animals, recorded: Recorded::begun(rules, deal), ending: lost };
            Command::EndGame { series: which, id, events: 0, game }
        }
        _ => drawn_policy(a, b, c),
    }
}

fn drawn_start(a: u8, b: u8, same_sides: SameSides) -> NewGame {
    NewGame {
        id: GameId(Uuid::from_u128(0x3000 + u128::from(a % 4))),
        rules: RuleSet::Boxed,
        animals: if b.is_multiple_of(2) { Seat::First } else { Seat::Second },
        deal: Deal::from_seed(u64::from(a)).next().expect("deals never end"),
        control: b
            .is_multiple_of(3)
            .then_some(TimeControl { main: Duration::from_secs(600), increment: Duration::ZERO }),
        same_sides,
    }
}

fn drawn_policy(a: u8, b: u8, c: u8) -> Command {
    let season = SeasonId(Uuid::from_u128(0x4000 + u128::from(a % 3)));
    let defaults = ClubSettings::default();
    match c % 3 {
        0 => Command::ChangeSettings(ClubSettings { least_series: 1 + u32::from(b % 9), ..defaults }),
        1 => Command::RemoveSeason { season },
        _ => Command::PutSeason(Season {
            id: season,
            name: name(["Été", "été", "Hiver \"26\""][usize::from(b) % 3]),
            first: record(0, 1, 2, 1).date,
            last: record(0, 1, 2, 1 + u32::from(b % 30)).date,
            scale: defaults.scale,
            least_series: 3,
        }),
    }
}

fn drawn_profile(b: u8, c: u8) -> Profile {
    let names = ["Özil", "O’Brien \"Max\"", "'; DROP TABLE players; --", "李小龙", "Zoë 🦊 Łukasz"];
    let mut profile = Profile::of(name(names[usize::from(b) % names.len()]));
    profile.notes = ["", "two\nlines", "{\"$.id\": null}", "'quoted' \\u0000"][usize::from(c) % 4].to_owned();
    profile.birth_year = c.is_multiple_of(3).then_some(1950 + u16::from(b % 50));
    profile.contact = c.is_multiple_of(2).then(|| name("zoe@example.org"));
    profile.guest = b.is_multiple_of(4);
    profile
}

fn drawn_game(animals: Seat, number: u8) -> GameRecord {
    let recorded = totals((u32::from(number % 30) + 40, 30), (1, 0));
    let lost = |how| Ending::Lost { how, loser: Side::Humans, walkover: WALKOVER_POINTS };
    match number % 7 {
        0 => game(animals, totals((0, 0), (0, 0)), lost(Loss::Walkover)),
        1 => game(animals, recorded, lost(Loss::Conceded)),
        2 => {
            let points = Sides { animals: Points(12), humans: Points(u32::from(number)) };
            let given = Some(Box::new(Given { points, reason: "the board fell".to_owned() }));
            game(animals, recorded, Ending::Adjudicated { given })
        }
        3 => game(animals, recorded, Ending::Unfinished),
        4 => {
            let sheet = Sheet::from_counts(|side, pile, kind| match (side, pile, kind) {
                (Side::Animals, Pile::Captured, Kind::Duck) => number % 7,
                (Side::Humans, Pile::Captured, Kind::Fox) => 2,
                _ => 0,
            });
            let recorded = Recorded::Piles { rules: RuleSet::Boxed, sheet: sheet.expect("a sheet") };
            game(animals, recorded, Ending::Agreed)
        }
        _ => game(animals, recorded, Ending::Normal),
    }
}

/// Everything in the tables of facts, row by row. What happened in a game on the screen is a log and no fact.
pub(crate) fn facts(path: &Path) -> BTreeMap<String, Vec<String>> {
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY).expect("a database");
    let strings = |sql: &str| -> Vec<String> {
        let mut statement = connection.prepare(sql).expect(sql);
        statement.query_map([], |row| row.get(0)).expect(sql).collect::<Result<_, _>>().expect(sql)
    };
    let tables = strings(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN ('live_events', 'log', 'undo_steps')",
    );
    let of_table = |table: String| {
        let columns = strings(&format!("SELECT 'quote(' || name || ')' FROM pragma_table_info('{table}')"));
        // What only grows, undo or not, is counted too.
        let which = if table == "counts" { "what <> 'live' AND key NOT IN ('log', 'undo_steps')" } else { "true" };
        let row = columns.join(", ");
        let rows = strings(&format!("SELECT concat_ws('|', {row}) AS row FROM {table} WHERE {which} ORDER BY row"));
        (table, rows)
    };
    tables.into_iter().map(of_table).collect()
}

/// The sample club, made by the program in a folder.
pub(crate) fn demo(folder: &Path) -> PathBuf {
    let path = folder.join("demo.halaliclub");
    let made = Process::new(env!("CARGO_BIN_EXE_halali")).arg("demo").arg(&path).output().expect("a demo");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    path
}
