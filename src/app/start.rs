//! The start of the program with a window.

use std::panic;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};

use iced::{Program, Size, Theme, window};

use super::preferences::{Places, Preferences};
use super::worker::Failure;
use super::{App, Message, font, theme};
use crate::words::{Words, message};

/// The window is usable from this size on, in logical pixels.
const LEAST_SIZE: Size = Size { width: 880.0, height: 600.0 };

/// Opens the window on the club file and says how it ended.
pub fn run() -> ExitCode {
    let places = Places::of_system();
    let (preferences, unread) = Preferences::kept(&places);
    let words = Words::in_language(preferences.language());
    if !has_display() {
        eprintln!("{}", message!(words, "app-no-display"));
        return ExitCode::from(1);
    }
    // Where the display that is named cannot be reached winit panics, and only then nothing has started.
    panic::set_hook(Box::new(|_| {}));
    let failed = match panic::catch_unwind(panic::AssertUnwindSafe(|| program(places, preferences, unread).run())) {
        Ok(Ok(())) => return ExitCode::SUCCESS,
        Ok(Err(error)) => error.to_string(),
        Err(panic) if HAS_STARTED.load(Ordering::Relaxed) => panic::resume_unwind(panic),
        Err(_) => std::env::var("DISPLAY").unwrap_or_default(),
    };
    eprintln!("{}", message!(words, "app-no-window", error = failed));
    ExitCode::from(1)
}

/// Whether there is a window, so that a panic is the program's own.
static HAS_STARTED: AtomicBool = AtomicBool::new(false);

/// Without a display winit panics.
fn has_display() -> bool {
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(windows, target_os = "macos")) || ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DISPLAY"].into_iter().any(is_set)
}

/// The program of the window; `unread` says why the preferences could not be read.
pub fn program(
    places: Places,
    preferences: Preferences,
    unread: Option<Failure>,
) -> iced::Application<impl Program<State = App, Message = Message, Theme = Theme>> {
    let (width, height) = preferences.window;
    font::load();
    let boot = move || {
        if !HAS_STARTED.swap(true, Ordering::Relaxed) {
            // The one that says what happened.
            let _ = panic::take_hook();
        }
        let (app, task) = App::start(places.clone(), preferences.clone());
        (app.with_unread(unread.clone()), task)
    };
    iced::application(boot, App::update, App::view)
        .settings(iced::Settings {
            default_font: font::TEXT,
            default_text_size: theme::size::BODY.into(),
            ..iced::Settings::default()
        })
        .title(App::title)
        .theme(App::theme)
        .scale_factor(App::scale)
        .subscription(App::subscription)
        .window(window::Settings {
            size: Size { width, height },
            min_size: Some(LEAST_SIZE),
            exit_on_close_request: false,
            ..window::Settings::default()
        })
}
