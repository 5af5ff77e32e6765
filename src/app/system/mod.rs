//! What the window asks of the system around it: where documents lie, a dialogue to choose a file, to open a page, and
//! which colours windows have.

mod look;

use std::future::Future;
use std::io;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::time::{Duration, Instant};

use iced::Subscription;

use super::theme::Look;

/// What a dialogue is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Question {
    /// A club file that is to be opened.
    Club {
        /// What the dialogue is called.
        title: String,
    },
    /// Any file that is to be read.
    File {
        /// What the dialogue is called.
        title: String,
    },
    /// A place for a file.
    Place {
        /// What the dialogue is called.
        title: String,
        /// The place that is proposed.
        path: PathBuf,
    },
}

/// What came of a dialogue.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// A file was chosen.
    Chosen(PathBuf),
    /// It was closed.
    Cancelled,
    /// This system has none.
    NoDialogue,
}

/// An answer that is waited for.
pub type Asking<T> = Pin<Box<dyn Future<Output = T> + Send>>;

/// The system around the window; tests put another in its place.
#[derive(Clone, Debug)]
pub struct System {
    /// Where files go unless somebody says otherwise.
    pub folder: PathBuf,
    /// Asks in a dialogue of the system.
    pub ask: fn(Question) -> Asking<Answer>,
    /// Opens a page in the browser, or a folder; an error where nothing on this system can.
    pub open: fn(&Path) -> io::Result<()>,
    /// The colours that it prefers; `None` where it does not say.
    pub look: fn() -> Asking<Option<Look>>,
    /// Hears whenever these may have changed.
    pub changes: fn() -> Subscription<()>,
}

impl System {
    /// The one that the program runs on.
    pub fn here() -> System {
        System {
            folder: documents(),
            ask,
            open: |page| open::that_detached_with_timeout(page, LONG_ENOUGH_TO_FAIL),
            look: || Box::pin(look::look()),
            changes: || Subscription::run(look::changes),
        }
    }
}

/// The folder of documents as the system names it, else one of the usual name, else the home folder.
fn documents() -> PathBuf {
    let Ok(home) = etcetera::home_dir() else { return PathBuf::from(".") };
    let settings = std::env::var_os("XDG_CONFIG_HOME").map_or_else(|| home.join(".config"), PathBuf::from);
    let named = std::fs::read_to_string(settings.join("user-dirs.dirs")).ok().and_then(|dirs| named(&dirs, &home));
    let usual = ["Documents", "Dokumente", "Documenten"].map(|name| home.join(name));
    named.into_iter().chain(usual).find(|folder| folder.is_dir()).unwrap_or(home)
}

/// What `user-dirs.dirs` of XDG names: `XDG_DOCUMENTS_DIR="$HOME/Dokumente"`.
fn named(dirs: &str, home: &Path) -> Option<PathBuf> {
    let line = dirs.lines().find_map(|line| line.trim().strip_prefix("XDG_DOCUMENTS_DIR="))?;
    let value = line.trim_matches('"');
    Some(value.strip_prefix("$HOME/").map_or_else(|| PathBuf::from(value), |below| home.join(below)))
}

/// What opens pages of the system says within this time that it has nothing to open them with.
const LONG_ENOUGH_TO_FAIL: Duration = Duration::from_secs(4);

/// Nobody closes a dialogue that fast: where there is neither a portal nor zenity, the answer is there at once, and is the same
/// as for a dialogue that was closed.
const AT_ONCE: Duration = Duration::from_millis(400);

fn ask(question: Question) -> Asking<Answer> {
    Box::pin(async move {
        let asked = Instant::now();
        let chosen = match question {
            Question::Club { title } => {
                let dialogue = rfd::AsyncFileDialog::new().set_title(title).add_filter("Halali", &["halaliclub"]);
                dialogue.pick_file().await
            }
            Question::File { title } => rfd::AsyncFileDialog::new().set_title(title).pick_file().await,
            Question::Place { title, path } => {
                let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
                let mut dialogue = rfd::AsyncFileDialog::new().set_title(title).set_file_name(name);
                if let Some(folder) = path.parent() {
                    dialogue = dialogue.set_directory(folder);
                }
                dialogue.save_file().await
            }
        };
        match chosen {
            Some(file) => Answer::Chosen(file.path().to_owned()),
            None if asked.elapsed() < AT_ONCE => Answer::NoDialogue,
            None => Answer::Cancelled,
        }
    })
}

/// A path as it is typed: `~` is the home folder, and what is not whole lies in `folder`.
pub fn typed_path(typed: &str, folder: &Path) -> PathBuf {
    let typed = typed.trim();
    match (typed.strip_prefix("~/"), etcetera::home_dir()) {
        (Some(below), Ok(home)) => home.join(below),
        _ => folder.join(typed),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_folder_of_documents_is_the_one_that_the_system_names() {
        let dirs = "# comment\nXDG_DESKTOP_DIR=\"$HOME/Bureau\"\nXDG_DOCUMENTS_DIR=\"$HOME/Papiers\"\n";
        assert_eq!(named(dirs, Path::new("/home/zoe")), Some(PathBuf::from("/home/zoe/Papiers")));
        assert_eq!(
            named("XDG_DOCUMENTS_DIR=\"/data/docs\"", Path::new("/home/zoe")),
            Some(PathBuf::from("/data/docs"))
        );
        assert_eq!(named("", Path::new("/home/zoe")), None);
    }

    #[test]
    fn what_is_typed_is_whole_or_lies_in_the_folder() {
        let folder = Path::new("/home/zoe/Documents");
        assert_eq!(typed_path(" /tmp/a.csv ", folder), Path::new("/tmp/a.csv"));
        assert_eq!(typed_path("a.csv", folder), Path::new("/home/zoe/Documents/a.csv"));
    }
}
