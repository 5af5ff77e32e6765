//! The real program in a real window, on a screen that is not there, with a real pointer and real keys. It leaves pictures of
//! what is to be seen in `target/tmp/pictures`, from which those of the README are taken.
//!
//! Where there is no Xvfb there is nothing to see, unless `HALALI_TEST_WINDOW` asks for it.

#![cfg(all(feature = "app", target_os = "linux"))]
#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

mod support;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command as Process;
use std::thread::sleep;
use std::time::Duration;

use halali::app::preferences::Preferences;
use halali::app::theme::Look;
use halali::club::{Command, GameId, LiveGame, NewGame, SameSides, Seat};
use halali::rules::{Action, Deal, Game, Random, RuleSet, Square};
use halali::store::{Opened, open};
use iced::{Point, Size};
use rusqlite::{Connection, OpenFlags};
use support::clubs::{add, demo, holder, record, series, stamp};
use support::screen::{Program, Screen, key};
use support::window::Window;
use uuid::Uuid;

const SIZE: Size = Size::new(1280.0, 800.0);
/// Tiles come to rest, and the next press is none of a double click.
const REST: Duration = Duration::from_millis(400);
/// Where the first thing is to be seen.
const RAIL: Point = Point::new(10.0, 400.0);

fn screen() -> Option<Screen> {
    let screen = Screen::start(SIZE);
    assert!(screen.is_some() || std::env::var_os("HALALI_TEST_WINDOW").is_none(), "there is no Xvfb");
    screen
}

fn preferences(language: &str, look: Look) -> Preferences {
    Preferences {
        language: Some(language.to_owned()),
        look,
        window: (SIZE.width, SIZE.height),
        ..Preferences::default()
    }
}

/// The program in its window on a club file.
fn program<'s>(screen: &'s Screen, folder: &Path, club: &Path, preferences: &Preferences) -> Program<'s> {
    let config = folder.join("halali");
    fs::create_dir_all(&config).expect("a folder");
    let text = serde_json::to_string(preferences).expect("a text");
    fs::write(config.join("window.json"), text).expect("a file");
    let mut process = Process::new(env!("CARGO_BIN_EXE_halali"));
    let program = screen.run(process.env("XDG_CONFIG_HOME", folder).env("HALALI_CLUB", club));
    program.first_frame(RAIL);
    program
}

/// A club of two with a game that has just begun, and the game.
fn club(folder: &Path) -> (PathBuf, Game) {
    let path = folder.join("club.halaliclub");
    let mut club = halali::store::create(&path, &holder()).expect("a club file");
    let mut record = record(1, 1, 2, 3);
    record.games.clear();
    let deal = Deal::from_seed(1969).next().expect("deals never end");
    let game = NewGame {
        id: GameId(Uuid::from_u128(0x3000)),
        rules: RuleSet::Classic,
        animals: Seat::First,
        deal: deal.clone(),
        control: None,
        same_sides: SameSides::Refused,
    };
    let start = Command::StartGame { series: series(1), game };
    for (number, command) in
        (1..).zip([add(1, "Zoë Martin"), add(2, "Max Dupont"), Command::RecordSeries(record), start])
    {
        club.carry_out(&command, &stamp(number)).expect("a command");
    }
    club.close().expect("closed");
    (path, Game::new(RuleSet::Classic, deal))
}

/// Where the squares and the logo are, and what leads to them, as the window without a screen has them.
struct Plan {
    go_on: Point,
    squares: BTreeMap<Square, Point>,
    logo: Point,
}

impl Plan {
    fn of(folder: &Path, club: &Path) -> Plan {
        let copy = folder.join("plan.halaliclub");
        fs::copy(club, &copy).expect("a copy");
        let mut window = Window::open(preferences("en", Look::Light), copy, SIZE);
        let go_on = window.text("Go on playing").expect("a game to go on with").center();
        window.click(go_on);
        let mut centre = |id: &str| window.place(id).expect(id).center();
        let squares = Square::all().map(|square| (square, centre(&format!("square-{square}")))).collect();
        let plan = Plan { go_on, squares, logo: centre("logo") };
        window.close();
        plan
    }

    fn square(&self, square: Square) -> Point {
        self.squares[&square]
    }
}

/// How many events of games are on the disk.
fn events(club: &Path) -> i64 {
    let connection = Connection::open_with_flags(club, OpenFlags::SQLITE_OPEN_READ_ONLY).expect("a database");
    connection.query_row("SELECT count(*) FROM live_events", [], |row| row.get(0)).expect("a number")
}

/// Plays some actions with the pointer, each on the disk before the next one.
fn play(screen: &Screen, plan: &Plan, club: &Path, game: &mut Game, random: &mut Random, actions: usize) {
    for number in 0..actions {
        let before = events(club);
        let mut chosen = game.clone();
        let action = chosen.play_chosen(|count| random.below(count.into()) as u32).expect("an action");
        let is_there = || events(club) == before + 1;
        let acts = |screen: &Screen| match action {
            Action::TurnUp { at, .. } => screen.click(plan.square(at)),
            Action::Move { from, to } | Action::Capture { from, to } if number % 2 == 0 => {
                screen.click(plan.square(from));
                sleep(REST);
                screen.click(plan.square(to));
            }
            Action::Move { from, to } | Action::Capture { from, to } => {
                screen.drag(plan.square(from), plan.square(to));
            }
            Action::Leave { from } => screen.drag(plan.square(from), plan.logo),
        };
        // On a busy machine the board may still be at the action before: then hands try again.
        for _ in 0..6 {
            acts(screen);
            if screen.comes(Duration::from_secs(5), is_there) {
                break;
            }
        }
        screen.wait(&action.to_string(), is_there);
        *game = chosen;
        sleep(REST);
    }
}

fn live(club: &Path) -> LiveGame {
    match open(club, &holder()) {
        Ok(Opened::ForWriting(club)) => club.live_game(series(1)).expect("readable").expect("a game"),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_game_is_played_with_a_real_pointer_and_goes_on_after_the_plug_was_pulled() {
    let Some(screen) = screen() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let (path, mut game) = club(folder.path());
    let plan = Plan::of(folder.path(), &path);
    let mut random = Random::new(7);
    for actions in [24, 8] {
        let program = program(&screen, folder.path(), &path, &preferences("en", Look::Light));
        sleep(Duration::from_secs(1));
        screen.click(plan.go_on);
        sleep(Duration::from_secs(1));
        play(&screen, &plan, &path, &mut game, &mut random, actions);
        program.kill();
        assert_eq!(live(&path).game().position(), game.position());
    }
}

#[test]
fn pictures_are_taken() {
    let Some(screen) = screen() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let pictures = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pictures");
    fs::create_dir_all(&pictures).expect("a folder");
    let demo = demo(folder.path());
    let (game, mut played) = club(folder.path());
    let plan = Plan::of(folder.path(), &game);
    let mut seen = Vec::new();
    let mut save = |name: String| {
        sleep(Duration::from_millis(800));
        screen.save(&pictures.join(format!("{name}.png")));
        seen.push(screen.pixels(Point::ORIGIN, SIZE));
    };
    for (language, look) in [("en", Look::Light), ("fr", Look::Dark)] {
        let name = |what: &str| format!("{what}-{language}");
        let in_demo = program(&screen, folder.path(), &demo, &preferences(language, look));
        sleep(Duration::from_secs(2));
        save(name("home"));
        for (place, what) in (2..).zip(["evening", "players", "series", "standings"]) {
            screen.key(&[key::CONTROL], u32::from(b'0') + place);
            save(name(what));
        }
        in_demo.kill();
        let in_game = program(&screen, folder.path(), &game, &preferences(language, look));
        sleep(Duration::from_secs(1));
        screen.click(plan.go_on);
        sleep(Duration::from_secs(1));
        play(&screen, &plan, &game, &mut played, &mut Random::new(3), 14);
        save(name("board"));
        in_game.kill();
    }
    // Every one shows something else.
    for (number, picture) in seen.iter().enumerate() {
        assert!(!seen[..number].contains(picture), "picture {number} is like one before");
    }
}
