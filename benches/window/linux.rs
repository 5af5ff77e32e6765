//! The measurements themselves.

use std::fmt::Debug;
use std::path::{Path, PathBuf};
use std::process::Command as Process;
use std::thread::sleep;
use std::time::{Duration, Instant};

use halali::app::preferences::Preferences;
use halali::app::{Message, Place};
use halali::club::{Command, GameId, NewGame, SameSides, Seat};
use halali::rules::{Deal, RuleSet, Square};
use iced::widget::{button, column, text};
use iced::{Element, Event, Point, Size, Vector, mouse};
use rusqlite::{Connection, OpenFlags};
use uuid::Uuid;

use super::scale::big_club;
use super::support::clubs::{add, holder, record, series, stamp};
use super::support::screen::Screen;
use super::support::window::Window;

const SIZE: Size = Size::new(1280.0, 800.0);
const LEFT: Point = Point::new(10.0, 400.0);
/// How much later than the counter the first frame may come.
const MOST_LATER: f64 = 1.5;
/// How many times the memory of the counter the window may take.
const MOST_MEMORY: f64 = 2.0;
const STARTS: usize = 9;

pub(super) fn main() {
    if std::env::args().any(|argument| argument == "--counter") {
        counter().expect("a counter");
        return;
    }
    let screen = Screen::start(SIZE).expect("Xvfb");
    let holds = [beside_the_counter(&screen), idling(&screen)];
    from_release_to_screen(&screen);
    drop(screen);
    longest_frames();
    if holds.contains(&false) {
        std::process::exit(1);
    }
}

/// iced's smallest example: a number and two buttons.
fn counter() -> iced::Result {
    fn update(count: &mut i64, by: i64) {
        *count += by;
    }
    fn view(count: &i64) -> Element<'_, i64> {
        column![button("+").on_press(1), text(count).size(50), button("-").on_press(-1)].padding(20).into()
    }
    iced::application(|| 0_i64, update, view).window_size(SIZE).run()
}

fn counter_process() -> Process {
    let mut process = Process::new(std::env::current_exe().expect("a name"));
    process.arg("--counter");
    process
}

fn our_process(folder: &Path, club: &Path) -> Process {
    let preferences =
        Preferences { window: (SIZE.width, SIZE.height), language: Some("en".to_owned()), ..Preferences::default() };
    let config = folder.join("halali");
    std::fs::create_dir_all(&config).expect("a folder");
    std::fs::write(config.join("window.json"), serde_json::to_string(&preferences).expect("a text")).expect("a file");
    let mut process = Process::new(env!("CARGO_BIN_EXE_halali"));
    process.env("XDG_CONFIG_HOME", folder).env("HALALI_CLUB", club);
    process
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder")
}

fn median<T: Ord + Copy>(mut values: Vec<T>) -> T {
    values.sort_unstable();
    values[values.len() / 2]
}

/// The first frame and the memory two seconds later, in turn with the counter.
fn beside_the_counter(screen: &Screen) -> bool {
    let (folder, big) = (folder(), big_club());
    let (mut frames, mut memory) = ([Vec::new(), Vec::new()], [Vec::new(), Vec::new()]);
    for _ in 0..STARTS {
        for (which, mut process) in [our_process(folder.path(), &big), counter_process()].into_iter().enumerate() {
            let program = screen.run(&mut process);
            frames[which].push(program.first_frame(LEFT));
            sleep(Duration::from_secs(2));
            memory[which].push(program.memory());
        }
    }
    let [ours, counter] = frames.map(median);
    let later = ours.as_secs_f64() / counter.as_secs_f64();
    println!("first frame       {ours:>10.1?}  counter {counter:>10.1?}  ratio {later:.2}  (at most {MOST_LATER})");
    let [ours, counter] = memory.map(median).map(|bytes| bytes as f64 / 1e6);
    let more = ours / counter;
    println!("resident memory   {ours:>7.1} MB  counter {counter:>7.1} MB  ratio {more:.2}  (at most {MOST_MEMORY})");
    later <= MOST_LATER && more <= MOST_MEMORY
}

/// The time that it computes for while nothing happens.
fn idling(screen: &Screen) -> bool {
    let folder = folder();
    let program = screen.run(&mut our_process(folder.path(), &big_club()));
    program.first_frame(LEFT);
    sleep(Duration::from_secs(5));
    let before = program.ticks();
    sleep(Duration::from_secs(10));
    let ticks = program.ticks() - before;
    println!("idle              {ticks} hundredths of a second of computing in 10 s");
    ticks <= 1
}

/// A club with a game that has just begun.
fn game(folder: &Path, seed: u64) -> PathBuf {
    let path = folder.join(format!("{seed}.halaliclub"));
    let mut club = halali::store::create(&path, &holder()).expect("a club file");
    let mut record = record(1, 1, 2, 3);
    record.games.clear();
    let game = NewGame {
        id: GameId(Uuid::from_u128(0x3000)),
        rules: RuleSet::Classic,
        animals: Seat::First,
        deal: Deal::from_seed(seed).next().expect("deals never end"),
        control: None,
        same_sides: SameSides::Refused,
    };
    let start = Command::StartGame { series: series(1), game };
    for (number, command) in (1..).zip([add(1, "Zoë"), add(2, "Max"), Command::RecordSeries(record), start]) {
        club.carry_out(&command, &stamp(number)).expect("a command");
    }
    club.close().expect("closed");
    path
}

/// Turns up every tile of some games, and sees when that is on the disk and when on the screen.
fn from_release_to_screen(screen: &Screen) {
    let folder = folder();
    let plan = game(folder.path(), 0);
    let preferences = Preferences { language: Some("en".to_owned()), ..Preferences::default() };
    let mut window = Window::open(preferences, plan, SIZE);
    let go_on = window.text("Go on playing").expect("a game").center();
    window.click(go_on);
    let squares: Vec<Point> =
        Square::all().filter_map(|square| Some(window.place(&format!("square-{square}"))?.center())).collect();
    let middle = squares[24];
    window.close();
    let (mut on_disk, mut on_screen) = (Vec::new(), Vec::new());
    for seed in 1..=11 {
        let club = game(folder.path(), seed);
        let program = screen.run(&mut our_process(folder.path(), &club));
        program.first_frame(LEFT);
        sleep(Duration::from_secs(1));
        screen.click(go_on);
        sleep(Duration::from_secs(1));
        let connection = Connection::open_with_flags(&club, OpenFlags::SQLITE_OPEN_READ_ONLY).expect("a database");
        let mut count = connection.prepare("SELECT count(*) FROM live_events").expect("a question");
        let mut events = || count.query_row([], |row| row.get::<_, i64>(0)).expect("a number");
        for &square in squares.iter().filter(|&&square| square != middle) {
            screen.move_to(square);
            sleep(Duration::from_millis(120));
            let (corner, size) = (square - Vector::new(24.0, 24.0), Size::new(48.0, 48.0));
            let (before, shown) = (events(), screen.pixels(corner, size));
            screen.press();
            sleep(Duration::from_millis(40));
            let pressed = screen.pixels(corner, size);
            let start = Instant::now();
            screen.release();
            let (mut disk, mut seen) = (None, None);
            screen.wait("the tile", || {
                disk = disk.or_else(|| (events() > before).then(|| start.elapsed()));
                let now = screen.pixels(corner, size);
                seen = seen.or_else(|| (now != shown && now != pressed).then(|| start.elapsed()));
                disk.is_some() && seen.is_some()
            });
            on_disk.extend(disk);
            on_screen.extend(seen);
            sleep(Duration::from_millis(400));
        }
        program.kill();
    }
    for (what, mut times) in [("on the disk", on_disk), ("on the screen", on_screen)] {
        times.sort_unstable();
        let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
        println!("release to {what:<14} median {median:.1?}, worst {worst:.1?} of {}", times.len());
    }
}

/// The longest of some frames: events, view, layout and drawing in software.
fn longest<T: Debug>(
    what: &str,
    window: &mut Window,
    steps: impl Iterator<Item = T>,
    mut act: impl FnMut(&mut Window, T),
) {
    let mut times: Vec<Duration> = steps
        .map(|step| {
            let start = Instant::now();
            act(window, step);
            window.draw();
            start.elapsed()
        })
        .collect();
    times.sort_unstable();
    let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
    println!("{what:<32} median {median:.1?}, worst {worst:.1?} of {} frames", times.len());
}

fn longest_frames() {
    let folder = folder();
    let big = folder.path().join("big.halaliclub");
    std::fs::copy(big_club(), &big).expect("a copy");
    let preferences = Preferences { language: Some("en".to_owned()), ..Preferences::default() };
    let mut window = Window::open(preferences.clone(), big, SIZE);
    window.update(Message::Went(Place::SeriesList));
    window.draw();
    window.move_to(Point::new(700.0, 500.0));
    longest("scrolling 100,000 series", &mut window, 0..500, |window, step| {
        let lines = if step % 50 == 49 { -4_000.0 } else { -3.0 };
        let delta = mouse::ScrollDelta::Lines { x: 0.0, y: lines };
        window.send(&[Event::Mouse(mouse::Event::WheelScrolled { delta })]);
    });
    window.close();
    let mut window = Window::open(preferences, game(folder.path(), 1), SIZE);
    window.update(Message::Went(Place::Play(series(1))));
    // A tile that can be dragged, in the hand.
    for at in [24_usize, 17, 31, 23, 25] {
        let square = Square::all().nth(at).expect("a square");
        if let Some(place) = window.place(&format!("square-{square}")) {
            window.click(place.center());
        }
    }
    let board = window.place("square-d4").expect("a board").center();
    window.move_to(board - Vector::new(96.0, 0.0));
    window.press();
    longest("dragging over the board", &mut window, 0..300_u16, |window, step| {
        let turn = f32::from(step) / 20.0;
        window.move_to(board + Vector::new(turn.cos(), turn.sin()) * 280.0);
    });
    window.release();
}
