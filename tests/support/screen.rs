//! A screen that is not there: the real program on an X server of its own, with a real pointer and real keys.

// Each test file is a program of its own and uses some of these.
#![allow(dead_code)]
// What tests share fails as they do.
#![allow(clippy::expect_used, clippy::panic)]

use std::collections::BTreeSet;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use iced::{Point, Size};
use x11rb::connection::Connection as _;
use x11rb::protocol::xproto::{ConfigureWindowAux, ConnectionExt as _, ImageFormat, InputFocus, MapState, Window};
use x11rb::protocol::xtest::ConnectionExt as _;
use x11rb::rust_connection::RustConnection;

/// How long to wait for something that the program is to show.
const PATIENCE: Duration = Duration::from_secs(30);

/// Between two things that a hand does.
const MOMENT: Duration = Duration::from_millis(30);

const KEY_PRESS: u8 = 2;
const KEY_RELEASE: u8 = 3;
const BUTTON_PRESS: u8 = 4;
const BUTTON_RELEASE: u8 = 5;
const MOTION: u8 = 6;

/// Keys by their numbers in X.
pub(crate) mod key {
    pub(crate) const ESCAPE: u32 = 0xff1b;
    pub(crate) const RETURN: u32 = 0xff0d;
    pub(crate) const TAB: u32 = 0xff09;
    pub(crate) const BACKSPACE: u32 = 0xff08;
    pub(crate) const END: u32 = 0xff57;
    pub(crate) const CONTROL: u32 = 0xffe3;
    pub(crate) const SHIFT: u32 = 0xffe1;
}

/// An X server and a connection to it.
pub(crate) struct Screen {
    server: Child,
    name: String,
    connection: RustConnection,
    root: Window,
    size: Size,
}

impl Screen {
    /// Starts one, or says nothing where there is no Xvfb.
    pub(crate) fn start(size: Size) -> Option<Screen> {
        let mut server = Command::new("Xvfb")
            .args([
                "-displayfd",
                "1",
                "-nolisten",
                "tcp",
                "-screen",
                "0",
                &format!("{}x{}x24", size.width, size.height),
            ])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let mut number = String::new();
        BufReader::new(server.stdout.as_mut().expect("a pipe")).read_line(&mut number).expect("its number");
        let name = format!(":{}", number.trim());
        let (connection, screen) = x11rb::connect(Some(&name)).expect("a connection");
        let root = connection.setup().roots[screen].root;
        Some(Screen { server, name, connection, root, size })
    }

    /// Starts a program on it.
    pub(crate) fn run(&self, command: &mut Command) -> Program<'_> {
        let started = Instant::now();
        let process = command
            .env("DISPLAY", &self.name)
            .env_remove("WAYLAND_DISPLAY")
            .env_remove("WAYLAND_SOCKET")
            .stderr(Stdio::piped())
            .spawn()
            .expect("a program");
        Program { screen: self, process, started }
    }

    /// The colour of a point.
    pub(crate) fn pixel(&self, at: Point) -> [u8; 3] {
        let [blue, green, red] = self.pixels(at, Size::new(1.0, 1.0))[..3] else { panic!("no pixel at {at}") };
        [red, green, blue]
    }

    /// Blue, green, red and nothing of every point of a part.
    pub(crate) fn pixels(&self, at: Point, size: Size) -> Vec<u8> {
        let (x, y) = (at.x as i16, at.y as i16);
        let (width, height) = (size.width as u16, size.height as u16);
        let image = self.connection.get_image(ImageFormat::Z_PIXMAP, self.root, x, y, width, height, !0);
        image.expect("sent").reply().expect("a picture").data
    }

    /// Keeps what is to be seen as a picture.
    pub(crate) fn save(&self, path: &Path) {
        let pixels = self.pixels(Point::ORIGIN, self.size);
        let pixels: Vec<u8> = pixels.chunks(4).flat_map(|pixel| [pixel[2], pixel[1], pixel[0]]).collect();
        let file = std::fs::File::create(path).expect("a file");
        let mut encoder = png::Encoder::new(file, self.size.width as u32, self.size.height as u32);
        encoder.set_color(png::ColorType::Rgb);
        let mut writer = encoder.write_header().expect("a picture");
        writer.write_image_data(&pixels).expect("a picture");
    }

    /// Whether something comes to hold in some time.
    pub(crate) fn comes(&self, within: Duration, mut holds: impl FnMut() -> bool) -> bool {
        let start = Instant::now();
        while start.elapsed() < within {
            if holds() {
                return true;
            }
            sleep(Duration::from_micros(200));
        }
        false
    }

    /// Waits until something holds; what is to be seen if it does not come is kept in `target/tmp/late.png`.
    pub(crate) fn wait(&self, what: &str, holds: impl FnMut() -> bool) {
        if !self.comes(PATIENCE, holds) {
            self.save(&Path::new(env!("CARGO_TARGET_TMPDIR")).join("late.png"));
            panic!("{what} did not come");
        }
    }

    fn fake(&self, kind: u8, detail: u8, at: Point) {
        let (x, y) = (at.x as i16, at.y as i16);
        self.connection.xtest_fake_input(kind, detail, 0, self.root, x, y, 0).expect("sent");
        self.connection.flush().expect("sent");
    }

    pub(crate) fn move_to(&self, at: Point) {
        self.fake(MOTION, 0, at);
    }

    pub(crate) fn press(&self) {
        self.fake(BUTTON_PRESS, 1, Point::ORIGIN);
    }

    pub(crate) fn release(&self) {
        self.fake(BUTTON_RELEASE, 1, Point::ORIGIN);
    }

    /// Clicks no faster than a hand does.
    pub(crate) fn click(&self, at: Point) {
        self.move_to(at);
        sleep(MOMENT);
        self.press();
        sleep(MOMENT);
        self.release();
        sleep(MOMENT);
    }

    /// Drags in steps, as a hand does.
    pub(crate) fn drag(&self, from: Point, to: Point) {
        self.move_to(from);
        self.press();
        for step in 1..=8_u8 {
            self.move_to(from + (to - from) * (f32::from(step) / 8.0));
            sleep(MOMENT);
        }
        self.release();
    }

    /// Turns the wheel down over a point by a number of notches.
    pub(crate) fn wheel_down(&self, over: Point, notches: u8) {
        self.move_to(over);
        for _ in 0..notches {
            self.fake(BUTTON_PRESS, 5, Point::ORIGIN);
            self.fake(BUTTON_RELEASE, 5, Point::ORIGIN);
            sleep(MOMENT);
        }
    }

    /// Puts letters that the keyboard lacks on keys that mean nothing. Programs read the keyboard when they start.
    pub(crate) fn add_letters(&self, letters: &str) {
        let (least, columns, keysyms) = self.keyboard();
        let mut free: Vec<u8> = (least..=u8::MAX)
            .zip(keysyms.chunks(columns))
            .filter(|(_, keysyms)| keysyms.iter().all(|keysym| *keysym == 0))
            .map(|(code, _)| code)
            .collect();
        let letters: BTreeSet<char> = letters.chars().collect();
        for letter in letters.into_iter().filter(|letter| !keysyms.contains(&u32::from(*letter))) {
            let keysyms = [u32::from(letter); 2];
            let code = free.pop().expect("a free key");
            let changed = self.connection.change_keyboard_mapping(1, code, keysyms.len() as u8, &keysyms);
            changed.expect("sent").check().expect("a key");
        }
    }

    /// The number of the first key, how many meanings each has, and these.
    fn keyboard(&self) -> (u8, usize, Vec<u32>) {
        let (least, most) = (self.connection.setup().min_keycode, self.connection.setup().max_keycode);
        let mapping = self.connection.get_keyboard_mapping(least, most - least + 1).expect("sent");
        let mapping = mapping.reply().expect("a mapping");
        (least, usize::from(mapping.keysyms_per_keycode), mapping.keysyms)
    }

    /// Presses a key while others are held.
    pub(crate) fn key(&self, held: &[u32], key: u32) {
        let (least, columns, keysyms) = self.keyboard();
        // What is second on a key comes with Shift.
        let code = |key: u32| {
            let at = keysyms.iter().position(|&keysym| keysym == key).expect("a key");
            (least + (at / columns) as u8, at % columns == 1)
        };
        let (typed, is_shifted) = code(key);
        let mut held: Vec<u8> = held.iter().map(|&key| code(key).0).collect();
        held.extend(is_shifted.then(|| code(key::SHIFT).0));
        held.iter().for_each(|&code| self.fake(KEY_PRESS, code, Point::ORIGIN));
        self.fake(KEY_PRESS, typed, Point::ORIGIN);
        self.fake(KEY_RELEASE, typed, Point::ORIGIN);
        held.iter().rev().for_each(|&code| self.fake(KEY_RELEASE, code, Point::ORIGIN));
    }

    /// Types what the keyboard has.
    pub(crate) fn type_text(&self, text: &str) {
        text.chars().for_each(|letter| self.key(&[], letter.into()));
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// A program on a screen.
pub(crate) struct Program<'s> {
    screen: &'s Screen,
    process: Child,
    started: Instant,
}

impl Program<'_> {
    /// Waits for the first thing to be seen at a point, gives the keyboard to the program, and says how long it took.
    pub(crate) fn first_frame(&self, at: Point) -> Duration {
        self.screen.wait("the first frame", || self.screen.pixel(at) != [0; 3]);
        let taken = self.started.elapsed();
        let window = self.window();
        let connection = &self.screen.connection;
        connection.configure_window(window, &ConfigureWindowAux::new().x(0).y(0)).expect("sent");
        connection.set_input_focus(InputFocus::POINTER_ROOT, window, x11rb::CURRENT_TIME).expect("sent");
        connection.flush().expect("sent");
        taken
    }

    fn window(&self) -> Window {
        *self.windows().last().expect("a window")
    }

    /// What is shown, from the lowest.
    fn windows(&self) -> Vec<Window> {
        let connection = &self.screen.connection;
        let children = connection.query_tree(self.screen.root).expect("sent").reply().expect("windows").children;
        let is_shown = |window: &Window| {
            let attributes = connection.get_window_attributes(*window).expect("sent").reply();
            attributes.is_ok_and(|attributes| attributes.map_state == MapState::VIEWABLE)
        };
        children.into_iter().filter(is_shown).collect()
    }

    /// Puts the second window, once it is there, beside the first one.
    pub(crate) fn second_to(&self, at: Point) {
        self.screen.wait("the second window", || self.windows().len() > 1);
        let place = ConfigureWindowAux::new().x(at.x as i32).y(at.y as i32);
        self.screen.connection.configure_window(self.window(), &place).expect("sent");
        self.screen.connection.flush().expect("sent");
    }

    /// Resident memory in bytes.
    pub(crate) fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).expect("its status");
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).expect("a line");
        let kilobytes: u64 = line.split_whitespace().nth(1).and_then(|number| number.parse().ok()).expect("a number");
        kilobytes * 1024
    }

    /// The ticks of the clock (a hundred a second) that it has computed for.
    pub(crate) fn ticks(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/stat", self.process.id())).expect("its status");
        let behind_name = status.rsplit(')').next().expect("a name");
        behind_name.split_whitespace().skip(11).take(2).map(|ticks| ticks.parse::<u64>().expect("a number")).sum()
    }

    /// Ends it as the plug does.
    pub(crate) fn kill(mut self) {
        self.process.kill().expect("killed");
        self.process.wait().expect("its end");
    }
}

impl Drop for Program<'_> {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
