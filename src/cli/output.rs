//! Where an export goes: to standard output, or to a file that is there whole or not at all.

use std::fs::{self, File};
use std::io::{self, IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};

use clap::Args;

use super::desk::Stop;
use super::{results, tell};
use crate::store::{Half, StoreError, is_database};
use crate::words::{Words, message};

/// What marks the name of an export that is not whole yet.
const HALF: &str = ".part";

/// Where an export goes.
#[derive(Args)]
pub(super) struct Output {
    /// The file.
    #[arg(long, value_name = "FILE")]
    pub(super) out: Option<PathBuf>,
    #[arg(long, requires = "out")]
    force: bool,
}

impl Output {
    /// Whether the results go to a terminal.
    pub(super) fn is_shown(&self) -> bool {
        self.out.is_none() && io::stdout().is_terminal()
    }

    /// Writes an export. A file comes in the place of another only by force, and only when it is whole.
    pub(super) fn write(&self, bytes: &[u8], words: &Words) -> Result<(), Stop> {
        let Some(file) = &self.out else {
            let mut out = results();
            out.write_all(bytes)?;
            return Ok(out.flush()?);
        };
        let at = |source| Stop::Store(StoreError::Io { path: file.clone(), source });
        let there = fs::metadata(file).ok();
        if there.as_ref().is_some_and(fs::Metadata::is_dir) {
            return Err(at(io::ErrorKind::IsADirectory.into()));
        }
        if there.is_some_and(|there| !there.is_file()) {
            // A device or a pipe takes what is written, and nothing may take its place.
            fs::write(file, bytes).map_err(at)?;
            tell(&message!(words, "export-written", file = file.display().to_string()));
            return Ok(());
        }
        if !self.force && file.try_exists().map_err(at)? {
            return Err(Stop::Refused(message!(words, "export-exists", file = file.display().to_string())));
        }
        if is_database(file) {
            return Err(Stop::Refused(message!(words, "export-over-club", file = file.display().to_string())));
        }
        // Another name of a file goes on to be one.
        let place = fs::canonicalize(file).unwrap_or_else(|_| file.clone());
        let half = Half::begin(&place, ".", HALF)?;
        write_whole(half.path(), bytes).and_then(|()| fs::rename(half.path(), &place)).map_err(at)?;
        tell(&message!(words, "export-written", file = file.display().to_string()));
        Ok(())
    }
}

fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::create_new(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}
