//! What a club file costs on a big club: our answers against the plainest SQL that gives the same ones, on the same file in
//! the same run, question by question in turn.
//!
//! `cargo bench --bench club` makes the file once, which takes a minute or two, and says whether the limits hold.

#![allow(clippy::expect_used, clippy::panic, reason = "a measurement stops at what it does not expect")]

mod plain;
mod scale;

use std::fmt::Debug;
use std::path::Path;
use std::process::Command as Process;
use std::time::{Duration, Instant};

use chrono::{DateTime, NaiveDate, TimeDelta};
use halali::club::{
    Command, EntryId, GameId, Included, Leave, Length, LiveAct, MatchResult, MatchScale, Name, NewGame, Player,
    PlayerId, PlayerPage, Profile, Purpose, Ranking, RatingSettings, Ratings, SameSides, Seat, Seats, Series, SeriesId,
    SeriesRecord, Tally, standings,
};
use halali::rules::{Deal, Points, RuleSet, Side};
use halali::store::{self, ClubFile, Opened, Stamp, Writer};
use uuid::Uuid;

use self::scale::{big_club, holder};

/// How much longer than the plainest SQL an answer may take.
const MOST_TO_READ: f64 = 1.5;
/// How much longer than a bare insert that reaches the disk an action may take.
const MOST_TO_WRITE: f64 = 1.3;
/// How long all ratings may take.
const MOST_TO_RATE: Duration = Duration::from_secs(1);

const SEASON: [&str; 2] = ["2025-09-01", "2026-08-31"];

fn main() {
    let file = big_club();
    if std::env::args().any(|argument| argument == "--plain-standings") {
        println!("{}", plain::standings(&plain::open(&file), SEASON).len());
        return;
    }
    let opening = compare("opening", 40, MOST_TO_READ, || open_ours(&file), || plain::open_and_name(&file));
    let club = for_reading(&file);
    let connection = plain::open(&file);
    let players = club.players().expect("players");
    let busiest = players[players.len() / 2].id;
    let holds = [
        opening,
        compare("a season’s standings", 40, MOST_TO_READ, || table(&club), || plain::standings(&connection, SEASON)),
        compare("a player’s page", 60, MOST_TO_READ, || page(&club, busiest), || plain::page(&connection, busiest)),
        compare("a search", 200, MOST_TO_READ, || search(&club, "oz"), || plain::search(&connection, "oz")),
        writing(),
        rating(&club),
    ];
    whole_processes(&file);
    if holds.contains(&false) {
        std::process::exit(1);
    }
}

fn date(text: &str) -> NaiveDate {
    text.parse().expect(text)
}

fn for_reading(file: &Path) -> Writer {
    match store::open(file, &holder()) {
        Ok(Opened::ForWriting(club)) => club,
        other => panic!("{other:?}"),
    }
}

/// Takes both times in turn, says the least disturbed of each, and whether ours is within the limit. Both must give the same
/// answer.
fn compare<A: PartialEq + Debug>(
    what: &str,
    rounds: usize,
    most: f64,
    mut ours: impl FnMut() -> A,
    mut plain: impl FnMut() -> A,
) -> bool {
    assert!(ours() == plain(), "{what}: the answers differ");
    let mut times = [Vec::new(), Vec::new()];
    for _ in 0..rounds {
        times[0].push(timed(&mut ours));
        times[1].push(timed(&mut plain));
    }
    let [ours, plain] = times.map(|times| times.into_iter().min().unwrap_or_default());
    let ratio = ours.as_secs_f64() / plain.as_secs_f64();
    println!("{what:<24} {ours:>10.1?}  plain {plain:>10.1?}  ratio {ratio:.2}  (at most {most})");
    ratio <= most
}

fn timed<A>(act: &mut impl FnMut() -> A) -> Duration {
    let start = Instant::now();
    let answer = act();
    let time = start.elapsed();
    drop(answer);
    time
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

/// An open file and the name of the club. It closes outside of the time.
#[derive(Debug)]
struct Open {
    name: Option<String>,
    _file: Box<dyn Debug>,
}

impl PartialEq for Open {
    fn eq(&self, other: &Open) -> bool {
        self.name == other.name
    }
}

fn open_ours(file: &Path) -> Open {
    let club = for_reading(file);
    let name = club.settings().expect("settings").name.map(|name| name.to_string());
    Open { name, _file: Box::new(club) }
}

/// A row of standings: place, player, won, drawn, lost, match points, points, exited tiles.
type Row = (i64, Uuid, [i64; 3], i64, i64, i64);

fn table(club: &ClubFile) -> Vec<Row> {
    let [first, last] = SEASON.map(date);
    let series = club.series_between(first, last).expect("series");
    let row = |row: &halali::club::Standing| {
        let tally = [row.tally.won, row.tally.drawn, row.tally.lost].map(i64::from);
        let match_points = i64::from(row.match_points.halves / 2);
        (row.rank as i64, row.player.0, tally, match_points, row.points.0.into(), row.exited.into())
    };
    standings(&series, &MatchScale::default(), Ranking::Total).iter().map(row).collect()
}

/// A player as a search finds it: id, name, short name, group, household, contact, notes, year of birth, guest, archived.
type Found = (Uuid, String, [Option<String>; 4], String, Option<i64>, bool, bool);

fn search(club: &ClubFile, text: &str) -> Vec<Found> {
    let found = |player: Player| {
        let Profile { name, short_name, group, household, birth_year, contact, notes, guest, .. } = player.profile;
        let texts = [short_name, group, household, contact].map(|text| text.map(|text| text.to_string()));
        (player.id.0, name.to_string(), texts, notes, birth_year.map(i64::from), guest, player.archived)
    };
    club.players_found(text).expect("players").into_iter().map(found).collect()
}

/// Series, evening, opponent, points of both, exited tiles, 1, 0 or -1 for a result, whether it counts.
type PageRow = (Uuid, String, Uuid, [i64; 2], i64, Option<i64>, bool);

/// A page of a player.
#[derive(PartialEq, Debug)]
struct Page {
    results: Vec<PageRow>,
    /// Opponent, won, drawn, lost, points of both.
    opponents: Vec<(Uuid, [i64; 3], [i64; 2])>,
    /// By side, games that ended by the rules: how many, won, drawn, lost, points, exited tiles.
    sides: [[i64; 6]; 2],
}

fn page(club: &ClubFile, player: PlayerId) -> Page {
    let series = club.series_of(player).expect("series");
    let page = PlayerPage::new(player, &series, Included::default(), &[]);
    let tally = |tally: Tally| [tally.won, tally.drawn, tally.lost].map(i64::from);
    let points = |one: Points, other: Points| [one.0.into(), other.0.into()];
    let results = page.results.iter().map(|result| {
        let outcome = result.result.map(|result| match result {
            MatchResult::Win => 1,
            MatchResult::Draw => 0,
            MatchResult::Loss => -1,
        });
        let date = result.date.to_string();
        let both = points(result.points, result.against);
        (result.series.0, date, result.opponent.0, both, result.exited.into(), outcome, result.counts)
    });
    let opponents = page.opponents.iter();
    let side = |side: Side| {
        let figures = page.figures.sides[side];
        let [won, drawn, lost] = tally(figures.tally);
        [figures.games.into(), won, drawn, lost, figures.points.0.into(), figures.exited.into()]
    };
    Page {
        results: results.collect(),
        opponents: opponents.map(|(who, met)| (who.0, tally(met.tally), points(met.points, met.against))).collect(),
        sides: Side::BOTH.map(side),
    }
}

/// One action of a game on the screen against a bare row in a database with the same settings, in turn.
fn writing() -> bool {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let mut club = store::create(&folder.path().join("club"), &holder()).expect("a new file");
    let ids: Vec<Uuid> = (1..=4).map(Uuid::from_u128).collect();
    let players = Seats { first: PlayerId(ids[0]), second: PlayerId(ids[1]) };
    let series = SeriesId(ids[2]);
    let record = SeriesRecord {
        id: series,
        players,
        date: date(SEASON[0]),
        purpose: Purpose::Practice,
        length: Length::TWO,
        same_sides: SameSides::Refused,
        closed: false,
        games: Vec::new(),
    };
    let new = |seed| NewGame {
        id: GameId(ids[3]),
        rules: RuleSet::Classic,
        animals: Seat::First,
        deal: Deal::from_seed(seed).next().expect("a deal"),
        control: None,
        same_sides: SameSides::Refused,
    };
    let add = |player| Command::AddPlayer { player, profile: Profile::of(Name::new("Zoë").expect("a name")) };
    let start = Command::StartGame { series, game: new(1) };
    let commands = [add(players.first), add(players.second), Command::RecordSeries(record), start];
    for (number, command) in (1..).zip(commands) {
        let entry = EntryId(Uuid::from_u128(number));
        let stamp = Stamp { entry, moment: DateTime::UNIX_EPOCH, device: "bench".to_owned(), why: None };
        club.carry_out(&command, &stamp).expect("a command");
    }
    let bare = plain::create(&folder.path().join("bare"));
    let mut game = club.live_game(series).expect("readable").expect("a game");
    let mut times = [Vec::new(), Vec::new()];
    for number in 0..1500 {
        // A turn-up, and in practice it may be taken back: there is always another one.
        let act = if number % 2 == 0 {
            let legal = game.game().position().legal(RuleSet::Classic);
            LiveAct::Play(legal.nth(number % 40).expect("a tile is face down").action())
        } else {
            LiveAct::TakeBack { count: 1, leave: Leave::Practice }
        };
        let moment = DateTime::UNIX_EPOCH + TimeDelta::seconds(number.into());
        let start = Instant::now();
        let (after, event) = game.act(act, moment).expect("legal");
        club.add_event(&game, &event).expect("written");
        times[0].push(start.elapsed());
        game = after;
        times[1].push(timed(&mut || plain::insert(&bare, number)));
    }
    let [ours, bare] = times.map(median);
    let ratio = ours.as_secs_f64() / bare.as_secs_f64();
    println!(
        "{:<24} {ours:>10.1?}  bare  {bare:>10.1?}  ratio {ratio:.2}  (at most {MOST_TO_WRITE})",
        "one action, durable"
    );
    ratio <= MOST_TO_WRITE
}

fn rating(club: &ClubFile) -> bool {
    let start = Instant::now();
    let series: Vec<Series> = club.series_between(date("1000-01-01"), date("9999-12-31")).expect("series");
    let read = start.elapsed();
    let start = Instant::now();
    let ratings = Ratings::replay(&RatingSettings::default(), &series);
    let time = start.elapsed();
    let (series, players) = (series.len(), ratings.players().count());
    println!(
        "{:<24} {time:>10.1?}  of {series} series and {players} players, read in {read:.1?}  (at most {MOST_TO_RATE:?})",
        "all ratings"
    );
    assert!(series >= 100_000);
    time <= MOST_TO_RATE
}

/// Opening and a season’s standings from the start of a program to its end.
fn whole_processes(file: &Path) {
    let ours = |_| {
        let mut process = Process::new(env!("CARGO_BIN_EXE_halali"));
        process.arg("--club").arg(file).args(["standings", "--json", "--from", SEASON[0], "--to", SEASON[1]]);
        process
    };
    let plain = |_| {
        let mut process = Process::new(std::env::current_exe().expect("a name"));
        process.arg("--plain-standings");
        process
    };
    let run = |mut process: Process| {
        let start = Instant::now();
        let output = process.output().expect("a process");
        (start.elapsed(), output.status.success())
    };
    let (mut times, mut good) = ([Vec::new(), Vec::new()], true);
    for round in 0..11 {
        for (times, process) in times.iter_mut().zip([ours(round), plain(round)]) {
            let (time, success) = run(process);
            times.push(time);
            good &= success;
        }
    }
    let [ours, plain] = times.map(median);
    println!(
        "{:<24} {ours:>10.1?}  plain {plain:>10.1?}  {}",
        "as whole programs",
        if good { "" } else { "(one failed)" }
    );
}
