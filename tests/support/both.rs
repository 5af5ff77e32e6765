//! The real program on a screen that is not there, and beside it the window without a screen on a copy of the same club. The same
//! hands are at both: the one without a screen says where everything is, and how the real one has to look.

// Each test file is a program of its own and uses some of these.
#![allow(dead_code)]
// What tests share fails as they do.
#![allow(clippy::expect_used, clippy::panic)]

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

use halali::app::preferences::Preferences;
use halali::app::system::{Answer, System};
use halali::app::{Message, Place, hall};
use halali::words::{Language, Words};
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use iced::{Event, Point, Rectangle, Size, mouse};
use rusqlite::{Connection, OpenFlags};

use super::screen::{Program, Screen, key};
use super::window::Window;

/// Between two keys of somebody who types fast.
const KEYS: Duration = Duration::from_millis(20);
/// How long the real window may take to look as it has to.
const PATIENCE: Duration = Duration::from_secs(20);
/// How many points may differ: the caret of a field blinks, and a clock goes on.
const CARET: usize = 150;
/// By how much a colour may differ: edges that were drawn more than once are a shade stronger.
const SHADE: u8 = 10;
/// Longer than a double click may take.
const APART: Duration = Duration::from_millis(420);

/// The lines that a notch of the wheel turns.
const NOTCH: f32 = 2.0;

/// Both of them.
pub(crate) struct Both<'s> {
    screen: &'s Screen,
    real: Option<Program<'s>>,
    pub(crate) twin: Window,
    /// The home of whoever is at the real program, and its club file.
    home: PathBuf,
    club: PathBuf,
    preferences: Preferences,
    size: Size,
    words: Words,
    copies: usize,
    /// Where the pointer is.
    pointer: Point,
    pictures: Option<PathBuf>,
    taken: usize,
}

impl<'s> Both<'s> {
    /// Opens the program on a club, and its twin.
    pub(crate) fn open(
        screen: &'s Screen,
        home: &Path,
        club: &Path,
        preferences: Preferences,
        pictures: Option<PathBuf>,
    ) -> Both<'s> {
        let size = Size::new(preferences.window.0, preferences.window.1);
        let language = preferences.language.as_deref().and_then(Language::from_code).expect("a language");
        let twin = Window::open(preferences.clone(), home.join("twin").join("none.halaliclub"), size);
        let words = Words::in_language(language);
        let (home, club) = (home.to_owned(), club.to_owned());
        let mut both = Both {
            screen,
            real: None,
            twin,
            home,
            club,
            preferences,
            size,
            words,
            copies: 0,
            pointer: Point::ORIGIN,
            pictures,
            taken: 0,
        };
        both.start();
        both
    }

    /// Starts the real program, and looks at a copy of its club.
    pub(crate) fn start(&mut self) {
        let config = self.home.join("config").join("halali");
        fs::create_dir_all(&config).expect("a folder");
        let text = serde_json::to_string(&self.preferences).expect("a text");
        fs::write(config.join("window.json"), text).expect("a file");
        let mut process = Command::new(env!("CARGO_BIN_EXE_halali"));
        let path = format!("{}:/usr/bin:/bin", self.home.join("bin").display());
        let process = process
            .env("HOME", &self.home)
            .env("PATH", path)
            .env("XDG_CONFIG_HOME", self.home.join("config"))
            .env("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
            .env("HALALI_CLUB", &self.club);
        let real = self.screen.run(process);
        real.first_frame(Point::new(10.0, 400.0));
        self.real = Some(real);
        self.copy(None);
    }

    /// Pulls the plug of the real program.
    pub(crate) fn kill(&mut self) {
        self.real.take().expect("a program").kill();
    }

    /// Looks at a copy of the club as it is now: what the twin made by itself has other ids, which nobody sees but by their order.
    pub(crate) fn copy(&mut self, place: Option<Place>) {
        self.copies += 1;
        let folder = self.home.join(format!("twin-{}", self.copies));
        fs::create_dir_all(&folder).expect("a folder");
        let copy = folder.join(self.club.file_name().expect("a name"));
        let club = Connection::open_with_flags(&self.club, OpenFlags::SQLITE_OPEN_READ_ONLY).expect("a database");
        club.execute("VACUUM INTO ?1", [copy.to_str().expect("a path")]).expect("a copy");
        let name = copy.file_name().and_then(|name| name.to_str()).expect("a name").to_owned();
        for file in fs::read_dir(self.club.parent().expect("a folder")).expect("a folder").flatten() {
            let file = file.path();
            let beside = file.file_name().and_then(|file| file.to_str()).and_then(|file| file.strip_prefix(&name));
            if beside.is_some_and(|ending| [".here", ".draft", ".timer"].iter().any(|kept| ending.starts_with(kept))) {
                fs::copy(&file, folder.join(file.file_name().expect("a name"))).expect("a copy");
            }
        }
        self.twin = Window::open(self.preferences.clone(), copy, self.size);
        self.twin.app.set_system(System {
            folder: self.home.clone(),
            ask: |_| Box::pin(async { Answer::NoDialogue }),
            open: |_| Ok::<(), io::Error>(()),
            look: || Box::pin(async { None }),
            changes: iced::Subscription::none,
        });
        if let Some(place) = place {
            self.twin.update(Message::Went(place));
        }
        self.twin.move_to(self.pointer);
    }

    /// How many points of the real window are not as they have to be.
    fn differing(&mut self) -> usize {
        self.twin.update(Message::Hall(hall::Message::Ticked));
        let wanted = self.twin.paint();
        let seen = self.screen.pixels(Point::ORIGIN, self.size);
        let differs = |(seen, wanted): &(&[u8], &[u8])| {
            let [blue, green, red] = [seen[0], seen[1], seen[2]];
            [(red, wanted[0]), (green, wanted[1]), (blue, wanted[2])]
                .iter()
                .any(|(one, other)| one.abs_diff(*other) > SHADE)
        };
        seen.chunks(4).zip(wanted.chunks(4)).filter(differs).count()
    }

    /// Waits until the real window looks as it has to.
    pub(crate) fn meet(&mut self, what: &str) {
        let start = Instant::now();
        loop {
            let differing = self.differing();
            if differing <= CARET {
                return;
            }
            if start.elapsed() > PATIENCE {
                let folder = self.pictures.clone().unwrap_or_else(|| PathBuf::from(env!("CARGO_TARGET_TMPDIR")));
                self.screen.save(&folder.join("late.png"));
                self.twin.save(&folder.join("late-wanted.ppm"));
                panic!("{what}: {differing} points are not as they have to be, see {}", folder.display());
            }
            sleep(Duration::from_millis(30));
        }
    }

    /// The same, and keeps a picture of it.
    pub(crate) fn picture(&mut self, what: &str) {
        self.meet(what);
        if let Some(folder) = &self.pictures {
            self.taken += 1;
            self.screen.save(&folder.join(format!("{:02}-{what}.png", self.taken)));
        }
    }

    /// Clicks, and waits for what comes of it.
    pub(crate) fn click(&mut self, at: Point, what: &str) {
        self.screen.click(at);
        self.twin.click(at);
        self.pointer = at;
        self.meet(what);
    }

    /// Clicks, where a click at the same place came just before.
    pub(crate) fn click_apart(&mut self, at: Point, what: &str) {
        sleep(APART);
        self.click(at, what);
    }

    pub(crate) fn drag(&mut self, from: Point, to: Point, what: &str) {
        sleep(APART);
        self.screen.drag(from, to);
        self.twin.drag(from, to);
        self.pointer = to;
        self.meet(what);
    }

    /// Turns the wheel by a notch, which is a line.
    pub(crate) fn wheel(&mut self, over: Point, notches: u8) {
        self.screen.wheel_down(over, notches);
        self.twin.move_to(over);
        self.pointer = over;
        for _ in 0..notches {
            let delta = mouse::ScrollDelta::Lines { x: 0.0, y: -NOTCH };
            self.twin.send(&[Event::Mouse(mouse::Event::WheelScrolled { delta })]);
        }
        self.meet("the wheel");
    }

    /// Clicks what has this name.
    pub(crate) fn press(&mut self, id: &str) {
        let Some(place) = self.twin.place(id) else { panic!("{id}: {:#?}", self.twin.texts()) };
        self.click(place.center(), id);
    }

    /// Clicks the first thing that says this, but for the mark before it.
    pub(crate) fn press_said(&mut self, said: &str) {
        let place = self.place_of(said);
        self.click(place.center(), said);
    }

    /// Clicks what has the text of this name in the language.
    pub(crate) fn press_named(&mut self, name: &str) {
        let said = self.words.named(name);
        assert!(self.words.has(name), "{name}");
        self.press_said(&said);
    }

    /// Clicks the last thing that says this.
    pub(crate) fn press_last(&mut self, said: &str) {
        let found = self.twin.found().into_iter().rfind(|(.., text)| says(text, said));
        let Some((_, place, _)) = found else { panic!("{said}: {:#?}", self.twin.texts()) };
        self.click(place.center(), said);
    }

    /// Clicks the choice that is not made and ends so.
    pub(crate) fn press_ending(&mut self, ending: &str) {
        let mut found = self.twin.found().into_iter();
        let found = found.find(|(.., text)| text.starts_with("○ ") && text.ends_with(ending));
        let Some((_, place, _)) = found else { panic!("{ending}: {:#?}", self.twin.texts()) };
        self.click(place.center(), ending);
    }

    pub(crate) fn place_of(&mut self, said: &str) -> Rectangle {
        let found = self.twin.found().into_iter().find(|(.., text)| says(text, said));
        let Some((_, place, _)) = found else { panic!("{said}: {:#?}", self.twin.texts()) };
        place
    }

    pub(crate) fn words(&self) -> &Words {
        &self.words
    }

    /// Types no faster than fast fingers do.
    pub(crate) fn type_text(&mut self, text: &str) {
        for letter in text.chars() {
            self.screen.type_text(&letter.to_string());
            sleep(KEYS);
        }
        self.twin.type_text(text);
    }

    pub(crate) fn enter(&mut self) {
        self.named(key::RETURN, Named::Enter);
    }

    pub(crate) fn escape(&mut self) {
        self.named(key::ESCAPE, Named::Escape);
    }

    fn named(&mut self, keysym: u32, named: Named) {
        self.screen.key(&[], keysym);
        sleep(KEYS);
        self.twin.named(named);
    }

    /// Presses Enter at the real program alone, and waits.
    pub(crate) fn enter_at_real(&self, until: impl FnOnce(&Screen)) {
        self.screen.key(&[], key::RETURN);
        until(self.screen);
    }

    /// The same at its twin afterwards.
    pub(crate) fn enter_at_twin(&mut self) {
        self.twin.named(Named::Enter);
    }

    pub(crate) fn ctrl(&mut self, letter: char) {
        self.screen.key(&[key::CONTROL], letter.into());
        self.twin.key(Key::Character(letter.to_string().into()), Modifiers::CTRL);
    }

    /// Types into a field in the place of what is there.
    pub(crate) fn fill(&mut self, id: &str, text: &str, before: usize) {
        self.press(id);
        self.named(key::END, Named::End);
        for _ in 0..before {
            self.named(key::BACKSPACE, Named::Backspace);
        }
        self.type_text(text);
        self.meet(id);
    }

    /// Clicks what opens the second window, and puts that beside the first: it would lie over it.
    pub(crate) fn open_wall(&mut self, id: &str) {
        let at = self.twin.place(id).expect(id).center();
        self.screen.click(at);
        self.twin.click(at);
        self.pointer = at;
        self.real.as_ref().expect("a program").second_to(Point::new(self.size.width, 0.0));
    }

    /// Closes both.
    pub(crate) fn close(self) {
        if let Some(real) = self.real {
            real.kill();
        }
        self.twin.close();
    }
}

/// Whether a text says this, but for the mark before it.
fn says(text: &str, said: &str) -> bool {
    let is_mark = |mark: &str| matches!(mark, "●" | "○" | "☑" | "☐");
    text == said || text.split_once(' ').is_some_and(|(mark, rest)| is_mark(mark) && rest == said)
}
