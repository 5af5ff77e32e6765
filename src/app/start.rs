//! The start of the program with a window.

use std::ffi::{OsStr, OsString};
use std::panic;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};

use iced::{Program, Size, Task, Theme, window};

use super::preferences::{Places, Preferences};
use super::worker::Failure;
use super::{App, Message, font, theme};
use crate::words::{Words, message};

/// The window is usable from this size on, in logical pixels.
const LEAST_SIZE: Size = Size { width: 880.0, height: 600.0 };

/// The window on the wall, before somebody makes it larger.
pub(super) const WALL_SIZE: Size = Size { width: 1280.0, height: 720.0 };
const WALL_LEAST: Size = Size { width: 480.0, height: 300.0 };

/// The name by which the system knows the window: that of the desktop entry.
#[cfg(target_os = "linux")]
const APPLICATION: &str = "halali";

/// The ending of the names of club files, and that of records.
const ENDINGS: [&str; 2] = ["halaliclub", "halali"];

/// What the window opens on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Opening {
    /// The club file that is opened without a word.
    Usual,
    /// A club file, whatever its name.
    Club(PathBuf),
    /// Records of games, to bring them into the club.
    Records(PathBuf),
}

impl Opening {
    /// What arguments, without the name of the program, open the window on: none, a file as a file manager gives it, or a
    /// club and no command for it. `None` where they are for the commands.
    pub fn of(arguments: &[OsString]) -> Option<Opening> {
        // What is no name of a file is said by the commands.
        let named = |club: &OsStr| !club.is_empty() && !club.as_encoded_bytes().starts_with(b"-");
        match arguments {
            [] => Some(Opening::Usual),
            [option, club] if option == "--club" => named(club).then(|| Opening::Club(club.into())),
            [file] => {
                let path = PathBuf::from(file);
                if file.as_encoded_bytes().starts_with(b"--club=") {
                    let club = file.to_str().and_then(|file| file.strip_prefix("--club="))?;
                    named(club.as_ref()).then(|| Opening::Club(club.into()))
                } else if has_ending(&path, ENDINGS[0]) {
                    Some(Opening::Club(path))
                } else {
                    has_ending(&path, ENDINGS[1]).then_some(Opening::Records(path))
                }
            }
            _ => None,
        }
    }
}

fn has_ending(path: &Path, ending: &str) -> bool {
    path.extension().is_some_and(|found| found.eq_ignore_ascii_case(ending))
}

/// Opens the window and says how it ended.
pub fn run(opening: Opening) -> ExitCode {
    let mut places = Places::of_system();
    let whole = |file: PathBuf| Some(std::path::absolute(&file).unwrap_or(file));
    let (club, records) = match opening {
        Opening::Usual => (None, None),
        Opening::Club(file) => (whole(file), None),
        Opening::Records(file) => (None, whole(file)),
    };
    places.named = club.or(places.named);
    let (preferences, unread) = Preferences::kept(&places);
    // The window has its own words: these are there only once something has to be said without it.
    let words = {
        let language = preferences.language();
        move || Words::in_language(language)
    };
    if !has_display() {
        eprintln!("{}", message!(words(), "app-no-display"));
        return ExitCode::from(1);
    }
    // Where the display that is named cannot be reached winit panics, and only then nothing has started.
    panic::set_hook(Box::new(|_| {}));
    let failed =
        match panic::catch_unwind(panic::AssertUnwindSafe(|| program(places, preferences, unread, records).run())) {
            Ok(Ok(())) => return ExitCode::SUCCESS,
            Ok(Err(error)) => error.to_string(),
            Err(panic) if HAS_STARTED.load(Ordering::Relaxed) => panic::resume_unwind(panic),
            Err(_) => std::env::var("DISPLAY").unwrap_or_default(),
        };
    eprintln!("{}", message!(words(), "app-no-window", error = failed));
    ExitCode::from(1)
}

/// Whether there is a window, so that a panic is the program's own.
static HAS_STARTED: AtomicBool = AtomicBool::new(false);

/// Without a display winit panics.
fn has_display() -> bool {
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(windows, target_os = "macos")) || ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DISPLAY"].into_iter().any(is_set)
}

/// The program of the window; `unread` says why the preferences could not be read, and `records` are brought to the club.
pub fn program(
    places: Places,
    preferences: Preferences,
    unread: Option<Failure>,
    records: Option<PathBuf>,
) -> iced::Daemon<impl Program<State = App, Message = Message, Theme = Theme>> {
    let (width, height) = preferences.window;
    font::load();
    let boot = move || {
        if !HAS_STARTED.swap(true, Ordering::Relaxed) {
            // The one that says what happened.
            let _ = panic::take_hook();
        }
        let (app, task) = App::start(places.clone(), preferences.clone());
        let (id, opened) = window::open(window_settings(Size { width, height }, LEAST_SIZE));
        let task = Task::batch([opened.discard(), task]);
        (app.in_window(id).with_unread(unread.clone()).with_records(records.clone()), task)
    };
    iced::daemon(boot, App::update, App::view_of)
        .settings(iced::Settings {
            default_font: font::TEXT,
            default_text_size: theme::size::BODY.into(),
            ..iced::Settings::default()
        })
        .title(App::title_of)
        .theme(|app: &App, _| app.theme())
        .scale_factor(App::scale_of)
        .subscription(App::subscription)
}

/// How the window on the wall opens.
pub(super) fn wall_settings() -> window::Settings {
    window_settings(WALL_SIZE, WALL_LEAST)
}

fn window_settings(size: Size, least: Size) -> window::Settings {
    window::Settings {
        size,
        min_size: Some(least),
        exit_on_close_request: false,
        #[cfg(target_os = "linux")]
        platform_specific: window::settings::PlatformSpecific {
            application_id: APPLICATION.to_owned(),
            ..Default::default()
        },
        ..window::Settings::default()
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn the_desktop_entry_is_of_this_window_and_opens_what_it_opens() {
        let entry = include_str!("../../data/linux/halali.desktop");
        let has = |line: &str| entry.lines().any(|one| one == line);
        assert!(has(&format!("StartupWMClass={APPLICATION}")) && has("Exec=halali %f"), "{entry}");
        let types = include_str!("../../data/linux/halali.xml");
        let declared =
            types.lines().filter_map(|line| line.trim().strip_prefix("<mime-type type=\"")?.strip_suffix("\">"));
        let declared: String = declared.map(|one| format!("{one};")).collect();
        assert!(has(&format!("MimeType={declared}")), "{declared}");
        for ending in ENDINGS {
            assert!(types.contains(&format!("<glob pattern=\"*.{ending}\"/>")), "{ending}");
            assert!(of(&[&format!("Club.{}", ending.to_uppercase())]).is_some(), "{ending}");
        }
    }

    fn of(arguments: &[&str]) -> Option<Opening> {
        Opening::of(&arguments.iter().map(OsString::from).collect::<Vec<_>>())
    }

    #[test]
    fn a_file_or_a_club_without_a_command_opens_the_window() {
        assert_eq!(of(&[]), Some(Opening::Usual));
        assert_eq!(of(&["a.halaliclub"]), Some(Opening::Club("a.halaliclub".into())));
        assert_eq!(of(&["a.halali"]), Some(Opening::Records("a.halali".into())));
        for named in [&["--club", "spring"][..], &["--club=spring"]] {
            assert_eq!(of(named), Some(Opening::Club("spring".into())), "{named:?}");
        }
        for command in [&["player"][..], &["halali"], &["a.csv"], &["--club"], &["--club="], &["--club", "a", "undo"]] {
            assert_eq!(of(command), None, "{command:?}");
        }
        // An option, or nothing, is no name of a file.
        for command in [&["--club", ""][..], &["--club", "--help"], &["--club=-h"]] {
            assert_eq!(of(command), None, "{command:?}");
        }
    }
}
