//! Where an export goes: to standard output, or to a file that is there whole or not at all.

use std::io::{self, IsTerminal as _, Write as _};
use std::path::PathBuf;

use clap::Args;

use super::desk::Stop;
use super::{results, tell};
use crate::store::{NotWritten, write_export};
use crate::words::{Words, message};

/// The endings by which programs know what is in a file.
const ENDINGS: [&str; 12] = ["csv", "xlsx", "xls", "ods", "html", "htm", "pdf", "txt", "json", "halali", "docx", "odt"];

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

    /// Into a file.
    pub(super) const fn to(file: PathBuf, force: bool) -> Output {
        Output { out: Some(file), force }
    }

    /// Refuses a file whose name says that it is something else than the forms with these endings.
    pub(super) fn is_named_as(&self, endings: &[&str], words: &Words) -> Result<(), Stop> {
        let Some(file) = &self.out else { return Ok(()) };
        let ending = file.extension().map(|ending| ending.to_string_lossy().to_lowercase()).unwrap_or_default();
        if !ENDINGS.contains(&ending.as_str()) || endings.contains(&ending.as_str()) {
            return Ok(());
        }
        let list = endings.iter().map(|ending| format!(".{ending}")).collect::<Vec<_>>().join(", ");
        Err(Stop::Refused(message!(words, "export-other-ending", file = file.display().to_string(), list = list)))
    }

    /// Writes an export. A file comes in the place of another only by force, and only when it is whole.
    pub(super) fn write(&self, bytes: &[u8], words: &Words) -> Result<(), Stop> {
        let Some(file) = &self.out else {
            let mut out = results();
            out.write_all(bytes)?;
            return Ok(out.flush()?);
        };
        let name = || file.display().to_string();
        write_export(file, bytes, self.force).map_err(|fault| match fault {
            NotWritten::Exists => Stop::Refused(message!(words, "export-exists", file = name())),
            NotWritten::Club => Stop::Refused(message!(words, "export-over-club", file = name())),
            NotWritten::Store(error) => Stop::Store(error),
        })?;
        tell(&message!(words, "export-written", file = name()));
        Ok(())
    }
}
