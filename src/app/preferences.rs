//! What whoever sits before the window likes: kept beside no club, since it is about this machine.

use std::path::PathBuf;
use std::{fs, io};

use etcetera::BaseStrategy as _;
use serde::{Deserialize, Serialize};

use super::beside;
use super::pin::Pin;
use super::play;
use super::theme::Look;
use super::worker::Failure;
use crate::store;
use crate::words::Language;

/// The smallest and the largest text, in percent.
pub const TEXT_SIZES: [u16; 5] = [85, 100, 115, 130, 150];

/// What somebody likes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    /// The code of the language; that of the system if none is chosen.
    pub language: Option<String>,
    /// The colours.
    pub look: Look,
    /// How large everything is, in percent.
    pub text: u16,
    /// How large the window is, in logical pixels.
    pub window: (f32, f32),
    /// The club file that was open last, if it was not the usual one.
    pub club: Option<PathBuf>,
    /// How games are shown.
    pub board: play::Options,
    /// Whether the colours go by the system's.
    pub as_system: bool,
    /// The colours of the system, as far as it says so.
    #[serde(skip)]
    pub system_look: Option<Look>,
    /// The organiser's PIN on this machine, if there is one.
    pub pin: Option<Pin>,
}

impl Default for Preferences {
    fn default() -> Preferences {
        Preferences {
            language: None,
            look: Look::default(),
            text: 100,
            window: (1180.0, 780.0),
            club: None,
            board: play::Options::default(),
            as_system: false,
            system_look: None,
            pin: None,
        }
    }
}

/// Where this machine keeps what the window needs.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Places {
    /// The file of the preferences.
    pub preferences: Option<PathBuf>,
    /// The club file that the program makes by itself.
    pub usual: Option<PathBuf>,
    /// The club file that the environment names.
    pub named: Option<PathBuf>,
}

impl Places {
    /// Those of the system.
    pub fn of_system() -> Places {
        let strategy = etcetera::base_strategy::choose_native_strategy().ok();
        let preferences = strategy.map(|strategy| strategy.config_dir().join("halali").join("window.json"));
        Places { preferences, usual: store::usual_place(), named: store::named_place() }
    }

    /// The sample club lies beside the usual club file, so that the two never mix.
    pub fn sample(&self) -> Option<PathBuf> {
        self.usual.as_ref().map(|usual| usual.with_file_name("sample.halaliclub"))
    }
}

impl Preferences {
    /// What was kept, or the defaults; and why what was kept cannot be read, if so. What makes no sense is set aside, so that
    /// it is not written over.
    pub fn kept(places: &Places) -> (Preferences, Option<Failure>) {
        let Some(path) = &places.preferences else { return (Preferences::default(), None) };
        let read = match fs::read(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return (Preferences::default(), None),
            read => read.map_err(|error| beside::file_failure(path, &error)),
        };
        let made_out = read.and_then(|text| {
            serde_json::from_slice(&text).or_else(|_| {
                let aside = beside::set_aside(path)?;
                Err(Failure::SetAside { path: path.clone(), aside })
            })
        });
        match made_out {
            Ok(preferences) => (preferences, None),
            Err(failure) => (Preferences::default(), Some(failure)),
        }
    }

    /// The colours that are shown.
    pub const fn shown_look(&self) -> Look {
        match (self.as_system, self.system_look) {
            (true, Some(look)) => look,
            (true, None) => Look::Light,
            (false, _) => self.look,
        }
    }

    /// Keeps them.
    ///
    /// # Errors
    ///
    /// When they cannot be written.
    pub fn keep(&self, places: &Places) -> Result<(), Failure> {
        let Some(path) = &places.preferences else { return Ok(()) };
        let text = serde_json::to_string_pretty(self)
            .map_err(|error| Failure::File { path: path.clone(), what: error.to_string() })?;
        beside::write_beside(path, &text)
    }

    /// The language: the one that was chosen, else the system's.
    pub fn language(&self) -> Language {
        let chosen = self.language.as_deref().and_then(Language::from_code);
        chosen.unwrap_or_else(|| Language::of_locale(&sys_locale::get_locale().unwrap_or_default()))
    }
}
