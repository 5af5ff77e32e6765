//! The start of the program with a window.

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

/// Whether the window opens a file of this name.
pub fn opens(path: &Path) -> bool {
    ENDINGS.into_iter().any(|ending| has_ending(path, ending))
}

fn has_ending(path: &Path, ending: &str) -> bool {
    path.extension().is_some_and(|found| found.eq_ignore_ascii_case(ending))
}

/// Opens the window and says how it ended: on the club file, or on the one that is given; with records that are given, to
/// bring them into the club.
pub fn run(file: Option<PathBuf>) -> ExitCode {
    let mut places = Places::of_system();
    let file = file.map(|file| std::path::absolute(&file).unwrap_or(file));
    let (club, records) = match file {
        Some(file) if has_ending(&file, ENDINGS[0]) => (Some(file), None),
        records => (None, records),
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
            assert!(opens(Path::new(&format!("Club.{}", ending.to_uppercase()))), "{ending}");
        }
        assert!(!opens(Path::new("player")) && !opens(Path::new("halali")) && !opens(Path::new("a.csv")));
    }
}
